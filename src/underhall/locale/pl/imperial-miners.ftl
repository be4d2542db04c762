# Imperial Miners: pytania, opcje, odmowy, dziennik, nazwy i to, co mówią karty.
# $card, $second, $event, $face, $board, $title to nazwy stąd; $cell to miejsce w kopalni, na przykład b-1, a $seam styk
# 2 kart, na przykład a0.r; $level to od 1 do 4; $faction, $which, $what, $state, $side, $why to klucze; $items, $brings,
# $cards, $faces to listy w mianowniku; $n to liczba.

## Nazwy

im-card-thistle_drift = Chodnik pod Ostem
im-card-peat_cutting = Torfowy wykop
im-card-pipers_adit = Sztolnia dudziarza
im-card-smash_and_grab = Łup i w nogi
im-card-trophy_pit = Jama trofeów
im-card-howling_shaft = Wyjący szyb
im-card-scribes_niche = Wnęka skryby
im-card-ferrymans_dock = Przystań przewoźnika
im-card-papyrus_cellar = Piwnica papirusów
im-card-paper_lanterns = Papierowe lampiony
im-card-silk_letter = List na jedwabiu
im-card-bamboo_props = Bambusowe stemple
im-card-pump_room = Pompownia
im-card-brass_diver = Mosiężny nurek
im-card-coral_gauge = Koralowy manometr
im-card-cart_legion = Legion wozaków
im-card-cross_vault = Sklepienie krzyżowe
im-card-via_profunda = Via Profunda
im-card-tartan_gallery = Galeria w kratę
im-card-oatcake_store = Owsiana spiżarnia
im-card-highland_reel = Szkocki reel
im-card-reivers_truce = Rozejm rabusiów
im-card-kilted_surveyors = Geometrzy w kiltach
im-card-ramshead_breach = Baranim łbem w skałę
im-card-plunder_chute = Zsyp na łupy
im-card-rubble_feast = Uczta na gruzach
im-card-tomb_breakers = Burzyciele grobowców
im-card-broken_lanterns = Potłuczone lampiony
im-card-measuring_hall = Sala pomiarów
im-card-stair_of_stars = Gwiezdne schody
im-card-ibis_library = Biblioteka ibisa
im-card-envoys_garden = Ogród posła
im-card-clockwork_scarab = Nakręcany skarabeusz
im-card-tea_pavilion = Pawilon herbaciany
im-card-crane_terrace = Taras żurawi
im-card-hall_of_envoys = Sala poselska
im-card-koi_engine = Silnik koi
im-card-cedar_trestle = Cedrowa estakada
im-card-tide_wheel = Koło pływów
im-card-pressure_works = Tłocznia
im-card-grand_manifold = Wielki rozdzielacz
im-card-bronze_railway = Spiżowa kolej
im-card-steam_bagpipes = Parowe dudy
im-card-paved_crossing = Brukowane rozstaje
im-card-weigh_house = Dom wagi
im-card-locked_shields = Tarcza przy tarczy
im-card-northern_wall = Północny mur
im-card-runaway_wain = Rozpędzona fura
im-card-whisky_still = Alembik na whisky
im-card-clan_gathering = Zjazd klanów
im-card-toll_viaduct = Wiadukt z mytem
im-card-sunken_loch = Zapadłe jezioro
im-card-cairn_of_names = Kopiec imion
im-card-silk_and_tartan = Jedwab i tartan
im-card-lairds_vault = Skarbiec lairda
im-card-reckless_blast = Strzał na oślep
im-card-giants_hammer = Młot olbrzyma
im-card-stolen_pistons = Kradzione tłoki
im-card-hall_of_ruins = Sala ruin
im-card-border_brawl = Burda na pograniczu
im-card-thunder_drums = Bębny gromu
im-card-warlords_breach = Wyłom wodza
im-card-sundial_shaft = Słoneczny szyb
im-card-lotus_chapel = Kaplica lotosu
im-card-ladder_of_ages = Drabina wieków
im-card-sealed_archive = Archiwum pod pieczęcią
im-card-obelisk_road = Droga obelisków
im-card-buried_nile = Podziemny Nil
im-card-cursed_passage = Przeklęty korytarz
im-card-pharaohs_compass = Kompas faraona
im-card-painted_screens = Malowane parawany
im-card-moon_bridge = Księżycowy most
im-card-star_almanac = Almanach gwiazd
im-card-thousand_cranes = Tysiąc żurawi
im-card-sake_and_malt = Sake i single malt
im-card-six_lanterns = Sześć lampionów
im-card-jade_court = Jadeitowy dwór
im-card-idle_leviathan = Uśpiony lewiatan
im-card-gear_cathedral = Katedra trybów
im-card-pearl_turbine = Perłowa turbina
im-card-clockwork_carp = Karp na kluczyk
im-card-hundred_valves = Sto zaworów
im-card-flood_hammer = Młot powodzi
im-card-abyssal_foundry = Huta w otchłani
im-card-wheelwrights = Kołodzieje
im-card-forum_below = Podziemne forum
im-card-gold_quadriga = Złota kwadryga
im-card-sphinx_arcade = Arkady sfinksa
im-card-steam_aqueduct = Parowy akwedukt
im-card-triumphal_way = Droga triumfu
im-card-caesars_treasury = Skarb Cezara
im-card-deepest_vein = Najgłębsza żyła
im-event-pay_day = Dzień wypłaty
im-event-fresh_maps = Świeże mapy
im-event-clearance_sale = Wyprzedaż
im-event-bright_idea = Olśnienie
im-event-guest_workers = Robotnicy z daleka
im-event-royal_visit = Królewska wizyta
im-event-deep_echo = Echo z głębi
im-event-toolmakers_fair = Jarmark narzędzi
im-event-cart_parade = Parada wózków
im-event-extra_shift = Dodatkowa szychta
im-event-cheap_timber = Tanie drewno
im-event-golden_week = Złoty tydzień
im-event-market_day = Dzień targowy
im-event-eager_scholars = Zapał uczonych
im-event-depth_prize = Premia za głębokość
im-event-miners_supper = Górnicza wieczerza
im-event-great_clearing = Wielkie sprzątanie
im-event-call_of_the_deep = Zew głębin
im-face-alchemy_a = Alchemia: tygiel
im-face-alchemy_b = Alchemia: kantor
im-face-technology_a = Technologia: warsztat
im-face-technology_b = Technologia: szyny
im-face-diplomacy_a = Dyplomacja: listy
im-face-diplomacy_b = Dyplomacja: rada
im-title-navvy = Kopacz
im-title-tunneller = Drążyciel tuneli
im-title-novice = Początkujący górnik
im-title-engineer = Inżynier górnictwa
im-title-veteran = Stary rębacz
im-title-king = Król głębin
im-faction-scots = Szkoci
im-faction-barbarians = Barbarzyńcy
im-faction-egyptians = Egipcjanie
im-faction-japanese = Japończycy
im-faction-atlanteans = Atlanci
im-faction-romans = Rzymianie
im-board-alchemy = Alchemia
im-board-technology = Technologia
im-board-diplomacy = Dyplomacja

## Co mówią karty, wydarzenia i pola plansz postępu
# Każdy krok to osobne zdanie, od wielkiej litery do kropki; zdania następują po sobie. $first, $rest i $effect to takie
# zdania, jedno lub kilka. W kroku $n mówi, ile; 0 znaczy, że ile, mówi potem im-how-many.

im-then = { $first } { $rest }
im-after = { $first } Potem: { $rest }
im-price = Zapłać { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}{ $scots ->
    [yes] {" "}(o 1 mniej za każdą kartę Szkotów w swojej kopalni)
   *[no] { "" }
}. { $effect }
# $per to im-per, im-per-faction lub im-per-adjacent; $cap to 0, gdy nie ma limitu
im-step-gold = Otrzymaj { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}.
im-step-gold-per = Otrzymaj { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
} { $per }{ $cap ->
    [0] { "" }
    [one] , ale najwyżej { $cap } monetę
    [few] , ale najwyżej { $cap } monety
    [many] , ale najwyżej { $cap } monet
   *[other] , ale najwyżej { $cap } monety
}.
im-step-gold-plus = Otrzymaj { $plus ->
    [one] { $plus } monetę
    [few] { $plus } monety
    [many] { $plus } monet
   *[other] { $plus } monety
} i jeszcze { $n } { $per }{ $cap ->
    [0] { "" }
   *[other] , razem najwyżej { $cap }
}.
im-step-points = Otrzymaj { $n ->
    [one] { $n } punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
    [many] { $n } punktów zwycięstwa
   *[other] { $n } punktu zwycięstwa
}.
im-step-points-per = Otrzymaj { $n ->
    [one] { $n } punkt zwycięstwa
    [few] { $n } punkty zwycięstwa
    [many] { $n } punktów zwycięstwa
   *[other] { $n } punktu zwycięstwa
} { $per }{ $cap ->
    [0] { "" }
    [one] , ale najwyżej { $cap } punkt
    [few] , ale najwyżej { $cap } punkty
    [many] , ale najwyżej { $cap } punktów
   *[other] , ale najwyżej { $cap } punktu
}.
im-step-points-plus = Otrzymaj { $plus ->
    [one] { $plus } punkt zwycięstwa
    [few] { $plus } punkty zwycięstwa
    [many] { $plus } punktów zwycięstwa
   *[other] { $plus } punktu zwycięstwa
} i jeszcze { $n } { $per }{ $cap ->
    [0] { "" }
   *[other] , razem najwyżej { $cap }
}.
# $where: any (dowolna karta w kopalni), others (nie ta karta), adjacent, above lub below (względem tej karty);
# $count mówi, ile kart się wybiera
im-step-machine-self = Umieść { $n ->
    [0] maszyny
    [one] { $n } maszynę
    [few] { $n } maszyny
    [many] { $n } maszyn
   *[other] { $n } maszyny
} na tej karcie.
im-step-machine-pick = Umieść { $n ->
    [0] maszyny
    [one] { $n } maszynę
    [few] { $n } maszyny
    [many] { $n } maszyn
   *[other] { $n } maszyny
} { $count ->
    [1] { $where ->
        [others] na { $count } wybranej innej karcie
        [adjacent] na { $count } wybranej sąsiedniej karcie
        [above] na { $count } wybranej karcie bezpośrednio powyżej
        [below] na { $count } wybranej karcie bezpośrednio poniżej
       *[any] na { $count } wybranej karcie
    }
   *[other] { $where ->
        [others] na każdej z { $count } wybranych innych kart
        [adjacent] na każdej z { $count } wybranych sąsiednich kart
        [above] na każdej z { $count } wybranych kart bezpośrednio powyżej
        [below] na każdej z { $count } wybranych kart bezpośrednio poniżej
       *[any] na każdej z { $count } wybranych kart
    }
}.
im-step-machine-all = Umieść { $n ->
    [0] maszyny
    [one] { $n } maszynę
    [few] { $n } maszyny
    [many] { $n } maszyn
   *[other] { $n } maszyny
} { $where ->
    [others] na każdej innej karcie w swojej kopalni
    [adjacent] na każdej sąsiedniej karcie
    [above] na każdej karcie bezpośrednio powyżej
    [below] na każdej karcie bezpośrednio poniżej
   *[any] na każdej karcie w swojej kopalni
}.
im-step-collapse-self = Umieść zawalenie na tej karcie.
im-step-collapse-pick = Umieść zawalenie { $count ->
    [1] { $where ->
        [others] na { $count } wybranej innej karcie
        [adjacent] na { $count } wybranej sąsiedniej karcie
        [above] na { $count } wybranej karcie bezpośrednio powyżej
        [below] na { $count } wybranej karcie bezpośrednio poniżej
       *[any] na { $count } wybranej karcie
    }
   *[other] { $where ->
        [others] na każdej z { $count } wybranych innych kart
        [adjacent] na każdej z { $count } wybranych sąsiednich kart
        [above] na każdej z { $count } wybranych kart bezpośrednio powyżej
        [below] na każdej z { $count } wybranych kart bezpośrednio poniżej
       *[any] na każdej z { $count } wybranych kart
    }
}.
im-step-collapse-all = Umieść zawalenie { $where ->
    [others] na każdej innej karcie w swojej kopalni
    [adjacent] na każdej sąsiedniej karcie
    [above] na każdej karcie bezpośrednio powyżej
    [below] na każdej karcie bezpośrednio poniżej
   *[any] na każdej karcie w swojej kopalni
}.
im-step-clear-self = Usuń zawalenie z tej karty.
im-step-clear-pick = Usuń zawalenie { $count ->
    [1] { $where ->
        [others] z { $count } wybranej innej karty
        [adjacent] z { $count } wybranej sąsiedniej karty
        [above] z { $count } wybranej karty bezpośrednio powyżej
        [below] z { $count } wybranej karty bezpośrednio poniżej
       *[any] z { $count } wybranej karty
    }
   *[other] { $where ->
        [others] z każdej z { $count } wybranych innych kart
        [adjacent] z każdej z { $count } wybranych sąsiednich kart
        [above] z każdej z { $count } wybranych kart bezpośrednio powyżej
        [below] z każdej z { $count } wybranych kart bezpośrednio poniżej
       *[any] z każdej z { $count } wybranych kart
    }
}.
im-step-clear-all = Usuń zawalenie { $where ->
    [others] z każdej innej karty w swojej kopalni
    [adjacent] z każdej sąsiedniej karty
    [above] z każdej karty bezpośrednio powyżej
    [below] z każdej karty bezpośrednio poniżej
   *[any] z każdej karty w swojej kopalni
}.
im-step-activate-pick = Aktywuj { $where ->
    [others] { $count ->
        [one] { $count } wybraną inną kartę
        [few] { $count } wybrane inne karty
        [many] { $count } wybranych innych kart
       *[other] { $count } wybranej innej karty
    }
    [adjacent] { $count ->
        [one] { $count } wybraną sąsiednią kartę
        [few] { $count } wybrane sąsiednie karty
        [many] { $count } wybranych sąsiednich kart
       *[other] { $count } wybranej sąsiedniej karty
    }
    [above] { $count ->
        [one] { $count } wybraną kartę bezpośrednio powyżej
        [few] { $count } wybrane karty bezpośrednio powyżej
        [many] { $count } wybranych kart bezpośrednio powyżej
       *[other] { $count } wybranej karty bezpośrednio powyżej
    }
    [below] { $count ->
        [one] { $count } wybraną kartę bezpośrednio poniżej
        [few] { $count } wybrane karty bezpośrednio poniżej
        [many] { $count } wybranych kart bezpośrednio poniżej
       *[other] { $count } wybranej karty bezpośrednio poniżej
    }
   *[any] { $count ->
        [one] { $count } wybraną kartę
        [few] { $count } wybrane karty
        [many] { $count } wybranych kart
       *[other] { $count } wybranej karty
    }
}.
im-step-cart = Umieść { $n ->
    [0] żetony wózka
    [one] { $n } żeton wózka
    [few] { $n } żetony wózka
    [many] { $n } żetonów wózka
   *[other] { $n } żetonu wózka
}.
im-step-research = { $n ->
    [0] Awansuj.
    [one] Awansuj o najwyżej { $n } pole.
    [few] Awansuj o najwyżej { $n } pola.
    [many] Awansuj o najwyżej { $n } pól.
   *[other] Awansuj o najwyżej { $n } pola.
}
# $levels: any albo poziomy, z których dobiera się karty
im-step-draw = Dobierz { $n ->
    [0] karty
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}{ $levels ->
    [l1] {" "}1. poziomu
    [l2] {" "}2. poziomu
    [l3] {" "}3. poziomu
    [l12] {" "}1. lub 2. poziomu
    [l13] {" "}1. lub 3. poziomu
    [l23] {" "}2. lub 3. poziomu
   *[any] { "" }
}.
# karty frakcji, których szuka się w talii
im-step-faction = Dobierz { $faction ->
    [scots] { $n ->
        [0] karty Szkotów
        [one] { $n } kartę Szkotów
        [few] { $n } karty Szkotów
        [many] { $n } kart Szkotów
       *[other] { $n } karty Szkotów
    }
    [barbarians] { $n ->
        [0] karty Barbarzyńców
        [one] { $n } kartę Barbarzyńców
        [few] { $n } karty Barbarzyńców
        [many] { $n } kart Barbarzyńców
       *[other] { $n } karty Barbarzyńców
    }
    [egyptians] { $n ->
        [0] karty Egipcjan
        [one] { $n } kartę Egipcjan
        [few] { $n } karty Egipcjan
        [many] { $n } kart Egipcjan
       *[other] { $n } karty Egipcjan
    }
    [japanese] { $n ->
        [0] karty Japończyków
        [one] { $n } kartę Japończyków
        [few] { $n } karty Japończyków
        [many] { $n } kart Japończyków
       *[other] { $n } karty Japończyków
    }
    [atlanteans] { $n ->
        [0] karty Atlantów
        [one] { $n } kartę Atlantów
        [few] { $n } karty Atlantów
        [many] { $n } kart Atlantów
       *[other] { $n } karty Atlantów
    }
    [romans] { $n ->
        [0] karty Rzymian
        [one] { $n } kartę Rzymian
        [few] { $n } karty Rzymian
        [many] { $n } kart Rzymian
       *[other] { $n } karty Rzymian
    }
   *[any] { $n ->
        [0] karty, każdą wybranej frakcji
        [one] { $n } kartę wybranej frakcji
        [few] { $n } karty, każdą wybranej frakcji
        [many] { $n } kart, każdą wybranej frakcji
       *[other] { $n } karty wybranej frakcji
    }
}.
im-step-deep = Dobierz { $n ->
    [0] karty 4. poziomu
    [one] { $n } kartę 4. poziomu
    [few] { $n } karty 4. poziomu
    [many] { $n } kart 4. poziomu
   *[other] { $n } karty 4. poziomu
}.
im-step-discard = { $upto ->
    [yes] Odrzuć najwyżej { $n ->
        [0] tyle kart, ile naliczysz
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }.
   *[no] Odrzuć { $n ->
        [0] karty
        [one] { $n } kartę
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }.
}
im-step-trade = Możesz zapłacić { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}. Jeśli to zrobisz: { $effect }
im-step-trades = Możesz zapłacić { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}, najwyżej { $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } raza
}. Za każdym razem: { $effect }
im-each-cleared = Za każde usunięte zawalenie: { $effect }
im-each-discarded = Po każdej odrzuconej karcie: { $effect }
# $what to im-what, im-what-faction lub im-what-adjacent; $bound: least albo most
im-if = Policz { $what }. { $bound ->
    [least] Jeśli wyjdzie co najmniej { $n }
   *[most] Jeśli wyjdzie najwyżej { $n }
}: { $effect }
im-otherwise = W przeciwnym razie: { $effect }
# $plus to 0, gdy nic się nie dodaje
im-how-many = Licz { $plus ->
    [0] { $n }
   *[other] { $plus } i jeszcze { $n }
} { $per }{ $cap ->
    [0] { "" }
   *[other] , razem najwyżej { $cap }
}.
# za każdą sztukę albo, przy innym $count, za każde tyle sztuk; $level tylko przy level
im-per = { $per ->
    [machines_self] { $count ->
        [one] za każdą maszynę na tej karcie
        [few] za każde { $count } maszyny na tej karcie
        [many] za każdych { $count } maszyn na tej karcie
       *[other] za każde { $count } maszyny na tej karcie
    }
    [machines_mine] { $count ->
        [one] za każdą maszynę w swojej kopalni
        [few] za każde { $count } maszyny w swojej kopalni
        [many] za każdych { $count } maszyn w swojej kopalni
       *[other] za każde { $count } maszyny w swojej kopalni
    }
    [cards_with_machine] { $count ->
        [one] za każdą kartę z maszyną w swojej kopalni
        [few] za każde { $count } karty z maszyną w swojej kopalni
        [many] za każdych { $count } kart z maszyną w swojej kopalni
       *[other] za każde { $count } karty z maszyną w swojej kopalni
    }
    [collapses_mine] { $count ->
        [one] za każde zawalenie w swojej kopalni
        [few] za każde { $count } zawalenia w swojej kopalni
        [many] za każdych { $count } zawaleń w swojej kopalni
       *[other] za każde { $count } zawalenia w swojej kopalni
    }
    [distinct_factions] { $count ->
        [one] za każdą z różnych frakcji w swojej kopalni
        [few] za każde { $count } różne frakcje w swojej kopalni
        [many] za każdych { $count } różnych frakcji w swojej kopalni
       *[other] za każde { $count } frakcji w swojej kopalni
    }
    [level] { $count ->
        [one] za każdą kartę { $level }. poziomu w swojej kopalni
        [few] za każde { $count } karty { $level }. poziomu w swojej kopalni
        [many] za każdych { $count } kart { $level }. poziomu w swojej kopalni
       *[other] za każde { $count } karty { $level }. poziomu w swojej kopalni
    }
    [row_self] { $count ->
        [one] za każdy rząd od powierzchni do tej karty
        [few] za każde { $count } rzędy od powierzchni do tej karty
        [many] za każdych { $count } rzędów od powierzchni do tej karty
       *[other] za każde { $count } rzędu od powierzchni do tej karty
    }
    [full_carts] { $count ->
        [one] za każdy pełny wózek w swojej kopalni
        [few] za każde { $count } pełne wózki w swojej kopalni
        [many] za każdych { $count } pełnych wózków w swojej kopalni
       *[other] za każde { $count } pełnego wózka w swojej kopalni
    }
    [full_carts_self] { $count ->
        [one] za każdy pełny wózek przy tej karcie
        [few] za każde { $count } pełne wózki przy tej karcie
        [many] za każdych { $count } pełnych wózków przy tej karcie
       *[other] za każde { $count } pełnego wózka przy tej karcie
    }
    [half_carts] { $count ->
        [one] za każdy wózek pełny do połowy w swojej kopalni
        [few] za każde { $count } wózki pełne do połowy w swojej kopalni
        [many] za każdych { $count } wózków pełnych do połowy w swojej kopalni
       *[other] za każde { $count } wózka pełnego do połowy w swojej kopalni
    }
    [position] { $count ->
        [one] za każde pole przebyte na obecnej planszy postępu
        [few] za każde { $count } pola przebyte na obecnej planszy postępu
        [many] za każdych { $count } pól przebytych na obecnej planszy postępu
       *[other] za każde { $count } pola przebytego na obecnej planszy postępu
    }
    [advance_total] { $count ->
        [one] za każde pole swojego łącznego postępu
        [few] za każde { $count } pola swojego łącznego postępu
        [many] za każdych { $count } pól swojego łącznego postępu
       *[other] za każde { $count } pola swojego łącznego postępu
    }
    [boards_completed] { $count ->
        [one] za każdą ukończoną planszę postępu
        [few] za każde { $count } ukończone plansze postępu
        [many] za każdych { $count } ukończonych plansz postępu
       *[other] za każde { $count } ukończonej planszy postępu
    }
    [hand] { $count ->
        [one] za każdą kartę na ręce
        [few] za każde { $count } karty na ręce
        [many] za każdych { $count } kart na ręce
       *[other] za każde { $count } karty na ręce
    }
    [gold] { $count ->
        [one] za każdą monetę, którą masz
        [few] za każde { $count } monety, które masz
        [many] za każdych { $count } monet, które masz
       *[other] za każde { $count } monety, które masz
    }
    [removed] { $count ->
        [one] za każde usunięte dotąd zawalenie
        [few] za każde { $count } usunięte dotąd zawalenia
        [many] za każdych { $count } usuniętych dotąd zawaleń
       *[other] za każde { $count } usuniętego dotąd zawalenia
    }
   *[discarded] { $count ->
        [one] za każdą odrzuconą dotąd kartę
        [few] za każde { $count } odrzucone dotąd karty
        [many] za każdych { $count } odrzuconych dotąd kart
       *[other] za każde { $count } odrzuconej dotąd karty
    }
}
im-per-faction = { $faction ->
    [scots] { $count ->
        [one] za każdą kartę Szkotów w swojej kopalni
        [few] za każde { $count } karty Szkotów w swojej kopalni
        [many] za każdych { $count } kart Szkotów w swojej kopalni
       *[other] za każde { $count } karty Szkotów w swojej kopalni
    }
    [barbarians] { $count ->
        [one] za każdą kartę Barbarzyńców w swojej kopalni
        [few] za każde { $count } karty Barbarzyńców w swojej kopalni
        [many] za każdych { $count } kart Barbarzyńców w swojej kopalni
       *[other] za każde { $count } karty Barbarzyńców w swojej kopalni
    }
    [egyptians] { $count ->
        [one] za każdą kartę Egipcjan w swojej kopalni
        [few] za każde { $count } karty Egipcjan w swojej kopalni
        [many] za każdych { $count } kart Egipcjan w swojej kopalni
       *[other] za każde { $count } karty Egipcjan w swojej kopalni
    }
    [japanese] { $count ->
        [one] za każdą kartę Japończyków w swojej kopalni
        [few] za każde { $count } karty Japończyków w swojej kopalni
        [many] za każdych { $count } kart Japończyków w swojej kopalni
       *[other] za każde { $count } karty Japończyków w swojej kopalni
    }
    [atlanteans] { $count ->
        [one] za każdą kartę Atlantów w swojej kopalni
        [few] za każde { $count } karty Atlantów w swojej kopalni
        [many] za każdych { $count } kart Atlantów w swojej kopalni
       *[other] za każde { $count } karty Atlantów w swojej kopalni
    }
   *[romans] { $count ->
        [one] za każdą kartę Rzymian w swojej kopalni
        [few] za każde { $count } karty Rzymian w swojej kopalni
        [many] za każdych { $count } kart Rzymian w swojej kopalni
       *[other] za każde { $count } karty Rzymian w swojej kopalni
    }
}
# $faction to none, gdy liczy się każda sąsiednia karta
im-per-adjacent = { $faction ->
    [scots] { $count ->
        [one] za każdą sąsiednią kartę Szkotów
        [few] za każde { $count } sąsiednie karty Szkotów
        [many] za każdych { $count } sąsiednich kart Szkotów
       *[other] za każde { $count } sąsiedniej karty Szkotów
    }
    [barbarians] { $count ->
        [one] za każdą sąsiednią kartę Barbarzyńców
        [few] za każde { $count } sąsiednie karty Barbarzyńców
        [many] za każdych { $count } sąsiednich kart Barbarzyńców
       *[other] za każde { $count } sąsiedniej karty Barbarzyńców
    }
    [egyptians] { $count ->
        [one] za każdą sąsiednią kartę Egipcjan
        [few] za każde { $count } sąsiednie karty Egipcjan
        [many] za każdych { $count } sąsiednich kart Egipcjan
       *[other] za każde { $count } sąsiedniej karty Egipcjan
    }
    [japanese] { $count ->
        [one] za każdą sąsiednią kartę Japończyków
        [few] za każde { $count } sąsiednie karty Japończyków
        [many] za każdych { $count } sąsiednich kart Japończyków
       *[other] za każde { $count } sąsiedniej karty Japończyków
    }
    [atlanteans] { $count ->
        [one] za każdą sąsiednią kartę Atlantów
        [few] za każde { $count } sąsiednie karty Atlantów
        [many] za każdych { $count } sąsiednich kart Atlantów
       *[other] za każde { $count } sąsiedniej karty Atlantów
    }
    [romans] { $count ->
        [one] za każdą sąsiednią kartę Rzymian
        [few] za każde { $count } sąsiednie karty Rzymian
        [many] za każdych { $count } sąsiednich kart Rzymian
       *[other] za każde { $count } sąsiedniej karty Rzymian
    }
   *[none] { $count ->
        [one] za każdą sąsiednią kartę
        [few] za każde { $count } sąsiednie karty
        [many] za każdych { $count } sąsiednich kart
       *[other] za każde { $count } sąsiedniej karty
    }
}
# co liczy im-if
im-what = { $per ->
    [machines_self] maszyny na tej karcie
    [machines_mine] maszyny w swojej kopalni
    [cards_with_machine] karty z maszyną w swojej kopalni
    [collapses_mine] zawalenia w swojej kopalni
    [distinct_factions] różne frakcje w swojej kopalni
    [level] karty { $level }. poziomu w swojej kopalni
    [row_self] rzędy od powierzchni do tej karty
    [full_carts] pełne wózki w swojej kopalni
    [full_carts_self] pełne wózki przy tej karcie
    [half_carts] wózki pełne do połowy w swojej kopalni
    [position] pola przebyte na obecnej planszy postępu
    [advance_total] pola swojego łącznego postępu
    [boards_completed] ukończone plansze postępu
    [hand] karty na ręce
    [gold] swoje monety
    [removed] usunięte dotąd zawalenia
   *[discarded] odrzucone dotąd karty
}
im-what-faction = { $faction ->
    [scots] karty Szkotów w swojej kopalni
    [barbarians] karty Barbarzyńców w swojej kopalni
    [egyptians] karty Egipcjan w swojej kopalni
    [japanese] karty Japończyków w swojej kopalni
    [atlanteans] karty Atlantów w swojej kopalni
   *[romans] karty Rzymian w swojej kopalni
}
im-what-adjacent = { $faction ->
    [scots] sąsiednie karty Szkotów
    [barbarians] sąsiednie karty Barbarzyńców
    [egyptians] sąsiednie karty Egipcjan
    [japanese] sąsiednie karty Japończyków
    [atlanteans] sąsiednie karty Atlantów
    [romans] sąsiednie karty Rzymian
   *[none] sąsiednie karty
}
im-only = { $what ->
    [has_machine] Dotyczy tylko kart z maszyną.
    [has_collapse] Dotyczy tylko kart z zawaleniem.
   *[not_activated] Dotyczy tylko kart jeszcze nieaktywowanych w tej rundzie.
}
im-only-faction = { $faction ->
    [scots] Dotyczy tylko kart Szkotów.
    [barbarians] Dotyczy tylko kart Barbarzyńców.
    [egyptians] Dotyczy tylko kart Egipcjan.
    [japanese] Dotyczy tylko kart Japończyków.
    [atlanteans] Dotyczy tylko kart Atlantów.
   *[romans] Dotyczy tylko kart Rzymian.
}
im-only-level = Dotyczy tylko kart { $level }. poziomu.
im-this-card = „Ta karta” to twoja karta dołożona w tej rundzie.
im-mod-cost = { $less ->
    [yes] W tej rundzie zagranie karty kosztuje o { $n ->
        [one] { $n } monetę
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    } mniej.
   *[no] W tej rundzie zagranie karty kosztuje o { $n ->
        [one] { $n } monetę
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    } więcej.
}
im-mod-gold = { $count ->
    [one] W tej rundzie { $count } pierwszy efekt, który daje ci monety, daje o { $n } więcej.
    [few] W tej rundzie { $count } pierwsze efekty, które dają ci monety, dają o { $n } więcej każdy.
    [many] W tej rundzie { $count } pierwszych efektów, które dają ci monety, daje o { $n } więcej każdy.
   *[other] W tej rundzie { $count } pierwszego efektu, który daje ci monety, daje o { $n } więcej.
}
im-mod-points = { $count ->
    [one] W tej rundzie { $count } pierwszy efekt, który daje ci punkty zwycięstwa, daje o { $n } więcej.
    [few] W tej rundzie { $count } pierwsze efekty, które dają ci punkty zwycięstwa, dają o { $n } więcej każdy.
    [many] W tej rundzie { $count } pierwszych efektów, które dają ci punkty zwycięstwa, daje o { $n } więcej każdy.
   *[other] W tej rundzie { $count } pierwszego efektu, który daje ci punkty zwycięstwa, daje o { $n } więcej.
}
im-mod-activate = Za każdym razem, gdy w tej rundzie aktywujesz kartę bez zawalenia: { $effect }
im-mod-place = Gdy w tej rundzie dokładasz swoją kartę: { $effect }
im-mod-research = Gdy w tej rundzie awansujesz, możesz przejść o { $n ->
    [one] { $n } pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
} więcej.
im-mod-surface = W tej rundzie wybierasz na powierzchni { $n ->
    [one] { $n } efekt
    [few] { $n } różne efekty
    [many] { $n } różnych efektów
   *[other] { $n } efektu
}.
im-mod-both = Gdy w tej rundzie aktywujesz kartę, możesz wykonać oba jej efekty.

## Liczone rzeczy

im-count-gold = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
im-count-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
im-count-machines = { $n ->
    [one] { $n } maszyna
    [few] { $n } maszyny
    [many] { $n } maszyn
   *[other] { $n } maszyny
}
im-count-collapses = { $n ->
    [one] { $n } zawalenie
    [few] { $n } zawalenia
    [many] { $n } zawaleń
   *[other] { $n } zawalenia
}
im-count-clears = { $n ->
    [one] { $n } usunięte zawalenie
    [few] { $n } usunięte zawalenia
    [many] { $n } usuniętych zawaleń
   *[other] { $n } usuniętego zawalenia
}
im-count-carts = { $n ->
    [one] { $n } żeton wózka
    [few] { $n } żetony wózka
    [many] { $n } żetonów wózka
   *[other] { $n } żetonu wózka
}
im-count-full-carts = { $n ->
    [one] { $n } pełny wózek
    [few] { $n } pełne wózki
    [many] { $n } pełnych wózków
   *[other] { $n } pełnego wózka
}
im-count-research = { $n ->
    [one] { $n } pole postępu
    [few] { $n } pola postępu
    [many] { $n } pól postępu
   *[other] { $n } pola postępu
}
im-count-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
im-count-faction-cards = { $n ->
    [one] { $n } karta frakcji
    [few] { $n } karty frakcji
    [many] { $n } kart frakcji
   *[other] { $n } karty frakcji
}
im-count-deep = { $n ->
    [one] { $n } karta 4. poziomu
    [few] { $n } karty 4. poziomu
    [many] { $n } kart 4. poziomu
   *[other] { $n } karty 4. poziomu
}
im-count-activations = { $n ->
    [one] { $n } aktywacja
    [few] { $n } aktywacje
    [many] { $n } aktywacji
   *[other] { $n } aktywacji
}
im-count-trades = { $n ->
    [one] { $n } wymiana
    [few] { $n } wymiany
    [many] { $n } wymian
   *[other] { $n } wymiany
}

## Pytania

im-ask-keep = { $n ->
    [1] Którą kartę zachowujesz? Jeszcze { $n }.
   *[other] Które karty zachowujesz? Jeszcze { $n }.
}
im-ask-card = Którą kartę zagrywasz? Masz { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}.
im-ask-cell = { $card }, poziom { $level }: gdzie dokładasz tę kartę?
im-ask-effect = { $collapse ->
    [yes] { $card }: na tej karcie leży zawalenie. Usuwasz je?
   *[no] { $card }: który efekt wybierasz?
}
im-ask-up = { $card }: którędy reakcja biegnie dalej w górę?
im-ask-surface = { $n ->
    [one] Powierzchnia: który efekt wybierasz?
    [few] Powierzchnia: { $n } różne efekty. Który najpierw?
    [many] Powierzchnia: { $n } różnych efektów. Który najpierw?
   *[other] Powierzchnia: { $n } efektu. Który najpierw?
}
im-ask-deck = { $n ->
    [one] Dobierasz { $n } kartę. Z której talii?
    [few] Dobierasz { $n } karty. Z której talii najpierw?
    [many] Dobierasz { $n } kart. Z której talii najpierw?
   *[other] Dobierasz { $n } karty. Z której talii najpierw?
}
# $again to yes po talii, w której takiej karty nie było; $n mówi, ile kart jeszcze trzeba znaleźć
im-ask-faction = { $again ->
    [yes] Tam takiej nie ma.{" "}
   *[no] { "" }
}{ $faction ->
    [scots] W której talii szukasz karty Szkotów?
    [barbarians] W której talii szukasz karty Barbarzyńców?
    [egyptians] W której talii szukasz karty Egipcjan?
    [japanese] W której talii szukasz karty Japończyków?
    [atlanteans] W której talii szukasz karty Atlantów?
    [romans] W której talii szukasz karty Rzymian?
   *[any] Jakiej frakcji szukasz i w której talii?
}
im-ask-board = { $first ->
    [yes] Twój pierwszy awans: na której planszy?
   *[no] Plansza ukończona. Która następna?
}
im-ask-steps = Awansujesz o najwyżej { $n ->
    [one] { $n } pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}. O ile?
im-ask-target = { $what ->
    [machine] { $n ->
        [one] Na której karcie umieszczasz maszynę?
        [few] Maszyny trafiają na { $n } karty. Na którą najpierw?
        [many] Maszyny trafiają na { $n } kart. Na którą najpierw?
       *[other] Maszyny trafiają na { $n } karty. Na którą najpierw?
    }
    [collapse] { $n ->
        [one] Na której karcie umieszczasz zawalenie?
        [few] Zawalenia trafiają na { $n } karty. Na którą najpierw?
        [many] Zawalenia trafiają na { $n } kart. Na którą najpierw?
       *[other] Zawalenia trafiają na { $n } karty. Na którą najpierw?
    }
    [clear] { $n ->
        [one] Które zawalenie usuwasz?
        [few] Usuwasz { $n } zawalenia. Które najpierw?
        [many] Usuwasz { $n } zawaleń. Które najpierw?
       *[other] Usuwasz { $n } zawalenia. Które najpierw?
    }
   *[activate] { $n ->
        [one] Którą kartę aktywujesz?
        [few] Aktywujesz { $n } karty. Którą najpierw?
        [many] Aktywujesz { $n } kart. Którą najpierw?
       *[other] Aktywujesz { $n } karty. Którą najpierw?
    }
}
im-ask-seam = { $n ->
    [one] Który wózek pełny do połowy otrzymuje żeton?
    [few] Umieszczasz { $n } żetony wózka. Gdzie najpierw?
    [many] Umieszczasz { $n } żetonów wózka. Gdzie najpierw?
   *[other] Umieszczasz { $n } żetonu wózka. Gdzie najpierw?
}
# $left: ile razy jeszcze można to zrobić
im-ask-trade = { $gives ->
    [yes] Płacisz { $n ->
        [one] { $n } monetę
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }? Zysk: { $brings }.
   *[no] Płacisz { $n ->
        [one] { $n } monetę
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }?
}
im-ask-discard = { $why ->
    [limit] { $n ->
        [one] Za dużo kart na ręce. Którą odrzucasz?
        [few] Za dużo kart na ręce. Odrzuć { $n } karty.
        [many] Za dużo kart na ręce. Odrzuć { $n } kart.
       *[other] Za dużo kart na ręce. Odrzuć { $n } karty.
    }
    [must] { $n ->
        [one] Którą kartę odrzucasz?
        [few] Odrzuć { $n } karty. Które?
        [many] Odrzuć { $n } kart. Które?
       *[other] Odrzuć { $n } karty. Które?
    }
   *[may] { $n ->
        [1] Odrzucasz { $n } kartę?
       *[other] Odrzucasz karty? Najwyżej { $n }.
    }
}

## Opcje

im-group-other = Inne

im-draw-instead = dobranie karty 1. poziomu
im-option-keep = Zachowaj: { $card }, poziom { $level }, koszt { $n }
im-option-card = Zagraj: { $card }, poziom { $level }, { $n ->
    [0] za darmo
    [one] za { $n } monetę
    [few] za { $n } monety
    [many] za { $n } monet
   *[other] za { $n } monety
}
im-option-draw = Dobierz i zagraj kartę 1. poziomu
im-option-cell = Dołóż na miejsce { $cell }{ $full ->
    [0] { "" }
   *[other] ; pełne wózki: { $full }
}{ $half ->
    [0] { "" }
   *[other] ; wózki pełne do połowy: { $half }
}
# $price to 0, gdy nic nie kosztuje; $gives to no, gdy na razie nic pewnego z tego nie ma
im-option-effect = { $which ->
    [first] Pierwszy efekt
    [second] Drugi efekt
   *[both] Oba efekty
}{ $price ->
    [0] { "" }
    [one] {" "}za { $price } monetę
    [few] {" "}za { $price } monety
    [many] {" "}za { $price } monet
   *[other] {" "}za { $price } monety
}{ $gives ->
    [yes] : { $brings }
   *[no] : na razie nic
}
im-option-none = Pomiń efekt
im-option-clear = Usuń zawalenie
im-option-up = { $side ->
    [left] Z lewej: { $card } ({ $cell })
   *[right] Z prawej: { $card } ({ $cell })
}{ $state ->
    [activated] , już aktywowana
    [collapse] , tylko usunięcie zawalenia
   *[open] { "" }
}
im-option-surface = { $which ->
    [first] Pierwszy efekt
    [second] Drugi efekt
   *[third] Trzeci efekt
}{ $price ->
    [0] { "" }
    [one] {" "}za { $price } monetę
    [few] {" "}za { $price } monety
    [many] {" "}za { $price } monet
   *[other] {" "}za { $price } monety
}{ $gives ->
    [yes] : { $brings }
   *[no] : na razie nic
}
im-option-surface-none = Pomiń efekt powierzchni
# $n kart w talii, $count na stosie kart odrzuconych
im-option-deck = Poziom { $level }: { $n ->
    [0] najpierw tasuje się odrzucone
    [one] { $n } karta w talii
    [few] { $n } karty w talii
    [many] { $n } kart w talii
   *[other] { $n } karty w talii
}
im-option-faction = { $faction ->
    [scots] Szkoci w talii { $level }. poziomu
    [barbarians] Barbarzyńcy w talii { $level }. poziomu
    [egyptians] Egipcjanie w talii { $level }. poziomu
    [japanese] Japończycy w talii { $level }. poziomu
    [atlanteans] Atlanci w talii { $level }. poziomu
   *[romans] Rzymianie w talii { $level }. poziomu
}
im-option-board = { $face }
im-option-steps = O { $n ->
    [one] { $n } pole w górę
    [few] { $n } pola w górę
    [many] { $n } pól w górę
   *[other] { $n } pola w górę
}{ $top ->
    [yes] , na najwyższe pole
   *[no] , na pole { $position }
}{ $gives ->
    [yes] : { $brings }
   *[no] { "" }
}
im-option-target = { $what ->
    [machine] Umieść maszynę: { $card } ({ $cell })
    [collapse] Umieść zawalenie: { $card } ({ $cell })
    [clear] Usuń zawalenie: { $card } ({ $cell })
   *[activate] Aktywuj: { $card } ({ $cell })
}
im-option-seam = Wózek między kartami „{ $card }” i „{ $second }” ({ $seam })
im-option-trade = { $gives ->
    [yes] Zapłać { $n ->
        [one] { $n } monetę
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }; zysk: { $brings }
   *[no] Zapłać { $n ->
        [one] { $n } monetę
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
}
im-option-no-trade = Zachowaj monety
im-option-discard = Odrzuć: { $card }, poziom { $level }
im-option-enough = Wystarczy

## Dlaczego nie?

im-why-not-in-hand = Nie masz tej karty na ręce: { $card }.
im-why-kept = Ta karta jest już wybrana: { $card }.
im-why-passed = Karty wybiera się po kolei, a ta stoi przed już wybraną: { $card }.
im-why-too-few = Karty wybiera się po kolei, a za tą zostałoby ich za mało: { $card }.
im-why-no-draw = Możesz zagrać kartę z ręki, więc nie można zamiast tego dobrać.
im-why-no-place = To karta { $level }. poziomu, a pod żadną twoją kartą { $n }. poziomu nie ma jeszcze dla niej miejsca: { $card }.
im-why-cost = Za mało monet na tę kartę ({ $card }): potrzeba { $need }, masz { $n }.
im-why-not-enough = Trzeba odrzucić jeszcze { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}.
im-why-row = To karta { $level }. poziomu, więc trafia do rzędu { $level }: { $card }.
im-why-taken = Na miejscu { $cell } leży już karta: { $card }.
im-why-lattice = Rzędy są przesunięte o pół karty, więc nie ma takiego miejsca: { $cell }.
im-why-nothing-above = Bezpośrednio nad miejscem { $cell } nie leży żadna twoja karta.
im-why-gap = { $n ->
    [0] W rzędzie 1 karta musi leżeć tuż obok innej, a miejsce { $cell } jest dalej.
    [one] W rzędzie 1 między nową kartą a najbliższą można zostawić najwyżej { $n } puste miejsce, a miejsce { $cell } leży dalej.
    [few] W rzędzie 1 między nową kartą a najbliższą można zostawić najwyżej { $n } puste miejsca, a miejsce { $cell } leży dalej.
    [many] W rzędzie 1 między nową kartą a najbliższą można zostawić najwyżej { $n } pustych miejsc, a miejsce { $cell } leży dalej.
   *[other] W rzędzie 1 między nową kartą a najbliższą można zostawić najwyżej { $n } pustego miejsca, a miejsce { $cell } leży dalej.
}
im-why-no-collapse = Na tej karcie nie ma zawalenia: { $card }.
im-why-collapsed = Na tej karcie leży zawalenie i dopóki się go nie usunie, karta nie ma efektu: { $card }.
im-why-one-effect = Ta karta ma tylko 1 efekt: { $card }.
im-why-not-both = Można wybrać tylko 1 efekt tej karty, nie oba: { $card }.
im-why-price = Za mało monet na ten efekt: potrzeba { $need }, masz { $n }.
im-why-surface = Na powierzchni trzeba wybrać efekt.
im-why-surface-used = { $which ->
    [first] Pierwszy efekt powierzchni jest już wybrany.
    [second] Drugi efekt powierzchni jest już wybrany.
   *[third] Trzeci efekt powierzchni jest już wybrany.
}
im-why-surface-price = Za mało monet na ten efekt powierzchni: potrzeba { $need }, masz { $n }.
im-why-no-card = Na miejscu { $cell } nie masz karty.
im-why-machines = { $n ->
    [one] Na tej karcie jest już { $n } maszyna, a więcej się nie zmieści: { $card }.
    [few] Na tej karcie są już { $n } maszyny, a więcej się nie zmieści: { $card }.
    [many] Na tej karcie jest już { $n } maszyn, a więcej się nie zmieści: { $card }.
   *[other] Na tej karcie jest już { $n } maszyny, a więcej się nie zmieści: { $card }.
}
im-why-collapse = Na tej karcie leży już zawalenie: { $card }.
im-why-activated = Tę kartę już w tej rundzie aktywowano: { $card }.
im-why-faction = { $faction ->
    [scots] To nie jest karta Szkotów: { $card }.
    [barbarians] To nie jest karta Barbarzyńców: { $card }.
    [egyptians] To nie jest karta Egipcjan: { $card }.
    [japanese] To nie jest karta Japończyków: { $card }.
    [atlanteans] To nie jest karta Atlantów: { $card }.
   *[romans] To nie jest karta Rzymian: { $card }.
}
im-why-level = To nie jest karta { $level }. poziomu: { $card }.
im-why-other = To karta, której efekt wykonujesz, a trzeba wybrać inną: { $card }.
im-why-not-near = { $where ->
    [adjacent] Ta karta nie sąsiaduje z kartą, której efekt wykonujesz: { $card }.
    [above] Ta karta nie leży bezpośrednio nad kartą, której efekt wykonujesz: { $card }.
   *[below] Ta karta nie leży bezpośrednio pod kartą, której efekt wykonujesz: { $card }.
}
im-why-no-machine = Na tej karcie nie ma maszyny: { $card }.
im-why-cell-picked = Ta karta jest już wybrana: { $card }.
im-why-no-seam = Nie stykają się tu 2 twoje karty: { $seam }.
im-why-no-cart = Na styku { $seam } nie spotykają się 2 połówki wózka.
im-why-cart-full = Wózek na styku { $seam } jest już pełny.
im-why-cart-empty = Wózek na styku { $seam } jest pusty, a żeton można umieścić tylko na wózku pełnym do połowy.
im-why-cart-token = Na styku { $seam } leży już żeton wózka.
im-why-deck-level = Ten efekt nie pozwala dobrać karty { $level }. poziomu.
im-why-deck-empty = Kart { $level }. poziomu nie ma już ani w talii, ani na stosie kart odrzuconych.
im-why-other-faction = { $faction ->
    [scots] Teraz szukasz karty Szkotów.
    [barbarians] Teraz szukasz karty Barbarzyńców.
    [egyptians] Teraz szukasz karty Egipcjan.
    [japanese] Teraz szukasz karty Japończyków.
    [atlanteans] Teraz szukasz karty Atlantów.
   *[romans] Teraz szukasz karty Rzymian.
}
im-why-searched = { $faction ->
    [scots] Już wiadomo, że w talii { $level }. poziomu nie ma karty Szkotów.
    [barbarians] Już wiadomo, że w talii { $level }. poziomu nie ma karty Barbarzyńców.
    [egyptians] Już wiadomo, że w talii { $level }. poziomu nie ma karty Egipcjan.
    [japanese] Już wiadomo, że w talii { $level }. poziomu nie ma karty Japończyków.
    [atlanteans] Już wiadomo, że w talii { $level }. poziomu nie ma karty Atlantów.
   *[romans] Już wiadomo, że w talii { $level }. poziomu nie ma karty Rzymian.
}
im-why-same-board = Znacznik kilofa przechodzi na inną planszę, a ta jest właśnie ukończona ({ $face }).
im-why-too-far = Teraz możesz awansować o najwyżej { $n ->
    [one] { $n } pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}.
im-why-beyond-top = { $n ->
    [one] Do najwyższego pola tej planszy jest już tylko { $n } pole.
    [few] Do najwyższego pola tej planszy są już tylko { $n } pola.
    [many] Do najwyższego pola tej planszy jest już tylko { $n } pól.
   *[other] Do najwyższego pola tej planszy jest już tylko { $n } pola.
}

## Dziennik

im-log-faces = Plansze postępu w tej rozgrywce – { $faces }.
im-log-dealt-own = { $player } otrzymuje kartę: { $card }.
im-log-keeps = { $player } zachowuje: { $cards }.
im-log-kept = { $player } odrzuca te karty, a resztę zachowuje: { $cards }.
im-log-reshuffled = Poziom { $level }: odrzucone karty po potasowaniu stają się nową talią.
im-log-event = Runda { $round }: { $event }, wydarzenie { $kind ->
    [instant] natychmiastowe
    [modifier] modyfikujące
   *[end] na koniec rundy
}.
im-log-end-of-round = W kopalniach cichnie i przychodzi pora na wydarzenie: { $event }.
im-log-sealed-own = { $player } wybiera potajemnie: { $card }.
im-log-sealed = { $player } dokonuje tajnego wyboru.
im-log-revealed = { $n ->
    [0] { $player } zagrywa za darmo kartę „{ $card }”.
    [one] { $player } zagrywa za { $n } monetę kartę „{ $card }”.
    [few] { $player } zagrywa za { $n } monety kartę „{ $card }”.
    [many] { $player } zagrywa za { $n } monet kartę „{ $card }”.
   *[other] { $player } zagrywa za { $n } monety kartę „{ $card }”.
}
im-log-fallback = { $player } nie zagrywa karty z ręki i dobiera kartę 1. poziomu.
im-log-fell-back = { $player } dobiera i zagrywa kartę „{ $card }”.
im-log-nothing = Nie ma już kart 1. poziomu: { $player } nic w tej rundzie nie dokłada.
im-log-laid = { $player } dokłada na miejsce { $cell } kartę „{ $card }”{ $full ->
    [0] { "" }
   *[other] ; pełne wózki: { $full }
}{ $half ->
    [0] { "" }
   *[other] ; wózki pełne do połowy: { $half }
}.
im-log-effect = { $which ->
    [first] { $player } wybiera pierwszy efekt karty „{ $card }”.
    [second] { $player } wybiera drugi efekt karty „{ $card }”.
   *[both] { $player } wybiera oba efekty karty „{ $card }”.
}
im-log-declined = { $player } pomija efekt karty „{ $card }”.
im-log-surface = { $which ->
    [first] { $player } dociera do powierzchni i wybiera jej pierwszy efekt.
    [second] { $player } dociera do powierzchni i wybiera jej drugi efekt.
   *[third] { $player } dociera do powierzchni i wybiera jej trzeci efekt.
}
im-log-surface-none = { $player } dociera do powierzchni i pomija jej efekt.
im-log-paid = { $player } płaci { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}.
im-log-gained = Zysk gracza { $player }: { $items }.
im-log-machine = { $player } umieszcza { $n ->
    [one] { $n } maszynę
    [few] { $n } maszyny
    [many] { $n } maszyn
   *[other] { $n } maszyny
} na karcie „{ $card }” ({ $cell }).
im-log-collapse = { $player } umieszcza zawalenie na karcie „{ $card }” ({ $cell }).
im-log-cleared = { $player } usuwa zawalenie z karty „{ $card }” ({ $cell }).
im-log-cart = { $player } umieszcza żeton wózka na styku { $seam } i ma teraz { $n ->
    [one] { $n } pełny wózek
    [few] { $n } pełne wózki
    [many] { $n } pełnych wózków
   *[other] { $n } pełnego wózka
}.
im-log-drew-own = { $player } dobiera kartę { $level }. poziomu: { $card }.
im-log-drew = { $player } dobiera kartę { $level }. poziomu.
im-log-discarded = { $player } odrzuca kartę „{ $card }”.
im-log-drew-deep = { $player } dobiera { $n ->
    [one] { $n } kartę 4. poziomu
    [few] { $n } karty 4. poziomu
    [many] { $n } kart 4. poziomu
   *[other] { $n } karty 4. poziomu
}: { $card }.
im-log-found = { $player } znajduje w talii { $level }. poziomu kartę „{ $card }”.
im-log-found-none = { $faction ->
    [scots] { $player } nie znajduje karty Szkotów w talii { $level }. poziomu.
    [barbarians] { $player } nie znajduje karty Barbarzyńców w talii { $level }. poziomu.
    [egyptians] { $player } nie znajduje karty Egipcjan w talii { $level }. poziomu.
    [japanese] { $player } nie znajduje karty Japończyków w talii { $level }. poziomu.
    [atlanteans] { $player } nie znajduje karty Atlantów w talii { $level }. poziomu.
   *[romans] { $player } nie znajduje karty Rzymian w talii { $level }. poziomu.
}
im-log-researched = { $player } awansuje o { $n ->
    [one] { $n } pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}, na pole { $position } ({ $face }).
im-log-entered = { $player } stawia znacznik kilofa na planszy postępu ({ $face }).
im-log-completed = { $player } kończy planszę postępu ({ $face }).
im-log-score = Wynik gracza { $player }: { $n }, { $carts ->
    [0] w tym nic za pełne wózki
    [1] w tym { $carts } za pełny wózek
   *[other] w tym { $carts } za pełne wózki
}.

## Stół w terminalu

im-board-legend = Karty leżą pod powierzchnią w rzędach od a do d, przesuniętych o pół karty. ● to pełny wózek, ◉ dopełniony żetonem, ◐ pełny do połowy, ○ pusty; ⚙ to maszyna, ✖ zawalenie, ✓ karta aktywowana w tej rundzie.
im-board-round = Runda { $n } z { $rounds }
im-board-decks = Karty w taliach poziomów 1–4
im-board-discards = Odrzucone
im-board-score = Punkty
im-board-gold = Monety
im-board-carts = Wózki, pełne i do połowy
im-board-hand-size = Ręka
im-board-research = Postęp
im-board-doing = Teraz
im-board-hand = Twoja ręka
im-part-points = Punkty
im-part-carts = Pełne wózki
im-kind-instant = natychmiastowe
im-kind-modifier = modyfikujące
im-kind-end = na koniec rundy

## W przeglądarce: gdzie jesteśmy i co robi gracz

# $state: setup, on, over
im-where = { $state ->
    [setup] Pierwsze karty
    [over] Koniec gry
   *[on] Runda { $round } z { $n }
}
# $n monet, $count kart na ręce; części dzieli „ · ”
im-fact = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
} · { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
im-doing-choosing = jeszcze wybiera
im-doing-sealed = wybór gotowy
im-doing-laying = dokłada: { $card }
im-doing-chain = aktywuje: { $card }
im-doing-surface = na powierzchni
im-doing-event = przy wydarzeniu
im-doing-done = gotowe
# to samo na tabliczce gracza, gdzie mieści się około 14 liter
im-plate-choosing = wybiera
im-plate-sealed = wybór gotowy
im-plate-laying = dokłada
im-plate-chain = reakcja
im-plate-surface = powierzchnia
im-plate-event = wydarzenie
im-plate-done = gotowe

## W przeglądarce: wydarzenie

im-event-title = Wydarzenie
im-event-none = Jeszcze bez wydarzenia
im-event-kind-instant = od razu
im-event-kind-modifier = zmienia tę rundę
im-event-kind-end = na koniec rundy

## W przeglądarce: postęp

im-research = Postęp
im-research-none = Kilof nie stoi jeszcze na żadnej planszy.
im-research-at = { $n ->
    [0] Twój kilof: { $board }, na samym dole
   *[other] Twój kilof: { $board }, pole { $n }
}
im-research-reach = najwyżej { $n ->
    [one] { $n } pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}
# pole, czytane na głos; $text to zdanie; stoi tam $count znaczników graczy $names
im-space = { $board }, pole { $n }: { $text }{ $count ->
    [0] { "" }
    [1] {" "}Znacznik kilofa: { $names }.
   *[other] {" "}Znaczniki kilofa: { $names }.
}
im-space-told = Pole { $n }: { $text }
# przycisk: o ile pól przesuwa się znacznik
im-steps = { $n ->
    [one] { $n } pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}

## W przeglądarce: reakcja łańcuchowa

im-chain = Dotychczasowa reakcja
# $state: brings ($items nie jest puste), fell (leży na niej zawalenie), now (teraz jej kolej), nothing, unseen
im-chain-card = { $state ->
    [brings] { $card }: { $items }
    [fell] { $card }: zawalenie
    [now] { $card }: teraz
    [nothing] { $card }: nic
   *[unseen] { $card }
}
# ile kart jest jeszcze powyżej
im-chain-rest = { $n ->
    [0] potem powierzchnia
    [one] jeszcze { $n } karta i powierzchnia
    [few] jeszcze { $n } karty i powierzchnia
    [many] jeszcze { $n } kart i powierzchnia
   *[other] jeszcze { $n } karty i powierzchnia
}
im-up-activated = Już aktywowana: reakcja tylko przez nią przechodzi.
im-up-collapse = Znika zawalenie, efektu nie ma.

## W przeglądarce: inni gracze i talie

im-rivals = Kopalnie innych
# czytane na głos; $items: punkty, złoto i pełne wózki; $count kart w kopalni; $doing to wyrażenie z im-doing-
im-rival = { $player }: { $items }; { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} w kopalni; { $doing }. Pokaż całość
im-piles = Talie
im-pile = Poziom { $level }: { $n ->
    [0] brak kart
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
im-pile-left = { $n ->
    [0] brak kart
    [one] jeszcze { $n } karta
    [few] jeszcze { $n } karty
    [many] jeszcze { $n } kart
   *[other] jeszcze { $n } karty
}
im-discards = Poziom { $level }: { $n ->
    [0] brak odrzuconych kart
    [one] { $n } odrzucona karta
    [few] { $n } odrzucone karty
    [many] { $n } odrzuconych kart
   *[other] { $n } odrzuconej karty
}
im-search = Jakiej frakcji szukasz i w której talii?
im-search-level = w talii { $level }. poziomu
im-mine-cards = { $n ->
    [one] { $n } karta w kopalni
    [few] { $n } karty w kopalni
    [many] { $n } kart w kopalni
   *[other] { $n } karty w kopalni
}
# karta w kopalni, czytana na głos; $n maszyn, $collapse to yes albo no
im-placed = { $card }, { $cell }{ $n ->
    [0] { "" }
    [one] , { $n } maszyna
    [few] , { $n } maszyny
    [many] , { $n } maszyn
   *[other] , { $n } maszyny
}{ $collapse ->
    [yes] , z zawaleniem
   *[no] { "" }
}.
im-seat-research = { $board }, { $n ->
    [0] na samym dole
   *[other] pole { $n }
}. { $count ->
    [0] Żadna plansza nie jest ukończona
    [one] { $count } ukończona plansza
    [few] { $count } ukończone plansze
    [many] { $count } ukończonych plansz
   *[other] { $count } ukończonej planszy
}.
im-seat-hand = { $n ->
    [one] { $n } karta na ręce
    [few] { $n } karty na ręce
    [many] { $n } kart na ręce
   *[other] { $n } karty na ręce
}
im-seat-known = Znane wszystkim: { $cards }.

## W przeglądarce: półka

# $mine to yes, gdy chodzi o własne
im-purse = { $mine ->
    [yes] Twoje zasoby
   *[no] Zasoby gracza { $player }
}
# obok dużej liczby, bez niej
im-unit-points = { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
im-unit-gold = { $n ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}
im-unit-full = { $n ->
    [one] pełny
    [few] pełne
    [many] pełnych
   *[other] pełnego
}
im-unit-half = do połowy
im-hand = { $mine ->
    [yes] Twoje karty
   *[no] Karty gracza { $player }
}
im-hand-size = Ręka: { $n } z { $count }, ukryta przed innymi
im-hand-none = Nie masz kart na ręce.
im-hand-hidden = { $n ->
    [one] { $n } zakryta karta na ręce
    [few] { $n } zakryte karty na ręce
    [many] { $n } zakrytych kart na ręce
   *[other] { $n } zakrytej karty na ręce
}
im-hand-see = Ręka
# karta z ręki, czytana na głos; po niej jej efekty. $n to koszt teraz. $state: lit (można wybrać), chosen, sealed,
# dear (brakuje $short monet), no
im-hand-card = { $card }, poziom { $level }, kosztuje { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}{ $state ->
    [lit] , można wybrać
    [chosen] , wybrana
    [sealed] , wybrana potajemnie
    [dear] { $short ->
        [one] , brakuje { $short } monety
        [few] , brakuje { $short } monet
        [many] , brakuje { $short } monet
       *[other] , brakuje { $short } monety
    }
   *[no] { "" }
}.
im-short = brakuje { $n }
# pod nazwą karty; $count frakcji
im-card-about = Poziom { $level } · { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}{ $count ->
    [0] { "" }
   *[other] {" "}· { $factions }
}
im-filter = Pokaż najpierw karty frakcji
im-filter-faction = { $faction }: { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}
# ile już wybrano
im-picked = Wybrano { $n } z { $count }
# przed tym, co efekt dałby teraz, w liczbach
im-now = teraz
im-gain = zysk: { $items }
im-gain-pays = płacisz { $n ->
    [one] { $n } monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
im-key-up = Lewa lub prawa karta powyżej
im-confirm = Potwierdź
im-confirm-keep = Zachowaj te karty
im-confirm-card = Wybierz tę kartę
im-confirm-card-alone = Zagraj tę kartę
im-confirm-cell = Dołóż tutaj
im-confirm-discard = Odrzuć te karty
im-confirm-effect = Wybierz ten efekt
im-confirm-surface = Wybierz ten efekt
im-confirm-faction = Szukaj w tej talii

## W przeglądarce: małe ekrany; $n mówi, ile osób jeszcze nie skończyło

im-door-round = Runda
im-door-research = Postęp
im-door-rivals = { $n ->
    [0] Kopalnie innych
    [one] Kopalnie innych, { $n } jeszcze gra
    [few] Kopalnie innych, { $n } jeszcze grają
    [many] Kopalnie innych, { $n } jeszcze gra
   *[other] Kopalnie innych, { $n } jeszcze gra
}
im-door-piles = Talie

## W przeglądarce: solo i koniec gry

im-solo-next = Jeszcze { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}: { $title }
im-solo-top = Wyższego tytułu nie ma.
im-solo-best = Twój najlepszy wynik: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
im-verdict = Zdobyty tytuł: { $title }
# $state: first (pierwsza rozgrywka), best (najlepszy wynik albo równy mu), less
im-verdict-more = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}{ $state ->
    [first] .
    [best] , twój najlepszy wynik.
   *[less] . Twój najlepszy wynik: { $best }.
}

## W przeglądarce: plansza

im-board = Kopalnia gracza { $player }
# karta w kopalni, czytana na głos: $n maszyn na niej, $collapse i $lit to yes albo no
im-target-card = { $card }, poziom { $level }, { $cell }{ $n ->
    [0] { "" }
    [one] , { $n } maszyna
    [few] , { $n } maszyny
    [many] , { $n } maszyn
   *[other] , { $n } maszyny
}{ $collapse ->
    [yes] , z zawaleniem
   *[no] { "" }
}{ $lit ->
    [yes] , można wybrać
   *[no] { "" }
}
# jeden z efektów powierzchni: $n od 1 do 3, $text to jego treść
im-target-surface = Powierzchnia, efekt { $n }: { $text }
im-beyond = { $side ->
    [left] Dalsze miejsca po lewej
   *[right] Dalsze miejsca po prawej
}
im-both = Oba efekty
im-watch = Czyją kopalnię oglądasz
im-collapse = Zawalenie

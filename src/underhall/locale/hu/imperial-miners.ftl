# Imperial Miners: questions, options, refusals, the log, names, and what the cards say.
# $card, $second, $event, $face, $board, $title are names from below; $cell is a place in a mine such as b-1, $seam one
# between two cards such as a0.r; $level is 1 to 4; $faction, $which, $what, $state, $side, $why are keys; $items, $brings,
# $cards, $faces are lists; $n is a number.

## Names

im-card-thistle_drift = Bogáncsvágat
im-card-peat_cutting = Tőzegfejtő
im-card-pipers_adit = A dudás tárója
im-card-smash_and_grab = Zúzd és vidd
im-card-trophy_pit = Trófeaverem
im-card-howling_shaft = Üvöltő akna
im-card-scribes_niche = Írnokfülke
im-card-ferrymans_dock = A révész mólója
im-card-papyrus_cellar = Papiruszpince
im-card-paper_lanterns = Papírlámpások
im-card-silk_letter = Selyemlevél
im-card-bamboo_props = Bambuszdúcok
im-card-pump_room = Szivattyúkamra
im-card-brass_diver = Rézbúvár
im-card-coral_gauge = Korallmérce
im-card-cart_legion = Csillelégió
im-card-cross_vault = Keresztboltozat
im-card-via_profunda = Via Profunda
im-card-tartan_gallery = Skótkockás tárna
im-card-oatcake_store = Zablepénykamra
im-card-highland_reel = Felföldi körtánc
im-card-reivers_truce = Martalócok békéje
im-card-kilted_surveyors = Szoknyás földmérők
im-card-ramshead_breach = Faltörő kos
im-card-plunder_chute = Zsákmánycsúszda
im-card-rubble_feast = Lakoma a romokon
im-card-tomb_breakers = Sírfosztogatók
im-card-broken_lanterns = Törött lámpások
im-card-measuring_hall = Kötélfeszítők terme
im-card-stair_of_stars = Csillaglépcső
im-card-ibis_library = Íbiszkönyvtár
im-card-envoys_garden = Követek kertje
im-card-clockwork_scarab = Rugós szkarabeusz
im-card-tea_pavilion = Teapavilon
im-card-crane_terrace = Darvak terasza
im-card-hall_of_envoys = Követek csarnoka
im-card-koi_engine = Koihajtómű
im-card-cedar_trestle = Cédrushíd
im-card-tide_wheel = Árapálykerék
im-card-pressure_works = Nyomásközpont
im-card-grand_manifold = A nagy elosztó
im-card-bronze_railway = Bronzvasút
im-card-steam_bagpipes = Gőzduda
im-card-paved_crossing = Kövezett keresztút
im-card-weigh_house = Mázsaház
im-card-locked_shields = Összezárt pajzsok
im-card-northern_wall = Északi limes
im-card-runaway_wain = Elszabadult szekér
im-card-whisky_still = Whiskylepárló
im-card-clan_gathering = Klángyűlés
im-card-toll_viaduct = Vámszedő viadukt
im-card-sunken_loch = Elsüllyedt tó
im-card-cairn_of_names = Nevek kőhalma
im-card-silk_and_tartan = Selyem és skótkocka
im-card-lairds_vault = A földesúr kincsei
im-card-reckless_blast = Vakmerő robbantás
im-card-giants_hammer = Az óriás pörölye
im-card-stolen_pistons = Lopott dugattyúk
im-card-hall_of_ruins = Romok csarnoka
im-card-border_brawl = Csetepaté a határon
im-card-thunder_drums = Mennydörgő dobok
im-card-warlords_breach = A hadúr áttörése
im-card-sundial_shaft = Napórás akna
im-card-lotus_chapel = Lótuszkápolna
im-card-ladder_of_ages = Korok létrája
im-card-sealed_archive = Lepecsételt archívum
im-card-obelisk_road = Obeliszkek útja
im-card-buried_nile = Eltemetett Nílus
im-card-cursed_passage = Elátkozott járat
im-card-pharaohs_compass = A fáraó iránytűje
im-card-painted_screens = Festett paravánok
im-card-moon_bridge = Holdhíd
im-card-star_almanac = Csillagalmanach
im-card-thousand_cranes = Ezer daru
im-card-sake_and_malt = Szaké és maláta
im-card-six_lanterns = Hat lámpás
im-card-jade_court = Jádeudvar
im-card-idle_leviathan = Szunnyadó leviatán
im-card-gear_cathedral = Fogaskerék-katedrális
im-card-pearl_turbine = Gyöngyturbina
im-card-clockwork_carp = Felhúzható ponty
im-card-hundred_valves = Száz szelep
im-card-flood_hammer = Áradatpöröly
im-card-abyssal_foundry = A mélység öntödéje
im-card-wheelwrights = Kerékgyártók
im-card-forum_below = Föld alatti fórum
im-card-gold_quadriga = Arany quadriga
im-card-sphinx_arcade = Szfinxárkádok
im-card-steam_aqueduct = Gőzakvadukt
im-card-triumphal_way = Diadalút
im-card-caesars_treasury = Caesar kincstára
im-card-deepest_vein = A legmélyebb telér
im-event-pay_day = Fizetésnap
im-event-fresh_maps = Friss térképek
im-event-clearance_sale = Kiárusítás
im-event-bright_idea = Ragyogó ötlet
im-event-guest_workers = Vendégmunkások
im-event-royal_visit = Királyi látogatás
im-event-deep_echo = Visszhang a mélyből
im-event-toolmakers_fair = Szerszámosok vására
im-event-cart_parade = Csilleparádé
im-event-extra_shift = Pótműszak
im-event-cheap_timber = Olcsó bányafa
im-event-golden_week = Aranyat érő hét
im-event-market_day = Vásár a felszínen
im-event-eager_scholars = Buzgó tudósok
im-event-depth_prize = Mélységi pótlék
im-event-miners_supper = Bányászvacsora
im-event-great_clearing = Nagytakarítás
im-event-call_of_the_deep = A mélység hívása
im-face-alchemy_a = Alkímia: olvasztótégely
im-face-alchemy_b = Alkímia: pénzváltó
im-face-technology_a = Technológia: műhely
im-face-technology_b = Technológia: sínpálya
im-face-diplomacy_a = Diplomácia: levelezés
im-face-diplomacy_b = Diplomácia: tanács
im-title-navvy = Kubikos
im-title-tunneller = Alagútásó
im-title-novice = Kezdő bányász
im-title-engineer = Bányamérnök
im-title-veteran = Veterán vájár
im-title-king = A mélység királya
im-faction-scots = Skótok
im-faction-barbarians = Barbárok
im-faction-egyptians = Egyiptomiak
im-faction-japanese = Japánok
im-faction-atlanteans = Atlantisziak
im-faction-romans = Rómaiak
im-board-alchemy = Alkímia
im-board-technology = Technológia
im-board-diplomacy = Diplomácia

## What the cards, events and research spaces say
# Each step is a sentence of its own, whole with capital letter and full stop; they follow one another. $first, $rest and
# $effect are such sentences, one or several. In a step $n is how many, and 0 means that im-how-many says so afterwards.

im-then = { $first } { $rest }
im-after = { $first } Ezután: { $rest }
im-price = Fizess { $n } érmét{ $scots ->
    [yes] {" "}(a bányádban lévő skót kártyánként 1 érmével kevesebbet)
   *[no] { "" }
}. { $effect }
# $per is im-per, im-per-faction or im-per-adjacent; $cap is 0 where there is no limit
im-step-gold = Szerezz { $n } érmét.
im-step-gold-per = Szerezz { $per } { $n } érmét{ $cap ->
    [0] { "" }
   *[other] , legfeljebb { $cap } érmét
}.
im-step-gold-plus = Szerezz { $plus } érmét, és { $per } még { $n } érmét{ $cap ->
    [0] { "" }
   *[other] , összesen legfeljebb { $cap } érmét
}.
im-step-points = Szerezz { $n } győzelmi pontot.
im-step-points-per = Szerezz { $per } { $n } győzelmi pontot{ $cap ->
    [0] { "" }
   *[other] , legfeljebb { $cap } pontot
}.
im-step-points-plus = Szerezz { $plus } győzelmi pontot, és { $per } még { $n } pontot{ $cap ->
    [0] { "" }
   *[other] , összesen legfeljebb { $cap } pontot
}.
# $where: any (any card of the mine), others (not this card), adjacent, above or below (as seen from this card);
# $count is how many cards are picked
im-step-machine-self = { $n ->
    [0] Tegyél masinákat erre a kártyára.
   *[other] Tegyél { $n } masinát erre a kártyára.
}
im-step-machine-pick = Tegyél { $count ->
    [one] { $n ->
        [0] masinákat
       *[other] { $n } masinát
    }{" "}
   *[other] { "" }
}{ $count } { $where ->
    [others] tetszőleges másik kártyádra
    [adjacent] tetszőleges szomszédos kártyára
    [above] közvetlenül e kártya feletti kártyára
    [below] közvetlenül e kártya alatti kártyára
   *[any] tetszőleges kártyádra
}{ $count ->
    [one] { "" }
   *[other] { $n ->
        [0] {" "}egyenként masinákat
       *[other] {" "}egyenként { $n } masinát
    }
}.
im-step-machine-all = Tegyél { $where ->
    [others] a bányád minden más kártyájára
    [adjacent] minden szomszédos kártyára
    [above] minden közvetlenül e kártya feletti kártyára
    [below] minden közvetlenül e kártya alatti kártyára
   *[any] a bányád minden kártyájára
} { $n ->
    [0] masinákat
   *[other] { $n } masinát
}.
im-step-collapse-self = Tegyél 1 beomlást erre a kártyára.
im-step-collapse-pick = Tegyél { $count ->
    [one] beomlást{" "}
   *[other] { "" }
}{ $count } { $where ->
    [others] tetszőleges másik kártyádra
    [adjacent] tetszőleges szomszédos kártyára
    [above] közvetlenül e kártya feletti kártyára
    [below] közvetlenül e kártya alatti kártyára
   *[any] tetszőleges kártyádra
}{ $count ->
    [one] { "" }
   *[other] {" "}egyenként 1 beomlást
}.
im-step-collapse-all = Tegyél { $where ->
    [others] a bányád minden más kártyájára
    [adjacent] minden szomszédos kártyára
    [above] minden közvetlenül e kártya feletti kártyára
    [below] minden közvetlenül e kártya alatti kártyára
   *[any] a bányád minden kártyájára
} 1 beomlást.
im-step-clear-self = Távolítsd el a beomlást erről a kártyáról.
im-step-clear-pick = Távolítsd el a beomlást { $count } { $where ->
    [others] tetszőleges másik kártyádról
    [adjacent] tetszőleges szomszédos kártyáról
    [above] közvetlenül e kártya feletti kártyáról
    [below] közvetlenül e kártya alatti kártyáról
   *[any] tetszőleges kártyádról
}.
im-step-clear-all = Távolítsd el a beomlást { $where ->
    [others] a bányád minden más kártyájáról
    [adjacent] minden szomszédos kártyáról
    [above] minden közvetlenül e kártya feletti kártyáról
    [below] minden közvetlenül e kártya alatti kártyáról
   *[any] a bányád minden kártyájáról
}.
im-step-activate-pick = Aktiválj { $count } { $where ->
    [others] tetszőleges másik kártyát a bányádban
    [adjacent] tetszőleges szomszédos kártyát
    [above] közvetlenül e kártya feletti kártyát
    [below] közvetlenül e kártya alatti kártyát
   *[any] tetszőleges kártyát a bányádban
}.
im-step-cart = { $n ->
    [0] Tegyél le csillejelölőket.
   *[other] Tegyél le { $n } csillejelölőt.
}
im-step-research = { $n ->
    [0] Kutass.
   *[other] Kutass legfeljebb { $n } mezőnyit.
}
# $levels: any, or the levels from which the cards come
im-step-draw = Húzz { $levels ->
    [l1] { $n ->
        [0] 1. szintű kártyákat
       *[other] { $n } darab 1. szintű kártyát
    }
    [l2] { $n ->
        [0] 2. szintű kártyákat
       *[other] { $n } darab 2. szintű kártyát
    }
    [l3] { $n ->
        [0] 3. szintű kártyákat
       *[other] { $n } darab 3. szintű kártyát
    }
    [l12] { $n ->
        [0] 1. vagy 2. szintű kártyákat
       *[other] { $n } darab 1. vagy 2. szintű kártyát
    }
    [l13] { $n ->
        [0] 1. vagy 3. szintű kártyákat
       *[other] { $n } darab 1. vagy 3. szintű kártyát
    }
    [l23] { $n ->
        [0] 2. vagy 3. szintű kártyákat
       *[other] { $n } darab 2. vagy 3. szintű kártyát
    }
   *[any] { $n ->
        [0] kártyákat
       *[other] { $n } kártyát
    }
}.
# cards of a faction, sought in a deck
im-step-faction = Húzz { $faction ->
    [scots] { $n ->
        [0] skót kártyákat
       *[other] { $n } skót kártyát
    }
    [barbarians] { $n ->
        [0] barbár kártyákat
       *[other] { $n } barbár kártyát
    }
    [egyptians] { $n ->
        [0] egyiptomi kártyákat
       *[other] { $n } egyiptomi kártyát
    }
    [japanese] { $n ->
        [0] japán kártyákat
       *[other] { $n } japán kártyát
    }
    [atlanteans] { $n ->
        [0] atlantiszi kártyákat
       *[other] { $n } atlantiszi kártyát
    }
    [romans] { $n ->
        [0] római kártyákat
       *[other] { $n } római kártyát
    }
   *[any] { $n ->
        [0] kártyákat, mindegyiket egy általad megnevezett frakcióból
        [one] { $n } kártyát egy általad megnevezett frakcióból
       *[other] { $n } kártyát, mindegyiket egy általad megnevezett frakcióból
    }
}.
im-step-deep = { $n ->
    [0] Húzz 4. szintű kártyákat.
   *[other] Húzz { $n } darab 4. szintű kártyát.
}
im-step-discard = { $upto ->
    [yes] { $n ->
        [0] Dobj el legfeljebb annyi kártyát, ahány itt következik.
       *[other] Dobj el legfeljebb { $n } kártyát.
    }
   *[no] { $n ->
        [0] Dobj el kártyákat.
       *[other] Dobj el { $n } kártyát.
    }
}
im-step-trade = Fizethetsz { $n } érmét. Ha fizetsz: { $effect }
im-step-trades = Fizethetsz { $n } érmét, legfeljebb { $count } alkalommal. Minden alkalommal: { $effect }
im-each-cleared = Minden eltávolított beomlás után: { $effect }
im-each-discarded = Minden eldobott kártya után: { $effect }
# $what is im-what, im-what-faction or im-what-adjacent; $bound: least or most
im-if = Számold meg { $what }. { $bound ->
    [least] Ha legalább { $n } van
   *[most] Ha legfeljebb { $n } van
}: { $effect }
im-otherwise = Egyébként: { $effect }
# $plus is 0 where nothing comes on top
im-how-many = A mennyiség: { $plus ->
    [0] { $per } { $n }
   *[other] { $plus }, és { $per } még { $n }
}{ $cap ->
    [0] { "" }
   *[other] , összesen legfeljebb { $cap }
}.
# for each one, or with another $count for every so many of them; $level only with level
im-per = { $count ->
    [1] { $per ->
        [machines_self] az ezen a kártyán lévő minden masina után
        [machines_mine] a bányádban lévő minden masina után
        [cards_with_machine] minden masinával ellátott kártyád után
        [collapses_mine] a bányádban lévő minden beomlás után
        [distinct_factions] a bányádban lévő minden különböző frakció után
        [level] a bányádban lévő minden { $level }. szintű kártya után
        [row_self] a felszíntől eddig a kártyáig minden sor után
        [full_carts] a bányádban lévő minden teli csille után
        [full_carts_self] e kártya minden teli csilléje után
        [half_carts] a bányádban lévő minden félig teli csille után
        [position] a mostani kutatástábládon megtett minden mező után
        [advance_total] a kutatásban összesen megtett minden mező után
        [boards_completed] minden teljesített kutatástáblád után
        [hand] a kezedben lévő minden kártya után
        [gold] minden érméd után
        [removed] minden eddig eltávolított beomlás után
       *[discarded] minden eddig eldobott kártya után
    }
   *[other] { $per ->
        [machines_self] az ezen a kártyán lévő minden { $count } masina után
        [machines_mine] a bányádban lévő minden { $count } masina után
        [cards_with_machine] minden { $count } masinával ellátott kártyád után
        [collapses_mine] a bányádban lévő minden { $count } beomlás után
        [distinct_factions] a bányádban lévő minden { $count } különböző frakció után
        [level] a bányádban lévő minden { $count } darab { $level }. szintű kártya után
        [row_self] a felszíntől eddig a kártyáig minden { $count } sor után
        [full_carts] a bányádban lévő minden { $count } teli csille után
        [full_carts_self] e kártya minden { $count } teli csilléje után
        [half_carts] a bányádban lévő minden { $count } félig teli csille után
        [position] a mostani kutatástábládon megtett minden { $count } mező után
        [advance_total] a kutatásban összesen megtett minden { $count } mező után
        [boards_completed] minden { $count } teljesített kutatástáblád után
        [hand] a kezedben lévő minden { $count } kártya után
        [gold] minden { $count } érméd után
        [removed] minden { $count } eddig eltávolított beomlás után
       *[discarded] minden { $count } eddig eldobott kártya után
    }
}
im-per-faction = { $count ->
    [1] { $faction ->
        [scots] a bányádban lévő minden skót kártya után
        [barbarians] a bányádban lévő minden barbár kártya után
        [egyptians] a bányádban lévő minden egyiptomi kártya után
        [japanese] a bányádban lévő minden japán kártya után
        [atlanteans] a bányádban lévő minden atlantiszi kártya után
       *[romans] a bányádban lévő minden római kártya után
    }
   *[other] { $faction ->
        [scots] a bányádban lévő minden { $count } skót kártya után
        [barbarians] a bányádban lévő minden { $count } barbár kártya után
        [egyptians] a bányádban lévő minden { $count } egyiptomi kártya után
        [japanese] a bányádban lévő minden { $count } japán kártya után
        [atlanteans] a bányádban lévő minden { $count } atlantiszi kártya után
       *[romans] a bányádban lévő minden { $count } római kártya után
    }
}
# $faction is none where any adjacent card counts
im-per-adjacent = { $count ->
    [1] { $faction ->
        [scots] minden szomszédos skót kártya után
        [barbarians] minden szomszédos barbár kártya után
        [egyptians] minden szomszédos egyiptomi kártya után
        [japanese] minden szomszédos japán kártya után
        [atlanteans] minden szomszédos atlantiszi kártya után
        [romans] minden szomszédos római kártya után
       *[none] minden szomszédos kártya után
    }
   *[other] { $faction ->
        [scots] minden { $count } szomszédos skót kártya után
        [barbarians] minden { $count } szomszédos barbár kártya után
        [egyptians] minden { $count } szomszédos egyiptomi kártya után
        [japanese] minden { $count } szomszédos japán kártya után
        [atlanteans] minden { $count } szomszédos atlantiszi kártya után
        [romans] minden { $count } szomszédos római kártya után
       *[none] minden { $count } szomszédos kártya után
    }
}
# what im-if counts
im-what = { $per ->
    [machines_self] az ezen a kártyán lévő masinákat
    [machines_mine] a bányádban lévő masinákat
    [cards_with_machine] a masinával ellátott kártyáidat
    [collapses_mine] a bányádban lévő beomlásokat
    [distinct_factions] a bányádban lévő különböző frakciókat
    [level] a bányádban lévő { $level }. szintű kártyákat
    [row_self] a sorokat a felszíntől eddig a kártyáig
    [full_carts] a bányádban lévő teli csilléket
    [full_carts_self] e kártya teli csilléit
    [half_carts] a bányádban lévő félig teli csilléket
    [position] a mostani kutatástábládon megtett mezőket
    [advance_total] a kutatásban összesen megtett mezőket
    [boards_completed] a teljesített kutatástábláidat
    [hand] a kezedben lévő kártyákat
    [gold] az érméidet
    [removed] az eddig eltávolított beomlásokat
   *[discarded] az eddig eldobott kártyákat
}
im-what-faction = { $faction ->
    [scots] a bányádban lévő skót kártyákat
    [barbarians] a bányádban lévő barbár kártyákat
    [egyptians] a bányádban lévő egyiptomi kártyákat
    [japanese] a bányádban lévő japán kártyákat
    [atlanteans] a bányádban lévő atlantiszi kártyákat
   *[romans] a bányádban lévő római kártyákat
}
im-what-adjacent = { $faction ->
    [scots] a szomszédos skót kártyákat
    [barbarians] a szomszédos barbár kártyákat
    [egyptians] a szomszédos egyiptomi kártyákat
    [japanese] a szomszédos japán kártyákat
    [atlanteans] a szomszédos atlantiszi kártyákat
    [romans] a szomszédos római kártyákat
   *[none] a szomszédos kártyákat
}
im-only = { $what ->
    [has_machine] Csak olyan kártyára vonatkozik, amelyen van masina.
    [has_collapse] Csak olyan kártyára vonatkozik, amelyen van beomlás.
   *[not_activated] Csak olyan kártyára vonatkozik, amelyik ebben a fordulóban még nem aktiválódott.
}
im-only-faction = { $faction ->
    [scots] Csak skót kártyára vonatkozik.
    [barbarians] Csak barbár kártyára vonatkozik.
    [egyptians] Csak egyiptomi kártyára vonatkozik.
    [japanese] Csak japán kártyára vonatkozik.
    [atlanteans] Csak atlantiszi kártyára vonatkozik.
   *[romans] Csak római kártyára vonatkozik.
}
im-only-level = Csak { $level }. szintű kártyára vonatkozik.
im-this-card = „Ez a kártya” az, amelyet ebben a fordulóban helyeztél le.
im-mod-cost = { $less ->
    [yes] Ebben a fordulóban a kártyák kijátszása { $n } érmével kevesebbe kerül.
   *[no] Ebben a fordulóban a kártyák kijátszása { $n } érmével többe kerül.
}
im-mod-gold = { $count ->
    [one] Ebben a fordulóban { $count } alkalommal, az első hatásnál, amelyik érmét hoz neked, { $n } érmével többet kapsz.
   *[other] Ebben a fordulóban az első { $count } hatás, amelyik érmét hoz neked, egyenként { $n } érmével többet hoz.
}
im-mod-points = { $count ->
    [one] Ebben a fordulóban { $count } alkalommal, az első hatásnál, amelyik győzelmi pontot hoz neked, { $n } ponttal többet kapsz.
   *[other] Ebben a fordulóban az első { $count } hatás, amelyik győzelmi pontot hoz neked, egyenként { $n } ponttal többet hoz.
}
im-mod-activate = Valahányszor ebben a fordulóban egy beomlás nélküli kártya aktiválódik: { $effect }
im-mod-place = Amikor ebben a fordulóban lehelyezed a kártyádat: { $effect }
im-mod-research = Valahányszor ebben a fordulóban kutatsz, { $n } mezővel többet is léphetsz.
im-mod-surface = Ebben a fordulóban a felszínen { $n } különböző hatást választasz.
im-mod-both = Ha ebben a fordulóban egy kártya aktiválódik, mindkét hatását végrehajthatod.

## Counted things

im-count-gold = { $n } érme
im-count-points = { $n } pont
im-count-machines = { $n } masina
im-count-collapses = { $n } beomlás
im-count-clears = { $n } beomlás eltávolítása
im-count-carts = { $n } csillejelölő
im-count-full-carts = { $n } teli csille
im-count-research = { $n } mezőnyi kutatás
im-count-cards = { $n } kártya
im-count-faction-cards = { $n } frakcióhúzás
im-count-deep = { $n } darab 4. szintű kártya
im-count-activations = { $n } aktiválás
im-count-trades = { $n } csere

## Questions

im-ask-keep = { $n ->
    [one] Melyik kártyát tartod meg? Még { $n } hiányzik.
   *[other] Melyik kártyákat tartod meg? Még { $n } hiányzik.
}
im-ask-card = Melyik kártyát játszod ki? { $n } érméd van.
im-ask-cell = { $card }, { $level }. szint: hová kerüljön?
im-ask-effect = { $collapse ->
    [yes] { $card }: beomlás van rajta. Eltávolítod?
   *[no] { $card }: melyik hatását választod?
}
im-ask-up = { $card }: merre menjen tovább felfelé a láncreakció?
im-ask-surface = { $n ->
    [one] A felszín: melyik hatást választod?
   *[other] A felszín: { $n } különböző hatás. Melyik legyen az első?
}
im-ask-deck = { $n ->
    [one] Húzz { $n } kártyát. Melyik pakliból?
   *[other] Húzz { $n } kártyát. Az elsőt melyik pakliból?
}
# $again is yes after a deck that had none; $n is how many cards are still to be found
im-ask-faction = { $again ->
    [yes] Abban a pakliban nincs.{" "}
   *[no] { "" }
}{ $faction ->
    [scots] Melyik pakliban keresel skót kártyát?
    [barbarians] Melyik pakliban keresel barbár kártyát?
    [egyptians] Melyik pakliban keresel egyiptomi kártyát?
    [japanese] Melyik pakliban keresel japán kártyát?
    [atlanteans] Melyik pakliban keresel atlantiszi kártyát?
    [romans] Melyik pakliban keresel római kártyát?
   *[any] Melyik frakciót keresed, és melyik pakliban?
}
im-ask-board = { $first ->
    [yes] Most kutatsz először: melyik táblán?
   *[no] Teljesítetted a tábládat. Melyik következik?
}
im-ask-steps = Kutass legfeljebb { $n } mezőnyit: mennyit lépsz?
im-ask-target = { $what ->
    [machine] { $n ->
        [one] Melyik kártyára kerüljön a masina?
       *[other] { $n } kártyára kerül masina. Melyik legyen az első?
    }
    [collapse] { $n ->
        [one] Melyik kártya omoljon be?
       *[other] { $n } kártya omlik be. Melyik legyen az első?
    }
    [clear] { $n ->
        [one] Melyik beomlást távolítod el?
       *[other] { $n } beomlást távolítasz el. Melyik legyen az első?
    }
   *[activate] { $n ->
        [one] Melyik kártyát aktiválod?
       *[other] { $n } kártyát aktiválsz. Melyik legyen az első?
    }
}
im-ask-seam = { $n ->
    [one] Melyik félig teli csillére kerüljön a jelölő?
   *[other] { $n } csillejelölőt teszel le. Hová kerüljön az első?
}
# $left: how often it can still be done
im-ask-trade = { $gives ->
    [yes] Fizetsz { $n } érmét ezért: { $brings }?
   *[no] Fizetsz { $n } érmét?
}
im-ask-discard = { $why ->
    [limit] { $n ->
        [one] Túl sok kártya van a kezedben. Melyiket dobod el?
       *[other] Túl sok kártya van a kezedben. Melyik { $n } kártyát dobod el?
    }
    [must] { $n ->
        [one] Melyik kártyát dobod el?
       *[other] Melyik { $n } kártyát dobod el?
    }
   *[may] { $n ->
        [one] Eldobsz { $n } kártyát?
       *[other] Eldobsz legfeljebb { $n } kártyát?
    }
}

## Options

im-group-other = Egyéb

im-draw-instead = húzás az 1. szintű pakliból
im-option-keep = Megtartás: { $card }, { $level }. szint, költsége { $n }
im-option-card = { $n ->
    [0] Kijátszás: { $card }, { $level }. szint, ingyen
   *[other] Kijátszás: { $card }, { $level }. szint, { $n } érméért
}
im-option-draw = 1. szintű kártya húzása és kijátszása
im-option-cell = Lehelyezés ide: { $cell }{ $full ->
    [0] { "" }
   *[other] , { $full } teli csille
}{ $half ->
    [0] { "" }
   *[other] , { $half } félig teli csille
}
# $price is 0 where it costs nothing; $gives is no where nothing is sure to come of it now
im-option-effect = { $which ->
    [first] Első hatás
    [second] Második hatás
   *[both] Mindkét hatás
}{ $price ->
    [0] { "" }
   *[other] {" "}{ $price } érméért
}{ $gives ->
    [yes] : { $brings }
   *[no] : egyelőre semmi
}
im-option-none = Hatás kihagyása
im-option-clear = Beomlás eltávolítása
im-option-up = { $side ->
    [left] Balra fel: { $card } ({ $cell })
   *[right] Jobbra fel: { $card } ({ $cell })
}{ $state ->
    [activated] , már aktiválva
    [collapse] , lekerül róla a beomlás
   *[open] { "" }
}
im-option-surface = { $which ->
    [first] Első hatás
    [second] Második hatás
   *[third] Harmadik hatás
}{ $price ->
    [0] { "" }
   *[other] {" "}{ $price } érméért
}{ $gives ->
    [yes] : { $brings }
   *[no] : egyelőre semmi
}
im-option-surface-none = Felszín kihagyása
# $n cards in the deck, $count among the discards
im-option-deck = { $n ->
    [0] { $level }. szint: előbb új pakli lesz a dobópakliból
   *[other] { $level }. szint: { $n } kártya a pakliban
}
im-option-faction = { $faction ->
    [scots] Skótok, { $level }. szintű pakli
    [barbarians] Barbárok, { $level }. szintű pakli
    [egyptians] Egyiptomiak, { $level }. szintű pakli
    [japanese] Japánok, { $level }. szintű pakli
    [atlanteans] Atlantisziak, { $level }. szintű pakli
   *[romans] Rómaiak, { $level }. szintű pakli
}
im-option-board = { $face }
im-option-steps = { $n } mezővel feljebb{ $top ->
    [yes] , a legfelsőre
   *[no] , { $position }. mező
}{ $gives ->
    [yes] : { $brings }
   *[no] { "" }
}
im-option-target = { $what ->
    [machine] Masina ide: { $card } ({ $cell })
    [collapse] Beomlás ide: { $card } ({ $cell })
    [clear] Beomlás eltávolítása innen: { $card } ({ $cell })
   *[activate] Aktiválás: { $card } ({ $cell })
}
im-option-seam = Csillejelölő { $card } és { $second } közé ({ $seam })
im-option-trade = { $gives ->
    [yes] Fizetés: { $n } érméért { $brings }
   *[no] Fizetés: { $n } érme
}
im-option-no-trade = Érmék megtartása
im-option-discard = Eldobás: { $card }, { $level }. szint
im-option-enough = Ennyi elég

## Why not?

im-why-not-in-hand = Ez a kártya nincs a kezedben: { $card }.
im-why-kept = Ezt a kártyát már kiválasztottad: { $card }.
im-why-passed = A kártyákat sorrendben kell kiválasztani, és ez egy már kiválasztott előtt áll: { $card }.
im-why-too-few = A kártyákat sorrendben kell kiválasztani, és ez után túl kevés maradna: { $card }.
im-why-no-draw = Van kijátszható kártyád, ezért nem húzhatsz helyette.
im-why-no-place = Ez a kártya { $level }. szintű, és még nincs olyan { $n }. szintű kártyád, amely alatt elférne: { $card }.
im-why-cost = Kevés az érme ehhez a kártyához ({ $card }): { $need } kell, { $n } van.
im-why-not-enough = Még { $n } kártyát el kell dobnod.
im-why-row = { $level ->
    [1] Ez a kártya { $level }. szintű, ezért az 1. sorba kerül: { $card }.
    [2] Ez a kártya { $level }. szintű, ezért a 2. sorba kerül: { $card }.
    [3] Ez a kártya { $level }. szintű, ezért a 3. sorba kerül: { $card }.
   *[4] Ez a kártya { $level }. szintű, ezért a 4. sorba kerül: { $card }.
}
im-why-taken = Itt már van egy kártya: { $cell } ({ $card }).
im-why-lattice = A sorok fél kártyával el vannak tolva, ezért nincs ilyen hely: { $cell }.
im-why-nothing-above = Nincs kártyád közvetlenül e hely felett: { $cell }.
im-why-gap = { $n ->
    [0] Az 1. sorban a kártyának közvetlenül egy másik mellé kell kerülnie, ez a hely pedig távolabb van: { $cell }.
   *[other] Az 1. sorban legfeljebb { $n } hely maradhat üresen a legközelebbi kártyáig, ez a hely pedig távolabb van: { $cell }.
}
im-why-no-collapse = Ezen a kártyán nincs beomlás: { $card }.
im-why-collapsed = Ezen a kártyán beomlás van, és amíg le nem kerül róla, a kártya nem ad hatást: { $card }.
im-why-one-effect = Ennek a kártyának csak 1 hatása van: { $card }.
im-why-not-both = Ennek a kártyának csak az egyik hatását választhatod, mindkettőt nem: { $card }.
im-why-price = Kevés az érme ehhez a hatáshoz: { $need } kell, { $n } van.
im-why-surface = A felszínen kötelező hatást választanod.
im-why-surface-used = { $which ->
    [first] A felszín első hatását már választottad.
    [second] A felszín második hatását már választottad.
   *[third] A felszín harmadik hatását már választottad.
}
im-why-surface-price = Kevés az érme a felszínnek ehhez a hatásához: { $need } kell, { $n } van.
im-why-no-card = Nincs itt kártyád: { $cell }.
im-why-machines = Ezen a kártyán már { $n } masina van, és több nem is lehet: { $card }.
im-why-collapse = Ezen a kártyán már van beomlás: { $card }.
im-why-activated = Ez a kártya ebben a fordulóban már aktiválódott: { $card }.
im-why-faction = { $faction ->
    [scots] Ez nem skót kártya: { $card }.
    [barbarians] Ez nem barbár kártya: { $card }.
    [egyptians] Ez nem egyiptomi kártya: { $card }.
    [japanese] Ez nem japán kártya: { $card }.
    [atlanteans] Ez nem atlantiszi kártya: { $card }.
   *[romans] Ez nem római kártya: { $card }.
}
im-why-level = Ez nem { $level }. szintű kártya: { $card }.
im-why-other = Ez az a kártya, amelyiké a hatás, és egy másikat kell választanod: { $card }.
im-why-not-near = { $where ->
    [adjacent] Ez nem szomszédos azzal a kártyával, amelyiké a hatás: { $card }.
    [above] Ez nem közvetlenül afelett a kártya felett van, amelyiké a hatás: { $card }.
   *[below] Ez nem közvetlenül azalatt a kártya alatt van, amelyiké a hatás: { $card }.
}
im-why-no-machine = Ezen a kártyán nincs masina: { $card }.
im-why-cell-picked = Ezt már kiválasztottad: { $card }.
im-why-no-seam = Itt nem ér össze 2 kártyád: { $seam }.
im-why-no-cart = Itt nem találkozik 2 fél csille: { $seam }.
im-why-cart-full = Ez a csille már teli: { $seam }.
im-why-cart-empty = Ez a csille üres, jelölő pedig csak félig telire kerülhet: { $seam }.
im-why-cart-token = Itt már van csillejelölő: { $seam }.
im-why-deck-level = Ezzel a hatással nem húzhatsz { $level }. szintű kártyát.
im-why-deck-empty = Már sem a húzó-, sem a dobópakliban nincs { $level }. szintű kártya.
im-why-other-faction = { $faction ->
    [scots] Most skót kártyát keresel.
    [barbarians] Most barbár kártyát keresel.
    [egyptians] Most egyiptomi kártyát keresel.
    [japanese] Most japán kártyát keresel.
    [atlanteans] Most atlantiszi kártyát keresel.
   *[romans] Most római kártyát keresel.
}
im-why-searched = { $faction ->
    [scots] Már láttad, hogy ebben a pakliban nincs skót kártya: { $level }. szint.
    [barbarians] Már láttad, hogy ebben a pakliban nincs barbár kártya: { $level }. szint.
    [egyptians] Már láttad, hogy ebben a pakliban nincs egyiptomi kártya: { $level }. szint.
    [japanese] Már láttad, hogy ebben a pakliban nincs japán kártya: { $level }. szint.
    [atlanteans] Már láttad, hogy ebben a pakliban nincs atlantiszi kártya: { $level }. szint.
   *[romans] Már láttad, hogy ebben a pakliban nincs római kártya: { $level }. szint.
}
im-why-same-board = A csákányjelölő egy másik táblára kerül, ezt pedig épp most teljesítetted ({ $face }).
im-why-too-far = A csákányjelölőd most legfeljebb { $n } mezőt léphet.
im-why-beyond-top = A tábla legfelső mezőjéig már csak { $n } mező van hátra.

## The log

im-log-faces = Játékba kerülnek a kutatástáblák – { $faces }.
im-log-dealt-own = { $player } kap egy kártyát: { $card }.
im-log-keeps = { $player } ezeket tartja meg: { $cards }.
im-log-kept = { $player } eldobja ezeket, a többit megtartja: { $cards }.
im-log-reshuffled = { $level }. szint: a megkevert dobópakliból új húzópakli lesz.
im-log-event = { $round }. forduló: { $event }, { $kind ->
    [instant] azonnali
    [modifier] módosító
   *[end] fordulóvégi
} esemény.
im-log-end-of-round = Elcsendesednek a bányák, és jön az esemény: { $event }.
im-log-sealed-own = { $player } titokban választ: { $card }.
im-log-sealed = { $player } titokban választ.
im-log-revealed = { $n ->
    [0] { $player } ingyen kijátszik egy kártyát: { $card }.
   *[other] { $player } { $n } érméért kijátszik egy kártyát: { $card }.
}
im-log-fallback = { $player } nem a kezéből játszik, hanem húz egy 1. szintű kártyát.
im-log-fell-back = { $player } húz egy kártyát, és kijátssza: { $card }.
im-log-nothing = Nincs több 1. szintű kártya: { $player } ebben a fordulóban nem helyez le semmit.
im-log-laid = { $player } lehelyez egy kártyát ide: { $cell } ({ $card }){ $full ->
    [0] { "" }
   *[other] , { $full } teli csille
}{ $half ->
    [0] { "" }
   *[other] , { $half } félig teli csille
}.
im-log-effect = { $which ->
    [first] { $player } az első hatást választja: { $card }.
    [second] { $player } a második hatást választja: { $card }.
   *[both] { $player } mindkét hatást választja: { $card }.
}
im-log-declined = { $player } kihagyja a hatást: { $card }.
im-log-surface = { $which ->
    [first] { $player } felér a felszínre, és az első hatást választja.
    [second] { $player } felér a felszínre, és a második hatást választja.
   *[third] { $player } felér a felszínre, és a harmadik hatást választja.
}
im-log-surface-none = { $player } felér a felszínre, és kihagyja a hatását.
im-log-paid = { $player } fizet { $n } érmét.
im-log-gained = { $player } nyeresége: { $items }.
im-log-machine = { $player } { $n } masinát tesz ide: { $card } ({ $cell }).
im-log-collapse = { $player } beomlást tesz ide: { $card } ({ $cell }).
im-log-cleared = { $player } eltávolítja a beomlást innen: { $card } ({ $cell }).
im-log-cart = { $player } csillejelölőt tesz ide: { $seam }. Most { $n } teli csilléje van.
im-log-drew-own = { $player } húz egy { $level }. szintű kártyát: { $card }.
im-log-drew = { $player } húz egy { $level }. szintű kártyát.
im-log-discarded = { $player } eldob egy kártyát: { $card }.
im-log-drew-deep = { $player } húz { $n } darab 4. szintű kártyát: { $card }.
im-log-found = { $player } talál egy { $level }. szintű kártyát: { $card }.
im-log-found-none = { $faction ->
    [scots] { $player } nem talál skót kártyát ebben a pakliban: { $level }. szint.
    [barbarians] { $player } nem talál barbár kártyát ebben a pakliban: { $level }. szint.
    [egyptians] { $player } nem talál egyiptomi kártyát ebben a pakliban: { $level }. szint.
    [japanese] { $player } nem talál japán kártyát ebben a pakliban: { $level }. szint.
    [atlanteans] { $player } nem talál atlantiszi kártyát ebben a pakliban: { $level }. szint.
   *[romans] { $player } nem talál római kártyát ebben a pakliban: { $level }. szint.
}
im-log-researched = { $player } kutat, és { $n } mezőt lép felfelé. Új helye: { $position }. mező ({ $face }).
im-log-entered = { $player } csákányjelölője egy kutatástábla aljára kerül ({ $face }).
im-log-completed = { $player } teljesít egy kutatástáblát ({ $face }).
im-log-score = { $carts ->
    [0] { $player } pontszáma: { $n }, ebből teli csillékért semmi.
   *[other] { $player } pontszáma: { $n }, ebből teli csillékért { $carts }.
}

## The table in the terminal

im-board-legend = A kártyák a felszín alatt, az a–d sorban fekszenek, soronként fél kártyával eltolva. ● teli csille, ◉ jelölővel lett teli, ◐ félig teli, ○ üres; ⚙ masina, ✖ beomlás, ✓ ebben a fordulóban már aktiválva.
im-board-round = { $n }. forduló { $rounds ->
    [10] a 10-ből
   *[other] / { $rounds }
}
im-board-decks = Kártyák az 1–4. szint paklijaiban
im-board-discards = Eldobva
im-board-score = Pontszám
im-board-gold = Érmék
im-board-carts = Csillék, teli és félig teli
im-board-hand-size = Kéz
im-board-research = Kutatás
im-board-doing = Most
im-board-hand = A kezed
im-part-points = Győzelmi pontok
im-part-carts = Teli csillék
im-kind-instant = azonnali
im-kind-modifier = módosító
im-kind-end = fordulóvégi

## In the browser: where we are, and what a seat is doing

# $state: setup, on, over
im-where = { $state ->
    [setup] Az első kártyák
    [over] Vége a partinak
   *[on] { $round }. forduló { $n ->
        [10] a 10-ből
       *[other] / { $n }
    }
}
# $n gold, $count cards in hand; the parts are separated by " · "
im-fact = { $n } érme · { $count } kártya
im-doing-choosing = még választ
im-doing-sealed = már választott
im-doing-laying = lehelyezi: { $card }
im-doing-chain = itt tart: { $card }
im-doing-surface = a felszínen
im-doing-event = az eseménynél tart
im-doing-done = kész
# the same on a seat's plate, where there is room for about 14 letters
im-plate-choosing = választ
im-plate-sealed = választott
im-plate-laying = lehelyez
im-plate-chain = láncreakció
im-plate-surface = felszín
im-plate-event = esemény
im-plate-done = kész

## In the browser: the event

im-event-title = Esemény
im-event-none = Még nincs esemény
im-event-kind-instant = azonnali
im-event-kind-modifier = módosítja ezt a fordulót
im-event-kind-end = a forduló végén

## In the browser: research

im-research = Kutatás
im-research-none = A csákányjelölő még egyik táblán sincs.
im-research-at = { $n ->
    [0] Csákányjelölőd: { $board }, legalul
   *[other] Csákányjelölőd: { $board }, { $n }. mező
}
im-research-reach = legfeljebb { $n } mező
# a space, read aloud; $text is a sentence; $count pickaxes stand there, those of $names
im-space = { $board }, { $n }. mező: { $text }{ $count ->
    [0] { "" }
    [one] {" "}Csákányjelölő itt: { $names }.
   *[other] {" "}Csákányjelölők itt: { $names }.
}
im-space-told = { $n }. mező: { $text }
# a button: how many spaces the pickaxe goes
im-steps = { $n } mező

## In the browser: the chain

im-chain = A láncreakció eddig
# $state: brings ($items is not empty), fell (a collapse came onto it), now (it is its turn), nothing
im-chain-card = { $state ->
    [brings] { $card }: { $items }
    [fell] { $card }: beomlott
    [now] { $card }: most
    [nothing] { $card }: semmi
   *[unseen] { $card }
}
# how many cards are still above
im-chain-rest = { $n ->
    [0] aztán a felszín
   *[other] még { $n } kártya és a felszín
}
im-up-activated = Már aktiválva: a láncreakció csak áthalad rajta.
im-up-collapse = Csak a beomlás kerül le róla.

## In the browser: the others and the piles

im-rivals = A többiek bányái
# read aloud; $items: points, gold and full carts; $count cards in the mine; $doing is a phrase from im-doing-
im-rival = { $player }: { $items }; { $count } kártya a bányában; { $doing }. A teljes bánya megnyitása
im-piles = Paklik
im-pile = { $n ->
    [0] { $level }. szint: elfogyott
   *[other] { $level }. szint: { $n } kártya
}
im-pile-left = { $n ->
    [0] elfogyott
   *[other] még { $n } kártya
}
im-discards = { $n ->
    [0] { $level }. szint: nincs eldobott kártya
   *[other] { $level }. szint: { $n } eldobott kártya
}
im-search = Melyik frakciót, és melyik pakliban?
im-search-level = { $level }. szintű pakli
im-mine-cards = { $n } kártya a bányában
# a card of a mine, read aloud; $n machines, $collapse yes or no
im-placed = { $card }, { $cell }{ $n ->
    [0] { "" }
   *[other] , { $n } masina
}{ $collapse ->
    [yes] , beomlott
   *[no] { "" }
}.
im-seat-research = { $board }, { $n ->
    [0] legalul
   *[other] { $n }. mező
}. { $count ->
    [0] Még nincs teljesített tábla
   *[other] { $count } teljesített tábla
}.
im-seat-hand = { $n } kártya kézben
im-seat-known = Mindenki látta: { $cards }.

## In the browser: the shelf

# $mine: yes for one's own
im-purse = { $mine ->
    [yes] A vagyonod
   *[no] { $player } vagyona
}
# beside a large figure, without it
im-unit-points = { $n ->
   *[other] pont
}
im-unit-gold = { $n ->
   *[other] érme
}
im-unit-full = { $n ->
   *[other] teli
}
im-unit-half = félig teli
im-hand = { $mine ->
    [yes] A kártyáid
   *[no] { $player } kártyái
}
im-hand-size = Kézben: { $n } / { $count }, mások nem látják
im-hand-none = Nincs kártya a kezedben.
im-hand-hidden = { $n } kártya kézben, rejtve
im-hand-see = Kéz
# a card of the hand, read aloud; its effects follow. $n: its cost now. $state: lit (may be chosen), chosen, sealed,
# dear ($short gold is missing), no
im-hand-card = { $card }, { $level }. szint, költsége { $n } érme{ $state ->
    [lit] , választható
    [chosen] , kiválasztva
    [sealed] , titokban kiválasztva
    [dear] , { $short } érme hiányzik
   *[no] { "" }
}.
im-short = { $n } hiányzik
# under a card's name; $count factions
im-card-about = { $level }. szint · { $n } érme{ $count ->
    [0] { "" }
   *[other] {" "}· { $factions }
}
im-filter = Egy frakció kártyái elöl
im-filter-faction = { $faction }: { $n } kártya
# how many of a set are picked
im-picked = { $n } / { $count } kiválasztva
# before what an effect would bring now, in figures
im-now = most
im-gain = nyereséged: { $items }
im-gain-pays = fizetsz { $n } érmét
im-key-up = Bal vagy jobb felső kártya
im-confirm = Rendben
im-confirm-keep = Ezek megtartása
im-confirm-card = Titkos választás
im-confirm-card-alone = Kártya kijátszása
im-confirm-cell = Lehelyezés ide
im-confirm-discard = Ezek eldobása
im-confirm-effect = Hatás választása
im-confirm-surface = Választás a felszínen
im-confirm-faction = Keresés itt

## In the browser: small screens; $n is how many others are not done yet

im-door-round = A forduló
im-door-research = Kutatás
im-door-rivals = { $n ->
    [0] A többiek bányái
   *[other] A többiek bányái, { $n } még nem végzett
}
im-door-piles = Paklik

## In the browser: alone, and the end

im-solo-next = Még { $n } pont: { $title }
im-solo-top = Ennél nincs magasabb rang.
im-solo-best = Eddigi csúcsod: { $n } pont
im-verdict = Elért rang: { $title }
# $state: first (no game before), best (as good as the best or better), less
im-verdict-more = { $n } pont{ $state ->
    [first] .
    [best] , ez az eddigi csúcsod.
   *[less] . Eddigi csúcsod: { $best }.
}

## In the browser: board

im-board = { $player } bányája
# a card of a mine, read aloud: $n machines on it, $collapse and $lit yes or no
im-target-card = { $card }, { $level }. szint, { $cell }{ $n ->
    [0] { "" }
   *[other] , { $n } masina
}{ $collapse ->
    [yes] , beomlott
   *[no] { "" }
}{ $lit ->
    [yes] , választható
   *[no] { "" }
}
# one of the effects of the surface: $n 1 to 3, $text what it says
im-target-surface = Felszín, { $n }. hatás: { $text }
im-beyond = { $side ->
    [left] Távolabbi helyek balra
   *[right] Távolabbi helyek jobbra
}
im-both = Mindkét hatás
im-watch = Kinek a bányája látsszon
im-collapse = Beomlás

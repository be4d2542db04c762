# Trollfjord: pytania, opcje, odmowy, dziennik, nazwy.
# $region, $from, $to, $fortress, $regions, $terrains to nazwy w mianowniku; $terrain, $side, $slot, $tailwind, $cell to klucze; $number to I, II lub III;
# $n, $left, $count, $need, $k to liczby; $height to od 1 do 5, $strength od 5 do 100.

## Nazwy
# Z 2 regionów każdego terenu region 1 leży na północ od regionu 2. Nazwy regionów i fortec stoją w zdaniach po dwukropku lub jako podmiot, więc
# zaczynają się małą literą i zawsze są w mianowniku.

tf-region-mountain1 = północne góry
tf-region-mountain2 = południowe góry
tf-region-fjord1 = północny fiord
tf-region-fjord2 = południowy fiord
tf-region-glacier1 = północny lodowiec
tf-region-glacier2 = południowy lodowiec
tf-region-swamp1 = północne bagno
tf-region-swamp2 = południowe bagno
tf-region-tundra1 = północna tundra
tf-region-tundra2 = południowa tundra
tf-region-forest1 = północny las
tf-region-forest2 = południowy las
tf-terrain-mountain = góry
tf-terrain-fjord = fiord
tf-terrain-glacier = lodowiec
tf-terrain-swamp = bagno
tf-terrain-tundra = tundra
tf-terrain-forest = las
tf-fortress-F1 = północno-zachodnia forteca
tf-fortress-F2 = północna forteca
tf-fortress-F3 = północno-wschodnia forteca
tf-fortress-F4 = południowo-zachodnia forteca
tf-fortress-F5 = południowa forteca
tf-fortress-F6 = południowo-wschodnia forteca
tf-colour-white = biały
tf-colour-red = czerwony
tf-colour-yellow = żółty
tf-colour-blue = niebieski
tf-slot-I = przegródka I
tf-slot-II = przegródka II
tf-slot-III = przegródka III
tf-slot-plus = przegródka +
tf-slot-patch = łata

## Liczone rzeczy

tf-count-white = { $n ->
    [one] { $n } biały
    [few] { $n } białe
    [many] { $n } białych
   *[other] { $n } białego
}
tf-count-red = { $n ->
    [one] { $n } czerwony
    [few] { $n } czerwone
    [many] { $n } czerwonych
   *[other] { $n } czerwonego
}
tf-count-yellow = { $n ->
    [one] { $n } żółty
    [few] { $n } żółte
    [many] { $n } żółtych
   *[other] { $n } żółtego
}
tf-count-blue = { $n ->
    [one] { $n } niebieski
    [few] { $n } niebieskie
    [many] { $n } niebieskich
   *[other] { $n } niebieskiego
}

## Pytania

tf-ask-move = Dokąd idzie twój król?
tf-ask-place = { $tailwind ->
        [yes] Wiatr w plecy: wystaw najwyżej
       *[no] Wystaw najwyżej
    } { $n ->
        [one] { $n } trolla
        [few] { $n } trolle
        [many] { $n } trolli
       *[other] { $n } trolla
    } { $terrain ->
        [mountain] w górach
        [fjord] w fiordzie
        [glacier] na lodowcu
        [swamp] na bagnie
        [tundra] w tundrze
       *[forest] w lesie
    }.
tf-ask-wander = { $tailwind ->
    [yes] Wiatr w plecy: który troll robi { $n ->
        [one] { $n } krok
        [few] { $n } kroki
        [many] { $n } kroków
       *[other] { $n } kroku
    }?
   *[no] { $n ->
        [one] Został { $n } krok.
        [few] Zostały { $n } kroki.
        [many] Zostało { $n } kroków.
       *[other] Zostało { $n } kroku.
    } Który troll idzie i dokąd?
}
tf-ask-fortress = Przy której fortecy kujesz?
tf-ask-join = { $player } chce kuć przy fortecy { $number }. Dołączasz? Limit wyniesie { $n }.
tf-ask-commit = Kujesz w pojedynkę przy fortecy { $number }? Limit: { $n }.
tf-ask-commit-with = Kujesz przy fortecy { $number } wspólnie z graczem { $player }? Limit: { $n }.
tf-ask-strike = Uderzenie { $k } z { $n }: gdzie i jak mocno?
tf-ask-again = { $n ->
        [one] { $n } głaz
        [few] { $n } głazy
        [many] { $n } głazów
       *[other] { $n } głazu
    }, { $left ->
        [one] zostało { $left } uderzenie
        [few] zostały { $left } uderzenia
        [many] zostało { $left } uderzeń
       *[other] zostało { $left } uderzenia
    }. Uderzasz jeszcze czy przerywasz?
tf-ask-pledge = Duch Gór żąda { $count ->
        [one] { $count } daru
        [few] { $count } darów
        [many] { $count } darów
       *[other] { $count } daru
    }, brakuje jeszcze { $n }. Dokładasz dar?
tf-ask-take = { $n ->
    [one] Na stole leży { $n } głaz. Który skarb bierzesz?
    [few] Na stole leżą { $n } głazy. Który skarb bierzesz?
    [many] Na stole leży { $n } głazów. Który skarb bierzesz?
   *[other] Na stole leży { $n } głazu. Który skarb bierzesz?
}
tf-ask-continue = { $n ->
        [one] { $n } głaz
        [few] { $n } głazy
        [many] { $n } głazów
       *[other] { $n } głazu
    }, { $left ->
        [one] zostało { $left } uderzenie
        [few] zostały { $left } uderzenia
        [many] zostało { $left } uderzeń
       *[other] zostało { $left } uderzenia
    }. Bierzesz skarb teraz czy kujesz dalej w pojedynkę?
tf-ask-clear = Forteca { $number }: który region opuszczają twoje trolle?

## Opcje

tf-option-move-round = { $n }. pole wystawiania, { $terrain ->
        [mountain] góry
        [fjord] fiord
        [glacier] lodowiec
        [swamp] bagno
        [tundra] tundra
       *[forest] las
    }: najwyżej { $n ->
        [one] { $n } troll
        [few] { $n } trolle
        [many] { $n } trolli
       *[other] { $n } trolla
    }
tf-option-move-steps = { $n }. pole wędrówki: najwyżej { $n ->
        [one] { $n } krok
        [few] { $n } kroki
        [many] { $n } kroków
       *[other] { $n } kroku
    }
tf-option-place = Wystaw { $n ->
        [one] { $n } trolla
        [few] { $n } trolle
        [many] { $n } trolli
       *[other] { $n } trolla
    }: { $region }
tf-option-place-none = Nie wystawiaj
tf-option-wander = Przejdź: { $from } → { $to }
tf-option-enough = Zakończ wędrówkę
tf-option-fortress = Zapowiedz kucie: { $fortress } ({ $number }), { $n ->
        [one] stoi tam { $n } twój troll
        [few] stoją tam { $n } twoje trolle
        [many] stoi tam { $n } twoich trolli
       *[other] stoi tam { $n } twojego trolla
    }
tf-option-nowhere = Nie kuj
tf-option-join = Dołącz do kucia
tf-option-decline = Nie dołączaj
tf-option-commit = Uderz w wieżę
tf-option-leave = Zostaw wieżę w spokoju
tf-option-strike = { $side ->
        [left] Lewa ściana
       *[right] Prawa ściana
    }, { $height ->
        [1] u podstawy
        [2] nisko
        [3] w połowie wysokości
        [4] wysoko
       *[5] u szczytu
    }, siła { $strength }%
tf-option-again = Uderz jeszcze raz
tf-option-stop = Przerwij i weź skarb
tf-option-gift = Zadeklaruj dar o wartości { $n }
tf-option-pass = Pas
tf-option-take = { $n ->
    [0] Nie ma tu nic do wzięcia: { $region }
   *[other] { $slot ->
        [I] Weź do przegródki I
        [II] Weź do przegródki II
        [III] Weź do przegródki III
        [plus] Weź do przegródki +
       *[patch] Weź na łatę
    } skarb o wartości { $n }: { $region }
}
tf-option-collect = Weź skarb teraz
tf-option-go-on = Kuj dalej w pojedynkę
tf-option-clear = { $n ->
    [0] Opuść region bez twoich trolli: { $region }
    [one] Opuść region: { $region } ({ $n } troll)
    [few] Opuść region: { $region } ({ $n } trolle)
    [many] Opuść region: { $region } ({ $n } trolli)
   *[other] Opuść region: { $region } ({ $n } trolla)
}

## Dlaczego nie?

tf-refuse-terrain = Na polu twojego króla { $terrain ->
        [mountain] są góry
        [fjord] jest fiord
        [glacier] jest lodowiec
        [swamp] jest bagno
        [tundra] jest tundra
       *[forest] jest las
    }, więc nie można wystawić trolla w regionie: { $region }.
tf-refuse-supply = Za mało trolli: potrzeba { $count }, w zapasie masz { $n }.
tf-refuse-too-many = Za dużo trolli: chcesz wystawić { $count }, można najwyżej { $n }.
tf-refuse-region-again = W tym regionie już wystawiono twoje trolle: { $region }. Pozostałe mogą trafić tylko do drugiego regionu tego terenu.
tf-refuse-no-troll = Nie masz tam trolla: { $region }.
tf-refuse-announced = W tej turze ta forteca była już zapowiedziana: { $fortress }.
tf-refuse-number = Numer się nie zgadza: twoja następna przegródka to { $slot }, a forteca ma numer { $number }.
tf-refuse-regions = Twoje trolle stoją w zbyt niewielu regionach tej fortecy: potrzeba { $need }, masz { $n }.
tf-refuse-gift-given = Ten dar już złożono: { $n }.
tf-refuse-gift-pledged = Ten dar już zadeklarowano: { $n }.
tf-refuse-not-near = Ten region nie leży przy tej fortecy: { $region }, { $fortress }.
tf-refuse-taken = { $player } ma już skarb z tego regionu: { $region }.
tf-refuse-no-treasure = Nie leży tam żaden skarb: { $region }.
tf-refuse-boulders = Za mało głazów: potrzeba { $need }, na stole { $n }.

## Dziennik

tf-log-strip = Na szlak trafia deska { $strip }: { $terrains }.
tf-log-token = Numer { $number } otrzymuje { $fortress }.
tf-log-king = Król gracza { $player } staje na polu startowym { $n }.
tf-log-treasure = Skarb o wartości { $n } trafia do regionu: { $region }.
tf-log-turn = Tura { $turn }: król gracza { $player } jest ostatni na szlaku i rusza.
tf-log-walk = { $cell ->
    [round] Król gracza { $player } idzie na pole wystawiania ({ $terrain ->
        [mountain] góry
        [fjord] fiord
        [glacier] lodowiec
        [swamp] bagno
        [tundra] tundra
       *[forest] las
    }): najwyżej { $n ->
        [one] { $n } troll.
        [few] { $n } trolle.
        [many] { $n } trolli.
       *[other] { $n } trolla.
    }
   *[steps] Król gracza { $player } idzie na pole wędrówki: najwyżej { $n ->
        [one] { $n } krok.
        [few] { $n } kroki.
        [many] { $n } kroków.
       *[other] { $n } kroku.
    }
}
tf-log-place = { $player } wystawia { $n ->
        [one] { $n } trolla
        [few] { $n } trolle
        [many] { $n } trolli
       *[other] { $n } trolla
    }: { $region }{ $tailwind ->
        [yes] {" "}(wiatr w plecy)
       *[no] {""}
    }.
tf-log-wander = { $player } prowadzi trolla: { $from } → { $to }{ $tailwind ->
        [yes] {" "}(wiatr w plecy)
       *[no] {""}
    }.
tf-log-idle = { $player } daje trollom odpocząć.
tf-log-announce = { $player } zapowiada kucie: { $fortress } ({ $number }). Jej regiony: { $regions }.
tf-log-join = { $player } dołącza do gracza { $other }.
tf-log-decline = { $player } nie dołącza.
tf-log-commit = { $player } kuje w pojedynkę: { $fortress }. Limit uderzeń i limit każdego koloru: { $n }.
tf-log-commit-with = { $player } i { $other } kują wspólnie: { $fortress }. Limit uderzeń i limit każdego koloru: { $n }.
tf-log-leave = { $player } zostawia wieżę w spokoju.
tf-log-strike = { $player } uderza { $side ->
        [left] w lewą ścianę
       *[right] w prawą ścianę
    } { $height ->
        [1] u podstawy
        [2] nisko
        [3] w połowie wysokości
        [4] wysoko
       *[5] u szczytu
    }, siła { $strength }%: uderzenie { $k } z { $n }.
tf-log-fall = { $n ->
    [one] { $player } wybija z wieży { $n } głaz: { $items }.
    [few] { $player } wybija z wieży { $n } głazy: { $items }.
    [many] { $player } wybija z wieży { $n } głazów: { $items }.
   *[other] { $player } wybija z wieży { $n } głazu: { $items }.
}
tf-log-fall-none = Uderzenie gracza { $player } jest puste: nic nie wypada.
tf-log-swap = Młot przechodzi do gracza { $player }.
tf-log-stop = { $player } przerywa przy { $n ->
        [one] { $n } głazie.
        [few] { $n } głazach.
        [many] { $n } głazach.
       *[other] { $n } głazu.
    }
tf-log-go-on = { $player } kuje dalej w pojedynkę.
tf-log-anger = { $player } wprawia Ducha Gór w gniew: { $n ->
        [one] o { $n } głaz za dużo.
        [few] o { $n } głazy za dużo.
        [many] o { $n } głazów za dużo.
       *[other] o { $n } głazu za dużo.
    }
tf-log-pledge = { $player } deklaruje dar o wartości { $n }.
tf-log-pass = { $player } nie dokłada daru.
tf-log-appease = Aby udobruchać Ducha Gór, { $player } składa { $n ->
        [one] { $n } dar
        [few] { $n } dary
        [many] { $n } darów
       *[other] { $n } daru
    }: { $items }.
tf-log-unappeased = Duch Gór nadal się gniewa: nikt już nie bierze skarbu.
tf-log-take = { $player } bierze { $slot ->
        [I] do przegródki I
        [II] do przegródki II
        [III] do przegródki III
        [plus] do przegródki +
       *[patch] na łatę
    } skarb o wartości { $n } z regionu: { $region }.
tf-log-nothing = { $player } nie dostaje skarbu.
tf-log-crown = { $player } otrzymuje koronę przegródki { $slot }.
tf-log-crown-from = { $player } odbiera graczowi { $other } koronę przegródki { $slot }.
tf-log-clear = { $n ->
    [0] { $player } opuszcza region bez własnych trolli: { $region }.
    [one] { $n } troll gracza { $player } opuszcza region: { $region }.
    [few] { $n } trolle gracza { $player } opuszczają region: { $region }.
    [many] { $n } trolli gracza { $player } opuszcza region: { $region }.
   *[other] { $n } trolla gracza { $player } opuszcza region: { $region }.
}
tf-log-plus = { $player } zapełnia przegródkę +. Pozostali gracze mają jeszcze po 1 turze.
tf-log-lie = { $player } zabiera z planszy wszystkie trolle i kładzie króla.
tf-log-stop-turns = Rozgrywka kończy się po { $n ->
        [one] { $n } turze.
        [few] { $n } turach.
        [many] { $n } turach.
       *[other] { $n } tury.
    }
tf-log-score = { $player } ma { $n ->
        [one] { $n } punkt.
        [few] { $n } punkty.
        [many] { $n } punktów.
       *[other] { $n } punktu.
    }

## Skąd są punkty

tf-part-slots = Przegródki
tf-part-patch = Łata
tf-part-gifts = Zachowane dary
tf-part-crowns = Korony

## Stół w terminalu

tf-table-legend = Kształty to trolle i królowie graczy. Liczba w nawiasie to skarb; F1:III to forteca i jej numer. Na szlaku nazwa terenu to pole wystawiania, a kropka to pole wędrówki. ♛ korona, ◀ teraz gra. Uderzenie wpisuje się jako stronę, wysokość od 1 do 5 i siłę: l3-60 to lewa ściana, środek, 60.
tf-table-track = Szlak:
tf-table-stock = Skarby w zapasie: { $n }
tf-table-points = Punkty
tf-table-sack = Worek
tf-table-patch = Łata
tf-table-gifts = Dary
tf-table-supply = Zapas
tf-table-lying = skończone
tf-table-bout = Uderzenia: { $k } z { $n }, głazy: { $total }
tf-table-odds = Normalne uderzenie: średnio { $mean } głazu; puste { $empty }%, gniew { $angry }%

## W przeglądarce: plansza

## Board

tf-board = Fiord: 12 regionów, 6 fortec, a wokół nich szlak królów
tf-target-region = { $region }. { $n ->
    [0] Bez skarbu.
   *[other] Skarb { $n }.
} { $crowd ->
    [yes] Trolle: { $trolls }.
   *[no] Bez trolli.
}{ $lit ->
    [yes] {" "}Możesz wybrać.
   *[no] {""}
}
tf-target-trolls = { $player } { $n }
tf-target-fortress = Forteca { $number }: { $regions }.{ $lit ->
    [yes] {" "}Możesz tu kuć.
   *[no] {""}
}
tf-target-cell = { $sort ->
    [round] Pole { $number }, wystawianie: { $terrain }.
   *[steps] Pole { $number }, wędrówka.
}{ $king ->
    [standing] {" "}Stoi na nim król gracza { $player }.
    [lying] {" "}Leży na nim król gracza { $player }.
   *[none] {""}
}{ $lit ->
    [yes] {" "}{ $sort ->
        [round] Twój król może tu pójść: { $n ->
            [one] najwyżej { $n } troll
            [few] najwyżej { $n } trolle
            [many] najwyżej { $n } trolli
           *[other] najwyżej { $n } trolla
        }.
       *[steps] Twój król może tu pójść: { $n ->
            [one] najwyżej { $n } krok
            [few] najwyżej { $n } kroki
            [many] najwyżej { $n } kroków
           *[other] najwyżej { $n } kroku
        }.
    }
   *[no] {""}
}

## The bar

tf-where = { $state ->
    [dealing] przygotowanie
    [over] koniec gry
    [last] ostatnie tury
   *[on] { $bout ->
        [yes] przy wieży
       *[no] w zapasie { $n }
    }
}
tf-fact-slot = { $slot ->
    [plus] przegródka +
    [none] worek pełny
   *[other] przegródka { $slot }
}
tf-fact-trolls = { $n ->
    [one] { $n } troll w zapasie
    [few] { $n } trolle w zapasie
    [many] { $n } trolli w zapasie
   *[other] { $n } trolla w zapasie
}
tf-fact-lies = już po grze

## The moves of the king

tf-moves = Dokąd może iść twój król
tf-moves-title = Dokąd idzie twój król?
tf-moves-round = 1., 2. lub 3. wolne pole wystawiania: wystawiasz najwyżej 1, 2 lub 3 trolle w terenie tego pola.
tf-moves-steps = 1., 2. lub 3. wolne pole wędrówki: twoje trolle robią najwyżej 1, 2 lub 3 kroki.
tf-move-round = { $n }. pole wystawiania: { $terrain }
tf-move-steps = { $n }. pole wędrówki
tf-footprints = wędrówka
tf-move-place = { $n ->
    [1] wystaw 1
   *[other] wystaw do { $n }
}
tf-move-wander = { $n ->
    [1] 1 krok
   *[other] do { $n } kroków
}
tf-if-title = Jeśli wybierzesz { $cell }
tf-if-place = { $n ->
    [one] Wystawiasz { $n } trolla w regionie o terenie: { $terrain }.
    [few] Wystawiasz najwyżej { $n } trolle w 1 regionie o terenie: { $terrain }.
    [many] Wystawiasz najwyżej { $n } trolli w 1 regionie o terenie: { $terrain }.
   *[other] Wystawiasz najwyżej { $n } trolla w 1 regionie o terenie: { $terrain }.
}
tf-if-wander = { $n ->
    [one] Jeden z twoich trolli może zrobić { $n } krok.
    [few] Twoje trolle mogą zrobić razem najwyżej { $n } kroki.
    [many] Twoje trolle mogą zrobić razem najwyżej { $n } kroków.
   *[other] Twoje trolle mogą zrobić razem najwyżej { $n } kroku.
}
tf-if-pass = { $mine ->
    [yes] Wyprzedzasz: { $players }.
   *[no] { $player } wyprzedza: { $players }.
}
tf-if-last = { $mine ->
    [yes] Nikogo nie wyprzedzasz, zostajesz na końcu i znów masz turę.
   *[no] { $player } nikogo nie wyprzedza, zostaje na końcu i znów ma turę.
}
tf-if-final = { $mine ->
    [yes] To twoja ostatnia tura.
   *[no] To ostatnia tura gracza { $player }.
}
tf-if-tailwind = Wiatr w plecy: { $players }.
tf-if-calm = Nikt nie ma wiatru w plecy.
tf-if-order = Potem kolejność będzie taka
tf-order = Królowie od ostatniego do pierwszego: { $players }.
tf-order-title = Od ostatniego króla do pierwszego
tf-order-more = Kto na koniec tej tury jest ostatni, ten ma następną.
tf-order-ending = Koniec jest blisko: każdy gracz ma jeszcze ostatnią turę.
tf-strip-next = Potem

## Placing and wandering

tf-place-region = { $region }: wystaw { $n }. Twoje trolle tutaj: { $count }. { $value ->
    [0] Bez skarbu.
   *[other] Skarb { $value }.
}
tf-place-count = Ile trolli
tf-place-fewer = O 1 mniej
tf-place-more = O 1 więcej
tf-steps-left = { $n ->
    [one] Został { $n } krok
    [few] Zostały { $n } kroki
    [many] Zostało { $n } kroków
   *[other] Zostało { $n } kroku
}
tf-wander-from = Troll idzie z regionu
tf-wander-to = do regionu
tf-wander-first = Najpierw wybierz trolla.

## Sacks and trolls

tf-sack = { $mine ->
    [yes] Twój worek
   *[no] Worek gracza { $player }
}
tf-sack-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
tf-slot = { $state ->
    [full] { $slot ->
        [plus] Przegródka +: skarb { $n }.
       *[other] Przegródka { $slot }: skarb { $n }.
    }
    [next] { $slot ->
        [plus] Przegródka + jest pusta i czeka na następny skarb.
       *[other] Przegródka { $slot } jest pusta i czeka na następny skarb.
    }
   *[empty] { $slot ->
        [plus] Przegródka + jest pusta.
       *[other] Przegródka { $slot } jest pusta.
    }
}{ $crown ->
    [yes] {" "}Z koroną.
   *[no] {""}
}
tf-gift = { $state ->
    [given] Dar { $n }, złożony
   *[kept] Dar { $n }
}
tf-patch = { $some ->
    [yes] { $n ->
        [one] { $n } skarb na łacie: { $values }.
        [few] { $n } skarby na łacie: { $values }, razem { $count }.
        [many] { $n } skarbów na łacie: { $values }, razem { $count }.
       *[other] { $n } skarbu na łacie: { $values }, razem { $count }.
    }
   *[no] Łata jest pusta.
}
tf-patch-short = { $n ->
    [0] na łacie
   *[other] { $n } na łacie
}
tf-trolls = { $mine ->
    [yes] Twoje trolle
   *[no] Trolle gracza { $player }
}
tf-supply = w zapasie { $n }, na planszy { $count }
tf-supply-short = w zapasie { $n }
tf-king-start = Król stoi na starcie, na polu { $n }.
tf-king = { $lying ->
    [yes] Król leży na szlaku: wszystkie tury są już rozegrane.
   *[no] { $sort ->
        [round] Król stoi na polu wystawiania: { $terrain }.
       *[steps] Król stoi na polu wędrówki.
    }{ $n ->
        [0] {""}
        [1] {" "}Jest ostatni, więc rusza następny.
       *[other] {" "}Miejsce od końca: { $n }.
    }
}
tf-rivals = Worki innych graczy
tf-rival = { $player }: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}. { $some ->
    [yes] Skarby: { $values }.
   *[no] Jeszcze bez skarbów.
} { $slot ->
    [none] Worek jest pełny.
    [plus] Następna przegródka: +.
   *[other] Następna przegródka: { $slot }.
} Korony: { $crowns }. Dary: { $gifts }. Na łacie: { $patch }. Trolle w zapasie: { $count }.

## Fortresses and the bout before its first strike

tf-forts = Fortece
tf-fort-treasures = { $n ->
    [0] Nie ma tam skarbów.
   *[other] Skarby: { $values }.
}
tf-strike-title = { $mine ->
    [yes] Możesz kuć przy fortecy { $number }
   *[no] { $player } może kuć przy fortecy { $number }
}
tf-strike-several = { $mine ->
    [yes] Możesz kuć przy { $n ->
        [one] { $n } fortecy
        [few] { $n } fortecach
        [many] { $n } fortecach
       *[other] { $n } fortecy
    }
   *[no] { $player } może kuć przy { $n ->
        [one] { $n } fortecy
        [few] { $n } fortecach
        [many] { $n } fortecach
       *[other] { $n } fortecy
    }
}
tf-strike-none = { $slot ->
    [plus] { $mine ->
        [yes] Do przegródki + pasuje skarb z każdej fortecy. Potrzebujesz trolli w 2 z jej 3 regionów.
       *[no] Do przegródki + pasuje skarb z każdej fortecy. Potrzeba trolli w 2 z jej 3 regionów.
    }
   *[other] { $mine ->
        [yes] Do przegródki { $slot } potrzebujesz fortecy { $slot } i swoich trolli w 2 z jej 3 regionów.
       *[no] Do przegródki { $slot } potrzeba fortecy { $slot } i trolli w 2 z jej 3 regionów.
    }
}
tf-strike-region = { $some ->
    [yes] Skarb { $n }, trolle: { $count }
   *[no] Bez skarbu, trolle: { $count }
}
tf-strike-region-of = { $region }: { $some ->
    [yes] skarb { $n }, trolle: { $count }
   *[no] bez skarbu, trolle: { $count }
}
tf-strike-limits = Limit uderzeń i głazów jednego koloru
tf-strike-alone = w pojedynkę
tf-strike-with = z graczem { $player }
tf-strike-number = Forteca { $number }
tf-limit = limit
tf-limit-alone = Limit w pojedynkę: { $n }.
tf-limit-with = Limit z graczem { $player }: { $n }.
tf-limit-label = limit uderzeń i głazów każdego koloru
tf-bout-title = { $mine ->
    [yes] Chcesz kuć przy fortecy { $number }
   *[no] { $player } chce kuć przy fortecy { $number }
}
tf-join-more = Jeśli dołączysz, limit wyniesie { $n } zamiast { $count }. Każdy z 2 graczy może wziąć skarb; twój trafi na łatę.
tf-commit-more = Kujesz w pojedynkę. Limit uderzeń: { $n }.
tf-commit-with-more = { $player } dołącza. Wspólny limit uderzeń: { $n }. Każdy z 2 graczy może wziąć skarb.
tf-join-wait = { $player } decyduje, czy dołączyć.
tf-commit-wait = { $player } decyduje, czy kuć. Limit wyniesie { $n }.
tf-gain-ready = forteca { $number } w zasięgu, limit { $n }
tf-gain-near = forteca { $number }, limit { $from } → { $to }

## Doors and buttons

tf-door-mine = Twój worek i trolle
tf-door-forts = Fortece
tf-door-rivals = Worki innych graczy
tf-door-move = Do czego prowadzi ten ruch
tf-confirm-walk = Idź tam
tf-confirm-place = Wystaw
tf-confirm-none = Nie wystawiaj
tf-confirm-announce = Zapowiedz
tf-confirm = Potwierdź

## W przeglądarce: wieża

## The bout in the browser

tf-bout = Kucie przy Kamiennej Wieży
tf-bout-fortress = Forteca { $number }
tf-bout-regions = { $regions }
tf-bout-role = { $role ->
    [hitter] ma młot
    [retired] już nie kuje
    [other] { $turn ->
        [own] czeka
       *[other] kompan
    }
   *[none] bierze udział
}
tf-bout-strikes = Uderzenia: { $n } z { $count }
tf-bout-table = Na stole
tf-bout-limit = Przy { $n } czerwonych, żółtych lub niebieskich Duch Gór wpada w gniew. Białe bez limitu.
tf-bout-colour = { $colour }: { $free ->
    [yes] { $n }, bez limitu
   *[no] { $n } z { $count }
}
tf-percent = { $n }%

tf-reach = Skarby w zasięgu
tf-reach-now = twój, jeśli teraz przerwiesz
tf-reach-could = { $mine ->
    [yes] w twoim zasięgu
   *[no] w zasięgu gracza { $player }
}
tf-reach-angry = dopiero gdy Duch Gór się udobrucha
tf-reach-more = { $n ->
    [one] jeszcze { $n } głaz
    [few] jeszcze { $n } głazy
    [many] jeszcze { $n } głazów
   *[other] jeszcze { $n } głazu
}
tf-reach-no-troll = { $mine ->
    [yes] nie masz tam trolla
   *[no] { $player } nie ma tam trolla
}
tf-reach-taken = { $mine ->
    [yes] jest już twój
   *[no] ma go już { $player }
}
tf-reach-none = nie ma tam skarbu

tf-odds = Jeszcze 1 uderzenie
tf-odds-estimate = szacunek
tf-odds-reach = suma co najmniej { $n }
tf-odds-anger = gniew Ducha Gór
tf-odds-empty = { $swap ->
    [yes] nic nie wypada: uderza { $player }
   *[no] nic nie wypada
}

tf-slow = Powtórz w zwolnionym tempie
tf-look-3d = Pokaż wieżę w 3D
tf-look-flat = Pokaż wieżę w 2D
tf-tower-physics = Wieżą porusza fizyka MuJoCo. Każde uderzenie jest zapisane i można je odtworzyć.
tf-tower-twin = O tym, ile głazów wypada, decyduje statystyczny model wieży. Samo spadanie jest tylko narysowane.
tf-tower-physics-short = fizyka MuJoCo
tf-tower-twin-short = model statystyczny

tf-tower = Kamienna Wieża. Cel: { $side ->
        [left] lewa ściana
       *[right] prawa ściana
    }, { $height ->
        [1] u podstawy
        [2] nisko
        [3] w połowie wysokości
        [4] wysoko
       *[5] u szczytu
    }. Strzałkami celujesz, Enterem uderzasz, a przytrzymana i puszczona spacja to zamach.

tf-told-shakes = Wieża się trzęsie.
tf-told-swing = { $player } bierze zamach.
tf-told-fell = { $n ->
        [one] Wypadł { $n } głaz
        [few] Wypadły { $n } głazy
        [many] Wypadło { $n } głazów
       *[other] Wypadło { $n } głazu
    }: { $items }. Na stole: { $count }.
tf-told-none = Nic nie wypadło.
tf-told-angry = { $n ->
    [one] Duch Gór się gniewa: o { $n } głaz za dużo.
    [few] Duch Gór się gniewa: o { $n } głazy za dużo.
    [many] Duch Gór się gniewa: o { $n } głazów za dużo.
   *[other] Duch Gór się gniewa: o { $n } głazu za dużo.
}
tf-told-appeased = Dary udobruchały Ducha Gór.

tf-wait-strike = { $player } celuje.
tf-wait-again = { $player } decyduje: uderzyć jeszcze czy przerwać?
tf-wait-pledge = { $player } decyduje, czy dołożyć dar.
tf-wait-take = { $player } wybiera skarb.
tf-wait-continue = { $player } decyduje: wziąć skarb czy kuć dalej w pojedynkę?
tf-wait-clear = { $player } wybiera, który region opuszczą trolle.

tf-aim-more = Wyceluj, przytrzymaj młot i puść.
tf-aim-near = Najbliżej limitu ({ $n }): { $items }.
tf-aim-side = Ściana
tf-aim-left = Lewa ściana
tf-aim-right = Prawa ściana
tf-aim-height = Wysokość
tf-aim-at = { $height ->
        [1] podstawa
        [2] nisko
        [3] środek
        [4] wysoko
       *[5] szczyt
    }, { $n }%
tf-aim-lower = Niżej
tf-aim-higher = Wyżej
tf-aim-strength = Siła
tf-aim-wavers = Ręka drży każdemu, mniej więcej o 6%, botom też.
tf-aim-soft = lekko
tf-aim-normal = normalnie
tf-aim-hard = mocno
tf-aim-softer = Lżej
tf-aim-harder = Mocniej
tf-aim-value = { $n }%, { $level ->
        [soft] lekko
        [normal] normalnie
       *[hard] mocno
    }{ $known ->
        [yes] , około { $mean ->
            [one] { $mean } głazu
            [few] { $mean } głazów
            [many] { $mean } głazów
           *[other] { $mean } głazu
        }
       *[no] {""}
    }
tf-aim-mean = Przy tej sile wypada około { $mean ->
        [one] { $mean } głazu
        [few] { $mean } głazów
        [many] { $mean } głazów
       *[other] { $mean } głazu
    }.
tf-aim-tapped = Przytrzymaj dłużej i puść przy sile, której chcesz.
tf-aim-hold = Przytrzymaj i puść
tf-aim-let-go = Puść
tf-aim-how = Gdy przytrzymujesz, siła rośnie i maleje. Puść, aby uderzyć. Zjedź z przycisku albo naciśnij Escape, aby odłożyć młot.
tf-aim-strike = Uderz z siłą { $n }%
tf-key-enter = Enter
tf-key-space = Spacja

tf-choose-pledge = { $n ->
        [one] { $n } dar udobrucha Ducha Gór
        [few] { $n } dary udobruchają Ducha Gór
        [many] { $n } darów udobrucha Ducha Gór
       *[other] { $n } daru udobrucha Ducha Gór
    }, brakuje jeszcze { $count }. Dary składa się tylko wtedy, gdy zbierze się ich dość.
tf-choose-take = Głazy na stole: { $n }. Wybierz 1 ze skarbów, na które wystarczą.
tf-choose-continue = Weź skarb teraz albo kuj dalej w pojedynkę. { $left ->
        [one] Zostało { $left } uderzenie.
        [few] Zostały { $left } uderzenia.
        [many] Zostało { $left } uderzeń.
       *[other] Zostało { $left } uderzenia.
    }
tf-choose-clear = Wszystkie twoje trolle z 1 regionu fortecy wracają do zapasu. Z którego?
tf-choose-gifts = { $player }, zadeklarowane dary: { $n } z { $count }

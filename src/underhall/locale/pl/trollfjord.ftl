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

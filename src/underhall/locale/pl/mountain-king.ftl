# In the Hall of the Mountain King: pytania, opcje, odmowy, dziennik, nazwy.
# $good, $mineral, $clan, $band, $purpose, $effect to klucze; $square to pole góry, na przykład c4, a $cell miejsce
# w wiecu, na przykład b2; $troll, $spell, $shop, $hall, $stack, $exchange to nazwy stąd; $items to lista policzonych
# rzeczy w mianowniku; $n to liczba.

## Nazwy

mk-troll-pip = Pip
mk-troll-nokk = Nokk
mk-troll-tutta = Tutta
mk-troll-grubb = Grubb
mk-troll-hask = Hask
mk-troll-lodde = Lodde
mk-troll-brakka = Brakka
mk-troll-sisska = Sisska
mk-troll-tandor = Tandor
mk-troll-ruhl = Ruhl
mk-troll-fyrka = Fyrka
mk-troll-frysk = Frysk
mk-troll-njuli = Njuli
mk-troll-hjela = Hjela
mk-troll-rimka = Rimka
mk-troll-tolvar = Tolvar
mk-troll-lunna = Lunna
mk-troll-mirke = Mirke
mk-troll-silvo = Silvo
mk-troll-natta = Natta
mk-troll-oloff = Oloff
mk-troll-mukk = Mukk
mk-troll-slurra = Slurra
mk-troll-grumsel = Grumsel
mk-troll-bogga = Bogga
mk-troll-torve = Torve
mk-troll-klumpa = Klumpa
mk-troll-glodde = Glodde
mk-troll-varn = Varn
mk-troll-ossela = Ossela
mk-troll-kindra = Kindra
mk-troll-skadde = Skadde
mk-troll-isbran = Isbran
mk-troll-vettra = Vettra
mk-troll-hvitna = Hvitna
mk-troll-selke = Selke
mk-troll-dimra = Dimra
mk-troll-halvo = Halvo
mk-troll-nyxa = Nyxa
mk-troll-dregg = Dregg
mk-troll-myrka = Myrka
mk-troll-sompe = Sompe
mk-troll-puddo = Puddo
mk-troll-leira = Leira
mk-troll-hroth = Hroth
mk-troll-skorra = Skorra
mk-troll-eldgar = Eldgar
mk-troll-magra = Magra
mk-troll-jokkul = Jokkul
mk-troll-froa = Froa
mk-troll-snaer = Snaer
mk-troll-kaldis = Kaldis
mk-troll-vanadel = Vanadel
mk-troll-omri = Omri
mk-troll-tungla = Tungla
mk-troll-svartis = Svartis
mk-troll-gjorm = Gjorm
mk-troll-muldra = Muldra
mk-troll-tarnok = Tarnok
mk-troll-slamma = Slamma
mk-troll-brokke = Brokke
mk-spell-earth = Rytuał ziemi
mk-spell-mask = Złota maska
mk-spell-rock_eater = Przyzwanie skałożera
mk-spell-elevation = Ceremonia wywyższenia
mk-spell-dedication = Rytuał poświęcenia
mk-spell-waking = Pieśń przebudzenia
mk-spell-toll = Myto podziemnego traktu
mk-spell-open_hands = Otwarte dłonie
mk-spell-soft_stone = Miękka skała
mk-spell-thin_walls = Cienkie ściany
mk-spell-cave_in = Tąpnięcie
mk-spell-free_wheels = Swobodne koła
mk-spell-lantern_road = Szlak latarni
mk-spell-wagon_call = Przywołanie wózków
mk-spell-changing_places = Zamiana miejsc
mk-spell-masons_gift = Dar kamieniarza
mk-spell-song_of_depth = Pieśń głębin
mk-shop-cartwright = Kołodziej
mk-shop-runesmith = Kowal run
mk-shop-charm_maker = Wytwórca amuletów
mk-shop-crusher = Rozdrabniacz
mk-shop-mint = Mennica
mk-shop-mason = Kamieniarz
mk-shop-foundry = Stalownia
mk-shop-toolmaker = Wytwórca narzędzi
mk-shop-pick_smith = Wytwórca kilofów
mk-shop-wheel_maker = Cieśla
mk-shop-quartermaster = Kwatermistrz
mk-hall-shaman = Siedziba Szamana
mk-hall-crucible = Tygiel
mk-hall-fissure = Szczelina
mk-hall-treasury = Skarbiec
mk-hall-mason = Dom Kamieniarza
mk-hall-forge = Wielka Kuźnia
mk-stack-domino = Domino
mk-stack-corner = Narożnik
mk-stack-bar = Belka
mk-stack-square = Blok
mk-stack-tee = Trójnik
mk-stack-snake = Wąż
mk-stack-ell = Elka
mk-stack-cavern = Pieczara
mk-good-stone = Kamień
mk-good-iron = Żelazo
mk-good-heartstone = Klejnot
mk-good-hammer = Młot
mk-good-rune = Runa
mk-good-coin = Moneta
mk-good-cart = Wózek uniwersalny
mk-good-fire_cart = Wózek Ognia
mk-good-ice_cart = Wózek Lodu
mk-good-moon_cart = Wózek Księżyca
mk-clan-fire = Ogień
mk-clan-ice = Lód
mk-clan-moon = Księżyc
mk-clan-mud = Błoto
mk-band-dark = Ciemnoszary
mk-band-light = Szary
mk-band-brown = Brązowy
mk-band-orange = Pomarańczowy
mk-band-yellow = Żółty
mk-colour-orange = pomarańczowy
mk-colour-blue = niebieski
mk-colour-green = zielony
mk-colour-pink = różowy
mk-colour-yellow = żółty
mk-team-first = Zespół 1
mk-team-second = Zespół 2

## Co robią czary

mk-effect-gain = Do składu: { $items }.
mk-effect-mask = W tej turze możesz płacić łapówki dowolnymi zasobami zamiast monet.
mk-effect-extra_dig = Wykop teraz tunel za zwykły koszt; potem i tak werbujesz lub kopiesz.
mk-effect-elevate = Odrzuć 1 swojego trolla 2-poziomowego ze wszystkim, co na nim leży; jego miejsce zajmuje troll 3-poziomowy z hordy, bez łapówek, bez cokołu i bez aktywacji.
mk-effect-dedicate = Wybierz 1 swój posąg na obszarze ciemnoszarym, szarym lub brązowym, stojący poza cokołami i wielkimi grotami: zdobywasz tyle honoru, ile jest wart.
mk-effect-wake = Aktywuje się 1 twój troll: jego odkryte symbole wytwarzają zasoby.
mk-effect-unload = Przenieś do składu wszystko, co leży na 1 twoim trollu.
mk-effect-soften = W tej turze pola skał nie kosztują cię młotów.
mk-effect-thin = W tej turze tunel kosztuje cię o { $n ->
    [one] { $n } minerał
    [few] { $n } minerały
    [many] { $n } minerałów
   *[other] { $n } minerału
} mniej, a honoru daje tyle co zwykle.
mk-effect-cave_in = 1 twój tunel bez posągu i cokołu wypada z gry; weź 1 kamienia za każde jego pole.
mk-effect-free_wheels = W tej turze twoje wózki klanowe przesuwają posągi dowolnego klanu.
mk-effect-road = Przesuń 1 swój posąg o najwyżej { $n ->
    [one] { $n } tunel
    [few] { $n } tunele
    [many] { $n } tuneli
   *[other] { $n } tunelu
}, bez wózków.
mk-effect-swap = 2 twoje posągi różnych klanów zamieniają się miejscami.
mk-effect-pedestal = Weź z woreczka 1 wybrany cokół.
mk-effect-song = Zdobądź { $n } honoru za każdy obszar położony głębiej niż ciemnoszary, do którego sięga twoja sieć.
# Jedno albo drugie; $last to yes przy ostatnim.
mk-either = { $last ->
    [yes] { $first } albo { $second }
   *[no] { $first }, { $second }
}

## Co na co wymieniają warsztaty: $n jednego na $count drugiego

mk-exchange = { $give ->
    [stone] { $n } kamienia
    [iron] { $n } żelaza
    [heartstone] { $n ->
        [one] { $n } klejnot
        [few] { $n } klejnoty
        [many] { $n } klejnotów
       *[other] { $n } klejnotu
    }
    [hammer] { $n ->
        [one] { $n } młot
        [few] { $n } młoty
        [many] { $n } młotów
       *[other] { $n } młota
    }
    [rune] { $n ->
        [one] { $n } runa
        [few] { $n } runy
        [many] { $n } run
       *[other] { $n } runy
    }
    [coin] { $n ->
        [one] { $n } moneta
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }
    [cart] { $n ->
        [one] { $n } wózek uniwersalny
        [few] { $n } wózki uniwersalne
        [many] { $n } wózków uniwersalnych
       *[other] { $n } wózka uniwersalnego
    }
   *[any] { $n ->
        [one] dowolny { $n } zasób
        [few] dowolne { $n } zasoby
        [many] dowolnych { $n } zasobów
       *[other] dowolnego { $n } zasobu
    }
} na { $get ->
    [stone] { $count } kamienia
    [iron] { $count } żelaza
    [heartstone] { $count ->
        [one] { $count } klejnot
        [few] { $count } klejnoty
        [many] { $count } klejnotów
       *[other] { $count } klejnotu
    }
    [hammer] { $count ->
        [one] { $count } młot
        [few] { $count } młoty
        [many] { $count } młotów
       *[other] { $count } młota
    }
    [rune] { $count ->
        [one] { $count } runę
        [few] { $count } runy
        [many] { $count } run
       *[other] { $count } runy
    }
    [coin] { $count ->
        [one] { $count } monetę
        [few] { $count } monety
        [many] { $count } monet
       *[other] { $count } monety
    }
   *[cart] { $count ->
        [one] { $count } wózek
        [few] { $count } wózki
        [many] { $count } wózków
       *[other] { $count } wózka
    }
}
mk-exchange-move = { $n ->
    [one] { $n } zasób z trolla do składu
    [few] { $n } zasoby z trolli do składu
    [many] { $n } zasobów z trolli do składu
   *[other] { $n } zasobu z trolli do składu
}

## Liczone rzeczy

mk-count-stone = { $n } kamienia
mk-count-iron = { $n } żelaza
mk-count-heartstone = { $n ->
    [one] { $n } klejnot
    [few] { $n } klejnoty
    [many] { $n } klejnotów
   *[other] { $n } klejnotu
}
mk-count-hammer = { $n ->
    [one] { $n } młot
    [few] { $n } młoty
    [many] { $n } młotów
   *[other] { $n } młota
}
mk-count-rune = { $n ->
    [one] { $n } runa
    [few] { $n } runy
    [many] { $n } run
   *[other] { $n } runy
}
mk-count-coin = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
mk-count-cart = { $n ->
    [one] { $n } wózek
    [few] { $n } wózki
    [many] { $n } wózków
   *[other] { $n } wózka
}
mk-count-fire_cart = { $n ->
    [one] { $n } wózek Ognia
    [few] { $n } wózki Ognia
    [many] { $n } wózków Ognia
   *[other] { $n } wózka Ognia
}
mk-count-ice_cart = { $n ->
    [one] { $n } wózek Lodu
    [few] { $n } wózki Lodu
    [many] { $n } wózków Lodu
   *[other] { $n } wózka Lodu
}
mk-count-moon_cart = { $n ->
    [one] { $n } wózek Księżyca
    [few] { $n } wózki Księżyca
    [many] { $n } wózków Księżyca
   *[other] { $n } wózka Księżyca
}

mk-count-fire_statue = { $n ->
    [one] { $n } posąg Ognia
    [few] { $n } posągi Ognia
    [many] { $n } posągów Ognia
   *[other] { $n } posągu Ognia
}
mk-count-ice_statue = { $n ->
    [one] { $n } posąg Lodu
    [few] { $n } posągi Lodu
    [many] { $n } posągów Lodu
   *[other] { $n } posągu Lodu
}
mk-count-moon_statue = { $n ->
    [one] { $n } posąg Księżyca
    [few] { $n } posągi Księżyca
    [many] { $n } posągów Księżyca
   *[other] { $n } posągu Księżyca
}

## Pytania

mk-ask-shop = Wybierz warsztat do tej rozgrywki. Jeszcze do wybrania: { $n }.
mk-ask-gate = Gdzie stawiasz wrota?
mk-ask-draft = Którego trolla umieszczasz i gdzie?
mk-ask-turn = { $full ->
    [yes] { $first ->
        [yes] Czar, warsztat czy od razu kopiesz?
       *[no] Co dalej? Kopanie kończy ten krok.
    }
   *[no] { $first ->
        [yes] Czar, warsztat czy od razu werbujesz lub kopiesz?
       *[no] Co dalej? Werbowanie lub kopanie kończy ten krok.
    }
}
mk-ask-where = { $stack }, koszt: { $mineral ->
    [stone] { $n } kamienia
    [iron] { $n } żelaza
   *[heartstone] { $n ->
        [one] { $n } klejnot
        [few] { $n } klejnoty
        [many] { $n } klejnotów
       *[other] { $n } klejnotu
    }
}. Gdzie kopiesz?
mk-ask-pay = { $purpose ->
    [rune] Skąd bierzesz runę?
    [bribes] { $n ->
        [one] Do zapłaty { $n } łapówka. Skąd?
        [few] Do zapłaty { $n } łapówki. Skąd najpierw?
        [many] Do zapłaty { $n } łapówek. Skąd najpierw?
       *[other] Do zapłaty { $n } łapówki. Skąd najpierw?
    }
    [stone] Do zapłaty { $n } kamienia. Skąd?
    [iron] Do zapłaty { $n } żelaza. Skąd?
    [heartstone] { $n ->
        [one] Do zapłaty { $n } klejnot. Skąd?
        [few] Do zapłaty { $n } klejnoty. Skąd?
        [many] Do zapłaty { $n } klejnotów. Skąd?
       *[other] Do zapłaty { $n } klejnotu. Skąd?
    }
    [move] Który zasób trafia do składu?
    [hammers] { $n ->
        [one] Do zapłaty { $n } młot. Skąd?
        [few] Do zapłaty { $n } młoty. Skąd najpierw?
        [many] Do zapłaty { $n } młotów. Skąd najpierw?
       *[other] Do zapłaty { $n } młota. Skąd najpierw?
    }
    [carts] { $n ->
        [one] Do zapłaty { $n } wózek. Który?
        [few] Do zapłaty { $n } wózki. Który najpierw?
        [many] Do zapłaty { $n } wózków. Który najpierw?
       *[other] Do zapłaty { $n } wózka. Który najpierw?
    }
   *[exchange] { $n ->
        [one] Oddaj w warsztacie { $n } zasób. Który?
        [few] Oddaj w warsztacie { $n } zasoby. Który najpierw?
        [many] Oddaj w warsztacie { $n } zasobów. Który najpierw?
       *[other] Oddaj w warsztacie { $n } zasobu. Który najpierw?
    }
}
mk-ask-pedestal = Kotwa na polu { $square }, obszar { $band ->
    [dark] ciemnoszary
    [light] szary
    [brown] brązowy
    [orange] pomarańczowy
   *[yellow] żółty
}. Umieszczasz cokół?
mk-ask-site = Który warsztat zakładasz na polu { $square }?
mk-ask-bag = { $by ->
    [troll] Troll przynosi cokół do wyboru. Który bierzesz z woreczka?
   *[spell] Który cokół bierzesz z woreczka?
}
mk-ask-troll = { $troll }: które miejsce w wiecu?
mk-ask-use = { $shop }: { $n ->
    [one] zostało { $n } użycie
    [few] zostały { $n } użycia
    [many] zostało { $n } użyć
   *[other] zostało { $n } użycia
}. Co robisz?
mk-ask-get = Co bierzesz za 4 zasoby?
mk-ask-give = { $n ->
    [one] Oddaj jeszcze { $n } zasób
    [few] Oddaj { $n } zasoby
    [many] Oddaj { $n } zasobów
   *[other] Oddaj { $n } zasobu
} za 1 { $good ->
    [stone] kamienia
    [iron] żelaza
    [heartstone] klejnot
    [hammer] młot
    [rune] runę
    [coin] monetę
   *[cart] wózek
}. { $n ->
    [one] Który?
    [few] Który najpierw?
    [many] Który najpierw?
   *[other] Który najpierw?
}
mk-ask-after = Wielka grota, posąg czy koniec tury?
mk-ask-hall = Wielka grota „{ $hall }”: gdzie ją kładziesz?
mk-ask-to = { $clan ->
    [fire] Dokąd przesuwasz posąg Ognia?
    [ice] Dokąd przesuwasz posąg Lodu?
   *[moon] Dokąd przesuwasz posąg Księżyca?
}
mk-ask-gain = { $spell }: co bierzesz?
mk-ask-dig = Jaki tunel teraz kopiesz?
mk-ask-own = { $effect ->
    [elevate] Który twój troll 2-poziomowy ustępuje miejsca?
    [wake] Który twój troll się aktywuje?
   *[unload] Który twój troll oddaje wszystko do składu?
}
mk-ask-slot = Który troll 3-poziomowy zajmuje miejsce trolla { $troll }?
mk-ask-statue = { $effect ->
    [dedicate] Za który posąg zdobywasz teraz honor?
    [road] Który posąg przesuwasz?
    [swap] Który posąg zamieniasz miejscami z innym?
   *[second] Z którym posągiem zamieniasz go miejscami?
}
mk-ask-tunnel = Który twój tunel się zawala?

## Opcje

mk-group-spell = Czary
mk-group-workshop = Warsztaty
mk-group-trade = Wymiana
mk-group-recruit = Werbowanie
mk-group-dig = Kopanie
mk-group-hall = Wielkie groty
mk-group-statue = Przesuwanie posągów
mk-group-storage = Ze składu
mk-group-troll = Z twoich trolli
mk-group-other = Inne

mk-option-cast = Rzuć czar „{ $spell }”
mk-option-work = Użyj warsztatu na polu { $square }: { $shop }
mk-option-trade = Wymień 4 zasoby na 1
mk-option-recruit = Zwerbuj trolla { $troll }: poziom { $level }; zasoby: { $items }; { $n ->
    [0] za darmo
    [one] { $n } łapówka
    [few] { $n } łapówki
    [many] { $n } łapówek
   *[other] { $n } łapówki
}{ $clan ->
    [fire] , z cokołem Ognia
    [ice] , z cokołem Lodu
    [moon] , z cokołem Księżyca
   *[none] { "" }
}
mk-option-empty-slot = Puste miejsce w hordzie
mk-option-dig = Kop tunel: { $stack }; koszt: { $items }; { $n } honoru
mk-option-pass = Pomiń ten krok: nie możesz ani werbować, ani kopać
mk-option-no-effect = Bez efektu
mk-option-where = { $squares }{ $hammers ->
    [0] { "" }
    [one] {" "}za { $hammers } młot
    [few] {" "}za { $hammers } młoty
    [many] {" "}za { $hammers } młotów
   *[other] {" "}za { $hammers } młota
}{ $finds ->
    [0] { "" }
   *[other] ; znalezisko: { $items }
}
mk-option-proposed = { $n ->
    [one] Zgodnie z propozycją
    [few] Zgodnie z propozycją, od razu { $n } zasoby
    [many] Zgodnie z propozycją, od razu { $n } zasobów
   *[other] Zgodnie z propozycją, od razu { $n } zasobu
}
mk-option-unit-store = { $good ->
    [stone] Kamień ze składu
    [iron] Żelazo ze składu
    [heartstone] Klejnot ze składu
    [hammer] Młot ze składu
    [rune] Runa ze składu
    [coin] Moneta ze składu
    [cart] Wózek uniwersalny ze składu
    [fire_cart] Wózek Ognia ze składu
    [ice_cart] Wózek Lodu ze składu
   *[moon_cart] Wózek Księżyca ze składu
}
mk-option-unit-troll = { $good ->
    [stone] Kamień z trolla { $troll }
    [iron] Żelazo z trolla { $troll }
    [heartstone] Klejnot z trolla { $troll }
    [hammer] Młot z trolla { $troll }
    [rune] Runa z trolla { $troll }
    [coin] Moneta z trolla { $troll }
    [cart] Wózek uniwersalny z trolla { $troll }
    [fire_cart] Wózek Ognia z trolla { $troll }
    [ice_cart] Wózek Lodu z trolla { $troll }
   *[moon_cart] Wózek Księżyca z trolla { $troll }
}
mk-option-pedestal-none = Bez cokołu
mk-option-pedestal = { $clan ->
    [fire] Cokół Ognia, żeton o wartości { $n }
    [ice] Cokół Lodu, żeton o wartości { $n }
   *[moon] Cokół Księżyca, żeton o wartości { $n }
}
mk-option-bag-none = Bez cokołu
mk-option-bag = { $clan ->
    [fire] Cokół Ognia
    [ice] Cokół Lodu
   *[moon] Cokół Księżyca
}
mk-option-found-none = Bez warsztatu na tym miejscu
mk-option-found = Załóż warsztat: { $shop }
mk-option-cell = Umieść na miejscu { $cell }
mk-option-own = { $troll } na miejscu { $cell }
mk-option-draft = Umieść trolla { $troll } na miejscu { $cell }; zasoby: { $makes }; na początek: { $items }
mk-option-exchange = Użyj: { $exchange }
mk-option-enough = Wyjdź z warsztatu
mk-option-hall = Poświęć wielką grotę: { $hall }, { $low } lub { $high } honoru
mk-option-hall-at = { $squares }, ołtarz na polu { $altar }
mk-option-done = Zakończ turę
mk-option-statue = { $clan ->
    [fire] Posąg Ognia na polu { $square }
    [ice] Posąg Lodu na polu { $square }
   *[moon] Posąg Księżyca na polu { $square }
}
mk-option-move = { $clan ->
    [fire] Przesuń posąg Ognia z pola { $square }
    [ice] Przesuń posąg Lodu z pola { $square }
   *[moon] Przesuń posąg Księżyca z pola { $square }
}
mk-option-to = { $what ->
    [own-pedestal] Na pole { $square }, na cokół tego samego klanu
    [pedestal] Na pole { $square }, na cokół innego klanu
    [altar] Na pole { $square }, na ołtarz
    [hall] Na pole { $square } w wielkiej grocie
    [gate] Na pole { $square }, na wrota
   *[none] Na pole { $square }
}{ $n ->
    [0] { "" }
    [one] { "" }
    [few] ; koszt: { $n } wózki
    [many] ; koszt: { $n } wózków
   *[other] ; koszt: { $n } wózka
}
mk-option-tunnel = { $n }-polowy tunel: { $squares }
mk-option-gain = Do składu: { $items }
mk-option-get = Do składu: { $items }
mk-option-shop = Wybierz warsztat: { $shop }
mk-option-gate = Wrota na polu { $square }
mk-option-slot = { $troll }; zasoby: { $items }

## Dlaczego nie?

mk-refuse-no-such = W tej rozgrywce nie ma czegoś takiego.
mk-refuse-part = Czar działa w całości albo wcale.
mk-refuse-pass = Możesz jeszcze werbować lub kopać.
mk-refuse-trade = Za mało zasobów na wymianę: potrzeba { $need }, masz { $n }.
mk-refuse-spell-closed = Tego czaru nie ma w księdze czarów: { $spell }.
mk-refuse-cast-once = W tej turze rzucono już czar.
mk-refuse-no-rune = Nie masz runy na czar „{ $spell }”.
mk-refuse-no-shop = Na polu { $square } nie ma jeszcze warsztatu.
mk-refuse-work-once = W tej turze użyto już warsztatu.
mk-refuse-no-access = Twoja sieć nie styka się z warsztatem na polu { $square }: { $shop }.
mk-refuse-nothing-to-give = Nie masz nic do wymiany w tym warsztacie: { $shop }.
mk-refuse-other-shop = Ten warsztat służy do czegoś innego: { $shop }.
mk-refuse-empty-slot = To miejsce w hordzie jest puste.
mk-refuse-smoot-full = Twój wiec jest pełny: 10 trolli.
mk-refuse-bribes = Za mało na łapówki: potrzeba { $need }, masz { $n }.
mk-refuse-stack-empty = Nie ma już tuneli o tym kształcie: { $stack }.
mk-refuse-minerals = { $mineral ->
    [stone] Za mało kamienia: potrzeba { $need }, masz { $n }.
    [iron] Za mało żelaza: potrzeba { $need }, masz { $n }.
   *[heartstone] Za mało klejnotów: potrzeba { $need }, masz { $n }.
}
mk-refuse-no-place = Na tunel o tym kształcie nie ma teraz miejsca: { $stack }. { $n ->
    [0] Nie masz młotów na pola skał.
    [one] Na pola skał masz { $n } młot.
    [few] Na pola skał masz { $n } młoty.
    [many] Na pola skał masz { $n } młotów.
   *[other] Na pola skał masz { $n } młota.
}
mk-refuse-other-tile = Wybrano już tunel o innym kształcie.
mk-refuse-off-board = Tunel wystawałby poza górę.
mk-refuse-on-site = Tunel nie może przykryć miejsca warsztatu: { $squares }.
mk-refuse-on-heart = Tunel nie może przykryć Serca Góry: { $squares }.
mk-refuse-on-tile = Tam już coś leży: { $squares }.
mk-refuse-on-start = Przy tym stole tunel nie może przykryć punktu startowego.
mk-refuse-rival = Ten tunel stykałby się z siecią gracza { $player }: { $squares }.
mk-refuse-not-beside = Ten tunel nie stykałby się z twoją siecią.
mk-refuse-hammers = Za mało młotów: potrzeba { $need }, masz { $n }.
mk-refuse-no-unit = { $good ->
    [stone] Nie ma tam kamienia.
    [iron] Nie ma tam żelaza.
    [heartstone] Nie ma tam klejnotu.
    [hammer] Nie ma tam młota.
    [rune] Nie ma tam runy.
    [coin] Nie ma tam monety.
    [cart] Nie ma tam wózka uniwersalnego.
    [fire_cart] Nie ma tam wózka Ognia.
    [ice_cart] Nie ma tam wózka Lodu.
   *[moon_cart] Nie ma tam wózka Księżyca.
}
mk-refuse-wrong-kind = { $good ->
    [stone] Kamieniem nie można tu zapłacić.
    [iron] Żelazem nie można tu zapłacić.
    [heartstone] Klejnotem nie można tu zapłacić.
    [hammer] Młotem nie można tu zapłacić.
    [rune] Runą nie można tu zapłacić.
    [coin] Monetą nie można tu zapłacić.
    [cart] Wózkiem uniwersalnym nie można tu zapłacić.
    [fire_cart] Wózkiem Ognia nie można tu zapłacić.
    [ice_cart] Wózkiem Lodu nie można tu zapłacić.
   *[moon_cart] Wózkiem Księżyca nie można tu zapłacić.
}
mk-refuse-only-trolls = Tu można wziąć tylko to, co leży na twoich trollach.
mk-refuse-unit-order = Zostałoby za mało zasobów do wyboru: ten trzeba było wskazać wcześniej.
mk-refuse-no-pedestal = { $clan ->
    [fire] Nie masz w składzie cokołu Ognia.
    [ice] Nie masz w składzie cokołu Lodu.
   *[moon] Nie masz w składzie cokołu Księżyca.
}
mk-refuse-token-gone = Nie ma już { $clan ->
    [fire] żetonu Ognia
    [ice] żetonu Lodu
   *[moon] żetonu Księżyca
} { $band ->
    [dark] z ciemnoszarego
    [light] z szarego
    [brown] z brązowego
    [orange] z pomarańczowego
   *[yellow] z żółtego
} obszaru.
mk-refuse-shop-gone = Nie ma już takiego warsztatu do założenia: { $shop }.
mk-refuse-bag = { $clan ->
    [fire] W woreczku nie ma już cokołów Ognia.
    [ice] W woreczku nie ma już cokołów Lodu.
   *[moon] W woreczku nie ma już cokołów Księżyca.
}
mk-refuse-cell-filled = Na miejscu { $cell } stoi już troll.
mk-refuse-cell-below = Miejsce { $cell } nie leży nad 2 twoimi trollami.
mk-refuse-hall-gone = Ta wielka grota jest już zajęta: { $hall }.
mk-refuse-hall-once = W tej turze poświęcono już wielką grotę.
mk-refuse-hall-late = Wielką grotę poświęca się przed przesuwaniem posągów, a posąg już przesunięto.
mk-refuse-hall-fits = W twoich tunelach nie ma miejsca na tę wielką grotę: { $hall }.
mk-refuse-hall-spin = W takim obrocie wielka grota wygląda tak samo jak w innym.
mk-refuse-hall-off = Wielka grota wystawałaby poza górę.
mk-refuse-hall-over = Wielka grota przykrywa tylko tunele, nigdy wrota ani inną grotę: { $squares }.
mk-refuse-hall-gap = Pod grotą brakuje tu twoich tuneli: { $squares }.
mk-refuse-statue-buried = { $clan ->
    [fire] Posąg Ognia na polu { $square } jest nadal zakopany.
    [ice] Posąg Lodu na polu { $square } jest nadal zakopany.
   *[moon] Posąg Księżyca na polu { $square } jest nadal zakopany.
}
mk-refuse-statue-foreign = { $clan ->
    [fire] Posąg Ognia na polu { $square } nie stoi w twojej sieci.
    [ice] Posąg Lodu na polu { $square } nie stoi w twojej sieci.
   *[moon] Posąg Księżyca na polu { $square } nie stoi w twojej sieci.
}
mk-refuse-no-cart = { $clan ->
    [fire] Nie masz wózka, którym można przesunąć posąg Ognia.
    [ice] Nie masz wózka, którym można przesunąć posąg Lodu.
   *[moon] Nie masz wózka, którym można przesunąć posąg Księżyca.
}
mk-refuse-no-room = { $clan ->
    [fire] Posąg Ognia na polu { $square } nie ma w zasięgu wolnego pola.
    [ice] Posąg Lodu na polu { $square } nie ma w zasięgu wolnego pola.
   *[moon] Posąg Księżyca na polu { $square } nie ma w zasięgu wolnego pola.
}
mk-refuse-outside-network = Pole { $square } nie należy do twojej sieci.
mk-refuse-square-taken = Na polu { $square } stoi już posąg.
mk-refuse-too-far = { $by ->
    [spell] Pole { $square } jest za daleko: czar nie sięga przez tyle tuneli.
   *[cart] Pole { $square } jest za daleko: 1 wózkiem można dojechać na dowolne wolne pole tego samego lub sąsiadującego tunelu.
}
mk-refuse-no-troll = Na miejscu { $cell } nie masz trolla.
mk-refuse-not-level-two = Troll na miejscu { $cell } nie jest 2-poziomowy.
mk-refuse-all-covered = Wszystkie symbole trolla na miejscu { $cell } są zakryte.
mk-refuse-nothing-on-it = Na trollu na miejscu { $cell } nic nie leży.
mk-refuse-not-level-three = To nie jest troll 3-poziomowy.
mk-refuse-dedicate = { $clan ->
    [fire] Posąg Ognia na polu { $square } stoi na cokole, w wielkiej grocie albo na pomarańczowym lub żółtym obszarze.
    [ice] Posąg Lodu na polu { $square } stoi na cokole, w wielkiej grocie albo na pomarańczowym lub żółtym obszarze.
   *[moon] Posąg Księżyca na polu { $square } stoi na cokole, w wielkiej grocie albo na pomarańczowym lub żółtym obszarze.
}
mk-refuse-lower-row = Z tą opcją wywyższyć można tylko trolla z najwyższego rzędu hordy.
mk-refuse-dedicated = { $clan ->
    [fire] Posąg Ognia na polu { $square } był już poświęcony, a z tą opcją można to zrobić tylko raz.
    [ice] Posąg Lodu na polu { $square } był już poświęcony, a z tą opcją można to zrobić tylko raz.
   *[moon] Posąg Księżyca na polu { $square } był już poświęcony, a z tą opcją można to zrobić tylko raz.
}
mk-refuse-statue-spell = { $clan ->
    [fire] Ten czar nie zadziała na posąg Ognia na polu { $square }.
    [ice] Ten czar nie zadziała na posąg Lodu na polu { $square }.
   *[moon] Ten czar nie zadziała na posąg Księżyca na polu { $square }.
}
mk-refuse-not-own-tunnel = Na polu { $square } nie leży twój tunel.
mk-refuse-tunnel-name = Tunel na polu { $square } wskazuje się przez jego pierwsze pole: { $first }.
mk-refuse-tunnel-laden = W tunelu na polu { $square } stoi posąg lub cokół.
mk-refuse-start-taken = Na polu { $square } stoją już wrota.
mk-refuse-start-partner = Z wrotami na polu { $square } wrota partnerów nie mogłyby stać obok siebie.
mk-refuse-start-label = Punkt startowy na polu { $square } nie ma potrzebnej liczby.
mk-refuse-not-in-hand = Nie masz tego trolla na ręce: { $troll }.

## Dziennik

mk-log-shop = Warsztat w tej rozgrywce: { $shop }.
mk-log-shop-chosen = { $player } wybiera warsztat do tej rozgrywki: { $shop }.
mk-log-statues = { $n ->
    [one] Wokół góry leży zakopany { $n } posąg.
    [few] Wokół góry leżą zakopane { $n } posągi.
    [many] Wokół góry leży zakopanych { $n } posągów.
   *[other] Wokół góry leży zakopane { $n } posągu.
}
mk-log-track = Żetony punktacji cokołów trafiają losowo na tor.
mk-log-gate = { $player } stawia wrota na polu { $square }.
mk-log-starter-own = { $player } dobiera początkowego trolla: { $troll }.
mk-log-starter = { $player } dobiera początkowego trolla.
mk-log-draft = { $player } umieszcza początkowego trolla na miejscu { $cell }: { $troll }.
mk-log-lower = Początkowe zasoby gracza { $player }: { $items }.
mk-log-bonus = Premia gracza { $player } za późniejszą turę (troll { $troll }): { $items }.
mk-log-turn = Runda { $round }: { $player } zaczyna turę.
mk-log-pass = { $player } nie może ani werbować, ani kopać.
mk-log-cast = { $player } rzuca czar „{ $spell }”. { $n ->
    [one] Leży na nim teraz { $n } runa.
    [few] Leżą na nim teraz { $n } runy.
    [many] Leży na nim teraz { $n } run.
   *[other] Leży na nim teraz { $n } runy.
}
mk-log-honour = { $player } zdobywa { $n } honoru.
mk-log-gain = Zysk gracza { $player }: { $items }.
mk-log-wake = { $player } aktywuje trolla { $troll }. Zysk: { $items }.
mk-log-unload = { $player } przenosi do składu zasoby z trolla { $troll }: { $items }.
mk-log-elevate = { $player } odrzuca trolla { $old }; miejsce { $cell } zajmuje { $troll }.
mk-log-cave-in = { $player } zawala { $n }-polowy tunel i bierze { $n } kamienia.
mk-log-swap = { $player } zamienia miejscami { $clan ->
    [fire] posąg Ognia
    [ice] posąg Lodu
   *[moon] posąg Księżyca
} i { $second ->
    [fire] posąg Ognia
    [ice] posąg Lodu
   *[moon] posąg Księżyca
}: pola { $square } i { $other-square }.
mk-log-spell-left = Trzecia runa niszczy czar „{ $spell }”: karta trafia na spód talii czarów.
mk-log-spell = Do księgi czarów trafia czar „{ $spell }”.
mk-log-workshop = { $player } idzie do warsztatu: { $shop }.
mk-log-exchange = { $player } korzysta z warsztatu: { $exchange }.
mk-log-trade = { $player } wymienia 4 zasoby. Zysk: { $items }.
mk-log-recruit = { $player } werbuje trolla { $level }-poziomowego: { $troll }.
mk-log-collect = { $player } zbiera łapówki: { $items }.
mk-log-collect-pedestal = { $clan ->
    [fire] { $player } otrzymuje wraz z trollem cokół Ognia.
    [ice] { $player } otrzymuje wraz z trollem cokół Lodu.
   *[moon] { $player } otrzymuje wraz z trollem cokół Księżyca.
}
mk-log-bag = { $clan ->
    [fire] { $player } bierze z woreczka cokół Ognia.
    [ice] { $player } bierze z woreczka cokół Lodu.
   *[moon] { $player } bierze z woreczka cokół Księżyca.
}
mk-log-came = Do hordy dołącza { $troll }.
mk-log-offer = { $clan ->
    [fire] { $troll } przynosi cokół Ognia.
    [ice] { $troll } przynosi cokół Lodu.
   *[moon] { $troll } przynosi cokół Księżyca.
}
mk-log-retire = { $troll } ma 4 łapówki i udaje się na spoczynek.
mk-log-troll = { $player } umieszcza trolla { $troll } na miejscu { $cell }. Lawina aktywuje { $n ->
    [one] { $n } trolla
    [few] { $n } trolle
    [many] { $n } trolli
   *[other] { $n } trolla
}. Zysk: { $items }.
mk-log-crown = { $player } ma 10 trolli i bierze żeton koronacji o wartości { $n } honoru.
mk-log-ending = { $n ->
    [one] Koniec jest bliski: po tej turze zostaje { $n } tura.
    [few] Koniec jest bliski: po tej turze zostają { $n } tury.
    [many] Koniec jest bliski: po tej turze zostaje { $n } tur.
   *[other] Koniec jest bliski: po tej turze zostaje { $n } tury.
}
mk-log-dig = { $player } kopie { $n }-polowy tunel { $mineral ->
    [stone] z kamienia
    [iron] z żelaza
   *[heartstone] z klejnotów
} na polu { $square }{ $honour ->
    [0] { "" }
   *[other] {" "}(+{ $honour } honoru)
}.
mk-log-find = Znalezisko gracza { $player }: { $items }.
mk-log-unearth = { $clan ->
    [fire] { $player } wydobywa posąg Ognia na polu { $square }.
    [ice] { $player } wydobywa posąg Lodu na polu { $square }.
   *[moon] { $player } wydobywa posąg Księżyca na polu { $square }.
}
mk-log-pedestal = { $clan ->
    [fire] { $player } umieszcza cokół Ognia na polu { $square }
    [ice] { $player } umieszcza cokół Lodu na polu { $square }
   *[moon] { $player } umieszcza cokół Księżyca na polu { $square }
} (obszar { $band ->
    [dark] ciemnoszary
    [light] szary
    [brown] brązowy
    [orange] pomarańczowy
   *[yellow] żółty
}) i bierze żeton o wartości { $n }.
mk-log-found = { $player } zakłada warsztat na polu { $square }: { $shop }.
mk-log-hall = { $player } poświęca wielką grotę: { $hall }.
mk-log-statue = { $clan ->
    [fire] { $player } przesuwa posąg Ognia na pole { $square }.
    [ice] { $player } przesuwa posąg Lodu na pole { $square }.
   *[moon] { $player } przesuwa posąg Księżyca na pole { $square }.
}
mk-log-score = { $player } ma { $n } honoru.

## Stół w terminalu

mk-board-round = Runda { $n }
mk-board-left = { $n ->
    [0] Ostatnia tura
    [one] { $n } tura po tej
    [few] { $n } tury po tej
    [many] { $n } tur po tej
   *[other] { $n } tury po tej
}
mk-board-spell = { $cast ->
    [yes] czar rzucony
   *[no] można rzucić czar
}
mk-board-workshop = { $worked ->
    [yes] warsztat użyty
   *[no] można użyć warsztatu
}
mk-board-effects = W tej turze
mk-board-crowns = Żetony koronacji
mk-board-horde = Horda
mk-board-level = Poziom { $n }
mk-board-deck = { $n ->
    [0] talia jest pusta
   *[other] w talii: { $n }
}
mk-board-bribes = { $n ->
    [0] za darmo
    [one] { $n } łapówka
    [few] { $n } łapówki
    [many] { $n } łapówek
   *[other] { $n } łapówki
}
mk-board-spells = Księga czarów
mk-board-runes = { $n ->
    [0] bez run
    [one] { $n } runa
    [few] { $n } runy
    [many] { $n } run
   *[other] { $n } runy
}
mk-board-workshops = Warsztaty
mk-board-entrances = { $n ->
    [0] brak otwartych wejść
    [one] { $n } otwarte wejście
    [few] { $n } otwarte wejścia
    [many] { $n } otwartych wejść
   *[other] { $n } otwartego wejścia
}
mk-board-to-found = Jeszcze do założenia
mk-board-tunnels = Tunele do wykopania
mk-board-halls = Wielkie groty
mk-board-halls-left = Jeszcze do poświęcenia
mk-board-hall = { $hall }: { $low } albo { $high } z posągiem na ołtarzu
mk-board-altar = ołtarz
mk-board-track = Tor cokołów
mk-board-statues = Posągi
mk-board-statue = { $clan ->
    [fire] Posąg Ognia na polu { $square }
    [ice] Posąg Lodu na polu { $square }
   *[moon] Posąg Księżyca na polu { $square }
}, wartość: { $n }
mk-board-buried = zakopany
mk-board-pedestals = Cokoły
mk-board-pedestal = { $clan ->
    [fire] Ogień: { $n }
    [ice] Lód: { $n }
   *[moon] Księżyc: { $n }
}
mk-board-tokens = Żetony
mk-board-trollsmoot = Wiec
mk-board-trolls = Trolle
mk-board-storage = Skład
mk-board-team-storage = Skład zespołu
mk-board-resources = Do wydania
mk-board-network = Sieć
mk-board-squares = { $n ->
    [one] { $n } pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}
mk-board-honour = Honor
mk-board-hand = Początkowe trolle na ręce
mk-board-nothing = nic
mk-board-legend = Góra od zewnątrz do środka: D ciemnoszary, L szary, B brązowy, O pomarańczowy, Y żółty, # Serce Góry. Kolumny mają litery, rzędy mają numery. + to miejsce warsztatu, x to pole skał; kształty to sieci, ◀ teraz gra.
mk-part-digging = Kopanie
mk-part-spells = Czary
mk-part-coronation = Koronacja
mk-part-tokens = Żetony cokołów
mk-part-sets = Zestawy zasobów
mk-part-halls = Wielkie groty
mk-part-statues = Posągi

## W przeglądarce: panele

mk-touch-legal = { $name }; dozwolone
mk-mine-title = { $mine ->
    [yes] Twój wiec
   *[no] Wiec gracza { $player }
}
mk-mine-trolls = { $n } z 10 trolli
mk-smoot-row = Rząd { $n }
mk-smoot-empty = Puste miejsce { $cell }
mk-smoot-troll = { $troll } na miejscu { $cell }{ $clan ->
    [fire] , klan Ognia
    [ice] , klan Lodu
    [moon] , klan Księżyca
    [mud] , klan Błota
   *[none] { "" }
}{ $level ->
    [0] { "" }
   *[other] , poziom { $level }
}{ $holds ->
    [yes] ; na nim: { $items }
   *[no] ; nic na nim nie leży
}{ $makes ->
    [yes] ; może wytworzyć: { $free }
   *[no] { "" }
}
mk-store-good = { $good ->
    [stone] Kamień
    [iron] Żelazo
    [heartstone] Klejnoty
    [hammer] Młoty
    [rune] Runy
    [coin] Monety
   *[cart] Wózki
}: w składzie { $n }, na trollach { $count }
mk-store-pedestals = { $clan ->
    [fire] { $n ->
        [one] { $n } cokół Ognia
        [few] { $n } cokoły Ognia
        [many] { $n } cokołów Ognia
       *[other] { $n } cokołu Ognia
    }
    [ice] { $n ->
        [one] { $n } cokół Lodu
        [few] { $n } cokoły Lodu
        [many] { $n } cokołów Lodu
       *[other] { $n } cokołu Lodu
    }
   *[moon] { $n ->
        [one] { $n } cokół Księżyca
        [few] { $n } cokoły Księżyca
        [many] { $n } cokołów Księżyca
       *[other] { $n } cokołu Księżyca
    }
}
mk-store-tokens = { $n ->
    [one] { $n } żeton cokołu
    [few] { $n } żetony cokołów
    [many] { $n } żetonów cokołów
   *[other] { $n } żetonu cokołu
}
mk-store-trade = Wymień 4:1
mk-horde-note = łapówka dla każdego trolla niżej: 1 moneta
mk-horde-troll = { $troll }, poziom { $level }, { $clan ->
    [fire] klan Ognia
    [ice] klan Lodu
    [moon] klan Księżyca
   *[mud] klan Błota
}; zasoby: { $items }; { $n ->
    [0] za darmo
    [one] { $n } łapówka
    [few] { $n } łapówki
    [many] { $n } łapówek
   *[other] { $n } łapówki
}{ $lying ->
    [0] { "" }
   *[other] ; na nim: { $bribes }
}{ $pedestal ->
    [fire] ; z cokołem Ognia
    [ice] ; z cokołem Lodu
    [moon] ; z cokołem Księżyca
   *[none] { $level ->
        [3] ; z cokołem do wyboru
       *[other] { "" }
    }
}
mk-spell-name = { $spell }: { $about } { $n ->
    [0] Nie ma na nim run
    [one] Leży na nim { $n } runa
    [few] Leżą na nim { $n } runy
    [many] Leży na nim { $n } run
   *[other] Leży na nim { $n } runy
}
mk-spells-left = { $n ->
    [one] W talii jeszcze { $n } czar; czar z trzecią runą trafia na jej spód
    [few] W talii jeszcze { $n } czary; czar z trzecią runą trafia na jej spód
    [many] W talii jeszcze { $n } czarów; czar z trzecią runą trafia na jej spód
   *[other] W talii jeszcze { $n } czaru; czar z trzecią runą trafia na jej spód
}
mk-shops-standing = Już założone
mk-shops-at = { $square } · { $n ->
    [0] brak otwartych wejść
    [one] { $n } otwarte wejście
    [few] { $n } otwarte wejścia
    [many] { $n } otwartych wejść
   *[other] { $n } otwartego wejścia
}
mk-shops-none = Nie został żaden.
mk-shop-name = { $shop } ({ $note }): { $about }
mk-hall-name = { $hall }: { $low } honoru, z posągiem na ołtarzu { $high }{ $left ->
    [yes] { "" }
   *[no] ; grota już poświęcona
}
mk-track-bag = W woreczku:
mk-market-tabs = Wspólne dla wszystkich
mk-tab-spells = Czary
mk-tab-shops = Warsztaty
mk-tab-halls = Groty
mk-tab-track = Cokoły
mk-tab-lit = jest coś do wybrania
mk-door-mine = Moje trolle
mk-door-horde = Horda
mk-door-rest = Czary i reszta
mk-draft-troll = { $troll }; zasoby: { $makes }; na początek: { $items }
mk-draft-once = na początek
mk-draft-filled = { $troll } na miejscu { $cell }
mk-placing-how = Dotknij świecącego miejsca w swoim wiecu i zobacz, kogo obudzi nowy troll.
mk-placing-wakes = { $n ->
    [one] Budzi { $n } trolla. Zysk:
    [few] Budzi { $n } trolle. Zysk:
    [many] Budzi { $n } trolli. Zysk:
   *[other] Budzi { $n } trolla. Zysk:
}
mk-units-take = Do wzięcia
mk-seat-honour = { $n } honoru
mk-seat-token = { $clan ->
    [fire] Ogień
    [ice] Lód
   *[moon] Księżyc
}, { $band ->
    [dark] obszar ciemnoszary
    [light] obszar szary
    [brown] obszar brązowy
    [orange] obszar pomarańczowy
   *[yellow] obszar żółty
}: { $n }

## W przeglądarce: plansza

mk-mountain = Góra
mk-where = { $state ->
    [over] Koniec gry
    [setup] Przygotowanie do gry
    [ending] { $n ->
        [0] Runda { $round }: ostatnia tura
        [one] Runda { $round }: jeszcze { $n } tura
        [few] Runda { $round }: jeszcze { $n } tury
        [many] Runda { $round }: jeszcze { $n } tur
       *[other] Runda { $round }: jeszcze { $n } tury
    }
   *[on] Runda { $round }
}
mk-fact = { $n ->
    [one] { $n } troll
    [few] { $n } trolle
    [many] { $n } trolli
   *[other] { $n } trolla
} · { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}
mk-fact-team = w parze: { $other }
mk-moving-how = Liczba na polu mówi, ilu wózków potrzeba, by tam dotrzeć.
mk-confirm = Zrób to
mk-confirm-dig = Kop tutaj
mk-confirm-hall = Poświęć tutaj
mk-confirm-troll = Umieść trolla
mk-confirm-gate = Postaw wrota
mk-confirm-recruit = Zwerbuj trolla
mk-confirm-cast = Rzuć czar
mk-gain-honour = honor: { $from } → { $to }
mk-gain-goods = zysk: { $items }
mk-tunnels = Tunele
mk-tunnels-where = Przeciągnij tunel tak, by stykał się z twoimi, lub dotknij świecącego punktu. R obraca, F odbija.
mk-stack-dig = { $stack }; koszt: { $mineral ->
    [stone] { $n } kamienia
    [iron] { $n } żelaza
   *[heartstone] { $n ->
        [one] { $n } klejnot
        [few] { $n } klejnoty
        [many] { $n } klejnotów
       *[other] { $n } klejnotu
    }
}; { $honour } honoru; zostało: { $left }
mk-hall-worth = { $low } lub { $high }
mk-brings = Co da ten tunel
mk-brings-honour = { $n } honoru
mk-brings-good = Znalezisko: { $items }
mk-brings-hammers = { $n ->
    [one] Pola skał: do zapłaty { $n } młot
    [few] Pola skał: do zapłaty { $n } młoty
    [many] Pola skał: do zapłaty { $n } młotów
   *[other] Pola skał: do zapłaty { $n } młota
}
mk-brings-statue = { $clan ->
    [fire] Wydobywasz posąg Ognia
    [ice] Wydobywasz posąg Lodu
   *[moon] Wydobywasz posąg Księżyca
}
mk-brings-pedestal = { $clan ->
    [fire] Możesz umieścić cokół Ognia; żeton: { $n }
    [ice] Możesz umieścić cokół Lodu; żeton: { $n }
   *[moon] Możesz umieścić cokół Księżyca; żeton: { $n }
}
mk-brings-site = { $n ->
    [one] Możesz założyć warsztat
    [few] Możesz założyć { $n } warsztaty
    [many] Możesz założyć { $n } warsztatów
   *[other] Możesz założyć { $n } warsztatu
}
mk-target-tunnel = tunel gracza { $player }
mk-target-tunnel-nobody = niczyj tunel
mk-target-hall = { $hall } gracza { $player }
mk-target-gate = wrota gracza { $player }
mk-target-find = zakopane: { $items }
mk-target-rubble = pole skał
mk-target-site = miejsce warsztatu
mk-legend = Legenda
mk-legend-bands = Obszary i wartość posągu na każdym z nich
mk-legend-networks = Sieci
mk-legend-signs = Symbole
mk-legend-rubble = Pole skał: 1 młot
mk-legend-find = Zakopany zasób
mk-legend-statue = Posąg
mk-legend-pedestal = Cokół: podwaja wartość posągu swojego klanu
mk-legend-site = Miejsce warsztatu
mk-legend-workshop = Warsztat; kropki to otwarte wejścia
mk-legend-altar = Ołtarz wielkiej groty
mk-legend-gate = Wrota
mk-target-hall-nobody = niczyja wielka grota: { $hall }

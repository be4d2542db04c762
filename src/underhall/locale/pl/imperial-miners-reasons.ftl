# Imperial Miners: why a hint, by what it brings. Loaded by the browser when the first hint is asked for.
# $brings i $instead to listy zysków; $price to monety; $face to nazwa, $faction to klucz.

im-reason-plain = Nic lepszego teraz nie widać.
im-reason-title = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
} to już dość na tytuł: { $title }.
im-reason-keep-faction = Karty jednej frakcji wspierają się nawzajem, a tych jest tu { $n }: { $faction ->
    [scots] Szkoci
    [barbarians] Barbarzyńcy
    [egyptians] Egipcjanie
    [japanese] Japończycy
    [atlanteans] Atlanci
   *[romans] Rzymianie
}.
im-reason-keep-levels = Na początek { $n ->
    [one] { $n } karta 1. poziomu
    [few] { $n } karty 1. poziomu
    [many] { $n } kart 1. poziomu
   *[other] { $n } karty 1. poziomu
}, a potem { $count ->
    [one] { $count } głębsza
    [few] { $count } głębsze
    [many] { $count } głębszych
   *[other] { $count } głębszej
}, razem za { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}.
im-reason-draw = Karta 1. poziomu jest za darmo i zawsze ma miejsce.
im-reason-card = Na dobrym miejscu zysk to { $brings }{ $n ->
    [0] { "" }
    [one] ; jej łańcuch budzi jeszcze { $n } kartę
    [few] ; jej łańcuch budzi jeszcze { $n } karty
    [many] ; jej łańcuch budzi jeszcze { $n } kart
   *[other] ; jej łańcuch budzi jeszcze { $n } karty
}.
im-reason-card-chain = Jej łańcuch budzi jeszcze { $n ->
    [one] { $n } kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}.
im-reason-card-room = Robi miejsce dla kart { $level }. poziomu.
im-reason-cell-carts = { $n ->
    [one] Zapełnia się tu { $n } wózek, a to { $n } punkt.
    [few] Zapełniają się tu { $n } wózki, a to { $n } punkty.
    [many] Zapełnia się tu { $n } wózków, a to { $n } punktów.
   *[other] Zapełnia się tu { $n } wózka, a to { $n } punktu.
}
im-reason-cell-effect = Tutaj zysk z jej efektu to { $brings }.
im-reason-cell-chain = Stąd łańcuch prowadzi do karty „{ $card }”: { $brings }.
im-reason-cell-half = { $n ->
    [one] Łączy się tu { $n } wózek pełny do połowy i brakuje tylko żetonu.
    [few] Łączą się tu { $n } wózki pełne do połowy i brakuje tylko żetonów.
    [many] Łączy się tu { $n } wózków pełnych do połowy i brakuje tylko żetonów.
   *[other] Łączy się tu { $n } wózka pełnego do połowy i brakuje tylko żetonów.
}
im-reason-cell-room = { $n ->
    [one] Będzie wtedy { $n } miejsce
    [few] Będą wtedy { $n } miejsca
    [many] Będzie wtedy { $n } miejsc
   *[other] Będzie wtedy { $n } miejsca
} na karty { $level }. poziomu.
im-reason-effect = Zysk: { $brings }.
im-reason-effect-price = Zysk za { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}: { $brings }.
im-reason-effect-rather = Zysk: { $brings }; drugi efekt to { $instead }.
im-reason-gold = { $n ->
    [one] Przyda się { $n } moneta
    [few] Przydadzą się { $n } monety
    [many] Przyda się { $n } monet
   *[other] Przyda się { $n } monety
} na kartę „{ $card }”, której koszt to { $price }.
im-reason-gold-hand = { $n ->
    [one] Przyda się { $n } moneta
    [few] Przydadzą się { $n } monety
    [many] Przyda się { $n } monet
   *[other] Przyda się { $n } monety
}: karty na ręce kosztują razem { $price }, a masz { $count }.
im-reason-cards = { $left ->
    [one] Została jeszcze { $left } runda
    [few] Zostały jeszcze { $left } rundy
    [many] Zostało jeszcze { $left } rund
   *[other] Zostało jeszcze { $left } rundy
}, a na ręce { $count ->
    [0] nie masz nic.
    [one] masz tylko { $count } kartę.
    [few] masz tylko { $count } karty.
    [many] masz tylko { $count } kart.
   *[other] masz tylko { $count } karty.
}
im-reason-research = Twój kilof może dojść do pola z takim zyskiem: { $brings } ({ $face }).
im-reason-none = Jej efekty nic by ci teraz nie dały.
im-reason-save = Lepiej zachować monety na kartę „{ $card }”, której koszt to { $price }.
im-reason-save-gold = { $price ->
    [one] { $price } moneta
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
} to za dużo jak na to, co z tego jest.
im-reason-clear = Z karty „{ $card }” znika zawalenie i znów można z niej korzystać.
im-reason-up = Tędy łańcuch dochodzi do karty „{ $card }”: { $brings }.
im-reason-machine-self = Karta „{ $card }” liczy maszyny, które na niej stoją.
im-reason-machine = Karta „{ $card }” liczy maszyny w twojej kopalni.
im-reason-machine-later = Maszyna zostaje na stałe, a kolejne karty mogą ją liczyć.
im-reason-activate = Aktywacja karty „{ $card }” to { $brings }.
im-reason-collapse = { $state ->
    [activated] Karta „{ $card }” zrobiła już w tej rundzie swoje.
   *[open] Bez karty „{ $card }” najłatwiej się obejść.
}
im-reason-seam = Zapełnia się jeszcze jeden wózek, a to 1 punkt.
im-reason-deck-none = Nie masz na ręce karty { $level }. poziomu, a w kopalni jest dla niej miejsce.
im-reason-deck = { $n ->
    [one] W kopalni jest { $n } miejsce
    [few] W kopalni są { $n } miejsca
    [many] W kopalni jest { $n } miejsc
   *[other] W kopalni jest { $n } miejsca
} na karty { $level }. poziomu, a głębsze karty dają więcej.
im-reason-deck-later = Głębsze karty dają więcej, a miejsce na { $level }. poziom pojawi się, gdy tylko dołożysz kartę { $upper }. poziomu.
im-reason-deck-first = Karta 1. poziomu jest za darmo i zawsze ma miejsce.
im-reason-faction = Karty jednej frakcji wspierają się nawzajem, a w kopalni masz ich już { $n }: { $faction ->
    [scots] Szkoci
    [barbarians] Barbarzyńcy
    [egyptians] Egipcjanie
    [japanese] Japończycy
    [atlanteans] Atlanci
   *[romans] Rzymianie
}.
im-reason-faction-new = Tej frakcji jeszcze nie masz w kopalni: { $faction ->
    [scots] Szkoci
    [barbarians] Barbarzyńcy
    [egyptians] Egipcjanie
    [japanese] Japończycy
    [atlanteans] Atlanci
   *[romans] Rzymianie
}.
im-reason-board = Najwyższe pole tej planszy to { $brings } ({ $face }).
im-reason-steps = Pole { $n } to { $brings } ({ $face }).
im-reason-steps-top = Kończysz planszę, a jej najwyższe pole to { $brings }.
im-reason-steps-near = { $n ->
    [one] Potem zostaje już tylko { $n } pole
    [few] Potem zostają już tylko { $n } pola
    [many] Potem zostaje już tylko { $n } pól
   *[other] Potem zostaje już tylko { $n } pola
} do szczytu, a szczyt to { $brings }.
im-reason-discard = Zysk za { $n ->
    [one] { $n } zbędną kartę
    [few] { $n } zbędne karty
    [many] { $n } zbędnych kart
   *[other] { $n } zbędnej karty
}: { $brings }.
im-reason-discard-none = Twoje karty są warte więcej niż to, co można za nie dostać.
im-reason-discard-room = { $n ->
    [1] W kopalni nie ma jeszcze miejsca na tę kartę.
   *[other] W kopalni nie ma jeszcze miejsca na te karty.
}
im-reason-discard-rounds = { $left ->
    [0] To ostatnia runda, a karty na ręce nie są na koniec nic warte.
    [one] Została jeszcze { $left } runda, a { $n ->
        [1] tej karty potrzebujesz najmniej.
       *[other] tych kart potrzebujesz najmniej.
    }
    [few] Zostały jeszcze { $left } rundy, a { $n ->
        [1] tej karty potrzebujesz najmniej.
       *[other] tych kart potrzebujesz najmniej.
    }
    [many] Zostało jeszcze { $left } rund, a { $n ->
        [1] tej karty potrzebujesz najmniej.
       *[other] tych kart potrzebujesz najmniej.
    }
   *[other] Zostało jeszcze { $left } rundy, a { $n ->
        [1] tej karty potrzebujesz najmniej.
       *[other] tych kart potrzebujesz najmniej.
    }
}

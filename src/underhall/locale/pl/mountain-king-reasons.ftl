# In the Hall of the Mountain King: why a hint, by what it brings. Loaded by the browser when the first hint is asked for.
# $n is what the tunnel scores in mk-why-dig-…; $gift is what comes with a troll, $rest whether anything is left.

mk-count-resource = { $n ->
    [one] { $n } zasób
    [few] { $n } zasoby
    [many] { $n } zasobów
   *[other] { $n } zasobu
}
mk-why-open = Nic innego nie da ci teraz więcej.
mk-why-shop = Po założeniu tego warsztatu można wymieniać: { $exchange }.
mk-why-gate = Stąd do najbliższego zakopanego posągu: { $n ->
    [one] { $n } pole
    [few] { $n } pola
    [many] { $n } pól
   *[other] { $n } pola
}, a do najbliższego miejsca na warsztat: { $count ->
    [one] { $count } pole
    [few] { $count } pola
    [many] { $count } pól
   *[other] { $count } pola
}.
mk-why-draft = { $troll } staje tam, gdzie { $n ->
    [one] może go obudzić { $n }
    [few] mogą go obudzić { $n }
    [many] może go obudzić { $n }
   *[other] może go obudzić { $n }
} z 6 następnych trolli.
mk-why-song = Czar daje { $n } honoru.
mk-why-crown = Dziesiąty troll przynosi żeton koronacji: { $n } honoru.
mk-why-hall = Wielka grota „{ $hall }” daje { $n } honoru, a z posągiem na ołtarzu { $count }.
mk-why-hall-full = Wielka grota „{ $hall }” daje { $count } honoru, bo na jej ołtarzu stoi posąg.
mk-why-altar = Z posągiem na ołtarzu wielka grota „{ $hall }” daje { $to } honoru zamiast { $from }.
mk-why-dig = { $n ->
    [0] Twoja sieć rośnie o { $count ->
        [one] { $count } pole
        [few] { $count } pola
        [many] { $count } pól
       *[other] { $count } pola
    }.
   *[other] Tunel daje { $n } honoru.
}
mk-why-dig-statue = { $clan ->
    [fire] Wydobywasz posąg Ognia
    [ice] Wydobywasz posąg Lodu
   *[moon] Wydobywasz posąg Księżyca
}{ $n ->
    [0] { "" }
   *[other] , a tunel daje { $n } honoru
}.
mk-why-dig-hall = W twoich tunelach zmieści się wielka grota „{ $hall }”: { $low } lub { $high } honoru{ $n ->
    [0] { "" }
   *[other] ; tunel daje { $n } honoru
}.
mk-why-dig-near = Wykopane pola pod wielką grotę „{ $hall }”: { $count } z { $need }{ $n ->
    [0] { "" }
   *[other] ; tunel daje { $n } honoru
}.
mk-why-dig-band = { $band ->
    [light] Twoja sieć dociera na obszar szary
    [brown] Twoja sieć dociera na obszar brązowy
    [orange] Twoja sieć dociera na obszar pomarańczowy
   *[yellow] Twoja sieć dociera na obszar żółty
}, gdzie posąg jest wart { $count } honoru{ $n ->
    [0] { "" }
   *[other] ; tunel daje { $n } honoru
}.
mk-why-dig-pedestal = Możesz tam umieścić cokół za żeton o wartości { $count }{ $n ->
    [0] { "" }
   *[other] ; tunel daje { $n } honoru
}.
mk-why-dig-site = Możesz tam założyć warsztat{ $n ->
    [0] { "" }
   *[other] , a tunel daje { $n } honoru
}.
mk-why-dig-shop = Twoja sieć dociera do warsztatu: { $shop }{ $n ->
    [0] { "" }
   *[other] ; tunel daje { $n } honoru
}.
mk-why-dig-find = Znalezisko: { $items }{ $n ->
    [0] { "" }
   *[other] ; tunel daje { $n } honoru
}.
mk-why-statue = { $clan ->
    [fire] Posąg Ognia
    [ice] Posąg Lodu
   *[moon] Posąg Księżyca
} będzie wart { $to } honoru zamiast { $from }{ $pedestal ->
    [yes] , bo cokół podwaja jego wartość
   *[no] { "" }
}.
mk-why-statue-apart = { $clan ->
    [fire] Posąg Ognia
    [ice] Posąg Lodu
   *[moon] Posąg Księżyca
} nie ustępuje już lepszemu w tym samym tunelu: o { $n } honoru więcej.
mk-why-statue-way = { $clan ->
    [fire] Posąg Ognia
    [ice] Posąg Lodu
   *[moon] Posąg Księżyca
} ma stamtąd lepszą dalszą drogę.
mk-why-troll = Budzi jeszcze { $n ->
    [one] { $n } trolla
    [few] { $n } trolle
    [many] { $n } trolli
   *[other] { $n } trolla
}; razem przynoszą: { $items }.
mk-why-raised = Odtąd { $troll } przy każdym obudzeniu wytwarza: { $items }.
mk-why-hired = { $troll } i obudzone trolle mogą od razu przynieść: { $items }{ $gift ->
    [fire] , a do tego dostajesz cokół Ognia
    [ice] , a do tego dostajesz cokół Lodu
    [moon] , a do tego dostajesz cokół Księżyca
    [choice] , a do tego wybierasz cokół
    [bribes] ; do tego zbierasz łapówki: { $bribes }
   *[none] { "" }
}.
mk-why-hired-last = { $troll } zapełnia twój wiec: żeton koronacji daje { $n } honoru.
mk-why-pedestal = Żeton daje { $n } honoru, a na tym cokole { $clan ->
    [fire] posąg Ognia
    [ice] posąg Lodu
   *[moon] posąg Księżyca
} jest wart { $count }.
mk-why-bag = { $clan ->
    [fire] Cokół Ognia
    [ice] Cokół Lodu
   *[moon] Cokół Księżyca
} może jeszcze dać żeton o wartości do { $n } honoru.
mk-why-gift = Możesz wziąć z woreczka wybrany cokół.
mk-why-keep = Zachowujesz cokół na lepsze miejsce.
mk-why-found = Stoi przy twoich tunelach, więc w następnych turach możesz tu wymieniać: { $exchange }.
mk-why-work = Najbardziej opłaca ci się tu: { $exchange }{ $n ->
    [1] { "" }
   *[other] , do { $n } razy
}.
mk-why-leave = Następna wymiana kosztowałaby cię tu więcej, niż daje.
mk-why-goods = Zysk: { $items }.
mk-why-exchange = Będziesz mieć: { $items }{ $rest ->
    [yes] , a zostanie jeszcze: { $left }
   *[no] { "" }
}.
mk-why-unload = Do składu trafia: { $items }, a wolne symbole mogą znów wytwarzać.
mk-why-enough-dig = Potem możesz wykopać tunel za { $n } honoru: { $stack }.
mk-why-enough-troll = Potem stać cię na łapówki, by zwerbować trolla { $troll }.
mk-why-enough-statue = { $clan ->
    [fire] Potem możesz przesunąć posąg Ognia.
    [ice] Potem możesz przesunąć posąg Lodu.
   *[moon] Potem możesz przesunąć posąg Księżyca.
}
mk-why-effect = { $effect ->
    [mask] W tej turze możesz płacić łapówki dowolnymi zasobami.
    [soften] W tej turze pola skał nie kosztują cię młotów.
    [thin] W tej turze tunel kosztuje cię mniej minerałów.
   *[wheels] W tej turze twoje wózki klanowe przesuwają posągi dowolnego klanu.
}
mk-why-done = { $what ->
    [hall] Ani wielka grota, ani przesunięcie posągu nic ci teraz nie da.
    [statue] Przesunięcie posągu nic ci teraz nie da.
   *[trade] Została tylko wymiana, a 1 zasób rzadko jest wart 4 innych.
}
mk-why-pass = Nie możesz ani werbować, ani kopać.

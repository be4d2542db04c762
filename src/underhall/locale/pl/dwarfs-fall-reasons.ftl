# Dwar7s Fall: why a hint, by what it brings. Loaded by the browser when the first hint is asked for.
# $wanted says whether an open trading goal needs the gem; $new whether there was no such card before.

df-why-open = Nic innego nie da ci teraz więcej.
df-why-goal = Realizujesz cel „{ $goal }” za { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}; { $end ->
    [yes] cele: { $count }, zaczyna się ostatnia runda.
   *[no] masz { $count } z { $need } celów.
}
df-why-secret = Tajny cel „{ $secret }” daje ci { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}; { $end ->
    [yes] cele: { $count }, zaczyna się ostatnia runda.
   *[no] masz { $count } z { $need } celów.
}
df-why-secret-holds = Warunek twojego tajnego celu „{ $secret }” jest spełniony: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}.
df-why-secret-near = Twój tajny cel jest bliżej: { $secret }, brakuje jeszcze { $n }.
df-why-trophy = { $card ->
    [dragon] Pokonujesz smoka
   *[giant] Pokonujesz olbrzyma
}: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}{ $count ->
    [0] { "" }
    [one] , a { $count } karta jest znów wolna
    [few] , a { $count } karty są znów wolne
    [many] , a { $count } kart jest znów wolnych
   *[other] , a { $count } karty jest znów wolne
}.
df-why-gems = Zyskujesz { $items }, czyli { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}.
df-why-gems-pay = Zyskujesz { $items } i stać cię już na cel „{ $goal }”: { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}.
df-why-gems-near = Zyskujesz { $items }; do celu „{ $goal }” brakuje potem już tylko: { $lack }.
df-why-ogre = Dobierasz ogra, którego w późniejszej turze zagrasz bez kosztu akcji.
df-why-steal-gem = Zabierasz graczowi { $player } losowo jeden z klejnotów: { $items }.
df-why-steal-ogre = Zabierasz graczowi { $player } losowego ogra, a ma ich { $n }.
df-why-castle = Zamek daje ci w każdej turze dodatkową akcję, a twoje królestwo jest warte { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}.
df-why-realm = Punkty twojego królestwa rosną: { $from } → { $to }.
df-why-guard = Krasnolud pilnuje zamku: nikt go nie przykryje, a królestwo zachowa { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}.
df-why-rival-realm = Punkty królestwa gracza { $player } maleją: { $from } → { $to }{ $action ->
    [lost] , a zamek nie daje mu teraz dodatkowej akcji
   *[kept] { "" }
}.
df-why-rival-dwarfs = Graczowi { $player } brakuje krasnoludów { $card ->
    [castle] w zamku
    [mine_emerald] w kopalni szmaragdów
    [mine_diamond] w kopalni diamentów
    [mine_gold] w kopalni złota
    [mine_ruby] w kopalni rubinów
    [inn_ogre] w karczmie ogrów
    [inn_shop] w sklepie
    [dragon] przy smoku
   *[giant] przy olbrzymie
}: potrzeba { $need }, zostaje { $n }.
df-why-blocks = { $card ->
    [dragon] Smok blokuje { $n ->
        [one] { $n } kopalnię
        [few] { $n } kopalnie
        [many] { $n } kopalni
       *[other] { $n } kopalni
    }
   *[giant] Olbrzym blokuje { $n ->
        [one] { $n } zamek
        [few] { $n } zamki
        [many] { $n } zamków
       *[other] { $n } zamku
    }
}, dopóki ktoś go nie pokona.
df-why-ready = Stoi tam dość twoich krasnoludów: w tej turze { $card ->
    [castle] podkopiesz stos
    [inn_ogre] dobierzesz ogra
    [dragon] pokonasz smoka
   *[giant] pokonasz olbrzyma
}.
df-why-ready-gem = Stoi tam dość twoich krasnoludów: w tej turze wydobędą { $items }{ $wanted ->
    [yes] {" "}na cel „{ $goal }”
   *[no] { "" }
}.
df-why-ready-shop = W sklepie stoi dość twoich krasnoludów: w tej turze zrealizujesz cel „{ $goal }” za { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}.
df-why-toward = Jeszcze { $n ->
    [one] { $n } krasnolud
    [few] { $n } krasnoludy
    [many] { $n } krasnoludów
   *[other] { $n } krasnoluda
}, a { $card ->
    [castle] podkopiesz stos
    [mine_emerald] wydobędziesz szmaragd
    [mine_diamond] wydobędziesz diament
    [mine_gold] wydobędziesz złoto
    [mine_ruby] wydobędziesz rubin
    [inn_ogre] dobierzesz ogra
    [inn_shop] zrealizujesz cel handlowy
    [dragon] pokonasz smoka
   *[giant] pokonasz olbrzyma
}.
df-why-opens = { $card ->
    [castle] { $new ->
        [yes] Jest już zamek, z którego można robić podkopy.
       *[no] Przybywa zamek, z którego można robić podkopy.
    }
    [inn_ogre] { $new ->
        [yes] Jest już karczma, w której można dobierać ogry.
       *[no] Przybywa karczma, w której można dobierać ogry.
    }
   *[inn_shop] { $new ->
        [yes] Jest już sklep, w którym można realizować cele handlowe.
       *[no] Przybywa sklep, w którym można realizować cele handlowe.
    }
}
df-why-opens-gem = { $new ->
    [yes] Można już
   *[no] W jeszcze jednym miejscu można
} { $gem ->
    [gold] wydobywać złoto
    [emerald] wydobywać szmaragdy
    [diamond] wydobywać diamenty
   *[ruby] wydobywać rubiny
}{ $wanted ->
    [yes] , potrzebne do celu „{ $goal }”
   *[no] { "" }
}.
df-why-hand = { $n ->
    [0] O jedną kartę mniej na pełnej ręce.
    [one] O jedną kartę mniej na ręce: zmieści się jeszcze { $n } klejnot lub ogr.
    [few] O jedną kartę mniej na ręce: zmieszczą się jeszcze { $n } klejnoty lub ogry.
    [many] O jedną kartę mniej na ręce: zmieści się jeszcze { $n } klejnotów lub ogrów.
   *[other] O jedną kartę mniej na ręce: zmieści się jeszcze { $n } klejnotu lub ogra.
}
df-why-discard = { $why ->
    [unwanted] Nie wymaga go żaden odkryty cel handlowy.
    [cheap] To najmniej wart rodzaj klejnotów na twojej ręce.
   *[rest] Coś trzeba odrzucić, a tego brak zaboli najmniej.
}
df-why-discard-ogre = Ogr nie jest wart punktów, a klejnoty są.
df-why-order = { $order ->
    [on] Tajny cel zostanie ujawniony sam, gdy tylko jego warunek będzie spełniony na koniec tury.
   *[off] Tajny cel pozostanie ukryty, dopóki go nie ujawnisz.
}
df-why-tasks = { $n ->
    [one] { $n } zadanie jest gotowe i czeka na wykonanie.
    [few] { $n } zadania są gotowe i czekają na wykonanie.
    [many] { $n } zadań jest gotowych i czeka na wykonanie.
   *[other] { $n } zadania jest gotowe i czeka na wykonanie.
}
df-why-no-action = Nie masz już akcji.
df-why-enough = Żadna z pozostałych akcji teraz ci nie pomoże.
df-why-stay = To, co zostało do zrobienia, nic ci nie da: krasnoludy zostają na miejscu.
df-why-home = { $n ->
    [one] { $n } krasnolud wraca i może zająć się czymś innym.
    [few] { $n } krasnoludy wracają i mogą zająć się czymś innym.
    [many] { $n } krasnoludów wraca i może zająć się czymś innym.
   *[other] { $n } krasnoluda wraca i może zająć się czymś innym.
}

# Imperial Miners: why a hint, by what it brings. Loaded by the browser when the first hint is asked for.
# $brings и $instead — списки добычи; $price — монеты; $face — название, $faction — ключ.

im-reason-plain = Ничего лучше пока не видно.
im-reason-title = { $n ->
    [one] { $n } очка
    [few] { $n } очков
    [many] { $n } очков
   *[other] { $n } очка
} уже хватает на звание: { $title }.
im-reason-keep-faction = Карты одной фракции помогают друг другу, а таких здесь { $n }: { $faction ->
    [scots] шотландцы
    [barbarians] варвары
    [egyptians] египтяне
    [japanese] японцы
    [atlanteans] атланты
   *[romans] римляне
}.
im-reason-keep-levels = Для начала { $n ->
    [one] { $n } карта 1-го уровня
    [few] { $n } карты 1-го уровня
    [many] { $n } карт 1-го уровня
   *[other] { $n } карты 1-го уровня
}, а потом { $count ->
    [one] { $count } поглубже
    [few] { $count } поглубже
    [many] { $count } поглубже
   *[other] { $count } поглубже
}, всего за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}.
im-reason-draw = Карта 1-го уровня бесплатна, и место для неё есть всегда.
im-reason-card = На хорошем месте добыча — { $brings }{ $n ->
    [0] { "" }
    [one] ; цепная реакция разбудит ещё { $n } карту
    [few] ; цепная реакция разбудит ещё { $n } карты
    [many] ; цепная реакция разбудит ещё { $n } карт
   *[other] ; цепная реакция разбудит ещё { $n } карты
}.
im-reason-card-chain = Цепная реакция разбудит ещё { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}.
im-reason-card-room = Под ней появится место для карт { $level }-го уровня.
im-reason-cell-carts = { $n ->
    [one] Здесь { $n } вагонетка станет полной, а это { $n } очко.
    [few] Здесь { $n } вагонетки станут полными, а это { $n } очка.
    [many] Здесь { $n } вагонеток станут полными, а это { $n } очков.
   *[other] Здесь { $n } вагонетки станут полными, а это { $n } очка.
}
im-reason-cell-effect = Здесь её эффект — это { $brings }.
im-reason-cell-chain = Отсюда цепь поднимется к карте «{ $card }»: { $brings }.
im-reason-cell-half = { $n ->
    [one] Здесь соберётся { $n } наполовину полная вагонетка, останется положить жетон.
    [few] Здесь соберутся { $n } наполовину полные вагонетки, останется положить жетоны.
    [many] Здесь соберутся { $n } наполовину полных вагонеток, останется положить жетоны.
   *[other] Здесь соберётся { $n } наполовину полной вагонетки, останется положить жетоны.
}
im-reason-cell-room = { $n ->
    [one] Тогда будет { $n } место
    [few] Тогда будет { $n } места
    [many] Тогда будет { $n } мест
   *[other] Тогда будет { $n } места
} для карт { $level }-го уровня.
im-reason-effect = Добыча: { $brings }.
im-reason-effect-price = Добыча за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}: { $brings }.
im-reason-effect-rather = Добыча: { $brings }; другой эффект — это { $instead }.
im-reason-gold = { $n ->
    [one] Пригодится { $n } монета
    [few] Пригодятся { $n } монеты
    [many] Пригодятся { $n } монет
   *[other] Пригодится { $n } монеты
} на карту «{ $card }»: её цена { $price }.
im-reason-gold-hand = { $n ->
    [one] Пригодится { $n } монета
    [few] Пригодятся { $n } монеты
    [many] Пригодятся { $n } монет
   *[other] Пригодится { $n } монеты
}: карты на руке стоят вместе { $price }, а у вас { $count }.
im-reason-cards = { $left ->
    [one] Остался { $left } раунд
    [few] Осталось { $left } раунда
    [many] Осталось { $left } раундов
   *[other] Осталось { $left } раунда
}, а { $count ->
    [0] рука пуста.
    [one] на руке всего { $count } карта.
    [few] на руке всего { $count } карты.
    [many] на руке всего { $count } карт.
   *[other] на руке всего { $count } карты.
}
im-reason-research = Кирка может дойти до деления с такой добычей: { $brings } ({ $face }).
im-reason-none = Её эффекты сейчас ничего вам не дадут.
im-reason-save = Монеты лучше приберечь на карту «{ $card }»: её цена { $price }.
im-reason-save-gold = { $price ->
    [one] { $price } монета
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
} — это слишком дорого для такой добычи.
im-reason-clear = Обвал с карты «{ $card }» будет убран, и ею снова можно пользоваться.
im-reason-up = Этим путём цепь дойдёт до карты «{ $card }»: { $brings }.
im-reason-machine-self = Карта «{ $card }» считает механизмы, которые на ней лежат.
im-reason-machine = Карта «{ $card }» считает механизмы в вашей шахте.
im-reason-machine-later = Механизм остаётся навсегда, и будущие карты смогут его посчитать.
im-reason-activate = Активация карты «{ $card }» — это { $brings }.
im-reason-collapse = { $state ->
    [activated] Карта «{ $card }» в этом раунде своё уже отработала.
   *[open] Без карты «{ $card }» обойтись проще всего.
}
im-reason-seam = Ещё одна вагонетка станет полной, а это 1 очко.
im-reason-deck-none = На руке нет карты { $level }-го уровня, а место для неё в шахте есть.
im-reason-deck = { $n ->
    [one] В шахте { $n } место
    [few] В шахте { $n } места
    [many] В шахте { $n } мест
   *[other] В шахте { $n } места
} для карт { $level }-го уровня, а глубокие карты дают больше.
im-reason-deck-later = Глубокие карты дают больше, а место для { $level }-го уровня появится, как только вы положите карту { $upper }-го уровня.
im-reason-deck-first = Карта 1-го уровня бесплатна, и место для неё есть всегда.
im-reason-faction = Карты одной фракции помогают друг другу, а в шахте их уже { $n }: { $faction ->
    [scots] шотландцы
    [barbarians] варвары
    [egyptians] египтяне
    [japanese] японцы
    [atlanteans] атланты
   *[romans] римляне
}.
im-reason-faction-new = Такой фракции в вашей шахте ещё нет: { $faction ->
    [scots] шотландцы
    [barbarians] варвары
    [egyptians] египтяне
    [japanese] японцы
    [atlanteans] атланты
   *[romans] римляне
}.
im-reason-board = Верх этого планшета — { $brings } ({ $face }).
im-reason-steps = Деление { $n } — это { $brings } ({ $face }).
im-reason-steps-top = Планшет будет пройден до конца, а его верх — это { $brings }.
im-reason-steps-near = { $n ->
    [one] Оттуда останется { $n } деление
    [few] Оттуда останется { $n } деления
    [many] Оттуда останется { $n } делений
   *[other] Оттуда останется { $n } деления
} до верха, а там { $brings }.
im-reason-discard = Добыча за { $n ->
    [one] { $n } ненужную карту
    [few] { $n } ненужные карты
    [many] { $n } ненужных карт
   *[other] { $n } ненужной карты
}: { $brings }.
im-reason-discard-none = Ваши карты стоят больше, чем за них дают.
im-reason-discard-room = { $n ->
    [1] Для этой карты в шахте пока нет места.
   *[other] Для этих карт в шахте пока нет места.
}
im-reason-discard-rounds = { $left ->
    [0] Это последний раунд, а карты на руке в конце ничего не стоят.
    [one] Остался { $left } раунд, а { $n ->
        [1] эта карта нужна вам меньше всего.
       *[other] эти карты нужны вам меньше всего.
    }
    [few] Осталось { $left } раунда, а { $n ->
        [1] эта карта нужна вам меньше всего.
       *[other] эти карты нужны вам меньше всего.
    }
    [many] Осталось { $left } раундов, а { $n ->
        [1] эта карта нужна вам меньше всего.
       *[other] эти карты нужны вам меньше всего.
    }
   *[other] Осталось { $left } раунда, а { $n ->
        [1] эта карта нужна вам меньше всего.
       *[other] эти карты нужны вам меньше всего.
    }
}

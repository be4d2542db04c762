# Trollfjord: вопросы, варианты ответов, отказы, журнал, названия.
# $region, $from, $to, $fortress, $regions, $terrains — названия отсюда же, всегда в именительном падеже; $terrain, $side, $slot,
# $tailwind, $cell — ключи; $number — I, II или III; $n, $left, $count, $need, $k — числа; $height — от 1 до 5, $strength — от 5 до 100.

## Названия
# Из 2 регионов одной местности регион 1 лежит севернее. Названия регионов и крепостей стоят внутри предложений, поэтому начинаются со строчной буквы.

tf-region-mountain1 = северные горы
tf-region-mountain2 = южные горы
tf-region-fjord1 = северный фьорд
tf-region-fjord2 = южный фьорд
tf-region-glacier1 = северный ледник
tf-region-glacier2 = южный ледник
tf-region-swamp1 = северное болото
tf-region-swamp2 = южное болото
tf-region-tundra1 = северная тундра
tf-region-tundra2 = южная тундра
tf-region-forest1 = северный лес
tf-region-forest2 = южный лес
tf-terrain-mountain = горы
tf-terrain-fjord = фьорд
tf-terrain-glacier = ледник
tf-terrain-swamp = болото
tf-terrain-tundra = тундра
tf-terrain-forest = лес
tf-fortress-F1 = северо-западная крепость
tf-fortress-F2 = северная крепость
tf-fortress-F3 = северо-восточная крепость
tf-fortress-F4 = юго-западная крепость
tf-fortress-F5 = южная крепость
tf-fortress-F6 = юго-восточная крепость
tf-colour-white = белые
tf-colour-red = красные
tf-colour-yellow = жёлтые
tf-colour-blue = синие
tf-slot-I = ячейка I
tf-slot-II = ячейка II
tf-slot-III = ячейка III
tf-slot-plus = ячейка +
tf-slot-patch = заплатка

## Счёт предметов

tf-count-white = { $n ->
    [one] { $n } белый
    [few] { $n } белых
    [many] { $n } белых
   *[other] { $n } белого
}
tf-count-red = { $n ->
    [one] { $n } красный
    [few] { $n } красных
    [many] { $n } красных
   *[other] { $n } красного
}
tf-count-yellow = { $n ->
    [one] { $n } жёлтый
    [few] { $n } жёлтых
    [many] { $n } жёлтых
   *[other] { $n } жёлтого
}
tf-count-blue = { $n ->
    [one] { $n } синий
    [few] { $n } синих
    [many] { $n } синих
   *[other] { $n } синего
}

## Вопросы

tf-ask-move = Куда идёт ваш король?
tf-ask-place = { $tailwind ->
        [yes] Попутный ветер: разместите до
       *[no] Разместите до
    } { $n ->
        [one] { $n } тролля
        [few] { $n } троллей
        [many] { $n } троллей
       *[other] { $n } тролля
    } { $terrain ->
        [mountain] в горах
        [fjord] во фьорде
        [glacier] на леднике
        [swamp] на болоте
        [tundra] в тундре
       *[forest] в лесу
    }.
tf-ask-wander = { $tailwind ->
    [yes] Попутный ветер: { $n ->
        [one] { $n } перемещение
        [few] { $n } перемещения
        [many] { $n } перемещений
       *[other] { $n } перемещения
    }. Какого тролля и куда?
   *[no] { $n ->
        [one] Осталось { $n } перемещение.
        [few] Осталось { $n } перемещения.
        [many] Осталось { $n } перемещений.
       *[other] Осталось { $n } перемещения.
    } Какого тролля и куда?
}
tf-ask-fortress = В какой крепости бьёте молотом?
tf-ask-join = Станете товарищем игрока { $player } в крепости { $number }? Предел будет { $n }.
tf-ask-commit = Бить в крепости { $number } в одиночку? Предел — { $n }.
tf-ask-commit-with = Бить в крепости { $number } вдвоём с игроком { $player }? Предел — { $n }.
tf-ask-strike = Удар { $k } из { $n }: куда и с какой силой?
tf-ask-again = { $n ->
        [one] { $n } валун
        [few] { $n } валуна
        [many] { $n } валунов
       *[other] { $n } валуна
    }, { $left ->
        [one] остался { $left } удар
        [few] осталось { $left } удара
        [many] осталось { $left } ударов
       *[other] осталось { $left } удара
    }. Бить ещё или остановиться?
tf-ask-pledge = Дух гор ждёт { $count ->
        [one] { $count } дар
        [few] { $count } дара
        [many] { $count } даров
       *[other] { $count } дара
    }, не хватает ещё { $n }. Предложить дар?
tf-ask-take = { $n ->
    [one] На столе { $n } валун. Какое сокровище берёте?
    [few] На столе { $n } валуна. Какое сокровище берёте?
    [many] На столе { $n } валунов. Какое сокровище берёте?
   *[other] На столе { $n } валуна. Какое сокровище берёте?
}
tf-ask-continue = { $n ->
        [one] { $n } валун
        [few] { $n } валуна
        [many] { $n } валунов
       *[other] { $n } валуна
    }, { $left ->
        [one] остался { $left } удар
        [few] осталось { $left } удара
        [many] осталось { $left } ударов
       *[other] осталось { $left } удара
    }. Перейти к сбору или продолжить бить в одиночку?
tf-ask-clear = Крепость { $number }: какой регион освободят ваши тролли?

## Варианты ответов

tf-option-move-round = { $n }-я ячейка размещения, { $terrain ->
        [mountain] горы
        [fjord] фьорд
        [glacier] ледник
        [swamp] болото
        [tundra] тундра
       *[forest] лес
    }: до { $n ->
        [one] { $n } тролля
        [few] { $n } троллей
        [many] { $n } троллей
       *[other] { $n } тролля
    }
tf-option-move-steps = { $n }-я ячейка странствий: до { $n ->
        [one] { $n } перемещения
        [few] { $n } перемещений
        [many] { $n } перемещений
       *[other] { $n } перемещения
    }
tf-option-place = Разместить { $n ->
        [one] { $n } тролля
        [few] { $n } троллей
        [many] { $n } троллей
       *[other] { $n } тролля
    }: { $region }
tf-option-place-none = Никого не размещать
tf-option-wander = Переместить: { $from } → { $to }
tf-option-enough = Больше не перемещать
tf-option-fortress = Объявить: { $fortress } ({ $number }), { $n ->
        [one] рядом { $n } ваш тролль
        [few] рядом { $n } ваших тролля
        [many] рядом { $n } ваших троллей
       *[other] рядом { $n } вашего тролля
    }
tf-option-nowhere = Не бить молотом
tf-option-join = Стать товарищем
tf-option-decline = Отказаться
tf-option-commit = Бить по башне
tf-option-leave = Оставить башню в покое
tf-option-strike = { $side ->
        [left] Левая стена
       *[right] Правая стена
    }, { $height ->
        [1] у основания
        [2] низко
        [3] посередине
        [4] высоко
       *[5] у самого верха
    }, сила { $strength } %
tf-option-again = Ударить ещё раз
tf-option-stop = Остановиться и перейти к сбору
tf-option-gift = Предложить дар ценностью { $n }
tf-option-pass = Пас
tf-option-take = { $n ->
    [0] Взять нечего: { $region }
   *[other] Взять сокровище ценностью { $n } ({ $region }) { $slot ->
        [I] в ячейку I
        [II] в ячейку II
        [III] в ячейку III
        [plus] в ячейку +
       *[patch] на заплатку
    }
}
tf-option-collect = Перейти к сбору
tf-option-go-on = Продолжить бить в одиночку
tf-option-clear = { $n ->
    [0] Освободить: { $region }, ваших троллей там нет
    [one] Освободить: { $region }, домой уйдёт { $n } тролль
    [few] Освободить: { $region }, домой уйдут { $n } тролля
    [many] Освободить: { $region }, домой уйдут { $n } троллей
   *[other] Освободить: { $region }, домой уйдёт { $n } тролля
}

## Почему нельзя?

tf-refuse-terrain = Местность на ячейке вашего короля: { $terrain ->
        [mountain] горы
        [fjord] фьорд
        [glacier] ледник
        [swamp] болото
        [tundra] тундра
       *[forest] лес
    }. Здесь троллей разместить нельзя: { $region }.
tf-refuse-supply = Не хватает троллей: нужно { $count }, в запасе { $n }.
tf-refuse-too-many = Слишком много троллей: выбрано { $count }, можно не больше { $n }.
tf-refuse-region-again = Здесь вы уже разместили троллей: { $region }. Остальных можно разместить только в другом регионе этой местности.
tf-refuse-no-troll = Ваших троллей там нет: { $region }.
tf-refuse-announced = В этот ход вы уже объявляли эту крепость: { $fortress }.
tf-refuse-number = Номер не подходит: следующая ячейка вашего мешка — { $slot }, а номер этой крепости — { $number }.
tf-refuse-regions = Не хватает регионов с вашими троллями: нужно { $need }, есть { $n }.
tf-refuse-gift-given = Этот дар вы уже принесли: { $n }.
tf-refuse-gift-pledged = Этот дар вы уже предложили: { $n }.
tf-refuse-not-near = Этот регион не касается крепости: { $region } ({ $fortress }).
tf-refuse-taken = Это сокровище уже у игрока { $player }: { $region }.
tf-refuse-no-treasure = Сокровища там нет: { $region }.
tf-refuse-boulders = Не хватает валунов: нужно { $need }, на столе { $n }.

## Журнал

tf-log-strip = Выложена планка { $strip }: { $terrains }.
tf-log-token = Номер { $number } получает { $fortress }.
tf-log-king = Король игрока { $player } стоит на стартовой ячейке { $n }.
tf-log-treasure = Появляется сокровище ценностью { $n }: { $region }.
tf-log-turn = Ход { $turn }. Ходит { $player }: король последний на дорожке.
tf-log-walk = { $cell ->
    [round] Король игрока { $player } идёт на ячейку размещения ({ $terrain ->
        [mountain] горы
        [fjord] фьорд
        [glacier] ледник
        [swamp] болото
        [tundra] тундра
       *[forest] лес
    }): до { $n ->
        [one] { $n } тролля.
        [few] { $n } троллей.
        [many] { $n } троллей.
       *[other] { $n } тролля.
    }
   *[steps] Король игрока { $player } идёт на ячейку странствий: до { $n ->
        [one] { $n } перемещения.
        [few] { $n } перемещений.
        [many] { $n } перемещений.
       *[other] { $n } перемещения.
    }
}
tf-log-place = { $player } размещает { $n ->
        [one] { $n } тролля
        [few] { $n } троллей
        [many] { $n } троллей
       *[other] { $n } тролля
    }: { $region }{ $tailwind ->
        [yes] {" "}(попутный ветер)
       *[no] {""}
    }.
tf-log-wander = { $player } перемещает тролля: { $from } → { $to }{ $tailwind ->
        [yes] {" "}(попутный ветер)
       *[no] {""}
    }.
tf-log-idle = { $player } даёт троллям отдохнуть.
tf-log-announce = { $player } объявляет: { $fortress } ({ $number }). Регионы: { $regions }.
tf-log-join = { $player } становится товарищем игрока { $other }.
tf-log-decline = { $player } отказывается.
tf-log-commit = { $player } бьёт молотом в одиночку ({ $fortress }). Ударов — до { $n }, валунов каждого цвета — до { $n }.
tf-log-commit-with = { $player } и { $other } бьют молотом вдвоём ({ $fortress }). Ударов — до { $n }, валунов каждого цвета — до { $n }.
tf-log-leave = { $player } оставляет башню в покое.
tf-log-strike = { $player } бьёт { $side ->
        [left] по левой стене
       *[right] по правой стене
    } { $height ->
        [1] у основания
        [2] низко
        [3] посередине
        [4] высоко
       *[5] у самого верха
    }, сила { $strength } %: удар { $k } из { $n }.
tf-log-fall = После удара игрока { $player } { $n ->
        [one] выпадает { $n } валун
        [few] выпадают { $n } валуна
        [many] выпадают { $n } валунов
       *[other] выпадает { $n } валуна
    }: { $items }.
tf-log-fall-none = После удара игрока { $player } ничего не выпадает.
tf-log-swap = Молот переходит к игроку { $player }.
tf-log-stop = { $player } останавливается: на столе { $n ->
        [one] { $n } валун.
        [few] { $n } валуна.
        [many] { $n } валунов.
       *[other] { $n } валуна.
    }
tf-log-go-on = { $player } продолжает бить в одиночку.
tf-log-anger = { $player } гневит духа гор: { $n ->
        [one] { $n } лишний валун.
        [few] { $n } лишних валуна.
        [many] { $n } лишних валунов.
       *[other] { $n } лишнего валуна.
    }
tf-log-pledge = { $player } предлагает дар ценностью { $n }.
tf-log-pass = { $player } не предлагает дара.
tf-log-appease = { $player } задабривает духа гор { $n ->
        [one] { $n } даром
        [few] { $n } дарами
        [many] { $n } дарами
       *[other] { $n } дара
    }: { $items }.
tf-log-unappeased = Дух гор остаётся разгневан: сокровищ больше никто не собирает.
tf-log-take = { $player } берёт сокровище ценностью { $n } ({ $region }) { $slot ->
        [I] в ячейку I
        [II] в ячейку II
        [III] в ячейку III
        [plus] в ячейку +
       *[patch] на заплатку
    }.
tf-log-nothing = { $player } остаётся без сокровища.
tf-log-crown = { $player } получает корону ячейки { $slot }.
tf-log-crown-from = { $player } забирает корону ячейки { $slot } у игрока { $other }.
tf-log-clear = { $n ->
    [0] { $player } освобождает регион ({ $region }): своих троллей там и так нет.
    [one] { $player } освобождает регион ({ $region }): { $n } тролль уходит домой.
    [few] { $player } освобождает регион ({ $region }): { $n } тролля уходят домой.
    [many] { $player } освобождает регион ({ $region }): { $n } троллей уходят домой.
   *[other] { $player } освобождает регион ({ $region }): { $n } тролля уходит домой.
}
tf-log-plus = { $player } заполняет ячейку +. У остальных ещё по 1 ходу.
tf-log-lie = { $player } уводит всех троллей домой и кладёт короля набок.
tf-log-stop-turns = Партия останавливается после { $n ->
        [one] { $n } хода.
        [few] { $n } ходов.
        [many] { $n } ходов.
       *[other] { $n } хода.
    }
tf-log-score = { $player } набирает { $n ->
        [one] { $n } очко.
        [few] { $n } очка.
        [many] { $n } очков.
       *[other] { $n } очка.
    }

## Откуда очки

tf-part-slots = Ячейки мешка
tf-part-patch = Заплатка
tf-part-gifts = Сохранённые дары
tf-part-crowns = Короны

## Стол в терминале

tf-table-legend = Фигурки — тролли и короли игроков. Число в скобках — сокровище; F1:III — крепость и её номер. На дорожке название — ячейка размещения, точка — ячейка странствий. ♛ здесь корона, ◀ сейчас ходит. Удар вводят так: сторона, высота от 1 до 5 и сила; l3-60 — слева, посередине, сила 60 (справа — r).
tf-table-track = Дорожка:
tf-table-stock = Сокровищ в запасе: { $n }
tf-table-points = Очки
tf-table-sack = Мешок
tf-table-patch = Заплатка
tf-table-gifts = Дары
tf-table-supply = Запас
tf-table-lying = ходы окончены
tf-table-bout = Удары: { $k } из { $n }, валунов: { $total }
tf-table-odds = Удар средней силы: валунов примерно { $mean }; пустой удар { $empty } %, гнев { $angry } %

## В браузере: поле

## Board

tf-board = Фьорд: 12 регионов, 6 крепостей и дорожка королей вокруг
tf-target-region = { $region }. { $n ->
    [0] Сокровища нет.
   *[other] Сокровище { $n }.
} { $crowd ->
    [yes] Тролли: { $trolls }.
   *[no] Троллей нет.
}{ $lit ->
    [yes] {" "}Можно выбрать.
   *[no] {""}
}
tf-target-trolls = { $player } — { $n }
tf-target-fortress = Крепость { $number }: { $regions }.{ $lit ->
    [yes] {" "}Здесь можно бить.
   *[no] {""}
}
tf-target-cell = { $sort ->
    [round] Ячейка { $number }, { $terrain }.
   *[steps] Ячейка { $number }, следы.
}{ $king ->
    [standing] {" "}Здесь стоит король игрока { $player }.
    [lying] {" "}Здесь лежит король игрока { $player }.
   *[none] {""}
}{ $lit ->
    [yes] {" "}{ $sort ->
        [round] Сюда может пойти ваш король: разместить до { $n ->
            [one] { $n } тролля.
            [few] { $n } троллей.
            [many] { $n } троллей.
           *[other] { $n } тролля.
        }
       *[steps] Сюда может пойти ваш король: до { $n ->
            [one] { $n } перемещения.
            [few] { $n } перемещений.
            [many] { $n } перемещений.
           *[other] { $n } перемещения.
        }
    }
   *[no] {""}
}

## The bar

tf-where = { $state ->
    [dealing] подготовка
    [over] конец партии
    [last] последние ходы
   *[on] { $bout ->
        [yes] у башни
       *[no] в запасе { $n }
    }
}
tf-fact-slot = { $slot ->
    [plus] дальше ячейка +
    [none] мешок полон
   *[other] дальше ячейка { $slot }
}
tf-fact-trolls = { $n ->
    [one] { $n } тролль в запасе
    [few] { $n } тролля в запасе
    [many] { $n } троллей в запасе
   *[other] { $n } тролля в запасе
}
tf-fact-lies = ходы окончены

## The moves of the king

tf-moves = Куда может пойти ваш король
tf-moves-title = Куда идёт ваш король?
tf-moves-round = Первая, вторая или третья свободная ячейка размещения: разместите до 1, 2 или 3 троллей в её местности.
tf-moves-steps = Первая, вторая или третья свободная ячейка странствий: до 1, 2 или 3 перемещений ваших троллей.
tf-move-round = { $n ->
    [1] 1-я ячейка размещения, { $terrain }
    [2] 2-я ячейка размещения, { $terrain }
   *[other] 3-я ячейка размещения, { $terrain }
}
tf-move-steps = { $n ->
    [1] 1-я ячейка странствий
    [2] 2-я ячейка странствий
   *[other] 3-я ячейка странствий
}
tf-footprints = следы
tf-move-place = { $n ->
    [1] разместить 1
   *[other] разместить до { $n }
}
tf-move-wander = { $n ->
    [1] 1 перемещение
   *[other] до { $n } перемещений
}
tf-if-title = Если пойти сюда: { $cell }
tf-if-place = { $n ->
    [1] Разместите 1 тролля в регионе этой местности: { $terrain }.
   *[other] Разместите до { $n } троллей в одном регионе этой местности: { $terrain }.
}
tf-if-wander = { $n ->
    [1] Один из ваших троллей может сделать 1 перемещение.
   *[other] Ваши тролли могут сделать до { $n } перемещений на всех.
}
tf-if-pass = { $mine ->
    [yes] Вы обгоняете: { $players }.
   *[no] { $player } обгоняет: { $players }.
}
tf-if-last = { $mine ->
    [yes] Вы никого не обгоняете, остаётесь позади всех и ходите снова.
   *[no] { $player } никого не обгоняет, остаётся позади всех и ходит снова.
}
tf-if-final = { $mine ->
    [yes] Это ваш последний ход.
   *[no] Это последний ход игрока { $player }.
}
tf-if-tailwind = Попутный ветер: { $players }.
tf-if-calm = Попутный ветер никому не достаётся.
tf-if-order = Дальше ходят в таком порядке
tf-order = Короли от последнего к первому: { $players }.
tf-order-title = От последнего короля к первому
tf-order-more = Кто окажется последним в конце этого хода, тот и ходит дальше.
tf-order-ending = Конец близок: у каждого последний ход.
tf-strip-next = Дальше

## Placing and wandering

tf-place-region = { $region }: разместить { $n }. Ваших троллей там: { $count }. { $value ->
    [0] Сокровища нет.
   *[other] Сокровище { $value }.
}
tf-place-count = Сколько троллей
tf-place-fewer = На одного меньше
tf-place-more = На одного больше
tf-steps-left = { $n ->
    [one] осталось { $n } перемещение
    [few] осталось { $n } перемещения
    [many] осталось { $n } перемещений
   *[other] осталось { $n } перемещения
}
tf-wander-from = Откуда идёт тролль
tf-wander-to = Куда
tf-wander-first = Сначала выберите тролля.

## Sacks and trolls

tf-sack = { $mine ->
    [yes] Ваш мешок
   *[no] Мешок игрока { $player }
}
tf-sack-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
tf-slot = { $state ->
    [full] { $slot ->
        [plus] Ячейка +: сокровище { $n }.
       *[other] Ячейка { $slot }: сокровище { $n }.
    }
    [next] { $slot ->
        [plus] Ячейка + пуста, она следующая.
       *[other] Ячейка { $slot } пуста, она следующая.
    }
   *[empty] { $slot ->
        [plus] Ячейка + пуста.
       *[other] Ячейка { $slot } пуста.
    }
}{ $crown ->
    [yes] {" "}С короной.
   *[no] {""}
}
tf-gift = { $state ->
    [given] Дар { $n }, уже принесён
   *[kept] Дар { $n }
}
tf-patch = { $some ->
    [yes] { $n ->
        [1] На заплатке { $n } сокровище: { $values }.
        [one] На заплатке { $n } сокровище: { $values }, всего { $count }.
        [few] На заплатке { $n } сокровища: { $values }, всего { $count }.
        [many] На заплатке { $n } сокровищ: { $values }, всего { $count }.
       *[other] На заплатке { $n } сокровища: { $values }, всего { $count }.
    }
   *[no] На заплатке пусто.
}
tf-patch-short = { $n ->
    [0] на заплатке
   *[other] на заплатке { $n }
}
tf-trolls = { $mine ->
    [yes] Ваши тролли
   *[no] Тролли игрока { $player }
}
tf-supply = В запасе { $n }, на поле { $count }
tf-supply-short = В запасе { $n }
tf-king-start = Король стоит на стартовой дорожке, ячейка { $n }.
tf-king = { $lying ->
    [yes] Король лежит на дорожке: ходы окончены.
   *[no] { $sort ->
        [round] Король стоит на ячейке размещения: { $terrain }.
       *[steps] Король стоит на ячейке странствий.
    }{ $n ->
        [0] {""}
        [1] {" "}Он последний и пойдёт следующим.
       *[other] {" "}Он { $n }-й с конца.
    }
}
tf-rivals = Мешки соперников
tf-rival = { $player }: { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}. { $some ->
    [yes] Сокровища: { $values }.
   *[no] Сокровищ пока нет.
} { $slot ->
    [none] Мешок полон.
    [plus] Дальше ячейка +.
   *[other] Дальше ячейка { $slot }.
} Короны: { $crowns }. Дары: { $gifts }. На заплатке: { $patch }. Троллей в запасе: { $count }.

## Fortresses and the bout before its first strike

tf-forts = Крепости
tf-fort-treasures = { $n ->
    [0] Сокровищ там нет.
   *[other] Сокровища: { $values }.
}
tf-strike-title = { $mine ->
    [yes] Можно бить в крепости { $number }
   *[no] { $player } может бить в крепости { $number }
}
tf-strike-several = { $mine ->
    [yes] Можно бить в { $n ->
        [one] { $n } крепости
        [few] { $n } крепостях
        [many] { $n } крепостях
       *[other] { $n } крепости
    }
   *[no] { $player } может бить в { $n ->
        [one] { $n } крепости
        [few] { $n } крепостях
        [many] { $n } крепостях
       *[other] { $n } крепости
    }
}
tf-strike-none = { $slot ->
    [plus] { $mine ->
        [yes] Для ячейки + подойдёт любая крепость. Ваши тролли нужны в 2 из 3 её регионов.
       *[no] Для ячейки + подойдёт любая крепость, если тролли стоят в 2 из 3 её регионов.
    }
   *[other] { $mine ->
        [yes] Для ячейки { $slot } нужна крепость { $slot } и ваши тролли в 2 из 3 её регионов.
       *[no] Для ячейки { $slot } нужна крепость { $slot } и тролли в 2 из 3 её регионов.
    }
}
tf-strike-region = { $some ->
    [yes] Сокровище { $n }, троллей { $count }
   *[no] Сокровища нет, троллей { $count }
}
tf-strike-region-of = { $region }: { $some ->
    [yes] сокровище { $n }, троллей { $count }
   *[no] сокровища нет, троллей { $count }
}
tf-strike-limits = Предел ударов и предел цвета
tf-strike-alone = в одиночку
tf-strike-with = вдвоём: { $player }
tf-strike-number = Крепость { $number }
tf-limit = предел
tf-limit-alone = Предел в одиночку: { $n }.
tf-limit-with = Предел вдвоём с игроком { $player }: { $n }.
tf-limit-label = предел ударов и предел каждого цвета
tf-bout-title = { $mine ->
    [yes] Вы хотите бить в крепости { $number }
   *[no] { $player } хочет бить в крепости { $number }
}
tf-join-more = Станете товарищем — предел вырастет: { $count } → { $n }. Взять сокровище сможете вы оба; ваше ляжет на заплатку.
tf-commit-more = Вы будете бить в одиночку, ударов — не больше { $n }.
tf-commit-with-more = Ваш товарищ — { $player }. Ударов на двоих: { $n }, и взять сокровище сможете вы оба.
tf-join-wait = { $player } решает, стать ли товарищем.
tf-commit-wait = { $player } решает, бить ли. Предел будет { $n }.
tf-gain-ready = крепость { $number } доступна, предел { $n }
tf-gain-near = крепость { $number }, предел { $from } → { $to }

## Doors and buttons

tf-door-mine = Ваш мешок и тролли
tf-door-forts = Крепости
tf-door-rivals = Мешки соперников
tf-door-move = К чему это приведёт
tf-confirm-walk = Идти сюда
tf-confirm-place = Разместить
tf-confirm-none = Никого не размещать
tf-confirm-announce = Объявить
tf-confirm = Подтвердить

## В браузере: башня

## The bout in the browser

tf-bout = Серия ударов по Каменной башне
tf-bout-fortress = Крепость { $number }
tf-bout-regions = { $regions }
tf-bout-role = { $role ->
    [hitter] держит молот
    [retired] больше не бьёт
    [other] { $turn ->
        [own] ждёт
       *[other] товарищ
    }
   *[none] участвует
}
tf-bout-strikes = Удары: { $n } из { $count }
tf-bout-table = На столе
tf-bout-limit = Если красных, жёлтых или синих станет { $n }, дух гор разгневается. Белых — сколько угодно.
tf-bout-colour = { $colour }: { $free ->
    [yes] { $n }, без предела
   *[no] { $n } из { $count }
}
tf-percent = { $n } %

tf-reach = Сокровища у крепости
tf-reach-now = ваше, если остановиться
tf-reach-could = { $mine ->
    [yes] доступно вам
   *[no] доступно игроку { $player }
}
tf-reach-angry = если духа гор задобрят
tf-reach-more = { $n ->
    [one] нужен ещё { $n } валун
    [few] нужно ещё { $n } валуна
    [many] нужно ещё { $n } валунов
   *[other] нужно ещё { $n } валуна
}
tf-reach-no-troll = { $mine ->
    [yes] ваших троллей там нет
   *[no] троллей игрока { $player } там нет
}
tf-reach-taken = { $mine ->
    [yes] уже у вас
   *[no] уже у игрока { $player }
}
tf-reach-none = сокровища нет

tf-odds = Ещё один удар
tf-odds-estimate = оценка
tf-odds-reach = будет { $n } или больше
tf-odds-anger = дух гор разгневается
tf-odds-empty = { $swap ->
    [yes] ничего не выпадет: бьёт { $player }
   *[no] ничего не выпадет
}

tf-slow = Повторить замедленно
tf-look-3d = Показать башню в 3D
tf-look-flat = Показать башню в 2D
tf-tower-physics = Эту башню движет физика MuJoCo. Каждый удар записан, и его можно повторить.
tf-tower-twin = Сколько валунов выпадет, решает статистический двойник башни. Само падение нарисовано.

tf-tower-physics-short = физика MuJoCo
tf-tower-twin-short = статистический двойник

tf-tower = Каменная башня. Прицел: { $side ->
        [left] левая стена
       *[right] правая стена
    }, { $height ->
        [1] у основания
        [2] низко
        [3] посередине
        [4] высоко
       *[5] у самого верха
    }. Стрелки — прицелиться, Enter — ударить, удержать и отпустить пробел — ударить с замаха.

tf-told-shakes = Башня содрогается.
tf-told-swing = { $player } замахивается молотом.
tf-told-fell = { $n ->
        [one] Выпал { $n } валун
        [few] Выпало { $n } валуна
        [many] Выпало { $n } валунов
       *[other] Выпало { $n } валуна
    }: { $items }. На столе { $count }.
tf-told-none = Ничего не выпало.
tf-told-angry = { $n ->
    [one] Дух гор разгневан: { $n } лишний валун.
    [few] Дух гор разгневан: { $n } лишних валуна.
    [many] Дух гор разгневан: { $n } лишних валунов.
   *[other] Дух гор разгневан: { $n } лишнего валуна.
}
tf-told-appeased = Дары задобрили духа гор.

tf-wait-strike = { $player } целится.
tf-wait-again = { $player } решает: бить ещё или остановиться?
tf-wait-pledge = { $player } решает, предложить ли дар.
tf-wait-take = { $player } выбирает сокровище.
tf-wait-continue = { $player } решает: перейти к сбору или продолжить бить в одиночку?
tf-wait-clear = { $player } выбирает, какой регион освободить.

tf-aim-more = Нацельтесь, удерживайте молот и отпустите.
tf-aim-near = Ближе всего к пределу ({ $n }): { $items }.
tf-aim-side = Стена
tf-aim-left = Левая стена
tf-aim-right = Правая стена
tf-aim-height = Высота
tf-aim-at = { $height ->
        [1] основание
        [2] низко
        [3] середина
        [4] высоко
       *[5] верх
    }, { $n } %
tf-aim-lower = Ниже
tf-aim-higher = Выше
tf-aim-strength = Сила
tf-aim-wavers = Рука дрожит примерно на 6 % у всех, у ботов тоже.
tf-aim-soft = слабо
tf-aim-normal = средне
tf-aim-hard = сильно
tf-aim-softer = Слабее
tf-aim-harder = Сильнее
tf-aim-value = { $n } %, { $level ->
        [soft] слабо
        [normal] средне
       *[hard] сильно
    }{ $known ->
        [yes] , валунов примерно { $mean }
       *[no] {""}
    }
tf-aim-mean = Валунов при такой силе: примерно { $mean }.
tf-aim-tapped = Удерживайте и отпустите на нужной силе.
tf-aim-hold = Удерживайте для замаха
tf-aim-let-go = Отпустите
tf-aim-how = Удерживайте: сила то растёт, то убывает. Отпустите, чтобы ударить. Уведите указатель в сторону или нажмите Escape, чтобы опустить молот.
tf-aim-strike = Ударить: { $n } %
tf-key-enter = Enter
tf-key-space = Пробел

tf-choose-pledge = { $n ->
        [one] Духа гор задобрит { $n } дар
        [few] Духа гор задобрят { $n } дара
        [many] Духа гор задобрят { $n } даров
       *[other] Духа гор задобрит { $n } дара
    }, не хватает ещё { $count }. Дары приносят, только если их наберётся достаточно.
tf-choose-take = Валунов: { $n }. Выберите одно из сокровищ, на которые их хватает.
tf-choose-continue = Возьмите сокровище сейчас или продолжите бить в одиночку: { $left ->
        [one] остался { $left } удар
        [few] осталось { $left } удара
        [many] осталось { $left } ударов
       *[other] осталось { $left } удара
    }.
tf-choose-clear = Все ваши тролли из одного региона крепости уйдут домой. Какой освободить?
tf-choose-gifts = { $player }: предложено { $n } из { $count }

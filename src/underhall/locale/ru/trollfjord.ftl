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

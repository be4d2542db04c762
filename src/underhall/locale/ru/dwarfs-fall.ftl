# Dwar7s Fall: вопросы, варианты ответов, отказы, журнал, названия.
# $card, $gem, $colour, $monster — ключи; $cell — место на столе, например e2n1; $n — число.

## Названия

df-card-castle = Замок
df-card-mine_emerald = Изумрудный рудник
df-card-mine_diamond = Алмазный рудник
df-card-mine_gold = Золотой рудник
df-card-mine_ruby = Рубиновый рудник
df-card-inn_ogre = Трактир огров
df-card-inn_shop = Лавка
df-card-dragon = Дракон
df-card-giant = Великан
df-short-castle = Замок
df-short-mine_emerald = Изумруд
df-short-mine_diamond = Алмаз
df-short-mine_gold = Золото
df-short-mine_ruby = Рубин
df-short-inn_ogre = Трактир
df-short-inn_shop = Лавка
df-short-dragon = Дракон
df-short-giant = Великан
df-goal-TG01 = Овсяный хлеб
df-goal-TG02 = Копчёная форель
df-goal-TG03 = Погреб репы
df-goal-TG04 = Маринованный порей
df-goal-TG05 = Козий сыр
df-goal-TG06 = Бочка стаута
df-goal-TG07 = Кладовая мёда
df-goal-TG08 = Солёная кабанина
df-goal-TG09 = Сундук пряностей
df-goal-TG10 = Зимний пир
df-secret-SG1 = Просторные чертоги
df-secret-SG2 = Богатая корона
df-secret-SG3 = Гроза чудовищ
df-secret-SG4 = Полный ларец
df-secret-SG5 = Покровитель огров
df-secret-SG6 = Последний камень
df-secret-SG7 = Дальние странники
df-ogre-shove = Толчок
df-ogre-rout = Разгон
df-ogre-frogmarch = За шкирку
df-ogre-cutpurse = Карманник
df-ogre-turncoat = Перебежчик
df-ogre-changeling = Подменыш
df-side-N = север
df-side-E = восток
df-side-S = юг
df-side-W = запад
df-colour-blue = синий
df-colour-red = красный
df-colour-green = зелёный
df-colour-yellow = жёлтый

## Что делают карты

df-condition-realm_stacks = { $how ->
    [least] Стопок в вашем королевстве: не меньше { $n }.
   *[exact] Стопок в вашем королевстве: ровно { $n }.
}
df-condition-realm_vp = { $how ->
    [least] Очков за ваше королевство: не меньше { $n }.
   *[exact] Очков за ваше королевство: ровно { $n }.
}
df-condition-trophies = { $how ->
    [least] Трофеев у вас: не меньше { $n }.
   *[exact] Трофеев у вас: ровно { $n }.
}
df-condition-gems_in_hand = { $how ->
    [least] Самоцветов у вас на руке: не меньше { $n }.
   *[exact] Самоцветов у вас на руке: ровно { $n }.
}
df-condition-gem_types_in_hand = { $how ->
    [least] Видов самоцветов у вас на руке: не меньше { $n }.
   *[exact] Видов самоцветов у вас на руке: ровно { $n }.
}
df-condition-ogres_in_hand = { $how ->
    [least] Огров у вас на руке: не меньше { $n }.
   *[exact] Огров у вас на руке: ровно { $n }.
}
df-condition-kingdom_cards_in_hand = { $how ->
    [least] Карт королевства у вас на руке: не меньше { $n }.
   *[exact] Карт королевства у вас на руке: ровно { $n }.
}
df-condition-cards_with_own_dwarf = { $how ->
    [least] Карт, на которых стоят ваши гномы: не меньше { $n }.
   *[exact] Карт, на которых стоят ваши гномы: ровно { $n }.
}
df-family-remove-one = 1 гном другого цвета возвращается в запас владельца.
df-family-remove-all = Все гномы одного чужого цвета на одной карте возвращаются в запас владельца.
df-family-move = 1 гном любого цвета переходит на соседнюю карту со свободным местом; стены не мешают.
df-family-steal_gem = Вы берёте у соперника 1 самоцвет наугад.
df-family-steal_ogre = Вы берёте у соперника 1 огра наугад.
df-family-swap = 2 гнома разных цветов с разных карт меняются местами.

## Счёт предметов

df-count-gold = { $n ->
    [one] { $n } золото
    [few] { $n } золота
    [many] { $n } золота
   *[other] { $n } золота
}
df-count-emerald = { $n ->
    [one] { $n } изумруд
    [few] { $n } изумруда
    [many] { $n } изумрудов
   *[other] { $n } изумруда
}
df-count-diamond = { $n ->
    [one] { $n } алмаз
    [few] { $n } алмаза
    [many] { $n } алмазов
   *[other] { $n } алмаза
}
df-count-ruby = { $n ->
    [one] { $n } рубин
    [few] { $n } рубина
    [many] { $n } рубинов
   *[other] { $n } рубина
}

## Вопросы

df-ask-turn = { $left ->
    [0] Действий не осталось. Что ещё сделаете?
    [one] Осталось { $left } действие. Что делаете?
    [few] Осталось { $left } действия. Что делаете?
    [many] Осталось { $left } действий. Что делаете?
   *[other] Осталось { $left } действия. Что делаете?
}
df-ask-cell = { $card ->
    [castle] Куда выложить замок?
    [mine_emerald] Куда выложить изумрудный рудник?
    [mine_diamond] Куда выложить алмазный рудник?
    [mine_gold] Куда выложить золотой рудник?
    [mine_ruby] Куда выложить рубиновый рудник?
    [inn_ogre] Куда выложить трактир огров?
    [inn_shop] Куда выложить лавку?
    [dragon] На какой рудник напустить дракона?
   *[giant] На какой замок напустить великана?
}
df-ask-turned = Как повернуть карту?
df-ask-put = На какую карту выставить гнома?
df-ask-from = Какого гнома передвинуть?
df-ask-to = Куда?
df-ask-dwarf = { $ogre }: какого гнома?
df-ask-victim = { $ogre }: у кого?
df-ask-task = Какое задание выполнить?
df-ask-dig = Какую стопку подкопать?
df-ask-goal = Какую цель выполнить?
df-ask-discard = { $n ->
    [1] Сбросьте { $n } карту. Какую?
    [one] Сбросьте { $n } карту. Какую первой?
    [few] Сбросьте { $n } карты. Какую первой?
    [many] Сбросьте { $n } карт. Какую первой?
   *[other] Сбросьте { $n } карты. Какую первой?
}

## Варианты ответов

df-group-card = Карты королевства
df-group-dwarf = Гномы
df-group-ogre = Огры
df-group-secret = Тайная цель
df-group-beside = Рядом
df-group-onto = На стопку
df-group-other = Прочее

df-option-card = { $card ->
    [castle] Выложить замок
    [mine_emerald] Выложить изумрудный рудник
    [mine_diamond] Выложить алмазный рудник
    [mine_gold] Выложить золотой рудник
    [mine_ruby] Выложить рубиновый рудник
    [inn_ogre] Выложить трактир огров
    [inn_shop] Выложить лавку
    [dragon] Напустить дракона
   *[giant] Напустить великана
}
df-option-put = Выставить гнома
df-option-move = Передвинуть гнома
df-option-ogre = Сыграть огра: { $ogre }
df-option-reveal = Раскрыть тайную цель
df-option-order-on = Включить автораскрытие: показать цель в конце хода
df-option-order-off = Выключить автораскрытие: держать цель скрытой
df-option-done = Завершить действия
df-option-end-turn = Завершить ход
df-option-beside = Пустая клетка { $cell }
df-option-onto = На стопку { $cell }: { $card ->
    [castle] замок
    [mine_emerald] изумрудный рудник
    [mine_diamond] алмазный рудник
    [mine_gold] золотой рудник
    [mine_ruby] рубиновый рудник
    [inn_ogre] трактир огров
    [inn_shop] лавка
    [dragon] дракон
    [giant] великан
   *[none] пусто
}
df-option-turned = { $n ->
    [0] Без стен
    [one] Стена: { $sides }
    [few] Стены: { $sides }
    [many] Стены: { $sides }
   *[other] Стены: { $sides }
}
df-option-put-on = { $cell }: { $card ->
    [castle] замок
    [mine_emerald] изумрудный рудник
    [mine_diamond] алмазный рудник
    [mine_gold] золотой рудник
    [mine_ruby] рубиновый рудник
    [inn_ogre] трактир огров
    [inn_shop] лавка
    [dragon] дракон
    [giant] великан
   *[none] пусто
}
df-option-from = С клетки { $cell }: { $card ->
    [castle] замок
    [mine_emerald] изумрудный рудник
    [mine_diamond] алмазный рудник
    [mine_gold] золотой рудник
    [mine_ruby] рубиновый рудник
    [inn_ogre] трактир огров
    [inn_shop] лавка
    [dragon] дракон
    [giant] великан
   *[none] пусто
}
df-option-to = На клетку { $cell }: { $card ->
    [castle] замок
    [mine_emerald] изумрудный рудник
    [mine_diamond] алмазный рудник
    [mine_gold] золотой рудник
    [mine_ruby] рубиновый рудник
    [inn_ogre] трактир огров
    [inn_shop] лавка
    [dragon] дракон
    [giant] великан
   *[none] пусто
}
df-option-tunnel = По штольне на клетку { $cell }: { $card ->
    [mine_emerald] изумрудный рудник
    [mine_diamond] алмазный рудник
    [mine_gold] золотой рудник
    [mine_ruby] рубиновый рудник
   *[dragon] дракон
}
df-option-dwarf = { $colour ->
    [blue] Синий гном
    [red] Красный гном
    [green] Зелёный гном
   *[yellow] Жёлтый гном
} на клетке { $cell }: { $card ->
    [castle] замок
    [mine_emerald] изумрудный рудник
    [mine_diamond] алмазный рудник
    [mine_gold] золотой рудник
    [mine_ruby] рубиновый рудник
    [inn_ogre] трактир огров
    [inn_shop] лавка
    [dragon] дракон
    [giant] великан
   *[none] пусто
}
df-option-victim = { $player }
df-option-task = { $cell }: { $card ->
    [castle] подкопать стопку
    [mine_emerald] добыть изумруд
    [mine_diamond] добыть алмаз
    [mine_gold] добыть золото
    [mine_ruby] добыть рубин
    [inn_ogre] взять огра
    [inn_shop] выполнить торговую цель
    [dragon] победить дракона
   *[giant] победить великана
}
df-option-task-fails = { $cell }: { $card ->
    [castle] отправить гномов домой из замка
    [mine_emerald] отправить гномов домой с изумрудного рудника
    [mine_diamond] отправить гномов домой с алмазного рудника
    [mine_gold] отправить гномов домой с золотого рудника
    [mine_ruby] отправить гномов домой с рубинового рудника
    [inn_ogre] отправить гномов домой из трактира огров
   *[inn_shop] отправить гномов домой из лавки
} (задание невыполнимо)
df-option-dig = { $cell }: сверху { $card ->
    [castle] замок
    [mine_emerald] изумрудный рудник
    [mine_diamond] алмазный рудник
    [mine_gold] золотой рудник
    [mine_ruby] рубиновый рудник
    [inn_ogre] трактир огров
    [inn_shop] лавка
    [dragon] дракон
    [giant] великан
   *[none] пусто
}
df-option-goal = { $goal } ({ $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}), цена: { $cost }
df-option-discard-gem = { $gem ->
    [gold] Золото
    [emerald] Изумруд
    [diamond] Алмаз
   *[ruby] Рубин
}
df-option-discard-ogre = Огр: { $ogre }

## Почему нельзя?

df-refuse-no-ogre = У вас на руке нет этого огра: { $ogre }.
df-refuse-no-target = Этого огра сейчас не к кому применить: { $ogre }.
df-refuse-shown = Ваша тайная цель уже раскрыта.
df-refuse-condition = Условие вашей тайной цели пока не выполнено: { $secret }.
df-refuse-no-orders = За этим столом играют без автораскрытия.
df-refuse-switched = В этот ход вы уже переключали автораскрытие.
df-refuse-same-order = Автораскрытие уже настроено именно так.
df-refuse-not-in-hand = { $card ->
    [castle] У вас на руке нет замка.
    [mine_emerald] У вас на руке нет изумрудного рудника.
    [mine_diamond] У вас на руке нет алмазного рудника.
    [mine_gold] У вас на руке нет золотого рудника.
    [mine_ruby] У вас на руке нет рубинового рудника.
    [inn_ogre] У вас на руке нет трактира огров.
    [inn_shop] У вас на руке нет лавки.
    [dragon] У вас на руке нет дракона.
   *[giant] У вас на руке нет великана.
}
df-refuse-no-action = Действий не осталось: использовано { $n }.
df-refuse-no-stack = { $card ->
    [dragon] Дракона сейчас не на что напустить: каждый рудник занят гномом, надстроен до предела или заблокирован.
   *[giant] Великана сейчас не на что напустить: каждый замок занят гномом, надстроен до предела или заблокирован.
}
df-refuse-no-type = { $card ->
    [dragon] На столе ещё нет ни одного рудника, и дракона не на что напустить.
   *[giant] На столе ещё нет ни одного замка, и великана не на что напустить.
}
df-refuse-no-dwarf = Ваш запас пуст: все ваши гномы уже на картах.
df-refuse-no-slot = Ни на одной карте нет свободного места.
df-refuse-cannot-move = Ваших гномов нельзя передвинуть: ни открытая граница, ни штольня не ведёт к свободному месту.
df-refuse-monster-cell = Чудовище выкладывают только на стопку, а клетка { $cell } пуста.
df-refuse-not-beside = Рядом с клеткой { $cell } нет ни одной карты.
df-refuse-type = Разные типы на клетке { $cell }: карту можно выложить только на карту того же типа.
df-refuse-manned = На клетке { $cell } стоит гном.
df-refuse-height = { $n ->
    [one] Стопка на клетке { $cell } надстроена до предела: { $n } карта.
    [few] Стопка на клетке { $cell } надстроена до предела: { $n } карты.
    [many] Стопка на клетке { $cell } надстроена до предела: { $n } карт.
   *[other] Стопка на клетке { $cell } надстроена до предела: { $n } карты.
}
df-refuse-blocked = { $monster ->
    [dragon] Дракон блокирует рудники этого королевства: клетка { $cell }.
   *[giant] Великан блокирует замки этого королевства: клетка { $cell }.
}
df-refuse-same-walls = Этот поворот даёт те же стены, что и другой.
df-refuse-no-card = На клетке { $cell } нет карты.
df-refuse-full = На клетке { $cell } нет свободного места: занято { $n } из { $n }.
df-refuse-no-own-dwarf = На клетке { $cell } нет вашего гнома.
df-refuse-stuck = Вашего гнома с клетки { $cell } нельзя передвинуть: ни открытая граница, ни штольня не ведёт к свободному месту.
df-refuse-same-card = Гном уже стоит на клетке { $cell }.
df-refuse-wall = Между клетками { $from } и { $cell } стена.
df-refuse-far = Клетки { $from } и { $cell } не соседние.
df-refuse-tunnel-dragon = Для гнома на клетке { $from } штольни закрыты: в этом королевстве дракон.
df-refuse-tunnel-onto = По штольне не попасть на клетку { $cell }: на этом руднике дракон.
df-refuse-march-far = Клетки { $from } и { $cell } не соседние.
df-refuse-no-colour = { $colour ->
    [blue] Синие в этой партии не играют.
    [red] Красные в этой партии не играют.
    [green] Зелёные в этой партии не играют.
   *[yellow] Жёлтые в этой партии не играют.
}
df-refuse-no-such-dwarf = { $colour ->
    [blue] На клетке { $cell } нет синего гнома.
    [red] На клетке { $cell } нет красного гнома.
    [green] На клетке { $cell } нет зелёного гнома.
   *[yellow] На клетке { $cell } нет жёлтого гнома.
}
df-refuse-own-dwarf = Ваших гномов этот огр не трогает.
df-refuse-no-march = Рядом с клеткой { $cell } нет карты со свободным местом.
df-refuse-swap = Местами меняются только гномы разных цветов, стоящие на разных картах.
df-refuse-own-hand = Красть у себя нельзя.
df-refuse-empty-hand = { $sought ->
    [gems] У игрока { $player } нет самоцветов.
   *[ogres] У игрока { $player } нет огров.
}
df-refuse-not-ready = На клетке { $cell } не хватает гномов: нужно { $need }, есть { $n }.
df-refuse-foreign = На клетке { $cell } стоит гном другого цвета, поэтому победить чудовище нельзя.
df-refuse-single = На клетке { $cell } всего 1 карта.
df-refuse-dig-manned = На клетке { $cell } стоит гном.
df-refuse-dig-range = Клетка { $cell } не в вашем королевстве.
df-refuse-goal-closed = Этой цели нет среди открытых: { $goal }.
df-refuse-goal-cost = Ваших самоцветов не хватает на эту цель: { $goal }.
df-refuse-discard-order = Оставшихся карт не хватит для сброса: карты этого вида нужно было назвать раньше.
df-refuse-none-held = У вас на руке нет таких карт.

## Журнал

df-log-turn = Раунд { $round }: { $player } начинает ход.
df-log-place = { $card ->
    [castle] { $player } выкладывает замок
    [mine_emerald] { $player } выкладывает изумрудный рудник
    [mine_diamond] { $player } выкладывает алмазный рудник
    [mine_gold] { $player } выкладывает золотой рудник
    [mine_ruby] { $player } выкладывает рубиновый рудник
    [inn_ogre] { $player } выкладывает трактир огров
    [inn_shop] { $player } выкладывает лавку
    [dragon] { $player } напускает дракона
   *[giant] { $player } напускает великана
} { $onto ->
    [yes] на стопку { $cell }.
   *[no] на клетку { $cell }.
}
df-log-put = { $player } выставляет гнома на клетку { $cell }: { $card ->
    [castle] замок
    [mine_emerald] изумрудный рудник
    [mine_diamond] алмазный рудник
    [mine_gold] золотой рудник
    [mine_ruby] рубиновый рудник
    [inn_ogre] трактир огров
    [inn_shop] лавка
    [dragon] дракон
   *[giant] великан
}.
df-log-move = { $player } передвигает гнома с клетки { $from } на клетку { $cell }: { $card ->
    [castle] замок
    [mine_emerald] изумрудный рудник
    [mine_diamond] алмазный рудник
    [mine_gold] золотой рудник
    [mine_ruby] рубиновый рудник
    [inn_ogre] трактир огров
    [inn_shop] лавка
    [dragon] дракон
   *[giant] великан
}.
df-log-march = { $player } уводит гнома игрока { $other } с клетки { $from } на клетку { $cell }: { $card ->
    [castle] замок
    [mine_emerald] изумрудный рудник
    [mine_diamond] алмазный рудник
    [mine_gold] золотой рудник
    [mine_ruby] рубиновый рудник
    [inn_ogre] трактир огров
    [inn_shop] лавка
    [dragon] дракон
   *[giant] великан
}.
df-log-ogre = { $player } играет огра: { $ogre }.
df-log-home = { $n ->
    [one] { $n } гном возвращается в запас игрока { $player }.
    [few] { $n } гнома возвращаются в запас игрока { $player }.
    [many] { $n } гномов возвращаются в запас игрока { $player }.
   *[other] { $n } гнома возвращается в запас игрока { $player }.
}
df-log-swap = Гном игрока { $player } теперь на клетке { $cell }, гном игрока { $other } — на клетке { $other-cell }.
df-log-task = { $player } выполняет задание на клетке { $cell }: { $card ->
    [castle] замок
    [mine_emerald] изумрудный рудник
    [mine_diamond] алмазный рудник
    [mine_gold] золотой рудник
    [mine_ruby] рубиновый рудник
    [inn_ogre] трактир огров
    [inn_shop] лавка
    [dragon] дракон
   *[giant] великан
}.
df-log-fail = Задание игрока { $player } на клетке { $cell } срывается: { $n ->
    [one] { $n } гном уходит домой ни с чем.
    [few] { $n } гнома уходят домой ни с чем.
    [many] { $n } гномов уходят домой ни с чем.
   *[other] { $n } гнома уходит домой ни с чем.
}
df-log-reshuffle = Сброшенных огров перемешивают в новую колоду.
df-log-draw-own = { $player } берёт огра: { $ogre }.
df-log-draw = { $player } берёт огра.
df-log-dig = { $player } подкапывает стопку { $cell }. Теперь сверху { $card ->
    [castle] замок
    [mine_emerald] изумрудный рудник
    [mine_diamond] алмазный рудник
    [mine_gold] золотой рудник
    [mine_ruby] рубиновый рудник
    [inn_ogre] трактир огров
   *[inn_shop] лавка
}.
df-log-buy = { $player } выполняет торговую цель на { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}: { $goal }.
df-log-goal = Открывается торговая цель: { $goal }.
df-log-secret-own = Ваша тайная цель: { $secret }.
df-log-secret = { $player } получает тайную цель.
df-log-defeat = { $card ->
    [dragon] { $player } побеждает дракона.
   *[giant] { $player } побеждает великана.
}
df-log-discard-gem = { $gem ->
    [gold] { $player } сбрасывает золото.
    [emerald] { $player } сбрасывает изумруд.
    [diamond] { $player } сбрасывает алмаз.
   *[ruby] { $player } сбрасывает рубин.
}
df-log-discard-ogre = { $player } сбрасывает огра: { $ogre }.
df-log-steal-gem = { $gem ->
    [gold] { $player } крадёт золото у игрока { $other }.
    [emerald] { $player } крадёт изумруд у игрока { $other }.
    [diamond] { $player } крадёт алмаз у игрока { $other }.
   *[ruby] { $player } крадёт рубин у игрока { $other }.
}
df-log-steal-ogre-own = { $player } крадёт огра у игрока { $other }: { $ogre }.
df-log-steal-ogre = { $player } крадёт огра у игрока { $other }.
df-log-order = { $order ->
    [on] Автораскрытие включено: ваша тайная цель раскроется в конце первого же хода, когда её условие выполнено.
   *[off] Автораскрытие выключено: ваша тайная цель останется скрытой, пока вы её не раскроете.
}
df-log-reveal = { $player } раскрывает тайную цель на { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}: { $secret }.
df-log-ending = Выполнено целей у игрока { $player }: { $n }. Это последний раунд.
df-log-stop = Партия останавливается после { $n ->
    [one] { $n } раунда
    [few] { $n } раундов
    [many] { $n } раундов
   *[other] { $n } раунда
}.
df-log-score = { $player } набирает { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}.

## Стол в терминале

df-table-round = Раунд { $n }
df-table-ending = Последний раунд
df-table-bank = Банк
df-table-market = Торговые цели
df-table-deck = { $n ->
    [0] в колоде больше нет
    [one] в колоде ещё { $n }
    [few] в колоде ещё { $n }
    [many] в колоде ещё { $n }
   *[other] в колоде ещё { $n }
}
df-table-ogres = Огров в колоде: { $n }
df-table-hand = Рука
df-table-gems = Самоцветы
df-table-held = Огры
df-table-actions = Действия
df-table-stacks = Стопки, сверху вниз
df-table-supply = Запас
df-table-goals = Цели
df-table-trophies = Трофеи
df-table-secret = Тайная цель
df-table-order = { $order ->
    [on] автораскрытие включено
   *[off] автораскрытие выключено
}
df-table-revealed = раскрыта
df-table-hidden = скрыта
df-table-realm = Королевство
df-table-points = Очки
df-table-nothing = нет
df-table-empty = Стол пуст. Первую карту выкладывают в середину.
df-table-legend = Толстые линии — стены, пунктирные — открытые границы. Фигурки — гномы, точки — свободные места; /2 — столько гномов нужно для задания. ★ очки, ≡ карт в стопке, ✗ заблокировано чудовищем, ◀ сейчас ходит; N, E, S, W — стена с севера, востока, юга, запада.
df-part-trading = Торговые цели
df-part-secret = Тайная цель
df-part-monsters = Чудовища
df-part-gems = Самоцветы
df-part-realm = Королевство
df-part-order = Очерёдность хода

## In the browser
# $mine says whether the seat in question is the reader’s own; $lit whether something may be touched now.

df-where = { $state ->
    [over] Раунд { $round } · партия окончена
    [last] Раунд { $round } · последний
   *[on] Раунд { $round } · { $n ->
        [one] играем до { $n } цели
        [few] играем до { $n } целей
        [many] играем до { $n } целей
       *[other] играем до { $n } цели
    }
}
df-fact-goals = Цели: { $n } из { $count }
df-fact-hand = { $n } на руке
df-fact-trophies = { $n ->
    [one] { $n } трофей
    [few] { $n } трофея
    [many] { $n } трофеев
   *[other] { $n } трофея
}
df-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}

df-board = Поле
df-target-stack = { $card } игрока { $player }, клетка { $cell }, занято мест: { $n } из { $slots }{ $cards ->
    [1] { "" }
   *[other] , карт в стопке: { $cards }
}{ $realm ->
    [mine] , в вашем королевстве
    [ours] , в королевстве, общем с вами
    [shared] , в общем королевстве
    [theirs] , в королевстве игрока { $other }
   *[none] { "" }
}{ $blocked ->
    [yes] , заблокировано чудовищем
   *[no] { "" }
}{ $lit ->
    [yes] , можно выбрать
   *[no] { "" }
}
df-target-empty = Пустая клетка { $cell }{ $lit ->
    [yes] , можно выбрать
   *[no] { "" }
}
df-stack-title = Клетка { $cell }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
df-stack-top = { $player }, сверху
df-stack-below = { $player }, ниже
df-turn-card = Повернуть карту

df-gain-realm = ваше королевство { $from } → { $to }
df-gain-realm-of = королевство игрока { $player } { $from } → { $to }
df-gain-same = ваше королевство без изменений: { $n }
df-gain-gems = вы получаете { $items }
df-gain-blocked = { $n ->
    [one] заблокирована { $n } карта
    [few] заблокированы { $n } карты
    [many] заблокировано { $n } карт
   *[other] заблокировано { $n } карты
}
df-gain-freed = { $n ->
    [one] освобождена { $n } карта
    [few] освобождены { $n } карты
    [many] освобождено { $n } карт
   *[other] освобождено { $n } карты
}
df-confirm = Так и сделать
df-confirm-place = Выложить сюда
df-confirm-send = Напустить сюда
df-confirm-put = Выставить гнома
df-confirm-move = Передвинуть сюда
df-confirm-ogre = Сыграть огра
df-reveal = Раскрыть
df-order = Автораскрытие
df-order-about = Автораскрытие: ваша тайная цель раскроется в конце первого же хода, когда её условие выполнено.

df-hand-dwarfs = { $mine ->
    [yes] Ваши гномы
   *[no] Гномы игрока { $player }
}
df-hand-cards = { $mine ->
    [yes] Ваши карты королевства
   *[no] Карты королевства игрока { $player }
}
df-hand-gems = Самоцветы на руке
df-hand-ogres = Огры, действий не стоят
df-hand-limit = Рука: { $n } из { $count }
df-hand-no-cards = Карт королевства не осталось
df-hand-card = { $card }: { $n ->
    [0] без очков
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}, мест: { $slots }, нужно гномов: { $need }{ $state ->
    [chosen] , выбрано
    [lit] , можно выложить
   *[no] , сейчас выложить нельзя
}
df-hand-ogre = { $n ->
    [1] { $ogre }
   *[other] { $n } × { $ogre }
}: { $about }{ $lit ->
    [yes] { " " }Сейчас можно сыграть.
   *[no] { "" }
}
df-discard-gem = { $gem ->
    [gold] Сбросить золото, у вас { $n }
    [emerald] Сбросить изумруд, у вас { $n }
    [diamond] Сбросить алмаз, у вас { $n }
   *[ruby] Сбросить рубин, у вас { $n }
}
df-men = В запасе { $n }, за работой { $count }
df-men-ready = { $lit ->
    [yes] { $n ->
        [one] { $n } гном в запасе: можно выставить
        [few] { $n } гнома в запасе: можно выставить
        [many] { $n } гномов в запасе: можно выставить
       *[other] { $n } гнома в запасе: можно выставить
    }
   *[no] { $n ->
        [one] { $n } гном в запасе
        [few] { $n } гнома в запасе
        [many] { $n } гномов в запасе
       *[other] { $n } гнома в запасе
    }
}
df-men-busy = { $lit ->
    [yes] { $n ->
        [one] { $n } гном за работой: можно передвинуть
        [few] { $n } гнома за работой: можно передвинуть
        [many] { $n } гномов за работой: можно передвинуть
       *[other] { $n } гнома за работой: можно передвинуть
    }
   *[no] { $n ->
        [one] { $n } гном за работой
        [few] { $n } гнома за работой
        [many] { $n } гномов за работой
       *[other] { $n } гнома за работой
    }
}
df-secret-none = Вам она неизвестна.
df-secret-shown = Раскрыта для всех.
df-secret-card = На карте: { $condition }
df-secret-progress = { $met ->
    [yes] { $condition } Сейчас { $n }: выполнено.
   *[no] { $condition } Сейчас { $n }.
}

df-tasks-title = { $mine ->
    [yes] В конце вашего хода
   *[no] В конце хода игрока { $player }
}
df-tasks-none = За работой пока никого.
df-task-ready = { $card }: готово
df-task-fails = { $card }: сорвётся
df-task-waits = { $card }: { $n } из { $need }
df-task-barred = { $card }: победить нельзя
df-task-waits-for = { $n ->
    [one] Нужен ещё { $n } гном
    [few] Нужны ещё { $n } гнома
    [many] Нужно ещё { $n } гномов
   *[other] Нужно ещё { $n } гнома
}
df-task-barred-by = Здесь стоят и гномы другого цвета
df-task-brings-gems = { $n ->
    [one] { $n } гном принесёт домой { $items }
    [few] { $n } гнома принесут домой { $items }
    [many] { $n } гномов принесут домой { $items }
   *[other] { $n } гнома принесёт домой { $items }
}
df-task-brings-ogre = { $n ->
    [one] { $n } гном приведёт домой огра
    [few] { $n } гнома приведут домой огра
    [many] { $n } гномов приведут домой огра
   *[other] { $n } гнома приведёт домой огра
}
df-task-brings-goal = { $n ->
    [one] { $n } гном вернётся домой с торговой целью
    [few] { $n } гнома вернутся домой с торговой целью
    [many] { $n } гномов вернутся домой с торговой целью
   *[other] { $n } гнома вернётся домой с торговой целью
}
df-task-brings-dig = { $n ->
    [one] { $n } гном подкопает стопку и вернётся домой
    [few] { $n } гнома подкопают стопку и вернутся домой
    [many] { $n } гномов подкопают стопку и вернутся домой
   *[other] { $n } гнома подкопает стопку и вернётся домой
}
df-task-brings-trophy = { $n ->
    [one] { $n } гном вернётся домой с трофеем
    [few] { $n } гнома вернутся домой с трофеем
    [many] { $n } гномов вернутся домой с трофеем
   *[other] { $n } гнома вернётся домой с трофеем
}
df-task-lacks-monster = { $n ->
    [one] Мешает чудовище: { $n } гном уйдёт домой ни с чем
    [few] Мешает чудовище: { $n } гнома уйдут домой ни с чем
    [many] Мешает чудовище: { $n } гномов уйдут домой ни с чем
   *[other] Мешает чудовище: { $n } гнома уйдёт домой ни с чем
}
df-task-lacks-bank = { $gem ->
    [gold] В банке нет золота: гномы уйдут домой ни с чем
    [emerald] В банке нет изумрудов: гномы уйдут домой ни с чем
    [diamond] В банке нет алмазов: гномы уйдут домой ни с чем
   *[ruby] В банке нет рубинов: гномы уйдут домой ни с чем
}
df-task-lacks-ogres = { $n ->
    [one] Огров не осталось: { $n } гном уйдёт домой ни с чем
    [few] Огров не осталось: { $n } гнома уйдут домой ни с чем
    [many] Огров не осталось: { $n } гномов уйдут домой ни с чем
   *[other] Огров не осталось: { $n } гнома уйдёт домой ни с чем
}
df-task-lacks-goals = { $mine ->
    [yes] Ваших самоцветов не хватает ни на одну открытую цель: гномы уйдут домой ни с чем
   *[no] Самоцветов игрока { $player } не хватает ни на одну открытую цель: гномы уйдут домой ни с чем
}
df-task-lacks-dig = { $n ->
    [one] Подкопать нечего: { $n } гном уйдёт домой ни с чем
    [few] Подкопать нечего: { $n } гнома уйдут домой ни с чем
    [many] Подкопать нечего: { $n } гномов уйдут домой ни с чем
   *[other] Подкопать нечего: { $n } гнома уйдёт домой ни с чем
}
df-actions-title = { $mine ->
    [yes] Ваши действия
   *[no] Действия игрока { $player }
}
df-actions = Осталось действий: { $n } из { $count }
df-actions-castle = { $n ->
    [0] Замок сейчас не даёт действия.
    [1] Последнее даёт замок.
   *[other] Последние { $n } даёт замок.
}
df-actions-over = { $phase ->
    [tasks] Теперь выполняются задания.
    [discard] Теперь сброс до предела руки.
   *[dealing] Раздаём карты.
}
df-bank-note = остаток
df-strip-ready = Готово { $n }
df-strip-fails = { $n ->
    [one] Сорвётся { $n }
    [few] Сорвутся { $n }
    [many] Сорвётся { $n }
   *[other] Сорвётся { $n }
}
df-strip-waits = { $n ->
    [one] Ждёт { $n }
    [few] Ждут { $n }
    [many] Ждёт { $n }
   *[other] Ждёт { $n }
}
df-strip-action = { $left ->
    [0] Действий не осталось
   *[other] Действие { $n } из { $count }
}

df-deck = в колоде { $n }
df-market-none = Открытых торговых целей нет.
df-goal-about = Цена: { $items }. { $n ->
    [one] { $n } очко.
    [few] { $n } очка.
    [many] { $n } очков.
   *[other] { $n } очка.
}
df-goal-payable = В лавке вам на неё хватит.
df-goal-others = По карману и другим
df-ogre-discarded = В сбросе
df-ogres-known = { $n ->
    [1] { $ogre }
   *[other] { $n } × { $ogre }
}
df-ogres-unknown = { $n ->
    [one] { $n } неизвестный вам огр
    [few] { $n } неизвестных вам огра
    [many] { $n } неизвестных вам огров
   *[other] { $n } неизвестного вам огра
}
df-ogres-none = Огров нет
df-goals-none = Пока нет
df-trophies-none = Пока нет
df-seat-realm = { $castle ->
    [yes] Очков за королевство: { $n }, действий за ход: { $count }.
   *[no] Замка в игре нет, действий за ход: { $count }.
}
df-seat-cards = Карты королевства: { $n }
df-seat-goals = Торговые цели: { $n }

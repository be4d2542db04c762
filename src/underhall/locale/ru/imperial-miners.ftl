# Imperial Miners: вопросы, варианты ответов, отказы, журнал, названия и что говорят карты.
# $card, $second, $event, $face, $board, $title — названия отсюда же, всегда в именительном падеже; $cell — место в шахте,
# например b-1, $seam — стык двух карт, например a0.r; $level — от 1 до 4; $faction, $which, $what, $state, $side, $why —
# ключи; $items, $brings, $cards, $faces — списки; $n — число.

## Названия

im-card-thistle_drift = Чертополоховый штрек
im-card-peat_cutting = Торфяной разрез
im-card-pipers_adit = Штольня волынщика
im-card-smash_and_grab = Круши и хватай
im-card-trophy_pit = Трофейная яма
im-card-howling_shaft = Воющий шурф
im-card-scribes_niche = Ниша писца
im-card-ferrymans_dock = Причал перевозчика
im-card-papyrus_cellar = Папирусный погреб
im-card-paper_lanterns = Бумажные фонарики
im-card-silk_letter = Письмо на шёлке
im-card-bamboo_props = Бамбуковая крепь
im-card-pump_room = Насосная
im-card-brass_diver = Латунный водолаз
im-card-coral_gauge = Коралловый манометр
im-card-cart_legion = Легион вагонеток
im-card-cross_vault = Крестовый свод
im-card-via_profunda = Виа Профунда
im-card-tartan_gallery = Галерея тартанов
im-card-oatcake_store = Овсяная кладовая
im-card-highland_reel = Пляска горцев
im-card-reivers_truce = Перемирие налётчиков
im-card-kilted_surveyors = Маркшейдеры в килтах
im-card-ramshead_breach = Бараний лоб
im-card-plunder_chute = Разбойничий рудоспуск
im-card-rubble_feast = Пир на обломках
im-card-tomb_breakers = Взломщики гробниц
im-card-broken_lanterns = Разбитые фонари
im-card-measuring_hall = Зал измерений
im-card-stair_of_stars = Звёздная лестница
im-card-ibis_library = Библиотека ибиса
im-card-envoys_garden = Сад посланника
im-card-clockwork_scarab = Заводной скарабей
im-card-tea_pavilion = Чайный павильон
im-card-crane_terrace = Терраса журавлей
im-card-hall_of_envoys = Палата посланников
im-card-koi_engine = Кои на поршнях
im-card-cedar_trestle = Кедровая эстакада
im-card-tide_wheel = Приливное колесо
im-card-pressure_works = Цех высокого давления
im-card-grand_manifold = Главный коллектор
im-card-bronze_railway = Бронзовая колея
im-card-steam_bagpipes = Паровая волынка
im-card-paved_crossing = Мощёный перекрёсток
im-card-weigh_house = Весовая
im-card-locked_shields = Сомкнутые щиты
im-card-northern_wall = Северный вал
im-card-runaway_wain = Телега без тормозов
im-card-whisky_still = Вискокурня
im-card-clan_gathering = Сбор кланов
im-card-toll_viaduct = Платный виадук
im-card-sunken_loch = Озеро под горой
im-card-cairn_of_names = Курган имён
im-card-silk_and_tartan = Шёлк и тартан
im-card-lairds_vault = Хранилище лэрда
im-card-reckless_blast = Взрыв наудачу
im-card-giants_hammer = Молот великана
im-card-stolen_pistons = Краденые поршни
im-card-hall_of_ruins = Чертог руин
im-card-border_brawl = Потасовка на меже
im-card-thunder_drums = Громовые барабаны
im-card-warlords_breach = Пролом вождя
im-card-sundial_shaft = Солнечный колодец
im-card-lotus_chapel = Святилище лотоса
im-card-ladder_of_ages = Лестница веков
im-card-sealed_archive = Запечатанный архив
im-card-obelisk_road = Дорога обелисков
im-card-buried_nile = Погребённый Нил
im-card-cursed_passage = Проклятый ход
im-card-pharaohs_compass = Компас фараона
im-card-painted_screens = Расписные ширмы
im-card-moon_bridge = Лунный мост
im-card-star_almanac = Звёздный альманах
im-card-thousand_cranes = Тысяча журавлей
im-card-sake_and_malt = Саке и солод
im-card-six_lanterns = Шесть фонарей
im-card-jade_court = Нефритовый двор
im-card-idle_leviathan = Дремлющий левиафан
im-card-gear_cathedral = Собор шестерён
im-card-pearl_turbine = Жемчужная турбина
im-card-clockwork_carp = Заводной карп
im-card-hundred_valves = Сто клапанов
im-card-flood_hammer = Молот потопа
im-card-abyssal_foundry = Плавильня бездны
im-card-wheelwrights = Колёсных дел мастера
im-card-forum_below = Подземный форум
im-card-gold_quadriga = Золотая квадрига
im-card-sphinx_arcade = Аркада сфинксов
im-card-steam_aqueduct = Паровой акведук
im-card-triumphal_way = Дорога триумфа
im-card-caesars_treasury = Казна Цезаря
im-card-deepest_vein = Глубочайшая жила
im-event-pay_day = День получки
im-event-fresh_maps = Свежие карты
im-event-clearance_sale = Распродажа
im-event-bright_idea = Светлая мысль
im-event-guest_workers = Подмога издалека
im-event-royal_visit = Королевский визит
im-event-deep_echo = Эхо глубин
im-event-toolmakers_fair = Ярмарка механиков
im-event-cart_parade = Парад вагонеток
im-event-extra_shift = Сверхурочная смена
im-event-cheap_timber = Дешёвый лес
im-event-golden_week = Золотая неделя
im-event-market_day = Базарный день
im-event-eager_scholars = Пытливые умы
im-event-depth_prize = Премия за глубину
im-event-miners_supper = Шахтёрский ужин
im-event-great_clearing = Большая расчистка
im-event-call_of_the_deep = Зов глубин
im-face-alchemy_a = Алхимия: тигель
im-face-alchemy_b = Алхимия: меняльня
im-face-technology_a = Технология: мастерская
im-face-technology_b = Технология: рельсы
im-face-diplomacy_a = Дипломатия: письма
im-face-diplomacy_b = Дипломатия: совет
im-title-navvy = Землекоп
im-title-tunneller = Проходчик
im-title-novice = Начинающий шахтёр
im-title-engineer = Горный инженер
im-title-veteran = Бывалый забойщик
im-title-king = Король глубин
im-faction-scots = Шотландцы
im-faction-barbarians = Варвары
im-faction-egyptians = Египтяне
im-faction-japanese = Японцы
im-faction-atlanteans = Атланты
im-faction-romans = Римляне
im-board-alchemy = Алхимия
im-board-technology = Технология
im-board-diplomacy = Дипломатия

## Что говорят карты, события и деления планшетов
# Каждый шаг — отдельное предложение с заглавной буквы и с точкой; они следуют друг за другом. $first, $rest и $effect —
# такие предложения, одно или несколько. $n в шаге — сколько; 0 значит, что об этом потом скажет im-how-many.

im-then = { $first } { $rest }
im-after = { $first } После этого: { $rest }
im-price = Заплатите { $n ->
    [one] { $n } монету
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}{ $scots ->
    [yes] {" "}(на 1 меньше за каждую карту шотландцев в вашей шахте)
   *[no] { "" }
}. { $effect }
# $per — это im-per, im-per-faction или im-per-adjacent («за каждый …»); $cap равно 0, если предела нет.
im-step-gold = Получите { $n ->
    [one] { $n } монету
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}.
im-step-gold-per = Получите по { $n ->
    [one] { $n } монете
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
} { $per }{ $cap ->
    [0] { "" }
   *[other] , но не больше { $cap }
}.
im-step-gold-plus = Получите { $plus ->
    [one] { $plus } монету
    [few] { $plus } монеты
    [many] { $plus } монет
   *[other] { $plus } монеты
} и ещё по { $n } { $per }{ $cap ->
    [0] { "" }
   *[other] , всего не больше { $cap }
}.
im-step-points = Получите { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
    [many] { $n } победных очков
   *[other] { $n } победного очка
}.
im-step-points-per = Получите по { $n ->
    [one] { $n } победному очку
    [few] { $n } победных очка
    [many] { $n } победных очков
   *[other] { $n } победного очка
} { $per }{ $cap ->
    [0] { "" }
   *[other] , но не больше { $cap }
}.
im-step-points-plus = Получите { $plus ->
    [one] { $plus } победное очко
    [few] { $plus } победных очка
    [many] { $plus } победных очков
   *[other] { $plus } победного очка
} и ещё по { $n } { $per }{ $cap ->
    [0] { "" }
   *[other] , всего не больше { $cap }
}.
# $where: any (любые карты шахты), others (кроме этой), adjacent, above или below (считая от этой карты);
# $count — сколько карт выбирают.
im-step-machine-self = Положите { $n ->
    [0] механизмы
    [one] { $n } механизм
    [few] { $n } механизма
    [many] { $n } механизмов
   *[other] { $n } механизма
} на эту карту.
im-step-machine-pick = Положите { $count ->
    [1] { $n ->
        [0] механизмы
        [one] { $n } механизм
        [few] { $n } механизма
        [many] { $n } механизмов
       *[other] { $n } механизма
    }
   *[other] { $n ->
        [0] механизмы
        [one] по { $n } механизму
        [few] по { $n } механизма
        [many] по { $n } механизмов
       *[other] по { $n } механизма
    }
} на { $count ->
    [1] { $where ->
        [others] { $count } из других ваших карт
        [adjacent] { $count } из карт, соседних с этой
        [above] { $count } из карт прямо над этой
        [below] { $count } из карт прямо под этой
       *[any] { $count } из ваших карт
    }
    [one] { $where ->
        [others] любую { $count } другую вашу карту
        [adjacent] любую { $count } карту, соседнюю с этой
        [above] любую { $count } карту прямо над этой
        [below] любую { $count } карту прямо под этой
       *[any] любую { $count } вашу карту
    }
    [few] { $where ->
        [others] любые { $count } другие ваши карты
        [adjacent] любые { $count } карты, соседние с этой
        [above] любые { $count } карты прямо над этой
        [below] любые { $count } карты прямо под этой
       *[any] любые { $count } ваши карты
    }
    [many] { $where ->
        [others] любые { $count } других ваших карт
        [adjacent] любые { $count } карт, соседних с этой
        [above] любые { $count } карт прямо над этой
        [below] любые { $count } карт прямо под этой
       *[any] любые { $count } ваших карт
    }
   *[other] { $where ->
        [others] любые { $count } другой вашей карты
        [adjacent] любые { $count } карты, соседней с этой
        [above] любые { $count } карты прямо над этой
        [below] любые { $count } карты прямо под этой
       *[any] любые { $count } вашей карты
    }
}.
im-step-machine-all = Положите { $n ->
    [0] механизмы
    [one] по { $n } механизму
    [few] по { $n } механизма
    [many] по { $n } механизмов
   *[other] по { $n } механизма
} на { $where ->
    [others] каждую другую карту вашей шахты
    [adjacent] каждую карту, соседнюю с этой
    [above] каждую карту прямо над этой
    [below] каждую карту прямо под этой
   *[any] каждую карту вашей шахты
}.
im-step-collapse-self = Положите жетон обвала на эту карту.
im-step-collapse-pick = Положите { $count ->
    [1] жетон обвала
   *[other] по жетону обвала
} на { $count ->
    [1] { $where ->
        [others] { $count } из других ваших карт
        [adjacent] { $count } из карт, соседних с этой
        [above] { $count } из карт прямо над этой
        [below] { $count } из карт прямо под этой
       *[any] { $count } из ваших карт
    }
    [one] { $where ->
        [others] любую { $count } другую вашу карту
        [adjacent] любую { $count } карту, соседнюю с этой
        [above] любую { $count } карту прямо над этой
        [below] любую { $count } карту прямо под этой
       *[any] любую { $count } вашу карту
    }
    [few] { $where ->
        [others] любые { $count } другие ваши карты
        [adjacent] любые { $count } карты, соседние с этой
        [above] любые { $count } карты прямо над этой
        [below] любые { $count } карты прямо под этой
       *[any] любые { $count } ваши карты
    }
    [many] { $where ->
        [others] любые { $count } других ваших карт
        [adjacent] любые { $count } карт, соседних с этой
        [above] любые { $count } карт прямо над этой
        [below] любые { $count } карт прямо под этой
       *[any] любые { $count } ваших карт
    }
   *[other] { $where ->
        [others] любые { $count } другой вашей карты
        [adjacent] любые { $count } карты, соседней с этой
        [above] любые { $count } карты прямо над этой
        [below] любые { $count } карты прямо под этой
       *[any] любые { $count } вашей карты
    }
}.
im-step-collapse-all = Положите по жетону обвала на { $where ->
    [others] каждую другую карту вашей шахты
    [adjacent] каждую карту, соседнюю с этой
    [above] каждую карту прямо над этой
    [below] каждую карту прямо под этой
   *[any] каждую карту вашей шахты
}.
im-step-clear-self = Уберите обвал с этой карты.
im-step-clear-pick = Уберите { $count ->
    [1] обвал
   *[other] обвалы
} с { $count ->
    [1] { $where ->
        [others] { $count } из других ваших карт
        [adjacent] { $count } из карт, соседних с этой
        [above] { $count } из карт прямо над этой
        [below] { $count } из карт прямо под этой
       *[any] { $count } из ваших карт
    }
    [one] { $where ->
        [others] любой { $count } другой вашей карты
        [adjacent] любой { $count } карты, соседней с этой
        [above] любой { $count } карты прямо над этой
        [below] любой { $count } карты прямо под этой
       *[any] любой { $count } вашей карты
    }
    [few] { $where ->
        [others] любых { $count } других ваших карт
        [adjacent] любых { $count } карт, соседних с этой
        [above] любых { $count } карт прямо над этой
        [below] любых { $count } карт прямо под этой
       *[any] любых { $count } ваших карт
    }
    [many] { $where ->
        [others] любых { $count } других ваших карт
        [adjacent] любых { $count } карт, соседних с этой
        [above] любых { $count } карт прямо над этой
        [below] любых { $count } карт прямо под этой
       *[any] любых { $count } ваших карт
    }
   *[other] { $where ->
        [others] любой { $count } другой вашей карты
        [adjacent] любой { $count } карты, соседней с этой
        [above] любой { $count } карты прямо над этой
        [below] любой { $count } карты прямо под этой
       *[any] любой { $count } вашей карты
    }
}.
im-step-clear-all = Уберите обвалы { $where ->
    [others] со всех других карт вашей шахты
    [adjacent] со всех карт, соседних с этой
    [above] со всех карт прямо над этой
    [below] со всех карт прямо под этой
   *[any] со всех карт вашей шахты
}.
im-step-activate-pick = Активируйте { $count ->
    [1] { $where ->
        [others] { $count } из других ваших карт
        [adjacent] { $count } из карт, соседних с этой
        [above] { $count } из карт прямо над этой
        [below] { $count } из карт прямо под этой
       *[any] { $count } из ваших карт
    }
    [one] { $where ->
        [others] любую { $count } другую вашу карту
        [adjacent] любую { $count } карту, соседнюю с этой
        [above] любую { $count } карту прямо над этой
        [below] любую { $count } карту прямо под этой
       *[any] любую { $count } вашу карту
    }
    [few] { $where ->
        [others] любые { $count } другие ваши карты
        [adjacent] любые { $count } карты, соседние с этой
        [above] любые { $count } карты прямо над этой
        [below] любые { $count } карты прямо под этой
       *[any] любые { $count } ваши карты
    }
    [many] { $where ->
        [others] любые { $count } других ваших карт
        [adjacent] любые { $count } карт, соседних с этой
        [above] любые { $count } карт прямо над этой
        [below] любые { $count } карт прямо под этой
       *[any] любые { $count } ваших карт
    }
   *[other] { $where ->
        [others] любые { $count } другой вашей карты
        [adjacent] любые { $count } карты, соседней с этой
        [above] любые { $count } карты прямо над этой
        [below] любые { $count } карты прямо под этой
       *[any] любые { $count } вашей карты
    }
}.
im-step-cart = Положите { $n ->
    [0] жетоны вагонетки
    [one] { $n } жетон вагонетки
    [few] { $n } жетона вагонетки
    [many] { $n } жетонов вагонетки
   *[other] { $n } жетона вагонетки
}.
im-step-research = { $n ->
    [0] Продвиньтесь.
    [1] Продвиньтесь на { $n } деление.
    [one] Продвиньтесь не больше чем на { $n } деление.
    [few] Продвиньтесь не больше чем на { $n } деления.
    [many] Продвиньтесь не больше чем на { $n } делений.
   *[other] Продвиньтесь не больше чем на { $n } деления.
}
# $levels: any или уровни, из колод которых берут карты.
im-step-draw = Возьмите { $n ->
    [0] карты
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}{ $levels ->
    [l1] {" "}1-го уровня
    [l2] {" "}2-го уровня
    [l3] {" "}3-го уровня
    [l12] {" "}1-го или 2-го уровня
    [l13] {" "}1-го или 3-го уровня
    [l23] {" "}2-го или 3-го уровня
   *[any] { "" }
}.
# Карты фракции, которые ищут в колоде.
im-step-faction = Возьмите { $faction ->
    [scots] { $n ->
        [0] карты шотландцев
        [one] { $n } карту шотландцев
        [few] { $n } карты шотландцев
        [many] { $n } карт шотландцев
       *[other] { $n } карты шотландцев
    }
    [barbarians] { $n ->
        [0] карты варваров
        [one] { $n } карту варваров
        [few] { $n } карты варваров
        [many] { $n } карт варваров
       *[other] { $n } карты варваров
    }
    [egyptians] { $n ->
        [0] карты египтян
        [one] { $n } карту египтян
        [few] { $n } карты египтян
        [many] { $n } карт египтян
       *[other] { $n } карты египтян
    }
    [japanese] { $n ->
        [0] карты японцев
        [one] { $n } карту японцев
        [few] { $n } карты японцев
        [many] { $n } карт японцев
       *[other] { $n } карты японцев
    }
    [atlanteans] { $n ->
        [0] карты атлантов
        [one] { $n } карту атлантов
        [few] { $n } карты атлантов
        [many] { $n } карт атлантов
       *[other] { $n } карты атлантов
    }
    [romans] { $n ->
        [0] карты римлян
        [one] { $n } карту римлян
        [few] { $n } карты римлян
        [many] { $n } карт римлян
       *[other] { $n } карты римлян
    }
   *[any] { $n ->
        [0] карты, каждую — той фракции, которую назовёте
        [1] { $n } карту той фракции, которую назовёте
        [one] { $n } карту, каждую — той фракции, которую назовёте
        [few] { $n } карты, каждую — той фракции, которую назовёте
        [many] { $n } карт, каждую — той фракции, которую назовёте
       *[other] { $n } карты, каждую — той фракции, которую назовёте
    }
}.
im-step-deep = Возьмите { $n ->
    [0] карты 4-го уровня
    [one] { $n } карту 4-го уровня
    [few] { $n } карты 4-го уровня
    [many] { $n } карт 4-го уровня
   *[other] { $n } карты 4-го уровня
}.
im-step-discard = { $upto ->
    [yes] { $n ->
        [0] Сбросьте карты — не больше, чем сказано дальше.
        [one] Сбросьте до { $n } карты.
        [few] Сбросьте до { $n } карт.
        [many] Сбросьте до { $n } карт.
       *[other] Сбросьте до { $n } карты.
    }
   *[no] { $n ->
        [0] Сбросьте карты.
        [one] Сбросьте { $n } карту.
        [few] Сбросьте { $n } карты.
        [many] Сбросьте { $n } карт.
       *[other] Сбросьте { $n } карты.
    }
}
im-step-trade = Можно заплатить { $n ->
    [one] { $n } монету
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}. Если заплатите: { $effect }
im-step-trades = Можно заплатить { $n ->
    [one] { $n } монету
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}, и так до { $count ->
    [one] { $count } раза
    [few] { $count } раз
    [many] { $count } раз
   *[other] { $count } раза
}. Каждый раз: { $effect }
im-each-cleared = За каждый убранный обвал: { $effect }
im-each-discarded = За каждую сброшенную карту: { $effect }
# $what — это im-what, im-what-faction или im-what-adjacent, обычно родительный падеж; $bound: least или most.
im-if = Если { $what } { $bound ->
    [least] { $n ->
        [1] хотя бы { $n }
       *[other] не меньше { $n }
    }
   *[most] не больше { $n }
}: { $effect }
im-otherwise = Иначе: { $effect }
# $plus равно 0, если сверх того ничего нет.
im-how-many = Сколько: { $plus ->
    [0] по { $n }
   *[other] { $plus } и ещё по { $n }
} { $per }{ $cap ->
    [0] { "" }
   *[other] , всего не больше { $cap }
}.
# За каждую единицу, а при другом $count — за каждые столько; $level — только у level.
im-per = { $count ->
    [1] { $per ->
        [machines_self] за каждый механизм на этой карте
        [machines_mine] за каждый механизм в вашей шахте
        [cards_with_machine] за каждую вашу карту с механизмом
        [collapses_mine] за каждый обвал в вашей шахте
        [distinct_factions] за каждую фракцию в вашей шахте
        [level] за каждую карту { $level }-го уровня в вашей шахте
        [row_self] за каждый ряд от поверхности до этой карты включительно
        [full_carts] за каждую полную вагонетку в вашей шахте
        [full_carts_self] за каждую полную вагонетку этой карты
        [half_carts] за каждую наполовину полную вагонетку в вашей шахте
        [position] за каждое пройденное деление на текущем планшете
        [advance_total] за каждое пройденное деление на всех планшетах вместе
        [boards_completed] за каждый пройденный до конца планшет исследований
        [hand] за каждую карту у вас на руке
        [gold] за каждую вашу монету
        [removed] за каждый обвал, убранный к этому моменту
       *[discarded] за каждую карту, сброшенную к этому моменту
    }
    [one] { $per ->
        [machines_self] за каждые { $count } механизм на этой карте
        [machines_mine] за каждые { $count } механизм в вашей шахте
        [cards_with_machine] за каждые { $count } вашу карту с механизмом
        [collapses_mine] за каждые { $count } обвал в вашей шахте
        [distinct_factions] за каждые { $count } разную фракцию в вашей шахте
        [level] за каждые { $count } карту { $level }-го уровня в вашей шахте
        [row_self] за каждые { $count } ряд от поверхности до этой карты включительно
        [full_carts] за каждые { $count } полную вагонетку в вашей шахте
        [full_carts_self] за каждые { $count } полную вагонетку этой карты
        [half_carts] за каждые { $count } наполовину полную вагонетку в вашей шахте
        [position] за каждые { $count } пройденное деление на текущем планшете
        [advance_total] за каждые { $count } пройденное деление на всех планшетах вместе
        [boards_completed] за каждые { $count } пройденный до конца планшет исследований
        [hand] за каждые { $count } карту у вас на руке
        [gold] за каждые { $count } вашу монету
        [removed] за каждые { $count } уже убранный обвал
       *[discarded] за каждые { $count } уже сброшенную карту
    }
    [few] { $per ->
        [machines_self] за каждые { $count } механизма на этой карте
        [machines_mine] за каждые { $count } механизма в вашей шахте
        [cards_with_machine] за каждые { $count } ваши карты с механизмом
        [collapses_mine] за каждые { $count } обвала в вашей шахте
        [distinct_factions] за каждые { $count } разные фракции в вашей шахте
        [level] за каждые { $count } карты { $level }-го уровня в вашей шахте
        [row_self] за каждые { $count } ряда от поверхности до этой карты включительно
        [full_carts] за каждые { $count } полные вагонетки в вашей шахте
        [full_carts_self] за каждые { $count } полные вагонетки этой карты
        [half_carts] за каждые { $count } наполовину полные вагонетки в вашей шахте
        [position] за каждые { $count } пройденных деления на текущем планшете
        [advance_total] за каждые { $count } пройденных деления на всех планшетах вместе
        [boards_completed] за каждые { $count } пройденных до конца планшета исследований
        [hand] за каждые { $count } карты у вас на руке
        [gold] за каждые { $count } ваши монеты
        [removed] за каждые { $count } уже убранных обвала
       *[discarded] за каждые { $count } уже сброшенные карты
    }
    [many] { $per ->
        [machines_self] за каждые { $count } механизмов на этой карте
        [machines_mine] за каждые { $count } механизмов в вашей шахте
        [cards_with_machine] за каждые { $count } ваших карт с механизмом
        [collapses_mine] за каждые { $count } обвалов в вашей шахте
        [distinct_factions] за каждые { $count } разных фракций в вашей шахте
        [level] за каждые { $count } карт { $level }-го уровня в вашей шахте
        [row_self] за каждые { $count } рядов от поверхности до этой карты включительно
        [full_carts] за каждые { $count } полных вагонеток в вашей шахте
        [full_carts_self] за каждые { $count } полных вагонеток этой карты
        [half_carts] за каждые { $count } наполовину полных вагонеток в вашей шахте
        [position] за каждые { $count } пройденных делений на текущем планшете
        [advance_total] за каждые { $count } пройденных делений на всех планшетах вместе
        [boards_completed] за каждые { $count } пройденных до конца планшетов исследований
        [hand] за каждые { $count } карт у вас на руке
        [gold] за каждые { $count } ваших монет
        [removed] за каждые { $count } уже убранных обвалов
       *[discarded] за каждые { $count } уже сброшенных карт
    }
   *[other] { $per ->
        [machines_self] за каждые { $count } механизма на этой карте
        [machines_mine] за каждые { $count } механизма в вашей шахте
        [cards_with_machine] за каждые { $count } вашей карты с механизмом
        [collapses_mine] за каждые { $count } обвала в вашей шахте
        [distinct_factions] за каждые { $count } разной фракции в вашей шахте
        [level] за каждые { $count } карты { $level }-го уровня в вашей шахте
        [row_self] за каждые { $count } ряда от поверхности до этой карты включительно
        [full_carts] за каждые { $count } полной вагонетки в вашей шахте
        [full_carts_self] за каждые { $count } полной вагонетки этой карты
        [half_carts] за каждые { $count } наполовину полной вагонетки в вашей шахте
        [position] за каждые { $count } пройденного деления на текущем планшете
        [advance_total] за каждые { $count } пройденного деления на всех планшетах вместе
        [boards_completed] за каждые { $count } пройденного до конца планшета исследований
        [hand] за каждые { $count } карты у вас на руке
        [gold] за каждые { $count } вашей монеты
        [removed] за каждые { $count } уже убранного обвала
       *[discarded] за каждые { $count } уже сброшенной карты
    }
}
im-per-faction = { $count ->
    [1] { $faction ->
        [scots] за каждую карту шотландцев в вашей шахте
        [barbarians] за каждую карту варваров в вашей шахте
        [egyptians] за каждую карту египтян в вашей шахте
        [japanese] за каждую карту японцев в вашей шахте
        [atlanteans] за каждую карту атлантов в вашей шахте
       *[romans] за каждую карту римлян в вашей шахте
    }
    [one] { $faction ->
        [scots] за каждые { $count } карту шотландцев в вашей шахте
        [barbarians] за каждые { $count } карту варваров в вашей шахте
        [egyptians] за каждые { $count } карту египтян в вашей шахте
        [japanese] за каждые { $count } карту японцев в вашей шахте
        [atlanteans] за каждые { $count } карту атлантов в вашей шахте
       *[romans] за каждые { $count } карту римлян в вашей шахте
    }
    [few] { $faction ->
        [scots] за каждые { $count } карты шотландцев в вашей шахте
        [barbarians] за каждые { $count } карты варваров в вашей шахте
        [egyptians] за каждые { $count } карты египтян в вашей шахте
        [japanese] за каждые { $count } карты японцев в вашей шахте
        [atlanteans] за каждые { $count } карты атлантов в вашей шахте
       *[romans] за каждые { $count } карты римлян в вашей шахте
    }
    [many] { $faction ->
        [scots] за каждые { $count } карт шотландцев в вашей шахте
        [barbarians] за каждые { $count } карт варваров в вашей шахте
        [egyptians] за каждые { $count } карт египтян в вашей шахте
        [japanese] за каждые { $count } карт японцев в вашей шахте
        [atlanteans] за каждые { $count } карт атлантов в вашей шахте
       *[romans] за каждые { $count } карт римлян в вашей шахте
    }
   *[other] { $faction ->
        [scots] за каждые { $count } карты шотландцев в вашей шахте
        [barbarians] за каждые { $count } карты варваров в вашей шахте
        [egyptians] за каждые { $count } карты египтян в вашей шахте
        [japanese] за каждые { $count } карты японцев в вашей шахте
        [atlanteans] за каждые { $count } карты атлантов в вашей шахте
       *[romans] за каждые { $count } карты римлян в вашей шахте
    }
}
# $faction — none, если считаются любые соседние карты.
im-per-adjacent = { $count ->
    [1] { $faction ->
        [scots] за каждую карту шотландцев, соседнюю с этой
        [barbarians] за каждую карту варваров, соседнюю с этой
        [egyptians] за каждую карту египтян, соседнюю с этой
        [japanese] за каждую карту японцев, соседнюю с этой
        [atlanteans] за каждую карту атлантов, соседнюю с этой
        [romans] за каждую карту римлян, соседнюю с этой
       *[none] за каждую карту, соседнюю с этой
    }
    [one] { $faction ->
        [scots] за каждые { $count } карту шотландцев, соседнюю с этой
        [barbarians] за каждые { $count } карту варваров, соседнюю с этой
        [egyptians] за каждые { $count } карту египтян, соседнюю с этой
        [japanese] за каждые { $count } карту японцев, соседнюю с этой
        [atlanteans] за каждые { $count } карту атлантов, соседнюю с этой
        [romans] за каждые { $count } карту римлян, соседнюю с этой
       *[none] за каждые { $count } карту, соседнюю с этой
    }
    [few] { $faction ->
        [scots] за каждые { $count } карты шотландцев, соседние с этой
        [barbarians] за каждые { $count } карты варваров, соседние с этой
        [egyptians] за каждые { $count } карты египтян, соседние с этой
        [japanese] за каждые { $count } карты японцев, соседние с этой
        [atlanteans] за каждые { $count } карты атлантов, соседние с этой
        [romans] за каждые { $count } карты римлян, соседние с этой
       *[none] за каждые { $count } карты, соседние с этой
    }
    [many] { $faction ->
        [scots] за каждые { $count } карт шотландцев, соседних с этой
        [barbarians] за каждые { $count } карт варваров, соседних с этой
        [egyptians] за каждые { $count } карт египтян, соседних с этой
        [japanese] за каждые { $count } карт японцев, соседних с этой
        [atlanteans] за каждые { $count } карт атлантов, соседних с этой
        [romans] за каждые { $count } карт римлян, соседних с этой
       *[none] за каждые { $count } карт, соседних с этой
    }
   *[other] { $faction ->
        [scots] за каждые { $count } карты шотландцев, соседней с этой
        [barbarians] за каждые { $count } карты варваров, соседней с этой
        [egyptians] за каждые { $count } карты египтян, соседней с этой
        [japanese] за каждые { $count } карты японцев, соседней с этой
        [atlanteans] за каждые { $count } карты атлантов, соседней с этой
        [romans] за каждые { $count } карты римлян, соседней с этой
       *[none] за каждые { $count } карты, соседней с этой
    }
}
# Что сравнивает im-if.
im-what = { $per ->
    [machines_self] механизмов на этой карте
    [machines_mine] механизмов в вашей шахте
    [cards_with_machine] ваших карт с механизмом
    [collapses_mine] обвалов в вашей шахте
    [distinct_factions] разных фракций в вашей шахте
    [level] карт { $level }-го уровня в вашей шахте
    [row_self] номер ряда этой карты
    [full_carts] полных вагонеток в вашей шахте
    [full_carts_self] полных вагонеток этой карты
    [half_carts] наполовину полных вагонеток в вашей шахте
    [position] пройденных делений на текущем планшете
    [advance_total] пройденных делений на всех планшетах вместе
    [boards_completed] пройденных до конца планшетов исследований
    [hand] карт у вас на руке
    [gold] монет у вас
    [removed] обвалов уже убрано
   *[discarded] карт уже сброшено
}
im-what-faction = { $faction ->
    [scots] карт шотландцев в вашей шахте
    [barbarians] карт варваров в вашей шахте
    [egyptians] карт египтян в вашей шахте
    [japanese] карт японцев в вашей шахте
    [atlanteans] карт атлантов в вашей шахте
   *[romans] карт римлян в вашей шахте
}
im-what-adjacent = { $faction ->
    [scots] соседних с этой карт шотландцев
    [barbarians] соседних с этой карт варваров
    [egyptians] соседних с этой карт египтян
    [japanese] соседних с этой карт японцев
    [atlanteans] соседних с этой карт атлантов
    [romans] соседних с этой карт римлян
   *[none] соседних с этой карт
}
im-only = { $what ->
    [has_machine] Речь только о картах с механизмом.
    [has_collapse] Речь только о картах с обвалом.
   *[not_activated] Речь только о картах, ещё не активированных в этом раунде.
}
im-only-faction = { $faction ->
    [scots] Речь только о картах шотландцев.
    [barbarians] Речь только о картах варваров.
    [egyptians] Речь только о картах египтян.
    [japanese] Речь только о картах японцев.
    [atlanteans] Речь только о картах атлантов.
   *[romans] Речь только о картах римлян.
}
im-only-level = Речь только о картах { $level }-го уровня.
im-this-card = «Эта карта» — та, которую вы положили в этом раунде.
im-mod-cost = В этом раунде цена карт на { $n ->
    [one] { $n } монету
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}{ $less ->
    [yes] {" "}ниже
   *[no] {" "}выше
}.
im-mod-gold = { $count ->
    [1] В этом раунде первый же эффект, дающий вам монеты, даёт на { $n } больше, но только { $count } раз.
    [one] В этом раунде первый { $count } эффект, дающий вам монеты, даёт на { $n } больше.
    [few] В этом раунде первые { $count } эффекта, дающие вам монеты, дают каждый на { $n } больше.
    [many] В этом раунде первые { $count } эффектов, дающих вам монеты, дают каждый на { $n } больше.
   *[other] В этом раунде первые { $count } эффекта, дающие вам монеты, дают каждый на { $n } больше.
}
im-mod-points = { $count ->
    [1] В этом раунде первый же эффект, дающий вам победные очки, даёт на { $n } больше, но только { $count } раз.
    [one] В этом раунде первый { $count } эффект, дающий вам победные очки, даёт на { $n } больше.
    [few] В этом раунде первые { $count } эффекта, дающие вам победные очки, дают каждый на { $n } больше.
    [many] В этом раунде первые { $count } эффектов, дающих вам победные очки, дают каждый на { $n } больше.
   *[other] В этом раунде первые { $count } эффекта, дающие вам победные очки, дают каждый на { $n } больше.
}
im-mod-activate = Всякий раз, когда в этом раунде активируется карта без обвала: { $effect }
im-mod-place = Когда вы кладёте карту в этом раунде: { $effect }
im-mod-research = В этом раунде каждый раз можно продвинуться на { $n ->
    [one] { $n } деление
    [few] { $n } деления
    [many] { $n } делений
   *[other] { $n } деления
} дальше.
im-mod-surface = В этом раунде на поверхности вы выбираете { $n ->
    [one] { $n } эффект
    [few] { $n } разных эффекта
    [many] { $n } разных эффектов
   *[other] { $n } эффекта
}.
im-mod-both = Когда в этом раунде активируется карта, можно выполнить оба её эффекта.

## Счёт предметов

im-count-gold = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}
im-count-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
im-count-machines = { $n ->
    [one] { $n } механизм
    [few] { $n } механизма
    [many] { $n } механизмов
   *[other] { $n } механизма
}
im-count-collapses = { $n ->
    [one] { $n } обвал
    [few] { $n } обвала
    [many] { $n } обвалов
   *[other] { $n } обвала
}
im-count-clears = { $n ->
    [one] { $n } убранный обвал
    [few] { $n } убранных обвала
    [many] { $n } убранных обвалов
   *[other] { $n } убранного обвала
}
im-count-carts = { $n ->
    [one] { $n } жетон вагонетки
    [few] { $n } жетона вагонетки
    [many] { $n } жетонов вагонетки
   *[other] { $n } жетона вагонетки
}
im-count-full-carts = { $n ->
    [one] { $n } полная вагонетка
    [few] { $n } полные вагонетки
    [many] { $n } полных вагонеток
   *[other] { $n } полной вагонетки
}
im-count-research = { $n ->
    [one] { $n } деление исследований
    [few] { $n } деления исследований
    [many] { $n } делений исследований
   *[other] { $n } деления исследований
}
im-count-cards = { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
im-count-faction-cards = { $n ->
    [one] { $n } карта фракции
    [few] { $n } карты фракций
    [many] { $n } карт фракций
   *[other] { $n } карты фракции
}
im-count-deep = { $n ->
    [one] { $n } карта 4-го уровня
    [few] { $n } карты 4-го уровня
    [many] { $n } карт 4-го уровня
   *[other] { $n } карты 4-го уровня
}
im-count-activations = { $n ->
    [one] { $n } активация
    [few] { $n } активации
    [many] { $n } активаций
   *[other] { $n } активации
}
im-count-trades = { $n ->
    [one] { $n } обмен
    [few] { $n } обмена
    [many] { $n } обменов
   *[other] { $n } обмена
}

## Вопросы

im-ask-keep = { $n ->
    [1] Какую карту оставите? Осталось выбрать: { $n }.
   *[other] Какие карты оставите? Осталось выбрать: { $n }.
}
im-ask-card = Какую карту сыграете? { $n ->
    [0] Монет у вас нет.
    [one] У вас { $n } монета.
    [few] У вас { $n } монеты.
    [many] У вас { $n } монет.
   *[other] У вас { $n } монеты.
}
im-ask-cell = { $card }, уровень { $level }: куда положить?
im-ask-effect = { $collapse ->
    [yes] { $card }: на карте обвал. Убрать его?
   *[no] { $card }: какой эффект выберете?
}
im-ask-up = { $card }: каким путём реакция пойдёт вверх?
im-ask-surface = { $n ->
    [1] Поверхность: какой эффект выберете?
    [one] Поверхность: { $n } эффект. Какой первым?
    [few] Поверхность: { $n } разных эффекта. Какой первым?
    [many] Поверхность: { $n } разных эффектов. Какой первым?
   *[other] Поверхность: { $n } эффекта. Какой первым?
}
im-ask-deck = { $n ->
    [1] Возьмите { $n } карту. Из какой колоды?
    [one] Возьмите { $n } карту. Из какой колоды первую?
    [few] Возьмите { $n } карты. Из какой колоды первую?
    [many] Возьмите { $n } карт. Из какой колоды первую?
   *[other] Возьмите { $n } карты. Из какой колоды первую?
}
# $again — yes после колоды, где такой карты нет; $n — сколько карт ещё искать.
im-ask-faction = { $again ->
    [yes] В этой колоде такой карты нет.{" "}
   *[no] { "" }
}{ $faction ->
    [scots] В какой колоде искать карту шотландцев?
    [barbarians] В какой колоде искать карту варваров?
    [egyptians] В какой колоде искать карту египтян?
    [japanese] В какой колоде искать карту японцев?
    [atlanteans] В какой колоде искать карту атлантов?
    [romans] В какой колоде искать карту римлян?
   *[any] Карту какой фракции искать и в какой колоде?
}
im-ask-board = { $first ->
    [yes] Вы продвигаетесь впервые. На каком планшете?
   *[no] Планшет пройден до конца. Какой следующий?
}
im-ask-steps = { $n ->
    [1] Можно продвинуться на { $n } деление. На сколько?
    [one] Можно продвинуться не больше чем на { $n } деление. На сколько?
    [few] Можно продвинуться не больше чем на { $n } деления. На сколько?
    [many] Можно продвинуться не больше чем на { $n } делений. На сколько?
   *[other] Можно продвинуться не больше чем на { $n } деления. На сколько?
}
im-ask-target = { $what ->
    [machine] { $n ->
        [1] На какую карту положить механизм?
        [one] Положите механизмы на { $n } карту. На какую сначала?
        [few] Положите механизмы на { $n } карты. На какую сначала?
        [many] Положите механизмы на { $n } карт. На какую сначала?
       *[other] Положите механизмы на { $n } карты. На какую сначала?
    }
    [collapse] { $n ->
        [1] Какую карту накроет обвал?
        [one] Обвал накроет { $n } карту. Какую первой?
        [few] Обвал накроет { $n } карты. Какую первой?
        [many] Обвал накроет { $n } карт. Какую первой?
       *[other] Обвал накроет { $n } карты. Какую первой?
    }
    [clear] { $n ->
        [1] Какой обвал убрать?
        [one] Уберите { $n } обвал. Какой первым?
        [few] Уберите { $n } обвала. Какой первым?
        [many] Уберите { $n } обвалов. Какой первым?
       *[other] Уберите { $n } обвала. Какой первым?
    }
   *[activate] { $n ->
        [1] Какую карту активировать?
        [one] Активируйте { $n } карту. Какую первой?
        [few] Активируйте { $n } карты. Какую первой?
        [many] Активируйте { $n } карт. Какую первой?
       *[other] Активируйте { $n } карты. Какую первой?
    }
}
im-ask-seam = { $n ->
    [1] На какую наполовину полную вагонетку положить жетон?
    [one] Положите { $n } жетон вагонетки. Куда первый?
    [few] Положите { $n } жетона вагонетки. Куда первый?
    [many] Положите { $n } жетонов вагонетки. Куда первый?
   *[other] Положите { $n } жетона вагонетки. Куда первый?
}
# $left: сколько раз это ещё можно сделать.
im-ask-trade = Заплатить { $n ->
    [one] { $n } монету
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}?{ $gives ->
    [yes] {" "}Взамен — { $brings }.
   *[no] { "" }
}
im-ask-discard = { $why ->
    [limit] { $n ->
        [1] На руке слишком много карт. Какую сбросите?
       *[other] На руке слишком много карт. Какие { $n } сбросите?
    }
    [must] { $n ->
        [1] Какую карту сбросите?
        [one] Какие { $n } карту сбросите?
        [few] Какие { $n } карты сбросите?
        [many] Какие { $n } карт сбросите?
       *[other] Какие { $n } карты сбросите?
    }
   *[may] { $n ->
        [1] Сбросите { $n } карту?
        [one] Сбросите до { $n } карты?
        [few] Сбросите до { $n } карт?
        [many] Сбросите до { $n } карт?
       *[other] Сбросите до { $n } карты?
    }
}

## Варианты ответов

im-group-other = Прочее

im-draw-instead = взятие карты 1-го уровня
im-option-keep = Оставить: { $card }, уровень { $level }, цена { $n }
im-option-card = Сыграть: { $card }, уровень { $level }, { $n ->
    [0] бесплатно
    [one] за { $n } монету
    [few] за { $n } монеты
    [many] за { $n } монет
   *[other] за { $n } монеты
}
im-option-draw = Взять карту 1-го уровня и сыграть её
im-option-cell = Положить на место { $cell }{ $full ->
    [0] { "" }
    [one] ; { $full } полная вагонетка
    [few] ; { $full } полные вагонетки
    [many] ; { $full } полных вагонеток
   *[other] ; { $full } полной вагонетки
}{ $half ->
    [0] { "" }
    [one] ; { $half } наполовину полная вагонетка
    [few] ; { $half } наполовину полные вагонетки
    [many] ; { $half } наполовину полных вагонеток
   *[other] ; { $half } наполовину полной вагонетки
}
# $price равно 0, если платить не нужно; $gives — no, если сейчас точно ничего не будет.
im-option-effect = { $which ->
    [first] Первый эффект
    [second] Второй эффект
   *[both] Оба эффекта
}{ $price ->
    [0] { "" }
    [one] {" "}за { $price } монету
    [few] {" "}за { $price } монеты
    [many] {" "}за { $price } монет
   *[other] {" "}за { $price } монеты
}{ $gives ->
    [yes] : { $brings }
   *[no] : пока ничего
}
im-option-none = Пропустить эффект
im-option-clear = Убрать обвал
im-option-up = { $side ->
    [left] Вверх влево: { $card } ({ $cell })
   *[right] Вверх вправо: { $card } ({ $cell })
}{ $state ->
    [activated] ; карта уже активирована
    [collapse] ; обвал будет убран
   *[open] { "" }
}
im-option-surface = { $which ->
    [first] Первый эффект
    [second] Второй эффект
   *[third] Третий эффект
}{ $price ->
    [0] { "" }
    [one] {" "}за { $price } монету
    [few] {" "}за { $price } монеты
    [many] {" "}за { $price } монет
   *[other] {" "}за { $price } монеты
}{ $gives ->
    [yes] : { $brings }
   *[no] : пока ничего
}
im-option-surface-none = Пропустить эффект поверхности
# $n карт в колоде, $count в сбросе.
im-option-deck = { $n ->
    [0] Уровень { $level }: сначала перемешать сброс
    [one] Уровень { $level }: в колоде { $n } карта
    [few] Уровень { $level }: в колоде { $n } карты
    [many] Уровень { $level }: в колоде { $n } карт
   *[other] Уровень { $level }: в колоде { $n } карты
}
im-option-faction = { $faction ->
    [scots] Шотландцы, колода { $level }-го уровня
    [barbarians] Варвары, колода { $level }-го уровня
    [egyptians] Египтяне, колода { $level }-го уровня
    [japanese] Японцы, колода { $level }-го уровня
    [atlanteans] Атланты, колода { $level }-го уровня
   *[romans] Римляне, колода { $level }-го уровня
}
im-option-board = { $face }
im-option-steps = { $n ->
    [one] { $n } деление вверх
    [few] { $n } деления вверх
    [many] { $n } делений вверх
   *[other] { $n } деления вверх
}{ $top ->
    [yes] , до верхнего
   *[no] , до деления { $position }
}{ $gives ->
    [yes] : { $brings }
   *[no] { "" }
}
im-option-target = { $what ->
    [machine] Механизм на карту: { $card } ({ $cell })
    [collapse] Обвал на карту: { $card } ({ $cell })
    [clear] Убрать обвал с карты: { $card } ({ $cell })
   *[activate] Активировать карту: { $card } ({ $cell })
}
im-option-seam = Вагонетка между картами «{ $card }» и «{ $second }» ({ $seam })
im-option-trade = Заплатить { $n ->
    [one] { $n } монету
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}{ $gives ->
    [yes] , взамен — { $brings }
   *[no] { "" }
}
im-option-no-trade = Не платить
im-option-discard = Сбросить: { $card }, уровень { $level }
im-option-enough = Этого хватит

## Почему нельзя?

im-why-not-in-hand = Карты «{ $card }» нет у вас на руке.
im-why-kept = Карту «{ $card }» вы уже выбрали.
im-why-passed = Карты выбирают по порядку, а «{ $card }» идёт раньше уже выбранной.
im-why-too-few = Карты выбирают по порядку, а после карты «{ $card }» их осталось бы слишком мало.
im-why-no-draw = У вас есть что сыграть с руки, поэтому взять карту из колоды нельзя.
im-why-no-place = Карта «{ $card }» — { $level }-го уровня, а под картами { $n }-го уровня для неё пока нет места.
im-why-cost = Не хватает монет на карту «{ $card }»: нужно { $need }, есть { $n }.
im-why-not-enough = Нужно сбросить ещё { $n ->
    [one] { $n } карту
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}.
im-why-row = Карта «{ $card }» — { $level }-го уровня, её место в ряду { $level }.
im-why-taken = На месте { $cell } уже лежит карта «{ $card }».
im-why-lattice = Ряды сдвинуты на полкарты: места { $cell } не бывает.
im-why-nothing-above = Прямо над местом { $cell } нет вашей карты.
im-why-gap = { $n ->
    [0] В ряду 1 карту кладут вплотную к другой, а место { $cell } дальше.
    [one] В ряду 1 между картами можно оставить не больше { $n } пустого места, а место { $cell } дальше.
    [few] В ряду 1 между картами можно оставить не больше { $n } пустых мест, а место { $cell } дальше.
    [many] В ряду 1 между картами можно оставить не больше { $n } пустых мест, а место { $cell } дальше.
   *[other] В ряду 1 между картами можно оставить не больше { $n } пустого места, а место { $cell } дальше.
}
im-why-no-collapse = На карте «{ $card }» нет обвала.
im-why-collapsed = На карте «{ $card }» обвал: пока он не убран, эффекта нет.
im-why-one-effect = У карты «{ $card }» только 1 эффект.
im-why-not-both = У карты «{ $card }» можно выбрать только 1 эффект, а не оба.
im-why-price = Не хватает монет на этот эффект: нужно { $need }, есть { $n }.
im-why-surface = На поверхности нужно выбрать эффект.
im-why-surface-used = { $which ->
    [first] Первый эффект поверхности вы уже выбрали.
    [second] Второй эффект поверхности вы уже выбрали.
   *[third] Третий эффект поверхности вы уже выбрали.
}
im-why-surface-price = Не хватает монет на этот эффект поверхности: нужно { $need }, есть { $n }.
im-why-no-card = На месте { $cell } нет вашей карты.
im-why-machines = На карте «{ $card }» уже { $n ->
    [one] { $n } механизм
    [few] { $n } механизма
    [many] { $n } механизмов
   *[other] { $n } механизма
}, больше не помещается.
im-why-collapse = На карте «{ $card }» уже есть обвал.
im-why-activated = Карта «{ $card }» в этом раунде уже активирована.
im-why-faction = { $faction ->
    [scots] «{ $card }» — не карта шотландцев.
    [barbarians] «{ $card }» — не карта варваров.
    [egyptians] «{ $card }» — не карта египтян.
    [japanese] «{ $card }» — не карта японцев.
    [atlanteans] «{ $card }» — не карта атлантов.
   *[romans] «{ $card }» — не карта римлян.
}
im-why-level = «{ $card }» — карта не { $level }-го уровня.
im-why-other = «{ $card }» — та самая карта, чей эффект вы выполняете, а нужна другая.
im-why-not-near = { $where ->
    [adjacent] Карта «{ $card }» не соседняя с той, чей эффект вы выполняете.
    [above] Карта «{ $card }» лежит не прямо над той, чей эффект вы выполняете.
   *[below] Карта «{ $card }» лежит не прямо под той, чей эффект вы выполняете.
}
im-why-no-machine = На карте «{ $card }» нет механизма.
im-why-cell-picked = Карту «{ $card }» вы уже выбрали.
im-why-no-seam = На стыке { $seam } не сходятся 2 ваши карты.
im-why-no-cart = На стыке { $seam } не сходятся 2 половинки вагонетки.
im-why-cart-full = Вагонетка на стыке { $seam } уже полная.
im-why-cart-empty = Вагонетка на стыке { $seam } пустая, а жетон кладут только на полную наполовину.
im-why-cart-token = На стыке { $seam } уже лежит жетон вагонетки.
im-why-deck-level = Этот эффект не позволяет брать карты { $level }-го уровня.
im-why-deck-empty = Карт { $level }-го уровня не осталось ни в колоде, ни в сбросе.
im-why-other-faction = { $faction ->
    [scots] Вы ищете карту шотландцев.
    [barbarians] Вы ищете карту варваров.
    [egyptians] Вы ищете карту египтян.
    [japanese] Вы ищете карту японцев.
    [atlanteans] Вы ищете карту атлантов.
   *[romans] Вы ищете карту римлян.
}
im-why-searched = { $faction ->
    [scots] В колоде { $level }-го уровня нет карт шотландцев, вы это уже видели.
    [barbarians] В колоде { $level }-го уровня нет карт варваров, вы это уже видели.
    [egyptians] В колоде { $level }-го уровня нет карт египтян, вы это уже видели.
    [japanese] В колоде { $level }-го уровня нет карт японцев, вы это уже видели.
    [atlanteans] В колоде { $level }-го уровня нет карт атлантов, вы это уже видели.
   *[romans] В колоде { $level }-го уровня нет карт римлян, вы это уже видели.
}
im-why-same-board = Маркер-кирка переходит на другой планшет, а этот вы только что прошли до конца ({ $face }).
im-why-too-far = Сейчас можно продвинуться не больше чем на { $n ->
    [one] { $n } деление
    [few] { $n } деления
    [many] { $n } делений
   *[other] { $n } деления
}.
im-why-beyond-top = До верха этого планшета { $n ->
    [one] осталось всего { $n } деление
    [few] осталось всего { $n } деления
    [many] осталось всего { $n } делений
   *[other] осталось всего { $n } деления
}.

## Журнал

im-log-faces = Планшеты исследований в этой партии — { $faces }.
im-log-dealt-own = { $player } получает карту «{ $card }».
im-log-keeps = { $player } оставляет карты: { $cards }.
im-log-kept = { $player } сбрасывает эти карты, остальные оставляет: { $cards }.
im-log-reshuffled = Сброс { $level }-го уровня перемешан и становится новой колодой.
im-log-event = Раунд { $round }: { $event }, { $kind ->
    [instant] мгновенное событие
    [modifier] событие-модификатор
   *[end] событие конца раунда
}.
im-log-end-of-round = Шахты затихают, и наступает событие: { $event }.
im-log-sealed-own = { $player } делает тайный выбор: { $card }.
im-log-sealed = { $player } делает тайный выбор.
im-log-revealed = { $n ->
    [0] { $player } бесплатно играет карту «{ $card }».
    [one] { $player } играет карту «{ $card }» за { $n } монету.
    [few] { $player } играет карту «{ $card }» за { $n } монеты.
    [many] { $player } играет карту «{ $card }» за { $n } монет.
   *[other] { $player } играет карту «{ $card }» за { $n } монеты.
}
im-log-fallback = { $player } не играет с руки и берёт карту 1-го уровня.
im-log-fell-back = { $player } берёт и играет карту «{ $card }».
im-log-nothing = Карт 1-го уровня не осталось: { $player } в этом раунде ничего не кладёт.
im-log-laid = { $player } кладёт карту «{ $card }» на место { $cell }{ $full ->
    [0] { "" }
    [one] ; { $full } полная вагонетка
    [few] ; { $full } полные вагонетки
    [many] ; { $full } полных вагонеток
   *[other] ; { $full } полной вагонетки
}{ $half ->
    [0] { "" }
    [one] ; { $half } наполовину полная вагонетка
    [few] ; { $half } наполовину полные вагонетки
    [many] ; { $half } наполовину полных вагонеток
   *[other] ; { $half } наполовину полной вагонетки
}.
im-log-effect = { $which ->
    [first] { $player } выполняет первый эффект карты «{ $card }».
    [second] { $player } выполняет второй эффект карты «{ $card }».
   *[both] { $player } выполняет оба эффекта карты «{ $card }».
}
im-log-declined = { $player } пропускает эффект карты «{ $card }».
im-log-surface = { $which ->
    [first] { $player } выходит на поверхность и выбирает её первый эффект.
    [second] { $player } выходит на поверхность и выбирает её второй эффект.
   *[third] { $player } выходит на поверхность и выбирает её третий эффект.
}
im-log-surface-none = { $player } выходит на поверхность и пропускает её эффект.
im-log-paid = { $player } платит { $n ->
    [one] { $n } монету
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}.
im-log-gained = Добыча игрока { $player }: { $items }.
im-log-machine = { $player } кладёт { $n ->
    [one] { $n } механизм
    [few] { $n } механизма
    [many] { $n } механизмов
   *[other] { $n } механизма
} на карту «{ $card }» ({ $cell }).
im-log-collapse = { $player } кладёт жетон обвала на карту «{ $card }» ({ $cell }).
im-log-cleared = { $player } убирает обвал с карты «{ $card }» ({ $cell }).
im-log-cart = { $player } кладёт жетон вагонетки на стык { $seam }. Полных вагонеток теперь { $n }.
im-log-drew-own = { $player } берёт карту { $level }-го уровня: { $card }.
im-log-drew = { $player } берёт карту { $level }-го уровня.
im-log-discarded = { $player } сбрасывает карту «{ $card }».
im-log-drew-deep = { $player } берёт { $n ->
    [one] { $n } карту 4-го уровня
    [few] { $n } карты 4-го уровня
    [many] { $n } карт 4-го уровня
   *[other] { $n } карты 4-го уровня
}: { $card }.
im-log-found = { $player } находит в колоде { $level }-го уровня карту «{ $card }».
im-log-found-none = { $faction ->
    [scots] { $player } не находит в колоде { $level }-го уровня карт шотландцев.
    [barbarians] { $player } не находит в колоде { $level }-го уровня карт варваров.
    [egyptians] { $player } не находит в колоде { $level }-го уровня карт египтян.
    [japanese] { $player } не находит в колоде { $level }-го уровня карт японцев.
    [atlanteans] { $player } не находит в колоде { $level }-го уровня карт атлантов.
   *[romans] { $player } не находит в колоде { $level }-го уровня карт римлян.
}
im-log-researched = { $player } продвигается на { $n ->
    [one] { $n } деление
    [few] { $n } деления
    [many] { $n } делений
   *[other] { $n } деления
}, до деления { $position } ({ $face }).
im-log-entered = { $player } ставит маркер-кирку на планшет исследований ({ $face }).
im-log-completed = { $player } проходит планшет исследований до конца ({ $face }).
im-log-score = { $player } набирает { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}{ $carts ->
    [0] , ни одного за полные вагонетки
   *[other] , из них { $carts } за полные вагонетки
}.

## Стол в терминале

im-board-legend = Карты лежат под поверхностью в рядах a–d, соседние ряды сдвинуты на полкарты. ● полная вагонетка, ◉ заполнена жетоном, ◐ полная наполовину, ○ пустая; ⚙ механизм, ✖ обвал, ✓ в этом раунде уже активирована.
im-board-round = Раунд { $n } из { $rounds }
im-board-decks = Осталось карт в колодах уровней 1–4
im-board-discards = В сбросе
im-board-score = Очки
im-board-gold = Монеты
im-board-carts = Вагонетки, полные и наполовину
im-board-hand-size = Рука
im-board-research = Исследования
im-board-doing = Сейчас
im-board-hand = Ваша рука
im-part-points = Победные очки
im-part-carts = Полные вагонетки
im-kind-instant = мгновенное
im-kind-modifier = на этот раунд
im-kind-end = в конце раунда

## В браузере: что происходит и чем занято место

# $state: setup, on, over.
im-where = { $state ->
    [setup] Первые карты
    [over] Партия окончена
   *[on] Раунд { $round } из { $n }
}
# $n монет, $count карт на руке; части разделены знаком « · ».
im-fact = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
} · { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
im-doing-choosing = ещё выбирает
im-doing-sealed = выбор сделан
im-doing-laying = кладёт: { $card }
im-doing-chain = активирует: { $card }
im-doing-surface = на поверхности
im-doing-event = выполняет событие
im-doing-done = готово
# То же на табличке места, где помещается букв 14.
im-plate-choosing = выбирает
im-plate-sealed = выбор сделан
im-plate-laying = кладёт карту
im-plate-chain = реакция
im-plate-surface = поверхность
im-plate-event = событие
im-plate-done = готово

## В браузере: событие

im-event-title = Событие
im-event-none = События пока нет
im-event-kind-instant = мгновенное
im-event-kind-modifier = на этот раунд
im-event-kind-end = в конце раунда

## В браузере: исследования

im-research = Исследования
im-research-none = Маркер-кирка пока не стоит ни на одном планшете.
im-research-at = { $n ->
    [0] Ваш маркер-кирка: { $board }, внизу
   *[other] Ваш маркер-кирка: { $board }, деление { $n }
}
im-research-reach = { $n ->
    [one] до { $n } деления
    [few] до { $n } делений
    [many] до { $n } делений
   *[other] до { $n } деления
}
# Деление, вслух; $text — предложение; на делении $count маркеров, это маркеры игроков $names.
im-space = { $board }, деление { $n }: { $text }{ $count ->
    [0] { "" }
    [1] {" "}Маркер-кирка здесь: { $names }.
   *[other] {" "}Маркеры-кирки здесь: { $names }.
}
im-space-told = Деление { $n }: { $text }
# Кнопка: на сколько делений продвинуться.
im-steps = { $n ->
    [one] { $n } деление
    [few] { $n } деления
    [many] { $n } делений
   *[other] { $n } деления
}

## В браузере: цепная реакция

im-chain = Цепная реакция
# $state: brings ($items не пуст), fell (на карту лёг обвал), now (её черёд), nothing, unseen (только название).
im-chain-card = { $state ->
    [brings] { $card }: { $items }
    [fell] { $card }: обвал
    [now] { $card }: сейчас
    [nothing] { $card }: ничего
   *[unseen] { $card }
}
# Сколько карт ещё выше.
im-chain-rest = { $n ->
    [0] потом поверхность
    [one] ещё { $n } карта и поверхность
    [few] ещё { $n } карты и поверхность
    [many] ещё { $n } карт и поверхность
   *[other] ещё { $n } карты и поверхность
}
im-up-activated = Уже активирована: реакция только пройдёт через неё.
im-up-collapse = Обвал будет убран, эффекта не будет.

## В браузере: другие шахты и колоды

im-rivals = Другие шахты
# Вслух; $items — очки, монеты и полные вагонетки; $count карт в шахте; $doing — одно из im-doing-.
im-rival = { $player }: { $items }; { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} в шахте; { $doing }. Показать целиком
im-piles = Колоды
im-pile = { $n ->
    [0] Уровень { $level }: карт не осталось
    [one] Уровень { $level }: { $n } карта
    [few] Уровень { $level }: { $n } карты
    [many] Уровень { $level }: { $n } карт
   *[other] Уровень { $level }: { $n } карты
}
im-pile-left = { $n ->
    [0] карт не осталось
    [one] ещё { $n } карта
    [few] ещё { $n } карты
    [many] ещё { $n } карт
   *[other] ещё { $n } карты
}
im-discards = { $n ->
    [0] Уровень { $level }: сброс пуст
    [one] Уровень { $level }: в сбросе { $n } карта
    [few] Уровень { $level }: в сбросе { $n } карты
    [many] Уровень { $level }: в сбросе { $n } карт
   *[other] Уровень { $level }: в сбросе { $n } карты
}
im-search = Какую фракцию искать и в какой колоде?
im-search-level = в колоде { $level }-го уровня
im-mine-cards = { $n ->
    [one] { $n } карта в шахте
    [few] { $n } карты в шахте
    [many] { $n } карт в шахте
   *[other] { $n } карты в шахте
}
# Карта шахты, вслух; $n механизмов, $collapse — yes или no.
im-placed = { $card }, { $cell }{ $n ->
    [0] { "" }
    [one] , { $n } механизм
    [few] , { $n } механизма
    [many] , { $n } механизмов
   *[other] , { $n } механизма
}{ $collapse ->
    [yes] , обвал
   *[no] { "" }
}.
im-seat-research = { $board }, { $n ->
    [0] внизу
   *[other] деление { $n }
}. { $count ->
    [0] Пройденных до конца планшетов нет
    [one] Пройден до конца { $count } планшет
    [few] Пройдено до конца { $count } планшета
    [many] Пройдено до конца { $count } планшетов
   *[other] Пройдено до конца { $count } планшета
}.
im-seat-hand = { $n ->
    [one] { $n } карта на руке
    [few] { $n } карты на руке
    [many] { $n } карт на руке
   *[other] { $n } карты на руке
}
im-seat-known = Все видели: { $cards }.

## В браузере: полка

# $mine — yes у себя.
im-purse = { $mine ->
    [yes] Ваш запас
   *[no] Запас игрока { $player }
}
# Рядом с крупным числом, без него.
im-unit-points = { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
im-unit-gold = { $n ->
    [one] монета
    [few] монеты
    [many] монет
   *[other] монеты
}
im-unit-full = { $n ->
    [one] полная
    [few] полные
    [many] полных
   *[other] полной
}
im-unit-half = наполовину
im-hand = { $mine ->
    [yes] Ваши карты
   *[no] Карты игрока { $player }
}
im-hand-size = На руке { $n } из { $count }, другим не видно
im-hand-none = Ваша рука пуста.
im-hand-hidden = { $n ->
    [one] { $n } карта на руке, скрыта
    [few] { $n } карты на руке, скрыты
    [many] { $n } карт на руке, скрыты
   *[other] { $n } карты на руке, скрыты
}
im-hand-see = Рука
# Карта на руке, вслух; дальше следуют эффекты. $n: цена сейчас. $state: lit (можно выбрать), chosen, sealed,
# dear (не хватает $short монет), no.
im-hand-card = { $card }, уровень { $level }, цена { $n ->
    [one] { $n } монета
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}{ $state ->
    [lit] , можно выбрать
    [chosen] , карта выбрана
    [sealed] , карта выбрана тайно
    [dear] { $short ->
        [one] , не хватает { $short } монеты
        [few] , не хватает { $short } монет
        [many] , не хватает { $short } монет
       *[other] , не хватает { $short } монеты
    }
   *[no] { "" }
}.
im-short = не хватает { $n }
# Под названием карты; $count фракций.
im-card-about = Уровень { $level } · { $n ->
    [one] { $n } монета
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}{ $count ->
    [0] { "" }
   *[other] {" "}· { $factions }
}
im-filter = Показать сначала карты фракции
im-filter-faction = { $faction }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
    [many] { $n } карт
   *[other] { $n } карты
}
# Сколько уже выбрано.
im-picked = Выбрано { $n } из { $count }
# Перед тем, что эффект дал бы сейчас, цифрами.
im-now = сейчас
im-gain = вы получаете: { $items }
im-gain-pays = вы платите { $n ->
    [one] { $n } монету
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}
im-key-up = Левая или правая карта выше
im-confirm = Подтвердить
im-confirm-keep = Оставить эти
im-confirm-card = Выбрать эту карту
im-confirm-card-alone = Сыграть эту карту
im-confirm-cell = Положить сюда
im-confirm-discard = Сбросить эти
im-confirm-effect = Выполнить эффект
im-confirm-surface = Выбрать этот эффект
im-confirm-faction = Искать в этой колоде

## В браузере: малые экраны; $n — сколько игроков ещё не готово

im-door-round = Раунд
im-door-research = Исследования
im-door-rivals = { $n ->
    [0] Другие шахты
   *[other] Другие шахты, ещё играют: { $n }
}
im-door-piles = Колоды

## В браузере: в одиночку и конец партии

im-solo-next = { $n ->
    [one] Ещё { $n } очко: { $title }
    [few] Ещё { $n } очка: { $title }
    [many] Ещё { $n } очков: { $title }
   *[other] Ещё { $n } очка: { $title }
}
im-solo-top = Выше звания не бывает.
im-solo-best = Ваш лучший результат: { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
im-verdict = Ваше звание: { $title }
# $state: first (партий раньше не было), best (не хуже лучшей), less.
im-verdict-more = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}{ $state ->
    [first] .
    [best] {" "}— ваш лучший результат.
   *[less] . Ваш лучший результат: { $best }.
}

## В браузере: шахта

im-board = Шахта игрока { $player }
# Карта шахты, вслух: $n механизмов на ней, $collapse и $lit — yes или no.
im-target-card = { $card }, уровень { $level }, { $cell }{ $n ->
    [0] { "" }
    [one] , { $n } механизм
    [few] , { $n } механизма
    [many] , { $n } механизмов
   *[other] , { $n } механизма
}{ $collapse ->
    [yes] , обвал
   *[no] { "" }
}{ $lit ->
    [yes] , можно выбрать
   *[no] { "" }
}
# Один из эффектов поверхности: $n от 1 до 3, $text — что он говорит.
im-target-surface = Поверхность, эффект { $n }: { $text }
im-beyond = { $side ->
    [left] Места левее
   *[right] Места правее
}
im-both = Оба эффекта
im-watch = Чью шахту показать
im-collapse = Обвал

# «В пещере горного короля»: вопросы, варианты ответов, отказы, журнал, названия.
# $good, $mineral, $clan, $band, $purpose, $effect — ключи; $square — клетка горы, например c4, $cell — место в вече,
# например b2; $troll, $spell, $shop, $hall, $stack, $exchange — названия отсюда же, всегда в именительном падеже;
# $items — список предметов со счётом; $n — число.

## Названия

mk-troll-pip = Пип
mk-troll-nokk = Нокк
mk-troll-tutta = Тутта
mk-troll-grubb = Грубб
mk-troll-hask = Хаск
mk-troll-lodde = Лодде
mk-troll-brakka = Бракка
mk-troll-sisska = Зисска
mk-troll-tandor = Тандор
mk-troll-ruhl = Рул
mk-troll-fyrka = Фюрка
mk-troll-frysk = Фрюск
mk-troll-njuli = Ньюли
mk-troll-hjela = Хьела
mk-troll-rimka = Римка
mk-troll-tolvar = Толвар
mk-troll-lunna = Лунна
mk-troll-mirke = Мирке
mk-troll-silvo = Сильво
mk-troll-natta = Натта
mk-troll-oloff = Олофф
mk-troll-mukk = Мукк
mk-troll-slurra = Слурра
mk-troll-grumsel = Грумсель
mk-troll-bogga = Богга
mk-troll-torve = Торве
mk-troll-klumpa = Клумпа
mk-troll-glodde = Глодде
mk-troll-varn = Варн
mk-troll-ossela = Оссела
mk-troll-kindra = Киндра
mk-troll-skadde = Скадде
mk-troll-isbran = Исбран
mk-troll-vettra = Веттра
mk-troll-hvitna = Хвитна
mk-troll-selke = Сельке
mk-troll-dimra = Димра
mk-troll-halvo = Хальво
mk-troll-nyxa = Никса
mk-troll-dregg = Дрегг
mk-troll-myrka = Мюрка
mk-troll-sompe = Сомпе
mk-troll-puddo = Пуддо
mk-troll-leira = Лейра
mk-troll-hroth = Хрот
mk-troll-skorra = Скорра
mk-troll-eldgar = Эльдгар
mk-troll-magra = Магра
mk-troll-jokkul = Йоккуль
mk-troll-froa = Фроа
mk-troll-snaer = Снэр
mk-troll-kaldis = Кальдис
mk-troll-vanadel = Ванадель
mk-troll-omri = Омри
mk-troll-tungla = Тунгла
mk-troll-svartis = Свартис
mk-troll-gjorm = Гьорм
mk-troll-muldra = Мульдра
mk-troll-tarnok = Тарнок
mk-troll-slamma = Сламма
mk-troll-brokke = Брокке
mk-spell-earth = Ритуал земли
mk-spell-mask = Золотая маска
mk-spell-rock_eater = Призыв камнееда
mk-spell-elevation = Обряд возвышения
mk-spell-dedication = Ритуал освящения
mk-spell-waking = Песнь пробуждения
mk-spell-toll = Дань глубинной дороги
mk-spell-open_hands = Раскрытые ладони
mk-spell-soft_stone = Мягкий камень
mk-spell-thin_walls = Тонкие стены
mk-spell-cave_in = Обрушение
mk-spell-free_wheels = Вольные колёса
mk-spell-lantern_road = Дорога фонарей
mk-spell-wagon_call = Зов повозок
mk-spell-changing_places = Перемена мест
mk-spell-masons_gift = Дар каменотёса
mk-spell-song_of_depth = Песнь глубин
mk-shop-cartwright = Тележник
mk-shop-runesmith = Рунный кузнец
mk-shop-charm_maker = Мастер амулетов
mk-shop-crusher = Камнедробилка
mk-shop-mint = Монетный двор
mk-shop-mason = Каменотёс
mk-shop-foundry = Плавильня
mk-shop-toolmaker = Инструментальщик
mk-shop-pick_smith = Кузнец кирок
mk-shop-wheel_maker = Колёсник
mk-shop-quartermaster = Интендант
mk-hall-shaman = Обитель шамана
mk-hall-crucible = Тигель
mk-hall-fissure = Расселина
mk-hall-treasury = Сокровищница
mk-hall-mason = Дом каменотёса
mk-hall-forge = Великая кузня
mk-stack-domino = Домино
mk-stack-corner = Уголок
mk-stack-bar = Балка
mk-stack-square = Квадрат
mk-stack-tee = Буква Т
mk-stack-snake = Змейка
mk-stack-ell = Буква Г
mk-stack-cavern = Пещера
mk-good-stone = Камень
mk-good-iron = Железо
mk-good-heartstone = Сердолик
mk-good-hammer = Молот
mk-good-rune = Руна
mk-good-coin = Монета
mk-good-cart = Универсальная тележка
mk-good-fire_cart = Тележка Огня
mk-good-ice_cart = Тележка Льда
mk-good-moon_cart = Тележка Луны
mk-clan-fire = Огонь
mk-clan-ice = Лёд
mk-clan-moon = Луна
mk-clan-mud = Грязь
mk-band-dark = Тёмно-серый
mk-band-light = Светло-серый
mk-band-brown = Коричневый
mk-band-orange = Оранжевый
mk-band-yellow = Жёлтый
mk-colour-orange = оранжевый
mk-colour-blue = синий
mk-colour-green = зелёный
mk-colour-pink = розовый
mk-colour-yellow = жёлтый
mk-team-first = Команда 1
mk-team-second = Команда 2

## Что делают заклинания

mk-effect-gain = Возьмите на склад: { $items }.
mk-effect-mask = В этот ход взятки можно давать любыми ресурсами, а не только монетами.
mk-effect-extra_dig = Сразу выройте туннель за обычную цену; нанять тролля или рыть вам потом всё равно нужно.
mk-effect-elevate = Сбросьте 1 своего тролля 2-го уровня со всем, что на нём лежит; его место занимает тролль 3-го уровня из орды — без взяток, без постамента и не срабатывая.
mk-effect-dedicate = Получите почёт за 1 свою статую в тёмно-сером, светло-сером или коричневом поясе, если она не на постаменте и не в великом чертоге.
mk-effect-wake = 1 ваш тролль срабатывает: его свободные символы производят ресурсы.
mk-effect-unload = Перенесите на склад всё, что лежит на 1 вашем тролле.
mk-effect-soften = В этот ход завалы не требуют от вас молотов.
mk-effect-thin = В этот ход туннель стоит вам на { $n ->
    [one] { $n } минерал
    [few] { $n } минерала
    [many] { $n } минералов
   *[other] { $n } минерала
} меньше, а почёта приносит как обычно.
mk-effect-cave_in = 1 ваш туннель без статуй и постамента выходит из игры; возьмите по 1 камню за каждую его клетку.
mk-effect-free_wheels = В этот ход ваши клановые тележки возят статуи любого клана.
mk-effect-road = Передвиньте 1 свою статую не дальше чем на { $n ->
    [one] { $n } туннель
    [few] { $n } туннеля
    [many] { $n } туннелей
   *[other] { $n } туннеля
}, без тележек.
mk-effect-swap = 2 ваши статуи разных кланов меняются местами.
mk-effect-pedestal = Возьмите из мешка 1 постамент на свой выбор.
mk-effect-song = Получите по { $n ->
    [one] { $n } очку
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
} почёта за каждый пояс глубже тёмно-серого, до которого дошла ваша сеть.
# Одно или другое; $last — yes у последнего.
mk-either = { $last ->
    [yes] { $first } или { $second }
   *[no] { $first }, { $second }
}

## Что на что меняют в мастерских: отдать (в винительном падеже) на получить

mk-exchange = { $give ->
    [stone] { $n ->
        [one] { $n } камень
        [few] { $n } камня
        [many] { $n } камней
       *[other] { $n } камня
    }
    [iron] { $n ->
        [one] { $n } железо
        [few] { $n } железа
        [many] { $n } железа
       *[other] { $n } железа
    }
    [heartstone] { $n ->
        [one] { $n } сердолик
        [few] { $n } сердолика
        [many] { $n } сердоликов
       *[other] { $n } сердолика
    }
    [hammer] { $n ->
        [one] { $n } молот
        [few] { $n } молота
        [many] { $n } молотов
       *[other] { $n } молота
    }
    [rune] { $n ->
        [one] { $n } руну
        [few] { $n } руны
        [many] { $n } рун
       *[other] { $n } руны
    }
    [coin] { $n ->
        [one] { $n } монету
        [few] { $n } монеты
        [many] { $n } монет
       *[other] { $n } монеты
    }
    [cart] { $n ->
        [one] { $n } универсальную тележку
        [few] { $n } универсальные тележки
        [many] { $n } универсальных тележек
       *[other] { $n } универсальной тележки
    }
   *[any] { $n ->
        [one] любой { $n } ресурс
        [few] любые { $n } ресурса
        [many] любые { $n } ресурсов
       *[other] любые { $n } ресурса
    }
} на { $get ->
    [stone] { $count ->
        [one] { $count } камень
        [few] { $count } камня
        [many] { $count } камней
       *[other] { $count } камня
    }
    [iron] { $count ->
        [one] { $count } железо
        [few] { $count } железа
        [many] { $count } железа
       *[other] { $count } железа
    }
    [heartstone] { $count ->
        [one] { $count } сердолик
        [few] { $count } сердолика
        [many] { $count } сердоликов
       *[other] { $count } сердолика
    }
    [hammer] { $count ->
        [one] { $count } молот
        [few] { $count } молота
        [many] { $count } молотов
       *[other] { $count } молота
    }
    [rune] { $count ->
        [one] { $count } руну
        [few] { $count } руны
        [many] { $count } рун
       *[other] { $count } руны
    }
    [coin] { $count ->
        [one] { $count } монету
        [few] { $count } монеты
        [many] { $count } монет
       *[other] { $count } монеты
    }
   *[cart] { $count ->
        [one] { $count } тележку
        [few] { $count } тележки
        [many] { $count } тележек
       *[other] { $count } тележки
    }
}
mk-exchange-move = { $n ->
    [one] { $n } ресурс с тролля на склад
    [few] { $n } ресурса с троллей на склад
    [many] { $n } ресурсов с троллей на склад
   *[other] { $n } ресурса с троллей на склад
}

## Счёт предметов

mk-count-stone = { $n ->
    [one] { $n } камень
    [few] { $n } камня
    [many] { $n } камней
   *[other] { $n } камня
}
mk-count-iron = { $n ->
    [one] { $n } железо
    [few] { $n } железа
    [many] { $n } железа
   *[other] { $n } железа
}
mk-count-heartstone = { $n ->
    [one] { $n } сердолик
    [few] { $n } сердолика
    [many] { $n } сердоликов
   *[other] { $n } сердолика
}
mk-count-hammer = { $n ->
    [one] { $n } молот
    [few] { $n } молота
    [many] { $n } молотов
   *[other] { $n } молота
}
mk-count-rune = { $n ->
    [one] { $n } руна
    [few] { $n } руны
    [many] { $n } рун
   *[other] { $n } руны
}
mk-count-coin = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монеты
}
mk-count-cart = { $n ->
    [one] { $n } тележка
    [few] { $n } тележки
    [many] { $n } тележек
   *[other] { $n } тележки
}
mk-count-fire_cart = { $n ->
    [one] { $n } тележка Огня
    [few] { $n } тележки Огня
    [many] { $n } тележек Огня
   *[other] { $n } тележки Огня
}
mk-count-ice_cart = { $n ->
    [one] { $n } тележка Льда
    [few] { $n } тележки Льда
    [many] { $n } тележек Льда
   *[other] { $n } тележки Льда
}
mk-count-moon_cart = { $n ->
    [one] { $n } тележка Луны
    [few] { $n } тележки Луны
    [many] { $n } тележек Луны
   *[other] { $n } тележки Луны
}

mk-count-fire_statue = { $n ->
    [one] { $n } статуя Огня
    [few] { $n } статуи Огня
    [many] { $n } статуй Огня
   *[other] { $n } статуи Огня
}
mk-count-ice_statue = { $n ->
    [one] { $n } статуя Льда
    [few] { $n } статуи Льда
    [many] { $n } статуй Льда
   *[other] { $n } статуи Льда
}
mk-count-moon_statue = { $n ->
    [one] { $n } статуя Луны
    [few] { $n } статуи Луны
    [many] { $n } статуй Луны
   *[other] { $n } статуи Луны
}

## Вопросы

mk-ask-shop = Выберите мастерскую для этой партии. Осталось выбрать: { $n }.
mk-ask-gate = Где будут ваши врата?
mk-ask-draft = Какого тролля поставить и куда?
mk-ask-turn = { $full ->
    [yes] { $first ->
        [yes] Заклинание, мастерская или туннель?
       *[no] Что дальше? Рытьё завершит этот шаг.
    }
   *[no] { $first ->
        [yes] Заклинание, мастерская, новый тролль или туннель?
       *[no] Что дальше? Наём или рытьё завершит этот шаг.
    }
}
mk-ask-where = { $stack } за { $mineral ->
    [stone] { $n ->
        [one] { $n } камень
        [few] { $n } камня
        [many] { $n } камней
       *[other] { $n } камня
    }
    [iron] { $n ->
        [one] { $n } железо
        [few] { $n } железа
        [many] { $n } железа
       *[other] { $n } железа
    }
   *[heartstone] { $n ->
        [one] { $n } сердолик
        [few] { $n } сердолика
        [many] { $n } сердоликов
       *[other] { $n } сердолика
    }
}: где рыть?
mk-ask-pay = { $purpose ->
    [rune] Откуда взять руну?
    [bribes] { $n ->
        [1] Дайте { $n } взятку. Чем заплатите?
        [one] Дайте { $n } взятку. С чего начнёте?
        [few] Дайте { $n } взятки. С чего начнёте?
        [many] Дайте { $n } взяток. С чего начнёте?
       *[other] Дайте { $n } взятки. С чего начнёте?
    }
    [stone] { $n ->
        [one] Заплатите { $n } камень. Откуда?
        [few] Заплатите { $n } камня. Откуда?
        [many] Заплатите { $n } камней. Откуда?
       *[other] Заплатите { $n } камня. Откуда?
    }
    [iron] { $n ->
        [one] Заплатите { $n } железо. Откуда?
        [few] Заплатите { $n } железа. Откуда?
        [many] Заплатите { $n } железа. Откуда?
       *[other] Заплатите { $n } железа. Откуда?
    }
    [heartstone] { $n ->
        [one] Заплатите { $n } сердолик. Откуда?
        [few] Заплатите { $n } сердолика. Откуда?
        [many] Заплатите { $n } сердоликов. Откуда?
       *[other] Заплатите { $n } сердолика. Откуда?
    }
    [move] Какой ресурс перенести на склад?
    [hammers] { $n ->
        [1] Заплатите { $n } молот. Откуда?
        [one] Заплатите { $n } молот. Откуда первый?
        [few] Заплатите { $n } молота. Откуда первый?
        [many] Заплатите { $n } молотов. Откуда первый?
       *[other] Заплатите { $n } молота. Откуда первый?
    }
    [carts] { $n ->
        [1] Заплатите { $n } тележку. Какую?
        [one] Заплатите { $n } тележку. Какую первой?
        [few] Заплатите { $n } тележки. Какую первой?
        [many] Заплатите { $n } тележек. Какую первой?
       *[other] Заплатите { $n } тележки. Какую первой?
    }
   *[exchange] { $n ->
        [1] Отдайте в мастерскую { $n } ресурс. Какой?
        [one] Отдайте в мастерскую { $n } ресурс. Какой первым?
        [few] Отдайте в мастерскую { $n } ресурса. Какой первым?
        [many] Отдайте в мастерскую { $n } ресурсов. Какой первым?
       *[other] Отдайте в мастерскую { $n } ресурса. Какой первым?
    }
}
mk-ask-pedestal = Гнездо на клетке { $square }, { $band ->
    [dark] тёмно-серый
    [light] светло-серый
    [brown] коричневый
    [orange] оранжевый
   *[yellow] жёлтый
} пояс. Поставить постамент?
mk-ask-site = Какую мастерскую основать на клетке { $square }?
mk-ask-bag = { $by ->
    [troll] За тролля вам положен постамент. Какой взять из мешка?
   *[spell] Какой постамент взять из мешка?
}
mk-ask-troll = { $troll }: на какое место в вашем вече?
mk-ask-use = { $shop }: можно ещё { $n ->
    [one] { $n } раз
    [few] { $n } раза
    [many] { $n } раз
   *[other] { $n } раза
}. Что делаете?
mk-ask-get = Что взять за 4 ресурса?
mk-ask-give = { $n ->
    [1] Отдайте ещё { $n } ресурс
    [one] Отдайте { $n } ресурс
    [few] Отдайте { $n } ресурса
    [many] Отдайте { $n } ресурсов
   *[other] Отдайте { $n } ресурса
} за { $good ->
    [stone] 1 камень
    [iron] 1 железо
    [heartstone] 1 сердолик
    [hammer] 1 молот
    [rune] 1 руну
    [coin] 1 монету
   *[cart] 1 тележку
}. { $n ->
    [1] Какой?
   *[other] Какой первым?
}
mk-ask-after = Освятить чертог, передвинуть статую или завершить ход?
mk-ask-hall = { $hall }: куда положить?
mk-ask-to = { $clan ->
    [fire] Куда передвинуть статую Огня?
    [ice] Куда передвинуть статую Льда?
   *[moon] Куда передвинуть статую Луны?
}
mk-ask-gain = «{ $spell }»: что взять?
mk-ask-dig = Какой туннель рыть сейчас?
mk-ask-own = { $effect ->
    [elevate] Кто из ваших троллей 2-го уровня уступит место?
    [wake] Кто из ваших троллей сработает?
   *[unload] Кто из ваших троллей отдаст всё на склад?
}
mk-ask-slot = { $troll } уступает место. Какому троллю 3-го уровня?
mk-ask-statue = { $effect ->
    [dedicate] За какую статую получить почёт?
    [road] Какую статую передвинуть?
    [swap] Какую статую поменять местами с другой?
   *[second] С какой статуей её поменять?
}
mk-ask-tunnel = Какой из ваших туннелей обрушить?

## Варианты ответов

mk-group-spell = Заклинания
mk-group-workshop = Мастерские
mk-group-trade = Обмен
mk-group-recruit = Наём
mk-group-dig = Рытьё
mk-group-hall = Великие чертоги
mk-group-statue = Передвижение статуй
mk-group-storage = Со склада
mk-group-troll = С ваших троллей
mk-group-other = Прочее

mk-option-cast = Сотворить заклинание «{ $spell }»
mk-option-work = Зайти в мастерскую на клетке { $square }: { $shop }
mk-option-trade = Обменять 4 ресурса на 1
mk-option-recruit = Нанять тролля: { $troll }, уровень { $level }; производство: { $items }; { $n ->
    [0] бесплатно
    [one] { $n } взятка
    [few] { $n } взятки
    [many] { $n } взяток
   *[other] { $n } взятки
}{ $clan ->
    [fire] ; в придачу постамент Огня
    [ice] ; в придачу постамент Льда
    [moon] ; в придачу постамент Луны
   *[none] { "" }
}
mk-option-empty-slot = Пустое место в орде
mk-option-dig = Рыть за { $items }: { $stack }, { $n ->
    [0] без почёта
    [one] { $n } очко почёта
    [few] { $n } очка почёта
    [many] { $n } очков почёта
   *[other] { $n } очка почёта
}
mk-option-pass = Пропустить шаг: ни нанять тролля, ни рыть нельзя
mk-option-no-effect = Без эффекта
mk-option-where = { $squares }{ $hammers ->
    [0] { "" }
    [one] {" "}за { $hammers } молот
    [few] {" "}за { $hammers } молота
    [many] {" "}за { $hammers } молотов
   *[other] {" "}за { $hammers } молота
}{ $finds ->
    [0] { "" }
   *[other] ; находка: { $items }
}
mk-option-proposed = { $n ->
    [1] Взять, как предложено
    [one] Взять { $n }, как предложено
    [few] Взять все { $n }, как предложено
    [many] Взять все { $n }, как предложено
   *[other] Взять все { $n }, как предложено
}
mk-option-unit-store = { $good ->
    [stone] Камень со склада
    [iron] Железо со склада
    [heartstone] Сердолик со склада
    [hammer] Молот со склада
    [rune] Руна со склада
    [coin] Монета со склада
    [cart] Универсальная тележка со склада
    [fire_cart] Тележка Огня со склада
    [ice_cart] Тележка Льда со склада
   *[moon_cart] Тележка Луны со склада
}
mk-option-unit-troll = { $good ->
    [stone] Камень (тролль { $troll })
    [iron] Железо (тролль { $troll })
    [heartstone] Сердолик (тролль { $troll })
    [hammer] Молот (тролль { $troll })
    [rune] Руна (тролль { $troll })
    [coin] Монета (тролль { $troll })
    [cart] Универсальная тележка (тролль { $troll })
    [fire_cart] Тележка Огня (тролль { $troll })
    [ice_cart] Тележка Льда (тролль { $troll })
   *[moon_cart] Тележка Луны (тролль { $troll })
}
mk-option-pedestal-none = Не ставить постамент
mk-option-pedestal = { $clan ->
    [fire] Постамент Огня
    [ice] Постамент Льда
   *[moon] Постамент Луны
}, жетон на { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
mk-option-bag-none = Не брать постамент
mk-option-bag = { $clan ->
    [fire] Постамент Огня
    [ice] Постамент Льда
   *[moon] Постамент Луны
}
mk-option-found-none = Не основывать здесь мастерскую
mk-option-found = Основать мастерскую: { $shop }
mk-option-cell = Поставить на место { $cell }
mk-option-own = { $troll } на месте { $cell }
mk-option-draft = Поставить на место { $cell }: { $troll }; производство: { $makes }; на старт: { $items }
mk-option-exchange = Использовать мастерскую: { $exchange }
mk-option-enough = Выйти из мастерской
mk-option-hall = Освятить великий чертог: { $hall }, почёт { $low } или { $high }
mk-option-hall-at = { $squares }, алтарь на клетке { $altar }
mk-option-done = Завершить ход
mk-option-statue = { $clan ->
    [fire] Статуя Огня на клетке { $square }
    [ice] Статуя Льда на клетке { $square }
   *[moon] Статуя Луны на клетке { $square }
}
mk-option-move = { $clan ->
    [fire] Передвинуть статую Огня с клетки { $square }
    [ice] Передвинуть статую Льда с клетки { $square }
   *[moon] Передвинуть статую Луны с клетки { $square }
}
mk-option-to = { $what ->
    [own-pedestal] На клетку { $square }, на постамент своего клана
    [pedestal] На клетку { $square }, на постамент другого клана
    [altar] На клетку { $square }, на алтарь
    [hall] На клетку { $square } в великом чертоге
    [gate] На клетку { $square }, в ваши врата
   *[none] На клетку { $square }
}{ $n ->
    [0] { "" }
    [1] { "" }
    [one] {" "}за { $n } тележку
    [few] {" "}за { $n } тележки
    [many] {" "}за { $n } тележек
   *[other] {" "}за { $n } тележки
}
mk-option-tunnel = { $n ->
    [one] Туннель из { $n } клетки: { $squares }
    [few] Туннель из { $n } клеток: { $squares }
    [many] Туннель из { $n } клеток: { $squares }
   *[other] Туннель из { $n } клетки: { $squares }
}
mk-option-gain = { $items }
mk-option-get = { $items }
mk-option-shop = Выбрать мастерскую: { $shop }
mk-option-gate = Поставить врата на клетку { $square }
mk-option-slot = { $troll }; производство: { $items }

## Почему нельзя?

mk-refuse-no-such = В этой партии такого нет.
mk-refuse-part = Заклинание действует целиком или не действует вовсе.
mk-refuse-pass = Вы ещё можете нанять тролля или рыть.
mk-refuse-trade = Не хватает ресурсов для обмена: нужно { $need }, есть { $n }.
mk-refuse-spell-closed = Этого заклинания нет в книге заклинаний: «{ $spell }».
mk-refuse-cast-once = В этот ход вы уже сотворили заклинание.
mk-refuse-no-rune = У вас нет руны на заклинание «{ $spell }».
mk-refuse-no-shop = На клетке { $square } ещё нет мастерской.
mk-refuse-work-once = В этот ход вы уже побывали в мастерской.
mk-refuse-no-access = Ваша сеть не касается мастерской на клетке { $square }: { $shop }.
mk-refuse-nothing-to-give = Вам нечего обменять в этой мастерской: { $shop }.
mk-refuse-other-shop = Эта мастерская делает другое: { $shop }.
mk-refuse-empty-slot = Это место в орде пусто.
mk-refuse-smoot-full = Ваше вече заполнено: в нём 10 троллей.
mk-refuse-bribes = Не хватает на взятки: нужно { $need }, есть { $n }.
mk-refuse-stack-empty = Туннелей такой формы не осталось: { $stack }.
mk-refuse-minerals = { $mineral ->
    [stone] Не хватает камней: нужно { $need }, есть { $n }.
    [iron] Не хватает железа: нужно { $need }, есть { $n }.
   *[heartstone] Не хватает сердоликов: нужно { $need }, есть { $n }.
}
mk-refuse-no-place = Туннелю такой формы сейчас негде лечь: { $stack }. { $n ->
    [0] Молотов на завалы у вас нет.
    [one] На завалы у вас { $n } молот.
    [few] На завалы у вас { $n } молота.
    [many] На завалы у вас { $n } молотов.
   *[other] На завалы у вас { $n } молота.
}
mk-refuse-other-tile = Вы выбрали туннель другой формы.
mk-refuse-off-board = Туннель вышел бы за пределы горы.
mk-refuse-on-site = Туннель не может накрыть место мастерской: { $squares }.
mk-refuse-on-heart = Туннель не может накрыть Сердце горы: { $squares }.
mk-refuse-on-tile = Здесь уже что-то лежит: { $squares }.
mk-refuse-on-start = За этим столом стартовые клетки нельзя накрывать туннелями.
mk-refuse-rival = Этот туннель коснулся бы сети игрока { $player }: { $squares }.
mk-refuse-not-beside = Этот туннель не коснулся бы вашей сети.
mk-refuse-hammers = Не хватает молотов: нужно { $need }, есть { $n }.
mk-refuse-no-unit = { $good ->
    [stone] Камней там нет.
    [iron] Железа там нет.
    [heartstone] Сердоликов там нет.
    [hammer] Молотов там нет.
    [rune] Рун там нет.
    [coin] Монет там нет.
    [cart] Универсальных тележек там нет.
    [fire_cart] Тележек Огня там нет.
    [ice_cart] Тележек Льда там нет.
   *[moon_cart] Тележек Луны там нет.
}
mk-refuse-wrong-kind = { $good ->
    [stone] Камнем здесь не заплатить.
    [iron] Железом здесь не заплатить.
    [heartstone] Сердоликом здесь не заплатить.
    [hammer] Молотом здесь не заплатить.
    [rune] Руной здесь не заплатить.
    [coin] Монетой здесь не заплатить.
    [cart] Универсальной тележкой здесь не заплатить.
    [fire_cart] Тележкой Огня здесь не заплатить.
    [ice_cart] Тележкой Льда здесь не заплатить.
   *[moon_cart] Тележкой Луны здесь не заплатить.
}
mk-refuse-only-trolls = Здесь подходит только то, что лежит на ваших троллях.
mk-refuse-unit-order = Выбирать дальше было бы не из чего: этот ресурс нужно было назвать раньше.
mk-refuse-no-pedestal = { $clan ->
    [fire] На вашем складе нет постамента Огня.
    [ice] На вашем складе нет постамента Льда.
   *[moon] На вашем складе нет постамента Луны.
}
mk-refuse-token-gone = { $clan ->
    [fire] Жетон Огня
    [ice] Жетон Льда
   *[moon] Жетон Луны
} для { $band ->
    [dark] тёмно-серого
    [light] светло-серого
    [brown] коричневого
    [orange] оранжевого
   *[yellow] жёлтого
} пояса уже взят.
mk-refuse-shop-gone = Таких мастерских не осталось: { $shop }.
mk-refuse-bag = { $clan ->
    [fire] В мешке не осталось постаментов Огня.
    [ice] В мешке не осталось постаментов Льда.
   *[moon] В мешке не осталось постаментов Луны.
}
mk-refuse-cell-filled = На месте { $cell } уже стоит тролль.
mk-refuse-cell-below = Под местом { $cell } нет 2 ваших троллей.
mk-refuse-hall-gone = Этот великий чертог уже освящён: { $hall }.
mk-refuse-hall-once = В этот ход вы уже освятили великий чертог.
mk-refuse-hall-late = Чертог освящают до передвижения статуй, а вы уже передвинули статую.
mk-refuse-hall-fits = В ваших туннелях нет места для этого великого чертога: { $hall }.
mk-refuse-hall-spin = В этом повороте великий чертог выглядит так же, как в другом.
mk-refuse-hall-off = Великий чертог вышел бы за пределы горы.
mk-refuse-hall-over = Великий чертог накрывает только туннели, но не врата и не другой чертог: { $squares }.
mk-refuse-hall-gap = Здесь под чертогом нет вашего туннеля: { $squares }.
mk-refuse-statue-buried = { $clan ->
    [fire] Статуя Огня на клетке { $square } ещё погребена.
    [ice] Статуя Льда на клетке { $square } ещё погребена.
   *[moon] Статуя Луны на клетке { $square } ещё погребена.
}
mk-refuse-statue-foreign = { $clan ->
    [fire] Статуя Огня на клетке { $square } стоит не в вашей сети.
    [ice] Статуя Льда на клетке { $square } стоит не в вашей сети.
   *[moon] Статуя Луны на клетке { $square } стоит не в вашей сети.
}
mk-refuse-no-cart = { $clan ->
    [fire] У вас нет тележки для статуи Огня.
    [ice] У вас нет тележки для статуи Льда.
   *[moon] У вас нет тележки для статуи Луны.
}
mk-refuse-no-room = { $clan ->
    [fire] Статую Огня с клетки { $square } некуда передвинуть: до свободной клетки не добраться.
    [ice] Статую Льда с клетки { $square } некуда передвинуть: до свободной клетки не добраться.
   *[moon] Статую Луны с клетки { $square } некуда передвинуть: до свободной клетки не добраться.
}
mk-refuse-outside-network = Клетка { $square } не в вашей сети.
mk-refuse-square-taken = На клетке { $square } уже стоит статуя.
mk-refuse-too-far = { $by ->
    [spell] До клетки { $square } больше туннелей, чем позволяет заклинание.
   *[cart] До клетки { $square } слишком далеко: 1 тележка довозит до любой свободной клетки того же или соседнего туннеля.
}
mk-refuse-no-troll = На месте { $cell } нет вашего тролля.
mk-refuse-not-level-two = На месте { $cell } тролль не 2-го уровня.
mk-refuse-all-covered = У тролля на месте { $cell } заняты все символы.
mk-refuse-nothing-on-it = У тролля на месте { $cell } ничего нет.
mk-refuse-not-level-three = Этот тролль не 3-го уровня.
mk-refuse-dedicate = { $clan ->
    [fire] Статуя Огня на клетке { $square } стоит на постаменте, в великом чертоге или в оранжевом либо жёлтом поясе.
    [ice] Статуя Льда на клетке { $square } стоит на постаменте, в великом чертоге или в оранжевом либо жёлтом поясе.
   *[moon] Статуя Луны на клетке { $square } стоит на постаменте, в великом чертоге или в оранжевом либо жёлтом поясе.
}
mk-refuse-lower-row = С этой настройкой возвысить можно только тролля из верхнего ряда орды.
mk-refuse-dedicated = { $clan ->
    [fire] Статую Огня на клетке { $square } уже освящали, а с этой настройкой это можно сделать лишь раз.
    [ice] Статую Льда на клетке { $square } уже освящали, а с этой настройкой это можно сделать лишь раз.
   *[moon] Статую Луны на клетке { $square } уже освящали, а с этой настройкой это можно сделать лишь раз.
}
mk-refuse-statue-spell = { $clan ->
    [fire] На статую Огня с клетки { $square } это заклинание не подействует.
    [ice] На статую Льда с клетки { $square } это заклинание не подействует.
   *[moon] На статую Луны с клетки { $square } это заклинание не подействует.
}
mk-refuse-not-own-tunnel = На клетке { $square } нет вашего туннеля.
mk-refuse-tunnel-name = Туннель на клетке { $square } называют по его первой клетке: { $first }.
mk-refuse-tunnel-laden = В туннеле на клетке { $square } стоит статуя или постамент.
mk-refuse-start-taken = На клетке { $square } уже стоят врата.
mk-refuse-start-partner = С вратами на клетке { $square } напарники не смогли бы стать соседями.
mk-refuse-start-label = На стартовой клетке { $square } не то число.
mk-refuse-not-in-hand = Этого тролля нет у вас на руке: { $troll }.

## Журнал

mk-log-shop = Мастерская этой партии: { $shop }.
mk-log-shop-chosen = { $player } выбирает мастерскую для этой партии: { $shop }.
mk-log-statues = { $n ->
    [one] По краям горы погребена { $n } статуя.
    [few] По краям горы погребены { $n } статуи.
    [many] По краям горы погребено { $n } статуй.
   *[other] По краям горы погребено { $n } статуи.
}
mk-log-track = Жетоны постаментов разложены по шкале.
mk-log-gate = { $player } ставит врата на клетку { $square }.
mk-log-starter-own = { $player } берёт начального тролля: { $troll }.
mk-log-starter = { $player } берёт начального тролля.
mk-log-draft = { $player } ставит начального тролля на место { $cell }: { $troll }.
mk-log-lower = Добыча игрока { $player } с нижних рядов начальных троллей: { $items }.
mk-log-bonus = Бонус игрока { $player } за более поздний ход (тролль { $troll }): { $items }.
mk-log-turn = Раунд { $round }: { $player } начинает ход.
mk-log-pass = { $player } не может ни нанять тролля, ни рыть.
mk-log-cast = { $player } творит заклинание «{ $spell }». Теперь на нём { $n ->
    [one] { $n } руна
    [few] { $n } руны
    [many] { $n } рун
   *[other] { $n } руны
}.
mk-log-honour = { $player } получает { $n ->
    [one] { $n } очко почёта
    [few] { $n } очка почёта
    [many] { $n } очков почёта
   *[other] { $n } очка почёта
}.
mk-log-gain = Добыча игрока { $player }: { $items }.
mk-log-wake = У игрока { $player } срабатывает { $troll }. Добыча: { $items }.
mk-log-unload = { $troll } у игрока { $player } отдаёт всё на склад: { $items }.
mk-log-elevate = У игрока { $player } место { $cell } занимает { $troll }, а { $old } уходит.
mk-log-cave-in = { $n ->
    [one] { $player } обрушивает туннель из { $n } клетки и берёт { $n } камень.
    [few] { $player } обрушивает туннель из { $n } клеток и берёт { $n } камня.
    [many] { $player } обрушивает туннель из { $n } клеток и берёт { $n } камней.
   *[other] { $player } обрушивает туннель из { $n } клетки и берёт { $n } камня.
}
mk-log-swap = { $player } меняет местами { $clan ->
    [fire] статую Огня
    [ice] статую Льда
   *[moon] статую Луны
} и { $second ->
    [fire] статую Огня
    [ice] статую Льда
   *[moon] статую Луны
}: теперь они на клетках { $square } и { $other-square }.
mk-log-spell-left = Третья руна: заклинание «{ $spell }» рассыпается и уходит под колоду.
mk-log-spell = В книге заклинаний появляется «{ $spell }».
mk-log-workshop = { $player } заходит в мастерскую: { $shop }.
mk-log-exchange = { $player } использует мастерскую: { $exchange }.
mk-log-trade = { $player } отдаёт 4 ресурса; взамен — { $items }.
mk-log-recruit = { $player } нанимает тролля { $level }-го уровня: { $troll }.
mk-log-collect = { $player } забирает взятки: { $items }.
mk-log-collect-pedestal = { $clan ->
    [fire] { $player } вместе с троллем получает постамент Огня.
    [ice] { $player } вместе с троллем получает постамент Льда.
   *[moon] { $player } вместе с троллем получает постамент Луны.
}
mk-log-bag = { $clan ->
    [fire] { $player } берёт из мешка постамент Огня.
    [ice] { $player } берёт из мешка постамент Льда.
   *[moon] { $player } берёт из мешка постамент Луны.
}
mk-log-came = В орду приходит { $troll }.
mk-log-offer = { $clan ->
    [fire] { $troll } приносит постамент Огня.
    [ice] { $troll } приносит постамент Льда.
   *[moon] { $troll } приносит постамент Луны.
}
mk-log-retire = { $troll } уходит из орды на покой: взяток уже 4.
mk-log-troll = { $player } ставит тролля на место { $cell }: { $troll }. { $n ->
    [one] Срабатывает { $n } тролль
    [few] Срабатывают { $n } тролля
    [many] Срабатывают { $n } троллей
   *[other] Срабатывает { $n } тролля
}, добыча: { $items }.
mk-log-crown = { $player } собирает вече из 10 троллей и берёт жетон коронации на { $n ->
    [one] { $n } очко почёта
    [few] { $n } очка почёта
    [many] { $n } очков почёта
   *[other] { $n } очка почёта
}.
mk-log-ending = Конец близок: после этого хода будет ещё { $n ->
    [one] { $n } ход
    [few] { $n } хода
    [many] { $n } ходов
   *[other] { $n } хода
}.
mk-log-dig = { $player } роет на клетке { $square } { $mineral ->
    [stone] каменный
    [iron] железный
   *[heartstone] сердоликовый
} туннель из { $n ->
    [one] { $n } клетки
    [few] { $n } клеток
    [many] { $n } клеток
   *[other] { $n } клетки
}{ $honour ->
    [0] { "" }
   *[other] {" "}(+{ $honour } почёта)
}.
mk-log-find = Находка игрока { $player }: { $items }.
mk-log-unearth = { $clan ->
    [fire] { $player } откапывает статую Огня на клетке { $square }.
    [ice] { $player } откапывает статую Льда на клетке { $square }.
   *[moon] { $player } откапывает статую Луны на клетке { $square }.
}
mk-log-pedestal = { $clan ->
    [fire] { $player } ставит постамент Огня на клетку { $square }
    [ice] { $player } ставит постамент Льда на клетку { $square }
   *[moon] { $player } ставит постамент Луны на клетку { $square }
} ({ $band ->
    [dark] тёмно-серый
    [light] светло-серый
    [brown] коричневый
    [orange] оранжевый
   *[yellow] жёлтый
} пояс) и берёт жетон на { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}.
mk-log-found = { $player } основывает мастерскую на клетке { $square }: { $shop }.
mk-log-hall = { $player } освящает великий чертог: { $hall }.
mk-log-statue = { $clan ->
    [fire] { $player } передвигает статую Огня на клетку { $square }.
    [ice] { $player } передвигает статую Льда на клетку { $square }.
   *[moon] { $player } передвигает статую Луны на клетку { $square }.
}
mk-log-score = { $player } набирает { $n ->
    [one] { $n } очко почёта
    [few] { $n } очка почёта
    [many] { $n } очков почёта
   *[other] { $n } очка почёта
}.

## Стол в терминале

mk-board-round = Раунд { $n }
mk-board-left = { $n ->
    [0] Последний ход
    [one] После этого ещё { $n } ход
    [few] После этого ещё { $n } хода
    [many] После этого ещё { $n } ходов
   *[other] После этого ещё { $n } хода
}
mk-board-spell = { $cast ->
    [yes] заклинание сотворено
   *[no] можно сотворить заклинание
}
mk-board-workshop = { $worked ->
    [yes] мастерская использована
   *[no] можно зайти в мастерскую
}
mk-board-effects = В этот ход
mk-board-crowns = Жетоны коронации
mk-board-horde = Орда
mk-board-level = Уровень { $n }
mk-board-deck = { $n ->
    [0] в колоде больше нет
   *[other] в колоде ещё { $n }
}
mk-board-bribes = { $n ->
    [0] бесплатно
    [one] { $n } взятка
    [few] { $n } взятки
    [many] { $n } взяток
   *[other] { $n } взятки
}
mk-board-spells = Книга заклинаний
mk-board-runes = { $n ->
    [0] рун нет
    [one] { $n } руна
    [few] { $n } руны
    [many] { $n } рун
   *[other] { $n } руны
}
mk-board-workshops = Мастерские
mk-board-entrances = { $n ->
    [0] открытых входов нет
    [one] { $n } открытый вход
    [few] { $n } открытых входа
    [many] { $n } открытых входов
   *[other] { $n } открытого входа
}
mk-board-to-found = Ещё не основаны
mk-board-tunnels = Туннели в запасе
mk-board-halls = Великие чертоги
mk-board-halls-left = Ещё не освящены
mk-board-hall = { $hall }: { $low }, а со статуей на алтаре { $high }
mk-board-altar = алтарь
mk-board-track = Шкала постаментов
mk-board-statues = Статуи
mk-board-statue = { $clan ->
    [fire] Статуя Огня на клетке { $square }
    [ice] Статуя Льда на клетке { $square }
   *[moon] Статуя Луны на клетке { $square }
}, ценность { $n }
mk-board-buried = погребена
mk-board-pedestals = Постаменты
mk-board-pedestal = { $clan ->
    [fire] Огонь: { $n }
    [ice] Лёд: { $n }
   *[moon] Луна: { $n }
}
mk-board-tokens = Жетоны
mk-board-trollsmoot = Вече
mk-board-trolls = Тролли
mk-board-storage = Склад
mk-board-team-storage = Склад команды
mk-board-resources = Можно потратить
mk-board-network = Сеть
mk-board-squares = { $n ->
    [one] { $n } клетка
    [few] { $n } клетки
    [many] { $n } клеток
   *[other] { $n } клетки
}
mk-board-honour = Почёт
mk-board-hand = Начальные тролли на руке
mk-board-nothing = пусто
mk-board-legend = Гора снаружи внутрь: D тёмно-серый пояс, L светло-серый, B коричневый, O оранжевый, Y жёлтый, # Сердце горы. Столбцы обозначены буквами, ряды — числами. + место мастерской, x завал; фигурки — сети игроков, ◀ сейчас ходит.
mk-part-digging = Рытьё
mk-part-spells = Заклинания
mk-part-coronation = Коронация
mk-part-tokens = Жетоны постаментов
mk-part-sets = Тройки ресурсов
mk-part-halls = Великие чертоги
mk-part-statues = Статуи

## В браузере: панели

mk-touch-legal = { $name }; можно выбрать
mk-mine-title = { $mine ->
    [yes] Ваше вече
   *[no] Вече игрока { $player }
}
mk-mine-trolls = { $n } из 10 троллей
mk-smoot-row = Ряд { $n }
mk-smoot-empty = Пустое место { $cell }
mk-smoot-troll = { $troll } на месте { $cell }{ $clan ->
    [fire] , клан Огня
    [ice] , клан Льда
    [moon] , клан Луны
    [mud] , клан Грязи
   *[none] { "" }
}{ $level ->
    [0] { "" }
   *[other] , уровень { $level }
}{ $holds ->
    [yes] ; на нём: { $items }
   *[no] ; на нём ничего нет
}{ $makes ->
    [yes] ; может произвести: { $free }
   *[no] { "" }
}
mk-store-good = { $good ->
    [stone] Камни
    [iron] Железо
    [heartstone] Сердолики
    [hammer] Молоты
    [rune] Руны
    [coin] Монеты
   *[cart] Тележки
}: на складе { $n }, на троллях { $count }
mk-store-pedestals = { $clan ->
    [fire] { $n ->
        [one] { $n } постамент Огня
        [few] { $n } постамента Огня
        [many] { $n } постаментов Огня
       *[other] { $n } постамента Огня
    }
    [ice] { $n ->
        [one] { $n } постамент Льда
        [few] { $n } постамента Льда
        [many] { $n } постаментов Льда
       *[other] { $n } постамента Льда
    }
   *[moon] { $n ->
        [one] { $n } постамент Луны
        [few] { $n } постамента Луны
        [many] { $n } постаментов Луны
       *[other] { $n } постамента Луны
    }
}
mk-store-tokens = { $n ->
    [one] { $n } жетон постамента
    [few] { $n } жетона постаментов
    [many] { $n } жетонов постаментов
   *[other] { $n } жетона постамента
}
mk-store-trade = Обмен 4:1
mk-horde-note = взятка каждому троллю ниже: 1 монета
mk-horde-troll = { $troll }, уровень { $level }, { $clan ->
    [fire] клан Огня
    [ice] клан Льда
    [moon] клан Луны
   *[mud] клан Грязи
}; производство: { $items }; { $n ->
    [0] бесплатно
    [one] { $n } взятка
    [few] { $n } взятки
    [many] { $n } взяток
   *[other] { $n } взятки
}{ $lying ->
    [0] { "" }
   *[other] ; на нём: { $bribes }
}{ $pedestal ->
    [fire] ; в придачу постамент Огня
    [ice] ; в придачу постамент Льда
    [moon] ; в придачу постамент Луны
   *[none] { $level ->
        [3] ; в придачу постамент на ваш выбор
       *[other] { "" }
    }
}
mk-spell-name = { $spell }: { $about } { $n ->
    [0] Рун на нём нет
    [one] На нём { $n } руна
    [few] На нём { $n } руны
    [many] На нём { $n } рун
   *[other] На нём { $n } руны
}
mk-spells-left = { $n ->
    [one] В колоде ещё { $n } заклинание; с третьей руной заклинание уходит под колоду
    [few] В колоде ещё { $n } заклинания; с третьей руной заклинание уходит под колоду
    [many] В колоде ещё { $n } заклинаний; с третьей руной заклинание уходит под колоду
   *[other] В колоде ещё { $n } заклинания; с третьей руной заклинание уходит под колоду
}
mk-shops-standing = Уже основаны
mk-shops-at = { $square } · { $n ->
    [0] открытых входов нет
    [one] { $n } открытый вход
    [few] { $n } открытых входа
    [many] { $n } открытых входов
   *[other] { $n } открытого входа
}
mk-shops-none = Ни одной не осталось.
mk-shop-name = { $shop } ({ $note }): { $about }
mk-hall-name = { $hall }: почёт { $low }, а со статуей на алтаре { $high }{ $left ->
    [yes] { "" }
   *[no] ; чертог уже освящён
}
mk-track-bag = В мешке:
mk-market-tabs = Общее для всех
mk-tab-spells = Чары
mk-tab-shops = Мастерские
mk-tab-halls = Чертоги
mk-tab-track = Постаменты
mk-tab-lit = есть что выбрать
mk-door-mine = Мои тролли
mk-door-horde = Орда
mk-door-rest = Заклинания и прочее
mk-draft-troll = { $troll }; производство: { $makes }; на старт: { $items }
mk-draft-once = на старт
mk-draft-filled = { $troll } на месте { $cell }
mk-placing-how = Нажмите на светящееся место в своём вече и увидите, кого разбудит новый тролль.
mk-placing-wakes = { $n ->
    [one] Будит { $n } тролля. Добыча:
    [few] Будит { $n } троллей. Добыча:
    [many] Будит { $n } троллей. Добыча:
   *[other] Будит { $n } тролля. Добыча:
}
mk-units-take = Можно взять
mk-seat-honour = { $n ->
    [one] { $n } очко почёта
    [few] { $n } очка почёта
    [many] { $n } очков почёта
   *[other] { $n } очка почёта
}
mk-seat-token = { $clan ->
    [fire] Огонь
    [ice] Лёд
   *[moon] Луна
}, { $band ->
    [dark] тёмно-серый пояс
    [light] светло-серый пояс
    [brown] коричневый пояс
    [orange] оранжевый пояс
   *[yellow] жёлтый пояс
}: { $n }

## В браузере: поле

mk-mountain = Гора
mk-where = { $state ->
    [over] Партия окончена
    [setup] Подготовка к игре
    [ending] { $n ->
        [0] Раунд { $round }: последний ход
        [one] Раунд { $round }: ещё { $n } ход
        [few] Раунд { $round }: ещё { $n } хода
        [many] Раунд { $round }: ещё { $n } ходов
       *[other] Раунд { $round }: ещё { $n } хода
    }
   *[on] Раунд { $round }
}
mk-fact = { $n ->
    [one] { $n } тролль
    [few] { $n } тролля
    [many] { $n } троллей
   *[other] { $n } тролля
} · { $count ->
    [one] { $count } клетка
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}
mk-fact-team = в паре: { $other }
mk-moving-how = Число на клетке показывает, сколько тележек нужно, чтобы туда добраться.
mk-confirm = Так и сделать
mk-confirm-dig = Рыть здесь
mk-confirm-hall = Освятить здесь
mk-confirm-troll = Поставить тролля
mk-confirm-gate = Поставить врата
mk-confirm-recruit = Нанять тролля
mk-confirm-cast = Сотворить
mk-gain-honour = почёт: { $from } → { $to }
mk-gain-goods = добыча: { $items }
mk-tunnels = Туннели
mk-tunnels-where = Перетащите туннель к своим туннелям или нажмите на светящуюся точку рядом с ними. R — повернуть, F — отразить.
mk-stack-dig = { $stack } за { $mineral ->
    [stone] { $n ->
        [one] { $n } камень
        [few] { $n } камня
        [many] { $n } камней
       *[other] { $n } камня
    }
    [iron] { $n ->
        [one] { $n } железо
        [few] { $n } железа
        [many] { $n } железа
       *[other] { $n } железа
    }
   *[heartstone] { $n ->
        [one] { $n } сердолик
        [few] { $n } сердолика
        [many] { $n } сердоликов
       *[other] { $n } сердолика
    }
}: { $honour ->
    [0] без почёта
    [one] { $honour } очко почёта
    [few] { $honour } очка почёта
    [many] { $honour } очков почёта
   *[other] { $honour } очка почёта
}, осталось { $left }
mk-hall-worth = { $low } или { $high }
mk-brings = Что даст этот туннель
mk-brings-honour = { $n ->
    [one] { $n } очко почёта
    [few] { $n } очка почёта
    [many] { $n } очков почёта
   *[other] { $n } очка почёта
}
mk-brings-good = Находка: { $items }
mk-brings-hammers = { $n ->
    [one] Завалы: нужен { $n } молот
    [few] Завалы: нужно { $n } молота
    [many] Завалы: нужно { $n } молотов
   *[other] Завалы: нужно { $n } молота
}
mk-brings-statue = { $clan ->
    [fire] Вы откопаете статую Огня
    [ice] Вы откопаете статую Льда
   *[moon] Вы откопаете статую Луны
}
mk-brings-pedestal = { $clan ->
    [fire] Можно поставить постамент Огня; жетон: { $n }
    [ice] Можно поставить постамент Льда; жетон: { $n }
   *[moon] Можно поставить постамент Луны; жетон: { $n }
}
mk-brings-site = { $n ->
    [1] Можно основать мастерскую
    [one] Можно основать { $n } мастерскую
    [few] Можно основать { $n } мастерские
    [many] Можно основать { $n } мастерских
   *[other] Можно основать { $n } мастерской
}
mk-target-tunnel = туннель игрока { $player }
mk-target-tunnel-nobody = ничей туннель
mk-target-hall = { $hall } игрока { $player }
mk-target-gate = врата игрока { $player }
mk-target-find = погребено: { $items }
mk-target-rubble = завал
mk-target-site = место мастерской
mk-legend = Легенда
mk-legend-bands = Пояса и почёт за статую в каждом
mk-legend-networks = Сети
mk-legend-signs = Знаки
mk-legend-rubble = Завал: 1 молот
mk-legend-find = Погребённый ресурс
mk-legend-statue = Статуя
mk-legend-pedestal = Постамент: удваивает почёт за статую своего клана
mk-legend-site = Место мастерской
mk-legend-workshop = Мастерская; точки — открытые входы
mk-legend-altar = Алтарь великого чертога
mk-legend-gate = Врата
mk-target-hall-nobody = ничей великий чертог: { $hall }

# The browser outside the tables: lobby, new tables, joining, rulebooks, settings, the account.

## Around these pages; what a table needs as well is in table.ftl

web-home = Underhall, в лобби
web-nav = Главное меню
web-nav-play = Играть
web-nav-replays = Повторы
web-nav-rules = Правила
web-nav-settings = Настройки
# the same under an icon on a phone: short
web-tab-rules = Правила
web-nav-account = Аккаунт
web-nav-guest = Гость
web-language = Язык
web-sound-on = Звук включён
web-sound-off = Звук выключен
web-guest-keep = гость · сохранить партии
web-guest-new = вход не выполнен
web-signed-in = вход выполнен
web-loading = Зажигаем фонари…
web-try-again = Повторить
web-copied = Скопировано.
web-nowhere-title = Здесь тупик
web-nowhere-text = Возможно, ссылка устарела или в ней не хватает буквы.
web-nowhere-home = В лобби

## Lobby

web-lobby-title = { $n ->
        [1] Под горой вас ждёт стол
        [one] { $n } стол под одной горой
        [few] { $n } стола под одной горой
        [many] { $n } столов под одной горой
       *[other] { $n } стола под одной горой
    }
web-lobby-lead = Сыграйте сразу с ботами или отправьте ссылку другу. Игра сама следит за правилами и объясняет их.
web-lobby-games = Игры
web-lobby-new = Новая игра
web-lobby-no-games = Не удалось загрузить игры.
web-players = { $low }–{ $high }
web-players-label = Игроков: от { $low } до { $high }
web-play-now = Играть
web-play-now-label = Играть с ботами: { $game }
web-opponents = Ваши соперники
web-opponents-about = Кнопка «Играть» сажает их за ваш стол.
web-new-table = Новый стол
web-new-table-label = Новый стол: { $game }
web-read-rules = Читать правила
web-setting-table = Готовим стол…

web-your-tables = Ваши столы
web-tables-waiting = { $n ->
        [one] { $n } стол ждёт вас
        [few] { $n } стола ждут вас
        [many] { $n } столов ждут вас
       *[other] { $n } стола ждёт вас
    }
web-tables-empty = Столов пока нет. Сыграйте с ботами или создайте стол для друзей.
web-table-with = { $game }: { $people }
web-table-alone = { $game }
web-table-open = { $game }, открытый стол
web-table-your-turn = Ваш ход
web-table-waits-for = Ждём: { $people }
web-table-goes-on = Партия идёт
web-table-handed = За вас играет бот
web-table-seats = Занято мест: { $taken } из { $seats }
web-table-all-here = Все на месте. Можно начинать.
web-table-won = { $points ->
        [one] Победа: { $points } очко
        [few] Победа: { $points } очка
        [many] Победа: { $points } очков
       *[other] Победа: { $points } очка
    }
web-table-ended = { $points ->
        [one] { $place }-е место, { $points } очко
        [few] { $place }-е место, { $points } очка
        [many] { $place }-е место, { $points } очков
       *[other] { $place }-е место, { $points } очка
    }
web-table-over = Партия окончена
web-table-news = Пока вас не было, что-то произошло
web-invite = Пригласить
web-all-finished = Все завершённые партии

web-join-title = За стол к другу
web-join-lead = Вставьте ссылку или слова из приглашения.
web-join-field = Ссылка или слова
web-join-example = amber-goat-stair-moon-nine
web-join = Присоединиться
web-join-empty = Сначала вставьте ссылку или слова.
web-join-by-link = По ссылке

## New table

web-new-title = Новый стол: { $game }
web-new-who = Кто играет?
web-new-who-lead = Ходят по кругу в этом порядке. Начинает место 1.
web-new-who-together = Все играют одновременно.
web-seat-n = Место { $n }
web-seat-kind = Кто на месте { $n }?
web-seat-me = Вы
web-seat-open = Друг по ссылке
web-seat-local = За этим экраном
web-seat-bot = Бот
web-seat-open-about = Ссылку для друга вы получите, когда создадите стол.
web-seat-name = Имя игрока на месте { $n }
web-seat-name-hint = Имя игрока
web-seat-level = Уровень бота на месте { $n }
web-seat-remove = Убрать место { $n }
web-seat-add = Добавить место
web-seat-mix = Перемешать места
web-seats-most = { $n ->
        [one] Играть могут не больше { $n } человека.
        [few] Играть могут не больше { $n } человек.
        [many] Играть могут не больше { $n } человек.
       *[other] Играть могут не больше { $n } человека.
    }
web-bot-random = Беспечный
web-bot-random-about = Делает любой разрешённый ход.
# each level is somebody; where several of one level sit at a table, they go by these names
web-bot-novice = Новичок
web-bot-novice-about = Придумывает несколько ходов и делает лучший из них. Многое упускает.
web-bot-novice-name = { $n ->
        [1] Камушек
        [2] Крошка
        [3] Пуговка
       *[other] Пушок
    }
web-bot-casual = Любитель
web-bot-casual-about = Взвешивает каждый ход и берёт лучший на сейчас. Вперёд не заглядывает.
web-bot-casual-name = { $n ->
        [1] Полушка
        [2] Котелок
        [3] Пышка
       *[other] Ежевика
    }
web-bot-strong = Сильный
web-bot-strong-about = Перед ходом много раз проигрывает в уме, что может быть дальше.
web-bot-strong-name = { $n ->
        [1] Кремень
        [2] Гранит
        [3] Базальт
       *[other] Оникс
    }
web-bot-expert = Эксперт
web-bot-expert-about = Опирается на опыт тысяч партий против себя и с ним думает наперёд.
web-bot-expert-name = { $n ->
        [1] Эхо
        [2] Топаз
        [3] Опал
       *[other] Берилл
    }

web-new-rules = Домашние правила
web-new-rules-usual = Впервые за столом? Играйте по обычным правилам.
web-new-rules-changed = { $n ->
        [one] Изменено { $n } правило
        [few] Изменено { $n } правила
        [many] Изменено { $n } правил
       *[other] Изменено { $n } правила
    }
web-new-rules-reset = Вернуть обычные правила
web-option-yes = Да
web-option-no = Нет
web-option-rule = Читать правило { $rule }

web-new-clock = Время на ход
web-new-clock-about = Если время вышло, за вас играет бот, пока вы не вернётесь на своё место.
web-clock-none = Без часов
web-clock-minutes = { $n ->
        [one] { $n } минута
        [few] { $n } минуты
        [many] { $n } минут
       *[other] { $n } минуты
    }
web-clock-days = { $n ->
        [one] { $n } день
        [few] { $n } дня
        [many] { $n } дней
       *[other] { $n } дня
    }
web-clock-minutes-turn = { $n ->
        [one] { $n } минута на ход
        [few] { $n } минуты на ход
        [many] { $n } минут на ход
       *[other] { $n } минуты на ход
    }
web-clock-days-turn = { $n ->
        [one] { $n } день на ход
        [few] { $n } дня на ход
        [many] { $n } дней на ход
       *[other] { $n } дня на ход
    }
web-new-spectators = Пускать зрителей
web-new-spectators-about = Смотреть может каждый, у кого есть ссылка на стол. Скрытых карт никто не увидит.
web-spectators-yes = Зрителям вход открыт
web-spectators-no = Без зрителей

web-new-tower = Каменная башня
web-new-tower-physics = Физическая модель
web-new-tower-physics-about = Каждый валун движется по законам физики. Обвал занимает мгновение; все видят его таким, каким он был, и могут пересмотреть.
web-new-tower-twin = По статистике
web-new-tower-twin-about = Сколько валунов выпадет, сразу решает жребий по измеренной статистике башни; их движение — только картинка.
web-new-tower-none = На этом сервере нет физической модели: сколько валунов выпадет, решает жребий по измеренной статистике башни.
web-tower-physics = Башня — физическая модель
web-tower-twin = Башня — по статистике

web-new-sum = Ваш стол
web-sum-seats = { $n ->
        [one] { $n } место
        [few] { $n } места
        [many] { $n } мест
       *[other] { $n } места
    }
web-sum-friends = { $n ->
        [one] { $n } друг по ссылке
        [few] { $n } друга по ссылке
        [many] { $n } друзей по ссылке
       *[other] { $n } друга по ссылке
    }
web-sum-local = Ещё { $n } за этим экраном
web-sum-bots = { $n ->
        [one] { $n } бот
        [few] { $n } бота
        [many] { $n } ботов
       *[other] { $n } бота
    }
web-sum-usual = Обычные правила
web-new-set = Создать стол
web-new-start = Начать партию
web-new-next-invite = Следующий шаг — ссылки для друзей.
web-new-next-start = Все на месте, партия начнётся сразу.

## Gathering and joining

web-gather-title = Собираемся играть: { $game }
web-gather-lead-host = Отправьте друзьям ссылки: у каждого места своя. Когда все места заняты, начинайте партию.
web-gather-lead-settling = Места уже распределены. Когда все придут, начинайте партию.
web-gather-lead-guest = Место за вами. Партию начнёт хозяин стола, когда все места будут заняты.
web-gather-lead-watch = Партия ещё не началась. Как только начнётся, её можно будет смотреть.
web-gather-lead-ready = Все на месте. Начинаем?
web-gather-seats = Места
web-gather-you = вы
web-gather-bot = бот
web-gather-open = Свободное место
web-gather-ready = Готово
web-gather-coming = Садится за стол…
web-gather-absent = Ещё не за столом
web-gather-away = За столом, но не в сети
web-gather-free = Ждём друга
web-gather-invite = Приглашение на место { $n }
web-gather-words = Или назовите эти слова:
web-gather-copy = Скопировать ссылку
web-gather-copy-label = Скопировать ссылку для места { $n }
web-gather-share = Поделиться
web-gather-share-label = Поделиться ссылкой для места { $n }
web-gather-share-text = Сыграем вместе? { $game } на Underhall.
web-gather-bot-here = Посадить сюда бота
web-gather-bot-label = Посадить бота на место { $n }
web-gather-instead = Если не придёт:
web-gather-instead-label = Отдать место { $n } кому-то другому
web-gather-open-again = Освободить место
web-gather-open-again-label = Освободить место { $n }
web-gather-start = Начать партию
web-gather-missing = { $n ->
        [one] { $n } место ещё свободно.
        [few] { $n } места ещё свободны.
        [many] { $n } мест ещё свободно.
       *[other] { $n } места ещё свободно.
    }
web-gather-settling = Кого-то ещё нет.
web-gather-host-starts = Партию начнёт хозяин стола.
web-gather-leave = Уступить место
web-gather-close = Закрыть стол для всех
web-gather-close-sure = Стола больше не будет, а ссылки перестанут работать. Все за столом об этом узнают.
web-gather-close-yes = Закрыть
web-gather-close-no = Оставить
web-deal-title = Проверяемая раздача
web-deal-about = Ни сервер, ни игроки не могут подстроить то, что выпадет в этой партии. Когда она окончена, это может проверить каждый.
web-deal-details = Как это устроено?
web-deal-text = Пока за столом ещё никого нет, сервер выбирает секрет и показывает внизу его отпечаток. Потом браузер каждого игрока добавляет своё случайное число. Всё, что выпадает в партии, следует из секрета и этих чисел вместе. Когда партия окончена, секрет публикуют: отпечаток должен совпасть, а партия — повториться так, как была раздана.
web-deal-fingerprint = Отпечаток секрета

web-invited-title = { $host } приглашает вас
web-invited-title-open = Вас приглашают
web-invited-lead = За столом есть свободное место: { $game }.
web-invited-seats = Уже за столом: { $people }.
web-invited-name = Ваше имя за столом
web-sit-down = Занять место
web-sit-mine = У вас уже есть место за этим столом.
web-to-table = К столу
web-invited-started = Это место уже занято.
web-watch = Смотреть
web-invited-gone-title = Это приглашение никуда не ведёт
web-invited-gone = Место уже занято, или в словах ошибка. Попросите у друга ссылку ещё раз.

## Rulebooks

web-rules-title = Правила
web-rules-lead = Все правила, за которыми следит игра, простыми словами.
web-rules-of = Правила · { $game }
web-rules-search = Искать в правилах
web-rules-found = { $n ->
        [0] Таких слов в правилах нет.
        [one] Найдено { $n } правило
        [few] Найдено { $n } правила
        [many] Найдено { $n } правил
       *[other] Найдено { $n } правила
    }
web-rules-chapters = Главы
web-rules-chapter = { $n }. { $title }
web-rules-previous = Предыдущая глава: { $n }. { $title }
web-rules-next = Следующая глава: { $n }. { $title }
web-rules-link = Ссылка на правило { $rule }
web-rules-none = Правил этой игры здесь нет.

## Replays

web-replays-title = Повторы
web-replays-lead = Пересмотрите завершённую партию ход за ходом, с открытыми картами.
web-replays-mine = Ваши завершённые партии
web-replays-empty = Здесь появятся ваши завершённые партии.
web-replays-records = Открытые записи
web-replays-uploaded = Открыто: { $date }
web-replays-upload = Открыть запись партии
web-replays-upload-lead = Перетащите сюда файл .hall или выберите его. Мы проверим его ход за ходом.
web-replays-choose = Выбрать файл
web-replays-reading = Проверяем запись…
web-replays-too-large = Этот файл слишком велик для записи партии.

## Settings

web-settings-title = Настройки
web-settings-lead = Хранятся в этом браузере.
web-set-look = Вид
web-set-language = Язык
web-set-theme = Освещение
web-set-theme-system = Как в системе
web-set-theme-dark = Фонарь
web-set-theme-light = Дневной свет
web-set-motion = Анимация
web-set-motion-about = Когда анимации меньше, перемены отмечает светлый контур, а не движение.
web-set-motion-system = Как в системе
web-set-motion-less = Меньше
web-set-sound-part = Звук
web-set-sound = Включить звуки
web-set-sound-about = Тихие, деревянные. Всё важное видно и без них.
web-set-volume = Громкость
web-set-try = Послушать
web-set-table = За столом
web-set-confirm = Передавать ход, только когда я подтверждаю
web-set-confirm-about = Иначе ход передаётся сам там, где вернуть уже ничего нельзя.
web-set-hotkeys = Горячие клавиши
web-set-hotkeys-about = Одиночные клавиши, например U — вернуть ход. Весь список за столом покажет клавиша K.
web-set-notify = Сообщать, что сейчас мой ход
web-set-notify-about = Уведомлением, пока эта страница в фоне.
web-set-notify-refused = Браузер не разрешает уведомления для этой страницы. Это можно изменить в его настройках.
web-set-muted = Заглушённые в чате
web-set-muted-count = { $n ->
        [one] Вы не слышите { $n } человека.
        [few] Вы не слышите { $n } человек.
        [many] Вы не слышите { $n } человек.
       *[other] Вы не слышите { $n } человека.
    }
web-set-unmute = Слышать всех

## Account

web-account-title = Ваше имя в зале
web-account-name = Имя
web-account-name-about = Его видят все за вашими столами.
web-account-save = Сохранить имя
web-account-saved = Имя сохранено.
web-account-keep = Сохранить мои партии
web-account-keep-about = Вы играете как гость, и ваши партии есть только в этом браузере. С логином они будут с вами везде.
web-account-login = Логин
web-account-login-about = Буквы, цифры и . _ @ + -
web-account-password = Пароль
web-account-password-about = Не меньше 8 символов.
web-account-register = Сохранить партии
web-account-kept = Готово. Ваши партии сохранены под этим логином.
web-account-have = У меня есть логин
web-account-have-about = Партии, начатые здесь, перейдут к нему.
web-account-log-in = Войти
web-account-welcome = С возвращением, { $name }.
web-account-signed = Вы вошли как { $login }
web-account-change = Сменить пароль
web-account-old = Старый пароль
web-account-new = Новый пароль
web-account-changed = Пароль изменён.
web-account-log-out = Выйти
web-account-out = Вы вышли.

## What the server may refuse on these pages; what it refuses at a table is in table.ftl

error-alone = В одиночку побеждать некого.
error-bad-name = В этом имени нет ни одной видимой буквы. Попробуйте другое.
error-bad-position = Эта позиция не подходит к игре или к числу игроков.
error-bad-record = Это не запись партии, или она не сходится. Ничего не сохранено.
error-bad-setup = Так стол не создать. Измените места или настройки.
error-begun = Партия уже началась.
error-bot = Бот сейчас не может думать. Попробуйте чуть позже.
error-broken = На сервере что-то сломалось. Ничего не изменилось.
error-handed-over = Сейчас за это место играет бот. Сначала верните место себе.
error-has-account = У вас уже есть логин.
error-login-taken = Этот логин уже занят. Выберите другой.
error-no-account = У гостя нет пароля. Сначала сохраните свои партии.
error-no-bot = Такого бота для этой игры нет.
error-no-fall = Здесь нет записанного падения валунов.
error-no-game = Такой игры здесь нет.
error-no-invitation = Это приглашение никуда не ведёт, или место уже занято.
error-no-position = Такой позиции нет.
error-no-record = Такой записи нет.
error-no-seat = Такого места нет.
error-no-step = Такого шага в записи нет.
error-not-host = Это может только хозяин стола.
error-not-over = Партия ещё не окончена.
error-not-ready = Кто-то ещё садится за стол.
error-not-started = Партия ещё не началась.
error-open-seat = Одно из мест ещё свободно.
error-outdated = Этот стол создан по старым правилам, и продолжить здесь нельзя.
error-refused = Сервер отказал. Ничего не изменилось.
error-seat-taken = Это место уже занято.
error-wrong-password = Неверный логин или пароль.

## Dwar7s Fall: what it is, and its options

dwarfs-fall-tagline = Семь гномов, девять карт и дракон для соседей.
dwarfs-fall-about = Выкладывайте рудники, трактиры и замок, пока они не сложатся в королевства. Отправляйте гномов за самоцветами, нанимайте огра для грязной работы, торгуйте ради зимних припасов и напустите великана на слишком богатого соседа.
dwarfs-fall-minutes = 45 мин
dwarfs-fall-option-shop_is_inn = Лавка — это трактир
dwarfs-fall-option-shop_is_inn-about = Лавки и трактиры огров складываются в общие стопки. Без этого лавка складывается только с лавками.
dwarfs-fall-option-realm_must_be_closed = Королевства нужно замыкать
dwarfs-fall-option-realm_must_be_closed-about = Королевство, у которого сторона без стены выходит на пустую клетку, приносит 0 очков. Передвижение и блокировка не меняются.
dwarfs-fall-option-castle_bonus = Дополнительное действие замка
dwarfs-fall-option-castle_bonus-about = Когда проверяется, даёт ли вам замок дополнительное действие?
dwarfs-fall-option-castle_bonus-live = Перед каждым действием
dwarfs-fall-option-castle_bonus-turn_start = Один раз, в начале хода
dwarfs-fall-option-tunnel_onto_dragon = Штольня может вывести на дракона
dwarfs-fall-option-tunnel_onto_dragon-about = Тогда гном, который идёт по штольне, может выйти и на дракона.
dwarfs-fall-option-failed_tasks = Невыполнимые задания
dwarfs-fall-option-failed_tasks-about = Что будет с невыполнимым заданием, когда вы заканчиваете с заданиями?
dwarfs-fall-option-failed_tasks-automatic = Срываются, гномы идут домой
dwarfs-fall-option-failed_tasks-optional = Можно оставить на потом
dwarfs-fall-option-partial_gold = Золотой рудник может дать 1 золото
dwarfs-fall-option-partial_gold-about = Если в банке осталось всего 1 золото, золотой рудник даёт его. Без этого задание срывается.
dwarfs-fall-option-monster_zeroes_type = Что обесценивает чудовище
dwarfs-fall-option-monster_zeroes_type-about = Дракон лишает очков рудники, великан — замки. Как далеко это действует?
dwarfs-fall-option-monster_zeroes_type-realm = Этот тип во всём королевстве
dwarfs-fall-option-monster_zeroes_type-card = Только стопку под собой
dwarfs-fall-option-dig_range = Где подкапывает замок
dwarfs-fall-option-dig_range-about = Какие стопки можно подкопать заданием замка?
dwarfs-fall-option-dig_range-anywhere = Где угодно на поле
dwarfs-fall-option-dig_range-own_realm = Только в своём королевстве
dwarfs-fall-option-giant_voids_realm = Великан обнуляет королевство
dwarfs-fall-option-giant_voids_realm-about = Если в королевстве великан, 0 очков приносит всё королевство, а не только замки.
dwarfs-fall-option-secret_windows = Автораскрытие тайных целей
dwarfs-fall-option-secret_windows-about = Автораскрытие само показывает вашу цель в конце любого хода, когда её условие выполнено.
dwarfs-fall-option-secret_windows-own-boundary-final = С автораскрытием
dwarfs-fall-option-secret_windows-own-final = Без автораскрытия
dwarfs-fall-option-turn_order_points = Очки за очерёдность
dwarfs-fall-option-turn_order_points-about = В конце каждый получает столько очков за каждого игрока, который ходит в раунде после него: тот, кто ходит позже, ещё может ответить на ход, завершающий партию.
dwarfs-fall-option-max_rounds = Последний раунд
dwarfs-fall-option-max_rounds-about = Партия заканчивается после этого раунда, даже если целей выполнено мало.
error-method = По этому адресу так нельзя.
error-too-large = Это слишком велико для отправки.

mountain-king-tagline = Десять троллей, одна гора и корона тому, кто копнёт глубже.
mountain-king-about = Ройте туннели к Сердцу горы, откапывайте статуи древних кланов и везите их домой, на постаменты и в великие чертоги. Каждый новый тролль будит всех, кто под ним, поэтому стройте вече с умом — и думайте, кому даёте взятки.
mountain-king-minutes = 90 мин
mountain-king-option-teams = Две команды
mountain-king-option-teams-about = Вчетвером места 1 и 4 играют против мест 2 и 3; у команды общий склад и общий почёт. При другом числе игроков ничего не меняется.
mountain-king-option-two_player_side = Гора для двоих
mountain-king-option-two_player_side-about = На какой стороне поля играют двое? Втроём всегда играют на осенней, вчетвером и впятером — на зимней.
mountain-king-option-two_player_side-autumn = Осенняя, поменьше
mountain-king-option-two_player_side-winter = Зимняя, побольше
mountain-king-option-workshops = Мастерские в партии
mountain-king-option-workshops-about = Их по 2 на игрока и ещё 1. Кто решает, какие?
mountain-king-option-workshops-random = Случай
mountain-king-option-workshops-no_duplicates = Случай, но без повторов
mountain-king-option-workshops-chosen = Игроки, по очереди
mountain-king-option-trolls_start_full = Начальные тролли с ресурсами
mountain-king-option-trolls_start_full-about = На каждом начальном тролле с самого начала лежит его ресурс. Без этого они сначала пусты.
mountain-king-option-clan_carts_generic = Клановая тележка — любой ресурс
mountain-king-option-clan_carts_generic-about = Клановой тележкой можно заплатить везде, где годится любой ресурс, например при обмене. Без этого она только возит статуи своего клана.
mountain-king-option-bribes_by = От чего зависят взятки
mountain-king-option-bribes_by-about = Когда колода кончилась, в ряду повыше может оказаться тролль более низкого уровня. Сколько взяток он стоит?
mountain-king-option-bribes_by-row = Сколько положено его ряду
mountain-king-option-bribes_by-card = Сколько положено его уровню
mountain-king-option-retired_pedestal = Постамент тролля, ушедшего на покой
mountain-king-option-retired_pedestal-about = Что будет с постаментом тролля, который уходит из орды на покой?
mountain-king-option-retired_pedestal-bag = Возвращается в мешок
mountain-king-option-retired_pedestal-stays = Остаётся следующему троллю
mountain-king-option-dig_unused_starts = Свободные стартовые клетки можно рыть
mountain-king-option-dig_unused_starts-about = Стартовая клетка без врат — обычная клетка. Без этого накрыть её туннелем нельзя.
mountain-king-option-flip_halls = Великие чертоги можно отражать
mountain-king-option-flip_halls-about = Прежде чем положить чертог, его можно отразить. Чертоги этого набора выглядят с обеих сторон одинаково.
mountain-king-option-elevation_from = Тролль для возвышения
mountain-king-option-elevation_from-about = Откуда Обряд возвышения может взять тролля 3-го уровня?
mountain-king-option-elevation_from-horde = Из любого ряда орды
mountain-king-option-elevation_from-top_row = Только из верхнего ряда
mountain-king-option-dedicate_again = Повторное освящение
mountain-king-option-dedicate_again-about = Может ли Ритуал освящения принести очки за ту же статую в более поздний ход?
mountain-king-option-full_tunnels = Туннели, полные статуй
mountain-king-option-full_tunnels-about = Может ли статуя пройти через туннель, где нет свободной клетки?
mountain-king-option-full_tunnels-block = Нет, только в обход
mountain-king-option-full_tunnels-pass = Да, ещё за 1 тележку
mountain-king-option-statue_limit = Почёт приносит только 1 статуя
mountain-king-option-statue_limit-about = Если чертог накрывает плитку туннеля частично, видимые части становятся отдельными туннелями. Где почёт приносит только лучшая статуя?
mountain-king-option-statue_limit-tunnel = В каждом туннеле
mountain-king-option-statue_limit-tile = На каждой плитке, со всеми её частями
imperial-miners-tagline = Десять карт, шесть народов и цепная реакция до самого дневного света.
imperial-miners-about = Стройте шахту карта за картой, одну под другой, и с каждой новой запускайте цепную реакцию через те, что выше. Шотландцы покупают, варвары крушат, египтяне исследуют, японцы собирают гостей, атланты строят механизмы, а римляне наполняют вагонетки. Играют все сразу, поэтому долго ждать никому не придётся.
imperial-miners-minutes = 45 мин
imperial-miners-option-first_game = Первая партия
imperial-miners-option-first_game-about = Каждый начинает с 6 картами и оставляет все. Без этого каждый выбирает 4 карты из 8.
imperial-miners-option-first_game_1 = Первая партия: место 1
imperial-miners-option-first_game_1-about = Как начинает игрок на месте 1?
imperial-miners-option-first_game_1-table = Как весь стол
imperial-miners-option-first_game_1-yes = Оставляет все 6 карт
imperial-miners-option-first_game_1-no = Выбирает 4 карты из 8
imperial-miners-option-first_game_2 = Первая партия: место 2
imperial-miners-option-first_game_2-about = Как начинает игрок на месте 2?
imperial-miners-option-first_game_2-table = Как весь стол
imperial-miners-option-first_game_2-yes = Оставляет все 6 карт
imperial-miners-option-first_game_2-no = Выбирает 4 карты из 8
imperial-miners-option-first_game_3 = Первая партия: место 3
imperial-miners-option-first_game_3-about = Как начинает игрок на месте 3?
imperial-miners-option-first_game_3-table = Как весь стол
imperial-miners-option-first_game_3-yes = Оставляет все 6 карт
imperial-miners-option-first_game_3-no = Выбирает 4 карты из 8
imperial-miners-option-first_game_4 = Первая партия: место 4
imperial-miners-option-first_game_4-about = Как начинает игрок на месте 4?
imperial-miners-option-first_game_4-table = Как весь стол
imperial-miners-option-first_game_4-yes = Оставляет все 6 карт
imperial-miners-option-first_game_4-no = Выбирает 4 карты из 8
imperial-miners-option-first_game_5 = Первая партия: место 5
imperial-miners-option-first_game_5-about = Как начинает игрок на месте 5?
imperial-miners-option-first_game_5-table = Как весь стол
imperial-miners-option-first_game_5-yes = Оставляет все 6 карт
imperial-miners-option-first_game_5-no = Выбирает 4 карты из 8
imperial-miners-option-reshuffle = Перемешивание сброса
imperial-miners-option-reshuffle-about = Когда сброс уровня становится новой колодой?
imperial-miners-option-reshuffle-needed = Когда понадобится карта
imperial-miners-option-reshuffle-at_once = Как только колода кончится
imperial-miners-option-last_end_event = Последнее событие конца раунда
imperial-miners-option-last_end_event-about = Событие конца раунда в раунде 10 выполняют перед подсчётом очков. Без этого его пропускают.
imperial-miners-option-modifiers_reach = На что действуют модификаторы
imperial-miners-option-modifiers_reach-about = Действует ли событие раунда и на карты, которые эффект активирует вне цепной реакции?
imperial-miners-option-modifiers_reach-all = Да, на все карты
imperial-miners-option-modifiers_reach-chain = Нет, только на цепную реакцию
imperial-miners-option-voluntary_draw = Карта из колоды, а не с руки
imperial-miners-option-voluntary_draw-about = Можно взять карту 1-го уровня и сыграть её, даже если есть что сыграть с руки.
imperial-miners-option-gaps = Пропуски в ряду 1
imperial-miners-option-gaps-about = Сколько пустых мест можно оставить рядом с новой картой 1-го уровня?
imperial-miners-option-gaps-two = До 2
imperial-miners-option-gaps-none = Ни одного
imperial-miners-option-gaps-any = Сколько угодно
imperial-miners-option-surface_optional = Поверхность можно пропустить
imperial-miners-option-surface_optional-about = Без этого 1 из эффектов поверхности нужно выбрать.
imperial-miners-option-keep_collapse = Обвал можно оставить
imperial-miners-option-keep_collapse-about = Когда активируется карта с обвалом, обвал можно на ней оставить. Эффекта у карты всё равно не будет.
imperial-miners-option-clear_on_pass = Реакция убирает обвалы на пути
imperial-miners-option-clear_on_pass-about = Проходя через уже активированную карту, цепная реакция убирает с неё обвал. Без этого обвал остаётся.
imperial-miners-option-next_board = Следующий планшет исследований
imperial-miners-option-next_board-about = Куда переходит маркер-кирка с планшета, пройденного до конца?
imperial-miners-option-next_board-other = На другой планшет
imperial-miners-option-next_board-any = На любой, даже на тот же самый
imperial-miners-option-scots_discount = Скидка шотландцев
imperial-miners-option-scots_discount-about = Какие карты шотландцев удешевляют эффект?
imperial-miners-option-scots_discount-all = Все в шахте
imperial-miners-option-scots_discount-others = Все, кроме самой карты
imperial-miners-option-tiebreak2 = Второе решение ничьей
imperial-miners-option-tiebreak2-about = Если равны и счёт, и монеты, что решает?
imperial-miners-option-tiebreak2-full_carts = Больше полных вагонеток
imperial-miners-option-tiebreak2-machines = Больше механизмов

## Trollfjord: what it is, and its options

trollfjord-tagline = Десять троллей, один молот и башня, которую лучше не злить.
trollfjord-about = Ведите короля вокруг поля, расставляйте троллей по фьордам, лесам и ледникам и бейте по Каменной башне, пока валунов не хватит на сокровище. С товарищем ударов больше, дар для духа гор пригодится, а молот важно отложить вовремя.
trollfjord-minutes = 60 мин
trollfjord-option-fortresses = Номера крепостей
trollfjord-option-fortresses-about = Где стоят крепости I, II и III?
trollfjord-option-fortresses-random = Случайная расстановка
trollfjord-option-fortresses-first = Расстановка для первой игры
trollfjord-option-place_both = Размещать в обоих регионах
trollfjord-option-place_both-about = Троллей за одно размещение можно разделить между обоими регионами местности. Без этого все встают в один.
trollfjord-option-announce_again = Объявить ещё раз
trollfjord-option-announce_again-about = Кто объявил крепость, но не стал бить, может объявить другую. Без этого ход заканчивается.
trollfjord-option-late_take = Позднее сокровище
trollfjord-option-late_take-about = Кто остановился и ничего не получил, должен взять сокровище, если может, когда другой закончит бить. Без этого остановившийся больше не собирает.
trollfjord-option-retired_gives = Дары после остановки
trollfjord-option-retired_gives-about = Кто остановился, может помочь задобрить духа гор, пока другой продолжает бить. Без этого дары приносит только другой.
trollfjord-option-crown_value = Ценность короны
trollfjord-option-crown_value-about = Сколько очков приносит каждая корона в конце партии?
trollfjord-option-free_clear = Освободить пустой регион
trollfjord-option-free_clear-about = Кто не получил сокровища, может выбрать регион без своих троллей и никого не увести. Без этого домой уходит хотя бы 1 тролль.
trollfjord-option-tiebreak = Кто побеждает при ничьей
trollfjord-option-tiebreak-about = При равном счёте побеждает последний из лежащих королей. Последний в каком смысле?
trollfjord-option-tiebreak-behind = Дальше всех позади на дорожке
trollfjord-option-tiebreak-latest = Положен набок позже всех
trollfjord-option-max_turns = Последний ход
trollfjord-option-max_turns-about = Партия останавливается после стольких ходов всех игроков вместе, даже если ячейку + никто не заполнил. Это страховка, а не правило настольной игры.

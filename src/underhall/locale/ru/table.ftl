# A table in the browser: the ask, the tools, the talk; errors.
# $player is a seat's name, $names are names in a list, $n is a number.

## Every page

web-skip = К содержанию
web-title = { $title } · Underhall
web-close = Закрыть
web-broken-title = Что-то обвалилось
web-broken-text = Эту страницу не удалось показать. Ваши партии целы: они на сервере.
web-broken-reload = Загрузить заново
web-offline = Нет связи с сервером. Ничего не изменилось; попробуйте чуть позже.
web-failed = Не получилось. Ничего не изменилось.

## The screen

table-opening = Готовим стол…
table-trouble = Этот стол не удаётся показать
table-gone = Этого стола больше нет
table-again = Повторить
table-close = Закрыть
table-to-lobby = В лобби
table-settings = Настройки
table-seats = Места в порядке хода
table-you = вы
table-bot = бот
table-bot-plays = играет бот
table-reconnecting = переподключение…
table-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}
table-their-turn = Стол ждёт этого игрока.
table-seat-of = Хозяйство игрока { $player }
table-clock = Осталось времени: { $left }
table-clock-days = { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
}
table-your-turn = Ваш ход!
table-your-turn-at = { $game }: стол ждёт вас.
table-title-turn = Ваш ход: { $game }

## The ask

table-ask = Вопрос
table-ask-touch = Нажмите на то, что светится.
table-ask-cycle = Поверните как нужно и выложите. Перенести можно на любое светящееся место.
table-ask-place = Коснитесь светящегося места или перетащите туда; сначала можно повернуть.
table-barred = нельзя будет вернуть
table-wait = { $n ->
    [1] Выбирает { $names }.
   *[other] Ждём: { $names }.
}
table-wait-held = { $player } вот-вот передаст ход.
table-held = Ход сделан. Передать дальше?
table-held-more = До этого его ещё можно вернуть.
table-handed = За вас играет бот.
table-handed-seat = За игрока { $player } играет бот.
table-handed-back = Вернуть моё место
table-over = Партия окончена.
table-hint = Подсказка
table-hint-title = Так поступил бы бот
table-hint-do = Так и сделать

## The buttons

table-actions = Что можно сделать
table-hand = Ваша рука
table-hand-on = Передать ход
table-undo = Вернуть ход
# instead of undo while a sealed choice can be taken back
table-unseal = Вернуть выбор
table-has-chosen = Выбор сделан.
# below "We wait for …", to whom has chosen already
table-sealed-more = Ваш тайный выбор сделан. Пока не выбрали все, его можно вернуть.
table-undo-ask = Попросить вернуть ход
table-back = Назад
table-cancel = Отмена
table-turn = Повернуть
table-flip = Отразить
table-hurry = Не ждать ботов
table-see-score = Показать счёт
table-zoom-in = Увеличить
table-zoom-out = Уменьшить
table-fit = Показать всё поле

## Undo that others must allow

table-undo-request = { $player } просит вернуть ход.
table-undo-waiting = Вы попросили вернуть ход. Ждём ответа: { $names }.
table-undo-others = { $player } просит вернуть ход. Ждём ответа: { $names }.
table-undo-allow = Разрешить
table-undo-refuse = Отказать
table-undo-withdraw = Уже не нужно

## Why not?

table-why = Почему нельзя?
table-why-ask = О чём вы хотите спросить?
table-why-touch = Нажмите на это, и правила ответят.
table-why-title = Здесь так нельзя
table-why-later = Не сейчас
table-why-asked = Сейчас вопрос такой: { $ask }
table-why-turn = { $n ->
    [1] Сейчас ходит { $names }.
   *[other] Ждём: { $names }.
}
table-why-legal = Сейчас правила это разрешают.
table-show-spots = Показать, что можно
table-read = Читать правило
table-read-rule = Читать правило { $rule }
table-rules = Правила

## The side of the table

table-side = Вокруг стола
table-areas = { $n ->
    [0] Вокруг стола
    [one] Вокруг стола, { $n } новое сообщение
    [few] Вокруг стола, { $n } новых сообщения
    [many] Вокруг стола, { $n } новых сообщений
   *[other] Вокруг стола, { $n } нового сообщения
}
table-tab-mine = Ваше
table-tab-market = Общее
table-tab-log = Журнал
table-tab-chat = Чат
table-log-empty = Пока ничего не произошло.
table-chat-unread = { $n ->
    [0] Чат
    [one] Чат, { $n } новое сообщение
    [few] Чат, { $n } новых сообщения
    [many] Чат, { $n } новых сообщений
   *[other] Чат, { $n } нового сообщения
}
table-chat-empty = Здесь пока тихо.
table-chat-write = Ваше сообщение
table-chat-send = Отправить
table-chat-mute = Заглушить: { $name }
table-chat-muted = Вы не слышите: { $name }
table-chat-unmute = Снова слышать
table-chat-later = Не отправлено: сейчас нет связи. Ваш текст сохранён.

## The list of options

table-choose = Выбрать
table-options = Всё, что можно сделать
table-options-none = Сейчас вас ни о чём не спрашивают.

## The menu

table-menu = Меню
table-menu-share = Поделиться
table-menu-seat = Ваше место
table-sound = Звук
table-sound-on = Включить звук
table-sound-off = Выключить звук
table-copy = Скопировать ссылку на стол
table-copy-closed = Эту ссылку откроют только те, кто за столом.
table-share = Поделиться
table-share-position = Поделиться позицией
table-what-if = А что, если? Доиграть отсюда с ботами
table-watching = { $n ->
    [one] Смотрит { $n } человек
    [few] Смотрят { $n } человека
    [many] Смотрят { $n } человек
   *[other] Смотрит { $n } человека
}
table-dealing = Раздача
table-seat-bot = Передать место боту: { $player }
table-seat-back = Вернуть себе место: { $player }
table-leave = Покинуть стол
table-leave-sure = За вас доиграет бот. Вернуться можно в любой момент.
table-stay = Остаться
table-copied = Ссылка скопирована.
table-shared = Ссылка отправлена.
table-copied-closed = Ссылка скопирована. Её откроют только те, кто за столом.
table-shared-closed = Ссылка отправлена. Её откроют только те, кто за столом.
table-copy-failed = Не удалось скопировать ссылку.

## Keys

table-keys = Клавиши
table-key-enter = Enter
table-key-arrows = Выбирать из того, что можно нажать
table-key-confirm = Подтвердить
table-key-cancel = Отменить, закрыть
table-key-undo = Вернуть ход
table-key-turn = Повернуть
table-key-flip = Отразить
table-key-end = Завершить действия или ход
table-key-options = Показать всё, что можно сделать
table-key-numbers = Нажать кнопку по номеру
table-key-hint = Подсказка
table-key-why = Почему нельзя?
table-key-rules = Правила
table-key-log = Журнал
table-key-chat = Чат
table-key-sound = Включить или выключить звук
table-key-fit = Показать всё поле
table-key-zoom = Увеличить, уменьшить
table-key-keys = Этот список

## The connection

table-lost = Нет соединения
table-lost-more = Пробуем подключиться снова. На экране последнее, что мы знаем, и ничего из этого не пропало.
table-closed-no-session = Сеанс закончился. Откройте стол заново из лобби.
table-closed-no-table = Этого стола больше нет, или он для вас закрыт.
table-closed-foreign = Адрес этой страницы не совпадает с адресом стола.
table-closed-outdated = Этот стол создан по старым правилам, и продолжить здесь нельзя.

## Several people at one screen

table-curtain = Передайте экран игроку { $name }
table-curtain-more = Остальные отворачиваются. До этого ничего не видно.
table-curtain-open = Я — { $name }

## Errors and refusals

error-stale = Партия ушла вперёд, и ваш ответ не отправлен. Посмотрите и выберите ещё раз.
error-illegal = Правила этого не разрешают. Ничего не изменилось.
error-not-asked = Сейчас вас ни о чём не спрашивают.
error-held = Ход ещё не передан.
error-not-yours = Это не ваше место.
error-over = Партия окончена.
error-storage = Сохранить не удалось, поэтому ничего не изменилось. Попробуйте чуть позже.
error-too-fast = Слишком быстро. Подождите немного и попробуйте снова.
error-bad-message = Сервер не понял эту страницу. Загрузите её заново.
error-bad-request = Сервер не понял эту страницу. Загрузите её заново.
error-undo = Возвращать нечего.
error-spectator = В этой партии вы зритель.
error-no-session = Сеанс закончился. Загрузите страницу заново.
error-no-table = Такого стола нет, или он для вас закрыт.
error-table-gone = Стол закрыт хозяином, или ваше место уже отдано другому игроку.
error-not-found = Здесь ничего нет, или это для вас закрыто.
error-forbidden = Это для вас закрыто.
error-foreign = Адрес этой страницы не совпадает с адресом стола.
error-offline = Нет связи с сервером. Проверьте соединение.
error-server = На сервере что-то сломалось. Ничего не потеряно.

## Notices

notice-undo-withdrawn = { $player } больше не просит вернуть ход.
notice-undo-refused = { $other } против возврата. Партия продолжается.
notice-bot-replaced = Бот игрока { $player } не может продолжать; играет другой, попроще.
notice-time-up = Время вышло: { $player }. Пока игрок не вернётся на место, играет бот.

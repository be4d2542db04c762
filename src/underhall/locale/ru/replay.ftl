# Looking back in the browser: how a game ended, a finished game move by move, a position to play on from.
# $player is a seat's name, $names are names in a list, $n is a number.

## The end

table-wins = { $n ->
    [1] Побеждает { $names }
   *[other] Победу делят { $names }
}
table-wins-team = Побеждают { $names }
table-ahead = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}, на { $ahead } больше, чем на втором месте: { $player }.
table-level = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}, столько же на втором месте: { $player }; победу решает правило ничьей.
table-finished = { $hours ->
    [0] Партия заняла { $minutes } мин
   *[other] Партия заняла { $hours } ч { $minutes } мин
}
table-dealing-checking = Проверяем раздачу…
table-dealing-verified = Раздача проверена: каждый исход следует из запечатанного секрета
table-dealing-unproved = Раздача не доказана: в записи нет её секрета
table-dealing-broken = Раздача не та, что была обещана при открытии стола
table-dealing-unknown = Сейчас раздачу проверить не удалось
table-sources = Откуда очки
table-total = Итого
table-rematch = Реванш
table-rematch-go = К реваншу
table-rematch-open = Стол для реванша открыт.
table-replay = Смотреть повтор
table-see-board = Показать поле
table-record = Запись

## Replays

replay-title = Повтор · { $game }
replay-of = { $names } · { $date }
replay-result = { $count ->
    [1] Победа: { $names }, { $scores }
   *[other] Общая победа: { $names }, { $scores }
}
replay-unfinished = Партия не доиграна
replay-curves = Партия на графике
replay-curve-chances = Шансы на победу
replay-curve-points = Очки
replay-points = Очки по ходу партии
replay-points-about = Очки каждого игрока после каждого шага. Стрелки листают партию.
replay-chances-about = Шансы каждого игрока на победу после каждого шага. Стрелки листают партию.
replay-judging = Считаем шансы…
replay-judged-by = По оценке ботов, когда всё открыто
replay-unjudged = Сейчас не удалось посчитать шансы.
replay-percent = { $n } %
replay-gain = +{ $n } %
replay-loss = −{ $n } %
replay-step = Шаг { $step } из { $last }
replay-step-start = Начало, впереди шагов: { $last }
replay-first = В начало
replay-prev = Шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-next = Шаг вперёд
replay-last = В конец
replay-moves = Ход партии
replay-moves-more = нажмите, чтобы перейти
replay-seen = Чьими глазами
replay-seen-all = Всех сразу
replay-speed = Скорость
replay-verified = Запись проверена, всё сходится: { $digests ->
    [one] { $digests } позиция
    [few] { $digests } позиции
    [many] { $digests } позиций
   *[other] { $digests } позиции
} и { $draws ->
    [one] { $draws } жребий
    [few] { $draws } жребия
    [many] { $draws } жребиев
   *[other] { $draws } жребия
}.
replay-verified-dealt = Запись проверена, всё сходится: { $digests ->
    [one] { $digests } позиция
    [few] { $digests } позиции
    [many] { $digests } позиций
   *[other] { $digests } позиции
} и { $draws ->
    [one] { $draws } жребий
    [few] { $draws } жребия
    [many] { $draws } жребиев
   *[other] { $draws } жребия
}. Запечатанный секрет даёт ту же раздачу.
replay-record = Запись
replay-share = Поделиться моментом
replay-here = Этот момент
replay-turning = Переломный момент
replay-turned = { $player }: { $before } % → { $after } %
replay-start = Всё готово к игре.
replay-branch = Играть отсюда
replay-branch-before = Играть с позиции перед этим шагом
replay-branch-about = Отсюда начнётся новая партия, против ботов.
replay-seat-points = { $player }: { $n }
replay-seat-chance = { $player }: { $n } %

## Positions

position-title = Позиция · { $game }
position-about = Так стояла партия. Всё, что было известно за этим местом, верно; что было скрыто, раздаётся заново.
position-about-all = Так стояла партия.
position-play = Играть отсюда
position-who = За какое место вы играете?
position-bots = За остальных играют боты.
position-bot = Насколько сильны боты?

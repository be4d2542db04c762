# What is said in the terminal alone; the browser does not load it.

play-opening = { $game }, { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
        [many] { $n } игроков
       *[other] { $n } игрока
    }. Раздача определена заранее, и её можно проверить: { $commitment }
play-resumed = Продолжаем партию из файла { $file }.
play-your-turn = Ваш ход!
play-thinking = { $player } думает…
play-prompt = Ваш ответ
play-help = Введите номер из списка или ответ в нотации, можно несколько ответов подряд. Команды: undo, why ОТВЕТ, rules ПРАВИЛО, hint, board, log, save ФАЙЛ, help, quit.
play-unknown = «{ $text }» — не ответ из списка и не команда. Ничего не изменилось; список команд покажет help.
play-many = Всего вариантов { $n }, от { $first } до { $last }: введите один из них.
play-no-number = Номера { $n } в списке нет: там номера от 1 до { $last }.
play-undone = Ваше последнее действие возвращено.
play-undo-consent = Боты согласны: ваш последний ход возвращён вместе со всем, что было после него.
play-undo-nothing = Вам нечего возвращать.
play-why-usage = Укажите, о каком ответе речь: why ОТВЕТ, например «why { $example }».
play-why-legal = Сейчас это можно: { $text }.
play-no-word = «{ $text }» не подходит как ответ на этот вопрос.
play-refused = { $reason } { $rule }
play-hint = Подсказка: { $words } ({ $text })
play-no-rule = В этой игре нет правила { $rule }.
play-kept = Запись партии: { $file }. Проверить: underhall verify { $file }
play-too-long = После «{ $text }» больше ничего не спрашивают. Остальное не нужно.
play-saved = Сохранено в файл { $file }. Продолжить позже: underhall play { $game } --resume { $file }
play-not-saved = Не сохранено: { $reason }
play-bye = До встречи. Партия не сохранена.
play-log-empty = Пока ничего не произошло.

rules-title = { $game }: правила
rules-unofficial = Неофициально, своими словами.
games-players = { $high ->
    [one] { $low }–{ $high } игрок
    [few] { $low }–{ $high } игрока
    [many] { $low }–{ $high } игроков
   *[other] { $low }–{ $high } игрока
}
games-id = ID
games-game = Игра
games-count = Игроки
games-options = Настройки

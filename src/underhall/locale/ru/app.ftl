# Общее для всех игр: стол, терминал, итоги.

game-dwarfs-fall = Dwar7s Fall
game-mountain-king = В пещере горного короля
game-mountain-king-short = Горный король
game-imperial-miners = Imperial Miners
game-trollfjord = Молот Троллей (Trollfjord)

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

log-undo = { $player } возвращает ход.
log-gain = Добыча игрока { $player }: { $items }.
log-answer = { $player } отвечает: «{ $option }».

result-over = Партия окончена
result-win = { $count ->
        [1] Побеждает { $winners }
        [one] Победу делят { $winners }
        [few] Победу делят { $winners }
        [many] Победу делят { $winners }
       *[other] Победу делят { $winners }
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
result-win-team = Побеждают { $winners }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
result-player = Игрок
result-rank = Место
result-total = Итого

name-player = Игрок { $n }
name-bot = Бот { $n }

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

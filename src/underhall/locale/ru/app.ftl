# Общее для всех игр: названия, стол, итоги.

game-dwarfs-fall = Dwar7s Fall
game-mountain-king = В пещере горного короля
game-mountain-king-short = Горный король
game-imperial-miners = Imperial Miners
game-trollfjord = Молот Троллей (Trollfjord)

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

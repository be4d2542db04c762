# What every game shares: titles, the table, results.

game-dwarfs-fall = Dwar7s Fall
game-mountain-king = In the Hall of the Mountain King
game-mountain-king-short = Mountain King
game-imperial-miners = Imperial Miners
game-trollfjord = Trollfjord

log-undo = { $player } takes a move back.
log-gain = { $player } gains { $items }.
log-answer = { $player } answers “{ $option }”.

result-over = Game over
result-win = { $count ->
        [1] { $winners } wins
       *[other] { $winners } share the victory
    } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
result-win-team = { $winners } win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
result-player = Player
result-rank = Place
result-total = Total

name-player = Player { $n }
name-bot = Bot { $n }

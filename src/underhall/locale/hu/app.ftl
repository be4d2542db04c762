# What every game shares: titles, the table, results.

game-dwarfs-fall = Dwar7s Fall
game-mountain-king = A hegykirály csarnokában
game-mountain-king-short = Hegykirály
game-imperial-miners = Imperial Miners
game-trollfjord = Trollfjord

log-undo = { $player } visszavon egy lépést.
log-gain = { $player } nyeresége: { $items }.
log-answer = { $player } válasza: „{ $option }”.

result-over = Vége a partinak
result-win = { $count ->
        [1] { $winners } győz
       *[other] { $winners } közösen győz
    } { $points } ponttal.
result-win-team = { $winners } győz { $points } ponttal.
result-player = Játékos
result-rank = Helyezés
result-total = Összesen

name-player = { $n }. játékos
name-bot = Bot { $n }

# Wspólne dla wszystkich gier: tytuły, stół, wyniki.

game-dwarfs-fall = Dwar7s Fall
game-mountain-king = W Grocie Króla Gór
game-mountain-king-short = Król Gór
game-imperial-miners = Podziemne Imperium
game-trollfjord = Trollfjord

log-undo = { $player } cofa ruch.
log-gain = Zysk gracza { $player }: { $items }.
log-answer = { $player } odpowiada: „{ $option }”.

result-over = Koniec gry
result-win = { $count ->
        [1] { $winners } wygrywa
        [one] { $winners } wygrywa
        [few] { $winners } wspólnie wygrywają
        [many] { $winners } wspólnie wygrywają
       *[other] { $winners } wspólnie wygrywają
    } z wynikiem { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
result-win-team = { $winners } wygrywają z wynikiem { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
        [many] { $points } punktów
       *[other] { $points } punktu
    }.
result-player = Gracz
result-rank = Miejsce
result-total = Razem

name-player = Gracz { $n }
name-bot = Bot { $n }

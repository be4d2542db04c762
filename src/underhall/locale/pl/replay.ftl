# Looking back in the browser: how a game ended, a finished game move by move, a position to play on from.
# $player is a seat's name, $names are names in a list, $n is a number.

## The end

table-wins = { $n ->
    [1] { $names } wygrywa
   *[other] { $names } wspólnie wygrywają
}
table-wins-team = { $names } wygrywają
table-ahead = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}, o { $ahead } więcej niż { $player }.
table-level = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}, tyle samo co { $player }, z przewagą przy rozstrzyganiu remisu.
table-finished = { $hours ->
    [0] Koniec po { $minutes } min
   *[other] Koniec po { $hours } godz. { $minutes } min
}
table-dealing-checking = Sprawdzamy losowanie…
table-dealing-verified = Losowania sprawdzone: każde wynika z zapieczętowanego sekretu
table-dealing-unproved = Losowania nie da się sprawdzić: w zapisie nie ma jego sekretu
table-dealing-broken = Losowanie nie jest tym, które obiecano przy otwarciu stołu
table-dealing-unknown = Losowania nie udało się teraz sprawdzić
table-sources = Skąd te punkty
table-total = Razem
table-rematch = Rewanż
table-rematch-go = Przejdź do rewanżu
table-rematch-open = Stół do rewanżu jest otwarty.
table-replay = Obejrzyj powtórkę
table-see-board = Zobacz planszę
table-record = Zapis

## Replays

replay-title = Powtórka · { $game }
replay-of = { $names } · { $date }
replay-result = { $count ->
    [1] Zwycięstwo: { $names }, { $scores }
   *[other] Wspólne zwycięstwo: { $names }, { $scores }
}
replay-unfinished = Gra niedokończona
replay-curves = Gra na wykresie
replay-curve-chances = Szansa na wygraną
replay-curve-points = Punkty
replay-points = Punkty w trakcie gry
replay-points-about = Punkty każdego miejsca po każdym ruchu. Strzałki przewijają grę.
replay-chances-about = Szansa każdego miejsca na wygraną po każdym ruchu. Strzałki przewijają grę.
replay-judging = Trwa obliczanie szans…
replay-judged-by = Zdaniem botów, gdy wszystko jest odkryte
replay-unjudged = Nie udało się teraz obliczyć szans.
replay-percent = { $n }%
replay-gain = +{ $n }%
replay-loss = −{ $n }%
replay-step = Ruch { $step } / { $last }
replay-step-start = Przed pierwszym ruchem, razem ruchów: { $last }
replay-first = Na początek
replay-prev = Ruch wstecz
replay-play = Odtwórz
replay-pause = Pauza
replay-next = Ruch dalej
replay-last = Na koniec
replay-moves = Ruchy
replay-moves-more = dotknij, by przejść
replay-seen = Widok
replay-seen-all = Wszyscy
replay-speed = Tempo
replay-verified = Zapis sprawdzony. Zgodne pozycje: { $digests }, zgodne losowania: { $draws }.
replay-verified-dealt = Zapis sprawdzony. Zgodne pozycje: { $digests }, zgodne losowania: { $draws }; zapieczętowany sekret losuje znów to samo.
replay-record = Zapis
replay-share = Udostępnij ten ruch
replay-here = Ta chwila
replay-turning = Punkt zwrotny
replay-turned = { $player }: { $before }% → { $after }%
replay-start = Stół jest gotowy.
replay-branch = Graj stąd dalej
replay-branch-before = Graj dalej sprzed tego ruchu
replay-branch-about = Od tej pozycji zaczyna się nowa rozgrywka z botami.
replay-seat-points = { $player }: { $n }
replay-seat-chance = { $player }: { $n }%

## Positions

position-title = Pozycja · { $game }
position-about = Tak było przy stole. Co wiadomo z tego miejsca, jest prawdą; reszta jest rozlosowana na nowo.
position-about-all = Tak było przy stole.
position-play = Graj stąd dalej
position-who = Które miejsce zajmujesz?
position-bots = Na pozostałych grają boty.
position-bot = Jak mocne mają być boty?

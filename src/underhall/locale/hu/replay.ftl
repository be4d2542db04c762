# Looking back in the browser: how a game ended, a finished game move by move, a position to play on from.
# $player is a seat's name, $names are names in a list, $n is a number.

## The end

table-wins = { $n ->
    [1] { $names } győz
   *[other] { $names } közösen győz
}
table-wins-team = { $names } győz
table-ahead = { $n } pont, { $ahead } ponttal { $player } előtt.
table-level = { $n } pont, ugyanannyi, mint { $player } pontszáma; a holtverseny szabálya döntött.
table-finished = { $hours ->
    [0] { $minutes } percig tartott
   *[other] { $hours } óra { $minutes } percig tartott
}
table-dealing-checking = Az osztás ellenőrzése…
table-dealing-verified = Az osztás rendben: minden húzás a lepecsételt titokból következik
table-dealing-unproved = Az osztás nincs igazolva: a jegyzőkönyvből hiányzik a titok
table-dealing-broken = Az osztás nem az, amit az asztal nyitásakor ígértek
table-dealing-unknown = Az osztást most nem sikerült ellenőrizni
table-sources = Honnan jöttek a pontok
table-total = Összesen
table-rematch = Visszavágó
table-rematch-go = Tovább a visszavágóra
table-rematch-open = Nyitva a visszavágó asztala.
table-replay = Visszajátszás
table-see-board = Tábla megnézése
table-record = Jegyzőkönyv

## Replays

replay-title = Visszajátszás · { $game }
replay-of = { $names } · { $date }
replay-result = { $count ->
    [1] { $names } győzött, { $scores }
   *[other] { $names } közösen győzött, { $scores }
}
replay-unfinished = Nincs végigjátszva
replay-curves = A parti grafikonon
replay-curve-chances = Nyerési esély
replay-curve-points = Pontok
replay-points = Pontok a parti során
replay-points-about = A helyek pontjai minden lépés után. A nyílbillentyűkkel lépkedhetsz a partiban.
replay-chances-about = A helyek nyerési esélye minden lépés után. A nyílbillentyűkkel lépkedhetsz a partiban.
replay-judging = Számoljuk az esélyeket…
replay-judged-by = A botok becslése, nyílt lapokkal
replay-unjudged = Az esélyeket most nem sikerült kiszámítani.
replay-percent = { $n }%
replay-gain = +{ $n }%
replay-loss = −{ $n }%
replay-step = Lépés: { $step } / { $last }
replay-step-start = Az első lépés előtt, { $last } lépés van hátra
replay-first = Az elejére
replay-prev = Egy lépés vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-next = Egy lépés előre
replay-last = A végére
replay-moves = Lépések
replay-moves-more = koppints az ugráshoz
replay-seen = Kinek a szemével
replay-seen-all = Mindenki
replay-speed = Sebesség
replay-verified = A jegyzőkönyv rendben: { $digests } állás és { $draws } húzás egyezik.
replay-verified-dealt = A jegyzőkönyv rendben: { $digests } állás és { $draws } húzás egyezik, és a lepecsételt titokból ugyanez az osztás következik.
replay-record = Jegyzőkönyv
replay-share = Lépés megosztása
replay-here = Ez a pillanat
replay-turning = Fordulópont
replay-turned = { $player }: { $before }% → { $after }%
replay-start = Az asztal készen áll.
replay-branch = Folytatás innen
replay-branch-before = Folytatás a lépés előtti állásból
replay-branch-about = Ebből az állásból új parti indul, botok ellen.
replay-seat-points = { $player }: { $n }
replay-seat-chance = { $player }: { $n }%

## Positions

position-title = Egy állás · { $game }
position-about = Így állt a parti. Minden úgy van, ahogyan ez a hely tudta; amit nem tudhatott, azt újraosztjuk.
position-about-all = Így állt a parti.
position-play = Folytatás innen
position-who = Melyik helyen játszol?
position-bots = A többi helyen botok játszanak.
position-bot = Milyen erősek legyenek a botok?

# Looking back in the browser: how a game ended, a finished game move by move, a position to play on from.
# $player is a seat's name, $names are names in a list, $n is a number.

## The end

table-wins = { $n ->
    [1] { $names } wins
   *[other] { $names } share the victory
}
table-wins-team = { $names } win
table-ahead = { $n ->
    [one] { $n } point
   *[other] { $n } points
}, { $ahead } ahead of { $player }.
table-level = { $n ->
    [one] { $n } point
   *[other] { $n } points
}, level with { $player }, and ahead by the tie-break.
table-finished = { $hours ->
    [0] Finished after { $minutes } min
   *[other] Finished after { $hours } h { $minutes } min
}
table-dealing-checking = The dealing is being checked…
table-dealing-verified = Dealing verified: every draw follows from the sealed secret
table-dealing-unproved = The dealing is not proved: the record does not hold its secret
table-dealing-broken = The dealing is not the one that was promised when the table opened
table-dealing-unknown = The dealing could not be checked just now
table-sources = Where the points came from
table-total = Total
table-rematch = Rematch
table-rematch-go = Go to the rematch
table-rematch-open = A rematch is open.
table-replay = Watch the replay
table-see-board = See the board
table-record = Record

## Replays

replay-title = Replay · { $game }
replay-of = { $names } · { $date }
replay-result = { $count ->
    [1] { $names } won, { $scores }
   *[other] { $names } shared the victory, { $scores }
}
replay-unfinished = Not played to the end
replay-curves = The game as a graph
replay-curve-chances = Win chance
replay-curve-points = Points
replay-points = Points over the game
replay-points-about = Points of each seat after every move. Arrow keys move through the game.
replay-chances-about = How likely each seat is to win after every move. Arrow keys move through the game.
replay-judging = The chances are being worked out…
replay-judged-by = As the bots see it, with everything open
replay-unjudged = The chances could not be worked out just now.
replay-percent = { $n }%
replay-gain = +{ $n }%
replay-loss = −{ $n }%
replay-step = Move { $step } of { $last }
replay-step-start = Before the first move, { $last } to come
replay-first = To the start
replay-prev = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-moves = Moves
replay-moves-more = tap to jump
replay-seen = Seen by
replay-seen-all = All seats
replay-speed = Speed
replay-verified = Record verified: { $digests ->
    [one] { $digests } position
   *[other] { $digests } positions
} and { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
} match.
replay-verified-dealt = Record verified: { $digests ->
    [one] { $digests } position
   *[other] { $digests } positions
} and { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
} match, and the sealed secret deals the same again.
replay-record = Record
replay-share = Share this move
replay-here = This moment
replay-turning = A turning point
replay-turned = { $player }: { $before }% → { $after }%
replay-start = The table is set.
replay-branch = Play on from here
replay-branch-before = Play on from before this move
replay-branch-about = A new game begins at this position, against bots.
replay-seat-points = { $player }: { $n }
replay-seat-chance = { $player }: { $n }%

## Positions

position-title = A position · { $game }
position-about = This is how it stood. Everything that this seat knew is true; what it could not know is dealt anew.
position-about-all = This is how it stood.
position-play = Play on from here
position-who = Which seat do you play?
position-bots = Bots play the others.
position-bot = How strong are the bots?

# What is said in the terminal alone; the browser does not load it.

play-opening = { $game } for { $n ->
        [one] { $n } player
       *[other] { $n } players
    }. Dealing is fixed and can be checked: { $commitment }
play-resumed = The game goes on from { $file }.
play-your-turn = Your turn!
play-thinking = { $player } is thinking…
play-prompt = Your answer
play-help = Type the number of an option, or answers in notation, several in a row if you like. Commands: undo, why ANSWER, rules RULE, hint, board, log, save FILE, help, quit.
play-unknown = “{ $text }” is neither an option nor a command. Nothing has changed; type help for the commands.
play-many = { $n } answers, from { $first } to { $last }: type one.
play-no-number = There is no option { $n }. They run from 1 to { $last }.
play-undone = Your latest move is taken back.
play-undo-consent = The bots agree, so your latest move is taken back, and what came after it.
play-undo-nothing = You have nothing to take back.
play-why-usage = Say which answer you mean: why ANSWER, for example “why { $example }”.
play-why-legal = { $text } is allowed now.
play-no-word = “{ $text }” is not an answer to this question.
play-refused = { $reason } { $rule }
play-hint = Hint: { $words } ({ $text })
play-no-rule = There is no rule { $rule } in this game.
play-kept = The record is kept in { $file }. Check it with: underhall verify { $file }
play-too-long = Nothing more is asked after “{ $text }”. Leave the rest out.
play-saved = Saved to { $file }. Go on later with: underhall play { $game } --resume { $file }
play-not-saved = Not saved: { $reason }
play-bye = See you. The game is not saved.
play-log-empty = Nothing has happened yet.

rules-title = { $game }: the rules
rules-unofficial = Unofficial, in our own words.
games-players = { $low }–{ $high } players
games-id = Id
games-game = Game
games-count = Players
games-options = Options

# The browser outside the tables: lobby, new tables, joining, rulebooks, settings, the account.

## Around these pages; what a table needs as well is in table.ftl

web-home = Underhall, to the lobby
web-nav = Main
web-nav-play = Play
web-nav-replays = Replays
web-nav-rules = Rulebooks
web-nav-settings = Settings
# the same under an icon on a phone: short
web-tab-rules = Rules
web-nav-account = Account
web-nav-guest = Guest
web-language = Language
web-sound-on = Sound is on
web-sound-off = Sound is off
web-guest-keep = guest · keep my games
web-guest-new = not signed in
web-signed-in = signed in
web-loading = Fetching the lanterns…
web-try-again = Try again
web-copied = Copied.
web-nowhere-title = There is no room here
web-nowhere-text = The link may be old, or a letter is missing.
web-nowhere-home = To the lobby

## Lobby

web-lobby-title = { $n ->
        [1] A table is set under the mountain
       *[other] { $n } tables under one mountain
    }
web-lobby-lead = Play at once against bots, or send a link to a friend. Every rule is enforced, and explained.
web-lobby-games = Games
web-lobby-new = New game
web-lobby-no-games = The games could not be fetched.
web-players = { $low }–{ $high }
web-players-label = { $low } to { $high } players
web-play-now = Play now
web-play-now-label = Play now: { $game } against bots
web-opponents = Your opponents
web-opponents-about = They sit down at your table when you press “Play now”.
web-new-table = New table
web-new-table-label = New table for { $game }
web-read-rules = Read the rules
web-setting-table = Setting the table…

web-your-tables = Your tables
web-tables-waiting = { $n ->
        [one] { $n } waits for you
       *[other] { $n } wait for you
    }
web-tables-empty = No tables yet. Play now against bots, or set one for your friends.
web-table-with = { $game } with { $people }
web-table-alone = { $game }
web-table-open = { $game }, open table
web-table-your-turn = Your turn
web-table-waits-for = Waiting for { $people }
web-table-goes-on = The game goes on
web-table-handed = A bot plays for you
web-table-seats = { $taken } of { $seats } seats taken
web-table-all-here = Everybody is here. Ready to start.
web-table-won = { $points ->
        [one] You won with { $points } point
       *[other] You won with { $points } points
    }
web-table-ended = { $points ->
        [one] Place { $place }, { $points } point
       *[other] Place { $place }, { $points } points
    }
web-table-over = Finished
web-table-news = Something happened since you were here
web-invite = Invite
web-all-finished = All finished games

web-join-title = Join a friend
web-join-lead = Paste the link or the words you were sent.
web-join-field = Link or words
web-join-example = amber-goat-stair-moon-nine
web-join = Join
web-join-empty = Paste a link or the words first.
web-join-by-link = By link

## New table

web-new-title = A new table: { $game }
web-new-who = Who plays?
web-new-who-lead = The turns go round in this order. Seat 1 begins.
web-new-who-together = Everybody plays at once.
web-seat-n = Seat { $n }
web-seat-kind = Who sits on seat { $n }?
web-seat-me = You
web-seat-open = Friend by link
web-seat-local = Someone at this screen
web-seat-bot = Bot
web-seat-open-about = You get a link to send once the table is set.
web-seat-name = Name of the player on seat { $n }
web-seat-name-hint = Their name
web-seat-level = Level of the bot on seat { $n }
web-seat-remove = Remove seat { $n }
web-seat-add = Add a seat
web-seat-mix = Mix the seats
web-seats-most = { $n ->
        [one] There is room for { $n } player.
       *[other] There is room for { $n } players.
    }
web-bot-random = Careless
web-bot-random-about = Plays anything that is allowed.
# each level is somebody; where several of one level sit at a table, they go by these names
web-bot-novice = Novice
web-bot-novice-about = Has a few ideas and takes the best of them. Overlooks a lot.
web-bot-novice-name = { $n ->
        [1] Pebble
        [2] Crumb
        [3] Button
       *[other] Fluff
    }
web-bot-casual = Casual
web-bot-casual-about = Weighs every move and takes the best for now, without looking ahead.
web-bot-casual-name = { $n ->
        [1] Penny
        [2] Kettle
        [3] Crumpet
       *[other] Bramble
    }
web-bot-strong = Strong
web-bot-strong-about = Plays on in thought what may follow, many times over, before it moves.
web-bot-strong-name = { $n ->
        [1] Flint
        [2] Granite
        [3] Basalt
       *[other] Onyx
    }
web-bot-expert = Expert
web-bot-expert-about = Has learnt from thousands of games against itself, and thinks ahead with what it learnt.
web-bot-expert-name = { $n ->
        [1] Echo
        [2] Topaz
        [3] Opal
       *[other] Beryl
    }

web-new-rules = House rules
web-new-rules-usual = First time? Play with the usual rules.
web-new-rules-changed = { $n ->
        [one] { $n } rule changed
       *[other] { $n } rules changed
    }
web-new-rules-reset = Back to the usual rules
web-option-yes = Yes
web-option-no = No
web-option-rule = Read rule { $rule }

web-new-clock = Turn clock
web-new-clock-about = When a turn runs out of time, a bot plays on until you take your seat back.
web-clock-none = No clock
web-clock-minutes = { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
web-clock-days = { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
web-clock-minutes-turn = { $n ->
        [one] { $n } minute a turn
       *[other] { $n } minutes a turn
    }
web-clock-days-turn = { $n ->
        [one] { $n } day a turn
       *[other] { $n } days a turn
    }
web-new-spectators = Let others watch
web-new-spectators-about = Whoever has the link to the table may look on. Nobody sees hidden cards.
web-spectators-yes = Others may watch
web-spectators-no = Nobody else may watch

web-new-tower = The Stone Tower
web-new-tower-physics = Struck in physics
web-new-tower-physics-about = Every boulder moves by simulated physics. A fall takes a moment; everybody sees it as it was and can watch it again.
web-new-tower-twin = By its statistics
web-new-tower-twin-about = How many boulders fall is drawn at once from the tower’s measured statistics; their tumbling is only shown.
web-new-tower-none = There is no physics on this server: how many boulders fall is drawn from the tower’s measured statistics.
web-tower-physics = The tower is struck in physics
web-tower-twin = The tower falls by its statistics

web-new-sum = Your table
web-sum-seats = { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }
web-sum-friends = { $n ->
        [one] { $n } friend by link
       *[other] { $n } friends by link
    }
web-sum-local = { $n ->
        [one] { $n } more at this screen
       *[other] { $n } more at this screen
    }
web-sum-bots = { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
web-sum-usual = The usual rules
web-new-set = Set the table
web-new-start = Start the game
web-new-next-invite = Next you get the links for your friends.
web-new-next-start = Everybody is here, so the game starts at once.

## Gathering and joining

web-gather-title = Gathering for { $game }
web-gather-lead-host = Send each friend a link. When all seats are taken, you start the game.
web-gather-lead-settling = Your friends have their seats. When all have come, you start the game.
web-gather-lead-guest = You have a seat. The host starts the game when all seats are taken.
web-gather-lead-watch = The game has not started yet. You can watch as soon as it does.
web-gather-lead-ready = Everybody is here. Shall we begin?
web-gather-seats = Seats
web-gather-you = you
web-gather-bot = bot
web-gather-open = Open seat
web-gather-ready = Ready
web-gather-coming = Sitting down…
web-gather-absent = Not here yet
web-gather-away = Seated, not here now
web-gather-free = Waiting for a friend
web-gather-invite = Invite for seat { $n }
web-gather-words = Or tell them these words:
web-gather-copy = Copy link
web-gather-copy-label = Copy link for seat { $n }
web-gather-share = Share
web-gather-share-label = Share the link for seat { $n }
web-gather-share-text = Come and play { $game } with me at Underhall.
web-gather-bot-here = Let a bot sit here
web-gather-bot-label = Let a bot sit on seat { $n }
web-gather-instead = If they do not come:
web-gather-instead-label = Give seat { $n } to somebody else
web-gather-open-again = Open the seat again
web-gather-open-again-label = Open the seat again: seat { $n }
web-gather-start = Start the game
web-gather-missing = { $n ->
        [one] { $n } seat is still open.
       *[other] { $n } seats are still open.
    }
web-gather-settling = Somebody is not here yet.
web-gather-host-starts = The host starts the game.
web-gather-leave = Give up my seat
web-gather-close = Close this table for everybody
web-gather-close-sure = The table is gone then, and its links lead nowhere. Everybody who sits here is told.
web-gather-close-yes = Close it
web-gather-close-no = Keep it
web-deal-title = A dealing that can be checked
web-deal-about = Neither the server nor any player can steer the draws of this game, and when it is over everybody can check them.
web-deal-details = How does that work?
web-deal-text = Before anybody sits down, the server chooses a secret and shows its fingerprint below. Then each player's browser adds a random number of its own. All draws follow from the secret and these numbers together. When the game is over the secret is published: it must have this fingerprint, and the game must play out as it was dealt.
web-deal-fingerprint = Fingerprint of the secret

web-invited-title = { $host } invites you
web-invited-title-open = You are invited
web-invited-lead = A seat is free at a table of { $game }.
web-invited-seats = Already there: { $people }.
web-invited-name = Your name at the table
web-sit-down = Sit down
web-sit-mine = You have a seat at this table already.
web-to-table = To the table
web-invited-started = This seat is taken.
web-watch = Watch
web-invited-gone-title = This invitation leads nowhere
web-invited-gone = The seat is taken, or the words are not quite right. Ask your friend for the link again.

## Rulebooks

web-rules-title = Rulebooks
web-rules-lead = Every rule that a table enforces, in plain words.
web-rules-of = Rulebook · { $game }
web-rules-search = Search the rules
web-rules-found = { $n ->
        [0] No rule has these words.
        [one] { $n } rule found
       *[other] { $n } rules found
    }
web-rules-chapters = Chapters
web-rules-chapter = { $n } { $title }
web-rules-previous = Previous chapter: { $n } { $title }
web-rules-next = Next chapter: { $n } { $title }
web-rules-link = Link to rule { $rule }
web-rules-none = There is no rulebook for this game.

## Replays

web-replays-title = Replays
web-replays-lead = Watch a finished game again, move by move, with all cards open.
web-replays-mine = Your finished games
web-replays-empty = Your finished games will stand here.
web-replays-records = Records you have opened
web-replays-uploaded = Opened on { $date }
web-replays-upload = Open a record
web-replays-upload-lead = Drop a .hall file here, or choose one. It is checked move by move.
web-replays-choose = Choose a file
web-replays-reading = Checking the record…
web-replays-too-large = That file is too large to be a record.

## Settings

web-settings-title = Settings
web-settings-lead = Kept in this browser.
web-set-look = Look
web-set-language = Language
web-set-theme = Light
web-set-theme-system = As the system
web-set-theme-dark = Lantern
web-set-theme-light = Daylight
web-set-motion = Motion
web-set-motion-about = Less motion shows changes by a lamp outline instead of moving things.
web-set-motion-system = As the system
web-set-motion-less = Less
web-set-sound-part = Sound
web-set-sound = Play sounds
web-set-sound-about = Quiet and wooden. Never the only signal.
web-set-volume = Volume
web-set-try = Hear it
web-set-table = At the table
web-set-confirm = Hand my turn on only when I confirm
web-set-confirm-about = Otherwise your turn passes on by itself where nothing could be taken back.
web-set-hotkeys = Keyboard shortcuts
web-set-hotkeys-about = Single keys such as U for undo. Press K at a table to see them all.
web-set-notify = Tell me when it is my turn
web-set-notify-about = By a notification, while this page is in the background.
web-set-notify-refused = The browser does not allow notifications for this page. You can change that in its settings.
web-set-muted = Muted people
web-set-muted-count = { $n ->
        [one] { $n } person is muted in the chat.
       *[other] { $n } people are muted in the chat.
    }
web-set-unmute = Unmute everybody

## Account

web-account-title = Your name in the hall
web-account-name = Name
web-account-name-about = The others at your tables see it.
web-account-save = Save name
web-account-saved = Your name is saved.
web-account-keep = Keep my games
web-account-keep-about = You play as a guest: your games live in this browser only. With a login they follow you anywhere.
web-account-login = Login
web-account-login-about = Letters, digits and . _ @ + -
web-account-password = Password
web-account-password-about = At least 8 characters.
web-account-register = Keep my games
web-account-kept = Done. Your games are kept under this login.
web-account-have = I have a login
web-account-have-about = The games you began here move to it.
web-account-log-in = Log in
web-account-welcome = Welcome back, { $name }.
web-account-signed = Signed in as { $login }
web-account-change = Change password
web-account-old = Old password
web-account-new = New password
web-account-changed = Your password is changed.
web-account-log-out = Log out
web-account-out = You are logged out.

## What the server may refuse on these pages; what it refuses at a table is in table.ftl

error-alone = Whoever plays alone has nobody to win against.
error-bad-name = This name has no letter that can be seen. Try another one.
error-bad-position = This position cannot be played with this game or this number of players.
error-bad-record = This is not a record of a game, or it does not hold together. Nothing was kept.
error-bad-setup = A table cannot be set like this. Change the seats or the options.
error-begun = The game has begun already.
error-bot = The bot cannot think now. Try again in a moment.
error-broken = Something went wrong on the server. Nothing was changed.
error-handed-over = A bot plays this seat now. Take it back first.
error-has-account = You have a login already.
error-login-taken = Somebody else has this login. Choose another one.
error-no-account = A guest has no password. Keep your games first.
error-no-bot = There is no such bot for this game.
error-no-fall = There is no recorded fall here.
error-no-game = There is no such game here.
error-no-invitation = This invitation leads nowhere, or its seat is taken.
error-no-position = There is no such position.
error-no-record = There is no such record.
error-no-seat = There is no such seat.
error-no-step = The record has no such step.
error-not-host = Only the host can do that.
error-not-over = The game is not over yet.
error-not-ready = Somebody is still sitting down.
error-not-started = The game has not begun yet.
error-open-seat = A seat is still open.
error-outdated = This table was set with older rules and cannot go on here.
error-refused = The server refused that. Nothing was changed.
error-seat-taken = Somebody sits there already.
error-wrong-password = The login or the password is not right.

## Dwar7s Fall: what it is, and its options

dwarfs-fall-tagline = Seven dwarfs, nine cards, and a dragon for the neighbours.
dwarfs-fall-about = Lay your mines, inns and castle side by side until they grow into realms. Send your dwarfs down for gems, hire an ogre for the dirty work, trade for winter stores, and set a giant on the neighbour who grows too rich.
dwarfs-fall-minutes = 45 min
dwarfs-fall-option-shop_is_inn = The shop is an inn
dwarfs-fall-option-shop_is_inn-about = Shops and ogre inns stack on each other. Without it, a shop stacks only with shops.
dwarfs-fall-option-realm_must_be_closed = Realms must be closed
dwarfs-fall-option-realm_must_be_closed-about = A realm with an open edge towards an empty cell scores 0. Moving and blocking stay the same.
dwarfs-fall-option-castle_bonus = Extra action of the castle
dwarfs-fall-option-castle_bonus-about = When is it checked whether your castle gives you an extra action?
dwarfs-fall-option-castle_bonus-live = Before each action
dwarfs-fall-option-castle_bonus-turn_start = Once, when the turn begins
dwarfs-fall-option-tunnel_onto_dragon = Tunnels may end on a dragon
dwarfs-fall-option-tunnel_onto_dragon-about = A dwarf that moves by tunnel may then arrive on a dragon too.
dwarfs-fall-option-failed_tasks = Impossible tasks
dwarfs-fall-option-failed_tasks-about = What becomes of a task that cannot be done when you end your tasks?
dwarfs-fall-option-failed_tasks-automatic = They fail, the dwarfs go home
dwarfs-fall-option-failed_tasks-optional = They may be left for later
dwarfs-fall-option-partial_gold = A gold mine may pay 1
dwarfs-fall-option-partial_gold-about = With only 1 gold left in the bank, a gold mine pays that 1. Without it, the task fails.
dwarfs-fall-option-monster_zeroes_type = What a monster makes worthless
dwarfs-fall-option-monster_zeroes_type-about = A dragon takes the points of mines, a giant those of castles. How far does it reach?
dwarfs-fall-option-monster_zeroes_type-realm = That type in the whole realm
dwarfs-fall-option-monster_zeroes_type-card = Only the stack it lies on
dwarfs-fall-option-dig_range = Where castles dig
dwarfs-fall-option-dig_range-about = Which stacks may be dug by the task of a castle?
dwarfs-fall-option-dig_range-anywhere = Anywhere on the board
dwarfs-fall-option-dig_range-own_realm = Only in your own realm
dwarfs-fall-option-giant_voids_realm = A giant empties the realm
dwarfs-fall-option-giant_voids_realm-about = With a giant in it, the whole realm scores 0, not only its castles.
dwarfs-fall-option-secret_windows = Standing orders for secret goals
dwarfs-fall-option-secret_windows-about = A standing order reveals your goal by itself at the end of any turn in which it is met.
dwarfs-fall-option-secret_windows-own-boundary-final = With standing orders
dwarfs-fall-option-secret_windows-own-final = Without standing orders
dwarfs-fall-option-turn_order_points = Turn order points
dwarfs-fall-option-turn_order_points-about = At the end each player gets this many points for every player who comes later in the round, since whoever comes later can still answer the move that ends the game.
dwarfs-fall-option-max_rounds = Last round
dwarfs-fall-option-max_rounds-about = The game stops after this round even if nobody has completed enough goals.
error-method = That cannot be done at this address.
error-too-large = That is too large to be sent.

mountain-king-tagline = Ten trolls, one mountain, and a crown for the deepest dig.
mountain-king-about = Dig towards the heart of the mountain, unearth the statues of the old clans and cart them home to pedestals and great halls. Every troll you recruit wakes all those beneath it, so build your trollsmoot well, and mind whom you bribe.
mountain-king-minutes = 90 min
mountain-king-option-teams = Two teams
mountain-king-option-teams-about = With 4 players, seats 1 and 4 play against seats 2 and 3 and share storage and honour. With any other number it changes nothing.
mountain-king-option-two_player_side = Mountain for 2 players
mountain-king-option-two_player_side-about = Which side of the board do 2 players use? 3 always play on the autumn side, 4 and 5 on the winter side.
mountain-king-option-two_player_side-autumn = Autumn, the smaller one
mountain-king-option-two_player_side-winter = Winter, the larger one
mountain-king-option-workshops = Workshops in the game
mountain-king-option-workshops-about = There are 2 for each player and 1 more. Who decides which?
mountain-king-option-workshops-random = They are drawn
mountain-king-option-workshops-no_duplicates = They are drawn, all different
mountain-king-option-workshops-chosen = The players choose in turn
mountain-king-option-trolls_start_full = Starting trolls begin full
mountain-king-option-trolls_start_full-about = Each starting troll begins with its resource on it. Without it, they begin empty.
mountain-king-option-clan_carts_generic = Clan carts count as any resource
mountain-king-option-clan_carts_generic-about = A clan cart pays wherever any resource does, such as in a trade. Without it, it only moves statues of its clan.
mountain-king-option-bribes_by = What decides the bribes
mountain-king-option-bribes_by-about = When a deck has run out, a troll of a lower level may stand in a higher row. How many bribes does it cost?
mountain-king-option-bribes_by-row = As many as its row
mountain-king-option-bribes_by-card = As many as its own level
mountain-king-option-retired_pedestal = Pedestal of a retiring troll
mountain-king-option-retired_pedestal-about = What becomes of the pedestal on a troll that retires from the horde?
mountain-king-option-retired_pedestal-bag = It goes back into the bag
mountain-king-option-retired_pedestal-stays = It stays for the next troll
mountain-king-option-dig_unused_starts = Unused start points may be dug
mountain-king-option-dig_unused_starts-about = A start point without a gate is an ordinary square. Without it, no tunnel may cover one.
mountain-king-option-flip_halls = Great halls may be flipped
mountain-king-option-flip_halls-about = A hall may be turned over before it is laid. The halls of this set look the same on both sides.
mountain-king-option-elevation_from = The Elevation’s troll
mountain-king-option-elevation_from-about = From where may a Ceremony of Elevation take its level-3 troll?
mountain-king-option-elevation_from-horde = From any row of the horde
mountain-king-option-elevation_from-top_row = From the top row only
mountain-king-option-dedicate_again = Dedicate again
mountain-king-option-dedicate_again-about = May the Rite of Dedication score the same statue in a later turn again?
mountain-king-option-full_tunnels = Tunnels full of statues
mountain-king-option-full_tunnels-about = May a statue cross a tunnel that has no free square?
mountain-king-option-full_tunnels-block = No, it must go round
mountain-king-option-full_tunnels-pass = Yes, for 1 more cart
mountain-king-option-statue_limit = Only 1 statue scores
mountain-king-option-statue_limit-about = Where a hall covers part of a tunnel tile, the parts that show are tunnels of their own. Where does only the best statue score?
mountain-king-option-statue_limit-tunnel = In each tunnel
mountain-king-option-statue_limit-tile = On each tile, all its parts together
imperial-miners-tagline = Ten cards, six peoples, and a chain reaction up to daylight.
imperial-miners-about = Lay your mine card by card, each beneath another, and let every new one set off all those above it. Scots buy, Barbarians break, Egyptians study, Japanese gather guests, Atlanteans build machines and Romans fill the carts. Everybody plays at once, so nobody waits for long.
imperial-miners-minutes = 45 min
imperial-miners-option-first_game = First game
imperial-miners-option-first_game-about = Everybody begins with 6 cards and keeps them all. Without it, everybody chooses 4 of 8.
imperial-miners-option-first_game_1 = First game: seat 1
imperial-miners-option-first_game_1-about = How does the player in seat 1 begin?
imperial-miners-option-first_game_1-table = Like the table
imperial-miners-option-first_game_1-yes = With 6 cards, all kept
imperial-miners-option-first_game_1-no = Choosing 4 of 8
imperial-miners-option-first_game_2 = First game: seat 2
imperial-miners-option-first_game_2-about = How does the player in seat 2 begin?
imperial-miners-option-first_game_2-table = Like the table
imperial-miners-option-first_game_2-yes = With 6 cards, all kept
imperial-miners-option-first_game_2-no = Choosing 4 of 8
imperial-miners-option-first_game_3 = First game: seat 3
imperial-miners-option-first_game_3-about = How does the player in seat 3 begin?
imperial-miners-option-first_game_3-table = Like the table
imperial-miners-option-first_game_3-yes = With 6 cards, all kept
imperial-miners-option-first_game_3-no = Choosing 4 of 8
imperial-miners-option-first_game_4 = First game: seat 4
imperial-miners-option-first_game_4-about = How does the player in seat 4 begin?
imperial-miners-option-first_game_4-table = Like the table
imperial-miners-option-first_game_4-yes = With 6 cards, all kept
imperial-miners-option-first_game_4-no = Choosing 4 of 8
imperial-miners-option-first_game_5 = First game: seat 5
imperial-miners-option-first_game_5-about = How does the player in seat 5 begin?
imperial-miners-option-first_game_5-table = Like the table
imperial-miners-option-first_game_5-yes = With 6 cards, all kept
imperial-miners-option-first_game_5-no = Choosing 4 of 8
imperial-miners-option-reshuffle = Shuffling the discards
imperial-miners-option-reshuffle-about = When do the discards of a level become its new deck?
imperial-miners-option-reshuffle-needed = When a card is needed
imperial-miners-option-reshuffle-at_once = As soon as the deck runs out
imperial-miners-option-last_end_event = Last end-of-round event
imperial-miners-option-last_end_event-about = An end-of-round event in round 10 is carried out before the scoring. Without it, it is left out.
imperial-miners-option-modifiers_reach = How far modifiers reach
imperial-miners-option-modifiers_reach-about = Does the event of the round also change cards that an effect activates outside the chain?
imperial-miners-option-modifiers_reach-all = Yes, every card
imperial-miners-option-modifiers_reach-chain = No, only the chain
imperial-miners-option-voluntary_draw = Drawing instead of playing
imperial-miners-option-voluntary_draw-about = You may draw a level-1 card and play that although you could play one from your hand.
imperial-miners-option-gaps = Gaps in row 1
imperial-miners-option-gaps-about = How many places may stay empty beside a new card of level 1?
imperial-miners-option-gaps-two = Up to 2
imperial-miners-option-gaps-none = None
imperial-miners-option-gaps-any = Any number
imperial-miners-option-surface_optional = The surface may be left out
imperial-miners-option-surface_optional-about = Without it, you must choose 1 of the surface’s effects.
imperial-miners-option-keep_collapse = Collapses may stay
imperial-miners-option-keep_collapse-about = When a card with a collapse is activated, you may leave the collapse on it. The card has no effect either way.
imperial-miners-option-clear_on_pass = Passing clears collapses
imperial-miners-option-clear_on_pass-about = A chain that passes a card already activated clears its collapse. Without it, the collapse stays.
imperial-miners-option-next_board = The next research board
imperial-miners-option-next_board-about = Where does the pickaxe go from a completed board?
imperial-miners-option-next_board-other = To another board
imperial-miners-option-next_board-any = To any board, the same one too
imperial-miners-option-scots_discount = Discount of the Scots
imperial-miners-option-scots_discount-about = Which Scottish cards make an effect cheaper?
imperial-miners-option-scots_discount-all = All in the mine
imperial-miners-option-scots_discount-others = All but the card itself
imperial-miners-option-tiebreak2 = Second tie-break
imperial-miners-option-tiebreak2-about = With equal score and equal gold, what decides?
imperial-miners-option-tiebreak2-full_carts = The most full carts
imperial-miners-option-tiebreak2-machines = The most machines

## Trollfjord: what it is, and its options

trollfjord-tagline = Ten trolls, one hammer, and a tower that may lose its temper.
trollfjord-about = Walk your king round the board, spread your trolls over fjord, forest and glacier, and strike the Stone Tower until enough boulders tumble out to pay for a treasure. Bring a partner for more strikes, keep a gift ready for the mountain spirit, and know when to put the hammer down.
trollfjord-minutes = 60 min
trollfjord-option-fortresses = Numbers of the fortresses
trollfjord-option-fortresses-about = Where do the fortresses 1, 2 and 3 stand?
trollfjord-option-fortresses-random = They are drawn
trollfjord-option-fortresses-first = As laid out for a first game
trollfjord-option-place_both = Place in both regions
trollfjord-option-place_both-about = Trolls of one placement may be divided between both regions of the terrain. Without it, all go to one of them.
trollfjord-option-announce_again = Announce again
trollfjord-option-announce_again-about = Whoever announces a fortress and then does not strike may announce another one. Without it, the turn ends.
trollfjord-option-late_take = Late treasure
trollfjord-option-late_take-about = Whoever stopped and got nothing collects when the other has gone on and is done, and must take a treasure if they can. Without it, the stopper is out.
trollfjord-option-retired_gives = Gifts after stopping
trollfjord-option-retired_gives-about = Whoever has stopped may help to appease the mountain spirit while the other goes on. Without it, only the other may give.
trollfjord-option-crown_value = Value of a crown
trollfjord-option-crown_value-about = How many points is each crown worth at the end?
trollfjord-option-free_clear = Leave an empty region
trollfjord-option-free_clear-about = Whoever got no treasure may choose a region without own trolls and so lose none. Without it, at least 1 troll must go home.
trollfjord-option-tiebreak = Who wins a tie
trollfjord-option-tiebreak-about = With equal points, the king who lies last wins. Last in which sense?
trollfjord-option-tiebreak-behind = Furthest back on the track
trollfjord-option-tiebreak-latest = The last to lie down
trollfjord-option-max_turns = Last turn
trollfjord-option-max_turns-about = The game stops after this many turns of all players together, even if nobody has filled slot +. It is a safety stop and no rule of the table.

# A table in the browser: the ask, the tools, the talk; errors.
# $player is a seat's name, $names are names in a list, $n is a number.

## Every page

web-skip = Skip to the content
web-title = { $title } · Underhall
web-close = Close
web-broken-title = Something gave way
web-broken-text = This page could not be shown. Your games are safe on the server.
web-broken-reload = Load the page again
web-offline = The server cannot be reached. Nothing was changed; try again in a moment.
web-failed = That did not work. Nothing was changed.

## The screen

table-opening = The table is being set…
table-trouble = This table cannot be shown
table-gone = This table is gone
table-again = Try again
table-close = Close
table-to-lobby = Back to the lobby
table-settings = Settings
table-seats = Seats in turn order
table-you = you
table-bot = bot
table-bot-plays = a bot plays
table-reconnecting = reconnecting…
table-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
table-their-turn = The table waits for them.
table-seat-of = { $player }’s area
table-clock = Time left: { $left }
table-clock-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
table-your-turn = Your turn!
table-your-turn-at = { $game } waits for you.
table-title-turn = Your turn: { $game }

## The ask

table-ask = What is asked
table-ask-touch = Touch anything that glows.
table-ask-cycle = Turn it until it fits, then place it. Another glowing place moves it there.
table-ask-place = Touch a glowing place, or drag it there; it can be turned first.
table-barred = cannot be taken back
table-wait = { $n ->
    [one] { $names } is choosing.
   *[other] We wait for { $names }.
}
table-wait-held = { $player } is about to hand the turn on.
table-held = Your turn is done. Hand it on?
table-held-more = Until then you may still take it back.
table-handed = A bot plays for you.
table-handed-seat = A bot plays for { $player }.
table-handed-back = Take my seat back
table-over = The game is over.
table-hint = Hint
table-hint-title = This is what a bot would do
table-hint-do = Do it

## The buttons

table-actions = What you can do
table-hand = Your hand
table-hand-on = Hand on your turn
table-undo = Undo
# instead of undo while a sealed choice can be taken back
table-unseal = Take it back
table-has-chosen = Has chosen.
# below "We wait for …", to whom has chosen already
table-sealed-more = Your choice is sealed. Until the last one has chosen you may take it back.
table-undo-ask = Ask to undo
table-back = Back
table-cancel = Cancel
table-turn = Turn
table-flip = Flip
table-hurry = Skip the bots’ pauses
table-see-score = See the score
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-fit = Fit the board

## Undo that others must allow

table-undo-request = { $player } would like to take a move back.
table-undo-waiting = You asked to take your move back. Not answered yet: { $names }.
table-undo-others = { $player } would like to take a move back. Not answered yet: { $names }.
table-undo-allow = Allow it
table-undo-refuse = Refuse
table-undo-withdraw = Never mind

## Why not?

table-why = Why not…?
table-why-ask = What would you like to know about?
table-why-touch = Touch it, and the rules answer.
table-why-title = Not possible here
table-why-later = Not now
table-why-asked = The question now is: { $ask }
table-why-turn = { $n ->
    [one] It is { $names }’s turn.
   *[other] We wait for { $names }.
}
table-why-legal = The rules allow this now.
table-show-spots = Show what is legal
table-read = Read the rule
table-read-rule = Read rule { $rule }
table-rules = Rules

## The side of the table

table-side = Around the table
table-areas = { $n ->
    [0] Around the table
    [one] Around the table, { $n } new message
   *[other] Around the table, { $n } new messages
}
table-tab-mine = Yours
table-tab-market = Shared
table-tab-log = Log
table-tab-chat = Chat
table-log-empty = Nothing has happened yet.
table-chat-unread = { $n ->
    [0] Chat
    [one] Chat, { $n } new message
   *[other] Chat, { $n } new messages
}
table-chat-empty = Nobody has said anything yet.
table-chat-write = Say something
table-chat-send = Send
table-chat-mute = Mute { $name }
table-chat-muted = Muted: { $name }
table-chat-unmute = Listen again
table-chat-later = Not sent: there is no connection just now. Your text is kept.

## The list of options

table-choose = Choose
table-options = Everything you can do
table-options-none = Nothing is asked of you now.

## The menu

table-menu = Menu
table-menu-share = Share
table-menu-seat = Your seat
table-sound = Sound
table-sound-on = Sound on
table-sound-off = Sound off
table-copy = Copy the link to this table
table-copy-closed = Only those at the table can open this link.
table-share = Share
table-share-position = Share this position
table-what-if = What if? Play on from here with bots
table-watching = { $n ->
    [one] { $n } person is watching
   *[other] { $n } people are watching
}
table-dealing = Dealing
table-seat-bot = Let a bot play for { $player }
table-seat-back = Play for { $player } again
table-leave = Leave the table
table-leave-sure = A bot plays on for you. You may come back at any time.
table-stay = Stay
table-copied = The link is copied.
table-shared = Shared.
table-copied-closed = The link is copied. Only those at the table can open it.
table-shared-closed = Shared. Only those at the table can open the link.
table-copy-failed = The link could not be copied.

## Keys

table-keys = Keys
table-key-enter = Enter
table-key-arrows = Move over what may be touched
table-key-confirm = Confirm
table-key-cancel = Cancel, close
table-key-undo = Undo
table-key-turn = Turn
table-key-flip = Flip
table-key-end = End your actions or your turn
table-key-options = List everything you can do
table-key-numbers = Choose a button by its number
table-key-hint = Hint
table-key-why = Why not?
table-key-rules = Rules
table-key-log = Log
table-key-chat = Chat
table-key-sound = Sound on or off
table-key-fit = Fit the board
table-key-zoom = Zoom in, zoom out
table-key-keys = This list

## The connection

table-lost = The connection is lost
table-lost-more = We keep trying. What you see is the last we know, and nothing of it is lost.
table-closed-no-session = Your session has ended. Open the table again from the lobby.
table-closed-no-table = This table is gone, or it is not open to you.
table-closed-foreign = This page came from another address than the table.
table-closed-outdated = This table was set with older rules and cannot go on here.

## Several people at one screen

table-curtain = Pass the screen to { $name }
table-curtain-more = Everybody else looks away. Nothing is shown until then.
table-curtain-open = I am { $name }

## Errors and refusals

error-stale = The table has moved on, and nothing of yours was sent. Look again and choose.
error-illegal = The rules do not allow this. Nothing has changed.
error-not-asked = Nothing is asked of you now.
error-held = The turn is not handed on yet.
error-not-yours = This seat is not yours.
error-over = The game is over.
error-storage = It could not be saved, so nothing has changed. Try again in a moment.
error-too-fast = That was a bit fast. Wait a moment and try again.
error-bad-message = The server did not understand this page. Load it again.
error-bad-request = The server did not understand this page. Load it again.
error-undo = There is nothing that could be taken back.
error-spectator = You are watching this game.
error-no-session = Your session has ended. Load the page again.
error-no-table = There is no such table, or it is not open to you.
error-table-gone = The host has closed this table, or given your seat to somebody else.
error-not-found = There is nothing here, or it is not open to you.
error-forbidden = This is not open to you.
error-foreign = This page came from another address than the table.
error-offline = The server cannot be reached. Check your connection.
error-server = Something went wrong on the server. Nothing of yours is lost.

## Notices

notice-undo-withdrawn = { $player } no longer asks to take a move back.
notice-undo-refused = { $other } would rather not take it back. The game goes on.
notice-bot-replaced = { $player }’s bot could not go on; a simpler one plays.
notice-time-up = { $player }’s time is up. A bot plays on until they take the seat back.

# Dwar7s Fall: questions, options, refusals, the log, names.
# $card, $gem, $colour, $monster are keys; $cell is a place such as e2n1; $n is a number.

## Names

df-card-castle = Castle
df-card-mine_emerald = Emerald mine
df-card-mine_diamond = Diamond mine
df-card-mine_gold = Gold mine
df-card-mine_ruby = Ruby mine
df-card-inn_ogre = Ogre inn
df-card-inn_shop = Shop
df-card-dragon = Dragon
df-card-giant = Giant
df-short-castle = Castle
df-short-mine_emerald = Emerald
df-short-mine_diamond = Diamond
df-short-mine_gold = Gold
df-short-mine_ruby = Ruby
df-short-inn_ogre = Ogre inn
df-short-inn_shop = Shop
df-short-dragon = Dragon
df-short-giant = Giant
df-goal-TG01 = Oat Bread
df-goal-TG02 = Smoked Trout
df-goal-TG03 = Turnip Cellar
df-goal-TG04 = Pickled Leeks
df-goal-TG05 = Goat Cheese
df-goal-TG06 = Barrel of Stout
df-goal-TG07 = Honey Store
df-goal-TG08 = Salted Boar
df-goal-TG09 = Spice Chest
df-goal-TG10 = Midwinter Feast
df-secret-SG1 = Broad Halls
df-secret-SG2 = Rich Crown
df-secret-SG3 = Beast Bane
df-secret-SG4 = Full Casket
df-secret-SG5 = Ogre Patron
df-secret-SG6 = Last Stone
df-secret-SG7 = Far Wanderers
df-ogre-shove = Shove
df-ogre-rout = Rout
df-ogre-frogmarch = Frogmarch
df-ogre-cutpurse = Cutpurse
df-ogre-turncoat = Turncoat
df-ogre-changeling = Changeling
df-side-N = north
df-side-E = east
df-side-S = south
df-side-W = west
df-colour-blue = blue
df-colour-red = red
df-colour-green = green
df-colour-yellow = yellow

## What the cards do

df-condition-realm_stacks = { $how ->
    [least] Your realm has { $n } or more stacks.
   *[exact] Your realm has exactly { $n } stacks.
}
df-condition-realm_vp = { $how ->
    [least] Your realm is worth { $n } points or more.
   *[exact] Your realm is worth exactly { $n } points.
}
df-condition-trophies = { $how ->
    [least] You have { $n } or more trophies.
   *[exact] You have exactly { $n } trophies.
}
df-condition-gems_in_hand = { $how ->
    [least] You hold { $n } or more gems.
   *[exact] You hold exactly { $n } gems.
}
df-condition-gem_types_in_hand = { $how ->
    [least] You hold { $n } or more kinds of gem.
   *[exact] You hold exactly { $n } kinds of gem.
}
df-condition-ogres_in_hand = { $how ->
    [least] You hold { $n } or more ogres.
   *[exact] You hold exactly { $n } ogres.
}
df-condition-kingdom_cards_in_hand = { $how ->
    [least] You have { $n } or more kingdom cards in hand.
   *[exact] Kingdom cards left in your hand: { $n }.
}
df-condition-cards_with_own_dwarf = { $how ->
    [least] Your dwarfs stand on { $n } or more cards.
   *[exact] Your dwarfs stand on exactly { $n } cards.
}
df-family-remove-one = One dwarf of another colour goes back to its owner’s supply.
df-family-remove-all = All dwarfs of one other colour on one card go back to their owner’s supply.
df-family-move = One dwarf of any colour goes to an adjacent card with a free slot, walls or not.
df-family-steal_gem = You take 1 gem at random from an opponent.
df-family-steal_ogre = You take 1 ogre at random from an opponent.
df-family-swap = Two dwarfs of different colours on different cards change places.

## Counted things

df-count-gold = { $n } gold
df-count-emerald = { $n ->
    [one] { $n } emerald
   *[other] { $n } emeralds
}
df-count-diamond = { $n ->
    [one] { $n } diamond
   *[other] { $n } diamonds
}
df-count-ruby = { $n ->
    [one] { $n } ruby
   *[other] { $n } rubies
}

## Questions

df-ask-turn = { $left ->
    [0] No actions left. What else do you do?
    [one] { $left } action left. What do you do?
   *[other] { $left } actions left. What do you do?
}
df-ask-cell = { $card ->
    [castle] Where does the castle go?
    [mine_emerald] Where does the emerald mine go?
    [mine_diamond] Where does the diamond mine go?
    [mine_gold] Where does the gold mine go?
    [mine_ruby] Where does the ruby mine go?
    [inn_ogre] Where does the ogre inn go?
    [inn_shop] Where does the shop go?
    [dragon] Which mine does the dragon attack?
   *[giant] Which castle does the giant attack?
}
df-ask-turned = Which way round?
df-ask-put = On which card do you place a dwarf?
df-ask-from = Which dwarf do you move?
df-ask-to = Where to?
df-ask-dwarf = { $ogre }: which dwarf?
df-ask-victim = { $ogre }: from whom?
df-ask-task = Which task do you carry out?
df-ask-dig = Which stack do you dig?
df-ask-goal = Which goal do you buy?
df-ask-discard = { $n ->
    [one] Discard { $n } card. Which?
   *[other] Discard { $n } cards. Which one first?
}

## Options

df-group-card = Kingdom cards
df-group-dwarf = Dwarfs
df-group-ogre = Ogres
df-group-secret = Secret goal
df-group-beside = Beside
df-group-onto = Onto a stack
df-group-other = Other

df-option-card = { $card ->
    [castle] Place the castle
    [mine_emerald] Place the emerald mine
    [mine_diamond] Place the diamond mine
    [mine_gold] Place the gold mine
    [mine_ruby] Place the ruby mine
    [inn_ogre] Place the ogre inn
    [inn_shop] Place the shop
    [dragon] Send the dragon
   *[giant] Send the giant
}
df-option-put = Place a dwarf
df-option-move = Move a dwarf
df-option-ogre = Play an ogre: { $ogre }
df-option-reveal = Reveal your secret goal
df-option-order-on = Standing order on: reveal at the end of a turn
df-option-order-off = Standing order off: keep it hidden
df-option-done = End your actions
df-option-end-turn = End your turn
df-option-beside = Empty cell { $cell }
df-option-onto = Onto { $cell }: { $card ->
    [castle] castle
    [mine_emerald] emerald mine
    [mine_diamond] diamond mine
    [mine_gold] gold mine
    [mine_ruby] ruby mine
    [inn_ogre] ogre inn
    [inn_shop] shop
    [dragon] dragon
    [giant] giant
   *[none] nothing
}
df-option-turned = { $n ->
    [0] No walls
    [one] Wall: { $sides }
   *[other] Walls: { $sides }
}
df-option-put-on = { $cell }: { $card ->
    [castle] castle
    [mine_emerald] emerald mine
    [mine_diamond] diamond mine
    [mine_gold] gold mine
    [mine_ruby] ruby mine
    [inn_ogre] ogre inn
    [inn_shop] shop
    [dragon] dragon
    [giant] giant
   *[none] nothing
}
df-option-from = From { $cell }: { $card ->
    [castle] castle
    [mine_emerald] emerald mine
    [mine_diamond] diamond mine
    [mine_gold] gold mine
    [mine_ruby] ruby mine
    [inn_ogre] ogre inn
    [inn_shop] shop
    [dragon] dragon
    [giant] giant
   *[none] nothing
}
df-option-to = To { $cell }: { $card ->
    [castle] castle
    [mine_emerald] emerald mine
    [mine_diamond] diamond mine
    [mine_gold] gold mine
    [mine_ruby] ruby mine
    [inn_ogre] ogre inn
    [inn_shop] shop
    [dragon] dragon
    [giant] giant
   *[none] nothing
}
df-option-tunnel = Through a tunnel to { $cell }: { $card ->
    [mine_emerald] emerald mine
    [mine_diamond] diamond mine
    [mine_gold] gold mine
    [mine_ruby] ruby mine
   *[dragon] dragon
}
df-option-dwarf = { $colour ->
    [blue] Blue dwarf
    [red] Red dwarf
    [green] Green dwarf
   *[yellow] Yellow dwarf
} at { $cell }: { $card ->
    [castle] castle
    [mine_emerald] emerald mine
    [mine_diamond] diamond mine
    [mine_gold] gold mine
    [mine_ruby] ruby mine
    [inn_ogre] ogre inn
    [inn_shop] shop
    [dragon] dragon
    [giant] giant
   *[none] nothing
}
df-option-victim = { $player }
df-option-task = { $cell }: { $card ->
    [castle] dig
    [mine_emerald] mine an emerald
    [mine_diamond] mine a diamond
    [mine_gold] mine gold
    [mine_ruby] mine a ruby
    [inn_ogre] draw an ogre
    [inn_shop] buy a trading goal
    [dragon] defeat the dragon
   *[giant] defeat the giant
}
df-option-task-fails = { $cell }: send the dwarfs home from the { $card ->
    [castle] castle
    [mine_emerald] emerald mine
    [mine_diamond] diamond mine
    [mine_gold] gold mine
    [mine_ruby] ruby mine
    [inn_ogre] ogre inn
   *[inn_shop] shop
} (the task must fail)
df-option-dig = { $cell }: { $card ->
    [castle] castle
    [mine_emerald] emerald mine
    [mine_diamond] diamond mine
    [mine_gold] gold mine
    [mine_ruby] ruby mine
    [inn_ogre] ogre inn
    [inn_shop] shop
    [dragon] dragon
    [giant] giant
   *[none] nothing
} on top
df-option-goal = { $goal } for { $cost }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}
df-option-discard-gem = { $gem ->
    [gold] Gold
    [emerald] Emerald
    [diamond] Diamond
   *[ruby] Ruby
}
df-option-discard-ogre = Ogre: { $ogre }

## Why not?

df-refuse-no-ogre = You do not hold this ogre: { $ogre }.
df-refuse-no-target = This ogre has no target now: { $ogre }.
df-refuse-shown = Your secret goal is revealed already.
df-refuse-condition = Your secret goal is not met yet: { $secret }.
df-refuse-no-orders = This table plays without standing orders.
df-refuse-switched = You have changed your standing order this turn already.
df-refuse-same-order = Your standing order is set like that already.
df-refuse-not-in-hand = { $card ->
    [castle] Your castle is not in your hand.
    [mine_emerald] Your emerald mine is not in your hand.
    [mine_diamond] Your diamond mine is not in your hand.
    [mine_gold] Your gold mine is not in your hand.
    [mine_ruby] Your ruby mine is not in your hand.
    [inn_ogre] Your ogre inn is not in your hand.
    [inn_shop] Your shop is not in your hand.
    [dragon] Your dragon is not in your hand.
   *[giant] Your giant is not in your hand.
}
df-refuse-no-action = No action left: { $n } used.
df-refuse-no-stack = { $card ->
    [dragon] No mine can take a dragon now: each has a dwarf, is full or is blocked.
   *[giant] No castle can take a giant now: each has a dwarf, is full or is blocked.
}
df-refuse-no-type = { $card ->
    [dragon] No mine lies on the table yet, so a dragon has nowhere to go.
   *[giant] No castle lies on the table yet, so a giant has nowhere to go.
}
df-refuse-no-dwarf = Your supply is empty: all your dwarfs are out.
df-refuse-no-slot = No card has a free slot.
df-refuse-cannot-move = None of your dwarfs can move: no open border or tunnel leads to a free slot.
df-refuse-monster-cell = A monster goes onto a stack, never onto an empty cell such as { $cell }.
df-refuse-not-beside = No card lies beside { $cell }.
df-refuse-type = Different types at { $cell }: a card goes only onto a card of its own type.
df-refuse-manned = A dwarf stands at { $cell }.
df-refuse-height = The stack at { $cell } is full: { $n } cards.
df-refuse-blocked = { $monster ->
    [dragon] A dragon blocks the mines of this realm: { $cell }.
   *[giant] A giant blocks the castles of this realm: { $cell }.
}
df-refuse-same-walls = This turn gives the same walls as another one.
df-refuse-no-card = No card lies at { $cell }.
df-refuse-full = No free slot at { $cell }: all { $n } are taken.
df-refuse-no-own-dwarf = You have no dwarf at { $cell }.
df-refuse-stuck = Your dwarf at { $cell } cannot move: no open border or tunnel leads to a free slot.
df-refuse-same-card = The dwarf stands at { $cell } already.
df-refuse-wall = A wall stands between { $from } and { $cell }.
df-refuse-far = { $cell } does not lie beside { $from }.
df-refuse-tunnel-dragon = A dragon in the realm of { $from } closes the tunnels.
df-refuse-tunnel-onto = No tunnel leads to { $cell }: a dragon sits on that mine.
df-refuse-march-far = { $cell } does not lie beside { $from }.
df-refuse-no-colour = { $colour ->
    [blue] Blue does not play.
    [red] Red does not play.
    [green] Green does not play.
   *[yellow] Yellow does not play.
}
df-refuse-no-such-dwarf = { $colour ->
    [blue] No blue dwarf stands at { $cell }.
    [red] No red dwarf stands at { $cell }.
    [green] No green dwarf stands at { $cell }.
   *[yellow] No yellow dwarf stands at { $cell }.
}
df-refuse-own-dwarf = This ogre leaves your own dwarfs alone.
df-refuse-no-march = From { $cell } no adjacent card has a free slot.
df-refuse-swap = Only dwarfs of different colours on different cards change places.
df-refuse-own-hand = You cannot steal from yourself.
df-refuse-empty-hand = { $sought ->
    [gems] { $player } holds no gems.
   *[ogres] { $player } holds no ogres.
}
df-refuse-not-ready = Not enough dwarfs at { $cell }: { $need } needed, { $n } there.
df-refuse-foreign = A dwarf of another colour stands at { $cell }, so the monster cannot be defeated.
df-refuse-single = There is only 1 card at { $cell }.
df-refuse-dig-manned = A dwarf stands at { $cell }.
df-refuse-dig-range = { $cell } does not lie in your realm.
df-refuse-goal-closed = This goal does not lie open: { $goal }.
df-refuse-goal-cost = Your gems do not pay for this goal: { $goal }.
df-refuse-discard-order = Too few cards would be left to choose from: cards of this kind had to be named earlier.
df-refuse-none-held = You hold none of these.

## The log

df-log-turn = Round { $round }: { $player } begins the turn.
df-log-place = { $card ->
    [castle] { $player } places a castle
    [mine_emerald] { $player } places an emerald mine
    [mine_diamond] { $player } places a diamond mine
    [mine_gold] { $player } places a gold mine
    [mine_ruby] { $player } places a ruby mine
    [inn_ogre] { $player } places an ogre inn
    [inn_shop] { $player } places a shop
    [dragon] { $player } sends a dragon
   *[giant] { $player } sends a giant
} { $onto ->
    [yes] onto { $cell }.
   *[no] at { $cell }.
}
df-log-put = { $player } places a dwarf at { $cell }: { $card ->
    [castle] castle
    [mine_emerald] emerald mine
    [mine_diamond] diamond mine
    [mine_gold] gold mine
    [mine_ruby] ruby mine
    [inn_ogre] ogre inn
    [inn_shop] shop
    [dragon] dragon
   *[giant] giant
}.
df-log-move = { $player } moves a dwarf from { $from } to { $cell }: { $card ->
    [castle] castle
    [mine_emerald] emerald mine
    [mine_diamond] diamond mine
    [mine_gold] gold mine
    [mine_ruby] ruby mine
    [inn_ogre] ogre inn
    [inn_shop] shop
    [dragon] dragon
   *[giant] giant
}.
df-log-march = { $player } marches { $other }’s dwarf from { $from } to { $cell }: { $card ->
    [castle] castle
    [mine_emerald] emerald mine
    [mine_diamond] diamond mine
    [mine_gold] gold mine
    [mine_ruby] ruby mine
    [inn_ogre] ogre inn
    [inn_shop] shop
    [dragon] dragon
   *[giant] giant
}.
df-log-ogre = { $player } plays an ogre: { $ogre }.
df-log-home = { $n ->
    [one] { $n } dwarf returns to { $player }’s supply.
   *[other] { $n } dwarfs return to { $player }’s supply.
}
df-log-swap = { $player }’s dwarf now stands at { $cell }, { $other }’s at { $other-cell }.
df-log-task = { $player } carries out a task at { $cell }: { $card ->
    [castle] castle
    [mine_emerald] emerald mine
    [mine_diamond] diamond mine
    [mine_gold] gold mine
    [mine_ruby] ruby mine
    [inn_ogre] ogre inn
    [inn_shop] shop
    [dragon] dragon
   *[giant] giant
}.
df-log-fail = { $player }’s task at { $cell } fails: { $n ->
    [one] { $n } dwarf goes home with nothing.
   *[other] { $n } dwarfs go home with nothing.
}
df-log-reshuffle = The discarded ogres are shuffled into a new draw pile.
df-log-draw-own = { $player } draws an ogre: { $ogre }.
df-log-draw = { $player } draws an ogre.
df-log-dig = { $player } digs at { $cell }. Now on top: { $card ->
    [castle] castle
    [mine_emerald] emerald mine
    [mine_diamond] diamond mine
    [mine_gold] gold mine
    [mine_ruby] ruby mine
    [inn_ogre] ogre inn
   *[inn_shop] shop
}.
df-log-buy = { $player } completes a trading goal for { $n ->
    [one] { $n } point
   *[other] { $n } points
}: { $goal }.
df-log-goal = A trading goal is turned up: { $goal }.
df-log-secret-own = Your secret goal: { $secret }.
df-log-secret = { $player } is dealt a secret goal.
df-log-defeat = { $card ->
    [dragon] { $player } defeats a dragon.
   *[giant] { $player } defeats a giant.
}
df-log-discard-gem = { $gem ->
    [gold] { $player } discards gold.
    [emerald] { $player } discards an emerald.
    [diamond] { $player } discards a diamond.
   *[ruby] { $player } discards a ruby.
}
df-log-discard-ogre = { $player } discards an ogre: { $ogre }.
df-log-steal-gem = { $gem ->
    [gold] { $player } steals gold from { $other }.
    [emerald] { $player } steals an emerald from { $other }.
    [diamond] { $player } steals a diamond from { $other }.
   *[ruby] { $player } steals a ruby from { $other }.
}
df-log-steal-ogre-own = { $player } steals an ogre from { $other }: { $ogre }.
df-log-steal-ogre = { $player } steals an ogre from { $other }.
df-log-order = { $order ->
    [on] Your standing order is on: your secret goal is revealed at the end of a turn as soon as it holds.
   *[off] Your standing order is off: your secret goal stays hidden until you reveal it.
}
df-log-reveal = { $player } reveals a secret goal for { $n ->
    [one] { $n } point
   *[other] { $n } points
}: { $secret }.
df-log-ending = { $player } has completed { $n ->
    [one] { $n } goal
   *[other] { $n } goals
}: this is the last round.
df-log-stop = The game stops after { $n ->
    [one] { $n } round
   *[other] { $n } rounds
}.
df-log-score = { $player } has { $n ->
    [one] { $n } point
   *[other] { $n } points
}.

## The table in the terminal

df-table-round = Round { $n }
df-table-ending = Last round
df-table-bank = Bank
df-table-market = Trading goals
df-table-deck = { $n ->
    [0] no more in the deck
   *[other] { $n } more in the deck
}
df-table-ogres = Ogres to draw: { $n }
df-table-hand = Hand
df-table-gems = Gems
df-table-held = Ogres
df-table-actions = Actions
df-table-stacks = Stacks, top card first
df-table-supply = Supply
df-table-goals = Goals
df-table-trophies = Trophies
df-table-secret = Secret goal
df-table-order = { $order ->
    [on] standing order on
   *[off] standing order off
}
df-table-revealed = revealed
df-table-hidden = hidden
df-table-realm = Realm
df-table-points = Points
df-table-nothing = nothing
df-table-empty = The table is empty. The first card goes to the middle.
df-table-legend = Heavy lines are walls, dotted lines are open borders. Shapes are dwarfs, dots are free slots; /2 says how many dwarfs a task needs. ★ points, ≡ cards in the stack, ✗ blocked by a monster, ◀ plays now; N, E, S, W are walled sides.
df-part-trading = Trading goals
df-part-secret = Secret goal
df-part-monsters = Monsters
df-part-gems = Gems
df-part-realm = Realm
df-part-order = Turn order

## In the browser
# $mine says whether the seat in question is the reader’s own; $lit whether something may be touched now.

df-where = { $state ->
    [over] Round { $round } · the game is over
    [last] Round { $round } · last round
   *[on] Round { $round } · { $n ->
        [one] { $n } goal ends it
       *[other] { $n } goals end it
    }
}
df-fact-goals = { $n } of { $count } goals
df-fact-hand = { $n } in hand
df-fact-trophies = { $n ->
    [one] { $n } trophy
   *[other] { $n } trophies
}
df-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}

df-board = The kingdom
df-target-stack = { $card } of { $player } at { $cell }, { $n } of { $slots } slots taken{ $cards ->
    [1] { "" }
   *[other] , { $cards } cards in the stack
}{ $realm ->
    [mine] , in your realm
    [ours] , in a realm that you share
    [shared] , in a shared realm
    [theirs] , in the realm of { $other }
   *[none] { "" }
}{ $blocked ->
    [yes] , blocked by a monster
   *[no] { "" }
}{ $lit ->
    [yes] , legal
   *[no] { "" }
}
df-target-empty = Empty cell { $cell }{ $lit ->
    [yes] , legal
   *[no] { "" }
}
df-stack-title = { $n } cards at { $cell }
df-stack-top = { $player }, on top
df-stack-below = { $player }, below
df-turn-card = Turn the card

df-gain-realm = your realm { $from } → { $to }
df-gain-realm-of = realm of { $player }: { $from } → { $to }
df-gain-same = your realm stays at { $n }
df-gain-gems = you gain { $items }
df-gain-blocked = { $n ->
    [one] { $n } card blocked
   *[other] { $n } cards blocked
}
df-gain-freed = { $n ->
    [one] { $n } card freed
   *[other] { $n } cards freed
}
df-confirm = Do this
df-confirm-place = Place here
df-confirm-send = Send it here
df-confirm-put = Place the dwarf
df-confirm-move = Move here
df-confirm-ogre = Play the ogre
df-reveal = Reveal it
df-order = Reveal as soon as it holds
df-order-about = Your standing order: at the end of a turn your secret goal is revealed as soon as it holds.

df-hand-dwarfs = { $mine ->
    [yes] Your dwarfs
   *[no] Dwarfs of { $player }
}
df-hand-cards = { $mine ->
    [yes] Your kingdom cards
   *[no] Kingdom cards of { $player }
}
df-hand-gems = Gems in hand
df-hand-ogres = Ogres, free to play
df-hand-limit = Hand { $n } of { $count }
df-hand-no-cards = No kingdom cards left
df-hand-card = { $card }: { $n ->
    [0] no points
    [one] { $n } point
   *[other] { $n } points
}, { $slots } slots, { $need } dwarfs needed{ $state ->
    [chosen] , chosen
    [lit] , may be placed
   *[no] , cannot be placed now
}
df-hand-ogre = { $n ->
    [one] { $ogre }
   *[other] { $n } × { $ogre }
}: { $about }{ $lit ->
    [yes] { " " }It may be used now.
   *[no] { "" }
}
df-discard-gem = { $gem ->
    [gold] Discard gold, { $n } held
    [emerald] Discard an emerald, { $n } held
    [diamond] Discard a diamond, { $n } held
   *[ruby] Discard a ruby, { $n } held
}
df-men = { $n } ready, { $count } at work
df-men-ready = { $lit ->
    [yes] { $n ->
        [one] { $n } dwarf is ready: place it
       *[other] { $n } dwarfs are ready: place one
    }
   *[no] { $n ->
        [one] { $n } dwarf is ready
       *[other] { $n } dwarfs are ready
    }
}
df-men-busy = { $lit ->
    [yes] { $n ->
        [one] { $n } dwarf is at work: move it
       *[other] { $n } dwarfs are at work: move one
    }
   *[no] { $n ->
        [one] { $n } dwarf is at work
       *[other] { $n } dwarfs are at work
    }
}
df-secret-none = Not known to you.
df-secret-shown = Revealed to all.
df-secret-card = On the card: { $condition }
df-secret-progress = { $met ->
    [yes] { $condition } Now { $n }: it holds.
   *[no] { $condition } Now { $n }.
}

df-tasks-title = { $mine ->
    [yes] When your turn ends
   *[no] When the turn of { $player } ends
}
df-tasks-none = No dwarf is at work yet.
df-task-ready = { $card } is ready
df-task-fails = { $card } will fail
df-task-waits = { $card }, { $n } of { $need }
df-task-barred = { $card } cannot be defeated
df-task-waits-for = { $n ->
    [one] It waits for { $n } more dwarf
   *[other] It waits for { $n } more dwarfs
}
df-task-barred-by = Dwarfs of another colour face it too
df-task-brings-gems = { $n ->
    [one] { $n } dwarf comes home with { $items }
   *[other] { $n } dwarfs come home with { $items }
}
df-task-brings-ogre = { $n ->
    [one] { $n } dwarf comes home with an ogre
   *[other] { $n } dwarfs come home with an ogre
}
df-task-brings-goal = { $n ->
    [one] { $n } dwarf comes home with a trading goal
   *[other] { $n } dwarfs come home with a trading goal
}
df-task-brings-dig = { $n ->
    [one] { $n } dwarf comes home, and a stack is dug
   *[other] { $n } dwarfs come home, and a stack is dug
}
df-task-brings-trophy = { $n ->
    [one] { $n } dwarf comes home with a trophy
   *[other] { $n } dwarfs come home with a trophy
}
df-task-lacks-monster = { $n ->
    [one] A monster blocks it: { $n } dwarf comes home with nothing
   *[other] A monster blocks it: { $n } dwarfs come home with nothing
}
df-task-lacks-bank = { $gem ->
    [gold] No gold is left in the bank: dwarfs come home with nothing
    [emerald] No emerald is left in the bank: dwarfs come home with nothing
    [diamond] No diamond is left in the bank: dwarfs come home with nothing
   *[ruby] No ruby is left in the bank: dwarfs come home with nothing
}
df-task-lacks-ogres = { $n ->
    [one] No ogre is left to draw: { $n } dwarf comes home with nothing
   *[other] No ogre is left to draw: { $n } dwarfs come home with nothing
}
df-task-lacks-goals = { $mine ->
    [yes] Your gems pay for no open goal: the dwarfs come home with nothing
   *[no] The gems of { $player } pay for no open goal: the dwarfs come home with nothing
}
df-task-lacks-dig = { $n ->
    [one] No stack can be dug: { $n } dwarf comes home with nothing
   *[other] No stack can be dug: { $n } dwarfs come home with nothing
}
df-actions-title = { $mine ->
    [yes] Your actions
   *[no] Actions of { $player }
}
df-actions = { $n } of { $count } actions left
df-actions-castle = { $n ->
    [0] The castle gives no action now.
    [one] The last one comes from the castle.
   *[other] The last { $n } come from the castle.
}
df-actions-over = { $phase ->
    [tasks] Now the tasks are carried out.
    [discard] Now the hand is cut to its limit.
   *[dealing] Cards are being dealt.
}
df-bank-note = gems left
df-strip-ready = { $n } ready
df-strip-fails = { $n ->
    [one] { $n } fails
   *[other] { $n } fail
}
df-strip-waits = { $n ->
    [one] { $n } waits
   *[other] { $n } wait
}
df-strip-action = { $left ->
    [0] No actions left
   *[other] Action { $n } of { $count }
}

df-deck = { $n } in the deck
df-market-none = No trading goal lies open.
df-goal-about = Costs { $items }. { $n ->
    [one] { $n } point.
   *[other] { $n } points.
}
df-goal-payable = You could pay this at a shop.
df-goal-others = Also payable by
df-ogre-discarded = Discarded
df-ogres-known = { $n ->
    [one] { $ogre }
   *[other] { $n } × { $ogre }
}
df-ogres-unknown = { $n ->
    [one] { $n } ogre that you have not seen
   *[other] { $n } ogres that you have not seen
}
df-ogres-none = No ogres
df-goals-none = None yet
df-trophies-none = None yet
df-seat-realm = { $castle ->
    [yes] The realm is worth { $n }, and a turn has { $count } actions.
   *[no] No castle in play, and a turn has { $count } actions.
}
df-seat-cards = Kingdom cards: { $n }
df-seat-goals = Trading goals: { $n }

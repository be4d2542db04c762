# In the Hall of the Mountain King: questions, options, refusals, the log, names.
# $good, $mineral, $clan, $band, $purpose, $effect are keys; $square is a place on the mountain such as c4, $cell one in a
# trollsmoot such as b2; $troll, $spell, $shop, $hall, $stack, $exchange are names from below; $items is a list of counted
# things; $n is a number.

## Names

mk-troll-pip = Pip
mk-troll-nokk = Nokk
mk-troll-tutta = Tutta
mk-troll-grubb = Grubb
mk-troll-hask = Hask
mk-troll-lodde = Lodde
mk-troll-brakka = Brakka
mk-troll-sisska = Sisska
mk-troll-tandor = Tandor
mk-troll-ruhl = Ruhl
mk-troll-fyrka = Fyrka
mk-troll-frysk = Frysk
mk-troll-njuli = Njuli
mk-troll-hjela = Hjela
mk-troll-rimka = Rimka
mk-troll-tolvar = Tolvar
mk-troll-lunna = Lunna
mk-troll-mirke = Mirke
mk-troll-silvo = Silvo
mk-troll-natta = Natta
mk-troll-oloff = Oloff
mk-troll-mukk = Mukk
mk-troll-slurra = Slurra
mk-troll-grumsel = Grumsel
mk-troll-bogga = Bogga
mk-troll-torve = Torve
mk-troll-klumpa = Klumpa
mk-troll-glodde = Glodde
mk-troll-varn = Varn
mk-troll-ossela = Ossela
mk-troll-kindra = Kindra
mk-troll-skadde = Skadde
mk-troll-isbran = Isbran
mk-troll-vettra = Vettra
mk-troll-hvitna = Hvitna
mk-troll-selke = Selke
mk-troll-dimra = Dimra
mk-troll-halvo = Halvo
mk-troll-nyxa = Nyxa
mk-troll-dregg = Dregg
mk-troll-myrka = Myrka
mk-troll-sompe = Sompe
mk-troll-puddo = Puddo
mk-troll-leira = Leira
mk-troll-hroth = Hroth
mk-troll-skorra = Skorra
mk-troll-eldgar = Eldgar
mk-troll-magra = Magra
mk-troll-jokkul = Jokkul
mk-troll-froa = Froa
mk-troll-snaer = Snaer
mk-troll-kaldis = Kaldis
mk-troll-vanadel = Vanadel
mk-troll-omri = Omri
mk-troll-tungla = Tungla
mk-troll-svartis = Svartis
mk-troll-gjorm = Gjorm
mk-troll-muldra = Muldra
mk-troll-tarnok = Tarnok
mk-troll-slamma = Slamma
mk-troll-brokke = Brokke
mk-spell-earth = Rite of Earth
mk-spell-mask = Golden Mask
mk-spell-rock_eater = Summon the Rock-eater
mk-spell-elevation = Ceremony of Elevation
mk-spell-dedication = Rite of Dedication
mk-spell-waking = Waking Song
mk-spell-toll = Toll of the Deep Road
mk-spell-open_hands = Open Hands
mk-spell-soft_stone = Soft Stone
mk-spell-thin_walls = Thin Walls
mk-spell-cave_in = Cave-in
mk-spell-free_wheels = Free Wheels
mk-spell-lantern_road = Lantern Road
mk-spell-wagon_call = Call of the Wagons
mk-spell-changing_places = Changing Places
mk-spell-masons_gift = Mason’s Gift
mk-spell-song_of_depth = Song of the Depths
mk-shop-cartwright = Cartwright
mk-shop-runesmith = Runesmith
mk-shop-charm_maker = Charm maker
mk-shop-crusher = Crusher
mk-shop-mint = Mint
mk-shop-mason = Mason
mk-shop-foundry = Foundry
mk-shop-toolmaker = Toolmaker
mk-shop-pick_smith = Pick smith
mk-shop-wheel_maker = Wheel maker
mk-shop-quartermaster = Quartermaster
mk-hall-shaman = Shaman’s Abode
mk-hall-crucible = Crucible
mk-hall-fissure = Fissure
mk-hall-treasury = Treasury
mk-hall-mason = Mason’s House
mk-hall-forge = Great Forge
mk-stack-domino = Domino
mk-stack-corner = Corner
mk-stack-bar = Bar
mk-stack-square = Block
mk-stack-tee = Tee
mk-stack-snake = Snake
mk-stack-ell = Ell
mk-stack-cavern = Cavern
mk-good-stone = Stone
mk-good-iron = Iron
mk-good-heartstone = Heartstone
mk-good-hammer = Hammer
mk-good-rune = Rune
mk-good-coin = Coin
mk-good-cart = Wild cart
mk-good-fire_cart = Fire cart
mk-good-ice_cart = Ice cart
mk-good-moon_cart = Moon cart
mk-clan-fire = Fire
mk-clan-ice = Ice
mk-clan-moon = Moon
mk-clan-mud = Mud
mk-band-dark = Dark grey
mk-band-light = Light grey
mk-band-brown = Brown
mk-band-orange = Orange
mk-band-yellow = Yellow
mk-colour-orange = orange
mk-colour-blue = blue
mk-colour-green = green
mk-colour-pink = pink
mk-colour-yellow = yellow
mk-team-first = Team 1
mk-team-second = Team 2

## What the spells do

mk-effect-gain = Take { $items }.
mk-effect-mask = This turn you may pay bribes with any resources instead of coins.
mk-effect-extra_dig = Dig a tunnel now at its usual cost; after that you still recruit or dig.
mk-effect-elevate = Discard 1 of your level-2 trolls with all that lies on it; a level-3 troll from the horde takes its place, without bribes and pedestal and without activating.
mk-effect-dedicate = Score the value of 1 of your statues in the dark grey, light grey or brown band that stands on no pedestal and in no great hall.
mk-effect-wake = 1 of your trolls activates: its uncovered symbols produce.
mk-effect-unload = Move everything that lies on 1 of your trolls to your storage.
mk-effect-soften = This turn rubble costs you no hammers.
mk-effect-thin = This turn a tunnel costs you { $n ->
    [one] { $n } mineral
   *[other] { $n } minerals
} less and scores as usual.
mk-effect-cave_in = 1 of your tunnels without statue and pedestal leaves the game; take 1 stone for each of its squares.
mk-effect-free_wheels = This turn your clan carts move statues of any clan.
mk-effect-road = Move 1 of your statues up to { $n ->
    [one] { $n } tunnel
   *[other] { $n } tunnels
} far, without carts.
mk-effect-swap = 2 of your statues of different clans change places.
mk-effect-pedestal = Take 1 pedestal of your choice from the bag.
mk-effect-song = Score { $n } honour for each band inside the dark grey one that your network reaches.
# One offer or another; $last is yes at the last of them.
mk-either = { $last ->
    [yes] { $first } or { $second }
   *[no] { $first }, { $second }
}

## What the workshops exchange: $n of the one for $count of the other

mk-exchange = { $give ->
    [stone] { $n } stone
    [iron] { $n } iron
    [heartstone] { $n ->
        [one] { $n } heartstone
       *[other] { $n } heartstones
    }
    [hammer] { $n ->
        [one] { $n } hammer
       *[other] { $n } hammers
    }
    [rune] { $n ->
        [one] { $n } rune
       *[other] { $n } runes
    }
    [coin] { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
    [cart] { $n ->
        [one] { $n } wild cart
       *[other] { $n } wild carts
    }
   *[any] { $n ->
        [one] any { $n } resource
       *[other] any { $n } resources
    }
} for { $get ->
    [stone] { $count } stone
    [iron] { $count } iron
    [heartstone] { $count ->
        [one] { $count } heartstone
       *[other] { $count } heartstones
    }
    [hammer] { $count ->
        [one] { $count } hammer
       *[other] { $count } hammers
    }
    [rune] { $count ->
        [one] { $count } rune
       *[other] { $count } runes
    }
    [coin] { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
   *[cart] { $count ->
        [one] { $count } cart
       *[other] { $count } carts
    }
}
mk-exchange-move = { $n ->
    [one] { $n } resource from a troll to the storage
   *[other] { $n } resources from your trolls to the storage
}

## Counted things

mk-count-stone = { $n } stone
mk-count-iron = { $n } iron
mk-count-heartstone = { $n ->
    [one] { $n } heartstone
   *[other] { $n } heartstones
}
mk-count-hammer = { $n ->
    [one] { $n } hammer
   *[other] { $n } hammers
}
mk-count-rune = { $n ->
    [one] { $n } rune
   *[other] { $n } runes
}
mk-count-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
mk-count-cart = { $n ->
    [one] { $n } cart
   *[other] { $n } carts
}
mk-count-fire_cart = { $n ->
    [one] { $n } Fire cart
   *[other] { $n } Fire carts
}
mk-count-ice_cart = { $n ->
    [one] { $n } Ice cart
   *[other] { $n } Ice carts
}
mk-count-moon_cart = { $n ->
    [one] { $n } Moon cart
   *[other] { $n } Moon carts
}

mk-count-fire_statue = { $n ->
    [one] { $n } Fire statue
   *[other] { $n } Fire statues
}
mk-count-ice_statue = { $n ->
    [one] { $n } Ice statue
   *[other] { $n } Ice statues
}
mk-count-moon_statue = { $n ->
    [one] { $n } Moon statue
   *[other] { $n } Moon statues
}

## Questions

mk-ask-shop = Choose a workshop for this game: { $n } to go.
mk-ask-gate = Where is your gate?
mk-ask-draft = Which troll do you place, and where?
mk-ask-turn = { $full ->
    [yes] { $first ->
        [yes] A spell, a workshop, or do you dig?
       *[no] What next? Digging ends this step.
    }
   *[no] { $first ->
        [yes] A spell, a workshop, or do you recruit or dig?
       *[no] What next? Recruiting or digging ends this step.
    }
}
mk-ask-where = { $stack } for { $mineral ->
    [stone] { $n } stone
    [iron] { $n } iron
   *[heartstone] { $n ->
        [one] { $n } heartstone
       *[other] { $n } heartstones
    }
}: where do you dig?
mk-ask-pay = { $purpose ->
    [rune] From where do you take the rune?
    [bribes] { $n ->
        [one] { $n } bribe to pay. From where?
       *[other] { $n } bribes to pay. From where first?
    }
    [stone] { $n } stone to pay. From where?
    [iron] { $n } iron to pay. From where?
    [heartstone] { $n ->
        [one] { $n } heartstone to pay. From where?
       *[other] { $n } heartstones to pay. From where?
    }
    [move] Which resource goes to the storage?
    [hammers] { $n ->
        [one] { $n } hammer to pay. From where?
       *[other] { $n } hammers to pay. From where first?
    }
    [carts] { $n ->
        [one] { $n } cart to pay. Which?
       *[other] { $n } carts to pay. Which first?
    }
   *[exchange] { $n ->
        [one] { $n } resource for the workshop. Which?
       *[other] { $n } resources for the workshop. Which first?
    }
}
mk-ask-pedestal = A pedestal on the anchor at { $square } in the { $band ->
    [dark] dark grey
    [light] light grey
    [brown] brown
    [orange] orange
   *[yellow] yellow
} band?
mk-ask-site = Which workshop do you found at { $square }?
mk-ask-bag = { $by ->
    [troll] Your troll brings a pedestal of your choice. Which do you take from the bag?
   *[spell] Which pedestal do you take from the bag?
}
mk-ask-troll = { $troll }: where in your trollsmoot?
mk-ask-use = { $shop }: { $n ->
    [one] { $n } use left. What do you do?
   *[other] { $n } uses left. What do you do?
}
mk-ask-get = What do you take for 4 resources?
mk-ask-give = { $n ->
    [one] { $n } more resource to give
   *[other] { $n } resources to give
} for 1 { $good ->
    [stone] stone
    [iron] iron
    [heartstone] heartstone
    [hammer] hammer
    [rune] rune
    [coin] coin
   *[cart] cart
}. { $n ->
    [one] Which?
   *[other] Which first?
}
mk-ask-after = A great hall, a statue, or is your turn over?
mk-ask-hall = { $hall }: where does it go?
mk-ask-to = { $clan ->
    [fire] Where does the Fire statue go?
    [ice] Where does the Ice statue go?
   *[moon] Where does the Moon statue go?
}
mk-ask-gain = { $spell }: what do you take?
mk-ask-dig = Which tunnel do you dig now?
mk-ask-own = { $effect ->
    [elevate] Which of your level-2 trolls makes way?
    [wake] Which of your trolls activates?
   *[unload] Which of your trolls hands everything over?
}
mk-ask-slot = Which level-3 troll takes the place of { $troll }?
mk-ask-statue = { $effect ->
    [dedicate] Which statue do you score now?
    [road] Which statue do you move?
    [swap] Which statue changes places?
   *[second] With which statue does it change places?
}
mk-ask-tunnel = Which of your tunnels caves in?

## Options

mk-group-spell = Spells
mk-group-workshop = Workshops
mk-group-trade = Trade
mk-group-recruit = Recruit
mk-group-dig = Dig
mk-group-hall = Great halls
mk-group-statue = Move a statue
mk-group-storage = From the storage
mk-group-troll = From your trolls
mk-group-other = Other

mk-option-cast = Cast “{ $spell }”
mk-option-work = Use the workshop at { $square }: { $shop }
mk-option-trade = Trade 4 resources for 1
mk-option-recruit = Recruit { $troll }, level { $level }: makes { $items }; { $n ->
    [0] free
    [one] { $n } bribe
   *[other] { $n } bribes
}{ $clan ->
    [fire] , with a Fire pedestal
    [ice] , with an Ice pedestal
    [moon] , with a Moon pedestal
   *[none] { "" }
}
mk-option-empty-slot = An empty place in the horde
mk-option-dig = Dig with { $items }: { $stack }, { $n } honour
mk-option-pass = Skip the step: you can neither recruit nor dig
mk-option-no-effect = No effect
mk-option-where = { $squares }{ $hammers ->
    [0] { "" }
    [one] {" "}for { $hammers } hammer
   *[other] {" "}for { $hammers } hammers
}{ $finds ->
    [0] { "" }
   *[other] ; finds { $items }
}
mk-option-proposed = { $n ->
    [one] As proposed
   *[other] All { $n } as proposed
}
mk-option-unit-store = { $good ->
    [stone] Stone from the storage
    [iron] Iron from the storage
    [heartstone] Heartstone from the storage
    [hammer] Hammer from the storage
    [rune] Rune from the storage
    [coin] Coin from the storage
    [cart] Wild cart from the storage
    [fire_cart] Fire cart from the storage
    [ice_cart] Ice cart from the storage
   *[moon_cart] Moon cart from the storage
}
mk-option-unit-troll = { $good ->
    [stone] Stone from { $troll }
    [iron] Iron from { $troll }
    [heartstone] Heartstone from { $troll }
    [hammer] Hammer from { $troll }
    [rune] Rune from { $troll }
    [coin] Coin from { $troll }
    [cart] Wild cart from { $troll }
    [fire_cart] Fire cart from { $troll }
    [ice_cart] Ice cart from { $troll }
   *[moon_cart] Moon cart from { $troll }
}
mk-option-pedestal-none = No pedestal
mk-option-pedestal = { $clan ->
    [fire] Fire pedestal, token worth { $n }
    [ice] Ice pedestal, token worth { $n }
   *[moon] Moon pedestal, token worth { $n }
}
mk-option-bag-none = No pedestal
mk-option-bag = { $clan ->
    [fire] Fire pedestal
    [ice] Ice pedestal
   *[moon] Moon pedestal
}
mk-option-found-none = No workshop here
mk-option-found = Found a workshop: { $shop }
mk-option-cell = Place it at { $cell }
mk-option-own = { $troll } at { $cell }
mk-option-draft = Place { $troll } at { $cell }: makes { $makes }; for the start { $items }
mk-option-exchange = Use it: { $exchange }
mk-option-enough = Leave the workshop
mk-option-hall = Dedicate a great hall: { $hall }, { $low } or { $high } honour
mk-option-hall-at = { $squares }, altar at { $altar }
mk-option-done = End your turn
mk-option-statue = { $clan ->
    [fire] Fire statue at { $square }
    [ice] Ice statue at { $square }
   *[moon] Moon statue at { $square }
}
mk-option-move = { $clan ->
    [fire] Move the Fire statue at { $square }
    [ice] Move the Ice statue at { $square }
   *[moon] Move the Moon statue at { $square }
}
mk-option-to = { $what ->
    [own-pedestal] To { $square }, onto a pedestal of its clan
    [pedestal] To { $square }, onto a pedestal of another clan
    [altar] To { $square }, onto the altar
    [hall] To { $square } in a great hall
    [gate] To { $square }, your gate
   *[none] To { $square }
}{ $n ->
    [0] { "" }
    [one] { "" }
   *[other] {" "}for { $n } carts
}
mk-option-tunnel = { $n ->
    [one] Tunnel of { $n } square: { $squares }
   *[other] Tunnel of { $n } squares: { $squares }
}
mk-option-gain = Take { $items }
mk-option-get = Take { $items }
mk-option-shop = Choose a workshop: { $shop }
mk-option-gate = Gate at { $square }
mk-option-slot = { $troll }: makes { $items }

## Why not?

mk-refuse-no-such = There is no such thing in this game.
mk-refuse-part = A spell works whole or not at all.
mk-refuse-pass = You can still recruit or dig.
mk-refuse-trade = Not enough resources to trade: { $need } needed, { $n } owned.
mk-refuse-spell-closed = This spell is not in the spellbook: { $spell }.
mk-refuse-cast-once = You have cast a spell this turn already.
mk-refuse-no-rune = You have no rune to cast “{ $spell }” with.
mk-refuse-no-shop = No workshop stands at { $square } yet.
mk-refuse-work-once = You have used a workshop this turn already.
mk-refuse-no-access = Your network does not touch the workshop at { $square }: { $shop }.
mk-refuse-nothing-to-give = You have nothing to exchange in this workshop: { $shop }.
mk-refuse-other-shop = This workshop does something else: { $shop }.
mk-refuse-empty-slot = This place in the horde is empty.
mk-refuse-smoot-full = Your trollsmoot is full: 10 trolls.
mk-refuse-bribes = Not enough for the bribes: { $need } needed, { $n } owned.
mk-refuse-stack-empty = No tunnel of this shape is left: { $stack }.
mk-refuse-minerals = { $mineral ->
    [stone] Not enough stone: { $need } needed, { $n } owned.
    [iron] Not enough iron: { $need } needed, { $n } owned.
   *[heartstone] Not enough heartstones: { $need } needed, { $n } owned.
}
mk-refuse-no-place = There is no room now for a tunnel of this shape: { $stack }. { $n ->
    [0] You have no hammers to clear rubble.
    [one] You have { $n } hammer to clear rubble.
   *[other] You have { $n } hammers to clear rubble.
}
mk-refuse-other-tile = You have chosen a tunnel of another shape.
mk-refuse-off-board = The tunnel would stick out of the mountain.
mk-refuse-on-site = A tunnel cannot cover a workshop site: { $squares }.
mk-refuse-on-heart = A tunnel cannot cover the heart of the mountain: { $squares }.
mk-refuse-on-tile = Something lies there already: { $squares }.
mk-refuse-on-start = At this table no tunnel may cover a start point.
mk-refuse-rival = This tunnel would touch { $player }’s network: { $squares }.
mk-refuse-not-beside = This tunnel would not touch your network.
mk-refuse-hammers = Not enough hammers: { $need } needed, { $n } owned.
mk-refuse-no-unit = { $good ->
    [stone] No stone lies there.
    [iron] No iron lies there.
    [heartstone] No heartstone lies there.
    [hammer] No hammer lies there.
    [rune] No rune lies there.
    [coin] No coin lies there.
    [cart] No wild cart lies there.
    [fire_cart] No Fire cart lies there.
    [ice_cart] No Ice cart lies there.
   *[moon_cart] No Moon cart lies there.
}
mk-refuse-wrong-kind = { $good ->
    [stone] Stone does not pay for this.
    [iron] Iron does not pay for this.
    [heartstone] A heartstone does not pay for this.
    [hammer] A hammer does not pay for this.
    [rune] A rune does not pay for this.
    [coin] A coin does not pay for this.
    [cart] A wild cart does not pay for this.
    [fire_cart] A Fire cart does not pay for this.
    [ice_cart] An Ice cart does not pay for this.
   *[moon_cart] A Moon cart does not pay for this.
}
mk-refuse-only-trolls = Only what lies on your trolls can be taken here.
mk-refuse-unit-order = Too few resources would be left to choose from: this one had to be named earlier.
mk-refuse-no-pedestal = { $clan ->
    [fire] You have no Fire pedestal in your storage.
    [ice] You have no Ice pedestal in your storage.
   *[moon] You have no Moon pedestal in your storage.
}
mk-refuse-token-gone = { $clan ->
    [fire] The Fire token
    [ice] The Ice token
   *[moon] The Moon token
} of the { $band ->
    [dark] dark grey
    [light] light grey
    [brown] brown
    [orange] orange
   *[yellow] yellow
} band is taken.
mk-refuse-shop-gone = None is left of this workshop: { $shop }.
mk-refuse-bag = { $clan ->
    [fire] No Fire pedestal is left in the bag.
    [ice] No Ice pedestal is left in the bag.
   *[moon] No Moon pedestal is left in the bag.
}
mk-refuse-cell-filled = A troll stands at { $cell } already.
mk-refuse-cell-below = { $cell } does not lie above 2 of your trolls.
mk-refuse-hall-gone = This great hall is taken: { $hall }.
mk-refuse-hall-once = You have dedicated a great hall this turn already.
mk-refuse-hall-late = A great hall comes before the statues, and you have moved one.
mk-refuse-hall-fits = Your tunnels have no room for this great hall: { $hall }.
mk-refuse-hall-spin = Turned like this, the great hall looks the same as in another turn.
mk-refuse-hall-off = The great hall would stick out of the mountain.
mk-refuse-hall-over = A great hall covers only tunnels, never a gate or another hall: { $squares }.
mk-refuse-hall-gap = None of your tunnels lies under it here: { $squares }.
mk-refuse-statue-buried = { $clan ->
    [fire] The Fire statue at { $square } is still buried.
    [ice] The Ice statue at { $square } is still buried.
   *[moon] The Moon statue at { $square } is still buried.
}
mk-refuse-statue-foreign = { $clan ->
    [fire] The Fire statue at { $square } is not in your network.
    [ice] The Ice statue at { $square } is not in your network.
   *[moon] The Moon statue at { $square } is not in your network.
}
mk-refuse-no-cart = { $clan ->
    [fire] You have no cart that moves a Fire statue.
    [ice] You have no cart that moves an Ice statue.
   *[moon] You have no cart that moves a Moon statue.
}
mk-refuse-no-room = { $clan ->
    [fire] No free square is in reach of the Fire statue at { $square }.
    [ice] No free square is in reach of the Ice statue at { $square }.
   *[moon] No free square is in reach of the Moon statue at { $square }.
}
mk-refuse-outside-network = { $square } is not in your network.
mk-refuse-square-taken = A statue stands at { $square } already.
mk-refuse-too-far = { $by ->
    [spell] { $square } is more tunnels away than the spell reaches.
   *[cart] { $square } is too far away: 1 cart leads to any free square of the same tunnel or of one beside it.
}
mk-refuse-no-troll = You have no troll at { $cell }.
mk-refuse-not-level-two = The troll at { $cell } is not of level 2.
mk-refuse-all-covered = Every symbol of the troll at { $cell } is covered.
mk-refuse-nothing-on-it = Nothing lies on the troll at { $cell }.
mk-refuse-not-level-three = This is no troll of level 3.
mk-refuse-dedicate = { $clan ->
    [fire] The Fire statue at { $square } stands on a pedestal, in a great hall, or in the orange or yellow band.
    [ice] The Ice statue at { $square } stands on a pedestal, in a great hall, or in the orange or yellow band.
   *[moon] The Moon statue at { $square } stands on a pedestal, in a great hall, or in the orange or yellow band.
}
mk-refuse-lower-row = With this option only a troll of the horde’s top row rises.
mk-refuse-dedicated = { $clan ->
    [fire] The Fire statue at { $square } was dedicated before, and with this option that happens only once.
    [ice] The Ice statue at { $square } was dedicated before, and with this option that happens only once.
   *[moon] The Moon statue at { $square } was dedicated before, and with this option that happens only once.
}
mk-refuse-statue-spell = { $clan ->
    [fire] The spell can do nothing with the Fire statue at { $square }.
    [ice] The spell can do nothing with the Ice statue at { $square }.
   *[moon] The spell can do nothing with the Moon statue at { $square }.
}
mk-refuse-not-own-tunnel = No tunnel of yours lies at { $square }.
mk-refuse-tunnel-name = The tunnel at { $square } goes by the name of its first square: { $first }.
mk-refuse-tunnel-laden = A statue or a pedestal stands in the tunnel at { $square }.
mk-refuse-start-taken = A gate stands at { $square } already.
mk-refuse-start-partner = With a gate at { $square } partners could not be neighbours.
mk-refuse-start-label = The start point at { $square } does not have the number that is needed.
mk-refuse-not-in-hand = This troll is not in your hand: { $troll }.

## The log

mk-log-shop = A workshop for this game: { $shop }.
mk-log-shop-chosen = { $player } chooses a workshop for this game: { $shop }.
mk-log-statues = { $n ->
    [one] { $n } statue lies buried around the mountain.
   *[other] { $n } statues lie buried around the mountain.
}
mk-log-track = The pedestal tokens are dealt onto their track.
mk-log-gate = { $player } builds a gate at { $square }.
mk-log-starter-own = { $player } draws a starting troll: { $troll }.
mk-log-starter = { $player } draws a starting troll.
mk-log-draft = { $player } places a starting troll at { $cell }: { $troll }.
mk-log-lower = { $player } takes { $items } from the lower rows of the starting trolls.
mk-log-bonus = { $player } plays later and also takes { $items } from { $troll }.
mk-log-turn = Round { $round }: { $player } begins the turn.
mk-log-pass = { $player } can neither recruit nor dig.
mk-log-cast = { $player } casts “{ $spell }”. { $n ->
    [one] { $n } rune lies
   *[other] { $n } runes lie
} on it now.
mk-log-honour = { $player } scores { $n } honour.
mk-log-gain = { $player } takes { $items }.
mk-log-wake = { $player } activates { $troll } and gets { $items }.
mk-log-unload = { $player } moves { $items } from { $troll } to the storage.
mk-log-elevate = { $player } discards { $old }; { $troll } takes the place at { $cell }.
mk-log-cave-in = { $n ->
    [one] { $player } lets a tunnel of { $n } square cave in and takes { $n } stone.
   *[other] { $player } lets a tunnel of { $n } squares cave in and takes { $n } stone.
}
mk-log-swap = { $player } swaps { $clan ->
    [fire] a Fire statue
    [ice] an Ice statue
   *[moon] a Moon statue
} and { $second ->
    [fire] a Fire statue
    [ice] an Ice statue
   *[moon] a Moon statue
}: { $square } and { $other-square }.
mk-log-spell-left = The third rune breaks up “{ $spell }”: it goes under the spell deck.
mk-log-spell = A spell comes into the spellbook: “{ $spell }”.
mk-log-workshop = { $player } goes to a workshop: { $shop }.
mk-log-exchange = { $player } uses the workshop: { $exchange }.
mk-log-trade = { $player } trades 4 resources for { $items }.
mk-log-recruit = { $player } recruits { $troll }, a level-{ $level } troll.
mk-log-collect = { $player } collects the bribes: { $items }.
mk-log-collect-pedestal = { $clan ->
    [fire] { $player } gets the Fire pedestal that came with the troll.
    [ice] { $player } gets the Ice pedestal that came with the troll.
   *[moon] { $player } gets the Moon pedestal that came with the troll.
}
mk-log-bag = { $clan ->
    [fire] { $player } takes a Fire pedestal from the bag.
    [ice] { $player } takes an Ice pedestal from the bag.
   *[moon] { $player } takes a Moon pedestal from the bag.
}
mk-log-came = { $troll } joins the horde.
mk-log-offer = { $clan ->
    [fire] { $troll } brings a Fire pedestal.
    [ice] { $troll } brings an Ice pedestal.
   *[moon] { $troll } brings a Moon pedestal.
}
mk-log-retire = { $troll } has 4 bribes and retires from the horde.
mk-log-troll = { $player } places { $troll } at { $cell }. { $n ->
    [one] { $n } troll activates and brings { $items }.
   *[other] { $n } trolls activate and bring { $items }.
}
mk-log-crown = { $player } has 10 trolls and takes the coronation token worth { $n } honour.
mk-log-ending = { $n ->
    [one] The end is near: { $n } turn follows this one.
   *[other] The end is near: { $n } turns follow this one.
}
mk-log-dig = { $player } digs a { $n }-square { $mineral ->
    [stone] stone
    [iron] iron
   *[heartstone] heartstone
} tunnel at { $square }{ $honour ->
    [0] { "" }
   *[other] {" "}for { $honour } honour
}.
mk-log-find = { $player } finds { $items }.
mk-log-unearth = { $clan ->
    [fire] { $player } unearths a Fire statue at { $square }.
    [ice] { $player } unearths an Ice statue at { $square }.
   *[moon] { $player } unearths a Moon statue at { $square }.
}
mk-log-pedestal = { $clan ->
    [fire] { $player } places a Fire pedestal at { $square } in the
    [ice] { $player } places an Ice pedestal at { $square } in the
   *[moon] { $player } places a Moon pedestal at { $square } in the
} { $band ->
    [dark] dark grey
    [light] light grey
    [brown] brown
    [orange] orange
   *[yellow] yellow
} band and takes the token worth { $n }.
mk-log-found = { $player } founds a workshop at { $square }: { $shop }.
mk-log-hall = { $player } dedicates a great hall: { $hall }.
mk-log-statue = { $clan ->
    [fire] { $player } moves a Fire statue to { $square }.
    [ice] { $player } moves an Ice statue to { $square }.
   *[moon] { $player } moves a Moon statue to { $square }.
}
mk-log-score = { $player } has { $n } honour.

## The table in the terminal

mk-board-round = Round { $n }
mk-board-left = { $n ->
    [0] The last turn
    [one] { $n } turn after this one
   *[other] { $n } turns after this one
}
mk-board-spell = { $cast ->
    [yes] spell cast
   *[no] a spell may be cast
}
mk-board-workshop = { $worked ->
    [yes] workshop used
   *[no] a workshop may be used
}
mk-board-effects = This turn
mk-board-crowns = Coronation tokens
mk-board-horde = Horde
mk-board-level = Level { $n }
mk-board-deck = { $n ->
    [0] none in the deck
   *[other] { $n } in the deck
}
mk-board-bribes = { $n ->
    [0] free
    [one] { $n } bribe
   *[other] { $n } bribes
}
mk-board-spells = Spellbook
mk-board-runes = { $n ->
    [0] no runes
    [one] { $n } rune
   *[other] { $n } runes
}
mk-board-workshops = Workshops
mk-board-entrances = { $n ->
    [0] no open entrance
    [one] { $n } open entrance
   *[other] { $n } open entrances
}
mk-board-to-found = Still to be founded
mk-board-tunnels = Tunnels to dig
mk-board-halls = Great halls
mk-board-halls-left = Still to be dedicated
mk-board-hall = { $hall }: { $low }, or { $high } with a statue on its altar
mk-board-altar = altar
mk-board-track = Pedestal track
mk-board-statues = Statues
mk-board-statue = { $clan ->
    [fire] Fire statue at { $square }
    [ice] Ice statue at { $square }
   *[moon] Moon statue at { $square }
}, worth { $n }
mk-board-buried = buried
mk-board-pedestals = Pedestals
mk-board-pedestal = { $clan ->
    [fire] { $n } Fire
    [ice] { $n } Ice
   *[moon] { $n } Moon
}
mk-board-tokens = Tokens
mk-board-trollsmoot = Trollsmoot
mk-board-trolls = Trolls
mk-board-storage = Storage
mk-board-team-storage = Team storage
mk-board-resources = To spend
mk-board-network = Network
mk-board-squares = { $n ->
    [one] { $n } square
   *[other] { $n } squares
}
mk-board-honour = Honour
mk-board-hand = Starting trolls in hand
mk-board-nothing = nothing
mk-board-legend = The mountain from outside to inside: D dark grey, L light grey, B brown, O orange, Y yellow, # its heart. Columns have letters, rows have numbers. + is a site, x is rubble; shapes are networks, ◀ plays now.
mk-part-digging = Digging
mk-part-spells = Spells
mk-part-coronation = Coronation
mk-part-tokens = Pedestal tokens
mk-part-sets = Resource sets
mk-part-halls = Great halls
mk-part-statues = Statues

## In the browser: panels

mk-touch-legal = { $name }; legal
mk-mine-title = { $mine ->
    [yes] Your trollsmoot
   *[no] { $player }’s trollsmoot
}
mk-mine-trolls = { $n } of 10 trolls
mk-smoot-row = Row { $n }
mk-smoot-empty = Empty cell { $cell }
mk-smoot-troll = { $troll } at { $cell }{ $clan ->
    [fire] , Fire clan
    [ice] , Ice clan
    [moon] , Moon clan
    [mud] , Mud clan
   *[none] { "" }
}{ $level ->
    [0] { "" }
   *[other] , level { $level }
}{ $holds ->
    [yes] ; holds { $items }
   *[no] ; holds nothing
}{ $makes ->
    [yes] ; can make { $free }
   *[no] { "" }
}
mk-store-good = { $good ->
    [stone] Stone
    [iron] Iron
    [heartstone] Heartstones
    [hammer] Hammers
    [rune] Runes
    [coin] Coins
   *[cart] Carts
}: { $n } in the storage, { $count } on the trolls
mk-store-pedestals = { $clan ->
    [fire] { $n ->
        [one] { $n } Fire pedestal
       *[other] { $n } Fire pedestals
    }
    [ice] { $n ->
        [one] { $n } Ice pedestal
       *[other] { $n } Ice pedestals
    }
   *[moon] { $n ->
        [one] { $n } Moon pedestal
       *[other] { $n } Moon pedestals
    }
}
mk-store-tokens = { $n ->
    [one] { $n } pedestal token
   *[other] { $n } pedestal tokens
}
mk-store-trade = Trade 4:1
mk-horde-note = bribe each troll below: 1 coin
mk-horde-troll = { $troll }, level { $level }, { $clan ->
    [fire] Fire clan
    [ice] Ice clan
    [moon] Moon clan
   *[mud] Mud clan
}: makes { $items }; { $n ->
    [0] free
    [one] { $n } bribe
   *[other] { $n } bribes
}{ $lying ->
    [0] { "" }
   *[other] ; on it { $bribes }
}{ $pedestal ->
    [fire] ; with a Fire pedestal
    [ice] ; with an Ice pedestal
    [moon] ; with a Moon pedestal
   *[none] { $level ->
        [3] ; with a pedestal of your choice
       *[other] { "" }
    }
}
mk-spell-name = { $spell }: { $about } { $n ->
    [0] No runes on it
    [one] { $n } rune on it
   *[other] { $n } runes on it
}
mk-spells-left = { $n ->
    [one] { $n } more spell in the deck; the third rune sends a spell under it
   *[other] { $n } more spells in the deck; the third rune sends a spell under it
}
mk-shops-standing = On the mountain
mk-shops-at = { $square } · { $n ->
    [0] no open entrance
    [one] { $n } open entrance
   *[other] { $n } open entrances
}
mk-shops-none = None is left.
mk-shop-name = { $shop } ({ $note }): { $about }
mk-hall-name = { $hall }: { $low } honour, { $high } with a statue on its altar{ $left ->
    [yes] { "" }
   *[no] ; dedicated
}
mk-track-bag = In the bag:
mk-market-tabs = What all share
mk-tab-spells = Spells
mk-tab-shops = Workshops
mk-tab-halls = Halls
mk-tab-track = Pedestals
mk-tab-lit = something to touch
mk-door-mine = My trolls
mk-door-horde = Horde
mk-door-rest = Spells and more
mk-draft-troll = { $troll }: makes { $makes }; for the start { $items }
mk-draft-once = for the start
mk-draft-filled = { $troll } at { $cell }
mk-placing-how = Touch a lit cell of your trollsmoot to see whom it wakes.
mk-placing-wakes = { $n ->
    [one] Wakes { $n } troll, which brings
   *[other] Wakes { $n } trolls, which bring
}
mk-units-take = To take
mk-seat-honour = { $n } honour
mk-seat-token = { $clan ->
    [fire] Fire
    [ice] Ice
   *[moon] Moon
}, { $band ->
    [dark] dark grey band
    [light] light grey band
    [brown] brown band
    [orange] orange band
   *[yellow] yellow band
}: { $n }

## In the browser: board

mk-mountain = The mountain
mk-where = { $state ->
    [over] The game is over
    [setup] Setting up
    [ending] { $n ->
        [0] Round { $round }: last turn
        [one] Round { $round }: { $n } more turn
       *[other] Round { $round }: { $n } more turns
    }
   *[on] Round { $round }
}
mk-fact = { $n ->
    [one] { $n } troll
   *[other] { $n } trolls
} · { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
mk-fact-team = with { $other }
mk-moving-how = A number on a square tells how many carts it takes to get there.
mk-confirm = Do it
mk-confirm-dig = Dig here
mk-confirm-hall = Dedicate it here
mk-confirm-troll = Place the troll
mk-confirm-gate = Build the gate
mk-confirm-recruit = Recruit this troll
mk-confirm-cast = Cast the spell
mk-gain-honour = honour { $from } → { $to }
mk-gain-goods = you get { $items }
mk-tunnels = Tunnels
mk-tunnels-where = Drag the tunnel or tap a lamp, beside your own tunnels. R turns it, F flips it.
mk-stack-dig = { $stack }: { $mineral ->
    [stone] { $n } stone
    [iron] { $n } iron
   *[heartstone] { $n ->
        [one] { $n } heartstone
       *[other] { $n } heartstones
    }
} for { $honour } honour, { $left } left
mk-hall-worth = { $low } or { $high }
mk-brings = This dig brings
mk-brings-honour = { $n } honour
mk-brings-good = { $items } from the rock
mk-brings-hammers = { $n ->
    [one] Rubble: { $n } hammer to pay
   *[other] Rubble: { $n } hammers to pay
}
mk-brings-statue = { $clan ->
    [fire] A Fire statue is unearthed
    [ice] An Ice statue is unearthed
   *[moon] A Moon statue is unearthed
}
mk-brings-pedestal = { $clan ->
    [fire] You may set a Fire pedestal: token { $n }
    [ice] You may set an Ice pedestal: token { $n }
   *[moon] You may set a Moon pedestal: token { $n }
}
mk-brings-site = { $n ->
    [one] You may found a workshop
   *[other] You may found { $n } workshops
}
mk-target-tunnel = { $player }’s tunnel
mk-target-tunnel-nobody = nobody’s tunnel
mk-target-hall = { $hall } of { $player }
mk-target-gate = { $player }’s gate
mk-target-find = buried: { $items }
mk-target-rubble = rubble
mk-target-site = site for a workshop
mk-legend = Legend
mk-legend-bands = Bands, and what a statue scores there
mk-legend-networks = Networks
mk-legend-signs = Signs
mk-legend-rubble = Rubble: 1 hammer
mk-legend-find = Buried resource
mk-legend-statue = Statue
mk-legend-pedestal = Pedestal: doubles its clan’s statue
mk-legend-site = Site for a workshop
mk-legend-workshop = Workshop; dots are open entrances
mk-legend-altar = Altar of a great hall
mk-legend-gate = Gate
mk-target-hall-nobody = nobody’s great hall: { $hall }

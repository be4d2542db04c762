# Imperial Miners: questions, options, refusals, the log, names, and what the cards say.
# $card, $second, $event, $face, $board, $title are names from below; $cell is a place in a mine such as b-1, $seam one
# between two cards such as a0.r; $level is 1 to 4; $faction, $which, $what, $state, $side, $why are keys; $items, $brings,
# $cards, $faces are lists; $n is a number.

## Names

im-card-thistle_drift = Thistle Drift
im-card-peat_cutting = Peat Cutting
im-card-pipers_adit = Piper’s Adit
im-card-smash_and_grab = Smash and Grab
im-card-trophy_pit = Trophy Pit
im-card-howling_shaft = Howling Shaft
im-card-scribes_niche = Scribe’s Niche
im-card-ferrymans_dock = Ferryman’s Dock
im-card-papyrus_cellar = Papyrus Cellar
im-card-paper_lanterns = Paper Lanterns
im-card-silk_letter = Silk Letter
im-card-bamboo_props = Bamboo Props
im-card-pump_room = Pump Room
im-card-brass_diver = Brass Diver
im-card-coral_gauge = Coral Gauge
im-card-cart_legion = Cart Legion
im-card-cross_vault = Cross Vault
im-card-via_profunda = Via Profunda
im-card-tartan_gallery = Tartan Gallery
im-card-oatcake_store = Oatcake Store
im-card-highland_reel = Highland Reel
im-card-reivers_truce = Reivers’ Truce
im-card-kilted_surveyors = Kilted Surveyors
im-card-ramshead_breach = Ramshead Breach
im-card-plunder_chute = Plunder Chute
im-card-rubble_feast = Rubble Feast
im-card-tomb_breakers = Tomb Breakers
im-card-broken_lanterns = Broken Lanterns
im-card-measuring_hall = Measuring Hall
im-card-stair_of_stars = Stair of Stars
im-card-ibis_library = Ibis Library
im-card-envoys_garden = Envoy’s Garden
im-card-clockwork_scarab = Clockwork Scarab
im-card-tea_pavilion = Tea Pavilion
im-card-crane_terrace = Crane Terrace
im-card-hall_of_envoys = Hall of Envoys
im-card-koi_engine = Koi Engine
im-card-cedar_trestle = Cedar Trestle
im-card-tide_wheel = Tide Wheel
im-card-pressure_works = Pressure Works
im-card-grand_manifold = Grand Manifold
im-card-bronze_railway = Bronze Railway
im-card-steam_bagpipes = Steam Bagpipes
im-card-paved_crossing = Paved Crossing
im-card-weigh_house = Weigh House
im-card-locked_shields = Locked Shields
im-card-northern_wall = Northern Wall
im-card-runaway_wain = Runaway Wain
im-card-whisky_still = Whisky Still
im-card-clan_gathering = Clan Gathering
im-card-toll_viaduct = Toll Viaduct
im-card-sunken_loch = Sunken Loch
im-card-cairn_of_names = Cairn of Names
im-card-silk_and_tartan = Silk and Tartan
im-card-lairds_vault = Laird’s Vault
im-card-reckless_blast = Reckless Blast
im-card-giants_hammer = Giant’s Hammer
im-card-stolen_pistons = Stolen Pistons
im-card-hall_of_ruins = Hall of Ruins
im-card-border_brawl = Border Brawl
im-card-thunder_drums = Thunder Drums
im-card-warlords_breach = Warlord’s Breach
im-card-sundial_shaft = Sundial Shaft
im-card-lotus_chapel = Lotus Chapel
im-card-ladder_of_ages = Ladder of Ages
im-card-sealed_archive = Sealed Archive
im-card-obelisk_road = Obelisk Road
im-card-buried_nile = Buried Nile
im-card-cursed_passage = Cursed Passage
im-card-pharaohs_compass = Pharaoh’s Compass
im-card-painted_screens = Painted Screens
im-card-moon_bridge = Moon Bridge
im-card-star_almanac = Star Almanac
im-card-thousand_cranes = Thousand Cranes
im-card-sake_and_malt = Sake and Malt
im-card-six_lanterns = Six Lanterns
im-card-jade_court = Jade Court
im-card-idle_leviathan = Idle Leviathan
im-card-gear_cathedral = Gear Cathedral
im-card-pearl_turbine = Pearl Turbine
im-card-clockwork_carp = Clockwork Carp
im-card-hundred_valves = Hundred Valves
im-card-flood_hammer = Flood Hammer
im-card-abyssal_foundry = Abyssal Foundry
im-card-wheelwrights = Wheelwrights
im-card-forum_below = Forum Below
im-card-gold_quadriga = Gold Quadriga
im-card-sphinx_arcade = Sphinx Arcade
im-card-steam_aqueduct = Steam Aqueduct
im-card-triumphal_way = Triumphal Way
im-card-caesars_treasury = Caesar’s Treasury
im-card-deepest_vein = Deepest Vein
im-event-pay_day = Pay Day
im-event-fresh_maps = Fresh Maps
im-event-clearance_sale = Clearance Sale
im-event-bright_idea = Bright Idea
im-event-guest_workers = Guest Workers
im-event-royal_visit = Royal Visit
im-event-deep_echo = Deep Echo
im-event-toolmakers_fair = Toolmakers’ Fair
im-event-cart_parade = Cart Parade
im-event-extra_shift = Extra Shift
im-event-cheap_timber = Cheap Timber
im-event-golden_week = Golden Week
im-event-market_day = Market Day
im-event-eager_scholars = Eager Scholars
im-event-depth_prize = Depth Prize
im-event-miners_supper = Miners’ Supper
im-event-great_clearing = Great Clearing
im-event-call_of_the_deep = Call of the Deep
im-face-alchemy_a = Alchemy: the Crucible
im-face-alchemy_b = Alchemy: the Exchange
im-face-technology_a = Technology: the Workshop
im-face-technology_b = Technology: the Rails
im-face-diplomacy_a = Diplomacy: the Letters
im-face-diplomacy_b = Diplomacy: the Council
im-title-navvy = Navvy
im-title-tunneller = Tunneller
im-title-novice = Novice miner
im-title-engineer = Mining engineer
im-title-veteran = Veteran hewer
im-title-king = King of the deep
im-faction-scots = Scots
im-faction-barbarians = Barbarians
im-faction-egyptians = Egyptians
im-faction-japanese = Japanese
im-faction-atlanteans = Atlanteans
im-faction-romans = Romans
im-board-alchemy = Alchemy
im-board-technology = Technology
im-board-diplomacy = Diplomacy

## What the cards, events and research spaces say
# Each step is a sentence of its own, whole with capital letter and full stop; they follow one another. $first, $rest and
# $effect are such sentences, one or several. In a step $n is how many, and 0 means that im-how-many says so afterwards.

im-then = { $first } { $rest }
im-after = { $first } After that: { $rest }
im-price = Pay { $n } gold{ $scots ->
    [yes] , 1 less for each Scottish card in your mine
   *[no] { "" }
}. { $effect }
# $per is im-per, im-per-faction or im-per-adjacent; $cap is 0 where there is no limit
im-step-gold = Take { $n } gold.
im-step-gold-per = Take { $n } gold { $per }{ $cap ->
    [0] { "" }
   *[other] , at most { $cap }
}.
im-step-gold-plus = Take { $plus } gold and { $n } more { $per }{ $cap ->
    [0] { "" }
   *[other] , at most { $cap } in all
}.
im-step-points = Take { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
im-step-points-per = Take { $n ->
    [one] { $n } point
   *[other] { $n } points
} { $per }{ $cap ->
    [0] { "" }
   *[other] , at most { $cap }
}.
im-step-points-plus = Take { $plus ->
    [one] { $plus } point
   *[other] { $plus } points
} and { $n } more { $per }{ $cap ->
    [0] { "" }
   *[other] , at most { $cap } in all
}.
# $where: any (any card of the mine), others (not this card), adjacent, above or below (as seen from this card);
# $count is how many cards are picked
im-step-machine-self = Place { $n ->
    [0] machines
    [one] { $n } machine
   *[other] { $n } machines
} on this card.
im-step-machine-pick = Place { $n ->
    [0] machines
    [one] { $n } machine
   *[other] { $n } machines
} { $count ->
    [one] on { $count } card of your choice
   *[other] on each of { $count } cards of your choice
}{ $where ->
    [others] {" "}other than this one
    [adjacent] {" "}adjacent to this one
    [above] {" "}directly above this one
    [below] {" "}directly below this one
   *[any] { "" }
}.
im-step-machine-all = Place { $n ->
    [0] machines
    [one] { $n } machine
   *[other] { $n } machines
} on every card { $where ->
    [others] in your mine other than this one
    [adjacent] adjacent to this one
    [above] directly above this one
    [below] directly below this one
   *[any] in your mine
}.
im-step-collapse-self = Place a collapse on this card.
im-step-collapse-pick = Place a collapse { $count ->
    [one] on { $count } card of your choice
   *[other] on each of { $count } cards of your choice
}{ $where ->
    [others] {" "}other than this one
    [adjacent] {" "}adjacent to this one
    [above] {" "}directly above this one
    [below] {" "}directly below this one
   *[any] { "" }
}.
im-step-collapse-all = Place a collapse on every card { $where ->
    [others] in your mine other than this one
    [adjacent] adjacent to this one
    [above] directly above this one
    [below] directly below this one
   *[any] in your mine
}.
im-step-clear-self = Clear the collapse from this card.
im-step-clear-pick = Clear the collapse { $count ->
    [one] from { $count } card of your choice
   *[other] from each of { $count } cards of your choice
}{ $where ->
    [others] {" "}other than this one
    [adjacent] {" "}adjacent to this one
    [above] {" "}directly above this one
    [below] {" "}directly below this one
   *[any] { "" }
}.
im-step-clear-all = Clear the collapse from every card { $where ->
    [others] in your mine other than this one
    [adjacent] adjacent to this one
    [above] directly above this one
    [below] directly below this one
   *[any] in your mine
}.
im-step-activate-pick = Activate { $count ->
    [one] { $count } card of your choice
   *[other] { $count } cards of your choice
}{ $where ->
    [others] {" "}other than this one
    [adjacent] {" "}adjacent to this one
    [above] {" "}directly above this one
    [below] {" "}directly below this one
   *[any] { "" }
}.
im-step-cart = Place { $n ->
    [0] cart tokens
    [one] { $n } cart token
   *[other] { $n } cart tokens
}.
im-step-research = { $n ->
    [0] Research.
    [one] Research up to { $n } space.
   *[other] Research up to { $n } spaces.
}
# $levels: any, or the levels from which the cards come
im-step-draw = Draw { $n ->
    [0] cards
    [one] { $n } card
   *[other] { $n } cards
}{ $levels ->
    [l1] {" "}of level 1
    [l2] {" "}of level 2
    [l3] {" "}of level 3
    [l12] {" "}of level 1 or 2
    [l13] {" "}of level 1 or 3
    [l23] {" "}of level 2 or 3
   *[any] { "" }
}.
# cards of a faction, sought in a deck
im-step-faction = { $faction ->
    [scots] Draw { $n ->
        [0] Scottish cards
        [one] { $n } Scottish card
       *[other] { $n } Scottish cards
    }.
    [barbarians] Draw { $n ->
        [0] Barbarian cards
        [one] { $n } Barbarian card
       *[other] { $n } Barbarian cards
    }.
    [egyptians] Draw { $n ->
        [0] Egyptian cards
        [one] { $n } Egyptian card
       *[other] { $n } Egyptian cards
    }.
    [japanese] Draw { $n ->
        [0] Japanese cards
        [one] { $n } Japanese card
       *[other] { $n } Japanese cards
    }.
    [atlanteans] Draw { $n ->
        [0] Atlantean cards
        [one] { $n } Atlantean card
       *[other] { $n } Atlantean cards
    }.
    [romans] Draw { $n ->
        [0] Roman cards
        [one] { $n } Roman card
       *[other] { $n } Roman cards
    }.
   *[any] Draw { $n ->
        [0] cards, each of a faction you name
        [one] { $n } card of a faction you name
       *[other] { $n } cards, each of a faction you name
    }.
}
im-step-deep = Take { $n ->
    [0] level-4 cards
    [one] { $n } level-4 card
   *[other] { $n } level-4 cards
}.
im-step-discard = { $upto ->
    [yes] Discard up to { $n ->
        [0] as many cards as follows
        [one] { $n } card
       *[other] { $n } cards
    }.
   *[no] Discard { $n ->
        [0] cards
        [one] { $n } card
       *[other] { $n } cards
    }.
}
im-step-trade = You may pay { $n } gold. If you do: { $effect }
im-step-trades = You may pay { $n } gold, { $count ->
    [one] up to { $count } time
   *[other] up to { $count } times
}. Each time: { $effect }
im-each-cleared = For each collapse cleared: { $effect }
im-each-discarded = For each card discarded: { $effect }
# $what is im-what, im-what-faction or im-what-adjacent; $bound: least or most
im-if = Count { $what }. { $bound ->
    [least] { $n } or more
   *[most] { $n } or fewer
}: { $effect }
im-otherwise = Otherwise: { $effect }
# $plus is 0 where nothing comes on top
im-how-many = How many: { $plus ->
    [0] { $n }
   *[other] { $plus } and { $n } more
} { $per }{ $cap ->
    [0] { "" }
   *[other] , at most { $cap } in all
}.
# for each one, or with another $count for every so many of them; $level only with level
im-per = { $count ->
    [1] { $per ->
        [machines_self] for each machine on this card
        [machines_mine] for each machine in your mine
        [cards_with_machine] for each of your cards that has a machine
        [collapses_mine] for each collapse in your mine
        [distinct_factions] for each different faction in your mine
        [level] for each level-{ $level } card in your mine
        [row_self] for each row down to this card
        [full_carts] for each full cart in your mine
        [full_carts_self] for each full cart of this card
        [half_carts] for each half-full cart in your mine
        [position] for each space your pickaxe has climbed on its board
        [advance_total] for each space your pickaxe has climbed in all
        [boards_completed] for each research board you have completed
        [hand] for each card in your hand
        [gold] for each gold you have
        [removed] for each collapse cleared so far
       *[discarded] for each card discarded so far
    }
   *[other] { $per ->
        [machines_self] for every { $count } machines on this card
        [machines_mine] for every { $count } machines in your mine
        [cards_with_machine] for every { $count } of your cards that have a machine
        [collapses_mine] for every { $count } collapses in your mine
        [distinct_factions] for every { $count } different factions in your mine
        [level] for every { $count } level-{ $level } cards in your mine
        [row_self] for every { $count } rows down to this card
        [full_carts] for every { $count } full carts in your mine
        [full_carts_self] for every { $count } full carts of this card
        [half_carts] for every { $count } half-full carts in your mine
        [position] for every { $count } spaces your pickaxe has climbed on its board
        [advance_total] for every { $count } spaces your pickaxe has climbed in all
        [boards_completed] for every { $count } research boards you have completed
        [hand] for every { $count } cards in your hand
        [gold] for every { $count } gold you have
        [removed] for every { $count } collapses cleared so far
       *[discarded] for every { $count } cards discarded so far
    }
}
im-per-faction = { $count ->
    [1] { $faction ->
        [scots] for each Scottish card in your mine
        [barbarians] for each Barbarian card in your mine
        [egyptians] for each Egyptian card in your mine
        [japanese] for each Japanese card in your mine
        [atlanteans] for each Atlantean card in your mine
       *[romans] for each Roman card in your mine
    }
   *[other] { $faction ->
        [scots] for every { $count } Scottish cards in your mine
        [barbarians] for every { $count } Barbarian cards in your mine
        [egyptians] for every { $count } Egyptian cards in your mine
        [japanese] for every { $count } Japanese cards in your mine
        [atlanteans] for every { $count } Atlantean cards in your mine
       *[romans] for every { $count } Roman cards in your mine
    }
}
# $faction is none where any adjacent card counts
im-per-adjacent = { $count ->
    [1] { $faction ->
        [scots] for each Scottish card adjacent to this one
        [barbarians] for each Barbarian card adjacent to this one
        [egyptians] for each Egyptian card adjacent to this one
        [japanese] for each Japanese card adjacent to this one
        [atlanteans] for each Atlantean card adjacent to this one
        [romans] for each Roman card adjacent to this one
       *[none] for each card adjacent to this one
    }
   *[other] { $faction ->
        [scots] for every { $count } Scottish cards adjacent to this one
        [barbarians] for every { $count } Barbarian cards adjacent to this one
        [egyptians] for every { $count } Egyptian cards adjacent to this one
        [japanese] for every { $count } Japanese cards adjacent to this one
        [atlanteans] for every { $count } Atlantean cards adjacent to this one
        [romans] for every { $count } Roman cards adjacent to this one
       *[none] for every { $count } cards adjacent to this one
    }
}
# what im-if counts
im-what = { $per ->
    [machines_self] the machines on this card
    [machines_mine] the machines in your mine
    [cards_with_machine] your cards that have a machine
    [collapses_mine] the collapses in your mine
    [distinct_factions] the different factions in your mine
    [level] the level-{ $level } cards in your mine
    [row_self] the rows down to this card
    [full_carts] the full carts in your mine
    [full_carts_self] the full carts of this card
    [half_carts] the half-full carts in your mine
    [position] the spaces your pickaxe has climbed on its board
    [advance_total] the spaces your pickaxe has climbed in all
    [boards_completed] the research boards you have completed
    [hand] the cards in your hand
    [gold] your gold
    [removed] the collapses cleared so far
   *[discarded] the cards discarded so far
}
im-what-faction = { $faction ->
    [scots] the Scottish cards in your mine
    [barbarians] the Barbarian cards in your mine
    [egyptians] the Egyptian cards in your mine
    [japanese] the Japanese cards in your mine
    [atlanteans] the Atlantean cards in your mine
   *[romans] the Roman cards in your mine
}
im-what-adjacent = { $faction ->
    [scots] the Scottish cards adjacent to this one
    [barbarians] the Barbarian cards adjacent to this one
    [egyptians] the Egyptian cards adjacent to this one
    [japanese] the Japanese cards adjacent to this one
    [atlanteans] the Atlantean cards adjacent to this one
    [romans] the Roman cards adjacent to this one
   *[none] the cards adjacent to this one
}
im-only = { $what ->
    [has_machine] Only cards with a machine count.
    [has_collapse] Only cards with a collapse count.
   *[not_activated] Only cards not yet activated this round count.
}
im-only-faction = { $faction ->
    [scots] Only Scottish cards count.
    [barbarians] Only Barbarian cards count.
    [egyptians] Only Egyptian cards count.
    [japanese] Only Japanese cards count.
    [atlanteans] Only Atlantean cards count.
   *[romans] Only Roman cards count.
}
im-only-level = Only cards of level { $level } count.
im-this-card = “This card” is the one you placed this round.
im-mod-cost = { $less ->
    [yes] Cards cost { $n } gold less to play this round.
   *[no] Cards cost { $n } gold more to play this round.
}
im-mod-gold = { $count ->
    [one] The first { $count } effect that brings you gold this round brings { $n } more.
   *[other] The first { $count } effects that bring you gold this round bring { $n } more each.
}
im-mod-points = { $count ->
    [one] The first { $count } effect that brings you points this round brings { $n } more.
   *[other] The first { $count } effects that bring you points this round bring { $n } more each.
}
im-mod-activate = Whenever a card without a collapse is activated this round: { $effect }
im-mod-place = When you place your card this round: { $effect }
im-mod-research = { $n ->
    [one] Research goes up to { $n } space further this round.
   *[other] Research goes up to { $n } spaces further this round.
}
im-mod-surface = At the surface you choose { $n } different effects this round.
im-mod-both = When a card is activated this round, you may carry out both its effects.

## Counted things

im-count-gold = { $n } gold
im-count-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
im-count-machines = { $n ->
    [one] { $n } machine
   *[other] { $n } machines
}
im-count-collapses = { $n ->
    [one] { $n } collapse
   *[other] { $n } collapses
}
im-count-clears = { $n ->
    [one] { $n } collapse cleared
   *[other] { $n } collapses cleared
}
im-count-carts = { $n ->
    [one] { $n } cart token
   *[other] { $n } cart tokens
}
im-count-full-carts = { $n ->
    [one] { $n } full cart
   *[other] { $n } full carts
}
im-count-research = { $n ->
    [one] { $n } space of research
   *[other] { $n } spaces of research
}
im-count-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
im-count-faction-cards = { $n ->
    [one] { $n } card of a faction
   *[other] { $n } cards of a faction
}
im-count-deep = { $n ->
    [one] { $n } level-4 card
   *[other] { $n } level-4 cards
}
im-count-activations = { $n ->
    [one] { $n } activation
   *[other] { $n } activations
}
im-count-trades = { $n ->
    [one] { $n } exchange
   *[other] { $n } exchanges
}

## Questions

im-ask-keep = { $n ->
    [one] Which card do you keep? { $n } to go.
   *[other] Which cards do you keep? { $n } to go.
}
im-ask-card = Which card do you play? You have { $n } gold.
im-ask-cell = { $card }, level { $level }: where does it go?
im-ask-effect = { $collapse ->
    [yes] { $card } has a collapse. Do you clear it?
   *[no] { $card }: which effect do you choose?
}
im-ask-up = { $card }: which way up does the chain go?
im-ask-surface = { $n ->
    [one] The surface: which effect do you choose?
   *[other] The surface: { $n } different effects. Which first?
}
im-ask-deck = { $n ->
    [one] { $n } card to draw. From which deck?
   *[other] { $n } cards to draw. From which deck first?
}
# $again is yes after a deck that had none; $n is how many cards are still to be found
im-ask-faction = { $again ->
    [yes] None in that deck.{" "}
   *[no] { "" }
}{ $faction ->
    [scots] In which deck do you look for a Scottish card?
    [barbarians] In which deck do you look for a Barbarian card?
    [egyptians] In which deck do you look for an Egyptian card?
    [japanese] In which deck do you look for a Japanese card?
    [atlanteans] In which deck do you look for an Atlantean card?
    [romans] In which deck do you look for a Roman card?
   *[any] Which faction do you look for, and in which deck?
}
im-ask-board = { $first ->
    [yes] Your first research: on which board?
   *[no] Your board is completed. Which is next?
}
im-ask-steps = { $n ->
    [one] Research up to { $n } space: how far?
   *[other] Research up to { $n } spaces: how far?
}
im-ask-target = { $what ->
    [machine] { $n ->
        [one] Which card gets the machine?
       *[other] { $n } cards get machines. Which first?
    }
    [collapse] { $n ->
        [one] Which card collapses?
       *[other] { $n } cards collapse. Which first?
    }
    [clear] { $n ->
        [one] Which collapse do you clear?
       *[other] { $n } collapses to clear. Which first?
    }
   *[activate] { $n ->
        [one] Which card do you activate?
       *[other] { $n } cards to activate. Which first?
    }
}
im-ask-seam = { $n ->
    [one] Which half-full cart gets the token?
   *[other] { $n } cart tokens to place. Where first?
}
# $left: how often it can still be done
im-ask-trade = { $gives ->
    [yes] Do you pay { $n } gold for { $brings }?
   *[no] Do you pay { $n } gold?
}
im-ask-discard = { $why ->
    [limit] { $n ->
        [one] Your hand is too large. Which card do you discard?
       *[other] Your hand is too large. Which { $n } cards do you discard?
    }
    [must] { $n ->
        [one] Which card do you discard?
       *[other] Which { $n } cards do you discard?
    }
   *[may] { $n ->
        [one] Do you discard { $n } card?
       *[other] Do you discard up to { $n } cards?
    }
}

## Options

im-group-other = Other

im-draw-instead = a draw from level 1
im-option-keep = Keep { $card }, level { $level }, cost { $n }
im-option-card = { $n ->
    [0] Play { $card }, level { $level }, free
   *[other] Play { $card }, level { $level }, for { $n } gold
}
im-option-draw = Draw a level-1 card and play that
im-option-cell = Place it at { $cell }{ $full ->
    [0] { "" }
    [one] , { $full } full cart
   *[other] , { $full } full carts
}{ $half ->
    [0] { "" }
    [one] , { $half } half-full cart
   *[other] , { $half } half-full carts
}
# $price is 0 where it costs nothing; $gives is no where nothing is sure to come of it now
im-option-effect = { $which ->
    [first] First effect
    [second] Second effect
   *[both] Both effects
}{ $price ->
    [0] { "" }
   *[other] {" "}for { $price } gold
}{ $gives ->
    [yes] : { $brings }
   *[no] : nothing for now
}
im-option-none = Leave out the effect
im-option-clear = Clear the collapse
im-option-up = { $side ->
    [left] Left to { $card } at { $cell }
   *[right] Right to { $card } at { $cell }
}{ $state ->
    [activated] , already activated
    [collapse] , clears its collapse
   *[open] { "" }
}
im-option-surface = { $which ->
    [first] First effect
    [second] Second effect
   *[third] Third effect
}{ $price ->
    [0] { "" }
   *[other] {" "}for { $price } gold
}{ $gives ->
    [yes] : { $brings }
   *[no] : nothing for now
}
im-option-surface-none = Leave out the surface
# $n cards in the deck, $count among the discards
im-option-deck = { $n ->
    [0] Level { $level }: the discards are shuffled first
    [one] Level { $level }: { $n } card in the deck
   *[other] Level { $level }: { $n } cards in the deck
}
im-option-faction = { $faction ->
    [scots] Scots in the deck of level { $level }
    [barbarians] Barbarians in the deck of level { $level }
    [egyptians] Egyptians in the deck of level { $level }
    [japanese] Japanese in the deck of level { $level }
    [atlanteans] Atlanteans in the deck of level { $level }
   *[romans] Romans in the deck of level { $level }
}
im-option-board = { $face }
im-option-steps = { $n ->
    [one] { $n } space up
   *[other] { $n } spaces up
}{ $top ->
    [yes] , to the top
   *[no] , to space { $position }
}{ $gives ->
    [yes] : { $brings }
   *[no] { "" }
}
im-option-target = { $what ->
    [machine] Machine on { $card } at { $cell }
    [collapse] Collapse on { $card } at { $cell }
    [clear] Clear { $card } at { $cell }
   *[activate] Activate { $card } at { $cell }
}
im-option-seam = Cart between { $card } and { $second } ({ $seam })
im-option-trade = { $gives ->
    [yes] Pay { $n } gold for { $brings }
   *[no] Pay { $n } gold
}
im-option-no-trade = Keep your gold
im-option-discard = Discard { $card }, level { $level }
im-option-enough = That is enough

## Why not?

im-why-not-in-hand = { $card } is not in your hand.
im-why-kept = You have picked { $card } already.
im-why-passed = Cards are picked in their order, and { $card } comes before one that you have picked already.
im-why-too-few = Cards are picked in their order, and after { $card } too few are left to pick from.
im-why-no-draw = You can play a card, so you cannot draw one instead.
im-why-no-place = { $card } is of level { $level }, and no card of level { $n } has room below it yet.
im-why-cost = Not enough gold for { $card }: { $need } needed, { $n } owned.
im-why-not-enough = { $n ->
    [one] { $n } more card must go.
   *[other] { $n } more cards must go.
}
im-why-row = { $card } is of level { $level } and goes into row { $level }.
im-why-taken = { $card } lies at { $cell } already.
im-why-lattice = Rows are shifted by half a card: there is no place { $cell }.
im-why-nothing-above = No card of yours lies directly above { $cell }.
im-why-gap = { $n ->
    [0] In row 1 a card must lie right beside another, and { $cell } does not.
    [one] In row 1 at most { $n } place may stay empty in between, and { $cell } is further out.
   *[other] In row 1 at most { $n } places may stay empty in between, and { $cell } is further out.
}
im-why-no-collapse = There is no collapse on { $card }.
im-why-collapsed = A collapse lies on { $card }: it has no effect until that is cleared.
im-why-one-effect = { $card } has only 1 effect.
im-why-not-both = You choose 1 of the effects of { $card }, not both.
im-why-price = Not enough gold for this effect: { $need } needed, { $n } owned.
im-why-surface = At the surface you must choose an effect.
im-why-surface-used = { $which ->
    [first] You have chosen the first effect of the surface already.
    [second] You have chosen the second effect of the surface already.
   *[third] You have chosen the third effect of the surface already.
}
im-why-surface-price = Not enough gold for this effect of the surface: { $need } needed, { $n } owned.
im-why-no-card = No card of yours lies at { $cell }.
im-why-machines = { $card } has { $n } machines already, and that is the most.
im-why-collapse = A collapse lies on { $card } already.
im-why-activated = { $card } has been activated this round already.
im-why-faction = { $faction ->
    [scots] { $card } is no Scottish card.
    [barbarians] { $card } is no Barbarian card.
    [egyptians] { $card } is no Egyptian card.
    [japanese] { $card } is no Japanese card.
    [atlanteans] { $card } is no Atlantean card.
   *[romans] { $card } is no Roman card.
}
im-why-level = { $card } is not of level { $level }.
im-why-other = { $card } is the card whose effect this is, and it must be another.
im-why-not-near = { $where ->
    [adjacent] { $card } is not adjacent to the card whose effect this is.
    [above] { $card } does not lie directly above the card whose effect this is.
   *[below] { $card } does not lie directly below the card whose effect this is.
}
im-why-no-machine = There is no machine on { $card }.
im-why-cell-picked = You have picked { $card } already.
im-why-no-seam = No 2 cards of yours meet at { $seam }.
im-why-no-cart = At { $seam } no 2 half-carts meet.
im-why-cart-full = The cart at { $seam } is full already.
im-why-cart-empty = The cart at { $seam } is empty: a token goes only on a half-full one.
im-why-cart-token = A cart token lies at { $seam } already.
im-why-deck-level = This effect does not draw from level { $level }.
im-why-deck-empty = No card of level { $level } is left, in the deck or among the discards.
im-why-other-faction = { $faction ->
    [scots] You are looking for a Scottish card.
    [barbarians] You are looking for a Barbarian card.
    [egyptians] You are looking for an Egyptian card.
    [japanese] You are looking for a Japanese card.
    [atlanteans] You are looking for an Atlantean card.
   *[romans] You are looking for a Roman card.
}
im-why-searched = { $faction ->
    [scots] The deck of level { $level } has no Scottish card, as you have seen.
    [barbarians] The deck of level { $level } has no Barbarian card, as you have seen.
    [egyptians] The deck of level { $level } has no Egyptian card, as you have seen.
    [japanese] The deck of level { $level } has no Japanese card, as you have seen.
    [atlanteans] The deck of level { $level } has no Atlantean card, as you have seen.
   *[romans] The deck of level { $level } has no Roman card, as you have seen.
}
im-why-same-board = The pickaxe goes to another board, and this one you have just completed: { $face }.
im-why-too-far = { $n ->
    [one] Your pickaxe moves up to { $n } space now.
   *[other] Your pickaxe moves up to { $n } spaces now.
}
im-why-beyond-top = { $n ->
    [one] It is only { $n } space to the top of this board.
   *[other] It is only { $n } spaces to the top of this board.
}

## The log

im-log-faces = The research boards are { $faces }.
im-log-dealt-own = { $player } is dealt a card: { $card }.
im-log-keeps = { $player } keeps { $cards }.
im-log-kept = { $player } discards { $cards } and keeps the other cards.
im-log-reshuffled = The discards of level { $level } are shuffled into a new deck.
im-log-event = Round { $round }: { $event }, an event { $kind ->
    [instant] for now
    [modifier] for this round
   *[end] for the end of the round
}.
im-log-end-of-round = The mines rest, and the event comes: { $event }.
im-log-sealed-own = { $player } seals a choice: { $card }.
im-log-sealed = { $player } seals a choice.
im-log-revealed = { $n ->
    [0] { $player } plays { $card } for free.
   *[other] { $player } plays { $card } for { $n } gold.
}
im-log-fallback = { $player } plays no card from hand and draws one of level 1.
im-log-fell-back = { $player } draws and plays { $card }.
im-log-nothing = No card of level 1 is left: { $player } places nothing this round.
im-log-laid = { $player } places { $card } at { $cell }{ $full ->
    [0] { "" }
    [one] , { $full } full cart
   *[other] , { $full } full carts
}{ $half ->
    [0] { "" }
    [one] , { $half } half-full cart
   *[other] , { $half } half-full carts
}.
im-log-effect = { $which ->
    [first] { $player } uses the first effect of { $card }.
    [second] { $player } uses the second effect of { $card }.
   *[both] { $player } uses both effects of { $card }.
}
im-log-declined = { $player } leaves out the effect of { $card }.
im-log-surface = { $which ->
    [first] { $player } reaches the surface and chooses its first effect.
    [second] { $player } reaches the surface and chooses its second effect.
   *[third] { $player } reaches the surface and chooses its third effect.
}
im-log-surface-none = { $player } reaches the surface and leaves it out.
im-log-paid = { $player } pays { $n } gold.
im-log-gained = { $player } takes { $items }.
im-log-machine = { $n ->
    [one] { $player } places { $n } machine on { $card } at { $cell }.
   *[other] { $player } places { $n } machines on { $card } at { $cell }.
}
im-log-collapse = { $player } places a collapse on { $card } at { $cell }.
im-log-cleared = { $player } clears the collapse from { $card } at { $cell }.
im-log-cart = { $n ->
    [one] { $player } places a cart token at { $seam } and has { $n } full cart now.
   *[other] { $player } places a cart token at { $seam } and has { $n } full carts now.
}
im-log-drew-own = { $player } draws a card of level { $level }: { $card }.
im-log-drew = { $player } draws a card of level { $level }.
im-log-discarded = { $player } discards { $card }.
im-log-drew-deep = { $n ->
    [one] { $player } takes { $n } card of level 4: { $card }.
   *[other] { $player } takes { $n } cards of level 4: { $card }.
}
im-log-found = { $player } finds a card in the deck of level { $level }: { $card }.
im-log-found-none = { $faction ->
    [scots] { $player } finds no Scottish card in the deck of level { $level }.
    [barbarians] { $player } finds no Barbarian card in the deck of level { $level }.
    [egyptians] { $player } finds no Egyptian card in the deck of level { $level }.
    [japanese] { $player } finds no Japanese card in the deck of level { $level }.
    [atlanteans] { $player } finds no Atlantean card in the deck of level { $level }.
   *[romans] { $player } finds no Roman card in the deck of level { $level }.
}
im-log-researched = { $n ->
    [one] { $player } moves up { $n } space to space { $position }: { $face }.
   *[other] { $player } moves up { $n } spaces to space { $position }: { $face }.
}
im-log-entered = { $player } goes to a research board: { $face }.
im-log-completed = { $player } completes a research board: { $face }.
im-log-score = { $carts ->
    [0] { $player } scores { $n }, none of it for full carts.
    [one] { $player } scores { $n }, { $carts } of it for a full cart.
   *[other] { $player } scores { $n }, { $carts } of it for full carts.
}

## The table in the terminal

im-board-legend = Cards lie under the surface in rows a to d, half a card apart. ● is a full cart, ◉ one filled by a token, ◐ a half-full and ○ an empty one; ⚙ is a machine, ✖ a collapse, ✓ activated this round.
im-board-round = Round { $n } of { $rounds }
im-board-decks = Cards left in the decks of levels 1 to 4
im-board-discards = Discarded
im-board-score = Points
im-board-gold = Gold
im-board-carts = Carts, full and half-full
im-board-hand-size = Hand
im-board-research = Research
im-board-doing = Now
im-board-hand = Your hand
im-part-points = Points
im-part-carts = Full carts
im-kind-instant = at once
im-kind-modifier = this round
im-kind-end = at the end of the round

## In the browser: where we are, and what a seat is doing

# $state: setup, on, over
im-where = { $state ->
    [setup] The first cards
    [over] The game is over
   *[on] Round { $round } of { $n }
}
# $n gold, $count cards in hand; the parts are separated by " · "
im-fact = { $n } gold · { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
im-doing-choosing = still choosing
im-doing-sealed = has chosen
im-doing-laying = places { $card }
im-doing-chain = at { $card }
im-doing-surface = at the surface
im-doing-event = busy with the event
im-doing-done = done
# the same on a seat's plate, where there is room for about 14 letters
im-plate-choosing = choosing
im-plate-sealed = chosen
im-plate-laying = placing
im-plate-chain = in the chain
im-plate-surface = surface
im-plate-event = event
im-plate-done = done

## In the browser: the event

im-event-title = Event
im-event-none = No event yet
im-event-kind-instant = at once
im-event-kind-modifier = changes this round
im-event-kind-end = at the end of the round

## In the browser: research

im-research = Research
im-research-none = The pickaxe stands on no board yet.
im-research-at = { $n ->
    [0] Your pickaxe: { $board }, at the bottom
   *[other] Your pickaxe: { $board }, space { $n }
}
im-research-reach = { $n ->
    [one] up to { $n } space
   *[other] up to { $n } spaces
}
# a space, read aloud; $text is a sentence; $count pickaxes stand there, those of $names
im-space = { $board }, space { $n }: { $text }{ $count ->
    [0] { "" }
    [one] {" "}Pickaxe here: { $names }.
   *[other] {" "}Pickaxes here: { $names }.
}
im-space-told = Space { $n }: { $text }
# a button: how many spaces the pickaxe goes
im-steps = { $n ->
    [one] { $n } space
   *[other] { $n } spaces
}

## In the browser: the chain

im-chain = This chain so far
# $state: brings ($items is not empty), fell (a collapse came onto it), now (it is its turn), nothing
im-chain-card = { $state ->
    [brings] { $card }: { $items }
    [fell] { $card }: collapsed
    [now] { $card }: now
    [nothing] { $card }: nothing
   *[unseen] { $card }
}
# how many cards are still above
im-chain-rest = { $n ->
    [0] then the surface
    [one] { $n } card and the surface to go
   *[other] { $n } cards and the surface to go
}
im-up-activated = Already activated: the chain only passes.
im-up-collapse = Its collapse is cleared, nothing else.

## In the browser: the others and the piles

im-rivals = The other mines
# read aloud; $items: points, gold and full carts; $count cards in the mine; $doing is a phrase from im-doing-
im-rival = { $player }: { $items }; { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in the mine; { $doing }. Show all of it
im-piles = Piles
im-pile = { $n ->
    [0] Level { $level }: no cards left
    [one] Level { $level }: { $n } card
   *[other] Level { $level }: { $n } cards
}
im-pile-left = { $n ->
    [0] no cards left
    [one] { $n } card left
   *[other] { $n } cards left
}
im-discards = { $n ->
    [0] Level { $level }: nothing discarded
    [one] Level { $level }: { $n } card discarded
   *[other] Level { $level }: { $n } cards discarded
}
im-search = Which faction, and in which deck?
im-search-level = in the deck of level { $level }
im-mine-cards = { $n ->
    [one] { $n } card in the mine
   *[other] { $n } cards in the mine
}
# a card of a mine, read aloud; $n machines, $collapse yes or no
im-placed = { $card }, { $cell }{ $n ->
    [0] { "" }
    [one] , { $n } machine
   *[other] , { $n } machines
}{ $collapse ->
    [yes] , collapsed
   *[no] { "" }
}.
im-seat-research = { $board }, space { $n }. { $count ->
    [0] No board completed
    [one] { $count } board completed
   *[other] { $count } boards completed
}.
im-seat-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
im-seat-known = Everybody has seen: { $cards }.

## In the browser: the shelf

# $mine: yes for one's own
im-purse = { $mine ->
    [yes] What you have
   *[no] What { $player } has
}
# beside a large figure, without it
im-unit-points = { $n ->
    [one] point
   *[other] points
}
im-unit-gold = { $n ->
   *[other] gold
}
im-unit-full = { $n ->
   *[other] full
}
im-unit-half = half-full
im-hand = { $mine ->
    [yes] Your cards
   *[no] { $player }’s cards
}
im-hand-size = Hand { $n } of { $count }, hidden from others
im-hand-none = Your hand is empty.
im-hand-hidden = { $n ->
    [one] { $n } card in hand, hidden
   *[other] { $n } cards in hand, hidden
}
im-hand-see = Hand
# a card of the hand, read aloud; its effects follow. $n: its cost now. $state: lit (may be chosen), chosen, sealed,
# dear ($short gold is missing), no
im-hand-card = { $card }, level { $level }, costs { $n } gold{ $state ->
    [lit] , can be chosen
    [chosen] , chosen
    [sealed] , sealed
    [dear] , { $short } gold short
   *[no] { "" }
}.
im-short = { $n } short
# under a card's name; $count factions
im-card-about = Level { $level } · { $n } gold{ $count ->
    [0] { "" }
   *[other] {" "}· { $factions }
}
im-filter = Show the cards of a faction first
im-filter-faction = { $faction }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
# how many of a set are picked
im-picked = { $n } of { $count } picked
# before what an effect would bring now, in figures
im-now = now
im-gain = you gain { $items }
im-gain-pays = you pay { $n } gold
im-key-up = Left or right card above
im-confirm = Confirm
im-confirm-keep = Keep these
im-confirm-card = Seal this card
im-confirm-card-alone = Play this card
im-confirm-cell = Place it here
im-confirm-discard = Discard these
im-confirm-effect = Use this effect
im-confirm-surface = Do this at the surface
im-confirm-faction = Search this deck

## In the browser: small screens; $n is how many others are not done yet

im-door-round = The round
im-door-research = Research
im-door-rivals = { $n ->
    [0] The other mines
    [one] The other mines, { $n } still busy
   *[other] The other mines, { $n } still busy
}
im-door-piles = Piles

## In the browser: alone, and the end

im-solo-next = { $n ->
    [one] { $n } more point: { $title }
   *[other] { $n } more points: { $title }
}
im-solo-top = Nobody is called better than this.
im-solo-best = { $n ->
    [one] Your best so far: { $n } point
   *[other] Your best so far: { $n } points
}
im-verdict = Title reached: { $title }
# $state: first (no game before), best (as good as the best or better), less
im-verdict-more = { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $state ->
    [first] .
    [best] , your best so far.
   *[less] . Your best so far: { $best }.
}

## In the browser: board

im-board = { $player }’s mine
# a card of a mine, read aloud: $n machines on it, $collapse and $lit yes or no
im-target-card = { $card }, level { $level }, { $cell }{ $n ->
    [0] { "" }
    [one] , { $n } machine
   *[other] , { $n } machines
}{ $collapse ->
    [yes] , collapsed
   *[no] { "" }
}{ $lit ->
    [yes] , legal
   *[no] { "" }
}
# one of the effects of the surface: $n 1 to 3, $text what it says
im-target-surface = Surface, effect { $n }: { $text }
im-beyond = { $side ->
    [left] Places further left
   *[right] Places further right
}
im-both = Both effects
im-watch = Whose mine to look at
im-collapse = Collapse

# Trollfjord: questions, options, refusals, the log, names.
# $region, $from, $to, $fortress, $regions, $terrains are names; $terrain, $side, $slot, $tailwind, $cell are keys; $number is I, II or III;
# $n, $left, $count, $need, $k are numbers; $height runs from 1 to 5, $strength from 5 to 100.

## Names
# Of each terrain, region 1 lies north of region 2. Names of regions and fortresses stand within sentences, so they begin small.

tf-region-mountain1 = north mountains
tf-region-mountain2 = south mountains
tf-region-fjord1 = north fjord
tf-region-fjord2 = south fjord
tf-region-glacier1 = north glacier
tf-region-glacier2 = south glacier
tf-region-swamp1 = north swamp
tf-region-swamp2 = south swamp
tf-region-tundra1 = north tundra
tf-region-tundra2 = south tundra
tf-region-forest1 = north forest
tf-region-forest2 = south forest
tf-terrain-mountain = mountains
tf-terrain-fjord = fjord
tf-terrain-glacier = glacier
tf-terrain-swamp = swamp
tf-terrain-tundra = tundra
tf-terrain-forest = forest
tf-fortress-F1 = north-west fortress
tf-fortress-F2 = north fortress
tf-fortress-F3 = north-east fortress
tf-fortress-F4 = south-west fortress
tf-fortress-F5 = south fortress
tf-fortress-F6 = south-east fortress
tf-colour-white = white
tf-colour-red = red
tf-colour-yellow = yellow
tf-colour-blue = blue
tf-slot-I = slot I
tf-slot-II = slot II
tf-slot-III = slot III
tf-slot-plus = slot +
tf-slot-patch = patch

## Counted things

tf-count-white = { $n } white
tf-count-red = { $n } red
tf-count-yellow = { $n } yellow
tf-count-blue = { $n } blue

## Questions

tf-ask-move = Where does your king walk?
tf-ask-place = { $tailwind ->
        [yes] Tailwind: place up to
       *[no] Place up to
    } { $n ->
        [one] { $n } troll
       *[other] { $n } trolls
    } { $terrain ->
        [mountain] in the mountains
        [fjord] in a fjord
        [glacier] on a glacier
        [swamp] in a swamp
        [tundra] in the tundra
       *[forest] in a forest
    }.
tf-ask-wander = { $tailwind ->
    [yes] Tailwind: which troll takes { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }?
   *[no] { $n ->
        [one] { $n } step left.
       *[other] { $n } steps left.
    } Which troll goes where?
}
tf-ask-fortress = Where do you hammer?
tf-ask-join = Join { $player } at fortress { $number }? The limit would be { $n }.
tf-ask-commit = Strike alone at fortress { $number }? The limit is { $n }.
tf-ask-commit-with = Strike at fortress { $number } with { $player }? The limit is { $n }.
tf-ask-strike = Strike { $k } of { $n }: where and how hard?
tf-ask-again = { $n ->
        [one] { $n } boulder
       *[other] { $n } boulders
    }, { $left ->
        [one] { $left } strike left
       *[other] { $left } strikes left
    }. Strike again or stop?
tf-ask-pledge = The mountain spirit wants { $count ->
        [one] { $count } gift
       *[other] { $count } gifts
    }, { $n } still missing. Add one?
tf-ask-take = { $n ->
    [one] { $n } boulder lies on the table. Which treasure do you take?
   *[other] { $n } boulders lie on the table. Which treasure do you take?
}
tf-ask-continue = { $n ->
        [one] { $n } boulder
       *[other] { $n } boulders
    }, { $left ->
        [one] { $left } strike left
       *[other] { $left } strikes left
    }. Collect now or strike on alone?
tf-ask-clear = Fortress { $number }: which region do your trolls leave?

## Options

tf-option-move-round = Round cell { $n }, { $terrain ->
        [mountain] mountains
        [fjord] fjord
        [glacier] glacier
        [swamp] swamp
        [tundra] tundra
       *[forest] forest
    }: up to { $n ->
        [one] { $n } troll
       *[other] { $n } trolls
    }
tf-option-move-steps = Footprints { $n }: up to { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
tf-option-place = { $n ->
        [one] { $n } troll
       *[other] { $n } trolls
    } to the { $region }
tf-option-place-none = Place none
tf-option-wander = From the { $from } to the { $to }
tf-option-enough = No more steps
tf-option-fortress = Announce the { $fortress } ({ $number }), { $n ->
        [one] { $n } troll of yours there
       *[other] { $n } trolls of yours there
    }
tf-option-nowhere = Hammer nowhere
tf-option-join = Join the hammering
tf-option-decline = Stay out of it
tf-option-commit = Strike the tower
tf-option-leave = Leave the tower alone
tf-option-strike = { $side ->
        [left] Left wall
       *[right] Right wall
    }, { $height ->
        [1] at the foot
        [2] low
        [3] halfway up
        [4] high
       *[5] at the top
    }, strength { $strength }%
tf-option-again = Strike again
tf-option-stop = Stop and collect
tf-option-gift = Pledge the gift worth { $n }
tf-option-pass = Pass
tf-option-take = { $n ->
    [0] Nothing to take from the { $region }
   *[other] Take the { $n } from the { $region } { $slot ->
        [I] into slot I
        [II] into slot II
        [III] into slot III
        [plus] into slot +
       *[patch] onto the patch
    }
}
tf-option-collect = Collect now
tf-option-go-on = Strike on alone
tf-option-clear = { $n ->
    [0] Leave the { $region }, where you have no trolls
    [one] Leave the { $region } with { $n } troll
   *[other] Leave the { $region } with { $n } trolls
}

## Why not?

tf-refuse-terrain = Your king’s cell shows { $terrain ->
        [mountain] mountains
        [fjord] a fjord
        [glacier] a glacier
        [swamp] a swamp
        [tundra] tundra
       *[forest] a forest
    }, so no troll may go to the { $region }.
tf-refuse-supply = Not enough trolls: { $count } wanted, { $n } in your supply.
tf-refuse-too-many = Too many trolls: { $count } wanted, at most { $n } allowed.
tf-refuse-region-again = You have sent trolls to the { $region } already. The rest may only go to the other region of this terrain.
tf-refuse-no-troll = You have no troll there: { $region }.
tf-refuse-announced = You have announced this fortress already in this turn: { $fortress }.
tf-refuse-number = The number does not fit: your next slot is { $slot }, and this fortress has { $number }.
tf-refuse-regions = Your trolls hold too few of its regions: { $need } needed, { $n } held.
tf-refuse-gift-given = You have given this gift already: { $n }.
tf-refuse-gift-pledged = You have pledged this gift already: { $n }.
tf-refuse-not-near = The { $fortress } does not touch this region: { $region }.
tf-refuse-taken = { $player } has taken this treasure already: { $region }.
tf-refuse-no-treasure = No treasure lies there: { $region }.
tf-refuse-boulders = Not enough boulders: { $need } needed, { $n } on the table.

## The log

tf-log-strip = Strip { $strip } is laid: { $terrains }.
tf-log-token = The { $fortress } gets number { $number }.
tf-log-king = { $player }’s king stands on start cell { $n }.
tf-log-treasure = A treasure worth { $n } comes to the { $region }.
tf-log-turn = Turn { $turn }: { $player } is last on the track and moves.
tf-log-walk = { $cell ->
    [round] { $player }’s king walks to a round cell, { $terrain ->
        [mountain] mountains
        [fjord] fjord
        [glacier] glacier
        [swamp] swamp
        [tundra] tundra
       *[forest] forest
    }: up to { $n ->
        [one] { $n } troll.
       *[other] { $n } trolls.
    }
   *[steps] { $player }’s king walks to footprints: up to { $n ->
        [one] { $n } step.
       *[other] { $n } steps.
    }
}
tf-log-place = { $player } sends { $n ->
        [one] { $n } troll
       *[other] { $n } trolls
    } to the { $region }{ $tailwind ->
        [yes] {" "}(tailwind)
       *[no] {""}
    }.
tf-log-wander = { $player } leads a troll from the { $from } to the { $to }{ $tailwind ->
        [yes] {" "}(tailwind)
       *[no] {""}
    }.
tf-log-idle = { $player } lets the trolls rest.
tf-log-announce = { $player } announces the { $fortress } ({ $number }): { $regions }.
tf-log-join = { $player } joins { $other }.
tf-log-decline = { $player } stays out of it.
tf-log-commit = { $player } strikes alone at the { $fortress }: { $n } strikes, { $n } of each colour.
tf-log-commit-with = { $player } and { $other } strike together at the { $fortress }: { $n } strikes, { $n } of each colour.
tf-log-leave = { $player } leaves the tower alone.
tf-log-strike = { $player } strikes { $side ->
        [left] the left wall
       *[right] the right wall
    } { $height ->
        [1] at the foot
        [2] low
        [3] halfway up
        [4] high
       *[5] at the top
    }, strength { $strength }%: strike { $k } of { $n }.
tf-log-fall = { $n ->
    [one] { $n } boulder falls for { $player }: { $items }.
   *[other] { $n } boulders fall for { $player }: { $items }.
}
tf-log-fall-none = Nothing falls for { $player }.
tf-log-swap = The hammer goes to { $player }.
tf-log-stop = { $player } stops at { $n ->
        [one] { $n } boulder.
       *[other] { $n } boulders.
    }
tf-log-go-on = { $player } strikes on alone.
tf-log-anger = { $player } angers the mountain spirit: { $n ->
        [one] { $n } boulder too many.
       *[other] { $n } boulders too many.
    }
tf-log-pledge = { $player } pledges the gift worth { $n }.
tf-log-pass = { $player } adds no gift.
tf-log-appease = { $player } appeases the mountain spirit with { $n ->
        [one] { $n } gift
       *[other] { $n } gifts
    }: { $items }.
tf-log-unappeased = The mountain spirit stays angry: nobody collects any more.
tf-log-take = { $player } takes the treasure worth { $n } from the { $region } { $slot ->
        [I] into slot I
        [II] into slot II
        [III] into slot III
        [plus] into slot +
       *[patch] onto the patch
    }.
tf-log-nothing = { $player } gets no treasure.
tf-log-crown = { $player } gets the crown of slot { $slot }.
tf-log-crown-from = { $player } takes the crown of slot { $slot } from { $other }.
tf-log-clear = { $n ->
    [0] { $player } leaves the { $region } without moving a troll.
    [one] { $n } troll of { $player } goes home from the { $region }.
   *[other] { $n } trolls of { $player } go home from the { $region }.
}
tf-log-plus = { $player } fills slot +. Everybody else has 1 more turn.
tf-log-lie = { $player } brings all trolls home and lays the king down.
tf-log-stop-turns = The game stops after { $n ->
        [one] { $n } turn.
       *[other] { $n } turns.
    }
tf-log-score = { $player } has { $n ->
        [one] { $n } point.
       *[other] { $n } points.
    }

## Where points come from

tf-part-slots = Slots
tf-part-patch = Patch
tf-part-gifts = Gifts kept
tf-part-crowns = Crowns

## The terminal

tf-table-legend = Shapes are the players’ trolls and kings. A number in brackets is a treasure; F1:III is a fortress with its number. On the track a name is a round cell, a dot footprints. ♛ holds the crown, ◀ plays now. A strike is typed as side, height 1 to 5 and strength: l3-60 is left, middle, 60.
tf-table-track = Track:
tf-table-stock = Treasures in stock: { $n }
tf-table-points = Points
tf-table-sack = Sack
tf-table-patch = Patch
tf-table-gifts = Gifts
tf-table-supply = Supply
tf-table-lying = finished
tf-table-bout = Strikes: { $k } of { $n }, boulders: { $total }
tf-table-odds = A normal strike: about { $mean } boulders; nothing falls { $empty }%, anger { $angry }%

## In the browser: the board

## Board

tf-board = The fjord: 12 regions, 6 fortresses, the kings’ track around them
tf-target-region = { $region }. { $n ->
    [0] No treasure.
   *[other] Treasure { $n }.
} { $crowd ->
    [yes] Trolls: { $trolls }.
   *[no] No trolls.
}{ $lit ->
    [yes] {" "}You may touch it.
   *[no] {""}
}
tf-target-trolls = { $player } { $n }
tf-target-fortress = Fortress { $number }: { $regions }.{ $lit ->
    [yes] {" "}You may strike there.
   *[no] {""}
}
tf-target-cell = { $sort ->
    [round] Cell { $number }, { $terrain }.
   *[steps] Cell { $number }, footprints.
}{ $king ->
    [standing] {" "}The king of { $player } stands there.
    [lying] {" "}The king of { $player } lies there.
   *[none] {""}
}{ $lit ->
    [yes] {" "}{ $sort ->
        [round] Your king may walk there: place up to { $n }.
       *[steps] Your king may walk there: up to { $n } { $n ->
            [one] step
           *[other] steps
        }.
    }
   *[no] {""}
}

## The bar

tf-where = { $state ->
    [dealing] setting up
    [over] the game is over
    [last] the last turns
   *[on] { $bout ->
        [yes] at the tower
       *[no] { $n } in stock
    }
}
tf-fact-slot = { $slot ->
    [plus] next slot +
    [none] sack full
   *[other] next slot { $slot }
}
tf-fact-trolls = { $n ->
    [one] { $n } troll at home
   *[other] { $n } trolls at home
}
tf-fact-lies = has finished

## The moves of the king

tf-moves = Where your king may walk
tf-moves-title = Where does your king walk?
tf-moves-round = The first, second or third free round cell: place up to 1, 2 or 3 trolls in its terrain.
tf-moves-steps = The first, second or third free footprints: your trolls take up to 1, 2 or 3 steps.
tf-move-round = { $n ->
    [1] 1st round cell: { $terrain }
    [2] 2nd round cell: { $terrain }
   *[other] 3rd round cell: { $terrain }
}
tf-move-steps = { $n ->
    [1] 1st footprints
    [2] 2nd footprints
   *[other] 3rd footprints
}
tf-footprints = footprints
tf-move-place = { $n ->
    [1] place 1
   *[other] place up to { $n }
}
tf-move-wander = { $n ->
    [1] 1 step
   *[other] up to { $n } steps
}
tf-if-title = If you take it: { $cell }
tf-if-place = { $n ->
    [1] Place 1 troll in a region of this terrain: { $terrain }.
   *[other] Place up to { $n } trolls in one region of this terrain: { $terrain }.
}
tf-if-wander = { $n ->
    [1] One of your trolls may take 1 step.
   *[other] Your trolls may take up to { $n } steps in all.
}
tf-if-pass = { $mine ->
    [yes] You pass: { $players }.
   *[no] { $player } passes: { $players }.
}
tf-if-last = { $mine ->
    [yes] You pass nobody, stay last and move again.
   *[no] { $player } passes nobody, stays last and moves again.
}
tf-if-final = { $mine ->
    [yes] This is your last turn.
   *[no] This is the last turn of { $player }.
}
tf-if-tailwind = Tailwind for: { $players }.
tf-if-calm = Nobody gets tailwind.
tf-if-order = Then they move in this order
tf-order = The kings from the last to the first: { $players }.
tf-order-title = From the last king to the first
tf-order-more = Whoever is last when this turn ends has the next one.
tf-order-ending = The end is near: everybody has one last turn.
tf-strip-next = Next

## Placing and wandering

tf-place-region = { $region }: place { $n }. Your trolls there: { $count }. { $value ->
    [0] No treasure.
   *[other] Treasure { $value }.
}
tf-place-count = How many trolls
tf-place-fewer = One fewer
tf-place-more = One more
tf-steps-left = { $n ->
    [one] { $n } step left
   *[other] { $n } steps left
}
tf-wander-from = A troll goes from
tf-wander-to = to
tf-wander-first = First choose a troll.

## Sacks and trolls

tf-sack = { $mine ->
    [yes] Your sack
   *[no] Sack of { $player }
}
tf-sack-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tf-slot = { $state ->
    [full] { $slot ->
        [plus] Slot +: treasure { $n }.
       *[other] Slot { $slot }: treasure { $n }.
    }
    [next] { $slot ->
        [plus] Slot + is empty and comes next.
       *[other] Slot { $slot } is empty and comes next.
    }
   *[empty] { $slot ->
        [plus] Slot + is empty.
       *[other] Slot { $slot } is empty.
    }
}{ $crown ->
    [yes] {" "}With the crown.
   *[no] {""}
}
tf-gift = { $state ->
    [given] Gift { $n }, given away
   *[kept] Gift { $n }
}
tf-patch = { $some ->
    [yes] { $n ->
        [one] { $n } treasure on the patch: { $values }.
       *[other] { $n } treasures on the patch: { $values }, { $count } in all.
    }
   *[no] Nothing on the patch.
}
tf-patch-short = { $n ->
    [0] on the patch
   *[other] { $n } on the patch
}
tf-trolls = { $mine ->
    [yes] Your trolls
   *[no] Trolls of { $player }
}
tf-supply = { $n } in the supply, { $count } on the map
tf-supply-short = { $n } in the supply
tf-king-start = The king stands at the start, on cell { $n }.
tf-king = { $lying ->
    [yes] The king lies on the track: all turns are done.
   *[no] { $sort ->
        [round] The king stands on a round cell: { $terrain }.
       *[steps] The king stands on footprints.
    }{ $n ->
        [0] {""}
        [1] {" "}It is last and moves next.
       *[other] {" "}Place { $n } from the back.
    }
}
tf-rivals = The others’ sacks
tf-rival = { $player }: { $n ->
    [one] { $n } point.
   *[other] { $n } points.
} { $some ->
    [yes] Treasures: { $values }.
   *[no] No treasures yet.
} { $slot ->
    [none] The sack is full.
    [plus] Next slot +.
   *[other] Next slot { $slot }.
} Crowns: { $crowns }. Gifts: { $gifts }. On the patch: { $patch }. Trolls in the supply: { $count }.

## Fortresses and the bout before its first strike

tf-forts = The fortresses
tf-fort-treasures = { $n ->
    [0] No treasures there.
   *[other] Treasures: { $values }.
}
tf-strike-title = { $mine ->
    [yes] You may strike at { $number }
   *[no] { $player } may strike at { $number }
}
tf-strike-several = { $mine ->
    [yes] You may strike at { $n } fortresses
   *[no] { $player } may strike at { $n } fortresses
}
tf-strike-none = { $slot ->
    [plus] { $mine ->
        [yes] Your slot + takes a treasure from any fortress. You need trolls in 2 of its 3 regions.
       *[no] Slot + takes a treasure from any fortress, with trolls in 2 of its 3 regions.
    }
   *[other] { $mine ->
        [yes] Your slot { $slot } needs a fortress { $slot }, with your trolls in 2 of its 3 regions.
       *[no] Slot { $slot } needs a fortress { $slot }, with trolls in 2 of its 3 regions.
    }
}
tf-strike-region = { $some ->
    [yes] Treasure { $n }, trolls { $count }
   *[no] No treasure, trolls { $count }
}
tf-strike-region-of = { $region }: { $some ->
    [yes] treasure { $n }, trolls { $count }
   *[no] no treasure, trolls { $count }
}
tf-strike-limits = Strikes and boulders of a colour
tf-strike-alone = alone
tf-strike-with = with { $player }
tf-strike-number = Fortress { $number }
tf-limit = limit
tf-limit-alone = Limit alone: { $n }.
tf-limit-with = Limit with { $player }: { $n }.
tf-limit-label = strikes, and boulders of each colour
tf-bout-title = { $mine ->
    [yes] You want to strike at { $number }
   *[no] { $player } wants to strike at { $number }
}
tf-join-more = If you join, the limit rises from { $count } to { $n }. Both of you may collect a treasure; yours goes to your patch.
tf-commit-more = You would strike alone, at most { $n } times.
tf-commit-with-more = { $player } joins you. Together you have { $n } strikes, and both of you may collect.
tf-join-wait = { $player } decides whether to join.
tf-commit-wait = { $player } decides whether to strike. The limit would be { $n }.
tf-gain-ready = fortress { $number } within reach, limit { $n }
tf-gain-near = fortress { $number }, limit { $from } → { $to }

## Doors and buttons

tf-door-mine = Your sack and trolls
tf-door-forts = The fortresses
tf-door-rivals = The others’ sacks
tf-door-move = What this move leads to
tf-confirm-walk = Walk there
tf-confirm-place = Place them
tf-confirm-none = Place none
tf-confirm-announce = Announce it
tf-confirm = Confirm

## In the browser: the tower

## The bout in the browser

tf-bout = The bout at the Stone Tower
tf-bout-fortress = Fortress { $number }
tf-bout-regions = { $regions }
tf-bout-role = { $role ->
    [hitter] holds the hammer
    [retired] has stopped
    [other] { $turn ->
        [own] waits
       *[other] partner
    }
   *[none] in the bout
}
tf-bout-strikes = Strikes, { $n } of { $count }
tf-bout-table = On the table
tf-bout-limit = { $n } of red, yellow or blue anger the spirit. White is free.
tf-bout-colour = { $colour }: { $free ->
    [yes] { $n }, no limit
   *[no] { $n } of { $count }
}
tf-percent = { $n }%

tf-reach = Treasures in reach
tf-reach-now = yours if you stop now
tf-reach-could = { $mine ->
    [yes] in your reach
   *[no] in { $player }’s reach
}
tf-reach-angry = only if the spirit is calmed
tf-reach-more = { $n ->
    [one] { $n } more boulder
   *[other] { $n } more boulders
}
tf-reach-no-troll = { $mine ->
    [yes] no troll of yours there
   *[no] no troll of { $player } there
}
tf-reach-taken = { $mine ->
    [yes] you took it
   *[no] taken by { $player }
}
tf-reach-none = no treasure there

tf-odds = One more strike
tf-odds-estimate = estimate
tf-odds-reach = reach { $n } or more
tf-odds-anger = anger the spirit
tf-odds-empty = { $swap ->
    [yes] nothing falls: { $player } strikes
   *[no] nothing falls
}

tf-slow = Slow replay
tf-look-3d = Show the tower in 3D
tf-look-flat = Draw the tower in 2D
tf-tower-physics = MuJoCo physics moves this tower. Every strike is recorded and can be replayed.
tf-tower-twin = The statistical twin of the tower decides how many boulders fall. The tumbling is drawn.

tf-tower-physics-short = MuJoCo physics
tf-tower-twin-short = statistical twin

tf-tower = Stone Tower. Aimed at { $side ->
        [left] the left wall
       *[right] the right wall
    }, { $height ->
        [1] at the foot
        [2] low
        [3] halfway up
        [4] high
       *[5] at the top
    }. Arrow keys aim, Enter strikes, Space held and let go swings.

tf-told-shakes = The tower shakes.
tf-told-swing = { $player } swings the hammer.
tf-told-fell = { $n ->
        [one] { $n } boulder fell
       *[other] { $n } boulders fell
    }: { $items }. { $count } on the table.
tf-told-none = Nothing fell.
tf-told-angry = { $n ->
    [one] The spirit is angry: { $n } boulder too many.
   *[other] The spirit is angry: { $n } boulders too many.
}
tf-told-appeased = Gifts have calmed the spirit.

tf-wait-strike = { $player } aims.
tf-wait-again = { $player } decides: strike again, or stop?
tf-wait-pledge = { $player } is asked for a gift.
tf-wait-take = { $player } chooses a treasure.
tf-wait-continue = { $player } decides: collect, or strike on alone?
tf-wait-clear = { $player } chooses which region the trolls leave.

tf-aim-more = Aim, then hold the hammer and let go.
tf-aim-near = Nearest to the limit of { $n }: { $items }.
tf-aim-side = Wall
tf-aim-left = Left wall
tf-aim-right = Right wall
tf-aim-height = Height
tf-aim-at = { $height ->
        [1] foot
        [2] low
        [3] middle
        [4] high
       *[5] top
    }, { $n }%
tf-aim-lower = Lower
tf-aim-higher = Higher
tf-aim-strength = Strength
tf-aim-wavers = Every hand wavers by about 6%, the bots’ too.
tf-aim-soft = soft
tf-aim-normal = normal
tf-aim-hard = hard
tf-aim-softer = Softer
tf-aim-harder = Harder
tf-aim-value = { $n }%, { $level ->
        [soft] soft
        [normal] normal
       *[hard] hard
    }{ $known ->
        [yes] , about { $mean } boulders
       *[no] {""}
    }
tf-aim-mean = About { $mean } boulders fall at this strength.
tf-aim-tapped = Hold it down; let go at the strength you want.
tf-aim-hold = Hold to swing
tf-aim-let-go = Let go
tf-aim-how = Hold, and the strength runs up and down. Let go to strike. Move away or press Escape to put the hammer down.
tf-aim-strike = Strike at { $n }%
tf-key-enter = Enter
tf-key-space = Space

tf-choose-pledge = { $n ->
        [one] { $n } gift calms the spirit
       *[other] { $n } gifts calm the spirit
    }, { $count } still missing. Gifts are only given if enough come together.
tf-choose-take = Pick one of the treasures that { $n } boulders pay for.
tf-choose-continue = Take your treasure now, or strike on alone with { $left ->
        [one] { $left } strike
       *[other] { $left } strikes
    } left.
tf-choose-clear = All your trolls in one region of the fortress go home. Which one?
tf-choose-gifts = { $player }: { $n } pledged of { $count }

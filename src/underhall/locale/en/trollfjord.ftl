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
tf-table-bout = Strike { $k } of { $n }, boulders: { $total }
tf-table-odds = A normal strike: about { $mean } boulders; nothing falls { $empty } %, anger { $angry } %

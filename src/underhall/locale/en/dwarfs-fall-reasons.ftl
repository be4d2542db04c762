# Dwar7s Fall: why a hint, by what it brings. Loaded by the browser when the first hint is asked for.
# $wanted says whether an open trading goal needs the gem; $new whether there was no such card before.

df-why-open = Nothing else brings you more right now.
df-why-goal = { $goal } is yours for { $n ->
    [one] { $n } point
   *[other] { $n } points
}: { $end ->
    [yes] with { $count } goals you begin the last round.
   *[no] that makes { $count } of { $need } goals.
}
df-why-secret = Your secret goal counts: { $secret }, { $n ->
    [one] { $n } point
   *[other] { $n } points
}; { $end ->
    [yes] with { $count } goals you begin the last round.
   *[no] that makes { $count } of { $need } goals.
}
df-why-secret-holds = Your secret goal holds now: { $secret }, { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
df-why-secret-near = Your secret goal comes nearer: { $secret }, { $n } to go.
df-why-trophy = { $card ->
    [dragon] The dragon is defeated
   *[giant] The giant is defeated
}: { $n ->
    [one] { $n } point
   *[other] { $n } points
}{ $count ->
    [0] { "" }
    [one] , and { $count } card is free again
   *[other] , and { $count } cards are free again
}.
df-why-gems = You get { $items }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
df-why-gems-pay = You get { $items }, and your gems then pay for { $goal }: { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
df-why-gems-near = You get { $items }; { $goal } then lacks only { $lack }.
df-why-ogre = You draw an ogre, which costs no action to play in a later turn.
df-why-steal-gem = You take a gem at random from { $player }, who holds { $items }.
df-why-steal-ogre = You take an ogre at random from { $player }, who holds { $n }.
df-why-castle = Your castle gives you an extra action every turn, and your realm is worth { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
df-why-realm = Your realm grows from { $from } to { $to ->
    [one] { $to } point
   *[other] { $to } points
}.
df-why-guard = A dwarf guards your castle: nobody can cover it, and your realm stays worth { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
df-why-rival-realm = { $player }’s realm falls from { $from } to { $to ->
    [one] { $to } point
   *[other] { $to } points
}{ $action ->
    [lost] , and the castle gives no extra action now
   *[kept] { "" }
}.
df-why-rival-dwarfs = { $player } is short of dwarfs at { $card ->
    [castle] the castle
    [mine_emerald] the emerald mine
    [mine_diamond] the diamond mine
    [mine_gold] the gold mine
    [mine_ruby] the ruby mine
    [inn_ogre] the ogre inn
    [inn_shop] the shop
    [dragon] the dragon
   *[giant] the giant
}: { $need } needed, { $n } left.
df-why-blocks = { $card ->
    [dragon] The dragon blocks { $n ->
        [one] { $n } mine
       *[other] { $n } mines
    }
   *[giant] The giant blocks { $n ->
        [one] { $n } castle
       *[other] { $n } castles
    }
} until somebody defeats it.
df-why-ready = Enough of your dwarfs stand there: this turn { $card ->
    [castle] you may dig a stack
    [inn_ogre] you draw an ogre
    [dragon] you defeat the dragon
   *[giant] you defeat the giant
}.
df-why-ready-gem = Enough of your dwarfs stand there: this turn they mine { $items }{ $wanted ->
    [yes] , and { $goal } needs it
   *[no] { "" }
}.
df-why-ready-shop = Enough of your dwarfs stand at the shop: this turn you can buy { $goal } for { $n ->
    [one] { $n } point
   *[other] { $n } points
}.
df-why-toward = { $n ->
    [one] { $n } more dwarf
   *[other] { $n } more dwarfs
}, and { $card ->
    [castle] you can dig a stack
    [mine_emerald] you mine an emerald
    [mine_diamond] you mine a diamond
    [mine_gold] you mine gold
    [mine_ruby] you mine a ruby
    [inn_ogre] you draw an ogre
    [inn_shop] you can buy a trading goal
    [dragon] you defeat the dragon
   *[giant] you defeat the giant
}.
df-why-opens = { $card ->
    [castle] { $new ->
        [yes] Now there is a castle to dig from.
       *[no] There is one more castle to dig from.
    }
    [inn_ogre] { $new ->
        [yes] Now there is an inn to draw ogres at.
       *[no] There is one more inn to draw ogres at.
    }
   *[inn_shop] { $new ->
        [yes] Now there is a shop to buy trading goals at.
       *[no] There is one more shop to buy trading goals at.
    }
}
df-why-opens-gem = { $gem ->
    [gold] Gold can be mined
    [emerald] Emeralds can be mined
    [diamond] Diamonds can be mined
   *[ruby] Rubies can be mined
} { $new ->
    [yes] now
   *[no] in one more place
}{ $wanted ->
    [yes] , as { $goal } requires
   *[no] { "" }
}.
df-why-hand = { $n ->
    [0] One card less in a full hand.
    [one] One card less in hand: there is room for { $n } more gem or ogre.
   *[other] One card less in hand: there is room for { $n } more gems and ogres.
}
df-why-discard = { $why ->
    [unwanted] No open trading goal needs it.
    [cheap] It is the cheapest kind of gem that you hold.
   *[rest] Something has to go, and this you can spare best.
}
df-why-discard-ogre = An ogre is worth no points; your gems are.
df-why-order = { $order ->
    [on] Your secret goal is revealed by itself as soon as it holds at the end of a turn.
   *[off] Your secret goal stays hidden until you choose to reveal it.
}
df-why-tasks = { $n ->
    [one] { $n } task is ready and comes next.
   *[other] { $n } tasks are ready and come next.
}
df-why-no-action = You have no actions left.
df-why-enough = None of the actions that you have left would help you now.
df-why-stay = What is left to do would not help you: your dwarfs stay where they are.
df-why-home = { $n ->
    [one] { $n } dwarf comes home, free for other work.
   *[other] { $n } dwarfs come home, free for other work.
}

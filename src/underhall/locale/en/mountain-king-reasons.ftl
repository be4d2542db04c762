# In the Hall of the Mountain King: why a hint, by what it brings. Loaded by the browser when the first hint is asked for.
# $n is what the tunnel scores in mk-why-dig-…; $gift is what comes with a troll, $rest whether anything is left.

mk-count-resource = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
mk-why-open = Nothing else brings you more right now.
mk-why-shop = Once it is founded, this is what it offers: { $exchange }.
mk-why-gate = From here the nearest buried statue is { $n ->
    [one] { $n } square
   *[other] { $n } squares
} away and the nearest site for a workshop { $count ->
    [one] { $count } square
   *[other] { $count } squares
}.
mk-why-draft = { $troll } stands where { $n } of the 6 trolls to come can wake it.
mk-why-song = The spell scores { $n } honour.
mk-why-crown = Your tenth troll brings the coronation token: { $n } honour.
mk-why-hall = { $hall } scores { $n } honour, and { $count } once a statue stands on its altar.
mk-why-hall-full = { $hall } scores { $count } honour, since a statue stands on its altar.
mk-why-altar = With a statue on its altar, { $hall } scores { $to } honour instead of { $from }.
mk-why-dig = { $n ->
    [0] Your network grows by { $count ->
        [one] { $count } square
       *[other] { $count } squares
    }.
   *[other] The tunnel scores { $n } honour.
}
mk-why-dig-statue = { $clan ->
    [fire] You unearth a Fire statue
    [ice] You unearth an Ice statue
   *[moon] You unearth a Moon statue
}{ $n ->
    [0] { "" }
   *[other] , and the tunnel scores { $n } honour
}.
mk-why-dig-hall = Your tunnels then have room for a great hall, { $hall }: { $low } or { $high } honour{ $n ->
    [0] { "" }
   *[other] {" "}on top of { $n } for the tunnel
}.
mk-why-dig-near = { $count } of { $need } squares for a great hall are then dug: { $hall }{ $n ->
    [0] { "" }
   *[other] ; the tunnel scores { $n } honour
}.
mk-why-dig-band = { $band ->
    [light] Your network reaches the light grey band
    [brown] Your network reaches the brown band
    [orange] Your network reaches the orange band
   *[yellow] Your network reaches the yellow band
}, where a statue is worth { $count } honour{ $n ->
    [0] { "" }
   *[other] ; the tunnel scores { $n }
}.
mk-why-dig-pedestal = You may set a pedestal there for a token worth { $count } honour{ $n ->
    [0] { "" }
   *[other] ; the tunnel scores { $n }
}.
mk-why-dig-site = You may found a workshop there{ $n ->
    [0] { "" }
   *[other] , and the tunnel scores { $n } honour
}.
mk-why-dig-shop = Your network reaches a workshop: { $shop }{ $n ->
    [0] { "" }
   *[other] ; the tunnel scores { $n } honour
}.
mk-why-dig-find = You find { $items }{ $n ->
    [0] { "" }
   *[other] , and the tunnel scores { $n } honour
}.
mk-why-statue = { $clan ->
    [fire] The Fire statue
    [ice] The Ice statue
   *[moon] The Moon statue
} is then worth { $to } honour instead of { $from }{ $pedestal ->
    [yes] , doubled by its pedestal
   *[no] { "" }
}.
mk-why-statue-apart = { $clan ->
    [fire] The Fire statue
    [ice] The Ice statue
   *[moon] The Moon statue
} no longer stands behind a better one in the same tunnel: { $n } honour more.
mk-why-statue-way = { $clan ->
    [fire] The Fire statue
    [ice] The Ice statue
   *[moon] The Moon statue
} stands better there for its next move.
mk-why-troll = It wakes { $n ->
    [one] { $n } other troll
   *[other] { $n } other trolls
}; together they bring { $items }.
mk-why-raised = From now on { $troll } produces { $items } whenever it wakes.
mk-why-hired = { $troll } and the trolls that it wakes can bring { $items } at once{ $gift ->
    [fire] , and a Fire pedestal comes along
    [ice] , and an Ice pedestal comes along
    [moon] , and a Moon pedestal comes along
    [choice] , and you choose a pedestal as well
    [bribes] ; on top of that you collect { $bribes }
   *[none] { "" }
}.
mk-why-hired-last = { $troll } completes your trollsmoot: the coronation token brings { $n } honour.
mk-why-pedestal = The token brings { $n } honour, and { $clan ->
    [fire] a Fire statue
    [ice] an Ice statue
   *[moon] a Moon statue
} on this pedestal is worth { $count }.
mk-why-bag = { $clan ->
    [fire] A Fire pedestal
    [ice] An Ice pedestal
   *[moon] A Moon pedestal
} can still bring you a token worth up to { $n } honour.
mk-why-gift = You may take a pedestal of your choice from the bag.
mk-why-keep = You keep the pedestal for a better place.
mk-why-found = It stands beside your tunnels, so you may use it in later turns: { $exchange }.
mk-why-work = Best for you here: { $exchange }{ $n ->
    [1] { "" }
   *[other] , up to { $n } times
}.
mk-why-leave = Another exchange here would cost you more than it brings.
mk-why-goods = You get { $items }.
mk-why-exchange = You then hold { $items }{ $rest ->
    [yes] {" "}and still { $left }
   *[no] { "" }
}.
mk-why-unload = Your storage gets { $items }, and the freed symbols can produce again.
mk-why-enough-dig = After that you can dig a tunnel for { $n } honour: { $stack }.
mk-why-enough-troll = After that you can pay the bribes for { $troll }.
mk-why-enough-statue = { $clan ->
    [fire] After that you can move a Fire statue.
    [ice] After that you can move an Ice statue.
   *[moon] After that you can move a Moon statue.
}
mk-why-effect = { $effect ->
    [mask] This turn you can pay bribes with any resources.
    [soften] This turn rubble costs you no hammers.
    [thin] This turn a tunnel costs you fewer minerals.
   *[wheels] This turn your clan carts move statues of any clan.
}
mk-why-done = { $what ->
    [hall] Neither a great hall nor a statue’s move would gain you anything now.
    [statue] Moving a statue would gain you nothing now.
   *[trade] Only a trade is left, and 1 resource is hardly worth 4.
}
mk-why-pass = You can neither recruit nor dig.

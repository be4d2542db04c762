# Imperial Miners: why a hint, by what it brings. Loaded by the browser when the first hint is asked for.
# $brings and $instead are lists of gains; $price is in gold; $face is a name, $faction a key.

im-reason-plain = Nothing better is in sight right now.
im-reason-title = With { $n ->
    [one] { $n } point
   *[other] { $n } points
} you earn the title { $title }.
im-reason-keep-faction = Cards of one faction help each other, and { $n } of these are { $faction ->
    [scots] Scots
    [barbarians] Barbarians
    [egyptians] Egyptians
    [japanese] Japanese
    [atlanteans] Atlanteans
   *[romans] Romans
}.
im-reason-keep-levels = { $n ->
    [one] { $n } card of level 1 to begin with
   *[other] { $n } cards of level 1 to begin with
}, and { $count ->
    [one] { $count } deeper one
   *[other] { $count } deeper ones
} to follow for { $price } gold in all.
im-reason-draw = A card of level 1 is free and always finds a place.
im-reason-card = Well placed, it brings { $brings }{ $n ->
    [0] { "" }
    [one] , and its chain wakes { $n } more card
   *[other] , and its chain wakes { $n } more cards
}.
im-reason-card-chain = { $n ->
    [one] Its chain wakes { $n } more card.
   *[other] Its chain wakes { $n } more cards.
}
im-reason-card-room = It makes room for cards of level { $level }.
im-reason-cell-carts = { $n ->
    [one] { $n } cart becomes full here, which is { $n } point.
   *[other] { $n } carts become full here, which is { $n } points.
}
im-reason-cell-effect = Here its effect brings { $brings }.
im-reason-cell-chain = From here the chain goes up to { $card }: { $brings }.
im-reason-cell-half = { $n ->
    [one] { $n } half-full cart joins here and only needs a token.
   *[other] { $n } half-full carts join here and only need tokens.
}
im-reason-cell-room = { $n ->
    [one] Then there is { $n } place for cards of level { $level }.
   *[other] Then there are { $n } places for cards of level { $level }.
}
im-reason-effect = That brings { $brings }.
im-reason-effect-price = For { $price } gold that brings { $brings }.
im-reason-effect-rather = That brings { $brings }; the other effect would bring { $instead }.
im-reason-gold = { $n } gold towards { $card }, which costs { $price }.
im-reason-gold-hand = { $n } gold more, as the cards in your hand cost { $price } in all and you have { $count }.
im-reason-cards = { $left ->
    [one] There is { $left } round to go, and
   *[other] There are { $left } rounds to go, and
} { $count ->
    [0] your hand is empty.
    [one] you have only { $count } card in hand.
   *[other] you have only { $count } cards in hand.
}
im-reason-research = Your pickaxe can reach a space that brings { $brings } ({ $face }).
im-reason-none = Its effects would bring you nothing now.
im-reason-save = Your gold is better kept for { $card }, which costs { $price }.
im-reason-save-gold = { $price } gold is too much for what it brings.
im-reason-clear = { $card } loses its collapse and can be used again.
im-reason-up = That way the chain gets to { $card }: { $brings }.
im-reason-machine-self = { $card } counts the machines on it.
im-reason-machine = { $card } counts the machines in your mine.
im-reason-machine-later = A machine stays for good, and cards to come may count it.
im-reason-activate = Activating { $card } brings { $brings }.
im-reason-collapse = { $state ->
    [activated] { $card } has done its work this round already.
   *[open] { $card } is the card you can do without most easily.
}
im-reason-seam = One more cart is full, which is 1 point.
im-reason-deck-none = You have no card of level { $level } in hand, and your mine has room for one.
im-reason-deck = { $n ->
    [one] Your mine has { $n } place for level { $level }, and deeper cards bring more.
   *[other] Your mine has { $n } places for level { $level }, and deeper cards bring more.
}
im-reason-deck-later = Deeper cards bring more, and there is room for level { $level } as soon as you place a card of level { $upper }.
im-reason-deck-first = A card of level 1 is free and always finds a place.
im-reason-faction = Cards of one faction help each other, and your mine has { $n } of them already: { $faction ->
    [scots] Scots
    [barbarians] Barbarians
    [egyptians] Egyptians
    [japanese] Japanese
    [atlanteans] Atlanteans
   *[romans] Romans
}.
im-reason-faction-new = That is a faction your mine does not have yet: { $faction ->
    [scots] Scots
    [barbarians] Barbarians
    [egyptians] Egyptians
    [japanese] Japanese
    [atlanteans] Atlanteans
   *[romans] Romans
}.
im-reason-board = The top of this board brings { $brings } ({ $face }).
im-reason-steps = Space { $n } brings { $brings } ({ $face }).
im-reason-steps-top = That completes the board, and its top brings { $brings }.
im-reason-steps-near = { $n ->
    [one] Then it is { $n } more space to the top, which brings { $brings }.
   *[other] Then it is { $n } more spaces to the top, which brings { $brings }.
}
im-reason-discard = { $n ->
    [one] { $n } card you can do without brings { $brings }.
   *[other] { $n } cards you can do without bring { $brings }.
}
im-reason-discard-none = Your cards are worth more than what you would get for them.
im-reason-discard-room = { $n ->
    [one] Your mine has no room for this card yet.
   *[other] Your mine has no room for these cards yet.
}
im-reason-discard-rounds = { $left ->
    [0] This is the last round, and cards in hand are worth nothing at the end.
    [one] There is only { $left } round to go, and you need { $n ->
        [one] this card least.
       *[other] these cards least.
    }
   *[other] There are { $left } rounds to go, and you need { $n ->
        [one] this card least.
       *[other] these cards least.
    }
}

# Trollfjord: why a hint, by what it brings. Loaded by the browser when the first hint is asked for.
# $value, $more and $sure are treasures; $chance, $before and $angry are per cents; $turn is own or other.

tf-why-plain = Nothing better is in sight right now.
tf-why-over = It is your last turn, and nothing more can be won in it.
tf-why-ready = { $turn ->
    [own] Now you can hammer at the { $fortress } ({ $number }): limit { $n }, and your chance of the { $value } is { $chance }%.
   *[other] On your own turn you can hammer at the { $fortress } ({ $number }): limit { $n }, and your chance of the { $value } is { $chance }%.
}
tf-why-limit = At the { $fortress } ({ $number }) your limit rises to { $n }: the chance of the { $value } grows from { $before }% to { $chance }%.
tf-why-stand = You may hammer at the { $fortress } ({ $number }) now; a limit of { $n } is not enough for its treasures yet, but each further troll raises it.
tf-why-near = { $n ->
    [one] { $n } troll of yours is
   *[other] { $n } trolls of yours are
} at the { $fortress } ({ $number }); one more region, and you can hammer there.
tf-why-partner = { $player } can hammer at the { $fortress } ({ $number }), and your trolls there can join.
tf-why-later = After this slot you need fortress { $number }, and { $n ->
    [one] { $n } troll of yours waits
   *[other] { $n } trolls of yours wait
} at the { $fortress }.
tf-why-board = { $n ->
    [one] { $n } more troll is on the map
   *[other] { $n } more trolls are on the map
}, { $left ->
    [one] { $left } step
   *[other] { $left } steps
} from the { $fortress } ({ $number }).
tf-why-last = Your king stays last, so you move again at once.
tf-why-steps-ready = { $n ->
    [one] { $n } step is
   *[other] { $n } steps are
} enough for you to hammer at the { $fortress } ({ $number }).
tf-why-steps-limit = These steps can raise your limit at the { $fortress } ({ $number }) from { $count } to { $n }.
tf-why-nearer = That is a step nearer to the { $fortress } ({ $number }), which your sack needs.
tf-why-enough = Your trolls already stand where you need them: at the { $fortress } ({ $number }).
tf-why-keep-trolls = These regions do not help you now, so the trolls wait in your supply for better ones.
tf-why-announce = With a limit of { $n } your chance of the { $value } here is { $chance }%.
tf-why-leave = With a limit of { $n } your chance of the { $value } is only { $chance }%, and this way no troll has to go home.
tf-why-wait = A slot is filled only once, and the { $value } is the best to hope for here: wait for a dearer treasure.
tf-why-join = Together your limit is { $n }, and your chance of the { $value } for your patch is { $chance }%.
tf-why-decline = Even with both of you the chance of the { $value } is only { $chance }%, and this way no troll of yours has to go home.
tf-why-decline-bare = No treasure lies where your trolls stand, so there is nothing in it for you.
tf-why-decline-rival = Without you { $player } goes for the { $value } with a limit of only { $n }.
tf-why-strike = { $left ->
    [one] { $left } strike left
   *[other] { $left } strikes left
}, and your chance of the { $value } is { $chance }%; this one brings about { $n ->
    [one] { $n } boulder
   *[other] { $n } boulders
}, { $angry ->
    [0] with hardly any risk of anger
   *[other] and the risk of anger is { $angry }%
}.
tf-why-strike-more = The { $sure } is in reach, but with { $left ->
    [one] { $left } strike
   *[other] { $left } strikes
} left your chance of the { $value } is { $chance }%, { $angry ->
    [0] and there is hardly any risk of anger now
   *[other] and the risk of anger is { $angry }% now
}.
tf-why-stop-best = { $n ->
    [one] { $n } boulder pays
   *[other] { $n } boulders pay
} for the { $value }, the dearest you can take here.
tf-why-stop = The { $value } is yours now, and the chance of the { $more } is only { $chance }%.
tf-why-stop-sure = The { $value } is yours now, and any further strike may anger the spirit.
tf-why-stop-none = If you strike on, the chance of the { $value } is only { $chance }%.
tf-why-gift = The gift worth { $n } calms the spirit and saves your treasure worth { $value }.
tf-why-gift-first = The { $value } is worth a gift of { $n }, even with { $left } more to come.
tf-why-pass = Calming the spirit would cost you gifts worth { $n }, too much for the { $value }.
tf-why-pass-other = { $player } can calm the spirit alone and has a treasure to save.
tf-why-pass-bare = You have no treasure in reach, so a gift would save nothing.
tf-why-take = { $n ->
    [one] { $n } point
   *[other] { $n } points
} { $slot ->
    [I] for slot I
    [II] for slot II
    [III] for slot III
    [plus] for slot +
   *[patch] for your patch
}, and nothing in reach is dearer.
tf-why-take-crown = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for slot { $slot }, and its crown brings { $count } more.
tf-why-take-plus = { $n ->
    [one] { $n } point
   *[other] { $n } points
} for slot +, and the others have only 1 more turn each.
tf-why-take-trolls = { $n ->
    [one] { $n } point
   *[other] { $n } points
}, and only { $left ->
    [one] { $left } troll goes
   *[other] { $left } trolls go
} home instead of { $count }.
tf-why-clear = { $n ->
    [0] This way no troll has to go home.
    [one] Only { $n } troll goes home this way, the fewest there can be.
   *[other] Only { $n } trolls go home this way, the fewest there can be.
}
tf-why-clear-stand = This way you can still hammer at the { $fortress } ({ $number }).
tf-why-clear-value = This way your trolls stay beside the { $value }.

# The maneuver planner.
plan-title = Plan of the maneuver
plan-show = { $count ->
    [0] Plan
    [one] Plan: 1 order
   *[other] Plan: { $count } orders
}
plan-stay = Stay
plan-alike = All alike
plan-alike-on = Next target for all { $count }
plan-all-stay = All others stay
plan-finish = End without moving
plan-fleets = Fleets
plan-armies = Armies
plan-begun = Under way
plan-counted = { $planned } of { $all } planned
plan-open = open
plan-open-note = { $count ->
    [one] no order yet
   *[other] { $count } without an order
}
plan-stays = { $count ->
    [one] stays
   *[other] { $count } stay
}
plan-recall = { $unit }: order it after all
plan-port = { $place }, port
plan-from-to = { $from } to { $to }
plan-change = Change
plan-change-of = Change the way of row { $number }
plan-ways = Ways to { $place }
plan-up = Move up
plan-down = Move down
plan-remove = Remove the order
plan-grip = Row { $number }: move it with the arrow keys or by dragging
plan-unchecked = not checked: a row above cannot be played
plan-unfinished = still on its way: pick where it goes on to
plan-others-demand = { $names } { $count ->
    [one] is
   *[other] are
} still free to demand an exchange
plan-others-canal = { $names } { $count ->
    [one] has
   *[other] have
} to allow the passage
plan-fight = Fight 1:1
plan-fight-whom = Fight
plan-peace = Peace
plan-friendly = Friendly
plan-hostile = Hostile
plan-question-attack = Foreign units are there. Fight or peace?
plan-question-stance = The army enters a foreign home province. How?
plan-question-ask = Whom to ask first?
plan-question-demand = Your other nation may demand an exchange.
plan-outcome = If the plan stands
plan-outcome-note = before → after
plan-nation = Nation
plan-figure-armies = Armies
plan-figure-fleets = Fleets
plan-figure-flags = Flags
plan-figure-tax = Tax
plan-figure-pay = Pay
plan-before-after = { $before }, then { $after }
plan-reach = In reach: { $unit }
plan-reach-none = Pick a unit in the list or on the map.
plan-kind-rail = rail
plan-kind-march = on foot
plan-kind-convoy = convoy
plan-kind-sail = by sea
plan-more-ways = { $count ->
    [one] 1 way
   *[other] { $count } ways
}
plan-orders-here = Also here: { $place }
plan-orders = Other orders
plan-done = Done: { $moves ->
    [0] nobody moves
    [one] 1 order
   *[other] { $moves } orders
}{ $stays ->
    [0] {""}
    [one] , 1 unit stays
   *[other] , { $stays } units stay
}
plan-done-checking = Checking the plan …
plan-done-open = { $count ->
    [one] 1 unit still open
   *[other] { $count } units still open
}
plan-done-refused = Row { $number } cannot be played
plan-done-settle = Decide first
plan-done-onward = Row { $number }: where to?
plan-say-unit = { $unit }: { $count ->
    [one] 1 region is
   *[other] { $count } regions are
} in reach.
plan-say-attack = { $place }: { $units }. Fight or peace?
plan-say-settle = { $place }: { $question }
plan-say-refused = Row { $number } cannot be played like this. Change or remove it.
plan-say-done = All orders are given. Done carries out the plan.
plan-say-row = Row { $number } can be changed: { $count ->
    [one] 1 region is
   *[other] { $count } regions are
} in reach.
plan-resumed = Others have decided, and not everything came as planned. { $count ->
    [0] Plan the rest anew.
    [one] One order is left and was checked again.
   *[other] { $count } orders are left and were checked again.
}
plan-waits = { $names } { $others ->
    [one] decides
   *[other] decide
} first.{ $count ->
    [0] {""}
    [one] {" "}One order waits meanwhile.
   *[other] {" "}{ $count } orders wait meanwhile.
}
plan-others = Somebody else
plan-alike-left = { $count ->
    [one] One unit cannot follow there.
   *[other] { $count } units cannot follow there.
}
plan-keys = 1–9 target, S stay, A all alike

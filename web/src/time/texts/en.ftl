## Looking back: the strip with the course of the game

time-strip = Course of the game
time-turn = Round { $round } · turn { $turn }
time-play = Play the game
time-pace-2500 = ½ ×
time-pace-1000 = 1 ×
time-pace-300 = 3 ×
time-mark-tax = Taxation
time-mark-govern = Change of government
time-mark-fight = Fight or destruction
time-copy = Link
time-try = Try from here
time-take-back = Take back

## What happened while one waited

recap-title = Since your turn
recap-follow = Computers play
recap-step = step { $step } of { $steps }
recap-turns = { $turns ->
    [one] One turn passed.
   *[other] { $turns } turns passed.
}
recap-lost = Lost: { $list }.
recap-item = { $title }{ $value ->
    [none] {""}
   *[other] {" "}({ $value })
}
recap-more = { $count } more
recap-nothing-lost = You lost nothing.
recap-before = As you left it.
recap-again = Again
recap-play = Play
recap-pause = Pause
recap-start = To the start
recap-end = To the end
recap-speed = Speed
recap-controls = Play what happened
recap-to-turn = Skip to my turn
recap-to-table = Skip to the table
recap-concerns = Concerns you
recap-also = Also happened
recap-happened = Happened
recap-loss = Loss
recap-gain = Gain
recap-wish = Show this before my turn
recap-wish-always = always
recap-wish-losses = only losses
recap-wish-never = never
recap-since = Since your turn{ $losses ->
    [0] {""}
    [one] : one loss
   *[other] : { $losses } losses
}
recap-keys = What happened while I waited
recap-key-pause = Pause, go on
recap-key-turn = One turn back, forward
recap-key-speed = Speed
recap-key-skip = Skip to my turn
recap-setting = Show what happened before my turn
pace-wish = Show the computers’ turns
pace-wish-table = at the table’s speed
pace-wish-once = at once
pace-wish-second = 1 s each
pace-wish-own = at my pace

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

# What holds for every game.

player-name = Player { $number }
player-computer = Computer { $number }
player-chance = Chance
list-and = { $head } and { $last }
refusal-with-rule = { $text } [{ $rule }]
rule-reference = rules of { $book }, “{ $heading }”, paragraph { $paragraph }
ruling-reference = ruling { $number }

forfeit = What you could do here is gone then.

reason-game-over = The game is over.
reason-not-asked = { PLAYER($seat) } is not being asked now.
reason-other-kind = “{ KIND($kind) }” is not a choice now.
reason-too-many-named = { $most ->
    [one] Only one can be named here, not { $named }.
   *[other] At most { $most } can be named at once, not { $named }.
}
reason-too-few-named = { $least ->
    [one] At least one has to be named.
   *[other] { $least } have to be named together, not { $named }.
}
reason-settled = Something else has happened since, so what was chosen before stands; this can no longer be added.
reason-no-undo = { PLAYER($seat) } has nothing to take back: only the last answer can be undone, and only while nothing new has been learned and nobody else has answered.
reason-no-rewind = The game cannot go back there: only to a question somebody was asked, and not when it is over.
reason-no-reseed = Chance cannot be drawn anew: the game is over, or chance is answered by hand.

## Why a computer answered as it did; the names of the motives are in the games' own files

thought-lot = Drawn by lot; this computer weighs nothing.
thought-only = The only sensible answer.
thought-equal = As good would have been: “{ $answer }”.
thought-for = For it: { $pros }.
thought-for-and-against = For it: { $pros }; against it: { $cons }.
thought-against = A whim; against it: { $cons }.
thought-motive = { $motive } ({ $points })
thought-alternative = The next best: “{ $answer }”.
motive-score = points
thought-chance = It puts its chance of winning at { $percent }%.

result-heading = Result
result-line = { $rank }. { PLAYER($player) }: { $score } points
result-open = The game is still going on.

replay-verdict = { $entries ->
    [one] One entry
   *[other] { $entries } entries
} replayed, every hash agrees. { $result }
replay-position = Position after { $entries } of { $total } entries

title-quoted = “{ $name }”
title-quoted-inside = ‘{ $name }’

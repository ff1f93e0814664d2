# The report of the lab. A section is a dimension: lab-dimension-… is its heading, lab-note-… says how to read it.

lab-title = { $game }: what { $games ->
    [one] one game
   *[other] { $games } games
} between computers tell
lab-lead = { $games ->
    [one] One game
   *[other] { $games } games
} for { $seats } players, every seat played by the computer “{ $bot }”. If nothing but luck decided, each seat would win { $share } of them.
lab-parity = equal share { $share }
lab-more = All { $count } rows
lab-caption-given = Win share with its 95% interval; in brackets, how many players; dashed, the equal share.
lab-caption-trait = Win share with its 95% interval; in brackets, how many players; dashed, the equal share.
lab-caption-use = Winners’ part of all uses with its 95% interval; in brackets, how often in a game; dashed, the equal share.
lab-written = { $file } written.
lab-not-written = { $file } cannot be written: { $problem }
lab-bad-report = { $file }: a report ends in .html or .md.

## What stands out, and how much that is worth

lab-outstanding = What stands out
lab-outstanding-note = Only what chance gives to a seat before anybody decides: where its interval does not contain the equal share. { $tested } such values were looked at; at 95% about { $expected } of them would stand out by luck alone.
lab-outstanding-none = Nothing: every interval contains the equal share.
lab-outstanding-more = { $dimension }, { $value }: wins { $share } [{ $low }; { $high }], more than the equal share of { $parity }.
lab-outstanding-less = { $dimension }, { $value }: wins { $share } [{ $low }; { $high }], less than the equal share of { $parity }.

lab-caution = What these figures do not prove
lab-caution-bots = They are about these computers. People, or other computers, may make more of what these play badly.
lab-caution-chance = What chance gives (seat, cards that are dealt, government that is drawn) is as good as an experiment: a difference there comes from it, as far as these computers go.
lab-caution-choice = Everything else is chosen or achieved, and goes with winning for many reasons. Whoever is ahead can afford more; that a card was played by many winners does not mean that playing it wins.
lab-caution-end = What is counted at the end (governments, bonds, faith) is partly the victory itself, not its cause.
lab-caution-long = Long games and rich players bring more uses of everything. The winners’ part of the uses says more than the bare number.
lab-caution-many = With so many rows, one in twenty intervals misses the truth by luck alone. Rows with few players have wide intervals; trust the interval, not the value.

lab-method = How this was measured
lab-method-note = The same command on the same version gives the same report on every machine, unless the computer thinks by the clock.
lab-method-game = Game
lab-method-version = Version
lab-method-versions = greatpowers { $program }, rules { $rules }
lab-method-bot = Computer
lab-method-seats = Players
lab-method-games = Games
lab-method-seeds = Seeds
lab-method-range = { $first } to { $last }
lab-method-options = Options
lab-method-intervals = Intervals
lab-method-interval = 95%: Wilson’s where at most one seat of a game counts, and for fewer than { $few } games; else a bootstrap that draws whole games ({ $resamples } times), since the seats of a game are not independent trials.
lab-method-win = Victory
lab-method-shared = Rank 1 after all tie-breaks; those who share it get an equal part.

## Columns

lab-head-value = Value
lab-head-mean = Mean
lab-head-interval = 95% interval
lab-head-least = Least
lab-head-tenth = 10%
lab-head-median = Median
lab-head-ninetieth = 90%
lab-head-most = Most
lab-head-players = Players
lab-head-games = Games
lab-head-share-of-games = Share of games
lab-head-win-share = Win share
lab-head-per-game = Per game
lab-head-used = Players who had it
lab-head-without = Win share of the others
lab-head-use-share = Winners’ part

## Lengths

lab-lengths = Length
lab-lengths-note = How long the games were, and how close. The interval is that of the mean.
lab-length-rounds = Rounds
lab-length-turns = Turns
lab-length-answers = Answers of the players
lab-length-chance = Answers of chance
lab-length-best = Points of the winner
lab-length-lead = Lead over the second

## Values that no game names

lab-value-seat = { PLAYER($value) }
lab-value-place = { $value ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $value }th
}
lab-value-number = { $value }
lab-value-kind = { KIND($value) }
lab-value-whether = { $value ->
    [yes] yes
   *[no] no
}

## Sections of every game

lab-dimension-seat = Seats
lab-note-seat = Who sits where; the seats go round the table.
lab-dimension-kind = Kinds of answers
lab-note-kind = Every answer of every player, by its kind.
lab-dimension-order = Turn order
lab-note-order = The place of a player in the order of the first round.
lab-dimension-opening = Openings
lab-note-opening = The first two actions of each player: how often, and how often they went with winning.
lab-dimension-action = Actions
lab-note-action = How often each action was taken.
lab-dimension-unit = Units
lab-note-unit = Units raised after the set-up.

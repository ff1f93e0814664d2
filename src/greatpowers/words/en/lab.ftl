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
lab-caution-choice = Everything else is chosen or achieved, and goes with winning for many reasons. Who is ahead can afford more; that a card was played by many winners does not mean that playing it wins.
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
lab-method-interval = 95%: Wilson’s where at most one seat of a game counts, and for fewer than { $few } games; else a bootstrap that draws whole games ({ $resamples } times), since the seats of a game are no independent trials.
lab-method-win = Victory
lab-method-shared = Rank 1 after all tie-breaks; who shares it gets an equal part.

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
lab-length-eliminated = Players eliminated

## Values that no game names

lab-value-seat = { PLAYER($value) }
lab-value-place = { $value ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $value }th
}
lab-value-number = { $value }
lab-value-face = { $value } million
lab-value-kind = { KIND($value) }
lab-value-whether = { $value ->
    [yes] yes
   *[no] no
}
lab-value-ending = { $value ->
    [eliminated] all others eliminated
    [eagles] last eagle
   *[rounds] last round
}
lab-value-faith = { $value ->
    [calvinism] Calvinism
    [counter_reformation] Counter-Reformation
    [lutheranism] Lutheranism
    [catholic] Catholic
    [orthodox] Orthodox
   *[islam] Muslim
}
lab-value-source = { $value ->
    [power] great power
    [start] start
    [card] card
    [territory] territory
    [achievement] achievement
    [religion] faith
    [war] war
    [growth] growth
    [leader] leading a good
    [gold] trade in gold
    [insolvency] insolvency
    [escape] getting rid of a card
    [humiliation] humiliation
    [ruin] ruin
    [cession] cession
   *[upswing] Cultural Upswing
}
lab-value-category = { SCORED($value) }

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

## Sections of Imperial

lab-dimension-flag_card = Flag cards
lab-note-flag_card = The card a player was dealt at the start.
lab-dimension-first_government = First governments
lab-note-first_government = Who governed a nation when the first round began.
lab-dimension-last_government = Last governments
lab-note-last_government = Who governed a nation when the game ended.
lab-dimension-governments = Number of governments
lab-note-governments = How many nations a player governed at the end.
lab-dimension-best_bonds = Best bonds
lab-note-best_bonds = The nation whose bonds brought a player the most points.
lab-dimension-power = Power of the nations
lab-note-power = Power points of each nation at the end of the game.
lab-dimension-strongest = Strongest nation
lab-note-strongest = The nation with the most power points at the end; where several are equal, each counts.
lab-dimension-first_field = Openings
lab-note-first_field = The first field of each nation on the rondel, put down to its government.
lab-dimension-field = Fields of the rondel
lab-note-field = How often governments went to each field.
lab-dimension-nation_field = Fields by nation
lab-note-nation_field = How often in a game each nation went to each field.
lab-dimension-bond = Bonds by nation
lab-note-bond = Bonds bought or raised after the set-up, by nation.
lab-dimension-face = Bonds by value
lab-note-face = Bonds bought or raised after the set-up, by value.
lab-dimension-takeover = Changes of government
lab-note-takeover = Governments won after the set-up.

## Sections of Imperialism

lab-dimension-great_power = Great powers
lab-note-great_power = The great power a player chose, one of two that were dealt.
lab-dimension-dealt_power = Great powers dealt
lab-note-dealt_power = One of the two great powers a player could choose from; chance alone decides this.
lab-dimension-last_faith = Faiths
lab-note-last_faith = The faith of a player at the end.
lab-dimension-end_reached = Reaching the end
lab-note-end_reached = Whether a player was the one whose glory set off the last turns.
lab-dimension-first_good = First goods
lab-note-first_good = The first good a player developed.
lab-dimension-card = Providence cards
lab-note-card = Cards played, laid before somebody, or used in a war.
lab-dimension-good = Goods
lab-note-good = How often each good was developed.
lab-dimension-land = Territories
lab-note-land = Territories conquered.
lab-dimension-achievement = Achievements
lab-note-achievement = Achievements taken.
lab-dimension-religion = Changes of faith
lab-note-religion = Religion cards taken.
lab-dimension-war = Wars
lab-note-war = Wars declared.
lab-dimension-glory = Where glory comes from
lab-note-glory = Glory by what brought it, in points of glory.
lab-dimension-scored = Points at the end
lab-note-scored = What was scored at the end, in points.

## Sections of Attack!

lab-dimension-government = Forms of government
lab-note-government = The form of government a player drew.
lab-dimension-capital = Capitals
lab-note-capital = The region of a player’s capital.
lab-dimension-capital_continent = Continents of the capitals
lab-note-capital_continent = The continent on which a player founded the capital.
lab-dimension-ending = How the games ended
lab-note-ending = In what part of the games.
lab-dimension-eliminated = Elimination
lab-note-eliminated = Whether a player lost the last region before the end.
lab-dimension-first_region = First regions
lab-note-first_region = The region a player took first, during the set-up.
lab-dimension-politics_card = Politics cards
lab-note-politics_card = Politics cards played, answers to others included.
lab-dimension-technology = Technologies
lab-note-technology = Technologies discovered.
lab-dimension-joined = Regions won
lab-note-joined = Regions a player gained after the set-up, by war or by treaty.
lab-dimension-route = Trade routes
lab-note-route = Trade routes won.

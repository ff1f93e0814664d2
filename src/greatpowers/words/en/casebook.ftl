# The casebook: how positions, answers and expectations of a case read.

case-continues = on from where the run before ended
case-base = base position { $base }
case-base-differs = base position { $base }, but: { $list }
case-new-match = new match of { $seats } players
case-players = { $seats } players
case-rule = “{ $heading }”, paragraph { $paragraph }
case-chance = chance: { $list }
case-answer = { PLAYER($player) }: { $text }
case-sees = { $player } sees: { $list }.
case-asked = Asked: { $list }.
case-trace = Asked one after the other: { $list }.
case-options = The choice is exactly: { $list }.
case-offered = The choice contains: { $list }.
case-never = Not a choice: { $list }.
case-refused = “{ $text }” is refused: { $reason }
case-unknown = { $text } is no answer at all.
case-rights = At any time { $player } may: { $list }.
case-events = What happens: { $list }
case-no-event = What does not happen: { $text }
case-over = The game is over.
case-not-over = The game goes on.
case-over-short = end of the game
case-scores = Points: { $list }.
case-ranks = Places: { $list }.
case-none = none
case-nothing = nothing
case-yes = yes
case-no = no

case-heading = { $id }: { $title }
case-rules = Rules
case-rulings = Rulings
case-start = Start
case-answers = Answers
case-facts = Then
case-of-ruling = Cases of { $ruling }:
case-without-position = { $id } has no position to begin at.

casebook-title = The casebook of { $title }
casebook-intro = All cases by which { $editions ->
    [1] the rules
    [2] the rules of the two editions
   *[3] the rules of the three editions
} are tested: the place in the rules, a position, answers, and what must be true then. Players are A to { $last }, seated clockwise. This page is made from the cases of the tests (`tools/casebook.py`); at a terminal `greatpowers replay --case { $example }` opens a case.
casebook-index = Index
casebook-bases = Base positions
casebook-column-id = Case
casebook-column-game = Edition
casebook-column-heading = Rule
casebook-column-title = Title
casebook-column-rulings = Rulings

place-of-agenda = still to come:
place-of-over = end of the game

case-check-alike = Played twice, the second time differently: { $list }. No difference is noticed by { $seats }.
case-check-guess = { $seat } guesses { $count } times what { $owner } holds: { $list }.
case-card-seen = { $name } (known to { $list })
case-everybody = everybody
figure-always = always
figure-sometimes = sometimes
figure-never = never

## The rules beside the table

rules-drawer = Rules
rules-drawer-page = Open as a page of its own
rules-short = Rule: { $heading }

## A game explained

learn-how = How to play
learn-title = How to play { $game }
learn-first = { $game } in two pages
learn-second = The fields and the end
learn-page = Page { $page }
learn-count = { $number } of { $all }
learn-back = Back
learn-print = Print
learn-trial = Trial game
learn-rules = All rules, { $count } passages
rules-try = Try it
rules-try-label = Try { $id }: { $title }
rules-untold = { $count } passages of this game are only keywords here so far. Until they are put into words, their cases show what they say.
rules-show-cases = { $count ->
    [one] 1 case
   *[other] { $count } cases
  }

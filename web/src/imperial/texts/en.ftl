## The table of Imperial

imp-rondel = Rondel
imp-fields = The fields side by side
imp-field = Field
imp-free = free
imp-no-figure = out of reach
imp-footnotes = footnote
imp-money = { $amount } M
imp-here = here
imp-steps = { $count } steps
imp-markers = Where the nations stand
imp-marker = { $nation }: { $field }
imp-not-yet = has not moved yet
imp-nations = Nations
imp-books = The books
imp-show = show
imp-power-tax = power { $power } ×{ $factor } · tax { $tax }
imp-why-not = Why not { $region }?
imp-not-asked = Nothing can be chosen here in this question.
imp-possible = { $count ->
        [one] Show what is possible
       *[other] Show what is possible ({ $count })
    }
imp-map-failed = The map could not be loaded. Reload the page.
imp-fold-log = Fold the log
imp-compare = Compare fields
imp-tab-map = Map
imp-tab-choose = Rondel
imp-tab-answer = Choose
imp-tab-books = Books
imp-tab-log = Log
imp-tab-invest = Bonds
imp-tab-maneuver = Maneuver
imp-region = Region
imp-column-price = Price
imp-column-treasury = Treasury
imp-column-cash = Cash
imp-column-power = Power
imp-column-score = Score
imp-unfold-log = Unfold the log
imp-power-brief = { $power } ×{ $factor }
imp-power-only = power { $power } ×{ $factor }

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
imp-ledger = The ledger
imp-show = show
imp-power-tax = power { $power } ×{ $factor } · tax { $tax }
imp-why-not = Why not { $region }?
imp-not-asked = Now the question is: “{ $question }” This region has no part in it.
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
imp-tab-ledger = Ledger
imp-tab-log = Log
imp-tab-bonds = Bonds
imp-tab-maneuver = Maneuver
imp-region = Region
imp-column-price = Price
imp-column-treasury = Treasury
imp-column-cash = Cash
imp-column-power = Power
imp-column-score = Points
imp-unfold-log = Unfold the log
imp-power-word = power { $power }
imp-governed = governed by { $name }
imp-power-only = power { $power } ×{ $factor }

imp-score-how = Where the points come from
imp-score-sum = Interest of the bonds × power factor, and cash
imp-score-power = Power { $power }
imp-score-bonds = Bonds
imp-score-cash = Cash
imp-score-nothing = no bond
imp-keys = Imperial
imp-keys-plan = In the maneuver plan
imp-keys-bonds = In the grid of bonds (when it has the focus)
imp-key-rondel = To the rondel
imp-key-map = To the map, where there is something to choose
imp-key-ledger = Fold and unfold the ledger
imp-key-stay = The unit stays
imp-key-alike = All units of its kind there do the same
imp-key-fields = On the rondel: from field to field, Enter chooses
imp-key-goal = Target with this number for the picked unit
imp-key-shift = On the grip of a row: move it up, down
imp-key-bond = From bond to bond
imp-key-bonds = First, last bond of the nation
imp-key-lend = Select; press again to lend

## The tour through the first turn

imp-tour-prompt-head = This is what to do now
imp-tour-prompt = You do not play a nation, you play a lender. Whoever has lent a nation the most governs it and moves for it.
    When the game asks you something, the question stands here. “Done” says what it will do; “Undo” takes your last answer back, as long as nothing new was learned.
imp-tour-rondel-head = The rondel
imp-tour-rondel = { $edition ->
        [world] In its turn every nation moves clockwise and does what its field says. Three fields are free. Each further one costs you yourself 1 M plus the nation’s power factor (so 1{"\u00A0"}M at factor 0), and more than six are not allowed.
       *[other] In its turn every nation moves clockwise and does what its field says. Three fields are free. Each further one costs you yourself 2 M, and more than six are not allowed.
    }
    Only for the very first turn of a nation is every field free.
imp-tour-fields-head = See first what it brings
imp-tour-fields = The same fields as a table: price, treasury, your cash, power and points, before and after. A click or the keys 1 to 6 choose a field. What is not possible stays in sight and says why.
imp-tour-map-head = The map
imp-tour-map = { $edition ->
        [first] Armies move on land, fleets at sea; fleets carry armies across. Where a nation stands alone it places a tax chip. Taxation brings 2 M for each free factory and 1 M for each tax chip.
        [world] Armies move on land, fleets at sea; fleets carry armies across. Where a nation stands alone it places a flag. Taxation brings 2 M for each free factory and 1 M for each flag. Two canals shorten the way by sea: whoever has the flag in Colombia or North Africa decides who passes.
       *[other] Armies move on land, fleets at sea; fleets carry armies across. Where a nation stands alone it places a flag. Taxation brings 2 M for each free factory and 1 M for each flag.
    }
    A click on a region shows what is in it.
imp-tour-ledger-head = The ledger
imp-tour-ledger = Columns are nations, rows are players, chips are bonds; the crown shows the government. In the end every bond counts its interest times the nation’s power factor, and your cash is added. When a nation reaches 25 power points the game is over at once.
    The money in a treasury belongs to the nation, not to you.
imp-tour-investor-head = Investing
imp-tour-investor = { $edition ->
        [first] When a nation stops on Investor it pays its lenders interest. Then, and also when it only passes the field, the holder of the investor card takes 2 M and may buy a bond or raise one. Whoever governs no nation may invest after that, too, without the 2 M. That is how governments change.
       *[other] When a nation stops on Investor it pays its lenders interest. Then, and also when it only passes the field, the holder of the investor card takes 2 M and may buy a bond or raise one. Whoever loses the last government gets a Swiss Bank: it invests after that, too, without the 2 M, and may stop a nation on Investor whose treasury covers all interest.
    }
imp-tour-investor-free = This table plays without the investor card: after each turn everybody in order, the government first, may buy a bond of the nation that moved, or raise one. Whoever governs nothing may lend to any nation. That is how governments change.
    When a nation stops on Investor it pays its lenders interest.
imp-tour-log-head = What happened so far
imp-tour-log = Every line of the log leads to its moment. The time strip above leafs through the whole game without changing it. U opens the rules beside the table, ? shows all keys.
    You find this tour again in the menu.

## In the lobby

short-imperial-2006 = Imperial 2006
short-imperial-2010 = Imperial 2010
short-imperial-2030 = Imperial 2030
title-imperial-2006 = Imperial
title-imperial-2010 = Imperial
title-imperial-2030 = Imperial 2030
year-imperial-2006 = 2006
year-imperial-2010 = 2010
year-imperial-2030 = 2009
about-imperial-2006 = Six great powers of 1900. You lend them money and let them fight for you. The first edition.
about-imperial-2010 = The same contest for Europe in its third edition: without a government you have a Swiss Bank, and bonds go up to 30 million.
about-imperial-2030 = Imperial on a map of the world, with China, India and Brazil. A good one to begin with.

## What a recap has changed

recap-changes = Changes
recap-yours = your government
recap-row-treasury = Treasury, M
recap-row-tax = Tax
recap-row-power = Power
recap-row-armies = Armies
recap-row-fleets = Fleets
recap-row-factories = Factories
recap-row-flags = Flags

## How to play Imperial

learn-imperial-books = You are no nation. You lend it money.
learn-imperial-wheel = A turn is a way on the rondel
learn-imperial-wheel-next = Next: the rondel
learn-imperial-fields = Eight fields, six kinds of turns
learn-imperial-fields-next = Next: the fields
learn-imperial-ways = A maneuver
learn-imperial-ways-next = Next: the maneuver
learn-imperial-ending = The end at 25 power points
learn-imperial-ending-next = Next: the end

imp-how-books = { $edition ->
    [world] Six nations struggle for the world.
   *[other] Six nations struggle for Europe.
  } You lend them your money, and whoever lends the most governs. In the end it does not matter which nation wins, but whose bonds are worth the most.
imp-how-books-1-head = Bond.
imp-how-books-1 = You give the nation 16 million and get 6 million interest each time it pays. You keep the bond to the end.
imp-how-books-2-head = Government.
imp-how-books-2 = Whoever has lent a nation the most wears the crown and moves for it. { $edition ->
    [first] Whoever governs nothing may invest more often.
   *[other] Whoever governs nothing gets a Swiss Bank.
  }
imp-how-books-3-head = Treasury.
imp-how-books-3 = The nation’s money. You may spend it on the nation, never on yourself.
imp-how-books-4-head = Your cash.
imp-how-books-4 = Only this buys bonds and pays for long ways on the rondel.

imp-how-wheel-1-head = Three steps
imp-how-wheel-1 = clockwise are free. { $edition ->
    [world] Each further one, three at most, costs you 1 million plus the nation’s power factor.
   *[other] Each further one, three at most, costs you 2 million.
  }
imp-how-wheel-2-head = Investor.
imp-how-wheel-2 = Whoever stops here pays interest. Merely passing it brings new bonds as well: the investor card gives 2 million and the right to buy one.
imp-how-wheel-3-head = The arrow
imp-how-wheel-3 = shows way and price before you confirm. Nobody may stand still.
imp-how-wheel-note = Point at a field, and the table shows what treasury, cash and score would be afterwards.

imp-how-factory = 5 million out of the treasury: a new factory at home.
imp-how-production = Every free factory raises an army or a fleet, at no cost.
imp-how-import = Up to three armies or fleets at 1 million each from the treasury.
imp-how-maneuver = First the fleets sail, then the armies move.
imp-how-investor = The nation pays interest, then new bonds are bought.
imp-how-taxation = { $edition ->
    [first] 2 million per factory, 1 million per tax chip, less pay. If the tax rises, the bank pays you a bonus. The nation gains power points.
    [third] 2 million per factory, 1 million per flag, less pay. If the tax rises, the bank pays you a bonus. The nation gains power points.
   *[world] 2 million per factory, 1 million per flag, less pay. The treasury pays you a bonus by the height of the tax. The nation gains power points.
  }

imp-how-ways-1-head = Convoy.
imp-how-ways-1 = Each fleet carries one army over its sea in a turn.
imp-how-ways-2-head = Fight.
imp-how-ways-2 = One for one, both pieces go. Peace is possible, too.
imp-how-ways-3-head = { $edition ->
    [first] Tax chip.
   *[other] Flag.
  }
imp-how-ways-3 = Whoever stands alone lays { $edition ->
    [first] one: 1 million more tax. Every nation has ten.
    [third] one: 1 million more tax. Every nation has fifteen.
   *[world] one: 1 million more tax. In Colombia and North Africa it bars the canal.
  }

imp-how-ending = As soon as a nation has { $goal } power points the game is over. Each bond counts its interest times the nation’s factor: 1 for every { $points } power points. Your cash is added.
imp-how-ending-tip = Only the Taxation field brings power points. So govern well, but lend to the others’ nations, too.
imp-how-bonds = Bonds
imp-how-interest = Interest
imp-how-factor = Factor
imp-how-points = Points
imp-how-cash = Cash

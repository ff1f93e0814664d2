## The books of Imperial: bonds, governments, tracks, history, the grid of bonds

books-title = Books
books-views = What the books show
books-view-books = Books
books-view-governments = Governments
books-view-tracks = Tracks
books-view-history = History
books-head-books = The books
books-head-governments = Who governs
books-head-tracks = Power and taxes
books-head-history = How it went
books-about-books = Bonds; gold and crown: government{ $card ->
    [yes] ; coin: investor card
   *[no] {""}
}{ $bank ->
    [yes] ; columns: Swiss Bank
   *[no] {""}
}
books-about-governments = Sums lent; dashed: government; star, triangle: can take over now
books-about-tracks = Factor = power ÷ 5, at { $goal } the game ends; below treasuries and taxes
books-about-history = A click travels to that moment
books-caption = Bonds of the players by nation, with cash, interest and points
books-nations = Nations
books-player = Player
books-nation = Nation
books-you = you
books-unit = M
books-money = { $amount }{ "\u202F" }M
books-money-note = Amounts in millions, such as { $sample }.
books-tax = tax
books-tax-long = Tax now
books-tax-short = tax { $tax }
books-treasury-spoken = million in the treasury
books-light = Show { $name } on the map
books-power-spoken = { $power } power points, factor { $factor }
books-nation-spoken = { $name }: treasury { $treasury }, tax { $tax }, power { $power }, factor { $factor }
books-cash = Cash
books-interest = Interest
books-score = Points
books-hidden = hidden
books-score-hidden = { $points } points for bonds; the cash is hidden
books-sum = Sum:
books-governs = , governs
books-card = Card
books-card-long = Investor card
books-swiss = Swiss
books-swiss-long = Swiss Bank

books-draft = with the bond chosen:
books-ready = could take over now, for { $price }

books-power = Power track
books-power-note = Factor = power ÷ 5. At { $goal } the game ends.
books-track-spoken = { $name }: { $power } power points, factor { $factor }.
books-tracks-caption = Treasury, tax, interest and pieces of each nation; after the slash all there are
books-treasury = Treasury
books-taxation = Tax now
books-tax-gives = { $power } power
books-chart-power = brings power
books-chart-bonus = bonus
books-payout = Interest due
books-short = short
books-factories = Factories
books-flags = Flags
books-armies = Armies
books-fleets = Fleets
books-left = , { $left } left

books-figure = Figure
books-figure-score = Points
books-figure-cash = Cash
books-figure-interest = Interest
books-figure-power = Power
books-figure-treasury = Treasury
books-figure-tax = Tax
books-as-table = As a table
books-turning = Moment
books-turning-start = Start
books-history-slider = { $figure } over time. Arrow keys walk, Enter travels there
books-history-veiled = Hidden: { $names }
books-history-loading = The history is being fetched …
books-history-empty = There is no history yet: it begins with the first turns.
books-history-failed = The history cannot be fetched at present.

books-offer = Bonds on offer
books-order = Order of the investors
books-grid-label = Bonds by nation and face value
books-face = Face
books-face-interest = , interest { $interest }
books-grid-hint = Choose a bond; a second click or Done buys it.
books-grid-waiting = Others are investing. The grid shows who holds what.
books-cell-yours = { $name } { $face }: yours
books-cell-held = { $name } { $face }: held by { $player }
books-cell-closed = { $name } { $face }: { $price }, not possible
books-cell-price = you pay { $price }
books-cell-extra = as an additional bond { $price }
books-sign-government = brings the government
books-sign-secures = secures it
books-sign-loses = a government goes
books-sign-raise = raise: only the difference
books-why-own = Your bond { $face }. Choose a higher one of the same nation to raise it.
books-why-yours = Your bond { $face }.
books-why-held = { $name } holds this bond of { $face }.
books-why-dear = This costs { $price }; you have { $cash }.
books-why-nation = Now there are only bonds of: { $names }.
books-why-now = Not possible now.
books-follows = What follows
books-ways = Additional, or instead of an own bond
books-way-extra = additional: { $price }
books-way-for = instead of { $old }: { $price }
books-effect = from { $before } to { $after }

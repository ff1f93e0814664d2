## The ledger of Imperial: bonds, governments, tracks, history, the grid of bonds

ledger-title = Ledger
ledger-views = What the ledger shows
ledger-view-ledger = Ledger
ledger-view-governments = Governments
ledger-view-tracks = Tracks
ledger-view-history = History
ledger-head-ledger = The ledger
ledger-head-governments = Who governs
ledger-head-tracks = Power and taxes
ledger-head-history = How it went
ledger-about-ledger = Bonds; gold and crown: government{ $card ->
    [yes] ; coin: investor card
   *[no] {""}
}{ $bank ->
    [yes] ; columns: Swiss Bank
   *[no] {""}
}
ledger-about-governments = Dashed: sum to beat; star: can take over next; triangle: can take over from you
ledger-about-tracks = Factor = power ÷ { $points }, at { $goal } the game ends; below treasuries and taxes
ledger-about-history = A click travels to that moment
ledger-caption = Bonds of the players by nation, with cash, interest and points
ledger-nations = Nations
ledger-player = Player
ledger-nation = Nation
ledger-you = you
ledger-unit = M
ledger-money = { $amount }{ "\u202F" }M
ledger-money-note = Amounts in millions, such as { $sample }.
ledger-tax = tax
ledger-tax-long = Tax now
ledger-tax-short = tax { $tax }
ledger-power-short = power { $power }
ledger-row-treasury = Treasury, M
ledger-row-power = Power ×factor
ledger-treasury-spoken = million in the treasury
ledger-light = Show { $name } on the map
ledger-power-spoken = { $power } power points, factor { $factor }
ledger-nation-spoken = { $name }: treasury { $treasury }, tax { $tax }, power { $power }, factor { $factor }
ledger-cash = Cash
ledger-interest = Interest
ledger-score = Points
ledger-hidden = hidden
ledger-score-hidden = { $points } points for bonds; the cash is hidden
ledger-sum = Sum:
ledger-governs = , governs
ledger-card = Card
ledger-card-long = Investor card
ledger-swiss = Swiss
ledger-swiss-long = Swiss Bank

ledger-draft = with the bond chosen:
ledger-ready = can take over next, for { $price }

ledger-power = Power track
ledger-power-note = Factor = power ÷ { $points }. At { $goal } the game ends.
ledger-track-spoken = { $name }: { $power } power points, factor { $factor }.
ledger-tracks-caption = Treasury, tax, interest and pieces of each nation; after the slash all there are
ledger-treasury = Treasury
ledger-taxation = Tax now
ledger-tax-gives = { $power } power
ledger-tax-from = Tax from
ledger-chart-power = Power
ledger-chart-bonus = Bonus
ledger-payout = Interest due
ledger-short = lacks { $missing }
ledger-factories = Factories
ledger-flags = Flags
ledger-armies = Armies
ledger-fleets = Fleets
ledger-left = , { $left } left

ledger-figure = Figure
ledger-figure-score = Points
ledger-figure-cash = Cash
ledger-figure-interest = Interest
ledger-figure-power = Power
ledger-figure-treasury = Treasury
ledger-figure-tax = Tax
ledger-as-table = As a table
ledger-turning = Moment
ledger-turning-start = Start
ledger-history-round = Round { $round }
ledger-history-slider = { $figure } over time. Arrow keys walk, Enter travels there
ledger-history-veiled = Hidden: { $names }
ledger-history-loading = The history is being fetched …
ledger-history-empty = There is no history yet: it begins with the first turns.
ledger-history-failed = The history cannot be fetched at present.

ledger-offer = Bonds on offer
ledger-order = Order of the investors
ledger-grid-label = Bonds by nation and face value
ledger-face = Face
ledger-face-interest = , interest { $interest }
ledger-grid-hint = Choose a bond; a second click or “Done” buys it.
ledger-grid-waiting = Others are investing. The grid shows who holds what.
ledger-cell-yours = { $name } { $face }: yours
ledger-cell-held = { $name } { $face }: held by { $player }
ledger-cell-closed = { $name } { $face }: { $price }, not possible
ledger-cell-price = you pay { $price }
ledger-cell-extra = as an additional bond { $price }
ledger-sign-government = brings the government
ledger-sign-secures = secures it
ledger-sign-loses = a government is lost
ledger-till = below a nation: its treasury
ledger-sign-raise = raise: only the difference
ledger-why-own = Your bond { $face }. Choose a higher one of the same nation to raise it.
ledger-why-yours = Your bond { $face }.
ledger-why-held = { $name } holds this bond of { $face }.
ledger-follows = What follows
ledger-ways = Additional, or instead of a bond of yours
ledger-way-extra = additional: { $price }
ledger-way-for = instead of { $old }: { $price }
ledger-effect = from { $before } to { $after }

# Imperial: everything a person reads of this game.
# NATION, REGION, FIELD, UNIT, PLAYER, CANAL and ACCOUNT put names in; form picks one of the first messages of this file.
# What an edition calls by another name stands in a file of its own (imperial-2006.ftl), which goes first.

## Names and their forms

nation-name = { $name }
nation-short = { $nation ->
    [austria_hungary] Austria-H.
    [great_britain] Gr. Britain
    [german_empire] German E.
   *[other] { $name }
}
nation-subject = { $nation ->
    [usa] the USA
    [german_empire] the German Empire
   *[other] { $name }
}
nation-dative = { $nation ->
    [usa] the USA
    [german_empire] the German Empire
   *[other] { $name }
}
nation-number = { $nation ->
   *[other] one
}
nation-adjective = { $nation ->
    [russia] Russian
    [china] Chinese
    [india] Indian
    [brazil] Brazilian
    [usa] American
    [austria_hungary] Austro-Hungarian
    [italy] Italian
    [france] French
    [great_britain] British
    [german_empire] German
   *[europe] European
}
nation-one = { $nation ->
    [russia] a Russian
    [china] a Chinese
    [india] an Indian
    [brazil] a Brazilian
    [usa] an American
    [austria_hungary] an Austro-Hungarian
    [italy] an Italian
    [france] a French
    [great_britain] a British
    [german_empire] a German
   *[europe] a European
}
place-name = { $name }
place-subject = { $region ->
    [north_atlantic] { $board ->
        [europe] the North Atlantic Ocean
       *[world] the North Atlantic
    }
    [near_east] the { $name }
    [philippines] the { $name }
    [north_pacific] the { $name }
    [south_pacific] the { $name }
    [caribbean_sea] the { $name }
    [south_atlantic] the { $name }
    [gulf_of_guinea] the { $name }
    [mediterranean_sea] the { $name }
    [indian_ocean] the { $name }
    [sea_of_japan] the { $name }
    [china_sea] the { $name }
    [tasman_sea] the { $name }
    [north_sea] the { $name }
    [english_channel] the { $name }
    [bay_of_biscay] the { $name }
    [western_mediterranean] the { $name }
    [ionian_sea] the { $name }
    [eastern_mediterranean] the { $name }
    [black_sea] the { $name }
    [baltic_sea] the { $name }
    [western_balkans] the { $name }
   *[other] { $name }
}
place-at = { $region ->
    [near_east] in the Near East
    [philippines] in the Philippines
    [north_pacific] in the North Pacific
    [south_pacific] in the South Pacific
    [north_atlantic] { $board ->
        [europe] in the North Atlantic Ocean
       *[world] in the North Atlantic
    }
    [caribbean_sea] in the Caribbean Sea
    [south_atlantic] in the South Atlantic
    [gulf_of_guinea] in the Gulf of Guinea
    [mediterranean_sea] in the Mediterranean Sea
    [indian_ocean] in the Indian Ocean
    [sea_of_japan] in the Sea of Japan
    [china_sea] in the China Sea
    [tasman_sea] in the Tasman Sea
    [north_sea] in the North Sea
    [english_channel] in the English Channel
    [bay_of_biscay] in the Bay of Biscay
    [western_mediterranean] in the Western Mediterranean Sea
    [ionian_sea] in the Ionian Sea
    [eastern_mediterranean] in the Eastern Mediterranean Sea
    [black_sea] in the Black Sea
    [baltic_sea] in the Baltic Sea
    [western_balkans] in the Western Balkans
   *[other] in { $name }
}
place-to = { $region ->
    [near_east] to the Near East
    [philippines] to the Philippines
    [north_pacific] to the North Pacific
    [south_pacific] to the South Pacific
    [north_atlantic] { $board ->
        [europe] to the North Atlantic Ocean
       *[world] to the North Atlantic
    }
    [caribbean_sea] to the Caribbean Sea
    [south_atlantic] to the South Atlantic
    [gulf_of_guinea] to the Gulf of Guinea
    [mediterranean_sea] to the Mediterranean Sea
    [indian_ocean] to the Indian Ocean
    [sea_of_japan] to the Sea of Japan
    [china_sea] to the China Sea
    [tasman_sea] to the Tasman Sea
    [north_sea] to the North Sea
    [english_channel] to the English Channel
    [bay_of_biscay] to the Bay of Biscay
    [western_mediterranean] to the Western Mediterranean Sea
    [ionian_sea] to the Ionian Sea
    [eastern_mediterranean] to the Eastern Mediterranean Sea
    [black_sea] to the Black Sea
    [baltic_sea] to the Baltic Sea
    [western_balkans] to the Western Balkans
   *[other] to { $name }
}
place-from = { $region ->
    [near_east] from the Near East
    [philippines] from the Philippines
    [north_pacific] from the North Pacific
    [south_pacific] from the South Pacific
    [north_atlantic] { $board ->
        [europe] from the North Atlantic Ocean
       *[world] from the North Atlantic
    }
    [caribbean_sea] from the Caribbean Sea
    [south_atlantic] from the South Atlantic
    [gulf_of_guinea] from the Gulf of Guinea
    [mediterranean_sea] from the Mediterranean Sea
    [indian_ocean] from the Indian Ocean
    [sea_of_japan] from the Sea of Japan
    [china_sea] from the China Sea
    [tasman_sea] from the Tasman Sea
    [north_sea] from the North Sea
    [english_channel] from the English Channel
    [bay_of_biscay] from the Bay of Biscay
    [western_mediterranean] from the Western Mediterranean Sea
    [ionian_sea] from the Ionian Sea
    [eastern_mediterranean] from the Eastern Mediterranean Sea
    [black_sea] from the Black Sea
    [baltic_sea] from the Baltic Sea
    [western_balkans] from the Western Balkans
   *[other] from { $name }
}
field-name = { $field ->
    [factory] Factory
    [production_1] Production I
    [maneuver_1] Maneuver I
    [investor] Investor
    [import] Import
    [production_2] Production II
    [maneuver_2] Maneuver II
   *[taxation] Taxation
}
field-plain = { $field ->
    [factory] Factory
    [production_1] Production
    [maneuver_1] Maneuver
    [investor] Investor
    [import] Import
    [production_2] Production
    [maneuver_2] Maneuver
   *[taxation] Taxation
}
field-short = { $field ->
    [factory] Factory
    [production_1] Prod. I
    [maneuver_1] Man. I
    [investor] Investor
    [import] Import
    [production_2] Prod. II
    [maneuver_2] Man. II
   *[taxation] Taxation
}
unit-name = { $unit ->
    [army] army
    [friendly_army] friendly army
   *[fleet] fleet
}
unit-noun = { $unit ->
    [fleet] fleet
   *[other] army
}
unit-dative = { $unit ->
    [army] army
    [friendly_army] friendly army
   *[fleet] fleet
}
unit-one = { $unit ->
    [army] an army
    [friendly_army] a friendly army
   *[fleet] a fleet
}
unit-counted = { $unit ->
    [army] { $count ->
        [one] an army
       *[other] { $count } armies
    }
    [friendly_army] { $count ->
        [one] a friendly army
       *[other] { $count } friendly armies
    }
   *[fleet] { $count ->
        [one] a fleet
       *[other] { $count } fleets
    }
}
stance-name = { $stance ->
    [hostile] hostile
   *[friendly] friendly
}
flag-plural = flags
account-bank = the bank
# what the government gets on Taxation has its name from where it comes from
bonus-name = { BONUS_FROM() ->
    [bank] success bonus
   *[treasury] bonus
}
bonus-for = { BONUS_FROM() ->
    [bank] a success bonus
   *[treasury] a bonus
}
account-treasury = the { NATION($nation, form: "adjective") } treasury

## Options

option-start = How the first bonds are given out
option-start-standard = by flag cards
option-start-experienced = free choice, for experienced players
option-investor_card = Investor card
option-investor_card-true = with the investor card
option-investor_card-false = without the investor card (variant)
option-bonus = Bonus of the government
option-bonus-chart = by the tax chart
option-bonus-rising = for increases only (variant)
option-cash = Cash of the players
option-cash-open = open
option-cash-hidden = hidden
option-compensation = Compensation for a player's last government
option-compensation-true = 1 million from the successor
option-compensation-false = none, for experienced players
option-swiss_stop_without_card = Stop by the Swiss Bank without the investor card
option-swiss_stop_without_card-true = allowed
option-swiss_stop_without_card-false = not allowed

## Questions

prompt-deal_card = { PLAYER($player) } gets a flag card.
prompt-start_player = Who is the start player?
prompt-start_bond = Choose { NATION($nation, form: "one") } bond, or lend nothing. You have { MONEY($cash) }.
prompt-rondel = { $first ->
    [yes] Choose the first field for { NATION($nation) }. Any field is free this time.
   *[no] Choose a field for { NATION($nation) }. { $free ->
        [3] Three
       *[other] { $free }
    } steps are free, each further one costs you { MONEY($price) }.
}
prompt-swiss_stop = { NATION($nation) } ({ PLAYER($government) }) wants to pass Investor on its way to { FIELD($field) }. Your Swiss Bank may stop it there.
prompt-factory = { $missing ->
    [0] Where do you build a factory for { NATION($nation) }? It costs { MONEY($price) }, the treasury holds { MONEY($treasury) }.
   *[other] { $givers ->
        [anybody] The { NATION($nation, form: "adjective") } treasury cannot pay for a factory yet: it holds { MONEY($treasury) } of { MONEY($price) }. Anybody at the table may give the missing { MONEY($missing) } now; else go on without.
       *[government] The { NATION($nation, form: "adjective") } treasury cannot pay for a factory yet: it holds { MONEY($treasury) } of { MONEY($price) }. You may give the missing { MONEY($missing) } from your cash now; else go on without.
    }
}
prompt-production = Production for { NATION($nation) }: which factories produce?
prompt-import = Import for { NATION($nation) }: { $left } of { $most } units left at { MONEY($price) } each, treasury { MONEY($treasury) }{ $missing ->
    [0] .
   *[other] . { $givers ->
        [anybody] Anybody at the table may give the treasury something now.
       *[government] You may give the treasury something from your cash now.
    }
}
prompt-fleets = Maneuver for { NATION($nation) }: { $left ->
    [0] no fleet can sail any more.
    [one] one fleet can sail.
   *[other] { $left } fleets can sail.
}
prompt-sail = Choose where the { NATION($nation, form: "adjective") } fleet { REGION($region, form: "from") } sails.
prompt-canal = May { NATION($mover, form: "one") } { UNIT($piece) } of { PLAYER($government) } pass the { CANAL($canal) } { REGION($beyond, form: "to") }? You decide for { NATION($nation) }.
prompt-armies = Maneuver for { NATION($nation) }: { $left ->
    [0] no army can march any more.
    [one] one army can march.
   *[other] { $left } armies can march.
}
prompt-journey = { $started ->
    [no] Choose where the { NATION($nation, form: "adjective") } army { REGION($origin, form: "from") } goes.
   *[yes] The { NATION($nation, form: "adjective") } army { REGION($origin, form: "from") } is { REGION($place, form: "at") }: choose where it goes on to.
}
prompt-attack = The { NATION($nation, form: "adjective") } { UNIT($unit, form: "noun") } meets foreign units { REGION($region, form: "at") }: exchange one for one, or stay peaceful?
prompt-stance = { NATION($nation, form: "one") } army enters the { NATION($host, form: "adjective") } home province { REGION($region) }: as an enemy or as a friend?
prompt-ask = The { NATION($nation, form: "adjective") } { UNIT($unit, form: "noun") } stays peaceful { REGION($region, form: "at") }. Who is asked first whether to exchange all the same?
prompt-demand = { NATION($mover, form: "one") } { UNIT($unit) } of { PLAYER($government) } has come { REGION($region, form: "to") }, where { NATION($nation) } has units. Do you demand an exchange?
prompt-flags = Choose where { NATION($nation) } places a flag: { $left } left.
prompt-invest = { $nation ->
    [any] Choose a bond, or pass.
   *[other] Choose { NATION($nation, form: "one") } bond, or pass.
} You have { MONEY($cash) }.

## Kinds of answers, as headings and for asking why

kind-pass = pass
kind-deal = deal
kind-begin = begin
kind-advance = advance
kind-stop = stop
kind-build = build
kind-produce = produce
kind-import = import
kind-pick_fleet = move a fleet
kind-pick_army = move an army
kind-go = go on
kind-halt = stay
kind-allow = allow
kind-refuse = refuse
kind-exchange = exchange
kind-declare = declare
kind-turn = change the status
kind-destroy = destroy
kind-ask = ask
kind-demand = demand an exchange
kind-flag = place a flag
kind-invest = invest
kind-donate = donate

## Answers

answer-pass-in-start_bond = lend nothing
answer-pass-in-swiss_stop = let it go on
answer-pass-in-factory = build no factory
answer-pass-in-production = produce nothing more
answer-pass-in-import = import nothing more
answer-pass-in-fleets = done with the fleets
answer-pass-in-armies = done with the armies
answer-pass-in-attack = stay peaceful
answer-pass-in-demand = demand no exchange
answer-pass-in-flags = place no further flag
answer-pass-in-invest = do not invest
answer-deal = flag card { NATION($nation, form: "name") }
answer-begin = { PLAYER($player) } begins
answer-advance = { FIELD($field) }
answer-stop = stop it on Investor
answer-build = factory { REGION($province, form: "at") }
answer-produce = { PRODUCT($province) } { REGION($province, form: "at") }
answer-import = { UNIT($unit) } { REGION($province, form: "at") }
answer-pick_fleet = fleet { REGION($region, form: "from") }
answer-pick_army = { $stance ->
    [friendly] friendly army { REGION($region, form: "from") }
   *[hostile] army { REGION($region, form: "from") }
}
answer-go = { REGION($region, form: "to") }
answer-halt = stay here
answer-allow = allow passage
answer-refuse = refuse passage
answer-exchange = { REGION($region) }: { UNIT($unit) } for { NATION($nation, form: "adjective") } { UNIT($foreign_unit) }
answer-exchange-in-attack = exchange with the { NATION($nation, form: "adjective") } { UNIT($foreign_unit) }
answer-declare = { $stance ->
    [hostile] hostile (upright)
   *[friendly] friendly (lying)
}
answer-turn = { $stance ->
    [hostile] raise an army { REGION($region, form: "at") } (hostile)
   *[friendly] lay an army down { REGION($region, form: "at") } (friendly)
}
answer-destroy = destroy the factory { REGION($province, form: "at") }
answer-ask = ask { NATION($nation) }
answer-demand = demand the exchange (your { UNIT($unit) })
answer-flag = flag { REGION($region, form: "at") }
answer-invest = { $old ->
    [0] { NATION($nation, form: "name") } { $new } million (interest { INTEREST($new) })
   *[other] { NATION($nation, form: "name") } { $old } → { $new } million (interest { INTEREST($new) }, pays { DIFFERENCE($new, $old) })
}
answer-donate = { $amount } million to { NATION($nation) }

note-advance-free = { $steps ->
    [0] start
   *[other] +{ $steps }
}
note-advance-price = +{ $steps }, costs { MONEY($price) }
note-you = you
note-advance-taxation = tax { $tax }, pay { $pay }, { bonus-name } { $bonus }, power +{ $points }
note-too-dear = too expensive: you have { MONEY($cash) }
note-uncovered = { MONEY($short) } short of the interest of others
note-factor = factor { $before } → { $after }
note-ends = ends the game
note-investor-none = no interest is due
note-investor-full = pays { MONEY($due) } in interest{ $own ->
    [0] , none of it to you
   *[other] , { $own } of it to you
}
note-investor-waive = interest { MONEY($due) }: treasury short by { $short }, you waive { $short } of your { $own }
note-investor-pocket = interest { MONEY($due) }: treasury short by { $short }, { $own ->
    [0] you pay { $pocket } yourself
   *[other] you waive your { $own } and pay { $pocket } yourself
}
note-import = up to { $count ->
    [one] 1 unit
   *[other] { $count } units
} at { MONEY($price) } each
note-import-poor = the treasury cannot pay for a unit
note-import-supply = the supply of units is empty
note-all-occupied = all home provinces are occupied
note-produced = { PRODUCT($province) } { REGION($province, form: "at") }
note-production-none = no factory can produce
note-production-supply = { $unit ->
    [fleet] only { $left } left in the supply of fleets
   *[army] only { $left } left in the supply of armies
}
note-production-occupied = { $count ->
    [one] 1 factory is occupied
   *[other] { $count } factories are occupied
}
note-maneuver = can move { $list }
note-maneuver-none = no units on the board
note-site = { REGION($region) }
note-build = { $unit ->
    [fleet] shipyard: produces fleets
   *[army] armaments factory: produces armies
}
note-factory = a factory for { MONEY($price) }, possible: { $list }
note-factory-full = no free city for a factory
note-factory-poor = a factory costs { MONEY($price) }, the treasury holds { $treasury }
note-card-holder = { $name } (+{ MONEY($income) })
note-invests = then investing: { $list }
note-could-take = { $you ->
    [yes] you
   *[no] { PLAYER($player) }
} could take over: { $list }
note-could-item = { NATION($nation, form: "short") } from { $last ->
    [yes] { MONEY($price) }
   *[no] { $price }
}
note-may-stop = on Investor a Swiss Bank may stop it: { $list }
note-bond-first = { $other ->
    [0] gets the government of { NATION($nation) } with { $own }
   *[other] { $own } against { $other }: gets the government of { NATION($nation) }
}
note-bond-takes = { $own } against { $other }: takes the government of { NATION($nation) } from { PLAYER($player) }
note-bond-bank = { PLAYER($player) } then governs nothing and gets a Swiss Bank
note-bond-bank-back = you give up your Swiss Bank
note-bond-compensation = you compensate { PLAYER($player) } with { MONEY($amount) }
note-bond-alone = nobody else has lent: { $own } against 0
note-bond-lead = secures the government: { $own } against { $other } of { PLAYER($player) }
note-bond-behind = { $own } against { $other } of { PLAYER($player) }
note-bond-level = level with { PLAYER($player) } at { $own }, which is not enough to govern
note-bond-lost = { PLAYER($player) } takes the government of { NATION($nation) } from you
note-stop = { NATION($nation) } pays { MONEY($due) } in interest, you receive { $own }
note-no-stop = { NATION($nation) } goes on to { FIELD($field) } and pays no interest
note-allow = the { NATION($nation, form: "adjective") } { UNIT($piece) } goes on { REGION($beyond, form: "to") }
note-refuse = { $piece ->
    [fleet] the { NATION($nation, form: "adjective") } fleet stays { REGION($origin, form: "at") } and may not ask again this turn
   *[army] the { NATION($nation, form: "adjective") } army is back where it started and may not ask here again this turn
}
note-exchange = { NATION($nation, form: "one") } { UNIT($unit) } and { NATION($other, form: "one") } { UNIT($foreign) } both leave the board
note-peace = nothing happens yet; the others there may still demand an exchange
note-peace-home = { $last ->
    [yes] the army lies down as a friend, for the last free factory of its host stands here
   *[no] you then say whether the army comes as an enemy or as a friend
}
note-no-demand = the { NATION($nation, form: "adjective") } { UNIT($unit) } stays { REGION($region, form: "at") } beside your units
note-ask = { PLAYER($player) } decides: { $list } there
note-friendly = the army lies down: { NATION($nation) } keeps its factory, taxes and railway
note-hostile = the army stands: { NATION($nation) } can neither build nor import here, and no train passes
note-hostile-factory = the army occupies the factory: it no longer produces, and { NATION($nation) } loses { MONEY($tax) } in tax

## Events

event-paid = { $purpose ->
    [start_money] { ACCOUNT($payee) } gets { $amount } million as start money.
    [loan] { ACCOUNT($payer) } pays { $amount } million into { ACCOUNT($payee) }.
    [rondel] { ACCOUNT($payer) } pays { $amount } million to { ACCOUNT($payee) } for further fields.
    [factory] { ACCOUNT($payer) } pays { $amount } million to { ACCOUNT($payee) } for a factory.
    [import] { ACCOUNT($payer) } pays { $amount } million to { ACCOUNT($payee) } for imports.
    [interest] { ACCOUNT($payer) } pays { $amount } million in interest to { ACCOUNT($payee) }.
    [investor_card] { ACCOUNT($payee) } gets { $amount } million for the investor card.
    [tax] { ACCOUNT($payee) } takes in { $amount } million in taxes.
    [soldiers] { ACCOUNT($payer) } pays its soldiers { $amount } million.
    [bonus] { ACCOUNT($payee) } gets { bonus-for } of { $amount } million.
    [compensation] { ACCOUNT($payer) } compensates { ACCOUNT($payee) } with { $amount } million for the lost government.
   *[gift] { ACCOUNT($payer) } gives { $amount } million to { ACCOUNT($payee) }.
}
event-raised = { NATION($nation, form: "one") } { UNIT($unit) } is placed { REGION($region, form: "at") }.
event-removed = { NATION($nation, form: "one") } { UNIT($unit) } { REGION($region, form: "at") } leaves the board.
event-moved = { NATION($nation, form: "one") } { UNIT($unit) } moves { REGION($origin, form: "from") } { REGION($region, form: "to") }{ $unit_then ->
    [friendly_army] {" "}and lies down there
   *[other] {""}
}.
event-turned = { $unit ->
    [army] { NATION($nation, form: "one") } army { REGION($region, form: "at") } is hostile.
   *[other] { NATION($nation, form: "one") } army { REGION($region, form: "at") } is friendly.
}
event-flagged = There is { NATION($nation, form: "one") } flag { REGION($region, form: "at") } now.
event-unflagged = The { NATION($nation, form: "adjective") } flag { REGION($region, form: "at") } is taken away.
event-built = { NATION($nation, form: "one") } factory stands { REGION($region, form: "at") } now.
event-razed = The { NATION($nation, form: "adjective") } factory { REGION($region, form: "at") } is destroyed.
event-lent = { PLAYER($player) } lends { NATION($nation) } { $face } million.
event-returned = { PLAYER($player) } hands back the { NATION($nation, form: "adjective") } bond of { $face } million.
event-governed = { PLAYER($player) } now leads the { NATION($nation, form: "adjective") } government.
event-banked = { $holds ->
    [yes] { PLAYER($player) } gets a Swiss Bank.
   *[no] { PLAYER($player) } hands the Swiss Bank back.
}
event-card_passed = The investor card goes to { PLAYER($player) }.
event-advanced = { $steps ->
    [0] { NATION($nation) } starts on { FIELD($field, form: "plain") }.
   *[other] { NATION($nation) } moves to { FIELD($field, form: "plain") }.
}
event-empowered = { $points ->
    [0] { NATION($nation) } stays at { $power } power { $power ->
        [one] point
       *[other] points
    }.
   *[other] { NATION($nation) } gains { $points } power { $points ->
        [one] point
       *[other] points
    } and stands at { $power }.
}
event-tax_marked = The tax marker of { NATION($nation) } stands on { TAX($column) }.
event-turn_began = It is the turn of { NATION($nation) }, led by { PLAYER($player) }.
event-skipped = { NATION($nation) } has no government and is skipped.
event-stopped = { PLAYER($player) }, as a Swiss Bank, makes { NATION($nation) } stop on Investor.
event-exchanged = Exchange { REGION($region, form: "at") }: { NATION($nation, form: "one") } { UNIT($unit, form: "noun") } for { NATION($foreign, form: "one") } { UNIT($foreign_unit, form: "noun") }.
event-permitted = { $granted ->
    [yes] { NATION($nation) } allows passage through the { CANAL($canal) }.
   *[no] { NATION($nation) } refuses passage through the { CANAL($canal) }.
}
event-ended = The game is over.
ending-power = { NATION($nation) } has reached { $points } power points: that ends the game.
ending-nobody = No nation has a government: nobody can move.
event-began = { PLAYER($player) } is the start player.
event-dealt = { PLAYER($player) } gets the { NATION($nation, form: "adjective") } flag card.
event-stayed_peaceful = All stays peaceful { REGION($region, form: "at") }.

## The log

log-setup = Setting up
log-turn = { $number }. { NATION($nation, form: "name") } (government: { PLAYER($player) })
log-skipped = { $number }. { NATION($nation, form: "name") } (no government)
log-end = End of the game
log-first-factories = The first factories: { $list }.
log-first-factories-item = { NATION($nation, form: "name") } ({ $list })
log-start-money = Every player gets { $amount } million as start money.
log-dealt = { $count ->
    [one] { PLAYER($player) } gets the flag card { $list }.
   *[other] { PLAYER($player) } gets the flag cards { $list }.
}
log-lent-many = { PLAYER($player) } lends (in millions): { $list }.
log-lent-item = { NATION($nation, form: "name") } { $face }
log-raised-bond = { PLAYER($player) } raises { NATION($nation, form: "one") } bond from { $old } to { $new } million.
log-advanced-paid = { NATION($nation) } moves { $steps } fields to { FIELD($field, form: "plain") }, which costs the government { $amount } million.
log-built = A factory is built { REGION($region, form: "at") } for { $amount } million.
log-produced = New units: { $list }.
log-imported = Imported for { $amount } million: { $list }.
log-produced-item = { UNIT($unit, $count, form: "counted") } { REGION($region, form: "at") }
log-moved = { UNIT($unit, $count, form: "counted") } { $count ->
    [one] moves
   *[other] move
} { REGION($origin, form: "from") } { REGION($region, form: "to") }.
log-moved-hostile = { UNIT($unit, $count, form: "counted") } { $count ->
    [one] moves
   *[other] move
} { REGION($origin, form: "from") } { REGION($region, form: "to") } with hostile intent.
log-moved-friendly = { UNIT($unit, $count, form: "counted") } { $count ->
    [one] moves
   *[other] move
} { REGION($origin, form: "from") } { REGION($region, form: "to") } with friendly intent.
log-razed = { $count } armies destroy the { NATION($nation, form: "adjective") } factory { REGION($region, form: "at") }.
log-flagged = { $count ->
    [one] New { NATION($nation, form: "adjective") } flag: { $list }.
   *[other] New { NATION($nation, form: "adjective") } flags: { $list }.
}
log-unflagged = { $count ->
    [one] The { NATION($nation, form: "adjective") } flag { $places } is taken away.
   *[other] The { NATION($nation, form: "adjective") } flags { $places } are taken away.
}
log-interest = Interest: { $list }.
log-interest-item = { $amount } million to { PLAYER($player) }
log-interest-government = The government pays { $amount } million of it out of its own pocket.
log-tax = Taxes bring { $tax } million{ $pay ->
    [0] {""}
   *[other] , the soldiers get { $pay } million
}{ $bonus ->
    [0] {""}
   *[other] , the government { bonus-for } of { $bonus } million
}.
log-tax-marked = The tax marker stands on { TAX($column) }{ $bonus ->
    [0] {""}
   *[other] ; the government gets { bonus-for } of { $bonus } million
}.
log-tax-net = After the soldiers' pay, taxes bring { $tax } million into the treasury.
log-gift = { ACCOUNT($payer) } gives { $amount } million to { ACCOUNT($payee) }.
log-card-income = { PLAYER($player) } gets { $amount } million with the investor card.

## The table

table-nations = Nations
table-nation = Nation
table-treasury = Treasury
table-power = Power
table-tax = Tax
table-interest = Interest
table-cash = Cash
table-score = Points
table-hidden = hidden
table-none = –
table-swiss-bank = Swiss Bank
table-investor-card = investor card
table-market = Bonds
table-sums = Bond totals
table-rondel = Rondel
table-regions = Regions
table-land = Land
table-seas = Sea

## Why not

reason-legal = That is allowed.
reason-not-dealt-here = With this number of players this flag card is not dealt; it goes along with another.
reason-card-gone = This flag card has already been dealt.
reason-no-such-player = There is no such player in this game.
reason-stands-still = { NATION($nation) } already stands on { FIELD($field) }; it cannot stay there.
reason-too-far = { FIELD($field) } lies { $steps } fields ahead; six is the most.
reason-rondel-too-dear = { FIELD($field) } costs the government { $price } million, but it has only { $cash } million.
reason-interest-uncovered = On Investor { $interest } million in interest is due. Treasury ({ $treasury } million) and government ({ $cash } million) cannot pay what the others get.
reason-not-home = { REGION($region, form: "subject") } is not { NATION($nation, form: "one") } home province.
reason-has-factory = There is a factory { REGION($region, form: "at") } already.
reason-no-factory = There is no factory { REGION($region, form: "at") }.
reason-occupied = A hostile army stands { REGION($region, form: "at") }.
reason-treasury-short = This costs { $price } million, but there { $treasury ->
    [one] is
   *[other] are
} only { $treasury } million in the { NATION($nation, form: "adjective") } treasury. { $givers ->
    [anybody] Every player
   *[government] The government
} may donate.
reason-supply-empty = The { NATION($nation, form: "adjective") } supply of such units is empty.
reason-order-passed = { REGION($region, form: "subject") } has produced already, or was left out before something else happened.
reason-no-port = { REGION($region, form: "subject") } has no harbour; fleets appear only in light blue cities.
reason-no-unit = There is no such unit { REGION($region, form: "at") }.
reason-unit-spent = All such units { REGION($region, form: "at") } have moved in this maneuver.
reason-no-way = There is no way { REGION($region, form: "from") }: no land border, and no fleet of its own is free.
reason-not-adjacent = There is no direct way { REGION($origin, form: "from") } { REGION($region, form: "to") }.
reason-canal-refused = The passage { REGION($region, form: "to") } has been refused in this turn.
reason-no-fleet = No fleet of its own { REGION($region, form: "at") } is free to carry an army.
reason-train-used = The army has taken the train in this move already.
reason-cannot-halt = The army cannot stay { REGION($region, form: "at") }; its move is not over.
reason-no-foreign-unit = There is no such foreign unit { REGION($region, form: "at") }.
reason-interest-short = A stop takes a treasury that can pay all interest: { $interest } million is due, the { NATION($nation, form: "adjective") } treasury holds { $treasury } million. Every player may donate.
reason-not-that-unit = Only the unit that has just arrived fights now.
reason-last-factory = The last free factory of its nation stands { REGION($region, form: "at") }; only friendly armies may be there.
reason-not-foreign = { REGION($region, form: "subject") } is not a home province of another nation.
reason-too-few-armies = It takes { $needed } hostile armies { REGION($region, form: "at") } to destroy the factory.
reason-defended = Units of the defender are still { REGION($region, form: "at") }.
reason-not-to-ask = { NATION($nation) } need not be asked { REGION($region, form: "at") } (any more).
reason-not-waiting = No { NATION($nation, form: "adjective") } flag can be placed { REGION($region, form: "at") } now.
reason-bond-sold = The { NATION($nation, form: "adjective") } bond of { $face } million is taken.
reason-not-your-bond = Only a bond of your own can be raised.
reason-not-higher = A bond can only be raised to a higher one.
reason-cash-short = This costs { $price } million, but only { $cash } million { $cash ->
    [one] is
   *[other] are
} on hand.
reason-other-nation = This is about another nation, not { NATION($nation) }.
reason-not-government = Only the { NATION($nation, form: "adjective") } government may do this.
reason-same-coast = The convoy has to land on another coast than the one it came from.
reason-back-again = An army's move ends elsewhere than it began. It can go back { REGION($region, form: "to") } in the next maneuver.
reason-must-choose = { NATION($nation) } has to choose a region; there are not enough flags for all.
reason-compensation-short = The bond costs { $price } million, and 1 million more goes to the player who loses their last government by it; only { $cash } million { $cash ->
    [one] is
   *[other] are
} on hand.
reason-railway-cut = No free railway line leads { REGION($origin, form: "from") } { REGION($region, form: "to") }; a hostile army cuts it.
reason-no-gift-yet = Gifts to treasuries begin with the first nation's turn.

## The casebook

casebook-bases-intro = Unless stated otherwise: no power, no units, no flags (2006: tax chips), nobody on the rondel, the first factories stand, everybody has 2 million in cash, treasuries hold what has been lent.

case-check-board = The figures of the board are right: { $list }.
case-check-islands = The islands and their seas are right: { $list }.
case-check-seas = The neighbours of these seas are right: { $list }.
case-check-power_factors = The power factors for 0 to 25 points are right: { $list }.
case-check-tax_chart = The tax chart is right, for a tax of 0 and more: { $list }.
case-check-bonds = The bonds are right: { $list }.
case-check-supply = The supply is right: { $list }.
case-check-start_money = The start money of the experienced start is right: { $list }.
case-check-left_over = A nation that is left over is governed by the holder of this nation's card: { $list }.
case-check-money_flows = In random games money flows in these ways only, and bonds change hands by investing only: { $list }.

place-of-treasury = treasury
place-of-power = power
place-of-rondel = rondel
place-of-government = government
place-of-factories = factories
place-of-flags = { flag-plural }
place-of-flags_left = { flag-plural } in supply
place-of-waiting = still without { flag-plural }:
place-of-armies = armies
place-of-friendly_armies = friendly armies
place-of-fleets = fleets
place-of-tax_marker = tax marker
place-of-tax = tax
place-of-armies_left = armies in supply
place-of-fleets_left = fleets in supply
place-of-power_factor = power factor
place-of-interest_due = interest due
place-of-score = points
place-of-options = options
place-of-cash = cash
place-of-bonds = bonds
place-of-swiss_bank = Swiss Bank
place-of-investor_card = investor card
place-of-to_move = to move
place-of-maneuver-carriers = fleets that can still carry

step-deal_card = card
step-start_player = start player
step-start_bond = first bond
step-rondel = field
step-swiss_stop = stop on Investor
step-factory = factory
step-production = production
step-import = import
step-fleets = fleets
step-sail = where the fleet sails
step-canal = passage
step-armies = armies
step-journey = where the army goes
step-attack = attack
step-stance = intent
step-ask = order of asking
step-demand = demand an exchange
step-flags = placing { flag-plural }
step-invest = investing

figure-nations = nations
figure-home = home provinces
figure-land = land regions
figure-sea = sea regions
figure-cities = cities (brown, light blue)
figure-borders = land borders, coasts, sea borders
figure-no_regions = no regions
figure-factors = factors
figure-bonus = bonus
figure-power = power points
figure-faces = faces
figure-interest = interest
figure-cards = cards
figure-pieces = armies, fleets, { flag-plural }
figure-total = together
figure-partner = left over (governed by)
figure-money = players (million)
figure-islands = islands
figure-seas = seas
figure-games = games
figure-answers = answers per game
figure-flows = money
figure-other = others
figure-treasury = treasury
figure-player = player
figure-bank = bank
figure-factory = factory
figure-import = import
figure-soldiers = soldiers' pay
figure-tax = tax
figure-investor_card = investor card
figure-rondel = further fields
figure-loan = bond
figure-gift = gift
figure-compensation = compensation
figure-start_money = start money

## The panels

panel-money = { $amount }{"\u202F"}M
panel-over = The game is over. Most points: { $list } with { $score }.
panel-setting-up = Set-up: { $phase }
panel-moving = To move: { $nation }, { PLAYER($player) } decides.
panel-moving-alone = To move: { $nation }
panel-moving-phase = { $nation } – { PLAYER($player) }: { $phase }
panel-score = bonds { $bonds } + cash { $cash }
panel-score-hidden = bonds { $bonds } + hidden cash
panel-interest = Interest
panel-interest-note = when every nation pays once
panel-card = Card
panel-investor_card-note = { $income } million and a bond when a nation reaches or passes Investor
panel-swiss_bank-note = may stop a nation on Investor
panel-nations-note = Money in millions; the supply in brackets. Interest that stands out is more than the treasury holds.
panel-off-rondel = not on the rondel yet
panel-factor = ×{ $factor }
panel-factor-name = factor { $factor }
panel-column-nation = Nation
panel-column-treasury = Treasury
panel-column-power = Power
panel-column-factor = Factor
panel-column-field = Rondel
panel-column-government = Government
panel-column-tax = Tax
panel-column-interest = Interest
panel-column-factories = Factories
panel-column-flags = { flag-plural }
panel-column-armies = Armies
panel-column-fleets = Fleets
panel-column-action = Field
panel-column-here = Standing here
panel-column-steps = Steps
panel-column-price = Price
panel-column-region = Region
panel-column-owner = Owner
panel-column-factory = Factory
panel-column-port = Port to
panel-column-army = Armies
panel-column-fleet = Fleets
panel-column-units = Units
panel-rondel-note = Steps and price for { $nation }; the government pays.
panel-price-free = free
panel-too-far = too far
panel-stands-here = stands here
panel-face = { $face } ({ $interest })
panel-bonds-note = Face value, the interest in brackets; who holds a bond.
panel-free-bond = free
panel-power-note = The game ends at { $goal } power points. In the end interest counts times the factor.
panel-power-points = { $points ->
    [one] 1 power point
   *[other] { $points } power points
}
panel-tax-note = What taxation would bring now, in millions, before soldiers' pay.
panel-tax-power = power +{ $points }
panel-tax-bonus = bonus { $bonus }
panel-tax-marker = tax marker at { $field }
panel-canal = { CANAL($canal) }: whoever owns { REGION($region, form: "subject") } decides who may pass.
panel-home = home
panel-factory-built = { $kind ->
    [shipyard] shipyard
   *[armaments] armaments factory
}
panel-factory-occupied = { $kind ->
    [shipyard] shipyard, occupied
   *[armaments] armaments factory, occupied
}
panel-factory-possible = { $kind ->
    [shipyard] none (shipyard possible)
   *[armaments] none (armaments possible)
}
panel-armies = { $stance ->
    [hostile] { $nation } { $count } hostile
    [friendly] { $nation } { $count } friendly
   *[none] { $nation } { $count }
}
panel-fleets = { $at ->
    [port] { $nation } { $count } in port
   *[sea] { $nation } { $count }
}

## Imperial's own screen: regions as the map speaks of them

screen-place = { $name }: { $list }
screen-fact = { $label }: { $value }
screen-home = { NATION($nation, form: "adjective") } home province
screen-kind = { $kind ->
    [sea] sea region
   *[land] land region
}
screen-flag = { NATION($nation, form: "adjective") } flag
screen-no-flag = no flag
screen-port = port { REGION($sea, form: "to") }
screen-stack = { $count } { NATION($nation, form: "adjective") } { $unit ->
    [fleet] { $count ->
        [one] fleet
       *[other] fleets
    }
   *[other] { $count ->
        [one] army
       *[other] armies
    }
}{ $stance ->
    [hostile] , hostile
    [friendly] , friendly
   *[none] {""}
}
screen-site = site for { $kind ->
    [shipyard] a shipyard
   *[armaments] an armaments factory
}
screen-label-home = Home of
screen-label-flag = Flag
screen-none = none
screen-occupied-note = Occupied: it neither produces nor brings taxes.
screen-tax = { $amount }{"\u202F"}M for { NATION($nation) }
screen-canal-kept = { NATION($nation) } grants or refuses passage
screen-canal-governed = { PLAYER($player) } decides for { NATION($nation) } who may pass
screen-canal-free = open to all
screen-nobody-lent = Nobody has lent yet.
screen-need = +{ $need } brings you the government: { $way }.{ $missing ->
    [0] {""}
   *[other] {" "}You are { MONEY($missing) } short.
}
screen-lead = Lead { $by }.
screen-ready = { $list } { $count ->
    [one] can
   *[other] can each
} take over at the next investment, from { MONEY($price) }.
screen-safe = Nobody who invests next has the money to take over.
screen-nearest = { PLAYER($player) } needs { $need } more: { $way }.
screen-way = bond { $kind ->
    [raise] { $old } → { $face }
   *[new] { $face }
} for { MONEY($price) }
screen-way-none = no single bond is enough
screen-tax-from = from { $tax }: { $list }

## Whom the table waits for, and for what, where the name of the step says too little

task-rondel = choosing a field
task-canal = permission to pass the canal
task-attack = exchange or not
task-stance = as an enemy or as a friend

## What a computer weighs

motive-cash = cash
motive-power = bonds at today’s power
motive-growth = power still to be gained
motive-interest = interest to come
motive-treasury = money in governed treasuries
motive-government = governments
motive-claim = rivals for the government
motive-investor = the next chance to invest
motive-expansion = { flag-plural } within reach
motive-danger = threatened factories

## Where units can go

reach-unit = { UNIT($unit) } { REGION($region, form: "at") }
reach-rail = by rail
reach-rail-to = by rail { REGION($region, form: "to") }
reach-march = over the land border
reach-march-to = over the land border { REGION($region, form: "to") }
reach-convoy = by convoy over { $seas }
reach-convoy-to = by convoy over { $seas } { REGION($region, form: "to") }
reach-land = ashore
reach-land-to = ashore { REGION($region, form: "to") }
reach-stay = stay there
reach-harbour = out of harbour
reach-sail = by sea
reach-canal = through the { CANAL($canal) }
reach-then = { $first }, then { $then }
reach-permission = { $way }; { NATION($nation) } { NATION($nation, form: "number") ->
    [many] have
   *[one] has
} to allow it
reach-over = { $region ->
    [north_atlantic] { $board ->
        [europe] the North Atlantic Ocean
       *[world] the North Atlantic
    }
   *[other] the { $name }
}
reach-home = { NATION($nation, form: "adjective") } home province
reach-there = { $count } { NATION($nation, form: "adjective") } { $unit ->
    [fleet] { $count ->
        [one] fleet
       *[other] fleets
    }
    [friendly_army] { $count ->
        [one] army, friendly
       *[other] armies, friendly
    }
   *[army] { $count ->
        [one] army
       *[other] armies
    }
}
reach-flag = { NATION($nation, form: "adjective") } flag

## What the lab looks at

lab-value-face = { $value } million

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

## What is lost by an answer that gives something away

forfeit-pass-in-start_bond = You lend nothing to this nation; it begins without your money.
forfeit-pass-in-factory = No factory is built in this turn, and the turn is over.
forfeit-pass-in-production = What has not produced yet stands idle in this turn.
forfeit-pass-in-import = The import is over for this turn.
forfeit-pass-in-fleets = The fleets that have not moved stay where they are.
forfeit-pass-in-armies = The armies that have not moved stay where they are, and the maneuver ends.
forfeit-pass-in-flags = The other regions stay without your flag for now.
forfeit-pass-in-invest = You buy no bond this time; the chance is gone until you can invest again.

## Several at once, and what the confirmation says

several-production = { $count ->
    [0] Choose at least one factory
   *[other] { $left ->
        [0] Produce everywhere ({ $count })
       *[other] Produce in { $count } of { $most } factories
    }
}
several-import = { $count ->
    [0] Choose what to import
    [one] Import 1 unit of { $most }
   *[other] Import { $count } units of { $most }
}

## What it means to a player: lines of a recap

stake-government-lost = { PLAYER($player) } takes the { NATION($nation, form: "adjective") } government from you.
stake-government-won = You now lead the { NATION($nation, form: "adjective") } government.
stake-occupied = { NATION($nation, form: "one") } army occupies the { NATION($host, form: "adjective") } home province.
stake-freed = No hostile army is left there.
stake-power = You have lent { MONEY($amount) } to { NATION($nation) }.
stake-interest-gain = Interest on your { NATION($nation, form: "adjective") } bonds.
stake-interest-loss = The { NATION($nation, form: "adjective") } treasury was short of interest, and you made it good.
stake-investor_card-gain = You held the investor card.
stake-investor_card-loss = For the investor card.
stake-compensation-gain = You are compensated for your last government.
stake-compensation-loss = You compensate a player for their last government.
stake-money = Cash
stake-card = Investor card
stake-card-gain = You have the investor card.
stake-bank = Swiss Bank
stake-bank-gain = You govern nowhere and get a Swiss Bank.
stake-bank-loss = You hand your Swiss Bank back.
stake-value-government = government
stake-value-factory = factory −1
stake-value-flag = flag −1
stake-value-army = army −1
stake-value-fleet = fleet −1
stake-value-occupied = occupied
stake-value-freed = free
stake-value-power = power { $before } → { $after }
stake-value-gain = +{ MONEY($amount) }
stake-value-loss = −{ MONEY($amount) }

## What a table waits for, in a line of the lobby

ask-start_player = choose the start player
ask-start_bond = choose the first bond
ask-rondel = choose a field
ask-swiss_stop = stop on Investor or let pass
ask-factory = build a factory
ask-production = produce units
ask-import = import units
ask-fleets = move fleets
ask-sail = say where the fleet sails
ask-canal = grant passage or refuse it
ask-armies = move armies
ask-journey = say where the army goes
ask-attack = exchange or not
ask-stance = declare the intent of the army
ask-ask = say who is asked first
ask-demand = demand an exchange or not
ask-flags = place { flag-plural }
ask-invest = invest

# windows of reaction, for standing orders

window-swiss_stop = A nation passes Investor (Swiss Bank)

# Attack! with its expansion: everything a person reads of this game.
# PLACE puts in regions and sea areas; form is one of name, subject, object, in, to, from. CARD, TECHNOLOGY, GOVERNMENT,
# UNIT, CANAL, WAY and PLAYER put in other names. PP and OIL count production points and oil, MONEY either, COUNTED units.

## Names and their forms

place-class = { $place ->
    [western_us] many
    [central_us] many
    [eastern_us] many
    [baltic_states] many
    [balkans] many
    [urals] many
    [caucasus] the
    [levant] the
    [far_east] the
    [philippines] isles
    [solomon_islands] isles
    [gilbert_islands] isles
    [marshall_islands] isles
    [caroline_islands] isles
    [mariana_islands] isles
    [midway] isles
    [north_sea] the
    [mediterranean] the
    [caribbean] the
    [south_china_sea] the
    [east_china_sea] the
    [java_sea] the
    [north_atlantic] the
    [northwest_atlantic] the
    [mid_atlantic] the
    [south_atlantic] the
    [west_indian] the
    [east_indian] the
    [northeast_pacific] the
    [east_pacific] the
    [southeast_pacific] the
    [northwest_pacific] the
    [philippine_sea] the
    [central_pacific] the
    [south_pacific] the
    [bay_of_bengal] the
    [arabian_sea] the
    [coral_sea] the
    [cuba] isle
    [hawaii] isle
   *[other] bare
}
place-stem = { $case ->
   *[other] { $place ->
       *[other] { $name }
    }
}
place-subject = { $class ->
    [the] the { $name }
    [many] the { $name }
    [isles] the { $name }
   *[other] { $name }
}
place-object = { $class ->
    [the] the { $name }
    [many] the { $name }
    [isles] the { $name }
   *[other] { $name }
}
place-in = { $class ->
    [the] in the { $name }
    [many] in the { $name }
    [isles] in the { $name }
   *[other] in { $name }
}
place-to = { $class ->
    [the] to the { $name }
    [many] to the { $name }
    [isles] to the { $name }
   *[other] to { $name }
}
place-from = { $class ->
    [the] from the { $name }
    [many] from the { $name }
    [isles] from the { $name }
   *[other] from { $name }
}
place-number = { $class ->
    [many] many
    [isles] many
   *[other] one
}
place-none = this place
place-none-object = this place
way-lane = the lane { $one }–{ $other }
way-name = { $one }–{ $other }
canal-object = the { $name }
card-none = this card
card-hidden = { $card ->
    [hidden_economics] an economics card
    [hidden_politics] a politics card
   *[hidden_routes] a trade route
}
cards-hidden = { $card ->
    [hidden_economics] { $count ->
        [one] an economics card
       *[other] { $count } economics cards
    }
    [hidden_politics] { $count ->
        [one] a politics card
       *[other] { $count } politics cards
    }
   *[hidden_routes] { $count ->
        [one] a trade route
       *[other] { $count } trade routes
    }
}
card-economics = { $suit } { $value }
card-route = Trade Route { $sea }
deck-name = { $deck ->
    [economics] economics cards
    [politics] politics cards
   *[routes] trade routes
}
unit-name = { $unit ->
    [infantry] infantry
    [tank] tank
    [artillery] artillery
    [plane] plane
    [destroyer] destroyer
    [submarine] submarine
    [battleship] battleship
    [carrier] carrier
   *[none] unit
}
unit-object = { $unit ->
    [infantry] an infantry unit
    [tank] a tank
    [artillery] an artillery unit
    [plane] a plane
    [destroyer] a destroyer
    [submarine] a submarine
    [battleship] a battleship
    [carrier] a carrier
   *[none] such a unit
}
unit-subject = { $unit ->
    [infantry] an infantry unit
    [tank] a tank
    [artillery] an artillery unit
    [plane] a plane
    [destroyer] a destroyer
    [submarine] a submarine
    [battleship] a battleship
    [carrier] a carrier
   *[none] such a unit
}
unit-no = { $unit ->
    [infantry] no infantry
    [tank] no tank
    [artillery] no artillery
    [plane] no plane
    [destroyer] no destroyer
    [submarine] no submarine
    [battleship] no battleship
    [carrier] no carrier
   *[none] no such unit
}
unit-counted = { $unit ->
    [infantry] { $count } infantry
    [tank] { $count ->
        [one] 1 tank
       *[other] { $count } tanks
    }
    [artillery] { $count } artillery
    [plane] { $count ->
        [one] 1 plane
       *[other] { $count } planes
    }
    [destroyer] { $count ->
        [one] 1 destroyer
       *[other] { $count } destroyers
    }
    [submarine] { $count ->
        [one] 1 submarine
       *[other] { $count } submarines
    }
    [battleship] { $count ->
        [one] 1 battleship
       *[other] { $count } battleships
    }
    [carrier] { $count ->
        [one] 1 carrier
       *[other] { $count } carriers
    }
   *[other] { $count ->
        [one] 1 unit
       *[other] { $count } units
    }
}
units-none = nothing
face-name = { $face ->
    [blank] blank
   *[other] { UNIT($face) }
}
production-counted = { $count ->
    [one] 1 production point
   *[other] { $count } production points
}
oil-counted = { $count } oil
account-bank = the bank
action-name = { $action ->
    [move] Move
    [strategic] Strategic Move
    [build] Build New Units
    [diplomacy] Diplomatic Attack
    [politics] Play Politics Cards
    [auction] Auction of a Trade Route
    [research] Research
    [trade] Trade
    [bombing] Strategic Bombing
    [raid] Commerce Raid
   *[none] this action
}
direction-name = { $direction ->
    [left] left
   *[right] right
}
money-name = { $money ->
    [production] production points
   *[oil] oil
}
neutral-side = the neutrals
you-object = you

## The politics cards

card-eagle = With an eagle.
card-last = After it you play no other card in this action.
card-text-spy = Take a random politics card of an opponent. Counter Espionage cancels the spy, a Double Agent turns him round.
card-text-master_spy = Look at the politics cards of an opponent and take one. Counter Espionage cancels him, a Double Agent turns him round.
card-text-spy_ring = Take { $cards } random politics cards, all of one opponent or of two. Only a Double Agent can answer.
card-text-master_spy_ring = Look at the politics cards of one or two opponents and take { $cards } in all. Only a Double Agent can answer.
card-text-assassin = An opponent discards { $cards } random politics cards and may not play any in the next turn. Counter Espionage cancels this.
card-text-counter_espionage = BLOCK: cancels a Spy, Master Spy or Assassin that somebody else announces, whoever the victim is.
card-text-double_agent = BLOCK: turns round a Spy, Master Spy, Spy Ring or Master Spy Ring that somebody else announces: you carry it out, against the one who announced it.
card-text-propaganda = The government of a neutral moves one step to the left or right.
card-text-radio_address = Up to { $regions } neutrals next to your regions move one step each towards your government.
card-text-revolution = A neutral takes your government, however far that is.
card-text-uprising = An opponent’s region with a single land unit and no capital becomes neutral, with a random government. It never hits the last region.
card-text-annexation = A neutral of your government next to one of your regions joins you without a roll, with all that joining peacefully brings.
card-text-friendship_treaty = In this turn all numbers needed in your Diplomatic Attacks are { $easier } lower.
card-text-war_bonds = You receive { PP($production) }.
card-text-oil_concession = You receive { OIL($oil) }.
card-text-embargo = { $cards } random economics cards of an opponent are idle in this round, and until production nobody trades with that opponent.
card-text-mobilization = Place { $infantry } infantry in regions of yours, free of charge.
card-text-league_protest = BLOCK: in the Move of somebody else, against an attack on a neutral: the units go back, and it cannot be attacked in this action.
card-text-storm_at_sea = BLOCK: in the Move of somebody else, against a crossing by one lane or zone: the land units, but not planes, go back.
card-text-summit = Draw { $cards } politics cards.

## The technologies

card-text-blitzkrieg = Once in your turn, after the Move and its battles, tanks and planes move again, without an action and without oil.
card-text-sonar = Your destroyers count +{ $bonus } against submarines that raided or fired, and +{ $bonus } against a submarine in a naval battle.
card-text-radar = Your planes count +{ $bonus } when they defend against bombing.
card-text-jet_fighters = Your fighters count +{ $bonus } in bombing. In a land battle your first blank is rolled again if a plane is at the front.
card-text-heavy_bombers = Your bombers count +{ $bonus } in bombing.
card-text-snorkel = Your submarines count +{ $bonus } when they raid trade routes or fire at crossings.
card-text-code_breaking = Once in your turn you look at the politics cards of an opponent. Counter Espionage does not work against your Spy and Master Spy.
card-text-radio = All numbers needed in your Diplomatic Attacks are { $easier } lower.
card-text-synthetic_oil = At the end of every round you receive { OIL($oil) } more.
card-text-plastics = At the end of every round you receive { PP($production) } more.
card-text-atomic_power = Once in the game: before a land battle in which you attack you remove up to { $units } units of the defence.
card-text-rocketry = Your bombing has { $dice } more bomber dice, even without a plane; they cannot be shot down.
card-text-mass_production = Every land unit, planes too, costs you { PP($cheaper) } less.
card-text-long_range_aircraft = Your planes fly up to { $move } regions; a crossing still takes the whole move.
card-text-economics = { $suit }, value { $value }. Defends a neutral with { $units }.
card-text-route = Trade route in the sea area { $sea }, value { $value }: counts as any kind of economics card or as oil.

## Options

option-board = Board
option-board-auto = by number of players
option-board-west = west half
option-board-world = whole world
option-continents = First regions on four continents
option-continents-false = no
option-continents-true = yes
option-defence_dice = Defence dice for capital and coast
option-defence_dice-false = no
option-defence_dice-true = yes
option-eagles = Eagles that end the game
option-eagles-13 = 13
option-eagles-17 = 17
option-eagles-20 = 20
option-eagles-26 = 26
option-rounds = Maximum number of rounds
option-rounds-30 = 30
option-rounds-10 = 10
option-economics = Economics cards
option-economics-none = our reconstruction
option-economics-document = a file of your own
option-trade_routes = Trade routes
option-trade_routes-none = our reconstruction
option-trade_routes-document = a file of your own
option-technology = Technologies
option-technology-none = our reconstruction
option-technology-document = a file of your own
option-politics = Politics cards
option-politics-none = our reconstruction
option-politics-document = a file of your own
option-counters = Government counters
option-counters-none = our reconstruction
option-counters-document = a file of your own

## Questions

prompt-start_seat = Who begins?
prompt-claim = Choose a free region ({ $number } of { $regions }).
prompt-deployment = What do you place, and where? { $left } more this turn; in supply: { $list }.
prompt-capital = In which of your regions is your capital? It stays there for good and yields { PP($production) } every round.
prompt-mix = Which government goes into the bag twice?
prompt-government = Which government does { PLAYER($player) } draw?
prompt-counter = { $place ->
    [none] Which government does the next neutral region have?
   *[other] Which government for { PLACE($place, form: "object") }?
}
prompt-turn = Which action? The next one costs { OIL($price) }; you have { OIL($oil) } and { PP($production) }.
prompt-movement = { $blitz ->
    [yes] Blitzkrieg: which tank or plane do you move again?
   *[no] Which unit do you move? Each moves once, and one stays behind in every region.
}
prompt-canal = { PLAYER($player) } asks for passage through { CANAL($canal) }. Do you allow it?
prompt-protest = { $ways ->
    [none] { PLAYER($turn) } attacks: { $attacks }. Do you play a card against that?
   *[other] { $attacks ->
        [none] { PLAYER($turn) } crosses: { $ways }. Do you play a card against that?
       *[other] { PLAYER($turn) } attacks: { $attacks }, and crosses: { $ways }. Do you play a card against that?
    }
}
prompt-passage = { PLAYER($turn) } wants to cross { PLACE($origin, form: "from") } { PLACE($goal, form: "to") }: { $units } (by sea: { $seas }). Do you let them pass? One refusal sends them back; nobody stops planes.
prompt-flight = The other units are back. { $planes ->
    [one] Does your plane
   *[other] Do your { $planes } planes
} fly on alone { PLACE($goal, form: "to") }?
prompt-ambush = { PLAYER($turn) } crosses with { $units } { PLACE($goal, form: "to") }. { $submarines ->
    [one] Does your submarine fire
   *[other] How many of your { $submarines } submarines fire
} { PLACE($sea, form: "in") }? One die each, which hits on { $least } or more.
prompt-ambush_roll = What does a submarine of { PLAYER($player) } roll? It hits on { $least } or more; dice left: { $dice }.
prompt-ambush_loss = Your submarines scored { $hits ->
    [one] a hit
   *[other] { $hits } hits
}. Which unit of { PLAYER($turn) } do you sink? On the way: { $units }.
prompt-escort = Submarines of { PLAYER($player) } have fired { PLACE($sea, form: "in") } ({ $shots }). Do you answer with { $units }? Destroyers hit on { $least } or more, carriers on { $carrier } or more.
prompt-escort_roll = What does the escort of { PLAYER($player) } roll { PLACE($sea, form: "in") }? It hits on { $least } or more.
prompt-engagement = Which battle do you fight first?
prompt-defence = Which economics card defends { PLACE($region, form: "object") }?
prompt-command = { PLAYER($turn) } attacks the neutrals { PLACE($region, form: "in") } with { $attackers }; they have { $defenders }. Will you lead the defence?
prompt-command_draw = Which of the volunteers leads the defence { PLACE($region, form: "in") }?
prompt-atom = Atomic Power { PLACE($region, form: "in") }: which unit of the defence ({ $defenders }) do you remove? Up to { $left } more, once in the game.
prompt-commitment = Battle { PLACE($region, form: "in") }, { $side ->
    [attack] you attack { $foe }
   *[defence] attacked by { $foe }
}: which unit do you send to the front? { $missing } more; in reserve: { $reserve }. The enemy has { $enemy }.
prompt-reinforcement = Battle { PLACE($region, form: "in") }, round { $round }, against { $foe }: do you reinforce the front ({ $front })? { $ready } of at most { $limit }, which makes { $dice } dice; in reserve: { $reserve }. The enemy has { $enemy } at the front.
prompt-battle_roll = What does the next die show for { $roller } { PLACE($region, form: "in") }? Dice left: { $dice }.
prompt-hits = Battle { PLACE($region, form: "in") }: you hit with { $hits }. Which unit do you remove? You face { $enemy }.
prompt-spoils = Which economics card does { PLAYER($loser) } lose to { PLAYER($turn) }?
prompt-draw = Which card does { PLAYER($player) } draw?
prompt-submarines = Naval battle { PLACE($sea, form: "in") } against { PLAYER($foe) } ({ $enemy }). { $submarines ->
    [one] Does your submarine fight
   *[other] Do your { $submarines } submarines fight
}?
prompt-line = Naval battle { PLACE($sea, form: "in") } against { PLAYER($foe) } ({ $enemy }): which ship do you lay in place { $number } of { $length }? Left: { $left }.
prompt-gunnery = What does { PLAYER($roller) } roll? Pair { $pair }: { UNIT($own) } against { UNIT($other) }, bonus { $bonus }{ $rolled ->
    [0] {""}
   *[other] , to beat { $rolled }
}.
prompt-retreat = { $must ->
    [yes] You have only damaged battleships left { PLACE($sea, form: "in") } ({ $own }). Where do they retreat?
   *[no] Naval battle { PLACE($sea, form: "in") }: { $own } against { $enemy } of { PLAYER($foe) }. Do you retreat?
}
prompt-transfer = Which land unit do you transfer? It may go any distance through your own regions.
prompt-sea_leave = { PLAYER($turn) } wants to transfer land units through { PLACE($sea, form: "object") }. Do you let them pass?
prompt-purchase = What do you buy? You have { PP($production) }.
prompt-diplomacy = { $successes ->
    [one] One success
   *[other] { $successes } successes
}. Do you attempt another Diplomatic Attack? Every success makes the next roll harder by { $harder }, a failure ends the action.
prompt-persuasion = What does { PLAYER($turn) } roll in the Diplomatic Attack on { PLACE($region, form: "object") }? Needed: { $least } ({ $percent }%).
prompt-politics = Do you play another politics card? Eagles played: { $eagles } of { $end }.
prompt-politics_block = { PLAYER($player) } plays { CARD($card) }{ $one ->
    [none] {""}
   *[other] {" "}against { $victims }
}. Do you answer with a card?
prompt-theft = Which politics card does { PLAYER($player) } take from { PLAYER($target) }?
prompt-pick = Which politics card do you take from { $victims }? { $count ->
    [one] You may take one.
   *[other] You may take { $count } more.
}
prompt-purge = Which politics card does { PLAYER($target) } discard?
prompt-sway = { CARD($card) }: Which region? { $most ->
    [1] {""}
   *[other] Up to { $most } more.{" "}
}Your government: { GOVERNMENT($government) }.
prompt-levy = Which of your regions gets an infantry unit? { $count ->
    [one] It is the last one.
   *[other] { $count } more.
}
prompt-embargo = Which economics card of { PLAYER($target) } is idle?
prompt-bid = Auction of a trade route: { PLAYER($leader) } leads with { PP($price) }. Do you bid more? You have { $production }.
prompt-route = Which trade route does { PLAYER($player) } draw?
prompt-research_roll = What does { PLAYER($turn) } roll in research? With a bonus of { $bonus } it takes { $least } ({ $percent }%).
prompt-discovery = Which technology does { PLAYER($turn) } discover?
prompt-offer = Trade with { PLAYER($partner) }: what do you offer and want? You give { $given }, you receive { $wanted }.
prompt-reply = { PLAYER($proposer) } proposes: you receive { $given } and give { $wanted }. Do you accept?
prompt-sorties = { $role ->
    [attack] You bomb { PLAYER($foe) }. How many of your { $planes } planes fly as fighters, how many as bombers? { PLAYER($foe) } has { $enemy }; each hits on { $least } or more.
   *[defence] { PLAYER($foe) } bombs you and has { $enemy }. How many of your { $planes } planes rise? Each hits on { $least } or more.
}
prompt-air_roll = { $stage ->
    [defence] What does an interceptor of { PLAYER($roller) } roll?
    [dogfight] What does a fighter of { PLAYER($roller) } roll?
   *[bombs] What does a bomber of { PLAYER($roller) } roll?
} It hits on { $least } or more; dice left: { $dice }.
prompt-shot_down = { $falling ->
    [one] One plane of { PLAYER($turn) } goes
   *[other] { $falling } planes of { PLAYER($turn) } go
} down. How many of them are fighters? In the air: fighters { $fighters }, bombers { $bombers }.
prompt-idling = Which economics card of { PLAYER($foe) } do you make idle? { $cards ->
    [one] It is the last one.
   *[other] { $cards } more.
}
prompt-plane_loss = From which region do you lose a plane? { $losses } to go.
prompt-replacement = No unit is left { PLACE($region, form: "in") }. Which unit moves up?
prompt-raid = In which sea area do your submarines raid trade routes? One die each, which hits on { $least } or more.
prompt-raid_roll = What does a submarine of { PLAYER($turn) } roll { PLACE($sea, form: "in") }? It hits on { $least } or more; dice left: { $dice }.
prompt-raid_hits = Which trade route { PLACE($sea, form: "in") } is hit? Hits left: { $hits }; an idle one is destroyed.
prompt-production = How much oil do you make out of your cards? The rest becomes production points. You have { OIL($oil) } and { PP($production) }.

## Answers

answer-pass = pass
answer-pass-in-movement = end the move
answer-pass-in-canal = refuse passage
answer-pass-in-protest = play nothing
answer-pass-in-passage = do not let them pass
answer-pass-in-flight = turn back
answer-pass-in-escort = do not answer
answer-pass-in-command = do not lead
answer-pass-in-atom = remove no more units
answer-pass-in-reinforcement = reinforce no further
answer-pass-in-submarines = keep submarines out
answer-pass-in-retreat = stay and fight
answer-pass-in-transfer = end the Strategic Move
answer-pass-in-sea_leave = do not let them pass
answer-pass-in-purchase = stop buying
answer-pass-in-diplomacy = end the Diplomatic Attacks
answer-pass-in-politics = play no more cards
answer-pass-in-politics_block = do not answer
answer-pass-in-sway = stop
answer-pass-in-bid = drop out
answer-pass-in-offer = break off the talks
answer-pass-in-reply = refuse
answer-pass-in-raid = end the raid
answer-begins = { PLAYER($player) } begins
answer-drew_type = { GOVERNMENT($government) }
answer-drawn = { CARD($card, form: "name") }
answer-discovered = { TECHNOLOGY($technology, form: "name") }
answer-die = { $eyes }
answer-face = { FACE($face) }
answer-roll = { $eyes }
answer-chosen = { PLAYER($player) }
answer-claim = take { PLACE($region, form: "object") }
answer-place = { UNIT($unit) } { PLACE($place, form: "to") }
answer-found = capital { PLACE($region, form: "in") }
answer-act = { $action ->
    [move] move units
    [strategic] move strategically
    [build] build units
   *[raid] raid trade routes
}
answer-end = end the turn
answer-blitz = make a Blitzkrieg move
answer-look = look at the politics cards of { PLAYER($target) }
answer-march = { UNIT($unit) }: { PLACE($origin, form: "name") } → { PLACE($goal, form: "name") }
answer-sail = { UNIT($ship) }: { PLACE($origin, form: "name") } → { PLACE($goal, form: "name") }
answer-ask_canal = ask for { CANAL($canal) }
answer-strike = attack with submarines: { PLACE($sea, form: "name") }
answer-strike-in-submarines = fight with submarines
answer-allow = let them pass
answer-allow-in-canal = allow passage
answer-allow-in-escort = answer
answer-block_attack = League Protest for { PLACE($region, form: "object") }
answer-block_way = Storm at Sea: { WAY($way, form: "name") }
answer-go_on = fly on
answer-fire = { $count ->
    [0] do not fire
    [one] fire with 1 submarine
   *[other] fire with { $count } submarines
}
answer-lose = remove { UNIT($unit) }
answer-lose-in-ambush_loss = sink { UNIT($unit) }
answer-engage = battle { PLACE($place, form: "in") }
answer-commit = { UNIT($unit) } to the front
answer-hit = remove { UNIT($unit) } (hit: { UNIT($by) })
answer-lay = lay { UNIT($ship) }
answer-withdraw = retreat { PLACE($sea, form: "to") }
answer-ask_sea = ask to cross: { PLACE($sea, form: "name") }
answer-buy = buy { UNIT($unit) } { PLACE($place, form: "in") }
answer-court = Diplomatic Attack: { PLACE($region, form: "name") }
answer-play = { $one ->
    [none] play { CARD($card) }
   *[other] { $two ->
        [none] play { CARD($card) } against { PLAYER($one) }
       *[other] play { CARD($card) } against { PLAYER($one) } and { PLAYER($two) }
    }
}
answer-counter = cancel with Counter Espionage
answer-turn_round = turn round with a Double Agent
answer-pick = take { CARD($card) } from { PLAYER($target) }
answer-sway = { $card ->
    [annexation] annex { PLACE($region, form: "name") }
    [uprising] uprising { PLACE($region, form: "in") } against { PLAYER($owner) }
    [revolution] revolution { PLACE($region, form: "in") }: { GOVERNMENT($old) } becomes { GOVERNMENT($new) }
    [none] { $direction ->
        [left] sway { PLACE($region, form: "name") } to the left
       *[right] sway { PLACE($region, form: "name") } to the right
    }
   *[other] { $direction ->
        [left] { PLACE($region, form: "name") } one step to the left: { GOVERNMENT($old) } becomes { GOVERNMENT($new) }
       *[right] { PLACE($region, form: "name") } one step to the right: { GOVERNMENT($old) } becomes { GOVERNMENT($new) }
    }
}
answer-levy = infantry { PLACE($region, form: "to") }
answer-bid = bid { PP($production) }
answer-bid-in-turn = auction a trade route, bid { $production }
answer-research = { $production ->
    [0] research without a bonus
   *[other] research for { PP($production) }, bonus { BONUS($production) }
}
answer-trade_with = trade with { PLAYER($target) }
answer-give_money = give { MONEY($money, $amount) }
answer-want_money = want { MONEY($money, $amount) }
answer-give = give { CARD($card) }
answer-want = want { CARD($card) }
answer-propose = propose this
answer-accept = accept
answer-accept-in-command = lead the defence
answer-counter_offer = make a counter-offer
answer-bomb = bomb { PLAYER($target) }
answer-sortie = { $fighters ->
    [one] 1 fighter
   *[other] { $fighters } fighters
}, { $bombers ->
    [one] 1 bomber
   *[other] { $bombers } bombers
}
answer-scramble = { $planes ->
    [0] send up no plane
    [one] send up 1 plane
   *[other] send up { $planes } planes
}
answer-shoot = { $fighters ->
    [one] shoot down 1 fighter
   *[other] shoot down { $fighters } fighters
}
answer-idle = make { CARD($card) } idle
answer-idle-in-spoils = { CARD($card, form: "name") } (idle)
answer-ground = lose a plane { PLACE($region, form: "in") }
answer-send = send { UNIT($unit) } { PLACE($origin, form: "from") }
answer-raid = raid { PLACE($sea, form: "object") }
answer-strike_route = hit { CARD($route) }
answer-oil = { $certificates ->
    [0] make no oil
   *[other] make { OIL($certificates) }
}

kind-pass = pass
kind-begins = start player
kind-drew_type = government
kind-drawn = card drawn
kind-discovered = technology
kind-die = die
kind-face = battle die
kind-roll = two dice
kind-chosen = drawing of lots
kind-claim = take a region
kind-place = place a unit
kind-found = found the capital
kind-act = choose an action
kind-end = end the turn
kind-blitz = Blitzkrieg
kind-look = look at cards
kind-march = move a land unit
kind-sail = move a ship
kind-ask_canal = ask for a canal
kind-strike = attack with submarines
kind-allow = allow
kind-block_attack = League Protest
kind-block_way = Storm at Sea
kind-go_on = fly on
kind-fire = fire
kind-lose = remove a unit
kind-engage = choose a battle
kind-commit = send to the front
kind-hit = score a hit
kind-lay = lay a ship
kind-withdraw = retreat
kind-ask_sea = ask to cross
kind-buy = buy
kind-court = Diplomatic Attack
kind-play = play a politics card
kind-counter = Counter Espionage
kind-turn_round = Double Agent
kind-pick = take a card
kind-sway = sway a region
kind-levy = raise infantry
kind-bid = bid
kind-research = research
kind-trade_with = begin a trade
kind-give_money = give points or oil
kind-want_money = want points or oil
kind-give = give a card
kind-want = want a card
kind-propose = propose
kind-accept = accept
kind-counter_offer = counter-offer
kind-bomb = bomb
kind-sortie = sorties
kind-scramble = interceptors
kind-shoot = shoot down
kind-idle = make idle
kind-ground = lose a plane
kind-send = move up
kind-raid = raid a sea area
kind-strike_route = hit a trade route
kind-oil = make oil

## What an answer costs and brings

note-oil = costs { OIL($oil) }
note-deal-oil = { OIL($oil) } with the first deal
note-diplomacy = { $percent ->
    [0] needs { $least }: impossible
   *[other] needs { $least }: { $percent }%
}
note-price = { PP($production) }, leaving { $left }
note-eagle = eagle { $number } of { $end }
note-hits = at least one hit: { $percent }%
note-attack = attacks { PLAYER($player) }: { $units }
note-attack-neutral = attacks neutrals ({ GOVERNMENT($government) })
note-attack-mark = −{ $points } victory point
note-seas = over { $seas }
note-production-total = { PP($production) } and { OIL($oil) }
note-becomes = your government
note-joins = brings an infantry unit, a politics card and an economics card
note-rises = becomes neutral; { PLAYER($player) } loses { UNIT($unit, form: "object") }
note-planes = { PLAYER($player) } has { COUNTED("plane", $count) }
note-value = value { $value }
note-cards = { $count ->
    [one] 1 politics card
   *[other] { $count } politics cards
}
note-foe = against { $foe }: { $units }
note-submarines = { COUNTED("submarine", $count) }, at least one hit: { $percent }%

## What happens

event-paid = { $purpose ->
    [start] { ACCOUNT($payee) } receives { MONEY($money, $amount) } at the start.
    [action] { ACCOUNT($payer) } pays { MONEY($money, $amount) } for the action.
    [build] { ACCOUNT($payer) } pays { MONEY($money, $amount) } for new units.
    [auction] { ACCOUNT($payer) } wins the trade route for { MONEY($money, $amount) }.
    [research] { ACCOUNT($payer) } puts { MONEY($money, $amount) } into research.
    [trade] { ACCOUNT($payer) } gives { ACCOUNT($payee) } { MONEY($money, $amount) }.
    [card] { ACCOUNT($payee) } receives { MONEY($money, $amount) }.
   *[production] { ACCOUNT($payee) } receives { MONEY($money, $amount) } from production.
}
event-raised = { $cause ->
    [claim] { PLAYER($player) } places { UNIT($unit, form: "object") } { PLACE($place, form: "in") }.
    [build] { PLAYER($player) } buys { UNIT($unit, form: "object") } { PLACE($place, form: "in") }.
    [gain] { PLAYER($player) } receives { UNIT($unit, form: "object") } { PLACE($place, form: "in") }.
    [card] { PLAYER($player) } receives { UNIT($unit, form: "object") } { PLACE($place, form: "in") }.
   *[deployment] { PLAYER($player) } places { UNIT($unit, form: "object") } { PLACE($place, form: "in") }.
}
event-removed = { PLAYER($player) } loses { UNIT($unit, form: "object") } { CAUSED($cause, $place) }.
event-marched = { $manner ->
    [attacks] { PLAYER($player) } attacks { PLACE($goal, form: "object") } { PLACE($origin, form: "from") } with { COUNTED($unit, 1) }.
    [crosses] { PLAYER($player) } ships { UNIT($unit, form: "object") } { PLACE($origin, form: "from") } { PLACE($goal, form: "to") }.
    [returns] { UNIT($unit, form: "subject") } of { PLAYER($player) } goes back { PLACE($goal, form: "to") }.
   *[arrives] { PLAYER($player) } moves { UNIT($unit, form: "object") } { PLACE($origin, form: "from") } { PLACE($goal, form: "to") }.
}
event-sailed = { PLAYER($player) } moves { UNIT($ship, form: "object") } { PLACE($origin, form: "from") } { PLACE($goal, form: "to") }.
event-landed = { UNIT($unit, form: "subject") } of { PLAYER($player) } now stands { PLACE($region, form: "in") }.
event-took = { PLAYER($player) } takes { PLACE($region, form: "object") }.
event-left = { PLAYER($player) } loses { PLACE($region, form: "object") }; the region becomes neutral.
event-counted = { $government ->
    [none] No government counter is left { PLACE($region, form: "in") }.
   *[other] { PLACE($region) }: { GOVERNMENT($government) }.
}
event-founded = { PLAYER($player) } founds a capital { PLACE($region, form: "in") }.
event-governed = { PLAYER($player) } draws { GOVERNMENT($government) }.
event-began = { $player ->
    [none] The world in 1935.
   *[other] { PLAYER($player) } begins.
}
event-round_began = Round { $round } begins with { PLAYER($player) }.
event-turn_began = It is the turn of { PLAYER($player) }.
event-acted = { PLAYER($player) }: { ACTION($action) } ({ OIL($oil) }).
event-drew = { PLAYER($player) } draws { CARD($card) }.
event-discarded = { PLAYER($player) } discards { CARD($card) }.
event-played = { PLAYER($player) } plays { CARD($card) }{ $one ->
    [none] {""}
   *[other] { $two ->
        [none] {" "}against { PLAYER($one) }
       *[other] {" "}against { PLAYER($one) } and { PLAYER($two) }
    }
}.
event-spent = { CARD($card) } goes to the discards.
event-rebuilt = { CARD($card) } goes into the new pile ({ $copies }).
event-defended = { CARD($card) } defends { PLACE($region, form: "object") }.
event-kept = { PLAYER($player) } keeps { CARD($card) }.
event-returned = { $player ->
    [none] { CARD($card) } goes back into the pile.
   *[other] { CARD($card) } of { PLAYER($player) } goes back into the pile.
}
event-handed = { PLAYER($player) } receives { CARD($card) } from { PLAYER($target) }.
event-idled = { CARD($card) } of { PLAYER($player) } is idle.
event-recovered = { CARD($card) } of { PLAYER($player) } counts again.
event-looked = { PLAYER($player) } looks at the { DECK($deck) } of { PLAYER($target) }.
event-showed = { PLAYER($player) } shows { PLAYER($target) } { CARD($card) }.
event-discovered = { PLAYER($player) } discovers { TECHNOLOGY($technology) }.
event-rolled = { $player ->
    [none] Rolled: { $eyes }.
   *[other] { PLAYER($player) } rolls { $eyes }.
}
event-faced = { $player ->
    [none] The neutrals roll: { FACE($face) }.
   *[other] { PLAYER($player) } rolls: { FACE($face) }.
}
event-blocked = { $way ->
    [none] { PLAYER($player) } answers with { CARD($card) }.
   *[other] { PLAYER($player) } stops the move with { CARD($card) }: { WAY($way, form: "name") }.
}
event-allowed = { $answer ->
    [yes] { PLAYER($player) } grants passage: { PLACE($asked, form: "name") }.
   *[no] { PLAYER($player) } refuses passage: { PLACE($asked, form: "name") }.
}
event-fired = { $count ->
    [one] A submarine of { PLAYER($player) } fires { PLACE($sea, form: "in") }.
   *[other] { $count } submarines of { PLAYER($player) } fire { PLACE($sea, form: "in") }.
}
event-commanded = { PLAYER($player) } leads the neutrals { PLACE($region, form: "in") }.
event-committed = { $player ->
    [none] The neutrals send { UNIT($unit, form: "object") } to the front.
   *[other] { PLAYER($player) } sends { UNIT($unit, form: "object") } to the front.
}
event-won = { $player ->
    [none] { SEA($place) ->
        [yes] The naval battle { PLACE($place, form: "in") } ends without a winner.
       *[no] The neutrals hold { PLACE($place, form: "object") }.
    }
   *[other] { PLAYER($player) } wins the battle { PLACE($place, form: "in") }.
}
event-laid = { PLAYER($player) } lays a line: { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}.
event-scored_hit = { PLAYER($player) } hits { UNIT($ship, form: "object") }.
event-withdrew = { PLAYER($player) } retreats { PLACE($origin, form: "from") } { PLACE($goal, form: "to") }.
event-tried = Diplomatic Attack by { PLAYER($player) } on { PLACE($region, form: "object") }: needed { $least }, rolled { $eyes }.
event-researched = { PLAYER($player) } researches: needs { $least }, rolls { $eyes }.
event-bade = { $production ->
    [0] { PLAYER($player) } drops out.
   *[other] { PLAYER($player) } bids { PP($production) }.
}
event-offered = { PLAYER($player) } makes { PLAYER($target) } an offer.
event-answered = { $answer ->
    [yes] { PLAYER($player) } accepts.
   *[no] { PLAYER($player) } ends the talks without a deal.
}
event-sent = { $bombers ->
    [0] { $fighters ->
        [0] { PLAYER($player) } sends up no plane.
       *[other] { PLAYER($player) } sends up { COUNTED("plane", $fighters) }.
    }
   *[other] { PLAYER($player) } sends { $fighters ->
        [one] 1 fighter
       *[other] { $fighters } fighters
    } and { $bombers ->
        [one] 1 bomber
       *[other] { $bombers } bombers
    }.
}
event-banned = { $ban ->
    [politics] { PLAYER($player) } may not play politics cards in the next turn.
   *[trade] Until production nobody trades with { PLAYER($player) }.
}
event-marked = A mark for { PLAYER($player) } { PLACE($region, form: "in") }.
event-eagle = That is eagle number { $eagles }.
event-eliminated = { PLAYER($player) } has no region left and is eliminated.
event-ended = { $ending ->
    [eliminated] The game ends because somebody was eliminated.
    [eagles] The game ends with the last eagle.
   *[rounds] The game ends after the last round.
}
event-lined = In place { $place } { PLAYER($player) } has { UNIT($ship, form: "object") }.
event-fell = The neutrals { PLACE($region, form: "in") } lose { UNIT($unit, form: "object") }{ $cause ->
    [atom] {" "}by Atomic Power
   *[other] {""}
}.
event-exposed = Everybody sees { CARD($card) } in the hand of { PLAYER($player) }.
cause-of-loss = { $cause ->
    [ambush] on the crossing { PLACE($place, form: "to") }
    [raid] { PLACE($place, form: "in") } to escorts
    [bombing] { PLACE($place, form: "in") } in the air
    [atom] { PLACE($place, form: "in") } to Atomic Power
    [retreat] { PLACE($place, form: "in") } without a way out
   *[other] { PLACE($place, form: "in") }
}

## The log

log-setup = Set-up
log-turn = Round { $round }, { PLAYER($player) } ({ $government })
log-turn-plain = Round { $round }, { PLAYER($player) }
log-production = End of round { $round }
log-end = End of the game
log-began = The world in 1935: everybody begins with { PP($production) } and { OIL($oil) }.
log-twice = { $count } times { $name }
log-drew = { PLAYER($player) } draws { $list }.
log-all-drew = All others draw { $list } each.
log-everybody-drew = Everybody draws { $list }.
log-raised = { $cause ->
    [build] { PLAYER($player) } buys { $list }.
    [gain] { PLAYER($player) } receives { $list }.
    [card] { PLAYER($player) } receives { $list }.
   *[deployment] { PLAYER($player) } places { $list }.
}
log-bought = { PLAYER($player) } buys for { PP($production) }: { $list }.
log-units-in = { $units } { PLACE($place, form: "in") }
log-counted = { GOVERNMENT($government) }: { $list }.
log-marched = { $manner ->
    [attacks] { PLAYER($player) } attacks { PLACE($goal, form: "object") } { PLACE($origin, form: "from") }: { $units }.
    [crosses] { PLAYER($player) } crosses { PLACE($origin, form: "from") } { PLACE($goal, form: "to") }: { $units }.
    [returns] Back { PLACE($goal, form: "to") }: { $units } of { PLAYER($player) }.
   *[arrives] { PLAYER($player) } moves { PLACE($origin, form: "from") } { PLACE($goal, form: "to") }: { $units }.
}
log-sailed = { PLAYER($player) } moves { PLACE($origin, form: "from") } { PLACE($goal, form: "to") }: { $units }.
log-landed = { PLAYER($player) } now has { $units } { PLACE($region, form: "in") }.
log-removed = { PLAYER($player) } loses { $units } { CAUSED($cause, $place) }.
log-fell = The neutrals { PLACE($region, form: "in") } lose { $units }{ $cause ->
    [atom] {" "}by Atomic Power
   *[other] {""}
}.
log-committed = { $player ->
    [none] To the front of the neutrals: { $units }.
   *[other] { PLAYER($player) } sends to the front: { $units }.
}
log-faced = { $player ->
    [none] The neutrals roll: { $list }.
   *[other] { PLAYER($player) } rolls: { $list }.
}
log-rolled = { $player ->
    [none] Rolled: { $list }.
   *[other] { PLAYER($player) } rolls { $list }.
}
log-conquered = { PLAYER($player) } wins the battle and takes { PLACE($region, form: "object") }: { $units }.
log-joined = { PLACE($region) } { NUMBER($region) ->
    [many] join
   *[one] joins
} { PLAYER($player) }.
log-tried = { $won ->
    [yes] Diplomatic Attack by { PLAYER($player) } on { PLACE($region, form: "object") }: needed { $least }, rolled { $eyes }, a success.
   *[no] Diplomatic Attack by { PLAYER($player) } on { PLACE($region, form: "object") }: needed { $least }, rolled { $eyes }, a failure.
}
log-researched = { $won ->
    [yes] { PLAYER($player) } researches successfully: needs { $least }, rolls { $eyes }.
   *[no] { PLAYER($player) } researches in vain: needs { $least }, rolls { $eyes }; what was paid is lost.
}
log-line = Line of { PLAYER($player) }: { $list }.
log-rebuilt = The discarded politics cards become the new pile.
log-idled = { $many ->
    [yes] Idle cards of { PLAYER($player) }: { $list }.
   *[no] Idle card of { PLAYER($player) }: { $list }.
}
log-recovered = { $many ->
    [yes] Cards of { PLAYER($player) } that count again: { $list }.
   *[no] Card of { PLAYER($player) } that counts again: { $list }.
}
log-showed = { PLAYER($player) } shows { PLAYER($target) } { $list }.
log-handed = { PLAYER($player) } receives { $list } from { PLAYER($target) }.
log-discarded = { PLAYER($player) } discards { $list }.
log-produced = { PLAYER($player) } receives { $list }.

## Why not

reason-legal = That is allowed.
reason-not-on-board = { $card ->
    [none] { $region ->
        [none] There is no such thing on this board.
       *[other] { $unit ->
            [none] { PLACE($region) } { NUMBER($region) ->
                [many] are
               *[one] is
            } not on this board.
           *[other] { UNIT($unit, form: "subject") } cannot stand { PLACE($region, form: "in") }.
        }
    }
   *[other] { CARD($card) } is not in this game.
}
reason-not-free = { PLACE($region) } { NUMBER($region) ->
    [many] are
   *[one] is
} taken already.
reason-not-yours = { $region ->
    [none] This region is not yours.
   *[other] { PLACE($region) } { NUMBER($region) ->
        [many] are
       *[one] is
    } not yours.
}
reason-same-continent = You have a region on the continent { $continent } already; the four must be on different ones.
reason-none-left = { $unit ->
    [none] No more of that is left.
   *[other] There is { UNIT($unit, form: "no") } left; you had { $most }.
}
reason-other-fleet = { $sea ->
    [none] There are foreign ships.
   *[other] There are foreign ships { PLACE($sea, form: "in") }.
}
reason-one-area-only = { $sea ->
    [none] All your ships begin in the same sea area.
   *[other] All your ships begin in the same sea area: { PLACE($sea, form: "in") }.
}
reason-pile-lacks = This cannot be drawn here.
reason-oil-short = { $price ->
    [none] { $amount ->
        [none] There is not enough oil.
       *[other] { OIL($amount) } is too much; there is only { $spare }.
    }
   *[other] The action costs { OIL($price) }, but you have only { $oil }.
}
reason-production-short = { $amount ->
    [none] { $unit ->
        [none] { $purse ->
            [none] There are not enough production points.
           *[other] { $least ->
                [none] { PP($production) } are too many; you have only { $purse }.
               *[other] Even the cheapest unit costs { PP($least) }, but you have only { $purse }.
            }
        }
       *[other] { UNIT($unit, form: "subject") } costs { PP($price) }, but you have only { $production }.
    }
   *[other] { PP($amount) } are too many; there are only { $spare }.
}
reason-once-a-turn = { $action ->
    [none] That can be done only once.
   *[other] { ACTION($action) }: not again in this turn.
}
reason-not-now = { $technology ->
    [none] That is not possible now.
   *[other] { $action ->
        [none] In a Blitzkrieg move only tanks and planes go, and only by land.
       *[other] Blitzkrieg follows the Move action, which has not been taken in this turn.
    }
}
reason-nothing-to-move = You have no unit that could move.
reason-nothing-to-buy = There is nothing to buy.
reason-no-minor = { $region ->
    [none] There is no neutral region that fits.
   *[other] { PLACE($region) } { NUMBER($region) ->
        [many] are
       *[one] is
    } not neutral.
}
reason-pile-empty = The pile is empty.
reason-capital-lost = { $player ->
    [none] That is not possible without one’s capital.
   *[other] { PLAYER($player) } does not hold their own capital, and every trade goes from capital to capital.
}
reason-banned = After the assassination you may not play politics cards in this turn.
reason-not-held = { $card ->
    [none] This card is not in the hand.
   *[other] { CARD($card) } is not in the hand.
}
reason-not-an-opponent = It must be an opponent in this game.
reason-needs-victim = { CARD($card) } needs an opponent.
reason-no-victim = { CARD($card) } is aimed at nobody.
reason-same-victim = { $region ->
    [none] It must be two different opponents.
   *[other] { PLACE($region) } { NUMBER($region) ->
        [many] have
       *[one] has
    } been named already.
}
reason-hand-empty = { $target ->
    [none] There are no politics cards in that hand.
   *[other] { PLAYER($target) } has no politics cards.
}
reason-block-only = { CARD($card) } only answers what others do.
reason-trade-over = { $eagles ->
    [none] There is no trade after that many eagles.
   *[other] There is no trade after { $most } eagles; { $eagles } have been played.
}
reason-embargoed = An embargo forbids this trade until production.
reason-no-way = { $target ->
    [none] There is no free way for goods between the two capitals.
   *[other] There is no free way for goods between your capital and that of { PLAYER($target) }.
}
reason-refused-often = { $target ->
    [none] Talks with this partner have failed too often in this turn.
   *[other] Talks with { PLAYER($target) } have failed { $most } times in this turn; that is the limit.
}
reason-no-planes = You have neither a plane nor rockets.
reason-no-submarines = { $sea ->
    [none] You have no submarine on the board.
   *[other] You have no submarine { PLACE($sea, form: "in") }.
}
reason-no-unit = { $origin ->
    [none] { $region ->
        [none] There is { UNIT($unit, form: "no") }.
       *[other] There is { UNIT($unit, form: "no") } { PLACE($region, form: "in") }.
    }
   *[other] There is { UNIT($unit, form: "no") } { PLACE($origin, form: "in") } for this move.
}
reason-unit-spent = { $origin ->
    [none] This unit has moved in this action already.
   *[other] Every such unit ({ UNIT($unit) }) { PLACE($origin, form: "in") } has moved in this action already.
}
reason-last-unit = { $origin ->
    [none] The last unit must stay in its region.
   *[other] There is only one unit left { PLACE($origin, form: "in") }; the last one must stay.
}
reason-too-far = { $goal ->
    [none] The move does not reach that far.
   *[other] { UNIT($unit, form: "subject") } cannot get { PLACE($origin, form: "from") } { PLACE($goal, form: "to") }{ $most ->
        [none] .
       *[other] {"; "}{ $ship ->
            [none] by land it goes { $unit ->
                [tank] at most { $most } regions, the first of them your own.
               *[other] { $most ->
                    [1] one region.
                   *[other] at most { $most } regions.
                }
            }
           *[other] { $canal ->
                [none] ships go at most { $most } sea areas.
               *[other] it could through { CANAL($canal) }, but that is not open to you.
            }
        }
    }
}
reason-not-adjacent = { $region ->
    [none] That is not adjacent.
   *[other] { PLACE($region) } { NUMBER($region) ->
        [many] are
       *[one] is
    } not adjacent to any region of yours.
}
reason-canal-closed = { $canal ->
    [none] The canal is closed to you.
   *[other] { PLACE($region) } { NUMBER($region) ->
        [many] are neutral and do
       *[one] is neutral and does
    } not have your government; the canal is closed to you.
}
reason-canal-open = The canal is open to you already.
reason-asked-already = { $sea ->
    [none] You have asked for that in this action already.
   *[other] You have ordered or asked for that { PLACE($sea, form: "in") } in this action already.
}
reason-no-foe = { $sea ->
    [none] There is nobody there who could be meant.
   *[other] There is no foreign surface ship { PLACE($sea, form: "in") }.
}
reason-not-attacked = This neutral region is not being attacked.
reason-not-crossed = Nobody crosses there.
reason-too-many = { $most ->
    [none] { $planes ->
        [none] That is too many.
       *[other] You do not have that many planes; there are { $planes }.
    }
   *[other] { $sea ->
        [none] That is too many; at most { $most }.
       *[other] You have only { COUNTED("submarine", $most) } { PLACE($sea, form: "in") }.
    }
}
reason-no-battle-here = { $place ->
    [none] There is no battle there now.
   *[other] There is no battle { PLACE($place, form: "in") } now.
}
reason-landing-waits = The landing still waits for a naval battle.
reason-order-passed = This can no longer be added to what is chosen already.
reason-limit-reached = { $limit ->
    [none] { $most ->
        [none] No more is possible.
       *[other] An offer has no more than { $most } items.
    }
   *[other] No more than { $limit } units may be at the front in this round.
}
reason-must-commit = { $missing ->
    [none] At least one unit must go to the front.
   *[other] Not enough units would come to the front; { $missing } are missing.
}
reason-no-hit-left = There is no hit left with { UNIT($by) }.
reason-not-that-unit = A hit with { UNIT($by) } takes another unit before { UNIT($unit) }.
reason-no-ship = { $ship ->
    [none] { $canal ->
        [none] You have no such ship there.
       *[other] You have no ship that could use a canal.
    }
   *[other] { $origin ->
        [none] There is { UNIT($ship, form: "no") } left.
       *[other] There is { UNIT($ship, form: "no") } of yours { PLACE($origin, form: "in") }.
    }
}
reason-not-empty = That is not empty.
reason-must-order = You must give at least one order before you stop.
reason-not-coastal = { $place ->
    [none] No region of yours borders this sea area.
   *[other] No region of yours borders { PLACE($place, form: "object") }.
}
reason-too-low = { $least ->
    [none] { $purse ->
        [none] That is too little; an auction begins at { PP($start) }.
       *[other] The bid must be above { $price }.
    }
   *[other] That is too few; it must be { $least } to { $most }.
}
reason-no-technology = { $technology ->
    [none] { $action ->
        [none] You lack the technology for that.
       *[other] The pile holds no technology that would be new to you.
    }
   *[other] For that you lack the technology { TECHNOLOGY($technology) }.
}
reason-not-countered = Counter Espionage does not help against { CARD($announced) } here.
reason-not-turned = { CARD($announced) } cannot be turned round.
reason-wrong-direction = { $region ->
    [none] It does not go in this direction.
   *[other] { PLACE($region) } { NUMBER($region) ->
        [many] cannot
       *[one] cannot
    } move to the { DIRECTION($direction) }.
}
reason-own-type-already = { PLACE($region) } { NUMBER($region) ->
    [many] have
   *[one] has
} your government already.
reason-not-own-type = { PLACE($region) } { NUMBER($region) ->
    [many] do
   *[one] does
} not have your government.
reason-not-weak = It must be an opponent’s region with exactly one land unit.
reason-nothing-offered = An empty offer is not possible.
reason-nothing-to-give = { $card ->
    [none] You do not have what is wanted.
   *[other] You do not have { CARD($card) }, or not enough copies of it.
}
reason-offered-already = { $card ->
    [none] That is in the offer already.
   *[other] { CARD($card) } is in the offer already, as often as possible.
}
reason-counters-used = There are no more than { $most } counter-offers.
reason-not-idle-able = { CARD($card) } is idle already.
reason-no-plane-here = There is no plane { PLACE($region, form: "in") }.
reason-no-route-here = { $route ->
    [none] There is no trade route of an opponent that you know of.
   *[other] { CARD($route) } is no target.
}
reason-no-such-sum = Your cards cannot make exactly { OIL($certificates) }.
reason-must-choose = You cannot pass here; you must choose one of the options.
reason-capital-there = There is a capital { PLACE($region, form: "in") }.
reason-known-technology = { TECHNOLOGY($technology) } is known already.

## The casebook

casebook-bases-intro = Unless stated otherwise: A is to move in the first round and chooses an action, hands are empty, everybody has { PP(30) } and { OIL(30) }.

case-check-cards = The cards of the box are right: { $list }.
case-check-numbers_of_players = The number of players is checked: { $list }.
case-check-map = The board is right: { $list }.
case-check-figures = The figures of the rulebook are right: { $list }.

case-check-option_values = The options are checked: { $list }.
case-check-own_files = With your own figures ({ $list }) it ends like this: { $facts }.
case-check-own_ids = A file with an unknown card, or without one that is known, is refused: { $list }.

figure-economics = economics cards
figure-trade_routes = trade routes
figure-technology = technologies
figure-counters = government counters
figure-value = value
figure-production = production
figure-cheaper = cheaper by
figure-politics = politics cards
figure-routes = trade routes
figure-technologies = technologies
figure-regions = regions
figure-seas = sea areas
figure-lanes = lanes
figure-canals = canals
figure-total = in all
figure-allowed = allowed
figure-refused = refused
figure-unknown = unknown
figure-missing = missing
figure-spectator = spectators
figure-west = west half
figure-east = east half
figure-eagles = eagles
figure-copies = copies
figure-option = option
figure-forbidden = forbidden
figure-rounds = rounds

place-of-options = options
place-of-round = round
place-of-start = start player
place-of-turn = to move
place-of-taken = actions
place-of-once = once a turn
place-of-diplomacy = Diplomatic Attacks
place-of-treaties = friendship treaties
place-of-trading = trading
place-of-may_not_play = without politics cards
place-of-eagles = eagles
place-of-ending = ended by
place-of-production = production points
place-of-oil = oil
place-of-government = government
place-of-capital = capital
place-of-technologies = technologies
place-of-atom_used = Atomic Power used
place-of-marked = marked
place-of-banned = politics barred
place-of-embargoed = embargo
place-of-refusals = refusals
place-of-counter_offers = counter-offers
place-of-eliminated = eliminated
place-of-reserve = supply
place-of-hand = hand
place-of-points = victory points
place-of-score = score
place-of-owner = owner
place-of-counter = government counter
place-of-units = units
place-of-regions = regions
place-of-seas = ships
place-of-piles = piles
place-of-discards = discards
place-of-table = played
place-of-stamps = stamps
place-of-returned = returned
place-of-groups = on the way
place-of-fresh = moved
place-of-sailed = sailed
place-of-moved = moved
place-of-leave = leave
place-of-protested = protected
place-of-front = front
place-of-faces = dice
place-of-line = line
place-of-line_state = damage
place-of-crippled = damaged
place-of-deal = offer
place-of-mix = bag
place-of-now = action under way
place-of-sealed = sealed answers
place-of-seat = seat
place-of-strikes = submarine attacks
place-of-blitzing = Blitzkrieg
place-of-fight = battle in region no.
place-of-fight_foe = defender no.
place-of-fight_commander = commander no.
place-of-fight_card = defence card no.
place-of-fight_round = round of battle
place-of-fight_side = side to roll
place-of-fight_dice = battle dice
place-of-fight_rerolled = rolled again
place-of-fight_lost = losses of the defence
place-of-fight_by_sea = attack by sea
place-of-naval = naval battle in area no.
place-of-naval_foe = naval opponent no.
place-of-naval_joined = submarines joined
place-of-naval_length = length of the lines
place-of-naval_pair = pair
place-of-naval_roll = roll of the attacker
place-of-naval_struck = submarines began
place-of-naval_bought = after buying
place-of-crossing = crossing no.
place-of-crossing_sea = sea of the crossing
place-of-ambusher = submarines of no.
place-of-ambush_shots = shots
place-of-ambush_hits = hits of submarines
place-of-dice = dice
place-of-hits = hits
place-of-shooter = shooter no.
place-of-bombed = bombed no.
place-of-fighters = fighters
place-of-bombers = bombers
place-of-interceptors = interceptors
place-of-attacker_losses = losses of the attacker
place-of-defender_losses = losses of the defender
place-of-air_stage = stage in the air
place-of-raid_sea = raided area no.
place-of-successes = successes
place-of-looks = looks
place-of-seats = players
place-of-players = players
place-of-defence_dice = defence dice
case-hidden-card = { $back ->
    [economics] hidden economics card
    [politics] hidden politics card
   *[routes] hidden trade route
}
case-card-idle = { $name } (idle)
case-card-copies = { $count } × { $name }

step-lay_out = set-up
step-start_seat = start player
step-claim = first regions
step-deployment = deployment
step-capital = capital
step-mix = mix of governments
step-government = government
step-counter = government counter
step-round = start of the round
step-turn = turn
step-movement = Move
step-canal = canal
step-protest = protest
step-crossings = crossings
step-passage = free passage
step-flight = flying on
step-ambush = submarine attack
step-ambush_roll = roll of the submarines
step-ambush_loss = loss at sea
step-escort = escort
step-escort_roll = roll of the escort
step-engagement = choice of battle
step-defence = defence card
step-command = command
step-command_draw = lots for the command
step-atom = Atomic Power
step-commitment = commitment
step-reinforcement = reinforcement
step-battle_roll = battle roll
step-hits = hits
step-spoils = spoils
step-draw = drawing
step-submarines = submarines in battle
step-line = line
step-gunnery = gunnery
step-retreat = retreat
step-transfer = Strategic Move
step-sea_leave = leave to cross
step-purchase = buying
step-diplomacy = Diplomatic Attack
step-persuasion = roll of the Diplomatic Attack
step-politics = politics cards
step-politics_block = block card
step-theft = theft
step-pick = taking a card
step-purge = assassination
step-sway = influence
step-levy = mobilization
step-embargo = embargo
step-bid = auction
step-route = trade route
step-research_roll = research roll
step-discovery = discovery
step-offer = offer
step-reply = reply to the offer
step-sorties = sorties
step-air_roll = air roll
step-shot_down = planes shot down
step-idling = making idle
step-plane_loss = plane losses
step-replacement = replacement
step-raid = raid
step-raid_roll = raid roll
step-raid_hits = raid hits
step-production = production
step-round_end = end of the round
step-gain = joining
step-battle_turn = battle
step-naval_round = naval battle


## The table

table-seas = The seas
table-hand = Your hand

## The panels: the table on any screen

panel-headline = Round { $round } of at most { $last } · { $turn } · { $eagles }
panel-headline-setup = Set-up: { $step }
panel-headline-production = End of round { $round }: everybody produces · { $eagles }
panel-headline-over = The game is over, in round { $round } · { $eagles }
panel-turn-of = { PLAYER($player) } to move, { $count ->
    [0] first action: { OIL($oil) }
    [one] 1 action taken, the next one costs { OIL($oil) }
   *[other] { $count } actions taken, the next one costs { OIL($oil) }
}
panel-eagles-of = { $eagles } of { $end } eagles

panel-owner = { $player }, { $government }
panel-free = free
panel-neutral-type = neutral, { $government }
panel-neutrals = the neutrals
panel-production = Production points
panel-production-short = { $count } PP
panel-oil = Oil
panel-oil-note = { $count ->
    [0] pays for no more actions
    [one] pays for one more action
   *[other] pays for { $count } more actions
}
panel-points = Victory points
panel-points-communism = regions { $regions }, neutral communists +{ $minor }
panel-points-democracy = regions { $regions }, neutral democracies +{ $minor }, attacked neutrals −{ $marks }
panel-points-monarchy = regions { $regions }, other continents +{ $overseas }
panel-points-fascism = regions { $regions }, costly conquests +{ $marks }
panel-government = Government
panel-units = Land units
panel-ships = Ships
panel-cards-economics = Economics cards
panel-cards-politics = Politics cards
panel-cards-routes = Trade routes
panel-idle-count = { $count } idle
panel-capital = Capital
panel-capital-lost = lost
panel-technologies = Technologies
panel-atom-used = Atomic Power is used up
panel-marked-democracy = Neutrals attacked
panel-marked-other = Costly conquests
panel-to-deploy = Still to deploy
panel-banned = barred in the next turn
panel-embargo = Embargo
panel-embargoed = no trade until production

panel-regions = Regions
panel-regions-note = { $count ->
    [0] No region is neutral.
    [one] 1 region is neutral.
   *[other] { $count } regions are neutral.
}
panel-region = Region
panel-held-by = Held by
panel-unit = { $unit ->
    [infantry] Infantry
    [tank] Tanks
    [artillery] Artillery
    [plane] Planes
    [destroyer] Destroyer
    [submarine] Submarine
    [battleship] Battleship
   *[carrier] Carrier
}
panel-remarks = Remarks
panel-coast = Coast on
panel-capital-of = capital of { PLAYER($player) }
panel-capital-taken = capital of { PLAYER($player) }, lost
panel-fought-for = battle now
panel-protected = protected by a protest
panel-marked-against = counts against { PLAYER($player) }
panel-marked-for = counts for { PLAYER($player) }
panel-leave-given = passage granted
panel-leave-refused = passage refused
panel-seas = Sea areas
panel-sea = Sea area
panel-fleets = Fleets
panel-fleet = { PLAYER($player) }: { $ships }
panel-route = Route
panel-route-held = Route held by
panel-coast-regions = Coasts
panel-adjacent = Next to
panel-naval-here = naval battle now
panel-raid-here = raid now
panel-zone = zone: all its coasts are joined

panel-side = Side
panel-place = Where
panel-sum = Units
panel-dice = Dice
panel-battle = { $round ->
    [0] Battle: { $region }
   *[other] Battle: { $region }, round { $round }
}
panel-attack = Attack
panel-defence = Defence
panel-front = at the front
panel-reserve = in reserve
panel-front-limit = at most { $limit } at the front
panel-from-sea = some attackers come by sea
panel-commander = { PLAYER($player) } leads the neutrals
panel-defence-card = defence card: { $card }
panel-defence-lost = lost by the defence: { $count }
panel-die-hits = hit
panel-die-useless = no such unit at the front
panel-dice-left = { $count ->
    [one] 1 die is still to be rolled.
   *[other] { $count } dice are still to be rolled.
}
panel-hits-left = { $count ->
    [one] 1 hit is still to be assigned.
   *[other] { $count } hits are still to be assigned.
}
panel-naval = Naval battle: { $sea }
panel-lines = Lines of battle
panel-pair = Pair
panel-adds = Bonus
panel-naval-sum = With the bonus of { $bonus }, { $sum } in all.
panel-hidden = hidden
panel-ship-sunk = { $ship } (sunk)
panel-ship-damaged = { $ship } (damaged)
panel-crippled = damaged battleships: { $count }
panel-laying = Both lay their lines unseen, { $length ->
    [one] 1 ship
   *[other] { $length } ships
} each.
panel-joined = Submarines fight for { $list }.
panel-announced = Announced
panel-card = Card
panel-played-by = Played by
panel-against = Against
panel-auction = Auction of a trade route
panel-bid-price = Highest bid
panel-bid-leader = Leading
panel-bid-speaker = To bid
panel-bid-out = Out
panel-routes-left = Routes in the pile
panel-deal = Trade
panel-gives = { PLAYER($player) } gives
panel-unknown = known only to the two of them
panel-counter-offers = Counter-offers
panel-drafting = { PLAYER($player) } is making { PLAYER($partner) } an offer.
panel-proposed = { PLAYER($partner) } decides on the offer of { PLAYER($player) }.
panel-groups = On the way
panel-origin = From
panel-goal = To
panel-way = Way
panel-over-sea = over the sea
panel-ambush = Submarines of { PLAYER($player) } that fired: { $shots }; hits: { $hits }
panel-bombing = Strategic bombing
panel-attacker = Attacker
panel-defender = Defender
panel-sending = Both decide unseen how many planes fly.
panel-fighters = Fighters
panel-bombers = Bombers
panel-interceptors = Interceptors
panel-attacker-losses = Lost by the attacker
panel-defender-losses = Lost by the defender
panel-air-stage = { $stage ->
    [defence] The interceptors fire first.
    [dogfight] The fighters fire at the interceptors.
   *[bombs] The bombs fall.
}
panel-raid = Raid on trade routes
panel-raider = Raider
panel-dice-to-roll = Dice to roll
panel-hits = Hits

panel-hand = Your hand
panel-hand-of = Cards of { PLAYER($player) }, as far as known
panel-no-cards = You have no cards.
panel-band-economics = Economics
panel-band-politics = Politics
panel-band-block = Block
panel-band-routes = Trade route
panel-band-technology = Technology
panel-corner-eagle = eagle
panel-text-in-set = Counts double in a set of { $suits }.
panel-text-oil = { $text } Or makes oil.
panel-text-no-set = Counts by itself, never in a set.
panel-foot-defenders = defends: { $units }
panel-foot-idle = { $all ->
    [yes] idle in this round
   *[no] { $count } of them idle in this round
}
panel-foot-window = { $window ->
    [action] as an action in your turn
    [block_politics] answers a politics card
   *[block_move] answers a Move
}
panel-foot-sea = { $sea }
panel-foot-owners = { $list }
panel-foot-spent = { $list }, used up
panel-on-table = On the table
panel-piles = Piles
panel-pile-economics = Economics cards
panel-pile-politics = Politics cards
panel-pile-routes = Trade routes
panel-discards = Discards
panel-forecast = Your next production
panel-forecast-note = What your cards bring at the end of the round, if nothing changes.
panel-oil-made = Oil made
panel-from-cards = Points from cards
panel-besides = Capitals, technology
panel-production-then = Production then
panel-oil-then = Oil then
panel-standing = How the game stands
panel-eagles = Eagles
panel-eagle-letter = E
panel-trade-open = trade until eagle { $eagles }
panel-trade-over = no more trade since eagle { $eagles }
panel-governments = Governments
panel-governments-note = In the order of the spectrum, from left to right.
panel-players = Players
panel-neutral-regions = Neutral regions
panel-bag = Counters left
motive-points = victory points
motive-army = army
motive-fleet = fleet
motive-economy = production
motive-treasury = production points in hand
motive-oil = oil reserve
motive-technology = technology
motive-hand = politics cards
motive-conquest = weak neighbours
motive-diplomacy = friendly neutrals
motive-danger = threatened regions
motive-capital = capitals
motive-government = prospects of the government

## What the lab looks at

lab-length-eliminated = Players eliminated
lab-value-ending = { $value ->
    [eliminated] all others eliminated
    [eagles] last eagle
   *[rounds] last round
}

lab-dimension-government = Governments
lab-note-government = The government a player drew.
lab-dimension-capital = Capitals
lab-note-capital = The region of a player’s capital.
lab-dimension-capital_continent = Continents of the capitals
lab-note-capital_continent = The continent on which a player founded the capital.
lab-dimension-ending = How the games ended
lab-note-ending = The share of the games that ended this way.
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

## What is lost by an answer that gives something away

forfeit-end-in-turn = Your turn ends; the actions you could still pay for are not taken.
forfeit-pass-in-movement = Units that have not moved stay where they are.
forfeit-pass-in-protest = It happens as announced.
forfeit-pass-in-atom = The remaining defenders are spared; Atomic Power works once in a game.
forfeit-pass-in-reinforcement = The front fights as it stands; the reserve waits.
forfeit-pass-in-submarines = Your submarines stay out of this battle.
forfeit-pass-in-transfer = Units that have not been moved stay where they are.
forfeit-pass-in-purchase = You keep the production points that are left.
forfeit-pass-in-diplomacy = You make no further Diplomatic Attack in this action.
forfeit-pass-in-politics = You play no further card in this action.
forfeit-pass-in-politics_block = The card takes effect.
forfeit-pass-in-sway = The card works on no further region.
forfeit-pass-in-bid = You are out of this auction; somebody else gets the trade route.
forfeit-pass-in-offer = The talks end without a deal, and the action is used up.
forfeit-pass-in-raid = The submarines that have not raided stay idle.

## Several at once, and what the confirmation says

several-deployment = { $count ->
    [0] Choose what to place
    [one] Place 1 unit of { $most }
   *[other] Place { $count } units of { $most }
}
several-atom = { $count ->
    [0] Choose what to remove
    [one] Remove 1 unit
   *[other] Remove { $count } units
}
several-commitment = { $count ->
    [0] Choose { $most } for the front
   *[other] Send { $count } of { $most } to the front
}
several-reinforcement = { $count ->
    [0] Choose your reinforcements
    [one] Reinforce with 1 unit
   *[other] Reinforce with { $count } units
}
several-purchase = { $count ->
    [0] Choose what to buy
    [one] Buy 1 unit
   *[other] Buy { $count } units
}
several-levy = { $count ->
    [0] Choose the regions
    [one] Place 1 infantry of { $most }
   *[other] Place { $count } infantry of { $most }
}

## What it means to a player: lines of a recap

stake-place = { PLACE($region, form: "name") }
stake-region-taken = { PLAYER($player) } takes it from you.
stake-region-neutral = It becomes neutral.
stake-region-won = It is yours now.
stake-units = { COUNTED($unit, $count) }
stake-fallen = You lose { $units }.
stake-eliminated = Eliminated
stake-cards = Cards
stake-money = Stock
stake-value-capital = capital lost
stake-value-region = region −1
stake-value-units = −{ $count ->
    [one] 1 unit
   *[other] { $count } units
}
stake-value-money-gain = +{ MONEY($money, $amount) }
stake-value-money-loss = −{ MONEY($money, $amount) }

## What a table waits for, in a line of the lobby

ask-claim = choose a first region
ask-deployment = deploy units
ask-capital = choose the capital
ask-mix = choose the mix of governments
ask-turn = choose an action
ask-movement = move units
ask-canal = grant passage or refuse it
ask-protest = protest or not
ask-crossings = order the crossings
ask-passage = grant free passage or refuse it
ask-flight = fly on or turn back
ask-ambush = attack with submarines or not
ask-ambush_loss = choose the losses at sea
ask-escort = choose the escort
ask-engagement = choose the next battle
ask-defence = play a defence card or not
ask-command = take the command or not
ask-atom = use Atomic Power or not
ask-commitment = send units to the front
ask-reinforcement = reinforce or not
ask-hits = assign the hits
ask-spoils = choose the spoils
ask-submarines = decide on the submarines
ask-line = lay out the line
ask-gunnery = assign the gunfire
ask-retreat = retreat or stay
ask-transfer = move strategically
ask-sea_leave = grant the crossing or refuse it
ask-purchase = buy units
ask-diplomacy = choose the target of a Diplomatic Attack
ask-persuasion = roll for the Diplomatic Attack
ask-politics = play politics cards
ask-politics_block = answer with a card or not
ask-theft = choose what to steal
ask-pick = take a card
ask-purge = choose the victim
ask-sway = use the influence
ask-levy = place the mobilized units
ask-embargo = choose whom to embargo
ask-bid = bid or drop out
ask-discovery = choose a technology
ask-offer = make an offer
ask-reply = reply to the offer
ask-sorties = send planes
ask-idling = choose a card to lie idle
ask-plane_loss = choose the lost planes
ask-replacement = move a unit up
ask-raid = raid or not
ask-raid_hits = assign the hits of the raid
ask-gain = welcome the region

# windows of reaction, for standing orders

window-protest = Somebody attacks (BLOCK cards)
window-politics_block = Somebody plays espionage (BLOCK cards)

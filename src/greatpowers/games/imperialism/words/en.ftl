# Imperialism: everything a person reads of this game.
# CARD, LAND, POWER, ACHIEVEMENT, RELIGION, TRACK and PLAYER put in names from the deck of the match; form picks a form.
# DUCATS, GLORY and POINTS count ducats, glory and prestige, SIGNED always sets a sign, SUM only the minus.
# Names have their articles where they are ours; for the names of somebody else's deck stands "other".

## Names and their forms

card-none = this card
territory-none = this territory
achievement-none = this achievement
religion-none = this faith
number-of = { $thing ->
    [canary_islands] many
    [moluccas] many
    [philippines] many
    [textiles] many
    [spices] many
    [exotic] many
    [arms] many
    [shipyards] many
   *[other] one
}
card-hidden = { $card ->
    [hidden_territory] a territory card
   *[hidden_providence] a providence card
}
cards-hidden = { $card ->
    [hidden_territory] { $count ->
        [one] a territory card
       *[other] { $count } territory cards
    }
   *[hidden_providence] { $count ->
        [one] a providence card
       *[other] { $count } providence cards
    }
}
land-object = { $territory ->
    [canary_islands] the { $name }
    [gold_coast] the { $name }
    [cape_colony] the { $name }
    [moluccas] the { $name }
    [philippines] the { $name }
   *[other] { $name }
}
power-object = { $power ->
    [ottoman] the { $name }
   *[other] { $name }
}
power-hidden = a great power
religion-dative = { $religion ->
    [calvinism] { $name }
    [counter_reformation] the { $name }
    [lutheranism] { $name }
   *[other] “{ $name }”
}
track-object = { $track ->
    [army] the army
    [fleet] the fleet
   *[other] { $name }
}
faith-name = { $faith ->
    [catholic] Catholic
    [orthodox] Orthodox
   *[islam] Muslim
}
ducats-plain = { $count ->
    [one] 1 ducat
   *[other] { $count } ducats
}
ducats-counted = { $count ->
    [one] 1 ducat
   *[other] { $count } ducats
}
glory-counted = { $count ->
    [one] 1 glory
   *[other] { $count } glory
}
prestige-counted = { $count ->
    [one] 1 prestige
   *[other] { $count } prestige
}
action-name = { $action ->
    [development] Development
    [intrigue] Intrigue
    [conquest] Conquest
    [war] War
   *[taxes] Taxes
}
category-name = { $category ->
    [power_positive] positive power card
    [power_negative] negative power card
    [plot] plot
    [event] event
   *[special] special card
}
kind-of-land = { $kind ->
    [colony] Colony
   *[land] Land
}
war-name = { $war ->
    [land] land war
   *[sea] naval war
}
pile-name = { $pile ->
    [providence] providence cards
   *[territory] territories
}
quantity-name = { $quantity ->
    [glory] glory
    [ducats] ducats
    [lands] lands
    [colonies] colonies
    [cancel] cancelling
   *[territories] territories
}
scored-name = { $category ->
    [colonies] colonies
    [lands] lands
   *[faith] faithfulness
}

## Conditions and effects

condition-track = { $name } { $least }
condition-counted = { $quantity ->
    [glory] { $least ->
        [one] 1 glory
       *[other] { $least } glory
    }
    [ducats] { $least ->
        [one] 1 ducat
       *[other] { $least } ducats
    }
    [lands] { $least ->
        [one] 1 land
       *[other] { $least } lands
    }
    [colonies] { $least ->
        [one] 1 colony
       *[other] { $least } colonies
    }
   *[territories] { $least ->
        [one] 1 territory
       *[other] { $least } territories
    }
}
condition-or = { $head } or { $last }
condition-plus = { $head }, plus { $last }
condition-none = nothing
step-item = { $name } { SIGNED($steps) }
territory-needs = needs { $list }
territory-price = costs { DUCATS($ducats) }
territory-gives = gives { $list }
standing-war = { $land ->
    [0] war at sea { SIGNED($sea) }
   *[other] { $sea ->
        [0] war on land { SIGNED($land) }
       *[other] war on land { SIGNED($land) }, at sea { SIGNED($sea) }
    }
}
standing-heretic = war against other faiths { SIGNED($strength) }
standing-hand = hand limit { SIGNED($cards) }
standing-development = { DUCATS($ducats, form: "plain") } whenever Development is chosen
standing-no-war = may not choose War
power-faith = { $locked ->
    [yes] { $faith }, for ever
   *[no] { $faith }
}
power-start = start number { $number }

territory-text = { $kind }: { $parts }.
achievement-text = Needs { $condition }. Gives { $gains }.
power-text = { $parts }.

## The providence cards

war-line = War card: land { SIGNED($land) }, sea { SIGNED($sea) }, plunder { $plunder }.
card-text-queen_of_the_sea = War at sea { SIGNED($standing_sea) }. At once: for { DUCATS($price) }, { TRACK("fleet") } +1.
card-text-ruling_house = In every war { SIGNED($standing_land) }. At once: two power cards in play change places, or one moves to a player who has none. They do not take effect at once again.
card-text-great_diplomat = Hand limit { SIGNED($standing_hand_limit) }. At once: look at a player's hand and take a card out of it.
card-text-reformer = { DUCATS($standing_development_ducats, form: "plain") } whenever you choose Development. At once: for { DUCATS($price) }, { TRACK("food") }, { TRACK("textiles") }, { TRACK("arms") } or { TRACK("shipyards") } +1.
card-text-explorer = War at sea { SIGNED($standing_sea) }. At once: for { DUCATS($price) }, { TRACK("fleet") } +1; then, bought or not, conquer a colony from your hand.
card-text-defender_of_faith = { SIGNED($standing_land_vs_heretic) } in every war against another faith. At once: look at the hands of all players of other faiths and take a card from each.
card-text-great_general = War on land { SIGNED($standing_land) }. At once: for { DUCATS($price) }, { TRACK("army") } +1.
card-text-agitator = War on land { SIGNED($standing_land) }. At once: fetch a war card from the discards and show it.
card-text-civil_war = The victim may not choose War. At once: draw a card blindly from the victim's hand. If nobody has a larger army than the victim: for { DUCATS($price) }, { TRACK("food") }, { TRACK("textiles") }, { TRACK("arms") } or { TRACK("shipyards") } +1.
card-text-madman = The victim has { SIGNED($standing_land) } in every war. At once: the victim loses 1 prestige. When somebody has a larger army, the victim can get rid of this card at the start of a turn for { POINTS($escape) }.
card-text-bourgeois_revolution = The victim may not choose War. At once: the victim loses 1 prestige. If nobody has a larger army than the victim, everybody in turn may raise the army by 1 for { DUCATS($price) }.
card-text-bureaucrat = The victim's hand limit { SIGNED($standing_hand_limit) }. At once: the victim loses 1 prestige. When somebody has more glory, the victim can get rid of this card at the start of a turn for { POINTS($escape) }.
card-text-corrupt_officials = The victim pays you { DUCATS($per) } for each land or for each colony card; you choose which. Then fetch an event from the discards and show it.
card-text-religious_persecution = The victim pays you { DUCATS($per) } for each point of prestige, then loses 1 prestige.
card-text-merchant_oppression = The victim pays you { DUCATS($per_level) } per level of { TRACK("textiles") } or per level of { TRACK("food") }, or else { DUCATS($per_colony) } per colony; you choose.
card-text-border_unrest = The victim pays you { DUCATS($per) } for each land or for each colony, at most { $most }; you choose. { war-line }
card-text-venal_advisers = The victim pays you { DUCATS($per) } per level of { TRACK("army") } or per level of { TRACK("fleet") }, at most { $most }; you choose. { war-line }
card-text-rich_mens_plot = The victim pays you { DUCATS($per) } for each land or for each colony; you choose. A positive power card before the victim is discarded.
card-text-naval_blockade = After a land war: if your fleet is larger than the winner's, the winner pays you { DUCATS($per) } per level of your { TRACK("shipyards") }. { war-line }
card-text-armed_intervention = After a land war you had no part in: the winner pays you { DUCATS($per) } per level of your { TRACK("arms") }. { war-line }
card-text-settlement = When you are attacked, instead of defending yourself: there is no war. The attacker does something else, and may not choose War in the next turn either.
card-text-greedy_plunder = After a war you declared and won: the bank pays you, per level of the loser, { DUCATS($gold) } for { TRACK("gold") }, { $exotic } for { TRACK("exotic") } or { $spices } for { TRACK("spices") }; you choose.
card-text-pirates = At the end of somebody else's turn with the action Development: that player pays you { DUCATS($per) } per level of { TRACK("gold") }, { TRACK("spices") } or { TRACK("exotic") }, at most { $most }; you choose. { war-line }
card-text-patriotic_rising = After a war you fought in. Lost: { TRACK("army") } or { TRACK("fleet") } +1 and { DUCATS($per, form: "plain") } per territory. Won: for { DUCATS($price) }, { TRACK("army") } or { TRACK("fleet") } +1.
card-text-diplomatic_action = In an Intrigue: prestige { SIGNED($prestige) }. Or, at any time, against an event somebody else plays: it has no effect.
card-text-rise_of_burghers = In an Intrigue: { DUCATS($per, form: "plain") } for each territory card before you. At level { $exotic } of { TRACK("exotic", form: "quoted") } or higher, also { GLORY($glory) }.
card-text-thwarted_plans = In your turn, once your hand has been exchanged: look at a player's hand; you may take an event out of it.
card-text-colonial_urge = Right after conquering a colony: the bank pays you your trade profit for { TRACK("gold") }, { TRACK("spices") } or { TRACK("exotic") }.
card-text-special_year = In your action Development, before you choose a good: { DUCATS($ducats, form: "plain") }. Or, at level { $exotic } of { TRACK("exotic", form: "quoted") } or higher, { GLORY($glory) }.
card-text-historic_victory = If you declare a war with this card and win it by at least { $margin }, you gain { GLORY($glory) }. { war-line }
card-text-war_for_influence = If you declare a war with this card and win it, you may fetch any card from the discards before peace is made. { war-line }

religion-text-calvinism = Needs { $condition }. Gives { $gains }, and 1 level of another good of your choice. { DUCATS($development_ducats, form: "plain") } whenever you choose Development.
religion-text-counter_reformation = Needs { $condition }. Gives { $gains }. { SIGNED($vs_heretic) } in every war against another faith.
religion-text-lutheranism = Needs { $condition }. Gives { $gains }. Hand limit { SIGNED($hand_limit) }. You may carry out a Development at once.

## Options

option-refill = Filling up the hand
option-refill-always = always
option-refill-after_discarding = only after discarding
option-counter_reformation = The Counter-Reformation is
option-counter_reformation-own_faith = a faith of its own
option-counter_reformation-catholic = Catholic
option-deck = Numbers on the cards
option-deck-none = our reconstruction
option-deck-document = a deck of your own

## Questions

prompt-display = Which territory is turned up?
prompt-draw = Which card does { PLAYER($player) } draw?
prompt-reveal_achievement = Which achievement is turned up?
prompt-deal_power = Which great power is dealt?
prompt-choose_power = Which great power will you lead? The other one goes back into the box unseen.
prompt-escape = { CARD($ruler) } lies before you. For { $price } of your { $prestige } prestige you can get rid of the card.
prompt-discard = Which cards of your hand do you discard? { $left ->
    [one] One more is allowed
   *[other] Up to { $left } are allowed
}. { $fills ->
    [yes] Then you fill up your hand to { $limit } cards; now you hold { $hand }.
   *[no] Only those who discard then fill up to { $limit } cards; now you hold { $hand }.
}
prompt-refill = { $way ->
    [0] How do you fill up your hand? You hold { $hand } of { $limit } cards: either a territory from the display and providence cards for the rest, or card by card from the piles.
   *[other] From which pile do you draw next? You hold { $hand } of { $limit } cards.
}
prompt-action = { $settled ->
    [yes] The war has been settled. Which action do you carry out instead?
   *[no] { $last ->
        [none] Which action do you choose? You have { DUCATS($ducats) }.
       *[other] Which action do you choose? You have { DUCATS($ducats) }; last time: { $last }.
    }
}
prompt-development = { $mode ->
    [chosen] Which good do you develop?
    [repeated] You alone lead in exotic goods. Do you develop another good for { DUCATS($price) }?
   *[free] Your new faith grants you a development. Which good?
}
prompt-raise = { $occasion ->
    [start] What do you strengthen at the start, { $tracks }?
    [calvinism] Which other good rises by 1 level?
    [growth] Economic growth: do you pay { DUCATS($price) } to raise { $tracks } by 1? You have { DUCATS($ducats) }.
   *[card] { $price ->
        [0] { CARD($source) }: what do you raise by 1, { $tracks }?
       *[other] { CARD($source) }: do you pay { DUCATS($price) } to raise { $tracks } by 1? You have { DUCATS($ducats) }.
    }
}
prompt-fetch = { $wanted ->
    [war] Which war card do you fetch from the discards?
    [event] Which event do you fetch from the discards?
   *[any] Which providence card do you fetch from the discards?
} Everybody sees it.
prompt-intrigue = Do you play a second card? It must be of another type than the first.
prompt-urge = The colony is conquered. Do you play { CARD($card) }?
prompt-explore = { CARD($card) } sets sail. Which colony from your hand do you conquer? You have { DUCATS($ducats) }.
prompt-defend = { PLAYER($attacker) } attacks you { $war ->
    [land] on land
   *[sea] at sea
}: strength { SUM($attack) } against your { SUM($defence) }. { $left ->
    [one] Do you play one more war card?
   *[other] Do you play up to { $left } war cards?
} A tie is enough for you.
prompt-peace = { PLAYER($attacker) } has won the { $war ->
    [land] land war
   *[sea] naval war
} against you by { $margin }. What do you give for peace?
prompt-plunder = The victory is yours. Do you plunder? The bank pays { DUCATS($plunder) } for it.
prompt-war_events = { $won ->
    [yes] You have won the { $war ->
        [land] land war
       *[sea] naval war
    }.
   *[no] { PLAYER($winner) } has won the { $war ->
        [land] land war
       *[sea] naval war
    }.
} Do you play a war event?
prompt-respond = { $reply ->
    [yes] { $aim ->
        [you] { PLAYER($player) } wants to cancel your event with { CARD($card) }. Do you oppose it with { CARD($answer) }?
       *[other] { PLAYER($player) } wants to cancel an event of { PLAYER($target) } with { CARD($card) }. Do you oppose it with { CARD($answer) }?
    }
   *[no] { PLAYER($player) } plays { CARD($card) }{ $aim ->
        [none] {""}
        [you] {" "}against you
       *[other] {" "}against { PLAYER($target) }
    }. Do you cancel it with { CARD($answer) }?
}
prompt-pirates = { PLAYER($turn) } has developed and holds { DUCATS($purse) }. Do you send pirates?
prompt-achievement = You meet the conditions of several achievements. Which one do you take?
prompt-trim = You hold { $hand } cards, your limit is { $limit }. Which one do you discard?
prompt-look = Whose hand do you look at? One of its cards will be yours.
prompt-take = { $wanted ->
    [event] Which event do you take out of the hand of { PLAYER($owner) }?
   *[any] Which card do you take out of the hand of { PLAYER($owner) }?
}
prompt-swap = Between whom do power cards move? Whoever has none gets the other's.
prompt-faith = Do you look at the hands of those of other faiths ({ $list }) and take a card from each?
prompt-steal = Which card does { PLAYER($owner) } lose to { PLAYER($player) }?

## Kinds of answers, as headings and to ask why not

kind-pass = pass
kind-keep = choose a great power
kind-raise = raise
kind-escape = get rid of the card
kind-discard = discard
kind-take = take
kind-draw = draw
kind-drawn = drawn
kind-dealt = dealt
kind-revealed = revealed
kind-act = choose an action
kind-develop = develop
kind-play = play a card
kind-convert = change faith
kind-conquer = conquer
kind-declare = declare war
kind-settle = play Settlement
kind-defend = defend
kind-tribute = pay tribute
kind-cede = cede
kind-humiliation = suffer humiliation
kind-plunder = plunder
kind-fetch = fetch from the discards
kind-look = look at a hand
kind-use = use the effect
kind-swap = move power cards
kind-cancel = cancel
kind-claim = choose an achievement
kind-achieve = take an achievement
kind-thwart = thwart plans

## Answers

answer-pass-in-escape = keep the card
answer-pass-in-discard = keep your cards
answer-pass-in-development = develop nothing
answer-pass-in-raise = raise nothing
answer-pass-in-fetch = fetch no card
answer-pass-in-intrigue = end the intrigue
answer-pass-in-urge = play no card
answer-pass-in-explore = conquer no colony
answer-pass-in-defend = fight without another war card
answer-pass-in-plunder = do not plunder
answer-pass-in-war_events = play no war event
answer-pass-in-respond = let it happen
answer-pass-in-pirates = send no pirates
answer-pass-in-look = look at nobody's hand
answer-pass-in-take = take no card
answer-pass-in-swap = leave them as they are
answer-pass-in-faith = look at nobody's hand
answer-keep = { POWER($power, form: "name") }
answer-raise = raise { TRACK($track, form: "object") }
answer-escape = get rid of the card
answer-discard = discard { CARD($card) }
answer-take-in-refill = take { LAND($card) } from the display
answer-take-in-take = take { CARD($card) }
answer-draw = { $pile ->
    [providence] draw a providence card
   *[territory] draw a territory card
}
answer-drawn = { CARD($card, form: "name") }
answer-dealt = { POWER($power, form: "name") }
answer-revealed = { ACHIEVEMENT($achievement, form: "name") }
answer-act = { ACTION($action) }
answer-develop = develop { TRACK($good) }
answer-play = { $target ->
    [none] { CATEGORY($card) ->
        [power_positive] bring { CARD($card) } to power
       *[other] play { CARD($card) }
    }
   *[other] { CARD($card) } against { PLAYER($target) }
}{ COUNTING($card, $count) }
counting = : { $count ->
    [ducats] { DUCATS($per, form: "plain") }
    [glory] { GLORY($per) }
    [lands] { DUCATS($per, form: "plain") } per land
    [colonies] { DUCATS($per, form: "plain") } per colony
    [level] { DUCATS($per, form: "plain") } per level of { $name }
   *[name] { $name }
}
answer-convert = change faith: { RELIGION($religion) }
answer-conquer = conquer { LAND($territory) } ({ COST($territory) })
answer-declare = { $war ->
    [land] land war
   *[sea] naval war
} against { PLAYER($target) } with { CARD($card) }
answer-settle = avert the war with { CARD("settlement") }
answer-defend = defend with { CARD($card) }
answer-tribute = pay tribute
answer-cede = cede { LAND($territory) }
answer-humiliation = suffer the humiliation
answer-plunder = plunder
answer-fetch = fetch { CARD($card) } from the discards
answer-look = look at the hand of { PLAYER($target) }
answer-use = look at the hands of all other faiths
answer-swap = exchange between { PLAYER($one) } and { PLAYER($other) }
answer-cancel = cancel it with { CARD("diplomatic_action") }
answer-claim = take { ACHIEVEMENT($achievement) }
answer-achieve = take { ACHIEVEMENT($achievement) }
answer-thwart = { CARD("thwarted_plans") } against { PLAYER($target) }

## Worth knowing before an answer

note-raise = { $old } → { $new }
note-raise-price = { $old } → { $new }, costs { DUCATS($price) }
note-escape = prestige { SIGNED($steps) }
note-pile = { $count ->
    [0] discards are reshuffled
   *[other] { $count } in the pile
}
note-war-card = war card: land { SIGNED($land) }, sea { SIGNED($sea) }, plunder { $plunder }
note-development = trade profit up to { DUCATS($trade) }
note-development-extra = trade profit up to { DUCATS($trade) }, and { DUCATS($ducats) } at once
note-trade = { DUCATS($ducats, form: "plain") }
note-gold = prestige { SIGNED($steps) }
note-lead-ducats = leader's bonus: { DUCATS($ducats, form: "plain") }
note-lead-prestige = leader's bonus: prestige { SIGNED($steps) }
note-lead-repeat = leader's bonus: a second good for { DUCATS($ducats) }
note-grow = then { $tracks } +1 for { DUCATS($price) }
note-grow-dear = { $tracks } +1 for { DUCATS($price) } would be too expensive
note-grow-card = { $wanted ->
    [war] then a war card from the discards
   *[event] then an event from the discards
}
note-repeat-price = costs { DUCATS($ducats) }
note-receives = { $ducats ->
    [0] brings nothing
   *[other] brings { DUCATS($ducats) }
}
note-from = { DUCATS($ducats, form: "plain") } from { PLAYER($player) }
note-insolvent = { PLAYER($player) } has only { $purse } of { DUCATS($ducats) } and loses prestige
note-nothing = brings nothing
note-loses-prestige = { PLAYER($player) }: prestige { SIGNED($steps) }
note-prestige = prestige { SIGNED($steps) }
note-glory = { GLORY($glory) }
note-replaces = drives out { CARD($card) }
note-fetches-event = then an event from the discards
note-random-card = a random card of the hand
note-strongest = { $card ->
    [civil_war] strongest army: raise a good for { DUCATS($price) }
   *[bourgeois_revolution] strongest army: everybody may raise the army for { DUCATS($price) }
}
note-buys = { $tracks } +1 for { DUCATS($price) }
note-free-step = { $tracks } +1
note-faith-lost = gives up { GLORY($glory) } for faithfulness at the end
note-left = leaves { DUCATS($ducats, form: "plain") }
note-war = strength { SUM($attack) } against { SUM($defence) }{ $plunder ->
    [0] {""}
   *[other] , plunder { DUCATS($plunder, form: "plain") }
}
note-defence = { $holds ->
    [yes] { SUM($attack) } against { SUM($defence) }: beaten off
   *[no] { SUM($attack) } against { SUM($defence) }: lost by { $margin }
}
note-tribute = { $ducats } of { DUCATS($purse) }
note-cession = { $list }
note-cession-nothing = no level is lost
note-humiliation = { POINTS($steps) } (of { $prestige })
note-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
note-ruler = { PLAYER($player) }: { CARD($card) }
note-no-ruler = { PLAYER($player) }: none
note-achievement = { GLORY($glory) }{ $list ->
    [none] {""}
   *[other] , { $list }
}

## Events

account-bank = the bank
event-paid = { $purpose ->
    [start] { ACCOUNT($payee) } receives { DUCATS($ducats) } to start with.
    [development] { ACCOUNT($payee) } receives { DUCATS($ducats) } for choosing Development.
    [trade] { ACCOUNT($payee) } earns { DUCATS($ducats) } by trade.
    [leader] { ACCOUNT($payee) } receives a leader's bonus of { DUCATS($ducats) }.
    [growth] { ACCOUNT($payer) } pays { DUCATS($ducats) } for economic growth.
    [repeat] { ACCOUNT($payer) } pays { DUCATS($ducats) } for a second development.
    [insolvent] { ACCOUNT($payer) } cannot pay in full and gives the last { DUCATS($ducats) } to { ACCOUNT($payee) }.
    [conquest] { ACCOUNT($payer) } pays { DUCATS($ducats) } for the conquest.
    [tribute] { ACCOUNT($payer) } pays { ACCOUNT($payee) } a tribute of { DUCATS($ducats) }.
    [ruin] { ACCOUNT($payer) } loses all { DUCATS($ducats) } to { ACCOUNT($payee) }.
    [plunder] { ACCOUNT($payee) } plunders { DUCATS($ducats) }.
    [taxes] { ACCOUNT($payee) } collects { DUCATS($ducats) } in taxes.
    [faith] { ACCOUNT($payee) } receives { DUCATS($ducats) } for the new faith.
   *[card] { ACCOUNT($payer) } pays { DUCATS($ducats) } to { ACCOUNT($payee) }.
}
source-of = { $source ->
    [power] from the great power
    [start] at the start
    [card] by a card
    [territory] from the territory
    [achievement] from the achievement
    [religion] from the faith
    [war] from the war
    [growth] by economic growth
    [leader] as a leader's bonus
    [gold] for trading gold
    [insolvency] for not paying in full
    [escape] for getting rid of a card
    [humiliation] by humiliation
    [ruin] by ruin
    [cession] by the cession
   *[upswing] from the Cultural Upswing
}
event-stepped = { PLAYER($player) }: { TRACK($track) } { SIGNED($steps) } { source-of }.
event-glorified = { PLAYER($player) } gains { GLORY($glory) } { source-of }.
event-began = { $seats } great powers struggle for domination.
event-drew = { PLAYER($player) } draws { CARD($card) }.
event-turned_up = { LAND($territory) } { NUMBER($territory) ->
    [many] are
   *[one] is
} new on display.
event-took = { PLAYER($player) } takes { LAND($territory) } from the display.
event-discarded = { PLAYER($player) } discards { CARD($card) }.
event-rebuilt = { $copies ->
    [one] { CARD($card) } { NUMBER($card) ->
        [many] go
       *[one] goes
    } from the discards into the new pile.
   *[other] { $copies } cards { CARD($card) } go from the discards into the new pile.
}
event-offered = { PLAYER($player) } may choose { POWER($power) }.
event-chose = { PLAYER($player) } leads { POWER($power) }.
event-returned = { PLAYER($player) } returns { POWER($power) }.
event-revealed = Newly turned up: { ACHIEVEMENT($achievement) }.
event-turn_began = It is { PLAYER($player) }'s turn.
event-acted = { PLAYER($player) } chooses the action { ACTION($action) }.
event-developed = { PLAYER($player) } develops { TRACK($good) }.
event-played = { $count ->
    [cancel] { PLAYER($player) } wants to cancel that with { CARD($card) }.
   *[other] { PLAYER($player) } plays { CARD($card) }{ $target ->
        [none] {""}
       *[other] {" "}against { PLAYER($target) }
    }{ NAMING($count) }.
}
naming = {" "}({ $name })
event-spent = { CARD($card) } goes to the discards.
event-cancelled = { CARD($card) }, played by { PLAYER($player) }, has no effect.
event-ruled = { CATEGORY($card) ->
    [power_positive] { PLAYER($player) } brings { CARD($card) } to power.
   *[other] { PLAYER($player) } lays { CARD($card) } before { PLAYER($target) }.
}
event-deposed = { CARD($card) } before { PLAYER($player) } is discarded.
event-changed_places = { CARD($card) } moves from { PLAYER($player) } to { PLAYER($target) }.
event-fetched = { PLAYER($player) } fetches { CARD($card) } from the discards.
event-looked = { PLAYER($player) } looks at the hand of { PLAYER($target) }.
event-stole = { PLAYER($player) } takes { CARD($card) } out of the hand of { PLAYER($target) }.
event-converted = { PLAYER($player) } embraces { RELIGION($religion, form: "dative") }.
event-conquered = { PLAYER($player) } conquers { LAND($territory) }.
event-declared = { PLAYER($player) } attacks { PLAYER($target) } { $war ->
    [land] on land
   *[sea] at sea
} with { CARD($card) }.
event-defended = { PLAYER($player) } defends with { CARD($card) }.
event-fought = { PLAYER($player) } fights with { SUM($strength) } against { SUM($defence) } of { PLAYER($target) }: { PLAYER($winner) } wins.
event-made_peace = { $term ->
    [tribute] { PLAYER($player) } buys peace with a tribute.
    [cession] { PLAYER($player) } buys peace with a territory.
    [humiliation] { PLAYER($player) } suffers a political humiliation.
   *[ruin] { PLAYER($player) } cannot buy peace and is ruined.
}
event-ceded = { PLAYER($player) } cedes { LAND($territory) } to { PLAYER($target) }.
event-achieved = { PLAYER($player) } achieves { ACHIEVEMENT($achievement) }.
event-upswung = { PLAYER($player) } enjoys a Cultural Upswing.
event-triggered = { PLAYER($player) } reaches the end space.
event-scored = { PLAYER($player) } scores { GLORY($points) } at the end for { SCORED($category) }.
event-ended = The game is over.
ending-space = { PLAYER($player) } has reached the end space, and everybody else has had a last turn.

## The log

log-setup = Set-up
log-end = Final scoring
log-player = { PLAYER($player) }
log-player-power = { PLAYER($player) } ({ POWER($power, form: "name") })
log-turn = { $who }, turn { $number }
log-turn-action = { $who }, turn { $number }: { ACTION($action) }
log-with = { $text }: { $list }.
log-plain = { $text }.
log-twice = { $count ->
    [2] { $name } twice
   *[other] { $name } { $count } times
}
log-other = { $list } for { PLAYER($player) }
log-item-ducats = { DUCATS($ducats, form: "plain") }
log-item-to = { DUCATS($ducats, form: "plain") } to { PLAYER($player) }
log-item-from = { DUCATS($ducats, form: "plain") } from { PLAYER($player) }
log-item-last = { $ducats ->
    [one] the last ducat of { PLAYER($player) }
   *[other] the last { $ducats } ducats of { PLAYER($player) }
}
log-item-glory = { GLORY($glory) }
log-began = { $seats } great powers struggle for domination; each starts with { DUCATS($ducats) }
log-display = On display: { $list }.
log-turned-up = New on display: { $list }.
log-achievements = { $count ->
    [one] Newly turned up: the achievement { $list }.
   *[other] Open achievements: { $list }.
}
log-does = { PLAYER($player) } { $list }.
log-does-draw = draws { $list }
log-does-discard = discards { $list }
log-does-take = takes { LAND($territory) } from the display
log-all-drew = The others draw { $list } each.
log-everybody-drew = Everybody draws { $list }.
log-offered = { PLAYER($player) } may choose between { $list }.
log-rebuilt = { $pile ->
    [providence] The providence discards become the new pile.
   *[territory] The territory discards become the new pile.
}
log-chose = { PLAYER($player) } leads { POWER($power) }
log-start-step = { PLAYER($player) } arms at the start
log-escaped = { PLAYER($player) } gives up { POINTS($prestige) } and gets rid of { CARD($card) }.
log-developed = { PLAYER($player) } develops { TRACK($good) }
log-developed-again = For { DUCATS($ducats) } { PLAYER($player) } develops { TRACK($good) } as well
log-item-trade = { DUCATS($ducats, form: "plain") } by trade
log-item-no-trade = no trade profit
log-item-lead = { DUCATS($ducats, form: "plain") } as leader's bonus
log-item-lead-step = { TRACK($track) } { SIGNED($steps) } as leader's bonus
log-bought = { PLAYER($player) } pays { DUCATS($ducats) }
log-played = { PLAYER($player) } plays { CARD($card) }{ $target ->
    [none] {""}
   *[other] {" "}against { PLAYER($target) }
}{ NAMING($count) }
log-played-vain = { PLAYER($player) } plays { CARD($card) }{ $target ->
    [none] {""}
   *[other] {" "}against { PLAYER($target) }
}{ NAMING($count) }, but there is nothing to be had
log-cancelled = { PLAYER($player) } cancels { CARD($event) } with { CARD($card) }.
log-settled = There is no war.
log-ruled = { CATEGORY($card) ->
    [power_positive] { PLAYER($player) } brings { CARD($card) } to power
   *[other] { PLAYER($player) } lays { CARD($card) } before { PLAYER($target) }
}{ $old ->
    [none] {""}
   *[other] {" "}and drives out { CARD($old) }
}
log-swapped = { CARD($one) } moves to { PLAYER($first) }, { CARD($other) } to { PLAYER($second) }.
log-looked-stole = { PLAYER($player) } looks at the hand of { PLAYER($target) } and takes { CARD($card) }.
log-converted = { PLAYER($player) } embraces { RELIGION($religion, form: "dative") }
log-conquered = { PLAYER($player) } conquers { LAND($territory) } for { DUCATS($ducats) }
log-defended = { PLAYER($player) } defends with { $list }.
log-won = { PLAYER($winner) } wins by { SUM($strength) } to { SUM($defence) }
log-held = { PLAYER($winner) } beats off the attack by { SUM($defence) } to { SUM($strength) }
log-tribute = { PLAYER($player) } pays a tribute of { DUCATS($ducats) }.
log-ceded = { PLAYER($player) } cedes { LAND($territory) } to { PLAYER($target) }
log-humiliated = { PLAYER($player) } suffers a political humiliation
log-ruined = { PLAYER($player) } cannot buy peace and loses everything
log-plundered = { PLAYER($player) } plunders { DUCATS($ducats) }.
log-taxes = { PLAYER($player) } collects { DUCATS($ducats) } in taxes.
log-no-taxes = Without territories there are no taxes.
log-action-bonus = { PLAYER($player) } receives { DUCATS($ducats) } for choosing the action.
log-achieved = { PLAYER($player) } achieves { ACHIEVEMENT($achievement) }
log-upswung = Cultural Upswing: { PLAYER($player) } gains { GLORY($glory) } and is back at prestige { $prestige }.
log-triggered = { PLAYER($player) } has reached the end space; everybody else has one more turn.
log-scored = { PLAYER($player) } scores { GLORY($points) } at the end: { $list }.
log-scored-item = { SCORED($category) } { $points }

## Why not

reason-legal = This is allowed.
reason-not-dealt = { POWER($power) } is not among your choices.
reason-track-not-offered = This offer is not for { TRACK($track) }.
reason-track-full = { TRACK($track) } { NUMBER($track) ->
    [many] are
   *[one] is
} at the end of the track already.
reason-ducats-short = { $territory ->
    [none] That costs { DUCATS($cost) }, but you have only { $ducats }.
   *[other] Conquering { LAND($territory) } costs { DUCATS($cost) }, but you have only { $ducats }.
}
reason-prestige-short = The humiliation costs { POINTS($prestige) }, and that is more than you have.
reason-not-held = { $card ->
    [none] { $territory ->
        [none] This card is not in the hand.
       *[other] { LAND($territory) } { NUMBER($territory) ->
            [many] are
           *[one] is
        } not in your hand.
    }
   *[other] { $wanted ->
        [none] { CARD($card) } { NUMBER($card) ->
            [many] are
           *[one] is
        } not in your hand.
       *[other] { CARD($card) } { NUMBER($card) ->
            [many] are
           *[one] is
        } not in that hand.
    }
}
reason-order-passed = This can no longer be added to what is chosen already.
reason-not-displayed = { CARD($card) } { NUMBER($card) ->
    [many] are
   *[one] is
} not on display.
reason-way-chosen = You are drawing from the piles already; you can take nothing from the display any more.
reason-pile-empty = { $pile ->
    [territory] There are no territories left to draw, not even in the discards.
   *[providence] There are no providence cards left to draw, not even in the discards.
}
reason-pile-lacks = This card cannot be drawn here.
reason-stack-lacks = This achievement cannot be turned up now; those with less glory come first.
reason-action-repeated = You chose { ACTION($action) } in your last turn already; now it must be another action.
reason-war-banned = The power card before you forbids the action War.
reason-industry-gate = { TRACK("industry") } can be developed only with { POINTS($prestige) } or { GLORY($glory) }.
reason-not-to-repeat = The second development cannot be { TRACK("gold") }, { TRACK("exotic") } or { TRACK("spices") }.
reason-wrong-window = { CARD($card) } cannot be played now.
reason-needs-target = { CARD($card) } needs an opponent as its target.
reason-not-an-opponent = The target must be an opponent in this game.
reason-wrong-count = That is not what { CARD($card) } counts.
reason-same-type = Both cards of an Intrigue must differ in type; { CARD($card) } is of the same type as the first.
reason-faith-locked = Your great power never changes its faith.
reason-faith-changed = You have changed your faith already; that can be done only once.
reason-religion-taken = All cards { RELIGION($religion, form: "quoted") } are taken.
reason-condition-unmet = { $achievement ->
    [none] { RELIGION($religion) } asks for { $condition }.
   *[other] { ACHIEVEMENT($achievement) } asks for { $condition }.
}
reason-strength-short = Conquering { LAND($territory) } asks for { $needs }.
reason-marked-already = { LAND($territory) } is yours already.
reason-not-a-war-card = { CARD($card) } is not a war card.
reason-too-late-to-settle = It is too late for { CARD($card) }: only once, and only while no war card defends yet.
reason-not-in-front = { LAND($territory) } { NUMBER($territory) ->
    [many] do
   *[one] does
} not lie before you.
reason-not-a-colony = Only colony cards count here; { LAND($territory) } { NUMBER($territory) ->
    [many] are
   *[one] is
} not among them.
reason-not-in-discard = { CARD($card) } is not among the discards.
reason-wrong-category = { $wanted ->
    [war] { CARD($card) } is not a war card.
   *[other] { CARD($card) } { NUMBER($card) ->
        [many] are
       *[one] is
    } not an event.
}
reason-hand-empty = { PLAYER($target) } has no cards in hand.
reason-nothing-to-swap = This takes two different players, of whom at least one has a power card.
reason-not-visible = { ACHIEVEMENT($achievement) } does not lie open.
reason-achieved-already = You have taken an achievement in this turn already.
reason-not-your-turn = That can be done only in your own turn.
reason-not-yet = { CARD($card) } can be played in your turn only after the hand has been exchanged, and when you are the one who is asked.
reason-fleet-not-higher = For { CARD($card) } your fleet must be larger than the winner's.
reason-took-part = For { CARD($card) } you must have had no part in the war.
reason-not-won = For { CARD($card) } you must have declared and won the war.
reason-not-in-the-war = For { CARD($card) } you must have fought in the war.
reason-land-war-only = { CARD($card) } follows a land war only.
reason-exotic-short = The glory needs { TRACK("exotic") } { $needed }.
reason-must-choose = You cannot decline here; you must choose one of the answers.
reason-nobody-elses = { CARD($card) } has no target.
reason-war-settled = The war has just been settled; choose another action.

## The casebook

casebook-bases-intro = Unless stated otherwise: A is to choose an action, hands are empty, nobody has a territory, a power card or a new faith, and everybody has { DUCATS(25) }.

case-check-cards = The cards of the box are right: { $list }.
case-check-numbers_of_players = The number of players is checked: { $list }.
case-check-own_deck = With your own figures ({ $list }) it ends like this: { $facts }.
case-check-own_ids = A deck with an unknown card, or without one that is known, is refused: { $list }.

figure-providence = providence cards
figure-territory = territories
figure-great_power = great powers
figure-achievement = achievements by glory
figure-religion = religion cards
figure-total = in all
figure-power_positive = positive power cards
figure-power_negative = negative power cards
figure-plot = plots
figure-event = events
figure-special = special cards
figure-land = lands
figure-colony = colonies
figure-allowed = allowed
figure-refused = refused
figure-unknown = unknown
figure-missing = missing
figure-spectator = spectators
figure-copies = copies
figure-cost = cost
figure-income = trade profit
figure-tracks = levels

place-of-options = options
place-of-turn = to move
place-of-phase = hand
phase-before = before the exchange
phase-exchanging = being exchanged
phase-exchanged = exchanged
place-of-power = great power
place-of-ducats = ducats
place-of-glory = glory
place-of-score = points
place-of-tracks = levels
place-of-religion = religion card
place-of-faith = faith
place-of-ruler = power card
place-of-territories = territories
place-of-achievements = achievements
place-of-achieved = achievement in this turn
place-of-action = last action
place-of-replacement = replacement action
place-of-acted = action
place-of-upswung = upswing in this turn
place-of-hand = hand
place-of-hand_limit = hand limit
place-of-display = display
place-of-discards = discards
place-of-table = played
place-of-starting = starting territories in the pile
place-of-piles = piles (providence and territories)
place-of-religions = religion cards
place-of-offered = offered
place-of-trigger = end reached by
place-of-last_turns = last turns
place-of-last_turns-trigger = end reached by
place-of-last_turns-left = last turns left for
place-of-end_glory = glory that ends the game
place-of-sealed = sealed answers
place-of-seat = seat
place-of-war = war
place-of-war-attacker = attacker
place-of-war-defender = defender
place-of-war-target = defender
place-of-war-kind = kind of war
place-of-war-card = war card
place-of-war-defence = defended with
place-of-war-attack_strength = attacking strength
place-of-war-defence_strength = defending strength
place-of-war-winner = winner
place-of-war-margin = margin
case-hidden-card = { $back ->
    [territory] hidden territory
   *[providence] hidden providence card
}

step-lay_out = set-up
step-display = display
step-draw = drawing
step-reveal_achievement = new achievement
step-deal_power = dealing great powers
step-choose_power = great power
step-turn = start of turn
step-escape = getting rid of a card
step-discard = discarding
step-refill = filling up
step-action = action
step-development = development
step-raise = raising
step-fetch = fetching
step-intrigue = second card of the Intrigue
step-urge = urge to colonise
step-defend = defence
step-battle = battle
step-peace = peace
step-plunder = plunder
step-war_events = war event
step-respond = cancelling
step-pirates = pirates
step-achievement = achievement
step-end_turn = end of turn
step-trim = hand limit
step-look = looking into a hand
step-take = taking a card
step-swap = exchange of power cards
step-faith = looking at other faiths
step-steal = random card
step-explore = exploring


## The table

table-display = Territories on display
table-achievements = Achievements
table-hand = Your hand
table-ducats-name = Ducats
table-glory-name = Glory
table-score-name = Points
table-end-glory = ends at { $glory } glory

## The panels

panel-over = The game is over. Most glory: { $list } with { $score }.
panel-setting-up = Set-up: { $phase }
panel-moving = { PLAYER($player) } to move: { $phase }
panel-last-turns = { $text }. Last turns, set off by { PLAYER($player) }.
panel-score-note = glory { $glory } + final scoring { $rest }{ $over ->
    [yes] {""}
   *[no] , if it ended now
}
panel-hand = Hand
panel-of = { $count } of { $most }
panel-of-cards = { $count } of at most { $most } cards
panel-lands = Lands
panel-colonies = Colonies
panel-faith = Faith
panel-faith-letter = { $faith ->
    [calvinism] Cv
    [counter_reformation] CR
    [lutheranism] Lu
    [catholic] Ct
    [orthodox] Or
   *[islam] Mu
}
panel-ruler = Power card
panel-last-action = Last action
panel-offered = Great powers to choose from
panel-hand-of = Hand of { PLAYER($player) }
panel-tableau-of = { PLAYER($player) }'s tableau
panel-nothing-yet = Nothing lies here yet.
panel-table = On the table
panel-discards = Discards
panel-display-note = India and China are open to all. Everybody strong enough is named; only the price is paid.
panel-achievements-note = Everybody who meets the condition is named; one per turn.
panel-met-by = Met by { $list }.
panel-met-by-nobody = Not met by anybody yet.
panel-religions = Religions
panel-left = { $count } left
panel-piles = Piles and end of the game
panel-pile = { $pile ->
    [providence] Providence cards in the pile
   *[territory] Territories in the pile
}
panel-end = End of the game
panel-trigger = End set off by
panel-turns-left = One more turn for
panel-goods = Goods
panel-goods-note = The fields are levels. “Trade” lists the ducats of a Development, one figure for each level from 0.
panel-incomes = trade { $list }
panel-leader = sole leader: { PLAYER($player) }
panel-gate = needs prestige { $prestige } or { GLORY($glory) }
panel-strengths = Army, fleet, prestige, glory
panel-upswing = Cultural Upswing at { $level }: { GLORY($glory) }
panel-level = level { $level }
panel-level-income = level { $level }: { DUCATS($ducats, form: "plain") }
panel-war = { PLAYER($attacker) } attacks { PLAYER($defender) } { $war ->
    [land] on land
   *[sea] at sea
}
panel-side = { $player }: { $what }
panel-standing = great power, faith and power card
panel-strength = strength
panel-as-it-stands = As it stands
panel-verdict = { $holds ->
    [yes] { PLAYER($player) } holds
   *[no] { PLAYER($player) } loses
}
panel-winner = Victory
panel-margin = margin { $margin }
panel-fought = The war has been decided.
panel-back = { $back ->
    [territory] Territory
   *[providence] Providence
}
panel-hidden-band = hidden
panel-band-power_positive = Positive power card
panel-band-power_negative = Negative power card
panel-band-plot = Plot
panel-band-event = Event
panel-band-special = Special card
panel-band-land = Land
panel-band-colony = Colony
panel-band-achievement = Achievement
panel-band-great_power = Great power
panel-band-religion = Religion
panel-gives = Gives { $list }.
panel-needs = { $needs }
panel-needs-price = { $needs } · { $price }
panel-war-figures = land { SIGNED($land) }, sea { SIGNED($sea) }, plunder { $plunder }
panel-window-intrigue = Intrigue
panel-window-before-good = in your Development
panel-window-after-colony = after conquering a colony
panel-window-after-war = after a war
panel-window-after-development = after another's Development
panel-window-under-attack = when attacked
panel-window-own-turn = in your own turn
panel-window-reply = against an event
panel-window-declaring = declaring war

## Whom the table waits for, and for what, where the name of the step says too little

task-escape = getting rid of a power card
task-respond = cancelling an event
task-raise = raising a track
task-refill = filling up the hand

## Why a computer answers as it does: what spoke for or against the answer

motive-glory = glory
motive-places = places in the final scoring
motive-faith = what the old faith scores at the end
motive-achievements = achievements within reach
motive-prestige = prestige
motive-forces = army and fleet
motive-goods = goods
motive-trade = income from developments
motive-ducats = ducats
motive-hand = cards in hand
motive-ruler = power cards
motive-war = prospects of war

## What the lab looks at

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
    [growth] economic growth
    [leader] leader's bonus
    [gold] trade in gold
    [insolvency] insolvency
    [escape] getting rid of a card
    [humiliation] humiliation
    [ruin] ruin
    [cession] cession
   *[upswing] Cultural Upswing
}
lab-value-category = { SCORED($value) }

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

## What is lost by an answer that gives something away

forfeit-pass-in-discard = You keep your cards and discard no more in this turn.
forfeit-pass-in-development = Nothing is developed; the action is used up.
forfeit-pass-in-raise = No track of yours rises.
forfeit-pass-in-fetch = The card stays among the discards.
forfeit-pass-in-intrigue = No further card follows in this intrigue.
forfeit-pass-in-urge = You play no card here.
forfeit-pass-in-explore = The colony stays free.
forfeit-pass-in-defend = You fight with what you have shown so far.
forfeit-pass-in-plunder = The bank pays you nothing for the victory.
forfeit-pass-in-war_events = You play no event on this war.
forfeit-pass-in-respond = The event takes its course.
forfeit-pass-in-pirates = Your pirates stay at home.
forfeit-pass-in-look = You look at nobody's hand.
forfeit-pass-in-take = You take nothing out of this hand.
forfeit-pass-in-swap = Everybody keeps the power card they have.
forfeit-pass-in-faith = You look at nobody's hand and take nothing.

## Several at once, and what the confirmation says

several-discard = { $count ->
    [0] Choose the cards to discard
    [one] Discard 1 card
   *[other] Discard { $count } cards
}
several-trim = { $count ->
    [0] Choose the cards to discard
    [one] Discard 1 card of { $most }
   *[other] Discard { $count } cards of { $most }
}
several-defend = { $count ->
    [0] Choose your war cards
    [one] Defend with 1 card
   *[other] Defend with { $count } cards
}

## What it means to a player: lines of a recap

stake-land = { LAND($territory, form: "name") }
stake-card = { CARD($card, form: "name") }
stake-hand = Hand
stake-war = War
stake-glory = Glory
stake-achievement = { ACHIEVEMENT($achievement) }
stake-track = { TRACK($track) }
stake-money = Ducats
stake-value-gain = +{ DUCATS($ducats) }
stake-value-loss = −{ DUCATS($ducats) }
stake-value-steps = { SIGNED($steps) }

## What a table waits for, in a line of the lobby

ask-choose_power = choose a great power
ask-escape = get rid of a power card or not
ask-discard = discard cards
ask-refill = fill up the hand
ask-action = choose an action
ask-development = choose a development
ask-raise = choose a track to raise
ask-fetch = fetch a card
ask-intrigue = play the second card of the Intrigue or not
ask-urge = use the urge to colonise or not
ask-defend = defend in the war
ask-peace = make peace
ask-plunder = plunder or not
ask-war_events = play a war event or not
ask-respond = cancel an event or not
ask-pirates = send pirates or not
ask-achievement = take one of several achievements
ask-trim = discard down to the hand limit
ask-look = look into a hand
ask-take = take a card
ask-swap = move power cards or not
ask-faith = look at the other faiths
ask-explore = conquer a colony or not

# windows of reaction, for standing orders

window-respond = An event can be cancelled
window-pirates = Somebody has developed (Pirates)
window-war_events = A war has ended (war events)
window-urge = You have conquered a colony (Urge to Colonise)
window-defend = You are attacked (war cards)

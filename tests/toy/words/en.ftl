# The toy game: what it says.

kind-pass = pass
kind-draw = draw a card
kind-peek = see a card
kind-turn_up = turn a card up
kind-roll = roll
kind-bid = bid
kind-spy = look at a hand
kind-offer = offer a card
kind-accept = accept
kind-refuse = refuse
kind-counter = name another price
kind-raid = raid
kind-block = block
kind-vote = vote
kind-give = give coins
kind-show = lay a card open

name-silk = silk
name-gem = a gem
name-raid = a raid
name-block = a block
name-hidden = a card

answer-pass = pass
answer-draw = { NAME($card) }
answer-peek = { NAME($card) }
answer-turn_up = { NAME($card) }
answer-roll = { $total }
answer-bid = { $coins ->
    [0] nothing
    [one] 1 coin
   *[other] { $coins } coins
}
answer-spy = a card of { PLAYER($rival) }’s
answer-offer = offer { PLAYER($rival) } { NAME($card) } for { $price }
answer-accept = accept
answer-refuse = refuse
answer-counter = { $price } instead
answer-raid = raid { PLAYER($victim) }
answer-block = block
answer-vote = { $toll ->
    [yes] pay the toll
   *[no] fine the captain
}
answer-give = give { PLAYER($player) } { $coins }
answer-show = lay { NAME($card) } open

prompt-draw = A card is drawn.
prompt-roll = The caravan arrives.
prompt-bid = How much do you bid for the gate?
prompt-spy = Whose cards do you want to look at?
prompt-peek = A card is drawn blindly.
prompt-market = A card is turned up.
prompt-auction = Bid more, or pass.
prompt-offer = Offer a rival a card, or pass.
prompt-reply = Accept, refuse, or name another price.
prompt-raid = Raid a rival, or pass.
prompt-rescue = Do you block the raid?
prompt-retort = Do you block the block?
prompt-toll = Shall the captain have the toll?
prompt-gift = Do you take the gift?

step-round = round
step-draw = drawing
step-roll = caravan
step-bid = gate
step-spy = spying
step-peek = spying
step-market = market
step-auction = auction
step-offer = trade
step-reply = trade
step-raid = raids
step-rescue = raids
step-retort = raids
step-toll = toll
step-gift = gift

reason-legal = That can be done.
reason-bag-lacks = The bag holds no such card.
reason-not-held = You hold no such card.
reason-coins-short = You have { $coins } coins, not { $price }.
reason-not-a-rival = That is none of your rivals.
reason-nothing-hidden = { PLAYER($player) } has no hidden card.
reason-not-higher = The bid stands at { $highest }.
reason-same-price = That is the price already.
reason-countered-out = After three other prices there is only yes or no.
reason-lies-open = All your cards of this kind lie open.

event-paid = { $payer } pays { $payee } { $coins } ({ $purpose }).
event-drew = { PLAYER($player) } draws { NAME($card) }.
event-peeked = { PLAYER($player) } looks at { NAME($card) } of { PLAYER($rival) }’s.
event-turned_up = The market offers { NAME($card) }.
event-won = { PLAYER($player) } wins { NAME($card) }.
event-unsold = Nobody wants { NAME($card) }.
event-played = { PLAYER($player) } plays { NAME($card) }.
event-sold = { PLAYER($player) } sells { NAME($card) } to { PLAYER($buyer) }.
event-showed = { PLAYER($player) } lays { NAME($card) } open.
event-rolled = The dice show { $total }.
event-bade = { PLAYER($player) } bids { $coins }.
event-led = { PLAYER($player) } is captain.
event-voted = { PLAYER($player) } votes { $toll ->
    [yes] for the toll
   *[no] against the toll
}.
event-round_began = Round { $round } begins.
event-ended = The game is over.

option-length = Length
option-length-short = two rounds
option-length-long = three rounds
option-toll = Toll
option-toll-true = with the toll
option-toll-false = without the toll


toy-headline = { $over ->
    [yes] The game is over.
   *[no] { PLAYER($captain) } is captain. { $bag } cards are in the bag.
}
toy-coins = Coins
toy-cards = Cards
toy-score = Points
toy-hidden = hidden
toy-hands = Hands
toy-open = open
toy-known = known to you
toy-nothing = none

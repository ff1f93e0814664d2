"""The rulebook of Toy, step by step."""

from __future__ import annotations

from greatpowers.kernel.step import Right, Step, frame
from greatpowers.kernel.values import CHANCE, NOBODY, Field, Value, numbers
from tests.toy.rules import answers, codes, queries
from tests.toy.rules.answers import (
    ACCEPT,
    BLOCK,
    BLOCKING,
    CARD_FIELD,
    CARDS,
    KINDS,
    MOST_PRICE,
    MOST_SEATS,
    NO,
    PASS,
    PRICE_FIELD,
    RAIDING,
    REFUSE,
    YES,
    player_field,
)
from tests.toy.rules.state import BANK, NO_CARD, PURSE, Toy

START_HAND = 3
ROUNDS = {"short": 2, "long": 3}
MOST_COUNTERS = 3
LOOT = 2


# the round


class Round(Step[Toy]):
    """2-7: a round goes through caravan, gate, market, trade, raids and toll; after the last one the game is over."""

    def __init__(self) -> None:
        super().__init__(codes.ROUND, "round", (), frame({codes.ROUNDS_PLAYED: numbers("played", 0, 3)}))

    def play(self, state: Toy, seat: int, answer: int) -> None:
        played = state.arg(codes.ROUNDS_PLAYED)
        if played == ROUNDS[str(state.options["length"])]:
            state.note(codes.ENDED)
            state.reveal()  # hands are shown: the answer that led here stands
            state.finish()
            return
        state.note(codes.ROUND_BEGAN, played + 1)
        state.set_arg(codes.ROUNDS_PLAYED, played + 1)
        if state.options["toll"]:
            state.first(codes.TOLL)
        state.first(codes.RAID)
        state.first(codes.OFFER)
        state.first(codes.MARKET)
        state.first(codes.BID)
        state.first(codes.DRAW, 0, 1)
        state.first(codes.ROLL)


class FromBag(Step[Toy]):
    """A card comes out of the bag. Every card in it is as likely as any other; the bag has no order."""

    def candidates(self, state: Toy, seat: int) -> list[int]:
        return self.codes()

    def codes(self) -> list[int]:
        raise NotImplementedError

    def refusal(self, state: Toy, seat: int, answer: int) -> int:
        return codes.LEGAL if state.bag[(answer - 1) % KINDS] > 0 else codes.BAG_LACKS

    def seats(self, state: Toy) -> list[int]:
        return [CHANCE] if sum(state.bag) > 0 else []

    def weights(self, state: Toy) -> list[int]:
        return [count for count in state.bag if count > 0]


class Draw(FromBag):
    """1, 2: every merchant draws cards from the bag and looks at them alone; from an empty bag nobody draws."""

    def __init__(self) -> None:
        super().__init__(
            codes.DRAW,
            "draw",
            ("draw",),
            frame({codes.PLAYER: player_field("player"), codes.TIMES: numbers("times", 0, START_HAND)}),
        )

    def codes(self) -> list[int]:
        return [answers.DRAW + card for card in range(KINDS)]

    def play(self, state: Toy, seat: int, answer: int) -> None:
        player, times = state.arg(codes.PLAYER), state.arg(codes.TIMES)
        state.done()
        if seat == NOBODY:
            return
        state.draw(player, answer - answers.DRAW)
        if player + 1 < state.seats:
            state.first(codes.DRAW, player + 1, times)
        elif times > 1:
            state.first(codes.DRAW, 0, times - 1)


class Roll(Step[Toy]):
    """2 Caravan: two dice; the bank pays every merchant 1 coin up to 4, 2 coins up to 9, 3 coins from 10 on."""

    def __init__(self) -> None:
        super().__init__(codes.ROLL, "roll", ("roll",))

    def seats(self, state: Toy) -> list[int]:
        return [CHANCE]

    def candidates(self, state: Toy, seat: int) -> list[int]:
        return list(range(answers.ROLL, answers.ROLL + 11))

    def weights(self, state: Toy) -> list[int]:
        return [6 - abs(7 - total) for total in range(2, 13)]

    def play(self, state: Toy, seat: int, answer: int) -> None:
        total = answer - answers.ROLL + answers.LOWEST_ROLL
        state.note(codes.ROLLED, total)
        for player in range(state.seats):
            state.pay(BANK, PURSE + player, queries.caravan(total), codes.FOR_CARAVAN)
        state.done()


# the gate


class Bid(Step[Toy]):
    """3 Gate: all bid in secret and together. The highest pays and leads; of equals, the next after the captain."""

    def __init__(self) -> None:
        super().__init__(codes.BID, "bid", ("bid",))
        self.together = True

    def seats(self, state: Toy) -> list[int]:
        return list(range(state.seats))

    def candidates(self, state: Toy, seat: int) -> list[int]:
        return list(range(answers.BID, answers.BID + MOST_PRICE + 1))

    def refusal(self, state: Toy, seat: int, answer: int) -> int:
        return codes.LEGAL if answer - answers.BID <= state.purse(seat) else codes.COINS_SHORT

    def details(self, state: Toy, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"price": answer - answers.BID, "coins": state.purse(seat)}

    def resolve(self, state: Toy, seats: list[int], given: list[int]) -> None:
        for player, answer in zip(seats, given):
            state.note(codes.BADE, player, answer - answers.BID)
        highest = max(given)
        for player in queries.clockwise(state, state.captain + 1):
            if given[seats.index(player)] == highest:
                state.pay(PURSE + player, BANK, highest - answers.BID, codes.FOR_GATE)
                state.lead(player)
                break
        state.then(codes.SPY)


class Spy(Step[Toy]):
    """3 Gate: the new captain picks a rival with hidden cards and looks at one of them, drawn blindly."""

    def __init__(self) -> None:
        super().__init__(codes.SPY, "spy", ("spy",))

    def seats(self, state: Toy) -> list[int]:
        rivals = [player for player in range(state.seats) if player != state.captain]
        return [state.captain] if any(queries.hidden(state, player) > 0 for player in rivals) else []

    def candidates(self, state: Toy, seat: int) -> list[int]:
        return [answers.SPY + player for player in range(MOST_SEATS)]

    def refusal(self, state: Toy, seat: int, answer: int) -> int:
        rival = answer - answers.SPY
        if rival == seat or rival >= state.seats:
            return codes.NOT_A_RIVAL
        return codes.LEGAL if queries.hidden(state, rival) > 0 else codes.NOTHING_HIDDEN

    def details(self, state: Toy, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"player": answer - answers.SPY}

    def play(self, state: Toy, seat: int, answer: int) -> None:
        state.done()
        if seat != NOBODY:
            state.first(codes.PEEK, answer - answers.SPY)


class Peek(Step[Toy]):
    """3 Gate: chance draws the card the captain sees. Nobody else learns it, not even its owner which one it was."""

    def __init__(self) -> None:
        super().__init__(codes.PEEK, "peek", ("peek",), frame({codes.RIVAL: player_field("rival")}))

    def seats(self, state: Toy) -> list[int]:
        return [CHANCE]

    def candidates(self, state: Toy, seat: int) -> list[int]:
        return [answers.PEEK + card for card in range(KINDS)]

    def refusal(self, state: Toy, seat: int, answer: int) -> int:
        rival, card = state.arg(codes.RIVAL), answer - answers.PEEK
        return codes.LEGAL if state.held(rival, card) > state.lying(rival, card) else codes.NOT_HELD

    def weights(self, state: Toy) -> list[int]:
        rival = state.arg(codes.RIVAL)
        counts = [state.held(rival, card) - state.lying(rival, card) for card in range(KINDS)]
        return [count for count in counts if count > 0]

    def play(self, state: Toy, seat: int, answer: int) -> None:
        state.peek(state.captain, state.arg(codes.RIVAL), answer - answers.PEEK)
        state.done()

    def implausible(self, state: Toy) -> str:
        rival = state.arg(codes.RIVAL)
        if rival >= state.seats or rival == state.captain:
            return "the captain looks at a rival's card"
        return "" if queries.hidden(state, rival) > 0 else "this rival has no hidden card"


# the market


class Market(FromBag):
    """4 Market: a card from the bag is turned up for all to see, and the captain speaks first."""

    def __init__(self) -> None:
        super().__init__(codes.MARKET, "market", ("turn_up",))

    def codes(self) -> list[int]:
        return [answers.TURN_UP + card for card in range(KINDS)]

    def play(self, state: Toy, seat: int, answer: int) -> None:
        state.done()
        if seat != NOBODY:
            state.turn_up(answer - answers.TURN_UP)
            state.first(codes.AUCTION, state.captain)


class Auction(Step[Toy]):
    """4 Market: in turn a merchant bids more than the last bid or is out. Whoever stays pays and lays the card open."""

    def __init__(self) -> None:
        leader = Field("leader", ("none", *range(MOST_SEATS)))
        price, out = numbers("price", 0, MOST_PRICE), numbers("out", 0, 15)
        fields = frame(
            {codes.SPEAKER: player_field("speaker"), codes.LEADER: leader, codes.PRICE: price, codes.OUT: out}
        )
        super().__init__(codes.AUCTION, "auction", ("pass", "bid"), fields)

    def seats(self, state: Toy) -> list[int]:
        return [state.arg(codes.SPEAKER)]

    def candidates(self, state: Toy, seat: int) -> list[int]:
        return [PASS, *range(answers.BID, answers.BID + MOST_PRICE + 1)]

    def refusal(self, state: Toy, seat: int, answer: int) -> int:
        if answer == PASS:
            return codes.LEGAL
        if answer - answers.BID <= state.arg(codes.PRICE):
            return codes.NOT_HIGHER
        return codes.LEGAL if answer - answers.BID <= state.purse(seat) else codes.COINS_SHORT

    def details(self, state: Toy, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"price": answer - answers.BID, "highest": state.arg(codes.PRICE), "coins": state.purse(seat)}

    def play(self, state: Toy, seat: int, answer: int) -> None:
        leader, price, out = state.arg(codes.LEADER) - 1, state.arg(codes.PRICE), state.arg(codes.OUT)
        if answer == PASS:
            out |= 1 << seat
        else:
            leader, price = seat, answer - answers.BID
        left = [player for player in queries.clockwise(state, seat + 1) if not out >> player & 1]
        state.done()
        if left and left != [leader]:
            state.first(codes.AUCTION, left[0], leader + 1, price, out)
        elif leader >= 0:
            state.pay(PURSE + leader, BANK, price, codes.FOR_AUCTION)
            state.win(leader)
        else:
            state.leave_unsold()

    def implausible(self, state: Toy) -> str:
        speaker, leader, price, out = (
            state.arg(codes.SPEAKER),
            state.arg(codes.LEADER) - 1,
            state.arg(codes.PRICE),
            state.arg(codes.OUT),
        )
        if state.market == NO_CARD:
            return "no card is on the market"
        if speaker >= state.seats or leader >= state.seats or out >> state.seats:
            return "somebody takes part who does not play"
        if speaker == leader or out >> speaker & 1 or (leader >= 0 and out >> leader & 1):
            return "the speaker leads, or somebody is out who bids"
        return "" if (price > 0) == (leader >= 0) else "a price needs a leader"


# the trade


class Offer(Step[Toy]):
    """5 Trade: the captain may offer a rival one card for a price. A card that is offered lies open from then on."""

    def __init__(self) -> None:
        super().__init__(codes.OFFER, "offer", ("pass", "offer"))

    def seats(self, state: Toy) -> list[int]:
        return [state.captain] if queries.cards(state, state.captain) > 0 else []

    def candidates(self, state: Toy, seat: int) -> list[int]:
        return [PASS, *range(answers.OFFER, answers.ACCEPT)]

    def refusal(self, state: Toy, seat: int, answer: int) -> int:
        if answer == PASS:
            return codes.LEGAL
        rival, card, _ = split_offer(answer)
        if rival == seat or rival >= state.seats:
            return codes.NOT_A_RIVAL
        return codes.LEGAL if state.held(seat, card) > 0 else codes.NOT_HELD

    def details(self, state: Toy, seat: int, answer: int, reason: int) -> dict[str, Value]:
        rival, card, _ = split_offer(answer)
        return {"player": rival, "card": CARDS[card]}

    def play(self, state: Toy, seat: int, answer: int) -> None:
        state.done()
        if seat == NOBODY or answer == PASS:
            return
        rival, card, price = split_offer(answer)
        if state.lying(seat, card) == 0:
            state.show(seat, card)
        state.first(codes.REPLY, rival, card, price)


def split_offer(answer: int) -> tuple[int, int, int]:
    """Rival, card and price of an offer; the price as a frame keeps it, one less than the coins."""
    code = answer - answers.OFFER
    return code // (KINDS * MOST_PRICE), code // MOST_PRICE % KINDS, code % MOST_PRICE


class Reply(Step[Toy]):
    """5 Trade: the other accepts, refuses or names another price, by turns; after three other prices only yes or no."""

    def __init__(self) -> None:
        rival, counters = player_field("rival"), numbers("counters", 0, MOST_COUNTERS)
        fields = frame({codes.RIVAL: rival, codes.CARD: CARD_FIELD, codes.PRICE: PRICE_FIELD, codes.COUNTERS: counters})
        super().__init__(codes.REPLY, "reply", ("accept", "refuse", "counter"), fields)

    def seats(self, state: Toy) -> list[int]:
        return [state.arg(codes.RIVAL) if state.arg(codes.COUNTERS) % 2 == 0 else state.captain]

    def candidates(self, state: Toy, seat: int) -> list[int]:
        return [ACCEPT, REFUSE, *range(answers.COUNTER, answers.COUNTER + MOST_PRICE)]

    def refusal(self, state: Toy, seat: int, answer: int) -> int:
        buyer = state.arg(codes.RIVAL)
        if answer == REFUSE:
            return codes.LEGAL
        if answer == ACCEPT:
            return codes.LEGAL if state.arg(codes.PRICE) < state.purse(buyer) else codes.COINS_SHORT
        if state.arg(codes.COUNTERS) == MOST_COUNTERS:
            return codes.COUNTERED_OUT
        if answer - answers.COUNTER == state.arg(codes.PRICE):
            return codes.SAME_PRICE
        dear = seat == buyer and answer - answers.COUNTER >= state.purse(buyer)
        return codes.COINS_SHORT if dear else codes.LEGAL

    def details(self, state: Toy, seat: int, answer: int, reason: int) -> dict[str, Value]:
        price = state.arg(codes.PRICE) if answer == ACCEPT else answer - answers.COUNTER
        return {"price": price + 1, "coins": state.purse(state.arg(codes.RIVAL)), "counters": state.arg(codes.COUNTERS)}

    def play(self, state: Toy, seat: int, answer: int) -> None:
        buyer, card, price, counters = (
            state.arg(codes.RIVAL),
            state.arg(codes.CARD),
            state.arg(codes.PRICE),
            state.arg(codes.COUNTERS),
        )
        state.done()
        if answer == ACCEPT:
            state.pay(PURSE + buyer, PURSE + state.captain, price + 1, codes.FOR_TRADE)
            state.sell(state.captain, buyer, card)
        elif answer != REFUSE:
            state.first(codes.REPLY, buyer, card, answer - answers.COUNTER, counters + 1)

    def implausible(self, state: Toy) -> str:
        buyer, card = state.arg(codes.RIVAL), state.arg(codes.CARD)
        if buyer >= state.seats or buyer == state.captain:
            return "the captain trades with a rival"
        if state.lying(state.captain, card) == 0:
            return "the card on offer does not lie open before the captain"
        return ""


# the raids


class Raid(Step[Toy]):
    """6 Raids: from the captain on, each may play a raid against a rival. Asked is who might hold one."""

    def __init__(self) -> None:
        super().__init__(codes.RAID, "raid", ("pass", "raid"), frame({codes.TURN: numbers("turn", 0, MOST_SEATS)}))

    def seats(self, state: Toy) -> list[int]:
        player = (state.captain + state.arg(codes.TURN)) % state.seats
        return [player] if state.arg(codes.TURN) < state.seats and queries.might_hold(state, player, RAIDING) else []

    def candidates(self, state: Toy, seat: int) -> list[int]:
        return [PASS, *(answers.RAID + player for player in range(MOST_SEATS))]

    def refusal(self, state: Toy, seat: int, answer: int) -> int:
        if answer == PASS:
            return codes.LEGAL
        victim = answer - answers.RAID
        if victim == seat or victim >= state.seats:
            return codes.NOT_A_RIVAL
        return codes.LEGAL if state.held(seat, RAIDING) > 0 else codes.NOT_HELD

    def details(self, state: Toy, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"player": answer - answers.RAID, "card": CARDS[RAIDING]}

    def play(self, state: Toy, seat: int, answer: int) -> None:
        turn = state.arg(codes.TURN)
        if turn >= state.seats:
            state.done()
            return
        state.set_arg(codes.TURN, turn + 1)
        if seat != NOBODY and answer != PASS:
            state.play_card(seat, RAIDING)
            state.first(codes.RESCUE, seat, answer - answers.RAID)


def loot(state: Toy, raider: int, victim: int) -> None:
    """6 Raids: a raid that is not stopped takes 2 coins, or what there is."""
    state.pay(PURSE + victim, PURSE + raider, min(LOOT, state.purse(victim)), codes.FOR_RAID)


def implausible_raid(state: Toy) -> str:
    raider, victim = state.arg(codes.RAIDER), state.arg(codes.VICTIM)
    if max(raider, victim) >= state.seats or raider == victim:
        return "a merchant raids a rival"
    return ""


RAID_FRAME = frame({codes.RAIDER: player_field("raider"), codes.VICTIM: player_field("victim")})


class Rescue(Step[Toy]):
    """6 Raids: all others who might hold a block say together whether they play it; every block played is discarded."""

    def __init__(self) -> None:
        super().__init__(codes.RESCUE, "rescue", ("pass", "block"), RAID_FRAME)
        self.together = True

    def seats(self, state: Toy) -> list[int]:
        others = [player for player in range(state.seats) if player != state.arg(codes.RAIDER)]
        return [player for player in others if queries.might_hold(state, player, BLOCKING)]

    def candidates(self, state: Toy, seat: int) -> list[int]:
        return [PASS, BLOCK]

    def refusal(self, state: Toy, seat: int, answer: int) -> int:
        return codes.LEGAL if answer == PASS or state.held(seat, BLOCKING) > 0 else codes.NOT_HELD

    def details(self, state: Toy, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"card": CARDS[BLOCKING]}

    def play(self, state: Toy, seat: int, answer: int) -> None:
        """Nobody might hold a block."""
        raider, victim = state.arg(codes.RAIDER), state.arg(codes.VICTIM)
        state.done()
        loot(state, raider, victim)

    def resolve(self, state: Toy, seats: list[int], given: list[int]) -> None:
        raider, victim = state.arg(codes.RAIDER), state.arg(codes.VICTIM)
        state.done()
        for player, answer in zip(seats, given):
            if answer == BLOCK:
                state.play_card(player, BLOCKING)
        if BLOCK in given:
            state.first(codes.RETORT, raider, victim)
        else:
            loot(state, raider, victim)

    def implausible(self, state: Toy) -> str:
        return implausible_raid(state)


class Retort(Step[Toy]):
    """6 Raids: a block may be blocked by the raider, that again by the victim, and so on, while they have blocks."""

    def __init__(self) -> None:
        speaks = Field("speaks", ("raider", "victim"))
        super().__init__(
            codes.RETORT,
            "retort",
            ("pass", "block"),
            frame({codes.RAIDER: player_field("raider"), codes.VICTIM: player_field("victim"), codes.SPEAKS: speaks}),
        )

    def seats(self, state: Toy) -> list[int]:
        player = state.arg(codes.RAIDER) if state.arg(codes.SPEAKS) == 0 else state.arg(codes.VICTIM)
        return [player] if queries.might_hold(state, player, BLOCKING) else []

    def candidates(self, state: Toy, seat: int) -> list[int]:
        return [PASS, BLOCK]

    def refusal(self, state: Toy, seat: int, answer: int) -> int:
        return codes.LEGAL if answer == PASS or state.held(seat, BLOCKING) > 0 else codes.NOT_HELD

    def details(self, state: Toy, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"card": CARDS[BLOCKING]}

    def play(self, state: Toy, seat: int, answer: int) -> None:
        raider, victim, speaks = state.arg(codes.RAIDER), state.arg(codes.VICTIM), state.arg(codes.SPEAKS)
        state.done()
        if seat != NOBODY and answer == BLOCK:
            state.play_card(seat, BLOCKING)
            state.first(codes.RETORT, raider, victim, 1 - speaks)
        elif speaks == 1:
            loot(state, raider, victim)

    def implausible(self, state: Toy) -> str:
        return implausible_raid(state)


# the toll


class Toll(Step[Toy]):
    """7 Toll: rivals with a coin vote together. If most say yes, each pays the captain 1; if not, he is fined 1."""

    def __init__(self, half_is_enough: bool = False) -> None:
        super().__init__(codes.TOLL, "toll", ("vote",))
        self.together = True
        self.half_is_enough = half_is_enough

    def seats(self, state: Toy) -> list[int]:
        rivals = [player for player in range(state.seats) if player != state.captain]
        return [player for player in rivals if state.purse(player) > 0]

    def candidates(self, state: Toy, seat: int) -> list[int]:
        return [NO, YES]

    def play(self, state: Toy, seat: int, answer: int) -> None:
        """No rival has a coin."""
        state.done()

    def resolve(self, state: Toy, seats: list[int], given: list[int]) -> None:
        for player, answer in zip(seats, given):
            state.note(codes.VOTED, player, answer - NO)
        votes = 2 * given.count(YES)
        if votes > len(seats) or (self.half_is_enough and votes == len(seats)):
            for player in seats:
                state.pay(PURSE + player, PURSE + state.captain, 1, codes.FOR_TOLL)
        else:
            state.pay(PURSE + state.captain, BANK, min(1, state.purse(state.captain)), codes.FOR_FINE)
        state.done()


# at any time


class Give(Right[Toy]):
    """At any time: a merchant may offer another a gift of coins he has not put on the table; the other may decline."""

    def __init__(self) -> None:
        super().__init__("give", ("give",))

    def options(self, state: Toy, seat: int) -> list[int]:
        most = min(queries.free_coins(state, seat), MOST_PRICE)
        others = [player for player in range(state.seats) if player != seat]
        return [answers.give(player, coins) for player in others for coins in range(1, most + 1)]

    def refusal(self, state: Toy, seat: int, answer: int) -> int:
        player, coins = split_gift(answer)
        if player == seat or player >= state.seats:
            return codes.NOT_A_RIVAL
        return codes.LEGAL if coins < queries.free_coins(state, seat) else codes.COINS_SHORT

    def details(self, state: Toy, seat: int, answer: int, reason: int) -> dict[str, Value]:
        player, coins = split_gift(answer)
        return {"player": player, "price": coins + 1, "coins": queries.free_coins(state, seat)}

    def play(self, state: Toy, seat: int, answer: int) -> None:
        player, coins = split_gift(answer)
        state.first(codes.GIFT, seat, player, coins)


def split_gift(answer: int) -> tuple[int, int]:
    """The player and the coins, these as a frame keeps them, one less."""
    code = answer - answers.GIVE
    return code // MOST_PRICE, code % MOST_PRICE


class Gift(Step[Toy]):
    """At any time: whoever is offered a gift takes or declines it, and then the game goes on where it was."""

    def __init__(self) -> None:
        coins = numbers("coins", 1, MOST_PRICE)
        fields = frame({codes.GIVER: player_field("giver"), codes.TAKER: player_field("taker"), codes.COINS: coins})
        super().__init__(codes.GIFT, "gift", ("accept", "refuse"), fields)

    def seats(self, state: Toy) -> list[int]:
        return [state.arg(codes.TAKER)]

    def candidates(self, state: Toy, seat: int) -> list[int]:
        return [ACCEPT, REFUSE]

    def play(self, state: Toy, seat: int, answer: int) -> None:
        giver, taker, coins = state.arg(codes.GIVER), state.arg(codes.TAKER), state.arg(codes.COINS) + 1
        state.done()
        if answer == ACCEPT:
            state.pay(PURSE + giver, PURSE + taker, coins, codes.FOR_GIFT)

    def implausible(self, state: Toy) -> str:
        giver, taker = state.arg(codes.GIVER), state.arg(codes.TAKER)
        return "a gift goes to another merchant" if max(giver, taker) >= state.seats or giver == taker else ""


class Show(Right[Toy]):
    """At any time: a merchant may lay one of his cards open for all to see."""

    def __init__(self) -> None:
        super().__init__("show", ("show",))

    def options(self, state: Toy, seat: int) -> list[int]:
        cards = [card for card in range(KINDS) if state.held(seat, card) > state.lying(seat, card)]
        return [answers.SHOW + card for card in cards]

    def refusal(self, state: Toy, seat: int, answer: int) -> int:
        card = answer - answers.SHOW
        if state.held(seat, card) == 0:
            return codes.NOT_HELD
        return codes.LEGAL if state.held(seat, card) > state.lying(seat, card) else codes.LIES_OPEN

    def details(self, state: Toy, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"card": CARDS[answer - answers.SHOW]}

    def play(self, state: Toy, seat: int, answer: int) -> None:
        state.show(seat, answer - answers.SHOW)

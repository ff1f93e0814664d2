"""The rulebook of Gauntlet, step by step."""

from __future__ import annotations

from greatpowers.kernel.step import Right, Step
from greatpowers.kernel.values import CHANCE, NOBODY, Field, Value, numbers
from tests.gauntlet import agenda, answers, events, queries, reasons
from tests.gauntlet.answers import (
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
from tests.gauntlet.state import BANK, NO_CARD, PURSE, Gauntlet

START_HAND = 3
ROUNDS = {"short": 2, "long": 3}
MOST_COUNTERS = 3
LOOT = 2


# the round


class Round(Step[Gauntlet]):
    """2-7: a round goes through caravan, gate, market, trade, raids and toll; after the last one the game is over."""

    def __init__(self) -> None:
        super().__init__(agenda.ROUND, "round", (), (numbers("played", 0, 3),))

    def play(self, state: Gauntlet, seat: int, answer: int) -> None:
        played = state.arg(1)
        if played == ROUNDS[str(state.options["length"])]:
            state.note(events.ENDED)
            state.reveal()  # hands are shown: the answer that led here stands
            state.finish()
            return
        state.note(events.ROUND_BEGAN, played + 1)
        state.set_arg(1, played + 1)
        if state.options["toll"]:
            state.first(agenda.TOLL)
        state.first(agenda.RAID)
        state.first(agenda.OFFER)
        state.first(agenda.MARKET)
        state.first(agenda.BID)
        state.first(agenda.DRAW, 0, 1)
        state.first(agenda.ROLL)


class FromBag(Step[Gauntlet]):
    """A card comes out of the bag. Every card in it is as likely as any other; the bag has no order."""

    def candidates(self, state: Gauntlet, seat: int) -> list[int]:
        return self.codes()

    def codes(self) -> list[int]:
        raise NotImplementedError

    def refusal(self, state: Gauntlet, seat: int, answer: int) -> int:
        return reasons.LEGAL if state.bag[(answer - 1) % KINDS] > 0 else reasons.BAG_LACKS

    def seats(self, state: Gauntlet) -> list[int]:
        return [CHANCE] if sum(state.bag) > 0 else []

    def weights(self, state: Gauntlet) -> list[int]:
        return [count for count in state.bag if count > 0]


class Draw(FromBag):
    """1, 2: every merchant draws cards from the bag and looks at them alone; from an empty bag nobody draws."""

    def __init__(self) -> None:
        super().__init__(agenda.DRAW, "draw", ("draw",), (player_field("player"), numbers("times", 0, START_HAND)))

    def codes(self) -> list[int]:
        return [answers.DRAW + card for card in range(KINDS)]

    def play(self, state: Gauntlet, seat: int, answer: int) -> None:
        player, times = state.arg(1), state.arg(2)
        state.done()
        if seat == NOBODY:
            return
        state.draw(player, answer - answers.DRAW)
        if player + 1 < state.seats:
            state.first(agenda.DRAW, player + 1, times)
        elif times > 1:
            state.first(agenda.DRAW, 0, times - 1)


class Roll(Step[Gauntlet]):
    """2 Caravan: two dice; the bank pays every merchant 1 coin up to 4, 2 coins up to 9, 3 coins from 10 on."""

    def __init__(self) -> None:
        super().__init__(agenda.ROLL, "roll", ("roll",))

    def seats(self, state: Gauntlet) -> list[int]:
        return [CHANCE]

    def candidates(self, state: Gauntlet, seat: int) -> list[int]:
        return list(range(answers.ROLL, answers.ROLL + 11))

    def weights(self, state: Gauntlet) -> list[int]:
        return [6 - abs(7 - total) for total in range(2, 13)]

    def play(self, state: Gauntlet, seat: int, answer: int) -> None:
        total = answer - answers.ROLL + answers.LOWEST_ROLL
        state.note(events.ROLLED, total)
        for player in range(state.seats):
            state.pay(BANK, PURSE + player, queries.caravan(total), events.CARAVAN)
        state.done()


# the gate


class Bid(Step[Gauntlet]):
    """3 Gate: all bid in secret and together. The highest pays and leads; of equals, the next after the captain."""

    def __init__(self) -> None:
        super().__init__(agenda.BID, "bid", ("bid",))
        self.together = True

    def seats(self, state: Gauntlet) -> list[int]:
        return list(range(state.seats))

    def candidates(self, state: Gauntlet, seat: int) -> list[int]:
        return list(range(answers.BID, answers.BID + MOST_PRICE + 1))

    def refusal(self, state: Gauntlet, seat: int, answer: int) -> int:
        return reasons.LEGAL if answer - answers.BID <= state.purse(seat) else reasons.COINS_SHORT

    def details(self, state: Gauntlet, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"price": answer - answers.BID, "coins": state.purse(seat)}

    def resolve(self, state: Gauntlet, seats: list[int], given: list[int]) -> None:
        for player, answer in zip(seats, given):
            state.note(events.BADE, player, answer - answers.BID)
        highest = max(given)
        for player in queries.clockwise(state, state.captain + 1):
            if given[seats.index(player)] == highest:
                state.pay(PURSE + player, BANK, highest - answers.BID, events.GATE)
                state.lead(player)
                break
        state.then(agenda.SPY)


class Spy(Step[Gauntlet]):
    """3 Gate: the new captain picks a rival with hidden cards and looks at one of them, drawn blindly."""

    def __init__(self) -> None:
        super().__init__(agenda.SPY, "spy", ("spy",))

    def seats(self, state: Gauntlet) -> list[int]:
        rivals = [player for player in range(state.seats) if player != state.captain]
        return [state.captain] if any(queries.hidden(state, player) > 0 for player in rivals) else []

    def candidates(self, state: Gauntlet, seat: int) -> list[int]:
        return [answers.SPY + player for player in range(MOST_SEATS)]

    def refusal(self, state: Gauntlet, seat: int, answer: int) -> int:
        rival = answer - answers.SPY
        if rival == seat or rival >= state.seats:
            return reasons.NOT_A_RIVAL
        return reasons.LEGAL if queries.hidden(state, rival) > 0 else reasons.NOTHING_HIDDEN

    def details(self, state: Gauntlet, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"player": answer - answers.SPY}

    def play(self, state: Gauntlet, seat: int, answer: int) -> None:
        state.done()
        if seat != NOBODY:
            state.first(agenda.PEEK, answer - answers.SPY)


class Peek(Step[Gauntlet]):
    """3 Gate: chance draws the card the captain sees. Nobody else learns it, not even its owner which one it was."""

    def __init__(self) -> None:
        super().__init__(agenda.PEEK, "peek", ("peek",), (player_field("rival"),))

    def seats(self, state: Gauntlet) -> list[int]:
        return [CHANCE]

    def candidates(self, state: Gauntlet, seat: int) -> list[int]:
        return [answers.PEEK + card for card in range(KINDS)]

    def refusal(self, state: Gauntlet, seat: int, answer: int) -> int:
        rival, card = state.arg(1), answer - answers.PEEK
        return reasons.LEGAL if state.held(rival, card) > state.lying(rival, card) else reasons.NOT_HELD

    def weights(self, state: Gauntlet) -> list[int]:
        rival = state.arg(1)
        counts = [state.held(rival, card) - state.lying(rival, card) for card in range(KINDS)]
        return [count for count in counts if count > 0]

    def play(self, state: Gauntlet, seat: int, answer: int) -> None:
        state.peek(state.captain, state.arg(1), answer - answers.PEEK)
        state.done()

    def fault(self, state: Gauntlet) -> str:
        rival = state.arg(1)
        if rival >= state.seats or rival == state.captain:
            return "the captain looks at a rival's card"
        return "" if queries.hidden(state, rival) > 0 else "this rival has no hidden card"


# the market


class Market(FromBag):
    """4 Market: a card from the bag is turned up for all to see, and the captain speaks first."""

    def __init__(self) -> None:
        super().__init__(agenda.MARKET, "market", ("turn_up",))

    def codes(self) -> list[int]:
        return [answers.TURN_UP + card for card in range(KINDS)]

    def play(self, state: Gauntlet, seat: int, answer: int) -> None:
        state.done()
        if seat != NOBODY:
            state.turn_up(answer - answers.TURN_UP)
            state.first(agenda.AUCTION, state.captain)


class Auction(Step[Gauntlet]):
    """4 Market: in turn a merchant bids more than the last bid or is out. Whoever stays pays and lays the card open."""

    def __init__(self) -> None:
        leader = Field("leader", ("none", *range(MOST_SEATS)))
        fields = (player_field("speaker"), leader, numbers("price", 0, MOST_PRICE), numbers("out", 0, 15))
        super().__init__(agenda.AUCTION, "auction", ("pass", "bid"), fields)

    def seats(self, state: Gauntlet) -> list[int]:
        return [state.arg(1)]

    def candidates(self, state: Gauntlet, seat: int) -> list[int]:
        return [PASS, *range(answers.BID, answers.BID + MOST_PRICE + 1)]

    def refusal(self, state: Gauntlet, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL
        if answer - answers.BID <= state.arg(3):
            return reasons.NOT_HIGHER
        return reasons.LEGAL if answer - answers.BID <= state.purse(seat) else reasons.COINS_SHORT

    def details(self, state: Gauntlet, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"price": answer - answers.BID, "highest": state.arg(3), "coins": state.purse(seat)}

    def play(self, state: Gauntlet, seat: int, answer: int) -> None:
        leader, price, out = state.arg(2) - 1, state.arg(3), state.arg(4)
        if answer == PASS:
            out |= 1 << seat
        else:
            leader, price = seat, answer - answers.BID
        left = [player for player in queries.clockwise(state, seat + 1) if not out >> player & 1]
        state.done()
        if left and left != [leader]:
            state.first(agenda.AUCTION, left[0], leader + 1, price, out)
        elif leader >= 0:
            state.pay(PURSE + leader, BANK, price, events.AUCTION)
            state.win(leader)
        else:
            state.leave_unsold()

    def fault(self, state: Gauntlet) -> str:
        speaker, leader, price, out = state.arg(1), state.arg(2) - 1, state.arg(3), state.arg(4)
        if state.market == NO_CARD:
            return "no card is on the market"
        if speaker >= state.seats or leader >= state.seats or out >> state.seats:
            return "somebody takes part who does not play"
        if speaker == leader or out >> speaker & 1 or (leader >= 0 and out >> leader & 1):
            return "the speaker leads, or somebody is out who bids"
        return "" if (price > 0) == (leader >= 0) else "a price needs a leader"


# the trade


class Offer(Step[Gauntlet]):
    """5 Trade: the captain may offer a rival one card for a price. A card that is offered lies open from then on."""

    def __init__(self) -> None:
        super().__init__(agenda.OFFER, "offer", ("pass", "offer"))

    def seats(self, state: Gauntlet) -> list[int]:
        return [state.captain] if queries.cards(state, state.captain) > 0 else []

    def candidates(self, state: Gauntlet, seat: int) -> list[int]:
        return [PASS, *range(answers.OFFER, answers.ACCEPT)]

    def refusal(self, state: Gauntlet, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL
        rival, card, _ = split_offer(answer)
        if rival == seat or rival >= state.seats:
            return reasons.NOT_A_RIVAL
        return reasons.LEGAL if state.held(seat, card) > 0 else reasons.NOT_HELD

    def details(self, state: Gauntlet, seat: int, answer: int, reason: int) -> dict[str, Value]:
        rival, card, _ = split_offer(answer)
        return {"player": rival, "card": CARDS[card]}

    def play(self, state: Gauntlet, seat: int, answer: int) -> None:
        state.done()
        if seat == NOBODY or answer == PASS:
            return
        rival, card, price = split_offer(answer)
        if state.lying(seat, card) == 0:
            state.show(seat, card)
        state.first(agenda.REPLY, rival, card, price)


def split_offer(answer: int) -> tuple[int, int, int]:
    """Rival, card and price of an offer; the price as a frame keeps it, one less than the coins."""
    code = answer - answers.OFFER
    return code // (KINDS * MOST_PRICE), code // MOST_PRICE % KINDS, code % MOST_PRICE


class Reply(Step[Gauntlet]):
    """5 Trade: the other accepts, refuses or names another price, by turns; after three other prices only yes or no."""

    def __init__(self) -> None:
        fields = (player_field("rival"), CARD_FIELD, PRICE_FIELD, numbers("counters", 0, MOST_COUNTERS))
        super().__init__(agenda.REPLY, "reply", ("accept", "refuse", "counter"), fields)

    def seats(self, state: Gauntlet) -> list[int]:
        return [state.arg(1) if state.arg(4) % 2 == 0 else state.captain]

    def candidates(self, state: Gauntlet, seat: int) -> list[int]:
        return [ACCEPT, REFUSE, *range(answers.COUNTER, answers.COUNTER + MOST_PRICE)]

    def refusal(self, state: Gauntlet, seat: int, answer: int) -> int:
        buyer = state.arg(1)
        if answer == REFUSE:
            return reasons.LEGAL
        if answer == ACCEPT:
            return reasons.LEGAL if state.arg(3) < state.purse(buyer) else reasons.COINS_SHORT
        if state.arg(4) == MOST_COUNTERS:
            return reasons.COUNTERED_OUT
        if answer - answers.COUNTER == state.arg(3):
            return reasons.SAME_PRICE
        dear = seat == buyer and answer - answers.COUNTER >= state.purse(buyer)
        return reasons.COINS_SHORT if dear else reasons.LEGAL

    def details(self, state: Gauntlet, seat: int, answer: int, reason: int) -> dict[str, Value]:
        price = state.arg(3) if answer == ACCEPT else answer - answers.COUNTER
        return {"price": price + 1, "coins": state.purse(state.arg(1)), "counters": state.arg(4)}

    def play(self, state: Gauntlet, seat: int, answer: int) -> None:
        buyer, card, price, counters = state.arg(1), state.arg(2), state.arg(3), state.arg(4)
        state.done()
        if answer == ACCEPT:
            state.pay(PURSE + buyer, PURSE + state.captain, price + 1, events.TRADE)
            state.sell(state.captain, buyer, card)
        elif answer != REFUSE:
            state.first(agenda.REPLY, buyer, card, answer - answers.COUNTER, counters + 1)

    def fault(self, state: Gauntlet) -> str:
        buyer, card = state.arg(1), state.arg(2)
        if buyer >= state.seats or buyer == state.captain:
            return "the captain trades with a rival"
        if state.lying(state.captain, card) == 0:
            return "the card on offer does not lie open before the captain"
        return ""


# the raids


class Raid(Step[Gauntlet]):
    """6 Raids: from the captain on, each may play a raid against a rival. Asked is who might hold one."""

    def __init__(self) -> None:
        super().__init__(agenda.RAID, "raid", ("pass", "raid"), (numbers("turn", 0, MOST_SEATS),))

    def seats(self, state: Gauntlet) -> list[int]:
        player = (state.captain + state.arg(1)) % state.seats
        return [player] if state.arg(1) < state.seats and queries.might_hold(state, player, RAIDING) else []

    def candidates(self, state: Gauntlet, seat: int) -> list[int]:
        return [PASS, *(answers.RAID + player for player in range(MOST_SEATS))]

    def refusal(self, state: Gauntlet, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL
        victim = answer - answers.RAID
        if victim == seat or victim >= state.seats:
            return reasons.NOT_A_RIVAL
        return reasons.LEGAL if state.held(seat, RAIDING) > 0 else reasons.NOT_HELD

    def details(self, state: Gauntlet, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"player": answer - answers.RAID, "card": CARDS[RAIDING]}

    def play(self, state: Gauntlet, seat: int, answer: int) -> None:
        turn = state.arg(1)
        if turn >= state.seats:
            state.done()
            return
        state.set_arg(1, turn + 1)
        if seat != NOBODY and answer != PASS:
            state.play_card(seat, RAIDING)
            state.first(agenda.RESCUE, seat, answer - answers.RAID)


def loot(state: Gauntlet, raider: int, victim: int) -> None:
    """6 Raids: a raid that is not stopped takes 2 coins, or what there is."""
    state.pay(PURSE + victim, PURSE + raider, min(LOOT, state.purse(victim)), events.RAID)


def raid_fault(state: Gauntlet) -> str:
    raider, victim = state.arg(1), state.arg(2)
    if max(raider, victim) >= state.seats or raider == victim:
        return "a merchant raids a rival"
    return ""


class Rescue(Step[Gauntlet]):
    """6 Raids: all others who might hold a block say together whether they play it; every block played is discarded."""

    def __init__(self) -> None:
        super().__init__(agenda.RESCUE, "rescue", ("pass", "block"), (player_field("raider"), player_field("victim")))
        self.together = True

    def seats(self, state: Gauntlet) -> list[int]:
        others = [player for player in range(state.seats) if player != state.arg(1)]
        return [player for player in others if queries.might_hold(state, player, BLOCKING)]

    def candidates(self, state: Gauntlet, seat: int) -> list[int]:
        return [PASS, BLOCK]

    def refusal(self, state: Gauntlet, seat: int, answer: int) -> int:
        return reasons.LEGAL if answer == PASS or state.held(seat, BLOCKING) > 0 else reasons.NOT_HELD

    def details(self, state: Gauntlet, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"card": CARDS[BLOCKING]}

    def play(self, state: Gauntlet, seat: int, answer: int) -> None:
        """Nobody might hold a block."""
        raider, victim = state.arg(1), state.arg(2)
        state.done()
        loot(state, raider, victim)

    def resolve(self, state: Gauntlet, seats: list[int], given: list[int]) -> None:
        raider, victim = state.arg(1), state.arg(2)
        state.done()
        for player, answer in zip(seats, given):
            if answer == BLOCK:
                state.play_card(player, BLOCKING)
        if BLOCK in given:
            state.first(agenda.RETORT, raider, victim)
        else:
            loot(state, raider, victim)

    def fault(self, state: Gauntlet) -> str:
        return raid_fault(state)


class Retort(Step[Gauntlet]):
    """6 Raids: a block may be blocked by the raider, that again by the victim, and so on, while they have blocks."""

    def __init__(self) -> None:
        speaks = Field("speaks", ("raider", "victim"))
        super().__init__(
            agenda.RETORT, "retort", ("pass", "block"), (player_field("raider"), player_field("victim"), speaks)
        )

    def seats(self, state: Gauntlet) -> list[int]:
        player = state.arg(1) if state.arg(3) == 0 else state.arg(2)
        return [player] if queries.might_hold(state, player, BLOCKING) else []

    def candidates(self, state: Gauntlet, seat: int) -> list[int]:
        return [PASS, BLOCK]

    def refusal(self, state: Gauntlet, seat: int, answer: int) -> int:
        return reasons.LEGAL if answer == PASS or state.held(seat, BLOCKING) > 0 else reasons.NOT_HELD

    def details(self, state: Gauntlet, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"card": CARDS[BLOCKING]}

    def play(self, state: Gauntlet, seat: int, answer: int) -> None:
        raider, victim, speaks = state.arg(1), state.arg(2), state.arg(3)
        state.done()
        if seat != NOBODY and answer == BLOCK:
            state.play_card(seat, BLOCKING)
            state.first(agenda.RETORT, raider, victim, 1 - speaks)
        elif speaks == 1:
            loot(state, raider, victim)

    def fault(self, state: Gauntlet) -> str:
        return raid_fault(state)


# the toll


class Toll(Step[Gauntlet]):
    """7 Toll: rivals with a coin vote together. If most say yes, each pays the captain 1; if not, he is fined 1."""

    def __init__(self) -> None:
        super().__init__(agenda.TOLL, "toll", ("vote",))
        self.together = True

    def seats(self, state: Gauntlet) -> list[int]:
        rivals = [player for player in range(state.seats) if player != state.captain]
        return [player for player in rivals if state.purse(player) > 0]

    def candidates(self, state: Gauntlet, seat: int) -> list[int]:
        return [NO, YES]

    def play(self, state: Gauntlet, seat: int, answer: int) -> None:
        """No rival has a coin."""
        state.done()

    def resolve(self, state: Gauntlet, seats: list[int], given: list[int]) -> None:
        for player, answer in zip(seats, given):
            state.note(events.VOTED, player, answer - NO)
        if 2 * given.count(YES) > len(seats):
            for player in seats:
                state.pay(PURSE + player, PURSE + state.captain, 1, events.TOLL)
        else:
            state.pay(PURSE + state.captain, BANK, min(1, state.purse(state.captain)), events.FINE)
        state.done()


# at any time


class Give(Right[Gauntlet]):
    """At any time: a merchant may offer another a gift of coins he has not put on the table; the other may decline."""

    def __init__(self) -> None:
        super().__init__("give", ("give",))

    def options(self, state: Gauntlet, seat: int) -> list[int]:
        most = min(queries.free_coins(state, seat), MOST_PRICE)
        others = [player for player in range(state.seats) if player != seat]
        return [answers.give(player, coins) for player in others for coins in range(1, most + 1)]

    def refusal(self, state: Gauntlet, seat: int, answer: int) -> int:
        player, coins = split_gift(answer)
        if player == seat or player >= state.seats:
            return reasons.NOT_A_RIVAL
        return reasons.LEGAL if coins < queries.free_coins(state, seat) else reasons.COINS_SHORT

    def details(self, state: Gauntlet, seat: int, answer: int, reason: int) -> dict[str, Value]:
        player, coins = split_gift(answer)
        return {"player": player, "price": coins + 1, "coins": queries.free_coins(state, seat)}

    def play(self, state: Gauntlet, seat: int, answer: int) -> None:
        player, coins = split_gift(answer)
        state.first(agenda.GIFT, seat, player, coins)


def split_gift(answer: int) -> tuple[int, int]:
    """The player and the coins, these as a frame keeps them, one less."""
    code = answer - answers.GIVE
    return code // MOST_PRICE, code % MOST_PRICE


class Gift(Step[Gauntlet]):
    """At any time: whoever is offered a gift takes or declines it, and then the game goes on where it was."""

    def __init__(self) -> None:
        fields = (player_field("giver"), player_field("taker"), numbers("coins", 1, MOST_PRICE))
        super().__init__(agenda.GIFT, "gift", ("accept", "refuse"), fields)

    def seats(self, state: Gauntlet) -> list[int]:
        return [state.arg(2)]

    def candidates(self, state: Gauntlet, seat: int) -> list[int]:
        return [ACCEPT, REFUSE]

    def play(self, state: Gauntlet, seat: int, answer: int) -> None:
        giver, taker, coins = state.arg(1), state.arg(2), state.arg(3) + 1
        state.done()
        if answer == ACCEPT:
            state.pay(PURSE + giver, PURSE + taker, coins, events.GIFT)

    def fault(self, state: Gauntlet) -> str:
        giver, taker = state.arg(1), state.arg(2)
        return "a gift goes to another merchant" if max(giver, taker) >= state.seats or giver == taker else ""


class Show(Right[Gauntlet]):
    """At any time: a merchant may lay one of his cards open for all to see."""

    def __init__(self) -> None:
        super().__init__("show", ("show",))

    def options(self, state: Gauntlet, seat: int) -> list[int]:
        cards = [card for card in range(KINDS) if state.held(seat, card) > state.lying(seat, card)]
        return [answers.SHOW + card for card in cards]

    def refusal(self, state: Gauntlet, seat: int, answer: int) -> int:
        card = answer - answers.SHOW
        if state.held(seat, card) == 0:
            return reasons.NOT_HELD
        return reasons.LEGAL if state.held(seat, card) > state.lying(seat, card) else reasons.LIES_OPEN

    def details(self, state: Gauntlet, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"card": CARDS[answer - answers.SHOW]}

    def play(self, state: Gauntlet, seat: int, answer: int) -> None:
        state.show(seat, answer - answers.SHOW)

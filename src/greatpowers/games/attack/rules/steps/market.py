"""Auktion and Erforschung: trade routes go to the highest bidder, technologies to whoever rolls well."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, events, queries, reasons
from greatpowers.games.attack.rules.answers import MOST_BID, PASS, PRODUCTION, maybe_seat_field, seat_field
from greatpowers.games.attack.rules.cardrow import PILE
from greatpowers.games.attack.rules.figures import KINDS, ROUTES_DECK, TABLES, TECHNOLOGIES, TECHNOLOGY_IDS, deck_of
from greatpowers.games.attack.rules.pieces import BANK, PURSE
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.units import MOST_SEATS
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import CHANCE, Value, numbers

TWO_DICE: Final = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""How likely the sums of two dice are, from 2 to 12."""
MOST_RESEARCH: Final[int] = TABLES["figures"]["research"]["most"]


# the auction


def auction_refusal(state: Attack, seat: int, production: int) -> int:
    """Why the active player cannot open an auction with this bid, the oil apart (ATK-8)."""
    if state.size(ROUTES_DECK, PILE) == 0:
        return reasons.PILE_EMPTY
    if production < state.figures.auction_least:
        return reasons.TOO_LOW
    return reasons.LEGAL if production <= state.purse(seat) else reasons.PRODUCTION_SHORT


def open_auction(state: Attack, seat: int, production: int) -> None:
    """The first bid. The action has been paid, whoever wins."""
    state.note(events.BADE, seat, production)
    Bid.open(state, seat, production)
    pass_on(state)


def can_raise(state: Attack, seat: int) -> bool:
    """Neither out nor leading, and rich enough; purses are open, so nobody else is asked (ATK-154)."""
    if state.arg(Bid.OUT) >> seat & 1 or seat == state.arg(Bid.LEADER) - 1:
        return False
    return state.arg(Bid.PRICE) < min(state.purse(seat), MOST_BID)


def pass_on(state: Attack) -> None:
    """The next one clockwise who can raise speaks; when there is none, the leader pays and draws a route."""
    for other in queries.others(state, state.arg(Bid.SPEAKER)):
        if can_raise(state, other):
            state.set_arg(Bid.SPEAKER, other)
            return
    leader, amount = state.arg(Bid.LEADER) - 1, state.arg(Bid.PRICE)
    state.pay(PURSE + leader, BANK, PRODUCTION, amount, events.FOR_AUCTION)
    state.done()
    Route.open(state, leader)


class Bid(Step[Attack]):
    """Clockwise everybody raises by one at least, or passes for good; the last one gets the route (ATK-8)."""

    SPEAKER: Final = 1
    LEADER: Final = 2
    PRICE: Final = 3
    OUT: Final = 4
    """Who is asked, who leads (counted from 1), what was bid, and a bit for everybody who has passed."""

    def __init__(self) -> None:
        fields = {
            Bid.SPEAKER: seat_field("speaker"),
            Bid.LEADER: maybe_seat_field("leader"),
            Bid.PRICE: numbers("price", 0, MOST_BID),
            Bid.OUT: numbers("out", 0, (1 << MOST_SEATS) - 1),
        }
        super().__init__(agenda.BID, "bid", ("pass", "bid"), frame(fields))

    @staticmethod
    def open(state: Attack, leader: int, price: int) -> None:
        """The first bidder leads; nobody has passed."""
        state.first(agenda.BID, leader, leader + 1, price)

    def seats(self, state: Attack) -> list[int]:
        return [state.arg(Bid.SPEAKER)]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [PASS, *range(answers.BID, answers.BID + MOST_BID)]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL
        production = answer - answers.BID + 1
        if production <= state.arg(Bid.PRICE):
            return reasons.TOO_LOW
        return reasons.LEGAL if production <= state.purse(seat) else reasons.PRODUCTION_SHORT

    def options(self, state: Attack, seat: int) -> list[int]:
        most = min(state.purse(seat), MOST_BID)
        return [PASS, *range(answers.BID + state.arg(Bid.PRICE), answers.BID + most)]

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"production": answer - answers.BID + 1, "purse": state.purse(seat), "price": state.arg(Bid.PRICE)}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        if answer == PASS:
            state.set_arg(Bid.OUT, state.arg(Bid.OUT) | 1 << seat)
            state.note(events.BADE, seat, 0)
        else:
            production = answer - answers.BID + 1
            state.set_arg(Bid.LEADER, seat + 1)
            state.set_arg(Bid.PRICE, production)
            state.note(events.BADE, seat, production)
        pass_on(state)

    def implausible(self, state: Attack) -> str:
        speaker, leader = state.arg(Bid.SPEAKER), state.arg(Bid.LEADER) - 1
        amount, out = state.arg(Bid.PRICE), state.arg(Bid.OUT)
        if speaker >= state.seats or not 0 <= leader < state.seats or out >> state.seats:
            return "there is no such player"
        if out >> leader & 1:
            return "the leader has not passed"
        if not state.figures.auction_least <= amount <= state.purse(leader):
            return "the price does not fit the leader's purse or the least bid"
        if not can_raise(state, speaker):
            return "only who can raise is asked"
        return "" if state.size(ROUTES_DECK, PILE) > 0 else "there is no route to bid for"


class Route(Step[Attack]):
    """The winner draws a trade route unseen; the pile has no order."""

    PLAYER: Final = 1

    def __init__(self) -> None:
        super().__init__(agenda.ROUTE, "route", ("drawn",), frame({Route.PLAYER: seat_field("player")}))

    @staticmethod
    def open(state: Attack, player: int) -> None:
        state.first(agenda.ROUTE, player)

    def seats(self, state: Attack) -> list[int]:
        return [CHANCE]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.DRAWN, answers.DRAWN + KINDS))

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        kind = answer - answers.DRAWN
        lies = deck_of(kind) == ROUTES_DECK and state.count_at(kind, PILE) > 0
        return reasons.LEGAL if lies else reasons.PILE_LACKS

    def options(self, state: Attack, seat: int) -> list[int]:
        return [answers.DRAWN + kind for kind in state.deck_at(PILE, ROUTES_DECK)]

    def weights(self, state: Attack) -> list[int]:
        return [state.count_at(kind, PILE) for kind in state.deck_at(PILE, ROUTES_DECK)]

    def play(self, state: Attack, seat: int, answer: int) -> None:
        winner = state.arg(Route.PLAYER)
        state.done()
        state.draw(winner, answer - answers.DRAWN)

    def implausible(self, state: Attack) -> str:
        if state.arg(Route.PLAYER) >= state.seats:
            return "there is no such player"
        return "" if state.size(ROUTES_DECK, PILE) > 0 else "there is no route to draw"


# research


def copies_left(state: Attack, technology: int) -> int:
    left = state.figures.technology_copies[technology]
    for seat in range(state.seats):
        left -= state.technology[seat * TECHNOLOGIES + technology]
    return left


def new_technologies(state: Attack, seat: int) -> list[int]:
    """What the pile holds and this player has not (ATK-10)."""
    return [
        technology
        for technology in range(TECHNOLOGIES)
        if not state.has(seat, technology) and copies_left(state, technology) > 0
    ]


def has_new_technology(state: Attack, seat: int) -> bool:
    for technology in range(TECHNOLOGIES):
        if not state.has(seat, technology) and copies_left(state, technology) > 0:
            return True
    return False


def research_refusal(state: Attack, seat: int, production: int) -> int:
    """Why the active player cannot research for this payment, the oil apart (ATK-9, ATK-108)."""
    if not has_new_technology(state, seat):
        return reasons.NO_TECHNOLOGY
    return reasons.LEGAL if production <= state.purse(seat) else reasons.PRODUCTION_SHORT


def research(state: Attack, seat: int, production: int) -> None:
    """The points are gone whatever the dice say. The action has been paid."""
    state.pay(PURSE + seat, BANK, PRODUCTION, production, events.FOR_RESEARCH)
    ResearchRoll.open(state, production)


class ResearchRoll(Step[Attack]):
    """Two dice, and one more for every five points paid, must make ten (RAX 307)."""

    PRODUCTION: Final = 1

    def __init__(self) -> None:
        fields = frame({ResearchRoll.PRODUCTION: numbers("production", 0, MOST_RESEARCH)})
        super().__init__(agenda.RESEARCH_ROLL, "research_roll", ("roll",), fields)

    @staticmethod
    def open(state: Attack, production: int) -> None:
        state.first(agenda.RESEARCH_ROLL, production)

    def seats(self, state: Attack) -> list[int]:
        return [CHANCE]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.ROLL, answers.ROLL + len(TWO_DICE)))

    def weights(self, state: Attack) -> list[int]:
        return list(TWO_DICE)

    def play(self, state: Attack, seat: int, answer: int) -> None:
        pips, figures = answer - answers.ROLL + 2, state.figures
        least = figures.research_least - state.arg(ResearchRoll.PRODUCTION) // figures.research_bonus
        state.note(events.RESEARCHED, state.turn, max(least, 0), pips)
        if pips >= least:
            state.then(agenda.DISCOVERY)
        else:
            state.done()

    def implausible(self, state: Attack) -> str:
        if state.arg(ResearchRoll.PRODUCTION) % state.figures.research_bonus:
            return "research is paid in steps of five points"
        return "" if new_technologies(state, state.turn) else "there is no technology to find"


class Discovery(Step[Attack]):
    """A random technology of the pile that is new to its finder; it lies open (ATK-10, ATK-108)."""

    def __init__(self) -> None:
        super().__init__(agenda.DISCOVERY, "discovery", ("discovered",))

    def seats(self, state: Attack) -> list[int]:
        return [CHANCE]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.DISCOVERED, answers.DISCOVERED + TECHNOLOGIES))

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        technology = answer - answers.DISCOVERED
        if state.has(state.turn, technology):
            return reasons.KNOWN_TECHNOLOGY
        return reasons.LEGAL if copies_left(state, technology) > 0 else reasons.PILE_LACKS

    def weights(self, state: Attack) -> list[int]:
        return [copies_left(state, technology) for technology in new_technologies(state, state.turn)]

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"technology": TECHNOLOGY_IDS[answer - answers.DISCOVERED]}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        state.done()
        state.discover(state.turn, answer - answers.DISCOVERED)

    def implausible(self, state: Attack) -> str:
        return "" if new_technologies(state, state.turn) else "there is no technology to find"

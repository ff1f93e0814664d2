"""What cards do to the hands and power cards of others: look, take, steal, swap; and the right to thwart plans."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperialism.rules import agenda, answers, deck, frames, queries, reasons
from greatpowers.games.imperialism.rules.answers import NOTHING, PASS, player_field
from greatpowers.games.imperialism.rules.cardrow import HAND
from greatpowers.games.imperialism.rules.cards import table
from greatpowers.games.imperialism.rules.cards.card import ANY_CARD, EVENT_CARD, WANTED
from greatpowers.games.imperialism.rules.deck import CARDS, EVENT, MOST_SEATS, PROVIDENCE_CARDS
from greatpowers.games.imperialism.rules.frames import ASKED, OWNER, PLAYER, TAKE_WANTED
from greatpowers.games.imperialism.rules.state import EXCHANGED, NO_CARD, Imperialism
from greatpowers.kernel.step import Right, Step, frame
from greatpowers.kernel.values import CHANCE, NOBODY, Field, Value

PLAYER_FIELDS: Final = frame({PLAYER: player_field("player")})


class Look(Step[Imperialism]):
    """Hervorragender Diplomat: look into one opponent's hand, or leave it."""

    def __init__(self) -> None:
        super().__init__(agenda.LOOK, "look", ("pass", "look"), PLAYER_FIELDS)

    def seats(self, state: Imperialism) -> list[int]:
        player = state.arg(PLAYER)
        full = any(state.hand_size(other) > 0 for other in queries.others(state, player))
        return [player] if full else []

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        return [PASS, *range(answers.LOOK, answers.LOOK + MOST_SEATS)]

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL
        target = answer - answers.LOOK
        if target == seat or target >= state.seats:
            return reasons.NOT_AN_OPPONENT
        return reasons.LEGAL if state.hand_size(target) > 0 else reasons.HAND_EMPTY

    def details(self, state: Imperialism, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"target": max(answer - answers.LOOK, 0)}

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        state.done()
        if seat != NOBODY and answer != PASS:
            state.look(seat, answer - answers.LOOK)
            frames.open_take(state, seat, answer - answers.LOOK, ANY_CARD)

    def implausible(self, state: Imperialism) -> str:
        return "" if state.arg(PLAYER) == state.turn else "only the player to move looks into hands"


class Faith(Step[Imperialism]):
    """Verteidiger des Glaubens: look into the hands of all heretics and take a card out of each, or leave it."""

    def __init__(self) -> None:
        super().__init__(agenda.FAITH, "faith", ("pass", "use"), PLAYER_FIELDS)

    def heretics(self, state: Imperialism) -> list[int]:
        player = state.arg(PLAYER)
        found = [other for other in queries.others(state, player) if queries.is_heretic(state, player, other)]
        return [other for other in found if state.hand_size(other) > 0]

    def seats(self, state: Imperialism) -> list[int]:
        return [state.arg(PLAYER)] if self.heretics(state) else []

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        return [PASS, answers.USE]

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        heretics = self.heretics(state)
        state.done()
        if seat != NOBODY and answer == answers.USE:
            for other in heretics:
                state.look(seat, other)
            for other in reversed(heretics):
                frames.open_take(state, seat, other, ANY_CARD)

    def implausible(self, state: Imperialism) -> str:
        return "" if state.arg(PLAYER) == state.turn else "only the player to move looks into hands"


class Take(Step[Imperialism]):
    """Choose a card out of a hand just seen. An event card may be left, any other choice must be made (RTD-68)."""

    def __init__(self) -> None:
        wanted = Field("wanted", WANTED)
        fields = frame({PLAYER: player_field("player"), OWNER: player_field("owner"), TAKE_WANTED: wanted})
        super().__init__(agenda.TAKE, "take", ("pass", "take"), fields)

    def seats(self, state: Imperialism) -> list[int]:
        owner = state.arg(OWNER)
        if state.arg(TAKE_WANTED) == EVENT_CARD:
            return [state.arg(PLAYER)] if queries.has_providence(state, owner) else []
        return [state.arg(PLAYER)] if state.hand_size(owner) > 0 else []

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        return [PASS, *range(answers.TAKE, answers.TAKE + CARDS)]

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        wanted = state.arg(TAKE_WANTED)
        if answer == PASS:
            return reasons.LEGAL if wanted == EVENT_CARD else reasons.MUST_CHOOSE
        card = answer - answers.TAKE
        if wanted == EVENT_CARD and (card >= PROVIDENCE_CARDS or state.deck.category[card] != EVENT):
            return reasons.WRONG_CATEGORY
        return reasons.LEGAL if state.holds(state.arg(OWNER), card) else reasons.NOT_HELD

    def details(self, state: Imperialism, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"card": deck.CARD_IDS[max(answer - answers.TAKE, 0)], "wanted": WANTED[state.arg(TAKE_WANTED)]}

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        owner, wanted = state.arg(OWNER), state.arg(TAKE_WANTED)
        state.done()
        if seat != NOBODY and answer != PASS:
            state.steal(seat, owner, answer - answers.TAKE, wanted == EVENT_CARD)

    def implausible(self, state: Imperialism) -> str:
        player, owner = state.arg(PLAYER), state.arg(OWNER)
        if player != state.turn or owner == player or owner >= state.seats:
            return "the player to move takes a card from an opponent"
        if state.arg(TAKE_WANTED) not in (ANY_CARD, EVENT_CARD):
            return "any card or an event card can be taken"
        unseen = [card for card in range(CARDS) if state.hides(owner, card, player)]
        return "the hand has not been looked at" if unseen else ""


class Steal(Step[Imperialism]):
    """Bürgerkrieg: a random card out of a hand."""

    def __init__(self) -> None:
        fields = frame({PLAYER: player_field("player"), OWNER: player_field("owner")})
        super().__init__(agenda.STEAL, "steal", ("drawn",), fields)

    def seats(self, state: Imperialism) -> list[int]:
        return [CHANCE] if state.hand_size(state.arg(OWNER)) > 0 else []

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        return list(range(answers.DRAWN, answers.DRAWN + CARDS))

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        held = state.holds(state.arg(OWNER), answer - answers.DRAWN)
        return reasons.LEGAL if held else reasons.NOT_HELD

    def weights(self, state: Imperialism) -> list[int]:
        place = HAND + state.arg(OWNER)
        return [state.count_at(answer - answers.DRAWN, place) for answer in self.options(state, CHANCE)]

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        player, owner = state.arg(PLAYER), state.arg(OWNER)
        state.done()
        if seat == CHANCE:
            state.steal(player, owner, answer - answers.DRAWN)

    def implausible(self, state: Imperialism) -> str:
        player, owner = state.arg(PLAYER), state.arg(OWNER)
        wrong = player != state.turn or owner == player or owner >= state.seats
        return "the player to move steals from an opponent" if wrong else ""


class Swap(Step[Imperialism]):
    """Mitglied der Herrscherfamilie: the power cards of two players change places; one may have none (RTD-15)."""

    def __init__(self) -> None:
        super().__init__(agenda.SWAP, "swap", ("pass", "swap"), PLAYER_FIELDS)

    def seats(self, state: Imperialism) -> list[int]:
        return [state.arg(PLAYER)]

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        pairs = [(one, other) for one in range(state.seats) for other in range(one + 1, state.seats)]
        return [PASS, *(answers.swap(one, other) for one, other in pairs)]

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL
        one, other = answers.swapped_one(answer), answers.swapped_other(answer)
        if one >= other or other >= state.seats:
            return reasons.NOTHING_TO_SWAP
        empty = state.ruler[one] == NO_CARD and state.ruler[other] == NO_CARD
        return reasons.NOTHING_TO_SWAP if empty else reasons.LEGAL

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        state.done()
        if answer != PASS:
            state.swap_rulers(answers.swapped_one(answer), answers.swapped_other(answer))

    def implausible(self, state: Imperialism) -> str:
        return "" if state.arg(PLAYER) == state.turn else "only the player to move swaps power cards"


CLOSED: Final = (agenda.TAKE, agenda.TRIM, agenda.RESPOND, agenda.PIRATES, agenda.DEFEND, agenda.PEACE)
"""Steps that ask others, or in which cards are being chosen or an event is being answered (RTD-63)."""


class Thwart(Right[Imperialism]):
    """Durchkreuzen der Pläne: whenever the player to move is asked, after the hand phase (RTD-63)."""

    def __init__(self) -> None:
        super().__init__("thwart", ("thwart",))

    def is_open(self, state: Imperialism, seat: int) -> bool:
        if state.phase != EXCHANGED or state.turn != seat:
            return False
        top = state.top()
        if top == agenda.RAISE:
            return state.arg(PLAYER) == seat
        if top == agenda.WAR_EVENTS:
            return state.arg(ASKED) == 0
        return top not in CLOSED

    def options(self, state: Imperialism, seat: int) -> list[int]:
        if not self.is_open(state, seat) or not state.holds(seat, table.THWARTED_PLANS):
            return []
        return [answers.THWART + target for target in range(state.seats) if target != seat]

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        target = answer - answers.THWART
        if seat != state.turn:
            return reasons.NOT_YOUR_TURN
        if not self.is_open(state, seat):
            return reasons.NOT_YET
        if target == seat or target >= state.seats:
            return reasons.NOT_AN_OPPONENT
        return reasons.LEGAL if state.holds(seat, table.THWARTED_PLANS) else reasons.NOT_HELD

    def details(self, state: Imperialism, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"target": answer - answers.THWART, "card": deck.PROVIDENCE_IDS[table.THWARTED_PLANS]}

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        table.CARD_TABLE[table.THWARTED_PLANS].play(state, seat, answer - answers.THWART, NOTHING)

"""Der Zug eines Spielers: escape, hand exchange, action (in `action.py`), achievement, upswing, end of turn."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperialism.rules import agenda, answers, deck, events, frames, queries, reasons
from greatpowers.games.imperialism.rules.answers import DEVELOPMENT, PASS, player_field
from greatpowers.games.imperialism.rules.cardrow import HAND, ON_DISPLAY
from greatpowers.games.imperialism.rules.cards.table import BUREAUCRAT, MADMAN
from greatpowers.games.imperialism.rules.deck import (
    ACHIEVEMENTS,
    ARMY,
    CARDS,
    PRESTIGE,
    PROVIDENCE,
    PROVIDENCE_CARDS,
    TERRITORY,
    TRACK_COUNT,
)
from greatpowers.games.imperialism.rules.frames import (
    ACHIEVEMENT_STAGE,
    DISCARDED,
    EVENTS_STAGE,
    FROM_DISPLAY,
    FROM_PILES,
    LAST_DISCARDED,
    NEXT_TURN_STAGE,
    NO_WAY_YET,
    PLAYER,
    STAGE,
    UPSWING_STAGE,
    WAY,
)
from greatpowers.games.imperialism.rules.state import NO_SEAT, NOT_BEGUN, VISIBLE, Imperialism
from greatpowers.kernel.step import Right, Step, frame
from greatpowers.kernel.values import NOBODY, Value, numbers

DISCARDED_FIELD: Final = numbers("discarded", 0, 9)
STAGE_FIELDS: Final = frame({STAGE: numbers("stage", EVENTS_STAGE, NEXT_TURN_STAGE)})


class Turn(Step[Imperialism]):
    """A turn: first perhaps an escape, then the hand, then an action, then what belongs to its end."""

    def __init__(self) -> None:
        super().__init__(agenda.TURN, "turn", (), frame({PLAYER: player_field("player")}))

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        state.begin_turn(state.arg(PLAYER))
        state.then(agenda.END_TURN)
        state.first(agenda.ACTION)
        state.first(agenda.DISCARD)
        state.first(agenda.ESCAPE)

    def implausible(self, state: Imperialism) -> str:
        return "there is no such player" if state.arg(PLAYER) >= state.seats else ""


class Escape(Step[Imperialism]):
    """Madman and Bureaucrat can be shaken off before the hand phase, for 2 prestige, by who is not in front."""

    def __init__(self) -> None:
        super().__init__(agenda.ESCAPE, "escape", ("pass", "escape"))
        self.forfeits = ()

    def price(self, state: Imperialism) -> int:
        return state.deck.figures[state.ruler[state.turn]]["escape"]

    def seats(self, state: Imperialism) -> list[int]:
        seat = state.turn
        ruler = state.ruler[seat]
        held = (ruler == MADMAN and not queries.is_top(state, seat, ARMY)) or (
            ruler == BUREAUCRAT and not queries.has_most_glory(state, seat)
        )
        return [seat] if held and state.level(seat, PRESTIGE) >= self.price(state) else []

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        return [PASS, answers.ESCAPE]

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        state.done()
        if answer == answers.ESCAPE:
            state.step(seat, PRESTIGE, -self.price(state), events.BY_ESCAPE)
            state.depose(seat)


# the hand


class Discard(Step[Imperialism]):
    """1 Handkarten tauschen: up to three cards go to their discards. Their order does not matter."""

    def __init__(self) -> None:
        fields = frame({DISCARDED: DISCARDED_FIELD, LAST_DISCARDED: numbers("last", 0, CARDS)})
        super().__init__(agenda.DISCARD, "discard", ("pass", "discard"), fields)
        self.gathers = ("discard",)
        self.lays_open = ("discard",)
        self.passed_over = reasons.ORDER_PASSED
        self.secret = True

    def most_named(self, state: Imperialism, seat: int) -> int:
        return min(state.deck.most_discards - state.arg(DISCARDED), state.hand_size(seat))

    def seats(self, state: Imperialism) -> list[int]:
        more = state.arg(DISCARDED) < state.deck.most_discards and state.hand_size(state.turn) > 0
        return [state.turn] if more else []

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        return [PASS, *range(answers.DISCARD, answers.DISCARD + CARDS)]

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        card = answer - answers.DISCARD
        if answer == PASS:
            return reasons.LEGAL
        if card < state.arg(LAST_DISCARDED):
            return reasons.ORDER_PASSED
        return reasons.LEGAL if state.holds(seat, card) else reasons.NOT_HELD

    def options(self, state: Imperialism, seat: int) -> list[int]:
        cards = state.kinds_at(HAND + seat, state.arg(LAST_DISCARDED), CARDS)
        return [PASS, *(answers.DISCARD + card for card in cards)]

    def details(self, state: Imperialism, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"card": deck.CARD_IDS[answer - answers.DISCARD]}

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        if answer == PASS:
            frames.put_refill(state, state.arg(DISCARDED))
        else:
            card = answer - answers.DISCARD
            state.set_arg(DISCARDED, state.arg(DISCARDED) + 1)
            state.set_arg(LAST_DISCARDED, card)
            state.discard(seat, card)

    def implausible(self, state: Imperialism) -> str:
        return "" if state.arg(DISCARDED) <= state.deck.most_discards else "that many cards cannot have been discarded"


class Refill(Step[Imperialism]):
    """1 Handkarten tauschen: take a displayed territory and fill up with providence cards, or draw blindly.

    By default the hand is always filled up to its limit; by an option only after discarding (RTD-1).
    """

    def __init__(self) -> None:
        fields = frame({DISCARDED: DISCARDED_FIELD, WAY: numbers("way", NO_WAY_YET, FROM_PILES)})
        super().__init__(agenda.REFILL, "refill", ("take", "draw"), fields)

    def seats(self, state: Imperialism) -> list[int]:
        seat, way = state.turn, state.arg(WAY)
        if way == FROM_DISPLAY or not (state.rules.always_refills or state.arg(DISCARDED) > 0):
            return []
        if state.hand_size(seat) >= queries.hand_limit(state, seat):
            return []
        takes = way == NO_WAY_YET and queries.displayed(state) > 0
        return [seat] if takes or self.can_draw(state, PROVIDENCE) or self.can_draw(state, TERRITORY) else []

    def can_draw(self, state: Imperialism, pile: int) -> bool:
        return queries.pile_size(state, pile) + queries.discard_size(state, pile) > 0

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        territories = range(answers.TAKE + PROVIDENCE_CARDS, answers.TAKE + CARDS)
        return [*territories, answers.DRAW + PROVIDENCE, answers.DRAW + TERRITORY]

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        if answer >= answers.DRAW:
            return reasons.LEGAL if self.can_draw(state, answer - answers.DRAW) else reasons.PILE_EMPTY
        if state.count_at(answer - answers.TAKE, ON_DISPLAY) == 0:
            return reasons.NOT_DISPLAYED
        return reasons.LEGAL if state.arg(WAY) == NO_WAY_YET else reasons.WAY_CHOSEN

    def options(self, state: Imperialism, seat: int) -> list[int]:
        found: list[int] = []
        if state.arg(WAY) == NO_WAY_YET:
            found.extend(answers.TAKE + card for card in state.kinds_at(ON_DISPLAY, PROVIDENCE_CARDS, CARDS))
        found.extend(answers.DRAW + pile for pile in (PROVIDENCE, TERRITORY) if self.can_draw(state, pile))
        return found

    def details(self, state: Imperialism, seat: int, answer: int, reason: int) -> dict[str, Value]:
        if answer >= answers.DRAW:
            return {"pile": deck.PILES[answer - answers.DRAW]}
        return {"card": deck.CARD_IDS[answer - answers.TAKE]}

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        if seat == NOBODY:
            state.end_exchange()
            state.done()
        elif answer >= answers.DRAW:
            state.set_arg(WAY, FROM_PILES)
            frames.open_draw(state, answer - answers.DRAW, seat, 1)
        else:
            state.take_displayed(seat, answer - answers.TAKE)
            state.set_arg(WAY, FROM_DISPLAY)
            state.first(agenda.DISPLAY)
            lacking = queries.hand_limit(state, seat) - state.hand_size(seat)
            if lacking > 0:
                frames.open_draw(state, PROVIDENCE, seat, lacking)


class Trim(Step[Imperialism]):
    """Whoever holds more cards than the limit discards down to it at once (RTD-4, RTD-5)."""

    def __init__(self) -> None:
        super().__init__(agenda.TRIM, "trim", ("discard",))
        self.gathers = ("discard",)
        self.lays_open = ("discard",)

    def most_named(self, state: Imperialism, seat: int) -> int:
        return state.hand_size(seat) - queries.hand_limit(state, seat)

    def seats(self, state: Imperialism) -> list[int]:
        for seat in queries.clockwise(state, state.turn):
            if state.hand_size(seat) > queries.hand_limit(state, seat):
                return [seat]
        return []

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        return list(range(answers.DISCARD, answers.DISCARD + CARDS))

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        return reasons.LEGAL if state.holds(seat, answer - answers.DISCARD) else reasons.NOT_HELD

    def details(self, state: Imperialism, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"card": deck.CARD_IDS[answer - answers.DISCARD]}

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        if seat == NOBODY:
            state.done()
        else:
            state.discard(seat, answer - answers.DISCARD)


# achievements


def achieve(state: Imperialism, seat: int, achievement: int) -> None:
    """Take the card, move the markers, score its glory; the next one is revealed at once."""
    state.achieve(seat, achievement)
    for track in range(TRACK_COUNT):
        state.step(seat, track, state.deck.achievement_steps[achievement][track], events.BY_ACHIEVEMENT)
    state.glorify(seat, state.deck.achievement_glory[achievement], events.BY_ACHIEVEMENT)
    state.first(agenda.TRIM)
    state.first(agenda.REVEAL_ACHIEVEMENT)


def achievement_refusal(state: Imperialism, seat: int, achievement: int) -> int:
    if seat != state.turn:
        return reasons.NOT_YOUR_TURN
    if state.has_achieved:
        return reasons.ACHIEVED_ALREADY
    if state.achievement[achievement] != VISIBLE:
        return reasons.NOT_VISIBLE
    met = queries.meets(state, seat, state.deck.achievement_needs[achievement])
    return reasons.LEGAL if met else reasons.CONDITION_UNMET


class Achieve(Right[Imperialism]):
    """At any moment of one's turn one achievement whose conditions hold can be taken (R14 96, 160, 367)."""

    def __init__(self) -> None:
        super().__init__("achieve", ("achieve",))

    def options(self, state: Imperialism, seat: int) -> list[int]:
        if seat != state.turn or state.has_achieved or state.top() == agenda.ACHIEVEMENT:
            return []
        return [answers.ACHIEVE + achievement for achievement in queries.achievable(state, seat)]

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        if state.top() == agenda.ACHIEVEMENT:
            return reasons.MUST_CHOOSE
        return achievement_refusal(state, seat, answer - answers.ACHIEVE)

    def details(self, state: Imperialism, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"achievement": deck.ACHIEVEMENT_IDS[answer - answers.ACHIEVE]}

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        achieve(state, seat, answer - answers.ACHIEVE)


class Achievement(Step[Imperialism]):
    """At the end of the turn an achievement must be taken if none was and one is met (RTD-7, RTD-72)."""

    def __init__(self) -> None:
        super().__init__(agenda.ACHIEVEMENT, "achievement", ("claim",))

    def met(self, state: Imperialism) -> list[int]:
        if state.has_achieved:
            return []
        return queries.achievable(state, state.turn)

    def seats(self, state: Imperialism) -> list[int]:
        return [state.turn] if len(self.met(state)) > 1 else []

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        return list(range(answers.CLAIM, answers.CLAIM + ACHIEVEMENTS))

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        return achievement_refusal(state, seat, answer - answers.CLAIM)

    def details(self, state: Imperialism, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"achievement": deck.ACHIEVEMENT_IDS[answer - answers.CLAIM]}

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        met = self.met(state)
        state.done()
        if seat != NOBODY:
            achieve(state, seat, answer - answers.CLAIM)
        elif met:
            achieve(state, state.turn, met[0])


# the end of a turn


class EndTurn(Step[Imperialism]):
    """What belongs to the end of a turn, in order: events, achievement, upswing, hands, the end of the game."""

    def __init__(self) -> None:
        super().__init__(agenda.END_TURN, "end_turn", (), STAGE_FIELDS)

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        stage = state.arg(STAGE)
        state.set_arg(STAGE, stage + 1)
        if stage == EVENTS_STAGE:
            if state.war_winner != NO_SEAT:
                state.first(agenda.WAR_EVENTS)
            elif state.acted == DEVELOPMENT:
                state.first(agenda.PIRATES)
        elif stage == ACHIEVEMENT_STAGE:
            state.first(agenda.ACHIEVEMENT)
        elif stage == UPSWING_STAGE:
            if state.level(state.turn, PRESTIGE) == state.deck.upswing:
                state.mark_upswing(state.turn)
            state.first(agenda.TRIM)
        else:
            state.end_turn()
            self.pass_on(state)

    def pass_on(self, state: Imperialism) -> None:
        """The next turn, or the last turns, or the end (RTD-45, RTD-74)."""
        if state.last_turns == 0:
            self.score(state)
            return
        following = queries.clockwise(state, state.turn + 1)
        if state.last_turns != NOT_BEGUN:
            following = [player for player in following if state.last_turns >> player & 1]
        frames.put_turn(state, following[0])

    def score(self, state: Imperialism) -> None:
        for seat in range(state.seats):
            for category, points in enumerate(queries.final_points(state, seat)):
                if points > 0:
                    state.note(events.SCORED, seat, category, points)
        state.note(events.ENDED)
        state.finish()

    def implausible(self, state: Imperialism) -> str:
        return "it is nobody's turn" if state.turn == NO_SEAT else ""

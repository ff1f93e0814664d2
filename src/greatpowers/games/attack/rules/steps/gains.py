"""What comes for nothing: cards from their piles, what a new region brings, free infantry."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, events, reasons
from greatpowers.games.attack.rules.answers import REGION_FIELD, seat_field
from greatpowers.games.attack.rules.board import REGION_IDS
from greatpowers.games.attack.rules.cardrow import DISCARDS, PILE
from greatpowers.games.attack.rules.figures import DECKS, ECONOMICS_DECK, KINDS, POLITICS_DECK, deck_of
from greatpowers.games.attack.rules.pieces import NO_TYPE
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.units import INFANTRY
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import CHANCE, NOBODY, Field, Value, numbers


class Draw(Step[Attack]):
    """Hidden cards from a pile into a hand. The politics discards are shuffled when a draw needs them (ATK-106)."""

    DECK: Final = 1
    PLAYER: Final = 2
    CARDS: Final = 3

    def __init__(self) -> None:
        fields = {
            Draw.DECK: Field("deck", DECKS),
            Draw.PLAYER: seat_field("player"),
            Draw.CARDS: numbers("cards", 0, 9),
        }
        super().__init__(agenda.DRAW, "draw", ("drawn",), frame(fields))

    @staticmethod
    def open(state: Attack, deck: int, player: int, cards: int) -> None:
        state.first(agenda.DRAW, deck, player, cards)

    def seats(self, state: Attack) -> list[int]:
        return [CHANCE] if state.arg(Draw.CARDS) > 0 and state.size(state.arg(Draw.DECK), PILE) > 0 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.DRAWN, answers.DRAWN + KINDS))

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        kind = answer - answers.DRAWN
        lies = deck_of(kind) == state.arg(Draw.DECK) and state.count_at(kind, PILE) > 0
        return reasons.LEGAL if lies else reasons.PILE_LACKS

    def options(self, state: Attack, seat: int) -> list[int]:
        return [answers.DRAWN + kind for kind in state.deck_at(PILE, state.arg(Draw.DECK))]

    def weights(self, state: Attack) -> list[int]:
        return [state.count_at(kind, PILE) for kind in state.deck_at(PILE, state.arg(Draw.DECK))]

    def play(self, state: Attack, seat: int, answer: int) -> None:
        deck, player, cards = state.arg(Draw.DECK), state.arg(Draw.PLAYER), state.arg(Draw.CARDS)
        if seat != NOBODY:
            state.draw(player, answer - answers.DRAWN)
            state.set_arg(Draw.CARDS, cards - 1)
        elif cards > 0 and deck == POLITICS_DECK and state.size(deck, DISCARDS) > 0:
            state.rebuild()
        else:
            state.done()

    def implausible(self, state: Attack) -> str:
        return "there is no such player" if state.arg(Draw.PLAYER) >= state.seats else ""


class Gain(Step[Attack]):
    """A neutral joins peacefully: counter off, a free infantry, a politics card and an economics card (RAX 259-264)."""

    PLAYER: Final = 1
    REGION: Final = 2

    def __init__(self) -> None:
        fields = frame({Gain.PLAYER: seat_field("player"), Gain.REGION: REGION_FIELD})
        super().__init__(agenda.GAIN, "gain", (), fields)

    @staticmethod
    def open(state: Attack, player: int, region: int) -> None:
        state.first(agenda.GAIN, player, region)

    def play(self, state: Attack, seat: int, answer: int) -> None:
        player, region = state.arg(Gain.PLAYER), state.arg(Gain.REGION)
        state.done()
        state.put_counter(region, NO_TYPE)
        state.raise_unit(player, INFANTRY, region, events.BY_GAIN)
        state.take(player, region)
        Draw.open(state, ECONOMICS_DECK, player, 1)
        Draw.open(state, POLITICS_DECK, player, 1)


class Levy(Step[Attack]):
    """Mobilmachung: free infantry into one's own regions, one by one."""

    COUNT: Final = 1

    def __init__(self) -> None:
        super().__init__(agenda.LEVY, "levy", ("levy",), frame({Levy.COUNT: numbers("count", 0, 99)}))
        self.gathers = ("levy",)

    def most_named(self, state: Attack, seat: int) -> int:
        return state.arg(Levy.COUNT)

    @staticmethod
    def open(state: Attack, count: int) -> None:
        state.first(agenda.LEVY, count)

    def seats(self, state: Attack) -> list[int]:
        return [state.turn] if state.arg(Levy.COUNT) > 0 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [answers.LEVY + region for region in state.board.regions]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        return reasons.LEGAL if state.owner[answer - answers.LEVY] == seat else reasons.NOT_YOURS

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"region": REGION_IDS[answer - answers.LEVY]}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        count = state.arg(Levy.COUNT)
        if count == 1:
            state.done()
        else:
            state.set_arg(Levy.COUNT, count - 1)
        state.raise_unit(seat, INFANTRY, answer - answers.LEVY, events.BY_CARD)

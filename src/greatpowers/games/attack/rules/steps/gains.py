"""What a new region brings, and how cards come from their piles."""

from __future__ import annotations

from greatpowers.games.attack.rules import agenda, answers, events, reasons
from greatpowers.games.attack.rules.answers import REGION_FIELD, seat_field
from greatpowers.games.attack.rules.cardrow import DISCARDS, PILE
from greatpowers.games.attack.rules.figures import DECKS, ECONOMICS_DECK, KINDS, POLITICS_DECK, deck_of
from greatpowers.games.attack.rules.state import NO_TYPE, Attack
from greatpowers.games.attack.rules.units import INFANTRY
from greatpowers.kernel.step import Step
from greatpowers.kernel.values import CHANCE, NOBODY, Field, numbers


class Draw(Step[Attack]):
    """Hidden cards from a pile into a hand. The politics discards are shuffled when a draw needs them (ATK-106)."""

    def __init__(self) -> None:
        fields = (Field("deck", DECKS), seat_field("player"), numbers("cards", 0, 9))
        super().__init__(agenda.DRAW, "draw", ("drawn",), fields)

    def seats(self, state: Attack) -> list[int]:
        return [CHANCE] if state.arg(3) > 0 and state.size(state.arg(1), PILE) > 0 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.DRAWN, answers.DRAWN + KINDS))

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        kind = answer - answers.DRAWN
        lies = deck_of(kind) == state.arg(1) and state.count_at(kind, PILE) > 0
        return reasons.LEGAL if lies else reasons.PILE_LACKS

    def options(self, state: Attack, seat: int) -> list[int]:
        return [answers.DRAWN + kind for kind in state.kinds_at(PILE, state.arg(1))]

    def weights(self, state: Attack) -> list[int]:
        return [state.count_at(kind, PILE) for kind in state.kinds_at(PILE, state.arg(1))]

    def play(self, state: Attack, seat: int, answer: int) -> None:
        deck, player, cards = state.arg(1), state.arg(2), state.arg(3)
        if seat != NOBODY:
            state.draw(player, answer - answers.DRAWN)
            state.set_arg(3, cards - 1)
        elif cards > 0 and deck == POLITICS_DECK and state.size(deck, DISCARDS) > 0:
            state.rebuild()
        else:
            state.done()

    def fault(self, state: Attack) -> str:
        return "there is no such player" if state.arg(2) >= state.seats else ""


class Gain(Step[Attack]):
    """A neutral joins peacefully: counter off, a free infantry, a politics card and an economics card (RAX 259-264)."""

    def __init__(self) -> None:
        super().__init__(agenda.GAIN, "gain", (), (seat_field("player"), REGION_FIELD))

    def play(self, state: Attack, seat: int, answer: int) -> None:
        player, region = state.arg(1), state.arg(2)
        state.done()
        state.put_counter(region, NO_TYPE)
        state.raise_unit(player, INFANTRY, region, events.BY_GAIN)
        state.take(player, region)
        state.first(agenda.DRAW, ECONOMICS_DECK, player, 1)
        state.first(agenda.DRAW, POLITICS_DECK, player, 1)

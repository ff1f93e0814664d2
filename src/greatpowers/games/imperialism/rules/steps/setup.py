"""Spielvorbereitung: ducats, display, hands, achievements, great powers, the bonus for army or fleet."""

from __future__ import annotations

from greatpowers.games.imperialism.rules import agenda, answers, events, frames, queries, reasons
from greatpowers.games.imperialism.rules.answers import player_field
from greatpowers.games.imperialism.rules.cards.card import FROM_START, tracks_mask
from greatpowers.games.imperialism.rules.deck import (
    ACHIEVEMENTS,
    CARDS,
    PILES,
    POWERS,
    PROVIDENCE,
    PROVIDENCE_CARDS,
    TERRITORY,
    TRACK_COUNT,
)
from greatpowers.games.imperialism.rules.frames import CARDS_TO_DRAW, DRAWING_PLAYER, DRAWN_PILE
from greatpowers.games.imperialism.rules.state import BANK, IN_BOX, NO_SEAT, ON_STACK, PURSE, VISIBLE, Imperialism
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import CHANCE, NOBODY, Field, Value, numbers

POWERS_DEALT = 2


class LayOut(Step[Imperialism]):
    """25 ducats each; then the display, five providence cards each, the achievements and two great powers each."""

    def __init__(self) -> None:
        super().__init__(agenda.LAY_OUT, "lay_out")

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        state.done()
        state.note(events.BEGAN, state.seats)
        for player in range(state.seats):
            state.pay(BANK, PURSE + player, state.deck.start_ducats, events.FOR_START)
        state.first(agenda.CHOOSE_POWER)
        state.first(agenda.DEAL_POWER)
        state.first(agenda.REVEAL_ACHIEVEMENT)
        for player in reversed(range(state.seats)):
            frames.open_draw(state, PROVIDENCE, player, state.deck.start_hand)
        state.first(agenda.DISPLAY)


class FromPile(Step[Imperialism]):
    """A card comes from a draw pile, which has no order; a used-up pile is rebuilt when a draw needs it (R14 170)."""

    def pile(self, state: Imperialism) -> int:
        raise NotImplementedError

    def is_wanted(self, state: Imperialism) -> bool:
        raise NotImplementedError

    def seats(self, state: Imperialism) -> list[int]:
        return [CHANCE] if self.is_wanted(state) and queries.pile_size(state, self.pile(state)) > 0 else []

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        first, last = (0, PROVIDENCE_CARDS) if self.pile(state) == PROVIDENCE else (PROVIDENCE_CARDS, CARDS)
        return list(range(answers.DRAWN + first, answers.DRAWN + last))

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        card, pile = answer - answers.DRAWN, self.pile(state)
        if (card >= PROVIDENCE_CARDS) != (pile == TERRITORY):
            return reasons.PILE_LACKS
        place = queries.next_place(state, pile)
        return reasons.LEGAL if state.count_at(card, place) > 0 else reasons.PILE_LACKS

    def faces(self, state: Imperialism) -> list[int]:
        pile = self.pile(state)
        first, last = (0, PROVIDENCE_CARDS) if pile == PROVIDENCE else (PROVIDENCE_CARDS, CARDS)
        return state.kinds_at(queries.next_place(state, pile), first, last)

    def options(self, state: Imperialism, seat: int) -> list[int]:
        return [answers.DRAWN + card for card in self.faces(state)]

    def weights(self, state: Imperialism) -> list[int]:
        place = queries.next_place(state, self.pile(state))
        return [state.count_at(card, place) for card in self.faces(state)]

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        if seat == CHANCE:
            self.come(state, answer - answers.DRAWN)
        elif self.is_wanted(state) and queries.discard_size(state, self.pile(state)) > 0:
            state.rebuild(self.pile(state))
        else:
            state.done()

    def come(self, state: Imperialism, card: int) -> None:
        raise NotImplementedError


class Display(FromPile):
    """Territories lie open on the board, two more than there are players."""

    def __init__(self) -> None:
        super().__init__(agenda.DISPLAY, "display", ("drawn",))

    def pile(self, state: Imperialism) -> int:
        return TERRITORY

    def is_wanted(self, state: Imperialism) -> bool:
        return queries.displayed(state) < state.rules.display_size

    def come(self, state: Imperialism, card: int) -> None:
        state.turn_up(card)


class Draw(FromPile):
    """A player draws cards and looks at them alone."""

    def __init__(self) -> None:
        pile, player, cards = Field("pile", PILES), player_field("player"), numbers("cards", 0, 9)
        fields = frame({DRAWN_PILE: pile, DRAWING_PLAYER: player, CARDS_TO_DRAW: cards})
        super().__init__(agenda.DRAW, "draw", ("drawn",), fields)

    def pile(self, state: Imperialism) -> int:
        return state.arg(DRAWN_PILE)

    def is_wanted(self, state: Imperialism) -> bool:
        return state.arg(CARDS_TO_DRAW) > 0

    def come(self, state: Imperialism, card: int) -> None:
        state.set_arg(CARDS_TO_DRAW, state.arg(CARDS_TO_DRAW) - 1)
        state.draw(state.arg(DRAWING_PLAYER), card)

    def implausible(self, state: Imperialism) -> str:
        player, cards = state.arg(DRAWING_PLAYER), state.arg(CARDS_TO_DRAW)
        if player >= state.seats:
            return "there is no such player"
        if state.turn == NO_SEAT:
            return "" if state.arg(DRAWN_PILE) == PROVIDENCE else "first hands are providence cards"
        fits = player == state.turn and state.hand_size(player) + cards <= queries.hand_limit(state, player)
        return "" if fits else "the player to move draws up to the hand limit"


class RevealAchievement(Step[Imperialism]):
    """Achievements lie open, group by group from 1 to 4 glory; the stack shows its top card too (R14 76-80)."""

    def __init__(self) -> None:
        super().__init__(agenda.REVEAL_ACHIEVEMENT, "reveal_achievement", ("revealed",))

    def seats(self, state: Imperialism) -> list[int]:
        lacking = state.achievement.count(VISIBLE) < state.rules.open_achievements
        return [CHANCE] if lacking and ON_STACK in state.achievement else []

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        return list(range(answers.REVEALED, answers.REVEALED + ACHIEVEMENTS))

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        next_ones = queries.stack(state)
        return reasons.LEGAL if answer - answers.REVEALED in next_ones else reasons.STACK_LACKS

    def options(self, state: Imperialism, seat: int) -> list[int]:
        return [answers.REVEALED + achievement for achievement in queries.stack(state)]

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        if seat == NOBODY:
            state.done()
        else:
            state.reveal_achievement(answer - answers.REVEALED)


def next_receiver(state: Imperialism) -> int:
    """Who is dealt the next great power; nobody when all have two."""
    for seat in range(state.seats):
        if state.dealt.count(seat) < POWERS_DEALT:
            return seat
    return NOBODY


class DealPower(Step[Imperialism]):
    """Every player is dealt two great powers and looks at them alone."""

    def __init__(self) -> None:
        super().__init__(agenda.DEAL_POWER, "deal_power", ("dealt",))

    def seats(self, state: Imperialism) -> list[int]:
        return [] if next_receiver(state) == NOBODY else [CHANCE]

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        return list(range(answers.DEALT, answers.DEALT + POWERS))

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        return reasons.LEGAL if state.dealt[answer - answers.DEALT] == IN_BOX else reasons.PILE_LACKS

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        if seat == NOBODY:
            state.done()
        else:
            state.offer_power(next_receiver(state), answer - answers.DEALT)


class ChoosePower(Step[Imperialism]):
    """Everybody keeps one of two great powers in secret (RTD-51); the lowest start number takes the first turn."""

    def __init__(self) -> None:
        super().__init__(agenda.CHOOSE_POWER, "choose_power", ("keep",))
        self.together = True

    def seats(self, state: Imperialism) -> list[int]:
        return list(range(state.seats))

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        return list(range(answers.KEEP, answers.KEEP + POWERS))

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        return reasons.LEGAL if state.dealt[answer - answers.KEEP] == seat else reasons.NOT_DEALT

    def details(self, state: Imperialism, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"power": answers.POWER_FIELD.values[answer - answers.KEEP]}

    def resolve(self, state: Imperialism, seats: list[int], given: list[int]) -> None:
        deck = state.deck
        for player, answer in zip(seats, given):
            power = answer - answers.KEEP
            state.choose_power(player, power)
            for track in range(TRACK_COUNT):
                state.step(player, track, deck.power_steps[power][track], events.BY_POWER)
            state.glorify(player, deck.power_glory[power], events.BY_POWER)
        numbers_drawn = [deck.start_number[power] for power in state.power]
        first = numbers_drawn.index(min(numbers_drawn))
        frames.put_turn(state, first)
        for player in reversed(queries.clockwise(state, first)):
            frames.open_raise(state, player, 0, tracks_mask("army", "fleet"), FROM_START)

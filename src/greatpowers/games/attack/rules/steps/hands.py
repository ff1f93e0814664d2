"""What politics cards do to the hands of others: random cards are stolen, thrown away or idle, or picked by a spy."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, figures, reasons
from greatpowers.games.attack.rules.answers import maybe_seat_field, seat_field
from greatpowers.games.attack.rules.cardrow import HAND
from greatpowers.games.attack.rules.figures import ECONOMICS, FIRST_POLITICS, FIRST_ROUTE, POLITICS, POLITICS_DECK
from greatpowers.games.attack.rules.state import Attack
from greatpowers.kernel.cards import PLACE_MASK, SEEN_SHIFT
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import CHANCE, NOBODY, Value, numbers

COUNT_FIELD: Final = numbers("count", 0, 99)


class FromHand(Step[Attack]):
    """Random cards of one player lose their place, one by one, as many as there are."""

    PLAYER: Final = 1
    TARGET: Final = 2
    COUNT: Final = 3

    def __init__(self, number: int, name: str, first: int, last: int) -> None:
        fields = {
            FromHand.PLAYER: seat_field("player"),
            FromHand.TARGET: seat_field("target"),
            FromHand.COUNT: COUNT_FIELD,
        }
        super().__init__(number, name, ("drawn",), frame(fields))
        self.first = first
        self.last = last

    def copies(self, state: Attack, kind: int) -> int:
        """How many cards of a kind can be meant."""
        return state.count_at(kind, HAND + state.arg(FromHand.TARGET))

    def lose(self, state: Attack, player: int, target: int, kind: int) -> None:
        """What becomes of a card."""

    def seats(self, state: Attack) -> list[int]:
        left = any(self.copies(state, kind) > 0 for kind in range(self.first, self.last))
        return [CHANCE] if left and state.arg(FromHand.COUNT) > 0 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.DRAWN + self.first, answers.DRAWN + self.last))

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        kind = answer - answers.DRAWN
        held = self.first <= kind < self.last and self.copies(state, kind) > 0
        return reasons.LEGAL if held else reasons.NOT_HELD

    def weights(self, state: Attack) -> list[int]:
        return [self.copies(state, answer - answers.DRAWN) for answer in self.options(state, CHANCE)]

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"card": figures.CARD_IDS[answer - answers.DRAWN]}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        player, target = state.arg(FromHand.PLAYER), state.arg(FromHand.TARGET)
        count = state.arg(FromHand.COUNT)
        if seat == NOBODY or count == 1:
            state.done()
        else:
            state.set_arg(FromHand.COUNT, count - 1)
        if seat != NOBODY:
            self.lose(state, player, target, answer - answers.DRAWN)

    def implausible(self, state: Attack) -> str:
        player, target = state.arg(FromHand.PLAYER), state.arg(FromHand.TARGET)
        if player >= state.seats or target >= state.seats or player == target:
            return "a player and an opponent are needed"
        return "" if state.turn in (player, target) else "this happens between the player to move and somebody else"


class Theft(FromHand):
    """Spion, Spionagering: random politics cards go to the thief; only the two know which (ATK-145)."""

    def __init__(self) -> None:
        super().__init__(agenda.THEFT, "theft", FIRST_POLITICS, FIRST_ROUTE)

    @staticmethod
    def open(state: Attack, player: int, target: int, count: int) -> None:
        state.first(agenda.THEFT, player, target, count)

    def lose(self, state: Attack, player: int, target: int, kind: int) -> None:
        state.hand_over(target, player, kind)


class Purge(FromHand):
    """Attentäter: random politics cards of the victim onto the open discards; their eagles do not count (ATK-107)."""

    def __init__(self) -> None:
        super().__init__(agenda.PURGE, "purge", FIRST_POLITICS, FIRST_ROUTE)

    @staticmethod
    def open(state: Attack, player: int, target: int, count: int) -> None:
        state.first(agenda.PURGE, player, target, count)

    def lose(self, state: Attack, player: int, target: int, kind: int) -> None:
        state.discard(target, kind)


class Embargo(FromHand):
    """Embargo: random economics cards of the victim are idle; the owner alone knows which (ATK-152)."""

    def __init__(self) -> None:
        super().__init__(agenda.EMBARGO, "embargo", 0, ECONOMICS)

    @staticmethod
    def open(state: Attack, player: int, target: int, count: int) -> None:
        state.first(agenda.EMBARGO, player, target, count)

    def copies(self, state: Attack, kind: int) -> int:
        return state.busy(kind, state.arg(FromHand.TARGET))

    def lose(self, state: Attack, player: int, target: int, kind: int) -> None:
        state.make_idle(target, kind)
        state.reveal()


class Pick(Step[Attack]):
    """Meisterspion, Meisterspionagering: cards of choice out of the hands just looked at (ATK-145)."""

    PLAYER: Final = 1
    ONE: Final = 2
    TWO: Final = 3
    COUNT: Final = 4

    def __init__(self) -> None:
        fields = {
            Pick.PLAYER: seat_field("player"),
            Pick.ONE: maybe_seat_field("one"),
            Pick.TWO: maybe_seat_field("two"),
            Pick.COUNT: COUNT_FIELD,
        }
        super().__init__(agenda.PICK, "pick", ("pick",), frame(fields))

    @staticmethod
    def open(state: Attack, player: int, one: int, two: int, count: int) -> None:
        """The victims are seats, or -1 for nobody."""
        state.first(agenda.PICK, player, one + 1, two + 1, count)

    def victims(self, state: Attack) -> list[int]:
        named = (state.arg(Pick.ONE) - 1, state.arg(Pick.TWO) - 1)
        return [victim for victim in named if victim >= 0]

    def seats(self, state: Attack) -> list[int]:
        left = any(state.hand_size(victim, POLITICS_DECK) > 0 for victim in self.victims(state))
        return [state.arg(Pick.PLAYER)] if left and state.arg(Pick.COUNT) > 0 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        victims = sorted(self.victims(state))
        return [answers.pick(victim, number) for victim in victims for number in range(POLITICS)]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        target, number = answers.split_pick(answer)
        if target not in self.victims(state):
            return reasons.NOT_AN_OPPONENT
        return reasons.LEGAL if state.holds(target, FIRST_POLITICS + number) else reasons.NOT_HELD

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        target, number = answers.split_pick(answer)
        return {"target": target, "card": figures.POLITICS_IDS[number]}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        count = state.arg(Pick.COUNT)
        if seat == NOBODY or count == 1:
            state.done()
        else:
            state.set_arg(Pick.COUNT, count - 1)
        if seat != NOBODY:
            target, number = answers.split_pick(answer)
            state.hand_over(target, seat, FIRST_POLITICS + number)

    def implausible(self, state: Attack) -> str:
        player, victims = state.arg(Pick.PLAYER), self.victims(state)
        if not victims or player in victims or max(player, *victims) >= state.seats or len({*victims}) < len(victims):
            return "a player and one or two opponents are needed"
        if state.turn != player and victims != [state.turn]:
            return "the player to move takes cards, or loses them to a double agent"
        first, last = state.figures.first[FIRST_POLITICS], state.figures.first[FIRST_ROUTE]
        hands = [HAND + victim for victim in victims]
        for code in state.cards[first:last]:
            if code & PLACE_MASK in hands and not code >> SEEN_SHIFT + player & 1:
                return "the hand has not been looked at"
        return ""

"""What politics cards do to the hands of others: random cards are stolen, thrown away or idle, or picked by a spy."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, figures, reasons
from greatpowers.games.attack.rules.answers import maybe_seat_field, seat_field
from greatpowers.games.attack.rules.cardrow import HAND, PLACE_MASK, SEEN_SHIFT
from greatpowers.games.attack.rules.figures import ECONOMICS, FIRST_POLITICS, FIRST_ROUTE, POLITICS, POLITICS_DECK
from greatpowers.games.attack.rules.state import Attack
from greatpowers.kernel.step import Step
from greatpowers.kernel.values import CHANCE, NOBODY, Value, numbers

COUNT_FIELD: Final = numbers("count", 0, 99)


class FromHand(Step[Attack]):
    """Random cards of one player lose their place, one by one, as many as there are."""

    def __init__(self, number: int, name: str, first: int, last: int) -> None:
        super().__init__(number, name, ("drawn",), (seat_field("player"), seat_field("target"), COUNT_FIELD))
        self.first = first
        self.last = last

    def copies(self, state: Attack, kind: int) -> int:
        """How many cards of a kind can be meant."""
        return state.count_at(kind, HAND + state.arg(2))

    def lose(self, state: Attack, player: int, target: int, kind: int) -> None:
        """What becomes of a card."""

    def seats(self, state: Attack) -> list[int]:
        left = any(self.copies(state, kind) > 0 for kind in range(self.first, self.last))
        return [CHANCE] if left and state.arg(3) > 0 else []

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
        player, target, count = state.arg(1), state.arg(2), state.arg(3)
        if seat == NOBODY or count == 1:
            state.done()
        else:
            state.set_arg(3, count - 1)
        if seat != NOBODY:
            self.lose(state, player, target, answer - answers.DRAWN)

    def fault(self, state: Attack) -> str:
        player, target = state.arg(1), state.arg(2)
        if player >= state.seats or target >= state.seats or player == target:
            return "a player and an opponent are needed"
        return "" if state.turn in (player, target) else "this happens between the player to move and somebody else"


class Theft(FromHand):
    """Spion, Spionagering: random politics cards go to the thief; only the two know which (ATK-145)."""

    def __init__(self) -> None:
        super().__init__(agenda.THEFT, "theft", FIRST_POLITICS, FIRST_ROUTE)

    def lose(self, state: Attack, player: int, target: int, kind: int) -> None:
        state.hand_over(target, player, kind)


class Purge(FromHand):
    """Attentäter: random politics cards of the victim onto the open discards; their eagles do not count (ATK-107)."""

    def __init__(self) -> None:
        super().__init__(agenda.PURGE, "purge", FIRST_POLITICS, FIRST_ROUTE)

    def lose(self, state: Attack, player: int, target: int, kind: int) -> None:
        state.discard(target, kind)


class Embargo(FromHand):
    """Embargo: random economics cards of the victim are idle; the owner alone knows which (ATK-152)."""

    def __init__(self) -> None:
        super().__init__(agenda.EMBARGO, "embargo", 0, ECONOMICS)

    def copies(self, state: Attack, kind: int) -> int:
        return state.busy(kind, state.arg(2))

    def lose(self, state: Attack, player: int, target: int, kind: int) -> None:
        state.make_idle(target, kind)
        state.reveal()


class Pick(Step[Attack]):
    """Meisterspion, Meisterspionagering: cards of choice out of the hands just looked at (ATK-145)."""

    def __init__(self) -> None:
        fields = (seat_field("player"), maybe_seat_field("one"), maybe_seat_field("two"), COUNT_FIELD)
        super().__init__(agenda.PICK, "pick", ("pick",), fields)

    def victims(self, state: Attack) -> list[int]:
        return [state.arg(index) - 1 for index in (2, 3) if state.arg(index) > 0]

    def seats(self, state: Attack) -> list[int]:
        left = any(state.hand_size(victim, POLITICS_DECK) > 0 for victim in self.victims(state))
        return [state.arg(1)] if left and state.arg(4) > 0 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        first = [answers.PICK + victim * POLITICS for victim in sorted(self.victims(state))]
        return [code + number for code in first for number in range(POLITICS)]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        target, number = divmod(answer - answers.PICK, POLITICS)
        if target not in self.victims(state):
            return reasons.NOT_AN_OPPONENT
        return reasons.LEGAL if state.holds(target, FIRST_POLITICS + number) else reasons.NOT_HELD

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        target, number = divmod(answer - answers.PICK, POLITICS)
        return {"target": target, "card": figures.POLITICS_IDS[number]}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        count = state.arg(4)
        if seat == NOBODY or count == 1:
            state.done()
        else:
            state.set_arg(4, count - 1)
        if seat != NOBODY:
            target, number = divmod(answer - answers.PICK, POLITICS)
            state.hand_over(target, seat, FIRST_POLITICS + number)

    def fault(self, state: Attack) -> str:
        player, victims = state.arg(1), self.victims(state)
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

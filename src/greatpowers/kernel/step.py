"""A step of the rulebook, and a standing right."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from greatpowers.kernel.state import State
from greatpowers.kernel.values import PASS, Field, Value, in_order

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One step of the rulebook: who is asked, what they may answer, what follows. It holds no state of its own.

    A step that asks nobody is played by the kernel itself, with `NOBODY` and answer 0. A `together` step is open
    for all its seats at once; its answers stay sealed until the last is in and then arrive at `resolve` in seat order.
    """

    def __init__(self, number: int, name: str, kinds: tuple[str, ...] = (), fields: tuple[Field, ...] = ()) -> None:
        self.number = number
        self.name = name
        self.kinds = kinds
        self.fields = fields
        self.together = False
        self.forfeits: tuple[str, ...] = (PASS,) if PASS in kinds else ()
        """The kinds of answers by which a seat lets something go that it could do here. A step in which passing only
        says no to somebody else, or is one of two ways to go on, has none."""
        self.ends_turn = False
        """A forfeit here ends a turn, or a part of one, with a right unused: people are asked once whether they mean
        it."""
        self.gathers: tuple[str, ...] = ()
        """The kinds of answers that name things one by one whose order makes no difference. The engine takes them in
        ascending order, so that every set is counted once; a `Match` takes them in any."""
        self.passed_over = 0
        """The reason id that keeps that order; nobody is ever told of it."""
        self.lays_open: tuple[str, ...] = ()
        """The kinds of answers by which a seat shows what only it knew and can still take them back: it learns nothing
        by that, and what the others have seen they keep, which is its own loss."""
        self.costs_nothing = False
        """All that can be gathered here is usually wanted."""
        self.window = 0
        """Of a window of reaction: how many times the usual time it lasts where people play against the clock. Somebody
        is asked because they might hold a card, as far as everybody can know, and may let it go by. 0: none."""
        self.secret = False
        """Whether what is legal here follows from what only the seat knows, so that passing at once would tell it. It
        is so in every window, and need not be said of one."""

    def most_named(self, state: S, seat: int) -> int:
        """How many of the things that are gathered here may still be named, at most."""
        return 1

    def least_named(self, state: S, seat: int) -> int:
        """How many of them must be named together, so that the rest can follow."""
        return 1

    def nameable(self, state: S, seat: int) -> list[int]:
        """The things to gather from, in whichever order they are named."""
        return self.options(state, seat)

    def stock(self, state: S, seat: int) -> list[int]:
        """What the things that are gathered here draw on together, such as money or pieces in supply; of each how much
        there is."""
        return []

    def takes(self, state: S, seat: int, answer: int) -> list[int]:
        """How much of each stock naming this thing takes."""
        return []

    def apart(self, state: S, seat: int, answer: int) -> int:
        """Things with different marks are not named together; 0 goes with all."""
        return 0

    def meaning(self, answer: int) -> int:
        """The answer that is listed for this one, where two ways of saying it mean the same."""
        return answer

    def seats(self, state: S) -> list[int]:
        """Who is asked: nobody, one seat, several, or `CHANCE`."""
        return []

    def candidates(self, state: S, seat: int) -> list[int]:
        """What could be wanted here; a superset of the options, sorted."""
        return []

    def refusal(self, state: S, seat: int, answer: int) -> int:
        """0 when the answer is legal, else the id of the reason. Defined for every answer of the step's kinds."""
        return 0

    def options(self, state: S, seat: int) -> list[int]:
        """The legal answers, sorted and unique. Overridden only for speed; a law proves equality."""
        return [answer for answer in self.candidates(state, seat) if self.refusal(state, seat, answer) == 0]

    def weights(self, state: S) -> list[int]:
        """How likely each option of `CHANCE` is, in the order of the options."""
        return [1] * len(self.options(state, -1))

    def play(self, state: S, seat: int, answer: int) -> None:
        """Carry the answer out through gates and say what comes then."""

    def resolve(self, state: S, seats: list[int], answers: list[int]) -> None:
        """Carry out the answers of a `together` step."""

    def details(self, state: S, seat: int, answer: int, reason: int) -> dict[str, Value]:
        """The figures a refusal speaks of."""
        return {}

    def cost(self, state: S, seat: int, answer: int) -> int:
        """What a legal answer costs the seat at once, out of its own money."""
        return 0

    def implausible(self, state: S) -> str:
        """Why the top frame of an imported position cannot be, in plain words; empty when it can."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Right(Generic[S]):
    """Something a seat may do beside whatever is open. Never required; afterwards the open step is asked again."""

    def __init__(self, name: str, kinds: tuple[str, ...]) -> None:
        self.name = name
        self.kinds = kinds

    def options(self, state: S, seat: int) -> list[int]:
        raise NotImplementedError

    def refusal(self, state: S, seat: int, answer: int) -> int:
        raise NotImplementedError

    def play(self, state: S, seat: int, answer: int) -> None:
        raise NotImplementedError

    def details(self, state: S, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {}

    def is_worth_a_question(self, state: S, seat: int, step: Step[S]) -> bool:
        """Whether a seat that could only pass in this step is asked for the sake of this right. A right that may be
        gone with the next question is."""
        return len(self.options(state, seat)) > 0


def steps_in_order(steps: list[Step[Any]]) -> list[Step[Any]]:
    """Steps by their numbers, as the agenda names them."""
    return list(in_order({step.number: step for step in steps}))


def frame(arguments: dict[int, Field]) -> tuple[Field, ...]:
    """The arguments of a step's frame by their numbers, which begin at 1: rules read `state.arg(REGION)`, never a bare
    number."""
    return in_order({number - 1: field for number, field in arguments.items()})

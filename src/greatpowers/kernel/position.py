"""`Position`: the fast level. Bots, search and research play on it; `Match` stands on it too."""

from __future__ import annotations

import hashlib
import struct
from typing import Any, Final

from greatpowers.kernel.chance import Dice, pick
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.state import UNSEALED, WIDTH, State
from greatpowers.kernel.step import Step
from greatpowers.kernel.values import CHANCE, NOBODY, PASS, Reason, Refused, Value

GAME_OVER: Final = -1
NOT_ASKED: Final = -2
OTHER_KIND: Final = -3


class Position:
    """A state and what is open in it. Answers are ints; the options of the open step are the only legal ones."""

    def __init__(self, rules: Ruleset, state: State, settle: bool = True) -> None:
        self.rules = rules
        self.state = state
        self.step: Step[Any] | None = None
        self._seats: list[int] = []
        self.seat = NOBODY
        """The first seat that has not answered yet; `NOBODY` when the game is over."""
        self._options: list[int] | None = None
        self._options_seat = NOBODY
        if settle:
            self._settle()

    def _settle(self) -> None:
        """Play every step that asks nobody, until somebody is asked or the game is over."""
        state = self.state
        steps = self.rules.steps
        self._options = None
        while not state.over:
            step = steps[state.agenda[-WIDTH]]
            seats = step.seats(state)
            if len(seats) > 0:
                self.step = step
                self._seats = seats
                self.seat = seats[0] if len(state.sealed) == 0 else self.waiting()[0]
                return
            step.play(state, NOBODY, 0)
        self.step = None
        self._seats = []
        self.seat = NOBODY

    @property
    def over(self) -> bool:
        return self.state.over

    def asked(self) -> list[int]:
        """Everybody the open step asks, answered or not."""
        return self._seats[:]

    def waiting(self) -> list[int]:
        """Those asked who have not answered yet."""
        sealed = self.state.sealed
        return [seat for seat in self._seats if seat < 0 or len(sealed) == 0 or sealed[seat] == UNSEALED]

    def options(self, seat: int = NOBODY) -> list[int]:
        """The legal answers of `seat` (left out: of the seat to answer next). Do not change the list."""
        if seat == NOBODY:
            seat = self.seat
        if self._options is not None and self._options_seat == seat:
            return self._options
        if self.step is None or seat not in self._seats:
            return []
        options = self.step.options(self.state, seat)
        self._options = options
        self._options_seat = seat
        return options

    def weights(self) -> list[int]:
        """How likely each option is when `CHANCE` is asked."""
        if self.step is None or self.seat != CHANCE:
            return []
        return self.step.weights(self.state)

    def rights(self, seat: int) -> list[int]:
        """The answers by which `seat` could take a standing right now."""
        answers: list[int] = []
        if self.step is None or seat < 0 or self._seats[0] == CHANCE:
            return answers
        for right in self.rules.rights:
            answers.extend(right.options(self.state, seat))
        return answers

    def must_pass(self, seat: int) -> bool:
        """Whether to pass is all that `seat` can do: there is no other answer, and no right worth being asked for."""
        step = self.step
        if step is None or PASS not in step.kinds or self.options(seat) != [self.rules.codec.by_name[PASS].number]:
            return False
        return not any(right.is_worth_a_question(self.state, seat, step) for right in self.rules.rights)

    def refusal(self, answer: int, seat: int) -> int:
        """0 when `seat` may give this answer now, else a reason id; the kernel's own reasons are negative."""
        if self.step is None:
            return GAME_OVER
        right = self.rules.right_of(answer)
        if right is not None:
            if seat < 0 or self._seats[0] == CHANCE:
                return NOT_ASKED
            return right.refusal(self.state, seat, answer)
        if seat not in self._seats:
            return NOT_ASKED
        if self.rules.codec.kind_of(answer).name not in self.step.kinds:
            return OTHER_KIND
        return self.step.refusal(self.state, seat, answer)

    def play(self, answer: int, seat: int = NOBODY) -> None:
        """Give an answer. An illegal one raises `Refused` and changes nothing."""
        if seat == NOBODY:
            seat = self.seat
        if self._options is not None and self._options_seat == seat and answer < self.rules.first_right:
            legal = answer in self._options
        else:
            legal = self.refusal(answer, seat) == 0
        step = self.step
        if step is None or not legal:
            raise Refused(self.reason(answer, seat))
        state = self.state
        state.revealed = False
        if answer >= self.rules.first_right:
            right = self.rules.right_of(answer)
            assert right is not None
            state.sealed = []
            right.play(state, seat, answer)
        elif step.together:
            self._seal(step, seat, answer)
        else:
            step.play(state, seat, answer)
        self._settle()

    def name(self, answer: int, seat: int) -> None:
        """Give a legal answer and leave the step open, even if nobody would be asked in it any more."""
        assert self.step is not None
        self.state.revealed = False
        self.step.play(self.state, seat, answer)
        self._options = None

    def _seal(self, step: Step[Any], seat: int, answer: int) -> None:
        state = self.state
        if len(state.sealed) == 0:
            state.sealed = [UNSEALED] * state.seats
        state.sealed[seat] = answer
        answers = [state.sealed[asked] for asked in self._seats]
        if UNSEALED not in answers:
            state.sealed = []
            step.resolve(state, self._seats, answers)
            state.reveal()

    def reason(self, answer: int, seat: int) -> Reason:
        """The reason behind `refusal`, with figures and the passage of the rulebook."""
        code = self.refusal(answer, seat)
        if code < 0:
            return self._kernel_reason(code, answer, seat)
        right = self.rules.right_of(answer)
        if right is not None:
            return self.rules.reason(code, right.name, right.details(self.state, seat, answer, code))
        assert self.step is not None
        return self.rules.reason(code, self.step.name, self.step.details(self.state, seat, answer, code))

    def _kernel_reason(self, code: int, answer: int, seat: int) -> Reason:
        if code == GAME_OVER:
            return Reason("game-over", {}, "")
        assert self.step is not None
        details: dict[str, Value] = {"step": self.step.name, "seat": seat}
        if code == NOT_ASKED:
            return Reason("not-asked", details, "")
        details["kind"] = self.rules.codec.kind_of(answer).name
        return Reason("other-kind", details, "")

    def roll(self, dice: Dice) -> int:
        """An answer for `CHANCE`, by weight."""
        weights = self.weights()
        return self.options()[pick(weights, dice.below(sum(weights)))]

    def copy(self) -> Position:
        twin = Position(self.rules, self.state.copy(), False)
        twin.step = self.step
        twin._seats = self._seats
        twin.seat = self.seat
        twin._options = self._options
        twin._options_seat = self._options_seat
        return twin

    def guess(self, seat: int, dice: Dice) -> Position:
        """A position consistent with what `seat` knows; other seats' sealed answers are not known, so they are open."""
        state = self.rules.guess(self.state, seat, dice)
        if len(state.sealed) > 0:
            state.sealed = [value if index == seat else UNSEALED for index, value in enumerate(state.sealed)]
            if state.sealed.count(UNSEALED) == len(state.sealed):
                state.sealed = []
        return Position(self.rules, state)

    def scores(self) -> list[int]:
        return self.rules.scores(self.state)

    def ranks(self) -> list[int]:
        return self.rules.ranks(self.state)

    def hash(self) -> str:
        """Sixteen hexadecimal digits that name this position, equal on every build and machine."""
        key = self.state.key()
        return hashlib.sha256(struct.pack(f"<{len(key)}q", *key)).hexdigest()[:16]

    def playout(self, dice: Dice, limit: int = 1_000_000) -> int:
        """Answer every decision uniformly until the game is over; returns how many answers were given."""
        count = 0
        while not self.state.over and count < limit:
            if self.seat == CHANCE:
                self.play(self.roll(dice), CHANCE)
            else:
                options = self.options()
                self.play(options[dice.below(len(options))])
            count += 1
        return count

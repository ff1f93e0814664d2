"""Things that are named one by one though their order makes no difference: people name them in any.

The engine names them in ascending order, so that search and perft meet every set once, and records and hashes do not
depend on a habit. Here what somebody names is brought into that order.
"""

from __future__ import annotations

from greatpowers.kernel.position import Position
from greatpowers.kernel.values import NOBODY, PASS, Reason


class Moment:
    """A point to which an undo can return, and the answer that was given there."""

    def __init__(self, seat: int, position: Position, events: int, question: int, code: int, tied: bool) -> None:
        self.seat = seat
        self.position = position
        self.events = events
        self.question = question
        self.code = code
        self.tied = tied
        """The answer before was given together with this one."""


class Gathering:
    """What a seat has named, as far as it can be taken back, and what could be named besides."""

    def __init__(self, position: Position, moments: list[Moment], seat: int) -> None:
        self.position = position
        self.seat = seat
        self.kinds: tuple[str, ...] = ()
        self.passed_over = 0
        self.moments: list[Moment] = []
        self.base = position
        """Where things are named: at what is open, or, if the last of them in the engine's order has just ended that,
        where they were named before."""
        step = position.step
        if (step is None or not step.gathers) and moments and moments[-1].seat == seat:
            self.base = moments[-1].position
            step = self.base.step
        if step is None:
            return
        self.kinds = step.gathers
        self.passed_over = step.passed_over
        for moment in reversed(moments):
            if moment.seat != seat or not self._belongs(moment):
                break
            self.moments.insert(0, moment)

    def _belongs(self, moment: Moment) -> bool:
        """Whether the answer named something in that very step, or took a right meanwhile."""
        here = shape_of(moment.position) == shape_of(self.base)
        return here and (self._is_gathered(moment.code) or self._is_right(moment.code))

    def _is_gathered(self, code: int) -> bool:
        return self.position.rules.codec.kind_of(code).name in self.kinds

    def _is_right(self, code: int) -> bool:
        return code >= self.position.rules.first_right

    def arranged(self, codes: list[int]) -> list[int]:
        """What was done and these besides, in the order in which the engine takes them: rights first, for they may be
        what makes the rest possible."""
        done = [moment.code for moment in self.moments]
        rights = [code for code in done if self._is_right(code)]
        return rights + sorted([code for code in done if not self._is_right(code)] + codes)

    def why_not(self, codes: list[int]) -> Reason | None:
        """Why these cannot be named besides what is named already; nothing when they can. The engine's order is no
        reason: in ascending order nobody is refused for it, unless something has happened in between."""
        return self.tried(codes)[1]

    def tried(self, codes: list[int]) -> tuple[list[int], Reason | None]:
        """What has to be given in the engine's order for these and what was done, and why that cannot be. When only
        one thing is left to name the engine names it by itself, so that need not be given."""
        for code in codes:
            if not self._is_gathered(code):
                return [], self._foreign(code)
        trial, named = (self.moments[0].position if self.moments else self.position).copy(), NOBODY
        bare, given = trial.copy(), list[int]()
        shape = shape_of(trial)
        for code in self.arranged(codes):
            gone_on = shape_of(trial) != shape or self.seat not in trial.asked()
            if gone_on and shape_of(bare) == shape:
                if bare.refusal(code, self.seat) != 0:
                    return [], bare.reason(code, self.seat)
            else:
                refusal = trial.refusal(code, self.seat)
                if refusal != 0:
                    by_order = refusal == self.passed_over and code != named  # twice the same is no matter of order
                    return [], Reason("settled", {}, "") if by_order else trial.reason(code, self.seat)
                trial.play(code, self.seat)
                given.append(code)
            if self._is_right(code) or shape_of(bare) != shape:
                bare = trial.copy()
            else:
                bare.name(code, self.seat)
            named = code
        return given, None

    def _foreign(self, code: int) -> Reason:
        """Why something cannot be named that is not gathered here, though it may be an answer."""
        step, position = self.position.step, self.position
        if step is None or position.refusal(code, self.seat) != 0:
            return position.reason(code, self.seat)
        kind = position.rules.codec.kind_of(code).name
        return Reason("other-kind", {"step": step.name, "seat": self.seat, "kind": kind}, "")

    def crowd(self, codes: list[int]) -> Reason | None:
        """Why that many cannot be named together."""
        step, position = self.position.step, self.position
        if step is None or not step.gathers or self.seat not in position.asked():
            return None
        most, least = step.most_named(position.state, self.seat), step.least_named(position.state, self.seat)
        if len(codes) > most:
            return Reason("too-many-named", {"most": most, "named": len(codes)}, "")
        if len(codes) < least:
            return Reason("too-few-named", {"least": least, "named": len(codes)}, "")
        return None

    def late(self) -> list[int]:
        """What can be named besides the options, though the engine would have had it named before."""
        step = self.position.step
        if step is None or self.base is not self.position or not self.moments:
            return []
        options = self.position.options(self.seat)
        wanted = step.candidates(self.moments[0].position.state, self.seat)
        others = [code for code in wanted if code not in options and self._is_gathered(code)]
        return [code for code in others if self.why_not([code]) is None]

    def times(self, code: int, most: int) -> int:
        """How often a thing that was gone past can still be named."""
        times = 0
        while times < most and self.why_not([code] * (times + 1)) is None:
            times += 1
        return times


def shape_of(position: Position) -> tuple[str, int]:
    """Which step is open, and how deep in the agenda: while neither changes, the same gathering goes on."""
    return ("" if position.step is None else position.step.name, len(position.state.agenda))


def closing_of(position: Position, seat: int) -> int:
    """The answer by which the seat names nothing more of what it is still asked for, if it may end it."""
    step = position.step
    if step is None or PASS not in step.forfeits or seat not in position.waiting():
        return NOBODY
    closing = position.rules.codec.by_name[PASS].number
    return closing if position.refusal(closing, seat) == 0 else NOBODY

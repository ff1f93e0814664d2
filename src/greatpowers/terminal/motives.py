"""Why computers have answered as they did, at a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from greatpowers.games.evaluation import NO_ANSWER
from greatpowers.kernel.position import Position
from greatpowers.players.thought import Thought
from greatpowers.words.motives import reason
from greatpowers.words.words import Words

Considered = tuple[Position, int, Thought]
"""Where a seat was asked, and what its computer thought."""


def explained(words: Words, thoughts: Sequence[Considered], by_lot: bool) -> list[str]:
    """A line for each answer."""
    codec = words.ruleset.codec
    lines: list[str] = []
    for position, seat, thought in thoughts:
        assert position.step is not None
        answer = words.answer(codec.decode(thought.answer), position.step.name, position)
        points = {motive.term: motive.points for motive in thought.motives}
        other = None if thought.alternative == NO_ANSWER else codec.decode(thought.alternative).to_json()
        why = reason(words, by_lot, points, thought.chance, other, position)
        lines.append(words.say("table-motive", player=seat, answer=answer, reason=why))
    return lines

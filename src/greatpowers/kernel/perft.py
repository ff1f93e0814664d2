"""Perft: how many sequences of answers there are, to find a wrong rule by counting."""

from __future__ import annotations

from greatpowers.kernel.position import Position


def perft(position: Position, depth: int) -> int:
    """Sequences of `depth` answers from here; a finished game counts once. Standing rights are not followed."""
    if depth == 0 or position.over:
        return 1
    options = position.options()
    if depth == 1:
        return len(options)
    total = 0
    for answer in options:
        after = position.copy()
        after.play(answer)
        total += perft(after, depth - 1)
    return total


def divide(position: Position, depth: int) -> list[tuple[int, int]]:
    """The count behind each first answer."""
    rows: list[tuple[int, int]] = []
    for answer in position.options():
        after = position.copy()
        after.play(answer)
        rows.append((answer, perft(after, depth - 1)))
    return rows


def rights(position: Position) -> int:
    """How many ways there are to take a standing right here; counted apart because they are never required."""
    return sum(len(position.rights(seat)) for seat in range(position.state.seats))

"""What results prove: win shares, ranks, pairs, ratings, each with how sure they are, and a test that may stop early.

Games of a block share a seed and differ in the seats only, so they are not independent: blocks are resampled, never
games. `Outcome` is all that is needed of a game.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

Z = 1.959963984540054
"""Two-sided 95 %."""

RESAMPLES = 400


class Outcome(NamedTuple):
    """A game: its block, who sat where, and each seat's rank (1 is best, ties are equal numbers)."""

    block: int
    bots: tuple[str, ...]
    ranks: tuple[int, ...]


class Interval(NamedTuple):
    """An estimate and where the truth lies with 95 %, if that can be told."""

    value: float
    low: float | None
    high: float | None


class Share(NamedTuple):
    """A win share: the interval by resampled blocks and the one after Wilson, and what parity would give."""

    value: float
    bootstrap: tuple[float, float] | None
    wilson: tuple[float, float]
    parity: float
    appearances: int

    @property
    def widest(self) -> Interval:
        """Resampling knows nothing of what has never happened, Wilson nothing of blocks: the wider of both."""
        both = [self.wilson, self.bootstrap or self.wilson]
        return Interval(self.value, min(low for low, _ in both), max(high for _, high in both))


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The interval of a share after Wilson; also sound near 0 and 1."""
    if games == 0:
        return 0.0, 1.0
    share, z2 = wins / games, Z * Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z / (1 + z2 / games) * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def win_shares(ranks: Sequence[int]) -> list[float]:
    """One win for each game, split among those who share the first place."""
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def places(ranks: Sequence[int]) -> list[float]:
    """Ranks in which those who tie share the mean of their places."""
    return [sum(other < rank for other in ranks) + (ranks.count(rank) + 1) / 2 for rank in ranks]


# --- resampling -------------------------------------------------------------------------------------------------------


def by_block(outcomes: Sequence[Outcome]) -> list[list[Outcome]]:
    found: dict[int, list[Outcome]] = {}
    for outcome in outcomes:
        found.setdefault(outcome.block, []).append(outcome)
    return list(found.values())


def resampled(blocks: int, times: int = RESAMPLES) -> list[list[int]]:
    """How often each block is drawn, for every resample; the same draws for all statistics. One block tells nothing."""
    lot = random.Random(blocks)
    draws: list[list[int]] = []
    for _ in range(times if blocks > 1 else 0):
        counts = [0] * blocks
        for _ in range(blocks):
            counts[lot.randrange(blocks)] += 1
        draws.append(counts)
    return draws


def middle(values: Sequence[float]) -> tuple[float, float]:
    """The middle 95 % of the values."""
    ordered = sorted(values)
    cut = round(0.025 * (len(ordered) - 1))
    return ordered[cut], ordered[-1 - cut]


def ratios(parts: Sequence[tuple[float, float]], draws: Sequence[Sequence[int]]) -> tuple[float, float] | None:
    """The interval of a mean, from each block's sum and count."""
    found = []
    for counts in draws:
        size = sum(count * part[1] for count, part in zip(counts, parts))
        if size > 0:
            found.append(sum(count * part[0] for count, part in zip(counts, parts)) / size)
    return middle(found) if found else None


# --- shares, ranks, pairs ---------------------------------------------------------------------------------------------


def summed(
    blocks: Sequence[Sequence[Outcome]], bot: str, value: Callable[[Sequence[int]], list[float]]
) -> list[tuple[float, float]]:
    """For each block, the sum of a value over the seats of a computer, and how many seats these are."""
    rows = []
    for block in blocks:
        mine = [each for outcome in block for name, each in zip(outcome.bots, value(outcome.ranks)) if name == bot]
        rows.append((sum(mine), float(len(mine))))
    return rows


def share(blocks: Sequence[Sequence[Outcome]], bot: str, draws: Sequence[Sequence[int]]) -> Share:
    """How often a seat of this computer has won."""
    parts = summed(blocks, bot, win_shares)
    wins, appearances = sum(part[0] for part in parts), sum(part[1] for part in parts)
    parity = sum(outcome.bots.count(bot) / len(outcome.bots) for block in blocks for outcome in block) / appearances
    return Share(wins / appearances, ratios(parts, draws), wilson(wins, appearances), parity, int(appearances))


def mean_rank(blocks: Sequence[Sequence[Outcome]], bot: str, draws: Sequence[Sequence[int]]) -> Interval:
    parts = summed(blocks, bot, places)
    mean = sum(part[0] for part in parts) / sum(part[1] for part in parts)
    return Interval(mean, *(ratios(parts, draws) or (None, None)))


def pairs(outcomes: Sequence[Outcome], bots: Sequence[str]) -> list[list[float | None]]:
    """How often the computer of the row finishes before that of the column where both sit; ties are halves."""
    before: Counter[tuple[str, str]] = Counter()
    met: Counter[tuple[str, str]] = Counter()
    for outcome in outcomes:
        seats = list(zip(outcome.bots, outcome.ranks))
        for one, rank in seats:
            for other, behind in seats:
                if one != other:
                    met[one, other] += 2
                    before[one, other] += 2 if rank < behind else rank == behind
    return [[before[a, b] / met[a, b] if met[a, b] else None for b in bots] for a in bots]

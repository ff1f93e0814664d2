"""A test that stops as soon as it is sure: is the first computer better than the second by so much, or no better?

A generalised sequential probability ratio test on the scores of blocks, in the normal approximation. H0: no advantage;
H1: an advantage of `margin`; a wrong decision either way with 5 %. Advantage: half the difference between the win
share of the first alone among the second and that of the second alone among the first. With two seats that is the
first's win share above one half. Where the second never sits alone: the first's win share above parity.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from greatpowers.arena.statistics import Outcome, win_shares

ERROR = 0.05
BOUND = math.log((1 - ERROR) / ERROR)
FEWEST = 16
"""Blocks before the first verdict: the variance has to be known."""

LEAST_VARIANCE = 1e-4


class Verdict(NamedTuple):
    """`better` (H1), `no better` (H0), or empty as long as nothing is decided."""

    decision: str
    advantage: float
    ratio: float
    """The logarithm of how many times likelier H1 is than H0."""
    blocks: int


def score(block: Sequence[Outcome], first: str, second: str) -> float:
    """The advantage of `first` in a block."""
    crowd = alone(block, second)
    if not crowd:
        return mean(alone(block, first)) - mean([1 / len(outcome.bots) for outcome in block])
    return (mean(alone(block, first)) - mean(crowd)) / 2


def alone(block: Sequence[Outcome], bot: str) -> list[float]:
    """The win shares of a computer where it sits once."""
    return [win_shares(outcome.ranks)[outcome.bots.index(bot)] for outcome in block if outcome.bots.count(bot) == 1]


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def judge(scores: Sequence[float], margin: float) -> Verdict:
    """What the scores of all blocks so far prove."""
    count = len(scores)
    if count < FEWEST:
        return Verdict("", sum(scores) / count if scores else 0.0, 0.0, count)
    middle = mean(scores)
    variance = max(LEAST_VARIANCE, sum((score - middle) ** 2 for score in scores) / (count - 1))
    ratio = count * margin * (middle - margin / 2) / variance
    decision = "better" if ratio >= BOUND else "no better" if ratio <= -BOUND else ""
    return Verdict(decision, middle, ratio, count)

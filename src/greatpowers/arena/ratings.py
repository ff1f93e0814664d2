"""Ratings from whole rankings: Plackett and Luce's model, fitted to all games at once by Hunter's MM algorithm.

Whoever is first among some seats is so with a chance proportional to its strength; then the same holds for those left.
Shown is the logarithm, in points: 400 points are odds of ten to one. The yardstick `uniform` has 0, where it plays;
else the mean has. Every computer is lent half a win against every other, so that none has an infinite rating.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence

from greatpowers.arena.statistics import Interval, Outcome, middle
from greatpowers.players.roster import UNIFORM

POINTS = 400 / math.log(10)
"""For each unit of log-strength."""

LENT = 0.5
CLOSE = 1e-6
MOST_STEPS = 10_000


class Tally:
    """What rankings say: how often each computer was first, and among whom somebody was.

    A field says how much of each computer was there: 2 for two seats, less than 1 when part of a tie has gone.
    """

    def __init__(self, size: int) -> None:
        self.firsts = [0.0] * size
        self.fields: Counter[tuple[float, ...]] = Counter()

    def add(self, other: Tally, times: int) -> None:
        for index, wins in enumerate(other.firsts):
            self.firsts[index] += times * wins
        for field, count in other.fields.items():
            self.fields[field] += times * count

    def read(self, outcome: Outcome, bots: Sequence[str]) -> None:
        """The first of all, then the first of the rest, and so on until one computer alone is left.

        Those who tie go after Efron: one after the other, each time the same part of all of them.
        """
        seats = [(rank, bots.index(name)) for name, rank in zip(outcome.bots, outcome.ranks)]
        for rank in sorted(set(outcome.ranks)):
            left = [index for its, index in seats if its >= rank]
            if len(set(left)) == 1:
                return
            tied = [index for its, index in seats if its == rank]
            for index in tied:
                self.firsts[index] += 1
            for gone in range(len(tied)):
                there = [left.count(index) - gone / len(tied) * tied.count(index) for index in range(len(bots))]
                self.fields[tuple(there)] += 1


def lent(size: int) -> Tally:
    tally = Tally(size)
    for one in range(size):
        for other in range(one):
            tally.firsts[one] += LENT
            tally.firsts[other] += LENT
            tally.fields[tuple(float(index in (one, other)) for index in range(size))] = 1
    return tally


def fit(tally: Tally, start: Sequence[float]) -> list[float]:
    """The most likely log-strengths (their mean is 0), from where the search shall start."""
    size = len(start)
    fields = [
        ([(index, part) for index, part in enumerate(field) if part > 0], count)
        for field, count in tally.fields.items()
        if count
    ]
    strengths = [math.exp(value) for value in start]
    for _ in range(MOST_STEPS):
        pulls = [0.0] * size
        for parts, count in fields:
            weight = count / sum(part * strengths[index] for index, part in parts)
            for index, part in parts:
                pulls[index] += weight * part
        logs = [math.log(wins / pull) for wins, pull in zip(tally.firsts, pulls)]
        mean = sum(logs) / size
        moved = max(abs(log - mean - math.log(old)) for log, old in zip(logs, strengths))
        strengths = [math.exp(log - mean) for log in logs]
        if moved < CLOSE:
            break
    return [math.log(strength) for strength in strengths]


def ratings(
    blocks: Sequence[Sequence[Outcome]], bots: Sequence[str], draws: Sequence[Sequence[int]]
) -> dict[str, Interval]:
    """The rating of each computer, with the interval from resampled blocks."""
    tallies = []
    for block in blocks:
        tallies.append(Tally(len(bots)))
        for outcome in block:
            tallies[-1].read(outcome, bots)
    best = fit(together(tallies, [1] * len(tallies)), [0.0] * len(bots))
    again = [points(fit(together(tallies, counts), best), bots) for counts in draws]
    found = {}
    for index, (name, value) in enumerate(zip(bots, points(best, bots))):
        found[name] = Interval(value, *(middle([row[index] for row in again]) if again else (None, None)))
    return found


def together(tallies: Sequence[Tally], counts: Sequence[int]) -> Tally:
    size = len(tallies[0].firsts)
    total = lent(size)
    for tally, count in zip(tallies, counts):
        if count:
            total.add(tally, count)
    return total


def points(logs: Sequence[float], bots: Sequence[str]) -> list[float]:
    zero = logs[bots.index(UNIFORM)] if UNIFORM in bots else 0.0
    return [POINTS * (log - zero) for log in logs]

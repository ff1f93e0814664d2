"""Who plays whom where: tables that are fair by design, and the same ones from the same seed.

A *block* is a line-up at every rotation of its seats, all on one seed: whoever sits well, or has luck, passes it on.
Two computers: one of the first among the second and one of the second among the first, in the same block, because who
is good alone may be bad in a crowd; or, if asked so, only the first alone among the second. More: each line-up has
everybody equally often, and those who sit there once more are another choice each time; a *round* has every choice
once, so over whole rounds every computer and every pair of them has met equally often. The blocks go on for ever, and
a longer run begins with the games of a shorter one.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations, count
from typing import NamedTuple

from greatpowers.arena.game import derived


class Pairing(NamedTuple):
    """One game to be played: its block, the computer at each seat, the seed."""

    block: int
    bots: tuple[str, ...]
    seed: int


def schedule(bots: Sequence[str], seats: Sequence[int], seed: int, games: int, alone: bool = False) -> list[Pairing]:
    """At least this many games, in whole rounds; with several player counts, a round of each in turn."""
    found: list[Pairing] = []
    block = 0
    for number in count():
        for players in seats:
            lot = random.Random(derived(seed, "round", number, players))
            for lineups in a_round(bots, players, lot, alone):
                found += [Pairing(block, table, seed + block) for table in tables(lineups)]
                block += 1
        if len(found) >= games:
            break
    return found


def a_round(bots: Sequence[str], players: int, lot: random.Random, alone: bool = False) -> Iterator[list[list[str]]]:
    """The blocks of a round, each a list of line-ups; who sits beside whom is drawn by lot."""
    if len(bots) == 2:
        first, second = bots
        crowds = [[first, *[second] * (players - 1)], [second, *[first] * (players - 1)]]
        yield crowds[:1] if alone else crowds
        return
    everybody, more = divmod(players, len(bots))
    choices = list(combinations(bots, more))
    lot.shuffle(choices)
    for choice in choices:
        lineup = [*bots] * everybody + [*choice]
        lot.shuffle(lineup)
        yield [lineup]


def tables(lineups: Sequence[list[str]]) -> list[tuple[str, ...]]:
    """Every rotation of every line-up, each table once."""
    turned = [tuple(lineup[-turn:] + lineup[:-turn]) for lineup in lineups for turn in range(len(lineup))]
    return list(dict.fromkeys(turned))

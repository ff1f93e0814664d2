"""The design is fair: everybody has met everybody, on every seat, equally often."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from greatpowers.arena.blocks import schedule

NAMES = ["a", "b", "c", "d", "e", "f"]


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("count", range(2, 7))
def test_every_computer_and_pair_is_there_equally_often(count: int, players: int) -> None:
    bots = NAMES[:count]
    games = schedule(bots, [players], seed=5, games=150)
    assert len(games) >= 150
    seats = Counter((name, seat) for game in games for seat, name in enumerate(game.bots))
    assert len(seats) == count * players and len(set(seats.values())) == 1
    pairs: Counter[tuple[str, str]] = Counter()
    for game in games:
        for one, other in combinations(bots, 2):
            pairs[one, other] += game.bots.count(one) * game.bots.count(other)
    assert len(pairs) == count * (count - 1) // 2 and len(set(pairs.values())) == 1


def test_two_computers_play_alone_and_in_the_crowd_within_a_block() -> None:
    games = schedule(["a", "b"], [4], seed=7, games=9)
    assert len(games) == 16 and [game.block for game in games] == [0] * 8 + [1] * 8
    lineups = ["abbb", "babb", "bbab", "bbba", "baaa", "abaa", "aaba", "aaab"]
    assert ["".join(game.bots) for game in games] == lineups * 2
    assert {(game.block, game.seed) for game in games} == {(0, 7), (1, 8)}
    assert ["".join(game.bots) for game in schedule(["a", "b"], [2], 7, 1)] == ["ab", "ba"]


def test_a_block_has_one_seed_and_every_rotation_once() -> None:
    games = schedule(NAMES[:3], [6], seed=1, games=400)
    blocks: dict[int, list[tuple[str, ...]]] = {}
    for game in games:
        assert game.seed == 1 + game.block
        blocks.setdefault(game.block, []).append(game.bots)
    for tables in blocks.values():
        assert len(set(tables)) == len(tables)
        assert {table[1:] + table[:1] for table in tables} == set(tables)
    assert len({tables[0] for tables in blocks.values()}) > 10, "who sits beside whom changes"


def test_a_longer_run_begins_with_a_shorter_one() -> None:
    short, long = (schedule(NAMES[:5], [3, 4], seed=9, games=games) for games in (50, 300))
    assert len(short) < len(long) and long[: len(short)] == short
    assert schedule(NAMES[:5], [3, 4], seed=9, games=50) == short
    assert schedule(NAMES[:5], [3, 4], seed=10, games=50) != short
    assert {len(game.bots) for game in short} == {3, 4}


def test_the_first_alone() -> None:
    pairings = schedule(("a", "b"), (4,), 7, 5, alone=True)
    assert len(pairings) == 8
    assert all(pairing.bots.count("a") == 1 for pairing in pairings)
    assert sorted(pairing.bots.index("a") for pairing in pairings[:4]) == [0, 1, 2, 3]

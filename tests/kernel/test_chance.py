"""Chance: the same on every machine, uniform, and honest about its seed."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any

import pytest

from greatpowers.kernel.chance import Dice, commitment, draw, fresh_seed, pick, seed_from
from greatpowers.kernel.values import Malformed

pytestmark = pytest.mark.both

SEVEN = seed_from(7)
PINNED_6 = [4, 4, 5, 4, 2, 4, 0, 3, 5, 1]
PINNED_1000 = [408, 994, 17, 402, 572]
PINNED_DICE = [1, 1, 4, 3, 4, 4, 3, 2, 3, 5]


def test_draw_is_pinned() -> None:
    assert [draw(SEVEN, number, 6) for number in range(10)] == PINNED_6
    assert [draw(SEVEN, number, 1000) for number in range(5)] == PINNED_1000


def test_draw_is_what_it_says() -> None:
    for counter in range(20):
        message = bytes.fromhex(SEVEN) + counter.to_bytes(8, "big") + bytes(4)
        assert draw(SEVEN, counter, 7) == int.from_bytes(hashlib.sha256(message).digest(), "big") % 7


def test_draw_is_uniform() -> None:
    """A chi-square of 5 degrees of freedom stays below 20.5 in 999 of 1000 fair dice; the seed is fixed."""
    counts = Counter(draw(SEVEN, number, 6) for number in range(6000))
    assert sum((counts[face] - 1000) ** 2 / 1000 for face in range(6)) < 20.5
    assert {draw(SEVEN, number, 1) for number in range(50)} == {0}


def test_seeds() -> None:
    assert SEVEN == "0" * 63 + "7" and seed_from(SEVEN) == SEVEN and seed_from(0) == "0" * 64
    assert seed_from((1 << 256) - 1) == "f" * 64
    fresh = {seed_from(None), seed_from(None), fresh_seed()}
    assert len(fresh) == 3 and all(seed_from(seed) == seed for seed in fresh)
    assert commitment(SEVEN) == hashlib.sha256(bytes.fromhex(SEVEN)).hexdigest()


@pytest.mark.parametrize("value", [True, -1, 1 << 256, 1.0, "7", "F" * 64, "0" * 63, "0" * 65, "g" * 64, [], {}, b"7"])
def test_seed_refused(value: Any) -> None:
    with pytest.raises(Malformed) as caught:
        seed_from(value)
    assert caught.value.field == "seed" and caught.value.problem


def test_pick() -> None:
    assert [pick([2, 0, 1], number) for number in range(3)] == [0, 0, 2]
    with pytest.raises(ValueError, match="not below the sum"):
        pick([2, 0, 1], 3)
    with pytest.raises(ValueError, match="not below the sum"):
        pick([], 0)


def test_dice() -> None:
    dice = Dice(1)
    assert [dice.below(6) for _ in range(10)] == PINNED_DICE
    assert [Dice(1).below(100) for _ in range(3)] == [Dice(1).below(100)] * 3
    for seed in (0, -1, 2147483646, 10**30):
        dice = Dice(seed)
        assert all(0 <= dice.below(9) < 9 for _ in range(100)) and dice.word != 0
    counts = Counter(Dice(seed).below(6) for seed in range(6000))
    assert min(counts.values()) > 800

"""Statistics against published values, closed forms and brute force."""

from __future__ import annotations

import math
import random
from itertools import permutations, product

import pytest

from greatpowers.arena.ratings import LENT, POINTS, Tally, fit, lent, ratings
from greatpowers.arena.sequential import BOUND, FEWEST, judge, score
from greatpowers.arena.statistics import (
    Outcome,
    by_block,
    mean_rank,
    middle,
    pairs,
    places,
    ratios,
    resampled,
    share,
    wilson,
    win_shares,
)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.27753),
        (10, 10, 0.72247, 1.0),
        (50, 100, 0.40383, 0.59617),
        (81, 263, 0.25529, 0.36621),  # Newcombe 1998, table I, method 3
        (15, 148, 0.06239, 0.16050),
        (0, 20, 0.0, 0.16113),
        (1, 29, 0.00611, 0.17176),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_ties_split_wins_and_share_places() -> None:
    assert win_shares([1, 3, 1, 4]) == [0.5, 0.0, 0.5, 0.0]
    assert places([1, 3, 1, 4]) == [1.5, 3, 1.5, 4]
    assert places([2, 1, 2, 2]) == [3, 1, 3, 3]
    assert places([1, 2, 2, 3]) == [1, 2.5, 2.5, 4], "also where ranks are numbered without gaps"


GAMES = [
    Outcome(0, ("a", "b", "b"), (1, 2, 3)),
    Outcome(0, ("b", "a", "b"), (1, 1, 3)),
    Outcome(1, ("b", "b", "a"), (2, 1, 3)),
    Outcome(1, ("a", "a", "b"), (1, 2, 2)),
]


def test_shares_ranks_and_pairs_by_hand() -> None:
    blocks = by_block(GAMES)
    draws = resampled(len(blocks))
    wins = share(blocks, "a", draws)
    assert wins.value == pytest.approx((1 + 0.5 + 0 + 1 + 0) / 5)
    assert wins.appearances == 5 and wins.parity == pytest.approx(1 / 3)
    assert wins.bootstrap == pytest.approx((1 / 3, 1.5 / 2))
    assert wins.widest.low == wilson(2.5, 5)[0] and wins.widest.high == wilson(2.5, 5)[1]
    assert mean_rank(blocks, "a", draws).value == pytest.approx((1 + 1.5 + 3 + 1 + 2.5) / 5)
    before = pairs(GAMES, ["a", "b", "c"])
    assert before[0][1] == pytest.approx((2 + 1.5 + 0 + 1.5) / 8)
    assert before[1][0] == pytest.approx(1 - (2 + 1.5 + 0 + 1.5) / 8)
    assert before[0][0] is before[0][2] is before[2][1] is None


def test_one_block_has_no_interval_by_resampling() -> None:
    blocks = by_block(GAMES[:2])
    assert resampled(1) == []
    wins = share(blocks, "a", [])
    assert wins.bootstrap is None and wins.widest == (wins.value, *wins.wilson)
    assert mean_rank(blocks, "a", [])[1:] == (None, None)
    assert ratings(blocks, ["a", "b"], [])["a"].low is None


def test_the_bootstrap_is_that_of_all_resamples() -> None:
    """With few blocks all resamples can be listed; thousands of drawn ones have the same middle."""
    lot = random.Random(3)
    parts = [(lot.random(), 1.0) for _ in range(6)]
    every = [sum(parts[index][0] for index in drawn) / 6 for drawn in product(range(6), repeat=6)]
    assert ratios(parts, resampled(6, 6000)) == pytest.approx(middle(every), abs=0.02)
    assert middle(list(range(1001))) == (25, 975)


# --- ratings ----------------------------------------------------------------------------------------------------------


def test_two_computers_are_rated_by_their_odds() -> None:
    games = [Outcome(number, ("uniform", "b"), (1, 2) if number < 10 else (2, 1)) for number in range(40)]
    found = ratings(by_block(games), ["uniform", "b"], resampled(40))
    assert tuple(found["uniform"]) == (0, 0, 0)
    assert found["b"].value == pytest.approx(400 * math.log10((30 + LENT) / (10 + LENT)), abs=0.01)
    assert found["b"].low is not None and found["b"].high is not None
    assert found["b"].low < found["b"].value < found["b"].high


def likelihood(outcome: Outcome, logs: dict[str, float]) -> float:
    """Plackett and Luce's probability of a ranking, the tied in every order, from the definition."""
    total = []
    seats = list(zip(outcome.bots, outcome.ranks))
    for order in permutations(seats):
        if [rank for _, rank in order] == sorted(outcome.ranks):
            chance = 1.0
            for place in range(len(order)):
                left = [math.exp(logs[name]) for name, _ in order[place:]]
                chance *= left[0] / sum(left)
            total.append(chance)
    return sum(total) / len(total)


def test_the_fit_is_the_most_likely_one() -> None:
    """Against the definition: no step from the found strengths makes rankings of several copies more likely."""
    lot, true = random.Random(8), {"a": 0.0, "b": 0.7, "c": 1.5}
    games = []
    for number in range(60):
        bots = lot.choice([("a", "b", "c", "c"), ("a", "a", "b", "c"), ("b", "c", "a", "b")])
        order = sorted(range(4), key=lambda seat: lot.expovariate(math.exp(true[bots[seat]])))
        games.append(Outcome(number, bots, tuple(order.index(seat) + 1 for seat in range(4))))
    tally = lent(3)
    for game in games:
        tally.read(game, "abc")
    found = dict(zip("abc", fit(tally, [0.0, 0.0, 0.0])))

    def worth(logs: dict[str, float]) -> float:
        borrowed = sum(
            LENT * math.log(likelihood(Outcome(0, pair, ranks), logs))
            for pair in (("a", "b"), ("a", "c"), ("b", "c"))
            for ranks in ((1, 2), (2, 1))
        )
        return borrowed + sum(math.log(likelihood(game, logs)) for game in games)

    best = worth(found)
    for name, step in product("abc", (-0.02, 0.02)):
        assert worth(found | {name: found[name] + step}) < best
    assert sum(found.values()) == pytest.approx(0)
    assert found["a"] < found["b"] < found["c"]


def test_who_ties_always_is_equal_and_who_never_loses_is_finite() -> None:
    even = [Outcome(number, ("a", "b", "b"), (1, 1, 1)) for number in range(9)]
    assert ratings(by_block(even), ["a", "b"], [])["a"].value == pytest.approx(0, abs=0.01)
    sure = [Outcome(number, ("a", "b"), (1, 2)) for number in range(100)]
    found = ratings(by_block(sure), ["a", "b"], [])
    assert found["a"].value - found["b"].value == pytest.approx(400 * math.log10(100.5 / 0.5), abs=0.01)


def test_copies_of_one_computer_teach_nothing_about_it() -> None:
    tally = Tally(2)
    tally.read(Outcome(0, ("a", "b", "b", "b"), (1, 2, 3, 4)), "ab")
    assert tally.firsts == [1, 0] and dict(tally.fields) == {(1, 3): 1}


def test_known_strengths_are_found_within_their_intervals() -> None:
    lot = random.Random(11)
    true = {"uniform": 0.0, "b": 1.0, "c": 1.4, "d": 2.5}
    games = []
    for number in range(400):
        bots = tuple(lot.sample(sorted(true), 4))
        order = sorted(range(4), key=lambda seat: lot.expovariate(math.exp(true[bots[seat]])))
        games.append(Outcome(number, bots, tuple(order.index(seat) + 1 for seat in range(4))))
    blocks = by_block(games)
    found = ratings(blocks, list(true), resampled(len(blocks), 200))
    for name, strength in true.items():
        low, high = found[name][1:]
        assert low is not None and high is not None
        assert low <= POINTS * strength <= high
        assert high - low < 130


# --- the sequential test ----------------------------------------------------------------------------------------------


def test_the_score_of_a_block() -> None:
    first = [Outcome(0, ("a", "b", "b"), (1, 2, 3)), Outcome(0, ("b", "a", "b"), (3, 2, 1))]
    second = [Outcome(0, ("b", "a", "a"), (1, 1, 3)), Outcome(0, ("a", "a", "b"), (1, 2, 3))]
    assert score(first + second, "a", "b") == pytest.approx((0.5 - 0.25) / 2)
    assert score(first + second, "b", "a") == pytest.approx((0.25 - 0.5) / 2)
    duel = [Outcome(0, ("a", "b"), (1, 2)), Outcome(0, ("b", "a"), (1, 2)), Outcome(0, ("a", "b"), (1, 2))]
    assert score(duel, "a", "b") == pytest.approx(2 / 3 - 1 / 2)


def test_the_likelihood_ratio_by_hand() -> None:
    scores = [0.1, -0.1, 0.2, 0.0] * 5
    variance = sum((value - 0.05) ** 2 for value in scores) / 19
    by_hand = sum((value**2 - (value - 0.08) ** 2) / (2 * variance) for value in scores)
    found = judge(scores, 0.08)
    assert found.ratio == pytest.approx(by_hand) and found.advantage == pytest.approx(0.05) and found.blocks == 20
    assert math.log(19) == pytest.approx(BOUND)
    assert judge([0.5] * (FEWEST - 1), 0.05).decision == "", "too early to know the variance"
    assert judge([0.5] * FEWEST, 0.05).decision == "better"
    assert judge([0.0] * FEWEST, 0.05).decision == "no better"


@pytest.mark.parametrize(("truth", "right"), [(0.0, "no better"), (0.06, "better"), (-0.1, "no better")])
def test_it_rarely_errs(truth: float, right: str) -> None:
    lot, wrong, lengths = random.Random(5), 0, []
    for _ in range(200):
        scores: list[float] = []
        while not (found := judge(scores, 0.06)).decision:
            scores.append(lot.gauss(truth, 0.2))
        wrong += found.decision != right
        lengths.append(len(scores))
    assert wrong <= 18, "5 % of 200, and two standard deviations more"
    assert sum(lengths) / len(lengths) < 110, "a fixed number would have to be 120"


def test_the_advantage_of_one_that_always_sits_alone_is_above_parity() -> None:
    block = [Outcome(0, ("a", "b", "b", "b"), (1, 2, 3, 4)), Outcome(0, ("b", "a", "b", "b"), (1, 2, 3, 4))]
    assert score(block, "a", "b") == 0.5 - 0.25

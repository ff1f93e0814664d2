"""Sums and intervals, on games made by hand."""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.games import RULESETS
from greatpowers.games.facts import FIGURE, GIVEN, OUTCOME, TRAIT, USE, Dimension, Facts
from greatpowers.kernel.values import Malformed
from greatpowers.lab.report import FEW, quantile, summary
from greatpowers.lab.study import study
from tests.lab.games import SEEDS, found

DIMENSIONS = (
    Dimension("seat", GIVEN, ("seat",)),
    Dimension("card", TRAIT, ("card",)),
    Dimension("action", USE, ("action",)),
    Dimension("ending", OUTCOME, ("ending",)),
    Dimension("power", FIGURE, ("nation",)),
)


def game(number: int, winner: int, seats: int = 2) -> Facts:
    facts = Facts([float(seat == winner) for seat in range(seats)])
    facts.lengths["answers"] = 10 * number
    for seat in range(seats):
        facts.mark("seat", seat, seat)
    return facts


def rows(games: list[Facts], name: str) -> dict[Any, dict[str, Any]]:
    section = next(part for part in summary(games, DIMENSIONS)["dimensions"] if part["name"] == name)
    return {row["value"][0]: row for row in section["rows"]}


def test_shares_and_wilsons_interval() -> None:
    games = [game(number, 0 if number < 8 else 1) for number in range(10)]
    seat = rows(games, "seat")
    assert seat[0]["share"] == 0.8 and seat[1]["share"] == 0.2
    assert (seat[0]["low"], seat[0]["high"]) == (pytest.approx(0.4902, abs=1e-4), pytest.approx(0.9433, abs=1e-4))
    assert seat[0]["by"] == "wilson"


def test_two_seats_of_a_game_are_no_independent_trials() -> None:
    """Both seats of every game have it: exactly one of two wins, so there is nothing to doubt."""
    games = [game(number, number % 2) for number in range(20)]
    for facts in games:
        facts.mark("card", 0, "spy")
        facts.mark("card", 1, "spy")
    row = rows(games, "card")["spy"]
    assert (row["by"], row["seats"], row["games"]) == ("bootstrap", 40, 20)
    assert (row["low"], row["share"], row["high"]) == (0.5, 0.5, 0.5)
    assert row["without"] is None


def test_uses_are_counted_for_winners_and_others() -> None:
    games = [game(number, 0) for number in range(FEW)]
    for facts in games:
        facts.mark("action", 0, "war", times=3)
        facts.mark("action", 1, "war")
    games[0].mark("action", 1, "taxes")
    action = rows(games, "action")
    assert list(action) == ["war", "taxes"], "the most frequent first"
    assert (action["war"]["uses"], action["war"]["per_game"]) == (4 * FEW, 4.0)
    assert action["war"]["use_share"] == pytest.approx(0.75)
    assert (action["war"]["use_low"], action["war"]["use_high"]) == (pytest.approx(0.75), pytest.approx(0.75))
    assert action["taxes"]["share"] == 0 and action["taxes"]["high"] > 0.7
    assert action["taxes"]["without"] == pytest.approx(FEW / (2 * FEW - 1))


def test_a_shared_victory_is_divided() -> None:
    shared = Facts([0.5, 0.5])
    shared.mark("seat", 0, 0)
    shared.mark("seat", 1, 1)
    assert rows([shared, game(2, 0)], "seat")[0]["share"] == 0.75


def test_rare_traits_come_last() -> None:
    games = [game(number, number % 2) for number in range(2 * FEW)]
    for facts in games:
        facts.mark("card", 1, "spy")
    games[0].mark("card", 0, "summit")
    assert list(rows(games, "card")) == ["spy", "summit"]
    assert rows(games, "card")["summit"]["share"] == 1.0


def test_outcomes_and_figures() -> None:
    games = [game(number, 0) for number in range(4)]
    for number, facts in enumerate(games):
        facts.come_to("ending", "eagles" if number else "rounds")
        facts.measure("power", 5 * number, "china")
    ending = rows(games, "ending")
    assert ending["eagles"]["share"] == 0.75 and ending["rounds"]["share"] == 0.25
    power = rows(games, "power")["china"]
    assert (power["mean"], power["least"], power["median"], power["most"]) == (7.5, 0, 7.5, 15)
    assert power["least"] <= power["low"] <= power["mean"] <= power["high"] <= power["most"]


def test_quantiles_lie_between_neighbours() -> None:
    assert [quantile([0.0, 10.0, 20.0], share) for share in (0, 0.25, 0.5, 0.9, 1)] == [0, 5, 10, 18, 20]
    assert quantile([7.0], 0.9) == 7


@pytest.mark.parametrize("name", RULESETS)
def test_totals_add_up(name: str) -> None:
    report = found(name)
    for section in report["dimensions"]:
        for row in section["rows"]:
            assert row["low"] <= row.get("share", row.get("mean")) <= row["high"]
            if section["sort"] in (GIVEN, TRAIT, USE):
                assert 0 <= row["wins"] <= row["games"] <= len(SEEDS)
                assert row["uses"] >= row["seats"] >= row["games"]
    tables = {section["name"]: section["rows"] for section in report["dimensions"]}
    assert sum(row["share"] for row in tables["seat"]) == pytest.approx(1)
    answers = next(row for row in report["lengths"] if row["name"] == "answers")
    assert sum(row["uses"] for row in tables["kind"]) == sum(answers["numbers"])
    assert sum(row["use_share"] * row["uses"] for row in tables["kind"]) < sum(answers["numbers"])


def test_a_study_can_be_repeated() -> None:
    once, again, other = (study("imperial-2006", "uniform", 1, seats=2, seed=seed) for seed in (5, 5, 7))
    assert once == again != other
    assert (once["games"], once["seats"], once["seed"]) == (1, 2, 5)


@pytest.mark.parametrize("wrong", [{"bot": "nobody"}, {"games": 0}, {"seats": 9}, {"game": "chess"}])
def test_what_cannot_be_studied_is_refused(wrong: dict[str, Any]) -> None:
    asked: dict[str, Any] = {"game": "imperialism", "bot": "uniform", "games": 1, **wrong}
    with pytest.raises(Malformed):
        study(**asked)

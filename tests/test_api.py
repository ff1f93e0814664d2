"""What a program finds behind `import greatpowers`: the examples of docs/api.md, prices, boards and reach."""

from __future__ import annotations

import doctest
import random
from pathlib import Path
from typing import Any

import pytest

import greatpowers
from greatpowers.games import RULESETS
from greatpowers.terminal.reports import verdict
from tools.schema import published

DOCS = Path(__file__).resolve().parents[1] / "docs"
IMPERIAL = [name for name, rules in RULESETS.items() if rules.game == "imperial"]


def test_the_examples_run() -> None:
    outcome = doctest.testfile(str(DOCS / "api.md"), module_relative=False)
    assert outcome.failed == 0 and outcome.attempted > 25


def moments(game: str, seats: int, seed: int, most: int, options: dict[str, Any] | None = None) -> Any:
    """A match at many questions of a random game."""
    lot, match = random.Random(seed), greatpowers.start(game, seats, seed, options)
    for _ in range(most):
        if match.over:
            return
        yield match
        decision = next(one for one in match.open_decisions() if not one.answered)
        match.play(lot.choice(decision.options), decision.seat)


@pytest.mark.parametrize("start", ["standard", "experienced"])
@pytest.mark.parametrize("game", IMPERIAL)
def test_prices_are_what_is_paid(game: str, start: str) -> None:
    """By giving each answer on a copy: cash falls by the price, as far as nothing else is paid."""
    seen: dict[str, int] = {}
    for match in moments(game, 3, 5, 400, {"start": start}):
        (decision,) = match.open_decisions()
        assert len(decision.prices) == len(decision.options) and decision.rights == []
        if decision.step in ("rondel", "invest", "start_bond"):
            for answer, price in zip(decision.options, decision.prices, strict=True):
                told = [event.values for event in match.copy().play(answer, decision.seat)]
                paid = [row["amount"] for row in told if row.get("purpose") in ("rondel", "loan")]
                assert paid[:1] == [price] or price == 0, (answer, told)
                seen[decision.step] = max(seen.get(decision.step, 0), price)
        else:
            assert set(decision.prices) <= {0}
    assert (
        min(seen.values()) > 0
        and {"rondel", "invest"} <= seen.keys()
        and ("start_bond" in seen) == (start != "standard")
    )


def test_rights_are_listed_as_ever_and_left_out_on_request() -> None:
    match = greatpowers.start("imperial-2030", seats=3, seed=7)
    assert [one.to_json() for one in match.open_decisions(rights=True)] == [one.to_json() for one in match.decisions]
    assert all(one.rights for one in match.decisions) and not any(one.rights for one in match.open_decisions())


@pytest.mark.parametrize("game", IMPERIAL)
def test_the_board_of_imperial_says_what_the_view_says(game: str) -> None:
    *_, match = moments(game, 4, 2, 250)
    board, nations = greatpowers.regions(match), match.view()["nations"]
    for name, row in nations.items():
        assert [region for region, facts in board.items() if facts["flag"] == name] == row["flags"]
        homes = [region for region, facts in board.items() if facts["nation"] == name]
        assert [region for region in homes if board[region]["factory"]] == row["factories"] and len(homes) == 5 - (
            "2030" in game
        )
        for key, unit in (("armies", "army"), ("friendly_armies", "friendly_army"), ("fleets", "fleet")):
            found = {region: facts["units"].get(name, {}).get(unit, 0) for region, facts in board.items()}
            assert {region: count for region, count in found.items() if count} == row[key]
    for region, facts in board.items():
        assert all(region in board[other]["land"] for other in facts["land"])
        assert all(region in board[other]["coast"] for other in facts["coast"])
        assert all(region in board[other]["sea"] for other in facts["sea"])
        assert (facts["kind"] == "home") == (facts["nation"] is not None) and (facts["port_sea"] is not None) == (
            facts["city"] == "shipyard"
        )
    assert any(facts["units"] for facts in board.values())
    assert not any(facts["units"] or facts["factory"] for facts in greatpowers.regions(game).values())


def test_the_boards_of_attack() -> None:
    world = greatpowers.regions("attack")
    match = greatpowers.start("attack", seats=2, seed=1, options={"board": "west"})
    while match.decisions[0].step != "turn":
        match.play(match.decisions[0].options[-1], match.decisions[0].seat)
    west, view = greatpowers.regions(match), match.view()
    assert west.keys() < world.keys() and len([one for one in world.values() if one["kind"] == "land"]) > 40
    for name, facts in west.items():
        if facts["kind"] == "land":
            assert (
                facts["owner"] == view["regions"][name]["owner"]
                and facts["counter"] == view["regions"][name]["counter"]
            )
            assert sum(facts["units"].values()) == sum(view["regions"][name]["units"])
            assert all(name in west[other]["land"] for other in facts["land"])
            assert all(name in west[sea]["coast"] for sea in facts["coast"])
        else:
            assert [sum(row.values()) for row in facts["ships"]] == [sum(row) for row in view["seas"][name]]
    assert {facts["owner"] for facts in west.values()} == {None, 0, 1}
    assert any(any(row for row in facts["ships"]) for facts in west.values())


def test_imperialism_has_no_board() -> None:
    assert greatpowers.regions("imperialism") == {} == greatpowers.regions(greatpowers.start("imperialism", 2, 1))
    assert greatpowers.reach(greatpowers.start("imperialism", 2, 1)) == []


def test_reach_of_attack_is_the_orders_that_are_offered() -> None:
    kinds: set[str] = set()
    for match in moments("attack", 3, 4, 900):
        (decision, *_) = match.open_decisions()
        rows = greatpowers.reach(match)
        given = [way["answers"] for row in rows for target in row["targets"] for way in target["ways"]]
        orders = [[one.to_json()] for one in decision.options if one.kind in ("march", "sail")]
        assert sorted(map(str, given)) == sorted(map(str, orders))
        assert all(row["number"] > 0 for row in rows)
        kinds |= {answers[0]["kind"] for answers in given}
    assert kinds == {"march", "sail"}


@pytest.mark.parametrize("game", IMPERIAL)
def test_ways_of_imperial_lead_where_they_say(game: str) -> None:
    gone = 0
    for match in moments(game, 3, 9, 400):
        for row in greatpowers.reach(match):
            for target in row["targets"]:
                trial = match.copy()
                events = [event for answer in target["ways"][0]["answers"] for event in trial.play(answer)]
                moved = [event.values for event in events if event.name == "moved"]
                assert not moved or (moved[0]["origin"], moved[0]["region"]) == (row["region"], target["region"])
                gone += len(moved)
    assert gone > 20


def test_somebody_who_is_not_asked_moves_nothing() -> None:
    match = greatpowers.start("imperial-2030", 3, 7)
    assert greatpowers.reach(match, seat=1) == []


@pytest.mark.parametrize("game", IMPERIAL)
def test_the_schema_says_what_a_tax_marker_is(game: str) -> None:
    schema = published()[f"{game}.position.json"]
    assert '"description": "The column of the tax chart' in schema and "1 = " in schema
    assert schema == (DOCS / "schema" / f"{game}.position.json").read_text("utf-8")


def test_the_command_line_tells_it_too() -> None:
    match = greatpowers.start("imperial-2030", 3, 7)
    (decision,) = match.open_decisions()
    found = verdict(match, 0, with_events=False, with_decisions=True)
    assert found["decisions"] == [decision.to_json(prices=True)] and found["reach"] == []
    assert not {"decisions", "reach"} & verdict(match, 0, with_events=False).keys()

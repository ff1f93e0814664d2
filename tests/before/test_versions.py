"""Records by version 1 of the rules, which cannot be played under version 2: they go on under version 1.

`tools/before_versions.py` made them with the code of commit ca46301 (Attack!) and f08c2e0 (Imperial). A test that fails
here means that somebody's game is lost; the fixtures are never made anew.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

import greatpowers
from greatpowers.kernel.chance import Dice
from tests.before import telling

GAMES = range(3)
Row = dict[str, Any]

pytestmark = pytest.mark.both


@cache
def rows() -> list[Row]:
    found: list[Row] = telling.read("attack-1")
    return found


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


def finished(match: greatpowers.Match) -> greatpowers.Match:
    """The same game by other answers, to its end."""
    dice = Dice(8)
    while not match.over:
        decision = next(decision for decision in match.decisions if not decision.answered)
        match.play(decision.options[dice.below(len(decision.options))], decision.seat)
    return match


def test_the_fixture_is_whole() -> None:
    assert [row["record"]["seats"] for row in rows()] == [2, 3, 4]
    assert all(row["record"]["rules"] == "1" and len(row["after_summit"]) > 1 for row in rows())
    assert any("undo" in entry for row in rows() for entry in row["record"]["entries"])


@pytest.mark.parametrize("number", GAMES)
def test_every_answer_gives_the_hash_it_gave_then(number: int) -> None:
    row = rows()[number]
    match = greatpowers.replay(row["record"])
    assert match.rules is greatpowers.ruleset("attack", "1")
    assert match.over and match.scores() == row["scores"]
    assert as_json(match.record()) == row["record"]
    assert greatpowers.replay(row["record"], examined=True).hash() == match.hash()


@pytest.mark.parametrize("number", GAMES)
def test_under_version_2_it_is_another_game(number: int) -> None:
    row = rows()[number]
    with pytest.raises(greatpowers.Malformed) as refused:
        greatpowers.replay({**row["record"], "rules": "2"})
    assert refused.value.field.startswith("entries[")
    assert int(refused.value.field[len("entries[") : -1]) < row["after_summit"][0]


@pytest.mark.parametrize("number", GAMES)
def test_what_was_not_finished_is_finished_under_version_1(number: int) -> None:
    row = rows()[number]
    at = row["after_summit"][0]
    match = greatpowers.replay(row["record"], upto=at)
    assert match.entries == row["record"]["entries"][:at]
    (decision,) = match.decisions
    assert (decision.seat, decision.step) == (row["record"]["entries"][at]["seat"], "politics")
    document = as_json(match.position())
    assert document["rules"] == "1" and document["agenda"][-1]["step"] == "politics"
    record = as_json(finished(match).record())
    assert record["rules"] == "1" and len(record["entries"]) > at
    assert greatpowers.replay(record).hash() == match.hash()
    from_there = greatpowers.position("attack", document, seed=number)
    assert from_there.start_hash == row["record"]["entries"][at - 1]["hash"]
    assert from_there.rules is match.rules
    assert greatpowers.replay(as_json(finished(from_there).record())).over


# Imperial: armies that come back to where their move began (IMP-66)

IMPERIAL = [(game, number) for game in ("imperial-2006", "imperial-2010", "imperial-2030") for number in range(2)]
every_round_trip = pytest.mark.parametrize(("game", "number"), IMPERIAL)


@cache
def of_imperial(game: str) -> list[Row]:
    found: list[Row] = telling.read(f"{game}-1")
    return found


@every_round_trip
def test_a_record_with_round_trips_gives_the_hashes_it_gave_then(game: str, number: int) -> None:
    row = of_imperial(game)[number]
    assert [len(one["in_a_circle"]) > 1 for one in of_imperial(game)] == [True] * 2
    match = greatpowers.replay(row["record"])
    assert match.rules is greatpowers.ruleset(game, "1")
    assert match.over and match.scores() == row["scores"]
    assert as_json(match.record()) == row["record"]


@every_round_trip
def test_under_version_2_armies_do_not_come_back(game: str, number: int) -> None:
    row = of_imperial(game)[number]
    with pytest.raises(greatpowers.Malformed) as refused:
        greatpowers.replay({**row["record"], "rules": "2"})
    assert refused.value.field.startswith(f"entries[{row['in_a_circle'][0]}]")


@every_round_trip
def test_a_round_trip_that_was_not_finished_is_finished(game: str, number: int) -> None:
    row = of_imperial(game)[number]
    at = row["in_a_circle"][0]
    match = greatpowers.replay(row["record"], upto=at)
    document = as_json(match.position())
    assert document["rules"] == "1" and document["agenda"][-1]["step"] == "journey"
    again = greatpowers.position(game, document, seed=number)
    assert again.rules is match.rules and again.start_hash == row["record"]["entries"][at - 1]["hash"]
    again.play(row["record"]["entries"][at]["answer"])
    assert again.hash() == row["record"]["entries"][at]["hash"]
    assert greatpowers.replay(as_json(finished(again).record())).over

"""The facts of a game against what its record and its last position say."""

from __future__ import annotations

import math
from collections import Counter
from typing import Any

import pytest

from greatpowers.games import RULESETS
from greatpowers.games.facts import FIGURE, GIVEN, OUTCOME, Facts
from greatpowers.kernel.match import Match
from greatpowers.kernel.values import NOBODY
from greatpowers.lab.collect import dimensions
from tests.lab.games import SEATS, facts, matches

IMPERIAL = [game for game, rules in RULESETS.items() if rules.game == "imperial"]


def pairs(game: str) -> list[tuple[Match, Facts]]:
    return list(zip(matches(game), facts(game), strict=True))


def given(match: Match, kind: str) -> list[dict[str, Any]]:
    """The entries of a record with answers of this kind."""
    return [entry for entry in match.entries if entry["answer"]["kind"] == kind]


def by_seat(found: Facts, dimension: str) -> dict[int, list[Any]]:
    """The values each seat had, by their only part."""
    rows: dict[int, list[Any]] = {seat: [] for seat in range(SEATS)}
    for (value, seat), times in found.marks.get(dimension, {}).items():
        rows[seat] += [value[0]] * times
    return rows


@pytest.mark.parametrize("game", RULESETS)
def test_every_answer_is_counted_once(game: str) -> None:
    for match, found in pairs(game):
        entries = match.entries
        chance = sum(entry["seat"] == "chance" for entry in entries)
        assert found.lengths["chance"] == chance
        assert found.lengths["answers"] == len(entries) - chance
        expected = Counter(
            ((entry["answer"]["kind"],), entry["seat"]) for entry in entries if entry["seat"] != "chance"
        )
        assert found.marks["kind"] == expected


@pytest.mark.parametrize("game", RULESETS)
def test_one_victory_for_each_game(game: str) -> None:
    for match, found in pairs(game):
        assert sum(found.wins) == pytest.approx(1)
        assert {seat for seat, share in enumerate(found.wins) if share} == {
            seat for seat, rank in enumerate(match.ranks()) if rank == 1
        }
        assert found.lengths["best"] == max(match.scores())
        assert found.lengths["lead"] == sorted(match.scores())[-1] - sorted(match.scores())[-2]


@pytest.mark.parametrize("game", RULESETS)
def test_facts_keep_to_their_dimensions(game: str) -> None:
    table = {dimension.name: dimension for dimension in dimensions(RULESETS[game])}
    for found in facts(game):
        assert set(found.marks) | set(found.figures) <= set(table)
        for name, marks in found.marks.items():
            assert table[name].sort != FIGURE
            for (value, seat), times in marks.items():
                assert len(value) == len(table[name].fields) and times > 0
                assert (seat == NOBODY) == (table[name].sort == OUTCOME)
            if table[name].sort == GIVEN:
                assert set(marks.values()) == {1}


@pytest.mark.parametrize("game", IMPERIAL)
def test_imperial(game: str) -> None:
    for match, found in pairs(game):
        view = match.view()
        assert found.figures["power"] == {(name,): row["power"] for name, row in view["nations"].items()}
        for seat, player in enumerate(view["players"]):
            assert set(by_seat(found, "last_government")[seat]) == set(player["governs"])
            assert by_seat(found, "governments")[seat] == [len(player["governs"])]
        moves = Counter(entry["seat"] for entry in given(match, "advance"))
        assert {seat: len(fields) for seat, fields in by_seat(found, "field").items()} == moves
        assert found.lengths["turns"] == sum(moves.values())
        came = sum(event.name in ("turn_began", "skipped") for event in match.events)
        assert found.lengths["rounds"] == math.ceil(came / len(view["nations"]))
        assert sum(found.marks["nation_field"].values()) == sum(found.marks["field"].values())
        nations = [nation for (nation, _), _ in found.marks["first_field"]]
        assert sorted(nations) == sorted(set(nations)), "every nation opens once"
        raised = len(given(match, "produce")) + len(given(match, "import"))
        assert sum(found.marks["unit"].values()) == raised
        bonds = len(given(match, "invest"))
        assert sum(found.marks["bond"].values()) == sum(found.marks["face"].values()) == bonds
        dealt = {row["answer"]["nation"] for row in given(match, "deal")}
        assert dealt <= {nation for (nation,), _ in found.marks["flag_card"]}


@pytest.mark.parametrize("game", IMPERIAL)
def test_openings_of_imperial_are_what_was_answered(game: str) -> None:
    for match, found in pairs(game):
        first: dict[str, tuple[str, int]] = {}
        for index, entry in enumerate(match.entries):
            if entry["answer"]["kind"] == "advance":
                nation = match.rules.view(match.history().at(index).state, NOBODY).to_move
                first.setdefault(nation, (entry["answer"]["field"], entry["seat"]))
        assert {nation: (field, seat) for (nation, field), seat in found.marks["first_field"]} == first


def test_imperialism() -> None:
    for match, found in pairs("imperialism"):
        view = match.view()
        for seat, player in enumerate(view["players"]):
            assert by_seat(found, "great_power")[seat] == [player["power"]]
            taken = set(player["achievements"])
            assert set(by_seat(found, "achievement")[seat]) == taken
        kept = {entry["seat"]: entry["answer"]["power"] for entry in given(match, "keep")}
        assert {seat: values[0] for seat, values in by_seat(found, "great_power").items()} == kept
        assert {(row["answer"]["power"],) for row in given(match, "dealt")} == {
            power for power, _ in found.marks["dealt_power"]
        }
        assert sum(found.marks["war"].values()) == len(given(match, "declare"))
        assert sum(found.marks["good"].values()) == len(given(match, "develop"))
        assert [len(values) for values in by_seat(found, "order").values()] == [1] * SEATS
        places = sorted(value for values in by_seat(found, "order").values() for value in values)
        assert places == list(range(1, SEATS + 1))
        glory = [len(values) for values in by_seat(found, "glory").values()]
        assert glory == [player["glory"] for player in view["players"]]
        scored = [len(values) for values in by_seat(found, "scored").values()]
        assert [one + other for one, other in zip(glory, scored, strict=True)] == match.scores()


def test_attack() -> None:
    for match, found in pairs("attack"):
        view = match.view()
        for seat, player in enumerate(view["players"]):
            assert by_seat(found, "government")[seat] == [player["government"]]
            assert sorted(by_seat(found, "technology")[seat]) == sorted(player["technologies"])
        founded = {entry["seat"]: [entry["answer"]["region"]] for entry in given(match, "found")}
        assert by_seat(found, "capital") == founded
        claims = given(match, "claim")
        assert by_seat(found, "first_region") == {
            seat: [next(entry["answer"]["region"] for entry in claims if entry["seat"] == seat)]
            for seat in range(SEATS)
        }
        bought = Counter(entry["answer"]["unit"] for entry in given(match, "buy"))
        raised = Counter(unit for values in by_seat(found, "unit").values() for unit in values)
        assert all(raised[unit] >= count for unit, count in bought.items())
        assert found.lengths["rounds"] == view["round"]
        played = Counter(entry["answer"]["card"] for entry in given(match, "play"))
        answers = {"counter": "counter_espionage", "turn_round": "double_agent"}
        cards = Counter(card for values in by_seat(found, "politics_card").values() for card in values)
        assert all(cards[card] == count for card, count in played.items() if card not in answers.values())

"""Golden replays: whole games, one for each way each edition of Imperial can end."""

import json
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

import greatpowers
from tests.games.accounts import unaccounted

pytestmark = pytest.mark.both

FOLDER = Path(__file__).parent / "replays"
REPLAYS = {path.stem: json.loads(path.read_text()) for path in sorted(FOLDER.glob("*.json"))}
GAMES = ("imperial-2006", "imperial-2010", "imperial-2030")
ENDINGS = {
    "power-25",
    "power-25-investor-passed",
    "power-25-without-investor-card",
    "tie-strongest-nation",
    "tie-second-nation",
    "tie-shared",
    "nobody-governs",
    "nobody-governs-without-investor-card",
}
OWN_ENDINGS: dict[str, set[str]] = {
    "imperial-2006": {"power-25-compensation", "power-25-no-compensation"},
    "imperial-2010": {"power-25-before-money"},
    "imperial-2030": set(),
}


@cache
def replayed(name: str) -> greatpowers.Match:
    """The match at its end; every test only looks at it."""
    return greatpowers.replay(REPLAYS[name]["record"])


@pytest.mark.walk
@pytest.mark.parametrize("name", REPLAYS)
def test_replays_hash_by_hash(name):
    golden = REPLAYS[name]
    match = replayed(name)
    assert match.over
    assert (match.scores(), match.ranks()) == (golden["scores"], golden["ranks"])
    assert match.record() == golden["record"]
    assert unaccounted(match) == {}


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_replay_for_every_way_to_end(game):
    found = {name: row for name, row in REPLAYS.items() if row["record"]["game"] == game}
    assert {row["ending"] for row in found.values()} == ENDINGS | OWN_ENDINGS[game]
    assert all(name == f"{game}--{row['ending']}" for name, row in found.items())


def test_every_replay_belongs_to_an_edition():
    assert {row["record"]["game"] for row in REPLAYS.values()} == set(GAMES)


def ended(game: str, ending: str) -> tuple[greatpowers.Match, dict[str, Any], list[Any]]:
    match = replayed(f"{game}--{ending}")
    return match, match.position(), match.events


def payments(events: list[Any], purpose: str) -> list[Any]:
    return [event for event in events if event.name == "paid" and event.values["purpose"] == purpose]


def since_last_move(events: list[Any]) -> list[Any]:
    return events[max(index for index, event in enumerate(events) if event.name == "advanced") :]


@pytest.mark.parametrize("game", GAMES)
def test_a_nation_reaches_25_power(game):
    for ending in sorted(ENDINGS | OWN_ENDINGS[game]):
        if not ending.startswith("power-25"):
            continue
        match, document, events = ended(game, ending)
        assert [nation["power"] for nation in document["nations"].values()].count(25) == 1
        assert document["nations"][document["to_move"]]["power"] == 25
        assert sorted(match.scores(), reverse=True)[0] == match.scores()[match.ranks().index(1)]
        assert any(event.name == "card_passed" for event in events) == ("without" not in ending)


@pytest.mark.parametrize("game", GAMES)
def test_a_passed_investor_is_dropped_at_the_end(game):
    _, _, events = ended(game, "power-25-investor-passed")
    last = since_last_move(events)
    after = [event.name for event in last]
    assert last[0].values["steps"] >= 5
    assert "card_passed" not in after
    assert "lent" not in after


@pytest.mark.parametrize("game", GAMES)
def test_ties_are_broken_by_the_strongest_nation_then_the_second(game):
    for ending in ("tie-strongest-nation", "tie-second-nation"):
        match, document, _ = ended(game, ending)
        nations = document["nations"]
        strongest, second = sorted(nations, key=lambda name: nations[name]["power"], reverse=True)[:2]
        sums = {name: [sum(player["bonds"][name]) for player in document["players"]] for name in (strongest, second)}
        assert (nations[strongest]["power"], nations[second]["power"]) == (25, 24)
        assert match.scores()[0] == match.scores()[1]
        if ending == "tie-strongest-nation":
            assert sums[strongest][0] > sums[strongest][1]
            assert sums[second][0] < sums[second][1]
        else:
            assert sums[strongest][0] == sums[strongest][1]
            assert sums[second][0] > sums[second][1]
        assert match.ranks() == [1, 2]


@pytest.mark.parametrize("game", GAMES)
def test_a_full_tie_is_shared(game):
    match, _, _ = ended(game, "tie-shared")
    assert match.scores()[0] == match.scores()[1]
    assert match.ranks() == [1, 1]


@pytest.mark.parametrize("game", GAMES)
def test_without_any_government_the_game_is_over_and_shared(game):
    for ending in ("nobody-governs", "nobody-governs-without-investor-card"):
        match, document, _ = ended(game, ending)
        assert all(nation["government"] is None for nation in document["nations"].values())
        assert match.ranks() == [1, 1, 1]


def test_only_where_one_may_lend_at_any_time_a_round_comes_before_the_first_turn():
    entries = {
        game: [len(ended(game, ending)[0].entries) for ending in sorted(ENDINGS) if ending.startswith("nobody")]
        for game in GAMES
    }
    assert entries == {"imperial-2006": [19, 22], "imperial-2010": [19, 19], "imperial-2030": [19, 22]}


def robbed(events: list[Any]) -> list[Any]:
    """Who lost his last government in a check by a single nation, and that nation had no power yet."""
    governments: dict[Any, Any] = {}
    strong: set[Any] = set()
    losers = []
    for name, group in groupby(events, key=lambda event: event.name):
        changes = list(group)
        if name == "empowered":
            strong |= {event.values["nation"] for event in changes if event.values["power"]}
        if name == "governed":
            before = dict(governments)
            governments.update({event.values["nation"]: event.values["player"] for event in changes})
            if len(changes) == 1:
                nation = changes[0].values["nation"]
                loser = before.get(nation)
                if loser is not None and loser not in governments.values() and nation not in strong:
                    losers.append(loser)
    return losers


def test_the_last_government_is_compensated_unless_the_players_drop_it():
    _, document, events = ended("imperial-2006", "power-25-compensation")
    paid = payments(events, "compensation")
    assert document["options"]["compensation"]
    assert [event.values["amount"] for event in paid] == [1] * len(paid)
    assert len(paid) >= len(robbed(events)) > 0
    _, document, events = ended("imperial-2006", "power-25-no-compensation")
    assert not document["options"]["compensation"]
    assert robbed(events)
    assert not payments(events, "compensation")


def test_in_2010_power_comes_before_money_and_ends_the_game_without_it():
    _, document, events = ended("imperial-2010", "power-25-before-money")
    nation = document["nations"][document["to_move"]]
    soldiers = sum(sum(nation[unit].values()) for unit in ("armies", "friendly_armies", "fleets"))
    assert len(nation["flags"]) > soldiers
    assert not payments(since_last_move(events), "tax")
    for index, event in enumerate(events):
        if event.name == "paid" and event.values["purpose"] == "tax":
            assert "empowered" in [earlier.name for earlier in events[max(0, index - 2) : index]]
    _, _, events = ended("imperial-2006", "power-25")
    assert payments(since_last_move(events), "tax")

"""Golden replays: whole games, one for each way Imperial 2030 can end."""

import json
from pathlib import Path

import pytest

import greatpowers

pytestmark = pytest.mark.both

FOLDER = Path(__file__).parent / "replays"
REPLAYS = {path.stem: json.loads(path.read_text()) for path in sorted(FOLDER.glob("*.json"))}


@pytest.mark.parametrize("name", REPLAYS)
def test_replays_hash_by_hash(name):
    golden = REPLAYS[name]
    match = greatpowers.replay(golden["record"])
    assert match.over
    assert (match.scores(), match.ranks()) == (golden["scores"], golden["ranks"])
    assert match.record() == golden["record"]


def ended(name):
    match = greatpowers.replay(REPLAYS[name]["record"])
    return match, match.position(), match.events


def test_a_nation_reaches_25_power():
    for name in ("power-25", "power-25-investor-passed", "power-25-without-investor-card"):
        match, document, _ = ended(name)
        assert [nation["power"] for nation in document["nations"].values()].count(25) == 1
        assert sorted(match.scores(), reverse=True)[0] == match.scores()[match.ranks().index(1)]


def test_a_passed_investor_is_dropped_at_the_end():
    _, _, events = ended("power-25-investor-passed")
    last = max(index for index, event in enumerate(events) if event.name == "advanced")
    after = [event.name for event in events[last:]]
    assert events[last].values["steps"] >= 5
    assert "card_passed" not in after
    assert "lent" not in after


def test_ties_are_broken_by_the_strongest_nation_then_the_second():
    match, document, _ = ended("tie-strongest-nation")
    russia = [sum(player["bonds"]["russia"]) for player in document["players"]]
    assert match.scores()[0] == match.scores()[1]
    assert russia[0] > russia[1]
    assert match.ranks() == [1, 2]
    match, document, _ = ended("tie-second-nation")
    russia = [sum(player["bonds"]["russia"]) for player in document["players"]]
    china = [sum(player["bonds"]["china"]) for player in document["players"]]
    assert match.scores()[0] == match.scores()[1]
    assert russia[0] == russia[1]
    assert china[0] > china[1]
    assert match.ranks() == [1, 2]


def test_a_full_tie_is_shared():
    match, _, _ = ended("tie-shared")
    assert match.scores()[0] == match.scores()[1]
    assert match.ranks() == [1, 1]


def test_without_any_government_the_game_is_over_and_shared():
    for name in ("nobody-governs", "nobody-governs-without-investor-card"):
        match, document, _ = ended(name)
        assert all(nation["government"] is None for nation in document["nations"].values())
        assert match.ranks() == [1, 1, 1]


def test_there_is_a_replay_for_every_way_to_end():
    assert set(REPLAYS) == {
        "power-25",
        "power-25-investor-passed",
        "power-25-without-investor-card",
        "tie-strongest-nation",
        "tie-second-nation",
        "tie-shared",
        "nobody-governs",
        "nobody-governs-without-investor-card",
    }

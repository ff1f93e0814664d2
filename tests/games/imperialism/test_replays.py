"""Golden replays: whole games, one for each way a game of Imperialism can end."""

import json
from functools import cache
from pathlib import Path

import pytest

import greatpowers
from tests.games.accounts import unaccounted
from tests.games.imperialism import naive
from tests.games.imperialism.endings import END_GLORY, Ending, read

pytestmark = pytest.mark.both

FOLDER = Path(__file__).parent / "replays"
REPLAYS = {path.stem: json.loads(path.read_text()) for path in sorted(FOLDER.glob("*.json"))}
GAME = "imperialism"
OWN_TURN = {2: "own-turn-2", 3: "own-turn-3", 4: "own-turn-4"}
ANOTHERS_TURN = {2: "anothers-turn-2", 3: "anothers-turn-3", 4: "anothers-turn-4"}
ENDINGS = {
    *OWN_TURN.values(),
    *ANOTHERS_TURN.values(),
    "own-turn-3-with-options",
    "shared-victory",
    "trigger-loses",
    "two-at-the-end",
    "upswing",
    "upswing-left",
}


@cache
def replayed(name: str) -> greatpowers.Match:
    """The match at its end; every test only looks at it."""
    return greatpowers.replay(REPLAYS[name]["record"])


def ended(ending: str) -> tuple[greatpowers.Match, Ending]:
    match = replayed(f"{GAME}--{ending}")
    return match, read(match)


@pytest.mark.walk
@pytest.mark.parametrize("name", REPLAYS)
def test_replays_hash_by_hash(name):
    golden = REPLAYS[name]
    match = replayed(name)
    assert match.over
    assert (match.scores(), match.ranks()) == (golden["scores"], golden["ranks"])
    assert match.record() == golden["record"]
    assert unaccounted(match) == {}
    assert naive.scores(match.position()) == golden["scores"]


def test_there_is_a_replay_for_every_way_to_end():
    assert {row["ending"] for row in REPLAYS.values()} == ENDINGS
    assert all(name == f"{GAME}--{row['ending']}" for name, row in REPLAYS.items())


@pytest.mark.parametrize("ending", sorted(ENDINGS))
def test_everybody_but_the_first_at_the_end_space_has_one_more_turn(ending):
    match, end = ended(ending)
    after = [(end.turn + step) % end.seats for step in range(1, end.seats + 1)]
    assert end.last == [seat for seat in after if seat != end.trigger]
    assert end.trigger in end.at_end
    document = match.position()
    assert (document["trigger"], document["last_turns"], document["over"]) == (end.trigger, [], True)


@pytest.mark.parametrize("ending", sorted(ENDINGS))
def test_the_winner_has_most_glory_after_the_final_scoring(ending):
    match, end = ended(ending)
    scores = match.scores()
    assert end.winners == [seat for seat, score in enumerate(scores) if score == max(scores)]
    points = [0] * end.seats
    for event in match.events:
        if event.name == "scored":
            points[int(event.values["player"])] += int(event.values["points"])
    assert scores == [player["glory"] + points[seat] for seat, player in enumerate(match.position()["players"])]


@pytest.mark.parametrize("seats", OWN_TURN)
def test_the_end_space_is_reached_in_the_own_turn(seats):
    _, end = ended(OWN_TURN[seats])
    assert end.seats == seats
    assert (end.turn, end.winners) == (end.trigger, [end.trigger])
    assert end.source != "upswing"


@pytest.mark.parametrize("seats", ANOTHERS_TURN)
def test_the_end_space_is_reached_in_anothers_turn(seats):
    _, end = ended(ANOTHERS_TURN[seats])
    assert end.seats == seats
    assert end.turn != end.trigger
    assert end.last[-1] == end.turn
    assert end.source == "war"


def test_the_end_space_is_reached_by_the_upswing_at_the_end_of_the_turn():
    _, end = ended("upswing")
    assert (end.source, end.turn) == ("upswing", end.trigger)


def test_a_marker_left_on_upswing_gives_nothing():
    match, end = ended("upswing-left")
    assert end.on_upswing
    assert end.last[-1] not in end.on_upswing
    names = [event.name for event in match.events]
    assert names[-1] == "ended"
    assert "glorified" not in names[names.index("scored") :]


def test_the_first_at_the_end_space_can_lose():
    _, end = ended("trigger-loses")
    assert end.trigger not in end.winners


def test_equal_glory_shares_the_victory():
    match, end = ended("shared-victory")
    assert len(end.winners) > 1
    assert match.ranks().count(1) == len(end.winners)


def test_a_second_one_at_the_end_space_prolongs_nothing():
    match, end = ended("two-at-the-end")
    assert len(end.at_end) == 2
    assert [event.name for event in match.events].count("triggered") == 1
    assert len(end.last) == end.seats - 1


def test_the_options_are_played():
    match, _ = ended("own-turn-3-with-options")
    options = match.record()["options"]
    assert (options["refill"], options["counter_reformation"]) == ("after_discarding", "catholic")


def test_the_end_space_depends_on_the_number_of_players():
    assert END_GLORY == {2: 40, 3: 29, 4: 20}
    for ending in sorted(ENDINGS):
        match, end = ended(ending)
        steps = []
        for event in match.events:
            if event.name == "glorified" and event.values["player"] == end.trigger:
                steps.append(int(event.values["glory"]))
            if event.name == "triggered":
                break
        assert sum(steps[:-1]) < END_GLORY[end.seats] <= sum(steps)

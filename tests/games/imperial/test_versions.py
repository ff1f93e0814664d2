"""Imperial under version 1 of its rules: by convoy and train an army could come back to where it began (IMP-66)."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

import greatpowers
from greatpowers.games import casebook, game_of, words_for
from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.fuzz import fuzz
from greatpowers.kernel.match import Match
from greatpowers.kernel.values import NOBODY
from greatpowers.players import roster
from tests.before import telling
from tests.games.imperial import naive
from tests.games.imperial.test_perft import compare_tree

GAMES = ("imperial-2006", "imperial-2010", "imperial-2030")
MOVES = {
    "imperial-2006": ("BASE6E", "italy", "rome", "western_mediterranean", "naples"),
    "imperial-2010": ("BASE6T", "italy", "rome", "western_mediterranean", "naples"),
    "imperial-2030": ("BASE6", "india", "mumbai", "indian_ocean", "chennai"),
}
"""A base, a nation, two of its ports and the sea between them."""
DEPTH = 3

every_game = pytest.mark.parametrize("game", GAMES)
both_versions = pytest.mark.parametrize("version", ["1", "2"])


def on_the_shore(game: str, version: str) -> Match:
    """The army is picked; a fleet of its own lies off the coast."""
    base, nation, port, sea, _ = MOVES[game]
    after = {"italy": "france", "india": "brazil"}[nation]
    frames = [{"step": "turn", "nation": after}, {"step": "armies"}]
    row = {"armies": {port: 1}, "fleets": {sea: 1}, "rondel": "maneuver_1"}
    changes = {"rules": version, "to_move": nation, "agenda": frames, "nations": {nation: row}}
    document = casebook.position(game, {"base": base, "changes": changes})
    match = casebook.placed(greatpowers.ruleset(game, version), document)
    match.play({"kind": "pick_army", "region": port, "stance": "hostile"})
    return match


def go(match: Match, *regions: str) -> Match:
    for region in regions:
        match.play({"kind": "go", "region": region})
    return match


def offered(match: Match) -> list[Any]:
    return [answer.to_json().get("region") for answer in match.decisions[0].options]


@every_game
@both_versions
def test_the_train_goes_back_under_version_1_only(game: str, version: str) -> None:
    _, nation, port, sea, other = MOVES[game]
    match = go(on_the_shore(game, version), sea, other)
    back = {"kind": "go", "region": port}
    if version == "1":
        match.play(back)
        assert match.view()["nations"][nation]["armies"] == {port: 1}
        assert match.position()["maneuver"] == {"spent_armies": {port: 1}, "carriers": {sea: 1}}
    else:
        reason = match.why_not(back)
        assert reason is not None and reason.name == "back-again" and reason.details["region"] == port
        assert port not in offered(match) and None in offered(match), "it may stay"


@every_game
@both_versions
def test_so_does_the_convoy(game: str, version: str) -> None:
    _, _, port, sea, other = MOVES[game]
    match = go(on_the_shore(game, version), other, sea)
    assert (port in offered(match)) == (version == "1") and other not in offered(match)


@every_game
def test_the_flag_is_the_only_difference(game: str) -> None:
    old, new = (greatpowers.ruleset(game, version) for version in "12")
    assert greatpowers.ruleset(game) is new and (old.flags, new.flags) == (
        {"round_trips": True},
        {"round_trips": False},
    )
    assert old.step_names() == new.step_names() and old.codec.schema() == new.codec.schema()
    assert len(old.changes_since("de")) == len(old.changes_since("en")) == 1 and new.changes_since("en") == []
    assert new.under("1") is old and old.under("2") is new
    states = [cast(Imperial, on_the_shore(game, version).fast.state) for version in "12"]
    assert [state.rules.figures.round_trips for state in states] == [True, False]


@pytest.mark.walk
@every_game
@both_versions
def test_the_second_enumerator_agrees(game: str, version: str) -> None:
    match = on_the_shore(game, version)
    compare_tree(go(match, MOVES[game][3]).fast, random.Random(version), DEPTH)
    counts = {old: naive.perft({**match.position(), "rules": old}, DEPTH) for old in "12"}
    assert counts["1"] > counts["2"], "that is where they part"


@pytest.mark.walk
@every_game
def test_random_games_obey_the_laws(game: str) -> None:
    report = fuzz(greatpowers.ruleset(game, "1"), 2, 1)
    assert report["broken"] == [] and report["ended"] == 2


@pytest.mark.walk
@every_game
def test_no_army_ends_its_move_where_it_began(game: str) -> None:
    """The law of version 2, in games in which version 1 was seen to break it; each goes on from there by lot."""
    row = telling.read(f"{game}-1")[0]
    at = row["in_a_circle"][0]
    document = greatpowers.replay(row["record"], upto=at).position()
    new = greatpowers.position(game, {**document, "rules": "2"} | {"agenda": document["agenda"][:-1]}, seed=1)
    assert new.rules.version == "2"
    lot = random.Random(1)
    moved = 0
    while not new.over and moved < 200:
        decision = new.decisions[0]
        for event in new.play(lot.choice(decision.options), decision.seat):
            if event.name == "moved":
                moved += 1
                assert event.values["origin"] != event.values["region"]
    assert moved


@every_game
@pytest.mark.parametrize("lang", ["de", "en"])
def test_it_is_told_and_shown(game: str, lang: str) -> None:
    """Every seat sees a table, its question and the ways, at moments of a game of then."""
    row = telling.read(f"{game}-1")[0]
    match = greatpowers.replay(row["record"], upto=row["in_a_circle"][-1])
    words, mine = words_for(lang, match.rules, options=match.options), game_of(match.rules)
    assert "{" not in words.log(match.events)
    for at in row["in_a_circle"]:
        position = match.history().at(at)
        for seat in (position.seat, NOBODY):
            assert mine.screen(words, position, seat).headline
        assert all(words.answer(match.rules.codec.decode(option), "journey") for option in position.options())


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_reason_is_told(lang: str) -> None:
    _, _, port, sea, other = MOVES["imperial-2030"]
    match = go(on_the_shore("imperial-2030", "2"), sea, other)
    reason = match.why_not({"kind": "go", "region": port})
    assert reason is not None
    told = words_for(lang, match.rules).reason(reason)
    assert "Mumbai" in told and "{" not in told


@both_versions
@pytest.mark.parametrize("bot", ["greedy", "search@3"])
def test_computers_go_on_under_both(bot: str, version: str) -> None:
    match = on_the_shore("imperial-2030", version)
    for number in range(8):
        position = match.fast
        mind = roster.make("imperial-2030", bot, number, version)
        code = mind.answer(position.guess(position.seat, Dice(number)), position.seat)
        match.play(match.rules.codec.decode(code), position.seat)
    assert len(match.entries) >= 9, "the first was given before"

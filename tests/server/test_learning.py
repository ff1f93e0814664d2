"""Lessons, and positions of the house that are tried at a table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import greatpowers
from greatpowers.games import RULESETS, casebook, game_of
from greatpowers.server import reference
from greatpowers.words.words import LANGUAGES
from tests.server.browser import Server, key, served

EXPLAINED = ["imperial-2006", "imperial-2010", "imperial-2030"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("learning")) as running:
        yield running


def test_the_games_say_whether_they_are_explained(server: Server) -> None:
    games = server.browser().get("/api/games")
    assert [game["id"] for game in games if game["has_lesson"]] == EXPLAINED


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", EXPLAINED)
def test_a_lesson_is_drawn_as_its_seat_sees_it(server: Server, game: str, lang: str) -> None:
    lesson = server.browser(lang).get(f"/api/lessons/{game}")
    assert lesson["prompt"]["seat"] == lesson["seat"] and lesson["prompt"]["form"] == "rondel"
    assert lesson["screen"]["screen"] == "imperial" and len(lesson["names"]) == len(lesson["screen"]["purses"])
    assert lesson["passages"] == len(reference.rule_book(game, lang).passages)
    powers = {power["badge"]["id"]: power for power in lesson["screen"]["powers"]}
    places = {place["id"]: place for place in lesson["screen"]["places"]}
    assert set(lesson["shown"]) <= set(powers) and set(lesson["close"]) <= set(places)
    mover = next(power for power in powers.values() if power.get("moves"))
    assert mover["government"] == lesson["seat"], "who looks is asked for a nation of theirs"
    for way in lesson["ways"]:
        assert {way["origin"], way["region"], *way.get("via", [])} <= set(places)
        assert any(stack["nation"] == way["nation"] for stack in places[way["origin"]]["stacks"])


def test_the_ways_of_a_lesson_can_be_gone() -> None:
    """What the picture draws the rules allow: the same nation, asked for a maneuver at this position."""
    for game in EXPLAINED:
        lesson = game_of(RULESETS[game]).lesson(game)
        assert lesson is not None
        match = greatpowers.position(game, lesson["position"])
        match.play({"kind": "advance", "field": "maneuver_2"}, lesson["seat"])
        while match.decisions[0].step == "fleets":
            match.play({"kind": "pass"}, lesson["seat"])
        for way in lesson["ways"]:
            trial = greatpowers.position(game, match.rules.document(match.fast.state))
            for stop in [way["origin"], *way.get("via", []), way["region"]]:
                decision = trial.decisions[0]
                wanted = [one for one in decision.options if stop in one.to_json().values()]
                assert wanted, (game, way, stop, decision.step)
                trial.play(wanted[0], lesson["seat"])


def test_what_nobody_has_explained(server: Server) -> None:
    browser = server.browser("de")
    assert browser.get("/api/lessons/attack", 404)["code"] == "not-found"
    assert browser.post("/api/lessons/attack/play", {"key": key()}, 404)["code"] == "not-found"
    assert browser.get("/api/lessons/chess", 404)["code"] == "not-found"


@pytest.mark.parametrize("game", EXPLAINED)
def test_a_trial_game_begins_where_the_lesson_stands(server: Server, game: str) -> None:
    browser = server.browser("en")
    once = key()
    table = browser.post(f"/api/lessons/{game}/play", {"key": once}, 201)["id"]
    assert browser.post(f"/api/lessons/{game}/play", {"key": once}, 201)["id"] == table
    state = browser.get(f"/api/tables/{table}")
    assert (state["game"], state["title"], state["status"]) == (game, "Trial game", "running")
    assert [seat["kind"] for seat in state["seats"]] == ["human", "computer", "computer"]
    assert state["visibility"] == "private" and "reseeded" in state


@pytest.mark.parametrize("game", RULESETS)
def test_every_case_that_is_played_can_be_tried(game: str) -> None:
    """One in five of them is opened."""
    rows = reference.case_book(game, "en").cases
    assert sum(row.playable for row in rows) > len(rows) * 9 // 10
    for row in rows[::5]:
        found = reference.trial(game, row.id, "en")
        assert (found is not None) is row.playable, row.id
        if found is not None:
            match = greatpowers.position(game, found[0])
            assert match.over or match.fast.waiting(), row.id
            assert found[1] == f"{row.id}: {row.title}"


def test_whoever_tries_a_case_has_the_seat_that_is_asked(server: Server) -> None:
    case = next(
        case
        for case in reference.cases_of("imperial-2030")
        if reference.played(case) and casebook.begun("imperial-2030", reference.played(case) or {}).fast.seat == 2
    )
    browser = server.browser("de")
    table = browser.post(f"/api/casebook/imperial-2030/{case['id']}/play", {"key": key()}, 201)["id"]
    state = browser.get(f"/api/tables/{table}")
    assert state["title"].startswith(f"{case['id']}: ") and len(state["title"]) <= 60
    assert [seat["seat"] for seat in state["seats"] if seat["kind"] == "human"] == [2]


def test_a_case_without_a_position_is_refused(server: Server) -> None:
    still = next(row for row in reference.case_book("imperial-2030", "en").cases if not row.playable)
    browser = server.browser("en")
    for id in (still.id, "I30-999"):
        problem = browser.post(f"/api/casebook/imperial-2030/{id}/play", {"key": key()}, 404)
        assert problem["code"] == "not-found" and id in problem["text"]
    assert browser.post("/api/casebook/chess/X-1/play", {"key": key()}, 404)["code"] == "not-found"
    assert browser.post(f"/api/casebook/imperial-2030/{still.id}/play", {}, 400)["code"] == "bad-request"

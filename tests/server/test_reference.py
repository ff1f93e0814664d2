"""Games, rules and cases as the client reads them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from greatpowers.games import RULESETS, game_of
from greatpowers.games.imperial.screen.imperial_screen import ImperialScreen
from greatpowers.players import roster
from greatpowers.server import reference
from greatpowers.server.protocol import Computer
from greatpowers.words.words import LANGUAGES, RULING
from tests.server.browser import Server, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("reference")) as running:
        yield running


def test_games_come_with_their_options_in_words(server: Server) -> None:
    german = {game["id"]: game for game in server.browser("de").get("/api/games")}
    english = {game["id"]: game for game in server.browser("de").get("/api/games?lang=en")}
    assert list(german) == list(english) == list(RULESETS)
    for name, rules in RULESETS.items():
        game = german[name]
        assert (game["least"], game["most"]) == rules.players
        assert game["least"] <= game["usual"] <= game["most"]
        assert game["credits"] and game["has_secrets"] is rules.has_secrets
        assert [bot["id"] for bot in game["bots"]] == list(roster.NAMES) and game["usual_bot"] in roster.NAMES
        assert [option["id"] for option in game["options"]] == [option.name for option in rules.options]
        for option, other in zip(game["options"], english[name]["options"]):
            assert option["text"] and other["text"] and option["text"] != option["id"]
            assert [value["value"] for value in option["values"]] == [value["value"] for value in other["values"]]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", RULESETS)
def test_the_rules_reference_is_complete(server: Server, game: str, lang: str) -> None:
    book = server.browser(lang).get(f"/api/rules/{game}")
    ids = [passage["id"] for passage in book["passages"]]
    assert len(ids) == len(set(ids)) > 100
    cases = {row.id for row in reference.case_book(game, lang).cases}
    for passage in book["passages"]:
        assert passage["heading"] and passage["rule"]
        assert passage["text"] or RULING.fullmatch(passage["id"])
        assert set(passage.get("cases", [])) <= cases
    rules = RULESETS[game]
    named = {passage for _, passage in rules.reasons} | set(rules.step_passages.values())
    own = {passage for passage in named if passage}
    assert own <= set(ids), "every place that a refusal names can be looked up"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", RULESETS)
def test_every_case_can_be_read(game: str, lang: str) -> None:
    """Half of them in each language."""
    book = reference.case_book(game, lang)
    assert len(book.cases) > 20
    for row in book.cases[LANGUAGES.index(lang) :: len(LANGUAGES)]:
        page = reference.case_page(game, row.id, lang)
        assert page is not None and page.text.startswith(row.title) and "`" not in page.text
        assert page.position is None or page.position["game"] == game
        assert (page.panels is None) is (page.position is None)
        assert (page.screen is None) is (page.panels is None or not game_of(RULESETS[game]).own_screens())


def test_a_case_is_laid_out_as_a_spectator_sees_it() -> None:
    page = reference.case_page("imperial-2030", "I30-143", "de")
    assert page is not None and page.position is not None and isinstance(page.screen, ImperialScreen)
    treasuries = {power.badge.id: power.treasury for power in page.screen.powers}
    assert treasuries == {nation: row["treasury"] for nation, row in page.position["nations"].items()}
    assert page.panels is not None and page.panels.seats == page.screen.seats
    assert len(page.panels.seats) == page.position["seats"]


def test_cases_by_the_api(server: Server) -> None:
    browser = server.browser("en")
    book = browser.get("/api/casebook/imperial-2030?lang=de")
    first = book["cases"][0]
    page = browser.get(f"/api/casebook/imperial-2030/{first['id']}?lang=de")
    assert page["text"].startswith(first["title"])
    assert browser.last is not None and "max-age" in browser.last.headers["cache-control"]
    assert "vary" in browser.last.headers


@pytest.mark.parametrize("path", ("rules/chess", "casebook/chess", "casebook/chess/X-1", "casebook/imperial-2030/X-1"))
def test_what_there_is_not(server: Server, path: str) -> None:
    problem = server.browser().get(f"/api/{path}", 404)
    assert problem["code"] == "not-found"


def test_unknown_languages_are_refused(server: Server) -> None:
    for path in ("games", "rules/imperial-2030", "casebook/imperial-2030"):
        assert server.browser().get(f"/api/{path}?lang=fr", 400)["code"] == "bad-request"


def test_ratings_are_those_that_were_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    for game, rows in reference.ratings().items():
        assert game in RULESETS and set(rows) <= set(roster.NAMES)
        for row in rows.values():
            assert row["low"] <= row["rating"] <= row["high"] and row["games"] > 0
    measured = {"attack": {"greedy": {"rating": 700, "low": 650, "high": 760, "games": 80}}}
    monkeypatch.setattr(reference, "ratings", lambda: measured)
    took = reference.paces()["attack"]["greedy"]
    assert reference.computer("attack", "greedy") == Computer("greedy", False, 700, 650, 760, 80, took)
    assert reference.computer("attack", "search") == Computer("search", True)
    assert reference.computer("imperialism", "greedy") == Computer(
        "greedy", seconds=reference.paces()["imperialism"]["greedy"]
    )

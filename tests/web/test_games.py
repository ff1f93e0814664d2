"""Every game is played in the browser to its score."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import greatpowers
from greatpowers.text.render import Words
from tests.web.tables import ME, choices, golden, import_table, seat_now, shortened, sit

LAST_ANSWERS = 4


@pytest.mark.parametrize("game", list(greatpowers.RULESETS))
def test_two_clicks_after_the_lobby_a_game_against_computers_runs(page: Page, game: str) -> None:
    page.goto("/")
    plate = page.locator("article, li, .plate").filter(has=page.locator(f'a[href="/rules/{game}"]')).last
    plate.get_by_role("button", name=re.compile("^Play now")).click()
    expect(page.locator("#prompt")).to_be_visible()
    choices(page).first.click()
    expect(page.get_by_role("group", name="Log").locator("li").first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "ending"),
    [
        ("imperial-2006", "power-25-compensation"),
        ("imperial-2010", "power-25"),
        ("imperial-2030", "power-25"),
        ("imperialism", "own-turn-3"),
        ("attack", "rounds"),
    ],
)
def test_a_game_reaches_the_score_screen(page: Page, game: str, ending: str) -> None:
    """The last answers of a recorded game are clicked, all seats at one screen, the curtain between them lifted."""
    record = golden(game, ending)
    start = shortened(record, LAST_ANSWERS)
    names = [f"Player {number + 1}" for number in range(record["seats"])]
    table = import_table(page, start, [{**ME, "name": name} for name in names])
    words = Words("en", greatpowers.RULESETS[game], names, record["options"])
    due = [entry for entry in record["entries"][len(start["entries"]) :] if entry["seat"] != "chance"]
    sit(page, table)
    match = greatpowers.replay(start)
    while due:
        seat = seat_now(page, match.fast.waiting())
        entry = next(entry for entry in due if entry["seat"] == seat)
        due.remove(entry)
        step = match.decisions[0].step
        click_answer(page, words.answer(match.rules.codec.decode(match.rules.codec.encode(entry["answer"])), step))
        match.play(entry["answer"], seat)
    assert match.over
    result = page.get_by_role("region", name="Result")
    expect(result.get_by_role("heading")).to_be_visible()
    ranked(result.locator("tbody tr").all_inner_texts(), names, match.scores())


def click_answer(page: Page, text: str) -> None:
    exactly = page.locator(".text", has_text=re.compile(f"^{re.escape(text)}$"))
    with page.expect_response(re.compile(r"/answers$")) as told:
        choices(page).filter(has=exactly).first.click()
    assert told.value.ok, told.value.text()


def ranked(rows: list[str], names: list[str], scores: list[int]) -> Any:
    assert len(rows) == len(names)
    for row in rows:
        name = next(name for name in names if name in row)
        assert row.rstrip().endswith(str(scores[names.index(name)]))

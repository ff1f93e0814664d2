"""Every game is played in the browser to its score."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import greatpowers
from greatpowers.games import words_for
from greatpowers.kernel.match import Match
from tests.web.conftest import Guest
from tests.web.tables import ME, choices, choose, continued, golden, import_table, log, offers, seat_now, shortened, sit

ANSWERS = re.compile(r"/answers(/several)?$")


@pytest.mark.parametrize("game", list(greatpowers.RULESETS))
def test_two_clicks_after_the_lobby_a_game_against_computers_runs(guest: Guest, game: str) -> None:
    page = guest(reduced_motion="no-preference")  # with all that moves, as most people see it
    page.goto("/")
    plate = page.locator("article, li, .plate").filter(has=page.locator(f'a[href="/rules/{game}"]')).last
    plate.get_by_role("button", name=re.compile("^Play now")).click()
    expect(page.locator("#prompt")).to_be_visible()
    expect(offers(page).first).to_be_visible()
    choose(page, page.url.rpartition("/")[2])
    expect(log(page).locator("li").first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "ending", "answers"),
    [
        ("imperial-2006", "power-25-compensation", 4),
        ("imperial-2010", "power-25", 3),
        ("imperial-2030", "power-25", 1),
        ("imperialism", "own-turn-3", 4),
        ("attack", "rounds", 3),
    ],
)
def test_a_game_reaches_the_score_screen(page: Page, game: str, ending: str, answers: int) -> None:
    """The last answers of a recorded game are clicked, all seats at one screen, the curtain between them lifted.
    Those of Imperial begin after a maneuver, which is planned as a whole; test_imperial_games plays such games."""
    record = golden(game, ending)
    start = shortened(record, answers)
    names = [f"Player {number + 1}" for number in range(record["seats"])]
    table = import_table(page, start, [{**ME, "name": name} for name in names])
    words = words_for("en", greatpowers.RULESETS[game], names, record["options"])
    due = [entry for entry in record["entries"][len(start["entries"]) :] if entry["seat"] != "chance"]
    sit(page, table)
    match = continued(greatpowers.replay(start))
    while due:
        silent = [seat for seat in match.fast.waiting() if match.fast.must_pass(seat)]
        if silent:  # nobody is asked who could only pass
            entry = next(entry for entry in due if entry["seat"] == silent[0])
            due.remove(entry)
            match.play(entry["answer"], silent[0])
            continue
        seat = seat_now(page, match.fast.waiting())
        entry = next(entry for entry in due if entry["seat"] == seat)
        due.remove(entry)
        step = match.decisions[0].step
        expect(page.locator("#prompt")).to_have_attribute("data-step", step)
        together = page.locator("#prompt[data-several]").count() > 0
        given = [entry["answer"]]
        match.play(entry["answer"], seat)
        while together and given[-1]["kind"] != "pass" and is_asked(match, seat, step):
            entry = next(entry for entry in due if entry["seat"] == seat)
            due.remove(entry)
            given.append(entry["answer"])
            match.play(entry["answer"], seat)
        texts = [words.answer(match.rules.codec.decode(match.rules.codec.encode(answer)), step) for answer in given]
        if given[0]["kind"] == "pass" and page.locator("#prompt [data-forfeit]").count() > 0:
            with page.expect_response(ANSWERS) as told:
                exactly = re.compile(f"^{re.escape(texts[0])}$", re.IGNORECASE)
                page.locator("#prompt [data-forfeit]", has_text=exactly).click()
            assert told.value.ok, told.value.text()
        elif together:
            click_several(page, {text for text, answer in zip(texts, given, strict=True) if answer["kind"] != "pass"})
        else:
            click_answer(page, texts[0], given[0])
    assert match.over
    result = page.get_by_role("region", name="Result")
    expect(result.get_by_role("heading").first).to_be_visible()
    ranked(result.get_by_role("table").first.locator("tbody tr").all_inner_texts(), names, match.scores())


def is_asked(match: Match, seat: int, step: str) -> bool:
    """Whether a seat is still asked the same."""
    return not match.over and match.decisions[0].step == step and match.decisions[0].seat == seat


def click_several(page: Page, wanted: set[str]) -> None:
    """Exactly these are chosen, and then given at once."""
    rows = choices(page)
    for row in range(rows.count()):
        pressed = rows.nth(row).get_attribute("aria-pressed") == "true"
        if pressed != (rows.nth(row).locator(".text").inner_text() in wanted):
            rows.nth(row).click()
    with page.expect_response(ANSWERS) as told:
        page.locator("[aria-keyshortcuts=Enter]").click()
    assert told.value.ok, told.value.text()


def click_answer(page: Page, text: str, answer: dict[str, Any]) -> None:
    """In the list of choices, on the wheel, or in the grid of bonds."""
    exactly = page.locator(".text", has_text=re.compile(f"^{re.escape(text)}$"))
    with page.expect_response(ANSWERS) as told:
        if page.locator("#rondel.asked").is_visible():
            page.locator(f"#rondel [data-field={answer['field']}]").click()
        elif page.get_by_role("grid").is_visible():
            page.get_by_role("button", name=re.compile(f"^{re.escape(text)}, ")).click()
            page.get_by_role("button", name=f"Done: {text}", exact=True).click()
        else:
            choices(page).filter(has=exactly).first.click()
    assert told.value.ok, told.value.text()


def ranked(rows: list[str], names: list[str], scores: list[int]) -> Any:
    assert len(rows) == len(names)
    for row in rows:
        name = next(name for name in names if name in row)
        assert row.rstrip().endswith(str(scores[names.index(name)]))

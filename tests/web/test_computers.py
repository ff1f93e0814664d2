"""Computers as people meet them: names and ratings in the picker, thinking time, and a reason for each move."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Guest
from tests.web.tables import ME, ask, choices, choose, log, menu, new_table, seq, sit, state

GAME = "imperial-2030"
NAMES = {
    "en": [
        *("Dice-thrower · 0 · answers at once", "Novice · 310 · answers at once", "Adept · answers at once"),
        *("Master · answers at once", "Strategist · 1 sec a decision"),
    ],
    "de": [
        *("Würfler · 0 · antwortet sofort", "Lehrling · 310 · antwortet sofort", "Könner · antwortet sofort"),
        *("Meister · antwortet sofort", "Stratege · 1 Sek. je Entscheidung"),
    ],
}
ABOUT = {
    "en": ("New table: ", "Strength of seat 2", "270–355, 40 games"),
    "de": ("Neuer Tisch: ", "Stärke auf Platz 2", "270–355, 40 Partien"),
}
LOCALES = {"en": "en-GB", "de": "de-DE"}


def computer(bot: str) -> dict[str, Any]:
    return {"kind": "computer", "bot": bot}


def measured(page: Page) -> None:
    """Let the page believe that two computers have been measured."""

    def answer(route: Route) -> None:
        response = route.fetch()
        games = response.json()
        for game in games:
            for bot in game["bots"]:
                for name in ("rating", "low", "high", "games"):
                    bot.pop(name, None)
            game["bots"][0].update(rating=0, low=0, high=0, games=40)
            game["bots"][1].update(rating=310, low=270, high=355, games=40)
        route.fulfill(response=response, json=games)

    page.route(re.compile("/api/games"), answer)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_picker_shows_names_and_measured_ratings(guest: Guest, lang: str) -> None:
    page = guest(locale=LOCALES[lang])
    measured(page)
    button, strength, interval = ABOUT[lang]
    page.goto("/")
    page.get_by_role("button", name=f"{button}Imperial 2030").click()
    dialog = page.get_by_role("dialog")
    picker = dialog.get_by_role("combobox", name=strength, exact=True)
    assert picker.locator("option").all_inner_texts() == NAMES[lang]
    expect(picker).to_have_value("greedy-adept")
    dialog.locator("fieldset summary").click()
    expect(dialog.get_by_text(interval)).to_be_visible()


def test_who_takes_a_strategist_chooses_its_thinking_time(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="New table: Imperial 2030").click()
    dialog = page.get_by_role("dialog", name="New table")
    thinking = dialog.get_by_label("Thinking time for each answer")
    expect(thinking).to_have_count(0)
    dialog.get_by_role("combobox", name="Players", exact=True).select_option("2")
    dialog.get_by_role("combobox", name="Strength of seat 2", exact=True).select_option("search")
    assert thinking.locator("option").all_inner_texts() == ["0.5 sec", "1 sec", "2 sec", "5 sec", "10 sec"]
    thinking.select_option("2 sec")
    dialog.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile("/t/"))
    table = page.url.rpartition("/")[2]
    found = state(page, table)
    assert (found["thinking"], found["seats"][1]["bot"]) == (2000, "search")
    page.locator("#prompt").wait_for()
    with page.expect_response(re.compile("/thinking$")):
        menu(page).get_by_label("Thinking time for each answer").select_option("0.5 sec")
    assert state(page, table)["thinking"] == 500
    ask(page, "POST", f"/tables/{table}/close")


def test_the_table_says_who_is_thinking(page: Page) -> None:
    table = new_table(page, GAME, [computer("search"), computer("search")], speed="slow", thinking=2000)
    sit(page, table)
    expect(page.locator("#prompt-sentence")).to_contain_text("is thinking")
    expect(page.locator("#main").get_by_title("Strategist").first).to_be_visible()
    ask(page, "POST", f"/tables/{table}/close")


def until_a_computer_answered(page: Page, table: str) -> None:
    for _ in range(30):
        if page.locator("button.because").count():
            return
        choose(page, table)
        expect(choices(page).first).to_be_enabled()
    raise AssertionError("no computer was ever asked")


def test_a_computer_tells_why_on_request(page: Page) -> None:
    """By keyboard, in both languages, and when one looks back."""
    table = new_table(page, GAME, [ME, computer("greedy-novice"), computer("uniform")])
    sit(page, table)
    until_a_computer_answered(page, table)
    told = log(page)
    why = told.get_by_role("button", name="why?", exact=True).first
    expect(told.get_by_role("status")).to_have_count(0)
    why.focus()
    page.keyboard.press("Enter")
    expect(told.get_by_role("status")).to_have_text(re.compile(r"For it|A whim|As good|The only|Drawn by lot"))
    page.get_by_role("button", name="DE", exact=True).click()
    german = page.get_by_role("group", name="Protokoll")
    expect(german.get_by_role("status")).to_have_text(re.compile(r"Dafür|Eine Laune|Ebenso gut|Die einzige|Ausgelost"))
    german.get_by_role("button", name="warum?", exact=True).first.click()
    expect(german.get_by_role("status")).to_have_count(0)
    page.goto(f"/t/{table}/at/{seq(page, table)}")
    again = page.get_by_role("button", name="warum?", exact=True).last
    again.click()
    expect(page.get_by_role("group", name="Protokoll").get_by_role("status")).not_to_have_text("…")


def test_computers_with_secrets_keep_their_reasons(page: Page) -> None:
    table = new_table(page, "imperialism", [ME, computer("uniform")])
    sit(page, table)
    for _ in range(6):
        choose(page, table)
        expect(choices(page).first).to_be_enabled()
    expect(page.locator("button.because")).to_have_count(0)

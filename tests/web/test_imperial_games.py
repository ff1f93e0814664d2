"""Games of the three rulesets of Imperial, played to the score by mouse, keys and finger."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import greatpowers
from greatpowers.kernel.match import Match
from greatpowers.players import roster
from tests.web.conftest import Guest
from tests.web.player import Finger, Keys, Mouse, Person
from tests.web.tables import ME, ask, ended, import_table, seq, sit

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WAYS: dict[str, tuple[type[Person], dict[str, Any]]] = {
    "mouse": (Mouse, DESKTOP),
    "keys": (Keys, DESKTOP),
    "phone": (Finger, PHONE),
}
MEANS = {
    "mouse": {"wedge", "row", "map"},
    "keys": {"digit", "wheel"},
    "phone": {"wedge", "row", "map"},
}
"""What each of them has certainly used in a whole game."""
GAMES = {
    "imperial-2006": [("mouse", "de"), ("keys", "en"), ("phone", "de"), ("phone", "en")],
    "imperial-2010": [("mouse", "en"), ("keys", "de"), ("phone", "en"), ("mouse", "de")],
    "imperial-2030": [("mouse", "de"), ("keys", "en"), ("phone", "de"), ("keys", "de"), ("mouse", "en")],
}
"""Every way in every ruleset, each with both languages over the three."""
LATE = {
    ("imperial-2006", "keys", "en"): 380,
    ("imperial-2010", "phone", "en"): 440,
    ("imperial-2030", "mouse", "de"): 340,
}
"""Whole games take up to a minute each: they are played by `run.py prove`. Of these each test plays the rest, after so
many entries by computers."""
SEATS = 6
COMPUTER = {"kind": "computer", "bot": "greedy"}
LOOKS = (2, 12, 30)
"""Before these questions the ledger is compared with what the server says."""
SEEDS = {"mouse": 11, "keys": 12, "phone": 13}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "way", "lang"), [(game, *one) for game, all_ in GAMES.items() for one in all_])
def test_a_whole_game(guest: Guest, scratch: Path, game: str, way: str, lang: str) -> None:
    play(guest, scratch, way, lang, greatpowers.start(game, SEATS, seed=SEEDS[way]))


@pytest.mark.parametrize(("game", "way", "lang"), LATE)
def test_the_rest_of_a_game(guest: Guest, scratch: Path, game: str, way: str, lang: str) -> None:
    match = greatpowers.start(game, SEATS, seed=SEEDS[way])
    bots = [roster.make(game, "greedy-novice", seed=seat) for seat in range(SEATS)]
    seat = match.fast.waiting()[0]
    while len(match.entries) < LATE[game, way, lang] or match.decisions[0].step != "rondel":
        match.play(match.rules.codec.decode(bots[seat].answer(match.fast, seat)), seat)
        seat = match.fast.waiting()[0]
    play(guest, scratch, way, lang, match, seat)


def play(guest: Guest, scratch: Path, way: str, lang: str, start: Match, me: int = 0) -> None:
    """From here to the score, with `me` at the screen and computers on the other seats."""
    hands, screen = WAYS[way]
    page = guest(**screen, locale={"de": "de-DE", "en": "en-GB"}[lang])
    table = import_table(page, start.record(), [ME if seat == me else COMPUTER for seat in range(SEATS)])
    sit(page, table)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    person = hands(page, lang, SEEDS[way])
    person.play(scratch, lambda number, step: look(person, table, f"seat={me}&lang={lang}", number, step))
    assert person.steps["rondel"] > 0 and set(person.used) >= MEANS[way]
    ended(page, table)
    told(page, way)


due: dict[str, list[int]] = {}


def look(person: Person, table: str, whose: str, number: int, step: str) -> None:
    """At some questions that are no drafts the ledger has what the server's screen has."""
    left = due.setdefault(table, list(LOOKS))
    if not left or number < left[0] or step != "rondel":
        return
    left.pop(0)
    page = person.page
    path = f"/tables/{table}/moments/{seq(page, table)}?{whose}"
    screen = ask(page, "GET", path)["screen"]
    purses = screen["purses"]
    if isinstance(person, Finger):  # where one column follows the other, one's own is the first
        purses = sorted(purses, key=lambda one: f"seat={one['seat']}&" not in whose)
    assert ledger(person) == ([one["treasury"] for one in screen["powers"]], [one["cash"] for one in purses])


def ledger(person: Person) -> tuple[list[int], list[int]]:
    """The treasuries and the players' cash, as the ledger shows them."""
    page = person.page
    folded = page.locator(".strip button.ledger")
    if isinstance(person, Finger):
        person.press(page.locator("#tab-ledger"))
    elif isinstance(person, Keys):
        if folded.is_visible():
            person.key("b")
    elif folded.is_visible():
        person.press(folded)
    ledger = page.locator("section.ledger")
    expect(ledger).to_be_visible()
    narrow = isinstance(person, Finger)
    treasuries = ledger.locator(".nations b.m" if narrow else "thead .till b").all_inner_texts()
    cash = ledger.locator(
        ".figures div:first-child dd" if narrow else "tbody td.num:nth-last-child(3)"
    ).all_inner_texts()
    if narrow:
        person.press(page.locator("#tab-map"))
    return figures(treasuries), figures(cash)


def figures(texts: list[str]) -> list[int]:
    return [int(re.sub(r"\D", "", text)) for text in texts]


def told(page: Page, way: str) -> None:
    """Everything that happened stands in the log."""
    if way == "keys":
        page.keyboard.press("l")
    elif way == "phone":
        page.locator("#tab-log").tap()
    else:
        page.locator("#tab-log").click()
    assert page.locator("#side-panel li a").count() > SEATS

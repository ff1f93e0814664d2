"""The table of Imperial in all its moods: no barrier that axe knows, and nothing too small to be hit."""

from __future__ import annotations

import functools
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

import greatpowers
from greatpowers.players import roster
from tests.web.barriers import clean, shine, small, small_regions
from tests.web.conftest import Guest
from tests.web.tables import COMPUTER, ME, golden, import_table, sit

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
DAY: dict[str, Any] = {"color_scheme": "light", "locale": "de-DE"}
NIGHT: dict[str, Any] = {"color_scheme": "dark", "locale": "en-GB"}
"""Every question is looked at by both lights: one on the desktop, the other on the phone."""
SEATS = 4
FINE, COARSE, CELL = 24, 44, 32
"""Pixels: what a mouse can hit, what a finger can, and how narrow a cell of the bond grid may be on a phone."""


@functools.cache
def asked(game: str, step: str, after: int) -> tuple[dict[str, Any], int]:
    """The record of a game of computers up to a question, and who is asked."""
    match = greatpowers.start(game, SEATS, seed=1)
    bots = [roster.make(game, "greedy-novice", seed=seat) for seat in range(SEATS)]
    for number in range(2000):
        position = match.fast
        seat = position.waiting()[0]
        if number >= after and position.step is not None and position.step.name == step:
            return match.record(), seat
        match.play(match.rules.codec.decode(bots[seat].answer(position, seat)), seat)
    raise AssertionError(f"{game}: nobody is asked for {step}")


def at(page: Page, game: str, step: str, after: int = 120) -> str:
    record, me = asked(game, step, after)
    table = import_table(page, record, [{**ME, "name": "Anna"} if seat == me else COMPUTER for seat in range(SEATS)])
    sit(page, table)
    expect(page.locator("#prompt[data-step]")).to_have_attribute("data-step", step)
    expect(page.locator("#map .hits [data-region]").first).to_be_visible()
    return table


def settled(page: Page) -> None:
    """The planner has heard from the server."""
    expect(page.locator("section.planner")).to_have_attribute("aria-busy", "false")
    expect(page.locator(".planner .reach li button").first).to_be_visible()


def undecided(page: Page) -> Locator:
    """Send units where somebody else is until there is something to decide."""
    question = page.locator(".planner .undecided")
    for number in range(6):
        settled(page)
        if question.count() > 0:
            break
        towards = page.locator(".planner .reach li button:has(.units)")
        (towards if towards.count() else page.locator(".planner .reach li button")).nth(
            0 if towards.count() else number % 2
        ).click()
        page.wait_for_timeout(100)
        expect(page.locator("section.planner")).to_have_attribute("aria-busy", "false")
        if page.locator(".planner .reach").count() == 0:
            break
    return question


BY_DAY = ("rondel", "armies", "factory")
"""On the desktop; all others on the phone."""
QUESTIONS = [
    ("imperial-2030", "rondel", 120),
    ("imperial-2006", "invest", 60),
    ("imperial-2030", "armies", 120),
    ("imperial-2010", "demand", 100),
    ("imperial-2030", "import", 60),
    ("imperial-2006", "factory", 20),
]


@pytest.mark.parametrize(("game", "step", "after"), QUESTIONS)
def test_no_barrier_at_any_question(guest: Guest, game: str, step: str, after: int) -> None:
    page = guest(**LAPTOP, **(DAY if step in BY_DAY else NIGHT))
    at(page, game, step, after)
    clean(page, step)
    if step == "armies":
        undecided(page)
        clean(page, "planned")
    elif step == "invest":
        page.locator("[role=gridcell] button.open").first.click()
        clean(page, "bond chosen")
    elif step == "import":
        page.locator("#map path[data-region]").first.focus()
        page.keyboard.press("Enter")  # a sea: nothing can be imported there, and the table says why
        expect(page.locator("#map .card")).to_be_visible()
        clean(page, "why not there")


def test_no_barrier_around_the_map(guest: Guest) -> None:
    page = guest(**LAPTOP, **NIGHT)
    table = at(page, "imperial-2030", "rondel")
    page.locator(".offer .btn").click()
    for step in range(7):
        expect(page.get_by_role("dialog")).to_be_visible()
        clean(page, f"tour {step}", None if step == 0 else "[role=dialog]")
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("m")
    page.wait_for_function("() => document.activeElement.closest('#map')")
    page.keyboard.press("i")
    clean(page, "region card", "#map .card")
    page.keyboard.press("Escape")
    page.locator("#map .layers [aria-expanded]").click()
    clean(page, "layers of the map", "#map .layers")
    page.locator("#map .menu > button.tick").click()
    expect(page.locator("#map").get_by_role("table").first).to_be_visible()
    clean(page, "table of regions", "#map")
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    views = page.locator("section.ledger .seg button")
    expect(views).to_have_count(4)
    for number in range(4):
        views.nth(number).click()
        page.wait_for_load_state("networkidle")
        clean(page, f"ledger {number}", "section.ledger")
    page.keyboard.press("u")
    expect(page.locator(".drawer article, .drawer [id]").first).to_be_visible()
    clean(page, "rules beside the table", ".drawer")
    page.keyboard.press("Escape")
    page.keyboard.press("w")
    clean(page, "why not", ".why")
    page.goto(f"/t/{table}/at/40")
    expect(page.get_by_role("slider").first).to_be_visible()
    clean(page, "replay")


def test_no_barrier_when_it_is_over_and_at_a_case(guest: Guest) -> None:
    page = guest(**LAPTOP, **DAY)
    record = golden("imperial-2006", "power-25-compensation")
    sit(page, import_table(page, record, [ME] + [COMPUTER] * (record["seats"] - 1)))
    expect(page.locator("section.score tbody tr").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    clean(page, "score")
    page.goto("/casebook/imperial-2030/I30-001")
    expect(page.locator(".hits [data-region]").first).to_be_visible()
    clean(page, "case with map")


def test_no_barrier_on_a_phone(guest: Guest) -> None:
    page = guest(**PHONE, **DAY)
    for game, step, after in QUESTIONS[:4]:
        at(page, game, step, after)
        shine(page, step in BY_DAY)
        clean(page, f"{step}: map")
        page.locator("#tab-choose").tap()
        expect(page.locator(".sheet.full")).to_be_visible() if step != "demand" else None
        clean(page, f"{step}: whole sheet", ".sheet")
    shine(page, True)
    at(page, "imperial-2030", "rondel")
    page.locator(".sheet .grip").tap()
    expect(page.locator(".sheet.half")).to_be_visible()
    clean(page, "half sheet", ".sheet")
    for tab in ("ledger", "log", "map"):
        page.locator(f"#tab-{tab}").tap()
        clean(page, tab)
    page.goto(f"{page.url}/at/40")
    expect(page.locator("#prompt")).to_have_class(re.compile("replay"))
    clean(page, "replay")
    record = golden("imperial-2006", "power-25-compensation")
    sit(page, import_table(page, record, [ME] + [COMPUTER] * (record["seats"] - 1)))
    expect(page.locator("section.score tbody tr").first).to_be_visible()
    clean(page, "score")


# --- hit areas --------------------------------------------------------------------------------------------------------


def large_enough(wrong: dict[str, list[str]]) -> None:
    where: dict[str, str] = {}
    for place, found in wrong.items():
        for one in found:
            where.setdefault(one, place)
    assert not where, "\n".join(f"{place}: {one}" for one, place in where.items())


def test_everything_can_be_hit_with_a_mouse(guest: Guest) -> None:
    page = guest(**LAPTOP)
    wrong: dict[str, list[str]] = {}
    for game, step, after in QUESTIONS:
        at(page, game, step, after)
        if step == "armies":
            undecided(page)
        wrong[step] = small(page, FINE) + small_regions(page, FINE)
    page.keyboard.press("b")
    for number in range(4):
        page.locator("section.ledger .seg button").nth(number).click()
        wrong[f"ledger {number}"] = small(page, FINE)
    page.keyboard.press("u")
    expect(page.locator(".drawer")).to_be_visible()
    wrong["rules"] = small(page, FINE)
    large_enough(wrong)


def test_everything_can_be_hit_with_a_finger(guest: Guest) -> None:
    page = guest(**PHONE)
    wrong: dict[str, list[str]] = {}
    for game, step, after in QUESTIONS:
        at(page, game, step, after)
        wrong[step] = small(page, COARSE, CELL) + small_regions(page, COARSE)
        page.locator("#tab-choose").tap()
        if step == "armies":
            settled(page)
        wrong[f"{step}: sheet"] = small(page, COARSE, CELL)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator("#tab-ledger").tap()
    views = page.locator("section.ledger .seg button")
    for number in range(4):
        views.nth(number).tap()
        wrong[f"ledger {number}"] = small(page, COARSE, CELL)
    page.locator("#tab-log").tap()
    wrong["log"] = small(page, COARSE, CELL)
    large_enough(wrong)


def test_the_log_does_not_fold_under_whoever_is_in_it(guest: Guest) -> None:
    page = guest(viewport={"width": 1280, "height": 1000})
    at(page, "imperial-2030", "rondel")
    log = page.get_by_role("group", name="Log")
    low = ViewportSize(width=1280, height=640)
    page.set_viewport_size(low)
    expect(page.get_by_role("button", name="Unfold the log")).to_be_visible()
    page.set_viewport_size(ViewportSize(width=1280, height=1000))
    log.locator("a").last.focus()
    page.set_viewport_size(low)
    fold = page.get_by_role("button", name="Fold the log", exact=True)
    expect(fold).to_be_visible()
    expect(log.locator("a").last).to_be_focused()
    fold.click()
    expect(page.get_by_role("button", name="Unfold the log")).to_be_visible()

"""Little room: a low map shows what a question is about, nothing covers anything, and no room stays empty."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Guest
from tests.web.tables import at

NARROW: dict[str, Any] = {"viewport": {"width": 320, "height": 568}, "has_touch": True, "is_mobile": True}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}
WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
LEAST = 90
"""A map that is lower shows nothing, so it is not there."""

SHOWN = """() => {
    const pane = document.querySelector("#map").getBoundingClientRect();
    const dots = [...document.querySelectorAll("#map g.dot")].map((one) => one.getBoundingClientRect());
    const across = (box) => box.left >= pane.left && box.right <= pane.right;
    const inside = (box) => across(box) && box.top >= pane.top && box.bottom <= pane.bottom;
    return [dots.length, dots.filter((box) => !inside(box)).length];
}"""
STRIP = """() => [...document.querySelectorAll("section.strip .nation")].flatMap((nation) => {
    const parts = [...nation.querySelectorAll(":scope > :not(.band, .text, .sr), .sum, .gov, small")];
    const around = nation.getBoundingClientRect();
    const written = (one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        return range.getBoundingClientRect();
    };
    const boxOf = (one) => (one.tagName === "SMALL" ? written(one) : one.getBoundingClientRect());
    const boxes = parts.map((one) => [one, boxOf(one)]).filter(([, box]) => box.width > 1);
    const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1;
    const crossed = (a, b) => across(a, b) && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    const wrong = boxes.filter(([, box]) => box.left < around.left - 1 || box.right > around.right + 1);
    for (const [index, [one, box]] of boxes.entries())
        for (const [other, theirs] of boxes.slice(index + 1))
            if (!one.contains(other) && !other.contains(one) && crossed(box, theirs)) wrong.push([one, other]);
    return wrong.map(([one]) => nation.title + ": " + one.className);
})"""
"""What sticks out of a nation's field, or lies over another part of it."""


def sheet(page: Page) -> None:
    page.locator("#tab-choose").tap()
    expect(page.locator(".sheet.full")).to_be_visible()
    page.wait_for_timeout(600)


@pytest.mark.parametrize(("game", "step"), [("imperial-2010", "factory"), ("imperial-2030", "import")])
@pytest.mark.parametrize("size", (PHONE, NARROW), ids=("phone", "narrow"))
def test_a_low_map_shows_all_that_can_be_chosen(guest: Guest, game: str, step: str, size: dict[str, Any]) -> None:
    page = guest(**size)
    at(page, game, step)
    page.wait_for_timeout(600)
    count, hidden = page.evaluate(SHOWN)
    assert count > 0 and hidden == 0, "below the question"
    sheet(page)
    if page.locator("#main").evaluate("one => one.clientHeight") > 0:
        count, hidden = page.evaluate(SHOWN)
        assert count > 0 and hidden == 0, "above the sheet"


@pytest.mark.parametrize("step", ("import", "rondel", "invest"))
@pytest.mark.parametrize("size", (PHONE, NARROW), ids=("phone", "narrow"))
def test_where_there_is_no_map_the_sheet_has_its_room(guest: Guest, step: str, size: dict[str, Any]) -> None:
    page = guest(**size)
    at(page, "imperial-2030", step)
    sheet(page)
    height = page.locator("#main").evaluate("one => one.clientHeight")
    assert height == 0 or height > LEAST
    page.locator("#tab-map").tap()
    expect(page.locator(".sheet.peek")).to_be_visible()
    page.wait_for_timeout(300)
    assert page.locator("#main").evaluate("one => one.clientHeight") > LEAST, "the map is back"


@pytest.mark.parametrize("size", (NARROW, PHONE, TABLET, WIDE), ids=("narrow", "phone", "tablet", "wide"))
@pytest.mark.parametrize("locale", ("de-DE", "en-GB"))
def test_nothing_covers_anything_in_the_line_of_nations(guest: Guest, size: dict[str, Any], locale: str) -> None:
    page = guest(**size, locale=locale)
    at(page, "imperial-2010", "rondel")
    strip = page.locator("section.strip")
    if size is WIDE and strip.count() == 0:
        page.keyboard.press("b")
    expect(strip).to_be_visible()
    page.wait_for_timeout(300)
    assert page.evaluate(STRIP) == []


def test_the_treasury_below_a_nation_is_explained_where_it_is_shown(guest: Guest) -> None:
    for size, shown in ((WIDE, False), (PHONE, True)):
        page = guest(**size)
        at(page, "imperial-2030", "invest")
        if shown:
            sheet(page)
        legend = page.locator(".legend .below")
        expect(legend).to_be_visible() if shown else expect(legend).to_be_hidden()
        if shown:
            box = legend.bounding_box()
            assert box is not None and box["height"] < 24, "in one line"

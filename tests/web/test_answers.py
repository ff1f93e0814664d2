"""Answers on the screen: the large button, several things at once, undo after discarding, and why not, at the place."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.barriers import clean
from tests.web.conftest import Guest
from tests.web.tables import at, seq

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PRIMARY = "#prompt [aria-keyshortcuts=Enter], .sheet [aria-keyshortcuts=Enter]"


def primary(page: Page) -> Locator:
    return page.locator(PRIMARY)


SAMPLES = [
    ("imperial-2030", "invest"),
    ("imperial-2006", "production"),
    ("imperial-2030", "import"),
    ("imperialism", "discard"),
    ("imperialism", "action"),
    ("attack", "turn"),
]


@pytest.mark.parametrize(("game", "step"), SAMPLES)
def test_enter_and_the_large_button_give_nothing_away(page: Page, game: str, step: str) -> None:
    table = at(page, game, step)
    before = seq(page, table)
    lost = page.locator("#prompt [data-forfeit]")
    for words in lost.all_inner_texts():
        assert words.strip().lower() not in primary(page).inner_text().lower()
    if step != "production":  # there the large button is what everybody wants
        expect(primary(page)).to_have_attribute("aria-disabled", "true")
        page.locator("#prompt-sentence").focus()
        page.keyboard.press("Enter")
        primary(page).click(force=True)
    if lost.count() > 0:
        lost.first.focus()
        page.keyboard.press("Enter")
        expect(page.locator("#prompt .asked")).to_be_visible()
        clean(page, f"{game} {step}", "#prompt")
        page.keyboard.press("Enter")  # the focus is on the way back
        expect(page.locator("#prompt .asked")).to_have_count(0)
    assert seq(page, table) == before


def test_a_turn_that_ends_with_a_right_unused_asks_until_told_not_to(guest: Guest) -> None:
    page = guest({"unused": True})
    table = at(page, "imperial-2030", "invest")
    before = seq(page, table)
    page.locator("#prompt [data-forfeit]").click()
    asked = page.locator("#prompt .asked")
    expect(asked).to_be_visible()
    asked.get_by_role("checkbox").check()
    assert seq(page, table) == before
    asked.locator(".sure").click()
    expect(asked).to_have_count(0)
    assert '"unused":false' in page.evaluate("() => localStorage.getItem('greatpowers.settings')")
    assert seq(page, table) > before


def test_what_comes_right_after_a_change_of_the_question_is_no_answer(guest: Guest) -> None:
    page = guest({"settle": 400})
    page.clock.install()
    table = at(page, "imperial-2006", "production")
    before = seq(page, table)
    page.evaluate("() => { window.still = performance.now(); performance.now = () => window.still; }")
    page.reload()
    expect(page.locator("#prompt[data-step]")).to_have_attribute("data-step", "production")
    page.evaluate("() => { window.still = performance.now(); performance.now = () => window.still; }")
    page.evaluate("() => { window.still -= 10000; }")  # the question came after now: far too early
    primary(page).click()
    assert seq(page, table) == before
    page.evaluate("() => { window.still += 20000; }")
    with page.expect_response(lambda response: response.url.endswith("/answers/several")) as told:
        primary(page).click()
    assert told.value.ok


def test_cards_are_discarded_in_any_order_and_taken_back(page: Page) -> None:
    table = at(page, "imperialism", "discard")
    before = seq(page, table)
    rows = page.locator("#choices button.choice")
    names = rows.all_inner_texts()
    rows.nth(2).click()
    rows.nth(0).click()
    expect(page.locator("#choices button.choice[aria-pressed=true]")).to_have_count(2)
    clean(page, "discards", "#choices")
    with page.expect_response(lambda response: response.url.endswith("/answers/several")) as told:
        primary(page).click()
    assert told.value.ok, told.value.text()
    expect(page.locator("#prompt[data-step]")).not_to_have_attribute("data-step", "discard")
    assert seq(page, table) > before
    page.locator("#prompt [aria-keyshortcuts='Control+Z']").click()
    expect(page.locator("#prompt[data-step]")).to_have_attribute("data-step", "discard")
    expect(rows).to_have_count(len(names))


def test_everything_is_produced_with_one_click(page: Page) -> None:
    table = at(page, "imperial-2006", "production")
    before = seq(page, table)
    expect(primary(page)).to_have_text("Produce everywhere (3)")
    with page.expect_response(lambda response: response.url.endswith("/answers/several")) as told:
        primary(page).click()
    assert told.value.ok and seq(page, table) >= before + 3


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_why_not_is_said_at_the_place(guest: Guest, device: str) -> None:
    page = guest(**(PHONE if device == "phone" else {}))
    at(page, "imperial-2030", "import")
    expect(page.locator("#map .hits [data-region]").first).to_be_visible()
    region = page.evaluate(
        """() => {
            const plate = document.querySelector("#map").getBoundingClientRect();
            for (const one of document.querySelectorAll("#map .hits [data-region]")) {
                const box = one.getBoundingClientRect();
                const x = box.x + box.width / 2, y = box.y + box.height / 2;
                const hit = document.elementFromPoint(x, y);
                if (!hit || hit.closest("[data-region]") !== one || one.matches(".target, [data-number]")) continue;
                if (y < plate.y + 40 || y > plate.bottom - 40) continue;
                if (one.getAttribute("aria-disabled") === "true" || !one.classList.contains("legal"))
                    return { id: one.dataset.region, x, y };
            }
            return null;
        }"""
    )
    assert region is not None
    if device == "phone":
        page.touchscreen.tap(region["x"], region["y"])
    else:
        page.mouse.click(region["x"], region["y"])
    card = page.locator("#map .card")
    expect(card).to_be_visible()
    expect(card.locator(".reason").first).to_be_visible()
    box = card.bounding_box()
    assert box is not None
    gap = max(box["y"] - region["y"], region["y"] - box["y"] - box["height"])
    assert 0 <= gap < 60, "the answer stands right below or above what was pointed at"
    assert "Nothing can be chosen here" not in card.inner_text()
    clean(page, "why not", "#map .card")


def test_a_card_that_cannot_be_chosen_says_why(page: Page) -> None:
    at(page, "imperialism", "action")
    page.get_by_role("button", name="Why not").first.focus()
    plain = page.locator("button.cover.none").first
    plain.focus()
    page.keyboard.press("Enter")
    here = page.locator("[role=dialog].here")
    expect(here.locator("[role=status] p").first).not_to_be_empty()
    clean(page, "why not a card", ".here")
    page.keyboard.press("Escape")
    expect(here).to_have_count(0)


def test_tracks_and_wedges_say_why_not(page: Page) -> None:
    at(page, "imperialism", "discard")
    page.locator("li.ask").first.click()
    told = page.locator("[role=dialog].here [role=status] p").first
    expect(told).to_contain_text("Something else is asked now: discarding.")
    clean(page, "why not a track", ".here")
    at(page, "imperial-2006", "rondel", most=5)
    page.locator("#rondel [aria-disabled=true]").first.click(force=True)
    expect(told).to_contain_text(re.compile("more than six|stands on|costs the government"))
    clean(page, "why not a wedge", ".here")


def test_nothing_that_forfeits_lies_under_the_thumb(guest: Guest) -> None:
    page = guest(**PHONE)
    at(page, "imperial-2030", "invest")
    for forfeit in page.locator("[data-forfeit]").all():
        box = forfeit.bounding_box()
        assert box is not None and box["y"] + box["height"] < 844 / 2

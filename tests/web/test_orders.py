"""Windows of reaction: asked only with something to decide, orders given beforehand, a window that closes by itself."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from greatpowers.kernel.match import Match
from tests.web.barriers import clean
from tests.web.tables import COMPUTER, ME, ask, choices, import_table, new_table, played, seq, sit


def window_of_imperialism() -> tuple[Match, int]:
    """An event that a seat could cancel, and the seat."""
    for seed in range(40):
        for answers in range(20, 200, 3):
            match = played("imperialism", 3, answers, seed)
            position = match.fast
            if position.step is not None and position.step.name == "respond":
                able = [seat for seat in position.waiting() if not position.must_pass(seat)]
                if able:
                    return match, able[0]
    raise AssertionError("nobody can ever cancel anything")


def test_an_order_passes_and_is_taken_back(page: Page) -> None:
    """In the window itself, and in the list while others are asked; axe finds nothing wrong with it."""
    match, me = window_of_imperialism()
    table = import_table(page, match.record(), [ME if seat == me else COMPUTER for seat in range(3)])
    ask(page, "POST", f"/tables/{table}/speed", {"speed": "slow"})
    sit(page, table)
    page.keyboard.press("w")
    why = page.get_by_role("region", name="What can't I do?")
    expect(why).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#prompt")).to_have_attribute("data-step", "respond")
    here = page.get_by_label("When this comes up again:")
    expect(here).to_have_value("ask")
    clean(page, "a window", "#prompt")
    before = seq(page, table)
    here.focus()
    for _ in range(2):  # through all wishes, none of which counts yet
        page.keyboard.press("ArrowDown")
    expect(here).to_have_value("turn")
    here.select_option("pass")
    assert seq(page, table) == before
    page.get_by_role("button", name="Pass, now too").click()
    expect(page.get_by_label("When this comes up again:")).to_have_count(0)
    assert seq(page, table) > before
    page.reload()
    decided = page.locator("#prompt summary")
    if decided.count() == 0:  # it is our turn by now: the list is there while others are asked
        return
    expect(decided).to_have_text("Decided beforehand: 1")
    decided.click()
    row = page.get_by_label("An event can be cancelled")
    expect(row).to_have_value("pass")
    clean(page, "a window", "#prompt")
    row.select_option("ask")
    expect(page.locator("#prompt summary")).to_have_text("Decide beforehand")


def test_a_great_power_is_chosen_without_a_word_on_passing(page: Page) -> None:
    table = new_table(page, "imperialism", [ME, COMPUTER, COMPUTER])
    sit(page, table)
    expect(choices(page).first).to_be_visible()
    expect(page.locator("#prompt")).to_have_attribute("data-step", "choose_power")
    expect(page.locator("#prompt .orders")).to_have_count(0)
    expect(page.locator("#prompt")).not_to_contain_text(re.compile("pass", re.IGNORECASE))

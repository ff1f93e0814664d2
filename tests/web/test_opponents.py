"""Opponents with a face: who they are, how long they think, and what one is called oneself."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from greatpowers.server.opponents import NAMES
from tests.web.barriers import clean, small
from tests.web.conftest import Guest
from tests.web.tables import COMPUTER, ME, ask, new_table, sit, state

GAME = "imperial-2030"
DESKTOP: dict[str, Any] = {}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def open_dialog(page: Page) -> Locator:
    page.goto("/")
    page.get_by_role("button", name=re.compile("New table|Neuer Tisch")).first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    return dialog


def test_computers_have_names_and_faces_at_the_table(page: Page) -> None:
    table = new_table(page, "imperialism", [{**ME, "name": "Anna"}, COMPUTER, COMPUTER, COMPUTER])
    names = [seat["name"] for seat in state(page, table)["seats"]]
    assert set(names[1:]) < set(NAMES) and len(set(names)) == 4
    sit(page, table)
    seats = page.get_by_role("region", name="Players")
    for name in names:
        expect(seats).to_contain_text(name)
    expect(seats.locator("svg.face")).to_have_count(3)
    expect(page.locator("body")).not_to_contain_text(re.compile(r"Computer \d"))


def test_the_dialog_says_who_sits_where_and_how_long_they_think(page: Page) -> None:
    dialog = open_dialog(page)
    expect(dialog.locator("svg.face")).to_have_count(3)
    said = dialog.locator(".said")
    expect(said).to_contain_text("against")
    expect(said).to_contain_text(
        re.compile(r"Your first decision comes after about \d+ seconds?\.|You are asked at once\.")
    )
    wanted, other = (dialog.get_by_label(f"Opponent at seat {number}") for number in (2, 3))
    before, taken = wanted.input_value(), other.input_value()
    assert taken not in wanted.locator("option").all_inner_texts(), "nobody sits at a table twice"
    free = next(name for name in wanted.locator("option").all_inner_texts() if name != before)
    wanted.select_option(free)
    expect(said).to_contain_text(free)
    level = dialog.get_by_label("Strength of seat 2")
    level.select_option("search")
    expect(level.locator("option:checked")).to_contain_text("1 sec a decision")
    dialog.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    assert state(page, table)["seats"][1]["name"] == free


def test_a_guest_is_asked_for_a_name_once(guest: Guest) -> None:
    page = guest()
    page.goto("/")
    strip = page.get_by_role("form", name="What shall we call you?")
    strip.get_by_role("textbox").fill("Berta")
    strip.get_by_role("button", name="That’s me").click()
    expect(strip).to_be_hidden()
    expect(page.locator(".pname")).to_have_text("Berta")
    assert ask(page, "GET", "/me")["name"] == "Berta"
    page.reload()
    expect(page.locator(".plates")).to_be_visible()
    expect(strip).to_be_hidden()


@pytest.mark.parametrize("where", ["page", "elsewhere"])
def test_only_who_has_no_name_yet_is_asked_for_one(guest: Guest, where: str) -> None:
    page = guest()
    strip = page.get_by_role("form", name="What shall we call you?")
    new_table(page, GAME, [ME, COMPUTER])  # makes somebody a guest
    assert re.fullmatch(r"Guest \d{4}", ask(page, "GET", "/me")["name"])
    page.goto("/")
    expect(strip).to_be_visible()
    strip.get_by_role("button", name="That’s me").click()
    expect(strip.get_by_role("textbox")).to_be_focused()
    if where == "page":
        page.goto("/me")
        page.get_by_label("Name at the tables").fill("Berta")
        page.get_by_role("button", name="Save").first.click()
        expect(page.get_by_text("Saved.").first).to_be_visible()
    else:
        ask(page, "PATCH", "/me", {"name": "Berta"})
    page.goto("/")
    expect(page.locator(".plates")).to_be_visible()
    expect(strip).to_be_hidden()


def test_who_does_not_say_stays_a_guest_and_is_left_in_peace(guest: Guest) -> None:
    page = guest(locale="de-DE")
    page.goto("/")
    page.get_by_role("button", name="Gast bleiben").click()
    page.reload()
    expect(page.locator(".plates")).to_be_visible()
    expect(page.get_by_role("form", name="Wie sollen wir dich nennen?")).to_be_hidden()


def test_nothing_of_it_stands_in_anybodys_way(guest: Guest) -> None:
    for settings in (DESKTOP, PHONE):
        page = guest(**settings)
        open_dialog(page)
        clean(page, "a new table")
        assert settings is not PHONE or small(page, 44) == []
        sit(page, new_table(page, GAME, [ME, COMPUTER, {"kind": "open"}]))
        clean(page, "gathering")

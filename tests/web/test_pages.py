"""Lobby, seats, accounts, saved games, rules: what happens around the tables."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from greatpowers.server.protocol import PROTOCOL
from tests.web.barriers import clean
from tests.web.conftest import Guest, Watch

TABLE = re.compile(r"/t/[\w-]+$")
PASSWORD = "a long enough password"


def at_a_table(page: Page) -> str:
    page.wait_for_url(TABLE)
    return page.url


def test_one_click_starts_a_game_and_the_lobby_shows_it(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now against computers").click()
    table = at_a_table(page)
    page.goto("/")
    mine = page.get_by_role("list", name="My tables")
    expect(mine.get_by_text("Imperial 2030")).to_be_visible()
    expect(mine.get_by_role("link").first).to_have_attribute("href", re.compile(table.rpartition("/")[2]))


def test_the_sentence_chooses_game_and_number(page: Page) -> None:
    page.goto("/")
    page.get_by_label("Game", exact=True).select_option("Imperialism")
    count = page.get_by_label("Number of computers")
    assert count.locator("option").all_inner_texts() == ["one", "two", "three"]
    count.select_option("one")
    page.get_by_role("button", name="Play now against computers").click()
    table = at_a_table(page).rpartition("/")[2]
    state = page.request.get(f"/api/tables/{table}").json()
    assert (state["game"], [seat["kind"] for seat in state["seats"]]) == ("imperialism", ["human", "computer"])


def test_a_friend_sits_down_by_the_link(page: Page, chromium: Browser, site: str) -> None:
    page.goto("/")
    page.get_by_role("button", name="New table: Imperial 2030").click()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.get_by_role("combobox", name="Players", exact=True).select_option("3")
    dialog.get_by_label("Name of seat 1").fill("Anna")
    dialog.get_by_role("combobox", name="Who plays seat 2", exact=True).select_option("Somebody, by link")
    dialog.locator("summary", has_text="Rules").click()
    dialog.get_by_role("combobox", name="Cash of the players", exact=True).select_option("hidden")
    dialog.get_by_role("combobox", name="Who sees it", exact=True).select_option("everybody, in the lobby")
    dialog.get_by_label("Name of the table").fill("Friday round")
    dialog.get_by_role("button", name="Set up the table").click()
    link = page.get_by_label("Link to the table").input_value()
    state = page.request.get(f"/api/tables/{link.rpartition('/')[2]}").json()
    assert [(seat["kind"], seat["name"]) for seat in state["seats"]][:2] == [("human", "Anna"), ("open", "Seat 2")]
    assert "hidden" in [option["value"] for option in state["options"]]
    other = chromium.new_context(base_url=site, locale="de-DE")
    friend = other.new_page()
    friend.goto("/")
    row = friend.get_by_role("list", name="Offene Tische").get_by_role("listitem").filter(has_text="Friday round")
    expect(row.get_by_text("ein Platz frei")).to_be_visible()
    row.get_by_role("link", name="Mitspielen").click()
    assert at_a_table(friend) == link
    other.close()


def test_a_hot_seat_is_several_seats_of_mine(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="New table: Attack!").click()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.get_by_role("combobox", name="Players", exact=True).select_option("2")
    dialog.get_by_role("combobox", name="Who plays seat 2", exact=True).select_option("Me, on this screen")
    expect(dialog.get_by_text("Several people on one screen")).to_be_visible()
    dialog.get_by_label("Name of seat 1").fill("Anna")
    dialog.get_by_label("Name of seat 2").fill("Ben")
    dialog.get_by_role("button", name="Start the game").click()
    table = at_a_table(page).rpartition("/")[2]
    state = page.request.get(f"/api/tables/{table}").json()
    assert [(seat["kind"], seat["name"]) for seat in state["seats"]] == [("human", "Anna"), ("human", "Ben")]


def test_a_deck_of_ones_own_must_be_a_json_object(page: Page, scratch: Path, watch: Watch) -> None:
    watch.expected = ("status of 400",)
    page.goto("/")
    page.get_by_role("button", name="New table: Imperialism").click()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.locator("summary", has_text="Rules").click()
    dialog.get_by_role("combobox", name="Numbers on the cards", exact=True).select_option("a file of your own …")
    dialog.get_by_role("button", name="Start the game").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Please choose a file")
    (scratch / "list.json").write_text("[1]")
    dialog.get_by_label("File for “Numbers on the cards”").set_input_files(scratch / "list.json")
    expect(dialog.get_by_role("alert")).to_contain_text("not a JSON object")
    (scratch / "deck.json").write_text('{"cards": 3}')
    dialog.get_by_label("File for “Numbers on the cards”").set_input_files(scratch / "deck.json")
    dialog.get_by_role("button", name="Start the game").click()
    expect(dialog.get_by_role("alert")).to_be_visible()
    assert page.url.endswith("/")


def test_account_from_guest_to_deletion(page: Page, watch: Watch) -> None:
    watch.expected = ("status of 401",)
    page.goto("/me")
    register = page.get_by_role("region", name="Create an account")
    register.get_by_label("Name").fill("Dorothea")
    register.get_by_label("Password").fill(PASSWORD)
    register.get_by_role("button").click()
    expect(page.get_by_text("You are logged in.")).to_be_visible()
    page.get_by_label("Name at the tables").fill("Doro")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("header").get_by_text("Doro")).to_be_visible()
    page.get_by_role("button", name="Log out").click()
    login = page.get_by_role("region", name="Log in")
    login.get_by_label("Name").fill("Dorothea")
    login.get_by_label("Password").fill("a wrong long password")
    login.get_by_role("button").click()
    expect(page.get_by_role("status").locator(".stop")).to_be_visible()
    login.get_by_label("Password").fill(PASSWORD)
    login.get_by_role("button").click()
    expect(page.get_by_text("Welcome back, Doro")).to_be_visible()
    page.get_by_role("button", name="Delete the account …").click()
    page.get_by_role("button", name="Yes, delete it for good").click()
    expect(page.get_by_role("heading", name="Create an account")).to_be_visible()


def test_language_theme_and_settings_stay(page: Page) -> None:
    page.goto("/me")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Konto und Einstellungen")
    page.get_by_role("button", name="dunkel").click()
    page.get_by_label("Nachfragen, bevor eine Antwort gegeben wird").check()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_label("Nachfragen, bevor eine Antwort gegeben wird")).to_be_checked()


def test_a_record_goes_on_where_it_ended(page: Page, scratch: Path) -> None:
    page.goto("/casebook/imperial-2030")
    page.get_by_label("Search the cases").fill("six nations two players")
    page.get_by_role("link", name="I30-001").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("All six nations move even with two players")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the position").click()
    saved.value.save_as(scratch / "position.json")
    page.goto("/import")
    page.locator("input[type=file]").set_input_files(scratch / "position.json")
    expect(page.get_by_text("Position of Imperial 2030, 2 players")).to_be_visible()
    page.get_by_role("combobox", name="Seats").select_option("All seats are mine")
    page.get_by_role("button", name="Set up the table").click()
    table = at_a_table(page).rpartition("/")[2]
    state = page.request.get(f"/api/tables/{table}").json()
    assert [seat["kind"] for seat in state["seats"]] == ["human", "human"]
    assert json.loads((scratch / "position.json").read_text())["seats"] == 2


def test_a_bad_file_is_refused_with_a_reason(page: Page, scratch: Path, watch: Watch) -> None:
    watch.expected = ("status of 400",)
    page.goto("/import")
    (scratch / "bad.json").write_text("no json")
    page.locator("input[type=file]").set_input_files(scratch / "bad.json")
    expect(page.get_by_text("This is not a JSON object.")).to_be_visible()
    (scratch / "odd.json").write_text('{"game": "chess"}')
    page.locator("input[type=file]").set_input_files(scratch / "odd.json")
    page.get_by_role("button", name="Set up the table").click()
    expect(page.locator(".note.warn")).to_contain_text("chess")


def test_the_own_link_regains_a_seat(page: Page, chromium: Browser, site: str) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now against computers").click()
    table = at_a_table(page)
    link = page.evaluate(
        """([id, protocol]) => new Promise((done) => {
            const address = location.origin.replace("http", "ws");
            const socket = new WebSocket(`${address}/api/tables/${id}/stream?seat=0&lang=en&protocol=${protocol}`);
            socket.onmessage = (event) => {
                socket.onmessage = null;
                socket.close();
                done(JSON.parse(event.data).parts.you.own[0].link);
            };
        })""",
        [table.rpartition("/")[2], PROTOCOL],
    )
    other = chromium.new_context(base_url=site, locale="en-GB")
    phone = other.new_page()
    phone.goto(link)
    assert at_a_table(phone) == table
    phone.goto("/seat/no-such-secret")
    expect(phone.get_by_role("alert")).to_contain_text("The seat could not be taken.")
    other.close()


def test_rules_are_found_and_have_addresses(page: Page) -> None:
    page.goto("/rules/imperial-2030#IMP-60")
    target = page.locator("#IMP-60")
    expect(target).to_be_in_viewport()
    expect(target).to_have_class(re.compile("target"))
    page.get_by_label("Search the rules").fill("no such words anywhere")
    expect(page.get_by_text("nothing found")).to_be_visible()
    page.get_by_label("Search the rules").fill("investor card")
    assert page.locator("article").count() > 1
    page.get_by_role("navigation", name="Game").get_by_role("link", name="Attack!").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Attack!")


@pytest.mark.parametrize("path", ["/me/nothing", "/no-such-page"])
def test_an_address_without_a_page(page: Page, watch: Watch, path: str) -> None:
    watch.expected = ("404",)
    page.goto(path)
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("great powers")


def test_by_keyboard_alone(page: Page) -> None:
    page.goto("/")
    expect(page.locator(".plate").first).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_text("Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
    start = page.get_by_role("button", name="Play now against computers")
    for _ in range(8):  # a guest is asked for a name first
        page.keyboard.press("Tab")
        if start.evaluate("button => button === document.activeElement"):
            break
    expect(start).to_be_focused()
    page.keyboard.press("Enter")
    at_a_table(page)
    page.go_back()
    expect(page.locator("#main")).to_be_focused()


@pytest.mark.parametrize(
    ("path", "theme"),
    [
        *(("/", "light"), ("/?show=running", "dark"), ("/me", "light"), ("/import", "dark")),
        *(("/rules/imperialism", "light"), ("/casebook/attack", "dark")),
    ],
)
def test_no_barrier_that_axe_knows(guest: Guest, path: str, theme: str) -> None:
    page = guest(locale="de-DE", color_scheme=theme)
    page.goto(path)
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    clean(page, path)


@pytest.mark.parametrize("path", ["/", "/me", "/import", "/rules/imperial-2030", "/casebook/attack"])
def test_on_a_phone_nothing_is_cut_and_all_can_be_touched(chromium: Browser, site: str, path: str) -> None:
    context = chromium.new_context(
        base_url=site, locale="de-DE", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    page = context.new_page()
    page.goto(path)
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    small = page.evaluate(
        """() => [...document.querySelectorAll("button, select, .btn, input:not([type=checkbox]):not(.sr), nav a")]
            .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.5)
            .map((one) => one.outerHTML.slice(0, 120))"""
    )
    assert small == []
    context.close()

"""Ends and edges: conceding, inviting, what is not saved yet, what a reload keeps, and screens that are hard to fit."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.barriers import clean, small
from tests.web.conftest import Guest, Server, Watch, running
from tests.web.tables import (
    COMPUTER,
    ME,
    OPEN,
    ask,
    at,
    choices,
    import_table,
    menu,
    new_table,
    played,
    seq,
    sit,
    state,
)

GAME = "imperial-2030"
LYING: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
DOUBLED: dict[str, Any] = {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2}
"""A window of 1280 x 800 in which everything is shown at 200 %."""


def test_conceding_among_computers_leads_to_a_score(page: Page) -> None:
    table = import_table(page, played("imperialism", 2, 40).record(), [{**ME, "name": "Anna"}, COMPUTER])
    sit(page, table)
    shown = menu(page)
    shown.get_by_role("button", name="Concede").click()
    expect(shown).to_contain_text("plays your seat to the end, and the game gets its score")
    shown.get_by_role("button", name="Concede").click()
    score = page.locator("section.score")
    expect(score).to_be_visible(timeout=120_000)
    assert state(page, table)["status"] == "over"
    expect(score).to_contain_text("has reached the end space")
    expect(score).to_contain_text("conceded")
    with page.expect_download() as picture:
        score.get_by_role("button", name="Picture to share").click()
    file = Path(picture.value.path())
    assert file.read_bytes()[:4] == b"\x89PNG" and file.stat().st_size > 60_000, "with the game's own picture"
    clean(page, "the end")
    score.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: not url.endswith(table))
    names = [seat["name"] for seat in state(page, page.url.rpartition("/")[2])["seats"]]
    assert names == [seat["name"] for seat in state(page, table)["seats"]], "the same opponents once more"


@pytest.fixture(scope="module")
def in_the_network(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    yield from running(Server(tmp_path_factory.mktemp("lan"), "carried"))


def test_an_invitation_that_leads_nowhere_else_says_so(in_the_network: Server, chromium: Any) -> None:
    context = chromium.new_context(base_url=in_the_network.address, locale="en-GB")
    page = context.new_page()
    table = new_table(page, GAME, [ME, OPEN])
    sit(page, table)
    warning = page.get_by_role("note")
    expect(warning).to_contain_text("works on this machine only")
    expect(warning).to_contain_text("python3 run.py play --lan")
    clean(page, "inviting")
    lan = {"to": "network", "addresses": ["http://192.168.7.5:8440"]}
    page.route("**/reach", lambda route: route.fulfill(json=lan))
    page.reload()
    warning.get_by_role("button", name="Use the network’s link").click()
    expect(page.locator(".invite code")).to_have_text(f"http://192.168.7.5:8440/t/{table}")
    expect(warning).to_contain_text("works in your network only")
    friend = context.browser.new_context(base_url=in_the_network.address, locale="en-GB").new_page()
    sit(friend, table)
    expect(friend.get_by_role("button", name="Sit here").first).to_be_visible()
    expect(friend.get_by_role("note")).to_have_count(0)


def test_an_unknown_table_is_called_so(page: Page, watch: Watch) -> None:
    watch.expected = ("404", "WebSocket")
    page.goto("/t/nowhere")
    expect(page).to_have_title(re.compile("No such table"))


def test_empty_lists_explain_themselves(guest: Guest) -> None:
    page = guest()
    page.goto("/?show=finished")
    expect(page.locator("main")).to_contain_text("to be played back move by move")
    clean(page, "no replays")
    page.get_by_role("link", name="Play now").click()
    expect(page.locator(".plates")).to_be_visible()


def test_a_slow_server_is_talked_about_and_nothing_happens_twice(page: Page) -> None:
    table = new_table(page, "imperialism", [ME, {**ME, "name": "Ben"}])
    sit(page, table)
    page.get_by_role("button", name=re.compile("^I am")).click()
    expect(choices(page).first).to_be_visible()
    held: list[Route] = []

    def hold(route: Route) -> None:
        """The first is never answered. The route stays: without any, Chromium would let go what is held."""
        if held:
            route.continue_()
        else:
            held.append(route)

    page.route("**/answers", hold)
    before = seq(page, table)
    choices(page).first.click()
    note = page.locator(".place")
    expect(note).to_contain_text("Saving …")
    expect(note).to_contain_text("Not saved yet.")
    again: list[Any] = []
    page.on("request", lambda request: again.append(request.post_data_json))
    with page.expect_response(re.compile("/answers$")) as told:
        note.get_by_role("button", name="Try again").click()
    assert told.value.ok
    expect(note).to_be_empty()
    after = seq(page, table)
    assert after > before
    first = held[0].request.post_data_json
    assert [body for body in again if body] == [first], "the same thing, under the same key"
    answer = ask(page, "POST", f"/tables/{table}/answers", first)
    assert answer["seq"] == after and seq(page, table) == after


def test_what_was_chosen_is_there_after_a_reload(guest: Guest) -> None:
    page = guest({"confirm": True})
    table = new_table(page, "imperialism", [ME, COMPUTER])
    sit(page, table)
    choices(page).nth(1).click()
    done = page.locator("[aria-keyshortcuts=Enter]").first
    text = done.inner_text()
    before = seq(page, table)
    page.reload()
    expect(choices(page).first).to_be_visible()
    expect(done).to_have_text(text)
    assert seq(page, table) == before


@pytest.mark.parametrize("game", ("imperialism", GAME))
@pytest.mark.parametrize("settings", (LYING, DOUBLED), ids=("lying", "doubled"))
def test_a_low_screen_keeps_question_table_and_tabs(guest: Guest, game: str, settings: dict[str, Any]) -> None:
    page = guest(**settings)
    sit(page, new_table(page, game, [ME, COMPUTER, COMPUTER]))
    expect(page.locator("#prompt .buttons .pri, .sheet .buttons .pri").first).to_be_visible()
    height = settings["viewport"]["height"]
    main = page.locator("#main").bounding_box()
    assert main is not None and main["height"] > 0.55 * height, "the table has more than half of the screen"
    for one in ("#prompt-sentence", ".tabs", "#main"):
        box = page.locator(one).bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= settings["viewport"]["width"] + 1
        assert box["y"] + min(box["height"], 30) <= height
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert small(page, 44 if settings is LYING else 24) == []
    clean(page, f"{game}, low")


def test_pages_fit_at_twice_the_size(guest: Guest) -> None:
    page = guest(**DOUBLED)
    for path in ("/", "/?show=finished", "/?show=running", "/me"):
        page.goto(path)
        expect(page.locator("#main")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def test_what_cannot_be_pressed_is_readable_under_the_pointer(page: Page) -> None:
    sit(page, new_table(page, "imperialism", [ME, COMPUTER]))
    done = page.locator("#prompt .btn.pri")
    expect(done).to_have_attribute("aria-disabled", "true")
    calm = done.evaluate(COLOURS)
    done.hover()
    assert done.evaluate(COLOURS) == calm


@pytest.mark.parametrize(
    ("game", "step", "what"),
    [
        ("imperialism", "action", "#choices button.choice"),
        ("imperialism", "discard", ".card button.cover"),
        (GAME, "invest", "[role=gridcell] button.open"),
        (GAME, "rondel", "#rondel [role=button]"),
    ],
)
def test_whatever_is_pressed_looks_so_at_once(page: Page, game: str, step: str, what: str) -> None:
    at(page, game, step)
    thing = page.locator(what).first
    thing.evaluate(PRESSED)
    thing.hover()
    page.mouse.down()
    page.wait_for_function("() => window.pressed")
    calm, pressed = page.evaluate("() => window.pressed")
    assert pressed != calm, "the very next frame shows it"


PRESSED = """one => {
    const look = () => [getComputedStyle(one).boxShadow, getComputedStyle(one).opacity].join();
    const calm = look();
    addEventListener("mousedown", () => (window.pressed = [calm, look()]), { capture: true, once: true });
}"""
COLOURS = "one => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]"


def elsewhere(page: Page, guest: Guest, **settings: Any) -> Page:
    """The same person on another device: nothing but who they are comes along."""
    other = guest(**settings)
    other.context.add_cookies(page.context.cookies())  # type: ignore[arg-type]
    return other


def kept(page: Page, work: Callable[[], object]) -> None:
    """Do it, and wait until the server has it."""
    with page.expect_response(re.compile("/drafts$")) as told:
        work()
    assert told.value.ok, told.value.text()


def test_what_was_named_is_there_on_another_device_and_after_a_reload(guest: Guest) -> None:
    page = guest()
    table = at(page, "imperialism", "discard")
    before, address = seq(page, table), page.url
    chosen = page.locator("#choices button.choice[aria-pressed=true]")
    choices(page).nth(2).click()
    kept(page, choices(page).nth(0).click)
    page.reload()
    expect(chosen).to_have_count(2)
    other = elsewhere(page, guest)
    other.goto(address)
    seen = other.locator("#choices button.choice[aria-pressed=true]")
    expect(seen).to_have_count(2)
    kept(other, choices(other).nth(2).click)
    expect(chosen).to_have_count(1)
    with other.expect_response(re.compile("/answers/several$")) as told:
        other.locator("#prompt [aria-keyshortcuts=Enter]").click()
    assert told.value.ok and seq(page, table) > before
    expect(page.locator("#prompt[data-step=discard]")).to_have_count(0)


def test_a_plan_goes_on_on_another_device(guest: Guest) -> None:
    page = guest()
    at(page, GAME, "armies")
    planner = page.locator("section.planner")
    expect(planner).to_have_attribute("aria-busy", "false")
    kept(page, planner.locator(".reach li button").first.click)
    text = planner.locator("li.row").first.inner_text()
    other = elsewhere(page, guest)
    other.goto(page.url)
    expect(other.locator("section.planner li.row")).to_have_count(1)
    expect(other.locator("section.planner li.row").first).to_have_text(re.compile(re.escape(text.split("\n")[0])))
    kept(other, other.locator("section.planner li.row .x").click)
    expect(planner.locator("li.row")).to_have_count(0)


def test_a_bond_that_is_chosen_is_chosen_on_another_device(guest: Guest) -> None:
    page = guest()
    at(page, GAME, "invest")
    cell = "[role=gridcell][aria-selected=true]"
    kept(page, page.locator("[role=gridcell] button.open").first.click)
    expect(page.locator(cell)).to_have_count(1)
    other = elsewhere(page, guest)
    other.goto(page.url)
    expect(other.locator(cell)).to_have_count(1)
    words = page.locator("#prompt [aria-keyshortcuts=Enter]").inner_text()
    expect(other.locator("#prompt [aria-keyshortcuts=Enter]")).to_have_text(words)

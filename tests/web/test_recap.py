"""What happened while somebody waited: it plays before the decision, can be skipped or switched off, and says no more
than the seat may know."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.barriers import clean, small
from tests.web.conftest import Guest
from tests.web.tables import COMPUTER, ME, ask, choose, golden, import_table, new_table, offers, played, sit, state

GAME = "imperial-2030"
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
STEP = re.compile(r"(?:step|Schritt) (\d+) (?:of|von) (\d+)")


def somebody(guest: Guest, recap: str = "always", pace: str = "once", **settings: Any) -> Page:
    return guest({"recap": recap, "pace": pace}, **settings)


def is_asked(page: Page, table: str) -> bool:
    return bool(state(page, table)["seats"][0].get("asked"))


def until_asked(page: Page, table: str) -> None:
    for _ in range(600):
        if is_asked(page, table):
            return
        page.wait_for_timeout(100)
    raise AssertionError("nobody asks Anna any more")


def speed(page: Page, table: str, how: str) -> None:
    ask(page, "POST", f"/tables/{table}/speed", {"speed": how})


def my_turn(page: Page, table: str) -> None:
    """Answer until others are asked, who take their time."""
    for _ in range(60):
        if not is_asked(page, table):
            return
        choose(page, table)
    raise AssertionError("Anna's turn does not end")


def away(page: Page, game: str = GAME) -> str:
    """A table that Anna has left after her turn, and where everybody else has had theirs."""
    table = new_table(page, game, [{**ME, "name": "Anna"}, COMPUTER, COMPUTER])
    until_asked(page, table)
    sit(page, table)
    expect(offers(page).first).to_be_visible()
    speed(page, table, "slow")
    my_turn(page, table)
    page.goto("/rules")
    speed(page, table, "instant")
    until_asked(page, table)
    return table


def head(page: Page) -> Locator:
    return page.locator("#prompt.head")


def step(page: Page) -> tuple[int, int]:
    found = STEP.search(head(page).inner_text())
    assert found is not None
    return int(found[1]), int(found[2])


def test_it_opens_before_the_decision_is_stepped_through_and_skipped(guest: Guest) -> None:
    page = somebody(guest)
    table = away(page)
    sit(page, table)
    expect(head(page)).to_contain_text("Since your turn")
    expect(offers(page)).to_have_count(0)
    first, steps = step(page)
    assert first == 0 and steps > 0
    caption = page.locator("#map .caption")
    before = caption.inner_text()
    page.keyboard.press("ArrowRight")
    expect(head(page)).to_contain_text("step 1 of")
    expect(caption).not_to_have_text(before)
    page.keyboard.press("ArrowLeft")
    expect(caption).to_have_text(before)
    page.keyboard.press("End")
    expect(head(page)).to_contain_text(f"step {steps} of {steps}")
    page.keyboard.press("Enter")
    expect(head(page)).to_have_count(0)
    expect(offers(page).first).to_be_visible()
    page.reload()
    expect(offers(page).first).to_be_visible()
    expect(head(page)).to_have_count(0)


def test_it_plays_by_itself_to_its_end(guest: Guest) -> None:
    page = somebody(guest, reduced_motion="no-preference")
    table = away(page)
    sit(page, table)
    expect(head(page)).to_be_visible()
    page.keyboard.press("4")
    expect(page.get_by_role("button", name="4×")).to_have_attribute("aria-pressed", "true")
    page.wait_for_function(
        """() => {
            const told = /step (\\d+) of (\\d+)/.exec(document.querySelector("#prompt.head")?.innerText ?? "");
            return told ? told[1] === told[2] : document.querySelector("#prompt[data-ask]") !== null;
        }""",
        timeout=60_000,
    )


def test_a_line_leads_to_its_moment_and_the_list_can_be_read_again(guest: Guest) -> None:
    page = somebody(guest)
    table = away(page)
    sit(page, table)
    lines = page.get_by_role("region", name="Since your turn").get_by_role("link")
    number = int(lines.last.locator(".number").inner_text())
    address = lines.last.get_attribute("href")
    lines.last.click()
    expect(head(page)).to_contain_text(f"step {number} of")
    page.get_by_role("button", name="Skip to my turn").click()
    page.get_by_role("button", name=re.compile("^Since your turn")).click()
    expect(head(page)).to_be_visible()
    assert address is not None and re.fullmatch(rf"/t/{table}/at/\d+", address)
    page.goto(address)
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()


@pytest.mark.parametrize("wish", ["never"])
def test_it_is_off_for_those_who_do_not_want_it(guest: Guest, wish: str) -> None:
    page = somebody(guest, wish)
    table = away(page)
    sit(page, table)
    expect(offers(page).first).to_be_visible()
    expect(head(page)).to_have_count(0)


def test_whoever_watches_has_seen_it(guest: Guest) -> None:
    page = somebody(guest)
    table = new_table(page, GAME, [{**ME, "name": "Anna"}, COMPUTER, COMPUTER])
    until_asked(page, table)
    sit(page, table)
    expect(offers(page).first).to_be_visible()
    speed(page, table, "slow")
    my_turn(page, table)
    speed(page, table, "instant")
    until_asked(page, table)
    expect(offers(page).first).to_be_visible()
    expect(head(page)).to_have_count(0)


def test_computers_wait_for_somebody_who_wants_to_follow(guest: Guest) -> None:
    page = somebody(guest, pace="own")
    table = new_table(page, GAME, [{**ME, "name": "Anna"}, COMPUTER, COMPUTER])
    until_asked(page, table)
    sit(page, table)
    expect(offers(page).first).to_be_visible()
    speed(page, table, "slow")
    my_turn(page, table)
    speed(page, table, "instant")
    until_asked(page, table)
    expect(head(page)).to_contain_text("Computers play")
    expect(offers(page)).to_have_count(0)
    for _ in range(40):
        if head(page).count() == 0:
            break
        first, steps = step(page)
        page.keyboard.press("Enter" if first == steps else "ArrowRight")
    expect(offers(page).first).to_be_visible()


def test_only_what_the_seat_may_know_is_fetched_and_told(guest: Guest) -> None:
    """Moments come through the own seat, and every word of the recap is one of the own log."""
    page = somebody(guest)
    table = away(page, "imperialism")
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    sit(page, table)
    expect(head(page)).to_be_visible()
    texts = []
    _, steps = step(page)
    for number in range(1, steps + 1):
        page.keyboard.press("ArrowRight")
        expect(head(page)).to_contain_text(f"step {number} of {steps}")
        texts.append(page.locator(".caption").inner_text())
    moments = [address for address in fetched if "/moments/" in address]
    assert moments and all("seat=0" in address for address in moments)
    page.keyboard.press("Enter")
    expect(head(page)).to_have_count(0)
    page.locator("#tab-log").click()
    log = page.get_by_role("group", name="Log")
    expect(log).to_be_visible()
    own = re.sub(r"\s+", " ", log.inner_text())
    for text in texts:
        told = re.sub(r"^\w+ ", "", re.sub(r"\s+", " ", text))  # without the letter of the seal
        for sentence in re.split(r"(?<=\.) (?=[A-Z“])", told):
            assert sentence[:40] in own, sentence


@pytest.mark.parametrize("light", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_it_keeps_nobody_out(guest: Guest, size: dict[str, Any], light: str) -> None:
    page = somebody(guest, color_scheme=light, **WIDE)
    table = away(page)
    page.set_viewport_size(size["viewport"])
    sit(page, table)
    expect(head(page)).to_be_visible()
    expect(page.locator("#map .hits [data-region]").first).to_be_visible()
    page.keyboard.press("End")
    clean(page, f"recap, {light}")
    assert small(page, 24) == []


OVERLAPS = """() => {
    const box = (one) => document.querySelector(`#map ${one}`).getBoundingClientRect();
    const [caption, bar] = [box(".caption"), box("[role=toolbar]")];
    return caption.left < bar.right && bar.left < caption.right && caption.top < bar.bottom && bar.top < caption.bottom;
}"""
CUT = """() => [...document.querySelectorAll(".turns .turn, .turns .who")].some(
    (one) => one.scrollWidth > one.clientWidth + 1)"""


def test_nothing_covers_the_bar_of_the_map_and_no_name_is_cut(guest: Guest) -> None:
    page = somebody(guest, locale="de-DE", **WIDE)
    sit(page, away(page))
    _, steps = step(page)
    for width, height in ((1440, 900), (1024, 768), (844, 390), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.keyboard.press("Home")
        expect(page.locator("#map [role=toolbar]")).to_be_visible()
        for number in range(steps + 1):
            expect(head(page)).to_contain_text(re.compile(rf"\b{number} \w+ {steps}"))
            assert not page.evaluate(OVERLAPS) and not page.evaluate(CUT)
            page.keyboard.press("ArrowRight")


def test_a_game_that_is_brought_here_is_no_news(guest: Guest) -> None:
    """Neither one that goes on, at which only chance is new, nor one that is over."""
    page = somebody(guest)
    going = played(GAME, 3, 60)
    asked = going.fast.waiting()[0]
    over = golden(GAME, "power-25-investor-passed")
    for record, seats, me in ((going.record(), 3, asked), (over, over["seats"], 0)):
        sit(page, import_table(page, record, [ME if seat == me else COMPUTER for seat in range(seats)]))
        expect(page.locator("#map .hits [data-region]").first).to_be_visible()
        page.wait_for_timeout(300)
        expect(head(page)).to_have_count(0)
        expect(page.get_by_role("button", name=re.compile("^Since your turn"))).to_have_count(0)


def test_the_lobby_says_what_is_asked(guest: Guest) -> None:
    page = somebody(guest)
    away(page)
    page.goto("/")
    row = page.get_by_role("list", name="My tables").locator("li").first
    expect(row).to_contain_text(re.compile(r"\w+: \w+"))
    expect(row).not_to_contain_text("step")

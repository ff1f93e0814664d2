"""How to play, the tour of a first turn, the rules in our words, and situations that are tried at a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.barriers import clean, shine, small
from tests.web.conftest import Guest, Watch

TABLE = re.compile(r"/t/[\w-]+$")
WIDE = {"width": 1440, "height": 900}
PHONE = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
HEADINGS = {
    "en-GB": ["You are no nation. You lend it money.", "The end at 25 power points"],
    "de-DE": ["Du bist kein Staat. Du leihst ihm Geld.", "Schluss bei 25 Machtpunkten"],
}
EDITIONS = {
    "imperial-2006": ("Tax chip.", "costs you 2 million"),
    "imperial-2010": ("Flag.", "costs you 2 million"),
    "imperial-2030": ("Flag.", "plus the nation’s power factor"),
}
PINS = {"books": 4, "wheel": 3, "fields": 0, "ways": 3, "ending": 0}


def pictured(page: Page, *topics: str) -> None:
    """Every pin has found what it touches, stands inside its picture and covers no other one and no column head; the
    map fills its frame, and no word of the ledger is cut."""
    expect(page.locator(".picture .pin")).to_have_count(sum(PINS[topic] for topic in topics))
    page.wait_for_function(  # they are put in place once the pictures have their sizes
        """() => {
            const box = (one) => one.getBoundingClientRect();
            const all = (what) => [...document.querySelectorAll(what)];
            const within = (one, frame, by = 0) => one.left >= frame.left - by && one.right <= frame.right + by
                && one.top >= frame.top - by && one.bottom <= frame.bottom + by;
            const apart = (one, other) => one.right <= other.left || other.right <= one.left
                || one.bottom <= other.top || other.bottom <= one.top;
            const round = (pin) => {
                const { left, right, top, bottom } = box(pin);
                const [x, y] = [(left + right) / 2, (top + bottom) / 2];
                return { left: x - 12, right: x + 12, top: y - 12, bottom: y + 12 };
            };
            const pins = all(".picture .pin");
            const words = all(".picture th.head, .picture .name .full, .picture .player b").filter((one) =>
                one.offsetWidth > 0);
            return pins.every((pin) => within(round(pin), box(pin.closest(".picture"))))
                && pins.every((pin, at) => pins.slice(at + 1).every((other) => apart(round(pin), round(other))))
                && pins.every((pin) => words.every((word) => !word.matches(".head") || apart(round(pin), box(word))))
                && words.every((word) => word.scrollWidth <= word.clientWidth + 1)
                && all(".plate .mover").every((mover) => within(box(mover.closest(".pane")), box(mover), 1));
        }"""
    )


@pytest.mark.parametrize("locale", HEADINGS)
def test_how_to_play_fits_two_pages_without_scrolling(guest: Guest, locale: str) -> None:
    page = guest(locale=locale, viewport=WIDE)
    for game in EDITIONS:
        page.goto(f"/learn/{game}")
        for heading in HEADINGS[locale]:
            expect(page.get_by_role("heading", name=heading)).to_be_visible()
        pictured(page, *PINS)
        page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
    clean(page, f"how to play, {locale}")
    shine(page, dark=True)
    clean(page, f"how to play by night, {locale}")


def test_each_edition_says_what_is_so_in_it(guest: Guest) -> None:
    page = guest(viewport=WIDE)
    for game, (marker, price) in EDITIONS.items():
        page.goto(f"/learn/{game}")
        expect(page.get_by_role("listitem").filter(has_text=marker)).to_be_visible()
        expect(page.get_by_role("listitem").filter(has_text=price)).to_be_visible()


@pytest.mark.parametrize("locale", HEADINGS)
def test_a_phone_shows_one_topic_at_a_time(guest: Guest, locale: str) -> None:
    page = guest(locale=locale, **PHONE)
    first, last = HEADINGS[locale]
    for game in EDITIONS:
        page.goto(f"/learn/{game}")
        expect(page.get_by_role("heading", name=first)).to_be_visible()
        for topic in list(PINS)[:-1]:
            expect(page.locator("main section")).to_have_count(1)
            pictured(page, topic)
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
            assert small(page, 44) == []
            page.locator(".pager .pri").click()
        expect(page.get_by_role("heading", name=last)).to_be_visible()
    clean(page, f"how to play on a phone, {locale}")


def test_it_is_found_from_lobby_rules_and_table_and_leads_into_a_trial_game(guest: Guest) -> None:
    page = guest(viewport=WIDE)
    page.goto("/")
    page.get_by_role("link", name="How to play: Imperial 2010").click()
    page.wait_for_url("**/learn/imperial-2010")
    page.get_by_role("link", name=re.compile("All rules, ")).click()
    page.wait_for_url("**/rules/imperial-2010")
    page.get_by_role("link", name="How to play").click()
    page.get_by_role("button", name="Trial game").click()
    page.wait_for_url(TABLE)
    expect(page.locator("#prompt-sentence")).to_contain_text("France")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("link", name="How to play")).to_have_attribute("href", "/learn/imperial-2010")


@pytest.mark.parametrize("game", EDITIONS)
def test_the_tour_goes_through_the_first_turn(guest: Guest, game: str) -> None:
    page = guest(viewport=WIDE)
    page.goto(f"/learn/{game}")
    page.get_by_role("button", name="Trial game").click()
    page.wait_for_url(TABLE)
    page.get_by_role("button", name="First game? Show me around").click()
    tour = page.get_by_role("dialog", name="This is what to do now")
    expect(tour).to_be_visible()
    heads = []
    while page.locator("#tour-head").count():
        heads.append(page.locator("#tour-head").inner_text())
        expect(page.locator(".around")).to_be_visible()
        if len(heads) == 1:
            clean(page, f"the tour, {game}", "[role=dialog]")
        page.get_by_role("button", name=re.compile("^(Next|Let’s play)$")).click()
    assert len(heads) == 7 and len(set(heads)) == 7


def test_every_passage_says_something_and_a_case_is_tried_from_it(guest: Guest) -> None:
    page = guest(viewport=WIDE)
    page.goto("/rules/imperial-2030#R30-rondel-price")
    passage = page.locator("#R30-rondel-price")
    expect(passage.locator(".words")).to_contain_text("plus as many as the nation's power factor")
    expect(passage.get_by_role("link", name="IMP-7")).to_have_attribute("href", "/rules/imperial-2030#IMP-7")
    assert page.locator("article:not(:has(h3))").count() == 0
    clean(page, "the rules reference", "#R30-rondel-price")
    passage.get_by_role("button", name=re.compile("^Try I30-")).first.click()
    page.wait_for_url(TABLE)
    state = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert state["title"].startswith("I30-") and state["status"] == "running"


def test_what_is_not_in_words_yet_is_said_once(guest: Guest) -> None:
    page = guest(viewport=WIDE)
    page.goto("/rules/attack")
    expect(page.get_by_text("are only keywords here so far")).to_be_visible()


def test_a_case_is_tried_from_its_page(guest: Guest) -> None:
    page = guest(viewport=WIDE)
    page.goto("/casebook/imperial-2030/I30-143")
    page.get_by_role("button", name="Try this situation").click()
    page.wait_for_url(TABLE)
    state = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert state["title"].startswith("I30-143: ")
    expect(page.locator("#prompt-sentence")).to_be_visible()


def test_a_game_without_pages_of_its_own_says_so(guest: Guest, watch: Watch) -> None:
    page = guest(viewport=WIDE)
    watch.expected = ("404",)
    page.goto("/learn/attack")
    expect(page.get_by_role("alert")).to_contain_text("Nobody has explained")
    expect(page.get_by_role("link", name="Imperial 2030")).to_be_visible()

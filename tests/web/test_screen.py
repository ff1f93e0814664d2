"""The table by keyboard, on a phone, in two languages, and for those who hear it or need contrast."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import greatpowers
from tests.web.barriers import clean, shine
from tests.web.conftest import Guest
from tests.web.player import Keys
from tests.web.tables import (
    COMPUTER,
    ME,
    OPEN,
    choices,
    choose,
    golden,
    import_table,
    log,
    new_table,
    offers,
    played,
    seq,
    sit,
)

GAME = "imperial-2030"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def hot_seat(page: Page, game: str = GAME, seed: int = 3) -> str:
    """Nobody else answers, so that nothing moves by itself; the deal is always the same."""
    record = greatpowers.start(game, 2, seed=seed).record()
    table = import_table(page, record, [{**ME, "name": "Anna"}, {**ME, "name": "Ben"}])
    sit(page, table)
    return table


def by_key(page: Page, table: str, *keys: str) -> None:
    before = seq(page, table)
    with page.expect_response(re.compile(r"/(answers(/several)?|undo)$")) as told:
        for name in keys:
            page.keyboard.press(name)
    assert told.value.ok, told.value.text()
    assert seq(page, table) > before


def by_keys(page: Page, table: str) -> None:
    """Answer whatever is asked, by keys."""
    before = seq(page, table)
    prompt = page.locator("#prompt[data-ask]")
    with page.expect_response(re.compile(r"/answers(/several)?$")) as told:
        step, number = prompt.get_attribute("data-step"), prompt.get_attribute("data-ask")
        Keys(page, "en", 1).answer(str(step), str(number))
    assert told.value.ok, told.value.text()
    assert seq(page, table) > before


def answered_and_asked_again(page: Page, table: str) -> str:
    """Answer until the same player is asked again and can take it back; the question that was answered last. An answer
    that ends a turn is not the next one's to take back: then the screen is turned to the other seat."""
    who = page.locator("#prompt[data-ask] .who b")
    undo = page.get_by_role("button", name="Undo")
    for _ in range(12):
        expect(offers(page).first).to_be_enabled()
        question, asked = page.locator("#prompt-sentence").inner_text(), who.inner_text()
        number = page.locator("#prompt").get_attribute("data-ask")
        by_keys(page, table)
        expect(page.locator("#prompt")).to_have_attribute("data-ask", re.compile(rf"^(?!{number}$)\d+$"))
        if who.inner_text() == asked:
            expect(undo).to_be_enabled()
            return question
        expect(undo).to_be_disabled()
    raise AssertionError("nobody was asked twice in a row")


def focus_shows(page: Page) -> bool:
    """Whether what has the focus looks different from what has not."""
    return bool(
        page.evaluate(
            """() => {
                const style = getComputedStyle(document.activeElement);
                return style.boxShadow !== "none" || (style.outlineStyle !== "none" && style.outlineWidth !== "0px");
            }"""
        )
    )


def test_several_turns_by_keyboard_alone(page: Page) -> None:
    table = hot_seat(page)
    expect(choices(page).first).to_be_visible()
    first = answered_and_asked_again(page, table)
    by_key(page, table, "Control+z")
    expect(page.locator("#prompt-sentence")).to_have_text(first)
    for _ in range(3):
        while choices(page).count() == 0:
            by_keys(page, table)
            expect(offers(page).first).to_be_enabled()
        page.keyboard.press("p")
        expect(page.locator("#prompt-sentence")).to_be_focused()
        while not page.evaluate("document.activeElement.matches('button.choice')"):
            page.keyboard.press("Tab")
        assert focus_shows(page)
        if choices(page).count() > 1:
            page.keyboard.press("ArrowDown")
            expect(choices(page).nth(1)).to_be_focused()
            assert focus_shows(page)
        if page.locator("#prompt[data-several]").count() > 0:  # it is named here and given at the bar
            page.keyboard.press("Enter")
            page.keyboard.press("p")
        by_key(page, table, "Enter")
        expect(offers(page).first).to_be_enabled()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator("#prompt")).to_contain_text("Looking back")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Escape")
    expect(offers(page).first).to_be_visible()
    page.keyboard.press("c")
    expect(page.get_by_role("tab", name="Chat")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tab", name="Log")).to_be_focused()


def test_asked_before_an_answer_is_given(page: Page) -> None:
    page.goto("/me")
    page.get_by_label("Ask before an answer is given").check()
    table = hot_seat(page)
    before = seq(page, table)
    choices(page).first.click()
    expect(choices(page).first).to_have_attribute("aria-pressed", "true")
    assert seq(page, table) == before
    page.keyboard.press("Escape")
    expect(choices(page).first).to_have_attribute("aria-pressed", "false")
    choices(page).first.click()
    with page.expect_response(re.compile(r"/answers(/several)?$")) as told:
        page.locator("#prompt").get_by_role("button", name=re.compile("^Done")).click()
    assert told.value.ok and seq(page, table) > before


def test_new_things_are_spoken(page: Page) -> None:
    table = hot_seat(page)
    spoken = page.locator("[aria-live=polite][aria-atomic=true]")
    choose(page, table)
    expect(spoken).not_to_be_empty()
    sentence = page.locator("#prompt-sentence").inner_text()
    expect(spoken).to_contain_text(sentence)


@pytest.mark.parametrize("game", ["imperialism", "attack"])
def test_several_answers_by_touch_on_a_phone(guest: Guest, game: str) -> None:
    page = guest(**PHONE)
    table = new_table(page, game, [ME, COMPUTER])
    sit(page, table)
    for _ in range(4):
        opener = page.get_by_role("button", name=re.compile(r"^(One|\d+) choices?$"))
        expect(opener.or_(choices(page).first).first).to_be_visible()
        if opener.is_visible():
            opener.tap()
        before = seq(page, table)
        choices(page).first.tap()
        with page.expect_response(re.compile(r"/answers(/several)?$")) as told:
            page.locator("[aria-keyshortcuts=Enter]").tap()
        assert told.value.ok and seq(page, table) > before
    for name in ("Cards", "Log", "Chat", "Table"):
        page.get_by_role("navigation", name="Views").get_by_role("button", name=name).tap()
        expect(page.locator("#main")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    small = page.evaluate(
        """() => [...document.querySelectorAll("button:not([aria-hidden=true]), select")].filter((one) => {
            const box = one.getBoundingClientRect();
            return box.width > 0 && box.height > 0 && box.height < 24;
        }).map((one) => one.outerHTML.slice(0, 120))"""
    )
    assert small == []


def test_both_languages_say_the_same_things(page: Page) -> None:
    hot_seat(page)
    expect(choices(page).first).to_be_visible()
    english = page.locator("#prompt-sentence").inner_text()
    count = choices(page).count()
    page.get_by_role("button", name="DE", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("#prompt-sentence")).not_to_have_text(english)
    expect(choices(page)).to_have_count(count)
    expect(page.get_by_role("button", name="Rückgängig", exact=True)).to_be_visible()
    expect(page).to_have_title(re.compile("Du bist am Zug|Dein Zug|am Zug"))
    assert not re.search(r"table-[a-z-]+", page.locator("body").inner_text())
    page.get_by_role("button", name="EN", exact=True).click()
    expect(page.locator("#prompt-sentence")).to_have_text(english)


def test_the_log_ends_with_what_happened_last(page: Page) -> None:
    match = played(GAME, 3, 60)
    table = import_table(page, match.record(), [ME, ME, ME])
    sit(page, table)
    expect(log(page).locator("li a").last).to_be_in_viewport()
    choose(page, table)
    expect(log(page).locator("li a").last).to_be_in_viewport()
    page.goto(f"/t/{table}/at/10")
    expect(log(page).locator("a[aria-current]").first).to_be_in_viewport()


# --- axe --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "theme", "lang"),
    [
        ("imperial-2006", "light", "de-DE"),
        (GAME, "dark", "en-GB"),
        ("imperialism", "dark", "de-DE"),
        ("attack", "light", "en-GB"),
    ],
)
def test_no_barrier_at_a_running_table(guest: Guest, game: str, theme: str, lang: str) -> None:
    page = guest(color_scheme=theme, locale=lang)
    match = played(game, 3, 50)
    me = match.fast.waiting()[0]
    table = import_table(page, match.record(), [ME if seat == me else COMPUTER for seat in range(3)])
    sit(page, table)
    expect(offers(page).first).to_be_visible()
    clean(page, "running")
    shine(page, theme == "light")
    page.keyboard.press("w")
    expect(page.locator(".why li").first).to_be_visible()
    clean(page, "why not", ".why")
    page.goto(f"/t/{table}/at/20")
    expect(page.get_by_role("slider")).to_be_visible()
    clean(page, "replay")


def test_no_barrier_around_a_game(guest: Guest) -> None:
    page = guest(color_scheme="light")
    sit(page, new_table(page, "imperialism", [ME, OPEN, COMPUTER]))
    clean(page, "gathering")
    shine(page, True)
    page.get_by_role("button", name="Menu").click()
    clean(page, "menu", "dialog")
    record = golden("attack", "rounds")
    sit(page, import_table(page, record, [ME, COMPUTER]))
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    clean(page, "over")
    shine(page, False)
    page.goto(f"/t/{new_table(page, 'attack', [ME, ME])}")
    page.locator("main.curtain, #prompt").first.wait_for()
    clean(page, "hot-seat")
    page.goto("/")
    page.get_by_role("button", name="New table: Attack!").click()
    page.get_by_role("dialog", name="New table").locator("summary", has_text="Rules").click()
    clean(page, "new table")
    shine(page, True)
    page.goto("/casebook/imperial-2030/I30-001")
    page.get_by_role("heading", level=1).wait_for()
    clean(page, "case")
    page.goto("/me/nothing")
    page.get_by_role("heading", level=1).wait_for()
    clean(page, "missing")


def test_no_barrier_on_a_phone(guest: Guest) -> None:
    page = guest(**PHONE, color_scheme="dark")
    match = played("imperialism", 3, 50)
    me = match.fast.waiting()[0]
    sit(page, import_table(page, match.record(), [ME if seat == me else COMPUTER for seat in range(3)]))
    clean(page, "table")
    page.get_by_role("button", name=re.compile(r"^(One|\d+) choices?$")).tap()
    shine(page, False)
    clean(page, "choices")
    for name in ("Cards", "Log", "Chat"):
        page.get_by_role("navigation", name="Views").get_by_role("button", name=name).tap()
        clean(page, name)

"""What people do at a table, as tests say it."""

from __future__ import annotations

import functools
import itertools
import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

import greatpowers
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.match import Match
from tests import chance

GAMES = Path(__file__).resolve().parents[1] / "games"
TABLE = re.compile(r"/t/[\w-]+$")
NUMBERS = itertools.count()
ME: dict[str, Any] = {"kind": "me"}
COMPUTER: dict[str, Any] = {"kind": "computer", "bot": "uniform"}
OPEN: dict[str, Any] = {"kind": "open"}
SEATS = 3

# --- the server, asked by the page's own session ----------------------------------------------------------------------


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    """What the server answers the person of this page; a refusal fails the test."""
    answer = answered(page, method, path, body)
    assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
    return answer.json()


def answered(page: Page, method: str, path: str, body: Any = None) -> Any:
    if csrf(page) == "":
        page.request.get("/api/me")
    data = None if body is None else json.dumps(body)
    headers = {"x-csrf": csrf(page), "content-type": "application/json"}
    return page.request.fetch(f"/api{path}", method=method, headers=headers, data=data)


def csrf(page: Page) -> str:
    return next((str(one.get("value")) for one in page.context.cookies() if one.get("name") == "csrf"), "")


def key() -> str:
    return f"key-of-a-browser-{next(NUMBERS):08d}"


def new_table(page: Page, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
    """A table as the dialog of the lobby would set it up; computers answer at once."""
    body = {"game": game, "seats": seats, "key": key(), "speed": "instant", **more}
    return str(ask(page, "POST", "/tables", body)["id"])


def import_table(page: Page, document: dict[str, Any], seats: list[dict[str, Any]]) -> str:
    table = str(ask(page, "POST", "/import", {"document": document, "seats": seats, "key": key()})["id"])
    ask(page, "POST", f"/tables/{table}/speed", {"speed": "instant"})
    return table


def continued(match: Match) -> Match:
    """The match as it goes on at the table it is imported to: with a new seed, the one that our server always has."""
    match.reseed(chance.seed_of(chance.BROWSERS))
    return match


def state(page: Page, table: str) -> Any:
    return ask(page, "GET", f"/tables/{table}")


# --- games ------------------------------------------------------------------------------------------------------------


def golden(game: str, ending: str) -> dict[str, Any]:
    folder = GAMES / greatpowers.RULESETS[game].game
    document = json.loads((folder / "replays" / f"{game}--{ending}.json").read_text("utf-8"))
    record: dict[str, Any] = document["record"]
    return record


def shortened(record: dict[str, Any], answers: int) -> dict[str, Any]:
    """The record without its last answers and whatever chance did after the first of them."""
    places = [number for number, entry in enumerate(record["entries"]) if entry["seat"] != "chance"]
    return {**record, "entries": record["entries"][: places[-answers]]}


def played(game: str, seats: int, answers: int, seed: int = 1, **options: Any) -> Match:
    """A match after this many answers, each the first one offered, turned by the number of the answer."""
    match = greatpowers.start(game, seats, seed=seed, options=options)
    for number in range(answers):
        if match.over:
            break
        position = match.fast
        seat = position.waiting()[0]
        codes = position.options(seat)
        match.play(match.rules.codec.decode(codes[(7 * number) % len(codes)]), seat)
    return match


# --- the screen -------------------------------------------------------------------------------------------------------


def sit(page: Page, table: str, query: str = "") -> None:
    page.goto(f"/t/{table}{query}")
    page.locator("#prompt, main.gather, main.curtain").first.wait_for()


@functools.cache
def record_at(game: str, step: str, most: int) -> tuple[dict[str, Any], int]:
    """A game by lot up to a question with a choice, and who is asked."""
    for seed in range(1, 40):
        match, dice = greatpowers.start(game, SEATS, seed=seed), Dice(seed)
        for _ in range(700):
            if match.over:
                break
            now = match.fast
            seat = now.waiting()[0]
            options = now.options(seat)
            if now.step is not None and now.step.name == step and 3 < len(options) <= most:
                return match.record(), seat
            match.play(now.rules.codec.decode(options[dice.below(len(options))]), seat)
    raise AssertionError(f"{game}: nobody is asked for {step}")


def at(page: Page, game: str, step: str, most: int = 1000) -> str:
    """A table at this question, with so many choices at most. All seats are ours, so that nothing moves by itself."""
    record, me = record_at(game, step, most)
    table = import_table(page, record, [{**ME, "name": f"Anna {seat}"} for seat in range(SEATS)])
    sit(page, table, f"?seat={me}")
    curtain = page.locator("main.curtain button")
    page.locator("#prompt[data-step], main.curtain").first.wait_for()
    if curtain.count() > 0:
        curtain.first.click()
    expect(page.locator("#prompt[data-step]")).to_have_attribute("data-step", step)
    return table


def choices(page: Page) -> Locator:
    return page.locator("#choices button.choice, .sheet button.choice")


def offers(page: Page) -> Locator:
    """What somebody who is asked can press, whatever the question is: choices, bonds, or the tools of a plan."""
    pressed = "button.choice, [role=gridcell] button.open, .planner .tools button:not([disabled])"
    return page.locator("#choices, .sheet").locator(pressed)


def seq(page: Page, table: str) -> int:
    return int(state(page, table)["seq"])


def choose(page: Page, table: str, number: int = 0) -> int:
    """Click one of the choices and wait until it counts. A bond is chosen and then given; of a plan nobody moves."""
    before = seq(page, table)
    expect(offers(page).first).to_be_visible()
    planner = page.locator("section.planner")
    if planner.is_visible():
        expect(planner).to_have_attribute("aria-busy", "false")
    with page.expect_response(re.compile(r"/answers(/several)?$")) as told:
        if planner.is_visible():
            planner.locator(".tools button").last.click()
        elif page.get_by_role("grid").is_visible():
            offers(page).nth(number).click()
            page.locator("[aria-keyshortcuts=Enter]").click()
        else:
            choices(page).nth(number).click()
            if page.locator("#choices li.several, .sheet li.several").count() > 0:
                page.locator("[aria-keyshortcuts=Enter]").click()
    assert told.value.ok, told.value.text()
    after = seq(page, table)
    assert after > before
    return after


def menu(page: Page) -> Locator:
    page.get_by_role("button", name="Menu").click()
    return page.get_by_role("dialog", name="Menu")


def log(page: Page) -> Locator:
    """The log, unfolded where it was folded."""
    page.locator("#tab-log").click()
    return page.get_by_role("group", name="Log")


def two_people(anna: Page, ben: Page, game: str, **more: Any) -> str:
    """A table of Anna and Ben, both looking at it, with the game begun."""
    table = new_table(anna, game, [{**ME, "name": "Anna"}, OPEN], **more)
    ask(ben, "POST", f"/tables/{table}/join", {"name": "Ben"})
    ask(anna, "POST", f"/tables/{table}/start")
    sit(anna, table)
    sit(ben, table)
    return table


def asked(table: str, *pages: Page) -> Page:
    """Of these pages that whose person has to answer; the others see that they have to wait."""
    seats = [seat["seat"] for seat in state(pages[0], table)["seats"] if seat.get("asked")]
    found: Page = pages[seats[0]]
    expect(offers(found).first).to_be_visible()
    return found


def seat_now(page: Page, waiting: list[int]) -> int:
    """Which of the seats `Player …` of one screen is asked, of those that are waited for; a curtain is lifted."""
    names = re.compile("|".join(f"Player {seat + 1}$" for seat in waiting))
    lift = page.get_by_role("button", name=re.compile(f"^I am ({names.pattern})"))
    prompted = page.locator("#prompt .who b").filter(has_text=names)
    expect(lift.or_(prompted).first).to_be_visible()
    if lift.is_visible():
        lift.click()
    expect(offers(page).first).to_be_enabled()
    return int(prompted.inner_text().removeprefix("Player ")) - 1


def ended(page: Page, table: str) -> None:
    """The game is over, and the score on the screen is the server's."""
    match = greatpowers.replay(ask(page, "GET", f"/tables/{table}/record"))
    assert match.over
    rows = page.locator("section.score").first.locator("table").first.locator("tbody tr")
    expect(rows).to_have_count(len(match.scores()))
    shown = [
        (int(row.locator("td").first.inner_text()), int(row.locator("td").last.inner_text())) for row in rows.all()
    ]
    assert shown == sorted(zip(match.ranks(), match.scores(), strict=True), key=lambda one: one[0])

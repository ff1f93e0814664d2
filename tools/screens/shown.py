"""The screens that are shown: at which moment of which game, and what is done before the picture."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page

import greatpowers
from greatpowers.players import roster

SIZES = ("wide", "phone")
BOT = "greedy-novice"
SETTLED = 500
"""Milliseconds until a page has drawn what came last."""


class Asked(NamedTuple):
    """A question of a game."""

    step: str
    seat: int
    entries: int
    """How long the record was."""


@cache
def course(game: str, seats: int, seed: int) -> tuple[dict[str, Any], list[Asked]]:
    """The record of a game between novices, and all its questions."""
    match = greatpowers.start(game, seats, seed=seed)
    bots = [roster.make(game, BOT, seed=seat) for seat in range(seats)]
    questions: list[Asked] = []
    while not match.over:
        position = match.fast
        seat = position.waiting()[0]
        questions.append(Asked(position.step.name if position.step else "", seat, len(match.entries)))
        match.play(match.rules.codec.decode(bots[seat].answer(position, seat)), seat)
    return match.record(), questions


@dataclass(frozen=True)
class Moment:
    """A game at the first question of a step after this many answers; no step: its end."""

    game: str
    step: str
    after: int
    seed: int = 3
    seats: int = 4

    def found(self) -> tuple[dict[str, Any], int]:
        """The record until then, and the seat that is asked."""
        record, questions = course(self.game, self.seats, self.seed)
        if not self.step:
            return record, 0
        asked = next(one for one in questions[self.after :] if one.step == self.step)
        return {**record, "entries": record["entries"][: asked.entries]}, asked.seat


# --- what is done on a page before its picture ------------------------------------------------------------------------

Deed = Callable[[Page, bool], None]
"""Something done on a page; the second says whether it is a phone."""


def nothing(page: Page, phone: bool) -> None:
    """The page as it opens."""


def press(*keys: str) -> Deed:
    def deed(page: Page, phone: bool) -> None:
        for key in keys:
            page.wait_for_timeout(SETTLED)
            page.keyboard.press(key)

    return deed


def hit(what: Locator, phone: bool) -> None:
    """With a finger or the mouse: only one of them goes on pointing."""
    if phone:
        what.tap()
    else:
        what.click()


def click(selector: str, number: int = 0) -> Deed:
    def deed(page: Page, phone: bool) -> None:
        hit(page.locator(selector).nth(number), phone)

    return deed


def chain(*deeds: Deed) -> Deed:
    def all_of(page: Page, phone: bool) -> None:
        for deed in deeds:
            deed(page, phone)
            page.wait_for_timeout(SETTLED)

    return all_of


def on_phone(deed: Deed) -> Deed:
    """Only there."""
    return lambda page, phone: deed(page, phone) if phone else None


def answers(page: Page, phone: bool) -> None:
    """The sheet with the answers, where they are not in sight."""
    if phone:
        hit(page.locator("#tab-choose"), phone)


def book(number: int) -> Deed:
    return chain(on_phone(click("#tab-ledger")), click("section.ledger .seg button", number))


def side(name: str) -> Deed:
    return lambda page, phone: click("#tab-log")(page, phone) if phone else press(name)(page, phone)


def region(name: str) -> Deed:
    """The card of a region, opened by keyboard."""

    def deed(page: Page, phone: bool) -> None:
        page.locator(f'path[data-region="{name}"]').focus()
        page.keyboard.press("i")

    return deed


def bond(page: Page, phone: bool) -> None:
    """A bond that changes a government, selected."""
    answers(page, phone)
    hit(page.locator(".bond.control").first, phone)


def planned(*orders: str) -> Deed:
    """A plan of these orders, each by its key."""

    def deed(page: Page, phone: bool) -> None:
        page.wait_for_timeout(4 * SETTLED)
        for order in orders:
            page.keyboard.press(order)
            page.wait_for_timeout(4 * SETTLED)

    return deed


def sheet(page: Page, phone: bool) -> None:
    """The sheet with the plan, unless a question has opened it."""
    if phone and page.locator("section.sheet.peek").count():
        answers(page, phone)


def scrolled(selector: str) -> Deed:
    return lambda page, phone: page.locator(selector).first.scroll_into_view_if_needed()


# --- the screens ------------------------------------------------------------------------------------------------------

WORLD, THIRD, FIRST = "imperial-2030", "imperial-2010", "imperial-2006"
RONDELS = {
    "2030": Moment(WORLD, "rondel", 400),
    "2010": Moment(THIRD, "rondel", 240, seed=2),
    "2006": Moment(FIRST, "rondel", 300, seed=2),
}
GATHERING = "gathering"
"""A table that has not begun."""
TABLE = RONDELS["2030"]
OVER = Moment(WORLD, "", 0)
INDIA = Moment(WORLD, "fleets", 377, seed=2)
EUROPE = Moment(THIRD, "fleets", 195, seed=2)
PLANNED = planned("s", "1", "s", "9", "8")


@dataclass(frozen=True)
class Screen:
    name: str
    about: str
    at: Moment | str
    """The table that is shown, or the address."""
    deed: Deed = nothing
    sizes: tuple[str, ...] = SIZES
    suffix: str = ""
    """What follows the address of the table."""
    storage: dict[str, Any] = field(default_factory=dict)
    """What the browser had kept."""
    missed: int = 0
    """How many moments this person has not seen; none: nothing is played before the question."""
    guest: bool = False
    """Somebody who has done nothing here yet."""


def rondels() -> Iterator[Screen]:
    editions = {"2030": "Imperial 2030", "2010": "Imperial, third edition", "2006": "Imperial, first edition"}
    for year, moment in RONDELS.items():
        yield Screen(f"rondel-{year}", f"{editions[year]}: a field of the rondel", moment, answers)
        yield Screen(f"map-{year}", f"{editions[year]}: the map of a phone", moment, nothing, ("phone",))


ALL: tuple[Screen, ...] = (
    Screen("lobby", "Lobby", "/"),
    Screen("first-visit", "The lobby of somebody new", "/", guest=True),
    Screen("empty", "Nothing to look at yet", "/?show=finished", guest=True),
    Screen("new-table", "A new table", "/", click("article.plate .do .btn", 5)),
    Screen("gathering", "A table that waits for people", GATHERING),
    *rondels(),
    Screen("first-turn", "The first question of a game", Moment(WORLD, "rondel", 0)),
    Screen("recap", "What happened while one waited", TABLE, press(*["ArrowRight"] * 4), missed=26),
    Screen("recap-list", "Since your turn", TABLE, press("End"), missed=26),
    Screen("import", "Import", Moment(WORLD, "import", 132), answers),
    Screen("production", "Production, all at once", Moment(WORLD, "production", 142), answers),
    Screen("factory", "A new factory", Moment(WORLD, "factory", 150), answers),
    Screen("maneuver", "Plan of a maneuver, with a convoy", INDIA, chain(PLANNED, sheet)),
    Screen("maneuver-2010", "Maneuver in Europe", EUROPE, chain(planned("1", "1", "1"), sheet)),
    Screen("maneuver-map", "The plan on the map of a phone", INDIA, chain(PLANNED, click("#tab-map")), ("phone",)),
    Screen("request", "A fight is asked for", Moment(WORLD, "demand", 280, seed=2), answers),
    Screen("invest", "Bonds, one selected", Moment(WORLD, "invest", 300), bond),
    Screen("region", "A region", TABLE, region("north_africa")),
    Screen("why-not", "Why not?", Moment(WORLD, "factory", 150), press("w")),
    Screen("ledger", "The ledger", TABLE, book(0)),
    Screen("governments", "Governments", TABLE, book(1)),
    Screen("tracks", "Tracks", TABLE, book(2)),
    Screen("history", "History", TABLE, book(3)),
    Screen("log", "The log", TABLE, side("l")),
    Screen("replay", "Looking back", TABLE, nothing, suffix="/at/300"),
    Screen("score", "The end of a game", OVER),
    Screen("tour", "A step of the tour", TABLE, chain(click("p.offer .btn"), press("ArrowRight"))),
    Screen("keys", "All keys", TABLE, press("?")),
    Screen("menu", "The menu of a table", TABLE, click("[data-tour=menu]")),
    Screen("learn", "How to play", f"/learn/{WORLD}"),
    Screen("learn-2006", "How to play the first edition", f"/learn/{FIRST}"),
    Screen("rules-drawer", "The rules beside the table", TABLE, press("u")),
    Screen("rules", "The rules", f"/rules/{WORLD}"),
    Screen("passage", "A passage of the rules, with its cases", f"/rules/{WORLD}#R30-production-each"),
    Screen("casebook", "The casebook", f"/casebook/{WORLD}"),
    Screen("case", "A case on the map", f"/casebook/{WORLD}/I30-104"),
    Screen("account", "Account and preferences", "/me"),
    Screen("import-game", "A game from a file", "/import"),
    Screen("night", "At night", TABLE, storage={"greatpowers.settings": {"theme": "dark"}}),
    Screen("contrast", "High contrast", TABLE, storage={"greatpowers.map": {"look": "contrast"}}),
    Screen("imperialism", "Imperialism", Moment("imperialism", "action", 420, 1, 3)),
    Screen("discard", "Imperialism: cards are discarded in any order", Moment("imperialism", "discard", 200, 1, 3)),
    Screen("window", "Imperialism: a window of reaction", Moment("imperialism", "respond", 181, 1, 3)),
    Screen("attack", "Attack!", Moment("attack", "movement", 300, 2, 3)),
)

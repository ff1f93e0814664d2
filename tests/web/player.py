"""Somebody who plays at random, only by what the screen shows: with a mouse, keys, or a finger.

At the tables of Imperial all three of them; at those of cards and grids, a mouse.
"""

from __future__ import annotations

import contextlib
import random
import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Locator, Page, Response, expect

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
PATIENCE = 60_000
"""Milliseconds until the next question, with all computers in between, on a busy machine."""
TARGETS = 2
"""How many units move in a maneuver; the others stay, so that the game goes on."""
STEPS = 60
"""In one maneuver or one naming; more would mean that it leads nowhere."""
INVESTING = {"invest", "lending", "start_bond"}
MANEUVER = {"fleets", "sail", "armies", "journey", "attack", "stance", "ask"}
LETS_GO = {"movement": 0.5, "purchase": 0.6, "transfer": 0.8}
"""How likely somebody ends what could go on for long."""
ONE_AREA = "deployment"
"""There one thing is named at a time: the first ship decides where the others may go."""
TABS = 120
"""Presses of Tab until something has to have the focus."""

ASKED = """old => {
    const prompt = document.querySelector("#prompt");
    if (document.querySelector("section.score tbody tr")) return { over: true };
    if (!prompt || !prompt.classList.contains("turn") || !prompt.dataset.ask || prompt.dataset.ask === old) return null;
    return { over: false, ask: prompt.dataset.ask, step: prompt.dataset.step };
}"""
PLANNING = """ask => {
    const prompt = document.querySelector("#prompt");
    const planner = document.querySelector("section.planner");
    if (prompt?.dataset.ask !== ask || !prompt.classList.contains("turn")) return { gone: true };
    if (!planner || planner.getAttribute("aria-busy") === "true" || prompt.querySelector(".busy.on")) return null;
    const count = (what) => planner.querySelectorAll(what).length;
    return {
        gone: false,
        ready: document.querySelector("[aria-keyshortcuts=Enter]")?.getAttribute("aria-disabled") === "false",
        undecided: count(".undecided button"),
        refused: count("li.bad"),
        targets: count(".reach li button"),
        open: count("li.stack .badge.gold, li.stack button[aria-pressed]"),
        moved: count("li.row"),
        stays: planner.querySelector("[aria-keyshortcuts=S]")?.disabled === false,
        alike: planner.querySelector("[aria-keyshortcuts=A]")?.disabled === false,
    };
}"""
GONE = """ask => {
    const prompt = document.querySelector("#prompt");
    return document.querySelector("section.score") || prompt?.dataset.ask !== ask || !prompt.classList.contains("turn");
}"""
NUMBERED = (
    """() => [...new Set([...document.querySelectorAll("#map .dot[data-region]")].map((one) => one.dataset.region))]"""
)
FREE = """region => {
    const marks = document.querySelectorAll(`#map .dot[data-region="${region}"], #map path[data-region="${region}"]`);
    for (const one of [...marks].sort((a, b) => (a.tagName === "path") - (b.tagName === "path"))) {
        const box = one.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const top = document.elementFromPoint(x, y);
        if (top?.closest("#map") && top.closest("[data-region]")?.dataset.region === region) return [x, y];
    }
    return null;
}"""
"""The middle of a region's number, or of the region, if nothing else lies there."""


def texts(lang: str) -> dict[str, str]:
    """What the client says, as far as it is a plain sentence."""
    plain = re.compile(r"^([a-z-]+) = ([^{\n]+)$", re.MULTILINE)
    return {
        name: text for file in WEB.rglob(f"texts/{lang}.ftl") for name, text in plain.findall(file.read_text("utf-8"))
    }


class Person:
    """What all three have in common: they wait for a question and answer it."""

    def __init__(self, page: Page, lang: str, seed: int) -> None:
        self.page = page
        self.words = texts(lang)
        self.random = random.Random(seed)
        self.used: Counter[str] = Counter()
        """By which means answers were given."""
        self.steps: Counter[str] = Counter()
        self.refused: list[str] = []
        page.on("response", self.heard)

    def heard(self, response: Response) -> None:
        if response.status >= 400:
            self.refused.append(f"{response.request.method} {response.url}: {response.status}")

    def play(self, pictures: Path, between: Callable[[int, str], None] = lambda number, step: None) -> None:
        """From the question on the screen to the score. `between` is called before each question with its number."""
        old = ""
        try:
            while not (asked := self.asked(old))["over"]:
                old = asked["ask"]
                self.steps[asked["step"]] += 1
                between(self.steps.total(), asked["step"])
                self.answer(asked["step"], old)
                assert self.refused == []
        except (AssertionError, Error, ValueError) as trouble:
            picture = pictures / f"question-{old}.png"
            self.page.screenshot(path=picture)
            prompt = self.page.locator("#prompt").first.inner_text()
            raise AssertionError(f"{prompt!r}, see {picture}; {self.steps}; {self.refused}\n{trouble}") from trouble

    def asked(self, old: str) -> Any:
        return self.page.wait_for_function(ASKED, arg=old, timeout=PATIENCE).json_value()

    def answer(self, step: str, ask: str) -> None:
        if step == "rondel":
            self.rondel()
        elif step in INVESTING:
            self.invest()
        elif step in MANEUVER:
            self.maneuver(ask)
        elif self.page.locator("#prompt[data-several]").is_visible():
            self.gather()
        elif self.page.locator("section.request").is_visible():
            self.request()
        else:
            self.choose()

    def gather(self) -> None:
        """Name something of several things, and confirm it; sometimes nothing at all."""
        self.show()
        if self.likely(0.1):
            self.used["pass"] += 1
            self.let_go()
            return
        self.used["several"] += 1
        row = self.listed().nth(self.number(self.listed().count()))
        self.press(row)
        done = self.page.locator("[aria-keyshortcuts=Enter]")
        if done.get_attribute("aria-disabled") == "true":  # it was the only one, and chosen before
            self.press(row)
        expect(done).to_have_attribute("aria-disabled", "false")
        self.done()

    def let_go(self) -> None:
        """Give something away, and mean it."""
        given = self.page.locator("#prompt [data-forfeit]")
        self.press(given.nth(self.number(given.count())) if given.count() > 1 else given)
        if self.is_asked:
            self.mean_it()

    def mean_it(self) -> None:
        self.press(self.page.locator("#prompt .asked .sure"))

    is_asked = True
    """Whether what gives something away is asked about once more: by a finger and by Enter, it is."""

    def show(self) -> None:
        """The choices come into sight."""

    def maneuver(self, ask: str) -> None:
        """Some units go, the others stay; whatever has to be decided is decided at random."""
        for _ in range(STEPS):
            self.unfold()
            now = self.page.wait_for_function(PLANNING, arg=ask, timeout=PATIENCE).json_value()
            if now["gone"]:  # what an interruption had left of a plan went on by itself
                return
            if now["ready"]:
                self.done()
                return
            if now["undecided"]:
                self.used["decided"] += 1
                self.press(self.page.locator(".planner .undecided button").nth(self.number(now["undecided"])))
            elif now["refused"]:
                self.press(self.page.locator(".planner li.bad .x").first)
            elif now["targets"] and (now["moved"] < TARGETS or not now["open"]):
                self.order(now)
            else:
                self.used["rest"] += 1
                self.press(self.rest())
        raise AssertionError("the maneuver does not end")

    def rest(self) -> Locator:
        either = "|".join(re.escape(self.words[name]) for name in ("plan-all-stay", "plan-finish"))
        return self.page.locator(".planner").get_by_role("button", name=re.compile(f"^({either})$"))

    def number(self, count: int) -> int:
        return self.random.randrange(count)

    def likely(self, share: float) -> bool:
        return self.random.random() < share

    def grid(self) -> Locator:
        return self.page.get_by_role("grid").filter(has=self.page.locator("[data-spot]"))

    def cells(self) -> Locator:
        return self.grid().locator("button.open")

    def listed(self) -> Locator:
        return self.page.locator("#choices button.choice, .sheet button.choice")

    def unfold(self) -> None:
        """The planner comes into sight, where it was not."""

    def done(self) -> None:
        raise NotImplementedError

    def press(self, what: Locator) -> None:
        raise NotImplementedError

    def order(self, now: dict[str, Any]) -> None:
        raise NotImplementedError

    def rondel(self) -> None:
        raise NotImplementedError

    def invest(self) -> None:
        raise NotImplementedError

    def request(self) -> None:
        raise NotImplementedError

    def choose(self) -> None:
        raise NotImplementedError


class Mouse(Person):
    """Points at wedges, cells, regions and buttons."""

    is_asked = False

    def press(self, what: Locator) -> None:
        what.click()

    def at(self, x: float, y: float) -> None:
        self.page.mouse.click(x, y)

    def done(self) -> None:
        self.press(self.page.locator("[aria-keyshortcuts=Enter]"))

    def confirm(self) -> None:
        """A click is an answer; a finger has to say that it meant it."""

    def rondel(self) -> None:
        wedges = self.page.locator("#rondel [role=button]:not([aria-disabled])")
        rows = self.listed()
        self.show()
        by = self.random.choice(("wedge", "row"))
        what = wedges if by == "wedge" else rows
        self.used[by] += 1
        self.press(what.nth(self.number(what.count())))
        self.confirm()

    def invest(self) -> None:
        self.show()
        if (count := self.cells().count()) > 0 and self.likely(0.75):
            cell = self.cells().nth(self.number(count))
            self.used["cell"] += 1
            self.press(cell)
            expect(self.page.locator("[role=gridcell][aria-selected=true]")).to_have_count(1)
            self.done()
        else:
            self.used["pass"] += 1
            self.let_go()

    def request(self) -> None:
        answers = self.listed()
        self.used["request"] += 1
        self.press(answers.nth(self.number(answers.count())))
        self.confirm()

    def on_map(self) -> bool:
        """Whether a region with a number was pointed at; it must be in sight."""
        regions = self.page.evaluate(NUMBERED)
        place = self.page.evaluate(FREE, self.random.choice(regions)) if regions else None
        if place is not None:
            self.used["map"] += 1
            self.at(*place)
        return place is not None

    def choose(self) -> None:
        if self.likely(0.7) and self.on_map():
            answers = self.page.locator("#map .card .answers button")
            sent = self.page.locator("#prompt .busy.on")
            self.page.wait_for_timeout(50)
            if not sent.is_visible() and (count := answers.count()) > 0:
                self.press(answers.nth(self.number(count)))
        else:
            self.show()
            self.used["list"] += 1
            self.press(self.listed().nth(self.number(self.listed().count())))
        self.confirm()

    def order(self, now: dict[str, Any]) -> None:
        if now["alike"] and self.likely(0.2):
            self.press(self.page.locator(".planner [aria-keyshortcuts=A]"))
        if now["stays"] and self.likely(0.2):
            self.used["stay"] += 1
            self.press(self.page.locator(".planner [aria-keyshortcuts=S]"))
        elif not (self.likely(0.5) and self.on_map()):
            self.used["reach"] += 1
            self.press(self.page.locator(".planner .reach li button").nth(self.number(now["targets"])))


class Pointer(Mouse):
    """Points at cards, rows of grids, and answers, and at what gives something away; windows it may leave to the
    server."""

    def answer(self, step: str, ask: str) -> None:
        self.step = step
        wishes = self.page.locator("#prompt .order select")
        if wishes.count() > 0 and self.likely(0.1):
            self.used["order"] += 1
            wishes.select_option("turn")
            self.page.wait_for_function(GONE, arg=ask, timeout=PATIENCE)
        else:
            super().answer(step, ask)

    def maneuver(self, ask: str) -> None:
        raise AssertionError("a maneuver at a table without a map")

    def let_go(self) -> None:
        super().let_go()
        if self.page.locator("#prompt .asked").is_visible():
            self.used["asked"] += 1
            self.mean_it()

    def things(self) -> Locator:
        """What lies on the table and can be chosen."""
        return self.page.locator("#main .legal button.cover, #main button.target")

    def choose(self) -> None:
        if self.page.locator("#prompt [data-forfeit]").count() > 0 and self.likely(LETS_GO.get(self.step, 0.3)):
            self.used["pass"] += 1
            self.let_go()
            return
        things = self.things()
        done = self.page.locator("[aria-keyshortcuts=Enter]")
        if (count := things.count()) > 0 and self.likely(0.5):
            self.used["thing"] += 1
            self.press(things.nth(self.number(count)))
            if done.get_attribute("aria-disabled") == "false":  # it was the only answer with that
                self.done()
                return
        self.used["list"] += 1
        self.press(self.listed().nth(self.number(self.listed().count())))

    def gather(self) -> None:
        """Name things in the list or on the table until it is enough."""
        if self.page.locator("#prompt [data-forfeit]").count() > 0 and self.likely(0.2):
            self.used["pass"] += 1
            self.let_go()
            return
        self.used["several"] += 1
        done = self.page.locator("[aria-keyshortcuts=Enter]")
        for number in range(STEPS):
            if done.get_attribute("aria-disabled") == "false" and (number > 0 or self.likely(0.2)):
                if self.step == ONE_AREA or self.likely(0.5):
                    self.done()
                    return
            things = self.things() if self.likely(0.3) and self.things().count() > 0 else self.listed()
            self.press(things.nth(self.number(things.count())))
        raise AssertionError("it is never enough")


class Finger(Mouse):
    """Taps on a phone: tabs, the sheet, the map."""

    is_asked = True

    def press(self, what: Locator) -> None:
        what.tap()

    def at(self, x: float, y: float) -> None:
        self.page.touchscreen.tap(x, y)

    def show(self) -> None:
        """Who taps while a busy machine still draws taps again."""
        sheet = self.page.locator(".sheet.full, .sheet.half")
        with contextlib.suppress(AssertionError):
            self.press(self.page.locator("#tab-choose"))
            expect(sheet).to_be_visible(timeout=5_000)
            return
        self.press(self.page.locator("#tab-choose"))
        expect(sheet).to_be_visible()

    def unfold(self) -> None:
        if self.page.locator(".sheet.peek").is_visible():
            self.show()

    def order(self, now: dict[str, Any]) -> None:
        """The sheet lies over the map: whoever wants to point at a region folds it."""
        if self.likely(0.3):
            self.press(self.page.locator("#tab-map"))
            self.on_map()
        else:
            super().order(now)

    def confirm(self) -> None:
        expect(self.page.locator("[aria-keyshortcuts=Enter]")).to_have_attribute("aria-disabled", "false")
        self.done()


class Keys(Person):
    """Never touches a mouse."""

    def key(self, *names: str) -> None:
        for name in names:
            self.page.keyboard.press(name)

    def focused(self, what: str) -> bool:
        return bool(self.page.evaluate("what => document.activeElement.matches(what)", what))

    def tab_to(self, what: str) -> None:
        """From the question on, with Tab alone."""
        self.key("p")
        for _ in range(TABS):
            self.key("Tab")
            if self.focused(what):
                return
        raise AssertionError(f"Tab never comes to {what}")

    def press(self, what: Locator) -> None:
        mark = "goes-there"
        what.first.evaluate("(one, mark) => one.setAttribute('data-test', mark)", mark)
        self.tab_to(f"[data-test={mark}]")
        self.page.evaluate("() => document.activeElement.removeAttribute('data-test')")
        self.key("Enter")

    def done(self) -> None:
        self.key("p", "Enter")

    def rondel(self) -> None:
        count = self.listed().count()
        number = self.number(count)
        if count <= 9 and self.likely(0.5):
            self.used["digit"] += 1
            self.key("p", str(number + 1))
        else:
            self.used["wheel"] += 1
            self.key("r")
            self.page.wait_for_function("() => document.activeElement.closest('#rondel')")
            self.key(*["ArrowRight"] * number, "Enter")

    def invest(self) -> None:
        spots = [one.get_attribute("data-spot") for one in self.cells().all()]
        if not spots or self.likely(0.25):
            self.used["pass"] += 1
            self.let_go()
            return
        self.used["cell"] += 1
        self.tab_to("[data-spot]")
        here = self.page.evaluate("() => document.activeElement.dataset.spot").split()
        there = str(self.random.choice(spots)).split()
        down, right = (int(to) - int(of) for of, to in zip(here, there, strict=True))
        self.key(*["ArrowDown" if down > 0 else "ArrowUp"] * abs(down))
        self.key(*["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right))
        assert self.focused(f"[data-spot='{' '.join(there)}']")
        self.key("Enter")
        expect(self.page.locator("[role=gridcell][aria-selected=true]")).to_have_count(1)
        self.key("Enter")

    def request(self) -> None:
        self.used["request"] += 1
        self.key("p", str(self.number(self.listed().count()) + 1))

    def choose(self) -> None:
        targets = self.page.evaluate(NUMBERED)
        if targets and self.likely(0.3):
            self.by_map(self.random.choice(targets))
            return
        count = self.listed().count()
        number = self.number(count)
        digit = self.listed().nth(number).locator("kbd").inner_text()
        if digit:
            self.used["digit"] += 1
            self.key("p", digit)
        else:
            self.used["list"] += 1
            self.tab_to("button.choice")
            self.key(*["ArrowDown"] * number, "Enter")

    def by_map(self, region: str) -> None:
        self.used["map"] += 1
        self.key("m")
        self.page.wait_for_function("() => document.activeElement.closest('#map')")
        for _ in range(TABS):
            if self.focused(f"[data-region='{region}']"):
                break
            self.key("PageDown")
        self.key("Enter")
        answers = self.page.locator("#map .card .answers button")
        self.page.wait_for_timeout(50)
        if (count := answers.count()) > 0:
            for _ in range(TABS):
                if self.focused("#map .card .answers button"):
                    break
                self.key("Tab")
            self.key(*["Tab"] * self.number(count), "Enter")

    def order(self, now: dict[str, Any]) -> None:
        if now["alike"] and self.likely(0.2):
            self.key("a")
        if now["stays"] and self.likely(0.2):
            self.used["stay"] += 1
            self.key("s")
        else:
            self.used["target"] += 1
            self.key(str(self.number(min(9, now["targets"])) + 1))

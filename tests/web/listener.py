"""Somebody who plays Imperial by the accessibility tree alone: by roles, names and what is announced.

No selector and no place on the screen is used. What is pressed gets the focus and then Enter.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator

from playwright.sync_api import Locator, Page, TimeoutError

POLL = 80
"""Milliseconds between two looks at the tree."""
PATIENCE = 750
"""Looks until the next question, with all computers in between, on a busy machine."""
MOVES = 2
"""Units that are sent somewhere in a maneuver; the others stay."""
STEPS = 80
"""Presses for one question; more would mean that it leads nowhere."""
STANDING = re.compile(r"^(Undo|Reset turn|Since your turn.*|What can't I do\?)$")
"""Buttons that are always beside a question."""
REST = re.compile(r"^(All others stay|End without moving)$")


class Listener:
    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.questions: Counter[str] = Counter()
        """By the first word of what was asked."""
        self.announced = 0
        """How many of them a live region has said as well."""

    # --- what there is

    @property
    def column(self) -> Locator:
        return self.page.get_by_role("complementary", name="Decision, log and chat")

    @property
    def prompt(self) -> Locator:
        return self.column.get_by_role("region").first

    def region(self, name: str | re.Pattern[str]) -> Locator:
        return self.column.get_by_role("region", name=name)

    @staticmethod
    def possible(where: Locator) -> list[Locator]:
        return where.get_by_role("button", disabled=False).all()

    def own(self) -> list[Locator]:
        """The buttons of the question itself: what is given, then what is let go."""
        buttons = self.prompt.get_by_role("button").all()
        return [button for button in buttons if not STANDING.match(name_of(button))]

    def main(self) -> Locator | None:
        """The large button, if there is something to give."""
        first = next(iter(self.own()), None)
        return first if first is not None and first.is_enabled() else None

    def told(self) -> str:
        return " ".join(self.page.get_by_role("status").all_inner_texts())

    # --- waiting

    def tree(self) -> str:
        """The question as it is read out: everything in the column above the log."""
        try:
            return self.column.aria_snapshot(timeout=2_000).partition("- tab ")[0]
        except TimeoutError:  # it is drawn anew, or the game is over
            return ""

    def is_over(self) -> bool:
        return self.page.get_by_role("region", name="Result").count() > 0

    def next_question(self) -> str | None:
        """The sentence that asks, once something can be pressed; nothing when the game is over."""
        before = ""
        for _ in range(PATIENCE):
            if self.is_over():
                return None
            now = self.tree()
            if now == before and "Your turn" in now and next(self.ways(), None) is not None:
                return self.prompt.get_by_role("heading").first.inner_text()
            before = now
            self.page.wait_for_timeout(POLL)
        raise AssertionError(f"nobody asks any more:\n{self.page.get_by_role('main').aria_snapshot()}\n{self.tree()}")

    def press(self, what: Locator) -> None:
        """It gets the focus, then Enter; afterwards the tree is another one."""
        before = self.tree()
        what.focus()
        self.page.keyboard.press("Enter")
        for _ in range(PATIENCE):
            if self.is_over() or self.tree() != before:
                return
            self.page.wait_for_timeout(POLL)
        raise AssertionError(f"nothing happens:\n{before}")

    # --- answering

    def ways(self) -> Iterator[Locator]:
        """All that could be pressed to get on."""
        for where in (self.region("Plan of the maneuver"), self.column.get_by_role("grid")):
            if where.count() > 0:
                yield from self.possible(where)
        for name in ("Rondel", "Choosing"):
            yield from self.possible(self.column.get_by_role("group", name=name))
        yield from self.possible(self.column.get_by_role("listitem"))
        yield from (button for button in self.own() if button.is_enabled())

    def play(self) -> None:
        while (sentence := self.next_question()) is not None:
            self.questions[sentence.partition(" ")[0]] += 1
            self.announced += sentence in self.told()
            self.answer()

    def answer(self) -> None:
        if self.region("Plan of the maneuver").count() > 0:
            self.maneuver()
        elif self.column.get_by_role("grid").count() > 0:
            self.invest()
        elif wedges := self.possible(self.column.get_by_role("group", name="Rondel")):
            self.press(self.random.choice(wedges))
        elif answers := self.possible(self.column.get_by_role("group", name="Choosing")):
            self.press(self.random.choice(answers))
        else:
            self.choose()

    def invest(self) -> None:
        bonds = [bond for bond in self.possible(self.column.get_by_role("grid")) if "you pay" in name_of(bond)]
        if not bonds or self.random.random() < 0.25:
            self.let_go()
            return
        self.press(self.random.choice(bonds))
        self.give()

    def choose(self) -> None:
        """One of a list, or several of them."""
        several = self.region(re.compile("^Choose up to")).count() > 0
        if several and self.main() is not None:
            self.give()
            return
        rows = self.possible(self.region(re.compile("choice|^Choose up to")).get_by_role("listitem"))
        if not rows:
            self.let_go()
            return
        self.press(self.random.choice(rows))
        if several:
            self.give()

    def maneuver(self) -> None:
        moved = 0
        for _ in range(STEPS):
            plan = self.region("Plan of the maneuver")
            if plan.count() == 0 or self.is_over():
                return
            main = self.main()
            if main is not None:
                self.press(main)
                return
            reach = self.possible(self.region(re.compile("^In reach")))
            if open_ones := [group for group in plan.get_by_role("group").all() if is_open(group)]:
                self.press(self.random.choice(self.possible(open_ones[0])))
            elif reach and moved < MOVES:
                moved += 1
                self.press(self.random.choice(reach))
            elif rest := self.possible_named(plan, REST):
                self.press(rest[0])
            elif reach:
                self.press(self.random.choice(reach))
            else:
                self.page.wait_for_timeout(POLL)  # the plan is being looked through
        raise AssertionError(f"the maneuver does not end:\n{self.tree()}")

    def possible_named(self, where: Locator, name: re.Pattern[str]) -> list[Locator]:
        return where.get_by_role("button", name=name, disabled=False).all()

    def give(self) -> None:
        """What was chosen."""
        for _ in range(PATIENCE):
            main = self.main()
            if main is not None:
                self.press(main)
                return
            self.page.wait_for_timeout(POLL)
        raise AssertionError(f"what was chosen cannot be given:\n{self.tree()}")

    def let_go(self) -> None:
        """The last button of the question gives something away; it asks whether that is meant."""
        self.press(self.own()[-1])
        asked = self.page.get_by_role("alertdialog")
        if asked.count() > 0:
            self.press(asked.get_by_role("button").last)


def name_of(button: Locator) -> str:
    """As the tree has it: `- button "Undo" [disabled]`."""
    line = button.aria_snapshot().strip().partition("\n")[0]
    found = re.search(r'button "((?:[^"\\]|\\.)*)"', line)
    return "" if found is None else found[1]


def is_open(group: Locator) -> bool:
    """Something is asked in a plan, and nothing of it is pressed yet."""
    return group.get_by_role("button", pressed=True).count() == 0 and group.get_by_role("button").count() > 0

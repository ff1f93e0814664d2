"""How many clicks and questions a turn takes at the table, in games played in a real browser.

A computer (`greedy`) decides for the first seat, as others do for the rest, and a mouse carries it out with as few
clicks as the screen offers. The seeds are the same each time. What a commit needs is measured with its own environment:

    PYTHONPATH=src .venv/bin/python tools/clicks.py after
    git clone . /tmp/base && git -C /tmp/base checkout 223b256
    cd /tmp/base && python3 run.py test tests/web/test_pages.py -q -x
    PYTHONPATH=src .venv/bin/python <this checkout>/tools/clicks.py before

The figures go to `docs/proofs/clicks.json` under that name, and as a table to the screen. `--games` names rulesets.
Settings are those of a new visitor, but that nobody waits: no pause after a change of the question, no motion.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import re
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from pathlib import Path
from typing import Any, Self

from playwright.sync_api import Locator, Page, sync_playwright

import greatpowers
from greatpowers.kernel.chance import Dice

REPORT = Path(__file__).resolve().parent.parent / "docs" / "proofs" / "clicks.json"
OLD = importlib.util.find_spec("greatpowers.bots") is not None
"""The commit that is measured is of before windows, recaps and quiet buttons."""
SEATS = {"imperial-2006": 6, "imperial-2010": 6, "imperial-2030": 6, "imperialism": 3, "attack": 3}
TURNS = {"imperial-2006": 10, "imperial-2010": 10, "imperial-2030": 10, "attack": 4}
"""After so many own turns it is enough; the others are played to their score."""
COLUMNS = ("own clicks", "own questions", "other clicks", "other questions", "recap clicks")
ME = 0
PATIENCE = 120_000
START_UP = 600
"""Looks whether the server answers, on a busy machine."""
STEPS = 80
BOT_SEED = 7
MANEUVER = {"fleets", "sail", "armies", "journey", "attack", "stance", "ask"}
BONDS = {"invest", "lending", "start_bond"}
CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"]
SERVER = """
import secrets, sys
secrets.token_hex = lambda count=None: ("5eed" * 64)[:2 * (count or 32)]
secrets.randbelow = lambda most: 7 % most
import uvicorn
from greatpowers.server.app import create_app
from greatpowers.server.settings import Settings
app = create_app(Settings("sqlite:///" + sys.argv[1], limited=False, logged=False))
uvicorn.run(app, port=int(sys.argv[2]), log_level="error", ws="websockets-sansio", timeout_graceful_shutdown=3)
"""
"""The deal and the computers are the same in every run."""

ASKED = """old => {
    const prompt = document.querySelector("#prompt");
    if (document.querySelector("section.score tbody tr")) return { over: true };
    const done = document.querySelector("#prompt.head [aria-keyshortcuts=Enter]");
    if (done) return { recap: true };
    if (!prompt || !prompt.classList.contains("turn") || !prompt.dataset.ask || prompt.dataset.ask === old) return null;
    return { ask: prompt.dataset.ask };
}"""
PLANNING = """ask => {
    const prompt = document.querySelector("#prompt");
    const planner = document.querySelector("section.planner");
    if (prompt?.dataset.ask !== ask || !prompt.classList.contains("turn")) return { gone: true };
    if (!planner || planner.getAttribute("aria-busy") === "true" || prompt.querySelector(".busy.on")) return null;
    const ready = document.querySelector("[aria-keyshortcuts=Enter]")?.getAttribute("aria-disabled") === "false";
    const count = (what) => planner.querySelectorAll(what).length;
    return { gone: false, ready, undecided: count(".undecided button"), refused: count("li.bad") };
}"""

NAMED = """rows => rows.map((row) =>
    [row.querySelector(".text").textContent, row.getAttribute("aria-pressed") === "true" ? 1 : 0])"""
"""The rows of a list, and whether each is chosen."""


class Server:
    """A server of the commit that is measured, and what it has written down of its table."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.sqlite"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.address = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen([sys.executable, "-c", SERVER, str(self.database), str(port)])
        for _ in range(START_UP):
            try:
                urllib.request.urlopen(f"{self.address}/health", timeout=5).close()
                return
            except OSError:
                time.sleep(0.5)
        self.process.kill()
        raise SystemExit("the server does not start")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(30)

    def entries(self, table: str, after: int) -> list[dict[str, Any]]:
        with sqlite3.connect(self.database) as read:
            rows = read.execute(
                "SELECT entry FROM entries WHERE table_id = ? AND seq >= ? ORDER BY seq", (table, after)
            )
            return [json.loads(row[0]) for row in rows]

    def seed(self, table: str) -> str:
        with sqlite3.connect(self.database) as read:
            return str(read.execute("SELECT seed FROM tables WHERE id = ?", (table,)).fetchone()[0])


class Sensible:
    """Answers as a computer would, with the fewest clicks there are, and counts them."""

    def __init__(self, page: Page, server: Server, game: str) -> None:
        self.page = page
        self.server = server
        self.game = game
        self.roster = importlib.import_module("greatpowers.bots.roster" if OLD else "greatpowers.players.roster")
        page.goto("/")
        seats = [{"kind": "me"}] + [{"kind": "computer", "bot": "greedy"}] * (SEATS[game] - 1)
        body = {"game": game, "seats": seats, "key": f"clicks-of-{game}-0123456789", "speed": "instant"}
        self.table = str(self.asked_of_server("POST", "/tables", body)["id"])
        self.match: Any = greatpowers.start(game, SEATS[game], seed=server.seed(self.table))
        page.goto(f"/t/{self.table}")
        names = [one.get("name", "") for one in self.asked_of_server("GET", f"/tables/{self.table}")["seats"]]
        render = importlib.import_module("greatpowers.text.render" if OLD else "greatpowers.games")
        told = render.Words if OLD else render.words_for
        self.words = told("en", greatpowers.RULESETS[game], names, self.match.record()["options"])
        self.turns = 0
        self.stretch: object = None
        self.begun = not game.startswith("imperial-")
        """In Imperial: whether a nation has moved."""
        self.count: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        self.place = "setup"

    def asked_of_server(self, method: str, path: str, body: Any = None) -> Any:
        self.page.request.get("/api/me")
        token = next((str(one.get("value")) for one in self.page.context.cookies() if one.get("name") == "csrf"), "")
        headers = {"x-csrf": token, "content-type": "application/json"}
        data = None if body is None else json.dumps(body)
        told = self.page.request.fetch(f"/api{path}", method=method, headers=headers, data=data)
        if not told.ok:
            raise SystemExit(f"{method} {path}: {told.text()}")
        return told.json()

    # --- the game

    def play(self) -> dict[str, Any]:
        self.page.on("response", self.heard)
        old, began = "", time.monotonic()
        while True:
            now = self.page.wait_for_function(ASKED, arg=old, timeout=PATIENCE).json_value()
            if now.get("over"):
                break
            if now.get("recap"):
                self.count["recap clicks"] += 1
                self.page.locator("#prompt.head [aria-keyshortcuts=Enter]").click()
                self.page.wait_for_function("() => !document.querySelector('#prompt.head')")
                continue
            old = now["ask"]
            self.follow(int(old))
            if self.turns > TURNS.get(self.game, self.turns):
                self.turns -= 1
                break
            self.count[f"{self.place} questions"] += 1
            self.kinds[self.match.fast.step.name] += 1
            self.answer(old)
            print(f"{time.monotonic() - began:6.0f} s: {old} {self.place} {self.match.fast.step.name}", file=sys.stderr)
        told = {"turns": self.turns, **{name: self.count[name] for name in COLUMNS}}
        told |= {name: self.count[name] for name in ("meant", "setup clicks", "setup questions")}
        kinds = dict(sorted(self.kinds.items()))
        return {**told, "kinds": kinds, "entries": len(self.match.entries), "seconds": round(time.monotonic() - began)}

    def heard(self, response: Any) -> None:
        if response.status >= 400:
            raise SystemExit(f"refused: {response.url}: {response.status} {response.text()}")

    def follow(self, ask: int) -> None:
        """What the record says up to this question."""
        for _ in range(600):
            for entry in self.server.entries(self.table, len(self.match.entries)):
                if entry["seat"] == "chance" or len(self.match.entries) >= ask:
                    continue
                self.note()
                self.match.play(entry["answer"], entry["seat"])
            if len(self.match.entries) >= ask:
                break
            time.sleep(0.05)
        self.note()
        assert self.match.question == ask and ME in self.match.fast.waiting()

    def note(self) -> None:
        """Whose turn it is; each turn counts once."""
        position = self.match.fast
        state = position.state
        self.begun = self.begun or (position.step is not None and position.step.name == "rondel")
        if self.game.startswith("imperial-"):
            mine, stretch = state.government[state.nation] == ME, (state.nation, state.government[state.nation])
        else:
            mine, stretch = state.turn == ME, (state.turn, 0)
        is_setup = not self.begun or (self.game == "attack" and state.round == 0) or state_is_early(state)
        self.place = "setup" if is_setup else "own" if mine else "other"
        if not is_setup and stretch != self.stretch:
            self.turns += mine
        self.stretch = None if is_setup else stretch

    def chosen(self, position: Any) -> Any:
        """What the computer would answer, which knows no more than this seat."""
        bot = self.roster.make(self.game, "greedy", seed=BOT_SEED)  # a new one, so that it answers alike in every run
        code = bot.answer(position.guess(ME, Dice(BOT_SEED)), ME)
        return position.rules.codec.decode(code)

    # --- the screen

    def click(self, what: Locator) -> None:
        what.click()
        self.count[f"{self.place} clicks"] += 1

    @property
    def done(self) -> Locator:
        return self.page.locator("[aria-keyshortcuts=Enter]")

    def answer(self, ask: str) -> None:
        step = self.match.fast.step.name
        if step in MANEUVER:
            self.maneuver(ask)
            return
        answer = self.chosen(self.match.fast)
        several = self.page.locator("#prompt[data-several]").count() > 0
        if (
            answer.kind in getattr(self.match.fast.step, "forfeits", ())
            and self.page.locator("#prompt [data-forfeit]").count() > 0
        ):
            self.let_go(answer)
        elif several and answer.kind in self.match.fast.step.gathers:
            self.name(answer)
        elif answer.kind == "advance":
            self.click(self.page.locator(f"#rondel [data-field={answer.to_json()['field']}]"))
        elif step in BONDS:
            self.bond(answer)
        else:
            self.click(self.row(answer))

    def text(self, answer: Any) -> str:
        return str(self.words.answer(answer, self.match.fast.step.name, self.match.fast))

    def row(self, answer: Any) -> Locator:
        exactly = self.page.locator(
            ".text, .what b", has_text=re.compile(f"^{re.escape(self.text(answer))}$", re.IGNORECASE)
        )
        rows = self.page.locator("#choices button.choice").filter(has=exactly)
        if rows.count() == 0 and answer.kind == "pass":  # it stood on the large button
            return self.done
        if rows.count() == 0:  # a right that could be taken at any time
            self.click(self.page.locator("#choices .rights button"))
        return rows.first

    def let_go(self, answer: Any) -> None:
        exactly = re.compile(f"^{re.escape(self.text(answer))}$", re.IGNORECASE)
        self.click(self.page.locator("#prompt [data-forfeit]").filter(has_text=exactly).first)
        sure = self.page.locator("#prompt .asked .sure")
        if sure.is_visible():
            self.count["meant"] += 1
            self.click(sure)

    def bond(self, answer: Any) -> None:
        if answer.kind == "pass":
            self.click(self.done)
            return
        self.click(self.page.get_by_role("button", name=re.compile(f"^{re.escape(self.text(answer))}, ")))
        self.click(self.page.get_by_role("button", name=f"Done: {self.text(answer)}", exact=True))

    def name(self, first: Any) -> None:
        """Everything that the computer would name one after the other, and the confirmation."""
        position = self.match.fast
        step, codec = position.step, position.rules.codec
        twin, bare, wanted = position.copy(), position.copy(), Counter[str]()
        answer = first
        while answer.kind in step.gathers:
            wanted[self.text(answer).lower()] += 1
            bare.name(codec.encode(answer), ME)
            twin.play(codec.encode(answer), ME)
            if twin.over or twin.step is not step or ME not in twin.waiting():
                break
            answer = self.chosen(twin)
        while wanted.total() < step.least_named(position.state, ME):  # what the engine would name by itself
            forced = next(code for code in step.candidates(bare.state, ME) if bare.refusal(code, ME) == 0)
            wanted[self.text(codec.decode(forced)).lower()] += 1
            bare.name(forced, ME)
        rows = self.page.locator("#choices button.choice")
        for number, (text, given) in enumerate(rows.evaluate_all(NAMED)):
            for _ in range(abs(wanted.pop(text.lower(), 0) - given)):
                self.click(rows.nth(number))
        assert not wanted, f"not on the screen: {wanted}"
        self.click(self.done)

    def maneuver(self, ask: str) -> None:
        """The moves of the computer, as far as the planner offers them; fights as it fights them."""
        seq = len(self.match.entries)
        moment = self.asked_of_server("GET", f"/tables/{self.table}/moments/{seq}?seat={ME}&lang=en")
        screen = moment["sheet"]["desk"] if OLD else moment["screen"]
        places = {one["id"]: one["name"] for one in screen["places"]}
        moves, fights = self.moves()
        planner = self.page.locator("section.planner")
        for number in range(STEPS):
            now = self.page.wait_for_function(PLANNING, arg=ask, timeout=PATIENCE).json_value()
            if now["gone"]:
                self.count[f"{self.place} questions"] -= number == 0  # the plan before it went on by itself
                return
            if now["undecided"]:
                fight = planner.locator(".undecided button.fight, .undecided button.hostile")
                calm = planner.locator(".undecided button.peace")
                wanted = fight if fights and fight.count() > 0 else calm
                self.click(wanted.first if wanted.count() > 0 else planner.locator(".undecided button").first)
            elif now["refused"]:
                self.click(planner.locator("li.bad .x").first)
            elif now["ready"]:
                self.click(self.done)
                return
            elif moves:
                origin, target = moves.pop(0)
                self.move(planner, places[origin], None if target is None else places[target])
            else:
                self.click(planner.get_by_role("button", name=re.compile("^(All others stay|End without moving)")))
        raise SystemExit("the maneuver does not end")

    def moves(self) -> tuple[list[tuple[str, str | None]], bool]:
        """Who goes where, and whether somebody is fought."""
        twin, moves, fights = self.match.fast.copy(), list[tuple[str, str | None]](), False
        while not twin.over and twin.step.name in MANEUVER and ME in twin.waiting():
            answer = self.chosen(twin)
            given = answer.to_json()
            if answer.kind in ("pick_fleet", "pick_army"):
                moves.append((given["region"], None))
            elif answer.kind == "go" and moves:
                moves[-1] = (moves[-1][0], given["region"])
            fights = fights or answer.kind == "exchange"
            twin.play(twin.rules.codec.encode(answer), ME)
        return moves, fights

    def move(self, planner: Locator, origin: str, target: str | None) -> None:
        """Pick the unit, unless it is picked, and its target. What the plan does not offer is not done."""
        stacks = planner.locator("li.stack", has=self.page.locator(".badge:not(:has-text('stay'))")).filter(
            has=self.page.locator(".what b", has_text=re.compile(re.escape(origin)))
        )
        if stacks.count() == 0:
            return
        if "on" not in str(stacks.first.get_attribute("class")).split():
            self.click(stacks.first.locator(".main"))
            self.page.wait_for_timeout(50)
        goals = planner.locator(".reach li button")
        if target is not None:
            goals = goals.filter(has=self.page.locator(".name", has_text=re.compile(f"^{re.escape(target)}$")))
        if goals.count() > 0:
            self.click(goals.first)


def state_is_early(state: Any) -> bool:
    """Nobody's turn has begun."""
    return bool(getattr(state, "turn", 0) < 0)


def measured(game: str) -> dict[str, Any]:
    program = next(filter(None, map(shutil.which, CHROMIUM)), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, Server(Path(folder)) as server:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        size: Any = {"width": 1280, "height": 800}
        page = browser.new_page(base_url=server.address, locale="en-GB", viewport=size, reduced_motion="reduce")
        page.set_default_timeout(PATIENCE)
        page.add_init_script("localStorage.setItem('greatpowers.settings', JSON.stringify({ settle: 0 }))")
        person = Sensible(page, server, game)
        try:
            return person.play()
        except Exception:
            print(person.count, person.kinds, page.locator("#prompt").first.inner_text(), file=sys.stderr)
            raise
        finally:
            browser.close()


def table(report: dict[str, Any]) -> str:
    """Figures for each own turn, for reading."""
    lines = []
    for when, games in report.items():
        for game, told in games.items():
            figures = "  ".join(f"{name} {told[name] / told['turns']:.1f}" for name in COLUMNS)
            lines.append(f"{when:7}{game:15}{told['turns']:3} turns  {figures}")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("when", choices=("before", "after"))
    parser.add_argument("--games", nargs="+", default=list(SEATS), choices=list(SEATS))
    parser.add_argument("--report", type=Path, default=REPORT)
    given = parser.parse_args()
    for game in given.games:
        told = measured(game)
        report = json.loads(given.report.read_text("utf-8")) if given.report.exists() else {}
        report.setdefault(given.when, {})[game] = told
        given.report.write_text(json.dumps(report, indent=2) + "\n", "utf-8")
        print(table({given.when: {game: told}}), flush=True)


if __name__ == "__main__":
    main()

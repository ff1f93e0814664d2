"""The database of `tests/before`: a server of commit 223b256 fills it, as browsers would. Run by `tools/before.py`.

Anna (an account), Ben and Dora (guests) and Carla (an account that is deleted in the end) sit at a table in every
status; what the server told of each of them is noted beside the database.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import lzma
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import greatpowers

Table = dict[str, Any]

PASSWORD = "correct horse battery"
GREEDY = {"kind": "computer", "bot": "greedy"}
SEARCH = {"kind": "computer", "bot": "search"}
ME, OPEN = {"kind": "me"}, {"kind": "open"}
PATIENCE = 120.0


class Scene:
    """A server, the people at it, and the tables by what they are there for."""

    def __init__(self, server: Any, key: Callable[[], str]) -> None:
        self.server = server
        self.key = key
        self.lot = Random(223)
        self.tables: dict[str, str] = {}
        self.people: dict[str, Any] = {name: server.browser(lang) for name, lang in PEOPLE.items()}
        self.kept: dict[str, list[tuple[str, Table]]] = {}
        """Answers that were given, by table: sent again they are acknowledged again."""
        for name, browser in self.people.items():
            if name in ACCOUNTS:
                browser.post("/api/register", {"name": name, "password": PASSWORD})
            else:
                browser.send("PATCH", "/api/me", {"name": name})

    def make(self, purpose: str, host: str, game: str, seats: list[Table], **more: Any) -> str:
        wish = {"game": game, "seats": seats, "key": self.key(), "speed": "instant", "title": purpose, **more}
        self.tables[purpose] = str(self.people[host].post("/api/tables", wish, 201)["id"])
        return self.tables[purpose]

    def at(self, purpose: str) -> str:
        return f"/api/tables/{self.tables[purpose]}"

    def gather(self, purpose: str, game: str, names: list[str], *others: Table, **more: Any) -> str:
        """A table of these people and others, begun."""
        seats = [ME, *([OPEN] * (len(names) - 1)), *others]
        id = self.make(purpose, names[0], game, seats, **more)
        for name in names[1:]:
            self.people[name].post(f"{self.at(purpose)}/join", {})
        if len(names) > 1:
            self.people[names[0]].post(f"{self.at(purpose)}/start")
        return id

    def own(self, name: str, purpose: str) -> list[int]:
        return [row["seat"] for row in self.part(name, purpose, None, "you")["own"]]

    def part(self, name: str, purpose: str, seat: int | None, part: str) -> Any:
        query = "" if seat is None else f"?seat={seat}"
        with self.people[name].stream(self.tables[purpose], query) as stream:
            update = msgspec.json.decode(stream.receive_text())
        return update["parts"][part]

    def prompt(self, purpose: str, names: list[str]) -> tuple[str, int, Table] | None:
        """Who is asked, at which seat, and what; waits for computers. None when it is over."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            if self.people[names[0]].get(self.at(purpose))["status"] != "running":
                return None
            found = []
            for name in names:
                for seat in self.own(name, purpose):
                    prompt = self.part(name, purpose, seat, "prompt")
                    if "choices" in prompt and prompt.get("sealed") is None:
                        found.append((name, seat, prompt))
            if found:
                return self.lot.choice(found)
            time.sleep(0.02)
        raise TimeoutError(purpose)

    def play(self, purpose: str, names: list[str], answers: int, until: Callable[[], bool] = lambda: False) -> None:
        for _ in range(answers):
            if until():
                return
            found = self.prompt(purpose, names)
            if found is None:
                return
            name, seat, prompt = found
            answer = self.lot.choice(prompt["choices"])["answer"]
            body = {"seat": seat, "ask": prompt["ask"], "answer": answer, "key": self.key()}
            self.people[name].post(f"{self.at(purpose)}/answers", body)
            self.kept.setdefault(purpose, []).append((name, body))

    def say(self, name: str, purpose: str, text: str) -> None:
        self.people[name].post(f"{self.at(purpose)}/chat", {"text": text, "key": self.key()})

    def position(self, purpose: str) -> Any:
        """The position in the memory of the server."""

        async def look() -> Any:
            room = await self.server.service.rooms.open(self.tables[purpose])
            return room.match.fast

        return self.server.call(look)

    def is_half_sealed(self, purpose: str) -> bool:
        return len(self.position(purpose).state.sealed) > 0


PEOPLE = {"Anna": "de", "Ben": "en", "Carla": "en", "Dora": "de"}
ACCOUNTS = ("Anna", "Carla")


# --- what happens -----------------------------------------------------------------------------------------------------


def gathering(scene: Scene) -> None:
    seats = [ME, OPEN, {"kind": "computer", "bot": "greedy-novice"}]
    scene.make("gathering", "Dora", "imperialism", seats, visibility="public", absent_after=86_400)
    scene.say("Dora", "gathering", "Wer spielt mit? ♟")
    scene.make("ready to start", "Anna", "attack", [ME, OPEN, GREEDY], options={"board": "west", "rounds": 10})
    scene.people["Ben"].post(f"{scene.at('ready to start')}/join", {"name": "Benjamin"})
    scene.make("host goes", "Carla", "imperial-2006", [ME, OPEN, OPEN])


def votes_and_plans(scene: Scene) -> None:
    """Undo, a take-back that is refused and one that is agreed to, a draft that is given, talk, somebody muted."""
    purpose, names = "votes and plans", ["Anna", "Ben"]
    scene.gather(purpose, "imperial-2030", names, GREEDY)
    scene.play(purpose, names, 14)
    anna, ben, at = scene.people["Anna"], scene.people["Ben"], scene.at(purpose)
    undone = False
    while not undone:
        scene.play(purpose, names, 1)
        for name in names:
            for seat in scene.own(name, purpose):
                if not undone and scene.part(name, purpose, seat, "you").get("can_undo"):
                    scene.people[name].post(f"{at}/undo", {"seat": seat, "key": scene.key()})
                    undone = True
    entries = anna.get(at)["seq"]
    for asker, other, agree in (("Ben", "Anna", False), ("Anna", "Ben", True)):
        body = {"seat": names.index(asker), "to": question_before(scene, purpose, entries - 6)}
        scene.people[asker].post(f"{at}/take-back", body)
        (vote,) = anna.get(at)["votes"]
        scene.people[other].post(f"{at}/votes/{vote['id']}", {"seat": names.index(other), "agree": agree})
        scene.say(other, purpose, "Gern." if agree else "No, sorry.")
    planned = False
    while not planned:
        name, seat, prompt = scene.prompt(purpose, names) or ("", 0, {})
        if prompt["step"] in ("production", "import", "armies", "fleets"):
            answers = [choice["answer"] for choice in prompt["choices"]][:2]
            plan = {"seat": seat, "ask": prompt["ask"], "answers": answers, "key": scene.key()}
            planned = scene.people[name].post(f"{at}/plan/answers", plan)["given"] > 0
        else:
            scene.play(purpose, names, 1)
    ben.post(f"{at}/mute", {"person": anna.get(at)["seats"][0]["person"], "muted": True})
    scene.play(purpose, names, 20)
    branch = {"at": anna.get(at)["seq"] - 3, "key": scene.key(), "seat": 0}
    scene.tables["branch"] = str(anna.post(f"{at}/branch", branch, 201)["id"])


def question_before(scene: Scene, purpose: str, at: int) -> int:
    """The last moment up to this at which somebody was asked."""

    async def look() -> int:
        room = await scene.server.service.rooms.open(scene.tables[purpose])
        return next(count for count in range(at, -1, -1) if room.match.history().at(count).seat >= 0)

    return int(scene.server.call(look))


def sealed(scene: Scene, owners: Table) -> None:
    """Games with secrets that stop while some have answered and others not; one who always passes, one stood in for."""
    names = ["Anna", "Ben", "Dora"]
    scene.gather("sealed cards", "imperialism", names, options={"refill": "after_discarding"})
    scene.play("sealed cards", names, 60)
    scene.people["Dora"].post(f"{scene.at('sealed cards')}/passing", {"seat": 2, "passing": True})
    scene.play("sealed cards", names, 400, lambda: scene.is_half_sealed("sealed cards"))
    scene.gather("sealed orders", "attack", names, options=owners)
    scene.play("sealed orders", names, 70)
    scene.people["Dora"].post(f"{scene.at('sealed orders')}/leave", {"seat": 2})
    others = names[:2]
    scene.play("sealed orders", others, 400, lambda: scene.is_half_sealed("sealed orders"))


def alone(scene: Scene) -> None:
    """Hidden cash and somebody who searches; somebody who has conceded."""
    seats, options = [ME, SEARCH, GREEDY], {"cash": "hidden", "investor_card": False}
    scene.make("thinking", "Anna", "imperial-2010", seats, options=options, thinking=500)
    scene.play("thinking", ["Anna"], 16)
    scene.gather("conceded", "imperial-2006", ["Ben", "Dora"], GREEDY, options={"start": "experienced"})
    scene.play("conceded", ["Ben", "Dora"], 20)
    scene.people["Dora"].post(f"{scene.at('conceded')}/concede", {"seat": 1})
    scene.play("conceded", ["Ben"], 4)


def ended(scene: Scene, documents: Table) -> None:
    """Closed by people; over by the rules; near the end."""
    scene.make("closed", "Anna", "imperialism", [ME, {"kind": "computer", "bot": "greedy-adept"}])
    scene.play("closed", ["Anna"], 12)
    scene.people["Anna"].post(f"{scene.at('closed')}/close")
    for purpose, document in documents.items():
        body: Table = {"document": document, "key": scene.key()}
        if purpose.startswith("near the end"):
            body["seats"] = [ME] * document["seats"]
        scene.tables[purpose] = str(
            scene.people["Carla" if "over" in purpose else "Ben"].post("/api/import", body, 201)["id"]
        )
    scene.make("to break", "Ben", "imperial-2030", [ME, ME])
    scene.play("to break", ["Ben"], 12)


# --- what is told of it -----------------------------------------------------------------------------------------------


def told(scene: Scene) -> Table:
    """Of every table: its state without texts, and for each seat what it is asked and may take home."""
    found: Table = {}
    for purpose, id in scene.tables.items():
        scene.prompt(purpose, list(PEOPLE))  # so that no computer is about to answer
        state = scene.people["Anna"].get(f"/api/tables/{id}")
        row: Table = {"id": id, "state": without_texts(state), "seats": {}, "chat": [], "answers": []}
        for name in PEOPLE:
            for seat in scene.own(name, purpose):
                row["seats"][str(seat)] = looked(scene, purpose, name, seat, state["status"])
        row["chat"] = spoken(scene, purpose)
        row["answers"] = scene.kept.get(purpose, [])[-3:]
        found[purpose] = row
    return found


def spoken(scene: Scene, purpose: str) -> list[Table]:
    """The talk as Anna reads it; notes of the server, which have no name, without their text."""
    with scene.people["Anna"].stream(scene.tables[purpose]) as stream:
        parts = msgspec.json.decode(stream.receive_text())["parts"]
    lines = parts.get("chat", [])
    return [line if line["name"] else {**line, "text": ""} for line in lines]


def without_texts(state: Table) -> Table:
    kept = ("game", "title", "status", "visibility", "speed", "absent_after", "commitment", "rules", "seq", "thinking")
    more = ("branch_of", "branch_at", "reasons")
    told_of_a_seat = ("seat", "kind", "person", "bot", "conceded", "stands_in")
    row = {key: state[key] for key in (*kept, *more) if key in state}
    row["seats"] = [{key: one[key] for key in told_of_a_seat if key in one} for one in state["seats"]]
    return row


def looked(scene: Scene, purpose: str, name: str, seat: int, status: str) -> Table:
    you = scene.part(name, purpose, seat, "you")
    row: Table = {"name": name, "link": next(own["link"] for own in you["own"] if own["seat"] == seat)}
    row["you"] = {key: you[key] for key in ("host", "can_undo", "passing", "conceded", "muted") if key in you}
    if status == "gathering":
        return row
    prompt = scene.part(name, purpose, seat, "prompt")
    keys = ("seat", "ask", "step", "together", "sealed", "only_pass", "seats")
    row["prompt"] = {key: prompt[key] for key in keys if key in prompt}
    for key in ("choices", "rights"):
        row["prompt"][key] = [choice["answer"] for choice in prompt.get(key, [])]
    row["record"] = scene.people[name].get(f"{scene.at(purpose)}/record?seat={seat}")
    return row


def documents_of(telling: Any) -> Table:
    """A finished game and positions near the end, from the records made before."""
    found: Table = {}
    for game in ("imperial-2006", "imperialism", "attack"):
        rows = {row["name"]: row["record"] for row in telling.read(game)}
        usual = [row for name, row in rows.items() if "the end" not in name and "owner" not in name]
        ended = [row for row in usual if greatpowers.replay(row).over]
        whole = [row for row in ended if "position" not in row]
        found[f"over {game}"] = min(ended if game == "attack" else whole, key=lambda row: len(row["entries"]))
        match = greatpowers.replay(rows["ended by computers"])
        history = match.history()
        close = range(len(match.entries) - 12, 0, -1)
        position = next(one for one in map(history.at, close) if one.seat >= 0)
        found[f"near the end of {game}"] = position.rules.document(position.state)
    return found


def damage(file: Path, id: str) -> None:
    """As if a rule had been corrected since: from an entry on the game would be another."""
    with contextlib.closing(sqlite3.connect(file)) as database, database:
        (entry,) = database.execute("SELECT entry FROM entries WHERE table_id = ? AND seq = 9", (id,)).fetchone()
        wrong = json.dumps({**json.loads(entry), "hash": "0" * 16})
        database.execute("UPDATE entries SET entry = ? WHERE table_id = ? AND seq = 9", (wrong, id))
        database.execute("UPDATE tables SET rules = '0' WHERE id = ?", (id,))


def make(telling: Any, owners: Table) -> None:
    browser = importlib.import_module("tests.server.browser")  # of the old checkout
    key, served = browser.key, browser.served
    folder = Path(tempfile.mkdtemp(prefix="greatpowers-before-"))
    with served(folder) as server:
        scene = Scene(server, key)
        gathering(scene)
        votes_and_plans(scene)
        sealed(scene, owners)
        alone(scene)
        ended(scene, documents_of(telling))
        broken = scene.tables["to break"]
    damage(folder / "tables.sqlite", broken)
    with served(folder) as server:
        scene.server = server
        for person in scene.people.values():
            person.server = server
        scene.people["Carla"].send("DELETE", "/api/me")
        del scene.people["Carla"]
        PEOPLE.pop("Carla")
        rows = told(scene)
        cookies = {name: person.cookies for name, person in scene.people.items()}
    with contextlib.closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        database.execute("VACUUM INTO ?", (str(folder / "copy.sqlite"),))
    packed = lzma.compress((folder / "copy.sqlite").read_bytes(), preset=9 | lzma.PRESET_EXTREME)
    (telling.FOLDER / "database.sqlite.xz").write_bytes(packed)
    expected = {"made": int(time.time()), "password": PASSWORD, "cookies": cookies, "tables": rows}
    size = telling.write("database", expected)
    shutil.rmtree(folder)
    print(f"database: {len(rows)} tables, {len(packed)} bytes, and {size} of what was told")
    for purpose, row in rows.items():
        print(f"  {purpose}: {row['state']['status']}, {row['state']['seq']} entries, chat {len(row['chat'])}")

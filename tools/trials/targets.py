"""Tables that forgers aim at, and what nobody but one seat may ever be told about them."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from typing import Any

from sqlalchemy import Connection, select

import greatpowers
from greatpowers.server import database, schema
from tests.server.crash import Client, Promises
from tests.server.patient import Patient

RULESETS = ("imperial-2030", "imperialism", "attack")
SHORTEST, MOST = 16, 60
"""Characters of what only one seat is shown, and how many such pieces are looked for."""


class Target:
    """A table of two people, with what the seat that is asked may answer."""

    def __init__(self, servers: Sequence[Patient], ruleset: str) -> None:
        self.ruleset = ruleset
        self.people = [Client(servers, f"{name}-{ruleset}", Promises(None)) for name in ("target", "other")]
        self.id = ""
        self.asked = 0
        self.prompt: dict[str, Any] = {}
        self.given: tuple[int, dict[str, Any]] = (0, {})
        self.views: dict[int | None, list[str]] = {}
        """What each seat, and anybody, is shown of the game; as pieces."""

    async def sit_down(self, answers: int = 6) -> None:
        host, guest = self.people
        for person in self.people:
            await person.introduce()
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
        body = {"game": self.ruleset, "seats": seats, "key": host.key(), "visibility": "public"}
        self.id = (await host.ask("/tables", body)).json()["id"]
        await guest.ask(f"/tables/{self.id}/join", {"seat": 1, "name": "Bea"})
        await host.ask(f"/tables/{self.id}/start", {})
        for _ in range(answers):
            await self.go_on()
        while self.prompt["ask"] == self.given[1]["ask"] or self.prompt.get("together"):
            await self.go_on()  # those who are asked together may change their answers

    async def go_on(self) -> None:
        """One answer more."""
        await self.look()
        choice = self.prompt["choices"][0]["answer"]
        person = self.people[self.asked]
        body = {"seat": self.asked, "ask": self.prompt["ask"], "answer": choice, "key": person.key()}
        found = await person.ask(f"/tables/{self.id}/answers", body)
        while found.status_code == 429:
            found = await person.ask(f"/tables/{self.id}/answers", body)
        assert found.status_code == 200, found.text
        self.given = (self.asked, body)
        await self.look()

    async def look(self) -> None:
        """Who is asked what."""
        for seat, person in enumerate(self.people):
            parts = await first_of(person, self.id, seat)
            if parts["prompt"].get("choices") and not parts["prompt"].get("sealed"):
                self.asked, self.prompt = seat, parts["prompt"]
                return
        raise AssertionError(f"nobody is asked anything at {self.id}")

    async def see(self, stranger: Client) -> None:
        """Note what each of them is shown."""
        for seat, person in enumerate(self.people):
            self.views[seat] = list(pieces((await first_of(person, self.id, seat))["screen"]))
        self.views[None] = list(pieces((await first_of(stranger, self.id, None))["screen"]))

    def only(self, seat: int) -> list[str]:
        """What nobody but this seat is shown, the shortest pieces first."""
        others = {text for viewer, texts in self.views.items() if viewer != seat for text in texts}
        found = {text for text in self.views[seat] if len(text) >= SHORTEST} - others
        return sorted(found, key=lambda text: (len(text), text))[:MOST]

    def legal(self, chance: random.Random, key: str) -> dict[str, Any]:
        choice = chance.choice(self.prompt["choices"])
        return {"seat": self.asked, "ask": self.prompt["ask"], "answer": choice["answer"], "key": key}


async def first_of(person: Client, table: str, seat: int | None) -> dict[str, Any]:
    updates = person.updates(table, seat)
    try:
        return await anext(updates)
    finally:
        await updates.aclose()


def pieces(value: Any) -> Iterator[str]:
    """Every object in it, as the server writes it."""
    if isinstance(value, dict):
        yield json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        for one in value.values():
            yield from pieces(one)
    elif isinstance(value, list):
        for one in value:
            yield from pieces(one)


# --- what is stored ---------------------------------------------------------------------------------------------------


async def stored(address: str, ids: list[str]) -> dict[str, dict[str, Any]]:
    """All that is stored of these tables; what was said and who listens does not count."""
    reached = database.reach(database.address(address))
    tables, seats, entries = schema.tables.c, schema.seats.c, schema.entries.c

    def read(connection: Connection) -> dict[str, dict[str, Any]]:
        found: dict[str, dict[str, Any]] = {}
        for id in ids:
            header = connection.execute(select(schema.tables).where(tables.id == id)).one()._asdict()
            rows = connection.execute(select(schema.seats).where(seats.table_id == id).order_by(seats.seat)).all()
            record = connection.execute(select(entries.entry).where(entries.table_id == id).order_by(entries.seq)).all()
            header.pop("revision", None)  # who leaves is noted, and changes nothing else
            places = [{**row._asdict(), "last_visit": 0} for row in rows]
            found[id] = {"header": header, "seats": places, "entries": [row.entry for row in record]}
        return found

    try:
        return await reached.read(read)
    finally:
        await reached.close()


def hash_of(state: dict[str, Any]) -> str:
    """Of the position to which the record leads."""
    header = state["header"]
    match = greatpowers.start(header["game"], header["seats"], header["seed"], json.loads(header["options"]))
    record = {**match.record(), "entries": [json.loads(entry) for entry in state["entries"]]}
    return str(greatpowers.replay(record).hash())

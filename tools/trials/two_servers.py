"""Two servers at once: on a file the second refuses; on a PostgreSQL people fight for everything at both of them."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import greatpowers
from greatpowers.server.store import Store
from tests.server.crash import Client, Promises, record_of
from tests.server.patient import Patient
from tools.ports import free_port
from tools.trials.ground import ROOT, Progress, a_postgres, folder, log_of, mistakes_in, some_servers

ROUNDS, FEW = 100, 5
RULESETS = ("imperial-2030", "imperialism", "attack")
SEATS = 3
FIGHTS = 12
"""Questions of a game for which several answers are given at once."""
PATIENCE = 120


def two_servers(quick: bool = False, times: int | None = None, seed: int = 4) -> dict[str, Any]:
    """A second server on a file refuses; two on a PostgreSQL: no seat is given twice, and no table broken."""
    file = asyncio.run(second_on_a_file())
    with a_postgres() as postgres:
        fight = asyncio.run(fought(postgres.new_database(), times or (FEW if quick else ROUNDS), seed))
    return {"ok": file["ok"] and fight["ok"], "seed": seed, "file": file, "postgresql": fight}


async def second_on_a_file() -> dict[str, Any]:
    place = folder("two-servers-file")
    database = place / "tables.sqlite"
    first = Patient(f"sqlite:///{database}", log=log_of(place, 1))
    try:
        await first.start()
        second = await asyncio.to_thread(served, database)
        health = await first.health()
    finally:
        first.end()
    said = second.stderr.decode() + second.stdout.decode()
    named = f"127.0.0.1:{first.port}" in said and database.name in said
    ok = second.returncode not in (0, None) and named and "Traceback" not in said and health == 200
    return {
        "ok": ok,
        "second_ended_with": second.returncode,
        "said": said.strip()[-400:],
        "first_is_well": health == 200,
    }


def served(database: Path) -> subprocess.CompletedProcess[bytes]:
    arguments = ["serve", "--database", str(database), "--port", str(free_port())]
    command = [sys.executable, "-m", "greatpowers.cli", *arguments]
    return subprocess.run(command, cwd=ROOT, env=os.environ, capture_output=True, check=False, timeout=PATIENCE)


# --- one PostgreSQL ---------------------------------------------------------------------------------------------------


async def fought(database: str, rounds: int, seed: int) -> dict[str, Any]:
    place = folder("two-servers")
    servers = some_servers(2, database, place)
    told, chance = Progress("two_servers", rounds), random.Random(seed)
    counts: Counter[str] = Counter()
    faults: list[str] = []
    try:
        await asyncio.gather(*(server.start() for server in servers))
        people = [Fighter(servers, f"fighter-{seed}-{number}", Promises(None)) for number in range(6)]
        await asyncio.gather(*(person.introduce() for person in people))
        store = await Store.open(database)
        for number in range(1, rounds + 1):
            fight = Fight(store, people, RULESETS[number % len(RULESETS)], chance, counts)
            await fight.run()
            faults += fight.faults
            told(number, f"{counts['seats won']} seats, {counts['answers won']} answers")
        await store.close()
        faults += [text for person in people for text in person.promises.broken]
        await asyncio.gather(*(person.http.aclose() for person in people))
    finally:
        for server in servers:
            server.end()
    mistakes = mistakes_in(place)
    enough = all(counts[name] for name in ("seats won", "seats refused", "answers won", "answers refused"))
    return {
        "ok": not faults and not mistakes and enough,
        "rounds": rounds,
        **dict(sorted(counts.items())),
        "seconds": told.seconds,
        "faults": faults[:20],
        "mistakes_in_logs": mistakes[:5],
    }


class Fighter(Client):
    """Somebody with a page open at each node."""

    async def at(self, node: int, path: str, body: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        headers = {"x-csrf": self.http.cookies["csrf"]}
        address = f"http://{self.servers[node].address}/api{path}"
        found = await self.http.post(address, json=body, headers=headers, timeout=60)
        if found.status_code >= 500:
            self.promises.broken.append(f"{path}: {found.status_code} {found.text[:200]}")
        return found.status_code, found.json()

    async def question(self, table: str, seat: int) -> dict[str, Any] | None:
        """What they are asked now, if anything."""
        updates = self.updates(table, seat)
        try:
            prompt: dict[str, Any] = (await anext(updates))["prompt"]
        finally:
            await updates.aclose()
        return prompt if prompt.get("choices") and not prompt.get("sealed") else None


class Fight:
    """One table: its seats, its beginning and its questions."""

    def __init__(
        self, store: Store, people: list[Fighter], ruleset: str, chance: random.Random, counts: Counter[str]
    ) -> None:
        self.store = store
        self.people = people
        self.ruleset = ruleset
        self.chance = chance
        self.counts = counts
        self.faults: list[str] = []
        self.table = ""
        self.promised: dict[str, int] = {}
        """Sequence numbers of acknowledged answers."""

    async def run(self) -> None:
        host = self.people[0]
        wishes = [{"kind": "me", "name": "Host"}, *([{"kind": "open"}] * (SEATS - 1))]
        body = {"game": self.ruleset, "seats": wishes, "key": host.key(), "speed": "instant"}
        made = await asyncio.gather(*(host.at(node, "/tables", body) for node in (0, 1)))
        ids = {answer["id"] for _, answer in made}
        self.table = ids.pop()
        if ids:
            self.faults.append(f"the same wish made {1 + len(ids)} tables")
        seated = await self.take_seats()
        if len(seated) == SEATS:
            await self.begin(host)
            for _ in range(FIGHTS):
                await self.answer(seated)
            await self.compare()

    async def take_seats(self) -> dict[int, Fighter]:
        """Everybody wants every seat, at both nodes."""
        seated = {0: self.people[0]}
        for seat in range(1, SEATS):
            others = [person for person in self.people if person not in seated.values()]
            path, body = f"/tables/{self.table}/join", {"seat": seat, "name": "Guest"}
            told = await asyncio.gather(*(one.at(number % 2, path, body) for number, one in enumerate(others)))
            winners = [one for one, (status, _) in zip(others, told, strict=True) if status in (200, 201)]
            self.counts["seats won"] += len(winners)
            self.counts["seats refused"] += len(others) - len(winners)
            stored = (await self.store.tables.seats(self.table))[seat]
            if [one.id for one in winners] != [stored.person]:
                self.faults.append(f"{self.table}: seat {seat} was promised to {len(winners)} people")
                return {}
            seated[seat] = winners[0]
        return seated

    async def begin(self, host: Fighter) -> None:
        told = await asyncio.gather(*(host.at(node, f"/tables/{self.table}/start", {}) for node in (0, 1)))
        if not any(status in (200, 201) for status, _ in told):
            self.faults.append(f"{self.table} did not begin: {told}")

    async def answer(self, seated: dict[int, Fighter]) -> None:
        """Whoever is asked gives different answers at both nodes at once, and one of them twice."""
        for seat, person in seated.items():
            prompt = await person.question(self.table, seat)
            if prompt is None or prompt.get("together"):
                if prompt is not None:  # sealed answers may be changed, so one after the other is right
                    await self.give(person, seat, prompt, [self.chance.choice(prompt["choices"])["answer"]])
                continue
            choices = [self.chance.choice(prompt["choices"])["answer"] for _ in range(2)]
            await self.give(person, seat, prompt, choices)
            return

    async def give(self, person: Fighter, seat: int, prompt: dict[str, Any], choices: list[dict[str, Any]]) -> None:
        bodies = [{"seat": seat, "ask": prompt["ask"], "answer": one, "key": person.key()} for one in choices]
        sent = [(node, body) for body in bodies for node in (0, 1)]
        self.chance.shuffle(sent)
        path = f"/tables/{self.table}/answers"
        told = await asyncio.gather(*(person.at(node, path, body) for node, body in sent))
        won: dict[str, set[int]] = {}
        for (_, body), (status, answer) in zip(sent, told, strict=True):
            if status == 200:
                won.setdefault(body["key"], set()).add(answer["seq"])
        self.counts["answers won"] += len(won)
        self.counts["answers refused"] += len(bodies) - len(won)
        if len(won) != 1 or any(len(seqs) != 1 for seqs in won.values()):
            self.faults.append(f"{self.table}: {len(bodies)} answers to one question, acknowledged: {won}")
        self.promised |= {f"{person.id}/{seat}/{key}": min(seqs) for key, seqs in won.items()}

    async def compare(self) -> None:
        """The record holds what was promised, and can be played."""
        header, entries = await self.store.tables.get(self.table), await self.store.records.entries(self.table)
        assert header is not None
        given = sum(entry.get("seat") in range(SEATS) for entry in entries)
        if header.entries != len(entries) or given != len(self.promised):
            self.faults.append(f"{self.table}: {given} answers in the record, {len(self.promised)} promised")
        for key, seq in self.promised.items():
            if await self.store.records.done(self.table, key) != seq:
                self.faults.append(f"{self.table}: {key} is not there as {seq}")
        try:
            greatpowers.replay(record_of(header, entries))
        except Exception as error:
            self.faults.append(f"{self.table} does not replay: {error}")
        self.counts["tables"] += 1

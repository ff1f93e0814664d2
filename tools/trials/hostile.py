"""Hostile messages by HTTP, by WebSocket and by bare sockets: none is carried out, none is told a secret."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

from tests.server.crash import Client, Promises
from tests.server.patient import Patient
from tools.trials.forging import Forger, Message, Viewer
from tools.trials.frames import spoken
from tools.trials.garbage import pipelined, raw
from tools.trials.ground import Progress, folder, log_of, mistakes_in
from tools.trials.targets import RULESETS, Target, hash_of, stored
from tools.trials.wire import END_OF_HEAD, LOST, connected, one_answer, said, statuses, whatever_comes

MESSAGES, FEW = 100_000, 1_500
BY_HTTP, BY_SOCKET, BY_STREAM = 16, 32, 24
"""How many of each kind send at once. Of ten messages about seven go by HTTP."""
SHARES = (0.7, 0.18, 0.12)
KEPT = 200
"""Messages that go over one connection by HTTP."""
SOURCES = 40
"""Addresses of this machine from which they come."""
QUIET, PATIENT = 0.25, 6.0
"""Seconds for which an answer is waited for where there may be none, and where there should be one."""
PARTS: dict[str, tuple[str, ...]] = {"without_limits": (), "with_limits": ("limited",)}
OPEN = 101
SERVER_ERROR = 500


def hostile(quick: bool = False, times: int | None = None, seed: int = 6, only: str = "") -> dict[str, Any]:
    """100,000 messages, with limits lifted and again with them: 0 accepted, 0 leaked, 0 answers with 500."""
    messages = times or (FEW if quick else MESSAGES)
    found = {
        part: asyncio.run(attacked(messages, seed + number, folder(f"hostile-{part}"), *words))
        for number, (part, words) in enumerate(PARTS.items())
        if only in ("", part)
    }
    return {"ok": all(one["ok"] for one in found.values()), "seed": seed, **found}


async def attacked(messages: int, seed: int, place: Path, *words: str) -> dict[str, Any]:
    """So many messages to a new server, whose file lies at this place."""
    counts, database = place / "counts.json", f"sqlite:///{place / 'tables.sqlite'}"
    server = Patient(database, f"count={counts}", *words, log=log_of(place, 1))
    told = Progress(place.name, messages)
    targets = [Target([server], ruleset) for ruleset in RULESETS]
    stranger = Client([server], "stranger", Promises(None))
    try:
        await server.start()
        for target in targets:
            await target.sit_down()
        await stranger.introduce()
        for target in targets:
            await target.see(stranger)
        before = await stored(database, [target.id for target in targets])
        hashes = {id: await asyncio.to_thread(hash_of, state) for id, state in before.items()}
        attack = Attack(server.address, targets, stranger, Secrets(targets, before), seed)
        reached = noted(counts)
        await attack.run(messages, told)
        await asyncio.sleep(1)  # until the last counts are noted
        after = await stored(database, [target.id for target in targets])
        same = after == before and {id: hash_of(state) for id, state in after.items()} == hashes
        for target in targets:  # and it still goes on
            await target.go_on()
        health = await server.health()
        reached = {name: number - reached.get(name, 0) for name, number in noted(counts).items()}
    finally:
        for person in (stranger, *(one for target in targets for one in target.people)):
            await person.http.aclose()
        server.end()
    mistakes = mistakes_in(place)
    faults = [*attack.faults, *([] if same else ["the tables have changed"]), *attack.secrets.blind()]
    if attack.sent < messages:
        faults.append(f"only {attack.sent} were sent")
    return {
        "ok": not (faults or mistakes or attack.accepted or attack.leaked or attack.broken) and health == 200,
        "messages": attack.sent,
        "ways": dict(sorted(attack.ways.items())),
        "reached": reached,
        "statuses": dict(sorted(attack.statuses.items())),
        "accepted": attack.accepted,
        "leaked": attack.leaked,
        "answers_with_500": attack.broken,
        "secrets_looked_for": len(attack.secrets),
        "tables_are_the_same": same,
        "seconds": told.seconds,
        "faults": faults[:20],
        "mistakes_in_logs": mistakes[:5],
    }


def noted(counts: Path) -> dict[str, int]:
    found: dict[str, int] = json.loads(counts.read_text()) if counts.is_file() else {}
    return found


class Secrets:
    """What may never be told to whom: seeds to nobody, all else to nobody but its owner."""

    def __init__(self, targets: list[Target], states: dict[str, dict[str, Any]]) -> None:
        self._all: list[tuple[Viewer, bytes]] = []
        self._targets = targets
        for target in targets:
            state = states[target.id]
            self._all.append((("", -1), str(state["header"]["seed"]).encode()))
            for seat, row in enumerate(state["seats"]):
                owner = (target.id, seat)
                session = str(target.people[seat].http.cookies["session"])
                texts = [str(row["secret"]), session, *target.only(seat)]
                self._all += [(owner, form) for text in texts for form in forms(text)]
        self._by_viewer: dict[Viewer, list[bytes]] = {}

    def __len__(self) -> int:
        return len(self._all)

    def blind(self) -> list[str]:
        """Where nothing could be found: a game with secrets of which each seat sees nothing of its own."""
        return [
            f"{target.ruleset}: seat {seat} is shown nothing that others are not"
            for target in self._targets
            for seat in (0, 1)
            if target.ruleset != "imperial-2030" and not target.only(seat)
        ]

    def in_this(self, text: bytes, viewer: Viewer) -> bytes | None:
        """The first secret in an answer to this viewer."""
        needles = self._by_viewer.get(viewer)
        if needles is None:
            needles = self._by_viewer[viewer] = [needle for owner, needle in self._all if owner != viewer]
        return next((needle for needle in needles if needle in text), None)


def forms(text: str) -> Iterator[bytes]:
    """As it stands, and as it stands in a text within a text."""
    yield text.encode()
    quoted = json.dumps(text, ensure_ascii=False)[1:-1]
    if quoted != text:
        yield quoted.encode()


class Attack:
    """Everybody at once, until enough was sent."""

    def __init__(self, address: str, targets: list[Target], stranger: Client, secrets: Secrets, seed: int) -> None:
        self.address = address
        self.targets = targets
        self.stranger = stranger
        self.secrets = secrets
        self.seed = seed
        self.sent = 0
        self.accepted = 0
        self.leaked = 0
        self.broken = 0
        self.ways: Counter[str] = Counter()
        self.statuses: Counter[str] = Counter()
        self.faults: list[str] = []

    async def run(self, messages: int, told: Progress) -> None:
        kinds = ((self.by_http, BY_HTTP), (self.by_socket, BY_SOCKET), (self.by_stream, BY_STREAM))
        running: list[asyncio.Task[None]] = []
        for (work, count), share in zip(kinds, SHARES, strict=True):
            for number in range(count):
                forger = Forger(self.address, self.targets, self.stranger, hash((self.seed, share, number)))
                part = round(messages * share * (number + 1) / count) - round(messages * share * number / count)
                source = f"127.0.0.{2 + len(running) % SOURCES}" if sys.platform == "linux" else "127.0.0.1"
                running.append(asyncio.create_task(self.go_on(work, forger, source, part)))
        while any(not task.done() for task in running):
            await asyncio.wait(running, timeout=1.0)
            told(min(self.sent, messages), f"{self.accepted} accepted, {self.leaked} leaked, {self.broken} with 500")
        for task in running:
            task.result()

    async def go_on(
        self, work: Callable[[Forger, str, int], Awaitable[int]], forger: Forger, source: str, part: int
    ) -> None:
        """Whoever is thrown out comes back."""
        while part > 0:
            part -= await work(forger, source, min(part, KEPT))

    def note(self, message: Message, text: bytes, found: list[int], kind: str = "") -> None:
        """What came back, and whether it should have."""
        self.sent += message.messages
        self.ways[message.way] += message.messages
        for status in found:
            self.statuses[f"{kind}{status}"] += 1
            self.broken += status >= SERVER_ERROR and not kind
            if 200 <= status < 300 and not message.may_succeed:
                self.accepted += 1
                self.faults.append(f"{message.way} was answered with {status}: {text[-200:]!r}")
            elif status >= SERVER_ERROR and not kind:
                self.faults.append(f"{message.way} was answered with {status}: {message.content[:300]!r}")
        if not found:
            self.statuses["no answer"] += 1
        secret = self.secrets.in_this(text, message.viewer)
        if secret is not None:
            self.leaked += 1
            self.faults.append(f"{message.way} was told {secret[:80]!r}")
        elif b"Traceback" in text or b'File "/' in text:
            self.leaked += 1
            self.faults.append(f"{message.way} was told how we are made: {text[-200:]!r}")

    async def by_http(self, forger: Forger, source: str, most: int) -> int:
        """Some over one connection, as long as it lasts; how many there were."""
        sent = 0
        try:
            async with connected(self.address, source) as (reader, writer):
                while sent < most:
                    message = forger.next()
                    sent += 1
                    status, text = 0, b""
                    try:
                        writer.write(message.content)
                        status, text = await (no_body(reader) if is_odd(message) else one_answer(reader))
                    finally:
                        self.note(message, text, [status] if status else [])
                    if is_odd(message) or re.search(rb"\r\nconnection: *close", text[:2000], re.IGNORECASE):
                        break
        except LOST:
            await asyncio.sleep(0)
        return max(sent, 1)

    async def by_socket(self, forger: Forger, source: str, _: int) -> int:
        message = pipelined(forger) if forger.chance.random() < 0.1 else raw(forger)
        text = b""
        try:
            async with connected(self.address, source) as (reader, writer):
                writer.write(message.content)
                text, _ended = await whatever_comes(reader, QUIET)
        except LOST:
            pass
        self.note(message, text, statuses(text))
        return message.messages

    async def by_stream(self, forger: Forger, source: str, _: int) -> int:
        message, further = spoken(forger)
        text, found = b"", []
        try:
            async with connected(self.address, source) as (reader, writer):
                writer.write(message.content)
                async with asyncio.timeout(PATIENT):
                    head = await reader.readuntil(END_OF_HEAD)
                found = statuses(head)
                if found == [OPEN]:
                    writer.write(further)
                    rest, _ended = await whatever_comes(reader, QUIET)
                    text, code = said(rest)
                    found = [code] if code else []
        except LOST:
            pass
        self.note(message, text, found, "stream " if found and found[0] >= 1000 else "")
        return 1


def is_odd(message: Message) -> bool:
    """Whether the size that is named in its answer need not be that of what follows."""
    return message.content.startswith((b"HEAD ", b"CONNECT "))


async def no_body(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    async with asyncio.timeout(PATIENT):
        head = await reader.readuntil(END_OF_HEAD)
    return int(head.split(b" ", 2)[1]), head

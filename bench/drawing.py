"""`python -m bench.drawing`: what it costs to show a table after an answer, without a network; see README.md."""

from __future__ import annotations

import argparse
import json
import random
import time
import zlib
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

import greatpowers
from greatpowers.games import RULESETS, game_of
from greatpowers.kernel.match import Match
from greatpowers.server import part
from greatpowers.server.listener import Listener
from greatpowers.server.parts import Parts, warm
from greatpowers.server.rows import Person, SeatRecord, TableRecord
from greatpowers.server.stream import ENCODER, PACKED_FROM, PACKING
from greatpowers.server.table import Table
from greatpowers.server.tidying import young_only

LANGS = ("de", "en")
REFERENCE = 20_000
"""Steps of a loop that is timed beside everything else: what it took says how busy the machine was."""
AT_ONCE = 100
"""Answers of a long record that are given, and taken back but for a few, before the next."""
Row = dict[str, Any]


class Watch:
    """Processor time by what it was spent on; what is inside something else counts there only."""

    def __init__(self) -> None:
        self.spent: Counter[str] = Counter()
        self.open: list[list[int]] = []
        self.watched: list[tuple[Any, str, Any]] = []

    def run(self, name: str, work: Callable[..., Any], *given: Any, **named: Any) -> Any:
        self.open.append([0])
        begun = time.thread_time_ns()
        try:
            return work(*given, **named)
        finally:
            took = time.thread_time_ns() - begun
            inside = self.open.pop()[0]
            self.spent[name] += took - inside
            if self.open:
                self.open[-1][0] += took

    def around(self, owner: Any, attribute: str, name: str) -> None:
        """Watch a function wherever it is called."""
        work = getattr(owner, attribute)

        def watched(*given: Any, **named: Any) -> Any:
            return self.run(name, work, *given, **named)

        setattr(owner, attribute, watched)
        self.watched.append((owner, attribute, work))

    def let_go(self) -> None:
        for owner, attribute, work in self.watched:
            setattr(owner, attribute, work)


def table_of(name: str, seats: int, seed: int) -> Table:
    """A table that no store knows: every seat is somebody's own."""
    rules = RULESETS[name]
    match = greatpowers.start(name, seats, seed)
    header = TableRecord(
        id="t",
        game=name,
        rules=rules.version,
        seats=seats,
        options=dict(match.options),
        seed="",
        start="",
        position=None,
        title="",
        visibility="private",
        speed="instant",
        thinking=1000,
        absent_after=0,
        status="running",
        host="p0",
        created=0,
        changed=0,
    )
    table = Table(header, time.time)
    names = ("Ada", "Bea", "Cleo", "Dora", "Emil", "Finn", "Gil", "Hal")
    table.seats = [SeatRecord(seat, "human", f"p{seat}", names[seat], "", f"s{seat}") for seat in range(seats)]
    table.match = match
    table.moved()
    return table


def listeners(table: Table, count: int) -> list[Listener]:
    """People at their seats, the languages taking turns; beyond the seats they watch."""
    found = []
    for number in range(count):
        seat = number if number < len(table.seats) else None
        person = Person(f"p{number}", "", "en")
        found.append(Listener(person, seat, LANGS[number % 2], None))  # type: ignore[arg-type]
    table.listeners = set(found)
    return found


def played(match: Match, lot: random.Random) -> tuple[Any, int]:
    decision = lot.choice(match.decisions)
    return lot.choice(decision.options), decision.seat


def sent(watch: Watch, table: Table, parts: Parts, one: Listener) -> int:
    """How many bytes a listener is sent, if anything."""
    seen = watch.run("other", parts.seen, one.seat, one.who, one.lang)
    update = watch.run("joining", one.update, table.header.entries, seen)
    if update is None:
        return 0
    text = watch.run("encoding", ENCODER.encode, update)
    if len(text) >= PACKED_FROM:
        watch.run("packing", zlib.compress, text, PACKING)
    return len(text)


def reference() -> None:
    total = 0
    for number in range(REFERENCE):
        total += number & 7


def lengthened(match: Match, lot: random.Random, entries: int) -> None:
    """Play until the record is so long. Most games by lot would end before, so now and then one goes back."""
    while len(match.entries) < entries and not match.over:
        for _ in range(AT_ONCE):
            if not match.over and len(match.entries) < entries:
                match.play(*played(match, lot))
        back = range(len(match.entries) - AT_ONCE, 0, -1)
        if not match.over and len(match.entries) < entries:
            match.rewind(next(at for at in back if match.history().at(at).seat >= 0))


def measured(name: str, answers: int, count: int, seed: int, skip: int, before: int = 0) -> Row:
    watch = Watch()
    lot = random.Random(seed)
    table = table_of(name, RULESETS[name].players[0] if count <= 3 else RULESETS[name].players[1], seed)
    assert table.match is not None
    lengthened(table.match, lot, before)
    table.moved()
    parts = Parts(table)
    game = game_of(table.rules)
    watch.around(parts, "prompt", "prompt")
    watch.around(parts, "state", "table")
    watch.around(parts, "you", "you")
    watch.around(parts, "chat", "chat")
    watch.around(parts, "log", "log")
    watch.around(game, "screen", "screen")
    watch.around(part, "differences", "differences")
    people = listeners(table, count)
    spent_otherwise: list[float] = []
    given, size, updates = 0, 0, 0
    for _ in range(answers):
        if given == skip:
            watch.spent.clear()
            size = updates = 0
        match = table.match
        assert match is not None
        if match.over:
            break
        answer, seat = played(match, lot)
        watch.run("play", match.play, answer, seat)
        table.header = msgspec.structs.replace(table.header, entries=len(match.entries))
        watch.run("moved", table.moved)
        parts.moved()
        parts.forget()
        for one in people:
            bytes_now = sent(watch, table, parts, one)
            size += bytes_now
            updates += bytes_now > 0
        given += 1
        if given % 10 == 0:
            begun = time.thread_time_ns()
            reference()
            spent_otherwise.append((time.thread_time_ns() - begun) / 1000)
    watch.let_go()
    counted = max(1, given - skip if given > skip else given)
    row: Row = {key: round(value / counted / 1000, 1) for key, value in watch.spent.most_common()}
    return {
        "answers": given,
        "us_per_answer": round(sum(watch.spent.values()) / counted / 1000, 1),
        "bytes_per_update": size // max(1, updates),
        "reference_us": round(sorted(spent_otherwise)[len(spent_otherwise) // 2]) if spent_otherwise else 0,
        **row,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=150)
    parser.add_argument("--skip", type=int, default=20, help="answers before anything counts")
    parser.add_argument("--listeners", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--before", type=int, default=0, help="entries of the record before anybody looks")
    parser.add_argument("--others", type=int, default=2, help="tables of the ruleset that have been played before")
    parser.add_argument("--only", default="", help="one ruleset")
    choice = parser.parse_args()
    warm()
    found: Row = {}
    with young_only():
        for name in RULESETS:
            if choice.only in name:
                for other in range(choice.others):
                    measured(name, choice.answers, choice.listeners, choice.seed + 1 + other, 0)
                found[name] = measured(name, choice.answers, choice.listeners, choice.seed, choice.skip, choice.before)
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()

"""What every trial stands on: a PostgreSQL of its own, servers with logs, and a line that says how far it has come."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.databases import Postgres, programs
from tests.server.patient import Patient

ROOT = Path(__file__).resolve().parents[2]
PLACE = ROOT / ".build" / "trials"
LINE_EVERY = 15.0
"""Seconds between two lines."""
MISTAKES = ("broken", "not-followed")
"""Events of the log: a request that ended with 500, a follower that gave up."""


@contextmanager
def a_postgres() -> Iterator[Postgres]:
    """One that flushes to the disk as a server that matters does."""
    where = programs()
    if where is None:
        raise RuntimeError("PostgreSQL is not installed (Debian: postgresql)")
    server = Postgres(where, durable=True)
    try:
        yield server
    finally:
        server.stop()


def folder(trial: str) -> Path:
    """An empty one, which stays until the trial is made again."""
    place = PLACE / trial
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    return place


def log_of(place: Path, number: int) -> Path:
    return place / f"server-{number}.log"


def some_servers(count: int, database: str, place: Path, *words: str) -> list[Patient]:
    return [Patient(database, *words, log=log_of(place, number)) for number in range(1, count + 1)]


def mistakes_in(place: Path) -> list[str]:
    """What servers have noted as their own mistakes."""
    told = "\n".join(path.read_text("utf-8", errors="replace") for path in sorted(place.glob("*.log")))
    return [line[-400:] for line in told.splitlines() if event_of(line) in MISTAKES]


def event_of(line: str) -> str:
    """What a line of a log is about; nothing where it is something else, or was cut off by a kill."""
    try:
        noted = json.loads(line)
    except ValueError:
        return ""
    return str(noted.get("event", "")) if isinstance(noted, dict) else ""


class Progress:
    """Says from time to time how many of how many are done, and about how long the others will take."""

    def __init__(self, trial: str, total: int) -> None:
        self.trial = trial
        self.total = total
        self.began = time.monotonic()
        self._told = self.began

    @property
    def seconds(self) -> float:
        return round(time.monotonic() - self.began, 1)

    def __call__(self, done: int, text: str = "") -> None:
        now = time.monotonic()
        if done < self.total and now < self._told + LINE_EVERY:
            return
        self._told = now
        left = (now - self.began) / max(done, 1) * (self.total - done)
        more = f", {text}" if text else ""
        print(f"  {self.trial}: {done} of {self.total}{more}; about {left / 60:.1f} min left", flush=True)

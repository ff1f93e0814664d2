"""What the store gives and takes: one frozen value for each kind of row, free of any database."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Conflict(Exception):
    """Somebody else was first: the name is taken, or the record has gone on meanwhile. Nothing was changed."""


class Person(Struct, frozen=True):
    """Somebody with a browser. A guest has no account; after `anonymise` only the id is left."""

    id: str
    name: str
    lang: str
    account: str | None = None
    """The login name in lower case."""


class TableRecord(Struct, frozen=True):
    """A table without its seats and entries: the header of the record and what the lobby shows."""

    id: str
    game: str
    rules: str
    """The version of the rules it is played by."""
    seats: int
    options: dict[str, Any]
    seed: str
    """Empty while seats are being filled."""
    start: str
    """The hash of the first position; empty while seats are being filled."""
    position: dict[str, Any] | None
    """The document the game began from, when it did not begin at the beginning."""
    title: str
    visibility: str
    speed: str
    absent_after: int
    status: str
    host: str
    created: int
    changed: int
    """Unix time of the last change to the record."""
    branch_of: str = ""
    branch_at: int = 0
    entries: int = 0
    """How many entries the record has."""
    waiting: list[int] = []
    """Seats that are asked now: what the lobby needs to know without loading the game."""


class SeatRecord(Struct, frozen=True):
    """A chair: who plays from it, and the secret of the private link by which it is regained."""

    seat: int
    kind: str
    person: str | None
    name: str
    bot: str
    secret: str
    conceded: bool = False
    stands_in: bool = False
    passing: bool = False
    last_visit: int = 0


class ChatRecord(Struct, frozen=True):
    id: int
    at: int
    person: str
    name: str
    text: str

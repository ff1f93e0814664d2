"""What the store gives and takes: one frozen value for each kind of row, free of any database."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Conflict(Exception):
    """Somebody else was first: the name is taken, or the table has changed meanwhile. Nothing was changed."""


class Gone(Conflict):
    """There is no such table."""


class NotStored(Exception):
    """The database could not write it: the disk is full, may not be written, or has gone. Nothing was changed."""


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
    thinking: int
    """Milliseconds that a computer may think about an answer, if it is one that uses them."""
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
    asks: dict[str, str] = {}
    """What they are asked, as everybody may know it: the `step`, and the `nation` it is about."""
    revision: int = 0
    """How often anything about the table has changed: whoever knows it knows all of the table."""
    pace: str = "days"
    """How people play: live, where every window closes after a fixed time, or over days."""
    window_seconds: int = 6
    """Seconds for which a window is open, live and with several people."""
    closing: dict[str, Any] = {}
    """The window that is open now and closes by the clock, as `Closing` keeps it; empty when there is none."""
    ballots: dict[str, Any] = {}
    """What people were asked to agree to, as `Ballots` keeps it."""


class SeatRecord(Struct, frozen=True):
    """A seat: who plays from it, and the secret of the private link by which it is regained."""

    seat: int
    kind: str
    person: str | None
    name: str
    bot: str
    secret: str
    conceded: bool = False
    stands_in: bool = False
    last_visit: int = 0
    orders: dict[str, Any] = {}
    """What the server is to answer for this seat, as `Orders` keeps it; nobody else sees it."""
    drafts: dict[str, Any] = {}
    """What was chosen at this seat and not sent, by kind, as a browser keeps it; nobody else sees it."""


class ReplacedLink(Struct, frozen=True):
    """The private link of a seat that leads there no more, since `at`: the seat was taken with it, or else given up or
    arranged anew."""

    table: str
    seat: int
    at: int
    taken: bool


class MotiveRecord(Struct, frozen=True):
    """What spoke for an answer (points above 0) or against it, by the name of a term of the game's evaluation."""

    term: str
    points: float


class ThoughtRecord(Struct, frozen=True, omit_defaults=True):
    """Why a computer gave an answer."""

    bot: str
    """Who really thought: a stronger one that was late has somebody who answers for it."""
    alternative: dict[str, Any] | None = None
    """The next best answer, if it saw one."""
    motives: list[MotiveRecord] = []
    chance: float = -1.0
    """How likely it thought it would win; below 0 when it did not ask itself."""

    @property
    def says_something(self) -> bool:
        """Whether there was anything to decide, and it was decided by thinking: else nobody asks why."""
        return self.alternative is not None


class ChatRecord(Struct, frozen=True):
    id: int
    at: int
    person: str
    name: str
    text: str


class StoredState(Struct, frozen=True):
    """All that is stored of a table, or what came new: as it was at one moment."""

    header: TableRecord
    seats: list[SeatRecord]
    entries: list[dict[str, Any]]
    reasoned: set[int]
    """The entries behind which there is a thought of a computer."""
    lines: list[ChatRecord]
    holder: str | None
    """The node that lets computers answer; None when there is nothing to do for them."""

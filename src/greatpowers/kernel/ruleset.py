"""What the edges need to know of a game: its steps, kinds, options, views, documents and score."""

from __future__ import annotations

import sys
from copy import deepcopy
from typing import Any, Final

from mypy_extensions import mypyc_attr

from greatpowers.kernel.chance import Dice
from greatpowers.kernel.state import State
from greatpowers.kernel.step import Right, Step
from greatpowers.kernel.values import Codec, Event, Json, Kind, Malformed, Reason, Value, quoted
from greatpowers.kernel.view import View

CHANGE: Final = "change_"
"""Before the language, the key of a version's sentence."""
LONGEST_VERSION: Final = 9


class Option:
    """A choice people make before the game: an id, the values it may take, the first being the default.

    A `document` option also takes a JSON object, which the ruleset checks and every record carries.
    """

    def __init__(self, name: str, values: tuple[Value | bool | None, ...], document: bool = False) -> None:
        self.name = name
        self.values = values
        self.document = document

    def to_json(self) -> dict[str, Json]:
        found: dict[str, Json] = {"id": self.name, "values": list(self.values), "default": self.values[0]}
        return {**found, "document": True} if self.document else found

    def schema(self) -> dict[str, Json]:
        values: dict[str, Json] = {"enum": list(self.values)}
        return {"anyOf": [values, {"type": "object"}]} if self.document else values


class Version:
    """One version of a ruleset's rules, as its row in the data says: the id that records and documents carry, in each
    language what has changed with it, and the flags that its rules are chosen by."""

    def __init__(self, row: dict[str, Json]) -> None:
        self.id = str(row["id"])
        self.changes: dict[str, str] = {}
        self.flags: dict[str, Json] = {}
        for key, value in row.items():
            if key.startswith(CHANGE):
                self.changes[key.removeprefix(CHANGE)] = value
            elif key != "id":
                self.flags[key] = value


class Wish:
    """One thing that a given deal names: the answer of chance or of a seat that brings it, at a place of the set-up."""

    def __init__(self, place: tuple[int, int], answer: int, path: str, is_optional: bool = False) -> None:
        self.place = place
        """The step, and which of its questions; see `Ruleset.dealing_place`."""
        self.answer = answer
        self.path = path
        """Where the document says it."""
        self.is_optional = is_optional
        """Nothing is missing when nobody is asked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset:
    """What people choose to play, in one of its versions. Games subclass it; the kernel and the edges know nothing else
    of a game."""

    def __init__(self, name: str, versions: tuple[Version, ...], players: tuple[int, int], version: str = "") -> None:
        """The versions from the oldest to the newest; this is one of them, the newest unless it is said."""
        self.name = name
        self.game = ""
        self.versions = versions
        self.version = version or versions[-1].id
        self.flags = next(known.flags for known in versions if known.id == self.version)
        self.players = players
        self.names: dict[str, str] = {}
        self.options: tuple[Option, ...] = ()
        self.steps: list[Step[Any]] = []
        self.rights: list[Right[Any]] = []
        self.first_right = sys.maxsize
        self.codec = Codec(())
        self.events: tuple[Kind, ...] = ()
        self.reasons: tuple[tuple[str, str], ...] = ()
        self.step_passages: dict[str, str] = {}
        self.has_secrets = False
        self._family: dict[str, Ruleset] = {self.version: self}
        """This ruleset in each version that was asked for."""

    # versions

    def made(self, version: str) -> Ruleset:
        """This ruleset anew, in another version; for games that have more than one."""
        raise NotImplementedError

    def under(self, version: Json) -> Ruleset:
        """This ruleset in the version that a record or document names; raises `Malformed`."""
        ids = [known.id for known in self.versions]
        if version not in ids:
            problem = f"{quoted(version)} is not a rules version of {self.name} here"
            if self.is_newer(version):
                problem = f"this was written by a newer version of {self.name}, {quoted(version)}"
            raise Malformed("rules", f"{problem}; known is {', '.join(ids)}")
        if version not in self._family:
            found = self.made(str(version))
            found._family = self._family
            self._family[str(version)] = found
        return self._family[str(version)]

    def of(self, document: Json) -> Ruleset:
        """This ruleset in the version that a document names; to read one that names none says what is wrong with it."""
        return self.under(document["rules"]) if isinstance(document, dict) and "rules" in document else self

    def is_newer(self, version: Json) -> bool:
        """Whether only a later program than this one knows the version."""
        if not isinstance(version, str) or not version.isdecimal() or len(version) > LONGEST_VERSION:
            return False
        return int(version) > int(self.versions[-1].id)

    def changes_since(self, lang: str) -> list[str]:
        """What the versions after this one have changed."""
        ids = [known.id for known in self.versions]
        return [known.changes[lang] for known in self.versions[ids.index(self.version) + 1 :]]

    # play

    def begin(self, seats: int, options: dict[str, Json]) -> State:
        """The position before the first step."""
        raise NotImplementedError

    def wishes(self, state: State, setup: Json) -> list[Wish]:
        """What a given deal names, for the position before the first step; raises `Malformed`."""
        raise Malformed("setup", f"{self.name} has no set-up that could be given")

    def dealing_place(self, state: State, seat: int) -> tuple[int, int]:
        """Which question of the set-up is open, for a seat or for chance: the step, and a number that tells its
        questions apart."""
        raise NotImplementedError

    def scores(self, state: State) -> list[int]:
        """Points per seat, as they stand."""
        raise NotImplementedError

    def ranks(self, state: State) -> list[int]:
        """Rank per seat, 1 for the winners, after all tie-breaks; equal ranks share."""
        raise NotImplementedError

    def guess(self, state: State, seat: int, dice: Dice) -> State:
        """A full position consistent with all that `seat` knows. For a game without secrets, a copy."""
        return state.copy()

    # the edge

    def view(self, state: State, seat: int) -> View:
        """What `seat` may see, built field by field; `NOBODY` for a spectator."""
        raise NotImplementedError

    def shown(self, event: list[int], seat: int) -> list[int] | None:
        """The event as `seat` may see it, or None."""
        return event

    def regions(self, state: State) -> dict[str, View]:
        """The board by the ids of its regions: what is printed there, and what lies there for all to see. A game
        without a board has none."""
        return {}

    def document(self, state: State) -> dict[str, Json]:
        """The whole position as JSON."""
        raise NotImplementedError

    def state(self, document: Json) -> State:
        """The position a document describes; raises `Malformed`."""
        raise NotImplementedError

    def position_schema(self) -> dict[str, Json]:
        raise NotImplementedError

    def ledger(self, state: State) -> dict[str, int]:
        """Every account of money and pieces, for the conservation laws."""
        raise NotImplementedError

    def effects(self, event: list[int]) -> list[tuple[str, int]]:
        """How an event changes the ledger; the changes of one event add up to zero."""
        raise NotImplementedError

    def broken(self, state: State) -> str:
        """An invariant of the game that does not hold, in plain words; empty when all do."""
        return ""

    # shared by all games

    def step_names(self) -> list[str]:
        return [step.name for step in self.steps]

    def reason(self, code: int, step: str, details: dict[str, Value]) -> Reason:
        """A reason of this game with the passage it rests on, which may differ from step to step."""
        name, passage = self.reasons[code]
        return Reason(name, details, self.step_passages.get(f"{step}.{name}", passage))

    def right_of(self, answer: int) -> Right[Any] | None:
        """The standing right this answer takes, if it is one."""
        if answer < self.first_right:
            return None
        name = self.codec.kind_of(answer).name
        for right in self.rights:
            if name in right.kinds:
                return right
        return None

    def event(self, event: list[int]) -> Event:
        kind = self.events[event[0]]
        values: dict[str, Value] = {}
        for index, field in enumerate(kind.fields):
            values[field.name] = field.values[event[index + 1]]
        return Event(kind.name, values)

    def check_document(self, name: str, value: Json) -> None:
        """Check the object given for a document option; raises `Malformed`."""

    def chosen(self, options: Json) -> dict[str, Json]:
        """Options with their defaults filled in; refuses what the game does not know."""
        result: dict[str, Json] = {option.name: option.values[0] for option in self.options}
        if not isinstance(options, dict):
            raise Malformed("options", "must be an object")
        for name, value in options.items():
            if name not in result:
                known = ", ".join(result) or "none"
                raise Malformed(f"options.{name}", f"{self.name} has no such option; it has {known}")
            option = next(option for option in self.options if option.name == name)
            allowed = option.values
            if option.document and isinstance(value, dict):
                self.check_document(name, value)
            elif not any(value is item or (type(value) is type(item) and value == item) for item in allowed):
                known = ", ".join(map(repr, allowed)) + (" nor an object" if option.document else "")
                raise Malformed(f"options.{name}", f"{quoted(value)} is not one of {known}")
            result[name] = deepcopy(value)  # whoever gave it may change it; the record must not
        return result

    def check_seats(self, seats: Json) -> int:
        low, high = self.players
        if isinstance(seats, bool) or not isinstance(seats, int) or not low <= seats <= high:
            raise Malformed("seats", f"{self.name} is for {low} to {high} players, not {quoted(seats)}")
        return seats

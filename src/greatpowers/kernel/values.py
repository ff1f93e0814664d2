"""The small values that cross the edge: fields, kinds of answers and events, reasons, errors.

Inside the engine an answer, an event and a frame of the agenda are ints. A `Field` says what each int means, so
that one description serves decoding, encoding, validation and the published JSON Schema.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeVar

from mypy_extensions import mypyc_attr

CHANCE: Final = -1
"""The seat that answers for dice, shuffles and draws."""

PASS: Final = "pass"
"""The kind of answer by which a seat lets something go by."""

NOBODY: Final = -2
"""Who plays a step that asks no one; also *the first seat asked* where a seat may be left out."""

LONGEST_QUOTE: Final = 200

Value = str | int
Json = Any


def quoted(value: Json) -> str:
    """A value as a complaint shows it: short, and whatever it is."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # thousands of digits, or nested too deep
        text = f"a huge {type(value).__name__}"
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"


@mypyc_attr(allow_interpreted_subclasses=True)
class Malformed(ValueError):
    """A document, record or answer that cannot be read. It names the field and the problem; nothing was changed."""

    def __init__(self, field: str, problem: str) -> None:
        super().__init__(f"{field}: {problem}")
        self.field = field
        self.problem = problem

    def __reduce__(self) -> tuple[Any, ...]:
        return (Malformed, (self.field, self.problem))


class Reason:
    """Why an answer is refused: an id, the figures that decided, and the passage of the rulebook."""

    def __init__(self, name: str, details: dict[str, Value], passage: str) -> None:
        self.name = name
        self.details = details
        self.passage = passage

    def to_json(self) -> dict[str, Json]:
        return {"reason": self.name, "details": self.details, "passage": self.passage}

    def __repr__(self) -> str:
        return f"Reason({self.name!r}, {self.details!r}, {self.passage!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Refused(Exception):
    """A well-formed answer that is not among the options. Nothing was changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.name} {reason.details} [{reason.passage}]")
        self.reason = reason


class Field:
    """A named slot: one of a list of values. `slots` reserves room, so that codes stay the same on every board."""

    def __init__(self, name: str, values: tuple[Value, ...], slots: int = 0) -> None:
        self.name = name
        self.values = values
        self.slots = max(slots, len(values))
        self.index: dict[Value, int] = {value: code for code, value in enumerate(values)}

    def encode(self, value: Json, path: str) -> int:
        if isinstance(value, bool) or not isinstance(value, (str, int)):
            raise Malformed(path, "must be a name or a whole number")
        if value not in self.index:
            raise Malformed(path, f"{quoted(value)} is not one of {self.describe()}")
        return self.index[value]

    def describe(self) -> str:
        if len(self.values) > 40:
            return f"{self.values[0]!r} … {self.values[-1]!r}"
        return ", ".join(repr(value) for value in self.values)

    def schema(self) -> dict[str, Json]:
        low, high = self.values[0], self.values[-1]
        if isinstance(low, int) and isinstance(high, int) and high - low == len(self.values) - 1 and high > low:
            return {"type": "integer", "minimum": low, "maximum": high}
        return {"enum": list(self.values)}


def numbers(name: str, low: int, high: int) -> Field:
    """A field that holds a whole number from `low` to `high`."""
    return Field(name, tuple(range(low, high + 1)))


class Answer:
    """One choice as a typed value: `Answer("import", unit="army", province="moscow")`."""

    def __init__(self, kind: str, /, **values: Value) -> None:
        self.kind = kind
        self.values: dict[str, Value] = dict(values)

    def to_json(self) -> dict[str, Json]:
        return {"kind": self.kind, **self.values}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Answer) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.kind, tuple(self.values.items())))

    def __repr__(self) -> str:
        inner = "".join(f", {name}={value!r}" for name, value in self.values.items())
        return f"Answer({self.kind!r}{inner})"


Thing = TypeVar("Thing")


def in_order(table: dict[int, Thing]) -> tuple[Thing, ...]:
    """The entries of a table by their numbers, which begin at 0 and leave none out: numbers are given by name, where a
    thing is declared, and never by its place in a list."""
    assert sorted(table) == list(range(len(table))), "a number is missing or too high"
    return tuple([table[number] for number in range(len(table))])


class Kind:
    """A kind of answer or event: its number, its name and its fields. An answer's number is the first int of the range
    that belongs to its kind."""

    def __init__(self, number: int, name: str, *fields: Field) -> None:
        self.number = number
        self.name = name
        self.fields = fields
        self.size = 1
        for field in fields:
            self.size *= field.slots
        self._codes: list[int] = []

    def split(self, code: int) -> list[int]:
        """The field codes inside an answer code."""
        rest = code - self.number
        parts: list[int] = []
        for field in reversed(self.fields):
            parts.append(rest % field.slots)
            rest //= field.slots
        parts.reverse()
        return parts

    def join(self, parts: list[int]) -> int:
        code = 0
        for field, part in zip(self.fields, parts, strict=True):
            code = code * field.slots + part
        return self.number + code

    def codes(self) -> list[int]:
        """Every code of the range that names something on this board. Do not change the list."""
        if not self._codes:
            rows = [0]
            for field in self.fields:
                rows = [row * field.slots + part for row in rows for part in range(len(field.values))]
            self._codes = [self.number + row for row in rows]
        return self._codes

    def schema(self) -> dict[str, Json]:
        properties: dict[str, Json] = {"kind": {"const": self.name}}
        for field in self.fields:
            properties[field.name] = field.schema()
        return {
            "type": "object",
            "properties": properties,
            "required": list(properties),
            "additionalProperties": False,
        }


def kinds_in_order(*kinds: Kind) -> tuple[Kind, ...]:
    """Kinds of events by their numbers."""
    return in_order({kind.number: kind for kind in kinds})


class Codec:
    """All kinds of answers of a ruleset: one behind the other in a single range of ints, none overlapping, no gap."""

    def __init__(self, kinds: tuple[Kind, ...]) -> None:
        self.kinds = kinds
        self.by_name: dict[str, Kind] = {kind.name: kind for kind in kinds}
        self.size = 0
        for kind in kinds:
            assert kind.number == self.size, f"{kind.name} begins at {self.size}"
            self.size += kind.size

    def kind_of(self, code: int) -> Kind:
        for kind in self.kinds:
            if kind.number <= code < kind.number + kind.size:
                return kind
        raise Malformed("answer", f"{code} lies outside 0…{self.size - 1}")

    def decode(self, code: int) -> Answer:
        kind = self.kind_of(code)
        answer = Answer(kind.name)
        for field, part in zip(kind.fields, kind.split(code), strict=True):
            if part >= len(field.values):
                raise Malformed(f"answer.{field.name}", f"{part} names nothing on this board")
            answer.values[field.name] = field.values[part]
        return answer

    def encode(self, answer: Answer | Json, path: str = "answer") -> int:
        document = answer.to_json() if isinstance(answer, Answer) else answer
        if not isinstance(document, Mapping):
            raise Malformed(path, "must be an object with a kind")
        name = document.get("kind")
        if not isinstance(name, str) or name not in self.by_name:
            raise Malformed(f"{path}.kind", f"{quoted(name)} is not one of {', '.join(self.by_name)}")
        kind = self.by_name[name]
        known = {field.name for field in kind.fields} | {"kind"}
        for key in document:
            if key not in known:
                raise Malformed(f"{path}.{key}", f"{name} has no such field")
        parts: list[int] = []
        for field in kind.fields:
            if field.name not in document:
                raise Malformed(f"{path}.{field.name}", "is missing")
            parts.append(field.encode(document[field.name], f"{path}.{field.name}"))
        return kind.join(parts)

    def schema(self) -> dict[str, Json]:
        return {"oneOf": [kind.schema() for kind in self.kinds]}


class Event:
    """Something that happened, read back from the journal."""

    def __init__(self, name: str, values: dict[str, Value]) -> None:
        self.name = name
        self.values = values

    def to_json(self) -> dict[str, Json]:
        return {"event": self.name, **self.values}

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.values!r})"

"""Reading JSON that somebody else wrote: every complaint names the field and what is wrong with it."""

from __future__ import annotations

from greatpowers.kernel.cards import CardRow
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.state import UNSEALED, WIDTH, State
from greatpowers.kernel.values import Json, Malformed, quoted


def an_object(value: Json, path: str, required: tuple[str, ...], optional: tuple[str, ...] = ()) -> dict[str, Json]:
    """An object with just these keys."""
    if not isinstance(value, dict):
        raise Malformed(path, "must be an object")
    for key in value:
        if key not in required and key not in optional:
            raise Malformed(f"{path}.{key}", "is not known here")
    for key in required:
        if key not in value:
            raise Malformed(f"{path}.{key}", "is missing")
    return value


def a_list(value: Json, path: str) -> list[Json]:
    if not isinstance(value, list):
        raise Malformed(path, "must be a list")
    return value


def a_number(value: Json, path: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise Malformed(path, "must be a whole number")
    if not low <= value <= high:
        raise Malformed(path, f"{quoted(value)} does not lie between {low} and {high}")
    return value


def a_flag(value: Json, path: str) -> bool:
    if not isinstance(value, bool):
        raise Malformed(path, "must be true or false")
    return value


def a_name(value: Json, path: str, names: tuple[str, ...]) -> int:
    """The number of a name in a list of names."""
    if not isinstance(value, str) or value not in names:
        raise Malformed(path, f"{quoted(value)} is not known here")
    return names.index(value)


def seat_rows(setup: Json, seats: int, keys: tuple[str, ...]) -> list[tuple[int, dict[str, Json], str]]:
    """What a given deal says of each seat, with the path to it: `players`, one row for each seat, or none at all."""
    rows = a_list(setup.get("players", []), "setup.players")
    if rows and len(rows) != seats:
        raise Malformed("setup.players", f"must be {seats}, one for each seat")
    paths = [f"setup.players[{seat}]" for seat in range(len(rows))]
    return [
        (seat, an_object(row, path, (), keys), path) for seat, (row, path) in enumerate(zip(rows, paths, strict=True))
    ]


def names_in(row: dict[str, Json], key: str, path: str, names: tuple[str, ...], most: int) -> list[tuple[int, str]]:
    """The names that a row lists under a key, as their numbers, each with the path to it; none where it does not."""
    listed = a_list(row.get(key, []), f"{path}.{key}")
    if len(listed) > most:
        raise Malformed(f"{path}.{key}", f"names {len(listed)}, but only {most} come there")
    found: list[tuple[int, str]] = []
    for number, name in enumerate(listed):
        where = f"{path}.{key}[{number}]"
        found.append((a_name(name, where, names), where))
    return found


def write_agenda(rules: Ruleset, state: State) -> list[Json]:
    """The agenda from the bottom up, every frame with its step and named arguments."""
    frames: list[Json] = []
    for start in range(0, len(state.agenda), WIDTH):
        step = rules.steps[state.agenda[start]]
        frame: dict[str, Json] = {"step": step.name}
        for index, field in enumerate(step.fields):
            frame[field.name] = field.values[state.agenda[start + 1 + index]]
        frames.append(frame)
    return frames


def read_agenda(rules: Ruleset, state: State, frames: Json, above: dict[str, tuple[str, ...]]) -> None:
    """Put the frames of a document on the agenda. `above` says on which step each may stand, "" being the bottom."""
    below = ""
    for number, frame in enumerate(a_list(frames, "agenda")):
        path = f"agenda[{number}]"
        name = frame.get("step") if isinstance(frame, dict) else None
        if not isinstance(name, str) or name not in above:
            raise Malformed(f"{path}.step", f"{quoted(name)} is not a step that a position can stop at")
        if below not in above[name]:
            raise Malformed(f"{path}.step", f"{name} cannot follow {below or 'an empty agenda'}")
        code = rules.step_names().index(name)
        fields = rules.steps[code].fields
        an_object(frame, path, ("step", *(field.name for field in fields)))
        state.first(code)
        for index, field in enumerate(fields):
            state.set_arg(index + 1, field.encode(frame[field.name], f"{path}.{field.name}"))
        below = name


def check_agenda(rules: Ruleset, state: State) -> None:
    """Let every frame say whether it fits the position, from the bottom up."""
    agenda = state.agenda
    for start in range(0, len(agenda), WIDTH):
        state.agenda = agenda[: start + WIDTH]
        problem = rules.steps[state.top()].implausible(state)
        if problem:
            raise Malformed(f"agenda[{start // WIDTH}]", problem)
    state.agenda = agenda


def write_sealed(rules: Ruleset, state: State) -> list[Json]:
    """The answers that wait for the others, one row per seat."""
    return [None if code == UNSEALED else rules.codec.decode(code).to_json() for code in state.sealed]


def read_sealed(rules: Ruleset, state: State, document: Json) -> None:
    """Answers that wait for the others: of seats the open step asks, legal, and not yet of all of them."""
    rows = a_list(document, "sealed")
    step = rules.steps[state.top()]
    asked = step.seats(state)
    if len(rows) != state.seats or not step.together:
        raise Malformed("sealed", "is one row per seat, while a step asks all its seats together")
    sealed = [UNSEALED] * state.seats
    for seat, row in enumerate(rows):
        if row is None:
            continue
        path = f"sealed[{seat}]"
        code = rules.codec.encode(row, path)
        if seat not in asked or rules.codec.kind_of(code).name not in step.kinds or step.refusal(state, seat, code):
            raise Malformed(path, f"{step.name} does not take this answer")
        sealed[seat] = code
    answered = len(rows) - rows.count(None)
    if not 0 < answered < len(asked):
        raise Malformed("sealed", "somebody has answered, and somebody has not")
    state.sealed = sealed


def read_seen(value: Json, path: str, state: CardRow, owner: int) -> int:
    """Who has seen a card in a hand, as bits: seats, and "all" for everybody."""
    public, seen = state.kinds.public, 0
    for number, name in enumerate(a_list(value, path)):
        seen |= public if name == "all" else 1 << a_number(name, f"{path}[{number}]", 0, state.seats - 1)
    if seen & public and seen != state.all_but(owner):
        raise Malformed(path, "what all have seen every other player has seen")
    return seen


def strict(properties: dict[str, Json], required: tuple[str, ...] = ()) -> dict[str, Json]:
    """The schema of an object with just these properties."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(required),
        "additionalProperties": False,
    }


def agenda_schema(rules: Ruleset, above: dict[str, tuple[str, ...]]) -> dict[str, Json]:
    frames: list[Json] = []
    for step in rules.steps:
        if step.name in above:
            properties: dict[str, Json] = {"step": {"const": step.name}}
            for field in step.fields:
                properties[field.name] = field.schema()
            frames.append(
                {
                    "type": "object",
                    "properties": properties,
                    "required": list(properties),
                    "additionalProperties": False,
                }
            )
    return {"type": "array", "items": {"oneOf": frames}}

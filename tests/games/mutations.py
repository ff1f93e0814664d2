"""Damage to documents, records and answers, one small change at a time, all drawn from one `Random`; and what must hold
whatever was damaged: it is refused by name and nothing changes, or it is sound and the game goes on."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from greatpowers.games import RULESETS
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.match import start_from
from greatpowers.kernel.position import Position
from greatpowers.kernel.record import replay
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import CHANCE, Field, Malformed, Refused

Path = tuple[Any, ...]

JUNK: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    7,
    99,
    2.0,
    1.5,
    float("nan"),
    float("inf"),
    10**30,
    -(10**30),
    10**5000,
    "",
    "nonsense",
    "0",
    "moscow",
    "north_atlantic",
    "\ud800",
    [],
    [[]],
    [1, [2, [3]]],
    {},
    {"kind": "pass"},
    {"": None},
)


def paths(value: Any, path: Path = ()) -> list[Path]:
    """Every place in a JSON value, the whole first."""
    found = [path]
    if isinstance(value, dict):
        for key in value:
            found += paths(value[key], (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            found += paths(item, (*path, index))
    return found


def at(value: Any, path: Path) -> Any:
    for part in path:
        value = value[part]
    return value


def put(value: Any, path: Path, new: Any) -> Any:
    """The value with one place changed; the whole value when the path is empty."""
    if not path:
        return new
    at(value, path[:-1])[path[-1]] = new
    return value


def pick_path(value: Any, random: Random, wanted: Callable[[Any], bool]) -> Path | None:
    """A random place of a kind, evenly over the parts of the document first, so that small parts get their share."""
    top = list(value) if isinstance(value, dict) else list(range(len(value)))
    random.shuffle(top)
    for key in top:
        found = [path for path in paths(value[key], (key,)) if wanted(at(value, path))]
        if found:
            return random.choice(found)
    return None


def anything(value: Any) -> bool:
    return True


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_filled(value: Any) -> bool:
    return isinstance(value, (dict, list)) and len(value) > 0


# changes that know nothing of the game


def junk(value: Any, random: Random) -> Any:
    path = pick_path(value, random, anything) or ()
    return put(value, path, copy.deepcopy(random.choice(JUNK)))


def alien(value: Any, random: Random, number: int) -> Any:
    """One place, however deep, gets a value that fits nowhere; `number` is one that no place of the game holds."""
    place = value
    while True:
        key = random.choice(list(place) if isinstance(place, dict) else range(len(place)))
        if not is_filled(place[key]) or random.random() < 0.2:
            place[key] = random.choice((1.5, float("nan"), [[]], {"nonsense": 1}, "nonsense", number))
            return value
        place = place[key]


def remove(value: Any, random: Random) -> Any:
    path = pick_path(value, random, anything)
    if path is not None:
        del at(value, path[:-1])[path[-1]]
    return value


def add_key(value: Any, random: Random) -> Any:
    path = pick_path(value, random, lambda item: isinstance(item, dict)) or ()
    target = at(value, path)
    if isinstance(target, dict):
        target[random.choice(("nonsense", "", "kind", "moscow", "russia", 5, None, "over", "step"))] = copy.deepcopy(
            random.choice(JUNK)
        )
    return value


def shift_number(value: Any, random: Random) -> Any:
    path = pick_path(value, random, is_number)
    if path is not None:
        put(value, path, at(value, path) + random.choice((-5, -2, -1, 1, 2, 5, 100)))
    return value


def transplant(value: Any, random: Random) -> Any:
    """One place gets the value of another place of the same type."""
    path = pick_path(value, random, lambda item: not is_filled(item))
    if path is not None:
        kind = type(at(value, path))
        found = [other for other in paths(value) if type(at(value, other)) is kind]
        put(value, path, copy.deepcopy(at(value, random.choice(found))))
    return value


def duplicate(value: Any, random: Random) -> Any:
    path = pick_path(value, random, lambda item: isinstance(item, list) and len(item) > 0)
    if path is not None:
        row = at(value, path)
        row.insert(random.randrange(len(row) + 1), copy.deepcopy(random.choice(row)))
    return value


def shuffle(value: Any, random: Random) -> Any:
    path = pick_path(value, random, lambda item: isinstance(item, list) and len(item) > 1)
    if path is not None:
        random.shuffle(at(value, path))
    return value


def swap_keys(value: Any, random: Random) -> Any:
    """Two values of one object change places."""
    path = pick_path(value, random, lambda item: isinstance(item, dict) and len(item) > 1)
    if path is not None:
        row = at(value, path)
        one, other = random.sample(list(row), 2)
        row[one], row[other] = row[other], row[one]
    return value


ANY = (junk, remove, add_key, shift_number, transplant, duplicate, shuffle, swap_keys)


# changes to positions


class Changes:
    """Changes that need to know what a position document holds; a game adds its own to `changes`."""

    def __init__(self, rules: Ruleset, samples: list[dict[str, Any]]) -> None:
        self.rules = rules
        self.samples = samples
        self.fields = {step.name: step.fields for step in rules.steps}
        self.changes: list[Callable[[Any, Random], Any]] = [
            *ANY,
            self.splice,
            *([self.argument] * 4),
            *([self.frames] * 3),
        ]

    def mutate(self, document: Any, random: Random) -> Any:
        document = copy.deepcopy(document)
        for _ in range(random.choice((1, 1, 1, 2, 3))):
            if not is_filled(document):
                break
            try:
                document = random.choice(self.changes)(document, random)
            except (KeyError, TypeError, IndexError, AttributeError, ValueError):
                continue  # an earlier change took away what this one speaks of
        return document

    def splice(self, document: Any, random: Random) -> Any:
        """A part of another position."""
        other = random.choice(self.samples)
        key = random.choice([key for key in other if key not in ("format", "game", "rules")])
        document[key] = copy.deepcopy(other[key])
        return document

    def random_frame(self, random: Random) -> dict[str, Any]:
        name = random.choice(list(self.fields))
        return {"step": name, **{field.name: random.choice(field.values) for field in self.fields[name]}}

    def argument(self, document: Any, random: Random) -> Any:
        """One argument of a frame gets any value of its field, or one close by."""
        frame = random.choice(document["agenda"])
        fields: tuple[Field, ...] = self.fields[frame["step"]]
        if fields:
            field = random.choice(fields)
            frame[field.name] = random.choice(field.values)
        return document

    def frames(self, document: Any, random: Random) -> Any:
        agenda = document["agenda"]
        change = random.randrange(5)
        if change == 0:
            del agenda[random.randrange(len(agenda))]
        elif change == 1:
            random.shuffle(agenda)
        elif change == 2:
            agenda.insert(random.randrange(len(agenda) + 1), self.random_frame(random))
        elif change == 3:
            agenda[-1] = self.random_frame(random)
        else:
            other = random.choice(self.samples).get("agenda", [])
            document["agenda"] = agenda[:1] + copy.deepcopy(other[1:])
        return document


# changes to records


def mutate_record(record: Any, random: Random, answers: list[dict[str, Any]]) -> Any:
    record = copy.deepcopy(record)
    entries = record["entries"]
    change = random.randrange(9)
    index = random.randrange(len(entries))
    if change == 0:
        del entries[index]
    elif change == 1:
        entries.insert(index, copy.deepcopy(random.choice(entries)))
    elif change == 2:
        random.shuffle(entries)
    elif change == 3:
        entries[index]["hash"] = random.choice(("0" * 16, "", entries[0]["hash"], 5, None))
    elif change == 4:
        entries[index]["answer"] = copy.deepcopy(random.choice(answers))
    elif change == 5:
        entries[index]["seat"] = random.choice((*JUNK, "chance", 3, 4, 5))
    elif change == 6:
        key = random.choice(list(record))
        record[key] = copy.deepcopy(
            random.choice((*JUNK, "0" * 64, "f" * 64, "F" * 64, "0" * 63, "imperial-2010", "2"))
        )
    elif change == 7:
        record["entries"] = entries[:index]
    else:
        return random.choice(ANY)(record, random)
    return record


def mutate_answer(answer: dict[str, Any], random: Random, answers: list[dict[str, Any]]) -> Any:
    """Another answer, or no answer at all."""
    answer = copy.deepcopy(answer)
    change = random.randrange(6)
    if change == 0:
        return copy.deepcopy(random.choice(answers))
    if change == 1:
        return copy.deepcopy(random.choice(JUNK))
    if change == 2:
        answer[random.choice(list(answer))] = copy.deepcopy(random.choice(JUNK))
    elif change == 3:
        del answer[random.choice(list(answer))]
    elif change == 4:
        key: Any = random.choice(("nonsense", "", "kind", "region", 5, None))
        answer[key] = copy.deepcopy(random.choice(JUNK))
    else:
        other = random.choice(answers)
        key = random.choice(list(other))
        answer[key] = other[key]
    return answer


# what must hold


LONGEST_PLAYOUT = 300


def many(examples: int, steady: bool = True) -> settings:
    return settings(
        max_examples=examples,
        derandomize=steady,
        database=None,
        deadline=None,
        print_blob=True,
        suppress_health_check=list(HealthCheck),
    )


def plain(value: Any) -> Any:
    """An independent copy, as it comes back from a file."""
    return json.loads(json.dumps(value))


def answer_randomly(position: Position, dice: Dice) -> None:
    if position.seat == CHANCE:
        position.play(position.roll(dice), CHANCE)
    else:
        options = position.options()
        position.play(options[dice.below(len(options))])


def check_sound(rules: Ruleset, position: Position) -> None:
    """No invariant is broken, and the document reads back as the same position."""
    assert rules.broken(position.state) == ""
    again = Position(rules, rules.state(plain(rules.document(position.state))))
    assert again.hash() == position.hash()


def check_document(rules: Ruleset, document: Any, seed: int) -> bool:
    """The law: refused by name, or a sound position on which a game can go on. True when it was accepted."""
    before = copy.deepcopy(document)
    try:
        state = rules.state(document)
    except Malformed as error:
        assert error.field and error.problem and str(error) == f"{error.field}: {error.problem}"
        return False
    finally:
        assert repr_of(document) == repr_of(before)
    assert rules.broken(state) == ""
    position, dice = Position(rules, state), Dice(seed)
    for number in range(LONGEST_PLAYOUT):
        if number < 5 or number % 20 == 0:
            check_sound(rules, position)
        if position.over:
            break
        assert position.options()
        answer_randomly(position, dice)
    check_sound(rules, position)
    return True


def repr_of(value: Any) -> str:
    """The value as text, numbers with thousands of digits and all."""
    return json.dumps(value, default=str, skipkeys=True) if not has_huge(value) else ""


def has_huge(value: Any) -> bool:
    if isinstance(value, dict):
        return any(has_huge(item) for item in value.values())
    if isinstance(value, list):
        return any(has_huge(item) for item in value)
    return isinstance(value, int) and abs(value) > 10**100


def check_record(record: Any) -> None:
    try:
        match = replay(record, RULESETS)
    except Malformed as error:
        assert error.field and error.problem
        return
    assert match.rules.broken(match.fast.state) == ""
    assert replay(plain(match.record()), RULESETS).hash() == match.hash()


def any_answer(rules: Ruleset, random: Random) -> dict[str, Any]:
    kind = random.choice(rules.codec.kinds)
    return rules.codec.decode(random.choice(kind.codes())).to_json()


def some_answers(rules: Ruleset, random: Random) -> list[dict[str, Any]]:
    return [any_answer(rules, random) for _ in range(4)]


def check_damaged_answer(rules: Ruleset, document: Any, random: Random) -> None:
    """An answer damaged at a position is malformed, refused with a reason, or legal after all; never half accepted."""
    match = start_from(rules, document, 3)
    before, entries, events = match.hash(), len(match.entries), len(match.events)
    decision = match.decisions[0]
    good = random.choice(decision.options).to_json()
    answer = mutate_answer(good, random, some_answers(rules, random))
    seat = random.choice((decision.seat, decision.seat, random.randrange(match.fast.state.seats)))
    try:
        reason = match.why_not(answer, seat)
    except Malformed as error:
        assert error.field.startswith("answer") and error.problem
        with pytest.raises(Malformed):
            match.play(answer, seat)
    else:
        if reason is None:
            match.play(answer, seat)
            assert rules.broken(match.fast.state) == ""
            return
        assert reason.name and json.dumps(reason.to_json())
        with pytest.raises(Refused) as caught:
            match.play(answer, seat)
        assert caught.value.reason.to_json() == reason.to_json()
    assert (match.hash(), len(match.entries), len(match.events)) == (before, entries, events)

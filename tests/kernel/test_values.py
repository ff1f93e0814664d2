"""Fields, kinds and the codec: what an int means at the edge, and what is no answer."""

from __future__ import annotations

import pickle
from typing import Any

import jsonschema
import pytest

from greatpowers.kernel.values import (
    LONGEST_QUOTE,
    Answer,
    Codec,
    Event,
    Field,
    Kind,
    Malformed,
    Reason,
    Refused,
    in_order,
    kinds_in_order,
    numbers,
    quoted,
)

pytestmark = pytest.mark.both

COLOUR = Field("colour", ("red", "green"), 4)
COUNT = numbers("count", 1, 3)


def codec() -> Codec:
    return Codec((Kind(0, "wait"), Kind(1, "paint", COLOUR, COUNT), Kind(13, "count", numbers("count", 1, 3))))


def test_numbers_are_given_by_name_and_leave_no_gap() -> None:
    assert in_order({1: "b", 0: "a"}) == ("a", "b")
    with pytest.raises(AssertionError):
        in_order({0: "a", 2: "c"})
    assert [kind.name for kind in kinds_in_order(Kind(1, "then"), Kind(0, "first"))] == ["first", "then"]
    with pytest.raises(AssertionError):
        Codec((Kind(0, "wait"), Kind(2, "paint")))


def test_field() -> None:
    assert [COLOUR.slots, len(COLOUR.values), COUNT.slots] == [4, 2, 3]
    assert COLOUR.encode("green", "x") == 1 and COUNT.encode(3, "x") == 2
    assert COLOUR.schema() == {"enum": ["red", "green"]}
    assert COUNT.schema() == {"type": "integer", "minimum": 1, "maximum": 3}
    assert Field("one", (5,)).schema() == {"enum": [5]}
    assert Field("gap", (2, 4, 9)).schema() == {"enum": [2, 4, 9]}
    assert Field("mixed", ("any", 1)).schema() == {"enum": ["any", 1]}
    assert COLOUR.describe() == "'red', 'green'" and numbers("n", 0, 99).describe() == "0 … 99"


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        (True, "must be a name or a whole number"),
        (None, "must be a name or a whole number"),
        (1.0, "must be a name or a whole number"),
        ([], "must be a name or a whole number"),
        ("blue", "'blue' is not one of 'red', 'green'"),
        (0, "0 is not one of 'red', 'green'"),
    ],
)
def test_field_refuses(value: Any, problem: str) -> None:
    with pytest.raises(Malformed) as caught:
        COLOUR.encode(value, "frame.colour")
    assert (caught.value.field, caught.value.problem) == ("frame.colour", problem)


def test_layout() -> None:
    kinds = codec()
    assert [kind.number for kind in kinds.kinds] == [0, 1, 13] and kinds.size == 16
    paint = kinds.by_name["paint"]
    assert paint.codes() == [1, 2, 3, 4, 5, 6]
    assert paint.split(5) == [1, 1] and paint.join([1, 1]) == 5
    for kind in kinds.kinds:
        for code in kind.codes():
            assert kinds.encode(kinds.decode(code)) == code and kinds.kind_of(code) is kind


def test_decode_refuses() -> None:
    for code in (-1, 16):
        with pytest.raises(Malformed, match="lies outside 0…15"):
            codec().decode(code)
    with pytest.raises(Malformed) as caught:
        codec().decode(7)
    assert (caught.value.field, caught.value.problem) == ("answer.colour", "2 names nothing on this board")


@pytest.mark.parametrize(
    ("answer", "field"),
    [
        (None, "answer"),
        ("paint", "answer"),
        (3, "answer"),
        ([], "answer"),
        ({}, "answer.kind"),
        ({"kind": 5}, "answer.kind"),
        ({"kind": []}, "answer.kind"),
        ({"kind": "sing"}, "answer.kind"),
        ({"kind": "wait", "count": 1}, "answer.count"),
        ({"kind": "wait", None: 1}, "answer.None"),
        ({"kind": "paint", "colour": "red"}, "answer.count"),
        ({"kind": "paint", "colour": "red", "count": 4}, "answer.count"),
        ({"kind": "paint", "colour": {}, "count": 1}, "answer.colour"),
        (Answer("sing"), "answer.kind"),
        (Answer("paint"), "answer.colour"),
    ],
)
def test_encode_refuses(answer: Any, field: str) -> None:
    with pytest.raises(Malformed) as caught:
        codec().encode(answer)
    assert caught.value.field == field and caught.value.problem
    with pytest.raises(Malformed) as caught:
        codec().encode(answer, "entries[3].answer")
    assert caught.value.field == field.replace("answer", "entries[3].answer", 1)


def test_schema() -> None:
    validator = jsonschema.Draft202012Validator(codec().schema())
    for kind in codec().kinds:
        for code in kind.codes():
            validator.validate(codec().decode(code + codec().by_name[kind.name].number - kind.number).to_json())
    assert not validator.is_valid({"kind": "paint", "colour": "red"})
    assert not validator.is_valid({"kind": "wait", "x": 1})


def test_answers_and_events() -> None:
    one, other = Answer("paint", colour="red", count=1), Answer("paint", colour="red", count=1)
    assert one == other and hash(one) == hash(other) and len({one, other}) == 1
    assert one != Answer("paint", colour="red", count=2) and one != "paint"
    assert repr(one) == "Answer('paint', colour='red', count=1)" and repr(Answer("wait")) == "Answer('wait')"
    assert one.to_json() == {"kind": "paint", "colour": "red", "count": 1}
    event = Event("painted", {"count": 2})
    assert event.to_json() == {"event": "painted", "count": 2} and repr(event) == "Event('painted', {'count': 2})"


def test_errors() -> None:
    error = Malformed("seed", "is missing")
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == "seed: is missing" and (again.field, again.problem) == ("seed", "is missing")
    reason = Reason("too-far", {"steps": 7}, "R30 270")
    assert reason.to_json() == {"reason": "too-far", "details": {"steps": 7}, "passage": "R30 270"}
    assert repr(reason) == "Reason('too-far', {'steps': 7}, 'R30 270')"
    assert str(Refused(reason)) == "too-far {'steps': 7} [R30 270]" and Refused(reason).reason is reason


def test_quoted() -> None:
    assert quoted("x") == "'x'" and quoted(None) == "None"
    assert quoted("x" * 1000) == repr("x" * 1000)[:LONGEST_QUOTE] + "…"
    assert quoted(10**5000) == "a huge int"
    nested: list[Any] = []
    for _ in range(100_000):
        nested = [nested]
    assert quoted(nested) == "a huge list"
    while nested:
        nested = nested.pop()

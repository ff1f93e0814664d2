"""Reading JSON that somebody else wrote."""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.kernel.reading import (
    a_flag,
    a_list,
    a_name,
    a_number,
    agenda_schema,
    an_object,
    check_agenda,
    read_agenda,
    write_agenda,
)
from greatpowers.kernel.state import State
from greatpowers.kernel.values import Malformed
from tests.games.imperial.samples import RULES, documents

pytestmark = pytest.mark.both

ABOVE = {"turn": ("",), "fleets": ("turn",), "import": ("turn", "fleets")}


def refused(read: Any, *arguments: Any) -> tuple[str, str]:
    with pytest.raises(Malformed) as caught:
        read(*arguments)
    return caught.value.field, caught.value.problem


def test_an_object() -> None:
    row = {"a": 1, "b": 2}
    assert an_object(row, "x", ("a",), ("b", "c")) is row
    assert refused(an_object, [], "x", ()) == ("x", "must be an object")
    assert refused(an_object, row, "x", ("a",)) == ("x.b", "is not known here")
    assert refused(an_object, row, "x", ("a", "b", "c")) == ("x.c", "is missing")


def test_small_values() -> None:
    assert a_list([1], "x") == [1] and a_number(3, "x", 0, 3) == 3 and a_flag(True, "x") is True
    assert a_name("b", "x", ("a", "b")) == 1
    assert refused(a_list, {}, "x") == ("x", "must be a list")
    for number in (True, 1.0, "1", None):
        assert refused(a_number, number, "x", 0, 3) == ("x", "must be a whole number")
    assert refused(a_number, 4, "x", 0, 3) == ("x", "4 does not lie between 0 and 3")
    assert refused(a_number, -(10**5000), "x", 0, 3) == ("x", "a huge int does not lie between 0 and 3")
    for flag in (1, 0, None, "true"):
        assert refused(a_flag, flag, "x") == ("x", "must be true or false")
    names: tuple[Any, ...] = ("c", 0, None, [])
    for name in names:
        assert refused(a_name, name, "x", ("a", "b"))[0] == "x"


def read(frames: Any) -> State:
    state = State(2)
    read_agenda(RULES, state, frames, ABOVE)
    return state


def test_agenda() -> None:
    frames = [{"step": "turn", "nation": "india"}, {"step": "fleets"}, {"step": "import", "next": 3, "bought": 1}]
    state = read(frames)
    assert write_agenda(RULES, state) == frames
    assert state.arg(1) == 3 and state.arg(2) == 1


@pytest.mark.parametrize(
    ("frames", "field"),
    [
        (None, "agenda"),
        ([5], "agenda[0].step"),
        ([{}], "agenda[0].step"),
        ([{"step": []}], "agenda[0].step"),
        ([{"step": "taxation"}], "agenda[0].step"),
        ([{"step": "fleets"}], "agenda[0].step"),
        ([{"step": "turn", "nation": "india"}] * 2, "agenda[1].step"),
        ([{"step": "turn"}], "agenda[0].nation"),
        ([{"step": "turn", "nation": "mars"}], "agenda[0].nation"),
        ([{"step": "turn", "nation": "india", "x": 1}], "agenda[0].x"),
    ],
)
def test_agenda_refused(frames: Any, field: str) -> None:
    assert refused(read, frames)[0] == field


def test_check_agenda_names_the_frame() -> None:
    state = RULES.state(documents()["journey"][0])
    before = state.agenda[:]
    check_agenda(RULES, state)
    assert state.agenda == before
    state.set_arg(3, (state.arg(3) + 7) % 40)
    state.set_arg(5, 0)
    field, problem = refused(check_agenda, RULES, state)
    assert field == f"agenda[{len(before) // 8 - 1}]" and problem == "no journey leads there"


def test_agenda_schema() -> None:
    schema = agenda_schema(RULES, ABOVE)
    names = [frame["properties"]["step"]["const"] for frame in schema["items"]["oneOf"]]
    assert sorted(names) == sorted(ABOVE)

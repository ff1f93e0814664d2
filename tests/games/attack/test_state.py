"""What an action remembers is forgotten with it and written into documents; frames are opened with their arguments in
their places. That no field is missing in copies and keys is shown for every game in `tests/games/test_states.py`."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from greatpowers.games.attack.rules import relations, writing
from greatpowers.games.attack.rules.cardrow import Decks
from greatpowers.games.attack.rules.ongoing.bombing import Bombing
from greatpowers.games.attack.rules.ongoing.land import LandBattle
from greatpowers.games.attack.rules.ongoing.marches import Marches
from greatpowers.games.attack.rules.ongoing.sea import SeaBattle
from greatpowers.games.attack.rules.ongoing.submarines import Submarines
from greatpowers.games.attack.rules.ongoing.talks import Talks
from greatpowers.games.attack.rules.pieces import Pieces
from greatpowers.games.attack.rules.remembered import BETWEEN_ACTIONS, UNUSED, Now, remembered
from greatpowers.games.attack.rules.state import MOST_TREATIES, Attack
from tests.games.attack.samples import RULES

PARTS = (Decks, Pieces, Marches, LandBattle, SeaBattle, Submarines, Bombing, Talks, Attack)
FIELDS = {name: part for part in PARTS for name in part.__annotations__}
LONGER = ("turn", "trading", "refusals", "counter_offers")
"""Fields of these parts that outlive an action."""
REMEMBERED = [
    name
    for name, part in FIELDS.items()
    if part in (Marches, LandBattle, SeaBattle, Submarines, Bombing, Talks) and name not in LONGER
]


def table() -> Attack:
    return RULES.table(3, RULES.chosen({}))


def change(state: Attack, name: str) -> None:
    """Another value for one field."""
    value: Any = getattr(state, name)
    if isinstance(value, int):
        setattr(state, name, value + 1)
    elif value:
        value[-1] += 1
    else:
        value.append(1)


def test_the_parts_make_the_whole_state() -> None:
    assert [part for part in reversed(Attack.__mro__) if part.__module__.startswith("greatpowers.games.")] == [*PARTS]


@pytest.mark.parametrize("name", REMEMBERED)
def test_what_an_action_remembers_is_forgotten_with_it(name: str) -> None:
    state, empty = table(), table()
    change(state, name)
    state.forget_action()
    assert state.key() == empty.key()


def test_documents_have_all_that_an_action_remembers() -> None:
    empty = table()
    rows = [name for name, _, _, _ in writing.ROWS]
    numbers = [name for name in REMEMBERED if isinstance(getattr(empty, name), int)]
    assert sorted(numbers) == sorted(name for name in Now._fields if name not in UNUSED)
    assert sorted([*rows, "groups"]) == sorted([*(set(REMEMBERED) - set(numbers)), "mix"])
    assert sorted(relations.USED_BY) == sorted(REMEMBERED)
    assert remembered(empty) == BETWEEN_ACTIONS


@pytest.mark.parametrize("step", [step for step in RULES.steps if hasattr(step, "open")], ids=lambda step: step.name)
def test_a_frame_is_opened_with_each_argument_in_its_place(step: Any) -> None:
    """Some arguments count from 1, so that 0 can mean none."""
    state = table()
    names = [name for name in inspect.signature(step.open).parameters if name != "state"]
    step.open(state, *range(11, 11 + len(names)))
    assert state.top() == step.number
    for value, name in enumerate(names, 11):
        given = state.arg(getattr(step, name.upper()))
        assert given in (value, value + 1), name


@pytest.mark.parametrize("step", RULES.steps, ids=lambda step: step.name)
def test_every_argument_of_a_frame_has_a_name(step: Any) -> None:
    numbers = sorted(getattr(step, name) for name in dir(type(step)) if name.isupper())
    assert numbers == [*range(1, len(step.fields) + 1)]


def test_treaties_never_outgrow_a_document() -> None:
    state = table()
    for _ in range(MOST_TREATIES + 2):
        state.befriend()
    assert ("treaties", 0, state.treaties) in writing.NUMBERS

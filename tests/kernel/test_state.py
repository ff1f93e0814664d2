"""The agenda of a state, its journal and its end."""

from __future__ import annotations

import pytest

from greatpowers.kernel.state import WIDTH, State

pytestmark = pytest.mark.both


def frames(state: State) -> list[list[int]]:
    return [state.agenda[start : start + WIDTH] for start in range(0, len(state.agenda), WIDTH)]


def test_agenda_verbs() -> None:
    state = State(3)
    state.first(4, 1, 2, 3, 4, 5, 6)
    assert frames(state) == [[4, 1, 2, 3, 4, 5, 6, 0]]
    state.first(5, 9)
    assert state.top() == 5 and state.arg(1) == 9 and state.arg(2) == 0
    state.set_arg(2, 8)
    state.set_arg(7, 7)
    assert frames(state)[1] == [5, 9, 8, 0, 0, 0, 0, 7]
    state.then(6, 1)
    assert frames(state) == [[4, 1, 2, 3, 4, 5, 6, 0], [6, 1, 0, 0, 0, 0, 0, 7]]
    state.done()
    assert state.top() == 4
    state.done()
    assert state.agenda == []


def test_finish_empties_the_agenda() -> None:
    state = State(2)
    state.first(1)
    state.finish()
    assert state.over and state.agenda == []


def test_journal() -> None:
    state = State(2)
    state.note(1, 2)
    state.journal = []
    state.note(3, 1, 2, 3, 4, 5)
    state.note(4)
    assert state.journal == [[3, 1, 2, 3, 4, 5], [4, 0, 0, 0, 0, 0]]


def test_kernel_key_and_copy() -> None:
    state = State(2)
    state.first(1, 5)
    state.sealed = [-1, 7]
    state.reveal()
    assert state.kernel_key() == [2, 0, 8, 1, 5, 0, 0, 0, 0, 0, 0, 2, -1, 7]
    twin = State(2, state)
    assert twin.kernel_key() == state.kernel_key() and twin.revealed and twin.journal is None
    twin.done()
    twin.sealed[0] = 3
    assert len(state.agenda) == WIDTH and state.sealed == [-1, 7]

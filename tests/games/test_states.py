"""A state's fields are written four times: declared, laid out, copied, hashed. Here none can be forgotten."""

from __future__ import annotations

import pytest

from greatpowers.games import RULESETS
from greatpowers.kernel.state import State

UNHASHED = {
    "journal": "tells what happened, and stays with the original",
    "revealed": "tells whether the last answer can be taken back",
    "sizes": "follows from the cards",
    "crowd": "follows from the units",
    "army_pool": "follows from the units",
    "fleet_pool": "follows from the units",
    "flag_pool": "follows from the flags",
}
"""Fields that do not distinguish positions."""
FIXED = ("seats", "regions")
"""What the rules of a match give, and no gate changes."""


def fields(game: str) -> list[str]:
    rules = RULESETS[game]
    state = rules.begin(rules.players[0], rules.chosen({}))
    names = [name for name in dir(state) if not name.startswith("_")]  # a compiled state has no `__dict__`
    return [name for name in names if isinstance(getattr(state, name), int | list) and name not in FIXED]


def changed(game: str, name: str) -> tuple[State, State]:
    """A fresh state, and another that differs in this field alone."""
    rules = RULESETS[game]
    one, other = (rules.begin(rules.players[0], rules.chosen({})) for _ in range(2))
    value = getattr(other, name)
    if isinstance(value, list):
        setattr(other, name, [*value[:-1], value[-1] + 1] if value else [1])
    else:
        setattr(other, name, not value if isinstance(value, bool) else value + 1)
    return one, other


@pytest.mark.parametrize("game", RULESETS)
def test_every_field_is_hashed_and_copied(game: str) -> None:
    names = fields(game)
    assert len(names) > 20
    for name in names:
        one, other = changed(game, name)
        assert (one.key() != other.key()) == (name not in UNHASHED), name
        twin = other.copy()
        assert getattr(twin, name) == getattr(other, name), name
        assert twin.key() == other.key(), name
        value = getattr(twin, name)
        if isinstance(value, list):
            before = getattr(other, name)[:]
            value.append(1)
            assert getattr(other, name) == before, f"{name}: a copy shares nothing with the original"

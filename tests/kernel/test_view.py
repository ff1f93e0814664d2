"""Views: typed structures, and their JSON."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from greatpowers.kernel.view import ABSENT, Absent, to_json

pytestmark = pytest.mark.both


class Purse(NamedTuple):
    coins: int
    secret: str | Absent = ABSENT


class Table(NamedTuple):
    purses: dict[str, Purse]
    order: tuple[int, ...]
    log: list[list[int]]
    over: bool
    winner: int | None = None


def test_a_view_is_an_object_of_its_fields() -> None:
    view = Table({"anna": Purse(3), "ben": Purse(0, "ring")}, (1, 0), [[1, 2], []], False)
    assert to_json(view) == {
        "purses": {"anna": {"coins": 3}, "ben": {"coins": 0, "secret": "ring"}},
        "order": [1, 0],
        "log": [[1, 2], []],
        "over": False,
        "winner": None,
    }


def test_a_view_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Purse(3).coins = 4  # type: ignore[misc]

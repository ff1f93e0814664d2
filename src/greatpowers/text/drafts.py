"""What a title adds to drafts of answers: which units can still move where, and what a seat must not learn by trying.

A title may have a module `greatpowers.text.<title>_reach` with a function `movable(words, position, seat)`, one
`greatpowers.text.<title>_veil` with a function `veil(position, seat)`, and one `greatpowers.text.<title>_consent` with
the functions `consent(position)` and `arrived(position)`.
"""

from __future__ import annotations

import importlib
from functools import cache
from importlib.util import find_spec
from typing import Any

from greatpowers.kernel.position import Position
from greatpowers.text.outlook import Movable
from greatpowers.text.render import Words


@cache
def part_of(title: str, part: str) -> Any:
    """The title's own module for something, if it has one."""
    name = f"greatpowers.text.{title}_{part}"
    return importlib.import_module(name) if find_spec(name) is not None else None


def movable(words: Words, position: Position, seat: int) -> list[Movable]:
    """The units that the seat can still move, with every target in reach."""
    module = part_of(words.ruleset.title, "reach")
    return [] if module is None else list(module.movable(words, position, seat))


def veil(position: Position, seat: int) -> bool:
    """Replace what the table hides from the seat by something it may know; whether there was anything to hide."""
    module = part_of(position.rules.title, "veil")
    return module is not None and bool(module.veil(position, seat))


def consent(position: Position) -> dict[str, Any] | None:
    """The answer by which somebody else who is asked lets the draft go on; nothing when that cannot be assumed."""
    module = part_of(position.rules.title, "consent")
    answer: dict[str, Any] | None = None if module is None else module.consent(position)
    return answer


def arrived(position: Position) -> bool:
    """Whether the question is one about a unit that has just arrived."""
    module = part_of(position.rules.title, "consent")
    return module is not None and bool(module.arrived(position))

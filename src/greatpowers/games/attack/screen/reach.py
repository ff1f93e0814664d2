"""Where the units of a movement can go. Here an order is a single answer, so that every way has just one."""

from __future__ import annotations

from typing import Final, cast

from greatpowers.games.attack.rules.answers import split_march, split_sail
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps.movement import unmoved
from greatpowers.games.attack.rules.units import SHIPS
from greatpowers.kernel.position import Position
from greatpowers.screen.reach import Goal, Journey, Reach

MARCH: Final = "march"
UNIT_NAMES: Final = {MARCH: "unit", "sail": "ship"}


def reach(position: Position, seat: int) -> list[Reach]:
    """Every unit that can be ordered to go, from the options of the open question."""
    codec, state = position.rules.codec, cast(Attack, position.state)
    found: dict[tuple[str, str], Reach] = {}
    for code in position.options(seat):
        kind = codec.kind_of(code).name
        if kind not in UNIT_NAMES:
            continue
        answer = codec.decode(code).to_json()
        unit = (answer["origin"], answer[UNIT_NAMES[kind]])
        if unit not in found:
            count = marching(state, code) if kind == MARCH else sailing(state, seat, code)
            found[unit] = Reach(*unit, count, [])
        found[unit].targets.append(Goal(answer["goal"], [Journey(kind, [answer], [])]))
    return list(found.values())


def marching(state: Attack, code: int) -> int:
    """How many of these units have not moved yet."""
    unit, origin, _ = split_march(code)
    return unmoved(state, origin, unit)


def sailing(state: Attack, seat: int, code: int) -> int:
    ship, origin, _ = split_sail(code)
    return state.ships(seat, origin, ship) - state.sailed[origin * SHIPS + ship]

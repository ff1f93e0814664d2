"""What a region says of itself: who stands there is what the seats see."""

from __future__ import annotations

from typing import cast

import greatpowers
from greatpowers.games.imperial.rules.regions import units
from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.kernel.chance import Dice


def test_a_region_names_whose_armies_and_fleets_stand_there() -> None:
    position = greatpowers.start("imperial-2030", 3, seed=5).fast
    position.playout(Dice(5), 150)
    state = cast(Imperial, position.state)
    told = {name: units(state, number) for number, name in enumerate(state.rules.board.regions)}
    counts = [count for row in told.values() for found in row.values() for count in found.values()]
    assert sum(counts) == sum(sum(state.units(unit)) for unit in range(3)) > 0
    assert min(counts) > 0 and {} in told.values()

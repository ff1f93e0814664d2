"""Units, governments and suits by number."""

from __future__ import annotations

from typing import Final

from greatpowers.kernel.values import in_order

INFANTRY: Final = 0
TANK: Final = 1
ARTILLERY: Final = 2
PLANE: Final = 3
DESTROYER: Final = 4
SUBMARINE: Final = 5
BATTLESHIP: Final = 6
CARRIER: Final = 7
UNITS: Final = in_order(
    {
        INFANTRY: "infantry",
        TANK: "tank",
        ARTILLERY: "artillery",
        PLANE: "plane",
        DESTROYER: "destroyer",
        SUBMARINE: "submarine",
        BATTLESHIP: "battleship",
        CARRIER: "carrier",
    }
)
LAND_UNITS: Final = 4
SHIPS: Final = 4
UNIT_COUNT: Final = 8

COMMUNISM: Final = 0
DEMOCRACY: Final = 1
MONARCHY: Final = 2
FASCISM: Final = 3
GOVERNMENTS: Final = in_order(
    {COMMUNISM: "communism", DEMOCRACY: "democracy", MONARCHY: "monarchy", FASCISM: "fascism"}
)
"""In the order of the spectrum, from left to right."""
GOVERNMENT_COUNT: Final = 4

POPULATION: Final = 0
OIL: Final = 1
MINERALS: Final = 2
FACTORIES: Final = 3
RAIL: Final = 4
SUITS: Final = in_order(
    {POPULATION: "population", OIL: "oil", MINERALS: "minerals", FACTORIES: "factories", RAIL: "rail"}
)

BLANK: Final = 4
FACES: Final = (*UNITS[:LAND_UNITS], "blank")
"""What a die of a land battle shows: a type of unit, or nothing."""
MOST_SEATS: Final = 8

ATTACKING: Final = 0
DEFENDING: Final = 1
"""The two sides of a battle, on land and at sea."""

"""Units, governments and suits by number."""

from __future__ import annotations

from typing import Final

INFANTRY: Final = 0
TANK: Final = 1
ARTILLERY: Final = 2
PLANE: Final = 3
DESTROYER: Final = 4
SUBMARINE: Final = 5
BATTLESHIP: Final = 6
CARRIER: Final = 7
UNITS: Final = ("infantry", "tank", "artillery", "plane", "destroyer", "submarine", "battleship", "carrier")
LAND_UNITS: Final = 4
SHIPS: Final = 4
UNIT_COUNT: Final = 8

COMMUNISM: Final = 0
DEMOCRACY: Final = 1
MONARCHY: Final = 2
FASCISM: Final = 3
GOVERNMENTS: Final = ("communism", "democracy", "monarchy", "fascism")
"""In the order of the spectrum, from left to right."""
GOVERNMENT_COUNT: Final = 4

SUITS: Final = ("population", "oil", "minerals", "factories", "rail")
OIL: Final = 1

BLANK: Final = 4
FACES: Final = ("infantry", "tank", "artillery", "plane", "blank")
MOST_SEATS: Final = 8

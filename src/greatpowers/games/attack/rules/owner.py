"""The decks of somebody who owns the box: each file is checked before it is played with, figure by figure (ATK-176).

A file has the shape and the ids of ours in `data/expansion/`; names and figures are the owner's. What is refused here
is what the state, the journal or a position document could not hold, and what the code of a card could not carry out.
The rest is the owner's business.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from greatpowers.games.attack.rules.board import SEA_IDS
from greatpowers.games.attack.rules.figures import TABLES
from greatpowers.games.attack.rules.units import LAND_UNITS, UNITS
from greatpowers.kernel.reading import a_flag, a_list, a_name, a_number, an_object
from greatpowers.kernel.values import Json, Malformed, quoted

Ranges = dict[str, tuple[int, int]]

NAMES: Final = ("name_de", "name_en")
FLAGS: Final = ("attested", "attested_name", "attested_effect")
TEXTS: Final = ("source", "basis", "words")
MARKS: Final = (*FLAGS, *TEXTS, "fixed")
"""Where a figure comes from and what a card does in words; an owner may say it or not."""

SECTIONS: Final = {
    "economics": ("suit", "card"),
    "trade_routes": ("route",),
    "technology": ("technology",),
    "politics": ("card",),
    "counters": ("government",),
}
"""The lists of entries of each file. `counters` also has the mix of the rulebook."""

COPIES: Final = (0, 20)
ECONOMICS: Final[Ranges] = {"value": (0, 9), "count": COPIES}
BOXES: Final[Ranges] = {"count_base": COPIES, "count_expansion": COPIES}
"""How many copies come from which box; not played with."""
DEFENDERS: Final[Ranges] = dict.fromkeys(UNITS[:LAND_UNITS], (0, 20))
ROUTE: Final[Ranges] = {"value": (0, 9), "count": (0, 3)}
TECHNOLOGY: Final[Ranges] = {"copies": (0, 8)}
POLITICS: Final[Ranges] = {"count": COPIES}
COUNTERS: Final[Ranges] = {"counters": (0, 99)}
CHEAPEST: Final = min(TABLES["figures"]["prices"][name] for name in UNITS[:LAND_UNITS])
FIGURES: Final[Ranges] = {
    "bonus": (0, 5),
    "easier": (0, 12),
    "oil": (0, 99),
    "production": (0, 99),
    "units": (1, 99),
    "dice": (0, 9),
    "cheaper": (0, CHEAPEST - 1),  # a unit for nothing could be bought for ever
    "move": (1, 9),
    "cards": (1, 9),  # as many as a frame of the agenda can draw
    "regions": (1, 6),  # as many as a frame of the agenda can remember, and one more
    "infantry": (1, 9),
}
ESPIONAGE: Final = ("spy", "master_spy", "spy_ring", "master_spy_ring", "assassin")
"""The cards that others can answer at all."""
LONGEST_NAME: Final = 60
LONGEST_REMARK: Final = 400


def check(table: Json, name: str, path: str) -> None:
    """Whether a file can be played with; the first thing that is wrong raises `Malformed`."""
    sections = SECTIONS[name]
    an_object(table, path, sections, ("mix",) if name == "counters" else ())
    for section in sections:
        for number, identity, row in entries(table[section], f"{path}.{section}", TABLES[name][section]):
            try:
                entry(row, f"{path}.{section}[{number}]", name, section, TABLES[name][section][number])
            except Malformed as error:
                raise Malformed(error.field, f"{identity}: {error.problem}") from error
    if "mix" in table:
        mix(table["mix"], f"{path}.mix")


def entries(value: Json, path: str, ours: Json) -> Iterator[tuple[int, str, Json]]:
    """The entries of a section with their ids, which are ours in our order."""
    rows = a_list(value, path)
    for number, known in enumerate(ours):
        name = known["id"]
        if number >= len(rows):
            raise Malformed(path, f"{name} is missing; there must be {len(ours)} entries")
        row = rows[number]
        if not isinstance(row, dict):
            raise Malformed(f"{path}[{number}]", "must be an object")
        if row.get("id") != name:
            problem = f"{quoted(row['id'])} stands where {name} belongs" if "id" in row else f"is missing: {name}"
            raise Malformed(f"{path}[{number}].id", problem)
        yield number, name, row
    if len(rows) > len(ours):
        raise Malformed(f"{path}[{len(ours)}]", f"is one too many; there must be {len(ours)} entries")


def entry(row: Json, path: str, name: str, section: str, ours: Json) -> None:
    if name == "economics" and section == "card":
        economics(row, path, ours)
    elif name == "economics":
        an_object(row, path, ("id", *NAMES, "in_set"), MARKS)
        a_flag(row["in_set"], f"{path}.in_set")
    elif name == "trade_routes":
        an_object(row, path, ("id", "sea", *ROUTE), MARKS)
        figures(row, path, ROUTE)
        a_name(row["sea"], f"{path}.sea", SEA_IDS)
    elif name == "technology":
        an_object(row, path, ("id", *NAMES, *TECHNOLOGY, "figures"), MARKS)
        figures(row, path, TECHNOLOGY)
        effect(row["figures"], f"{path}.figures", ours["figures"])
    elif name == "politics":
        politics(row, path, ours)
    else:
        an_object(row, path, ("id", *NAMES, *COUNTERS), MARKS)
        figures(row, path, COUNTERS)
    for key in NAMES:
        if key in row:
            a_text(row[key], f"{path}.{key}", LONGEST_NAME)
    marks(row, path)


# words and figures


def a_text(value: Json, path: str, longest: int) -> str:
    if not isinstance(value, str) or not value.strip() or len(value) > longest or not value.isprintable():
        raise Malformed(path, f"must be a text of one line and at most {longest} characters")
    return value


def marks(row: Json, path: str) -> None:
    """They are not played with, but a record carries them."""
    for key in FLAGS:
        if key in row:
            a_flag(row[key], f"{path}.{key}")
    for key in TEXTS:
        if key in row:
            a_text(row[key], f"{path}.{key}", LONGEST_REMARK)
    for number, value in enumerate(a_list(row.get("fixed", []), f"{path}.fixed")):
        a_text(value, f"{path}.fixed[{number}]", LONGEST_NAME)


def figures(row: Json, path: str, ranges: Ranges) -> None:
    """The figures that are there lie in their ranges."""
    for key, (low, high) in ranges.items():
        if key in row:
            a_number(row[key], f"{path}.{key}", low, high)


def effect(row: Json, path: str, ours: Json) -> None:
    """The numbers that the effect uses; which they are is code."""
    an_object(row, path, tuple(ours))
    figures(row, path, FIGURES)


def must_stay(row: Json, path: str, ours: Json, key: str) -> None:
    if type(row[key]) is not type(ours[key]) or row[key] != ours[key]:
        raise Malformed(f"{path}.{key}", f"must stay {ours[key]!r}")


# entries


def economics(row: Json, path: str, ours: Json) -> None:
    an_object(row, path, ("id", "suit", *ECONOMICS, "defenders"), (*BOXES, *MARKS))
    must_stay(row, path, ours, "suit")
    figures(row, path, {**ECONOMICS, **BOXES})
    defenders = an_object(row["defenders"], f"{path}.defenders", (), UNITS[:LAND_UNITS])
    figures(defenders, f"{path}.defenders", DEFENDERS)
    if sum(defenders.values()) == 0:
        raise Malformed(f"{path}.defenders", "must be one unit at least")


def politics(row: Json, path: str, ours: Json) -> None:
    """What a card does is code: when it is played stays as it is, and only espionage can be answered."""
    required = ("id", *NAMES, *POLITICS, "eagle", "kind", "countered", "turned", "figures")
    an_object(row, path, required, MARKS)
    must_stay(row, path, ours, "kind")
    figures(row, path, POLITICS)
    effect(row["figures"], f"{path}.figures", ours["figures"])
    if a_flag(row["eagle"], f"{path}.eagle") and ours["kind"] != "action":
        raise Malformed(f"{path}.eagle", "of a BLOCK card is not counted")
    for key in ("countered", "turned"):
        if a_flag(row[key], f"{path}.{key}") and ours["id"] not in ESPIONAGE:
            raise Malformed(f"{path}.{key}", "only cards of espionage can be answered")


def mix(row: Json, path: str) -> None:
    """What the rulebook says of governments; an owner may keep it or leave it out."""
    ours = TABLES["counters"]["mix"]
    an_object(row, path, (), tuple(ours))
    for key in ("extra", "never_twice_below_eight"):
        if key in row:
            must_stay(row, path, ours, key)
    marks(row, path)

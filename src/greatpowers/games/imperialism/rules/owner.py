"""The deck of somebody who owns the box: checked before it is played with, figure by figure (RTD-70).

It has the shape and the ids of `data/2014/deck.toml`; names and figures are the owner's. What is refused here is what
the state, the journal or a position document could not hold, and what would leave a game without an end. The rest is
the owner's business.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from greatpowers.games.imperialism.rules import deck
from greatpowers.games.imperialism.rules.deck import CATEGORIES, CATHOLIC, FAITHS, FIRST_GOOD, QUANTITIES, TABLE, TRACKS
from greatpowers.kernel.reading import a_flag, a_list, a_number, an_object
from greatpowers.kernel.values import Json, Malformed, quoted

Ranges = dict[str, tuple[int, int]]
Ends = dict[str, int]
"""The last level of each track."""

NAMES: Final = ("name_de", "name_en")
MARKS: Final = ("attested", "source", "fixed", "basis")
"""Where a figure comes from; an owner may say it or not."""
ENTRIES: Final = ("religion", "great_power", "territory", "special_territory", "achievement", "providence")
SECTIONS: Final = ("limits", "tracks", "prices", *ENTRIES)
HEADER: Final = ("id", *NAMES, "rules_version", "players", "book")

LEVEL: Final = (0, 20)
DUCATS: Final = (0, 99)
GLORY: Final = (0, 9)
STEPS: Final = (0, 9)
RATE: Final = (0, 9)
"""Ducats for each level, card or point."""
ADDED: Final = (0, 9)
"""What a card adds in war."""
CARDS: Final = (-3, 3)
"""How a card changes the hand limit."""

LIMITS: Final[Ranges] = {
    "start_ducats": (0, 999),
    "start_hand": (0, 9),
    "hand_limit": (1, 9),
    "hand_limit_most": (1, 9),
    "start_bonus": STEPS,
    "most_discards": (0, 9),
    "prestige_top": (1, 19),  # the space of the upswing comes behind it
    "upswing_glory": GLORY,
    "war_glory": (1, 9),  # else a game might never end
    "war_prestige": STEPS,
    "war_loss": STEPS,
    "defending_cards": (0, 9),
    "display_beyond_players": (0, 9),
    "industry_prestige": LEVEL,
    "final_first": GLORY,
    "final_second": GLORY,
    "final_tied": GLORY,
    "final_second_from": (2, 5),
    "final_faith": GLORY,
}
BY_SEATS: Final[Ranges] = {
    "achievement_slots": (1, 23),
    "end_glory": (10, 99),  # more than a great power starts with
    "industry_glory": (0, 99),
}
SEATS: Final = ("2", "3", "4")
PRICES: Final[Ranges] = {
    "food_growth": DUCATS,
    "textiles_growth": DUCATS,
    "industry_growth": DUCATS,
    "exotic_repeat": DUCATS,
    "leader_most": DUCATS,
    "army_levels_per_ducat": (1, 20),
    "fleet_levels_per_ducat": (1, 20),
}
RELIGION: Final[Ranges] = {
    "copies": (1, 4),
    "glory": GLORY,
    "any_other_good": (0, 1),
    "development_ducats": DUCATS,
    "hand_limit": CARDS,
    "vs_heretic": ADDED,
    "ducats": DUCATS,
}
POWER: Final[Ranges] = {"start_no": (1, 99), "glory": GLORY, "hand_limit": CARDS, "vs_heretic": ADDED}
LAND: Final[Ranges] = {"cost": DUCATS, "glory": GLORY}
WAR: Final[Ranges] = {"land": ADDED, "sea": ADDED, "plunder": RATE}
STANDING: Final[Ranges] = {
    "land": (-9, 9),
    "sea": (-9, 9),
    "land_vs_heretic": ADDED,
    "sea_vs_heretic": ADDED,
    "hand_limit": CARDS,
    "development_ducats": DUCATS,
}
FIGURES: Final[Ranges] = {
    "price": DUCATS,
    "escape": LEVEL,
    "per": RATE,
    "per_level": RATE,
    "per_colony": RATE,
    "most": DUCATS,
    "gold": LEVEL,
    "exotic": LEVEL,
    "spices": LEVEL,
    "prestige": STEPS,
    "glory": GLORY,
    "ducats": DUCATS,
    "margin": (0, 99),
}
KINDS: Final = {"land": 22, "colony": 16}
COPIES: Final = {"power": 12, "plot": 12, "event": 22, "special": 4}
"""Cards by the first word of their category."""
ATOM: Final = re.compile(r"([a-z]+)>=([0-9]{1,3})")
LONGEST_NAME: Final = 60
LONGEST_REMARK: Final = 400


def check(table: Json, path: str) -> None:
    """Whether a deck can be played with; the first thing that is wrong raises `Malformed`."""
    an_object(table, path, SECTIONS, ("ruleset", "sources"))
    if "ruleset" in table:
        header(table["ruleset"], f"{path}.ruleset")
    if "sources" in table:
        sources(table["sources"], f"{path}.sources")
    limits(table["limits"], f"{path}.limits")
    plain(table["prices"], f"{path}.prices", PRICES)
    ends = tracks(table["tracks"], f"{path}.tracks", table["limits"]["prestige_top"])
    for section in ENTRIES:
        for number, name, row in entries(table[section], f"{path}.{section}", section):
            try:
                entry(row, f"{path}.{section}[{number}]", section, number, ends)
            except Malformed as error:
                raise Malformed(error.field, f"{name}: {error.problem}") from error
    starts(table["great_power"], f"{path}.great_power", table["limits"]["start_bonus"], ends)
    counts(table, path)
    hands(table, f"{path}.limits")


# words and marks


def a_text(value: Json, path: str, longest: int) -> str:
    if not isinstance(value, str) or not value.strip() or len(value) > longest or not value.isprintable():
        raise Malformed(path, f"must be a text of one line and at most {longest} characters")
    return value


def names(row: Json, path: str) -> None:
    for key in NAMES:
        a_text(row[key], f"{path}.{key}", LONGEST_NAME)


def marks(row: Json, path: str) -> None:
    """They are not played with, but a record carries them."""
    if "attested" in row:
        a_flag(row["attested"], f"{path}.attested")
    for key in ("source", "basis"):
        if key in row:
            a_text(row[key], f"{path}.{key}", LONGEST_REMARK)
    for number, value in enumerate(a_list(row.get("fixed", []), f"{path}.fixed")):
        a_text(value, f"{path}.fixed[{number}]", LONGEST_NAME)


def header(row: Json, path: str) -> None:
    an_object(row, path, (), HEADER)
    for key, value in row.items():
        if key in ("id", "players"):
            if value != TABLE["ruleset"][key]:
                raise Malformed(f"{path}.{key}", f"must be {TABLE['ruleset'][key]!r} or left out")
        else:
            a_text(value, f"{path}.{key}", LONGEST_NAME)


def sources(row: Json, path: str) -> None:
    if not isinstance(row, dict):
        raise Malformed(path, "must be an object")
    for key, value in row.items():
        a_text(value, f"{path}.{a_text(key, path, LONGEST_NAME)}", LONGEST_REMARK)


# tables of figures


def figures(row: Json, path: str, ranges: Ranges) -> None:
    """The figures that are there lie in their ranges."""
    for key, (low, high) in ranges.items():
        if key in row:
            a_number(row[key], f"{path}.{key}", low, high)


def plain(row: Json, path: str, ranges: Ranges) -> None:
    """A table with just these figures."""
    an_object(row, path, tuple(ranges), MARKS)
    figures(row, path, ranges)
    marks(row, path)


def limits(row: Json, path: str) -> None:
    an_object(row, path, (*LIMITS, *BY_SEATS), MARKS)
    figures(row, path, LIMITS)
    for key, (low, high) in BY_SEATS.items():
        an_object(row[key], f"{path}.{key}", SEATS)
        figures(row[key], f"{path}.{key}", dict.fromkeys(SEATS, (low, high)))
    marks(row, path)


def tracks(table: Json, path: str, prestige_top: int) -> Ends:
    """Tracks have an end; those of goods also an income for each level."""
    an_object(table, path, TRACKS)
    ends: Ends = {}
    for track in TRACKS:
        row, place = table[track], f"{path}.{track}"
        is_good = track in TRACKS[FIRST_GOOD:]
        an_object(row, place, (*NAMES, "most", "income") if is_good else (*NAMES, "most"), MARKS)
        names(row, place)
        marks(row, place)
        ends[track] = a_number(row["most"], f"{place}.most", *LEVEL)
        if is_good:
            income = a_list(row["income"], f"{place}.income")
            if len(income) != ends[track] + 1:
                raise Malformed(f"{place}.income", f"must be {ends[track] + 1} figures, for the levels 0 to most")
            for level, ducats in enumerate(income):
                a_number(ducats, f"{place}.income[{level}]", *DUCATS)
    if ends["prestige"] != prestige_top:
        raise Malformed(f"{path}.prestige.most", f"must be {prestige_top}, the prestige_top of the limits")
    return ends


def levels(row: Json, path: str, high: int, ends: Ends | None = None) -> None:
    """Steps on tracks or levels of them; a level is not beyond the end."""
    an_object(row, path, (), TRACKS)
    for track, level in row.items():
        a_number(level, f"{path}.{track}", 0, high if ends is None else ends[track])


def condition(value: Json, path: str, ends: Ends) -> None:
    """Clauses with alternatives, each "<quantity>>=<number>"."""
    for number, clause in enumerate(a_list(value, path)):
        place = f"{path}[{number}]"
        if not a_list(clause, place):
            raise Malformed(place, "must name at least one alternative")
        for index, atom in enumerate(clause):
            found = ATOM.fullmatch(atom) if isinstance(atom, str) else None
            if found is None or found[1] not in QUANTITIES:
                known = ", ".join(QUANTITIES)
                raise Malformed(f"{place}[{index}]", f'{quoted(atom)} must look like "army>=3", with one of {known}')
            if int(found[2]) > ends.get(found[1], 999):
                raise Malformed(f"{place}[{index}]", f"{quoted(atom)} lies beyond the track, {ends[found[1]]}")


# cards


def entries(value: Json, path: str, section: str) -> Iterator[tuple[int, str, Json]]:
    """The entries of a section with their ids, which are ours in our order."""
    rows = a_list(value, path)
    ids = deck.ids(section)
    for number, name in enumerate(ids):
        if number >= len(rows):
            raise Malformed(path, f"{name} is missing; there must be {len(ids)} entries")
        row = rows[number]
        if not isinstance(row, dict):
            raise Malformed(f"{path}[{number}]", "must be an object")
        if row.get("id") != name:
            problem = f"{quoted(row['id'])} stands where {name} belongs" if "id" in row else f"is missing: {name}"
            raise Malformed(f"{path}[{number}].id", problem)
        yield number, name, row
    if len(rows) > len(ids):
        raise Malformed(f"{path}[{len(ids)}]", f"is one too many; there must be {len(ids)} entries")


def entry(row: Json, path: str, section: str, number: int, ends: Ends) -> None:
    if section == "religion":
        religion(row, path, ends)
    elif section == "great_power":
        power(row, path, ends)
    elif section == "achievement":
        achievement(row, path, ends)
    elif section == "providence":
        providence(row, path, TABLE[section][number])
    else:
        territory(row, path, section, ends)
    names(row, path)
    marks(row, path)


def religion(row: Json, path: str, ends: Ends) -> None:
    an_object(row, path, ("id", *NAMES, *RELIGION, "gives", "free_development", "requires"), MARKS)
    figures(row, path, RELIGION)
    levels(row["gives"], f"{path}.gives", STEPS[1])
    condition(row["requires"], f"{path}.requires", ends)
    if a_flag(row["free_development"], f"{path}.free_development") and row["any_other_good"]:
        raise Malformed(f"{path}.any_other_good", "does not go with a free development")


def power(row: Json, path: str, ends: Ends) -> None:
    an_object(row, path, ("id", *NAMES, *POWER, "tracks", "faith", "faith_locked"), MARKS)
    figures(row, path, POWER)
    levels(row["tracks"], f"{path}.tracks", LEVEL[1], ends)
    if row["faith"] not in FAITHS[CATHOLIC:]:
        known = ", ".join(FAITHS[CATHOLIC:])
        raise Malformed(f"{path}.faith", f"{quoted(row['faith'])} is not one of {known}")
    a_flag(row["faith_locked"], f"{path}.faith_locked")


def territory(row: Json, path: str, section: str, ends: Ends) -> None:
    """India and China are colonies and never starting territories."""
    is_special = section == "special_territory"
    own = () if is_special else ("starting",)
    an_object(row, path, ("id", *NAMES, "kind", "needs", "gives", *LAND, *own), MARKS)
    figures(row, path, LAND)
    kinds = ("colony",) if is_special else tuple(KINDS)
    if row["kind"] not in kinds:
        raise Malformed(f"{path}.kind", f"{quoted(row['kind'])} is not one of {', '.join(kinds)}")
    if not is_special:
        a_flag(row["starting"], f"{path}.starting")
    levels(row["needs"], f"{path}.needs", LEVEL[1], ends)
    levels(row["gives"], f"{path}.gives", STEPS[1])


def achievement(row: Json, path: str, ends: Ends) -> None:
    an_object(row, path, ("id", *NAMES, "glory", "requires", "gives"), MARKS)
    a_number(row["glory"], f"{path}.glory", 1, 4)
    condition(row["requires"], f"{path}.requires", ends)
    levels(row["gives"], f"{path}.gives", STEPS[1])


def providence(row: Json, path: str, ours: Json) -> None:
    """What a card does is code: category, figures and whether it is a war card stay as they are."""
    is_power = ours["category"] in CATEGORIES[:2]
    required = ["id", *NAMES, "category", "copies"]
    required.extend(key for key in ("plunder", "figures") if key in ours)
    optional = [*MARKS, *(("land", "sea") if "plunder" in ours else ()), *(("standing",) if is_power else ())]
    an_object(row, path, tuple(required), tuple(optional))
    if row["category"] != ours["category"]:
        raise Malformed(f"{path}.category", f"must stay {ours['category']!r}")
    a_number(row["copies"], f"{path}.copies", 1, max(COPIES.values()))
    figures(row, path, WAR)
    if "figures" in ours:
        an_object(row["figures"], f"{path}.figures", tuple(ours["figures"]))
        figures(row["figures"], f"{path}.figures", FIGURES)
    if "standing" in row:
        standing(row["standing"], f"{path}.standing", ours["category"] == CATEGORIES[1])


def standing(row: Json, path: str, is_negative: bool) -> None:
    an_object(row, path, (), (*STANDING, "no_war"))
    figures(row, path, STANDING)
    a_flag(row.get("no_war", False), f"{path}.no_war")
    if is_negative and row.get("hand_limit", 0) > 0:
        # who shakes the card off would hold too many cards in a phase in which hands are not trimmed
        raise Malformed(f"{path}.hand_limit", "of a negative power card cannot be above 0")


# the deck as a whole


def starts(rows: Json, path: str, bonus: int, ends: Ends) -> None:
    """No two powers have the same start number, and each has room for the bonus on army and fleet."""
    seen: dict[int, str] = {}
    for number, row in enumerate(rows):
        start = row["start_no"]
        if start in seen:
            problem = f"{row['id']}: {start} is the start number of {seen[start]} too"
            raise Malformed(f"{path}[{number}].start_no", problem)
        seen[start] = row["id"]
        for track in ("army", "fleet"):
            if row["tracks"].get(track, 0) + bonus > ends[track]:
                problem = f"{row['id']}: leaves no room for the start bonus, {bonus} of {ends[track]} levels"
                raise Malformed(f"{path}[{number}].tracks.{track}", problem)


def counts(table: Json, path: str) -> None:
    """As many lands, colonies and copies as the rulebook counts: 38 territories and 50 providence cards."""
    for kind, count in KINDS.items():
        found = sum(row["kind"] == kind for row in table["territory"])
        if found != count:
            raise Malformed(f"{path}.territory", f"there are {found} of the kind {kind}, not {count}")
    for group, count in COPIES.items():
        found = sum(row["copies"] for row in table["providence"] if row["category"].split("_")[0] == group)
        if found != count:
            raise Malformed(f"{path}.providence", f"the copies of {group} cards add up to {found}, not {count}")


def hands(table: Json, path: str) -> None:
    """Nobody's limit falls below nothing, and the first hand fits every great power."""
    own: Json = table["limits"]
    least = own["hand_limit"] + min(row["hand_limit"] for row in table["great_power"])
    most = min(least, own["hand_limit_most"])
    if own["start_hand"] > most:
        raise Malformed(f"{path}.start_hand", f"{own['start_hand']} is more than a great power may hold, {most}")
    rulers = [row.get("standing", {}).get("hand_limit", 0) for row in table["providence"]]
    least += min(*rulers, 0) + min(0, *(row["hand_limit"] for row in table["religion"]))
    if least < 0:
        raise Malformed(f"{path}.hand_limit", f"power, power card and faith could bring it down to {least}")

"""A second, naive Imperial: who is asked, what may be answered, what happens then. It knows nothing of the engine.

It works on position documents and is written from the rulebooks (R06, R10, R30) and `docs/rulings/imperial.md`, with
plain dicts, names and sets, slow and obvious, to catch the engine in a mistake. The edition is read from the document:
boards and tables come from the data files, the rules that differ are written down here (`RULEBOOKS`). Standing rights
(donations) and chance are left out.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Document = dict[str, Any]
Frame = dict[str, Any]
Answer = dict[str, Any]
Question = tuple[int, list[Answer]]

DATA = Path(__file__).parents[3] / "src/greatpowers/games/imperial/rules/data"
SLOTS = 64  # fleets are numbered behind this many places for armies in the frame of an import

KEY = {"army": "armies", "friendly_army": "friendly_armies", "fleet": "fleets"}
UNITS = list(KEY)

RODE, STEPPED, TURNED_BACK = 1, 2, 4  # the marks of a journey
REFUSED = {"panama": 8, "suez": 16}
CROSSED = {"panama": 32, "suez": 64}


@dataclass
class Differences:
    """Where the rulebooks say different things; prices and numbers are not taken from the data files."""

    board: str
    step_price: int
    step_price_per_factor: int
    flags: int
    swiss_banks: bool  # else players without government act in their place, without the right to stop a nation
    anybody_gives: bool  # else only a government gives, to its own treasury
    compensation: int  # for the last government lost, of a nation without power
    taxation: tuple[str, ...]
    lends_in_place: bool  # without investor card: whoever has no government picks any nation in the round itself


RULEBOOKS = {
    # R06 231-233, 598, 704-707, 346-349, 626-632, 643-674 and 768-774, 940-942
    "2006": Differences("europe", 2, 0, 10, False, True, 1, ("rise", "net", "power"), False),
    # R10 295-297, 830-832, 764-768, 358-361, -, 819-875, 1163-1167
    "2010": Differences("europe", 2, 0, 15, True, True, 0, ("rise", "power", "net"), True),
    # R30 270-285, 832-834, 781-794, 408-411, -, 834-862, 881-883
    "2030": Differences("world", 1, 1, 15, True, False, 0, ("gross", "bonus", "power"), False),
}


class Book:
    """The facts of one edition."""

    def __init__(self, edition: str) -> None:
        self.differ = RULEBOOKS[edition]
        board = tomllib.loads((DATA / "boards" / f"{self.differ.board}.toml").read_text("utf-8"))
        tables = tomllib.loads((DATA / edition / "tables.toml").read_text("utf-8"))
        self.nations: list[str] = [row["id"] for row in board["nation"]]
        self.supply: dict[str, dict[str, Any]] = {row["id"]: row for row in board["nation"]}
        self.region: dict[str, Any] = {row["id"]: row for row in board["region"]}
        self.regions: list[str] = list(self.region)
        self.seas: list[str] = [name for name in self.regions if self.region[name]["kind"] == "sea"]
        self.open: list[str] = [name for name in self.regions if self.region[name]["kind"] != "home"]
        self.homes: dict[str, list[str]] = {
            nation: [name for name in self.regions if self.region[name].get("nation") == nation]
            for nation in self.nations
        }
        self.land = self.neighbours(board["land_borders"])
        self.coast = self.neighbours(board["coasts"])
        self.sea = self.neighbours(board["sea_borders"])
        self.canals: dict[frozenset[str], dict[str, Any]] = {
            frozenset(row["link"]): row for row in board.get("canal", [])
        }
        self.fields: list[str] = tables["rondel"]["fields"]
        self.faces: list[int] = tables["bonds"]["faces"]
        self.interest: dict[int, int] = dict(zip(self.faces, tables["bonds"]["interest"], strict=True))
        self.chart: dict[str, list[int]] = tables["tax"]["chart"]

    def neighbours(self, table: dict[str, Any]) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {region: set() for region in self.regions}
        for one, other in table["pairs"]:
            found[one].add(other)
            found[other].add(one)
        return found


BOOKS = {f"imperial-{edition}": Book(edition) for edition in RULEBOOKS}


def book(doc: Document) -> Book:
    """The edition that is played."""
    return BOOKS[doc["game"]]


# the functions for users


def options(document: Document) -> list[Answer]:
    """Every legal answer of the one who is asked."""
    question = ask(opened(document))
    return [] if question is None else question[1]


def asked(document: Document) -> int | None:
    """The seat that has to answer; None when the game is over."""
    question = ask(opened(document))
    return None if question is None else question[0]


def play(document: Document, seat: int, answer: Answer) -> Document:
    """The next position at which somebody is asked, or the end of the game."""
    before = opened(document)
    question = ask(before)
    if question is None or question[0] != seat or answer not in question[1]:
        raise ValueError(f"seat {seat} cannot answer {answer}")
    return after(before, answer)


def perft(document: Document, depth: int) -> int:
    """How many sequences of answers there are; a finished game counts once."""
    return sequences(opened(document), depth)


def divide(document: Document, depth: int) -> list[tuple[Answer, int]]:
    """The count behind each first answer."""
    doc = opened(document)
    question = ask(doc)
    return [] if question is None else [(answer, sequences(after(doc, answer), depth - 1)) for answer in question[1]]


def opened(document: Document) -> Document:
    """A copy at which somebody is asked."""
    doc: Document = copy_of(document)
    if not doc.get("over"):
        doc.setdefault("agenda", [{"step": "turn", "nation": doc["to_move"]}])
    settle(doc)
    return doc


def after(before: Document, answer: Answer) -> Document:
    """The position after a legal answer."""
    doc: Document = copy_of(before)
    STEPS[top(doc)["step"]][1](doc, top(doc), answer)
    settle(doc)
    return doc


def sequences(doc: Document, depth: int) -> int:
    question = ask(doc)
    if depth == 0 or question is None:
        return 1
    if depth == 1:
        return len(question[1])
    return sum(sequences(after(doc, answer), depth - 1) for answer in question[1])


def copy_of(value: Any) -> Any:
    """The same JSON again."""
    if isinstance(value, dict):
        return {key: copy_of(item) for key, item in value.items()}
    if isinstance(value, list):
        return [copy_of(item) for item in value]
    return value


# the agenda


def top(doc: Document) -> Frame:
    frame: Frame = doc["agenda"][-1]
    return frame


def push(doc: Document, step: str, **arguments: Any) -> None:
    doc["agenda"].append({"step": step, **arguments})


def drop(doc: Document) -> None:
    doc["agenda"].pop()


def replace(doc: Document, step: str, **arguments: Any) -> None:
    drop(doc)
    push(doc, step, **arguments)


def finish_game(doc: Document) -> None:
    del doc["agenda"]
    doc["over"] = True


def ask(doc: Document) -> Question | None:
    """Who is asked and what the answers are; None when the game is over or the open step asks nobody."""
    if doc.get("over"):
        return None
    question: Question | None = STEPS[top(doc)["step"]][0](doc, top(doc))
    return question


def settle(doc: Document) -> None:
    """Carry out what asks nobody."""
    while not doc.get("over") and ask(doc) is None:
        STEPS[top(doc)["step"]][1](doc, top(doc), None)


def nobody(doc: Document, frame: Frame) -> None:
    return None


# words of the rulebook


def active(doc: Document) -> str:
    nation: str = doc["to_move"]
    return nation


def government(doc: Document, nation: str) -> int | None:
    seat: int | None = doc["nations"][nation]["government"]
    return seat


def ruler(doc: Document, nation: str) -> int:
    seat = government(doc, nation)
    assert seat is not None
    return seat


def cash(doc: Document, seat: int) -> int:
    amount: int = doc["players"][seat]["cash"]
    return amount


def everybodys_cash(doc: Document) -> int:
    return sum(cash(doc, seat) for seat in seats(doc))


def treasury(doc: Document, nation: str) -> int:
    amount: int = doc["nations"][nation]["treasury"]
    return amount


def bonds(doc: Document, seat: int, nation: str) -> list[int]:
    held: list[int] = doc["players"][seat]["bonds"].get(nation, [])
    return held


def sum_lent(doc: Document, seat: int, nation: str) -> int:
    return sum(bonds(doc, seat, nation))


def interest(doc: Document, seat: int, nation: str) -> int:
    return sum(book(doc).interest[face] for face in bonds(doc, seat, nation))


def seats(doc: Document) -> range:
    return range(doc["seats"])


def clockwise(doc: Document, first: int) -> list[int]:
    return [(first + place) % doc["seats"] for place in seats(doc)]


def all_interest(doc: Document, nation: str) -> int:
    return sum(interest(doc, seat, nation) for seat in seats(doc))


def count(doc: Document, nation: str, unit: str, region: str) -> int:
    number: int = doc["nations"][nation][KEY[unit]].get(region, 0)
    return number


def change(row: dict[str, int], region: str, by: int) -> None:
    """Counts of 0 are not written down."""
    number = row.pop(region, 0) + by
    assert number >= 0
    if number:
        row[region] = number


def has_units(doc: Document, nation: str, region: str) -> bool:
    return any(count(doc, nation, unit, region) for unit in UNITS)


def others_here(doc: Document, region: str) -> list[str]:
    """The other nations with units in this region."""
    return [nation for nation in book(doc).nations if nation != active(doc) and has_units(doc, nation, region)]


def on_board(doc: Document, nation: str, piece: str) -> int:
    keys = ["fleets"] if piece == "fleet" else ["armies", "friendly_armies"]
    return sum(sum(doc["nations"][nation][key].values()) for key in keys)


def in_supply(doc: Document, nation: str, piece: str) -> int:
    supply: int = book(doc).supply[nation]["fleets" if piece == "fleet" else "armies"]
    return supply - on_board(doc, nation, piece)


def kind(doc: Document, region: str) -> str:
    """home, land or sea"""
    name: str = book(doc).region[region]["kind"]
    return name


def owner(doc: Document, province: str) -> str:
    """The great power to which a home province belongs."""
    nation: str = book(doc).region[province]["nation"]
    return nation


def governs(doc: Document, seat: int) -> bool:
    return any(government(doc, nation) == seat for nation in book(doc).nations)


def is_free_investor(doc: Document, seat: int) -> bool:
    """R30 781-787, R10 763-768: who holds a Swiss Bank; R06 704-707: who governs nothing."""
    holds: bool = doc["players"][seat]["swiss_bank"]
    return holds if book(doc).differ.swiss_banks else not governs(doc, seat)


def is_home(doc: Document, region: str) -> bool:
    return kind(doc, region) == "home"


def is_abroad(doc: Document, region: str) -> bool:
    """A home province of another great power."""
    return is_home(doc, region) and owner(doc, region) != active(doc)


def is_port(doc: Document, region: str) -> bool:
    return "port_sea" in book(doc).region[region]


def is_occupied(doc: Document, province: str) -> bool:
    """A hostile (upright) foreign army stands in this home province."""
    return any(count(doc, nation, "army", province) for nation in book(doc).nations if nation != owner(doc, province))


def free_factories(doc: Document, nation: str) -> list[str]:
    return [province for province in doc["nations"][nation]["factories"] if not is_occupied(doc, province)]


def only_free_factory(doc: Document, province: str) -> bool:
    """R30 615-620: the nation has one single factory without hostile armies, and it is this one."""
    return free_factories(doc, owner(doc, province)) == [province]


def steps_to(doc: Document, nation: str, field: str) -> int | None:
    """How many fields ahead; None when the marker is still in the middle of the rondel."""
    here = doc["nations"][nation]["rondel"]
    if here is None:
        return None
    steps = (book(doc).fields.index(field) - book(doc).fields.index(here)) % len(book(doc).fields)
    return steps or len(book(doc).fields)


def price_of(doc: Document, nation: str, field: str) -> int:
    """R30 270-285: three fields are free, every further one costs 1 + power factor; R06 231-233, R10 295-297: 2."""
    steps = steps_to(doc, nation, field)
    if steps is None or steps <= 3:
        return 0
    power: int = doc["nations"][nation]["power"]
    differ = book(doc).differ
    return (steps - 3) * (differ.step_price + differ.step_price_per_factor * (power // 5))


def passes(doc: Document, nation: str, field: str) -> bool:
    """R30 698-700, IMP-6: going over Investor without stopping there."""
    steps, to_investor = steps_to(doc, nation, field), steps_to(doc, nation, "investor")
    return steps is not None and to_investor is not None and to_investor < steps


def in_order(names: Any, order: list[str]) -> list[str]:
    return sorted(names, key=order.index)


# Spielvorbereitung, Spielbeginn


def ask_start_bond(doc: Document, frame: Frame) -> Question | None:
    """R30 223-244: nation by nation, starting one seat further left each time, everybody may take one bond."""
    seat = (frame["starter"] + book(doc).nations.index(frame["nation"]) + frame["place"]) % doc["seats"]
    offers = [offer for offer in loans(doc, seat, frame["nation"]) if offer["old"] == 0]
    return (seat, [{"kind": "pass"}, *offers]) if offers else None


def do_start_bond(doc: Document, frame: Frame, answer: Answer | None) -> None:
    if answer and answer["kind"] == "invest":
        seat = (frame["starter"] + book(doc).nations.index(frame["nation"]) + frame["place"]) % doc["seats"]
        buy(doc, seat, answer)
    nation, place = book(doc).nations.index(frame["nation"]), frame["place"] + 1
    if place == doc["seats"]:
        nation, place = nation + 1, 0
    if nation < len(book(doc).nations):
        replace(doc, "start_bond", nation=book(doc).nations[nation], place=place, starter=frame["starter"])
    else:
        set_out(doc)


def set_out(doc: Document) -> None:
    """R30 245-248, 437-442: governments, Swiss Banks, and the investor card left of the first government.

    IMP-33, IMP-54: without the card, whoever may lend at any time may do so before the first turn as well.
    """
    change_governments(doc, 0)
    governed = [nation for nation in book(doc).nations if government(doc, nation) is not None]
    replace(doc, "turn", nation=book(doc).nations[0])
    if not doc["options"]["investor_card"]:
        if not book(doc).differ.lends_in_place:
            first = governed[0] if governed else book(doc).nations[0]
            push(doc, "lending", moved=first, offered="any", place=0, lenders=0)
    elif governed:
        doc["investor_card"] = (ruler(doc, governed[0]) + 1) % doc["seats"]


def do_turn(doc: Document, frame: Frame, answer: Answer | None) -> None:
    """R30 424-435: in turn order, without those nobody governs."""
    nation = frame["nation"]
    doc["to_move"] = nation
    if all(government(doc, other) is None for other in book(doc).nations):
        finish_game(doc)
        return
    replace(doc, "turn", nation=book(doc).nations[(book(doc).nations.index(nation) + 1) % len(book(doc).nations)])
    if government(doc, nation) is None:
        return
    if not doc["options"]["investor_card"]:
        push(doc, "lending", moved=nation, offered=nation, place=0, lenders=0)
    push(doc, "rondel")


# Spielzug


def ask_rondel(doc: Document, frame: Frame) -> Question:
    nation = active(doc)
    seat = ruler(doc, nation)
    answers = []
    for field in book(doc).fields:
        steps = steps_to(doc, nation, field)
        if steps is not None and steps > 6:
            continue
        left = cash(doc, seat) - price_of(doc, nation, field)
        if left < 0:
            continue
        to_others = sum(interest(doc, other, nation) for other in seats(doc) if other != seat)
        if field == "investor" and to_others > treasury(doc, nation) + left:
            continue
        answers.append({"kind": "advance", "field": field})
    return seat, answers


def do_rondel(doc: Document, frame: Frame, answer: Answer | None) -> None:
    assert answer
    ask_swiss_banks(doc, answer["field"], 0)


def ask_swiss_banks(doc: Document, field: str, after: int) -> None:
    """R30 807-815, R10 791-804, IMP-8, IMP-10, IMP-60: whoever holds a Swiss Bank may stop the nation on Investor."""
    nation = active(doc)
    stops = doc["options"]["investor_card"] or doc["options"].get("swiss_stop_without_card", False)
    within_reach = treasury(doc, nation)
    if book(doc).differ.anybody_gives:  # IMP-63: the price that was named stays bound
        within_reach += everybodys_cash(doc) - price_of(doc, nation, field)
    if stops and passes(doc, nation, field) and within_reach >= all_interest(doc, nation):
        order = swiss_order(doc)
        for seat in order[after:]:
            if doc["players"][seat]["swiss_bank"]:
                replace(doc, "swiss_stop", field=field, holder=seat)
                return
    act(doc, field)


def swiss_order(doc: Document) -> list[int]:
    if doc["options"]["investor_card"]:
        return clockwise(doc, doc["investor_card"])
    return clockwise(doc, ruler(doc, active(doc)) + 1)


def ask_swiss_stop(doc: Document, frame: Frame) -> Question:
    nation = active(doc)
    enough = treasury(doc, nation) >= all_interest(doc, nation)
    return frame["holder"], [{"kind": "pass"}, *([{"kind": "stop"}] if enough else [])]


def do_swiss_stop(doc: Document, frame: Frame, answer: Answer | None) -> None:
    assert answer
    if answer["kind"] == "stop":
        act(doc, "investor")
    else:
        ask_swiss_banks(doc, frame["field"], swiss_order(doc).index(frame["holder"]) + 1)


def act(doc: Document, field: str) -> None:
    """The government pays, the marker moves, the action follows; Investor's steps 2 and 3 come after it."""
    nation = active(doc)
    invests = doc["options"]["investor_card"] and (field == "investor" or passes(doc, nation, field))
    doc["players"][ruler(doc, nation)]["cash"] -= price_of(doc, nation, field)
    doc["nations"][nation]["rondel"] = field
    drop(doc)
    if invests:
        push(doc, "investors", place=0)
    if field == "factory":
        push(doc, "factory")
    elif field.startswith("production"):
        push(doc, "production", next=0)
    elif field == "import":
        push(doc, "import", next=0, bought=0)
    elif field.startswith("maneuver"):
        push(doc, "fleets")
    elif field == "investor":
        pay_interest(doc)
    else:
        tax(doc)


# Fabrik, Produktion, Import


def purse(doc: Document) -> int:
    """IMP-12, IMP-65: those who may give could do so first, so it is asked as long as all together suffice."""
    if book(doc).differ.anybody_gives:
        return treasury(doc, active(doc)) + everybodys_cash(doc)
    return treasury(doc, active(doc)) + cash(doc, ruler(doc, active(doc)))


def ask_factory(doc: Document, frame: Frame) -> Question | None:
    nation = active(doc)
    built = doc["nations"][nation]["factories"]
    sites = [home for home in book(doc).homes[nation] if home not in built and not is_occupied(doc, home)]
    if not sites or purse(doc) < 5:
        return None
    answers = [{"kind": "pass"}]
    if treasury(doc, nation) >= 5:
        answers += [{"kind": "build", "province": home} for home in sites]
    return ruler(doc, nation), answers


def do_factory(doc: Document, frame: Frame, answer: Answer | None) -> None:
    if answer and answer["kind"] == "build":
        nation = doc["nations"][active(doc)]
        nation["treasury"] -= 5
        nation["factories"] = in_order([*nation["factories"], answer["province"]], book(doc).regions)
    drop(doc)


def ask_production(doc: Document, frame: Frame) -> Question | None:
    nation = active(doc)
    answers = []
    for province in free_factories(doc, nation):
        piece = "fleet" if is_port(doc, province) else "army"
        if in_supply(doc, nation, piece) and book(doc).regions.index(province) >= frame["next"]:
            answers.append({"kind": "produce", "province": province})
    return (ruler(doc, nation), [{"kind": "pass"}, *answers]) if answers else None


def do_production(doc: Document, frame: Frame, answer: Answer | None) -> None:
    if not answer or answer["kind"] == "pass":
        drop(doc)
        return
    province = answer["province"]
    change(doc["nations"][active(doc)]["fleets" if is_port(doc, province) else "armies"], province, 1)
    frame["next"] = book(doc).regions.index(province) + 1


def ask_import(doc: Document, frame: Frame) -> Question | None:
    nation = active(doc)
    if frame["bought"] == 3 or purse(doc) < 1:
        return None
    answers = []
    for unit in ("army", "fleet"):
        for province in book(doc).homes[nation]:
            if is_occupied(doc, province) or (unit == "fleet" and not is_port(doc, province)):
                continue
            if in_supply(doc, nation, unit) and import_number(doc, unit, province) >= frame["next"]:
                answers.append({"kind": "import", "unit": unit, "province": province})
    if not answers:
        return None
    return ruler(doc, nation), [{"kind": "pass"}, *(answers if treasury(doc, nation) >= 1 else [])]


def import_number(doc: Document, unit: str, province: str) -> int:
    return book(doc).regions.index(province) + (SLOTS if unit == "fleet" else 0)


def do_import(doc: Document, frame: Frame, answer: Answer | None) -> None:
    if not answer or answer["kind"] == "pass":
        drop(doc)
        return
    nation = doc["nations"][active(doc)]
    nation["treasury"] -= 1
    change(nation[KEY[answer["unit"]]], answer["province"], 1)
    frame["next"] = import_number(doc, answer["unit"], answer["province"])
    frame["bought"] += 1


# Manöver: what the units have done so far


def memory(doc: Document, key: str, region: str) -> int:
    number: int = doc.get("maneuver", {}).get(key, {}).get(region, 0)
    return number


def remember(doc: Document, key: str, region: str, by: int) -> None:
    rows = doc.setdefault("maneuver", {})
    change(rows.setdefault(key, {}), region, by)
    if not rows[key]:
        del rows[key]
    if not rows:
        del doc["maneuver"]


def fresh(doc: Document, unit: str, region: str) -> int:
    """Own units of this kind here that have not moved yet."""
    return count(doc, active(doc), unit, region) - memory(doc, "spent_" + KEY[unit], region)


def vain(unit: str, canal: str) -> str:
    """Where it is remembered who asked in vain: fleets by sea (each sea has one canal), armies by canal."""
    return "refused_fleets" if unit == "fleet" else f"refused_{KEY[unit]}_{canal}"


def spare(doc: Document, unit: str, region: str) -> None:
    """Of several alike the one that asked in vain goes first; the others may still ask."""
    for key in sorted({vain(unit, canal) for canal in REFUSED}):
        if memory(doc, key, region):
            remember(doc, key, region, -1)


def take_off(doc: Document, nation: str, unit: str, region: str) -> None:
    """A unit leaves the board; of several alike the one that has done most (IMP-53)."""
    change(doc["nations"][nation][KEY[unit]], region, -1)
    if nation != active(doc):
        return
    if memory(doc, "spent_" + KEY[unit], region):
        remember(doc, "spent_" + KEY[unit], region, -1)
    else:
        spare(doc, unit, region)
    if unit == "fleet" and memory(doc, "carriers", region):
        remember(doc, "carriers", region, -1)


def exchanges(doc: Document, region: str, unit: str) -> list[Answer]:
    """What the nation's unit here can be exchanged with: fleets with fleets at sea, on land any foreign unit there."""
    return [
        {"kind": "exchange", "region": region, "unit": unit, "nation": nation, "foreign_unit": foreign}
        for nation in others_here(doc, region)
        for foreign in UNITS
        if count(doc, nation, foreign, region)
    ]


def every_exchange(doc: Document) -> list[Answer]:
    """R30 504-507, 951-955, IMP-16: any unit of the nation, moved or not, at any moment."""
    answers = []
    for region in book(doc).regions:
        for unit in UNITS:
            if count(doc, active(doc), unit, region):
                answers += exchanges(doc, region, unit)
    return answers


def exchange(doc: Document, answer: Answer) -> None:
    take_off(doc, active(doc), answer["unit"], answer["region"])
    take_off(doc, answer["nation"], answer["foreign_unit"], answer["region"])


# Manöver 1. Flotten


def ask_fleets(doc: Document, frame: Frame) -> Question | None:
    nation = active(doc)
    if not on_board(doc, nation, "fleet"):
        return None
    picks = [
        {"kind": "pick_fleet", "region": region} for region in book(doc).regions if fresh(doc, "fleet", region) > 0
    ]
    return ruler(doc, nation), [{"kind": "pass"}, *picks, *every_exchange(doc)]


def do_fleets(doc: Document, frame: Frame, answer: Answer | None) -> None:
    if not answer or answer["kind"] == "pass":
        replace(doc, "armies")
        if not on_board(doc, active(doc), "army"):  # it has just declined every exchange: no need to ask again
            replace(doc, "flags", place=0, stage=0)
    elif answer["kind"] == "exchange":
        exchange(doc, answer)
    elif is_home(doc, answer["region"]):
        enter_sea(doc, answer["region"], book(doc).region[answer["region"]]["port_sea"])
    else:
        push(doc, "sail", region=answer["region"])


def canal_between(doc: Document, one: str, other: str) -> str:
    return str(book(doc).canals[frozenset((one, other))]["id"])


def toll(doc: Document, one: str, other: str) -> str | None:
    """R30 670-684, IMP-44, IMP-57: the foreign nation whose permission is needed between two seas."""
    if frozenset((one, other)) not in book(doc).canals:
        return None
    land = book(doc).canals[frozenset((one, other))]["controlled_by"]
    for nation in book(doc).nations:
        if land in doc["nations"][nation]["flags"]:
            same = nation == active(doc) or government(doc, nation) == government(doc, active(doc))
            return None if same else nation
    return None


def ask_sail(doc: Document, frame: Frame) -> Question:
    here = frame["region"]
    may_ask = memory(doc, "refused_fleets", here) < fresh(doc, "fleet", here)
    seas = [sea for sea in book(doc).seas if sea in book(doc).sea[here] and (may_ask or toll(doc, here, sea) is None)]
    return ruler(doc, active(doc)), [{"kind": "go", "region": sea} for sea in seas]


def do_sail(doc: Document, frame: Frame, answer: Answer | None) -> None:
    assert answer
    here, sea = frame["region"], answer["region"]
    if toll(doc, here, sea) is not None:
        replace(doc, "canal", region=here, beyond=sea, piece="fleet")
        return
    drop(doc)
    if memory(doc, "refused_fleets", here):  # the fleet that was refused goes first: the others may still ask
        remember(doc, "refused_fleets", here, -1)
    enter_sea(doc, here, sea)


def enter_sea(doc: Document, here: str, sea: str) -> None:
    fleets = doc["nations"][active(doc)]["fleets"]
    change(fleets, here, -1)
    change(fleets, sea, 1)
    remember(doc, "spent_fleets", sea, 1)
    arrive(doc, sea, "fleet")


def ask_canal(doc: Document, frame: Frame) -> Question:
    nation = toll(doc, frame["region"], frame["beyond"])
    assert nation is not None
    return ruler(doc, nation), [{"kind": "allow"}, {"kind": "refuse"}]


def do_canal(doc: Document, frame: Frame, answer: Answer | None) -> None:
    assert answer
    here, beyond = frame["region"], frame["beyond"]
    allowed = answer["kind"] == "allow"
    drop(doc)
    if frame["piece"] == "fleet":
        if allowed:
            enter_sea(doc, here, beyond)
        else:
            remember(doc, "refused_fleets", here, 1)
        return
    journey = top(doc)
    if allowed:
        journey["marks"] |= CROSSED[canal_between(doc, journey["place"], beyond)]
        journey["place"] = beyond
        journey["seas"] += sea_bit(doc, beyond)
    else:
        # back to where it started, with its whole move, but it cannot ask at this canal again (IMP-56)
        before = journey["marks"] & sum(REFUSED.values())
        marks = before | REFUSED[canal_between(doc, journey["place"], beyond)] | TURNED_BACK
        journey.update(place=journey["origin"], seas=0, marks=marks, shore=journey["origin"])


# Manöver 2. Armeen


def ask_armies(doc: Document, frame: Frame) -> Question | None:
    nation = active(doc)
    if not on_board(doc, nation, "army") and not every_exchange(doc):
        return None
    answers = [{"kind": "pass"}]
    for region in book(doc).regions:
        for unit, stance in (("army", "hostile"), ("friendly_army", "friendly")):
            embarks = any(can_carry(doc, sea) for sea in book(doc).coast[region])
            if kind(doc, region) != "sea" and fresh(doc, unit, region) > 0 and (book(doc).land[region] or embarks):
                answers.append({"kind": "pick_army", "region": region, "stance": stance})
    answers += every_exchange(doc)
    for region in book(doc).regions:
        if is_abroad(doc, region):
            if fresh(doc, "friendly_army", region) > 0 and not only_free_factory(doc, region):
                answers.append({"kind": "turn", "region": region, "stance": "hostile"})
            if fresh(doc, "army", region) > 0:
                answers.append({"kind": "turn", "region": region, "stance": "friendly"})
    answers += [{"kind": "destroy", "province": region} for region in book(doc).regions if can_destroy(doc, region)]
    return ruler(doc, nation), answers


def can_destroy(doc: Document, region: str) -> bool:
    """R30 622-630, IMP-28."""
    if not is_abroad(doc, region):
        return False
    defender = owner(doc, region)
    if region not in doc["nations"][defender]["factories"] or only_free_factory(doc, region):
        return False
    return count(doc, active(doc), "army", region) >= 3 and not has_units(doc, defender, region)


def do_armies(doc: Document, frame: Frame, answer: Answer | None) -> None:
    if not answer or answer["kind"] == "pass":
        replace(doc, "flags", place=0, stage=0)
    elif answer["kind"] == "exchange":
        exchange(doc, answer)
    elif answer["kind"] == "turn":
        turn(doc, answer["region"], answer["stance"])
    elif answer["kind"] == "destroy":
        for _ in range(3):
            take_off(doc, active(doc), "army", answer["province"])
        doc["nations"][owner(doc, answer["province"])]["factories"].remove(answer["province"])
    else:
        region = answer["region"]
        unit = "army" if answer["stance"] == "hostile" else "friendly_army"
        left = fresh(doc, unit, region)
        marks = sum(REFUSED[canal] for canal in REFUSED if memory(doc, vain(unit, canal), region) >= left)
        push(doc, "journey", origin=region, unit=unit, place=region, seas=0, marks=marks, shore=region)


def turn(doc: Document, region: str, stance: str) -> None:
    """R30 609-614, IMP-26, IMP-52: the status changes and with it the army's maneuver is used up."""
    before, after = ("friendly_army", "army") if stance == "hostile" else ("army", "friendly_army")
    nation = doc["nations"][active(doc)]
    change(nation[KEY[before]], region, -1)
    change(nation[KEY[after]], region, 1)
    remember(doc, "spent_" + KEY[after], region, 1)
    spare(doc, before, region)
    if others_here(doc, region):
        push(doc, "ask", region=region, unit=after, asked=0)


def can_carry(doc: Document, sea: str) -> bool:
    """Each fleet at sea carries one army."""
    return kind(doc, sea) == "sea" and count(doc, active(doc), "fleet", sea) > memory(doc, "carriers", sea)


def sea_bit(doc: Document, sea: str) -> int:
    bit: int = 2 ** book(doc).seas.index(sea)
    return bit


def chain(doc: Document, frame: Frame) -> list[str]:
    """The seas of the convoy so far."""
    return [sea for sea in book(doc).seas if frame["seas"] // sea_bit(doc, sea) % 2]


def rides(doc: Document, province: str) -> set[str]:
    """R30 558-564, IMP-23: where the train goes from here; neither end nor any stop on the way is occupied."""
    open_stations = {home for home in book(doc).homes[active(doc)] if not is_occupied(doc, home)}
    if province not in open_stations:
        return set()
    reached = {province}
    while True:
        further = {home for home in open_stations - reached if book(doc).land[home] & reached}
        if not further:
            return reached - {province}
        reached |= further


def ask_journey(doc: Document, frame: Frame) -> Question | None:
    """R30 524-566, IMP-22: a ride and a step, a step and a ride, a ride alone; a step is a border or a convoy."""
    place, marks = frame["place"], frame["marks"]
    ways: set[str] = set()
    halt = False
    if kind(doc, place) == "sea":
        ways |= book(doc).coast[place] - {frame["shore"], no_end(doc, frame)}
        for sea in book(doc).sea[place]:
            closed = toll(doc, place, sea) is not None and marks & REFUSED[canal_between(doc, place, sea)]
            if can_carry(doc, sea) and sea not in chain(doc, frame) and not closed:
                ways.add(sea)
    else:
        trains = rides(doc, place)
        if not marks & RODE:
            ways |= trains - ({no_end(doc, frame)} if marks & STEPPED else set())
        if not marks & STEPPED:
            ways |= book(doc).land[place] - trains  # where the train goes it counts as the ride (IMP-55)
            ways |= {sea for sea in book(doc).coast[place] if can_carry(doc, sea)}
        halt = bool(marks & (RODE | STEPPED | TURNED_BACK))
    if not ways and halt:
        return None
    answers: list[Answer] = [{"kind": "go", "region": region} for region in in_order(ways, book(doc).regions)]
    return ruler(doc, active(doc)), [*answers, *([{"kind": "halt"}] if halt else [])]


def no_end(doc: Document, frame: Frame) -> str | None:
    """IMP-66: no move ends where it began; version 1 let it."""
    origin: str = frame["origin"]
    return None if doc["rules"] == "1" else origin


def do_journey(doc: Document, frame: Frame, answer: Answer | None) -> None:
    if not answer or answer["kind"] == "halt":
        end_journey(doc, frame)
        return
    place, region = frame["place"], answer["region"]
    if kind(doc, region) == "sea":
        if toll(doc, place, region) is not None:
            push(doc, "canal", region=place, beyond=region, piece="army")
            return
        if kind(doc, place) != "sea":
            frame["shore"] = place
        frame["seas"] += sea_bit(doc, region)
    elif kind(doc, place) != "sea" and region in rides(doc, place) and not frame["marks"] & RODE:
        frame["marks"] |= RODE
    else:
        frame["marks"] |= STEPPED
    frame["place"] = region


def end_journey(doc: Document, frame: Frame) -> None:
    origin, unit, place, marks = frame["origin"], frame["unit"], frame["place"], frame["marks"]
    drop(doc)
    if not marks & (RODE | STEPPED):
        for canal, mark in REFUSED.items():
            if marks & mark and memory(doc, vain(unit, canal), origin) < fresh(doc, unit, origin):
                remember(doc, vain(unit, canal), origin, 1)
        return
    for canal, mark in REFUSED.items():
        before = memory(doc, vain(unit, canal), origin)
        all_refused = before == fresh(doc, unit, origin)  # then this one was refused earlier
        asked_nobody = not marks & (mark | CROSSED[canal])  # then let it be one that was refused: others may ask
        if before and (all_refused or asked_nobody):
            remember(doc, vain(unit, canal), origin, -1)
    for sea in chain(doc, frame):
        remember(doc, "carriers", sea, 1)
    nation = doc["nations"][active(doc)]
    arriving = "friendly_army" if is_abroad(doc, place) else "army"
    change(nation[KEY[unit]], origin, -1)
    change(nation[KEY[arriving]], place, 1)
    remember(doc, "spent_" + KEY[arriving], place, 1)
    arrive(doc, place, arriving)


# Kampf


def arrive(doc: Document, region: str, unit: str) -> None:
    """IMP-18: the mover attacks or not, declares hostile or friendly, then the others may demand an exchange."""
    if others_here(doc, region):
        push(doc, "attack", region=region, unit=unit)
    elif is_abroad(doc, region):
        push(doc, "stance", region=region)


def ask_attack(doc: Document, frame: Frame) -> Question:
    return ruler(doc, active(doc)), [{"kind": "pass"}, *exchanges(doc, frame["region"], frame["unit"])]


def do_attack(doc: Document, frame: Frame, answer: Answer | None) -> None:
    assert answer
    drop(doc)
    if answer["kind"] == "exchange":
        exchange(doc, answer)
    elif is_abroad(doc, frame["region"]):
        push(doc, "stance", region=frame["region"])
    else:
        push(doc, "ask", region=frame["region"], unit=frame["unit"], asked=0)


def ask_stance(doc: Document, frame: Frame) -> Question | None:
    """R30 600-620: hostile or friendly; before the only free factory it lies in any case (the army has not risen)."""
    if only_free_factory(doc, frame["region"]):
        return None
    return ruler(doc, active(doc)), [{"kind": "declare", "stance": stance} for stance in ("hostile", "friendly")]


def do_stance(doc: Document, frame: Frame, answer: Answer | None) -> None:
    region = frame["region"]
    unit = "friendly_army"
    if answer and answer["stance"] == "hostile":
        nation = doc["nations"][active(doc)]
        change(nation["friendly_armies"], region, -1)
        change(nation["armies"], region, 1)
        remember(doc, "spent_friendly_armies", region, -1)
        remember(doc, "spent_armies", region, 1)
        unit = "army"
    drop(doc)
    if others_here(doc, region):
        push(doc, "ask", region=region, unit=unit, asked=0)


def not_asked_yet(doc: Document, frame: Frame) -> list[str]:
    return [
        nation
        for nation in others_here(doc, frame["region"])
        if not frame["asked"] // 2 ** book(doc).nations.index(nation) % 2
    ]


def ask_ask(doc: Document, frame: Frame) -> Question | None:
    """R30 516-520: the mover picks the order in which the others are asked."""
    left = not_asked_yet(doc, frame)
    if len(left) < 2:
        return None
    return ruler(doc, active(doc)), [{"kind": "ask", "nation": nation} for nation in left]


def do_ask(doc: Document, frame: Frame, answer: Answer | None) -> None:
    left = not_asked_yet(doc, frame)
    if not left:
        drop(doc)
        return
    nation = answer["nation"] if answer else left[0]
    asked_now = frame["asked"] + 2 ** book(doc).nations.index(nation)
    replace(doc, "demand", region=frame["region"], unit=frame["unit"], nation=nation, asked=asked_now)


def ask_demand(doc: Document, frame: Frame) -> Question:
    units = [unit for unit in UNITS if count(doc, frame["nation"], unit, frame["region"])]
    return ruler(doc, frame["nation"]), [{"kind": "pass"}, *({"kind": "demand", "unit": unit} for unit in units)]


def do_demand(doc: Document, frame: Frame, answer: Answer | None) -> None:
    assert answer
    if answer["kind"] == "pass":
        replace(doc, "ask", region=frame["region"], unit=frame["unit"], asked=frame["asked"])
        return
    drop(doc)
    take_off(doc, active(doc), frame["unit"], frame["region"])
    take_off(doc, frame["nation"], answer["unit"], frame["region"])


# Manöver 3. Flaggen ablegen


def alone(doc: Document, region: str) -> str | None:
    """The nation that alone occupies this region."""
    here = [nation for nation in book(doc).nations if has_units(doc, nation, region)]
    return here[0] if len(here) == 1 else None


def flag_of(doc: Document, region: str) -> str | None:
    for nation in book(doc).nations:
        if region in doc["nations"][nation]["flags"]:
            return nation
    return None


def flags_left(doc: Document, nation: str) -> int:
    left: int = book(doc).differ.flags - len(doc["nations"][nation]["flags"])
    return left


def bare_regions(doc: Document, nation: str, waiting: bool) -> list[str]:
    """Regions without a flag that this nation holds alone: those it has waited in since before, or the new ones."""
    return [
        region
        for region in book(doc).open
        if alone(doc, region) == nation
        and flag_of(doc, region) is None
        and (region in doc["nations"][nation]["waiting"]) == waiting
    ]


def flag_nation(doc: Document, frame: Frame) -> str:
    nation: str = book(doc).nations[(book(doc).nations.index(active(doc)) + frame["place"]) % len(book(doc).nations)]
    return nation


def ask_flags(doc: Document, frame: Frame) -> Question | None:
    """Stage 0: foreign flags go. 1: new regions must be flagged. 2: regions that waited may be (IMP-31, IMP-59)."""
    nation = flag_nation(doc, frame)
    left = flags_left(doc, nation)
    if frame["stage"] == 0 or left == 0:
        return None
    regions = bare_regions(doc, nation, frame["stage"] == 2)
    if not regions or (frame["stage"] == 1 and left >= len(regions)):
        return None
    answers: list[Answer] = [{"kind": "flag", "region": region} for region in regions]
    return ruler(doc, nation), [*([{"kind": "pass"}] if frame["stage"] == 2 else []), *answers]


def do_flags(doc: Document, frame: Frame, answer: Answer | None) -> None:
    nation = flag_nation(doc, frame)
    if answer and answer["kind"] == "flag":
        lay_flag(doc, nation, answer["region"])
    elif frame["stage"] == 0:
        lift_flags(doc)
        frame["stage"] = 1
    elif frame["stage"] == 1:
        regions = bare_regions(doc, nation, False)
        for region in regions[: flags_left(doc, nation)]:
            lay_flag(doc, nation, region)
        frame["stage"] = 2
    elif frame["place"] + 1 < len(book(doc).nations):
        frame["stage"] = 1
        frame["place"] += 1
    else:
        for name in book(doc).nations:
            doc["nations"][name]["waiting"] = [
                region for region in book(doc).open if alone(doc, region) == name and flag_of(doc, region) is None
            ]
        doc.pop("maneuver", None)
        drop(doc)


def lift_flags(doc: Document) -> None:
    """R30 650-658, 662-664: a flag goes when another nation is alone there."""
    for region in book(doc).open:
        occupant, flag = alone(doc, region), flag_of(doc, region)
        if occupant is not None and flag is not None and flag != occupant:
            doc["nations"][flag]["flags"].remove(region)


def lay_flag(doc: Document, nation: str, region: str) -> None:
    doc["nations"][nation]["flags"] = in_order([*doc["nations"][nation]["flags"], region], book(doc).regions)


# Investor


def pay_interest(doc: Document) -> None:
    """R30 706-714, IMP-32: the others first; the government waives and pays what the treasury lacks."""
    nation = active(doc)
    seat = ruler(doc, nation)
    others = {other: interest(doc, other, nation) for other in seats(doc) if other != seat}
    for other, due in others.items():
        doc["players"][other]["cash"] += due
    left = treasury(doc, nation) - sum(others.values())
    if left < 0:
        doc["players"][seat]["cash"] += left
        left = 0
    own = min(left, interest(doc, seat, nation))
    doc["players"][seat]["cash"] += own
    doc["nations"][nation]["treasury"] = left - own


def do_investors(doc: Document, frame: Frame, answer: Answer | None) -> None:
    """R30 716-794: the card holder with 2 from the bank, then the free investors, clockwise; then the governments."""
    holder = doc["investor_card"]
    place = frame["place"]
    if place == doc["seats"]:
        drop(doc)
        change_governments(doc, holder)
        doc["investor_card"] = (holder + 1) % doc["seats"]
        return
    frame["place"] += 1
    seat = (holder + place) % doc["seats"]
    if seat == holder:
        doc["players"][seat]["cash"] += 2
    if seat == holder or is_free_investor(doc, seat):
        push(doc, "invest", player=seat, nation="any")


def loans(doc: Document, seat: int, nation: str) -> list[Answer]:
    """R30 716-740: every bond still in the treasury, new or for a lower one of the player, that he can pay."""
    sold = {face for other in seats(doc) for face in bonds(doc, other, nation)}
    answers = []
    for old in (0, *bonds(doc, seat, nation)):
        for new in book(doc).faces:
            if new not in sold and new > old and new - old <= cash(doc, seat):
                answers.append({"kind": "invest", "nation": nation, "old": old, "new": new})
    return answers


def buy(doc: Document, seat: int, answer: Answer) -> None:
    nation, old, new = answer["nation"], answer["old"], answer["new"]
    held = [face for face in bonds(doc, seat, nation) if face != old]
    doc["players"][seat]["bonds"][nation] = sorted([*held, new])
    doc["players"][seat]["cash"] -= new - old
    doc["nations"][nation]["treasury"] += new - old


def ask_invest(doc: Document, frame: Frame) -> Question | None:
    seat = frame["player"]
    nations = book(doc).nations if frame["nation"] == "any" else [frame["nation"]]
    offers = [offer for nation in nations for offer in loans(doc, seat, nation) if can_compensate(doc, seat, offer)]
    return (seat, [{"kind": "pass"}, *offers]) if offers else None


def do_invest(doc: Document, frame: Frame, answer: Answer | None) -> None:
    drop(doc)
    if not answer or answer["kind"] == "pass":
        return
    buy(doc, frame["player"], answer)
    below = top(doc)
    if below["step"] == "lending" and below["offered"] == below["moved"]:
        bit = 2 ** frame["player"]
        below["lenders"] |= bit


def first_in_line(doc: Document) -> int:
    """Who invests first now: the card holder, or the government of the nation that moved."""
    frame = next(frame for frame in reversed(doc["agenda"]) if frame["step"] in ("investors", "lending"))
    if frame["step"] == "investors":
        seat: int = doc["investor_card"]
        return seat
    return government(doc, frame["moved"]) or 0


def can_compensate(doc: Document, seat: int, offer: Answer) -> bool:
    """R06 629-633, IMP-38: who takes over somebody's last government and cannot pay for that may not buy the bond."""
    then = copy_of(doc)
    buy(then, seat, offer)
    first = first_in_line(doc)
    due = sum(price for payer, _, price in compensations(then, first) if payer == seat)
    return cash(then, seat) >= due


def next_governments(doc: Document, first: int) -> dict[str, int | None]:
    """R30 795-809, IMP-37: only a higher sum takes over; equal challengers clockwise from `first`."""
    found: dict[str, int | None] = {}
    for nation in book(doc).nations:
        old = government(doc, nation)
        best = max(sum_lent(doc, seat, nation) for seat in seats(doc))
        if best > (0 if old is None else sum_lent(doc, old, nation)):
            winners = [seat for seat in clockwise(doc, first) if sum_lent(doc, seat, nation) == best]
            found[nation] = winners[0]
        else:
            found[nation] = old
    return found


def compensations(doc: Document, first: int) -> list[tuple[int, int, int]]:
    """R06 627-633, IMP-38, IMP-64: payer, loser and sum, for everybody who would now lose his last government.

    Everybody invests once, clockwise from `first`; of several takers the last pays, if that nation has no power yet.
    """
    price = book(doc).differ.compensation if doc["options"].get("compensation") else 0
    coming = next_governments(doc, first)
    found = []
    for loser in seats(doc):
        lost = [nation for nation in coming if government(doc, nation) == loser and coming[nation] != loser]
        if not price or not lost or loser in coming.values():
            continue
        takers = {coming[nation]: nation for nation in lost}
        last = [seat for seat in clockwise(doc, first) if seat in takers][-1]
        if doc["nations"][takers[last]]["power"] == 0:
            found.append((last, loser, price))
    return found


def change_governments(doc: Document, first: int) -> None:
    """The check: compensation is paid, governments change, Swiss Banks are handed out and returned."""
    for payer, loser, price in compensations(doc, first):
        paid = min(
            price, cash(doc, payer)
        )  # short only if a later investor made it due: the loser had bought elsewhere
        doc["players"][payer]["cash"] -= paid
        doc["players"][loser]["cash"] += paid
    for nation, seat in next_governments(doc, first).items():
        doc["nations"][nation]["government"] = seat
    for seat in seats(doc):
        doc["players"][seat]["swiss_bank"] = book(doc).differ.swiss_banks and not governs(doc, seat)


def do_lending(doc: Document, frame: Frame, answer: Answer | None) -> None:
    """R30 868-893, IMP-33: rounds for the nation that moved, for following ones without bonds, for free investors.

    R10 1163-1167: there the free investors choose the nation in the first round, and no round of their own follows.
    """
    moved, offered, place = frame["moved"], frame["offered"], frame["place"]
    in_place = book(doc).differ.lends_in_place
    first = government(doc, moved) or 0
    if place < doc["seats"]:
        seat = clockwise(doc, first)[place]
        frame["place"] += 1
        did_lend = frame["lenders"] // 2**seat % 2
        if offered == moved and in_place and is_free_investor(doc, seat):
            push(doc, "invest", player=seat, nation="any")
        elif offered != "any" or (is_free_investor(doc, seat) and not did_lend):
            push(doc, "invest", player=seat, nation=offered)
        return
    change_governments(doc, first)
    drop(doc)
    if offered == "any":
        return
    following = book(doc).nations[(book(doc).nations.index(offered) + 1) % len(book(doc).nations)]
    found_lender = offered != moved and has_lender(doc, offered)  # then it moves next, and others come after its turn
    if found_lender or following == moved or has_lender(doc, following):
        following = "any"
        if in_place:
            return
    push(doc, "lending", moved=moved, offered=following, place=0, lenders=frame["lenders"])


def has_lender(doc: Document, nation: str) -> bool:
    return any(bonds(doc, seat, nation) for seat in seats(doc))


# Steuer


def tax(doc: Document) -> None:
    nation = doc["nations"][active(doc)]
    amount = 2 * len(free_factories(doc, active(doc))) + len(nation["flags"])
    soldiers = on_board(doc, active(doc), "army") + on_board(doc, active(doc), "fleet")
    chart = book(doc).chart
    column = max(index for index, reached in enumerate(chart["tax"]) if reached <= amount)
    risen = max(column - nation["tax_marker"], 0)
    for part in book(doc).differ.taxation:
        if part == "gross":  # R30 834-841: the whole tax, then pay as far as the treasury reaches
            nation["treasury"] += amount
            nation["treasury"] -= min(soldiers, nation["treasury"])
        elif part == "net":  # R06 669-674, R10 870-875: what the soldiers leave of the tax
            nation["treasury"] += max(amount - soldiers, 0)
        elif part == "bonus":  # R30 843-854, 899-919: from the treasury, as far as it reaches
            bonus = chart["bonus"][column]
            if doc["options"]["bonus"] == "rising":
                bonus = risen
                nation["tax_marker"] = column
            bonus = min(bonus, nation["treasury"])
            nation["treasury"] -= bonus
            doc["players"][nation["government"]]["cash"] += bonus
        elif part == "rise":  # R06 661-667, R10 846-853: from the bank
            nation["tax_marker"] = column
            doc["players"][nation["government"]]["cash"] += risen
        else:
            nation["power"] = min(nation["power"] + chart["power"][column], 25)
            if nation["power"] == 25:  # R06 775-779, R10 865-869, IMP-61: nothing after that
                finish_game(doc)
                return


STEPS: dict[str, tuple[Any, Any]] = {
    "start_bond": (ask_start_bond, do_start_bond),
    "turn": (nobody, do_turn),
    "rondel": (ask_rondel, do_rondel),
    "swiss_stop": (ask_swiss_stop, do_swiss_stop),
    "factory": (ask_factory, do_factory),
    "production": (ask_production, do_production),
    "import": (ask_import, do_import),
    "fleets": (ask_fleets, do_fleets),
    "sail": (ask_sail, do_sail),
    "canal": (ask_canal, do_canal),
    "armies": (ask_armies, do_armies),
    "journey": (ask_journey, do_journey),
    "attack": (ask_attack, do_attack),
    "stance": (ask_stance, do_stance),
    "ask": (ask_ask, do_ask),
    "demand": (ask_demand, do_demand),
    "flags": (ask_flags, do_flags),
    "investors": (nobody, do_investors),
    "invest": (ask_invest, do_invest),
    "lending": (nobody, do_lending),
}

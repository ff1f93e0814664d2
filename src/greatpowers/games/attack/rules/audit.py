"""What must hold in every position of Attack!, and what each event does to money, pieces and cards."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, events, now
from greatpowers.games.attack.rules.board import PLACE_IDS, REGIONS
from greatpowers.games.attack.rules.cardrow import (
    DISCARDS,
    DRAWN_MASK,
    DRAWN_SHIFT,
    HAND,
    IDLE_BIT,
    ON_TABLE,
    OUT,
    PILE,
    PLACE_MASK,
    SEEN_MASK,
    SEEN_SHIFT,
    SINCE_SHIFT,
)
from greatpowers.games.attack.rules.figures import CARD_IDS, FIRST_POLITICS, KINDS, TECHNOLOGY_IDS, deck_of
from greatpowers.games.attack.rules.pieces import FIRST_UNIT, GROUP
from greatpowers.games.attack.rules.state import NEUTRAL, NO_TYPE, Attack
from greatpowers.games.attack.rules.units import LAND_UNITS, SHIPS, UNIT_COUNT, UNITS

MONEY_NAMES: Final = ("production", "oil")


def place_name(place: int) -> str:
    names = {PILE: "pile", DISCARDS: "discards", ON_TABLE: "table", OUT: "out"}
    return names.get(place, f"hand {place - HAND}")


def pieces(state: Attack, seat: int, unit: int) -> int:
    """All units of a type that a player has on the board, on the way and in battle."""
    if unit >= LAND_UNITS:
        first = seat * len(state.fleet) // state.seats
        row = state.fleet[first : first + len(state.fleet) // state.seats]
        return sum(row[unit - LAND_UNITS :: SHIPS])
    count = sum(state.units(region, unit) for region in state.board.regions if state.owner[region] == seat)
    if seat == state.turn:
        count += sum(state.groups[FIRST_UNIT + unit :: GROUP])
        count += state.front[unit] + state.front[4 + unit]
    if state.now[now.FIGHT] >= 0 and state.now[now.FIGHT_FOE] == seat:
        count += state.front[8 + unit] + state.front[12 + unit]
    return count


def ledger(state: Attack) -> dict[str, int]:
    """Money by account, pieces by player against a supply without bottom, cards by place, technologies."""
    accounts: dict[str, int] = {}
    for name, row in zip(MONEY_NAMES, (state.production, state.oil), strict=True):
        for number, amount in enumerate(row):
            accounts[f"{events.ACCOUNTS[number]} {name}"] = amount
    for seat in range(state.seats):
        for unit in range(UNIT_COUNT):
            count = pieces(state, seat, unit)
            accounts[f"{seat} {UNITS[unit]}"] = count
            accounts[f"supply {seat} {UNITS[unit]}"] = -count
        for number, name in enumerate(TECHNOLOGY_IDS):
            owned = state.technology[seat * len(TECHNOLOGY_IDS) + number]
            accounts[f"{seat} {name}"] = owned
            accounts[f"not yet {seat} {name}"] = -owned
    for kind in range(KINDS):
        for place in (PILE, DISCARDS, ON_TABLE, OUT, *range(HAND, HAND + state.seats)):
            accounts[f"{place_name(place)} {CARD_IDS[kind]}"] = state.count_at(kind, place)
    return accounts


def effects(event: list[int]) -> list[tuple[str, int]]:
    """How an event changes the ledger."""
    kind, one, two, three, four = event[0], event[1], event[2], event[3], event[4]
    if kind == events.PAID:
        name = MONEY_NAMES[three]
        return [(f"{events.ACCOUNTS[one]} {name}", -four), (f"{events.ACCOUNTS[two]} {name}", four)]
    if kind in (events.RAISED, events.REMOVED):
        sign = 1 if kind == events.RAISED else -1
        return [(f"{one} {UNITS[two]}", sign), (f"supply {one} {UNITS[two]}", -sign)]
    if kind == events.DISCOVERED:
        return [(f"{one} {TECHNOLOGY_IDS[two]}", 1), (f"not yet {one} {TECHNOLOGY_IDS[two]}", -1)]
    if kind == events.REBUILT:
        return moved("discards", "pile", one, two)
    if kind == events.SPENT:
        return moved("table", "discards", FIRST_POLITICS + one)
    if kind == events.PLAYED:
        return moved(f"hand {one}", "table", FIRST_POLITICS + two)
    if kind == events.RETURNED:
        return moved(f"hand {two - 1}" if two > 0 else "table", "pile", one)
    routes = {
        events.DREW: ("pile", f"hand {one}", two),
        events.DISCARDED: (f"hand {one}", "discards", two),
        events.DEFENDED: ("pile", "table", two),
        events.KEPT: ("table", f"hand {one}", two),
        events.HANDED: (f"hand {two}", f"hand {one}", three),
    }
    if kind not in routes:
        return []
    origin, target, card = routes[kind]
    return moved(origin, target, card)


def moved(origin: str, target: str, kind: int, count: int = 1) -> list[tuple[str, int]]:
    return [(f"{origin} {CARD_IDS[kind]}", -count), (f"{target} {CARD_IDS[kind]}", count)]


# invariants


def broken(state: Attack) -> str:
    return broken_money(state) or broken_pieces(state) or broken_cards(state)


def broken_money(state: Attack) -> str:
    for name, row in zip(MONEY_NAMES, (state.production, state.oil), strict=True):
        if sum(row) != 0 or min(row[1:]) < 0:
            return f"{name} is {row}"
    return ""


def broken_pieces(state: Attack) -> str:
    rows = (state.army, state.fleet, state.reserve, state.fresh, state.sailed, state.front, state.crippled)
    if any(min(row) < 0 for row in rows):
        return "there are less than no units somewhere"
    replaced = replaced_region(state)
    for region in state.board.regions:
        owner = state.owner[region]
        fighting = state.now[now.FIGHT] == region or region == replaced
        if owner == NEUTRAL and state.strength(region) > 0:
            return f"units stand in the neutral region {PLACE_IDS[region]}"
        if owner >= state.seats:
            return f"{PLACE_IDS[region]} belongs to nobody here"
        if owner >= 0 and state.strength(region) == 0 and not fighting and not state.over:
            return f"{PLACE_IDS[region]} has no unit of its owner"
        if owner >= 0 and state.counter[region] != NO_TYPE:
            return f"{PLACE_IDS[region]} has an owner and a counter"
    for region in range(REGIONS):
        if state.owner[region] < NEUTRAL and (state.strength(region) or state.counter[region] != NO_TYPE):
            return f"{PLACE_IDS[region]} is not on the board"
    return ""


def replaced_region(state: Attack) -> int:
    """The region whose last unit was a plane that was shot down, while another unit is sent there; else -1."""
    waits = len(state.agenda) > 0 and state.top() == agenda.REPLACEMENT
    return state.arg(2) if waits else -1


def broken_cards(state: Attack) -> str:
    """Copies are sorted; only cards in hands have been drawn and seen, never by their own holder."""
    for kind in range(KINDS):
        codes = state.cards[state.figures.first[kind] : state.figures.first[kind + 1]]
        if codes != sorted(codes):
            return f"the copies of {CARD_IDS[kind]} are not sorted"
        stamp = state.stamps[deck_of(kind)]
        for code in codes:
            place, seen = code & PLACE_MASK, code >> SEEN_SHIFT & SEEN_MASK
            drawn, since = code >> DRAWN_SHIFT & DRAWN_MASK, code >> SINCE_SHIFT
            if place in (PILE, DISCARDS, ON_TABLE, OUT):
                if seen or drawn or code & IDLE_BIT or since > stamp:
                    return f"{CARD_IDS[kind]} is known as if it were in a hand"
            elif place - HAND >= state.seats or seen >> place - HAND & 1 or not since <= drawn <= stamp:
                return f"{CARD_IDS[kind]} is in a wrong hand"
    return ""

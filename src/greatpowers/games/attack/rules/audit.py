"""What must hold in every position of Attack!, and what each event does to money, pieces and cards."""

from __future__ import annotations

from functools import cache
from typing import Final

from greatpowers.games.attack.rules import agenda, events
from greatpowers.games.attack.rules.answers import MONEYS, NONE
from greatpowers.games.attack.rules.board import PLACE_IDS, REGIONS, SEAS
from greatpowers.games.attack.rules.cardrow import (
    DISCARDS,
    DRAWN_MASK,
    DRAWN_SHIFT,
    HAND,
    IDLE_BIT,
    ON_TABLE,
    OUT,
    PILE,
    SINCE_SHIFT,
)
from greatpowers.games.attack.rules.figures import CARD_IDS, KINDS, TECHNOLOGIES, TECHNOLOGY_IDS, deck_of
from greatpowers.games.attack.rules.pieces import NEUTRAL, NO_REGION, NO_TYPE, PURSE
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps.plane_loss import Replacement
from greatpowers.games.attack.rules.units import ATTACKING, DEFENDING, LAND_UNITS, SHIPS, UNIT_COUNT, UNITS
from greatpowers.kernel.cards import PLACE_MASK, PLACES, SEEN_SHIFT


def place_name(place: int) -> str:
    names = {PILE: "pile", DISCARDS: "discards", ON_TABLE: "table", OUT: "out"}
    return names.get(place, f"hand {place - HAND}")


def pieces(state: Attack) -> list[int]:
    """All units that the players have on the board, on the way and in battle: seat by seat, type by type."""
    count = [0] * (state.seats * UNIT_COUNT)
    for region in state.board.regions:
        owner = state.owner[region]
        if owner >= 0:
            for unit in range(LAND_UNITS):
                count[owner * UNIT_COUNT + unit] += state.units(region, unit)
    for place, ships in enumerate(state.fleet):
        if ships != 0:
            count[place // (SEAS * SHIPS) * UNIT_COUNT + LAND_UNITS + place % SHIPS] += ships
    attacking, defending = state.survivors(ATTACKING), state.survivors(DEFENDING)
    for unit in range(LAND_UNITS):
        if state.turn >= 0:
            count[state.turn * UNIT_COUNT + unit] += state.on_the_way(unit) + attacking[unit]
        if state.fight >= 0 and state.fight_foe >= 0:
            count[state.fight_foe * UNIT_COUNT + unit] += defending[unit]
    return count


def ledger(state: Attack) -> dict[str, int]:
    """Money by account, pieces by player against a supply without bottom, cards by place, technologies."""
    return dict(zip(accounts(state.seats), amounts(state), strict=True))


@cache
def accounts(seats: int) -> tuple[str, ...]:
    """What the accounts are called, in the order of `amounts`."""
    names = [f"{account} {money}" for money in MONEYS for account in events.ACCOUNTS[: PURSE + seats]]
    for seat in range(seats):
        for unit in UNITS:
            names += [f"{seat} {unit}", f"supply {seat} {unit}"]
        for technology in TECHNOLOGY_IDS:
            names += [f"{seat} {technology}", f"not yet {seat} {technology}"]
    places = (*range(HAND + seats), OUT)
    names += [f"{place_name(place)} {card}" for card in CARD_IDS for place in places]
    return tuple(names)


def amounts(state: Attack) -> list[int]:
    """What the accounts hold."""
    found = [*state.production, *state.oil]
    units = pieces(state)
    for seat in range(state.seats):
        for count in units[seat * UNIT_COUNT : (seat + 1) * UNIT_COUNT]:
            found += [count, -count]
        for owned in state.technology[seat * TECHNOLOGIES : (seat + 1) * TECHNOLOGIES]:
            found += [owned, -owned]
    for kind in range(KINDS):
        row = [0] * PLACES
        for number in range(state.figures.first[kind], state.figures.first[kind + 1]):
            row[state.cards[number] & PLACE_MASK] += 1
        found += [*row[: HAND + state.seats], row[OUT]]
    return found


CARD_MOVES: Final = {
    events.DREW: ("pile", "hand {player}"),
    events.DISCARDED: ("hand {player}", "discards"),
    events.PLAYED: ("hand {player}", "table"),
    events.SPENT: ("table", "discards"),
    events.DEFENDED: ("pile", "table"),
    events.KEPT: ("table", "hand {player}"),
    events.HANDED: ("hand {target}", "hand {player}"),
    events.REBUILT: ("discards", "pile"),
}
"""Events that move a card, from one place to another."""


def effects(event: list[int]) -> list[tuple[str, int]]:
    """How an event changes the ledger."""
    kind = event[0]
    found = {field.name: field.values[event[number]] for number, field in enumerate(events.EVENTS[kind].fields, 1)}
    if kind == events.PAID:
        payer, payee, money, amount = found["payer"], found["payee"], found["money"], int(found["amount"])
        return [(f"{payer} {money}", -amount), (f"{payee} {money}", amount)]
    if kind in (events.RAISED, events.REMOVED):
        change, name = 1 if kind == events.RAISED else -1, f"{found['player']} {found['unit']}"
        return [(name, change), (f"supply {name}", -change)]
    if kind == events.DISCOVERED:
        name = f"{found['player']} {found['technology']}"
        return [(name, 1), (f"not yet {name}", -1)]
    if kind == events.RETURNED:
        origin = "table" if found["player"] == NONE else f"hand {found['player']}"
        return moved(origin, "pile", f"{found['card']}", 1)
    if kind in CARD_MOVES:
        origin, target = CARD_MOVES[kind]
        copies = int(found.get("copies", 1))
        return moved(origin.format(**found), target.format(**found), f"{found['card']}", copies)
    return []


def moved(origin: str, target: str, card: str, count: int) -> list[tuple[str, int]]:
    return [(f"{origin} {card}", -count), (f"{target} {card}", count)]


# invariants


def broken(state: Attack) -> str:
    return broken_money(state) or broken_pieces(state) or broken_cards(state)


def broken_money(state: Attack) -> str:
    for name, row in zip(MONEYS, (state.production, state.oil), strict=True):
        if sum(row) != 0 or min(row[PURSE:]) < 0:
            return f"{name} is {row}"
    return ""


def broken_pieces(state: Attack) -> str:
    rows = (state.army, state.fleet, state.reserve, state.fresh, state.sailed, state.front, state.crippled)
    if any(min(row) < 0 for row in rows):
        return "there are less than no units somewhere"
    replaced = replaced_region(state)
    for region in state.board.regions:
        owner = state.owner[region]
        fighting = region in (state.fight, replaced)
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
    return state.arg(Replacement.REGION) if waits else NO_REGION


def broken_cards(state: Attack) -> str:
    """Copies are sorted; only cards in hands have been drawn and seen, never by their own holder."""
    for kind in range(KINDS):
        codes = state.cards[state.figures.first[kind] : state.figures.first[kind + 1]]
        if codes != sorted(codes):
            return f"the copies of {CARD_IDS[kind]} are not sorted"
        stamp = state.stamps[deck_of(kind)]
        for code in codes:
            place, seen = code & PLACE_MASK, code >> SEEN_SHIFT & state.kinds.seen_mask
            drawn, since = code >> DRAWN_SHIFT & DRAWN_MASK, code >> SINCE_SHIFT
            if place in (PILE, DISCARDS, ON_TABLE, OUT):
                if seen or drawn or code & IDLE_BIT or since > stamp:
                    return f"{CARD_IDS[kind]} is known as if it were in a hand"
            elif place - HAND >= state.seats or seen >> place - HAND & 1 or not since <= drawn <= stamp:
                return f"{CARD_IDS[kind]} is in a wrong hand"
    return ""

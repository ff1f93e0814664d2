"""What no set-up could have led to."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, queries
from greatpowers.games.attack.rules.state import NO_REGION, NO_SEAT, NO_TYPE, Attack
from greatpowers.games.attack.rules.units import FASCISM, GOVERNMENT_COUNT, LAND_UNITS, MOST_SEATS, UNIT_COUNT
from greatpowers.kernel.values import Malformed

EXTRA_TYPES: Final = {5: 1, 6: 2, 7: 3}
ORDER: Final = (
    agenda.START_SEAT,
    agenda.CLAIM,
    agenda.DEPLOYMENT,
    agenda.CAPITAL,
    agenda.MIX,
    agenda.GOVERNMENT,
    agenda.COUNTER,
)


def setup_misfit(state: Attack, steps: list[int]) -> Malformed | None:
    """Before the first round nobody has done anything but what the step below belongs to."""
    stage = ORDER.index(steps[0])
    player = state.agenda[1] if steps[0] not in (agenda.START_SEAT, agenda.MIX) else 0
    if (state.start == NO_SEAT) != (stage == 0):
        return Malformed("start", "is drawn at the beginning")
    if player >= state.seats or (steps[0] == agenda.COUNTER and player != 0):
        return Malformed("agenda[0]", "there is no such player")
    numbers = (
        *(state.round, state.taken, state.once, state.diplomacy, state.treaties, state.trading),
        *(state.may_not_play, state.eagles),
    )
    flags = (state.technology, state.atom_used, state.marked, state.banned, state.embargoed, state.refusals)
    if state.turn != NO_SEAT or any(numbers) or any(max(row) for row in (*flags, state.counter_offers)):
        return Malformed("turn", "during set-up nothing has happened yet")
    return (
        piece_misfit(state, stage, player)
        or fleet_misfit(state)
        or capital_misfit(state, stage, player)
        or government_misfit(state, stage, player)
    )


def piece_misfit(state: Attack, stage: int, player: int) -> Malformed | None:
    """Everybody has the same pieces, on the board or in reserve, and regions claimed in turn."""
    rules = state.figures
    regions = [len(queries.regions_of(state, seat)) for seat in range(state.seats)]
    claimed = sum(regions)
    for seat in range(state.seats):
        path = f"players[{seat}].reserve"
        reserve = state.reserve[seat * UNIT_COUNT : (seat + 1) * UNIT_COUNT]
        if [placed(state, seat, unit) + reserve[unit] for unit in range(UNIT_COUNT)] != [*rules.start]:
            return Malformed(path, "and the pieces on the board are not those of the beginning")
        if stage > 2 and sum(reserve) > 0:
            return Malformed(path, "is placed before capitals are founded")
        if stage > 1:
            expected = rules.start_regions
        else:
            turns = (seat - max(state.start, 0)) % state.seats
            expected = (claimed + state.seats - 1 - turns) // state.seats
        if regions[seat] != expected:
            return Malformed("regions", "are claimed in turn, by all the same number")
        continents = [state.board.continent[region] for region in queries.regions_of(state, seat)]
        if state.rules.by_continent and len({*continents}) < len(continents):
            return Malformed("regions", "are claimed on different continents")
        if stage < 2 and sum(reserve) + regions[seat] != sum(rules.start):
            return Malformed(path, "is placed after regions are claimed")
    if stage == 0 and claimed > 0:
        return Malformed("regions", "are claimed after the start player is drawn")
    if stage == 1 and (player != (state.start + claimed) % state.seats or claimed >= rules.start_regions * state.seats):
        return Malformed("agenda[0].player", "regions are claimed in turn")
    if stage == 2 and (sum(state.reserve[player * UNIT_COUNT : (player + 1) * UNIT_COUNT]) == 0):
        return Malformed("agenda[0].player", "has nothing left to place")
    if stage == 2 and state.agenda[2] >= rules.pieces_per_turn:
        return Malformed("agenda[0].placed", "is more than a player places at once")
    return None


def placed(state: Attack, seat: int, unit: int) -> int:
    if unit < LAND_UNITS:
        return sum(state.units(region, unit) for region in queries.regions_of(state, seat))
    return sum(state.ships(seat, sea, unit - LAND_UNITS) for sea in state.board.seas)


def fleet_misfit(state: Attack) -> Malformed | None:
    """All ships of a player lie in one area that nobody else is in."""
    taken: set[int] = set()
    for seat in range(state.seats):
        areas = [sea for sea in state.board.seas if queries.has_ships(state, seat, sea)]
        if len(areas) > 1 or taken.intersection(areas):
            return Malformed("seas", "during set-up each fleet lies in an area of its own")
        taken.update(areas)
    return None


def capital_misfit(state: Attack, stage: int, player: int) -> Malformed | None:
    for seat in range(state.seats):
        before = (seat - state.start) % state.seats < (player - state.start) % state.seats
        founded = stage > 3 or (stage == 3 and before)
        region = state.capital[seat]
        if (region != NO_REGION) != founded or (founded and state.owner[region] != seat):
            return Malformed(f"players[{seat}].capital", "is founded in turn, in an own region")
    return None


def government_misfit(state: Attack, stage: int, player: int) -> Malformed | None:
    """Governments come out of a mix of one of each, some of them twice, counters after them."""
    for seat in range(state.seats):
        before = (seat - state.start) % state.seats < (player - state.start) % state.seats
        if (state.government[seat] != NO_TYPE) != (stage > 5 or (stage == 5 and before)):
            return Malformed(f"players[{seat}].government", "is drawn in turn")
    if stage < 6 and any(kind != NO_TYPE for kind in state.counter):
        return Malformed("regions", "counters are drawn after governments")
    mixed = [state.mix[kind] + state.government.count(kind) for kind in range(GOVERNMENT_COUNT)]
    if stage not in (4, 5):
        return Malformed("mix", "is made for governments only") if sum(state.mix) > 0 else None
    extra = sum(mixed) - GOVERNMENT_COUNT
    most = GOVERNMENT_COUNT if state.seats == MOST_SEATS else EXTRA_TYPES.get(state.seats, 0)
    fits = min(mixed) >= 1 and max(mixed) <= 2 and (mixed[FASCISM] == 1 or state.seats == MOST_SEATS)
    if not fits or extra > most or (stage == 5 and extra != most):
        return Malformed("mix", "is one counter of each type, and some of them twice")
    return None

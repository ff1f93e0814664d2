"""Whether a set-up could have led to an imported position."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, queries
from greatpowers.games.attack.rules.pieces import NO_REGION, NO_SEAT, NO_TYPE
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps.setup import EXTRA_TYPES, Capital, Claim, Counter, Deployment, Government
from greatpowers.games.attack.rules.units import FASCISM, GOVERNMENT_COUNT, LAND_UNITS, MOST_SEATS, UNIT_COUNT
from greatpowers.kernel.values import Malformed

PLAYER: Final = {
    agenda.CLAIM: Claim.PLAYER,
    agenda.DEPLOYMENT: Deployment.PLAYER,
    agenda.CAPITAL: Capital.PLAYER,
    agenda.GOVERNMENT: Government.PLAYER,
}
"""The steps of set-up that ask in turn, with the argument that says whom. Steps of set-up are numbered in order."""


def implausible_setup(state: Attack, steps: list[int]) -> Malformed | None:
    """Before the first round nobody has done anything but what the step below belongs to."""
    stage = steps[0]
    player = state.agenda[PLAYER[stage]] if stage in PLAYER else 0
    if (state.start == NO_SEAT) != (stage == agenda.START_SEAT):
        return Malformed("start", "is drawn at the beginning")
    if player >= state.seats or (stage == agenda.COUNTER and state.agenda[Counter.REGION] != 0):
        return Malformed("agenda[0]", "there is no such player")
    numbers = (
        *(state.round, state.taken, state.once, state.diplomacy, state.treaties, state.trading),
        *(state.may_not_play, state.eagles),
    )
    flags = (state.technology, state.atom_used, state.marked, state.banned, state.embargoed, state.refusals)
    if state.turn != NO_SEAT or any(numbers) or any(max(row) for row in (*flags, state.counter_offers)):
        return Malformed("turn", "during set-up nothing has happened yet")
    return (
        implausible_pieces(state, stage, player)
        or implausible_fleets(state)
        or implausible_capitals(state, stage, player)
        or implausible_governments(state, stage, player)
    )


def implausible_pieces(state: Attack, stage: int, player: int) -> Malformed | None:
    """Everybody has the same pieces, on the board or in reserve, and regions claimed in turn."""
    rules = state.figures
    regions = [len(queries.regions_of(state, seat)) for seat in range(state.seats)]
    claimed = sum(regions)
    for seat in range(state.seats):
        path = f"players[{seat}].reserve"
        reserve = state.all_to_place(seat)
        if [placed(state, seat, unit) + reserve[unit] for unit in range(UNIT_COUNT)] != [*rules.start]:
            return Malformed(path, "and the pieces on the board are not those of the beginning")
        if stage > agenda.DEPLOYMENT and sum(reserve) > 0:
            return Malformed(path, "is placed before capitals are founded")
        if stage > agenda.CLAIM:
            expected = rules.start_regions
        else:
            turns = (seat - max(state.start, 0)) % state.seats
            expected = (claimed + state.seats - 1 - turns) // state.seats
        if regions[seat] != expected:
            return Malformed("regions", "are claimed in turn, by all the same number")
        continents = [state.board.continent[region] for region in queries.regions_of(state, seat)]
        if state.rules.by_continent and len({*continents}) < len(continents):
            return Malformed("regions", "are claimed on different continents")
        if stage < agenda.DEPLOYMENT and sum(reserve) + regions[seat] != sum(rules.start):
            return Malformed(path, "is placed after regions are claimed")
    if stage == agenda.START_SEAT and claimed > 0:
        return Malformed("regions", "are claimed after the start player is drawn")
    if stage == agenda.CLAIM and (
        player != (state.start + claimed) % state.seats or claimed >= rules.start_regions * state.seats
    ):
        return Malformed("agenda[0].player", "regions are claimed in turn")
    if stage == agenda.DEPLOYMENT and sum(state.all_to_place(player)) == 0:
        return Malformed("agenda[0].player", "has nothing left to place")
    if stage == agenda.DEPLOYMENT and state.agenda[Deployment.PLACED] >= rules.pieces_per_turn:
        return Malformed("agenda[0].placed", "is more than a player places at once")
    return None


def placed(state: Attack, seat: int, unit: int) -> int:
    if unit < LAND_UNITS:
        return sum(state.units(region, unit) for region in queries.regions_of(state, seat))
    return sum(state.ships(seat, sea, unit - LAND_UNITS) for sea in state.board.seas)


def implausible_fleets(state: Attack) -> Malformed | None:
    """All ships of a player lie in one area that nobody else is in."""
    taken: set[int] = set()
    for seat in range(state.seats):
        areas = [sea for sea in state.board.seas if queries.has_ships(state, seat, sea)]
        if len(areas) > 1 or taken.intersection(areas):
            return Malformed("seas", "during set-up each fleet lies in an area of its own")
        taken.update(areas)
    return None


def implausible_capitals(state: Attack, stage: int, player: int) -> Malformed | None:
    for seat in range(state.seats):
        before = (seat - state.start) % state.seats < (player - state.start) % state.seats
        founded = stage > agenda.CAPITAL or (stage == agenda.CAPITAL and before)
        region = state.capital[seat]
        if (region != NO_REGION) != founded or (founded and state.owner[region] != seat):
            return Malformed(f"players[{seat}].capital", "is founded in turn, in a region of its owner")
    return None


def implausible_governments(state: Attack, stage: int, player: int) -> Malformed | None:
    """Governments come out of a mix of one of each, some of them twice, counters after them."""
    for seat in range(state.seats):
        before = (seat - state.start) % state.seats < (player - state.start) % state.seats
        if (state.government[seat] != NO_TYPE) != (
            stage > agenda.GOVERNMENT or (stage == agenda.GOVERNMENT and before)
        ):
            return Malformed(f"players[{seat}].government", "is drawn in turn")
    if stage < agenda.COUNTER and any(kind != NO_TYPE for kind in state.counter):
        return Malformed("regions", "counters are drawn after governments")
    mixed = [state.mix[kind] + state.government.count(kind) for kind in range(GOVERNMENT_COUNT)]
    if stage not in (agenda.MIX, agenda.GOVERNMENT):
        return Malformed("mix", "is made for governments only") if sum(state.mix) > 0 else None
    extra = sum(mixed) - GOVERNMENT_COUNT
    most = GOVERNMENT_COUNT if state.seats == MOST_SEATS else EXTRA_TYPES.get(state.seats, 0)
    fits = min(mixed) >= 1 and max(mixed) <= 2 and (mixed[FASCISM] == 1 or state.seats == MOST_SEATS)
    if not fits or extra > most or (stage == agenda.GOVERNMENT and extra != most):
        return Malformed("mix", "is one counter of each type, and some of them twice")
    return None

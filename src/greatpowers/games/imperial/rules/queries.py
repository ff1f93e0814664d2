"""The rulebook's nouns: what can be read off a position. Pure; shared by steps, views and bots."""

from __future__ import annotations

from greatpowers.games.imperial.rules.board import HOME, NATIONS, NO_NATION
from greatpowers.games.imperial.rules.rules import FIELDS, INVESTOR
from greatpowers.games.imperial.rules.state import NO_FIELD, NO_SEAT, Imperial


def power_factor(state: Imperial, nation: int) -> int:
    return state.power[nation] // state.rules.figures.points_per_factor


def is_occupied(state: Imperial, region: int) -> bool:
    """Whether a hostile (upright) foreign army stands in this home province."""
    if state.crowd[region] == 0:
        return False
    owner = state.rules.board.owner[region]
    armies = state.armies
    size = state.regions
    for nation in range(NATIONS):
        if nation != owner and armies[nation * size + region] > 0:
            return True
    return False


def factories(state: Imperial, nation: int) -> list[int]:
    """The provinces of this nation that have a factory."""
    return [region for region in state.rules.board.homes[nation] if state.factory[region]]


def unoccupied_factories(state: Imperial, nation: int) -> int:
    count = 0
    for region in state.rules.board.homes[nation]:
        if state.factory[region] and not is_occupied(state, region):
            count += 1
    return count


def is_last_factory(state: Imperial, region: int) -> bool:
    """Whether this province holds its nation's only factory without a hostile army (IMP-27)."""
    if not state.factory[region] or is_occupied(state, region):
        return False
    return unoccupied_factories(state, state.rules.board.owner[region]) == 1


def units_on_board(state: Imperial, nation: int) -> int:
    board = state.rules.board
    return board.armies[nation] - state.army_pool[nation] + board.fleets[nation] - state.fleet_pool[nation]


def flags_on_board(state: Imperial, nation: int) -> int:
    return state.rules.figures.flags - state.flag_pool[nation]


def tax(state: Imperial, nation: int) -> int:
    """Two for each unoccupied factory, one for each flag."""
    figures = state.rules.figures
    return (
        unoccupied_factories(state, nation) * figures.tax_per_factory
        + flags_on_board(state, nation) * figures.tax_per_flag
    )


def soldiers_pay(state: Imperial, nation: int) -> int:
    """What Taxation would pay the soldiers now: out of the tax alone or out of the treasury, as the edition says."""
    due = units_on_board(state, nation) * state.rules.figures.pay_per_unit
    there = tax(state, nation)
    if "net" not in state.rules.taxation:
        there += state.treasury(nation)
    return min(due, there)


def interest_to(state: Imperial, nation: int, seat: int) -> int:
    """The interest this nation owes one player."""
    figures = state.rules.figures
    first = nation * len(figures.faces)
    total = 0
    for face, interest in enumerate(figures.interest):
        if state.bond_owner[first + face] == seat:
            total += interest
    return total


def interest_due(state: Imperial, nation: int) -> int:
    """The interest on all bonds of this nation that players hold."""
    figures = state.rules.figures
    first = nation * len(figures.faces)
    total = 0
    for face, interest in enumerate(figures.interest):
        if state.bond_owner[first + face] != NO_SEAT:
            total += interest
    return total


def lent(state: Imperial, nation: int, seat: int) -> int:
    """The sum of this player's bonds in this nation."""
    figures = state.rules.figures
    first = nation * len(figures.faces)
    total = 0
    for index, face in enumerate(figures.faces):
        if state.bond_owner[first + index] == seat:
            total += face
    return total


def sums_lent(state: Imperial, nation: int) -> list[int]:
    """The sum of each player's bonds in this nation."""
    faces = state.rules.figures.faces
    first = nation * len(faces)
    totals = [0] * state.seats
    for index, face in enumerate(faces):
        owner = state.bond_owner[first + index]
        if owner != NO_SEAT:
            totals[owner] += face
    return totals


def claimant(state: Imperial, nation: int, origin: int, lender: int = NO_SEAT, amount: int = 0) -> int:
    """Who is due to govern: a strictly higher sum; equal challengers: first clockwise from `origin`, itself first.

    With `lender` and `amount`: who would be, had this player lent so much more."""
    holder = state.government[nation]
    totals = sums_lent(state, nation)
    if lender != NO_SEAT:
        totals[lender] += amount
    best = 0 if holder == NO_SEAT else totals[holder]
    winner = holder
    for place in range(state.seats):
        seat = (origin + place) % state.seats
        if totals[seat] > best:
            best = totals[seat]
            winner = seat
    return winner


def has_bonds_out(state: Imperial, nation: int) -> bool:
    """Whether anybody has lent to this nation."""
    faces = len(state.rules.figures.faces)
    for owner in state.bond_owner[nation * faces : (nation + 1) * faces]:
        if owner != NO_SEAT:
            return True
    return False


def governs(state: Imperial, seat: int) -> bool:
    return seat in state.government


def rondel_steps(state: Imperial, nation: int, field: int) -> int:
    """Fields forward from where the marker stands; 0 for the first placement."""
    here = state.rondel[nation]
    if here == NO_FIELD:
        return 0
    return state.rules.figures.steps(here, field)


def rondel_price(state: Imperial, nation: int, steps: int) -> int:
    """What the government pays for going beyond the free fields."""
    return state.rules.figures.price_of_steps(steps, power_factor(state, nation))


def passes_investor(state: Imperial, nation: int, field: int) -> bool:
    """Whether the marker leaves a field before Investor and ends beyond it; the first placement never does (IMP-6)."""
    here = state.rondel[nation]
    if here == NO_FIELD or field == INVESTOR:
        return False
    return (INVESTOR - here - 1) % FIELDS < (field - here - 1) % FIELDS


def sole_occupants(state: Imperial) -> list[int]:
    """For each region outside the great powers the only nation with units there; none where nobody is, or several."""
    board = state.rules.board
    occupants = [NO_NATION] * state.regions
    for region in board.open_regions:
        if state.crowd[region] == 1:
            units = state.armies if region < board.first_sea else state.fleets
            nation = 0
            while units[nation * state.regions + region] == 0:
                nation += 1
            occupants[region] = nation
    return occupants


def is_foreign_home(state: Imperial, region: int) -> bool:
    """Whether this is a home province of another nation than the one to move."""
    board = state.rules.board
    return board.kind[region] == HOME and board.owner[region] != state.nation


def railway(state: Imperial, region: int) -> list[int]:
    """Own home provinces of the nation to move that the train reaches from `region`, itself left out, sorted.

    The train neither starts in, nor passes, nor ends in a province with a hostile army (IMP-23)."""
    board = state.rules.board
    if board.owner[region] != state.nation or is_occupied(state, region):
        return []
    reached = [region]
    for place in reached:
        for neighbour in board.land[place]:
            if (
                board.owner[neighbour] == state.nation
                and neighbour not in reached
                and not is_occupied(state, neighbour)
            ):
                reached.append(neighbour)
    reached.remove(region)
    reached.sort()
    return reached


def score(state: Imperial, seat: int) -> int:
    """Cash plus, for each bond, interest times the power factor of its nation."""
    total = state.cash(seat)
    for nation in range(NATIONS):
        factor = power_factor(state, nation)
        if factor > 0:
            total += factor * interest_to(state, nation, seat)
    return total


def ranking_key(state: Imperial, seat: int) -> list[int]:
    """Score, then the sum lent to the strongest nation, the second strongest … (equal power: turn order, IMP-43)."""
    order = sorted(range(NATIONS), key=lambda nation: (-state.power[nation], nation))
    return [score(state, seat), *(lent(state, nation, seat) for nation in order)]


def ranking(state: Imperial) -> list[int]:
    """Rank per seat, 1 is best; a full tie is shared (IMP-51)."""
    keys = [ranking_key(state, seat) for seat in range(state.seats)]
    return [1 + sum(1 for other in keys if other > key) for key in keys]

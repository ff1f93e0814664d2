"""What must hold in every position of Imperial, and what each event does to money and pieces."""

from __future__ import annotations

from functools import cache
from typing import Final

from greatpowers.games.imperial.rules import agenda, events, queries
from greatpowers.games.imperial.rules.answers import ARMY, FLEET, LYING, UNITS
from greatpowers.games.imperial.rules.board import NATIONS, NO_NATION
from greatpowers.games.imperial.rules.frames import (
    INVESTOR_PLACE,
    LENDERS,
    MOVED,
    NATION,
    OFFERED,
    PLAYER,
    ROUND_PLACE,
    STARTER,
    STEP,
    TURN_AT_TABLE,
)
from greatpowers.games.imperial.rules.rules import Figures
from greatpowers.games.imperial.rules.state import CASH, NO_SEAT, Imperial
from greatpowers.kernel.state import WIDTH
from greatpowers.kernel.values import Malformed

SET_UP_STEPS: Final = (agenda.DEAL_CARD, agenda.START_PLAYER, agenda.START_BOND)
MANEUVER_STEPS: Final = (agenda.FLEETS, agenda.ARMIES, agenda.FLAGS)
LATER_STEPS: Final = (agenda.INVESTORS, agenda.LENDING)


def steps_open(state: Imperial) -> list[int]:
    return state.agenda[::WIDTH]


def implausible(state: Imperial) -> Malformed | None:
    """The first thing in an imported position that no game could have led to."""
    steps = steps_open(state)
    if len(steps) > 0 and steps[0] in SET_UP_STEPS:
        return implausible_set_up(state)
    return (
        implausible_end(state)
        or implausible_office(state, agenda.INVESTORS in steps or agenda.LENDING in steps)
        or implausible_board(state, agenda.FLAGS in steps)
        or implausible_turn(state, steps)
        or implausible_memory(state, steps)
    )


def implausible_set_up(state: Imperial) -> Malformed | None:
    """During set-up the board is as it was laid out; only bonds, cash and (when dealt) flag cards move."""
    board = state.rules.board
    if state.rules.experienced == (state.top() == agenda.DEAL_CARD):
        return Malformed("agenda[0].step", "does not belong to the start option")
    for nation, name in enumerate(board.nations):
        untouched = (
            state.power[nation] == 0
            and state.tax_marker[nation] == 0
            and state.rondel[nation] < 0
            and queries.units_on_board(state, nation) == 0
            and queries.flags_on_board(state, nation) == 0
            and tuple(queries.factories(state, nation))
            == tuple(region for region in board.homes[nation] if region in board.start_factories)
        )
        if not untouched or nation in state.waiting:
            return Malformed(f"nations.{name}", "nothing has happened on the board during set-up")
    if state.investor != NO_SEAT or max(state.swiss_bank) > 0 or state.nation != 0:
        return Malformed("investor_card", "nobody holds a card yet during set-up")
    if state.rules.experienced:
        if max(state.government) != NO_SEAT:
            return Malformed("nations", "nobody governs before all bonds are chosen")
        return implausible_choice(state) or implausible_money(state) or implausible_memory(state, [])
    return implausible_deal(state) or implausible_money(state) or implausible_memory(state, [])


def implausible_money(state: Imperial) -> Malformed | None:
    """During set-up all money has gone from the players into the treasuries for the bonds they hold."""
    sums = [queries.sums_lent(state, nation) for nation in range(NATIONS)]
    for nation, name in enumerate(state.rules.board.nations):
        if state.treasury(nation) != sum(sums[nation]):
            return Malformed(f"nations.{name}.treasury", "during set-up it holds what has been lent, and nothing else")
    for seat in range(state.seats):
        if state.cash(seat) + sum(row[seat] for row in sums) != state.rules.start_money:
            return Malformed(f"players[{seat}].cash", "during set-up it is the start money without the bonds bought")
    return None


def implausible_choice(state: Imperial) -> Malformed | None:
    """Nation by nation, each player reached so far holds one bond at most."""
    faces = len(state.rules.figures.faces)
    reached = state.arg(NATION) * state.seats + state.arg(TURN_AT_TABLE) if state.top() == agenda.START_BOND else 0
    for nation in range(NATIONS):
        owners = state.bond_owner[nation * faces : (nation + 1) * faces]
        for seat in range(state.seats):
            turn = nation * state.seats + (seat - state.arg(STARTER) - nation) % state.seats
            if owners.count(seat) > (1 if turn < reached else 0):
                return Malformed(f"players[{seat}].bonds", "that many bonds cannot have been chosen yet")
    return None


def implausible_deal(state: Imperial) -> Malformed | None:
    """As many cards are dealt as players have been reached, one to each of them."""
    reached = state.arg(PLAYER)
    dealt = [group for group in state.rules.deal_groups if state.government[group[0]] != NO_SEAT]
    if reached >= state.seats or len(dealt) != reached:
        return Malformed("agenda[0].player", "does not fit the cards dealt so far")
    if sorted(state.government[group[0]] for group in dealt) != list(range(reached)):
        return Malformed("nations", "every player reached so far holds one card")
    for group in state.rules.deal_groups:
        if any(state.government[nation] != state.government[group[0]] for nation in group):
            return Malformed("nations", "cards of one group go to one player")
    figures = state.rules.figures
    expected = [NO_SEAT] * len(state.bond_owner)
    for nation in range(NATIONS):
        if state.government[nation] != NO_SEAT:
            expected[nation * len(figures.faces) + figures.own_face] = state.government[nation]
            expected[figures.partner[nation] * len(figures.faces) + figures.partner_face] = state.government[nation]
    return None if expected == state.bond_owner else Malformed("players", "bonds do not fit the cards dealt so far")


def implausible_end(state: Imperial) -> Malformed | None:
    ended = max(state.power) == state.rules.figures.power_to_end or max(state.government) == NO_SEAT
    if state.over and not ended:
        return Malformed("over", "no nation has reached the end of the power track")
    if not state.over and max(state.power) == state.rules.figures.power_to_end:
        return Malformed("over", "a nation has reached the end of the power track, so the game is over")
    return None


def implausible_office(state: Imperial, lending: bool) -> Malformed | None:
    """Governments, Swiss Banks and the investor card follow from the bonds, except while people are lending."""
    for nation, name in enumerate(state.rules.board.nations):
        path = f"nations.{name}.government"
        holder = state.government[nation]
        sums = [queries.lent(state, nation, seat) for seat in range(state.seats)]
        if holder == NO_SEAT:
            if max(sums) > 0 and not lending:
                return Malformed(path, "somebody has lent to this nation, so it has a government")
            used = queries.units_on_board(state, nation) > 0 or queries.flags_on_board(state, nation) > 0
            if used or state.power[nation] > 0 or state.rondel[nation] >= 0:
                return Malformed(path, "a nation without government has not moved yet")
        elif sums[holder] == 0 or (sums[holder] < max(sums) and not lending):
            return Malformed(path, "the government is not the player who lent most")
    for seat in range(state.seats):
        if not state.rules.figures.swiss_banks:
            if state.swiss_bank[seat]:
                return Malformed(f"players[{seat}].swiss_bank", "there are no Swiss Banks in this edition")
        elif queries.governs(state, seat) == bool(state.swiss_bank[seat]):
            return Malformed(f"players[{seat}].swiss_bank", "who governs nothing holds a Swiss Bank, and nobody else")
    if state.rules.investor_card and state.investor == NO_SEAT and max(state.government) != NO_SEAT:
        return Malformed("investor_card", "is missing")
    if state.investor != NO_SEAT and (not state.rules.investor_card or max(state.government) == NO_SEAT):
        return Malformed("investor_card", "nobody holds it in this game")
    return None


def implausible_board(state: Imperial, laying_flags: bool) -> Malformed | None:
    for nation, name in enumerate(state.rules.board.nations):
        if queries.unoccupied_factories(state, nation) == 0:
            return Malformed(f"nations.{name}.factories", "a nation always keeps one factory without hostile armies")
    for region, nation in enumerate(state.waiting):
        if nation != NO_NATION and state.flag[region] == nation and not laying_flags:
            return Malformed(f"nations.{state.rules.board.nations[nation]}.waiting", "the flag lies there already")
    return None


def implausible_turn(state: Imperial, steps: list[int]) -> Malformed | None:
    """A turn under way belongs to a governed nation and the next nation's turn lies at the bottom."""
    for number, step in enumerate(steps[:-1]):
        if step in LATER_STEPS and steps[number + 1] != agenda.INVEST and not is_unopened(state, number):
            return Malformed(f"agenda[{number}]", "lending has begun before the action is over")
    if len(steps) < 2:
        if len(steps) == 1 and state.frame_arg(0, NATION) != state.nation:
            return Malformed("agenda[0].nation", "is not the nation to move")
        return None
    if state.frame_arg(0, NATION) == state.nation:
        return implausible_lending_before(state, steps)
    if state.government[state.nation] == NO_SEAT:
        return Malformed("to_move", "a nation without government does not move")
    if state.frame_arg(0, NATION) != (state.nation + 1) % NATIONS:
        return Malformed("agenda[0].nation", "the turn under way comes before another nation's")
    if not state.rules.investor_card and (steps[1] != agenda.LENDING or state.frame_arg(1, MOVED) != state.nation):
        return Malformed("agenda[1].step", "without the investor card there is lending after the turn")
    return None


def is_unopened(state: Imperial, number: int) -> bool:
    """Whether this frame, of the investors or of lending after a turn, is as it was put on the agenda."""
    if state.frame_arg(number, STEP) == agenda.INVESTORS:
        return state.frame_arg(number, INVESTOR_PLACE) == 0
    same = state.frame_arg(number, MOVED) == state.frame_arg(number, OFFERED)
    return same and state.frame_arg(number, ROUND_PLACE) == state.frame_arg(number, LENDERS) == 0


def implausible_lending_before(state: Imperial, steps: list[int]) -> Malformed | None:
    """Without the investor card, holders of a Swiss Bank may lend before the very first turn; nothing else."""
    if state.rules.investor_card or state.nation != 0 or state.frame_arg(1, OFFERED) != NATIONS:
        return Malformed("agenda[0].nation", "the turn under way comes before another nation's")
    if steps[1] != agenda.LENDING or max(state.rondel) >= 0:
        return Malformed("agenda[1].step", "before the first turn there is only lending by Swiss Banks")
    return None


def implausible_memory(state: Imperial, steps: list[int]) -> Malformed | None:
    """What units are said to have done in this maneuver fits the units that are there."""
    moved = [*state.spent_armies, *state.spent_lying, *state.spent_fleets, *state.carriers]
    if max([*moved, *state.refused_armies, *state.refused_lying, *state.refused_fleets]) <= 0:
        return None
    moving = any(step in MANEUVER_STEPS for step in steps)
    offset = state.nation * state.regions
    for region, name in enumerate(state.rules.board.regions):
        for unit in (ARMY, LYING, FLEET):
            here = state.units(unit)[offset + region]
            spent, refused = state.spent(unit)[region], max([0, *state.refused(unit)[region :: state.regions]])
            if spent + refused > 0 and not moving:
                return Malformed("maneuver", "there is no maneuver under way")
            if spent + refused > here:
                return Malformed(f"maneuver.{name}", "more units have moved or asked than are there")
            if spent + refused > 0 and unit == FLEET and region < state.rules.board.first_sea:
                return Malformed(f"maneuver.{name}", "a fleet in harbour has not moved")
            if spent + refused > 0 and unit != FLEET and agenda.FLEETS in steps:
                return Malformed(f"maneuver.{name}", "armies move after all fleets")
        carriers = state.carriers[region]
        if carriers > 0 and (not moving or agenda.FLEETS in steps or carriers > state.fleets[offset + region]):
            return Malformed(f"maneuver.carriers.{name}", "more fleets have carried than are there")
        if carriers > 0 and region < state.rules.board.first_sea:
            return Malformed(f"maneuver.carriers.{name}", "a fleet in harbour carries nobody")
    return None


def broken(state: Imperial) -> str:
    """An invariant that does not hold."""
    board = state.rules.board
    if sum(state.money) != 0:
        return "money appeared or vanished"
    if min(state.money[1:]) < 0:
        return "somebody owes money"
    size = state.regions
    for nation, name in enumerate(board.nations):
        row = slice(nation * size, (nation + 1) * size)
        armies = sum(state.armies[row]) + sum(state.lying[row])
        if armies + state.army_pool[nation] != board.armies[nation] or state.army_pool[nation] < 0:
            return f"{name}: armies do not add up"
        if sum(state.fleets[row]) + state.fleet_pool[nation] != board.fleets[nation] or state.fleet_pool[nation] < 0:
            return f"{name}: fleets do not add up"
        if (
            state.flag.count(nation) + state.flag_pool[nation] != state.rules.figures.flags
            or state.flag_pool[nation] < 0
        ):
            return f"{name}: flags do not add up"
    for region in range(size):
        count = 0
        for nation in range(NATIONS):
            count += int(state.has_units(nation, region))
        if state.crowd[region] != count:
            return f"{board.regions[region]}: the nations there are miscounted"
    problem = None if state.over else implausible(state)
    return "" if problem is None else str(problem)


def ledger(state: Imperial) -> dict[str, int]:
    """Every account of money and every place of pieces and bonds."""
    return dict(zip(accounts(state.rules.figures, state.seats), amounts(state), strict=True))


@cache
def accounts(figures: Figures, seats: int) -> tuple[str, ...]:
    """What the accounts are called, in the order of `amounts`."""
    board, owners = figures.board, range(NO_SEAT, seats)
    names = [f"money {name}" for name in events.accounts(figures)[: CASH + seats]]
    for pool in ("army pool", "fleet pool", "flag pool"):
        names += [f"{nation} {pool}" for nation in board.nations]
    for kind in (*UNITS, "flag"):
        names += [f"{nation} {kind} {region}" for nation in board.nations for region in board.regions]
    names += [f"bond {nation} {face} {seat}" for nation in board.nations for face in figures.faces for seat in owners]
    return tuple(names)


def amounts(state: Imperial) -> list[int]:
    """What the accounts hold."""
    pieces = [*state.army_pool, *state.fleet_pool, *state.flag_pool]
    for unit in range(len(UNITS)):
        pieces += state.units(unit)
    for nation in range(NATIONS):
        pieces += [int(holder == nation) for holder in state.flag]
    bonds = [int(owner == seat) for owner in state.bond_owner for seat in range(NO_SEAT, state.seats)]
    return [*state.money, *pieces, *bonds]


def effects(event: list[int], figures: Figures) -> list[tuple[str, int]]:
    """How an event moves money, pieces and bonds; the changes add up to zero."""
    kind, a, b, c, d, e = event
    nations, regions = figures.board.nations, figures.board.regions
    if kind == events.PAID:
        names = events.accounts(figures)
        return [(f"money {names[a]}", -c), (f"money {names[b]}", c)]
    if kind in (events.RAISED, events.REMOVED):
        sign = 1 if kind == events.RAISED else -1
        pool = "fleet pool" if c == FLEET else "army pool"
        return [(f"{nations[a]} {pool}", -sign), (f"{nations[a]} {UNITS[c]} {regions[b]}", sign)]
    if kind == events.MOVED:
        return [(f"{nations[a]} {UNITS[d]} {regions[b]}", -1), (f"{nations[a]} {UNITS[e]} {regions[c]}", 1)]
    if kind == events.TURNED:
        before = LYING if c == ARMY else ARMY
        return [(f"{nations[a]} {UNITS[before]} {regions[b]}", -1), (f"{nations[a]} {UNITS[c]} {regions[b]}", 1)]
    if kind in (events.FLAGGED, events.UNFLAGGED):
        sign = 1 if kind == events.FLAGGED else -1
        return [(f"{nations[a]} flag pool", -sign), (f"{nations[a]} flag {regions[b]}", sign)]
    if kind in (events.LENT, events.RETURNED):
        sign = 1 if kind == events.LENT else -1
        bond = f"bond {nations[b]} {figures.faces[c]}"
        return [(f"{bond} -1", -sign), (f"{bond} {a}", sign)]
    return []

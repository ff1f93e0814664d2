"""The nouns of the rulebook: regions, fleets, ways, leave, what somebody may hold, points."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules.board import REGIONS, SEAS
from greatpowers.games.attack.rules.cardrow import DRAWN_MASK, DRAWN_SHIFT, HAND, PILE, PUBLIC, SINCE_SHIFT
from greatpowers.games.attack.rules.figures import deck_of, first_kind
from greatpowers.games.attack.rules.pieces import NEUTRAL, NO_REGION
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.units import (
    ATTACKING,
    BATTLESHIP,
    CARRIER,
    COMMUNISM,
    DEFENDING,
    DEMOCRACY,
    DESTROYER,
    FASCISM,
    LAND_UNITS,
    MONARCHY,
    PLANE,
    SHIPS,
    SUBMARINE,
)
from greatpowers.kernel.cards import PLACE_MASK, SEEN_SHIFT
from greatpowers.kernel.state import State

DESTROYER_SHIP: Final = DESTROYER - LAND_UNITS
SUBMARINE_SHIP: Final = SUBMARINE - LAND_UNITS
BATTLESHIP_SHIP: Final = BATTLESHIP - LAND_UNITS
CARRIER_SHIP: Final = CARRIER - LAND_UNITS
"""Ships counted from 0 for a destroyer."""

PUBLIC_BIT: Final = PUBLIC << SEEN_SHIFT


def clockwise(state: State, first: int) -> list[int]:
    """All seats in turn, beginning with this one."""
    return [(first + number) % state.seats for number in range(state.seats)]


def others(state: State, seat: int) -> list[int]:
    """The opponents in turn, the next one first."""
    return [(seat + number) % state.seats for number in range(1, state.seats)]


# regions


def regions_of(state: Attack, seat: int) -> list[int]:
    return [region for region in state.board.regions if state.owner[region] == seat]


def neutrals(state: Attack) -> list[int]:
    return [region for region in state.board.regions if state.owner[region] == NEUTRAL]


def has_capital(state: Attack, seat: int) -> bool:
    """Whether a player holds the region of their own capital."""
    return state.capital[seat] != NO_REGION and state.owner[state.capital[seat]] == seat


def capitals_held(state: Attack, seat: int) -> int:
    """Own and captured capitals."""
    return sum(1 for region in state.capital if region != NO_REGION and state.owner[region] == seat)


def is_capital(state: Attack, region: int) -> bool:
    return region in state.capital


def is_next_to_own(state: Attack, seat: int, region: int) -> bool:
    """Adjacent to a region of this player, by land, lane or zone."""
    return any(state.owner[other] == seat for other in state.board.neighbours[region])


def distance(one: int, other: int) -> int:
    """Steps between two governments on the spectrum."""
    return abs(one - other)


def land_units(state: Attack, seat: int) -> int:
    """On the board and on the way (ATK-44)."""
    count = 0
    for region in state.board.regions:
        if state.owner[region] == seat:
            count += state.strength(region)
    if seat == state.turn:
        for number in range(state.group_count()):
            count += state.group_size(number)
        count += state.fighting(ATTACKING)
    elif state.fight != NO_REGION and state.fight_foe == seat:
        count += state.fighting(DEFENDING)
    return count


def has_land_units(state: Attack, seat: int) -> bool:
    for region in state.board.regions:
        if state.owner[region] == seat and state.strength(region) > 0:
            return True
    return land_units(state, seat) > 0


def has_planes(state: Attack, seat: int) -> bool:
    for region in state.board.regions:
        if state.owner[region] == seat and state.army[region * LAND_UNITS + PLANE] > 0:
            return True
    return False


def planes(state: Attack, seat: int) -> int:
    count = 0
    for region in state.board.regions:
        if state.owner[region] == seat:
            count += state.army[region * LAND_UNITS + PLANE]
    return count


# fleets


def surface(state: Attack, seat: int, sea: int) -> int:
    """Ships other than submarines."""
    first = (seat * SEAS + sea) * SHIPS
    return state.fleet[first] + state.fleet[first + BATTLESHIP_SHIP] + state.fleet[first + CARRIER_SHIP]


def submarines(state: Attack, seat: int, sea: int) -> int:
    return state.fleet[(seat * SEAS + sea) * SHIPS + SUBMARINE_SHIP]


def foreign_surface(state: Attack, seat: int, sea: int) -> list[int]:
    """Who else has surface ships in an area, in turn from this player."""
    return [other for other in others(state, seat) if surface(state, other, sea) > 0]


def has_foreign_surface(state: Attack, seat: int, sea: int) -> bool:
    for other in range(state.seats):
        if other != seat and surface(state, other, sea) > 0:
            return True
    return False


def has_ships(state: Attack, seat: int, sea: int) -> bool:
    first = (seat * SEAS + sea) * SHIPS
    fleet = state.fleet
    return fleet[first] + fleet[first + 1] + fleet[first + 2] + fleet[first + 3] > 0


def escorts(state: Attack, seat: int, sea: int) -> int:
    """Destroyers and carriers."""
    first = (seat * SEAS + sea) * SHIPS
    return state.fleet[first + DESTROYER_SHIP] + state.fleet[first + CARRIER_SHIP]


def canal_between(state: Attack, one: int, other: int) -> int:
    """The canal that joins two seas, or -1; both canals lie in the west half, so they are on every board."""
    for canal, seas in enumerate(state.board.canal_seas):
        if one in seas and other in seas and one != other:
            return canal
    return -1


def canal_is_open(state: Attack, seat: int, canal: int) -> bool:
    """Whether its region is the player's, or neutral and of the player's type, or its owner has allowed it (ATK-19)."""
    region = state.board.canal_region[canal]
    owner = state.owner[region]
    if owner == seat:
        return True
    if owner == NEUTRAL:
        return state.counter[region] == state.government[seat]
    return state.leave[SEAS + canal] == ALLOWED


UNASKED: Final = 0
ALLOWED: Final = 1
REFUSED: Final = 2
"""What became of asking for leave."""


# cards


def may_hold(state: Attack, seat: int, kind: int) -> bool:
    """Whether, as far as everybody can know, this seat might hold a card of this kind (ATK-143, ATK-175)."""
    figures = state.figures
    for number in range(figures.first[kind], figures.first[kind + 1]):
        code = state.cards[number]
        place = code & PLACE_MASK
        if place == PILE or (place >= HAND and not code & PUBLIC_BIT and place < HAND + state.seats):
            if has_slot(state, seat, deck_of(kind), code >> SINCE_SHIFT):
                return True
        elif place == HAND + seat:
            return True
    return False


def has_slot(state: Attack, seat: int, deck: int, since: int) -> bool:
    """Whether the hand has a card unknown to the public that was drawn at or after this stamp."""
    figures = state.figures
    for number in range(figures.first[first_kind(deck)], figures.first[first_kind(deck + 1)]):
        code = state.cards[number]
        if code & PLACE_MASK == HAND + seat and not code & PUBLIC_BIT and code >> DRAWN_SHIFT & DRAWN_MASK >= since:
            return True
    return False


# points


def victory_points(state: Attack, seat: int) -> int:
    """Regions, and what the player's type of government counts besides (RAX 545-583)."""
    points, figures = state.figures.points, state.government[seat]
    own = regions_of(state, seat)
    total = points["region"] * len(own)
    if figures in (COMMUNISM, DEMOCRACY):
        total += points["minor"] * sum(1 for region in neutrals(state) if state.counter[region] == figures)
    marks = sum(state.marked[seat * REGIONS : (seat + 1) * REGIONS])
    if figures == DEMOCRACY:
        total -= points["attacked"] * marks
    elif figures == FASCISM:
        total += points["conquest"] * marks
    elif figures == MONARCHY and state.capital[seat] != NO_REGION:
        home = state.board.continent[state.capital[seat]]
        total += points["overseas"] * sum(1 for region in own if state.board.continent[region] != home)
    return total


def ranking(state: Attack) -> list[int]:
    """More points, then more regions, then more land units; who was eliminated comes last (ATK-44, ATK-173)."""
    marks = [
        (1 - state.eliminated[seat], victory_points(state, seat), len(regions_of(state, seat)), land_units(state, seat))
        for seat in range(state.seats)
    ]
    marks = [mark if mark[0] else (0, 0, 0, 0) for mark in marks]
    return [1 + sum(other > own for other in marks) for own in marks]

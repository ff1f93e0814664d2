"""Whether goods get from one capital to another: over land, coast, water and canals that nobody else closes."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import queries
from greatpowers.games.attack.rules.board import BOARDS, PLACES, REGIONS, SEAS, Board
from greatpowers.games.attack.rules.pieces import NEUTRAL
from greatpowers.games.attack.rules.state import Attack


def links(board: Board) -> tuple[tuple[int, ...], ...]:
    """Where a trade can go next from each region and sea; lanes are no edges."""
    found: list[set[int]] = [set() for _ in range(PLACES)]
    for region in board.regions:
        found[region].update(board.land[region])
        for sea in board.coast[region]:
            found[region].add(REGIONS + sea)
            found[REGIONS + sea].add(region)
    for sea in board.seas:
        found[REGIONS + sea].update(REGIONS + other for other in board.water[sea])
    for one, other in board.canal_seas:
        found[REGIONS + one].add(REGIONS + other)
        found[REGIONS + other].add(REGIONS + one)
    return tuple(tuple(sorted(row)) for row in found)


LINKS: Final = tuple(links(board) for board in BOARDS)


def joined(state: Attack, seat: int, partners: list[int]) -> list[int]:
    """Those of the partners whose capital goods can get to.

    What is open to the player whoever the partner is gets flooded once; from a partner's capital it is then enough to
    get to a place of that flood.
    """
    shipping = ships_by_sea(state)
    reached = [False] * PLACES
    reached[state.capital[seat]] = True
    spread(state, shipping, 1 << seat, [state.capital[seat]], reached, [False] * PLACES)
    found: list[int] = []
    for partner in partners:
        home = state.capital[partner]
        seen = [False] * PLACES
        seen[home] = True
        if reached[home] or spread(state, shipping, 1 << seat | 1 << partner, [home], seen, reached):
            found.append(partner)
    return found


def ships_by_sea(state: Attack) -> list[int]:
    """Who has ships in each sea, a bit for each seat."""
    shipping = [0] * SEAS
    for sea in state.board.seas:
        for other in range(state.seats):
            if queries.has_ships(state, other, sea):
                shipping[sea] |= 1 << other
    return shipping


def spread(
    state: Attack, shipping: list[int], traders: int, edge: list[int], seen: list[bool], goal: list[bool]
) -> bool:
    """Go on from the places of `edge` over all that is open to the traders; whether that ends at a goal."""
    edges = LINKS[int(state.board.west_only)]
    while len(edge) > 0:
        place = edge.pop()
        for other in edges[place]:
            if goal[other]:
                return True
            if not seen[other] and is_open(state, shipping, traders, other):
                seen[other] = True
                edge.append(other)
    return False


def is_open(state: Attack, shipping: list[int], traders: int, place: int) -> bool:
    """Any region but a third player's; a sea without ships, or with one of the two traders' (ATK-13)."""
    if place < REGIONS:
        owner = state.owner[place]
        return owner == NEUTRAL or traders >> owner & 1 == 1
    ships = shipping[place - REGIONS]
    return ships == 0 or ships & traders != 0

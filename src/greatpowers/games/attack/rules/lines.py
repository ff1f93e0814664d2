"""What follows from the two sides of a sea battle: which ships can fight, what lies in the lines, what dice add."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import queries
from greatpowers.games.attack.rules.board import SEAS
from greatpowers.games.attack.rules.figures import technology
from greatpowers.games.attack.rules.ongoing.sea import DAMAGED, LINE, NO_SHIP, SUNK
from greatpowers.games.attack.rules.queries import BATTLESHIP_SHIP, CARRIER_SHIP, DESTROYER_SHIP, SUBMARINE_SHIP
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.units import ATTACKING, DEFENDING, SHIPS

SONAR: Final = technology("sonar")


def pending(state: Attack) -> list[int]:
    """Areas where the player to move has surface ships among foreign ones, or attacks them with submarines."""
    seat = state.turn
    found: list[int] = []
    for sea in state.board.seas:
        strikes = state.strikes_in(sea) and queries.submarines(state, seat, sea) > 0
        fights = strikes or queries.surface(state, seat, sea) > 0
        if fights and queries.has_foreign_surface(state, seat, sea):
            found.append(sea)
    return found


def side_of(state: Attack, seat: int) -> int:
    return ATTACKING if seat == state.turn else DEFENDING


def fighters(state: Attack, side: int) -> list[int]:
    """Ships able to fight, by type: surface ships and submarines that joined, without once-hit battleships."""
    first = (state.captain(side) * SEAS + state.naval) * SHIPS
    row = state.fleet[first : first + SHIPS]
    if not state.submarines_join(side):
        row[SUBMARINE_SHIP] = 0
    row[BATTLESHIP_SHIP] -= state.crippled[side]
    return row


def laid(state: Attack) -> int:
    """How many ships lie in each line; the same on both sides."""
    return LINE - state.line_of(ATTACKING).count(NO_SHIP)


def lines_lie(state: Attack) -> bool:
    """Whether both lines are complete and therefore seen by everybody; until then each side sees its own (ATK-133)."""
    return laid(state) == state.naval_length


def ships_left(state: Attack, side: int) -> list[int]:
    """Ships able to fight that do not lie in the line yet, by type."""
    row = fighters(state, side)
    for ship in state.line_of(side):
        if ship != NO_SHIP:
            row[ship] -= 1
    return row


def modifier(state: Attack, side: int, pair: int) -> int:
    """What a ship adds to its dice: its advantage over the other type, and carriers afloat beside it (ATK-83, 33)."""
    naval = state.figures.naval
    own, other = state.ship_at(side, pair), state.ship_at(1 - side, pair)
    total = 0
    if own == BATTLESHIP_SHIP and other == DESTROYER_SHIP:
        total = naval["battleship_against_destroyer"]
    elif own == SUBMARINE_SHIP and other == BATTLESHIP_SHIP:
        total = naval["submarine_against_battleship"]
    elif own == DESTROYER_SHIP and other == SUBMARINE_SHIP:
        total = naval["destroyer_against_submarine"]
        if state.has(state.captain(side), SONAR):
            total += state.figures.technology_figures[SONAR]["bonus"]
    elif own == CARRIER_SHIP and other != CARRIER_SHIP:
        total = naval["carrier_against_others"]
    for beside in (pair - 1, pair + 1):
        if 0 <= beside < LINE and state.ship_at(side, beside) == CARRIER_SHIP:
            total += 0 if state.condition_at(side, beside) == SUNK else naval["carrier_beside"]
    return total


# imported positions


def implausible(state: Attack) -> str:
    """Why no game could have led to this battle, in plain words; empty when one could."""
    sea, foe = state.naval, state.naval_foe
    if not 0 <= foe < state.seats or foe == state.turn:
        return "a sea battle is fought by the player to move and one opponent"
    if not 0 <= sea < SEAS or not state.board.sea_is_on[sea]:
        return "a sea battle is fought in a sea area of the board"
    struck, bought = state.naval_struck, state.naval_bought
    if struck not in (0, 1) or bought not in (0, 1) or (struck == 1 and bought == 1):
        return "submarines strike in a Move only"
    joined = state.naval_joined
    if not 0 <= joined <= 3 or struck > joined & 1:
        return "submarines that struck take part"
    if min(fighters(state, ATTACKING)) < 0 or min(fighters(state, DEFENDING)) < 0:
        return "there are more once-hit battleships than battleships"
    return "" if 0 <= state.naval_length <= LINE else "a line has eight ships at most"


def implausible_lines(state: Attack) -> str:
    """The same of two lines, complete or not."""
    count, length = laid(state), state.naval_length
    if not 1 <= length <= LINE or count > length:
        return "both lines have the same length, eight at most"
    for side in (ATTACKING, DEFENDING):
        row, conditions = state.line_of(side), state.conditions(side)
        if NO_SHIP in row[:count] or row[count:].count(NO_SHIP) != LINE - count:
            return "both lines are laid from the front to the rear, ship by ship"
        afloat = fighters(state, side)
        for place in range(count):
            if conditions[place] == DAMAGED and row[place] != BATTLESHIP_SHIP:
                return "only a battleship bears a hit"
            afloat[row[place]] -= 0 if conditions[place] == SUNK else 1
        if min(afloat) < 0:
            return "a line holds more ships than are there"
    return ""

"""The two sides of a land battle: who stands at the front and in reserve, and the gates that change it.

The attackers belong to the player to move. The defenders are the units of the region's owner, or those of the card that
was drawn for a neutral; these are nobody's pieces (ATK-75).
"""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import events, figures, now, queries
from greatpowers.games.attack.rules.board import REGIONS
from greatpowers.games.attack.rules.cardrow import ON_TABLE
from greatpowers.games.attack.rules.figures import ECONOMICS
from greatpowers.games.attack.rules.pieces import BY_SEA, FIRST_UNIT, GOAL, GROUP
from greatpowers.games.attack.rules.state import ATTACKER, COMMITTED, DEFENDER, NEUTRAL, NO_SEAT, RESERVE, Attack
from greatpowers.games.attack.rules.units import LAND_UNITS, PLANE, TANK

ATTACKING: Final = 0
DEFENDING: Final = 1
"""The sides, as `FIGHT_SIDE` has them."""
ROWS: Final = (ATTACKER, DEFENDER)
NO_CARD: Final = -1
JET_FIGHTERS: Final = figures.technology("jet_fighters")


# reading


def committed(state: Attack, side: int, unit: int) -> int:
    return state.front[ROWS[side] + COMMITTED + unit]


def waiting(state: Attack, side: int, unit: int) -> int:
    """Units of a type in reserve."""
    return state.front[ROWS[side] + RESERVE + unit]


def present(state: Attack, side: int) -> int:
    """All committed units."""
    first = ROWS[side] + COMMITTED
    return sum(state.front[first : first + LAND_UNITS])


def in_reserve(state: Attack, side: int) -> int:
    first = ROWS[side] + RESERVE
    return sum(state.front[first : first + LAND_UNITS])


def strength(state: Attack, side: int) -> int:
    return present(state, side) + in_reserve(state, side)


def owner(state: Attack, side: int) -> int:
    """Whose units they are; `NEUTRAL` for those of a card."""
    return state.turn if side == ATTACKING else state.now[now.FIGHT_FOE]


def leader(state: Attack, side: int) -> int:
    """Who decides for a side: its owner, or the commander of a neutral (ATK-27)."""
    seat = owner(state, side)
    return state.now[now.FIGHT_COMMANDER] if seat == NEUTRAL else seat


def limit(state: Attack) -> int:
    """How many units may be committed in this round (ATK-67)."""
    return state.figures.committed + state.figures.more_per_round * (state.now[now.FIGHT_ROUND] - 1)


def dice(state: Attack, side: int) -> int:
    """One for each unit, two for a tank, two at least; the option adds some for the defender (ATK-69, ATK-126)."""
    rules, region = state.figures, state.now[now.FIGHT]
    count = present(state, side) + (rules.dice_per_tank - 1) * committed(state, side, TANK)
    count = max(count, rules.least_dice)
    if side == DEFENDING and state.rules.defence_dice:
        count += int(queries.is_capital(state, region)) + state.now[now.FIGHT_BY_SEA]
    return count


def may_reroll(state: Attack, side: int) -> bool:
    """Jet Fighters: a blank is rolled again if a plane is committed (ATK-125). Neutrals have no technology."""
    seat = owner(state, side)
    return seat != NEUTRAL and state.has(seat, JET_FIGHTERS) and committed(state, side, PLANE) > 0


# gates


def gather(state: Attack, region: int) -> None:
    """All units that entered the region, and all that stand in it, become the reserves of a battle (ATK-61, ATK-64)."""
    state.now[now.FIGHT] = region
    state.now[now.FIGHT_FOE] = state.owner[region]
    left: list[int] = []
    for first in range(0, len(state.groups), GROUP):
        group = state.groups[first : first + GROUP]
        if group[GOAL] != region:
            left.extend(group)
            continue
        units = group[FIRST_UNIT : FIRST_UNIT + LAND_UNITS]
        for unit in range(LAND_UNITS):
            state.front[ATTACKER + RESERVE + unit] += units[unit]
        if group[BY_SEA] and sum(units) > 0:
            state.now[now.FIGHT_BY_SEA] = 1
    state.groups = left
    for unit in range(LAND_UNITS):
        state.front[DEFENDER + RESERVE + unit] = state.army[region * LAND_UNITS + unit]
        state.army[region * LAND_UNITS + unit] = 0


def command(state: Attack, seat: int) -> None:
    """A player leads the defence of a neutral."""
    state.now[now.FIGHT_COMMANDER] = seat
    state.note(events.COMMANDED, seat, state.now[now.FIGHT])


def commit(state: Attack, side: int, unit: int) -> None:
    """A unit goes from the reserve to the front, for all to see."""
    state.front[ROWS[side] + RESERVE + unit] -= 1
    state.front[ROWS[side] + COMMITTED + unit] += 1
    state.note(events.COMMITTED, owner(state, side) + 1, unit)


def fall(state: Attack, side: int, row: int, unit: int, cause: int) -> None:
    """A unit is lost, from the front (`COMMITTED`) or from the reserve."""
    state.front[ROWS[side] + row + unit] -= 1
    if side == DEFENDING:
        state.now[now.FIGHT_LOST] += 1
    seat = owner(state, side)
    if seat == NEUTRAL:
        state.note(events.FELL, state.now[now.FIGHT], unit, cause)
    else:
        state.note(events.REMOVED, seat, unit, state.now[now.FIGHT], cause)


def survivors(state: Attack, side: int) -> list[int]:
    """The units of a side by type, at the front and in reserve."""
    return [committed(state, side, unit) + waiting(state, side, unit) for unit in range(LAND_UNITS)]


def stand_down(state: Attack) -> None:
    """The defenders are back in the region they held; those of a card vanish with it (ATK-77)."""
    region, foe, card = state.now[now.FIGHT], state.now[now.FIGHT_FOE], state.now[now.FIGHT_CARD]
    if foe != NEUTRAL:
        for unit, count in enumerate(survivors(state, DEFENDING)):
            state.army[region * LAND_UNITS + unit] += count
    elif card != NO_CARD:
        state.return_card(card, ON_TABLE)


def clear(state: Attack) -> None:
    """Nothing is being fought over any more."""
    state.front = [0] * len(state.front)
    state.faces = [0] * len(state.faces)
    for slot in range(now.FIGHT, now.FIGHT_BY_SEA + 1):
        state.now[slot] = now.EMPTY[slot]


# imported positions


def fault(state: Attack) -> str:
    """What is wrong with the registers of a battle, in plain words."""
    region, foe = state.now[now.FIGHT], state.now[now.FIGHT_FOE]
    if not 0 <= region < REGIONS or not 0 <= state.turn < state.seats:
        return "no region is being fought for"
    if not state.board.is_on[region] or state.owner[region] != foe or foe == state.turn:
        return "the player to move attacks a region of somebody else, who defends it"
    if state.strength(region) > 0:
        return "the units of the region stand in the battle"
    return registers_fault(state)


def registers_fault(state: Attack) -> str:
    foe, commander, card = state.now[now.FIGHT_FOE], state.now[now.FIGHT_COMMANDER], state.now[now.FIGHT_CARD]
    if foe != NEUTRAL and (commander != NO_SEAT or card != NO_CARD):
        return "only a neutral has a commander and a card"
    if commander != NO_SEAT and (not 0 <= commander < state.seats or commander == state.turn):
        return "an opponent commands a neutral"
    if card != NO_CARD and not (0 <= card < ECONOMICS and state.count_at(card, ON_TABLE) > 0):
        return "the card of the defence does not lie on the table"
    if state.now[now.FIGHT_SIDE] not in (ATTACKING, DEFENDING) or state.now[now.FIGHT_BY_SEA] not in (0, 1):
        return "there are two sides, and attackers came over the sea or did not"
    if min(state.now[now.FIGHT_ROUND], state.now[now.FIGHT_DICE], state.now[now.FIGHT_LOST]) < 0:
        return "rounds, dice and losses cannot be fewer than none"
    return ""


def ready_fault(state: Attack, first_round: int) -> str:
    """Both sides have units and a leader, and the battle has come so far at least."""
    if strength(state, ATTACKING) == 0 or strength(state, DEFENDING) == 0:
        return "the battle is over"
    if leader(state, DEFENDING) == NO_SEAT:
        return "nobody commands the defence"
    begun = state.now[now.FIGHT_ROUND] > 0
    return "" if begun == (first_round > 0) else "commitments come before the first round, all else in a round"

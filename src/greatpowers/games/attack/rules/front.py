"""What follows from the two sides of a land battle: who leads, how many may be committed, how many dice roll."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import figures, queries
from greatpowers.games.attack.rules.board import REGIONS
from greatpowers.games.attack.rules.cardrow import ON_TABLE
from greatpowers.games.attack.rules.figures import ECONOMICS
from greatpowers.games.attack.rules.ongoing.land import NO_CARD, NO_COMMANDER
from greatpowers.games.attack.rules.pieces import NEUTRAL
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.units import ATTACKING, DEFENDING, PLANE, TANK

JET_FIGHTERS: Final = figures.technology("jet_fighters")


def leader(state: Attack, side: int) -> int:
    """Who decides for a side: its owner, or the commander of a neutral (ATK-27)."""
    seat = state.fights_for(side)
    return state.fight_commander if seat == NEUTRAL else seat


def limit(state: Attack) -> int:
    """How many units may be committed in this round (ATK-67)."""
    return state.figures.committed + state.figures.more_per_round * (state.fight_round - 1)


def dice(state: Attack, side: int) -> int:
    """One for each unit, two for a tank, two at least; the option adds some for the defender (ATK-69, ATK-126)."""
    rules, region = state.figures, state.fight
    count = state.present(side) + (rules.dice_per_tank - 1) * state.committed(side, TANK)
    count = max(count, rules.least_dice)
    if side == DEFENDING and state.rules.defence_dice:
        count += int(queries.is_capital(state, region)) + state.fight_by_sea
    return count


def may_reroll(state: Attack, side: int) -> bool:
    """Jet Fighters: a blank is rolled again if a plane is committed (ATK-125). Neutrals have no technology."""
    seat = state.fights_for(side)
    return seat != NEUTRAL and state.has(seat, JET_FIGHTERS) and state.committed(side, PLANE) > 0


# imported positions


def implausible(state: Attack) -> str:
    """Why no game could have led to this battle, in plain words; empty when one could."""
    region, foe = state.fight, state.fight_foe
    if not 0 <= region < REGIONS or not 0 <= state.turn < state.seats:
        return "no region is being fought for"
    if not state.board.is_on[region] or state.owner[region] != foe or foe == state.turn:
        return "the player to move attacks a region of somebody else, who defends it"
    if state.strength(region) > 0:
        return "the units of the region stand in the battle"
    return implausible_sides(state)


def implausible_sides(state: Attack) -> str:
    """The same of its sides."""
    foe, commander, card = state.fight_foe, state.fight_commander, state.fight_card
    if foe != NEUTRAL and (commander != NO_COMMANDER or card != NO_CARD):
        return "only a neutral has a commander and a card"
    if commander != NO_COMMANDER and (not 0 <= commander < state.seats or commander == state.turn):
        return "an opponent commands a neutral"
    if card != NO_CARD and not (0 <= card < ECONOMICS and state.count_at(card, ON_TABLE) > 0):
        return "the card of the defence does not lie on the table"
    if state.fight_side not in (ATTACKING, DEFENDING) or state.fight_by_sea not in (0, 1):
        return "there are two sides, and attackers came over the sea or did not"
    if min(state.fight_round, state.fight_dice, state.fight_lost) < 0:
        return "rounds, dice and losses cannot be fewer than none"
    return ""


def implausible_round(state: Attack, first_round: int) -> str:
    """Both sides have units and a leader, and the battle has come so far at least."""
    if state.fighting(ATTACKING) == 0 or state.fighting(DEFENDING) == 0:
        return "the battle is over"
    if leader(state, DEFENDING) == NO_COMMANDER:
        return "nobody commands the defence"
    begun = state.fight_round > 0
    return "" if begun == (first_round > 0) else "commitments come before the first round, all else in a round"

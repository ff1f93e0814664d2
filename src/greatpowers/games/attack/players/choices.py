"""The answers worth a look: actions of a turn, orders, purchases, regions to sway; all else is left out."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.players import ventures, war
from greatpowers.games.attack.players.counting import Scales
from greatpowers.games.attack.players.deals import best_deal
from greatpowers.games.attack.players.habits import counted
from greatpowers.games.attack.players.lay import Lay, lay_of
from greatpowers.games.attack.players.odds import Odds, reach
from greatpowers.games.attack.rules import agenda, answers, figures, queries
from greatpowers.games.attack.rules.answers import PASS
from greatpowers.games.attack.rules.board import PLACES
from greatpowers.games.attack.rules.cards import table
from greatpowers.games.attack.rules.figures import POLITICS_DECK
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps import diplomacy
from greatpowers.games.attack.rules.steps.diplomacy import Diplomacy
from greatpowers.games.attack.rules.steps.movement import Movement
from greatpowers.games.attack.rules.units import DEMOCRACY, LAND_UNITS, MONARCHY, UNIT_COUNT
from greatpowers.kernel.position import Position
from greatpowers.kernel.state import WIDTH

STRATEGIC: Final = answers.SIMPLE_ACTIONS.index(answers.STRATEGIC)
BUILD: Final = answers.SIMPLE_ACTIONS.index(answers.BUILD)
RAID: Final = answers.SIMPLE_ACTIONS.index(answers.RAID_ACTION)
COURTED: Final = 4
"""Neutrals that are looked at for a diplomatic attack."""
GARRISONS: Final = 4
"""Regions that are looked at for new units."""
SWAYED: Final = 6
"""Neutrals that are looked at for a card that works on them."""
ASSASSIN: Final = figures.POLITICS_IDS.index("assassin")
SUMMIT: Final = figures.POLITICS_IDS.index("summit")


def looked_at(odds: Odds, scales: Scales, position: Position, seat: int) -> list[int]:
    """Never empty."""
    state = position.state
    assert isinstance(state, Attack)
    top = state.agenda[-WIDTH]
    if top == agenda.MOVEMENT:
        found = war.moves(odds, state)
        if state.blitzing == 0:
            found.extend(ventures.voyages(state, seat))
        if state.arg(Movement.ORDERED):
            found.append(PASS)
        return found if found else position.options(seat)[:1]
    options = position.options(seat)
    if len(options) == 1:
        return options
    if top == agenda.TURN:
        return actions(odds, scales, state, seat, options)
    if top == agenda.DIPLOMACY:
        return [*courted(state, seat, options), PASS]
    if top == agenda.PURCHASE:
        return purchases(state, seat, options)
    if top == agenda.TRANSFER:
        return transfers(odds, state, seat, options)
    if top == agenda.SWAY:
        return swayed(state, seat, options)
    if top == agenda.POLITICS:
        return [PASS, *(option for option in plays(state, seat, options) if not is_endless(state, option))]
    if top == agenda.LEVY:
        chosen = garrisons(state, seat)
        return [option for option in options if option - answers.LEVY in chosen]
    if top == agenda.DEPLOYMENT:
        return deployments(state, seat, options)
    if top == agenda.REPLY:
        return [option for option in options if option != answers.COUNTER_OFFER]
    return options


def actions(odds: Odds, scales: Scales, state: Attack, seat: int, options: list[int]) -> list[int]:
    """Every action once, those with many first answers by their best few."""
    found: list[int] = []
    research: list[int] = []
    bids: list[int] = []
    for option in options:
        if option < answers.MARCH:
            if is_action(odds, scales, state, seat, option):
                found.append(option)
        elif answers.BID <= option < answers.RESEARCH:
            bids.append(option)
        elif answers.RESEARCH <= option < answers.TRADE_WITH:
            research.append(option)
    found.extend(plays(state, seat, options))
    found.extend(courted(state, seat, options))
    found.extend(bids[:1])
    found.extend(option for option in ventures.targets(state, seat) if option in options)
    found.extend(trades(odds, scales, state, options))
    if len(research) > 3:
        found.extend(research[3:6])
    return found


def is_action(odds: Odds, scales: Scales, state: Attack, seat: int, option: int) -> bool:
    """Whether a simple action leads anywhere."""
    if option in (answers.ACT + answers.MOVE, answers.BLITZ):
        return len(war.Orders(odds, state).starts()) > 0
    if option == answers.ACT + STRATEGIC:
        return len(war.Orders(odds, state).idle()) > 0
    if option == answers.ACT + BUILD:
        return state.purse(seat) >= 10
    if option == answers.ACT + RAID:
        return len(ventures.prey(state, seat)) > 0
    return option == answers.END


def trades(odds: Odds, scales: Scales, state: Attack, options: list[int]) -> list[int]:
    """The partner of the best deal, if there is one."""
    if all(option < answers.TRADE_WITH or option >= answers.GIVE_MONEY for option in options):
        return []
    deal = best_deal(counted(odds, scales, state))
    return [] if deal is None else [answers.TRADE_WITH + deal.partner]


def transfers(odds: Odds, state: Attack, seat: int, options: list[int]) -> list[int]:
    """Strategic moves from far behind to the regions that need units most."""
    found = ventures.transfers(war.Orders(odds, state).idle(), garrisons(state, seat), options)
    if options[0] == PASS:
        found.append(PASS)
    return found if found else options[:1]


def plays(state: Attack, seat: int, options: list[int]) -> list[int]:
    """Every politics card once, spies against the fullest hand, all else that hurts against the leader."""
    points = [queries.victory_points(state, other) for other in range(state.seats)]
    best: dict[int, int] = {}
    ranks: dict[int, int] = {}
    for option in options:
        if answers.PLAY <= option < answers.COUNTER:
            card, one, two = answers.split_play(option)
            rank = 0
            if one >= 0:
                rank = 10 * points[one] + state.hand_size(one, POLITICS_DECK) - (1000 if two >= 0 else 0)
                if table.CARD_TABLE[card].can_be_answered(state) and card != ASSASSIN:
                    rank += 100 * state.hand_size(one, POLITICS_DECK)
            if card not in best or rank > ranks[card]:
                best[card] = option
                ranks[card] = rank
    return list(best.values())


def is_endless(state: Attack, option: int) -> bool:
    """Where other cards may follow Summit Conference (version 1, ATK-177), the same few could be drawn and played for
    ever. Nothing forbids it there, so computers begin an action with this card or keep it."""
    return answers.split_play(option)[0] == SUMMIT and not state.figures.is_last[SUMMIT]


def courted(state: Attack, seat: int, options: list[int]) -> list[int]:
    """The neutrals that most likely bring most."""
    successes = state.arg(Diplomacy.SUCCESSES) if state.agenda[-WIDTH] == agenda.DIPLOMACY else 0
    found: list[tuple[float, int]] = []
    own = state.government[seat]
    home = state.capital[seat]
    for option in options:
        if answers.COURT <= option < answers.PLAY:
            region = option - answers.COURT
            chance = reach(diplomacy.least(state, seat, region, successes))
            counter = state.counter[region]
            prize = 4.0
            if own <= DEMOCRACY and own == counter:
                prize -= 1.0
            elif counter <= DEMOCRACY:
                prize += 0.3
            if own == MONARCHY and home >= 0 and state.board.continent[home] != state.board.continent[region]:
                prize += 1.0
            found.append((-chance * prize, option))
    found.sort()
    return [option for _, option in found[:COURTED]]


def purchases(state: Attack, seat: int, options: list[int]) -> list[int]:
    """Land units for the regions that need them most, destroyers for seas that landings could come over."""
    chosen, ships = garrisons(state, seat), ventures.patrols(state, seat)
    found: list[int] = []
    for option in options:
        unit, place = answers.split_buy(option)
        if option == PASS or (unit < LAND_UNITS and place in chosen) or option in ships:
            found.append(option)
    return found if found else options[:1]


def garrisons(state: Attack, seat: int) -> list[int]:
    """The regions where most foreign units stand, or most of the player's own."""
    lay = lay_of(state.board.west_only)
    places: list[tuple[int, int]] = []
    for region in lay.regions:
        if state.owner[region] == seat:
            places.append((-pressure(state, lay, seat, region), region))
    places.sort()
    return [region for _, region in places[:GARRISONS]]


def pressure(state: Attack, lay: Lay, seat: int, region: int) -> int:
    """Units and foreign neighbours around a region."""
    total = 2 * state.strength(region)
    if region == state.capital[seat]:
        total += 3
    for border in range(lay.start[region], lay.start[region + 1]):
        owner = state.owner[lay.beside[border]]
        if owner != seat:
            total += 2 if lay.seas[border] == 0 else 1
            if owner >= 0:
                total += state.strength(lay.beside[border])
    return total


def swayed(state: Attack, seat: int, options: list[int]) -> list[int]:
    """Neutrals beside the player's own regions, and those that count for a government."""
    found: list[tuple[int, int]] = []
    for option in options:
        if option == PASS:
            found.append((-99, option))
            continue
        region = (option - answers.SWAY) // 2
        counter = state.counter[region]
        rank = 0
        if queries.is_next_to_own(state, seat, region):
            rank -= 3
        if counter >= 0:
            after = counter + (1 if (option - answers.SWAY) % 2 else -1)
            rank += abs(after - state.government[seat]) - abs(counter - state.government[seat])
            if after == state.government[seat] and after <= DEMOCRACY:
                rank -= 3
            if counter <= DEMOCRACY and counter != state.government[seat]:
                rank -= 1
        found.append((rank, option))
    found.sort()
    return [option for _, option in found[:SWAYED]]


def deployments(state: Attack, seat: int, options: list[int]) -> list[int]:
    """The places for the type that is left most often."""
    first = seat * UNIT_COUNT
    unit = 0
    for other in range(1, UNIT_COUNT):
        if state.reserve[first + other] > state.reserve[first + unit]:
            unit = other
    lowest = answers.place(unit, 0)
    return [option for option in options if lowest <= option < lowest + PLACES]

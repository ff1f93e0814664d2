"""Bewegung: orders for armies and fleets, leave for canals, and the cards that block a move."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, events, figures, queries, reasons
from greatpowers.games.attack.rules.answers import PASS
from greatpowers.games.attack.rules.board import CANALS, REGIONS, SEAS, WAYS
from greatpowers.games.attack.rules.figures import FIRST_POLITICS, POLITICS_DECK
from greatpowers.games.attack.rules.pieces import NEUTRAL
from greatpowers.games.attack.rules.queries import UNASKED
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps import orders
from greatpowers.games.attack.rules.steps.engagement import Engagement
from greatpowers.games.attack.rules.steps.leave import Canal
from greatpowers.games.attack.rules.units import LAND_UNITS, PLANE, SHIPS, TANK
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import NOBODY, Value, numbers

LONG_RANGE: Final = figures.technology("long_range_aircraft")
LEAGUE_PROTEST: Final = figures.politics("league_protest")
STORM_AT_SEA: Final = figures.politics("storm_at_sea")


# where units can go


def land_goals(state: Attack, seat: int, unit: int, origin: int) -> list[int]:
    """Regions a unit can reach by land in a move (ATK-55, ATK-56)."""
    land = state.board.land
    if unit == PLANE:
        return list(state.board.flights(plane_range(state, seat))[origin])
    found = set(land[origin])
    if unit == TANK:
        for middle in land[origin]:
            if state.owner[middle] == seat:
                found.update(land[middle])
    found.discard(origin)
    return sorted(found)


def plane_range(state: Attack, seat: int) -> int:
    if state.has(seat, LONG_RANGE):
        return state.figures.technology_figures[LONG_RANGE]["move"]
    return state.figures.move[PLANE]


def unmoved(state: Attack, origin: int, unit: int) -> int:
    here = origin * LAND_UNITS + unit
    return state.army[here] - state.fresh[here]


def march_refusal(state: Attack, seat: int, answer: int) -> int:
    """An order for one land unit: by land where it can, else by the crossing, which takes the whole move."""
    unit, origin, goal = answers.split_march(answer)
    if not (state.board.is_on[origin] and state.board.is_on[goal]):
        return reasons.NOT_ON_BOARD
    if state.owner[origin] != seat:
        return reasons.NOT_YOURS
    if state.units(origin, unit) == 0 or (state.blitzing and unit not in (TANK, PLANE)):
        return reasons.NO_UNIT
    if unmoved(state, origin, unit) == 0:
        return reasons.UNIT_SPENT
    if state.strength(origin) == 1:
        return reasons.LAST_UNIT
    if goal in land_goals(state, seat, unit, origin):
        return reasons.LEGAL
    by_sea = state.board.way(origin, goal) and not state.blitzing
    return reasons.LEGAL if by_sea else reasons.TOO_FAR


def march_options(state: Attack, seat: int, blitzing: bool) -> list[int]:
    """Every order for a land unit; in a Blitzkrieg move only tanks and planes go, by land."""
    found: list[int] = []
    board = state.board
    origins = [one for one in board.regions if state.owner[one] == seat and state.strength(one) > 1]
    for unit in range(LAND_UNITS):
        if blitzing and unit not in (TANK, PLANE):
            continue
        for origin in origins:
            if unmoved(state, origin, unit) > 0:
                first = answers.march(unit, origin, 0)
                if unit in (TANK, PLANE):
                    goals = land_goals(state, seat, unit, origin)
                    if not blitzing and board.overseas[origin]:
                        goals = sorted({*goals, *board.overseas[origin]})
                    for goal in goals:
                        found.append(first + goal)
                else:
                    for goal in board.neighbours[origin]:
                        found.append(first + goal)
    return found


def can_march(state: Attack, seat: int, blitzing: bool) -> bool:
    """Whether `march_options` has any."""
    board = state.board
    for origin in board.regions:
        if state.owner[origin] == seat and state.strength(origin) > 1:
            for unit in range(LAND_UNITS):
                if unmoved(state, origin, unit) > 0 and (not blitzing or unit in (TANK, PLANE)):
                    if board.land[origin] or (not blitzing and board.overseas[origin]):
                        return True
    return False


def sea_goals(state: Attack, seat: int, origin: int) -> list[int]:
    """Sea areas within two steps, through anybody's ships and through canals that are open."""
    reached = {origin}
    edge = [origin]
    for _ in range(state.figures.ship_move):
        edge = [goal for sea in edge for goal in sea_steps(state, seat, sea) if goal not in reached]
        reached.update(edge)
    reached.discard(origin)
    return sorted(reached)


def sea_steps(state: Attack, seat: int, sea: int) -> list[int]:
    found = list(state.board.water[sea])
    for canal, seas in enumerate(state.board.canal_seas):
        if sea in seas and queries.canal_is_open(state, seat, canal):
            found.append(seas[1] if seas[0] == sea else seas[0])
    return found


def sail_options(state: Attack, seat: int) -> list[int]:
    found: list[int] = []
    for ship in range(SHIPS):
        for origin in state.board.seas:
            if state.ships(seat, origin, ship) > state.sailed[origin * SHIPS + ship]:
                found.extend(answers.sail(ship, origin, goal) for goal in sea_goals(state, seat, origin))
    return found


def sail_refusal(state: Attack, seat: int, answer: int) -> int:
    ship, origin, goal = answers.split_sail(answer)
    if state.ships(seat, origin, ship) == 0:
        return reasons.NO_SHIP
    if state.ships(seat, origin, ship) == state.sailed[origin * SHIPS + ship]:
        return reasons.UNIT_SPENT
    return reasons.LEGAL if goal in sea_goals(state, seat, origin) else reasons.TOO_FAR


def canal_refusal(state: Attack, seat: int, canal: int) -> int:
    """The owner of a canal's region is asked once in a move (ATK-116)."""
    if queries.canal_is_open(state, seat, canal):
        return reasons.CANAL_OPEN
    if state.owner[state.board.canal_region[canal]] == NEUTRAL:
        return reasons.CANAL_CLOSED
    if state.leave[SEAS + canal] != UNASKED:
        return reasons.ASKED_ALREADY
    return reasons.LEGAL if any(queries.has_ships(state, seat, sea) for sea in state.board.seas) else reasons.NO_SHIP


def strike_refusal(state: Attack, seat: int, sea: int) -> int:
    """All of the player's submarines in an area may begin a battle, moved or not (ATK-117)."""
    if queries.submarines(state, seat, sea) == 0:
        return reasons.NO_SUBMARINES
    if not queries.has_foreign_surface(state, seat, sea):
        return reasons.NO_FOE
    return reasons.ASKED_ALREADY if state.strikes_in(sea) else reasons.LEGAL


def can_move(state: Attack, seat: int) -> bool:
    """Whether a Move has anything to order."""
    if can_march(state, seat, False):
        return True
    for sea in state.board.seas:
        if strike_refusal(state, seat, sea) == reasons.LEGAL:
            return True
    return len(sail_options(state, seat)) > 0


class Movement(Step[Attack]):
    """Orders one by one, for as many units as wanted; each unit moves once. Orders are final (ATK-109, ATK-110).

    A unit arrives in a region of its owner at once; before others it waits for the battle, at sea for leave to cross.
    """

    ORDERED: Final = 1

    def __init__(self) -> None:
        kinds = ("pass", "march", "sail", "ask_canal", "strike")
        super().__init__(agenda.MOVEMENT, "movement", kinds, frame({Movement.ORDERED: numbers("ordered", 0, 1)}))

    def seats(self, state: Attack) -> list[int]:
        if state.arg(Movement.ORDERED) or can_march(state, state.turn, state.blitzing == 1):
            return [state.turn]
        return [state.turn] if self.options(state, state.turn) else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        found = [PASS]
        for unit in range(LAND_UNITS):
            for origin in state.board.regions:
                if state.owner[origin] == seat:
                    found.extend(answers.march(unit, origin, goal) for goal in state.board.regions)
        for ship in range(SHIPS):
            found.extend(answers.sail(ship, one, other) for one in state.board.seas for other in state.board.seas)
        found.extend(range(answers.ASK_CANAL, answers.ASK_CANAL + CANALS))
        found.extend(answers.STRIKE + sea for sea in state.board.seas)
        return found

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL if state.arg(Movement.ORDERED) else reasons.MUST_ORDER
        if answer < answers.SAIL:
            return march_refusal(state, seat, answer)
        if state.blitzing:
            return reasons.NOT_NOW
        if answer < answers.ASK_CANAL:
            return sail_refusal(state, seat, answer)
        if answer < answers.STRIKE:
            return canal_refusal(state, seat, answer - answers.ASK_CANAL)
        return strike_refusal(state, seat, answer - answers.STRIKE)

    def options(self, state: Attack, seat: int) -> list[int]:
        found = [PASS] if state.arg(Movement.ORDERED) else []
        found.extend(march_options(state, seat, state.blitzing == 1))
        if state.blitzing:
            return found
        found.extend(sail_options(state, seat))
        for canal in range(CANALS):
            if canal_refusal(state, seat, canal) == reasons.LEGAL:
                found.append(answers.ASK_CANAL + canal)
        found.extend(
            answers.STRIKE + sea for sea in state.board.seas if strike_refusal(state, seat, sea) == reasons.LEGAL
        )
        return found

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return orders.details(state, answer, reason, plane_range(state, seat))

    def play(self, state: Attack, seat: int, answer: int) -> None:
        if seat == NOBODY or answer == PASS:
            state.done()
            Engagement.open(state, bought=False)
            state.first(agenda.PROTEST)
            return
        if answer >= answers.ASK_CANAL and answer < answers.STRIKE:
            Canal.open(state, answer - answers.ASK_CANAL, seat)
            return
        state.set_arg(Movement.ORDERED, 1)
        if answer < answers.SAIL:
            self.order(state, seat, answer)
        elif answer < answers.ASK_CANAL:
            ship, origin, goal = answers.split_sail(answer)
            state.send_ship(seat, ship, origin, goal)
        else:
            state.strike(answer - answers.STRIKE)

    def order(self, state: Attack, seat: int, answer: int) -> None:
        unit, origin, goal = answers.split_march(answer)
        if goal in land_goals(state, seat, unit, origin):
            manner = events.ARRIVES if state.owner[goal] == seat else events.ATTACKS
        else:
            manner = events.CROSSES
        state.march(seat, unit, origin, goal, manner)


# cards against a move


def attacked_neutrals(state: Attack) -> list[int]:
    """Neutral regions that units are ordered against."""
    goals = {state.goal_of(number) for number in range(state.group_count()) if state.group_size(number) > 0}
    return sorted(goal for goal in goals if state.owner[goal] == NEUTRAL)


def crossed_ways(state: Attack) -> list[int]:
    """Lanes and zones that units other than planes are about to cross."""
    found: set[int] = set()
    for number in range(state.group_count()):
        if state.is_by_sea(number) and state.soldiers(number) > 0:
            found.add(way_number(state, number))
    return sorted(found)


def way_number(state: Attack, group: int) -> int:
    """The lane or zone that a group crosses."""
    return state.board.way_number[state.origin_of(group) * REGIONS + state.goal_of(group)]


class Protest(Step[Attack]):
    """Everybody who might hold a fitting BLOCK card is asked, again and again until all pass (ATK-113, ATK-37)."""

    def __init__(self) -> None:
        super().__init__(agenda.PROTEST, "protest", ("pass", "block_attack", "block_way"))
        self.together = True
        self.window = 2  # which attack, or which way

    def seats(self, state: Attack) -> list[int]:
        wanted: list[int] = []
        if attacked_neutrals(state):
            wanted.append(LEAGUE_PROTEST)
        if crossed_ways(state):
            wanted.append(STORM_AT_SEA)
        return [seat for seat in queries.others(state, state.turn) if self.might_block(state, seat, wanted)]

    def might_block(self, state: Attack, seat: int, wanted: list[int]) -> bool:
        if not queries.has_capital(state, seat) or state.hand_size(seat, POLITICS_DECK) == 0:
            return False
        return any(queries.may_hold(state, seat, kind) for kind in wanted)

    def candidates(self, state: Attack, seat: int) -> list[int]:
        attacks = [answers.BLOCK_ATTACK + region for region in state.board.regions]
        return [PASS, *attacks, *range(answers.BLOCK_WAY, answers.BLOCK_WAY + WAYS)]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL
        if answer < answers.BLOCK_WAY:
            if answer - answers.BLOCK_ATTACK not in attacked_neutrals(state):
                return reasons.NOT_ATTACKED
            return reasons.LEGAL if state.holds(seat, LEAGUE_PROTEST) else reasons.NOT_HELD
        if answer - answers.BLOCK_WAY not in crossed_ways(state):
            return reasons.NOT_CROSSED
        return reasons.LEGAL if state.holds(seat, STORM_AT_SEA) else reasons.NOT_HELD

    def options(self, state: Attack, seat: int) -> list[int]:
        found = [PASS]
        if state.holds(seat, LEAGUE_PROTEST):
            found.extend(answers.BLOCK_ATTACK + region for region in attacked_neutrals(state))
        if state.holds(seat, STORM_AT_SEA):
            found.extend(answers.BLOCK_WAY + way for way in crossed_ways(state))
        return found

    def resolve(self, state: Attack, seats: list[int], given: list[int]) -> None:
        for seat, answer in zip(seats, given):
            if answer != PASS:
                self.block(state, seat, answer)
                return
        state.done()

    def block(self, state: Attack, seat: int, answer: int) -> None:
        card = LEAGUE_PROTEST if answer < answers.BLOCK_WAY else STORM_AT_SEA
        state.play_card(seat, card, state.turn, -1)
        state.spend(card)
        if card == LEAGUE_PROTEST:
            region = answer - answers.BLOCK_ATTACK
            state.note(events.BLOCKED, seat, card - FIRST_POLITICS, region)
            state.protest(region)
        else:
            way = answer - answers.BLOCK_WAY
            state.note(events.BLOCKED, seat, card - FIRST_POLITICS, REGIONS + way)
            self.storm(state, way)

    def storm(self, state: Attack, way: int) -> None:
        """All units but planes go back on this way (ATK-115)."""
        for number in range(state.group_count()):
            if state.is_by_sea(number) and way_number(state, number) == way and state.soldiers(number) > 0:
                state.send_soldiers_back(number)

    def play(self, state: Attack, seat: int, answer: int) -> None:
        state.done()

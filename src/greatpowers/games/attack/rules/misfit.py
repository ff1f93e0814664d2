"""What no game could have led to: the first doubt about an imported position."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, audit, events, figures, now, queries
from greatpowers.games.attack.rules.board import REGION_IDS, SEA_IDS, SEAS
from greatpowers.games.attack.rules.cardrow import DISCARDS, IDLE_BIT, ON_TABLE
from greatpowers.games.attack.rules.figures import (
    CARD_IDS,
    FIRST_POLITICS,
    FIRST_ROUTE,
    KINDS,
    TECHNOLOGIES,
    TECHNOLOGY_IDS,
)
from greatpowers.games.attack.rules.front import NO_CARD
from greatpowers.games.attack.rules.pieces import BY_SEA, FIRST_UNIT, GOAL, GROUP, ORIGIN, SETTLED
from greatpowers.games.attack.rules.relations import CARDS, DOUBLE_AGENT, ROWS, SLOTS
from greatpowers.games.attack.rules.setup_misfit import setup_misfit
from greatpowers.games.attack.rules.state import AFLOAT, LINE, NEUTRAL, NO_REGION, NO_SHIP, NO_TYPE, Attack
from greatpowers.games.attack.rules.units import LAND_UNITS
from greatpowers.kernel.state import WIDTH
from greatpowers.kernel.values import Malformed

IN_TURN: Final = (agenda.PRODUCTION, agenda.ROUND_END)
SHARING: Final = (agenda.MOVEMENT, agenda.PURCHASE, agenda.ENGAGEMENT)
"""Only here can the player to move have surface ships among foreign ones."""
MOST_REFUSALS: Final = 3
MOST_COUNTERS: Final = 5


def misfit(state: Attack) -> Malformed | None:
    """The first thing in an imported position that no game could have led to."""
    problem = audit.broken(state)
    if problem:
        return Malformed("players", problem)
    steps = state.agenda[::WIDTH]
    found = card_misfit(state, steps) or player_misfit(state)
    if found is not None:
        return found
    if state.over:
        return end_misfit(state)
    if steps[0] not in IN_TURN:
        return register_misfit(state, steps) or setup_misfit(state, steps)
    return (
        round_misfit(state, steps)
        or turn_misfit(state, steps)
        or register_misfit(state, steps)
        or region_misfit(state, steps)
        or sea_misfit(state, steps)
        or group_misfit(state, steps)
        or crossing_misfit(state, steps)
    )


def args(state: Attack, frame: int) -> list[int]:
    """The arguments of a frame, counted from 1."""
    return state.agenda[frame * WIDTH : (frame + 1) * WIDTH]


# always


def card_misfit(state: Attack, steps: list[int]) -> Malformed | None:
    """On the table lie the card of a defence and the politics card that is being carried out."""
    expected = politics_on_table(state, steps)
    if expected is None:
        return Malformed("table", "does not hold the politics card that is being carried out")
    if agenda.BATTLE_TURN in steps and state.now[now.FIGHT_CARD] != NO_CARD:
        expected.append(state.now[now.FIGHT_CARD])
    for kind in range(KINDS):
        if state.count_at(kind, ON_TABLE) != expected.count(kind):
            return Malformed(f"table.{CARD_IDS[kind]}", f"must be {expected.count(kind)} by the agenda")
        if not FIRST_POLITICS <= kind < FIRST_ROUTE:
            if state.count_at(kind, DISCARDS) > 0:
                return Malformed(f"discards.{CARD_IDS[kind]}", "only politics cards are discarded")
        elif any(code & IDLE_BIT for code in copies(state, kind)):
            return Malformed("players", f"{CARD_IDS[kind]} is a politics card, which cannot be idle")
    return None


def copies(state: Attack, kind: int) -> list[int]:
    return state.cards[state.figures.first[kind] : state.figures.first[kind + 1]]


def politics_on_table(state: Attack, steps: list[int]) -> list[int] | None:
    """The politics cards that must lie on the table; nothing if those that do cannot be right."""
    if agenda.POLITICS not in steps[:-1]:
        return []
    frame = steps.index(agenda.POLITICS) + 1
    step, given = steps[frame], args(state, frame)
    if step in (agenda.POLITICS_BLOCK, agenda.SWAY):
        return [given[1]]
    lying = [figures.politics(name) for name in CARDS[step] if state.count_at(figures.politics(name), ON_TABLE) == 1]
    if len(lying) != 1:
        return None
    if step in (agenda.THEFT, agenda.PICK, agenda.PURGE) and given[1] != state.turn:
        lying.append(DOUBLE_AGENT)
    return lying


def player_misfit(state: Attack) -> Malformed | None:
    for number, name in enumerate(TECHNOLOGY_IDS):
        owners = sum(state.technology[number::TECHNOLOGIES])
        if owners > state.figures.technology_copies[number]:
            return Malformed("players", f"there are not so many cards of {name}")
    founded = [region for region in state.capital if region != NO_REGION]
    if len({*founded}) < len(founded) or not all(state.board.is_on[region] for region in founded):
        return Malformed("players", "capitals lie in different regions of the board")
    for seat in range(state.seats):
        if state.refusals[seat] > MOST_REFUSALS or state.counter_offers[seat] > MOST_COUNTERS:
            return Malformed(f"players[{seat}].refusals", "an offer is refused three times and countered five times")
        if state.eliminated[seat] and not state.over:
            return Malformed(f"players[{seat}].eliminated", "ends the game")
    return None


def end_misfit(state: Attack) -> Malformed | None:
    reached = {
        events.BY_ELIMINATION: max(state.eliminated) == 1,
        events.BY_EAGLES: state.eagles >= state.rules.end_eagles,
        events.BY_ROUNDS: state.round >= state.rules.rounds,
    }
    if NO_TYPE in state.government or NO_REGION in state.capital:
        return Malformed("over", "a game that is over was played")
    return None if reached[state.ending] else Malformed("ending", "is not reached")


# rounds and turns


def round_misfit(state: Attack, steps: list[int]) -> Malformed | None:
    if not 0 <= state.start < state.seats:
        return Malformed("start", "is missing")
    if not 1 <= state.round <= state.rules.rounds:
        return Malformed("round", f"lies between 1 and {state.rules.rounds}")
    if NO_TYPE in state.government or NO_REGION in state.capital or sum(state.reserve) + sum(state.mix) > 0:
        return Malformed("players", "after set-up all have a government, a capital and no reserve")
    ending = agenda.POLITICS in steps[:-1]
    if state.eagles > state.rules.end_eagles - (0 if ending else 1):
        return Malformed("eagles", "end the game")
    return None


def turn_misfit(state: Attack, steps: list[int]) -> Malformed | None:
    """Turns wait in order, the last one at the bottom; only the one to move has begun."""
    turns = [frame for frame, step in enumerate(steps) if step == agenda.TURN]
    for number, frame in enumerate(turns):
        player, begun, busy = args(state, frame)[1:4]
        if player != (state.start - 1 - number) % state.seats:
            return Malformed(f"agenda[{frame}].player", "turns do not wait in the order of the round")
        is_open = frame == turns[-1]
        if begun != int(is_open) or busy != int(is_open and frame < len(steps) - 1):
            return Malformed(f"agenda[{frame}].begun", "the player to move alone has begun, and is busy in an action")
    current = args(state, turns[-1])[1] if turns else (state.start - 1) % state.seats
    if state.turn != current:
        return Malformed("turn", f"must be {current} by the agenda")
    return None


def register_misfit(state: Attack, steps: list[int]) -> Malformed | None:
    """Between actions nothing is remembered, and in an action what it needs."""
    empty = Attack(state.rules)
    for name, users in ROWS.items():
        if getattr(state, name) != getattr(empty, name) and not any(step in users for step in steps):
            return Malformed(name, "is remembered by no step of the agenda")
    used = {slot for step in steps for slot in SLOTS.get(step, ())}
    for slot, name in enumerate(now.SLOTS):
        if state.now[slot] != now.EMPTY[slot] and slot not in used:
            return Malformed(f"now.{name}", "is remembered by no step of the agenda")
    if state.now[now.BLITZING] not in (0, 1) or not 0 <= state.now[now.STRIKES] < 1 << SEAS:
        return Malformed("now", "a move is a Blitzkrieg or not, and submarines strike in sea areas")
    if state.now[now.AMBUSHER] >= state.seats or min(state.now[now.AMBUSH_SHOTS], state.now[now.AMBUSH_HITS]) < 0:
        return Malformed("now.ambusher", "is a player whose submarines have fired")
    bought = agenda.ENGAGEMENT in steps and args(state, steps.index(agenda.ENGAGEMENT))[1] == 1
    if bought and (state.groups or state.now[now.STRIKES] or state.now[now.BLITZING]):
        return Malformed("now.strikes", "after a purchase only new ships fight")
    rolling = agenda.BATTLE_ROLL in steps
    if not rolling and (state.now[now.FIGHT_DICE] != 0 or state.now[now.FIGHT_REROLLED] != 0):
        return Malformed("now.fight_dice", "are rolled in their step only")
    return naval_misfit(state, steps)


def naval_misfit(state: Attack, steps: list[int]) -> Malformed | None:
    """Lines are laid from the front, and no ship is hit where none lies."""
    laid = agenda.LINE in steps or agenda.GUNNERY in steps
    if not laid and any(state.now[slot] != 0 for slot in (now.NAVAL_LENGTH, now.NAVAL_PAIR, now.NAVAL_ROLL)):
        return Malformed("now.naval_length", "is that of lines that are laid")
    if any(state.line[place] == NO_SHIP and state.line_state[place] != AFLOAT for place in range(2 * LINE)):
        return Malformed("line_state", "a ship is hit where none lies")
    return None


# the board


def region_misfit(state: Attack, steps: list[int]) -> Malformed | None:
    waiting = [args(state, frame)[1] - 1 for frame, step in enumerate(steps) if step == agenda.COUNTER]
    for region in state.board.regions:
        if state.owner[region] == NEUTRAL and (state.counter[region] == NO_TYPE) != (region in waiting):
            return Malformed(f"regions.{REGION_IDS[region]}.counter", "a neutral has one, unless it is just drawn")
    gone = [args(state, frame)[1] for frame, step in enumerate(steps) if step == agenda.SPOILS]
    for seat in range(state.seats):
        lost = seat in gone or agenda.PLANE_LOSS in steps
        if queries.land_units(state, seat) == 0 and not lost:
            return Malformed(f"players[{seat}]", "has no land unit left, which ends the game")
    return None


def sea_misfit(state: Attack, steps: list[int]) -> Malformed | None:
    """Surface ships of different players do not stay in one area."""
    pending = any(step in SHARING for step in steps)
    for sea in state.board.seas:
        foreign = queries.foreign_surface(state, state.turn, sea)
        shared = len(foreign) > 1 or (foreign and queries.surface(state, state.turn, sea) > 0 and not pending)
        if shared:
            return Malformed(f"seas.{SEA_IDS[sea]}", "surface ships of different players are in one area")
    return None


def group_misfit(state: Attack, steps: list[int]) -> Malformed | None:
    """Units on the way come from own regions and go where they can."""
    if any(step in steps for step in (agenda.MOVEMENT, agenda.TRANSFER)):
        fleet = state.fleet[state.turn * len(state.sailed) : (state.turn + 1) * len(state.sailed)]
        if any(count > state.army[place] for place, count in enumerate(state.fresh)):
            return Malformed("fresh", "more units have moved than are there")
        if any(count > fleet[place] for place, count in enumerate(state.sailed)):
            return Malformed("sailed", "more ships have moved than are there")
    seen: set[tuple[int, ...]] = set()
    for first in range(0, len(state.groups), GROUP):
        group = state.groups[first : first + GROUP]
        way = tuple(group[:FIRST_UNIT])
        problem = "two groups are on the same way" if way in seen else group_fault(state, steps, group)
        if problem:
            return Malformed(f"groups[{first}]", problem)
        seen.add(way)
    return None


def group_fault(state: Attack, steps: list[int], group: list[int]) -> str:
    origin, goal, by_sea, settled = group[ORIGIN], group[GOAL], group[BY_SEA], group[SETTLED]
    if by_sea > 1 or settled > 3 or (settled and not by_sea):
        return "a group crosses the sea or not, and is settled or not"
    if state.owner[origin] != state.turn or not state.board.is_on[goal] or goal == origin:
        return "a group comes from an own region and goes to another one of the board"
    if by_sea and not state.board.way(origin, goal):
        return "there is no crossing between these regions"
    if agenda.MOVEMENT in steps and (settled or sum(group[FIRST_UNIT:SETTLED]) == 0):
        return "orders come before anything is settled"
    if sum(group[FIRST_UNIT:SETTLED]) > 0:
        if state.owner[goal] == state.turn and (not by_sea or settled & 1):
            return "units that are there are no longer on the way"
        if goal == state.now[now.FIGHT]:
            return "units that fight are no longer on the way"
    return ""


def crossing_misfit(state: Attack, steps: list[int]) -> Malformed | None:
    """The crossing that is being settled, and what stands above it."""
    if agenda.CROSSINGS not in steps:
        return raid_misfit(state, steps)
    frame = steps.index(agenda.CROSSINGS)
    group, number = state.now[now.CROSSING], state.now[now.CROSSING_SEA]
    if not 0 <= group < state.group_count() or not state.groups[group * GROUP + BY_SEA]:
        return Malformed("now.crossing", "is no crossing")
    if state.groups[group * GROUP + SETTLED] & 1:
        return Malformed("now.crossing", "is settled")
    way = state.board.way(*state.groups[group * GROUP : group * GROUP + 2])
    if frame + 1 == len(steps):
        return Malformed("agenda", "a crossing goes on by itself")
    step, stage, asked = steps[frame + 1], *args(state, frame)[1:3]
    early = step in (agenda.PASSAGE, agenda.FLIGHT)
    if stage != (1 if step == agenda.PASSAGE else 2) or asked >= state.seats or (asked == 0) != early:
        return Malformed(f"agenda[{frame}].stage", "does not fit what stands above it")
    if number != -1 if step == agenda.PASSAGE else not 0 <= number < len(way):
        return Malformed("now.crossing_sea", "is no sea of the crossing")
    units = state.groups[group * GROUP + FIRST_UNIT : group * GROUP + FIRST_UNIT + LAND_UNITS]
    if sum(units) == 0 and step in (agenda.PASSAGE, agenda.FLIGHT, agenda.AMBUSH):
        return Malformed("groups", "nobody crosses")
    if early:
        return None
    return ambush_misfit(state, steps, frame + 1, queries.others(state, state.turn)[asked - 1], way[number])


def raid_misfit(state: Attack, steps: list[int]) -> Malformed | None:
    if agenda.RAID not in steps[:-1]:
        return None
    frame, sea = steps.index(agenda.RAID), state.now[now.RAID_SEA]
    raided = args(state, frame)[1] | args(state, frame)[2] << SEAS // 2
    if not 0 <= sea < SEAS or not state.board.sea_is_on[sea] or not raided >> sea & 1:
        return Malformed("now.raid_sea", "is no area that is being raided")
    return ambush_misfit(state, steps, frame + 1, state.turn, sea)


def ambush_misfit(state: Attack, steps: list[int], frame: int, player: int, sea: int) -> Malformed | None:
    """Submarines of one player in one area, and the escorts of others that answer them."""
    escorts: list[int] = []
    shots, ambusher = state.now[now.AMBUSH_SHOTS], state.now[now.AMBUSH_HITS] + state.now[now.DICE]
    for number in range(frame, len(steps)):
        step, given = steps[number], args(state, number)
        if step == agenda.ESCORT_ROLL:
            escorts.append(given[1])
            named = given[3:1:-1]
            fits = given[1] < state.seats and given[1] != player
        elif step == agenda.ESCORT:
            named, fits = given[2:0:-1], True
        elif step == agenda.AMBUSH:
            named, fits = given[1:3], queries.submarines(state, player, sea) > 0
        elif step in (agenda.AMBUSH_LOSS, agenda.AMBUSH_ROLL):
            named, fits = [given[1], sea], ambusher <= shots and state.now[now.AMBUSHER] == player
        else:
            named, fits = [player, sea], True
        if named != [player, sea] or not fits:
            return Malformed(f"agenda[{number}]", "does not fit the submarines that fire")
    firing = agenda.ESCORT in steps or agenda.ESCORT_ROLL in steps
    if len({*escorts}) < len(escorts) or (firing and shots > queries.submarines(state, player, sea)):
        return Malformed("now.ambush_shots", "there are not so many submarines")
    return None

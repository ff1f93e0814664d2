"""Whether a game could have led to an imported position: each function gives the first thing that it could not."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, audit, events, figures, queries
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
from greatpowers.games.attack.rules.implausible_setup import implausible_setup
from greatpowers.games.attack.rules.ongoing.land import NO_CARD
from greatpowers.games.attack.rules.ongoing.marches import (
    BY_SEA,
    FELLOWS_RETURNED,
    GROUP,
    IS_SETTLED,
    NO_SEA_YET,
    SETTLED,
)
from greatpowers.games.attack.rules.ongoing.sea import AFLOAT, LINE, NO_SHIP, NOT_ROLLED
from greatpowers.games.attack.rules.pieces import NEUTRAL, NO_REGION, NO_TYPE
from greatpowers.games.attack.rules.relations import CARDS, DOUBLE_AGENT, USED_BY
from greatpowers.games.attack.rules.remembered import Now
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps.battle import Spoils
from greatpowers.games.attack.rules.steps.crossing import (
    AMBUSH_STAGE,
    FLIGHT_STAGE,
    Ambush,
    AmbushLoss,
    AmbushRoll,
    Crossings,
    Escort,
    EscortRoll,
    way_of,
)
from greatpowers.games.attack.rules.steps.engagement import Engagement
from greatpowers.games.attack.rules.steps.hands import FromHand, Pick
from greatpowers.games.attack.rules.steps.politics import PoliticsBlock, Sway
from greatpowers.games.attack.rules.steps.raid import Raid, raided_areas
from greatpowers.games.attack.rules.steps.setup import Counter
from greatpowers.games.attack.rules.steps.trade import MOST_COUNTERS, MOST_REFUSALS
from greatpowers.games.attack.rules.steps.turn import Turn
from greatpowers.kernel.state import WIDTH
from greatpowers.kernel.values import Malformed

IN_TURN: Final = (agenda.PRODUCTION, agenda.ROUND_END)
SHARING: Final = (agenda.MOVEMENT, agenda.PURCHASE, agenda.ENGAGEMENT)
"""Only here can the player to move have surface ships among foreign ones."""
ALL_SETTLED: Final = IS_SETTLED | FELLOWS_RETURNED


def implausible(state: Attack) -> Malformed | None:
    """The first thing in an imported position that no game could have led to."""
    problem = audit.broken(state)
    if problem:
        return Malformed("players", problem)
    steps = state.agenda[::WIDTH]
    found = implausible_cards(state, steps) or implausible_players(state)
    if found is not None:
        return found
    if state.over:
        return implausible_end(state)
    if steps[0] not in IN_TURN:
        return implausible_action(state, steps) or implausible_setup(state, steps)
    return (
        implausible_round(state, steps)
        or implausible_turns(state, steps)
        or implausible_action(state, steps)
        or implausible_regions(state, steps)
        or implausible_seas(state, steps)
        or implausible_groups(state, steps)
        or implausible_crossing(state, steps)
    )


def args(state: Attack, frame: int) -> list[int]:
    """A frame of the agenda, counted from below: its arguments are found by their names."""
    return state.agenda[frame * WIDTH : (frame + 1) * WIDTH]


# always


def implausible_cards(state: Attack, steps: list[int]) -> Malformed | None:
    """On the table lie the card of a defence and the politics card that is being carried out."""
    expected = politics_on_table(state, steps)
    if expected is None:
        return Malformed("table", "does not hold the politics card that is being carried out")
    if agenda.BATTLE_TURN in steps and state.fight_card != NO_CARD:
        expected.append(state.fight_card)
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
    if step == agenda.POLITICS_BLOCK:
        return [given[PoliticsBlock.CARD]]
    if step == agenda.SWAY:
        return [given[Sway.CARD]]
    lying = [figures.politics(name) for name in CARDS[step] if state.count_at(figures.politics(name), ON_TABLE) == 1]
    if len(lying) != 1:
        return None
    spying = step in (agenda.THEFT, agenda.PURGE) and given[FromHand.PLAYER] != state.turn
    if spying or (step == agenda.PICK and given[Pick.PLAYER] != state.turn):
        lying.append(DOUBLE_AGENT)
    return lying


def implausible_players(state: Attack) -> Malformed | None:
    for number, name in enumerate(TECHNOLOGY_IDS):
        owners = sum(state.technology[number::TECHNOLOGIES])
        if owners > state.figures.technology_copies[number]:
            return Malformed("players", f"there are not that many cards of {name}")
    founded = [region for region in state.capital if region != NO_REGION]
    if len({*founded}) < len(founded) or not all(state.board.is_on[region] for region in founded):
        return Malformed("players", "capitals lie in different regions of the board")
    for seat in range(state.seats):
        if state.refusals[seat] > MOST_REFUSALS or state.counter_offers[seat] > MOST_COUNTERS:
            return Malformed(f"players[{seat}].refusals", "an offer is refused three times and countered five times")
        if state.eliminated[seat] and not state.over:
            return Malformed(f"players[{seat}].eliminated", "ends the game")
    return None


def implausible_end(state: Attack) -> Malformed | None:
    reached = {
        events.BY_ELIMINATION: max(state.eliminated) == 1,
        events.BY_EAGLES: state.eagles >= state.rules.end_eagles,
        events.BY_ROUNDS: state.round >= state.rules.rounds,
    }
    if NO_TYPE in state.government or NO_REGION in state.capital:
        return Malformed("over", "a game that is over was played")
    return None if reached[state.ending] else Malformed("ending", "is not reached")


# rounds and turns


def implausible_round(state: Attack, steps: list[int]) -> Malformed | None:
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


def implausible_turns(state: Attack, steps: list[int]) -> Malformed | None:
    """Turns wait in order, the last one at the bottom; only the one to move has begun."""
    turns = [frame for frame, step in enumerate(steps) if step == agenda.TURN]
    for number, frame in enumerate(turns):
        given = args(state, frame)
        if given[Turn.PLAYER] != (state.start - 1 - number) % state.seats:
            return Malformed(f"agenda[{frame}].player", "turns do not wait in the order of the round")
        is_open = frame == turns[-1]
        if given[Turn.BEGUN] != int(is_open) or given[Turn.BUSY] != int(is_open and frame < len(steps) - 1):
            return Malformed(f"agenda[{frame}].begun", "the player to move alone has begun, and is busy in an action")
    current = args(state, turns[-1])[Turn.PLAYER] if turns else (state.start - 1) % state.seats
    if state.turn != current:
        return Malformed("turn", f"must be {current} by the agenda")
    return None


def implausible_action(state: Attack, steps: list[int]) -> Malformed | None:
    """Between actions nothing is remembered, and in an action what it needs."""
    empty = Attack(state.rules)
    for name, users in USED_BY.items():
        if getattr(state, name) != getattr(empty, name) and not any(step in users for step in steps):
            path = f"now.{name}" if name in Now._fields else name
            return Malformed(path, "is remembered by no step of the agenda")
    if state.blitzing not in (0, 1) or not 0 <= state.strikes < 1 << SEAS:
        return Malformed("now", "a move is a Blitzkrieg or not, and submarines strike in sea areas")
    if state.ambusher >= state.seats or min(state.ambush_shots, state.ambush_hits) < 0:
        return Malformed("now.ambusher", "is a player whose submarines have fired")
    bought = agenda.ENGAGEMENT in steps and args(state, steps.index(agenda.ENGAGEMENT))[Engagement.BOUGHT] == 1
    if bought and (state.groups or state.strikes or state.blitzing):
        return Malformed("now.strikes", "after a purchase only new ships fight")
    rolling = agenda.BATTLE_ROLL in steps
    if not rolling and (state.fight_dice != 0 or state.fight_rerolled != 0):
        return Malformed("now.fight_dice", "are rolled in their step only")
    return implausible_lines(state, steps)


def implausible_lines(state: Attack, steps: list[int]) -> Malformed | None:
    """Lines are laid from the front, and no ship is hit where none lies."""
    laid = agenda.LINE in steps or agenda.GUNNERY in steps
    if not laid and (state.naval_length != 0 or state.naval_pair != 0 or state.naval_roll != NOT_ROLLED):
        return Malformed("now.naval_length", "is that of lines that are laid")
    if any(state.line[place] == NO_SHIP and state.line_state[place] != AFLOAT for place in range(2 * LINE)):
        return Malformed("line_state", "a ship is hit where none lies")
    return None


# the board


def implausible_regions(state: Attack, steps: list[int]) -> Malformed | None:
    waiting = [args(state, frame)[Counter.REGION] - 1 for frame, step in enumerate(steps) if step == agenda.COUNTER]
    for region in state.board.regions:
        if state.owner[region] == NEUTRAL and (state.counter[region] == NO_TYPE) != (region in waiting):
            return Malformed(f"regions.{REGION_IDS[region]}.counter", "a neutral has one, unless it is just drawn")
    gone = [args(state, frame)[Spoils.LOSER] for frame, step in enumerate(steps) if step == agenda.SPOILS]
    for seat in range(state.seats):
        lost = seat in gone or agenda.PLANE_LOSS in steps
        if queries.land_units(state, seat) == 0 and not lost:
            return Malformed(f"players[{seat}]", "has no land unit left, which ends the game")
    return None


def implausible_seas(state: Attack, steps: list[int]) -> Malformed | None:
    """Surface ships of different players do not stay in one area."""
    pending = any(step in SHARING for step in steps)
    for sea in state.board.seas:
        foreign = queries.foreign_surface(state, state.turn, sea)
        shared = len(foreign) > 1 or (foreign and queries.surface(state, state.turn, sea) > 0 and not pending)
        if shared:
            return Malformed(f"seas.{SEA_IDS[sea]}", "surface ships of different players are in one area")
    return None


def implausible_groups(state: Attack, steps: list[int]) -> Malformed | None:
    """Units on the way come from regions of their owner and go where they can."""
    if any(step in steps for step in (agenda.MOVEMENT, agenda.TRANSFER)):
        fleet = state.fleet[state.turn * len(state.sailed) : (state.turn + 1) * len(state.sailed)]
        if any(count > state.army[place] for place, count in enumerate(state.fresh)):
            return Malformed("fresh", "more units have moved than are there")
        if any(count > fleet[place] for place, count in enumerate(state.sailed)):
            return Malformed("sailed", "more ships have moved than are there")
    seen: set[tuple[int, ...]] = set()
    for number in range(state.group_count()):
        way = (state.origin_of(number), state.goal_of(number), int(state.is_by_sea(number)))
        problem = "two groups are on the same way" if way in seen else implausible_group(state, steps, number)
        if problem:
            return Malformed(f"groups[{number * GROUP}]", problem)
        seen.add(way)
    return None


def implausible_group(state: Attack, steps: list[int], number: int) -> str:
    origin, goal, by_sea = state.origin_of(number), state.goal_of(number), state.is_by_sea(number)
    settled = state.groups[number * GROUP + SETTLED]
    if state.groups[number * GROUP + BY_SEA] > 1 or settled > ALL_SETTLED or (settled and not by_sea):
        return "a group crosses the sea or not, and is settled or not"
    if state.owner[origin] != state.turn or not state.board.is_on[goal] or goal == origin:
        return "a group comes from a region of its owner and goes to another one on the board"
    if by_sea and not state.board.way(origin, goal):
        return "there is no crossing between these regions"
    if agenda.MOVEMENT in steps and (settled or state.group_size(number) == 0):
        return "orders come before anything is settled"
    if state.group_size(number) > 0:
        if state.owner[goal] == state.turn and (not by_sea or state.is_settled(number)):
            return "units that are there are no longer on the way"
        if goal == state.fight:
            return "units that fight are no longer on the way"
    return ""


def implausible_crossing(state: Attack, steps: list[int]) -> Malformed | None:
    """The crossing that is being settled, and what stands above it."""
    if agenda.CROSSINGS not in steps:
        return implausible_raid(state, steps)
    frame = steps.index(agenda.CROSSINGS)
    group, number = state.crossing, state.crossing_sea
    if not 0 <= group < state.group_count() or not state.is_by_sea(group):
        return Malformed("now.crossing", "is no crossing")
    if state.is_settled(group):
        return Malformed("now.crossing", "is settled")
    way = way_of(state, group)
    if frame + 1 == len(steps):
        return Malformed("agenda", "a crossing goes on by itself")
    step, stage, asked = steps[frame + 1], args(state, frame)[Crossings.STAGE], args(state, frame)[Crossings.ASKED]
    early = step in (agenda.PASSAGE, agenda.FLIGHT)
    if (
        stage != (FLIGHT_STAGE if step == agenda.PASSAGE else AMBUSH_STAGE)
        or asked >= state.seats
        or (asked == 0) != early
    ):
        return Malformed(f"agenda[{frame}].stage", "does not fit what stands above it")
    if number != NO_SEA_YET if step == agenda.PASSAGE else not 0 <= number < len(way):
        return Malformed("now.crossing_sea", "is no sea of the crossing")
    if state.group_size(group) == 0 and step in (agenda.PASSAGE, agenda.FLIGHT, agenda.AMBUSH):
        return Malformed("groups", "nobody crosses")
    if early:
        return None
    return implausible_ambush(state, steps, frame + 1, queries.others(state, state.turn)[asked - 1], way[number])


def implausible_raid(state: Attack, steps: list[int]) -> Malformed | None:
    if agenda.RAID not in steps[:-1]:
        return None
    frame, sea = steps.index(agenda.RAID), state.raid_sea
    given = args(state, frame)
    raided = raided_areas(given[Raid.RAIDED], given[Raid.RAIDED_MORE])
    if not 0 <= sea < SEAS or not state.board.sea_is_on[sea] or not raided >> sea & 1:
        return Malformed("now.raid_sea", "is no area that is being raided")
    return implausible_ambush(state, steps, frame + 1, state.turn, sea)


def implausible_ambush(state: Attack, steps: list[int], frame: int, player: int, sea: int) -> Malformed | None:
    """Submarines of one player in one area, and the escorts of others that answer them."""
    escorts: list[int] = []
    shots = state.ambush_shots
    for number in range(frame, len(steps)):
        step, given = steps[number], args(state, number)
        if step == agenda.ESCORT_ROLL:
            escort = given[EscortRoll.PLAYER]
            escorts.append(escort)
            fits = [given[EscortRoll.OWNER], given[EscortRoll.SEA]] == [player, sea]
            fits = fits and escort < state.seats and escort != player
        elif step == agenda.ESCORT:
            fits = [given[Escort.OWNER], given[Escort.SEA]] == [player, sea]
        elif step == agenda.AMBUSH:
            fits = [given[Ambush.PLAYER], given[Ambush.SEA]] == [player, sea]
            fits = fits and queries.submarines(state, player, sea) > 0
        elif step in (agenda.AMBUSH_LOSS, agenda.AMBUSH_ROLL):
            firing = given[AmbushLoss.PLAYER if step == agenda.AMBUSH_LOSS else AmbushRoll.PLAYER]
            fits = firing == state.ambusher == player and state.ambush_hits + state.dice <= shots
        else:
            fits = True
        if not fits:
            return Malformed(f"agenda[{number}]", "does not fit the submarines that fire")
    answered = agenda.ESCORT in steps or agenda.ESCORT_ROLL in steps
    if len({*escorts}) < len(escorts) or (answered and shots > queries.submarines(state, player, sea)):
        return Malformed("now.ambush_shots", "there are not that many submarines")
    return None

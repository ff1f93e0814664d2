"""Strategische Bombardierung: planes are sent unseen, dice, cards made idle, lost planes taken off the board."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, economy, ending, events, figures, now, queries, reasons
from greatpowers.games.attack.rules.answers import MOST_FIRE, REGION_FIELD, seat_field
from greatpowers.games.attack.rules.board import REGION_IDS, REGIONS
from greatpowers.games.attack.rules.figures import ECONOMICS, ECONOMICS_DECK
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.units import LAND_UNITS, PLANE, UNITS
from greatpowers.kernel.step import Step
from greatpowers.kernel.values import CHANCE, NOBODY, Value, numbers

RADAR: Final = figures.technology("radar")
JET_FIGHTERS: Final = figures.technology("jet_fighters")
HEAVY_BOMBERS: Final = figures.technology("heavy_bombers")
ROCKETRY: Final = figures.technology("rocketry")

DEFENCE: Final = 0
DOGFIGHT: Final = 1
BOMBS: Final = 2
"""Who rolls (`now.AIR_STAGE`): the defender's planes, the fighters left, the bombers left."""

HELPFUL: Final = (RADAR, JET_FIGHTERS, HEAVY_BOMBERS)
"""The technology that helps the dice of each stage."""


def bomb_refusal(state: Attack, seat: int, target: int) -> int:
    """Whether a player may be bombed, oil aside; it does not matter what the victim has (ATK-160)."""
    if target == seat or target >= state.seats:
        return reasons.NOT_AN_OPPONENT
    armed = queries.has_planes(state, seat) or state.has(seat, ROCKETRY)
    return reasons.LEGAL if armed else reasons.NO_PLANES


def begin(state: Attack, target: int) -> None:
    """The action is paid: everything follows above the open step, which goes on afterwards."""
    state.now[now.BOMBED] = target
    state.first(agenda.SORTIES)


def target_fault(state: Attack) -> str:
    """What is wrong with the two sides of an imported bombing."""
    target = state.now[now.BOMBED]
    if not 0 <= target < state.seats or target == state.turn:
        return "no opponent is being bombed"
    slots = (now.FIGHTERS, now.BOMBERS, now.INTERCEPTORS, now.DICE, now.HITS, now.ATTACKER_LOSSES, now.DEFENDER_LOSSES)
    if min(state.now[slot] for slot in slots) < 0:
        return "there cannot be fewer than no planes, dice or hits"
    flying = state.now[now.FIGHTERS] + state.now[now.BOMBERS] + state.now[now.ATTACKER_LOSSES]
    if flying > queries.planes(state, state.turn) or max(state.now[now.FIGHTERS], state.now[now.BOMBERS]) >= MOST_FIRE:
        return "the attacker has not so many planes"
    lost, sent = state.now[now.DEFENDER_LOSSES], state.now[now.INTERCEPTORS]
    return "" if max(lost, sent) <= queries.planes(state, target) else "the defender has not so many planes"


class Sorties(Step[Attack]):
    """Both fix unseen how many planes fly: the attacker fighters and bombers, the defender planes (ATK-159).

    Who has no plane is not asked, nor is the defender when only rockets can come.
    """

    def __init__(self) -> None:
        super().__init__(agenda.SORTIES, "sorties", ("sortie", "scramble"))
        self.together = True

    def seats(self, state: Attack) -> list[int]:
        attacker, target = state.turn, state.now[now.BOMBED]
        if not queries.has_planes(state, attacker):
            return []
        return [attacker, target] if queries.has_planes(state, target) else [attacker]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        if seat == state.turn:
            return list(range(answers.SORTIE, answers.SORTIE + MOST_FIRE * MOST_FIRE))
        return list(range(answers.SCRAMBLE, answers.SCRAMBLE + MOST_FIRE))

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        if (seat == state.turn) != (answer < answers.SCRAMBLE):
            return reasons.NOT_NOW
        planes = self.planes(answer)
        if planes > queries.planes(state, seat):
            return reasons.TOO_MANY
        idle = planes == 0 and seat == state.turn and not state.has(seat, ROCKETRY)
        return reasons.MUST_CHOOSE if idle else reasons.LEGAL

    def options(self, state: Attack, seat: int) -> list[int]:
        most = min(queries.planes(state, seat), MOST_FIRE - 1)
        if seat != state.turn:
            return list(range(answers.SCRAMBLE, answers.SCRAMBLE + most + 1))
        planes = queries.planes(state, seat)
        found: list[int] = []
        for fighters in range(most + 1):
            first = answers.SORTIE + fighters * MOST_FIRE
            found.extend(range(first, first + min(planes - fighters, MOST_FIRE - 1) + 1))
        return found if state.has(seat, ROCKETRY) else found[1:]

    def planes(self, answer: int) -> int:
        """How many planes an answer sends."""
        if answer >= answers.SCRAMBLE:
            return answer - answers.SCRAMBLE
        return (answer - answers.SORTIE) // MOST_FIRE + (answer - answers.SORTIE) % MOST_FIRE

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"planes": queries.planes(state, seat)}

    def resolve(self, state: Attack, seats: list[int], given: list[int]) -> None:
        for seat, answer in zip(seats, given):
            if seat == state.turn:
                state.now[now.FIGHTERS] = (answer - answers.SORTIE) // MOST_FIRE
                state.now[now.BOMBERS] = (answer - answers.SORTIE) % MOST_FIRE
                state.note(events.SENT, seat, state.now[now.FIGHTERS], state.now[now.BOMBERS])
            else:
                state.now[now.INTERCEPTORS] = answer - answers.SCRAMBLE
                state.note(events.SENT, seat, state.now[now.INTERCEPTORS], 0)
        self.play(state, NOBODY, 0)

    def play(self, state: Attack, seat: int, answer: int) -> None:
        start_rolling(state, DEFENCE, state.now[now.INTERCEPTORS])

    def fault(self, state: Attack) -> str:
        sent = state.now[now.FIGHTERS] + state.now[now.BOMBERS] + state.now[now.INTERCEPTORS]
        return target_fault(state) or ("planes are in the air already" if sent > 0 else "")


def start_rolling(state: Attack, stage: int, dice: int) -> None:
    """All planes of a side roll, one die each."""
    state.now[now.AIR_STAGE] = stage
    state.now[now.DICE] = dice
    state.now[now.HITS] = 0
    state.then(agenda.AIR_ROLL)


class AirRoll(Step[Attack]):
    """One die for each plane; a technology may add 1. Rockets roll with the bombers (ATK-162)."""

    def __init__(self) -> None:
        super().__init__(agenda.AIR_ROLL, "air_roll", ("die",))

    def seats(self, state: Attack) -> list[int]:
        return [CHANCE] if state.now[now.DICE] > 0 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.DIE, answers.DIE + 6))

    def play(self, state: Attack, seat: int, answer: int) -> None:
        stage = state.now[now.AIR_STAGE]
        if seat == CHANCE:
            roller = state.now[now.BOMBED] if stage == DEFENCE else state.turn
            eyes = answer - answers.DIE + 1
            state.note(events.ROLLED, roller + 1, eyes)
            state.now[now.DICE] -= 1
            if eyes >= self.least(state, roller, HELPFUL[stage]):
                state.now[now.HITS] += 1
        elif stage == DEFENCE:
            state.then(agenda.SHOT_DOWN)
        elif stage == DOGFIGHT:
            state.now[now.DEFENDER_LOSSES] = min(state.now[now.HITS], state.now[now.INTERCEPTORS])
            rockets = state.figures.technology_figures[ROCKETRY]["dice"] if state.has(state.turn, ROCKETRY) else 0
            start_rolling(state, BOMBS, state.now[now.BOMBERS] + rockets)
        else:
            self.drop_bombs(state)

    def least(self, state: Attack, roller: int, technology: int) -> int:
        bonus = state.figures.technology_figures[technology]["bonus"] if state.has(roller, technology) else 0
        return state.figures.bombing_hit - bonus

    def drop_bombs(self, state: Attack) -> None:
        """Only a hit opens the victim's hand, and only to the attacker (ATK-163)."""
        target, hits = state.now[now.BOMBED], state.now[now.HITS]
        if hits > 0 and state.hand_size(target, ECONOMICS_DECK) > 0:
            state.look(state.turn, target, ECONOMICS_DECK)
            state.then(agenda.IDLING, min(hits, economy.not_idle(state, target)))
        else:
            state.then(agenda.PLANE_LOSS, state.turn)

    def fault(self, state: Attack) -> str:
        stage = state.now[now.AIR_STAGE]
        if not DEFENCE <= stage <= BOMBS:
            return "nobody rolls for planes at this stage"
        rockets = state.figures.technology_figures[ROCKETRY]["dice"]
        slot = (now.INTERCEPTORS, now.FIGHTERS, now.BOMBERS)[stage]
        rolled = state.now[now.DICE] + state.now[now.HITS]
        too_many = rolled > state.now[slot] + (rockets if stage == BOMBS else 0)
        return target_fault(state) or ("there are not so many planes in the air" if too_many else "")


class ShotDown(Step[Attack]):
    """The defender names how many fighters are among the planes shot down; the rest are bombers."""

    def __init__(self) -> None:
        super().__init__(agenda.SHOT_DOWN, "shot_down", ("shoot",))

    def falling(self, state: Attack) -> int:
        return min(state.now[now.HITS], state.now[now.FIGHTERS] + state.now[now.BOMBERS])

    def fewest(self, state: Attack) -> int:
        return max(self.falling(state) - state.now[now.BOMBERS], 0)

    def most(self, state: Attack) -> int:
        return min(self.falling(state), state.now[now.FIGHTERS])

    def seats(self, state: Attack) -> list[int]:
        return [state.now[now.BOMBED]] if self.fewest(state) < self.most(state) else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.SHOOT, answers.SHOOT + MOST_FIRE))

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        fighters = answer - answers.SHOOT
        if fighters > self.most(state):
            return reasons.TOO_MANY
        return reasons.LEGAL if fighters >= self.fewest(state) else reasons.TOO_LOW

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"least": self.fewest(state), "most": self.most(state)}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        falling = self.falling(state)
        fighters = self.fewest(state) if seat == NOBODY else answer - answers.SHOOT
        state.now[now.ATTACKER_LOSSES] = falling
        state.now[now.FIGHTERS] -= fighters
        state.now[now.BOMBERS] -= falling - fighters
        start_rolling(state, DOGFIGHT, state.now[now.FIGHTERS])

    def fault(self, state: Attack) -> str:
        wrong = state.now[now.HITS] > state.now[now.INTERCEPTORS] or state.now[now.ATTACKER_LOSSES] > 0
        return target_fault(state) or ("these planes were not hit" if wrong else "")


class Idling(Step[Attack]):
    """The attacker picks the cards that his bombers make idle; hits beyond the cards are lost (ATK-22).

    Where all cards that are not idle are hit, nobody is asked: their number is public.
    """

    def __init__(self) -> None:
        super().__init__(agenda.IDLING, "idling", ("idle",), (numbers("cards", 0, 99),))

    def seats(self, state: Attack) -> list[int]:
        cards = state.arg(1)
        return [state.turn] if 0 < cards < economy.not_idle(state, state.now[now.BOMBED]) else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.IDLE, answers.IDLE + ECONOMICS))

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        kind, target = answer - answers.IDLE, state.now[now.BOMBED]
        if not state.holds(target, kind):
            return reasons.NOT_HELD
        return reasons.LEGAL if state.busy(kind, target) > 0 else reasons.NOT_IDLE_ABLE

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"card": figures.ECONOMICS_IDS[answer - answers.IDLE], "target": state.now[now.BOMBED]}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        target, cards = state.now[now.BOMBED], state.arg(1)
        if seat != NOBODY:
            state.set_arg(1, cards - 1)
            state.make_idle(target, answer - answers.IDLE)
            return
        if cards > 0:
            for kind in range(ECONOMICS):
                for _ in range(state.busy(kind, target)):
                    state.make_idle(target, kind)
        state.then(agenda.PLANE_LOSS, state.turn)

    def fault(self, state: Attack) -> str:
        problem = target_fault(state)
        if problem:
            return problem
        fits = state.arg(1) <= economy.not_idle(state, state.now[now.BOMBED])
        return "" if fits else "the bombed player has not so many cards"


class PlaneLoss(Step[Attack]):
    """First the attacker and then the defender takes off lost planes, one by one, from any region (ATK-161)."""

    def __init__(self) -> None:
        super().__init__(agenda.PLANE_LOSS, "plane_loss", ("ground",), (seat_field("player"),))

    def losses(self, state: Attack) -> int:
        """The slot that counts what this player still has to take off."""
        return now.ATTACKER_LOSSES if state.arg(1) == state.turn else now.DEFENDER_LOSSES

    def regions(self, state: Attack) -> list[int]:
        return [region for region in queries.regions_of(state, state.arg(1)) if state.units(region, PLANE) > 0]

    def seats(self, state: Attack) -> list[int]:
        chooses = state.now[self.losses(state)] > 0 and len(self.regions(state)) > 1
        return [state.arg(1)] if chooses else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [answers.GROUND + region for region in state.board.regions]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        region = answer - answers.GROUND
        if not state.board.is_on[region]:
            return reasons.NOT_ON_BOARD
        if state.owner[region] != seat:
            return reasons.NOT_YOURS
        return reasons.LEGAL if state.units(region, PLANE) > 0 else reasons.NO_PLANE_HERE

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"region": REGION_IDS[answer - answers.GROUND]}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        if seat != NOBODY:
            self.ground(state, answer - answers.GROUND)
        elif state.now[self.losses(state)] > 0:
            self.ground(state, self.regions(state)[0])
        elif state.arg(1) == state.turn:
            state.set_arg(1, state.now[now.BOMBED])
        else:
            state.forget_action()
            if not ending.end_if_eliminated(state):
                state.done()

    def ground(self, state: Attack, region: int) -> None:
        player = state.arg(1)
        state.now[self.losses(state)] -= 1
        state.remove_unit(player, PLANE, region, events.BY_BOMBING)
        if state.strength(region) == 0:
            state.first(agenda.REPLACEMENT, player, region)

    def fault(self, state: Attack) -> str:
        player = state.arg(1)
        if player not in (state.turn, state.now[now.BOMBED]):
            return "this player takes no part in the bombing"
        if not 0 <= state.now[now.BOMBED] < state.seats or state.now[now.BOMBED] == state.turn:
            return "no opponent is being bombed"
        for seat, slot in ((state.turn, now.ATTACKER_LOSSES), (state.now[now.BOMBED], now.DEFENDER_LOSSES)):
            if not 0 <= state.now[slot] <= queries.planes(state, seat):
                return f"player {seat} cannot lose so many planes"
        done = player == state.turn or state.now[now.ATTACKER_LOSSES] == 0
        return "" if done else "the attacker takes off planes first"


class Replacement(Step[Attack]):
    """The plane was the last unit of its region: a unit comes from a region with two or more.

    Where there is none the region becomes neutral; a capital stays in it (ATK-21, ATK-161).
    """

    def __init__(self) -> None:
        super().__init__(agenda.REPLACEMENT, "replacement", ("send",), (seat_field("player"), REGION_FIELD))

    def seats(self, state: Attack) -> list[int]:
        return [state.arg(1)] if len(self.options(state, state.arg(1))) > 1 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        regions = state.board.regions
        return [answers.SEND + unit * REGIONS + region for unit in range(LAND_UNITS) for region in regions]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        unit, origin = (answer - answers.SEND) // REGIONS, (answer - answers.SEND) % REGIONS
        if not state.board.is_on[origin]:
            return reasons.NOT_ON_BOARD
        if state.owner[origin] != seat:
            return reasons.NOT_YOURS
        if state.units(origin, unit) == 0:
            return reasons.NO_UNIT
        return reasons.LEGAL if state.strength(origin) > 1 else reasons.LAST_UNIT

    def options(self, state: Attack, seat: int) -> list[int]:
        origins = [region for region in queries.regions_of(state, seat) if state.strength(region) > 1]
        found: list[int] = []
        for unit in range(LAND_UNITS):
            for origin in origins:
                if state.units(origin, unit) > 0:
                    found.append(answers.SEND + unit * REGIONS + origin)
        return found

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        unit, origin = (answer - answers.SEND) // REGIONS, (answer - answers.SEND) % REGIONS
        return {"unit": UNITS[unit], "region": REGION_IDS[origin]}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        player, region = state.arg(1), state.arg(2)
        ways = [answer] if seat != NOBODY else self.options(state, player)
        if len(ways) == 0:
            state.leave_region(player, region)
            state.then(agenda.COUNTER, region + 1)
            return
        code = ways[0] - answers.SEND
        state.done()
        state.march(player, code // REGIONS, code % REGIONS, region, events.ARRIVES)

    def fault(self, state: Attack) -> str:
        player, region = state.arg(1), state.arg(2)
        if player >= state.seats or player not in (state.turn, state.now[now.BOMBED]):
            return "this player takes no part in the bombing"
        empty = state.owner[region] == player and state.strength(region) == 0
        return "" if empty else "no unit has to be replaced here"

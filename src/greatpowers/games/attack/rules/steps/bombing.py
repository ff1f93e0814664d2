"""Strategische Bombardierung: planes are sent unseen, dice, cards made idle. Lost planes have their own file."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, economy, figures, queries, reasons
from greatpowers.games.attack.rules.answers import MOST_FIRE
from greatpowers.games.attack.rules.figures import ECONOMICS, ECONOMICS_DECK
from greatpowers.games.attack.rules.ongoing.bombing import BOMBS, DEFENCE, DOGFIGHT
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps.plane_loss import PlaneLoss
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import CHANCE, NOBODY, Value, numbers

RADAR: Final = figures.technology("radar")
JET_FIGHTERS: Final = figures.technology("jet_fighters")
HEAVY_BOMBERS: Final = figures.technology("heavy_bombers")
ROCKETRY: Final = figures.technology("rocketry")

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
    state.bomb(target)
    state.first(agenda.SORTIES)


def implausible_target(state: Attack) -> str:
    """Why no game could have led to the two sides of this bombing, in plain words; empty when one could."""
    target = state.bombed
    if not 0 <= target < state.seats or target == state.turn:
        return "no opponent is being bombed"
    planes = (state.fighters, state.bombers, state.interceptors, state.attacker_losses, state.defender_losses)
    if min(*planes, state.dice, state.hits) < 0:
        return "there cannot be fewer than no planes, dice or hits"
    flying = state.fighters + state.bombers + state.attacker_losses
    if flying > queries.planes(state, state.turn) or max(state.fighters, state.bombers) >= MOST_FIRE:
        return "the attacker does not have that many planes"
    lost, sent = state.defender_losses, state.interceptors
    return "" if max(lost, sent) <= queries.planes(state, target) else "the defender does not have that many planes"


class Sorties(Step[Attack]):
    """Both fix unseen how many planes fly: the attacker fighters and bombers, the defender planes (ATK-159).

    Who has no plane is not asked, nor is the defender when only rockets can come.
    """

    def __init__(self) -> None:
        super().__init__(agenda.SORTIES, "sorties", ("sortie", "scramble"))
        self.together = True

    def seats(self, state: Attack) -> list[int]:
        attacker, target = state.turn, state.bombed
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
            first = answers.sortie(fighters, 0)
            found.extend(range(first, first + min(planes - fighters, MOST_FIRE - 1) + 1))
        return found if state.has(seat, ROCKETRY) else found[1:]

    def planes(self, answer: int) -> int:
        """How many planes an answer sends."""
        if answer >= answers.SCRAMBLE:
            return answer - answers.SCRAMBLE
        fighters, bombers = answers.split_sortie(answer)
        return fighters + bombers

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"planes": queries.planes(state, seat)}

    def resolve(self, state: Attack, seats: list[int], given: list[int]) -> None:
        for seat, answer in zip(seats, given):
            if seat == state.turn:
                fighters, bombers = answers.split_sortie(answer)
                state.send_planes(fighters, bombers)
            else:
                state.scramble(answer - answers.SCRAMBLE)
        self.play(state, NOBODY, 0)

    def play(self, state: Attack, seat: int, answer: int) -> None:
        start_rolling(state, DEFENCE, state.interceptors)

    def implausible(self, state: Attack) -> str:
        sent = state.fighters + state.bombers + state.interceptors
        return implausible_target(state) or ("planes are in the air already" if sent > 0 else "")


def start_rolling(state: Attack, stage: int, dice: int) -> None:
    state.begin_air_rolls(stage, dice)
    state.then(agenda.AIR_ROLL)


class AirRoll(Step[Attack]):
    """One die for each plane; a technology may add 1. Rockets roll with the bombers (ATK-162)."""

    def __init__(self) -> None:
        super().__init__(agenda.AIR_ROLL, "air_roll", ("die",))

    def seats(self, state: Attack) -> list[int]:
        return [CHANCE] if state.dice > 0 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.DIE, answers.DIE + 6))

    def play(self, state: Attack, seat: int, answer: int) -> None:
        stage = state.air_stage
        if seat == CHANCE:
            roller = state.bombed if stage == DEFENCE else state.turn
            pips = answer - answers.DIE + 1
            state.roll(roller, pips, pips >= self.least(state, roller, HELPFUL[stage]))
        elif stage == DEFENCE:
            state.then(agenda.SHOT_DOWN)
        elif stage == DOGFIGHT:
            state.win_dogfight()
            rockets = state.figures.technology_figures[ROCKETRY]["dice"] if state.has(state.turn, ROCKETRY) else 0
            start_rolling(state, BOMBS, state.bombers + rockets)
        else:
            self.drop_bombs(state)

    def least(self, state: Attack, roller: int, technology: int) -> int:
        bonus = state.figures.technology_figures[technology]["bonus"] if state.has(roller, technology) else 0
        return state.figures.bombing_hit - bonus

    def drop_bombs(self, state: Attack) -> None:
        """Only a hit opens the victim's hand, and only to the attacker (ATK-163)."""
        target, hits = state.bombed, state.hits
        if hits > 0 and state.hand_size(target, ECONOMICS_DECK) > 0:
            state.look(state.turn, target, ECONOMICS_DECK)
            state.done()
            Idling.open(state, min(hits, economy.not_idle(state, target)))
        else:
            state.done()
            PlaneLoss.open(state, state.turn)

    def implausible(self, state: Attack) -> str:
        stage = state.air_stage
        if not DEFENCE <= stage <= BOMBS:
            return "nobody rolls for planes at this stage"
        rockets = state.figures.technology_figures[ROCKETRY]["dice"]
        planes = (state.interceptors, state.fighters, state.bombers + rockets)[stage]
        too_many = state.dice + state.hits > planes
        return implausible_target(state) or ("there are not that many planes in the air" if too_many else "")


class ShotDown(Step[Attack]):
    """The defender names how many fighters are among the planes shot down; the rest are bombers."""

    def __init__(self) -> None:
        super().__init__(agenda.SHOT_DOWN, "shot_down", ("shoot",))

    def falling(self, state: Attack) -> int:
        return min(state.hits, state.fighters + state.bombers)

    def fewest(self, state: Attack) -> int:
        return max(self.falling(state) - state.bombers, 0)

    def most(self, state: Attack) -> int:
        return min(self.falling(state), state.fighters)

    def seats(self, state: Attack) -> list[int]:
        return [state.bombed] if self.fewest(state) < self.most(state) else []

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
        state.shoot_down(fighters, falling - fighters)
        start_rolling(state, DOGFIGHT, state.fighters)

    def implausible(self, state: Attack) -> str:
        wrong = state.hits > state.interceptors or state.attacker_losses > 0
        return implausible_target(state) or ("these planes were not hit" if wrong else "")


class Idling(Step[Attack]):
    """The attacker picks the cards that his bombers make idle; hits beyond the cards are lost (ATK-22).

    Where all cards that are not idle are hit, nobody is asked: their number is public.
    """

    CARDS: Final = 1

    def __init__(self) -> None:
        super().__init__(agenda.IDLING, "idling", ("idle",), frame({Idling.CARDS: numbers("cards", 0, 99)}))

    @staticmethod
    def open(state: Attack, cards: int) -> None:
        state.first(agenda.IDLING, cards)

    def seats(self, state: Attack) -> list[int]:
        cards = state.arg(Idling.CARDS)
        return [state.turn] if 0 < cards < economy.not_idle(state, state.bombed) else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.IDLE, answers.IDLE + ECONOMICS))

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        kind, target = answer - answers.IDLE, state.bombed
        if not state.holds(target, kind):
            return reasons.NOT_HELD
        return reasons.LEGAL if state.busy(kind, target) > 0 else reasons.NOT_IDLE_ABLE

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"card": figures.ECONOMICS_IDS[answer - answers.IDLE], "target": state.bombed}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        target, cards = state.bombed, state.arg(Idling.CARDS)
        if seat != NOBODY:
            state.set_arg(Idling.CARDS, cards - 1)
            state.make_idle(target, answer - answers.IDLE)
            return
        if cards > 0:
            for kind in range(ECONOMICS):
                for _ in range(state.busy(kind, target)):
                    state.make_idle(target, kind)
        state.done()
        PlaneLoss.open(state, state.turn)

    def implausible(self, state: Attack) -> str:
        problem = implausible_target(state)
        if problem:
            return problem
        fits = state.arg(Idling.CARDS) <= economy.not_idle(state, state.bombed)
        return "" if fits else "the bombed player does not have that many cards"

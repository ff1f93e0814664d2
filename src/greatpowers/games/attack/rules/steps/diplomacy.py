"""Diplomatische Attacke: dice against a number that grows with every success."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, events, figures, queries, reasons
from greatpowers.games.attack.rules.answers import PASS, REGION_FIELD
from greatpowers.games.attack.rules.board import REGION_IDS, REGIONS
from greatpowers.games.attack.rules.pieces import NEUTRAL
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps.gains import Gain
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import CHANCE, NOBODY, Value, numbers

RADIO: Final = figures.technology("radio")
TREATY: Final = figures.POLITICS_IDS.index("friendship_treaty")
TWO_DICE: Final = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""How likely the sums of two dice are, from 2 to 12."""


def least(state: Attack, seat: int, region: int, successes: int) -> int:
    """What two dice must show at least (RAX 399-406)."""
    rules = state.figures
    number = rules.diplomacy_least + rules.diplomacy_success * successes
    if not queries.is_next_to_own(state, seat, region):
        number += rules.diplomacy_far
    number += rules.diplomacy_step * queries.distance(state.counter[region], state.government[seat])
    if state.has(seat, RADIO):
        number -= rules.technology_figures[RADIO]["easier"]
    return max(number - rules.card_figures[TREATY]["easier"] * state.treaties, 0)


def court_refusal(state: Attack, region: int) -> int:
    if not state.board.is_on[region]:
        return reasons.NOT_ON_BOARD
    return reasons.LEGAL if state.owner[region] == NEUTRAL else reasons.NO_MINOR


def court(state: Attack, region: int) -> None:
    """Try a neutral; the step below waits for success or failure."""
    Persuasion.open(state, region, least(state, state.turn, region, state.arg(Diplomacy.SUCCESSES)))


class Diplomacy(Step[Attack]):
    """After a success the player may go on with another neutral, or stop (ATK-140)."""

    SUCCESSES: Final = 1

    def __init__(self) -> None:
        fields = frame({Diplomacy.SUCCESSES: numbers("successes", 0, REGIONS)})
        super().__init__(agenda.DIPLOMACY, "diplomacy", ("pass", "court"), fields)

    def seats(self, state: Attack) -> list[int]:
        return [state.turn] if queries.neutrals(state) else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [PASS, *(answers.COURT + region for region in state.board.regions)]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        return reasons.LEGAL if answer == PASS else court_refusal(state, answer - answers.COURT)

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"region": REGION_IDS[answer - answers.COURT]}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        if seat == NOBODY or answer == PASS:
            state.done()
        else:
            court(state, answer - answers.COURT)


class Persuasion(Step[Attack]):
    """Two dice decide. A failure ends the action; when it is the very first try, the action may be repeated."""

    REGION: Final = 1
    LEAST: Final = 2

    def __init__(self) -> None:
        fields = frame({Persuasion.REGION: REGION_FIELD, Persuasion.LEAST: numbers("least", 0, 99)})
        super().__init__(agenda.PERSUASION, "persuasion", ("roll",), fields)

    @staticmethod
    def open(state: Attack, region: int, least: int) -> None:
        state.first(agenda.PERSUASION, region, least)

    def seats(self, state: Attack) -> list[int]:
        return [CHANCE]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.ROLL, answers.ROLL + len(TWO_DICE)))

    def weights(self, state: Attack) -> list[int]:
        return list(TWO_DICE)

    def play(self, state: Attack, seat: int, answer: int) -> None:
        region, number, pips = state.arg(Persuasion.REGION), state.arg(Persuasion.LEAST), answer - answers.ROLL + 2
        state.note(events.TRIED, state.turn, region, min(number, events.MOST_NOTED), pips)
        state.done()
        successes = state.arg(Diplomacy.SUCCESSES)
        if pips >= number:
            state.set_arg(Diplomacy.SUCCESSES, successes + 1)
            state.close_diplomacy()
            Gain.open(state, state.turn, region)
            return
        if successes > 0:
            state.close_diplomacy()
        else:
            state.fail_diplomacy()
        state.done()

    def implausible(self, state: Attack) -> str:
        return "" if state.owner[state.arg(Persuasion.REGION)] == NEUTRAL else "only a neutral region can be courted"

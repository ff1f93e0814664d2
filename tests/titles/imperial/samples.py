"""Positions of Imperial for tests: documents from seeded random games, and some built by hand."""

from __future__ import annotations

import copy
import json
from functools import cache
from typing import Any

from greatpowers.kernel.chance import Dice
from greatpowers.kernel.fuzz import option_sets
from greatpowers.kernel.match import Match, start_from
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import CHANCE
from greatpowers.titles import RULESETS

Document = dict[str, Any]

RULES = RULESETS["imperial-2030"]
GAMES = 48
PER_STEP = 16


def plain(value: Any) -> Any:
    """An independent copy, as it comes back from a file."""
    return json.loads(json.dumps(value))


def answer_randomly(position: Position, dice: Dice) -> None:
    if position.seat == CHANCE:
        position.play(position.roll(dice), CHANCE)
    else:
        options = position.options()
        position.play(options[dice.below(len(options))])


@cache
def documents() -> dict[str, list[Document]]:
    """Documents by the name of the step that is open ("" when the game is over), from games of every kind."""
    found: dict[str, list[Document]] = {"flags": [flag_shortage()]}
    sets = option_sets(RULES)
    for number in range(GAMES):
        position = Position(RULES, RULES.begin(2 + number % 5, sets[number * 7 % len(sets)]))
        dice, picks = Dice(number), Dice(~number)
        while not position.over:
            assert position.step is not None
            rows = found.setdefault(position.step.name, [])
            if len(rows) < 6 or (len(rows) < PER_STEP and picks.below(20) == 0):
                rows.append(RULES.document(position.state))
            answer_randomly(position, dice)
        found.setdefault("", []).append(RULES.document(position.state))
    return found


@cache
def _first_turn(seats: int, options: tuple[tuple[str, Any], ...]) -> Document:
    position = Position(RULES, RULES.begin(seats, RULES.chosen(dict(options))))
    while position.seat == CHANCE:
        position.play(position.options()[0], CHANCE)
    return RULES.document(position.state)


def first_turn(seats: int = 6, **options: Any) -> Document:
    """The position before the first answer, cards dealt in the order of the board: player 0 governs russia …"""
    return copy.deepcopy(_first_turn(seats, tuple(options.items())))


def in_maneuver(document: Document, step: str = "fleets") -> Document:
    """The same position with the nation to move in the middle of a maneuver."""
    document["agenda"] = [document["agenda"][0], {"step": step}]
    return document


def flag_shortage() -> Document:
    """Russia has one flag left, two new regions and one that has been waiting for a flag."""
    document = in_maneuver(first_turn(), "armies")
    lands = [name for name, kind in zip(RULES.figures.board.regions, RULES.figures.board.kind) if kind == 1]
    russia = document["nations"]["russia"]
    russia["flags"] = lands[:14]
    russia["armies"] = {lands[20]: 1, lands[21]: 1, lands[22]: 1}
    russia["waiting"] = [lands[22]]
    match = begin(document)
    match.play({"kind": "pass"})
    return match.position()


def begin(document: Document, seed: int = 1) -> Match:
    return start_from(RULES, document, seed)

"""Positions of Imperial for tests: documents from seeded random games, and some built by hand."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

from greatpowers.games import RULESETS
from greatpowers.games.imperial.rules.board import LAND
from greatpowers.games.imperial.rules.ruleset import ImperialRuleset
from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.fuzz import option_sets
from greatpowers.kernel.match import Match, start_from
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import CHANCE, NOBODY
from tests.games.mutations import answer_randomly

Document = dict[str, Any]

EDITIONS = {rules.figures.edition: rules for rules in RULESETS.values() if isinstance(rules, ImperialRuleset)}
RULES = EDITIONS["2030"]
"""What samples are of unless they say something else."""

Games = dict[str, tuple[int, ...]]
FEW: Games = {
    "2006": (13, 15, 31, 38, 39, 45, 47),
    "2010": (5, 6, 13, 14, 15, 18, 22, 26, 41),
    "2030": (5, 16, 17, 21, 28, 35, 39, 44),
}
"""Games that come to every question six times between them; for tests that need an example of each."""
MANY: Games = {"2006": tuple(range(20)), "2010": tuple(range(20)), "2030": tuple(range(48))}
"""For walks."""
PER_STEP = {"2006": 6, "2010": 6, "2030": 16}


def documents(rules: ImperialRuleset = RULES, games: Games = FEW) -> dict[str, list[Document]]:
    """Documents by the name of the step that is open ("" when the game is over), from games of every kind."""
    return documents_of(rules, games[rules.figures.edition])


@cache
def documents_of(rules: ImperialRuleset, games: tuple[int, ...]) -> dict[str, list[Document]]:
    found: dict[str, list[Document]] = {"flags": [flag_shortage(rules)], "ask": [crowd(rules)]}
    sets = option_sets(rules)
    most = PER_STEP[rules.figures.edition]
    for number in games:
        position = Position(rules, rules.begin(2 + number % 5, sets[number * 7 % len(sets)]))
        dice, picks = Dice(number), Dice(~number)
        while not position.over:
            assert position.step is not None
            rows = found.setdefault(position.step.name, [])
            if len(rows) < 6 or (len(rows) < most and picks.below(20) == 0):
                rows.append(rules.document(position.state))
            answer_randomly(position, dice)
        found.setdefault("", []).append(rules.document(position.state))
    return found


@cache
def _first_turn(rules: ImperialRuleset, seats: int, options: tuple[tuple[str, Any], ...]) -> Document:
    position = Position(rules, rules.begin(seats, rules.chosen(dict(options))))
    while position.seat == CHANCE:
        position.play(position.options()[0], CHANCE)
    return rules.document(position.state)


def first_turn(seats: int = 6, rules: ImperialRuleset = RULES, **options: Any) -> Document:
    """Before the first answer; the cards are dealt in the order of the board, so player 0 governs its first nation."""
    return copy.deepcopy(_first_turn(rules, seats, tuple(options.items())))


def in_maneuver(document: Document, step: str = "fleets") -> Document:
    """The same position with the nation to move in the middle of a maneuver."""
    document["agenda"] = [document["agenda"][0], {"step": step}]
    return document


def lands(rules: ImperialRuleset = RULES) -> list[str]:
    """The land regions that belong to no great power."""
    return [name for name, kind in zip(rules.figures.board.regions, rules.figures.board.kind) if kind == LAND]


def flag_shortage(rules: ImperialRuleset = RULES) -> Document:
    """The first nation has one flag left, two new regions and one that has been waiting for a flag."""
    board = rules.figures.board
    document = in_maneuver(first_turn(rules=rules), "armies")
    nation = document["nations"][board.nations[0]]
    armies = lands(rules)[-3:]
    open_regions = [board.regions[region] for region in board.open_regions]
    nation["flags"] = [name for name in open_regions if name not in armies][: rules.figures.flags - 1]
    nation["armies"] = dict.fromkeys(armies, 1)
    nation["waiting"] = armies[2:]
    match = begin(document)
    match.play({"kind": "pass"})
    return match.position()


def crowd(rules: ImperialRuleset = RULES) -> Document:
    """An army of the first nation has come where the second and third have one; whom does it ask first?"""
    first, second, third = rules.figures.board.nations[:3]
    region = lands(rules)[0]
    document = in_maneuver(first_turn(rules=rules), "armies")
    for name in (first, second, third):
        document["nations"][name]["armies"] = {region: 1}
    document["maneuver"] = {"spent_armies": {region: 1}}
    document["agenda"].append({"step": "ask", "region": region, "unit": "army", "asked": 0})
    return document


def begin(document: Document, seed: int = 1) -> Match:
    return start_from(RULESETS[document["game"]], document, seed)


# playing on from there


def do(match: Match, *lines: str) -> Match:
    """Give answers written as their kind and values, `pick_army moscow hostile`."""
    for line in lines:
        match.play(answer(line))
    return match


def answer(line: str) -> dict[str, Any]:
    kind, *values = line.split()
    fields = RULES.codec.by_name[kind].fields
    row: dict[str, Any] = {"kind": kind}
    for field, value in zip(fields, values, strict=True):
        row[field.name] = int(value) if value.lstrip("-").isdigit() else value
    return row


def options(match: Match) -> list[str]:
    """The open answers, written the same way."""
    return [" ".join(map(str, row.to_json().values())) for row in match.decisions[0].options]


def asked(match: Match) -> str:
    return f"{match.decisions[0].seat} {match.decisions[0].step}"


def why(match: Match, line: str, seat: int = NOBODY) -> str:
    """Why an answer is refused, to the player asked or to another; "" when it is not."""
    reason = match.why_not(answer(line), seat)
    return "" if reason is None else reason.name


def of(match: Match) -> Imperial:
    state = match.fast.state
    assert isinstance(state, Imperial)
    return state

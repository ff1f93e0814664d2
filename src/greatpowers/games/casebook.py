"""The casebook: rule cases as positions, answers and facts, found by id or ruling.

`games/<game>/rules/data/casebook.json` is made by `tools/casebook.py` from the cases the tests play. A run starts at a
base position and what differs from it (`base`, `changes`), at a new match (`start`), or where the run before stopped
(`continues`); its answers, those of chance included, come with the seat that gives them and the step that asks.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache

from greatpowers.games import GAMES, RULESETS, Game, game_of, words_for
from greatpowers.kernel.match import Match
from greatpowers.kernel.position import Position
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.state import State
from greatpowers.kernel.values import CHANCE, Json, Malformed
from greatpowers.words.cases import LETTERS, CaseWords, Table

SEED = 2030
"""For what chance does where a case does not say it."""


# reading


@cache
def book(game: Game) -> Table:
    """The cases of a game and the positions they start from; none if it has no casebook."""
    file = game.folder / "rules" / "data" / "casebook.json"
    document: Table = json.loads(file.read_text("utf-8")) if file.is_file() else {"bases": {}, "cases": []}
    return document


def cases(name: str) -> list[Table]:
    """The case with this id, or all cases of a ruling."""
    wanted = name.strip().upper()
    everything = [case for game in GAMES for case in book(game)["cases"]]
    found = [case for case in everything if wanted == case["id"] or wanted in case["rulings"]]
    if not found:
        raise Malformed("case", f"{name!r} is neither a case (I30-057) nor a ruling with cases (IMP-12)")
    return found


def position(game: str, run: Table) -> Json:
    """The position document a run starts at."""
    bases = book(game_of(RULESETS[game]))["bases"][game]
    return changed(bases[run["base"]], run["changes"])


def changed(base: Json, changes: Json) -> Json:
    """A document with changes: objects are merged, entries of lists named by their number (the next number
    adds one), all else replaced."""
    if not isinstance(changes, dict) or not isinstance(base, dict | list):
        return copy.deepcopy(changes)
    result = copy.deepcopy(base)
    for key, value in changes.items():
        if isinstance(result, list):
            place = int(key)
            result[place : place + 1] = [changed(result[place], value) if place < len(result) else copy.deepcopy(value)]
        else:
            result[key] = changed(result[key], value) if key in result else copy.deepcopy(value)
    return result


# playing; in all these matches chance waits to be told


def placed(rules: Ruleset, document: Json) -> Match:
    """A match at a position."""
    return patient(rules, rules.state(document), document["options"], document)


def started(rules: Ruleset, seats: int, options: Json, chance: list[Json]) -> Match:
    """A new match in which chance has given these answers."""
    match = patient(rules, rules.begin(seats, rules.chosen(options)), options)
    for answer in chance:
        match.play(answer, CHANCE)
    return match


def patient(rules: Ruleset, state: State, options: Json, origin: Json = None) -> Match:
    state.journal = []
    return Match(Position(rules, state), rules.chosen(options), "", origin).opened()


def begun(game: str, run: Table) -> Match:
    """The match at the start of a run that does not continue another."""
    rules = RULESETS[game]
    if "base" in run:
        return placed(rules, position(game, run))
    return started(rules, run["start"]["seats"], run["start"]["options"], run["start"]["chance"])


def replayed(case: Table) -> Iterator[Match]:
    """The match after each run that is played."""
    match: Match | None = None
    for run in case["runs"]:
        if "check" in run:
            continue
        if not run.get("continues"):
            match = begun(case["game"], run)
        assert match is not None
        for given in run["answers"]:
            match.play(given["answer"], given["seat"])
        yield match


# words


def case_words(lang: str, game: str) -> CaseWords:
    """The words for the cases of a ruleset."""
    rules = RULESETS[game]
    return game_of(rules).case_words(words_for(lang, rules, LETTERS))

"""Perft: the engine against a naive second enumerator, by counting, in the cases, and through games side by side."""

import ast
import json
import random
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import greatpowers
from greatpowers.games import RULESETS
from greatpowers.kernel.fuzz import option_sets
from greatpowers.kernel.match import Match
from greatpowers.kernel.perft import divide, perft
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import CHANCE
from tests.games.attack import decks, naive
from tests.games.attack.casework import BOOKS
from tests.games.casework import Played

pytestmark = [pytest.mark.both, pytest.mark.walk]

GAME = "attack"
RULES = RULESETS[GAME]
HERE = Path(__file__).parent
DOCUMENTS = HERE / "perft"
COUNTS: dict[str, Any] = tomllib.loads((DOCUMENTS / "counts.toml").read_text("utf-8"))
AGREED = sorted(COUNTS)
SEATS = range(2, 9)

DEEPEST = 150
"""The sample counts no deeper than to this many sequences."""
WIDEST = 25
WIDEST_OF_ALL = 1_500
"""A tree is compared answer by answer as far down as it has no more leaves than this."""

WALKS = 7
LONG_WALKS = 100
STOPS = 25
LONGEST_WAY = 90
BRANCHES = 2
MORE_BRANCHES = 6

CASES = {case["id"]: case for case in BOOKS[0].cases()}
SHARE = 4
"""Of the cases one in this many is compared in the sample, all of them in the long run."""


def load(name: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads((DOCUMENTS / f"{name}.json").read_text("utf-8"))
    return document


def text(value: Any) -> str:
    """JSON in a canonical order of keys."""
    return json.dumps(value, sort_keys=True)


def typed(answer: int) -> dict[str, Any]:
    return RULES.codec.decode(answer).to_json()


def written(position: Position) -> dict[str, Any]:
    return position.rules.document(position.state)


def engine_at(document: dict[str, Any]) -> Position:
    return greatpowers.position(GAME, document, seed=0).fast


def table(position: Position, document: dict[str, Any], depth: int) -> str:
    """What stands behind each first answer in the engine and in the naive enumerator; differences are marked."""
    engine = {text(typed(answer)): count for answer, count in divide(position, depth)}
    second = {text(answer): count for answer, count in naive.divide(document, depth)}
    rows = [f"depth {depth}: engine {sum(engine.values())}, naive {sum(second.values())}"]
    for answer in sorted(engine | second):
        one, other = engine.get(answer, "-"), second.get(answer, "-")
        rows.append(f"{'  ' if one == other else '* '}{one!s:>8} {other!s:>8}  {answer}")
    return "\n".join(rows)


# counting


def check_counts(name: str, most: int) -> None:
    document = load(name)
    position = Position(RULES, RULES.state(document))
    assert text(written(position)) == text(document)
    for depth, expected in enumerate(COUNTS[name]["counts"], start=1):
        if depth > 1 and expected > most:
            break
        assert perft(position.copy(), depth) == expected, table(position, document, depth)
        assert naive.perft(document, depth) == expected, table(position, document, depth)


@pytest.mark.parametrize("name", AGREED)
def test_both_find_the_recorded_counts(name: str) -> None:
    check_counts(name, DEEPEST)


@pytest.mark.slow
@pytest.mark.parametrize("name", AGREED)
def test_both_find_the_recorded_counts_at_every_depth(name: str) -> None:
    check_counts(name, max(COUNTS[name]["counts"]))


def test_every_document_has_counts_and_the_other_way_round() -> None:
    assert sorted(COUNTS) == sorted(path.stem for path in DOCUMENTS.glob("*.json"))
    for name, row in COUNTS.items():
        assert row["counted_by"] == ["engine", "naive"], name
        assert len(row["counts"]) >= 2, name


def test_there_is_a_fresh_game_for_every_number_of_players() -> None:
    for seats in SEATS:
        assert load(f"fresh_{seats}")["seats"] == seats


def test_every_step_that_asks_is_open_somewhere() -> None:
    opened = {load(name)["agenda"][-1]["step"] for name in AGREED}
    assert opened == {step.name for step in RULES.steps if step.kinds}


# comparing positions


def compare_here(position: Position, rng: random.Random, branches: int) -> int:
    """Same seats, same options, and the same position behind each of some answers; how many it compared."""
    document = written(position)
    before = text(document)
    question = naive.question(document)
    assert [seat for seat, _ in question] == position.waiting(), before
    for seat, answers in question:
        compare_answers([typed(answer) for answer in position.options(seat)], answers, before)
    given = [(seat, answer) for seat in position.waiting() for answer in position.options(seat)]
    for seat, answer in given if len(given) <= branches else rng.sample(given, branches):
        compare_after(position, document, seat, answer)
    assert text(document) == before
    return min(len(given), branches)


def compare_answers(engine: list[Any], second: list[Any], before: str) -> None:
    one, other = sorted(text(answer) for answer in engine), sorted(text(answer) for answer in second)
    assert len(set(other)) == len(other), before
    assert one == other, f"only engine: {set(one) - set(other)}\nonly naive: {set(other) - set(one)}\n{before}"


def compare_after(position: Position, document: dict[str, Any], seat: int, answer: int) -> None:
    after = position.copy()
    after.play(answer, seat)
    expected, found = written(after), naive.play(document, seat, typed(answer))
    assert text(found) == text(expected), (
        f"{typed(answer)}\nengine {text(expected)}\nnaive  {text(found)}\nfrom   {text(document)}"
    )
    if after.over:
        assert naive.scores(found) == after.scores(), text(found)
        assert naive.question(found) == []


def compare_tree(position: Position, rng: random.Random, depth: int) -> None:
    """Compare at every position that is reached before the last answer."""
    if depth == 0 or position.over:
        return
    compare_here(position, rng, WIDEST_OF_ALL)
    for answer in position.options():
        after = position.copy()
        after.play(answer)
        compare_tree(after, rng, depth - 1)


def depth_of(name: str, most: int) -> int:
    counts: list[int] = COUNTS[name]["counts"]
    return len([count for count in counts if count <= most])


@pytest.mark.parametrize("name", AGREED)
def test_both_grow_the_same_tree(name: str) -> None:
    position, rng = Position(RULES, RULES.state(load(name))), random.Random(name)
    assert compare_here(position, rng, BRANCHES) > 0
    compare_tree(position, rng, depth_of(name, WIDEST))


@pytest.mark.slow
@pytest.mark.parametrize("name", AGREED)
def test_both_grow_the_same_tree_further(name: str) -> None:
    compare_tree(Position(RULES, RULES.state(load(name))), random.Random(name), depth_of(name, WIDEST_OF_ALL))


# going through the cases


def compare_case(case: dict[str, Any], branches: int) -> None:
    """Where each run of a case leads."""
    rng, match = random.Random(str(case["id"])), None
    for run in case["run"]:
        if "check" not in run:
            match = followed(run, match)
            if not match.over:
                compare_here(match.fast, rng, branches)


def followed(run: dict[str, Any], before: Match | None) -> Match:
    return Played(BOOKS[0], run, before, "perft").match


@pytest.mark.parametrize("case", sorted(CASES)[::SHARE])
def test_both_agree_in_the_cases(case: str) -> None:
    compare_case(CASES[case], BRANCHES)


@pytest.mark.slow
@pytest.mark.parametrize("case", sorted(CASES))
def test_both_agree_in_all_cases(case: str) -> None:
    compare_case(CASES[case], WIDEST)


# walking through games


def wander(position: Position, rng: random.Random) -> None:
    """One answer, of a kind drawn first, so that the many bids and offers do not crowd out the rest."""
    seat = rng.choice(position.waiting())
    kinds: dict[str, list[int]] = {}
    for answer in position.options(seat):
        kinds.setdefault(RULES.codec.kind_of(answer).name, []).append(answer)
    if seat == CHANCE:
        position.play(rng.choices(position.options(), position.weights())[0], seat)
    else:
        position.play(rng.choice(kinds[rng.choice(sorted(kinds))]), seat)


def begun(number: int) -> Position:
    """A new game for two to eight, with all options in turn and now and then an owner's files (ATK-176)."""
    sets = option_sets(RULES)
    options = dict(sets[number * 5 % len(sets)])
    if number % 3 == 2:
        options.update(decks.varied(random.Random(number)))
    seats = SEATS[number % len(SEATS)]
    position = Position(RULES, RULES.begin(seats, RULES.chosen(options)))
    assert text(naive.start(seats, RULES.chosen(options))) == text(written(position))
    return position


def walk(number: int, stops: int, branches: int) -> None:
    """Through one game, from the empty table on, with stops at which both are compared."""
    rng, position = random.Random(number), begun(number)
    compared = 0
    for _ in range(stops):
        if not position.over:
            compared += compare_here(position, rng, branches)
        for _ in range(rng.randint(1, LONGEST_WAY)):
            if not position.over:
                wander(position, rng)
    assert compared > branches


@pytest.mark.parametrize("number", range(WALKS))
def test_engine_and_naive_walk_side_by_side(number: int) -> None:
    walk(number, STOPS, BRANCHES)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(WALKS, LONG_WALKS))
def test_engine_and_naive_walk_side_by_side_for_long(number: int) -> None:
    walk(number, 10 * STOPS, MORE_BRANCHES)


# the naive enumerator itself


def test_naive_plays_every_step() -> None:
    """None is left to the engine."""
    assert sorted(naive.ASK) == sorted(step.name for step in RULES.steps)
    assert sorted(naive.DO) == sorted(step.name for step in RULES.steps if not step.together)
    assert sorted(naive.TOGETHER) == sorted(step.name for step in RULES.steps if step.together)


def test_naive_knows_nothing_of_the_engine() -> None:
    tree = ast.parse((HERE / "naive.py").read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            names = [node.module or ""]
        else:
            assert not (isinstance(node, ast.Name) and node.id in ("__import__", "exec", "eval"))
            continue
        for name in names:
            assert name.partition(".")[0] in sys.stdlib_module_names - {"importlib"}


def test_naive_refuses_what_is_not_offered() -> None:
    document = load("fresh_3")
    seat, answers = naive.question(document)[0]
    with pytest.raises(ValueError, match="cannot answer"):
        naive.play(document, seat, {"kind": "pass"})
    with pytest.raises(ValueError, match="cannot answer"):
        naive.play(document, seat + 1, answers[0])

"""Perft: the engine against a naive second enumerator, by counting and by walking through games side by side."""

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
from greatpowers.kernel.perft import divide, perft
from greatpowers.kernel.position import Position
from tests.games.imperialism import naive

pytestmark = [pytest.mark.both, pytest.mark.walk]

GAME = "imperialism"
HERE = Path(__file__).parent
DOCUMENTS = HERE / "perft"
COUNTS: dict[str, Any] = tomllib.loads((DOCUMENTS / "counts.toml").read_text("utf-8"))
AGREED = sorted(COUNTS)
KINDS = ("fresh", "middle", "war", "last")
"""Of these there is a position for every number of players."""

DEEPEST = 2_000
"""The sample counts no deeper than to this many sequences."""
WIDEST = 300
WIDEST_OF_ALL = 3_000
"""A tree is compared answer by answer as far down as it has no more leaves than this."""

WALKS = 18
LONG_WALKS = 300
STOPS = 60
LONGEST_WAY = 25
BRANCHES = 6

OPTIONS: list[dict[str, Any]] = [
    {},
    {"refill": "after_discarding"},
    {"counter_reformation": "catholic"},
    {"refill": "after_discarding", "counter_reformation": "catholic"},
]

LIVELY = {"pass": 1, "act": 2, "take": 2, "discard": 1, "declare": 2}
"""How gladly a walk gives an answer, so that cards are played and piles run out; the others count 4."""


def load(name: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads((DOCUMENTS / f"{name}.json").read_text("utf-8"))
    return document


def text(value: Any) -> str:
    """JSON in a canonical order of keys."""
    return json.dumps(value, sort_keys=True)


def typed(position: Position, answer: int) -> dict[str, Any]:
    return position.rules.codec.decode(answer).to_json()


def written(position: Position) -> dict[str, Any]:
    return position.rules.document(position.state)


def engine_at(document: dict[str, Any]) -> Position:
    return greatpowers.position(GAME, document, seed=0).fast


def table(position: Position, document: dict[str, Any], depth: int) -> str:
    """What stands behind each first answer in the engine and in the naive enumerator; differences are marked."""
    engine = {text(typed(position, answer)): count for answer, count in divide(position, depth)}
    second = {text(answer): count for answer, count in naive.divide(document, depth)}
    rows = [f"depth {depth}: engine {sum(engine.values())}, naive {sum(second.values())}"]
    for answer in sorted(engine | second):
        one, other = engine.get(answer, "-"), second.get(answer, "-")
        rows.append(f"{'  ' if one == other else '* '}{one!s:>8} {other!s:>8}  {answer}")
    return "\n".join(rows)


# counting


def check_counts(name: str, most: int) -> None:
    document = load(name)
    position = engine_at(document)
    assert text(written(position)) == text(document)
    for depth, expected in enumerate(COUNTS[name]["counts"], start=1):
        if depth > 2 and expected > most:
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


def test_there_is_a_position_of_every_kind_for_every_number_of_players() -> None:
    for kind in KINDS:
        for seats in (2, 3, 4):
            assert load(f"{kind}_{seats}")["seats"] == seats


def test_every_step_that_asks_is_open_somewhere() -> None:
    """At the beginning or behind a few answers."""
    opened: set[str] = set()
    for name in AGREED:
        look_around(engine_at(load(name)), 3, opened)
    asking = {step.name for step in RULESETS[GAME].steps if step.kinds}
    assert opened >= asking - {"deal_power"}


def look_around(position: Position, depth: int, opened: set[str]) -> None:
    if position.step is None:
        return
    opened.add(position.step.name)
    if depth:
        for answer in position.options()[:12]:
            after = position.copy()
            after.play(answer)
            look_around(after, depth - 1, opened)


# comparing positions


def compare_here(position: Position, rng: random.Random, branches: int) -> int:
    """Same seats, same options and rights, and the same position behind each of some answers; how many it compared."""
    document = written(position)
    before = text(document)
    question = naive.question(document)
    assert [seat for seat, _ in question] == position.waiting(), before
    for seat, answers in question:
        compare_answers([typed(position, answer) for answer in position.options(seat)], answers, before)
    everybody = range(position.state.seats)
    rights = [(seat, answer) for seat in everybody for answer in position.rights(seat)]
    compare_answers([[seat, typed(position, answer)] for seat, answer in rights], naive.rights(document), before)
    given = [(seat, answer) for seat in position.waiting() for answer in position.options(seat)] + rights
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
    expected, found = written(after), naive.play(document, seat, typed(position, answer))
    assert text(found) == text(expected), (
        f"{typed(position, answer)}\nengine {text(expected)}\nnaive  {text(found)}\nfrom   {text(document)}"
    )
    if after.over:
        assert naive.scores(found) == after.scores(), text(found)


def compare_tree(position: Position, rng: random.Random, depth: int) -> None:
    """Compare at every position that is reached before the last answer."""
    if depth == 0 or position.over:
        return
    compare_here(position, rng, 1_000)
    for answer in position.options():
        after = position.copy()
        after.play(answer)
        compare_tree(after, rng, depth - 1)


def depth_of(name: str, most: int) -> int:
    counts: list[int] = COUNTS[name]["counts"]
    return max(2, len([count for count in counts if count <= most]))


@pytest.mark.parametrize("name", AGREED)
def test_both_grow_the_same_tree(name: str) -> None:
    compare_tree(engine_at(load(name)), random.Random(name), depth_of(name, WIDEST))


@pytest.mark.slow
@pytest.mark.parametrize("name", AGREED)
def test_both_grow_the_same_tree_further(name: str) -> None:
    compare_tree(engine_at(load(name)), random.Random(name), depth_of(name, WIDEST_OF_ALL))


# walking through games


def wander(position: Position, rng: random.Random) -> None:
    """One answer, drawn so that cards are played more often than kept; now and then a right first."""
    turn = written(position)["turn"]
    rights = position.rights(turn) if turn is not None and rng.random() < 0.05 else []
    if rights:
        position.play(rng.choice(rights), turn)
        return
    seat = rng.choice(position.waiting())
    answers = position.options(seat)
    weights = [LIVELY.get(position.rules.codec.kind_of(answer).name, 4) for answer in answers]
    position.play(rng.choices(answers, weights)[0], seat)


def walk(number: int) -> None:
    """Through one game, from the empty table on, with stops at which both are compared."""
    rng = random.Random(number)
    rules = RULESETS[GAME]
    options = OPTIONS[number // 3 % len(OPTIONS)]
    position = Position(rules, rules.begin(2 + number % 3, rules.chosen(options)))
    compared = compare_here(position, rng, BRANCHES)
    for _ in range(STOPS):
        for _ in range(rng.randint(1, LONGEST_WAY)):
            if not position.over:
                wander(position, rng)
        if position.over:
            assert naive.question(written(position)) == []
            break
        compared += compare_here(position, rng, BRANCHES)
    assert compared > BRANCHES


@pytest.mark.parametrize("number", range(WALKS))
def test_engine_and_naive_walk_side_by_side(number: int) -> None:
    walk(number)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(WALKS, LONG_WALKS))
def test_engine_and_naive_walk_side_by_side_for_long(number: int) -> None:
    walk(number)


# the naive enumerator itself


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
    document = load("middle_3")
    seat, answers = naive.question(document)[0]
    with pytest.raises(ValueError, match="cannot answer"):
        naive.play(document, seat, {"kind": "plunder"})
    with pytest.raises(ValueError, match="cannot answer"):
        naive.play(document, (seat + 1) % 3, answers[0])

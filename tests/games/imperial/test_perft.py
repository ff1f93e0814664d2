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
from greatpowers.kernel.perft import divide, perft
from greatpowers.kernel.position import Position
from tests.games.imperial import naive

pytestmark = [pytest.mark.both, pytest.mark.walk]

GAMES = ("imperial-2006", "imperial-2010", "imperial-2030")
HERE = Path(__file__).parent
DOCUMENTS = HERE / "perft"
COUNTS: dict[str, Any] = tomllib.loads((DOCUMENTS / "counts.toml").read_text("utf-8"))
AGREED = sorted(COUNTS)

DEALS = [(game, seats, seed) for game in GAMES for seats, seed in zip(range(2, 7), (1, 2030, 1, 2030, 1), strict=True)]
DEAL_DEPTH = 3

TREE_DEPTH = 3

WALKS = 30
STOPS = 15
LONGEST_WAY = 60
BRANCHES = 12

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "imperial-2006": [
        {},
        {"start": "experienced"},
        {"investor_card": False},
        {"compensation": False},
        {"start": "experienced", "investor_card": False},
        {"investor_card": False, "compensation": False},
    ],
    "imperial-2010": [
        {},
        {"start": "experienced"},
        {"investor_card": False},
        {"start": "experienced", "investor_card": False},
        {"investor_card": False, "swiss_stop_without_card": False},
    ],
    "imperial-2030": [
        {},
        {"start": "experienced"},
        {"investor_card": False},
        {"bonus": "rising"},
        {"start": "experienced", "investor_card": False, "swiss_stop_without_card": False},
        {"investor_card": False, "bonus": "rising"},
    ],
}

LIVELY = {"maneuver_1": 6, "maneuver_2": 6, "production_1": 4, "production_2": 4, "import": 3, "factory": 2}
"""How gladly a walk takes a field, so that the board fills; the others count 1."""


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
    return greatpowers.position(document["game"], document, seed=0).fast


def table(position: Position, document: dict[str, Any], depth: int) -> str:
    """What stands behind each first answer in the engine and in the naive enumerator; differences are marked."""
    engine = {text(typed(position, answer)): count for answer, count in divide(position, depth)}
    second = {text(answer): count for answer, count in naive.divide(document, depth)}
    rows = [f"depth {depth}: engine {sum(engine.values())}, naive {sum(second.values())}"]
    for answer in sorted(engine | second):
        one, other = engine.get(answer, "-"), second.get(answer, "-")
        rows.append(f"{'  ' if one == other else '* '}{one!s:>8} {other!s:>8}  {answer}")
    return "\n".join(rows)


def compare_counts(position: Position, document: dict[str, Any], depth: int) -> int:
    """The count on which both agree."""
    count = perft(position.copy(), depth)
    assert count == naive.perft(document, depth), table(position, document, depth)
    return count


@pytest.mark.parametrize(("game", "seats", "seed"), DEALS)
def test_both_count_the_same_from_the_deal(game: str, seats: int, seed: int) -> None:
    match = greatpowers.start(game, seats=seats, seed=seed)
    for depth in range(1, DEAL_DEPTH + 1):
        compare_counts(match.fast, match.position(), depth)


def test_every_document_has_counts_and_the_other_way_round() -> None:
    assert sorted(COUNTS) == sorted(path.stem for path in DOCUMENTS.glob("*.json"))
    for name, row in COUNTS.items():
        assert row["counted_by"] == ["engine", "naive"], name
    games = [load(name)["game"] for name in COUNTS]
    assert all(games.count(game) >= 10 for game in GAMES)


def check_document(name: str) -> None:
    document = load(name)
    position = engine_at(document)
    for depth, expected in enumerate(COUNTS[name]["counts"], start=1):
        assert compare_counts(position, document, depth) == expected


@pytest.mark.parametrize("name", AGREED)
def test_both_find_the_recorded_counts(name: str) -> None:
    check_document(name)


def test_an_army_refused_at_one_canal_may_ask_at_another() -> None:
    match = greatpowers.position("imperial-2030", load("two_canals"), seed=0)
    match.play({"kind": "pick_army", "region": "paris", "stance": "hostile"})
    for sea in ("mediterranean_sea", "indian_ocean"):
        match.play({"kind": "go", "region": sea})
    match.play({"kind": "refuse"})
    for sea in ("north_atlantic", "caribbean_sea"):
        match.play({"kind": "go", "region": sea})
    assert {"kind": "go", "region": "north_pacific"} in [answer.to_json() for answer in match.decisions[0].options]


# comparing positions


def compare_here(position: Position, rng: random.Random) -> int:
    """Same seat, same options, and the same position behind each of some answers; returns how many were compared."""
    document = written(position)
    before = text(document)
    answers = position.options()
    assert naive.asked(document) == position.seat, before
    engine = {text(typed(position, answer)) for answer in answers}
    second = [text(answer) for answer in naive.options(document)]
    assert len(set(second)) == len(second), before
    assert engine == set(second), (
        f"only engine: {sorted(engine - set(second))}\nonly naive: {sorted(set(second) - engine)}\n{before}"
    )
    sample = answers if len(answers) <= BRANCHES else rng.sample(answers, BRANCHES)
    for answer in sample:
        after = position.copy()
        after.play(answer)
        expected = written(after)
        found = naive.play(document, position.seat, typed(position, answer))
        assert text(found) == text(expected), (
            f"{typed(position, answer)}\nengine {text(expected)}\nnaive  {text(found)}\nfrom   {before}"
        )
    assert text(document) == before
    return len(sample)


def compare_tree(position: Position, rng: random.Random, depth: int) -> None:
    """Compare at every position that is reached before the last answer."""
    if depth == 0 or position.over:
        return
    compare_here(position, rng)
    for answer in position.options():
        after = position.copy()
        after.play(answer)
        compare_tree(after, rng, depth - 1)


@pytest.mark.parametrize("name", AGREED)
def test_both_grow_the_same_tree(name: str) -> None:
    compare_tree(engine_at(load(name)), random.Random(name), min(len(COUNTS[name]["counts"]) - 1, TREE_DEPTH))


# walking through games


def wander(position: Position, rng: random.Random) -> None:
    """One answer, drawn so that units are raised and moved more often than given up; now and then a gift first."""
    rights = position.rights(position.seat)
    if rights and rng.random() < 0.03:
        position.play(rng.choice(rights), position.seat)
        return
    answers = position.options()
    weights = []
    for answer in answers:
        values = typed(position, answer)
        kind = values["kind"]
        if kind == "advance":
            weights.append(LIVELY.get(values["field"], 1))
        else:
            weights.append(1 if kind in ("pass", "halt", "exchange", "demand") else 3)
    position.play(rng.choices(answers, weights)[0])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("number", range(WALKS))
def test_engine_and_naive_walk_side_by_side(number: int, game: str) -> None:
    rng = random.Random(number)
    seats, options = 2 + number % 5, OPTIONS[game][number // 5 % len(OPTIONS[game])]
    position = greatpowers.start(game, seats=seats, seed=number, options=options).fast
    compared = compare_here(position, rng)
    for _ in range(STOPS):
        for _ in range(rng.randint(1, LONGEST_WAY)):
            if not position.over:
                wander(position, rng)
        if position.over:
            assert naive.asked(written(position)) is None
            break
        compared += compare_here(position, rng)
    assert compared > STOPS


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


@pytest.mark.parametrize("game", GAMES)
def test_naive_refuses_what_is_not_offered(game: str) -> None:
    document = greatpowers.start(game, seats=3, seed=1).position()
    seat = naive.asked(document)
    assert seat is not None
    with pytest.raises(ValueError, match="cannot answer"):
        naive.play(document, seat, {"kind": "stop"})
    with pytest.raises(ValueError, match="cannot answer"):
        naive.play(document, (seat + 1) % 3, naive.options(document)[0])

"""What holds for every registered ruleset: random games obey the laws, on both builds alike."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from greatpowers.games import RULESETS
from greatpowers.kernel.fuzz import fuzz, option_sets
from greatpowers.kernel.match import start

ROOT = Path(__file__).resolve().parents[2]
COMPILED = ROOT / ".build" / "compiled"
GAMES = 8
ON_BOTH = 2
SEED = 1
HEADERS = {"document.py", "schema.py", "view.py", "writing.py"}
"""The modules of a game's rules that write and read what a position says of itself."""

FUZZ = f"""
import json, sys
from greatpowers.kernel import position
from greatpowers.kernel.fuzz import fuzz
from greatpowers.games import RULESETS
report = fuzz(RULESETS[sys.argv[1]], {ON_BOTH}, {SEED})
report["compiled"] = not position.__file__.endswith(".py")
print(json.dumps(report))
"""


def fuzz_in(build: str, game: str) -> dict[str, Any]:
    """The report of the same fuzz run in a process of its own on the plain or the compiled build."""
    path = [part for part in os.environ.get("PYTHONPATH", "").split(os.pathsep) if part and Path(part) != COMPILED]
    if build == "compiled":
        path.insert(0, str(COMPILED))
    variables = dict(os.environ, PYTHONPATH=os.pathsep.join(path))
    run = subprocess.run(
        [sys.executable, "-c", FUZZ, game], env=variables, stdout=subprocess.PIPE, text=True, check=True, timeout=300
    )
    return dict(json.loads(run.stdout))


@pytest.mark.both
@pytest.mark.walk
@pytest.mark.parametrize("game", RULESETS)
def test_random_games_obey_the_laws(game: str) -> None:
    obey_the_laws(game, GAMES)


@pytest.mark.parametrize("game", ["imperialism", "attack"])
def test_a_random_game_obeys_the_laws(game: str) -> None:
    """So that what examines them is traced, too; that of Imperial is by tests with names."""
    obey_the_laws(game, 1)


def obey_the_laws(game: str, games: int) -> None:
    report = fuzz(RULESETS[game], games, SEED)
    assert report["broken"] == []
    assert report["ended"] == games and report["positions_examined"] > 0


@pytest.mark.walk
@pytest.mark.parametrize("game", RULESETS)
def test_both_builds_play_the_same_games(game: str) -> None:
    is_promised = os.environ.get("CI", "").lower() not in ("", "0", "false")
    if not COMPILED.is_dir():
        assert not is_promised, "`run.py test` makes the compiled build first"
        pytest.skip("there is no compiled build; `run.py test` makes it")
    built = (COMPILED / "built.json").stat().st_mtime
    if not is_promised and any(path.stat().st_mtime > built for path in (ROOT / "src").rglob("*.py")):
        pytest.skip("the compiled build is older than the sources; `run.py test` makes it anew")
    plain, compiled = fuzz_in("plain", game), fuzz_in("compiled", game)
    assert not plain.pop("compiled") and compiled.pop("compiled")
    assert plain == compiled


@pytest.mark.both
@pytest.mark.parametrize("game", RULESETS)
def test_every_version_has_a_sentence_and_the_same_flags(game: str) -> None:
    newest = RULESETS[game]
    ids = [version.id for version in newest.versions]
    assert ids == [str(number) for number in range(1, len(ids) + 1)] and newest.version == ids[-1]
    for version in newest.versions:
        assert set(version.changes) == {"de", "en"}
        assert all(change.endswith(".") for change in version.changes.values())
        assert version.flags.keys() == newest.flags.keys()
        rules = newest.under(version.id)
        assert (rules.version, rules.name, rules.flags) == (version.id, game, version.flags)
        assert start(rules, rules.players[0], 1).position()["rules"] == version.id
        schema = rules.position_schema()["properties"]["rules"]
        assert schema == {"enum": ids}, "the published schema is that of every version"


@pytest.mark.parametrize("game", sorted({rules.game for rules in RULESETS.values()}))
def test_no_rule_asks_for_the_number_of_a_version(game: str) -> None:
    """A rule reads a flag, so that a reader knows what differs; only headers name the version."""
    folder = ROOT / "src" / "greatpowers" / "games" / game / "rules"
    asking = {path.name for path in folder.rglob("*.py") if re.search(r"\.versions?\b", path.read_text("utf-8"))}
    assert asking and asking <= HEADERS


@pytest.mark.both
@pytest.mark.parametrize("game", RULESETS)
def test_what_the_edges_need(game: str) -> None:
    rules = RULESETS[game]
    assert rules.name == game and rules.version and rules.game and set(rules.names) == {"de", "en"}
    low, high = rules.players
    assert 2 <= low <= high
    for option in rules.options:
        row = option.to_json()
        assert row["id"] == option.name and row["default"] == row["values"][0]
        assert len(row["values"]) > 1 or row["document"] is True
    assert rules.chosen({}) == option_sets(rules)[0]
    kinds = {kind for step in rules.steps for kind in step.kinds} | {
        kind for right in rules.rights for kind in right.kinds
    }
    assert kinds == set(rules.codec.by_name)
    for seats in range(low, high + 1):
        match = start(rules, seats, 1)
        assert len(match.scores()) == len(match.ranks()) == seats

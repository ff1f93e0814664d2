"""Golden replays: whole games, for both ends and for each government winning, with dice that can be checked."""

from __future__ import annotations

import copy
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import greatpowers
from greatpowers.games.attack.rules.units import GOVERNMENTS
from greatpowers.kernel.values import Malformed
from tests.games.accounts import unaccounted
from tests.games.attack.endings import EAGLES, ELIMINATED, ROUNDS, ending, winners

pytestmark = pytest.mark.both

FOLDER = Path(__file__).parent / "replays"
REPLAYS: dict[str, dict[str, Any]] = {
    path.stem: json.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.json"))
}
ENDINGS = {*(f"{name}-wins" for name in GOVERNMENTS), "rounds", "eliminated", "eight-players"}


@cache
def replayed(name: str) -> greatpowers.Match:
    """The match at its end; every test only looks at it."""
    return greatpowers.replay(REPLAYS[name]["record"])


def test_there_is_a_replay_for_every_way_to_end() -> None:
    assert {row["ending"] for row in REPLAYS.values()} == ENDINGS


@pytest.mark.walk
@pytest.mark.parametrize("name", REPLAYS)
def test_replays_hash_by_hash(name: str) -> None:
    golden = REPLAYS[name]
    match = replayed(name)
    assert match.over
    assert (match.scores(), match.ranks()) == (golden["scores"], golden["ranks"])
    assert match.record() == golden["record"]
    assert unaccounted(match) == {}


@pytest.mark.parametrize("government", GOVERNMENTS)
def test_each_government_wins_once(government: str) -> None:
    match = replayed(f"attack--{government}-wins")
    [winner] = winners(match)
    assert match.position()["players"][winner]["government"] == government
    assert ending(match) == EAGLES and match.position()["eagles"] == 13


def test_both_ends_and_the_round_limit() -> None:
    out = replayed("attack--eliminated")
    assert ending(out) == ELIMINATED
    assert any(player["eliminated"] for player in out.position()["players"])
    over = replayed("attack--rounds")
    assert (ending(over), over.position()["round"]) == (ROUNDS, 10)


@pytest.mark.parametrize("name", REPLAYS)
def test_a_changed_die_does_not_replay(name: str) -> None:
    """Every draw is recomputed from the revealed seed; one changed die is found at its place."""
    record = copy.deepcopy(REPLAYS[name]["record"])
    dice = [
        n for n, entry in enumerate(record["entries"]) if entry.get("answer", {}).get("kind") in ("die", "face", "roll")
    ]
    entry = record["entries"][dice[len(dice) // 2]]
    answer = entry["answer"]
    if answer["kind"] == "face":
        answer["face"] = "tank" if answer["face"] != "tank" else "plane"
    else:
        answer["eyes"] = 3 if answer["eyes"] != 3 else 4
    with pytest.raises(Malformed):
        greatpowers.replay(record)

"""The games of `run.py prove --only million`: which they are, how they are kept, what is told of a broken one."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import greatpowers
from greatpowers.games import RULESETS
from greatpowers.kernel.fuzz import option_sets, table
from greatpowers.kernel.match import Match
from greatpowers.kernel.record import replay
from greatpowers.kernel.ruleset import Ruleset
from tests.toy.rules import codes, steps
from tests.toy.rules.state import Toy
from tests.toy.tables import RULES as TOY
from tests.toy.test_sabotage import LosingGate, OtherTable, with_step
from tools import million
from tools.million import DENSE_EVERY, SHARES, Block, Row, Share

FEW = {"toy": Share(30, 3)}


class Stumbling(steps.Toll):
    """Loses count of the votes when the first player leads."""

    def resolve(self, state: Toy, seats: list[int], given: list[int]) -> None:
        if state.captain == 0:
            raise IndexError("one vote too many")
        super().resolve(state, seats, given)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    """The toy instead of the five, in a folder of its own."""
    monkeypatch.setattr(million, "RULESETS", {"toy": TOY})
    monkeypatch.setattr(million, "KEPT", tmp_path / "proofs" / "million.json")
    monkeypatch.setattr(million, "RECORDS", tmp_path / "records")
    monkeypatch.setattr(million, "is_compiled", lambda: True)
    monkeypatch.setattr(million, "SHARES", FEW)
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    return monkeypatch


def test_the_blocks_are_a_million_games_and_five_thousand_are_dense() -> None:
    found = million.blocks(SHARES)
    games: dict[str, list[int]] = {name: [] for name in RULESETS}
    for block in found:
        games[block.game] += range(block.first, block.first + block.games)
    assert [block.number for block in found] == list(range(len(found)))
    assert all(sorted(games[name]) == list(range(SHARES[name].games)) for name in RULESETS)
    assert sum(map(len, games.values())) == 1_000_000
    assert sum(number % DENSE_EVERY == 0 for row in games.values() for number in row) >= 5_000


def test_every_ruleset_is_as_far_as_the_others_at_any_time() -> None:
    half = million.blocks(SHARES)[: len(million.blocks(SHARES)) // 2]
    for name, share in SHARES.items():
        assert abs(sum(block.game == name for block in half) - share.blocks / 2) <= 1


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
def test_every_table_has_its_turn(rules: Ruleset) -> None:
    """Also among the dense games: all player counts with all combinations of options."""
    low, high = rules.players
    size = (high - low + 1) * len(option_sets(rules))
    first = [table(rules, number) for number in range(size)]
    assert len({json.dumps(row) for row in first}) == size and table(rules, size) == first[0]
    assert {number % size for number in range(0, SHARES[rules.name].games, DENSE_EVERY)} == set(range(size))


def test_a_block_is_the_same_wherever_it_is_played(toy: pytest.MonkeyPatch) -> None:
    row = million.played_block(Block(0, "toy", 0, 10))
    assert row["games"] == row["ended"] == 10 and row["dense"] == 1 and row["broken"] == []
    assert row["moments"] >= 10 and row["examined"] >= 0 and row["longest"][0] * 10 >= row["answers"] > 100
    again = million.played_block(Block(0, "toy", 0, 10))
    timed = ("seconds",)
    assert {key: row[key] for key in row if key not in timed} == {key: again[key] for key in row if key not in timed}
    assert million.played_block(Block(1, "toy", 10, 10))["digest"] != row["digest"]


def test_what_was_played_is_kept_and_gone_on_with(toy: pytest.MonkeyPatch) -> None:
    jobs: list[int] = []

    def counted(work: Any, blocks: list[Block], crew: object) -> Iterator[Row]:
        for block in blocks:
            jobs.append(block.number)
            yield work(block)
            if jobs == [0, 1]:
                raise KeyboardInterrupt

    toy.setattr(million, "stream", counted)
    with pytest.raises(SystemExit) as ended:
        million.million(quick=False)
    assert ended.value.code == 130 and len(million.remembered(million.KEPT)["blocks"]) == 2
    report = million.million(quick=False)
    assert jobs == [0, 1, 2] and report["ok"] is True
    assert report["rulesets"]["toy"]["games"] == report["rulesets"]["toy"]["ended"] == 30
    written = json.loads(million.KEPT.read_text("utf-8"))
    assert written["rulesets"] == report["rulesets"] and [row["block"] for row in written["blocks"]] == [0, 1, 2]
    assert million.million(quick=False) == report and jobs == [0, 1, 2]


def test_other_rules_begin_anew(toy: pytest.MonkeyPatch, tmp_path: Path) -> None:
    kept = million.fresh(FEW)
    million.play(kept, million.blocks(FEW)[:1], 1, million.KEPT)
    elsewhere = million.fresh(FEW)
    million.play(elsewhere, million.blocks(FEW), 1, tmp_path / "elsewhere.json")
    assert million.merged(kept, tmp_path / "elsewhere.json") == 2 and sorted(kept["blocks"]) == [0, 1, 2]
    assert million.is_proved(kept, FEW) and million.summary(kept) == million.summary(elsewhere)
    toy.setattr(million, "sources", lambda: "others")
    assert million.remembered(million.KEPT)["blocks"] == {}
    with pytest.raises(SystemExit, match="other sources"):
        million.merged(million.fresh(FEW), tmp_path / "elsewhere.json")


def test_the_sources_are_kernel_and_rules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("kernel/state.py", "games/toy/rules/data/board.toml", "games/toy/rules/passages.toml", "cli/app.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("", "utf-8")
    monkeypatch.setattr(greatpowers, "__file__", str(tmp_path / "__init__.py"))
    before = million.sources()
    for name in ("games/toy/rules/passages.toml", "cli/app.py"):
        (tmp_path / name).write_text("other", "utf-8")
    assert million.sources() == before
    for name in ("kernel/state.py", "games/toy/rules/data/board.toml"):
        (tmp_path / name).write_text("other", "utf-8")
        assert million.sources() != before
        before = million.sources()


@pytest.mark.parametrize(
    ("rules", "words"),
    [(OtherTable(LosingGate), "conservation: "), (with_step(codes.TOLL, Stumbling()), "error: IndexError(")],
    ids=["loses", "stumbles"],
)
def test_a_broken_game_is_named_and_can_be_played_again(
    toy: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], rules: Ruleset, words: str
) -> None:
    toy.setattr(million, "RULESETS", {"toy": rules})
    report = million.million(quick=False)
    problems = report["rulesets"]["toy"]["broken"]
    assert report["ok"] is False and problems
    assert f"toy, seed {problems[0]['seed']}: {problems[0]['problem']}" in capsys.readouterr().out
    walks = [problem for problem in problems if problem["seed"] % DENSE_EVERY]
    found = next(problem for problem in walks if problem["problem"].startswith(words))
    row = json.loads((million.RECORDS / f"toy-{found['seed']}.json").read_text("utf-8"))
    entries = row["record"]["entries"]
    assert row["number"] == found["seed"] and len(entries) >= found["answer"] > 0
    assert isinstance(replay(row["record"], {rules.name: rules}), Match)
    assert million.main(["--game", "toy", "--seed", str(found["seed"])]) == 1
    told = capsys.readouterr().out
    assert f"toy, seed {found['seed']}: " in told and "\nanswer " in told and "\nrecord: " in told
    assert "error: " in told or "error: " not in words


@pytest.mark.parametrize("seed", [0, 7])
def test_a_sound_game_can_be_played_again(
    toy: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], seed: int
) -> None:
    """One that is dense, and a walk."""
    assert million.main(["--game", "toy", "--seed", str(seed)]) == 0
    assert "decisions examined, over, " in capsys.readouterr().out


def test_some_blocks_are_played_elsewhere(
    toy: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "some.json"
    assert million.main(["--blocks", "1-2", "--out", str(file)]) == 0
    assert sorted(million.remembered(file)["blocks"]) == [1, 2] and not million.KEPT.exists()
    assert million.main(["--merge", str(file), "--out", str(million.KEPT)]) == 0
    assert f"{file}: 2 blocks" in capsys.readouterr().out
    assert million.main(["--out", str(million.KEPT)]) == 0
    assert million.is_proved(million.remembered(million.KEPT), FEW)


def test_the_plain_build_is_not_what_is_asked_for(toy: pytest.MonkeyPatch) -> None:
    toy.setattr(million, "is_compiled", lambda: False)
    assert million.million(quick=True)["ok"] is False
    assert million.main([]) == 2

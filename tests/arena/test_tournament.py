"""Tournaments: resumed, in processes, stopped early or at fault, the results are the same and nothing is hidden."""

from __future__ import annotations

import json
import multiprocessing
from pathlib import Path
from typing import Any

import pytest

import greatpowers
from greatpowers.arena import tournament
from greatpowers.arena.blocks import schedule
from greatpowers.arena.crew import Crew, stream
from greatpowers.arena.game import Fault
from greatpowers.arena.results import Line, clocked, read, thinking
from greatpowers.arena.sequential import FEWEST
from greatpowers.arena.summary import command, summary
from greatpowers.arena.tournament import Job, Plan, perform, run
from greatpowers.kernel.values import Malformed
from tests.arena.chores import pretended

GAME = "imperial-2030"
PLAN = Plan(GAME, ("uniform", "greedy-novice"), (2,), games=4, seed=100_000)
SERIAL = Crew(1)


def timeless(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{key: value for key, value in line.items() if key != "time"} for line in lines]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The results of the plan in one go, with the records beside them."""
    folder = tmp_path_factory.mktemp("whole")
    run(PLAN, SERIAL, folder / "results.jsonl", folder / "records")
    return folder


def test_a_line_tells_the_game_and_the_record_is_kept(whole: Path) -> None:
    head, lines, _ = read(whole / "results.jsonl")
    assert head["bots"] == list(PLAN.bots) and head["seed"] == 100_000 and head["game"] == GAME
    assert [(line["block"], line["seed"]) for line in lines] == [
        (number // 2, 100_000 + number // 2) for number in range(4)
    ]
    for number, line in enumerate(lines):
        match = greatpowers.replay(json.loads((whole / "records" / f"{number:06}.json").read_text()))
        assert line["ranks"] == match.ranks() and line["scores"] == match.scores()
        assert line["entries"] == len(match.entries) == sum(line["answers"]) + match.draws
        assert sum(line["time"]["uniform"]["slots"].values()) == line["answers"][line["bots"].index("uniform")]


@pytest.mark.parametrize("kept", [1, 3])
def test_an_interrupted_run_goes_on_and_ends_the_same(whole: Path, tmp_path: Path, kept: int) -> None:
    """Interrupted in the middle of a line; a run of fewer games may be made longer, too."""
    rows = (whole / "results.jsonl").read_bytes().splitlines(keepends=True)
    file = tmp_path / "results.jsonl"
    file.write_bytes(b"".join(rows[: 1 + kept]) + rows[1 + kept][:40])
    told: list[tuple[int, int]] = []
    found = run(PLAN, SERIAL, file, tmp_path / "records", lambda *row: told.append(row))
    assert found.played == 4 - kept and told[0] == (kept + 1, 4) and told[-1] == (4, 4)
    assert file.read_bytes().startswith(b"".join(rows[: 1 + kept]))
    assert timeless(read(file)[1]) == timeless(read(whole / "results.jsonl")[1]) == timeless(found.lines)
    assert len(list((tmp_path / "records").iterdir())) == 4 - kept
    assert run(PLAN, SERIAL, file).played == 0


def test_a_file_of_another_run_is_refused(whole: Path, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    content = (whole / "results.jsonl").read_bytes()
    file.write_bytes(content)
    with pytest.raises(Malformed, match="another run"):
        run(PLAN._replace(seed=7), SERIAL, file)
    assert file.read_bytes() == content
    file.write_bytes(content.replace(b'"seed":100001', b'"seed":100009', 1))
    with pytest.raises(Malformed, match="game 3"):
        run(PLAN, SERIAL, file)
    for nonsense in (b"nothing\n", b'{"format":0}\n', content[:50] + b"\n" + content):
        file.write_bytes(nonsense)
        with pytest.raises(Malformed, match="results"):
            run(PLAN, SERIAL, file)


def test_processes_play_the_same_games_even_when_one_is_killed(whole: Path) -> None:
    jobs = [Job(GAME, {}, pairing, True, greatpowers.__version__) for pairing in schedule(PLAN.bots, [2], 100_000, 4)]
    found: list[str] = []
    for _, text in stream(perform, jobs, Crew(2)):
        if not found:
            multiprocessing.active_children()[0].kill()
        found.append(text)
    assert found == [(whole / "records" / f"{number:06}.json").read_text() for number in range(4)]


def test_another_version_does_not_play(whole: Path) -> None:
    with pytest.raises(RuntimeError, match=r"not 0\.0\.0"):
        perform(Job(GAME, {}, schedule(PLAN.bots, [2], 1, 1)[0], False, "0.0.0"))


def test_it_stops_when_it_is_decided_and_would_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "perform", pretended)
    plan = PLAN._replace(bots=("greedy-novice", "uniform"), seats=(4,), games=4000, margin=0.05)
    file = tmp_path / "results.jsonl"
    found = run(plan, SERIAL, file)
    assert found.verdict is not None and found.verdict.decision == "better"
    assert found.verdict.blocks >= FEWEST and len(found.lines) == 8 * found.verdict.blocks < 4000
    again = run(plan, SERIAL, file)
    assert again.played == 0 and again.verdict == found.verdict
    assert summary(found)["verdict"]["decision"] == "better"
    other = run(plan._replace(bots=("uniform", "greedy-novice")), SERIAL)
    assert other.verdict is not None and other.verdict.decision == "no better"
    longer = run(plan._replace(margin=None, games=len(found.lines) + 1), SERIAL, file)
    assert longer.played == 8 and longer.verdict is None
    assert run(plan, SERIAL, file).lines == found.lines, "what was played beyond the verdict does not change it"


def test_a_fault_is_told_and_its_block_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    def faulty(game: str, bots: tuple[str, ...], seed: int, *_: Any, **__: Any) -> Any:
        raise Fault(game, bots, seed, 1, 17, "KeyError: 'x'")

    def some(job: Job) -> tuple[Line, str]:
        is_faulty = job.pairing.seed == 100_001 and job.pairing.bots[0] == "uniform"
        return perform(job) if is_faulty else pretended(job)

    monkeypatch.setattr(tournament, "play", faulty)
    monkeypatch.setattr(tournament, "perform", some)
    found = run(PLAN._replace(games=6, margin=0.05), SERIAL)
    document = summary(found)
    assert len(found.lines) == 6 and document["games"] == 4 and document["blocks"] == 2
    fault = {"bots": ["uniform", "greedy-novice"], "seed": 100_001, "seat": 1, "entry": 17, "problem": "KeyError: 'x'"}
    assert document["faults"] == [fault]
    wins = [line["ranks"][line["bots"].index("uniform")] == 1 for line in found.lines if line["block"] != 1]
    assert found.verdict is not None
    assert tuple(found.verdict) == ("", pytest.approx(sum(wins) / 4 - 0.5), 0.0, 2)


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"bots": ("uniform",)}, "at least two"),
        ({"bots": ("uniform", "uniform")}, "named once"),
        ({"bots": ("uniform", "clever")}, "clever"),
        ({"seats": (9,)}, "seats"),
        ({"games": 0}, "too few"),
        ({"margin": 1.5}, "margin"),
        ({"bots": ("uniform", "greedy", "search"), "margin": 0.05}, "two computers"),
        ({"game": "chess"}, "chess"),
        ({"options": {"colour": "red"}}, "colour"),
    ],
)
def test_plans_that_cannot_be(change: dict[str, Any], problem: str) -> None:
    with pytest.raises(Malformed, match=problem):
        run(PLAN._replace(**change), SERIAL)


def test_the_command_of_a_plan_names_what_is_not_usual() -> None:
    plan = PLAN._replace(options={"cash": "hidden"}, margin=0.05).checked()
    assert command(plan) == (
        "greatpowers arena imperial-2030 --bots uniform,greedy-novice --games 4 --seats 2 --seed 100000"
        " --option cash=hidden --until-decided 5"
    )


def test_thinking_times() -> None:
    quick, slow = [0.001] * 990, [0.25] * 10
    lines = [{"time": clocked(["a", "b", "a"], [quick, [0.5], slow])}, {"time": clocked(["a"], [[0.001] * 1000])}]
    found = thinking(lines, "a")
    assert found["decisions"] == 2000
    assert found["mean"] == pytest.approx((1.99 + 2.5) / 2, abs=0.01)
    assert found["p99"] == pytest.approx(1, rel=0.1) and found["most"] == 250
    assert thinking(lines[:1], "a")["p99"] == pytest.approx(1, rel=0.1)
    assert thinking([{"time": clocked(["a"], [[0.001] * 98 + [0.25] * 2])}], "a")["p99"] == pytest.approx(250, rel=0.1)
    assert thinking(lines, "b")["mean"] == 500
    assert thinking(lines, "nobody")["decisions"] == 0

"""`greatpowers arena` as a shell runs it."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from greatpowers import cli
from greatpowers.arena import tournament
from greatpowers.arena.game import Fault
from greatpowers.arena.results import read
from greatpowers.cli.line import app
from greatpowers.terminal import lab_command
from tests.arena.chores import pretended

ARENA = ["arena", "imperial-2030", "--bots", "uniform,greedy-novice", "--games", "4", "--seats", "2"]


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert app([*ARENA, "--workers", "1", "--seed", "100000", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["games"] == 4 and document["blocks"] == 2 and document["faults"] == []
    assert document["bots"] == ["uniform", "greedy-novice"] and document["seats"] == [2] and document["seed"] == 100_000
    rows = document["tables"][0]["bots"]
    assert sum(row["share"]["value"] for row in rows.values()) == pytest.approx(1)
    for row in rows.values():
        assert row["share"]["low"] <= row["share"]["value"] <= row["share"]["high"]
        assert row["parity"] == 0.5
    assert document["tables"][0]["pairs"][0][1] == pytest.approx(rows["uniform"]["share"]["value"])
    assert document["time"]["greedy-novice"]["p99"] > document["time"]["uniform"]["mean"] > 0


@pytest.mark.parametrize(("lang", "word", "share"), [("de", "Siegquote", "\u00a0% ["), ("en", "Win share", "% [")])
def test_tables_in_both_languages(
    lang: str,
    word: str,
    share: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setattr(tournament, "perform", pretended)
    page = tmp_path / "report.html"
    bots = ["--bots", "uniform,greedy-novice,greedy-adept", "--report", str(page), "--lang", lang, "--workers", "1"]
    assert app([*ARENA[:2], "--games", "6", "--seats", "3", *bots]) == 0
    out = capsys.readouterr().out
    assert word in out and share in out and "Imperial 2030" in out
    assert [line.split()[0] for line in out.splitlines() if line.startswith(("uniform", "greedy"))].count(
        "uniform"
    ) == 2
    assert word in page.read_text(encoding="utf-8")


def test_a_verdict_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "perform", pretended)
    assert app([*ARENA, "--workers", "1", "--until-decided", "5", "--lang", "en"]) == 0
    assert "Open after 2 blocks whether uniform is ahead of greedy-novice by 5.0 points" in capsys.readouterr().out


def test_all_player_counts(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    plans: list[tournament.Plan] = []

    def noted(plan: tournament.Plan, *_: Any) -> tournament.Run:
        plans.append(plan)
        return tournament.Run(plan, {"bots": list(plan.bots), "seats": list(plan.seats), "seed": 1}, [], 0, None)

    monkeypatch.setattr(tournament, "run", noted)
    for seats in (["--seats", "all"], ["--seats", "3,5"], []):
        app([*ARENA[:-2], *seats])
    assert [plan.seats for plan in plans] == [(2, 3, 4, 5, 6), (3, 5), (4,)]


def test_a_fault_is_printed_and_gives_status_1(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def faulty(game: str, bots: tuple[str, ...], seed: int, *_: Any, **__: Any) -> Any:
        raise Fault(game, bots, seed, 1, 17, "KeyError: 'x'")

    monkeypatch.setattr(tournament, "play", faulty)
    monkeypatch.setenv("COLUMNS", "120")
    assert app([*ARENA, "--workers", "1", "--lang", "en"]) == 1
    out = capsys.readouterr().out
    assert out.count("FAULT: ") == 4 and "uniform, greedy-novice, seed 1, entry 17, seat 1: KeyError: 'x'" in out


def test_the_lab_gets_what_the_command_line_says(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[tuple[Any, ...]] = []

    def run(*given: Any) -> int:
        found.append(given)
        return 0

    monkeypatch.setattr(lab_command, "run", run)
    assert app(["lab", "attack", "--games", "7", "--workers", "1", "--lang", "de", "--report", "x.html"]) == 0
    assert found == [("attack", "greedy", 7, None, 1, 1, Path("x.html"), False, "de")]
    with pytest.raises(SystemExit):
        cli.main(["lab", "chess"])


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["arena", "chess", "--bots", "uniform,greedy", "--games", "2"], "chess"),
        ([*ARENA[:2], "--bots", "uniform,clever", "--games", "2"], "clever"),
        ([*ARENA[:2], "--bots", "uniform", "--games", "2"], "at least two"),
        ([*ARENA[:-1], "many"], "seats"),
        ([*ARENA[:-1], "7"], "seats"),
        ([*ARENA, "--workers", "-1"], "workers"),
        ([*ARENA, "--lang", "fr"], "lang"),
        ([*ARENA, "--option", "cash"], "key=value"),
        ([*ARENA, "--results", "{folder}/nonsense"], "no line of results"),
        ([*ARENA, "--report", "{folder}/nonsense/report.html"], "cannot be written"),
        ([*ARENA, "--records", "{folder}/nonsense"], "cannot be written"),
        (["arena", "imperial-2030"], "bots"),
    ],
)
def test_mistakes_are_one_sentence_and_status_2(
    arguments: list[str], problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "nonsense").write_text("nonsense\n")
    with pytest.raises(SystemExit) as caught:
        cli.main([argument.replace("{folder}", str(tmp_path)) for argument in arguments])
    assert caught.value.code == 2
    said = capsys.readouterr().err.strip().splitlines()[-1]
    assert said.startswith("greatpowers: ") and problem in said


def test_without_ray_there_is_no_cluster(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(SystemExit) as caught:
        cli.main([*ARENA, "--cluster", "local"])
    assert caught.value.code == 2 and "greatpowers[cluster]" in capsys.readouterr().err


@contextmanager
def hearing_interrupts() -> Iterator[None]:
    """Whoever runs these tests in the background has told them to ignore Ctrl+C, which a child would inherit."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def test_an_interrupted_command_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Ctrl+C while two processes play; then the same command again."""
    file = tmp_path / "results.jsonl"
    more = ["--games", "3000", "--workers", "2", "--results", str(file)]
    command = [sys.executable, "-m", "greatpowers.cli", *ARENA[:4], *ARENA[6:], *more]
    with (
        hearing_interrupts(),
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process,
    ):
        end = time.monotonic() + 60
        while time.monotonic() < end and (not file.exists() or file.read_bytes().count(b"\n") < 4):
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        try:
            _, told = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 130 and "Traceback" not in told
    lines = read(file)[1]
    assert 3 <= len(lines) < 3000
    games = str(len(lines) + 2)
    assert app([*ARENA[:4], *ARENA[6:], "--games", games, "--workers", "1", "--results", str(file), "--json"]) == 0
    assert read(file)[1][: len(lines)] == lines and len(read(file)[1]) >= len(lines) + 2

"""Computers take up the compiled build when it appears, and go on without it when it does not work."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import greatpowers
from greatpowers.server.builds import VARIABLE, Builds
from greatpowers.server.jobs import Jobs
from greatpowers.server.worker import Question, reply

pytestmark = pytest.mark.anyio

HERE = Path(greatpowers.__file__).parent

NOTING = """
import sys
import greatpowers
from greatpowers.server import worker
with open(sys.argv[1], "a", encoding="utf-8") as file:
    print(greatpowers.__file__, file=file)
worker.main()
"""
"""A worker that notes which package it has loaded."""


def loaded(notes: Path) -> list[Path]:
    return [Path(line).parent.parent for line in notes.read_text("utf-8").splitlines()]


async def test_computers_change_over_when_the_compiled_build_appears(tmp_path: Path) -> None:
    """The stand-in for it is the same package at another place: what counts is from where it is loaded."""
    coming, notes = tmp_path / "compiled", tmp_path / "notes"
    jobs = Jobs(1, command=(sys.executable, "-c", NOTING, str(notes)), builds=Builds(coming))
    await jobs.open()
    try:
        match = greatpowers.start("imperial-2030", 3, seed=1)
        position = match.fast
        right = reply(Question(match.rules.name, match.position(), position.seat, "uniform", 7))
        assert await jobs.answer(position, position.seat, "uniform", 7) == right
        assert loaded(notes) == [HERE.parent]

        part = tmp_path / "part"
        part.mkdir()
        (part / "greatpowers").symlink_to(HERE, target_is_directory=True)
        assert await jobs.answer(position, position.seat, "uniform", 7) == right
        part.rename(coming)
        assert await jobs.answer(position, position.seat, "uniform", 7) == right
        assert await jobs.answer(position, position.seat, "uniform", 7) == right
        assert loaded(notes) == [HERE.parent, coming]
        assert (jobs.failures, jobs.waiting) == (0, 0)
    finally:
        await jobs.close()


async def test_a_compiled_build_that_does_not_work_is_left_alone(tmp_path: Path) -> None:
    coming, notes = tmp_path / "compiled", tmp_path / "notes"
    jobs = Jobs(1, command=(sys.executable, "-c", NOTING, str(notes)), builds=Builds(coming))
    await jobs.open()
    try:
        position = greatpowers.start("imperial-2030", 3, seed=1).fast
        broken = coming / "greatpowers" / "__init__.py"
        broken.parent.mkdir(parents=True)
        broken.write_text("raise ImportError('compiled for another machine')", encoding="utf-8")
        for seed in range(3):
            assert await jobs.answer(position, position.seat, "greedy-novice", seed)
        assert loaded(notes) == [HERE.parent, HERE.parent], "once before it appeared, and once when it had failed"
        assert (jobs.failures, jobs.waiting) == (0, 0)
    finally:
        await jobs.close()


def test_without_one_that_is_to_come_nothing_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert not Builds().compiled()
    monkeypatch.setenv(VARIABLE, str(tmp_path / "compiled"))
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    assert not Builds().compiled() and Builds().variables()["PYTHONPATH"] == "elsewhere"
    (tmp_path / "compiled").mkdir()
    assert Builds().compiled()
    assert Builds().variables()["PYTHONPATH"].startswith(f"{tmp_path / 'compiled'}")
    assert Builds().variables()["PYTHONPATH"].endswith("elsewhere")

"""Jobs are done once each, in order, by whoever is alive."""

from __future__ import annotations

import multiprocessing
from pathlib import Path

import pytest

from greatpowers.arena.crew import TRIES, Crew, WorkersLost, gather, stream
from tests.arena.chores import double, fatal, fatal_once, refuse


@pytest.mark.parametrize("workers", [0, 1, 2])
def test_results_come_in_the_order_of_the_jobs(workers: int) -> None:
    told: list[tuple[int, int]] = []
    assert gather(double, list(range(12)), workers, lambda *row: told.append(row)) == [2 * n for n in range(12)]
    assert told == [(done, 12) for done in range(1, 13)]
    assert gather(double, [], workers) == []


@pytest.mark.parametrize("workers", [1, 2])
def test_an_error_is_raised_here(workers: int) -> None:
    found = []
    with pytest.raises(ValueError, match="three is too many"):
        for result in stream(refuse, list(range(6)), Crew(workers)):
            found.append(result)
    assert found == list(range(len(found))) and len(found) <= 3
    assert not multiprocessing.active_children()


def test_the_job_of_a_dead_worker_is_done_again(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    jobs = [(str(mark), number) for number in range(6)]
    assert gather(fatal_once, jobs, 2) == [0, 1, 4, 9, 16, 25]
    assert mark.exists()


def test_a_job_that_kills_everybody_is_given_up(tmp_path: Path) -> None:
    marks = [str(tmp_path / "a"), str(tmp_path / "b")]
    with pytest.raises(WorkersLost, match=f"cost {TRIES} workers"):
        gather(fatal, marks, 2)
    assert max(len(Path(mark).read_text()) for mark in marks if Path(mark).exists()) == TRIES
    assert not multiprocessing.active_children()


def test_who_stops_reading_stops_the_crew() -> None:
    running = stream(double, list(range(1000)), Crew(2))
    assert next(running) == 0
    assert multiprocessing.active_children()
    running.close()
    assert not multiprocessing.active_children()

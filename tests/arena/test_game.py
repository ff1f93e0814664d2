"""A game between computers: the same record from the same seed, and no fault is hidden."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import greatpowers
from greatpowers.arena import game
from greatpowers.arena.game import Fault, derived, play
from greatpowers.arena.tournament import record_text
from greatpowers.players import roster
from greatpowers.players.uniform import Uniform

GAME = "imperial-2030"


@pytest.mark.parametrize("name", ["imperial-2030", "imperialism", "attack"])
def test_the_same_call_gives_the_same_record(name: str) -> None:
    bots = ["uniform", "uniform", "uniform"]
    record = play(name, bots, 100_001).record()
    assert record_text(record) == record_text(play(name, bots, 100_001).record())
    assert record != play(name, bots, 100_002).record()
    assert greatpowers.replay(record).over


def test_every_answer_is_timed_and_the_clock_changes_nothing() -> None:
    times: list[list[float]] = [[], []]
    match = play(GAME, ["greedy-novice", "uniform"], 100_003, times=times)
    given = [sum(entry["seat"] == seat for entry in match.entries) for seat in (0, 1)]
    assert [len(each) for each in times] == given
    assert all(seconds > 0 for each in times for seconds in each)
    assert match.record() == play(GAME, ["greedy-novice", "uniform"], 100_003).record()


def test_options_of_the_game_are_passed_on() -> None:
    assert play(GAME, ["uniform"] * 2, 100_004, {"cash": "hidden"}).options["cash"] == "hidden"


class Spy:
    """Answers by lot and remembers what it was shown."""

    def __init__(self, seed: int) -> None:
        self.bot = Uniform(seed)
        self.shown: list[tuple[int, str]] = []

    def answer(self, position: Any, seat: int) -> int:
        self.shown.append((seat, position.hash()))
        return self.bot.answer(position, seat)


def test_computers_are_shown_guesses_and_never_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    spies: list[Spy] = []

    def make(name: str, bot: str, seed: int) -> Spy:
        spies.append(Spy(seed))
        return spies[-1]

    monkeypatch.setattr(roster, "make", make)
    match = play("attack", ["a", "b"], 100_005)
    true = {entry["hash"] for entry in match.entries}
    shown = {hash_ for spy in spies for _, hash_ in spy.shown}
    assert len(spies) == 2 and all({seat for seat, _ in spy.shown} == {index} for index, spy in enumerate(spies))
    assert len(shown - true) > len(shown) / 2, "with secret hands most guesses are not the truth"


class Raises:
    def answer(self, position: Any, seat: int) -> int:
        if len(position.options(seat)) > 3:
            raise ZeroDivisionError("nothing to divide by")
        return int(position.options(seat)[0])


class Cheats:
    def answer(self, position: Any, seat: int) -> int:
        return 10**9


@pytest.mark.parametrize(
    ("bot", "problem"), [(Raises(), "ZeroDivisionError: nothing to divide by"), (Cheats(), "Malformed")]
)
def test_a_fault_names_seed_entry_and_seat(monkeypatch: pytest.MonkeyPatch, bot: Any, problem: str) -> None:
    known = roster.make
    monkeypatch.setattr(roster, "make", lambda name, who, seed: bot if who == "bad" else known(name, who, seed))
    with pytest.raises(Fault) as caught:
        play(GAME, ["uniform", "bad"], 100_006)
    fault = caught.value
    assert (fault.game, fault.bots, fault.seed, fault.seat) == (GAME, ("uniform", "bad"), 100_006, 1)
    assert problem in fault.problem and fault.entry > 0
    assert "seed 100006" in str(fault) and f"entry {fault.entry}" in str(fault) and "bad at seat 1" in str(fault)
    assert str(pickle.loads(pickle.dumps(fault))) == str(fault)


def test_an_endless_game_is_a_fault() -> None:
    with pytest.raises(Fault, match="no end after 25 entries") as caught:
        play(GAME, ["uniform"] * 2, 100_007, limit=25)
    assert caught.value.entry == 25


def test_a_name_that_nobody_has_is_a_mistake_and_no_fault() -> None:
    with pytest.raises(greatpowers.Malformed, match="clever"):
        play(GAME, ["uniform", "clever"], 1)


def test_derived_numbers_differ_by_all_that_they_come_from() -> None:
    numbers = [derived(seed, use, seat) for seed in range(50) for use in ("bot", "guess") for seat in range(6)]
    assert len(set(numbers)) == len(numbers)
    assert all(0 <= number < game.SEEDS for number in numbers)
    assert derived(1, 23) != derived(12, 3)

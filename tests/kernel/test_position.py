"""The fast level, and what counts and checks on it: perft, fuzz, laws."""

from __future__ import annotations

import hashlib
from typing import cast

import pytest

from greatpowers.games import RULESETS
from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.kernel import fuzz as fuzzing
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.fuzz import fuzz, fuzz_game, option_sets
from greatpowers.kernel.laws import every_law, record_law
from greatpowers.kernel.match import start
from greatpowers.kernel.perft import divide, perft, rights
from greatpowers.kernel.position import GAME_OVER, NOT_ASKED, OTHER_KIND, Position
from greatpowers.kernel.values import CHANCE, NOBODY, PASS, Refused
from tests.games.imperial.samples import RULES, begin, documents, first_turn
from tests.games.mutations import answer_randomly

pytestmark = pytest.mark.both

ENCODE = RULES.codec.encode
ADVANCE = ENCODE({"kind": "advance", "field": "factory"})
DONATE = ENCODE({"kind": "donate", "nation": "russia", "amount": 1})


def opened() -> Position:
    """Six players; player 0 governs russia and is asked."""
    return Position(RULES, RULES.state(first_turn()))


def finished() -> Position:
    return Position(RULES, RULES.state(documents()[""][0]))


def dealing() -> Position:
    return Position(RULES, RULES.begin(3, RULES.chosen({})))


def test_what_is_open() -> None:
    position = opened()
    assert position.seat == 0 and position.asked() == [0] and position.waiting() == [0] and not position.over
    assert len(position.options()) == 8 and position.options() is position.options(0)
    assert position.options(1) == [] and position.weights() == []
    assert finished().options() == [] and finished().seat == NOBODY and finished().asked() == []


def test_chance_is_weighed() -> None:
    position = dealing()
    assert position.seat == CHANCE and position.weights() == [1, 1, 1] == [1] * len(position.options())
    assert position.rights(0) == [] and position.refusal(DONATE, 0) == NOT_ASKED
    assert {position.roll(Dice(seed)) for seed in range(60)} == set(position.options())
    position.play(position.roll(Dice(1)))
    assert len(position.weights()) == 2


def test_rights() -> None:
    position = opened()
    state = cast(Imperial, position.state)
    assert position.rights(-1) == [] and len(position.rights(0)) == 2 == state.cash(0)
    assert position.refusal(DONATE, 0) == 0 and position.refusal(DONATE, -1) == NOT_ASKED
    assert rights(position) == sum(len(position.rights(seat)) for seat in range(6)) == 12
    position.options()
    position.play(DONATE, 0)
    assert state.cash(0) == 1 and position.step is not None and position.step.name == "rondel"


def test_refusals() -> None:
    position = opened()
    stop = ENCODE({"kind": "stop"})
    assert position.refusal(ADVANCE, 0) == 0 and position.refusal(ADVANCE, 1) == NOT_ASKED
    assert position.refusal(stop, 0) == OTHER_KIND and finished().refusal(stop, 0) == GAME_OVER
    before = position.hash()
    for answer, seat, name in ((stop, 0, "other-kind"), (ADVANCE, 1, "not-asked"), (DONATE, 1, "not-government")):
        for warm in (False, True):
            if warm:
                position.options(seat)
            with pytest.raises(Refused, match=name):
                position.play(answer, seat)
    with pytest.raises(Refused, match="game-over"):
        finished().play(stop)
    assert position.hash() == before


def test_hash_and_copy() -> None:
    position = opened()
    twin = position.copy()
    assert twin.hash() == position.hash() and len(position.hash()) == 16 and int(position.hash(), 16) >= 0
    twin.play(ADVANCE)
    assert twin.hash() != position.hash() and position.seat == 0
    assert (position.scores() == [2] * 6 and sorted(position.ranks()) == position.ranks()) or len(position.ranks()) == 6


def test_guess_of_an_open_game_is_a_copy() -> None:
    position = opened()
    guess = position.guess(3, Dice(1))
    assert guess.hash() == position.hash() and guess.state is not position.state


def test_playout() -> None:
    position = dealing()
    assert position.playout(Dice(3), 10) == 10 and position.over is False
    assert position.playout(Dice(3)) > 10
    assert bool(position.over)
    assert position.playout(Dice(3)) == 0


def test_perft() -> None:
    position = opened()
    assert [perft(position, depth) for depth in range(3)] == [1, 8, sum(count for _, count in divide(position, 2))]
    assert perft(position, 3) == sum(count for _, count in divide(position, 3))
    assert [answer for answer, _ in divide(position, 1)] == position.options()
    assert perft(finished(), 5) == 1 and divide(finished(), 2) == [] and rights(finished()) == 0


def test_option_sets() -> None:
    rows = option_sets(RULES)
    assert len(rows) == 32 and len({tuple(row.items()) for row in rows}) == 32
    assert rows[0] == RULES.chosen({}) and all(RULES.chosen(row) == row for row in rows)


@pytest.mark.walk
def test_small_fuzz() -> None:
    told: list[tuple[int, int]] = []
    report = fuzz(RULES, 3, 1, lambda number, games: told.append((number, games)))
    assert report["broken"] == [] and report["ended"] == report["games"] == 3 and report["game"] == "imperial-2030"
    assert told == [(1, 3), (2, 3), (3, 3)] and report["answers"] > 100
    assert fuzz(RULES, 1, 1, first=2)["answers"] == fuzz(RULES, 3, 1)["answers"] - fuzz(RULES, 2, 1)["answers"]


def test_fuzz_reports_an_endless_game(monkeypatch: pytest.MonkeyPatch) -> None:
    if not fuzzing.__file__.endswith(".py"):
        pytest.skip("the compiled build keeps the limit as a constant")
    monkeypatch.setattr(fuzzing, "LONGEST", 50)
    match, problems, _ = fuzz_game(RULES, 0, 1)
    assert problems == ["end: not over after 50 answers"] and not match.over
    (row,) = fuzz(RULES, 1, 1)["broken"]
    assert row["problem"] == problems[0] and len(row["record"]["entries"]) == 51


@pytest.mark.parametrize("step", [step.name for step in RULES.steps if step.kinds and step.name not in ("deal_card",)])
def test_laws_hold(step: str) -> None:
    for document in documents()[step][:3]:
        match = begin(document)
        if match.over:
            continue
        assert every_law(match, Dice(1), whole_range=True) == []
        assert record_law(match) == []


def test_laws_hold_at_the_start() -> None:
    match = start(RULES, 4, 3, {"start": "experienced"})
    assert every_law(match, Dice(2), whole_range=True) == []


def test_answers_at_random_end_the_game() -> None:
    position, dice = dealing(), Dice(8)
    while not position.over:
        answer_randomly(position, dice)
    assert max(position.ranks()) <= 3


def test_the_hash_is_the_same_on_every_machine() -> None:
    """Words of eight bytes, the lowest first, whatever the machine's own order is."""
    position = opened()
    words = b"".join(word.to_bytes(8, "little", signed=True) for word in position.state.key())
    assert -1 in position.state.key() and position.hash() == hashlib.sha256(words).hexdigest()[:16]


def only_passes(game: str, seats: int, games: int) -> set[tuple[str, bool]]:
    """The steps in which to pass was the only answer, and whether it was all that the seat could do."""
    found: set[tuple[str, bool]] = set()
    for seed in range(games):
        position, dice = start(RULESETS[game], seats, seed).fast, Dice(seed)
        for _ in range(700):
            if position.over:
                break
            if position.seat == CHANCE:
                position.play(position.roll(dice))
                continue
            options = position.options()
            if [position.rules.codec.decode(answer).kind for answer in options] == [PASS]:
                assert position.step is not None
                found.add((position.step.name, position.must_pass(position.seat)))
            else:
                assert not position.must_pass(position.seat)
            position.play(options[dice.below(len(options))])
    return found


def test_to_pass_is_all_one_can_do() -> None:
    """No army is left to move: no gift changes that. Nothing can be imported: a gift might."""
    assert not finished().must_pass(0) and not opened().must_pass(0) and not opened().must_pass(1)
    found = only_passes("imperial-2030", 3, 5)
    assert ("armies", True) in found and ("armies", False) not in found
    assert ("import", False) in found


def test_a_right_that_may_be_gone_is_worth_a_question() -> None:
    found = only_passes("imperialism", 3, 12)
    assert ("intrigue", True) in found and ("intrigue", False) in found

"""Random games on the fast level: the same as matches, and nothing that is lost on the way stays unnoticed."""

from __future__ import annotations

from typing import Any, cast

import pytest

from greatpowers.games import RULESETS
from greatpowers.kernel import walk as walks
from greatpowers.kernel.books import Books, books_law
from greatpowers.kernel.match import start_from
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.state import State
from greatpowers.kernel.values import CHANCE
from greatpowers.kernel.walk import Retraced, Walk
from tests.games.imperial.samples import first_turn
from tests.toy.rules import codes
from tests.toy.rules.ruleset import ToyRuleset
from tests.toy.rules.state import PURSE, Toy
from tests.toy.tables import RULES as TOY
from tests.toy.test_sabotage import GenerousRoll, LosingGate, LyingGate, OneSidedEffects, OtherTable, with_step

pytestmark = pytest.mark.both

ALL = [*RULESETS.values(), TOY]
SEED = 3


def some_by_the_fast_build() -> list[Any]:
    """Most games are for the fast build alone."""
    traced = (TOY, RULESETS["imperial-2006"])
    return [rules if rules in traced else pytest.param(rules, marks=pytest.mark.walk) for rules in ALL]


@pytest.mark.parametrize("rules", some_by_the_fast_build(), ids=lambda rules: rules.name)
def test_a_walk_is_a_match_of_the_same_seed(rules: Ruleset) -> None:
    walk, match = Walk(Books(rules), 4, SEED), Retraced(rules, 4, SEED)
    assert walk.to_end() == [] and walk.position.over
    while not match.match.over:
        match.step()
    assert match.match.hash() == walk.position.hash()
    assert len(match.match.entries) == walk.answers and match.match.draws == walk.draws
    assert match.match.scores() == walk.position.scores()


def test_where_a_walk_is_can_be_found_in_the_record() -> None:
    """Whatever it has stopped at, chance included."""
    walk, match = Walk(Books(TOY), 1, SEED), Retraced(TOY, 1, SEED)
    while not match.match.over:
        match.step()
    history = match.match.history()
    while not walk.position.over:
        assert history.at(walk.answers).hash() == walk.position.hash()
        walk.step()


def test_one_book_serves_many_games() -> None:
    books = Books(TOY)
    hashes = []
    for number in range(12):
        walk, alone = Walk(books, number, SEED), Walk(Books(TOY), number, SEED)
        assert walk.to_end() == alone.to_end() == []
        assert walk.position.hash() == alone.position.hash() and walk.moments == alone.moments
        hashes.append(walk.position.hash())
    assert len(set(hashes)) == 12


def test_walks_take_rights_and_answer_in_any_order() -> None:
    """Whoever is asked with others may be the first, and nobody needs to be asked to take a standing right."""
    first, taken = set(), 0
    for number in range(2, 60, 3):
        retraced = Retraced(TOY, number, SEED)
        while not retraced.match.over:
            position, before = retraced.match.fast, len(retraced.match.entries)
            retraced.step()
            entry = retraced.match.entries[before]
            if TOY.right_of(TOY.codec.encode(entry["answer"])) is not None:
                taken += 1
            elif len(position.waiting()) > 1:
                first.add(position.waiting().index(entry["seat"]))
    assert taken > 0 and len(first) > 1


class Careless(Toy):
    """Whenever three coins are paid, the first player finds another one, and no event says so."""

    def pay(self, payer: int, payee: int, coins: int, purpose: int) -> None:
        super().pay(payer, payee, coins, purpose)
        if coins == 3:
            self.coins[PURSE] += 1

    def copy(self) -> Careless:
        return Careless(self.seats, self.options, self)


class Impossible(ToyRuleset):
    """Finds fault with whatever is over."""

    def broken(self, state: State) -> str:
        return "the sky has fallen" if cast(Toy, state).over else super().broken(state)


@pytest.mark.parametrize(
    ("rules", "words"),
    [
        (OtherTable(LosingGate), "do not account"),
        (OtherTable(LyingGate), "do not account"),
        (OtherTable(Careless), "do not account"),
        (OneSidedEffects(), "makes or loses something"),
        (with_step(codes.ROLL, GenerousRoll()), "do not account"),
        (Impossible(), "the sky has fallen"),
    ],
    ids=["loses", "lies", "careless", "one-sided", "chance", "impossible"],
)
def test_what_is_lost_is_found(rules: Ruleset, words: str) -> None:
    """Games after the first one that breaks are found, too: the books learn nothing that does not add up."""
    books = Books(rules)
    found = [Walk(books, number, SEED).to_end() for number in range(12)]
    assert sum(any(words in problem for problem in problems) for problems in found) > 1


def test_what_is_lost_is_found_where_it_is_lost() -> None:
    """Compared after every answer, the books do not wait for the end."""
    walk = Walk(Books(with_step(codes.ROLL, GenerousRoll())), 0, SEED)
    assert any("do not account" in problem for problem in walk.to_end(1)) and not walk.position.over
    sound = Walk(Books(TOY), 0, SEED)
    assert sound.to_end(1) == [] and sound.moments == sound.answers - 1


def test_books_that_have_learned_enough_begin_anew() -> None:
    books = Books(TOY, most_known=5)
    for number in range(6):
        walk, alone = Walk(books, number, SEED), Walk(Books(TOY), number, SEED)
        assert walk.to_end(3) == alone.to_end(3) == [] and walk.position.hash() == alone.position.hash()


def test_retracing_finds_what_the_walk_found_and_more() -> None:
    rules = with_step(codes.ROLL, GenerousRoll())
    walk, match = Walk(Books(rules), 0, SEED), Retraced(rules, 0, SEED)
    assert any(problem.startswith("conservation: ") for problem in walk.to_end())
    assert any(problem.startswith("conservation: ") for problem in match.to_end()) and match.examined > 0


def test_retracing_examines_every_decision() -> None:
    match = Retraced(TOY, 5, SEED)
    assert match.to_end() == [] and match.match.over
    decisions = sum(entry["seat"] != "chance" for entry in match.match.entries)
    assert match.examined == decisions
    rarely = Retraced(TOY, 5, SEED)
    assert rarely.to_end(1000) == [] and rarely.match.hash() == match.match.hash() and rarely.examined < 5


def test_a_game_without_an_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    if not walks.__file__.endswith(".py"):
        pytest.skip("the compiled build keeps the limit as a constant")
    monkeypatch.setattr(walks, "LONGEST", 20)
    walk = Walk(Books(TOY), 0, SEED)
    assert walk.to_end() == ["end: not over after 20 answers"] and walk.answers == 21
    assert Retraced(TOY, 0, SEED).to_end(1000) == ["end: not over after 20 answers"]


def test_a_match_that_begins_anywhere_has_its_books_too() -> None:
    match = start_from(RULESETS["imperial-2030"], first_turn(), 1)
    match.play(match.decisions[0].options[0])
    assert match.entries[0]["seat"] != CHANCE and books_law(match) == []


def test_a_match_that_lost_something_is_found() -> None:
    for rules, words in ((OneSidedEffects(), "makes or loses"), (OtherTable(LosingGate), "do not account")):
        found = []
        for number in range(6):
            match = Retraced(rules, number, SEED)
            while not match.match.over:
                match.step()
            found += books_law(match.match)
        assert any(words in problem for problem in found)

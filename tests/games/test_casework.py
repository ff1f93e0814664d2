"""A game needs only names to have cases: the toy, with its dice, hidden hands and sealed bids, plays some."""

from __future__ import annotations

from pathlib import Path

import pytest

from greatpowers.games import RULESETS
from greatpowers.games.casebook import changed, placed, started
from tests.games.casework import Book, Played
from tests.toy.rules.ruleset import ToyRuleset
from tools.casebook import written

pytestmark = pytest.mark.both

BASES = """
[base.THREE]
captain = "A"
market = "none"
discard = {}
A = { coins = 8, hand = { silk = 1, raid = 1 }, open = {}, seen = [{}, {}, {}] }
B = { coins = 8, hand = { gem = 1 }, open = {}, seen = [{}, {}, {}] }
C = { coins = 8, hand = { block = 1 }, open = {}, seen = [{}, {}, {}] }
agenda = [
  { step = "round", played = 1 }, { step = "toll" }, { step = "raid", turn = 0 }, { step = "offer" },
  { step = "market" }, { step = "bid" },
]
"""

CASES = """
[[case]]
id = "GAU-001"

[[case.run]] # together: each seat says who it is, and nothing happens before the last
base = "THREE"
set.C.coins = 2
do = ["B: bid 3", "A: bid 1"]
asked = "C bid"
trace = ["A bid, B bid, C bid", "A bid, C bid", "C bid"]
options = ["C: bid 0", "C: bid 1", "C: bid 2"]
refused = { "C: bid 3" = "coins-short", "A: pass" = "other-kind" }
no_events = [{ event = "bade" }]
views.A = { captain = "A", B = { score = "none", known = {} }, A.known.raid = 1 }

[[case.run]]
continues = true
do = ["C: bid 2"]
expect = { captain = "B", B.coins = 5, B.hand.silk = "none", market = "none" }
events = [{ event = "bade", player = 1 }, { event = "paid", coins = 3 }]
asked = "B spy"
never = ["bid"]
unknown = ["spy 9", "fly 1"]

[[case.run]] # what chance does is said; expected to be asked, it waits
continues = true
do = ["B: spy 0", "chance: peek raid"]
asked = "chance market"
trace = ["B spy", "chance peek", "chance market"]
offered = ["turn_up gem"]
refused = { "B: pass" = "not-asked", "A: bid 1" = "not-asked" }
views.B.A.known = { raid = 1, silk = "none" }
views.C.A.known = {}

[[case.run]]
continues = true
do = ["chance: turn_up gem"]
expect = { market = "gem", agenda.4.leader = "none" }
asked = "B auction"

[[case]]
id = "GAU-002"

[[case.run]] # where nothing is said, chance answers from a seed, before the next answer and after the last
base = "THREE"
do = ["A: bid 1", "B: bid 0", "C: bid 0", "A: spy 1"]
asked = "A auction"
trace = ["A bid, B bid, C bid", "B bid, C bid", "C bid", "A spy", "A auction"]
events = [{ event = "peeked", player = 0 }, { event = "turned_up" }]

[[case.run]] # a start without answers leaves it waiting
start = { seats = 2, chance = ["draw silk"] }
asked = "chance draw"
expect = { A.hand.silk = 1, B.hand = {} }

[[case.run]]
continues = true
do = ["chance"]
asked = "A bid, B bid"
over = false
scores = [17, 17]
"""


@pytest.fixture
def book(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Book:
    monkeypatch.setitem(RULESETS, "toy", ToyRuleset())
    found = Book("GAU", "toy")
    found.folder = tmp_path
    (tmp_path / "bases.toml").write_text(BASES, encoding="utf-8")
    (tmp_path / "chapter.toml").write_text(CASES, encoding="utf-8")
    return found


def test_cases_play(book: Book) -> None:
    cases = book.cases()
    assert [case["id"] for case in cases] == ["GAU-001", "GAU-002"]
    for case in cases:
        book.play_case(case)


def test_what_is_written_replays(book: Book) -> None:
    """The data of a case hold every answer of chance, so that nobody needs the seed."""
    documents = {name: book.document(base, {}) for name, base in book.bases().items()}
    for case in book.cases():
        match = before = None
        for run in case["run"]:
            played = Played(book, run, before, "")
            made = written(played, documents)
            before = played.match
            if "start" in made:
                match = started(book.rules, **made["start"])
            elif not made.get("continues"):
                match = placed(book.rules, changed(documents[made["base"]], made["changes"]))
            assert match is not None
            for given in made["answers"]:
                match.play(given["answer"], given["seat"])
            assert match.hash() == before.hash()
            assert made["step"] and made["facts"]


def test_a_run_repeats_itself(book: Book) -> None:
    """The seed is always the same, so a case never depends on the day."""
    run = {"start": {"seats": 4}, "do": ["chance"], "asked": "over"}
    found = set()
    for _ in range(2):
        with pytest.raises(AssertionError) as error:
            book.play_case({"id": "GAU-X", "run": [run]})
        found.add(str(error.value))
    assert len(found) == 1


def test_what_a_run_does_not_know_fails(book: Book) -> None:
    with pytest.raises(AssertionError, match="unknown"):
        book.play_case({"id": "GAU-X", "run": [{"base": "THREE", "asks": "A bid", "over": False}]})
    with pytest.raises(KeyError):
        book.play_case({"id": "GAU-X", "run": [{"base": "THREE", "expect": {"A": {"purse": {"coins": 8}}}}]})

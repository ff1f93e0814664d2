"""Every passage of every rulebook is answered, and every answer exists."""

import importlib
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from greatpowers.games import RULESETS
from tests.games import casework

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "greatpowers" / "games"
GLOSSARY = ROOT / "docs" / "glossary.md"

ANSWERS = {"step", "right", "query", "data", "ruling", "case", "card", "none"}


class Book:
    """The passages of one rulebook, its ruleset, its rulings and its cases."""

    def __init__(self, path: Path) -> None:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
        self.edition = path.parent.name
        self.head: dict[str, Any] = document["book"]
        self.passages: list[dict[str, Any]] = document["passage"]
        self.ruleset = RULESETS[self.head["id"]]
        self.game = self.ruleset.game
        self.steps = set(self.ruleset.step_names())
        self.rights = {right.name for right in self.ruleset.rights}
        queries = importlib.import_module(f"greatpowers.games.{self.game}.rules.queries")
        self.queries = {
            name for name, value in vars(queries).items() if getattr(value, "__module__", "") == queries.__name__
        }
        [book] = [book for book in casework.books(self.game) if book.game == self.head["id"]]
        self.letters = book.letters
        self.cases: list[dict[str, Any]] = book.cases()
        self.case_ids = [case["id"] for case in self.cases]

    def answers(self, kind: str) -> list[tuple[str, str]]:
        """(passage id, name) of every answer of one kind."""
        found = []
        for passage in self.passages:
            for answer in passage["answer"]:
                prefix, _, name = answer.partition(":")
                if prefix == kind:
                    found.append((passage["id"], name))
        return found

    def missing(self, kind: str, known: set[str]) -> list[tuple[str, str]]:
        return sorted({(passage, name) for passage, name in self.answers(kind) if name not in known})

    def data(self) -> str:
        """Everything the game's data files hold, to look ids up in."""
        return "\n".join(path.read_text("utf-8") for path in (GAMES / self.game / "rules" / "data").rglob("*.toml"))


BOOKS = [Book(path) for path in sorted(GAMES.glob("*/rules/data/*/passages.toml"))]
every_book = pytest.mark.parametrize("book", BOOKS, ids=[book.ruleset.name for book in BOOKS])
every_game = pytest.mark.parametrize("game", sorted({book.game for book in BOOKS}))


def rulings(game: str) -> dict[str, str]:
    """Ruling id -> its section in the document."""
    text = (ROOT / "docs" / "rulings" / f"{game}.md").read_text(encoding="utf-8")
    parts = re.split(r"(?m)^## ([A-Z]+-\d+)\b.*$", text)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def cases_named(game: str, section: str) -> list[str]:
    letters = "|".join(book.letters for book in BOOKS if book.game == game)
    return re.findall(rf"\b(?:{letters})-\d{{3}}\b", line_of(section, "Cases"))


def line_of(section: str, name: str) -> str:
    """The line of a ruling that begins with this word."""
    line = re.search(rf"(?m)^\*\*{name}\.\*\* (.+?) *$", section)
    assert line, section
    return line.group(1)


def editions_of(section: str) -> set[str]:
    """The editions a ruling is for; a game of one edition does not say."""
    if "**Editions.**" not in section or line_of(section, "Editions") == "all.":
        return {book.edition for book in BOOKS}
    return set(re.findall(r"\b20\d\d\b", line_of(section, "Editions")))


def test_passage_ids_are_unique() -> None:
    ids = [passage["id"] for book in BOOKS for passage in book.passages]
    assert len(ids) == len(set(ids))


@every_book
def test_passages_name_book_heading_and_words(book: Book) -> None:
    for passage in book.passages:
        assert re.fullmatch(rf"{book.head['short']}-[a-z0-9]+(-[a-z0-9]+)*", passage["id"])
        assert passage["book"] == book.head["id"] == book.ruleset.name, passage["id"]
        for name in ("heading_de", "heading_en", "words", "words_de"):
            assert passage[name].strip(), f"{passage['id']}: {name}"
        assert passage["paragraph"] >= 1, passage["id"]


@every_book
def test_lines_are_covered_once(book: Book) -> None:
    owner: dict[int, str] = {}
    for passage in book.passages:
        first, last = passage["lines"]
        assert 1 <= first <= last <= book.head["lines"], passage["id"]
        for line in range(first, last + 1):
            assert line not in owner, f"line {line}: {owner[line]} and {passage['id']}"
            owner[line] = passage["id"]
    blank = {line for first, last in book.head["blank"] for line in range(first, last + 1)}
    assert not blank & owner.keys()
    gaps = set(range(1, book.head["lines"] + 1)) - owner.keys() - blank
    assert not gaps, sorted(gaps)


@every_book
def test_every_passage_has_an_answer(book: Book) -> None:
    for passage in book.passages:
        assert passage["answer"], passage["id"]
        assert len(passage["answer"]) == len(set(passage["answer"])), passage["id"]
        assert {answer.partition(":")[0] for answer in passage["answer"]} <= ANSWERS, passage["id"]
        if "none" in passage["answer"]:
            assert passage["answer"] == ["none"] and passage["why"], passage["id"]


@every_book
def test_steps_queries_and_rights_exist(book: Book) -> None:
    assert book.missing("step", book.steps) == []
    assert book.missing("query", book.queries) == []
    assert book.missing("right", book.rights) == []


@every_book
def test_data_files_exist(book: Book) -> None:
    for passage, name in book.answers("data"):
        assert list((GAMES / book.game / "rules" / "data").rglob(name)), f"{passage}: {name}"


@every_book
def test_cards_exist(book: Book) -> None:
    data = book.data()
    for passage, name in book.answers("card"):
        assert f'id = "{name}"' in data, f"{passage}: {name}"


@every_book
def test_cases_exist(book: Book) -> None:
    assert len(book.case_ids) == len(set(book.case_ids))
    assert book.missing("case", set(book.case_ids)) == []


@every_book
def test_examples_and_questions_have_a_case(book: Book) -> None:
    with_case = {passage for passage, _ in book.answers("case")}
    without = [one["id"] for one in book.passages if "example" in one["id"] or "faq" in one["id"]]
    assert [passage for passage in without if passage not in with_case] == []


@every_book
def test_rulings_exist(book: Book) -> None:
    assert book.missing("ruling", set(rulings(book.game))) == []


@every_game
def test_rulings_are_numbered_without_gap(game: str) -> None:
    numbers = [int(name.partition("-")[2]) for name in rulings(game)]
    assert numbers == list(range(1, len(numbers) + 1))


@every_book
def test_every_ruling_answers_a_passage_of_each_of_its_editions(book: Book) -> None:
    answered = {name for _, name in book.answers("ruling")}
    wanted = {name for name, section in rulings(book.game).items() if book.edition in editions_of(section)}
    assert sorted(wanted - answered) == []


@every_book
def test_a_passage_names_rulings_of_its_edition(book: Book) -> None:
    sections = rulings(book.game)
    assert [one for one in book.answers("ruling") if book.edition not in editions_of(sections[one[1]])] == []


@every_game
def test_every_ruling_has_a_case_or_says_why_none(game: str) -> None:
    known = {one for book in BOOKS for one in book.case_ids}
    for name, section in rulings(game).items():
        named = cases_named(game, section)
        assert named or line_of(section, "Cases").startswith("None for 2030: "), name
        assert set(named) <= known, (name, sorted(set(named) - known))


@every_game
def test_rulings_and_cases_name_each_other(game: str) -> None:
    books = [book for book in BOOKS if book.game == game]
    from_cases = {(name, case["id"]) for book in books for case in book.cases for name in case["rulings"]}
    from_rulings = {(name, case) for name, section in rulings(game).items() for case in cases_named(game, section)}
    assert from_cases == from_rulings


def test_the_glossary_names_steps_queries_and_rights_that_exist() -> None:
    text = GLOSSARY.read_text(encoding="utf-8")
    known = {"step": set[str](), "query": set[str](), "right": set[str]()}
    for book in BOOKS:
        known["step"] |= book.steps
        known["query"] |= book.queries
        known["right"] |= book.rights
    for kind, names in re.findall(r"\b(step|query|right)s? ((?:`\w+`(?:, )?)+)", text):
        assert set(re.findall(r"`(\w+)`", names)) <= known[kind], (kind, names)

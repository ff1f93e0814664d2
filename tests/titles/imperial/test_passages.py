"""Every passage of the three Imperial rulebooks is answered, and every answer exists."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from greatpowers.titles import RULESETS
from greatpowers.titles.imperial import queries

ROOT = Path(__file__).resolve().parents[3]
TITLE = ROOT / "src" / "greatpowers" / "titles" / "imperial"
CASES = Path(__file__).parent / "cases"
RULINGS = ROOT / "docs" / "rulings" / "imperial.md"
GLOSSARY = ROOT / "docs" / "glossary.md"

QUERIES = {name for name, value in vars(queries).items() if callable(value) and value.__module__ == queries.__name__}
CASE = re.compile(r"\bI(?:06|10|30)-\d{3}\b")


class Book:
    """The passages of one edition, its ruleset and its cases."""

    def __init__(self, edition: str) -> None:
        document = tomllib.loads((TITLE / "data" / edition / "passages.toml").read_text(encoding="utf-8"))
        self.edition = edition
        self.head: dict[str, Any] = document["book"]
        self.passages: list[dict[str, Any]] = document["passage"]
        self.ruleset = RULESETS[f"imperial-{edition}"]
        self.steps = set(self.ruleset.step_names())
        self.rights = {right.name for right in self.ruleset.rights}
        self.cases: list[dict[str, Any]] = []
        for path in sorted((CASES / edition).glob("*.toml")):
            self.cases += tomllib.loads(path.read_text(encoding="utf-8")).get("case", [])
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


BOOKS = [Book(edition) for edition in ("2006", "2010", "2030")]
every_book = pytest.mark.parametrize("book", BOOKS, ids=[book.edition for book in BOOKS])


def rulings() -> dict[str, str]:
    """Ruling id -> its section in the document."""
    parts = re.split(r"(?m)^## (IMP-\d+)\b.*$", RULINGS.read_text(encoding="utf-8"))
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def line_of(section: str, name: str) -> str:
    """The line of a ruling that begins with this word."""
    line = re.search(rf"(?m)^\*\*{name}\.\*\* (.+?) *$", section)
    assert line, section
    return line.group(1)


def editions_of(section: str) -> set[str]:
    text = line_of(section, "Editions")
    return {book.edition for book in BOOKS} if text == "all." else set(re.findall(r"\b20\d\d\b", text))


def test_passage_ids_are_unique() -> None:
    ids = [passage["id"] for book in BOOKS for passage in book.passages]
    assert len(ids) == len(set(ids))


@every_book
def test_passages_name_book_heading_and_words(book: Book) -> None:
    for passage in book.passages:
        assert re.fullmatch(rf"{book.head['short']}-[a-z0-9]+(-[a-z0-9]+)*", passage["id"])
        assert passage["book"] == book.head["id"] == book.ruleset.name, passage["id"]
        assert passage["heading_de"] and passage["heading_en"] and passage["words"], passage["id"]
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
    kinds = {"step", "right", "query", "data", "ruling", "case", "none"}
    for passage in book.passages:
        assert passage["answer"], passage["id"]
        assert len(passage["answer"]) == len(set(passage["answer"])), passage["id"]
        assert {answer.partition(":")[0] for answer in passage["answer"]} <= kinds, passage["id"]
        if "none" in passage["answer"]:
            assert passage["answer"] == ["none"] and passage["why"], passage["id"]


@every_book
def test_steps_queries_and_rights_exist(book: Book) -> None:
    assert book.missing("step", book.steps) == []
    assert book.missing("query", QUERIES) == []
    assert book.missing("right", book.rights) == []


@every_book
def test_data_files_exist(book: Book) -> None:
    for passage, name in book.answers("data"):
        assert list((TITLE / "data").rglob(name)), f"{passage}: {name}"


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
    assert book.missing("ruling", set(rulings())) == []


def test_rulings_are_numbered_without_gap() -> None:
    numbers = [int(name.removeprefix("IMP-")) for name in rulings()]
    assert numbers == list(range(1, len(numbers) + 1))


@every_book
def test_every_ruling_answers_a_passage_of_each_of_its_editions(book: Book) -> None:
    answered = {name for _, name in book.answers("ruling")}
    wanted = {name for name, section in rulings().items() if book.edition in editions_of(section)}
    assert sorted(wanted - answered) == []


@every_book
def test_a_passage_names_rulings_of_its_edition(book: Book) -> None:
    sections = rulings()
    assert [one for one in book.answers("ruling") if book.edition not in editions_of(sections[one[1]])] == []


def test_every_ruling_has_a_case_or_says_why_none() -> None:
    known = {one for book in BOOKS for one in book.case_ids}
    for name, section in rulings().items():
        line = line_of(section, "Cases")
        named = CASE.findall(line)
        assert named or line.startswith("None for 2030: "), name
        assert set(named) <= known, (name, sorted(set(named) - known))


def test_rulings_and_cases_name_each_other() -> None:
    from_cases = {(name, case["id"]) for book in BOOKS for case in book.cases for name in case["rulings"]}
    from_rulings = {
        (name, case) for name, section in rulings().items() for case in CASE.findall(line_of(section, "Cases"))
    }
    assert from_cases == from_rulings


@every_book
def test_the_glossary_names_steps_queries_and_rights_that_exist(book: Book) -> None:
    known = {"step": book.steps, "query": QUERIES, "right": book.rights}
    for kind, names in re.findall(r"\b(step|query|right)s? ((?:`\w+`(?:, )?)+)", GLOSSARY.read_text(encoding="utf-8")):
        assert set(re.findall(r"`(\w+)`", names)) <= known[kind], (kind, names)

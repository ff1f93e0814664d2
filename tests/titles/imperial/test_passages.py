"""Every passage of the Imperial 2030 rulebook is answered, and every answer exists."""

import re
import tomllib
from pathlib import Path

import pytest

from greatpowers.titles import RULESETS
from greatpowers.titles.imperial import queries

ROOT = Path(__file__).resolve().parents[3]
TITLE = ROOT / "src" / "greatpowers" / "titles" / "imperial"
CASES = Path(__file__).parent / "cases"
RULINGS = ROOT / "docs" / "rulings" / "imperial.md"
GLOSSARY = ROOT / "docs" / "glossary.md"

RULESET = RULESETS["imperial-2030"]
QUERIES = {name for name, value in vars(queries).items() if callable(value) and value.__module__ == queries.__name__}
RIGHTS = {right.name for right in RULESET.rights}

DOCUMENT = tomllib.loads((TITLE / "data" / "2030" / "passages.toml").read_text(encoding="utf-8"))
BOOK = DOCUMENT["book"]
PASSAGES = DOCUMENT["passage"]


def answers(kind: str) -> list[tuple[str, str]]:
    """(passage id, name) of every answer of one kind."""
    found = []
    for passage in PASSAGES:
        for answer in passage["answer"]:
            prefix, _, name = answer.partition(":")
            if prefix == kind:
                found.append((passage["id"], name))
    return found


def case_ids() -> list[str]:
    ids = []
    for path in sorted(CASES.glob("*.toml")):
        document = tomllib.loads(path.read_text(encoding="utf-8"))
        ids += [case["id"] for case in document.get("case", [])]
    return ids


def rulings() -> dict[str, str]:
    """Ruling id -> its section in the document."""
    parts = re.split(r"(?m)^## (IMP-\d+)\b.*$", RULINGS.read_text(encoding="utf-8"))
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def test_passage_ids_are_unique() -> None:
    ids = [passage["id"] for passage in PASSAGES]
    assert len(ids) == len(set(ids))
    assert all(re.fullmatch(r"R30-[a-z0-9]+(-[a-z0-9]+)*", one) for one in ids)


def test_passages_name_book_heading_and_words() -> None:
    for passage in PASSAGES:
        assert passage["book"] == BOOK["id"], passage["id"]
        assert passage["heading_de"] and passage["heading_en"] and passage["words"], passage["id"]
        assert passage["paragraph"] >= 1, passage["id"]


def test_lines_are_covered_once() -> None:
    owner: dict[int, str] = {}
    for passage in PASSAGES:
        first, last = passage["lines"]
        assert 1 <= first <= last <= BOOK["lines"], passage["id"]
        for line in range(first, last + 1):
            assert line not in owner, f"line {line}: {owner[line]} and {passage['id']}"
            owner[line] = passage["id"]
    blank = {line for first, last in BOOK["blank"] for line in range(first, last + 1)}
    assert not blank & owner.keys()
    gaps = set(range(1, BOOK["lines"] + 1)) - owner.keys() - blank
    assert not gaps, sorted(gaps)


def test_every_passage_has_an_answer() -> None:
    kinds = {"step", "right", "query", "data", "ruling", "case", "none"}
    for passage in PASSAGES:
        assert passage["answer"], passage["id"]
        assert len(passage["answer"]) == len(set(passage["answer"])), passage["id"]
        assert {answer.partition(":")[0] for answer in passage["answer"]} <= kinds, passage["id"]
        if "none" in passage["answer"]:
            assert passage["answer"] == ["none"] and passage["why"], passage["id"]


def test_steps_exist() -> None:
    known = set(RULESET.step_names())
    missing = {(passage, name) for passage, name in answers("step") if name not in known}
    assert not missing, sorted(missing)


@pytest.mark.parametrize(("kind", "known"), [("query", QUERIES), ("right", RIGHTS)])
def test_queries_and_rights_are_known(kind: str, known: set[str]) -> None:
    assert {name for _, name in answers(kind)} <= known


def test_data_files_exist() -> None:
    for passage, name in answers("data"):
        assert list((TITLE / "data").rglob(name)), f"{passage}: {name}"


def test_case_ids_are_unique() -> None:
    ids = case_ids()
    assert len(ids) == len(set(ids))


def test_cases_exist() -> None:
    known = set(case_ids())
    missing = {(passage, name) for passage, name in answers("case") if name not in known}
    assert not missing, sorted(missing)


def test_examples_and_questions_have_a_case() -> None:
    with_case = {passage for passage, _ in answers("case")}
    for passage in PASSAGES:
        if "example" in passage["id"] or "faq" in passage["id"]:
            assert passage["id"] in with_case, passage["id"]


def test_rulings_exist() -> None:
    known = rulings()
    missing = {(passage, name) for passage, name in answers("ruling") if name not in known}
    assert not missing, sorted(missing)


def test_rulings_are_numbered_without_gap() -> None:
    numbers = [int(name.removeprefix("IMP-")) for name in rulings()]
    assert numbers == list(range(1, len(numbers) + 1))


def test_every_ruling_has_a_case_or_says_why_none() -> None:
    known = set(case_ids())
    for name, section in rulings().items():
        line = re.search(r"(?m)^\*\*Cases\.\*\* (.+)$", section)
        assert line, name
        named = re.findall(r"\bI30-\d{3}\b", line.group(1))
        assert named or line.group(1).startswith("None for 2030: "), name
        assert set(named) <= known, (name, sorted(set(named) - known))


def test_every_ruling_for_2030_answers_a_passage() -> None:
    answered = {name for _, name in answers("ruling")}
    for name, section in rulings().items():
        if "**Cases.** None for 2030: " not in section:
            assert name in answered, name


def test_rulings_and_cases_name_each_other() -> None:
    from_cases = set()
    for path in sorted(CASES.glob("*.toml")):
        for case in tomllib.loads(path.read_text(encoding="utf-8")).get("case", []):
            from_cases |= {(name, case["id"]) for name in case["rulings"]}
    from_rulings = set()
    for name, section in rulings().items():
        line = re.search(r"(?m)^\*\*Cases\.\*\* (.+)$", section)
        assert line, name
        from_rulings |= {(name, case) for case in re.findall(r"\bI30-\d{3}\b", line.group(1))}
    assert from_cases == from_rulings


def test_the_glossary_names_steps_queries_and_rights_that_exist() -> None:
    known = {"step": set(RULESET.step_names()), "query": QUERIES, "right": RIGHTS}
    for kind, names in re.findall(r"\b(step|query|right)s? ((?:`\w+`(?:, )?)+)", GLOSSARY.read_text(encoding="utf-8")):
        assert set(re.findall(r"`(\w+)`", names)) <= known[kind], (kind, names)

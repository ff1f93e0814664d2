"""What the documents show is true: quoted code is in the source, and all other Python runs."""

from __future__ import annotations

import contextlib
import doctest
import io
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import greatpowers
from greatpowers import games
from greatpowers.kernel.step import Step

pytestmark = pytest.mark.both

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted((ROOT / "docs").rglob("*.md"))
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"# ([\w./]+\.py)\n")
UNFENCED = re.compile(r"^ {4}(?:from|import) .*", re.MULTILINE)
"""Python that is only indented would be neither compared nor run."""

QUOTING = ("docs/adding-a-game.md",)
RUNNING = ("README.md", "docs/adding-a-game.md", "docs/architecture.md", "docs/computers.md", "docs/lab/README.md")


@cache
def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def quotations(text: str) -> list[tuple[str, str]]:
    """The file that is quoted, and what it is said to say."""
    found = [(QUOTED.match(block), block) for block in BLOCK.findall(text)]
    return [(quoted[1], block[quoted.end() :]) for quoted, block in found if quoted is not None]


def programs(text: str) -> list[tuple[int, str]]:
    """All Python that quotes nothing, and how many lines stand before it."""
    found = [(text.count("\n", 0, match.start(1)), match[1]) for match in BLOCK.finditer(text)]
    return [(lines, block) for lines, block in found if QUOTED.match(block) is None]


def misquoted(text: str) -> list[str]:
    """What is quoted and stands nowhere so; at least one quotation must be there."""
    found = quotations(text)
    if not found:
        return ["nothing is quoted"]
    return [
        f"{file} does not say: {code}"
        for file, code in found
        if not (ROOT / file).exists() or "\n" + code not in (ROOT / file).read_text(encoding="utf-8")
    ]


def test_every_page_with_python_is_compared_or_run() -> None:
    pages = ["README.md", "CONTRIBUTING.md", *(page.relative_to(ROOT).as_posix() for page in PAGES)]
    assert [page for page in pages if quotations(text_of(page))] == [*QUOTING]
    assert [page for page in pages if programs(text_of(page))] == [*RUNNING]
    assert [page for page in pages if UNFENCED.search(BLOCK.sub("", text_of(page)))] == []


@pytest.mark.parametrize("page", QUOTING)
def test_quoted_code_is_in_its_file(page: str) -> None:
    assert misquoted(text_of(page)) == []


@pytest.mark.parametrize(
    "text",
    [
        "# A page without code\n",
        "```python\nprint(1)\n```\n",
        "```python\n# tests/toy/nowhere.py\nx = 1\n```\n",
        "```python\n# tests/toy/rules/state.py\nnothing = 'of this kind'\n```\n",
    ],
)
def test_a_wrong_quotation_is_noticed(text: str) -> None:
    assert len(misquoted(text)) == 1


@pytest.mark.parametrize("page", RUNNING)
def test_code_runs(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All blocks of a page that quote nothing, as one program; errors name the line of the page."""
    found = programs(text_of(page))
    assert found
    monkeypatch.setattr(games, "GAMES", games.GAMES)
    monkeypatch.setitem(games.RULESETS, "toy", games.RULESETS["attack"])  # so that it is gone afterwards
    del games.RULESETS["toy"]
    namespace: dict[str, Any] = {}
    with contextlib.redirect_stdout(io.StringIO()):
        for lines, block in found:
            exec(compile("\n" * lines + block, page, "exec"), namespace)


def test_a_step_is_what_the_architecture_says() -> None:
    namespace: dict[str, Any] = {}
    (program,) = programs(text_of("docs/architecture.md"))
    exec(program[1], namespace)
    shown = [name for name in vars(namespace["Step"]) if not name.startswith("_")]
    assert len(shown) > 5
    assert [name for name in shown if not callable(getattr(Step, name, None))] == []


def test_the_lab_shows_what_comes_out() -> None:
    """The value in the comment behind the last line."""
    namespace: dict[str, Any] = {}
    (program,) = programs(text_of("docs/lab/README.md"))
    exec(program[1], namespace)
    shown = re.search(r'facts\.marks\["(\w+)"\]  # \{(\(.*\)): (\d+), \.\.\.\}', program[1])
    assert shown is not None
    assert str(dict(namespace["facts"].marks[shown[1]])).startswith(f"{{{shown[2]}: {shown[3]}, ".replace('"', "'"))


def test_the_package_shows_how_it_is_used() -> None:
    assert doctest.testmod(greatpowers).failed == 0

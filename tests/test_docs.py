"""What the documents show is true: quoted code is in the source, and all other Python runs."""

from __future__ import annotations

import contextlib
import doctest
import io
import re
from pathlib import Path
from typing import Any

import pytest

import greatpowers

pytestmark = pytest.mark.both

ROOT = Path(__file__).resolve().parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"# ([\w./]+\.py)\n")
LINK = re.compile(r"\]\(([^)#:]+)\)")
RUN = (ROOT / "README.md", ROOT / "docs" / "adding-a-game.md", ROOT / "docs" / "computers.md")


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path) -> list[str]:
    return BLOCK.findall(page.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_quoted_code_is_in_its_file(page: Path) -> None:
    for block in blocks(page):
        quoted = QUOTED.match(block)
        if quoted is not None:
            source = (ROOT / quoted[1]).read_text(encoding="utf-8")
            assert "\n" + block[quoted.end() :] in source, f"{name(page)} quotes what {quoted[1]} does not say: {block}"


@pytest.mark.parametrize("page", RUN, ids=name)
def test_code_runs(page: Path) -> None:
    """All blocks of a page that quote nothing, as one program; errors name the line of the page."""
    text = page.read_text(encoding="utf-8")
    namespace: dict[str, Any] = {}
    count = 0
    with contextlib.redirect_stdout(io.StringIO()):
        for found in BLOCK.finditer(text):
            if QUOTED.match(found[1]) is None:
                lines = "\n" * text.count("\n", 0, found.start(1))
                exec(compile(lines + found[1], name(page), "exec"), namespace)
                count += 1
    assert count > 0


def test_the_package_shows_how_it_is_used() -> None:
    assert doctest.testmod(greatpowers).failed == 0


@pytest.mark.parametrize("page", RUN[1:], ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{name(page)} links to {target}"


def test_a_wrong_quotation_would_be_noticed() -> None:
    assert len([block for block in blocks(RUN[1]) if QUOTED.match(block)]) >= 8

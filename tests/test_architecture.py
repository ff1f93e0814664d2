"""The arrows of docs/architecture.md, read off the imports; sizes; and which build is loaded."""

from __future__ import annotations

import ast
import importlib
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from greatpowers.titles import RULESETS

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "greatpowers"

BELOW = ("", "kernel", "titles", "text", "bots", "arena", "lab")
MAY_IMPORT = {
    "kernel": ("kernel",),
    "titles": ("kernel", "titles"),
    "text": ("kernel", "titles", "text"),
    "bots": ("", "kernel", "titles", "bots"),
    "arena": ("", "kernel", "titles", "bots", "arena"),
    "lab": ("", "kernel", "titles", "bots", "arena", "lab"),
    "server": (*BELOW, "server"),
    "terminal": (*BELOW, "terminal"),
    "cli": (*BELOW, "server", "terminal", "cli"),
    "": ("kernel", "titles"),
}
"""The parts of the package, and what each may import; "" is the front door, `greatpowers` itself."""

KERNEL_EXTRAS = {"mypy_extensions"}
LONG_FILES: dict[str, str] = {
    "server/protocol.py": "the whole contract between server and client, and nothing else",
}
LONGEST_FILE = 400
LONGEST_FUNCTION = 60


def modules() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def part_of(path: Path) -> str:
    """The part of the package a module belongs to."""
    first = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    return "" if first == "__init__" else first


def imports(path: Path) -> Iterator[str]:
    """Dotted names of everything a module imports, wherever in the file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(path)}: relative import"
            assert node.module is not None
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def own_imports(path: Path) -> list[list[str]]:
    """The names behind `greatpowers` in each import of our own; the first is a part of the package."""
    rows = [name.split(".")[1:] for name in imports(path) if name.split(".")[0] == "greatpowers"]
    parts = {part_of(module) for module in modules()}
    return [row if row and row[0] in parts else ["", *row] for row in rows]


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_arrows(path: Path) -> None:
    part = part_of(path)
    assert part in MAY_IMPORT, f"{part} is no part of the architecture"
    for target in own_imports(path):
        assert target[0] in MAY_IMPORT[part], f"{part} imports {'.'.join(target)}"


@pytest.mark.parametrize("path", [path for path in modules() if part_of(path) in ("kernel", "titles")], ids=name_of)
def test_core_needs_the_standard_library_only(path: Path) -> None:
    foreign = {name.split(".")[0] for name in imports(path)} - set(sys.stdlib_module_names) - {"greatpowers"}
    assert foreign <= KERNEL_EXTRAS
    assert not {name.split(".")[0] for name in imports(path)} & {"random", "numpy", "time", "socket", "datetime"}


@pytest.mark.parametrize("path", [path for path in modules() if part_of(path) == "titles"], ids=name_of)
def test_titles_do_not_know_each_other(path: Path) -> None:
    parts = path.relative_to(PACKAGE).parts
    if len(parts) == 2:
        assert parts[1] == "__init__.py", "titles holds packages and the registry"
        return
    for target in own_imports(path):
        if target[0] == "titles":
            assert target[1] == parts[1], "from greatpowers.titles.<own title> only"


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_nothing_reads_shared(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    assert not [text for text in texts if re.search(r"(^|/)shared(/|$)", text)]
    assert not [name for name in imports(path) if name.split(".")[0] == "shared"]


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_differences_between_games_are_data(path: Path) -> None:
    """Nobody asks which edition, title or game this is."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            names = {side.attr if isinstance(side, ast.Attribute) else getattr(side, "id", "") for side in sides}
            literal = any(isinstance(side, ast.Constant) and isinstance(side.value, str) for side in sides)
            assert not (names & {"edition", "title", "game"} and literal), f"{name_of(path)}:{node.lineno}"


@pytest.mark.parametrize("path", [path for path in modules() if part_of(path) == "server"], ids=name_of)
def test_the_server_names_no_game(path: Path) -> None:
    """It knows rulesets, matches, words and sheets; what a game needs for itself stands in its title and its texts."""
    names = {rules.title for rules in RULESETS.values()} | set(RULESETS)
    tree = ast.parse(path.read_text(encoding="utf-8"))
    texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    words = {word for text in texts for word in re.findall(r"[\w-]+", text)}
    assert not words & names
    assert not [target for target in own_imports(path) if target[0] in ("titles", "text") and names & set(target)]


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_sizes(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    lines = len(text.splitlines())
    if name_of(path) in LONG_FILES:
        assert lines > LONGEST_FILE, "no exception is needed any more"
    else:
        assert lines <= LONGEST_FILE
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            assert node.end_lineno is not None
            assert node.end_lineno - node.lineno < LONGEST_FUNCTION, f"{node.name} is too long"


@pytest.mark.both
@pytest.mark.parametrize(
    "name", ["greatpowers.kernel.position", "greatpowers.titles.imperial.state", "greatpowers.bots.greedy"]
)
def test_which_build_is_loaded(name: str) -> None:
    """`GREATPOWERS_BUILD` is what run.py says it has put on the path."""
    file = importlib.import_module(name).__file__
    assert file is not None
    if os.environ.get("GREATPOWERS_BUILD") == "compiled":
        assert Path(file).suffix in (".so", ".pyd")
    else:
        assert Path(file).suffix == ".py"


def test_no_extension_module_in_the_sources() -> None:
    assert not [path for path in (ROOT / "src").rglob("*") if path.suffix in (".so", ".pyd", ".c")]

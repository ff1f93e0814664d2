"""The arrows of docs/architecture.md, read off the imports; cycles; sizes; and which build is loaded."""

from __future__ import annotations

import ast
import importlib
import os
import re
import sys
from functools import cache
from pathlib import Path

import pytest

from greatpowers.games import GAMES, RULESETS

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "greatpowers"

LAYERS = ("kernel", "words", "screen", "games", "players", "arena", "lab", "server", "terminal", "cli")
"""The parts of the package. Each may import those before it, and itself; "" is the front door, `greatpowers` itself."""
FRONT_DOOR = ("kernel", "games")
"""What the front door imports: the engine alone. Whoever stands behind the games may come in by it."""
BESIDE = {("terminal", "server")}
"""Neighbours that do not know each other."""

INSIDE = {
    "rules": (),
    "players": ("rules",),
    "words": ("rules",),
    "screen": ("rules", "words"),
    "study": ("rules",),
    "game": ("rules", "players", "words", "screen", "study"),
}
"""The parts of a game, and what each may import of the others."""
NEEDS = {
    "rules": ("kernel",),
    "players": ("kernel", "games"),
    "words": ("kernel", "words"),
    "screen": ("kernel", "words", "screen"),
    "study": ("kernel", "games"),
    "game": ("kernel", "words", "screen", "games"),
}
"""What each may import of the house; of `games` itself only what it says a game must give."""
SHARED = ("game", "evaluation", "facts", "reader")
"""The modules of `games` that say what a game must give."""

KERNEL_EXTRAS = {"mypy_extensions"}
LONG_FILES: dict[str, str] = {
    "server/protocol.py": "the whole contract between server and client, and nothing else",
}
LONGEST_FILE = 400
LONGEST_FUNCTION = 60

MODULES = sorted(PACKAGE.rglob("*.py"))
NAMES = [path.relative_to(PACKAGE).as_posix() for path in MODULES]
every_module = pytest.mark.parametrize("path", MODULES, ids=NAMES)


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def place(path: Path) -> tuple[str, ...]:
    """The dotted name of a module behind `greatpowers`, in parts."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


PLACES = {place(path): path for path in MODULES}


@cache
def imports(path: Path) -> list[str]:
    """Dotted names of everything a module imports, wherever in the file, for types only or not."""
    found: list[str] = []
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module is not None
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return found


@cache
def own_imports(path: Path) -> set[tuple[str, ...]]:
    """The modules of our own that a module imports."""
    found = set()
    for name in imports(path):
        parts = tuple(name.split("."))
        if parts[0] == "greatpowers":
            target = parts[1:]
            found.add(target if target in PLACES else target[:-1])
    assert found <= PLACES.keys(), path
    return found


def texts(path: Path) -> list[str]:
    return [
        node.value for node in ast.walk(tree(path)) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


@every_module
def test_arrows(path: Path) -> None:
    """From one part of the house to another."""
    part = place(path)[0] if place(path) else ""
    if part == "":
        assert {target[0] for target in own_imports(path)} <= set(FRONT_DOOR)
        return
    assert part in LAYERS, f"{part} is no part of the architecture"
    for target in own_imports(path):
        if target == ():
            assert LAYERS.index(part) > LAYERS.index("games"), "the front door leads to the games"
        else:
            assert LAYERS.index(target[0]) <= LAYERS.index(part), f"{part} imports {'.'.join(target)}"
            assert (part, target[0]) not in BESIDE


@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_arrows_inside_a_game(game: str) -> None:
    """rules <- words <- screen; rules <- players; rules <- study. Nobody knows another game."""
    for name, path in PLACES.items():
        if name[:2] != ("games", game) or len(name) < 3:
            continue
        part = name[2]
        assert part in INSIDE, f"{part} is no part of a game"
        for target in own_imports(path):
            if target[:2] == ("games", game):
                assert target[2] == part or target[2] in INSIDE[part], f"{'.'.join(name)} imports {'.'.join(target)}"
            else:
                assert target[0] in NEEDS[part], f"{'.'.join(name)} imports {'.'.join(target)}"
                assert target[0] != "games" or (len(target) == 2 and target[1] in SHARED), ".".join(target)


def test_games_holds_the_registry_and_what_a_game_must_give() -> None:
    there = {name[1] for name in PLACES if name[0:1] == ("games",) and len(name) > 1}
    assert there == {*SHARED, "casebook", *(game.name for game in GAMES)}


def cycles() -> list[list[str]]:
    """The strongly connected parts of the imports with more than one module (Tarjan)."""
    order: dict[tuple[str, ...], int] = {}
    low: dict[tuple[str, ...], int] = {}
    stack: list[tuple[str, ...]] = []
    found: list[list[str]] = []

    def visit(name: tuple[str, ...]) -> None:
        order[name] = low[name] = len(order)
        stack.append(name)
        for target in own_imports(PLACES[name]):
            if target not in order:
                visit(target)
                low[name] = min(low[name], low[target])
            elif target in stack:
                low[name] = min(low[name], order[target])
        if low[name] == order[name]:
            part = stack[stack.index(name) :]
            del stack[stack.index(name) :]
            if len(part) > 1:
                found.append(sorted(".".join(one) for one in part))

    for name in PLACES:
        if name not in order:
            visit(name)
    return found


def test_no_module_needs_itself() -> None:
    assert cycles() == []


@every_module
def test_no_module_is_found_by_its_name(path: Path) -> None:
    """What a game gives is said in its `game.py`; a name that is put together cannot be followed by a reader."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            literal = all(isinstance(argument, ast.Constant) for argument in node.args)
            assert literal or called not in ("import_module", "find_spec", "__import__"), f"{path.name}:{node.lineno}"


@pytest.mark.parametrize("path", [path for name, path in PLACES.items() if name[:1] == ("kernel",) or "rules" in name])
def test_core_needs_the_standard_library_only(path: Path) -> None:
    foreign = {name.split(".")[0] for name in imports(path)} - set(sys.stdlib_module_names) - {"greatpowers"}
    assert foreign <= KERNEL_EXTRAS
    assert not {name.split(".")[0] for name in imports(path)} & {"random", "numpy", "time", "socket", "datetime"}


@every_module
def test_nothing_reads_shared(path: Path) -> None:
    assert not [text for text in texts(path) if re.search(r"(^|/)shared(/|$)", text)]
    assert not [name for name in imports(path) if name.split(".")[0] == "shared"]


@every_module
def test_differences_between_games_are_data(path: Path) -> None:
    """Nobody asks which edition or game this is."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            names = {side.attr if isinstance(side, ast.Attribute) else getattr(side, "id", "") for side in sides}
            literal = any(isinstance(side, ast.Constant) and isinstance(side.value, str) for side in sides)
            assert not (names & {"edition", "title", "game"} and literal), f"{path}:{node.lineno}"


@pytest.mark.parametrize("path", [path for name, path in PLACES.items() if name[:1] == ("server",)])
def test_the_server_names_no_game(path: Path) -> None:
    """It knows games, rulesets, matches, words and screens; what one game needs for itself stands in its folder."""
    names = {game.name for game in GAMES} | set(RULESETS)
    words = {word for text in texts(path) for word in re.findall(r"[\w-]+", text)}
    assert not words & names
    assert not [target for target in own_imports(path) if names & set(target)]


@every_module
def test_sizes(path: Path) -> None:
    name, lines = path.relative_to(PACKAGE).as_posix(), len(path.read_text(encoding="utf-8").splitlines())
    if name in LONG_FILES:
        assert lines > LONGEST_FILE, "no exception is needed any more"
    else:
        assert lines <= LONGEST_FILE
    for node in ast.walk(tree(path)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            assert node.end_lineno is not None
            assert node.end_lineno - node.lineno < LONGEST_FUNCTION, f"{node.name} is too long"


@pytest.mark.both
@pytest.mark.parametrize(
    "name", ["greatpowers.kernel.position", "greatpowers.games.imperial.rules.state", "greatpowers.players.greedy"]
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

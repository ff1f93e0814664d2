"""The arrows of docs/architecture.md, read off the imports; cycles; sizes; and which build is loaded.

Each file is read once. A rule is a function that says what is wrong with one module; every rule has a test over all
modules, which names every offender, and a planted fault, which it has to find.
"""

from __future__ import annotations

import ast
import importlib
import os
import re
import sys
from collections.abc import Callable, Iterator
from functools import cache, cached_property
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
NOT_IN_THE_CORE = {"random", "numpy", "time", "socket", "datetime"}
LONG_FILES: dict[str, str] = {
    "server/protocol.py": "the whole contract between server and client, and nothing else",
}
LONGEST_FILE = 400
LONGEST_FUNCTION = 60

GAME_NAMES = {game.name for game in GAMES}

Name = tuple[str, ...]
"""The dotted name of a module behind `greatpowers`, in parts."""


@cache
def places() -> dict[Name, Path]:
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        found[parts[:-1] if parts[-1] == "__init__" else parts] = path
    return found


def last_name(node: ast.expr) -> str:
    """`c` of `a.b.c` and of `c`; nothing for anything else."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


class Module:
    """What the rules ask of one module. Its text is parsed and walked once; keeping the trees would cost a second."""

    def __init__(self, name: Name, text: str, file: str = "") -> None:
        self.name = name
        self.file = file or "/".join(name) + ".py"
        self.lines = len(text.splitlines())
        self.imports: list[tuple[int, str]] = []
        """Line and dotted name of everything it imports, wherever in the file, for types only or not."""
        self.relative: list[int] = []
        self.texts: list[tuple[int, str]] = []
        self.calls: list[tuple[int, str, bool]] = []
        """The name called, and whether all that it is given stands there."""
        self.comparisons: list[tuple[int, set[str]]] = []
        """The names that are compared with a text that stands there."""
        self.functions: list[tuple[int, str, int]] = []
        """With their lengths."""
        for node in ast.walk(ast.parse(text)):
            match node:
                case ast.Constant(value=str(value)):
                    self.texts.append((node.lineno, value))
                case ast.Call():
                    literal = all(isinstance(argument, ast.Constant) for argument in node.args)
                    self.calls.append((node.lineno, last_name(node.func), literal))
                case ast.Compare():
                    sides = [node.left, *node.comparators]
                    if any(isinstance(side, ast.Constant) and isinstance(side.value, str) for side in sides):
                        self.comparisons.append((node.lineno, {last_name(side) for side in sides}))
                case ast.FunctionDef() | ast.AsyncFunctionDef():
                    assert node.end_lineno is not None
                    self.functions.append((node.lineno, node.name, node.end_lineno - node.lineno + 1))
                case ast.Import():
                    self.imports += [(node.lineno, alias.name) for alias in node.names]
                case ast.ImportFrom(module=str(module), level=0):
                    self.imports += [(node.lineno, f"{module}.{alias.name}") for alias in node.names]
                case ast.ImportFrom():
                    self.relative.append(node.lineno)

    @cached_property
    def own_imports(self) -> list[tuple[int, Name]]:
        """The modules of our own that it imports."""
        found = []
        for line, name in self.imports:
            first, *rest = name.split(".")
            if first == "greatpowers":
                target = tuple(rest)
                found.append((line, target if target in places() else target[:-1]))
        return found


@cache
def modules() -> dict[Name, Module]:
    return {
        name: Module(name, path.read_text(encoding="utf-8"), path.relative_to(PACKAGE).as_posix())
        for name, path in places().items()
    }


Wrong = Iterator[tuple[int, str]]
"""The line, and what is wrong there."""


def imports_that_lead_nowhere(module: Module) -> Wrong:
    """Also relative ones: a reader finds a module by its whole name."""
    for line in module.relative:
        yield line, "imports by a relative name"
    for line, target in module.own_imports:
        if target not in places():
            yield line, f"imports {'.'.join(target)}, which is not there"


def arrows_backwards(module: Module) -> Wrong:
    """From one part of the house to another."""
    part = module.name[0] if module.name else ""
    if part and part not in LAYERS:
        yield 1, f"{part} is no part of the architecture"
        return
    for line, target in module.own_imports:
        if part == "":
            fine = target[:1] in {(name,) for name in FRONT_DOOR}
        elif target == ():  # the front door leads to the games
            fine = LAYERS.index(part) > LAYERS.index("games")
        else:
            known = target[0] in LAYERS and LAYERS.index(target[0]) <= LAYERS.index(part)
            fine = known and (part, target[0]) not in BESIDE
        if not fine:
            yield line, f"{part or 'the front door'} imports {'.'.join(target) or 'the front door'}"


def arrows_backwards_inside_a_game(module: Module) -> Wrong:
    """rules <- words <- screen; rules <- players; rules <- study. Nobody knows another game."""
    name = module.name
    if name[:1] != ("games",) or len(name) < 3 or name[1] not in GAME_NAMES:
        return
    part = name[2]
    if part not in INSIDE:
        yield 1, f"{part} is no part of a game"
        return
    for line, target in module.own_imports:
        if target[:2] == name[:2]:
            fine = len(target) > 2 and (target[2] == part or target[2] in INSIDE[part])
        else:
            fine = target[0] in NEEDS[part] and (target[0] != "games" or (len(target) == 2 and target[1] in SHARED))
        if not fine:
            yield line, f"{part} imports {'.'.join(target)}"


def modules_found_by_name(module: Module) -> Wrong:
    """What a game gives is said in its `game.py`; a name that is put together cannot be followed by a reader."""
    for line, called, literal in module.calls:
        if called in ("import_module", "find_spec", "__import__") and not literal:
            yield line, f"{called} with a name that is put together"


def foreign_packages_in_the_core(module: Module) -> Wrong:
    """Kernel and rules need the standard library only, and of it nothing that plays differently another time."""
    if module.name[:1] == ("kernel",) or "rules" in module.name:
        for line, name in module.imports:
            package = name.split(".")[0]
            known = package in sys.stdlib_module_names or package in KERNEL_EXTRAS or package == "greatpowers"
            if not known or package in NOT_IN_THE_CORE:
                yield line, f"imports {package}"


def readers_of_shared(module: Module) -> Wrong:
    """The folder the team shares is no part of the repository."""
    for line, text in module.texts:
        if re.search(r"(^|/)shared(/|$)", text):
            yield line, "names a file of the shared folder"
    for line, name in module.imports:
        if name.split(".")[0] == "shared":
            yield line, "imports from the shared folder"


def questions_which_game_this_is(module: Module) -> Wrong:
    """Differences between games are data: nobody asks which edition or game this is."""
    for line, names in module.comparisons:
        if names & {"edition", "title", "game"}:
            yield line, "asks which game this is"


def games_named_by_the_server(module: Module) -> Wrong:
    """It knows games, rulesets, matches, words and screens; what one game needs for itself stands in its folder. A step
    from one version of the database to the next says what was so then, whatever the games become."""
    if module.name[:1] == ("server",) and module.name[:2] != ("server", "migrations"):
        names = GAME_NAMES | set(RULESETS)
        for line, text in module.texts:
            for word in sorted(names.intersection(re.findall(r"[\w-]+", text))):
                yield line, f"names {word}"
        for line, target in module.own_imports:
            if names & set(target):
                yield line, f"imports {'.'.join(target)}"


def too_long(module: Module) -> Wrong:
    """A file is a page or two, a function fits on a screen."""
    if module.file not in LONG_FILES and module.lines > LONGEST_FILE:
        yield module.lines, f"has more than {LONGEST_FILE} lines"
    if module.file in LONG_FILES and module.lines <= LONGEST_FILE:
        yield module.lines, "needs no exception any more"
    for line, name, length in module.functions:
        if length > LONGEST_FUNCTION:
            yield line, f"{name} has more than {LONGEST_FUNCTION} lines"


Rule = Callable[[Module], Wrong]

PLANTED: dict[Rule, list[tuple[str, str]]] = {
    imports_that_lead_nowhere: [
        ("server.app", "from . import room"),
        ("server.app", "from greatpowers.kernel.nowhere import thing"),
    ],
    arrows_backwards: [
        ("kernel.match", "import greatpowers.games.game"),
        ("kernel.match", "def late():\n    from greatpowers.server import app"),
        ("kernel.match", "if TYPE_CHECKING:\n    from greatpowers.words.words import Words"),
        ("kernel.match", "from greatpowers import Match"),
        ("terminal.tables", "from greatpowers.server.app import application"),
        ("", "from greatpowers.server import app"),
        ("util.text", ""),
    ],
    arrows_backwards_inside_a_game: [
        ("games.imperial.rules.state", "from greatpowers.games.imperial.words import log"),
        ("games.imperial.rules.state", "from greatpowers.games.game import Game"),
        ("games.imperial.words.log", "from greatpowers.games.imperial.screen import ledger"),
        ("games.imperial.players.worth", "from greatpowers.games.attack.rules import state"),
        ("games.imperial.screen.ledger", "from greatpowers.games import RULESETS"),
        ("games.imperial.study", "from greatpowers.games.imperial.players import evaluation"),
        ("games.imperial.helpers", ""),
    ],
    modules_found_by_name: [
        ("words.render", "import_module(f'greatpowers.{part}')"),
        ("words.render", "importlib.util.find_spec(name)"),
    ],
    foreign_packages_in_the_core: [
        ("kernel.chance", "import random"),
        ("kernel.chance", "from datetime import date"),
        ("games.attack.rules.state", "import numpy.random"),
        ("games.attack.rules.state", "import msgspec"),
    ],
    readers_of_shared: [
        ("cli.main", "PATH = '../shared/design'"),
        ("cli.main", "import shared.tools"),
    ],
    questions_which_game_this_is: [
        ("screen.table", "if table.game == 'attack': pass"),
        ("screen.table", "if 'imperial-2030' != edition: pass"),
    ],
    games_named_by_the_server: [
        ("server.app", "BEST = 'imperial-2030'"),
        ("server.app", "'''Only attack needs this.'''"),
        ("server.app", "import greatpowers.games.imperial.game"),
    ],
    too_long: [
        ("cli.main", "x = 1\n" * 401),
        ("cli.main", "def f():\n" + "    x = 1\n" * 60),
        ("cli.main", "async def f():\n" + "    x = 1\n" * 60),
        ("server.protocol", "x = 1\n" * 400),
    ],
}
"""Every rule, with modules that break it."""
FINE = [
    ("kernel.match", "import json\nfrom greatpowers.kernel.state import State"),
    ("games.imperial.rules.state", "from mypy_extensions import i64\nfrom greatpowers.kernel import position"),
    ("games.imperial.game", "from greatpowers.games.imperial.screen import ledger\nimport greatpowers.games.game"),
    ("server.app", "import greatpowers\nfrom greatpowers.games import RULESETS\nimport_module('json')"),
    ("cli.main", "if game == other: pass\nshared = 'is shared by all'\n" + "def f():\n" + "    x = 1\n" * 59),
    ("cli.main", "x = 1\n" * 400),
]
"""Modules no rule may object to."""


def planted(name: str, text: str) -> Module:
    return Module(tuple(name.split(".")) if name else (), text)


every_rule = pytest.mark.parametrize("rule", PLANTED, ids=lambda rule: rule.__name__)


@every_rule
def test_no_module_has(rule: Rule) -> None:
    wrong = [f"{module.file}:{line} {found}" for module in modules().values() for line, found in rule(module)]
    assert not wrong, "\n".join(wrong)


@every_rule
def test_a_planted_fault_is_found(rule: Rule) -> None:
    missed = [(name, text) for name, text in PLANTED[rule] if not list(rule(planted(name, text)))]
    assert missed == []


@every_rule
def test_what_is_fine_passes(rule: Rule) -> None:
    wrong = [(name, text, list(rule(planted(name, text)))) for name, text in FINE]
    assert [found for found in wrong if found[2]] == []


def test_every_module_is_read() -> None:
    assert len(modules()) > 300
    assert {"__init__.py", "kernel/match.py", "games/attack/rules/__init__.py"} <= {
        module.file for module in modules().values()
    }
    assert {name[0] for name in modules() if name} == set(LAYERS)


def test_games_holds_the_registry_and_what_a_game_must_give() -> None:
    there = {name[1] for name in places() if name[0:1] == ("games",) and len(name) > 1}
    assert there == {*SHARED, "casebook", *GAME_NAMES}


def cycles(graph: dict[Name, list[Name]]) -> list[list[str]]:
    """The strongly connected parts of the imports with more than one module (Tarjan)."""
    order: dict[Name, int] = {}
    low: dict[Name, int] = {}
    stack: list[Name] = []
    found: list[list[str]] = []

    def visit(name: Name) -> None:
        order[name] = low[name] = len(order)
        stack.append(name)
        for target in graph[name]:
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

    for name in graph:
        if name not in order:
            visit(name)
    return found


def test_no_module_needs_itself() -> None:
    graph = {name: [target for _, target in module.own_imports] for name, module in modules().items()}
    assert sum(map(len, graph.values())) > len(graph)
    assert cycles(graph) == []


def test_a_circle_is_found() -> None:
    a, b, c, d = ("a",), ("b",), ("c",), ("d",)
    assert cycles({a: [b], b: [c], c: [a], d: [a]}) == [["a", "b", "c"]]
    assert cycles({a: [b, c], b: [c], c: [], d: [a, b]}) == []


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

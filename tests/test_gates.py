"""Only gates change a state: the source of every game's rules is read, and any other write is found.

A gate is a method of a state's own class or of one of its bases. Everywhere else nothing that is reached from a state
may be assigned to, deleted, or changed by a call: not the state, not a list in it, not an alias or a row of that list,
not what a query hands out of it, and not by handing it to a function that changes what it is given. A copy of a state
is a state. The reader below knows no flow: what a name can ever be in a function, it is everywhere in it.
"""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "greatpowers"
KERNEL = [PACKAGE / "kernel" / f"{name}.py" for name in ("state", "cards", "step", "ruleset")]
TOY = next(ROOT.glob("tests/*/**/state.py")).parent
"""The rules of the toy game."""

ALLOWED = {
    "document.py": "reads a document into a state that nobody else has",
    "guess.py": "fills in a copy of the state for one seat",
}
CHANGING = {
    *("append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse"),
    *("update", "setdefault", "popitem", "add", "discard"),
    *("difference_update", "intersection_update", "symmetric_difference_update"),
    *("__setitem__", "__delitem__", "__setattr__", "__delattr__", "__iadd__"),
}
"""Methods that change the list, dict or set they belong to."""
FIXED = {"int", "bool", "str", "float", "bytes", "None"}
"""What cannot be changed, only replaced."""
STATE = "a state"
"""Where a value comes from: a state, or a parameter of the function that is read, by its name."""


class Held(NamedTuple):
    """What is known of an expression: its type, where it comes from, and what it holds if it is fresh itself."""

    kind: str = ""
    origins: frozenset[str] = frozenset()
    inside: Held | None = None


NOTHING = Held()


def join(one: Held, other: Held) -> Held:
    if one == NOTHING or other in (one, NOTHING):
        return one if one != NOTHING else other
    inside = join(one.inside or NOTHING, other.inside or NOTHING)
    kind = one.kind if one.kind == other.kind else ""
    return Held(kind, one.origins | other.origins, None if inside == NOTHING else inside)


def fresh(*parts: Held) -> Held:
    """A new list, tuple or dict that holds these. What lies deeper than three of them is taken for one thing."""
    inside = NOTHING
    for part in parts:
        inside = join(inside, part)
    if inside.inside is not None and inside.inside.inside is not None:
        inside = Held("", all_origins(inside))
    return NOTHING if inside == NOTHING else Held(inside=inside)


def all_origins(value: Held | None) -> frozenset[str]:
    return frozenset() if value is None else value.origins | all_origins(value.inside)


class Function:
    """A function of the source, and what was found out about it."""

    def __init__(self, module: Module, owner: str, node: ast.FunctionDef | None) -> None:
        self.module = module
        self.owner = owner
        self.node = node
        self.names = [] if node is None else [argument.arg for argument in arguments(node)]
        self.returns = NOTHING
        self.changes: set[str] = set()
        """The parameters that it changes."""

        body = module.tree.body if node is None else node.body
        outer = ast.FunctionDef | ast.ClassDef if node is None else ()
        self.nodes = [inner for part in body if not isinstance(part, outer) for inner in ast.walk(part)]


class Module:
    def __init__(self, path: str, name: str, source: str) -> None:
        self.path = path
        self.name = name
        self.tree = ast.parse(source)
        self.imports: dict[str, str] = {}
        for node in ast.walk(self.tree):
            if isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    self.imports[alias.asname or alias.name] = f"{node.module}.{alias.name}"


def arguments(node: ast.FunctionDef | ast.Lambda) -> list[ast.arg]:
    found = node.args
    extra = [part for part in (found.vararg, found.kwarg) if part is not None]
    return [*found.posonlyargs, *found.args, *found.kwonlyargs, *extra]


class Source:
    """All modules of a game with the kernel's classes under them."""

    def __init__(self, modules: list[Module]) -> None:
        self.modules = modules
        self.bases: dict[str, list[str]] = {}
        self.fields: dict[str, dict[str, str]] = {}
        self.functions: dict[str, Function] = {}
        """`module.name` or `Class.name`."""
        self.methods: dict[str, list[Function]] = {}
        self.bound: dict[str, str] = {}
        """Type variables with the class they stand for."""
        self.order: list[Function] = []
        for module in modules:
            self.declare(module)
        self.found: list[str] = []

    def declare(self, module: Module) -> None:
        self.order.append(Function(module, "", None))
        for node in module.tree.body:
            if isinstance(node, ast.FunctionDef):
                self.add(Function(module, "", node), f"{module.name}.{node.name}")
            elif isinstance(node, ast.ClassDef):
                self.declare_class(module, node)
            elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
                for keyword in node.value.keywords:
                    if keyword.arg == "bound" and isinstance(node.targets[0], ast.Name):
                        self.bound[node.targets[0].id] = kind_of(keyword.value)

    def declare_class(self, module: Module, node: ast.ClassDef) -> None:
        fields = self.fields[node.name] = {}
        self.bases[node.name] = [kind_of(base).split("[")[0].split(".")[-1] for base in node.bases]
        for part in node.body:
            if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                fields[part.target.id] = kind_of(part.annotation)
            elif isinstance(part, ast.FunctionDef):
                self.add(Function(module, node.name, part), f"{node.name}.{part.name}")
                types = {argument.arg: kind_of(argument.annotation) for argument in arguments(part)}
                for inner in ast.walk(part):
                    if isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Attribute):
                        fields[inner.target.attr] = kind_of(inner.annotation)
                    elif isinstance(inner, ast.Assign) and isinstance(inner.targets[0], ast.Attribute):
                        fields.setdefault(inner.targets[0].attr, plain_kind(inner.value, types))

    def add(self, function: Function, key: str) -> None:
        self.functions[key] = function
        self.order.append(function)
        if function.owner:
            self.methods.setdefault(key.rsplit(".", maxsplit=1)[-1], []).append(function)

    # what a name of a class means

    def line(self, kind: str) -> Iterator[str]:
        """A class and those it comes from."""
        for name in (kind, *self.bases.get(kind, ())):
            if name == kind:
                yield name
            else:
                yield from self.line(name)

    def is_state(self, kind: str) -> bool:
        kind = self.bound.get(kind, kind).split(".")[-1]
        return kind == "State" or any(name == "State" for name in self.line(kind))

    def value(self, kind: str, origins: frozenset[str]) -> Held:
        """A value of a type that comes from somewhere."""
        kind = self.bound.get(kind, kind)
        if kind in FIXED:
            return NOTHING
        return Held(kind, frozenset({STATE}) if self.is_state(kind) else origins)

    def field(self, owner: Held, name: str) -> Held:
        """What lies in an attribute. Boards, decks and figures that a state knows are shared and not its own."""
        kind = self.field_kind(owner.kind, name)
        return self.value(kind, frozenset() if kind in self.fields else owner.origins)

    def field_kind(self, owner: str, name: str) -> str:
        for kind in self.line(owner):
            if name in self.fields.get(kind, {}):
                first, _, second = self.fields[kind][name].partition(".")
                return self.field_kind(first, second) if second else first
        return ""

    def element(self, owner: Held) -> Held:
        """What lies in a list, tuple or dict."""
        if owner.inside is not None:
            return owner.inside
        head, _, rest = owner.kind.partition("[")
        parts = split(rest[:-1])
        if head in ("dict", "Mapping") and len(parts) == 2:
            return self.value(parts[1], owner.origins)
        if head == "tuple" and all(part in (*FIXED, "...") for part in parts):
            return NOTHING
        return self.value(parts[0], owner.origins) if len(parts) == 1 else Held("", owner.origins)

    # finding

    def read(self) -> list[str]:
        """Every write outside gates, as `path:line: source`."""
        before: object = None
        while before != (before := [(item.returns, sorted(item.changes)) for item in self.order]):
            self.found = []
            for function in self.order:
                Reader(self, function).read()
        return sorted(set(self.found))


def kind_of(node: ast.expr | None) -> str:
    """An annotation as text, without `Final` and without None."""
    if node is None:
        return ""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return kind_of(ast.parse(node.value, mode="eval").body)
    text = " | ".join(part for part in ast.unparse(node).split(" | ") if part != "None")
    return text[6:-1] if text.startswith("Final[") else text


def plain_kind(value: ast.expr, types: dict[str, str]) -> str:
    """The type of what a field is first set to, where that is easy to see."""
    if isinstance(value, ast.Constant):
        return type(value.value).__name__
    if isinstance(value, ast.Attribute) and isinstance(value.value, ast.Name):
        return f"{types.get(value.value.id, '')}.{value.attr}"
    return types.get(value.id, "") if isinstance(value, ast.Name) else ""


def split(text: str) -> list[str]:
    """The arguments of a type."""
    parts, depth = [""], 0
    for letter in text:
        depth += {"[": 1, "]": -1}.get(letter, 0)
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]


class Reader:
    """Reads one function."""

    def __init__(self, source: Source, function: Function) -> None:
        self.source = source
        self.function = function
        self.names: dict[str, Held] = {}
        for number, name in enumerate(function.names):
            assert function.node is not None
            kind = kind_of(arguments(function.node)[number].annotation)
            if number == 0 and function.owner and name == "self":
                kind = function.owner
            self.names[name] = source.value(kind, frozenset({name}))

    def read(self) -> None:
        before: dict[str, Held] = {}
        while before != self.names:
            before = dict(self.names)
            for node in self.function.nodes:
                self.learn(node)
        for node in self.function.nodes:
            for target in written(node):
                self.write(node, self.look(target))
            if isinstance(node, ast.Call):
                self.call(node)
            elif isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
                changed = self.look(node.target)
                if changed.kind.startswith(("list", "dict", "set")):
                    self.write(node, changed)
            elif isinstance(node, ast.Return | ast.Yield) and node.value is not None:
                self.function.returns = join(self.function.returns, self.look(node.value))

    def write(self, node: ast.AST, changed: Held) -> None:
        """Something that comes from there is changed here."""
        here = self.function
        here.changes |= changed.origins - {STATE}
        gate = here.owner != "" and self.source.is_state(here.owner)
        if STATE in changed.origins and not gate and Path(here.module.path).name not in ALLOWED:
            assert isinstance(node, ast.stmt | ast.expr)
            text = ast.unparse(node).splitlines()[0]
            self.source.found.append(f"{here.module.path}:{node.lineno}: {text}")

    # names

    def learn(self, node: ast.AST) -> None:
        """What names come to mean."""
        if isinstance(node, ast.Assign):
            for target in node.targets:
                self.bind(target, self.look(node.value))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            value = self.look(node.value) if node.value is not None else NOTHING
            self.bind(node.target, join(self.source.value(kind_of(node.annotation), frozenset()), value))
        elif isinstance(node, ast.NamedExpr):
            self.bind(node.target, self.look(node.value))
        elif isinstance(node, ast.For | ast.comprehension):
            self.bind(node.target, self.source.element(self.look(node.iter)))
        elif isinstance(node, ast.FunctionDef | ast.Lambda):
            for argument in arguments(node):
                self.bind(ast.Name(argument.arg), self.source.value(kind_of(argument.annotation), frozenset()))

    def bind(self, target: ast.expr, value: Held) -> None:
        if isinstance(target, ast.Name):
            self.names[target.id] = join(self.names.get(target.id, NOTHING), value)
        elif isinstance(target, ast.Starred):
            self.bind(target.value, value)
        elif isinstance(target, ast.Tuple | ast.List):
            for part in target.elts:
                self.bind(part, self.source.element(value))

    # expressions

    def look(self, node: ast.expr | None) -> Held:
        if isinstance(node, ast.Name):
            return self.names.get(node.id, NOTHING)
        if isinstance(node, ast.Attribute):
            return self.source.field(self.look(node.value), node.attr)
        if isinstance(node, ast.Subscript):
            element = self.source.element(self.look(node.value))
            return fresh(element) if isinstance(node.slice, ast.Slice) else element
        if isinstance(node, ast.Call):
            return self.call(node)
        if isinstance(node, ast.IfExp):
            return join(self.look(node.body), self.look(node.orelse))
        if isinstance(node, ast.BoolOp):
            return self.any_of(node.values)
        if isinstance(node, ast.NamedExpr | ast.Starred | ast.Await):
            return self.look(node.value)
        if isinstance(node, ast.Tuple | ast.List | ast.Set):
            return fresh(*(self.item(part) for part in node.elts))
        if isinstance(node, ast.Dict):
            return fresh(*(self.look(part) for part in node.values))
        if isinstance(node, ast.ListComp | ast.SetComp | ast.GeneratorExp):
            return fresh(self.look(node.elt))
        if isinstance(node, ast.DictComp):
            return fresh(self.look(node.value))
        return NOTHING

    def any_of(self, nodes: list[ast.expr]) -> Held:
        found = NOTHING
        for node in nodes:
            found = join(found, self.look(node))
        return found

    def item(self, node: ast.expr) -> Held:
        value = self.look(node)
        return self.source.element(value) if isinstance(node, ast.Starred) else value

    # calls

    def call(self, node: ast.Call) -> Held:
        """What comes back; and whether something of a state is changed on the way."""
        values = [self.item(part) for part in node.args]
        named = {keyword.arg: self.look(keyword.value) for keyword in node.keywords if keyword.arg}
        owner, name = NOTHING, ""
        if isinstance(node.func, ast.Name):
            name = node.func.id
            if name in ("setattr", "delattr"):
                self.write(node, values[0])
            elif name in ("enumerate", "zip"):
                return fresh(fresh(*(self.source.element(value) for value in values)))
            elif name in ("list", "tuple", "set", "sorted", "reversed", "iter", "next", "dict", "vars"):
                inside = fresh(*(self.source.element(value) for value in values))
                return self.source.element(inside) if name == "next" else inside
        elif isinstance(node.func, ast.Attribute):
            owner, name = self.look(node.func.value), node.func.attr
            if name in CHANGING and not self.source.is_state(owner.kind):
                self.write(node, owner)
            if name == "copy" and not self.source.is_state(owner.kind):
                return fresh(self.source.element(owner))
            if name in ("get", "pop", "setdefault"):
                return self.source.element(owner)
            if name in ("values", "items"):
                inside = self.source.element(owner)
                return fresh(inside if name == "values" else fresh(inside))
        if name in self.source.fields:
            return self.source.value(name, frozenset())
        found = NOTHING
        for function in self.called(node.func, owner):
            found = join(found, self.returned(node, function, owner, values, named))
        return found

    def returned(
        self, node: ast.Call, function: Function, owner: Held, values: list[Held], named: dict[str, Held]
    ) -> Held:
        """A function's result where its parameters are these."""
        names = function.names
        given = dict(named)
        if function.owner and names[:1] == ["self"]:
            given["self"], names = owner, names[1:]
        given.update(zip(names, values))
        for name in function.changes:
            changed = given.get(name, NOTHING)
            if not (name == "self" and self.source.is_state(changed.kind)):
                self.write(node, changed)
        kind = kind_of(function.node.returns) if function.node is not None else ""
        if self.source.is_state(kind):
            return self.source.value(kind, frozenset())
        return NOTHING if kind in FIXED else self.placed(function.returns, given, kind)

    def placed(self, value: Held, given: dict[str, Held], kind: str) -> Held:
        origins: set[str] = set()
        for name in value.origins:
            origins |= {STATE} if name == STATE else given.get(name, NOTHING).origins
        inside = None if value.inside is None else self.placed(value.inside, given, "")
        if not origins and inside in (None, NOTHING):
            return NOTHING
        return Held(value.kind or kind, frozenset(origins), inside)

    def called(self, node: ast.expr, owner: Held) -> list[Function]:
        """The functions that a call can mean."""
        table, module = self.source.functions, self.function.module
        if isinstance(node, ast.Name):
            keys = [f"{module.name}.{node.id}", module.imports.get(node.id, "")]
            return [table[key] for key in keys if key in table]
        if not isinstance(node, ast.Attribute):
            return []
        if isinstance(node.value, ast.Name) and node.value.id in module.imports:
            key = f"{module.imports[node.value.id]}.{node.attr}"
            return [table[key]] if key in table else []
        if owner.kind in self.source.fields:
            keys = [f"{kind}.{node.attr}" for kind in self.source.line(owner.kind)]
            return [table[key] for key in keys if key in table][:1]
        return self.source.methods.get(node.attr, [])


def written(node: ast.AST) -> list[ast.expr]:
    """What a statement changes: the owner of each attribute or place that it assigns to or deletes."""
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign | ast.Delete):
        targets = node.targets
    elif isinstance(node, ast.AugAssign | ast.AnnAssign | ast.For | ast.comprehension):
        targets = [node.target]
    elif isinstance(node, ast.withitem) and node.optional_vars is not None:
        targets = [node.optional_vars]
    return [
        part.value
        for target in targets
        for part in ast.walk(target)
        if isinstance(part, ast.Attribute | ast.Subscript) and isinstance(part.ctx, ast.Store | ast.Del)
    ]


def module(path: Path, name: str) -> Module:
    return Module(path.relative_to(ROOT).as_posix(), name, path.read_text("utf-8"))


@cache
def kernel() -> tuple[Module, ...]:
    return tuple(module(path, f"greatpowers.kernel.{path.stem}") for path in KERNEL)


def source(folder: Path, package: str) -> Source:
    found = list(kernel())
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder).with_suffix("").parts
        if not parts[-1].startswith("test_"):
            found.append(module(path, ".".join((package, *parts))))
    return Source(found)


GAMES = sorted(path.parent.name for path in PACKAGE.glob("games/*/rules"))


@pytest.mark.parametrize("game", GAMES)
def test_only_gates_change_a_state(game: str) -> None:
    read = source(PACKAGE / "games" / game / "rules", f"greatpowers.games.{game}.rules")
    assert len([name for name in read.fields if read.is_state(name)]) > 1, "the game has a state"
    found = read.read()
    assert not found, f"{len(found)} writes outside gates:\n" + "\n".join(found)


def test_only_gates_change_the_toy_games_state() -> None:
    found = source(TOY, ".".join(TOY.relative_to(ROOT).parts)).read()
    assert not found, f"{len(found)} writes outside gates:\n" + "\n".join(found)


def test_there_are_games() -> None:
    assert len(GAMES) >= 3


# the reader finds what it is there to find

GAME = """
from greatpowers.kernel.state import State
from greatpowers.kernel.step import Step

class Row(State):
    cards: list[int]
    rows: list[list[int]]
    marks: dict[str, int]

class Table(Row):
    turn: int

    def copy(self) -> Table:
        return Table(self.seats)

    def hand(self, seat: int) -> list[int]:
        return self.rows[seat]

    def few(self) -> list[int]:
        return [card for card in self.cards if card]

    def take(self, card: int) -> None:
        self.cards[card] -= 1
        self.hand(0).append(card)
        drop(self.cards)

class Walk:
    def __init__(self, state: Table) -> None:
        self.state = state
        self.seen = 0

def drop(row: list[int]) -> None:
    row[0] = 0

def hand_on(row: list[int]) -> None:
    drop(row)

def widest(state: Table) -> list[int]:
    best = state.rows[0]
    for row in state.rows:
        if len(row) > len(best):
            best = row
    return best

class Move(Step[Table]):
    def play(self, state: Table, seat: int, answer: int) -> None:
        walk = Walk(state)
        BODY
"""


def reports(body: str, name: str = "move.py") -> list[str]:
    text = GAME.replace("BODY", textwrap.indent(textwrap.dedent(body).strip(), " " * 8).strip())
    return Source([*kernel(), Module(name, "game.move", text)]).read()


FAULTS = {
    "a field": "state.turn = 1",
    "a field counted up": "state.turn += 1",
    "a field of the kernel": "state.over = True",
    "one of two targets": "answer, state.turn = 1, 2",
    "a place": "state.cards[3] -= 1",
    "a place in a place": "state.rows[0][1] = 2",
    "a slice": "state.cards[1:3] = [0]",
    "a deletion": "del state.agenda[-8:]",
    "a loop's target": "for state.turn in (1, 2): pass",
    "an appended card": "state.cards.append(1)",
    "a sorted list": "state.rows[0].sort()",
    "a changed dict": "state.marks.update(one=1)",
    "a name for a list": "row = state.cards\nrow[3] = 1",
    "a name for a name": "row = state.cards\nother = row\nother.pop()",
    "a list added to": "row = state.cards\nrow += [1]",
    "a row of a loop": "for row in state.rows:\n    row[0] = 1",
    "a row of a numbered loop": "for number, row in enumerate(state.rows):\n    row[0] = number",
    "rows side by side": "for one, other in zip(state.rows, [[1], [2]]):\n    one.clear()",
    "a chosen row": "row = state.cards if seat else state.rows[0]\nrow[0] = 1",
    "a list of lists": "for row in (state.cards, state.rows[0]):\n    row.insert(0, 1)",
    "a copied list of rows": "rows = state.rows[:]\nrows[0][0] = 1",
    "a row by comprehension": "[row for row in state.rows if row][0].append(1)",
    "a copy of the state": "twin = state.copy()\ntwin.turn = 1",
    "a new state": "twin = Table(2)\ntwin.turn = 1",
    "a list handed out by the state": "state.hand(seat).append(1)",
    "a list handed out by a query": "row = widest(state)\nrow[0] = 1",
    "a list handed to a function": "drop(state.cards)",
    "a list handed on": "hand_on(row=state.rows[0])",
    "a state inside something else": "walk.state.turn = 1",
    "a name set by its text": "setattr(state, 'turn', 1)",
    "a place by its method": "state.cards.__setitem__(0, 1)",
    "a function inside": "def inner(other: Table) -> None:\n    other.turn = 1\ninner(state)",
    "a state under a base's name": "def inner(other: Row) -> None:\n    other.cards = []\ninner(state)",
    "a walrus": "if row := state.cards:\n    row[0] = 1",
}

FINE = {
    "a gate": "state.take(1)",
    "the agenda": "state.first(1, 2)\nstate.set_arg(1, 2)\nstate.done()",
    "a number of one's own": "turn = state.turn\nturn += 1",
    "a figure from a list": "card = state.cards[0]\ncard += 1",
    "a list of one's own": "found = [state.turn]\nfound.append(1)\nfound[0] = 2\nfound += [3]",
    "a copied list": "row = state.cards[:]\nrow[0] = 1\nrow.sort()",
    "a copied list by name": "row = list(state.cards)\nrow.remove(1)",
    "a list that a method makes": "row = state.few()\nrow.append(1)",
    "something that holds a state": "walk.seen += 1",
    "a function that changes a list of one's own": "drop([1, 2])",
    "a table by name": "found = {'cards': state.cards}\nfound['rows'] = []",
    "figures of a loop": "for card in state.cards:\n    card += 1",
}


@pytest.mark.parametrize("body", FAULTS.values(), ids=FAULTS.keys())
def test_a_write_is_found(body: str) -> None:
    first = GAME[: GAME.index("BODY")].count("\n") + 1
    found = reports(body)
    assert len(found) == 1, found
    path, line, text = found[0].split(":", 2)
    assert path == "move.py"
    assert int(line) >= first
    assert text.strip() in ast.unparse(ast.parse(body)), "the place of the write is named"


@pytest.mark.parametrize("body", FINE.values(), ids=FINE.keys())
def test_what_changes_no_state_is_left_alone(body: str) -> None:
    assert reports(body) == []


@pytest.mark.parametrize("name", ALLOWED)
def test_reader_and_guess_fill_in_a_state(name: str) -> None:
    assert reports("state.turn = 1", name) == []
    assert reports("state.turn = 1", f"steps/other_{name}") != []

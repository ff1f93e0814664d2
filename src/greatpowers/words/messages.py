"""Messages in Fluent: read and put together when they are first said, and said again and again.

What our files use of Fluent, no more: texts, variables, functions, choices by value or by number, other messages. The
library `fluent` does the same and much else, at ten times the price; a test compares the two on every message.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, Final

from fluent.syntax import FluentParser, ast

from greatpowers.kernel.values import Value

Functions = Mapping[str, Callable[..., Any]]

ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
SEPARATORS: Final = {"de": ".", "en": ","}
"""Between thousands."""


class Unsayable(LookupError):
    """A message that does not exist, or lacks a variable or function."""


class Call:
    """One saying: what the message is given, and what is between thousands."""

    def __init__(self, variables: Mapping[str, Value], functions: Functions, separator: str) -> None:
        self.variables = variables
        self.functions = functions
        self.separator = separator

    def text(self, value: Any) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, int):
            number = int(value)
            return str(number) if -1000 < number < 1000 else f"{number:,}".replace(",", self.separator)
        raise Unsayable(f"{value!r} is neither a text nor a number")


class Piece:
    """Of a message."""

    def value(self, call: Call) -> Any:
        raise NotImplementedError


class Literal(Piece):
    def __init__(self, literal: Value) -> None:
        self.literal = literal

    def value(self, call: Call) -> Any:
        return self.literal


class Variable(Piece):
    def __init__(self, name: str) -> None:
        self.name = name

    def value(self, call: Call) -> Any:
        found = call.variables.get(self.name)
        if found is None:
            raise Unsayable(f"no variable {self.name}")
        return found


class Function(Piece):
    def __init__(self, name: str, given: list[Piece], named: dict[str, Piece]) -> None:
        self.name = name
        self.given = given
        self.named = named

    def value(self, call: Call) -> Any:
        function = call.functions.get(self.name)
        if function is None:
            raise Unsayable(f"no function {self.name}")
        given = [piece.value(call) for piece in self.given]
        if not self.named:
            return function(*given)
        return function(*given, **{name: piece.value(call) for name, piece in self.named.items()})


class Choice(Piece):
    """By what something is: the first variant that is the value or, for a number, its plural form; else the default."""

    def __init__(self, of: Piece, variants: list[tuple[Value, Piece]], default: Piece) -> None:
        self.of = of
        self.variants = variants
        self.default = default

    def value(self, call: Call) -> Any:
        chosen = self.of.value(call)
        for key, piece in self.variants:
            if chosen == key or (isinstance(chosen, int) and isinstance(key, str) and plural(chosen) == key):
                return piece.value(call)
        return self.default.value(call)


class Pattern(Piece):
    def __init__(self, pieces: list[Piece]) -> None:
        self.pieces = pieces

    def value(self, call: Call) -> Any:
        return "".join([call.text(piece.value(call)) for piece in self.pieces])


class Reference(Piece):
    def __init__(self, messages: Messages, name: str) -> None:
        self.messages = messages
        self.name = name

    def value(self, call: Call) -> Any:
        return self.messages.pattern(self.name).value(call)


def plural(number: int) -> str:
    """The form that German and English use with a whole number."""
    return "one" if number == 1 else "other"


@cache
def entries(file: str) -> dict[str, str]:
    """The messages of a file by their ids, as they are written: each begins at the edge of a line, with its id."""
    begins = list(ENTRY.finditer(file))
    ends = [one.start() for one in begins[1:]] + [len(file)]
    return {one[1]: file[one.start() : end] for one, end in zip(begins, ends, strict=True)}


class Messages:
    """Those of some files in one language; a later file may override an earlier one."""

    def __init__(self, language: str, files: Iterable[str]) -> None:
        self.separator = SEPARATORS[language]
        self._written: dict[str, str] = {}
        self._made: dict[str, Piece] = {}
        for text in files:
            self._written.update(entries(text))

    def __contains__(self, name: str) -> bool:
        return name in self._written

    def names(self) -> list[str]:
        return list(self._written)

    def say(self, name: str, variables: Mapping[str, Value], functions: Functions) -> str:
        call = Call(variables, functions, self.separator)
        return call.text(self.pattern(name).value(call))

    def pattern(self, name: str) -> Piece:
        found = self._made.get(name)
        if found is None:
            if name not in self._written:
                raise Unsayable(f"no message {name}")
            entry = FluentParser(with_spans=False).parse_entry(self._written[name])
            if not isinstance(entry, ast.Message) or entry.value is None:
                raise Unsayable(f"{name} is no message")
            found = self._made[name] = self._pattern(entry.value)
        return found

    def _pattern(self, pattern: Any) -> Piece:
        pieces = [self._piece(element) for element in pattern.elements]
        return pieces[0] if len(pieces) == 1 else Pattern(pieces)

    def _piece(self, node: Any) -> Piece:
        if isinstance(node, ast.TextElement):
            return Literal(node.value)
        if isinstance(node, ast.Placeable):
            return self._piece(node.expression)
        if isinstance(node, ast.VariableReference):
            return Variable(node.id.name)
        if isinstance(node, ast.FunctionReference):
            named = {one.name.name: self._piece(one.value) for one in node.arguments.named}
            return Function(node.id.name, [self._piece(one) for one in node.arguments.positional], named)
        if isinstance(node, ast.SelectExpression):
            variants = [(variant_key(one), self._pattern(one.value)) for one in node.variants]
            default = next(index for index, one in enumerate(node.variants) if one.default)
            return Choice(self._piece(node.selector), variants, variants[default][1])
        if isinstance(node, ast.StringLiteral):
            return Literal(str(node.parse()["value"]))
        if isinstance(node, ast.NumberLiteral):
            return Literal(int(node.value))
        if isinstance(node, ast.MessageReference) and node.attribute is None:
            return Reference(self, node.id.name)
        raise Unsayable(f"our messages know no {type(node).__name__}")


def variant_key(variant: Any) -> Value:
    return int(variant.key.value) if isinstance(variant.key, ast.NumberLiteral) else str(variant.key.name)

"""Our reading of Fluent beside the library's: every message of every file, with all values it chooses by."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.resources import files
from itertools import product
from typing import Any, cast

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from greatpowers.games import GAMES
from greatpowers.words.messages import Messages, Unsayable
from greatpowers.words.words import LANGUAGES

PLAIN: tuple[str | int, ...] = ("ü, {x}", 0, 1, 2, 21, -3, 999, 1000, -1234567)
MOST = 60
"""Combinations of values tried of one message."""


def texts(lang: str) -> Iterator[str]:
    folders = [files("greatpowers.words") / lang, *(game.folder / "words" for game in GAMES)]
    for folder in folders:
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl") and (folder == folders[0] or file.name.endswith(f"{lang}.ftl")):
                yield file.read_text("utf-8")


def nodes(node: Any) -> Iterator[Any]:
    yield node
    for value in vars(node).values():
        for one in value if isinstance(value, list) else [value]:
            if isinstance(one, ast.BaseNode):
                yield from nodes(one)


def stub(name: str) -> Callable[..., str]:
    """A function that says how it was called; what is chosen by its result meets some variants, too."""

    def called(*given: Any, **named: Any) -> str:
        values = [str(value) for value in given]
        return values[0] if values and values[0] in ("yes", "no") else f"{name}({values}, {sorted(named.items())})"

    return called


def values_for(message: ast.Message, others: dict[str, ast.Message]) -> Iterator[dict[str, str | int]]:
    found = list(nodes(message))
    for node in found:
        if isinstance(node, ast.MessageReference):
            found += nodes(others[node.id.name])
    names = sorted({node.id.name for node in found if isinstance(node, ast.VariableReference)})
    keys = [node.key for node in found if isinstance(node, ast.Variant)]
    words = {key.name for key in keys if isinstance(key, ast.Identifier)} - {"one", "other"}  # these are met by numbers
    numbers = {int(key.value) for key in keys if isinstance(key, ast.NumberLiteral)}
    values = [*sorted(words), *sorted(numbers), *PLAIN]
    for index, value in enumerate(values):
        yield {name: values[(index + place * 3) % len(values)] for place, name in enumerate(names)}
        yield dict.fromkeys(names, value)
    if len(names) < 3:
        for combination, _ in zip(product(values, repeat=len(names)), range(MOST), strict=False):
            yield dict(zip(names, combination, strict=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_reads_as_the_library_reads_it(lang: str) -> None:
    count = 0
    for text in texts(lang):
        ours = Messages(lang, [text])
        entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
        by_name = {entry.id.name: entry for entry in entries}
        called = {node.id.name for entry in entries for node in nodes(entry) if isinstance(node, ast.FunctionReference)}
        functions = {name: stub(name) for name in called}
        theirs: Any = FluentBundle([lang], use_isolating=False, functions=cast(Any, functions))
        theirs.add_resource(FluentResource(text), allow_overrides=True)
        for entry in entries:
            for variables in values_for(entry, by_name):
                wanted, errors = theirs.format_pattern(theirs.get_message(entry.id.name).value, variables)
                assert not errors, (entry.id.name, errors)
                assert ours.say(entry.id.name, variables, functions) == wanted, (entry.id.name, variables)
                count += 1
    assert count > 20_000


def test_there_is_no_junk_and_nothing_that_we_do_not_know() -> None:
    for lang in LANGUAGES:
        for text in texts(lang):
            assert not [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Junk | ast.Term)]


def test_what_cannot_be_said_says_why() -> None:
    messages = Messages("en", ["a = { $x } { F($x) }\nb = { c }\nd = { NO.attribute }\ne = { $x }"])
    functions = {"F": lambda value: [value]}
    for name, variables, why in (
        ("nothing", {}, "no message nothing"),
        ("a", {}, "no variable x"),
        ("b", {}, "no message c"),
        ("a", {"x": 1}, "neither a text nor a number"),
    ):
        with pytest.raises(Unsayable, match=why):
            messages.say(name, variables, functions)
    with pytest.raises(Unsayable, match="no function F"):
        messages.say("a", {"x": 1}, {})
    assert messages.say("e", {"x": True}, {}) == "1"


def test_a_later_file_overrides_an_earlier_one() -> None:
    messages = Messages("de", ["a = eins\nb = { a }", "a = zwei"])
    assert messages.say("b", {}, {}) == "zwei" and "a" in messages and "c" not in messages

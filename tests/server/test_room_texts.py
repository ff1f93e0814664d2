"""Every sentence that rooms can say is there, in both languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast, get_args

import pytest

from greatpowers.games import RULESETS, words_for
from greatpowers.server import prompts, texts
from greatpowers.server.protocol import Status
from greatpowers.words.words import LANGUAGES

FOLDER = Path(texts.__file__).parent
MESSAGE = re.compile(r"(room|vote|waiting|seat|note|log|result)-[a-z]+(-[a-z]+)*")


def said() -> set[str]:
    """The ids in the sources, and those that are put together there."""
    found = {f"waiting-{status}" for status in get_args(Status)} | {
        f"seat-{kind}" for kind in ("human", "computer", "open")
    }
    for path in FOLDER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and MESSAGE.fullmatch(node.value):
                found.add(node.value)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_said_has_a_text_and_nothing_else_has(lang: str) -> None:
    written = {name for name in texts.messages(lang).names() if MESSAGE.fullmatch(name)}
    assert written == said()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_of_things(lang: str) -> None:
    for name, variable in (("waiting-gathering", "open"), ("room-ask-later", "seconds")):
        one, many = (texts.sentence(lang, name, **{variable: number}) for number in (1, 2))
        assert "2" in many and "2" not in one
    assert "2" not in texts.sentence(lang, "waiting-gathering", open=0)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", RULESETS)
def test_whatever_is_waited_for_has_a_name(game: str, lang: str) -> None:
    words = words_for(lang, RULESETS[game])
    for step in RULESETS[game].steps:
        if step.kinds:
            position = SimpleNamespace(step=step)
            text = prompts.task(words, cast(Any, position))
            assert text[0].isupper() and "_" not in text and not text.endswith((".", "?"))

"""The server's own sentences, in German and English: `words/<lang>/server.ftl`. The games' sentences are in `Words`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle

from greatpowers.kernel.values import Value
from greatpowers.words.kept import Kept
from greatpowers.words.words import LANGUAGES, MissingText, resource


@cache
def bundle(lang: str) -> Any:
    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(resource(files("greatpowers.words") / lang / "server.ftl"))
    return made


KEPT = Kept(4096)
"""What was said lately: the same id with the same variables always reads the same."""


def sentence(lang: str, name: str, /, **variables: Value) -> str:
    """The message with this id, filled in; a missing one raises, so that nobody reads a raw id."""
    key = (lang, name, *variables.items())
    kept: str | None = KEPT.get(key)
    if kept is None:
        kept = filled(lang, name, variables)
        KEPT.put(key, kept)
    return kept


def filled(lang: str, name: str, variables: dict[str, Value]) -> str:
    found = bundle(lang)
    if not found.has_message(name):
        raise MissingText(f"{lang}: {name}")
    text, errors = found.format_pattern(found.get_message(name).value, variables)
    if errors:
        raise MissingText(f"{lang}: {name}: {errors[0]}")
    return str(text)


def preferred(accepted: str, otherwise: str = "en") -> str:
    """The first of our languages that an Accept-Language header names."""
    wishes: list[tuple[float, int, str]] = []
    for place, wish in enumerate(accepted.split(",")):
        name, _, quality = wish.strip().partition(";q=")
        lang = name.split("-")[0].lower()
        if lang in LANGUAGES:
            try:
                wishes.append((-float(quality or 1), place, lang))
            except ValueError:
                continue
    return min(wishes)[2] if wishes else otherwise

"""The server's own sentences, in German and English: `words/<lang>/server.ftl`, and `operation.ftl` for those who run
it. The games' sentences are in `Words`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle

from greatpowers.kernel.values import Value
from greatpowers.words.words import LANGUAGES, MissingText, resource

FILES = ("server", "operation")


@cache
def bundle(lang: str) -> Any:
    made = FluentBundle([lang], use_isolating=False)
    for name in FILES:
        made.add_resource(resource(files("greatpowers.words") / lang / f"{name}.ftl"))
    return made


def sentence(lang: str, name: str, /, **variables: Value) -> str:
    """The message with this id, filled in; a missing one raises, so that nobody reads a raw id."""
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

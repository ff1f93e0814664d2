"""The server's own sentences, in German and English: `words/<lang>/server.ftl`, and `operation.ftl` for those who run
it. The games' sentences are in `Words`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from greatpowers.kernel.values import Value
from greatpowers.words.kept import Kept
from greatpowers.words.messages import Messages, Unsayable
from greatpowers.words.words import LANGUAGES, MissingText

FILES = ("server", "operation")


@cache
def messages(lang: str) -> Messages:
    return Messages(lang, [(files("greatpowers.words") / lang / f"{name}.ftl").read_text("utf-8") for name in FILES])


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
    try:
        return messages(lang).say(name, variables, {})
    except Unsayable as error:
        raise MissingText(f"{lang}: {name}: {error}") from error


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

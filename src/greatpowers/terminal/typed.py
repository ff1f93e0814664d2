"""What somebody means who types an answer: `import fleet moscow`, `importieren Flotte Moskau`, or JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence

from greatpowers.kernel.values import Field, Json, Kind, Malformed
from greatpowers.words.words import Words


def meant(words: Words, text: str) -> dict[str, Json]:
    """The text as an answer document."""
    if text.startswith("{"):
        try:
            document = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise Malformed("answer", f"is not valid JSON: {error}") from error
        if not isinstance(document, dict):
            raise Malformed("answer", "must be an object with a kind")
        return document
    kind, rest = kind_meant(words, text)
    document = {"kind": kind.name}
    for field in kind.fields:
        value, rest = value_meant(words, field, rest)
        document[field.name] = value
    if rest:
        raise Malformed("answer", f"{rest!r} is too much for {kind.name}")
    return document


def kind_meant(words: Words, text: str) -> tuple[Kind, str]:
    """The kind a text begins with, by its id or by its name in the reader's language."""
    codec = words.ruleset.codec
    spoken = [(name, kind) for kind in codec.kinds for name in (kind.name, words.kind(kind.name))]
    found = longest([name for name, _ in spoken], text)
    if not found:
        known = ", ".join(codec.by_name)
        raise Malformed("answer.kind", f"{text.split(maxsplit=1)[0]!r} is not one of {known}")
    kind = next(kind for name, kind in spoken if name == found)
    return kind, text[len(found) :].strip()


def value_meant(words: Words, field: Field, text: str) -> tuple[str | int, str]:
    if not text:
        raise Malformed(f"answer.{field.name}", "is missing")
    if isinstance(field.values[0], int):
        word, _, rest = text.partition(" ")
        return (int(word) if word.isdecimal() else word), rest.strip()
    spoken: list[tuple[str, str | int]] = []
    for value in field.values:
        spoken.append((str(value), value))
        spoken.extend((name, value) for name in words.vocabulary.names(field.name, value))
    found = longest([name for name, _ in spoken], text)
    if not found:
        word, _, rest = text.partition(" ")
        return word, rest.strip()
    return next(value for name, value in spoken if name == found), text[len(found) :].strip()


def longest(names: Sequence[str], text: str) -> str:
    """The longest of these names that the text begins with, as whole words, whatever the case."""
    lowered = text.lower() + " "
    fitting = [name for name in names if lowered.startswith(name.lower() + " ")]
    return max(fitting, key=len, default="")

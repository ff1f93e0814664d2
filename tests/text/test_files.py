"""The Fluent files: the same messages with the same variables in every language, and one for everything there is."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from greatpowers.kernel.values import Malformed
from greatpowers.text.render import LANGUAGES, SHARED, MissingText, Words
from greatpowers.titles import RULESETS

KERNEL_REASONS = ("game-over", "not-asked", "other-kind", "no-undo", "no-rewind")
TITLES = sorted({rules.title for rules in RULESETS.values()})
FILES = (*SHARED, *TITLES)
OWN = [game for game in RULESETS if game not in TITLES and (files("greatpowers.text") / "de" / f"{game}.ftl").is_file()]
"""Rulesets that call something by another name than their title does."""


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str, name: str) -> dict[str, set[str]]:
    """Every message of a file with its variables."""
    body = FluentParser().parse((files("greatpowers.text") / language / f"{name}.ftl").read_text("utf-8")).body
    found: dict[str, set[str]] = {}
    for entry in body:
        assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("name", (*FILES, *OWN, "server"))
def test_languages_have_the_same_messages_and_variables(name: str) -> None:
    first, *others = (messages(language, name) for language in LANGUAGES)
    for other in others:
        assert other == first


@pytest.mark.parametrize("title", TITLES)
def test_no_message_hides_another(title: str) -> None:
    for language in LANGUAGES:
        everything = [message for name in (*SHARED, title) for message in messages(language, name)]
        assert len(everything) == len(set(everything))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OWN)
def test_words_of_an_edition_stand_for_words_of_its_title(game: str, lang: str) -> None:
    own, title = messages(lang, game), messages(lang, RULESETS[game].title)
    assert {name: title.get(name) for name in own} == own
    assert {"event-flagged", "event-dealt"} <= own.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", RULESETS)
def test_everything_the_engine_can_say_has_a_text(game: str, lang: str) -> None:
    rules = RULESETS[game]
    words = Words(lang, rules)
    rights = {kind for right in rules.rights for kind in right.kinds}
    wanted = [f"reason-{name}" for name, _ in rules.reasons] + [f"reason-{name}" for name in KERNEL_REASONS]
    wanted += [f"event-{kind.name}" for kind in rules.events]
    wanted += [f"kind-{kind.name}" for kind in rules.codec.kinds]
    wanted += [f"answer-{kind}" for kind in rights]
    for step in rules.steps:
        if step.kinds:
            wanted.append(f"prompt-{step.name}")
        for kind in step.kinds:
            name = f"answer-{kind}-in-{step.name}"
            wanted.append(name if words.has(name) else f"answer-{kind}")
    for option in rules.options:
        wanted.append(f"option-{option.name}")
        wanted += [f"option-{option.name}-{str(value).lower()}" for value in option.values]
        wanted += [f"option-{option.name}-document"] if option.document else []
    assert [name for name in wanted if not words.has(name)] == []


def test_what_is_missing_raises() -> None:
    words = Words("de", RULESETS["imperial-2030"])
    with pytest.raises(MissingText):
        words.say("no-such-message")
    with pytest.raises(MissingText):
        words.say("result-line", rank=1)
    with pytest.raises(Malformed):
        Words("fr", RULESETS["imperial-2030"])

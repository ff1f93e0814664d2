"""The Fluent files: the same messages with the same variables in every language, and one for everything there is."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from greatpowers.games import GAMES, RULESETS, words_for
from greatpowers.kernel.values import Malformed
from greatpowers.words.words import LANGUAGES, SHARED, MissingText

EVERY_GAME = ("seat", "kind", "number")
"""What the lab itself counts, or says of any game."""
KERNEL_REASONS = (
    "game-over",
    "not-asked",
    "other-kind",
    "no-undo",
    "no-rewind",
    "no-reseed",
    "settled",
    "too-many-named",
    "too-few-named",
)
GAME_NAMES = sorted({rules.game for rules in RULESETS.values()})
FILES = (*SHARED, *GAME_NAMES)
PLACES = {name: "greatpowers.words/{lang}/" + name + ".ftl" for name in (*SHARED, "server", "operation")}
PLACES |= {game: "greatpowers.games/" + game + "/words/{lang}.ftl" for game in GAME_NAMES}
OWN = ["imperial-2006"]
"""Rulesets that call something by another name than their game does."""
PLACES |= {name: "greatpowers.games/" + RULESETS[name].game + "/words/" + name + ".{lang}.ftl" for name in OWN}


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str, name: str) -> dict[str, set[str]]:
    """Every message of a file with its variables."""
    package, _, path = PLACES[name].format(lang=language).partition("/")
    body = FluentParser().parse((files(package) / path).read_text("utf-8")).body
    found: dict[str, set[str]] = {}
    for entry in body:
        assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("name", (*FILES, *OWN, "server", "operation"))
def test_languages_have_the_same_messages_and_variables(name: str) -> None:
    first, *others = (messages(language, name) for language in LANGUAGES)
    for other in others:
        assert other == first


@pytest.mark.parametrize("game", GAME_NAMES)
def test_no_message_hides_another(game: str) -> None:
    for language in LANGUAGES:
        everything = [message for name in (*SHARED, game) for message in messages(language, name)]
        assert len(everything) == len(set(everything))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OWN)
def test_words_of_an_edition_stand_for_words_of_its_game(game: str, lang: str) -> None:
    own, general = messages(lang, game), messages(lang, RULESETS[game].game)
    assert {name: general.get(name) for name in own} == own
    assert {"event-flagged", "event-dealt"} <= own.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", RULESETS)
def test_everything_the_engine_can_say_has_a_text(game: str, lang: str) -> None:
    rules = RULESETS[game]
    words = words_for(lang, rules)
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


def test_what_one_game_alone_looks_at_in_the_lab_stands_in_its_own_file() -> None:
    sections = [{dimension.name for dimension in game.study().dimensions} for game in GAMES]
    fields = [{field for dimension in game.study().dimensions for field in dimension.fields} for game in GAMES]
    shared = messages("en", "lab")
    for name in shared:
        kind, _, what = name.removeprefix("lab-").partition("-")
        users = {"dimension": sections, "note": sections, "value": fields}.get(kind)
        if users and what not in EVERY_GAME:
            assert sum(what in used for used in users) > 1, name


def test_what_is_missing_raises() -> None:
    words = words_for("de", RULESETS["imperial-2030"])
    with pytest.raises(MissingText):
        words.say("no-such-message")
    with pytest.raises(MissingText):
        words.say("result-line", rank=1)
    with pytest.raises(Malformed):
        words_for("fr", RULESETS["imperial-2030"])

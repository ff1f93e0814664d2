"""`Words`: prompts, answers, events, reasons and whole games in the reader's language.

The engine speaks in ids. Here ids become sentences; a missing text raises, so that nobody ever reads a raw id.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Protocol

from greatpowers.kernel.match import Match
from greatpowers.kernel.position import Position
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import Answer, Event, Json, Malformed, Reason, Value
from greatpowers.words.kept import Kept
from greatpowers.words.messages import Messages

LANGUAGES = ("de", "en")
SHARED = ("kernel", "terminal", "casebook", "lab")
"""The files that every game needs beside its own."""


MOST_KEPT = 8192
"""Texts and things that all tables of a ruleset keep ready together; the longest questions and all their answers need
about a thousand."""
MOST_OWN = 512
"""Texts that one table keeps ready, because they name its players."""

RULING = re.compile(r"[A-Z][A-Z0-9]*-[0-9]+")
"""How rulings are numbered: IMP-12."""


class MissingText(LookupError):
    """A text that should exist and does not, or that lacks a variable."""


class Section:
    """A part of the log: a heading (or none, in the middle of a turn) and its sentences; perhaps a nation's turn.

    A turn that begins has its number, and that of its round; 0 where a game does not count them."""

    def __init__(self, heading: str, sentences: list[str], nation: str = "", turn: int = 0, round_: int = 0) -> None:
        self.heading = heading
        self.sentences = sentences
        self.nation = nation
        self.turn = turn
        self.round = round_

    def __str__(self) -> str:
        paragraph = " ".join(self.sentences)
        return f"{self.heading}\n{paragraph}" if self.heading and paragraph else self.heading or paragraph


class Question(Protocol):
    """Whom a prompt asks, and in which step; a `Decision` is one."""

    @property
    def seat(self) -> int: ...

    @property
    def step(self) -> str: ...


class Vocabulary(Protocol):
    """What a game adds to `Words`."""

    def functions(self) -> dict[str, Callable[..., Any]]:
        """The functions its Fluent file calls."""

    def names(self, field: str, value: Value) -> list[str]:
        """What people may call this value of a field, apart from its id."""

    def prompt_variables(self, match: Match, decision: Question) -> dict[str, Value]:
        """What the prompts of the open step speak of."""

    def reason_variables(self, details: dict[str, Value]) -> dict[str, Value]:
        """The details of a reason under the names its text uses."""

    def answer_variables(self, answer: Answer, position: Position | None) -> dict[str, Value]:
        """What the text of an answer speaks of beside its own values, perhaps where it is to be given."""

    def so_far(self, events: Sequence[Event], before: Any = None) -> Any:
        """What has to be known of these events to tell those that come next; `before` is the same of all earlier ones.
        It is never changed, so that whoever goes back can go on from it."""

    def sections(self, events: Sequence[Event], before: Any) -> list[Section]:
        """The events as prose, after others of which `before` is known."""


class PlainVocabulary:
    """Of a game that adds nothing: its messages speak of their own values, and its log tells event by event."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def functions(self) -> dict[str, Callable[..., Any]]:
        return {}

    def names(self, field: str, value: Value) -> list[str]:
        return []

    def prompt_variables(self, match: Match, decision: Question) -> dict[str, Value]:
        return {}

    def reason_variables(self, details: dict[str, Value]) -> dict[str, Value]:
        return details

    def answer_variables(self, answer: Answer, position: Position | None) -> dict[str, Value]:
        return {}

    def so_far(self, events: Sequence[Event], before: Any = None) -> Any:
        return None

    def sections(self, events: Sequence[Event], before: Any) -> list[Section]:
        return [Section("", [self.words.event(event) for event in events])]


class Lexicon(Hashable, Protocol):
    """What words need to know of a game."""

    @property
    def folder(self) -> Traversable:
        """Where its files lie; those with its texts in `words`."""

    def rulesets(self) -> tuple[Ruleset, ...]:
        """Its editions."""

    def passages(self) -> dict[str, dict[str, Any]]:
        """The passages of its rulebooks by id."""

    def vocabulary(self, words: Words) -> Vocabulary:
        """What it adds to the words of a language."""


@cache
def messages(language: str, game: Lexicon, ruleset: str) -> Messages:
    """All messages of a ruleset, the same for all its tables."""
    found = [files("greatpowers.words") / language / f"{name}.ftl" for name in SHARED]
    found.append(game.folder / "words" / f"{language}.ftl")
    own = game.folder / "words" / f"{ruleset}.{language}.ftl"
    if own.is_file():  # what one edition calls by another name
        found.append(own)
    return Messages(language, [file.read_text("utf-8") for file in found])


@cache
def everywhere(language: str, game: Lexicon, ruleset: str, version: str) -> Kept:
    """What reads the same at every table of a ruleset under one version of its rules."""
    return Kept(MOST_KEPT)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class Words:
    """The texts of one ruleset in one language, for one table of players."""

    def __init__(
        self,
        lang: str,
        ruleset: Ruleset,
        lexicon: Lexicon,
        players: Sequence[str] = (),
        options: dict[str, Json] | None = None,
    ) -> None:
        if lang not in LANGUAGES:
            raise Malformed("lang", f"{lang!r} is not one of {', '.join(LANGUAGES)}")
        self.lang = lang
        self.ruleset = ruleset
        self.lexicon = lexicon
        self.players = tuple(players)
        self.options: dict[str, Json] = options or {}
        """Those of the match, where there is one: a document among them may bring names of its own."""
        own_names = any(isinstance(value, dict) for value in self.options.values())
        self.everywhere = Kept(MOST_OWN) if own_names else everywhere(lang, lexicon, ruleset.name, ruleset.version)
        """What does not depend on who plays here: texts by their id and variables, things under keys of their own."""
        self.own = Kept(MOST_OWN)
        """Texts that do."""
        self.latest: dict[Hashable, tuple[object, Any]] = {}
        """What a screen showed last at each of its places, with what it was made of: see `Phrasebook`."""
        self._named = 0
        """How often a player was named: a text in which one is named belongs to this table."""
        self.vocabulary = lexicon.vocabulary(self)
        self._functions: dict[str, Callable[..., Any]] = {
            "PLAYER": self.player,
            "KIND": self.kind,
            "NAME": self.name,
            **self.vocabulary.functions(),
        }
        self._messages = messages(lang, lexicon, ruleset.name)
        self._answers: dict[tuple[str, str], str] = {}
        """The message for each kind of answer in each step."""

    # the ground

    def has(self, name: str) -> bool:
        return name in self._messages

    def say(self, message_id: str, /, **variables: Value) -> str:
        """The message with this id, filled in. The same id with the same variables always reads the same, and unless it
        names a player at every table."""
        key = (message_id, *variables.items())
        text: str | None = self.everywhere.new.get(key)  # nine times out of ten: without a call
        if text is not None:
            return text
        text = self.everywhere.get(key)
        if text is not None:
            return text
        text = self.own.get(key)
        if text is not None:
            self._named += 1
            return text
        named = self._named
        text = self._fill(message_id, variables)
        (self.everywhere if self._named == named else self.own).put(key, text)
        return text

    def _fill(self, name: str, variables: dict[str, Value]) -> str:
        try:
            return self._messages.say(name, variables, self._functions)
        except Exception as error:  # whatever a function stumbles over
            raise MissingText(f"{self.lang}: {name}: {error}") from error

    def listed(self, parts: Sequence[str]) -> str:
        """One, two and three."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list-and", head=", ".join(parts[:-1]), last=parts[-1])

    # names

    def player(self, seat: Any) -> str:
        number = int(seat)
        if number < 0:
            return self.say("player-chance")
        self._named += 1
        return self.players[number] if number < len(self.players) else self.say("player-name", number=number + 1)

    def kind(self, kind: Any) -> str:
        return self.say(f"kind-{kind}")

    def name(self, thing: Any) -> str:
        """What a game calls a thing that has one name: the message `name-<id>`."""
        return self.say(f"name-{thing}")

    def game(self) -> str:
        return self.ruleset.names[self.lang]

    def option(self, name: str) -> str:
        return self.say(f"option-{name}")

    def option_value(self, name: str, value: Json) -> str:
        return self.say(f"option-{name}-{'document' if isinstance(value, dict) else str(value).lower()}")

    # what the engine says

    def prompt(self, match: Match, decision: Question) -> str:
        """What this seat is asked."""
        return capital(
            self.say(f"prompt-{decision.step}", **self.vocabulary.prompt_variables(match, decision)),
        )

    def addressed(self, match: Match, decision: Question) -> str:
        """The question with the name of whom it goes to, for a screen that several share."""
        text, name = self.prompt(match, decision), self.player(decision.seat)
        return text if name in text else f"{name}: {text}"

    def answer(self, answer: Answer, step: str, position: Position | None = None) -> str:
        """An answer as it reads in this step; where it is known, the position may say more precisely what it does."""
        more = self.vocabulary.answer_variables(answer, position)
        return self.say(self.answer_message(answer.kind, step), **answer.values, **more)

    def answer_message(self, kind: str, step: str) -> str:
        """The id of the message that says answers of this kind in this step."""
        name = self._answers.get((kind, step))
        if name is None:
            own = f"answer-{kind}-in-{step}"
            name = self._answers[kind, step] = own if self.has(own) else f"answer-{kind}"
        return name

    def event(self, event: Event) -> str:
        return capital(self.say(f"event-{event.name}", **event.values))

    def reason(self, reason: Reason) -> str:
        """Why not, with the place in the rules that says so."""
        text = capital(self.say(f"reason-{reason.name}", **self.vocabulary.reason_variables(reason.details)))
        rule = self.rule(reason.passage)
        return self.say("refusal-with-rule", text=text, rule=rule) if rule else text

    def rule(self, passage: str) -> str:
        """Where a passage stands: book, heading, paragraph. Empty when no passage is named."""
        if not passage:
            return ""
        key = ("rule", passage)
        kept: str | None = self.everywhere.get(key)
        if kept is None:
            kept = self._rule(passage)
            self.everywhere.put(key, kept)
        return kept

    def _rule(self, passage: str) -> str:
        passages = self.lexicon.passages()
        if not passages:
            return passage  # a game without a file of passages names them as they are called
        row = passages.get(passage)
        if row is None:
            if not RULING.fullmatch(passage):
                raise MissingText(f"no passage {passage}")
            return self.say("ruling-reference", number=passage)
        book = next((one.names[self.lang] for one in self.lexicon.rulesets() if one.name == row["book"]), self.game())
        heading = row[f"heading_{self.lang}"]
        return self.say("rule-reference", book=book, heading=heading, paragraph=row["paragraph"])

    def sections(self, events: Sequence[Event], since: int = 0) -> list[Section]:
        """The log as sections, from event number `since` on."""
        return self.vocabulary.sections(events[since:], self.vocabulary.so_far(events[:since]))

    def log(self, events: Sequence[Event]) -> str:
        """A game as prose: a paragraph for each nation's turn."""
        return "\n\n".join(str(section) for section in self.sections(events))

    def result(self, scores: Sequence[int], ranks: Sequence[int]) -> list[str]:
        """The final ranking, best first."""
        order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
        return [self.say("result-line", rank=ranks[seat], player=seat, score=scores[seat]) for seat in order]

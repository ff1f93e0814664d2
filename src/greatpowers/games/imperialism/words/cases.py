"""The casebook of Imperialism: hands, wars and decks of one's own as people speak of them, and its checks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, cast

from greatpowers.games.imperialism.rules import deck as printed
from greatpowers.games.imperialism.rules.answers import ACTIONS
from greatpowers.games.imperialism.words.names import Names
from greatpowers.kernel.values import Json
from greatpowers.words import cases
from greatpowers.words.words import Words


class CaseWords(cases.HandCaseWords):
    """See `greatpowers.words.cases.CaseWords`."""

    seat_places = (
        "turn",
        "trigger",
        "seat",
        "last_turns.trigger",
        "war.attacker",
        "war.defender",
        "war.target",
        "war.winner",
    )
    plain_back = "providence"

    def __init__(self, words: Words, passages: Mapping[str, Mapping[str, Any]]) -> None:
        super().__init__(words, passages)
        say = self.words.say
        self.names.update({action: say("action-name", action=action) for action in ACTIONS})
        self.names.update({faith: self.vocabulary.faith(faith) for faith in printed.FAITHS})

    @property
    def vocabulary(self) -> Names:
        return cast(Names, self.words.vocabulary)

    def places(self, paths: Iterable[tuple[tuple[str, ...], Any]]) -> str:
        """A deck of somebody's own is one thing, not its thousand figures."""
        rows = list(paths)
        own = [path for path, _ in rows if path[0] == "options.deck" and len(path) > 1]
        rows = [(path, value) for path, value in rows if path not in own]
        return super().places([*([(("options.deck",), {"own": True})] if own else []), *rows])

    def place(self, path: tuple[str, ...], value: Any) -> cases.Place:
        """The war and the last turns have parts of their own: `war.attacker`."""
        if path[0] in ("war", "last_turns") and len(path) > 1:
            return "", ".".join(path[:2]), path[2:], value
        return super().place(path, value)

    def value(self, what: str, value: Any) -> str:
        say = self.words.say
        if what == "options.deck" and value is not None:
            return say("option-deck-document")
        if what == "phase":
            return say(f"phase-{value}")
        if what == "war.kind":
            return say("war-name", war=value)
        if what == "last_turns.left" and value:
            return self.words.listed([self.who(seat) for seat in value])
        return super().value(what, value)

    def own(self, sections: Json) -> Iterator[str]:
        """The figures of somebody's own deck: Ireland cost 2."""
        for rows in sections.values():
            for thing, changes in rows.items():
                figures = ", ".join(f"{self.word(key)} {self.figure(value)}" for key, value in changes.items())
                yield f"{self.word(thing)}: {figures}"

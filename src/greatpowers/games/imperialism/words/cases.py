"""The casebook of Imperialism: hands, wars and decks of one's own as people speak of them, and its checks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, cast

from greatpowers.games.imperialism.rules import deck as printed
from greatpowers.games.imperialism.rules.answers import ACTIONS
from greatpowers.kernel.values import CHANCE, Json
from greatpowers.words import cases
from greatpowers.words.words import Words

if TYPE_CHECKING:
    from greatpowers.games.imperialism.words.vocabulary import Vocabulary

OFTEN = ("always", "sometimes", "never")


class CaseWords(cases.CaseWords):
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

    def __init__(self, words: Words, passages: Mapping[str, Mapping[str, Any]]) -> None:
        super().__init__(words, passages)
        say = self.words.say
        self.names.update({action: say("action-name", action=action) for action in ACTIONS})
        self.names.update({faith: self.vocabulary.faith(faith) for faith in printed.FAITHS})

    @property
    def vocabulary(self) -> Vocabulary:
        return cast("Vocabulary", self.words.vocabulary)

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
        if what == "hand" and isinstance(value, list) and value:
            return self.words.listed([self.hand_card(card) for card in value])
        if what == "phase":
            return say(f"phase-{value}")
        if what == "war.kind":
            return say("war-name", war=value)
        if what == "last_turns.left" and value:
            return self.words.listed([self.seat(seat) if isinstance(seat, int) else str(seat) for seat in value])
        return super().value(what, value)

    def hand_card(self, card: Any) -> str:
        """A card in a hand: its name, or its back and who knows it."""
        if isinstance(card, str):
            return self.name(card)
        back = str(card.get("back", "providence"))
        name = self.name(card["card"]) if card.get("card") else self.words.say("case-hidden-card", back=back)
        seen = [self.seen_by(seat) for seat in card.get("seen_by", [])]
        everybody = self.words.say("case-everybody")
        if everybody in seen:
            seen = [everybody]
        return self.words.say("case-card-seen", name=name, list=self.words.listed(seen)) if seen else name

    def seen_by(self, seat: Any) -> str:
        if seat == "all":
            return self.words.say("case-everybody")
        return self.seat(seat) if isinstance(seat, int) else str(seat)

    def facts(self, run: cases.Table) -> Iterator[str]:
        for fact in super().facts(run):
            yield self.nested(fact)

    def nested(self, text: str) -> str:
        """Titles inside of what is quoted already are set in single quotation marks."""
        outer, inner = (self.words.say(name, name="|").split("|") for name in ("title-quoted", "title-quoted-inside"))
        depth, letters = 0, []
        for letter in text:
            if letter == outer[0]:
                depth += 1
                letters.append(inner[0] if depth > 1 else letter)
            elif letter == outer[1]:
                letters.append(inner[1] if depth > 1 else letter)
                depth -= 1
            else:
                letters.append(letter)
        return "".join(letters)

    # checks

    def check(self, run: cases.Table) -> str:
        say, figures = self.words.say, run["figures"]
        if "instead" in figures:
            seats = [self.word(seat) if len(seat) > 1 else seat for seat in figures["seats"]]
            changes = "; ".join(self.instead(figures["instead"]))
            return say("case-check-alike", list=changes, seats=self.words.listed(seats))
        if "guesses" in figures:
            rows = {often: figures[often] for often in OFTEN if often in figures}
            cards = "; ".join(f"{self.word(often)} {self.figure(row)}" for often, row in rows.items())
            seat, owner, count = figures["seat"], figures["owner"], figures["guesses"]
            return say("case-check-guess", seat=seat, owner=owner, count=count, list=cards)
        if "own" in figures:
            facts = self.places(cases.leaves(figures.get("expect", {})))
            return say("case-check-own_deck", list="; ".join(self.own(figures["own"])), facts=facts)
        return super().check(run)

    def instead(self, changes: Json) -> Iterator[str]:
        """What the second of two matches does otherwise."""
        places = self.places(cases.leaves(changes.get("set", {})))
        if places:
            yield places
        for text in [*changes.get("start", {}).get("chance", []), *changes.get("do", [])]:
            seat, _, answer = text.rpartition(": ")
            given = self.given(answer)
            spoken = self.answer(given, "") if len(given) > 1 else self.words.kind(given["kind"])
            name = self.seat(CHANCE) if seat == "chance" else seat
            yield f"{name}: {spoken}" if seat else spoken

    def given(self, text: str) -> cases.Table:
        """An answer as cases write it: its kind and its values."""
        kind, *values = text.split()
        fields = self.words.ruleset.codec.by_name[kind].fields
        typed = [int(value) if value.isdecimal() else value for value in values]
        return {"kind": kind, **{field.name: value for field, value in zip(fields, typed)}}

    def own(self, sections: Json) -> Iterator[str]:
        """The figures of somebody's own deck: Ireland cost 2."""
        for rows in sections.values():
            for thing, changes in rows.items():
                figures = ", ".join(f"{self.word(key)} {self.figure(value)}" for key, value in changes.items())
                yield f"{self.word(thing)}: {figures}"

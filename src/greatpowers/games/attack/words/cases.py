"""The casebook of Attack!: hands and pieces as people speak of them, and its checks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, cast

from greatpowers.games.attack.rules.board import MAP
from greatpowers.games.attack.rules.figures import CARD_IDS, TECHNOLOGY_IDS
from greatpowers.games.attack.rules.units import GOVERNMENTS, UNITS
from greatpowers.kernel.values import CHANCE, Json
from greatpowers.words import cases
from greatpowers.words.words import Words

if TYPE_CHECKING:
    from greatpowers.games.attack.words.vocabulary import Vocabulary

OFTEN = ("always", "sometimes", "never")


class CaseWords(cases.CaseWords):
    """See `greatpowers.words.cases.CaseWords`."""

    seat_places = ("turn", "start", "owner", "seat")

    def __init__(self, words: Words, passages: Mapping[str, Mapping[str, Any]]) -> None:
        super().__init__(words, passages)
        things = [*CARD_IDS, *TECHNOLOGY_IDS, *GOVERNMENTS, *(str(row["id"]) for row in MAP["continent"])]
        self.names.update({thing: self.vocabulary.name(thing) for thing in things})
        self.names.update({unit: self.words.say("unit-name", unit=unit) for unit in UNITS})
        del self.names["production"], self.names["oil"]

    @property
    def vocabulary(self) -> Vocabulary:
        return cast("Vocabulary", self.words.vocabulary)

    def place(self, path: tuple[str, ...], value: Any) -> cases.Place:
        """Ships stand in a sea by seat: `seas.mediterranean.0.destroyer`."""
        if path[0] == "seas" and len(path) > 2:
            owner = cases.LETTERS[int(path[2])] if path[2].isdecimal() else path[2]
            return path[1], "seas", (owner, *path[3:]), value
        return super().place(path, value)

    def value(self, what: str, value: Any) -> str:
        if what == "hand" and isinstance(value, list) and value:
            return self.words.listed([self.hand_card(card) for card in value])
        if what == "reserve" and isinstance(value, list) and len(value) == len(UNITS):
            return self.vocabulary.units(value)
        return super().value(what, value)

    def hand_card(self, card: Any) -> str:
        """A card in a hand: its name or its back, whether it is idle, and who knows it."""
        say = self.words.say
        if isinstance(card, str):
            return self.name(card)
        back = str(card.get("back", "politics"))
        name = self.name(card["card"]) if card.get("card") else say("case-hidden-card", back=back)
        if int(card.get("copies", 1)) > 1:
            name = say("case-card-copies", name=name, count=card["copies"])
        if card.get("idle"):
            name = say("case-card-idle", name=name)
        everybody = say("case-everybody")
        seen = [everybody if seat == "all" else self.who(seat) for seat in card.get("seen_by", [])]
        if everybody in seen:
            seen = [everybody]
        return say("case-card-seen", name=name, list=self.words.listed(seen)) if seen else name

    def who(self, seat: Any) -> str:
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
            return say("case-check-own_files", list="; ".join(self.own(figures["own"])), facts=facts)
        return super().check(run)

    def own(self, files: Json) -> Iterator[str]:
        """The figures of somebody's own cards: War Bonds: production 20."""
        for rows in files.values():
            for thing, changes in rows.items():
                flat = {**changes, **changes.get("figures", {})}
                flat.pop("figures", None)
                yield f"{self.word(thing)}: " + ", ".join(f"{self.word(key)} {self.figure(flat[key])}" for key in flat)

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

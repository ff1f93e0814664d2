"""The casebook of Attack!: hands and pieces as people speak of them, and its checks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from greatpowers.games.attack.rules.board import MAP
from greatpowers.games.attack.rules.figures import CARD_IDS, TECHNOLOGY_IDS
from greatpowers.games.attack.rules.units import GOVERNMENTS, UNITS
from greatpowers.games.attack.words.names import Names
from greatpowers.kernel.values import Json
from greatpowers.words import cases
from greatpowers.words.words import Words


class CaseWords(cases.HandCaseWords):
    """See `greatpowers.words.cases.CaseWords`."""

    seat_places = ("turn", "start", "owner", "seat")
    plain_back = "politics"

    def __init__(self, words: Words, passages: Mapping[str, Mapping[str, Any]]) -> None:
        super().__init__(words, passages)
        things = [*CARD_IDS, *TECHNOLOGY_IDS, *GOVERNMENTS, *(str(row["id"]) for row in MAP["continent"])]
        self.names.update({thing: self.vocabulary.name(thing) for thing in things})
        self.names.update({unit: self.words.say("unit-name", unit=unit) for unit in UNITS})
        del self.names["production"], self.names["oil"]

    @property
    def vocabulary(self) -> Names:
        return cast(Names, self.words.vocabulary)

    def place(self, path: tuple[str, ...], value: Any) -> cases.Place:
        """Ships stand in a sea by seat: `seas.mediterranean.0.destroyer`."""
        if path[0] == "seas" and len(path) > 2:
            owner = cases.LETTERS[int(path[2])] if path[2].isdecimal() else path[2]
            return path[1], "seas", (owner, *path[3:]), value
        return super().place(path, value)

    def value(self, what: str, value: Any) -> str:
        if what == "reserve" and isinstance(value, list) and len(value) == len(UNITS):
            return self.vocabulary.units(value)
        return super().value(what, value)

    def held(self, card: cases.Table, name: str) -> str:
        """How many of them there are, and whether they are idle."""
        if int(card.get("copies", 1)) > 1:
            name = self.words.say("case-card-copies", name=name, count=card["copies"])
        return self.words.say("case-card-idle", name=name) if card.get("idle") else name

    def own(self, files: Json) -> Iterator[str]:
        """The figures of somebody's own cards: War Bonds: production 20."""
        for rows in files.values():
            for thing, changes in rows.items():
                flat = {**changes, **changes.get("figures", {})}
                flat.pop("figures", None)
                yield f"{self.word(thing)}: " + ", ".join(f"{self.word(key)} {self.figure(flat[key])}" for key in flat)

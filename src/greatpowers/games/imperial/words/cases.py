"""The casebook of Imperial: nations, bonds and fields as people speak of them."""

from __future__ import annotations

from typing import Any, cast

from greatpowers.games.imperial.words.vocabulary import Vocabulary
from greatpowers.words import cases


class CaseWords(cases.CaseWords):
    """See `greatpowers.words.cases.CaseWords`."""

    seat_places = ("government", "investor_card")

    def base(self, document: cases.Table) -> str:
        """A base position: who has lent what, and who holds the card."""
        shown: cases.Table = {key: document[key] for key in ("investor_card", "over") if key in document}
        shown["players"] = {str(seat): {"bonds": row["bonds"]} for seat, row in enumerate(document["players"])}
        places = self.places(cases.leaves(shown))
        return f"{self.words.say('case-players', seats=document['seats'])}; {places}"

    def place(self, path: tuple[str, ...], value: Any) -> cases.Place:
        """A nation opens a path: `china.treasury`; `maneuver.carriers` is one thing."""
        if path[0] == "maneuver":
            return "", ".".join(path[:2]), path[2:], value
        if path[0] in self.vocabulary.nation_names:
            path = ("nations", *path)
        return super().place(path, value)

    def value(self, what: str, value: Any) -> str:
        if what == "bonds" and value:
            return "+".join(map(str, value))
        if what == "rondel" and value not in (None, "none"):
            return self.vocabulary.field(value)
        if what == "tax_marker":
            return self.vocabulary.tax_field(value)
        return super().value(what, value)

    @property
    def vocabulary(self) -> Vocabulary:
        return cast(Vocabulary, self.words.vocabulary)

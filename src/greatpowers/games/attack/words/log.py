"""The log of Attack! as prose: a section for each turn, and events that belong together in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from greatpowers.kernel.values import Event, Value
from greatpowers.words.words import Section, capital

if TYPE_CHECKING:
    from greatpowers.games.attack.words.vocabulary import Vocabulary


def told(tale: Teller, events: Sequence[Event], since: int) -> list[Section]:
    """The events from number `since` on: set-up, turns, ends of rounds, the end; the rest of a part has no heading."""
    reader = Headings(tale)
    sections: list[Section] = []
    chunk: list[Event] = []
    heading = ""
    for number, event in enumerate(events):
        opened = reader.opened(event)
        if number < since:
            continue
        if opened:
            close(tale, sections, heading, chunk)
            heading, chunk = opened, []
        if event.name not in ("round_began", "turn_began"):
            chunk.append(event)
    close(tale, sections, heading, chunk)
    return sections


def close(tale: Teller, sections: list[Section], heading: str, chunk: Sequence[Event]) -> None:
    sentences = tale.tell(chunk)
    if heading or sentences:
        sections.append(Section(heading, sentences))


class Headings:
    """Says which events begin a part of the log, and what it is called."""

    def __init__(self, tale: Teller) -> None:
        self.tale = tale
        self.round = 0
        self.governments: dict[Value, Value] = {}
        self.part = ""

    def opened(self, event: Event) -> str:
        """The heading of the part that this event begins, or nothing."""
        say, values = self.tale.say, event.values
        part = self.begins(event)
        if not part or (part == self.part and part != "turn"):
            return ""
        self.part = part
        if part != "turn":
            return say(f"log-{part}", **({"round": self.round} if part == "production" else {}))
        player = values["player"]
        if player not in self.governments:
            return say("log-turn-plain", round=self.round, player=player)
        government = self.tale.vocabulary.government(self.governments[player])
        return say("log-turn", round=self.round, player=player, government=government)

    def begins(self, event: Event) -> str:
        name, values = event.name, event.values
        if name == "round_began":
            self.round = int(values["round"])
        elif name == "governed":
            self.governments[values["player"]] = values["government"]
        if name == "began":
            return "setup"
        if name == "turn_began":
            return "turn"
        if name == "paid" and values["purpose"] == "production":
            return "production"
        return "end" if name == "ended" else ""


class Teller:
    """Reads events from left to right; what follows from one sentence's event is told with it."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.words = vocabulary.words
        self.events: Sequence[Event] = ()
        self.at = 0
        self.of_event: dict[str, Callable[[], str]] = {}

    def tell(self, events: Sequence[Event]) -> list[str]:
        self.events, self.at = events, 0
        sentences: list[str] = []
        while self.at < len(self.events):
            method = self.of_event.get(self.events[self.at].name)
            text = method() if method else self.plain()
            if text:
                sentences.append(capital(text))
        return sentences

    # reading

    def say(self, name: str, /, **variables: Value) -> str:
        return self.words.say(name, **variables)

    def values(self) -> dict[str, Value]:
        return self.events[self.at].values

    def take(self) -> dict[str, Value]:
        self.at += 1
        return self.events[self.at - 1].values

    def ahead(self, name: str, further: int = 0, **values: Value) -> bool:
        """Whether the next event, or one further on, is of this name and has these values."""
        if self.at + further >= len(self.events):
            return False
        event = self.events[self.at + further]
        return event.name == name and all(event.values[key] == value for key, value in values.items())

    def run(self, *same: str) -> list[dict[str, Value]]:
        """This event and all that follow it with the same name and the same values in these fields."""
        name, first = self.events[self.at].name, self.values()
        wanted = {field: first[field] for field in same}
        found: list[dict[str, Value]] = []
        while self.ahead(name, 0, **wanted):
            found.append(self.take())
        return found

    def plain(self) -> str:
        self.at += 1
        return self.words.event(self.events[self.at - 1])

    def unsaid(self) -> str:
        self.at += 1
        return ""

    def units(self, rows: Sequence[dict[str, Value]], field: str = "unit") -> str:
        """2 infantry and 1 tank."""
        kinds = [row[field] for row in rows]
        counted = [self.say("unit-counted", unit=kind, count=kinds.count(kind)) for kind in dict.fromkeys(kinds)]
        return self.words.listed(counted)

    def units_in(self, rows: Sequence[dict[str, Value]]) -> str:
        """2 infantry in Ukraine and 1 tank in Poland."""
        found = []
        for place in dict.fromkeys(row["place"] for row in rows):
            units = self.units([row for row in rows if row["place"] == place])
            found.append(self.say("log-units-in", units=units, place=place))
        return self.words.listed(found)

    def cards(self, rows: Sequence[dict[str, Value]]) -> str:
        return self.vocabulary.cards([str(row["card"]) for row in rows])

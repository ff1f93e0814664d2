"""The log of Attack!: a section for each turn, and one for the set-up, each production and the end."""

from __future__ import annotations

from collections.abc import Sequence

from greatpowers.games.attack.words.names import Names
from greatpowers.games.attack.words.prose import Prose
from greatpowers.kernel.values import Event, Value
from greatpowers.words.words import Section


def sections(prose: Prose, events: Sequence[Event], since: int) -> list[Section]:
    """The events from number `since` on: set-up, turns, ends of rounds, the end; the rest of a part has no heading."""
    headings = Headings(prose.names)
    found: list[Section] = []
    chunk: list[Event] = []
    heading = ""
    for number, event in enumerate(events):
        opened = headings.opened(event)
        if number < since:
            continue
        if opened:
            close(prose, found, heading, chunk)
            heading, chunk = opened, []
        if event.name not in ("round_began", "turn_began"):
            chunk.append(event)
    close(prose, found, heading, chunk)
    return found


def close(prose: Prose, found: list[Section], heading: str, chunk: Sequence[Event]) -> None:
    sentences = prose.tell(chunk)
    if heading or sentences:
        found.append(Section(heading, sentences))


class Headings:
    """Says which events begin a part of the log, and what it is called."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.round = 0
        self.governments: dict[Value, Value] = {}
        self.part = ""

    def opened(self, event: Event) -> str:
        """The heading of the part that this event begins, or nothing."""
        say, values = self.names.say, event.values
        part = self.begins(event)
        if not part or (part == self.part and part != "turn"):
            return ""
        self.part = part
        if part != "turn":
            return say(f"log-{part}", **({"round": self.round} if part == "production" else {}))
        player = values["player"]
        if player not in self.governments:
            return say("log-turn-plain", round=self.round, player=player)
        government = self.names.government(self.governments[player])
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

"""The log of Attack!: a section for each turn, and one for the set-up, each production and the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from greatpowers.games.attack.words.names import Names
from greatpowers.games.attack.words.prose import Prose
from greatpowers.kernel.values import Event, Value
from greatpowers.words.words import Section


class SoFar(NamedTuple):
    """The round and the part of it that is being told, and who governs how."""

    round: int = 0
    part: str = ""
    governments: tuple[tuple[Value, Value], ...] = ()


def so_far(events: Sequence[Event], before: SoFar | None) -> SoFar:
    reading = Reading(before or SoFar())
    for event in events:
        reading.opens(event)
    return SoFar(reading.round, reading.part, tuple(reading.governments.items()))


def sections(prose: Prose, events: Sequence[Event], before: SoFar) -> list[Section]:
    """The events after these: set-up, turns, ends of rounds, the end; the rest of a part has no heading."""
    headings = Headings(prose.names, Reading(before))
    found: list[Section] = []
    chunk: list[Event] = []
    heading = ""
    for event in events:
        opened = headings.opened(event)
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
    """What the parts of the log are called."""

    def __init__(self, names: Names, reading: Reading) -> None:
        self.names = names
        self.reading = reading

    def opened(self, event: Event) -> str:
        """The heading of the part that this event begins, or nothing."""
        say, values, reading = self.names.say, event.values, self.reading
        part = reading.opens(event)
        if not part:
            return ""
        if part != "turn":
            return say(f"log-{part}", **({"round": reading.round} if part == "production" else {}))
        player = values["player"]
        if player not in reading.governments:
            return say("log-turn-plain", round=reading.round, player=player)
        government = self.names.government(reading.governments[player])
        return say("log-turn", round=reading.round, player=player, government=government)


class Reading:
    """Says which events begin a part of the log."""

    def __init__(self, before: SoFar) -> None:
        self.round = before.round
        self.part = before.part
        self.governments: dict[Value, Value] = dict(before.governments)

    def opens(self, event: Event) -> str:
        """The part that this event begins; nothing while the same goes on."""
        part = self.begins(event)
        if not part or (part == self.part and part != "turn"):
            return ""
        self.part = part
        return part

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

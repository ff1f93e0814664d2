"""The log of Imperialism as prose: a section for each turn, and events that belong together in one sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from greatpowers.games.imperialism.words.names import Names
from greatpowers.kernel.values import Event, Value
from greatpowers.words.words import Section, capital

BANK = "bank"


class SoFar(NamedTuple):
    """How many turns have begun, who plays which power, and whether the final scoring is under way; before anything
    was told there is not even a set-up."""

    number: int = 0
    powers: tuple[tuple[Value, Value], ...] = ()
    ending: bool = False
    begun: bool = False


def so_far(events: Sequence[Event], before: SoFar | None) -> SoFar:
    known = before or SoFar()
    if not events:
        return known
    number = known.number + sum(event.name == "turn_began" for event in events)
    return SoFar(number, known.powers + chosen(events), events[-1].name in ("scored", "ended"), True)


def chosen(events: Sequence[Event]) -> tuple[tuple[Value, Value], ...]:
    return tuple((event.values["player"], event.values["power"]) for event in events if event.name == "chose")


def told(teller: Teller, events: Sequence[Event], before: SoFar) -> list[Section]:
    """The events after these: set-up, turns, final scoring; the rest of a turn has no heading."""
    number, ending = before.number, before.ending
    powers = dict(before.powers + chosen(events))
    sections: list[Section] = []
    chunk: list[Event] = []
    began: Event | None = None
    heading = teller.words.say("log-setup") if not before.begun and events and events[0].name == "began" else ""
    for event in [*events, None]:
        opens = event is None or event.name == "turn_began" or (event.name in ("scored", "ended") and not ending)
        if not opens:
            assert event is not None
            chunk.append(event)
            continue
        if began is not None:
            heading = teller.heading(began, number, powers, chunk)
        sentences = teller.tell(chunk, began is not None)
        if sentences or began is not None:
            sections.append(Section(heading, sentences))
        if event is not None:
            ending = event.name != "turn_began"
            number += not ending
            began, chunk = (None, [event]) if ending else (event, [])
            heading = teller.words.say("log-end") if ending else ""
    return sections


def in_order(events: Sequence[Event]) -> list[Event]:
    """That the end is near comes after all that one thing gives."""
    found = list(events)
    for at in range(len(found) - 1):
        if found[at].name == "triggered" and found[at + 1].name in ("stepped", "glorified"):
            found[at], found[at + 1] = found[at + 1], found[at]
    return found


class Teller:
    """Reads events from left to right; what follows from one sentence's event is told with it."""

    of_event: ClassVar[Mapping[str, Callable[[Any], str]]] = {}
    """By its name, what tells an event with which a sentence can begin. (Bound to each reader they would make it
    garbage that is only found by searching for it.)"""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words
        self.events: Sequence[Event] = ()
        self.at = 0
        self.headed = False
        """Whether the heading says already which action was chosen."""

    def heading(self, began: Event, number: int, powers: dict[Value, Value], chunk: Sequence[Event]) -> str:
        """Anna (Poland), turn 7: Development."""
        player = began.values["player"]
        who = self.say("log-player", player=player)
        if player in powers:
            who = self.say("log-player-power", player=player, power=powers[player])
        action = next((event.values["action"] for event in chunk if event.name == "acted"), None)
        if action is None:
            return self.say("log-turn", who=who, number=number)
        return self.say("log-turn-action", who=who, number=number, action=action)

    def tell(self, events: Sequence[Event], headed: bool) -> list[str]:
        self.events, self.at, self.headed = in_order(events), 0, headed
        sentences: list[str] = []
        while self.at < len(self.events):
            method = self.of_event.get(self.events[self.at].name)
            text = method(self) if method else self.plain()
            if text:
                sentences.append(capital(text))
        return sentences

    # reading

    def say(self, message_id: str, /, **variables: Value) -> str:
        return self.words.say(message_id, **variables)

    def take(self) -> dict[str, Value]:
        self.at += 1
        return self.events[self.at - 1].values

    def ahead(self, name: str, further: int = 0, **values: Value) -> bool:
        """Whether the next event, or one further on, is of this name and has these values."""
        if self.at + further >= len(self.events):
            return False
        event = self.events[self.at + further]
        return event.name == name and all(event.values[key] == value for key, value in values.items())

    def plain(self) -> str:
        self.at += 1
        return self.words.event(self.events[self.at - 1])

    def unsaid(self) -> str:
        self.at += 1
        return ""

    # what somebody gains

    def gains(self, main: Value, sources: tuple[str, ...], purposes: tuple[str, ...] = ()) -> str:
        """The steps, glory and ducats that come next, those of others with their names."""
        own: list[str] = []
        others: dict[Value, list[str]] = {}
        while True:
            if any(self.ahead("paid", purpose=purpose) for purpose in purposes) and not self.ahead("paid", payee=BANK):
                own.append(self.payment(main))
            elif any(self.ahead("stepped", source=source) for source in sources):
                values = self.take()
                name = self.names.track(values["track"])
                item = self.say("step-item", name=name, steps=values["steps"])
                (own if values["player"] == main else others.setdefault(values["player"], [])).append(item)
            elif any(self.ahead("glorified", source=source) for source in sources):
                values = self.take()
                item = self.say("log-item-glory", glory=values["glory"])
                (own if values["player"] == main else others.setdefault(values["player"], [])).append(item)
            else:
                break
        parts = [self.words.listed(own)] if own else []
        for player, items in others.items():
            parts.append(self.say("log-other", player=player, list=self.words.listed(items)))
        return ", ".join(parts)

    def payment(self, main: Value) -> str:
        values = self.take()
        payer, payee = str(values["payer"]), str(values["payee"])
        if payer == BANK:
            return self.say("log-item-ducats", ducats=values["ducats"])
        if payee != f"player_{main}":
            return self.say("log-item-to", ducats=values["ducats"], player=payee.removeprefix("player_"))
        name = "log-item-last" if values["purpose"] == "insolvent" else "log-item-from"
        return self.say(name, ducats=values["ducats"], player=payer.removeprefix("player_"))

    def ended(self, text: str, gains: str) -> str:
        return self.say("log-with", text=text, list=gains) if gains else self.say("log-plain", text=text)

    def run(self, name: str, field: str) -> list[Value]:
        """One value of each of the next events of this name."""
        found: list[Value] = []
        while self.ahead(name):
            found.append(self.take()[field])
        return found

    def cards(self, cards: Sequence[str]) -> str:
        """Cards by name, equal ones counted, and how many more backs."""
        items: list[str] = []
        for card in dict.fromkeys(cards):
            count = cards.count(card)
            if card.startswith("hidden_"):
                items.append(self.say("cards-hidden", card=card, count=count))
            else:
                name = self.names.card(card)
                items.append(name if count == 1 else self.say("log-twice", name=name, count=count))
        return self.words.listed(items)

"""The log of Imperial: a section for each turn, told in prose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from greatpowers.games.imperial.rules.board import NATIONS
from greatpowers.games.imperial.words.names import Names
from greatpowers.games.imperial.words.prose import Prose
from greatpowers.kernel.values import Event
from greatpowers.words.words import Section, capital

TURNS: Final = ("turn_began", "skipped")


class Turn(NamedTuple):
    number: int
    nation: str


class SoFar(NamedTuple):
    """The turn that is under way; before anything was told there is not even a set-up."""

    turn: Turn = Turn(0, "")
    begun: bool = False


class Log:
    """Tells events in the words of one edition and language."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words

    def so_far(self, events: Sequence[Event], before: SoFar | None) -> SoFar:
        began = [event for event in events if event.name in TURNS]
        known = before or SoFar()
        turn = Turn(known.turn.number + len(began), str(began[-1].values["nation"])) if began else known.turn
        return SoFar(turn, known.begun or len(events) > 0)

    def sections(self, events: Sequence[Event], before: SoFar) -> list[Section]:
        """A section for each turn; what comes before the first turn is the set-up, or the rest of a turn."""
        turn = before.turn
        sections: list[Section] = []
        chunk: list[Event] = []
        heading = "" if before.begun else self.words.say("log-setup")
        for event in events:
            if event.name not in ("turn_began", "skipped", "ended"):
                chunk.append(event)
                continue
            self._close(sections, heading, chunk, turn)
            chunk, turn = [], self._turn(event, turn)
            if event.name == "ended":
                heading = self.words.say("log-end")
                chunk.append(event)
            elif event.name == "skipped":
                heading = self.words.say("log-skipped", number=turn.number, nation=event.values["nation"])
                chunk.append(event)
            else:
                heading = self.words.say("log-turn", number=turn.number, **event.values)
        self._close(sections, heading, chunk, turn)
        return sections

    def _turn(self, event: Event, before: Turn) -> Turn:
        """The turn that begins with an event; the end belongs to nobody's."""
        return Turn(before.number + 1, str(event.values["nation"])) if event.name in TURNS else Turn(0, "")

    def _close(self, sections: list[Section], heading: str, events: list[Event], turn: Turn) -> None:
        setup = any(
            event.name in ("dealt", "began") or (event.name == "paid" and event.values["purpose"] == "start_money")
            for event in events
        )
        sentences = list(self._setting_up(events) if setup else self._telling(events))
        if sentences or (heading and heading != self.words.say("log-setup")):
            number = turn.number if heading else 0
            sections.append(Section(heading, sentences, turn.nation, number, -(-number // NATIONS)))

    def _setting_up(self, events: list[Event]) -> Iterator[str]:
        """First factories by nation, start money, cards and first bonds by player; governments that follow from the
        cards go without saying."""
        built: dict[str, list[str]] = {}
        money: dict[str, int] = {}
        dealt: dict[int, list[str]] = {}
        bonds: dict[int, list[str]] = {}
        rest: list[Event] = []
        for event in events:
            if event.name == "built":
                region = self.names.region_names[str(event.values["region"])]
                built.setdefault(str(event.values["nation"]), []).append(region)
            elif event.name == "paid" and event.values["purpose"] == "start_money":
                money[str(event.values["payee"])] = int(event.values["amount"])
            elif event.name == "dealt":
                dealt.setdefault(int(event.values["player"]), []).append(str(event.values["nation"]))
            elif event.name == "lent":
                item = self.words.say("log-lent-item", nation=event.values["nation"], face=event.values["face"])
                bonds.setdefault(int(event.values["player"]), []).append(item)
            elif event.name == "governed":
                if event.values["nation"] not in dealt.get(int(event.values["player"]), []):
                    rest.append(event)
            elif event.name != "paid" or event.values["purpose"] != "loan":
                rest.append(event)
        if built:
            yield self.words.say("log-first-factories", list=self._factories(built))
        if money:
            yield self.words.say("log-start-money", amount=max(money.values()))  # the same for all
        if rest and rest[0].name == "began":
            yield self.words.event(rest.pop(0))
        for player, nations in dealt.items():
            names = self.words.listed([self.names.nation_names[nation] for nation in nations])
            yield self.words.say("log-dealt", player=player, list=names, count=len(nations))
        for player, items in bonds.items():
            yield self.words.say("log-lent-many", player=player, list=self.words.listed(items))
        yield from self._telling(rest)

    def _factories(self, built: dict[str, list[str]]) -> str:
        return ", ".join(
            self.words.say("log-first-factories-item", nation=nation, list=self.words.listed(regions))
            for nation, regions in built.items()
        )

    def _telling(self, events: Sequence[Event]) -> Iterator[str]:
        """Events that belong together become one sentence."""
        prose = Prose(self.names, events)
        while prose.left():
            yield capital(prose.sentence())

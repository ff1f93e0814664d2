"""`Log`: what happened, as a seat may read it in a language; it grows with the match and shrinks with undo.

An undo before anybody learned anything is not worth a word. That the game was taken back further, or chance drawn anew,
is told where it happened, and stays."""

from __future__ import annotations

from collections.abc import Set

import msgspec

from greatpowers.games import game_of
from greatpowers.kernel.match import Match
from greatpowers.kernel.values import Event, Json
from greatpowers.screen.effects import Trace
from greatpowers.server.protocol import LOG_CHUNK, LogItem
from greatpowers.server.texts import sentence
from greatpowers.words.words import Words

Batch = tuple[int, int]
"""The first entry and the one after the last: an answer and all that chance did then."""

LOOK_BACK = 40
"""How many answers to look back at for the way a piece has come."""


def batches(entries: list[dict[str, Json]], standing: list[int]) -> list[Batch]:
    """The entries that nobody took back, each answer with what chance made of it, and in between every taking back and
    every new seed; what chance did first comes first."""
    found: list[Batch] = [(0, 0)]
    for index in standing:
        if entries[index]["seat"] == "chance":
            found[-1] = (found[-1][0], index + 1)
        else:
            found.append((index, index + 1))
    found += [(index, index + 1) for index, entry in enumerate(entries) if is_remark(entry)]
    return sorted(found)


class Log:
    """For one seat and one language. Follows a match; told only what came new."""

    def __init__(self, words: Words, seat: int) -> None:
        self.words = words
        self.seat = seat
        self._told: list[Batch] = []
        self._events: list[Event] = []
        self._seen: list[int] = [0]
        """How many events were shown before the first batch and after each."""
        self._ends: list[int] = [0]
        """How long the journal was then."""
        self._chunks: dict[int, list[LogItem]] = {}
        self._texts: dict[int, str] = {}

    @property
    def told(self) -> int:
        """Up to which entry."""
        return self._told[-1][1] if self._told else 0

    def follow(self, match: Match, reasoned: Set[int] = frozenset()) -> None:
        """Forget what was taken back, tell what came new; `reasoned` are the entries a computer has reasons for."""
        now = batches(match.entries, match.history().standing(len(match.entries)))
        while self._told and (len(self._told) > len(now) or self._told[-1] != now[len(self._told) - 1]):
            self._forget()
        for batch in now[len(self._told) :]:
            self._tell(match, batch, first_of(batch, reasoned))

    def parts(self) -> dict[str, str]:
        for number in range(max(self._chunks, default=-1) + 1):
            if number not in self._texts:
                self._texts[number] = msgspec.json.encode(self._chunks.get(number, [])).decode()
        return {f"log/{number}": text for number, text in self._texts.items()}

    def headings(self) -> list[tuple[int, str]]:
        """Where a turn began, and how it is called."""
        items = [item for _, chunk in sorted(self._chunks.items()) for item in chunk]
        return [(item.at, item.heading) for item in items if item.heading]

    def _forget(self) -> None:
        at = self._told.pop()[1]
        self._seen.pop()
        self._ends.pop()
        del self._events[self._seen[-1] :]
        number = chunk_of(at)
        self._texts = {other: text for other, text in self._texts.items() if other < number}
        kept = [item for item in self._chunks.pop(number, []) if item.at < at]
        if kept:
            self._chunks[number] = kept

    def _tell(self, match: Match, batch: Batch, why: int | None) -> None:
        first, last = batch
        if self._told and is_remark(match.entries[first]):
            self._add(batch, self._ends[-1], [LogItem(batch[1], "", self._remark(match.entries[first]))])
            return
        size = match.marks[last] - match.marks[first] if self._told else match.marks[last]
        begin = self._ends[-1]
        self._events.extend(match.events_for(self.seat, begin, begin + size))
        seat = match.entries[first]["seat"] if self._told else None
        sections = self.words.sections(self._events, self._seen[-1]) if len(self._events) > self._seen[-1] else []
        marks = self._traces(match, first) if self._told else []
        items: list[LogItem] = []
        for section in sections:
            text = " ".join(section.sentences)
            items.append(
                LogItem(
                    at=last,
                    heading=section.heading,
                    text=text,
                    seat=seat,
                    why=why if text else None,
                    traces=marks,
                    nation=section.nation,
                    turn=section.turn,
                    round=section.round,
                )
            )
            why, marks = (None, []) if text else (why, marks)  # told once, where the answer is told
        self._add(batch, begin + size, items)

    def _traces(self, match: Match, first: int) -> list[Trace]:
        """What the answer at entry `first` did on the map; before the first answer nobody saw the map otherwise."""
        before = [match.entries[begin] for begin, _ in self._told[-LOOK_BACK:]]
        answers = [entry["answer"] for entry in (*before, match.entries[first]) if "answer" in entry]
        return game_of(match.rules).traces(match.rules, self._events, self._seen[-1], answers)

    def _remark(self, entry: dict[str, Json]) -> str:
        """What happened to the record. It adds nothing to the journal, which is as long as what stands before."""
        by, lang = entry.get("by"), self.words.lang
        if "reseed" in entry:
            return sentence(lang, "log-reseeded")
        if by is None:
            return sentence(lang, "log-went-back", to=entry["rewind"])
        return sentence(lang, "log-taken-back", player=self.words.player(by), to=entry["rewind"])

    def _add(self, batch: Batch, end: int, items: list[LogItem]) -> None:
        number = chunk_of(batch[1])
        self._told.append(batch)
        self._seen.append(len(self._events))
        self._ends.append(end)
        if items:
            self._chunks.setdefault(number, []).extend(items)
            self._texts.pop(number, None)


def is_remark(entry: dict[str, Json]) -> bool:
    """Whether it is about the record itself and no answer."""
    return "rewind" in entry or "reseed" in entry


def first_of(batch: Batch, reasoned: Set[int]) -> int | None:
    """The answer that a batch begins with, if there are reasons for it."""
    return batch[0] if batch[0] in reasoned else None


def chunk_of(at: int) -> int:
    return max(0, at - 1) // LOG_CHUNK

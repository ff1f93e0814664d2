"""`Log`: what happened, as a seat may read it in a language; it grows with the match and shrinks with undo.

An undo before anybody learned anything is not worth a word. That the game was taken back further, or chance drawn anew,
is told where it happened, and stays."""

from __future__ import annotations

from array import array
from collections.abc import Sequence, Set
from typing import Any

from msgspec import Raw

from greatpowers.games import game_of
from greatpowers.kernel.match import Match
from greatpowers.kernel.values import Event, Json
from greatpowers.screen.change import Change
from greatpowers.screen.effects import Trace
from greatpowers.screen.stakes import Stake
from greatpowers.server.part import ENCODER, Part
from greatpowers.server.protocol import LogItem
from greatpowers.server.texts import sentence
from greatpowers.words.words import Words

Batch = tuple[int, int]
"""The first entry and the one after the last: an answer and all that chance did then."""

LOOK_BACK = 40
"""How many answers to look back at for the way a piece has come."""
EVENTS_BACK = 8
"""How many events to look back at for where it came from: it arrives, stands up, and is met."""
STEPS = 40
"""As in `part`, but a step is two numbers here."""


def batches(entries: Sequence[dict[str, Json]], standing: Sequence[int]) -> list[Batch]:
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


class Log(Part):
    """For one seat and one language. Follows a match; told only what came new. What was told is kept as it is sent, and
    beside it only what is needed to go on from there, or to go back."""

    def __init__(self, words: Words, seat: int) -> None:
        super().__init__("log")
        self.words = words
        self.seat = seat
        self.value = self
        self._entries = 0
        """How many entries of the match were read."""
        self._told: list[Batch] = []
        self._ends = array("l", [0])
        """How long the journal was before the first batch and after each."""
        self._lengths = array("l", [0])
        """How many items there were then."""
        self._so_far: list[Any] = [words.vocabulary.so_far(())]
        """What the words had to know by then."""
        self._at_stake: list[Any] = [None]
        """What the seats had then, which tells what they lose."""
        self._items: list[bytes] = []
        self._headings: list[tuple[int, int, str]] = []
        """The number of the item, its moment, and how the turn is called that began with it."""
        self._latest: list[Event] | None = None
        """The last events that were told; none after something was forgotten."""
        self._moves: list[tuple[int, int]] = []
        """For the latest numbers: how many items there were before, and how many of them stayed."""

    @property
    def told(self) -> int:
        """Up to which entry."""
        return self._told[-1][1] if self._told else 0

    def follow(self, match: Match, reasoned: Set[int] = frozenset()) -> None:
        """Forget what was taken back, tell what came new; `reasoned` are the entries a computer has reasons for."""
        before = kept = len(self._items)
        now = self._new(match)
        if now is None:
            standing = batches(match.entries, match.history().standing(len(match.entries)))
            while self._told and (len(self._told) > len(standing) or self._told[-1] != standing[len(self._told) - 1]):
                self._forget()
            kept = len(self._items)
            now = standing[len(self._told) :]
        for batch in now:
            self._tell(match, batch, first_of(batch, reasoned))
        self._entries = len(match.entries)
        if kept < before or len(self._items) > kept:
            self.number += 1
            self._moves.append((before, kept))
            del self._moves[:-STEPS]

    def _new(self, match: Match) -> list[Batch] | None:
        """What came new where nothing was taken back: after every answer that is so, however long the match is."""
        entries, first = match.entries, self._entries
        if not self._told or len(entries) < first:
            return None
        found: list[Batch] = []
        for index in range(first, len(entries)):
            entry = entries[index]
            if "answer" not in entry:
                return None
            if entry["seat"] != "chance":
                found.append((index, index + 1))
            elif found:
                found[-1] = (found[-1][0], index + 1)
            else:
                return None  # chance went on with what was told already
        return found

    # --- what is sent ---

    def whole(self) -> Raw:
        return Raw(b"[" + b",".join(self._items) + b"]")

    def since(self, number: int) -> list[Raw] | None:
        missed = self.number - number
        if missed == 0:
            return []
        if not 0 < missed <= len(self._moves):
            return None
        moves = self._moves[-missed:]
        length, kept = moves[0][0], min(kept for _, kept in moves)
        if 2 * kept < len(self._items):
            return None
        cut = [Raw(ENCODER.encode(Change(("log", kept))))] if kept < length else []
        new = enumerate(self._items[kept:], kept)
        return cut + [Raw(b'{"at":["log",%d],"value":%b}' % (index, item)) for index, item in new]

    def headings(self) -> list[tuple[int, str]]:
        """Where a turn began, and how it is called."""
        return [(at, heading) for _, at, heading in self._headings]

    # --- telling ---

    def _forget(self) -> None:
        self._latest = None
        self._told.pop()
        self._ends.pop()
        self._lengths.pop()
        self._so_far.pop()
        self._at_stake.pop()
        length = self._lengths[-1]
        del self._items[length:]
        while self._headings and self._headings[-1][0] >= length:
            self._headings.pop()

    def _tell(self, match: Match, batch: Batch, why: int | None) -> None:
        first, last = batch
        if self._told and is_remark(match.entries[first]):
            remark = LogItem(batch[1], "", self._remark(match.entries[first]))
            self._add(batch, self._ends[-1], [remark], self._so_far[-1], self._at_stake[-1])
            return
        size = match.marks[last] - match.marks[first] if self._told else match.marks[last]
        begin, before = self._ends[-1], self._so_far[-1]
        events = match.events_for(self.seat, begin, begin + size)
        seat = match.entries[first]["seat"] if self._told else None
        sections = self.words.vocabulary.sections(events, before) if events else []
        seen = match.events_for(self.seat, max(0, begin - EVENTS_BACK), begin) if self._latest is None else self._latest
        marks = self._traces(match, first, seen, events) if self._told else []
        stakes, at_stake = self._stakes(match, last, events)
        items: list[LogItem] = []
        for section in sections:
            first_line, *lines = told_in(section.sentences, by_line=not self._told)
            items.append(
                LogItem(
                    at=last,
                    heading=section.heading,
                    text=first_line,
                    seat=seat,
                    why=why if first_line else None,
                    traces=marks,
                    stakes=stakes,
                    nation=section.nation,
                    turn=section.turn,
                    round=section.round,
                )
            )
            items += [LogItem(at=last, text=line, seat=seat, nation=section.nation) for line in lines]
            if first_line:  # told once, where the answer is told
                why, marks, stakes = None, [], []
        self._add(batch, begin + size, items, self.words.vocabulary.so_far(events, before), at_stake)
        self._latest = [*seen, *events][-EVENTS_BACK:]

    def _traces(self, match: Match, first: int, seen: list[Event], events: list[Event]) -> list[Trace]:
        """What the answer at entry `first` did on the map; before the first answer nobody saw the map otherwise."""
        before = [match.entries[begin] for begin, _ in self._told[-LOOK_BACK:]]
        answers = [entry["answer"] for entry in (*before, match.entries[first]) if "answer" in entry]
        return game_of(match.rules).traces(match.rules, [*seen, *events], len(seen), answers)

    def _stakes(self, match: Match, last: int, events: list[Event]) -> tuple[list[Stake], Any]:
        """What it took from seats and brought them, and what they have then. Nobody loses anything by the set-up."""
        game = game_of(match.rules)
        if not self._told:
            return [], game.at_stake(match.rules.view(match.history().at(last).state, self.seat))
        return game.stakes(self.words, events, self._at_stake[-1])

    def _remark(self, entry: dict[str, Json]) -> str:
        """What happened to the record. It adds nothing to the journal, which is as long as what stands before."""
        by, lang = entry.get("by"), self.words.lang
        if "reseed" in entry:
            return sentence(lang, "log-reseeded")
        if by is None:
            return sentence(lang, "log-went-back", to=entry["rewind"])
        return sentence(lang, "log-taken-back", player=self.words.player(by), to=entry["rewind"])

    def _add(self, batch: Batch, end: int, items: list[LogItem], so_far: Any, at_stake: Any) -> None:
        for item in items:
            if item.heading:
                self._headings.append((len(self._items), item.at, item.heading))
            self._items.append(ENCODER.encode(item))
        self._told.append(batch)
        self._ends.append(end)
        self._lengths.append(len(self._items))
        self._so_far.append(so_far)
        self._at_stake.append(at_stake)


def told_in(sentences: Sequence[str], by_line: bool) -> list[str]:
    """An answer is told in one piece, the set-up line by line, for nobody has seen it come about."""
    return (list(sentences) if by_line else [" ".join(sentences)]) or [""]


def is_remark(entry: dict[str, Json]) -> bool:
    """Whether it is about the record itself and no answer."""
    return "rewind" in entry or "reseed" in entry


def first_of(batch: Batch, reasoned: Set[int]) -> int | None:
    """The answer that a batch begins with, if there are reasons for it."""
    return batch[0] if batch[0] in reasoned else None

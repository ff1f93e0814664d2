"""The tracks of Imperialism: the eight goods with what they earn, and army, fleet, prestige and glory."""

from __future__ import annotations

from typing import cast

from greatpowers.games.imperialism.rules import deck
from greatpowers.games.imperialism.rules.deck import GOODS, INDUSTRY, PRESTIGE, TRACK_COUNT, TRACKS
from greatpowers.games.imperialism.rules.view import ImperialismView, Player
from greatpowers.games.imperialism.words.names import Names
from greatpowers.screen.badge import Badge
from greatpowers.screen.panels import Mark, Track, Tracks
from greatpowers.screen.phrasebook import Phrasebook

STRENGTHS = TRACKS[: deck.FIRST_GOOD]


def level_of(row: Player, asked: int, is_colony: tuple[bool, ...]) -> int:
    """How much a player has of what a condition can ask for; India and China are colonies."""
    if asked < TRACK_COUNT:
        return row.tracks[TRACKS[asked]]
    colonies = sum(is_colony[deck.LAND_IDS.index(name)] for name in row.territories)
    held = {
        deck.ASK_GLORY: row.glory,
        deck.ASK_DUCATS: row.ducats,
        deck.ASK_COLONIES: colonies,
        deck.ASK_LANDS: len(row.territories) - colonies,
        deck.ASK_TERRITORIES: len(row.territories),
    }
    return held[asked]


class TrackPanels:
    """Makes the tracks of one view, with a mark for every player."""

    def __init__(self, book: Phrasebook, view: ImperialismView, seals: list[Badge]) -> None:
        self.say = book.say
        self.book = book
        self.names = cast(Names, book.words.vocabulary)
        self.deck = self.names.deck
        self.view = view
        self.seals = seals

    def marks(self, track: str) -> list[Mark]:
        rows = self.view.players
        return [self.mark(track, row.tracks[track], seal) for row, seal in zip(rows, self.seals, strict=True)]

    def mark(self, track: str, level: int, seal: Badge) -> Mark:
        income = self.deck.income[TRACKS.index(track)]
        if not income:
            return Mark(level, seal, self.say("panel-level", level=level))
        return Mark(level, seal, self.say("panel-level-income", level=level, ducats=income[level]))

    def goods(self) -> Tracks:
        tracks = [self.good(track) for track in GOODS]
        return Tracks("goods", self.say("panel-goods"), tracks, self.say("panel-goods-note"))

    def good(self, track: str) -> Track:
        number = TRACKS.index(track)
        notes = [self.book.everywhere(("incomes", track), lambda: self.incomes(number)), self.leader(track)]
        if number == INDUSTRY:
            notes.append(self.gate())
        text = " · ".join(note for note in notes if note)
        return Track(track, self.names.track(track), 0, self.deck.most[number], self.marks(track), text)

    def incomes(self, number: int) -> str:
        return self.say("panel-incomes", list=" ".join(map(str, self.deck.income[number])))

    def leader(self, track: str) -> str:
        """Who alone is ahead; it takes a level above nothing."""
        levels = [row.tracks[track] for row in self.view.players]
        best = max(levels)
        if best == 0 or levels.count(best) > 1:
            return ""
        return self.say("panel-leader", player=levels.index(best))

    def gate(self) -> str:
        glory = self.deck.table["limits"]["industry_glory"][str(len(self.seals))]
        return self.say("panel-gate", prestige=self.deck.industry_prestige, glory=glory)

    def strengths(self) -> Tracks:
        tracks = [self.strength(track) for track in STRENGTHS]
        return Tracks("strengths", self.say("panel-strengths"), [*tracks, self.glory()])

    def strength(self, track: str) -> Track:
        number = TRACKS.index(track)
        goal = self.deck.upswing if number == PRESTIGE else None
        note = "" if goal is None else self.say("panel-upswing", level=goal, glory=self.deck.upswing_glory)
        return Track(track, self.names.track(track), 0, self.deck.most[number], self.marks(track), note, goal)

    def glory(self) -> Track:
        goal = self.view.end_glory
        values = [row.glory for row in self.view.players]
        marks = [
            Mark(value, seal, self.say("glory-counted", count=value))
            for value, seal in zip(values, self.seals, strict=True)
        ]
        note = self.say("table-end-glory", glory=goal)
        return Track("glory", self.say("table-glory-name"), 0, max(goal, *values), marks, note, goal)

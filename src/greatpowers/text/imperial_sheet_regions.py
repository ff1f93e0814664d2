"""The regions of Imperial as rows: whose they are, what stands there, and how it stands to its host."""

from __future__ import annotations

from typing import Any, cast

from greatpowers.text.imperial import Vocabulary
from greatpowers.text.phrasebook import Phrasebook
from greatpowers.text.sheet import Badge, Cell, Column, Grid, Row
from greatpowers.titles.imperial.board import HOME, LAND, NO_NATION, NO_REGION, SHIPYARD
from greatpowers.titles.imperial.ruleset import ImperialRuleset

COLUMNS = ("region", "owner", "factory", "port", "army", "fleet", "units")
UNIT_KEYS = ("armies", "friendly_armies", "fleets")

Pieces = dict[str, dict[str, list[tuple[str, int]]]]
"""By kind of piece and region: the nations that have some there, with the number."""


class Regions:
    """Makes the grid of regions of one view."""

    def __init__(self, book: Phrasebook, badges: dict[str, Badge], view: dict[str, Any]) -> None:
        self.say = book.say
        self.book = book
        self.badges = badges
        self.names = cast(Vocabulary, book.words.vocabulary)
        self.board = cast(ImperialRuleset, book.words.ruleset).figures.board
        nations: dict[str, dict[str, Any]] = view["nations"]
        self.flags = {region: nation for nation, row in nations.items() for region in row["flags"]}
        self.factories = {region for row in nations.values() for region in row["factories"]}
        self.pieces: Pieces = {key: {} for key in UNIT_KEYS}
        for nation, row in nations.items():
            for key in UNIT_KEYS:
                for region, count in row[key].items():
                    self.pieces[key].setdefault(region, []).append((nation, count))

    def grid(self) -> Grid:
        columns = self.book.once("region columns", self.columns)
        rows = [self.row(index, region) for index, region in enumerate(self.board.regions)]
        return Grid("regions", self.say("table-regions"), columns, rows, self.book.once("canals", self.canals))

    def columns(self) -> list[Column]:
        return [Column(name, self.say(f"sheet-column-{name}"), name == "units") for name in COLUMNS]

    def canals(self) -> str:
        """Who decides over each canal; empty on a board without."""
        controlled = zip(self.board.canals, self.board.canal_control, strict=True)
        return " ".join(
            self.say("sheet-canal", canal=canal, region=self.board.regions[control]) for canal, control in controlled
        )

    def row(self, index: int, region: str) -> Row:
        host = "" if self.board.owner[index] == NO_NATION else self.board.nations[self.board.owner[index]]
        units = sum(count for key in UNIT_KEYS for _, count in self.pieces[key].get(region, ()))
        cells = [
            Cell(self.names.region_names[region], tone="strong" if units else ""),
            self.owner(region, host),
            self.factory(index, region, host),
            self.port(index),
            self.armies(region, host),
            self.fleets(index, region),
            Cell(str(units), units, tone="" if units else "quiet"),
        ]
        return Row(region, cells, self.group(index, host))

    def group(self, index: int, host: str) -> str:
        if self.board.kind[index] == HOME:
            return self.badges[host].name
        return self.say("table-land" if self.board.kind[index] == LAND else "table-seas")

    def owner(self, region: str, host: str) -> Cell:
        """The nation whose home it is, or whose flag lies there."""
        if host:
            return Cell(self.say("sheet-home"), badges=[self.badges[host]])
        flag = self.flags.get(region, "")
        return Cell(self.badges[flag].name, badges=[self.badges[flag]]) if flag else Cell()

    def factory(self, index: int, region: str, host: str) -> Cell:
        """Built, occupied, or what could be built."""
        if not host:
            return Cell()
        kind = "shipyard" if self.board.city[index] == SHIPYARD else "armaments"
        if region not in self.factories:
            return Cell(self.say("sheet-factory-possible", kind=kind), tone="quiet")
        if any(nation != host for nation, _ in self.pieces["armies"].get(region, ())):
            return Cell(self.say("sheet-factory-occupied", kind=kind), tone="bad")
        return Cell(self.say("sheet-factory-built", kind=kind), tone="strong")

    def port(self, index: int) -> Cell:
        sea = self.board.port_sea[index]
        return Cell() if sea == NO_REGION else Cell(self.names.region_names[self.board.regions[sea]])

    def armies(self, region: str, host: str) -> Cell:
        """Nation by nation; abroad in a great power's home an army is hostile or friendly."""
        found = []
        for nation, count in self.pieces["armies"].get(region, ()):
            stance = "hostile" if host and nation != host else "none"
            found.append((nation, count, stance))
        found += [(nation, count, "friendly") for nation, count in self.pieces["friendly_armies"].get(region, ())]
        if not found:
            return Cell()
        texts = [
            self.say("sheet-armies", nation=self.badges[nation].name, count=count, stance=stance)
            for nation, count, stance in found
        ]
        hostile = any(stance == "hostile" for _, _, stance in found)
        return Cell(", ".join(texts), badges=self.shown(found), tone="bad" if hostile else "")

    def fleets(self, index: int, region: str) -> Cell:
        found = [(nation, count, "none") for nation, count in self.pieces["fleets"].get(region, ())]
        if not found:
            return Cell()
        at = "port" if self.board.kind[index] == HOME else "sea"
        texts = [
            self.say("sheet-fleets", nation=self.badges[nation].name, count=count, at=at) for nation, count, _ in found
        ]
        return Cell(", ".join(texts), badges=self.shown(found))

    def shown(self, found: list[tuple[str, int, str]]) -> list[Badge]:
        return [self.badges[nation] for nation in dict.fromkeys(nation for nation, _, _ in found)]

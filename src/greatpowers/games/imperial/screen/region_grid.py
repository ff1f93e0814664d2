"""The regions of Imperial as rows of a grid."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperial.rules.board import HOME, LAND
from greatpowers.games.imperial.screen.imperial_screen import CityState
from greatpowers.games.imperial.screen.regions import Pieces, Regions
from greatpowers.games.imperial.screen.table import Table
from greatpowers.screen.badge import Badge, Tone
from greatpowers.screen.panels import Cell, Column, Grid, Row

COLUMNS: Final = ("region", "owner", "factory", "port", "army", "fleet", "units")
TONES: Final[dict[CityState, Tone]] = {"site": "quiet", "occupied": "bad", "built": "strong"}


def region_grid(table: Table, regions: Regions) -> Grid:
    return RegionRows(table, regions).grid()


class RegionRows:
    def __init__(self, table: Table, regions: Regions) -> None:
        self.say = table.say
        self.book = table.book
        self.badges = table.badges
        self.names = table.names.region_names
        self.regions = regions
        self.board = regions.board

    def grid(self) -> Grid:
        columns = self.book.everywhere("region columns", self.columns)
        rows = [self.row(index, region) for index, region in enumerate(self.board.regions)]
        return Grid("regions", self.say("table-regions"), columns, rows, self.book.everywhere("canals", self.canals))

    def columns(self) -> list[Column]:
        return [Column(name, self.say(f"panel-column-{name}"), name == "units") for name in COLUMNS]

    def canals(self) -> str:
        """Who decides over each canal; empty on a board without."""
        controlled = zip(self.board.canals, self.board.canal_control, strict=True)
        return " ".join(
            self.say("panel-canal", canal=canal, region=self.board.regions[control]) for canal, control in controlled
        )

    def row(self, index: int, region: str) -> Row:
        units = sum(pieces.number for pieces in self.regions.here(region))
        cells = [
            Cell(self.names[region], tone="strong" if units else ""),
            self.owner(index, region),
            self.factory(index),
            Cell(self.names[sea]) if (sea := self.regions.sea(index)) else Cell(),
            self.armies(region),
            self.fleets(index, region),
            Cell(str(units), units, tone="" if units else "quiet"),
        ]
        return Row(region, cells, self.group(index))

    def group(self, index: int) -> str:
        if self.board.kind[index] == HOME:
            return self.badges[self.regions.host(index)].name
        return self.say("table-land" if self.board.kind[index] == LAND else "table-seas")

    def owner(self, index: int, region: str) -> Cell:
        """The nation whose home it is, or whose flag lies there."""
        host = self.regions.host(index)
        if host:
            return Cell(self.say("panel-home"), badges=[self.badges[host]])
        flag = self.regions.flags.get(region, "")
        return Cell(self.badges[flag].name, badges=[self.badges[flag]]) if flag else Cell()

    def factory(self, index: int) -> Cell:
        """Built, occupied, or what could be built."""
        city = self.regions.city(index)
        if city is None:
            return Cell()
        kind, state = city
        name = "possible" if state == "site" else state
        return Cell(self.say(f"panel-factory-{name}", kind=kind), tone=TONES[state])

    def armies(self, region: str) -> Cell:
        found = [pieces for pieces in self.regions.here(region) if pieces.unit != "fleet"]
        if not found:
            return Cell()
        texts = [
            self.say("panel-armies", nation=self.badges[nation].name, count=count, stance=stance)
            for nation, _, count, stance in found
        ]
        hostile = any(pieces.stance == "hostile" for pieces in found)
        return Cell(", ".join(texts), badges=self.shown(found), tone="bad" if hostile else "")

    def fleets(self, index: int, region: str) -> Cell:
        found = [pieces for pieces in self.regions.here(region) if pieces.unit == "fleet"]
        if not found:
            return Cell()
        at = "port" if self.board.kind[index] == HOME else "sea"
        texts = [
            self.say("panel-fleets", nation=self.badges[pieces.nation].name, count=pieces.number, at=at)
            for pieces in found
        ]
        return Cell(", ".join(texts), badges=self.shown(found))

    def shown(self, found: list[Pieces]) -> list[Badge]:
        return [self.badges[nation] for nation in dict.fromkeys(pieces.nation for pieces in found)]

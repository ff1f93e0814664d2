"""The regions of Imperial: whose they are, what stands there, and how it stands to its host. As rows of a grid here;
the map takes the same findings (`greatpowers.games.imperial.screen.table`)."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple, cast

from greatpowers.games.imperial.rules.board import HOME, LAND, NO_NATION, NO_REGION, SHIPYARD
from greatpowers.games.imperial.rules.ruleset import ImperialRuleset
from greatpowers.games.imperial.screen.parts import CityState, Unit
from greatpowers.games.imperial.words.vocabulary import Vocabulary
from greatpowers.screen.badge import Badge
from greatpowers.screen.phrasebook import Phrasebook
from greatpowers.screen.sheet import Cell, Column, Grid, Row

COLUMNS: Final = ("region", "owner", "factory", "port", "army", "fleet", "units")
UNIT_KEYS: Final[dict[str, Unit]] = {"armies": "army", "friendly_armies": "friendly_army", "fleets": "fleet"}
"""How a view names its lists of pieces, and the pieces in them."""

Stance = Literal["none", "hostile", "friendly"]
CityKind = Literal["armaments", "shipyard"]


class Pieces(NamedTuple):
    """Alike pieces of one nation in a region. Abroad in a great power's home an army is hostile or friendly."""

    nation: str
    unit: Unit
    number: int
    stance: Stance


class Regions:
    """What a view says of each region, and the grid of them."""

    def __init__(self, book: Phrasebook, badges: dict[str, Badge], view: dict[str, Any]) -> None:
        self.say = book.say
        self.book = book
        self.badges = badges
        self.names = cast(Vocabulary, book.words.vocabulary)
        self.board = cast(ImperialRuleset, book.words.ruleset).figures.board
        nations: dict[str, dict[str, Any]] = view["nations"]
        self.flags = {region: nation for nation, row in nations.items() for region in row["flags"]}
        self.factories = {region for row in nations.values() for region in row["factories"]}
        self.pieces: dict[str, list[Pieces]] = {}
        for key, unit in UNIT_KEYS.items():
            for nation, row in nations.items():
                for region, count in row[key].items():
                    stance = self.stance(nation, unit, self.host(self.board.index[region]))
                    self.pieces.setdefault(region, []).append(Pieces(nation, unit, count, stance))

    # findings

    def host(self, index: int) -> str:
        """The nation whose home this is, or nobody."""
        owner = self.board.owner[index]
        return "" if owner == NO_NATION else self.board.nations[owner]

    def stance(self, nation: str, unit: Unit, host: str) -> Stance:
        if unit == "friendly_army":
            return "friendly"
        return "hostile" if unit == "army" and host not in ("", nation) else "none"

    def here(self, region: str) -> list[Pieces]:
        """Armies, friendly armies, fleets; of each kind nation by nation."""
        return self.pieces.get(region, [])

    def city(self, index: int) -> tuple[CityKind, CityState] | None:
        """The kind of factory that stands or could stand here, and how it stands."""
        region = self.board.regions[index]
        if not self.host(index):
            return None
        kind: CityKind = "shipyard" if self.board.city[index] == SHIPYARD else "armaments"
        if region not in self.factories:
            return kind, "site"
        occupied = any(pieces.stance == "hostile" for pieces in self.here(region))
        return kind, "occupied" if occupied else "built"

    def city_text(self, kind: CityKind, state: CityState) -> str:
        return self.say(f"sheet-factory-{'possible' if state == 'site' else state}", kind=kind)

    def sea(self, index: int) -> str:
        """The sea that the fleets of a port put to, or none."""
        sea = self.board.port_sea[index]
        return "" if sea == NO_REGION else self.board.regions[sea]

    # the grid

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
        units = sum(pieces.number for pieces in self.here(region))
        cells = [
            Cell(self.names.region_names[region], tone="strong" if units else ""),
            self.owner(index, region),
            self.factory(index),
            Cell(self.names.region_names[sea]) if (sea := self.sea(index)) else Cell(),
            self.armies(region),
            self.fleets(index, region),
            Cell(str(units), units, tone="" if units else "quiet"),
        ]
        return Row(region, cells, self.group(index))

    def group(self, index: int) -> str:
        if self.board.kind[index] == HOME:
            return self.badges[self.host(index)].name
        return self.say("table-land" if self.board.kind[index] == LAND else "table-seas")

    def owner(self, index: int, region: str) -> Cell:
        """The nation whose home it is, or whose flag lies there."""
        host = self.host(index)
        if host:
            return Cell(self.say("sheet-home"), badges=[self.badges[host]])
        flag = self.flags.get(region, "")
        return Cell(self.badges[flag].name, badges=[self.badges[flag]]) if flag else Cell()

    def factory(self, index: int) -> Cell:
        """Built, occupied, or what could be built."""
        city = self.city(index)
        if city is None:
            return Cell()
        tones: dict[CityState, Literal["quiet", "bad", "strong"]] = {
            "site": "quiet",
            "occupied": "bad",
            "built": "strong",
        }
        return Cell(self.city_text(*city), tone=tones[city[1]])

    def armies(self, region: str) -> Cell:
        found = [pieces for pieces in self.here(region) if pieces.unit != "fleet"]
        if not found:
            return Cell()
        texts = [
            self.say("sheet-armies", nation=self.badges[nation].name, count=count, stance=stance)
            for nation, _, count, stance in found
        ]
        hostile = any(pieces.stance == "hostile" for pieces in found)
        return Cell(", ".join(texts), badges=self.shown(found), tone="bad" if hostile else "")

    def fleets(self, index: int, region: str) -> Cell:
        found = [pieces for pieces in self.here(region) if pieces.unit == "fleet"]
        if not found:
            return Cell()
        at = "port" if self.board.kind[index] == HOME else "sea"
        texts = [
            self.say("sheet-fleets", nation=self.badges[pieces.nation].name, count=pieces.number, at=at)
            for pieces in found
        ]
        return Cell(", ".join(texts), badges=self.shown(found))

    def shown(self, found: list[Pieces]) -> list[Badge]:
        return [self.badges[nation] for nation in dict.fromkeys(pieces.nation for pieces in found)]

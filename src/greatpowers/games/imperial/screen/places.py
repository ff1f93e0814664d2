"""The map of Imperial's own screen: every region with all that is in it. The types are in `imperial_screen`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, Literal

from greatpowers.games.imperial.rules.board import Board
from greatpowers.games.imperial.screen.imperial_screen import City, CityState, Place, Stack
from greatpowers.games.imperial.screen.regions import Pieces, Regions
from greatpowers.games.imperial.screen.table import Table
from greatpowers.screen.badge import Figure, Tone
from greatpowers.words.words import capital

KINDS: Final[tuple[Literal["home", "land", "sea"], ...]] = ("home", "land", "sea")
TONES: Final[dict[CityState, Tone]] = {"site": "quiet", "built": "", "occupied": "bad"}


@cache
def canal_regions(board: Board) -> frozenset[int]:
    """Those beside a canal, and those that decide over one."""
    beside = {index for index, canals in enumerate(board.canal_of) if max(canals) >= 0}
    return frozenset(beside | set(board.canal_control))


class Places:
    """The regions with all that is in them. A region that looks as before is not made again."""

    def __init__(self, table: Table, regions: Regions) -> None:
        self.book = table.book
        self.say = table.say
        self.regions = regions
        self.board = regions.board
        self.names = table.names
        self.figures = table.figures
        self.governments = {nation: row.government for nation, row in table.view.nations.items()}

    def all(self) -> list[Place]:
        return [self.place(index, region) for index, region in enumerate(self.board.regions)]

    def place(self, index: int, region: str) -> Place:
        regions = self.regions
        key = ("place", region, regions.flags.get(region), region in regions.factories, *regions.here(region))
        if index not in canal_regions(self.board):
            return self.book.everywhere(key, lambda: self.make(index, region))
        keepers = [(keeper, self.government(keeper)) for _, keeper in self.canal_keepers(index)]
        return self.book.same(("place", region), (key, keepers), lambda: self.make(index, region))

    def make(self, index: int, region: str) -> Place:
        host, flag, sea = self.regions.host(index), self.regions.flags.get(region, ""), self.regions.sea(index)
        stacks = [self.stack(pieces) for pieces in self.regions.here(region)]
        city = self.city(index)
        name = self.names.region_names[region]
        parts = [self.lies(index, host), self.flagged(flag) if not host else "", city.text if city else ""]
        parts += [self.say("screen-port", sea=sea) if sea else "", *(stack.text for stack in stacks)]
        parts += [self.say("screen-fact", label=fact.label, value=fact.value) for fact in self.canals(index)]
        text = self.say("screen-place", name=name, list="; ".join(part for part in parts if part))
        facts = list(self.facts(index, city))
        return Place(region, name, KINDS[self.board.kind[index]], text, host, flag, city, sea, stacks, facts)

    def lies(self, index: int, host: str) -> str:
        kind = KINDS[self.board.kind[index]]
        return self.say("screen-home", nation=host) if host else self.say("screen-kind", kind=kind)

    def flagged(self, flag: str) -> str:
        return self.say("screen-flag", nation=flag) if flag else self.say("screen-no-flag")

    def stack(self, pieces: Pieces) -> Stack:
        nation, unit, count, stance = pieces
        text = self.say("screen-stack", nation=nation, unit=unit, count=count, stance=stance)
        return Stack(nation, unit, count, text, stance == "hostile")

    def city(self, index: int) -> City | None:
        found = self.regions.city(index)
        if found is None:
            return None
        kind, state = found
        name = "screen-site" if state == "site" else f"panel-factory-{state}"
        return City(kind, state, self.say(name, kind=kind))

    def facts(self, index: int, city: City | None) -> Iterator[Figure]:
        """The card of a region, line by line; the card shows the pieces itself."""
        host, sea = self.regions.host(index), self.regions.sea(index)
        flag = self.regions.flags.get(self.board.regions[index], "")
        names = self.names.nation_names
        if host:
            yield Figure("owner", self.say("screen-label-home"), names[host])
        elif flag:
            yield Figure("flag", self.say("screen-label-flag"), names[flag])
        else:
            yield Figure("flag", self.say("screen-label-flag"), self.say("screen-none"), tone="quiet")
        if city:
            note = self.say("screen-occupied-note") if city.state == "occupied" else ""
            yield Figure("factory", self.say("panel-column-factory"), capital(city.text), note, TONES[city.state])
        if sea:
            yield Figure("port", self.say("panel-column-port"), self.names.region_names[sea])
        yield from self.tax(host, flag, city)
        yield from self.canals(index)

    def tax(self, host: str, flag: str, city: City | None) -> Iterator[Figure]:
        """What it brings its nation in taxes, where it brings anything or would."""
        amount = self.figures.tax_per_flag if flag else 0
        if city and city.state == "built":
            amount = self.figures.tax_per_factory
        if flag or (city and city.state != "site"):
            text = self.say("screen-tax", amount=amount, nation=flag or host)
            yield Figure("tax", self.say("table-tax"), text, tone="" if amount else "quiet")

    def canal_keepers(self, index: int) -> Iterator[tuple[str, str]]:
        """The canals that a region is beside or decides over, with the nation that grants passage now."""
        for number, canal in enumerate(self.board.canals):
            control = self.board.canal_control[number]
            if index == control or number in self.board.canal_of[index]:
                yield canal, self.regions.flags.get(self.board.regions[control], "")

    def canals(self, index: int) -> Iterator[Figure]:
        for canal, keeper in self.canal_keepers(index):
            yield Figure(f"canal-{canal}", self.names.canal_names[canal], self.passage(keeper))

    def passage(self, keeper: str) -> str:
        """Who decides about a canal: the player who governs its nation."""
        if not keeper:
            return self.say("screen-canal-free")
        government = self.government(keeper)
        if government is None:
            return self.say("screen-canal-kept", nation=keeper)
        return self.say("screen-canal-governed", nation=keeper, player=government)

    def government(self, nation: str) -> int | None:
        return self.governments.get(nation)

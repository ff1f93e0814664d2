"""The table of Imperial as data for its own screen, from what a seat may see. Its types are in `parts`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, Literal, cast

from greatpowers.games.imperial.screen.claims import Claims
from greatpowers.games.imperial.screen.parts import (
    Bond,
    City,
    CityState,
    Claim,
    Desk,
    FaceValue,
    Lender,
    Place,
    Power,
    Purse,
    RondelField,
    Stack,
    TaxColumn,
)
from greatpowers.games.imperial.screen.regions import Pieces, Regions
from greatpowers.screen.badge import Figure, Tone
from greatpowers.words.words import capital

if TYPE_CHECKING:
    from greatpowers.games.imperial.screen.panels import Board

KINDS: Final[tuple[Literal["home", "land", "sea"], ...]] = ("home", "land", "sea")
ICONS: Final[dict[str, Literal["factory", "production", "maneuver", "investor", "import", "taxation"]]] = {
    "factory": "factory",
    "production_1": "production",
    "maneuver_1": "maneuver",
    "investor": "investor",
    "import": "import",
    "production_2": "production",
    "maneuver_2": "maneuver",
    "taxation": "taxation",
}
TONES: Final[dict[CityState, Tone]] = {"site": "quiet", "built": "", "occupied": "bad"}


class Places:
    """The regions with all that is in them. A region that looks as before is not made again."""

    def __init__(self, board: Board, regions: Regions) -> None:
        self.sheet = board
        self.say = board.say
        self.regions = regions
        self.board = regions.board
        self.names = board.names
        self.goods = board.figures

    def all(self) -> list[Place]:
        return [self.place(index, region) for index, region in enumerate(self.board.regions)]

    def place(self, index: int, region: str) -> Place:
        looks = (self.regions.flags.get(region), region in self.regions.factories, *self.regions.here(region))
        key = ("place", region, looks, tuple(self.canal_keepers(index)))
        return self.sheet.book.once(key, lambda: self.make(index, region))

    def make(self, index: int, region: str) -> Place:
        host, flag, sea = self.regions.host(index), self.regions.flags.get(region, ""), self.regions.sea(index)
        stacks = [self.stack(pieces) for pieces in self.regions.here(region)]
        city = self.city(index)
        name = self.names.region_names[region]
        parts = [self.lies(index, host), self.flagged(flag) if not host else "", city.text if city else ""]
        parts += [self.say("desk-port", sea=sea) if sea else "", *(stack.text for stack in stacks)]
        parts += [self.say("desk-fact", label=fact.label, value=fact.value) for fact in self.canals(index)]
        text = self.say("desk-place", name=name, list="; ".join(part for part in parts if part))
        facts = list(self.facts(index, city, stacks))
        return Place(region, name, KINDS[self.board.kind[index]], text, host, flag, city, sea, stacks, facts)

    def lies(self, index: int, host: str) -> str:
        kind = KINDS[self.board.kind[index]]
        return self.say("desk-home", nation=host) if host else self.say("desk-kind", kind=kind)

    def flagged(self, flag: str) -> str:
        return self.say("desk-flag", nation=flag) if flag else self.say("desk-no-flag")

    def stack(self, pieces: Pieces) -> Stack:
        nation, unit, count, stance = pieces
        text = self.say("desk-stack", nation=nation, unit=unit, count=count, stance=stance)
        return Stack(nation, unit, count, text, stance == "hostile")

    def city(self, index: int) -> City | None:
        found = self.regions.city(index)
        if found is None:
            return None
        kind, state = found
        text = self.say("desk-site", kind=kind) if state == "site" else self.regions.city_text(kind, state)
        return City(kind, state, text)

    def facts(self, index: int, city: City | None, stacks: list[Stack]) -> Iterator[Figure]:
        """The card of a region, line by line."""
        host, sea = self.regions.host(index), self.regions.sea(index)
        flag = self.regions.flags.get(self.board.regions[index], "")
        names = self.names.nation_names
        if host:
            yield Figure("owner", self.say("desk-label-home"), names[host])
        elif flag:
            yield Figure("flag", self.say("desk-label-flag"), names[flag])
        else:
            yield Figure("flag", self.say("desk-label-flag"), self.say("desk-none"), tone="quiet")
        if city:
            note = self.say("desk-occupied-note") if city.state == "occupied" else ""
            yield Figure("factory", self.say("sheet-column-factory"), capital(city.text), note, TONES[city.state])
        if sea:
            yield Figure("port", self.say("sheet-column-port"), self.names.region_names[sea])
        for stack in stacks:
            label = self.say("sheet-column-fleet" if stack.unit == "fleet" else "sheet-column-army")
            id = f"{stack.nation}-{stack.unit}"
            yield Figure(id, label, stack.text, tone="bad" if stack.hostile else "")
        yield from self.tax(host, flag, city)
        yield from self.canals(index)

    def tax(self, host: str, flag: str, city: City | None) -> Iterator[Figure]:
        """What it brings its nation in taxes, where it brings anything or would."""
        amount = self.goods.tax_per_flag if flag else 0
        if city and city.state == "built":
            amount = self.goods.tax_per_factory
        if flag or (city and city.state != "site"):
            text = self.say("desk-tax", amount=amount, nation=flag or host)
            yield Figure("tax", self.say("table-tax"), text, tone="" if amount else "quiet")

    def canal_keepers(self, index: int) -> Iterator[tuple[str, str]]:
        """The canals that a region is beside or decides over, with the nation that grants passage now."""
        for number, canal in enumerate(self.board.canals):
            control = self.board.canal_control[number]
            if index == control or number in self.board.canal_of[index]:
                yield canal, self.regions.flags.get(self.board.regions[control], "")

    def canals(self, index: int) -> Iterator[Figure]:
        for canal, keeper in self.canal_keepers(index):
            text = self.say("desk-canal-kept", nation=keeper) if keeper else self.say("desk-canal-free")
            number = self.board.canals.index(canal)
            region = self.board.regions[self.board.canal_control[number]]
            note = self.say("sheet-canal", canal=canal, region=region)
            yield Figure(f"canal-{canal}", self.names.canal_names[canal], text, note)


class Tables:
    """Nations, bonds and purses."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.say = board.say
        self.figures = board.figures
        self.view = board.view
        self.claims = Claims(board)

    def power(self, index: int, nation: str, row: dict[str, Any]) -> Power:
        tax = int(row["tax"])
        lenders, claimant = self.claims.lenders(index), self.claims.claimant(index)
        return Power(
            badge=self.board.badges[nation],
            treasury=row["treasury"],
            power=row["power"],
            factor=row["power_factor"],
            tax=tax,
            tax_power=self.figures.chart_power[self.board.tax_column(tax)],
            interest=row["interest_due"],
            government=row["government"],
            field=row["rondel"] or "",
            moves=nation == self.view["to_move"] and not self.view["over"],
            factories=len(row["factories"]),
            flags=len(row["flags"]),
            flags_left=row["flags_left"],
            armies=sum(row["armies"].values()) + sum(row["friendly_armies"].values()),
            armies_left=row["armies_left"],
            fleets=sum(row["fleets"].values()),
            fleets_left=row["fleets_left"],
            tax_text=self.board.tax_text(row),
            claimant=claimant,
            lenders=lenders,
            change="" if self.view["over"] else " ".join(self.changes(claimant, lenders)),
        )

    def changes(self, claimant: int | None, lenders: list[Lender]) -> Iterator[str]:
        """How far ahead the seat is or what it lacks, then who could take over at once."""
        own = self.view["seat"]
        others = [(one.seat, one.claim) for one in lenders if one.claim and one.seat != own]
        nearest = min(others, key=lambda one: one[1].need, default=None)
        mine = next((one.claim for one in lenders if one.seat == own), None)
        if all(one.lent == 0 for one in lenders):
            yield self.say("desk-nobody-lent")
        if mine:
            yield self.say("desk-need", need=mine.need, way=self.way(mine))
        elif claimant == own is not None and nearest:
            yield self.say("desk-lead", by=lenders[0].lent - lenders[1].lent)
        ready = [seat for seat, claim in others if claim.now]
        if ready:
            cost = min(claim.price for _, claim in others if claim.now)
            names = self.board.words.listed([self.board.seals[seat].name for seat in ready])
            yield self.say("desk-ready", list=names, count=len(ready), price=cost)
        elif mine or not nearest:
            return
        elif all(self.claims.cash[seat] is not None for seat, _ in others):
            yield self.say("desk-safe")
        else:
            yield self.say("desk-nearest", player=nearest[0], need=nearest[1].need, way=self.way(nearest[1]))

    def way(self, claim: Claim) -> str:
        """The bond to buy."""
        if not claim.price:
            return self.say("desk-way-none")
        return self.say(
            "desk-way", kind="raise" if claim.old else "new", old=claim.old, face=claim.face, price=claim.price
        )

    def bonds(self) -> list[Bond]:
        return [
            Bond(nation, face, seat)
            for seat, row in enumerate(self.board.players)
            for nation, faces in row["bonds"].items()
            for face in faces
        ]

    def purse(self, seat: int, row: dict[str, Any]) -> Purse:
        bonds: dict[str, list[int]] = row["bonds"]
        return Purse(
            seat=seat,
            bond_points=sum(self.board.bond_points(nation, faces) for nation, faces in bonds.items()),
            interest=sum(self.board.interest[face] for faces in bonds.values() for face in faces),
            cash=row["cash"],
            score=row["score"],
            investor_card=self.view["investor_card"] == seat,
            swiss_bank=row["swiss_bank"],
        )

    def investor_order(self) -> list[int]:
        """The holder of the card, then clockwise who governs nothing."""
        first = self.view["investor_card"]
        players = self.board.players
        if first is None:
            return []
        clockwise = [(first + place) % len(players) for place in range(len(players))]
        return [seat for seat in clockwise if seat == first or not players[seat]["governs"]]

    def tax_chart(self) -> list[TaxColumn]:
        """Without a bonus where the bank or the treasury pays for a risen tax only."""
        figures, rising = self.figures, self.view["options"].get("bonus") == "rising"
        found = []
        for column, (tax, power) in enumerate(zip(figures.chart_tax, figures.chart_power, strict=True)):
            bonus = None if rising or not figures.chart_bonus else figures.chart_bonus[column]
            parts = [self.say("sheet-tax-power", points=power)]
            parts += [] if bonus is None else [self.say("sheet-tax-bonus", bonus=bonus)]
            found.append(TaxColumn(tax, power, self.say("desk-tax-from", tax=tax, list=" · ".join(parts)), bonus))
        return found


def desk(board: Board, regions: Regions) -> Desk:
    """The desk that belongs to a sheet."""
    tables, figures = Tables(board), board.figures
    return Desk(
        map=cast(Literal["europe", "world"], board.names.board_name),
        places=Places(board, regions).all(),
        powers=[tables.power(index, nation, row) for index, (nation, row) in enumerate(board.nations.items())],
        bonds=tables.bonds(),
        faces=[FaceValue(face, interest) for face, interest in board.interest.items()],
        purses=[tables.purse(seat, row) for seat, row in enumerate(board.players)],
        fields=[RondelField(field, board.field(field), ICONS[field]) for field in figures.fields],
        goal=figures.power_to_end,
        free_steps=figures.free_steps,
        most_steps=figures.most_steps,
        investor_order=tables.investor_order(),
        tax_chart=board.book.once(("tax chart", board.view["options"].get("bonus")), tables.tax_chart),
    )

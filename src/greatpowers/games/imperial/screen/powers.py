"""Nations, governments, bonds and purses of Imperial's own screen. The types are in `imperial_screen`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from greatpowers.games.imperial.rules import claims
from greatpowers.games.imperial.rules.view import NationView, PlayerView
from greatpowers.games.imperial.screen.imperial_screen import (
    Bond,
    Claim,
    FreeBond,
    Lender,
    Power,
    Purse,
    TaxColumn,
)
from greatpowers.games.imperial.screen.table import Table, armies_of


class Powers:
    """The nations in the order in which they move."""

    def __init__(self, table: Table, standings: Sequence[claims.Standing]) -> None:
        self.table = table
        self.say = table.say
        self.view = table.view
        self.figures = table.figures
        self.standings = standings
        self.means = means(table)
        self.purse = self.purse_of(table.view.seat)

    def all(self) -> list[Power]:
        rows = zip(self.view.nations.items(), self.standings, strict=True)
        hidden = [row.cash is None for row in self.view.players]
        return [self.kept(nation, row, standing, hidden) for (nation, row), standing in rows]

    def purse_of(self, seat: int | None) -> int | None:
        """What the seat that looks could pay for a bond, with the income of the card; nothing where that is hidden."""
        cash = None if seat is None else self.view.players[seat].cash
        return None if seat is None or cash is None else max(cash, self.means.get(seat, 0))

    def kept(self, nation: str, row: NationView, standing: claims.Standing, hidden: list[bool]) -> Power:
        held = [player.bonds.get(nation) for player in self.view.players]
        key = (row, standing, held, self.table.moves(nation), self.view.over, hidden, self.means, self.purse)
        place = ("power", nation, self.view.seat)
        return self.table.book.same(place, key, lambda: self.power(nation, row, standing))

    def power(self, nation: str, row: NationView, standing: claims.Standing) -> Power:
        column = self.figures.tax_column(row.tax)
        flags, armies, fleets = len(row.flags), armies_of(row), sum(row.fleets.values())
        lenders = [self.lender(nation, lender) for lender in standing.lenders]
        return Power(
            badge=self.table.badges[nation],
            treasury=row.treasury,
            power=row.power,
            factor=row.power_factor,
            tax=row.tax,
            tax_column=column,
            tax_power=self.figures.chart_power[column],
            pay=standing.pay,
            interest=row.interest_due,
            government=row.government,
            field=row.rondel or "",
            moves=self.table.moves(nation),
            factories=len(row.factories),
            flags=flags,
            flags_left=row.flags_left,
            flags_most=flags + row.flags_left,
            armies=armies,
            armies_left=row.armies_left,
            armies_most=armies + row.armies_left,
            fleets=fleets,
            fleets_left=row.fleets_left,
            fleets_most=fleets + row.fleets_left,
            tax_text=self.table.tax_text(row),
            claimant=standing.claimant,
            lenders=lenders,
            change="" if self.view.over else " ".join(self.changes(standing.claimant, lenders)),
        )

    def lender(self, nation: str, lender: claims.Lender) -> Lender:
        faces = self.view.players[lender.seat].bonds.get(nation, [])
        claim = lender.claim and Claim(*lender.claim, now=0 < lender.claim.price <= self.means.get(lender.seat, -1))
        return Lender(
            seat=lender.seat,
            lent=lender.lent,
            faces=sorted(faces, reverse=True),
            interest=self.table.interest_of(faces),
            points=self.table.points_of(nation, faces),
            claim=claim,
        )

    def changes(self, claimant: int | None, lenders: list[Lender]) -> Iterator[str]:
        """How far ahead the seat is or what it lacks, then who of those who invest next could take over."""
        own = self.view.seat
        others = [(one.seat, one.claim) for one in lenders if one.claim and one.seat != own]
        nearest = min(others, key=lambda one: one[1].need, default=None)
        mine = next((one.claim for one in lenders if one.seat == own), None)
        if all(one.lent == 0 for one in lenders):
            yield self.say("screen-nobody-lent")
        if mine:
            yield self.say("screen-need", need=mine.need, way=self.way(mine), missing=self.missing(mine))
        elif claimant == own is not None and nearest:
            yield self.say("screen-lead", by=lenders[0].lent - lenders[1].lent)
        ready = [seat for seat, claim in others if claim.now]
        if ready:
            cost = min(claim.price for _, claim in others if claim.now)
            names = self.table.words.listed([self.table.seals[seat].name for seat in ready])
            yield self.say("screen-ready", list=names, count=len(ready), price=cost)
        elif mine or not nearest:
            return
        elif all(self.view.players[seat].cash is not None for seat, _ in others):
            yield self.say("screen-safe")
        else:
            yield self.say("screen-nearest", player=nearest[0], need=nearest[1].need, way=self.way(nearest[1]))

    def missing(self, claim: Claim) -> int:
        """What the seat that looks has too little for the bond."""
        return 0 if self.purse is None else max(0, claim.price - self.purse)

    def way(self, claim: Claim) -> str:
        """The bond to buy."""
        if not claim.price:
            return self.say("screen-way-none")
        return self.say(
            "screen-way", kind="raise" if claim.old else "new", old=claim.old, face=claim.face, price=claim.price
        )


def bonds(table: Table) -> list[Bond]:
    return [
        Bond(nation, face, seat)
        for seat, row in enumerate(table.view.players)
        for nation, faces in row.bonds.items()
        for face in faces
    ]


def free_bonds(table: Table, offers: Sequence[claims.Offer]) -> list[FreeBond]:
    nations = table.figures.board.nations
    return [FreeBond(nations[offer.nation], offer.face, offer.price, offer.old) for offer in offers]


def purses(table: Table) -> list[Purse]:
    return [purse(table, seat, row) for seat, row in enumerate(table.view.players)]


def purse(table: Table, seat: int, row: PlayerView) -> Purse:
    return Purse(
        seat=seat,
        bond_points=table.bond_points(row),
        interest=table.full_interest(row),
        cash=row.cash,
        score=row.score,
        investor_card=table.view.investor_card == seat,
        swiss_bank=row.swiss_bank,
    )


def investor_order(table: Table) -> list[int]:
    """The holder of the card, then clockwise who governs nothing."""
    first, players = table.view.investor_card, table.view.players
    if first is None:
        return []
    clockwise = [(first + place) % len(players) for place in range(len(players))]
    return [seat for seat in clockwise if seat == first or not players[seat].governs]


def means(table: Table) -> dict[int, int]:
    """Who invests next, each with what he will hold then, as far as it may be seen: the card brings its income, unless
    it has already brought it."""
    view = table.view
    paid = any(frame["step"] == "investors" for frame in view.agenda)
    seats = investor_order(table) if view.options["investor_card"] else range(len(view.players))
    found: dict[int, int] = {}
    for seat in seats:
        cash = view.players[seat].cash
        if cash is not None:
            income = 0 if paid or seat != view.investor_card else table.figures.card_income
            found[seat] = cash + income
    return found


def tax_chart(table: Table) -> list[TaxColumn]:
    """Without a bonus where the bank or the treasury pays for a risen tax only."""
    figures, rising = table.figures, table.view.options.get("bonus") == "rising"
    found = []
    for column, (tax, power) in enumerate(zip(figures.chart_tax, figures.chart_power, strict=True)):
        bonus = None if rising or not figures.chart_bonus else figures.chart_bonus[column]
        parts = [table.say("panel-tax-power", points=power)]
        parts += [] if bonus is None else [table.say("panel-tax-bonus", bonus=bonus)]
        found.append(TaxColumn(tax, power, table.say("screen-tax-from", tax=tax, list=" · ".join(parts)), bonus))
    return found

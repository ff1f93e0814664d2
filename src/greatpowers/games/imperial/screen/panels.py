"""The table of Imperial in panels, for the terminal and for case pages: nations, rondel, bonds, regions, power and
tax, from what a seat may see. The browser draws Imperial's own screen instead (`own`)."""

from __future__ import annotations

from greatpowers.games.imperial.rules.view import ImperialView, NationView
from greatpowers.games.imperial.screen.region_grid import region_grid
from greatpowers.games.imperial.screen.regions import Regions
from greatpowers.games.imperial.screen.table import Table, armies_of
from greatpowers.screen.badge import Tone
from greatpowers.screen.panels import Cell, Column, Grid, Mark, Panel, Panels, Row, Track, Tracks
from greatpowers.words.words import Words, capital

NATION_COLUMNS = (
    ("nation", False),
    ("treasury", True),
    ("power", True),
    ("factor", True),
    ("field", False),
    ("government", False),
    ("tax", True),
    ("interest", True),
    ("factories", True),
    ("flags", True),
    ("armies", True),
    ("fleets", True),
)
RONDEL_COLUMNS = (("action", False), ("here", False), ("steps", True), ("price", False))
"""Each with whether it holds numbers."""


def panels(words: Words, view: ImperialView) -> Panels:
    """See `greatpowers.games.game`."""
    table = Table(words, view)
    made, regions = Grids(table), Regions(table.figures.board, view)
    found: list[Panel] = [
        made.nations(),
        made.rondel(),
        made.bonds(),
        region_grid(table, regions),
        made.power(),
        made.tax(),
    ]
    return Panels(table.headline(), table.seats(), found)


class Grids:
    """Makes the panels of one view but for the regions."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.say = table.say
        self.book = table.book
        self.view = table.view
        self.figures = table.figures
        self.badges = table.badges

    def columns(self, panel: str, columns: tuple[tuple[str, bool], ...]) -> list[Column]:
        def make() -> list[Column]:
            return [Column(name, capital(self.say(f"panel-column-{name}")), number) for name, number in columns]

        return self.book.everywhere(("columns", panel), make)

    # nations

    def player(self, seat: int | None) -> Cell:
        if seat is None:
            return Cell(self.say("table-none"), tone="quiet")
        return Cell(self.table.seals[seat].name, badges=[self.table.seals[seat]])

    def nation_name(self, nation: str) -> Cell:
        return Cell(self.badges[nation].name, badges=[self.badges[nation]])

    def nations(self) -> Grid:
        rows = [self.nation_row(nation, row) for nation, row in self.view.nations.items()]
        note = self.say("panel-nations-note")
        return Grid("nations", self.say("table-nations"), self.columns("nations", NATION_COLUMNS), rows, note)

    def nation_row(self, nation: str, row: NationView) -> Row:
        field = self.say("panel-off-rondel") if row.rondel is None else self.table.field(row.rondel)
        cells = [
            self.nation_name(nation),
            number(row.treasury, "strong"),
            number(row.power, "strong"),
            Cell(self.say("panel-factor", factor=row.power_factor), row.power_factor),
            Cell(field, tone="quiet" if row.rondel is None else ""),
            self.player(row.government),
            number(row.tax),
            number(row.interest_due, "bad" if row.treasury < row.interest_due else ""),
            number(len(row.factories)),
            with_supply(len(row.flags), row.flags_left),
            with_supply(armies_of(row), row.armies_left),
            with_supply(sum(row.fleets.values()), row.fleets_left),
        ]
        return Row(nation, cells, tone="gold" if self.table.moves(nation) else "")

    # rondel

    def rondel(self) -> Grid:
        """The eight fields in the order of the ring, with what the nation to move would pay for each."""
        rows = []
        for index, field in enumerate(self.figures.fields):
            badges = [self.badges[nation] for nation, row in self.view.nations.items() if row.rondel == field]
            names = ", ".join(badge.name for badge in badges)
            rows.append(Row(field, [Cell(self.table.field(field)), Cell(names, badges=badges), *self.way(index)]))
        note = self.say("panel-rondel-note", nation=self.badges[self.view.to_move].name)
        return Grid("rondel", self.say("table-rondel"), self.columns("rondel", RONDEL_COLUMNS), rows, note)

    def way(self, index: int) -> list[Cell]:
        """How far a field lies ahead and what going there costs the government."""
        figures, mover = self.figures, self.view.nations[self.view.to_move]
        if mover.rondel is None:
            return [number(0), self.price(0)]
        steps = figures.steps(figures.fields.index(mover.rondel), index)
        if steps == len(figures.fields):
            return [number(steps, "quiet"), Cell(self.say("panel-stands-here"), tone="quiet")]
        if steps > figures.most_steps:
            return [number(steps, "quiet"), Cell(self.say("panel-too-far"), tone="quiet")]
        return [number(steps), self.price(figures.price_of_steps(steps, mover.power_factor))]

    def price(self, amount: int) -> Cell:
        return Cell(self.table.money(amount)) if amount else Cell(self.say("panel-price-free"), tone="good")

    # bonds

    def bonds(self) -> Grid:
        columns = self.book.everywhere("bond columns", self.bond_columns)
        rows = [self.bond_row(nation) for nation in self.view.nations]
        return Grid("bonds", self.say("table-market"), columns, rows, self.say("panel-bonds-note"))

    def bond_columns(self) -> list[Column]:
        faces = [
            Column(f"face-{face}", self.say("panel-face", face=face, interest=interest))
            for face, interest in self.table.interest.items()
        ]
        nation = Column("nation", self.say("table-nation"))
        return [nation, *faces, Column("sums", self.say("table-sums"))]

    def bond_row(self, nation: str) -> Row:
        held = {seat: row.bonds.get(nation, []) for seat, row in enumerate(self.view.players)}
        owners = {face: seat for seat, faces in held.items() for face in faces}
        cells = [self.bond(owners.get(face)) for face in self.figures.faces]
        sums = sorted(((seat, sum(faces)) for seat, faces in held.items() if faces), key=lambda pair: -pair[1])
        texts = [f"{self.table.seals[seat].name} {lent}" for seat, lent in sums]
        return Row(nation, [self.nation_name(nation), *cells, Cell(" · ".join(texts) or self.say("table-none"))])

    def bond(self, owner: int | None) -> Cell:
        if owner is None:
            return Cell(self.say("panel-free-bond"), tone="quiet")
        return Cell(badges=[self.table.seals[owner]], tone="gold" if owner == self.view.seat else "")

    # power and tax

    def power(self) -> Tracks:
        goal = self.figures.power_to_end
        tracks = [self.power_track(nation, row, goal) for nation, row in self.view.nations.items()]
        return Tracks("power", self.say("table-power"), tracks, self.say("panel-power-note", goal=goal))

    def power_track(self, nation: str, row: NationView, goal: int) -> Track:
        badge, note = self.badges[nation], self.say("panel-factor-name", factor=row.power_factor)
        mark = Mark(row.power, badge, self.say("panel-power-points", points=row.power))
        return Track(f"power-{nation}", badge.name, 0, goal, [mark], note, goal)

    def tax(self) -> Tracks:
        tracks = [self.tax_track(nation, row) for nation, row in self.view.nations.items()]
        return Tracks("tax", self.say("table-tax"), tracks, self.say("panel-tax-note"))

    def tax_track(self, nation: str, row: NationView) -> Track:
        badge, points = self.badges[nation], self.figures.chart_power[self.figures.tax_column(row.tax)]
        notes = [self.say("panel-tax-power", points=points), self.table.tax_text(row)]
        mark = Mark(row.tax, badge, self.table.money(row.tax))
        most = max(int(self.figures.tables["tax"]["most"]), row.tax)
        return Track(f"tax-{nation}", badge.name, 0, most, [mark], " · ".join(note for note in notes if note))


def number(value: int, tone: Tone = "") -> Cell:
    return Cell(str(value), value, tone=tone)


def with_supply(used: int, left: int) -> Cell:
    return Cell(f"{used} ({left})", used)

"""The table of Imperial for a screen: nations, rondel, bonds, regions, power and tax, from what a seat may see."""

from __future__ import annotations

from typing import Any, cast

from greatpowers.games.imperial.rules.rules import Figures
from greatpowers.games.imperial.rules.ruleset import ImperialRuleset
from greatpowers.games.imperial.screen.regions import Regions
from greatpowers.games.imperial.screen.table import desk
from greatpowers.games.imperial.words.vocabulary import Vocabulary
from greatpowers.kernel.values import Json
from greatpowers.screen.badge import Badge, Figure, Pattern, Tone
from greatpowers.screen.phrasebook import Phrasebook
from greatpowers.screen.sheet import Cell, Column, Grid, Mark, Panel, Row, SeatSheet, Sheet, Track, Tracks
from greatpowers.words.words import Words, capital

NATIONS: dict[tuple[str, str], tuple[str, str, Pattern]] = {
    ("world", "RU"): ("#aa4499", "#ffffff", "plain"),
    ("world", "CN"): ("#d55e00", "#140c05", "dots"),
    ("world", "IN"): ("#e69f00", "#261d13", "bars"),
    ("world", "BR"): ("#009e73", "#10130d", "line"),
    ("world", "US"): ("#b07aa1", "#261d13", "right"),
    ("world", "EU"): ("#56b4e9", "#261d13", "left"),
    ("europe", "AH"): ("#e6b800", "#261d13", "bars"),
    ("europe", "IT"): ("#009e73", "#10130d", "line"),
    ("europe", "FR"): ("#56b4e9", "#261d13", "left"),
    ("europe", "GB"): ("#d55e00", "#140c05", "dots"),
    ("europe", "GE"): ("#8a8f98", "#1c150d", "right"),
    ("europe", "RU"): ("#aa4499", "#ffffff", "plain"),
}
"""Board and code of a nation: its colour, the colour of the letters on it, its pattern."""

SETTING_UP = ("deal_card", "start_player", "start_bond")
ASKED_BY_NAME = {"invest": "player", "swiss_stop": "holder"}
"""Steps that ask somebody else than the government, and where their frame names the seat."""


class Board:
    """Makes the sheet of one view."""

    def __init__(self, words: Words, view: dict[str, Any]) -> None:
        self.book = Phrasebook(words)
        self.say = self.book.say
        self.words = words
        self.names = cast(Vocabulary, words.vocabulary)
        self.figures: Figures = cast(ImperialRuleset, words.ruleset).figures
        self.view = view
        self.nations: dict[str, dict[str, Any]] = view["nations"]
        self.players: list[dict[str, Any]] = view["players"]
        self.seals = self.book.seals(len(self.players))
        self.badges = self.book.once("badges", self.make_badges)
        self.interest = dict(zip(self.figures.faces, self.figures.interest, strict=True))

    def make_badges(self) -> dict[str, Badge]:
        badges = {}
        for nation, name in self.names.nation_names.items():
            code = self.names.shorts[nation]
            colour, on, pattern = NATIONS[self.names.board_name, code]
            badges[nation] = Badge(nation, code, name, colour, on, pattern)
        return badges

    def sheet(self) -> Sheet:
        regions = Regions(self.book, self.badges, self.view)
        panels: list[Panel] = [
            self.nation_grid(),
            self.rondel(),
            self.bonds(),
            regions.grid(),
            self.power(),
            self.tax(),
        ]
        seats = [self.seat(seat) for seat in range(len(self.players))]
        return Sheet(self.headline(), seats, panels, desk(self, regions))

    def money(self, amount: int) -> str:
        return self.say("sheet-money", amount=amount)

    # where the game stands

    def step(self) -> dict[str, Any]:
        """The frame on top of the agenda; nothing when the game is over."""
        agenda = self.view["agenda"]
        return agenda[-1] if agenda else {}

    def to_move(self) -> int | None:
        """The seat that decides at present, as far as the agenda says so without the rules."""
        frame = self.step()
        step = frame.get("step", "")
        if self.view["over"] or step in SETTING_UP:
            return None
        if step in ASKED_BY_NAME:
            return int(frame[ASKED_BY_NAME[step]])
        nation = frame["nation"] if step == "demand" else self.view["to_move"]
        return cast("int | None", self.nations[nation]["government"])

    def headline(self) -> str:
        step = self.step().get("step", "")
        if self.view["over"]:
            best = max(row["score"] for row in self.players)
            names = [seal.name for seal, row in zip(self.seals, self.players, strict=True) if row["score"] == best]
            return self.say("sheet-over", list=self.words.listed(names), score=best)
        phase = self.words.say(f"step-{step}") if self.words.has(f"step-{step}") else ""
        if step in SETTING_UP:
            return self.say("sheet-setting-up", phase=capital(phase))
        nation, seat = self.view["to_move"], self.to_move()
        name = self.names.nation(nation, "name")
        if seat is None:
            return self.say("sheet-moving-alone", nation=name)
        if not phase:
            return self.say("sheet-moving", nation=name, player=seat)
        return self.say("sheet-moving-phase", nation=name, player=seat, phase=capital(phase))

    # people

    def seat(self, seat: int) -> SeatSheet:
        row = self.players[seat]
        hidden = self.say("table-hidden")
        cash = Figure("cash", self.say("table-cash"), hidden, tone="quiet")
        if row["cash"] is not None:
            cash = Figure("cash", self.say("table-cash"), self.money(row["cash"]), tone="strong")
        bonds = sum(self.bond_points(nation, faces) for nation, faces in row["bonds"].items())
        score = Figure("score", self.say("table-score"), hidden, self.say("sheet-score-hidden", bonds=bonds), "quiet")
        if row["score"] is not None:
            note = self.say("sheet-score", bonds=bonds, cash=row["cash"])
            score = Figure("score", self.say("table-score"), str(row["score"]), note)
        governs = [self.badges[nation] for nation in row["governs"]]
        return SeatSheet(seat, [cash], score, self.seat_figures(seat, row), governs, self.to_move() == seat)

    def bond_points(self, nation: str, faces: list[int]) -> int:
        factor: int = self.nations[nation]["power_factor"]
        return factor * sum(self.interest[face] for face in faces)

    def seat_figures(self, seat: int, row: dict[str, Any]) -> list[Figure]:
        interest = sum(self.interest[face] for faces in row["bonds"].values() for face in faces)
        lent = sum(sum(faces) for faces in row["bonds"].values())
        held = [f"{self.names.shorts[nation]} {'+'.join(map(str, faces))}" for nation, faces in row["bonds"].items()]
        figures = [
            Figure("interest", self.say("sheet-interest"), self.money(interest), self.say("sheet-interest-note")),
            Figure("bonds", self.say("table-market"), self.money(lent), " · ".join(held)),
        ]
        if self.view["investor_card"] == seat:
            figures.append(self.card("investor_card", "table-investor-card"))
        if row["swiss_bank"]:
            figures.append(self.card("swiss_bank", "table-swiss-bank"))
        return figures

    def card(self, name: str, text: str) -> Figure:
        note = self.say(f"sheet-{name}-note", income=self.figures.card_income)
        return Figure(name, self.say("sheet-card"), capital(self.say(text)), note, "gold")

    # nations

    def columns(self, panel: str, columns: tuple[tuple[str, bool], ...]) -> list[Column]:
        def make() -> list[Column]:
            return [Column(name, capital(self.say(f"sheet-column-{name}")), number) for name, number in columns]

        return self.book.once(("columns", panel), make)

    def number(self, value: int, tone: Tone = "") -> Cell:
        return Cell(str(value), value, tone=tone)

    def with_supply(self, used: int, left: int) -> Cell:
        return Cell(f"{used} ({left})", used)

    def player(self, seat: int | None) -> Cell:
        if seat is None:
            return Cell(self.say("table-none"), tone="quiet")
        return Cell(self.seals[seat].name, badges=[self.seals[seat]])

    def nation_name(self, nation: str) -> Cell:
        return Cell(self.badges[nation].name, badges=[self.badges[nation]])

    def nation_grid(self) -> Grid:
        columns = (
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
        rows = [self.nation_row(nation, row) for nation, row in self.nations.items()]
        note = self.say("sheet-nations-note")
        return Grid("nations", self.say("table-nations"), self.columns("nations", columns), rows, note)

    def nation_row(self, nation: str, row: dict[str, Any]) -> Row:
        moves = nation == self.view["to_move"] and not self.view["over"]
        field = self.say("sheet-off-rondel") if row["rondel"] is None else self.field(row["rondel"])
        factor = Cell(self.say("sheet-factor", factor=row["power_factor"]), row["power_factor"])
        short = row["treasury"] < row["interest_due"]
        cells = [
            self.nation_name(nation),
            self.number(row["treasury"], "strong"),
            self.number(row["power"], "strong"),
            factor,
            Cell(field, tone="quiet" if row["rondel"] is None else ""),
            self.player(row["government"]),
            self.number(row["tax"]),
            self.number(row["interest_due"], "bad" if short else ""),
            self.number(len(row["factories"])),
            self.with_supply(len(row["flags"]), row["flags_left"]),
            self.with_supply(sum(row["armies"].values()) + sum(row["friendly_armies"].values()), row["armies_left"]),
            self.with_supply(sum(row["fleets"].values()), row["fleets_left"]),
        ]
        return Row(nation, cells, tone="gold" if moves else "")

    def field(self, field: str) -> str:
        return self.say("field-name", field=field)

    # rondel

    def rondel(self) -> Grid:
        """The eight fields in the order of the ring, with what the nation to move would pay for each."""
        mover = self.view["to_move"]
        columns = self.columns("rondel", (("action", False), ("here", False), ("steps", True), ("price", False)))
        here = self.nations[mover]["rondel"]
        place = None if here is None else self.figures.fields.index(here)
        rows = []
        for index, field in enumerate(self.figures.fields):
            badges = [self.badges[nation] for nation, row in self.nations.items() if row["rondel"] == field]
            names = ", ".join(badge.name for badge in badges)
            rows.append(Row(field, [Cell(self.field(field)), Cell(names, badges=badges), *self.way(index, place)]))
        note = self.say("sheet-rondel-note", nation=self.badges[mover].name)
        return Grid("rondel", self.say("table-rondel"), columns, rows, note)

    def way(self, index: int, place: int | None) -> list[Cell]:
        """How far a field lies ahead and what going there costs the government."""
        free = Cell(self.say("sheet-price-free"), tone="good")
        if place is None:
            return [self.number(0), free]
        figures = self.figures
        fields = len(figures.fields)
        steps = (index - place - 1) % fields + 1
        if steps == fields:
            return [self.number(steps, "quiet"), Cell(self.say("sheet-stands-here"), tone="quiet")]
        if steps > figures.most_steps:
            return [self.number(steps, "quiet"), Cell(self.say("sheet-too-far"), tone="quiet")]
        if steps <= figures.free_steps:
            return [self.number(steps), free]
        factor = self.nations[self.view["to_move"]]["power_factor"]
        each = figures.step_price + figures.step_price_per_factor * factor
        return [self.number(steps), Cell(self.money((steps - figures.free_steps) * each))]

    # bonds

    def bonds(self) -> Grid:
        columns = self.book.once("bond columns", self.bond_columns)
        return Grid("bonds", self.say("table-market"), columns, [self.bond_row(nation) for nation in self.nations])

    def bond_columns(self) -> list[Column]:
        faces = [
            Column(f"face-{face}", self.say("sheet-face", face=face, interest=interest))
            for face, interest in self.interest.items()
        ]
        nation = Column("nation", self.say("table-nation"))
        return [nation, *faces, Column("sums", self.say("table-sums"))]

    def bond_row(self, nation: str) -> Row:
        held = {seat: row["bonds"].get(nation, []) for seat, row in enumerate(self.players)}
        owners = {face: seat for seat, faces in held.items() for face in faces}
        cells = [self.bond(owners.get(face)) for face in self.figures.faces]
        sums = sorted(((seat, sum(faces)) for seat, faces in held.items() if faces), key=lambda pair: -pair[1])
        texts = [f"{self.seals[seat].name} {lent}" for seat, lent in sums]
        return Row(nation, [self.nation_name(nation), *cells, Cell(" · ".join(texts) or self.say("table-none"))])

    def bond(self, owner: int | None) -> Cell:
        if owner is None:
            return Cell(self.say("sheet-free-bond"), tone="quiet")
        return Cell(badges=[self.seals[owner]], tone="gold" if owner == self.view["seat"] else "")

    # power and tax

    def power(self) -> Tracks:
        goal = self.figures.power_to_end
        tracks = [self.power_track(nation, row, goal) for nation, row in self.nations.items()]
        return Tracks("power", self.say("table-power"), tracks, self.say("sheet-power-note", goal=goal))

    def power_track(self, nation: str, row: dict[str, Any], goal: int) -> Track:
        badge, note = self.badges[nation], self.say("sheet-factor-name", factor=row["power_factor"])
        mark = Mark(row["power"], badge, self.say("sheet-power-points", points=row["power"]))
        return Track(f"power-{nation}", badge.name, 0, goal, [mark], note, goal)

    def tax(self) -> Tracks:
        tracks = [self.tax_track(nation, row) for nation, row in self.nations.items()]
        return Tracks("tax", self.say("table-tax"), tracks, self.say("sheet-tax-note"))

    def tax_track(self, nation: str, row: dict[str, Any]) -> Track:
        tax, badge = int(row["tax"]), self.badges[nation]
        notes = [self.say("sheet-tax-power", points=self.figures.chart_power[self.tax_column(tax)]), self.tax_text(row)]
        mark = Mark(tax, badge, self.money(tax))
        most = max(int(self.figures.tables["tax"]["most"]), tax)
        return Track(f"tax-{nation}", badge.name, 0, most, [mark], " · ".join(note for note in notes if note))

    def tax_column(self, tax: int) -> int:
        """The last column of the tax chart that this tax reaches."""
        return sum(tax >= least for least in self.figures.chart_tax) - 1

    def tax_text(self, row: dict[str, Any]) -> str:
        """Where the tax marker stands, in editions and variants that pay for a rise; else the bonus of the chart."""
        if self.names.taxes_rise or self.view["options"].get("bonus") == "rising":
            return self.say("sheet-tax-marker", field=self.names.tax_field(row["tax_marker"]))
        bonus = self.figures.chart_bonus
        return self.say("sheet-tax-bonus", bonus=bonus[self.tax_column(int(row["tax"]))]) if bonus else ""


def sheet(words: Words, view: dict[str, Json]) -> Sheet:
    """See `greatpowers.games.game`."""
    return Board(words, view).sheet()

"""The figures of one edition and the options of one match, as plain attributes."""

from __future__ import annotations

from typing import Any, Final

from greatpowers.games.imperial.rules.board import NATIONS, REGION_SLOTS, Board, load
from greatpowers.kernel.values import Field, Value

FACTORY: Final = 0
PRODUCTION_1: Final = 1
MANEUVER_1: Final = 2
INVESTOR: Final = 3
IMPORT: Final = 4
PRODUCTION_2: Final = 5
MANEUVER_2: Final = 6
TAXATION: Final = 7
FIELDS: Final = 8

MOST_FACES: Final = 9
"""Room for bond faces in answer codes, the same for every edition."""


class Figures:
    """What `data/<edition>/` prints: read once, shared by all matches of the edition under one
    version of its rules, whose flags are figures like the others."""

    def __init__(self, edition: str, flags: dict[str, Any]) -> None:
        tables: dict[str, Any] = load(edition, "tables.toml")
        self.edition = edition
        self.tables = tables
        self.board_data = load("boards", str(tables["ruleset"]["board"]) + ".toml")
        self.board = Board(self.board_data)
        self.faces: tuple[int, ...] = tuple(tables["bonds"]["faces"])
        self.interest: tuple[int, ...] = tuple(tables["bonds"]["interest"])
        self.fields: tuple[str, ...] = tuple(tables["rondel"]["fields"])
        self.free_steps: int = tables["rondel"]["steps"]["free"]
        self.most_steps: int = tables["rondel"]["steps"]["most"]
        self.step_price: int = tables["rondel"]["steps"]["price"]
        self.step_price_per_factor: int = tables["rondel"]["steps"]["price_per_factor"]
        self.power_to_end: int = tables["power"]["to_end"]
        self.points_per_factor: int = tables["power"]["points_per_factor"]
        self.factors: tuple[int, ...] = tuple(
            points // self.points_per_factor for points in range(self.power_to_end + 1)
        )
        """The power factor at every place of the track."""
        self.tax_per_factory: int = tables["tax"]["per_factory"]
        self.tax_per_flag: int = tables["tax"]["per_flag"]
        self.pay_per_unit: int = tables["tax"]["pay_per_unit"]
        self.chart_tax: tuple[int, ...] = tuple(tables["tax"]["chart"]["tax"])
        self.chart_bonus: tuple[int, ...] = tuple(tables["tax"]["chart"].get("bonus", ()))
        self.chart_power: tuple[int, ...] = tuple(tables["tax"]["chart"]["power"])
        self.factory_price: int = tables["prices"]["factory"]
        self.import_price: int = tables["prices"]["import"]
        self.import_most: int = tables["prices"]["import_most"]
        self.card_income: int = tables["prices"]["investor_card"]
        self.armies_to_destroy: int = tables["prices"]["armies_to_destroy"]
        self.compensation: int = tables["prices"]["compensation"]
        self.flags: int = tables["supply"]["flags"]
        self.swiss_banks: bool = tables["supply"]["swiss_banks"]
        self.anybody_donates: bool = tables["donations"]["from"] == "anybody"
        self.round_trips: bool = flags["round_trips"]
        self.free_lenders_in_place: bool = tables["without_card"]["free_lenders"] == "in_place"
        cards: dict[str, Any] = tables["flag_cards"]
        self.own_face: int = self.faces.index(cards["own_face"])
        self.partner_face: int = self.faces.index(cards["partner_face"])
        nations = self.board.nations
        self.partner: tuple[int, ...] = tuple(nations.index(cards["partner"][name]) for name in nations)
        # what the arguments of a frame and the fields of an answer can name
        self.nation_field = Field("nation", nations)
        self.region_field = Field("region", self.board.regions, REGION_SLOTS)
        self.field_field = Field("field", self.fields)

    def tax_column(self, amount: int) -> int:
        """The last column of the tax chart that this tax reaches."""
        chart = self.chart_tax
        column = 0
        while column + 1 < len(chart) and chart[column + 1] <= amount:
            column += 1
        return column

    def steps(self, here: int, field: int) -> int:
        """Fields forward on the rondel; a whole round to where the marker stands."""
        return (field - here - 1) % FIELDS + 1

    def price_of_steps(self, steps: int, factor: int) -> int:
        """What the government of a nation with this power factor pays for going beyond the free fields."""
        return max(steps - self.free_steps, 0) * (self.step_price + self.step_price_per_factor * factor)

    def deal_groups(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """Which cards go together; with four and more players every card goes alone."""
        groups: list[list[str]] | None = self.tables["deal"].get(str(seats))
        if groups is None:
            return tuple((nation,) for nation in range(NATIONS))
        nations = self.board.nations
        return tuple(tuple(nations.index(name) for name in group) for group in groups)

    def start_money(self, start: str, seats: int) -> int:
        money: int = self.tables["start_money"][start][str(seats)]
        return money


class Rules:
    """An edition with the options of a match."""

    def __init__(self, figures: Figures, seats: int, options: dict[str, Value | bool]) -> None:
        self.figures = figures
        self.board = figures.board
        self.options = options
        self.seats = seats
        self.experienced = options["start"] == "experienced"
        self.investor_card = options["investor_card"] is True
        self.hidden_cash = options["cash"] == "hidden"
        stop_without_card = options.get("swiss_stop_without_card", False) is True
        self.swiss_stop = figures.swiss_banks and (self.investor_card or stop_without_card)
        self.compensation = figures.compensation if options.get("compensation", True) else 0
        parts: list[str] = figures.tables["tax"]["parts"]
        if options.get("bonus") == "rising":
            parts = ["rising_bonus" if part == "bonus" else part for part in parts]
        self.taxation: tuple[str, ...] = tuple(parts)
        self.marks_tax = "rising_bonus" in parts or "rise" in parts
        self.start_money = figures.start_money("experienced" if self.experienced else "standard", seats)
        self.deal_groups = figures.deal_groups(seats)

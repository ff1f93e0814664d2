"""What things are called in Imperial: nations, regions, fields, units, canals and accounts, with their grammar."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from greatpowers.games.imperial.rules.board import SHIPYARD
from greatpowers.games.imperial.rules.ruleset import ImperialRuleset
from greatpowers.kernel.values import Value

if TYPE_CHECKING:
    from greatpowers.words.words import Words

PLACES = ("region", "province", "origin", "place", "beyond")
UNITS = ("unit", "foreign_unit", "unit_then", "piece")


class Names:
    """The names of one edition in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.figures = cast(ImperialRuleset, words.ruleset).figures
        data = self.figures.board_data
        key = f"name_{words.lang}"
        self.nation_names: dict[str, str] = {row["id"]: row[key] for row in data["nation"]}
        self.region_names: dict[str, str] = {row["id"]: row[key] for row in data["region"]}
        self.canal_names: dict[str, str] = {row["id"]: row[key] for row in data.get("canal", [])}
        self.shorts: dict[str, str] = {row["id"]: row["short"] for row in data["nation"]}
        self.colours: dict[str, str] = {row["id"]: row["colour"] for row in data["nation"]}
        self.board_name: str = data["board"]["id"]
        self.taxes_rise: bool = "rise" in self.figures.tables["tax"]["parts"]
        """Whether the bank pays the government for a risen tax, and the treasury gets what the soldiers leave."""

    # names

    def functions(self) -> dict[str, Callable[..., Any]]:
        return {
            "NATION": self.nation,
            "REGION": self.region,
            "FIELD": self.field,
            "UNIT": self.unit,
            "PRODUCT": self.product,
            "CANAL": self.canal,
            "ACCOUNT": self.account,
            "INTEREST": self.interest,
            "MONEY": self.money,
            "DIFFERENCE": lambda new, old: str(int(new) - int(old)),
            "TAX": self.tax_field,
            "BONUS_FROM": lambda: "bank" if self.taxes_rise else "treasury",
        }

    def nation(self, nation: Any, form: str = "subject") -> str:
        return self.words.say(f"nation-{form}", nation=str(nation), name=self.nation_names[str(nation)])

    def region(self, region: Any, form: str = "name") -> str:
        name = self.region_names[str(region)]
        return self.words.say(f"place-{form}", region=str(region), name=name, board=self.board_name)

    def field(self, field: Any, form: str = "name") -> str:
        return self.words.say(f"field-{form}", field=str(field))

    def unit(self, unit: Any, count: Any = 1, form: str = "name") -> str:
        return self.words.say(f"unit-{form}", unit=str(unit), count=int(count))

    def product(self, province: Any) -> str:
        """What a factory in this province makes."""
        board = self.figures.board
        return self.unit("fleet" if board.city[board.index[str(province)]] == SHIPYARD else "army")

    def canal(self, canal: Any) -> str:
        return self.canal_names[str(canal)]

    def account(self, account: Any) -> str:
        """A player by name, or the bank or treasury whose money it is."""
        name = str(account)
        if name == "bank":
            return self.words.say("account-bank")
        if name in self.nation_names:
            return self.words.say("account-treasury", nation=name)
        return self.words.player(name.removeprefix("player_"))

    def interest(self, face: Any) -> str:
        return str(self.figures.interest[self.figures.faces.index(int(face))])

    def money(self, amount: Any) -> str:
        return self.words.say("panel-money", amount=int(amount))

    def tax_field(self, column: Any) -> str:
        """The taxes a column of the tax chart stands for: 0–5, 6, 8–9, 15+."""
        chart = self.figures.chart_tax
        first = min(int(column), len(chart) - 1)
        if first == len(chart) - 1:
            return f"{chart[first]}+"
        last = chart[first + 1] - 1
        return str(chart[first]) if last == chart[first] else f"{chart[first]}–{last}"

    def names(self, field: str, value: Value) -> list[str]:
        name = str(value)
        if field in PLACES:
            return [self.region_names[name]]
        if field in UNITS:
            return [self.unit(name)]
        if field in ("nation", "foreign"):
            return [self.nation_names[name], self.shorts[name]]
        if field == "field":
            return [self.field(name)]
        if field == "stance":
            return [self.words.say("stance-name", stance=name)]
        return []

"""The words of Imperial: names with their grammar, what prompts and refusals speak of, and the log as prose."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING, Any, cast

from greatpowers.games.imperial.rules import queries
from greatpowers.games.imperial.rules.answers import ARMY, LYING
from greatpowers.games.imperial.rules.board import NATIONS, SHIPYARD
from greatpowers.games.imperial.rules.ruleset import ImperialRuleset
from greatpowers.games.imperial.rules.state import NO_FIELD, Imperial
from greatpowers.games.imperial.rules.steps.fleets import controller, fresh_fleets
from greatpowers.games.imperial.rules.steps.journey import fresh_armies
from greatpowers.games.imperial.words.prose import Tale
from greatpowers.kernel.match import Decision, Match
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import Answer, Event, Value
from greatpowers.words.words import Section, capital

if TYPE_CHECKING:
    from greatpowers.words.words import Words

PLACES = ("region", "province", "origin", "place", "beyond")
UNITS = ("unit", "foreign_unit", "unit_then", "piece")


class Vocabulary:
    """See `greatpowers.words.words.Vocabulary`."""

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
        return self.words.say("sheet-money", amount=int(amount))

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

    # questions, refusals, notes

    def prompt_variables(self, match: Match, decision: Decision) -> dict[str, Value]:
        position = match.fast
        state = cast(Imperial, position.state)
        nations = self.figures.board.nations
        mover = nations[state.nation]
        variables: dict[str, Value] = {
            "player": decision.seat,
            "nation": mover,
            "mover": mover,
            "treasury": state.treasury(state.nation),
            "cash": state.cash(decision.seat) if decision.seat >= 0 else 0,
            "government": state.government[state.nation],
        }
        step = position.step
        assert step is not None
        for index, field in enumerate(step.fields, 1):
            variables[field.name] = field.values[state.arg(index)]
        variables.update(self._at_step(state, decision.step, variables))
        return variables

    def _at_step(self, state: Imperial, step: str, known: dict[str, Value]) -> dict[str, Value]:
        """What only one step speaks of."""
        figures, nation = self.figures, state.nation
        board = figures.board
        if step == "rondel":
            price = figures.step_price + figures.step_price_per_factor * queries.power_factor(state, nation)
            first = "yes" if state.rondel[nation] == NO_FIELD else "no"
            return {"free": figures.free_steps, "price": price, "first": first}
        if step == "factory":
            return {"price": figures.factory_price}
        if step == "import":
            return {"most": figures.import_most, "left": figures.import_most - int(known["bought"])}
        if step == "fleets":
            return {"left": sum(fresh_fleets(state, region) for region in board.fleet_regions[nation])}
        if step == "armies":
            return {
                "left": sum(fresh_armies(state, *place) for place in product(range(board.first_sea), (ARMY, LYING)))
            }
        if step == "canal":
            origin, beyond = state.arg(1), state.arg(2)
            canal = board.canals[board.canal_of[origin][beyond]]
            return {"canal": canal, "nation": board.nations[controller(state, origin, beyond)]}
        if step == "journey":
            return {"started": "no" if known["place"] == known["origin"] else "yes"}
        if step == "stance":
            return {"host": board.nations[board.owner[state.arg(1)]]}
        if step == "flags":
            other = (nation + state.arg(1)) % NATIONS
            return {"nation": board.nations[other], "left": state.flag_pool[other]}
        return {}

    def reason_variables(self, details: dict[str, Value]) -> dict[str, Value]:
        variables = dict(details)
        variables["givers"] = "anybody" if self.figures.anybody_donates else "government"
        if "province" in variables:
            variables["region"] = variables["province"]
        return variables

    def answer_variables(self, answer: Answer, position: Position | None) -> dict[str, Value]:
        return {}

    # the log

    def sections(self, events: Sequence[Event], since: int) -> list[Section]:
        """A section for each turn; what comes before the first turn is the set-up, or the rest of a turn."""
        began = [event for event in events[:since] if event.name in ("turn_began", "skipped")]
        number, nation = len(began), str(began[-1].values["nation"]) if began else ""
        sections: list[Section] = []
        chunk: list[Event] = []
        heading = self.words.say("log-setup") if since == 0 else ""
        for event in events[since:]:
            if event.name not in ("turn_began", "skipped", "ended"):
                chunk.append(event)
                continue
            self._close(sections, heading, chunk, nation)
            chunk, nation = [], str(event.values.get("nation", ""))
            if event.name == "ended":
                heading = self.words.say("log-end")
                chunk.append(event)
            elif event.name == "skipped":
                number += 1
                heading = self.words.say("log-skipped", number=number, nation=event.values["nation"])
                chunk.append(event)
            else:
                number += 1
                heading = self.words.say("log-turn", number=number, **event.values)
        self._close(sections, heading, chunk, nation)
        return sections

    def _close(self, sections: list[Section], heading: str, events: list[Event], nation: str) -> None:
        setup = any(
            event.name in ("dealt", "began") or (event.name == "paid" and event.values["purpose"] == "start_money")
            for event in events
        )
        sentences = list(self._setting_up(events) if setup else self._telling(events))
        if sentences or (heading and heading != self.words.say("log-setup")):
            sections.append(Section(heading, sentences, nation))

    def _setting_up(self, events: list[Event]) -> Iterator[str]:
        """First factories by nation, start money, cards and first bonds by player; governments that follow from the
        cards go without saying."""
        built: dict[str, list[str]] = {}
        money: dict[str, int] = {}
        dealt: dict[int, list[str]] = {}
        bonds: dict[int, list[str]] = {}
        rest: list[Event] = []
        for event in events:
            if event.name == "built":
                region = self.region_names[str(event.values["region"])]
                built.setdefault(str(event.values["nation"]), []).append(region)
            elif event.name == "paid" and event.values["purpose"] == "start_money":
                money[str(event.values["payee"])] = int(event.values["amount"])
            elif event.name == "dealt":
                dealt.setdefault(int(event.values["player"]), []).append(str(event.values["nation"]))
            elif event.name == "lent":
                item = self.words.say("log-lent-item", nation=event.values["nation"], face=event.values["face"])
                bonds.setdefault(int(event.values["player"]), []).append(item)
            elif event.name == "governed":
                if event.values["nation"] not in dealt.get(int(event.values["player"]), []):
                    rest.append(event)
            elif event.name != "paid" or event.values["purpose"] != "loan":
                rest.append(event)
        if built:
            yield self.words.say("log-first-factories", list=self._factories(built))
        if money:
            yield self.words.say("log-start-money", amount=max(money.values()))  # the same for all
        if rest and rest[0].name == "began":
            yield self.words.event(rest.pop(0))
        for player, nations in dealt.items():
            names = self.words.listed([self.nation_names[nation] for nation in nations])
            yield self.words.say("log-dealt", player=player, list=names, count=len(nations))
        for player, items in bonds.items():
            yield self.words.say("log-lent-many", player=player, list=self.words.listed(items))
        yield from self._telling(rest)

    def _factories(self, built: dict[str, list[str]]) -> str:
        return ", ".join(
            self.words.say("log-first-factories-item", nation=nation, list=self.words.listed(regions))
            for nation, regions in built.items()
        )

    def _telling(self, events: Sequence[Event]) -> Iterator[str]:
        """Events that belong together become one sentence."""
        tale = Tale(self, events)
        while tale.left():
            yield capital(tale.sentence())

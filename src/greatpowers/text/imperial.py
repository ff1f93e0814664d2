"""The words of Imperial: names with their grammar, what prompts and refusals speak of, and the log as prose."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, cast

from greatpowers.kernel.match import Decision, Match
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import NOBODY, Answer, Event, Value
from greatpowers.text import casebook
from greatpowers.text.render import Section, capital
from greatpowers.titles.imperial import agenda, queries
from greatpowers.titles.imperial.board import NATIONS, SHIPYARD
from greatpowers.titles.imperial.events import BONUS, PAID, PURPOSES, SOLDIERS
from greatpowers.titles.imperial.rules import INVESTOR, TAXATION
from greatpowers.titles.imperial.ruleset import ImperialRuleset
from greatpowers.titles.imperial.state import NO_SEAT, Imperial
from greatpowers.titles.imperial.steps.fleets import controller
from greatpowers.titles.imperial.steps.taxation import Taxation

if TYPE_CHECKING:
    from greatpowers.text.render import Words

PLACES = ("region", "province", "origin", "place", "beyond")
UNITS = ("unit", "foreign_unit", "unit_then", "piece")
TAX_PURPOSES = ("tax", "soldiers", "bonus")


class Vocabulary:
    """See `greatpowers.text.render.Vocabulary`."""

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
            "most": self.figures.import_most,
        }
        step = position.step
        assert step is not None
        for index, field in enumerate(step.fields, 1):
            variables[field.name] = field.values[state.arg(index)]
        if decision.step == "canal":
            origin, beyond = state.arg(1), state.arg(2)
            variables["canal"] = self.figures.board.canals[self.figures.board.canal_of[origin][beyond]]
            variables["nation"] = nations[controller(state, origin, beyond)]
        elif decision.step == "journey":
            variables["started"] = "no" if variables["place"] == variables["origin"] else "yes"
        elif decision.step == "flags":
            nation = (state.nation + state.arg(1)) % NATIONS
            variables["nation"] = nations[nation]
            variables["left"] = state.flag_pool[nation]
        return variables

    def reason_variables(self, details: dict[str, Value]) -> dict[str, Value]:
        variables = dict(details)
        variables["givers"] = "anybody" if self.figures.anybody_donates else "government"
        if "province" in variables:
            variables["region"] = variables["province"]
        return variables

    def answer_variables(self, answer: Answer, position: Position | None) -> dict[str, Value]:
        return {}

    def note(self, answer: Answer, seat: int, position: Position) -> str:
        state = cast(Imperial, position.state)
        if answer.kind == "advance":
            return self._rondel_note(state, self.figures.fields.index(str(answer.values["field"])))
        if answer.kind == "invest":
            return self._bond_note(state, seat, answer)
        return ""

    def _rondel_note(self, state: Imperial, field: int) -> str:
        """How far, at what price, and what the field would bring at once."""
        say = self.words.say
        nation = state.nation
        steps = queries.rondel_steps(state, nation, field)
        price = queries.rondel_price(state, nation, steps)
        if price:
            notes = [say("note-advance-price", steps=steps, price=price)]
        else:
            notes = [say("note-advance-free", steps=steps)]
        if field == INVESTOR:
            notes.append(say("note-advance-interest", interest=queries.interest_due(state, nation)))
        elif field == TAXATION:
            notes.append(self._tax_note(state, nation))
        if queries.passes_investor(state, nation, field):
            notes.append(say("note-advance-investor"))
        return "; ".join(notes)

    def _tax_note(self, state: Imperial, nation: int) -> str:
        """What Taxation would bring: it is carried out on a copy, so that every edition's own rule counts."""
        trial = state.copy()
        journal: list[list[int]] = []
        trial.journal = journal
        trial.first(agenda.TAXATION)
        Taxation().play(trial, NOBODY, 0)
        paid = dict.fromkeys(range(len(PURPOSES)), 0)
        for event in journal:
            if event[0] == PAID:
                paid[event[4]] += event[3]
        tax = queries.tax(state, nation)
        points = self.figures.chart_power[queries.tax_column(state, tax)]
        pay = paid[SOLDIERS]
        if self.taxes_rise:
            pay = min(queries.units_on_board(state, nation) * self.figures.pay_per_unit, tax)
        return self.words.say("note-advance-taxation", tax=tax, pay=pay, bonus=paid[BONUS], points=points)

    def _bond_note(self, state: Imperial, seat: int, answer: Answer) -> str:
        nation = self.figures.board.nations.index(str(answer.values["nation"]))
        holder = state.government[nation]
        best = 0 if holder == NO_SEAT else queries.lent(state, nation, holder)
        price = int(answer.values["new"]) - int(answer.values["old"])
        if holder != seat and queries.lent(state, nation, seat) + price > best:
            return self.words.say("note-invest-government")
        return ""

    # the log

    def sections(self, events: Sequence[Event], since: int) -> list[Section]:
        """A section for each turn; what comes before the first turn is the set-up, or the rest of a turn."""
        number = sum(event.name in ("turn_began", "skipped") for event in events[:since])
        sections: list[Section] = []
        chunk: list[Event] = []
        heading = self.words.say("log-setup") if since == 0 else ""
        for event in events[since:]:
            if event.name not in ("turn_began", "skipped", "ended"):
                chunk.append(event)
                continue
            self._close(sections, heading, chunk)
            chunk = []
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
        self._close(sections, heading, chunk)
        return sections

    def _close(self, sections: list[Section], heading: str, events: list[Event]) -> None:
        setup = any(
            event.name in ("dealt", "began") or (event.name == "paid" and event.values["purpose"] == "start_money")
            for event in events
        )
        sentences = list(self._setting_up(events) if setup else self._telling(events))
        if sentences or (heading and heading != self.words.say("log-setup")):
            sections.append(Section(heading, sentences))

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


class Tale:
    """Reads events from left to right and takes as many as one sentence can tell."""

    def __init__(self, vocabulary: Vocabulary, events: Sequence[Event]) -> None:
        self.words = vocabulary.words
        self.vocabulary = vocabulary
        self.events = events
        self.at = 0

    def left(self) -> bool:
        return self.at < len(self.events)

    def ahead(self, name: str, distance: int = 0, purpose: str = "") -> bool:
        """Whether the event at this distance is of this kind (and, for a payment, for this purpose)."""
        index = self.at + distance
        if index >= len(self.events) or self.events[index].name != name:
            return False
        return not purpose or self.events[index].values["purpose"] == purpose

    def take(self) -> Event:
        self.at += 1
        return self.events[self.at - 1]

    def sentence(self) -> str:
        if self.ahead("paid", 0, "rondel") and self.ahead("advanced", 1):
            amount = self.take().values["amount"]
            return self.words.say("log-advanced-paid", amount=amount, **self.take().values)
        if self.ahead("paid", 0, "factory") and self.ahead("built", 1):
            amount = self.take().values["amount"]
            return self.words.say("log-built", amount=amount, **self.take().values)
        if self.ahead("raised") or self.ahead("paid", 0, "import"):
            return self.new_units()
        if self.ahead("paid", 0, "interest"):
            return self.interest()
        if self.vocabulary.taxes_rise and self.ahead("tax_marked"):
            return self.tax_marked()
        if any(self.ahead("paid", 0, purpose) for purpose in TAX_PURPOSES):
            return self.tax()
        if self.ahead("paid", 0, "investor_card"):
            event = self.take()
            player = int(str(event.values["payee"]).removeprefix("player_"))
            return self.words.say("log-card-income", player=player, amount=event.values["amount"])
        if self.ahead("paid", 0, "gift"):
            event = self.take()
            values = event.values
            return self.words.say("log-gift", payer=values["payer"], payee=values["payee"], amount=values["amount"])
        if self.ahead("returned") and self.ahead("lent", 1):
            return self.raised_bond()
        if self.ahead("lent"):
            event = self.take()
            if self.ahead("paid", 0, "loan"):
                self.take()
            return self.words.event(event)
        if self.ahead("moved"):
            return self.moves()
        if self.ahead("exchanged"):
            event = self.take()
            while self.ahead("removed"):
                self.take()
            return self.words.event(event)
        if self.ahead("removed"):
            return self.destruction()
        if self.ahead("flagged") or self.ahead("unflagged"):
            return self.flags()
        return self.words.event(self.take())

    def new_units(self) -> str:
        """Units of one production or import, equal ones counted."""
        amount = 0
        counts: dict[tuple[Value, Value], int] = {}
        while self.ahead("raised") or self.ahead("paid", 0, "import"):
            event = self.take()
            if event.name == "paid":
                amount += int(event.values["amount"])
            else:
                key = (event.values["unit"], event.values["region"])
                counts[key] = counts.get(key, 0) + 1
        items = [
            self.words.say("log-produced-item", unit=unit, region=region, count=count)
            for (unit, region), count in counts.items()
        ]
        text = self.words.listed(items)
        return (
            self.words.say("log-imported", amount=amount, list=text)
            if amount
            else self.words.say("log-produced", list=text)
        )

    def interest(self) -> str:
        """Who gets how much, and what the government had to add."""
        amounts: dict[int, int] = {}
        added = 0
        while self.ahead("paid", 0, "interest"):
            values = self.take().values
            player = int(str(values["payee"]).removeprefix("player_"))
            amounts[player] = amounts.get(player, 0) + int(values["amount"])
            if str(values["payer"]).startswith("player_"):
                added += int(values["amount"])
        items = [self.words.say("log-interest-item", player=seat, amount=amount) for seat, amount in amounts.items()]
        text = self.words.say("log-interest", list=self.words.listed(items))
        return f"{text} {self.words.say('log-interest-government', amount=added)}" if added else text

    def tax_marked(self) -> str:
        """Where the tax marker goes, and what the bank pays the government if it rose."""
        column = self.take().values["column"]
        bonus = self.take().values["amount"] if self.ahead("paid", 0, "bonus") else 0
        return self.words.say("log-tax-marked", column=column, bonus=bonus)

    def tax(self) -> str:
        if self.vocabulary.taxes_rise and self.ahead("paid", 0, "tax"):
            return self.words.say("log-tax-net", tax=self.take().values["amount"])
        if self.vocabulary.taxes_rise:
            return self.words.event(self.take())
        sums = dict.fromkeys(TAX_PURPOSES, 0)
        while any(self.ahead("paid", 0, purpose) for purpose in TAX_PURPOSES) or self.ahead("tax_marked"):
            event = self.take()
            if event.name == "paid":
                sums[str(event.values["purpose"])] += int(event.values["amount"])
        return self.words.say("log-tax", tax=sums["tax"], pay=sums["soldiers"], bonus=sums["bonus"])

    def raised_bond(self) -> str:
        old, new = self.take().values, self.take().values
        if self.ahead("paid", 0, "loan"):
            self.take()
        return self.words.say(
            "log-raised-bond", player=new["player"], nation=new["nation"], old=old["face"], new=new["face"]
        )

    def moves(self) -> str:
        """Equal moves one after the other are counted; an army that rises on arrival came as an enemy."""
        first = self.move()
        count = 1
        while self.ahead("moved"):
            before = self.at
            if self.move() != first:
                self.at = before
                break
            count += 1
        name, unit, origin, region = first
        return self.words.say(name, unit=unit, origin=origin, region=region, count=count)

    def move(self) -> tuple[str, str, str, str]:
        values = self.take().values
        name = "log-moved"
        if values["unit_then"] == "friendly_army":
            name = "log-moved-friendly"
            if self.ahead("exchanged") or not self.left():
                name = "log-moved"  # it came to fight, or has not been asked yet
            elif self.ahead("turned") and self.events[self.at].values["region"] == values["region"]:
                self.take()
                name = "log-moved-hostile"
        unit = "fleet" if values["unit"] == "fleet" else "army"
        return name, unit, str(values["origin"]), str(values["region"])

    def destruction(self) -> str:
        """Armies that leave the board together with a factory."""
        count = 0
        while self.ahead("removed", count):
            count += 1
        if not self.ahead("razed", count):
            return self.words.event(self.take())
        self.at += count
        return self.words.say("log-razed", count=count, **self.take().values)

    def flags(self) -> str:
        """All flags one nation lays, or loses, at once."""
        name, nation = self.events[self.at].name, self.events[self.at].values["nation"]
        regions: list[str] = []
        while self.ahead(name) and self.events[self.at].values["nation"] == nation:
            regions.append(self.vocabulary.region_names[str(self.take().values["region"])])
        return self.words.say(f"log-{name}", nation=nation, list=self.words.listed(regions), count=len(regions))


class CaseWords(casebook.CaseWords):
    """See `greatpowers.text.casebook.CaseWords`."""

    seat_places = ("government", "investor_card")

    def base(self, document: casebook.Table) -> str:
        """A base position: who has lent what, and who holds the card."""
        shown: casebook.Table = {key: document[key] for key in ("investor_card", "over") if key in document}
        shown["players"] = {str(seat): {"bonds": row["bonds"]} for seat, row in enumerate(document["players"])}
        places = self.places(casebook.leaves(shown))
        return f"{self.words.say('case-players', seats=document['seats'])}; {places}"

    def place(self, path: tuple[str, ...], value: Any) -> casebook.Place:
        """A nation opens a path: `china.treasury`; `maneuver.carriers` is one thing."""
        if path[0] == "maneuver":
            return "", ".".join(path[:2]), path[2:], value
        if path[0] in self.vocabulary.nation_names:
            path = ("nations", *path)
        return super().place(path, value)

    def value(self, what: str, value: Any) -> str:
        if what == "bonds" and value:
            return "+".join(map(str, value))
        if what == "rondel" and value not in (None, "none"):
            return self.vocabulary.field(value)
        if what == "tax_marker":
            return self.vocabulary.tax_field(value)
        return super().value(what, value)

    @property
    def vocabulary(self) -> Vocabulary:
        return cast(Vocabulary, self.words.vocabulary)

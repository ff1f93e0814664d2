"""What things are called in Attack!: names from its data files with their grammar, and what cards do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from greatpowers.games.attack.rules.answers import NONE
from greatpowers.games.attack.rules.board import CANAL_IDS, MAP, PLACE_IDS, SEA_IDS
from greatpowers.games.attack.rules.figures import (
    CARD_IDS,
    ECONOMICS_IDS,
    FILES,
    POLITICS_IDS,
    ROUTE_IDS,
    TABLES,
    TECHNOLOGY_IDS,
    Figures,
)
from greatpowers.games.attack.rules.units import LAND_UNITS, UNITS
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import Json, Value
from greatpowers.words.words import Words

CASES = {"subject": "subject", "object": "object", "to": "object", "in": "dative", "from": "dative"}
"""The case of a place in each form."""


@cache
def printed(rules: Ruleset) -> Figures:
    """What tables without cards of their own have in common, under each version of the rules."""
    return Figures(TABLES, rules.flags)


class Names:
    """The names of one table, which may play with cards of its own."""

    def __init__(self, words: Words) -> None:
        self.words = words
        own = {name: words.options[name] for name in FILES if isinstance(words.options.get(name), dict)}
        self.tables: dict[str, Json] = {**TABLES, **own}
        self.figures = Figures(self.tables, words.ruleset.flags) if own else printed(words.ruleset)
        self._names = self._all_names(f"name_{words.lang}")

    def _all_names(self, key: str) -> dict[str, str]:
        tables = self.tables
        rows = [row for section in ("continent", "region", "sea", "canal") for row in MAP[section]]
        rows += [*tables["politics"]["card"], *tables["technology"]["technology"]]
        rows += [*tables["counters"]["government"]]
        return {str(row["id"]): str(row[key]) for row in rows}

    def say(self, message_id: str, /, **variables: Value) -> str:
        return self.words.say(message_id, **variables)

    def functions(self) -> dict[str, Callable[..., Any]]:
        say = self.say
        return {
            "PLACE": self.place,
            "SEA": lambda place: "yes" if str(place) in SEA_IDS else "no",
            "NUMBER": lambda place: say("place-number", **{"class": self.gender(str(place))}),
            "CARD": self.card,
            "TECHNOLOGY": self.technology,
            "GOVERNMENT": self.government,
            "UNIT": lambda unit, form="name": say(f"unit-{form}", unit=str(unit)),
            "COUNTED": lambda unit, count: say("unit-counted", unit=str(unit), count=int(count)),
            "FACE": lambda face: say("face-name", face=str(face)),
            "CANAL": lambda canal: say("canal-object", name=self.name(str(canal))),
            "WAY": self.way,
            "ACTION": lambda action: say("action-name", action=str(action)),
            "DECK": lambda deck: say("deck-name", deck=str(deck)),
            "DIRECTION": lambda direction: say("direction-name", direction=str(direction)),
            "ACCOUNT": self.account,
            "MONEY": self.money,
            "PP": lambda count: say("production-counted", count=int(count)),
            "OIL": lambda count: say("oil-counted", count=int(count)),
            "BONUS": lambda production: str(int(production) // self.figures.research_bonus),
            "CAUSED": lambda cause, place: say("cause-of-loss", cause=str(cause), place=str(place)),
        }

    def name(self, thing: str) -> str:
        """Of anything that has a name of its own, cards included."""
        if thing in CARD_IDS and thing not in POLITICS_IDS:
            return self.card(thing, "name")
        return self._names[thing]

    def quoted(self, name: str) -> str:
        return self.say("title-quoted", name=name)

    def gender(self, place: str) -> str:
        return self.say("place-class", place=place)

    def place(self, place: Any, form: str = "subject") -> str:
        """A region or a sea area with the article and the preposition that its language wants."""
        thing = str(place)
        if thing == NONE:
            return self.say("place-none-object" if form == "object" else "place-none")
        name = self.name(thing)
        if form == "name" or thing in CANAL_IDS:
            return name
        kind = self.gender(thing)
        if kind not in ("bare", "isle"):
            name = self.say("place-stem", place=thing, case=CASES[form], name=name)
        return self.say(f"place-{form}", **{"class": kind, "name": name})

    def places(self, places: Sequence[str], form: str = "name") -> str:
        return self.words.listed([self.place(place, form) for place in places])

    def way(self, way: Any, form: str = "object") -> str:
        """A lane by its two ends, or the zone, or the region that was protected."""
        thing = str(way)
        if thing in PLACE_IDS:
            return self.place(thing, form)
        one, other = (self.name(end) for end in thing.split("-"))
        return self.say("way-name" if form == "name" else "way-lane", one=one, other=other)

    def card(self, card: Any, form: str = "object") -> str:
        thing = str(card)
        if thing == NONE:
            return self.say("card-none")
        if thing.startswith("hidden_"):
            return self.say("card-hidden", card=thing)
        name = self.card_name(thing)
        return name if form == "name" else self.quoted(name)

    def card_name(self, card: str) -> str:
        if card in ECONOMICS_IDS:
            row = self.tables["economics"]["card"][ECONOMICS_IDS.index(card)]
            return self.say("card-economics", suit=self.suit(row["suit"]), value=row["value"])
        if card in ROUTE_IDS:
            sea = self.tables["trade_routes"]["route"][ROUTE_IDS.index(card)]["sea"]
            return self.say("card-route", sea=self.name(sea))
        return self._names[card]

    def suit(self, suit: str) -> str:
        rows = self.tables["economics"]["suit"]
        return str(next(row[f"name_{self.words.lang}"] for row in rows if row["id"] == suit))

    def cards(self, cards: Sequence[str]) -> str:
        """Cards by name, equal ones counted, and how many more backs."""
        say, items = self.say, []
        for card in dict.fromkeys(cards):
            count = cards.count(card)
            if card.startswith("hidden_"):
                items.append(say("cards-hidden", card=card, count=count))
            else:
                name = self.card(card)
                items.append(name if count == 1 else say("log-twice", name=name, count=count))
        return self.words.listed(items)

    def technology(self, technology: Any, form: str = "quoted") -> str:
        name = self._names[str(technology)]
        return name if form == "name" else self.quoted(name)

    def government(self, government: Any) -> str:
        return self._names[str(government)]

    def account(self, account: Any) -> str:
        name = str(account)
        return self.say("account-bank") if name == "bank" else self.words.player(name.removeprefix("player_"))

    def money(self, money: Any, amount: Any) -> str:
        counted = "production-counted" if str(money) == "production" else "oil-counted"
        return self.say(counted, count=int(amount))

    def units(self, counts: Sequence[int], first: int = 0) -> str:
        """2 infantry and 1 tank; `first` is `LAND_UNITS` for a row of ships."""
        say = self.say
        found = [
            say("unit-counted", unit=UNITS[first + unit], count=count) for unit, count in enumerate(counts) if count > 0
        ]
        return self.words.listed(found) or say("units-none")

    def ships(self, counts: Sequence[int]) -> str:
        return self.units(counts, LAND_UNITS)

    def names(self, field: str, value: Value) -> list[str]:
        thing, say = str(value), self.say
        if field in ("card", "region", "sea", "origin", "goal", "place", "canal", "technology", "government", "route"):
            return [self.name(thing)] if thing != NONE else []
        if field in ("unit", "ship", "by"):
            return [say("unit-name", unit=thing)]
        if field == "face":
            return [say("face-name", face=thing)]
        if field == "way":
            return [self.way(thing, "name")]
        if field in ("action", "direction", "money"):
            return [say(f"{field}-name", **{field: thing})]
        return []

    # what cards do

    def card_text(self, card: str) -> str:
        """What a card or a technology does, with its figures."""
        say = self.say
        if card in ECONOMICS_IDS:
            kind = ECONOMICS_IDS.index(card)
            suit = self.suit(self.tables["economics"]["card"][kind]["suit"])
            units = self.units(self.figures.defenders[kind])
            return say("card-text-economics", suit=suit, value=self.figures.value[kind], units=units)
        if card in ROUTE_IDS:
            row = self.tables["trade_routes"]["route"][ROUTE_IDS.index(card)]
            return say("card-text-route", sea=self.name(row["sea"]), value=row["value"])
        if card in TECHNOLOGY_IDS:
            return say(f"card-text-{card}", **self.figures.technology_figures[TECHNOLOGY_IDS.index(card)])
        number = POLITICS_IDS.index(card)
        text = say(f"card-text-{card}", **self.figures.card_figures[number])
        if self.figures.is_last[number]:
            text = f"{text} {say('card-last')}"
        return f"{text} {say('card-eagle')}" if self.figures.has_eagle[number] else text

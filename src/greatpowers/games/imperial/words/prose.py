"""What happened in Imperial as prose: events that belong together become one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from greatpowers.games.imperial.words.names import Names
from greatpowers.kernel.values import Event, Value

TAX_PURPOSES = ("tax", "soldiers", "bonus")


class Prose:
    """Reads events from left to right and takes as many as one sentence can tell."""

    def __init__(self, names: Names, events: Sequence[Event]) -> None:
        self.words = names.words
        self.names = names
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
        if self.names.taxes_rise and self.ahead("tax_marked"):
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
        if self.names.taxes_rise and self.ahead("paid", 0, "tax"):
            return self.words.say("log-tax-net", tax=self.take().values["amount"])
        if self.names.taxes_rise:
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
            regions.append(str(self.take().values["region"]))
        names = self.words.listed([self.names.region_names[region] for region in regions])
        places = self.words.listed([self.names.region(region, "at") for region in regions])
        return self.words.say(f"log-{name}", nation=nation, list=names, places=places, count=len(regions))

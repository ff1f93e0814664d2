"""What happens in a game of Attack!, sentence by sentence: events that belong together are told in one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from greatpowers.games.attack.words.names import Names
from greatpowers.kernel.values import Event, Value
from greatpowers.words.words import capital


class EventReader:
    """Reads events from left to right; what follows from one sentence's event is told with it."""

    of_event: ClassVar[Mapping[str, Callable[[Any], str]]] = {}
    """By its name, what tells an event with which a sentence can begin. (Bound to each reader they would make it
    garbage that is only found by searching for it.)"""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words
        self.events: Sequence[Event] = ()
        self.at = 0

    def tell(self, events: Sequence[Event]) -> list[str]:
        self.events, self.at = events, 0
        sentences: list[str] = []
        while self.at < len(self.events):
            method = self.of_event.get(self.events[self.at].name)
            text = method(self) if method else self.plain()
            if text:
                sentences.append(capital(text))
        return sentences

    # reading

    def say(self, message_id: str, /, **variables: Value) -> str:
        return self.words.say(message_id, **variables)

    def values(self) -> dict[str, Value]:
        return self.events[self.at].values

    def take(self) -> dict[str, Value]:
        self.at += 1
        return self.events[self.at - 1].values

    def ahead(self, name: str, further: int = 0, **values: Value) -> bool:
        """Whether the next event, or one further on, is of this name and has these values."""
        if self.at + further >= len(self.events):
            return False
        event = self.events[self.at + further]
        return event.name == name and all(event.values[key] == value for key, value in values.items())

    def run(self, *same: str) -> list[dict[str, Value]]:
        """This event and all that follow it with the same name and the same values in these fields."""
        name, first = self.events[self.at].name, self.values()
        wanted = {field: first[field] for field in same}
        found: list[dict[str, Value]] = []
        while self.ahead(name, 0, **wanted):
            found.append(self.take())
        return found

    def plain(self) -> str:
        self.at += 1
        return self.words.event(self.events[self.at - 1])

    def unsaid(self) -> str:
        self.at += 1
        return ""

    def units(self, rows: Sequence[dict[str, Value]], field: str = "unit") -> str:
        """2 infantry and 1 tank."""
        kinds = [row[field] for row in rows]
        counted = [self.say("unit-counted", unit=kind, count=kinds.count(kind)) for kind in dict.fromkeys(kinds)]
        return self.words.listed(counted)

    def units_in(self, rows: Sequence[dict[str, Value]]) -> str:
        """2 infantry in Ukraine and 1 tank in Poland."""
        found = []
        for place in dict.fromkeys(row["place"] for row in rows):
            units = self.units([row for row in rows if row["place"] == place])
            found.append(self.say("log-units-in", units=units, place=place))
        return self.words.listed(found)

    def cards(self, rows: Sequence[dict[str, Value]]) -> str:
        return self.names.cards([str(row["card"]) for row in rows])


class Prose(EventReader):
    """A method for each event with which a sentence can begin; it takes as many events as the sentence can tell."""

    # set-up

    def began(self) -> str:
        if not self.ahead("paid", 1, purpose="start"):
            return self.plain()
        self.take()
        amounts = {"production": 0, "oil": 0}
        while self.ahead("paid", purpose="start"):
            values = self.take()
            amounts[str(values["money"])] = int(values["amount"])
        return self.say("log-began", production=amounts["production"], oil=amounts["oil"])

    def counted(self) -> str:
        """The counters of the set-up by government; one that comes off is not worth saying."""
        if self.values()["government"] == "none":
            return self.unsaid()
        rows: list[dict[str, Value]] = []
        while self.ahead("counted") and self.values()["government"] != "none":
            rows.append(self.take())
        if len(rows) == 1:
            self.at -= 1
            return self.plain()
        texts = []
        for government in dict.fromkeys(row["government"] for row in rows):
            regions = [str(row["region"]) for row in rows if row["government"] == government]
            text = self.say("log-counted", government=government, list=self.names.places(regions))
            texts.append(text)
        return " ".join(texts)

    # money and cards

    def paid(self) -> str:
        """The price of an action stands with the action, that of units with the units."""
        values = self.values()
        if values["purpose"] == "action" and self.ahead("acted", 1):
            return self.unsaid()
        if values["purpose"] == "build" and self.ahead("raised", 1, cause="build"):
            return self.bought()
        if values["purpose"] == "production":
            rows = self.run("payee", "purpose")
            items = [self.names.money(row["money"], row["amount"]) for row in rows]
            player = str(values["payee"]).removeprefix("player_")
            return self.say("log-produced", player=player, list=self.words.listed(items))
        return self.plain()

    def bought(self) -> str:
        payer, price = self.values()["payer"], 0
        rows: list[dict[str, Value]] = []
        while self.ahead("paid", payer=payer, purpose="build") and self.ahead("raised", 1, cause="build"):
            price += int(self.take()["amount"])
            rows.append(self.take())
        return self.say("log-bought", player=rows[0]["player"], production=price, list=self.units_in(rows))

    def drew(self) -> str:
        """One sentence for each player who draws; those of whom only backs are seen share one if they are several."""
        hands: dict[Value, list[str]] = {}
        while self.ahead("drew"):
            values = self.take()
            hands.setdefault(values["player"], []).append(str(values["card"]))
        lists = {player: self.names.cards(cards) for player, cards in hands.items()}
        unseen = [player for player, cards in hands.items() if all(card.startswith("hidden_") for card in cards)]
        alike = len(unseen) > 1 and len({lists[player] for player in unseen}) == 1
        texts = [
            self.say("log-drew", player=player, list=text)
            for player, text in lists.items()
            if not (alike and player in unseen)
        ]
        if alike:
            texts.append(self.say("log-all-drew" if texts else "log-everybody-drew", list=lists[unseen[0]]))
        return " ".join(texts)

    def listed(self, name: str, *same: str) -> str:
        rows = self.run(*same)
        return self.say(name, list=self.cards(rows), **{field: rows[0][field] for field in same})

    def lying(self, name: str) -> str:
        rows = self.run("player")
        many = "yes" if len(rows) > 1 else "no"
        return self.say(name, player=rows[0]["player"], list=self.cards(rows), many=many)

    def rebuilt(self) -> str:
        self.run()
        return self.say("log-rebuilt")

    def played(self) -> str:
        """A BLOCK card is told by what it stops."""
        card, player = self.values()["card"], self.values()["player"]
        for further in (1, 2):
            if self.ahead("blocked", further, player=player, card=card):
                self.at += further
                break
        return self.plain()

    # pieces

    def raised(self) -> str:
        values = self.values()
        if values["cause"] == "claim" and self.ahead("took", 1):
            self.take()
            return self.plain()
        if values["cause"] == "gain" and self.ahead("took", 1):
            self.take()
            return self.say("log-joined", **self.take())
        rows = self.run("player", "cause")
        return self.say("log-raised", player=values["player"], cause=values["cause"], list=self.units_in(rows))

    def removed(self) -> str:
        rows = self.run("player", "place", "cause")
        first = rows[0]
        return self.say(
            "log-removed", player=first["player"], place=first["place"], cause=first["cause"], units=self.units(rows)
        )

    def fell(self) -> str:
        rows = self.run("region", "cause")
        return self.say("log-fell", region=rows[0]["region"], cause=rows[0]["cause"], units=self.units(rows))

    def marched(self) -> str:
        same = ("player", "origin", "goal", "manner")
        rows = self.run(*same)
        return self.say("log-marched", units=self.units(rows), **{field: rows[0][field] for field in same})

    def sailed(self) -> str:
        same = ("player", "origin", "goal")
        rows = self.run(*same)
        return self.say("log-sailed", units=self.units(rows, "ship"), **{field: rows[0][field] for field in same})

    def landed(self) -> str:
        rows = self.run("player", "region")
        return self.say("log-landed", player=rows[0]["player"], region=rows[0]["region"], units=self.units(rows))

    # battles and dice

    def rolled(self) -> str:
        rows = self.run("player")
        return self.say("log-rolled", player=rows[0]["player"], list=self.words.listed([str(r["eyes"]) for r in rows]))

    def faced(self) -> str:
        rows = self.run("player")
        faces = [str(row["face"]) for row in rows]
        items = []
        for face in dict.fromkeys(faces):
            name, count = self.say("face-name", face=face), faces.count(face)
            items.append(name if count == 1 else self.say("log-twice", name=name, count=count))
        return self.say("log-faced", player=rows[0]["player"], list=self.words.listed(items))

    def committed(self) -> str:
        rows = self.run("player")
        return self.say("log-committed", player=rows[0]["player"], units=self.units(rows))

    def won(self) -> str:
        """A conquest: the battle is won, the region taken, and there the survivors stand."""
        if not (self.ahead("took", 1) and self.ahead("landed", 2)):
            return self.plain()
        self.take()
        took = self.take()
        return self.say("log-conquered", units=self.units(self.run("player", "region")), **took)

    def laid(self) -> str:
        if not self.ahead("lined", 1):
            return self.plain()
        player = self.take()["player"]
        rows = self.run("player")
        ships = [self.say("unit-name", unit=row["ship"]) for row in rows]
        return self.say("log-line", player=player, list=", ".join(ships))

    def tried(self) -> str:
        return self.judged("log-tried")

    def judged(self, name: str) -> str:
        """Two dice against the number they had to reach."""
        values = self.take()
        won = "yes" if int(values["eyes"]) >= int(values["least"]) else "no"
        return self.say(name, won=won, **values)

    of_event: ClassVar[Mapping[str, Callable[[Any], str]]] = {
        "began": began,
        "paid": paid,
        "raised": raised,
        "removed": removed,
        "fell": fell,
        "marched": marched,
        "sailed": sailed,
        "landed": landed,
        "counted": counted,
        "drew": drew,
        "discarded": lambda self: self.listed("log-discarded", "player"),
        "handed": lambda self: self.listed("log-handed", "player", "target"),
        "showed": lambda self: self.listed("log-showed", "player", "target"),
        "idled": lambda self: self.lying("log-idled"),
        "recovered": lambda self: self.lying("log-recovered"),
        "played": played,
        "spent": EventReader.unsaid,
        "rebuilt": rebuilt,
        "rolled": rolled,
        "faced": faced,
        "committed": committed,
        "won": won,
        "laid": laid,
        "tried": tried,
        "researched": lambda self: self.judged("log-researched"),
    }

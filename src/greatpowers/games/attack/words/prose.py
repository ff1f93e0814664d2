"""What happens in a game of Attack!, sentence by sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from greatpowers.games.attack.words.log import Teller
from greatpowers.kernel.values import Value

if TYPE_CHECKING:
    from greatpowers.games.attack.words.vocabulary import Vocabulary


class Tale(Teller):
    """A method for each event with which a sentence can begin; it takes as many events as the sentence can tell."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        super().__init__(vocabulary)
        self.of_event = {
            "began": self.began,
            "paid": self.paid,
            "raised": self.raised,
            "removed": self.removed,
            "fell": self.fell,
            "marched": self.marched,
            "sailed": self.sailed,
            "landed": self.landed,
            "counted": self.counted,
            "drew": self.drew,
            "discarded": lambda: self.listed("log-discarded", "player"),
            "handed": lambda: self.listed("log-handed", "player", "target"),
            "showed": lambda: self.listed("log-showed", "player", "target"),
            "idled": lambda: self.lying("log-idled"),
            "recovered": lambda: self.lying("log-recovered"),
            "played": self.played,
            "spent": self.unsaid,
            "rebuilt": self.rebuilt,
            "rolled": self.rolled,
            "faced": self.faced,
            "committed": self.committed,
            "won": self.won,
            "laid": self.laid,
            "tried": self.tried,
            "researched": lambda: self.judged("log-researched"),
        }

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
            text = self.say("log-counted", government=government, list=self.vocabulary.places(regions))
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
            items = [self.vocabulary.money(row["money"], row["amount"]) for row in rows]
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
        lists = {player: self.vocabulary.cards(cards) for player, cards in hands.items()}
        veiled = [player for player, cards in hands.items() if all(card.startswith("hidden_") for card in cards)]
        alike = len(veiled) > 1 and len({lists[player] for player in veiled}) == 1
        texts = [
            self.say("log-drew", player=player, list=text)
            for player, text in lists.items()
            if not (alike and player in veiled)
        ]
        if alike:
            texts.append(self.say("log-all-drew" if texts else "log-everybody-drew", list=lists[veiled[0]]))
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

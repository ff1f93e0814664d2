"""What happens in a game of Imperialism, sentence by sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from greatpowers.games.imperialism.rules import deck
from greatpowers.games.imperialism.rules.answers import COUNTS, NONE, TO_CANCEL
from greatpowers.games.imperialism.words.log import BANK, Teller
from greatpowers.kernel.values import Value

LATER = ("settlement", "thwarted_plans", "patriotic_rising")
"""Events that do not give something at once."""


class Prose(Teller):
    """A method for each event with which a sentence can begin; it takes as many events as the sentence can tell."""

    # set-up and hands

    def began(self) -> str:
        seats, ducats = self.take()["seats"], 0
        while self.ahead("paid", purpose="start"):
            ducats = int(self.take()["ducats"])
        return self.say("log-plain", text=self.say("log-began", seats=seats, ducats=ducats))

    def turned_up(self) -> str:
        lands = self.run("turned_up", "territory")
        name = "log-turned-up" if len(lands) == 1 else "log-display"
        return self.say(name, list=self.words.listed([self.names.land(land, "name") for land in lands]))

    def revealed(self) -> str:
        cards = self.run("revealed", "achievement")
        names = self.words.listed([self.names.achievement(card) for card in cards])
        return self.say("log-achievements", count=len(cards), list=names)

    def drew(self) -> str:
        """One sentence for each player who draws; those of whom only backs are seen share one if they are several."""
        hands: dict[Value, list[str]] = {}
        while self.ahead("drew"):
            values = self.take()
            hands.setdefault(values["player"], []).append(str(values["card"]))
        lists = {player: self.cards(cards) for player, cards in hands.items()}
        veiled = [player for player, cards in hands.items() if all(card.startswith("hidden_") for card in cards)]
        alike = len(veiled) > 1 and len({lists[player] for player in veiled}) == 1
        texts = [
            self.say("log-does", player=player, list=self.say("log-does-draw", list=text))
            for player, text in lists.items()
            if not (alike and player in veiled)
        ]
        if alike:
            texts.append(self.say("log-all-drew" if texts else "log-everybody-drew", list=lists[veiled[0]]))
        return " ".join(texts)

    def exchanged(self) -> str:
        """Discards, takes and draws, as far as one player does so."""
        player = self.events[self.at].values["player"]
        does: list[str] = []
        thrown = self.hand("discarded", player)
        if thrown:
            does.append(self.say("log-does-discard", list=self.cards(thrown)))
        if self.ahead("took", player=player):
            does.append(self.say("log-does-take", territory=self.take()["territory"]))
        drawn = self.hand("drew", player)
        if drawn:
            does.append(self.say("log-does-draw", list=self.cards(drawn)))
        return self.say("log-does", player=player, list=self.words.listed(does))

    def hand(self, name: str, player: Value) -> list[str]:
        cards: list[str] = []
        while self.ahead(name, player=player):
            cards.append(str(self.take()["card"]))
        return cards

    def offered(self) -> str:
        player = self.events[self.at].values["player"]
        powers: list[Value] = []
        while self.ahead("offered", player=player):
            powers.append(self.take()["power"])
        if "hidden" in powers:
            return ""
        names = self.words.listed([self.names.power(power, "name") for power in powers])
        return self.say("log-offered", player=player, list=names)

    def chose(self) -> str:
        values = self.take()
        return self.ended(self.say("log-chose", **values), self.gains(values["player"], ("power",)))

    def stepped(self) -> str:
        player = self.events[self.at].values["player"]
        if self.ahead("stepped", source="start"):
            values = self.take()
            item = self.say("step-item", name=self.names.track(values["track"]), steps=values["steps"])
            return self.ended(self.say("log-start-step", player=player), item)
        if self.ahead("stepped", source="escape") and self.ahead("deposed", 1):
            prestige = -int(self.take()["steps"])
            return self.say("log-escaped", prestige=prestige, **self.take())
        return self.plain()

    def rebuilt(self) -> str:
        pile = "territory" if self.events[self.at].values["card"] in deck.TERRITORY_IDS else "providence"
        self.run("rebuilt", "card")
        return self.say("log-rebuilt", pile=pile)

    # actions

    def acted(self) -> str:
        """The first action of a turn stands in its heading; Taxes without a territory bring nothing."""
        known, self.headed = self.headed, False
        event = self.words.event(self.events[self.at])
        values = self.take()
        texts = [] if known else [event]
        if values["action"] == "taxes" and not self.ahead("paid"):
            texts.append(self.say("log-no-taxes"))
        return " ".join(texts)

    def paid(self) -> str:
        values = self.events[self.at].values
        if self.ahead("paid", purpose="repeat") and self.ahead("developed", 1):
            ducats = self.take()["ducats"]
            return self.traded(self.say("log-developed-again", ducats=ducats, **self.events[self.at].values))
        if self.ahead("paid", purpose="conquest") and self.ahead("conquered", 1):
            ducats = self.take()["ducats"]
            conquest = self.take()
            text = self.say("log-conquered", ducats=ducats, **conquest)
            return self.ended(text, self.gains(conquest["player"], ("territory",)))
        if values["payee"] == BANK and self.ahead("stepped", 1):
            player = self.events[self.at + 1].values["player"]
            text = self.say("log-bought", player=player, ducats=self.take()["ducats"])
            return self.ended(text, self.gains(player, ("growth", "card")))
        names = {"development": "log-action-bonus", "plunder": "log-plundered", "taxes": "log-taxes"}
        if values["purpose"] in names:
            self.at += 1
            player = str(values["payee"]).removeprefix("player_")
            return self.say(names[str(values["purpose"])], player=player, ducats=values["ducats"])
        return self.plain()

    def developed(self) -> str:
        return self.traded(self.say("log-developed", **self.events[self.at].values))

    def traded(self, text: str) -> str:
        """Trade, what gold costs in prestige, and the leader's bonus."""
        self.take()
        trades = self.ahead("paid", purpose="trade")
        item = self.say("log-item-trade", ducats=self.take()["ducats"]) if trades else self.say("log-item-no-trade")
        items = [item]
        while True:
            if self.ahead("stepped", source="gold"):
                values = self.take()
                name = self.names.track(values["track"])
                items.append(self.say("step-item", name=name, steps=values["steps"]))
            elif self.ahead("paid", purpose="leader"):
                items.append(self.say("log-item-lead", ducats=self.take()["ducats"]))
            elif self.ahead("stepped", source="leader"):
                values = self.take()
                items.append(self.say("log-item-lead-step", track=values["track"], steps=values["steps"]))
            else:
                return self.ended(text, self.words.listed(items))

    def conquered(self) -> str:
        values = self.events[self.at].values
        text = self.plain().removesuffix(".")
        return self.ended(text, self.gains(values["player"], ("territory",)))

    def converted(self) -> str:
        values = self.take()
        return self.ended(self.say("log-converted", **values), self.gains(values["player"], ("religion",), ("faith",)))

    def achieved(self) -> str:
        values = self.take()
        return self.ended(self.say("log-achieved", **values), self.gains(values["player"], ("achievement",)))

    def upswung(self) -> str:
        if not (self.ahead("stepped", 1, source="upswing") and self.ahead("glorified", 2, source="upswing")):
            return self.plain()
        player = self.take()["player"]
        self.take()
        prestige = self.names.deck.prestige_top
        return self.say("log-upswung", player=player, glory=self.take()["glory"], prestige=prestige)

    # cards

    def played(self) -> str:
        values = self.events[self.at].values
        if values["count"] == COUNTS[TO_CANCEL]:
            return self.cancelled()
        self.take()
        resolved = self.ahead("spent", card=values["card"]) and not self.ahead("spent", 1)
        if resolved:
            self.take()
        gains = self.gains(values["player"], ("card", "insolvency"), ("card", "insolvent")) if resolved else ""
        vain = resolved and not gains and values["card"] not in LATER
        return self.ended(self.say("log-played-vain" if vain else "log-played", **values), gains)

    def cancelled(self) -> str:
        """A reply that stands takes its event away at once."""
        if not (self.ahead("spent", 1) and self.ahead("spent", 2) and self.ahead("cancelled", 3)):
            return self.plain()
        values = self.take()
        event = self.events[self.at + 2].values["card"]
        self.at += 3
        return self.say("log-cancelled", player=values["player"], card=values["card"], event=event)

    def spent(self) -> str:
        """Not worth saying, but that a settlement stands: then the card that declared the war goes with it."""
        settled = self.ahead("spent", card="settlement") and self.ahead("spent", 1) and not self.ahead("cancelled", 2)
        self.at += 1
        return self.say("log-settled") if settled else ""

    def ruled(self) -> str:
        """A power card comes, and perhaps another goes."""
        old: Value = NONE
        if self.ahead("deposed"):
            player = self.events[self.at].values["player"]
            if not self.ahead("ruled", 1, target=player):
                return self.plain()
            old = self.take()["card"]
        values = self.take()
        return self.ended(self.say("log-ruled", old=old, **values), self.gains(values["player"], ("card",)))

    def swapped(self) -> str:
        if not self.ahead("changed_places", 1):
            return self.plain()
        one, other = self.take(), self.take()
        first, second = one["target"], other["target"]
        return self.say("log-swapped", one=one["card"], other=other["card"], first=first, second=second)

    def looked(self) -> str:
        values = self.events[self.at].values
        if not self.ahead("stole", 1, player=values["player"], target=values["target"]):
            return self.plain()
        self.take()
        return self.say("log-looked-stole", **self.take())

    # war and the end

    def defended(self) -> str:
        player = self.events[self.at].values["player"]
        cards = [str(card) for card in self.run("defended", "card")]
        return self.say("log-defended", player=player, list=self.cards(cards))

    def fought(self) -> str:
        values = self.take()
        name = "log-won" if values["winner"] == values["player"] else "log-held"
        text = self.say(name, **{key: values[key] for key in ("winner", "strength", "defence")})
        return self.ended(text, self.gains(values["winner"], ("war",)))

    def made_peace(self) -> str:
        values = self.events[self.at].values
        player, term = values["player"], values["term"]
        if term == "tribute" and self.ahead("paid", 1):
            self.take()
            return self.say("log-tribute", player=player, ducats=self.take()["ducats"])
        if term == "cession" and self.ahead("ceded", 1):
            self.take()
            return self.ended(self.say("log-ceded", **self.take()), self.gains(player, ("cession",)))
        if term == "humiliation":
            self.take()
            return self.ended(self.say("log-humiliated", player=player), self.gains(player, ("humiliation",)))
        if term == "ruin":
            self.take()
            return self.ended(self.say("log-ruined", player=player), self.gains(player, ("ruin",), ("ruin",)))
        return self.plain()

    def scored(self) -> str:
        player = self.events[self.at].values["player"]
        items, points = [], 0
        while self.ahead("scored", player=player):
            values = self.take()
            points += int(values["points"])
            items.append(self.say("log-scored-item", category=values["category"], points=values["points"]))
        return self.say("log-scored", player=player, points=points, list=self.words.listed(items))

    of_event: ClassVar[Mapping[str, Callable[[Any], str]]] = {
        "began": began,
        "turned_up": turned_up,
        "drew": drew,
        "revealed": revealed,
        "offered": offered,
        "returned": Teller.unsaid,
        "chose": chose,
        "stepped": stepped,
        "discarded": exchanged,
        "took": exchanged,
        "rebuilt": rebuilt,
        "acted": acted,
        "paid": paid,
        "developed": developed,
        "played": played,
        "spent": spent,
        "deposed": ruled,
        "ruled": ruled,
        "changed_places": swapped,
        "looked": looked,
        "converted": converted,
        "conquered": conquered,
        "defended": defended,
        "fought": fought,
        "made_peace": made_peace,
        "achieved": achieved,
        "upswung": upswung,
        "triggered": lambda self: self.say("log-triggered", **self.take()),
        "scored": scored,
    }

"""The cards of Imperialism as objects on a screen: band, title, effect, and a foot that says when or at what price."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from msgspec.structs import replace

from greatpowers.games.imperialism.rules import deck
from greatpowers.games.imperialism.rules.cards import card as windows
from greatpowers.games.imperialism.rules.cards.table import CARD_TABLE
from greatpowers.games.imperialism.words.names import Names
from greatpowers.screen.panels import Card
from greatpowers.screen.phrasebook import Phrasebook
from greatpowers.words.words import capital

INKS = {
    "power_positive": "#2f5d50",
    "power_negative": "#7a3b2e",
    "plot": "#4f3d74",
    "event": "#34507f",
    "special": "#261d13",
    "land": "#5d6a22",
    "colony": "#1f6a70",
    "achievement": "#7a5608",
    "great_power": "#5b4a34",
    "religion": "#5b4a34",
    "providence": "#34507f",
    "territory": "#5d6a22",
}
"""The colour of each type of card, and of the two backs."""

ICONS = {
    "power_positive": "crown",
    "power_negative": "people",
    "plot": "scroll",
    "event": "star",
    "special": "sword",
    "land": "map",
    "colony": "ship",
    "achievement": "star",
    "great_power": "flag",
    "religion": "cross",
}

WINDOWS = {
    windows.INTRIGUE: "intrigue",
    windows.BEFORE_GOOD: "before-good",
    windows.AFTER_COLONY: "after-colony",
    windows.AFTER_WAR: "after-war",
    windows.AFTER_DEVELOPMENT: "after-development",
    windows.UNDER_ATTACK: "under-attack",
    windows.OWN_TURN: "own-turn",
    windows.REPLY: "reply",
    windows.DECLARING: "declaring",
}
"""When a card may be played, as the texts call it."""


class CardFaces:
    """Every card of the deck in one language. Faces never change during a match, so each is made once."""

    def __init__(self, book: Phrasebook) -> None:
        self.book = book
        self.say = book.say
        self.names = cast(Names, book.words.vocabulary)
        self.deck = self.names.deck

    def face(self, card: str, count: int = 1) -> Card:
        """A card that a hand, the display or the discards can hold, India and China included."""
        kind = self.territory if card in deck.LAND_IDS else self.providence
        return self.kept(kind, card, count)

    def kept(self, kind: Callable[[str], Card], thing: str, count: int = 1) -> Card:
        return self.book.everywhere((kind.__name__, thing, count), lambda: self.counted(kind(thing), count))

    def counted(self, card: Card, count: int) -> Card:
        return card if count == 1 else replace(card, count=count)

    def back(self, back: str, count: int) -> Card:
        """A card whose face this seat does not know."""
        title, band = self.say("panel-back", back=back), self.say("panel-hidden-band")
        key = ("back", back, count)
        return self.book.everywhere(key, lambda: Card("", title, band, INKS[back], count=count, hidden=True))

    def make(self, kind: str, thing: str, title: str, text: str, foot: str, corner: str = "") -> Card:
        return Card(thing, title, self.say(f"panel-band-{kind}"), INKS[kind], corner, text, foot, icon=ICONS[kind])

    def glory(self, glory: int) -> str:
        return self.say("glory-counted", count=glory) if glory else ""

    # kinds of card

    def providence(self, card: str) -> Card:
        number = deck.card_number(card)
        foot = [self.say(f"panel-window-{WINDOWS[CARD_TABLE[number].window]}")]
        if self.deck.is_war[number]:
            land, sea = self.deck.war[number]
            foot.append(self.say("panel-war-figures", land=land, sea=sea, plunder=self.deck.plunder[number]))
        name, text = self.names.card(card, "name"), self.names.card_text(card)
        return self.make(self.names.category(card), card, name, text, " · ".join(foot))

    def territory(self, territory: str) -> Card:
        land = deck.LAND_IDS.index(territory)
        kind = "colony" if self.deck.is_colony[land] else "land"
        gains = self.names.gains(self.deck.land_steps[land], self.deck.land_glory[land])
        text = self.say("panel-gives", list=gains) if gains else ""
        price = self.names.ducats(self.deck.land_cost[land], "plain")
        foot = self.say("panel-needs-price", needs=self.names.needs(land), price=price)
        corner = self.glory(self.deck.land_glory[land])
        return self.make(kind, territory, self.names.land(territory, "name"), text, foot, corner)

    def achievement(self, achievement: str) -> Card:
        number, figures = deck.ACHIEVEMENT_IDS.index(achievement), self.deck
        gains = self.names.gains(figures.achievement_steps[number], figures.achievement_glory[number])
        foot = self.say("panel-needs", needs=self.names.condition(figures.achievement_needs[number]))
        name = self.names.achievement(achievement, "name")
        corner = self.glory(figures.achievement_glory[number])
        return self.make("achievement", achievement, name, self.say("panel-gives", list=gains), foot, corner)

    def religion(self, religion: str) -> Card:
        number = deck.RELIGION_IDS.index(religion)
        foot = self.say("panel-needs", needs=self.names.condition(self.deck.religion_needs[number]))
        corner = self.glory(self.deck.religion_glory[number])
        return self.make(
            "religion", religion, self.names.religion(religion), self.names.religion_text(religion), foot, corner
        )

    def great_power(self, power: str) -> Card:
        number = deck.POWER_IDS.index(power)
        foot = self.say("power-start", number=self.deck.start_number[number])
        text = capital(self.names.power_text(power))
        return self.make("great_power", power, self.names.power(power, "name"), text, capital(foot))

"""What players of Attack! lose and win by what happens. See `greatpowers.games.game`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from greatpowers.games.attack.rules.view import AttackView
from greatpowers.kernel.values import Event
from greatpowers.screen.stakes import Sense, Stake, StakeKind
from greatpowers.words.words import Words, capital

PURSE: Final = "player_"
BETWEEN_PLAYERS: Final = ("trade", "card")
"""Purposes by which money goes from one player to another."""
CARDS: Final[dict[str, tuple[Sense, str]]] = {
    "handed": ("loss", "target"),
    "idled": ("loss", "player"),
    "recovered": ("gain", "player"),
    "banned": ("loss", "player"),
}
"""What befalls cards and their use, and the field that says whose."""


class AtStake(NamedTuple):
    """Whose every region is, and where the capitals stand."""

    owners: Mapping[str, int]
    capitals: Mapping[int, str]


def at_stake(view: AttackView) -> AtStake:
    return AtStake(
        {name: row.owner for name, row in view.regions.items() if row.owner is not None},
        {seat: player.capital for seat, player in enumerate(view.players) if player.capital is not None},
    )


def stakes(words: Words, events: Sequence[Event], before: AtStake) -> tuple[list[Stake], AtStake]:
    telling = Telling(words, before)
    for event in events:
        telling.tell(event)
    telling.count_fallen()
    return telling.found, telling.now


class Telling:
    """Follows the events of one answer."""

    def __init__(self, words: Words, before: AtStake) -> None:
        self.words = words
        self.now = before
        self.found: list[Stake] = []
        self.fallen: dict[tuple[int, str], Counter[str]] = {}
        """The units that each player lost at each place."""

    def tell(self, event: Event) -> None:
        values = {key: str(value) for key, value in event.values.items()}
        if event.name == "took":
            self.took(values["region"], int(values["player"]))
        elif event.name == "left":
            self.lost(values["region"], int(values["player"]), "neutral")
        elif event.name == "founded":
            self.now = self.now._replace(capitals={**self.now.capitals, int(values["player"]): values["region"]})
        elif event.name == "removed":
            self.fallen.setdefault((int(values["player"]), values["place"]), Counter())[values["unit"]] += 1
        elif event.name == "eliminated":
            text = self.words.event(event)
            self.add(int(values["player"]), "loss", "right", self.words.say("stake-eliminated"), text, grave=True)
        elif event.name in CARDS:
            sense, field = CARDS[event.name]
            self.add(int(values[field]), sense, "card", self.words.say("stake-cards"), self.words.event(event))
        elif event.name == "paid" and values["purpose"] in BETWEEN_PLAYERS:
            self.paid(event, values)

    def add(
        self,
        seat: int,
        sense: Sense,
        kind: StakeKind,
        title: str,
        text: str,
        value: str = "",
        region: str = "",
        grave: bool = False,
    ) -> None:
        self.found.append(Stake(seat, sense, kind, capital(title), capital(text), value, region, grave=grave))

    def took(self, region: str, player: int) -> None:
        before = self.now.owners.get(region)
        if before is not None and before != player:
            self.lost(region, before, "taken", player)
        self.now = self.now._replace(owners={**self.now.owners, region: player})
        if before != player:
            home = self.now.capitals.get(player) == region
            say, title = self.words.say, self.words.say("stake-place", region=region)
            self.add(player, "gain", "capital" if home else "region", title, say("stake-region-won"), "", region, home)

    def lost(self, region: str, seat: int, how: str, player: int = -1) -> None:
        self.now = self.now._replace(owners={name: one for name, one in self.now.owners.items() if name != region})
        home, say = self.now.capitals.get(seat) == region, self.words.say
        named = {"player": player} if player >= 0 else {}
        text, value = say(f"stake-region-{how}", **named), say("stake-value-capital" if home else "stake-value-region")
        kind: StakeKind = "capital" if home else "region"
        self.add(seat, "loss", kind, say("stake-place", region=region), text, value, region, grave=home)

    def count_fallen(self) -> None:
        """One line for each place, not for each unit."""
        for (seat, place), units in self.fallen.items():
            listed = self.words.listed(
                [self.words.say("stake-units", unit=unit, count=count) for unit, count in units.items()]
            )
            text = self.words.say("stake-fallen", units=listed)
            value = self.words.say("stake-value-units", count=units.total())
            self.add(seat, "loss", "unit", self.words.say("stake-place", region=place), text, value, place)

    def paid(self, event: Event, values: Mapping[str, str]) -> None:
        sides: tuple[tuple[str, Sense], ...] = (("payer", "loss"), ("payee", "gain"))
        for field, sense in sides:
            if values[field].startswith(PURSE):
                value = self.words.say(
                    f"stake-value-money-{sense}", money=values["money"], amount=int(values["amount"])
                )
                seat, title = int(values[field].removeprefix(PURSE)), self.words.say("stake-money")
                self.add(seat, sense, "money", title, self.words.event(event), value)

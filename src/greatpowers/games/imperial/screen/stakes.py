"""What players of Imperial lose and win by what happens. See `greatpowers.games.game`.

A nation's losses are those of its government; its power is also that of everybody who has lent to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple, cast

from greatpowers.games.imperial.rules.board import Board
from greatpowers.games.imperial.rules.ruleset import ImperialRuleset
from greatpowers.games.imperial.rules.view import ImperialView
from greatpowers.games.imperial.words.names import Names
from greatpowers.kernel.values import Event
from greatpowers.screen.stakes import Sense, Stake, StakeKind
from greatpowers.words.words import Words, capital

HOSTILE: Final = "army"
LENT: Final = {"lent": 1, "returned": -1}


class AtStake(NamedTuple):
    """Who governs, who has lent how much, the power of the nations, how many upright armies of which nation
    stand in each region, and whose turn it is."""

    governments: Mapping[str, int]
    loans: Mapping[str, Mapping[int, int]]
    power: Mapping[str, int]
    armies: Mapping[tuple[str, str], int]
    mover: str


def at_stake(view: ImperialView) -> AtStake:
    return AtStake(
        governments={name: row.government for name, row in view.nations.items() if row.government is not None},
        loans={
            name: {seat: sum(player.bonds.get(name, ())) for seat, player in enumerate(view.players)}
            for name in view.nations
        },
        power={name: row.power for name, row in view.nations.items()},
        armies={(region, name): count for name, row in view.nations.items() for region, count in row.armies.items()},
        mover=view.to_move,
    )


def stakes(words: Words, events: Sequence[Event], before: AtStake) -> tuple[list[Stake], AtStake]:
    telling = Telling(words, before)
    for index, event in enumerate(events):
        telling.tell(event, events[:index])
    telling.pay_out()
    return telling.found, telling.now


class Telling:
    """Follows the events of one answer."""

    def __init__(self, words: Words, before: AtStake) -> None:
        self.words = words
        self.names = cast(Names, words.vocabulary)
        self.board: Board = cast(ImperialRuleset, words.ruleset).figures.board
        self.now = before
        self.found: list[Stake] = []
        self.interest: dict[int, int] = {}
        """What each seat gets, or with a minus adds to what the treasury lacks."""

    def tell(self, event: Event, earlier: Sequence[Event]) -> None:
        values = {key: str(value) for key, value in event.values.items()}
        if event.name == "governed":
            self.governed(values["nation"], int(values["player"]))
        elif event.name in LENT:
            self.lent(values["nation"], int(values["player"]), LENT[event.name] * int(values["face"]))
        elif event.name == "razed":
            self.of_government(event, "loss", "factory", "factory", grave=True)
        elif event.name == "unflagged":
            self.of_government(event, "loss", "flag", "flag")
        elif event.name == "removed":
            self.removed(event, earlier)
        elif event.name in ("moved", "turned"):
            self.moved(event.name, values)
        elif event.name == "empowered":
            self.empowered(values["nation"], int(values["points"]), int(values["power"]))
        elif event.name == "paid":
            self.paid(values["payer"], values["payee"], int(values["amount"]), values["purpose"])
        elif event.name == "card_passed":
            self.right(int(values["player"]), "gain", "card")
        elif event.name == "banked":
            self.right(int(values["player"]), "gain" if values["holds"] == "yes" else "loss", "bank")
        elif event.name == "turn_began":
            self.now = self.now._replace(mover=values["nation"])

    # --- offices ---

    def governed(self, nation: str, player: int) -> None:
        before = self.now.governments.get(nation)
        self.now = self.now._replace(governments={**self.now.governments, nation: player})
        if before == player:
            return
        if before is not None:
            text = self.words.say("stake-government-lost", nation=nation, player=player)
            self.of_nation(before, "loss", "government", nation, text, grave=True)
        text = self.words.say("stake-government-won", nation=nation)
        self.of_nation(player, "gain", "government", nation, text, grave=True)

    def of_nation(
        self, seat: int, sense: Sense, kind: StakeKind, nation: str, text: str, value: str = "", grave: bool = False
    ) -> None:
        title = self.names.nation_names[nation]
        short = value or self.words.say(f"stake-value-{kind}")
        self.found.append(Stake(seat, sense, kind, title, capital(text), short, "", nation, grave))

    def right(self, seat: int, sense: Sense, what: str) -> None:
        title, text = self.words.say(f"stake-{what}"), self.words.say(f"stake-{what}-{sense}")
        self.found.append(Stake(seat, sense, "right", title, text))

    # --- the board ---

    def of_government(self, event: Event, sense: Sense, kind: StakeKind, what: str, grave: bool = False) -> None:
        """Something of a nation at a place is gone: it concerns whoever governs."""
        nation, region = str(event.values["nation"]), str(event.values["region"])
        self.at_place(nation, region, sense, kind, self.words.event(event), what, grave)

    def at_place(
        self, nation: str, region: str, sense: Sense, kind: StakeKind, text: str, what: str, grave: bool = False
    ) -> None:
        seat = self.now.governments.get(nation)
        if seat is not None:
            value, title = self.words.say(f"stake-value-{what}"), self.names.region_names[region]
            self.found.append(Stake(seat, sense, kind, title, capital(text), value, region, nation, grave))

    def removed(self, event: Event, earlier: Sequence[Event]) -> None:
        """Units fall by an exchange, which says more, or on both sides of a factory that is destroyed."""
        region, unit = str(event.values["region"]), str(event.values["unit"])
        fights = (one for one in reversed(earlier) if one.name == "exchanged" and one.values["region"] == region)
        told = next(fights, event)
        self.at_place(
            str(event.values["nation"]),
            region,
            "loss",
            "unit",
            self.words.event(told),
            "fleet" if unit == "fleet" else "army",
        )
        if unit == HOSTILE:
            self.stand(str(event.values["nation"]), region, -1)

    def moved(self, name: str, values: dict[str, str]) -> None:
        nation, region = values["nation"], values["region"]
        if name == "turned":
            self.stand(nation, region, 1 if values["unit"] == HOSTILE else -1)
            return
        if values["unit"] == HOSTILE:
            self.stand(nation, values["origin"], -1)
        if values["unit_then"] == HOSTILE:
            self.stand(nation, region, 1)

    def stand(self, nation: str, region: str, change: int) -> None:
        """A hostile army more or less; the first in a foreign home province occupies it, the last frees it."""
        owner = self.board.owner[self.board.index[region]]
        if owner < 0 or self.board.nations[owner] == nation:
            return
        host, place, armies = self.board.nations[owner], (region, nation), self.now.armies
        before = sum(count for (where, whose), count in armies.items() if where == region and whose != host)
        self.now = self.now._replace(armies={**armies, place: armies.get(place, 0) + change})
        if before == 0 and change > 0:
            text = self.words.say("stake-occupied", nation=nation, host=host)
            self.at_place(host, region, "loss", "region", text, "occupied", grave=True)
        elif before == 1 and change < 0:
            self.at_place(host, region, "gain", "region", self.words.say("stake-freed"), "freed")

    # --- money and power ---

    def lent(self, nation: str, player: int, amount: int) -> None:
        loans = self.now.loans[nation]
        changed = {**loans, player: loans.get(player, 0) + amount}
        self.now = self.now._replace(loans={**self.now.loans, nation: changed})

    def empowered(self, nation: str, points: int, power: int) -> None:
        before = self.now.power[nation]
        self.now = self.now._replace(power={**self.now.power, nation: power})
        if power == before:
            return
        value = self.words.say("stake-value-power", before=before, after=power)
        for seat, amount in self.now.loans[nation].items():
            if amount:
                text = self.words.say("stake-power", nation=nation, amount=amount)
                self.of_nation(seat, "gain", "points", nation, text, value)

    def paid(self, payer: str, payee: str, amount: int, purpose: str) -> None:
        if purpose == "interest":
            for account, sign in ((payee, 1), (payer, -1)):
                if account.startswith("player_"):
                    seat = seat_of(account)
                    self.interest[seat] = self.interest.get(seat, 0) + sign * amount
        elif purpose in ("investor_card", "compensation"):
            self.money(payee, amount, "gain", purpose)
            self.money(payer, amount, "loss", purpose)

    def money(self, account: str, amount: int, sense: Sense, purpose: str) -> None:
        if account.startswith("player_"):
            title, text = self.words.say("stake-money"), self.words.say(f"stake-{purpose}-{sense}")
            value = self.words.say(f"stake-value-{sense}", amount=amount)
            self.found.append(Stake(seat_of(account), sense, "money", title, text, value))

    def pay_out(self) -> None:
        for seat, amount in self.interest.items():
            if amount:
                sense: Sense = "gain" if amount > 0 else "loss"
                text = self.words.say(f"stake-interest-{sense}", nation=self.now.mover)
                value = self.words.say(f"stake-value-{sense}", amount=abs(amount))
                self.of_nation(seat, sense, "money", self.now.mover, text, value)


def seat_of(account: str) -> int:
    return int(account.removeprefix("player_"))

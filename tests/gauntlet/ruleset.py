"""The ruleset of Gauntlet: its steps, and how the edges see it."""

from __future__ import annotations

from typing import cast

from greatpowers.kernel.chance import Dice
from greatpowers.kernel.ruleset import Option, Ruleset
from greatpowers.kernel.state import State
from greatpowers.kernel.step import steps_in_order
from greatpowers.kernel.values import Json, Value
from tests.gauntlet import agenda, answers, audit, document, events, queries, secrets, steps
from tests.gauntlet.reasons import REASONS
from tests.gauntlet.state import BANK, PURSE, START_COINS, Gauntlet


class GauntletRuleset(Ruleset):
    """Merchants carry coins and cards past each other."""

    def __init__(self) -> None:
        super().__init__("gauntlet", "1", (2, 4))
        self.game = "gauntlet"
        self.names = {"de": "Spießrutenlauf", "en": "Gauntlet"}
        self.options = (Option("length", ("short", "long")), Option("toll", (True, False)))
        self.steps = steps_in_order(
            [
                steps.Round(),
                steps.Draw(),
                steps.Roll(),
                steps.Bid(),
                steps.Spy(),
                steps.Peek(),
                steps.Market(),
                steps.Auction(),
                steps.Offer(),
                steps.Reply(),
                steps.Raid(),
                steps.Rescue(),
                steps.Retort(),
                steps.Toll(),
                steps.Gift(),
            ]
        )
        self.rights = [steps.Give(), steps.Show()]
        self.first_right = answers.GIVE
        self.codec = answers.codec()
        self.events = events.kinds()
        self.reasons = REASONS
        self.has_secrets = True

    def table(self, seats: int, options: dict[str, Value | bool]) -> Gauntlet:
        """A table with nothing dealt."""
        return Gauntlet(seats, options)

    def begin(self, seats: int, options: dict[str, Value | bool]) -> State:
        """1 Preparation: 8 coins each, then three cards each from the bag."""
        state = self.table(seats, options)
        for seat in range(seats):
            state.pay(BANK, PURSE + seat, START_COINS, events.START)
        state.first(agenda.ROUND)
        state.first(agenda.DRAW, 0, steps.START_HAND)
        return state

    def scores(self, state: State) -> list[int]:
        game = cast(Gauntlet, state)
        return [queries.score(game, seat) for seat in range(game.seats)]

    def ranks(self, state: State) -> list[int]:
        return queries.ranking(cast(Gauntlet, state))

    def guess(self, state: State, seat: int, dice: Dice) -> State:
        return secrets.guess(cast(Gauntlet, state), seat, dice)

    def view(self, state: State, seat: int) -> dict[str, Json]:
        return secrets.view(cast(Gauntlet, state), self, seat)

    def shown(self, event: list[int], seat: int) -> list[int] | None:
        return secrets.shown(event, seat)

    def document(self, state: State) -> dict[str, Json]:
        return document.write(cast(Gauntlet, state), self)

    def state(self, document_: Json) -> State:
        seats = document.read_header(document_, self)
        return document.read(document_, self, self.table(seats, self.chosen(document_["options"])))

    def position_schema(self) -> dict[str, Json]:
        return document.schema(self)

    def ledger(self, state: State) -> dict[str, int]:
        return audit.ledger(cast(Gauntlet, state))

    def effects(self, event: list[int]) -> list[tuple[str, int]]:
        return audit.effects(event)

    def broken(self, state: State) -> str:
        return audit.broken(cast(Gauntlet, state))

"""The ruleset of the toy game: its steps, and how the edges see it."""

from __future__ import annotations

from typing import cast

from greatpowers.kernel.chance import Dice
from greatpowers.kernel.ruleset import Option, Ruleset, Version
from greatpowers.kernel.state import State
from greatpowers.kernel.step import steps_in_order
from greatpowers.kernel.values import Json, Value
from greatpowers.kernel.view import View
from tests.toy.rules import answers, codes, document, queries, steps, view
from tests.toy.rules.state import BANK, PURSE, START_COINS, Toy

VERSIONS = (
    Version({"id": "1", "change_de": "Die erste Fassung.", "change_en": "The first version.", "half_is_enough": True}),
    Version(
        {
            "id": "2",
            "change_de": "Für den Zoll müssen mehr als die Hälfte stimmen.",
            "change_en": "A toll needs more than half of the votes.",
            "half_is_enough": False,
        }
    ),
)


class ToyRuleset(Ruleset):
    """Merchants carry coins and cards past each other."""

    def __init__(self, version: str = "") -> None:
        super().__init__("toy", VERSIONS, (2, 4), version)
        self.game = "toy"
        self.names = {"de": "Spießrutenlauf", "en": "Toy"}
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
                steps.Toll(self.flags["half_is_enough"]),
                steps.Gift(),
            ]
        )
        self.rights = [steps.Give(), steps.Show()]
        self.first_right = answers.GIVE
        self.codec = answers.codec()
        self.events = codes.kinds()
        self.reasons = codes.REASONS
        self.has_secrets = True

    def made(self, version: str) -> Ruleset:
        return ToyRuleset(version)

    def table(self, seats: int, options: dict[str, Value | bool]) -> Toy:
        """A table with nothing dealt."""
        return Toy(seats, options)

    def begin(self, seats: int, options: dict[str, Value | bool]) -> State:
        """1 Preparation: 8 coins each, then three cards each from the bag."""
        state = self.table(seats, options)
        for seat in range(seats):
            state.pay(BANK, PURSE + seat, START_COINS, codes.FOR_START)
        state.first(codes.ROUND)
        state.first(codes.DRAW, 0, steps.START_HAND)
        return state

    def scores(self, state: State) -> list[int]:
        game = cast(Toy, state)
        return [queries.score(game, seat) for seat in range(game.seats)]

    def ranks(self, state: State) -> list[int]:
        return queries.ranking(cast(Toy, state))

    def guess(self, state: State, seat: int, dice: Dice) -> State:
        return document.guess(cast(Toy, state), seat, dice)

    def view(self, state: State, seat: int) -> View:
        return view.view(cast(Toy, state), self, seat)

    def shown(self, event: list[int], seat: int) -> list[int] | None:
        return view.shown(event, seat)

    def document(self, state: State) -> dict[str, Json]:
        return document.write(cast(Toy, state), self)

    def state(self, document_: Json) -> State:
        seats = document.read_header(document_, self)
        return document.read(document_, self, self.table(seats, self.chosen(document_["options"])))

    def position_schema(self) -> dict[str, Json]:
        return document.schema(self)

    def ledger(self, state: State) -> dict[str, int]:
        return queries.ledger(cast(Toy, state))

    def effects(self, event: list[int]) -> list[tuple[str, int]]:
        return queries.effects(event)

    def broken(self, state: State) -> str:
        return queries.broken(cast(Toy, state))

"""The ruleset of Imperialism: its deck, its steps, and how the edges see it."""

from __future__ import annotations

from typing import cast

from greatpowers.games.imperialism.rules import (
    agenda,
    answers,
    audit,
    dealing,
    deck,
    document,
    events,
    guess,
    owner,
    queries,
    schema,
    view,
    writing,
)
from greatpowers.games.imperialism.rules.deck import Deck, Rules
from greatpowers.games.imperialism.rules.reasons import REASONS, STEP_PASSAGES
from greatpowers.games.imperialism.rules.state import Imperialism
from greatpowers.games.imperialism.rules.steps import action, conquest, development, hands, reactions, setup, turn, war
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.ruleset import Option, Ruleset, Wish
from greatpowers.kernel.state import State
from greatpowers.kernel.step import steps_in_order
from greatpowers.kernel.values import Json
from greatpowers.kernel.view import View


class ImperialismRuleset(Ruleset):
    """Cards, tracks, intrigue, war and faith for two to four."""

    def __init__(self) -> None:
        header: dict[str, Json] = deck.TABLE["ruleset"]
        low, high = header["players"]
        super().__init__(header["id"], deck.VERSIONS, (low, high))
        self.game = "imperialism"
        self.names = {"de": header["name_de"], "en": header["name_en"]}
        self.deck = Deck(deck.TABLE)
        self.options = (
            Option("refill", ("always", "after_discarding")),
            Option("counter_reformation", ("own_faith", "catholic")),
            Option("deck", (None,), document=True),
        )
        self.steps = steps_in_order(
            [
                setup.LayOut(),
                setup.Display(),
                setup.Draw(),
                setup.RevealAchievement(),
                setup.DealPower(),
                setup.ChoosePower(),
                turn.Turn(),
                turn.Escape(),
                turn.Discard(),
                turn.Refill(),
                action.Action(),
                development.Development(),
                development.Raise(),
                development.Fetch(),
                action.Intrigue(),
                conquest.Urge(),
                war.Defend(),
                war.Battle(),
                war.Peace(),
                war.Plunder(),
                war.WarEvents(),
                reactions.Respond(),
                reactions.Pirates(),
                turn.Achievement(),
                turn.EndTurn(),
                turn.Trim(),
                hands.Look(),
                hands.Take(),
                hands.Swap(),
                hands.Faith(),
                hands.Steal(),
                conquest.Explore(),
            ]
        )
        self.rights = [turn.Achieve(), hands.Thwart()]
        self.first_right = answers.ACHIEVE
        self.codec = answers.codec()
        self.events = events.KINDS
        self.reasons = REASONS
        self.step_passages = STEP_PASSAGES
        self.has_secrets = True

    def check_document(self, name: str, value: Json) -> None:
        """The figures of somebody who owns the box."""
        owner.check(value, f"options.{name}")

    def table(self, seats: int, options: dict[str, Json]) -> Imperialism:
        """A table with nothing laid out."""
        figures = self.deck if options["deck"] is None else Deck(options["deck"])
        return Imperialism(Rules(figures, seats, options))

    def begin(self, seats: int, options: dict[str, Json]) -> State:
        state = self.table(seats, options)
        state.first(agenda.LAY_OUT)
        return state

    def wishes(self, state: State, setup: Json) -> list[Wish]:
        return dealing.wishes(cast(Imperialism, state), setup)

    def dealing_place(self, state: State, seat: int) -> tuple[int, int]:
        return dealing.place(cast(Imperialism, state), seat)

    def scores(self, state: State) -> list[int]:
        game = cast(Imperialism, state)
        return [queries.score(game, seat) for seat in range(game.seats)]

    def ranks(self, state: State) -> list[int]:
        return queries.ranking(cast(Imperialism, state))

    def guess(self, state: State, seat: int, dice: Dice) -> State:
        return guess.guess(cast(Imperialism, state), seat, dice)

    def view(self, state: State, seat: int) -> View:
        return view.view(cast(Imperialism, state), self, seat)

    def shown(self, event: list[int], seat: int) -> list[int] | None:
        return view.shown(event, seat)

    def document(self, state: State) -> dict[str, Json]:
        return writing.write(cast(Imperialism, state), self)

    def state(self, document_: Json) -> State:
        seats, options = document.read_header(document_, self)
        return document.read(document_, self, self.table(seats, options))

    def position_schema(self) -> dict[str, Json]:
        return schema.schema(self)

    def ledger(self, state: State) -> dict[str, int]:
        return audit.ledger(cast(Imperialism, state))

    def effects(self, event: list[int]) -> list[tuple[str, int]]:
        return audit.effects(event)

    def broken(self, state: State) -> str:
        return audit.broken(cast(Imperialism, state))

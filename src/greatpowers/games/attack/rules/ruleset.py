"""The ruleset of Attack!: its figures, its steps, and how the edges see it."""

from __future__ import annotations

from typing import cast

from greatpowers.games.attack.rules import (
    agenda,
    answers,
    audit,
    dealing,
    document,
    events,
    guess,
    owner,
    queries,
    regions,
    schema,
    view,
    writing,
)
from greatpowers.games.attack.rules.figures import FILES, TABLES, VERSIONS, Figures, Rules
from greatpowers.games.attack.rules.pieces import NO_TYPE
from greatpowers.games.attack.rules.reasons import REASONS, STEP_PASSAGES
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.table import steps
from greatpowers.games.attack.rules.view import AttackView
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.ruleset import Option, Ruleset, Wish
from greatpowers.kernel.state import State
from greatpowers.kernel.values import Json
from greatpowers.kernel.view import View


class AttackRuleset(Ruleset):
    """The world of 1935 for two to eight."""

    def __init__(self, version: str = "") -> None:
        header: dict[str, Json] = TABLES["figures"]["ruleset"]
        low, high = header["players"]
        super().__init__(header["id"], VERSIONS, (low, high), version)
        self.game = "attack"
        self.names = {"de": header["name_de"], "en": header["name_en"]}
        self.figures = Figures(TABLES, self.flags)
        self.options = (
            Option("board", ("auto", "west", "world")),
            Option("continents", (False, True)),
            Option("defence_dice", (False, True)),
            Option("eagles", (13, 17, 20, 26)),
            Option("rounds", (30, 10)),
            *(Option(name, (None,), document=True) for name in FILES),
        )
        self.steps = steps()
        self.codec = answers.codec()
        self.events = events.EVENTS
        self.reasons = REASONS
        self.step_passages = STEP_PASSAGES
        self.has_secrets = True

    def made(self, version: str) -> Ruleset:
        return AttackRuleset(version)

    def check_document(self, name: str, value: Json) -> None:
        """A file of somebody who owns the box."""
        owner.check(value, name, f"options.{name}")

    def table(self, seats: int, options: dict[str, Json]) -> Attack:
        """A table with nothing laid out."""
        replaced = {name: options[name] for name in FILES if options[name] is not None}
        figures = Figures({**TABLES, **replaced}, self.flags) if replaced else self.figures
        return Attack(Rules(figures, seats, options))

    def begin(self, seats: int, options: dict[str, Json]) -> State:
        state = self.table(seats, options)
        state.first(agenda.LAY_OUT)
        return state

    def wishes(self, state: State, setup: Json) -> list[Wish]:
        return dealing.wishes(cast(Attack, state), setup)

    def dealing_place(self, state: State, seat: int) -> tuple[int, int]:
        return dealing.place(cast(Attack, state), seat)

    def scores(self, state: State) -> list[int]:
        game = cast(Attack, state)
        seats = range(game.seats)
        return [queries.victory_points(game, seat) if game.government[seat] != NO_TYPE else 0 for seat in seats]

    def ranks(self, state: State) -> list[int]:
        return queries.ranking(cast(Attack, state))

    def guess(self, state: State, seat: int, dice: Dice) -> State:
        return guess.guess(cast(Attack, state), seat, dice)

    def view(self, state: State, seat: int) -> AttackView:
        return view.view(cast(Attack, state), self, seat)

    def shown(self, event: list[int], seat: int) -> list[int] | None:
        return view.shown(event, seat)

    def regions(self, state: State) -> dict[str, View]:
        return dict(regions.regions(cast(Attack, state)))

    def document(self, state: State) -> dict[str, Json]:
        return writing.write(cast(Attack, state), self)

    def state(self, document_: Json) -> State:
        seats, options = document.read_header(document_, self)
        return document.read(document_, self, self.table(seats, options))

    def position_schema(self) -> dict[str, Json]:
        return schema.schema(self)

    def ledger(self, state: State) -> dict[str, int]:
        return audit.ledger(cast(Attack, state))

    def effects(self, event: list[int]) -> list[tuple[str, int]]:
        return audit.effects(event)

    def broken(self, state: State) -> str:
        return audit.broken(cast(Attack, state))

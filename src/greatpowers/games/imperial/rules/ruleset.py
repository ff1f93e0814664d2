"""The rulesets of Imperial: an edition's data, its steps, and how the edges see it."""

from __future__ import annotations

from typing import cast

from greatpowers.games.imperial.rules import agenda, answers, audit, dealing, document, events, queries, regions, view
from greatpowers.games.imperial.rules.board import load
from greatpowers.games.imperial.rules.reasons import REASONS, STEP_PASSAGES
from greatpowers.games.imperial.rules.rules import Figures, Rules
from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.games.imperial.rules.steps.armies import Armies
from greatpowers.games.imperial.rules.steps.building import Factory, Import, Production
from greatpowers.games.imperial.rules.steps.donations import Donate
from greatpowers.games.imperial.rules.steps.fighting import Ask, Attack, Demand, Stance
from greatpowers.games.imperial.rules.steps.flags import Flags
from greatpowers.games.imperial.rules.steps.fleets import Canal, Fleets, Sail
from greatpowers.games.imperial.rules.steps.governments import Governments
from greatpowers.games.imperial.rules.steps.investor import Interest, Invest, Investors, Lending
from greatpowers.games.imperial.rules.steps.journey import Journey
from greatpowers.games.imperial.rules.steps.rondel import Action, Rondel, SwissStop, Turn
from greatpowers.games.imperial.rules.steps.setup import DealCard, LayOut, SetOut, StartBond, StartPlayer
from greatpowers.games.imperial.rules.steps.taxation import Taxation
from greatpowers.kernel.ruleset import Option, Ruleset, Version, Wish
from greatpowers.kernel.state import State
from greatpowers.kernel.step import steps_in_order
from greatpowers.kernel.values import Json, Value
from greatpowers.kernel.view import View


class ImperialRuleset(Ruleset):
    """An edition of Imperial."""

    def __init__(self, edition: str, version: str = "") -> None:
        header: dict[str, Json] = load(edition, "tables.toml")["ruleset"]
        low, high = header["players"]
        versions = tuple(Version(row) for row in load(edition, "versions.toml")["version"])
        super().__init__(header["id"], versions, (low, high), version)
        figures = Figures(edition, self.flags)
        self.game = "imperial"
        self.folder = edition
        self.names = {"de": header["name_de"], "en": header["name_en"]}
        self.figures = figures
        table: dict[str, Json] = figures.tables["options"]
        self.options = tuple(Option(name, tuple(values)) for name, values in table.items() if name != "source")
        self.steps = steps_in_order(
            [
                DealCard(),
                StartPlayer(),
                StartBond(figures),
                SetOut(),
                Turn(figures),
                Rondel(),
                SwissStop(figures),
                Action(figures),
                Factory(),
                Production(figures),
                Import(figures),
                Fleets(),
                Sail(figures),
                Canal(figures),
                Armies(),
                Journey(figures),
                Attack(figures),
                Stance(figures),
                Ask(figures),
                Demand(figures),
                Flags(),
                Interest(),
                Investors(),
                Invest(figures),
                Governments(),
                Taxation(),
                Lending(figures),
                LayOut(),
            ]
        )
        self.rights = [Donate()]
        self.first_right = answers.DONATE
        self.codec = answers.codec(figures)
        self.events = events.kinds(figures)
        book, aliases = str(header["book"]), figures.tables.get("passage_aliases", {})
        self.reasons = tuple((name, cite(book, suffix, aliases)) for name, suffix in REASONS)
        self.step_passages = {key: cite(book, suffix, aliases) for key, suffix in STEP_PASSAGES.items()}

    def made(self, version: str) -> Ruleset:
        return ImperialRuleset(self.folder, version)

    def begin(self, seats: int, options: dict[str, Value | bool]) -> State:
        state = Imperial(Rules(self.figures, seats, options))
        state.first(agenda.LAY_OUT)
        return state

    def wishes(self, state: State, setup: Json) -> list[Wish]:
        return dealing.wishes(cast(Imperial, state), setup)

    def dealing_place(self, state: State, seat: int) -> tuple[int, int]:
        return dealing.place(cast(Imperial, state), seat)

    def scores(self, state: State) -> list[int]:
        game = cast(Imperial, state)
        return [queries.score(game, seat) for seat in range(game.seats)]

    def ranks(self, state: State) -> list[int]:
        return queries.ranking(cast(Imperial, state))

    def view(self, state: State, seat: int) -> View:
        return view.view(cast(Imperial, state), self, seat)

    def regions(self, state: State) -> dict[str, View]:
        return dict(regions.regions(cast(Imperial, state)))

    def document(self, state: State) -> dict[str, Json]:
        return document.write(cast(Imperial, state), self)

    def state(self, document_: Json) -> State:
        return document.read(document_, self, self.figures)

    def position_schema(self) -> dict[str, Json]:
        return document.schema(self, self.figures)

    def ledger(self, state: State) -> dict[str, int]:
        return audit.ledger(cast(Imperial, state))

    def effects(self, event: list[int]) -> list[tuple[str, int]]:
        return audit.effects(event, self.figures)

    def broken(self, state: State) -> str:
        return audit.broken(cast(Imperial, state))


def cite(book: str, suffix: str, aliases: dict[str, str]) -> str:
    """The passage of this edition's rulebook: the same ending behind the book's letters, unless it has an alias."""
    return f"{book}-{aliases.get(suffix, suffix)}" if suffix else ""

"""The words of Imperial: names with their grammar, what prompts and refusals speak of, and the log."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING, cast

from greatpowers.games.imperial.rules import queries
from greatpowers.games.imperial.rules.answers import ARMY, LYING
from greatpowers.games.imperial.rules.board import NATIONS
from greatpowers.games.imperial.rules.frames import FLAG_PLACE, ORIGIN, REGION, SEA_BEYOND
from greatpowers.games.imperial.rules.state import NO_FIELD, Imperial
from greatpowers.games.imperial.rules.steps.fleets import controller, fresh_fleets
from greatpowers.games.imperial.rules.steps.journey import fresh_armies
from greatpowers.games.imperial.words.log import Log, SoFar
from greatpowers.games.imperial.words.names import Names
from greatpowers.kernel.match import Match
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import Answer, Event, Value
from greatpowers.words.words import Question, Section

if TYPE_CHECKING:
    from greatpowers.words.words import Words


class Vocabulary(Names):
    """See `greatpowers.words.words.Vocabulary`."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.log = Log(self)

    # questions, refusals, notes

    def prompt_variables(self, match: Match, decision: Question) -> dict[str, Value]:
        position = match.fast
        state = cast(Imperial, position.state)
        nations = self.figures.board.nations
        mover = nations[state.nation]
        variables: dict[str, Value] = {
            "player": decision.seat,
            "nation": mover,
            "mover": mover,
            "treasury": state.treasury(state.nation),
            "cash": state.cash(decision.seat) if decision.seat >= 0 else 0,
            "government": state.government[state.nation],
        }
        step = position.step
        assert step is not None
        for index, field in enumerate(step.fields, 1):
            variables[field.name] = field.values[state.arg(index)]
        variables.update(self._at_step(state, decision.step, variables))
        return variables

    def _at_step(self, state: Imperial, step: str, known: dict[str, Value]) -> dict[str, Value]:
        """What only one step speaks of."""
        figures, nation = self.figures, state.nation
        board = figures.board
        if step == "rondel":
            price = figures.step_price + figures.step_price_per_factor * queries.power_factor(state, nation)
            first = "yes" if state.rondel[nation] == NO_FIELD else "no"
            return {"free": figures.free_steps, "price": price, "first": first}
        if step == "factory":
            return self._to_pay(state, figures.factory_price)
        if step == "import":
            left = figures.import_most - int(known["bought"])
            return {**self._to_pay(state, figures.import_price), "most": figures.import_most, "left": left}
        if step == "fleets":
            return {"left": sum(fresh_fleets(state, region) for region in board.fleet_regions[nation])}
        if step == "armies":
            return {
                "left": sum(fresh_armies(state, *place) for place in product(range(board.first_sea), (ARMY, LYING)))
            }
        if step == "canal":
            origin, beyond = state.arg(ORIGIN), state.arg(SEA_BEYOND)
            canal = board.canals[board.canal_of[origin][beyond]]
            return {"canal": canal, "nation": board.nations[controller(state, origin, beyond)]}
        if step == "journey":
            return {"started": "no" if known["place"] == known["origin"] else "yes"}
        if step == "stance":
            return {"host": board.nations[board.owner[state.arg(REGION)]]}
        if step == "flags":
            other = (nation + state.arg(FLAG_PLACE)) % NATIONS
            return {"nation": board.nations[other], "left": state.flag_pool[other]}
        return {}

    def _to_pay(self, state: Imperial, price: int) -> dict[str, Value]:
        """A price, what the treasury lacks of it, and who could give that (IMP-67)."""
        missing = max(price - state.treasury(state.nation), 0)
        return {"price": price, "missing": missing, "givers": self._givers()}

    def _givers(self) -> str:
        return "anybody" if self.figures.anybody_donates else "government"

    def reason_variables(self, details: dict[str, Value]) -> dict[str, Value]:
        variables = dict(details)
        variables["givers"] = self._givers()
        if "province" in variables:
            variables["region"] = variables["province"]
        return variables

    def answer_variables(self, answer: Answer, position: Position | None) -> dict[str, Value]:
        return {}

    def so_far(self, events: Sequence[Event], before: SoFar | None = None) -> SoFar:
        return self.log.so_far(events, before)

    def sections(self, events: Sequence[Event], before: SoFar) -> list[Section]:
        return self.log.sections(events, before)

"""Requests and meetings: what allowing, stopping, exchanging and standing up would lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from greatpowers.games.imperial.rules import queries
from greatpowers.games.imperial.rules.answers import PASS, STOP, UNITS
from greatpowers.games.imperial.rules.frames import CARGO, DEMANDER, FIELD, ORIGIN, REGION, SEA_BEYOND, UNIT
from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.games.imperial.rules.steps.fleets import PIECES
from greatpowers.games.imperial.screen.asked import Asked
from greatpowers.games.imperial.screen.trial import Trial, effect, investing, standing
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import Answer
from greatpowers.screen.previews import Preview

if TYPE_CHECKING:
    from greatpowers.words.words import Words


class Requests(Asked):
    """The answers of one seat to what another does, or of the mover to whom it meets."""

    def __init__(self, words: Words, position: Position, state: Imperial, seat: int) -> None:
        super().__init__(words, position, state, seat)
        self.board = state.rules.board
        self.mover = self.board.nations[state.nation]

    def preview(self, step: str, answer: Answer) -> Preview:
        if step == "swiss_stop":
            return self.stop() if answer.kind == "stop" else self.let_go()
        if step == "canal":
            return Preview(self.canal(answer.kind))
        if step == "demand":
            return Preview(self.demand(answer))
        if step == "attack":
            return Preview(self.attack(answer))
        if step == "stance":
            return Preview(self.stance(str(answer.values["stance"])))
        return Preview(self.ask(str(answer.values["nation"])))

    # the Swiss Bank

    def stop(self) -> Preview:
        due = queries.interest_due(self.state, self.state.nation)
        own = queries.interest_to(self.state, self.state.nation, self.seat)
        return self.told(STOP, self.say("note-stop", nation=self.mover, due=due, own=own))

    def let_go(self) -> Preview:
        field = self.state.rules.figures.fields[self.state.arg(FIELD)]
        return self.told(PASS, self.say("note-no-stop", nation=self.mover, field=field))

    def told(self, code: int, note: str) -> Preview:
        before = standing(self.state, self.state.nation, self.seat)
        after = standing(Trial(self.position, code, self.seat).state, self.state.nation, self.seat)
        effects = [effect(self.words, id, before[id], after[id]) for id in ("treasury", "cash", "score")]
        return Preview("; ".join([note, *self.invest_then()]), "", effects)

    def invest_then(self) -> list[str]:
        names = [
            self.say("note-you") if seat == self.seat else self.words.player(seat) for seat in investing(self.state)
        ]
        return [self.say("note-invests", list=self.words.listed(names))] if names else []

    # the canal

    def canal(self, kind: str) -> str:
        piece = PIECES[self.state.arg(CARGO)]
        origin, beyond = (self.board.regions[self.state.arg(end)] for end in (ORIGIN, SEA_BEYOND))
        return self.say(f"note-{kind}", nation=self.mover, piece=piece, origin=origin, beyond=beyond)

    # meeting others

    def both_leave(self, one: str, unit: str, other: str, foreign: str) -> str:
        return self.say("note-exchange", nation=one, unit=unit, other=other, foreign=foreign)

    def attack(self, answer: Answer) -> str:
        values = answer.values
        if answer.kind == "exchange":
            unit = str(values["unit"])
            return self.both_leave(self.mover, unit, str(values["nation"]), str(values["foreign_unit"]))
        region = self.state.arg(REGION)
        if queries.is_foreign_home(self.state, region):
            last = queries.is_last_factory(self.state, region)
            return self.say("note-peace-home", last="yes" if last else "no")
        return self.say("note-peace")

    def demand(self, answer: Answer) -> str:
        unit, asked = UNITS[self.state.arg(UNIT)], self.board.nations[self.state.arg(DEMANDER)]
        if answer.kind == "demand":
            return self.both_leave(asked, str(answer.values["unit"]), self.mover, unit)
        return self.say(
            "note-no-demand", nation=self.mover, unit=unit, region=self.board.regions[self.state.arg(REGION)]
        )

    def ask(self, nation: str) -> str:
        """Who would decide, and with how many units."""
        index = self.board.nations.index(nation)
        here = index * self.state.regions + self.state.arg(REGION)
        counts = [(unit, self.state.units(number)[here]) for number, unit in enumerate(UNITS)]
        items = [self.say("unit-counted", unit=unit, count=count) for unit, count in counts if count]
        return self.say("note-ask", player=self.state.government[index], list=self.words.listed(items))

    def stance(self, stance: str) -> str:
        """What standing up takes from the host: production, taxes, the railway."""
        region = self.state.arg(REGION)
        host = self.board.nations[self.board.owner[region]]
        if stance == "friendly":
            return self.say("note-friendly", nation=host)
        if self.state.factory[region] and not queries.is_occupied(self.state, region):
            tax = self.state.rules.figures.tax_per_factory
            return self.say("note-hostile-factory", nation=host, tax=tax)
        return self.say("note-hostile", nation=host)

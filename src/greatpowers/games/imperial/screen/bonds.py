"""Bonds: what one costs and brings, and whom it makes the government."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from greatpowers.games.imperial.rules import agenda, queries
from greatpowers.games.imperial.rules.board import NATIONS
from greatpowers.games.imperial.rules.state import NO_SEAT, Imperial
from greatpowers.games.imperial.rules.steps.compensation import compensation_due, investing_origin
from greatpowers.games.imperial.rules.steps.investing import parts, price
from greatpowers.games.imperial.screen.asked import Asked
from greatpowers.games.imperial.screen.trial import Trial, effect, standing
from greatpowers.kernel.position import Position
from greatpowers.screen.effects import Sign
from greatpowers.screen.previews import Preview

if TYPE_CHECKING:
    from greatpowers.words.words import Words

COLUMNS: Final = ("cash", "interest", "score", "treasury")


class Bonds(Asked):
    """The bonds one seat can buy now."""

    def __init__(self, words: Words, position: Position, state: Imperial, seat: int) -> None:
        super().__init__(words, position, state, seat)
        self.origin = investing_origin(state)
        """From whom challengers with equal sums are counted when the governments are checked."""
        self.stands: dict[int, dict[str, int]] = {}

    def preview(self, code: int) -> Preview:
        nation, _, _ = parts(code)
        cost = price(self.state, code)
        before = self.before(nation)
        after = standing(Trial(self.position, code, self.seat).state, nation, self.seat)
        effects = [effect(self.words, id, before[id], after[id]) for id in COLUMNS]
        sign = self.sign(nation, cost)
        note = "; ".join(self.notes(nation, cost, sign))
        return Preview(note, sign, [effect(self.words, "price", None, cost), *effects])

    def before(self, nation: int) -> dict[str, int]:
        """How the seat stands to a nation now, looked at once for all bonds."""
        if nation not in self.stands:
            self.stands[nation] = standing(self.state, nation, self.seat)
        return self.stands[nation]

    def sign(self, nation: int, cost: int) -> Sign:
        """Whether the seat would govern with this bond, and whether it does so already."""
        if queries.claimant(self.state, nation, self.origin, self.seat, cost) != self.seat:
            return ""
        return "secures" if self.state.government[nation] == self.seat else "government"

    def notes(self, nation: int, cost: int, sign: Sign) -> Iterator[str]:
        sums = queries.sums_lent(self.state, nation)
        own = sums[self.seat] + cost
        best = max((seat for seat in range(self.state.seats) if seat != self.seat), key=lambda seat: sums[seat])
        holder = self.state.government[nation]
        name = self.state.rules.board.nations[nation]
        if sign == "government" and holder == NO_SEAT:
            yield self.say("note-bond-first", nation=name, own=own, other=sums[best])
        elif sign == "government":
            yield self.say("note-bond-takes", nation=name, own=own, other=sums[best], player=holder)
            yield from self.fall(nation, holder, cost)
            if self.state.swiss_bank[self.seat]:
                yield self.say("note-bond-bank-back")
        elif sign == "secures" and sums[best] == 0:
            yield self.say("note-bond-alone", own=own)
        elif sign == "secures":
            yield self.say("note-bond-lead", own=own, other=sums[best], player=best)
        elif sums[best] > own:
            yield self.say("note-bond-behind", own=own, other=sums[best], player=best)
        else:
            yield self.say("note-bond-level", own=own, player=best)

    def fall(self, nation: int, loser: int, cost: int) -> Iterator[str]:
        """What becomes of a player who would govern nothing any more."""
        after = [queries.claimant(self.state, other, self.origin) for other in range(NATIONS)]
        after[nation] = self.seat
        if loser in after:
            return
        if self.state.rules.figures.swiss_banks:
            yield self.say("note-bond-bank", player=loser)
        due = 0
        if self.state.rules.compensation > 0 and self.state.top() == agenda.INVEST:
            due = compensation_due(self.state, self.seat, nation, cost)
        if due:
            yield self.say("note-bond-compensation", player=loser, amount=due)

    def none(self) -> Preview:
        """Not lending: which governments others have outbid in this round."""
        lost = [
            (nation, winner)
            for nation in range(NATIONS)
            if self.state.government[nation] == self.seat
            and (winner := queries.claimant(self.state, nation, self.origin)) != self.seat
        ]
        names = self.state.rules.board.nations
        notes = [self.say("note-bond-lost", nation=names[nation], player=winner) for nation, winner in lost]
        return Preview("; ".join(notes), "loses" if notes else "")

"""The fields of the rondel: what each would cost and bring."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from greatpowers.games.imperial.rules import queries, reasons
from greatpowers.games.imperial.rules.answers import ADVANCE, ARMY, FLEET
from greatpowers.games.imperial.rules.board import SHIPYARD
from greatpowers.games.imperial.rules.rules import (
    FACTORY,
    FIELDS,
    IMPORT,
    INVESTOR,
    MANEUVER_1,
    MANEUVER_2,
    TAXATION,
)
from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.games.imperial.rules.steps.building import product
from greatpowers.games.imperial.rules.steps.rondel import asking_order, can_be_stopped
from greatpowers.games.imperial.screen.asked import Asked
from greatpowers.games.imperial.screen.lending import takeovers
from greatpowers.games.imperial.screen.trial import Trial, effect, investing, standing
from greatpowers.kernel.position import Position
from greatpowers.screen.badge import Tone
from greatpowers.screen.effects import Effect
from greatpowers.screen.previews import Preview

if TYPE_CHECKING:
    from greatpowers.words.words import Words

COLUMNS: Final = ("treasury", "cash", "power", "score")


class Fields(Asked):
    """The eight fields for the nation to move and the seat that governs it."""

    def __init__(self, words: Words, position: Position, state: Imperial, seat: int) -> None:
        super().__init__(words, position, state, seat)
        self.nation = state.nation
        self.figures = state.rules.figures
        self.board = state.rules.board
        self.before = standing(state, self.nation, seat)
        self.idle: set[str] = set()
        """Notes of fields that would do nothing now."""

    def refused(self) -> list[int]:
        options = self.position.options(self.seat)
        return [ADVANCE + field for field in range(FIELDS) if ADVANCE + field not in options]

    def way(self, field: int) -> str:
        """How far and at what price."""
        steps, price = self.steps(field), self.price(field)
        if price:
            return self.say("note-advance-price", steps=steps, price=price)
        return self.say("note-advance-free", steps=steps)

    def steps(self, field: int) -> int:
        return queries.rondel_steps(self.state, self.nation, field)

    def price(self, field: int) -> int:
        return queries.rondel_price(self.state, self.nation, self.steps(field))

    def preview(self, field: int) -> Preview:
        code = ADVANCE + field
        reason = self.position.refusal(code, self.seat)
        if reason != reasons.LEGAL:
            return Preview(self.hindrance(field, reason), "", self.effects(field, self.state))
        trial = Trial(self.position, code, self.seat)
        shared = [] if trial.state.over else list(self.investors(field, trial))
        notes = list(self.notes(field, trial))
        tone: Tone = "quiet" if self.idle.intersection(notes) else ""
        return Preview("; ".join(notes), "", self.effects(field, trial.state, tone), shared)

    def effects(self, field: int, then: Imperial, tone: Tone = "") -> list[Effect]:
        """A field has a price only if the marker could get there; a quiet one if it does nothing there."""
        before, after = self.before, standing(then, self.nation, self.seat)
        changes = [effect(self.words, id, before[id], after[id]) for id in COLUMNS]
        if self.steps(field) > self.figures.most_steps:
            return changes
        price = effect(self.words, "price", None, self.price(field))
        return [replace(price, tone=tone), *changes]

    def hindrance(self, field: int, reason: int) -> str:
        """What is missing for a field in reach, in a word or two."""
        cash = self.state.cash(self.seat)
        if reason == reasons.RONDEL_TOO_DEAR:
            return self.say("note-too-dear", cash=cash)
        if reason != reasons.INTEREST_UNCOVERED:
            return ""
        own = queries.interest_to(self.state, self.nation, self.state.government[self.nation])
        others = queries.interest_due(self.state, self.nation) - own
        left = self.state.treasury(self.nation) + cash - self.price(field)
        return self.say("note-uncovered", short=others - left)

    def notes(self, field: int, trial: Trial) -> Iterator[str]:
        if field == INVESTOR:
            yield self.interest()
        elif field == IMPORT:
            yield self.imports()
        elif field == FACTORY:
            yield self.factory()
        elif field in (MANEUVER_1, MANEUVER_2):
            yield self.maneuver()
        elif field == TAXATION:
            yield from self.taxes(trial)
        else:
            yield from self.production()

    # what the fields do

    def nothing(self, note: str, **values: int) -> str:
        """Why a field would do nothing now."""
        text = self.say(note, **values)
        self.idle.add(text)
        return text

    def interest(self) -> str:
        """Who gets what; what the treasury lacks its government first waives and then pays (IMP-32)."""
        due = queries.interest_due(self.state, self.nation)
        own = queries.interest_to(self.state, self.nation, self.state.government[self.nation])
        short = due - self.state.treasury(self.nation)
        if due == 0:
            return self.say("note-investor-none")
        if short <= 0:
            return self.say("note-investor-full", due=due, own=own)
        if short <= own:
            return self.say("note-investor-waive", due=due, own=own, short=short)
        return self.say("note-investor-pocket", due=due, own=own, short=short, pocket=short - own)

    def free_homes(self) -> list[int]:
        homes = self.board.homes[self.nation]
        return [region for region in homes if not queries.is_occupied(self.state, region)]

    def imports(self) -> str:
        homes = self.free_homes()
        supply = self.state.army_pool[self.nation]
        if any(self.board.city[region] == SHIPYARD for region in homes):
            supply += self.state.fleet_pool[self.nation]
        price, treasury = self.figures.import_price, self.state.treasury(self.nation)
        if not homes:
            return self.nothing("note-all-occupied")
        if supply == 0:
            return self.nothing("note-import-supply")
        if treasury < price:
            return self.nothing("note-import-poor")
        return self.say("note-import", count=min(self.figures.import_most, supply, treasury // price), price=price)

    def production(self) -> Iterator[str]:
        """The units by kind, as far as the supply goes; factories that are occupied."""
        built = queries.factories(self.state, self.nation)
        free = [region for region in built if not queries.is_occupied(self.state, region)]
        if free:
            yield self.words.listed([self.say("note-produced", province=self.board.regions[region]) for region in free])
        else:
            yield self.nothing("note-production-none")
        pools = {ARMY: self.state.army_pool[self.nation], FLEET: self.state.fleet_pool[self.nation]}
        for unit, left in pools.items():
            if left < sum(product(self.state, region) == unit for region in free):
                yield self.say("note-production-supply", unit="fleet" if unit == FLEET else "army", left=left)
        if len(built) > len(free):
            yield self.say("note-production-occupied", count=len(built) - len(free))

    def maneuver(self) -> str:
        armies = self.board.armies[self.nation] - self.state.army_pool[self.nation]
        fleets = self.board.fleets[self.nation] - self.state.fleet_pool[self.nation]
        counts = (("fleet", fleets), ("army", armies))
        items = [self.say("unit-counted", unit=unit, count=count) for unit, count in counts if count]
        if not items:
            return self.nothing("note-maneuver-none")
        return self.say("note-maneuver", list=self.words.listed(items))

    def factory(self) -> str:
        sites = [self.board.regions[region] for region in self.free_homes() if not self.state.factory[region]]
        price, treasury = self.figures.factory_price, self.state.treasury(self.nation)
        if not sites:
            return self.nothing("note-factory-full")
        if treasury < price:
            return self.nothing("note-factory-poor", price=price, treasury=treasury)
        names = [self.say("note-site", region=region) for region in sites]
        return self.say("note-factory", price=price, list=self.words.listed(names))

    def taxes(self, trial: Trial) -> Iterator[str]:
        """What the rules of the edition did on the copy."""
        tax = queries.tax(self.state, self.nation)
        points = self.figures.chart_power[self.figures.tax_column(tax)]
        pay = queries.soldiers_pay(self.state, self.nation)
        yield self.say("note-advance-taxation", tax=tax, pay=pay, bonus=trial.paid("bonus"), points=points)
        before, after = (queries.power_factor(state, self.nation) for state in (self.state, trial.state))
        if after > before:
            yield self.say("note-factor", before=before, after=after)
        if trial.state.over:
            yield self.say("note-ends")

    # Investor reached or passed

    def investors(self, field: int, trial: Trial) -> Iterator[str]:
        passes = queries.passes_investor(self.state, self.nation, field)
        if not passes and field != INVESTOR:
            return
        seats = investing(self.state)
        if seats:
            names = [self.you(seat) for seat in seats]
            names[0] = self.say("note-card-holder", name=names[0], income=self.figures.card_income)
            yield self.say("note-invests", list=self.words.listed(names))
            yield from self.takeovers(seats, trial)
        hidden = self.state.rules.hidden_cash and self.figures.anybody_donates
        if passes and self.state.rules.swiss_stop and (hidden or can_be_stopped(self.state, field)):
            banks = [self.you(seat) for seat in asking_order(self.state) if self.state.swiss_bank[seat]]
            if banks:
                yield self.say("note-may-stop", list=self.words.listed(banks), count=len(banks))

    def takeovers(self, seats: list[int], trial: Trial) -> Iterator[str]:
        """Which governments the investors could take with the cash they would have then, where it may be seen."""
        if trial.position.step is None or trial.position.step.name != "invest":
            return
        for seat in seats:
            if seat != self.seat and self.state.rules.hidden_cash:
                continue
            found = takeovers(trial.state, seat)
            if found:
                you = "yes" if seat == self.seat else "no"
                yield self.say("note-could-take", you=you, player=seat, list=", ".join(self.priced(found)))

    def priced(self, found: list[tuple[int, int]]) -> Iterator[str]:
        """Nations with prices, the last with its unit."""
        for number, (nation, price) in enumerate(found, 1):
            last = "yes" if number == len(found) else "no"
            yield self.say("note-could-item", nation=self.board.nations[nation], price=price, last=last)

    def you(self, seat: int) -> str:
        return self.say("note-you") if seat == self.seat else self.words.player(seat)

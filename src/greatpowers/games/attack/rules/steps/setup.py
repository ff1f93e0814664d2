"""Spielaufbau: money and cards, regions, pieces, capitals, governments, counters."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, events, queries, reasons
from greatpowers.games.attack.rules.answers import OIL_MONEY, PRODUCTION, seat_field
from greatpowers.games.attack.rules.board import CONTINENT_IDS, PLACE_IDS, REGION_IDS, REGIONS, SEA_IDS
from greatpowers.games.attack.rules.figures import ECONOMICS_DECK, POLITICS_DECK
from greatpowers.games.attack.rules.pieces import BANK, NEUTRAL, NO_REGION, NO_TYPE, PURSE
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps.gains import Draw
from greatpowers.games.attack.rules.units import (
    FASCISM,
    GOVERNMENT_COUNT,
    INFANTRY,
    LAND_UNITS,
    MOST_SEATS,
    UNIT_COUNT,
    UNITS,
)
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import CHANCE, NOBODY, Value, numbers

EXTRA_TYPES: Final = {5: 1, 6: 2, 7: 3}
"""How many governments come twice with five to seven players."""


class LayOut(Step[Attack]):
    """Schritt 1: pieces, 30 production points, 30 oil, four economics and four politics cards for everybody."""

    def __init__(self) -> None:
        super().__init__(agenda.LAY_OUT, "lay_out")

    def play(self, state: Attack, seat: int, answer: int) -> None:
        figures = state.figures
        state.note(events.BEGAN, 0)
        for player in range(state.seats):
            state.pay(BANK, PURSE + player, PRODUCTION, figures.start_production, events.FOR_START)
            state.pay(BANK, PURSE + player, OIL_MONEY, figures.start_oil, events.FOR_START)
            state.hand_out(player, figures.start)
        state.then(agenda.START_SEAT)
        for player in reversed(range(state.seats)):
            Draw.open(state, POLITICS_DECK, player, figures.start_politics)
            Draw.open(state, ECONOMICS_DECK, player, figures.start_economics)


class StartSeat(Step[Attack]):
    """Schritt 2: who begins is drawn; a contest of dice between equals is an equal draw (ATK-95)."""

    def __init__(self) -> None:
        super().__init__(agenda.START_SEAT, "start_seat", ("begins",))

    def seats(self, state: Attack) -> list[int]:
        return [CHANCE]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.BEGINS, answers.BEGINS + MOST_SEATS))

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        return reasons.LEGAL if answer - answers.BEGINS < state.seats else reasons.NOT_AN_OPPONENT

    def play(self, state: Attack, seat: int, answer: int) -> None:
        state.begin_with(answer - answers.BEGINS)
        state.done()
        Claim.open(state, state.start)


class Claim(Step[Attack]):
    """Schritt 3: in turn each puts an infantry into an unowned region, four times; by an option on four continents."""

    PLAYER: Final = 1

    def __init__(self) -> None:
        super().__init__(agenda.CLAIM, "claim", ("claim",), frame({Claim.PLAYER: seat_field("player")}))

    @staticmethod
    def open(state: Attack, player: int) -> None:
        state.first(agenda.CLAIM, player)

    def seats(self, state: Attack) -> list[int]:
        return [state.arg(Claim.PLAYER)]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [answers.CLAIM + region for region in state.board.regions]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        region = answer - answers.CLAIM
        if not state.board.is_on[region]:
            return reasons.NOT_ON_BOARD
        if state.owner[region] != NEUTRAL:
            return reasons.NOT_FREE
        if state.rules.by_continent:
            taken = [state.board.continent[own] for own in queries.regions_of(state, seat)]
            if state.board.continent[region] in taken:
                return reasons.SAME_CONTINENT
        return reasons.LEGAL

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        region = answer - answers.CLAIM
        return {"region": REGION_IDS[region], "continent": CONTINENT_IDS[state.board.continent[region]]}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        region = answer - answers.CLAIM
        state.place(seat, INFANTRY, region, events.BY_CLAIM)
        state.take(seat, region)
        state.done()
        following = (seat + 1) % state.seats
        if following == state.start and len(queries.regions_of(state, seat)) == state.figures.start_regions:
            Deployment.open(state, state.start)
        else:
            Claim.open(state, following)

    def implausible(self, state: Attack) -> str:
        return "there is no such player" if state.arg(Claim.PLAYER) >= state.seats else ""


class Deployment(Step[Attack]):
    """Schritt 4: in turn each places five more pieces, ships all in one area without foreign ships (ATK-1, ATK-99)."""

    PLAYER: Final = 1
    PLACED: Final = 2

    def __init__(self) -> None:
        fields = frame({Deployment.PLAYER: seat_field("player"), Deployment.PLACED: numbers("placed", 0, 9)})
        super().__init__(agenda.DEPLOYMENT, "deployment", ("place",), fields)
        self.gathers = ("place",)

    def most_named(self, state: Attack, seat: int) -> int:
        left = state.figures.pieces_per_turn - state.arg(Deployment.PLACED)
        return min(left, sum(state.all_to_place(seat)))

    def stock(self, state: Attack, seat: int) -> list[int]:
        return state.all_to_place(seat)

    def takes(self, state: Attack, seat: int, answer: int) -> list[int]:
        placed, _ = answers.split_place(answer)
        return [int(unit == placed) for unit in range(UNIT_COUNT)]

    def apart(self, state: Attack, seat: int, answer: int) -> int:
        unit, place = answers.split_place(answer)
        return 0 if unit < LAND_UNITS else place

    @staticmethod
    def open(state: Attack, player: int) -> None:
        """The player has placed nothing in this turn of his."""
        state.first(agenda.DEPLOYMENT, player)

    def seats(self, state: Attack) -> list[int]:
        return [state.arg(Deployment.PLAYER)]

    def area(self, state: Attack, seat: int) -> int:
        """The sea area of this player's ships, -1 while there are none."""
        for sea in state.board.seas:
            if queries.has_ships(state, seat, sea):
                return sea
        return -1

    def candidates(self, state: Attack, seat: int) -> list[int]:
        found: list[int] = []
        for unit in range(UNIT_COUNT):
            seas = [REGIONS + sea for sea in state.board.seas]
            places = queries.regions_of(state, seat) if unit < LAND_UNITS else seas
            found.extend(answers.place(unit, place) for place in places)
        return found

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        unit, place = answers.split_place(answer)
        if state.to_place(seat, unit) == 0:
            return reasons.NONE_LEFT
        if unit < LAND_UNITS:
            return reasons.LEGAL if place < REGIONS and state.owner[place] == seat else reasons.NOT_YOURS
        sea = place - REGIONS
        if place < REGIONS or not state.board.sea_is_on[sea]:
            return reasons.NOT_ON_BOARD
        if any(queries.has_ships(state, other, sea) for other in queries.others(state, seat)):
            return reasons.OTHER_FLEET
        return reasons.LEGAL if self.area(state, seat) in (-1, sea) else reasons.ONE_AREA_ONLY

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        unit, place = answers.split_place(answer)
        if reason == reasons.NONE_LEFT:
            return {"unit": UNITS[unit], "most": state.figures.start[unit]}
        if reason == reasons.ONE_AREA_ONLY:
            return {"sea": SEA_IDS[self.area(state, seat)]}
        if reason == reasons.OTHER_FLEET:
            return {"sea": PLACE_IDS[place]}
        return {"unit": UNITS[unit], "region": PLACE_IDS[place]}

    def options(self, state: Attack, seat: int) -> list[int]:
        found: list[int] = []
        regions, area = queries.regions_of(state, seat), self.area(state, seat)
        others = queries.others(state, seat)
        seas = [area] if area >= 0 else []
        if area < 0 and sum(state.all_to_place(seat)[LAND_UNITS:]) > 0:
            for sea in state.board.seas:
                if not any(queries.has_ships(state, other, sea) for other in others):
                    seas.append(sea)
        for unit in range(UNIT_COUNT):
            if state.to_place(seat, unit) > 0:
                places = regions if unit < LAND_UNITS else [REGIONS + sea for sea in seas]
                found.extend(answers.place(unit, place) for place in places)
        return found

    def play(self, state: Attack, seat: int, answer: int) -> None:
        unit, place = answers.split_place(answer)
        state.place(seat, unit, place, events.BY_DEPLOYMENT)
        placed = state.arg(Deployment.PLACED) + 1
        if placed < state.figures.pieces_per_turn and sum(state.all_to_place(seat)) > 0:
            state.set_arg(Deployment.PLACED, placed)
            return
        state.done()
        if sum(state.reserve) > 0:
            in_turn = [*queries.others(state, seat), seat]
            Deployment.open(state, next(player for player in in_turn if sum(state.all_to_place(player)) > 0))
        else:
            Capital.open(state, state.start)

    def implausible(self, state: Attack) -> str:
        return "there is no such player" if state.arg(Deployment.PLAYER) >= state.seats else ""


class Capital(Step[Attack]):
    """Schritt 5: in turn each puts the capital into one of their regions, where it stays for good (ATK-90)."""

    PLAYER: Final = 1

    def __init__(self) -> None:
        super().__init__(agenda.CAPITAL, "capital", ("found",), frame({Capital.PLAYER: seat_field("player")}))

    @staticmethod
    def open(state: Attack, player: int) -> None:
        state.first(agenda.CAPITAL, player)

    def seats(self, state: Attack) -> list[int]:
        return [state.arg(Capital.PLAYER)]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [answers.FOUND + region for region in state.board.regions]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        return reasons.LEGAL if state.owner[answer - answers.FOUND] == seat else reasons.NOT_YOURS

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"region": REGION_IDS[answer - answers.FOUND]}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        state.found(seat, answer - answers.FOUND)
        following = (seat + 1) % state.seats
        if following == state.start:
            state.mix_governments(2 if state.seats == MOST_SEATS else 1)
            state.then(agenda.MIX)
        else:
            state.done()
            Capital.open(state, following)

    def implausible(self, state: Attack) -> str:
        return "there is no such player" if state.arg(Capital.PLAYER) >= state.seats else ""


class Mix(Step[Attack]):
    """Schritt 6: with five to seven players other governments than fascism come twice (ATK-2)."""

    def __init__(self) -> None:
        super().__init__(agenda.MIX, "mix", ("drew_type",))

    def lacking(self, state: Attack) -> int:
        return EXTRA_TYPES.get(state.seats, 0) - state.mix.count(2)

    def seats(self, state: Attack) -> list[int]:
        return [CHANCE] if state.seats < MOST_SEATS and self.lacking(state) > 0 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.DREW_TYPE, answers.DREW_TYPE + GOVERNMENT_COUNT))

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        government = answer - answers.DREW_TYPE
        return reasons.LEGAL if government != FASCISM and state.mix[government] == 1 else reasons.NONE_LEFT

    def play(self, state: Attack, seat: int, answer: int) -> None:
        if seat == NOBODY:
            state.done()
            Government.open(state, state.start)
        else:
            state.add_to_mix(answer - answers.DREW_TYPE)


class Government(Step[Attack]):
    """Schritt 6: in turn each draws a type of government out of the mix."""

    PLAYER: Final = 1

    def __init__(self) -> None:
        fields = frame({Government.PLAYER: seat_field("player")})
        super().__init__(agenda.GOVERNMENT, "government", ("drew_type",), fields)

    @staticmethod
    def open(state: Attack, player: int) -> None:
        state.first(agenda.GOVERNMENT, player)

    def seats(self, state: Attack) -> list[int]:
        return [CHANCE]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.DREW_TYPE, answers.DREW_TYPE + GOVERNMENT_COUNT))

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        return reasons.LEGAL if state.mix[answer - answers.DREW_TYPE] > 0 else reasons.NONE_LEFT

    def weights(self, state: Attack) -> list[int]:
        return [count for count in state.mix if count > 0]

    def play(self, state: Attack, seat: int, answer: int) -> None:
        player = state.arg(Government.PLAYER)
        state.draw_government(player, answer - answers.DREW_TYPE)
        following = (player + 1) % state.seats
        if following == state.start:
            state.put_mix_away()
            state.then(agenda.COUNTER)
        else:
            state.done()
            Government.open(state, following)

    def implausible(self, state: Attack) -> str:
        return "there is no such player" if state.arg(Government.PLAYER) >= state.seats else ""


class Counter(Step[Attack]):
    """A random counter for every neutral region without one, or (later) for a single region that became neutral."""

    REGION: Final = 1
    """The single region, counted from 1; 0 for all of them."""

    def __init__(self) -> None:
        fields = frame({Counter.REGION: numbers("region", 0, REGIONS)})
        super().__init__(agenda.COUNTER, "counter", ("drew_type",), fields)

    @staticmethod
    def open(state: Attack, region: int) -> None:
        state.first(agenda.COUNTER, region + 1)

    def region(self, state: Attack) -> int:
        """The next region that needs a counter, -1 when none does."""
        if state.arg(Counter.REGION) > 0:
            region = state.arg(Counter.REGION) - 1
            return region if state.counter[region] == NO_TYPE else NO_REGION
        for neutral in state.board.regions:
            if state.owner[neutral] == NEUTRAL and state.counter[neutral] == NO_TYPE:
                return neutral
        return NO_REGION

    def bag(self, state: Attack) -> list[int]:
        """Counters that are not in use (ATK-100)."""
        counts: list[int] = []
        for government in range(GOVERNMENT_COUNT):
            used = state.counter.count(government) + state.government.count(government)
            counts.append(max(state.figures.counters[government] - used, 0))
        return counts if sum(counts) > 0 else [1] * GOVERNMENT_COUNT

    def seats(self, state: Attack) -> list[int]:
        return [] if self.region(state) == NO_REGION else [CHANCE]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.DREW_TYPE, answers.DREW_TYPE + GOVERNMENT_COUNT))

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        return reasons.LEGAL if self.bag(state)[answer - answers.DREW_TYPE] > 0 else reasons.NONE_LEFT

    def options(self, state: Attack, seat: int) -> list[int]:
        return [answers.DREW_TYPE + government for government, count in enumerate(self.bag(state)) if count > 0]

    def weights(self, state: Attack) -> list[int]:
        return [count for count in self.bag(state) if count > 0]

    def play(self, state: Attack, seat: int, answer: int) -> None:
        if seat != NOBODY:
            state.put_counter(self.region(state), answer - answers.DREW_TYPE)
        elif state.arg(Counter.REGION) > 0:
            state.done()
        else:
            state.then(agenda.ROUND)

    def implausible(self, state: Attack) -> str:
        region = state.arg(Counter.REGION) - 1
        wrong = region >= 0 and state.owner[region] != NEUTRAL
        return "only a neutral region gets a counter" if wrong else ""

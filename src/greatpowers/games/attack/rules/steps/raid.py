"""Anschlag auf Handelsrouten: the raider is shown routes and attacks them area by area with his submarines."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, figures, queries, reasons
from greatpowers.games.attack.rules.answers import PASS
from greatpowers.games.attack.rules.board import SEA_IDS, SEAS
from greatpowers.games.attack.rules.cardrow import HAND, PUBLIC
from greatpowers.games.attack.rules.figures import FIRST_ROUTE, ROUTES
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps.crossing import Escort, snorkel_bonus
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import CHANCE, NOBODY, Value, numbers

HALF: Final = SEAS // 2
MOST_SHOWN: Final = 99
"""Room in the frame."""


def begin(state: Attack) -> None:
    """The action is paid: opponents show the raider, and nobody else, their routes in the areas he can raid (ATK-164).

    How many each of them shows is open. That nobody shows any tells him something too, so it cannot be taken back.
    """
    raider, shown = state.turn, 0
    for owner in queries.others(state, raider):
        for route in range(ROUTES):
            near = queries.submarines(state, raider, state.figures.route_sea[route]) > 0
            if near and state.holds(owner, FIRST_ROUTE + route):
                state.show(owner, raider, FIRST_ROUTE + route)
                shown += 1
    state.reveal()
    Raid.open(state, shown)


def owners_of(state: Attack, route: int, seen: int) -> list[int]:
    """The opponents of the raider in whose hands this route was seen by these, in turn."""
    found = queries.others(state, state.turn)
    return [seat for seat in found if state.is_seen(seat, FIRST_ROUTE + route, seen)]


def routes_in(state: Attack, sea: int, seen: int) -> list[int]:
    """The routes of opponents in an area as far as they were seen: shown to the raider, or named by him."""
    here = [route for route in range(ROUTES) if state.figures.route_sea[route] == sea]
    return [route for route in here if len(owners_of(state, route, seen)) > 0]


def implausible_area(state: Attack) -> str:
    """Why no game could have led to a raid in this area, in plain words; empty when one could."""
    sea = state.raid_sea
    count = queries.submarines(state, state.turn, sea)
    if min(state.dice, state.hits) < 0 or state.dice + state.hits > count:
        return "there are not that many submarines in this area"
    return ""


def raided_areas(first_half: int, second_half: int) -> int:
    """A bit for each area raided so far, out of the two arguments of a frame."""
    return first_half | second_half << HALF


class Raid(Step[Attack]):
    """The raider names an area with a route that he was shown, or ends the raid. Each area comes once.

    He is asked while a route is left that he was shown and has not named; how many they are is public. What he names
    is open to all from then on.
    """

    RAIDED: Final = 1
    RAIDED_MORE: Final = 2
    """The areas raided so far, a bit for each: the first half of the seas, and the second."""
    SHOWN: Final = 3
    """How many routes were shown and not named yet."""

    def __init__(self) -> None:
        fields = {
            Raid.RAIDED: numbers("raided", 0, (1 << HALF) - 1),
            Raid.RAIDED_MORE: numbers("raided_more", 0, (1 << HALF) - 1),
            Raid.SHOWN: numbers("shown", 0, MOST_SHOWN),
        }
        super().__init__(agenda.RAID, "raid", ("pass", "raid"), frame(fields))
        self.secret = True

    @staticmethod
    def open(state: Attack, shown: int) -> None:
        """No area has been raided yet."""
        state.first(agenda.RAID, 0, 0, shown)

    def is_raided(self, state: Attack, sea: int) -> bool:
        return raided_areas(state.arg(Raid.RAIDED), state.arg(Raid.RAIDED_MORE)) >> sea & 1 == 1

    def mark_raided(self, state: Attack, sea: int) -> None:
        half = Raid.RAIDED if sea < HALF else Raid.RAIDED_MORE
        state.set_arg(half, state.arg(half) | 1 << sea % HALF)

    def seats(self, state: Attack) -> list[int]:
        return [state.turn] if state.arg(Raid.SHOWN) > 0 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [PASS, *(answers.RAID + sea for sea in state.board.seas)]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        return reasons.LEGAL if answer == PASS else self.sea_refusal(state, answer - answers.RAID)

    def sea_refusal(self, state: Attack, sea: int) -> int:
        if not state.board.sea_is_on[sea]:
            return reasons.NOT_ON_BOARD
        if self.is_raided(state, sea):
            return reasons.ONCE_A_TURN
        if queries.submarines(state, state.turn, sea) == 0:
            return reasons.NO_SUBMARINES
        return reasons.LEGAL if len(routes_in(state, sea, 1 << state.turn)) > 0 else reasons.NO_ROUTE_HERE

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"sea": SEA_IDS[answer - answers.RAID]}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        if seat == NOBODY or answer == PASS:
            state.forget_action()
            state.done()
            return
        sea = answer - answers.RAID
        self.mark_raided(state, sea)
        for route in routes_in(state, sea, 1 << seat):
            for owner in owners_of(state, route, 1 << seat):
                state.expose(owner, FIRST_ROUTE + route)
                state.set_arg(Raid.SHOWN, max(state.arg(Raid.SHOWN) - 1, 0))
        state.raid(sea, queries.submarines(state, seat, sea))
        state.first(agenda.RAID_ROLL)


class RaidRoll(Step[Attack]):
    """All submarines of the area roll, one die each; Snorkel adds 1."""

    def __init__(self) -> None:
        super().__init__(agenda.RAID_ROLL, "raid_roll", ("die",))

    def seats(self, state: Attack) -> list[int]:
        return [CHANCE] if state.dice > 0 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.DIE, answers.DIE + 6))

    def play(self, state: Attack, seat: int, answer: int) -> None:
        if seat == NOBODY:
            state.then(agenda.RAID_HITS)
            return
        pips = answer - answers.DIE + 1
        state.roll(state.turn, pips, pips + snorkel_bonus(state, state.turn) >= state.figures.raid_hit)

    def implausible(self, state: Attack) -> str:
        return implausible_area(state)


class RaidHits(Step[Attack]):
    """A hit makes a route idle; one that is idle already is destroyed and goes back into its pile (ATK-24, ATK-165).

    The raider chooses where an area has several routes. Then the escorts may answer, hit or not (ATK-23).
    """

    def __init__(self) -> None:
        super().__init__(agenda.RAID_HITS, "raid_hits", ("strike_route",))

    def targets(self, state: Attack) -> list[int]:
        return routes_in(state, state.raid_sea, PUBLIC) if state.hits > 0 else []

    def seats(self, state: Attack) -> list[int]:
        return [state.turn] if len(self.targets(state)) > 1 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.STRIKE_ROUTE, answers.STRIKE_ROUTE + ROUTES))

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        there = answer - answers.STRIKE_ROUTE in self.targets(state)
        return reasons.LEGAL if there else reasons.NO_ROUTE_HERE

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"route": figures.ROUTE_IDS[answer - answers.STRIKE_ROUTE]}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        targets = [answer - answers.STRIKE_ROUTE] if seat != NOBODY else self.targets(state)
        if len(targets) > 0:
            state.strike_route()
            self.strike(state, targets[0])
            return
        sea = state.raid_sea
        state.await_escorts(queries.submarines(state, state.turn, sea))
        state.done()
        Escort.open(state, sea, state.turn)

    def strike(self, state: Attack, route: int) -> None:
        owner, kind = owners_of(state, route, PUBLIC)[0], FIRST_ROUTE + route
        if state.busy(kind, owner) > 0:
            state.make_idle(owner, kind)
        else:
            state.return_card(kind, HAND + owner)

    def implausible(self, state: Attack) -> str:
        return implausible_area(state)

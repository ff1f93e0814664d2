"""Where the units of a maneuver can go, with the answers that take them there.

Nothing here knows how units move: every way is found by giving the engine's own options on copies of the position. What
is known is only which of two ways is a detour: the one that uses up more fleets, or has more legs over the same seas.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Final, Literal, NamedTuple, cast

from greatpowers.games.imperial.rules import agenda, queries
from greatpowers.games.imperial.rules.answers import FLEET, GO, HALT, PICK_ARMY, PICK_FLEET, UNITS
from greatpowers.games.imperial.rules.board import NATIONS, NO_NATION, NO_REGION, SEA
from greatpowers.games.imperial.rules.events import MOVED
from greatpowers.games.imperial.rules.frames import MARKS, ORIGIN, PLACE, RODE, SEA_BEYOND, STEPPED, UNIT
from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.games.imperial.rules.steps.fleets import controller, fresh_fleets
from greatpowers.games.imperial.rules.steps.journey import fresh_armies
from greatpowers.games.imperial.words.vocabulary import Vocabulary
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import Value
from greatpowers.screen.effects import Movable, Target, Way
from greatpowers.screen.reach import Goal, Journey, Reach
from greatpowers.words.words import Words

MOST_WAYS: Final = 6

Leg = Literal["rail", "march", "sea", "landing"]


End = tuple[int, Leg, int, int]
"""Where a leg goes, how, what the unit had done before, and for a landing where it came from: the train does not go
back there (IMP-66)."""


class Route(NamedTuple):
    """A way as far as it has been followed."""

    position: Position
    answers: tuple[int, ...] = ()
    legs: tuple[tuple[Leg, int], ...] = ()
    via: tuple[int, ...] = ()
    canal: int = NO_NATION
    """The nation that has to allow the last leg."""


def movable(words: Words, position: Position, seat: int) -> list[Movable]:
    """See `greatpowers.games.game`."""
    return Atlas(words, position, seat).movable() if seat in position.asked() else []


def reach(words: Words, position: Position, seat: int) -> list[Reach]:
    """The same without words."""
    return [
        Reach(unit.region, unit.unit, unit.count, [Goal(goal.region, journeys(goal)) for goal in unit.targets])
        for unit in movable(words, position, seat)
    ]


def journeys(target: Target) -> list[Journey]:
    return [Journey(way.kind, [dict(answer) for answer in way.answers], list(way.via)) for way in target.ways]


class Atlas:
    """The reach of every unit in one position."""

    def __init__(self, words: Words, position: Position, seat: int) -> None:
        self.words = words
        self.names = cast(Vocabulary, words.vocabulary)
        self.position = position
        self.seat = seat
        self.state = cast(Imperial, position.state)
        self.board = self.state.rules.board
        self.answers: dict[int, dict[str, Value]] = {}
        self.notes: dict[int, str] = {}
        self.ends: list[set[End]] = [set() for _ in UNITS]

    def movable(self) -> list[Movable]:
        state, top = self.state, self.state.top()
        if top == agenda.SAIL:
            return self.unit(state.arg(ORIGIN), FLEET, 1, Route(self.position))
        if top == agenda.JOURNEY:
            return self.unit(state.arg(ORIGIN), state.arg(UNIT), 1, Route(self.position))
        if top not in (agenda.FLEETS, agenda.ARMIES):
            return []
        found: list[Movable] = []
        for answer in self.position.options(self.seat):
            if PICK_FLEET <= answer < PICK_ARMY:
                region = answer - PICK_FLEET
                found += self.unit(region, FLEET, fresh_fleets(state, region), Route(self.position), answer)
            elif PICK_ARMY <= answer < GO:
                region, unit = divmod(answer - PICK_ARMY, 2)
                found += self.unit(region, unit, fresh_armies(state, region, unit), Route(self.position), answer)
        return found

    def unit(self, region: int, unit: int, count: int, start: Route, pick: int | None = None) -> list[Movable]:
        """The units of a kind in a region, unless they cannot go anywhere."""
        arrivals: dict[int, list[Route]] = {}
        for target, route in Search(self.seat, start, pick, self.ends[unit]).arrivals():
            if target != region:  # round in a circle to where it stands: nobody wants that
                arrivals.setdefault(target, []).append(route)
        if not arrivals:
            return []
        targets = [self.target(target, unit, best(arrivals[target])) for target in sorted(arrivals)]
        text = self.words.say("reach-unit", unit=UNITS[unit], region=self.board.regions[region])
        return [Movable(self.board.regions[region], UNITS[unit], count, text, targets)]

    # what is shown of a way

    def target(self, region: int, unit: int, routes: list[Route]) -> Target:
        if region not in self.notes:
            self.notes[region] = " · ".join(self.facts(region))
        ways = [self.way(route, unit, region) for route in routes]
        return Target(self.board.regions[region], ways, self.notes[region])

    def way(self, route: Route, unit: int, target: int) -> Way:
        answers = [self.answer(code) for code in route.answers]
        via = [self.board.regions[sea] for sea in route.via]
        if unit == FLEET:
            return Way(answers, "sail", self.permitted(self.sailing(route, target), route))
        rails = all(leg == "rail" for leg, _ in route.legs) and bool(route.legs)
        over_sea = any(leg in ("sea", "landing") for leg, _ in route.legs)
        kind: Literal["convoy", "rail", "march"] = "convoy" if over_sea else "rail" if rails else "march"
        return Way(answers, kind, self.permitted(self.travelling(route), route), via)

    def answer(self, code: int) -> dict[str, Value]:
        if code not in self.answers:
            self.answers[code] = self.position.rules.codec.decode(code).to_json()
        return self.answers[code]

    def sailing(self, route: Route, target: int) -> str:
        if not route.legs:
            return self.words.say("reach-harbour")
        origin = cast(Imperial, route.position.state).arg(ORIGIN) if route.canal != NO_NATION else NO_REGION
        if origin == NO_REGION:
            return self.words.say("reach-sail")
        return self.words.say("reach-canal", canal=self.board.canals[self.board.canal_of[origin][target]])

    def travelling(self, route: Route) -> str:
        """`by rail to Rome, then by convoy over the Ionian Sea`: the last part goes to the target itself."""
        parts = list(self.parts(route))
        if not parts:
            return self.words.say("reach-stay")
        texts = [self.part(*part, last=part is parts[-1]) for part in parts]
        text = texts[0]
        for more in texts[1:]:
            text = self.words.say("reach-then", first=text, then=more)
        return text

    def parts(self, route: Route) -> Iterator[tuple[str, int, list[int]]]:
        """How, where to, over which seas."""
        seas: list[int] = []
        for leg, region in route.legs:
            if leg == "sea":
                seas.append(region)
            elif leg == "landing":
                yield "convoy" if seas else "land", region, seas
                seas = []
            else:
                yield leg, region, []
        if seas:
            yield "convoy", seas[-1], seas

    def part(self, how: str, region: int, seas: list[int], last: bool) -> str:
        name = f"reach-{how}" if last else f"reach-{how}-to"
        variables: dict[str, Value] = {} if last else {"region": self.board.regions[region]}
        if how == "convoy":
            variables["seas"] = self.words.listed([self.over(sea) for sea in seas])
        return self.words.say(name, **variables)

    def over(self, sea: int) -> str:
        name = self.board.regions[sea]
        plain = self.names.region_names[name]
        return self.words.say("reach-over", region=name, name=plain, board=self.names.board_name)

    def permitted(self, text: str, route: Route) -> str:
        if route.canal == NO_NATION:
            return text
        return self.words.say("reach-permission", way=text, nation=self.board.nations[route.canal])

    def facts(self, region: int) -> Iterator[str]:
        """Whose home it is and who is there already, as far as others are concerned."""
        state, board = self.state, self.board
        if queries.is_foreign_home(state, region):
            yield self.words.say("reach-home", nation=board.nations[board.owner[region]])
        for nation in range(NATIONS):
            if nation == state.nation or not state.has_units(nation, region):
                continue
            for unit, name in enumerate(UNITS):
                count = state.units(unit)[nation * state.regions + region]
                if count:
                    yield self.words.say("reach-there", nation=board.nations[nation], unit=name, count=count)
        flag = state.flag[region]
        if flag not in (NO_NATION, state.nation):
            yield self.words.say("reach-flag", nation=board.nations[flag])


class Search:
    """Follows one unit: first over the fewest seas, then over the fewest legs."""

    def __init__(self, seat: int, start: Route, pick: int | None, ends: set[End]) -> None:
        self.seat = seat
        self.start = start
        self.pick = pick
        self.ends = ends
        """Legs that were seen to end the way of such a unit at once; they are not gone again."""
        self.open: list[tuple[int, int, int, Route]] = []
        self.met: dict[tuple[int, int], list[int]] = {}
        """For each place and what the unit had done by then: over which seas it got there."""
        self.pushed = 0

    def push(self, route: Route) -> None:
        self.pushed += 1
        heappush(self.open, (len(route.via), len(route.legs), self.pushed, route))

    def arrivals(self) -> Iterator[tuple[int, Route]]:
        if self.pick is None:
            self.push(self.start)
        else:
            yield from self.follow(self.start, self.pick)
        while self.open:
            route = heappop(self.open)[-1]
            for answer in route.position.options(self.seat):
                yield from self.leg(route, answer) if GO <= answer < HALT else self.follow(route, answer)

    def leg(self, route: Route, answer: int) -> Iterator[tuple[int, Route]]:
        """Go on to a region, unless it is a detour to it."""
        state, region = cast(Imperial, route.position.state), answer - GO
        how, done = leg_of(state, region), marks_of(state)
        farther = Route(route.position, route.answers, (*route.legs, (how, region)), route.via)
        end = (region, how, done, state.arg(ORIGIN) if how == "landing" else NO_REGION)
        if how == "sea":  # there may be a canal on the way
            via = (*route.via, region)
            if not self.is_detour(region, done, via):
                yield from self.follow(farther._replace(via=via), answer)
        elif end in self.ends:
            yield region, farther._replace(answers=(*route.answers, answer))
        else:
            for arrival in self.follow(farther, answer):
                self.ends.add(end)
                yield arrival

    def is_detour(self, place: int, done: int, via: tuple[int, ...]) -> bool:
        """Whether the unit gets here over some of the same seas and free to do as much; or in ways enough.

        On which coast it embarked makes no difference: it may not land there again, but whoever embarked after a ride
        gets to that coast by the ride alone."""
        seas = sum(1 << sea for sea in via)
        for (other, marks), ways in self.met.items():
            if other == place and marks & ~done == 0 and any(used & ~seas == 0 for used in ways):
                return True
        return len(self.met.get((place, done), ())) >= MOST_WAYS

    def follow(self, route: Route, answer: int) -> Iterator[tuple[int, Route]]:
        """Give an answer on a copy: the unit arrives, has to ask, or is on its way; if it only stays, it is no way."""
        position = route.position.copy()
        journal: list[list[int]] = []
        position.state.journal = journal
        position.play(answer, self.seat)
        position.state.journal = None
        state = cast(Imperial, position.state)
        then = route._replace(position=position, answers=(*route.answers, answer))
        moved = next((event for event in journal if event[0] == MOVED), None)
        if moved is not None:
            region = position.rules.event(moved).values["region"]
            yield state.rules.board.index[str(region)], then
        elif state.top() == agenda.CANAL:
            nation = controller(state, state.arg(ORIGIN), state.arg(SEA_BEYOND))
            yield state.arg(SEA_BEYOND), then._replace(canal=nation)
        elif state.top() == agenda.SAIL:
            self.push(then)
        elif state.top() == agenda.JOURNEY:
            place, done = state.arg(PLACE), marks_of(state)
            if not self.is_detour(place, done, then.via):
                self.met.setdefault((place, done), []).append(sum(1 << sea for sea in then.via))
                self.push(then)


def marks_of(state: Imperial) -> int:
    """What an army on its way has done already; a fleet nothing."""
    return state.arg(MARKS) & (RODE | STEPPED) if state.top() == agenda.JOURNEY else 0


def leg_of(state: Imperial, region: int) -> Leg:
    """What to call the next leg."""
    board = state.rules.board
    if board.kind[region] == SEA:
        return "sea"
    place = state.arg(PLACE)
    if board.kind[place] == SEA:
        return "landing"
    rides = not state.arg(MARKS) & RODE and region in queries.railway(state, place)
    return "rail" if rides else "march"


def best(routes: list[Route]) -> list[Route]:
    """Fewest seas first, then fewest legs; none that needs all the seas of another and more."""
    found: list[Route] = []
    for route in sorted(routes, key=lambda route: (len(route.via), len(route.legs))):
        if not any(set(other.via) <= set(route.via) for other in found):
            found.append(route)
    return found[:MOST_WAYS]

"""Amphibische Bewegung: free passage, submarines that fire at a crossing, and the answer of the escorts."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, events, figures, now, queries, reasons
from greatpowers.games.attack.rules.answers import MOST_FIRE, PASS, SEA_FIELD, seat_field
from greatpowers.games.attack.rules.board import REGIONS, SEA_IDS
from greatpowers.games.attack.rules.pieces import FIRST_UNIT, GOAL, GROUP, ORIGIN, SETTLED
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps.movement import FELLOWS_RETURNED, group_size, soldiers
from greatpowers.games.attack.rules.units import LAND_UNITS, PLANE, SUBMARINE
from greatpowers.kernel.step import Step
from greatpowers.kernel.values import CHANCE, NOBODY, Value, numbers

SNORKEL: Final = figures.technology("snorkel")
SONAR: Final = figures.technology("sonar")
ONE_DIE: Final = (1, 1, 1, 1, 1, 1)
MOST_ESCORTS: Final = 99
"""Room in the frame."""
PASSAGE_STAGE: Final = 0
FLIGHT_STAGE: Final = 1
AMBUSH_STAGE: Final = 2
LANDING_STAGE: Final = 3


def way_of(state: Attack, group: int) -> tuple[int, ...]:
    first = group * GROUP
    return state.board.way(state.groups[first + ORIGIN], state.groups[first + GOAL])


class Crossings(Step[Attack]):
    """One crossing is settled: leave to pass, the choice of planes left alone, ambushes sea by sea, landing."""

    def __init__(self) -> None:
        super().__init__(agenda.CROSSINGS, "crossings", (), (numbers("stage", 0, 3), numbers("asked", 0, 9)))

    def play(self, state: Attack, seat: int, answer: int) -> None:
        group, stage = state.now[now.CROSSING], state.arg(1)
        if stage == PASSAGE_STAGE:
            state.set_arg(1, FLIGHT_STAGE)
            if soldiers(state, group) > 0:
                state.first(agenda.PASSAGE)
        elif stage == FLIGHT_STAGE:
            state.set_arg(1, AMBUSH_STAGE)
            state.now[now.CROSSING_SEA] = 0
            if state.groups[group * GROUP + SETTLED] & FELLOWS_RETURNED and group_size(state, group) > 0:
                state.first(agenda.FLIGHT)
        elif stage == AMBUSH_STAGE:
            self.go_on(state, group)
        else:
            self.land(state, group)
            state.now[now.CROSSING] = -1
            state.now[now.CROSSING_SEA] = -1
            state.done()

    def go_on(self, state: Attack, group: int) -> None:
        """The next owner of submarines on the way, clockwise from the active player, sea by sea (ATK-118)."""
        way, number = way_of(state, group), state.now[now.CROSSING_SEA]
        if number >= len(way) or group_size(state, group) == 0:
            state.set_arg(1, LANDING_STAGE)
            return
        asked = state.arg(2)
        if asked + 1 >= state.seats:
            state.set_arg(2, 0)
            state.now[now.CROSSING_SEA] = number + 1
            return
        state.set_arg(2, asked + 1)
        ambusher = queries.others(state, state.turn)[asked]
        if queries.submarines(state, ambusher, way[number]) > 0:
            state.first(agenda.AMBUSH, ambusher, way[number])

    def land(self, state: Attack, group: int) -> None:
        first = group * GROUP
        goal = state.groups[first + GOAL]
        state.groups[first + SETTLED] = 1
        if state.owner[goal] == state.turn:
            for unit in range(LAND_UNITS):
                state.land(state.turn, goal, unit, state.groups[first + FIRST_UNIT + unit])
                state.groups[first + FIRST_UNIT + unit] = 0

    def fault(self, state: Attack) -> str:
        return "" if 0 <= state.now[now.CROSSING] < state.group_count() else "no crossing is being settled"


class Passage(Step[Attack]):
    """Everybody with surface ships on the way grants free passage or not; one refusal sends the units back (ATK-15)."""

    def __init__(self) -> None:
        super().__init__(agenda.PASSAGE, "passage", ("pass", "allow"))
        self.together = True

    def seats(self, state: Attack) -> list[int]:
        way = way_of(state, state.now[now.CROSSING])
        owners = queries.others(state, state.turn)
        return [seat for seat in owners if any(queries.surface(state, seat, sea) > 0 for sea in way)]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [PASS, answers.ALLOW]

    def resolve(self, state: Attack, seats: list[int], given: list[int]) -> None:
        group = state.now[now.CROSSING]
        state.done()
        for seat, answer in zip(seats, given):
            sea = next(sea for sea in way_of(state, group) if queries.surface(state, seat, sea) > 0)
            state.note(events.ALLOWED, seat, int(answer == answers.ALLOW), sea)
        if PASS in given:
            for unit in range(PLANE):
                state.send_back(state.turn, group, unit)
            state.groups[group * GROUP + SETTLED] |= FELLOWS_RETURNED

    def play(self, state: Attack, seat: int, answer: int) -> None:
        state.done()


class Flight(Step[Attack]):
    """Planes cannot be blocked; when the others were sent back their owner decides whether they go on (ATK-60)."""

    def __init__(self) -> None:
        super().__init__(agenda.FLIGHT, "flight", ("pass", "go_on"))

    def seats(self, state: Attack) -> list[int]:
        return [state.turn]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [PASS, answers.GO_ON]

    def play(self, state: Attack, seat: int, answer: int) -> None:
        state.done()
        if answer == PASS:
            state.send_back(seat, state.now[now.CROSSING], PLANE)


class Ambush(Step[Attack]):
    """The owner of submarines decides how many of them fire at the crossing; none is a choice too (ATK-16)."""

    def __init__(self) -> None:
        super().__init__(agenda.AMBUSH, "ambush", ("fire",), (seat_field("player"), SEA_FIELD))

    def seats(self, state: Attack) -> list[int]:
        return [state.arg(1)]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.FIRE, answers.FIRE + MOST_FIRE))

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        enough = answer - answers.FIRE <= queries.submarines(state, seat, state.arg(2))
        return reasons.LEGAL if enough else reasons.TOO_MANY

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        sea = state.arg(2)
        return {"sea": SEA_IDS[sea], "most": queries.submarines(state, seat, sea)}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        sea, shots = state.arg(2), answer - answers.FIRE
        state.done()
        if shots > 0:
            state.note(events.FIRED, seat, sea, shots)
            state.now[now.AMBUSHER] = seat
            state.now[now.AMBUSH_SHOTS] = shots
            state.now[now.AMBUSH_HITS] = 0
            state.now[now.DICE] = shots
            state.first(agenda.ESCORT, sea, seat)
            state.first(agenda.AMBUSH_LOSS, seat)
            state.first(agenda.AMBUSH_ROLL, seat)

    def fault(self, state: Attack) -> str:
        return "there is no such player" if state.arg(1) >= state.seats else ""


class AmbushRoll(Step[Attack]):
    """A die for each submarine; a 6 hits, with snorkels a 5 too."""

    def __init__(self) -> None:
        super().__init__(agenda.AMBUSH_ROLL, "ambush_roll", ("die",), (seat_field("player"),))

    def seats(self, state: Attack) -> list[int]:
        return [CHANCE] if state.now[now.DICE] > 0 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.DIE, answers.DIE + 6))

    def play(self, state: Attack, seat: int, answer: int) -> None:
        if seat == NOBODY:
            state.done()
            return
        player, eyes = state.arg(1), answer - answers.DIE + 1
        state.note(events.ROLLED, player + 1, eyes)
        state.now[now.DICE] -= 1
        if eyes + snorkel_bonus(state, player) >= state.figures.raid_hit:
            state.now[now.AMBUSH_HITS] += 1


def snorkel_bonus(state: Attack, seat: int) -> int:
    return state.figures.technology_figures[SNORKEL]["bonus"] if state.has(seat, SNORKEL) else 0


class AmbushLoss(Step[Attack]):
    """For each hit the owner of the submarines picks one of the crossing units, planes included (ATK-16)."""

    def __init__(self) -> None:
        super().__init__(agenda.AMBUSH_LOSS, "ambush_loss", ("lose",), (seat_field("player"),))

    def types(self, state: Attack) -> list[int]:
        first = state.now[now.CROSSING] * GROUP + FIRST_UNIT
        return [unit for unit in range(LAND_UNITS) if state.groups[first + unit] > 0]

    def seats(self, state: Attack) -> list[int]:
        return [state.arg(1)] if state.now[now.AMBUSH_HITS] > 0 and len(self.types(state)) > 1 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.LOSE, answers.LOSE + LAND_UNITS))

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        return reasons.LEGAL if answer - answers.LOSE in self.types(state) else reasons.NO_UNIT

    def play(self, state: Attack, seat: int, answer: int) -> None:
        types = self.types(state)
        if state.now[now.AMBUSH_HITS] == 0 or not types:
            state.now[now.AMBUSH_HITS] = 0
            state.done()
            return
        unit = types[0] if seat == NOBODY else answer - answers.LOSE
        state.now[now.AMBUSH_HITS] -= 1
        state.sink_waiting(state.turn, state.now[now.CROSSING], unit)


class Escort(Step[Attack]):
    """Destroyers and carriers of others may answer submarines that fired; their owners decide (ATK-23, ATK-119)."""

    def __init__(self) -> None:
        super().__init__(agenda.ESCORT, "escort", ("pass", "allow"), (SEA_FIELD, seat_field("player")))
        self.together = True

    def seats(self, state: Attack) -> list[int]:
        sea, owner = state.arg(1), state.arg(2)
        if state.now[now.AMBUSH_SHOTS] == 0:
            return []
        return [seat for seat in queries.clockwise(state, owner) if seat != owner and queries.escorts(state, seat, sea)]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [PASS, answers.ALLOW]

    def resolve(self, state: Attack, seats: list[int], given: list[int]) -> None:
        sea, owner = state.arg(1), state.arg(2)
        willing = [seat for seat, answer in zip(seats, given) if answer == answers.ALLOW]
        state.done()
        for seat in reversed(willing):
            destroyers = min(state.ships(seat, sea, queries.DESTROYER_SHIP), MOST_ESCORTS)
            carriers = min(state.ships(seat, sea, queries.CARRIER_SHIP), MOST_ESCORTS)
            state.first(agenda.ESCORT_ROLL, seat, sea, owner, destroyers, carriers)

    def play(self, state: Attack, seat: int, answer: int) -> None:
        state.done()

    def fault(self, state: Attack) -> str:
        return "there is no such player" if state.arg(2) >= state.seats else ""


class EscortRoll(Step[Attack]):
    """A die for each destroyer (5, with sonar 4) and each carrier (4); every hit sinks a submarine that fired."""

    def __init__(self) -> None:
        fields = (
            seat_field("player"),
            SEA_FIELD,
            seat_field("owner"),
            numbers("destroyers", 0, MOST_ESCORTS),
            numbers("carriers", 0, MOST_ESCORTS),
        )
        super().__init__(agenda.ESCORT_ROLL, "escort_roll", ("die",), fields)

    def seats(self, state: Attack) -> list[int]:
        left = state.arg(4) + state.arg(5) > 0 and state.now[now.AMBUSH_SHOTS] > 0
        return [CHANCE] if left else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.DIE, answers.DIE + 6))

    def play(self, state: Attack, seat: int, answer: int) -> None:
        if seat == NOBODY:
            state.done()
            return
        player, eyes = state.arg(1), answer - answers.DIE + 1
        state.note(events.ROLLED, player + 1, eyes)
        if state.arg(4) > 0:
            state.set_arg(4, state.arg(4) - 1)
            sonar = state.figures.technology_figures[SONAR]["bonus"] if state.has(player, SONAR) else 0
            hit = eyes + sonar >= state.figures.raid_destroyer
        else:
            state.set_arg(5, state.arg(5) - 1)
            hit = eyes >= state.figures.raid_carrier
        if hit:
            state.now[now.AMBUSH_SHOTS] -= 1
            state.remove_unit(state.arg(3), SUBMARINE, REGIONS + state.arg(2), events.BY_RAID)

    def fault(self, state: Attack) -> str:
        return "there is no such player" if max(state.arg(1), state.arg(3)) >= state.seats else ""

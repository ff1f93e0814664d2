"""Amphibische Bewegung: free passage, submarines that fire at a crossing, and the answer of the escorts."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, events, figures, queries, reasons
from greatpowers.games.attack.rules.answers import MOST_FIRE, PASS, SEA_FIELD, seat_field
from greatpowers.games.attack.rules.board import SEA_IDS
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.units import LAND_UNITS, PLANE
from greatpowers.kernel.step import Step, frame
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
    return state.board.way(state.origin_of(group), state.goal_of(group))


class Crossings(Step[Attack]):
    """One crossing is settled: leave to pass, the choice of planes left alone, ambushes sea by sea, landing."""

    STAGE: Final = 1
    ASKED: Final = 2

    def __init__(self) -> None:
        fields = frame({Crossings.STAGE: numbers("stage", 0, 3), Crossings.ASKED: numbers("asked", 0, 9)})
        super().__init__(agenda.CROSSINGS, "crossings", (), fields)

    def play(self, state: Attack, seat: int, answer: int) -> None:
        group, stage = state.crossing, state.arg(Crossings.STAGE)
        if stage == PASSAGE_STAGE:
            state.set_arg(Crossings.STAGE, FLIGHT_STAGE)
            if state.soldiers(group) > 0:
                state.first(agenda.PASSAGE)
        elif stage == FLIGHT_STAGE:
            state.set_arg(Crossings.STAGE, AMBUSH_STAGE)
            state.put_to_sea()
            if state.planes_left_alone(group) and state.group_size(group) > 0:
                state.first(agenda.FLIGHT)
        elif stage == AMBUSH_STAGE:
            self.go_on(state, group)
        else:
            state.settle(group)
            if state.owner[state.goal_of(group)] == state.turn:
                state.disembark(group)
            state.end_crossing()
            state.done()

    def go_on(self, state: Attack, group: int) -> None:
        """The next owner of submarines on the way, clockwise from the active player, sea by sea (ATK-118)."""
        way, number = way_of(state, group), state.crossing_sea
        if number >= len(way) or state.group_size(group) == 0:
            state.set_arg(Crossings.STAGE, LANDING_STAGE)
            return
        asked = state.arg(Crossings.ASKED)
        if asked + 1 >= state.seats:
            state.set_arg(Crossings.ASKED, 0)
            state.cross_on()
            return
        state.set_arg(Crossings.ASKED, asked + 1)
        ambusher = queries.others(state, state.turn)[asked]
        if queries.submarines(state, ambusher, way[number]) > 0:
            Ambush.open(state, ambusher, way[number])

    def implausible(self, state: Attack) -> str:
        return "" if 0 <= state.crossing < state.group_count() else "no crossing is being settled"


class Passage(Step[Attack]):
    """Everybody with surface ships on the way grants free passage or not; one refusal sends the units back (ATK-15)."""

    def __init__(self) -> None:
        super().__init__(agenda.PASSAGE, "passage", ("pass", "allow"))
        self.forfeits = ()
        self.together = True

    def seats(self, state: Attack) -> list[int]:
        way = way_of(state, state.crossing)
        owners = queries.others(state, state.turn)
        return [seat for seat in owners if any(queries.surface(state, seat, sea) > 0 for sea in way)]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [PASS, answers.ALLOW]

    def resolve(self, state: Attack, seats: list[int], given: list[int]) -> None:
        group = state.crossing
        state.done()
        for seat, answer in zip(seats, given):
            sea = next(sea for sea in way_of(state, group) if queries.surface(state, seat, sea) > 0)
            state.note(events.ALLOWED, seat, int(answer == answers.ALLOW), sea)
        if PASS in given:
            state.send_soldiers_back(group)

    def play(self, state: Attack, seat: int, answer: int) -> None:
        state.done()


class Flight(Step[Attack]):
    """Planes cannot be blocked; when the others were sent back their owner decides whether they go on (ATK-60)."""

    def __init__(self) -> None:
        super().__init__(agenda.FLIGHT, "flight", ("pass", "go_on"))
        self.forfeits = ()

    def seats(self, state: Attack) -> list[int]:
        return [state.turn]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [PASS, answers.GO_ON]

    def play(self, state: Attack, seat: int, answer: int) -> None:
        state.done()
        if answer == PASS:
            state.send_back(seat, state.crossing, PLANE)


class Ambush(Step[Attack]):
    """The owner of submarines decides how many of them fire at the crossing; none is a choice too (ATK-16)."""

    PLAYER: Final = 1
    SEA: Final = 2

    def __init__(self) -> None:
        fields = frame({Ambush.PLAYER: seat_field("player"), Ambush.SEA: SEA_FIELD})
        super().__init__(agenda.AMBUSH, "ambush", ("fire",), fields)

    @staticmethod
    def open(state: Attack, player: int, sea: int) -> None:
        state.first(agenda.AMBUSH, player, sea)

    def seats(self, state: Attack) -> list[int]:
        return [state.arg(Ambush.PLAYER)]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.FIRE, answers.FIRE + MOST_FIRE))

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        enough = answer - answers.FIRE <= queries.submarines(state, seat, state.arg(Ambush.SEA))
        return reasons.LEGAL if enough else reasons.TOO_MANY

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        sea = state.arg(Ambush.SEA)
        return {"sea": SEA_IDS[sea], "most": queries.submarines(state, seat, sea)}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        sea, shots = state.arg(Ambush.SEA), answer - answers.FIRE
        state.done()
        if shots > 0:
            state.ambush(seat, sea, shots)
            Escort.open(state, sea, seat)
            AmbushLoss.open(state, seat)
            AmbushRoll.open(state, seat)

    def implausible(self, state: Attack) -> str:
        return "there is no such player" if state.arg(Ambush.PLAYER) >= state.seats else ""


class AmbushRoll(Step[Attack]):
    """A die for each submarine; a 6 hits, with snorkels a 5 too."""

    PLAYER: Final = 1

    def __init__(self) -> None:
        super().__init__(agenda.AMBUSH_ROLL, "ambush_roll", ("die",), frame({AmbushRoll.PLAYER: seat_field("player")}))

    @staticmethod
    def open(state: Attack, player: int) -> None:
        state.first(agenda.AMBUSH_ROLL, player)

    def seats(self, state: Attack) -> list[int]:
        return [CHANCE] if state.dice > 0 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.DIE, answers.DIE + 6))

    def play(self, state: Attack, seat: int, answer: int) -> None:
        if seat == NOBODY:
            state.done()
            return
        player, pips = state.arg(AmbushRoll.PLAYER), answer - answers.DIE + 1
        state.roll_in_ambush(player, pips, pips + snorkel_bonus(state, player) >= state.figures.raid_hit)


def snorkel_bonus(state: Attack, seat: int) -> int:
    return state.figures.technology_figures[SNORKEL]["bonus"] if state.has(seat, SNORKEL) else 0


class AmbushLoss(Step[Attack]):
    """For each hit the owner of the submarines picks one of the crossing units, planes included (ATK-16)."""

    PLAYER: Final = 1

    def __init__(self) -> None:
        super().__init__(agenda.AMBUSH_LOSS, "ambush_loss", ("lose",), frame({AmbushLoss.PLAYER: seat_field("player")}))

    @staticmethod
    def open(state: Attack, player: int) -> None:
        state.first(agenda.AMBUSH_LOSS, player)

    def types(self, state: Attack) -> list[int]:
        return [unit for unit, count in enumerate(state.units_in(state.crossing)) if count > 0]

    def seats(self, state: Attack) -> list[int]:
        return [state.arg(AmbushLoss.PLAYER)] if state.ambush_hits > 0 and len(self.types(state)) > 1 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.LOSE, answers.LOSE + LAND_UNITS))

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        return reasons.LEGAL if answer - answers.LOSE in self.types(state) else reasons.NO_UNIT

    def play(self, state: Attack, seat: int, answer: int) -> None:
        types = self.types(state)
        if state.ambush_hits == 0 or not types:
            state.end_ambush()
            state.done()
            return
        state.sink_in_ambush(types[0] if seat == NOBODY else answer - answers.LOSE)


class Escort(Step[Attack]):
    """Destroyers and carriers of others may answer submarines that fired; their owners decide (ATK-23, ATK-119)."""

    SEA: Final = 1
    OWNER: Final = 2

    def __init__(self) -> None:
        fields = frame({Escort.SEA: SEA_FIELD, Escort.OWNER: seat_field("player")})
        super().__init__(agenda.ESCORT, "escort", ("pass", "allow"), fields)
        self.forfeits = ()
        self.together = True

    @staticmethod
    def open(state: Attack, sea: int, owner: int) -> None:
        """The area, and whose submarines have fired there."""
        state.first(agenda.ESCORT, sea, owner)

    def seats(self, state: Attack) -> list[int]:
        sea, owner = state.arg(Escort.SEA), state.arg(Escort.OWNER)
        if state.ambush_shots == 0:
            return []
        return [seat for seat in queries.clockwise(state, owner) if seat != owner and queries.escorts(state, seat, sea)]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [PASS, answers.ALLOW]

    def resolve(self, state: Attack, seats: list[int], given: list[int]) -> None:
        sea, owner = state.arg(Escort.SEA), state.arg(Escort.OWNER)
        willing = [seat for seat, answer in zip(seats, given) if answer == answers.ALLOW]
        state.done()
        for seat in reversed(willing):
            destroyers = min(state.ships(seat, sea, queries.DESTROYER_SHIP), MOST_ESCORTS)
            carriers = min(state.ships(seat, sea, queries.CARRIER_SHIP), MOST_ESCORTS)
            EscortRoll.open(state, seat, sea, owner, destroyers, carriers)

    def play(self, state: Attack, seat: int, answer: int) -> None:
        state.done()

    def implausible(self, state: Attack) -> str:
        return "there is no such player" if state.arg(Escort.OWNER) >= state.seats else ""


class EscortRoll(Step[Attack]):
    """A die for each destroyer (5, with sonar 4) and each carrier (4); every hit sinks a submarine that fired."""

    PLAYER: Final = 1
    SEA: Final = 2
    OWNER: Final = 3
    DESTROYERS: Final = 4
    CARRIERS: Final = 5

    def __init__(self) -> None:
        fields = {
            EscortRoll.PLAYER: seat_field("player"),
            EscortRoll.SEA: SEA_FIELD,
            EscortRoll.OWNER: seat_field("owner"),
            EscortRoll.DESTROYERS: numbers("destroyers", 0, MOST_ESCORTS),
            EscortRoll.CARRIERS: numbers("carriers", 0, MOST_ESCORTS),
        }
        super().__init__(agenda.ESCORT_ROLL, "escort_roll", ("die",), frame(fields))

    @staticmethod
    def open(state: Attack, player: int, sea: int, owner: int, destroyers: int, carriers: int) -> None:
        """Who rolls, against whose submarines, and with how many ships."""
        state.first(agenda.ESCORT_ROLL, player, sea, owner, destroyers, carriers)

    def seats(self, state: Attack) -> list[int]:
        left = state.arg(EscortRoll.DESTROYERS) + state.arg(EscortRoll.CARRIERS) > 0 and state.ambush_shots > 0
        return [CHANCE] if left else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.DIE, answers.DIE + 6))

    def play(self, state: Attack, seat: int, answer: int) -> None:
        if seat == NOBODY:
            state.done()
            return
        player, pips = state.arg(EscortRoll.PLAYER), answer - answers.DIE + 1
        state.note(events.ROLLED, player + 1, pips)
        if state.arg(EscortRoll.DESTROYERS) > 0:
            state.set_arg(EscortRoll.DESTROYERS, state.arg(EscortRoll.DESTROYERS) - 1)
            sonar = state.figures.technology_figures[SONAR]["bonus"] if state.has(player, SONAR) else 0
            hit = pips + sonar >= state.figures.raid_destroyer
        else:
            state.set_arg(EscortRoll.CARRIERS, state.arg(EscortRoll.CARRIERS) - 1)
            hit = pips >= state.figures.raid_carrier
        if hit:
            state.sink_submarine(state.arg(EscortRoll.OWNER), state.arg(EscortRoll.SEA))

    def implausible(self, state: Attack) -> str:
        missing = max(state.arg(EscortRoll.PLAYER), state.arg(EscortRoll.OWNER)) >= state.seats
        return "there is no such player" if missing else ""

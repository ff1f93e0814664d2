"""The land battle: its opening, its rounds one half after the other, and what victory brings."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, events, figures, front, reasons
from greatpowers.games.attack.rules.answers import LAND_FIELD, PASS, seat_field
from greatpowers.games.attack.rules.cardrow import HAND, PILE
from greatpowers.games.attack.rules.ending import end_if_eliminated
from greatpowers.games.attack.rules.figures import CARD_IDS, ECONOMICS, ECONOMICS_DECK, KINDS, POLITICS_DECK
from greatpowers.games.attack.rules.ongoing.land import NO_CARD, NO_COMMANDER, RESERVE
from greatpowers.games.attack.rules.pieces import NEUTRAL, NO_TYPE
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps.gains import Draw
from greatpowers.games.attack.rules.units import ATTACKING, DEFENDING, DEMOCRACY, FASCISM, LAND_UNITS, MOST_SEATS, UNITS
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import CHANCE, NOBODY, Value, numbers

ATOMIC_POWER: Final = figures.technology("atomic_power")
WITHOUT_CARD: Final = (2, 0, 0, 0)
"""Units that defend a neutral when no economics card is left (ATK-48)."""
MOST_ATOMIZED: Final = 99
"""Room in the frame; how many units it may be is a figure of the technology."""


def begin(state: Attack, region: int) -> None:
    """Fight for a region with all units that entered it; the frames of the battle come above the caller's."""
    state.gather(region)
    state.first(agenda.BATTLE_TURN)
    if state.fight_foe != NEUTRAL:
        state.first(agenda.ATOM)
        return
    if state.government[state.turn] == DEMOCRACY:
        state.mark(state.turn, region)
    state.first(agenda.DEFENCE)


class Defence(Step[Attack]):
    """An economics card is turned up for a neutral, and its units defend (ATK-75, ATK-128)."""

    def __init__(self) -> None:
        super().__init__(agenda.DEFENCE, "defence", ("drawn",))

    def seats(self, state: Attack) -> list[int]:
        return [CHANCE] if state.size(ECONOMICS_DECK, PILE) > 0 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.DRAWN, answers.DRAWN + KINDS))

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        kind = answer - answers.DRAWN
        lies = kind < ECONOMICS and state.count_at(kind, PILE) > 0
        return reasons.LEGAL if lies else reasons.PILE_LACKS

    def options(self, state: Attack, seat: int) -> list[int]:
        return [answers.DRAWN + kind for kind in state.deck_at(PILE, ECONOMICS_DECK)]

    def weights(self, state: Attack) -> list[int]:
        return [state.count_at(kind, PILE) for kind in state.deck_at(PILE, ECONOMICS_DECK)]

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"card": CARD_IDS[answer - answers.DRAWN]}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        if seat == NOBODY:
            state.defend_neutral(NO_CARD, WITHOUT_CARD)
        else:
            kind = answer - answers.DRAWN
            state.defend_neutral(kind, state.figures.defenders[kind])
        state.then(agenda.COMMAND)

    def implausible(self, state: Attack) -> str:
        if state.fight_foe != NEUTRAL or state.fight_commander != NO_COMMANDER:
            return "a card is drawn for a neutral, before anybody commands it"
        if state.fighting(DEFENDING) > 0 or state.fight_card != NO_CARD:
            return "the defenders of the neutral are there already"
        return ""


class Command(Step[Attack]):
    """All opponents are asked together who would command the neutral; of two players the other one does (ATK-27)."""

    def __init__(self) -> None:
        super().__init__(agenda.COMMAND, "command", ("pass", "accept"))
        self.forfeits = ()
        self.together = True

    def seats(self, state: Attack) -> list[int]:
        return [seat for seat in range(state.seats) if seat != state.turn] if state.seats > 2 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [PASS, answers.ACCEPT]

    def play(self, state: Attack, seat: int, answer: int) -> None:
        self.appoint(state, (state.turn + 1) % state.seats)

    def resolve(self, state: Attack, seats: list[int], given: list[int]) -> None:
        volunteers = [seat for seat, answer in zip(seats, given, strict=True) if answer == answers.ACCEPT]
        if len(volunteers) > 1:
            state.done()
            CommandDraw.open(state, sum(1 << seat for seat in volunteers))
        else:
            self.appoint(state, volunteers[0] if volunteers else (state.turn + 1) % state.seats)

    def appoint(self, state: Attack, seat: int) -> None:
        state.command(seat)
        state.then(agenda.ATOM)

    def implausible(self, state: Attack) -> str:
        return implausible_command(state)


class CommandDraw(Step[Attack]):
    """One of several volunteers, a bit for each, all with equal chance (ATK-27)."""

    VOLUNTEERS: Final = 1

    def __init__(self) -> None:
        fields = frame({CommandDraw.VOLUNTEERS: numbers("volunteers", 0, (1 << MOST_SEATS) - 1)})
        super().__init__(agenda.COMMAND_DRAW, "command_draw", ("chosen",), fields)

    @staticmethod
    def open(state: Attack, volunteers: int) -> None:
        state.first(agenda.COMMAND_DRAW, volunteers)

    def seats(self, state: Attack) -> list[int]:
        return [CHANCE]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [answers.CHOSEN + other for other in range(state.seats)]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        volunteers = state.arg(CommandDraw.VOLUNTEERS) >> (answer - answers.CHOSEN) & 1
        return reasons.LEGAL if volunteers else reasons.NOT_AN_OPPONENT

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"player": answer - answers.CHOSEN}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        state.command(answer - answers.CHOSEN)
        state.then(agenda.ATOM)

    def implausible(self, state: Attack) -> str:
        volunteers = state.arg(CommandDraw.VOLUNTEERS)
        if volunteers >> state.seats or volunteers >> state.turn & 1 or volunteers & volunteers - 1 == 0:
            return "one of several opponents is drawn"
        return implausible_command(state)


def implausible_command(state: Attack) -> str:
    """Why nobody could be looked for here: before somebody commands there are a neutral and its defenders."""
    if state.fight_foe != NEUTRAL or state.fight_commander != NO_COMMANDER:
        return "a commander is looked for when a neutral has none"
    return "" if state.fighting(DEFENDING) > 0 else "the neutral has no defenders yet"


class Atom(Step[Attack]):
    """Atomic Power, once a game: up to four defenders are removed before anybody commits (ATK-127)."""

    REMOVED: Final = 1

    def __init__(self) -> None:
        fields = frame({Atom.REMOVED: numbers("removed", 0, MOST_ATOMIZED)})
        super().__init__(agenda.ATOM, "atom", ("pass", "lose"), fields)
        self.gathers = ("lose",)

    def most_named(self, state: Attack, seat: int) -> int:
        units = state.figures.technology_figures[ATOMIC_POWER]["units"]
        return min(units - state.arg(Atom.REMOVED), state.in_reserve(DEFENDING))

    def seats(self, state: Attack) -> list[int]:
        seat, removed = state.turn, state.arg(Atom.REMOVED)
        if not state.has(seat, ATOMIC_POWER) or (state.atom_used[seat] and removed == 0):
            return []
        more = removed < state.figures.technology_figures[ATOMIC_POWER]["units"]
        return [seat] if more and state.in_reserve(DEFENDING) > 0 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [PASS, *range(answers.LOSE, answers.LOSE + LAND_UNITS)]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        if answer == PASS or state.waiting(DEFENDING, answer - answers.LOSE) > 0:
            return reasons.LEGAL
        return reasons.NO_UNIT

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"unit": UNITS[max(answer - answers.LOSE, 0)]}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        if seat != NOBODY and answer != PASS:
            state.use_atomic_power(seat)
            state.fall(DEFENDING, RESERVE, answer - answers.LOSE, events.BY_ATOM)
            state.set_arg(Atom.REMOVED, state.arg(Atom.REMOVED) + 1)
        elif state.in_reserve(DEFENDING) > 0:
            state.then(agenda.COMMITMENT)
        else:
            state.done()

    def implausible(self, state: Attack) -> str:
        if state.present(ATTACKING) + state.present(DEFENDING) > 0:
            return "atomic power is used before anybody commits units"
        if state.arg(Atom.REMOVED) > 0 and not state.atom_used[state.turn]:
            return "units were removed by a power that was not used"
        return front.implausible_round(state, 0)


class Commitment(Step[Attack]):
    """The attacker commits four units or all, then the defender; the types in their order (ATK-64, ATK-122)."""

    UNIT: Final = 1

    def __init__(self) -> None:
        super().__init__(agenda.COMMITMENT, "commitment", ("commit",), frame({Commitment.UNIT: LAND_FIELD}))
        self.gathers = ("commit",)
        self.passed_over = reasons.ORDER_PASSED

    def most_named(self, state: Attack, seat: int) -> int:
        return self.missing(state)

    def least_named(self, state: Attack, seat: int) -> int:
        return self.missing(state)

    def nameable(self, state: Attack, seat: int) -> list[int]:
        first = state.arg(Commitment.UNIT)
        waiting = [unit for unit in range(first, LAND_UNITS) if state.waiting(state.fight_side, unit) > 0]
        return [answers.COMMIT + unit for unit in waiting]

    def missing(self, state: Attack) -> int:
        """How many more units the side must commit."""
        side = state.fight_side
        ready = state.present(side)
        return min(state.figures.committed - ready, state.in_reserve(side))

    def seats(self, state: Attack) -> list[int]:
        leader = front.leader(state, state.fight_side)
        return [leader] if len(self.options(state, leader)) > 1 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.COMMIT, answers.COMMIT + LAND_UNITS))

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        side, unit = state.fight_side, answer - answers.COMMIT
        missing = self.missing(state)
        if missing <= 0:
            return reasons.LIMIT_REACHED
        if state.waiting(side, unit) == 0:
            return reasons.NO_UNIT
        if unit < state.arg(Commitment.UNIT):
            return reasons.ORDER_PASSED
        follow = sum(state.waiting(side, later) for later in range(unit, LAND_UNITS))
        return reasons.LEGAL if follow >= missing else reasons.MUST_COMMIT

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"unit": UNITS[answer - answers.COMMIT], "missing": self.missing(state)}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        side, given = state.fight_side, answer
        if seat == NOBODY:
            forced = self.options(state, NOBODY)
            if not forced:
                self.end(state, side)
                return
            given = forced[0]
        state.commit(side, given - answers.COMMIT)
        state.set_arg(Commitment.UNIT, given - answers.COMMIT)

    def end(self, state: Attack, side: int) -> None:
        """The side has committed what it must."""
        if side == ATTACKING:
            state.defender_commits()
            state.then(agenda.COMMITMENT)
        else:
            state.done()

    def implausible(self, state: Attack) -> str:
        problem = front.implausible_round(state, 0)
        if problem:
            return problem
        side = state.fight_side
        if side == ATTACKING and state.present(DEFENDING) > 0:
            return "the attacker commits units first"
        stuck = self.missing(state) > 0 and not self.options(state, NOBODY)
        return "the types that may still be committed are not enough" if stuck else ""


class BattleTurn(Step[Attack]):
    """In every round the defender acts, then the attacker, until a side has no unit left (ATK-65, ATK-73)."""

    def __init__(self) -> None:
        super().__init__(agenda.BATTLE_TURN, "battle_turn")

    def play(self, state: Attack, seat: int, answer: int) -> None:
        if state.fighting(ATTACKING) == 0:
            hold(state)
        elif state.fighting(DEFENDING) == 0:
            conquer(state)
        else:
            state.go_on_fighting()
            state.first(agenda.REINFORCEMENT)

    def implausible(self, state: Attack) -> str:
        return front.implausible(state)


def hold(state: Attack) -> None:
    """The attack is beaten off: the defenders keep the region, a neutral's card goes back (ATK-77)."""
    state.note(events.WON, state.fight_foe + 1, state.fight)
    state.stand_down()
    state.end_battle()
    state.done()
    end_if_eliminated(state)


def conquer(state: Attack) -> None:
    """All survivors stand in the region, which is the attacker's (ATK-74); a card comes with it (ATK-39, ATK-46)."""
    seat, region, foe = state.turn, state.fight, state.fight_foe
    card, lost = state.fight_card, state.fight_lost
    units = state.survivors(ATTACKING)
    state.note(events.WON, seat + 1, region)
    state.end_battle()
    state.take(seat, region)
    for unit in range(LAND_UNITS):
        state.land(seat, region, unit, units[unit])
    if state.government[seat] == FASCISM and lost >= state.figures.points["conquest_losses"]:
        state.mark(seat, region)
    if foe != NEUTRAL:
        state.done()
        Spoils.open(state, foe)
        return
    state.put_counter(region, NO_TYPE)
    if card != NO_CARD:
        state.keep(seat, card)
    state.done()
    Draw.open(state, POLITICS_DECK, seat, 1)


class Spoils(Step[Attack]):
    """A random economics card of the loser; every copy has the same chance (ATK-39, ATK-169).

    Copies that are idle are drawn as `idle`, the others as `drawn`. Then it is seen whether the loser is eliminated.
    """

    LOSER: Final = 1

    def __init__(self) -> None:
        super().__init__(agenda.SPOILS, "spoils", ("drawn", "idle"), frame({Spoils.LOSER: seat_field("loser")}))

    @staticmethod
    def open(state: Attack, loser: int) -> None:
        state.first(agenda.SPOILS, loser)

    def seats(self, state: Attack) -> list[int]:
        return [CHANCE] if state.hand_size(state.arg(Spoils.LOSER), ECONOMICS_DECK) > 0 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [
            *range(answers.DRAWN, answers.DRAWN + KINDS),
            *range(answers.IDLE, answers.IDLE + ECONOMICS),
        ]

    def copies(self, state: Attack, answer: int) -> int:
        """How many cards in the loser's hand the answer stands for."""
        loser = state.arg(Spoils.LOSER)
        if answer >= answers.IDLE:
            kind = answer - answers.IDLE
            return state.count_at(kind, HAND + loser) - state.busy(kind, loser)
        kind = answer - answers.DRAWN
        return state.busy(kind, loser) if kind < ECONOMICS else 0

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        return reasons.LEGAL if self.copies(state, answer) > 0 else reasons.NOT_HELD

    def weights(self, state: Attack) -> list[int]:
        return [self.copies(state, answer) for answer in self.options(state, CHANCE)]

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"card": CARD_IDS[answer - (answers.IDLE if answer >= answers.IDLE else answers.DRAWN)]}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        loser = state.arg(Spoils.LOSER)
        state.done()
        if seat != NOBODY:
            idle = answer >= answers.IDLE
            kind = answer - (answers.IDLE if idle else answers.DRAWN)
            state.hand_over(loser, state.turn, kind, idle)
        end_if_eliminated(state)

    def implausible(self, state: Attack) -> str:
        if state.arg(Spoils.LOSER) >= state.seats or state.arg(Spoils.LOSER) == state.turn:
            return "the player to move takes a card from an opponent"
        return "" if state.fight < 0 else "the spoils are taken when the battle is over"

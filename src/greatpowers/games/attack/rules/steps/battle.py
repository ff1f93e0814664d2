"""The land battle: its opening, its rounds one half after the other, and what victory brings."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, events, figures, front, now, reasons
from greatpowers.games.attack.rules.answers import LAND_FIELD, PASS, seat_field
from greatpowers.games.attack.rules.cardrow import HAND, PILE
from greatpowers.games.attack.rules.ending import end_if_eliminated
from greatpowers.games.attack.rules.figures import CARD_IDS, ECONOMICS, ECONOMICS_DECK, KINDS, POLITICS_DECK
from greatpowers.games.attack.rules.front import ATTACKING, DEFENDING, NO_CARD
from greatpowers.games.attack.rules.state import DEFENDER, NEUTRAL, NO_SEAT, NO_TYPE, RESERVE, Attack
from greatpowers.games.attack.rules.units import DEMOCRACY, FASCISM, INFANTRY, LAND_UNITS, MOST_SEATS, UNITS
from greatpowers.kernel.step import Step
from greatpowers.kernel.values import CHANCE, NOBODY, Value, numbers

ATOMIC_POWER: Final = figures.technology("atomic_power")
WITHOUT_CARD: Final = 2
"""Infantry that defends a neutral when no economics card is left (ATK-48)."""
MOST_ATOMIZED: Final = 99
"""Room in the frame; how many units it may be is a figure of the technology."""


def begin(state: Attack, region: int) -> None:
    """Fight for a region with all units that entered it; the frames of the battle come above the caller's."""
    front.gather(state, region)
    state.first(agenda.BATTLE_TURN)
    if state.now[now.FIGHT_FOE] != NEUTRAL:
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
        return [answers.DRAWN + kind for kind in state.kinds_at(PILE, ECONOMICS_DECK)]

    def weights(self, state: Attack) -> list[int]:
        return [state.count_at(kind, PILE) for kind in state.kinds_at(PILE, ECONOMICS_DECK)]

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"card": CARD_IDS[answer - answers.DRAWN]}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        if seat == NOBODY:
            state.front[DEFENDER + RESERVE + INFANTRY] = WITHOUT_CARD
        else:
            kind = answer - answers.DRAWN
            state.now[now.FIGHT_CARD] = kind
            state.defend_with(state.now[now.FIGHT], kind)
            for unit, count in enumerate(state.figures.defenders[kind]):
                state.front[DEFENDER + RESERVE + unit] = count
        state.then(agenda.COMMAND)

    def fault(self, state: Attack) -> str:
        if state.now[now.FIGHT_FOE] != NEUTRAL or state.now[now.FIGHT_COMMANDER] != NO_SEAT:
            return "a card is drawn for a neutral, before anybody commands it"
        if front.strength(state, DEFENDING) > 0 or state.now[now.FIGHT_CARD] != NO_CARD:
            return "the defenders of the neutral are there already"
        return ""


class Command(Step[Attack]):
    """All opponents are asked together who would command the neutral; of two players the other one does (ATK-27)."""

    def __init__(self) -> None:
        super().__init__(agenda.COMMAND, "command", ("pass", "accept"))
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
            state.then(agenda.COMMAND_DRAW, sum(1 << seat for seat in volunteers))
        else:
            self.appoint(state, volunteers[0] if volunteers else (state.turn + 1) % state.seats)

    def appoint(self, state: Attack, seat: int) -> None:
        front.command(state, seat)
        state.then(agenda.ATOM)

    def fault(self, state: Attack) -> str:
        return command_fault(state)


class CommandDraw(Step[Attack]):
    """One of several volunteers, each with equal chance (ATK-27)."""

    def __init__(self) -> None:
        super().__init__(
            agenda.COMMAND_DRAW, "command_draw", ("chosen",), (numbers("volunteers", 0, (1 << MOST_SEATS) - 1),)
        )

    def seats(self, state: Attack) -> list[int]:
        return [CHANCE]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [answers.CHOSEN + other for other in range(state.seats)]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        volunteers = state.arg(1) >> (answer - answers.CHOSEN) & 1
        return reasons.LEGAL if volunteers else reasons.NOT_AN_OPPONENT

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"player": answer - answers.CHOSEN}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        front.command(state, answer - answers.CHOSEN)
        state.then(agenda.ATOM)

    def fault(self, state: Attack) -> str:
        volunteers = state.arg(1)
        if volunteers >> state.seats or volunteers >> state.turn & 1 or volunteers & volunteers - 1 == 0:
            return "one of several opponents is drawn"
        return command_fault(state)


def command_fault(state: Attack) -> str:
    """Before somebody commands there are a neutral and its defenders."""
    if state.now[now.FIGHT_FOE] != NEUTRAL or state.now[now.FIGHT_COMMANDER] != NO_SEAT:
        return "a commander is looked for when a neutral has none"
    return "" if front.strength(state, DEFENDING) > 0 else "the neutral has no defenders yet"


class Atom(Step[Attack]):
    """Atomic Power, once a game: up to four defenders are removed before anybody commits (ATK-127)."""

    def __init__(self) -> None:
        super().__init__(agenda.ATOM, "atom", ("pass", "lose"), (numbers("removed", 0, MOST_ATOMIZED),))

    def seats(self, state: Attack) -> list[int]:
        seat, removed = state.turn, state.arg(1)
        if not state.has(seat, ATOMIC_POWER) or (state.atom_used[seat] and removed == 0):
            return []
        more = removed < state.figures.technology_figures[ATOMIC_POWER]["units"]
        return [seat] if more and front.in_reserve(state, DEFENDING) > 0 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [PASS, *range(answers.LOSE, answers.LOSE + LAND_UNITS)]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        if answer == PASS or front.waiting(state, DEFENDING, answer - answers.LOSE) > 0:
            return reasons.LEGAL
        return reasons.NO_UNIT

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"unit": UNITS[max(answer - answers.LOSE, 0)]}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        if seat != NOBODY and answer != PASS:
            state.atom_used[seat] = 1
            front.fall(state, DEFENDING, RESERVE, answer - answers.LOSE, events.BY_ATOM)
            state.set_arg(1, state.arg(1) + 1)
        elif front.in_reserve(state, DEFENDING) > 0:
            state.then(agenda.COMMITMENT)
        else:
            state.done()

    def fault(self, state: Attack) -> str:
        if front.present(state, ATTACKING) + front.present(state, DEFENDING) > 0:
            return "atomic power is used before anybody commits units"
        if state.arg(1) > 0 and not state.atom_used[state.turn]:
            return "units were removed by a power that was not used"
        return front.ready_fault(state, 0)


class Commitment(Step[Attack]):
    """The attacker commits four units or all, then the defender; the types in their order (ATK-64, ATK-122)."""

    def __init__(self) -> None:
        super().__init__(agenda.COMMITMENT, "commitment", ("commit",), (LAND_FIELD,))

    def missing(self, state: Attack) -> int:
        """How many more units the side must commit."""
        side = state.now[now.FIGHT_SIDE]
        ready = front.present(state, side)
        return min(state.figures.committed - ready, front.in_reserve(state, side))

    def seats(self, state: Attack) -> list[int]:
        leader = front.leader(state, state.now[now.FIGHT_SIDE])
        return [leader] if len(self.options(state, leader)) > 1 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.COMMIT, answers.COMMIT + LAND_UNITS))

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        side, unit = state.now[now.FIGHT_SIDE], answer - answers.COMMIT
        missing = self.missing(state)
        if missing <= 0:
            return reasons.LIMIT_REACHED
        if front.waiting(state, side, unit) == 0:
            return reasons.NO_UNIT
        if unit < state.arg(1):
            return reasons.ORDER_PASSED
        follow = sum(front.waiting(state, side, later) for later in range(unit, LAND_UNITS))
        return reasons.LEGAL if follow >= missing else reasons.MUST_COMMIT

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"unit": UNITS[answer - answers.COMMIT], "missing": self.missing(state)}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        side, given = state.now[now.FIGHT_SIDE], answer
        if seat == NOBODY:
            forced = self.options(state, NOBODY)
            if not forced:
                self.end(state, side)
                return
            given = forced[0]
        front.commit(state, side, given - answers.COMMIT)
        state.set_arg(1, given - answers.COMMIT)

    def end(self, state: Attack, side: int) -> None:
        """The side has committed what it must."""
        if side == ATTACKING:
            state.now[now.FIGHT_SIDE] = DEFENDING
            state.then(agenda.COMMITMENT)
        else:
            state.done()

    def fault(self, state: Attack) -> str:
        problem = front.ready_fault(state, 0)
        if problem:
            return problem
        side = state.now[now.FIGHT_SIDE]
        if side == ATTACKING and front.present(state, DEFENDING) > 0:
            return "the attacker commits units first"
        stuck = self.missing(state) > 0 and not self.options(state, NOBODY)
        return "the types that may still be committed are not enough" if stuck else ""


class BattleTurn(Step[Attack]):
    """In every round the defender acts, then the attacker, until a side has no unit left (ATK-65, ATK-73)."""

    def __init__(self) -> None:
        super().__init__(agenda.BATTLE_TURN, "battle_turn")

    def play(self, state: Attack, seat: int, answer: int) -> None:
        if front.strength(state, ATTACKING) == 0:
            hold(state)
        elif front.strength(state, DEFENDING) == 0:
            conquer(state)
        else:
            slots = state.now
            if slots[now.FIGHT_ROUND] > 0 and slots[now.FIGHT_SIDE] == DEFENDING:
                slots[now.FIGHT_SIDE] = ATTACKING
            else:
                slots[now.FIGHT_ROUND] += 1
                slots[now.FIGHT_SIDE] = DEFENDING
            state.first(agenda.REINFORCEMENT)

    def fault(self, state: Attack) -> str:
        return front.fault(state)


def hold(state: Attack) -> None:
    """The attack is beaten off: the defenders keep the region, a neutral's card goes back (ATK-77)."""
    state.note(events.WON, state.now[now.FIGHT_FOE] + 1, state.now[now.FIGHT])
    front.stand_down(state)
    front.clear(state)
    state.done()
    end_if_eliminated(state)


def conquer(state: Attack) -> None:
    """All survivors stand in the region, which is the attacker's (ATK-74); a card comes with it (ATK-39, ATK-46)."""
    seat, region, foe = state.turn, state.now[now.FIGHT], state.now[now.FIGHT_FOE]
    card, lost = state.now[now.FIGHT_CARD], state.now[now.FIGHT_LOST]
    units = front.survivors(state, ATTACKING)
    state.note(events.WON, seat + 1, region)
    front.clear(state)
    state.take(seat, region)
    for unit in range(LAND_UNITS):
        state.land(seat, region, unit, units[unit])
    if state.government[seat] == FASCISM and lost >= state.figures.points["conquest_losses"]:
        state.mark(seat, region)
    if foe != NEUTRAL:
        state.then(agenda.SPOILS, foe)
        return
    state.put_counter(region, NO_TYPE)
    if card != NO_CARD:
        state.keep(seat, card)
    state.then(agenda.DRAW, POLITICS_DECK, seat, 1)


class Spoils(Step[Attack]):
    """A random economics card of the loser; every copy has the same chance (ATK-39, ATK-169).

    Copies that are idle are drawn as `idle`, the others as `drawn`. Then it is seen whether the loser is eliminated.
    """

    def __init__(self) -> None:
        super().__init__(agenda.SPOILS, "spoils", ("drawn", "idle"), (seat_field("loser"),))

    def seats(self, state: Attack) -> list[int]:
        return [CHANCE] if state.hand_size(state.arg(1), ECONOMICS_DECK) > 0 else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [
            *range(answers.DRAWN, answers.DRAWN + KINDS),
            *range(answers.IDLE, answers.IDLE + ECONOMICS),
        ]

    def copies(self, state: Attack, answer: int) -> int:
        """How many cards in the loser's hand the answer stands for."""
        loser = state.arg(1)
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
        loser = state.arg(1)
        state.done()
        if seat != NOBODY:
            idle = answer >= answers.IDLE
            kind = answer - (answers.IDLE if idle else answers.DRAWN)
            state.hand_over(loser, state.turn, kind, idle)
        end_if_eliminated(state)

    def fault(self, state: Attack) -> str:
        if state.arg(1) >= state.seats or state.arg(1) == state.turn:
            return "the player to move takes a card from an opponent"
        return "" if state.now[now.FIGHT] < 0 else "the spoils are taken when the battle is over"

"""Sea battles: submarines join, both lay their lines unseen, pair after pair fires. Retreats have their own file."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, events, lines, queries, reasons
from greatpowers.games.attack.rules.answers import PASS
from greatpowers.games.attack.rules.board import SEA_IDS
from greatpowers.games.attack.rules.ongoing.sea import AFLOAT, LINE, NOT_ROLLED, SUNK
from greatpowers.games.attack.rules.queries import BATTLESHIP_SHIP, CARRIER_SHIP
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps.retreat import Retreat
from greatpowers.games.attack.rules.units import ATTACKING, DEFENDING, LAND_UNITS, SHIPS, UNITS
from greatpowers.kernel.step import Step
from greatpowers.kernel.values import CHANCE, Value

LOWEST_ROLL: Final = 2
ROLL_WEIGHTS: Final = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)


def begin(state: Attack, sea: int, foe: int, struck: bool, bought: bool) -> None:
    """A battle above the open frame, by the player to move."""
    state.begin_sea_battle(sea, foe, struck, bought)
    state.first(agenda.NAVAL_ROUND)
    state.first(agenda.SUBMARINES)


class Submarines(Step[Attack]):
    """Both owners decide together and unseen whether their submarines in the area fight, all or none (ATK-31, 132)."""

    def __init__(self) -> None:
        super().__init__(agenda.SUBMARINES, "submarines", ("pass", "strike"))
        self.together = True

    def seats(self, state: Attack) -> list[int]:
        sea = state.naval
        sides = (DEFENDING,) if state.naval_struck == 1 else (ATTACKING, DEFENDING)
        return sorted(state.captain(side) for side in sides if queries.submarines(state, state.captain(side), sea) > 0)

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [PASS, answers.STRIKE + state.naval]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        here = answer in (PASS, answers.STRIKE + state.naval)
        return reasons.LEGAL if here else reasons.NO_BATTLE_HERE

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"sea": SEA_IDS[answer - answers.STRIKE]} if answer != PASS else {}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        state.done()

    def resolve(self, state: Attack, seats: list[int], given: list[int]) -> None:
        for seat, answer in zip(seats, given, strict=True):
            state.note(events.ANSWERED, seat, int(answer != PASS))
            if answer != PASS:
                state.join(lines.side_of(state, seat))
        state.done()

    def implausible(self, state: Attack) -> str:
        if state.naval_joined != state.naval_struck or sum(state.crippled) > 0:
            return "submarines decide before the first round"
        if sum(lines.fighters(state, ATTACKING)) == 0 or sum(lines.fighters(state, DEFENDING)) == 0:
            return "one side has no ships to fight with"
        return ""


class NavalRound(Step[Attack]):
    """Asks nobody: counts what a round left, then calls for a retreat, for new lines, or ends the battle."""

    def __init__(self) -> None:
        super().__init__(agenda.NAVAL_ROUND, "naval_round")

    def play(self, state: Attack, seat: int, answer: int) -> None:
        fought = state.naval_length > 0
        state.pull_out_damaged()
        attack, defence = sum(lines.fighters(state, ATTACKING)), sum(lines.fighters(state, DEFENDING))
        if attack == 0 or defence == 0:
            self.settle(state, attack, defence)
        elif fought:
            Retreat.open(state, ATTACKING, must=False)
        else:
            state.form_lines(min(LINE, state.figures.naval["line"], attack, defence))
            state.first(agenda.LINE)

    def settle(self, state: Attack, attack: int, defence: int) -> None:
        """Who cannot fight has lost; if neither can, the attacker's battleships yield (ATK-34, ATK-135)."""
        if attack + defence == 0:
            defence = state.crippled[DEFENDING]
        loser = ATTACKING if defence > 0 else DEFENDING
        if state.crippled[loser] > 0:
            Retreat.open(state, loser, must=True)
        else:
            state.win_sea_battle(1 - loser)
            state.done()

    def implausible(self, state: Attack) -> str:
        return lines.implausible(state)


class Line(Step[Attack]):
    """Both sides lay one type of ship after the other, from front to rear, unseen until the last lies (ATK-133).

    A side is not asked where everybody knows what it must lay: it has one type only, or a single ship is left.
    """

    def __init__(self) -> None:
        super().__init__(agenda.LINE, "line", ("lay",))
        self.together = True

    def chooses(self, state: Attack, side: int) -> bool:
        row = lines.fighters(state, side)
        return row.count(0) < SHIPS - 1 and sum(row) - lines.laid(state) > 1

    def seats(self, state: Attack) -> list[int]:
        return sorted(state.captain(side) for side in (ATTACKING, DEFENDING) if self.chooses(state, side))

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.LAY, answers.LAY + SHIPS))

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        left = lines.ships_left(state, lines.side_of(state, seat))
        return reasons.LEGAL if left[answer - answers.LAY] > 0 else reasons.NO_SHIP

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"ship": UNITS[LAND_UNITS + answer - answers.LAY]}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        self.resolve(state, [], [])

    def resolve(self, state: Attack, seats: list[int], given: list[int]) -> None:
        place, length = lines.laid(state), state.naval_length
        for side in (ATTACKING, DEFENDING):
            seat = state.captain(side)
            if seat in seats:
                ship = given[seats.index(seat)] - answers.LAY
            else:
                left = lines.ships_left(state, side)
                ship = next(number for number in range(SHIPS) if left[number] > 0)
            state.lay(side, place, ship)
        if place + 1 == length:
            self.show(state, length)
            state.then(agenda.GUNNERY)

    def show(self, state: Attack, length: int) -> None:
        for side in (ATTACKING, DEFENDING):
            seat = state.captain(side)
            state.note(events.LAID, seat, length)
            for place in range(length):
                state.note(events.LINED, seat, place, state.ship_at(side, place))

    def implausible(self, state: Attack) -> str:
        problem = lines.implausible_lines(state)
        if problem:
            return problem
        length = min(LINE, sum(lines.fighters(state, ATTACKING)), sum(lines.fighters(state, DEFENDING)))
        if min(length, state.figures.naval["line"]) != state.naval_length:
            return "a line is as long as the smaller side, eight ships at most"
        if state.naval_pair != 0 or state.naval_roll != 0:
            return "nobody fires while lines are laid"
        return "two complete lines are no longer laid" if lines.lines_lie(state) else ""


class Gunnery(Step[Attack]):
    """Pair by pair two dice each, the attacker first; the higher total scores one hit, a tie none (ATK-80)."""

    def __init__(self) -> None:
        super().__init__(agenda.GUNNERY, "gunnery", ("roll",))

    def seats(self, state: Attack) -> list[int]:
        return [CHANCE]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.ROLL, answers.ROLL + len(ROLL_WEIGHTS)))

    def weights(self, state: Attack) -> list[int]:
        return list(ROLL_WEIGHTS)

    def play(self, state: Attack, seat: int, answer: int) -> None:
        pips = answer - answers.ROLL + LOWEST_ROLL
        rolled, pair = state.naval_roll, state.naval_pair
        if rolled == NOT_ROLLED:
            state.note(events.ROLLED, state.captain(ATTACKING) + 1, pips)
            state.fire_first(pips)
            return
        state.note(events.ROLLED, state.captain(DEFENDING) + 1, pips)
        lead = rolled + lines.modifier(state, ATTACKING, pair) - pips - lines.modifier(state, DEFENDING, pair)
        if lead != 0:
            self.hit(state, DEFENDING if lead > 0 else ATTACKING, pair)
        state.fire_next()
        if pair + 1 == state.naval_length:
            state.done()

    def hit(self, state: Attack, side: int, pair: int) -> None:
        """The foremost ship afloat is hit, of two carriers that meet the losing one (ATK-81); two sink a battleship."""
        place = pair
        if state.ship_at(ATTACKING, pair) != CARRIER_SHIP or state.ship_at(DEFENDING, pair) != CARRIER_SHIP:
            place = next(number for number in range(LINE) if state.condition_at(side, number) != SUNK)
        ship = state.ship_at(side, place)
        state.note(events.SCORED_HIT, state.captain(1 - side), ship)
        bears = ship == BATTLESHIP_SHIP and state.figures.naval["hits_battleship"] > 1
        if bears and state.condition_at(side, place) == AFLOAT:
            state.damage(side, place)
        else:
            state.sink(side, place)

    def implausible(self, state: Attack) -> str:
        problem = lines.implausible_lines(state)
        if problem:
            return problem
        pair, rolled = state.naval_pair, state.naval_roll
        if not lines.lines_lie(state) or not 0 <= pair < state.naval_length:
            return "a pair of two complete lines fires"
        if SUNK in state.conditions(ATTACKING)[pair:] + state.conditions(DEFENDING)[pair:]:
            return "ships are not sunk before their pair has fired"
        lowest, highest = LOWEST_ROLL, LOWEST_ROLL + len(ROLL_WEIGHTS) - 1
        return "" if rolled == 0 or lowest <= rolled <= highest else "two dice show 2 to 12"

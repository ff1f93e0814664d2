"""Sea battles: submarines join, both lay their lines unseen, then pair after pair fires. Retreats have their own file.

The attacker is the player to move; one owner of surface ships defends (ATK-131). Ships that fight stay in the fleet and
leave it when they sink. `now` holds the area, the defender and the round; `line` and `line_state` hold both lines while
a round lasts, `crippled` the battleships that were hit once and are out of this battle (ATK-82).
"""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, events, now, queries, reasons
from greatpowers.games.attack.rules.answers import PASS
from greatpowers.games.attack.rules.board import REGIONS, SEA_IDS, SEAS
from greatpowers.games.attack.rules.figures import technology
from greatpowers.games.attack.rules.queries import BATTLESHIP_SHIP, CARRIER_SHIP, DESTROYER_SHIP, SUBMARINE_SHIP
from greatpowers.games.attack.rules.state import AFLOAT, DAMAGED, LINE, NO_SHIP, SUNK, Attack
from greatpowers.games.attack.rules.units import LAND_UNITS, SHIPS, UNITS
from greatpowers.kernel.step import Step
from greatpowers.kernel.values import CHANCE, Value

ATTACKING: Final = 0
DEFENDING: Final = 1
"""The sides, as in `line` and `crippled` and as bits of `naval_joined`."""

LOWEST_ROLL: Final = 2
ROLL_WEIGHTS: Final = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
SONAR: Final = technology("sonar")


def pending(state: Attack) -> list[int]:
    """Areas where the player to move has surface ships among foreign ones, or attacks them with submarines."""
    seat = state.turn
    found: list[int] = []
    for sea in state.board.seas:
        strikes = state.now[now.STRIKES] >> sea & 1 == 1 and queries.submarines(state, seat, sea) > 0
        fights = strikes or queries.surface(state, seat, sea) > 0
        if fights and queries.has_foreign_surface(state, seat, sea):
            found.append(sea)
    return found


def begin(state: Attack, sea: int, foe: int, struck: bool, bought: bool) -> None:
    """A battle above the open frame, by the player to move. Submarines that struck take part (ATK-132)."""
    state.now[now.NAVAL] = sea
    state.now[now.NAVAL_FOE] = foe
    state.now[now.NAVAL_STRUCK] = int(struck)
    state.now[now.NAVAL_BOUGHT] = int(bought)
    state.now[now.NAVAL_JOINED] = int(struck) << ATTACKING
    end_round(state)
    state.crippled = [0, 0]
    state.first(agenda.NAVAL_ROUND)
    state.first(agenda.SUBMARINES)


def conclude(state: Attack, winner: int) -> None:
    """The frame of the rounds is open: the battle is over, and once-hit battleships are whole again."""
    sea = state.now[now.NAVAL]
    state.note(events.WON, party(state, winner) + 1, REGIONS + sea)
    state.now[now.STRIKES] &= ~(1 << sea)
    for slot in range(now.NAVAL, now.NAVAL_BOUGHT + 1):
        state.now[slot] = now.EMPTY[slot]
    state.forget_line()
    state.crippled = [0, 0]
    state.done()


def end_round(state: Attack) -> None:
    state.now[now.NAVAL_LENGTH] = 0
    state.now[now.NAVAL_PAIR] = 0
    state.now[now.NAVAL_ROLL] = 0
    state.forget_line()


# reading


def party(state: Attack, side: int) -> int:
    return state.turn if side == ATTACKING else state.now[now.NAVAL_FOE]


def side_of(state: Attack, seat: int) -> int:
    return ATTACKING if seat == state.turn else DEFENDING


def fighters(state: Attack, side: int) -> list[int]:
    """Ships able to fight, by type: surface ships and submarines that joined, without once-hit battleships."""
    first = (party(state, side) * SEAS + state.now[now.NAVAL]) * SHIPS
    row = state.fleet[first : first + SHIPS]
    if state.now[now.NAVAL_JOINED] >> side & 1 == 0:
        row[SUBMARINE_SHIP] = 0
    row[BATTLESHIP_SHIP] -= state.crippled[side]
    return row


def laid(state: Attack) -> int:
    """How many ships lie in each line; the same on both sides."""
    return LINE - state.line[:LINE].count(NO_SHIP)


def lines_lie(state: Attack) -> bool:
    """Whether both lines are complete and therefore seen by everybody; until then each side sees its own (ATK-133)."""
    return laid(state) == state.now[now.NAVAL_LENGTH]


def ships_left(state: Attack, side: int) -> list[int]:
    """Ships able to fight that do not lie in the line yet, by type."""
    row = fighters(state, side)
    for ship in state.line[side * LINE : (side + 1) * LINE]:
        if ship != NO_SHIP:
            row[ship] -= 1
    return row


def modifier(state: Attack, side: int, pair: int) -> int:
    """What a ship adds to its dice: its advantage over the other type, and carriers afloat beside it (ATK-83, 33)."""
    naval = state.figures.naval
    first = side * LINE
    own, other = state.line[first + pair], state.line[(1 - side) * LINE + pair]
    total = 0
    if own == BATTLESHIP_SHIP and other == DESTROYER_SHIP:
        total = naval["battleship_against_destroyer"]
    elif own == SUBMARINE_SHIP and other == BATTLESHIP_SHIP:
        total = naval["submarine_against_battleship"]
    elif own == DESTROYER_SHIP and other == SUBMARINE_SHIP:
        total = naval["destroyer_against_submarine"]
        if state.has(party(state, side), SONAR):
            total += state.figures.technology_figures[SONAR]["bonus"]
    elif own == CARRIER_SHIP and other != CARRIER_SHIP:
        total = naval["carrier_against_others"]
    for beside in (pair - 1, pair + 1):
        if 0 <= beside < LINE and state.line[first + beside] == CARRIER_SHIP:
            total += 0 if state.line_state[first + beside] == SUNK else naval["carrier_beside"]
    return total


def battle_fault(state: Attack) -> str:
    """What is wrong with the registers of an imported battle, whatever its stage."""
    sea, foe = state.now[now.NAVAL], state.now[now.NAVAL_FOE]
    if not 0 <= foe < state.seats or foe == state.turn:
        return "a sea battle is fought by the player to move and one opponent"
    if not 0 <= sea < SEAS or not state.board.sea_is_on[sea]:
        return "a sea battle is fought in a sea area of the board"
    struck, bought = state.now[now.NAVAL_STRUCK], state.now[now.NAVAL_BOUGHT]
    if struck not in (0, 1) or bought not in (0, 1) or (struck == 1 and bought == 1):
        return "submarines strike in a Move only"
    joined = state.now[now.NAVAL_JOINED]
    if not 0 <= joined <= 3 or struck > joined & 1:
        return "submarines that struck take part"
    if min(fighters(state, ATTACKING)) < 0 or min(fighters(state, DEFENDING)) < 0:
        return "there are more once-hit battleships than battleships"
    return "" if 0 <= state.now[now.NAVAL_LENGTH] <= LINE else "a line has eight ships at most"


def line_fault(state: Attack) -> str:
    """What is wrong with two lines, complete or not."""
    count, length = laid(state), state.now[now.NAVAL_LENGTH]
    if not 1 <= length <= LINE or count > length:
        return "both lines have the same length, eight at most"
    for side in (ATTACKING, DEFENDING):
        row = state.line[side * LINE : (side + 1) * LINE]
        if NO_SHIP in row[:count] or row[count:].count(NO_SHIP) != LINE - count:
            return "both lines are laid from the front to the rear, ship by ship"
        afloat = fighters(state, side)
        for place in range(count):
            mark = state.line_state[side * LINE + place]
            if mark == DAMAGED and row[place] != BATTLESHIP_SHIP:
                return "only a battleship bears a hit"
            afloat[row[place]] -= 0 if mark == SUNK else 1
        if min(afloat) < 0:
            return "a line holds more ships than are there"
    return ""


class Submarines(Step[Attack]):
    """Both owners decide together and unseen whether their submarines in the area fight, all or none (ATK-31, 132)."""

    def __init__(self) -> None:
        super().__init__(agenda.SUBMARINES, "submarines", ("pass", "strike"))
        self.together = True

    def seats(self, state: Attack) -> list[int]:
        sea = state.now[now.NAVAL]
        sides = (DEFENDING,) if state.now[now.NAVAL_STRUCK] == 1 else (ATTACKING, DEFENDING)
        return sorted(party(state, side) for side in sides if queries.submarines(state, party(state, side), sea) > 0)

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [PASS, answers.STRIKE + state.now[now.NAVAL]]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        here = answer in (PASS, answers.STRIKE + state.now[now.NAVAL])
        return reasons.LEGAL if here else reasons.NO_BATTLE_HERE

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"sea": SEA_IDS[answer - answers.STRIKE]} if answer != PASS else {}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        state.done()

    def resolve(self, state: Attack, seats: list[int], given: list[int]) -> None:
        for seat, answer in zip(seats, given, strict=True):
            state.note(events.ANSWERED, seat, int(answer != PASS))
            if answer != PASS:
                state.now[now.NAVAL_JOINED] |= 1 << side_of(state, seat)
        state.done()

    def fault(self, state: Attack) -> str:
        if state.now[now.NAVAL_JOINED] != state.now[now.NAVAL_STRUCK] or sum(state.crippled) > 0:
            return "submarines decide before the first round"
        if sum(fighters(state, ATTACKING)) == 0 or sum(fighters(state, DEFENDING)) == 0:
            return "one side has no ships to fight with"
        return ""


class NavalRound(Step[Attack]):
    """Asks nobody: counts what a round left, then calls for a retreat, for new lines, or ends the battle."""

    def __init__(self) -> None:
        super().__init__(agenda.NAVAL_ROUND, "naval_round")

    def play(self, state: Attack, seat: int, answer: int) -> None:
        fought = state.now[now.NAVAL_LENGTH] > 0
        for side in (ATTACKING, DEFENDING):
            state.crippled[side] += state.line_state[side * LINE : (side + 1) * LINE].count(DAMAGED)
        end_round(state)
        attack, defence = sum(fighters(state, ATTACKING)), sum(fighters(state, DEFENDING))
        if attack == 0 or defence == 0:
            self.settle(state, attack, defence)
        elif fought:
            state.first(agenda.RETREAT, ATTACKING)
        else:
            state.now[now.NAVAL_LENGTH] = min(LINE, state.figures.naval["line"], attack, defence)
            state.first(agenda.LINE)

    def settle(self, state: Attack, attack: int, defence: int) -> None:
        """Who cannot fight has lost; if neither can, the attacker's battleships yield (ATK-34, ATK-135)."""
        if attack + defence == 0:
            defence = state.crippled[DEFENDING]
        loser = ATTACKING if defence > 0 else DEFENDING
        if state.crippled[loser] > 0:
            state.first(agenda.RETREAT, loser, 1)
        else:
            conclude(state, 1 - loser)

    def fault(self, state: Attack) -> str:
        return battle_fault(state)


class Line(Step[Attack]):
    """Both sides lay one type of ship after the other, from front to rear, unseen until the last lies (ATK-133).

    A side is not asked where everybody knows what it must lay: it has one type only, or a single ship is left.
    """

    def __init__(self) -> None:
        super().__init__(agenda.LINE, "line", ("lay",))
        self.together = True

    def chooses(self, state: Attack, side: int) -> bool:
        row = fighters(state, side)
        return row.count(0) < SHIPS - 1 and sum(row) - laid(state) > 1

    def seats(self, state: Attack) -> list[int]:
        return sorted(party(state, side) for side in (ATTACKING, DEFENDING) if self.chooses(state, side))

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return list(range(answers.LAY, answers.LAY + SHIPS))

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        left = ships_left(state, side_of(state, seat))
        return reasons.LEGAL if left[answer - answers.LAY] > 0 else reasons.NO_SHIP

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"ship": UNITS[LAND_UNITS + answer - answers.LAY]}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        self.resolve(state, [], [])

    def resolve(self, state: Attack, seats: list[int], given: list[int]) -> None:
        place, length = laid(state), state.now[now.NAVAL_LENGTH]
        for side in (ATTACKING, DEFENDING):
            seat = party(state, side)
            if seat in seats:
                ship = given[seats.index(seat)] - answers.LAY
            else:
                left = ships_left(state, side)
                ship = next(number for number in range(SHIPS) if left[number] > 0)
            state.line[side * LINE + place] = ship
        if place + 1 == length:
            self.show(state, length)
            state.then(agenda.GUNNERY)

    def show(self, state: Attack, length: int) -> None:
        for side in (ATTACKING, DEFENDING):
            seat = party(state, side)
            state.note(events.LAID, seat, length)
            for place in range(length):
                state.note(events.LINED, seat, place, state.line[side * LINE + place])

    def fault(self, state: Attack) -> str:
        problem = line_fault(state)
        if problem:
            return problem
        length = min(LINE, sum(fighters(state, ATTACKING)), sum(fighters(state, DEFENDING)))
        if min(length, state.figures.naval["line"]) != state.now[now.NAVAL_LENGTH]:
            return "a line is as long as the smaller side, eight ships at most"
        if state.now[now.NAVAL_PAIR] != 0 or state.now[now.NAVAL_ROLL] != 0:
            return "nobody fires while lines are laid"
        return "two complete lines are no longer laid" if lines_lie(state) else ""


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
        eyes = answer - answers.ROLL + LOWEST_ROLL
        rolled, pair = state.now[now.NAVAL_ROLL], state.now[now.NAVAL_PAIR]
        if rolled == 0:
            state.note(events.ROLLED, party(state, ATTACKING) + 1, eyes)
            state.now[now.NAVAL_ROLL] = eyes
            return
        state.note(events.ROLLED, party(state, DEFENDING) + 1, eyes)
        lead = rolled + modifier(state, ATTACKING, pair) - eyes - modifier(state, DEFENDING, pair)
        if lead != 0:
            self.hit(state, DEFENDING if lead > 0 else ATTACKING, pair)
        state.now[now.NAVAL_ROLL] = 0
        state.now[now.NAVAL_PAIR] = pair + 1
        if pair + 1 == state.now[now.NAVAL_LENGTH]:
            state.done()

    def hit(self, state: Attack, side: int, pair: int) -> None:
        """The foremost ship afloat is hit, of two carriers that meet the losing one (ATK-81); two sink a battleship."""
        first = side * LINE
        place = first + pair
        if state.line[pair] != CARRIER_SHIP or state.line[LINE + pair] != CARRIER_SHIP:
            place = next(number for number in range(first, first + LINE) if state.line_state[number] != SUNK)
        ship = state.line[place]
        state.note(events.SCORED_HIT, party(state, 1 - side), ship)
        bears = ship == BATTLESHIP_SHIP and state.figures.naval["hits_battleship"] > 1
        if bears and state.line_state[place] == AFLOAT:
            state.line_state[place] = DAMAGED
            return
        state.line_state[place] = SUNK
        sea = REGIONS + state.now[now.NAVAL]
        state.remove_unit(party(state, side), LAND_UNITS + ship, sea, events.BY_BATTLE)

    def fault(self, state: Attack) -> str:
        problem = line_fault(state)
        if problem:
            return problem
        pair, rolled = state.now[now.NAVAL_PAIR], state.now[now.NAVAL_ROLL]
        if not lines_lie(state) or not 0 <= pair < state.now[now.NAVAL_LENGTH]:
            return "a pair of two complete lines fires"
        if SUNK in state.line_state[pair:LINE] + state.line_state[LINE + pair :]:
            return "ships are not sunk before their pair has fired"
        lowest, highest = LOWEST_ROLL, LOWEST_ROLL + len(ROLL_WEIGHTS) - 1
        return "" if rolled == 0 or lowest <= rolled <= highest else "two dice show 2 to 12"

"""The state of a game of Attack!, and the gates through which alone it changes."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import events, now
from greatpowers.games.attack.rules.answers import DIPLOMACY, TRADE
from greatpowers.games.attack.rules.board import CANALS, REGIONS, SEAS
from greatpowers.games.attack.rules.figures import KINDS, TECHNOLOGIES, Rules
from greatpowers.games.attack.rules.pieces import PURSE, Pieces
from greatpowers.games.attack.rules.units import LAND_UNITS, SHIPS, UNIT_COUNT

NEUTRAL: Final = -1
OFF_BOARD: Final = -2
NO_SEAT: Final = -1
NO_REGION: Final = -1
NO_TYPE: Final = -1

MOVED: Final = 1
BLITZED: Final = 2
BOMBED: Final = 4
RAIDED: Final = 8
LOOKED: Final = 16
"""What can be done once in a turn, as bits of `once`."""

DIPLOMACY_UNUSED: Final = 0
DIPLOMACY_FAILED: Final = 1
DIPLOMACY_CLOSED: Final = 2

COMMITTED: Final = 0
RESERVE: Final = 4
ATTACKER: Final = 0
DEFENDER: Final = 8
"""Where the rows of a land battle begin in `front`."""

LINE: Final = 8
"""Ships of a line at most; `line` holds the attacker's and then the defender's."""
NO_SHIP: Final = -1
AFLOAT: Final = 0
DAMAGED: Final = 1
SUNK: Final = 2


class Attack(Pieces):
    """Fields are flat lists per seat, per region (`region * 4 + unit`), or per seat and sea area.

    A region belongs to the owner of the units in it. Units on the way to a foreign region or over the sea are in
    `groups`. `fresh` and `sailed` count the units that have moved in this action. What an action remembers is in `now`,
    in `front` and `faces` (a land battle), in `line` and `line_state` (a naval battle) and in `deal` (an offer).
    """

    round: int
    start: int
    turn: int
    taken: int
    once: int
    diplomacy: int
    treaties: int
    trading: int
    may_not_play: int
    eagles: int
    ending: int
    owner: list[int]
    counter: list[int]
    reserve: list[int]
    capital: list[int]
    government: list[int]
    mix: list[int]
    technology: list[int]
    atom_used: list[int]
    marked: list[int]
    banned: list[int]
    embargoed: list[int]
    refusals: list[int]
    counter_offers: list[int]
    eliminated: list[int]
    leave: list[int]
    protested: list[int]
    now: list[int]
    front: list[int]
    faces: list[int]
    line: list[int]
    line_state: list[int]
    crippled: list[int]
    deal: list[int]

    def __init__(self, rules: Rules, source: Attack | None = None) -> None:
        super().__init__(rules)
        if source is None:
            self._fresh()
        else:
            self._from(source)

    def _fresh(self) -> None:
        seats = self.seats
        self.lay_cards()
        self.round = 0
        self.start = NO_SEAT
        self.turn = NO_SEAT
        self.taken = 0
        self.once = 0
        self.diplomacy = DIPLOMACY_UNUSED
        self.treaties = 0
        self.trading = 0
        self.may_not_play = 0
        self.eagles = 0
        self.ending = -1
        self.owner = [NEUTRAL if self.board.is_on[region] else OFF_BOARD for region in range(REGIONS)]
        self.counter = [NO_TYPE] * REGIONS
        self.army = [0] * (REGIONS * LAND_UNITS)
        self.fleet = [0] * (seats * SEAS * SHIPS)
        self.reserve = [0] * (seats * UNIT_COUNT)
        self.capital = [NO_REGION] * seats
        self.government = [NO_TYPE] * seats
        self.mix = [0] * 4
        self.production = [0] * (PURSE + seats)
        self.oil = [0] * (PURSE + seats)
        self.technology = [0] * (seats * TECHNOLOGIES)
        self.atom_used = [0] * seats
        self.marked = [0] * (seats * REGIONS)
        self.banned = [0] * seats
        self.embargoed = [0] * seats
        self.refusals = [0] * seats
        self.counter_offers = [0] * seats
        self.eliminated = [0] * seats
        self.forget_action()

    def forget_action(self) -> None:
        """Between actions nothing is on the way and nothing is being fought over."""
        self.groups = []
        self.fresh = [0] * (REGIONS * LAND_UNITS)
        self.sailed = [0] * (SEAS * SHIPS)
        self.leave = [0] * (SEAS + CANALS)
        self.protested = [0] * REGIONS
        self.now = list(now.EMPTY)
        self.front = [0] * 16
        self.faces = [0] * 5
        self.forget_line()
        self.crippled = [0, 0]
        self.deal = [0] * (4 + 2 * KINDS)

    def forget_line(self) -> None:
        self.line = [NO_SHIP] * (2 * LINE)
        self.line_state = [AFLOAT] * (2 * LINE)

    def _from(self, source: Attack) -> None:
        self.take_over(source)
        self.stamps = source.stamps[:]
        self.cards = source.cards[:]
        self.sizes = source.sizes[:]
        self.round = source.round
        self.start = source.start
        self.turn = source.turn
        self.taken = source.taken
        self.once = source.once
        self.diplomacy = source.diplomacy
        self.treaties = source.treaties
        self.trading = source.trading
        self.may_not_play = source.may_not_play
        self.eagles = source.eagles
        self.ending = source.ending
        self.owner = source.owner[:]
        self.counter = source.counter[:]
        self.army = source.army[:]
        self.fleet = source.fleet[:]
        self.reserve = source.reserve[:]
        self.capital = source.capital[:]
        self.government = source.government[:]
        self.mix = source.mix[:]
        self.production = source.production[:]
        self.oil = source.oil[:]
        self.technology = source.technology[:]
        self.atom_used = source.atom_used[:]
        self.marked = source.marked[:]
        self.banned = source.banned[:]
        self.embargoed = source.embargoed[:]
        self.refusals = source.refusals[:]
        self.counter_offers = source.counter_offers[:]
        self.eliminated = source.eliminated[:]
        self.groups = source.groups[:]
        self.fresh = source.fresh[:]
        self.sailed = source.sailed[:]
        self.leave = source.leave[:]
        self.protested = source.protested[:]
        self.now = source.now[:]
        self.front = source.front[:]
        self.faces = source.faces[:]
        self.line = source.line[:]
        self.line_state = source.line_state[:]
        self.crippled = source.crippled[:]
        self.deal = source.deal[:]

    def copy(self) -> Attack:
        return Attack(self.rules, self)

    def key(self) -> list[int]:
        return [
            *self.kernel_key(),
            *self.stamps,
            *self.cards,
            self.round,
            self.start,
            self.turn,
            self.taken,
            self.once,
            self.diplomacy,
            self.treaties,
            self.trading,
            self.may_not_play,
            self.eagles,
            self.ending,
            *self.owner,
            *self.counter,
            *self.army,
            *self.fleet,
            *self.reserve,
            *self.capital,
            *self.government,
            *self.mix,
            *self.production,
            *self.oil,
            *self.technology,
            *self.atom_used,
            *self.marked,
            *self.banned,
            *self.embargoed,
            *self.refusals,
            *self.counter_offers,
            *self.eliminated,
            len(self.groups),
            *self.groups,
            *self.fresh,
            *self.sailed,
            *self.leave,
            *self.protested,
            *self.now,
            *self.front,
            *self.faces,
            *self.line,
            *self.line_state,
            *self.crippled,
            *self.deal,
        ]

    # reading

    def has(self, seat: int, technology: int) -> bool:
        return self.technology[seat * TECHNOLOGIES + technology] == 1

    # gates: regions

    def take(self, seat: int, region: int) -> None:
        self.owner[region] = seat
        self.note(events.TOOK, seat, region)

    def leave_region(self, seat: int, region: int) -> None:
        """A region becomes neutral; its counter is drawn next."""
        self.owner[region] = NEUTRAL
        self.note(events.LEFT, seat, region)

    def put_counter(self, region: int, government: int) -> None:
        """A counter on a neutral, another one in its place, or none any more (-1)."""
        self.counter[region] = government
        self.note(events.COUNTED, region, government if government >= 0 else 4)

    def found(self, seat: int, region: int) -> None:
        self.capital[seat] = region
        self.note(events.FOUNDED, seat, region)

    def govern(self, seat: int, government: int) -> None:
        self.government[seat] = government
        self.note(events.GOVERNED, seat, government)

    def mark(self, seat: int, region: int) -> None:
        """A neutral attacked by a democracy, or a costly conquest by fascists; each region once."""
        if not self.marked[seat * REGIONS + region]:
            self.marked[seat * REGIONS + region] = 1
            self.note(events.MARKED, seat, region)

    def discover(self, seat: int, technology: int) -> None:
        self.technology[seat * TECHNOLOGIES + technology] = 1
        self.note(events.DISCOVERED, seat, technology)

    # gates: turns

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.taken = 0
        self.once = 0
        self.diplomacy = DIPLOMACY_UNUSED
        self.treaties = 0
        self.trading = 0
        self.may_not_play = self.banned[seat]
        self.banned[seat] = 0
        self.refusals = [0] * self.seats
        self.counter_offers = [0] * self.seats
        self.note(events.TURN_BEGAN, seat)

    def act(self, action: int) -> None:
        """Pay the price of an action: 1 oil for the first of a turn, 2 for the second, and so on."""
        self.taken += 1
        self.trading = 0
        if action != TRADE:
            self.counter_offers = [0] * self.seats
        if action != DIPLOMACY and self.diplomacy == DIPLOMACY_FAILED:
            self.diplomacy = DIPLOMACY_CLOSED
        self.spend_oil(self.turn, self.taken)
        self.note(events.ACTED, self.turn, action, self.taken)

    def refuse(self, seat: int, partner: int) -> None:
        """Talks with a partner of the active player come to nothing, whoever of the two says so (ATK-156)."""
        self.refusals[partner] += 1
        self.note(events.ANSWERED, seat, 0)

    def agree(self, seat: int) -> None:
        """A deal is made; the first one pays the Trade before goods move (ATK-11, ATK-158)."""
        self.note(events.ANSWERED, seat, 1)
        if not self.trading:
            self.act(TRADE)
            self.trading = 1
        self.reveal()

    def count_eagle(self) -> None:
        self.eagles += 1
        self.note(events.EAGLE, self.eagles)

    def bar_politics(self, seat: int) -> None:
        """No Play Politics Cards in the next turn of this player; twice is once (ATK-146)."""
        self.banned[seat] = 1
        self.note(events.BANNED, seat, events.FROM_POLITICS)

    def bar_trade(self, seat: int) -> None:
        """No trade with this player until production (ATK-152)."""
        self.embargoed[seat] = 1
        self.note(events.BANNED, seat, events.FROM_TRADE)

    def befriend(self) -> None:
        """One more Friendship Treaty for this turn (ATK-151)."""
        self.treaties += 1

    def eliminate(self, seat: int) -> None:
        self.eliminated[seat] = 1
        self.note(events.ELIMINATED, seat)

    def end(self, ending: int) -> None:
        self.ending = ending
        self.note(events.ENDED, ending)
        self.finish()

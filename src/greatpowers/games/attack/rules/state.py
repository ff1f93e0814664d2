"""The state of a game of Attack!, and the gates through which alone it changes.

It is made of parts, one above the other: the cards (`cardrow`), money, regions and pieces (`pieces`), and what is going
on in an action (`ongoing`): units on the way, a land battle, a sea battle, submarines that fire, a bombing, talks.
"""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import events
from greatpowers.games.attack.rules.answers import DIPLOMACY, TRADE
from greatpowers.games.attack.rules.board import REGIONS
from greatpowers.games.attack.rules.figures import TECHNOLOGIES, Rules
from greatpowers.games.attack.rules.ongoing.talks import Talks
from greatpowers.games.attack.rules.pieces import NO_REGION, NO_SEAT, NO_TYPE
from greatpowers.games.attack.rules.units import GOVERNMENT_COUNT

MOVED: Final = 1
BLITZED: Final = 2
BOMBED: Final = 4
RAIDED: Final = 8
LOOKED: Final = 16
"""What can be done once in a turn, as bits of `once`."""

DIPLOMACY_UNUSED: Final = 0
DIPLOMACY_FAILED: Final = 1
DIPLOMACY_CLOSED: Final = 2

MOST_TREATIES: Final = 999
"""As many as a document holds. Long before that any roll is enough, so more make no difference."""

NOT_ENDED: Final = -1
NO_SHOOTER: Final = -1
NO_SUCCESSES: Final = 0
NO_LOOKS: Final = 0
"""Ints that positions have had from the beginning and no rule uses any more: they keep their place in `key`."""


class Attack(Talks):
    """Fields are ints, or flat lists per seat, per region (`region * 4 + unit`), or per seat and sea area.

    A region belongs to the owner of the units in it. `start` begins the round and `turn` is the player to move, who has
    `taken` this many actions and done each of `once` already. `diplomacy` says how the first try of this turn went,
    `treaties` how many Friendship Treaties count, `may_not_play` that politics cards are barred. `mix` are governments
    still to be drawn in set-up. `marked`, per seat and region, are attacks and conquests that count for points.
    """

    round: int
    start: int
    taken: int
    once: int
    diplomacy: int
    treaties: int
    may_not_play: int
    eagles: int
    ending: int
    capital: list[int]
    government: list[int]
    mix: list[int]
    technology: list[int]
    atom_used: list[int]
    marked: list[int]
    banned: list[int]
    embargoed: list[int]
    eliminated: list[int]

    def __init__(self, rules: Rules, source: Attack | None = None) -> None:
        super().__init__(rules, source)
        if source is None:
            self._begin()
        else:
            self._copy(source)

    def _begin(self) -> None:
        seats = self.seats
        self.lay_cards()
        self.lay_pieces()
        self.round = 0
        self.start = NO_SEAT
        self.turn = NO_SEAT
        self.taken = 0
        self.once = 0
        self.diplomacy = DIPLOMACY_UNUSED
        self.treaties = 0
        self.may_not_play = 0
        self.eagles = 0
        self.ending = NOT_ENDED
        self.capital = [NO_REGION] * seats
        self.government = [NO_TYPE] * seats
        self.mix = [0] * GOVERNMENT_COUNT
        self.technology = [0] * (seats * TECHNOLOGIES)
        self.atom_used = [0] * seats
        self.marked = [0] * (seats * REGIONS)
        self.banned = [0] * seats
        self.embargoed = [0] * seats
        self.eliminated = [0] * seats
        self.begin_talks()
        self.forget_action()

    def forget_action(self) -> None:
        """Between actions nothing is on the way and nothing is being fought over."""
        self.forget_marches()
        self.end_battle()
        self.end_sea_battle()
        self.forget_submarines()
        self.forget_bombing()
        self.forget_draft()

    def _copy(self, source: Attack) -> None:
        self.stamps = source.stamps.copy()
        self.copy_pieces(source)
        self.copy_marches(source)
        self.copy_battle(source)
        self.copy_sea_battle(source)
        self.copy_submarines(source)
        self.copy_bombing(source)
        self.copy_talks(source)
        self.round = source.round
        self.start = source.start
        self.turn = source.turn
        self.taken = source.taken
        self.once = source.once
        self.diplomacy = source.diplomacy
        self.treaties = source.treaties
        self.may_not_play = source.may_not_play
        self.eagles = source.eagles
        self.ending = source.ending
        self.capital = source.capital.copy()
        self.government = source.government.copy()
        self.mix = source.mix.copy()
        self.technology = source.technology.copy()
        self.atom_used = source.atom_used.copy()
        self.marked = source.marked.copy()
        self.banned = source.banned.copy()
        self.embargoed = source.embargoed.copy()
        self.eliminated = source.eliminated.copy()

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
            *self.action_key(),
            *self.front,
            *self.faces,
            *self.line,
            *self.line_state,
            *self.crippled,
            *self.deal,
        ]

    def action_key(self) -> list[int]:
        """What an action remembers in single ints."""
        return [
            self.strikes,
            self.blitzing,
            self.fight,
            self.fight_foe,
            self.fight_commander,
            self.fight_card,
            self.fight_round,
            self.fight_side,
            self.fight_dice,
            self.fight_rerolled,
            self.fight_lost,
            self.fight_by_sea,
            self.naval,
            self.naval_foe,
            self.naval_joined,
            self.naval_length,
            self.naval_pair,
            self.naval_roll,
            self.naval_struck,
            self.naval_bought,
            self.crossing,
            self.crossing_sea,
            self.ambusher,
            self.ambush_shots,
            self.ambush_hits,
            self.dice,
            self.hits,
            NO_SHOOTER,
            self.bombed,
            self.fighters,
            self.bombers,
            self.interceptors,
            self.attacker_losses,
            self.defender_losses,
            self.air_stage,
            self.raid_sea,
            NO_SUCCESSES,
            NO_LOOKS,
        ]

    # reading

    def has(self, seat: int, technology: int) -> bool:
        return self.technology[seat * TECHNOLOGIES + technology] == 1

    # gates: players

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

    def use_atomic_power(self, seat: int) -> None:
        """Once a game (ATK-127)."""
        self.atom_used[seat] = 1

    # gates: set-up

    def begin_with(self, seat: int) -> None:
        """Who begins the first round is drawn."""
        self.start = seat
        self.note(events.BEGAN, seat + 1)

    def mix_governments(self, copies: int) -> None:
        """This many of each type; more of some come later."""
        self.mix = [copies] * GOVERNMENT_COUNT

    def add_to_mix(self, government: int) -> None:
        self.mix[government] += 1

    def draw_government(self, seat: int, government: int) -> None:
        self.mix[government] -= 1
        self.govern(seat, government)

    def put_mix_away(self) -> None:
        """What was not drawn goes back to the counters."""
        self.mix = [0] * GOVERNMENT_COUNT

    # gates: rounds and turns

    def begin_round(self) -> None:
        self.round += 1
        self.note(events.ROUND_BEGAN, min(self.round, events.MOST_NOTED), self.start)

    def pass_start(self) -> None:
        """The next one to the left begins the next round."""
        self.start = (self.start + 1) % self.seats

    def lift_embargo(self, seat: int) -> None:
        self.embargoed[seat] = 0

    def do_once(self, what: int) -> None:
        """What can be done once in a turn is done."""
        self.once |= what

    def close_diplomacy(self) -> None:
        """No diplomacy for the rest of this turn."""
        self.diplomacy = DIPLOMACY_CLOSED

    def fail_diplomacy(self) -> None:
        """The very first try failed: the action may be repeated at once."""
        self.diplomacy = DIPLOMACY_FAILED

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.taken = 0
        self.once = 0
        self.diplomacy = DIPLOMACY_UNUSED
        self.treaties = 0
        self.may_not_play = self.banned[seat]
        self.banned[seat] = 0
        self.begin_talks()
        self.note(events.TURN_BEGAN, seat)

    def act(self, action: int) -> None:
        """Pay the price of an action: 1 oil for the first of a turn, 2 for the second, and so on."""
        self.taken += 1
        self.trading = 0
        if action != TRADE:
            self.forget_counters()
        if action != DIPLOMACY and self.diplomacy == DIPLOMACY_FAILED:
            self.diplomacy = DIPLOMACY_CLOSED
        self.spend_oil(self.turn, self.taken)
        self.note(events.ACTED, self.turn, action, self.taken)

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
        self.treaties = min(self.treaties + 1, MOST_TREATIES)

    def eliminate(self, seat: int) -> None:
        self.eliminated[seat] = 1
        self.note(events.ELIMINATED, seat)

    def end(self, ending: int) -> None:
        self.ending = ending
        self.note(events.ENDED, ending)
        self.finish()

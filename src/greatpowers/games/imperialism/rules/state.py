"""The state of a game of Imperialism, and the gates through which alone it changes."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperialism.rules import events
from greatpowers.games.imperialism.rules.cardrow import DISCARDS, FRONT, HAND, ON_TABLE, DeckRow
from greatpowers.games.imperialism.rules.deck import (
    ACHIEVEMENTS,
    INDIA,
    MARKED_LANDS,
    POWERS,
    PRESTIGE,
    PROVIDENCE_CARDS,
    TRACK_COUNT,
    Rules,
)

BANK: Final = 0
PURSE: Final = 1
"""Account of the first player."""
NO_SEAT: Final = -1
NO_CARD: Final = -1
NO_ACTION: Final = -1

ON_STACK: Final = 0
VISIBLE: Final = 1
OWNED: Final = 2

IN_BOX: Final = -1

NOT_BEGUN: Final = -1
"""The last turns are not yet set out; afterwards the seats that still have one, as bits."""

BEFORE_TURN: Final = 0
EXCHANGING: Final = 1
EXCHANGED: Final = 2


class Imperialism(DeckRow):
    """Fields are flat lists per seat, per seat and track, or per achievement; the cards are a row of their own.

    `ruler` follows from the cards: the power card before a player. The fields from `war_on` on are the war of this
    turn. `upswung` marks who came to Cultural Upswing in this turn.
    """

    turn: int
    phase: int
    acted: int
    has_achieved: bool
    trigger: int
    last_turns: int
    ducats: list[int]
    tracks: list[int]
    glory: list[int]
    power: list[int]
    dealt: list[int]
    religion: list[int]
    ruler: list[int]
    special: list[int]
    achievement: list[int]
    marker: list[int]
    replacement: list[int]
    upswung: list[int]
    war_on: int
    war_kind: int
    war_card: int
    war_defence: list[int]
    war_winner: int
    war_margin: int

    def __init__(self, rules: Rules, source: Imperialism | None = None) -> None:
        super().__init__(rules, source)
        if source is None:
            self._fresh()
        else:
            self._from(source)

    def _fresh(self) -> None:
        seats = self.seats
        self.turn = NO_SEAT
        self.phase = BEFORE_TURN
        self.acted = NO_ACTION
        self.has_achieved = False
        self.trigger = NO_SEAT
        self.last_turns = NOT_BEGUN
        self.lay_cards()
        self.ducats = [0] * (PURSE + seats)
        self.tracks = [0] * (seats * TRACK_COUNT)
        self.glory = [0] * seats
        self.power = [NO_CARD] * seats
        self.dealt = [IN_BOX] * POWERS
        self.religion = [NO_CARD] * seats
        self.ruler = [NO_CARD] * seats
        self.special = [0] * (seats * MARKED_LANDS)
        self.achievement = [ON_STACK] * ACHIEVEMENTS
        self.marker = [NO_ACTION] * seats
        self.replacement = [NO_ACTION] * seats
        self.upswung = [0] * seats
        self.forget_war()

    def _from(self, source: Imperialism) -> None:
        self.turn = source.turn
        self.phase = source.phase
        self.acted = source.acted
        self.has_achieved = source.has_achieved
        self.trigger = source.trigger
        self.last_turns = source.last_turns
        self.piles = source.piles.copy()
        self.ducats = source.ducats.copy()
        self.tracks = source.tracks.copy()
        self.glory = source.glory.copy()
        self.power = source.power.copy()
        self.dealt = source.dealt.copy()
        self.religion = source.religion.copy()
        self.ruler = source.ruler.copy()
        self.special = source.special.copy()
        self.achievement = source.achievement.copy()
        self.marker = source.marker.copy()
        self.replacement = source.replacement.copy()
        self.upswung = source.upswung.copy()
        self.war_on = source.war_on
        self.war_kind = source.war_kind
        self.war_card = source.war_card
        self.war_defence = source.war_defence.copy()
        self.war_winner = source.war_winner
        self.war_margin = source.war_margin

    def copy(self) -> Imperialism:
        return Imperialism(self.rules, self)

    def key(self) -> list[int]:
        return [
            *self.kernel_key(),
            self.turn,
            self.phase,
            self.acted,
            int(self.has_achieved),
            self.trigger,
            self.last_turns,
            *self.piles,
            *self.cards,
            *self.ducats,
            *self.tracks,
            *self.glory,
            *self.power,
            *self.dealt,
            *self.religion,
            *self.ruler,
            *self.special,
            *self.achievement,
            *self.marker,
            *self.replacement,
            *self.upswung,
            self.war_on,
            self.war_kind,
            self.war_card,
            len(self.war_defence),
            *self.war_defence,
            self.war_winner,
            self.war_margin,
        ]

    # reading

    def purse(self, seat: int) -> int:
        return self.ducats[PURSE + seat]

    def level(self, seat: int, track: int) -> int:
        return self.tracks[seat * TRACK_COUNT + track]

    def has_marker(self, seat: int, land: int) -> bool:
        """On India or China."""
        return self.special[seat * MARKED_LANDS + land - INDIA] == 1

    # gates: ducats, levels, glory

    def pay(self, payer: int, payee: int, ducats: int, purpose: int) -> None:
        """A purse holds no more than the journal can write; no sensible game comes near."""
        if payee != BANK:
            ducats = min(ducats, events.MOST_DUCATS - self.ducats[payee])
        if ducats > 0:
            self.ducats[payer] -= ducats
            self.ducats[payee] += ducats
            self.note(events.PAID, payer, payee, ducats, purpose)

    def exact(self, debtor: int, creditor: int, ducats: int) -> None:
        """A player owes another: who cannot pay in full pays all and loses a prestige point (R14 266, 353)."""
        if self.purse(debtor) >= ducats:
            self.pay(PURSE + debtor, PURSE + creditor, ducats, events.FOR_CARD)
        else:
            self.pay(PURSE + debtor, PURSE + creditor, self.purse(debtor), events.FOR_INSOLVENT)
            self.step(debtor, PRESTIGE, -1, events.BY_INSOLVENCY)

    def step(self, seat: int, track: int, steps: int, source: int) -> None:
        """Move a marker; what would lead beyond an end lapses. Prestige does not rise in the turn of its upswing."""
        here = seat * TRACK_COUNT + track
        level = self.tracks[here]
        if track == PRESTIGE and steps > 0 and (self.upswung[seat] or level == self.deck.upswing):
            return
        reached = min(max(level + steps, 0), self.deck.most[track])
        if reached == level:
            return
        self.tracks[here] = reached
        self.note(events.STEPPED, seat, track, reached - level + events.MOST_STEPS, source)
        if track == PRESTIGE and reached == self.deck.upswing:
            self.upswung[seat] = 1

    def glorify(self, seat: int, glory: int, source: int) -> None:
        """Glory never falls; whoever reaches the end space first sets off the last turns."""
        if glory > 0:
            self.glory[seat] += glory
            self.note(events.GLORIFIED, seat, glory, source)
            if self.trigger == NO_SEAT and self.glory[seat] >= self.rules.end_glory:
                self.trigger = seat
                self.note(events.TRIGGERED, seat)

    def mark_upswing(self, seat: int) -> None:
        self.note(events.UPSWUNG, seat)
        self.step(seat, PRESTIGE, -1, events.BY_UPSWING)
        self.glorify(seat, self.deck.upswing_glory, events.BY_UPSWING)

    # gates: rulers, faiths, territories, achievements

    def install(self, seat: int, target: int, card: int) -> None:
        """A power card from the hand before a player; the one that lay there goes to the discards."""
        if self.ruler[target] != NO_CARD:
            self.depose(target)
        self._move(card, HAND + seat, FRONT + target)
        self.ruler[target] = card
        self.note(events.RULED, seat, target, card)
        self.reveal()

    def depose(self, seat: int) -> None:
        card = self.ruler[seat]
        self._move(card, FRONT + seat, DISCARDS)
        self.ruler[seat] = NO_CARD
        self.note(events.DEPOSED, seat, card)

    def swap_rulers(self, one: int, other: int) -> None:
        """The power cards of two players change places; one of them may have none."""
        first, second = self.ruler[one], self.ruler[other]
        self.ruler[one], self.ruler[other] = second, first
        if first != NO_CARD:
            self._move(first, FRONT + one, FRONT + other)
            self.note(events.CHANGED_PLACES, one, other, first)
        if second != NO_CARD:
            self._move(second, FRONT + other, FRONT + one)
            self.note(events.CHANGED_PLACES, other, one, second)

    def convert(self, seat: int, religion: int) -> None:
        self.religion[seat] = religion
        self.note(events.CONVERTED, seat, religion)

    def conquer(self, seat: int, land: int) -> None:
        """A territory from the hand before its player, or a marker on India or China."""
        if land < INDIA:
            self._move(PROVIDENCE_CARDS + land, HAND + seat, FRONT + seat)
        else:
            self.special[seat * MARKED_LANDS + land - INDIA] = 1
        self.note(events.CONQUERED, seat, land)
        self.reveal()

    def cede(self, seat: int, target: int, land: int) -> None:
        self._move(PROVIDENCE_CARDS + land, FRONT + seat, FRONT + target)
        self.note(events.CEDED, seat, target, land)

    def reveal_achievement(self, achievement: int) -> None:
        self.achievement[achievement] = VISIBLE
        self.note(events.REVEALED, achievement)

    def achieve(self, seat: int, achievement: int) -> None:
        self.achievement[achievement] = OWNED + seat
        self.has_achieved = True
        self.note(events.ACHIEVED, seat, achievement)

    # gates: powers

    def offer_power(self, seat: int, power: int) -> None:
        self.dealt[power] = seat
        self.note(events.OFFERED, seat, power)

    def choose_power(self, seat: int, power: int) -> None:
        """The chosen card lies open, the other goes back to the box."""
        for other in range(POWERS):
            if self.dealt[other] == seat:
                self.dealt[other] = IN_BOX
                if other != power:
                    self.note(events.RETURNED, seat, other)
        self.power[seat] = power
        self.note(events.CHOSE, seat, power)

    # gates: turn and war

    def begin_turn(self, seat: int) -> None:
        self.turn = seat
        self.phase = EXCHANGING
        self.acted = NO_ACTION
        self.has_achieved = False
        self.upswung = [0] * self.seats
        self.note(events.TURN_BEGAN, seat)

    def end_exchange(self) -> None:
        """The hand of the player to move is filled up."""
        self.phase = EXCHANGED

    def act(self, action: int) -> None:
        """The marker of the player to move goes to this action."""
        self.marker[self.turn] = action
        self.replacement[self.turn] = NO_ACTION
        self._act(action)

    def act_instead(self, action: int) -> None:
        """Another action follows a war that was settled; the marker stays on war (R14 563)."""
        self.replacement[self.turn] = action
        self._act(action)

    def _act(self, action: int) -> None:
        self.acted = action
        self.note(events.ACTED, self.turn, action)

    def end_turn(self) -> None:
        """Who reached the end space sets out a last turn for everybody else; later one by one is over (RTD-45)."""
        self.forget_war()
        if self.trigger == NO_SEAT:
            return
        if self.last_turns == NOT_BEGUN:
            self.last_turns = (1 << self.seats) - 1 & ~(1 << self.trigger)
        else:
            self.last_turns &= ~(1 << self.turn)

    def declare_war(self, target: int, kind: int, card: int) -> None:
        self._move(card, HAND + self.turn, ON_TABLE)
        self.war_on, self.war_kind, self.war_card = target, kind, card
        self.note(events.DECLARED, self.turn, target, kind, card)
        self.reveal()

    def defend(self, card: int) -> None:
        self._move(card, HAND + self.war_on, ON_TABLE)
        self.war_defence.append(card)
        self.note(events.DEFENDED, self.war_on, card)
        self.reveal()

    def decide_war(self, attack: int, defence: int) -> None:
        """The attacker wins only when strictly stronger."""
        attacker, defender = self.turn, self.war_on
        self.war_winner = attacker if attack > defence else defender
        self.war_margin = max(attack - defence, 0)
        codes = events.strength_code(attack), events.strength_code(defence)
        self.note(events.FOUGHT, attacker, defender, codes[0], codes[1], self.war_winner)

    def end_war(self) -> None:
        """The cards of the war go to the discards (RTD-31)."""
        self.spend(self.war_card)
        for card in self.war_defence:
            self.spend(card)
        self.war_defence = []
        self.war_card = NO_CARD

    def forget_war(self) -> None:
        self.war_on = NO_SEAT
        self.war_kind = 0
        self.war_card = NO_CARD
        self.war_defence = []
        self.war_winner = NO_SEAT
        self.war_margin = 0

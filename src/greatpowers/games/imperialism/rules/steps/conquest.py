"""Eroberung: a territory from the hand, or a marker on India or China."""

from __future__ import annotations

from greatpowers.games.imperialism.rules import agenda, answers, deck, events, queries, reasons
from greatpowers.games.imperialism.rules.answers import PASS, player_field
from greatpowers.games.imperialism.rules.cards import card as windows
from greatpowers.games.imperialism.rules.cards import table
from greatpowers.games.imperialism.rules.deck import INDIA, PROVIDENCE_CARDS, TRACK_COUNT
from greatpowers.games.imperialism.rules.frames import PLAYER
from greatpowers.games.imperialism.rules.state import BANK, PURSE, Imperialism
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import NOBODY, Value


def conquest_refusal(state: Imperialism, seat: int, land: int) -> int:
    """Levels must be there, the cost is paid; India and China take one marker of each player."""
    if land >= INDIA:
        if state.has_marker(seat, land):
            return reasons.MARKED_ALREADY
    elif not state.holds(seat, PROVIDENCE_CARDS + land):
        return reasons.NOT_HELD
    if not queries.meets_needs(state, seat, land):
        return reasons.STRENGTH_SHORT
    return reasons.LEGAL if state.purse(seat) >= state.deck.land_cost[land] else reasons.DUCATS_SHORT


def conquer(state: Imperialism, seat: int, land: int) -> None:
    """Pay, lay the card before oneself, move the markers; glory and prestige go to this first conqueror only."""
    figures = state.deck
    state.pay(PURSE + seat, BANK, figures.land_cost[land], events.FOR_CONQUEST)
    state.conquer(seat, land)
    for track in range(TRACK_COUNT):
        state.step(seat, track, figures.land_steps[land][track], events.BY_TERRITORY)
    state.glorify(seat, figures.land_glory[land], events.BY_TERRITORY)
    if figures.is_colony[land]:
        state.first(agenda.URGE)


class Urge(Step[Imperialism]):
    """Kolonisationsdrang can follow at once when a colony was conquered (RTD-42)."""

    def __init__(self) -> None:
        super().__init__(agenda.URGE, "urge", ("pass", "play"))
        self.window = 1

    def seats(self, state: Imperialism) -> list[int]:
        return [state.turn] if queries.may_hold(state, state.turn, table.COLONIAL_URGE) else []

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        return [PASS, *table.candidates(state, (table.COLONIAL_URGE,))]

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        return reasons.LEGAL if answer == PASS else table.refusal(state, seat, answer, windows.AFTER_COLONY)

    def details(self, state: Imperialism, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return table.card_details(answer)

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        if seat == NOBODY or answer == PASS:
            state.done()
        else:
            table.carry_out(state, seat, answer)


class Explore(Step[Imperialism]):
    """Entdecker: a colony card from the hand, on the terms of a conquest; not India or China (RTD-43)."""

    def __init__(self) -> None:
        super().__init__(agenda.EXPLORE, "explore", ("pass", "conquer"), frame({PLAYER: player_field("player")}))
        self.ends_turn = True
        self.secret = True

    def seats(self, state: Imperialism) -> list[int]:
        return [state.arg(PLAYER)] if queries.has_territory(state, state.arg(PLAYER)) else []

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        return [PASS, *range(answers.CONQUER, answers.CONQUER + deck.LANDS)]

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL
        land = answer - answers.CONQUER
        if land >= INDIA or not state.deck.is_colony[land]:
            return reasons.NOT_A_COLONY
        return conquest_refusal(state, seat, land)

    def details(self, state: Imperialism, seat: int, answer: int, reason: int) -> dict[str, Value]:
        land = answer - answers.CONQUER
        return {
            "territory": deck.LAND_IDS[land],
            "cost": state.deck.land_cost[land],
            "ducats": state.purse(seat),
            "action": "conquest",
        }

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        state.done()
        if seat != NOBODY and answer != PASS:
            conquer(state, seat, answer - answers.CONQUER)

    def implausible(self, state: Imperialism) -> str:
        return "" if state.arg(PLAYER) == state.turn else "only the player to move explores"

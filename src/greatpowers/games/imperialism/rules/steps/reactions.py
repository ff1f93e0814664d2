"""What others may do about an event: cancel it, all asked at once; and Pirates at the end of a development turn."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperialism.rules import agenda, answers, deck, events, frames, queries, reasons
from greatpowers.games.imperialism.rules.answers import (
    COUNT_FIELD,
    NOBODY_AIMED_AT,
    PASS,
    PROVIDENCE_FIELD,
    TO_CANCEL,
    player_field,
    target_field,
)
from greatpowers.games.imperialism.rules.cards import card as windows
from greatpowers.games.imperialism.rules.cards import table
from greatpowers.games.imperialism.rules.cards.table import DIPLOMATIC_ACTION, PIRATES
from greatpowers.games.imperialism.rules.frames import (
    BELOW,
    PENDING_CARD,
    PENDING_COUNT,
    PENDING_PLAYER,
    PENDING_TARGET,
    STEP,
)
from greatpowers.games.imperialism.rules.state import Imperialism
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import NOBODY, Value


class Respond(Step[Imperialism]):
    """Diplomatisches Handeln: whoever might hold one is asked whether to cancel the event lying on the table.

    The first in turn after the event's player who wants to cancel does so; the others keep theirs unseen. The reply
    is an event as well and can be cancelled; then all are asked again about the first one (RTD-33, RTD-65).
    """

    def __init__(self) -> None:
        fields = frame(
            {
                PENDING_CARD: PROVIDENCE_FIELD,
                PENDING_PLAYER: player_field("player"),
                PENDING_TARGET: target_field(),
                PENDING_COUNT: COUNT_FIELD,
            }
        )
        super().__init__(agenda.RESPOND, "respond", ("pass", "cancel"), fields)
        self.together = True
        self.window = 1

    def seats(self, state: Imperialism) -> list[int]:
        player = state.arg(PENDING_PLAYER)
        return [seat for seat in queries.others(state, player) if queries.may_hold(state, seat, DIPLOMATIC_ACTION)]

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        return [PASS, answers.CANCEL]

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        held = answer == PASS or state.holds(seat, DIPLOMATIC_ACTION)
        return reasons.LEGAL if held else reasons.NOT_HELD

    def details(self, state: Imperialism, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return {"card": deck.PROVIDENCE_IDS[DIPLOMATIC_ACTION]}

    def resolve(self, state: Imperialism, seats: list[int], given: list[int]) -> None:
        for seat, answer in zip(seats, given):
            if answer == answers.CANCEL:
                frames.announce(state, seat, DIPLOMATIC_ACTION, state.arg(PENDING_PLAYER), TO_CANCEL)
                return
        self.play(state, NOBODY, 0)

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        """Nobody cancels: the card takes effect. A reply that stands takes the event below it away."""
        card, player = state.arg(PENDING_CARD), state.arg(PENDING_PLAYER)
        target, count = state.arg(PENDING_TARGET) - 1, state.arg(PENDING_COUNT)
        state.done()
        state.spend(card)
        if count == TO_CANCEL:
            card, player = state.arg(PENDING_CARD), state.arg(PENDING_PLAYER)
            state.done()
            state.spend(card)
            state.note(events.CANCELLED, player, card)
        else:
            table.CARD_TABLE[card].take_effect(state, player, target, count)

    def implausible(self, state: Imperialism) -> str:
        number, player = state.arg(PENDING_CARD), state.arg(PENDING_PLAYER)
        target, count = state.arg(PENDING_TARGET) - 1, state.arg(PENDING_COUNT)
        below = state.frame_arg(BELOW, STEP)
        if player >= state.seats or target >= state.seats:
            return "there is no such player"
        if count == TO_CANCEL:
            replies = number == DIPLOMATIC_ACTION and below == agenda.RESPOND
            answered = replies and state.frame_arg(BELOW, PENDING_PLAYER) != player
            return "" if answered else "a reply cancels the event of somebody else"
        card = table.CARD_TABLE[number]
        if card.window not in OPENED_BY or (card.window != windows.OWN_TURN and below not in OPENED_BY[card.window]):
            return "this card is not played here"
        if (player == state.turn) != (card.window in OWN_WINDOWS) and card.window != windows.AFTER_WAR:
            return "somebody else plays this card"
        if card.aimed and target in (NOBODY_AIMED_AT, player):
            return "this card is aimed at an opponent"
        fits = card.refusal(state, player, target, count) == reasons.LEGAL
        if card.window == windows.UNDER_ATTACK:
            fits = player == state.war_on
        return "" if fits and count in card.counts else "this card cannot be played so"


OWN_WINDOWS: Final = (windows.INTRIGUE, windows.BEFORE_GOOD, windows.AFTER_COLONY, windows.OWN_TURN)
"""Windows of the player whose turn it is."""

OPENED_BY: Final = {
    windows.INTRIGUE: (agenda.TRIM,),
    windows.BEFORE_GOOD: (agenda.DEVELOPMENT,),
    windows.AFTER_COLONY: (agenda.URGE,),
    windows.AFTER_WAR: (agenda.WAR_EVENTS,),
    windows.AFTER_DEVELOPMENT: (agenda.PIRATES, agenda.RESPOND),
    windows.UNDER_ATTACK: (agenda.DEFEND,),
    windows.OWN_TURN: (),
}
"""The step below an event that waits for a reply; Thwarting of Plans comes in between anywhere."""


class Pirates(Step[Imperialism]):
    """Piraten at the end of a development turn: all others are asked at once, until nobody plays one (RTD-66)."""

    def __init__(self) -> None:
        super().__init__(agenda.PIRATES, "pirates", ("pass", "play"))
        self.together = True
        self.window = 1

    def seats(self, state: Imperialism) -> list[int]:
        return [seat for seat in queries.others(state, state.turn) if queries.may_hold(state, seat, PIRATES)]

    def candidates(self, state: Imperialism, seat: int) -> list[int]:
        return [PASS, *table.candidates(state, (PIRATES,))]

    def refusal(self, state: Imperialism, seat: int, answer: int) -> int:
        return reasons.LEGAL if answer == PASS else table.refusal(state, seat, answer, windows.AFTER_DEVELOPMENT)

    def details(self, state: Imperialism, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return table.card_details(answer)

    def resolve(self, state: Imperialism, seats: list[int], given: list[int]) -> None:
        played = [(seat, answer) for seat, answer in zip(seats, given) if answer != PASS]
        if not played:
            state.done()
        for seat, answer in reversed(played):
            table.carry_out(state, seat, answer)

    def play(self, state: Imperialism, seat: int, answer: int) -> None:
        state.done()

    def implausible(self, state: Imperialism) -> str:
        return "" if state.acted == answers.DEVELOPMENT else "pirates follow a development"

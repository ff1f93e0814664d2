"""A guess at all that a seat does not know: a full position that it could be playing."""

from __future__ import annotations

from greatpowers.games.attack.rules import agenda, figures, now, queries
from greatpowers.games.attack.rules.board import SEAS
from greatpowers.games.attack.rules.cardrow import (
    DRAWN_MASK,
    DRAWN_SHIFT,
    HAND,
    PILE,
    PLACE_MASK,
    SINCE_SHIFT,
)
from greatpowers.games.attack.rules.figures import DECKS, KINDS
from greatpowers.games.attack.rules.state import LINE, NO_SHIP, Attack
from greatpowers.games.attack.rules.steps import trade
from greatpowers.games.attack.rules.units import MOST_SEATS, SHIPS
from greatpowers.games.attack.rules.view import deal_parties, is_known, is_laying
from greatpowers.kernel.chance import Dice


def guess(state: Attack, seat: int, dice: Dice) -> Attack:
    """Deal anew what the seat does not know, deck by deck; a card is nowhere it cannot have come (ATK-175)."""
    twin = state.copy()
    if state.over:
        return twin
    for deck in range(len(DECKS)):
        deal(state, twin, seat, deck, dice)
    twin.recount()
    guess_line(state, twin, seat, dice)
    if seat not in deal_parties(state):
        twin.deal = plain_draft(twin)
    return twin


def plain_draft(state: Attack) -> list[int]:
    """A draft that somebody could have made who is at the table for one; nothing when nobody is."""
    draft = [0] * len(state.deal)
    if state.top() == agenda.REPLY:
        for slot in range(4):
            if trade.spare(state, state.arg(1 + slot // 2), slot % 2) > 0:
                draft[slot] = 1
                return draft
        draft[4 + KINDS] = 1
    return draft


def deal(state: Attack, twin: Attack, seat: int, deck: int, dice: Dice) -> None:
    """Hidden hand cards, oldest first, take a random face that could be there; the pile gets the rest."""
    first, last = figures.first_kind(deck), figures.first_kind(deck + 1)
    rows = range(state.figures.first[first], state.figures.first[last])
    hidden = [number for number in rows if is_hidden(state.cards[number], seat)]
    slots = [state.cards[number] & ~(-1 << SINCE_SHIFT) for number in hidden]
    faces = shuffled(hidden, dice)
    held = sorted(slot for slot in slots if slot & PLACE_MASK >= HAND)
    order = sorted(range(len(held)), key=lambda place: held[place] >> DRAWN_SHIFT & DRAWN_MASK)
    for place in order:
        drawn = held[place] >> DRAWN_SHIFT & DRAWN_MASK
        number = next(face for face in faces if state.cards[face] >> SINCE_SHIFT <= drawn)
        faces.remove(number)
        twin.cards[number] = held[place] | state.cards[number] >> SINCE_SHIFT << SINCE_SHIFT
    for number in faces:
        twin.cards[number] = PILE | state.cards[number] >> SINCE_SHIFT << SINCE_SHIFT
    for kind in range(first, last):
        start, end = state.figures.first[kind], state.figures.first[kind + 1]
        twin.cards[start:end] = sorted(twin.cards[start:end])


def is_hidden(code: int, seat: int) -> bool:
    place = code & PLACE_MASK
    if place == PILE:
        return True
    return HAND <= place < HAND + MOST_SEATS and not is_known(code, place - HAND, seat)


def guess_line(state: Attack, twin: Attack, seat: int, dice: Dice) -> None:
    """Ships that somebody else has laid unseen may be any that could lie there."""
    if not is_laying(state):
        return
    for side, owner in ((0, state.turn), (LINE, state.now[now.NAVAL_FOE])):
        laid = [ship for ship in state.line[side : side + LINE] if ship != NO_SHIP]
        if owner == seat or not laid:
            continue
        first = (owner * SEAS + state.now[now.NAVAL]) * SHIPS
        pool: list[int] = []
        for ship in range(SHIPS):
            count = state.fleet[first + ship]
            if ship == queries.SUBMARINE_SHIP and not state.now[now.NAVAL_JOINED] >> (side // LINE) & 1:
                count = 0
            if ship == queries.BATTLESHIP_SHIP:
                count -= state.crippled[side // LINE]
            pool.extend([ship] * count)
        for place, ship in enumerate(shuffled(pool, dice)[: len(laid)]):
            twin.line[side + place] = ship


def shuffled(values: list[int], dice: Dice) -> list[int]:
    values = values[:]
    for last in range(len(values) - 1, 0, -1):
        other = dice.below(last + 1)
        values[last], values[other] = values[other], values[last]
    return values

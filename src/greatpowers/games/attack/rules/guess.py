"""A guess at all that a seat does not know: a full position that it could be playing."""

from __future__ import annotations

from greatpowers.games.attack.rules import agenda, figures, lines
from greatpowers.games.attack.rules.answers import OIL_MONEY, PRODUCTION
from greatpowers.games.attack.rules.cardrow import DRAWN_MASK, DRAWN_SHIFT, HAND, PILE, SINCE_SHIFT
from greatpowers.games.attack.rules.figures import DECKS
from greatpowers.games.attack.rules.ongoing.talks import GIVEN, WANTED
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps import trade
from greatpowers.games.attack.rules.units import ATTACKING, DEFENDING, MOST_SEATS
from greatpowers.games.attack.rules.view import deal_parties, is_laying
from greatpowers.kernel.cards import PLACE_MASK
from greatpowers.kernel.chance import Dice, shuffled


def guess(state: Attack, seat: int, dice: Dice) -> Attack:
    """Deal anew what the seat does not know, deck by deck; a card is nowhere it cannot have come (ATK-175)."""
    twin = state.copy()
    if state.over:
        return twin
    for deck in range(len(DECKS)):
        deal(state, twin, seat, deck, dice)
    twin.tidy()
    guess_line(state, twin, seat, dice)
    if seat not in deal_parties(state):
        twin.forget_draft()
        if state.top() == agenda.REPLY:
            draft_something(twin)
    return twin


def draft_something(twin: Attack) -> None:
    """An item that could have been proposed: a little money, or a card that the partner may have."""
    for side in (GIVEN, WANTED):
        for money in (PRODUCTION, OIL_MONEY):
            if trade.spare(twin, trade.party(twin, side), money) > 0:
                twin.draft_money(side, money, 1)
                return
    twin.draft_card(WANTED, 0)


def deal(state: Attack, twin: Attack, seat: int, deck: int, dice: Dice) -> None:
    """Hidden hand cards, oldest first, take a random face that could be there; the pile gets the rest."""
    first, last = figures.first_kind(deck), figures.first_kind(deck + 1)
    rows = range(state.figures.first[first], state.figures.first[last])
    known = state.known_by(seat)
    hidden = [number for number in rows if is_hidden(state.cards[number], seat, known)]
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


def is_hidden(code: int, seat: int, known: int) -> bool:
    place = code & PLACE_MASK
    if place == PILE:
        return True
    return HAND <= place < HAND + MOST_SEATS and place != HAND + seat and not code & known


def guess_line(state: Attack, twin: Attack, seat: int, dice: Dice) -> None:
    """Ships that somebody else has laid unseen may be any that could lie there."""
    if not is_laying(state):
        return
    laid = lines.laid(state)
    for side in (ATTACKING, DEFENDING):
        if state.captain(side) == seat or laid == 0:
            continue
        pool: list[int] = []
        for ship, count in enumerate(lines.fighters(state, side)):
            pool.extend([ship] * count)
        for place, ship in enumerate(shuffled(pool, dice)[:laid]):
            twin.lay(side, place, ship)

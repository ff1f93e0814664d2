"""All politics cards by their number, and the one place that says whether one may be played in one's own action."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import reasons
from greatpowers.games.attack.rules.answers import play, split_play
from greatpowers.games.attack.rules.cardrow import HAND
from greatpowers.games.attack.rules.cards import espionage, influence, resources
from greatpowers.games.attack.rules.cards.card import NOBODY_NAMED, TWO_VICTIMS, Card, LeagueProtest, StormAtSea
from greatpowers.games.attack.rules.cards.influence import Influence
from greatpowers.games.attack.rules.figures import FIRST_POLITICS, POLITICS_DECK
from greatpowers.games.attack.rules.state import Attack
from greatpowers.kernel.values import in_order

COUNTER_ESPIONAGE: Final = espionage.CounterEspionage("counter_espionage")
DOUBLE_AGENT: Final = espionage.DoubleAgent("double_agent")

CARDS: Final[tuple[Card, ...]] = (
    espionage.Spy("spy"),
    espionage.MasterSpy("master_spy"),
    espionage.SpyRing("spy_ring"),
    espionage.MasterSpyRing("master_spy_ring"),
    espionage.Assassin("assassin"),
    COUNTER_ESPIONAGE,
    DOUBLE_AGENT,
    influence.Propaganda("propaganda"),
    influence.RadioAddress("radio_address"),
    influence.Revolution("revolution"),
    influence.Uprising("uprising"),
    influence.Annexation("annexation"),
    resources.FriendshipTreaty("friendship_treaty"),
    resources.WarBonds("war_bonds"),
    resources.OilConcession("oil_concession"),
    resources.Embargo("embargo"),
    resources.Mobilization("mobilization"),
    LeagueProtest("league_protest"),
    StormAtSea("storm_at_sea"),
    resources.Summit("summit"),
)

CARD_TABLE: Final = in_order({card.number: card for card in CARDS})

INFLUENCES: Final[dict[int, Influence]] = {card.kind: card for card in CARD_TABLE if isinstance(card, Influence)}
"""The cards that work on regions, by their kind."""


def pairs(state: Attack, card: Card) -> list[tuple[int, int]]:
    """Every choice of victims a card has the room for: nobody, one, or two in the order of their seats."""
    if card.victims == NOBODY_NAMED:
        return [(-1, -1)]
    found: list[tuple[int, int]] = []
    for one in range(state.seats):
        found.append((one, -1))
        if card.victims == TWO_VICTIMS:
            found.extend((one, two) for two in range(one + 1, state.seats))
    return found


def candidates(state: Attack) -> list[int]:
    """Every way in which politics cards could be played, held or not, sorted."""
    return [play(card.number, one, two) for card in CARD_TABLE for one, two in pairs(state, card)]


def victims_refusal(state: Attack, card: Card, seat: int, one: int, two: int) -> int:
    """Whether the card names as many opponents as it may. Two are named in the order of their seats."""
    if card.victims == NOBODY_NAMED:
        return reasons.LEGAL if one < 0 and two < 0 else reasons.NO_VICTIM
    if one < 0:
        return reasons.NEEDS_VICTIM
    if two >= 0 and card.victims < TWO_VICTIMS:
        return reasons.TOO_MANY
    if seat in (one, two) or one >= state.seats or two >= state.seats:
        return reasons.NOT_AN_OPPONENT
    if two == one:
        return reasons.SAME_VICTIM
    return reasons.ORDER_PASSED if 0 <= two < one else reasons.LEGAL


def refusal(state: Attack, seat: int, answer: int) -> int:
    """Of a card in one's own action; who may play at all is asked elsewhere."""
    number, one, two = split_play(answer)
    card = CARD_TABLE[number]
    if not card.is_action(state):
        return reasons.BLOCK_ONLY
    if not state.holds(seat, card.kind):
        return reasons.NOT_HELD
    reason = victims_refusal(state, card, seat, one, two)
    return reason if reason != reasons.LEGAL else card.refusal(state, seat, one, two)


def held_options(state: Attack, seat: int) -> list[int]:
    """The legal ways for a player to play the cards of their hand, sorted."""
    found: list[int] = []
    for kind in state.deck_at(HAND + seat, POLITICS_DECK):
        card = CARD_TABLE[kind - FIRST_POLITICS]
        if not card.is_action(state):
            continue
        for one, two in pairs(state, card):
            if seat not in (one, two) and card.refusal(state, seat, one, two) == reasons.LEGAL:
                found.append(play(card.number, one, two))
    return found

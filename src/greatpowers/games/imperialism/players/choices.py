"""Which answers are worth a look, and which need no thought."""

from __future__ import annotations

from typing import Final

from greatpowers.games.evaluation import NO_ANSWER
from greatpowers.games.imperialism.players.scene import CORRUPT_OFFICIALS, MERCHANT_OPPRESSION, RICH_MENS_PLOT, Scene
from greatpowers.games.imperialism.players.tables import ASKED
from greatpowers.games.imperialism.rules import agenda, answers, deck, frames
from greatpowers.games.imperialism.rules.answers import (
    BY_ARMY,
    BY_COLONIES,
    BY_FLEET,
    BY_FOOD,
    BY_GOLD,
    BY_LANDS,
    BY_SPICES,
    BY_TEXTILES,
    PASS,
    played_card,
    played_count,
    played_target,
)
from greatpowers.games.imperialism.rules.cards import table
from greatpowers.games.imperialism.rules.deck import (
    ARMY,
    ASK_LANDS,
    EXOTIC,
    FIRST_GOOD,
    FLEET,
    FOOD,
    GOLD,
    PROVIDENCE,
    PROVIDENCE_CARDS,
    SPICES,
    TEXTILES,
    TRACKS,
)
from greatpowers.kernel.position import Position

PIVOTAL: Final = (agenda.ACTION, agenda.REFILL, agenda.DEVELOPMENT, agenda.INTRIGUE, agenda.DEFEND, agenda.CHOOSE_POWER)
"""Steps in which the course of a turn is set."""
OWN: Final = (
    agenda.ACTION,
    agenda.DEVELOPMENT,
    agenda.RAISE,
    agenda.INTRIGUE,
    agenda.EXPLORE,
)
"""Steps in which the player to move may want an achievement before going on."""
BY_WORTH: Final = (agenda.DISCARD, agenda.TRIM, agenda.TAKE, agenda.FETCH)
"""Steps that are answered by the worth of single cards."""
PRUNED: Final = (
    agenda.ACTION,
    agenda.REFILL,
    agenda.DEVELOPMENT,
    agenda.DEFEND,
    agenda.INTRIGUE,
    agenda.WAR_EVENTS,
    agenda.PIRATES,
    agenda.URGE,
)
"""Steps with answers that need no look."""
LANDS_LOOKED_AT: Final = 3
GOODS_LOOKED_AT: Final = 4
WARS_LOOKED_AT: Final = 4
"""How many of each kind at most."""
GREEDY_PLUNDER: Final = deck.card_number("greedy_plunder")


def needs_no_thought(scene: Scene, position: Position, seat: int) -> int:
    """Hands are exchanged by the worth of single cards; plunder is taken."""
    top = scene.state.top()
    if top == agenda.DISCARD:
        return discard(scene, seat)
    if top == agenda.TRIM:
        return trim(scene, seat)
    return take(scene, seat, position.options(seat))


def discard(scene: Scene, seat: int) -> int:
    """Up to three of the cards that are worth less than an unknown one, in the order the rules ask for."""
    state = scene.state
    left = state.deck.most_discards - state.arg(frames.DISCARDED)
    after = state.arg(frames.LAST_DISCARDED)
    found: list[int] = []
    worths: list[float] = []
    for card in hand(scene, seat):
        if card >= after:
            worth = worth_of(scene, seat, card)
            if worth < scene.tables.discard:
                found.append(card)
                worths.append(worth)
    while len(found) > left:
        worst = 0
        for index in range(len(found)):
            if worths[index] > worths[worst]:
                worst = index
        del found[worst]
        del worths[worst]
    return answers.DISCARD + found[0] if found else PASS


def hand(scene: Scene, seat: int) -> list[int]:
    """All cards in a hand, in their order."""
    cards = scene.providence[seat][:]
    for land in scene.lands[seat]:
        cards.append(PROVIDENCE_CARDS + land)
    return cards


def worth_of(scene: Scene, seat: int, card: int) -> float:
    if card < PROVIDENCE_CARDS:
        return scene.card_worth(seat, card)
    return scene.land_worth(seat, card - PROVIDENCE_CARDS)


def trim(scene: Scene, seat: int) -> int:
    """The least useful card goes."""
    best, lowest = NO_ANSWER, 0.0
    for card in hand(scene, seat):
        worth = worth_of(scene, seat, card)
        if best == NO_ANSWER or worth < lowest:
            best, lowest = answers.DISCARD + card, worth
    return best


def take(scene: Scene, seat: int, options: list[int]) -> int:
    """The most useful card comes, from a hand or from the discards."""
    best, highest = PASS, 0.0
    for answer in options:
        if answer == PASS:
            continue
        card = answer - answers.FETCH if answer >= answers.FETCH else answer - answers.TAKE
        worth = worth_of(scene, seat, card)
        if best == PASS or worth > highest:
            best, highest = answer, worth
    return best


def pruned(scene: Scene, seat: int, options: list[int]) -> list[int]:
    """The options without those that are hardly ever best."""
    top = scene.state.top()
    if top == agenda.ACTION:
        return actions(scene, seat, options)
    if top == agenda.REFILL:
        return refills(scene, seat, options)
    if top == agenda.DEVELOPMENT:
        return developments(scene, seat, options)
    if top == agenda.DEFEND:
        return defences(scene, options)
    return plays(scene, options)


def rights(position: Position, seat: int) -> list[int]:
    """Achievements that can be taken now; plans are thwarted before the action only."""
    found = position.rights(seat)
    if position.state.top() == agenda.ACTION:
        return found
    return [answer for answer in found if answer < answers.THWART]


def actions(scene: Scene, seat: int, options: list[int]) -> list[int]:
    """All but the wars that promise least and the worse ways to play a card."""
    figures = scene.tables.deck
    found = plays(scene, options)
    if found[-1] < answers.DECLARE:
        return found
    kept: list[int] = []
    wars: list[int] = []
    gains: list[float] = []
    for answer in found:
        if answer < answers.DECLARE:
            kept.append(answer)
            continue
        card, foe = answers.declared_card(answer), answers.declared_target(answer)
        kind = answers.declared_war(answer)
        lead = scene.lead(seat, foe, kind) + figures.war[card][kind]
        gain = scene.war_gain(seat, foe, card, kind, lead)
        if gain > 0.0:
            wars.append(answer)
            gains.append(gain)
    keep_best(wars, gains, WARS_LOOKED_AT)
    kept.extend(wars)
    return kept if kept else options


def keep_best(found: list[int], worths: list[float], most: int) -> None:
    """Drop the lowest until this many are left."""
    while len(found) > most:
        lowest = 0
        for index in range(len(found)):
            if worths[index] < worths[lowest]:
                lowest = index
        del found[lowest]
        del worths[lowest]


def plays(scene: Scene, options: list[int]) -> list[int]:
    """Of the ways to count for a card only the best one."""
    found: list[int] = []
    latest, most = -1, -1
    for answer in options:
        if answer < answers.PLAY or answer >= answers.CONVERT:
            found.append(answer)
            continue
        card, target, count = played_card(answer), played_target(answer), played_count(answer)
        if count < BY_ARMY or count > BY_COLONIES:
            found.append(answer)
            continue
        victim = target if CORRUPT_OFFICIALS <= card <= RICH_MENS_PLOT else other_side(scene, card)
        yields = counted(scene, victim, card, count)
        key = card * 8 + target + 1
        if key != latest:
            latest, most = key, yields
            found.append(answer)
        elif yields > most:
            most = yields
            found[-1] = answer
    return found


def other_side(scene: Scene, card: int) -> int:
    """Whose goods an event counts: those of the player to move, but Greedy Plunder's those of the loser."""
    return scene.state.war_on if card == GREEDY_PLUNDER else scene.state.turn


def counted(scene: Scene, seat: int, card: int, count: int) -> int:
    """What a card yields when it counts this."""
    q, base = scene.q, seat * ASKED
    if count == BY_LANDS:
        return q[base + ASK_LANDS]
    if count == BY_COLONIES:
        return scene.colony_cards[seat] * (2 if card == MERCHANT_OPPRESSION else 1)
    if count == BY_ARMY:
        return q[base + ARMY]
    if count == BY_FLEET:
        return q[base + FLEET]
    if count == BY_FOOD:
        return q[base + FOOD]
    if count == BY_TEXTILES:
        return q[base + TEXTILES]
    good = GOLD if count == BY_GOLD else SPICES if count == BY_SPICES else EXOTIC
    level = q[base + good]
    if card == table.COLONIAL_URGE:
        return scene.tables.incomes[good][level]
    if card == GREEDY_PLUNDER:
        return level * scene.tables.deck.figures[card][TRACKS[good]]
    return level


def refills(scene: Scene, seat: int, options: list[int]) -> list[int]:
    """The most useful territories of the display, or a providence card."""
    found: list[int] = []
    worths: list[float] = []
    rest: list[int] = []
    for answer in options:
        if answer < answers.DRAW:
            found.append(answer)
            worths.append(scene.land_worth(seat, answer - answers.TAKE - PROVIDENCE_CARDS))
        elif answer == answers.DRAW + PROVIDENCE:
            rest.append(answer)
    keep_best(found, worths, LANDS_LOOKED_AT)
    found.extend(rest)
    return found if found else options


def developments(scene: Scene, seat: int, options: list[int]) -> list[int]:
    """The goods that pay best."""
    found: list[int] = []
    worths: list[float] = []
    rest: list[int] = []
    for answer in options:
        if answer == PASS or answer >= answers.PLAY:
            rest.append(answer)
        else:
            found.append(answer)
            worths.append(scene.trade(seat, answer - answers.DEVELOP + FIRST_GOOD))
    keep_best(found, worths, GOODS_LOOKED_AT)
    found.extend(rest)
    return found


def defences(scene: Scene, options: list[int]) -> list[int]:
    """No card where none is needed; none but a settlement where none can help."""
    state = scene.state
    figures, kind = state.deck, state.war_kind
    lead = scene.lead(state.turn, state.war_on, kind) + figures.war[state.war_card][kind]
    for card in state.war_defence:
        lead -= figures.war[card][kind]
    if lead <= 0:
        return [PASS]
    best, second = 0, 0
    for card in scene.providence[state.war_on]:
        bonus = figures.war[card][kind]
        if bonus > best:
            best, second = bonus, best
        elif bonus > second:
            second = bonus
    if len(state.war_defence) + 1 >= figures.defending_cards:
        second = 0
    if best + second >= lead:
        return options
    return [answer for answer in options if answer in (PASS, answers.SETTLE)]

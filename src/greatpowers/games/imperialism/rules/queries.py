"""The nouns of the rulebook: levels and leaders, hand limits, faiths, war sums, what somebody may hold, points."""

from __future__ import annotations

from greatpowers.games.imperialism.rules import events
from greatpowers.games.imperialism.rules.answers import BY_COLONIES, BY_LANDS, COUNTED_TRACKS, LAND_WAR
from greatpowers.games.imperialism.rules.cardrow import (
    DISCARDS,
    DRAWN_SHIFT,
    EVENT_BIT,
    FRONT,
    HAND,
    ON_DISPLAY,
    PILE,
    PUBLIC,
    TOP_OF_PILE,
)
from greatpowers.games.imperialism.rules.deck import (
    ARMS,
    ARMY,
    ASK_COLONIES,
    ASK_DUCATS,
    ASK_GLORY,
    ASK_LANDS,
    CATHOLIC,
    CHINA,
    COUNTER_REFORMATION,
    EVENT,
    FLEET,
    GOLD,
    INDIA,
    PRESTIGE,
    PROVIDENCE,
    PROVIDENCE_CARDS,
    SHIPYARDS,
    TERRITORY,
    TRACK_COUNT,
)
from greatpowers.games.imperialism.rules.state import NO_CARD, ON_STACK, VISIBLE, Imperialism
from greatpowers.kernel.cards import PLACE_MASK, SEEN_SHIFT
from greatpowers.kernel.state import State

PUBLIC_BIT = PUBLIC << SEEN_SHIFT


def clockwise(state: State, first: int) -> list[int]:
    """All seats in turn, beginning with this one."""
    return [(first + number) % state.seats for number in range(state.seats)]


def others(state: State, seat: int) -> list[int]:
    """The opponents in turn, the next one first."""
    return [(seat + number) % state.seats for number in range(1, state.seats)]


# levels


def is_sole_leader(state: Imperialism, seat: int, track: int) -> bool:
    level = state.level(seat, track)
    for other in range(state.seats):
        if other != seat and state.level(other, track) >= level:
            return False
    return True


def is_top(state: Imperialism, seat: int, track: int) -> bool:
    """Nobody stands higher; ties count (RTD-16)."""
    level = state.level(seat, track)
    return all(state.level(other, track) <= level for other in range(state.seats))


def has_most_glory(state: Imperialism, seat: int) -> bool:
    return state.glory[seat] == max(state.glory)


def prestige_points(state: Imperialism, seat: int) -> int:
    """For amounts per point of prestige the upswing counts as the top of the track (RTD-44)."""
    return min(state.level(seat, PRESTIGE), state.deck.prestige_top)


def income(state: Imperialism, seat: int, good: int) -> int:
    """What a player's level of a good pays; `good` is its track."""
    return state.deck.income[good][state.level(seat, good)]


def may_industrialise(state: Imperialism, seat: int) -> bool:
    prestige = state.level(seat, PRESTIGE) >= state.deck.industry_prestige
    return prestige or state.glory[seat] >= state.rules.industry_glory


def counted_level(state: Imperialism, seat: int, count: int) -> int:
    """What a card counts before a player: levels of a track, lands or colonies lying there (RTD-10)."""
    if count in (BY_LANDS, BY_COLONIES):
        return territory_cards(state, seat, count == BY_COLONIES)
    return state.level(seat, COUNTED_TRACKS[count])


# hands


def hand_limit(state: Imperialism, seat: int) -> int:
    """5, one more or less for gold, power, power card and faith, never above 6 (RTD-6)."""
    deck = state.deck
    limit = deck.hand_limit
    if state.power[seat] != NO_CARD:
        limit += deck.power_hand[state.power[seat]]
    if state.ruler[seat] != NO_CARD:
        limit += deck.ruler_hand[state.ruler[seat]]
    if state.religion[seat] != NO_CARD:
        limit += deck.religion_hand[state.religion[seat]]
    if is_sole_leader(state, seat, GOLD):
        limit += 1
    return min(limit, deck.hand_limit_most)


def pile_size(state: Imperialism, pile: int) -> int:
    return state.size(pile, PILE) + state.size(pile, TOP_OF_PILE)


def discard_size(state: Imperialism, pile: int) -> int:
    return state.size(pile, DISCARDS)


def next_place(state: Imperialism, pile: int) -> int:
    """From where the next card of a pile comes: starting territories lie on top."""
    return TOP_OF_PILE if state.size(pile, TOP_OF_PILE) > 0 else PILE


def displayed(state: Imperialism) -> int:
    return state.size(TERRITORY, ON_DISPLAY)


def may_hold(state: Imperialism, seat: int, card: int) -> bool:
    """Whether, as far as everybody can know, this seat might hold this card (RTD-64, RTD-65)."""
    deck = state.deck
    for number in range(deck.first[card], deck.first[card + 1]):
        code = state.cards[number]
        place = code & PLACE_MASK
        if place == PILE:
            if has_slot(state, seat, state.piles[PROVIDENCE], card):
                return True
        elif HAND <= place < FRONT:
            if code & PUBLIC_BIT:
                if place == HAND + seat:
                    return True
            elif has_slot(state, seat, code >> DRAWN_SHIFT, card):
                return True
    return False


def has_slot(state: Imperialism, seat: int, drawn: int, card: int) -> bool:
    """Whether the hand has a card unknown to the public, drawn from that pile, that could be this one."""
    if not has_providence(state, seat):
        return False
    for number in range(state.deck.first[PROVIDENCE_CARDS]):
        code = state.cards[number]
        if code & PLACE_MASK == HAND + seat and not code & PUBLIC_BIT and code >> DRAWN_SHIFT == drawn:
            if state.deck.category[card] == EVENT or not code & EVENT_BIT:
                return True
    return False


def has_providence(state: Imperialism, seat: int) -> bool:
    """Whether a hand has any providence card; backs are public."""
    return state.size(PROVIDENCE, HAND + seat) > 0


def has_territory(state: Imperialism, seat: int) -> bool:
    return state.size(TERRITORY, HAND + seat) > 0


# territories


def owns(state: Imperialism, seat: int, land: int) -> bool:
    if land < INDIA:
        return state.cards[state.deck.first[PROVIDENCE_CARDS + land]] & PLACE_MASK == FRONT + seat
    return state.has_marker(seat, land)


def territory_cards(state: Imperialism, seat: int, colonies: bool) -> int:
    """Lands or colonies that lie before a player as cards."""
    deck = state.deck
    first = deck.first[PROVIDENCE_CARDS]
    count = 0
    if all_territory_cards(state, seat) == 0:
        return 0
    for land in range(INDIA):
        if state.cards[first + land] & PLACE_MASK == FRONT + seat and deck.is_colony[land] == colonies:
            count += 1
    return count


def all_territory_cards(state: Imperialism, seat: int) -> int:
    return state.size(TERRITORY, FRONT + seat)


def special_colonies(state: Imperialism, seat: int) -> int:
    return int(state.has_marker(seat, INDIA)) + int(state.has_marker(seat, CHINA))


def all_colonies(state: Imperialism, seat: int) -> int:
    """With India and China (RTD-41)."""
    return territory_cards(state, seat, True) + special_colonies(state, seat)


def conquered_territories(state: Imperialism, seat: int) -> int:
    """With India and China (RTD-37)."""
    return all_territory_cards(state, seat) + special_colonies(state, seat)


def meets_needs(state: Imperialism, seat: int, land: int) -> bool:
    needs = state.deck.land_needs[land]
    for track in range(TRACK_COUNT):
        if needs[track] > 0 and state.level(seat, track) < needs[track]:
            return False
    return True


# conditions


def quantity(state: Imperialism, seat: int, asked: int) -> int:
    if asked < TRACK_COUNT:
        return state.level(seat, asked)
    if asked == ASK_GLORY:
        return state.glory[seat]
    if asked == ASK_DUCATS:
        return state.purse(seat)
    if asked == ASK_LANDS:
        return territory_cards(state, seat, False)
    if asked == ASK_COLONIES:
        return all_colonies(state, seat)
    return conquered_territories(state, seat)


def meets(state: Imperialism, seat: int, needs: tuple[tuple[tuple[int, int], ...], ...]) -> bool:
    """All clauses hold, each by one of its alternatives."""
    for clause in needs:
        held = False
        for asked, least in clause:
            if quantity(state, seat, asked) >= least:
                held = True
                break
        if not held:
            return False
    return True


def achievable(state: Imperialism, seat: int) -> list[int]:
    """The open achievements whose conditions hold."""
    needs = state.deck.achievement_needs
    found: list[int] = []
    for number, place in enumerate(state.achievement):
        if place == VISIBLE and meets(state, seat, needs[number]):
            found.append(number)
    return found


def stack(state: Imperialism) -> list[int]:
    """The achievements that can be next on the stack: those left of the lowest group."""
    left = [number for number, place in enumerate(state.achievement) if place == ON_STACK]
    lowest = min([state.deck.achievement_glory[number] for number in left], default=0)
    return [number for number in left if state.deck.achievement_glory[number] == lowest]


# faith


def faith(state: Imperialism, seat: int) -> int:
    religion = state.religion[seat]
    return state.deck.power_faith[state.power[seat]] if religion == NO_CARD else religion


def is_heretic(state: Imperialism, seat: int, other: int) -> bool:
    """Whether two players are of different faith."""
    return persuasion(state, seat) != persuasion(state, other)


def persuasion(state: Imperialism, seat: int) -> int:
    """The faith as it counts between players; by an option the Counter-Reformation is Catholic (RTD-39)."""
    own = faith(state, seat)
    return CATHOLIC if own == COUNTER_REFORMATION and state.rules.counter_is_catholic else own


def religions_left(state: Imperialism, religion: int) -> int:
    return state.deck.religion_copies[religion] - state.religion.count(religion)


# war


def strength(state: Imperialism, seat: int, foe: int, kind: int) -> int:
    """A player's level and all that stands: great power, faith, power card. War cards come on top."""
    deck = state.deck
    ruler, religion = state.ruler[seat], state.religion[seat]
    total = state.level(seat, ARMY if kind == LAND_WAR else FLEET)
    if ruler != NO_CARD:
        total += deck.ruler_war[ruler][kind]
    if is_heretic(state, seat, foe):
        total += deck.power_zeal[state.power[seat]]
        if ruler != NO_CARD:
            total += deck.ruler_zeal[ruler][kind]
        if religion != NO_CARD:
            total += deck.religion_zeal[religion]
    return total


def attack_strength(state: Imperialism) -> int:
    own = strength(state, state.turn, state.war_on, state.war_kind)
    return own + state.deck.war[state.war_card][state.war_kind]


def defence_strength(state: Imperialism) -> int:
    total = strength(state, state.war_on, state.turn, state.war_kind)
    for card in state.war_defence:
        total += state.deck.war[card][state.war_kind]
    return total


def war_good(kind: int) -> int:
    """Arms on land, shipyards at sea."""
    return ARMS if kind == LAND_WAR else SHIPYARDS


def humiliation(state: Imperialism) -> int:
    """The prestige a humiliation costs: the attacker's lead in arms or shipyards, at least 1."""
    good = war_good(state.war_kind)
    return max(state.level(state.turn, good) - state.level(state.war_on, good), 1)


def plunder(state: Imperialism) -> int:
    return state.deck.plunder[state.war_card] * state.level(state.turn, war_good(state.war_kind))


# points


def placed(values: list[int], seat: int, state: Imperialism) -> int:
    """Points for a place in one category (RTD-46, RTD-47, RTD-48)."""
    deck = state.deck
    own, best = values[seat], max(values)
    if own == 0:
        return 0
    if own == best:
        return deck.final_first if values.count(best) == 1 else deck.final_tied
    if not state.rules.has_second_places or values.count(best) > 1:
        return 0
    second = max(value for value in values if value < best)
    return deck.final_second if own == second and values.count(second) == 1 else 0


def final_points(state: Imperialism, seat: int) -> list[int]:
    """Points per category of the final scoring, in the order of `events.CATEGORIES`."""
    points = [0] * len(events.CATEGORIES)
    seats = range(state.seats)
    for track in range(TRACK_COUNT):
        points[track] = placed([state.level(other, track) for other in seats], seat, state)
    points[events.COLONIES] = placed([all_colonies(state, other) for other in seats], seat, state)
    points[events.LANDS] = placed([territory_cards(state, other, False) for other in seats], seat, state)
    power = state.power[seat]
    if power != NO_CARD and state.religion[seat] == NO_CARD and not state.deck.power_locked[power]:
        points[events.FAITH] = state.deck.final_faith
    return points


def score(state: Imperialism, seat: int) -> int:
    """Glory with the final scoring, as if the game ended now."""
    return state.glory[seat] + sum(final_points(state, seat))


def ranking(state: Imperialism) -> list[int]:
    """Equal glory shares a place (RTD-49)."""
    scores = [score(state, seat) for seat in range(state.seats)]
    return [1 + sum(other > own for other in scores) for own in scores]

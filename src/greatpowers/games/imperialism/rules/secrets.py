"""Who may know what: the view of one seat, the events it is shown, and a guess at all the rest."""

from __future__ import annotations

from greatpowers.games.imperialism.rules import deck, events, queries
from greatpowers.games.imperialism.rules.answers import ACTIONS, MOST_SEATS, PROVIDENCE, TERRITORY, WARS
from greatpowers.games.imperialism.rules.cardrow import (
    DISCARDS,
    DRAWN_SHIFT,
    EVENT_BIT,
    FRONT,
    HAND,
    ON_DISPLAY,
    ON_TABLE,
    PILE,
    PLACE_MASK,
    PUBLIC,
    SEEN_SHIFT,
    TOP_OF_PILE,
)
from greatpowers.games.imperialism.rules.deck import CARDS, EVENT, TITLES, TRACKS
from greatpowers.games.imperialism.rules.state import NO_CARD, NO_SEAT, NOT_BEGUN, OWNED, VISIBLE, Imperialism
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.reading import write_agenda
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.state import UNSEALED
from greatpowers.kernel.values import Json


def view(state: Imperialism, rules: Ruleset, seat: int) -> dict[str, Json]:
    """All but the faces of hands and piles, offered powers and sealed answers is public."""
    sealed = state.sealed[seat] if seat >= 0 and state.sealed else UNSEALED
    return {
        "game": rules.name,
        "rules": rules.version,
        "seat": seat if seat >= 0 else None,
        "options": dict(state.rules.options),
        "turn": None if state.turn == NO_SEAT else state.turn,
        "players": [player(state, owner, seat) for owner in range(state.seats)],
        "display": lying(state, ON_DISPLAY),
        "piles": [queries.pile_size(state, PROVIDENCE), queries.pile_size(state, TERRITORY)],
        "discards": lying(state, DISCARDS),
        "table": lying(state, ON_TABLE),
        "achievements": [deck.ACHIEVEMENT_IDS[number] for number, at in enumerate(state.achievement) if at == VISIBLE],
        "religions": {name: queries.religions_left(state, number) for number, name in enumerate(deck.RELIGION_IDS)},
        "offered": offered(state, seat),
        "war": war(state),
        "acted": None if state.acted < 0 else ACTIONS[state.acted],
        "end_glory": state.rules.end_glory,
        "last_turns": last_turns(state),
        "agenda": write_agenda(rules, state),
        "sealed": None if sealed == UNSEALED else rules.codec.decode(sealed).to_json(),
        "over": state.over,
    }


def player(state: Imperialism, owner: int, seat: int) -> dict[str, Json]:
    action, replacement = state.marker[owner], state.replacement[owner]
    return {
        "power": None if state.power[owner] == NO_CARD else deck.POWER_IDS[state.power[owner]],
        "ducats": state.purse(owner),
        "glory": state.glory[owner],
        "score": queries.score(state, owner),
        "tracks": {track: state.level(owner, number) for number, track in enumerate(TRACKS)},
        "religion": None if state.religion[owner] == NO_CARD else deck.RELIGION_IDS[state.religion[owner]],
        "faith": None if state.power[owner] == NO_CARD else deck.FAITHS[queries.faith(state, owner)],
        "ruler": None if state.ruler[owner] == NO_CARD else deck.TITLE_IDS[state.ruler[owner]],
        "territories": [name for land, name in enumerate(deck.LAND_IDS) if queries.owns(state, owner, land)],
        "achievements": owned_achievements(state, owner),
        "action": None if action < 0 else ACTIONS[action],
        "replacement": None if replacement < 0 else ACTIONS[replacement],
        "hand": hand(state, owner, owner if state.over else seat),
        "hand_limit": queries.hand_limit(state, owner),
    }


def owned_achievements(state: Imperialism, owner: int) -> list[str]:
    return [deck.ACHIEVEMENT_IDS[number] for number, at in enumerate(state.achievement) if at == OWNED + owner]


def hand(state: Imperialism, owner: int, seat: int) -> list[Json]:
    """The cards of a hand as a seat sees them: the back, when it was drawn, who has seen it, and perhaps the face."""
    rows: list[tuple[int, int, str]] = []
    for card in range(CARDS):
        for number in range(state.deck.first[card], state.deck.first[card + 1]):
            code = state.cards[number]
            if code & PLACE_MASK == HAND + owner:
                face = deck.CARD_IDS[card] if is_known(code, owner, seat) else ""
                rows.append((int(card >= TITLES), code, face))
    return [
        {
            "back": "territory" if back else "providence",
            "card": face or None,
            "drawn": code >> DRAWN_SHIFT,
            "event": bool(code & EVENT_BIT),
            "seen_by": seen_by(code),
        }
        for back, code, face in sorted(rows)
    ]


def is_known(code: int, owner: int, seat: int) -> bool:
    """Whether a seat knows the face of a card in a hand; spectators know what everybody has seen."""
    if owner == seat or code >> SEEN_SHIFT & PUBLIC:
        return True
    return seat >= 0 and code >> SEEN_SHIFT >> seat & 1 == 1


def seen_by(code: int) -> list[Json]:
    seen: list[Json] = [seat for seat in range(MOST_SEATS) if code >> SEEN_SHIFT >> seat & 1]
    return [*seen, "all"] if code >> SEEN_SHIFT & PUBLIC else seen


def lying(state: Imperialism, place: int) -> dict[str, Json]:
    """Cards in a public place with their number."""
    counts = {name: state.count_at(card, place) for card, name in enumerate(deck.CARD_IDS)}
    return {name: count for name, count in counts.items() if count}


def offered(state: Imperialism, seat: int) -> list[str]:
    return [deck.POWER_IDS[power] for power, owner in enumerate(state.dealt) if owner == seat and seat >= 0]


def war(state: Imperialism) -> Json:
    """The war that is being fought, with both sums as they stand."""
    if state.war_on == NO_SEAT:
        return None
    fought = state.war_card == NO_CARD
    return {
        "attacker": state.turn,
        "defender": state.war_on,
        "kind": WARS[state.war_kind],
        "card": None if fought else deck.TITLE_IDS[state.war_card],
        "defence": [deck.TITLE_IDS[card] for card in state.war_defence],
        "attack_strength": None if fought else queries.attack_strength(state),
        "defence_strength": None if fought else queries.defence_strength(state),
        "winner": None if state.war_winner == NO_SEAT else state.war_winner,
        "margin": state.war_margin,
    }


def last_turns(state: Imperialism) -> Json:
    """Who still has a last turn, or nothing while the end is not in sight."""
    if state.trigger == NO_SEAT:
        return None
    begun = state.last_turns != NOT_BEGUN
    left = [seat for seat in range(state.seats) if begun and state.last_turns >> seat & 1]
    return {"trigger": state.trigger, "left": left if begun else None}


def shown(event: list[int], seat: int) -> list[int] | None:
    """A card drawn is shown to its owner, a stolen one to both sides, powers offered and returned to their player."""
    kind = event[0]
    if kind == events.DREW and event[1] != seat:
        return [kind, event[1], back(event[2]), 0, 0, 0]
    if kind == events.STOLE and seat not in (event[1], event[2]):
        return [kind, event[1], event[2], back(event[3]), 0, 0]
    if kind in (events.OFFERED, events.RETURNED) and event[1] != seat:
        return [kind, event[1], events.HIDDEN_POWER, 0, 0, 0]
    return event


def back(card: int) -> int:
    return events.HIDDEN_PROVIDENCE if card < TITLES else events.HIDDEN_TERRITORY


def guess(state: Imperialism, seat: int, dice: Dice) -> Imperialism:
    """Deal anew what the seat does not know: hidden cards change faces among those drawn from the same pile.

    It is a function of the dice and of what the seat knows: positions that the seat cannot tell apart give the same.
    """
    twin = state.copy()
    if state.over:
        return twin
    groups: dict[int, list[int]] = {}
    for card in range(CARDS):
        first, last = state.deck.first[card], state.deck.first[card + 1]
        copies = [(hidden_group(state, card, code, seat), code) for code in state.cards[first:last]]
        for number, (group, code) in enumerate(sorted(copies), first):
            twin.cards[number] = code
            if group >= 0:
                groups.setdefault(group, []).append(number)
    for group in sorted(groups):
        deal(twin, groups[group], dice)
    for card in range(TITLES):
        first, last = state.deck.first[card], state.deck.first[card + 1]
        twin.cards[first:last] = sorted(twin.cards[first:last])
    twin.recount()
    free = [power for power, owner in enumerate(state.dealt) if owner != seat or seat < 0]
    for power, owner in zip(free, shuffled(sorted(state.dealt[power] for power in free), dice)):
        twin.dealt[power] = owner
    return twin


def hidden_group(state: Imperialism, card: int, code: int, seat: int) -> int:
    """Cards of one group could be one another for all this seat knows; -1 for a card it knows."""
    place = code & PLACE_MASK
    pile = int(card >= TITLES)
    if place == TOP_OF_PILE:
        return pile
    if place == PILE:
        return state.piles[pile] * 2 + pile
    if HAND <= place < FRONT and not is_known(code, place - HAND, seat):
        return (code >> DRAWN_SHIFT) * 2 + pile
    return -1


def deal(twin: Imperialism, numbers: list[int], dice: Dice) -> None:
    """The places of these cards change among them; where an event must be, an event comes."""
    codes = shuffled(sorted(twin.cards[number] for number in numbers), dice)
    left = shuffled(numbers, dice)
    for code in codes:
        if code & EVENT_BIT:
            number = next(number for number in left if twin.deck.category[twin.deck.face[number]] == EVENT)
            left.remove(number)
            twin.cards[number] = code
    for code in codes:
        if not code & EVENT_BIT:
            twin.cards[left.pop()] = code


def shuffled(values: list[int], dice: Dice) -> list[int]:
    values = values[:]
    for last in range(len(values) - 1, 0, -1):
        other = dice.below(last + 1)
        values[last], values[other] = values[other], values[last]
    return values

"""Position documents of Imperialism, written: everything on the table and in the hands."""

from __future__ import annotations

from greatpowers.games.imperialism.rules import deck, queries
from greatpowers.games.imperialism.rules.answers import ACTIONS, WARS
from greatpowers.games.imperialism.rules.cardrow import (
    DISCARDS,
    DRAWN_SHIFT,
    EVENT_BIT,
    HAND,
    ON_DISPLAY,
    ON_TABLE,
    TOP_OF_PILE,
)
from greatpowers.games.imperialism.rules.deck import (
    CARDS,
    MOST_SEATS,
    PROVIDENCE_CARDS,
    TRACKS,
)
from greatpowers.games.imperialism.rules.document import FORMAT, PHASES
from greatpowers.games.imperialism.rules.state import (
    IN_BOX,
    NO_ACTION,
    NO_CARD,
    NO_SEAT,
    NOT_BEGUN,
    OWNED,
    VISIBLE,
    Imperialism,
)
from greatpowers.games.imperialism.rules.view import achievements_at, lying
from greatpowers.kernel.cards import PLACE_MASK
from greatpowers.kernel.reading import (
    write_agenda,
    write_sealed,
)
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import Json


def write(state: Imperialism, rules: Ruleset) -> dict[str, Json]:
    """The draw piles are what is left over, so they are not written."""
    document: dict[str, Json] = {
        "format": FORMAT,
        "game": rules.name,
        "rules": rules.version,
        "seats": state.seats,
        "options": dict(state.rules.options),
        "turn": None if state.turn == NO_SEAT else state.turn,
        "players": [write_player(state, seat) for seat in range(state.seats)],
        "display": list(lying(state, ON_DISPLAY)),
        "discards": lying(state, DISCARDS),
        "table": lying(state, ON_TABLE),
        "starting": list(lying(state, TOP_OF_PILE)),
        "piles": state.piles[:],
        "achievements": achievements_at(state, VISIBLE),
        "offered": {deck.POWER_IDS[power]: seat for power, seat in enumerate(state.dealt) if seat != IN_BOX},
        "phase": PHASES[state.phase],
        "acted": None if state.acted == NO_ACTION else ACTIONS[state.acted],
        "achieved": state.has_achieved,
        "war": write_war(state),
        "trigger": None if state.trigger == NO_SEAT else state.trigger,
        "last_turns": None if state.last_turns == NOT_BEGUN else bits(state.last_turns),
    }
    if state.over:
        document["over"] = True
    else:
        document["agenda"] = write_agenda(rules, state)
    if state.sealed:
        document["sealed"] = write_sealed(rules, state)
    return document


def bits(mask: int) -> list[Json]:
    return [seat for seat in range(MOST_SEATS) if mask >> seat & 1]


def write_player(state: Imperialism, seat: int) -> dict[str, Json]:
    action, replacement = state.marker[seat], state.replacement[seat]
    return {
        "power": None if state.power[seat] == NO_CARD else deck.POWER_IDS[state.power[seat]],
        "ducats": state.purse(seat),
        "glory": state.glory[seat],
        "tracks": {track: state.level(seat, number) for number, track in enumerate(TRACKS)},
        "religion": None if state.religion[seat] == NO_CARD else deck.RELIGION_IDS[state.religion[seat]],
        "ruler": None if state.ruler[seat] == NO_CARD else deck.PROVIDENCE_IDS[state.ruler[seat]],
        "territories": [name for land, name in enumerate(deck.LAND_IDS) if queries.owns(state, seat, land)],
        "achievements": achievements_at(state, OWNED + seat),
        "action": None if action == NO_ACTION else ACTIONS[action],
        "replacement": None if replacement == NO_ACTION else ACTIONS[replacement],
        "upswung": bool(state.upswung[seat]),
        "hand": write_hand(state, seat),
    }


def write_hand(state: Imperialism, seat: int) -> list[Json]:
    """A card drawn from the present pile and seen by nobody is its id; others say more."""
    rows: list[Json] = []
    for card in range(CARDS):
        for number in range(state.deck.first[card], state.deck.first[card + 1]):
            code = state.cards[number]
            if code & PLACE_MASK != HAND + seat:
                continue
            drawn = state.piles[int(card >= PROVIDENCE_CARDS)]
            if code == HAND + seat | drawn << DRAWN_SHIFT:
                rows.append(deck.CARD_IDS[card])
            else:
                row: dict[str, Json] = {"card": deck.CARD_IDS[card], "drawn": code >> DRAWN_SHIFT}
                rows.append({**row, "seen_by": state.seen_by(code), "event": bool(code & EVENT_BIT)})
    return rows


def write_war(state: Imperialism) -> Json:
    if state.war_on == NO_SEAT:
        return None
    return {
        "defender": state.war_on,
        "kind": WARS[state.war_kind],
        "card": None if state.war_card == NO_CARD else deck.PROVIDENCE_IDS[state.war_card],
        "defence": [deck.PROVIDENCE_IDS[card] for card in state.war_defence],
        "winner": None if state.war_winner == NO_SEAT else state.war_winner,
        "margin": state.war_margin,
    }


# reading

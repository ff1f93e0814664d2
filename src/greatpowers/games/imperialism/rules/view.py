"""Who may know what: the view of one seat as a typed structure, and the events it is shown."""

from __future__ import annotations

from typing import Final, NamedTuple

from greatpowers.games.imperialism.rules import deck, events, queries
from greatpowers.games.imperialism.rules.answers import ACTIONS, WARS
from greatpowers.games.imperialism.rules.cardrow import (
    DISCARDS,
    DRAWN_SHIFT,
    EVENT_BIT,
    HAND,
    ON_DISPLAY,
    ON_TABLE,
)
from greatpowers.games.imperialism.rules.deck import (
    CARDS,
    PILES,
    PROVIDENCE,
    PROVIDENCE_CARDS,
    TERRITORY,
    TRACKS,
)
from greatpowers.games.imperialism.rules.state import (
    NO_ACTION,
    NO_CARD,
    NO_SEAT,
    NOT_BEGUN,
    OWNED,
    VISIBLE,
    Imperialism,
)
from greatpowers.kernel.cards import PLACE_MASK
from greatpowers.kernel.reading import write_agenda
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.state import UNSEALED
from greatpowers.kernel.values import Json


class HandCard(NamedTuple):
    """A card in a hand; without `card` only its back is known. `drawn` says from which pile, counted by how often it
    was made; `event` that everybody knows it for an event; `seen_by` holds seats, and "all" for everybody."""

    back: str
    card: str | None
    drawn: int
    event: bool
    seen_by: list[int | str]


class Player(NamedTuple):
    """`action` is where the marker lies, `replacement` what was done after a settlement."""

    power: str | None
    ducats: int
    glory: int
    score: int
    tracks: dict[str, int]
    religion: str | None
    faith: str | None
    ruler: str | None
    territories: list[str]
    achievements: list[str]
    action: str | None
    replacement: str | None
    hand: list[HandCard]
    hand_limit: int


class War(NamedTuple):
    """The war of this turn. Without `card` it has been fought, and the strengths are no longer known."""

    attacker: int
    defender: int
    kind: str
    card: str | None
    defence: list[str]
    attack_strength: int | None
    defence_strength: int | None
    winner: int | None
    margin: int


class LastTurns(NamedTuple):
    """Who reached the end space, and who still has a last turn; None as long as the turn of that player lasts."""

    trigger: int
    left: list[int] | None


class ImperialismView(NamedTuple):
    """Cards in public places are counted by their id; `piles` counts providence cards, then territories."""

    game: str
    rules: str
    seat: int | None
    options: dict[str, Json]
    turn: int | None
    players: list[Player]
    display: dict[str, int]
    piles: list[int]
    discards: dict[str, int]
    table: dict[str, int]
    achievements: list[str]
    religions: dict[str, int]
    offered: list[str]
    war: War | None
    acted: str | None
    end_glory: int
    last_turns: LastTurns | None
    agenda: list[Json]
    sealed: Json
    over: bool


def view(state: Imperialism, rules: Ruleset, seat: int) -> ImperialismView:
    """All but the faces of hands and piles, offered powers and sealed answers is public."""
    sealed = state.sealed[seat] if seat >= 0 and state.sealed else UNSEALED
    return ImperialismView(
        game=rules.name,
        rules=rules.version,
        seat=seat if seat >= 0 else None,
        options=dict(state.rules.options),
        turn=None if state.turn == NO_SEAT else state.turn,
        players=[player(state, owner, seat) for owner in range(state.seats)],
        display=lying(state, ON_DISPLAY),
        piles=[queries.pile_size(state, PROVIDENCE), queries.pile_size(state, TERRITORY)],
        discards=lying(state, DISCARDS),
        table=lying(state, ON_TABLE),
        achievements=achievements_at(state, VISIBLE),
        religions={name: queries.religions_left(state, number) for number, name in enumerate(deck.RELIGION_IDS)},
        offered=offered(state, seat),
        war=war(state),
        acted=None if state.acted == NO_ACTION else ACTIONS[state.acted],
        end_glory=state.rules.end_glory,
        last_turns=last_turns(state),
        agenda=write_agenda(rules, state),
        sealed=None if sealed == UNSEALED else rules.codec.decode(sealed).to_json(),
        over=state.over,
    )


def player(state: Imperialism, owner: int, seat: int) -> Player:
    action, replacement = state.marker[owner], state.replacement[owner]
    power, religion, ruler = state.power[owner], state.religion[owner], state.ruler[owner]
    return Player(
        power=None if power == NO_CARD else deck.POWER_IDS[power],
        ducats=state.purse(owner),
        glory=state.glory[owner],
        score=queries.score(state, owner),
        tracks={track: state.level(owner, number) for number, track in enumerate(TRACKS)},
        religion=None if religion == NO_CARD else deck.RELIGION_IDS[religion],
        faith=None if power == NO_CARD else deck.FAITHS[queries.faith(state, owner)],
        ruler=None if ruler == NO_CARD else deck.PROVIDENCE_IDS[ruler],
        territories=[name for land, name in enumerate(deck.LAND_IDS) if queries.owns(state, owner, land)],
        achievements=achievements_at(state, OWNED + owner),
        action=None if action == NO_ACTION else ACTIONS[action],
        replacement=None if replacement == NO_ACTION else ACTIONS[replacement],
        hand=hand(state, owner, owner if state.over else seat),
        hand_limit=queries.hand_limit(state, owner),
    )


def achievements_at(state: Imperialism, place: int) -> list[str]:
    return [deck.ACHIEVEMENT_IDS[number] for number, at in enumerate(state.achievement) if at == place]


def hand(state: Imperialism, owner: int, seat: int) -> list[HandCard]:
    """The cards of a hand as a seat sees them: sorted by back and by what all know of them, then by face."""
    rows: list[tuple[int, int, str]] = []
    known = state.known_by(seat)
    for card in range(CARDS):
        for number in range(state.deck.first[card], state.deck.first[card + 1]):
            code = state.cards[number]
            if code & PLACE_MASK == HAND + owner:
                face = deck.CARD_IDS[card] if owner == seat or code & known else ""
                rows.append((TERRITORY if card >= PROVIDENCE_CARDS else PROVIDENCE, code, face))
    return [
        HandCard(
            back=PILES[back],
            card=face or None,
            drawn=code >> DRAWN_SHIFT,
            event=bool(code & EVENT_BIT),
            seen_by=state.seen_by(code),
        )
        for back, code, face in sorted(rows)
    ]


def lying(state: Imperialism, place: int) -> dict[str, int]:
    """Cards in a public place with their number."""
    counts = {name: state.count_at(card, place) for card, name in enumerate(deck.CARD_IDS)}
    return {name: count for name, count in counts.items() if count}


def offered(state: Imperialism, seat: int) -> list[str]:
    return [deck.POWER_IDS[power] for power, owner in enumerate(state.dealt) if owner == seat and seat >= 0]


def war(state: Imperialism) -> War | None:
    """The war that is being fought, with both sums as they stand."""
    if state.war_on == NO_SEAT:
        return None
    fought = state.war_card == NO_CARD
    return War(
        attacker=state.turn,
        defender=state.war_on,
        kind=WARS[state.war_kind],
        card=None if fought else deck.PROVIDENCE_IDS[state.war_card],
        defence=[deck.PROVIDENCE_IDS[card] for card in state.war_defence],
        attack_strength=None if fought else queries.attack_strength(state),
        defence_strength=None if fought else queries.defence_strength(state),
        winner=None if state.war_winner == NO_SEAT else state.war_winner,
        margin=state.war_margin,
    )


def last_turns(state: Imperialism) -> LastTurns | None:
    """Who still has a last turn, or nothing while the end is not in sight."""
    if state.trigger == NO_SEAT:
        return None
    if state.last_turns == NOT_BEGUN:
        return LastTurns(state.trigger, None)
    return LastTurns(state.trigger, [seat for seat in range(state.seats) if state.last_turns >> seat & 1])


DREW_PLAYER: Final = events.place(events.DREW, "player")
DREW_CARD: Final = events.place(events.DREW, "card")
THIEF: Final = events.place(events.STOLE, "player")
VICTIM: Final = events.place(events.STOLE, "target")
STOLEN_CARD: Final = events.place(events.STOLE, "card")
POWER_PLAYER: Final = events.place(events.OFFERED, "player")
POWER: Final = events.place(events.OFFERED, "power")
"""The same of a power that is returned."""


def shown(event: list[int], seat: int) -> list[int] | None:
    """A card drawn is shown to its owner, a stolen one to both sides, powers offered and returned to their player."""
    kind = event[0]
    if kind == events.DREW and event[DREW_PLAYER] != seat:
        return hidden(event, DREW_CARD, back(event[DREW_CARD]))
    if kind == events.STOLE and seat not in (event[THIEF], event[VICTIM]):
        return hidden(event, STOLEN_CARD, back(event[STOLEN_CARD]))
    if kind in (events.OFFERED, events.RETURNED) and event[POWER_PLAYER] != seat:
        return hidden(event, POWER, events.HIDDEN_POWER)
    return event


def hidden(event: list[int], place: int, back_code: int) -> list[int]:
    """The event with something in place of what the seat may not see."""
    return [*event[:place], back_code, *event[place + 1 :]]


def back(card: int) -> int:
    return events.HIDDEN_PROVIDENCE if card < PROVIDENCE_CARDS else events.HIDDEN_TERRITORY

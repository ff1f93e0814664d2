"""Who may know what: the view of one seat as a typed structure, and the events it is shown."""

from __future__ import annotations

from typing import Final, NamedTuple

from greatpowers.games.attack.rules import agenda, events, queries
from greatpowers.games.attack.rules.board import REGION_IDS, REGIONS, SEA_IDS, SEAS
from greatpowers.games.attack.rules.cardrow import (
    DISCARDS,
    DRAWN_MASK,
    DRAWN_SHIFT,
    HAND,
    IDLE_BIT,
    ON_TABLE,
    PILE,
    SINCE_SHIFT,
)
from greatpowers.games.attack.rules.figures import CARD_IDS, DECKS, KINDS, TECHNOLOGIES, TECHNOLOGY_IDS, deck_of
from greatpowers.games.attack.rules.ongoing.sea import LINE
from greatpowers.games.attack.rules.pieces import NO_REGION, NO_SEAT, NO_TYPE
from greatpowers.games.attack.rules.remembered import Now, remembered
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps.trade import Talks
from greatpowers.games.attack.rules.units import ATTACKING, DEFENDING, GOVERNMENTS, LAND_UNITS, SHIPS
from greatpowers.kernel.cards import PLACE_MASK
from greatpowers.kernel.reading import write_agenda
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.state import UNSEALED
from greatpowers.kernel.values import Json, Value

Frame = dict[str, Value]
"""A frame of the agenda: its `step`, and its arguments under the names that the step gives them."""


class Options(NamedTuple):
    """What people chose before the game; the files of somebody who owns the box come last."""

    board: str
    continents: bool
    defence_dice: bool
    eagles: int
    rounds: int
    economics: Json
    trade_routes: Json
    technology: Json
    politics: Json
    counters: Json


class HandCard(NamedTuple):
    """A card in a hand; without `card` only its back is known. `seen_by` holds seats, and "all" for everybody."""

    deck: str
    card: str | None
    idle: bool
    drawn: int
    seen_by: list[int | str]


class Player(NamedTuple):
    """`reserve` counts the units still to be deployed, by type."""

    production: int
    oil: int
    government: str | None
    capital: str | None
    technologies: list[str]
    atom_used: bool
    marked: list[str]
    banned: bool
    embargoed: bool
    refusals: int
    counter_offers: int
    reserve: list[int]
    hand: list[HandCard]
    points: int


class Region(NamedTuple):
    """`units` counts the land units by type. A neutral region has a counter and no owner."""

    owner: int | None
    counter: str | None
    units: list[int]


class AttackView(NamedTuple):
    """`front`, `line`, `line_state`, `groups` and `deal` are laid out as in the state; a ship that the seat may not
    see yet is None. `moved` counts the units and ships that have moved in this action."""

    game: str
    rules: str
    seat: int | None
    options: Options
    round: int
    start: int | None
    turn: int | None
    taken: int
    eagles: int
    players: list[Player]
    regions: dict[str, Region]
    seas: dict[str, list[list[int]]]
    piles: dict[str, int]
    discards: dict[str, int]
    table: dict[str, int]
    groups: list[int]
    leave: list[int]
    protested: list[str]
    now: Now
    front: list[int]
    faces: list[int]
    line: list[int | None]
    line_state: list[int]
    crippled: list[int]
    deal: list[int] | None
    moved: tuple[list[int], list[int]]
    mix: list[int]
    agenda: list[Frame]
    sealed: dict[str, Json] | None
    over: bool


def view(state: Attack, rules: Ruleset, seat: int) -> AttackView:
    """All but the faces of hands and piles, drafts of deals, lines being laid and sealed answers is public."""
    sealed = state.sealed[seat] if seat >= 0 and state.sealed else UNSEALED
    return AttackView(
        game=rules.name,
        rules=rules.version,
        seat=seat if seat >= 0 else None,
        options=Options(**state.rules.options),
        round=state.round,
        start=None if state.start == NO_SEAT else state.start,
        turn=None if state.turn == NO_SEAT else state.turn,
        taken=state.taken,
        eagles=state.eagles,
        players=[player(state, owner, seat) for owner in range(state.seats)],
        regions={REGION_IDS[number]: region(state, number) for number in state.board.regions},
        seas={SEA_IDS[sea]: fleets(state, sea) for sea in state.board.seas},
        piles={name: state.size(deck, PILE) for deck, name in enumerate(DECKS)},
        discards=lying(state, DISCARDS),
        table=lying(state, ON_TABLE),
        groups=state.groups[:],
        leave=state.leave[:],
        protested=[REGION_IDS[number] for number in range(REGIONS) if state.protested[number]],
        now=remembered(state),
        front=state.front[:],
        faces=state.faces[:],
        line=visible_line(state, seat),
        line_state=state.line_state[:],
        crippled=state.crippled[:],
        deal=state.deal[:] if seat in deal_parties(state) else None,
        moved=(state.fresh[:], state.sailed[:]),
        mix=state.mix[:],
        agenda=write_agenda(rules, state),
        sealed=None if sealed == UNSEALED else rules.codec.decode(sealed).to_json(),
        over=state.over,
    )


def player(state: Attack, owner: int, seat: int) -> Player:
    first = owner * TECHNOLOGIES
    owned = state.technology[first : first + TECHNOLOGIES]
    marks = state.marked[owner * REGIONS : (owner + 1) * REGIONS]
    return Player(
        production=state.purse(owner),
        oil=state.certificates(owner),
        government=None if state.government[owner] == NO_TYPE else GOVERNMENTS[state.government[owner]],
        capital=None if state.capital[owner] == NO_REGION else REGION_IDS[state.capital[owner]],
        technologies=[name for name, has in zip(TECHNOLOGY_IDS, owned, strict=True) if has],
        atom_used=bool(state.atom_used[owner]),
        marked=[REGION_IDS[number] for number in range(REGIONS) if marks[number]],
        banned=bool(state.banned[owner]),
        embargoed=bool(state.embargoed[owner]),
        refusals=state.refusals[owner],
        counter_offers=state.counter_offers[owner],
        reserve=state.all_to_place(owner),
        hand=hand(state, owner, owner if state.over else seat),
        points=queries.victory_points(state, owner) if state.government[owner] != NO_TYPE else 0,
    )


def region(state: Attack, number: int) -> Region:
    first = number * LAND_UNITS
    return Region(
        owner=None if state.owner[number] < 0 else state.owner[number],
        counter=None if state.counter[number] == NO_TYPE else GOVERNMENTS[state.counter[number]],
        units=state.army[first : first + LAND_UNITS],
    )


def fleets(state: Attack, sea: int) -> list[list[int]]:
    """Ships of each player in an area."""
    rows = [(seat * SEAS + sea) * SHIPS for seat in range(state.seats)]
    return [state.fleet[first : first + SHIPS] for first in rows]


def hand(state: Attack, owner: int, seat: int) -> list[HandCard]:
    """The cards of a hand as a seat sees them: deck, idle or not, when drawn, who has seen it, perhaps the face."""
    rows: list[tuple[int, int, str]] = []
    known = state.known_by(seat)
    for number, code in enumerate(state.cards):
        if code & PLACE_MASK == HAND + owner:
            kind = state.figures.face[number]
            face = CARD_IDS[kind] if owner == seat or code & known else ""
            rows.append((deck_of(kind), code & ~(-1 << SINCE_SHIFT), face))
    return [
        HandCard(
            deck=DECKS[deck],
            card=face or None,
            idle=bool(code & IDLE_BIT),
            drawn=code >> DRAWN_SHIFT & DRAWN_MASK,
            seen_by=state.seen_by(code),
        )
        for deck, code, face in sorted(rows)
    ]


def lying(state: Attack, place: int) -> dict[str, int]:
    """Cards in a public place with their number."""
    counts = {name: state.count_at(kind, place) for kind, name in enumerate(CARD_IDS)}
    return {name: count for name, count in counts.items() if count}


def is_laying(state: Attack) -> bool:
    return len(state.agenda) > 0 and state.top() == agenda.LINE


def visible_line(state: Attack, seat: int) -> list[int | None]:
    """Both lines; while they are being laid, only that of the seat."""
    if not is_laying(state):
        return list(state.line)
    found: list[int | None] = []
    for side in (ATTACKING, DEFENDING):
        found += state.line_of(side) if seat == state.captain(side) else [None] * LINE
    return found


def deal_parties(state: Attack) -> tuple[int, ...]:
    """Who knows a draft: the two at the table for it."""
    if len(state.agenda) > 0 and state.top() == agenda.OFFER:
        return (state.arg(Talks.PROPOSER),)
    if len(state.agenda) > 0 and state.top() == agenda.REPLY:
        return (state.arg(Talks.PROPOSER), state.arg(Talks.PARTNER))
    return ()


KNOWN_TO: Final = {
    events.DREW: ("player",),
    events.IDLED: ("player",),
    events.RECOVERED: ("player",),
    events.HANDED: ("player", "target"),
    events.SHOWED: ("player", "target"),
}
"""Events whose card only these may know."""


def shown(event: list[int], seat: int) -> list[int] | None:
    """The event, with the back of a card where the seat may not know its face."""
    kind = event[0]
    if kind not in KNOWN_TO or any(event[events.place(kind, party)] == seat for party in KNOWN_TO[kind]):
        return event
    hidden, card = event[:], events.place(kind, "card")
    hidden[card] = back(event[card])
    return hidden


def back(kind: int) -> int:
    return KINDS + deck_of(kind)

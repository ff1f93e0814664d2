"""Who may know what: the view of one seat, the events it is shown, and a guess at all the rest."""

from __future__ import annotations

from greatpowers.games.attack.rules import agenda, events, figures, now, queries
from greatpowers.games.attack.rules.board import REGION_IDS, REGIONS, SEA_IDS, SEAS
from greatpowers.games.attack.rules.cardrow import (
    DISCARDS,
    DRAWN_MASK,
    DRAWN_SHIFT,
    HAND,
    IDLE_BIT,
    ON_TABLE,
    PILE,
    PLACE_MASK,
    PUBLIC,
    SEEN_SHIFT,
    SINCE_SHIFT,
)
from greatpowers.games.attack.rules.figures import CARD_IDS, DECKS, KINDS, TECHNOLOGIES, TECHNOLOGY_IDS, deck_of
from greatpowers.games.attack.rules.state import LINE, NO_REGION, NO_SEAT, NO_SHIP, NO_TYPE, Attack
from greatpowers.games.attack.rules.steps import trade
from greatpowers.games.attack.rules.units import GOVERNMENTS, LAND_UNITS, MOST_SEATS, SHIPS, UNITS
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.reading import write_agenda
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.state import UNSEALED
from greatpowers.kernel.values import Json


def view(state: Attack, rules: Ruleset, seat: int) -> dict[str, Json]:
    """All but the faces of hands and piles, drafts of deals, lines being laid and sealed answers is public."""
    sealed = state.sealed[seat] if seat >= 0 and state.sealed else UNSEALED
    return {
        "game": rules.name,
        "rules": rules.version,
        "seat": seat if seat >= 0 else None,
        "options": dict(state.rules.options),
        "round": state.round,
        "start": None if state.start == NO_SEAT else state.start,
        "turn": None if state.turn == NO_SEAT else state.turn,
        "taken": state.taken,
        "eagles": state.eagles,
        "players": [player(state, owner, seat) for owner in range(state.seats)],
        "regions": {REGION_IDS[region]: region_row(state, region) for region in state.board.regions},
        "seas": {SEA_IDS[sea]: sea_row(state, sea) for sea in state.board.seas},
        "piles": {name: state.size(deck, PILE) for deck, name in enumerate(DECKS)},
        "discards": lying(state, DISCARDS),
        "table": lying(state, ON_TABLE),
        "groups": state.groups[:],
        "leave": state.leave[:],
        "protested": [REGION_IDS[region] for region in range(REGIONS) if state.protested[region]],
        "now": dict(zip(now.SLOTS, state.now, strict=True)),
        "front": state.front[:],
        "faces": state.faces[:],
        "line": visible_line(state, seat),
        "line_state": state.line_state[:],
        "crippled": state.crippled[:],
        "deal": state.deal[:] if seat in deal_parties(state) else None,
        "moved": [state.fresh[:], state.sailed[:]],
        "mix": state.mix[:],
        "agenda": write_agenda(rules, state),
        "sealed": None if sealed == UNSEALED else rules.codec.decode(sealed).to_json(),
        "over": state.over,
    }


def player(state: Attack, owner: int, seat: int) -> dict[str, Json]:
    first = owner * TECHNOLOGIES
    owned = state.technology[first : first + TECHNOLOGIES]
    marks = state.marked[owner * REGIONS : (owner + 1) * REGIONS]
    return {
        "production": state.purse(owner),
        "oil": state.certificates(owner),
        "government": None if state.government[owner] == NO_TYPE else GOVERNMENTS[state.government[owner]],
        "capital": None if state.capital[owner] == NO_REGION else REGION_IDS[state.capital[owner]],
        "technologies": [name for name, has in zip(TECHNOLOGY_IDS, owned, strict=True) if has],
        "atom_used": bool(state.atom_used[owner]),
        "marked": [REGION_IDS[region] for region in range(REGIONS) if marks[region]],
        "banned": bool(state.banned[owner]),
        "embargoed": bool(state.embargoed[owner]),
        "refusals": state.refusals[owner],
        "counter_offers": state.counter_offers[owner],
        "reserve": state.reserve[owner * len(UNITS) : (owner + 1) * len(UNITS)],
        "hand": hand(state, owner, owner if state.over else seat),
        "points": queries.victory_points(state, owner) if state.government[owner] != NO_TYPE else 0,
    }


def region_row(state: Attack, region: int) -> dict[str, Json]:
    first = region * LAND_UNITS
    return {
        "owner": None if state.owner[region] < 0 else state.owner[region],
        "counter": None if state.counter[region] == NO_TYPE else GOVERNMENTS[state.counter[region]],
        "units": state.army[first : first + LAND_UNITS],
    }


def sea_row(state: Attack, sea: int) -> list[Json]:
    """Ships of each player in an area."""
    rows = [(seat * SEAS + sea) * SHIPS for seat in range(state.seats)]
    return [state.fleet[first : first + SHIPS] for first in rows]


def hand(state: Attack, owner: int, seat: int) -> list[Json]:
    """The cards of a hand as a seat sees them: deck, idle or not, when drawn, who has seen it, perhaps the face."""
    rows: list[tuple[int, int, str]] = []
    for number, code in enumerate(state.cards):
        if code & PLACE_MASK == HAND + owner:
            kind = state.figures.face[number]
            known = is_known(code, owner, seat)
            face = CARD_IDS[kind] if known else ""
            rows.append((deck_of(kind), code & ~(-1 << SINCE_SHIFT), face))
    return [
        {
            "deck": DECKS[deck],
            "card": face or None,
            "idle": bool(code & IDLE_BIT),
            "drawn": code >> DRAWN_SHIFT & DRAWN_MASK,
            "seen_by": seen_by(code),
        }
        for deck, code, face in sorted(rows)
    ]


def is_known(code: int, owner: int, seat: int) -> bool:
    """Whether a seat knows the face of a card in a hand; spectators know what everybody has seen."""
    if owner == seat or code >> SEEN_SHIFT & PUBLIC:
        return True
    return seat >= 0 and code >> SEEN_SHIFT >> seat & 1 == 1


def seen_by(code: int) -> list[Json]:
    seen: list[Json] = [seat for seat in range(MOST_SEATS) if code >> SEEN_SHIFT >> seat & 1]
    return [*seen, "all"] if code >> SEEN_SHIFT & PUBLIC else seen


def lying(state: Attack, place: int) -> dict[str, Json]:
    """Cards in a public place with their number."""
    counts = {name: state.count_at(kind, place) for kind, name in enumerate(CARD_IDS)}
    return {name: count for name, count in counts.items() if count}


def is_laying(state: Attack) -> bool:
    return len(state.agenda) > 0 and state.top() == agenda.LINE


def visible_line(state: Attack, seat: int) -> list[Json]:
    """Both lines; while they are being laid only the own one."""
    if not is_laying(state):
        return list(state.line)
    own = 0 if seat == state.turn else LINE if seat == state.now[now.NAVAL_FOE] else -1
    return [ship if own >= 0 and own <= place < own + LINE else None for place, ship in enumerate(state.line)]


def deal_parties(state: Attack) -> tuple[int, ...]:
    """Who knows a draft: the two at the table for it."""
    if len(state.agenda) > 0 and state.top() == agenda.OFFER:
        return (state.arg(1),)
    if len(state.agenda) > 0 and state.top() == agenda.REPLY:
        return (state.arg(1), state.arg(2))
    return ()


def shown(event: list[int], seat: int) -> list[int] | None:
    """Cards drawn, idled and recovered are shown to their owner, cards handed over and shown to both sides."""
    kind = event[0]
    if kind in (events.DREW, events.IDLED, events.RECOVERED) and event[1] != seat:
        return [kind, event[1], back(event[2]), 0, 0, 0]
    if kind in (events.HANDED, events.SHOWED) and seat not in (event[1], event[2]):
        return [kind, event[1], event[2], back(event[3]), 0, 0]
    return event


def back(kind: int) -> int:
    return KINDS + deck_of(kind)


# guessing


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

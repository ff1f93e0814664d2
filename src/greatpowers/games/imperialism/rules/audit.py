"""What must hold in every position of Imperialism, and what each event does to ducats, cards and markers."""

from __future__ import annotations

from functools import cache

from greatpowers.games.imperialism.rules import deck, events, queries
from greatpowers.games.imperialism.rules.cardrow import (
    DISCARDS,
    DRAWN_SHIFT,
    EVENT_BIT,
    FRONT,
    HAND,
    ON_DISPLAY,
    ON_TABLE,
    PILE,
    TOP_OF_PILE,
)
from greatpowers.games.imperialism.rules.deck import (
    CARDS,
    CHINA,
    INDIA,
    POWERS,
    PROVIDENCE_CARDS,
    RELIGIONS,
    TRACK_COUNT,
    TRACKS,
)
from greatpowers.games.imperialism.rules.state import (
    IN_BOX,
    NO_CARD,
    NO_SEAT,
    ON_STACK,
    OWNED,
    VISIBLE,
    Imperialism,
)
from greatpowers.kernel.cards import PLACE_MASK, SEEN_SHIFT


def place_name(place: int) -> str:
    names = {PILE: "pile", TOP_OF_PILE: "pile", DISCARDS: "discards", ON_DISPLAY: "display", ON_TABLE: "table"}
    if place in names:
        return names[place]
    return f"hand {place - HAND}" if place < FRONT else f"front {place - FRONT}"


def ledger(state: Imperialism) -> dict[str, int]:
    """Ducats, cards, achievements, powers, religions and markers by place; a scale stands against levels and glory."""
    return dict(zip(accounts(state.seats), amounts(state), strict=True))


@cache
def accounts(seats: int) -> tuple[str, ...]:
    """What the accounts are called, in the order of `amounts`."""
    names = list(events.ACCOUNTS[: 1 + seats])
    names += [f"{place_name(place)} {card}" for card in deck.CARD_IDS for place in range(FRONT + seats)]
    for seat in range(seats):
        for name in (*TRACKS, "glory"):
            names += [f"{seat} {name}", f"scale {seat} {name}"]
        for land in (INDIA, CHINA):
            names += [f"{seat} on {deck.LAND_IDS[land]}", f"{seat} off {deck.LAND_IDS[land]}"]
        names += [f"{seat} {name}" for name in deck.RELIGION_IDS]
        for name in deck.POWER_IDS:
            names += [f"{seat} rules {name}", f"{seat} offered {name}"]
    names += [f"stock {name}" for name in deck.RELIGION_IDS]
    names += [f"box {name}" for name in deck.POWER_IDS]
    names += [f"{shelf(place)} {name}" for name in deck.ACHIEVEMENT_IDS for place in range(OWNED + seats)]
    return tuple(names)


def amounts(state: Imperialism) -> list[int]:
    """What the accounts hold."""
    found = state.ducats.copy()
    for card in range(CARDS):
        row = [0] * (FRONT + state.seats)
        for number in range(state.deck.first[card], state.deck.first[card + 1]):
            place = state.cards[number] & PLACE_MASK
            row[PILE if place == TOP_OF_PILE else place] += 1
        found += row
    for seat in range(state.seats):
        for track in range(TRACK_COUNT):
            found += [state.level(seat, track), -state.level(seat, track)]
        found += [state.glory[seat], -state.glory[seat]]
        for land in (INDIA, CHINA):
            marked = int(state.has_marker(seat, land))
            found += [marked, 1 - marked]
        found += [int(state.religion[seat] == religion) for religion in range(RELIGIONS)]
        for power in range(POWERS):
            found += [int(state.power[seat] == power), int(state.dealt[power] == seat)]
    found += [queries.religions_left(state, religion) for religion in range(RELIGIONS)]
    found += [int(state.dealt[power] == IN_BOX and power not in state.power) for power in range(POWERS)]
    shelves = range(OWNED + state.seats)
    return found + [int(there == place) for there in state.achievement for place in shelves]


def shelf(place: int) -> str:
    return "stack" if place == ON_STACK else "visible" if place == VISIBLE else f"achieved {place - OWNED}"


def effects(event: list[int]) -> list[tuple[str, int]]:
    """How an event changes the ledger."""
    kind = event[0]
    found = {field.name: event[number] for number, field in enumerate(events.KINDS[kind].fields, 1)}
    if kind == events.PAID:
        ducats = found["ducats"]
        return [(events.ACCOUNTS[found["payer"]], -ducats), (events.ACCOUNTS[found["payee"]], ducats)]
    if kind in CARD_MOVES:
        return card_move(kind, found)
    if kind == events.REVEALED:
        return moved("stack", "visible", deck.ACHIEVEMENT_IDS[found["achievement"]])
    player = found.get("player", NO_SEAT)
    if kind == events.STEPPED:
        steps, track = found["steps"] - events.MOST_STEPS, TRACKS[found["track"]]
        return [(f"{player} {track}", steps), (f"scale {player} {track}", -steps)]
    if kind == events.GLORIFIED:
        return [(f"{player} glory", found["glory"]), (f"scale {player} glory", -found["glory"])]
    if kind == events.CONVERTED:
        return moved("stock", str(player), deck.RELIGION_IDS[found["religion"]])
    if kind == events.OFFERED:
        return moved("box", f"{player} offered", deck.POWER_IDS[found["power"]])
    if kind == events.RETURNED:
        return moved(f"{player} offered", "box", deck.POWER_IDS[found["power"]])
    if kind == events.CHOSE:
        return moved(f"{player} offered", f"{player} rules", deck.POWER_IDS[found["power"]])
    if kind == events.ACHIEVED:
        return moved("visible", f"achieved {player}", deck.ACHIEVEMENT_IDS[found["achievement"]])
    return []


CARD_MOVES = {
    events.DREW: ("pile", "hand {player}"),
    events.TURNED_UP: ("pile", "display"),
    events.TOOK: ("display", "hand {player}"),
    events.DISCARDED: ("hand {player}", "discards"),
    events.REBUILT: ("discards", "pile"),
    events.PLAYED: ("hand {player}", "table"),
    events.SPENT: ("table", "discards"),
    events.RULED: ("hand {player}", "front {target}"),
    events.DEPOSED: ("front {player}", "discards"),
    events.CHANGED_PLACES: ("front {player}", "front {target}"),
    events.FETCHED: ("discards", "hand {player}"),
    events.STOLE: ("hand {target}", "hand {player}"),
    events.CONQUERED: ("hand {player}", "front {player}"),
    events.DECLARED: ("hand {player}", "table"),
    events.DEFENDED: ("hand {player}", "table"),
    events.CEDED: ("front {player}", "front {target}"),
}
"""From where to where a card goes."""


def card_move(kind: int, found: dict[str, int]) -> list[tuple[str, int]]:
    """Which card goes, and where; territories are numbered from 0 in their own events."""
    land = found.get("territory", 0)
    if land >= INDIA:
        return moved(f"{found['player']} off", f"{found['player']} on", deck.LAND_IDS[land])
    origin, target = CARD_MOVES[kind]
    card = found["card"] if "card" in found else PROVIDENCE_CARDS + land
    return moved(origin.format(**found), target.format(**found), deck.CARD_IDS[card], found.get("copies", 1))


def moved(origin: str, target: str, name: str, count: int = 1) -> list[tuple[str, int]]:
    return [(f"{origin} {name}", -count), (f"{target} {name}", count)]


# invariants


def broken(state: Imperialism) -> str:
    return broken_figures(state) or broken_cards(state) or broken_offices(state)


def broken_figures(state: Imperialism) -> str:
    if sum(state.ducats) != 0 or min(state.ducats[1:]) < 0:
        return f"the ducats are {state.ducats}"
    for seat in range(state.seats):
        for track in range(TRACK_COUNT):
            if not 0 <= state.level(seat, track) <= state.deck.most[track]:
                return f"player {seat} stands at {state.level(seat, track)} on {TRACKS[track]}"
    return "" if min(state.glory) >= 0 else f"the glory is {state.glory}"


def broken_cards(state: Imperialism) -> str:
    """Copies are sorted, only cards in hands have been drawn and seen, and never by their own holder."""
    for card in range(CARDS):
        codes = state.cards[state.deck.first[card] : state.deck.first[card + 1]]
        if codes != sorted(codes):
            return f"the copies of {deck.CARD_IDS[card]} are not sorted"
        for code in codes:
            place, seen = code & PLACE_MASK, code >> SEEN_SHIFT & state.kinds.seen_mask
            if HAND <= place < FRONT:
                if place - HAND >= state.seats or seen >> place - HAND & 1:
                    return f"{deck.CARD_IDS[card]} is in a wrong hand"
                if code >> DRAWN_SHIFT > state.piles[int(card >= PROVIDENCE_CARDS)]:
                    return f"{deck.CARD_IDS[card]} was drawn from a pile that has not been"
                if code & EVENT_BIT and (card >= PROVIDENCE_CARDS or state.deck.category[card] != deck.EVENT):
                    return f"{deck.CARD_IDS[card]} is not an event card"
            elif code != place:
                return f"{deck.CARD_IDS[card]} is known as if it were in a hand"
            elif (place in (ON_DISPLAY, TOP_OF_PILE) and card < PROVIDENCE_CARDS) or (
                place == ON_TABLE and card >= PROVIDENCE_CARDS
            ):
                return f"{deck.CARD_IDS[card]} lies in a wrong place"
    return ""


def broken_offices(state: Imperialism) -> str:
    """One power card before each player, powers and religions held once or as often as printed."""
    for seat in range(state.seats):
        before = [card for card in range(PROVIDENCE_CARDS) if state.count_at(card, FRONT + seat) > 0]
        if before != [card for card in (state.ruler[seat],) if card != NO_CARD]:
            return f"before player {seat} lie {[deck.PROVIDENCE_IDS[card] for card in before]}"
    for card in range(PROVIDENCE_CARDS):
        if state.deck.category[card] > deck.NEGATIVE and any(
            state.count_at(card, FRONT + seat) for seat in range(state.seats)
        ):
            return f"{deck.PROVIDENCE_IDS[card]} is no power card"
    for religion in range(RELIGIONS):
        if queries.religions_left(state, religion) < 0:
            return f"too many players are of {deck.RELIGION_IDS[religion]}"
    powers = [power for power in state.power if power != NO_CARD]
    if len(set(powers)) != len(powers) or len(powers) not in (0, state.seats):
        return "the great powers are not one for each player"
    if any(state.dealt[power] != IN_BOX for power in powers) or len(state.dealt) != POWERS:
        return "a great power in play is still being offered"
    return "" if state.turn < state.seats and state.turn >= NO_SEAT else "it is nobody's turn"

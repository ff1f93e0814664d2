"""Position documents: everything on the table and in the hands as JSON, and back with every doubt named."""

from __future__ import annotations

from greatpowers.games.imperialism.rules import agenda, deck
from greatpowers.games.imperialism.rules.answers import ACTIONS, WARS
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
    INDIA,
    MARKED_LANDS,
    PROVIDENCE,
    PROVIDENCE_CARDS,
    TERRITORY,
    TRACK_COUNT,
    TRACKS,
)
from greatpowers.games.imperialism.rules.implausible import implausible
from greatpowers.games.imperialism.rules.state import (
    BANK,
    BEFORE_TURN,
    EXCHANGED,
    EXCHANGING,
    NO_CARD,
    NO_SEAT,
    ON_STACK,
    OWNED,
    PURSE,
    VISIBLE,
    Imperialism,
)
from greatpowers.kernel.cards import SEEN_SHIFT
from greatpowers.kernel.reading import (
    a_flag,
    a_list,
    a_name,
    a_number,
    an_object,
    check_agenda,
    read_agenda,
    read_sealed,
    read_seen,
)
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import Json, Malformed, in_order, quoted

FORMAT = 1
HEADER = ("format", "game", "rules", "seats", "options")
REQUIRED = (*HEADER, "turn", "players", "display", "discards", "achievements")
OPTIONAL = (
    "table",
    "starting",
    "piles",
    "phase",
    "acted",
    "achieved",
    "offered",
    "war",
    "trigger",
    "last_turns",
    "agenda",
    "sealed",
    "over",
)
PLAYER = ("power", "ducats", "glory", "tracks", "hand")
PLAYER_OPTIONAL = ("religion", "ruler", "territories", "achievements", "action", "replacement", "upswung")
PHASES = in_order({BEFORE_TURN: "before", EXCHANGING: "exchanging", EXCHANGED: "exchanged"})
MOST_DUCATS = 9999
MOST_GLORY = 999
MOST_PILES = 9999


def read_header(document: Json, rules: Ruleset) -> tuple[int, dict[str, Json]]:
    an_object(document, "position", REQUIRED, OPTIONAL)
    a_number(document["format"], "format", FORMAT, FORMAT)
    for name, value in (("game", rules.name), ("rules", rules.version)):
        if document[name] != value:
            raise Malformed(name, f"{quoted(document[name])} is not {value!r}")
    return rules.check_seats(document["seats"]), rules.chosen(document["options"])


def read(document: Json, rules: Ruleset, state: Imperialism) -> Imperialism:
    """Fill an empty table; the header has been checked."""
    state.turn = a_seat(document["turn"], "turn", state)
    piles = a_list(document.get("piles", [0, 1]), "piles")
    if len(piles) != len(state.piles):
        raise Malformed("piles", "must be two numbers, for providence cards and territories")
    state.piles = [a_number(piles[pile], f"piles[{pile}]", pile, MOST_PILES) for pile in (PROVIDENCE, TERRITORY)]
    state.cards = [PILE] * len(state.cards)
    state.recount()
    players = a_list(document["players"], "players")
    if len(players) != state.seats:
        raise Malformed("players", f"must be {state.seats}, one for each seat")
    for seat, row in enumerate(players):
        read_player(state, seat, row)
    state.ducats[BANK] = -sum(state.ducats)
    read_places(state, document)
    for number, name in enumerate(a_list(document["achievements"], "achievements")):
        read_achievement(state, name, f"achievements[{number}]", VISIBLE)
    offered = an_object(document.get("offered", {}), "offered", (), deck.POWER_IDS)
    for name, player in offered.items():
        state.dealt[deck.POWER_IDS.index(name)] = a_number(player, f"offered.{name}", 0, state.seats - 1)
    state.phase = a_name(document.get("phase", PHASES[EXCHANGED]), "phase", PHASES)
    state.acted = maybe(document.get("acted"), "acted", ACTIONS)
    state.has_achieved = a_flag(document.get("achieved", False), "achieved")
    read_war(state, document.get("war"))
    state.trigger = a_seat(document.get("trigger"), "trigger", state)
    if document.get("last_turns") is not None:
        rows = a_list(document["last_turns"], "last_turns")
        seats = {a_number(seat, "last_turns", 0, state.seats - 1) for seat in rows}
        state.last_turns = sum(1 << seat for seat in seats)
    read_flow(state, rules, document)
    return state


def a_seat(value: Json, path: str, state: Imperialism) -> int:
    return NO_SEAT if value is None else a_number(value, path, 0, state.seats - 1)


def maybe(value: Json, path: str, names: tuple[str, ...]) -> int:
    """The number of a name, or -1 for nothing."""
    return -1 if value is None else a_name(value, path, names)


def read_player(state: Imperialism, seat: int, row: Json) -> None:
    path = f"players[{seat}]"
    an_object(row, path, PLAYER, PLAYER_OPTIONAL)
    state.power[seat] = maybe(row["power"], f"{path}.power", deck.POWER_IDS)
    state.ducats[PURSE + seat] = a_number(row["ducats"], f"{path}.ducats", 0, MOST_DUCATS)
    state.glory[seat] = a_number(row["glory"], f"{path}.glory", 0, MOST_GLORY)
    tracks = an_object(row["tracks"], f"{path}.tracks", (), TRACKS)
    for number, track in enumerate(TRACKS):
        level = a_number(tracks.get(track, 0), f"{path}.tracks.{track}", 0, state.deck.most[number])
        state.tracks[seat * TRACK_COUNT + number] = level
    state.religion[seat] = maybe(row.get("religion"), f"{path}.religion", deck.RELIGION_IDS)
    state.marker[seat] = maybe(row.get("action"), f"{path}.action", ACTIONS)
    state.replacement[seat] = maybe(row.get("replacement"), f"{path}.replacement", ACTIONS)
    state.upswung[seat] = int(a_flag(row.get("upswung", False), f"{path}.upswung"))
    ruler = maybe(row.get("ruler"), f"{path}.ruler", deck.PROVIDENCE_IDS)
    if ruler != NO_CARD:
        put(state, ruler, FRONT + seat, f"{path}.ruler")
        state.ruler[seat] = ruler
    for number, name in enumerate(a_list(row.get("territories", []), f"{path}.territories")):
        where = f"{path}.territories[{number}]"
        land = a_name(name, where, deck.LAND_IDS)
        if land < INDIA:
            put(state, PROVIDENCE_CARDS + land, FRONT + seat, where)
        elif state.has_marker(seat, land):
            raise Malformed(where, f"{name} is named twice")
        else:
            state.special[seat * MARKED_LANDS + land - INDIA] = 1
    for number, name in enumerate(a_list(row.get("achievements", []), f"{path}.achievements")):
        read_achievement(state, name, f"{path}.achievements[{number}]", OWNED + seat)
    for number, card in enumerate(a_list(row["hand"], f"{path}.hand")):
        read_hand_card(state, seat, card, f"{path}.hand[{number}]")


def read_hand_card(state: Imperialism, seat: int, row: Json, path: str) -> None:
    if isinstance(row, str):
        row = {"card": row}
    an_object(row, path, ("card",), ("drawn", "seen_by", "event"))
    card = a_name(row["card"], f"{path}.card", deck.CARD_IDS)
    pile = state.piles[int(card >= PROVIDENCE_CARDS)]
    drawn = a_number(row.get("drawn", pile), f"{path}.drawn", 0, pile)
    seen = read_seen(row.get("seen_by", []), f"{path}.seen_by", state, seat)
    event = EVENT_BIT if a_flag(row.get("event", False), f"{path}.event") else 0
    put(state, card, HAND + seat | seen << SEEN_SHIFT | event | drawn << DRAWN_SHIFT, path)


def put(state: Imperialism, card: int, code: int, path: str) -> None:
    """A copy of a card out of the pile to another place."""
    first, last = state.deck.first[card], state.deck.first[card + 1]
    for number in range(first, last):
        if state.cards[number] == PILE:
            state.cards[number] = code
            state.cards[first:last] = sorted(state.cards[first:last])
            state.recount()
            return
    raise Malformed(path, f"there are fewer cards of {deck.CARD_IDS[card]}")


def read_places(state: Imperialism, document: Json) -> None:
    """Display, discards, cards on the table, and the starting territories still on top of their pile."""
    for key, place in (("display", ON_DISPLAY), ("starting", TOP_OF_PILE)):
        for number, name in enumerate(a_list(document.get(key, []), key)):
            path = f"{key}[{number}]"
            put(state, PROVIDENCE_CARDS + a_name(name, path, deck.TERRITORY_IDS), place, path)
    for key, place in (("discards", DISCARDS), ("table", ON_TABLE)):
        row = an_object(document.get(key, {}), key, (), deck.CARD_IDS)
        for name, count in row.items():
            for _ in range(a_number(count, f"{key}.{name}", 1, 50)):
                put(state, deck.CARD_IDS.index(name), place, f"{key}.{name}")


def read_achievement(state: Imperialism, name: Json, path: str, place: int) -> None:
    number = a_name(name, path, deck.ACHIEVEMENT_IDS)
    if state.achievement[number] != ON_STACK:
        raise Malformed(path, f"{name} is named twice")
    state.achievement[number] = place


def read_war(state: Imperialism, row: Json) -> None:
    if row is None:
        return
    an_object(row, "war", ("defender", "kind"), ("card", "defence", "winner", "margin"))
    state.war_on = a_number(row["defender"], "war.defender", 0, state.seats - 1)
    state.war_kind = a_name(row["kind"], "war.kind", WARS)
    state.war_card = maybe(row.get("card"), "war.card", deck.PROVIDENCE_IDS)
    cards = a_list(row.get("defence", []), "war.defence")
    state.war_defence = [
        a_name(name, f"war.defence[{number}]", deck.PROVIDENCE_IDS) for number, name in enumerate(cards)
    ]
    state.war_winner = a_seat(row.get("winner"), "war.winner", state)
    state.war_margin = a_number(row.get("margin", 0), "war.margin", 0, 99)


def read_flow(state: Imperialism, rules: Ruleset, document: Json) -> None:
    """What comes next: the agenda, or simply the beginning of a player's action."""
    if document.get("over", False) is not False:
        if document["over"] is not True or "agenda" in document or "sealed" in document:
            raise Malformed("over", "a finished game has neither an agenda nor sealed answers")
        state.finish()
    else:
        read_agenda(rules, state, document.get("agenda", BEFORE_ACTION), agenda.ABOVE)
        if not state.agenda:
            raise Malformed("agenda", "is empty; a finished game says over")
    problem = implausible(state)
    if problem is not None:
        raise problem
    if not state.over:
        check_agenda(rules, state)
        if "sealed" in document:
            read_sealed(rules, state, document["sealed"])


BEFORE_ACTION: Json = [{"step": "end_turn", "stage": 0}, {"step": "action", "barred": 0}]

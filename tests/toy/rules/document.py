"""A state made of something else: of a position document, read back with every doubt named, or of what one seat knows,
completed by a guess. Nobody else has such a state yet, so it is filled in without gates."""

from __future__ import annotations

from greatpowers.kernel.chance import Dice, pick
from greatpowers.kernel.reading import (
    a_list,
    a_name,
    a_number,
    agenda_schema,
    an_object,
    check_agenda,
    read_agenda,
    read_sealed,
    strict,
    write_agenda,
    write_sealed,
)
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.state import WIDTH
from greatpowers.kernel.values import Json, Malformed
from tests.toy.rules import codes, queries
from tests.toy.rules.answers import CARDS, KINDS
from tests.toy.rules.state import ALL_COINS, BANK, COPIES, NO_CARD, PURSE, Toy
from tests.toy.rules.view import counted

FORMAT = 1
REQUIRED = ("format", "game", "rules", "seats", "options", "captain", "market", "discard", "players")
OPTIONAL = ("agenda", "sealed", "over")
PLAYER = ("coins", "hand", "open", "seen")

ROUND_ENDS = ("toll", "round")
ASKS = ("bid", "spy", "auction", "offer", "reply", "raid", "rescue", "retort", "toll", "gift")
ABOVE: dict[str, tuple[str, ...]] = {
    "round": ("",),
    "toll": ("round",),
    "raid": ROUND_ENDS,
    "rescue": ("raid",),
    "retort": ("raid",),
    "offer": ("raid",),
    "reply": ("raid",),
    "market": ("offer",),
    "auction": ("offer",),
    "bid": ("market",),
    "spy": ("market",),
    "peek": ("market",),
    "draw": ("bid", "round"),
    "roll": ("draw",),
    "gift": ASKS,
}


def write(state: Toy, rules: Ruleset) -> dict[str, Json]:
    """Bank and bag are what is left over, so they are not written."""
    document: dict[str, Json] = {
        "format": FORMAT,
        "game": rules.name,
        "rules": rules.version,
        "seats": state.seats,
        "options": dict(state.options),
        "captain": state.captain,
        "market": None if state.market == NO_CARD else CARDS[state.market],
        "discard": counted(state.discard),
        "players": [write_player(state, seat) for seat in range(state.seats)],
    }
    if state.over:
        document["over"] = True
    else:
        document["agenda"] = write_agenda(rules, state)
    if state.sealed:
        document["sealed"] = write_sealed(rules, state)
    return document


def write_player(state: Toy, seat: int) -> dict[str, Json]:
    first, there = seat * KINDS, seat * state.seats * KINDS
    rows = [state.seen[there + owner * KINDS : there + (owner + 1) * KINDS] for owner in range(state.seats)]
    return {
        "coins": state.purse(seat),
        "hand": counted(state.hand[first : first + KINDS]),
        "open": counted(state.open[first : first + KINDS]),
        "seen": [counted(row) for row in rows],
    }


def read(document: Json, rules: Ruleset, state: Toy) -> Toy:
    """Fill an empty table; the header has been checked."""
    state.captain = a_number(document["captain"], "captain", 0, state.seats - 1)
    if document["market"] is not None:
        state.market = a_name(document["market"], "market", CARDS)
    state.discard = read_cards(document["discard"], "discard")
    players = a_list(document["players"], "players")
    if len(players) != state.seats:
        raise Malformed("players", f"must be {state.seats}, one for each seat")
    for seat, row in enumerate(players):
        read_player(state, seat, row)
    state.coins[BANK] = ALL_COINS - sum(state.coins[PURSE:])
    for card in range(KINDS):
        state.bag[card] = 0
        state.bag[card] = COPIES[card] - queries.in_play(state, card)
    read_flow(state, rules, document)
    problem = queries.broken(state)
    if problem:
        raise Malformed("players", problem)
    if state.market != NO_CARD and codes.AUCTION not in state.agenda[::WIDTH]:
        raise Malformed("market", "a card is for sale only in an auction")
    return state


def read_header(document: Json, rules: Ruleset) -> int:
    an_object(document, "position", REQUIRED, OPTIONAL)
    a_number(document["format"], "format", FORMAT, FORMAT)
    for name, value in (("game", rules.name), ("rules", rules.version)):
        if document[name] != value:
            raise Malformed(name, f"{document[name]!r} is not {value!r}")
    return rules.check_seats(document["seats"])


def read_player(state: Toy, seat: int, row: Json) -> None:
    path = f"players[{seat}]"
    an_object(row, path, PLAYER)
    state.coins[PURSE + seat] = a_number(row["coins"], f"{path}.coins", 0, ALL_COINS)
    first, there = seat * KINDS, seat * state.seats * KINDS
    state.hand[first : first + KINDS] = read_cards(row["hand"], f"{path}.hand")
    state.open[first : first + KINDS] = read_cards(row["open"], f"{path}.open")
    seen = a_list(row["seen"], f"{path}.seen")
    if len(seen) != state.seats or seen[seat] != {}:
        raise Malformed(f"{path}.seen", f"must be {state.seats} rows, its own one empty")
    for owner, cards in enumerate(seen):
        place = there + owner * KINDS
        state.seen[place : place + KINDS] = read_cards(cards, f"{path}.seen[{owner}]")


def read_cards(row: Json, path: str) -> list[int]:
    an_object(row, path, (), CARDS)
    return [a_number(row.get(name, 0), f"{path}.{name}", 0, COPIES[card]) for card, name in enumerate(CARDS)]


def read_flow(state: Toy, rules: Ruleset, document: Json) -> None:
    if "over" in document:
        if document["over"] is not True or "agenda" in document or "sealed" in document:
            raise Malformed("over", "a finished game has neither an agenda nor sealed answers")
        state.finish()
        return
    read_agenda(rules, state, document.get("agenda", []), ABOVE)
    if not state.agenda:
        raise Malformed("agenda", "is empty; a finished game says over")
    check_agenda(rules, state)
    if "sealed" in document:
        read_sealed(rules, state, document["sealed"])


def schema(rules: Ruleset) -> dict[str, Json]:
    cards = strict(
        {name: {"type": "integer", "minimum": 0, "maximum": COPIES[card]} for card, name in enumerate(CARDS)}
    )
    coins = {"type": "integer", "minimum": 0, "maximum": ALL_COINS}
    rows = {"type": "array", "items": cards}
    player = strict({"coins": coins, "hand": cards, "open": cards, "seen": rows}, PLAYER)
    options = {option.name: option.schema() for option in rules.options}
    properties: dict[str, Json] = {
        "format": {"const": FORMAT},
        "game": {"const": rules.name},
        "rules": {"enum": [version.id for version in rules.versions]},
        "seats": {"type": "integer", "minimum": rules.players[0], "maximum": rules.players[1]},
        "options": strict(options),
        "captain": {"type": "integer", "minimum": 0, "maximum": rules.players[1] - 1},
        "market": {"enum": [*CARDS, None]},
        "discard": cards,
        "players": {"type": "array", "items": player},
        "agenda": agenda_schema(rules, ABOVE),
        "sealed": {"type": "array", "items": {"oneOf": [{"type": "null"}, rules.codec.schema()]}},
        "over": {"const": True},
    }
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **strict(properties, REQUIRED)}


# guessing


def guess(state: Toy, seat: int, dice: Dice) -> Toy:
    """Put every card the seat is not sure of back into the bag, and deal to each hand what it lacks."""
    twin = state.copy()
    if state.over:
        return twin
    lacks = [0] * state.seats
    for owner in range(state.seats):
        for card in range(KINDS):
            unsure = state.held(owner, card) - state.known(seat, owner, card)
            twin.hand[owner * KINDS + card] -= unsure
            twin.bag[card] += unsure
            lacks[owner] += unsure
    for owner in range(state.seats):
        for card in draws(twin.bag, lacks[owner], dice):
            twin.hand[owner * KINDS + card] += 1
    guess_seen(state, twin, seat, dice)
    return twin


def guess_seen(state: Toy, twin: Toy, seat: int, dice: Dice) -> None:
    """What others have seen in secret is not known either: as many hidden cards, but perhaps others."""
    for observer in range(state.seats):
        for owner in range(state.seats):
            if observer in (seat, owner):
                continue
            first, there = owner * KINDS, (observer * state.seats + owner) * KINDS
            open_cards = twin.open[first : first + KINDS]
            hidden = [held - lying for held, lying in zip(twin.hand[first : first + KINDS], open_cards)]
            secrets = sum(state.seen[there : there + KINDS]) - sum(open_cards)
            twin.seen[there : there + KINDS] = open_cards
            for card in draws(hidden, secrets, dice):
                twin.seen[there + card] += 1


def draws(bag: list[int], count: int, dice: Dice) -> list[int]:
    """Draw this many cards blindly from a bag, which is changed."""
    drawn: list[int] = []
    for _ in range(count):
        card = pick(bag, dice.below(sum(bag)))
        bag[card] -= 1
        drawn.append(card)
    return drawn

"""The cards of Attack!: one's own hand, what is known of others, technologies, piles, and the next production."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from greatpowers.games.attack.rules.figures import (
    ACTION_CARD,
    CARD_IDS,
    CARD_KINDS,
    DECKS,
    ECONOMICS_IDS,
    POLITICS_IDS,
    ROUTE_IDS,
    TECHNOLOGY_IDS,
    technology,
)
from greatpowers.games.attack.rules.units import OIL, SUITS
from greatpowers.games.attack.rules.view import HandCard
from greatpowers.games.attack.screen.table import Table
from greatpowers.games.attack.words.production import points_by_oil
from greatpowers.screen.badge import Figure, Tone
from greatpowers.screen.panels import Card, Cards, Cell, Column, Facts, Grid, Row

INKS: Final = {
    "economics": "#5b4a34",
    "politics": "#34507f",
    "block": "#7a3b2e",
    "routes": "#1f6a70",
    "technology": "#4f3d74",
}
SUIT_ICONS: Final = dict(zip(SUITS, ("people", "oil", "coin", "factory", "gear"), strict=True))
ICONS: Final = {
    "assassin": "sword",
    "propaganda": "scroll",
    "radio_address": "scroll",
    "revolution": "flag",
    "uprising": "flag",
    "annexation": "map",
    "friendship_treaty": "dove",
    "league_protest": "dove",
    "war_bonds": "coin",
    "oil_concession": "oil",
    "embargo": "cross",
    "mobilization": "sword",
    "storm_at_sea": "ship",
    "summit": "scroll",
}
"""The drawings of politics cards; espionage shows people, what blocks it a shield."""
PLASTICS: Final = technology("plastics")
SYNTHETIC_OIL: Final = technology("synthetic_oil")


# single cards


def card(table: Table, name: str, count: int = 1, idle: int = 0) -> Card:
    """A card with its face, copies together; how many of them are idle stands below."""
    return table.book.everywhere(("card", name, count, idle), lambda: drawn(table, name, count, idle))


def drawn(table: Table, name: str, count: int, idle: int) -> Card:
    make = economics if name in ECONOMICS_IDS else route if name in ROUTE_IDS else politics
    title, text, foot, corner, kind, icon = make(table, name)
    if idle:
        foot = table.say("foot-idle", count=idle, all="yes" if idle == count else "no")
    return Card(name, title, table.say(f"band-{kind}"), INKS[kind], corner, text, foot, count, icon=icon)


Drawn = tuple[str, str, str, str, str, str]
"""Title, text, foot, corner, kind and drawing of a card."""


def economics(table: Table, name: str) -> Drawn:
    number, names = ECONOMICS_IDS.index(name), table.names
    suit = names.figures.suit[number]
    if names.figures.in_set[suit]:
        others = [names.suit(SUITS[other]) for other in range(len(SUITS)) if names.figures.in_set[other]]
        text = table.say("text-in-set", suits=table.words.listed(others))
    else:
        text = table.say("text-no-set")
    if suit == OIL:
        text = table.say("text-oil", text=text)
    foot = table.say("foot-defenders", units=names.units(names.figures.defenders[number]))
    return names.name(name), text, foot, str(names.figures.value[number]), "economics", SUIT_ICONS[SUITS[suit]]


def politics(table: Table, name: str) -> Drawn:
    number, names = POLITICS_IDS.index(name), table.names
    window = names.figures.card_kind[number]
    blocks = window != ACTION_CARD
    corner = table.say("corner-eagle") if names.figures.has_eagle[number] else ""
    foot = table.say("foot-window", window=CARD_KINDS[window])
    icon = ICONS.get(name, "shield" if blocks else "people")
    return names.name(name), names.card_text(name), foot, corner, "block" if blocks else "politics", icon


def route(table: Table, name: str) -> Drawn:
    names = table.names
    row = names.tables["trade_routes"]["route"][ROUTE_IDS.index(name)]
    foot = table.say("foot-sea", sea=names.name(row["sea"]))
    return names.name(name), names.card_text(name), foot, str(row["value"]), "routes", "ship"


def back(table: Table, deck: str, count: int) -> Card:
    """Cards of which only the back is seen."""
    title = table.say(f"band-{deck}")
    return Card("", title, title, INKS[deck], count=count, hidden=True)


def counted(cards: list[HandCard]) -> dict[str, tuple[int, int]]:
    """Copies of each known card, and how many of them are idle, in the order of the decks."""
    order = sorted({row.card for row in cards if row.card is not None}, key=CARD_IDS.index)
    found: dict[str, tuple[int, int]] = {}
    for name in order:
        copies = [row for row in cards if row.card == name]
        found[name] = len(copies), sum(row.idle for row in copies)
    return found


# panels


def hand(table: Table) -> Iterator[Cards]:
    """One's own cards: those that are played first, then those that produce."""
    seat = table.view.seat
    if seat is None:
        return
    found = counted(table.players[seat].hand)
    order = [*(name for name in found if name in POLITICS_IDS), *(name for name in found if name not in POLITICS_IDS)]
    cards = [card(table, name, *found[name]) for name in order]
    yield Cards("hand", table.say("hand"), cards, hand=True, note="" if cards else table.say("no-cards"))


def known_hands(table: Table) -> Iterator[Cards]:
    """What this seat has seen of the others' cards, with the backs of the rest."""
    for seat, player in enumerate(table.players):
        found = counted(player.hand)
        if seat == table.view.seat or not found:
            continue
        cards = [card(table, name, *found[name]) for name in found]
        for deck in DECKS:
            rest = sum(row.deck == deck and row.card is None for row in player.hand)
            if rest:
                cards.append(back(table, deck, rest))
        yield Cards(f"hand-{seat}", table.say("hand-of", player=seat), cards)


def technologies(table: Table) -> Iterator[Cards]:
    """Everything discovered, and by whom."""
    cards: list[Card] = []
    for name in TECHNOLOGY_IDS:
        owners = [seat for seat, player in enumerate(table.players) if name in player.technologies]
        if owners:
            names = [table.words.player(seat) for seat in owners]
            spent = name == "atomic_power" and all(table.players[seat].atom_used for seat in owners)
            foot = table.say("foot-spent" if spent else "foot-owners", list=", ".join(names))
            title, text = table.names.name(name), table.names.card_text(name)
            cards.append(
                Card(name, title, table.say("band-technology"), INKS["technology"], text=text, foot=foot, icon="gear")
            )
    if cards:
        yield Cards("technologies", table.say("technologies"), cards)


def on_table(table: Table) -> Iterator[Cards]:
    """Cards played or turned up, until what they do is done."""
    if table.view.table:
        cards = [card(table, name, count) for name, count in table.view.table.items()]
        yield Cards("table", table.say("on-table"), cards)


def piles(table: Table) -> Iterator[Facts | Cards]:
    yield table.book.same("piles", table.view.piles, lambda: pile_facts(table))
    if table.view.discards:
        cards = [card(table, name, count) for name, count in table.view.discards.items()]
        yield Cards("discards", table.say("discards"), cards)


def pile_facts(table: Table) -> Facts:
    left = table.view.piles
    facts = [
        Figure(deck, table.say(f"pile-{deck}"), str(left[deck]), tone="" if left[deck] else "bad") for deck in DECKS
    ]
    return Facts("piles", table.say("piles"), facts)


# the next production


def forecast(table: Table) -> Iterator[Grid]:
    """What one's own cards bring at the end of the round, for each amount of oil that they can make."""
    seat = table.view.seat
    if seat is None or table.view.round == 0 or table.view.over:
        return
    player = table.players[seat]
    capitals = [other.capital is not None and owner_of(table, other.capital) == seat for other in table.players]
    key = (player.production, player.oil, player.technologies, player.hand, capitals)
    yield table.book.same(("forecast", seat), key, lambda: forecast_grid(table, seat, sum(capitals)))


def forecast_grid(table: Table, seat: int, held: int) -> Grid:
    player, figures = table.players[seat], table.names.figures
    besides = figures.per_capital * held
    if "plastics" in player.technologies:
        besides += figures.technology_figures[PLASTICS]["production"]
    extra = figures.technology_figures[SYNTHETIC_OIL]["oil"] if "synthetic_oil" in player.technologies else 0
    rows: list[Row] = []
    for oil, cards in points_by_oil(figures, *usable(table, player.hand)).items():
        sums = (oil, cards, besides, player.production + cards + besides, player.oil + oil + extra)
        tone: Tone = "strong" if oil == 0 else ""
        rows.append(Row(f"oil-{oil}", [Cell(str(amount), amount) for amount in sums], tone=tone))
    names = ("oil-made", "from-cards", "besides", "production-then", "oil-then")
    columns = [Column(name, table.say(name), number=True) for name in names]
    return Grid("forecast", table.say("forecast"), columns, rows, table.say("forecast-note"))


def owner_of(table: Table, region: str) -> int | None:
    owner: int | None = table.view.regions[region].owner
    return owner


def usable(table: Table, cards: list[HandCard]) -> tuple[list[list[int]], list[int]]:
    """What cards that are not idle are worth, the highest first: those of each suit, and trade routes."""
    figures = table.names.figures
    suits: list[list[int]] = [[] for _ in SUITS]
    routes: list[int] = []
    for row in cards:
        if row.deck != "politics" and not row.idle:
            kind = CARD_IDS.index(row.card)
            row_of = routes if row.deck == "routes" else suits[figures.suit[kind]]
            row_of.append(figures.value[kind])
    return [sorted(row, reverse=True) for row in suits], sorted(routes, reverse=True)

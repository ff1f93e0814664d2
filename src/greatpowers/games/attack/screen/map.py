"""Regions and seas of Attack! as grids: who holds them and what stands there."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from functools import cache
from typing import Any

from greatpowers.games.attack.rules.board import CANAL_IDS, MAP, REGION_IDS, SEA_IDS
from greatpowers.games.attack.rules.queries import ALLOWED, REFUSED
from greatpowers.games.attack.screen.table import NOTHING, Table
from greatpowers.screen.badge import Tone
from greatpowers.screen.panels import Cell, Column, Grid, Row


@cache
def region_rows() -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in MAP["region"]}


@cache
def coasts(sea: str) -> tuple[str, ...]:
    return tuple(row["id"] for row in MAP["region"] if sea in row["seas"])


@cache
def sea_rows() -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in MAP["sea"]}


def named(table: Table, places: Iterable[str], on: Container[str]) -> str:
    """Those of some places that are on this board."""
    return table.placed(place for place in places if place in on)


# regions


def regions(table: Table) -> Grid:
    """A region that looks as before is the same row again."""
    view, players = table.view, table.players
    marked = [(player.capital, player.marked) for player in players]
    key = (view.regions, marked, view.protested, view.leave, table.now.fight, table.governments)
    return table.book.same(("regions", view.seat), key, lambda: region_grid(table))


def region_grid(table: Table) -> Grid:
    rows = [region_kept(table, region) for region in table.view.regions]
    free = len(table.owned(None))
    columns = table.book.everywhere("region columns", lambda: region_columns(table))
    return Grid("regions", table.say("regions"), columns, rows, table.say("regions-note", count=free))


def region_columns(table: Table) -> list[Column]:
    return [
        Column("region", table.say("region")),
        Column("owner", table.say("held-by")),
        *table.unit_columns(),
        Column("remarks", table.say("remarks")),
        Column("coast", table.say("coast")),
    ]


def region_kept(table: Table, region: str) -> Row:
    view = table.view
    row = view.regions[region]
    capitals = [seat for seat, player in enumerate(table.players) if player.capital == region]
    marked = [seat for seat, player in enumerate(table.players) if region in player.marked]
    leave = view.leave if region in canals_of(tuple(view.seas)) else None
    fought = table.now.fight >= 0 and REGION_IDS[table.now.fight] == region
    key = (row, capitals, marked, fought, region in view.protested, leave, table.governments)
    return table.book.same(("region", region, row.owner == view.seat), key, lambda: region_row(table, region))


@cache
def canals_of(seas: tuple[str, ...]) -> dict[str, list[dict[str, Any]]]:
    """The canals that join two of these seas, by region."""
    found: dict[str, list[dict[str, Any]]] = {}
    for row in MAP["canal"]:
        if all(sea in seas for sea in row["seas"]):
            found.setdefault(str(row["region"]), []).append(row)
    return found


def region_row(table: Table, region: str) -> Row:
    row, printed = table.view.regions[region], region_rows()[region]
    owner = row.owner
    capitals = [seat for seat, player in enumerate(table.players) if player.capital == region]
    fought = region in disputed(table)
    cells = [
        Cell(table.names.name(region), tone="strong" if capitals else ""),
        table.who(owner) if owner is not None else neutral_cell(table, row.counter),
        *table.counts(row.units),
        Cell(" · ".join(region_remarks(table, region)), badges=[table.owners[seat] for seat in capitals]),
        Cell(named(table, printed["seas"], table.view.seas)),
    ]
    tone: Tone = "quiet" if owner is None else "strong" if owner == table.view.seat else ""
    return Row(region, cells, table.names.name(printed["continent"]), "gold" if fought else tone)


def neutral_cell(table: Table, counter: str | None) -> Cell:
    badge = table.neutral(counter)
    return Cell(badge.name, badges=[badge], tone="quiet")


def disputed(table: Table) -> set[str]:
    fight = table.now.fight
    return {REGION_IDS[fight]} if fight >= 0 else set()


def region_remarks(table: Table, region: str) -> Iterator[str]:
    """Whose capital it is, the canal, and what happens here now."""
    owner = table.view.regions[region].owner
    for seat, player in enumerate(table.players):
        if player.capital == region:
            yield table.say("capital-of" if seat == owner else "capital-taken", player=seat)
    for canal in canals_of(tuple(table.view.seas)).get(region, ()):
        yield table.names.name(canal["id"])
        yield from leave(table, len(SEA_IDS) + CANAL_IDS.index(canal["id"]))
    if region in disputed(table):
        yield table.say("fought-for")
    if region in table.view.protested:
        yield table.say("protected")
    for seat, player in enumerate(table.players):
        if region in player.marked:
            yield table.say("marked-against" if player.government == "democracy" else "marked-for", player=seat)


def leave(table: Table, place: int) -> Iterator[str]:
    """What became of asking for passage in this action."""
    granted = table.view.leave[place]
    if granted == ALLOWED:
        yield table.say("leave-given")
    elif granted == REFUSED:
        yield table.say("leave-refused")


# seas


def seas(table: Table) -> Grid:
    """A sea that looks as before is the same row again."""
    view, held = table.view, known_routes(table)
    key = (view.seas, held, view.leave, table.now.naval, table.now.raid_sea, table.governments)
    return table.book.same(("seas", view.seat), key, lambda: sea_grid(table, held))


def sea_grid(table: Table, held: dict[str, int]) -> Grid:
    rows = [sea_kept(table, sea, held) for sea in table.view.seas]
    columns = table.book.everywhere("sea columns", lambda: sea_columns(table))
    return Grid("seas", table.say("seas"), columns, rows)


def sea_kept(table: Table, sea: str, held: dict[str, int]) -> Row:
    number, now = SEA_IDS.index(sea), table.now
    holders = [held.get(route) for route in routes_over(table, sea)]
    key = (table.view.seas[sea], holders, now.naval == number, now.raid_sea == number, table.view.leave[number])
    place = ("sea", sea, table.view.seat)
    return table.book.same(place, (key, table.governments), lambda: sea_cells(table, sea, held))


def routes_over(table: Table, sea: str) -> list[str]:
    """The trade routes over a sea."""
    routes = table.names.tables["trade_routes"]["route"]
    return table.book.everywhere(("routes", sea), lambda: [row["id"] for row in routes if row["sea"] == sea])


def sea_columns(table: Table) -> list[Column]:
    return [
        Column("sea", table.say("sea")),
        Column("ships", table.say("ships"), number=True),
        Column("fleets", table.say("fleets")),
        Column("value", table.say("route"), number=True),
        Column("holder", table.say("route-held")),
        Column("remarks", table.say("remarks")),
        Column("coast", table.say("coast-regions")),
        Column("adjacent", table.say("adjacent")),
    ]


def known_routes(table: Table) -> dict[str, int]:
    """Trade routes whose holder this seat knows."""
    return {
        card.card: seat
        for seat, player in enumerate(table.players)
        for card in player.hand
        if card.deck == "routes" and card.card is not None
    }


def sea_cells(table: Table, sea: str, held: dict[str, int]) -> Row:
    view, printed = table.view, sea_rows()[sea]
    fleets = [(seat, ships) for seat, ships in enumerate(view.seas[sea]) if any(ships)]
    texts = [table.say("fleet", player=seat, ships=table.names.ships(ships)) for seat, ships in fleets]
    total = sum(sum(ships) for _, ships in fleets)
    routes = [row for row in table.names.tables["trade_routes"]["route"] if row["sea"] == sea]
    cells = [
        Cell(table.names.name(sea)),
        Cell(str(total) if total else "", total),
        Cell(" · ".join(texts), badges=[table.owners[seat] for seat, _ in fleets]),
        Cell(", ".join(str(row["value"]) for row in routes), max((row["value"] for row in routes), default=0)),
        holders_cell(table, [held[row["id"]] for row in routes if row["id"] in held]),
        Cell(" · ".join(sea_remarks(table, sea))),
        Cell(named(table, coasts(sea), view.regions)),
        Cell(named(table, printed["adjacent"], view.seas)),
    ]
    number = SEA_IDS.index(sea)
    tone: Tone = "gold" if number in (table.now.naval, table.now.raid_sea) else "" if fleets else "quiet"
    return Row(sea, cells, tone=tone)


def holders_cell(table: Table, seats: list[int]) -> Cell:
    names = ", ".join(table.words.player(seat) for seat in seats)
    return Cell(names or NOTHING, badges=[table.owners[seat] for seat in seats], tone="" if seats else "quiet")


def sea_remarks(table: Table, sea: str) -> Iterator[str]:
    number = SEA_IDS.index(sea)
    if table.now.naval == number:
        yield table.say("naval-here")
    if table.now.raid_sea == number:
        yield table.say("raid-here")
    if sea_rows()[sea]["zone"]:
        yield table.say("zone")
    for canals in canals_of(tuple(table.view.seas)).values():
        for canal in canals:
            if sea in canal["seas"]:
                yield table.names.name(canal["id"])
    yield from leave(table, number)

"""Regions and seas of Attack! as grids: who holds them and what stands there."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from functools import cache
from typing import Any

from greatpowers.games.attack.rules.board import CANAL_IDS, MAP, REGION_IDS, SEA_IDS
from greatpowers.games.attack.rules.queries import ALLOWED, REFUSED
from greatpowers.games.attack.screen.reader import NOTHING, Reader
from greatpowers.screen.badge import Tone
from greatpowers.screen.sheet import Cell, Column, Grid, Row


@cache
def region_rows() -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in MAP["region"]}


@cache
def coasts(sea: str) -> tuple[str, ...]:
    return tuple(row["id"] for row in MAP["region"] if sea in row["seas"])


@cache
def sea_rows() -> dict[str, dict[str, Any]]:
    return {row["id"]: row for row in MAP["sea"]}


def canals(reader: Reader) -> list[dict[str, Any]]:
    """Those that join two seas of this board."""
    return [row for row in MAP["canal"] if all(sea in reader.view["seas"] for sea in row["seas"])]


def named(reader: Reader, places: Iterable[str], on: Container[str]) -> str:
    """Those of some places that are on this board."""
    return reader.placed(place for place in places if place in on)


# regions


def regions(reader: Reader) -> Grid:
    columns = [
        Column("region", reader.say("region")),
        Column("owner", reader.say("held-by")),
        *reader.unit_columns(),
        Column("remarks", reader.say("remarks")),
        Column("coast", reader.say("coast")),
    ]
    rows = [region_row(reader, region) for region in reader.view["regions"]]
    free = len(reader.owned(None))
    return Grid("regions", reader.say("regions"), columns, rows, reader.say("regions-note", count=free))


def region_row(reader: Reader, region: str) -> Row:
    row, printed = reader.view["regions"][region], region_rows()[region]
    owner = row["owner"]
    capitals = [seat for seat, player in enumerate(reader.players) if player["capital"] == region]
    fought = region in disputed(reader)
    cells = [
        Cell(reader.names.name(region), tone="strong" if capitals else ""),
        reader.who(owner) if owner is not None else neutral_cell(reader, row["counter"]),
        *reader.counts(row["units"]),
        Cell(" · ".join(region_remarks(reader, region)), badges=[reader.owners[seat] for seat in capitals]),
        Cell(named(reader, printed["seas"], reader.view["seas"])),
    ]
    tone: Tone = "quiet" if owner is None else "strong" if owner == reader.view["seat"] else ""
    return Row(region, cells, reader.names.name(printed["continent"]), "gold" if fought else tone)


def neutral_cell(reader: Reader, counter: str | None) -> Cell:
    badge = reader.neutral(counter)
    return Cell(badge.name, badges=[badge], tone="quiet")


def disputed(reader: Reader) -> set[str]:
    fight = reader.now["fight"]
    return {REGION_IDS[fight]} if fight >= 0 else set()


def region_remarks(reader: Reader, region: str) -> Iterator[str]:
    """Whose capital it is, the canal, and what happens here now."""
    owner = reader.view["regions"][region]["owner"]
    for seat, player in enumerate(reader.players):
        if player["capital"] == region:
            yield reader.say("capital-of" if seat == owner else "capital-taken", player=seat)
    for canal in canals(reader):
        if canal["region"] == region:
            yield reader.names.name(canal["id"])
            yield from leave(reader, len(SEA_IDS) + CANAL_IDS.index(canal["id"]))
    if region in disputed(reader):
        yield reader.say("fought-for")
    if region in reader.view["protested"]:
        yield reader.say("protected")
    for seat, player in enumerate(reader.players):
        if region in player["marked"]:
            yield reader.say("marked-against" if player["government"] == "democracy" else "marked-for", player=seat)


def leave(reader: Reader, place: int) -> Iterator[str]:
    """What became of asking for passage in this action."""
    granted = reader.view["leave"][place]
    if granted == ALLOWED:
        yield reader.say("leave-given")
    elif granted == REFUSED:
        yield reader.say("leave-refused")


# seas


def seas(reader: Reader) -> Grid:
    columns = [
        Column("sea", reader.say("sea")),
        Column("ships", reader.say("ships"), number=True),
        Column("fleets", reader.say("fleets")),
        Column("value", reader.say("route"), number=True),
        Column("holder", reader.say("route-held")),
        Column("remarks", reader.say("remarks")),
        Column("coast", reader.say("coast-regions")),
        Column("adjacent", reader.say("adjacent")),
    ]
    held = known_routes(reader)
    rows = [sea_cells(reader, sea, held) for sea in reader.view["seas"]]
    return Grid("seas", reader.say("seas"), columns, rows)


def known_routes(reader: Reader) -> dict[str, int]:
    """Trade routes whose holder this seat knows."""
    return {
        card["card"]: seat
        for seat, player in enumerate(reader.players)
        for card in player["hand"]
        if card["deck"] == "routes" and card["card"] is not None
    }


def sea_cells(reader: Reader, sea: str, held: dict[str, int]) -> Row:
    view, printed = reader.view, sea_rows()[sea]
    fleets = [(seat, ships) for seat, ships in enumerate(view["seas"][sea]) if any(ships)]
    texts = [reader.say("fleet", player=seat, ships=reader.names.ships(ships)) for seat, ships in fleets]
    total = sum(sum(ships) for _, ships in fleets)
    routes = [row for row in reader.names.tables["trade_routes"]["route"] if row["sea"] == sea]
    cells = [
        Cell(reader.names.name(sea)),
        Cell(str(total) if total else "", total),
        Cell(" · ".join(texts), badges=[reader.owners[seat] for seat, _ in fleets]),
        Cell(", ".join(str(row["value"]) for row in routes), max((row["value"] for row in routes), default=0)),
        holders_cell(reader, [held[row["id"]] for row in routes if row["id"] in held]),
        Cell(" · ".join(sea_remarks(reader, sea))),
        Cell(named(reader, coasts(sea), view["regions"])),
        Cell(named(reader, printed["adjacent"], view["seas"])),
    ]
    number = SEA_IDS.index(sea)
    tone: Tone = "gold" if number in (reader.now["naval"], reader.now["raid_sea"]) else "" if fleets else "quiet"
    return Row(sea, cells, tone=tone)


def holders_cell(reader: Reader, seats: list[int]) -> Cell:
    names = ", ".join(reader.words.player(seat) for seat in seats)
    return Cell(names or NOTHING, badges=[reader.owners[seat] for seat in seats], tone="" if seats else "quiet")


def sea_remarks(reader: Reader, sea: str) -> Iterator[str]:
    number = SEA_IDS.index(sea)
    if reader.now["naval"] == number:
        yield reader.say("naval-here")
    if reader.now["raid_sea"] == number:
        yield reader.say("raid-here")
    if sea_rows()[sea]["zone"]:
        yield reader.say("zone")
    for canal in canals(reader):
        if sea in canal["seas"]:
            yield reader.names.name(canal["id"])
    yield from leave(reader, number)

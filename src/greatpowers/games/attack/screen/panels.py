"""The sheet of Attack!: headline, players, what is going on, the map, the seas, cards, and how the game stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from greatpowers.games.attack.rules.board import MAP
from greatpowers.games.attack.rules.figures import DECKS, TRADE_EAGLES
from greatpowers.games.attack.rules.units import GOVERNMENTS
from greatpowers.games.attack.screen.cards import forecast, hand, known_hands, on_table, piles, technologies
from greatpowers.games.attack.screen.fights import under_way
from greatpowers.games.attack.screen.map import regions, seas
from greatpowers.games.attack.screen.reader import NOTHING, Reader
from greatpowers.screen.badge import Badge, Figure, Tone
from greatpowers.screen.sheet import Cell, Column, Grid, Mark, Panel, Row, SeatSheet, Sheet, Track, Tracks
from greatpowers.words.words import Words

EAGLE_COLOUR: Final = "#5b4a34"
CONTINENTS: Final = {str(row["id"]): str(row["continent"]) for row in MAP["region"]}


def sheet(words: Words, view: dict[str, Any]) -> Sheet:
    reader = Reader(words, view)
    seats = [seat_sheet(reader, seat) for seat in range(len(reader.players))]
    return Sheet(headline(reader), seats, list(panels(reader)))


def panels(reader: Reader) -> Iterator[Panel]:
    yield from under_way(reader)
    yield from on_table(reader)
    yield regions(reader)
    yield seas(reader)
    yield from hand(reader)
    yield from technologies(reader)
    yield from forecast(reader)
    yield standing(reader)
    yield governments(reader)
    yield from known_hands(reader)
    yield from piles(reader)


# headline


def headline(reader: Reader) -> str:
    view = reader.view
    eagles = reader.say("eagles-of", eagles=view["eagles"], end=view["options"]["eagles"])
    if view["over"]:
        return reader.say("headline-over", round=view["round"], eagles=eagles)
    if view["round"] == 0:
        return reader.say("headline-setup", step=reader.words.say(f"step-{reader.step()}"))
    if is_between(reader):
        return reader.say("headline-production", round=view["round"], eagles=eagles)
    turn = reader.say("turn-of", player=view["turn"], count=view["taken"], oil=view["taken"] + 1)
    return reader.say("headline", round=view["round"], last=view["options"]["rounds"], turn=turn, eagles=eagles)


def is_between(reader: Reader) -> bool:
    """Whether nobody has the turn: all produce, cards are drawn, the next round begins."""
    return not any(frame["step"] == "turn" for frame in reader.view["agenda"])


def to_move(reader: Reader) -> int | None:
    """Who has the turn, or who sets up."""
    if reader.view["over"]:
        return None
    if reader.view["round"] == 0:
        player: int | None = reader.view["agenda"][-1].get("player")
        return player
    seat: int | None = reader.view["turn"]
    return None if is_between(reader) else seat


# players


def seat_sheet(reader: Reader, seat: int) -> SeatSheet:
    row = reader.players[seat]
    moves = to_move(reader) == seat
    money = [
        Figure("production", reader.say("production"), str(row["production"]), tone="strong"),
        Figure("oil", reader.say("oil"), str(row["oil"]), oil_note(reader, row["oil"]) if moves else "", "strong"),
    ]
    score = Figure("points", reader.say("points"), str(row["points"]), points_note(reader, seat))
    badges = [reader.owners[seat]]
    return SeatSheet(seat, money, score, list(figures(reader, seat, row)), badges, moves)


def oil_note(reader: Reader, oil: int) -> str:
    """How many more actions the oil pays for."""
    price, count = reader.view["taken"] + 1, 0
    while oil >= price:
        oil, price, count = oil - price, price + 1, count + 1
    return reader.say("oil-note", count=count) if reader.view["round"] else ""


def points_note(reader: Reader, seat: int) -> str:
    """How the points come about: regions, and what the own government counts besides."""
    row, counted = reader.players[seat], reader.names.figures.points
    government, own = row["government"], reader.owned(seat)
    if government is None:
        return ""
    base = counted["region"] * len(own)
    if government == "monarchy":
        home = CONTINENTS.get(row["capital"] or "")
        overseas = sum(CONTINENTS[region] != home for region in own) if home else 0
        return reader.say("points-monarchy", regions=base, overseas=counted["overseas"] * overseas)
    if government == "fascism":
        return reader.say("points-fascism", regions=base, marks=counted["conquest"] * len(row["marked"]))
    minor = counted["minor"] * sum(other["counter"] == government for other in reader.view["regions"].values())
    if government == "communism":
        return reader.say("points-communism", regions=base, minor=minor)
    marks = counted["attacked"] * len(row["marked"])
    return reader.say("points-democracy", regions=base, minor=minor, marks=marks)


def figures(reader: Reader, seat: int, row: dict[str, Any]) -> Iterator[Figure]:
    """Government, board and cards."""
    government = row["government"]
    yield Figure("government", reader.say("government"), reader.names.government(government) if government else NOTHING)
    yield Figure("regions", reader.say("regions"), str(len(reader.owned(seat))))
    yield Figure("units", reader.say("units"), str(reader.land_units(seat)))
    yield Figure("ships", reader.say("ships"), str(sum(sum(fleets[seat]) for fleets in reader.view["seas"].values())))
    for deck in DECKS:
        cards = [card for card in row["hand"] if card["deck"] == deck]
        idle = sum(card["idle"] for card in cards)
        note = reader.say("idle-count", count=idle) if idle else ""
        yield Figure(f"cards-{deck}", reader.say(f"cards-{deck}"), str(len(cards)), note)
    yield from possessions(reader, seat, row)
    yield from bans(reader, row)


def possessions(reader: Reader, seat: int, row: dict[str, Any]) -> Iterator[Figure]:
    if row["capital"] is not None:
        lost = reader.view["regions"][row["capital"]]["owner"] != seat
        tone: Tone = "bad" if lost else "gold"
        note = reader.say("capital-lost") if lost else ""
        yield Figure("capital", reader.say("capital"), reader.names.name(row["capital"]), note, tone)
    if row["technologies"]:
        names = ", ".join(reader.names.name(name) for name in row["technologies"])
        note = reader.say("atom-used") if row["atom_used"] else ""
        yield Figure("technologies", reader.say("technologies"), names, note)
    if row["marked"]:
        label = "marked-democracy" if row["government"] == "democracy" else "marked-other"
        yield Figure("marked", reader.say(label), str(len(row["marked"])), reader.placed(row["marked"]))
    if any(row["reserve"]):
        yield Figure("reserve", reader.say("to-deploy"), reader.names.units(row["reserve"]))


def bans(reader: Reader, row: dict[str, Any]) -> Iterator[Figure]:
    """What somebody may not do for a while."""
    if row["banned"]:
        yield Figure("banned", reader.say("cards-politics"), reader.say("banned"), tone="bad")
    if row["embargoed"]:
        yield Figure("embargoed", reader.say("embargo"), reader.say("embargoed"), tone="bad")


# how the game stands


def standing(reader: Reader) -> Tracks:
    """Eagles until the end, and victory points."""
    eagles, end = reader.view["eagles"], reader.view["options"]["eagles"]
    trade = TRADE_EAGLES[end]
    eagle = Badge("eagle", reader.say("eagle-letter"), reader.say("eagles"), EAGLE_COLOUR)
    text = reader.say("eagles-of", eagles=eagles, end=end)
    note = reader.say("trade-over" if eagles >= trade else "trade-open", eagles=trade)
    first = Track("eagles", reader.say("eagles"), 0, end, [Mark(eagles, eagle, text)], note, end)
    points = [row["points"] for row in reader.players]
    marks = [Mark(points[seat], badge, str(points[seat])) for seat, badge in enumerate(reader.owners)]
    second = Track("points", reader.say("points"), min(0, *points), max(10, *points), marks)
    return Tracks("standing", reader.say("standing"), [first, second])


def governments(reader: Reader) -> Grid:
    """The spectrum from left to right: who governs so, how many neutrals do, and the counters not in use."""
    columns = [
        Column("government", reader.say("government")),
        Column("players", reader.say("players")),
        Column("neutrals", reader.say("neutral-regions"), number=True),
        Column("bag", reader.say("bag"), number=True),
    ]
    rows: list[Row] = []
    counters = [row["counter"] for row in reader.view["regions"].values()]
    for number, name in enumerate(GOVERNMENTS):
        owners = [seat for seat, row in enumerate(reader.players) if row["government"] == name]
        neutrals = counters.count(name)
        left = max(reader.names.figures.counters[number] - neutrals - len(owners), 0)
        players = ", ".join(reader.words.player(seat) for seat in owners)
        cells = [
            Cell(reader.names.government(name), badges=[reader.neutral(name)]),
            Cell(players or NOTHING, badges=[reader.owners[seat] for seat in owners], tone="" if owners else "quiet"),
            Cell(str(neutrals), neutrals),
            Cell(str(left), left),
        ]
        rows.append(Row(name, cells))
    return Grid("governments", reader.say("governments"), columns, rows, reader.say("governments-note"))

"""The panels of Attack!: headline, players, what is going on, the map, the seas, cards, and how the game stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from greatpowers.games.attack.rules.board import MAP
from greatpowers.games.attack.rules.figures import DECKS, TRADE_EAGLES
from greatpowers.games.attack.rules.units import GOVERNMENTS
from greatpowers.games.attack.rules.view import AttackView, Player
from greatpowers.games.attack.screen.cards import forecast, hand, known_hands, on_table, piles, technologies
from greatpowers.games.attack.screen.fights import under_way
from greatpowers.games.attack.screen.frames import asked, open_step, topmost
from greatpowers.games.attack.screen.map import regions, seas
from greatpowers.games.attack.screen.table import NOTHING, Table
from greatpowers.screen.badge import Badge, Figure, Tone
from greatpowers.screen.panels import Cell, Column, Grid, Mark, Panel, Panels, Row, Track, Tracks
from greatpowers.screen.screen import SeatLine
from greatpowers.words.words import Words

EAGLE_COLOUR: Final = "#5b4a34"
CONTINENTS: Final = {str(row["id"]): str(row["continent"]) for row in MAP["region"]}


def panels(words: Words, view: AttackView) -> Panels:
    """See `greatpowers.games.game`."""
    table = Table(words, view)
    seats = [seat_kept(table, seat) for seat in range(len(table.players))]
    return Panels(headline(table), seats, list(shown(table)))


def shown(table: Table) -> Iterator[Panel]:
    yield from under_way(table)
    yield from on_table(table)
    yield regions(table)
    yield seas(table)
    yield from hand(table)
    yield from technologies(table)
    yield from forecast(table)
    points, counters = [row.points for row in table.players], [row.counter for row in table.view.regions.values()]
    key = (table.view.eagles, points, table.governments)
    yield table.book.same("standing", key, lambda: standing(table))
    yield table.book.same("governments", (counters, table.governments), lambda: governments(table))
    yield from known_hands(table)
    yield from piles(table)


# headline


def headline(table: Table) -> str:
    view = table.view
    eagles = table.say("eagles-of", eagles=view.eagles, end=view.options.eagles)
    if view.over:
        return table.say("headline-over", round=view.round, eagles=eagles)
    if view.round == 0:
        return table.say("headline-setup", step=table.words.say(f"step-{open_step(table.view)}"))
    if is_between(table):
        return table.say("headline-production", round=view.round, eagles=eagles)
    turn = table.say("turn-of", player=table.active(), count=view.taken, oil=view.taken + 1)
    return table.say("headline", round=view.round, last=view.options.rounds, turn=turn, eagles=eagles)


def is_between(table: Table) -> bool:
    """Whether nobody has the turn: all produce, cards are drawn, the next round begins."""
    return topmost(table.view, "turn") is None


def to_move(table: Table) -> int | None:
    """Who has the turn, or who sets up."""
    if table.view.over:
        return None
    if table.view.round == 0:
        return asked(table.view)
    return None if is_between(table) else table.view.turn


# players


def seat_kept(table: Table, seat: int) -> SeatLine:
    """A line that would read the same is the same again."""
    row, view, moves = table.players[seat], table.view, to_move(table) == seat
    neutrals = sum(other.counter == row.government for other in view.regions.values())
    ships = sum(sum(fleets[seat]) for fleets in view.seas.values())
    lost = row.capital is not None and view.regions[row.capital].owner != seat
    key = (row, moves, view.taken, view.round, table.owned(seat), neutrals, ships, table.land_units(seat), lost)
    return table.book.same(("seat", seat, view.seat), (key, table.governments), lambda: seat_line(table, seat))


def seat_line(table: Table, seat: int) -> SeatLine:
    row = table.players[seat]
    moves = to_move(table) == seat
    money = [
        Figure("production", table.say("production"), str(row.production), tone="strong"),
        Figure("oil", table.say("oil"), str(row.oil), oil_note(table, row.oil) if moves else "", "strong"),
    ]
    score = Figure("points", table.say("points"), str(row.points), points_note(table, seat))
    badges = [table.owners[seat]]
    return SeatLine(seat, money, score, list(figures(table, seat, row)), badges, moves)


def oil_note(table: Table, oil: int) -> str:
    """How many more actions the oil pays for."""
    price, count = table.view.taken + 1, 0
    while oil >= price:
        oil, price, count = oil - price, price + 1, count + 1
    return table.say("oil-note", count=count) if table.view.round else ""


def points_note(table: Table, seat: int) -> str:
    """How the points come about: regions, and what the government counts besides."""
    row, counted = table.players[seat], table.names.figures.points
    government, own = row.government, table.owned(seat)
    if government is None:
        return ""
    base = counted["region"] * len(own)
    if government == "monarchy":
        home = CONTINENTS.get(row.capital or "")
        overseas = sum(CONTINENTS[region] != home for region in own) if home else 0
        return table.say("points-monarchy", regions=base, overseas=counted["overseas"] * overseas)
    if government == "fascism":
        return table.say("points-fascism", regions=base, marks=counted["conquest"] * len(row.marked))
    minor = counted["minor"] * sum(other.counter == government for other in table.view.regions.values())
    if government == "communism":
        return table.say("points-communism", regions=base, minor=minor)
    marks = counted["attacked"] * len(row.marked)
    return table.say("points-democracy", regions=base, minor=minor, marks=marks)


def figures(table: Table, seat: int, row: Player) -> Iterator[Figure]:
    """Government, board and cards."""
    government = row.government
    yield Figure("government", table.say("government"), table.names.government(government) if government else NOTHING)
    yield Figure("regions", table.say("regions"), str(len(table.owned(seat))))
    yield Figure("units", table.say("units"), str(table.land_units(seat)))
    yield Figure("ships", table.say("ships"), str(sum(sum(fleets[seat]) for fleets in table.view.seas.values())))
    for deck in DECKS:
        cards = [card for card in row.hand if card.deck == deck]
        idle = sum(card.idle for card in cards)
        note = table.say("idle-count", count=idle) if idle else ""
        yield Figure(f"cards-{deck}", table.say(f"cards-{deck}"), str(len(cards)), note)
    yield from possessions(table, seat, row)
    yield from bans(table, row)


def possessions(table: Table, seat: int, row: Player) -> Iterator[Figure]:
    if row.capital is not None:
        lost = table.view.regions[row.capital].owner != seat
        tone: Tone = "bad" if lost else "gold"
        note = table.say("capital-lost") if lost else ""
        yield Figure("capital", table.say("capital"), table.names.name(row.capital), note, tone)
    if row.technologies:
        names = ", ".join(table.names.name(name) for name in row.technologies)
        note = table.say("atom-used") if row.atom_used else ""
        yield Figure("technologies", table.say("technologies"), names, note)
    if row.marked:
        label = "marked-democracy" if row.government == "democracy" else "marked-other"
        yield Figure("marked", table.say(label), str(len(row.marked)), table.placed(row.marked))
    if any(row.reserve):
        yield Figure("reserve", table.say("to-deploy"), table.names.units(row.reserve))


def bans(table: Table, row: Player) -> Iterator[Figure]:
    """What somebody may not do for a while."""
    if row.banned:
        yield Figure("banned", table.say("cards-politics"), table.say("banned"), tone="bad")
    if row.embargoed:
        yield Figure("embargoed", table.say("embargo"), table.say("embargoed"), tone="bad")


# how the game stands


def standing(table: Table) -> Tracks:
    """Eagles until the end, and victory points."""
    eagles, end = table.view.eagles, table.view.options.eagles
    trade = TRADE_EAGLES[end]
    eagle = Badge("eagle", table.say("eagle-letter"), table.say("eagles"), EAGLE_COLOUR)
    text = table.say("eagles-of", eagles=eagles, end=end)
    note = table.say("trade-over" if eagles >= trade else "trade-open", eagles=trade)
    first = Track("eagles", table.say("eagles"), 0, end, [Mark(eagles, eagle, text)], note, end)
    points = [row.points for row in table.players]
    marks = [Mark(points[seat], badge, str(points[seat])) for seat, badge in enumerate(table.owners)]
    second = Track("points", table.say("points"), min(0, *points), max(10, *points), marks)
    return Tracks("standing", table.say("standing"), [first, second])


def governments(table: Table) -> Grid:
    """The spectrum from left to right: who governs so, how many neutrals do, and the counters not in use."""
    columns = [
        Column("government", table.say("government")),
        Column("players", table.say("players")),
        Column("neutrals", table.say("neutral-regions"), number=True),
        Column("bag", table.say("bag"), number=True),
    ]
    rows: list[Row] = []
    counters = [row.counter for row in table.view.regions.values()]
    for number, name in enumerate(GOVERNMENTS):
        owners = [seat for seat, row in enumerate(table.players) if row.government == name]
        neutrals = counters.count(name)
        left = max(table.names.figures.counters[number] - neutrals - len(owners), 0)
        players = ", ".join(table.words.player(seat) for seat in owners)
        cells = [
            Cell(table.names.government(name), badges=[table.neutral(name)]),
            Cell(players or NOTHING, badges=[table.owners[seat] for seat in owners], tone="" if owners else "quiet"),
            Cell(str(neutrals), neutrals),
            Cell(str(left), left),
        ]
        rows.append(Row(name, cells))
    return Grid("governments", table.say("governments"), columns, rows, table.say("governments-note"))

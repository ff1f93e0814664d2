"""The board of Imperial as tables: nations, players, rondel, regions. Codes stand beside colours; none is needed.

It is drawn from a seat's view, never from the state, and so cannot show what the seat may not see.
"""

from __future__ import annotations

from typing import Any, cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from greatpowers.games.imperial.rules.board import HOME, LAND, SEA, SHIPYARD
from greatpowers.games.imperial.rules.rules import Figures
from greatpowers.games.imperial.rules.ruleset import ImperialRuleset
from greatpowers.games.imperial.words.vocabulary import Vocabulary
from greatpowers.kernel.values import Answer
from greatpowers.words.words import Words

WIDE = 112
"""From this width on headings are written out."""

FRAME = 4
"""What a frame takes of the width."""

COLOURS = {
    "purple": "#c792ea",
    "yellow": "#ffd866",
    "black": "#b8c4d6",
    "green": "#7ddc82",
    "red": "#ff7b72",
    "blue": "#79b8ff",
}
"""The colours of the pieces, as they can be read on a dark ground."""
ARMAMENTS = ("□", "■")
SHIPYARDS = ("◇", "◆")
UNIT_LETTERS = (("armies", "A"), ("friendly_armies", "a"), ("fleets", "F"))


class Board:
    """Draws one view in one language."""

    def __init__(self, words: Words, view: dict[str, Any], width: int) -> None:
        self.words = words
        self.names = cast(Vocabulary, words.vocabulary)
        self.figures: Figures = cast(ImperialRuleset, words.ruleset).figures
        self.view = view
        self.wide = width >= WIDE
        self.width = width

    def heading(self, name: str) -> str:
        short = f"table-{name}-short"
        return self.words.say(short if not self.wide and self.words.has(short) else f"table-{name}")

    def code(self, nation: str) -> Text:
        return Text(self.names.shorts[nation], style=f"bold {COLOURS[self.names.colours[nation]]}")

    def field(self, field: str) -> str:
        return self.names.field(field, "name" if self.wide else "short")

    def player(self, seat: int | None) -> Text:
        if seat is None:
            return Text(self.words.say("table-none"), style="dim")
        return Text(self.words.player(seat))

    def draw(self) -> RenderableType:
        parts: list[RenderableType] = [
            self.framed("nations", self.nations()),
            self.framed("players", self.players()),
            self.framed("rondel", self.rondel()),
            self.framed("regions", Group(self.regions(), Text(self.words.say("table-legend"), style="dim"))),
        ]
        return Group(*parts)

    def framed(self, name: str, content: RenderableType) -> Panel:
        title = Text(self.words.say(f"table-{name}"), style="bold")
        return Panel(content, title=title, title_align="left", border_style="grey50", padding=(0, 1), width=self.width)

    def table(self) -> Table:
        return Table(box=None, expand=True, padding=(0, 1), pad_edge=False, header_style="dim", collapse_padding=True)

    # nations

    def nations(self) -> Table:
        table = self.table()
        table.add_column(self.heading("nation"), no_wrap=True)
        for name in ("treasury", "power"):
            table.add_column(self.heading(name), justify="right", no_wrap=True)
        table.add_column(self.heading("field"), no_wrap=True)
        table.add_column(self.heading("government"), no_wrap=True)
        for name in ("factories", "flags", "units", "supply", "tax", "interest"):
            table.add_column(self.heading(name), justify="right", no_wrap=True)
        for nation, row in self.view["nations"].items():
            table.add_row(*self.nation(nation, row))
        return table

    def nation(self, nation: str, row: dict[str, Any]) -> list[Text]:
        to_move = nation == self.view["to_move"] and not self.view["over"]
        style = "bold" if to_move else ""
        name = Text("▶" if to_move else " ").append_text(self.code(nation))
        name.append(f" {self.names.nation(nation, 'short')}", style=style)
        power = Text().append(str(row["power"]), style="bold").append(f" ×{row['power_factor']}", style="dim")
        field = self.words.say("table-none") if row["rondel"] is None else self.field(row["rondel"])
        armies = sum(row["armies"].values()) + sum(row["friendly_armies"].values())
        fleets = sum(row["fleets"].values())
        return [
            name,
            Text(str(row["treasury"]), style="bold"),
            power,
            Text(field),
            self.player(row["government"]),
            Text(str(len(row["factories"]))),
            Text(str(len(row["flags"]))),
            Text(f"{armies}/{fleets}"),
            Text(f"{row['armies_left']}/{row['fleets_left']}", style="dim"),
            Text(str(row["tax"])),
            Text(str(row["interest_due"])),
        ]

    # players

    def players(self) -> Table:
        """A narrow table has no column for cards: they stand behind the bonds."""
        table = self.table()
        headings = [self.heading(name) for name in ("player", "cash", "score")]
        table.add_column(headings[0], no_wrap=True)
        table.add_column(headings[1], justify="right", no_wrap=True)
        table.add_column(headings[2], justify="right", no_wrap=True)
        table.add_column(self.heading("bonds"), ratio=1)
        rows = [self.figures_of(seat, row) for seat, row in enumerate(self.view["players"])]
        taken = sum(
            max(len(heading), *(row[column].cell_len for row in rows)) for column, heading in enumerate(headings)
        )
        if self.wide:
            table.add_column(self.heading("papers"), no_wrap=True)
        for seat, (row, cells) in enumerate(zip(self.view["players"], rows, strict=True)):
            bonds = [self.bond(nation, faces) for nation, faces in row["bonds"].items()]
            papers = [self.words.say("table-swiss-bank")] if row["swiss_bank"] else []
            if self.view["investor_card"] == seat:
                papers.append(self.words.say("table-investor-card"))
            if self.wide:
                table.add_row(*cells, flow(bonds, self.width // 2, "  "), Text(", ".join(papers)))
            else:
                bonds += [Text(paper, style="italic") for paper in papers]
                table.add_row(*cells, flow(bonds, self.width - FRAME - taken - len(headings), "  "))
        return table

    def figures_of(self, seat: int, row: dict[str, Any]) -> list[Text]:
        """Name, cash and score of a player."""
        own = self.view["seat"] == seat
        hidden = Text(self.words.say("table-hidden"), style="dim")
        return [
            Text("▶" if own else " ").append(self.words.player(seat), style="bold" if own else ""),
            hidden if row["cash"] is None else Text(str(row["cash"]), style="bold"),
            hidden if row["score"] is None else Text(str(row["score"])),
        ]

    def bond(self, nation: str, faces: list[int]) -> Text:
        """A player's bonds in one nation, each with its face, for each bears interest by itself."""
        return Text().append_text(self.code(nation)).append(" " + "+".join(map(str, faces)))

    # bonds

    def market(self) -> Table:
        """Who holds which bond: rows are nations, columns faces; behind them the sums that decide who governs."""
        figures = self.figures
        table = self.table()
        table.add_column(self.heading("nation"), no_wrap=True)
        for face, interest in zip(figures.faces, figures.interest, strict=True):
            table.add_column(f"{face}\n+{interest}", justify="right", no_wrap=True, min_width=3)
        table.add_column(self.heading("sums"))
        for nation, row in self.view["nations"].items():
            held = {seat: player["bonds"].get(nation, []) for seat, player in enumerate(self.view["players"])}
            owners = {face: seat for seat, faces in held.items() for face in faces}
            cells = [
                Text(f"({owners[face] + 1})") if face in owners else Text("·", style="dim") for face in figures.faces
            ]
            sums = sorted(((sum(faces), -seat) for seat, faces in held.items() if faces), reverse=True)
            entries = []
            for total, seat in sums:
                governs = row["government"] == -seat
                entries.append(Text(f"({1 - seat}) {total}", style="bold" if governs else ""))
            name = Text().append_text(self.code(nation)).append(f" {self.names.nation(nation, 'short')}")
            table.add_row(name, *cells, flow(entries, self.width - FRAME - 14 - 4 * len(figures.faces), "  "))
        return table

    # rondel

    def rondel(self) -> Table:
        """The ring in two rows: the upper one runs to the right, the lower one back to the left."""
        fields = self.figures.fields
        half = len(fields) // 2
        table = Table.grid(expand=True, padding=(0, 1))
        table.add_column(no_wrap=True)
        for _ in range(half):
            table.add_column(ratio=1)
        table.add_column(no_wrap=True)
        upper = [self.rondel_field(field) for field in fields[:half]]
        lower = [self.rondel_field(field) for field in reversed(fields[half:])]
        table.add_row(Text("┌→", style="dim"), *upper, Text("→┐", style="dim"))
        table.add_row(Text("└←", style="dim"), *lower, Text("←┘", style="dim"))
        return table

    def rondel_field(self, field: str) -> Text:
        here = [nation for nation, row in self.view["nations"].items() if row["rondel"] == field]
        text = Text().append(self.field(field), style="" if here else "dim")
        for nation in here:
            text.append(" ").append_text(self.code(nation))
        return text

    # regions

    def regions(self) -> Table:
        """Home provinces by nation; of land and sea what holds a piece, and the names of the rest."""
        board = self.figures.board
        table = Table.grid(expand=True, padding=(0, 1))
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        for index, nation in enumerate(board.nations):
            homes = [board.regions[region] for region in board.homes[index]]
            table.add_row(self.code(nation), self.row([self.home(region) for region in homes]))
        for kind, name in ((LAND, "land"), (SEA, "seas")):
            regions = [region for number, region in enumerate(board.regions) if board.kind[number] == kind]
            filled = [self.open_region(region) for region in regions if self.pieces(region) or self.flag(region)]
            table.add_row(Text(self.words.say(f"table-{name}"), style="bold"), self.row(filled))
            empty = [self.region(region) for region in regions if not self.pieces(region) and not self.flag(region)]
            if empty:
                empty[0] = f"{self.words.say('table-empty')}: {empty[0]}"
                table.add_row("", self.row([Text(name, style="dim") for name in empty]))
        return table

    def row(self, entries: list[Text]) -> Text:
        """Entries of the regions table, in the width its second column has."""
        if not entries:
            return Text(self.words.say("table-none"), style="dim")
        return flow(entries, self.width - FRAME - 5, " · ")

    def region(self, region: str) -> str:
        return self.names.region_names[region]

    def home(self, region: str) -> Text:
        board = self.figures.board
        assert board.kind[board.index[region]] == HOME
        owner = board.nations[board.owner[board.index[region]]]
        built = region in self.view["nations"][owner]["factories"]
        mark = SHIPYARDS[built] if board.city[board.index[region]] == SHIPYARD else ARMAMENTS[built]
        return self.entry(region, Text(mark, style="bold" if built else "dim"))

    def open_region(self, region: str) -> Text:
        nation = self.flag(region)
        return self.entry(region, Text("⚑", style=COLOURS.get(nation, "")) if nation else Text(), nation)

    def entry(self, region: str, mark: Text, flag: str = "") -> Text:
        """Name, mark and pieces; a nation whose flag and pieces are both here is named once, behind the mark."""
        text = Text(self.region(region))
        if mark:
            text.append(" ").append_text(mark)
        pieces = self.pieces(region)
        if flag:
            text.append_text(pieces.pop(flag, self.code(flag)))
        for counts in pieces.values():
            text.append(" ").append_text(counts)
        return text

    def flag(self, region: str) -> str:
        for nation, row in self.view["nations"].items():
            if region in row["flags"]:
                return str(nation)
        return ""

    def pieces(self, region: str) -> dict[str, Text]:
        """RU:2A1F and the like, by nation."""
        result: dict[str, Text] = {}
        for nation, row in self.view["nations"].items():
            counts = "".join(f"{row[key][region]}{letter}" for key, letter in UNIT_LETTERS if region in row[key])
            if counts:
                result[nation] = self.code(nation).append(f":{counts}")
        return result


def flow(entries: list[Text], width: int, gap: str) -> Text:
    """Entries one after the other, none of them broken at the end of a line."""
    text = Text()
    used = 0
    for entry in entries:
        length = entry.cell_len
        if used and used + len(gap) + length > width:
            text.append("\n")
            used = 0
        elif used:
            text.append(gap, style="dim")
            used += len(gap)
        text.append_text(entry)
        used += length
    return text


def heading(words: Words, answer: Answer) -> str:
    """Answers stand under no heading but their kind."""
    return ""


def aside(words: Words, view: dict[str, Any], step: str, width: int) -> RenderableType | None:
    """What somebody who is asked this wants to see beside the question: the market, where it is about bonds."""
    if step not in ("invest", "start_bond"):
        return None
    board = Board(words, view, width)
    legend = Text(words.say("table-market-legend"), style="dim")
    return board.framed("market", Group(board.market(), legend))


def draw(words: Words, view: dict[str, Any], width: int) -> RenderableType:
    """The position of a game of Imperial."""
    return Board(words, view, width).draw()

"""The board of Imperial as tables: nations, players, rondel, regions. Codes beside colours, so that no colour is needed.

It is drawn from a seat's view, never from the state, and so cannot show what the seat may not see.
"""

from __future__ import annotations

from typing import Any, cast

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from greatpowers.text.imperial import Vocabulary
from greatpowers.text.render import Words
from greatpowers.titles.imperial.board import HOME, LAND, SEA
from greatpowers.titles.imperial.rules import Figures
from greatpowers.titles.imperial.ruleset import ImperialRuleset

WIDE = 112
"""From this width on headings are written out."""

COLOURS = {
    "russia": "#c792ea",
    "china": "#ffd866",
    "india": "#b8c4d6",
    "brazil": "#7ddc82",
    "usa": "#ff7b72",
    "europe": "#79b8ff",
}
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

    def code(self, nation: str, bold: bool = True) -> Text:
        return Text(self.names.shorts[nation], style=f"{'bold ' if bold else ''}{COLOURS.get(nation, '')}".strip())

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
        name = Text("▶" if to_move else " ", style="bold")
        name.append_text(self.code(nation)).append(f" {self.names.nation_names[nation]}", style="bold" if to_move else "")
        power = Text(str(row["power"]), style="bold").append(f" ×{row['power_factor']}", style="dim")
        field = self.words.say("table-none") if row["rondel"] is None else self.names.field(row["rondel"])
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
        table = self.table()
        table.add_column(self.heading("player"), no_wrap=True)
        table.add_column(self.heading("cash"), justify="right", no_wrap=True)
        table.add_column(self.heading("score"), justify="right", no_wrap=True)
        table.add_column(self.heading("bonds"), ratio=1)
        table.add_column(self.heading("papers"))
        for seat, row in enumerate(self.view["players"]):
            hidden = Text(self.words.say("table-hidden"), style="dim")
            papers = [self.words.say("table-swiss-bank")] if row["swiss_bank"] else []
            if self.view["investor_card"] == seat:
                papers.append(self.words.say("table-investor-card"))
            own = self.view["seat"] == seat
            name = Text("▶" if own else " ", style="bold").append(self.words.player(seat), style="bold" if own else "")
            table.add_row(
                name,
                hidden if row["cash"] is None else Text(str(row["cash"]), style="bold"),
                hidden if row["score"] is None else Text(str(row["score"])),
                self.bonds(row["bonds"]),
                Text(", ".join(papers)),
            )
        return table

    def bonds(self, bonds: dict[str, list[int]]) -> Text:
        """All bonds by nation: the faces, added up only by the reader, for each counts by itself."""
        text = Text(no_wrap=False)
        for nation, faces in bonds.items():
            if text:
                text.append("  ")
            text.append_text(self.code(nation)).append("\u00a0" + "+".join(map(str, faces)))
        return text

    # rondel

    def rondel(self) -> Table:
        """The ring in two rows: the upper one runs to the right, the lower one back to the left."""
        fields = self.figures.fields
        half = len(fields) // 2
        table = Table.grid(expand=True, padding=(0, 1))
        for _ in range(half + 2):
            table.add_column(no_wrap=True, ratio=None)
        upper = [self.rondel_field(field) for field in fields[:half]]
        lower = [self.rondel_field(field) for field in reversed(fields[half:])]
        table.add_row(Text("┌→", style="dim"), *upper, Text("→┐", style="dim"))
        table.add_row(Text("└←", style="dim"), *lower, Text("←┘", style="dim"))
        return table

    def rondel_field(self, field: str) -> Text:
        here = [nation for nation, row in self.view["nations"].items() if row["rondel"] == field]
        text = Text(self.names.field(field), style="" if here else "dim")
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
                text = f"{self.words.say('table-empty')}: {', '.join(empty)}"
                table.add_row("", Padding(Text(text, style="dim"), (0, 0)))
        return table

    def row(self, entries: list[Text]) -> Text:
        separator = Text("  ")
        return separator.join(entries) if entries else Text(self.words.say("table-none"), style="dim")

    def region(self, region: str) -> str:
        """The name, kept in one piece at the end of a line."""
        return self.names.region_names[region].replace(" ", "\u00a0")

    def home(self, region: str) -> Text:
        board = self.figures.board
        assert board.kind[board.index[region]] == HOME
        owner = board.nations[board.owner[board.index[region]]]
        built = region in self.view["nations"][owner]["factories"]
        return self.entry(region, Text("■" if built else "□", style="" if built else "dim"))

    def open_region(self, region: str) -> Text:
        nation = self.flag(region)
        flag = Text("⚑", style=COLOURS.get(nation, "")).append_text(self.code(nation)) if nation else Text("")
        return self.entry(region, flag)

    def entry(self, region: str, mark: Text) -> Text:
        text = Text(self.region(region), style="")
        if mark:
            text.append("\u00a0").append_text(mark)
        for pieces in self.pieces(region):
            text.append("\u00a0").append_text(pieces)
        return text

    def flag(self, region: str) -> str:
        for nation, row in self.view["nations"].items():
            if region in row["flags"]:
                return str(nation)
        return ""

    def pieces(self, region: str) -> list[Text]:
        """RU:2A1F, a nation each."""
        result: list[Text] = []
        for nation, row in self.view["nations"].items():
            counts = "".join(f"{row[key][region]}{letter}" for key, letter in UNIT_LETTERS if region in row[key])
            if counts:
                result.append(self.code(nation).append(f":{counts}", style=COLOURS.get(nation, "")))
        return result


def draw(words: Words, view: dict[str, Any], width: int) -> RenderableType:
    """The position of a game of Imperial."""
    return Board(words, view, width).draw()

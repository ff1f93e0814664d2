"""The generic table in the terminal: headline, players, panels. It knows no game.

Letters, brackets and signs say what colours say: a nation is `CN`, a player `[A]`, a neutral `<N>`, a faith `(C)`; `▶`
marks who or what moves, `!` what is bad. A grid that is too wide is cut into several, each with the first column; rows
of which a part has nothing to say are left out there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel as Frame
from rich.table import Table
from rich.text import Text

from greatpowers.screen.badge import Badge, Figure, Tone
from greatpowers.screen.panels import Card, Cards, Cell, Dice, Facts, Grid, Panel, Panels, Row, Track, Tracks
from greatpowers.screen.screen import SeatLine
from greatpowers.words.words import Words

FRAME: Final = 4
"""What a frame takes of the width."""
GAP: Final = 1
LEAST: Final = 3
"""No column is made narrower."""
LONGEST_BAR: Final = 26
LONGEST_CELL: Final = 24
"""A text that is longer goes on below."""

STYLES: Final[dict[Tone, str]] = {
    "": "",
    "strong": "bold",
    "quiet": "dim",
    "good": "green",
    "bad": "red",
    "gold": "bold yellow",
}
AROUND: Final = {"round": ("", ""), "square": ("[", "]"), "octagon": ("<", ">"), "arch": ("(", ")")}


def draw(words: Words, screen: Panels, width: int) -> RenderableType:
    """The whole table."""
    return Group(
        Text(screen.headline, style="bold"),
        framed(words.say("panels-players"), seats(words, screen.seats, width - FRAME), width),
        *(draw_panel(panel, width) for panel in screen.panels),
    )


def draw_panel(panel: Panel, width: int) -> RenderableType:
    inner = width - FRAME
    content: RenderableType
    match panel:
        case Grid():
            content = Group(*grid(panel, inner))
        case Tracks():
            content = tracks(panel.tracks, inner)
        case Cards():
            content = Group(*(card(one) for one in panel.cards))
        case Dice():
            content = throws(panel)
        case Facts():
            content = facts(panel.facts)
    note = [Text(panel.note, style="dim")] if panel.note else []
    return framed(panel.title, Group(content, *note), width)


def framed(title: str, content: RenderableType, width: int) -> RenderableType:
    heading = Text(title, style="bold")
    return Frame(content, title=heading, title_align="left", border_style="grey50", padding=(0, 1), width=width)


# badges, figures, lists


def badge(shown: Badge) -> Text:
    before, behind = AROUND[shown.shape]
    return Text(f"{before}{shown.letter}{behind}", style=f"bold {shown.on} on {shown.colour}")


def toned(text: str, tone: Tone) -> Text:
    return Text(f"{text}!" if tone == "bad" else text, style=STYLES[tone])


def figure(shown: Figure) -> Text:
    """`Cash 12`, with its note in brackets."""
    text = Text(f"{shown.label} ", style="dim").append_text(toned(shown.value, shown.tone))
    return text.append(f" ({shown.note})", style="dim") if shown.note else text


def flow(entries: Sequence[Text], width: int, gap: str = " · ") -> Text:
    """Entries one after the other; none is broken at the end of a line unless it is longer than one."""
    text, used = Text(), 0
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


def listing(number: int = 0) -> Table:
    table = Table.grid(padding=(0, GAP), expand=False)
    for _ in range(number):
        table.add_column()
    return table


# players


def seats(words: Words, rows: Sequence[SeatLine], width: int) -> RenderableType:
    """One player below the other: who moves, money and score, then what else there is to say."""
    parts: list[RenderableType] = []
    for row in rows:
        name = Text("▶" if row.to_move else " ").append(words.player(row.seat), style="bold")
        for one in row.badges:
            name.append(" ").append_text(badge(one))
        plain = [Figure(one.id, one.label, one.value, tone=one.tone) for one in (*row.money, row.score)]
        parts.append(flow([name, *map(figure, plain)], width, "  "))
        parts.append(Padding(flow([figure(one) for one in row.figures], width - 2), (0, 0, 0, 2), expand=False))
    return Group(*parts)


# grids


def grid(panel: Grid, width: int) -> Iterator[RenderableType]:
    """In as many tables as the width asks for; columns in which nothing stands are left out, too."""
    filled = [number for number in range(1, len(panel.columns)) if any(says(row, number) for row in panel.rows)]
    for numbers in blocks(panel, filled, width):
        rows = [row for row in panel.rows if any(says(row, number) for number in numbers)]
        yield block(panel, rows, widths(panel, numbers, width))
    silent = [row for row in panel.rows if not any(says(row, number) for number in filled)]
    if silent:
        yield flow([Text(row.cells[0].text, style="dim") for row in silent], width)


def says(row: Row, number: int) -> bool:
    """Whether there is anything in a cell; that there is none of something goes without saying."""
    shown = row.cells[number]
    return bool(shown.badges) or bool(shown.text and (shown.value != 0 or shown.tone != "quiet"))


def blocks(panel: Grid, filled: Sequence[int], width: int) -> Iterator[list[int]]:
    """The columns that stand side by side behind the first."""
    left, numbers = width - least(panel, 0), list[int]()
    for number in filled:
        need = least(panel, number) + GAP
        if numbers and need > left:
            yield numbers
            left, numbers = width - least(panel, 0), []
        left -= need
        numbers.append(number)
    yield numbers


def least(panel: Grid, number: int) -> int:
    """As narrow as a column can be: titles and texts may be broken between words, numbers and badges not."""
    column = panel.columns[number]
    titles = [len(word) for word in column.title.split()]
    texts = [min(cell(row.cells[number]).cell_len, LONGEST_CELL) for row in panel.rows]
    words = [len(word) for row in panel.rows for word in cell(row.cells[number]).plain.split()]
    return max(LEAST, *titles, *words, *texts) + (number == 0)


def natural(panel: Grid, number: int) -> int:
    """As wide as a column would like to be."""
    texts = [cell(row.cells[number]).cell_len for row in panel.rows]
    return max(LEAST, len(panel.columns[number].title), *texts) + (number == 0)


def widths(panel: Grid, numbers: Sequence[int], width: int) -> dict[int, int]:
    """How wide each column of a block is: as narrow as it can be, and what is left goes to those that lack least."""
    found = {number: least(panel, number) for number in (0, *numbers)}
    spare = width - sum(found.values()) - GAP * len(numbers)
    lacks = {number: natural(panel, number) - need for number, need in found.items()}
    for number in sorted(found, key=lambda number: lacks[number]):
        more = max(min(lacks[number], spare), 0)
        found[number] += more
        spare -= more
    return found


def block(panel: Grid, rows: Sequence[Row], places: dict[int, int]) -> Table:
    table = Table(box=None, padding=(0, GAP, 0, 0), pad_edge=False, header_style="dim", collapse_padding=True)
    for number, width in places.items():
        column = panel.columns[number]
        table.add_column(column.title, justify="right" if column.number else "left", width=width)
    for group, members in groupby(rows, key=lambda row: row.group):
        if group:
            table.add_row(Text(group, style="underline"))
        for row in members:
            name = Text("▶" if row.tone == "gold" else " ").append_text(cell(row.cells[0]))
            table.add_row(name, *(cell(row.cells[number]) for number in places if number))
    return table


def cell(shown: Cell) -> Text:
    """One badge stands before its text; of several the text says more."""
    text = toned(shown.text, shown.tone) if shown.text else Text()
    if shown.badges and (len(shown.badges) == 1 or not shown.text):
        marks = Text(" ").join(badge(one) for one in shown.badges)
        return marks.append(" ").append_text(text) if shown.text else marks
    return text


# tracks, cards, dice, facts


def tracks(rows: Sequence[Track], width: int) -> Table:
    """A bar with the letters of the marks where they stand, and the values in words."""
    table = listing()
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    for row in rows:
        values = flow([badge(mark.badge).append(f" {mark.text}", style="") for mark in row.marks], width)
        note = Text(f" ({row.note})", style="dim") if row.note else Text()
        table.add_row(Text(row.label), bar(row), values.append_text(note))
    return table


def bar(track: Track) -> Text:
    """From the least to the most; several marks at one place are a `*`."""
    places = min(track.most - track.least + 1, LONGEST_BAR)
    signs = [Text("·", style="dim") for _ in range(places)]

    def place(value: int) -> int:
        return (value - track.least) * (places - 1) // (track.most - track.least)

    if track.goal is not None:
        signs[place(track.goal)] = Text("|", style="bold")
    taken: dict[int, list[Badge]] = {}
    for mark in track.marks:
        taken.setdefault(place(mark.value), []).append(mark.badge)
    for at, badges in taken.items():
        alone = len(badges) == 1
        signs[at] = Text(badges[0].letter[:1] if alone else "*", style=f"bold {badges[0].colour}" if alone else "bold")
    return Text().join(signs)


def card(shown: Card) -> RenderableType:
    """Title, band and corner in one line, what it says below."""
    head = Text(shown.title, style="dim" if shown.hidden else "bold")
    head.append(f" ×{shown.count}" if shown.count > 1 else "")
    aside = ", ".join(text for text in (shown.band, shown.corner) if text)
    head.append(f" – {aside}", style="dim")
    said = " ".join(text for text in (shown.text, shown.foot) if text)
    return Group(head, Padding(Text(said), (0, 0, 0, 2), expand=False)) if said else head


def throws(panel: Dice) -> RenderableType:
    table = listing(2)
    for throw in panel.throws:
        faces = [
            toned(f"[{face.text}]", face.tone).append(f" {face.note}" if face.note else "", style="dim")
            for face in throw.faces
        ]
        table.add_row(Text(throw.label, style="dim"), Text(" ").join(faces))
    return table


def facts(rows: Sequence[Figure]) -> RenderableType:
    table = listing(2)
    for row in rows:
        value = toned(row.value, row.tone)
        table.add_row(Text(row.label, style="dim"), value.append(f" ({row.note})", style="dim") if row.note else value)
    return table

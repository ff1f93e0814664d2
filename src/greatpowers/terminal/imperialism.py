"""The table of Imperialism in a terminal: tracks, what lies before the players, display, achievements, war, the hand.

It is drawn from a seat's view, never from the state, and so cannot show what the seat may not see.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from greatpowers.games.imperialism.rules.deck import TRACKS
from greatpowers.games.imperialism.words.vocabulary import Vocabulary
from greatpowers.kernel.values import Answer
from greatpowers.words.words import Words

WIDE = 160
"""From this width on the tracks have their names."""

COLOURS = ("#79b8ff", "#ff7b72", "#7ddc82", "#ffd866")
"""One for each seat; the seat's number stands beside it."""


class Board:
    """Draws one view in one language."""

    def __init__(self, words: Words, view: dict[str, Any], width: int) -> None:
        self.words = words
        self.names = cast(Vocabulary, words.vocabulary)
        self.view = view
        self.width = width
        self.wide = width >= WIDE

    def draw(self) -> RenderableType:
        parts: list[RenderableType] = [self.framed("tracks", Group(self.tracks(), self.state_of_play()))]
        parts.append(self.framed("tableaux", self.tableaux()))
        if self.view["war"] is not None:
            parts.append(self.framed("war", self.war()))
        parts.append(self.framed("display", self.listed(self.view["display"], self.names.territory_text)))
        parts.append(self.framed("achievements", self.listed(self.view["achievements"], self.names.achievement_text)))
        if self.view["discards"] or self.view["table"]:
            parts.append(self.framed("piles", self.piles()))
        if self.view["seat"] is not None:
            parts.append(self.framed("hand", self.hand()))
        return Group(*parts)

    def say(self, name: str, **variables: str | int) -> str:
        return self.words.say(f"table-{name}", **variables)

    def framed(self, name: str, content: RenderableType) -> Panel:
        title = Text(self.say(name), style="bold")
        return Panel(content, title=title, title_align="left", border_style="grey50", padding=(0, 1), width=self.width)

    def table(self) -> Table:
        return Table(box=None, expand=True, padding=(0, 1), pad_edge=False, header_style="dim", collapse_padding=True)

    def player(self, seat: int) -> Text:
        to_move = seat == self.view["turn"] and not self.view["over"]
        text = Text("▶ " if to_move else "  ")
        return text.append(self.words.player(seat), style=f"bold {COLOURS[seat]}")

    # what everybody can see

    def tracks(self) -> Table:
        """A row for each player: ducats, glory, army, fleet, prestige and the eight goods. The best are marked."""
        table = self.table()
        table.add_column(self.say("player"), no_wrap=True)
        form = "name" if self.wide else "short"
        for heading in ("ducats", "glory", "score"):
            table.add_column(self.say(f"{heading}-{form}"), justify="right", no_wrap=True)
        for track in TRACKS:
            name = self.names.track(track) if self.wide else self.say(f"track-{track}")
            table.add_column(name, justify="right", no_wrap=not self.wide)
        players = self.view["players"]
        best = {track: max(row["tracks"][track] for row in players) for track in TRACKS}
        for seat, row in enumerate(players):
            who = self.player(seat)
            if self.wide and row["power"] is not None:
                who.append(f" {self.names.power(row['power'], 'name')}", style="dim")
            levels = [self.level(row["tracks"][track], best[track]) for track in TRACKS]
            figures = [Text(str(row[key]), style="bold") for key in ("ducats", "glory")]
            table.add_row(who, *figures, Text(str(row["score"]), style="dim"), *levels)
        return table

    def level(self, level: int, best: int) -> Text:
        leads = level == best and level > 0
        return Text(f"{level}*" if leads else f"{level} ", style="bold" if leads else "dim" if level == 0 else "")

    def state_of_play(self) -> Text:
        """Piles, religions left, and how far the end is."""
        providence, territories = self.view["piles"]
        parts = [self.say("piles-left", providence=providence, territories=territories)]
        left = [f"{self.names.religion(name)} {count}" for name, count in self.view["religions"].items()]
        parts.append(self.say("religions-left", list=", ".join(left)))
        parts.append(self.say("end-glory", glory=self.view["end_glory"]))
        if self.view["last_turns"] is not None:
            parts.append(self.say("last-turns", player=self.view["last_turns"]["trigger"]))
        return Text(" · ".join(parts), style="dim")

    def tableaux(self) -> Table:
        """What lies before each player."""
        table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False, expand=True)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        for seat, row in enumerate(self.view["players"]):
            table.add_row(self.player(seat), Text(" · ".join(self.tableau(row))))
        return table

    def tableau(self, row: dict[str, Any]) -> Iterator[str]:
        if row["power"] is not None:
            yield self.names.power(row["power"], "name")
            yield self.names.faith(row["faith"])
        if row["ruler"] is not None:
            yield self.say("ruler", card=self.names.card(row["ruler"], "name"))
        if row["action"] is not None:
            actions = [row["action"], *([row["replacement"]] if row["replacement"] else [])]
            yield self.say("last-action", list=", ".join(self.words.say("action-name", action=one) for one in actions))
        yield self.say("hand-size", cards=len(row["hand"]), limit=row["hand_limit"])
        if row["territories"]:
            yield self.say("territories", list=", ".join(self.names.land(one, "name") for one in row["territories"]))
        if row["achievements"]:
            names = ", ".join(self.names.achievement(one, "name") for one in row["achievements"])
            yield self.say("achieved", list=names)

    def war(self) -> Text:
        """Both sums as they stand."""
        war = self.view["war"]
        head = self.say("war-line", attacker=war["attacker"], defender=war["defender"], war=war["kind"])
        if war["attack_strength"] is None:
            return Text(head).append(" " + self.say("war-won", player=war["winner"]), style="bold")
        sums = self.say("war-sums", attack=war["attack_strength"], defence=war["defence_strength"])
        text = Text(head).append(f" {sums}", style="bold")
        cards = [war["card"], *war["defence"]]
        return text.append(f"\n{', '.join(self.names.card(card, 'name') for card in cards)}", style="dim")

    def listed(self, names: Any, describe: Any) -> Table:
        """Cards that lie open, each with its text."""
        table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False, expand=True)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        for name in names:
            table.add_row(Text(self.names.name(name), style="bold"), Text(describe(name)))
        return table

    def piles(self) -> Text:
        text = Text()
        for key in ("table", "discards"):
            cards = [self.counted(card, count) for card, count in self.view[key].items()]
            if cards:
                text.append(f"{self.say(f'lying-{key}')} ", style="dim").append(", ".join(cards)).append("\n")
        text.right_crop(1)
        return text

    def counted(self, card: str, count: int) -> str:
        name = self.names.card(card, "name")
        return f"{count} × {name}" if count > 1 else name

    # what this seat knows

    def hand(self) -> Table:
        """The own cards with their texts, then what is known of others' hands."""
        table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False, expand=True)
        table.add_column(no_wrap=True)
        table.add_column(ratio=1)
        own = self.view["seat"]
        for card in self.view["players"][own]["hand"]:
            name = card["card"]
            describe = self.names.territory_text if card["back"] == "territory" else self.names.card_text
            table.add_row(Text(self.names.card(name, "name"), style="bold"), Text(describe(name)))
        for power in self.view["offered"]:
            table.add_row(Text(self.names.power(power, "name"), style="bold"), Text(self.names.power_text(power)))
        for seat, row in enumerate(self.view["players"]):
            known = [self.names.card(card["card"], "name") for card in row["hand"] if card["card"] is not None]
            if seat != own and known:
                table.add_row(self.player(seat), Text(self.say("known-cards", list=", ".join(known)), style="dim"))
        return table


def draw(words: Words, view: dict[str, Any], width: int) -> RenderableType:
    return Board(words, view, width).draw()


def heading(words: Words, answer: Answer) -> str:
    """Answers stand under no heading but their kind."""
    return ""


def aside(words: Words, view: dict[str, Any], step: str, width: int) -> RenderableType | None:
    """Beside a question of war the sums are shown again."""
    if view["war"] is None or step not in ("defend", "peace", "plunder", "war_events"):
        return None
    board = Board(words, view, width)
    return board.framed("war", board.war())

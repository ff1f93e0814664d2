"""The table of Attack! in a terminal: players, what is being fought over, the map by continents, seas, the hand.

It is drawn from a seat's view, never from the state, and so cannot show what the seat may not see.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from greatpowers.games.attack.rules.board import CONTINENT_IDS, MAP, REGION_IDS
from greatpowers.games.attack.rules.figures import DECKS, TRADE_EAGLES
from greatpowers.games.attack.rules.pieces import FIRST_UNIT, SETTLED
from greatpowers.games.attack.rules.units import GOVERNMENTS
from greatpowers.games.attack.words.vocabulary import Vocabulary
from greatpowers.kernel.values import Answer
from greatpowers.terminal.attack_panels import COLOURS, PANELS, SHIPS, Panels
from greatpowers.terminal.imperial import flow
from greatpowers.words.words import Words

CONTINENTS = {str(row["id"]): str(row["continent"]) for row in MAP["region"]}

WIDE = 112
"""From this width on headings are written out."""

FRAME = 4
"""What a frame takes of the width."""

GAP = 2
"""Between two columns."""


class Board(Panels):
    """Draws one view in one language."""

    def draw(self) -> RenderableType:
        parts: list[RenderableType] = [self.framed("players", Group(self.players(), self.state_of_play()))]
        parts.append(self.framed("tableaux", self.tableaux()))
        parts.extend(self.framed(name, panel) for name in PANELS if (panel := self.panel(name)) is not None)
        parts.append(self.framed("map", self.map()))
        parts.append(self.framed("seas", Group(self.waters(), Text(self.say("legend"), style="dim"))))
        if self.view["seat"] is not None:
            parts.append(self.framed("hand", self.hand()))
        return Group(*parts)

    def heading(self, name: str) -> str:
        return self.say(f"{name}-{'name' if self.width >= WIDE else 'short'}")

    def entries(self, entries: Sequence[Text]) -> Text:
        """Entries of the second column, none of them broken."""
        return flow(list(entries), self.width - FRAME - self.first_column() - GAP, " · ")

    def players(self) -> Table:
        """A row for each player: government, money, board and cards."""
        table = Table(box=None, expand=True, padding=(0, 1), pad_edge=False, header_style="dim", collapse_padding=True)
        table.add_column(self.say("player"))
        table.add_column(self.say("government"), no_wrap=True)
        for name in ("production", "oil", "regions", "units", *DECKS, "points"):
            table.add_column(self.heading(name), justify="right", no_wrap=True)
        for seat, row in enumerate(self.view["players"]):
            kind = row["government"]
            government = Text(self.names.name(kind)) if kind else Text("–", style="dim")
            cards = [sum(card["deck"] == deck for card in row["hand"]) for deck in DECKS]
            money = [Text(str(row[key]), style="bold") for key in ("production", "oil")]
            others = [Text(str(count)) for count in (len(self.owned(seat)), self.land_units(seat), *cards)]
            table.add_row(self.player(seat), government, *money, *others, Text(str(row["points"]), style="bold"))
        return table

    def owned(self, seat: int | None) -> list[str]:
        return [region for region, row in self.view["regions"].items() if row["owner"] == seat]

    def land_units(self, seat: int) -> int:
        """On the board, on the way and in the battle."""
        count = sum(sum(self.view["regions"][region]["units"]) for region in self.owned(seat))
        if seat == self.view["turn"]:
            count += sum(sum(group[FIRST_UNIT:SETTLED]) for group in self.all_groups())
            count += sum(self.view["front"][:8])
        elif self.now["fight"] >= 0 and self.now["fight_foe"] == seat:
            count += sum(self.view["front"][8:])
        return count

    def state_of_play(self) -> Text:
        """Round, eagles, piles."""
        options, piles = self.view["options"], self.view["piles"]
        parts = [self.say("round", round=self.view["round"], last=options["rounds"])]
        parts.append(self.say("eagles", eagles=self.view["eagles"], end=options["eagles"]))
        trade = TRADE_EAGLES[options["eagles"]]
        parts.append(self.say("trade-over" if self.view["eagles"] >= trade else "trade-open", eagles=trade))
        if self.view["turn"] is not None and not self.view["over"]:
            parts.append(self.say("next-action", oil=self.view["taken"] + 1))
        parts.append(self.say("piles-left", **{deck: piles[deck] for deck in DECKS}))
        for place in ("table", "discards"):
            if self.view[place]:
                parts.append(self.say(f"lying-{place}", list=self.counted(self.view[place])))
        if self.view["protested"]:
            names = ", ".join(self.names.name(region) for region in self.view["protested"])
            parts.append(self.say("protested", list=names))
        return Text(" · ".join(parts), style="dim")

    def tableaux(self) -> Table:
        """Capital, technologies, marks and what else is known of each player."""
        table = self.rows()
        for seat, row in enumerate(self.view["players"]):
            parts = list(self.tableau(seat, row))
            table.add_row(self.player(seat), Text(" · ".join(parts) or "–", style="" if parts else "dim"))
        return table

    def tableau(self, seat: int, row: dict[str, Any]) -> Iterator[str]:
        if row["capital"] is not None:
            lost = self.view["regions"][row["capital"]]["owner"] != seat
            yield self.say("capital-lost" if lost else "capital", region=self.names.name(row["capital"]))
        if row["technologies"]:
            yield self.say("technologies", list=", ".join(self.names.name(name) for name in row["technologies"]))
        if row["atom_used"]:
            yield self.say("atom-used")
        if row["marked"]:
            yield self.say("marked", list=", ".join(self.names.name(region) for region in row["marked"]))
        if row["banned"]:
            yield self.say("banned")
        if row["embargoed"]:
            yield self.say("embargoed")
        if any(row["reserve"]):
            yield self.say("to-deploy", list=self.stack(row["reserve"]))
        idle = sum(card["idle"] for card in row["hand"])
        if idle:
            yield self.say("idle-cards", count=idle)
        known = [card["card"] for card in row["hand"] if card["card"] is not None]
        if known and seat != self.view["seat"]:
            yield self.say("known-cards", list=self.counted({card: known.count(card) for card in sorted(set(known))}))

    def map(self) -> Group:
        """Regions by continent: those of each player with what stands in them, then the neutrals by government."""
        parts: list[RenderableType] = []
        for continent in CONTINENT_IDS:
            inside = [row["id"] for row in MAP["region"] if row["continent"] == continent]
            regions = [region for region in inside if region in self.view["regions"]]
            if regions:
                parts.extend((Text(self.names.name(continent), style="bold underline"), self.continent(regions)))
        return Group(*parts)

    def continent(self, regions: list[str]) -> Table:
        table = self.rows()
        for seat in range(len(self.view["players"])):
            own = [self.region(region) for region in regions if self.view["regions"][region]["owner"] == seat]
            if own:
                table.add_row(self.player(seat), self.entries(own))
        neutral = [region for region in regions if self.view["regions"][region]["owner"] is None]
        groups: list[Text] = []
        for kind in (*GOVERNMENTS, None):
            names = [self.neutral(region) for region in neutral if self.view["regions"][region]["counter"] == kind]
            if names:
                sign = self.say(f"type-{kind}") if kind else "–"
                groups.append(Text(f"{sign}: ", style="bold").append(", ".join(names), style="dim"))
        if groups:
            table.add_row(Text("  " + self.say("neutral"), style="dim"), Text(" · ").join(groups))
        return table

    def region(self, region: str) -> Text:
        """Ukraine ★ 3I 3T 1A 2P; an empty star is a captured capital."""
        row = self.view["regions"][region]
        text = Text(self.names.name(region))
        for seat, player in enumerate(self.view["players"]):
            if player["capital"] == region:
                text.append(" ★" if seat == row["owner"] else f" ☆{seat + 1}", style=f"bold {COLOURS[seat]}")
        if self.is_fought_for(region):
            text.append(" ⚔", style="bold")
        stack = self.stack(row["units"])
        return text.append(f" {stack}", style="bold") if stack else text

    def neutral(self, region: str) -> str:
        """The name, with a sign if its former owner had the capital here or if it is attacked."""
        stars = [f" ☆{seat + 1}" for seat, row in enumerate(self.view["players"]) if row["capital"] == region]
        return self.names.name(region) + "".join(stars) + (" ⚔" if self.is_fought_for(region) else "")

    def is_fought_for(self, region: str) -> bool:
        return self.now["fight"] >= 0 and REGION_IDS[self.now["fight"]] == region

    def waters(self) -> Table:
        """Seas with the fleets in them and the trade routes this seat knows of; then the empty ones."""
        table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False, expand=True)
        table.add_column(width=max(len(self.names.name(sea)) for sea in self.view["seas"]))
        table.add_column(ratio=1)
        routes = self.known_routes()
        empty: list[Text] = []
        for sea, fleets in self.view["seas"].items():
            entries = [
                self.who(seat).append(f" {self.stack(ships, SHIPS)}") for seat, ships in enumerate(fleets) if any(ships)
            ]
            entries.extend(routes.get(sea, []))
            if entries:
                table.add_row(Text(self.names.name(sea), style="bold"), Text(" · ").join(entries))
            else:
                empty.append(Text(self.names.name(sea), style="dim"))
        if empty:
            table.add_row(Text(self.say("empty"), style="dim"), Text(", ").join(empty))
        return table

    def known_routes(self) -> dict[str, list[Text]]:
        """Trade routes whose holder is known, by their sea."""
        rows = {row["id"]: row for row in self.names.tables["trade_routes"]["route"]}
        found: dict[str, list[Text]] = {}
        for seat, player in enumerate(self.view["players"]):
            for card in player["hand"]:
                if card["card"] in rows:
                    row = rows[card["card"]]
                    text = Text(self.say("sea-route", value=row["value"])).append(" ").append_text(self.who(seat))
                    found.setdefault(row["sea"], []).append(text)
        return found

    def hand(self) -> Table:
        """The own cards and technologies with their texts."""
        own = self.view["players"][self.view["seat"]]
        counts: dict[tuple[str, bool], int] = {}
        for card in own["hand"]:
            counts[card["card"], card["idle"]] = counts.get((card["card"], card["idle"]), 0) + 1
        table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False, expand=True)
        table.add_column(max_width=self.width // 2)
        table.add_column(ratio=1)
        for (card, idle), count in counts.items():
            title = Text(self.counted({card: count}), style="dim" if idle else "bold")
            text = Text(self.say("idle") + " ", style="dim") if idle else Text()
            table.add_row(title, text.append(self.names.card_text(card), style="not dim"))
        for name in own["technologies"]:
            table.add_row(Text(self.names.name(name), style="bold"), Text(self.names.card_text(name)))
        if not counts:
            table.add_row(Text(self.say("no-cards"), style="dim"), "")
        return table


def draw(words: Words, view: dict[str, Any], width: int) -> RenderableType:
    return Board(words, view, width).draw()


def heading(words: Words, answer: Answer) -> str:
    """Answers about regions stand under their continents."""
    region = str(answer.values.get("region", ""))
    return cast(Vocabulary, words.vocabulary).name(CONTINENTS[region]) if region in CONTINENTS else ""


def aside(words: Words, view: dict[str, Any], step: str, width: int) -> RenderableType | None:
    """Beside a question about something that is going on, how it stands."""
    board = Board(words, view, width)
    for name, steps in PANELS.items():
        panel = board.panel(name) if step in steps else None
        if panel is not None:
            return board.framed(name, panel)
    return None

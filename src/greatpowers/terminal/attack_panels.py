"""What is going on at the table of Attack!: a battle, a naval battle, an auction, a trade, units on the way, planes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from greatpowers.games.attack.rules.board import REGION_IDS, SEA_IDS
from greatpowers.games.attack.rules.figures import CARD_IDS, KINDS, technology
from greatpowers.games.attack.rules.pieces import BY_SEA, FIRST_UNIT, GOAL, GROUP, ORIGIN, SETTLED
from greatpowers.games.attack.rules.state import COMMITTED, DAMAGED, LINE, NO_SHIP, RESERVE, SUNK
from greatpowers.games.attack.rules.units import FACES, LAND_UNITS, UNITS
from greatpowers.games.attack.words.vocabulary import Vocabulary
from greatpowers.words.words import Words

MARGIN = 2
"""What stands before a name."""

COLOURS = ("#79b8ff", "#ff7b72", "#7ddc82", "#ffd866", "#c792ea", "#7fdbca", "#f78c6c", "#b8c4d6")
"""One for each seat; the seat's name stands beside it."""

SHIPS = UNITS[LAND_UNITS:]
SONAR = technology("sonar")
LINE_MARKS = ("", "✶", "✗")
"""Afloat, hit once, sunk."""

PANELS = {
    "battle": ("command", "atom", "commitment", "reinforcement", "hits"),
    "naval": ("submarines", "line", "retreat"),
    "auction": ("bid",),
    "deal": ("offer", "reply"),
    "groups": ("passage", "flight", "ambush", "ambush_loss", "escort", "engagement", "protest", "canal"),
    "bombing": ("sorties", "shot_down", "idling", "plane_loss", "replacement"),
    "raid": ("raid", "raid_hits", "escort"),
}
"""The panels about what is going on, with the questions they are shown beside."""


class Sheet:
    """A view in one language: names, and how a line, a frame and a stack of units look."""

    def __init__(self, words: Words, view: dict[str, Any], width: int) -> None:
        self.words = words
        self.names = cast(Vocabulary, words.vocabulary)
        self.view = view
        self.width = width
        self.now: dict[str, int] = view["now"]

    def say(self, name: str, **variables: str | int) -> str:
        return self.words.say(f"table-{name}", **variables)

    def framed(self, name: str, content: RenderableType) -> Panel:
        title = Text(self.say(name), style="bold")
        return Panel(content, title=title, title_align="left", border_style="grey50", padding=(0, 1), width=self.width)

    def rows(self) -> Table:
        """Two columns without a heading: whose it is, and what it is."""
        table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False, expand=True)
        table.add_column(width=self.first_column())
        table.add_column(ratio=1)
        return table

    def first_column(self) -> int:
        """As wide as the longest name in it, a third of the width at most."""
        names = [self.words.player(seat) for seat in range(len(self.view["players"]))]
        longest = max(len(name) for name in (*names, self.say("neutral"), self.say("empty")))
        return min(MARGIN + longest, self.width // 3)

    def player(self, seat: int) -> Text:
        to_move = seat == self.view["turn"] and not self.view["over"]
        return Text("▶ " if to_move else "  ").append_text(self.who(seat))

    def who(self, seat: int) -> Text:
        """A player, or the neutrals."""
        if seat < 0:
            return Text(self.say("neutral"), style="bold")
        return Text(self.words.player(seat), style=f"bold {COLOURS[seat]}")

    def stack(self, counts: Sequence[int], units: Sequence[str] = UNITS) -> str:
        """3I 2T and the like."""
        present = [(unit, count) for unit, count in zip(units, counts, strict=False) if count]
        return " ".join(f"{count}{self.say(f'unit-{unit}')}" for unit, count in present)

    def counted(self, cards: dict[str, int]) -> str:
        """2 × Spy, Embargo."""
        many = [
            f"{count} × {self.names.name(card)}" if count > 1 else self.names.name(card)
            for card, count in cards.items()
        ]
        return ", ".join(many)


class Panels(Sheet):
    """One method for each of `PANELS`; it gives nothing when there is nothing of the kind."""

    def panel(self, name: str) -> RenderableType | None:
        """What is going on, if it is."""
        found: RenderableType | None = getattr(self, name)()
        return found

    def frame(self, *steps: str) -> dict[str, Any] | None:
        """The topmost open frame of these steps."""
        for frame in reversed(self.view["agenda"]):
            if frame["step"] in steps:
                return dict(frame)
        return None

    def battle(self) -> RenderableType | None:
        """Both sides of a land battle, the round, the dice and the hits."""
        if self.now["fight"] < 0:
            return None
        table = self.rows()
        table.add_row("", Text(" · ".join(self.battle_head()), style="dim"))
        for side, seat in enumerate((self.view["turn"], self.now["fight_foe"])):
            first = 8 * side
            front = self.view["front"][first + COMMITTED : first + COMMITTED + LAND_UNITS]
            reserve = self.view["front"][first + RESERVE : first + RESERVE + LAND_UNITS]
            text = Text(self.say("committed", list=self.stack(front) or "–"), style="bold")
            text.append(f" · {self.say('reserve', list=self.stack(reserve) or '–')}", style="not bold")
            table.add_row(Text("▶ " if side == self.now["fight_side"] else "  ").append_text(self.who(seat)), text)
        return table

    def battle_head(self) -> Iterator[str]:
        yield self.say("battle-for", region=self.names.name(REGION_IDS[self.now["fight"]]))
        if self.now["fight_round"] > 0:
            limit = self.names.figures.committed + self.names.figures.more_per_round * (self.now["fight_round"] - 1)
            yield self.say("battle-round", round=self.now["fight_round"], limit=limit)
        if self.now["fight_by_sea"]:
            yield self.say("from-sea")
        if self.now["fight_commander"] >= 0:
            yield self.say("commander", player=self.now["fight_commander"])
        if self.now["fight_card"] >= 0:
            yield self.say("defence-card", card=self.names.name(CARD_IDS[self.now["fight_card"]]))
        faces = self.stack(self.view["faces"], FACES)
        if self.now["fight_dice"] > 0:
            yield self.say("dice", left=self.now["fight_dice"], list=faces or "–")
        elif faces:
            yield self.say("hits", list=faces)
        if self.now["fight_lost"] > 0:
            yield self.say("defenders-lost", count=self.now["fight_lost"])

    def naval(self) -> RenderableType | None:
        """Both lines side by side, with what each ship adds to its dice, and the roll of the pair that fires."""
        if self.now["naval"] < 0:
            return None
        head = [self.say("naval-for", sea=self.names.name(SEA_IDS[self.now["naval"]]))]
        for side, seat in enumerate(self.parties()):
            if self.view["crippled"][side]:
                head.append(self.say("crippled", player=seat, count=self.view["crippled"][side]))
        lines = [self.view["line"][:LINE], self.view["line"][LINE:]]
        shown = max(sum(ship not in (None, NO_SHIP) for ship in line) for line in lines)
        if None in self.view["line"]:
            head.append(self.say("laying", length=self.now["naval_length"]))
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="", collapse_padding=True)
        table.add_column("", justify="right", no_wrap=True)
        for seat in self.parties():
            table.add_column(self.who(seat))
            table.add_column(self.say("naval-sum"), justify="right", no_wrap=True, header_style="dim")
        for pair in range(shown):
            fires = pair == self.now["naval_pair"] and None not in self.view["line"]
            cells = [cell for side in (0, 1) for cell in (self.ship(side, pair), self.sum(side, pair))]
            table.add_row(f"{'▶' if fires else ''}{pair + 1}", *cells)
        text = Text(" · ".join(head), style="dim")
        return Group(text, table) if shown else text

    def parties(self) -> tuple[int, int]:
        return self.view["turn"], self.now["naval_foe"]

    def ship(self, side: int, pair: int) -> Text:
        ship = self.view["line"][side * LINE + pair]
        if ship is None:
            return Text("?", style="dim")
        mark = self.view["line_state"][side * LINE + pair]
        style = "dim strike" if mark == SUNK else "bold" if mark == DAMAGED else ""
        return Text(f"{self.say(f'ship-{SHIPS[ship]}')} {LINE_MARKS[mark]}".strip(), style=style)

    def sum(self, side: int, pair: int) -> str:
        """What a ship that has not fired adds to its dice; the attacker's whole sum when it has been rolled."""
        line, at = self.view["line"], self.now["naval_pair"]
        if pair < at or None in (line[pair], line[LINE + pair]):
            return ""
        adds = self.modifier(side, pair)
        if side == 0 and pair == at and self.now["naval_roll"] > 0:
            roll = self.now["naval_roll"]
            return f"{roll}+{adds} = {roll + adds}" if adds else str(roll)
        return f"+{adds}" if adds else "0"

    def modifier(self, side: int, pair: int) -> int:
        """The advantage over the other type, and carriers afloat beside (ATK-83)."""
        naval, line = self.names.figures.naval, self.view["line"]
        own, other = SHIPS[line[side * LINE + pair]], SHIPS[line[(1 - side) * LINE + pair]]
        total = naval.get(f"{own}_against_{other}", 0)
        if own == "carrier" and other != "carrier":
            total = naval["carrier_against_others"]
        if (own, other) == ("destroyer", "submarine"):
            has_sonar = "sonar" in self.view["players"][self.parties()[side]]["technologies"]
            total += self.names.figures.technology_figures[SONAR]["bonus"] if has_sonar else 0
        for beside in (pair - 1, pair + 1):
            place = side * LINE + beside
            if 0 <= beside < LINE and line[place] == SHIPS.index("carrier"):
                total += 0 if self.view["line_state"][place] == SUNK else naval["carrier_beside"]
        return total

    def auction(self) -> RenderableType | None:
        """Who leads with which bid, and who is out."""
        frame = self.frame("bid")
        if frame is None:
            return None
        parts = [self.say("bid-leads", player=frame["leader"], price=frame["price"])]
        parts.append(self.say("bid-speaks", player=frame["speaker"]))
        out = [seat for seat in range(len(self.view["players"])) if frame["out"] >> seat & 1]
        if out:
            parts.append(self.say("bid-out", list=", ".join(self.words.player(seat) for seat in out)))
        return Text(" · ".join(parts))

    def deal(self) -> RenderableType | None:
        """The draft of a trade, if this seat knows it."""
        frame = self.frame("offer", "reply")
        if frame is None:
            return None
        deal = self.view["deal"]
        if deal is None:
            return Text(self.say("talks", proposer=frame["proposer"], partner=frame["partner"]))
        table = self.rows()
        for seat, side in ((frame["proposer"], 0), (frame["partner"], 1)):
            table.add_row(self.player(seat), Text(self.say("gives", list=", ".join(self.items(side)) or "–")))
        return table

    def items(self, side: int) -> Iterator[str]:
        """What one of the two gives."""
        production, oil = self.view["deal"][2 * side : 2 * side + 2]
        if production:
            yield self.say("production-counted", count=production)
        if oil:
            yield self.say("oil-counted", count=oil)
        row = self.view["deal"][4 + side * KINDS : 4 + (side + 1) * KINDS]
        cards = {card: count for card, count in zip(CARD_IDS, row, strict=True) if count}
        if cards:
            yield self.counted(cards)

    def all_groups(self) -> list[list[int]]:
        row = self.view["groups"]
        return [row[first : first + GROUP] for first in range(0, len(row), GROUP)]

    def groups(self) -> RenderableType | None:
        """Units on the way, and who fires at them."""
        text = Text()
        for number, group in enumerate(self.all_groups()):
            units = self.stack(group[FIRST_UNIT:SETTLED])
            if units:
                way = f"{self.names.name(REGION_IDS[group[ORIGIN]])} → {self.names.name(REGION_IDS[group[GOAL]])}"
                text.append("▶ " if number == self.now["crossing"] else "  ").append(f"{way} ")
                text.append(units, style="bold")
                text.append(f" {self.say('over-sea')}" if group[BY_SEA] else "", style="dim").append("\n")
        if self.now["ambusher"] >= 0:
            shots, hits = self.now["ambush_shots"], self.now["ambush_hits"]
            text.append(self.say("ambush", player=self.now["ambusher"], shots=shots, hits=hits)).append("\n")
        if not text:
            return None
        text.right_crop(1)
        return text

    def bombing(self) -> RenderableType | None:
        """Planes of both sides over a country."""
        if self.now["bombed"] < 0:
            return None
        planes = {name: self.now[name] for name in ("fighters", "bombers", "interceptors")}
        attacker, defender = self.now["attacker_losses"], self.now["defender_losses"]
        parts = [self.say("bombed", player=self.now["bombed"]), self.say("planes", **planes)]
        if attacker or defender:
            parts.append(self.say("planes-lost", attacker=attacker, defender=defender))
        return Text(" · ".join([*parts, *self.shots()]))

    def raid(self) -> RenderableType | None:
        """The area that is being raided."""
        if self.now["raid_sea"] < 0:
            return None
        head = self.say("raided", sea=self.names.name(SEA_IDS[self.now["raid_sea"]]))
        return Text(" · ".join([head, *self.shots()]))

    def shots(self) -> Iterator[str]:
        if self.now["dice"] > 0 or self.now["hits"] > 0:
            yield self.say("shots", dice=self.now["dice"], hits=self.now["hits"])

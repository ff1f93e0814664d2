"""What every panel of Attack! needs: a seat's view with names, badges and counts in one language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final, cast

from greatpowers.games.attack.rules.board import REGION_IDS
from greatpowers.games.attack.rules.ongoing.marches import FIRST_UNIT, GROUP, SETTLED
from greatpowers.games.attack.rules.remembered import Now
from greatpowers.games.attack.rules.units import LAND_UNITS, UNITS
from greatpowers.games.attack.rules.view import AttackView
from greatpowers.games.attack.words.names import Names
from greatpowers.kernel.values import Value
from greatpowers.screen.badge import Badge, Pattern
from greatpowers.screen.panels import Cell, Column
from greatpowers.screen.phrasebook import Phrasebook
from greatpowers.words.words import Words

COLOURS: Final = (
    ("#56b4e9", "#261d13"),
    ("#d55e00", "#140c05"),
    ("#b565a7", "#180a16"),
    ("#009e73", "#10130d"),
    ("#e6b800", "#261d13"),
    ("#882255", "#ffffff"),
    ("#332288", "#ffffff"),
    ("#8a8f98", "#140c05"),
)
"""Of each owner, with the colour of a letter on it; told apart with colour-blind eyes, too."""
PATTERNS: Final[tuple[Pattern, ...]] = ("plain", "dots", "bars", "line", "right", "left", "plain", "dots")
NEUTRAL_COLOURS: Final = ("#cbbb95", "#261d13")
LAND: Final = UNITS[:LAND_UNITS]
SHIPS: Final = UNITS[LAND_UNITS:]
NOTHING: Final = "–"


@cache
def counted(count: int) -> Cell:
    return Cell(str(count) if count else "", count)


class Table:
    """A view in one language."""

    def __init__(self, words: Words, view: AttackView) -> None:
        self.words = words
        self.book = Phrasebook(words)
        self.names = cast(Names, words.vocabulary)
        self.view = view
        self.now: Now = view.now
        self.players = view.players
        self.governments = [player.government for player in self.players]
        self.owners = self.book.same("owners", self.governments, self._owners)
        self._owned: dict[int | None, list[str]] = {}
        for region, row in view.regions.items():
            self._owned.setdefault(row.owner, []).append(region)

    def say(self, message_id: str, /, **variables: Value) -> str:
        return self.words.say(f"panel-{message_id}", **variables)

    # who

    def _owners(self) -> list[Badge]:
        return [self._owner(seat) for seat in range(len(self.players))]

    def _owner(self, seat: int) -> Badge:
        """The emblem of the government in the owner's colour; before it is drawn, the player's initial."""
        name, government = self.words.player(seat), self.players[seat].government
        letter = name[:1].upper()
        if government:
            letter = self.letter(government)
            name = self.say("owner", player=name, government=self.names.government(government))
        colour, on = COLOURS[seat]
        return Badge(str(seat), letter, name, colour, on, PATTERNS[seat])

    def letter(self, government: str) -> str:
        return self.names.government(government)[:1].upper()

    def neutral(self, government: str | None) -> Badge:
        """The counter of a neutral region, or a region that nobody has taken yet."""
        return self.book.everywhere(("neutral", government), lambda: self._neutral(government))

    def _neutral(self, government: str | None) -> Badge:
        colour, on = NEUTRAL_COLOURS
        if government is None:
            return Badge("free", NOTHING, self.say("free"), colour, on, shape="octagon")
        name = self.say("neutral-type", government=self.names.government(government))
        return Badge(government, self.letter(government), name, colour, on, shape="octagon")

    def active(self) -> int:
        """Whoever has the turn; in a battle that is the attacker."""
        assert self.view.turn is not None
        return self.view.turn

    def party(self, seat: int) -> str:
        """A player or the neutrals."""
        return self.words.player(seat) if seat >= 0 else self.say("neutrals")

    def who(self, seat: int) -> Cell:
        """The same as a cell with the badge."""
        if seat >= 0:
            return Cell(self.words.player(seat), badges=[self.owners[seat]])
        region = self.now.fight
        row = self.view.regions[REGION_IDS[region]] if region >= 0 else None
        return Cell(self.party(seat), badges=[self.neutral(row.counter)] if row else [])

    def people(self, seats: Iterable[int]) -> str:
        return ", ".join(self.words.player(seat) for seat in seats)

    # what

    def unit_columns(self, units: Sequence[str] = LAND) -> list[Column]:
        return [Column(unit, self.say("unit", unit=unit), number=True) for unit in units]

    def counts(self, counts: Iterable[int]) -> list[Cell]:
        """Number cells; what is not there stays empty."""
        return [counted(count) for count in counts]

    def placed(self, places: Iterable[str]) -> str:
        return ", ".join(self.names.name(place) for place in places)

    def listed(self, cards: dict[str, int]) -> str:
        """2 × Spy, Embargo."""
        names = {card: self.names.name(card) for card in cards}
        return ", ".join(f"{count} × {names[card]}" if count > 1 else names[card] for card, count in cards.items())

    def owned(self, seat: int | None) -> list[str]:
        return self._owned.get(seat, [])

    def land_units(self, seat: int) -> int:
        """On the board, on the way and in the battle."""
        count = sum(sum(self.view.regions[region].units) for region in self.owned(seat))
        front = self.view.front
        if seat == self.view.turn:
            count += sum(sum(group[FIRST_UNIT:SETTLED]) for group in self.groups()) + sum(front[: len(front) // 2])
        elif self.now.fight >= 0 and self.now.fight_foe == seat:
            count += sum(front[len(front) // 2 :])
        return count

    def groups(self) -> list[list[int]]:
        """Units on the way, as `marches` lays them out."""
        row = self.view.groups
        return [row[first : first + GROUP] for first in range(0, len(row), GROUP)]

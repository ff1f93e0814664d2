"""Money, regions and pieces of a game of Attack!, and the gates that move them."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import events
from greatpowers.games.attack.rules.answers import OIL_MONEY, PRODUCTION
from greatpowers.games.attack.rules.board import REGIONS, SEAS
from greatpowers.games.attack.rules.cardrow import Decks
from greatpowers.games.attack.rules.units import GOVERNMENT_COUNT, LAND_UNITS, SHIPS, UNIT_COUNT

BANK: Final = 0
PURSE: Final = 1
"""Account of the first player."""

NEUTRAL: Final = -1
OFF_BOARD: Final = -2
"""Owners of a region beside the players: nobody, and the half of the world that is not played."""

NO_SEAT: Final = -1
NO_REGION: Final = -1
NO_TYPE: Final = -1


class Pieces(Decks):
    """Accounts, owners and counters of regions, armies by region, fleets by player and sea area, reserves of set-up."""

    production: list[int]
    oil: list[int]
    owner: list[int]
    counter: list[int]
    army: list[int]
    fleet: list[int]
    reserve: list[int]

    def lay_pieces(self) -> None:
        """Nobody has anything yet."""
        self.production = [0] * (PURSE + self.seats)
        self.oil = [0] * (PURSE + self.seats)
        self.owner = [NEUTRAL if self.board.is_on[region] else OFF_BOARD for region in range(REGIONS)]
        self.counter = [NO_TYPE] * REGIONS
        self.army = [0] * (REGIONS * LAND_UNITS)
        self.fleet = [0] * (self.seats * SEAS * SHIPS)
        self.reserve = [0] * (self.seats * UNIT_COUNT)

    def copy_pieces(self, source: Pieces) -> None:
        self.production = source.production.copy()
        self.oil = source.oil.copy()
        self.owner = source.owner.copy()
        self.counter = source.counter.copy()
        self.army = source.army.copy()
        self.fleet = source.fleet.copy()
        self.reserve = source.reserve.copy()

    # reading

    def purse(self, seat: int) -> int:
        return self.production[PURSE + seat]

    def certificates(self, seat: int) -> int:
        return self.oil[PURSE + seat]

    def units(self, region: int, unit: int) -> int:
        return self.army[region * LAND_UNITS + unit]

    def strength(self, region: int) -> int:
        """All units in a region."""
        first = region * LAND_UNITS
        return self.army[first] + self.army[first + 1] + self.army[first + 2] + self.army[first + 3]

    def ships(self, seat: int, sea: int, ship: int) -> int:
        """`ship` counts from 0 for a destroyer."""
        return self.fleet[(seat * SEAS + sea) * SHIPS + ship]

    def to_place(self, seat: int, unit: int) -> int:
        """Pieces of a type that a player has not placed yet, during set-up."""
        return self.reserve[seat * UNIT_COUNT + unit]

    def all_to_place(self, seat: int) -> list[int]:
        """Pieces that a player has not placed yet, by type."""
        return self.reserve[seat * UNIT_COUNT : (seat + 1) * UNIT_COUNT]

    # gates: money

    def pay(self, payer: int, payee: int, money: int, amount: int, purpose: int) -> None:
        """Accounts: the bank, then the players."""
        if amount > 0:
            row = self.production if money == PRODUCTION else self.oil
            row[payer] -= amount
            row[payee] += amount
            self.note(events.PAID, payer, payee, money, amount, purpose)

    def spend_oil(self, seat: int, amount: int) -> None:
        self.pay(PURSE + seat, BANK, OIL_MONEY, amount, events.FOR_ACTION)

    # gates: regions

    def take(self, seat: int, region: int) -> None:
        self.owner[region] = seat
        self.note(events.TOOK, seat, region)

    def leave_region(self, seat: int, region: int) -> None:
        """A region becomes neutral; its counter is drawn next."""
        self.owner[region] = NEUTRAL
        self.note(events.LEFT, seat, region)

    def put_counter(self, region: int, government: int) -> None:
        """A counter on a neutral, another one in its place, or none any more (-1)."""
        self.counter[region] = government
        self.note(events.COUNTED, region, government if government >= 0 else GOVERNMENT_COUNT)

    # gates: pieces

    def hand_out(self, seat: int, pieces: tuple[int, ...]) -> None:
        """The pieces that a player begins with, by type."""
        for unit, count in enumerate(pieces):
            self.reserve[seat * UNIT_COUNT + unit] = count

    def place(self, seat: int, unit: int, place: int, cause: int) -> None:
        """A piece of those that a player begins with comes onto the board."""
        self.reserve[seat * UNIT_COUNT + unit] -= 1
        self.raise_unit(seat, unit, place, cause)

    def raise_unit(self, seat: int, unit: int, place: int, cause: int) -> None:
        """A new unit on the board; land units make an unowned region their owner's."""
        if place < REGIONS:
            self.army[place * LAND_UNITS + unit] += 1
        else:
            self.fleet[(seat * SEAS + place - REGIONS) * SHIPS + unit - LAND_UNITS] += 1
        self.note(events.RAISED, seat, unit, place, cause)

    def remove_unit(self, seat: int, unit: int, place: int, cause: int) -> None:
        if place < REGIONS:
            self.army[place * LAND_UNITS + unit] -= 1
        else:
            self.fleet[(seat * SEAS + place - REGIONS) * SHIPS + unit - LAND_UNITS] -= 1
        self.note(events.REMOVED, seat, unit, place, cause)

    def sail(self, seat: int, ship: int, origin: int, goal: int) -> None:
        self.fleet[(seat * SEAS + origin) * SHIPS + ship] -= 1
        self.fleet[(seat * SEAS + goal) * SHIPS + ship] += 1
        self.note(events.SAILED, seat, ship, origin, goal)

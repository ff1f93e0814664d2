"""Damage to positions of Imperial."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

from greatpowers.games.imperial.rules.document import memory_keys
from greatpowers.games.imperial.rules.ruleset import ImperialRuleset
from tests.games.mutations import JUNK, Changes


class Documents(Changes):
    """Changes that need to know what a position document of Imperial holds."""

    def __init__(self, rules: ImperialRuleset, samples: list[dict[str, Any]]) -> None:
        super().__init__(rules, samples)
        board = rules.figures.board
        self.regions, self.nations = board.regions, board.nations
        self.memory = memory_keys(board)
        self.changes += [self.header, self.region, self.units, self.money, self.maneuver, self.listed, self.office]

    def header(self, document: Any, random: Random) -> Any:
        key = random.choice(("format", "game", "rules", "seats", "options", "to_move", "investor_card", "over"))
        values = (*JUNK, 3, 4, 5, 6, "imperial-2010", "2", "1", *self.nations, {"start": "experienced"})
        document[key] = copy.deepcopy(random.choice(values))
        return document

    def region(self, document: Any, random: Random) -> Any:
        """Pieces in one region stand in another."""
        row = document["nations"][random.choice(self.nations)]
        key = random.choice(("armies", "friendly_armies", "fleets"))
        pieces = row[key]
        if pieces:
            pieces[random.choice(self.regions)] = pieces.pop(random.choice(list(pieces)))
        return document

    def units(self, document: Any, random: Random) -> Any:
        row = document["nations"][random.choice(self.nations)]
        row[random.choice(("armies", "friendly_armies", "fleets"))][random.choice(self.regions)] = random.choice(
            (1, 2, 3)
        )
        return document

    def money(self, document: Any, random: Random) -> Any:
        amount = random.choice((0, 0, 1, 5, 40, 10**6, 10**9 + 1))
        if random.random() < 0.5:
            random.choice(document["players"])["cash"] = amount
        else:
            document["nations"][random.choice(self.nations)]["treasury"] = amount
        return document

    def maneuver(self, document: Any, random: Random) -> Any:
        row = document.setdefault("maneuver", {}).setdefault(random.choice(self.memory), {})
        pieces = document["nations"][document["to_move"]]
        own = [*pieces["armies"], *pieces["friendly_armies"], *pieces["fleets"]]
        row[random.choice(own or self.regions)] = random.choice((1, 1, 2, 62))
        return document

    def listed(self, document: Any, random: Random) -> Any:
        """Flags, waiting regions and factories somewhere else, or more of them."""
        row = document["nations"][random.choice(self.nations)][random.choice(("flags", "waiting", "factories"))]
        if row and random.random() < 0.5:
            del row[random.randrange(len(row))]
        else:
            row.append(random.choice(self.regions))
        return document

    def office(self, document: Any, random: Random) -> Any:
        seat = random.choice((None, *range(len(document["players"]))))
        change = random.randrange(4)
        if change == 0:
            document["nations"][random.choice(self.nations)]["government"] = seat
        elif change == 1:
            document["investor_card"] = seat
        elif change == 2:
            player = random.choice(document["players"])
            player["swiss_bank"] = not player["swiss_bank"]
        else:
            one, other = random.choice(document["players"]), random.choice(document["players"])
            one["bonds"], other["bonds"] = other["bonds"], one["bonds"]
        return document

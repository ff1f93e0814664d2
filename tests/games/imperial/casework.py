"""How the cases of Imperial are read; the format is told in `tests/games/casework.py`.

A nation opens a path: `set.china.armies.moscow = 1`, `expect.china.treasury = 8`; units that are not named count 0.
Treasuries and governments follow from the bonds unless they are given, Swiss Banks from the governments. The order of
lists does not matter. A turn is a nation that is to move and the field it answers first: "china maneuver_1".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import greatpowers
from greatpowers.games.casebook import SEED
from greatpowers.games.imperial.rules import queries
from greatpowers.games.imperial.rules.ruleset import ImperialRuleset
from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.entries import FORMAT
from greatpowers.kernel.match import Match
from greatpowers.words.cases import LETTERS, Table
from tests.games.casework import Book, Finding, meant, merge

UNIT_KEYS = ("armies", "friendly_armies", "fleets")


class ImperialBook(Book):
    rules: ImperialRuleset

    # positions

    def document(self, base: Table, changes: Table) -> Table:
        merged = merge(base, changes)
        board = self.rules.figures.board
        seats = range(merged["seats"])
        bonds = [merged.get(LETTERS[seat], {}).get("bonds", {}) for seat in seats]
        nations = {}
        for name in board.nations:
            row = merged.get(name, {})
            lent = [sum(bonds[seat].get(name, [])) for seat in seats]
            first = lent.index(max(lent)) if max(lent) > 0 else None
            nations[name] = {
                "treasury": row.get("treasury", sum(lent)),
                "power": row.get("power", 0),
                "rondel": row.get("rondel"),
                "tax_marker": row.get("tax_marker", 0),
                "government": meant(row.get("government", first)),
                "factories": row.get("factories", self.start_factories(name)),
                "flags": row.get("flags", []),
                "waiting": row.get("waiting", []),
                **{key: row.get(key, {}) for key in UNIT_KEYS},
            }
        governments = [row["government"] for row in nations.values()]
        swiss = self.rules.figures.swiss_banks
        players = []
        for seat in seats:
            cash = merged.get(LETTERS[seat], {}).get("cash", merged.get("cash", 2))
            players.append({"cash": cash, "bonds": bonds[seat], "swiss_bank": swiss and seat not in governments})
        result: Table = {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules.version,
            "seats": len(players),
            "options": merged.get("options", {}),
            "players": players,
            "nations": nations,
            "investor_card": merged["investor_card"],
            "to_move": merged.get("to_move", board.nations[0]),
        }
        for key in ("over", "agenda", "maneuver"):
            if key in merged:
                result[key] = merged[key]
        result = meant(result)
        return result

    def start_factories(self, nation: str) -> list[str]:
        board = self.rules.figures.board
        homes = board.homes[board.nations.index(nation)]
        return [board.regions[region] for region in homes if region in board.start_factories]

    def look(self, document: Table, path: tuple[str, ...]) -> Any:
        """No entry among units is 0, none among bonds no bonds."""
        if path[0] in document["nations"]:
            path = ("nations", *path)
        value = super().look(document, path)
        if value is None and path[-2:-1] == ("bonds",):
            return []
        if value is None and path[-2:-1] and path[-2] in UNIT_KEYS:
            assert path[-1] in self.rules.figures.board.index, path[-1]
            return 0
        return value

    def compared(self, document: Table, wanted: Table, prefix: str) -> Iterator[Finding]:
        for found, value, what in super().compared(document, wanted, prefix):
            both = isinstance(found, list) and isinstance(value, list)
            yield (sorted(found), sorted(value), what) if both else (found, value, what)

    def turn(self, text: str) -> tuple[Table, list[str]]:
        nation, field = text.split()
        return {"to_move": nation}, [f"advance {field}"]

    # printed figures

    def fresh_state(self) -> Imperial:
        state = self.rules.begin(6, self.rules.chosen({}))
        assert isinstance(state, Imperial)
        return state

    def check_board(self, run: Table) -> Iterator[Finding]:
        board = self.rules.figures.board
        kinds = ("home", "land", "sea")
        yield [board.kind.count(kind) for kind in range(3)], [run[kind] for kind in kinds], "regions"
        yield len(board.nations), run["nations"], "nations"
        for nation, name in enumerate(board.nations):
            cities = [board.city[region] for region in board.homes[nation]]
            yield (
                [cities.count(1), cities.count(2)],
                run["cities"].get(name, run["cities"]["other"]),
                f"cities of {name}",
            )
        pairs = [sum(len(row) for row in rows) // 2 for rows in (board.land, board.coast, board.sea)]
        yield pairs, run["borders"], "borders"
        yield all(region not in board.index for region in run["no_regions"]), True, "no such regions"

    def check_islands(self, run: Table) -> Iterator[Finding]:
        """Land regions that no land border touches, and the seas each can be reached from."""
        board = self.rules.figures.board
        found = {}
        for region in board.open_regions:
            if region < board.first_sea and not board.land[region]:
                found[board.regions[region]] = [board.regions[sea] for sea in board.coast[region]]
        yield found, run["islands"], "islands"
        yield [name for name in run["no_regions"] if name in board.index], [], "other islands"

    def check_seas(self, run: Table) -> Iterator[Finding]:
        board = self.rules.figures.board
        for name, wanted in run["seas"].items():
            yield [board.regions[sea] for sea in board.sea[board.index[name]]], wanted, f"seas around {name}"

    def check_power_factors(self, run: Table) -> Iterator[Finding]:
        state = self.fresh_state()
        found = []
        for points in range(26):
            state.power[0] = points
            found.append(queries.power_factor(state, 0))
        yield found, run["factors"], "power factors for 0 to 25 points"

    def check_tax_chart(self, run: Table) -> Iterator[Finding]:
        figures, state = self.rules.figures, self.fresh_state()
        columns = [state.rules.figures.tax_column(tax) for tax in range(len(run["power"]))]
        bonus = [figures.chart_bonus[column] for column in columns] if figures.chart_bonus else []
        yield bonus, run["bonus"], "bonus for a tax of 0 and more"
        yield [figures.chart_power[column] for column in columns], run["power"], "power for a tax of 0 and more"

    def check_bonds(self, run: Table) -> Iterator[Finding]:
        figures = self.rules.figures
        yield list(figures.faces), run["faces"], "faces"
        yield list(figures.interest), run["interest"], "interest"
        yield len(self.fresh_state().bond_owner), run["cards"], "bonds in all"

    def check_supply(self, run: Table) -> Iterator[Finding]:
        state = self.fresh_state()
        pools = (state.army_pool, state.fleet_pool, state.flag_pool)
        for nation, name in enumerate(self.rules.figures.board.nations):
            found = [pool[nation] for pool in pools]
            yield found, run["pieces"].get(name, run["pieces"]["other"]), f"armies, fleets, flags of {name}"
        yield [sum(pool) for pool in pools], run["total"], "pieces in all"

    def check_start_money(self, run: Table) -> Iterator[Finding]:
        for seats, wanted in run["money"].items():
            match = self.begin({"seats": int(seats), "options": {"start": "experienced"}})
            found = match.position()
            yield [player["cash"] for player in found["players"]], [wanted] * int(seats), f"start money of {seats}"
            yield [player["bonds"] for player in found["players"]], [{}] * int(seats), f"bonds of {seats}"
            yield match.fast.weights(), [1] * int(seats), f"weights for the start player of {seats}"

    def check_left_over(self, run: Table) -> Iterator[Finding]:
        """Deal five cards in every way that leaves another nation over; who then governs it."""
        nations = self.rules.figures.board.nations
        for left, partner in run["partner"].items():
            dealt = [name for name in nations if name != left]
            match = self.begin({"seats": 5, "chance": [f"deal {name}" for name in dealt]})
            found = match.position()["nations"]
            for name in nations:
                wanted = dealt.index(partner if name == left else name)
                yield found[name]["government"], wanted, f"government of {name} when {left} is left over"

    def check_money_flows(self, run: Table) -> Iterator[Finding]:
        """Random games: between which purses money moves and what for, and how bonds change hands."""
        allowed = {tuple(flow) for flow in run["flows"]}
        document = self.place(run).origin
        for number in range(run["games"]):
            match = greatpowers.position(self.game, document, SEED + number)
            dice, before = Dice(number), owners(match)
            for _ in range(run["answers"]):
                if match.over:
                    break
                decision = match.decisions[0]
                rights = decision.rights if dice.below(8) == 0 else []
                choices = rights or decision.options
                given = choices[dice.below(len(choices))]
                events = [event.to_json() for event in match.play(given, decision.seat)]
                paid = [event for event in events if event["event"] == "paid"]
                found = {(purse(event["payer"]), purse(event["payee"]), event["purpose"]) for event in paid}
                yield sorted(found - allowed), [], f"flows after {given}"
                after = owners(match)
                changed = {bond for bond, owner in after.items() if owner != before.get(bond)}
                yield given.kind == "invest" or not changed, True, f"bonds moved by {given}"
                yield [bond for bond in changed if before.get(bond) not in (None, decision.seat)], [], f"after {given}"
                before = after


def purse(account: str) -> str:
    if account.startswith("player_"):
        return "player"
    return account if account == "bank" else "treasury"


def owners(match: Match) -> dict[tuple[str, int], int]:
    return {
        (nation, face): seat
        for seat, player in enumerate(match.position()["players"])
        for nation, faces in player["bonds"].items()
        for face in faces
    }


BOOKS = [
    ImperialBook("I06", "imperial-2006"),
    ImperialBook("I10", "imperial-2010"),
    ImperialBook("I30", "imperial-2030"),
]

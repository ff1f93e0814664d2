"""What one seat may see of a game of Imperial, built field by field."""

from __future__ import annotations

from greatpowers.games.imperial.rules import document, queries
from greatpowers.games.imperial.rules.state import NO_SEAT, Imperial
from greatpowers.kernel.reading import write_agenda
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import Json


def view(state: Imperial, rules: Ruleset, seat: int) -> dict[str, Json]:
    """Treasuries, bonds and the board are open; cash totals are, unless the table plays with hidden cash (IMP-46)."""
    nations = state.rules.board.nations
    return {
        "game": rules.name,
        "rules": rules.version,
        "seat": seat if seat >= 0 else None,
        "options": dict(state.rules.options),
        "players": [player(state, other, seat) for other in range(state.seats)],
        "nations": {name: nation(state, index) for index, name in enumerate(nations)},
        "investor_card": None if state.investor == NO_SEAT else state.investor,
        "to_move": nations[state.nation],
        "agenda": write_agenda(rules, state),
        "over": state.over,
    }


def player(state: Imperial, other: int, seat: int) -> dict[str, Json]:
    shown = other == seat or state.over or not state.rules.hidden_cash
    return {
        "cash": state.cash(other) if shown else None,
        "score": queries.score(state, other) if shown else None,
        "bonds": document.write_bonds(state, other),
        "swiss_bank": bool(state.swiss_bank[other]),
        "governs": [name for index, name in enumerate(state.rules.board.nations) if state.government[index] == other],
    }


def nation(state: Imperial, index: int) -> dict[str, Json]:
    row = document.write_nation(state, index)
    row["power_factor"] = queries.power_factor(state, index)
    row["tax"] = queries.tax(state, index)
    row["interest_due"] = queries.interest_due(state, index)
    row["armies_left"] = state.army_pool[index]
    row["fleets_left"] = state.fleet_pool[index]
    row["flags_left"] = state.flag_pool[index]
    return row

"""What one seat may see of a game of Imperial, built field by field."""

from __future__ import annotations

from typing import NamedTuple

from greatpowers.games.imperial.rules import document, queries
from greatpowers.games.imperial.rules.state import NO_SEAT, Imperial
from greatpowers.kernel.reading import write_agenda
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import Json


class PlayerView(NamedTuple):
    """`None`: hidden."""

    cash: int | None
    score: int | None
    bonds: dict[str, list[int]]
    """The faces by nation."""
    swiss_bank: bool
    governs: list[str]


class NationView(NamedTuple):
    treasury: int
    power: int
    rondel: str | None
    """The field its marker stands on."""
    tax_marker: int
    government: int | None
    factories: list[str]
    flags: list[str]
    waiting: list[str]
    """Regions that wait for a flag."""
    armies: dict[str, int]
    friendly_armies: dict[str, int]
    fleets: dict[str, int]
    power_factor: int
    tax: int
    """What Taxation would collect now."""
    interest_due: int
    armies_left: int
    fleets_left: int
    flags_left: int


class ImperialView(NamedTuple):
    game: str
    rules: str
    seat: int | None
    """Who looks; none for a spectator."""
    options: dict[str, Json]
    players: list[PlayerView]
    nations: dict[str, NationView]
    investor_card: int | None
    to_move: str
    agenda: list[dict[str, Json]]
    """The frames from the bottom up: the step and its arguments by name."""
    over: bool


def view(state: Imperial, rules: Ruleset, seat: int) -> ImperialView:
    """Treasuries, bonds and the board are open; cash totals are, unless the table plays with hidden cash (IMP-46)."""
    nations = state.rules.board.nations
    return ImperialView(
        game=rules.name,
        rules=rules.version,
        seat=seat if seat >= 0 else None,
        options=dict(state.rules.options),
        players=[player(state, other, seat) for other in range(state.seats)],
        nations={name: nation(state, index) for index, name in enumerate(nations)},
        investor_card=None if state.investor == NO_SEAT else state.investor,
        to_move=nations[state.nation],
        agenda=write_agenda(rules, state),
        over=state.over,
    )


def sees_cash(state: Imperial, seat: int, other: int) -> bool:
    """Whether a seat may see what another holds."""
    return other == seat or state.over or not state.rules.hidden_cash


def player(state: Imperial, other: int, seat: int) -> PlayerView:
    shown = sees_cash(state, seat, other)
    return PlayerView(
        cash=state.cash(other) if shown else None,
        score=queries.score(state, other) if shown else None,
        bonds=document.write_bonds(state, other),
        swiss_bank=bool(state.swiss_bank[other]),
        governs=[name for index, name in enumerate(state.rules.board.nations) if state.government[index] == other],
    )


def nation(state: Imperial, index: int) -> NationView:
    """What a document says of a nation, and what follows from it."""
    return NationView(
        **document.write_nation(state, index),
        power_factor=queries.power_factor(state, index),
        tax=queries.tax(state, index),
        interest_due=queries.interest_due(state, index),
        armies_left=state.army_pool[index],
        fleets_left=state.fleet_pool[index],
        flags_left=state.flag_pool[index],
    )

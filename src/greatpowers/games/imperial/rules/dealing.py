"""What a given deal of Imperial can name: who is dealt which flag cards, or who begins and takes which bonds."""

from __future__ import annotations

from greatpowers.games.imperial.rules import agenda
from greatpowers.games.imperial.rules.answers import BEGIN, DEAL, MOST_SEATS, PASS, invest
from greatpowers.games.imperial.rules.frames import NATION, PLAYER
from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.kernel.reading import a_list, a_name, a_number, an_object, seat_rows
from greatpowers.kernel.ruleset import Wish
from greatpowers.kernel.values import Json, Malformed, quoted


def place(state: Imperial, seat: int) -> tuple[int, int]:
    top = state.top()
    if top == agenda.DEAL_CARD:
        return top, state.arg(PLAYER)
    if top == agenda.START_BOND:
        return top, state.arg(NATION) * MOST_SEATS + seat
    return top, 0


def wishes(state: Imperial, setup: Json) -> list[Wish]:
    """Standard start: `players[].nations`; start for experienced players: `start_player`, `players[].bonds`."""
    if not state.rules.experienced:
        an_object(setup, "setup", (), ("players",))
        return [
            wish
            for seat, row, path in seat_rows(setup, state.seats, ("nations",))
            for wish in cards(state, seat, row, path)
        ]
    an_object(setup, "setup", (), ("players", "start_player"))
    found: list[Wish] = []
    if "start_player" in setup:
        player = a_number(setup["start_player"], "setup.start_player", 0, state.seats - 1)
        found.append(Wish((agenda.START_PLAYER, 0), BEGIN + player, "setup.start_player"))
    for seat, row, path in seat_rows(setup, state.seats, ("bonds",)):
        found.extend(bonds(state, seat, row, path))
    return found


def cards(state: Imperial, seat: int, row: dict[str, Json], path: str) -> list[Wish]:
    """The flag cards of one player: one card, or with two and three players a whole group by any of its nations."""
    nations = state.rules.board.nations
    named = [
        a_name(name, f"{path}.nations[{number}]", nations)
        for number, name in enumerate(a_list(row.get("nations", []), f"{path}.nations"))
    ]
    if not named:
        return []
    group = next(group for group in state.rules.deal_groups if named[0] in group)
    for number, nation in enumerate(named):
        if nation not in group or nation in named[:number]:
            together = ", ".join(nations[one] for one in group)
            raise Malformed(f"{path}.nations[{number}]", f"{nations[nation]} is not dealt with {together}")
    return [Wish((agenda.DEAL_CARD, seat), DEAL + group[0], f"{path}.nations")]


def bonds(state: Imperial, seat: int, row: dict[str, Json], path: str) -> list[Wish]:
    """The bonds of one player, one of each nation at most; where none is named, the player passes."""
    if "bonds" not in row:
        return []
    figures = state.rules.figures
    named = an_object(row["bonds"], f"{path}.bonds", (), figures.board.nations)
    found: list[Wish] = []
    for nation, name in enumerate(figures.board.nations):
        where = (agenda.START_BOND, nation * MOST_SEATS + seat)
        if name not in named:
            found.append(Wish(where, PASS, f"{path}.bonds", is_optional=True))
            continue
        face = named[name]
        if type(face) is not int or face not in figures.faces:
            there = ", ".join(map(str, figures.faces))
            raise Malformed(f"{path}.bonds.{name}", f"{quoted(face)} is no bond; there are {there}")
        found.append(Wish(where, invest(nation, 0, figures.faces.index(face)), f"{path}.bonds.{name}"))
    return found

"""Who could come to govern what, and for how much: the rules' own answers, for the desk and for the fields."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from greatpowers.games.imperial.rules import agenda, queries
from greatpowers.games.imperial.rules.board import NATIONS
from greatpowers.games.imperial.rules.rules import Rules
from greatpowers.games.imperial.rules.state import CASH, NO_SEAT, Imperial
from greatpowers.games.imperial.rules.steps.compensation import compensation_due, investing_origin
from greatpowers.games.imperial.rules.steps.investing import bond_options, parts, price
from greatpowers.games.imperial.screen.hiding import PLENTY
from greatpowers.games.imperial.screen.parts import Claim, Lender

if TYPE_CHECKING:
    from greatpowers.games.imperial.screen.panels import Board


def origin_of(state: Imperial) -> int:
    """From whom challengers with equal sums are counted; before the game from seat 0."""
    return max(investing_origin(state), 0)


def needed(state: Imperial, nation: int, seat: int, origin: int) -> int:
    """How much more this player has to lend to be due to govern; nothing for who is."""
    if queries.claimant(state, nation, origin) == seat:
        return 0
    sums = queries.sums_lent(state, nation)
    level = max(sums) - sums[seat]
    if level > 0 and queries.claimant(state, nation, origin, seat, level) == seat:
        return level
    return level + 1


def cheapest(state: Imperial, nation: int, seat: int, need: int) -> int:
    """The bond that brings at least so much, at the lowest price this player can pay; -1 where there is none.

    At the same price an additional one, for it leaves more bonds to raise later."""
    costs = [(price(state, code), code) for code in bond_options(state, seat, nation, nation)]
    enough = [(cost + compensation_due(state, seat, nation, cost), code) for cost, code in costs if cost >= need]
    payable = [(cost, code) for cost, code in enough if cost <= state.cash(seat)]
    return min(payable)[1] if payable else -1


def claim(state: Imperial, nation: int, seat: int, origin: int) -> Claim:
    need = needed(state, nation, seat, origin)
    code = cheapest(state, nation, seat, need)
    if code < 0:
        return Claim(need)
    _, old, new = parts(code)
    faces, cost = state.rules.figures.faces, price(state, code)
    due = compensation_due(state, seat, nation, cost)
    return Claim(need, cost + due, faces[new], faces[old] if old >= 0 else 0)


def takeovers(state: Imperial, seat: int) -> list[tuple[int, int]]:
    """The nations this player could take over by one bond he can pay for, each with its price."""
    origin = origin_of(state)
    found: list[tuple[int, int]] = []
    for nation in range(NATIONS):
        if state.government[nation] != seat and queries.claimant(state, nation, origin) != seat:
            cost = claim(state, nation, seat, origin).price
            if cost:
                found.append((nation, cost))
    return found


class Claims:
    """Lenders and claims of each nation, from what a seat may see: cash that is hidden is never looked at."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.cash: list[int | None] = [row["cash"] for row in board.players]
        self.state = shadow(board)
        self.origin = origin_of(self.state)

    def claimant(self, nation: int) -> int | None:
        """Who is due to govern: the government, unless somebody has lent more in the open round."""
        seat = queries.claimant(self.state, nation, self.origin)
        return None if seat == NO_SEAT else seat

    def lenders(self, nation: int) -> list[Lender]:
        """Every player, the highest sum first, among equals the government."""
        state = self.state
        key = ("claims", nation, self.origin, *state.bond_owner, *state.government, *state.power)
        known = self.board.book.once(key, lambda: self.claims(nation))
        sums, holder = queries.sums_lent(state, nation), state.government[nation]
        order = sorted(range(state.seats), key=lambda seat: (-sums[seat], seat != holder, seat))
        return [Lender(seat, sums[seat], self.payable(seat, known[seat])) for seat in order]

    def claims(self, nation: int) -> list[Claim | None]:
        due = queries.claimant(self.state, nation, self.origin)
        return [
            None if seat == due else claim(self.state, nation, seat, self.origin) for seat in range(self.state.seats)
        ]

    def payable(self, seat: int, known: Claim | None) -> Claim | None:
        cash = self.cash[seat]
        if known is None or cash is None or not 0 < known.price <= cash:
            return known
        return Claim(known.need, known.price, known.face, known.old, now=True)


def shadow(board: Board) -> Imperial:
    """As much of the state as governments depend on, with cash for everybody."""
    view: dict[str, Any] = board.view
    seats, figures = len(board.players), board.figures
    options = view["options"]
    state = Imperial(board.book.once(("rules", seats, *options.items()), lambda: Rules(figures, seats, options)))
    for seat, row in enumerate(board.players):
        state.money[CASH + seat] = PLENTY
        for name, faces in row["bonds"].items():
            first = figures.board.nations.index(name) * len(figures.faces)
            for face in faces:
                state.bond_owner[first + figures.faces.index(face)] = seat
    for nation, row in enumerate(board.nations.values()):
        state.power[nation] = row["power"]
        state.government[nation] = NO_SEAT if row["government"] is None else row["government"]
    state.investor = NO_SEAT if view["investor_card"] is None else view["investor_card"]
    moved = next((frame["moved"] for frame in view["agenda"] if frame["step"] == "lending"), view["to_move"])
    state.first(agenda.LENDING, figures.board.nations.index(moved))
    state.first(agenda.INVEST)
    return state

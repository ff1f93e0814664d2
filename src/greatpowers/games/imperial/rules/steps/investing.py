"""Lending: which bonds a player may take, and taking one. Shared by set-up, investor turn and variants."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperial.rules import events, reasons
from greatpowers.games.imperial.rules.answers import INVEST, PASS, invest
from greatpowers.games.imperial.rules.board import NATIONS
from greatpowers.games.imperial.rules.rules import MOST_FACES
from greatpowers.games.imperial.rules.state import CASH, NO_SEAT, TREASURY, Imperial
from greatpowers.kernel.values import Value

ANY_NATION: Final = NATIONS
"""In a frame: the investor chooses the nation."""


def bond_options(state: Imperial, seat: int, cash: int, first: int, last: int) -> list[int]:
    """Every bond or upgrade this player could pay for with so much cash in the nations `first` to `last`, sorted."""
    figures = state.rules.figures
    faces = figures.faces
    answers: list[int] = []
    for nation in range(first, last + 1):
        offset = nation * len(faces)
        owners = state.bond_owner[offset : offset + len(faces)]
        for new, face in enumerate(faces):
            if owners[new] == NO_SEAT and face <= cash:
                answers.append(invest(nation, 0, new))
        if seat not in owners:
            continue
        for old, owner in enumerate(owners):
            if owner == seat:
                for new in range(old + 1, len(faces)):
                    if owners[new] == NO_SEAT and faces[new] - faces[old] <= cash:
                        answers.append(invest(nation, old + 1, new))
    return answers


def parts(answer: int) -> tuple[int, int, int]:
    """Nation, index of the old face (-1 for a new bond), index of the new face."""
    code = answer - INVEST
    return code // ((MOST_FACES + 1) * MOST_FACES), code // MOST_FACES % (MOST_FACES + 1) - 1, code % MOST_FACES


def price(state: Imperial, answer: int) -> int:
    """What an additional bond or the difference to a higher one costs; nothing for who passes."""
    if answer == PASS:
        return 0
    _, old, new = parts(answer)
    faces = state.rules.figures.faces
    return faces[new] - (faces[old] if old >= 0 else 0)


def bond_refusal(state: Imperial, seat: int, answer: int, only: int) -> int:
    nation, old, new = parts(answer)
    faces = len(state.rules.figures.faces)
    if only not in (ANY_NATION, nation):
        return reasons.OTHER_NATION
    if state.bond_owner[nation * faces + new] != NO_SEAT:
        return reasons.BOND_SOLD
    if old >= 0 and state.bond_owner[nation * faces + old] != seat:
        return reasons.NOT_YOUR_BOND
    if new <= old:
        return reasons.NOT_HIGHER
    return reasons.LEGAL if price(state, answer) <= state.cash(seat) else reasons.CASH_SHORT


def bond_details(state: Imperial, seat: int, answer: int) -> dict[str, Value]:
    nation, _, new = parts(answer)
    figures = state.rules.figures
    owner = state.bond_owner[nation * len(figures.faces) + new]
    return {
        "nation": figures.board.nations[nation],
        "face": figures.faces[new],
        "price": price(state, answer),
        "cash": state.cash(seat),
        "owner": owner,
    }


def buy_bond(state: Imperial, seat: int, answer: int) -> None:
    """Take the bond, hand back the old one when upgrading, pay the difference into the treasury."""
    nation, old, new = parts(answer)
    cost = price(state, answer)
    if old >= 0:
        state.give_back(seat, nation, old)
    state.lend(seat, nation, new)
    state.pay(CASH + seat, TREASURY + nation, cost, events.LOAN)


def can_invest(state: Imperial, seat: int, only: int) -> bool:
    """Whether this player can pay for any bond or upgrade here; a free cheap bond usually answers it at once."""
    faces = state.rules.figures.faces
    cash = state.cash(seat)
    first, last = (0, NATIONS - 1) if only == ANY_NATION else (only, only)
    for nation in range(first, last + 1):
        for index, face in enumerate(faces):
            if face > cash:
                break
            if state.bond_owner[nation * len(faces) + index] == NO_SEAT:
                return True
    return len(bond_options(state, seat, cash, first, last)) > 0

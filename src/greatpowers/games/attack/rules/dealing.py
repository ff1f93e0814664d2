"""What a given deal of Attack! can name: the cards of each player, who begins, and who claims which regions."""

from __future__ import annotations

from greatpowers.games.attack.rules import agenda, answers
from greatpowers.games.attack.rules.board import REGION_IDS
from greatpowers.games.attack.rules.figures import (
    ECONOMICS_DECK,
    ECONOMICS_IDS,
    FIRST_POLITICS,
    POLITICS_DECK,
    POLITICS_IDS,
)
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps.gains import Draw
from greatpowers.games.attack.rules.units import MOST_SEATS
from greatpowers.kernel.reading import a_number, an_object, names_in, seat_rows
from greatpowers.kernel.ruleset import Wish
from greatpowers.kernel.values import Json


def place(state: Attack, seat: int) -> tuple[int, int]:
    top = state.top()
    if top == agenda.DRAW:
        return top, state.arg(Draw.DECK) * MOST_SEATS + state.arg(Draw.PLAYER)
    return top, seat if top == agenda.CLAIM else 0


def wishes(state: Attack, setup: Json) -> list[Wish]:
    """`start_player`, and for each player `economics`, `politics` and `regions`."""
    an_object(setup, "setup", (), ("start_player", "players"))
    figures = state.figures
    found: list[Wish] = []
    if "start_player" in setup:
        player = a_number(setup["start_player"], "setup.start_player", 0, state.seats - 1)
        found.append(Wish((agenda.START_SEAT, 0), answers.BEGINS + player, "setup.start_player"))
    for seat, row, path in seat_rows(setup, state.seats, ("economics", "politics", "regions")):
        for card, where in names_in(row, "economics", path, ECONOMICS_IDS, figures.start_economics):
            found.append(Wish((agenda.DRAW, ECONOMICS_DECK * MOST_SEATS + seat), answers.DRAWN + card, where))
        for card, where in names_in(row, "politics", path, POLITICS_IDS, figures.start_politics):
            code = answers.DRAWN + FIRST_POLITICS + card
            found.append(Wish((agenda.DRAW, POLITICS_DECK * MOST_SEATS + seat), code, where))
        for region, where in names_in(row, "regions", path, REGION_IDS, figures.start_regions):
            found.append(Wish((agenda.CLAIM, seat), answers.CLAIM + region, where))
    return found

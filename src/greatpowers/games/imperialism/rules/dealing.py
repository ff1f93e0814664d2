"""What a given deal of Imperialism can name: display, hands, achievements, the great powers dealt and the one kept."""

from __future__ import annotations

from greatpowers.games.imperialism.rules import agenda, answers
from greatpowers.games.imperialism.rules.deck import ACHIEVEMENT_IDS, CARD_IDS, POWER_IDS, PROVIDENCE_CARDS
from greatpowers.games.imperialism.rules.frames import DRAWING_PLAYER
from greatpowers.games.imperialism.rules.state import Imperialism
from greatpowers.games.imperialism.rules.steps.setup import POWERS_DEALT, next_receiver
from greatpowers.kernel.reading import a_name, an_object, names_in, seat_rows
from greatpowers.kernel.ruleset import Wish
from greatpowers.kernel.values import Json, Malformed


def place(state: Imperialism, seat: int) -> tuple[int, int]:
    top = state.top()
    if top == agenda.DRAW:
        return top, state.arg(DRAWING_PLAYER)
    if top == agenda.DEAL_POWER:
        return top, next_receiver(state)
    return top, seat if top == agenda.CHOOSE_POWER else 0


def wishes(state: Imperialism, setup: Json) -> list[Wish]:
    """`display`, `achievements`, and for each player `hand`, `powers` and `power`."""
    an_object(setup, "setup", (), ("display", "achievements", "players"))
    lands, hands = CARD_IDS[PROVIDENCE_CARDS:], CARD_IDS[:PROVIDENCE_CARDS]
    found: list[Wish] = []
    for land, path in names_in(setup, "display", "setup", lands, state.rules.display_size):
        found.append(Wish((agenda.DISPLAY, 0), answers.DRAWN + PROVIDENCE_CARDS + land, path))
    for one, path in names_in(setup, "achievements", "setup", ACHIEVEMENT_IDS, state.rules.open_achievements):
        found.append(Wish((agenda.REVEAL_ACHIEVEMENT, 0), answers.REVEALED + one, path))
    for seat, row, path in seat_rows(setup, state.seats, ("hand", "powers", "power")):
        for card, where in names_in(row, "hand", path, hands, state.deck.start_hand):
            found.append(Wish((agenda.DRAW, seat), answers.DRAWN + card, where))
        found.extend(powers(seat, row, path))
    return found


def powers(seat: int, row: dict[str, Json], path: str) -> list[Wish]:
    """The two great powers that a player is dealt, and the one that is kept; which is one of them."""
    dealt = names_in(row, "powers", path, POWER_IDS, POWERS_DEALT)
    found = [Wish((agenda.DEAL_POWER, seat), answers.DEALT + power, where) for power, where in dealt]
    if "power" in row:
        power, where = a_name(row["power"], f"{path}.power", POWER_IDS), f"{path}.power"
        if power not in [one for one, _ in dealt]:
            if len(dealt) == POWERS_DEALT:
                raise Malformed(where, "is not one of the two that are dealt")
            found.append(Wish((agenda.DEAL_POWER, seat), answers.DEALT + power, where))
        found.append(Wish((agenda.CHOOSE_POWER, seat), answers.KEEP + power, where))
    return found

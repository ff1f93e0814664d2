"""Orders of a Move that are refused: the units, places and figures that the refusal speaks of."""

from __future__ import annotations

from greatpowers.games.attack.rules import answers, reasons
from greatpowers.games.attack.rules.answers import PASS
from greatpowers.games.attack.rules.board import CANAL_IDS, REGION_IDS, SEA_IDS
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.units import PLANE
from greatpowers.kernel.values import Value


def details(state: Attack, answer: int, reason: int, flight: int) -> dict[str, Value]:
    """Of any order; `flight` is how far this player's planes fly."""
    if answer == PASS:
        return {}
    if answer < answers.SAIL:
        return march_details(state, answer, reason, flight)
    if reason == reasons.NOT_NOW:
        return {"technology": "blitzkrieg"}
    if answer < answers.ASK_CANAL:
        return sail_details(state, answer, reason)
    if answer < answers.STRIKE:
        canal = answer - answers.ASK_CANAL
        return {"canal": CANAL_IDS[canal], "region": REGION_IDS[state.board.canal_region[canal]]}
    return {"sea": SEA_IDS[answer - answers.STRIKE]}


def march_details(state: Attack, answer: int, reason: int, flight: int) -> dict[str, Value]:
    """Of a land unit; the figure is how many regions it goes by land."""
    unit, origin, goal = answers.split_march(answer)
    if reason in (reasons.NOT_ON_BOARD, reasons.NOT_YOURS):
        stays = reason == reasons.NOT_YOURS or not state.board.is_on[origin]
        return {"region": REGION_IDS[origin if stays else goal]}
    names = {"origin": REGION_IDS[origin], "goal": REGION_IDS[goal]}
    steps = flight if unit == PLANE else state.figures.move[unit]
    return {"unit": answers.LAND_FIELD.values[unit], **names, "most": steps}


def sail_details(state: Attack, answer: int, reason: int) -> dict[str, Value]:
    """Of a ship; perhaps only a canal is lacking."""
    ship, origin, goal = answers.split_sail(answer)
    found: dict[str, Value] = {
        "ship": answers.SHIP_FIELD.values[ship],
        "origin": SEA_IDS[origin],
        "goal": SEA_IDS[goal],
    }
    found["most"] = state.figures.ship_move
    canal = canal_lacking(state, origin, goal) if reason == reasons.TOO_FAR else -1
    if canal >= 0:
        found["canal"] = CANAL_IDS[canal]
    return found


def canal_lacking(state: Attack, origin: int, goal: int) -> int:
    """The canal that would make one of the two steps of a ship on this way, or -1."""
    water = state.board.water
    for canal, (one, other) in enumerate(state.board.canal_seas):
        for near, far in ((one, other), (other, one)):
            leaves = origin == near and (goal == far or goal in water[far])
            if leaves or (goal == far and near in water[origin]):
                return canal
    return -1

"""The frames of the agenda that hold more than a step: what each argument is called, and how such a frame is opened.

`put` frames take the place of the step that is open, all others come before it. Everybody who reads an argument reads
it by these names; only the functions below know the order.
"""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperial.rules import agenda
from greatpowers.games.imperial.rules.state import Imperial

STEP: Final = 0
"""The step itself, where a frame that is not open is read."""
BELOW: Final = -2
"""The frame under the open one."""

# set-up

PLAYER: Final = 1
"""Of `deal_card` and `invest`: who is dealt to, who invests."""

NATION: Final = 1
"""Of `turn` and `start_bond`."""
TURN_AT_TABLE: Final = 2
STARTER: Final = 3


def put_deal_card(state: Imperial, player: int) -> None:
    state.then(agenda.DEAL_CARD, player)


def put_start_bond(state: Imperial, nation: int, turn_at_table: int, starter: int) -> None:
    state.then(agenda.START_BOND, nation, turn_at_table, starter)


# turns

FIELD: Final = 1
"""Of `swiss_stop` and `action`."""
HOLDER: Final = 2


def put_turn(state: Imperial, nation: int) -> None:
    state.then(agenda.TURN, nation)


def put_action(state: Imperial, field: int) -> None:
    state.then(agenda.ACTION, field)


def put_swiss_stop(state: Imperial, field: int, holder: int) -> None:
    state.then(agenda.SWISS_STOP, field, holder)


# production and import

NEXT: Final = 1
BOUGHT: Final = 2

# maneuver

ORIGIN: Final = 1
"""Of `sail`, `canal` and `journey`."""
SEA_BEYOND: Final = 2
CARGO: Final = 3
IS_FLEET: Final = 0
IS_ARMY: Final = 1

UNIT: Final = 2
"""Of `journey`, `attack`, `ask` and `demand`."""
PLACE: Final = 3
SEAS: Final = 4
MARKS: Final = 5
SHORE: Final = 6

RODE: Final = 1
"""Of `MARKS`: the train has been used."""
STEPPED: Final = 2
"""The step over a border or the convoy is done."""
TURNED_BACK: Final = 4
"""The army has just been refused and stands where it was; it may stay there for now."""
REFUSED: Final = 8
"""Shifted by the canal: this army may not ask there again."""
CROSSED: Final = 32
"""Shifted by the canal: it has been allowed through."""
EVERY_REFUSAL: Final = REFUSED | REFUSED << 1
EVERY_MARK: Final = 127

REGION: Final = 1
"""Of `attack`, `stance`, `ask` and `demand`."""
ASKED: Final = 3
DEMANDER: Final = 3
ASKED_BEFORE: Final = 4

FLAG_PLACE: Final = 1
FLAG_STAGE: Final = 2


def open_sail(state: Imperial, origin: int) -> None:
    state.first(agenda.SAIL, origin)


def put_canal(state: Imperial, origin: int, beyond: int) -> None:
    """A fleet asks."""
    state.then(agenda.CANAL, origin, beyond, IS_FLEET)


def open_canal(state: Imperial, origin: int, beyond: int) -> None:
    """An army on its journey asks."""
    state.first(agenda.CANAL, origin, beyond, IS_ARMY)


def open_journey(state: Imperial, origin: int, unit: int, marks: int) -> None:
    state.first(agenda.JOURNEY, origin, unit, origin, 0, marks, origin)


def put_journey(state: Imperial, origin: int, unit: int, place: int, seas: int, marks: int, shore: int) -> None:
    state.then(agenda.JOURNEY, origin, unit, place, seas, marks, shore)


def open_attack(state: Imperial, region: int, unit: int) -> None:
    state.first(agenda.ATTACK, region, unit)


def open_stance(state: Imperial, region: int) -> None:
    state.first(agenda.STANCE, region)


def put_stance(state: Imperial, region: int) -> None:
    state.then(agenda.STANCE, region)


def open_ask(state: Imperial, region: int, unit: int) -> None:
    state.first(agenda.ASK, region, unit)


def put_ask(state: Imperial, region: int, unit: int, asked: int) -> None:
    state.then(agenda.ASK, region, unit, asked)


def put_demand(state: Imperial, region: int, unit: int, demander: int, asked: int) -> None:
    state.then(agenda.DEMAND, region, unit, demander, asked)


# lending

INVESTOR_PLACE: Final = 1
WHERE: Final = 2
FROM_PLAYER: Final = 1
MOVED: Final = 1
OFFERED: Final = 2
ROUND_PLACE: Final = 3
LENDERS: Final = 4


def put_governments(state: Imperial, from_player: int) -> None:
    state.then(agenda.GOVERNMENTS, from_player)


def open_invest(state: Imperial, player: int, where: int) -> None:
    state.first(agenda.INVEST, player, where)


def open_lending(state: Imperial, moved: int, offered: int) -> None:
    state.first(agenda.LENDING, moved, offered)


def put_lending(state: Imperial, moved: int, offered: int, lenders: int) -> None:
    state.then(agenda.LENDING, moved, offered, 0, lenders)

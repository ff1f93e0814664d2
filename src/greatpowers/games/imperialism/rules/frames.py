"""The frames of the agenda that hold more than a step: what each argument is called, and how such a frame is opened.

`put` frames take the place of the step that is open, all others come before it. Everybody who reads an argument reads
it by these names; only the functions below know the order.
"""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperialism.rules import agenda
from greatpowers.games.imperialism.rules.state import Imperialism
from greatpowers.kernel.values import in_order, numbers

STEP: Final = 0
"""The step itself, where a frame that is not open is read."""
BELOW: Final = -2
"""The frame under the open one."""

PLAYER: Final = 1
"""Of `turn`, `raise`, `fetch`, `look`, `take`, `faith`, `steal`, `swap` and `explore`: who it is about."""

# hands

DRAWN_PILE: Final = 1
DRAWING_PLAYER: Final = 2
CARDS_TO_DRAW: Final = 3

DISCARDED: Final = 1
"""Of `discard` and `refill`: how many cards."""
LAST_DISCARDED: Final = 2

WAY: Final = 2
"""Of `refill`."""
NO_WAY_YET: Final = 0
FROM_DISPLAY: Final = 1
FROM_PILES: Final = 2

OWNER: Final = 2
"""Of `take` and `steal`: out of whose hand."""
TAKE_WANTED: Final = 3


def open_draw(state: Imperialism, pile: int, player: int, cards: int) -> None:
    state.first(agenda.DRAW, pile, player, cards)


def put_refill(state: Imperialism, discarded: int) -> None:
    state.then(agenda.REFILL, discarded, NO_WAY_YET)


def open_look(state: Imperialism, player: int) -> None:
    state.first(agenda.LOOK, player)


def open_faith(state: Imperialism, player: int) -> None:
    state.first(agenda.FAITH, player)


def open_take(state: Imperialism, player: int, owner: int, wanted: int) -> None:
    state.first(agenda.TAKE, player, owner, wanted)


def open_steal(state: Imperialism, player: int, owner: int) -> None:
    state.first(agenda.STEAL, player, owner)


def open_swap(state: Imperialism, player: int) -> None:
    state.first(agenda.SWAP, player)


# turns

BARRED: Final = 1
"""Of `action` and `defend`: the actions that may not follow a settlement, as bits."""
BARRED_FIELD: Final = numbers("barred", 0, 31)
PLAYED_TYPE: Final = 1

MODE: Final = 1
"""Of `development`."""
CHOSEN: Final = 0
REPEATED: Final = 1
FREE: Final = 2
"""An effect; it may be declined."""
MODES: Final = in_order({CHOSEN: "chosen", REPEATED: "repeated", FREE: "free"})

STAGE: Final = 1
"""Of `end_turn`: what comes next."""
EVENTS_STAGE: Final = 0
ACHIEVEMENT_STAGE: Final = 1
UPSWING_STAGE: Final = 2
NEXT_TURN_STAGE: Final = 3


def put_turn(state: Imperialism, player: int) -> None:
    state.then(agenda.TURN, player)


def put_action(state: Imperialism, barred: int) -> None:
    """Another action after a settlement."""
    state.then(agenda.ACTION, barred)


def open_intrigue(state: Imperialism, played_type: int) -> None:
    state.first(agenda.INTRIGUE, played_type)


def open_development(state: Imperialism, mode: int) -> None:
    state.first(agenda.DEVELOPMENT, mode)


def open_explore(state: Imperialism, player: int) -> None:
    state.first(agenda.EXPLORE, player)


# offers

PRICE: Final = 2
OFFERED_TRACKS: Final = 3
RAISE_SOURCE: Final = 4

FETCH_WANTED: Final = 2
FETCH_SOURCE: Final = 3


def open_raise(state: Imperialism, player: int, price: int, tracks: int, source: int) -> None:
    state.first(agenda.RAISE, player, price, tracks, source)


def open_fetch(state: Imperialism, player: int, wanted: int, source: int) -> None:
    state.first(agenda.FETCH, player, wanted, source)


# war and events

MAY_SETTLE: Final = 2
"""Of `defend`, beside `BARRED`."""
ASKED: Final = 1
"""Of `war_events`: how many have been."""

PENDING_CARD: Final = 1
"""Of `respond`: the event that waits for a reply."""
PENDING_PLAYER: Final = 2
PENDING_TARGET: Final = 3
"""A seat and 1, or 0 for nobody."""
PENDING_COUNT: Final = 4


def open_defend(state: Imperialism, barred: int) -> None:
    """At first the defender may settle."""
    state.first(agenda.DEFEND, barred, 1)


def announce(state: Imperialism, seat: int, card: int, target: int, count: int) -> None:
    """An event is played; before it takes effect, others may cancel it."""
    state.play_card(seat, card, target, count)
    state.first(agenda.RESPOND, card, seat, target + 1, count)

"""Commands about standing orders, and about how long windows of reaction are open."""

from __future__ import annotations

from greatpowers.server import orders
from greatpowers.server.problems import ProblemError
from greatpowers.server.protocol import AtWindow, SetOrder, SetPace, SetPassing
from greatpowers.server.rows import Person
from greatpowers.server.stored import StoredTable


async def set_order(table: StoredTable, person: Person, command: SetOrder) -> None:
    """What is due by it is answered at once."""
    table.running()
    table.playing_seat(person.id, command.seat)
    known = orders.windows(table)
    if command.window not in (orders.ALL, *known):
        raise ProblemError(400, "bad-request", "room-no-window", window=command.window, windows=", ".join(known))
    named = {} if command.window == orders.ALL else wishes(table, command.seat)
    keep(table, command.seat, named | {command.window: command.wish})


async def set_passing(table: StoredTable, person: Person, command: SetPassing) -> None:
    """The older word means only the windows in which several are asked at once: nobody gives up a defence by it."""
    table.running()
    table.playing_seat(person.id, command.seat)
    wish: AtWindow = "pass" if command.passing else "ask"
    keep(table, command.seat, wishes(table, command.seat) | dict.fromkeys(orders.polls(table), wish))


def wishes(table: StoredTable, seat: int) -> dict[str, AtWindow]:
    """What the seat wants at each kind of window."""
    given = orders.Orders.of(table, seat)
    return {step: given.at(step) for step in orders.windows(table)}


def keep(table: StoredTable, seat: int, named: dict[str, AtWindow]) -> None:
    wanted: dict[str, AtWindow] = {step: wish for step, wish in named.items() if wish != "ask"}
    table.set_seat(seat, orders=orders.Orders(wanted, orders.Orders.of(table, seat).held).kept())


async def set_pace(table: StoredTable, person: Person, command: SetPace) -> None:
    """It holds from the next question on: a window that is open by the clock closes as it was opened."""
    table.host_only(person)
    if table.header.status in ("gathering", "running"):
        table.change_table(pace=command.pace, window_seconds=command.window_seconds)

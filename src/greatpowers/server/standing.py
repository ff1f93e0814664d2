"""Commands about standing orders, and about how long windows of reaction are open."""

from __future__ import annotations

from greatpowers.server import orders
from greatpowers.server.problems import ProblemError
from greatpowers.server.protocol import SetOrder, SetPace, SetPassing
from greatpowers.server.rows import Person
from greatpowers.server.stored import StoredTable


async def set_order(table: StoredTable, person: Person, command: SetOrder) -> None:
    """What is due by it is answered at once."""
    table.running()
    table.playing_seat(person.id, command.seat)
    known = orders.windows(table)
    if command.window not in (orders.ALL, *known):
        raise ProblemError(400, "bad-request", "room-no-window", window=command.window, windows=", ".join(known))
    had = orders.Orders.of(table, command.seat)
    named = {} if command.window == orders.ALL else {step: had.at(step) for step in known if had.at(step) != "ask"}
    named.pop(command.window, None)
    if command.wish != "ask":
        named[command.window] = command.wish
    table.set_seat(command.seat, orders=orders.Orders(named, had.held).kept())


async def set_passing(table: StoredTable, person: Person, command: SetPassing) -> None:
    wish = SetOrder(command.seat, orders.ALL, "pass" if command.passing else "ask")
    await set_order(table, person, wish)


async def set_pace(table: StoredTable, person: Person, command: SetPace) -> None:
    """It holds from the next question on: a window that is open by the clock closes as it was opened."""
    table.host_only(person)
    if table.header.status in ("gathering", "running"):
        table.change_table(pace=command.pace, window_seconds=command.window_seconds)

"""The table of commands: whatever people can do at a table stands in it once, and the addresses follow from it."""

from __future__ import annotations

import inspect
import re

import msgspec
import pytest

from greatpowers.server import looking, planning, playing, seating, standing, talking, votes
from greatpowers.server.guard import LIMITS
from greatpowers.server.protocol import Ack, AtSeat, GiveAnswer, Join, Refusal
from greatpowers.server.routes.table import HANDLERS, parameters
from greatpowers.server.stored import StoredTable
from greatpowers.server.table_commands import BY_STRUCT, COMMANDS, Command

every_command = pytest.mark.parametrize("command", COMMANDS, ids=lambda command: str(command.name))


def named(name: str) -> Command:
    return next(command for command in COMMANDS if command.name == name)


def test_every_command_stands_there_once() -> None:
    assert len(BY_STRUCT) == len(COMMANDS) == len({command.handler for command in COMMANDS})
    assert len({(command.method, command.path) for command in COMMANDS}) == len(COMMANDS)
    assert [command.name for command in COMMANDS if not command.path] == ["claim"], "its address is a secret of its own"
    assert len(HANDLERS) == len(COMMANDS) - 1


def test_every_handler_is_a_command() -> None:
    """Whatever takes a table, a person and a struct of its own is reached through `Room.do`."""
    handlers = set()
    for module in (looking, planning, playing, seating, standing, talking, votes):
        for _, function in inspect.getmembers(module, inspect.iscoroutinefunction):
            hints = inspect.get_annotations(function, eval_str=True)
            if function.__module__ == module.__name__ and len(hints) == 4:
                table, _, command, _ = hints.values()
                if table is StoredTable and inspect.isclass(command) and issubclass(command, msgspec.Struct):
                    handlers.add(function)
    assert handlers == {command.handler for command in COMMANDS}


@every_command
def test_a_command_says_how_it_is_met(command: Command) -> None:
    assert command.limit in LIMITS and command.summary
    assert command.struct.__struct_config__.frozen
    assert command.changes or command.limit == "look"
    assert command.method != "GET" or (command.body is None and not command.changes)


@every_command
def test_a_command_is_its_body_and_what_the_address_says(command: Command) -> None:
    in_body = set() if command.body is None else set(command.body.__struct_fields__)
    in_path = set(re.findall(r"{(\w+):", command.path))
    in_query = set(command.struct.__struct_fields__) - in_body - in_path - {"lang"}
    assert not in_path & in_body, "said twice"
    assert command.method == "GET" or not in_query or not command.path
    if command.path:
        taken = {one.name for one in parameters(command)} - {"request", "table", "data", "lang"}
        assert taken == in_path | in_query


def test_what_a_browser_sends_and_how_it_is_answered() -> None:
    assert (named("answer").struct, named("answer").body) == (GiveAnswer, GiveAnswer)
    assert (named("leave").struct, named("leave").body) == (seating.Leave, AtSeat)
    assert named("start").body is None and named("refusals").body is None
    assert named("join").body is Join and named("join").returns is Ack, "what returns nothing is acknowledged"
    assert named("why_not").returns is Refusal

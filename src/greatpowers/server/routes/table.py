"""At a table: the addresses of the commands, made from the table of them."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from inspect import Parameter, Signature
from typing import Annotated, Any, get_args, get_origin, get_type_hints

from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import NODEFAULT, Meta, Struct
from msgspec.structs import FieldInfo, asdict, fields

from greatpowers.server.people import language
from greatpowers.server.problems import ProblemError
from greatpowers.server.protocol import Given
from greatpowers.server.room import Room
from greatpowers.server.routes import MaybeLang, Text, get, post, put
from greatpowers.server.rows import Person
from greatpowers.server.service import Asking, Service, service
from greatpowers.server.table_commands import COMMANDS, Command

METHODS: dict[str, Any] = {"GET": get, "POST": post, "PUT": put}
JSON_BODY: Any = JSONBody
LANG = "lang"
"""The field of commands that are answered in words: from the address, or from the header that names languages."""


def route(command: Command) -> HTTPRouteHandler:
    """The address of a command: takes in what it consists of, and answers as its handler does."""

    async def perform(request: Asking, table: str, data: Struct | None = None, **said: Any) -> Any:
        return await performed(service(request), request.scope, table, command, data, said)

    signed: Any = perform
    signed.__name__ = command.name
    signed.__doc__ = command.description
    signed.__signature__ = Signature(list(parameters(command)), return_annotation=command.returns)
    signed.__annotations__ = {one.name: one.annotation for one in parameters(command)} | {"return": command.returns}
    made: HTTPRouteHandler = METHODS[command.method](f"/tables/{{table:str}}{command.path}", summary=command.summary)(
        signed
    )
    return made


async def performed(
    found: Service, scope: Any, table: str, command: Command, data: Struct | None, said: dict[str, Any]
) -> Any:
    """What comes of a command: `data` is what was sent, `said` what stood in the address."""
    begun = time.perf_counter()
    person, room = await asker(found, scope, table, command)
    if type(data) is command.struct and not said:
        wanted = data
    else:
        given = {**said, **({} if data is None else asdict(data))}
        if LANG in command.struct.__struct_fields__:
            given[LANG] = given.get(LANG) or language(scope)
        wanted = command.struct(**given)
    return await counted(found, room, person, wanted, begun) if command.counts else await room.do(person, wanted)


async def asker(found: Service, scope: Any, table: str, command: Command) -> tuple[Person | None, Room]:
    """Who asks, within the limit of what they want to do, and the table."""
    people, person = found.people, None
    if command.who == "known":
        person = await people.known(scope)
    elif command.who == "guest":
        await found.room(table)  # nobody becomes a guest at a table that does not exist
        person = await people.guest(scope)
    else:
        person = await people.visitor(scope)
    people.limit(command.limit, person.id if person else people.address(scope))
    return person, await found.room(table)


async def counted(found: Service, room: Room, person: Person | None, wanted: Struct, begun: float) -> Any:
    """Answers of the game are counted, and so is the time until everybody has them."""
    metrics = found.metrics
    metrics.arrival(room.header.id, begun)
    try:
        done = await room.do(person, wanted)
    except ProblemError as problem:
        metrics.answers.labels(problem.code).inc()
        raise
    metrics.answers.labels("accepted").inc(done.given if isinstance(done, Given) else 1)
    return done


# --- what an address takes in -----------------------------------------------------------------------------------------


def parameters(command: Command) -> Iterator[Parameter]:
    in_path = set(re.findall(r"{(\w+):", command.path))
    in_body = set() if command.body is None else set(command.body.__struct_fields__) - in_path
    hints = get_type_hints(command.struct, include_extras=True)
    yield parameter("request", Asking)
    yield parameter("table", Text)
    for field in fields(command.struct):
        if field.name == LANG:
            if command.method == "GET":
                yield parameter(LANG, MaybeLang, None)
        elif field.name not in in_body:
            kind = PathParameter if field.name in in_path else QueryParameter
            plain, bounds = parsed(hints[field.name])
            yield parameter(field.name, Annotated[plain, kind(**bounds)], default_of(field))
    if command.body is not None:
        yield parameter("data", JSON_BODY[command.body])


def parameter(name: str, annotation: Any, default: Any = Parameter.empty) -> Parameter:
    return Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=annotation)


def default_of(field: FieldInfo) -> Any:
    return Parameter.empty if field.default is NODEFAULT else field.default


def parsed(hint: Any) -> tuple[Any, dict[str, Any]]:
    """A type without its bounds, and these; `SeatNumber | None` becomes `int | None`, from 0 to 7."""
    if get_origin(hint) is Annotated:
        plain, *notes = get_args(hint)
        meta = next(note for note in notes if isinstance(note, Meta))
        named = ("ge", "le", "max_length")
        return plain, {name: value for name in named if (value := getattr(meta, name)) is not None}
    plain, bounds = parsed(get_args(hint)[0])
    return plain | None, bounds


HANDLERS = [route(command) for command in COMMANDS if command.path]

"""Tables: finding, making, importing, branching, and coming back to a seat."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

from litestar.params import JSONBody, QueryParameter

from greatpowers.games import RULESETS, game_of, words_for
from greatpowers.server import reference
from greatpowers.server.guard import LARGE_BODY
from greatpowers.server.people import language
from greatpowers.server.problems import not_found
from greatpowers.server.prompts import task_of
from greatpowers.server.protocol import (
    Branch,
    Created,
    Import,
    NewTable,
    Reach,
    TableList,
    TableRow,
    TableState,
    Trial,
)
from greatpowers.server.reach import reach
from greatpowers.server.routes import MaybeLang, Text, get, post
from greatpowers.server.routes.reference import checked
from greatpowers.server.rows import Person, SeatRecord, TableRecord
from greatpowers.server.seating import leads_nowhere
from greatpowers.server.seats import shown_name
from greatpowers.server.service import Asking, service
from greatpowers.server.texts import sentence
from greatpowers.words.words import capital

PAGE = 20
LAST_PAGE = 1000
Show = Literal["open", "mine", "running", "finished"]
STATUSES: dict[str, tuple[str, ...]] = {
    "open": ("gathering",),
    "mine": ("gathering", "running", "broken"),
    "running": ("running",),
    "finished": ("over", "closed"),
}


def row(table: TableRecord, seats: list[SeatRecord], person: Person | None, lang: str) -> TableRow:
    own = {seat.seat for seat in seats if person is not None and seat.person == person.id}
    playing = {seat.seat for seat in seats if seat.seat in own and not (seat.conceded or seat.stands_in)}
    return TableRow(
        id=table.id,
        game=table.game,
        game_name=RULESETS[table.game].names[lang] if table.game in RULESETS else table.game,
        title=table.title,
        status=table.status,  # type: ignore[arg-type]  # the store keeps plain texts
        visibility=table.visibility,  # type: ignore[arg-type]
        players=[shown_name(seat, lang) for seat in seats if seat.kind != "open"],
        open_seats=sum(seat.kind == "open" for seat in seats),
        seq=table.entries,
        changed=table.changed,
        your_turn=table.status == "running" and not playing.isdisjoint(table.waiting),
        yours=bool(own) or (person is not None and table.host == person.id),
        asks=asked(table, lang),
        waits=[shown_name(seat, lang) for seat in seats if table.status == "running" and seat.seat in table.waiting],
    )


def asked(table: TableRecord, lang: str) -> str:
    """What a running table waits for; nothing where only another server knows its rules."""
    step, nation = table.asks.get("step", ""), table.asks.get("nation", "")
    if table.status != "running" or not step or table.game not in RULESETS:
        return ""
    words = words_for(lang, RULESETS[table.game])
    task = words.say(f"ask-{step}") if words.has(f"ask-{step}") else task_of(words, step)
    names = words.vocabulary.names("nation", nation) if nation else []
    return f"{names[0]}: {task}" if names else capital(task)


def limit_tables(request: Asking, person: Person) -> None:
    """Each person, and each address too: a new guest is made in no time, and computers think at every table."""
    people = service(request).people
    people.limit("table", person.id)
    people.limit("table-address", people.address(request.scope))


@get("/tables", summary="The lobby")
async def tables(
    request: Asking,
    show: Annotated[Show, QueryParameter()] = "open",
    page: Annotated[int, QueryParameter(ge=0, le=LAST_PAGE)] = 0,
    lang: MaybeLang = None,
) -> TableList:
    """`open` and `running` list public tables; `mine` and `finished` those of the person who asks (a newcomer gets the
    public finished ones)."""
    found = service(request)
    found.people.limit("look-address", found.people.address(request.scope))
    person = await found.people.visitor(request.scope)
    personal = show == "mine" or (show == "finished" and person is not None)
    if show == "mine" and person is None:
        return TableList([], None)
    wanted: dict[str, Any] = {"person": person.id} if personal and person is not None else {"public": True}
    rows = await found.store.tables.page(**wanted, status=STATUSES[show], page=page, size=PAGE)
    told = [row(table, seats, person, lang or language(request.scope)) for table, seats in rows]
    return TableList(told, page + 1 if len(rows) == PAGE and page < LAST_PAGE else None)


@post("/tables", status_code=201, request_max_body_size=LARGE_BODY, summary="A new table")
async def make_table(request: Asking, data: JSONBody[NewTable]) -> Created:
    found = service(request)
    person = await found.people.guest(request.scope)
    limit_tables(request, person)
    return Created(await found.rooms.create(data, person))


@post("/import", status_code=201, request_max_body_size=LARGE_BODY, summary="A table from a record or a position")
async def import_table(request: Asking, data: JSONBody[Import]) -> Created:
    found = service(request)
    person = await found.people.guest(request.scope)
    limit_tables(request, person)
    return Created(await found.rooms.create_from(data, person))


@post("/casebook/{game:str}/{case:str}/play", status_code=201, summary="Try a case: a private table from its position")
async def try_case(request: Asking, game: Text, case: Text, data: JSONBody[Trial]) -> Created:
    found = service(request)
    person = await found.people.guest(request.scope)
    limit_tables(request, person)
    known = await asyncio.to_thread(reference.trial, checked(game), case, person.lang)
    if known is None:
        raise not_found("problem-no-trial", case=case[:60])
    return Created(await found.rooms.try_out(*known, person, data.key))


@post(
    "/lessons/{game:str}/play", status_code=201, summary="A trial game: a private table from the position of a lesson"
)
async def try_lesson(request: Asking, game: Text, data: JSONBody[Trial]) -> Created:
    found = service(request)
    person = await found.people.guest(request.scope)
    limit_tables(request, person)
    known = game_of(RULESETS[checked(game)]).lesson(game)
    if known is None:
        raise not_found("problem-no-lesson", game=game[:60])
    return Created(
        await found.rooms.try_out(known["position"], sentence(person.lang, "lesson-title"), person, data.key)
    )


@post("/tables/{table:str}/branch", status_code=201, summary="Try from here: a private table")
async def branch(request: Asking, table: Text, data: JSONBody[Branch]) -> Created:
    found = service(request)
    person = await found.people.guest(request.scope)
    limit_tables(request, person)
    await found.room(table)
    return Created(await found.rooms.branch(table, data, person))


@post("/seat/{secret:str}", summary="Take the seat of a private link in this browser")
async def claim(request: Asking, secret: Text) -> Created:
    found = service(request)
    found.people.limit("look", found.people.address(request.scope))
    if await found.store.tables.seat_by_secret(secret) is None:
        raise await leads_nowhere(found.store, secret)
    person = await found.people.guest(request.scope)
    return Created(await found.rooms.claim(secret, person))


@get("/tables/{table:str}", summary="A table without its game")
async def table_state(request: Asking, table: Text, lang: MaybeLang = None) -> TableState:
    found = service(request)
    found.people.limit("look-address", found.people.address(request.scope))
    room = await found.room(table)
    async with room.reading():
        return room.parts.state(lang or language(request.scope))


@get("/tables/{table:str}/reach", summary="Who can come to this server: for the host, who invites others")
async def table_reach(request: Asking, table: Text) -> Reach:
    found = service(request)
    person = await found.people.known(request.scope)
    found.people.limit("look", person.id)
    (await found.room(table)).host_only(person)
    return await asyncio.to_thread(reach, found.settings)


HANDLERS = [tables, make_table, import_table, try_case, try_lesson, branch, claim, table_state, table_reach]

"""At the table: answering, asking why not, agreeing, talking, looking back."""

from __future__ import annotations

import time
from typing import Annotated, Any

from litestar.params import JSONBody, PathParameter, QueryParameter

from greatpowers.server.people import language
from greatpowers.server.protocol import (
    Ack,
    AskHandOver,
    AskPlan,
    AskTakeBack,
    AskWhyNot,
    AtSeat,
    CastVote,
    GiveAnswer,
    Given,
    GivePlan,
    History,
    Moment,
    Mute,
    Plan,
    Refusal,
    RefusalList,
    Say,
    SetPassing,
    Thought,
    Undo,
)
from greatpowers.server.routes import MaybeLang, MaybeSeat, SeatQuery, Text, get, post
from greatpowers.server.routes.lobby import ack
from greatpowers.server.service import Asking, service
from greatpowers.server.trouble import Trouble

Search = Annotated[str, QueryParameter(max_length=100)]
At = Annotated[int, PathParameter(ge=0, le=1_000_000)]
VoteNumber = Annotated[int, PathParameter(ge=0, le=1_000_000_000)]


@post("/tables/{table:str}/answers", summary="Give an answer")
async def answer(request: Asking, table: Text, data: JSONBody[GiveAnswer]) -> Ack:
    """When this returns, the answer is on the disk. The same key again gives the same acknowledgement."""
    begun = time.perf_counter()
    found = service(request)
    person, room = await found.at_table(request, table)
    found.metrics.arrival(table, begun)
    try:
        done = await room.answer(person, data)
    except Trouble as trouble:
        found.metrics.answers.labels(trouble.code).inc()
        raise
    found.metrics.answers.labels("accepted").inc()
    return done


@post("/tables/{table:str}/undo", summary="Take the own last answer back")
async def undo(request: Asking, table: Text, data: JSONBody[Undo]) -> Ack:
    person, room = await service(request).at_table(request, table)
    return await room.undo(person, data)


@post("/tables/{table:str}/passing", summary="Always pass when several are asked at once")
async def passing(request: Asking, table: Text, data: JSONBody[SetPassing]) -> Ack:
    person, room = await service(request).at_table(request, table)
    return await room.set_passing(person, data)


@post("/tables/{table:str}/why-not", summary="Why an answer cannot be given")
async def why_not(request: Asking, table: Text, data: JSONBody[AskWhyNot]) -> Refusal:
    person, room = await service(request).at_table(request, table, "look")
    return await room.why_not(person, data, language(request.scope))


@post("/tables/{table:str}/plan", summary="Try answers out; nothing is played")
async def plan(request: Asking, table: Text, data: JSONBody[AskPlan]) -> Plan:
    person, room = await service(request).at_table(request, table, "look")
    return await room.plan(person, data, language(request.scope))


@post("/tables/{table:str}/plan/answers", summary="Give answers one after the other")
async def give_plan(request: Asking, table: Text, data: JSONBody[GivePlan]) -> Given:
    """As many as can be given are stored together, and then this returns. The same key again gives the same result."""
    found = service(request)
    person, room = await found.at_table(request, table)
    try:
        done = await room.give_plan(person, data)
    except Trouble as trouble:
        found.metrics.answers.labels(trouble.code).inc()
        raise
    found.metrics.answers.labels("accepted").inc(done.given)
    return done


@get("/tables/{table:str}/refusals", summary="What cannot be done now, and why")
async def refusals(
    request: Asking, table: Text, seat: SeatQuery, search: Search = "", lang: MaybeLang = None
) -> RefusalList:
    person, room = await service(request).at_table(request, table, "look")
    return await room.refusals(person, seat, search, lang or language(request.scope))


@post("/tables/{table:str}/take-back", summary="Ask to go back to an earlier moment")
async def take_back(request: Asking, table: Text, data: JSONBody[AskTakeBack]) -> Ack:
    person, room = await service(request).at_table(request, table)
    await room.ask_take_back(person, data)
    return ack(room)


@post("/tables/{table:str}/hand-over", summary="Ask to let a computer play for somebody absent")
async def hand_over(request: Asking, table: Text, data: JSONBody[AskHandOver]) -> Ack:
    person, room = await service(request).at_table(request, table)
    await room.ask_hand_over(person, data)
    return ack(room)


@post("/tables/{table:str}/return", summary="Take the own seat back from a computer")
async def come_back(request: Asking, table: Text, data: JSONBody[AtSeat]) -> Ack:
    person, room = await service(request).at_table(request, table)
    await room.take_seat_back(person, data)
    return ack(room)


@post("/tables/{table:str}/concede", summary="Give up; a computer plays on")
async def concede(request: Asking, table: Text, data: JSONBody[AtSeat]) -> Ack:
    person, room = await service(request).at_table(request, table)
    await room.concede(person, data)
    return ack(room)


@post("/tables/{table:str}/votes/{vote:int}", summary="Agree or not")
async def cast_vote(request: Asking, table: Text, vote: VoteNumber, data: JSONBody[CastVote]) -> Ack:
    person, room = await service(request).at_table(request, table)
    await room.vote(person, vote, data)
    return ack(room)


@post("/tables/{table:str}/chat", summary="Say something at the table")
async def chat(request: Asking, table: Text, data: JSONBody[Say]) -> Ack:
    person, room = await service(request).at_table(request, table, "chat")
    await room.say(person, data)
    return ack(room)


@post("/tables/{table:str}/mute", summary="Hear somebody no longer, or again")
async def mute(request: Asking, table: Text, data: JSONBody[Mute]) -> Ack:
    person, room = await service(request).at_table(request, table)
    await room.mute(person, data)
    return ack(room)


@get("/tables/{table:str}/record", summary="The record: whole when the game is over, else what a seat may take home")
async def record(request: Asking, table: Text, seat: MaybeSeat = None) -> dict[str, Any]:
    found = service(request)
    person = await found.people.visitor(request.scope)
    found.people.limit("look", person.id if person else found.people.address(request.scope))
    return await (await found.room(table)).record(person, seat)


@get("/tables/{table:str}/moments/{at:int}", summary="The table as it was after so many entries")
async def moment(request: Asking, table: Text, at: At, seat: MaybeSeat = None, lang: MaybeLang = None) -> Moment:
    found = service(request)
    person = await found.people.visitor(request.scope)
    found.people.limit("look", person.id if person else found.people.address(request.scope))
    room = await found.room(table)
    return await room.moment(person, seat, at, lang or language(request.scope))


@get("/tables/{table:str}/history", summary="The turns so far, with the figures of players and nations at each")
async def history(request: Asking, table: Text, seat: MaybeSeat = None, lang: MaybeLang = None) -> History:
    found = service(request)
    person = await found.people.visitor(request.scope)
    found.people.limit("look", person.id if person else found.people.address(request.scope))
    return await (await found.room(table)).history(person, seat, lang or language(request.scope))


@get("/tables/{table:str}/thoughts/{entry:int}", summary="Why a computer gave the answer of this entry")
async def thought(request: Asking, table: Text, entry: At, lang: MaybeLang = None) -> Thought:
    found = service(request)
    person = await found.people.visitor(request.scope)
    found.people.limit("look", person.id if person else found.people.address(request.scope))
    return await (await found.room(table)).thought(entry, lang or language(request.scope))


HANDLERS = [
    *(answer, undo, passing, why_not, plan, give_plan, refusals, take_back, hand_over, come_back, concede, cast_vote),
    *(chat, mute, record, moment, history, thought),
]

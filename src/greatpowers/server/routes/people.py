"""Who I am: guest, account, session."""

from __future__ import annotations

from litestar.params import JSONBody

from greatpowers.server.people import language, whoever
from greatpowers.server.protocol import ChangeMe, Credentials, Me
from greatpowers.server.routes import delete, get, patch, post
from greatpowers.server.service import Asking, service


@get("/me", summary="Who this browser is")
async def who_am_i(request: Asking) -> Me:
    return whoever(await service(request).people.visitor(request.scope), language(request.scope))


@post("/register", summary="Make an account of this guest; seats stay")
async def register(request: Asking, data: JSONBody[Credentials]) -> Me:
    return whoever(await service(request).people.register(request.scope, data), language(request.scope))


@post("/login", summary="Come in by name and password")
async def login(request: Asking, data: JSONBody[Credentials]) -> Me:
    return whoever(await service(request).people.login(request.scope, data), language(request.scope))


@post("/logout", summary="End this session")
async def logout(request: Asking) -> Me:
    await service(request).people.logout(request.scope)
    return whoever(None, language(request.scope))


@patch("/me", summary="Change name, language or password")
async def change_me(request: Asking, data: JSONBody[ChangeMe]) -> Me:
    return whoever(await service(request).people.change(request.scope, data), language(request.scope))


@delete("/me", summary="Delete this person: the name goes, the tables stay")
async def delete_me(request: Asking) -> Me:
    found = service(request)
    person = await found.people.delete(request.scope)
    await found.rooms.forget(person.id)
    return whoever(None, language(request.scope))


HANDLERS = [who_am_i, register, login, logout, change_me, delete_me]

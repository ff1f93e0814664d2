"""The application: routes, what surrounds them, and what is open while it runs."""

from __future__ import annotations

import asyncio
import contextlib
import traceback
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import msgspec
import structlog
from litestar import Litestar, Router
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, InternalServerException, ValidationException
from litestar.handlers.base import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import Response
from sqlalchemy.exc import DBAPIError

import greatpowers
from greatpowers.server.guard import (
    PROTOCOL_HEADER,
    SMALL_BODY,
    Limits,
    answer_headers,
    header,
    is_forged,
    is_outdated,
)
from greatpowers.server.jobs import Jobs
from greatpowers.server.nodes import Among
from greatpowers.server.operation import Metrics, begin, public_path, watch
from greatpowers.server.parts import warm
from greatpowers.server.people import People, language
from greatpowers.server.problems import ProblemError
from greatpowers.server.protocol import Problem
from greatpowers.server.rooms import Rooms
from greatpowers.server.routes import lobby, pages, people, reference, table
from greatpowers.server.routes.pages import Client
from greatpowers.server.rows import NotStored
from greatpowers.server.service import Asking, Service
from greatpowers.server.settings import Settings
from greatpowers.server.short_way import Application
from greatpowers.server.store import Store
from greatpowers.server.stream import stream

CODES = {
    400: "bad-request",
    401: "unauthorized",
    403: "forbidden",
    404: "not-found",
    405: "bad-request",
    413: "too-large",
    415: "bad-request",
    429: "too-many",
}
MESSAGES = {404: "problem-not-found", 405: "problem-method", 413: "problem-too-large"}
MOST_DETAIL = 300
"""Characters of what somebody sent that are repeated to them."""


def create_app(settings: Settings, store: Store | None = None) -> Litestar:
    """The server with these settings; everything it needs is opened when it starts and closed when it ends. A store
    that is open already is used, and closed."""
    metrics = Metrics()
    handlers = [*people.HANDLERS, *reference.HANDLERS, *lobby.HANDLERS, *table.HANDLERS, stream]
    api = Router("/api", route_handlers=handlers, before_request=begun, guards=[not_forged, not_outdated])
    app = Application(
        route_handlers=[api, *pages.HANDLERS],
        lifespan=[opened(settings, metrics, store)],
        before_send=[answer_headers(settings), watch(metrics, settings.logged)],
        exception_handlers={
            ProblemError: told,
            HTTPException: refused,
            RecursionError: too_deep,
            NotStored: away,
            DBAPIError: away,
            ConnectionError: away,  # a database that does not let us in says so before it speaks
            Exception: broken,
        },
        openapi_config=OpenAPIConfig(
            title="Great Powers",
            version=greatpowers.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
            openapi_router=Router(
                "/api/schema", route_handlers=[], guards=[reference.not_too_often], include_in_schema=False
            ),
        ),
        logging_config=None,
        request_max_body_size=SMALL_BODY,
    )
    app.state.settings = settings
    app.state.client = Client(settings.client)
    return app


def opened(settings: Settings, metrics: Metrics, given: Store | None) -> Callable[[Litestar], Any]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = given or await Store.open(settings.database, settings.seconds, settings.public_url)
        jobs = Jobs(failed=metrics.failures.inc)
        starting = asyncio.ensure_future(jobs.open())  # people need not wait until the computers are awake
        rooms = Rooms(store, jobs, now=settings.clock)
        limits = Limits(settings.clock, settings.limited)
        among = Among(rooms, limits, settings.public_url)
        service = Service(settings, store, rooms, People(store, settings, limits), limits, metrics)
        app.state.service = service
        await asyncio.to_thread(warm)
        await among.open()
        try:
            yield
        finally:
            await service.end_streams()
            await among.close()
            await rooms.close()
            with contextlib.suppress(NotStored, DBAPIError, OSError):  # then others find out by themselves
                await store.nodes.leave()
            starting.cancel()
            await asyncio.gather(starting, return_exceptions=True)
            await jobs.close()
            await store.close()

    return lifespan


async def begun(request: Asking) -> None:
    """Before a route is called: note the time, and read the body to the letter. The framework would take the text "1"
    for the number 1, which is right for addresses only."""
    begin(request.scope)
    field = request.route_handler.parsed_data_field
    if field is None:
        return
    try:
        body = await request.body()
    except InternalServerException as error:  # by which the framework means somebody who has hung up halfway
        raise ProblemError(400, "bad-request", "problem-malformed", detail=error.detail) from error
    try:
        decoder(field.annotation).decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ProblemError(400, "bad-request", "problem-malformed", detail=str(error)[:MOST_DETAIL]) from error


@cache
def decoder(body: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(body)


async def not_forged(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    scope: Any = connection.scope
    if scope["type"] == "http" and is_forged(scope, connection.app.state.settings):
        raise ProblemError(403, "forbidden", "problem-forged")


async def not_outdated(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """What a page of another version sends might mean something else by now. (A page that only looks sends no origin;
    if it is too old to name its version, it hears of it from the stream, or when it wants to do something.)"""
    scope: Any = connection.scope
    if scope["type"] == "http" and is_outdated(scope, header(scope, PROTOCOL_HEADER)):
        raise ProblemError(409, "outdated", "problem-outdated")


# --- mistakes ---------------------------------------------------------------------------------------------------------


def told(request: Asking, problem: ProblemError) -> Response[Problem]:
    return Response(problem.in_words(language(request.scope)), status_code=problem.status)


def refused(request: Asking, error: HTTPException) -> Response[Problem]:
    """What the framework itself refuses."""
    status = error.status_code
    if status >= 500:
        return broken(request, error)
    code = CODES.get(status, "bad-request")
    if status in MESSAGES:
        problem = ProblemError(status, code, MESSAGES[status])
    else:
        problem = ProblemError(status, code, "problem-malformed", detail=detail(error))
    headers = {key: value for key, value in (error.headers or {}).items() if key.lower() in ("allow", "retry-after")}
    return Response(problem.in_words(language(request.scope)), status_code=status, headers=headers)


def detail(error: HTTPException) -> str:
    """What is wrong, with the field where it is known."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        rows = [f"{row.get('key', '')}: {row.get('message', '')}".removeprefix(": ") for row in error.extra]
        return "; ".join(rows)[:MOST_DETAIL]
    return str(error.detail)[:MOST_DETAIL]


def too_deep(request: Asking, _: RecursionError) -> Response[Problem]:
    """Brackets within brackets, so many that nothing of ours can be meant."""
    return told(request, ProblemError(400, "bad-request", "problem-too-deep"))


def away(request: Asking, error: Exception) -> Response[Problem]:
    """The database cannot be written, or not be reached: nothing has changed, and it will be tried again."""
    log = structlog.get_logger("greatpowers.server")
    log.error("store-away", path=public_path(request.scope["path"]), error=str(error))
    return told(request, ProblemError(503, "unsaved", "problem-unsaved"))


def broken(request: Asking, error: Exception) -> Response[Problem]:
    """Our own mistake: noted with its trace, told without."""
    trace = "".join(traceback.format_exception(error))
    structlog.get_logger("greatpowers.server").error("broken", path=public_path(request.scope["path"]), trace=trace)
    return Response(ProblemError(500, "broken", "problem-inside").in_words(language(request.scope)), status_code=500)

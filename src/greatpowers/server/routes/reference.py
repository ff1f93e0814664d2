"""What there is to read: games, rules, cases."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers.base import BaseRouteHandler
from litestar.response import Response

from greatpowers.games import RULESETS
from greatpowers.server import reference
from greatpowers.server.people import language
from greatpowers.server.problems import not_found
from greatpowers.server.protocol import CaseBook, CasePage, Game, Lesson, RuleBook
from greatpowers.server.routes import MaybeLang, Text, get
from greatpowers.server.service import Asking

KEEP = {"cache-control": "public, max-age=300", "vary": "accept-language, cookie"}
"""It changes with the version of the server only."""


async def not_too_often(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """To make a page of a hundred cases takes its time."""
    people = connection.app.state.service.people
    people.limit("read-address", people.address(connection.scope))


def checked(game: str) -> str:
    if game not in RULESETS:
        raise not_found("problem-no-game", game=game[:60])
    return game


@get("/games", sync_to_thread=False, summary="Every game with its options in words")
def games(request: Asking, lang: MaybeLang = None) -> list[Game]:
    return reference.games(lang or language(request.scope))


@get("/rules/{game:str}", sync_to_thread=True, guards=[not_too_often], summary="The rules reference of a game")
def rules(request: Asking, game: Text, lang: MaybeLang = None) -> Response[RuleBook]:
    return Response(reference.rule_book(checked(game), lang or language(request.scope)), headers=KEEP)


@get("/casebook/{game:str}", sync_to_thread=True, guards=[not_too_often], summary="The cases of a game")
def casebook(request: Asking, game: Text, lang: MaybeLang = None) -> Response[CaseBook]:
    return Response(reference.case_book(checked(game), lang or language(request.scope)), headers=KEEP)


@get(
    "/casebook/{game:str}/{case:str}",
    sync_to_thread=True,
    guards=[not_too_often],
    summary="One case: position, answers, what follows",
)
def case(request: Asking, game: Text, case: Text, lang: MaybeLang = None) -> Response[CasePage]:
    page = reference.case_page(checked(game), case, lang or language(request.scope))
    if page is None:
        raise not_found("problem-no-case", case=case[:60])
    return Response(page, headers=KEEP)


@get("/lessons/{game:str}", sync_to_thread=True, guards=[not_too_often], summary="What a game is explained with")
def lesson(request: Asking, game: Text, lang: MaybeLang = None) -> Response[Lesson]:
    found = reference.lesson(checked(game), lang or language(request.scope))
    if found is None:
        raise not_found("problem-no-lesson", game=game[:60])
    return Response(found, headers=KEEP)


HANDLERS = [games, rules, casebook, case, lesson]

"""A browser for tests: its own cookies, the token in the header, and answers as they came."""

from __future__ import annotations

import itertools
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar
from litestar.testing import TestClient

from greatpowers.server.app import create_app
from greatpowers.server.service import Service
from greatpowers.server.settings import Settings

HOST = "testserver.local"
NUMBERS = itertools.count()


def key() -> str:
    return f"key-{next(NUMBERS):08d}"


class Server:
    """The application in a thread of its own."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client

    @property
    def service(self) -> Service:
        found = self.client.app.state.service
        assert isinstance(found, Service)
        return found

    def call(self, work: Callable[[], Awaitable[Any]]) -> Any:
        """Do something on the loop of the server."""
        with self.client.portal() as portal:
            return portal.call(work)

    def state_hash(self, table: str) -> str:
        """The hash that no browser ever sees, with how many entries there are."""

        async def look() -> str:
            room = await self.service.rooms.open(table)
            assert room is not None
            if room.match is None:
                return "gathering"
            return f"{len(room.match.entries)} {room.match.hash()}"

        return str(self.call(look))

    def browser(self, lang: str = "en") -> Browser:
        return Browser(self, lang)


class Browser:
    def __init__(self, server: Server, lang: str = "en") -> None:
        self.server = server
        self.lang = lang
        self.cookies: dict[str, str] = {}
        self.last: httpx.Response | None = None

    def headers(self, forged: bool = False) -> dict[str, str]:
        headers = {"accept-language": self.lang, "host": HOST}
        if self.cookies:
            headers["cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        if "csrf" in self.cookies and not forged:
            headers["x-csrf"] = self.cookies["csrf"]
        return headers

    def send(
        self,
        method: str,
        path: str,
        json: Any = None,
        *,
        content: str | bytes | None = None,
        headers: dict[str, str] | None = None,
        forged: bool = False,
    ) -> httpx.Response:
        if method not in ("GET", "HEAD") and "csrf" not in self.cookies:
            self.send("GET", "/api/me")
        client = self.server.client
        client.cookies.clear()
        body: dict[str, Any] = {"content": content} if content is not None else {}
        if json is not None:
            body["json"] = json
        sent = {**self.headers(forged), **(headers or {})}
        if content is not None:
            sent.setdefault("content-type", "application/json")
        response = client.request(method, path, headers=sent, **body)
        client.cookies.clear()
        for text in response.headers.get_list("set-cookie"):
            for name, morsel in SimpleCookie(text).items():
                if morsel["max-age"] == "0":
                    self.cookies.pop(name, None)
                else:
                    self.cookies[name] = morsel.value
        self.last = response
        return response

    def get(self, path: str, status: int = 200) -> Any:
        response = self.send("GET", path)
        assert response.status_code == status, response.text
        return response.json()

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        response = self.send("POST", path, body)
        assert response.status_code == status, response.text
        return response.json()

    # tables

    def table(self, *kinds: str, game: str = "imperial-2030", **more: Any) -> str:
        """A new table with these seats."""
        wish = {
            "game": game,
            "seats": [{"kind": kind, "bot": "uniform"} for kind in kinds],
            "key": key(),
            "speed": "instant",
            **more,
        }
        return str(self.post("/api/tables", wish, 201)["id"])

    @contextmanager
    def stream(self, table: str, query: str = "", **headers: str) -> Iterator[Any]:
        client = self.server.client
        client.cookies.clear()
        with client.websocket_connect(
            f"/api/tables/{table}/stream{query}", headers={**self.headers(), **headers}
        ) as socket:
            yield socket


@contextmanager
def served(folder: Path, **changes: Any) -> Iterator[Server]:
    """A server with a store of its own."""
    settings = Settings(**{"database": f"sqlite:///{folder / 'tables.sqlite'}", **QUIET, **changes})
    with TestClient(create_app(settings), base_url=f"http://{HOST}") as client:
        yield Server(client)


QUIET: dict[str, Any] = {"limited": False, "logged": False}

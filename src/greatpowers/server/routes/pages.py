"""The client: its files from memory, its one page for every address; and what operators ask."""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import mimetypes
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

import litestar
from litestar.enums import HttpMethod
from litestar.params import FromPath
from litestar.response import Response
from msgspec import Struct
from msgspec.structs import replace

from greatpowers.server import link_previews
from greatpowers.server.guard import address, forwarded
from greatpowers.server.operation import METRICS_TYPE
from greatpowers.server.people import language
from greatpowers.server.problems import not_found
from greatpowers.server.service import Asking, service
from greatpowers.server.settings import Settings
from greatpowers.server.texts import sentence

INDEX = "index.html"
APP_PATHS = frozenset({"", "t", "seat", "rules", "learn", "casebook", "me", "import"})
"""First parts of the addresses that the client itself understands."""

PRIVATE = "seat"
"""Private links lead there: nobody repeats them."""

MACHINES = frozenset({"api", "assets"})
"""Nobody reads what is there."""

LOOKING = [HttpMethod.GET, HttpMethod.HEAD]
NO_PAGES = frozenset({"api", "assets"})

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
TIGHT = ".br"
"""The build lays scripts and styles beside themselves once more, compressed with more patience than there is here."""
PACKED = ("text/", "application/json", "application/javascript", "application/manifest", "image/svg")


class File(Struct, frozen=True):
    content: bytes
    packed: dict[str, bytes]
    """By the name of the coding, the smallest first."""
    media_type: str
    tag: str
    caching: str
    spoken: bool = False
    """Whether it differs from language to language."""


class Client:
    """The built client, kept in memory: a path that leads elsewhere is simply not among its files.

    A build beside the running server is noticed. What was read before stays, for browsers that still have the old page
    come for the scripts it names."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files: dict[str, File] = {}
        self._stamps: dict[str, tuple[int, int]] = {}
        self._look()

    def file(self, path: str) -> File | None:
        """The file at an address, or the page for an address of the app."""
        name = path.strip("/")
        if name not in self.files and name.split("/")[0] in APP_PATHS:
            name = INDEX
        if name not in self.files or (name == INDEX and stamp(self.folder / INDEX) != self._stamps.get(INDEX)):
            self._look()
        return self.files.get(name)

    def _look(self) -> None:
        """Read what is new or has changed. While a build has taken the page away, the old one is served on."""
        if not (self.folder / INDEX).is_file():
            return
        with contextlib.suppress(FileNotFoundError):  # a build may clear the folder at any moment
            for path in sorted(self.folder.rglob("*"), key=lambda path: path.name == INDEX):
                name, now = path.relative_to(self.folder).as_posix(), stamp(path)
                if name.endswith(TIGHT) or now is None or not path.is_file() or now == self._stamps.get(name):
                    continue
                tight = path.with_name(path.name + TIGHT)
                self.files[name] = loaded(name, path.read_bytes(), tight.read_bytes() if tight.is_file() else None)
                self._stamps[name] = now


def stamp(path: Path) -> tuple[int, int] | None:
    """Tells whether a file has changed; None when there is none."""
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_mtime_ns, found.st_size


def loaded(name: str, content: bytes, tight: bytes | None = None) -> File:
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith(".woff2"):
        media_type = "font/woff2"
    if name.endswith((".js", ".mjs")):
        media_type = "text/javascript"
    packed = {} if tight is None else {"br": tight}
    if media_type.startswith(PACKED):
        packed["gzip"] = gzip.compress(content, 6, mtime=0)
    tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
    return File(content, packed, media_type, tag, FOREVER if name.startswith("assets/") else ASK_AGAIN)


def sent(file: File, request: Asking, status: int = 200) -> Response[bytes]:
    headers = {"cache-control": file.caching, "etag": file.tag}
    if status == 200 and request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    content = file.content
    if file.packed:
        headers["vary"] = "accept-encoding, accept-language, cookie" if file.spoken else "accept-encoding"
        coding = next((name for name in file.packed if name in codings(request)), None)
        if coding is not None:
            headers["content-encoding"] = coding
            content = file.packed[coding]
    return Response(content, status_code=status, media_type=file.media_type, headers=headers)


def codings(request: Asking) -> set[str]:
    """What the browser can unpack; `;q=0` says that it cannot."""
    offered = (part.replace(" ", "").lower() for part in request.headers.get("accept-encoding", "").split(","))
    pairs = (part.partition(";q=") for part in offered)
    return {name for name, _, weight in pairs if not weight or weight.strip("0.")}


def not_built(lang: str) -> Response[bytes]:
    name, text = escape(sentence(lang, "name")), escape(sentence(lang, "client-missing"))
    page = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{name}</title><p>{text}</p></html>'
    return Response(page.encode(), status_code=503, media_type="text/html")


async def in_front_of(file: File, request: Asking, path: str) -> File:
    """The page as the programs read it that show a link before it is opened."""
    found, lang = service(request), language(request.scope)
    shown = await link_previews.preview(found.store, path, lang)
    public = found.settings.public_url
    address = f"{public}/{path.strip('/')}" if public and not path.strip("/").startswith(PRIVATE) else ""
    return previewed(file.tag, file.content, lang, shown, address)


@lru_cache(256)
def previewed(tag: str, content: bytes, lang: str, shown: link_previews.Preview, address: str) -> File:
    page = link_previews.with_preview(content.decode(), lang, shown, address)
    return replace(loaded(INDEX, page.encode()), spoken=True)


@litestar.route(["/", "/{path:path}"], http_method=LOOKING, include_in_schema=False)
async def page(request: Asking, path: FromPath[str] = "") -> Response[bytes]:
    """Where there is nothing, whoever wants to read gets the page too, which says so."""
    client: Client = request.app.state.client
    file = client.file(path)
    if file is not None:
        return sent(await in_front_of(file, request, path) if file is client.files[INDEX] else file, request)
    first = path.strip("/").split("/")[0]
    if not client.files and first in APP_PATHS:
        return not_built(language(request.scope))
    found = client.file(INDEX)
    if found is not None and first not in MACHINES and "text/html" in request.headers.get("accept", ""):
        return sent(found, request, 404)
    raise not_found("problem-not-found")


@litestar.route("/health", http_method=LOOKING, include_in_schema=False)
async def health(request: Asking) -> Response[dict[str, Any]]:
    """Whether the store answers and the computers' processes live."""
    found = service(request)
    store = await found.store.ready()
    well = store and not found.closing
    headers = {"x-asked-from": asked_from(request.scope, found.settings)}
    return Response({"ok": well, "store": store}, status_code=200 if well else 503, headers=headers)


def asked_from(scope: Any, settings: Settings) -> str:
    """Whom the server takes the asker for, and whether a proxy said so: by it `doctor` sees what a proxy passes on."""
    taken_for = address(scope, settings)
    return f"{taken_for} {'forwarded' if taken_for in forwarded(scope) else 'direct'}"


@litestar.route("/metrics", http_method=LOOKING, include_in_schema=False)
async def metrics(request: Asking) -> Response[bytes]:
    found = service(request)
    found.metrics.rooms.set(len(found.rooms))
    return Response(found.metrics.page(), media_type=METRICS_TYPE)


HANDLERS = [page, health, metrics]

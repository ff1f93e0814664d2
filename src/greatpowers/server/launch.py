"""What the command line starts: the server, the server for this machine with a browser, and a copy of the tables."""

from __future__ import annotations

import asyncio
import contextlib
import io
import ipaddress
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import segno

from greatpowers.kernel.values import Malformed
from greatpowers.server import backups
from greatpowers.server.app import create_app
from greatpowers.server.carrier import Carrier, carried
from greatpowers.server.database import Unreadable
from greatpowers.server.ending import Ending
from greatpowers.server.operation import set_up_logs
from greatpowers.server.owner import Owned
from greatpowers.server.reach import routed_address
from greatpowers.server.refusals import Unable, refused
from greatpowers.server.service import Service
from greatpowers.server.settings import Connections, Network, Settings, database_url
from greatpowers.server.store import Store
from greatpowers.server.texts import sentence
from greatpowers.server.tidying import tidy
from greatpowers.words.words import LANGUAGES

PORT = 8440
PORTS_TRIED = 20
LOOPBACK = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
LIMITS = {
    "connections-per-address": "per_address",
    "most-connections": "most",
    "head-seconds": "head",
    "body-seconds": "body",
    "idle-seconds": "idle",
}
"""Options of the command line, and which limit of `Connections` each sets."""


def serve(
    host: str,
    port: int,
    database: str | None,
    public_url: str,
    data: Path | None,
    lang: str,
    hosts: Sequence[str] = (),
    proxies: Sequence[str] = (),
    limits: Mapping[str, float | None] = {},
) -> int:
    """Serve until somebody ends it; `limits` are named as in `LIMITS`."""
    check_public_url(public_url, lang)
    trusted = networks(proxies, lang)
    connections = connections_with(limits, lang)
    if not is_free(host, port):
        raise Malformed("port", sentence(lang, "command-port-taken", port=str(port)))
    set_up_logs(logging.INFO)
    settings = Settings(
        database_url(database, data),
        public_url.rstrip("/"),
        hosts=tuple(hosts),
        proxies=trusted,
        connections=connections,
    )
    address = settings.public_url or f"http://{shown_host(host)}:{port}"
    told_so = [sentence(lang, "command-serving", address=address)]
    try:
        carried(run(settings, host, port, lambda: told(told_so), address))
    except (Owned, Unreadable) as error:
        raise refused(error, lang) from error
    return 0


def play(port: int | None, lan: bool, browser: bool, data: Path | None, lang: str) -> int:
    """Serve on this machine (or in this network) and open the browser."""
    if lang not in LANGUAGES:
        raise Malformed("lang", f"{lang!r} is not one of {', '.join(LANGUAGES)}")
    host = EVERYWHERE if lan else LOOPBACK
    chosen = port or next((one for one in range(PORT, PORT + PORTS_TRIED) if is_free(host, one)), 0)
    if not chosen or not is_free(host, chosen):
        raise Malformed("port", sentence(lang, "command-port-taken", port=str(chosen or PORT)))
    set_up_logs(logging.WARNING)
    here = f"http://{LOOPBACK}:{chosen}/"
    lines = [sentence(lang, "command-playing", address=here)]
    if lan:
        link = f"http://{own_address()}:{chosen}/"
        lines += [sentence(lang, "command-lan", address=link), drawn(link)]
    lines.append(sentence(lang, "command-end"))

    def ready() -> None:
        told(lines)
        if browser:
            show(here)

    try:
        carried(run(Settings(database_url(None, data), logged=False), host, chosen, ready, here))
    except Owned as owned:
        if not owned.address:
            raise refused(owned, lang) from owned
        told([sentence(lang, "command-playing-already", address=owned.address)])
        if browser:
            show(owned.address)
    except Unreadable as error:
        raise refused(error, lang) from error
    return 0


def told(lines: list[str]) -> None:
    print("\n".join(lines), flush=True)


def backup(target: Path, database: str | None, data: Path | None, lang: str) -> int:
    """Copy all tables into a new file while the server may go on."""
    try:
        asyncio.run(backups.backup(database_url(database, data, new=False), target))
    except (Unable, Unreadable) as error:
        raise refused(error, lang) from error
    except (OSError, ValueError) as error:
        raise Malformed("to", str(error)) from error
    print(sentence(lang, "command-backup", file=str(target)))
    return 0


async def run(settings: Settings, host: str, port: int, ready: Callable[[], None], address: str = "") -> None:
    """One process, one loop: what it holds in memory is true, and when it ends, everything has ended."""
    settings = replace(settings, listening=(host, port))
    with bound(host, port) as listening:
        app = create_app(settings, await Store.open(settings.database, settings.seconds, address))
        carrier = Carrier(app, settings)
        ending = Ending(carrier.stop)
        tidying = asyncio.ensure_future(tidy(lambda: "service" not in app.state or app.state.service.rooms.is_quiet()))
        try:
            async with app.lifespan():
                service: Service = app.state.service
                service.metrics.registry.register(carrier.figures)
                ending.at_last = service.rooms.jobs.kill
                await carrier.serve(listening, ready, service.end_streams)
        finally:
            tidying.cancel()


# --- addresses --------------------------------------------------------------------------------------------------------


def bound(host: str, port: int) -> socket.socket:
    """A socket at this address, on which nobody listens yet."""
    made = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    if sys.platform != "win32":
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError:
        made.close()
        raise
    return made


def is_free(host: str, port: int) -> bool:
    try:
        bound(host, port).close()
    except OSError:
        return False
    return True


def own_address() -> str:
    """The address under which others in this network reach this machine."""
    return routed_address() or socket.gethostname()


def shown_host(host: str) -> str:
    if host in (EVERYWHERE, "::"):
        return own_address()
    return f"[{host}]" if ":" in host else host


def check_public_url(public_url: str, lang: str) -> None:
    parts = urlsplit(public_url)
    if public_url and (parts.scheme not in ("http", "https") or not parts.netloc or parts.path not in ("", "/")):
        raise Malformed("public-url", sentence(lang, "command-public-url", address=public_url))


def networks(texts: Sequence[str], lang: str) -> tuple[Network, ...]:
    found: list[Network] = []
    for text in texts:
        try:
            found.append(ipaddress.ip_network(text, strict=False))
        except ValueError:
            raise Malformed("trusted-proxy", sentence(lang, "command-network", network=text)) from None
    return tuple(found)


def connections_with(limits: Mapping[str, float | None], lang: str) -> Connections:
    """The limits as given; what is not given is as ever."""
    given: dict[str, Any] = {}
    for option, value in limits.items():
        if value is not None and not value > 0:
            raise Malformed(option, sentence(lang, "command-limit", value=str(value)))
        if value is not None:
            given[LIMITS[option]] = value
    return replace(Connections(), **given)


def drawn(link: str) -> str:
    """The link as a QR code of block characters."""
    picture = io.StringIO()
    segno.make(link, error="l").terminal(picture, compact=True)
    return picture.getvalue().rstrip("\n")


def show(address: str) -> None:
    """Open the browser beside the server: some systems wait until it is closed again."""

    def open_it() -> None:
        with contextlib.suppress(webbrowser.Error, OSError):
            webbrowser.open(address)

    threading.Thread(target=open_it, daemon=True).start()

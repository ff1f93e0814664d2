"""What whoever starts the server decides."""

from __future__ import annotations

import ipaddress
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

CLIENT = Path(__file__).resolve().parent.parent / "client"
"""Where the build of `web/` lies, in the sources and in the wheel."""

DATABASE_FILE = "tables.sqlite"
DRIVERS = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


Network = ipaddress.IPv4Network | ipaddress.IPv6Network


@dataclass(frozen=True)
class Connections:
    """How long a connection may take for what, in seconds, and how many there may be."""

    head: float = 15.0
    """From connecting, or from the first byte of a later request, until its head is complete."""
    body: float = 20.0
    """Until a body is complete; what has come of it adds to that, see `slowest`."""
    idle: float = 75.0
    """Between two requests: longer than proxies keep a connection, so that it is they who close it."""
    taking: float = 20.0
    """Until a peer has taken what it is sent; how much that is adds to it, see `slowest`."""
    silence: float = 60.0
    """Until a stream of which nothing is heard, not even the reply to a ping, counts as gone."""
    slowest: int = 4096
    """Bytes for which a body, or an answer, has one second more."""
    per_address: int = 512
    """Connections of one address; of one that a trusted proxy names, requests and streams at the same time."""
    most: int = 0
    """Connections of all together; 0 is what the system allows this process to open."""


@dataclass(frozen=True)
class Settings:
    database: str
    """sqlite:///… or postgresql+asyncpg://…"""
    public_url: str = ""
    """How people reach the server when a proxy stands before it; empty on one's own machine."""
    client: Path = CLIENT
    clock: Callable[[], float] = time.time
    limited: bool = True
    """Whether people are kept from asking too often; off only where a test plays a thousand of them."""
    logged: bool = True
    hosts: tuple[str, ...] = ()
    """The names under which it is served, when they are not those that follow from `public_url`; `*` is any."""
    proxies: tuple[Network, ...] = ()
    """Whose `X-Forwarded-For` is believed; none is every private address, provided there is a `public_url`."""
    connections: Connections = Connections()
    listening: tuple[str, int] | None = None
    """The address and port it is bound to, where this process has bound them itself."""

    def seconds(self) -> int:
        """The time as the store keeps it."""
        return int(self.clock())

    @property
    def secure(self) -> bool:
        """Cookies travel by TLS only."""
        return self.public_url.startswith("https://")

    @property
    def public_origin(self) -> str:
        """Scheme, host and port of the public address, as a browser names them in `Origin`."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}".lower() if self.public_url else ""

    @property
    def behind_proxy(self) -> bool:
        return bool(self.public_url)


def data_folder() -> Path:
    """Where this system keeps the data of programs."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "greatpowers"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "greatpowers"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "greatpowers"


def database_url(database: str | None, data: Path | None, new: bool = True) -> str:
    """The address of the database: as given, a file as given, or the default file in the data folder. Where there is
    none yet, one may be made (`new`)."""
    if database and "://" in database:
        scheme, rest = database.split("://", 1)
        return f"{DRIVERS.get(scheme, scheme)}://{rest}"
    file = Path(database) if database else (data or data_folder()) / DATABASE_FILE
    file = file.expanduser().absolute()
    if new:
        file.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{file}"

"""The names under which the server answers. A name can be pointed anywhere at any moment, also to this machine, and a
browser would then take somebody else's page for ours; so a request that names another host is refused."""

from __future__ import annotations

import ipaddress
import re
import socket
from functools import lru_cache
from urllib.parse import urlsplit

from greatpowers.server.settings import Settings

ANY = "*"
ALWAYS = "/health"
"""Is answered whoever is asked for: load balancers ask by address, some without naming a host at all."""
LOCAL_NAMES = (".localhost", ".local", ".home.arpa", ".internal")
"""Names that nobody can register."""
FORM = re.compile(r"[\w.-]+(:\d*)?|\[[0-9a-fA-F:.]+\](:\d*)?")


class Hosts:
    def __init__(self, settings: Settings) -> None:
        self._named = frozenset(name.lower().rstrip(".") for name in settings.hosts)
        self._public = urlsplit(settings.public_url).hostname or ""
        self._own = socket.gethostname().lower()
        self._known = lru_cache(1024)(self._is_served)

    def serve(self, host: str) -> bool:
        """Whether a request that names this host is answered."""
        return self._known(host)

    def _is_served(self, host: str) -> bool:
        name = bare(host)
        if self._named:
            return name in self._named or ANY in self._named
        if not name:
            return False
        number = address_in(name)
        if self._public:
            return name in (self._public, "localhost") or (number is not None and number.is_private)
        return number is not None or "." not in name or name.endswith(LOCAL_NAMES) or name == self._own


def bare(host: str) -> str:
    """The name without its port, and without the dot that may end it."""
    if not FORM.fullmatch(host):
        return ""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def address_in(name: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(name)
    except ValueError:
        return None

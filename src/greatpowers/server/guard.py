"""Keeps the door: forged requests, too many requests, and what every answer tells the browser about itself."""

from __future__ import annotations

import ipaddress
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from greatpowers.server.protocol import PROTOCOL
from greatpowers.server.settings import Network, Settings

SESSION_COOKIE = "session"
CSRF_COOKIE = "csrf"
PROTOCOL_HEADER = "x-protocol"
"""How a page says which version of the protocol it speaks, and the server which it speaks itself."""
CSRF_HEADER = "x-csrf"
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
TOKEN_BYTES = 32
YEAR = 365 * 24 * 3600
COOKIES_TO_SEND = "greatpowers_cookies"

SMALL_BODY = 64 * 1024
LARGE_BODY = 2 * 1024 * 1024
"""A record or an owner's deck."""

CONTENT_SECURITY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)


# --- how often --------------------------------------------------------------------------------------------------------


class Limit:
    """A bucket of tokens for each key: `burst` at once, then `per_minute`."""

    def __init__(self, burst: int, per_minute: float) -> None:
        self.burst = burst
        self.per_second = per_minute / 60


LIMITS: dict[str, Limit] = {
    "login-address": Limit(20, 10),
    "login-pair": Limit(8, 2),
    "login-name": Limit(20, 10),
    "register": Limit(10, 2),
    "me": Limit(20, 20),
    "guest": Limit(60, 20),
    "table": Limit(20, 6),
    "table-address": Limit(60, 20),
    "answer": Limit(120, 600),
    "chat": Limit(10, 30),
    "look": Limit(120, 600),
    "look-address": Limit(600, 3000),
    "read-address": Limit(120, 300),
    "stream": Limit(300, 600),
}
MOST_BUCKETS = 50_000


Bucket = tuple[str, str]
"""What is limited, and for whom."""


class Limits:
    """How often each person, address or name may do what. It is decided from memory; nodes on one database tell each
    other once a second what they have spent, so that whoever asks many nodes at once pays for it afterwards."""

    def __init__(self, clock: Callable[[], float], on: bool = True) -> None:
        self._clock = clock
        self._on = on
        self._buckets: dict[Bucket, tuple[float, float]] = {}
        self._spent: Counter[Bucket] = Counter()
        """What the other nodes have not heard of yet."""

    def allow(self, what: str, key: str) -> bool:
        """Whether it may happen now; if so, it counts."""
        if not self._on:
            return True
        tokens, now = self._left(what, key), self._clock()
        if tokens < 1:
            return False
        if len(self._buckets) >= MOST_BUCKETS:
            self._forget(now)
        self._buckets[what, key] = (tokens - 1, now)
        self._spent[what, key] += 1
        return True

    def give_back(self, what: str, key: str) -> None:
        """What was allowed does not count after all."""
        if (what, key) in self._buckets:
            tokens, at = self._buckets[what, key]
            self._buckets[what, key] = (min(LIMITS[what].burst, tokens + 1), at)
            self._spent[what, key] -= 1

    def spent(self) -> dict[Bucket, int]:
        """What was spent here since this was last asked."""
        found, self._spent = self._spent, Counter()
        return dict(found)

    def settle(self, levels: dict[Bucket, float]) -> None:
        """What is left of these, all nodes together; it may be less than nothing."""
        now = self._clock()
        for bucket, tokens in levels.items():
            self._buckets[bucket] = (tokens - self._spent[bucket], now)

    def _left(self, what: str, key: str) -> float:
        limit, now = LIMITS[what], self._clock()
        tokens, at = self._buckets.get((what, key), (float(limit.burst), now))
        if at > now:  # the clock was set back: nobody waits until it has caught up
            self._buckets[what, key] = (tokens, now)
        return min(limit.burst, tokens + max(0.0, now - at) * limit.per_second)

    def _forget(self, now: float) -> None:
        """Buckets that are full again say nothing; if none is, the oldest half goes."""
        for (what, key), (tokens, at) in list(self._buckets.items()):
            if tokens + (now - at) * LIMITS[what].per_second >= LIMITS[what].burst:
                del self._buckets[what, key]
        if len(self._buckets) >= MOST_BUCKETS:
            for entry in sorted(self._buckets, key=lambda entry: self._buckets[entry][1])[: MOST_BUCKETS // 2]:
                del self._buckets[entry]


# --- who asks ---------------------------------------------------------------------------------------------------------


def header(scope: Mapping[str, Any], name: str) -> str:
    wanted = name.encode()
    for key, value in scope["headers"]:
        if key.lower() == wanted:
            return str(value, "latin-1")
    return ""


def cookies(scope: Mapping[str, Any]) -> dict[str, str]:
    """What the browser sends of ours: names and values without quotes or escapes."""
    pairs = (part.partition("=") for part in header(scope, "cookie").split(";"))
    return {name.strip(): value.strip() for name, sign, value in pairs if sign}


def trusts(host: str, settings: Settings) -> bool:
    """Whether this peer is a proxy of ours, which says whose request it hands on."""
    if settings.proxies:
        return is_among(host, settings.proxies)
    return settings.behind_proxy and is_private(host)


def address(scope: Mapping[str, Any], settings: Settings) -> str:
    """Where the request comes from: the peer, or whom a trusted proxy names. What stands further left was handed to it,
    and is believed only as far as proxies that were named themselves go."""
    client = scope.get("client")
    host = str(client[0]) if client else ""
    if not trusts(host, settings):
        return host
    for one in reversed(forwarded(scope)):
        if is_among(one, settings.proxies):
            continue
        return one or host
    return host


def forwarded(scope: Mapping[str, Any]) -> list[str]:
    """Every address in `X-Forwarded-For`, which may come in several lines; "" for what is none."""
    lines = (value.decode("latin-1") for key, value in scope["headers"] if key.lower() == b"x-forwarded-for")
    return [without_port(part) for line in lines for part in line.split(",")]


@lru_cache(4096)
def without_port(text: str) -> str:
    """An address as a proxy writes it, with or without brackets and port."""
    bare = text.strip()
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        return str(ipaddress.ip_address(bare))
    except ValueError:
        return ""


@lru_cache(4096)
def is_private(host: str) -> bool:
    try:
        return not host or ipaddress.ip_address(host).is_private
    except ValueError:
        return False


@lru_cache(4096)
def is_among(host: str, networks: tuple[Network, ...]) -> bool:
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return False
    return any(found in network for network in networks)


def origin_fits(scope: Mapping[str, Any], settings: Settings) -> bool:
    """The page that asks is ours. Programs send no origin, and have no cookies of others either."""
    origin = header(scope, "origin").lower()
    if not origin:
        return True
    if settings.public_origin and origin == settings.public_origin:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(parts.netloc) and parts.netloc == header(scope, "host").lower()


def is_forged(scope: Mapping[str, Any], settings: Settings) -> bool:
    """A change sent by some other page in somebody's name: wrong origin, or the header lacks the cookie's token."""
    if scope["method"] in SAFE_METHODS:
        return False
    known = cookies(scope).get(CSRF_COOKIE, "")
    said = header(scope, CSRF_HEADER)
    same = bool(known) and secrets.compare_digest(known.encode(), said.encode())
    return not (same and origin_fits(scope, settings))


def is_outdated(scope: Mapping[str, Any], said: str) -> bool:
    """A page of another version, by what it says of itself: nothing it sends or reads can be relied on. One that says
    nothing is from before there were versions. Programs send no origin, and need not say anything either."""
    return said != str(PROTOCOL) if said else bool(header(scope, "origin"))


# --- what every answer tells the browser ------------------------------------------------------------------------------


def cookie(name: str, value: str, settings: Settings, *, age: int, hidden: bool) -> str:
    """A Set-Cookie header; `hidden` from scripts."""
    parts = [f"{name}={value}", "Path=/", f"Max-Age={age}", "SameSite=Lax"]
    if hidden:
        parts.append("HttpOnly")
    if settings.secure:
        parts.append("Secure")
    return "; ".join(parts)


def fresh_csrf(scope: Any, settings: Settings) -> None:
    """Give this browser a new token with the answer."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    send_cookie(scope, cookie(CSRF_COOKIE, token, settings, age=YEAR, hidden=False))


def send_cookie(scope: Any, text: str) -> None:
    """Send this cookie with the answer, whatever the answer will be."""
    scope.setdefault("state", {}).setdefault(COOKIES_TO_SEND, []).append(text)


def answer_headers(settings: Settings) -> Callable[[Any, Any], Awaitable[None]]:
    """What is put on every answer just before it is sent, mistakes included."""
    fixed = [
        (b"content-security-policy", CONTENT_SECURITY.encode()),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"no-referrer"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    ]
    if settings.secure:
        fixed.append((b"strict-transport-security", f"max-age={YEAR}".encode()))

    async def put(message: Any, scope: Any) -> None:
        if message["type"] != "http.response.start":
            return
        headers = [*message["headers"], *fixed]
        if scope["path"].startswith("/api"):
            headers.append((PROTOCOL_HEADER.encode(), str(PROTOCOL).encode()))
            if not any(key.lower() == b"cache-control" for key, _ in headers):
                headers.append((b"cache-control", b"no-store"))
        if scope["method"] in SAFE_METHODS and CSRF_COOKIE not in cookies(scope):
            fresh_csrf(scope, settings)
        headers += [(b"set-cookie", text.encode("latin-1")) for text in scope["state"].pop(COOKIES_TO_SEND, [])]
        message["headers"] = headers

    return put

"""The door: origins, tokens, addresses, how often."""

from __future__ import annotations

from ipaddress import ip_network
from typing import Any

import pytest

from greatpowers.server import guard
from greatpowers.server.guard import LIMITS, Limits, address, cookie, cookies, is_forged, origin_fits
from greatpowers.server.settings import Settings

PLAIN = Settings("sqlite://")
PUBLIC = Settings("sqlite://", public_url="https://tables.example.org")


def scope(method: str = "POST", client: str = "203.0.113.9", **headers: str) -> dict[str, Any]:
    rows = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"method": method, "headers": rows, "client": (client, 1234)}


@pytest.mark.parametrize(
    ("settings", "origin", "host", "fits"),
    (
        (PLAIN, "", "a.example", True),
        (PLAIN, "http://a.example", "a.example", True),
        (PLAIN, "http://A.example:8440", "a.example:8440", True),
        (PLAIN, "http://a.example:8441", "a.example:8440", False),
        (PLAIN, "http://evil.example", "a.example", False),
        (PLAIN, "null", "a.example", False),
        (PLAIN, "file://a.example", "a.example", False),
        (PLAIN, "http://[a.example", "a.example", False),
        (PUBLIC, "https://tables.example.org", "127.0.0.1:8440", True),
        (PUBLIC, "https://tables.example.org.evil.example", "127.0.0.1:8440", False),
        (PUBLIC, "http://tables.example.org", "127.0.0.1:8440", False),
    ),
)
def test_only_our_own_pages_fit(settings: Settings, origin: str, host: str, fits: bool) -> None:
    headers = {"host": host, **({"origin": origin} if origin else {})}
    assert origin_fits(scope(**headers), settings) is fits


def test_a_change_needs_the_token_of_the_cookie() -> None:
    assert not is_forged(scope("GET"), PLAIN)
    assert is_forged(scope(), PLAIN)
    assert is_forged(scope(cookie="csrf=abc"), PLAIN)
    assert is_forged(scope(x_csrf="abc"), PLAIN)
    assert is_forged(scope(cookie="csrf=abc", x_csrf="abd"), PLAIN)
    assert is_forged(scope(cookie="csrf=", x_csrf=""), PLAIN)
    assert not is_forged(scope(cookie="csrf=abc", x_csrf="abc"), PLAIN)
    assert is_forged(scope(cookie="csrf=abc", x_csrf="abc", origin="http://evil.example", host="a"), PLAIN)


def test_cookies_are_read_and_broken_ones_ignored() -> None:
    assert cookies(scope(cookie="session=abc; csrf=def")) == {"session": "abc", "csrf": "def"}
    assert cookies(scope()) == {}
    assert cookies(scope(cookie="session=abc;;  csrf = def=; @@@")) == {"session": "abc", "csrf": "def="}


def test_cookies_are_secure_behind_tls_only() -> None:
    assert cookie("session", "x", PLAIN, age=5, hidden=True) == "session=x; Path=/; Max-Age=5; SameSite=Lax; HttpOnly"
    assert cookie("csrf", "x", PUBLIC, age=5, hidden=False) == "csrf=x; Path=/; Max-Age=5; SameSite=Lax; Secure"


def test_a_proxy_is_believed_only_when_it_is_expected_and_near() -> None:
    forwarded = {"x_forwarded_for": "198.51.100.1, 198.51.100.2"}
    assert address(scope(client="127.0.0.1", **forwarded), PUBLIC) == "198.51.100.2"
    assert address(scope(client="127.0.0.1", **forwarded), PLAIN) == "127.0.0.1"
    assert address(scope(client="8.8.8.8", **forwarded), PUBLIC) == "8.8.8.8"
    assert address(scope(client="a-name", **forwarded), PUBLIC) == "a-name"
    assert address({"headers": [], "client": None}, PUBLIC) == ""
    assert address(scope(client="127.0.0.1"), PUBLIC) == "127.0.0.1"


@pytest.mark.parametrize(
    ("client", "lines", "expected"),
    (
        ("192.0.2.7", ["198.51.100.1"], "198.51.100.1"),
        ("127.0.0.1", ["198.51.100.1"], "127.0.0.1"),
        ("192.0.2.7", ["203.0.113.5", "198.51.100.1"], "198.51.100.1"),
        ("192.0.2.7", ["203.0.113.5, 198.51.100.1, 192.0.2.9"], "198.51.100.1"),
        ("192.0.2.7", ["192.0.2.8, 192.0.2.9"], "192.0.2.7"),
        ("192.0.2.7", ["198.51.100.1:4711"], "198.51.100.1"),
        ("192.0.2.7", ["[2001:db8::1]:4711"], "2001:db8::1"),
        ("192.0.2.7", ["2001:DB8::1"], "2001:db8::1"),
        ("192.0.2.7", ["unknown"], "192.0.2.7"),
        ("192.0.2.7", [""], "192.0.2.7"),
    ),
)
def test_proxies_that_are_named_are_believed_and_no_others(client: str, lines: list[str], expected: str) -> None:
    """Whoever asks can begin the header as they like; every proxy adds to its end, or a line of its own."""
    named = Settings("sqlite://", public_url=PUBLIC.public_url, proxies=(ip_network("192.0.2.0/28"),))
    asked = {"headers": [(b"x-forwarded-for", line.encode()) for line in lines], "client": (client, 1)}
    assert address(asked, named) == expected


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_is_allowed_and_then_a_rate() -> None:
    clock = Clock()
    limits = Limits(clock)
    limit = LIMITS["chat"]
    assert all(limits.allow("chat", "anna") for _ in range(limit.burst))
    assert not limits.allow("chat", "anna")
    assert limits.allow("chat", "bert") and limits.allow("table", "anna")
    clock.now += 1 / limit.per_second
    assert limits.allow("chat", "anna") and not limits.allow("chat", "anna")
    clock.now -= 500
    assert not limits.allow("chat", "anna")
    clock.now += 1 / limit.per_second
    assert limits.allow("chat", "anna"), "nobody waits until a clock that was set back has caught up"


def test_limits_can_be_off() -> None:
    limits = Limits(Clock(), on=False)
    assert all(limits.allow("register", "anna") for _ in range(1000))


def test_memory_of_limits_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "MOST_BUCKETS", 10)
    clock = Clock()
    limits = Limits(clock)
    for number in range(10):
        limits.allow("chat", str(number))
    clock.now += 3600
    limits.allow("chat", "new")
    assert len(limits._buckets) == 1
    for number in range(100):
        clock.now += 0.001
        limits.allow("chat", f"other {number}")
    assert len(limits._buckets) <= 10

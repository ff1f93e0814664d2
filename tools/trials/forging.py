"""Hostile messages by HTTP that are HTTP: wrong in what they say, or in who says it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, NamedTuple

from greatpowers.server.guard import LARGE_BODY, SMALL_BODY
from tests.server.crash import Client
from tests.server.forgery import ACTIONS, JUNK
from tools.trials.targets import Target

Viewer = tuple[str, int] | None
"""Who looks: a seat of a table; None for anybody else."""
METHODS = ("PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "PROPFIND", "get", "OPTIONS", "X" * 40, "HEAD")
PATHS = (
    "/api/../api/tables/{id}/record",
    "/api/tables/{id}/../../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2f..%2fetc%2fpasswd",
    "/assets/../../tables.sqlite",
    "/assets/..%5c..%5ctables.sqlite",
    "//api/tables/{id}/record",
    "/api/tables/{id}%00/record",
    "/api/tables/{id}/record;x=1",
    "/api/tables/{id}/record?seat=0&seat=1",
    "/api/tables/{id}/record?seat=-1",
    "/api/tables/{id}/record?seat=99999999999999999999",
    "/api/tables/{id}/moments/-1",
    "/api/tables/{id}/moments/1e9",
    "/api/tables/{id}/thoughts/%F0%9F%82%A1",
    "/api/tables/{id}/history?lang=%00",
    "/api/tables/%C3%28/record",
    "/api/tables/{id}/answers/",
    "/api/tables/{id}/seed",
    "/api/tables?show=all",
    "/api/tables?page=-1",
    "/api/tables?page=1e400",
    "/api/rules/..%2f..%2fetc",
    "/api/casebook/attack/%27%20OR%201=1",
    "/api/schema/../../.env",
    "/.git/config",
    "/tables.sqlite",
    "/metrics?name[]=%ff",
)


class Message(NamedTuple):
    """What goes over the wire, who asks, and how many messages it counts for."""

    way: str
    content: bytes
    viewer: Viewer = None
    messages: int = 1
    may_succeed: bool = False
    """What may be answered with success all the same, because it only looks, or says again what was accepted before."""


class Forger:
    """Makes hostile messages, one after the other, the same for the same seed."""

    def __init__(self, address: str, targets: list[Target], stranger: Client, seed: int) -> None:
        self.address = address
        self.targets = targets
        self.stranger = stranger
        self.chance = random.Random(seed)
        self.target = targets[0]
        self._count = 0
        self._seed = seed

    def next(self) -> Message:
        self.target = self.chance.choice(self.targets)
        way = self.chance.choice(WAYS)
        return way(self)._replace(way=way.__name__)

    def key(self) -> str:
        self._count += 1
        return f"forged-{self._seed}-{self._count:07d}"

    def url(self, action: str = "answers") -> str:
        return f"/api/tables/{self.target.id}/{action}"

    def legal(self) -> dict[str, Any]:
        return self.target.legal(self.chance, self.key())

    def cookies(self, person: Client | None) -> dict[str, str]:
        return {} if person is None else {str(name): str(value) for name, value in person.http.cookies.items()}

    def viewer(self, seat: int) -> Viewer:
        return (self.target.id, seat)

    def say(
        self,
        method: str,
        path: str,
        body: Any = None,
        *,
        seat: int | None = None,
        person: Client | None = None,
        cookies: dict[str, str] | None = None,
        may_succeed: bool = False,
        headers: dict[str, str] | None = None,
    ) -> Message:
        """By who has a seat at the table, by a person, or with any cookies. A header that is "-" is left out."""
        who = self.target.people[seat] if seat is not None else person
        held = self.cookies(who) if cookies is None else cookies
        named = {"host": self.address, "content-type": "application/json"}
        if held:
            named["cookie"] = "; ".join(f"{name}={value}" for name, value in held.items())
            named["x-csrf"] = held.get("csrf", "")
        named |= headers or {}
        content = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
        named["content-length"] = str(len(content))
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in named.items() if value != "-")]
        head = "\r\n".join(lines).encode("utf-8", "surrogatepass") + b"\r\n\r\n"
        viewer = None if seat is None else self.viewer(seat)
        return Message("", head + content, viewer, may_succeed=may_succeed)


Way = Callable[[Forger], Message]


def an_action(forger: Forger) -> tuple[str, dict[str, Any]]:
    action = forger.chance.choice(sorted(ACTIONS))
    return action, {**ACTIONS[action], **({"key": forger.key()} if "key" in ACTIONS[action] else {})}


def by_a_stranger(forger: Forger) -> Message:
    action, body = an_action(forger)
    return forger.say("POST", forger.url(action), body, person=forger.stranger)


def by_nobody(forger: Forger) -> Message:
    action, body = an_action(forger)
    return forger.say("POST", forger.url(action), body, cookies={"csrf": "x" * 20})


def for_the_seat_of_the_other(forger: Forger) -> Message:
    return forger.say("POST", forger.url(), forger.legal(), seat=1 - forger.target.asked)


def for_a_seat_that_is_not(forger: Forger) -> Message:
    body = {**forger.legal(), "seat": forger.chance.choice((2, 7, 8, -1, 2**70))}
    return forger.say("POST", forger.url(), body, seat=forger.target.asked)


def without_the_token(forger: Forger) -> Message:
    wrong = forger.chance.choice(("", "x", "ü", "A" * 5000))
    return forger.say("POST", forger.url(), forger.legal(), seat=forger.target.asked, headers={"x-csrf": wrong or "-"})


def from_another_page(forger: Forger) -> Message:
    near = f"http://{forger.address}.evil.example"
    origin = forger.chance.choice(("https://evil.example", "null", near, "http://[", "file://"))
    return forger.say("POST", forger.url(), forger.legal(), seat=forger.target.asked, headers={"origin": origin})


def for_another_host(forger: Forger) -> Message:
    host = forger.chance.choice(("evil.example", "", "a b", "127.0.0.1:1", "[::1", "x" * 3000))
    return forger.say(
        "POST", forger.url(), {**forger.legal(), "ask": 0}, seat=forger.target.asked, headers={"host": host}
    )


def of_an_old_page(forger: Forger) -> Message:
    said = forger.chance.choice(("1", "0", "-1", "99", "2.0", "two"))
    return forger.say("POST", forger.url(), forger.legal(), seat=forger.target.asked, headers={"x-protocol": said})


def with_a_forged_cookie(forger: Forger) -> Message:
    held = forger.cookies(forger.target.people[forger.target.asked])
    token = held["session"]
    place = forger.chance.randrange(len(token))
    held["session"] = forger.chance.choice(
        (token[:place] + ("A" if token[place] != "A" else "B") + token[place + 1 :], token[:-1], "", "%00", "a=b;c")
    )
    return forger.say("POST", forger.url(), forger.legal(), cookies=held)


def to_another_question(forger: Forger) -> Message:
    seat, body = forger.target.given
    if forger.chance.random() < 0.5:
        return forger.say("POST", forger.url(), {**body, "key": forger.key()}, seat=seat)
    later = {**forger.legal(), "ask": forger.target.prompt["ask"] + forger.chance.randrange(1, 10**6)}
    return forger.say("POST", forger.url(), later, seat=forger.target.asked)


def said_again(forger: Forger) -> Message:
    """The very message that was accepted: acknowledged as before, and nothing happens."""
    seat, body = forger.target.given
    return forger.say("POST", forger.url(), body, seat=seat, may_succeed=True)


def under_the_key_of_another(forger: Forger) -> Message:
    seat, body = forger.target.given
    if forger.chance.random() < 0.5:
        return forger.say("POST", forger.url(), body, person=forger.stranger)
    return forger.say("POST", forger.url(), body, seat=1 - seat)


def an_answer_that_is_not_offered(forger: Forger) -> Message:
    body = forger.legal()
    answer = dict(body["answer"])
    answer[forger.chance.choice(sorted(answer))] = forger.chance.choice(JUNK)
    return forger.say("POST", forger.url(), {**body, "answer": answer}, seat=forger.target.asked)


def an_answer_of_another_game(forger: Forger) -> Message:
    other = forger.chance.choice([one for one in forger.targets if one is not forger.target])
    answer = {**other.legal(forger.chance, forger.key())["answer"], "from": "another game"}
    return forger.say("POST", forger.url(), {**forger.legal(), "answer": answer}, seat=forger.target.asked)


def with_wrong_fields(forger: Forger) -> Message:
    """By a stranger: nothing of it could be right by accident."""
    action, body = an_action(forger)
    for _ in range(forger.chance.randrange(1, 4)):
        body[forger.chance.choice((*sorted(body), "admin", "__proto__", "person", "seed"))] = forger.chance.choice(JUNK)
    return forger.say("POST", forger.url(action), body, person=forger.stranger)


def with_a_field_too_many_or_too_few(forger: Forger) -> Message:
    body = forger.legal()
    if forger.chance.random() < 0.5:
        body[forger.chance.choice(("admin", "person", "seed", "SEAT", "__proto__"))] = 1
    else:
        del body[forger.chance.choice(sorted(body))]
    return forger.say("POST", forger.url(), body, seat=forger.target.asked)


def no_json(forger: Forger) -> Message:
    text, chance = json.dumps(forger.legal()).encode(), forger.chance
    content = chance.choice(
        (
            text[: chance.randrange(len(text))],
            chance.randbytes(chance.randrange(1, 400)),
            b"[" * chance.randrange(1000, 60000),
            b'{"a":' * chance.randrange(1000, 10000),
            b"\xef\xbb\xbf" + text,
            text + text,
            text.replace(b"{", b"(", 1),
            text.replace(b'"seat"', b'"\xff\xfe"', 1),
            text.replace(b'"key": "', b'"key": "\xed\xa0\x80', 1),
            text.decode().encode("utf-16"),
            b'{"seat":1e400}',
            b"NaN",
        )
    )
    return forger.say("POST", forger.url(), content, seat=forger.target.asked)


def changed_by_chance(forger: Forger) -> Message:
    """Any bytes of a message that was right once, by a stranger."""
    text = bytearray(json.dumps(forger.target.given[1]).encode())
    for _ in range(forger.chance.randrange(1, 6)):
        text[forger.chance.randrange(len(text))] = forger.chance.randrange(256)
    return forger.say("POST", forger.url(), bytes(text), person=forger.stranger)


def too_large(forger: Forger) -> Message:
    if forger.chance.random() < 0.01:
        return forger.say("POST", "/api/import", b" " * (LARGE_BODY + 1), person=forger.stranger)
    size = SMALL_BODY + forger.chance.randrange(1, 50_000)
    return forger.say("POST", forger.url(), b" " * size, seat=forger.target.asked)


def by_paths(forger: Forger) -> Message:
    path = forger.chance.choice(PATHS).format(id=forger.target.id)
    return forger.say("GET", path, person=forger.stranger, may_succeed=True)


def by_methods(forger: Forger) -> Message:
    action = forger.chance.choice(sorted(ACTIONS))
    method = forger.chance.choice(METHODS)
    looks = method in ("OPTIONS", "HEAD")
    return forger.say(method, forger.url(action), seat=forger.target.asked, may_succeed=looks)


def where_nothing_is(forger: Forger) -> Message:
    name = forger.chance.choice(("nowhere", "..", "%00", "a" * 90, "'%20or%20''='", "%F0%9F%82%A1", "x" * 8000))
    return forger.say("POST", f"/api/tables/{name}/answers", forger.legal(), seat=forger.target.asked)


def looking_where_one_may_not(forger: Forger) -> Message:
    places = ("record", f"moments/{forger.chance.randrange(6)}", "refusals", "history", "thoughts/1")
    path = forger.url(f"{forger.chance.choice(places)}?seat={forger.target.asked}")
    if forger.chance.random() < 0.5:
        return forger.say("GET", path, person=forger.stranger)
    return forger.say("GET", path, seat=1 - forger.target.asked)


def looking_from_outside(forger: Forger) -> Message:
    """What anybody may see: none of it may tell what a seat knows."""
    places = ("record", f"moments/{forger.chance.randrange(6)}", "history", "thoughts/1", "")
    path = forger.url(forger.chance.choice(places)).rstrip("/")
    return forger.say("GET", path, person=forger.stranger, may_succeed=True)


def a_wrong_import(forger: Forger) -> Message:
    document: dict[str, Any] = {
        "format": 1,
        "game": forger.target.ruleset,
        "seats": 2,
        "seed": "00",
        "entries": [],
        "options": {},
    }
    document[forger.chance.choice(sorted(document))] = forger.chance.choice(JUNK)
    body = {"document": document, "key": forger.key()}
    return forger.say("POST", "/api/import", body, person=forger.stranger)


def a_wrong_table(forger: Forger) -> Message:
    wish: dict[str, Any] = {
        "game": forger.target.ruleset,
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "key": forger.key(),
    }
    wish[forger.chance.choice(("game", "key", "speed", "options", "thinking", "title"))] = forger.chance.choice(JUNK)
    wish["seats"] = forger.chance.choice(([], [{"kind": "me"}], [{"kind": "king"}] * 2, [{"kind": "me"}] * 9, "me"))
    return forger.say("POST", "/api/tables", wish, person=forger.stranger)


def a_guessed_seat_link(forger: Forger) -> Message:
    secret = "".join(forger.chance.choice("abcdefghijklmnopqrstuvwxyz0123456789-_") for _ in range(22))
    return forger.say("POST", f"/api/seat/{secret}", person=forger.stranger)


def a_branch_of_what_others_know(forger: Forger) -> Message:
    body = {"at": forger.chance.choice((0, 1, 10**6)), "seat": forger.target.asked, "key": forger.key()}
    return forger.say("POST", forger.url("branch"), body, person=forger.stranger)


def with_strange_headers(forger: Forger) -> Message:
    strange = {
        "accept-language": forger.chance.choice(("\u00ff" * 50, "de;q=nan", "," * 3000, "x" * 6000)),
        "cookie": forger.chance.choice(("=;" * 800, "session=\x01", "csrf=" + "x" * 6000, "a" * 7000)),
        "content-type": forger.chance.choice(("text/plain", "multipart/form-data", "application/xml", "x/\x7f")),
        "x-forwarded-for": forger.chance.choice(("1.2.3.4", "::1, evil", "'", "127.0.0.1" * 200)),
        "if-none-match": '"' * 500,
        "range": "bytes=0-0,1-1,2-2,-9999999999",
    }
    some = forger.chance.sample(sorted(strange), 3)
    return forger.say("POST", forger.url(), {"ask": -1}, headers={name: strange[name] for name in some})


WAYS: tuple[Way, ...] = (
    by_a_stranger,
    by_nobody,
    for_the_seat_of_the_other,
    for_a_seat_that_is_not,
    without_the_token,
    from_another_page,
    for_another_host,
    of_an_old_page,
    with_a_forged_cookie,
    to_another_question,
    said_again,
    under_the_key_of_another,
    an_answer_that_is_not_offered,
    an_answer_of_another_game,
    with_wrong_fields,
    with_a_field_too_many_or_too_few,
    no_json,
    changed_by_chance,
    too_large,
    by_paths,
    by_methods,
    where_nothing_is,
    looking_where_one_may_not,
    looking_from_outside,
    a_wrong_import,
    a_wrong_table,
    a_guessed_seat_link,
    a_branch_of_what_others_know,
    with_strange_headers,
)

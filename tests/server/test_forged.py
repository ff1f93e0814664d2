"""Forged, replayed, out-of-turn, oversized and malformed messages against running tables: every one is refused with a
`Problem`, and the game does not move."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from greatpowers.server.guard import LARGE_BODY, SMALL_BODY
from greatpowers.server.protocol import Problem, StreamProblem, Update
from tests.server.browser import Browser, Server, key, served
from tests.server.forgery import ACTIONS, JUNK

GAMES = ("imperial-2030", "imperialism", "attack")
STREAMS = 10
"""One message in this many goes by the stream; each ends it."""

WAYS: dict[str, Callable[[Forger], None]] = {}


def way(work: Callable[[Forger], None]) -> Callable[[Forger], None]:
    WAYS[work.__name__] = work
    return work


class Table:
    """A table of two people, with what the seat that is asked sees."""

    def __init__(self, server: Server, game: str) -> None:
        self.people = [server.browser(), server.browser("de")]
        self.id = self.people[0].table("me", "open", game=game)
        self.people[1].post(f"/api/tables/{self.id}/join", {})
        self.people[0].post(f"/api/tables/{self.id}/start")
        self.given = self.answered()
        self.asked, self.prompt = self.open()
        while self.prompt["ask"] == self.given[1]["ask"] or self.prompt.get("together"):  # sealed ones may change
            self.given = self.answered()
            self.asked, self.prompt = self.open()

    def prompts(self) -> Iterator[tuple[int, dict[str, Any]]]:
        for seat, person in enumerate(self.people):
            with person.stream(self.id, f"?seat={seat}") as stream:
                update = msgspec.json.decode(stream.receive_text(), type=Update)
            prompt = update.parts["prompt"]
            if "choices" in prompt:
                yield seat, prompt

    def open(self) -> tuple[int, dict[str, Any]]:
        return next((seat, prompt) for seat, prompt in self.prompts() if prompt.get("sealed") is None)

    def answered(self) -> tuple[int, dict[str, Any]]:
        """One answer that was accepted, with who gave it."""
        seat, prompt = self.open()
        body = {"seat": seat, "ask": prompt["ask"], "answer": prompt["choices"][0]["answer"], "key": key()}
        self.people[seat].post(f"/api/tables/{self.id}/answers", body)
        return seat, body

    def legal(self, chance: random.Random) -> dict[str, Any]:
        choice = chance.choice(self.prompt["choices"])
        return {"seat": self.asked, "ask": self.prompt["ask"], "answer": choice["answer"], "key": key()}


class Forger:
    """Sends what should be refused, and counts what came back."""

    def __init__(self, server: Server, tables: list[Table], seed: int) -> None:
        self.server = server
        self.tables = tables
        self.chance = random.Random(seed)
        self.stranger = server.browser()
        self.stranger.send("PATCH", "/api/me", {"name": "Mallory"})
        self.nobody = server.browser()
        self.counts: dict[int, int] = {}
        self.table = tables[0]

    def run(self, messages: int) -> None:
        before = {table.id: self.server.state_hash(table.id) for table in self.tables}
        names = sorted(WAYS)
        for number in range(messages):
            self.table = self.chance.choice(self.tables)
            name = "by_stream" if number % STREAMS == 0 else self.chance.choice(names)
            state = self.server.state_hash(self.table.id)
            WAYS[name](self)
            assert self.server.state_hash(self.table.id) == state, (number, name)
        assert {table.id: self.server.state_hash(table.id) for table in self.tables} == before

    def url(self, action: str = "answers") -> str:
        return f"/api/tables/{self.table.id}/{action}"

    def refused(self, browser: Browser, *arguments: Any, statuses: tuple[int, ...], **more: Any) -> None:
        response = browser.send(*arguments, **more)
        assert response.status_code in statuses, (arguments, more, response.status_code, response.text[:300])
        problem = msgspec.json.decode(response.content, type=Problem)
        assert problem.code and problem.text and "Traceback" not in problem.text
        self.counts[response.status_code] = self.counts.get(response.status_code, 0) + 1

    @property
    def player(self) -> Browser:
        return self.table.people[self.table.asked]

    @property
    def other(self) -> Browser:
        return self.table.people[1 - self.table.asked]


@way
def by_a_stranger(forger: Forger) -> None:
    action = forger.chance.choice(sorted(ACTIONS))
    body = {**ACTIONS[action], **({"key": key()} if "key" in ACTIONS[action] else {})}
    statuses = (403, 404) if action.startswith("votes") else (403,)
    forger.refused(forger.stranger, "POST", forger.url(action), body, statuses=statuses)


@way
def by_nobody(forger: Forger) -> None:
    action = forger.chance.choice(sorted(ACTIONS))
    body = {**ACTIONS[action], **({"key": key()} if "key" in ACTIONS[action] else {})}
    forger.refused(forger.nobody, "POST", forger.url(action), body, statuses=(401,))


@way
def from_another_page(forger: Forger) -> None:
    body = forger.table.legal(forger.chance)
    if forger.chance.random() < 0.5:
        forger.refused(forger.player, "POST", forger.url(), body, statuses=(403,), forged=True)
    else:
        origin = {"origin": forger.chance.choice(("https://evil.example", "null", "http://testserver.local.evil"))}
        forger.refused(forger.player, "POST", forger.url(), body, statuses=(403,), headers=origin)


@way
def with_a_forged_cookie(forger: Forger) -> None:
    thief = forger.server.browser()
    thief.get("/api/me")
    token = forger.player.cookies["session"]
    place = forger.chance.randrange(len(token))
    thief.cookies["session"] = token[:place] + ("A" if token[place] != "A" else "B") + token[place + 1 :]
    forger.refused(thief, "POST", forger.url(), forger.table.legal(forger.chance), statuses=(401,))


@way
def for_the_seat_of_the_other(forger: Forger) -> None:
    body = forger.table.legal(forger.chance)
    forger.refused(forger.other, "POST", forger.url(), body, statuses=(403,))


@way
def for_a_seat_that_is_not(forger: Forger) -> None:
    body = {**forger.table.legal(forger.chance), "seat": forger.chance.randrange(2, 8)}
    forger.refused(forger.player, "POST", forger.url(), body, statuses=(404,))


@way
def to_an_older_question(forger: Forger) -> None:
    seat, body = forger.table.given
    again = {**body, "key": key()}
    forger.refused(forger.table.people[seat], "POST", forger.url(), again, statuses=(409,))


@way
def to_a_later_question(forger: Forger) -> None:
    body = forger.table.legal(forger.chance)
    body["ask"] += forger.chance.randrange(1, 1000)
    forger.refused(forger.player, "POST", forger.url(), body, statuses=(409,))


@way
def replayed(forger: Forger) -> None:
    """The very message that was accepted: acknowledged as before, and nothing happens."""
    seat, body = forger.table.given
    response = forger.table.people[seat].send("POST", forger.url(), body)
    assert response.status_code == 200 and response.json()["seq"] >= 1
    forger.counts[200] = forger.counts.get(200, 0) + 1


@way
def an_answer_that_is_not_offered(forger: Forger) -> None:
    body = forger.table.legal(forger.chance)
    fields = sorted(body["answer"])
    changed = dict(body["answer"])
    changed[forger.chance.choice(fields)] = forger.chance.choice(JUNK)
    forger.refused(forger.player, "POST", forger.url(), {**body, "answer": changed}, statuses=(400, 422))


@way
def an_answer_of_another_game(forger: Forger) -> None:
    other = forger.chance.choice([table for table in forger.tables if table is not forger.table])
    body = {**forger.table.legal(forger.chance), "answer": other.legal(forger.chance)["answer"]}
    if body["answer"] not in [choice["answer"] for choice in forger.table.prompt["choices"]]:
        forger.refused(forger.player, "POST", forger.url(), body, statuses=(400, 422))


@way
def with_a_wrong_field(forger: Forger) -> None:
    action = forger.chance.choice([name for name in sorted(ACTIONS) if name not in ("chat", "speed")])
    body = {**ACTIONS[action], **({"key": key()} if "key" in ACTIONS[action] else {})}
    field = forger.chance.choice(sorted(body))
    junk = [value for value in JUNK if type(value) is not type(body[field]) or value in (-1, 8, 2**63, "")]
    if field in ("answer",):
        junk = [value for value in junk if not isinstance(value, dict)]
    if field in ("to", "ask"):
        junk = [value for value in junk if value != 8]
    body[field] = forger.chance.choice(junk)
    forger.refused(forger.player, "POST", forger.url(action), body, statuses=(400,))


@way
def with_a_field_too_many_or_too_few(forger: Forger) -> None:
    body = forger.table.legal(forger.chance)
    if forger.chance.random() < 0.5:
        body[forger.chance.choice(("admin", "person", "seed", "SEAT", "__proto__"))] = 1
    else:
        del body[forger.chance.choice(sorted(body))]
    forger.refused(forger.player, "POST", forger.url(), body, statuses=(400,))


@way
def no_json(forger: Forger) -> None:
    text = msgspec.json.encode(forger.table.legal(forger.chance))
    kinds: list[Callable[[], bytes]] = [
        lambda: text[: forger.chance.randrange(len(text))],
        lambda: forger.chance.randbytes(forger.chance.randrange(1, 400)),
        lambda: b"[" * forger.chance.randrange(1000, 60000),
        lambda: b"\xef\xbb\xbf" + text,
        lambda: text + text,
        lambda: text.replace(b"{", b"(", 1),
    ]
    content = forger.chance.choice(kinds)()
    forger.refused(forger.player, "POST", forger.url(), content=content, statuses=(400,))


@way
def too_large(forger: Forger) -> None:
    action = forger.chance.choice(sorted(ACTIONS))
    size = SMALL_BODY + forger.chance.randrange(1, 100_000)
    forger.refused(forger.player, "POST", forger.url(action), content=b" " * size, statuses=(413,))
    if forger.chance.random() < 0.02:
        forger.refused(forger.player, "POST", "/api/import", content=b" " * (LARGE_BODY + 1), statuses=(413,))


@way
def where_nothing_is(forger: Forger) -> None:
    name = forger.chance.choice(("nowhere", "..", "%00", "a" * 90, "'; drop table entries; --", "🂡"))
    path = f"/api/tables/{name}/answers"
    forger.refused(forger.player, "POST", path, forger.table.legal(forger.chance), statuses=(400, 404, 405))


@way
def looking_where_one_may_not(forger: Forger) -> None:
    seat, at = forger.table.asked, forger.chance.randrange(0, 3)
    places = ("record", f"moments/{at}", "refusals", "history")
    path = f"{forger.chance.choice(places)}?seat={seat}"
    forger.refused(forger.stranger, "GET", forger.url(path), statuses=(403,))


@way
def a_wrong_import(forger: Forger) -> None:
    record = forger.player.get(forger.url(f"record?seat={forger.table.asked}"))
    changed = {**record, forger.chance.choice(sorted(record)): forger.chance.choice(JUNK)}
    body = {"document": changed, "key": key()}
    forger.refused(forger.stranger, "POST", "/api/import", body, statuses=(400, 409, 422))


@way
def a_guessed_seat_link(forger: Forger) -> None:
    secret = "".join(forger.chance.choice("abcdefghijklmnopqrstuvwxyz0123456789-_") for _ in range(22))
    forger.refused(forger.stranger, "POST", f"/api/seat/{secret}", statuses=(404,))


def by_stream(forger: Forger) -> None:
    """A message the stream does not know ends it with a `StreamProblem`."""
    legal = msgspec.json.encode({"kind": "answer", **forger.table.legal(forger.chance)}).decode()
    messages = ("", "{", "null", legal, '{"kind":"look","seat":9,"lang":"de"}', "x" * 5000, "[" * 900, b"\x00\x01")
    message = forger.chance.choice(messages)
    with forger.player.stream(forger.table.id, f"?seat={forger.table.asked}") as stream:
        if isinstance(message, bytes):
            stream.send_bytes(message)
        else:
            stream.send_text(message)
        problem = None
        with pytest.raises(WebSocketDisconnect):
            while True:
                heard = msgspec.json.decode(stream.receive_text(), type=Update | StreamProblem)
                problem = heard if isinstance(heard, StreamProblem) else problem
    assert problem is not None and problem.code == "bad-request" and problem.text
    forger.counts[4400] = forger.counts.get(4400, 0) + 1


WAYS["by_stream"] = by_stream


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("forged")) as running:
        yield running


def forge(server: Server, messages: int, seed: int) -> None:
    tables = [Table(server, game) for game in GAMES]
    forger = Forger(server, tables, seed)
    forger.run(messages)
    assert sum(forger.counts.values()) >= messages * 0.95
    assert {200, 400, 401, 403, 404, 409, 413, 422, 4400} <= forger.counts.keys()
    for table in tables:  # and it still goes on
        table.people[table.asked].post(f"/api/tables/{table.id}/answers", table.legal(forger.chance))


def test_no_message_moves_a_game(server: Server) -> None:
    forge(server, 500, 8)


@pytest.mark.slow
def test_ten_thousand_messages_move_no_game(server: Server) -> None:
    forge(server, 10_000, int(os.environ.get("GREATPOWERS_SEED", "7")))

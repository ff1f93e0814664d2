"""Whoever is slow, silent or many: each limit with somebody who reaches it, and others who are served meanwhile."""

from __future__ import annotations

import asyncio
import functools
import json
import sys
from dataclasses import replace
from ipaddress import ip_network
from typing import Any

import pytest

from greatpowers.server import carrier, doors
from greatpowers.server.doors import Doors, counted_as
from greatpowers.server.settings import Connections, Settings
from tests.server.wire import HOST, LARGE, LONG, SHORT, Peer, place

pytestmark = pytest.mark.anyio

HALF_BODY = (b"POST /echo HTTP/1.1\r\n", HOST, b"Content-Length: 10\r\n\r\n", b"12345")
PROXIED = Settings("", proxies=(ip_network("127.0.0.0/8"),), hosts=("localhost",))


def has_uvloop() -> bool:
    return carrier.uvloop_factory() is not None


@pytest.fixture(params=["asyncio", "uvloop"])
def anyio_backend(request: pytest.FixtureRequest) -> Any:
    """The server carries on either loop: on Windows there is only the one."""
    if request.param == "uvloop" and not has_uvloop():
        pytest.skip("uvloop is not installed")
    return "asyncio", {"use_uvloop": request.param == "uvloop"}


# --- time -------------------------------------------------------------------------------------------------------------


async def test_a_connection_on_which_nothing_comes_is_closed() -> None:
    async with place(head=SHORT) as here:
        silent = await here.peer()
        assert await silent.rest() == b""
        assert await here.get() == 200


@pytest.mark.parametrize("before", (0, 1), ids=("first", "later"))
async def test_a_head_that_is_never_complete_is_told_so(before: int) -> None:
    async with place(head=SHORT) as here:
        slow = await here.peer()
        for _ in range(before):
            assert (await slow.get())[0] == 200
        slow.send(b"GET / HTTP/1.1\r\n", HOST, b"X-Slow: ")
        status, headers, body = await slow.answer()
        assert (status, headers["connection"], json.loads(body)["code"]) == (408, "close", "too-slow")
        assert await slow.rest() == b""
        assert here.doors.refused == {"slow-head": 1}
        assert here.app.asked == ["GET /"] * before


async def test_a_body_that_is_never_complete_does_not_reach_the_application() -> None:
    async with place(body=SHORT) as here:
        slow = await here.peer()
        slow.send(*HALF_BODY)
        assert (await slow.answer())[0] == 408
        await slow.ended()
        assert here.app.asked == [] and here.doors.refused == {"slow-body": 1}
        assert here.doors._bodies == 0


async def test_a_body_that_comes_on_has_more_time() -> None:
    async with place(body=SHORT, slowest=1) as here:
        steady, silent = await here.peer(), await here.peer()
        steady.send(b"POST /echo HTTP/1.1\r\n", HOST, b"Content-Length: 5001\r\n\r\n", bytes(5000))
        silent.send(*HALF_BODY[:3])
        await silent.ended()
        steady.send(b"!")
        assert (await steady.answer())[2] == bytes(5000) + b"!"


async def test_a_connection_without_another_request_is_closed() -> None:
    async with place(idle=SHORT) as here:
        peer = await here.peer()
        assert (await peer.get())[0] == 200
        assert await peer.rest() == b""


async def test_who_does_not_take_the_answer_is_cut_off() -> None:
    async with place(taking=SHORT, slowest=1 << 30) as here:
        peer = await here.peer(limit=1024)
        peer.send(b"GET /large HTTP/1.1\r\n", HOST, b"\r\n")
        await here.until(lambda: bool(here.app.asked) and not here.connections())
        assert here.doors.refused == {"slow-reader": 1}
        assert len(await peer.rest()) < LARGE
        assert await here.get() == 200


async def test_who_takes_an_answer_slowly_gets_all_of_it() -> None:
    async with place(taking=SHORT, slowest=1 << 16) as here:  # which is two minutes for all of it
        peer, silent = await here.peer(limit=1024), await here.peer()
        peer.send(b"GET /large HTTP/1.1\r\n", HOST, b"\r\n")
        assert (await peer.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
        silent.send(b"GET /large HTTP/1.1\r\n", HOST, b"\r\n")
        assert len(await peer.reader.readexactly(LARGE)) == LARGE


async def test_a_stream_that_takes_nothing_is_cut_off() -> None:
    async with place(taking=SHORT, slowest=1 << 30) as here:
        peer = await here.peer(limit=1024)
        assert await peer.upgrade() == 101
        peer.frame(1, b"large")
        await here.until(lambda: not here.connections())
        assert here.doors.refused == {"slow-reader": 1}
        await here.until(lambda: not here.app.streams)


async def test_a_stream_that_does_not_answer_a_ping_is_gone() -> None:
    async with place() as here:
        lively, dead = await here.peer(), await here.peer()
        assert (await lively.upgrade(), await dead.upgrade()) == (101, 101)
        now = asyncio.get_running_loop().time()
        await here.doors.sweep(now + LONG)
        assert await lively.heard() == await dead.heard() == (9, b"")
        lively.frame(10, b"")
        lively.frame(1, b"still here")
        assert await lively.heard() == (1, b"still here")
        await here.doors.sweep(now + 2 * LONG)
        assert await dead.rest() == b""
        assert await lively.heard() == (9, b"")
        assert here.doors.refused == {"silent-stream": 1}
        assert here.app.lost == ["websocket.disconnect 1006"]


# --- number -----------------------------------------------------------------------------------------------------------


async def test_an_address_has_so_many_connections() -> None:
    async with place(per_address=2) as here:
        first, second = await here.peer(), await here.peer()
        assert (await first.get())[0] == (await second.get())[0] == 200
        third = await here.peer()
        status, _, body = await third.answer()
        assert (status, json.loads(body)["code"]) == (429, "too-many")
        await third.ended()
        assert await here.get(local="127.0.0.2") == 200
        first.writer.close()
        await here.until(lambda: len(here.connections()) == 2)
        assert await here.get() == 200


async def test_behind_a_proxy_requests_and_streams_count_for_whom_it_names() -> None:
    anna, ben = b"X-Forwarded-For: 198.51.100.1\r\n", b"X-Forwarded-For: 198.51.100.2\r\n"
    async with place(PROXIED, per_address=1) as here:
        first, second, third = [await here.peer() for _ in range(3)]
        assert await first.upgrade(b"X-Forwarded-For: 8.8.8.8\r\n", anna) == 101, "the last line is the proxy's own"
        assert await second.upgrade(anna) == 429
        assert await third.upgrade(ben) == 101
        fourth = await here.peer()
        fourth.send(b"GET / HTTP/1.1\r\n", HOST, anna, b"\r\n")
        assert (await fourth.answer())[0] == 429
        first.writer.close()
        await here.until(lambda: here.doors._of == {"198.51.100.2": 1})
        fifth = await here.peer()
        for _ in range(3):
            fifth.send(b"GET / HTTP/1.1\r\n", HOST, anna, b"\r\n")
            assert (await fifth.answer())[0] == 200
        fifth.send(*HALF_BODY[:2], anna, *HALF_BODY[2:])
        await here.until(lambda: here.doors._of["198.51.100.1"] == 1)
        fifth.writer.transport.abort()
        await here.until(lambda: here.doors._of["198.51.100.1"] == 0)


async def test_who_waits_gives_way_to_who_asks() -> None:
    async with place(most=3) as here:
        old = [await here.peer() for _ in range(3)]
        await here.until(lambda: len(here.connections()) == 3)
        assert await here.get() == 200
        assert await old[0].rest() == b""
        assert len(here.connections()) == 3
        assert (await old[1].get())[0] == 200
        assert here.doors.refused == {"gave-way": 1}


async def test_hanging_bodies_give_way_but_streams_do_not() -> None:
    async with place(most=2) as here:
        hanging, stream = await here.peer(), await here.peer()
        hanging.send(*HALF_BODY)
        await here.until(lambda: here.doors._bodies == 5)
        assert await stream.upgrade() == 101
        another = await here.peer()
        assert await another.upgrade() == 101
        assert await hanging.rest() == b""
        late = await here.peer()
        assert (await late.answer())[0] == 503
        stream.frame(1, b"still here")
        assert await stream.heard() == (1, b"still here")
        assert here.doors.refused == {"gave-way": 1, "room": 1}


async def test_what_a_proxy_keeps_open_gives_way_to_nobody() -> None:
    async with place(PROXIED, most=2) as here:
        kept = [await here.peer() for _ in range(2)]
        for peer in kept:
            assert (await peer.get())[0] == 200
        assert (await (await here.peer()).answer())[0] == 503
        assert (await kept[0].get())[0] == 200


def holds(found: Doors, size: int) -> bool:
    return found._bodies == size


async def test_bodies_that_hang_hold_so_much_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "MOST_OF_BODIES", 12)
    async with place() as here:
        peers: list[Peer] = []
        for number in range(3):
            peers.append(await here.peer())
            peers[-1].send(*HALF_BODY)
            await here.until(functools.partial(holds, here.doors, min(10, 5 * (number + 1))))
        assert await peers[0].rest() == b""
        peers[1].send(b"67890")
        assert (await peers[1].answer())[2] == b"1234567890"
        assert await peers[2].rest() == b""
        assert here.doors._bodies == 0


async def test_many_are_ended_without_keeping_others_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "AT_ONCE", 2)
    async with place(head=SHORT) as here:
        peers = [await here.peer() for _ in range(7)]
        for peer in peers:
            await peer.ended()
        assert not here.connections()


def test_an_address_of_version_6_counts_with_its_network() -> None:
    assert counted_as("2001:db8:1:2:3:4:5:6") == counted_as("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert counted_as("::ffff:198.51.100.1") == "198.51.100.1"
    assert counted_as("a-name") == "a-name"


def test_it_is_told_who_was_sent_away(capsys: pytest.CaptureFixture[str]) -> None:
    found = Doors(Connections(), 1)
    found.refuse("address")
    asyncio.run(found.sweep(100.0))
    asyncio.run(found.sweep(104.0))
    found.refuse("address")
    asyncio.run(found.sweep(105.0))
    assert capsys.readouterr().out.count("connections-refused") == 1


async def test_the_figures_name_what_connections_do() -> None:
    async with place() as here:
        idle, busy, stream = [await here.peer() for _ in range(3)]
        await idle.get()
        await stream.upgrade()
        busy.send(b"GET /slow HTTP/1.1\r\n", HOST, b"\r\n")
        await here.until(lambda: "GET /slow" in here.app.asked)
        here.doors.refuse("room")
        told = {
            (sample.name, *sample.labels.values()): sample.value
            for family in here.carrier.figures.collect()
            for sample in family.samples
        }
        assert told == {
            ("greatpowers_connections", "stream"): 1,
            ("greatpowers_connections", "request"): 1,
            ("greatpowers_connections", "idle"): 1,
            ("greatpowers_connections_room",): here.doors.room,
            ("greatpowers_connections_refused_total", "room"): 1,
        }


# --- room -------------------------------------------------------------------------------------------------------------


def test_the_system_says_for_how_many_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    wishes: list[int] = []

    def refuse_much(which: int, limits: tuple[int, int]) -> None:
        wishes.append(limits[0])
        if limits[0] > 20_000:
            raise ValueError("more than kern.maxfilesperproc")

    monkeypatch.setattr(resource, "setrlimit", refuse_much)
    monkeypatch.setattr(resource, "getrlimit", lambda which: (256, resource.RLIM_INFINITY))
    assert carrier.files_allowed() == 10_240 and wishes == [carrier.MOST_FILES, 65_536, 10_240]
    monkeypatch.setattr(resource, "getrlimit", lambda which: (1024, 20_000))
    limits = Connections()
    assert carrier.room(limits) == 20_000 - carrier.OWN_FILES
    assert carrier.room(replace(limits, most=100)) == 100
    assert carrier.room(replace(limits, most=10**9)) == 20_000 - carrier.OWN_FILES
    monkeypatch.setattr(resource, "getrlimit", lambda which: (256, 256))
    assert carrier.room(limits) == 128
    monkeypatch.setattr(sys, "platform", "win32")
    assert carrier.room(limits) == carrier.ROOM_UNKNOWN


# --- the end ----------------------------------------------------------------------------------------------------------


async def test_at_the_end_what_is_under_way_is_finished_and_the_rest_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(carrier, "UNANSWERED", LONG)
    monkeypatch.setattr(carrier, "UNFINISHED", SHORT)
    async with place() as here:
        idle, asks, hanging, stream, deaf = [await here.peer() for _ in range(5)]
        assert (await idle.get())[0] == 200
        asks.send(b"GET /slow HTTP/1.1\r\n", HOST, b"\r\n")
        hanging.send(*HALF_BODY)
        assert await stream.upgrade() == await deaf.upgrade() == 101
        await here.until(lambda: "GET /slow" in here.app.asked and here.doors._bodies == 5)
        here.carrier.stop()
        assert await idle.rest() == b""
        assert await stream.heard() == (8, b"\x03\xf4")
        stream.frame(8, b"\x03\xf4")
        assert await stream.rest() == b""
        here.app.go.set()
        status, headers, body = await asks.answer()
        assert (status, headers["connection"], body) == (200, "close", b"ok")
        assert here.serving is not None
        await here.serving
        assert (await hanging.rest()) == b""
        assert (await deaf.rest()) == b"\x88\x02\x03\xf4"
        with pytest.raises(OSError):
            await here.peer()


async def test_at_the_end_an_application_that_hangs_is_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(carrier, "UNANSWERED", SHORT)
    monkeypatch.setattr(carrier, "UNFINISHED", SHORT)
    async with place() as here:
        asks, reads = await here.peer(), await here.peer(limit=1024)
        asks.send(b"GET /slow HTTP/1.1\r\n", HOST, b"\r\n")
        reads.send(b"GET /large HTTP/1.1\r\n", HOST, b"\r\n")
        await here.until(lambda: "GET /large" in here.app.asked)
        here.carrier.stop()
        assert here.serving is not None
        await here.serving
        assert await asks.rest() == b""
        assert len(await reads.rest()) < LARGE

"""Guests, accounts, sessions, deletion, as browsers see them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import argon2
import pytest

from greatpowers.server import people
from greatpowers.server.guard import SESSION_COOKIE, Limits, header
from greatpowers.server.people import account_key, digest, tidy, whoever
from greatpowers.server.rows import Person
from greatpowers.server.settings import Settings
from greatpowers.server.store import Store
from greatpowers.server.texts import preferred
from tests.server.browser import Browser, Server, key, served

PASSWORD = "correct horse battery"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("people")) as running:
        yield running


def registered(server: Server, name: str) -> Browser:
    browser = server.browser()
    me = browser.post("/api/register", {"name": name, "password": PASSWORD})
    assert me["account"] is True and me["name"] == name
    return browser


def test_a_newcomer_is_nobody_and_gets_a_token_only(server: Server) -> None:
    browser = server.browser("de-AT,de;q=0.9")
    assert browser.get("/api/me") == {"person": "", "name": "", "account": False, "lang": "de"}
    assert set(browser.cookies) == {"csrf"}


def test_the_first_wish_makes_a_guest_who_stays(server: Server) -> None:
    browser = server.browser("de")
    me = browser.send("PATCH", "/api/me", {"name": "  Anna\u202e \n "}).json()
    assert me["name"] == "Anna" and me["account"] is False and me["lang"] == "de"
    assert browser.get("/api/me") == me
    assert "session" in browser.cookies
    changed = browser.send("PATCH", "/api/me", {"lang": "en"}).json()
    assert changed == {**me, "lang": "en"}


def test_cookies_of_sessions_are_hidden_from_scripts(server: Server) -> None:
    browser = server.browser()
    response = browser.send("PATCH", "/api/me", {"name": "Anna"})
    (session,) = [text for text in response.headers.get_list("set-cookie") if text.startswith("session=")]
    assert "HttpOnly" in session and "SameSite=Lax" in session and "Secure" not in session


def test_the_store_knows_no_token(server: Server) -> None:
    browser = server.browser()
    browser.send("PATCH", "/api/me", {"name": "Anna"})
    token = browser.cookies["session"]

    async def look() -> tuple[object, object]:
        store = server.service.store
        return await store.people.session(token, 0), await store.people.session(digest(token), 0)

    raw, hashed = server.call(look)
    assert raw is None and hashed is not None


def test_a_forged_or_unknown_session_is_nobody(server: Server) -> None:
    browser = server.browser()
    browser.get("/api/me")
    browser.cookies["session"] = "x" * 43
    assert browser.get("/api/me")["person"] == ""
    assert browser.post("/api/tables/nowhere/start", status=401)["code"] == "unauthorized"


def test_a_guest_who_registers_keeps_person_and_seats(server: Server) -> None:
    browser = server.browser()
    table = browser.table("me", "open")
    before = browser.get("/api/me")
    token, csrf = browser.cookies["session"], browser.cookies["csrf"]
    me = browser.post("/api/register", {"name": "Berta", "password": PASSWORD})
    assert me["person"] == before["person"] and me["account"] is True and me["name"] == "Berta"
    assert browser.cookies["session"] != token and browser.cookies["csrf"] != csrf
    assert [row["id"] for row in browser.get("/api/tables?show=mine")["tables"]] == [table]
    old = server.browser()
    old.get("/api/me")
    old.cookies["session"] = token
    assert old.get("/api/me")["person"] == ""
    assert browser.post("/api/register", {"name": "Again", "password": PASSWORD}, 409)["code"] == "conflict"


def test_names_are_taken_whatever_they_look_like(server: Server) -> None:
    registered(server, "Clara")
    for name in ("Clara", " clara ", "ＣＬＡＲＡ"):
        problem = server.browser().post("/api/register", {"name": name, "password": PASSWORD}, 409)
        assert problem["code"] == "conflict"


def test_login_is_refused_in_the_same_words_for_a_wrong_name_and_a_wrong_password(server: Server) -> None:
    registered(server, "Dora")
    browser = server.browser()
    wrong = browser.post("/api/login", {"name": "Dora", "password": PASSWORD + "!"}, 401)
    unknown = browser.post("/api/login", {"name": "Nobody", "password": PASSWORD}, 401)
    assert wrong == unknown and wrong["code"] == "unauthorized"
    assert "session" not in browser.cookies


def test_an_unknown_name_costs_a_hash_too(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[str] = []

    class Hasher:
        def hash(self, password: str) -> str:
            return f"hash of {len(password)} letters"

        def verify(self, password_hash: str, password: str) -> bool:
            compared.append(password_hash)
            return False

    people.nobodys_hash.cache_clear()
    monkeypatch.setattr(people, "hasher", Hasher)
    server.browser().post("/api/login", {"name": "Nobody", "password": PASSWORD}, 401)
    assert compared == ["hash of 43 letters"]
    people.nobodys_hash.cache_clear()


def test_login_logout_and_login_again(server: Server) -> None:
    first = registered(server, "Emil")
    second = server.browser()
    me = second.post("/api/login", {"name": "EMIL", "password": PASSWORD})
    assert me == first.get("/api/me")
    token = second.cookies["session"]
    assert second.post("/api/logout")["person"] == ""
    assert "session" not in second.cookies
    second.cookies["session"] = token
    assert second.get("/api/me")["person"] == "", "the token is worth nothing after logging out"
    assert first.get("/api/me")["person"] == me["person"]


def test_a_new_password_ends_the_other_sessions(server: Server) -> None:
    first = registered(server, "Frida")
    second = server.browser()
    second.post("/api/login", {"name": "Frida", "password": PASSWORD})
    for old in ({}, {"old_password": "a wrong password"}):
        refused = first.send("PATCH", "/api/me", {"password": "another password", **old})
        assert refused.status_code == 403 and second.get("/api/me")["account"] is True
    wish = {"password": "another password", "old_password": PASSWORD}
    assert first.send("PATCH", "/api/me", wish).status_code == 200
    assert first.get("/api/me")["account"] is True
    assert second.get("/api/me")["person"] == ""
    third = server.browser()
    third.post("/api/login", {"name": "Frida", "password": PASSWORD}, 401)
    third.post("/api/login", {"name": "Frida", "password": "another password"})


def test_a_password_costs_whoever_guesses_what_is_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second recommended option of RFC 9106; other tests take less."""
    monkeypatch.setattr(people, "PasswordHasher", argon2.PasswordHasher)
    real = people.hasher.__wrapped__()
    assert (real.type, real.time_cost, real.memory_cost, real.parallelism) == (argon2.Type.ID, 3, 65536, 4)


@pytest.mark.anyio
async def test_those_who_ask_again_are_looked_up_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1_900_000_000.0]
    store = await Store.open(f"sqlite:///{tmp_path / 'people.db'}", lambda: int(now[0]))
    settings = Settings("", clock=lambda: now[0])
    found = people.People(store, settings, Limits(lambda: now[0]))
    asked: list[int] = []
    sessions = store.people.sessions

    async def counted(digests: Sequence[str], at: int) -> dict[str, Person]:
        asked.append(len(digests))
        return await sessions(digests, at)

    def scope(token: str) -> dict[str, Any]:
        return {"headers": [(b"cookie", f"{SESSION_COOKIE}={token}".encode())], "state": {}}

    async def who(*tokens: str) -> list[str | None]:
        seen = await asyncio.gather(*(found.visitor(scope(token)) for token in tokens))
        return [None if one is None else one.name for one in seen]

    try:
        for token in ("one", "two", "three"):
            person = await store.people.add(token.title(), "en")
            await store.people.add_session(digest(token), person.id, int(now[0]) + 10_000)
        monkeypatch.setattr(store.people, "sessions", counted)
        assert await who("one", "two", "three", "nobody") == ["One", "Two", "Three", None]
        assert await who("one", "two", "three") == ["One", "Two", "Three"]
        asked.clear()
        now[0] += people.REMEMBERED
        assert await who("one", "two", "three") == ["One", "Two", "Three"] and asked == [3]
        await store.people.end_session(digest("two"))  # by hand, or at another node
        assert await who("two") == ["Two"], "for a moment"
        now[0] += people.REMEMBERED
        assert await who("one", "two") == ["One", None] and asked == [3, 3, 1]
        now[0] += people.OF_LATE
        assert await who("three") == ["Three"] and asked[3:] == [0, 1], "who has not been here for long is forgotten"
        now[0] -= 1_000_000.0
        assert await who("three") == ["Three"], "a clock may jump"
    finally:
        await store.close()


def test_a_guest_has_no_password(server: Server) -> None:
    browser = server.browser()
    assert browser.send("PATCH", "/api/me", {"password": PASSWORD}).status_code == 409


def test_a_name_needs_a_letter(server: Server) -> None:
    browser = server.browser()
    for body in ({"name": " \u200b "}, {"name": ""}, {"name": "x" * 41}):
        response = browser.send("PATCH", "/api/me", body)
        assert response.status_code == 400 and response.json()["code"] == "bad-request"


def test_deletion_takes_the_name_and_leaves_the_table(server: Server) -> None:
    browser = registered(server, "Greta")
    table = browser.table("me", "open")
    assert browser.send("DELETE", "/api/me").json()["person"] == ""
    assert browser.get("/api/me")["person"] == ""
    server.browser().post("/api/login", {"name": "Greta", "password": PASSWORD}, 401)
    state = server.browser().get(f"/api/tables/{table}")
    assert state["id"] == table and "Greta" not in str(state)
    registered(server, "Greta")
    assert server.browser().send("DELETE", "/api/me").status_code == 401


def test_without_the_token_nothing_changes(server: Server) -> None:
    browser = registered(server, "Hanna")
    for method, path, body in (
        ("PATCH", "/api/me", {"name": "Evil"}),
        ("DELETE", "/api/me", None),
        ("POST", "/api/logout", None),
        ("POST", "/api/tables", {"game": "imperial-2030", "seats": [{"kind": "me"}] * 2, "key": key()}),
    ):
        response = browser.send(method, path, body, forged=True)
        assert response.status_code == 403 and response.json()["code"] == "forbidden"
        response = browser.send(method, path, body, headers={"origin": "https://evil.example"})
        assert response.status_code == 403
    assert browser.get("/api/me")["name"] == "Hanna"


def test_too_many_tries_are_stopped_by_address_and_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "fits", lambda password_hash, password: False)
    now = [1000.0]
    with served(tmp_path, limited=True, clock=lambda: now[0]) as server:
        browser = server.browser()
        ida = {"name": "Ida", "password": PASSWORD}
        tries = [browser.send("POST", "/api/login", ida).status_code for _ in range(9)]
        assert tries == [401] * 8 + [429]
        assert browser.last is not None and browser.last.json()["code"] == "too-many"
        others = [
            browser.send("POST", "/api/login", {"name": f"name {number}", "password": PASSWORD}).status_code
            for number in range(12)
        ]
        assert others == [401] * 11 + [429]
        now[0] += 3600
        assert browser.send("POST", "/api/login", {"name": "Ida", "password": PASSWORD}).status_code == 401


def test_whoever_tries_out_passwords_locks_nobody_else_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The right person comes in from another address, a little slower; and a right password uses nothing up."""
    now = [1000.0]
    naps: list[float] = []

    async def nap(seconds: float) -> None:
        naps.append(seconds)

    def far(number: int) -> dict[str, str]:
        return {"x-forwarded-for": f"203.0.113.{number}"}

    monkeypatch.setattr(people, "address", lambda scope, behind: header(scope, "x-forwarded-for"))
    monkeypatch.setattr(people, "fits", lambda password_hash, password: password == PASSWORD)  # the real one takes long
    with served(tmp_path, limited=True, clock=lambda: now[0]) as server:
        server.service.people.sleep = nap
        registered(server, "Ida")
        for number in range(10):
            thief = server.browser()
            for _ in range(9):
                thief.send("POST", "/api/login", {"name": "Ida", "password": "a wrong password"}, headers=far(number))
            assert thief.last is not None and thief.last.status_code == 429
        assert naps and set(naps) == {people.SLOWED}
        for _ in range(30):
            ida = server.browser()
            came = ida.send("POST", "/api/login", {"name": "Ida", "password": PASSWORD}, headers=far(200))
            assert came.status_code == 200


def test_a_clock_that_jumps_logs_nobody_out(tmp_path: Path) -> None:
    """Neither those who came before nor those who came while it was wrong, not even for as long as it is."""
    now = [1_900_000_000.0]
    with served(tmp_path, clock=lambda: now[0]) as server:
        people = {}
        for days in (0, 400, -800, 800, -400):
            now[0] += days * 24 * 3600
            browser = server.browser()
            people[browser] = browser.send("PATCH", "/api/me", {"name": "Anna"}).json()["person"]
            for known, person in people.items():
                assert known.get("/api/me")["person"] == person


def test_a_session_ends_by_itself(tmp_path: Path) -> None:
    now = [1000.0]
    with served(tmp_path, clock=lambda: now[0]) as server:
        browser = server.browser()
        person = browser.send("PATCH", "/api/me", {"name": "Anna"}).json()["person"]
        now[0] += people.SESSION_LIFE - 1
        assert browser.get("/api/me")["person"] == person
        now[0] += 2
        assert browser.get("/api/me")["person"] == ""


def test_behind_tls_cookies_are_secure(tmp_path: Path) -> None:
    with served(tmp_path, public_url="https://tables.example.org") as server:
        response = server.browser().send("GET", "/api/me")
        assert "Secure" in response.headers["set-cookie"]
        assert response.headers["strict-transport-security"].startswith("max-age=")


@pytest.mark.parametrize(
    ("accepted", "lang"),
    (("", "en"), ("de", "de"), ("fr, de;q=0.5", "de"), ("en-GB,en;q=0.9,de;q=0.8", "en"), ("de;q=x, en;q=0.1", "en")),
)
def test_the_language_of_a_browser(accepted: str, lang: str) -> None:
    assert preferred(accepted) == lang


def test_names() -> None:
    assert tidy("a\tb\u2028c ") == "a b c"
    assert account_key("Straße") == account_key("STRASSE")
    assert whoever(None, "fr").lang == "en"
    assert not people.fits("no hash", "x")

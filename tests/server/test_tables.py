"""Every address of a table, as it should be used and as it should not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import greatpowers
from tests.server.browser import Browser, Server, key, served

GAME = "imperial-2030"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("tables")) as running:
        yield running


@pytest.fixture
def anna(server: Server) -> Browser:
    return server.browser()


@pytest.fixture
def bert(server: Server) -> Browser:
    browser = server.browser("de")
    browser.send("PATCH", "/api/me", {"name": "Bert"})
    return browser


def parts(browser: Browser, table: str, seat: int | None = 0) -> dict[str, Any]:
    """What the stream of this browser begins with."""
    with browser.stream(table, "" if seat is None else f"?seat={seat}") as stream:
        update = stream.receive_json()
    assert update["whole"] is True
    return dict(update["parts"])


def own_answer(browser: Browser, table: str, choice: int = 0) -> dict[str, Any]:
    """A legal answer of the seat that is asked, among those of this browser."""
    asked = next(own["seat"] for own in parts(browser, table)["you"]["own"] if own["asked"])
    prompt = parts(browser, table, asked)["prompt"]
    return {"seat": asked, "ask": prompt["ask"], "answer": prompt["choices"][choice]["answer"], "key": key()}


# --- the lobby --------------------------------------------------------------------------------------------------------


def test_the_lobby_says_what_is_asked(anna: Browser, bert: Browser) -> None:
    """In the language of whoever looks, and of whom it is asked; the row follows the game."""
    table = anna.table("me", "me", "me")
    (row,) = [row for row in anna.get("/api/tables?show=mine")["tables"] if row["id"] == table]
    prompt = parts(anna, table, next(own["seat"] for own in parts(anna, table)["you"]["own"] if own["asked"]))["prompt"]
    assert prompt["step"] == "start_bond" or prompt["step"] == "rondel"
    assert row["asks"].endswith(": choose a field" if prompt["step"] == "rondel" else ": choose the first bond")
    assert row["waits"] == [row["players"][prompt["seat"]]]
    german = anna.get("/api/tables?show=mine&lang=de")["tables"]
    assert next(one for one in german if one["id"] == table)["asks"].endswith(("Aktionsfeld wählen", "Kredit wählen"))
    before = row["asks"]
    for _ in range(6):
        anna.post(f"/api/tables/{table}/answers", own_answer(anna, table))
    (row,) = [row for row in anna.get("/api/tables?show=mine")["tables"] if row["id"] == table]
    assert row["asks"] not in ("", before)
    anna.post(f"/api/tables/{table}/close", {})
    (row,) = [row for row in anna.get("/api/tables?show=finished")["tables"] if row["id"] == table]
    assert not row.get("asks") and not row.get("waits")


def test_two_clicks_to_a_game(anna: Browser) -> None:
    table = anna.table("me", "computer", "computer")
    state = anna.get(f"/api/tables/{table}")
    assert state["status"] == "running"
    assert [seat["kind"] for seat in state["seats"]] == ["human", "computer", "computer"]
    (row,) = anna.get("/api/tables?show=mine")["tables"]
    assert row["id"] == table and row["yours"] is True and len(row["players"]) == 3


def test_the_same_key_makes_one_table(anna: Browser) -> None:
    wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "key": key()}
    first, second = (anna.post("/api/tables", wish, 201) for _ in range(2))
    assert first == second
    assert len(anna.get("/api/tables?show=mine")["tables"]) == 1


@pytest.mark.parametrize(
    ("change", "word"),
    (
        ({"game": "chess"}, "chess"),
        ({"seats": [{"kind": "me"}]}, "seats"),
        ({"seats": [{"kind": "me"}] * 8}, "seats"),
        ({"seats": [{"kind": "me"}] * 9}, "seats"),
        ({"seats": [{"kind": "me"}, {"kind": "computer", "bot": "hal"}]}, "hal"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"options": {"start": "late"}}, "start"),
        ({"options": []}, "options"),
        ({"key": "short"}, "key"),
        ({"key": "no spaces!"}, "key"),
        ({"title": "x" * 61}, "title"),
        ({"absent_after": -1}, "absent_after"),
        ({"speed": "light"}, "speed"),
        ({"visibility": "secret"}, "visibility"),
        ({"seed": 1}, "seed"),
    ),
)
def test_bad_wishes_are_refused_by_name(anna: Browser, change: dict[str, Any], word: str) -> None:
    wish = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "computer"}], "key": key(), **change}
    problem = anna.post("/api/tables", wish, 400)
    assert problem["code"] == "bad-request" and word in problem["text"]
    assert anna.get("/api/tables?show=mine")["tables"] == []


def test_public_tables_are_listed_and_private_ones_are_not(server: Server, anna: Browser) -> None:
    public = anna.table("me", "open", visibility="public", title="Come in")
    private = anna.table("me", "open")
    stranger = server.browser("de")
    listed = stranger.get("/api/tables")["tables"]
    assert public in [row["id"] for row in listed] and private not in [row["id"] for row in listed]
    row = next(row for row in listed if row["id"] == public)
    assert row["title"] == "Come in" and row["open_seats"] == 1 and "yours" not in row and row["game_name"]
    assert stranger.get("/api/tables?show=mine") == {"tables": [], "next": None}
    assert stranger.get("/api/tables?show=finished")["tables"] == []
    assert stranger.send("GET", "/api/tables?show=all").status_code == 400
    running = anna.table("me", "me", visibility="public")
    assert running in [row["id"] for row in stranger.get("/api/tables?show=running&lang=en")["tables"]]
    turns = {row["id"]: row.get("your_turn", False) for row in anna.get("/api/tables?show=mine")["tables"]}
    assert turns == {public: False, private: False, running: True}


def test_pages_of_the_lobby(anna: Browser) -> None:
    made = {anna.table("me", "open") for _ in range(21)}
    first = anna.get("/api/tables?show=mine")
    assert len(first["tables"]) == 20 and first["next"] == 1
    second = anna.get("/api/tables?show=mine&page=1")
    assert len(second["tables"]) == 1 and second["next"] is None
    assert {row["id"] for row in first["tables"] + second["tables"]} == made


# --- sitting down -----------------------------------------------------------------------------------------------------


def test_friends_join_by_the_address_of_the_table(anna: Browser, bert: Browser) -> None:
    table = anna.table("me", "open", "computer")
    assert anna.post(f"/api/tables/{table}/start", status=409)["code"] == "conflict"
    bert.post(f"/api/tables/{table}/join", {"name": "Bertram"})
    assert [seat["name"] for seat in bert.get(f"/api/tables/{table}")["seats"]][1] == "Bertram"
    assert bert.post(f"/api/tables/{table}/start", status=403)["code"] == "forbidden"
    bert.post(f"/api/tables/{table}/leave", {"seat": 1})
    bert.post(f"/api/tables/{table}/join", {"seat": 1})
    assert bert.post(f"/api/tables/{table}/join", {"seat": 2}, 409)["code"] == "conflict"
    assert bert.post(f"/api/tables/{table}/join", {"seat": 9}, 400)["code"] == "bad-request"
    anna.post(f"/api/tables/{table}/start")
    assert bert.get(f"/api/tables/{table}")["status"] == "running"


def test_the_host_arranges_the_seats(anna: Browser, bert: Browser) -> None:
    table = anna.table("me", "open", "open")
    assert anna.send("PUT", f"/api/tables/{table}/seats/1", {"kind": "computer"}).status_code == 200
    assert anna.send("PUT", f"/api/tables/{table}/seats/2", {"kind": "me", "name": "Second"}).status_code == 200
    assert anna.send("PUT", f"/api/tables/{table}/seats/7", {"kind": "me"}).status_code == 404
    assert anna.send("PUT", f"/api/tables/{table}/seats/8", {"kind": "me"}).status_code == 400
    assert anna.send("PUT", f"/api/tables/{table}/seats/x", {"kind": "me"}).status_code == 404
    assert bert.send("PUT", f"/api/tables/{table}/seats/2", {"kind": "me"}).status_code == 403
    kinds = [seat["kind"] for seat in anna.get(f"/api/tables/{table}")["seats"]]
    assert kinds == ["human", "computer", "human"]


def test_a_seat_is_regained_by_its_private_link(server: Server, anna: Browser) -> None:
    table = anna.table("me", "me")
    link = parts(anna, table)["you"]["own"][0]["link"]
    assert link.startswith("/seat/")
    phone = server.browser()
    assert phone.post(f"/api{link}") == {"id": table}
    assert [own["seat"] for own in parts(phone, table)["you"]["own"]] == [0]
    assert phone.post("/api/seat/wrong", status=404)["code"] == "not-found"
    assert phone.post(f"/api{link}x", status=404)["code"] == "not-found"


def test_a_wrong_link_makes_nobody(server: Server) -> None:
    browser = server.browser()
    browser.post("/api/seat/wrong", status=404)
    assert "session" not in browser.cookies


def test_the_host_closes_a_table(anna: Browser, bert: Browser) -> None:
    table = anna.table("me", "open")
    assert bert.post(f"/api/tables/{table}/close", status=403)["code"] == "forbidden"
    anna.post(f"/api/tables/{table}/close")
    assert anna.get(f"/api/tables/{table}")["status"] == "closed"
    assert [row["id"] for row in anna.get("/api/tables?show=finished")["tables"]] == [table]


# --- playing ----------------------------------------------------------------------------------------------------------


def test_an_answer_is_acknowledged_once(server: Server, anna: Browser) -> None:
    table = anna.table("me", "me")
    body = own_answer(anna, table)
    first = anna.post(f"/api/tables/{table}/answers", body)
    state = server.state_hash(table)
    assert first["seq"] >= 1
    assert anna.post(f"/api/tables/{table}/answers", body) == first
    assert server.state_hash(table) == state
    stale = anna.post(f"/api/tables/{table}/answers", {**body, "key": key()}, 409)
    assert stale["code"] == "stale"


def test_answers_of_others_and_illegal_ones_are_refused(server: Server, anna: Browser, bert: Browser) -> None:
    table = anna.table("me", "me")
    body = own_answer(anna, table)
    state = server.state_hash(table)
    assert server.browser().post(f"/api/tables/{table}/answers", body, 401)["code"] == "unauthorized"
    assert bert.post(f"/api/tables/{table}/answers", body, 403)["code"] == "forbidden"
    other = 1 - body["seat"]
    assert anna.post(f"/api/tables/{table}/answers", {**body, "seat": other}, 422)["code"] == "refused"
    assert anna.post(f"/api/tables/{table}/answers", {**body, "seat": 5}, 404)["code"] == "not-found"
    castle = {**body, "answer": {"kind": "castle"}}
    assert anna.post(f"/api/tables/{table}/answers", castle, 400)["code"] == "bad-request"
    assert anna.post("/api/tables/nowhere/answers", body, 404)["code"] == "not-found"
    assert server.state_hash(table) == state


def test_undo_passing_speed_and_why_not(server: Server, anna: Browser, bert: Browser) -> None:
    table = anna.table("me", "me")
    before = server.state_hash(table).split()[1]
    body = own_answer(anna, table)
    legal = anna.post(f"/api/tables/{table}/why-not", {"seat": body["seat"], "answer": body["answer"]})
    assert legal["reason"] == ""
    anna.post(f"/api/tables/{table}/answers", body)
    undo = {"seat": body["seat"], "key": key()}
    anna.post(f"/api/tables/{table}/undo", undo)
    assert server.state_hash(table).split()[1] == before
    assert anna.post(f"/api/tables/{table}/undo", {**undo, "key": key()}, 422)["code"] == "refused"
    anna.post(f"/api/tables/{table}/passing", {"seat": 0, "passing": True})
    assert bert.post(f"/api/tables/{table}/passing", {"seat": 0, "passing": True}, 403)["code"] == "forbidden"
    anna.post(f"/api/tables/{table}/speed", {"speed": "fast"})
    assert anna.get(f"/api/tables/{table}")["speed"] == "fast"
    assert bert.post(f"/api/tables/{table}/speed", {"speed": "slow"}, 403)["code"] == "forbidden"


def test_refusals_say_why(anna: Browser, bert: Browser) -> None:
    table = anna.table("me", "me")
    seat = own_answer(anna, table)["seat"]
    found = anna.get(f"/api/tables/{table}/refusals?seat={seat}&lang=de")
    assert set(found) == {"refusals", "left_out"}
    assert all(row["reason"] for row in found["refusals"])
    assert anna.get(f"/api/tables/{table}/refusals?seat={seat}&search=zzzz")["refusals"] == []
    assert bert.get(f"/api/tables/{table}/refusals?seat={seat}", 403)["code"] == "forbidden"
    assert anna.get(f"/api/tables/{table}/refusals", 400)["code"] == "bad-request"
    assert anna.get(f"/api/tables/{table}/refusals?seat=8", 400)["code"] == "bad-request"


def test_taking_back_alone_and_with_consent(server: Server, anna: Browser, bert: Browser) -> None:
    table = anna.table("me", "open")
    bert.post(f"/api/tables/{table}/join", {})
    anna.post(f"/api/tables/{table}/start")
    start = int(server.state_hash(table).split()[0])
    for _ in range(12):
        for browser in (anna, bert):
            if parts(browser, table, None)["you"]["own"][0]["asked"]:
                browser.post(f"/api/tables/{table}/answers", own_answer(browser, table))
    seats = {0: anna, 1: bert}
    anna.post(f"/api/tables/{table}/take-back", {"seat": 0, "to": start})
    (vote,) = anna.get(f"/api/tables/{table}")["votes"]
    assert vote["needs"] == [1]
    bert.post(f"/api/tables/{table}/votes/{vote['id']}", {"seat": 1, "agree": False})
    assert "votes" not in anna.get(f"/api/tables/{table}")
    bert.post(f"/api/tables/{table}/take-back", {"seat": 1, "to": start})
    (vote,) = anna.get(f"/api/tables/{table}")["votes"]
    for seat in vote["needs"]:
        seats[seat].post(f"/api/tables/{table}/votes/{vote['id']}", {"seat": seat, "agree": True})
    assert "votes" not in anna.get(f"/api/tables/{table}")
    assert anna.post(f"/api/tables/{table}/votes/999", {"seat": 0, "agree": True}, 404)["code"] == "not-found"


def test_handing_over_coming_back_and_conceding(anna: Browser, bert: Browser) -> None:
    table = anna.table("me", "me", "me")
    anna.post(f"/api/tables/{table}/hand-over", {"seat": 0, "target": 1})
    assert anna.get(f"/api/tables/{table}")["seats"][1]["stands_in"] is True
    anna.post(f"/api/tables/{table}/return", {"seat": 1})
    assert "stands_in" not in anna.get(f"/api/tables/{table}")["seats"][1]
    assert bert.post(f"/api/tables/{table}/hand-over", {"seat": 0, "target": 1}, 403)["code"] == "forbidden"
    assert bert.post(f"/api/tables/{table}/concede", {"seat": 0}, 403)["code"] == "forbidden"
    anna.post(f"/api/tables/{table}/concede", {"seat": 2})
    assert anna.get(f"/api/tables/{table}")["seats"][2]["conceded"] is True


def test_chat_and_mute(anna: Browser, bert: Browser) -> None:
    table = anna.table("me", "open")
    bert.post(f"/api/tables/{table}/join", {})
    line = {"text": "<script>alert(1)</script> & hello", "key": key()}
    for _ in range(2):
        bert.post(f"/api/tables/{table}/chat", line)
    said = parts(anna, table)["chat"]
    assert [row["text"] for row in said] == [line["text"]], "once, and as it was written: the client escapes it"
    anna.post(f"/api/tables/{table}/mute", {"person": said[0]["person"], "muted": True})
    assert parts(anna, table)["you"]["muted"] == [said[0]["person"]]
    assert anna.post(f"/api/tables/{table}/chat", {"text": "x" * 501, "key": key()}, 400)["code"] == "bad-request"


def test_plans_and_history(anna: Browser, bert: Browser) -> None:
    table = anna.table("me", "me")
    first = own_answer(anna, table)
    draft = {name: first[name] for name in ("seat", "ask")}
    plan = anna.post(f"/api/tables/{table}/plan", {**draft, "rows": [{"answers": [first["answer"]]}]})
    assert (plan["answers"], plan["stop"]) == ([first["answer"]], "")
    assert own_answer(anna, table)["ask"] == first["ask"], "nothing was played"
    assert bert.post(f"/api/tables/{table}/plan", {**draft, "rows": []}, 403)["code"] == "forbidden"
    many = [{"answers": [first["answer"]]}] * 201
    assert anna.post(f"/api/tables/{table}/plan", {**draft, "rows": many}, 400)["code"] == "bad-request"
    whole = {**draft, "answers": [first["answer"]], "key": key()}
    given = anna.post(f"/api/tables/{table}/plan/answers", whole)
    assert given == anna.post(f"/api/tables/{table}/plan/answers", whole)
    assert given["given"] == 1
    assert anna.post(f"/api/tables/{table}/plan", {**draft, "rows": []}, 409)["code"] == "stale"
    history = anna.get(f"/api/tables/{table}/history?seat=0&lang=de")
    assert [len(series["values"]) for series in history["series"]] == [len(history["turnings"])] * 16
    assert bert.get(f"/api/tables/{table}/history")["turnings"]
    assert bert.get(f"/api/tables/{table}/history?seat=0", 403)["code"] == "forbidden"


def test_records_moments_and_branches(server: Server, anna: Browser, bert: Browser) -> None:
    table = anna.table("me", "me", game="imperialism")
    anna.post(f"/api/tables/{table}/answers", own_answer(anna, table))
    record = anna.get(f"/api/tables/{table}/record?seat=0")
    assert "seed" not in record
    assert bert.get(f"/api/tables/{table}/record?seat=0", 403)["code"] == "forbidden"
    moment = anna.get(f"/api/tables/{table}/moments/0?seat=0&lang=de")
    assert moment["at"] == 0 and moment["last"] >= 1
    assert bert.get(f"/api/tables/{table}/moments/0")["at"] == 0
    assert bert.get(f"/api/tables/{table}/moments/0?seat=0", 403)["code"] == "forbidden"
    assert anna.get(f"/api/tables/{table}/moments/99999", 404)["code"] == "not-found"
    branch = anna.post(f"/api/tables/{table}/branch", {"at": 0, "key": key(), "seat": 0}, 201)["id"]
    assert anna.get(f"/api/tables/{branch}")["branch_of"] == table
    assert bert.post(f"/api/tables/{table}/branch", {"at": 0, "key": key(), "seat": 0}, 403)["code"] == "forbidden"
    assert bert.post("/api/tables/nowhere/branch", {"at": 0, "key": key()}, 404)["code"] == "not-found"


def test_imports(anna: Browser) -> None:
    match = greatpowers.start(GAME, 3, 7)
    match.play(match.decisions[0].options[0])
    for document in (match.record(), match.position()):
        table = anna.post("/api/import", {"document": document, "key": key()}, 201)["id"]
        assert len(anna.get(f"/api/tables/{table}")["seats"]) == 3
    for document in ({}, {"game": "chess"}, {**match.record(), "seats": 99}, {**match.position(), "players": 7}):
        assert anna.post("/api/import", {"document": document, "key": key()}, 400)["code"] == "bad-request"


@pytest.mark.parametrize(
    ("path", "body"),
    (
        ("join", {}),
        ("leave", {"seat": 0}),
        ("start", None),
        ("close", None),
        ("undo", {"seat": 0, "key": "12345678"}),
        ("passing", {"seat": 0, "passing": True}),
        ("why-not", {"seat": 0, "answer": {}}),
        ("take-back", {"seat": 0, "to": 0}),
        ("hand-over", {"seat": 0, "target": 1}),
        ("return", {"seat": 0}),
        ("concede", {"seat": 0}),
        ("speed", {"speed": "fast"}),
        ("chat", {"text": "x", "key": "12345678"}),
        ("mute", {"person": "x", "muted": True}),
        ("votes/1", {"seat": 0, "agree": True}),
    ),
)
def test_a_table_that_does_not_exist(bert: Browser, path: str, body: Any) -> None:
    assert bert.post(f"/api/tables/nowhere/{path}", body, 404)["code"] == "not-found"


def test_limits_of_a_person(tmp_path: Path) -> None:
    now = [1000.0]
    with served(tmp_path, limited=True, clock=lambda: now[0]) as server:
        anna = server.browser()
        table = anna.table("me", "open")
        told = [
            anna.send("POST", f"/api/tables/{table}/chat", {"text": "x", "key": key()}).status_code for _ in range(11)
        ]
        assert told == [200] * 10 + [429]
        now[0] += 60
        anna.post(f"/api/tables/{table}/chat", {"text": "x", "key": key()})
        made = [
            anna.send("POST", "/api/tables", {"game": "x", "seats": [{"kind": "me"}] * 2, "key": key()}).status_code
            for _ in range(22)
        ]
        assert made == [400] * 20 + [429] * 2

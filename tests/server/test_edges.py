"""Links that are sent to others: how far they reach, and what is shown of them before anybody opens them."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from html import unescape

import pytest

from greatpowers.server import reach
from greatpowers.server.settings import Settings
from tests.server.browser import Browser, Server, served

LAN = "192.168.7.5"


def settings(public_url: str = "", listening: tuple[str, int] | None = None, hosts: tuple[str, ...] = ()) -> Settings:
    return Settings("sqlite://", public_url, hosts=hosts, listening=listening)


@pytest.fixture
def in_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "routed_address", lambda: LAN)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_: [(0, 0, 0, "", ("127.0.1.1", 0))])


@pytest.mark.usefixtures("in_a_network")
@pytest.mark.parametrize(
    ("given", "to", "addresses"),
    [
        (settings(listening=("127.0.0.1", 8440)), "machine", []),
        (settings(listening=("localhost", 8440)), "machine", []),
        (settings(listening=("::1", 8440)), "machine", []),
        (settings(listening=("0.0.0.0", 8440)), "network", [f"http://{LAN}:8440"]),
        (settings(listening=("::", 8440)), "network", [f"http://{LAN}:8440"]),
        (settings(listening=("10.0.0.7", 80)), "network", ["http://10.0.0.7:80"]),
        (settings(listening=("fd00::7", 80)), "network", ["http://[fd00::7]:80"]),
        (settings(listening=("0.0.0.0", 8440), hosts=("games.example",)), "network", []),
        (settings("https://games.example", ("0.0.0.0", 8440)), "public", ["https://games.example"]),
        (settings(), "unknown", []),
    ],
)
def test_how_far_a_link_reaches(given: Settings, to: str, addresses: list[str]) -> None:
    found = reach.reach(given)
    assert (found.to, found.addresses) == (to, addresses)


def test_a_machine_without_a_network_has_no_address_to_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(*_: object) -> list[object]:
        raise OSError

    monkeypatch.setattr(reach, "routed_address", lambda: "")
    monkeypatch.setattr(socket, "getaddrinfo", nowhere)
    assert reach.reach(settings(listening=("0.0.0.0", 1))).addresses == []


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("edges"), listening=("0.0.0.0", 8440)) as running:
        yield running


@pytest.mark.usefixtures("in_a_network")
def test_only_the_host_is_told_the_address_of_the_network(server: Server) -> None:
    anna, bert = server.browser(), server.browser()
    table = anna.table("me", "open")
    assert anna.get(f"/api/tables/{table}/reach") == {"to": "network", "addresses": [f"http://{LAN}:8440"]}
    assert bert.get(f"/api/tables/{table}/reach", status=401)["code"] == "unauthorized"
    bert.post(f"/api/tables/{table}/join", {"name": "Bert"})
    assert bert.get(f"/api/tables/{table}/reach", status=403)["code"] == "forbidden"
    assert LAN not in str(bert.get(f"/api/tables/{table}"))


def head(browser: Browser, path: str) -> str:
    response = browser.send("GET", path, headers={"accept": "text/html"})
    assert response.status_code == 200 and response.headers["content-type"].startswith("text/html")
    assert "accept-language" in response.headers["vary"]
    return unescape(response.text.partition("</head>")[0])


def test_a_link_to_a_table_is_shown_with_its_game_and_its_free_seats(server: Server) -> None:
    anna = server.browser()
    table = anna.table("me", "open", "open", title="Anna's secret birthday")
    english, german = head(server.browser(), f"/t/{table}"), head(server.browser("de"), f"/t/{table}")
    assert '<meta property="og:title" content="Imperial 2030" />' in english
    assert "<title>Imperial 2030 · Great Powers</title>" in english and '<html lang="en">' in english
    assert "2 seats are free" in english
    assert "2 Plätze sind frei" in german and '<html lang="de">' in german and "Großmächte" in german
    for page in (english, german, head(anna, f"/t/{table}/at/0")):
        assert "birthday" not in page and "Guest" not in page and table not in page
    assert "No such table" in head(anna, "/t/nowhere") and "Great Powers" in head(anna, "/")
    assert "Rules of Imperial" in head(anna, "/rules/imperial-2030")


def test_a_private_link_shows_nothing(server: Server) -> None:
    anna = server.browser()
    table = anna.table("me", "me")
    with anna.stream(table, "?seat=0") as stream:
        link = stream.receive_json()["parts"]["you"]["own"][0]["link"]
    page = head(server.browser(), link)
    assert link.rpartition("/")[2] not in page and page == head(server.browser(), "/me")

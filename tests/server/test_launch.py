"""serve, play and backup as a shell runs them."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import webbrowser
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from greatpowers.kernel.values import Malformed
from greatpowers.server import launch
from greatpowers.server.settings import Connections, Settings, data_folder, database_url
from greatpowers.server.store import Store
from tools.ports import free_port


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": "C", "LANG": "C"}
    line = [sys.executable, "-m", "greatpowers.cli", *arguments]
    return subprocess.run(line, capture_output=True, text=True, env=environment, timeout=120, check=False)


def ask(port: int, path: str) -> tuple[int, Any]:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        connection.request("GET", path)
        response = connection.getresponse()
        return response.status, json.loads(response.read())
    finally:
        connection.close()


@pytest.mark.parametrize(
    ("first", "more"),
    (("play", ["--no-browser"]), ("serve", []), ("play", ["--lan", "--no-browser"])),
)
def test_it_serves_until_it_is_ended(first: str, more: list[str], tmp_path: Path) -> None:
    port = free_port()
    line = [sys.executable, "-m", "greatpowers.cli", first, "--port", str(port), "--data", str(tmp_path), *more]
    environment = {**os.environ, "LC_ALL": "C", "LANG": "C", "PYTHONIOENCODING": "utf-8"}
    errors = tmp_path / "errors"
    with (
        errors.open("w") as noted,
        subprocess.Popen(line, stdout=subprocess.PIPE, stderr=noted, encoding="utf-8", env=environment) as process,
    ):
        assert process.stdout is not None
        try:
            assert f":{port}" in process.stdout.readline()
            assert ask(port, "/health") == (200, {"ok": True, "store": True})
            assert ask(port, "/api/me")[1]["person"] == ""
            with connect(f"ws://127.0.0.1:{port}/api/tables/nowhere/stream") as stream:
                assert json.loads(stream.recv())["code"] == "not-found"
        finally:
            process.send_signal(signal.SIGTERM)
            out = process.stdout.read()
            process.wait(timeout=60)
    err = errors.read_text()
    assert process.returncode == 0, err
    assert (tmp_path / "tables.sqlite").is_file()
    assert ("█" in out) is ("--lan" in more), "the link as a QR code"
    if first == "serve":
        assert [json.loads(row)["path"] for row in err.splitlines() if "path" in row] == ["/api/me"]
    else:
        assert err == ""


def test_it_ends_in_order_whatever_hangs(tmp_path: Path) -> None:
    port = free_port()
    line = [sys.executable, "-m", "greatpowers.cli", "serve", "--port", str(port), "--data", str(tmp_path)]
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8") as process:
        try:
            assert process.stdout is not None and process.stdout.readline()
            address, host = ("127.0.0.1", port), b"Host: localhost\r\n"
            with (
                connect(f"ws://127.0.0.1:{port}/api/tables/{new_table(port)}/stream") as stream,
                socket.create_connection(address),
                socket.create_connection(address) as head,
                socket.create_connection(address) as body,
            ):
                head.sendall(b"GET / HTTP/1.1\r\n" + host)
                body.sendall(b"POST /api/tables HTTP/1.1\r\n" + host + b"Content-Length: 10\r\n\r\n12345")
                assert json.loads(stream.recv())["kind"] == "update"
                process.send_signal(signal.SIGTERM)
                assert json.loads(stream.recv())["code"] == "ended"
                with pytest.raises(ConnectionClosed) as closed:
                    stream.recv()
                assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
                process.wait(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 0


def new_table(port: int) -> str:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.request("GET", "/api/me")
    response = connection.getresponse()
    response.read()
    cookie = (response.getheader("set-cookie") or "").partition(";")[0]
    wish = {"game": "imperial-2030", "seats": [{"kind": "me"}, {"kind": "open"}], "key": "key-00000001"}
    headers = {"cookie": cookie, "x-csrf": cookie.partition("=")[2], "content-type": "application/json"}
    connection.request("POST", "/api/tables", json.dumps(wish), headers)
    made = json.loads(connection.getresponse().read())
    connection.close()
    return str(made["id"])


def test_a_taken_port_is_said_in_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        for first in ("play", "serve"):
            result = run(first, "--port", port, "--data", str(tmp_path))
            assert result.returncode == 2
            assert result.stderr == f"greatpowers: port: {port} is taken; choose another.\n"


def test_the_next_free_port_is_taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    served: list[tuple[str, int]] = []

    async def note(settings: Settings, host: str, port: int, ready: Any, address: str) -> None:
        assert str(port) in address
        served.append((host, port))

    monkeypatch.setattr(launch, "run", note)
    monkeypatch.setattr(launch, "set_up_logs", lambda level: None)
    monkeypatch.setattr(launch, "is_free", lambda host, port: port == launch.PORT + 3)
    launch.play(None, False, False, tmp_path, "en")
    assert served == [("127.0.0.1", launch.PORT + 3)]
    monkeypatch.setattr(launch, "is_free", lambda host, port: False)
    with pytest.raises(Malformed, match="8440"):
        launch.play(None, False, False, tmp_path, "en")


@pytest.mark.parametrize("url", ("tables.example.org", "ftp://x.example", "https://", "https://x.example/path"))
def test_a_public_url_is_checked(url: str) -> None:
    with pytest.raises(Malformed, match="must look like"):
        launch.check_public_url(url, "en")


def test_a_bad_public_url_ends_the_command(tmp_path: Path) -> None:
    result = run("serve", "--public-url", "tables.example.org", "--data", str(tmp_path))
    assert result.returncode == 2 and "public-url: must look like" in result.stderr


@pytest.mark.parametrize(
    ("option", "value", "told"),
    (
        ("--trusted-proxy", "10.0.0.0/33", "trusted-proxy: must look like 10.0.0.0/8 or 192.0.2.7, not 10.0.0.0/33"),
        ("--idle-seconds", "0", "idle-seconds: must be more than 0, not 0.0"),
        ("--most-connections", "-1", "most-connections: must be more than 0, not -1"),
    ),
)
def test_a_limit_that_cannot_be_is_said(option: str, value: str, told: str, tmp_path: Path) -> None:
    result = run("serve", f"{option}={value}", "--data", str(tmp_path))
    assert (result.returncode, result.stderr) == (2, f"greatpowers: {told}\n")


def test_what_is_given_is_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    given: list[Settings] = []

    async def note(settings: Settings, host: str, port: int, ready: Any, address: str) -> None:
        given.append(settings)

    monkeypatch.setattr(launch, "run", note)
    monkeypatch.setattr(launch, "set_up_logs", lambda level: None)
    launch.serve("127.0.0.1", 0, None, "", tmp_path, "en")
    limits = {"connections-per-address": 3, "most-connections": 4, "head-seconds": 5, "body-seconds": 6}
    names, proxies = ["a.example", "b.example"], ["192.0.2.7", "10.0.0.1/8"]
    launch.serve("127.0.0.1", 0, None, "", tmp_path, "en", names, proxies, {**limits, "idle-seconds": None})
    assert given[0].connections == Connections() and given[0].hosts == given[0].proxies == ()
    assert given[1].connections == Connections(per_address=3, most=4, head=5, body=6)
    assert given[1].hosts == ("a.example", "b.example")
    assert given[1].proxies == (ip_network("192.0.2.7/32"), ip_network("10.0.0.0/8"))


def test_backup(tmp_path: Path) -> None:
    target = tmp_path / "copy.sqlite"
    nothing = run("backup", "--data", str(tmp_path / "wrong"), "--to", str(target))
    assert nothing.returncode == 2 and "wrong" in nothing.stderr and not (tmp_path / "wrong").exists()

    async def begin() -> None:
        await (await Store.open(database_url(None, tmp_path))).close()

    asyncio.run(begin())
    result = run("backup", "--data", str(tmp_path), "--to", str(target))
    assert result.returncode == 0, result.stderr
    assert str(target) in result.stdout
    with sqlite3.connect(target) as copy:
        assert copy.execute("select count(*) from sqlite_master where type = 'table'").fetchone()[0] > 3
    copy.close()
    again = run("backup", "--data", str(tmp_path), "--to", str(target))
    assert again.returncode == 2 and again.stderr.startswith("greatpowers: to: ")


def test_where_tables_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert database_url("postgresql://a@b/c", None) == "postgresql+asyncpg://a@b/c"
    assert database_url("postgresql+asyncpg://a@b/c", None) == "postgresql+asyncpg://a@b/c"
    assert database_url(None, tmp_path / "new") == f"sqlite:///{tmp_path}/new/tables.sqlite"
    assert (tmp_path / "new").is_dir()
    assert database_url(str(tmp_path / "own.db"), None) == f"sqlite:///{tmp_path}/own.db"
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "platform", "linux")
    assert data_folder() == tmp_path / "greatpowers"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert data_folder() == tmp_path / "local" / "greatpowers"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert data_folder().parts[-3:] == ("Library", "Application Support", "greatpowers")


def test_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    assert launch.shown_host("127.0.0.1") == "127.0.0.1"
    assert launch.shown_host("::1") == "[::1]"
    assert launch.shown_host("0.0.0.0") == launch.own_address()
    assert "█" in launch.drawn("http://192.0.2.1:8440/")


def test_the_browser_is_opened_and_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    class Now:
        def __init__(self, target: Any, daemon: bool) -> None:
            self.start = target

    def fail(address: str) -> bool:
        opened.append(address)
        raise webbrowser.Error("none")

    monkeypatch.setattr(threading, "Thread", Now)
    monkeypatch.setattr(webbrowser, "open", fail)
    launch.show("http://127.0.0.1:1/")
    assert opened == ["http://127.0.0.1:1/"]

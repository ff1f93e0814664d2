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
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from greatpowers.kernel.values import Malformed
from greatpowers.server import launch
from greatpowers.server.settings import Settings, data_folder, database_url
from greatpowers.server.store import Store


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": "C", "LANG": "C"}
    line = [sys.executable, "-m", "greatpowers.cli", *arguments]
    return subprocess.run(line, capture_output=True, text=True, env=environment, timeout=120, check=False)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


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

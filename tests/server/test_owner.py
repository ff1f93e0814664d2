"""One server for one SQLite file: the second one is told who has it, and a killed one leaves nothing behind."""

from __future__ import annotations

import asyncio
import errno
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from greatpowers.kernel.values import Malformed
from greatpowers.server import launch
from greatpowers.server.owner import Owned, Owner, named
from greatpowers.server.store import Store
from tests.server.test_launch import run
from tools.ports import free_port


@pytest.fixture(autouse=True)
def no_logs(monkeypatch: pytest.MonkeyPatch) -> None:
    """They would go to what this test hears, also after it."""
    monkeypatch.setattr(launch, "set_up_logs", lambda level: None)


HOLD = """
import sys, time
from pathlib import Path
from greatpowers.server.owner import Owner
owner = Owner(Path(sys.argv[1]), "http://first:1/")
print("held", flush=True)
time.sleep(600)
"""


def test_the_second_is_told_who_was_first(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    first = Owner(file, "http://127.0.0.1:8440/")
    for _ in range(2):
        with pytest.raises(Owned) as told:
            Owner(file, "http://127.0.0.1:8441/")
        assert told.value.address == "http://127.0.0.1:8440/" and told.value.process > 0
    first.release()
    assert named(file) == ("", 0)
    Owner(file, "http://127.0.0.1:8441/").release()


def test_without_room_for_a_name_the_lock_is_held_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(number: int, content: bytes) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "write", full)
    first = Owner(tmp_path / "tables.sqlite", "http://first:1/")
    with pytest.raises(Owned) as told:
        Owner(tmp_path / "tables.sqlite", "")
    assert (told.value.address, told.value.process) == ("", 0)
    first.release()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_whoever_is_killed_leaves_nothing_stale(tmp_path: Path, how: signal.Signals) -> None:
    file = tmp_path / "tables.sqlite"
    command = [sys.executable, "-c", HOLD, str(file)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout is not None and holder.stdout.readline() == "held\n"
        with pytest.raises(Owned, match="http://first:1/"):
            Owner(file, "")
        holder.send_signal(how)
        holder.wait()
    Owner(file, "").release()


def test_a_store_beside_it_reads_and_copies(tmp_path: Path) -> None:
    async def beside() -> None:
        url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
        first = await Store.open(url, owner="http://first:1/")
        with pytest.raises(Owned):
            await Store.open(url, owner="http://second:2/")
        other = await Store.open(url)
        await other.backup(tmp_path / "copy.sqlite")
        await other.close()
        await first.close()
        await (await Store.open(url, owner="http://second:2/")).close()

    asyncio.run(beside())
    assert (tmp_path / "copy.sqlite").is_file()


def test_commands_name_the_owner(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = (tmp_path / "tables.sqlite").absolute()
    owner = Owner(file, "http://127.0.0.1:8440/")
    second = run("serve", "--port", str(free_port()), "--data", str(tmp_path))
    assert second.returncode == 2 and second.stderr.count("\n") == 1
    assert str(file) in second.stderr and "http://127.0.0.1:8440/" in second.stderr
    assert launch.play(free_port(), False, False, tmp_path, "en") == 0
    assert "http://127.0.0.1:8440/" in capsys.readouterr().out
    owner.release()


def test_a_foreign_file_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_text("not a database " * 20)
    result = run("serve", "--port", str(free_port()), "--data", str(tmp_path))
    assert result.returncode == 2 and result.stderr.count("\n") == 1 and "tables.sqlite" in result.stderr
    for lang in ("de", "en"):
        with pytest.raises(Malformed, match=r"tables\.sqlite"):
            launch.play(free_port(), False, False, tmp_path, lang)

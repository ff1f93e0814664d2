"""A small disk that is full, has room again, becomes read-only and can be written again, while people play on it."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import greatpowers
from tests.server.crash import Client, Promises
from tests.server.patient import Patient
from tools.trials.ground import Progress, folder, log_of, mistakes_in
from tools.trials.playing import PATIENCE, Play, playing
from tools.trials.two_servers import served

TIMES, FEW = 5, 1
SIZE = 24 * 1024 * 1024
LEFT = 600 * 1024
"""Bytes that are left free before people and an import fill the disk."""
SOURCE = Path(__file__).with_name("readonly.c")
UNSAVED = 503
ANSWERS = 10


def disk(quick: bool = False, times: int | None = None, seed: int = 5) -> dict[str, Any]:
    """SQLite on a disk that fills up and becomes read-only: nothing acknowledged is lost, and it goes on by itself."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return {"ok": False, "why": "only root on Linux can mount a file system as small as this"}
    if shutil.which("cc") is None:
        return {"ok": False, "why": "there is no C compiler (Debian: gcc) to build what makes files read-only"}
    place = folder("disk")
    with mounted(place / "small") as small:
        return asyncio.run(suffered(place, small, times or (FEW if quick else TIMES), seed))


@contextmanager
def mounted(small: Path) -> Iterator[Path]:
    """A file system of its own."""
    small.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(small)], check=True)
    try:
        yield small
    finally:
        subprocess.run(["umount", "--lazy", str(small)], check=True)


def built(place: Path) -> Path:
    library = place / "readonly.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", str(library), str(SOURCE), "-ldl"], check=True)
    return library


async def suffered(place: Path, small: Path, times: int, seed: int) -> dict[str, Any]:
    told, flag = Progress("disk", 2 * times), place / "read-only"
    database = f"sqlite:///{small / 'tables.sqlite'}"
    variables = {"LD_PRELOAD": str(built(place)), "TRIAL_FOLDER": str(small), "TRIAL_FLAG": str(flag)}
    server = Patient(database, log=log_of(place, 1), variables=variables)
    async with playing(database, [server], seed, tables=2, watched=1) as play:
        trial = Trial(play, server, small, seed)
        for number in range(1, times + 1):
            await play.more(ANSWERS)
            await trial.full()
            told(2 * number - 1, f"{play.acknowledged} answers")
            await play.more(ANSWERS)
            await trial.read_only(flag)
            told(2 * number, f"{play.acknowledged} answers")
        server.kill()
        await play.audit()
        await play.let_go()
        refusal = await asyncio.to_thread(refused, small)
        await server.start()
        await play.more(ANSWERS)
        await trial.stranger.http.aclose()
        await play.stop()
        figures = play.figures()
    mistakes = mistakes_in(place)
    return {
        **figures,
        "ok": figures["ok"] and not mistakes and refusal["ok"] and trial.times == {"full": times, "read-only": times},
        "seed": seed,
        "times": trial.times,
        "refused_with_503": trial.refused,
        "started_on_a_read_only_disk": refusal,
        "seconds": told.seconds,
        "mistakes_in_logs": mistakes[:5],
    }


class Trial:
    def __init__(self, play: Play, server: Patient, small: Path, seed: int) -> None:
        self.play = play
        self.server = server
        self.ballast = small / "ballast"
        self.stranger = Client([server], f"stranger-{seed}", Promises(None))
        self.times = {"full": 0, "read-only": 0}
        self.refused = 0
        self._imports = 0

    async def full(self) -> None:
        """Little room is left; people play and somebody brings long records until there is none."""
        await self.stranger.introduce()
        usage = shutil.disk_usage(self.ballast.parent)
        with self.ballast.open("wb") as file:
            file.write(b"\0" * max(0, usage.free - LEFT))
        await self._until_nothing_is_saved()
        self.ballast.unlink()
        await self._until_well("full")

    async def read_only(self, flag: Path) -> None:
        flag.touch()
        await self._until_nothing_is_saved()
        flag.unlink()
        await self._until_well("read-only")

    async def _until_nothing_is_saved(self) -> None:
        """Also its health says so, as often as somebody asks."""
        until = time.monotonic() + PATIENCE
        while await self._import() != UNSAVED or await self.server.health() != UNSAVED:
            if time.monotonic() > until:
                self.play.faults.append("the disk takes everything")
                return
        self.refused += 1
        for _ in range(5):
            if await self._is_wrongly_well() and await self._is_wrongly_well() and await self._is_wrongly_well():
                self.play.faults.append("all is well, it says, and nothing is saved")
            await asyncio.sleep(0.5)

    async def _is_wrongly_well(self) -> bool:
        """It says so, and does not even save a name. Once is no fault: what little room there is others may take in
        between, or free."""
        if await self.server.health() != 200:
            return False
        headers = {"x-csrf": self.stranger.http.cookies["csrf"]}
        address = f"http://{self.server.address}/api/me"
        told = await self.stranger.http.patch(address, json={"name": f"Eve {time.monotonic()}"}, headers=headers)
        return told.status_code == UNSAVED

    async def _until_well(self, what: str) -> None:
        """By itself, without a restart."""
        try:
            await self.server.reachable()
        except AssertionError:
            self.play.faults.append(f"{what}: it does not recover")
            return
        self.times[what] += 1

    async def _import(self) -> int:
        """A record that needs room; what came of it."""
        self._imports += 1
        body = {"document": a_long_record(), "key": f"import-{self._imports:08d}", "seats": [{"kind": "me"}] * 2}
        headers = {"x-csrf": self.stranger.http.cookies["csrf"]}
        address = f"http://{self.server.address}/api/import"
        status = (await self.stranger.http.post(address, json=body, headers=headers, timeout=60)).status_code
        if status not in (201, UNSAVED):
            self.play.faults.append(f"an import was answered with {status}")
        return status


_record: dict[str, Any] = {}


def a_long_record() -> dict[str, Any]:
    """Two people by lot, for some hundred answers."""
    if not _record:
        match = greatpowers.start("imperial-2030", 2, seed=7)
        while len(match.entries) < 400 and not match.over:
            decision = match.decisions[0]
            match.play(decision.options[len(match.entries) % len(decision.options)].to_json(), decision.seat)
        _record.update(match.record())
    return _record


def refused(small: Path) -> dict[str, Any]:
    """Nothing has files open there, so the kernel remounts it: a server says what is wrong, and does not start."""
    subprocess.run(["mount", "-o", "remount,ro", str(small)], check=True)
    try:
        done = served(small / "tables.sqlite")
    finally:
        subprocess.run(["mount", "-o", "remount,rw", str(small)], check=True)
    said = (done.stderr + done.stdout).decode()
    ok = done.returncode != 0 and "tables.sqlite cannot be written" in said and "Traceback" not in said
    return {"ok": ok, "ended_with": done.returncode, "said": said.strip()[-300:]}

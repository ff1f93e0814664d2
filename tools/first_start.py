"""The first minute, measured: a fresh clone, empty caches, `python3 run.py play`, and `pip install` beside it.

Three computers begin to play as soon as the lobby answers. When the compiled build appears, they go on with it; that is
seen in the memory of their processes.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tools.ports import free_port

ROOT = Path(__file__).resolve().parent.parent
LOBBY_SECONDS = 75
MEGABYTES = 250
PATIENCE = 3600.0
"""Seconds until the compiled build must be there."""
HIDDEN = ("PYTHONPATH", "GREATPOWERS_BUILD", "GREATPOWERS_COMPILED", "VIRTUAL_ENV", "CI")
CACHES = ("XDG_CACHE_HOME", "PIP_CACHE_DIR", "UV_CACHE_DIR", "npm_config_cache")


def first_start(quick: bool) -> dict[str, Any]:
    """A fresh clone with empty caches: a lobby in 75 s, 250 MB left, and compiled rules for the computers."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        ours = play(place, quick)
        peer = pip_alone(place)
        ok = ours["lobby_seconds"] <= LOBBY_SECONDS and ours["megabytes"] <= MEGABYTES
        if not quick:
            ok = ok and ours["computers_on_compiled_rules"]
        return {"ok": ok, "cores": os.cpu_count(), "load": os.getloadavg(), "play": ours, "pip install": peer}


def play(place: Path, quick: bool) -> dict[str, Any]:
    clone, caches = place / "greatpowers", place / "caches"
    subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
    sources = megabytes(clone)
    port = free_port()
    command = ["python3", "run.py", "play", "--no-browser", "--port", str(port), "--data", str(place / "data")]
    begun = time.monotonic()
    found: dict[str, Any] = {"sources_megabytes": sources}
    with running(command, clone, variables(caches), place / "log") as server:
        wait_until(lambda: answers(port), server, place / "log")
        found["lobby_seconds"] = round(time.monotonic() - begun, 1)
        found["installed_megabytes"] = megabytes(clone) - sources
        if not quick:
            begin_a_game(port, 1)
            compiled = clone / ".build" / "compiled"
            wait_until(compiled.is_dir, server, place / "log")
            found["compiled_seconds"] = round(time.monotonic() - begun, 1)
            begin_a_game(port, 2)  # the first may be over by now
            wait_until(lambda: uses(server.pid, compiled), server, place / "log")
            found["computers_on_compiled_rules"] = True
            time.sleep(2)  # what the compiler leaves behind, it tidies up
    found["megabytes"] = megabytes(clone) - sources
    found["caches_megabytes"] = megabytes(caches)  # beside it, in the folders of pip and uv
    found["packages"] = len(list((clone / ".venv").rglob("*.dist-info")))
    found["said"] = (place / "log").read_text("utf-8").splitlines()
    return found


def pip_alone(place: Path) -> dict[str, Any]:
    """The same packages by plain pip, from the same network and with a cache as empty."""
    caches, target = place / "pip-caches", place / "venv"
    begun = time.monotonic()
    subprocess.run(["python3", "-m", "venv", str(target)], env=variables(caches), check=True)
    pip = [str(next(target.glob("*/pip"))), "install", "--quiet", "--require-hashes"]
    command = [*pip, "-r", str(place / "greatpowers" / "requirements.lock")]
    subprocess.run(command, env=variables(caches), check=True, capture_output=True)
    seconds = round(time.monotonic() - begun, 1)
    return {"seconds": seconds, "megabytes": megabytes(target), "caches_megabytes": megabytes(caches)}


# --- the machine ------------------------------------------------------------------------------------------------------


def variables(caches: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in HIDDEN}
    path = [part for part in kept.get("PATH", "").split(os.pathsep) if not part.startswith(str(ROOT))]
    return kept | dict.fromkeys(CACHES, str(caches)) | {"PATH": os.pathsep.join(path)}


@contextmanager
def running(command: list[str], folder: Path, kept: dict[str, str], log: Path) -> Iterator[subprocess.Popen[bytes]]:
    with log.open("wb") as output:
        process = subprocess.Popen(command, cwd=folder, env=kept, stdout=output, stderr=output)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(60)


def wait_until(condition: Any, process: subprocess.Popen[bytes], log: Path) -> None:
    ends = time.monotonic() + PATIENCE
    while not condition():
        if process.poll() is not None or time.monotonic() > ends:
            raise RuntimeError(f"it did not come about:\n{log.read_text('utf-8')[-2000:]}")
        time.sleep(0.1)


def megabytes(folder: Path) -> int:
    """On the disk; a file with several names counts once."""
    files = {(info.st_dev, info.st_ino): info.st_blocks for info in (path.lstat() for path in folder.rglob("*"))}
    return round(sum(files.values()) * 512 / 1e6)


def uses(server: int, folder: Path) -> bool:
    """Whether a child of the server has loaded something from this folder."""
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(status.read_text().rpartition(")")[2].split()[1]) == server:
                if f"{folder}/" in status.with_name("maps").read_text():
                    return True
        except (FileNotFoundError, ProcessLookupError):
            continue
    return False


# --- the server -------------------------------------------------------------------------------------------------------


def answers(port: int) -> bool:
    """Whether the lobby is there: the page, not only the port."""
    try:
        answer = httpx.get(f"http://127.0.0.1:{port}/", timeout=60)
    except httpx.TransportError:
        return False
    return answer.status_code == 200 and "<script" in answer.text


def begin_a_game(port: int, number: int) -> None:
    """Three computers play each other, at the speed at which people watch."""
    seats = [{"kind": "computer"}] * 3
    body = {"game": "imperial-2030", "seats": seats, "key": f"first-start-{number}", "speed": "normal"}
    with httpx.Client(base_url=f"http://127.0.0.1:{port}/api", timeout=60) as browser:
        browser.get("/me").raise_for_status()
        token = {"x-csrf": browser.cookies["csrf"]}
        made = browser.post("/tables", json=body, headers=token).raise_for_status().json()
        browser.post(f"/tables/{made['id']}/start", json={}, headers=token).raise_for_status()


if __name__ == "__main__":
    print(json.dumps(first_start("--quick" in sys.argv), indent=2))

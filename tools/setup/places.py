"""Where things lie, and how one tells whether they are up to date."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"
PROJECT = ROOT / "pyproject.toml"
PLAY_LOCK = ROOT / "requirements.lock"
BUILD_LOCK = ROOT / "requirements-build.lock"
DEV_LOCK = ROOT / "requirements-dev.lock"

VENV = ROOT / ".venv"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
SUFFIX = ".exe" if os.name == "nt" else ""
PYTHON = SCRIPTS / f"python{SUFFIX}"

BUILD = ROOT / ".build"
LOGS = BUILD / "log"
COMPILED = BUILD / "compiled"
"""The wheel, unpacked. When this folder is there, it is whole."""

WEB = ROOT / "web"
CLIENT = SRC / "greatpowers" / "client"

LEFT_OUT = {"__pycache__", "node_modules"}


class Stop(Exception):
    """Ends the run with a message for people."""


def files_under(*folders: Path) -> list[Path]:
    """The files that are ours: without what Python and npm put beside them."""
    found: list[Path] = []
    for folder in folders:
        for place, names_of_folders, names in os.walk(folder):
            names_of_folders[:] = [name for name in names_of_folders if name not in LEFT_OUT]
            found += [Path(place, name) for name in names]
    return sorted(found)


def digest(paths: Iterable[Path], root: Path = ROOT) -> str:
    """A hash of files with their names, the same on every system."""
    total = hashlib.sha256()
    for path in sorted(paths, key=lambda path: path.relative_to(root).as_posix()):
        total.update(path.relative_to(root).as_posix().encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def read_stamp(path: Path) -> dict[str, Any]:
    try:
        return dict(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return {}


def write_stamp(path: Path, content: dict[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8", newline="\n")


@contextmanager
def alone(name: str) -> Iterator[None]:
    """One process at a time: the system lets go of the lock when its holder ends, however it ends."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / name).open("ab") as file:
        if sys.platform == "win32":
            import msvcrt
            import time

            while True:
                try:
                    msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
                    break
                except OSError:
                    time.sleep(0.5)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def in_ci() -> bool:
    return os.environ.get("CI", "").lower() not in ("", "0", "false")

"""One server for one SQLite file: what a server holds in memory is true only while nobody else writes.

The lock is the operating system's, on a file beside the database, so that it is gone with its holder, however that
ended. Whoever only reads, or copies, needs none.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from pathlib import Path
from typing import BinaryIO

SUFFIX = ".owner"
LOCKED_BYTE = 1 << 30
"""On Windows a lock keeps others from reading what it covers; so it covers nothing that is there."""


class Owned(Exception):
    """Somebody else has the file: who, as far as is known."""

    def __init__(self, file: Path, address: str, process: int) -> None:
        super().__init__(f"{file} is in use by the server at {address or 'an unknown address'} (process {process})")
        self.file = file
        self.address = address
        self.process = process


class Owner:
    """Holds the lock until `release`, or until the process ends."""

    def __init__(self, database: Path, address: str) -> None:
        self._file = place(database).open("a+b")
        try:
            lock(self._file)
        except OSError:
            self._file.close()
            raise Owned(database, *named(database)) from None
        self._note(json.dumps({"address": address, "process": os.getpid()}))

    def release(self) -> None:
        self._note("")
        self._file.close()

    def _note(self, text: str) -> None:
        """Who has it. The lock is what counts: on a full disk it is held without a name."""
        with contextlib.suppress(OSError):
            os.ftruncate(self._file.fileno(), 0)
            os.write(self._file.fileno(), text.encode())


def place(database: Path) -> Path:
    return database.with_name(f"{database.name}{SUFFIX}")


def named(database: Path) -> tuple[str, int]:
    """The address and the process that the owner has noted."""
    try:
        told = json.loads(place(database).read_bytes())
        return str(told["address"]), int(told["process"])
    except (OSError, ValueError, KeyError, TypeError):
        return "", 0


def holder(database: Path) -> Owned | None:
    """Who has the file now; None when nobody has it, or nobody is let near enough to see."""
    try:
        file = place(database).open("rb")
    except OSError:
        return None
    with file:
        try:
            lock(file)
        except OSError:
            return Owned(database, *named(database))
    return None


def lock(file: BinaryIO) -> None:
    """Raises OSError when somebody else has it."""
    if sys.platform == "win32":
        import msvcrt

        file.seek(LOCKED_BYTE)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)

"""A database file takes the place of another, at which no server may be; what was there is kept beside it."""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

from greatpowers.server.owner import Owner, place

BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside a file, and would take for part of the new one."""


@contextlib.contextmanager
def claimed(file: Path) -> Iterator[None]:
    """No server has the file, and none gets it meanwhile; else `Owned`. Where nothing may be written, none can run."""
    if not os.access(file.parent, os.W_OK):
        yield
        return
    owner = Owner(file, "")
    belong(place(file), file)
    try:
        yield
    finally:
        owner.release()


def put_in_place(part: Path, file: Path) -> Path | None:
    """Let a whole new file take this place; where what was there is now. There is no moment without either."""
    belong(part, file)
    flush(part)
    kept = None
    if file.exists():
        gather(file)
        kept = free_name(file)
        for ending in ("", *BESIDE):
            keep(with_ending(file, ending), with_ending(kept, ending))
    for ending in BESIDE:
        with_ending(file, ending).unlink(missing_ok=True)
    flush(file.parent)
    os.replace(part, file)
    flush(file.parent)
    return kept


def belong(new: Path, file: Path) -> None:
    """To whom the old file belongs, or its folder: what root puts there must be the server's."""
    if os.name != "nt" and os.geteuid() == 0:
        found = (file if file.exists() else file.parent).stat()
        os.chown(new, found.st_uid, found.st_gid)


def free_name(file: Path) -> Path:
    """With the moment in it, so that they sort by age."""
    moment = time.strftime("%Y-%m-%dT%H-%M-%SZ", time.gmtime())
    names = (f"{file.name}.{moment}{f'-{number}' if number > 1 else ''}" for number in itertools.count(1))
    return next(place for place in map(file.with_name, names) if not place.exists())


def with_ending(file: Path, ending: str) -> Path:
    return file.with_name(f"{file.name}{ending}")


def gather(file: Path) -> None:
    """Into the file itself what still lies beside it; what is damaged is kept as it is."""
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def keep(file: Path, kept: Path) -> None:
    """Under a second name."""
    if not file.exists():
        return
    try:
        os.link(file, kept)
    except OSError:  # a file system that knows no second names
        shutil.copy2(file, kept)
        flush(kept)


def flush(path: Path) -> None:
    """Onto the disk; of a folder, the names in it."""
    if os.name == "nt" and path.is_dir():
        return
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)

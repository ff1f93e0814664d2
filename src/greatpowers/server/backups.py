"""Copies of the whole database, and the way back from them. A backup that cannot be read is none, so it is read before
anything is put in its place."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from pathlib import Path

from msgspec import Struct
from sqlalchemy.engine import URL

from greatpowers.server import database, moving
from greatpowers.server.moving import Copied
from greatpowers.server.owner import holder
from greatpowers.server.placing import claimed, flush, put_in_place
from greatpowers.server.refusals import Unable

DUMPED = b"PGDMP"
"""How a file of pg_dump begins."""
SSL = {"ssl": "sslmode", "sslmode": "sslmode", "host": "host", "port": "port"}
"""What an address may say behind the question mark that the programs of PostgreSQL understand, too."""


class Restored(Struct, frozen=True):
    """Where everything is now, and what was there before."""

    database: str
    version: str = ""
    """Of the tables in the backup; a server brings them up to date."""
    kept: str = ""
    """Where the database lies that was there; empty when there was none."""
    tables: list[Copied] = []
    """What was copied row by row, into a PostgreSQL."""


async def backup(url: str, target: Path) -> None:
    """A copy of everything in a new file, while a server may go on."""
    address = database.address(url)
    source = database.sqlite_file(address)
    if target.exists():
        raise Unable("to", "operation-exists", file=str(target))
    if not target.absolute().parent.is_dir():
        raise Unable("to", "operation-no-folder", file=str(target.absolute().parent))
    if source is None:
        await asyncio.to_thread(dump, address, target)
        return
    if not source.is_file():
        raise Unable("database", "operation-no-database", file=str(source))
    database.examine(source)
    await asyncio.to_thread(database.vacuum_into, source, target)
    flush(target.absolute().parent)


async def restore(url: str, file: Path) -> Restored:
    """Put a backup where the database is; no server may be at work there."""
    address = database.address(url)
    target = database.sqlite_file(address)
    if target is None:
        return await into_postgres(address, file)
    owned = holder(file)
    if owned is not None or (target.exists() and file.exists() and target.samefile(file)):
        raise Unable("file", "operation-not-a-backup", file=str(file))
    version = database.examine_copy(file)
    target.parent.mkdir(parents=True, exist_ok=True)
    with claimed(target):
        part = target.with_name(f"{target.name}.part")
        part.unlink(missing_ok=True)
        await asyncio.to_thread(database.vacuum_into, file, part)
        database.examine_copy(part)
        kept = put_in_place(part, target)
    return Restored(str(target), version, "" if kept is None else str(kept))


# --- PostgreSQL -------------------------------------------------------------------------------------------------------


async def into_postgres(address: URL, file: Path) -> Restored:
    """From a dump by PostgreSQL's own program; from an SQLite file row by row. The database must be empty."""
    where = moving.shown(address)
    if file.is_file() and is_dump(file):
        async with moving.writing(address) as write:
            await moving.in_use_by_nobody("database", address, write)
            await write(moving.clear)
        await asyncio.to_thread(undump, address, file)
        async with moving.reading(address) as read:
            version = await read(database.version_of)
        return Restored(where, version)
    version = database.examine_copy(file)
    return Restored(where, version, tables=await moving.move(f"sqlite:///{file.absolute()}", str(uncovered(address))))


def uncovered(address: URL) -> str:
    return address.render_as_string(hide_password=False)


def is_dump(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(len(DUMPED)) == DUMPED


def dump(address: URL, target: Path) -> None:
    """It has its name only when it is whole and on the disk."""
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    part.touch(mode=0o600)
    line = ["--format=custom", "--no-owner", "--no-privileges", f"--file={part}", f"--dbname={libpq(address)}"]
    try:
        run("pg_dump", address, line, "operation-no-pg-dump")
        flush(part)
        part.rename(target)
    finally:
        part.unlink(missing_ok=True)
    flush(target.absolute().parent)


def undump(address: URL, file: Path) -> None:
    """All or nothing."""
    line = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges", f"--dbname={libpq(address)}"]
    run("pg_restore", address, [*line, str(file)], "operation-no-pg-restore")


def run(program: str, address: URL, line: list[str], missing: str) -> None:
    """The password goes by the environment: everybody can read the arguments of a process."""
    found = shutil.which(program)
    if found is None:
        raise Unable("database", missing, line=" ".join([program, *line]))
    secret = {"PGPASSWORD": address.password} if address.password else {}
    done = subprocess.run(
        [found, *line], env={**os.environ, **secret}, capture_output=True, text=True, errors="replace", check=False
    )
    if done.returncode != 0:
        problem = " ".join((done.stderr or done.stdout).split())
        raise Unable("database", "operation-program-failed", program=program, problem=problem)


def libpq(address: URL) -> str:
    """The address as PostgreSQL's own programs read it, without the password."""
    query = {SSL[name]: value for name, value in address.query.items() if name in SSL}
    plain = URL.create("postgresql", address.username, None, address.host, address.port, address.database, query)
    return plain.render_as_string(hide_password=False)

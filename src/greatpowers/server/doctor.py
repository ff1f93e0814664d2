"""`doctor`: whether everything is as a server needs it, one line for each thing that was looked at, with what to do.

It changes nothing and works beside a running server. What is wrong with one thing does not keep it from the next.
"""

from __future__ import annotations

import platform
import shutil
import sqlite3
import stat
import sys
import time
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from sqlalchemy import Connection, func, select, text
from sqlalchemy.exc import SQLAlchemyError

import greatpowers
from greatpowers.arena.speed import is_compiled
from greatpowers.games import RULESETS
from greatpowers.kernel.values import Value
from greatpowers.server import database, owner, schema
from greatpowers.server.database import Database, Unreadable
from greatpowers.server.settings import CLIENT
from greatpowers.server.texts import sentence
from greatpowers.server.writer import NOTHING

OK, WARN, FAIL = "ok", "warn", "fail"
MB = 1_000_000
LITTLE_SPACE, NO_SPACE = 1000 * MB, 50 * MB
LARGE_LOG = 256 * MB
"""Of SQLite: what is not yet in the file itself. It is taken over at 4 MB, unless somebody reads for hours."""
FEW_FILES = 4096
"""Every listener takes one."""
LATE, WRONG = 2.0, 60.0
"""Seconds by which a clock may differ, and by which it certainly must not."""
OTHERS_MAY = stat.S_IRWXG | stat.S_IRWXO


class Finding(Struct, frozen=True):
    """What was looked at, how it is, and what to do."""

    check: str
    state: str
    text: str
    message: str
    """The name of the sentence: it stays the same in every language."""


class Report:
    """What was found, in the order in which it was looked at."""

    def __init__(self, lang: str, clock: Callable[[], float] = time.time) -> None:
        self.lang = lang
        self.clock = clock
        self.findings: list[Finding] = []

    def add(self, check: str, state: str, message: str, /, **variables: Value) -> None:
        self.findings.append(Finding(check, state, sentence(self.lang, message, **variables), message))

    @property
    def well(self) -> bool:
        return all(finding.state != FAIL for finding in self.findings)


async def examine(url: str, report: Report) -> None:
    """The program, this machine, and the database."""
    look_at_program(report)
    look_at_limits(report)
    address = database.address(url)
    file = database.sqlite_file(address)
    if file is not None and not look_at_file(file, report):
        return
    reached = database.reach(address)
    try:
        if await look_at_database(reached, report):
            await look_into_database(reached, report)
    except (SQLAlchemyError, OSError) as error:
        detail = str(getattr(error, "orig", error)) or type(error).__name__
        report.add("database", FAIL, "doctor-database-away", detail=detail)
    finally:
        await reached.close()


# --- the program and this machine -------------------------------------------------------------------------------------


def look_at_program(report: Report) -> None:
    versions = {
        "program": greatpowers.__version__,
        "python": platform.python_version(),
        "sqlite": sqlite3.sqlite_version,
    }
    report.add("versions", OK, "doctor-versions", **versions)
    compiled = is_compiled()
    report.add("build", OK if compiled else WARN, "doctor-compiled" if compiled else "doctor-plain")
    built = (CLIENT / "index.html").is_file()
    report.add("client", OK if built else FAIL, "doctor-client" if built else "doctor-no-client", folder=str(CLIENT))


def look_at_limits(report: Report) -> None:
    """How many files a process may have open, here and now; the server may have been started otherwise."""
    if sys.platform == "win32":
        return
    import resource

    most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    if most == resource.RLIM_INFINITY or most >= FEW_FILES:
        report.add("files", OK, "doctor-files", most="∞" if most == resource.RLIM_INFINITY else most)
    else:
        report.add("files", WARN, "doctor-few-files", most=most, wanted=FEW_FILES)


# --- an SQLite file ---------------------------------------------------------------------------------------------------


def look_at_file(file: Path, report: Report) -> bool:
    """Whether it is worth opening."""
    if not file.is_file():
        report.add("database", FAIL, "doctor-no-file", file=str(file))
        return False
    look_at_space(file, report)
    look_at_permissions(file, report)
    owned = owner.holder(file)
    if owned is not None:
        report.add("server", OK, "doctor-server", owner=owned.address or str(owned.process))
    else:
        report.add("server", OK, "doctor-no-server")
    try:
        database.examine(file)
    except OSError as error:
        report.add("database", FAIL, "doctor-database-away", detail=str(error))
        return False
    except Unreadable as error:
        report.add(
            "database", FAIL, "doctor-database-away", detail=sentence(report.lang, error.remedy, **error.variables)
        )
        return False
    return True


def look_at_space(file: Path, report: Report) -> None:
    """A backup takes as much as the database."""
    size, free = file.stat().st_size, shutil.disk_usage(file.parent).free
    figures = {"free": free // MB, "size": -(-size // MB)}
    if free < NO_SPACE:
        report.add("space", FAIL, "doctor-no-space", **figures)
    elif free < max(LITTLE_SPACE, 2 * size):
        report.add("space", WARN, "doctor-little-space", **figures)
    else:
        report.add("space", OK, "doctor-space", **figures)
    log = file.with_name(f"{file.name}-wal")
    if log.exists() and log.stat().st_size > LARGE_LOG:
        report.add("log", WARN, "doctor-large-log", size=log.stat().st_size // MB)


def look_at_permissions(file: Path, report: Report) -> None:
    """Seeds and the links of seats are nobody else's business, and all files must be the server's."""
    if sys.platform == "win32":
        return
    there = [path for path in (file, *(file.with_name(f"{file.name}{end}") for end in ENDINGS)) if path.exists()]
    foreign = [path for path in there if path.stat().st_uid != file.stat().st_uid]
    if foreign:
        report.add("permissions", FAIL, "doctor-foreign-files", files=" ".join(map(str, foreign)), file=str(file))
    elif file.stat().st_mode & OTHERS_MAY and file.parent.stat().st_mode & OTHERS_MAY:
        report.add("permissions", WARN, "doctor-readable", file=str(file))
    else:
        report.add("permissions", OK, "doctor-permissions")


ENDINGS = ("-wal", "-shm", owner.SUFFIX)


# --- any database -----------------------------------------------------------------------------------------------------


async def look_at_database(reached: Database, report: Report) -> bool:
    """Whether it can be reached and has our tables, and of which version."""
    kind, server = await reached.read(server_version)
    report.add("database", OK, "doctor-database", kind=kind, version=server)
    found, known = await reached.read(database.version_of), database.known_versions()
    if found == known[-1]:
        report.add("schema", OK, "doctor-schema", version=found)
    elif not found:
        report.add("schema", WARN, "doctor-schema-empty")
    elif found in known:
        report.add("schema", WARN, "doctor-schema-older", version=found, ours=known[-1])
    else:
        report.add("schema", FAIL, "doctor-schema-newer", version=found, ours=known[-1])
    return found == known[-1]


async def look_into_database(reached: Database, report: Report) -> None:
    here = report.clock()
    there = await reached.read(database_time)
    look_at_clock(report, "doctor-clock", "doctor-clock-database", there - here)
    newest = await reached.read(
        lambda connection: connection.execute(select(func.max(schema.tables.c.changed))).scalar()
    )
    if newest is not None and newest > here + WRONG:
        report.add("clock", WARN, "doctor-future", seconds=int(newest - here))
    await look_at_size(reached, report)
    wrong = await reached.read(damage)
    report.add("integrity", *((FAIL, "doctor-damaged") if wrong else (OK, "doctor-whole")), detail=wrong)
    lost = await reached.read(uneven_records)
    report.add(
        "records",
        *((FAIL, "doctor-uneven-records") if lost else (OK, "doctor-records")),
        tables=", ".join(lost[:5]),
        count=len(lost),
    )
    await look_at_rules(reached, report)
    try:
        await reached.write(lambda connection: connection.execute(NOTHING).rowcount)
        report.add("writing", OK, "doctor-writable")
    except (SQLAlchemyError, OSError) as error:
        report.add("writing", FAIL, "doctor-not-writable", detail=str(getattr(error, "orig", error)))


def look_at_clock(report: Report, good: str, bad: str, seconds: float) -> None:
    apart = abs(seconds)
    state = FAIL if apart > WRONG else WARN if apart > LATE else OK
    report.add("clock", state, good if state == OK else bad, seconds=round(seconds))


async def look_at_size(reached: Database, report: Report) -> None:
    """Of PostgreSQL; whether there is room where it lies, it does not tell."""
    size = await reached.read(size_of)
    if size is not None:
        report.add("space", OK, "doctor-size", size=-(-size // MB))


async def look_at_rules(reached: Database, report: Report) -> None:
    """Whether every game is known, and how many tables have to hold under newer rules than they began with."""
    columns = (schema.tables.c.game, schema.tables.c.rules, schema.tables.c.status)
    query = select(*columns, func.count().label("number")).group_by(*columns)
    rows = await reached.read(lambda connection: list(connection.execute(query)))
    unknown = sorted({row.game for row in rows if row.game not in RULESETS})
    running = [row for row in rows if row.status == "running" and row.game in RULESETS]
    older = sum(row.number for row in running if row.rules != RULESETS[row.game].version)
    broken = sum(row.number for row in rows if row.status == "broken")
    if unknown:
        report.add("rules", FAIL, "doctor-unknown-games", games=", ".join(unknown))
    if broken:
        report.add("rules", WARN, "doctor-broken-tables", count=broken)
    if older:
        report.add("rules", WARN, "doctor-older-rules", count=older)
    if not (unknown or broken or older):
        report.add("rules", OK, "doctor-rules", count=sum(row.number for row in rows))


# --- questions to a database ------------------------------------------------------------------------------------------


def server_version(connection: Connection) -> tuple[str, str]:
    if connection.dialect.name == database.SQLITE:
        return "SQLite", sqlite3.sqlite_version
    return "PostgreSQL", str(connection.execute(text("SHOW server_version")).scalar_one())


def database_time(connection: Connection) -> float:
    """SQLite has no clock of its own."""
    if connection.dialect.name == database.SQLITE:
        return time.time()
    return float(connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one())


def size_of(connection: Connection) -> int | None:
    if connection.dialect.name == database.SQLITE:
        return None
    return int(connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one())


def damage(connection: Connection) -> str:
    """The first thing that is wrong with the file; PostgreSQL looks after that itself."""
    if connection.dialect.name != database.SQLITE:
        return ""
    found = str(connection.execute(text("PRAGMA quick_check(1)")).scalar())
    if found != "ok":
        return found
    orphan = connection.execute(text("PRAGMA foreign_key_check")).first()
    return "" if orphan is None else f"{orphan[0]} → {orphan[2]}"


def uneven_records(connection: Connection) -> list[str]:
    """Tables that do not have the entries they say they have."""
    rows = schema.entries.c
    there = select(rows.table_id, func.count().label("number"), func.max(rows.seq).label("last"))
    counts = there.group_by(rows.table_id).subquery()
    query = select(schema.tables.c.id).outerjoin(counts, counts.c.table_id == schema.tables.c.id)
    query = query.where(
        (func.coalesce(counts.c.number, 0) != schema.tables.c.entries)
        | (func.coalesce(counts.c.last, -1) != schema.tables.c.entries - 1)
    )
    return [row.id for row in connection.execute(query.order_by(schema.tables.c.id))]

"""How the commands for operators are carried out, and what they print."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

from msgspec import to_builtins
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from greatpowers.kernel.values import Malformed, Value
from greatpowers.server import administration, backups, exporting, moving, outside
from greatpowers.server import doctor as checks
from greatpowers.server import retention as clearing
from greatpowers.server.administration import opened
from greatpowers.server.database import Unreadable
from greatpowers.server.owner import Owned
from greatpowers.server.refusals import Unable, refused
from greatpowers.server.rows import Conflict, NotStored
from greatpowers.server.settings import database_url
from greatpowers.server.store import Store, unix_time
from greatpowers.server.texts import sentence
from greatpowers.terminal.phrases import default_language
from greatpowers.terminal.reports import print_json

Result = TypeVar("Result")
WIDTH = 200
"""Where nobody looks, lines are long rather than folded."""


def at(database: str | None, data: Path | None) -> str:
    return database_url(database, data, new=False)


def say(name: str, /, **variables: Value) -> str:
    return sentence(default_language(), name, **variables)


def done(work: Coroutine[Any, Any, Result]) -> Result:
    """What comes out; what cannot be done is one sentence."""
    try:
        return asyncio.run(work)
    except (Owned, Unreadable, Unable) as error:
        raise refused(error, default_language()) from error
    except Conflict as error:
        raise Malformed("database", say("operation-conflict")) from error
    except (NotStored, ValueError, OSError) as error:
        raise Malformed("database", str(error)) from error


def show(names: tuple[str, ...], rows: list[list[str]]) -> None:
    table = Table(box=None, pad_edge=False, collapse_padding=True)
    for name in names:
        table.add_column(say(name), no_wrap=True, justify="right" if name in NUMBERS else "left")
    for row in rows:
        table.add_row(*map(escape, row))
    Console(highlight=False, width=None if sys.stdout.isatty() else WIDTH).print(table)


NUMBERS = ("admin-head-seats", "admin-head-hosts", "admin-head-sessions", "admin-head-entries", "admin-head-rows")


def moment(seconds: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(seconds))


def doctor(database: str | None, data: Path | None, public_url: str, json_: bool) -> bool:
    from greatpowers.server.launch import check_public_url

    check_public_url(public_url, default_language())
    report = checks.Report(default_language())
    done(checks.examine(at(database, data), report))
    if public_url:
        outside.examine(public_url.rstrip("/"), report)
    if json_:
        print_json({"ok": report.well, "findings": to_builtins(report.findings)})
        return report.well
    for finding in report.findings:
        print(f"{finding.state:<5} {finding.check:<12} {finding.text}")
    failed = sum(finding.state == checks.FAIL for finding in report.findings)
    warned = sum(finding.state == checks.WARN for finding in report.findings)
    if failed:
        print(say("doctor-unwell", count=failed))
    else:
        print(say("doctor-warned", count=warned) if warned else say("doctor-well"))
    return report.well


# --- people and tables ------------------------------------------------------------------------------------------------


def people(url: str, search: str, most: int, json_: bool) -> int:
    async def look() -> list[administration.PersonRow]:
        async with opened(url) as store:
            return await administration.people(store, unix_time(), search, checked(most) + 1)

    rows = done(look())
    if json_:
        print_json({"people": to_builtins(rows[:most]), "more": len(rows) > most})
        return 0
    show_people(rows[:most])
    if len(rows) > most:
        print(say("admin-more"))
    return 0


def checked(most: int) -> int:
    if most < 1:
        raise Malformed("most", f"{most} is too few")
    return most


def show_people(rows: list[administration.PersonRow]) -> None:
    if not rows:
        print(say("admin-nobody"))
        return
    names = ("id", "name", "account", "since", "seats", "hosts", "sessions")
    cells = [
        [row.id, row.name, row.account or "–", moment(row.created), str(row.seats), str(row.hosts), str(row.sessions)]
        for row in rows
    ]
    show(tuple(f"admin-head-{name}" for name in names), cells)


def person(url: str, who: str, reset_password: bool, forget: bool, json_: bool) -> int:
    if reset_password and forget:
        raise Malformed("forget", say("operation-one-thing"))

    async def work(store: Store) -> dict[str, Any]:
        if reset_password:
            found, password = await administration.reset_password(store, who)
            return {"person": found.id, "account": found.account, "password": password}
        if forget:
            return {"person": (await administration.forget(store, who)).id, "forgotten": True}
        found = await administration.person(store, who)
        rows = await administration.people(store, unix_time(), found.id)
        return {"person": next(row for row in rows if row.id == found.id)}

    async def within() -> dict[str, Any]:
        async with opened(url) as store:
            return await work(store)

    told = done(within())
    if json_:
        print_json(to_builtins(told))
    elif reset_password:
        print(say("admin-password", account=told["account"], password=told["password"]))
        print(say("admin-password-note"))
    elif forget:
        print(say("admin-forgotten", person=told["person"]))
    else:
        show_people([told["person"]])
    return 0


def tables(url: str, status: tuple[str, ...], search: str, most: int, json_: bool) -> int:
    async def look() -> list[administration.TableRow]:
        async with opened(url) as store:
            return await administration.tables(store, status, search, checked(most) + 1)

    rows = done(look())
    if json_:
        print_json({"tables": to_builtins(rows[:most]), "more": len(rows) > most})
        return 0
    if not rows:
        print(say("admin-no-tables"))
        return 0
    names = ("id", "game", "title", "status", "entries", "changed", "host", "seats")
    cells = [
        [row.id, row.game, row.title, row.status, str(row.entries), moment(row.changed), row.host, seated(row)]
        for row in rows[:most]
    ]
    show(tuple(f"admin-head-{name}" for name in names), cells)
    if len(rows) > most:
        print(say("admin-more"))
    return 0


def seated(row: administration.TableRow) -> str:
    """Who sits there; a star for whoever is asked."""
    return ", ".join(f"{name or '–'}{'*' if seat in row.waiting else ''}" for seat, name in enumerate(row.seats))


def link(url: str, id: str, seat: int, public_url: str, json_: bool) -> int:
    async def work() -> str:
        async with opened(url) as store:
            return await administration.seat_link(store, id, seat)

    found = f"{public_url.rstrip('/')}{done(work())}"
    if json_:
        print_json({"table": id, "seat": seat, "link": found})
    else:
        print(found)
    return 0


def close(url: str, id: str, json_: bool) -> int:
    async def work() -> bool:
        async with opened(url) as store:
            return await administration.close(store, id)

    closed = done(work())
    if json_:
        print_json({"table": id, "closed": closed})
    else:
        print(say("admin-closed" if closed else "admin-closed-already", table=id))
    return 0


def export(url: str, ids: list[str], all_: bool, folder: Path, with_seeds: bool, json_: bool) -> int:
    if bool(ids) == all_:
        raise Malformed("id", say("operation-what-to-export"))

    async def work() -> list[exporting.Exported]:
        async with opened(url) as store:
            return await exporting.export(store, ids, folder, with_seeds)

    found = done(work())
    if json_:
        print_json({"folder": str(folder), "tables": to_builtins(found)})
        return 0
    there = [one for one in found if one.file]
    print(say("admin-exported", count=len(there), folder=str(folder)))
    if len(there) < len(found):
        print(say("admin-exported-none", count=len(found) - len(there)))
    if any(one.has_seed for one in found):
        print(say("admin-exported-seeds"), file=sys.stderr)
    return 0


def retention(
    url: str, guests_after: int | None, tables_after: int | None, also: list[str], do: bool, json_: bool
) -> int:
    async def work() -> clearing.Deleted:
        plan = clearing.planned(unix_time(), guests_after, tables_after, also)
        async with opened(url) as store:
            return await clearing.tidy(store, plan, do)

    found = done(work())
    counts = to_builtins(found)
    if json_:
        print_json({"deleted": do, **counts})
        return 0
    print(say("admin-deleted" if do else "admin-would-delete", **counts))
    if not do:
        print(say("admin-would-note"))
    return 0


# --- databases --------------------------------------------------------------------------------------------------------


def restore(url: str, file: Path, json_: bool) -> int:
    found = done(backups.restore(url, file))
    if json_:
        print_json(to_builtins(found))
        return 0
    print(say("admin-restored", file=str(file), database=found.database))
    if found.kept:
        print(say("admin-kept", file=found.kept))
    return 0


def move(source: str, target: str, beside: bool, json_: bool) -> int:
    found = done(moving.move(source, target, beside))
    if json_:
        print_json({"tables": to_builtins(found)})
        return 0
    names = ("admin-head-table", "admin-head-rows", "admin-head-checksum")
    show(names, [[row.table, str(row.rows), row.checksum[:16]] for row in found])
    print(say("admin-moved", rows=sum(row.rows for row in found)))
    print(say("admin-moved-note"))
    return 0

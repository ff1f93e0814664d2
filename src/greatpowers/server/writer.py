"""The one who writes: whatever waits at the same time goes into one transaction, with one flush to the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from itertools import groupby
from typing import Any, TypeVar

from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError

from greatpowers.server import schema
from greatpowers.server.database import Database
from greatpowers.server.rows import Conflict

Result = TypeVar("Result")

MOST_AT_ONCE = 200
"""Pieces of work in one transaction: the first should not wait for too many others."""


class Append:
    """The continuation of a record that has `first` entries. `header` are fields of the table that change with it,
    `thoughts` the rows of why computers answered so."""

    def __init__(
        self, id: str, first: int, header: dict[str, Any], rows: list[dict[str, Any]], thoughts: list[dict[str, Any]]
    ) -> None:
        self.id = id
        self.first = first
        self.header = header
        self.rows = rows
        self.thoughts = thoughts

    def __call__(self, connection: Connection) -> None:
        result = appended(connection, [self])[0]
        if result is not None:
            raise result


class Job:
    """A piece of work and whoever waits for it."""

    def __init__(self, work: Callable[[Connection], Any]) -> None:
        self.work = work
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def end(self, result: Any) -> None:
        if self.future.done():
            return  # nobody waits any more
        if isinstance(result, BaseException):
            self.future.set_exception(result)
        else:
            self.future.set_result(result)


class Writer:
    """Does one thing after the other, each in a savepoint of its own, and says so when all of it is on the disk.

    What was handed in is done even if whoever handed it in has stopped waiting.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: asyncio.Queue[Job | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._go_on(), name="writer")
        self._closing = False
        self.transactions = 0

    @property
    def alive(self) -> bool:
        return not self._closing and not self._task.done()

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """What `work` returns, as soon as it is durable. What breaks a constraint is a `Conflict`."""
        if not self.alive:
            raise RuntimeError("the store is closed")
        job = Job(work)
        self._queue.put_nowait(job)
        result: Result = await job.future
        return result

    async def close(self) -> None:
        """Finish what was handed in, and take nothing more."""
        self._closing = True
        self._queue.put_nowait(None)
        await asyncio.gather(self._task, return_exceptions=True)

    async def _go_on(self) -> None:
        closing = False
        while not closing:
            waiting = [await self._queue.get()]
            while len(waiting) < MOST_AT_ONCE and not self._queue.empty():
                waiting.append(self._queue.get_nowait())
            batch = [job for job in waiting if job is not None]
            closing = len(batch) < len(waiting)
            await self._commit(batch)

    async def _commit(self, batch: list[Job]) -> None:
        results: list[Any]
        try:
            results = await self._database.write(lambda connection: done(connection, [job.work for job in batch]))
            self.transactions += 1
        except Exception as error:
            results = [error] * len(batch)
        for job, result in zip(batch, results, strict=True):
            job.end(result)


def done(connection: Connection, works: list[Callable[[Connection], Any]]) -> list[Any]:
    """What each piece of work returned, or the error that undid just this one."""
    results: list[Any] = []
    for are_appends, run in groupby(works, lambda work: isinstance(work, Append)):
        batch = list(run)
        appends = [work for work in batch if isinstance(work, Append)]
        together = None
        if are_appends and len(batch) > 1:
            together = attempted(connection, partial(appended, appends=appends))
        if isinstance(together, list):
            results += together
        else:
            results += [attempted(connection, work) for work in batch]
    return results


def attempted(connection: Connection, work: Callable[[Connection], Any]) -> Any:
    try:
        with connection.begin_nested():
            return work(connection)
    except IntegrityError as error:
        return Conflict(str(error.orig))
    except Exception as error:
        if connection.invalidated:
            raise
        return error


def appended(connection: Connection, appends: list[Append]) -> list[Conflict | None]:
    """Continue several records in a few statements. Who is wrong about the length of a record gets a `Conflict`;
    a key that was used before breaks a constraint, and with it all of them."""
    wanted = select(schema.tables.c.id, schema.tables.c.entries)
    wanted = wanted.where(schema.tables.c.id.in_(sorted({append.id for append in appends})))
    lengths = {row.id: row.entries for row in connection.execute(wanted.order_by(schema.tables.c.id).with_for_update())}
    results: list[Conflict | None] = []
    rows: list[dict[str, Any]] = []
    thoughts: list[dict[str, Any]] = []
    headers: list[dict[str, Any]] = []
    for append in appends:
        if lengths.get(append.id) != append.first:
            results.append(Conflict(f"the record of {append.id} does not have {append.first} entries"))
            continue
        results.append(None)
        lengths[append.id] = append.first + len(append.rows)
        rows += append.rows
        thoughts += append.thoughts
        headers.append({"table_id": append.id, "entries": lengths[append.id], **append.header})
    of_table = update(schema.tables).where(schema.tables.c.id == bindparam("table_id"))
    for fields, changes in groupby(headers, tuple):
        connection.execute(of_table.values({name: bindparam(name) for name in fields[1:]}), list(changes))
    if rows:
        connection.execute(insert(schema.entries), rows)
    if thoughts:
        connection.execute(insert(schema.thoughts), thoughts)
    return results

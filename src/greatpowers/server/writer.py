"""The one who writes: whatever waits at the same time goes into one transaction, with one flush to the disk.

A full disk, a disk that may no longer be written, a database that has gone: SQLite undoes the whole transaction by
itself then, with what earlier pieces of work had written, and goes on without one. So nobody is told that something was
done before the transaction that did it is seen to be there and committed.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from contextlib import nullcontext
from functools import partial
from itertools import groupby
from typing import Any, TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from greatpowers.server.changes import Done, TableChange, written
from greatpowers.server.database import Database, is_in_transaction
from greatpowers.server.news import news_of, notify
from greatpowers.server.rows import Conflict, NotStored
from greatpowers.server.statements import savepoint

Result = TypeVar("Result")

AGAIN = 2.0
"""Seconds until it is tried again whether something can be written."""
NOTHING = text("UPDATE alembic_version SET version_num = version_num")
OURS = (DataError, ProgrammingError)
"""Mistakes that are our own: no disk is to blame."""
MOST_AT_ONCE = 200
"""Pieces of work in one transaction: the first should not wait for too many others."""


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


class Undone(NotStored):
    """The database has undone the whole transaction by itself, and with it what others had written in it."""


class Failed(Exception):
    """The only piece of work of a transaction has failed, for this reason."""

    def __init__(self, reason: Exception) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Writer:
    """Does one thing after the other, each of several in a savepoint of its own, and says so when all of it is on the
    disk.

    What was handed in is done even if whoever handed it in has stopped waiting.
    """

    def __init__(self, database: Database, node: str) -> None:
        self._database = database
        self._node = node
        self._queue: asyncio.Queue[Job | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._go_on(), name="writer")
        self._closing = False
        self.transactions = 0
        self.trouble: NotStored | None = None
        """Why nothing is stored at the moment: the last thing that was handed in failed for it."""
        self.has_company = False
        """Whether other nodes live, who want to know what has changed and not only that something has."""
        self.turned: Callable[[], None] = lambda: None
        """Called when trouble begins and when it is over."""
        self._trying: asyncio.Task[None] | None = None

    @property
    def alive(self) -> bool:
        return not self._closing and not self._task.done()

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """What `work` returns, as soon as it is durable. What breaks a constraint is a `Conflict`, what the database
        cannot write is `NotStored`."""
        if not self.alive:
            raise RuntimeError("the store is closed")
        job = Job(work)
        self._queue.put_nowait(job)
        result: Result = await job.future
        return result

    async def close(self) -> None:
        """Finish what was handed in, and take nothing more."""
        self._closing = True
        if self._trying is not None:
            self._trying.cancel()
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
        """All of it in one transaction. If that was undone, one after the other: what is too large for the disk shall
        not keep others from what still fits on it."""
        try:
            results = await self._written(batch)
        except Undone as error:
            if len(batch) > 1:
                for job in batch:
                    await self._commit([job])
                return
            results = [error]
        for job, result in zip(batch, results, strict=True):
            self._note(result)
            job.end(result)

    async def _written(self, batch: list[Job]) -> list[Any]:
        """What each piece of work returned, or why it failed."""
        try:
            works = [job.work for job in batch]
            told = self.has_company
            results = await self._database.write(lambda connection: done(connection, works, self._node, told))
        except Undone:
            raise
        except Failed as failed:
            results = [failed.reason]
        except (DBAPIError, OSError) as error:  # also on the way to the disk, when everything else was done
            return [not_stored(error)] * len(batch)
        except Exception as error:
            return [error] * len(batch)
        self.transactions += 1
        return results

    def _note(self, result: Any) -> None:
        """Once something is written again, it goes on."""
        before = self.trouble
        if isinstance(result, NotStored):
            self.trouble = result
        elif not isinstance(result, BaseException):
            self.trouble = None
        if (before is None) != (self.trouble is None):
            self.turned()
        if before is None and self.trouble is not None:
            self._trying = asyncio.create_task(self._try(), name="writer tries again")

    async def _try(self) -> None:
        """Write something that changes nothing, until that works again, whether anybody wants to write or not."""
        while self.trouble is not None and self.alive:
            await asyncio.sleep(AGAIN)
            with contextlib.suppress(NotStored, RuntimeError):
                await self.run(lambda connection: connection.execute(NOTHING).rowcount)


def done(connection: Connection, works: list[Callable[[Connection], Any]], node: str, told: bool = False) -> list[Any]:
    """What each piece of work returned, or the error that undid just this one. Other nodes hear of what has changed;
    with `told`, also what it is now."""
    results: list[Any] = []
    for are_changes, run in groupby(works, lambda work: isinstance(work, TableChange)):
        batch = list(run)
        changes = [work for work in batch if isinstance(work, TableChange)]
        together = None
        if are_changes and len(batch) > 1:
            together = attempted(connection, partial(written, changes=changes))
        if isinstance(together, list):
            results += together
        else:
            results += [attempted(connection, work, alone=len(works) == 1) for work in batch]
    good = [
        (work, result)
        for work, result in zip(works, results, strict=True)
        if isinstance(work, TableChange) and isinstance(result, Done)
    ]
    news = [one for work, result in good if told and (one := news_of(work, result)) is not None]
    notify(connection, node, {work.id: result.revision for work, result in good}, news)
    return results


def attempted(connection: Connection, work: Callable[[Connection], Any], alone: bool = False) -> Any:
    """What it returns, or why it failed. What is `alone` in its transaction needs no savepoint: all of it is undone."""
    first: Exception | None = None
    try:
        with nullcontext() if alone else savepoint(connection):
            try:
                return work(connection)
            except Exception as error:
                first = error  # where the transaction is gone, to undo its savepoint is an error, too
                raise
    except Exception as error:
        if connection.invalidated:
            raise
        if not is_in_transaction(connection):
            raise Undone(str(not_stored(first or error))) from error
        if alone:
            raise Failed(failure(error)) from error
        return failure(error)


def failure(error: Exception) -> Exception:
    if isinstance(error, IntegrityError):
        return Conflict(str(error.orig))
    return not_stored(error) if isinstance(error, DBAPIError) and not isinstance(error, OURS) else error


def not_stored(error: BaseException) -> NotStored:
    return NotStored(str(getattr(error, "orig", error)))

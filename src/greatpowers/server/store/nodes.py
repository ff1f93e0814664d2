"""Nodes: the servers that share a database, who does which work, and who listens where.

A job is taken for a little more than a second and asked for again long before that is over; so the work of a node that
has died is taken up by another. The clock is the database's: those of the nodes may say what they like.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Set

from msgspec import Struct
from sqlalchemy import Connection, and_, delete, func, insert, or_, select, text, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert

from greatpowers.server import schema
from greatpowers.server.changes import COMPUTERS, LEASE, NOW
from greatpowers.server.database import SQLITE
from greatpowers.server.news import notify
from greatpowers.server.store.access import Access

MOST_AT_ONCE = 20
"""Jobs that a node takes at a time, so that others get some."""
UNHEARD = 2_000
"""Milliseconds after which a node that says nothing is believed dead."""
FORGOTTEN = 60_000
"""Milliseconds after which nothing of it is kept."""
LONG_FULL = 3_600_000
"""Milliseconds after which any bucket is full again and need not be kept."""
NO_FLUSH = text("SET LOCAL synchronous_commit TO OFF")
"""What is said once more within the second need not be on the disk."""

Listening = dict[str, Counter[str | None]]
"""By table: who listens, with how many streams."""


class Beat(Struct, frozen=True):
    """How things stand: the jobs that have just come to this node, and the nodes that live."""

    taken: list[str]
    alive: frozenset[str]


class NodeStore:
    """This server among those on the same database."""

    def __init__(self, access: Access) -> None:
        self._access = access
        self.id = access.node
        self.held: set[str] = set()
        """The tables at which this node lets computers answer."""

    @property
    def is_alone(self) -> bool:
        """Whether nobody else can write to the database: an SQLite file has one server."""
        return self._access.dialect == SQLITE

    def has(self, id: str) -> bool:
        return id in self.held

    def note(self, id: str, holder: str | None) -> None:
        """Who lets computers answer at a table from now on."""
        if holder == self.id:
            self.held.add(id)
        else:
            self.held.discard(id)

    async def take_all(self) -> list[str]:
        """All jobs of a file that this server has for itself."""
        jobs = schema.jobs
        await self._access.change(update(jobs).values(node=self.id))
        self.held = {row.table_id for row in await self._access.all(select(jobs.c.table_id))}
        return sorted(self.held)

    async def beat(self, address: str, version: str, avoided: Set[str] = frozenset()) -> Beat:
        """Say that this node lives, ask for its jobs again, and take those that nobody does; but for some tables, which
        are left to others."""
        me = {"id": self.id, "address": address, "version": version}
        beat, held = await self._access.at_once(lambda connection: beaten(connection, me, avoided))
        self.held = held
        return beat

    async def leave(self) -> None:
        """Others go on at once."""
        self.held.clear()
        if not self.is_alone:
            jobs, nodes, presence = schema.jobs, schema.nodes, schema.presence
            await self._access.change(
                update(jobs).where(jobs.c.node == self.id).values(until=0),
                delete(presence).where(presence.c.node == self.id),
                delete(nodes).where(nodes.c.id == self.id),
            )

    # --- what was spent ---

    async def spend(
        self, spent: dict[tuple[str, str], int], most: dict[str, tuple[int, float]]
    ) -> dict[tuple[str, str], float]:
        """Take this out of the buckets that all nodes share; returns what is left in each. `most`: how much fits into
        those of a kind, and how much flows in each second."""
        if self.is_alone or not spent:
            return {}
        return await self._access.at_once(lambda connection: taken_out(connection, spent, most))

    # --- who listens ---

    async def listen(self, table: str, person: str | None, streams: int) -> None:
        """So many streams of a person are open here at a table; other nodes hear of it."""
        if self.is_alone:
            return
        presence = schema.presence
        row = {"node": self.id, "table_id": table, "person": person or "", "streams": streams}
        mine = and_(*(presence.c[name] == row[name] for name in ("node", "table_id", "person")))

        def work(connection: Connection) -> None:
            connection.execute(NO_FLUSH)
            connection.execute(delete(presence).where(mine))
            if streams:
                connection.execute(insert(presence).values(row))
            notify(connection, self.id, {table: 0})

        await self._access.at_once(work)

    async def listening(self, ids: list[str]) -> Listening:
        """Who listens to these tables at other nodes that live."""
        found: Listening = {id: Counter() for id in ids}
        if self.is_alone or not ids:
            return found
        presence, nodes = schema.presence.c, schema.nodes.c

        def work(connection: Connection) -> None:
            now = int(connection.execute(NOW).scalar_one())
            alive = select(nodes.id).where(nodes.seen > now - UNHEARD, nodes.id != self.id)
            rows = select(presence.table_id, presence.person, presence.streams)
            for row in connection.execute(rows.where(presence.table_id.in_(ids), presence.node.in_(alive))):
                found[row.table_id][row.person or None] += row.streams

        await self._access.read(work)
        return found


def beaten(connection: Connection, me: dict[str, str], avoided: Set[str]) -> tuple[Beat, set[str]]:
    jobs, nodes, presence = schema.jobs, schema.nodes, schema.presence
    id, wanted = me["id"], jobs.c.table_id.not_in(sorted(avoided))
    connection.execute(NO_FLUSH)
    now = int(connection.execute(NOW).scalar_one())
    row = {**me, "seen": now}
    connection.execute(postgres_insert(nodes).values(row).on_conflict_do_update(index_elements=["id"], set_=row))
    again = (
        update(jobs)
        .where(jobs.c.node == id, jobs.c.until > 0, wanted)
        .values(until=now + LEASE)
        .returning(jobs.c.table_id)
    )
    held = {row.table_id for row in connection.execute(again)}
    nonsense = jobs.c.until > now + FORGOTTEN  # the clock of the database has gone back
    free = select(jobs.c.table_id).where(jobs.c.kind == COMPUTERS, wanted, or_(jobs.c.until < now, nonsense))
    free = free.order_by(jobs.c.until).limit(MOST_AT_ONCE).with_for_update(skip_locked=True)
    taken = [row.table_id for row in connection.execute(free)]
    if taken:
        mine = (jobs.c.kind == COMPUTERS, jobs.c.table_id.in_(taken))
        connection.execute(update(jobs).where(*mine).values(node=id, until=now + LEASE))
    seen = connection.execute(select(nodes.c.id, nodes.c.seen)).all()
    dead = [row.id for row in seen if row.seen < now - FORGOTTEN]
    if dead:
        connection.execute(delete(presence).where(presence.c.node.in_(dead)))
        connection.execute(delete(nodes).where(nodes.c.id.in_(dead)))
    alive = frozenset(row.id for row in seen if row.seen > now - UNHEARD)
    return Beat(taken, alive), held | set(taken)


def taken_out(
    connection: Connection, spent: dict[tuple[str, str], int], most: dict[str, tuple[int, float]]
) -> dict[tuple[str, str], float]:
    buckets = schema.buckets
    connection.execute(NO_FLUSH)
    now = int(connection.execute(NOW).scalar_one())
    connection.execute(delete(buckets).where(buckets.c.at < now - LONG_FULL))
    left: dict[tuple[str, str], float] = {}
    for (what, key), tokens in sorted(spent.items()):
        burst, flow = most[what]
        since = func.greatest(0, now - buckets.c.at) * (flow / 1000)
        known = {"tokens": func.least(burst, buckets.c.tokens + since) - tokens, "at": now}
        new = postgres_insert(buckets).values(what=what, key=key, tokens=burst - tokens, at=now)
        again = new.on_conflict_do_update(index_elements=["what", "key"], set_=known)
        left[what, key] = float(connection.execute(again.returning(buckets.c.tokens)).scalar_one())
    return left

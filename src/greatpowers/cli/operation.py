"""The commands of those who run a server: whether all is well, and what to do about people, tables and databases."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from greatpowers.cli.entry import BROKEN, app

admin = App(name="admin", help="Look after people, tables and the database of a server, also while it runs.")
app.command(admin)

AsJson = Annotated[bool, Parameter(name="--json", help="Print JSON.")]
Flag = Annotated[bool, Parameter(negative="")]
Most = Annotated[int, Parameter(help="How many at most.")]
MOST = 100


@Parameter(name="*")
@dataclass(frozen=True)
class Place:
    """Where the tables are."""

    database: str | None = None
    """As for serve."""
    data: Path | None = None
    """As for serve."""


USUAL = Place()


@app.command
def doctor(*, place: Place = USUAL, public_url: str = "", json_: AsJson = False) -> int:
    """Look whether everything is as a server needs it, and say what to do; status 1 when something is wrong.

    Parameters
    ----------
    public_url
        How browsers reach the server: it is asked there, too, and the proxy before it is looked at.
    """
    from greatpowers.cli import operating

    return 0 if operating.doctor(place.database, place.data, public_url, json_) else BROKEN


@admin.command
def people(*, search: str = "", most: Most = MOST, place: Place = USUAL, json_: AsJson = False) -> int:
    """List people, the newest first.

    Parameters
    ----------
    search
        Only those in whose id, name or account this occurs.
    """
    from greatpowers.cli import operating

    return operating.people(operating.at(place.database, place.data), search, most, json_)


@admin.command
def person(
    id: str,
    /,
    *,
    reset_password: Flag = False,
    forget: Flag = False,
    place: Place = USUAL,
    json_: AsJson = False,
) -> int:
    """Show somebody, give them a new password, or forget who they were.

    Parameters
    ----------
    id
        The id, or the name of the account.
    reset_password
        Make a new password, print it this once, and end every session.
    forget
        Take away name, account and sessions. Tables, records and chat stay, under no name.
    """
    from greatpowers.cli import operating

    return operating.person(operating.at(place.database, place.data), id, reset_password, forget, json_)


@admin.command
def tables(
    *,
    status: list[str] | None = None,
    search: str = "",
    most: Most = MOST,
    place: Place = USUAL,
    json_: AsJson = False,
) -> int:
    """List tables, the last changed first.

    Parameters
    ----------
    status
        Only gathering, running, over, closed or broken ones; may be given several times.
    search
        Only those in whose id, title, game or names this occurs.
    """
    from greatpowers.cli import operating

    return operating.tables(operating.at(place.database, place.data), tuple(status or ()), search, most, json_)


@admin.command
def link(id: str, seat: int, /, *, public_url: str = "", place: Place = USUAL, json_: AsJson = False) -> int:
    """Print the private link of a seat, for somebody who has lost it: whoever has the link sits there.

    Parameters
    ----------
    id
        The table.
    seat
        The seat, counted from 1.
    public_url
        How browsers reach the server.
    """
    from greatpowers.cli import operating

    return operating.link(operating.at(place.database, place.data), id, seat, public_url, json_)


@admin.command
def close(id: str, /, *, place: Place = USUAL, json_: AsJson = False) -> int:
    """Close a table for good, whoever plays there.

    Parameters
    ----------
    id
        The table.
    """
    from greatpowers.cli import operating

    return operating.close(operating.at(place.database, place.data), id, json_)


@admin.command
def export(
    *id: str,
    to: Path,
    all_: Annotated[bool, Parameter(name="--all", negative="")] = False,
    with_seeds: Flag = False,
    place: Place = USUAL,
    json_: AsJson = False,
) -> int:
    """Write tables as files: the record of a game that has ended, the position of one that goes on.

    Parameters
    ----------
    id
        The tables.
    to
        The folder.
    all_
        All tables.
    with_seeds
        The records of games that go on, too; whoever reads them knows every card and die to come.
    """
    from greatpowers.cli import operating

    return operating.export(operating.at(place.database, place.data), list(id), all_, to, with_seeds, json_)


@admin.command
def restore(file: Path, /, *, database: str | None = None, data: Path | None = None, json_: AsJson = False) -> int:
    """Put a backup in the place of the database, while no server is at work; what was there is kept beside it.

    Parameters
    ----------
    file
        The backup: an SQLite file, or for PostgreSQL also a dump.
    database
        As for serve. A PostgreSQL must be empty.
    data
        As for serve.
    """
    from greatpowers.cli import operating

    return operating.restore(operating.at(database, data), file, json_)


@admin.command
def retention(
    *,
    guests_after: int | None = None,
    tables_after: int | None = None,
    also: list[str] | None = None,
    do: Flag = False,
    place: Place = USUAL,
    json_: AsJson = False,
) -> int:
    """Count what nobody needs any more, and with --do delete it.

    Parameters
    ----------
    guests_after
        Guests from so many days ago who have no seat, no session and said nothing, and sessions that are over as long.
    tables_after
        Closed and never begun tables that have not changed for so many days.
    also
        Tables in this status as well: over, broken or running; may be given several times.
    do
        Delete them.
    """
    from greatpowers.cli import operating

    return operating.retention(
        operating.at(place.database, place.data), guests_after, tables_after, also or [], do, json_
    )


@admin.command
def move(
    *,
    from_: Annotated[str, Parameter(name="--from")],
    to: str,
    beside: Flag = False,
    json_: AsJson = False,
) -> int:
    """Copy everything from one database into another that is empty, from SQLite to PostgreSQL or back.

    Parameters
    ----------
    from_
        A file, or an address such as postgresql://user@host/name. It is only read.
    to
        The same, for where it goes.
    beside
        Although a server is at work there: everything as it is at this moment, and nothing that comes later.
    """
    from greatpowers.cli import operating

    return operating.move(operating.at(from_, None), operating.at(to, None), beside, json_)

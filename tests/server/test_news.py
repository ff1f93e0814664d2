"""What nodes tell each other of a change: whoever knew the table before need not read it again."""

from __future__ import annotations

from typing import Any

import pytest

from greatpowers.server.changes import Done, TableChange
from greatpowers.server.news import MOST_OF_ONE, News, heard, in_a_word, news_of, notices
from greatpowers.server.nodes import Among
from greatpowers.server.protocol import Say
from greatpowers.server.room import Room
from tests.server.databases import Postgres
from tests.server.hall import Hall, give, hash_of, key, part, two_people
from tests.server.test_nodes import at_both, in_step, nodes, until

pytestmark = pytest.mark.anyio

HARD = 'a "word" of\nÄ, \u2003, \U0001f600 and \\u0020: 7'


def news(text: str = HARD) -> News:
    return News("table-1", 7, [{"seat": 0, "answer": text}], {"waiting": "[0, 1]", "status": "running"}, [3], "node")


def test_a_word_is_one_word_and_says_all() -> None:
    word = in_a_word(news())
    assert word.isascii() and word.split() == [word]
    (told,) = heard([word, "table-1:7"])
    assert told == ("table-1", 7, news())


def test_who_does_not_know_such_words_takes_them_for_a_table_that_is_not_there() -> None:
    """As a server of the version before reads them."""
    id, _, revision = in_a_word(news()).rpartition(":")
    assert int(revision) == 0 and id != "table-1"


def test_what_would_be_too_long_is_not_told() -> None:
    changed = {"table-1": 7, "table-2": 9}
    (line,) = notices("node", changed, [news("x" * MOST_OF_ONE)])
    assert line == "node table-1:7 table-2:9"


def test_notices_with_news_are_short_enough() -> None:
    told = [News(f"table-{number}", number, [{"answer": "x" * 900}], {}) for number in range(1, 60)]
    lines = notices("node", {one.id: one.revision for one in told}, told)
    assert len(lines) > 1 and all(len(line) < 8000 for line in lines)
    assert [one for line in lines for one in heard(line.split()[1:])] == [(one.id, one.revision, one) for one in told]


def change(**fields: Any) -> TableChange:
    made = TableChange("table-1", 6)
    made.rows = [{"entry": '{"seat":0}'}]
    for name, value in fields.items():
        setattr(made, name, value)
    return made


@pytest.mark.parametrize(("name", "value"), [("rows", []), ("seats", {0: {}}), ("lines", [{}]), ("links", [{}])])
def test_what_happens_rarely_is_read(name: str, value: Any) -> None:
    fields = {name: value}
    assert news_of(change(**fields), Done(7)) is None
    assert news_of(change(), Done(7)) is not None


class Reads:
    """How often a server has read a table."""

    def __init__(self, hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        read = hall.store.tables.state

        async def counted(*given: Any) -> Any:
            self.count += 1
            return await read(*given)

        monkeypatch.setattr(hall.store.tables, "state", counted)


def look(room: Room, person: Any) -> list[Any]:
    return [hash_of(room), room.header, room.seats, room.holder, *(part(room, name, 0, person) for name in PARTS)]


PARTS = ("screen", "log", "table")


async def test_answers_are_followed_without_reading(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    async with nodes(postgres) as halls, in_step(*halls):
        await Among(halls[0].rooms).beat()  # by now it knows that it is not alone
        room, anna, ben = await two_people(halls[0])
        here, there = await at_both(halls, room)
        await until(lambda: there.header.revision == here.header.revision)
        reads = Reads(halls[1], monkeypatch)
        for _ in range(6):
            seat = here.waiting()[0]
            await give(here, (anna, ben)[seat], seat)
            await until(lambda: there.header.revision == here.header.revision)
        assert reads.count == 0
        assert look(there, anna) == look(here, anna)


async def test_who_has_missed_something_reads(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was told later does not follow from what is known; nor does what was said without an answer."""
    async with nodes(postgres) as halls:
        room, anna, ben = await two_people(halls[0])
        here, there = await at_both(halls, room)
        reads = Reads(halls[1], monkeypatch)
        told: list[News] = []
        monkeypatch.setattr("greatpowers.server.writer.notify", lambda *given: told.extend(given[3]))
        halls[0].store.writer.has_company = True
        for _ in range(2):
            seat = here.waiting()[0]
            await give(here, (anna, ben)[seat], seat)
        await there.follow(told[1])
        assert reads.count == 1 and look(there, anna) == look(here, anna)
        await there.follow(told[1])  # once more, and late
        await there.follow(told[0])
        assert look(there, anna) == look(here, anna)
        await here.do(anna, Say("hello", key()))
        await there.follow()
        assert [line.text for line in there.chat] == ["hello"]

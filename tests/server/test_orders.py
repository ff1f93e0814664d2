"""Nobody is asked who has nothing to decide, and nobody learns anything from it: orders, windows and their time."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import decode, encode
from msgspec.structs import replace
from sqlalchemy import Connection, text

import greatpowers
from greatpowers.games import RULESETS
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.match import Match
from greatpowers.kernel.values import CHANCE
from greatpowers.server import creation, database, orders
from greatpowers.server.protocol import (
    GiveAnswer,
    Import,
    Join,
    SeatWish,
    SetOrder,
    SetPace,
    SetPassing,
    Undo,
)
from greatpowers.server.room import Room
from greatpowers.server.rows import Person
from greatpowers.server.seating import Concede, Leave, Start
from greatpowers.server.store import Store
from greatpowers.server.windows import nothing
from greatpowers.server.worker import Reply
from tests.server.hall import IMPERIAL, ME, NOW, OPEN, Hall, give, key, part, play, problem_of

pytestmark = pytest.mark.anyio

SECRETIVE = [game for game, rules in RULESETS.items() if rules.has_secrets]
PASS = {"kind": "pass"}
WALKS = {"imperialism": 6, "attack": 4}


class Clocked(Hall):
    """Time goes on when a test says so, and those who wait for it wake then."""

    def __init__(self, store: Store) -> None:
        self._waiting: list[tuple[float, asyncio.Event]] = []
        super().__init__(store)

    async def sleep(self, seconds: float) -> None:
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        event = asyncio.Event()
        self._waiting.append((self.time + seconds, event))
        await event.wait()

    async def pass_by(self, seconds: float) -> None:
        """So much later, and all has happened that happens until then."""
        until = self.time + seconds
        while True:
            await self.rest()
            due = [one for one in self._waiting if one[0] <= until]
            if not due:
                break
            first = min(due, key=lambda one: one[0])
            self._waiting.remove(first)
            self.time = max(self.time, first[0])
            first[1].set()
        self.time = until
        await self.rest()

    async def rest(self) -> None:
        """Until nobody does anything but wait for the time."""
        still = 0
        while still < 30:  # the store writes in a thread, while the table is busy
            await asyncio.sleep(0.001)
            rooms = self.rooms._rooms.values()
            busy = any(room.is_busy() or any(one.stirred.is_set() for one in room.listeners) for room in rooms)
            still = 0 if busy else still + 1


@asynccontextmanager
async def clocked(url: str) -> AsyncIterator[Clocked]:
    store = await Store.open(url, lambda: NOW)
    hall = Clocked(store)
    try:
        yield hall
    finally:
        await hall.rooms.close()
        await store.close()


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'orders.db'}"


def walked(game: str, seats: int, wanted: Callable[[Match], bool], first_seed: int = 0) -> Match:
    """A game by lot up to the first moment that is wanted."""
    for seed in range(first_seed, first_seed + 60):
        match, lot = greatpowers.start(game, seats, seed=seed), random.Random(seed)
        while not match.over and len(match.entries) < 3000:
            if wanted(match):
                return match
            position = match.fast
            seat = position.waiting()[0]
            match.play(match.rules.codec.decode(lot.choice(position.options(seat))), seat)
    raise AssertionError("no game by lot gets there")


def at_window(match: Match, step: str = "respond", holder: bool | None = None) -> bool:
    """Whether such a window is open that not seat 0 but another is asked in, with or without a card."""
    position = match.fast
    if position.step is None or position.step.name != step or position.waiting()[0] == 0:
        return False
    able = any(not position.must_pass(seat) for seat in position.waiting())
    return holder is None or holder == able


async def seated(hall: Hall, document: dict[str, Any], people: list[Person], **fields: Any) -> Room:
    """A table at this position, with each seat for another person."""
    wish = Import(document, key(), [SeatWish("me", person.name) for person in people])
    table, seats, entries = creation.from_document(wish, people[0], NOW)
    owned = [replace(seat, person=person.id) for seat, person in zip(seats, people, strict=True)]
    id = await hall.store.tables.add(replace(table, **fields), owned, entries, people[0].id, wish.key)
    room = await hall.room(id)
    await room.carry_out(nothing, changes=True)
    return room


async def three(hall: Hall) -> list[Person]:
    return [await hall.person(name) for name in ("Anna", "Ben", "Carla")]


def document_of(match: Match) -> dict[str, Any]:
    return match.rules.document(match.fast.state)


def holder_of(room: Room) -> int:
    assert room.position is not None
    return next(seat for seat in room.waiting() if not room.position.must_pass(seat))


# --- what everybody hears ---


class Ear:
    """One who listens, and notes what comes and when."""

    def __init__(self, hall: Clocked, room: Room, person: Person | None, seat: int | None) -> None:
        self.hall, self.room, self.person, self.seat = hall, room, person, seat
        self.heard: list[tuple[float, Any]] = []

    async def listen(self) -> None:
        listener = await self.room.subscribe(self.person, self.seat, "en")
        while True:
            update = await listener.next()
            self.heard.append((self.hall.time - NOW, stripped(decode(encode(update)))))


def stripped(value: Any) -> Any:
    """Without what names this very table: its id, its seed, the private links, who people are."""
    if isinstance(value, dict):
        hidden = ("id", "commitment", "link", "person", "reseeded")
        return {name: stripped(one) for name, one in value.items() if name not in hidden}
    return [stripped(one) for one in value] if isinstance(value, list) else value


async def heard_of(folder: Path, document: dict[str, Any], observer: int, seconds: int, passes: bool) -> list[Any]:
    """What the observer and a spectator hear of a window that nobody uses; somebody who could play may pass early."""
    folder.mkdir()
    async with clocked(sqlite(folder)) as hall:
        people = await three(hall)
        room = await seated(hall, document, people)
        ears = [Ear(hall, room, people[observer], observer), Ear(hall, room, None, None)]
        tasks = [asyncio.create_task(ear.listen()) for ear in ears]
        await hall.pass_by(1)
        ask = room.begun().question
        for seat in room.waiting() if passes else []:
            if not orders.is_quiet(room, seat):
                await room.do(people[seat], GiveAnswer(seat, ask, PASS, key()))
        await hall.pass_by(seconds - 1.5)
        assert room.begun().question == ask, "only a play ends a window early"
        await hall.pass_by(1)
        assert room.begun().question != ask, "its time is over"
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return [ear.heard for ear in ears]


WINDOWS = [("imperialism", "respond", 6), ("attack", "politics_block", 6), ("attack", "protest", 12)]


@pytest.mark.parametrize(("game", "step", "seconds"), WINDOWS)
async def test_windows_that_nobody_uses_close_alike_whatever_is_held(
    tmp_path: Path, game: str, step: str, seconds: int
) -> None:
    """Two deals that differ only in the hands of those who are asked: whoever looks on hears the same at the same
    time, to the letter, whether somebody holds a card and passes, holds one and does nothing, or holds none."""
    match = walked(game, 3, lambda match: at_window(match, step, holder=True))
    position = match.fast
    observer = next(seat for seat in range(3) if seat not in position.waiting())
    others = (position.guess(observer, Dice(number)) for number in range(5000))
    without = next(one for one in others if all(one.must_pass(seat) for seat in one.waiting()))
    assert without.waiting() == position.waiting()
    deals = [match.rules.document(one.state) for one in (position, without)]
    assert deals[0] != deals[1]
    heard = await heard_of(tmp_path / "passes", deals[0], observer, seconds, True)
    assert len(heard[0]) > 1 and len(heard[1]) > 1
    assert [at for at, _ in heard[0]][-1] == seconds
    assert await heard_of(tmp_path / "idle", deals[0], observer, seconds, False) == heard
    assert await heard_of(tmp_path / "without", deals[1], observer, seconds, False) == heard


async def test_a_play_ends_a_window_at_once(tmp_path: Path) -> None:
    match = walked("imperialism", 3, lambda match: at_window(match, holder=True))
    async with clocked(sqlite(tmp_path)) as hall:
        people = await three(hall)
        room = await seated(hall, document_of(match), people)
        seat, ask = holder_of(room), room.begun().question
        shown = part(room, "prompt", seat, people[seat])
        assert shown["window"] and shown["lasts"] == 6000 and shown["closes"] == 1000 * (NOW + 6)
        await hall.pass_by(2)
        await give(room, people[seat], seat, PASS)
        assert part(room, "prompt", seat, people[seat])["sealed"] == PASS
        assert room.begun().question == ask
        await give(room, people[seat], seat, {"kind": "cancel"})
        assert room.begun().question > ask and room.header.closing.get("ask") != ask
        assert room.begun().entries[-1]["answer"]["kind"] in ("cancel", "pass")


async def test_who_only_could_pass_is_not_asked(tmp_path: Path) -> None:
    """The others see that everybody is waited for; whoever holds nothing just waits with them."""
    match = walked("imperialism", 3, lambda match: at_window(match, holder=False))
    async with clocked(sqlite(tmp_path)) as hall:
        people = await three(hall)
        room = await seated(hall, document_of(match), people)
        for seat in room.waiting():
            shown = part(room, "prompt", seat, people[seat])
            assert "choices" not in shown and shown["closes"] == 1000 * (NOW + 6)
            assert not any(own["asked"] for own in part(room, "you", seat, people[seat])["own"])
        ask = room.begun().question
        await hall.pass_by(6)
        assert room.begun().question > ask


async def test_an_early_pass_keeps_its_key(tmp_path: Path) -> None:
    """It is stored before it is acknowledged, and who sends it again, even after the window, hears that it is done."""
    match = walked("imperialism", 3, lambda match: at_window(match, holder=True))
    async with clocked(sqlite(tmp_path)) as hall:
        people = await three(hall)
        room = await seated(hall, document_of(match), people)
        seat = holder_of(room)
        body = GiveAnswer(seat, room.begun().question, PASS, key())
        await room.do(people[seat], body)
        await room.do(people[seat], body)
        await hall.restart()
        again = await hall.room(room.header.id)
        assert orders.held(again, seat) is not None
        await hall.wake()
        await hall.pass_by(6)
        assert again.begun().question > body.ask
        done = await again.do(people[seat], body)
        assert again.begun().entries[done.seq - 1]["seat"] == seat
        stale = await problem_of(again.do(people[seat], GiveAnswer(seat, body.ask, PASS, key())))
        assert stale.status == 409


async def test_an_early_pass_under_a_key_that_was_used_before(tmp_path: Path) -> None:
    """After a restart only the store knows the key. It stands for what was done then, and the table goes on."""
    match = walked("imperialism", 3, lambda match: at_window(match, holder=True))
    async with clocked(sqlite(tmp_path)) as hall:
        people = await three(hall)
        room = await seated(hall, document_of(match), people)
        seat = holder_of(room)
        body = GiveAnswer(seat, room.begun().question, PASS, key())
        await room.do(people[seat], body)
        await hall.pass_by(6)
        lot = random.Random(8)
        while not (orders.is_timed(room) and seat in room.waiting()):
            if orders.is_timed(room):
                await hall.pass_by(18)
            else:
                other = room.waiting()[0]
                await give(room, people[other], other, number=lot.randrange(1000))
        await hall.restart()
        room = await hall.room(room.header.id)
        await hall.wake()
        ask = room.begun().question
        done = await room.do(people[seat], replace(body, ask=ask))
        assert done.seq <= ask and orders.held(room, seat) is None
        await hall.pass_by(18)
        assert room.begun().question > ask


async def test_an_early_pass_counts_also_without_a_clock(tmp_path: Path) -> None:
    """A server of the version before may have taken the clock away. What was acknowledged is played all the same."""
    match = walked("imperialism", 3, lambda match: at_window(match, holder=True))
    async with clocked(sqlite(tmp_path)) as hall:
        people = await three(hall)
        room = await seated(hall, document_of(match), people)
        seat = holder_of(room)
        body = GiveAnswer(seat, room.begun().question, PASS, key())
        await room.do(people[seat], body)
        await hall.store.tables.change(room.header.id, pace="days", closing={})
        await hall.restart()
        again = await hall.room(room.header.id)
        await again.do(people[0], SetPace("days"))
        assert again.begun().question > body.ask
        done = await again.do(people[seat], body)
        assert again.begun().entries[done.seq - 1]["seat"] == seat


async def test_a_pass_that_is_none_is_refused(tmp_path: Path) -> None:
    match = walked("imperialism", 3, lambda match: at_window(match, holder=True))
    async with clocked(sqlite(tmp_path)) as hall:
        people = await three(hall)
        room = await seated(hall, document_of(match), people)
        outside = next(seat for seat in range(3) if seat not in room.waiting())
        body = GiveAnswer(outside, room.begun().question, PASS, key())
        assert (await problem_of(room.do(people[outside], body))).status == 422
        seat = holder_of(room)
        old = GiveAnswer(seat, room.begun().question - 1, PASS, key())
        assert (await problem_of(room.do(people[seat], old))).status == 409
        assert (await problem_of(room.do(people[outside], GiveAnswer(seat, body.ask, PASS, key())))).status == 403
        assert orders.held(room, seat) is None


# --- orders ---


async def test_orders_pass_and_ask_again(tmp_path: Path) -> None:
    """Over days: a window that somebody wants to let go by does not stop the game, also after a restart."""
    match = walked("imperialism", 3, lambda match: at_window(match, holder=True))
    async with clocked(sqlite(tmp_path)) as hall:
        people = await three(hall)
        room = await seated(hall, document_of(match), people, pace="days")
        assert [one for one in room.waiting() if one == holder_of(room)] == room.waiting(), "the others have passed"
        seat, ask = room.waiting()[0], room.begun().question
        await hall.pass_by(3600)
        assert room.begun().question == ask, "no clock decides"
        await room.do(people[seat], SetOrder(seat, "respond", "pass"))
        assert room.begun().question > ask
        assert part(room, "you", seat, people[seat])["orders"] == {"respond": "pass"}
        await hall.restart()
        again = await hall.room(room.header.id)
        assert orders.Orders.of(again, seat).at("respond") == "pass"
        assert orders.Orders.of(again, seat).at("pirates") == "ask"
        await again.do(people[seat], SetOrder(seat, "respond", "ask"))
        assert "orders" not in part(again, "you", seat, people[seat])
        for other in {0, 1, 2} - {seat}:
            assert "orders" not in part(again, "you", other, people[other])


async def test_who_only_looks_changes_nothing(tmp_path: Path) -> None:
    """A table of before is as it was left, though somebody could only pass there; whatever is done next sees to it."""
    match = walked("imperialism", 3, lambda match: at_window(match, holder=False))
    async with clocked(sqlite(tmp_path)) as hall:
        people = await three(hall)
        room = await seated(hall, document_of(match), people)
        await hall.store.tables.change(room.header.id, pace="days", closing={})
        entries = room.header.entries
        await hall.restart()
        again = await hall.room(room.header.id)
        await again.unsubscribe(await again.subscribe(people[0], 0, "en"))
        assert again.header.entries == entries and again.begun().question == room.begun().question
        await again.do(people[0], SetPace("days"))
        assert again.begun().entries[entries]["answer"] == PASS


async def test_until_my_turn_ends_with_it(tmp_path: Path) -> None:
    async with clocked(sqlite(tmp_path)) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, "imperialism", ME, ME, ME, speed="instant")
        people = dict.fromkeys(range(3), anna)
        await play(room, people, 12)
        waiting = {0, 1, 2} - set(room.waiting())
        seat = min(waiting)
        await room.do(anna, SetOrder(seat, "pirates", "turn"))
        await room.do(anna, SetOrder(seat, "respond", "pass"))
        await hall.restart()
        room = await hall.room(room.header.id)
        wishes = set()
        for number in range(300):
            wishes.add(orders.Orders.of(room, seat).at("pirates"))
            position = room.position
            assert position is not None and position.step is not None
            if seat in room.waiting() and not position.step.window and not position.step.together:
                break
            await play(room, people, 1, number)
        assert wishes == {"turn", "ask"} or orders.Orders.of(room, seat).at("pirates") == "ask"
        assert orders.Orders.of(room, seat).at("respond") == "pass"


@pytest.mark.parametrize("game", SECRETIVE)
async def test_the_older_word_for_orders(tmp_path: Path, game: str) -> None:
    """It means the windows in which several are asked at once, as it always did, and no defence."""
    async with clocked(sqlite(tmp_path)) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, game, *[ME] * RULESETS[game].players[0])
        polls = orders.polls(room)
        kept = {step: "turn" for step in orders.windows(room) if step not in polls}
        for step in kept:
            await room.do(anna, SetOrder(1, step, "turn"))
        await room.do(anna, SetPassing(1, True))
        you = part(room, "you", 1, anna)
        assert you["passing"] and you["orders"] == dict.fromkeys(polls, "pass") | kept
        await room.do(anna, SetOrder(1, polls[1], "ask"))
        you = part(room, "you", 1, anna)
        assert "passing" not in you and you["orders"] == {polls[0]: "pass"} | kept
        await room.do(anna, SetPassing(1, False))
        assert part(room, "you", 1, anna).get("orders", {}) == kept


async def test_the_older_switch_becomes_orders_for_what_it_meant(tmp_path: Path) -> None:
    """Migrated, whoever always passed still defends; in games without such windows nothing is ordered."""
    async with clocked(sqlite(tmp_path)) as hall:
        anna = await hall.person("Anna")
        rooms = [await hall.table(anna, game, *[ME] * max(2, rules.players[0])) for game, rules in RULESETS.items()]

        def migrate(connection: Connection) -> None:
            for column in ("seats.orders", "tables.pace", "tables.window_seconds", "tables.closing"):
                table, name = column.split(".")
                connection.execute(text(f"ALTER TABLE {table} DROP COLUMN {name}"))
            connection.execute(text("UPDATE seats SET passing = true WHERE seat = 1"))
            connection.execute(text("UPDATE alembic_version SET version_num = '0006'"))
            database.upgrade(connection, "0007")

        reached = database.reach(database.address(sqlite(tmp_path)))
        try:
            await reached.write(migrate)
        finally:
            await reached.close()
        for room in rooms:
            seats = await hall.store.tables.seats(room.header.id)
            wanted = dict.fromkeys(orders.polls(room), "pass")
            assert seats[1].orders == ({"windows": wanted} if wanted else {}), room.header.game
            assert seats[0].orders == {}


async def test_forged_orders_are_refused(tmp_path: Path) -> None:
    async with clocked(sqlite(tmp_path)) as hall:
        anna, ben = await hall.person("Anna"), await hall.person("Ben")
        room = await hall.table(anna, "imperialism", ME, OPEN, OPEN)
        assert (await problem_of(room.do(anna, SetOrder(0, "respond", "pass")))).status == 409
        await room.do(ben, Join())
        await room.do(await hall.person("Carla"), Join())
        await room.do(anna, Start())
        before = [seat.orders for seat in room.seats]
        for person, body, status in [
            (ben, SetOrder(0, "respond", "pass"), 403),
            (anna, SetOrder(7, "respond", "pass"), 404),
            (anna, SetOrder(0, "choose_power", "pass"), 400),
            (anna, SetOrder(0, "nothing", "pass"), 400),
            (ben, SetPace("days"), 403),
        ]:
            assert (await problem_of(room.do(person, body))).status == status
        assert [seat.orders for seat in room.seats] == before
        await room.do(ben, Concede(1))
        assert (await problem_of(room.do(ben, SetOrder(1, "respond", "pass")))).status == 409


async def test_another_pace_holds_from_the_next_question_on(tmp_path: Path) -> None:
    """A window that is open by the clock closes as it was opened; one that is open without can get one."""
    match = walked("imperialism", 3, lambda match: at_window(match, holder=True) and is_mixed(match))
    async with clocked(sqlite(tmp_path)) as hall:
        people = await three(hall)
        room = await seated(hall, document_of(match), people)
        window, ask, waiting = room.header.closing, room.begun().question, room.waiting()
        assert window and not part(room, "table", 0, people[0]).get("telling", False)
        await room.do(people[0], SetPace("days", 30))
        assert room.header.closing == window and part(room, "table", 0, people[0])["telling"]
        await hall.pass_by(5)
        assert room.begun().question == ask and room.waiting() == waiting, "nobody sees who holds nothing"
        await hall.pass_by(1)
        assert room.begun().question > ask and not room.header.closing


async def test_a_window_over_days_can_get_a_clock(tmp_path: Path) -> None:
    match = walked("imperialism", 3, lambda match: at_window(match, holder=True))
    async with clocked(sqlite(tmp_path)) as hall:
        people = await three(hall)
        room = await seated(hall, document_of(match), people, pace="days")
        ask = room.begun().question
        await hall.pass_by(60)
        assert room.begun().question == ask and not room.header.closing
        await room.do(people[0], SetPace("live", 10))
        assert room.header.closing["lasts"] == 10_000
        await hall.pass_by(9)
        assert room.begun().question == ask
        await hall.pass_by(1)
        assert room.begun().question > ask


async def test_who_leaves_does_not_learn_who_holds_nothing(tmp_path: Path) -> None:
    """Of two people one leaves while a window is open, and looks on: it closes by the clock, and so does the next."""
    match = walked("imperialism", 3, lambda match: at_window(match, holder=True) and is_mixed(match))
    async with clocked(sqlite(tmp_path)) as hall:
        anna, ben, _ = await three(hall)
        room = await seated(hall, document_of(match), [anna, ben, ben], speed="instant")
        window, ask, waiting = room.header.closing, room.begun().question, room.waiting()
        await room.do(anna, Leave(0))
        assert room.header.closing == window and room.waiting() == waiting
        assert orders.is_kept_secret(room) and not orders.tells(room), "she may come back"
        await hall.pass_by(5)
        assert room.begun().question == ask and room.waiting() == waiting
        await room.do(anna, Concede(0))
        assert room.header.closing == window and room.waiting() == waiting
        assert not orders.is_kept_secret(room), "one is left who plays"
        await hall.pass_by(1)
        assert room.begun().question > ask


def is_mixed(match: Match) -> bool:
    """Whether some of those who are asked could only pass, and some could do more."""
    return len({match.fast.must_pass(seat) for seat in match.fast.waiting()}) == 2


def at_secret(match: Match) -> bool:
    """Whether another than seat 0 is asked in a secret step and can only pass."""
    step, seat = match.fast.step, match.fast.seat
    return step is not None and step.secret and seat > 0 and match.fast.must_pass(seat)


@pytest.mark.parametrize("game", SECRETIVE)
async def test_another_pace_does_not_show_who_could_only_pass(tmp_path: Path, game: str) -> None:
    """In a secret step whoever was asked is asked on, though nobody would be asked so from now on."""
    match = walked(game, 3, at_secret)
    async with clocked(sqlite(tmp_path)) as hall:
        people = await three(hall)
        room = await seated(hall, document_of(match), people)
        entries, waiting = room.header.entries, room.waiting()
        await room.do(people[0], SetPace("days"))
        await room.do(people[0], SetPace("days", 7))
        assert room.header.entries == entries and room.waiting() == waiting
        await give(room, people[waiting[0]], waiting[0], PASS)
        assert room.header.entries > entries


async def test_over_days_nobody_is_asked_who_could_only_pass(tmp_path: Path) -> None:
    """In windows and secret steps they pass in the very change that asks them."""
    async with clocked(sqlite(tmp_path)) as hall:
        people = await three(hall)
        match = walked("imperialism", 3, lambda match: len(match.entries) > 40)
        room = await seated(hall, document_of(match), people, pace="days")
        lot, passed = random.Random(3), 0
        for _ in range(200):
            position, entries = room.position, room.header.entries
            if position is None or position.step is None:
                break
            if position.step.window or position.step.secret:
                assert not any(position.must_pass(seat) for seat in room.waiting())
            seat = room.waiting()[0]
            await give(room, people[seat], seat, number=lot.randrange(1000))
            passed += any(entry.get("answer") == PASS for entry in room.begun().entries[entries + 1 :])
        assert passed > 5


# --- computers ---


async def test_computers_pass_with_everybody_else(tmp_path: Path) -> None:
    """They think at once and play at once; that one of them lets the window go by is seen when it closes."""
    match = walked("imperialism", 3, lambda match: at_window(match, holder=True) and len(match.fast.waiting()) == 2)
    async with clocked(sqlite(tmp_path)) as hall:
        people = await three(hall)
        hall.jobs.says = lambda position, seat: Reply(PASS, by_nobody())
        room = await seated(hall, document_of(match), people, speed="instant")
        computer = room.waiting()[0]
        await hall.store.tables.change_seat(room.header.id, computer, stands_in=True, bot="uniform")
        await hall.restart()
        room = await hall.room(room.header.id)
        await hall.wake()
        ask, waiting = room.begun().question, room.waiting()
        await hall.pass_by(3)
        assert hall.jobs.asked == [(computer, "uniform")] and room.waiting() == waiting
        await hall.pass_by(3)
        assert room.begun().question > ask


async def test_computers_come_in_time(tmp_path: Path) -> None:
    """A window in which only they are asked is shorter than the rest that they usually take before they answer."""
    match = walked("imperialism", 3, lambda match: at_window(match, holder=True) and len(match.fast.waiting()) == 1)
    async with clocked(sqlite(tmp_path)) as hall:
        people = await three(hall)
        room = await seated(hall, document_of(match), people, speed="slow", window_seconds=3)
        computer, ask = room.waiting()[0], room.begun().question
        card = {"kind": "cancel"}
        hall.jobs.says = lambda position, seat: Reply(card, by_nobody())
        await hall.store.tables.change(room.header.id, closing={"ask": ask, "closes": 1000 * (NOW + 1), "lasts": 1000})
        await hall.store.tables.change_seat(room.header.id, computer, stands_in=True, bot="uniform")
        await hall.restart()
        room = await hall.room(room.header.id)
        entries = room.header.entries
        await hall.wake()
        await hall.pass_by(1)
        assert room.begun().entries[entries]["answer"] == card


def by_nobody() -> Any:
    from greatpowers.server.rows import ThoughtRecord

    return ThoughtRecord("uniform")


# --- one person ---


@pytest.mark.parametrize("game", list(RULESETS))
async def test_one_person_is_asked_only_when_there_is_something_to_decide(tmp_path: Path, game: str) -> None:
    """Whatever a person among computers is asked, there is more to do than to pass; and nothing waits for a clock."""
    async with clocked(sqlite(tmp_path)) as hall:
        anna = await hall.person("Anna")
        seats = max(2, RULESETS[game].players[0])
        room = await hall.table(anna, game, *[ME] * seats, speed="instant")
        lot, asked = random.Random(5), 0
        for _ in range(250):
            position = room.position
            if position is None or position.over:
                break
            assert not room.header.closing
            for seat in room.waiting():
                assert not position.must_pass(seat)
            seat = room.waiting()[0]
            await give(room, anna, seat, number=lot.randrange(1000))
            asked += 1
        assert asked > 50


async def test_what_was_passed_by_itself_is_undone_with_what_led_to_it(tmp_path: Path) -> None:
    """The last army has moved, and the maneuver ends by itself: undo goes back to before that move."""
    async with clocked(sqlite(tmp_path)) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, IMPERIAL, ME, ME, speed="instant")
        assert room.match is not None
        for number in range(600):
            before, entries = room.match.hash(), len(room.match.entries)
            seat = room.waiting()[0]
            await give(room, anna, seat, number=7 * number)
            by_itself = room.match.entries[entries + 1 :]
            if by_itself and by_itself[-1].get("answer") == PASS and room.match.can_undo(seat):
                break
        else:
            pytest.fail("nobody has ever passed by themselves")
        assert part(room, "you", seat, anna)["can_undo"]
        await room.do(anna, Undo(seat, key()))
        assert room.match.hash() == before
        stored = await hall.store.records.entries(room.header.id)
        assert stored == room.match.entries


def slip(match: Match) -> dict[str, Any] | None:
    """An answer that can be taken back and after which another can only pass, in no window."""
    position = match.fast
    if position.step is None:
        return None
    for code in position.options(position.seat)[:4]:
        now = position.copy()
        now.play(code, position.seat)
        asks_another = now.step is not None and not now.step.window and now.seat not in (position.seat, CHANCE)
        if asks_another and now.must_pass(now.seat) and not now.state.revealed:
            return match.rules.codec.decode(code).to_json()
    return None


async def test_who_could_only_pass_does_not_end_the_undo_of_another(tmp_path: Path) -> None:
    """Of several people, one can take an answer back until the next has answered, as ever. Where one plays
    alone nobody is asked just to pass."""
    match = walked(IMPERIAL, 3, lambda match: slip(match) is not None, first_seed=8)
    answer, seat, document = slip(match), match.fast.seat, document_of(match)
    async with clocked(sqlite(tmp_path)) as hall:
        people = await three(hall)
        room = await seated(hall, document, people)
        before = room.begun().hash()
        await give(room, people[seat], seat, answer)
        (other,) = room.waiting()
        assert other != seat and part(room, "you", seat, people[seat])["can_undo"]
        await room.do(people[seat], Undo(seat, key()))
        assert room.begun().hash() == before
        await give(room, people[seat], seat, answer)
        await give(room, people[other], other, PASS)
        assert not part(room, "you", seat, people[seat]).get("can_undo", False)
        alone = await seated(hall, document, [people[0]] * 3)
        entries = alone.header.entries
        await give(alone, people[0], seat, answer)
        assert alone.begun().entries[entries + 1]["answer"] == PASS


def giver_of(match: Match) -> int:
    """Who could give something while another is asked whether a nation has to stop; -1 when nobody could."""
    position = match.fast
    if position.step is None or position.step.name != "swiss_stop":
        return -1
    (right,) = match.rules.rights
    others = (seat for seat in range(3) if seat not in position.waiting())
    return next((seat for seat in others if right.options(position.state, seat)), -1)


async def test_who_was_not_asked_passes_nothing(tmp_path: Path) -> None:
    """A gift while another is asked in a window can be taken back, though its giver would pass there."""
    match = walked(IMPERIAL, 3, lambda match: giver_of(match) >= 0)
    seat, right = giver_of(match), match.rules.rights[0]
    gift = match.rules.codec.decode(right.options(match.fast.state, seat)[0])
    async with clocked(sqlite(tmp_path)) as hall:
        people = await three(hall)
        room = await seated(hall, document_of(match), people)
        await room.do(people[seat], SetOrder(seat, "swiss_stop", "pass"))
        before = room.begun().hash()
        await give(room, people[seat], seat, gift.to_json())
        assert room.begun().hash() != before and part(room, "you", seat, people[seat])["can_undo"]
        await room.do(people[seat], Undo(seat, key()))
        assert room.begun().hash() == before


# --- the rules say what tells ---


@pytest.mark.parametrize("game", SECRETIVE)
def test_passing_at_once_tells_nothing_where_the_rules_say_so(game: str) -> None:
    """In every step that is neither a window nor secret, whether somebody can only pass is the same in any position
    that another seat holds possible."""
    rules, found = RULESETS[game], 0
    for seed in range(WALKS[game]):
        seats = rules.players[0] + seed % 2
        position, lot = greatpowers.start(game, seats, seed=seed).fast, random.Random(seed)
        for _ in range(2500):
            if position.over:
                break
            step = position.step
            assert step is not None
            if "pass" in step.kinds and not step.window and not step.secret:
                for seat in position.waiting():
                    guess = position.guess((seat + 1) % seats, Dice(lot.randrange(1 << 30)))
                    assert guess.must_pass(seat) == position.must_pass(seat), step.name
                    found += 1
            if position.seat == CHANCE:
                position.play(position.roll(Dice(lot.randrange(1 << 30))), CHANCE)
            else:
                position.play(lot.choice(position.options()))
    assert found > 100


def test_windows_are_named_in_every_language() -> None:
    for rules in RULESETS.values():
        for lang in ("de", "en"):
            words = greatpowers.games.words_for(lang, rules)
            for step in rules.steps:
                assert not step.window or (words.say(f"window-{step.name}") and "pass" in step.kinds)

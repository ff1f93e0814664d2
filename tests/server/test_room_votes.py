"""What needs the consent of others: taking back, a computer for somebody absent; returning and conceding."""

from __future__ import annotations

from pathlib import Path

import pytest

from greatpowers.server.protocol import AskHandOver, AskTakeBack, Join
from greatpowers.server.room import Room
from greatpowers.server.rows import Person
from greatpowers.server.seating import ComeBack, Concede, Start
from greatpowers.server.votes import Cast
from tests.server.hall import (
    COMPUTER,
    IMPERIAL,
    ME,
    NOW,
    OPEN,
    Hall,
    give,
    hall_in,
    hash_of,
    part,
    play,
    problem_of,
    settled,
    two_people,
    until_asked,
)

pytestmark = pytest.mark.anyio


def votes(room: Room) -> list[dict[str, object]]:
    found: list[dict[str, object]] = part(room, "table", None, None).get("votes", [])
    return found


async def answered(room: Room, people: dict[int, Person], seats: set[int]) -> int:
    """Play until each of these seats has given an answer that nobody can undo alone; how many entries before."""
    assert room.match is not None
    before = len(room.match.entries)
    given: set[int] = set()
    while not seats <= given:
        seat = room.waiting()[0]
        await play(room, {seat: people[seat]}, 1)
        given.add(seat)
    return before


async def test_taking_back_needs_everybody_whose_answers_vanish(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall)
        before = await answered(room, {0: anna, 1: ben}, {0, 1})
        assert room.match is not None
        start = room.match.history().at(before).hash()
        await room.do(anna, AskTakeBack(0, before))
        (vote,) = votes(room)
        assert (vote["kind"], vote["by"], vote["needs"], vote["to"]) == ("take-back", 0, [1], before)
        assert "Anna" in str(vote["text"])
        assert room.match.hash() != start
        assert (await problem_of(room.do(await hall.person("Carla"), Cast(1, True, vote=1)))).status == 403
        await room.do(anna, Cast(0, True, vote=1))
        assert votes(room)
        await room.do(ben, Cast(1, True, vote=1))
        assert room.match.hash() == start
        assert votes(room) == []
        assert (await problem_of(room.do(ben, Cast(1, True, vote=1)))).status == 404
        said = part(room, "log", None, None)
        back = {"at": len(room.match.entries), "text": f"Anna had the game taken back to moment {before}."}
        assert said[-1] == back
        await play(room, {0: anna, 1: ben}, 2)
        assert part(room, "log", None, None)[: len(said)] == said, "it stays, and what comes next follows"
        await hall.restart()
        assert hash_of(await hall.room(room.header.id)) == hash_of(room)


async def test_only_those_concerned_are_asked_and_own_answers_go_at_once(tmp_path: Path) -> None:
    """Hot seat: one person has all the seats, so nobody else needs to agree."""
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, IMPERIAL, ME, ME, speed="instant")
        before = await answered(room, {0: anna, 1: anna}, {0, 1})
        assert room.match is not None
        start = room.match.history().at(before).hash()
        await room.do(anna, AskTakeBack(0, before))
        assert room.match.hash() == start


async def test_a_refusal_makes_the_asker_wait_longer_each_time(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall)
        before = await answered(room, {0: anna, 1: ben}, {0, 1})
        for number, wait in enumerate((10, 40, 90), 1):
            await room.do(anna, AskTakeBack(0, before))
            state = hash_of(room)
            await room.do(ben, Cast(1, False, vote=number))
            assert votes(room) == [] and hash_of(room) == state
            assert [line["text"] for line in part(room, "chat", 0, anna)] == ["Ben does not agree."] * number
            hall.time += wait - 1
            problem = await problem_of(room.do(anna, AskTakeBack(0, before)))
            assert (problem.status, problem.code) == (429, "too-many")
            hall.time += 1
        await room.do(ben, AskTakeBack(1, before))
        assert [vote["by"] for vote in votes(room)] == [1]


async def test_what_cannot_be_taken_back(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall)
        last = room.header.entries
        assert (await problem_of(room.do(anna, AskTakeBack(0, last)))).status == 409
        assert (await problem_of(room.do(anna, AskTakeBack(0, last + 5)))).status == 409
        assert (await problem_of(room.do(anna, AskTakeBack(1, 0)))).status == 403
        await answered(room, {0: anna, 1: ben}, {0, 1})
        assert room.match is not None and room.match.entries[0]["seat"] == "chance"
        problem = await problem_of(room.do(anna, AskTakeBack(0, 0)))
        assert (problem.status, problem.message) == (409, "room-no-question-there")


async def test_a_vote_goes_with_the_game(tmp_path: Path) -> None:
    """Who answers meanwhile is asked too; when the answers have gone anyway, so has the vote."""
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall)
        people = {0: anna, 1: ben}
        seat = room.waiting()[0]
        before = room.header.entries
        while room.waiting() == [seat]:
            await give(room, people[seat], seat, number=1)
        asker = 1 - seat
        await room.do(people[asker], AskTakeBack(asker, before))
        assert [vote["needs"] for vote in votes(room)] == [[seat]]
        await give(room, people[asker], asker)
        assert [vote["needs"] for vote in votes(room)] == [[seat]]
        await room.do(people[seat], AskTakeBack(seat, before))
        assert [vote["needs"] for vote in votes(room)] == [[seat], [asker]]
        await room.do(people[seat], Cast(seat, True, vote=1))
        assert votes(room) == []


async def test_against_computers_it_happens_at_once_and_chance_is_not_repeated(tmp_path: Path) -> None:
    """Dice that were taken back do not fall the same way: the seed's stream goes on."""
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, "imperialism", ME, COMPUTER, speed="instant")
        match = room.match
        assert match is not None
        for number in range(400):
            await until_asked(room, 0)
            await settled(room)
            before, draws = len(match.entries), match.draws
            await give(room, anna, 0, number=number)
            await settled(room)
            if match.draws > draws and len(match.entries) > before + 2:
                break
        drawn = match.draws
        start = match.history().at(before).hash()
        await room.do(anna, AskTakeBack(0, before))
        assert match.hash() == start
        assert match.draws == drawn
        assert votes(room) == []
        log = part(room, "log", 0, anna)
        room.renamed()
        assert log == part(room, "log", 0, anna)
        await play(room, {0: anna}, 3)
        await settled(room)
        await hall.restart()
        assert hash_of(await hall.room(room.header.id)) == hash_of(room)


async def three_people(hall: Hall, **fields: int) -> tuple[Room, list[Person]]:
    people = [await hall.person(name) for name in ("Anna", "Ben", "Carla")]
    room = await hall.table(people[0], IMPERIAL, ME, OPEN, OPEN, speed="instant", **fields)
    for person in people[1:]:
        await room.do(person, Join())
    await room.do(people[0], Start())
    return room, people


async def test_an_absent_seat_is_handed_over_by_vote_and_taken_back(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, people = await three_people(hall)
        hall.jobs.go.clear()
        away = room.waiting()[0]
        first, second = (seat for seat in range(3) if seat != away)
        listener = await room.subscribe(people[away], away, "en")
        ask = AskHandOver(first, away)
        assert (await problem_of(room.do(people[first], ask))).message == "room-not-absent"
        await room.unsubscribe(listener)
        wrong = await problem_of(room.do(people[first], AskHandOver(first, second)))
        assert wrong.message == "room-not-waited-for"
        await room.do(people[first], ask)
        (vote,) = votes(room)
        assert (vote["kind"], vote["seat"], vote["needs"]) == ("hand-over", away, [second])
        assert not room.is_computer(away)
        await room.do(people[second], Cast(second, True, vote=int(str(vote["id"]))))
        assert room.is_computer(away)
        assert part(room, "table", None, None)["seats"][away]["stands_in"]
        assert part(room, "prompt", away, people[away])["seats"] == [away]
        assert (await problem_of(give(room, people[away], away))).status == 409
        await room.do(people[away], ComeBack(away))
        state = hash_of(room)
        hall.jobs.go.set()
        await settled(room)
        assert hash_of(room) == state, "what the computer had thought came too late"
        await give(room, people[away], away)

        await hall.restart()
        notes = part(await hall.room(room.header.id), "chat", None, None, "de")
        name = people[away].name
        assert [(note["person"], note["name"], note["text"]) for note in notes] == [
            ("", "", f"Für {name} spielt jetzt ein Computer."),
            ("", "", f"{name} spielt wieder selbst."),
        ]


async def test_a_vote_lapses_when_the_absent_one_answers(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, people = await three_people(hall)
        away = room.waiting()[0]
        first = next(seat for seat in range(3) if seat != away)
        await room.do(people[first], AskHandOver(first, away))
        while room.waiting() == [away]:
            assert votes(room)
            await give(room, people[away], away, number=1)
        assert votes(room) == []


async def test_after_the_set_time_no_vote_is_needed(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, people = await three_people(hall, absent_after=3600)
        away = room.waiting()[0]
        first = next(seat for seat in range(3) if seat != away)
        await room.subscribe(people[away], away, "en")
        hall.time = NOW + 3599
        assert (await problem_of(room.do(people[first], AskHandOver(first, away)))).status == 409
        hall.time = NOW + 3600
        await room.do(people[first], AskHandOver(first, away))
        await settled(room)
        assert room.seats[away].stands_in
        assert room.header.entries > 3


async def test_own_seats_computers_and_unknown_bots(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, IMPERIAL, ME, ME, COMPUTER, speed="instant")
        assert (await problem_of(room.do(anna, AskHandOver(0, 2)))).message == "room-computer-already"
        assert (await problem_of(room.do(anna, AskHandOver(0, 7)))).status == 404
        assert (await problem_of(room.do(anna, AskHandOver(0, 1, "deep thought")))).status == 400
        await room.do(anna, AskHandOver(0, 1))
        assert room.seats[1].stands_in


async def test_conceding(tmp_path: Path) -> None:
    """A computer plays on for good."""
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall)
        await room.do(ben, Concede(1))
        assert (await problem_of(room.do(ben, ComeBack(1)))).status == 409
        assert part(room, "you", 1, ben)["conceded"]
        await play(room, {0: anna}, 100_000)
        assert room.header.status == "over"
        lines = {line["seat"]: line["text"] for line in part(room, "result", 0, anna)["lines"]}
        assert lines[1].startswith("bonds ") and lines[1].endswith(" · conceded")
        assert lines[0].startswith("bonds ") and "conceded" not in lines[0]


async def test_when_all_concede_the_computers_play_on_to_a_score(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall)
        await room.do(ben, Concede(1))
        hall.jobs.go.clear()
        await room.do(anna, Concede(0))
        assert (room.header.status, room.header.speed) == ("running", "instant")
        assert (await problem_of(give(room, anna, 0, {"kind": "pass"}))).message == "room-has-conceded"
        hall.jobs.go.set()
        await settled(room)
        assert room.header.status == "over"
        lines = part(room, "result", 0, anna)["lines"]
        assert len(lines) == 2 and all(line["text"].endswith(" · conceded") for line in lines)
        stored = await hall.store.tables.get(room.header.id)
        assert stored is not None and (stored.status, stored.waiting) == ("over", [])


async def test_computers_play_on_to_a_score_after_a_restart_too(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, IMPERIAL, ME, COMPUTER, COMPUTER)
        hall.jobs.go.clear()
        await room.do(anna, Concede(0))
        await hall.restart()
        hall.jobs.go.set()
        await hall.wake()
        again = await hall.room(room.header.id)
        await settled(again)
        assert again.header.status == "over"

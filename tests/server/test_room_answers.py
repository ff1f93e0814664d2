"""Answers at a table: whose, to which question, once; undo; always passing; why not."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from greatpowers.server.changes import Done, TableChange
from greatpowers.server.looking import AskThought
from greatpowers.server.playing import LONGEST_DRAFT, AskRefusals, WhyNot
from greatpowers.server.protocol import GiveAnswer, KeepDraft, RefusalList, SetPassing, SetSpeed, Undo
from greatpowers.server.room import Room
from greatpowers.server.rows import Conflict, Person, ThoughtRecord
from greatpowers.server.seating import Concede
from greatpowers.server.store.tables import TableStore
from greatpowers.server.worker import Reply
from tests.server.hall import (
    COMPUTER,
    IMPERIAL,
    ME,
    give,
    hall_in,
    hash_of,
    key,
    part,
    play,
    problem_of,
    settled,
    two_people,
    whole,
)

pytestmark = pytest.mark.anyio


async def test_the_same_key_does_it_once(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, IMPERIAL, ME, ME, speed="instant")
        seat = room.waiting()[0]
        prompt = part(room, "prompt", seat, anna)
        body = GiveAnswer(seat, prompt["ask"], prompt["choices"][0]["answer"], key())
        first = await room.do(anna, body)
        after = hash_of(room)
        assert await room.do(anna, body) == first
        await play(room, {0: anna, 1: anna}, 3)
        later = hash_of(room)
        await hall.restart()
        again = await hall.room(room.header.id)
        assert await again.do(anna, body) == first
        assert hash_of(again) == later != after


async def test_a_key_belongs_to_whoever_made_it_up(tmp_path: Path) -> None:
    """A stranger who has heard of it is told what strangers are told; and at another seat it is another one."""
    async with hall_in(tmp_path) as hall:
        anna, ben = await hall.person("Anna"), await hall.person("Ben")
        room = await hall.table(anna, IMPERIAL, ME, ME, speed="instant")
        seat = room.waiting()[0]
        prompt = part(room, "prompt", seat, anna)
        body = GiveAnswer(seat, prompt["ask"], prompt["choices"][0]["answer"], key())
        first = await room.do(anna, body)
        for _ in range(2):
            assert (await problem_of(room.do(ben, body))).status == 403
            assert (await problem_of(room.do(anna, replace(body, seat=1 - seat)))).status in (409, 422)
            await hall.restart()
            room = await hall.room(room.header.id)
        assert await room.do(anna, body) == first


async def test_why_not_of_something_that_nobody_is_asked_for(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, IMPERIAL, ME, ME, speed="instant")
        seat = room.waiting()[0]
        assert (await problem_of(room.do(anna, WhyNot(seat, {"kind": "pass"}, lang="en")))).status == 422


async def test_a_key_that_another_server_used_meanwhile(tmp_path: Path) -> None:
    """Two servers on one store: the second writer is told what the first has done, and reads the table again."""
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, IMPERIAL, ME, ME, speed="instant")
        twin = await hall.opened().open(room.header.id)
        assert twin is not None
        seat = room.waiting()[0]
        prompt = part(room, "prompt", seat, anna)
        body = GiveAnswer(seat, prompt["ask"], prompt["choices"][0]["answer"], key())
        other = GiveAnswer(seat, prompt["ask"], prompt["choices"][1]["answer"], key())
        done = await room.do(anna, body)
        assert await twin.do(anna, body) == done
        lost = await hall.opened().open(room.header.id)
        assert lost is not None
        await twin.do(anna, GiveAnswer(*await the_first(twin, anna), key()))
        assert (await problem_of(room.do(anna, GiveAnswer(*await the_first(room, anna), key())))).status == 409
        assert (await problem_of(room.do(anna, other))).code == "stale"
        assert hash_of(room) == hash_of(twin)


async def the_first(room: Room, person: Person) -> tuple[int, int, dict[str, Any]]:
    seat = room.waiting()[0]
    prompt = part(room, "prompt", seat, person)
    return seat, prompt["ask"], prompt["choices"][0]["answer"]


async def test_when_nothing_can_be_stored_nothing_has_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, IMPERIAL, ME, ME, speed="instant")
        listener = await room.subscribe(anna, 0, "en")
        first = await listener.next()
        before = hash_of(room)

        async def full(*_: Any, **__: Any) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(TableStore, "apply", full)
            with pytest.raises(OSError, match="full"):
                await give(room, anna, room.waiting()[0])
        listener.resync()
        again = await listener.next()
        assert again == first
        assert hash_of(room) == before
        await give(room, anna, room.waiting()[0])


async def test_whoever_gives_up_waiting_leaves_the_table_as_it_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request that is cancelled while storing: what counts is what is stored."""
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, IMPERIAL, ME, ME, speed="instant")
        before = hash_of(room)
        never = asyncio.Event()

        async def stuck(*_: Any, **__: Any) -> None:
            await never.wait()

        with monkeypatch.context() as patch:
            patch.setattr(TableStore, "apply", stuck)
            task = asyncio.create_task(give(room, anna, room.waiting()[0]))
            await asyncio.sleep(0)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        async with room.reading():
            assert hash_of(room) == before


async def test_an_old_question_a_foreign_seat_and_nonsense(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall)
        people = {0: anna, 1: ben}
        await play(room, people, 2)
        seat = room.waiting()[0]
        me, other = people[seat], people[1 - seat]
        prompt = part(room, "prompt", seat, me)
        answer = prompt["choices"][0]["answer"]
        before = hash_of(room)

        async def refused(person: Person, seat: int, ask: int, answer: dict[str, Any]) -> tuple[int, str]:
            problem = await problem_of(room.do(person, GiveAnswer(seat, ask, answer, key())))
            assert hash_of(room) == before
            return problem.status, problem.code

        ask = prompt["ask"]
        assert await refused(me, seat, ask - 1, answer) == (409, "stale")
        assert await refused(me, seat, ask + 1, answer) == (409, "stale")
        assert await refused(other, seat, ask, answer) == (403, "forbidden")
        assert await refused(await hall.person("Carla"), seat, ask, answer) == (403, "forbidden")
        assert await refused(other, 1 - seat, ask, answer) == (422, "refused")
        assert await refused(me, 7, ask, answer) == (404, "not-found")
        assert await refused(me, seat, ask, {}) == (400, "bad-request")
        assert await refused(me, seat, ask, {"kind": ["import"]}) == (400, "bad-request")
        assert await refused(me, seat, ask, {**answer, "more": 1}) == (400, "bad-request")
        assert (await room.do(me, GiveAnswer(seat, ask, answer, key()))).seq > before[1]


async def test_a_refusal_names_the_reason_and_the_place_in_the_rules(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, IMPERIAL, ME, ME, speed="instant")
        found = None
        for number in range(200):
            seat = room.waiting()[0]
            listed = await room.do(anna, AskRefusals(seat=seat, lang="en"))
            if listed.refusals:
                found = listed
                break
            await play(room, {0: anna, 1: anna}, 1, number)
        assert found is not None
        refusal = found.refusals[0]
        ask = part(room, "prompt", seat, anna)["ask"]
        problem = await problem_of(room.do(anna, GiveAnswer(seat, ask, refusal.answer, key())))
        told = problem.in_words("en")
        assert (problem.status, problem.code) == (422, "refused")
        assert (told.text, told.rule, told.passage) == (refusal.reason, refusal.rule, refusal.passage)
        assert await room.do(anna, WhyNot(seat, refusal.answer, lang="en")) == refusal
        offered = [choice["answer"] for choice in part(room, "prompt", seat, anna)["choices"]]
        assert all(other.answer not in offered for other in found.refusals)
        legal = await room.do(anna, WhyNot(seat, offered[0], lang="de"))
        assert legal.reason == ""
        assert (await problem_of(room.do(anna, WhyNot(seat, {"kind": "?"}, lang="en")))).status == 400
        word = refusal.text.split()[-1]
        sought = await room.do(anna, AskRefusals(seat=seat, search=word.upper(), lang="en"))
        assert refusal in sought.refusals
        assert all(word.lower() in other.text.lower() for other in sought.refusals)
        assert (await room.do(anna, AskRefusals(seat=1 - seat, lang="en"))).refusals == []


async def test_undo_one_and_all(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, IMPERIAL, ME, ME, speed="instant")
        assert room.match is not None
        while True:
            seat = room.waiting()[0]
            can = part(room, "you", seat, anna).get("can_undo", False)
            start = room.match.hash()
            if not can:
                await give(room, anna, seat, number=1)
                if room.match.can_undo(seat) and room.waiting()[0] == seat:
                    second = room.match.hash()
                    await give(room, anna, seat, number=1)
                    if room.match.can_undo(seat):
                        break
            else:
                await give(room, anna, seat, number=1)
        assert part(room, "you", seat, anna)["can_undo"]
        body = Undo(seat, key())
        ack = await room.do(anna, body)
        assert room.match.hash() == second
        assert await room.do(anna, body) == ack
        assert room.match.hash() == second
        await room.do(anna, Undo(seat, key(), all=True))
        assert room.match.hash() == start
        assert not part(room, "you", seat, anna).get("can_undo", False)
        assert (await problem_of(room.do(anna, Undo(seat, key())))).status == 422
        await hall.restart()
        again = await hall.room(room.header.id)
        assert hash_of(again) == hash_of(room)
        assert await again.do(anna, body) == ack


async def test_always_passing_is_kept(tmp_path: Path) -> None:
    """Whoever always passes is not asked in a poll, also after a restart."""
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall, "imperialism")
        assert room.match is not None
        await room.do(ben, SetPassing(1, True))
        assert part(room, "you", 1, ben)["passing"]

        def passed(room: Room) -> int:
            assert room.match is not None
            position = room.match.fast
            assert not (position.step is not None and position.step.together and "pass" in position.step.kinds) or (
                1 not in position.waiting()
            )
            return sum(
                entry.get("seat") == 1 and entry["answer"]["kind"] == "pass"
                for entry in room.match.entries
                if "answer" in entry
            )

        for number in range(400):
            await play(room, {0: anna, 1: ben}, 1, number)
            if passed(room) > 0:
                break
        by_itself = passed(room)
        assert by_itself > 0
        await hall.restart()
        again = await hall.room(room.header.id)
        assert part(again, "you", 1, ben)["passing"]
        for number in range(400):
            await play(again, {0: anna, 1: ben}, 1, number)
            if passed(again) > by_itself:
                break
        assert passed(again) > by_itself
        await again.do(ben, SetPassing(1, False))
        assert not part(again, "you", 1, ben).get("passing", False)


async def test_sealed_answers_do_not_hurry_each_other(tmp_path: Path) -> None:
    """Two are asked together: both answer the same question, may change their mind, and see only their own answer."""
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall, "imperialism")
        people = {0: anna, 1: ben}
        for number in range(400):
            if len(room.waiting()) == 2:
                break
            await play(room, people, 1, number)
        first, second = (part(room, "prompt", seat, people[seat]) for seat in (0, 1))
        assert first["together"] and first["ask"] == second["ask"]
        await room.do(anna, GiveAnswer(0, first["ask"], first["choices"][0]["answer"], key()))
        assert room.waiting() == [1]
        assert part(room, "prompt", 0, anna)["sealed"] == first["choices"][0]["answer"]
        assert part(room, "prompt", 1, ben) == second
        last = first["choices"][-1]["answer"]
        await room.do(anna, GiveAnswer(0, first["ask"], last, key()))
        assert part(room, "prompt", 0, anna)["sealed"] == last
        await room.do(ben, GiveAnswer(1, second["ask"], second["choices"][0]["answer"], key()))
        assert room.match is not None and room.match.question > first["ask"]


async def test_computers_keep_the_pace_people_set(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, IMPERIAL, ME, COMPUTER, COMPUTER, speed="slow")
        for pace in (1.5, 0.0):
            hall.naps.clear()
            for number in range(100):
                if len(hall.naps) > 3:
                    break
                await play(room, {0: anna}, 1, number)
                await settled(room)
            assert set(hall.naps) == {pace}
            await room.do(anna, SetSpeed("instant"))
        ben = await hall.person("Ben")
        assert (await problem_of(room.do(ben, SetSpeed("slow")))).status == 403


async def test_a_computer_that_errs_answers_by_lot(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        hall.jobs.says = lambda position, seat: Reply({"kind": "nonsense"}, ThoughtRecord("greedy"))
        room = await hall.table(anna, IMPERIAL, ME, COMPUTER, speed="instant")
        for number in range(100):
            await play(room, {0: anna}, 1, number)
            await settled(room)
        assert len(hall.jobs.asked) > 0
        assert room.match is not None
        answered = [number for number, entry in enumerate(room.match.entries) if entry.get("seat") == 1]
        assert answered and not room.reasoned, "who draws lots has weighed nothing, so nothing is stored"
        assert (await problem_of(room.do(None, AskThought(entry=answered[0], lang="en")))).status == 404


async def test_computers_try_again_when_the_store_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        hall.jobs.go.clear()
        room = await hall.table(anna, IMPERIAL, COMPUTER, COMPUTER, speed="instant")
        before = room.header.entries
        apply, failures = TableStore.apply, iter([OSError("full"), Conflict("overtaken"), OSError("full")])

        async def fails_thrice(self: TableStore, change: TableChange) -> Done:
            for failure in failures:
                raise failure
            return await apply(self, change)

        monkeypatch.setattr(TableStore, "apply", fails_thrice)
        hall.jobs.go.set()
        while room.header.entries == before:
            await asyncio.sleep(0.001)
        assert [nap for nap in hall.naps if nap] == [1.0, 1.0], "who was overtaken goes on at once"


async def test_a_standing_right_can_be_taken_while_others_are_asked(tmp_path: Path) -> None:
    """It is listed for the seat, and cannot come too late."""
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall)
        people = {0: anna, 1: ben}
        for number in range(100):
            idle = 1 - room.waiting()[0]
            rights = part(room, "prompt", idle, people[idle]).get("rights", [])
            if rights:
                break
            await play(room, people, 1, number)
        assert rights and all(right["text"] for right in rights)
        assert "rights" not in part(room, "prompt", None, None)
        before = room.header.entries
        await room.do(people[idle], GiveAnswer(idle, 0, rights[0]["answer"], key()))
        assert room.header.entries == before + 1
        assert room.waiting() == [1 - idle]


async def test_what_takes_long_to_tell_is_told_in_a_thread(tmp_path: Path) -> None:
    """A listener who comes late gets the same as one who was there."""
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, IMPERIAL, ME, ME, speed="instant")
        await play(room, {0: anna, 1: anna}, 60)
        late = await room.subscribe(anna, 0, "de")
        update = await late.next()
        room.renamed()
        assert {name: bytes(text).decode() for name, text in update.parts.items()} == room.parts.all(0, anna.id, "de")


async def test_why_not_is_about_the_very_thing(tmp_path: Path) -> None:
    """What nobody would want of a thing is no reason, unless the reason is about it."""
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, "imperialism", ME, ME, speed="instant")
        for number in range(200):
            seat = room.waiting()[0]
            if part(room, "prompt", seat, anna)["step"] == "action":
                break
            await play(room, {0: anna, 1: anna}, 1, number)

        async def told(thing: str) -> RefusalList:
            found: RefusalList = await room.do(anna, AskRefusals(seat=seat, thing=thing, lang="en"))
            return found

        faith = await told("counter_reformation")
        assert [one.reason for one in faith.refusals] == ["Counter-Reformation asks for Army 5 and Prestige 3."]
        spices = await told("spices")
        assert not spices.refusals, "cards that are not in the hand are no reason"
        assert spices.sentence.startswith("Something else is asked now: action. You can choose: ")


async def test_what_is_chosen_and_not_sent_is_kept_for_its_seat_alone(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall, "imperialism")
        before = hash_of(room)
        wanted = KeepDraft(0, "choice", 0, key(), {"picked": ["secret_card"]})
        await room.do(anna, wanted)
        assert hash_of(room) == before
        await hall.restart()
        room = await hall.room(room.header.id)
        seen = msgspec.to_builtins(part(room, "you", 0, anna)["drafts"])
        assert seen == {"choice": {"ask": 0, "by": wanted.by, "kept": wanted.kept}}
        for seat, person in ((1, ben), (0, ben), (0, None), (None, None)):
            assert "secret_card" not in str(whole(room, seat, person))
        assert (await problem_of(room.do(ben, wanted))).status == 403
        too_much = replace(wanted, kept={"picked": ["x" * LONGEST_DRAFT]})
        assert (await problem_of(room.do(anna, too_much))).code == "too-large"


async def test_nobody_else_is_told_that_somebody_is_choosing(tmp_path: Path) -> None:
    """Not even that something has happened: that would tell how long somebody thinks, and when he changes his mind."""
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall, "imperialism")
        hers, *others = [
            await room.subscribe(person, seat, "en")
            for person, seat in ((anna, 0), (ben, 1), (anna, None), (None, None))
        ]
        while await hers.news(0.05):  # until all has been said that there is to say
            pass
        for other in others:
            while await other.news(0.05):
                pass
        await room.do(anna, KeepDraft(0, "choice", 0, key(), {"picked": ["secret_card"]}))
        update = await hers.next()
        assert b"secret_card" in msgspec.json.encode(update)
        for other in others:
            assert await other.news(0.05) is None


async def test_what_is_kept_too_late_counts_for_nothing(tmp_path: Path) -> None:
    """The page sends it a moment after the choice, which may have been the last of the game."""
    async with hall_in(tmp_path) as hall:
        room, anna, _ = await two_people(hall, "imperialism")
        await room.do(anna, Concede(0))
        await room.do(anna, KeepDraft(0, "choice", 0, key(), {"picked": ["secret_card"]}))
        assert "secret_card" not in str(whole(room, 0, anna))

"""Plans: what a draft foretells comes true, stays unseen until it is given, and is given once and all at once."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from greatpowers.kernel.position import Position
from greatpowers.server.protocol import AskPlan, AskWhyNot, Given, GivePlan, Import, Plan, SeatWish, Undo
from greatpowers.server.room import Room
from greatpowers.server.rows import Person
from greatpowers.server.store import Store
from tests.server.hall import COMPUTER, IMPERIAL, ME, Hall, give, hall_in, hash_of, key, part, trouble_of, two_people

pytestmark = pytest.mark.anyio

HIDDEN = {"cash": "hidden"}
PASS, ALLOW = {"kind": "pass"}, {"kind": "allow"}


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


async def planned(room: Room, person: Person, seat: int, answers: list[dict[str, Any]], lang: str = "en") -> Plan:
    assert room.match is not None
    return await room.plan(person, AskPlan(seat, room.match.question, answers), lang)


async def give_all(room: Room, person: Person, seat: int, answers: list[dict[str, Any]]) -> Given:
    assert room.match is not None
    return await room.give_plan(person, GivePlan(seat, room.match.question, answers, key()))


def lets_it_happen(position: Position, seat: int) -> dict[str, Any] | None:
    """How the others who are asked let a maneuver go on."""
    if position.over or position.step is None or seat in position.waiting():
        return None
    return {"demand": PASS, "canal": ALLOW}.get(position.step.name)


def by_lot(room: Room, seat: int, most: int, lot: random.Random) -> list[dict[str, Any]]:
    """Answers that the seat could give one after the other, if the others let it."""
    position = room.begun().fast
    codec = position.rules.codec
    answers: list[dict[str, Any]] = []
    while len(answers) < most and not position.over and position.seat == seat:
        code = lot.choice(position.options(seat))
        answers.append(codec.decode(code).to_json())
        position.play(code, seat)
        while (consent := lets_it_happen(position, seat)) is not None:
            position.play(codec.encode(consent))
    return answers


async def carried_out(room: Room, people: dict[int, Person], seat: int, answers: list[dict[str, Any]]) -> set[str]:
    """Give the answers, with others letting it happen wherever they are asked; returns what they were asked."""
    asked: set[str] = set()
    while answers:
        before = hash_of(room)[1]
        given = await give_all(room, people[seat], seat, answers)
        assert given.seq == before + given.given
        answers = answers[given.given :]
        while (consent := lets_it_happen(room.begun().fast, seat)) is not None:
            assert room.position is not None and room.position.step is not None
            asked.add(room.position.step.name)
            other = room.waiting()[0]
            await give(room, people[other], other, consent)
    return asked


async def test_a_draft_shows_what_playing_it_brings(tmp_path: Path) -> None:
    """Through a game of two people: sheet, question and sentence are those that come when the answers are given and
    others let it happen where they are asked."""
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall)
        people, lot = {0: anna, 1: ben}, random.Random(7)
        asked_again, consents = 0, set()
        for _ in range(120):
            seat = room.waiting()[0]
            answers = by_lot(room, seat, lot.randint(1, 6), lot)
            before = hash_of(room)
            plan = await planned(room, people[seat], seat, answers)
            assert hash_of(room) == before
            assert (plan.done, plan.stop, plan.refusal) == (len(answers), "", None)
            asked = await carried_out(room, people, seat, answers)
            assert bool(asked) == any(one.others for one in plan.answered)
            consents |= asked
            assert plain(plan.sheet) == part(room, "sheet", seat, people[seat])
            prompt = part(room, "prompt", seat, people[seat])
            assert plan.sentence == prompt["sentence"]
            if plan.prompt is None:
                assert "choices" not in prompt
            else:
                asked_again += 1
                assert plain(plan.prompt) == prompt
        assert asked_again > 20
        assert "demand" in consents


async def test_the_units_that_can_move_come_with_their_targets(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await at_the_canal(hall, anna, ME, ME)
        maneuver = {"kind": "advance", "field": "maneuver_1"}
        plan = await planned(room, anna, 0, [maneuver])
        fleet = next(one for one in plan.movable if one.unit == "fleet")
        assert (fleet.region, fleet.count) == ("caribbean_sea", 1)
        assert (await planned(room, anna, 0, [])).movable == []
        way = next(target for target in fleet.targets if target.region == "north_atlantic").ways[0]
        there = await planned(room, anna, 0, [maneuver, *way.answers])
        assert there.stop == ""
        assert "fleet" not in [one.unit for one in there.movable]


async def at_the_canal(hall: Hall, person: Person, *wishes: SeatWish, **options: Any) -> Room:
    """The USA (seat 0) move next with a fleet in the Caribbean; Brazil (seat 1) keeps the canal."""
    first = await hall.table(person, IMPERIAL, ME, ME, speed="instant", options=options)
    while first.position is None or first.position.step is None or first.position.step.name != "rondel":
        await give(first, person, first.waiting()[0])
    assert first.match is not None
    document = first.match.position()
    nations = document["nations"]
    for name, row in nations.items():
        row.update(government=1 if name in ("china", "brazil", "europe") else 0, flags=[], armies={}, rondel="factory")
        row.update(fleets={}, friendly_armies={})
    for seat, player in enumerate(document["players"]):
        player["bonds"] = {name: [9 if row["government"] == seat else 2] for name, row in nations.items()}
    nations["usa"]["fleets"] = {"caribbean_sea": 1}
    nations["usa"]["armies"] = {"chicago": 1}
    nations["brazil"]["flags"] = ["colombia"]
    document["to_move"] = "usa"
    document["agenda"] = [{"step": "turn", "nation": "europe"}, {"step": "rondel"}]
    return await hall.room(await hall.rooms.create_from(Import(document, key(), list(wishes)), person))


THROUGH = [
    {"kind": "advance", "field": "maneuver_1"},
    {"kind": "pick_fleet", "region": "caribbean_sea"},
    {"kind": "go", "region": "north_pacific"},
]


async def test_whose_permission_is_needed_interrupts(tmp_path: Path) -> None:
    """At a canal the draft goes on as if it were allowed, and says so; what is given waits for the permission."""
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await at_the_canal(hall, anna, ME, ME)
        plan = await planned(room, anna, 0, [*THROUGH, PASS])
        assert (plan.done, plan.stop, plan.refusal) == (4, "", None)
        assert [one.step for one in plan.answered] == ["rondel", "fleets", "sail", "fleets"]
        assert [one.seats for one in plan.answered] == [[], [], [1], []]
        assert [one.others for one in plan.answered] == ["", "", "canal", ""]
        given = await give_all(room, anna, 0, [*THROUGH, PASS])
        assert given.given == 3
        assert room.waiting() == [1]
        nobody = await planned(room, anna, 0, [PASS])
        assert (nobody.done, nobody.stop, nobody.prompt, nobody.movable) == (0, "others", None, [])
        assert (await trouble_of(give_all(room, anna, 0, [PASS]))).code == "refused"
        await give(room, anna, 1, ALLOW)
        await give(room, anna, 0, PASS)
        assert plain(plan.sheet) == part(room, "sheet", 0, anna)


async def test_a_draft_ends_with_the_turn(tmp_path: Path) -> None:
    """What others choose freely is not assumed."""
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await at_the_canal(hall, anna, ME, ME)
        turn = [THROUGH[0], PASS, PASS]
        plan = await planned(room, anna, 0, [*turn, PASS])
        assert (plan.done, plan.stop, plan.prompt, plan.movable) == (3, "others", None, [])
        assert "waiting" in plan.sentence.lower()
        whole = await planned(room, anna, 0, turn)
        assert (whole.done, whole.stop, whole.prompt, whole.sheet) == (3, "", None, plan.sheet)
        assert (await give_all(room, anna, 0, [*turn, PASS])).given == 3
        assert room.waiting() == [1]


async def test_a_refused_answer_stops_the_draft_with_its_reason(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await at_the_canal(hall, anna, ME, ME)
        wrong = {"kind": "go", "region": "tasman_sea"}
        plan = await planned(room, anna, 0, [*THROUGH[:2], wrong, PASS], "de")
        assert (plan.done, plan.stop) == (2, "refused")
        assert plan.refusal is not None and plan.prompt is not None
        assert plan.refusal.answer == wrong
        assert plan.refusal.text and plan.refusal.reason and plan.refusal.rule and plan.refusal.passage
        assert plan.prompt == (await planned(room, anna, 0, THROUGH[:2], "de")).prompt
        before = hash_of(room)
        first = await trouble_of(give_all(room, anna, 0, [wrong, *THROUGH]))
        assert (first.status, first.code) == (422, "refused")
        assert (await trouble_of(planned(room, anna, 0, [THROUGH[0], {"kind": "?"}]))).status == 400
        assert (await trouble_of(give_all(room, anna, 0, [THROUGH[0], {"kind": "?"}]))).status == 400
        assert hash_of(room) == before
        assert (await give_all(room, anna, 0, [*THROUGH[:2], wrong, PASS])).given == 2
        assert await room.why_not(anna, AskWhyNot(0, wrong), "de") == plan.refusal


async def test_an_old_question_a_foreign_seat_and_secrets(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall)
        people = {0: anna, 1: ben}
        seat = room.waiting()[0]
        assert room.match is not None
        old, answers = room.match.question, by_lot(room, seat, 1, random.Random(1))
        await give(room, people[seat], seat)
        seat = room.waiting()[0]
        me, other = people[seat], people[1 - seat]

        async def troubles(person: Person, seat: int, ask: int) -> set[tuple[int, str]]:
            one = await trouble_of(room.plan(person, AskPlan(seat, ask, answers), "en"))
            two = await trouble_of(room.give_plan(person, GivePlan(seat, ask, answers, key())))
            return {(one.status, one.code), (two.status, two.code)}

        now = room.match.question
        assert await troubles(me, seat, old) == {(409, "stale")}
        assert await troubles(other, seat, now) == {(403, "forbidden")}
        assert await troubles(me, 7, now) == {(404, "not-found")}
        for game in ("imperialism", "attack"):
            secret = await hall.table(anna, game, ME, COMPUTER, speed="instant")
            assert secret.match is not None
            trouble = await trouble_of(secret.plan(anna, AskPlan(0, secret.match.question, []), "de"))
            assert (trouble.status, trouble.code) == (403, "forbidden")
            body = GivePlan(0, secret.match.question, [PASS], key())
            assert (await trouble_of(secret.give_plan(anna, body))).code == "forbidden"


async def test_given_answers_are_stored_together_and_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await at_the_canal(hall, anna, ME, ME)
        assert room.match is not None
        before = hash_of(room)
        body = GivePlan(0, room.match.question, THROUGH, key())
        calls: list[int] = []
        append = Store.append

        async def counted(self: Store, id: str, first: int, entries: list[dict[str, Any]], **more: Any) -> None:
            calls.append(len(entries))
            await append(self, id, first, entries, **more)

        async def full(*_: Any, **__: Any) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(Store, "append", full)
            with pytest.raises(OSError, match="full"):
                await room.give_plan(anna, body)
        async with room.reading():
            assert hash_of(room) == before
        with monkeypatch.context() as patch:
            patch.setattr(Store, "append", counted)
            given = await room.give_plan(anna, body)
        assert calls == [3]
        assert given == Given(before[1] + 3, 3)
        assert await room.give_plan(anna, body) == given
        await give(room, anna, 1, ALLOW)
        later = hash_of(room)
        assert await room.give_plan(anna, body) == given
        await hall.restart()
        again = await hall.room(room.table.id)
        assert await again.give_plan(anna, body) == given
        assert hash_of(again) == later


async def test_another_server_has_given_it(tmp_path: Path) -> None:
    """Two servers on one store: the second is told what the first has done under the same key."""
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await at_the_canal(hall, anna, ME, ME)
        twin = await hall.opened().open(room.table.id)
        assert twin is not None and room.match is not None
        body = GivePlan(0, room.match.question, THROUGH, key())
        given = await room.give_plan(anna, body)
        assert await twin.give_plan(anna, body) == given
        async with twin.reading():
            assert hash_of(twin) == hash_of(room)


async def test_each_given_answer_can_be_taken_back(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await at_the_canal(hall, anna, ME, ME)
        assert room.match is not None
        hashes = [room.match.hash()]
        for count in (1, 2, 3):
            draft = room.match.copy()
            for answer in THROUGH[:count]:
                draft.play(answer, 0)
            hashes.append(draft.hash())
        await give_all(room, anna, 0, THROUGH)
        for expected in reversed(hashes[:-1]):
            await room.undo(anna, Undo(0, key()))
            assert room.match.hash() == expected
        assert not room.match.can_undo(0)


async def test_hidden_cash_stays_hidden(tmp_path: Path) -> None:
    """Whatever another has: the same sheet, the same question, the same one to wait for, also when the game ends."""
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        first = await at_the_canal(hall, anna, ME, ME, **HIDDEN)
        assert first.match is not None
        seen: list[list[Any]] = []
        for cash in (0, 50):
            plans: list[Any] = []
            for field, place in (("investor", "maneuver_1"), ("taxation", "maneuver_2")):
                document = first.match.position()
                document["players"][0]["cash"] = 20
                document["players"][1]["cash"] = cash
                for seat, player in enumerate(document["players"]):  # no bond is so cheap that the card pays for it
                    player["bonds"] = {
                        name: [30] if seat == 1 else [2, 4] if row["government"] == 1 else [2, 4, 9]
                        for name, row in document["nations"].items()
                        if row["government"] == 1 or seat == 0
                    }
                document["investor_card"] = 1
                document["nations"]["usa"].update(power=24, rondel=place, flags=["mexico", "canada", "argentina"])
                room = await hall.room(await hall.rooms.create_from(Import(document, key(), [ME, ME]), anna))
                plans.append(plain(await planned(room, anna, 0, [{"kind": "advance", "field": field}, PASS])))
            seen.append(plans)
        assert seen[0] == seen[1]
        investor, taxation = seen[0]
        assert (investor["done"], investor["stop"]) == (1, "others")
        assert (taxation["done"], taxation["stop"]) == (1, "over")
        for plan in seen[0]:
            assert plan["sheet"]["seats"][1]["money"][0]["value"] == "hidden"
            assert plan["sheet"]["seats"][0]["money"][0]["value"] != "hidden"


async def test_nothing_is_told_to_anybody(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await at_the_canal(hall, anna, ME, ME)
        listener = await room.subscribe(anna, 1, "en")
        await listener.next()
        listener.stirred.clear()
        await planned(room, anna, 0, THROUGH)
        assert not listener.stirred.is_set()
        assert room.keys == {}

"""Plans: what a draft foretells comes true, stays unseen until it is given, and is given once and all at once."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from greatpowers.kernel.position import Position
from greatpowers.server.changes import Done, TableChange
from greatpowers.server.planning import TryPlan
from greatpowers.server.playing import WhyNot
from greatpowers.server.protocol import (
    Given,
    GivePlan,
    Import,
    Plan,
    PlannedOther,
    PlannedRow,
    SeatWish,
    Undo,
    Wish,
)
from greatpowers.server.room import Room
from greatpowers.server.rows import Person
from greatpowers.server.store.tables import TableStore
from tests.server.hall import COMPUTER, IMPERIAL, ME, Hall, give, hall_in, hash_of, key, part, problem_of, two_people

pytestmark = pytest.mark.anyio

HIDDEN = {"cash": "hidden"}
PASS, ALLOW = {"kind": "pass"}, {"kind": "allow"}


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


async def planned(room: Room, person: Person, seat: int, *rows: PlannedRow, lang: str = "en") -> Plan:
    assert room.match is not None
    plan: Plan = await room.do(person, TryPlan(seat, room.match.question, list(rows), lang=lang))
    return plan


def row(*answers: dict[str, Any], **more: Any) -> PlannedRow:
    return PlannedRow(list(answers), **more)


def states(plan: Plan) -> list[str]:
    return [outcome.state for outcome in plan.rows]


async def give_all(room: Room, person: Person, seat: int, answers: list[dict[str, Any]]) -> Given:
    assert room.match is not None
    given: Given = await room.do(person, GivePlan(seat, room.match.question, answers, key()))
    return given


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
    """Through a game of two people: screen, question and sentence are those that come when the answers are given and
    others let it happen where they are asked."""
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall)
        people, lot = {0: anna, 1: ben}, random.Random(7)
        asked_again, filled_in, consents = 0, 0, set()
        for _ in range(120):
            seat = room.waiting()[0]
            answers = by_lot(room, seat, lot.randint(1, 6), lot)
            before = hash_of(room)
            plan = await planned(room, people[seat], seat, row(*answers))
            assert hash_of(room) == before
            assert plan.stop == ("unfinished" if states(plan) == ["unfinished"] else "")
            assert states(plan)[0] in ("stands", "unfinished") and plan.answers[: len(answers)] == answers
            arrived = plan.answers[len(answers) :]
            assert arrived == [question.answer for question in plan.rows[0].questions]
            filled_in += len(arrived)
            asked = await carried_out(room, people, seat, plan.answers)
            assert asked == {other.step for other in plan.rows[0].others}
            consents |= asked
            if room.begun().entries[-1]["answer"] == PASS and (not plan.answers or plan.answers[-1] != PASS):
                continue  # nothing was left to do, and so it ended by itself
            assert plain(plan.table.screen) == part(room, "screen", seat, people[seat])
            prompt = part(room, "prompt", seat, people[seat])
            assert plan.table.sentence == prompt["sentence"]
            if plan.table.prompt is None:
                assert "choices" not in prompt
            else:
                asked_again += 1
                assert plain(plan.table.prompt) == prompt
        assert asked_again > 20 and filled_in
        assert "demand" in consents


async def test_the_units_that_can_move_come_with_their_targets(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await at_the_canal(hall, anna, ME, ME)
        maneuver = {"kind": "advance", "field": "maneuver_1"}
        plan = await planned(room, anna, 0, row(maneuver))
        fleet = next(one for one in plan.table.movable if one.unit == "fleet")
        assert (fleet.region, fleet.count) == ("caribbean_sea", 1)
        assert (await planned(room, anna, 0)).table.movable == []
        way = next(target for target in fleet.targets if target.region == "north_atlantic").ways[0]
        there = await planned(room, anna, 0, row(maneuver, show=True), row(*way.answers))
        assert there.stop == "" and states(there) == ["stands", "stands"]
        assert there.rows[0].table == plan.table and there.rows[1].table is None
        assert "fleet" not in [one.unit for one in there.table.movable]


async def test_a_row_that_stays_under_way_ends_the_draft(tmp_path: Path) -> None:
    """What it did stands, so that the reach of a picked unit can be asked for; the rest is not tried."""
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await at_the_canal(hall, anna, ME, ME)
        plan = await planned(room, anna, 0, row(THROUGH[0]), row(THROUGH[1]), row(PASS))
        assert (states(plan), plan.stop) == (["stands", "unfinished", "untried"], "unfinished")
        assert plan.answers == THROUGH[:2] and plan.table.prompt is not None and plan.table.prompt.step == "sail"
        assert [one.region for one in plan.table.movable] == ["caribbean_sea"]


async def test_a_row_can_wait_for_its_question(tmp_path: Path) -> None:
    """The answer that ends the fleets is left out where they have ended already."""
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await at_the_canal(hall, anna, ME, ME)
        rows = [row(THROUGH[0]), row(PASS, step="armies"), row(PASS, step="fleets"), row(PASS, step="fleets")]
        plan = await planned(room, anna, 0, *rows)
        assert (states(plan), plan.stop) == (["stands", "left_out", "stands", "left_out"], "")
        assert plan.answers == [THROUGH[0], PASS]
        assert plan.table.prompt is not None and plan.table.prompt.step == "armies"


async def abroad(hall: Hall, person: Person) -> Room:
    """The USA (seat 0) move next with armies near Mexico and Canada, where one of China and one of Brazil (seat 1)
    stand."""
    first = await at_the_canal(hall, person, ME, ME)
    assert first.match is not None
    document = first.match.position()
    document["nations"]["usa"].update(armies={"new_orleans": 1, "chicago": 1}, fleets={})
    document["nations"]["china"].update(armies={"mexico": 1})
    document["nations"]["brazil"].update(armies={"canada": 1})
    return await hall.room(await hall.rooms.create_from(Import(document, key(), [ME, ME]), person))


async def test_questions_on_arrival_are_answered_as_wished_or_mildly(tmp_path: Path) -> None:
    """One call answers them all: with the wish where it can be fulfilled, else so that least happens."""
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await abroad(hall, anna)
        start = row(THROUGH[0])
        homes = {"mexico": "new_orleans", "canada": "chicago"}

        def to(region: str, *wishes: Wish) -> PlannedRow:
            pick = {"kind": "pick_army", "region": homes[region], "stance": "hostile"}
            return row(pick, {"kind": "go", "region": region}, wishes=list(wishes))

        fight = {"kind": "exchange", "region": "mexico", "unit": "army", "nation": "china", "foreign_unit": "army"}
        mild = await planned(room, anna, 0, start, to("mexico"), to("canada"))
        assert states(mild) == ["stands"] * 3 and mild.stop == ""
        for outcome in mild.rows[1:]:
            (question,) = outcome.questions
            assert (question.step, question.answer, question.settled) == ("attack", PASS, False)
            assert [choice.answer["kind"] for choice in question.choices] == ["exchange", "pass"]
            assert outcome.others == [PlannedOther("demand", [1])]
        wished = await planned(room, anna, 0, start, to("mexico", Wish("attack", fight)), to("canada"))
        assert [(one.answer, one.settled) for one in wished.rows[1].questions] == [(fight, True)]
        assert wished.rows[1].others == [] and wished.rows[2] == mild.rows[2]
        assert fight in wished.answers and fight not in mild.answers
        vain = await planned(room, anna, 0, start, to("canada", Wish("attack", fight), Wish("stance", fight)))
        assert vain.rows[1].questions == mild.rows[2].questions, "what cannot be fulfilled is not wished for"
        assert await carried_out(room, {0: anna, 1: anna}, 0, wished.answers) == {"demand"}
        assert plain(wished.table.screen) == part(room, "screen", 0, anna)


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
        plan = await planned(room, anna, 0, row(THROUGH[0]), row(*THROUGH[1:]), row(PASS, step="fleets"))
        assert (states(plan), plan.stop, plan.answers) == (["stands"] * 3, "", [*THROUGH, PASS])
        assert [one.others for one in plan.rows] == [[], [PlannedOther("canal", [1])], []]
        given = await give_all(room, anna, 0, [*THROUGH, PASS])
        assert given.given == 3
        assert room.waiting() == [1]
        nobody = await planned(room, anna, 0, row(PASS))
        assert (states(nobody), nobody.stop, nobody.answers) == (["untried"], "others", [])
        assert (nobody.table.prompt, nobody.table.movable) == (None, [])
        assert (await problem_of(give_all(room, anna, 0, [PASS]))).code == "refused"
        await give(room, anna, 1, ALLOW)
        assert room.begun().entries[-1]["answer"] == PASS, "no fleet is left to move"
        assert plain(plan.table.screen) == part(room, "screen", 0, anna)


async def test_a_draft_ends_with_the_turn(tmp_path: Path) -> None:
    """What others choose freely is not assumed."""
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await at_the_canal(hall, anna, ME, ME)
        turn = [THROUGH[0], PASS, PASS]
        plan = await planned(room, anna, 0, row(*turn, PASS), row(PASS))
        assert (states(plan), plan.stop, plan.answers) == (["unfinished", "untried"], "others", turn)
        assert (plan.table.prompt, plan.table.movable) == (None, [])
        assert "waiting" in plan.table.sentence.lower()
        whole = await planned(room, anna, 0, row(*turn))
        assert (states(whole), whole.stop, whole.answers, whole.table) == (["stands"], "", turn, plan.table)
        assert (await give_all(room, anna, 0, [*turn, PASS])).given == 3
        assert room.waiting() == [1]


async def test_a_refused_answer_stops_the_draft_with_its_reason(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await at_the_canal(hall, anna, ME, ME)
        wrong = {"kind": "go", "region": "tasman_sea"}
        plan = await planned(room, anna, 0, row(THROUGH[0]), row(THROUGH[1], wrong), row(PASS), lang="de")
        assert (states(plan), plan.stop) == (["stands", "refused", "untried"], "refused")
        told = plan.rows[1].refusal
        assert told is not None and plan.table.prompt is not None
        assert told.answer == wrong
        assert told.text and told.reason and told.rule and told.passage
        assert plan.answers == THROUGH[:1], "nothing of the refused row stands"
        assert plan.table == (await planned(room, anna, 0, row(THROUGH[0]), lang="de")).table
        before = hash_of(room)
        first = await problem_of(give_all(room, anna, 0, [wrong, *THROUGH]))
        assert (first.status, first.code) == (422, "refused")
        assert (await problem_of(planned(room, anna, 0, row(THROUGH[0], {"kind": "?"})))).status == 400
        vain = row(THROUGH[0], wishes=[Wish("attack", {"kind": "?"})])
        assert (await problem_of(planned(room, anna, 0, vain))).status == 400
        assert (await problem_of(give_all(room, anna, 0, [THROUGH[0], {"kind": "?"}]))).status == 400
        assert hash_of(room) == before
        assert (await give_all(room, anna, 0, [*THROUGH[:2], wrong, PASS])).given == 2
        assert await room.do(anna, WhyNot(0, wrong, lang="de")) == told


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

        async def problems(person: Person, seat: int, ask: int) -> set[tuple[int, str]]:
            one = await problem_of(room.do(person, TryPlan(seat, ask, [row(*answers)], lang="en")))
            two = await problem_of(room.do(person, GivePlan(seat, ask, answers, key())))
            return {(one.status, one.code), (two.status, two.code)}

        now = room.match.question
        assert await problems(me, seat, old) == {(409, "stale")}
        assert await problems(other, seat, now) == {(403, "forbidden")}
        assert await problems(me, 7, now) == {(404, "not-found")}
        for game in ("imperialism", "attack"):
            secret = await hall.table(anna, game, ME, COMPUTER, speed="instant")
            assert secret.match is not None
            problem = await problem_of(secret.do(anna, TryPlan(0, secret.match.question, [], lang="de")))
            assert (problem.status, problem.code) == (403, "forbidden")
            body = GivePlan(0, secret.match.question, [PASS], key())
            assert (await problem_of(secret.do(anna, body))).code == "forbidden"


async def test_given_answers_are_stored_together_and_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await at_the_canal(hall, anna, ME, ME)
        assert room.match is not None
        before = hash_of(room)
        body = GivePlan(0, room.match.question, THROUGH, key())
        calls: list[int] = []
        apply = TableStore.apply

        async def counted(self: TableStore, change: TableChange) -> Done:
            calls.append(len(change.rows))
            return await apply(self, change)

        async def full(*_: Any, **__: Any) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(TableStore, "apply", full)
            with pytest.raises(OSError, match="full"):
                await room.do(anna, body)
        async with room.reading():
            assert hash_of(room) == before
        with monkeypatch.context() as patch:
            patch.setattr(TableStore, "apply", counted)
            given = await room.do(anna, body)
        assert calls == [3]
        assert given == Given(before[1] + 3, 3)
        assert await room.do(anna, body) == given
        await give(room, anna, 1, ALLOW)
        later = hash_of(room)
        assert await room.do(anna, body) == given
        await hall.restart()
        again = await hall.room(room.header.id)
        assert await again.do(anna, body) == given
        assert hash_of(again) == later


async def test_another_server_has_given_it(tmp_path: Path) -> None:
    """Two servers on one store: the second is told what the first has done under the same key."""
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await at_the_canal(hall, anna, ME, ME)
        twin = await hall.opened().open(room.header.id)
        assert twin is not None and room.match is not None
        body = GivePlan(0, room.match.question, THROUGH, key())
        given = await room.do(anna, body)
        assert await twin.do(anna, body) == given
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
            await room.do(anna, Undo(0, key()))
            assert room.match.hash() == expected
        assert not room.match.can_undo(0)


async def test_hidden_cash_stays_hidden(tmp_path: Path) -> None:
    """Whatever another has: the same screen, the same question, the same one to wait for, also when the game ends."""
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
                plans.append(plain(await planned(room, anna, 0, row({"kind": "advance", "field": field}), row(PASS))))
            seen.append(plans)
        assert seen[0] == seen[1]
        investor, taxation = seen[0]
        assert (len(investor["answers"]), investor["stop"]) == (1, "others")
        assert (len(taxation["answers"]), taxation["stop"]) == (1, "over")
        for plan in seen[0]:
            purses = plan["table"]["screen"]["seats"]
            assert purses[1]["money"][0]["value"] == "hidden" != purses[0]["money"][0]["value"]


async def test_nothing_is_told_to_anybody(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await at_the_canal(hall, anna, ME, ME)
        listener = await room.subscribe(anna, 1, "en")
        await listener.next()
        listener.stirred.clear()
        await planned(room, anna, 0, row(*THROUGH))
        assert not listener.stirred.is_set()
        assert room.keys == {}

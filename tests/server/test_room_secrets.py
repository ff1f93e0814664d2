"""What a browser gets depends on nothing its seat does not know."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import encode

import greatpowers
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.match import Match
from greatpowers.server.looking import AskMoment, AskRecord
from greatpowers.server.playing import AskRefusals
from greatpowers.server.protocol import Branch, Import, SeatWish
from greatpowers.server.room import Room
from greatpowers.server.rows import Person
from tests.server.hall import ME, Hall, hall_in, key, play, problem_of, two_people

pytestmark = pytest.mark.anyio

SECRETIVE = [game for game, rules in greatpowers.RULESETS.items() if rules.has_secrets]
SEATS = 3


def test_there_are_games_with_secrets() -> None:
    assert {"imperialism", "attack"} <= set(SECRETIVE)


async def opened(hall: Hall, people: list[Person], document: dict[str, Any]) -> Room:
    """A table at this position, with each seat for another person."""
    wishes = [SeatWish("me", person.name) for person in people]
    room = await hall.room(await hall.rooms.create_from(Import(document, key(), wishes), people[0]))
    for seat, person in enumerate(people):
        room.set_seat(seat, person=person.id)
    return room


async def seen(room: Room, seat: int, person: Person, lang: str) -> dict[str, Any]:
    """Everything this seat gets, without what names the table, the seed and the private link."""
    found: dict[str, Any] = {name: json.loads(text) for name, text in room.parts.all(seat, person.id, lang).items()}
    for name in ("id", "commitment"):
        del found["table"][name]
    for own in found["you"]["own"]:
        del own["link"]
    assert found["you"]["seat"] == seat
    found["refusals"] = await room.do(person, AskRefusals(seat=seat, lang=lang))
    found["moment"] = await room.do(person, AskMoment(at=room.header.entries, seat=seat, lang=lang))
    return found


def played(match: Match, lot: random.Random, answers: int) -> None:
    for _ in range(answers):
        if match.over:
            return
        position = match.fast
        seat = lot.choice(position.waiting())
        match.play(match.rules.codec.decode(lot.choice(position.options(seat))), seat)


@pytest.mark.parametrize("game", SECRETIVE)
async def test_two_tables_a_seat_cannot_tell_apart_look_alike(tmp_path: Path, game: str) -> None:
    """A position, and another one that differs only in what the seat does not know: the same parts, word for word."""
    async with hall_in(tmp_path) as hall:
        people = [await hall.person(name) for name in ("Anna", "Ben", "Carla")]
        lot = random.Random(6)
        differing = 0
        for number in range(8):
            match = greatpowers.start(game, SEATS, seed=number)
            played(match, lot, 15 + 25 * number)
            if match.over:
                continue
            seat = number % SEATS
            other = match.fast.guess(seat, Dice(number))
            document = match.rules.document(match.fast.state)
            guessed = match.rules.document(other.state)
            differing += document != guessed
            here, there = [await opened(hall, people, paper) for paper in (document, guessed)]
            for lang in ("de", "en"):
                assert await seen(here, seat, people[seat], lang) == await seen(there, seat, people[seat], lang)
        assert differing >= 4


@pytest.mark.parametrize("game", SECRETIVE)
async def test_no_seed_hash_or_foreign_answer_is_sent(tmp_path: Path, game: str) -> None:
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall, game)
        listener = await room.subscribe(anna, 0, "en")
        sent = [encode(await listener.next()).decode()]
        for number in range(60):
            await play(room, {0: anna, 1: ben}, 1, number)
            sent.append(encode(await listener.next()).decode())
        taken = [await room.do(anna, AskRecord(0)), await room.do(None, AskRecord())]
        everything = "\n".join(sent) + json.dumps(taken)
        assert room.match is not None
        secrets = {room.header.seed, room.match.start_hash, room.match.hash(), room.seats[1].secret}
        secrets |= {entry["hash"] for entry in room.match.entries}
        assert not [secret for secret in secrets if secret in everything]
        assert room.seats[0].secret in everything


async def test_spectators_may_not_try_from_a_game_with_secrets(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall, "imperialism")
        await play(room, {0: anna, 1: ben}, 20)
        carla = await hall.person("Carla")
        assert (await problem_of(hall.rooms.branch(room.header.id, Branch(5, key()), carla))).status == 403
        assert (await problem_of(hall.rooms.branch(room.header.id, Branch(5, key(), 0), carla))).status == 403
        open_room = await hall.table(anna, "imperial-2030", ME, ME)
        await play(open_room, {0: anna, 1: anna}, 20)
        branch = await hall.room(await hall.rooms.branch(open_room.header.id, Branch(10, key()), carla))
        assert branch.own_seats(carla.id) != []

"""What needs the consent of others: taking the game back beyond the undo, and a computer for somebody absent.

Votes live in memory. Who loses one by a restart of the server asks again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from greatpowers.server import talking
from greatpowers.server.chairs import known_bot, shown_name
from greatpowers.server.protocol import AskHandOver, AskTakeBack, CastVote, Vote
from greatpowers.server.rows import Person
from greatpowers.server.texts import sentence
from greatpowers.server.trouble import Trouble, conflict, not_found

if TYPE_CHECKING:
    from greatpowers.server.room import Room

MOST_REFUSALS = 10
REST = 10
"""Seconds times the square of the refusals: how long whoever was refused has to wait before asking again."""

SHORT_ABSENCE = 120
"""Seconds that whoever is away has in any case when only one person would decide: a phone falls asleep, a page is
loaded again."""
PATIENCE = 24 * 3600
"""Seconds after which the others may vote even on somebody whose browser is open."""


class Ballot:
    """One question to the others, and who has agreed."""

    def __init__(self, id: int, kind: str, by: int, person: str) -> None:
        self.id = id
        self.kind = kind
        self.by = by
        self.person = person
        self.agreed: set[str] = {person}
        self.to = 0
        self.target = 0
        self.bot = ""


class Votes:
    def __init__(self) -> None:
        self.ballots: list[Ballot] = []
        self.refused: dict[str, tuple[int, float]] = {}
        """How often somebody was refused, and when last."""
        self.last = 0

    def add(self, kind: str, by: int, person: str) -> Ballot:
        """A new one; it takes the place of what the same person asked before."""
        self.ballots = [ballot for ballot in self.ballots if (ballot.kind, ballot.person) != (kind, person)]
        self.last += 1
        ballot = Ballot(self.last, kind, by, person)
        self.ballots.append(ballot)
        return ballot


async def ask_take_back(room: Room, person: Person, body: AskTakeBack) -> None:
    """Alone against computers it happens at once, for computers always agree."""
    match = room.running()
    room.playing_seat(person.id, body.seat)
    count, last = room.votes.refused.get(person.id, (0, 0.0))
    wait = last + REST * count**2 - room.now()
    if wait > 0:
        raise Trouble(429, "too-many", "room-ask-later", seconds=int(wait) + 1)
    if body.to >= len(match.entries) or not vanishing(room, body.to):
        raise conflict("room-nothing-vanishes")
    if match.history().at(body.to).seat < 0:
        raise conflict("room-no-question-there")
    room.votes.add("take-back", body.seat, person.id).to = body.to


async def ask_hand_over(room: Room, person: Person, body: AskHandOver) -> None:
    """At once for an own seat or when the set time has passed; else the others who play have to agree."""
    room.running()
    room.playing_seat(person.id, body.seat)
    known_bot(body.bot)
    if body.target >= len(room.seats):
        raise not_found("room-no-seat", seat=body.target + 1)
    chair = room.seats[body.target]
    if chair.kind != "human" or room.is_computer(body.target):
        raise conflict("room-computer-already")
    if chair.person == person.id:
        await hand_over(room, person.id, body.target, body.bot)
        return
    if body.target not in room.waiting():
        raise conflict("room-not-waited-for")
    waited = room.now() - room.asked_since.get(body.target, room.now())
    if 0 < room.table.absent_after <= waited:
        await hand_over(room, person.id, body.target, body.bot)
        return
    voters = [one for one in room.people(besides=person.id) if one != chair.person]
    patience = PATIENCE if room.present(chair.person) else 0 if voters else SHORT_ABSENCE
    if waited < patience:
        raise conflict("room-not-absent")
    ballot = room.votes.add("hand-over", body.seat, person.id)
    ballot.target, ballot.bot = body.target, body.bot


async def hand_over(room: Room, person: str, seat: int, bot: str) -> None:
    await room.set_seat(seat, stands_in=True, bot=bot)
    await talking.note(room, person, "note-handed-over", seat)


async def cast(room: Room, person: Person, vote: int, body: CastVote) -> None:
    """One refusal is enough; who was refused has to wait longer each time."""
    room.running()
    room.playing_seat(person.id, body.seat)
    ballot = next((ballot for ballot in room.votes.ballots if ballot.id == vote), None)
    if ballot is None:
        raise not_found("room-no-vote")
    if body.agree:
        ballot.agreed.add(person.id)
        return
    room.votes.ballots.remove(ballot)
    if ballot.person != person.id:
        await talking.note(room, person.id, "note-refused", body.seat)
    if ballot.kind == "take-back" and ballot.person != person.id:
        count = min(MOST_REFUSALS, room.votes.refused.get(ballot.person, (0, 0.0))[0] + 1)
        room.votes.refused[ballot.person] = (count, room.now())


def vanishing(room: Room, to: int) -> set[int]:
    """The seats whose answers would be gone if the game went back to the moment after `to` entries."""
    match = room.begun()
    history = match.history()
    kept = set(history.standing(to))
    gone = [index for index in history.standing(len(match.entries)) if index not in kept]
    return {match.entries[index]["seat"] for index in gone if match.entries[index]["seat"] != "chance"}


def needed(room: Room, ballot: Ballot) -> list[int]:
    """The seats of people who have not agreed yet. A take-back concerns everybody, even when only the asker's answers
    would vanish: dice fall anew, and what was learned cannot be forgotten."""
    away = room.seats[ballot.target].person if ballot.kind == "hand-over" else None
    return [
        chair.seat
        for chair in room.seats
        if chair.kind == "human"
        and not room.is_computer(chair.seat)
        and chair.person not in ballot.agreed
        and chair.person != away
    ]


def has_lapsed(room: Room, ballot: Ballot) -> bool:
    """What was asked for makes no sense any more."""
    if room.table.status != "running":
        return True
    if ballot.kind == "take-back":
        return not vanishing(room, ballot.to)
    return ballot.target not in room.waiting() or room.is_computer(ballot.target)


async def settle(room: Room) -> None:
    """After every change: drop what has lapsed, carry out what everybody agrees to."""
    for ballot in list(room.votes.ballots):
        if has_lapsed(room, ballot):
            room.votes.ballots.remove(ballot)
        elif not needed(room, ballot):
            room.votes.ballots.remove(ballot)
            if ballot.kind == "take-back":
                await take_back(room, ballot)
            else:
                await hand_over(room, ballot.person, ballot.target, ballot.bot)


async def take_back(room: Room, ballot: Ballot) -> None:
    match = room.running()
    before = len(match.entries)
    match.rewind(ballot.to, ballot.by)
    room.votes.refused.pop(ballot.person, None)
    await room.save(before, ballot.person)


def shown(room: Room, ballot: Ballot, lang: str) -> Vote:
    """The ballot as people read it."""
    by = shown_name(room.seats[ballot.by], lang)
    needs = needed(room, ballot)
    if ballot.kind == "take-back":
        text = sentence(lang, "vote-take-back", player=by, to=ballot.to)
        return Vote(ballot.id, "take-back", ballot.by, text, needs, to=ballot.to)
    target = shown_name(room.seats[ballot.target], lang)
    text = sentence(lang, "vote-hand-over", player=by, target=target)
    return Vote(ballot.id, "hand-over", ballot.by, text, needs, seat=ballot.target)

"""Commands that need the consent of others: taking the game back beyond the undo, a computer for somebody absent."""

from __future__ import annotations

from greatpowers.server import talking
from greatpowers.server.ballots import Ballot
from greatpowers.server.problems import ProblemError, conflict, not_found
from greatpowers.server.protocol import AskHandOver, AskTakeBack, CastVote, Vote, VoteNumber
from greatpowers.server.rows import Person
from greatpowers.server.seats import known_bot, shown_name
from greatpowers.server.stored import StoredTable
from greatpowers.server.table import Table
from greatpowers.server.texts import sentence

MOST_REFUSALS = 10
REST = 10
"""Seconds times the square of the refusals: how long whoever was refused has to wait before asking again."""

SHORT_ABSENCE = 120
"""Seconds that whoever is away has in any case when only one person would decide: a phone falls asleep, a page is
loaded again."""
PATIENCE = 24 * 3600
"""Seconds after which the others may vote even on somebody whose browser is open."""


class Cast(CastVote, frozen=True, kw_only=True):
    vote: VoteNumber


async def take_back(table: StoredTable, person: Person, command: AskTakeBack) -> None:
    """Alone against computers it happens at once, for computers always agree."""
    match = table.running()
    table.playing_seat(person.id, command.seat)
    count, last = table.ballots.refused.get(person.id, (0, 0.0))
    wait = last + REST * count**2 - table.now()
    if wait > 0:
        raise ProblemError(429, "too-many", "room-ask-later", seconds=int(wait) + 1)
    if command.to >= len(match.entries) or not vanishing(table, command.to):
        raise conflict("room-nothing-vanishes")
    if match.history().at(command.to).seat < 0:
        raise conflict("room-no-question-there")
    table.ballots.add("take-back", command.seat, person.id).to = command.to


async def hand_over(table: StoredTable, person: Person, command: AskHandOver) -> None:
    """At once for a seat of one's own or when the set time has passed; else the others who play have to agree."""
    table.running()
    table.playing_seat(person.id, command.seat)
    known_bot(command.bot)
    if command.target >= len(table.seats):
        raise not_found("room-no-seat", seat=command.target + 1)
    target = table.seats[command.target]
    if target.kind != "human" or table.is_computer(command.target):
        raise conflict("room-computer-already")
    if target.person == person.id:
        let_computer_play(table, person.id, command.target, command.bot)
        return
    if command.target not in table.waiting():
        raise conflict("room-not-waited-for")
    waited = table.now() - table.asked_since.get(command.target, table.now())
    if 0 < table.header.absent_after <= waited:
        let_computer_play(table, person.id, command.target, command.bot)
        return
    voters = [one for one in table.people(besides=person.id) if one != target.person]
    patience = PATIENCE if table.present(target.person) else 0 if voters else SHORT_ABSENCE
    if waited < patience:
        raise conflict("room-not-absent")
    ballot = table.ballots.add("hand-over", command.seat, person.id)
    ballot.target, ballot.bot = command.target, command.bot


async def cast_vote(table: StoredTable, person: Person, command: Cast) -> None:
    """One refusal is enough; whoever was refused has to wait longer each time."""
    table.running()
    table.playing_seat(person.id, command.seat)
    ballot = table.ballots.find(command.vote)
    if ballot is None:
        raise not_found("room-no-vote")
    if command.agree:
        ballot.agreed.add(person.id)
        return
    table.ballots.open.remove(ballot)
    if ballot.person != person.id:
        talking.note(table, person.id, "note-refused", command.seat)
    if ballot.kind == "take-back" and ballot.person != person.id:
        count = min(MOST_REFUSALS, table.ballots.refused.get(ballot.person, (0, 0.0))[0] + 1)
        table.ballots.refused[ballot.person] = (count, table.now())


def vanishing(table: Table, to: int) -> set[int]:
    """The seats whose answers would be gone if the game went back to the moment after `to` entries."""
    match = table.begun()
    history = match.history()
    kept = set(history.standing(to))
    gone = [index for index in history.standing(len(match.entries)) if index not in kept]
    return {match.entries[index]["seat"] for index in gone if match.entries[index]["seat"] != "chance"}


def needed(table: Table, ballot: Ballot) -> list[int]:
    """The seats of people who have not agreed yet. A take-back concerns everybody, even when only the asker's answers
    would vanish: dice fall anew, and what was learned cannot be forgotten."""
    away = table.seats[ballot.target].person if ballot.kind == "hand-over" else None
    return [
        seat.seat
        for seat in table.seats
        if seat.kind == "human"
        and not table.is_computer(seat.seat)
        and seat.person not in ballot.agreed
        and seat.person != away
    ]


def has_lapsed(table: Table, ballot: Ballot) -> bool:
    """What was asked for makes no sense any more."""
    if table.header.status != "running":
        return True
    if ballot.kind == "take-back":
        return not vanishing(table, ballot.to)
    return ballot.target not in table.waiting() or table.is_computer(ballot.target)


async def settle(table: StoredTable) -> None:
    """After every change: drop what has lapsed, carry out what everybody agrees to."""
    for ballot in list(table.ballots.open):
        if has_lapsed(table, ballot):
            table.ballots.open.remove(ballot)
        elif not needed(table, ballot):
            table.ballots.open.remove(ballot)
            if ballot.kind == "take-back":
                go_back(table, ballot)
            else:
                let_computer_play(table, ballot.person, ballot.target, ballot.bot)


def go_back(table: StoredTable, ballot: Ballot) -> None:
    match = table.running()
    before = len(match.entries)
    match.rewind(ballot.to, ballot.by)
    table.ballots.refused.pop(ballot.person, None)
    table.save(before, ballot.person)


def let_computer_play(table: StoredTable, person: str, seat: int, bot: str) -> None:
    table.set_seat(seat, stands_in=True, bot=bot)
    talking.note(table, person, "note-handed-over", seat)


def shown(table: Table, ballot: Ballot, lang: str) -> Vote:
    """The ballot as people read it."""
    by = shown_name(table.seats[ballot.by], lang)
    needs = needed(table, ballot)
    if ballot.kind == "take-back":
        text = sentence(lang, "vote-take-back", player=by, to=ballot.to)
        return Vote(ballot.id, "take-back", ballot.by, text, needs, to=ballot.to)
    target = shown_name(table.seats[ballot.target], lang)
    text = sentence(lang, "vote-hand-over", player=by, target=target)
    return Vote(ballot.id, "hand-over", ballot.by, text, needs, seat=ballot.target)

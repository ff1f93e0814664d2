"""What is sent step by step is the whole picture: for every ruleset, eye and language, after answers, undo, rewinds and
new names; and only what changed is made and sent."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import greatpowers
from greatpowers.games import RULESETS, words_for
from greatpowers.games.imperial.screen import lending
from greatpowers.kernel.match import Match
from greatpowers.server.listener import Listener
from greatpowers.server.log import Log
from greatpowers.server.parts import Parts
from greatpowers.server.rows import ChatRecord, Person, SeatRecord, TableRecord
from greatpowers.server.table import Table
from greatpowers.words.words import LANGUAGES, everywhere
from tests.server.picture import Picture

ANSWERS = 110
UNSEEN = (30, 85)
NAMES = ("Ada", "Bea", "Cleo", "Dora", "Emil", "Finn")


def table_of(match: Match) -> Table:
    """A table that no store knows, with somebody on every seat."""
    seats = match.fast.state.seats
    header = TableRecord(
        id="t",
        game=match.rules.name,
        rules=match.rules.version,
        seats=seats,
        options=dict(match.options),
        seed="",
        start="",
        position=None,
        title="",
        visibility="private",
        speed="instant",
        thinking=1000,
        absent_after=0,
        status="running",
        host="p0",
        created=0,
        changed=0,
    )
    table = Table(header, lambda: 0.0)
    table.seats = [SeatRecord(seat, "human", f"p{seat}", NAMES[seat], "", f"secret-{seat}") for seat in range(seats)]
    table.match = match
    table.moved()
    return table


class Stand:
    """A table, its parts, and people who look at it through every seat, and as spectators, in both languages."""

    def __init__(self, match: Match) -> None:
        self.table = table_of(match)
        self.match = match
        self.parts = Parts(self.table)
        eyes: list[int | None] = [*range(len(self.table.seats)), None]
        self.looks = [self.look(seat, lang) for seat in eyes for lang in LANGUAGES]

    def look(self, seat: int | None, lang: str) -> tuple[Listener, Picture]:
        person = None if seat is None else Person(f"p{seat}", NAMES[seat], lang)

        async def nobody(_: Listener) -> None:
            return None

        return Listener(person, seat, lang, nobody), Picture()

    def changed(self) -> None:
        """As `Room.tell` after the match has moved."""
        status = "over" if self.match.over else "running"
        self.table.header = replace(self.table.header, entries=len(self.match.entries), status=status)
        self.table.moved()
        self.parts.moved()

    def renamed(self, seat: int, name: str) -> None:
        self.table.seats[seat] = replace(self.table.seats[seat], name=name)
        self.table.renamed()
        self.parts.renamed()

    def tell(self, listener: Listener, picture: Picture) -> int:
        """How many bytes were sent."""
        seen = self.parts.seen(listener.seat, listener.who, listener.lang)
        update = listener.update(len(self.match.entries), seen)
        if update is not None:
            picture.take(update)
        return 0 if update is None else len(msgspec.json.encode(update))

    def from_scratch(self, listener: Listener) -> dict[str, Any]:
        """The same by somebody who comes now to a table that has just been read, on a server that has said nothing."""
        everywhere.cache_clear()
        lending.KEPT.new, lending.KEPT.old = {}, {}
        table = table_of(self.match)
        table.header, table.seats, table.chat = self.table.header, self.table.seats, self.table.chat
        table.listeners = self.table.listeners
        texts = Parts(table).all(listener.seat, listener.who, listener.lang)
        return {name: msgspec.json.decode(text) for name, text in texts.items()}

    def play(self, lot: random.Random) -> None:
        decision = lot.choice(self.match.decisions)
        self.match.play(lot.choice(decision.options), decision.seat)

    def compare(self, looks: list[tuple[Listener, Picture]]) -> None:
        for listener, picture in looks:
            self.tell(listener, picture)
            assert picture.parts == self.from_scratch(listener), (listener.seat, listener.lang)


def went_back(stand: Stand, lot: random.Random) -> None:
    """An undo where one is possible, or else a rewind by a few entries."""
    match = stand.match
    able = [seat for seat in range(len(stand.table.seats)) if match.can_undo(seat)]
    if able and lot.random() < 0.5:
        match.undo(able[0])
        return
    for count in range(max(0, len(match.entries) - lot.randint(2, 9)), len(match.entries)):
        if match.history().at(count).seat >= 0:
            match.rewind(count, lot.choice([0, 1]))
            return


@pytest.mark.parametrize("game", RULESETS)
def test_what_came_step_by_step_is_the_whole_picture(game: str) -> None:
    """Of the many who look, two are compared after each step and all at the end; some are slow and skip. In the middle
    of the game nobody looks for a while."""
    lot = random.Random(game)
    stand = Stand(greatpowers.start(game, RULESETS[game].players[0], seed=3))
    stand.compare(stand.looks)
    for number in range(ANSWERS):
        if stand.match.over:
            break
        stand.play(lot)
        if UNSEEN[0] <= number < UNSEEN[1]:
            continue
        if number % 9 == 8:
            went_back(stand, lot)
        if number == 20:
            stand.renamed(0, "Zoe")
        if number == 25:
            stand.table.chat.append(ChatRecord(1, 1, "p0", "Zoe", "Hello"))
        stand.changed()
        stand.compare(lot.sample(stand.looks, 2))
    stand.compare(stand.looks)


@pytest.mark.parametrize("game", RULESETS)
def test_the_end_is_told_like_everything_else(game: str) -> None:
    lot = random.Random(game)
    match = greatpowers.start(game, RULESETS[game].players[0], seed=4)
    given: list[tuple[Any, int]] = []
    while not match.over:
        decision = lot.choice(match.decisions)
        given.append((lot.choice(decision.options), decision.seat))
        match.play(*given[-1])
    again = greatpowers.start(game, RULESETS[game].players[0], seed=4)
    for answer, seat in given[:-1]:
        again.play(answer, seat)
    stand = Stand(again)
    looks = lot.sample(stand.looks, 3)
    stand.compare(looks)
    again.play(*given[-1])
    stand.changed()
    stand.compare(looks)
    assert all(picture.parts["result"] for _, picture in looks)


def test_who_looks_the_same_way_is_sent_the_same_bytes() -> None:
    stand = Stand(greatpowers.start("imperial-2030", 3, seed=1))
    pairs = [stand.look(None, "de") for _ in range(2)]
    lot = random.Random(1)
    for listener, picture in pairs:
        stand.tell(listener, picture)
    stand.play(lot)
    stand.changed()
    parts = [stand.parts.seen(None, None, "de") for _ in pairs]
    assert all(parts[0][name] is parts[1][name] for name in parts[0])
    one, other = (listener.update(1, seen) for (listener, _), seen in zip(pairs, parts, strict=True))
    assert one is not None and one == other


def test_an_answer_sends_a_small_part_of_the_table() -> None:
    lot = random.Random(5)
    stand = Stand(greatpowers.start("imperial-2030", 4, seed=5))
    listener, picture = stand.look(None, "en")
    whole = stand.tell(listener, picture)
    sizes = []
    for _ in range(40):
        stand.play(lot)
        stand.changed()
        sizes.append(stand.tell(listener, picture))
    assert sum(sizes) / len(sizes) < whole / 10
    stand.parts.forget()
    assert stand.tell(listener, picture) == 0, "what is the same is not sent"


def test_nothing_is_kept_for_eyes_that_nobody_looks_with() -> None:
    stand = Stand(greatpowers.start("attack", 2, seed=1))
    listener, picture = stand.look(0, "de")
    stand.tell(listener, picture)
    kept = set(stand.parts._parts)
    assert ("screen", "de", 0) in kept and not [key for key in kept if "en" in key]
    stand.parts.all(1, "p1", "en")
    assert set(stand.parts._parts) == kept


def test_who_is_far_behind_gets_the_part_as_a_whole() -> None:
    lot = random.Random(2)
    stand = Stand(greatpowers.start("imperial-2006", 3, seed=2))
    follows, skips = stand.look(0, "en"), stand.look(0, "en")
    stand.compare([follows, skips])
    for _ in range(12):
        stand.play(lot)
        stand.changed()
        stand.compare([follows])
    seen = stand.parts.seen(0, "p0", "en")
    update = skips[0].update(1, seen)
    assert update is not None and "screen" in update.parts and not update.whole
    skips[1].take(update)
    assert skips[1].parts == follows[1].parts


@pytest.mark.parametrize("game", RULESETS)
def test_a_log_that_followed_reads_like_one_that_was_told_at_once(game: str) -> None:
    """However it was told: answer by answer, several at a time, with undo and rewinds in between."""
    lot = random.Random(game)
    stand = Stand(greatpowers.start(game, RULESETS[game].players[0], seed=5))
    match = stand.match
    words = words_for("de", match.rules, NAMES[: len(stand.table.seats)])
    log = Log(words, 0)
    for number in range(120):
        if match.over:
            break
        stand.play(lot)
        if number % 17 == 16 and not match.over:
            went_back(stand, lot)
        if lot.random() < 0.6:
            log.follow(match, {4, 9})
    log.follow(match, {4, 9})
    at_once = Log(words, 0)
    at_once.follow(match, {4, 9})
    assert log.whole() == at_once.whole()
    assert log.headings() == at_once.headings()

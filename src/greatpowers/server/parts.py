"""`Parts`: what browsers are shown, made once for each seat and language and kept until it changes."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

import msgspec

from greatpowers.games import RULESETS, game_of, words_for
from greatpowers.kernel.match import Match
from greatpowers.kernel.values import NOBODY
from greatpowers.players import roster
from greatpowers.server import prompts, talking, votes
from greatpowers.server.aside import aside
from greatpowers.server.chairs import shown_name
from greatpowers.server.history import Chronicle
from greatpowers.server.log import Log
from greatpowers.server.looking import tells_reasons
from greatpowers.server.protocol import (
    CHAT_CHUNK,
    Chosen,
    History,
    Moment,
    OwnSeat,
    Result,
    ResultLine,
    SeatState,
    Speed,
    Status,
    TableState,
    Thinking,
    Visibility,
    You,
)
from greatpowers.server.replaying import public_commitment
from greatpowers.server.texts import sentence
from greatpowers.words.step_passages import step_passages
from greatpowers.words.words import LANGUAGES, Words

if TYPE_CHECKING:
    from greatpowers.server.room import Room


FAR_BEHIND = 20
"""So many answers that were not told yet are told in a thread, for they would hold everybody up."""


def written(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def warm() -> None:
    """Read every text once, so that the first table does not wait for it."""
    for rules in RULESETS.values():
        step_passages(rules, game_of(rules))
        for lang in LANGUAGES:
            words_for(lang, rules)
    gc.collect()
    gc.freeze()  # rules and texts stay: to look through them for garbage would hold everybody up


class Parts:
    """What concerns the game is kept until the game moves, all else until anything changes."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.game = game_of(room.rules)
        self._words: dict[str, Words] = {}
        self._logs: dict[tuple[int, str], Log] = {}
        self._chronicles: dict[int, Chronicle] = {}
        self._now: dict[tuple[object, ...], str] = {}
        self._game: dict[tuple[object, ...], str] = {}
        self._chat: dict[str, list[str]] = {}
        self._match: Match | None = None

    # --- when something changes ---

    def forget(self) -> None:
        self._now.clear()

    def moved(self) -> None:
        """The match has moved, or is another one."""
        self._game.clear()
        self._now.clear()
        if self._match is not self.room.match:
            self._match = self.room.match
            self._logs.clear()
            self._chronicles.clear()

    def renamed(self) -> None:
        """Somebody is called by another name."""
        self._words.clear()
        self._logs.clear()
        self._chat.clear()
        self.moved()

    # --- what is asked for ---

    def words(self, lang: str) -> Words:
        if lang not in self._words:
            names = [shown_name(chair, lang) for chair in self.room.seats]
            self._words[lang] = words_for(lang, self.room.rules, names, self.room.table.options)
        return self._words[lang]

    def all(self, seat: int | None, person: str | None, lang: str) -> dict[str, str]:
        own = self.room.own_seats(person)
        seen = seat if seat in own else None
        parts = {
            "table": self._kept(self._now, ("table", lang), lambda: written(self.table(lang))),
            "you": written(self.you(seen, person, own)),
            "prompt": self._kept(self._now, ("prompt", lang, seen), lambda: written(self.prompt(seen, lang))),
        }
        match = self.room.match
        if match is not None:
            eye = NOBODY if seen is None else seen
            parts["screen"] = self._kept(
                self._game, ("screen", lang, eye), lambda: written(self.game.screen(self.words(lang), match.fast, eye))
            )
            parts.update(self.log(match, eye, lang))
            if match.over:
                parts["result"] = self._kept(self._now, ("result", lang), lambda: written(self.result(match, lang)))
        parts.update(self.chat(lang))
        return parts

    def _kept(self, kept: dict[tuple[object, ...], str], key: tuple[object, ...], make: Callable[[], str]) -> str:
        if key not in kept:
            kept[key] = make()
        return kept[key]

    # --- the table ---

    def table(self, lang: str) -> TableState:
        room = self.room
        table, words = room.table, self.words(lang)
        people = {None if listener.person is None else listener.person.id for listener in room.listeners}
        at_table = {chair.person for chair in room.seats if chair.kind == "human"}
        watchers = [one for one in room.listeners if one.person is None or one.person.id not in at_table]
        waiting = set(room.waiting()) if table.status == "running" else set()
        seats = [
            SeatState(
                seat=chair.seat,
                kind=cast(Any, chair.kind),
                name=shown_name(chair, lang),
                person=chair.person or "",
                bot=chair.bot,
                present=chair.kind == "human" and chair.person in people,
                asked=chair.seat in waiting,
                conceded=chair.conceded,
                stands_in=chair.stands_in,
            )
            for chair in room.seats
        ]
        thinks = any(chair.bot == roster.SEARCH for chair in room.seats)
        return TableState(
            id=table.id,
            game=table.game,
            game_name=words.game(),
            title=table.title,
            status=cast(Status, table.status),
            visibility=cast(Visibility, table.visibility),
            seats=seats,
            speed=cast(Speed, table.speed),
            absent_after=table.absent_after,
            options=[
                Chosen(words.option(name), words.option_value(name, value)) for name, value in table.options.items()
            ],
            commitment=public_commitment(table),
            rules=table.rules,
            seq=table.entries,
            thinking=cast(Thinking, table.thinking) if thinks else None,
            watchers=len(watchers),
            votes=[votes.shown(room, ballot, lang) for ballot in room.votes.ballots],
            branch_of=table.branch_of,
            branch_at=table.branch_at,
            reasons=tells_reasons(room),
            trouble=sentence(lang, "room-broken") if table.status == "broken" else "",
        )

    def you(self, seat: int | None, person: str | None, own: list[int]) -> You:
        room = self.room
        waiting = room.waiting() if room.table.status == "running" else []
        chairs = [room.seats[number] for number in own]
        mine = [
            OwnSeat(chair.seat, chair.seat in waiting and not room.is_computer(chair.seat), f"/seat/{chair.secret}")
            for chair in chairs
        ]
        host = person is not None and person == room.table.host
        muted = sorted(room.muted.get(person, ())) if person is not None else []
        if seat is None:
            visits = [chair.last_visit for chair in chairs]
            return You(None, mine, host, last_visit=max(visits, default=0), muted=muted)
        chair, match = room.seats[seat], room.match
        plays = match is not None and room.table.status == "running" and not room.is_computer(seat)
        return You(
            seat=seat,
            own=mine,
            host=host,
            can_undo=plays and match is not None and match.can_undo(seat),
            passing=chair.passing,
            conceded=chair.conceded,
            last_visit=chair.last_visit,
            muted=muted,
        )

    # --- the game ---

    def prompt(self, seat: int | None, lang: str) -> Any:
        room, words = self.room, self.words(lang)
        asked = room.position is not None and room.table.status == "running" and seat in room.position.asked()
        if seat is None or not asked or room.is_computer(seat):
            return prompts.waiting(room, words, seat)
        assert room.position is not None
        return prompts.question(words, room.begun(), room.position, seat)

    def log(self, match: Match, seat: int, lang: str) -> dict[str, str]:
        found = self._log(seat, lang)
        found.follow(match, self.room.reasoned)
        return found.parts()

    def _log(self, seat: int, lang: str) -> Log:
        """Where there are no secrets everybody reads the same."""
        key = (seat if self.room.rules.has_secrets else NOBODY, lang)
        if key not in self._logs:
            self._logs[key] = Log(self.words(lang), key[0])
        return self._logs[key]

    async def prepare(self, seat: int | None, person: str | None, lang: str) -> None:
        """Tell what has happened so far without holding up other tables; nobody may change this one meanwhile."""
        match = self.room.match
        if match is not None:
            log = self._log(seat if seat is not None and seat in self.room.own_seats(person) else NOBODY, lang)
            if len(match.entries) - log.told > FAR_BEHIND:
                match.history().standing(len(match.entries))  # read on here, so that the thread only looks
                await aside(lambda: log.follow(match, self.room.reasoned))

    def result(self, match: Match, lang: str) -> Result:
        words, seats = self.words(lang), self.room.seats
        scores, ranks = match.scores(), match.ranks()
        order = sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat))
        lines: list[ResultLine] = []
        for seat in order:
            score = self.game.screen(words, match.fast, seat).seats[seat].score
            conceded = [sentence(lang, "result-conceded")] if seats[seat].conceded else []
            text = " · ".join(filter(None, [score.note, *conceded]))
            lines.append(ResultLine(seat, ranks[seat], scores[seat], text))
        winners = [words.player(seat) for seat in order if ranks[seat] == 1]
        return Result(sentence(lang, "result-winners", count=len(winners), players=words.listed(winners)), lines)

    def moment(self, seat: int, at: int, lang: str) -> Moment:
        """The table as it was; what was asked then is said as to a spectator."""
        room, words = self.room, self.words(lang)
        match = room.begun()
        position = match.history().at(at)
        if position.over:
            text = sentence(lang, "waiting-over", open=0)
        else:
            text = prompts.standing(words, position)
        return Moment(at, len(match.entries), self.game.screen(words, position, seat), text)

    async def history(self, seat: int, lang: str) -> History:
        """The turns so far with their figures; nobody may change the table meanwhile."""
        match, words, log = self.room.begun(), self.words(lang), self._log(seat, lang)
        chronicle = self._chronicles.setdefault(seat, Chronicle(seat))
        match.history().standing(len(match.entries))  # read on here, so that the thread only looks

        def look() -> History:
            log.follow(match, self.room.reasoned)
            return chronicle.history(words, match, log)

        return await aside(look)

    # --- the talk ---

    def chat(self, lang: str) -> dict[str, str]:
        """Full chunks never change; the last one is made again when something was said."""
        lines, kept = self.room.chat, self._chat.setdefault(lang, [])
        full = len(lines) // CHAT_CHUNK
        while len(kept) < full:
            kept.append(self._chunk(len(kept), lang))
        texts = kept[:full]
        if len(lines) % CHAT_CHUNK:
            texts.append(self._kept(self._now, ("chat", lang), lambda: self._chunk(full, lang)))
        return {f"chat/{number}": text for number, text in enumerate(texts)}

    def _chunk(self, number: int, lang: str) -> str:
        lines = self.room.chat[number * CHAT_CHUNK : (number + 1) * CHAT_CHUNK]
        return written([talking.shown(self.room, line, lang) for line in lines])

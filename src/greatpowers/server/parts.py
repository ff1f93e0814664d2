"""`Parts`: what browsers are shown, made once for each seat and language and kept until it changes."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Any, cast

import msgspec

from greatpowers.games import RULESETS, game_of, words_for
from greatpowers.kernel.match import Match
from greatpowers.kernel.values import NOBODY
from greatpowers.players import roster
from greatpowers.server import prompts, talking, votes
from greatpowers.server.protocol import (
    CHAT_CHUNK,
    Chosen,
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
from greatpowers.server.seats import shown_name
from greatpowers.server.table import Table
from greatpowers.server.texts import sentence
from greatpowers.server.threads import in_thread
from greatpowers.words.step_passages import step_passages
from greatpowers.words.words import LANGUAGES

FAR_BEHIND = 20
"""From this many untold answers on, they are told in a thread, for they would hold everybody up."""


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

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = game_of(table.rules)
        self._now: dict[tuple[object, ...], str] = {}
        self._game: dict[tuple[object, ...], str] = {}
        self._chat: dict[str, list[str]] = {}

    # --- when something changes ---

    def forget(self) -> None:
        self._now.clear()

    def moved(self) -> None:
        """The match has moved, or is another one."""
        self._game.clear()
        self._now.clear()

    def renamed(self) -> None:
        """Somebody goes by another name."""
        self._chat.clear()
        self.moved()

    # --- what is asked for ---

    def all(self, seat: int | None, person: str | None, lang: str) -> dict[str, str]:
        """All parts as `protocol.Update` names them, for a person (None: somebody unknown) who looks through a seat
        (None, or one that is not theirs: a spectator)."""
        own = self.table.own_seats(person)
        seen = seat if seat in own else None
        parts = {
            "table": self._kept(self._now, ("table", lang), lambda: written(self.state(lang))),
            "you": written(self.you(seen, person, own)),
            "prompt": self._kept(self._now, ("prompt", lang, seen), lambda: written(self.prompt(seen, lang))),
        }
        match = self.table.match
        if match is not None:
            eye = NOBODY if seen is None else seen
            words = self.table.words(lang)
            parts["screen"] = self._kept(
                self._game, ("screen", lang, eye), lambda: written(self.game.screen(words, match.fast, eye))
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

    def state(self, lang: str) -> TableState:
        """Everything about the table that is not the game."""
        table = self.table
        header, words = table.header, table.words(lang)
        people = table.listening()
        at_table = {seat.person for seat in table.seats if seat.kind == "human"}
        watchers = sum(streams for person, streams in people.items() if person is None or person not in at_table)
        waiting = set(table.waiting()) if header.status == "running" else set()
        seats = [
            SeatState(
                seat=seat.seat,
                kind=cast(Any, seat.kind),
                name=shown_name(seat, lang),
                person=seat.person or "",
                bot=seat.bot,
                present=seat.kind == "human" and seat.person in people,
                asked=seat.seat in waiting,
                conceded=seat.conceded,
                stands_in=seat.stands_in,
            )
            for seat in table.seats
        ]
        thinks = any(seat.bot == roster.SEARCH for seat in table.seats)
        return TableState(
            id=header.id,
            game=header.game,
            game_name=words.game(),
            title=header.title,
            status=cast(Status, header.status),
            visibility=cast(Visibility, header.visibility),
            seats=seats,
            speed=cast(Speed, header.speed),
            absent_after=header.absent_after,
            options=[
                Chosen(words.option(name), words.option_value(name, value)) for name, value in header.options.items()
            ],
            commitment=public_commitment(header, table.match),
            reseeded=0 if table.match is None else table.match.reseeded,
            rules=table.rules.version if header.status == "gathering" else header.rules,
            older_rules=self.older_rules(lang),
            seq=header.entries,
            thinking=cast(Thinking, header.thinking) if thinks else None,
            watchers=watchers,
            votes=[votes.shown(table, ballot, lang) for ballot in table.ballots.open],
            branch_of=header.branch_of,
            branch_at=header.branch_at,
            reasons=table.tells_reasons(),
            unsaved=table.unsaved,
            trouble=sentence(lang, "room-broken") if header.status == "broken" else "",
        )

    def older_rules(self, lang: str) -> str:
        """What this table does without because it goes on under the rules it began with."""
        rules = self.table.rules
        changes = " ".join(rules.changes_since(lang))
        return sentence(lang, "room-older-rules", rules=rules.version, changes=changes) if changes else ""

    def you(self, seat: int | None, person: str | None, own: list[int]) -> You:
        table = self.table
        waiting = table.waiting() if table.header.status == "running" else []
        seats = [table.seats[number] for number in own]
        mine = [
            OwnSeat(one.seat, one.seat in waiting and not table.is_computer(one.seat), f"/seat/{one.secret}")
            for one in seats
        ]
        host = person is not None and person == table.header.host
        muted = sorted(table.muted.get(person, ())) if person is not None else []
        if seat is None:
            visits = [one.last_visit for one in seats]
            return You(None, mine, host, last_visit=max(visits, default=0), muted=muted)
        looking, match = table.seats[seat], table.match
        plays = match is not None and table.header.status == "running" and not table.is_computer(seat)
        return You(
            seat=seat,
            own=mine,
            host=host,
            can_undo=plays and match is not None and match.can_undo(seat),
            passing=looking.passing,
            conceded=looking.conceded,
            last_visit=looking.last_visit,
            muted=muted,
        )

    # --- the game ---

    def prompt(self, seat: int | None, lang: str) -> Any:
        table, words = self.table, self.table.words(lang)
        asked = table.position is not None and table.header.status == "running" and seat in table.position.asked()
        if seat is None or not asked or table.is_computer(seat):
            return prompts.waiting(table, words, seat)
        assert table.position is not None
        return prompts.question(words, table.begun(), table.position, seat)

    def log(self, match: Match, seat: int, lang: str) -> dict[str, str]:
        found = self.table.log(seat, lang)
        found.follow(match, self.table.reasoned)
        return found.parts()

    async def prepare(self, seat: int | None, person: str | None, lang: str) -> None:
        """Tell what has happened so far without holding up other tables; nobody may change this one meanwhile."""
        match = self.table.match
        if match is not None:
            log = self.table.log(seat if seat is not None and seat in self.table.own_seats(person) else NOBODY, lang)
            if len(match.entries) - log.told > FAR_BEHIND:
                match.history().standing(len(match.entries))  # read on here, so that the thread only looks
                await in_thread(lambda: log.follow(match, self.table.reasoned))

    def result(self, match: Match, lang: str) -> Result:
        words, seats = self.table.words(lang), self.table.seats
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

    # --- the talk ---

    def chat(self, lang: str) -> dict[str, str]:
        """Full chunks never change; the last one is made again when something was said."""
        lines, kept = self.table.chat, self._chat.setdefault(lang, [])
        full = len(lines) // CHAT_CHUNK
        while len(kept) < full:
            kept.append(self._chunk(len(kept), lang))
        texts = kept[:full]
        if len(lines) % CHAT_CHUNK:
            texts.append(self._kept(self._now, ("chat", lang), lambda: self._chunk(full, lang)))
        return {f"chat/{number}": text for number, text in enumerate(texts)}

    def _chunk(self, number: int, lang: str) -> str:
        lines = self.table.chat[number * CHAT_CHUNK : (number + 1) * CHAT_CHUNK]
        return written([talking.shown(self.table, line, lang) for line in lines])

"""`Parts`: what browsers are shown, made once for each eye and language that somebody listens with."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Any, cast
from weakref import WeakValueDictionary

import msgspec

from greatpowers.games import RULESETS, game_of, words_for
from greatpowers.kernel.match import Match
from greatpowers.kernel.values import NOBODY
from greatpowers.players import roster
from greatpowers.server import opponents, orders, prompts, talking, votes
from greatpowers.server.log import Log
from greatpowers.server.part import Part
from greatpowers.server.protocol import (
    ChatLine,
    Chosen,
    Draft,
    DraftKind,
    OwnSeat,
    Pace,
    Result,
    ResultLine,
    SeatState,
    Speed,
    Status,
    TableState,
    Thinking,
    Visibility,
    WindowKind,
    You,
)
from greatpowers.server.replaying import public_commitment
from greatpowers.server.seats import shown_name
from greatpowers.server.table import Table
from greatpowers.server.texts import sentence
from greatpowers.server.threads import in_thread
from greatpowers.words.words import LANGUAGES, Words

FAR_BEHIND = 20
"""From this many untold answers on, they are told in a thread, for they would hold everybody up."""


def written(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def warm() -> None:
    """Read every text once, so that the first table does not wait for it."""
    for rules in RULESETS.values():
        game_of(rules).questions(rules.name)
        for lang in LANGUAGES:
            words_for(lang, rules)
    gc.collect()
    gc.freeze()  # rules and texts stay: to look through them for garbage would hold everybody up


class Parts:
    """What concerns the game is made again when the game has moved, all else when anything has changed; and only for
    those who look."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = game_of(table.rules)
        self._parts: WeakValueDictionary[tuple[object, ...], Part] = WeakValueDictionary()
        """A part lives as long as somebody who listens was told of it."""
        self._options: dict[str, list[Chosen]] = {}
        self._now = 0
        self._moved = 0
        self._named = 0
        """How often anything has changed, the match has moved, somebody was renamed."""

    # --- when something changes ---

    def forget(self) -> None:
        self._now += 1

    def moved(self) -> None:
        """The match has moved, or is another one."""
        self._moved += 1
        self._now += 1

    def renamed(self) -> None:
        """Somebody goes by another name."""
        self._named += 1
        self.moved()

    # --- what is asked for ---

    def all(self, seat: int | None, person: str | None, lang: str) -> dict[str, str]:
        """All parts as texts, for a person (None: somebody unknown) who looks through a seat."""
        return {name: bytes(part.whole()).decode() for name, part in self.seen(seat, person, lang).items()}

    def seen(self, seat: int | None, person: str | None, lang: str) -> dict[str, Part]:
        """All parts as `protocol.Update` names them, for a person (None: somebody unknown) who looks through a seat
        (None, or one that is not theirs: a spectator)."""
        table = self.table
        own = table.own_seats(person)
        seen = seat if seat in own else None
        eye = NOBODY if seen is None else seen
        parts = {
            "table": self._kept(("table", lang), self._now, lambda: self.state(lang)),
            "you": self._kept(("you", person, seen), self._now, lambda: self.you(seen, person, own)),
            "prompt": self._kept(("prompt", lang, seen), self._asked(), lambda: self.prompt(seen, lang)),
        }
        match, position = table.match, table.position
        if match is not None and position is not None:
            words = table.words(lang)
            screen = self._kept(("screen", lang, eye), self._moved, lambda: self.game.screen(words, position, eye))
            parts["screen"] = screen
            parts["log"] = self.log(match, eye, lang)
            if match.over:
                parts["result"] = self._kept(("result", lang), self._now, lambda: self.result(match, lang))
        if table.chat:
            parts["chat"] = self._kept(("chat", lang), (self._named, len(table.chat)), lambda: self.chat(lang))
        return parts

    def _kept(self, key: tuple[object, ...], stamp: object, make: Callable[[], Any]) -> Part:
        """The part under this key, made again if it was made of something else than there is now."""
        part = self._parts.get(key)
        if part is None:
            part = self._parts[key] = Part(str(key[0]), key[0] == "prompt")
        if part.stamp != stamp:
            part.show(make())
            part.stamp = stamp
        return part

    def _asked(self) -> object:
        """What questions depend on: to foresee what answers bring is not done again for a word in the chat."""
        seats = [(seat.kind, seat.conceded, seat.stands_in, seat.orders) for seat in self.table.seats]
        return self._moved, self.table.header.status, self.table.header.closing, seats

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
                face=opponents.face(seat),
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
            options=self._chosen(words),
            commitment=public_commitment(header, table.match),
            reseeded=0 if table.match is None else table.match.reseeded,
            rules=table.rules.version if header.status == "gathering" else header.rules,
            older_rules=self.older_rules(lang),
            seq=header.entries,
            thinking=cast(Thinking, header.thinking) if thinks else None,
            pace=cast(Pace, header.pace),
            window_seconds=header.window_seconds if orders.is_kept_secret(table) else 0,
            telling=orders.tells(table),
            windows=[WindowKind(step, words.say(f"window-{step}")) for step in orders.windows(table)],
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

    def _chosen(self, words: Words) -> list[Chosen]:
        """The options never change once the table is there."""
        if words.lang not in self._options:
            rows = self.table.header.options.items()
            self._options[words.lang] = [
                Chosen(words.option(name), words.option_value(name, value)) for name, value in rows
            ]
        return self._options[words.lang]

    def you(self, seat: int | None, person: str | None, own: list[int]) -> You:
        table = self.table
        waiting = table.waiting() if table.header.status == "running" else []
        seats = [table.seats[number] for number in own]
        mine = [
            OwnSeat(one.seat, one.seat in waiting and self.is_asked(one.seat), f"/seat/{one.secret}") for one in seats
        ]
        host = person is not None and person == table.header.host
        muted = sorted(table.muted.get(person, ())) if person is not None else []
        if seat is None:
            visits = [one.last_visit for one in seats]
            return You(None, mine, host, last_visit=max(visits, default=0), muted=muted)
        looking, given = table.seats[seat], orders.Orders.of(table, seat)
        wishes = {step: given.at(step) for step in orders.windows(table)}
        plays = table.match is not None and table.header.status == "running" and not table.is_computer(seat)
        return You(
            seat=seat,
            own=mine,
            host=host,
            can_undo=plays and orders.can_undo(table, seat),
            passing={given.at(step) for step in orders.polls(table)} == {"pass"},
            orders={step: wish for step, wish in wishes.items() if wish != "ask"},
            drafts=msgspec.convert(looking.drafts, dict[DraftKind, Draft]) if plays else {},
            conceded=looking.conceded,
            last_visit=looking.last_visit,
            muted=muted,
        )

    def is_asked(self, seat: int) -> bool:
        """Whether this seat, which everybody waits for, has anything to decide."""
        return not self.table.is_computer(seat) and not orders.is_quiet(self.table, seat)

    # --- the game ---

    def prompt(self, seat: int | None, lang: str) -> Any:
        table, words = self.table, self.table.words(lang)
        asked = table.position is not None and table.header.status == "running" and seat in table.position.asked()
        if seat is None or not asked or not self.is_asked(seat):
            return prompts.waiting(table, words, seat)
        assert table.position is not None
        return prompts.in_time(table, prompts.question(words, table.begun(), table.position, seat))

    def log(self, match: Match, seat: int, lang: str) -> Log:
        found = self.table.log(seat, lang)
        found.follow(match, self.table.reasoned)
        return found

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
        told = sentence(lang, "result-winners", count=len(winners), players=words.listed(winners))
        return Result(told, lines, self.game.ending(words, match.fast))

    # --- the talk ---

    def chat(self, lang: str) -> list[ChatLine]:
        return [talking.shown(self.table, line, lang) for line in self.table.chat]

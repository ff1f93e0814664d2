"""`Match`: a game between people and computers, with seed, journal, undo, errors with reasons, and a record."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from greatpowers.kernel.chance import commitment, draw, pick, seed_from
from greatpowers.kernel.dealing import dealt, set_up_seed
from greatpowers.kernel.decision import Decision
from greatpowers.kernel.entries import answers_of, header_of
from greatpowers.kernel.gathering import Gathering, Moment, closing_of, shape_of
from greatpowers.kernel.history import History
from greatpowers.kernel.position import Position
from greatpowers.kernel.reading import a_number
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import (
    CHANCE,
    NOBODY,
    PASS,
    Answer,
    Event,
    Json,
    Malformed,
    Reason,
    Refused,
    Value,
    quoted,
)
from greatpowers.kernel.view import View, to_json

EXAMINE: Final = 25
"""One in this many entries of a record that was examined before is examined again."""


class Match:
    """A game in progress. Chance answers itself from the seed; everything else waits for `play`. Without a seed (an
    empty one) chance waits for `play` too, and there is no record: so cases say what chance does."""

    def __init__(self, position: Position, options: dict[str, Json], seed: str, origin: Json = None) -> None:
        self.rules: Ruleset = position.rules
        self.options = options
        self.seed = seed
        self.present_seed = seed
        """The one that chance is drawn from: the match began with it, or it came with the last reseed."""
        self.origin = origin
        self.entries: list[dict[str, Json]] = []
        self.draws = 0
        """How often chance was drawn from the present seed."""
        self.reseeded = 0
        """How many entries there were when that came, its own included; 0 while it is the first."""
        self.question = 0
        """How many entries there were when what is open now was first asked. A sealed answer keeps it, so that those
        who are asked together do not hurry each other."""
        self.marks: list[int] = [0]
        """How long the journal was at the start and after each entry: which events an answer brought about."""
        self.passing: set[int] = set()
        """Seats that always pass when several are asked at once whether they react."""
        self._position = position
        self._moments: list[Moment] = []
        self._journal: list[list[int]] = []
        self._start = position
        self._history: History | None = None
        self.start_hash = ""
        self.examined: list[str] = []
        """The hashes of a record that was written by these very rules, while it is played again."""

    def opened(self) -> Match:
        """Take over the journal, note where the match starts, and let chance answer if it is asked first."""
        journal = self._position.state.journal
        self._journal = [] if journal is None else journal
        self._position.state.journal = self._journal
        self._start = self._position.copy()
        self._start.state.journal = self._journal[:]
        self.marks = [len(self._journal)]
        self.start_hash = self._position.hash()
        self._go_on()
        return self

    # looking

    @property
    def over(self) -> bool:
        return self._position.over

    @property
    def decisions(self) -> list[Decision]:
        """Everything that is open now, one entry per seat asked; first those who have not answered yet."""
        return self.open_decisions(rights=True)

    def open_decisions(self, rights: bool = False) -> list[Decision]:
        """The same with the standing rights on request only: there may be thousands, for each sum that can be given."""
        waiting = self._position.waiting()
        answered = [seat for seat in self._position.asked() if seat not in waiting]
        return [Decision(self._position, seat, seat not in waiting, rights) for seat in waiting + answered]

    def late(self, seat: int) -> list[int]:
        """What `play` takes from the seat besides the options, though the engine would have had it named before."""
        return Gathering(self._position, self._moments, seat).late()

    def times(self, code: int, seat: int, most: int) -> int:
        """How often the seat can still name a thing that it has gone past, in the engine's order."""
        return Gathering(self._position, self._moments, seat).times(code, most)

    @property
    def fast(self) -> Position:
        """A copy of the position for bots and search."""
        return self._position.copy()

    @property
    def events(self) -> list[Event]:
        return [self.rules.event(event) for event in self._journal]

    def events_for(self, seat: int, since: int = 0, until: int | None = None) -> list[Event]:
        """The journal as `seat` may see it, or a part of it."""
        shown = [self.rules.shown(event, seat) for event in self._journal[since:until]]
        return [self.rules.event(event) for event in shown if event is not None]

    def look(self, seat: int = NOBODY) -> View:
        """What a seat may see, as the game's own typed structure."""
        return self.rules.view(self._position.state, seat)

    def view(self, seat: int = NOBODY) -> dict[str, Json]:
        """The same as JSON."""
        found: dict[str, Json] = to_json(self.look(seat))
        return found

    def scores(self) -> list[int]:
        return self._position.scores()

    def ranks(self) -> list[int]:
        return self._position.ranks()

    def hash(self) -> str:
        return self._position.hash()

    def history(self) -> History:
        """Every moment of this match; it grows with the match."""
        if self._history is None:
            self._history = History(self._start, self.entries)
        return self._history

    def position(self) -> dict[str, Json]:
        """The position as a document; `greatpowers.position` reads it back."""
        return self.rules.document(self._position.state)

    def why_not(self, answer: Answer | Json, seat: Json = NOBODY) -> Reason | None:
        """None when the answer is one of the options now, else why not. Raises `Malformed` for what is no answer."""
        code, who = self.rules.codec.encode(answer), self._who(seat)
        return None if self._position.refusal(code, who) == 0 else self._position.reason(code, who)

    def hindrance(self, answer: Answer | Json, seat: Json = NOBODY) -> Reason | None:
        """None when `play` takes the answer, also if the engine would have had it named before; else why not."""
        code, who = self._meant(answer), self._who(seat)
        allowed = self._position.refusal(code, who) == 0
        return None if allowed else Gathering(self._position, self._moments, who).why_not([code])

    # playing

    def play(self, answer: Answer | Json, seat: Json = NOBODY) -> list[Event]:
        """Give an answer and return what happened. A refused answer raises `Refused` and changes nothing. Things may be
        named in any order: what the engine would have had named later is taken back and named again."""
        code, who = self._meant(answer), self._who(seat)
        allowed = self._position.refusal(code, who) == 0
        return self._give([code], who) if allowed else self._rearrange([code], who)

    def play_several(self, answers: list[Json], seat: Json = NOBODY) -> list[Event]:
        """Name these things and no more, in whichever order they come. If one is refused, nothing is changed. Where
        more could be named, the step is ended. One undo takes all of it back."""
        codes, who = [self._meant(answer) for answer in answers], self._who(seat)
        reason = Gathering(self._position, self._moments, who).crowd(codes)
        if reason is not None:
            raise Refused(reason)
        shape = shape_of(self._position)
        happened = self._rearrange(codes, who)
        closing = closing_of(self._position, who) if shape_of(self._position) == shape else NOBODY
        return happened if closing == NOBODY else happened + self._give([closing], who, True)

    def _meant(self, answer: Answer | Json) -> int:
        code = self.rules.codec.encode(answer)
        return code if self._position.step is None else self._position.step.meaning(code)

    def _rearrange(self, codes: list[int], who: int) -> list[Event]:
        """Name these with what the seat has named before, all of it in the engine's order."""
        gathering = Gathering(self._position, self._moments, who)
        given, reason = gathering.tried(codes)
        if reason is not None:
            raise Refused(reason)
        for _ in gathering.moments:
            self._take_back(who)
        return self._give(given, who)

    def _give(self, codes: list[int], who: int, tied: bool = False) -> list[Event]:
        """Give answers that are known to be legal; one undo takes them back, and the answer that they are tied to."""
        before = len(self._journal)
        for code in codes:
            moment = Moment(who, self._position.copy(), len(self._journal), self.question, code, tied)
            self._answer(code, who)
            barrier = self._position.state.revealed or self._position.seat == CHANCE
            if barrier or (self._moments and self._moments[-1].seat != who):
                self._moments = []
            if not barrier:
                self._moments.append(moment)
            self._go_on()
            tied = True
        return [self.rules.event(event) for event in self._journal[before:]]

    def always_pass(self, seat: Json, passing: bool = True) -> None:
        """From now on (or no longer) this seat passes by itself whenever several are asked at once and may pass.

        It passes whatever it holds, so that nobody can read anything from how quickly it does."""
        if passing:
            self.passing.add(self._seat(seat))
            self._go_on()
        else:
            self.passing.discard(self._seat(seat))

    def can_undo(self, seat: Json) -> bool:
        """Whether the last answer was this seat's own and nothing has been learned since."""
        return self._seat(seat) == (self._moments[-1].seat if self._moments else NOBODY)

    def ways_back(self, seat: Json) -> list[Position]:
        """The positions that this seat could return to, one undo after the other."""
        return [moment.position for moment in reversed(self._moments)] if self.can_undo(seat) else []

    def undo(self, seat: Json) -> None:
        """Take back this seat's last answer, or those given together. The record keeps them, with undo entries."""
        if not self.can_undo(seat):
            raise Refused(Reason("no-undo", {"seat": seat}, ""))
        while self._take_back(self._seat(seat)) and self._moments:
            pass

    def _take_back(self, seat: int) -> bool:
        """Take the last answer back; whether the one before it goes with it."""
        moment = self._moments.pop()
        self._position = moment.position.copy()  # a copy of the match may have the same moment
        del self._journal[moment.events :]
        self._position.state.journal = self._journal
        self.entries.append({"seat": seat, "undo": 1, "hash": self._position.hash()})
        self.marks.append(len(self._journal))
        if self.question != moment.question:
            self.question = len(self.entries)
        return moment.tied

    def rewind(self, entries: Json, by: Json = NOBODY) -> None:
        """Go back to the question that was open after this many entries, whoever has answered since and whatever was
        learned: those concerned have agreed, which is for others to see to. The record keeps everything, followed by
        a rewind entry; it names the seat that asked for it. Chance goes on counting, so that nobody knows what it will
        bring."""
        asker: dict[str, Json] = {} if by == NOBODY else {"by": self._seat(by)}
        count = a_number(entries, "rewind", 0, len(self.entries) - 1)
        position = self.history().at(count)
        if self.over or position.seat == CHANCE:
            raise Refused(Reason("no-rewind", {"entries": count}, ""))
        self._moments = []
        self._journal = self.history().events(count)
        self._position = position
        self._position.state.journal = self._journal
        self.entries.append({"rewind": count, **asker, "hash": self._position.hash()})
        self.marks.append(len(self._journal))
        self.question = len(self.entries)
        self._go_on()

    def reseed(self, seed: Json = None) -> None:
        """From here on chance comes from another seed, a fresh one unless it is given: whoever knows the old one, as
        everybody does who has the record, does not know what will be drawn. The record keeps both, and the draws are
        counted from the beginning. Nothing else changes: what is open stays open, and going back, by an undo or a
        rewind, never goes back to an old seed."""
        if self.over or not self.seed:
            raise Refused(Reason("no-reseed", {}, ""))
        self.present_seed = seed_from(seed)
        self.draws = 0
        self.reseeded = len(self.entries) + 1
        entry = {"reseed": self.present_seed, "commitment": commitment(self.present_seed)}
        self.entries.append({**entry, "hash": self._hash_of(len(self.entries))})
        self.marks.append(len(self._journal))

    def _seat(self, seat: Json) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self._position.state.seats:
            raise Malformed("seat", f"{quoted(seat)} is not a seat of this match")
        return seat

    def _who(self, seat: Json) -> int:
        if seat == CHANCE and not self.seed:
            return CHANCE
        if seat != NOBODY:
            return self._seat(seat)
        waiting = self._position.waiting()
        if len(waiting) > 1:
            raise Malformed("seat", f"several seats are asked ({', '.join(map(str, waiting))}): say which one answers")
        return waiting[0] if waiting else 0

    def _answer(self, code: int, seat: int) -> None:
        self._position.play(code, seat)
        name: Value = "chance" if seat == CHANCE else seat
        answer = self.rules.codec.decode(code).to_json()
        self.entries.append({"seat": name, "answer": answer, "hash": self._hash_of(len(self.entries))})
        self.marks.append(len(self._journal))
        if len(self._position.state.sealed) == 0:
            self.question = len(self.entries)

    def _hash_of(self, index: int) -> str:
        """The hash for entry `index`. To hash a large position costs more than to play, so that of most entries that
        were examined before is taken over; one that went another way is found out by the next that is not."""
        if index + 1 < len(self.examined) and index % EXAMINE != 0:
            return self.examined[index]
        return self._position.hash()

    def _go_on(self) -> None:
        """Let chance answer, and those who always pass, until somebody has to be asked."""
        while not self.over:
            passing = self._passing_now()
            if self.seed and self._position.seat == CHANCE:
                weights = self._position.weights()
                index = pick(weights, draw(self.present_seed, self.draws, sum(weights)))
                self.draws += 1
                self._answer(self._position.options()[index], CHANCE)
            elif passing:
                self._moments = []
                self._answer(self.rules.codec.by_name[PASS].number, passing[0])
            else:
                return

    def _passing_now(self) -> list[int]:
        step = self._position.step
        if not self.passing or step is None or not step.together or PASS not in step.kinds:
            return []
        return [seat for seat in self._position.waiting() if seat in self.passing]

    # keeping

    def copy(self) -> Match:
        """An independent match at the same point, with the same seeds and record."""
        twin = Match(self._position.copy(), dict(self.options), self.seed, self.origin)
        twin.present_seed = self.present_seed
        twin.entries = [dict(entry) for entry in self.entries]
        twin.draws = self.draws
        twin.reseeded = self.reseeded
        twin.question = self.question
        twin.marks = list(self.marks)
        twin.passing = set(self.passing)
        twin.start_hash = self.start_hash
        twin._start = self._start
        twin._moments = list(self._moments)
        twin._journal = list(self._journal)
        twin._position.state.journal = twin._journal
        return twin

    def record(self) -> dict[str, Json]:
        """The whole match: header and answers, each with the hash of the position it led to."""
        header: dict[str, Any] = {
            **header_of(self.rules, self._position.state.seats, self.options, self.entries),
            "seed": self.seed,
            "commitment": commitment(self.seed),
            "start": self.start_hash,
        }
        if self.origin is not None:
            header["position"] = self.origin
        header["entries"] = self.entries
        return deepcopy(header)

    def seat_record(self, seat: Json = NOBODY) -> dict[str, Json]:
        """What a seat (or a spectator) may take home while the game goes on: how it is played, the seat's own answers,
        and the events it saw. No seed, no hashes of positions and no position to begin from: they tell secrets. Of a
        new seed there is only the commitment."""
        who = NOBODY if seat == NOBODY else self._seat(seat)
        header: dict[str, Any] = {
            **header_of(self.rules, self._position.state.seats, self.options, self.entries),
            "commitment": commitment(self.seed),
            "seat": None if who == NOBODY else who,
            "entries": len(self.entries),
            "answers": answers_of(self.entries, who),
            "events": [event.to_json() for event in self.events_for(who)],
        }
        return deepcopy(header)


def start(rules: Ruleset, seats: Json, seed: Json = None, options: Json = None, setup: Json = None) -> Match:
    """A new match; with a given deal it begins behind what that names."""
    chosen = rules.chosen({} if options is None else options)
    if setup is not None:
        own = seed_from(seed)
        position = dealt(rules, rules.check_seats(seats), chosen, setup, set_up_seed(own))
        return start_from(rules, rules.document(position.state), own)
    state = rules.begin(rules.check_seats(seats), chosen)
    state.journal = []
    return Match(Position(rules, state), chosen, seed_from(seed)).opened()


def start_from(rules: Ruleset, document: Json, seed: Json = None) -> Match:
    """A match that begins at the position a document describes."""
    state = rules.state(document)
    state.journal = []
    chosen = rules.chosen(document["options"])
    return Match(Position(rules, state), chosen, seed_from(seed), deepcopy(document)).opened()

"""Part `prompt`: the question to a seat with all its answers, or whom the table waits for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from greatpowers.games import game_of
from greatpowers.kernel.match import Match
from greatpowers.kernel.position import Position
from greatpowers.kernel.state import UNSEALED
from greatpowers.kernel.step import Step
from greatpowers.kernel.values import PASS, Answer
from greatpowers.screen.phrasebook import Phrasebook
from greatpowers.screen.previews import Preview, Previews
from greatpowers.server import orders
from greatpowers.server.playing import refusal
from greatpowers.server.protocol import Choice, OptionGroup, Prompt, Refusal, Several, Waiting
from greatpowers.server.table import Table
from greatpowers.server.texts import sentence
from greatpowers.words.words import Words, capital

UNKNOWN: Final = Preview()
"""Of answers that nothing is foreseen of."""
MOST_NAMED: Final = 30
"""More things than these are not named at once."""
MOST_TIMES: Final = 9
"""The same thing is not named more often than this at once."""


class Asked(NamedTuple):
    """A seat that is asked in a step; a `Decision` would have all its rights ready beside."""

    seat: int
    step: str


def task(words: Words, position: Position) -> str:
    """What is to be done, in a word or two that everybody may read.

    Never the question itself, which may speak of what only its seat knows."""
    assert position.step is not None
    return task_of(words, position.step.name)


def task_of(words: Words, name: str) -> str:
    return capital(words.say(f"task-{name}" if words.has(f"task-{name}") else f"step-{name}"))


def standing(words: Words, position: Position, thinking: bool = False) -> str:
    """Whom everybody waits for (perhaps computers that are thinking), or what chance is about to decide; only a moment
    of a replay can be of that kind."""
    seats = position.waiting()
    if not seats or seats[0] < 0:
        return sentence(words.lang, "waiting-chance", task=task(words, position))
    names = words.listed([words.player(seat) for seat in seats])
    if thinking:
        return sentence(words.lang, "waiting-thinking", players=names, count=len(seats), task=task(words, position))
    return sentence(words.lang, "waiting-for", players=names, task=task(words, position))


def choices(
    words: Words,
    answers: Sequence[Answer],
    step: str,
    position: Position | None,
    groups: list[str],
    expected: Previews | None = None,
    footnotes: list[str] | None = None,
) -> list[Choice]:
    """The answers in words, for a seat that chooses among them now with what it may expect of each.

    Fills in the groups and footnotes they refer to."""
    found: list[Choice] = []
    for answer in answers:
        group = place_in(groups, answer.kind)
        text = words.answer(answer, step, position)
        prospect = UNKNOWN if expected is None else expected.of(answer)
        marks = [] if footnotes is None else [place_in(footnotes, note) for note in prospect.shared]
        found.append(Choice(answer.to_json(), text, prospect.note, group, prospect.sign, prospect.effects, marks))
    return found


def told(words: Words, position: Position, seat: int, listed: list[Choice], times: Mapping[int, int]) -> list[Choice]:
    """The choices with what is lost by them, how often each may be named, and what that takes.

    Who has no other choice loses nothing."""
    step, codec = position.step, position.rules.codec
    assert step is not None
    has_other = any(choice.answer["kind"] not in step.forfeits for choice in listed)
    found: list[Choice] = []
    for choice in listed:
        kind = choice.answer["kind"]
        if has_other and kind in step.forfeits:
            found.append(replace(choice, forfeit=consequence(words, step, kind), asks=step.ends_turn))
        else:
            code = codec.encode(choice.answer)
            if code not in times:
                found.append(choice)
                continue
            takes, apart = step.takes(position.state, seat, code), step.apart(position.state, seat, code)
            found.append(replace(choice, times=times[code], takes=takes, apart=apart))
    return found


def consequence(words: Words, step: Step[Any], kind: str) -> str:
    """What a forfeit brings, in a sentence of the game's; a game without one says no more than that it is gone."""
    own = f"forfeit-{kind}-in-{step.name}"
    return capital(words.say(own if words.has(own) else "forfeit"))


def gathered(position: Position, seat: int, most: int, codes: Sequence[int]) -> dict[int, int]:
    """How often each of these things may be named; some only after others, of which no more are named than it takes."""
    times: dict[int, int] = {}
    for code in codes:
        trial, named = position.copy(), 0
        for other in sorted(codes):
            if other >= code or trial.refusal(code, seat) == 0:
                break
            while named < most and trial.refusal(code, seat) != 0 and trial.refusal(other, seat) == 0:
                trial.name(other, seat)
                named += 1
        before = named
        while named < most and trial.refusal(code, seat) == 0:
            trial.name(code, seat)
            named += 1
        times[code] = named - before
    return times


def several(words: Words, step: Step[Any], position: Position, seat: int, count: int) -> Several | None:
    """How many of the things that are gathered here may be named at once; nothing when it is only one of one."""
    if not step.gathers or count == 0:
        return None
    state = position.state
    most = min(step.most_named(state, seat), MOST_NAMED)
    if most < 1 or (most == 1 and count > 1 and not step.costs_nothing):
        return None
    texts = [
        capital(words.say(f"several-{step.name}", count=number, most=most, left=most - number))
        for number in range(most + 1)
    ]
    return Several(step.least_named(state, seat), most, texts, step.costs_nothing, step.stock(state, seat))


def place_in(notes: list[str], note: str) -> int:
    """Where a note stands, at the end if it is new."""
    if note not in notes:
        notes.append(note)
    return notes.index(note)


def rights(words: Words, position: Position, seat: int, groups: list[str]) -> list[Choice]:
    """What the seat may do whoever is asked, after other choices in these groups; fills in the groups. There may be
    dozens, such as every gift that its cash allows, and they are the same for many answers. A right reads the same
    wherever it is taken, so nothing of the position but the step gets into its words."""
    codes, step = position.rights(seat), position.step
    if not codes or step is None:
        return []

    def make() -> tuple[list[Choice], list[str]]:
        codec, known = position.rules.codec, groups[:]
        return choices(words, [codec.decode(code) for code in codes], step.name, None, known), known

    messages = [words.answer_message(kind, step.name) for right in position.rules.rights for kind in right.kinds]
    place = ("rights", seat, len(groups) > 0)  # a seat is asked and waits by turns, and its groups count from there
    listed, known = Phrasebook(words).same(place, (messages, codes, groups[:]), make)
    groups[:] = known
    return listed


def refused(words: Words, position: Position, seat: int, expected: Previews) -> list[Refusal]:
    """What lies there to be chosen and cannot be chosen, each with its reason."""
    found: list[Refusal] = []
    for answer in expected.beyond():
        reason = position.reason(position.rules.codec.encode(answer), seat)
        prospect = expected.of(answer)
        told = refusal(words, position, answer, reason)
        found.append(replace(told, effects=prospect.effects, note=prospect.note))
    return found


def question(words: Words, match: Match, position: Position, seat: int) -> Prompt:
    """What this seat is asked, with every legal answer and what is worth knowing of it."""
    step = position.step
    assert step is not None
    sealed = position.state.sealed[seat] if position.state.sealed else UNSEALED
    codec = position.rules.codec
    codes = position.options(seat)
    options = [codec.decode(code) for code in codes]
    past = match.late(seat)
    others = [*past, *(step.nameable(position.state, seat) if step.gathers else ())]
    late = sorted({code for code in others if code not in codes})
    groups: list[str] = []
    footnotes: list[str] = []
    passing_last = sorted(options, key=lambda answer: answer.kind in step.forfeits or answer.kind == PASS)
    expected = game_of(words.ruleset).previews(words, position, seat)
    listed = choices(words, [codec.decode(code) for code in late], step.name, position, groups)
    listed += choices(words, passing_last, step.name, position, groups, expected, footnotes)
    passage = game_of(match.rules).question_passage(position, seat)
    named = [code for code in late + codes if codec.kind_of(code).name in step.gathers]
    gathering, times = several(words, step, position, seat, len(named)), dict[int, int]()
    if gathering is not None:
        often = min(gathering.most, MOST_TIMES)
        times = gathered(position, seat, often, [code for code in named if code not in past])
        times |= {code: match.times(code, seat, often) for code in past}
    taken = rights(words, position, seat, groups)
    return Prompt(
        seat=seat,
        ask=match.question,
        step=step.name,
        sentence=words.prompt(match, Asked(seat, step.name)),
        rule=words.rule(passage),
        passage=passage,
        groups=[OptionGroup(kind, capital(words.kind(kind))) for kind in groups],
        choices=told(words, position, seat, listed, times),
        several=gathering,
        primary=0 if len(listed) == 1 else None,
        refused=refused(words, position, seat, expected),
        regions=expected.regions(),
        form=expected.form(),
        rights=taken,
        together=step.together,
        sealed=None if sealed == UNSEALED else codec.decode(sealed).to_json(),
        footnotes=[capital(note) for note in footnotes],
        only_pass=[answer.kind for answer in options] == [PASS],
    )


def in_time(table: Table, asked: Prompt) -> Prompt:
    """The question with what makes it a window: until when it is open, and the pass that is kept back till then."""
    window, passed = orders.closing(table), orders.held(table, asked.seat)
    asked = replace(asked, window=asked.step in orders.windows(table))
    if passed is not None:
        asked = replace(asked, sealed=orders.PASSED)
    return asked if window is None else replace(asked, closes=window.closes, lasts=window.lasts)


def waiting(table: Table, words: Words, seat: int | None) -> Waiting:
    """Whom the table waits for, and for what; a seat may take its rights meanwhile."""
    position = table.position
    lang = words.lang
    if position is None or table.header.status != "running":
        open_seats = [one.seat for one in table.seats if one.kind == "open"]
        status = table.header.status
        return Waiting(sentence(lang, f"waiting-{status}", open=len(open_seats)), open_seats)
    seats = table.waiting()
    window = orders.closing(table)
    closes, lasts = (0, 0) if window is None else (window.closes, window.lasts)
    text = standing(words, position, thinking=all(table.is_computer(seat) for seat in seats))
    if seat is None or table.is_computer(seat):
        return Waiting(text, seats, closes=closes, lasts=lasts)
    return Waiting(text, seats, table.begun().question, rights(words, position, seat, []), closes, lasts)

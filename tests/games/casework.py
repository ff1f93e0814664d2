"""Cases: positions, answers, and what must be true then, read and played for every game.

`tests/games/<game>/casework.py` lists the game's books (`BOOKS`), one for each ruleset. In the folder of a book
`bases.toml` holds the positions cases start from, every other file the cases of one chapter of the rulebook; the first
letters of a case's id name the book. A case has runs. A run is a start, answers, and what must be true then:

    base, set    a base position and what differs from it: `set.to_move = "B"`, `set.A.cash = 9`; tables are merged,
                 everything else is replaced
    start        a new match instead: seats, options, and the first answers of chance in order
    continues    true: go on where the run before stopped
    turn         a game's own short form for whose turn it is and the first answer (`Book.turn`)
    do           the answers; "B: invest china 4 12" also says that seat B has to be the one who gives it, which is
                 needed where several seats are asked at once; "chance: draw silk" says what chance answers. Before
                 and after other answers, and for "chance" alone, it answers from a seed as long as it is asked; a run
                 without answers leaves it waiting, and so does one that expects `asked = "chance …"`

    expect       places of the position and their values, `expect.A.cash = 8`
    views        the same for what a seat sees: `views.A.B.cash = "none"`
    asked        who has to answer what now: "F attack"
    trace        who had to answer what when each of the answers was given, in order, the last open question included
    options      the open answers, all of them; where several seats are asked, with the seat: "B: bid 3"
    offered      some of them
    never        kinds of answers of which none is open
    refused      answers that are refused, with the reason; a seat before the answer asks for somebody else
    unknown      what is no answer at all
    rights       standing rights of a seat, all of them: `rights.A = ["donate russia 1"]`
    events       what happened in this run, in this order, other things between left out
    no_events    what did not happen in this run
    scores, ranks, over
    check        instead of all this the name of a check (`check_<name>` of the book), which reads the rest of the run

Seats are the letters A to F, clockwise. They open a path (`A.cash`) and stand for seats as values; "none" stands for
null. An answer is its kind and the values of its fields in the order of the codec.
"""

from __future__ import annotations

import copy
import importlib
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import greatpowers
from greatpowers.games.casebook import SEED, placed, started
from greatpowers.kernel.chance import draw, pick, seed_from
from greatpowers.kernel.entries import FORMAT
from greatpowers.kernel.match import Match
from greatpowers.kernel.values import CHANCE, NOBODY, Malformed, Reason
from greatpowers.words.cases import LETTERS, Table, leaves

HERE = Path(__file__).parent

STARTS = {"base", "set", "start", "continues", "turn", "do"}
ENDS = {"asked", "trace", "options", "offered", "never", "refused", "unknown", "rights", "events", "no_events"}
EXPECTATIONS = {"expect", "views", "scores", "ranks", "over", "check"} | ENDS

Finding = tuple[Any, Any, str]
"""What was found, what was wanted, and what it is."""


def game_names() -> list[str]:
    """The games that have cases."""
    return sorted(path.parent.name for path in HERE.glob("*/casework.py"))


def books(game: str) -> list[Book]:
    found: list[Book] = importlib.import_module(f"tests.games.{game}.casework").BOOKS
    return found


class Book:
    """The cases of one ruleset. As it stands it suits a game whose documents list its `players`; others override how
    documents are made (`document`) and looked into (`look`)."""

    def __init__(self, letters: str, game: str) -> None:
        self.letters = letters
        self.game = game
        self.rules = greatpowers.ruleset(game)
        self.edition = game.removeprefix(self.rules.game).removeprefix("-")
        self.folder = HERE / self.rules.game / "cases" / self.edition
        self.read: dict[str, Table] = {}
        self._chapters: dict[str, list[Table]] = {}

    # reading

    def chapters(self) -> dict[str, list[Table]]:
        """Chapter (the file) -> its cases. Read once for all who ask; nobody changes them."""
        if not self._chapters:
            for path in sorted(self.folder.glob("*.toml")):
                cases = tomllib.loads(path.read_text(encoding="utf-8")).get("case")
                if cases is not None:
                    self._chapters[path.stem] = cases
        return self._chapters

    def cases(self) -> list[Table]:
        cases = [case for chapter in self.chapters().values() for case in chapter]
        return sorted(cases, key=lambda case: str(case["id"]))

    def reasons_shown(self) -> set[str]:
        """The reasons for which some case sees an answer refused."""
        return {reason for case in self.cases() for run in case["run"] for reason in run.get("refused", {}).values()}

    def bases(self) -> dict[str, Table]:
        """Read once for all runs: what a run changes is merged into a copy."""
        if not self.read:
            self.read = tomllib.loads((self.folder / "bases.toml").read_text(encoding="utf-8"))["base"]
        return self.read

    # positions

    def document(self, base: Table, changes: Table) -> Table:
        """A position document from a base and what a run changes in it; options and agenda are taken word by word."""
        merged = merge(base, changes)
        players = [meant(merged.pop(letter)) for letter in LETTERS if letter in merged]
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules.version,
            "seats": len(players),
            "options": {},
            "players": players,
            **{key: value if key in ("options", "agenda") else meant(value) for key, value in merged.items()},
        }

    def look(self, document: Table, path: tuple[str, ...]) -> Any:
        """The value at a path; the last key may name what is not there."""
        *way, last = path
        value: Any = document
        if path[0] in LETTERS:
            value, way = document["players"][LETTERS.index(path[0])], way[1:]
        for key in way:
            value = value[int(key)] if isinstance(value, list) else value[key]
        return value[int(last)] if isinstance(value, list) else value.get(last)

    def compared(self, document: Table, wanted: Table, prefix: str) -> Iterator[Finding]:
        for path, value in leaves(wanted):
            found = self.look(document, path)
            yield found, value if found == value else meant(value), prefix + ".".join(path)

    def turn(self, text: str) -> tuple[Table, list[str]]:
        """The changes and the first answers a `turn` stands for."""
        raise NotImplementedError

    def begin(self, start: Table) -> Match:
        """A new match in which chance gives the answers named; asked for more, it is left waiting."""
        chance = [self.answer(text)[1] for text in start.get("chance", [])]
        return started(self.rules, start["seats"], start.get("options", {}), chance)

    def place(self, run: Table) -> Match:
        """The match at the position a run starts from."""
        changes: Table = run.get("set", {})
        if "turn" in run:
            changes = merge(changes, self.turn(run["turn"])[0])
        return placed(self.rules, self.document(self.bases()[run["base"]], changes))

    # answers

    def answer(self, text: str) -> tuple[int, Table]:
        """Seat (or nobody in particular) and answer of "B: invest china 4 12"."""
        seat = NOBODY
        if ": " in text:
            letter, _, text = text.partition(": ")
            seat = CHANCE if letter == "chance" else LETTERS.index(letter)
        name, *words = text.split()
        kind = self.rules.codec.by_name[name]
        if len(words) != len(kind.fields):
            raise ValueError(f"{text!r}: {name} has the fields {[field.name for field in kind.fields]}")
        values: Table = {"kind": name}
        for field, word in zip(kind.fields, words, strict=True):
            values[field.name] = int(word) if isinstance(field.values[0], int) else word
        return seat, values

    def is_answer(self, text: str) -> bool:
        if text.split(maxsplit=1)[0] not in self.rules.codec.by_name:
            return False
        try:
            self.rules.codec.encode(self.answer(text)[1])
        except (Malformed, ValueError):
            return False
        return True

    def refusal(self, match: Match, text: str) -> Reason | None:
        seat, given = self.answer(text)
        return match.why_not(given, seat)

    # playing

    def play_case(self, case: Table) -> None:
        """Play every run of a case; an AssertionError says which run found what."""
        match: Match | None = None
        for number, run in enumerate(case["run"], 1):
            label = f"{case['id']} run {number}"
            assert run.keys() & EXPECTATIONS, f"{label}: expects nothing"
            if "check" in run:
                findings = getattr(self, f"check_{run['check']}")(run)
            else:
                unknown = run.keys() - STARTS - EXPECTATIONS
                assert not unknown, f"{label}: unknown {sorted(unknown)}"
                played = Played(self, run, match, label)
                match, findings = played.match, played.findings()
            for found, wanted, what in findings:
                assert found == wanted, f"{label}: {what} is {found!r}, should be {wanted!r}"


class Played:
    """A run whose answers have been given: where that led, who had to answer on the way, and every answer in order."""

    def __init__(self, book: Book, run: Table, before: Match | None, label: str) -> None:
        self.book = book
        self.run = run
        if run.get("continues"):
            assert before is not None, f"{label}: nothing to continue"
            self.match = before
        else:
            self.match = book.begin(run["start"]) if "start" in run else book.place(run)
        self.first_event = len(self.match.events) if run.get("continues") else 0
        self.answers: list[Table] = []
        self.trace: list[str] = []
        texts = [*(book.turn(run["turn"])[1] if "turn" in run else []), *run.get("do", [])]
        for text in texts:
            if not text.startswith("chance: "):
                self.roll()
            if text == "chance":
                continue
            self.trace.append(asked(self.match))
            seat, given = book.answer(text)
            reason = book.refusal(self.match, text)
            assert reason is None, f"{label}: {text!r} refused ({reason and reason.name}); asked: {self.trace[-1]}"
            self.give(self.match.fast.seat if seat == NOBODY else seat, given)
        if texts and not run.get("asked", "").startswith("chance "):
            self.roll()
        self.trace.append(asked(self.match))

    def give(self, seat: int, answer: Table) -> None:
        step = self.match.fast.step
        assert step is not None
        self.answers.append({"seat": seat, "step": step.name, "answer": answer})
        self.match.play(answer, seat)

    def roll(self) -> None:
        """Let chance answer as long as it is asked."""
        while self.match.fast.seat == CHANCE:
            weights = self.match.fast.weights()
            index = pick(weights, draw(seed_from(SEED), len(self.match.entries), sum(weights)))
            self.give(CHANCE, self.match.decisions[0].options[index].to_json())

    def findings(self) -> Iterator[Finding]:
        """What was found and what was wanted, for everything the run expects."""
        run, match, book = self.run, self.match, self.book
        yield from book.compared(match.position(), run.get("expect", {}), "")
        for letter, places in run.get("views", {}).items():
            yield from book.compared(match.view(LETTERS.index(letter)), places, f"{letter} sees ")
        if "asked" in run:
            yield self.trace[-1], run["asked"], "asked"
        if "trace" in run:
            yield self.trace, run["trace"], "trace"
        if "over" in run:
            yield match.over, run["over"], "over"
        if "scores" in run:
            yield match.scores(), run["scores"], "scores"
        if "ranks" in run:
            yield match.ranks(), run["ranks"], "ranks"
        yield from self.answers_found()
        happened = self.happened()
        yield missing_event(happened, run.get("events", [])), None, f"missing event among {happened}"
        for event in run.get("no_events", []):
            yield any(fits(one, event) for one in happened), False, f"event {event}"

    def answers_found(self) -> Iterator[Finding]:
        run, match, book = self.run, self.match, self.book
        options = open_answers(match)
        if "options" in run:
            yield options, sorted(run["options"]), "options"
        for text in run.get("offered", []):
            yield text in options, True, f"{text!r} among {options}"
        for kind in run.get("never", []):
            assert kind in book.rules.codec.by_name, kind
            yield [option for option in options if book.answer(option)[1]["kind"] == kind], [], f"open {kind}"
        for text, name in run.get("refused", {}).items():
            reason = book.refusal(match, text)
            yield reason and reason.name, name, f"refusal of {text!r}"
        for text in run.get("unknown", []):
            yield book.is_answer(text), False, f"{text!r} as an answer"
        for letter, wanted in run.get("rights", {}).items():
            codes = match.fast.rights(LETTERS.index(letter))
            rights = [short(match.rules.codec.decode(code)) for code in codes]
            yield sorted(rights), sorted(wanted), f"rights of {letter}"

    def happened(self) -> list[Table]:
        """The events of the run."""
        return [event.to_json() for event in self.match.events[self.first_event :]]


# values


def merge(base: Table, changes: Table) -> Table:
    result = copy.deepcopy(base)
    for key, value in changes.items():
        old = result.get(key)
        result[key] = merge(old, value) if isinstance(old, dict) and isinstance(value, dict) else copy.deepcopy(value)
    return result


def meant(value: Any) -> Any:
    """A value with null for "none" and numbers for the letters of seats."""
    if isinstance(value, dict):
        return {key: meant(one) for key, one in value.items()}
    if isinstance(value, list):
        return [meant(one) for one in value]
    if value in LETTERS:
        return LETTERS.index(value)
    return None if value == "none" else value


# answers and events


def short(given: Any) -> str:
    """An answer as cases write it."""
    return " ".join([given.kind, *(str(value) for value in given.values.values())])


def asked(match: Match) -> str:
    """Who has to answer, and what."""
    if match.over:
        return "over"
    waiting = [decision for decision in match.decisions if not decision.answered]
    return ", ".join(f"{letter_of(one.seat)} {one.step}" for one in waiting)


def letter_of(seat: int) -> str:
    return "chance" if seat == CHANCE else LETTERS[seat]


def open_answers(match: Match) -> list[str]:
    """The answers of those who have to answer; of several at once, with the seat."""
    decisions = [] if match.over else match.decisions
    several = len(decisions) > 1
    return sorted(
        f"{letter_of(decision.seat)}: {short(option)}" if several else short(option)
        for decision in decisions
        if not decision.answered
        for option in decision.options
    )


def fits(happened: Table, wanted: Table) -> bool:
    return all(happened.get(key) == value for key, value in wanted.items())


def missing_event(happened: list[Table], wanted: list[Table]) -> Table | None:
    """The first event wanted that does not come after those before it."""
    index = 0
    for event in wanted:
        while index < len(happened) and not fits(happened[index], event):
            index += 1
        if index == len(happened):
            return event
        index += 1
    return None

"""How a match begins at a terminal: from files, from options, from answers to two questions."""

from __future__ import annotations

import json
import os
import sys
import tomllib
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TypeVar

from rich.console import Console

import greatpowers
from greatpowers.games import RULESETS, casebook, words_for
from greatpowers.kernel import match as matches
from greatpowers.kernel.match import Match
from greatpowers.kernel.ruleset import Option, Ruleset
from greatpowers.kernel.values import Json, Malformed
from greatpowers.terminal.phrases import Problem, first_ruleset, phrase
from greatpowers.words.words import Words

T = TypeVar("T")


# files


def load(file: Path, message: str = "cli-no-json", parse: Callable[[str], Json] = json.loads) -> Json:
    """What a file holds; who cannot read it is told so in one sentence."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:  # not there, or not UTF-8, or no name a file can have
        problem = getattr(error, "strerror", None) or str(error)
        raise Problem(phrase("cli-no-file", file=str(file), problem=problem)) from error
    try:
        return parse(text)
    except (ValueError, RecursionError) as error:
        raise Problem(phrase(message, file=str(file), problem=str(error))) from error


def load_table(file: Path) -> Json:
    """A table of figures in TOML, or in JSON if the file is called so."""
    return load(file) if file.suffix == ".json" else load(file, "cli-no-toml", tomllib.loads)


# options and seats


def chosen(rules: Ruleset, pairs: Iterable[str]) -> dict[str, Json]:
    """`key=value` texts as options; values are read as the ruleset writes them."""
    options: dict[str, Json] = {}
    for pair in pairs:
        key, equals, text = pair.partition("=")
        if not equals:
            raise Malformed("option", f"{pair!r} must look like key=value")
        option = next((option for option in rules.options if option.name == key), None)
        options[key] = text if option is None else option_given(option, text)
    return rules.chosen(options)


def option_given(option: Option, text: str) -> Json:
    """One of the values by name; where an option takes a document, anything else is the name of its file."""
    for value in option.values:
        if str(value).lower() == text.lower():
            return value
    return load_table(Path(os.path.expanduser(text))) if option.document else text


def numbers(text: str, seats: int) -> list[int]:
    """The seats of people: `0,2`; an empty text for none."""
    result: list[int] = []
    for part in text.replace(" ", "").split(","):
        if not part:
            continue
        if not part.isdecimal() or int(part) >= seats:
            raise Malformed("humans", f"{part!r} is not a seat from 0 to {seats - 1}")
        result.append(int(part))
    return sorted(set(result))


# matches


def begin(rules: Ruleset, seats: int, seed: str | None, options: dict[str, Json], position: Path | None) -> Match:
    number: int | str | None = int(seed) if seed is not None and seed.isdecimal() else seed
    if position is None:
        return matches.start(rules, seats, number, options)
    document = load(position)
    if not isinstance(document, dict):
        raise Malformed("position", "must be an object")
    return matches.start_from(rules.of(document), document, number)


def reopened(resume: Path | None, name: str | None, words: Words) -> tuple[Match, str]:
    """A saved match, or one at the first position of a case; and which seats are people unless it is said."""
    if resume is not None:
        return greatpowers.replay(load(resume)), "0"
    case = casebook.cases(name or "")[0]
    run = next((run for run in case["runs"] if "base" in run), None)
    if run is None:
        raise Problem(words.say("case-without-position", id=case["id"]))
    rules = greatpowers.ruleset(case["game"])
    match = matches.start_from(rules, casebook.position(case["game"], run), casebook.SEED)
    return match, ",".join(map(str, range(match.fast.state.seats)))


def fresh(
    game: str | None,
    seats: int | None,
    humans: str | None,
    seed: str | None,
    option: Sequence[str],
    position: Path | None,
    lang: str,
    console: Console,
) -> tuple[Match, str]:
    """A new match and which seats are people; what was left out is asked."""
    if game is None and position is None:
        rules = asked_game(words_for(lang, first_ruleset()), console)
    else:
        rules = named_game(game, position)
    options = chosen(rules, option)  # before the next question: who has erred need not answer it
    if seats is None and position is None:
        if humans is None:
            seats, humans = asked_seats(words_for(lang, rules), console)
        else:
            seats = max(3, rules.players[0])
    return begin(rules, seats or 0, seed, options, position), "0" if humans is None else humans


def named_game(game: str | None, position: Path | None) -> Ruleset:
    """The game that was named, or the one a position file names."""
    if game is not None:
        return greatpowers.ruleset(game)
    assert position is not None
    document = load(position)
    return greatpowers.ruleset(str(document.get("game")) if isinstance(document, dict) else "")


# questions


def read_line() -> str | None:
    """The next line; one that comes through a pipe is shown, as a terminal would have."""
    try:
        line = input()
    except EOFError:
        return None
    if not sys.stdin.isatty():
        print(line)
    return line


def asked(
    console: Console, lines: list[str], default: str, read: Callable[[str], T | None], complaint: Callable[[str], str]
) -> T:
    """Ask until the answer can be read; Enter alone or the end of the input means the default."""
    while True:
        for line in lines:
            console.print(line, markup=False)
        console.print("> ", end="")
        text = (read_line() or "").strip() or default
        found = read(text)
        if found is not None:
            return found
        console.print(complaint(text), markup=False)


def asked_game(words: Words, console: Console) -> Ruleset:
    """The first question, by number or id."""
    rulesets = list(RULESETS.values())
    default = str(rulesets.index(first_ruleset()) + 1)

    def read(text: str) -> Ruleset | None:
        if text.isdecimal() and 1 <= int(text) <= len(rulesets):
            return rulesets[int(text) - 1]
        return RULESETS.get(text)

    lines = [words.say("table-question-game", default=default)]
    lines += [f" {number}  {rules.names[words.lang]}" for number, rules in enumerate(rulesets, 1)]
    return asked(console, lines, default, read, lambda text: words.say("table-bad-game", text=text))


def asked_seats(words: Words, console: Console) -> tuple[int, str]:
    """The second question: how many seats, and which of them (counted from 1, as people do) are people."""
    low, high = words.ruleset.players

    def read(text: str) -> tuple[int, str] | None:
        count, _, people = text.partition(" ")
        places = [place.strip() for place in (people.strip() or "1").split(",")]
        if not count.isdecimal() or not low <= int(count) <= high:
            return None
        if not all(place.isdecimal() and 1 <= int(place) <= int(count) for place in places):
            return None
        return int(count), ",".join(str(int(place) - 1) for place in places)

    question = words.say("table-question-seats", low=low, high=high)
    return asked(console, [question], "3 1", read, lambda text: words.say("table-bad-seats", text=text))

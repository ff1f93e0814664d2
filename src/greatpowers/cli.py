"""The command line: play, look at records, count, fuzz, measure. Every mistake is one sentence and status 2."""

from __future__ import annotations

import io
import json
import os
import secrets
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Annotated, Any, NoReturn

from cyclopts import App, CycloptsError, Parameter

from greatpowers import __version__
from greatpowers.kernel.match import Match
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import NOBODY, Json, Malformed, Refused, Value
from greatpowers.titles import RULESETS

DEFAULT_GAME = "imperial-2030"
"""What Enter alone chooses."""

BAD_INPUT = 2
BROKEN = 1

app = App(
    name="greatpowers",
    help="Great-power board games: play, replay, count, test.",
    version=__version__,
    result_action="return_value",
)


class Problem(Exception):
    """A mistake of the user, as one sentence."""


def default_language() -> str:
    """German where the environment says so, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "de" if value.lower().startswith("de") else "en"
    return "en"


def first_ruleset() -> Ruleset:
    return RULESETS[DEFAULT_GAME]


def phrase(name: str, /, **variables: Value) -> str:
    """A text of the command line itself, in the language of the environment."""
    from greatpowers.text.render import Words

    return Words(default_language(), first_ruleset()).say(name, **variables)


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run one command; the only place that ends the process."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show ■ still plays
    try:
        status = app(sys.argv[1:] if arguments is None else arguments, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        complain(" ".join(str(error).split()))
    except Problem as problem:
        complain(str(problem))
    except Malformed as error:
        complain(f"{error.field}: {error.problem}")
    except Refused as error:
        complain(str(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except KeyboardInterrupt:
        sys.exit(130)
    sys.exit(status if isinstance(status, int) else 0)


def complain(sentence: str) -> NoReturn:
    print(f"greatpowers: {sentence}", file=sys.stderr)
    sys.exit(BAD_INPUT)


def print_json(document: Json) -> None:
    print(json.dumps(document, ensure_ascii=False, indent=1))


def load(file: Path) -> Json:
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        problem = getattr(error, "strerror", None) or str(error)
        raise Problem(phrase("cli-no-file", file=str(file), problem=problem)) from error
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Problem(phrase("cli-no-json", file=str(file), problem=str(error))) from error


def ruleset(game: str) -> Ruleset:
    import greatpowers

    return greatpowers.ruleset(game)


def chosen(rules: Ruleset, pairs: Iterable[str]) -> dict[str, Json]:
    """`key=value` texts as options; values are read as the ruleset writes them."""
    options: dict[str, Json] = {}
    for pair in pairs:
        key, equals, text = pair.partition("=")
        if not equals:
            raise Malformed("option", f"{pair!r} must look like key=value")
        known = next((option.values for option in rules.options if option.name == key), ())
        options[key] = next((value for value in known if str(value).lower() == text.lower()), text)
    return options


def begin(rules: Ruleset, seats: int, seed: str | None, options: dict[str, Json], position: Path | None) -> Match:
    from greatpowers.kernel import match

    number: int | str | None = int(seed) if seed is not None and seed.isdecimal() else seed
    if position is not None:
        document = load(position)
        if not isinstance(document, dict):
            raise Malformed("position", "must be an object")
        return match.start_from(rules, document, number)
    return match.start(rules, seats, number, options)


@app.command
def games(*, json_: Annotated[bool, Parameter(name="--json")] = False) -> int:
    """List the games.

    Parameters
    ----------
    json_
        Print JSON.
    """
    from greatpowers.text.render import Words

    if json_:
        rows = [
            {
                "id": rules.name,
                "name": dict(rules.names),
                "players": list(rules.players),
                "options": [option.to_json() for option in rules.options],
                "rules_version": rules.version,
            }
            for rules in RULESETS.values()
        ]
        print_json({"games": rows})
        return 0
    for rules in RULESETS.values():
        words = Words(default_language(), rules)
        low, high = rules.players
        print(f"{rules.name}  {words.game()}, {low}–{high}")
        for option in rules.options:
            values = [f"{str(value).lower()} ({words.option_value(option.name, value)})" for value in option.values]
            print(f"  {option.name}  {words.option(option.name)}: {', '.join(values)}")
    return 0


@app.command
def play(
    game: str | None = None,
    /,
    *,
    seats: int | None = None,
    humans: str | None = None,
    seed: str | None = None,
    option: list[str] | None = None,
    lang: str | None = None,
    position: Path | None = None,
    case: str | None = None,
    resume: Path | None = None,
) -> int:
    """Play at this terminal.

    Parameters
    ----------
    game
        Which game; left out, it is asked.
    seats
        How many players; left out, it is asked.
    humans
        The seats of people, counted from 0, for example 0,2. The others are computers.
    seed
        A number or 64 hexadecimal digits; the same seed gives the same chance.
    option
        An option of the game as key=value; may be given several times.
    lang
        de or en.
    position
        Begin at the position in this file.
    case
        Begin at the position of this case of the casebook, for example I30-057.
    resume
        Go on with the record in this file.
    """
    from rich.console import Console

    from greatpowers.terminal.table import Table
    from greatpowers.text.render import Words

    language = lang or default_language()
    console = Console(highlight=False, soft_wrap=False)
    words = Words(language, first_ruleset())  # checks the language before anything is asked
    if resume is not None or case is not None:
        match, people = reopened(resume, case, words)
        seated = numbers(humans or people, match.fast.state.seats)
    else:
        rules = asked_game(words, console) if game is None and position is None else position_rules(game, position)
        seated_text = humans
        if seats is None and position is None:
            if humans is None:
                seats, seated_text = asked_seats(Words(language, rules), console)
            else:
                seats = max(3, rules.players[0])
        match = begin(rules, seats or 0, seed, chosen(rules, option or []), position)
        seated = numbers("0" if seated_text is None else seated_text, match.fast.state.seats)
    bot_seed = int(match.seed[:12], 16) if seed is not None else secrets.randbelow(1 << 48)
    return Table(match, seated, language, console, read_line, bot_seed).run()


def reopened(resume: Path | None, name: str | None, words: Any) -> tuple[Match, str]:
    """A saved match, or one at the first position of a case; and which seats are people unless it is said."""
    from greatpowers.text import casebook

    if resume is not None:
        return replayed(load(resume), None), "0"
    case = casebook.cases(name or "")[0]
    run = next((run for run in case["runs"] if "base" in run), None)
    if run is None:
        raise Problem(words.say("case-without-position", id=case["id"]))
    match = casebook.begun(case["game"], run, casebook.book()["bases"])
    return match, ",".join(map(str, range(match.fast.state.seats)))


def position_rules(game: str | None, position: Path | None) -> Ruleset:
    """The game that was named, or the one a position file names."""
    if game is not None:
        return ruleset(game)
    assert position is not None
    document = load(position)
    return ruleset(str(document.get("game")) if isinstance(document, dict) else "")


def read_line() -> str | None:
    """The next line; one that comes through a pipe is shown, as a terminal would have."""
    try:
        line = input()
    except EOFError:
        return None
    if not sys.stdin.isatty():
        print(line)
    return line


def asked_game(words: Any, console: Any) -> Ruleset:
    """The first question, by number or id; Enter alone takes the default."""
    rulesets = list(RULESETS.values())
    default = str(rulesets.index(first_ruleset()) + 1)
    while True:
        console.print(words.say("table-question-game", default=default), markup=False)
        for number, rules in enumerate(rulesets, 1):
            console.print(f" {number}  {rules.names[words.lang]}", markup=False)
        console.print("> ", end="")
        text = (read_line() or default).strip() or default
        if text.isdecimal() and 1 <= int(text) <= len(rulesets):
            return rulesets[int(text) - 1]
        if text in RULESETS:
            return RULESETS[text]
        console.print(words.say("table-bad-game", text=text), markup=False)


def asked_seats(words: Any, console: Any) -> tuple[int, str]:
    """The second question: how many seats, and which of them (counted from 1, as people do) are people."""
    low, high = words.ruleset.players
    while True:
        console.print(words.say("table-question-seats", low=low, high=high), markup=False)
        console.print("> ", end="")
        text = (read_line() or "").strip() or "3 1"
        count, _, people = text.partition(" ")
        places = [place.strip() for place in (people.strip() or "1").split(",")]
        if count.isdecimal() and low <= int(count) <= high:
            if all(place.isdecimal() and 1 <= int(place) <= int(count) for place in places):
                return int(count), ",".join(str(int(place) - 1) for place in places)
        console.print(words.say("table-bad-seats", text=text), markup=False)


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


def replayed(record: Json, upto: int | None) -> Match:
    import greatpowers

    return greatpowers.replay(record, upto)


@app.command
def replay(
    file: Path | None = None,
    /,
    *,
    case: str | None = None,
    log: bool = False,
    lang: str | None = None,
    at: int | None = None,
    json_: Annotated[bool, Parameter(name="--json")] = False,
    verify: bool = False,
) -> int:
    """Play a record again and compare every hash, or open a case of the casebook.

    Parameters
    ----------
    file
        The record.
    case
        A case (I30-057), or a ruling (IMP-12) to list its cases.
    log
        Tell the game in prose.
    lang
        de or en.
    at
        Show the position after this many entries.
    json_
        Print JSON.
    verify
        Only the verdict (the same as without other options).
    """
    from greatpowers.text.render import Words

    if case is not None:
        return show_case(case, lang or default_language(), json_)
    if file is None:
        raise Problem(phrase("cli-no-record"))
    if at is not None and at < 0:
        raise Malformed("at", f"{at} is less than nothing")
    record = load(file)
    match = replayed(record, at)
    words = Words(lang or default_language(), match.rules)
    if json_:
        print_json(verdict(match, len(record["entries"]), log))
        return 0
    return shown(record, match, words, log and not verify, None if verify else at)


def shown(record: Json, match: Match, words: Any, log: bool, at: int | None) -> int:
    """The game as prose, the position it has reached, or only the verdict."""
    from rich.console import Console

    from greatpowers.terminal.table import draw_position

    if log:
        print(words.log(match.events))
        if match.over:
            print("\n" + words.say("result-heading"))
            print("\n".join(words.result(match.scores(), match.ranks())))
    elif at is not None:
        console = Console(highlight=False)
        console.print(words.say("replay-position", entries=len(match.entries), total=len(record["entries"])))
        draw_position(console, words, match, NOBODY)
        for decision in match.decisions:
            console.print(words.prompt(match, decision), markup=False)
    else:
        result = "; ".join(words.result(match.scores(), match.ranks())) if match.over else words.say("result-open")
        print(words.say("replay-verdict", entries=len(match.entries), result=result))
    return 0


def show_case(name: str, lang: str, as_json: bool) -> int:
    """A case of the casebook, or the cases of a ruling."""
    from rich.console import Console

    from greatpowers.terminal.cases import show
    from greatpowers.text.casebook import cases

    if as_json:
        print_json({"cases": cases(name)})
    else:
        show(Console(highlight=False), name, lang)
    return 0


def verdict(match: Match, total: int, with_events: bool) -> dict[str, Json]:
    document: dict[str, Json] = {
        "game": match.rules.name,
        "entries": len(match.entries),
        "of": total,
        "verified": True,
        "over": match.over,
        "hash": match.hash(),
        "scores": match.scores(),
        "ranks": match.ranks() if match.over else None,
    }
    if with_events:
        document["events"] = [event.to_json() for event in match.events]
    return document


@app.command
def perft(
    game: str,
    /,
    *,
    depth: int,
    seats: int = 3,
    seed: str | None = None,
    position: Path | None = None,
    divide: bool = False,
    json_: Annotated[bool, Parameter(name="--json")] = False,
) -> int:
    """Count the sequences of answers of a given length.

    Parameters
    ----------
    game
        Which game.
    depth
        How many answers.
    seats
        How many players.
    seed
        A number or 64 hexadecimal digits; left out, 1.
    position
        Count from the position in this file.
    divide
        Also the count behind each first answer.
    json_
        Print JSON.
    """
    from greatpowers.kernel import perft as counting

    if depth < 0:
        raise Malformed("depth", f"{depth} is less than nothing")
    rules = ruleset(game)
    match = begin(rules, seats, "1" if seed is None else seed, {}, position)
    fast = match.fast
    rows: list[tuple[Json, int]] = []
    if divide and depth > 0:
        rows = [(rules.codec.decode(code).to_json(), count) for code, count in counting.divide(fast, depth)]
        total = sum(count for _, count in rows)
    else:
        total = counting.perft(fast, depth)
    if json_:
        document: dict[str, Json] = {"game": game, "depth": depth, "start": match.hash(), "count": total}
        if divide:
            document["divide"] = [{"answer": answer, "count": count} for answer, count in rows]
        print_json(document)
        return 0
    for answer, count in rows:
        print(f"{count:>12}  {' '.join(str(value) for value in answer.values())}")
    print(phrase("cli-perft", depth=depth, count=str(total)))
    return 0


def with_progress(title: str, work: Callable[[Callable[[int, int], None]], dict[str, Any]]) -> dict[str, Any]:
    """Run something long with a bar on stderr, so that stdout stays clean."""
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=None)

        def step(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        return work(step)


@app.command
def fuzz(
    game: str,
    /,
    *,
    games: int,
    seed: int = 1,
    json_: Annotated[bool, Parameter(name="--json")] = False,
) -> int:
    """Play random games and check every law; status 1 when one is broken.

    Parameters
    ----------
    game
        Which game.
    games
        How many games.
    seed
        Where the randomness starts.
    json_
        Print JSON.
    """
    rules = ruleset(game)
    if games < 1:
        raise Malformed("games", f"{games} is too few")
    try:
        from greatpowers.kernel.fuzz import fuzz as run
    except ImportError as error:
        raise Problem(phrase("cli-missing-part", command="fuzz")) from error
    report = with_progress("fuzz", lambda progress: dict(run(rules, games, seed, progress)))
    broken = report["broken"]
    if json_:
        print_json(report)
    else:
        for row in broken:
            print(row if isinstance(row, str) else json.dumps(row, ensure_ascii=False))
        print(phrase("cli-fuzz", games=games, broken=len(broken)))
    return BROKEN if broken else 0


@app.command
def bench(*, json_: Annotated[bool, Parameter(name="--json")] = False) -> int:
    """Measure how fast this build plays.

    Parameters
    ----------
    json_
        Print JSON.
    """
    try:
        from greatpowers.arena.speed import report as measure
    except ImportError as error:
        raise Problem(phrase("cli-missing-part", command="bench")) from error
    report = with_progress("bench", lambda progress: dict(measure(progress)))
    if json_:
        print_json(report)
    else:
        print_rows(report)
    return 0


def print_rows(report: dict[str, Any]) -> None:
    """Any report as a plain table of names and figures."""
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, show_header=False)
    for name, value in flattened("", report):
        table.add_row(name, value)
    Console(highlight=False).print(table)


def flattened(prefix: str, value: Json) -> list[tuple[str, str]]:
    if isinstance(value, dict):
        rows = [(f"{prefix}.{key}".strip("."), item) for key, item in value.items()]
    elif isinstance(value, list):
        rows = [(f"{prefix}[{index}]", item) for index, item in enumerate(value)]
    elif isinstance(value, float):
        return [(prefix, f"{value:,.3f}")]
    else:
        return [(prefix, str(value))]
    return [row for name, item in rows for row in flattened(name, item)]


def later(command: str) -> int:
    print(phrase("cli-later", command=command), file=sys.stderr)
    return BAD_INPUT


@app.command
def arena(*_: Annotated[str, Parameter(allow_leading_hyphen=True)]) -> int:
    """Computers against each other (a later version)."""
    return later("arena")


@app.command
def lab(*_: Annotated[str, Parameter(allow_leading_hyphen=True)]) -> int:
    """Research tools (a later version)."""
    return later("lab")


@app.command
def serve(*_: Annotated[str, Parameter(allow_leading_hyphen=True)]) -> int:
    """The game server (a later version)."""
    return later("serve")


if __name__ == "__main__":
    main()

"""Makes the casebook of every game from the cases the tests play: the pages in `docs/casebook`, the data behind
`greatpowers replay --case`, and the lines "Cases." of the rulings.

With `--check` it only says which of these files are out of date; with `--skip` it leaves out cases that do not play,
which helps while they are being written.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from greatpowers.games import RULESETS  # noqa: E402
from greatpowers.games.casebook import case_words, changed  # noqa: E402
from greatpowers.kernel.match import Match  # noqa: E402
from greatpowers.kernel.values import CHANCE, NOBODY  # noqa: E402
from greatpowers.words.cases import LETTERS, CaseWords  # noqa: E402
from tests.games import casework  # noqa: E402
from tests.games.casework import Book, Played  # noqa: E402

NONE = re.compile(r"None for ([^:]+): .*$")
"""Why a ruling has no case in an edition."""

HEADING = re.compile(r"## ([A-Z][A-Z0-9]*-\d+)\b")
"""Of a ruling."""

Table = dict[str, Any]


# the data


def book(game: str) -> Table:
    """Every case of every edition, with positions and typed answers."""
    bases: Table = {}
    cases: list[Table] = []
    for edition in casework.books(game):
        documents = {name: edition.document(base, {}) for name, base in edition.bases().items()}
        bases[edition.game] = documents
        for case in edition.cases():
            try:
                cases.append(entry(edition, case, documents))
            except RuntimeError as error:
                if "--skip" not in sys.argv:
                    raise
                print(f"left out: {error}", file=sys.stderr)
    return {"format": 1, "bases": bases, "cases": cases}


def entry(edition: Book, case: Table, bases: Table) -> Table:
    runs: list[Table] = []
    match: Match | None = None
    for number, run in enumerate(case["run"], 1):
        try:
            if "check" in run:
                figures = {key: value for key, value in run.items() if key not in casework.STARTS | {"check"}}
                runs.append({"check": run["check"], "figures": figures})
            else:
                played = Played(edition, run, match, "")
                match = played.match
                runs.append(written(played, bases))
        except Exception as error:
            raise RuntimeError(f"{case['id']} run {number}: {error}") from error
    return {
        "id": case["id"],
        "slug": case["slug"],
        "title": {"de": case["title_de"], "en": case["title_en"]},
        "game": edition.game,
        "passages": case["passages"],
        "rulings": case["rulings"],
        "runs": runs,
    }


def written(played: Played, bases: Table) -> Table:
    run, match = played.run, played.match
    made: Table = {}
    if run.get("continues"):
        made["continues"] = True
    elif "start" in run:
        chance = [played.book.answer(text)[1] for text in run["start"].get("chance", [])]
        made["start"] = {"seats": run["start"]["seats"], "options": run["start"].get("options", {}), "chance": chance}
    else:
        base, document = bases[run["base"]], match.origin
        made.update(base=run["base"], changes=difference(base, document))
        assert changed(base, made["changes"]) == document
    made["answers"] = played.answers
    if not match.over:
        step = match.fast.step
        made["step"] = "" if step is None else step.name
    made["facts"] = facts(played)
    return made


def difference(base: Any, document: Any) -> Any:
    """What changes one document into another (see `greatpowers.words.cases.changed`)."""
    if not (isinstance(base, dict) and isinstance(document, dict)):
        return document
    assert base.keys() <= document.keys(), sorted(base.keys() - document.keys())
    changes: Table = {}
    for key, value in document.items():
        if key not in base:
            changes[key] = value
        elif base[key] != value:
            old, new = (numbered(base[key]), numbered(value)) if key == "players" else (base[key], value)
            changes[key] = difference(old, new)
    return changes


def numbered(players: list[Table]) -> Table:
    return {str(seat): player for seat, player in enumerate(players)}


def facts(played: Played) -> Table:
    """What the run expects; answers typed, reasons with their details, events whole."""
    run, edition = played.run, played.book
    found: Table = {
        key: run[key] for key in ("expect", "views", "never", "unknown", "over", "scores", "ranks") if key in run
    }
    if "asked" in run:
        found["asked"] = asked(run["asked"])
    if "trace" in run:
        found["trace"] = [asked(text) for text in run["trace"]]
    for key in ("options", "offered"):
        if key in run:
            found[key] = [option(*edition.answer(text)) for text in run[key]]
    if "rights" in run:
        found["rights"] = {seat: [edition.answer(text)[1] for text in texts] for seat, texts in run["rights"].items()}
    if "refused" in run:
        found["refused"] = [refused(played, text) for text in run["refused"]]
    if "events" in run:
        found["events"] = list(in_order(played.happened(), run["events"]))
    if "no_events" in run:
        found["no_events"] = run["no_events"]
    return found


def option(seat: int, answer: Table) -> Table:
    return answer if seat == NOBODY else {"seat": seat, "answer": answer}


def asked(text: str) -> Any:
    if text == "over":
        return text
    pairs = [one.split() for one in text.split(", ")]
    return [[CHANCE if who == "chance" else LETTERS.index(who), step] for who, step in pairs]


def refused(played: Played, text: str) -> Table:
    seat, given = played.book.answer(text)
    reason = played.book.refusal(played.match, text)
    assert reason is not None, f"{text!r} is not refused"
    return {
        "seat": None if seat == NOBODY else seat,
        "answer": given,
        "reason": reason.name,
        "details": reason.details,
        "passage": reason.passage,
    }


def in_order(happened: list[Table], wanted: list[Table]) -> Iterator[Table]:
    index = 0
    for event in wanted:
        while not casework.fits(happened[index], event):
            index += 1
        yield happened[index]
        index += 1


# the pages


def page(name: str, lang: str, book: Table) -> str:
    words = {game: case_words(lang, game) for game in book["bases"]}
    first = next(iter(words.values())).words
    say = first.say
    last = LETTERS[max(RULESETS[game].players[1] for game in words) - 1]
    example = book["cases"][-1]["id"]
    lines = [f"# {say('casebook-title', title=name.capitalize())}", ""]
    lines += [say("casebook-intro", editions=len(words), last=last, example=example)]
    lines += ["", f"## {say('casebook-index')}", ""]
    columns = [say(f"casebook-column-{name}") for name in ("id", "game", "heading", "title", "rulings")]
    lines += [f"| {' | '.join(columns)} |", "|---|---|---|---|---|"]
    lines += [row(case, words[case["game"]]) for case in book["cases"]]
    lines += ["", f"## {say('casebook-bases')}"]
    if first.has("casebook-bases-intro"):
        lines += ["", say("casebook-bases-intro")]
    for game, bases in book["bases"].items():
        lines += ["", f"**{RULESETS[game].names[lang]}**", ""]
        lines += [f"- `{name}`: {words[game].base(document)}." for name, document in bases.items()]
    game = ""
    for case in book["cases"]:
        if case["game"] != game:
            game = case["game"]
            lines += ["", f"## {RULESETS[game].names[lang]}"]
        lines += told(case, words[game])
    return "\n".join(lines) + "\n"


def row(case: Table, words: CaseWords) -> str:
    game = words.words.ruleset.game
    cells = (
        f"[{case['id']}](#{case['id'].lower()})",
        case["game"].removeprefix(f"{game}-"),
        words.heading(case),
        words.title(case),
        linked(case["rulings"], game),
    )
    return f"| {' | '.join(cells)} |"


def linked(rulings: list[str], game: str) -> str:
    return ", ".join(f"[{name}](../rulings/{game}.md#{name.lower()})" for name in rulings)


def told(case: Table, words: CaseWords) -> Iterator[str]:
    say = words.words.say
    yield from ("", f'<a id="{case["id"].lower()}"></a>', "")
    yield f"### {say('case-heading', id=case['id'], title=words.title(case))}"
    yield ""
    rules = [f"{rule} ({', '.join(f'`{one}`' for one in ids)})" for rule, ids in words.rules(case).items()]
    yield f"*{say('case-rules')}:* {words.words.game()}, {'; '.join(rules)}"
    if case["rulings"]:
        yield ""
        yield f"*{say('case-rulings')}:* {linked(case['rulings'], words.words.ruleset.game)}"
    for number, run in enumerate(case["runs"], 1):
        yield ""
        if "check" in run:
            yield f"{number}. {words.check(run)}"
            continue
        yield f"{number}. *{say('case-start')}:* {words.start(run)}."
        answers = words.answers(run)
        if answers:
            yield f"   - *{say('case-answers')}:* {'; '.join(answers)}."
        for fact in words.facts(run):
            yield f"   - {fact}"


# the rulings


def rulings(text: str, book: Table, editions: list[Book]) -> str:
    """The rulings with the cases that show them."""
    found: dict[str, list[str]] = {}
    for case in book["cases"]:
        for name in case["rulings"]:
            found.setdefault(name, []).append(case["id"])
    name = ""
    lines = []
    for line in text.splitlines():
        heading = HEADING.match(line)
        if heading:
            name = heading[1]
        if line.startswith("**Cases.**"):
            line = f"**Cases.** {cases_of(sorted(found.get(name, [])), line, editions)}"
        lines.append(line)
    return "\n".join(lines) + "\n"


def cases_of(ids: list[str], line: str, editions: list[Book]) -> str:
    """The ids, and why there is none for an edition, as long as there is none."""
    why = NONE.search(line)
    parts = [", ".join(ids) + "."] if ids else []
    if why:
        letters = {edition.letters for edition in editions if why[1] in (edition.edition, edition.game)}
        if not any(one.rpartition("-")[0] in letters for one in ids):
            parts.append(why.group())
    return " ".join(parts) or "None."


def files() -> dict[Path, str]:
    """What each file has to hold."""
    result: dict[Path, str] = {}
    for game in casework.game_names():
        made = book(game)
        data = json.dumps(made, ensure_ascii=False, separators=(",", ":"))
        data = data.replace('{"id":', '\n{"id":') + "\n"  # a line for each case
        result[Path(f"src/greatpowers/games/{game}/rules/data/casebook.json")] = data
        for lang, name in (("en", f"{game}.md"), ("de", f"{game}.de.md")):
            result[Path("docs/casebook") / name] = page(game, lang, made)
        path = Path(f"docs/rulings/{game}.md")
        text = (ROOT / path).read_text(encoding="utf-8")
        result[path] = rulings(text, made, casework.books(game))
    return result


def main() -> int:
    stale = []
    for path, text in files().items():
        target = ROOT / path
        if target.is_file() and target.read_text(encoding="utf-8") == text:
            continue
        stale.append(path)
        if "--check" not in sys.argv:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
        print(path)
    return int(bool(stale) and "--check" in sys.argv)


if __name__ == "__main__":
    sys.exit(main())

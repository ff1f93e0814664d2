"""Makes the casebook of Imperial from the cases the tests play: the pages in `docs/casebook`, the data behind
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

from greatpowers.kernel.match import Match  # noqa: E402
from greatpowers.kernel.values import CHANCE, NOBODY  # noqa: E402
from greatpowers.text.casebook import CaseWords, changed  # noqa: E402
from greatpowers.titles import RULESETS  # noqa: E402
from tests.titles.imperial import casework  # noqa: E402

DATA = Path("src/greatpowers/titles/imperial/data/casebook.json")
PAGES = {"en": Path("docs/casebook/imperial.md"), "de": Path("docs/casebook/imperial.de.md")}
RULINGS = Path("docs/rulings/imperial.md")
NONE = re.compile(r"None for [^:]+: .*$")
"""Why a ruling has no case in an edition."""

Table = dict[str, Any]


# the data


def book() -> Table:
    """Every case of every edition, with positions and typed answers."""
    bases: Table = {}
    cases: list[Table] = []
    for edition in sorted(casework.BOOKS.values()):
        if not (casework.CASES / edition / "bases.toml").is_file():
            continue
        casework.open_book(edition)
        bases[casework.game()] = {name: casework.document(base, {}) for name, base in casework.bases().items()}
        for case in casework.all_cases():
            try:
                cases.append(entry(case, bases[casework.game()]))
            except RuntimeError as error:
                if "--skip" not in sys.argv:
                    raise
                print(f"left out: {error}", file=sys.stderr)
    return {"format": 1, "bases": bases, "cases": cases}


def entry(case: Table, bases: Table) -> Table:
    runs: list[Table] = []
    match: Match | None = None
    for number, run in enumerate(case["run"], 1):
        try:
            if "check" in run:
                figures = {key: value for key, value in run.items() if key not in casework.STARTS | {"check"}}
                runs.append({"check": run["check"], "figures": figures})
            else:
                made, match = played(run, match, bases)
                runs.append(made)
        except Exception as error:
            raise RuntimeError(f"{case['id']} run {number}: {error}") from error
    return {
        "id": case["id"],
        "slug": case["slug"],
        "title": {"de": case["title_de"], "en": case["title_en"]},
        "game": casework.game(),
        "passages": case["passages"],
        "rulings": case["rulings"],
        "runs": runs,
    }


def played(run: Table, before: Match | None, bases: Table) -> tuple[Table, Match]:
    made: Table = {}
    if run.get("continues"):
        assert before is not None
        match, made["continues"] = before, True
    elif "start" in run:
        match = casework.begin(run["start"])
        chance = [casework.answer(text)[1] for text in run["start"].get("chance", [])]
        made["start"] = {"seats": run["start"]["seats"], "options": run["start"].get("options", {}), "chance": chance}
    else:
        match = casework.placed(run)
        document = match.origin
        made.update(base=run["base"], changes=difference(bases[run["base"]], document))
        assert changed(bases[run["base"]], made["changes"]) == document
    first_event = len(match.events) if "continues" in made else 0
    answers = [f"advance {run['turn'].split()[1]}"] if "turn" in run else []
    made["answers"] = []
    for text in [*answers, *run.get("do", [])]:
        seat, given = casework.answer(text)
        position = match.fast
        who = position.seat if seat == NOBODY else seat
        assert position.step is not None
        made["answers"].append({"seat": who, "step": position.step.name, "answer": given})
        match.play(given, who)
    if not match.over:
        step = match.fast.step
        made["step"] = "" if step is None else step.name
    made["facts"] = facts(run, match, first_event)
    return made, match


def difference(base: Any, document: Any) -> Any:
    """What changes one document into another (see `greatpowers.text.casebook.changed`)."""
    if isinstance(base, dict) and isinstance(document, dict):
        assert base.keys() <= document.keys(), sorted(base.keys() - document.keys())
        return {
            key: difference(base[key], value) if key in base else value
            for key, value in document.items()
            if key not in base or base[key] != value
        }
    if isinstance(base, list) and isinstance(document, list) and len(base) == len(document):
        if all(isinstance(one, dict) for one in base):
            pairs = enumerate(zip(base, document, strict=True))
            return {str(index): difference(old, new) for index, (old, new) in pairs if old != new}
    return document


def facts(run: Table, match: Match, first_event: int) -> Table:
    """What the run expects; answers typed, reasons with their details, events whole."""
    found: Table = {
        key: run[key] for key in ("expect", "views", "never", "unknown", "over", "scores", "ranks") if key in run
    }
    if "asked" in run:
        found["asked"] = asked(run["asked"])
    if "trace" in run:
        found["trace"] = [asked(text) for text in run["trace"]]
    for key in ("options", "offered"):
        if key in run:
            found[key] = [casework.answer(text)[1] for text in run[key]]
    if "rights" in run:
        found["rights"] = {seat: [casework.answer(text)[1] for text in texts] for seat, texts in run["rights"].items()}
    if "refused" in run:
        found["refused"] = [refused(match, text) for text in run["refused"]]
    if "events" in run:
        happened = [event.to_json() for event in match.events[first_event:]]
        found["events"] = list(in_order(happened, run["events"]))
    if "no_events" in run:
        found["no_events"] = run["no_events"]
    return found


def asked(text: str) -> Any:
    if text == "over":
        return text
    pairs = [one.split() for one in text.split(", ")]
    return [[CHANCE if who == "chance" else casework.SEATS.index(who), step] for who, step in pairs]


def refused(match: Match, text: str) -> Table:
    seat, given = casework.answer(text)
    reason = casework.refusal(match, text)
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


def page(lang: str, book: Table) -> str:
    words = {game: CaseWords(lang, game) for game in book["bases"]}
    say = next(iter(words.values())).words.say
    example = book["cases"][-1]["id"]
    lines = [f"# {say('casebook-title')}", "", say("casebook-intro", example=example)]
    lines += ["", f"## {say('casebook-index')}", ""]
    columns = [say(f"casebook-column-{name}") for name in ("id", "game", "heading", "title", "rulings")]
    lines += [f"| {' | '.join(columns)} |", "|---|---|---|---|---|"]
    lines += [row(case, words[case["game"]]) for case in book["cases"]]
    lines += ["", f"## {say('casebook-bases')}", "", say("casebook-bases-intro")]
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
    cells = (
        f"[{case['id']}](#{case['id'].lower()})",
        case["game"].removeprefix("imperial-"),
        words.heading(case),
        words.title(case),
        linked(case["rulings"]),
    )
    return f"| {' | '.join(cells)} |"


def linked(rulings: list[str]) -> str:
    return ", ".join(f"[{name}](../rulings/imperial.md#{name.lower()})" for name in rulings)


def told(case: Table, words: CaseWords) -> Iterator[str]:
    say = words.words.say
    yield from ("", f'<a id="{case["id"].lower()}"></a>', "")
    yield f"### {say('case-heading', id=case['id'], title=words.title(case))}"
    yield ""
    rules = [f"{rule} ({', '.join(f'`{one}`' for one in ids)})" for rule, ids in words.rules(case).items()]
    yield f"*{say('case-rules')}:* {words.words.game()}, {'; '.join(rules)}"
    if case["rulings"]:
        yield ""
        yield f"*{say('case-rulings')}:* {linked(case['rulings'])}"
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


def rulings(text: str, book: Table) -> str:
    """The rulings with the cases that show them."""
    found: dict[str, list[str]] = {}
    for case in book["cases"]:
        for name in case["rulings"]:
            found.setdefault(name, []).append(case["id"])
    name = ""
    lines = []
    for line in text.splitlines():
        if line.startswith("## IMP-"):
            name = line.removeprefix("## ").split()[0]
        if line.startswith("**Cases.**"):
            line = f"**Cases.** {cases_of(sorted(found.get(name, [])), line)}"
        lines.append(line)
    return "\n".join(lines) + "\n"


def cases_of(ids: list[str], line: str) -> str:
    why = NONE.search(line)
    parts = [", ".join(ids) + "."] if ids else []
    if why and not any(one.startswith("I30-") for one in ids):
        parts.append(why.group())
    return " ".join(parts) or "None."


def files() -> dict[Path, str]:
    """What each file has to hold."""
    made = book()
    data = json.dumps(made, ensure_ascii=False, separators=(",", ":"))
    result = {DATA: data.replace('{"id":', '\n{"id":') + "\n"}  # a line for each case
    result.update({path: page(lang, made) for lang, path in PAGES.items()})
    result[RULINGS] = rulings((ROOT / RULINGS).read_text(encoding="utf-8"), made)
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

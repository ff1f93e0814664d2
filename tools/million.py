"""A million random games over all rulesets, seat counts and options, and nothing is lost in any of them.

    python3 run.py prove --only million               what is missing of the million, on all cores
    python -m tools.million --game attack --seed 7    one of them again, with every law at every decision
    python -m tools.million --blocks 0-99 --out FILE  some blocks, elsewhere (the compiled build first on PYTHONPATH)
    python -m tools.million --merge FILE …            take in what was played elsewhere

Most are walks (`kernel/walk.py`): the accounts of money, pieces and cards are compared with all that the events tell at
random moments and at the end. One in `DENSE_EVERY` is a match with all the laws, as `greatpowers fuzz` plays them. A
game has a number, and all else follows from it: who sits there, the options, the moments, every answer.

Blocks of games are played and kept in `docs/proofs/million.json`, which goes on where it was left, on whatever machine,
as long as kernel and rules are the same. A game that breaks a law is named there, and its record lies in
`.build/million`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import platform
import sys
import time
import traceback
from pathlib import Path
from typing import Any, NamedTuple

import greatpowers
from greatpowers.arena.crew import Crew, stream
from greatpowers.arena.speed import is_compiled
from greatpowers.games import RULESETS
from greatpowers.kernel.books import Books
from greatpowers.kernel.fuzz import begun, choices, play_out
from greatpowers.kernel.match import Match
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.walk import Retraced, Walk
from tools.setup.places import digest
from tools.setup.progress import spoken

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "docs" / "proofs" / "million.json"
RECORDS = ROOT / ".build" / "million"
SEED = 2
"""Of all games; tests and `prove --only fuzz` play those of seed 1."""
DENSE_EVERY = 199
"""A prime, so that every seat count with every combination of options has its turn among the dense ones, too."""
TELL_EVERY = 10.0
"""Seconds between two lines of progress, where the line is not rewritten."""
HEAD = ("sources", "seed", "shares")
"""What must be the same where blocks are counted together."""
COUNTS = ("games", "ended", "answers", "moments", "dense", "examined")
Row = dict[str, Any]


class Share(NamedTuple):
    """How many games of a ruleset, and in how many blocks."""

    games: int
    blocks: int


SHARES = {name: Share(140_000, 80) if name == "attack" else Share(215_000, 40) for name in RULESETS}
"""A million; those of Attack! take seven times as long as the others."""
QUICK = {name: Share(40, 2) for name in RULESETS}
Shares = dict[str, Share]


class Block(NamedTuple):
    number: int
    game: str
    first: int
    games: int


def blocks(shares: Shares) -> list[Block]:
    """All blocks, numbered so that every ruleset is as far as the others at any time."""
    rows = sorted(
        ((index + 0.5) / share.blocks, game, index * (share.games // share.blocks))
        for game, share in shares.items()
        for index in range(share.blocks)
    )
    size = {game: share.games // share.blocks for game, share in shares.items()}
    return [Block(number, game, first, size[game]) for number, (_, game, first) in enumerate(rows)]


def million(quick: bool) -> Row:
    """A million random games on the compiled build: nothing is lost in any, 5,000 obey every law, and all end."""
    if not is_compiled():
        return {"ok": False, "output": "this is the plain build; the million are played on the compiled one"}
    shares = QUICK if quick else SHARES
    kept = fresh(shares) if quick else remembered(KEPT)
    try:
        play(kept, blocks(shares), os.cpu_count() or 1, None if quick else KEPT)
    except KeyboardInterrupt:
        print(f"\n  stopped; {played(kept):,} games are kept, and the same command goes on from there", flush=True)
        raise SystemExit(130) from None
    return {**summary(kept), "ok": is_proved(kept, shares)}


# --- what is kept -----------------------------------------------------------------------------------------------------


def sources() -> str:
    """The digest of kernel and rules, as they lie beside the modules that play."""
    package = Path(greatpowers.__file__).parent
    places = [package / "kernel", *sorted(package.glob("games/*/rules"))]
    files = [path for place in places for path in place.rglob("*") if path.suffix in (".py", ".toml")]
    return digest([path for path in files if path.name != "passages.toml"], package)


def fresh(shares: Shares) -> Row:
    return {
        "sources": sources(),
        "seed": SEED,
        "shares": {game: list(share) for game, share in shares.items()},
        "blocks": {},
    }


def remembered(file: Path) -> Row:
    """What was played by these very sources; nothing, when they are others."""
    kept = fresh(SHARES)
    if file.is_file():
        found: Row = json.loads(file.read_text("utf-8"))
        if all(found[name] == kept[name] for name in HEAD):
            kept["blocks"] = {row["block"]: row for row in found["blocks"]}
    return kept


def keep(kept: Row, file: Path) -> None:
    """Written whole or not at all; a line for each block."""
    head = {name: kept[name] for name in HEAD} | summary(kept)
    rows = ",\n".join(f"    {json.dumps(kept['blocks'][number])}" for number in sorted(kept["blocks"]))
    file.parent.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(".part")
    part.write_text(f'{json.dumps(head, indent=2)[:-2]},\n  "blocks": [\n{rows}\n  ]\n}}\n', "utf-8", newline="\n")
    part.replace(file)


def summary(kept: Row) -> Row:
    """The figures of each ruleset."""
    found: Row = {}
    for game in kept["shares"]:
        rows = [row for _, row in sorted(kept["blocks"].items()) if row["game"] == game]
        figures: Row = {name: sum(row[name] for row in rows) for name in COUNTS}
        figures["broken"] = [problem for row in rows for problem in row["broken"]]
        figures["longest"] = max((row["longest"] for row in rows), default=[0, 0])
        figures["core_seconds"] = round(sum(row["seconds"] for row in rows))
        figures["digest"] = hashlib.sha256("".join(row["digest"] for row in rows).encode()).hexdigest()[:16]
        found[game] = figures
    return {"rulesets": found}


def played(kept: Row) -> int:
    return sum(row["games"] for row in kept["blocks"].values())


def is_proved(kept: Row, shares: Shares) -> bool:
    """Every game of every ruleset has been played, has ended, and broke nothing."""
    rows = kept["blocks"].values()
    whole = {block.number for block in blocks(shares)} == set(kept["blocks"])
    return whole and all(row["ended"] == row["games"] and not row["broken"] for row in rows)


# --- playing ----------------------------------------------------------------------------------------------------------


def play(kept: Row, wanted: list[Block], workers: int, file: Path | None) -> None:
    """Play the blocks that are missing, and keep each as soon as it is there."""
    jobs = [block for block in wanted if block.number not in kept["blocks"]]
    total = sum(block.games for block in wanted)
    began = told = time.monotonic()
    for count, row in enumerate(stream(played_block, jobs, Crew(workers)), 1):
        kept["blocks"][row["block"]] = row
        if file is not None:
            keep(kept, file)
        for problem in row["broken"]:
            print(f"\n  {problem['game']}, seed {problem['seed']}: {problem['problem']}", flush=True)
        now = time.monotonic()
        if sys.stdout.isatty() or now - told > TELL_EVERY or count == len(jobs):
            told = now
            left = spoken((now - began) / count * (len(jobs) - count))
            line = f"  {total - sum(block.games for block in jobs[count:]):,} of {total:,} games, about {left} left"
            print(f"\r\x1b[K{line}" if sys.stdout.isatty() else line, end="", flush=True)
            print(end="" if sys.stdout.isatty() and count < len(jobs) else "\n", flush=True)


def played_block(block: Block) -> Row:
    """All games of a block, one after the other."""
    began, total = time.process_time(), hashlib.sha256()
    rules = RULESETS[block.game]
    books = Books(rules)
    row: Row = {"block": block.number, "game": block.game, **dict.fromkeys(COUNTS, 0), "longest": [0, 0], "broken": []}
    for number in range(block.first, block.first + block.games):
        game = dense(rules, number) if number % DENSE_EVERY == 0 else walked(books, number)
        for name in COUNTS:
            row[name] += game[name]
        row["longest"] = max(row["longest"], [game["answers"], number])
        row["broken"] += game["broken"]
        total.update(game["hash"].encode())
    row["digest"] = total.hexdigest()[:16]
    row["seconds"] = round(time.process_time() - began, 1)
    row["where"] = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    return row


def walked(books: Books, number: int) -> Row:
    """One game on the fast level."""
    walk = Walk(books, number, SEED)
    try:
        broken = walk.to_end()
    except Exception as error:
        broken = [f"error: {error!r}"]
    if broken:
        write_record(books.rules, number, broken, retraced(books.rules, number, walk.answers))
    over = int(walk.position.over)
    found = {"ended": over, "moments": walk.moments + over, "hash": walk.position.hash()}
    return outcome(books.rules, number, walk.answers, broken) | found


def dense(rules: Ruleset, number: int) -> Row:
    """One game as a match, with all the laws."""
    match, examined = begun(rules, number, SEED), 0
    try:
        broken, examined = play_out(match, choices(number, SEED))
    except Exception as error:
        broken = [f"error: {error!r}"]
    if broken:
        write_record(rules, number, broken, match)
    found = {"ended": int(match.over), "dense": 1, "examined": examined, "moments": 1, "hash": match.hash()}
    return outcome(rules, number, len(match.entries), broken) | found


def outcome(rules: Ruleset, number: int, answers: int, broken: list[str]) -> Row:
    problems = [{"game": rules.name, "seed": number, "answer": answers, "problem": problem} for problem in broken]
    return {**dict.fromkeys(COUNTS, 0), "games": 1, "answers": answers, "broken": problems}


# --- what breaks ------------------------------------------------------------------------------------------------------


def retraced(rules: Ruleset, number: int, answers: int) -> Match:
    """The match that stands where the walk stood, or as near as it gets."""
    again = Retraced(rules, number, SEED)
    try:
        while not again.match.over and len(again.match.entries) < answers:
            again.step()
    except Exception:
        traceback.print_exc()
    return again.match


def write_record(rules: Ruleset, number: int, broken: list[str], match: Match) -> Path:
    """What `greatpowers fuzz` tells of a game that breaks a law."""
    file = RECORDS / f"{rules.name}-{number}.json"
    row = {"number": number, "problem": broken[0], "record": match.record()}
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(row) + "\n", "utf-8", newline="\n")
    return file


def again(rules: Ruleset, number: int, every: int) -> int:
    """One game of the million, with all the laws; what breaks, where, and a record of it."""
    game = Retraced(rules, number, SEED)
    match = game.match
    try:
        if number % DENSE_EVERY == 0:
            broken, game.examined = play_out(match, game.dice)
        else:
            broken = game.to_end(every)
    except Exception as error:
        traceback.print_exc()
        broken = [f"error: {error!r}"]
    answers = len(match.entries)
    print(f"{rules.name}, seed {number}: {match.fast.state.seats} seats, {match.options}")
    print(f"{answers} answers, {game.examined} decisions examined, {'' if match.over else 'not '}over, {match.hash()}")
    for problem in broken:
        print(f"answer {answers}: {problem}")
    if broken:
        print(f"record: {write_record(rules, number, broken, match)}")
    return 1 if broken else 0


# --- the command ------------------------------------------------------------------------------------------------------


def merged(kept: Row, file: Path) -> int:
    """Take in the blocks of a file that the same sources have played; how many are new."""
    found: Row = json.loads(file.read_text("utf-8"))
    for name in HEAD:
        if found[name] != kept[name]:
            raise SystemExit(f"{file}: other {name} ({found[name]}) than here ({kept[name]})")
    new = {row["block"]: row for row in found["blocks"] if row["block"] not in kept["blocks"]}
    kept["blocks"] |= new
    return len(new)


def wanted(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(RULESETS), help="with --seed: play one game again")
    parser.add_argument("--seed", type=int, help="the number of the game")
    parser.add_argument("--every", type=int, default=1, help="examine one decision in this many of it (1)")
    parser.add_argument("--blocks", default="", help="only these blocks, such as 0-99")
    parser.add_argument("--out", type=Path, default=KEPT, help="where blocks are kept (docs/proofs/million.json)")
    parser.add_argument("--merge", type=Path, nargs="+", default=[], help="take in the blocks of these files")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> int:
    given = wanted(arguments)
    if given.game is not None and given.seed is not None:
        return again(RULESETS[given.game], given.seed, given.every)
    kept = remembered(given.out)
    for file in given.merge:
        print(f"{file}: {merged(kept, file)} blocks")
        keep(kept, given.out)
    if not given.merge:
        if not is_compiled():
            print("this is the plain build; the million are played on the compiled one", file=sys.stderr)
            return 2
        first, _, last = given.blocks.partition("-")
        some = blocks(SHARES)[int(first) : int(last or first) + 1] if first else blocks(SHARES)
        try:
            play(kept, some, given.workers, given.out)
        except KeyboardInterrupt:
            print(f"\nstopped; {played(kept):,} games are kept in {given.out}", file=sys.stderr)
            return 130
    print(json.dumps(summary(kept), indent=2))
    return 0 if all(not row["broken"] for row in kept["blocks"].values()) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

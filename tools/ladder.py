"""Measure every computer in every game, check what is claimed of them, publish it; in parts that can be interrupted.

    python -m tools.ladder [--games imperial-2030,attack] [--only ladder,steps,uniform,search,faultless]
                           [--check FILE.json] [--publish]

Results go to `.build/ladder/` line by line, so a run that was interrupted goes on where it stopped; those of `search`,
which took hours, begin with what `docs/ladder/` keeps of them. `--publish` writes `players/ratings.toml` and
`docs/ladder.md` from all results that are there. The seeds begin at 200,000; tuning used those below 100,000.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from greatpowers.arena import game, ladder, tournament
from greatpowers.arena.crew import Crew
from greatpowers.arena.results import Line, read, thinking
from greatpowers.arena.speed import is_compiled
from greatpowers.arena.statistics import Share, by_block, resampled, share
from greatpowers.games import RULESETS
from greatpowers.players.roster import NAMES, SEARCH, STRENGTHS, UNIFORM

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / ".build" / "ladder"
KEPT = ROOT / "docs" / "ladder"
FIRST_SEED = 200_000
SEATS = 4
NOVICE, ADEPT, GREEDY = STRENGTHS


class Contest(NamedTuple):
    """Who meets, how often, and whether the first sits alone among the second only."""

    name: str
    bots: tuple[str, ...]
    games: int
    alone: bool = False
    rated: bool = True


CONTESTS = (
    Contest("ladder", (UNIFORM, *STRENGTHS), 160),
    Contest("steps-novice", (NOVICE, UNIFORM), 80),
    Contest("steps-adept", (ADEPT, NOVICE), 160),
    Contest("steps-greedy", (GREEDY, ADEPT), 160),
    Contest("uniform", (GREEDY, UNIFORM), 160, alone=True),
    Contest("search", (SEARCH, GREEDY), 96, alone=True),
    Contest("faultless", (*(name for name in NAMES if name != SEARCH), f"{SEARCH}@3"), 640, rated=False),
)
"""In `faultless` each of the five sits at 512 of 640 tables; `search` thinks briefly there, so it is not rated."""

LEAST_GAMES = 500
LEAST_SHARE = {"imperial": 0.95, "imperialism": 0.9, "attack": 0.9}
"""How many full tables against the lot the strongest must win, by game."""
MOST_MEAN, MOST_P99 = 5.0, 300.0
"""Milliseconds a decision of `greedy`."""
SIX = ("attack", 6, 10.0)
"""A game, a number of seats, and the seconds that a game with that many `greedy` may take."""


def file_of(folder: Path, name: str, contest: Contest) -> Path:
    return folder / f"{name}.{contest.name}.jsonl"


def hold(name: str, contest: Contest, games: int, crew: Crew, folder: Path, bar: Progress) -> None:
    """Play what is missing."""
    file, kept = file_of(folder, name, contest), file_of(KEPT, name, contest)
    if kept.exists() and not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(kept, file)
    plan = tournament.Plan(name, contest.bots, (SEATS,), games, FIRST_SEED, alone=contest.alone)
    task = bar.add_task(f"{name} {contest.name}", total=games)

    def progress(done: int, total: int) -> None:
        bar.update(task, completed=done, total=total)

    run = tournament.run(plan, crew, file, progress=progress)
    bar.update(task, completed=len(run.lines), total=len(run.lines))


# --- what is claimed --------------------------------------------------------------------------------------------------


def alone(lines: list[Line], bot: str) -> Share:
    """The win share of a computer where it sits once."""
    found = [tournament.outcome(line) for line in lines if "fault" not in line and line["bots"].count(bot) == 1]
    blocks = by_block(found)
    return share(blocks, bot, resampled(len(blocks)))


def check(folder: Path, names: list[str]) -> dict[str, Any]:
    """Every claim with its figures; a claim without results does not hold."""
    rows: dict[str, Any] = {}
    better: set[str] = set()
    ok = True
    for name in names:
        found = {contest.name: lines_of(folder, name, contest) for contest in CONTESTS}
        row: dict[str, Any] = {"faults": sum("fault" in line for lines in found.values() for line in lines)}
        holds = row["faults"] == 0
        for contest in CONTESTS:
            if len(contest.bots) == 2 and found[contest.name]:
                first = contest.bots[0]
                measured = alone(found[contest.name], first)
                row[f"{first} among {contest.bots[1]}"] = [measured.value, measured.widest.low, measured.widest.high]
                ahead = (measured.widest.low or 0.0) > 1 / SEATS
                if first == SEARCH:
                    better |= {RULESETS[name].game} if ahead else set()
                elif contest.alone:
                    holds = holds and measured.value >= LEAST_SHARE[RULESETS[name].game]
                else:
                    holds = holds and ahead
        row["thinking"] = thinking([line for lines in found.values() for line in lines if "fault" not in line], GREEDY)
        holds = holds and row["thinking"]["mean"] <= MOST_MEAN and row["thinking"]["p99"] <= MOST_P99
        row["games"] = {bot: sum(bot in line["bots"] for line in found["faultless"]) for bot in CONTESTS[-1].bots}
        holds = holds and min(row["games"].values()) >= LEAST_GAMES and all(found.values())
        rows[name] = {"ok": holds, **row}
        ok = ok and holds
    seconds = full_table()
    ok = ok and seconds <= SIX[2] and len(better) >= 2
    return {"ok": ok, "search_better": sorted(better), "six_greedy_seconds": seconds, **rows}


def lines_of(folder: Path, name: str, contest: Contest) -> list[Line]:
    file = file_of(folder, name, contest)
    return read(file)[1] if file.exists() else []


def full_table() -> float:
    """Seconds of the slowest of three games of six `greedy`, on one core."""
    name, seats, _ = SIX
    found: list[float] = []
    for seed in range(FIRST_SEED, FIRST_SEED + 3):
        began = time.perf_counter()
        game.play(name, [GREEDY] * seats, seed)
        found.append(time.perf_counter() - began)
    return max(found)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(RULESETS))
    parser.add_argument("--only", default="")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--results", type=Path, default=RESULTS)
    parser.add_argument("--divide", type=int, default=1, help="play fewer games, to try the script itself")
    parser.add_argument("--check", type=Path)
    parser.add_argument("--publish", action="store_true")
    given = parser.parse_args(arguments)
    if not is_compiled():
        print("this is the plain build; the ladder is measured on the compiled one", file=sys.stderr)
        return 2
    names = given.games.split(",")
    wanted = tuple(given.only.split(","))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn()) as bar:
        for contest in CONTESTS:
            for name in names:
                if contest.name.startswith(wanted):
                    hold(name, contest, -(-contest.games // given.divide), Crew(given.workers), given.results, bar)
    if given.publish:
        files = [file_of(given.results, name, contest) for name in RULESETS for contest in CONTESTS if contest.rated]
        ratings = ROOT / "src/greatpowers/players/ratings.toml"
        found = [str(file) for file in files if file.exists()]
        ladder.main([*found, "--ratings", str(ratings), "--page", str(ROOT / "docs/ladder.md")])
    if given.check:
        report = check(given.results, names)
        given.check.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
        return 0 if report["ok"] else 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

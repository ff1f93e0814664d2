"""A tournament: the games of a schedule, played by a crew, into a file of results."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import greatpowers
from greatpowers.arena.blocks import Pairing, schedule
from greatpowers.arena.crew import Crew, Progress, stream
from greatpowers.arena.game import Fault, play
from greatpowers.arena.results import Line, Results, clocked, header
from greatpowers.arena.sequential import Verdict, judge, score
from greatpowers.arena.statistics import Outcome
from greatpowers.kernel.values import Json, Malformed
from greatpowers.players import roster

DEFAULT_SEATS = 4


class Plan(NamedTuple):
    """What is to be found out. With a margin, no more games are played once the sequential test has decided."""

    game: str
    bots: tuple[str, ...]
    seats: tuple[int, ...]
    games: int
    seed: int = 1
    options: dict[str, Json] = {}  # noqa: RUF012 (nobody changes it)
    margin: float | None = None
    alone: bool = False
    """Whether the first of two sits alone among the second, and never the other way round."""

    def checked(self) -> Plan:
        """Itself with all options of the game; raises `Malformed` where something is wrong."""
        rules = greatpowers.ruleset(self.game)
        for name in self.bots:
            roster.parsed(name)
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise Malformed("bots", "at least two are needed, each named once")
        for players in self.seats:
            rules.check_seats(players)
        if self.games < 1:
            raise Malformed("games", f"{self.games} is too few")
        if self.margin is not None and (len(self.bots) != 2 or not 0 < self.margin < 1):
            raise Malformed("until-decided", "the test needs two computers and a margin between 0 and 100 points")
        if self.alone and len(self.bots) != 2:
            raise Malformed("alone", "needs two computers")
        return self._replace(options=rules.chosen(self.options))


class Job(NamedTuple):
    """One game for a worker. On a cluster the version must be the same everywhere."""

    game: str
    options: dict[str, Json]
    pairing: Pairing
    keep: bool
    version: str


class Run(NamedTuple):
    """What came of a plan; `played` games of it now, the others before."""

    plan: Plan
    head: Line
    lines: list[Line]
    played: int
    verdict: Verdict | None


def perform(job: Job) -> tuple[Line, str]:
    """Play a game; its line, and its record if it is to be kept."""
    if job.version != greatpowers.__version__:
        raise RuntimeError(f"this worker has greatpowers {greatpowers.__version__}, not {job.version}")
    block, bots, seed = job.pairing
    line: Line = {"block": block, "bots": list(bots), "seed": seed}
    times: list[list[float]] = [[] for _ in bots]
    try:
        match = play(job.game, bots, seed, job.options, times=times)
    except Fault as fault:
        line["fault"] = {"seat": fault.seat, "entry": fault.entry, "problem": fault.problem}
        return line, ""
    text = record_text(match.record())
    line["ranks"] = match.ranks()
    line["scores"] = match.scores()
    line["entries"] = len(match.entries)
    line["answers"] = [len(each) for each in times]
    line["record"] = hashlib.sha256(text.encode()).hexdigest()
    line["time"] = clocked(bots, times)
    return line, text if job.keep else ""


def record_text(record: dict[str, Json]) -> str:
    """A record as its file holds it."""
    return json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n"


def run(
    plan: Plan, crew: Crew, file: Path | None = None, records: Path | None = None, progress: Progress | None = None
) -> Run:
    """Play what the file does not hold yet. Lines and verdicts follow the order of the schedule, whoever is faster."""
    plan = plan.checked()
    games = schedule(plan.bots, plan.seats, plan.seed, plan.games, plan.alone)
    results = Results(header(plan.game, plan.options, plan.bots, plan.seats, plan.seed, plan.alone), file)
    watch = Watch(plan, games)
    try:
        results.check(games)
        before = len(results.lines)
        for index, line in enumerate(results.lines):
            watch.see(index, line)
            if watch.decided:
                del results.lines[index + 1 :]
                break
        if not watch.decided:
            play_on(plan, games, crew, results, watch, records, progress)
    finally:
        results.close()
    return Run(plan, results.head, results.lines, max(0, len(results.lines) - before), watch.verdict)


def play_on(
    plan: Plan,
    games: Sequence[Pairing],
    crew: Crew,
    results: Results,
    watch: Watch,
    records: Path | None,
    progress: Progress | None,
) -> None:
    """The games that are left, until the end of the schedule or a verdict."""
    left = games[len(results.lines) :]
    jobs = [Job(plan.game, plan.options, each, records is not None, greatpowers.__version__) for each in left]
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    with closing(stream(perform, jobs, crew)) as done:
        for line, text in done:
            if records is not None and text:
                (records / f"{len(results.lines):06}.json").write_text(text, encoding="utf-8")
            results.add(line)
            watch.see(len(results.lines) - 1, line)
            if progress is not None:
                progress(len(results.lines), len(games))
            if watch.decided:
                break


class Watch:
    """Asks the sequential test after every whole block."""

    def __init__(self, plan: Plan, games: Sequence[Pairing]) -> None:
        self.plan = plan
        self.games = games
        self.verdict: Verdict | None = None
        self._block: list[Outcome] = []
        self._scores: list[float] = []
        self._faulty = False

    @property
    def decided(self) -> bool:
        return self.verdict is not None and bool(self.verdict.decision)

    def see(self, index: int, line: Line) -> None:
        if self.plan.margin is None:
            return
        if "fault" in line:
            self._faulty = True
        else:
            self._block.append(outcome(line))
        if index + 1 < len(self.games) and self.games[index + 1].block == self.games[index].block:
            return
        if not self._faulty:
            self._scores.append(score(self._block, *self.plan.bots))
            self.verdict = judge(self._scores, self.plan.margin)
        self._block, self._faulty = [], False


def outcome(line: Line) -> Outcome:
    return Outcome(line["block"], tuple(line["bots"]), tuple(line["ranks"]))

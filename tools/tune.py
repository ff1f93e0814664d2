"""Tune the weights of a game by self-play: `python -m tools.tune GAME --games N [--seed S] [--write]`.

Every seat of every game plays `greedy` with all weights disturbed at random, by a factor of e^±spread. What a weight's
disturbance has to do with winning, over all seats of all games, says which way it should go and how sure that is. A
weight moves as far as its effect is certain, and never more than one spread. Repeat until nothing moves any more.
Seeds stay below 100,000: reported games use those from there on.
"""

from __future__ import annotations

import argparse
import math
import os
import random
import re
import sys
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from greatpowers.arena.crew import Crew, stream
from greatpowers.arena.game import derived
from greatpowers.arena.statistics import win_shares
from greatpowers.games import RULESETS
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import CHANCE
from greatpowers.players import roster
from greatpowers.players.greedy import Greedy

ROOT = Path(__file__).resolve().parent.parent
FIRST_REPORTED = 100_000
MOST_ENTRIES = 20_000


class Job(NamedTuple):
    game: str
    seats: int
    seed: int
    spread: float


class Effect(NamedTuple):
    """What a step of one spread upwards does to the win share, and how many standard errors that is."""

    share: float
    sureness: float


Row = tuple[dict[str, float], float]
"""A seat's disturbances, in spreads, and its win share above parity."""


def disturbed(job: Job, seat: int) -> dict[str, float]:
    lot = random.Random(derived(job.seed, "weights", seat))
    return {name: lot.choice((-1.0, 1.0)) for name in roster.data(job.game)["weights"]}


def perform(job: Job) -> list[Row]:
    """One game in which every seat has weights of its own."""
    weights = roster.data(job.game)["weights"]
    steps = [disturbed(job, seat) for seat in range(job.seats)]
    players: list[Greedy] = []
    for seat, step in enumerate(steps):
        own = {name: float(value) * math.exp(job.spread * step[name]) for name, value in weights.items()}
        strength = roster.strength(job.game, roster.STRENGTHS[-1])
        players.append(Greedy(roster.build(job.game, own), strength, derived(job.seed, "bot", seat)))
    rules = RULESETS[job.game]
    position, dice = Position(rules, rules.begin(job.seats, rules.chosen({}))), Dice(job.seed)
    for _ in range(MOST_ENTRIES):
        if position.over:
            break
        seat = position.seat
        if seat == CHANCE:
            position.play(position.roll(dice), CHANCE)
        else:
            position.play(players[seat].answer(position.guess(seat, dice), seat), seat)
    return [(step, share - 1 / job.seats) for step, share in zip(steps, win_shares(position.ranks()))]


def effect(rows: list[Row], name: str) -> Effect:
    """Disturbances are independent of each other, so the mean of their product with the result is the slope."""
    products = [step[name] * share for step, share in rows]
    mean = sum(products) / len(products)
    variance = sum((product - mean) ** 2 for product in products) / max(1, len(products) - 1)
    return Effect(mean, mean / math.sqrt(variance / len(products) or 1.0))


def moved(value: float, found: Effect, spread: float) -> float:
    """Half a spread for each standard error beyond the first, at most one spread."""
    size = min(1.0, max(0.0, abs(found.sureness) - 1.0) / 2)
    return value * math.exp(math.copysign(spread * size, found.sureness))


def write(file: Path, weights: dict[str, float]) -> None:
    """Put new weights into the file and leave all else as it is."""
    text = file.read_text(encoding="utf-8")
    for name, value in weights.items():
        text = re.sub(rf"^{re.escape(name)} = .*$", f"{name} = {value:.4g}", text, count=1, flags=re.MULTILINE)
    file.write_text(text, encoding="utf-8")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(RULESETS))
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--spread", type=float, default=0.4)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args(arguments)
    if given.seed + given.games > FIRST_REPORTED:
        parser.error(f"seeds from {FIRST_REPORTED} on are for reported games")
    jobs = [Job(given.game, given.seats, given.seed + number, given.spread) for number in range(given.games)]
    rows: list[Row] = []
    with Progress() as bar:
        task = bar.add_task(given.game, total=len(jobs))
        for found in stream(perform, jobs, Crew(given.workers)):
            rows += found
            bar.advance(task)
    table = Table("weight", "now", "win share for +1 spread", "standard errors", "then")
    weights: dict[str, float] = {}
    for name, value in roster.data(given.game)["weights"].items():
        seen = effect(rows, name)
        weights[name] = moved(float(value), seen, given.spread)
        cells = (f"{value:.4g}", f"{100 * seen.share:+.2f} %", f"{seen.sureness:+.1f}", f"{weights[name]:.4g}")
        table.add_row(name, *cells)
    Console().print(table)
    if given.write:
        write(ROOT / "src/greatpowers/games" / RULESETS[given.game].game / "players" / f"{given.game}.toml", weights)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Speed: random full games on both builds, beside catanatron, in one run on one core.

Each contestant plays in a process of its own, in turns over several rounds; the best round of each counts, so that a
busy moment of the machine hurts nobody's ratio.
"""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

GAME = "imperial-2030"
ROUNDS = 3
SECONDS = 3.0
CONTESTANTS = (
    "plain",
    "compiled",
    "catanatron",
    "compiled imperial-2010",
    "compiled imperial-2006",
    "compiled imperialism",
    "compiled attack",
)
"""A build (with a game other than `GAME` behind it), or the peer."""


class PlainFinder(importlib.abc.MetaPathFinder):
    """Loads our modules from source even where compiled ones lie beside them."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not name.startswith("greatpowers") or path is None:
            return None
        for folder in path:
            base = Path(folder) / name.rpartition(".")[2]
            if (base / "__init__.py").exists():
                return importlib.util.spec_from_file_location(
                    name, base / "__init__.py", submodule_search_locations=[str(base)]
                )
            if base.with_suffix(".py").exists():
                return importlib.util.spec_from_file_location(name, base.with_suffix(".py"))
        return None


def report(progress: Callable[[int, int], None] | None = None, seconds: float = SECONDS) -> dict[str, Any]:
    """Decisions, games and copies a second, memory, and the ratios to catanatron."""
    from greatpowers import ruleset

    best: dict[str, dict[str, float]] = {}
    total = ROUNDS * len(CONTESTANTS)
    for number in range(total):
        contestant = CONTESTANTS[number % len(CONTESTANTS)]
        row = measure_apart(contestant, seconds)
        if row and row["decisions_per_second"] > best.get(contestant, {}).get("decisions_per_second", 0.0):
            best[contestant] = row
        if progress is not None:
            progress(number + 1, total)
    peer = best.get("catanatron", {}).get("decisions_per_second", 0.0)
    ratios = {
        name: round(row["decisions_per_second"] / peer, 2)
        for name, row in best.items()
        if peer and name != "catanatron"
    }
    compiled = best.get("compiled", {}).get("decisions_per_second", 0.0)
    editions = {
        name.split()[1]: round(row["decisions_per_second"] / compiled, 2)
        for name, row in best.items()
        if compiled and " " in name
    }
    return {
        "game": GAME,
        "seats": ruleset(GAME).players[1],
        "python": sys.version.split()[0],
        "rounds": ROUNDS,
        "seconds_per_round": seconds,
        "results": best,
        "times_catanatron": ratios,
        "times_compiled": editions,
    }


def measure_apart(contestant: str, seconds: float) -> dict[str, float]:
    """One round in a fresh process; empty when this contestant is not there."""
    command = [sys.executable, "-m", "greatpowers.arena.speed", contestant, str(seconds)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"{contestant}: {done.stderr.strip()}")
    row: dict[str, float] = json.loads(done.stdout)
    return row


def pin_to_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def memory() -> int:
    """The most memory this process has used, in KiB; 0 where the system does not tell."""
    if sys.platform == "win32":
        return 0
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most // 1024 if sys.platform == "darwin" else most


def measure_engine(seconds: float, game: str) -> dict[str, float]:
    """Random games of a full table through `Position`: the full option list at every decision, no journal."""
    from greatpowers import ruleset
    from greatpowers.kernel.chance import Dice
    from greatpowers.kernel.position import Position

    rules = ruleset(game)
    seats = rules.players[1]
    options = rules.chosen({})
    decisions = games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        position = Position(rules, rules.begin(seats, options))
        decisions += position.playout(Dice(games))
        games += 1
    elapsed = time.perf_counter() - began
    middle = Position(rules, rules.begin(seats, options))
    middle.playout(Dice(3), 600)
    copies = 20_000
    began = time.perf_counter()
    for _ in range(copies):
        middle.copy()
    copying = time.perf_counter() - began
    before = memory()
    kept = [middle.copy() for _ in range(5_000)]
    return {
        "decisions_per_second": decisions / elapsed,
        "games_per_second": games / elapsed,
        "decisions_per_game": decisions / games,
        "copies_per_second": copies / copying,
        "kilobytes_per_copy": (memory() - before) / len(kept),
        "process_megabytes": before / 1024,
    }


def measure_catanatron(seconds: float) -> dict[str, float]:
    """Random four-player games of catanatron, tick by tick."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    actions = games = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        game = Game([RandomPlayer(colour) for colour in colours], seed=games)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            actions += 1
        games += 1
    elapsed = time.perf_counter() - began
    return {
        "decisions_per_second": actions / elapsed,
        "games_per_second": games / elapsed,
        "decisions_per_game": actions / games,
        "process_megabytes": memory() / 1024,
    }


def is_compiled() -> bool:
    from greatpowers.kernel import position

    return not str(position.__file__).endswith(".py")


def main(contestant: str, seconds: float) -> dict[str, float]:
    pin_to_one_core()
    contestant, _, game = contestant.partition(" ")
    if contestant == "catanatron":
        return measure_catanatron(seconds) if importlib.util.find_spec("catanatron") else {}
    if contestant == "plain":
        for name in [name for name in sys.modules if name.startswith("greatpowers")]:
            del sys.modules[name]
        sys.meta_path.insert(0, PlainFinder())
        if is_compiled():
            raise RuntimeError("the plain build could not be loaded")
    elif not is_compiled():
        return {}
    return measure_engine(seconds, game or GAME)


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1], float(sys.argv[2]))))

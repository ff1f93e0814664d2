"""Two builds of the engine against each other: is a game slower than at another commit?

    .venv/bin/python -m bench.commits OLD NEW [--pairs 15] [--seconds 1] [--report FILE]

OLD and NEW are folders that hold the package `greatpowers` (`.build/compiled` of two clones, or their `src`). For each
ruleset both play the same random games and copy positions, in processes of their own, in turns; the median of the
ratios NEW / OLD counts, so that a busy moment of the machine hurts neither. It uses the public surface alone, so any
two commits can be compared.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

GAMES = ("imperial-2006", "imperial-2010", "imperial-2030", "imperialism", "attack")

MEASURE = """
import sys, time
import greatpowers
from greatpowers.kernel.chance import Dice
game, seconds, seed = sys.argv[1], float(sys.argv[2]), int(sys.argv[3])
rules = greatpowers.ruleset(game)
low, high = rules.players
answers = copies = number = 0
played = copied = 0.0
while played < seconds:
    position = greatpowers.start(game, low + number % (high - low + 1), seed + number).fast
    began = time.process_time()
    answers += position.playout(Dice(seed + number))
    played += time.process_time() - began
    number += 1
position = greatpowers.start(game, high, seed).fast
position.playout(Dice(seed), 200)
while copied < seconds / 4:
    began = time.process_time()
    for _ in range(2000):
        position.copy()
    copied += time.process_time() - began
    copies += 2000
print(answers / played, copies / copied)
"""


def measured(folder: str, game: str, seconds: float, seed: int) -> tuple[float, float]:
    """Answers and copies a second."""
    environment = {**os.environ, "PYTHONPATH": folder}
    command = [sys.executable, "-c", MEASURE, game, str(seconds), str(seed)]
    done = subprocess.run(command, env=environment, cwd="/", capture_output=True, text=True, check=True)
    answers, copies = map(float, done.stdout.split())
    return answers, copies


def compared(old: str, new: str, game: str, pairs: int, seconds: float) -> dict[str, Any]:
    answers, copies, speeds = [], [], []
    for pair in range(pairs):
        order = (old, new) if pair % 2 == 0 else (new, old)
        found = {folder: measured(folder, game, seconds, 1000 + 50 * pair) for folder in order}
        answers.append(found[new][0] / found[old][0])
        copies.append(found[new][1] / found[old][1])
        speeds.append(found[new][0])
    low, high = sorted(answers)[pairs // 4], sorted(answers)[pairs - 1 - pairs // 4]
    return {
        "answers": round(statistics.median(answers), 3),
        "quartiles": [round(low, 3), round(high, 3)],
        "copies": round(statistics.median(copies), 3),
        "answers_per_second": round(statistics.median(speeds)),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("--pairs", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--games", nargs="*", default=GAMES)
    parser.add_argument("--report", type=Path)
    given = parser.parse_args()
    old, new = str(Path(given.old).resolve()), str(Path(given.new).resolve())
    rows: dict[str, Any] = {}
    for game in given.games:
        rows[game] = compared(old, new, game, given.pairs, given.seconds)
        print(f"{game:>14}  {json.dumps(rows[game])}", flush=True)
    if given.report:
        given.report.write_text(json.dumps(rows, indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

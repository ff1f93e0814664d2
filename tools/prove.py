"""`python3 run.py prove`: every figure the issues ask for, measured here and now, with a JSON report.

Each proof is a function that returns figures and whether they suffice. `--only NAME` runs some of them, `--quick` takes
small samples (to try the script itself), `--report FILE` says where the report goes.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tools.container import container
from tools.first_start import first_start
from tools.steady import steady

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / ".build" / "compiled"
Figures = dict[str, Any]
RULESETS = {"imperial-2030": 1000, "imperial-2010": 1000, "imperial-2006": 1000, "imperialism": 1000, "attack": 500}
"""The rulesets, and how many random games each has to play without a broken law."""

FUZZ = """
import json, sys
from greatpowers import ruleset
from greatpowers.kernel.fuzz import fuzz
from greatpowers.arena.speed import is_compiled
report = fuzz(ruleset(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]), None, int(sys.argv[4]))
report["compiled"] = is_compiled()
print(json.dumps(report))
"""

SPEED = """
import json, sys
from greatpowers.arena.speed import report
print(json.dumps(report(None, float(sys.argv[1]))))
"""


def python(build: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python on one of the builds."""
    environment = {**os.environ, "GREATPOWERS_BUILD": build}
    environment["PYTHONPATH"] = str(COMPILED) if build == "compiled" else str(ROOT / "src")
    command = [sys.executable, *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def pytest(build: str, *arguments: str) -> Figures:
    """Run tests and count them."""
    done = python(build, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments)
    counts: Figures = {
        word: int(number) for number, word in re.findall(r"(\d+) (passed|failed|skipped|error)", done.stdout)
    }
    told = [json.loads(line) for line in re.findall(r"^\.?(\{.*\})$", done.stdout, re.MULTILINE)]
    if told:
        counts["told"] = told
    ok = done.returncode == 0 and counts.get("passed", 0) > 0 and not counts.get("skipped", 0)
    tail = "" if ok else done.stdout[-2000:] + done.stderr[-500:]
    return {"ok": ok, **counts, **({"output": tail} if tail else {})}


def fuzz_part(build: str, game: str, games: int, first: int) -> Figures:
    """Some random games on one build."""
    done = python(build, "-c", FUZZ, game, str(games), "1", str(first))
    if done.returncode != 0:
        raise RuntimeError(done.stderr[-2000:])
    report: Figures = json.loads(done.stdout)
    counts = f"{report['ended']} ended, {len(report['broken'])} laws broken, {report['digest']}"
    print(f"  {game}, {build}: games {first} to {first + games - 1}: {counts}", flush=True)
    return report


def prove_fuzz(quick: bool) -> Figures:
    """1,000 games of each ruleset on each build: no broken law, every game ended, same seeds same hashes."""
    size = 10 if quick else 50
    wanted = {game: 20 if quick else games for game, games in RULESETS.items()}
    kinds = [(game, build) for game in RULESETS for build in ("plain", "compiled")]
    with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        jobs = {
            kind: [pool.submit(fuzz_part, kind[1], kind[0], size, first) for first in range(0, wanted[kind[0]], size)]
            for kind in kinds
        }
        parts = {kind: [job.result() for job in row] for kind, row in jobs.items()}
    ok = True
    rows: Figures = {}
    for game, build in kinds:
        row = parts[game, build]
        figures = {key: sum(part[key] for part in row) for key in ("games", "answers", "positions_examined", "ended")}
        figures["broken"] = [problem["problem"] for part in row for problem in part["broken"]]
        ok = ok and figures["broken"] == [] and figures["ended"] == wanted[game]
        ok = ok and all(part["compiled"] == (build == "compiled") for part in row)
        rows.setdefault(game, {})[build] = figures
    for game in RULESETS:
        hashes = [[part["digest"] for part in parts[game, build]] for build in ("plain", "compiled")]
        rows[game]["same_hashes"] = hashes[0] == hashes[1]
        ok = ok and hashes[0] == hashes[1]
    return {"ok": ok, **rows}


def prove_toy(quick: bool) -> Figures:
    """The toy game obeys every law on both builds."""
    rows = {build: pytest(build, "tests/toy") for build in ("plain", "compiled")}
    return {"ok": all(row["ok"] for row in rows.values()), **rows}


def prove_cases(quick: bool) -> Figures:
    """As many cases of each rulebook as the issues ask for pass on both builds; no passage is unanswered."""
    least = {"I06": 1, "I10": 1, "I30": 90, "D14": 180, "AXP": 180}
    text = "".join(path.read_text("utf-8") for path in (ROOT / "tests/games").glob("*/cases/**/*.toml"))
    cases = {letters: len(re.findall(rf"^id = \"{letters}-\d+\"", text, re.MULTILINE)) for letters in least}
    books = sorted((ROOT / "src/greatpowers/games").glob("*/rules/data/*/passages.toml"))
    passages = {book.parent.name: book.read_text("utf-8").count("[[passage]]") for book in books}
    arguments = ["tests/games/test_cases.py", *game_tests("test_cases.py")]
    plain = pytest("plain", *arguments, "tests/games/test_passages.py")
    compiled = pytest("compiled", *arguments)
    ok = plain["ok"] and compiled["ok"] and all(cases[letters] >= least[letters] for letters in least)
    ok = ok and cases["I06"] + cases["I10"] + cases["I30"] >= 250
    return {"ok": ok, "cases": cases, "passages": passages, "plain": plain, "compiled": compiled}


def game_tests(name: str) -> list[str]:
    """The test files of this name of all games."""
    return [str(path.relative_to(ROOT)) for path in sorted((ROOT / "tests/games").glob(f"*/{name}"))]


def prove_perft(quick: bool) -> Figures:
    """perft agrees with the naive enumerators; golden replays for every ending."""
    arguments = [*game_tests("test_perft.py"), *game_tests("test_replays.py")]
    rows = {build: pytest(build, *arguments) for build in ("plain", "compiled")}
    return {"ok": all(row["ok"] for row in rows.values()), **rows}


def prove_mutations(quick: bool) -> Figures:
    """Malformed positions, records and answers are refused by name and change nothing."""
    return pytest("plain", *game_tests("test_mutations.py"))


def prove_speed(quick: bool) -> Figures:
    """Compiled at least 8 times catanatron and 100,000 copies a second; plain 1.5 times; the card games 5 times."""
    seconds = "1.0" if quick else "5.0"
    done = python("compiled", "-c", SPEED, seconds)
    if done.returncode != 0:
        return {"ok": False, "output": done.stderr[-2000:]}
    row: Figures = json.loads(done.stdout)
    ratios, results = row["times_catanatron"], row["results"]
    ok = ratios.get("compiled", 0) >= 8 and ratios.get("plain", 0) >= 1.5
    ok = ok and results["compiled"]["copies_per_second"] >= 100_000
    ok = ok and all(ratios.get(f"compiled {game}", 0) >= 5 for game in ("imperialism", "attack"))
    return {"ok": ok, **row}


def prove_crash(quick: bool) -> Figures:
    """The server killed at random moments of 100 games, on each database: every acknowledged answer is there once."""
    os.environ["GREATPOWERS_CRASH_GAMES"] = "2" if quick else "100"
    found = pytest("compiled", "tests/server/test_crash.py", "-m", "slow", "-s")
    return {**found, "ok": found["ok"] and found.get("passed") == 2}


def prove_forged(quick: bool) -> Figures:
    """10,000 forged, replayed, malformed, oversized messages: all refused, and the table is as it was."""
    return pytest("plain", "tests/server/test_forged.py", "-m", "not slow" if quick else "slow")


def prove_server(quick: bool) -> Figures:
    """200 tables: an answer reaches the others within 100 ms (p99); any moment of a long game opens in 100 ms."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        few = ["--tables", "10", "--seconds", "5", "--copies", "1"] if quick else []
        done = python("compiled", "-m", "bench.server_load", "--report", str(report), *few)
        if done.returncode != 0:
            return {"ok": False, "output": done.stderr[-2000:]}
        row: Figures = json.loads(report.read_text())
    slowest = max(max(game["cold_worst"], game["warm_worst"]) for game in row["moments"].values())
    ok = row["games"]["answers"] > 0 and row["games"]["refused"] == 0
    ok = ok and row["games"]["broadcast_p99"] < 100 and slowest < 100
    return {"ok": ok, "slowest_moment": slowest, **row}


def prove_computers(quick: bool) -> Figures:
    """Each strength beats the next lower one, the strongest the lot, search the strongest; all in time, no faults."""
    with tempfile.TemporaryDirectory() as folder:
        few = ["--divide", "20", "--results", folder] if quick else []
        done = python("compiled", "-m", "tools.ladder", "--check", str(Path(folder) / "check.json"), *few)
        if done.returncode not in (0, 1):
            return {"ok": False, "output": done.stderr[-2000:]}
        row: Figures = json.loads((Path(folder) / "check.json").read_text())
    return row


def prove_table(quick: bool) -> Figures:
    """Whole games of Imperial in Chromium by mouse, keys and finger; the map moves in under 20 ms a frame (p95)."""
    games = pytest("plain", "tests/web/test_imperial_games.py", "-m", "not slow" if quick else "slow or not slow")
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "frames.json"
        done = python("plain", "-m", "bench.map_frames", "--report", str(report))
        if done.returncode != 0:
            return {"ok": False, "games": games, "output": done.stderr[-2000:]}
        frames: Figures = json.loads(report.read_text())
    ok = games["ok"] and all(row["p95"] < 20 for plate in ("world", "europe") for row in frames[plate]["map"].values())
    return {"ok": ok, "games": games, "frames": frames}


def prove_clean_clone(quick: bool) -> Figures:
    """`git clone` and `python3 run.py test` pass in an empty folder."""
    with tempfile.TemporaryDirectory() as folder:
        clone = Path(folder) / "greatpowers"
        subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
        hidden = ("PYTHONPATH", "GREATPOWERS_BUILD", "VIRTUAL_ENV")
        environment = {name: value for name, value in os.environ.items() if name not in hidden}
        arguments = ["--help"] if quick else ["test"]
        done = subprocess.run(
            ["python3", "run.py", *arguments], cwd=clone, env=environment, capture_output=True, text=True, check=False
        )
        return {"ok": done.returncode == 0, "output": done.stdout[-3000:]}


PROOFS: dict[str, Callable[[bool], Figures]] = {
    "first-start": first_start,
    "speed": prove_speed,
    "toy": prove_toy,
    "cases": prove_cases,
    "perft": prove_perft,
    "mutations": prove_mutations,
    "fuzz": prove_fuzz,
    "crash": prove_crash,
    "forged": prove_forged,
    "server": prove_server,
    "computers": prove_computers,
    "table": prove_table,
    "clean_clone": prove_clean_clone,
    "container": container,
    "steady": steady,
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", action="append", choices=list(PROOFS), help="run this proof (may be repeated)")
    parser.add_argument("--quick", action="store_true", help="small samples, to try the script itself")
    parser.add_argument("--report", default=str(ROOT / ".build" / "prove.json"), help="where the JSON report goes")
    choice = parser.parse_args()
    results: dict[str, Figures] = {}
    for name in choice.only or list(PROOFS):
        print(f"{name}: {PROOFS[name].__doc__}", flush=True)
        began = time.perf_counter()
        results[name] = PROOFS[name](choice.quick)
        results[name]["seconds"] = round(time.perf_counter() - began, 1)
        print(f"  {'proved' if results[name]['ok'] else 'NOT PROVED'}, {results[name]['seconds']} s", flush=True)
    ok = all(row["ok"] for row in results.values())
    report = {"ok": ok, "quick": choice.quick, "python": sys.version.split()[0], "proofs": results}
    Path(choice.report).parent.mkdir(parents=True, exist_ok=True)
    Path(choice.report).write_text(json.dumps(report, indent=2) + "\n")
    print(json.dumps(report, indent=2))
    return 0 if ok else 1


if __name__ == "__main__":
    raise SystemExit(main())

"""The whole suite, six times over: twice calmly, twice shuffled, twice on a busy machine.

A run is `python3 run.py test` in a clone of the last commit, so that work can go on in the checkout. Those on a busy
machine run at once, three of them: each has the four testers of the others beside it. Where fewer are left, processes
that never rest make up for them, but for those that `GREATPOWERS_BUSY` says are busy here with something else.

What was run is kept in `docs/proofs/steady.json`: whoever starts again, on whatever machine, goes on where it was left,
as long as nothing but documents and single modules of tests has changed since. A run that counts for other sources of
such modules is followed up: they run once more in its order, with its chance, beside its load. A red run stays there,
with its log in `.build/steady`, until it was run again and found green.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
OBJECTS = ROOT / ".build" / "mypyc"
PLACE = ROOT / ".build" / "steady"
KEPT = ROOT / "docs" / "proofs" / "steady.json"
DOCUMENTS = (":!docs", ":!*.md", ":!tools/steady.py")
"""What may change between two runs that are counted together."""
MODULES = ":!tests/**/test_*.py"
"""What is followed up when it has changed."""
HIDDEN = ("PYTHONPATH", "GREATPOWERS_BUILD", "GREATPOWERS_COMPILED", "VIRTUAL_ENV")
SPIN = "while True: pass"
LOAD, TESTERS = 4, 2
"""The load beside a run, and how many processes of it a run beside it counts for."""


class Run(NamedTuple):
    name: str
    settings: dict[str, str]
    load: int


def shuffled(number: int) -> dict[str, str]:
    """Another order of the tests, another order of sets, other deals."""
    names = ("GREATPOWERS_TEST_ORDER", "PYTHONHASHSEED", "GREATPOWERS_TEST_CHANCE")
    return dict.fromkeys(names, str(number))


RUNS = (
    Run("calm 1", {}, 0),
    Run("shuffled 1", shuffled(7919), LOAD),
    Run("beside a load 1", {}, LOAD),
    Run("beside a load 2", {}, LOAD),
    Run("shuffled 2", shuffled(104729), 0),
    Run("calm 2", {}, 0),
)


def steady(quick: bool) -> dict[str, Any]:
    """Six full runs of the suite are green: two calm, two shuffled, two beside a load of 4."""
    kept = remembered()
    if not quick:
        for run in RUNS:
            if kept["runs"].get(run.name, {}).get("green"):
                follow_up(run, kept)
    left = [run for run in (RUNS[:1] if quick else RUNS) if not kept["runs"].get(run.name, {}).get("green")]
    for loaded, some in groupby(left, key=lambda run: bool(run.load)):
        for runs in [list(some)] if loaded else ([run] for run in some):
            together(runs, kept, ["--help"] if quick else ["test"])
    green = [name for name, row in kept["runs"].items() if row["green"]]
    return {"ok": quick or len(green) == len(RUNS), **kept}


def together(runs: list[Run], kept: dict[str, Any], arguments: list[str]) -> None:
    print(f"  {', '.join(run.name for run in runs)} …", flush=True)
    with beside(runs[0].load - TESTERS * (len(runs) - 1)), ThreadPoolExecutor(len(runs)) as pool:
        rows = list(pool.map(made, runs, clones(kept["commit"], len(runs)), [arguments] * len(runs)))
    for run, row in zip(runs, rows, strict=True):
        print(f"  {run.name}: {'green' if row['green'] else 'RED'}, {row['seconds']} s", flush=True)
        kept["runs"][run.name] = {"commit": kept["commit"], **row}
    if arguments == ["test"]:
        keep(kept)


def follow_up(run: Run, kept: dict[str, Any]) -> None:
    """Modules of tests that have changed since a green run do what they did in it."""
    row = kept["runs"][run.name]
    differs = ("diff", "--name-only", "--diff-filter=d", row["commit"], kept["commit"])
    modules = git(*differs, "--", ".", *DOCUMENTS).split()
    if not modules:
        return
    print(f"  {run.name}, once more: {', '.join(modules)} …", flush=True)
    with beside(run.load):
        more = made(run, cloned(kept["commit"], PLACE / "1" / "greatpowers"), ["test", "-q", "-n", "2", *modules])
    print(f"  {'green' if more['green'] else 'RED'}, {more['seconds']} s", flush=True)
    row["green"] = more["green"]
    row["commit"] = kept["commit"]
    row.setdefault("once more", []).append({"modules": modules, **{name: more[name] for name in ("passed", "failed")}})
    keep(kept)


def keep(kept: dict[str, Any]) -> None:
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    KEPT.write_text(json.dumps(kept, indent=2) + "\n", "utf-8")


def remembered() -> dict[str, Any]:
    """What was run for the sources of the last commit but for modules of tests."""
    commit = git("rev-parse", "HEAD")
    kept: dict[str, Any] = json.loads(KEPT.read_text("utf-8")) if KEPT.is_file() else {"runs": {}}
    rows = {name: {"commit": kept.get("commit"), **row} for name, row in kept["runs"].items()}
    counted = {name: row for name, row in rows.items() if not has_changed(row["commit"], commit, MODULES)}
    return {"commit": commit, "runs": counted}


def has_changed(one: str, other: str, *but: str) -> bool:
    """Whether anything but documents differs between two commits; so it does when one of them is not known here."""
    command = ["git", "diff", "--quiet", one, other, "--", ".", *DOCUMENTS, *but]
    return subprocess.run(command, cwd=ROOT, check=False).returncode != 0


def clones(commit: str, count: int) -> list[Path]:
    return [cloned(commit, PLACE / str(number + 1) / "greatpowers") for number in range(count)]


def cloned(commit: str, clone: Path) -> Path:
    """A clone stays, so that only its first run begins from nothing."""
    if not clone.is_dir():
        shutil.rmtree(clone.parent, ignore_errors=True)
        clone.parent.mkdir(parents=True)
        subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
        if OBJECTS.is_dir():  # each lies under a hash of what it was compiled from
            shutil.copytree(OBJECTS, clone / OBJECTS.relative_to(ROOT))
    for command in (["fetch", "-q"], ["checkout", "-q", "--force", "--detach", commit], ["clean", "-fdq"]):
        subprocess.run(["git", *command], cwd=clone, check=True)
    return clone


def made(run: Run, clone: Path, arguments: list[str]) -> dict[str, Any]:
    variables = {name: value for name, value in os.environ.items() if name not in HIDDEN} | run.settings
    log = PLACE / f"{run.name.replace(' ', '-')}.log"
    before, began = os.getloadavg()[0], time.monotonic()
    with log.open("wb") as output:
        command = ["python3", "run.py", *arguments]
        done = subprocess.run(command, cwd=clone, env=variables, stdout=output, stderr=output, check=False)
    seconds = round(time.monotonic() - began)
    said = log.read_text("utf-8", errors="replace")
    return {
        "green": done.returncode == 0,
        "seconds": seconds,
        "load_before": round(before, 1),
        "cores": os.cpu_count(),
        "settings": run.settings,
        "load": run.load,
        "phases": {name: float(took) for name, took, _ in phases(said)},
        "not ok": [name for name, _, outcome in phases(said) if outcome != "ok"],
        "failed": re.findall(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", said, re.MULTILINE),
        "passed": sum(map(int, re.findall(r"(\d+) passed", said))),
    }


def phases(said: str) -> list[tuple[str, str, str]]:
    """The table at the end of `run.py test`."""
    table = said.rpartition("seconds  outcome\n")[2]
    return re.findall(r"^(\S.*?) +([\d.]+)  (ok|FAILED|left out)$", table, re.MULTILINE)


@contextmanager
def beside(load: int) -> Iterator[None]:
    """This many processes that never rest, less those that somebody else keeps busy."""
    others = int(os.environ.get("GREATPOWERS_BUSY", "0"))
    busy = [subprocess.Popen([sys.executable, "-c", SPIN]) for _ in range(max(load - others, 0))]
    try:
        yield
    finally:
        for process in busy:
            process.kill()
            process.wait()


def git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()

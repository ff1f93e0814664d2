"""Trials that were made on another machine, or in several runs side by side: their reports are taken in as one.

A report names the trial and a digest of what was tried. Runs of one trial are joined: what is counted is added up, its
parts are put together, and it is passed only if every run was and nothing is missing.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from tools.setup.places import ROOT, digest, files_under
from tools.trials.hostile import MESSAGES, PARTS
from tools.trials.kills import TIMES

Row = dict[str, Any]
COUNTS = ("kills", "games", "acknowledged", "entries", "sent_again", "stale", "lost", "doubled", "answers_with_500")
WHOLE: dict[str, Callable[[Row], bool]] = {
    "kills": lambda row: bool(row["kills"] >= TIMES),
    "hostile": lambda row: all(row.get(part, {}).get("messages", 0) >= MESSAGES for part in PARTS),
    "connections": lambda row: {"direct", "proxied"} <= row.keys(),
}
"""Whether all of a trial that may be made in several runs was made."""


def sources() -> str:
    """The digest of the server, and of what tries it."""
    files = files_under(ROOT / "src", ROOT / "tests" / "server", ROOT / "tools" / "trials")
    return digest(path for path in files if path.suffix in (".py", ".toml", ".ftl"))


def write(file: Path, trial: str, found: Row) -> None:
    report = {"trial": trial, "sources": sources(), "cores": os.cpu_count(), "found": found}
    file.write_text(json.dumps(report, indent=2).replace(f"{ROOT}/", "") + "\n", "utf-8")


def taken_in(files: Iterable[Path]) -> dict[str, Row]:
    """What the reports say of each trial; a report of other sources is refused."""
    here, runs = sources(), dict[str, list[Row]]()
    for file in files:
        report: Row = json.loads(file.read_text("utf-8"))
        if report["sources"] != here:
            raise SystemExit(f"{file}: other sources than here")
        runs.setdefault(report["trial"], []).append({**report["found"], "cores": report["cores"]})
    return {trial: joined(trial, rows) for trial, rows in runs.items()}


def joined(trial: str, rows: list[Row]) -> Row:
    """Several runs as one."""
    first, *others = rows
    found = dict(first)
    if others:
        parts = {name: value for row in rows for name, value in row.items() if isinstance(value, dict)}
        counts = {name: sum(row[name] for row in rows) for name in COUNTS if name in first}
        found = {"cores": first["cores"], **counts, **(parts if "kills" not in counts else {"runs": rows})}
    is_whole = trial not in WHOLE or WHOLE[trial](found)
    return {**found, "ok": is_whole and all(row["ok"] for row in rows)}

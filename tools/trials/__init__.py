"""Trials: what may befall a server, done to real ones under play. `python -m tools.trials NAME` makes one of them.

What was found is kept in `docs/proofs/faults.json`: whoever starts again, on whatever machine, goes on where it was
left, as long as nothing but documents has changed since. A trial that was not passed is made again. What was found
elsewhere is taken in (`elsewhere.py`).
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tools.connections import connections
from tools.steady import git, has_changed
from tools.trials.clock import clock
from tools.trials.disk import disk
from tools.trials.hostile import hostile
from tools.trials.kills import kills
from tools.trials.restarts import restarts
from tools.trials.two_servers import two_servers

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "docs" / "proofs" / "faults.json"

TRIALS: dict[str, Callable[..., dict[str, Any]]] = {
    "disk": disk,
    "clock": clock,
    "two_servers": two_servers,
    "restarts": restarts,
    "hostile": hostile,
    "kills": kills,
    "connections": connections,
}


def faults(quick: bool) -> dict[str, Any]:
    """Full disks, wrong clocks, lost databases, killed nodes, hostile messages: 0 lost, doubled, leaked, accepted."""
    kept = remembered(nothing=quick)
    found = kept["trials"]
    for name, trial in TRIALS.items():
        if found.get(name, {}).get("ok"):
            print(f"  {name}: passed before", flush=True)
            continue
        print(f"  {name}: {trial.__doc__}", flush=True)
        before = os.getloadavg()[0]
        found[name] = {**trial(quick), "load_before": round(before, 1), "cores": os.cpu_count()}
        print(f"  {name}: {'passed' if found[name]['ok'] else 'NOT PASSED'}", flush=True)
        if not quick:
            keep(kept)
    return {"ok": all(found.get(name, {}).get("ok") for name in TRIALS), **kept}


def keep(kept: dict[str, Any]) -> None:
    """Without the paths of this machine."""
    KEPT.parent.mkdir(parents=True, exist_ok=True)
    KEPT.write_text(json.dumps(kept, indent=2).replace(f"{ROOT}/", "") + "\n", "utf-8")


def remembered(nothing: bool = False) -> dict[str, Any]:
    """What was found for the sources of the last commit; nothing, when they are other sources."""
    commit = git("rev-parse", "HEAD")
    if KEPT.is_file() and not nothing:
        kept: dict[str, Any] = json.loads(KEPT.read_text("utf-8"))
        if not has_changed(kept["commit"], commit):
            return kept
    return {"commit": commit, "trials": {}}

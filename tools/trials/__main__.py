"""One trial alone, or what was found elsewhere.

    python -m tools.trials NAME [--times N] [--seed N] [--only PART] [--quick] [--report FILE]
    python -m tools.trials --merge FILE …

Nothing is kept but the report, which can be taken in where the sources are the same: so a trial may be made on a larger
machine, and in several runs side by side (each needs a folder of its own: a copy of the checkout).
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from tools.trials import TRIALS, elsewhere, keep, remembered


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("trial", nargs="?", choices=list(TRIALS))
    parser.add_argument("--quick", action="store_true", help="a small sample")
    parser.add_argument("--times", type=int, help="how often: kills, restarts, rounds, jumps or messages")
    parser.add_argument("--seed", type=int, help="another choice of what happens when")
    parser.add_argument("--only", help="one part: with_limits, without_limits, direct, proxied")
    parser.add_argument("--report", type=Path, help="where to write what was found, to be taken in")
    parser.add_argument("--merge", type=Path, nargs="+", help="take in these reports")
    choice = parser.parse_args()
    if choice.merge:
        return merged(choice.merge)
    if choice.trial is None:
        parser.error("which trial?")
    given = {name: value for name in ("times", "seed", "only") if (value := getattr(choice, name)) is not None}
    found = TRIALS[choice.trial](choice.quick, **given)
    print(json.dumps(found, indent=2))
    if choice.report:
        elsewhere.write(choice.report, choice.trial, found)
    return 0 if found["ok"] else 1


def merged(files: list[Path]) -> int:
    kept = remembered()
    new = elsewhere.taken_in(files)
    kept["trials"] |= new
    keep(kept)
    for trial, row in new.items():
        print(f"{trial}: {'passed' if row['ok'] else 'NOT PASSED'}")
    return 0 if all(row["ok"] for row in new.values()) else 1


if __name__ == "__main__":
    raise SystemExit(main())

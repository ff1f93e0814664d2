"""`python -m tools.trials NAME [--times N] [--seed N] [--quick]`: one trial alone; nothing is kept."""

from __future__ import annotations

import argparse
import json

from tools.trials import TRIALS


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("trial", choices=list(TRIALS))
    parser.add_argument("--quick", action="store_true", help="a small sample")
    parser.add_argument("--times", type=int, help="how often: kills, restarts, rounds, jumps or messages")
    parser.add_argument("--seed", type=int, help="another choice of what happens when")
    choice = parser.parse_args()
    given = {name: value for name in ("times", "seed") if (value := getattr(choice, name)) is not None}
    found = TRIALS[choice.trial](choice.quick, **given)
    print(json.dumps(found, indent=2))
    return 0 if found["ok"] else 1


if __name__ == "__main__":
    raise SystemExit(main())

"""Makes `tests/before/attack-1.json.xz`: records of Attack! by version 1 of its rules, with the code of the last commit
that had no other.

    git worktree add --detach /tmp/attack1 ca46301
    PYTHONPATH=/tmp/attack1/src python tools/before_versions.py

Each has cards that were played after Summit Conference in the same action, which version 2 forbids (ATK-177). It knows
only the front door of the package, which was the same then. The fixture is never made anew.
"""

from __future__ import annotations

import json
import lzma
import random
from pathlib import Path
from typing import Any

import greatpowers

FILE = Path(__file__).resolve().parent.parent / "tests" / "before" / "attack-1.json.xz"
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {"rounds": 10}),
    (3, {"board": "world", "eagles": 17}),
    (4, {}),
)
MOST_GAMES = 200


def played(seats: int, options: dict[str, Any], seed: int) -> tuple[greatpowers.Match, list[int]]:
    """A random game, and where in its record a card follows Summit Conference in the same action."""
    lot, match = random.Random(seed), greatpowers.start("attack", seats=seats, seed=seed, options=options)
    found: list[int] = []
    follows = False
    while not match.over:
        decision = match.decisions[0]
        if match.can_undo(decision.seat) and lot.random() < 0.02:
            match.undo(decision.seat)
            continue
        cards = [answer for answer in decision.options if answer.kind == "play"]
        answer = lot.choice(cards if cards and lot.random() < 0.5 else decision.options)
        if decision.step in ("turn", "politics"):
            if follows and decision.step == "politics" and answer.kind == "play":
                found.append(len(match.entries))
            follows = answer.kind == "play" and answer.to_json()["card"] == "summit"
        match.play(answer, decision.seat)
    return match, found


def main() -> None:
    assert greatpowers.ruleset("attack").version == "1", "see above: this is for the code of then"
    rows: list[dict[str, Any]] = []
    for seats, options in TABLES:
        for seed in range(MOST_GAMES):
            match, found = played(seats, options, seed)
            if len(found) > 1:
                rows.append({"record": match.record(), "after_summit": found, "scores": match.scores()})
                break
    text = json.dumps(rows, sort_keys=True, separators=(",", ":"))
    FILE.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
    print([(len(row["record"]["entries"]), row["after_summit"]) for row in rows], FILE.stat().st_size)


if __name__ == "__main__":
    main()

"""Makes the golden replays: one whole game for each way a ruleset can end.

Run it only when a new way to end or a new rules version appears; replays of older versions stay as they are. Named
games or rulesets are made anew, without names all of them.
"""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from greatpowers.games import RULESETS  # noqa: E402
from tests.games.endings import Match  # noqa: E402


def endings(title: str, game: str) -> dict[str, Match]:
    found: dict[str, Match] = importlib.import_module(f"tests.games.{title}.endings").endings(game)
    return found


def main(names: list[str]) -> None:
    for game, rules in RULESETS.items():
        if names and game not in names and rules.game not in names:
            continue
        folder = ROOT / "tests" / "games" / rules.game / "replays"
        folder.mkdir(exist_ok=True)
        for name, match in endings(rules.game, game).items():
            result = {"ending": name, "scores": match.scores(), "ranks": match.ranks(), "record": match.record()}
            text = json.dumps(result, indent=None, separators=(",", ":"))
            (folder / f"{game}--{name}.json").write_text(text + "\n")
            print(f"{game} {name}: {len(match.entries)} entries, scores {match.scores()}, ranks {match.ranks()}")


if __name__ == "__main__":
    main(sys.argv[1:])

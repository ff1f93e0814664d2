"""Makes `tests/before/<ruleset>-1.json.xz`: records by version 1 of a ruleset's rules, with the code of the last commit
that had no other. Each has answers that version 2 refuses.

    git worktree add --detach /tmp/attack1 ca46301
    PYTHONPATH=/tmp/attack1/src python tools/before_versions.py attack
    git worktree add --detach /tmp/imperial1 f08c2e0
    PYTHONPATH=/tmp/imperial1/src python tools/before_versions.py imperial-2006 imperial-2010 imperial-2030

In Attack! cards are played after Summit Conference in the same action (ATK-177); in Imperial armies come back by train
and convoy to where their move began (IMP-66). It knows only the front door of the package, which was the same then. The
fixtures are never made anew.
"""

from __future__ import annotations

import json
import lzma
import random
import sys
from pathlib import Path
from typing import Any

import greatpowers

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "before"
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {"rounds": 10}),
    (3, {"board": "world", "eagles": 17}),
    (4, {}),
)
IMPERIAL_TABLES: tuple[tuple[int, dict[str, Any]], ...] = ((3, {}), (6, {"investor_card": False}))
LIVELY = {"maneuver_1": 6, "maneuver_2": 6, "production_1": 3, "production_2": 3, "import": 3}
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


# Imperial


def moved_in_a_circle(
    edition: str, seats: int, options: dict[str, Any], seed: int
) -> tuple[greatpowers.Match, list[int]]:
    """A random game in which armies like to come back, and where in its record a move that ends where it began is
    finished by an answer that version 2 refuses."""
    lot, match = random.Random(seed), greatpowers.start(edition, seats=seats, seed=seed, options=options)
    found: list[int] = []
    while not match.over:
        decision = match.decisions[0]
        if match.can_undo(decision.seat) and lot.random() < 0.01:
            match.undo(decision.seat)
            continue
        answer = lot.choices(
            decision.options, [weight(answer.to_json(), decision.step) for answer in decision.options]
        )[0]
        if decision.step == "journey":
            way = match.view()["agenda"][-1]
            home = {"kind": "go", "region": way["origin"]}
            back = [option for option in decision.options if option.to_json() == home and way["place"] != way["origin"]]
            if back:
                answer = back[0]
                found.append(len(match.entries))
        match.play(answer, decision.seat)
    return match, found


def weight(answer: dict[str, Any], step: str) -> int:
    """Units are raised and moved more often than given up, and armies go to sea."""
    if answer["kind"] == "advance":
        return LIVELY.get(answer["field"], 1)
    if answer["kind"] in ("pass", "halt", "exchange", "demand"):
        return 1
    return 20 if step == "journey" and ("sea" in answer["region"] or "mediterranean" in answer["region"]) else 4


# both


def kept(game: str) -> list[dict[str, Any]]:
    """For each table the first game that has what is wanted more than once."""
    assert greatpowers.ruleset(game).version == "1", "see above: this is for the code of then"
    rows: list[dict[str, Any]] = []
    for seats, options in TABLES if game == "attack" else IMPERIAL_TABLES:
        for seed in range(MOST_GAMES):
            found: list[int]
            if game == "attack":
                match, found = played(seats, options, seed)
            else:
                match, found = moved_in_a_circle(game, seats, options, seed)
            if len(found) > 1:
                name = "after_summit" if game == "attack" else "in_a_circle"
                rows.append({"record": match.record(), name: found, "scores": match.scores()})
                break
    return rows


def main() -> None:
    for game in sys.argv[1:]:
        rows, file = kept(game), FOLDER / f"{game}-1.json.xz"
        text = json.dumps(rows, sort_keys=True, separators=(",", ":"))
        file.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
        print(game, [len(row["record"]["entries"]) for row in rows], file.stat().st_size)


if __name__ == "__main__":
    main()

"""Whatever the screen lets somebody name at once is taken, and what the large button has named from the start."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import greatpowers
from greatpowers.games import RULESETS, words_for
from greatpowers.kernel.match import Match
from greatpowers.kernel.values import CHANCE, Json
from greatpowers.server.prompts import question
from greatpowers.server.protocol import Choice, Several

GAMES = Path(__file__).resolve().parents[1] / "games"
TRIES = 4
RECORDS = [
    ("imperial-2006", "power-25"),
    ("imperial-2010", "power-25"),
    ("imperial-2030", "power-25-without-investor-card"),
    ("imperialism", "own-turn-4"),
    ("attack", "communism-wins"),
    ("attack", "eliminated"),
]


def namings(game: str, ending: str) -> Iterator[tuple[Match, int, Several, list[Choice]]]:
    """Every question of a recorded game in which several things are named at once, also when some are named already."""
    rules = RULESETS[game]
    record = json.loads((GAMES / rules.game / "replays" / f"{game}--{ending}.json").read_text("utf-8"))["record"]
    words = words_for("en", rules, [str(seat) for seat in range(record["seats"])], record["options"])
    options = {name: value for name, value in record["options"].items() if value is not None}
    match = greatpowers.start(game, record["seats"], seed=record["seed"], options=options)
    for entry in record["entries"]:
        if entry["seat"] == "chance":
            continue
        step, seat = match.fast.step, match.fast.waiting()[0]
        if step is not None and step.gathers and seat != CHANCE:
            prompt = question(words, match, match.fast, seat)
            if prompt.several is not None:
                yield match, seat, prompt.several, [choice for choice in prompt.choices if choice.times]
        match.play(entry["answer"], entry["seat"])


def named(things: list[Choice], several: Several, most: int) -> list[Json]:
    """So many of them at most, as far as times, stock and marks allow it, one after the other."""
    left, found, mark = list(several.stock), list[Json](), 0
    for thing in things:
        takes = thing.takes or [0] * len(left)
        goes = not thing.apart or mark in (0, thing.apart)
        if goes and len(found) < most and all(there >= taken for there, taken in zip(left, takes, strict=True)):
            mark = mark or thing.apart
            left = [there - taken for there, taken in zip(left, takes, strict=True)]
            found.append(thing.answer)
    return found


@pytest.mark.parametrize(("game", "ending"), RECORDS)
def test_what_can_be_named_together_is_taken(game: str, ending: str) -> None:
    lot, asked = random.Random(7), 0
    for match, seat, several, things in namings(game, ending):
        asked += 1
        every = [thing for thing in things for _ in range(thing.times)]
        wholly = named(things, several, several.most)
        assert not several.all or match.copy().play_several(wholly, seat), "what the large button does"
        for _ in range(TRIES):
            lot.shuffle(every)
            answers = named(every, several, lot.randint(max(1, several.least), several.most))
            assert len(answers) >= several.least
            assert match.copy().play_several(answers, seat)
    assert asked > 3

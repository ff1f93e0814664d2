"""Whatever the screen lets somebody name at once is taken, and what the large button has named from the start."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import greatpowers
from greatpowers.games import RULESETS, words_for
from greatpowers.kernel.gathering import shape_of
from greatpowers.kernel.match import Match
from greatpowers.kernel.values import CHANCE, Json, Refused
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
BETWEEN_THEM = {"one-area-only"}
"""Refused because of two things that were named: the first ship decides where the others may go."""


def namings(game: str, ending: str) -> Iterator[tuple[Match, int, Several, list[Choice]]]:
    """Every question of a recorded game in which several things are named at once, as it is first put."""
    rules = RULESETS[game]
    record = json.loads((GAMES / rules.game / "replays" / f"{game}--{ending}.json").read_text("utf-8"))["record"]
    words = words_for("en", rules, [str(seat) for seat in range(record["seats"])], record["options"])
    options = {name: value for name, value in record["options"].items() if value is not None}
    match = greatpowers.start(game, record["seats"], seed=record["seed"], options=options)
    before: object = None
    for entry in record["entries"]:
        if entry["seat"] == "chance":
            continue
        step, seat = match.fast.step, match.fast.waiting()[0]
        now = (seat, shape_of(match.fast))
        if step is not None and step.gathers and seat != CHANCE and now != before:
            prompt = question(words, match, match.fast, seat)
            if prompt.several is not None:
                yield match, seat, prompt.several, [choice for choice in prompt.choices if choice.times]
        before = now
        match.play(entry["answer"], entry["seat"])


def named(things: list[Choice], several: Several, most: int) -> list[Json]:
    """So many of them at most, as far as times and stock allow it, one after the other."""
    left, found = list(several.stock), list[Json]()
    for thing in things:
        takes = thing.takes or [0] * len(left)
        if len(found) < most and all(there >= taken for there, taken in zip(left, takes, strict=True)):
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
            try:
                match.copy().play_several(answers, seat)
            except Refused as refused:
                assert refused.reason.name in BETWEEN_THEM, answers
    assert asked > 3

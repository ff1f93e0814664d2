"""How long computers take: `python -m tools.paces` writes `players/paces.toml`, which the lobby tells people.

For each ruleset: the mean seconds in which each level answers, over whole openings of several games, on the plain build
(the compiled one is faster, so nobody waits longer than said); and for each number of players how many times computers
answer, one after the other, until a seat is asked for the first time, as a mean over seats and deals. `search` is not
timed: it takes the time that the table gives it.
"""

from __future__ import annotations

import statistics
import time
from pathlib import Path

import greatpowers
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.match import Match
from greatpowers.players import roster

PACES = Path(__file__).resolve().parents[1] / "src/greatpowers/players/paces.toml"
DEALS = range(1, 25)
TIMED_DEALS = range(1, 4)
TIMED_ANSWERS = 80
LEAST = 0.001
"""Seconds; nobody notices less."""
LONGEST = 400
"""Answers after which a seat that was never asked is no longer waited for."""


def answer_all(match: Match, bot: roster.Bot, deal: int) -> list[float]:
    """Everybody who is asked answers; returns how long each took."""
    took: list[float] = []
    question = match.question
    for seat in match.fast.waiting():
        if match.question == question:
            begun = time.perf_counter()
            answer = bot.answer(match.fast.guess(seat, Dice(deal)), seat)
            took.append(time.perf_counter() - begun)
            match.play(match.rules.codec.decode(answer), seat)
    return took


def seconds(game: str, name: str) -> float:
    """The mean time of an answer in the openings of some games."""
    took: list[float] = []
    for deal in TIMED_DEALS:
        match, bot = greatpowers.start(game, 4, seed=deal), roster.make(game, name, deal)
        answers: list[float] = []
        while len(answers) < TIMED_ANSWERS and not match.over:
            answers += answer_all(match, bot, deal)
        took += answers
    return statistics.mean(took)


def opening(game: str, seats: int) -> float:
    """How many times others answer before a seat is asked for the first time."""
    waits: list[int] = []
    for deal in DEALS:
        match, bot = greatpowers.start(game, seats, seed=deal), roster.make(game, roster.DEFAULT, deal)
        asked: set[int] = set()
        for turns in range(LONGEST):
            new = set(match.fast.waiting()) - asked
            waits += [turns] * len(new)
            asked |= new
            if len(asked) == seats or match.over:
                break
            answer_all(match, bot, deal)
    return statistics.mean(waits)


def page() -> str:
    lines = ["# Written by tools/paces.py. `opening`: one value for each number of players, from the least on."]
    for game, rules in greatpowers.RULESETS.items():
        least, most = rules.players
        openings = ", ".join(f"{opening(game, seats):.1f}" for seats in range(least, most + 1))
        lines += ["", f"[{game}]", f"opening = [{openings}]"]
        lines += [f'"{name}" = {max(seconds(game, name), LEAST):.3f}' for name in (roster.UNIFORM, *roster.STRENGTHS)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PACES.write_text(page(), "utf-8")

"""One game between computers, through `Match`, with its record.

    play("imperial-2030", ["greedy", "uniform"], seed=100_000) -> Match        (a fault raises `Fault`)
    play(..., times=times)          also appends to times[seat] the seconds of each of the seat's answers
    derived(100_000, "guess", 3)    a number that follows from others, for whatever else needs chance

Chance, the computers and their guesses all follow from the seed: the same call gives the same record, byte by byte, as
long as no computer looks at a clock.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Sequence

import greatpowers
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.match import Match
from greatpowers.kernel.values import Json
from greatpowers.players import roster
from greatpowers.players.roster import Bot

LIMIT = 20_000
"""After this many entries a game counts as endless: several times the longest that random play has brought about."""

SEEDS = 1 << 31


class Fault(Exception):
    """A computer has raised an error or given an illegal answer, or a game does not end: where, and what."""

    def __init__(self, game: str, bots: tuple[str, ...], seed: int, seat: int, entry: int, problem: str) -> None:
        super().__init__(game, bots, seed, seat, entry, problem)
        self.game = game
        self.bots = bots
        self.seed = seed
        self.seat = seat
        self.entry = entry
        self.problem = problem

    def __str__(self) -> str:
        who = f"{self.bots[self.seat]} at seat {self.seat}"
        return f"{self.game} ({', '.join(self.bots)}), seed {self.seed}, entry {self.entry}, {who}: {self.problem}"


def play(
    game: str,
    bots: Sequence[str],
    seed: int,
    options: dict[str, Json] | None = None,
    *,
    limit: int = LIMIT,
    times: list[list[float]] | None = None,
) -> Match:
    """A whole game of the computers of these names, one for each seat. Each knows what its seat knows."""
    players = [roster.make(game, name, derived(seed, "bot", seat)) for seat, name in enumerate(bots)]
    match = greatpowers.start(game, len(bots), seed, options)
    while not match.over:
        position = match.fast
        seat, entry = position.seat, len(match.entries)
        if entry >= limit:
            raise Fault(game, tuple(bots), seed, seat, entry, f"no end after {limit} entries")
        dice = Dice(derived(seed, "guess", seat, entry))
        try:
            seconds = answer(match, players[seat], position.guess(seat, dice), seat)
        except Exception as error:
            raise Fault(game, tuple(bots), seed, seat, entry, f"{type(error).__name__}: {error}") from error
        if times is not None:
            times[seat].append(seconds)
    return match


def answer(match: Match, bot: Bot, known: greatpowers.Position, seat: int) -> float:
    """Let a computer answer; how many seconds of the processor it has thought."""
    began = time.thread_time()
    code = bot.answer(known, seat)
    seconds = time.thread_time() - began
    match.play(match.rules.codec.decode(code), seat)
    return seconds


def derived(*parts: int | str) -> int:
    """A number below 2^31 that follows from these, the same on every machine."""
    text = "/".join(map(str, parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") % SEEDS

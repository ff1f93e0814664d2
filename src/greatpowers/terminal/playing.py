"""A game at this terminal, from what the command line says."""

from __future__ import annotations

import secrets
from pathlib import Path

from rich.console import Console

from greatpowers.games import words_for
from greatpowers.terminal.opening import fresh, numbers, read_line, reopened
from greatpowers.terminal.phrases import first_ruleset
from greatpowers.terminal.table import Table


def play_here(
    game: str | None,
    seats: int | None,
    humans: str | None,
    seed: str | None,
    option: list[str] | None,
    position: Path | None,
    case: str | None,
    resume: Path | None,
    language: str,
    bot: str,
) -> int:
    console = Console(highlight=False, soft_wrap=False)
    words = words_for(language, first_ruleset())  # checks the language before anything is asked
    if resume is not None or case is not None:
        match, people = reopened(resume, case, words)
        people = humans or people
    else:
        match, people = fresh(game, seats, humans, seed, option or [], position, language, console)
    seated = numbers(people, match.fast.state.seats)
    bot_seed = int(match.seed[:12], 16) if seed is not None else secrets.randbelow(1 << 48)
    return Table(match, seated, language, console, read_line, bot_seed, bot).run()

"""`greatpowers lab`: play the games of a study and write, print or show its report."""

from __future__ import annotations

import os
from pathlib import Path

from rich.console import Console

import greatpowers
from greatpowers.games import words_for
from greatpowers.lab.study import study
from greatpowers.terminal import lab_pages
from greatpowers.terminal.lab_report import LabReport
from greatpowers.terminal.phrases import Problem
from greatpowers.terminal.reports import print_json, with_progress
from greatpowers.words.words import Words

ENDINGS = (".html", ".md")


def run(
    game: str,
    bot: str,
    games: int,
    seats: int | None,
    seed: int,
    workers: int,
    report: Path | None,
    json_: bool,
    language: str,
) -> int:
    """A report goes to its file; without one, figures go to the terminal."""
    words = words_for(language, greatpowers.ruleset(game))
    if report is not None:
        check(report, words)
    found = with_progress("lab", lambda progress: study(game, bot, games, seats, seed, workers, progress))
    if report is not None:
        try:
            lab_pages.write(LabReport(found, words), report)
        except OSError as error:
            raise Problem(words.say("lab-not-written", file=str(report), problem=error.strerror or "")) from error
        print(words.say("lab-written", file=str(report)))
    if json_:
        print_json(found)
    elif report is None:
        lab_pages.show(LabReport(found, words), Console(highlight=False))
    return 0


def check(report: Path, words: Words) -> None:
    """Before any game is played: can the report be written there?"""
    if report.suffix not in ENDINGS:
        raise Problem(words.say("lab-bad-report", file=str(report)))
    folder = report.parent
    if not folder.is_dir() or not os.access(folder, os.W_OK):
        raise Problem(words.say("lab-not-written", file=str(report), problem=str(folder)))

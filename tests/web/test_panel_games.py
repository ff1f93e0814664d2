"""Games of Imperialism and of Attack!, played to the score by mouse: cards, grids, windows, fights, forfeits."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import greatpowers
from tests.web.conftest import Guest
from tests.web.player import Pointer
from tests.web.tables import ME, ended, golden, import_table, shortened, sit

COMPUTER = {"kind": "computer", "bot": "greedy"}
SEATS = 3
SEED = 14
WHOLE = [("imperialism", "de"), ("imperialism", "en"), ("attack", "en"), ("attack", "de")]
LATE = [("imperialism", "own-turn-3", 90, "en"), ("attack", "rounds", 120, "de")]
"""Whole games take minutes: they are played by `run.py prove`. Of these games the rest is played, so many answers."""


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lang"), WHOLE)
def test_a_whole_game(guest: Guest, scratch: Path, game: str, lang: str) -> None:
    person = play(guest, scratch, lang, greatpowers.start(game, SEATS, seed=SEED).record())
    assert set(person.used) >= {"list", "pass", "thing", "several"}


@pytest.mark.parametrize(("game", "ending", "answers", "lang"), LATE)
def test_the_rest_of_a_game(guest: Guest, scratch: Path, game: str, ending: str, answers: int, lang: str) -> None:
    play(guest, scratch, lang, shortened(golden(game, ending), answers))


def play(guest: Guest, scratch: Path, lang: str, record: dict[str, Any]) -> Pointer:
    """From here to the score, with the seat that is asked now at the screen and computers on the others. Whatever
    gives away what is left of a turn is asked about."""
    me = greatpowers.replay(record).fast.waiting()[0]
    page = guest({"unused": True}, locale={"de": "de-DE", "en": "en-GB"}[lang])
    table = import_table(page, record, [ME if seat == me else COMPUTER for seat in range(record["seats"])])
    sit(page, table)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    person = Pointer(page, lang, SEED)
    person.play(scratch)
    ended(page, table)
    return person

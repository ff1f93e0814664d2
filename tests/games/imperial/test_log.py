"""The log of Imperial: turns and rounds are counted by whoever tells it, so that no screen needs to."""

from __future__ import annotations

import pytest

import greatpowers
from greatpowers.games import words_for
from greatpowers.games.imperial.rules.board import NATIONS
from greatpowers.players.uniform import Uniform


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", ["imperial-2006", "imperial-2030"])
def test_turns_and_rounds_are_counted(game: str, lang: str) -> None:
    match = greatpowers.start(game, 2, 3)
    bot = Uniform(3)
    while not match.over:
        seat = match.decisions[0].seat
        match.play(match.rules.codec.decode(bot.answer(match.fast, seat)), seat)
    sections = words_for(lang, match.rules).sections(match.events)
    turns = [section for section in sections if section.turn]
    assert [section.turn for section in turns] == list(range(1, len(turns) + 1)) and len(turns) > 2 * NATIONS
    for section in turns:
        assert section.heading.startswith(f"{section.turn}. ") and section.nation
        assert section.round == (section.turn - 1) // NATIONS + 1
    before, after = sections[0], sections[-1]
    assert (before.turn, before.round, after.turn, after.round, after.nation) == (0, 0, 0, 0, "")
    words = words_for(lang, match.rules)
    for since in range(0, len(match.events), 97):
        later = words.sections(match.events, since)
        assert [section.turn for section in later if section.turn] == [
            section.turn for section in turns[len(turns) - sum(1 for section in later if section.turn) :]
        ]
        assert not later or later[0].heading or later[0].turn == 0, "in the middle of a turn none begins"

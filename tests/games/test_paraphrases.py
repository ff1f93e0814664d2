"""What passages say, in our own words: for every passage of Imperial, in both languages."""

from __future__ import annotations

import re

import pytest

from greatpowers.games import GAMES, RULESETS, Game, game_of
from greatpowers.words.words import LANGUAGES, RULING

EXPLAINED = ["imperial-2006", "imperial-2010", "imperial-2030"]
"""Rulebooks of which every passage has a paraphrase; the reference says of the others that they have none."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EXPLAINED)
def test_every_passage_is_told_in_our_words(name: str, lang: str) -> None:
    game = game_of(RULESETS[name])
    rules = [row for row in game.passages().values() if row["book"] == name and row["answer"] != ["none"]]
    assert len(rules) > 200
    assert [row["id"] for row in rules if not game.paraphrase(row["id"], lang)] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_paraphrases_are_sentences_in_both_languages_and_each_is_used(game: Game) -> None:
    known = set(game.passages())
    shared = {id.partition("-")[2] for id in known}
    for id, told in game.paraphrases().items():
        assert set(told) == set(LANGUAGES), id
        assert id in known or id in shared or RULING.fullmatch(id), id
        assert told["de"] != told["en"], id
        for text in told.values():
            assert re.fullmatch(r"[A-ZÄÖÜ0-9„“].*[.)]", text, re.DOTALL) and "  " not in text, id


def test_an_edition_says_what_is_so_in_it() -> None:
    """Where the books differ, so do our words."""
    say = game_of(RULESETS["imperial-2030"]).paraphrase
    assert "2 million" in say("R06-rondel-price", "en") and "power factor" in say("R30-rondel-price", "en")
    assert say("R06-rondel-price", "de") == say("R10-rondel-price", "de") != say("R30-rondel-price", "de")
    for passage, figures in (("material-flags", ["10", "15", "15"]), ("tax-maximum", ["20", "25", "23"])):
        assert [re.findall(r"\d\d", say(f"{book}-{passage}", "de"))[0] for book in ("R06", "R10", "R30")] == figures
    assert "Only a government" in say("R30-purses-donate", "en") and "any treasury" in say("R10-purses-donate", "en")


def test_what_nobody_has_written_is_empty() -> None:
    assert game_of(RULESETS["attack"]).paraphrase("RAX-no-such-passage", "en") == ""

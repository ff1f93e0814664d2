"""How cases read for a game that brings no words of its own for them."""

from __future__ import annotations

import pytest

from greatpowers.games import RULESETS, game_of, words_for
from greatpowers.games.casebook import case_words
from greatpowers.words.cases import LETTERS, CaseWords

GAME = "imperial-2030"


def told(lang: str) -> CaseWords:
    """As every game has them that brings none of its own."""
    return CaseWords(words_for(lang, RULESETS[GAME], LETTERS), game_of(RULESETS[GAME]).passages())


@pytest.mark.parametrize(
    ("expected", "german", "english"),
    [
        ({"A": {"cash": 12}, "B": {"cash": 3}}, "A: Bargeld 12; B: Bargeld 3", "A: cash 12; B: cash 3"),
        ({"players": {"1": {"cash": 3}}}, "B: Bargeld 3", "B: cash 3"),
        (
            {"A": {"armies": {"moscow": 1, "beijing": 2}}},
            "A: Armeen Moskau 1 und Beijing 2",
            "A: armies Moscow 1 and Beijing 2",
        ),
        ({"regions": {"moscow": {"flags": ["china"]}}}, "Moskau: Flaggen China", "Moscow: flags China"),
        ({"A": {"unheard": {"power": {"so_so": 1}}}}, "A: `unheard` Macht `so_so` 1", "A: `unheard` power `so_so` 1"),
        ({"to_move": "china"}, "Am Zug China", "To move China"),
        (
            {"A": {"unheard": True}, "market": "none"},
            "A: `unheard` ja; `market` keine",
            "A: `unheard` yes; `market` none",
        ),
        (
            {"agenda": [{"step": "x"}, {"step": "invest"}]},
            "Noch zu tun: Investieren und `x`",
            "Still to come: investing and `x`",
        ),
    ],
)
def test_places_are_told_path_by_path(expected: dict[str, object], german: str, english: str) -> None:
    run = {"answers": [], "facts": {"expect": expected}}
    assert list(told("de").facts(run)) == [f"{german}."]
    assert list(told("en").facts(run)) == [f"{english}."]


def test_a_base_tells_what_is_there() -> None:
    players = [{"cash": 2, "hand": {"moscow": 1}}, {"cash": 0, "hand": {}}]
    document = {"game": GAME, "seats": 2, "options": {}, "players": players, "to_move": "india", "over": False}
    words = told("en")
    assert words.base(document) == "2 players; A: cash 2, `hand` Moscow 1; to move India"


def test_answers_of_several_seats_and_of_chance() -> None:
    pass_ = {"kind": "pass"}
    dealt = {"seat": -1, "step": "deal_card", "answer": {"kind": "deal", "nation": "india"}}
    options = [{"seat": seat, "answer": pass_} for seat in range(2)]
    run = {"answers": [dealt], "step": "import", "facts": {"options": options}}
    words = told("en")
    assert words.answers(run) == ["Chance: flag card India"]
    assert list(words.facts(run)) == ["The choice is exactly: A: import nothing more, B: import nothing more."]


def test_a_title_may_bring_its_own_words() -> None:
    assert type(case_words("en", GAME)) is not CaseWords
    facts = {"expect": {"china": {"government": "B", "tax_marker": 0}}}
    (text,) = case_words("en", GAME).facts({"answers": [], "facts": facts})
    assert text.startswith("China: government B, tax marker 0–")

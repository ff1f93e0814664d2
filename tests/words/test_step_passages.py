"""The rule beside a question is the one that speaks of it."""

from __future__ import annotations

import pytest

from greatpowers.games import RULESETS, game_of
from greatpowers.words.step_passages import ASIDE, step_passages

EDITIONS = {"imperial-2006": "R06", "imperial-2010": "R10", "imperial-2030": "R30"}
HEADINGS = {
    "rondel": "A nation's turn",
    "factory": "Factory",
    "production": "Production",
    "import": "Import",
    "fleets": "Fleets",
    "sail": "Fleets",
    "armies": "Armies",
    "journey": "Armies",
    "attack": "Fleets",
    "ask": "Fleets",
    "demand": "Fleets",
    "stance": "Entering provinces of other great powers",
    "taxation": "Taxation",
    "interest": "Paying interest",
    "invest": "Activating the investor",
}
"""Armies fight as fleets do, and the books say it there."""


@pytest.mark.parametrize("game", EDITIONS)
def test_imperial(game: str) -> None:
    rows, found = game_of(RULESETS[game]).passages(), step_passages(RULESETS[game], game_of(RULESETS[game]))
    assert {step: rows[found[step]]["heading_en"] for step in HEADINGS} == HEADINGS
    assert all(found[step].startswith(EDITIONS[game]) for step in HEADINGS)


@pytest.mark.parametrize("game", RULESETS)
def test_no_question_points_at_a_summary_if_the_body_speaks_of_it(game: str) -> None:
    rows = game_of(RULESETS[game]).passages()
    for step, id in step_passages(RULESETS[game], game_of(RULESETS[game])).items():
        headings = {
            row["heading_en"]
            for row in rows.values()
            if row["book"] == rows[id]["book"] and f"step:{step}" in row["answer"]
        }
        assert rows[id]["heading_en"] not in ASIDE or headings <= set(ASIDE)

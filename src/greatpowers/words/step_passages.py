"""Which passage of the rulebook a question points at."""

from __future__ import annotations

from functools import cache

from greatpowers.kernel.ruleset import Ruleset
from greatpowers.words.words import Lexicon

ASIDE = ("Frequent questions", "Short rules", "Strategy tips", "Overview of rule differences")
"""Headings in the rulebooks under which things are said again."""


@cache
def step_passages(rules: Ruleset, game: Lexicon) -> dict[str, str]:
    """For each step the passage that speaks of it: the first one under the heading that bears its name, else under the
    heading that speaks of it most often, before summaries and questions.

    Other books of the game are asked only about what the ruleset's own book does not mention."""
    found: dict[str, str] = {}
    for own in (True, False):
        places: dict[str, dict[str, list[str]]] = {}
        for id, row in game.passages().items():
            if (row["book"] == rules.name) is own:
                for answer in row["answer"]:
                    kind, _, name = str(answer).partition(":")
                    if kind == "step":
                        places.setdefault(name, {}).setdefault(row["heading_en"], []).append(id)
        for name, headings in places.items():
            best = max(headings, key=lambda heading: (*fitting(heading, name), len(headings[heading])))
            found.setdefault(name, headings[best][0])
    return found


def fitting(heading: str, step: str) -> tuple[bool, bool]:
    return heading.lower() == step.replace("_", " "), heading not in ASIDE

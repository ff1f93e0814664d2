"""Requests say where they are about, so that a map can show it; other questions leave that to their answers."""

from __future__ import annotations

import random

import pytest

import greatpowers
from greatpowers.games import words_for
from greatpowers.games.imperial.screen.imperial_screen import ImperialScreen
from greatpowers.kernel.decision import Decision
from greatpowers.kernel.match import Match
from tests.drawn import previews, screen

NAMES = ("Anna", "Ben", "Carla", "David")


def asked(step: str) -> tuple[Match, Decision]:
    """The first question of this step in a game of peaceful nations that move as often as they can."""
    for seed in range(1, 60):
        match = greatpowers.start("imperial-2030", 4, seed=seed)
        chance = random.Random(seed)
        for _ in range(600):
            if match.over:
                break
            decision = match.decisions[0]
            if decision.step == step:
                return match, decision
            options = decision.options
            if step != decision.step == "attack":
                options = [answer for answer in options if answer.kind == "pass"] or options
            elif decision.step in ("fleets", "armies"):
                options = [answer for answer in options if answer.kind != "pass"] or options
            match.play(chance.choice(options), decision.seat)
    raise AssertionError(f"nobody was asked {step}")


def regions(match: Match, decision: Decision) -> list[str]:
    words = words_for("en", match.rules, NAMES, match.options)
    return previews(words, match.fast, decision.seat).regions()


@pytest.mark.parametrize("step", ["demand", "stance"])
def test_a_meeting_names_its_region(step: str) -> None:
    match, decision = asked(step)
    words = words_for("en", match.rules, NAMES, match.options)
    page = screen(words, match.fast, decision.seat)
    assert isinstance(page, ImperialScreen)
    (found,) = regions(match, decision)
    assert {place.id: place.name for place in page.places}[found] in words.prompt(match, decision)


def test_a_canal_names_both_seas() -> None:
    found = regions(*asked("canal"))
    assert len(set(found)) == 2


@pytest.mark.parametrize("step", ["rondel", "import", "invest"])
def test_other_questions_name_none(step: str) -> None:
    assert regions(*asked(step)) == []


FORMS = {"rondel": "rondel", "invest": "bonds", "armies": "maneuver", "demand": "request", "import": "choices"}


@pytest.mark.parametrize(("step", "form"), FORMS.items())
def test_a_question_says_how_the_screen_asks_it(step: str, form: str) -> None:
    match, decision = asked(step)
    assert previews(words_for("en", match.rules, NAMES, match.options), match.fast, decision.seat).form() == form

"""Which answers give something away is said by the rules, and the large button never gives one of them."""

from __future__ import annotations

import pytest

from greatpowers.games import RULESETS, words_for
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.fuzz import table
from greatpowers.kernel.match import Match
from greatpowers.kernel.position import Position
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import CHANCE
from greatpowers.server.prompts import question
from greatpowers.server.protocol import Prompt

MOST_ANSWERS = 400_000
LOTS = 17

SELDOM = {
    "imperial-2006": {"swiss_stop", "canal", "flags"},
    "imperial-2010": {"canal", "flags"},
    "imperial-2030": {"flags"},
}
"""What an edition does not have (the Swiss Bank, a canal), and what games by lot hardly come to: a nation whose flags
run out. Their declarations and sentences are checked like all others, below."""


def asked_kinds(rules: Ruleset) -> set[str]:
    return {step.name for step in rules.steps if step.kinds}


def prompts_by_lot(rules: Ruleset) -> dict[str, list[Prompt]]:
    """One game after the other by lot: every kind of question, as it was first put, in both languages."""
    found: dict[str, list[Prompt]] = {}
    by_chance: set[str] = set()
    dice, answers, game = Dice(LOTS), 0, 0
    while answers < MOST_ANSWERS and missing(rules, by_chance, found):
        seats, chosen = table(rules, game)
        options = rules.chosen(chosen)
        position = Position(rules, rules.begin(seats, options))
        game += 1
        while not position.over and answers < MOST_ANSWERS:
            assert position.step is not None
            answers += 1
            if position.seat == CHANCE:
                by_chance.add(position.step.name)
                position.play(position.roll(dice), CHANCE)
                continue
            legal = position.options()
            if position.step.name not in found:
                match = Match(position.copy(), options, "").opened()
                found[position.step.name] = [
                    question(words_for(lang, rules), match, position.copy(), position.seat) for lang in ("de", "en")
                ]
            position.play(legal[dice.below(len(legal))])
    never = missing(rules, by_chance, found)
    assert not never, f"{rules.name}: never asked in {answers} answers of {game} games: {sorted(never)}"
    return found


def missing(rules: Ruleset, by_chance: set[str], found: dict[str, list[Prompt]]) -> set[str]:
    return asked_kinds(rules) - by_chance - set(found) - SELDOM.get(rules.name, set())


@pytest.mark.parametrize("name", RULESETS)
def test_the_large_button_gives_nothing_away_in_any_question(name: str) -> None:
    rules = RULESETS[name]
    steps = {step.name: step for step in rules.steps}
    for step, prompts in prompts_by_lot(rules).items():
        for prompt in prompts:
            lost = [choice for choice in prompt.choices if choice.answer["kind"] in steps[step].forfeits]
            assert all(choice.forfeit for choice in lost) or len(lost) == len(prompt.choices), step
            assert not any(choice.forfeit for choice in prompt.choices if choice not in lost), step
            assert prompt.primary is None or not prompt.choices[prompt.primary].forfeit, step
            assert any(not choice.forfeit for choice in prompt.choices), step


@pytest.mark.parametrize("name", RULESETS)
def test_what_is_lost_is_said_in_both_languages(name: str) -> None:
    rules = RULESETS[name]
    for lang in ("de", "en"):
        words = words_for(lang, rules)
        for step in rules.steps:
            assert set(step.forfeits) <= set(step.kinds), step.name
            assert set(step.gathers) <= set(step.kinds), step.name
            for kind in step.forfeits:
                assert words.has(f"forfeit-{kind}-in-{step.name}"), (step.name, kind, lang)
            assert not step.gathers or words.has(f"several-{step.name}"), (step.name, lang)

"""Which answers give something away is said by the rules, and the large button never gives one of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from greatpowers.games import RULESETS, casebook, game_of, words_for
from greatpowers.kernel.match import Match
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import CHANCE
from greatpowers.server.prompts import question
from greatpowers.server.protocol import Prompt

ABSENT = {"imperial-2006": {"swiss_stop", "canal"}, "imperial-2010": {"canal"}}
"""What an edition does not have."""


NO_CASE = {"attack": {"raid_hits"}}
"""Several routes in one raided area: games by lot do not come to it in 400,000 answers, and no case does. There is
nothing to let go in such a question, which is checked instead."""


def asked_kinds(rules: Ruleset) -> set[str]:
    return {step.name for step in rules.steps if step.kinds}


def matches(rules: Ruleset) -> Iterator[Match]:
    """Every moment of every case of the ruleset: they come to each step of its rulebook."""
    for case in casebook.book(game_of(rules))["cases"]:
        match: Match | None = None
        for run in case["runs"]:
            if case["game"] != rules.name or "check" in run:
                continue
            if match is None or not run.get("continues"):
                match = casebook.begun(rules.name, run)
            yield match
            for given in run["answers"]:
                match.play(given["answer"], given["seat"])
                yield match


def prompts_of_cases(rules: Ruleset) -> dict[str, list[Prompt]]:
    """Every kind of question, as it is first put, in both languages."""
    found: dict[str, list[Prompt]] = {}
    by_chance: set[str] = set()
    for match in matches(rules):
        position = match.fast
        if position.over or position.step is None or position.step.name in found:
            continue
        if position.seat == CHANCE:
            by_chance.add(position.step.name)
            continue
        seat = position.waiting()[0]
        found[position.step.name] = [question(words_for(lang, rules), match, position, seat) for lang in ("de", "en")]
    no_case = NO_CASE.get(rules.name, set())
    assert not any(step.forfeits for step in rules.steps if step.name in no_case)
    never = asked_kinds(rules) - by_chance - set(found) - ABSENT.get(rules.name, set()) - no_case
    assert not never, f"{rules.name}: no case comes to {sorted(never)}"
    return found


@pytest.mark.parametrize("name", RULESETS)
def test_the_large_button_gives_nothing_away_in_any_question(name: str) -> None:
    rules = RULESETS[name]
    steps = {step.name: step for step in rules.steps}
    for step, prompts in prompts_of_cases(rules).items():
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

"""A treasury that cannot pay: somebody is asked only when a gift could change it, and is told so (IMP-67)."""

from __future__ import annotations

from typing import cast

import pytest

from greatpowers.games import casebook, words_for
from greatpowers.games.imperial.rules import agenda
from greatpowers.games.imperial.rules.answers import BUILD, DONATE, IMPORT_UNIT, MOST_GIFT
from greatpowers.games.imperial.rules.state import CASH, TREASURY, Imperial
from greatpowers.kernel.match import Match
from greatpowers.kernel.position import Position
from tests.games.imperial.samples import EDITIONS

SAID = {
    (
        "I30-047",
        0,
        "de",
    ): "4 Mio. von 5 Mio. sind da. Was noch fehlt (1 Mio.), kannst du jetzt aus deinem Geld schenken",
    ("I30-047", 0, "en"): "it holds 4 M of 5 M. You may give the missing 1 M from your cash now",
    ("I06-040", 0, "de"): "3 Mio. von 5 Mio. sind da. Was noch fehlt (2 Mio.), kann jetzt jeder am Tisch schenken",
    ("I06-040", 0, "en"): "it holds 3 M of 5 M. Anybody at the table may give the missing 2 M now",
    ("I06-040", 4, "de"): "für je 1 Mio., Kasse 0 Mio. Jeder am Tisch kann der Kasse jetzt etwas schenken.",
    ("I06-040", 4, "en"): "at 1 M each, treasury 0 M. Anybody at the table may give the treasury something now.",
}


def at_run(case_id: str, run: int) -> Match:
    (case,) = casebook.cases(case_id)
    match = casebook.begun(case["game"], case["runs"][run])
    for given in case["runs"][run]["answers"]:
        match.play(given["answer"], given["seat"])
    return match


@pytest.mark.parametrize(("case", "run", "lang"), SAID)
def test_the_question_says_what_is_missing_and_who_may_give_it(case: str, run: int, lang: str) -> None:
    match = at_run(case, run)
    words = words_for(lang, match.rules)
    assert SAID[case, run, lang] in plainly(words.prompt(match, match.decisions[0]))
    state = cast(Imperial, match.fast.state)
    whole = DONATE + state.nation * MOST_GIFT + state.cash(0) - 1
    match.play(match.rules.codec.decode(whole), 0)
    said = words.prompt(match, match.decisions[0])
    assert "fehlt" not in said and "missing" not in said and "schenken" not in said and "give" not in said


def plainly(text: str) -> str:
    """Without the narrow spaces of numbers."""
    return text.replace("\u202f", " ").replace("\u00a0", " ")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("step", "first"), [("factory", BUILD), ("import", IMPORT_UNIT)])
def test_somebody_is_asked_just_when_gifts_could_make_something_possible(edition: str, step: str, first: int) -> None:
    """By giving everything that may be given and looking."""
    rules = EDITIONS[edition]
    outcomes = set()
    for cash in (0, 1, 2, 5):
        for treasury in range(6):
            state = cast(Imperial, rules.begin(3, rules.chosen({})))
            state.nation = 1
            for nation in range(6):
                state.govern(nation, nation % 3)
            state.first(agenda.TURN, 2)
            state.first(agenda.FACTORY if step == "factory" else agenda.IMPORT)
            state.agenda = state.agenda[8:]
            for seat in range(3):
                state.money[CASH + seat] = cash
            state.money[TREASURY + 1] = treasury
            asked = Position(rules, state.copy()).step
            rich = state.copy()
            for seat in range(3):
                if rules.figures.anybody_donates or state.government[1] == seat:
                    rich.money[TREASURY + 1] += rich.money[CASH + seat]
            of_step = rules.steps[state.top()]
            possible = any(option >= first for option in of_step.options(rich, 1))
            assert (asked is of_step) == possible, (cash, treasury)
            outcomes.add((possible, any(option >= first for option in of_step.options(state, 1))))
    assert outcomes == {(False, False), (True, False), (True, True)}

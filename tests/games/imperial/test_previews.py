"""What prompts promise is what the rules do: figures, signs and refusals against answers that are really played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, cast

import pytest

import greatpowers
from greatpowers import Match
from greatpowers.games import RULESETS, words_for
from greatpowers.games.imperial.rules import agenda, queries
from greatpowers.games.imperial.rules.answers import PASS
from greatpowers.games.imperial.rules.rules import INVESTOR
from greatpowers.games.imperial.rules.state import CASH, NO_SEAT, Imperial
from greatpowers.games.imperial.rules.steps.compensation import compensation_due
from greatpowers.games.imperial.rules.steps.governments import settle_governments
from greatpowers.games.imperial.rules.steps.investing import bond_options, buy_bond, parts, price
from greatpowers.games.imperial.screen.previews import Previews
from greatpowers.games.imperial.screen.trial import LET_BE, investing
from greatpowers.kernel.position import Position
from greatpowers.server import prompts
from greatpowers.server.protocol import Prompt
from greatpowers.words.words import LANGUAGES
from tests.drawn import previews

TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("imperial-2006", 4, {}),
    ("imperial-2006", 3, {"start": "experienced", "investor_card": False}),
    ("imperial-2010", 5, {"start": "experienced", "cash": "hidden"}),
    ("imperial-2010", 6, {"investor_card": False}),
    ("imperial-2030", 4, {}),
    ("imperial-2030", 6, {"cash": "hidden", "bonus": "rising"}),
)
table = pytest.mark.parametrize(("game", "seats", "options"), TABLES)
ANSWERS = 400
FIELD_FIGURES = ["price", "treasury", "cash", "power", "score"]
BOND_FIGURES = ["price", "cash", "interest", "score", "treasury"]


def moments(game: str, seats: int, options: dict[str, Any], steps: tuple[str, ...]) -> Iterator[tuple[Match, int]]:
    """Questions of these steps in a game in which everybody answers at random, but rarely passes."""
    dice = random.Random(f"{game} {seats}")
    match = greatpowers.start(game, seats, seed=11, options=options)
    for _ in range(ANSWERS):
        if match.over:
            return
        decision = match.decisions[0]
        if decision.step in steps:
            yield match, decision.seat
        useful = [answer for answer in decision.options if answer.kind != "pass"]
        match.play(dice.choice(useful if useful and dice.random() < 0.8 else decision.options), decision.seat)


def state_of(position: Position) -> Imperial:
    return cast(Imperial, position.state)


def after(match: Match, answer: dict[str, Any], seat: int) -> Imperial:
    """The answer really played; then everybody lets be what need not be done, until something has to be decided."""
    position = match.fast
    position.play(match.rules.codec.encode(answer), seat)
    while position.step is not None and position.step.name in LET_BE:
        position.play(PASS)
    return state_of(position)


def asked(match: Match, seat: int, lang: str = "en") -> Prompt:
    return prompts.question(words_for(lang, match.rules), match, match.fast, seat)


@table
def test_fields_promise_what_happens(game: str, seats: int, options: dict[str, Any]) -> None:
    seen = 0
    for match, seat in moments(game, seats, options, ("rondel",)):
        prompt, before = asked(match, seat), state_of(match.fast)
        nation = before.nation
        for choice in prompt.choices:
            then = after(match, choice.answer, seat)
            price, treasury, cash, power, score = choice.effects
            assert [effect.id for effect in choice.effects] == FIELD_FIGURES
            field = match.rules.codec.encode(choice.answer) - match.rules.codec.by_name["advance"].number
            assert price.after == queries.rondel_price(before, nation, queries.rondel_steps(before, nation, field))
            assert (treasury.before, treasury.after) == (before.treasury(nation), then.treasury(nation))
            assert (cash.before, cash.after) == (before.cash(seat), then.cash(seat))
            assert (power.before, power.after) == (before.power[nation], then.power[nation])
            assert (score.before, score.after) == (queries.score(before, seat), queries.score(then, seat))
            assert choice.note
            seen += 1
    assert seen > 30


@table
def test_fields_say_who_could_take_over(game: str, seats: int, options: dict[str, Any]) -> None:
    """Against every bond that the investors could buy then, each bought and the governments checked."""
    seen = 0
    for match, seat in moments(game, seats, options, ("rondel",)):
        prompt = asked(match, seat)
        for choice in prompt.choices:
            said = {prompt.footnotes[mark] for mark in choice.footnotes if "could take over" in prompt.footnotes[mark]}
            then = after(match, choice.answer, seat)
            expected = set()
            if then.top() == agenda.INVEST and then.rules.investor_card:
                for investor in investing(state_of(match.fast)):
                    if investor == seat or not then.rules.hidden_cash:
                        expected |= could_take(then, investor, "You" if investor == seat else f"Player {investor + 1}")
            assert said == expected
            seen += len(said)
    assert seen or options.get("investor_card") is False or options.get("cash") == "hidden"


def could_take(state: Imperial, seat: int, name: str) -> set[str]:
    prices: dict[int, int] = {}
    for code in bond_options(state, seat, state.cash(seat), 0, 5):
        trial = Imperial(state.rules, state)
        nation, cash = parts(code)[0], state.cash(seat)
        buy_bond(trial, seat, code)
        settle_governments(trial, state.investor)
        cost = cash - trial.cash(seat)
        poor = trial.rules.compensation and cost < price(state, code) + compensation_due(
            state, seat, nation, price(state, code)
        )
        if trial.government[nation] == seat != state.government[nation] and not poor:
            prices[nation] = min(prices.get(nation, cost), cost)
    words = words_for("en", RULESETS[state.rules.figures.tables["ruleset"]["id"]])
    items = [
        f"{words.say('nation-short', nation=row['id'], name=row['name_en'])} from {prices[nation]}"
        for nation, row in enumerate(state.rules.figures.board_data["nation"])
        if nation in prices
    ]
    return {f"{name} could take over: {', '.join(items)}\u202fM"} if items else set()


@table
def test_what_several_fields_share_is_said_once(game: str, seats: int, options: dict[str, Any]) -> None:
    marked = 0
    for match, seat in moments(game, seats, options, ("rondel",)):
        prompt = asked(match, seat, "de")
        assert len(set(prompt.footnotes)) == len(prompt.footnotes)
        used = {mark for choice in prompt.choices for mark in choice.footnotes}
        assert used == set(range(len(prompt.footnotes)))
        state = state_of(match.fast)
        for choice in prompt.choices:
            field = match.rules.codec.encode(choice.answer) - match.rules.codec.by_name["advance"].number
            passes = field == INVESTOR or queries.passes_investor(state, state.nation, field)
            told = any("investieren: " in prompt.footnotes[mark] for mark in choice.footnotes)
            assert told is (passes and state.rules.investor_card and not after(match, choice.answer, seat).over)
            assert "investieren" not in choice.note
            marked += told
    assert bool(marked) is (options.get("investor_card") is not False)


@table
def test_all_fields_are_there(game: str, seats: int, options: dict[str, Any]) -> None:
    kinds = set()
    for match, seat in moments(game, seats, options, ("rondel",)):
        prompt = asked(match, seat)
        chosen = [choice.answer["field"] for choice in prompt.choices]
        refused = [refusal.answer["field"] for refusal in prompt.refused]
        wheel = list(match.rules.figures.fields)  # type: ignore[attr-defined]
        assert sorted(chosen + refused, key=wheel.index) == wheel
        assert chosen == sorted(chosen, key=wheel.index) and refused == sorted(refused, key=wheel.index)
        for refusal in prompt.refused:
            reason = match.why_not(refusal.answer, seat)
            assert reason is not None and refusal.reason and refusal.rule
            assert refusal.passage == reason.passage
            reached = reason.name not in ("stands-still", "too-far")
            missing = {"rondel-too-dear": "too expensive: you have ", "interest-uncovered": " short of the interest"}
            assert missing.get(reason.name, "") in refusal.note and bool(refusal.note) is reached
            assert [effect.id for effect in refusal.effects] == FIELD_FIGURES[0 if reached else 1 :]
            assert all(effect.before in (None, effect.after) for effect in refusal.effects)
            kinds.add(reason.name)
    assert {"stands-still", "too-far"} <= kinds


def test_what_is_short_of_interest_is_enough_when_it_is_there() -> None:
    """The note names exactly what is missing: with so much more the field can be taken, with one less it cannot."""
    seen = 0
    for game, seats, options in TABLES:
        for match, seat in moments(game, seats, options, ("rondel",)):
            for refusal in asked(match, seat).refused:
                if "short of the interest" not in refusal.note:
                    continue
                code, short = match.rules.codec.encode(refusal.answer), int(refusal.note.split("\u202f")[0])
                for more, legal in ((short, True), (short - 1, False)):
                    state = state_of(match.fast)
                    state.money[CASH + seat] += more
                    assert (Position(match.rules, state).refusal(code, seat) == 0) is legal
                seen += 1
    assert seen


@table
def test_bonds_promise_what_happens(game: str, seats: int, options: dict[str, Any]) -> None:
    signs = set()
    for match, seat in moments(game, seats, options, ("invest", "start_bond")):
        prompt, before = asked(match, seat), state_of(match.fast)
        for choice in prompt.choices:
            if choice.answer["kind"] != "invest":
                continue
            nation = before.rules.board.nations.index(choice.answer["nation"])
            then = after(match, choice.answer, seat)
            price, cash, interest, score, treasury = choice.effects
            assert [effect.id for effect in choice.effects] == BOND_FIGURES
            assert price.after == choice.answer["new"] - choice.answer["old"]
            assert (cash.before, cash.after) == (before.cash(seat), then.cash(seat))
            assert interest.before == sum(queries.interest_to(before, each, seat) for each in range(6))
            assert interest.after == sum(queries.interest_to(then, each, seat) for each in range(6))
            assert (score.before, score.after) == (queries.score(before, seat), queries.score(then, seat))
            assert (treasury.before, treasury.after) == (before.treasury(nation), then.treasury(nation))
            assert choice.note
            signs.add(choice.sign)
            check_sign(choice.sign, before, then, nation, seat, match.fast)
    assert len(signs) > 1


def check_sign(sign: str, before: Imperial, then: Imperial, nation: int, seat: int, position: Position) -> None:
    """Against who is due to govern once the bond is bought, counted from where the round of investing began."""
    assert position.step is not None
    origin = 0 if position.step.name == "start_bond" else before.investor
    if before.rules.investor_card is False and position.step.name == "invest":
        origin = max(before.government[before.agenda[-15]], 0)
    due = queries.claimant(then, nation, origin) == seat
    governs = before.government[nation] == seat
    assert sign == ("" if not due else "secures" if governs else "government")


@table
def test_who_is_outbid_is_warned(game: str, seats: int, options: dict[str, Any]) -> None:
    for match, seat in moments(game, seats, options, ("invest",)):
        passing = [choice for choice in asked(match, seat).choices if choice.answer["kind"] == "pass"]
        state = state_of(match.fast)
        for choice in passing:
            own = [nation for nation in range(6) if state.government[nation] == seat]
            sums = {nation: queries.sums_lent(state, nation) for nation in own}
            outbid = any(max(sums[nation]) > sums[nation][seat] for nation in own)
            assert (choice.sign == "loses") is outbid is bool(choice.note)


def test_taking_a_government_names_the_loser_and_the_sums() -> None:
    texts: list[str] = []
    for match, seat in moments("imperial-2030", 4, {}, ("invest",)):
        state = state_of(match.fast)
        for choice in asked(match, seat).choices:
            if choice.sign != "government":
                continue
            nation = state.rules.board.nations.index(choice.answer["nation"])
            sums = queries.sums_lent(state, nation)
            own = sums[seat] + choice.answer["new"] - choice.answer["old"]
            holder = state.government[nation]
            assert str(own) in choice.note
            if holder != NO_SEAT:
                others = max(total for other, total in enumerate(sums) if other != seat)
                assert f"{own} against {others}: takes the government of " in choice.note
                assert f"from Player {holder + 1}" in choice.note
                alone = sum(government == holder for government in state.government) == 1
                assert alone or "Swiss Bank" not in choice.note or state.swiss_bank[seat]
                texts.append(choice.note)
    assert texts


@pytest.mark.parametrize("game", ["imperial-2010", "imperial-2030"])
def test_hidden_cash_stays_hidden(game: str) -> None:
    """Whatever the others hold, a seat reads the same."""
    compared = 0
    for match, seat in moments(game, 5, {"cash": "hidden"}, ("rondel", "invest", "swiss_stop")):
        position, rich = match.fast, match.fast
        words = words_for("en", match.rules)
        state = state_of(rich)
        for other in range(state.seats):
            if other != seat:
                state.money[CASH + other] += 17
        rich = Position(match.rules, state)
        for code in position.options(seat):
            answer = match.rules.codec.decode(code)
            if code in rich.options(seat):
                assert Previews(words, position, seat).of(answer) == Previews(words, rich, seat).of(answer)
                compared += 1
    assert compared > 50


def test_requests_say_what_follows() -> None:
    """Every answer to a question that somebody else's move has raised has a note, in both languages."""
    steps = ("swiss_stop", "canal", "attack", "stance", "ask", "demand")
    seen: set[str] = set()
    for game, seats, options in TABLES:
        for match, seat in moments(game, seats, options, steps):
            for lang in LANGUAGES:
                prompt = asked(match, seat, lang)
                seen.add(prompt.step)
                assert all(choice.note for choice in prompt.choices), prompt
                assert len({choice.note for choice in prompt.choices}) == len(prompt.choices) or prompt.step == "attack"
    assert {"attack", "stance", "demand"} <= seen


def test_the_swiss_bank_knows_what_a_stop_brings() -> None:
    match = stopping()
    decision = match.decisions[0]
    assert decision.step == "swiss_stop"
    stop, go = sorted(asked(match, decision.seat).choices, key=lambda choice: choice.answer["kind"] != "stop")
    before, then = state_of(match.fast), after(match, stop.answer, decision.seat)
    due = queries.interest_due(before, before.nation)
    own = queries.interest_to(before, before.nation, decision.seat)
    assert f"pays {due}\u202fM in interest, you receive {own}" in stop.note
    assert {effect.id: effect.after for effect in stop.effects}["cash"] == then.cash(decision.seat)
    assert "goes on to" in go.note and "no interest" in go.note


def stopping() -> Match:
    """A game at the first question to a Swiss Bank that it can answer both ways."""
    for seed in range(40):
        dice = random.Random(seed)
        match = greatpowers.start("imperial-2030", 6, seed=seed)
        for _ in range(500):
            if match.over:
                break
            decision = match.decisions[0]
            if decision.step == "swiss_stop" and len(decision.options) == 2:
                return match
            match.play(dice.choice(decision.options), decision.seat)
    raise AssertionError("nobody was ever asked")


def test_a_line_of_text_has_the_price_in_it() -> None:
    for match, seat in moments("imperial-2030", 4, {}, ("rondel",)):
        words, position = words_for("en", match.rules), match.fast
        for choice in asked(match, seat).choices:
            answer = match.rules.codec.decode(match.rules.codec.encode(choice.answer))
            line = previews(words, position, seat).line(answer)
            price = choice.effects[0].after
            assert choice.note in line and (f"costs {price}\u202fM" in line) is (price > 0)

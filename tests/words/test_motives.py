"""Reasons of computers: every motive has a name, and whatever was weighed reads well."""

from __future__ import annotations

import pytest

import greatpowers
from greatpowers.games import RULESETS, game_of, words_for
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import Json, Value
from greatpowers.players import roster
from greatpowers.words.motives import reason, signed, would_tell_secrets
from greatpowers.words.words import LANGUAGES, Words

GAME = "imperial-2030"
NAMES = {"de": {"gold": "Gold", "glory": "Ruhm"}, "en": {"gold": "gold", "glory": "glory"}}


class Sample(Words):
    """Words that know two motives of no game."""

    def has(self, name: str) -> bool:
        return name.removeprefix("motive-") in NAMES[self.lang] or super().has(name)

    def say(self, name: str, /, **variables: Value) -> str:
        return NAMES[self.lang].get(name.removeprefix("motive-")) or super().say(name, **variables)


def opened() -> Position:
    return greatpowers.start(GAME, 3, seed=1).fast


def told(lang: str, motives: dict[str, float], chance: float = -1.0, by_lot: bool = False) -> str:
    position = opened()
    other: dict[str, Json] = position.rules.codec.decode(position.options()[0]).to_json()
    text = reason(Sample(lang, position.rules, game_of(position.rules)), by_lot, motives, chance, other, position)
    assert position.step is not None
    answer = words_for(lang, position.rules).answer(
        position.rules.codec.decode(position.options()[0]), position.step.name, position
    )
    return text.replace(answer, "…")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", RULESETS)
def test_every_term_of_every_evaluation_has_its_name(game: str, lang: str) -> None:
    words = words_for(lang, RULESETS[game])
    for name in roster.STRENGTHS:
        for term in roster.evaluation(game, name).names:
            text = words.say(f"motive-{term}")
            assert text.strip() == text and not text.endswith(".") and "{" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", RULESETS)
def test_the_names_of_a_game_differ(game: str, lang: str) -> None:
    words = words_for(lang, RULESETS[game])
    names = [words.say(f"motive-{term}") for term in roster.evaluation(game, roster.STRENGTHS[-1]).names]
    assert len(set(names)) == len(names)


def test_for_and_against() -> None:
    motives = {"gold": 4.21, "glory": -0.8}
    assert told("en", motives) == "For it: gold (+4.2); against it: glory (−0.8). The next best: “…”."
    assert told("de", motives) == "Dafür: Gold (+4,2); dagegen: Ruhm (−0,8). Die nächstbeste: „…“."
    assert told("en", {"gold": 4.2, "glory": 1}) == "For it: gold (+4.2) and glory (+1.0). The next best: “…”."
    assert told("en", {"gold": -4.2}, 0.337) == (
        "A whim; against it: gold (−4.2). The next best: “…”. It puts its chance of winning at 34%."
    )


def test_nothing_to_weigh() -> None:
    assert (
        told("en", {}) == told("en", {"gold": 0.001}) == told("en", {"unheard": 3.0}) == "As good would have been: “…”."
    )
    assert told("de", {}) == "Ebenso gut gewesen wäre: „…“."
    assert told("en", {}, by_lot=True).startswith("Drawn by lot") and told("de", {}, by_lot=True).startswith(
        "Ausgelost"
    )
    position = opened()
    for lang, text in (("en", "The only sensible answer."), ("de", "Die einzige sinnvolle Antwort.")):
        assert reason(words_for(lang, position.rules), False, {}, -1.0, None, position) == text


def test_figures() -> None:
    assert [signed(points, "en") for points in (4.25, -0.8, 0.02, 120.0)] == ["+4.2", "−0.8", "+0.02", "+120.0"]
    assert signed(-1234.5, "de") == "−1234,5"


def test_where_there_are_secrets() -> None:
    for name, rules in RULESETS.items():
        assert would_tell_secrets(rules, rules.chosen({})) is rules.has_secrets, name
    assert would_tell_secrets(RULESETS[GAME], RULESETS[GAME].chosen({"cash": "hidden"}))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", RULESETS)
def test_what_computers_think_can_be_read(game: str, lang: str) -> None:
    """The first answers of a game, as a novice thinks them."""
    match = greatpowers.start(game, 3, seed=2)
    words = words_for(lang, match.rules)
    bot = roster.make(game, roster.STRENGTHS[0], 1)
    for _ in range(12):
        position = match.fast
        seat = position.waiting()[0]
        thought = bot.think(position, seat)
        codec = match.rules.codec
        other = None if thought.alternative < 0 else codec.decode(thought.alternative).to_json()
        motives = {motive.term: motive.points for motive in thought.motives}
        assert reason(words, False, motives, thought.chance, other, position)
        match.play(codec.decode(thought.answer), seat)

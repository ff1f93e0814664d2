"""Where the parts of Imperial lie. See `greatpowers.games.game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from greatpowers.games.game import Game
from greatpowers.games.imperial.rules.ruleset import ImperialRuleset
from greatpowers.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from greatpowers.games.evaluation import Evaluation
    from greatpowers.games.facts import Study
    from greatpowers.games.imperial.rules.state import Imperial as State
    from greatpowers.games.imperial.rules.view import ImperialView
    from greatpowers.games.imperial.screen.imperial_screen import ImperialScreen
    from greatpowers.games.imperial.screen.stakes import AtStake
    from greatpowers.games.imperial.words.cases import CaseWords
    from greatpowers.games.imperial.words.vocabulary import Vocabulary
    from greatpowers.kernel.position import Position
    from greatpowers.kernel.values import Event, Json
    from greatpowers.screen.effects import Meanwhile, Movable, Trace
    from greatpowers.screen.lines import Line
    from greatpowers.screen.panels import Panels
    from greatpowers.screen.previews import Previews
    from greatpowers.screen.reach import Reach
    from greatpowers.screen.screen import Screen
    from greatpowers.screen.stakes import Stake
    from greatpowers.words.words import Words

RULESETS = (ImperialRuleset("2006"), ImperialRuleset("2010"), ImperialRuleset("2030"))


class Imperial(Game):
    name = "imperial"

    def rulesets(self) -> tuple[Ruleset, ...]:
        return RULESETS

    def evaluation(self, rules: Ruleset, weights: dict[str, float]) -> Evaluation:
        from greatpowers.games.imperial.players.evaluation import evaluation

        return evaluation(rules, weights)

    def vocabulary(self, words: Words) -> Vocabulary:
        from greatpowers.games.imperial.words.vocabulary import Vocabulary

        return Vocabulary(words)

    def case_words(self, words: Words) -> CaseWords:
        from greatpowers.games.imperial.words.cases import CaseWords

        return CaseWords(words, self.passages())

    def question(self, position: Position, seat: int) -> str:
        from greatpowers.games.imperial.words.questions import question

        return question(position, seat)

    def panels(self, words: Words, view: ImperialView) -> Panels:
        from greatpowers.games.imperial.screen.panels import panels

        return panels(words, view)

    def screen(self, words: Words, position: Position, seat: int) -> ImperialScreen:
        from greatpowers.games.imperial.screen.lending import offers, standings
        from greatpowers.games.imperial.screen.own import screen

        state = cast("State", position.state)
        return screen(words, position.rules.view(state, seat), standings(state, seat), offers(state, seat))

    def own_screens(self) -> tuple[type[Screen], ...]:
        from greatpowers.games.imperial.screen.imperial_screen import ImperialScreen

        return (ImperialScreen,)

    def lines(self, words: Words, view: ImperialView) -> list[Line]:
        from greatpowers.games.imperial.screen.lines import lines

        return lines(words, view)

    def previews(self, words: Words, position: Position, seat: int) -> Previews:
        from greatpowers.games.imperial.screen.previews import Previews

        return Previews(words, position, seat)

    def movable(self, words: Words, position: Position, seat: int) -> list[Movable]:
        from greatpowers.games.imperial.screen.reach import movable

        return movable(words, position, seat)

    def reach(self, position: Position, seat: int) -> list[Reach]:
        from greatpowers.games.imperial.screen.reach import reach
        from greatpowers.words.words import Words

        return reach(Words("en", position.rules, self), position, seat)

    def hide(self, position: Position, seat: int) -> bool:
        from greatpowers.games.imperial.rules.guess import hide_cash

        return hide_cash(cast("State", position.state), seat)

    def consent(self, position: Position) -> Mapping[str, Json] | None:
        from greatpowers.games.imperial.screen.drafts import consent

        return consent(position)

    def meanwhile(self, position: Position) -> Meanwhile | None:
        from greatpowers.games.imperial.screen.drafts import meanwhile

        return meanwhile(position)

    def is_under_way(self, position: Position) -> bool:
        from greatpowers.games.imperial.screen.drafts import is_under_way

        return is_under_way(position)

    def traces(
        self, rules: Ruleset, events: Sequence[Event], since: int, answers: Sequence[dict[str, Any]]
    ) -> list[Trace]:
        from greatpowers.games.imperial.screen.traces import traces

        return list(traces(rules, events, since, answers))

    def ending(self, words: Words, position: Position) -> str:
        state, figures = cast("State", position.state), cast(ImperialRuleset, position.rules).figures
        if max(state.power) < figures.power_to_end:
            return words.say("ending-nobody")
        nation = figures.board.nations[state.power.index(figures.power_to_end)]
        return words.say("ending-power", nation=nation, points=figures.power_to_end)

    def at_stake(self, view: ImperialView) -> AtStake:
        from greatpowers.games.imperial.screen.stakes import at_stake

        return at_stake(view)

    def stakes(self, words: Words, events: Sequence[Event], before: AtStake) -> tuple[list[Stake], AtStake]:
        from greatpowers.games.imperial.screen.stakes import stakes

        return stakes(words, events, before)

    def mover(self, position: Position) -> str:
        state = cast("State", position.state)
        return state.rules.board.nations[state.nation]

    def study(self) -> Study:
        from greatpowers.games.imperial.study import STUDY

        return STUDY

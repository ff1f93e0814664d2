"""Where the parts of Imperial lie. See `greatpowers.games.game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from greatpowers.games.game import Game
from greatpowers.games.imperial.rules.ruleset import ImperialRuleset
from greatpowers.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from greatpowers.games.evaluation import Evaluation
    from greatpowers.games.facts import Study
    from greatpowers.games.imperial.words.cases import CaseWords
    from greatpowers.games.imperial.words.vocabulary import Vocabulary
    from greatpowers.kernel.position import Position
    from greatpowers.kernel.values import Event, Json
    from greatpowers.screen.effects import Movable, Trace
    from greatpowers.screen.lines import Line
    from greatpowers.screen.previews import Previews
    from greatpowers.screen.sheet import Sheet
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

    def sheet(self, words: Words, view: dict[str, Json]) -> Sheet:
        from greatpowers.games.imperial.screen.panels import sheet

        return sheet(words, view)

    def lines(self, words: Words, view: dict[str, Json]) -> list[Line]:
        from greatpowers.games.imperial.screen.lines import lines

        return lines(words, view)

    def previews(self, words: Words, position: Position, seat: int) -> Previews:
        from greatpowers.games.imperial.screen.previews import Previews

        return Previews(words, position, seat)

    def movable(self, words: Words, position: Position, seat: int) -> list[Movable]:
        from greatpowers.games.imperial.screen.reach import movable

        return movable(words, position, seat)

    def hide(self, position: Position, seat: int) -> bool:
        from greatpowers.games.imperial.screen.hiding import hide

        return hide(position, seat)

    def consent(self, position: Position) -> Mapping[str, Json] | None:
        from greatpowers.games.imperial.screen.consent import consent

        return consent(position)

    def has_arrived(self, position: Position) -> bool:
        from greatpowers.games.imperial.screen.consent import has_arrived

        return has_arrived(position)

    def traces(
        self, rules: Ruleset, events: Sequence[Event], since: int, answers: Sequence[dict[str, Any]]
    ) -> list[Trace]:
        from greatpowers.games.imperial.screen.traces import traces

        return list(traces(rules, events, since, answers))

    def study(self) -> Study:
        from greatpowers.games.imperial.study import STUDY

        return STUDY

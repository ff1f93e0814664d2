"""Where the parts of Imperialism lie. See `greatpowers.games.game`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from greatpowers.games.game import Game
from greatpowers.games.imperialism.rules.ruleset import ImperialismRuleset
from greatpowers.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from greatpowers.games.evaluation import Evaluation
    from greatpowers.games.facts import Study
    from greatpowers.games.imperialism.rules.state import Imperialism as State
    from greatpowers.games.imperialism.rules.view import ImperialismView
    from greatpowers.games.imperialism.words.cases import CaseWords
    from greatpowers.games.imperialism.words.vocabulary import Vocabulary
    from greatpowers.kernel.position import Position
    from greatpowers.kernel.values import Event
    from greatpowers.screen.panels import Panels
    from greatpowers.screen.previews import Previews
    from greatpowers.screen.stakes import Stake
    from greatpowers.words.words import Words

RULESETS = (ImperialismRuleset(),)


class Imperialism(Game):
    name = "imperialism"

    def rulesets(self) -> tuple[Ruleset, ...]:
        return RULESETS

    def evaluation(self, rules: Ruleset, weights: dict[str, float]) -> Evaluation:
        from greatpowers.games.imperialism.players.evaluation import evaluation

        return evaluation(rules, weights)

    def vocabulary(self, words: Words) -> Vocabulary:
        from greatpowers.games.imperialism.words.vocabulary import Vocabulary

        return Vocabulary(words)

    def case_words(self, words: Words) -> CaseWords:
        from greatpowers.games.imperialism.words.cases import CaseWords

        return CaseWords(words, self.passages())

    def question(self, position: Position, seat: int) -> str:
        from greatpowers.games.imperialism.words.questions import question

        return question(position, seat)

    def panels(self, words: Words, view: ImperialismView) -> Panels:
        from greatpowers.games.imperialism.screen.panels import panels

        return panels(words, view)

    def previews(self, words: Words, position: Position, seat: int) -> Previews:
        from greatpowers.games.imperialism.words.names import Names
        from greatpowers.games.imperialism.words.notes import Notes
        from greatpowers.screen.previews import NotePreviews

        return NotePreviews(Notes(cast(Names, words.vocabulary)).note, position, seat)

    def ending(self, words: Words, position: Position) -> str:
        return words.say("ending-space", player=cast("State", position.state).trigger)

    def stakes(self, words: Words, events: Sequence[Event], before: Any) -> tuple[list[Stake], Any]:
        from greatpowers.games.imperialism.screen.stakes import stakes

        return list(stakes(words, events)), before

    def study(self) -> Study:
        from greatpowers.games.imperialism.study import STUDY

        return STUDY

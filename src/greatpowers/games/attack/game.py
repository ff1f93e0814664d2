"""Where the parts of Attack! lie. See `greatpowers.games.game`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from greatpowers.games.attack.rules.ruleset import AttackRuleset
from greatpowers.games.game import Game
from greatpowers.kernel.ruleset import Ruleset

if TYPE_CHECKING:
    from greatpowers.games.attack.rules.state import Attack as State
    from greatpowers.games.attack.rules.view import AttackView
    from greatpowers.games.attack.screen.stakes import AtStake
    from greatpowers.games.attack.words.cases import CaseWords
    from greatpowers.games.attack.words.vocabulary import Vocabulary
    from greatpowers.games.evaluation import Evaluation
    from greatpowers.games.facts import Study
    from greatpowers.kernel.position import Position
    from greatpowers.kernel.values import Event
    from greatpowers.screen.panels import Panels
    from greatpowers.screen.previews import Previews
    from greatpowers.screen.reach import Reach
    from greatpowers.screen.stakes import Stake
    from greatpowers.words.words import Words

RULESETS = (AttackRuleset(),)


class Attack(Game):
    name = "attack"

    def rulesets(self) -> tuple[Ruleset, ...]:
        return RULESETS

    def evaluation(self, rules: Ruleset, weights: dict[str, float]) -> Evaluation:
        from greatpowers.games.attack.players.evaluation import evaluation

        return evaluation(rules, weights)

    def vocabulary(self, words: Words) -> Vocabulary:
        from greatpowers.games.attack.words.vocabulary import Vocabulary

        return Vocabulary(words)

    def case_words(self, words: Words) -> CaseWords:
        from greatpowers.games.attack.words.cases import CaseWords

        return CaseWords(words, self.passages())

    def question(self, position: Position, seat: int) -> str:
        from greatpowers.games.attack.words.questions import question

        return question(position, seat)

    def panels(self, words: Words, view: AttackView) -> Panels:
        from greatpowers.games.attack.screen.panels import panels

        return panels(words, view)

    def previews(self, words: Words, position: Position, seat: int) -> Previews:
        from greatpowers.games.attack.words.vocabulary import Vocabulary
        from greatpowers.screen.previews import NotePreviews

        return NotePreviews(cast(Vocabulary, words.vocabulary).notes.note, position, seat)

    def ending(self, words: Words, position: Position) -> str:
        from greatpowers.games.attack.rules.events import ENDINGS

        return words.say("event-ended", ending=ENDINGS[cast("State", position.state).ending])

    def reach(self, position: Position, seat: int) -> list[Reach]:
        from greatpowers.games.attack.screen.reach import reach

        return reach(position, seat)

    def at_stake(self, view: AttackView) -> AtStake:
        from greatpowers.games.attack.screen.stakes import at_stake

        return at_stake(view)

    def stakes(self, words: Words, events: Sequence[Event], before: AtStake) -> tuple[list[Stake], AtStake]:
        from greatpowers.games.attack.screen.stakes import stakes

        return stakes(words, events, before)

    def study(self) -> Study:
        from greatpowers.games.attack.study import STUDY

        return STUDY

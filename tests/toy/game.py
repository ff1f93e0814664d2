"""Where the parts of the toy game lie. See `greatpowers.games.game`."""

from __future__ import annotations

from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from greatpowers.games.game import Game
from greatpowers.kernel.ruleset import Ruleset
from tests.toy.rules.ruleset import ToyRuleset

if TYPE_CHECKING:
    from greatpowers.screen.panels import Panels
    from greatpowers.words.words import Words
    from tests.toy.rules.view import ToyView

RULESETS = (ToyRuleset(),)


class ToyGame(Game):
    """What it does without, such as notes, prose for its log, an evaluation and a study, `Game` has a default for."""

    name = "toy"

    @cached_property
    def folder(self) -> Traversable:
        return files("tests") / "toy"  # it lies among the tests; other games need not say this

    def rulesets(self) -> tuple[Ruleset, ...]:
        return RULESETS

    def panels(self, words: Words, view: ToyView) -> Panels:
        from tests.toy.screen import panels

        return panels(words, view)

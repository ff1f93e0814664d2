"""The words of Imperialism: its names, and what questions, refusals and the log say."""

from __future__ import annotations

from collections.abc import Sequence

from greatpowers.games.imperialism.rules import deck as printed
from greatpowers.games.imperialism.rules.answers import NONE
from greatpowers.games.imperialism.words.log import SoFar, so_far, told
from greatpowers.games.imperialism.words.names import Condition, Names
from greatpowers.games.imperialism.words.prompts import Prompts
from greatpowers.games.imperialism.words.prose import Prose
from greatpowers.kernel.match import Match
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import Answer, Event, Value
from greatpowers.words.words import Question, Section, Words


class Vocabulary(Names):
    """See `greatpowers.words.words.Vocabulary`."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.prompts = Prompts(self)

    def prompt_variables(self, match: Match, decision: Question) -> dict[str, Value]:
        return self.prompts.variables(match.fast, decision)

    def reason_variables(self, details: dict[str, Value]) -> dict[str, Value]:
        """The figures of a refusal; what it does not speak of is "none"."""
        named: dict[str, Value] = dict.fromkeys(("card", "territory", "wanted", "achievement", "religion"), NONE)
        variables = {**named, **details}
        needs: Condition = ()
        if variables["achievement"] != NONE:
            needs = self.deck.achievement_needs[printed.ACHIEVEMENT_IDS.index(str(variables["achievement"]))]
        elif variables["religion"] != NONE:
            needs = self.deck.religion_needs[printed.RELIGION_IDS.index(str(variables["religion"]))]
        variables["condition"] = self.condition(needs)
        if variables["territory"] != NONE:
            variables["needs"] = self.needs(printed.LAND_IDS.index(str(variables["territory"])))
        if variables["card"] in printed.PROVIDENCE_IDS:
            figures = self.deck.figures[printed.card_number(str(variables["card"]))]
            variables["needed"] = figures.get("exotic", 0)
        return variables

    def answer_variables(self, answer: Answer, position: Position | None) -> dict[str, Value]:
        return {}

    def so_far(self, events: Sequence[Event], before: SoFar | None = None) -> SoFar:
        return so_far(events, before)

    def sections(self, events: Sequence[Event], before: SoFar) -> list[Section]:
        return told(Prose(self), events, before)

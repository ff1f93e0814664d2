"""The words of Attack!: its names, and what questions, refusals, answers and the log say."""

from __future__ import annotations

from collections.abc import Sequence

from greatpowers.games.attack.rules.answers import ACTIONS, NONE
from greatpowers.games.attack.words import log
from greatpowers.games.attack.words.names import Names
from greatpowers.games.attack.words.notes import Notes
from greatpowers.games.attack.words.prompts import Prompts
from greatpowers.games.attack.words.prose import Prose
from greatpowers.kernel.match import Match
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import Answer, Event, Value
from greatpowers.words.words import Question, Section, Words

THINGS = (
    "action",
    "announced",
    "by",
    "canal",
    "card",
    "continent",
    "direction",
    "goal",
    "money",
    "one",
    "origin",
    "place",
    "player",
    "region",
    "route",
    "sea",
    "ship",
    "target",
    "technology",
    "two",
    "unit",
)
FIGURES = (
    "amount",
    "certificates",
    "counter_offers",
    "eagles",
    "items",
    "least",
    "limit",
    "missing",
    "most",
    "oil",
    "planes",
    "price",
    "production",
    "purse",
    "spare",
)
"""What a refusal may speak of; what it does not is "none"."""


class Vocabulary(Names):
    """See `greatpowers.words.words.Vocabulary`."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.prompts = Prompts(self)
        self.notes = Notes(self)

    def prompt_variables(self, match: Match, decision: Question) -> dict[str, Value]:
        return self.prompts.variables(match.fast, decision)

    def reason_variables(self, details: dict[str, Value]) -> dict[str, Value]:
        """The figures of a refusal; what it does not speak of is "none"."""
        variables: dict[str, Value] = dict.fromkeys((*THINGS, *FIGURES), NONE)
        variables.update(details)
        if variables["action"] not in ACTIONS:
            variables["action"] = NONE
        if variables["continent"] != NONE:
            variables["continent"] = self.name(str(variables["continent"]))
        if "certificates" in details:
            variables["certificates"] = int(details["certificates"])
        if variables["unit"] == NONE:
            variables["unit"] = variables["ship"]
        variables["start"] = self.figures.auction_least
        return variables

    def answer_variables(self, answer: Answer, position: Position | None) -> dict[str, Value]:
        return self.notes.answer_variables(answer, position)

    def so_far(self, events: Sequence[Event], before: log.SoFar | None = None) -> log.SoFar:
        return log.so_far(events, before)

    def sections(self, events: Sequence[Event], before: log.SoFar) -> list[Section]:
        return log.sections(Prose(self), events, before)

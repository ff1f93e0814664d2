"""Drafts: answers tried row by row on a copy of the position, which only the seat that plans hears of."""

from __future__ import annotations

from typing import Any, Literal

from greatpowers.games import game_of
from greatpowers.kernel.match import Match
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import CHANCE, Refused
from greatpowers.server import prompts
from greatpowers.server.playing import refusal
from greatpowers.server.protocol import (
    Choice,
    Plan,
    PlannedOther,
    PlannedQuestion,
    PlannedRow,
    PlanTable,
    RowOutcome,
    Wish,
)
from greatpowers.server.texts import sentence
from greatpowers.words.words import Words

Halt = Literal["", "others", "chance", "over"]
Stop = Literal["", "refused", "unfinished", "others", "chance", "over"]


def halted(position: Position, seat: int) -> Halt:
    """Why the seat cannot go on; nothing when it is asked."""
    if position.over:
        return "over"
    if position.seat == CHANCE:
        return "chance"
    return "" if seat in position.waiting() else "others"


def going_on(match: Match, position: Position) -> Match:
    """A match without a seed that goes on where this one is, from a position that may hide something."""
    draft = Match(position, match.options, "")
    draft.entries = match.entries[:]
    draft.question = match.question
    return draft


class Draft:
    """A match that nobody else knows of: it goes on from where the table is, without a seed, so that chance waits."""

    def __init__(self, match: Match, words: Words, seat: int) -> None:
        position = match.fast
        self.game = game_of(position.rules)
        self.words = words
        self.seat = seat
        self.hides = self.game.hide(position, seat)
        """Whether the table hides something from the seat that the rules would show when the game is over."""
        self.match = going_on(match, position)
        self.seen = self.match.fast
        """The last position that may be shown."""
        self.answers: list[dict[str, Any]] = []
        self.stop: Stop = ""

    def plan(self, rows: list[PlannedRow]) -> Plan:
        outcomes = [self.row(row) for row in rows]
        return Plan(outcomes, self.answers, self.stop, self.table())

    # rows

    def row(self, row: PlannedRow) -> RowOutcome:
        position = self.match.fast
        if self.stop:
            return RowOutcome("untried")
        if row.step and (position.step is None or position.step.name != row.step or halted(position, self.seat)):
            return RowOutcome("left_out")
        before, given = going_on(self.match, position), len(self.answers)
        questions: list[PlannedQuestion] = []
        others: list[PlannedOther] = []
        for answer in row.answers:
            now = self.match.fast
            self.stop = halted(now, self.seat)
            if self.stop:
                return RowOutcome("unfinished" if len(self.answers) > given else "untried", questions, others)
            try:
                self.give(answer, others)
            except Refused as refused:
                codec = now.rules.codec
                told = refusal(self.words, now, codec.decode(codec.encode(answer)), refused.reason)
                self.take_back(before, given)
                return RowOutcome("refused", refusal=told)
        self.arrive(list(row.wishes), questions, others)
        if self.game.is_under_way(self.match.fast):
            self.stop = "unfinished"
        table = self.table() if row.show else None
        return RowOutcome("unfinished" if self.stop else "stands", questions, others, table=table)

    def give(self, answer: dict[str, Any], others: list[PlannedOther]) -> None:
        """Give an answer, and let others agree to it."""
        self.match.play(answer, self.seat)
        self.answers.append(answer)
        others.extend(self.assume())
        if not (self.hides and self.match.over):
            self.seen = self.match.fast

    def take_back(self, before: Match, given: int) -> None:
        self.stop = "refused"
        self.match = before
        self.seen = before.fast
        del self.answers[given:]

    def assume(self) -> list[PlannedOther]:
        """Let others who are asked agree, so that the draft goes on; returns what they would be asked."""
        found: list[PlannedOther] = []
        while halted(position := self.match.fast, self.seat) == "others":
            answer = self.game.consent(position)
            if answer is None:
                break
            seats = position.waiting()
            found.append(PlannedOther(position.step.name if position.step else "", seats))
            for seat in seats:
                self.match.play(answer, seat)
        return found

    def arrive(self, wishes: list[Wish], questions: list[PlannedQuestion], others: list[PlannedOther]) -> None:
        """Answer the questions about a unit that has arrived: as wished, or so that least happens."""
        while not halted(position := self.match.fast, self.seat):
            meanwhile = self.game.meanwhile(position)
            if meanwhile is None:
                return
            assert position.step is not None
            step, choices = position.step.name, self.choices(position)
            wish = next((wish for wish in wishes if wish.step == step), None)
            if wish is not None:
                wishes.remove(wish)
            wished = wish is not None and any(choice.answer == wish.answer for choice in choices)
            answer = wish.answer if wish is not None and wished else meanwhile.answer
            settled = wished or meanwhile.settled or len(choices) == 1
            questions.append(PlannedQuestion(step, choices, answer, settled))
            self.give(answer, others)

    def choices(self, position: Position) -> list[Choice]:
        return prompts.question(self.words, self.match, position, self.seat).choices

    # what it looks like then

    def table(self) -> PlanTable:
        position, words = self.match.fast, self.words
        screen = self.game.screen(words, self.seen, self.seat)
        if position.over:
            return PlanTable(sentence(words.lang, "waiting-over", open=0), screen)
        if halted(position, self.seat):
            return PlanTable(prompts.standing(words, position), screen)
        prompt = prompts.question(words, self.match, position, self.seat)
        return PlanTable(prompt.sentence, screen, prompt, self.game.movable(words, position, self.seat))

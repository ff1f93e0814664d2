"""A game at one terminal: people at some seats, computers at the others, commands beside the numbered answers."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from greatpowers.games import game_of, words_for
from greatpowers.kernel.chance import Dice as Lots
from greatpowers.kernel.decision import Decision
from greatpowers.kernel.match import Match
from greatpowers.kernel.values import NOBODY, PASS, Answer, Malformed, Refused
from greatpowers.players import roster
from greatpowers.screen.panels import Dice, Facts, Grid, Panel, Panels
from greatpowers.terminal.motives import Considered, explained
from greatpowers.terminal.panels import draw, draw_panel
from greatpowers.terminal.typed import meant
from greatpowers.words.motives import would_tell_secrets
from greatpowers.words.words import LANGUAGES, Section, Words

LONG_LIST = 8
"""More answers of one kind than this are set in columns."""

MOST_RIGHTS = 60
"""More rights than this are not listed; a donation of one million more is easy to guess."""

NUMBERS = re.compile(r"\d+(?:[ ,]+\d+)+")
"""Several answers in one line."""

Read = Callable[[], str | None]
"""Gives the next line of input, or None at its end."""


def draw_position(console: Console, words: Words, match: Match, seat: int) -> None:
    """Show the position as `seat` may see it."""
    console.print(draw(words, panels_for(words, match, seat), console.width))


def panels_for(words: Words, match: Match, seat: int) -> Panels:
    return game_of(words.ruleset).panels(words, match.look(seat))


def draw_sections(console: Console, sections: Sequence[Section]) -> None:
    for section in sections:
        if section.heading:
            console.print(Text(section.heading, style="bold"))
        if section.sentences:
            console.print(Padding(Text(" ".join(section.sentences)), (0, 0, 0, 2), expand=False))


class Quit(Exception):
    """Somebody wants to stop."""


class Table:
    """Runs a match until it is over or somebody quits."""

    def __init__(
        self,
        match: Match,
        humans: Sequence[int],
        lang: str,
        console: Console,
        read: Read,
        seed: int,
        bot: str = roster.DEFAULT,
    ) -> None:
        self.match = match
        self.humans = tuple(humans)
        self.console = console
        self.read = read
        self.bot = roster.make(match.rules.name, bot, seed, match.rules.version)
        self.by_lot = bot == roster.UNIFORM
        self.dice = Lots(seed)
        self.thoughts: list[Considered] = []
        """What computers have thought since the last answer of a person."""
        self.told = 0
        """How many events the people at the table have been told."""
        self.drawn: list[Panel] = []
        """The panels as somebody was last shown them."""
        self.words = self.speaking(lang)

    def speaking(self, lang: str) -> Words:
        """The words of a language, with the players named as people or computers."""
        plain = words_for(lang, self.match.rules)
        seats = range(self.match.fast.state.seats)
        names = [plain.say("player-name" if s in self.humans else "player-computer", number=s + 1) for s in seats]
        return words_for(lang, self.match.rules, names, self.match.options)

    def run(self) -> int:
        seats = self.match.fast.state.seats
        self.say("table-welcome", game=self.words.game(), seats=seats)
        try:
            while not self.match.over:
                decision = self.next_decision()
                if self.can_only_pass(decision):
                    self.match.play(decision.options[0], decision.seat)
                elif decision.seat in self.humans:
                    self.ask(decision)
                else:
                    self.let_think(decision.seat)
        except Quit:
            self.say("table-bye")
            return 0
        seat = self.humans[0] if self.humans else NOBODY
        self.news(seat, True)
        self.position(seat)
        self.console.print(Rule(self.words.say("result-heading")))
        for line in self.words.result(self.match.scores(), self.match.ranks()):
            self.console.print(line, highlight=False)
        return 0

    def let_think(self, seat: int) -> None:
        """A computer answers, from a position it holds possible."""
        position = self.match.fast
        thought = self.bot.think(position.guess(seat, self.dice), seat)
        self.thoughts.append((position, seat, thought))
        self.match.play(self.match.rules.codec.decode(thought.answer), seat)

    def next_decision(self) -> Decision:
        """People are asked before computers where several are asked at once."""
        waiting = [decision for decision in self.match.decisions if not decision.answered]
        return next((decision for decision in waiting if decision.seat in self.humans), waiting[0])

    def can_only_pass(self, decision: Decision) -> bool:
        """A poll of several seats that leaves no choice is not worth a question."""
        step = self.match.fast.step
        return step is not None and step.together and [answer.kind for answer in decision.options] == [PASS]

    def say(self, name: str, **variables: str | int) -> None:
        self.console.print(Text(self.words.say(name, **variables)))

    # asking

    def ask(self, decision: Decision) -> None:
        """Show the question, then read commands until one of them changes the match."""
        fresh = self.others_played(decision)
        self.news(decision.seat, fresh)
        if fresh:
            self.position(decision.seat)
        self.question(decision)
        while True:
            self.console.print(Text(self.words.say("table-input") + " ", style="bold"), end="")
            line = self.read()
            if line is None:
                self.console.print()
                raise Quit
            line = line.strip()
            if line and self.command(line, decision):
                return

    def others_played(self, decision: Decision) -> bool:
        """Whether the last answer was somebody else's (or there is none), so that the board looks new to this seat."""
        return not self.match.entries or bool(self.match.entries[-1].get("seat") != decision.seat)

    def news(self, seat: int, headed: bool) -> None:
        """What has happened since the people were last told."""
        events = self.match.events_for(seat)
        sections = self.words.sections(events, min(self.told, len(events)))
        self.told = len(events)
        if sections and headed:
            self.console.print(Rule(self.words.say("table-happened"), style="dim"))
        draw_sections(self.console, sections)

    def position(self, seat: int) -> None:
        draw_position(self.console, self.words, self.match, seat)
        self.drawn = panels_for(self.words, self.match, seat).panels

    def going_on(self, screen: Panels) -> list[Panel]:
        """What is under way and looks different from when it was last drawn: a battle, a war, an auction, dice."""
        return [panel for panel in screen.panels if isinstance(panel, Facts | Dice) and panel not in self.drawn]

    def question(self, decision: Decision) -> None:
        """The prompt and the numbered answers, by kind where there are several kinds."""
        screen = panels_for(self.words, self.match, decision.seat)
        for panel in self.going_on(screen):
            self.console.print(draw_panel(panel, self.console.width))
        self.drawn = screen.panels
        self.console.print(Rule(style="dim"))
        headings = {row.id: row.group for panel in screen.panels if isinstance(panel, Grid) for row in panel.rows}
        self.console.print(Text(self.words.addressed(self.match, decision), style="bold"))
        position, choices = self.match.fast, self.choices(decision)
        texts = [self.words.answer(answer, decision.step, position) for answer in choices]
        previews = game_of(self.words.ruleset).previews(self.words, position, decision.seat)
        notes = [previews.line(answer) for answer in choices]
        digits, width = len(str(len(texts))), max(map(len, texts))
        groups: dict[str, dict[str, list[Text]]] = {}
        for number, (answer, text, note) in enumerate(zip(choices, texts, notes, strict=True), 1):
            row = Text(f"{number:>{digits}}  {text:<{width}}" if note else f"{number:>{digits}}  {text}")
            row.append(f"  {note}" if note else "", style="dim")
            named = [headings[value] for value in map(str, answer.values.values()) if value in headings]
            groups.setdefault(answer.kind, {}).setdefault(named[0] if named else "", []).append(row)
        for kind, headed in groups.items():
            if len(groups) > 2 and kind != "pass":
                self.console.print(Text(f" {self.words.kind(kind)}", style="dim"))
            self.headed(headed)
        if self.may_name_several(decision):
            self.say("table-several-hint")

    def choices(self, decision: Decision) -> list[Answer]:
        """What can be chosen, also what the engine would have had named before."""
        late = self.match.late(decision.seat)
        return [*decision.options, *(self.match.rules.codec.decode(code) for code in late)]

    def may_name_several(self, decision: Decision) -> bool:
        step, state = self.match.fast.step, self.match.fast.state
        return step is not None and bool(step.gathers) and step.most_named(state, decision.seat) > 1

    def headed(self, groups: dict[str, list[Text]]) -> None:
        """Answers of one kind: a long list under the groups in which the panels show what they name, all columns
        equally wide."""
        rows = [row for group in groups.values() for row in group]
        if len(groups) == 1 or len(rows) <= LONG_LIST:
            self.listing(rows)
            return
        width = max(row.cell_len for row in rows)
        for heading, group in groups.items():
            self.console.print(Text(f" {heading}", style="underline"))
            for row in group:
                row.pad_right(width - row.cell_len)
            self.listing(group, 0)

    def listing(self, rows: list[Text], longest: int = LONG_LIST) -> None:
        """Short lists one below the other, longer ones in columns."""
        if len(rows) > longest:
            columns = Columns(rows, padding=(0, 3), equal=True, column_first=True)
            self.console.print(Padding(columns, (0, 0, 0, 1), expand=False))
        else:
            for row in rows:
                self.console.print(Padding(row, (0, 0, 0, 1), expand=False))

    # commands

    def command(self, line: str, decision: Decision) -> bool:
        """Carry out one line; True when the match has changed."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        if line.isdecimal():
            return self.choose(int(line), decision)
        if NUMBERS.fullmatch(line):
            return self.choose_several([int(number) for number in re.findall(r"\d+", line)], decision)
        if line.startswith("?"):
            self.why(line[1:].strip(), decision)
        elif word in ("why", "warum"):
            self.why(rest, decision)
        elif word == "u":
            return self.undo(decision)
        elif word == "r":
            return self.rights(rest, decision)
        elif word == "l":
            self.log(decision)
        elif word == "p":
            self.position(decision.seat)
            self.question(decision)
        elif word == "s":
            self.save(rest)
        elif word == "m":
            self.motives()
        elif word == "lang":
            self.language(rest, decision)
        elif word == "h":
            self.say("table-help", example=self.example(decision))
        elif word == "q":
            raise Quit
        else:
            self.say("table-bad-number", last=len(self.choices(decision)))
        return False

    def choose(self, number: int, decision: Decision) -> bool:
        choices = self.choices(decision)
        if not 1 <= number <= len(choices):
            self.say("table-bad-number", last=len(choices))
            return False
        return self.play([choices[number - 1]], decision.seat)

    def choose_several(self, numbers: list[int], decision: Decision) -> bool:
        """These and no more, in any order; if one of them cannot be, none is."""
        choices = self.choices(decision)
        if not self.may_name_several(decision) or not all(1 <= number <= len(choices) for number in numbers):
            self.say("table-bad-number", last=len(choices))
            return False
        try:
            return self.play([choices[number - 1] for number in numbers], decision.seat)
        except Refused as refused:
            self.console.print(Text(self.words.reason(refused.reason), style="yellow"))
            return False

    def play(self, answers: list[Answer], seat: int) -> bool:
        before = len(self.match.events)
        if len(answers) == 1:
            self.match.play(answers[0], seat)
        else:
            self.match.play_several([answer.to_json() for answer in answers], seat)
        self.thoughts.clear()
        self.told = max(min(self.told, before), 0)
        return True

    def undo(self, decision: Decision) -> bool:
        try:
            self.match.undo(decision.seat)
        except Refused as refused:
            self.console.print(Text(self.words.reason(refused.reason), style="yellow"))
            return False
        self.told = min(self.told, len(self.match.events))
        self.say("table-undone")
        return True

    def rights(self, rest: str, decision: Decision) -> bool:
        """List the standing rights, or take one."""
        rights = decision.rights
        if not rights:
            self.say("table-no-rights")
            return False
        if rest.isdecimal() and 1 <= int(rest) <= len(rights):
            return self.play([rights[int(rest) - 1]], decision.seat)
        self.say("table-rights")
        shown = rights[:MOST_RIGHTS]
        width = len(str(len(rights)))
        self.listing([Text(f"{n:>{width}}  {self.words.answer(a, decision.step)}") for n, a in enumerate(shown, 1)])
        if len(rights) > len(shown):
            self.say("table-more", count=len(rights) - len(shown))
        self.say("table-rights-hint")
        return False

    def log(self, decision: Decision) -> None:
        sections = self.words.sections(self.match.events_for(decision.seat))
        if sections:
            draw_sections(self.console, sections)
        else:
            self.say("table-empty-log")

    def save(self, file: str) -> None:
        if not file:
            self.say("table-save-how")
            return
        try:
            Path(file).expanduser().write_text(json.dumps(self.match.record(), indent=1) + "\n", encoding="utf-8")
        except OSError as error:
            self.say("table-not-saved", file=file, problem=error.strerror or str(error))
        else:
            self.say("table-saved", file=file)

    def language(self, lang: str, decision: Decision) -> None:
        if lang not in LANGUAGES:
            self.say("table-bad-language")
            return
        self.words = self.speaking(lang)
        self.say("table-language")
        self.question(decision)

    # why

    def motives(self) -> None:
        """Why the computers have answered as they did since the last answer of a person."""
        if would_tell_secrets(self.match.rules, self.match.options):
            self.say("table-motives-secret")
        elif not self.thoughts:
            self.say("table-no-motives")
        else:
            for line in explained(self.words, self.thoughts, self.by_lot):
                self.console.print(Text(line))

    # why not

    def why(self, text: str, decision: Decision) -> None:
        """Why an answer that somebody has in mind is not in the list."""
        if not text:
            kinds = ", ".join(kind.name for kind in self.match.rules.codec.kinds)
            self.say("table-why-how", example=self.example(decision), list=kinds)
            return
        try:
            reason = self.match.hindrance(meant(self.words, text), decision.seat)
        except Malformed as malformed:
            self.say("table-why-malformed", problem=str(malformed))
            return
        if reason is None:
            self.say("table-allowed")
        else:
            self.console.print(Text(self.words.reason(reason), style="yellow"))

    def example(self, decision: Decision) -> str:
        answer = decision.options[-1]
        return " ".join([answer.kind, *map(str, answer.values.values())])

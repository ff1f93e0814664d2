"""What a study of the lab says to a reader: sections with names in the reader's language, figures and charts.

Data in, blocks out; `lab_pages` writes blocks as a page, as Markdown or to the terminal.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from greatpowers.arena import charts
from greatpowers.arena.charts import Bar
from greatpowers.arena.statistics import RESAMPLES
from greatpowers.games.facts import FIGURE, GIVEN, OUTCOME, TRAIT, USE
from greatpowers.kernel.values import Value
from greatpowers.lab.report import FEW
from greatpowers.words.words import Words, capital

MOST_BARS = 16
"""A chart with more bars is no chart any more; the table has all of them."""

MOST_COLUMNS = 24

HISTOGRAMS = ("rounds", "answers")
CAUTIONS = ("bots", "chance", "choice", "end", "long", "many")
SPREAD = ("least", "tenth", "median", "ninetieth", "most")

Row = dict[str, Any]


@dataclass
class Chart:
    """A picture, and what it shows where it is a row of bars, so that a page can fit them to any width."""

    name: str
    svg: str
    bars: list[Bar] = field(default_factory=list)
    form: charts.Form = charts.plain
    reference: float | None = None


@dataclass
class Block:
    """A section: how to read it, a command, sentences, charts, a table."""

    name: str
    heading: str
    note: str = ""
    command: str = ""
    sentences: list[str] = field(default_factory=list)
    caption: str = ""
    charts: list[Chart] = field(default_factory=list)
    heads: list[str] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    brief: tuple[int, ...] = ()
    """The columns that a narrow place has room for, where that is not all of them."""


class LabReport:
    """A study in one language."""

    def __init__(self, study: dict[str, Any], words: Words) -> None:
        self.study = study
        self.words = words
        self.parity = 1 / study["seats"]
        self.title = words.say("lab-title", game=words.game(), games=study["games"])
        self.lead = words.say(
            "lab-lead",
            games=study["games"],
            seats=study["seats"],
            bot=study["bot"],
            share=self.percent(self.parity),
        )

    # figures

    def number(self, value: float) -> str:
        """With one decimal where there is one worth telling, in the manner of the language."""
        text = f"{value:,.1f}" if abs(value) < 1000 else f"{value:,.0f}"
        text = text.removesuffix(".0")
        return text.translate(str.maketrans(",.", ".,")) if self.words.lang == "de" else text

    def percent(self, value: float) -> str:
        text = f"{100 * value:.1f}"
        return f"{text.replace('.', ',')} %" if self.words.lang == "de" else f"{text}%"

    def interval(self, low: float, high: float) -> str:
        return f"{self.percent(low)} – {self.percent(high)}"

    # names

    def part(self, field_: str, value: Value) -> str:
        """The name of an id; what no game names has a text of the lab."""
        name = f"lab-value-{field_}"
        if self.words.has(name):
            return self.words.say(name, value=value)
        return self.words.vocabulary.names(field_, value)[0]

    def value(self, section: Row, row: Row) -> str:
        parts = [self.part(name, value) for name, value in zip(section["fields"], row["value"], strict=True)]
        return capital(" – ".join(parts))

    def head(self, *names: str) -> list[str]:
        return [self.words.say(f"lab-head-{name}") for name in names]

    # blocks

    def blocks(self) -> list[Block]:
        told = [part for part in self.study["dimensions"] if part["sort"] != TRAIT or len(part["rows"]) > 1]
        sections = [self.section(section) for section in told]
        return [self.outstanding(), self.lengths(), *sections, self.caution(), self.method()]

    def outstanding(self) -> Block:
        """Where chance alone has made a difference."""
        say = self.words.say
        given = [(part, row) for part in self.study["dimensions"] if part["sort"] == GIVEN for row in part["rows"]]
        found = []
        for part, row in given:
            if not row["low"] <= self.parity <= row["high"]:
                sentence = say(
                    "lab-outstanding-more" if row["low"] > self.parity else "lab-outstanding-less",
                    dimension=say(f"lab-dimension-{part['name']}"),
                    value=self.value(part, row),
                    share=self.percent(row["share"]),
                    low=self.percent(row["low"]),
                    high=self.percent(row["high"]),
                    parity=self.percent(self.parity),
                )
                found.append(sentence)
        note = say("lab-outstanding-note", tested=len(given), expected=self.number(round(len(given) / 20, 1)))
        sentences = found or [say("lab-outstanding-none")]
        return Block("outstanding", say("lab-outstanding"), note, sentences=sentences)

    def lengths(self) -> Block:
        say = self.words.say
        block = Block("lengths", say("lab-lengths"), say("lab-lengths-note"))
        block.heads = self.head("value", "mean", "interval", *SPREAD)
        for row in self.study["lengths"]:
            name = say(f"lab-length-{row['name']}")
            between = f"{self.number(row['low'])} – {self.number(row['high'])}"
            block.rows.append([name, self.number(row["mean"]), between, *(self.number(row[key]) for key in SPREAD)])
            if row["name"] in HISTOGRAMS:
                block.charts.append(Chart(f"lengths-{row['name']}", self.histogram(name, row)))
        return block

    def histogram(self, name: str, row: Row) -> str:
        """No more bars than there are whole numbers."""
        bins = min(MOST_COLUMNS, int(row["most"] - row["least"]) + 1)
        return charts.histogram(name, row["numbers"], x=name, y=self.head("games")[0], form=self.number, bins=bins)

    def section(self, section: Row) -> Block:
        name, sort = section["name"], section["sort"]
        say = self.words.say
        block = Block(name, say(f"lab-dimension-{name}"), say(f"lab-note-{name}"))
        fill = {GIVEN: self.traits, TRAIT: self.traits, USE: self.uses, OUTCOME: self.outcomes, FIGURE: self.figures}
        fill[sort](block, section)
        if len(section["fields"]) == 2:
            block.charts.append(Chart(f"{name}-table", self.grid(block, section)))
        return block

    def traits(self, block: Block, section: Row) -> None:
        """Who had it, and how often they won."""
        block.heads = self.head("value", "players", "win-share", "interval")
        for row in section["rows"]:
            block.rows.append(
                [
                    self.value(section, row),
                    self.number(row["seats"]),
                    self.percent(row["share"]),
                    self.interval(row["low"], row["high"]),
                ]
            )
        self.shares(block, section, "", "seats")

    def uses(self, block: Block, section: Row) -> None:
        """How often, by how many, how often these and the others won, and the winners' part of all uses."""
        block.heads = self.head(
            "value", "per-game", "used", "win-share", "interval", "without", "use-share", "interval"
        )
        block.brief = (0, 1, 2, 6, 7)
        players = self.study["games"] * self.study["seats"]
        for row in section["rows"]:
            wins = ["–", "–", "–"]  # where everybody has used it there is nothing to compare
            if row["without"] is not None:
                wins = [
                    self.percent(row["share"]),
                    self.interval(row["low"], row["high"]),
                    self.percent(row["without"]),
                ]
            block.rows.append(
                [
                    self.value(section, row),
                    self.number(round(row["per_game"], 1)),
                    self.percent(row["seats"] / players),
                    *wins,
                    self.percent(row["use_share"]),
                    self.interval(row["use_low"], row["use_high"]),
                ]
            )
        self.shares(block, section, "use_", "per_game")

    def outcomes(self, block: Block, section: Row) -> None:
        block.heads = self.head("value", "games", "share-of-games", "interval")
        for row in section["rows"]:
            name, games = self.value(section, row), self.number(row["games"])
            block.rows.append([name, games, self.percent(row["share"]), self.interval(row["low"], row["high"])])
        bars = [Bar(self.value(section, row), row["share"], row["low"], row["high"]) for row in section["rows"]]
        svg = charts.bars(block.heading, bars[:MOST_BARS], form=self.percent)
        block.charts.append(Chart(block.name, svg, bars[:MOST_BARS], self.percent))

    def figures(self, block: Block, section: Row) -> None:
        block.heads = self.head("value", "mean", "interval", *SPREAD)
        for row in section["rows"]:
            between = f"{self.number(row['low'])} – {self.number(row['high'])}"
            cells = [self.number(row[key]) for key in SPREAD]
            block.rows.append([self.value(section, row), self.number(row["mean"]), between, *cells])
        bars = [Bar(self.value(section, row), row["mean"], row["low"], row["high"]) for row in section["rows"]]
        svg = charts.bars(block.heading, bars, form=self.number)
        block.charts.append(Chart(block.name, svg, bars, self.number))

    def shares(self, block: Block, section: Row, prefix: str, often: str) -> None:
        """Win shares, or the winners' part of the uses, with intervals beside the equal share. Rare values have wide
        intervals that say nothing; they are left out unless all are rare."""
        told = [row for row in section["rows"] if row["seats"] >= FEW] or section["rows"]
        bars = []
        for row in told[:MOST_BARS]:
            label = f"{self.value(section, row)} ({self.number(round(row[often], 1))})"
            bars.append(Bar(label, row[f"{prefix}share"], row[f"{prefix}low"], row[f"{prefix}high"]))
        label = self.words.say("lab-parity", share=self.percent(self.parity))
        svg = charts.bars(block.heading, bars, form=self.percent, reference=self.parity, reference_label=label)
        block.charts.append(Chart(block.name, svg, bars, self.percent, self.parity))
        block.caption = self.words.say(f"lab-caption-{section['sort']}")

    def order(self, field_: str) -> list[Value]:
        """The values of a field as the game lists them."""
        kinds = self.words.ruleset.events
        return max((list(item.values) for kind in kinds for item in kind.fields if item.name == field_), key=len)

    def grid(self, block: Block, section: Row) -> str:
        """How many players, or how often in a game, as a table of two things."""
        first, second = section["fields"]
        is_use = section["sort"] == USE
        numbers = {tuple(row["value"]): row["per_game"] if is_use else row["seats"] for row in section["rows"]}
        down = [one for one in self.order(first) if any(value[0] == one for value in numbers)]
        across = [other for other in self.order(second) if any(value[1] == other for value in numbers)]
        return charts.heat(
            block.heading,
            [capital(self.part(first, one)) for one in down],
            [capital(self.part(second, other)) for other in across],
            [[numbers.get((one, other)) for other in across] for one in down],
            form=self.number,
            row_heading=self.head("per-game" if is_use else "players")[0],
        )

    # how, and how far to trust it

    def caution(self) -> Block:
        say = self.words.say
        return Block("caution", say("lab-caution"), sentences=[say(f"lab-caution-{name}") for name in CAUTIONS])

    def command(self) -> str:
        study = self.study
        return (
            f"greatpowers lab {study['game']} --bot {study['bot']} --games {study['games']}"
            f" --seats {study['seats']} --seed {study['seed']} --lang {self.words.lang}"
        )

    def method(self) -> Block:
        """Everything somebody needs to do it again."""
        say, study, words = self.words.say, self.study, self.words
        last = study["seed"] + study["games"] - 1
        options = [
            f"{words.option(name)}: {words.option_value(name, value)}" for name, value in study["options"].items()
        ]
        rows = {
            "game": f"{words.game()} ({study['game']})",
            "version": say("lab-method-versions", program=study["version"], rules=study["rules"]),
            "bot": study["bot"],
            "seats": str(study["seats"]),
            "games": str(study["games"]),
            "seeds": say("lab-method-range", first=str(study["seed"]), last=str(last)),
            "options": "; ".join(options),
            "win": say("lab-method-shared"),
            "intervals": say("lab-method-interval", few=FEW, resamples=RESAMPLES),
        }
        lines = [f"{say(f'lab-method-{name}')}: {text}" for name, text in rows.items()]
        return Block("method", say("lab-method"), say("lab-method-note"), self.command(), lines)

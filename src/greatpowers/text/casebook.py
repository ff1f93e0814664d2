"""The casebook: rule cases as positions, answers and facts, found by id or ruling and told in the reader's language.

`titles/<title>/data/casebook.json` is made by `tools/casebook.py` from the cases the tests play. A run starts at a base
position and what differs from it (`base`, `changes`), at a new match (`start`), or where the run before stopped
(`continues`); its answers come with the seat that gives them and the step that asks.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any, cast

from greatpowers.kernel.chance import seed_from
from greatpowers.kernel.match import Match, start_from
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import CHANCE, Answer, Event, Json, Malformed, Reason
from greatpowers.text.imperial import Vocabulary
from greatpowers.text.render import Words, capital, passages
from greatpowers.titles import RULESETS

LETTERS = ("A", "B", "C", "D", "E", "F")
"""How cases call the seats."""

SEED = 2030

Table = dict[str, Any]
Place = tuple[str, str, str, Any]
"""Whose, what, where (or nothing), and the value there."""


# reading


@cache
def book(title: str = "imperial") -> Table:
    text = (files(f"greatpowers.titles.{title}") / "data" / "casebook.json").read_text("utf-8")
    document: Table = json.loads(text)
    return document


def cases(name: str) -> list[Table]:
    """The case with this id, or all cases of a ruling."""
    wanted = name.strip().upper()
    found = [case for case in book()["cases"] if wanted == case["id"] or wanted in case["rulings"]]
    if not found:
        raise Malformed("case", f"{name!r} is neither a case (I30-057) nor a ruling with cases (IMP-12)")
    return found


def position(game: str, run: Table, bases: Table) -> Json:
    """The position document a run starts at."""
    return changed(bases[game][run["base"]], run["changes"])


def changed(base: Json, changes: Json) -> Json:
    """A document with changes: objects are merged, entries of lists named by their number, all else replaced."""
    if not isinstance(changes, dict) or not isinstance(base, dict | list):
        return copy.deepcopy(changes)
    result = copy.deepcopy(base)
    for key, value in changes.items():
        if isinstance(result, list):
            result[int(key)] = changed(result[int(key)], value)
        else:
            result[key] = changed(result[key], value) if key in result else copy.deepcopy(value)
    return result


def begun(game: str, run: Table, bases: Table) -> Match:
    """The match at the start of a run that does not continue another."""
    rules = RULESETS[game]
    if "base" in run:
        return start_from(rules, position(game, run, bases), SEED)
    options = rules.chosen(run["start"]["options"])
    place = Position(rules, rules.begin(run["start"]["seats"], options))
    for answer in run["start"]["chance"]:
        place.play(rules.codec.encode(answer), CHANCE)
    match = Match(place, options, seed_from(SEED))
    return match if place.seat == CHANCE else match.opened()


def replayed(case: Table, bases: Table) -> Iterator[Match]:
    """The match after each run that is played."""
    match: Match | None = None
    for run in case["runs"]:
        if "check" in run:
            continue
        if not run.get("continues"):
            match = begun(case["game"], run, bases)
        assert match is not None
        for given in run["answers"]:
            match.play(given["answer"], given["seat"])
        yield match


# words


class CaseWords:
    """Tells cases of one ruleset."""

    def __init__(self, lang: str, game: str) -> None:
        self.words = Words(lang, RULESETS[game], LETTERS)
        self.names = cast(Vocabulary, self.words.vocabulary)
        self.nations: set[str] = set(self.names.nation_names)

    def title(self, case: Table) -> str:
        return str(case["title"][self.words.lang])

    def heading(self, case: Table) -> str:
        """The heading of the rulebook the case stands under."""
        return str(passages("imperial")[case["passages"][0]][f"heading_{self.words.lang}"])

    def rules(self, case: Table) -> dict[str, list[str]]:
        """Heading and paragraph of every place in the rulebook the case shows, with the passages there."""
        found: dict[str, list[str]] = {}
        for passage in case["passages"]:
            row = passages("imperial")[passage]
            heading, paragraph = row[f"heading_{self.words.lang}"], row["paragraph"]
            place = self.words.say("case-rule", heading=heading, paragraph=paragraph)
            found.setdefault(place, []).append(passage)
        return found

    # the start

    def start(self, run: Table) -> str:
        say = self.words.say
        if run.get("continues"):
            return say("case-continues")
        if "base" in run:
            differs = self.places(position_places(run["changes"]))
            if differs:
                return say("case-base-differs", base=run["base"], list=differs)
            return say("case-base", base=run["base"])
        text = say("case-new-match", seats=run["start"]["seats"])
        options = [
            f"{self.words.option(name)}: {self.words.option_value(name, value)}"
            for name, value in run["start"]["options"].items()
        ]
        chance = [self.answer(answer, "deal_card") for answer in run["start"]["chance"]]
        parts = [text, *options]
        if chance:
            parts.append(say("case-chance", list=", ".join(chance)))
        return "; ".join(parts)

    def base(self, document: Table) -> str:
        """A base position: who has lent what, and who holds the card."""
        players: Table = {str(seat): {"bonds": row["bonds"]} for seat, row in enumerate(document["players"])}
        text = self.words.say("case-players", seats=document["seats"])
        card = {"investor_card": document["investor_card"], "over": document.get("over", False)}
        return f"{text}; {self.places(position_places({**card, 'players': players}))}"

    # the answers

    def answer(self, answer: Table, step: str) -> str:
        values = {key: value for key, value in answer.items() if key != "kind"}
        return self.words.answer(Answer(answer["kind"], **values), self.fitting(answer["kind"], step))

    def fitting(self, kind: str, step: str) -> str:
        """The step itself, or one in which this kind of answer has a text."""
        if self.words.has(f"answer-{kind}") or self.words.has(f"answer-{kind}-in-{step}"):
            return step
        return next(one.name for one in self.words.ruleset.steps if kind in one.kinds)

    def seat(self, seat: int) -> str:
        return self.words.player(seat)

    def answers(self, run: Table) -> list[str]:
        return [
            self.words.say("case-answer", player=given["seat"], text=self.answer(given["answer"], given["step"]))
            for given in run["answers"]
        ]

    # the facts

    def facts(self, run: Table) -> Iterator[str]:
        """What must be true after the answers, a sentence for each."""
        say = self.words.say
        facts, step = run["facts"], run.get("step", "")
        places = self.places(expected_places(facts.get("expect", {}), self.nations))
        if places:
            yield f"{places}."
        for letter, wanted in facts.get("views", {}).items():
            yield say("case-sees", player=letter, list=self.places(expected_places(wanted, self.nations)))
        if "trace" in facts:
            yield say("case-trace", list=" → ".join(self.asked(one) for one in facts["trace"]))
        elif "asked" in facts:
            yield say("case-asked", list=self.asked(facts["asked"]))
        for name in ("options", "offered"):
            if name in facts:
                listed = ", ".join(self.answer(answer, step) for answer in facts[name])
                yield say(f"case-{name}", list=listed or say("case-nothing"))
        if "never" in facts:
            yield say("case-never", list=", ".join(self.words.kind(kind) for kind in facts["never"]))
        for refused in facts.get("refused", []):
            reason = Reason(refused["reason"], refused["details"], refused["passage"])
            text = self.answer(refused["answer"], step)
            if refused["seat"] is not None:
                text = say("case-answer", player=refused["seat"], text=text)
            yield say("case-refused", text=text, reason=self.words.reason(reason))
        for text in facts.get("unknown", []):
            yield say("case-unknown", text=f"`{text}`")
        for letter, rights in facts.get("rights", {}).items():
            listed = ", ".join(self.answer(answer, step) for answer in rights)
            yield say("case-rights", player=letter, list=listed or say("case-nothing"))
        if facts.get("events"):
            yield say("case-events", list=" ".join(self.event(event) for event in facts["events"]))
        for event in facts.get("no_events", []):
            yield say("case-no-event", text=self.event(event))
        yield from self.ends(facts)

    def ends(self, facts: Table) -> Iterator[str]:
        say = self.words.say
        if "over" in facts:
            yield say("case-over" if facts["over"] else "case-not-over")
        for name in ("scores", "ranks"):
            if name in facts:
                rows = [f"{self.seat(seat)} {value}" for seat, value in enumerate(facts[name])]
                yield say(f"case-{name}", list=", ".join(rows))

    def check(self, run: Table) -> str:
        """A run that compares printed figures."""
        rows = [f"{self.word(key)}: {self.figure(value)}" for key, value in run["figures"].items()]
        return self.words.say(f"case-check-{run['check']}", list="; ".join(rows))

    def word(self, name: str) -> str:
        """A nation, a region, a key or a number of the printed figures."""
        if self.words.has(f"figure-{name}"):
            return self.words.say(f"figure-{name}")
        if name.isdecimal():
            return name
        known = self.names.nation_names.get(name) or self.names.region_names.get(name)
        return str(known) if known else f"`{name}`"

    def figure(self, value: Json) -> str:
        if isinstance(value, dict):
            return ", ".join(f"{self.word(key)} ({self.figure(one)})" for key, one in value.items())
        if isinstance(value, list) and value and isinstance(value[0], list):
            return ", ".join(" → ".join(self.word(one) for one in flow) for flow in value)
        if isinstance(value, list):
            return ", ".join(self.figure(one) for one in value)
        return str(value) if isinstance(value, int) else self.word(str(value))

    def asked(self, asked: Json) -> str:
        if asked == "over":
            return self.words.say("case-over-short")
        return ", ".join(f"{self.seat(seat)} {self.words.say(f'step-{step}')}" for seat, step in asked)

    def event(self, event: Table) -> str:
        """A whole event as a sentence; one of which only some values are named, as these values."""
        values = {key: value for key, value in event.items() if key != "event"}
        kind = next(kind for kind in self.words.ruleset.events if kind.name == event["event"])
        if values.keys() == {field.name for field in kind.fields}:
            return self.words.event(Event(kind.name, values))
        return "`" + " ".join([kind.name, *(f"{key}={value}" for key, value in values.items())]) + "`"

    # places of a position

    def places(self, places: Iterator[Place]) -> str:
        """Russia: treasury 6, armies Moscow 1; A: cash 4."""
        owners: dict[str, dict[str, list[str]]] = {}
        for owner, what, where, value in places:
            label = self.label(what)
            shown = self.value(what, value)
            owners.setdefault(owner, {}).setdefault(label, []).append(f"{self.where(where)} {shown}".strip())
        texts = []
        for owner, rows in owners.items():
            text = ", ".join(f"{label} {self.words.listed(values)}".strip() for label, values in rows.items())
            texts.append(f"{self.owner(owner)}: {text}" if owner else text)
        return capital("; ".join(texts))

    def owner(self, owner: str) -> str:
        return self.names.nation_names.get(owner, owner)

    def label(self, what: str) -> str:
        if what.startswith("options."):
            return self.words.option(what.removeprefix("options.")) + ":"
        name = f"place-of-{what.replace('.', '-')}"
        return self.words.say(name) if self.words.has(name) else f"`{what}`"

    def where(self, where: str) -> str:
        return str(self.names.region_names.get(where) or self.names.nation_names.get(where) or where)

    def value(self, what: str, value: Any) -> str:
        if what.startswith("options."):
            return self.words.option_value(what.removeprefix("options."), value)
        if value is None or value in ("none", [], {}):
            return self.words.say("case-none")
        if isinstance(value, bool):
            return self.words.say("case-yes" if value else "case-no")
        if what in ("government", "investor_card"):
            return value if isinstance(value, str) else self.seat(value)
        if isinstance(value, list):
            bonds = what == "bonds"
            return "+".join(map(str, value)) if bonds else self.words.listed([self.where(one) for one in value])
        if what == "rondel":
            return str(self.names.field(value))
        if what == "tax_marker":
            return str(self.names.tax_field(value))
        return self.where(str(value)) if isinstance(value, str | int) else compact(value)


def compact(value: Json) -> str:
    return "`" + json.dumps(value, ensure_ascii=False).replace('"', "") + "`"


def leaves(table: Table, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    for key, value in table.items():
        if isinstance(value, dict) and value:
            yield from leaves(value, (*path, key))
        else:
            yield (*path, key), value


def position_places(document: Table) -> Iterator[Place]:
    """The places of a position document, or of a part of one."""
    for path, value in leaves(document):
        if path[0] in ("nations", "players") and len(path) > 2:
            owner = path[1] if path[0] == "nations" else LETTERS[int(path[1])]
            yield owner, path[2], " ".join(path[3:]), value
        elif path[0] == "options":
            yield "", ".".join(path), "", value
        elif path[0] != "over" or value:
            yield "", path[0], " ".join(path[1:]), value


def expected_places(table: Table, nations: set[str]) -> Iterator[Place]:
    """The places a run expects something of: `china.treasury`, `A.cash`, `maneuver.carriers.china_sea`."""
    for path, value in leaves(table):
        if path[0] in nations or path[0] in LETTERS:
            yield path[0], path[1], " ".join(path[2:]), value
        elif path[0] == "maneuver":
            yield "", ".".join(path[:2]), " ".join(path[2:]), value
        else:
            yield "", path[0], " ".join(path[1:]), value

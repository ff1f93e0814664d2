"""`CaseWords`: rule cases told in the reader's language. What a case is: see `greatpowers.games.casebook`."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from greatpowers.kernel.values import CHANCE, Answer, Event, Json, Reason
from greatpowers.words.words import Words, capital

LETTERS = ("A", "B", "C", "D", "E", "F", "G", "H")
"""How cases call the seats."""

HEADER = ("format", "game", "rules", "seats", "options", "agenda")
"""What a document says before it comes to the table."""

OFTEN = ("always", "sometimes", "never")
"""How often a guess holds a card."""

Table = dict[str, Any]
Place = tuple[str, str, tuple[str, ...], Any]
"""Whose, what, where (or nothing), and the value there."""


class CaseWords:
    """Tells cases of one ruleset. As it stands it tells positions path by path; a game may do better for its own."""

    seat_places: tuple[str, ...] = ()
    """Places of a position that hold the number of a seat."""

    def __init__(self, words: Words, passages: Mapping[str, Mapping[str, Any]]) -> None:
        self.words = words
        self.passages = passages
        fields = [field for kind in self.words.ruleset.codec.kinds for field in kind.fields]
        self.names: dict[str, str] = {
            value: name
            for field in fields
            for value in field.values
            if isinstance(value, str)
            for name in self.words.vocabulary.names(field.name, value)[:1]
        }

    def title(self, case: Table) -> str:
        return str(case["title"][self.words.lang])

    def heading(self, case: Table) -> str:
        """The heading of the rulebook the case stands under."""
        return str(self.passages[case["passages"][0]][f"heading_{self.words.lang}"])

    def rules(self, case: Table) -> dict[str, list[str]]:
        """Heading and paragraph of every place in the rulebook the case shows, with the passages there."""
        found: dict[str, list[str]] = {}
        for passage in case["passages"]:
            row = self.passages[passage]
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
            chosen = {f"options.{name}": value for name, value in run["changes"].get("options", {}).items()}
            table = {key: value for key, value in run["changes"].items() if key != "options"}
            differs = self.places(leaves({**chosen, **table}))
            if differs:
                return say("case-base-differs", base=run["base"], list=differs)
            return say("case-base", base=run["base"])
        text = say("case-new-match", seats=run["start"]["seats"])
        options = [
            f"{self.words.option(name)}: {self.words.option_value(name, value)}"
            for name, value in run["start"]["options"].items()
        ]
        chance = [self.answer(answer, "") for answer in run["start"]["chance"]]
        parts = [text, *options]
        if chance:
            parts.append(say("case-chance", list=", ".join(chance)))
        return "; ".join(parts)

    def base(self, document: Table) -> str:
        """A base position: everything on the table."""
        there = {key: value for key, value in document.items() if key not in HEADER}
        there["players"] = {str(seat): player for seat, player in enumerate(document["players"])}
        shown = [(path, value) for path, value in leaves(there) if value or path[-1] in self.seat_places]
        return f"{self.words.say('case-players', seats=document['seats'])}; {self.places(shown)}"

    # the answers

    def answer(self, answer: Table, step: str) -> str:
        values = {key: value for key, value in answer.items() if key != "kind"}
        return self.words.answer(Answer(answer["kind"], **values), self.fitting(answer["kind"], step))

    def option(self, option: Table, step: str) -> str:
        """An answer, or an answer of a certain seat."""
        if "answer" not in option:
            return self.answer(option, step)
        text = self.answer(option["answer"], step)
        return text if option["seat"] is None else self.words.say("case-answer", player=option["seat"], text=text)

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
        places = self.places(leaves(facts.get("expect", {})))
        if places:
            yield f"{places}."
        for letter, wanted in facts.get("views", {}).items():
            yield say("case-sees", player=letter, list=self.places(leaves(wanted)))
        if "trace" in facts:
            yield say("case-trace", list=" → ".join(self.asked(one) for one in facts["trace"]))
        elif "asked" in facts:
            yield say("case-asked", list=self.asked(facts["asked"]))
        for name in ("options", "offered"):
            if name in facts:
                listed = ", ".join(self.option(option, step) for option in facts[name])
                yield say(f"case-{name}", list=listed or say("case-nothing"))
        if "never" in facts:
            yield say("case-never", list=", ".join(self.words.kind(kind) for kind in facts["never"]))
        for refused in facts.get("refused", []):
            reason = Reason(refused["reason"], refused["details"], refused["passage"])
            yield say("case-refused", text=self.option(refused, step), reason=self.words.reason(reason))
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
        """A key, a name or a number of the printed figures."""
        if self.words.has(f"figure-{name}"):
            return self.words.say(f"figure-{name}")
        if name.isdecimal():
            return name
        return self.names.get(name, f"`{name}`")

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
        return ", ".join(f"{self.seat(seat)} ({self.step(step)})" for seat, step in asked)

    def step(self, step: str) -> str:
        return self.words.say(f"step-{step}") if self.words.has(f"step-{step}") else f"`{step}`"

    def event(self, event: Table) -> str:
        """A whole event as a sentence; one of which only some values are named, as these values."""
        values = {key: value for key, value in event.items() if key != "event"}
        kind = next(kind for kind in self.words.ruleset.events if kind.name == event["event"])
        if values.keys() == {field.name for field in kind.fields}:
            return self.words.event(Event(kind.name, values))
        return "`" + " ".join([kind.name, *(f"{key}={value}" for key, value in values.items())]) + "`"

    # places of a position

    def places(self, paths: Iterable[tuple[tuple[str, ...], Any]]) -> str:
        """Russia: treasury 6, armies Moscow 1; A: cash 4."""
        owners: dict[str, dict[str, list[str]]] = {}
        for owner, what, where, value in (self.place(path, value) for path, value in paths):
            shown = " ".join([*map(self.name, where), self.value(what, value)])
            owners.setdefault(owner, {}).setdefault(self.label(what), []).append(shown)
        texts = []
        for owner, rows in owners.items():
            text = ", ".join(f"{label} {self.words.listed(values)}".strip() for label, values in rows.items())
            texts.append(f"{self.name(owner)}: {text}" if owner else text)
        return capital("; ".join(texts))

    def place(self, path: tuple[str, ...], value: Any) -> Place:
        """The place at a path of a position, where players are numbered, or of an expectation, where they are letters:
        `players.0.cash`, `A.cash`, `provinces.livonia.armies`, `deck.silk`, `round`."""
        if path[0] in LETTERS:
            path = ("players", *path)
        if len(path) > 2:
            owner = LETTERS[int(path[1])] if path[0] == "players" and path[1].isdecimal() else path[1]
            return owner, path[2], path[3:], value
        return "", path[0], path[1:], value

    def label(self, what: str) -> str:
        if what.startswith("options."):
            return self.words.option(what.removeprefix("options.")) + ":"
        name = f"place-of-{what.replace('.', '-')}"
        return self.words.say(name) if self.words.has(name) else f"`{what}`"

    def name(self, name: str) -> str:
        """A name, a deeper part of a path, a letter or a number."""
        if name not in self.names and (self.words.has(f"place-of-{name}") or "_" in name):
            return self.label(name)
        return self.names.get(name, name)

    def value(self, what: str, value: Any) -> str:
        if what.startswith("options."):
            return self.words.option_value(what.removeprefix("options."), value)
        if value is None or value in ("none", [], {}):
            return self.words.say("case-none")
        if isinstance(value, bool):
            return self.words.say("case-yes" if value else "case-no")
        if what in self.seat_places and isinstance(value, int):
            return self.seat(value)
        if what == "agenda":
            return self.words.listed([self.step(frame["step"]) for frame in reversed(value)])
        if isinstance(value, list) and all(isinstance(one, str | int) for one in value):
            return self.words.listed([self.name(str(one)) for one in value])
        return self.name(str(value)) if isinstance(value, str | int) else compact(value)


class HandCaseWords(CaseWords):
    """Tells cases of a game of hidden cards: who knows which, what a seat may guess, and figures of one's own."""

    plain_back = ""
    """The back of a hidden card of which a case says no more."""

    def value(self, what: str, value: Any) -> str:
        if what == "hand" and isinstance(value, list) and value:
            return self.words.listed([self.hand_card(card) for card in value])
        return super().value(what, value)

    def hand_card(self, card: Any) -> str:
        """A card in a hand: its name or its back, and who knows it."""
        say = self.words.say
        if isinstance(card, str):
            return self.name(card)
        back = str(card.get("back", self.plain_back))
        name = self.held(card, self.name(card["card"]) if card.get("card") else say("case-hidden-card", back=back))
        everybody = say("case-everybody")
        seen = [everybody if seat == "all" else self.who(seat) for seat in card.get("seen_by", [])]
        if everybody in seen:
            seen = [everybody]
        return say("case-card-seen", name=name, list=self.words.listed(seen)) if seen else name

    def held(self, card: Table, name: str) -> str:
        """What a game says besides of a card in a hand."""
        return name

    def who(self, seat: Any) -> str:
        return self.seat(seat) if isinstance(seat, int) else str(seat)

    def facts(self, run: Table) -> Iterator[str]:
        for fact in super().facts(run):
            yield self.nested(fact)

    def nested(self, text: str) -> str:
        """Titles inside of what is quoted already are set in single quotation marks."""
        outer, inner = (self.words.say(name, name="|").split("|") for name in ("title-quoted", "title-quoted-inside"))
        depth, letters = 0, []
        for letter in text:
            if letter == outer[0]:
                depth += 1
                letters.append(inner[0] if depth > 1 else letter)
            elif letter == outer[1]:
                letters.append(inner[1] if depth > 1 else letter)
                depth -= 1
            else:
                letters.append(letter)
        return "".join(letters)

    def check(self, run: Table) -> str:
        say, figures = self.words.say, run["figures"]
        if "instead" in figures:
            seats = [self.word(seat) if len(seat) > 1 else seat for seat in figures["seats"]]
            changes = "; ".join(self.instead(figures["instead"]))
            return say("case-check-alike", list=changes, seats=self.words.listed(seats))
        if "guesses" in figures:
            rows = {often: figures[often] for often in OFTEN if often in figures}
            cards = "; ".join(f"{self.word(often)} {self.figure(row)}" for often, row in rows.items())
            seat, owner, count = figures["seat"], figures["owner"], figures["guesses"]
            return say("case-check-guess", seat=seat, owner=owner, count=count, list=cards)
        if "own" in figures:
            facts = self.places(leaves(figures.get("expect", {})))
            return say(f"case-check-{run['check']}", list="; ".join(self.own(figures["own"])), facts=facts)
        return super().check(run)

    def own(self, files: Json) -> Iterator[str]:
        """The figures of somebody's own cards."""
        raise NotImplementedError

    def instead(self, changes: Json) -> Iterator[str]:
        """What the second of two matches does otherwise."""
        places = self.places(leaves(changes.get("set", {})))
        if places:
            yield places
        for text in [*changes.get("start", {}).get("chance", []), *changes.get("do", [])]:
            seat, _, answer = text.rpartition(": ")
            given = self.given(answer)
            spoken = self.answer(given, "") if len(given) > 1 else self.words.kind(given["kind"])
            name = self.seat(CHANCE) if seat == "chance" else seat
            yield f"{name}: {spoken}" if seat else spoken

    def given(self, text: str) -> Table:
        """An answer as cases write it: its kind and its values."""
        kind, *values = text.split()
        fields = self.words.ruleset.codec.by_name[kind].fields
        typed = [int(value) if value.isdecimal() else value for value in values]
        return {"kind": kind, **{field.name: value for field, value in zip(fields, typed)}}


def compact(value: Json) -> str:
    return "`" + json.dumps(value, ensure_ascii=False).replace('"', "") + "`"


def leaves(table: Table, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    for key, value in table.items():
        if isinstance(value, dict) and value:
            yield from leaves(value, (*path, key))
        else:
            yield (*path, key), value

"""Everything that comes up in games reads as a sentence, in both languages."""

from __future__ import annotations

import random
import re

import pytest

import greatpowers
from greatpowers import Answer, Event, Match, Reason
from greatpowers.text.render import LANGUAGES, Words, passages
from greatpowers.titles import RULESETS

RAW = re.compile(r"\{|\}|\?\?\?|[a-z]_[a-z0-9]|\.\.|None|  ")
"""What a text must not contain: braces, holes, raw ids, two full stops, two spaces."""

TABLES = (
    (2, {}),
    (3, {}),
    (4, {"start": "experienced"}),
    (5, {"investor_card": False, "bonus": "rising"}),
    (6, {"cash": "hidden"}),
)
DETAILS = {
    "nation": "usa",
    "region": "mediterranean_sea",
    "province": "rome",
    "origin": "china_sea",
    "field": "production_2",
    "unit": "friendly_army",
    "foreign_unit": "fleet",
    "stance": "hostile",
    "steps": 7,
    "price": 4,
    "cash": 1,
    "treasury": 1,
    "interest": 9,
    "face": 12,
    "needed": 3,
    "owner": 1,
    "seat": 0,
    "step": "rondel",
    "kind": "import",
}


def readable(text: str) -> str:
    assert text.strip() == text != ""
    assert not RAW.search(text), text
    return text


class Reader:
    """Renders whatever it has not rendered before, in every language."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.words = [Words(lang, match.rules) for lang in LANGUAGES]
        self.seen: set[object] = set()

    def new(self, *key: object) -> bool:
        if key in self.seen:
            return False
        self.seen.add(key)
        return True

    def read(self, dice: random.Random) -> None:
        for decision in self.match.decisions:
            position = self.match.fast
            for answer in decision.options + decision.rights[:2]:
                if self.new(decision.step, answer):
                    for words in self.words:
                        readable(words.answer(answer, decision.step))
                        note = words.note(answer, decision.seat, position)
                        assert not note or readable(note)
            for words in self.words:
                sentence = readable(words.prompt(self.match, decision))
                assert sentence[0].isupper()
            self.read_refusals(decision, dice)

    def read_refusals(self, decision: greatpowers.Decision, dice: random.Random) -> None:
        codec = self.match.rules.codec
        step = next(step for step in self.match.rules.steps if step.name == decision.step)
        for name in (*step.kinds, dice.choice(codec.kinds).name):
            answer = codec.decode(dice.choice(codec.by_name[name].codes()))
            reason = self.match.why_not(answer, decision.seat)
            if reason is not None and self.new(reason.name, tuple(reason.details.items())):
                for words in self.words:
                    readable(words.reason(reason))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_games_read_well(seats: int, options: dict[str, object]) -> None:
    match = greatpowers.start("imperial-2030", seats, seats, options)
    dice = random.Random(seats)
    reader = Reader(match)
    while not match.over and len(match.entries) < 700:
        if dice.random() < 0.3:
            reader.read(dice)
        decision = match.decisions[0]
        rights = dice.random() < 0.02 and decision.rights
        match.play(dice.choice(rights or decision.options))
    events = match.events
    for words in reader.words:
        for event in events:
            if reader.new(words.lang, event.name, tuple(event.values.items())):
                assert readable(words.event(event))[-1] == "."
        sections = words.sections(events)
        for section in sections:
            readable(" ".join(section.sentences)) if section.sentences else readable(section.heading)
        turns = sum(event.name in ("turn_began", "skipped", "ended") for event in events)
        assert len([section for section in sections if section.heading]) == turns + 1
        for since in dice.sample(range(len(events)), 40):
            for section in words.sections(events, since):
                assert section.sentences == [] or readable(" ".join(section.sentences))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", RULESETS)
def test_every_event_reads_with_every_value(game: str, lang: str) -> None:
    rules = RULESETS[game]
    words = Words(lang, rules)
    for kind in rules.events:
        longest = max((len(field.values) for field in kind.fields if len(field.values) < 100), default=1)
        for turn in range(longest):
            values = {field.name: field.values[turn % len(field.values)] for field in kind.fields}
            readable(words.event(Event(kind.name, values)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", RULESETS)
def test_every_reason_reads(game: str, lang: str) -> None:
    rules = RULESETS[game]
    words = Words(lang, rules)
    names = [name for name, _ in rules.reasons] + ["game-over", "not-asked", "other-kind", "no-undo"]
    for name in names:
        assert readable(words.reason(Reason(name, dict(DETAILS), "")))[-1] == "."


@pytest.mark.parametrize("game", RULESETS)
def test_the_passages_of_reasons_exist(game: str) -> None:
    rules = RULESETS[game]
    for lang in LANGUAGES:
        words = Words(lang, rules)
        for name, passage in rules.reasons:
            assert not passage or readable(words.rule(passage)), name


def test_a_reason_names_the_rule_in_the_readers_language() -> None:
    rules = RULESETS["imperial-2030"]
    passage, row = next((key, row) for key, row in passages("imperial").items() if row["heading_de"] == "Fabrik")
    reason = Reason("has-factory", {"province": "rome", "nation": "europe", "price": 5, "treasury": 3}, passage)
    german, english = (Words(lang, rules).reason(reason) for lang in ("de", "en"))
    paragraph = row["paragraph"]
    assert german == f"In Rom steht schon eine Fabrik. [Regel Imperial 2030, „Fabrik“, Absatz {paragraph}]"
    assert english == (
        f"There is a factory in Rome already. [rules of Imperial 2030, “{row['heading_en']}”, paragraph {paragraph}]"
    )


def test_answers_read_by_their_step() -> None:
    words = Words("de", RULESETS["imperial-2030"])
    assert words.answer(Answer("pass"), "factory") == "keine Fabrik bauen"
    assert words.answer(Answer("pass"), "demand") == "keinen Abtausch verlangen"
    assert words.answer(Answer("invest", nation="usa", old=4, new=9), "invest") == "USA 4 → 9 Mio. (Zins 4, zahlt 5)"
    assert words.answer(Answer("go", region="philippines"), "journey") == "auf die Philippinen"
    assert words.answer(Answer("produce", province="mumbai"), "production") == "Flotte in Mumbai"


def test_players_can_have_names() -> None:
    words = Words("de", RULESETS["imperial-2030"], ("Anna", "Ben"))
    assert (
        words.event(Event("lent", {"player": 1, "nation": "usa", "face": 9}))
        == "Ben gibt den USA einen Kredit über 9 Mio."
    )
    assert (
        words.event(Event("advanced", {"nation": "usa", "field": "maneuver_1", "steps": 2}))
        == "Die USA ziehen auf Manöver."
    )


def told(lang: str, *events: Event) -> str:
    (section,) = Words(lang, RULESETS["imperial-2030"]).sections(
        [Event("turn_began", {"nation": "usa", "player": 0}), *events]
    )
    return " ".join(section.sentences)


def paid(payer: str, payee: str, amount: int, purpose: str) -> Event:
    return Event("paid", {"payer": payer, "payee": payee, "amount": amount, "purpose": purpose})


def test_events_that_belong_together_become_one_sentence() -> None:
    advanced = Event("advanced", {"nation": "usa", "field": "import", "steps": 5})
    army = Event("raised", {"nation": "usa", "region": "chicago", "unit": "army"})
    assert told("de", paid("player_0", "bank", 2, "rondel"), advanced) == (
        "Die USA rücken 5 Felder vor auf Import; das kostet die Regierung 2 Mio."
    )
    assert told("de", paid("usa", "bank", 1, "import"), army, paid("usa", "bank", 1, "import"), army) == (
        "Für 2 Mio. importiert: 2 Armeen in Chicago."
    )
    assert told("en", paid("usa", "player_1", 3, "interest"), paid("player_0", "player_1", 2, "interest")) == (
        "Interest: 5 million to Player 2. The government pays 2 million of it out of its own pocket."
    )
    values = {
        "nation": "usa",
        "origin": "alaska",
        "region": "vladivostok",
        "unit": "army",
        "unit_then": "friendly_army",
    }
    moved, turned = Event("moved", values), Event("turned", {"nation": "usa", "region": "vladivostok", "unit": "army"})
    assert told("de", moved, turned, moved, turned) == (
        "2 Armeen ziehen in feindlicher Absicht aus Alaska nach Wladiwostok."
    )
    removed = Event("removed", {"nation": "usa", "region": "vladivostok", "unit": "army"})
    razed = Event("razed", {"nation": "russia", "region": "vladivostok"})
    assert told("de", removed, removed, removed, razed) == "3 Armeen zerstören die russische Fabrik in Wladiwostok."
    assert told("en", removed) == "An American army in Vladivostok leaves the board."
    flags = [Event("flagged", {"nation": "usa", "region": region}) for region in ("alaska", "mexico")]
    assert told("de", *flags) == "Neue amerikanische Flaggen: Alaska und Mexiko."

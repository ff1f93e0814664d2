"""Everything that comes up in games reads as a sentence, in both languages."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import greatpowers
from greatpowers import Answer, Event, Match, Reason
from greatpowers.games import RULESETS, game_of, words_for
from greatpowers.words.words import LANGUAGES
from tests.drawn import previews

RAW = re.compile(r"\{|\}|\?\?\?|[a-z]_[a-z0-9]|\.\.|None|  ")
"""What a text must not contain: braces, holes, raw ids, two full stops, two spaces."""

TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("imperial-2006", 2, {}),
    ("imperial-2006", 4, {"start": "experienced"}),
    ("imperial-2006", 6, {"investor_card": False}),
    ("imperial-2010", 3, {}),
    ("imperial-2010", 5, {"investor_card": False}),
    ("imperial-2010", 6, {"start": "experienced", "cash": "hidden"}),
    ("imperial-2030", 2, {}),
    ("imperial-2030", 3, {}),
    ("imperial-2030", 4, {"start": "experienced"}),
    ("imperial-2030", 5, {"investor_card": False, "bonus": "rising"}),
    ("imperial-2030", 6, {"cash": "hidden"}),
)
OTHER_EDITIONS = {
    "imperial-2006": re.compile("Schweizer Bank|Swiss Bank|Flaggenkarte|flag card| Bonus|a bonus"),
    "imperial-2010": re.compile("Steuerchip|tax chip| Bonus|a bonus"),
    "imperial-2030": re.compile("Steuerchip|tax chip|Erfolgsprämie|success bonus|entschädigt|compensates"),
}
"""Words an edition does not have."""
PLACES = {
    "imperial-2006": ("german_empire", "north_sea", "ionian_sea"),
    "imperial-2010": ("austria_hungary", "western_balkans", "north_atlantic"),
    "imperial-2030": ("usa", "mediterranean_sea", "china_sea"),
}
"""Nation, region and origin of the reasons below."""
DETAILS: dict[str, str | int] = {
    "province": "rome",
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
        self.words = [words_for(lang, match.rules) for lang in LANGUAGES]
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
                        note = previews(words, position, decision.seat).line(answer)
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


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_random_games_read_well(game: str, seats: int, options: dict[str, object]) -> None:
    match = greatpowers.start(game, seats, seats, options)
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
        foreign = OTHER_EDITIONS[game].search(words.log(events))
        assert foreign is None, foreign
        turns = sum(event.name in ("turn_began", "skipped", "ended") for event in events)
        assert len([section for section in sections if section.heading]) == turns + 1
        for since in dice.sample(range(len(events)), 40):
            for section in words.sections(events, since):
                assert section.sentences == [] or readable(" ".join(section.sentences))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", RULESETS)
def test_every_event_reads_with_every_value(game: str, lang: str) -> None:
    rules = RULESETS[game]
    words = words_for(lang, rules)
    for kind in rules.events:
        longest = max((len(field.values) for field in kind.fields if len(field.values) < 100), default=1)
        for turn in range(longest):
            values = {field.name: field.values[turn % len(field.values)] for field in kind.fields}
            if "none" not in values.values():  # a board without canals
                readable(words.event(Event(kind.name, values)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", PLACES)
def test_every_reason_reads(game: str, lang: str) -> None:
    rules = RULESETS[game]
    words = words_for(lang, rules)
    names = [name for name, _ in rules.reasons] + [
        "game-over",
        "not-asked",
        "other-kind",
        "no-undo",
        "no-rewind",
        "no-reseed",
    ]
    nation, region, origin = PLACES[game]
    for name in names:
        details = {**DETAILS, "nation": nation, "region": region, "origin": origin}
        assert readable(words.reason(Reason(name, details, "")))[-1] == "."
        del details["province"]
        assert readable(words.reason(Reason(name, details, "")))[-1] == "."


@pytest.mark.parametrize("game", RULESETS)
def test_the_passages_of_reasons_exist(game: str) -> None:
    rules = RULESETS[game]
    for lang in LANGUAGES:
        words = words_for(lang, rules)
        for name, passage in rules.reasons:
            assert not passage or readable(words.rule(passage)), name


def test_a_reason_names_the_rule_in_the_readers_language() -> None:
    rules = RULESETS["imperial-2030"]
    passage, row = next(
        (key, row)
        for key, row in game_of(RULESETS["imperial-2030"]).passages().items()
        if row["heading_de"] == "Fabrik" and row["book"] == "imperial-2030"
    )
    reason = Reason("has-factory", {"province": "rome", "nation": "europe", "price": 5, "treasury": 3}, passage)
    german, english = (words_for(lang, rules).reason(reason) for lang in ("de", "en"))
    paragraph = row["paragraph"]
    assert german == f"In Rom steht schon eine Fabrik. [Regel Imperial 2030, „Fabrik“, Absatz {paragraph}]"
    assert english == (
        f"There is a factory in Rome already. [rules of Imperial 2030, “{row['heading_en']}”, paragraph {paragraph}]"
    )


def test_answers_read_by_their_step() -> None:
    words = words_for("de", RULESETS["imperial-2030"])
    assert words.answer(Answer("pass"), "factory") == "keine Fabrik bauen"
    assert words.answer(Answer("pass"), "demand") == "keinen Abtausch verlangen"
    assert words.answer(Answer("invest", nation="usa", old=4, new=9), "invest") == "USA 4 → 9 Mio. (Zins 4, zahlt 5)"
    assert words.answer(Answer("go", region="philippines"), "journey") == "auf die Philippinen"
    assert words.answer(Answer("produce", province="mumbai"), "production") == "Flotte in Mumbai"


def test_players_can_have_names() -> None:
    words = words_for("de", RULESETS["imperial-2030"], ("Anna", "Ben"))
    assert (
        words.event(Event("lent", {"player": 1, "nation": "usa", "face": 9}))
        == "Ben gibt den USA einen Kredit über 9 Mio."
    )
    assert (
        words.event(Event("advanced", {"nation": "usa", "field": "maneuver_1", "steps": 2}))
        == "Die USA ziehen auf das Feld Manöver."
    )


def told(lang: str, *events: Event, game: str = "imperial-2030", nation: str = "usa") -> str:
    began = Event("turn_began", {"nation": nation, "player": 0})
    (section,) = words_for(lang, RULESETS[game]).sections([began, *events])
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
    values: dict[str, str | int] = {
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
    lost = [Event("unflagged", event.values) for event in flags]
    assert told("de", *lost) == "Die amerikanischen Flaggen in Alaska und in Mexiko werden entfernt."
    assert told("en", lost[0]) == "The American flag in Alaska is taken away."


def test_places_of_europe_have_their_articles() -> None:
    words = words_for("de", RULESETS["imperial-2010"])
    forms = [
        [words.vocabulary.region(region, form) for form in ("subject", "at", "to", "from")]  # type: ignore[attr-defined]
        for region in ("english_channel", "black_sea", "north_sea", "western_balkans", "north_atlantic", "norway")
    ]
    assert forms == [
        ["der Kanal", "im Kanal", "in den Kanal", "aus dem Kanal"],
        ["das Schwarze Meer", "im Schwarzen Meer", "ins Schwarze Meer", "aus dem Schwarzen Meer"],
        ["die Nordsee", "in der Nordsee", "in die Nordsee", "aus der Nordsee"],
        ["der Westbalkan", "auf dem Westbalkan", "auf den Westbalkan", "vom Westbalkan"],
        [
            "der Nordatlantische Ozean",
            "im Nordatlantischen Ozean",
            "in den Nordatlantischen Ozean",
            "aus dem Nordatlantischen Ozean",
        ],
        ["Norwegen", "in Norwegen", "nach Norwegen", "aus Norwegen"],
    ]


@pytest.mark.parametrize("game", PLACES)
def test_every_sea_has_an_article(game: str) -> None:
    rules = RULESETS[game]
    for lang, articles in (("de", ("der ", "die ", "das ")), ("en", ("the ",))):
        words = words_for(lang, rules)
        for row in rules.figures.board_data["region"]:  # type: ignore[attr-defined]
            name = words.vocabulary.region(row["id"], "subject")  # type: ignore[attr-defined]
            assert row["kind"] != "sea" or name.startswith(articles), name


def test_an_edition_has_its_own_words() -> None:
    flagged = Event("flagged", {"nation": "german_empire", "region": "north_sea"})
    dealt = Event("dealt", {"player": 0, "nation": "great_britain"})
    first, third = (words_for("de", RULESETS[game]) for game in ("imperial-2006", "imperial-2010"))
    assert first.event(flagged) == "In der Nordsee liegt nun ein deutscher Steuerchip."
    assert third.event(flagged) == "In der Nordsee liegt nun eine deutsche Flagge."
    assert first.event(dealt) == "Spieler 1 erhält die britische Flagge."
    assert third.event(dealt) == "Spieler 1 erhält die britische Flaggenkarte."
    bonus = paid("bank", "player_0", 2, "bonus")
    assert first.event(bonus) == third.event(bonus) == "Spieler 1 erhält 2 Mio. Erfolgsprämie."
    assert words_for("de", RULESETS["imperial-2030"]).event(bonus) == "Spieler 1 erhält 2 Mio. Bonus."


def test_who_may_give_is_said_as_the_edition_has_it() -> None:
    reason = Reason("treasury-short", {"nation": "russia", "price": 5, "treasury": 3}, "")
    texts = [
        words_for("en", RULESETS[game]).reason(reason) for game in ("imperial-2006", "imperial-2010", "imperial-2030")
    ]
    assert [text.rsplit(". ", 1)[1] for text in texts] == [
        "Every player may donate.",
        "Every player may donate.",
        "The government may donate.",
    ]


def test_taxation_is_told_as_the_edition_has_it() -> None:
    marked = Event("tax_marked", {"nation": "italy", "column": 3})
    bonus = paid("bank", "player_0", 3, "bonus")
    tax = paid("bank", "italy", 6, "tax")
    power = Event("empowered", {"nation": "italy", "points": 3, "power": 3})
    assert told("de", marked, bonus, tax, power, game="imperial-2006", nation="italy") == (
        "Der Steuermarker steht auf 8; Erfolgsprämie für die Regierung: 3 Mio. "
        "Nach Abzug des Solds bringen die Steuern 6 Mio. in die Staatskasse. "
        "Italien gewinnt 3 Machtpunkte und steht bei 3."
    )
    assert told("en", marked, bonus, power, tax, game="imperial-2010", nation="italy") == (
        "The tax marker stands on 8; the government gets a success bonus of 3 million. "
        "Italy gains 3 power points and stands at 3. "
        "After the soldiers' pay, taxes bring 6 million into the treasury."
    )
    parts = [paid("bank", "usa", 8, "tax"), paid("usa", "bank", 2, "soldiers"), paid("usa", "player_0", 1, "bonus")]
    assert told("de", *parts) == "Die Steuern bringen 8 Mio.; Sold: 2 Mio.; Bonus für die Regierung: 1 Mio."


def test_compensation_is_told() -> None:
    event = paid("player_1", "player_0", 1, "compensation")
    assert told("de", event, game="imperial-2006", nation="italy") == (
        "Spieler 2 entschädigt Spieler 1 mit 1 Mio. für die verlorene Regierung."
    )


def test_the_set_up_is_one_paragraph() -> None:
    match = greatpowers.start("imperial-2010", 6, 1)
    section = words_for("de", match.rules).sections(match.events)[0]
    assert section.heading == "Spielvorbereitung"
    assert section.sentences[0].startswith("Die ersten Fabriken: Österreich-Ungarn (Wien und Budapest), Italien (Rom")
    assert section.sentences[1] == "Jeder Spieler erhält 13 Mio. Startgeld."

"""The words of Attack!: cards that explain themselves, questions with their figures, the log as prose."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import greatpowers
from greatpowers import Answer, Event, Match, Reason
from greatpowers.games import RULESETS, words_for
from greatpowers.games.attack.rules import figures
from greatpowers.games.attack.rules.board import PLACE_IDS
from greatpowers.games.casebook import case_words, started
from greatpowers.kernel.values import Value
from greatpowers.words.words import LANGUAGES, Words
from tests.drawn import previews

RULES = RULESETS["attack"]
RAW = re.compile(r"\{|\}|\?\?\?|[a-z]_[a-z0-9]|\.\.|None|\bnone\b|  |[ (]-\d")
"""What a text must not contain: braces, holes, raw ids, two full stops, two spaces, a hyphen for a minus."""
NAMES = ("Anna", "Ben", "Carla", "Dora", "Emil")
EAGER = {"pass": 0.3, "end": 0.3, "march": 2.0, "act": 4.0, "bomb": 4.0, "engage": 3.0, "play": 3.0, "allow": 1.0}
DULL = {"trade_with": 0.1, "give_money": 0.01, "want_money": 0.01, "give": 0.1, "want": 0.02, "bid": 0.02}
"""How gladly the players of the test give an answer: so that much happens in few turns."""


LUCKY = (Answer("die", eyes=6), Answer("discovered", technology="atomic_power"))


def glad(answer: Answer) -> float:
    """How gladly players, and chance, give an answer."""
    return 9.0 if answer in LUCKY else EAGER.get(answer.kind, DULL.get(answer.kind, 1.0))


def speak(lang: str, options: dict[str, Any] | None = None) -> Words:
    return words_for(lang, RULES, NAMES, options)


def vocabulary(words: Words) -> Any:
    return words.vocabulary


def readable(text: str) -> str:
    assert text.strip() == text != ""
    assert not RAW.search(text), text
    return text


def told(lang: str, *events: Event) -> str:
    (section,) = speak(lang).sections([Event("turn_began", {"player": 0}), *events])
    return " ".join(section.sentences)


# names and cards


def test_places_have_their_articles_and_cases() -> None:
    place = vocabulary(speak("de")).place
    forms = ("subject", "object", "in", "to", "from")
    assert [place("iraq", form) for form in forms] == ["der Irak", "den Irak", "im Irak", "in den Irak", "aus dem Irak"]
    assert [place("cuba", form) for form in forms] == ["Kuba", "Kuba", "auf Kuba", "nach Kuba", "von Kuba"]
    assert place("far_east") == "der Ferne Osten"
    assert place("far_east", "in") == "im Fernen Osten"
    assert place("eastern_us", "from") == "aus den Östlichen US-Staaten"
    assert place("arabian_sea", "to") == "ins Arabische Meer"
    assert place("west_indian", "in") == "im Westlichen Indischen Ozean"
    english = vocabulary(speak("en")).place
    assert english("balkans", "to") == "to the Balkans"
    assert english("italy", "in") == "in Italy"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_explains_itself(lang: str) -> None:
    words = vocabulary(speak(lang))
    for card in (*figures.CARD_IDS, *figures.TECHNOLOGY_IDS):
        assert readable(words.card_text(card))[-1] == "."
        readable(words.name(card))
    for place in PLACE_IDS:
        for form in ("name", "subject", "object", "in", "to", "from"):
            readable(words.place(place, form))


def test_figures_of_cards_are_told() -> None:
    german, english = vocabulary(speak("de")), vocabulary(speak("en"))
    assert german.card_text("war_bonds") == "Du erhältst 15 Produktionspunkte."
    assert english.card_text("oil_concession") == "You receive 6 oil."
    assert english.card_text("summit") == "Draw 2 politics cards. After it you play no other card in this action."
    assert german.card_text("oil_4") == (
        "Öl, Wert 4. Verteidiger eines Neutralen: 3 Infanterie, 1 Panzer und 2 Flugzeuge."
    )


def test_a_deck_of_ones_own_brings_its_names_and_figures() -> None:
    politics = {"card": [dict(row) for row in figures.TABLES["politics"]["card"]]}
    bonds = next(row for row in politics["card"] if row["id"] == "war_bonds")
    bonds.update(name_en="Loan", figures={"production": 7})
    words = vocabulary(speak("en", {"politics": politics}))
    assert words.card("war_bonds") == "“Loan”"
    assert words.card_text("war_bonds") == "You receive 7 production points."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_reads_in_every_step(lang: str) -> None:
    words, dice = speak(lang), random.Random(1)
    for step in RULES.steps:
        for kind in step.kinds:
            codes = RULES.codec.by_name[kind].codes()
            for code in dice.sample(codes, min(len(codes), 40)):
                readable(words.answer(RULES.codec.decode(code), step.name))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_reads_with_every_value(lang: str) -> None:
    words = speak(lang)
    for kind in RULES.events:
        longest = max((len(field.values) for field in kind.fields if len(field.values) < 200), default=1)
        for turn in range(longest):
            values = {field.name: field.values[turn % len(field.values)] for field in kind.fields}
            assert readable(words.event(Event(kind.name, values)))[-1] == "."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_reads_with_and_without_details(lang: str) -> None:
    details: dict[str, Any] = {
        "action": "move",
        "announced": "spy",
        "by": "tank",
        "card": "propaganda",
        "certificates": 7,
        "continent": "asia",
        "direction": "left",
        "goal": "italy",
        "origin": "balkans",
        "place": "north_sea",
        "region": "ukraine",
        "sea": "mediterranean",
        "ship": "carrier",
        "technology": "radar",
        "unit": "infantry",
        "price": 3,
        "oil": 1,
        "production": 2,
        "most": 5,
    }
    words = speak(lang)
    for name, _ in RULES.reasons:
        assert readable(words.reason(Reason(name, details, "")))[-1] == "."
    for name in ("oil-short", "production-short", "not-yours", "no-unit", "too-far", "too-many", "limit-reached"):
        assert readable(words.reason(Reason(name, {}, "")))[-1] == "."


def test_a_refusal_says_what_is_lacking() -> None:
    words = speak("de")
    short = Reason("oil-short", {"action": "move", "price": 3, "oil": 2}, "")
    assert words.reason(short) == "Die Aktion kostet 3 Öl, du hast aber nur 2."
    details: dict[str, Value] = {"unit": "carrier", "place": "north_sea", "price": 20, "production": 15}
    assert words.reason(Reason("production-short", details, "")) == (
        "Ein Flugzeugträger kostet 20 Produktionspunkte, du hast aber nur 15."
    )
    far = Reason("too-far", {"unit": "infantry", "origin": "ukraine", "goal": "iraq"}, "")
    assert words.reason(far) == "Eine Infanterie kommt nicht aus der Ukraine in den Irak."
    low = Reason("too-low", {"production": 20, "purse": 30, "price": 24}, "")
    assert speak("en").reason(low) == "The bid must be above 24."


def why(match: Match, lang: str, kind: str, **values: Any) -> str:
    reason = match.why_not(Answer(kind, **values), 0)
    assert reason is not None
    return speak(lang).reason(reason).partition(" [")[0]


def test_the_turn_says_how_much_is_lacking_and_of_what() -> None:
    poor = position(a={"production": 3, "oil": 30, "technologies": ["blitzkrieg"]})
    assert why(poor, "de", "act", action="build") == (
        "Schon die billigste Einheit kostet 5 Produktionspunkte, du hast aber nur 3."
    )
    assert why(poor, "en", "bid", production=20) == "20 production points are too many; you have only 3."
    assert why(poor, "de", "research", production=10) == "Für 10 Produktionspunkte reicht es nicht; du hast nur 3."
    assert why(poor, "de", "act", action="raid") == "Du hast kein U-Boot auf dem Spielbrett."
    assert why(poor, "de", "blitz").startswith("Der Blitzkrieg folgt auf die Aktion Bewegung;")
    assert why(poor, "en", "look", target=1) == "For that you lack the technology “Code Breaking”."
    assert why(poor, "de", "court", region="poland") == "Polen ist nicht neutral."
    assert why(poor, "en", "play", card="spy", one=1, two="none") == "“Spy” is not in the hand."
    assert why(poor, "de", "bomb", target=1) == "Du hast kein Flugzeug und keine Raketen."
    broke = position(a={"oil": 0}, b={"technologies": []})
    assert why(broke, "en", "act", action="move") == "The action costs 1 oil, but you have only 0."


def test_trade_says_why_it_is_over() -> None:
    late = position(eagles=11)
    assert why(late, "de", "trade_with", target=1) == "Ab 10 gespielten Adlern wird nicht mehr gehandelt; es sind 11."
    tired = position(b={"refusals": 3})
    assert why(tired, "en", "trade_with", target=1) == (
        "Talks with Ben have failed 3 times in this turn; that is the limit."
    )
    homeless = position(b={"capital": "ukraine"}, a={"capital": "poland"})
    assert why(homeless, "de", "trade_with", target=1).startswith("Anna hält die eigene Hauptstadt nicht,")
    exiled = position(b={"capital": "italy"})
    assert why(exiled, "en", "trade_with", target=1).startswith("Ben does not hold their own capital,")


def test_a_move_says_how_far_it_goes() -> None:
    match = position(seas={"mediterranean": {"0": {"destroyer": 1, "submarine": 1}}})
    match.play(Answer("act", action="move"))
    assert why(match, "de", "march", unit="infantry", origin="ukraine", goal="iraq") == (
        "Eine Infanterie kommt nicht aus der Ukraine in den Irak; über Land geht es eine Region weit."
    )
    assert why(match, "en", "march", unit="tank", origin="ukraine", goal="iraq").endswith(
        "; by land it goes at most 2 regions, the first of them your own."
    )
    assert why(match, "en", "march", unit="plane", origin="ukraine", goal="poland") == (
        "There is no plane in Ukraine for this move."
    )
    assert why(match, "de", "march", unit="infantry", origin="poland", goal="italy") == "Polen gehört dir nicht."
    assert why(match, "en", "march", unit="tank", origin="ukraine", goal="japan") == "Japan is not on this board."
    assert why(match, "en", "march", unit="tank", origin="japan", goal="ukraine") == "Japan is not on this board."
    assert why(match, "de", "sail", ship="destroyer", origin="mediterranean", goal="east_pacific").endswith(
        "; Schiffe fahren höchstens 2 Seegebiete weit."
    )
    assert why(match, "de", "sail", ship="destroyer", origin="mediterranean", goal="arabian_sea").endswith(
        "; es ginge durch den Suezkanal, aber der steht dir nicht offen."
    )
    assert why(match, "en", "sail", ship="carrier", origin="mediterranean", goal="caribbean") == (
        "There is no carrier of yours in the Mediterranean Sea Zone."
    )
    assert why(match, "de", "strike", sea="north_sea").endswith("hast du kein U-Boot.")
    assert why(match, "en", "strike", sea="mediterranean").startswith("There is no foreign surface ship in the Medi")
    assert why(match, "en", "ask_canal", canal="suez").endswith("not have your government; the canal is closed to you.")
    assert why(match, "de", "pass") == "Wenigstens einen Befehl musst du geben, ehe du aufhörst."


def test_setting_up_says_what_is_left() -> None:
    match = greatpowers.start("attack", 2, 1, {"board": "west"})
    while match.decisions[0].step == "claim":
        match.play(match.decisions[0].options[0])
    seat = match.decisions[0].seat

    def told_why(lang: str, unit: str, place: str) -> str:
        reason = match.why_not(Answer("place", unit=unit, place=place), seat)
        assert reason is not None
        return speak(lang).reason(reason).partition(" [")[0]

    assert told_why("en", "carrier", "north_sea") == "There is no carrier left; you had 0."
    assert told_why("en", "destroyer", "poland") == "A destroyer cannot stand in Poland."
    assert told_why("en", "tank", "poland") == "Poland is not yours."
    match.play(Answer("place", unit="battleship", place="north_sea"))
    assert told_why("de", "destroyer", "caribbean").startswith("Alle deine Schiffe beginnen im selben Seegebiet, also")
    while match.decisions[0].seat == seat:
        match.play(match.decisions[0].options[0])
    seat = match.decisions[0].seat
    assert told_why("en", "submarine", "north_sea").startswith("There are foreign ships in the North Sea")


def test_influence_says_what_becomes_of_the_region() -> None:
    def swayed(card: str, lang: str, **changes: Any) -> dict[str, str]:
        match = position(a={"hand": [card], **changes.pop("a", {})}, **changes)
        match.play(Answer("play", card=card, one="none", two="none"))
        return notes(match, lang)

    found = swayed("propaganda", "de")
    assert found["Balkan einen Schritt nach links: Monarchie wird Demokratie"] == ""
    assert found["Balkan einen Schritt nach rechts: Monarchie wird Faschismus"] == ""
    fascist = swayed("propaganda", "en", a={"government": "fascism"})
    assert fascist["Balkans one step to the right: Monarchy becomes Fascism"] == "your government"
    assert swayed("revolution", "de")["Revolution auf dem Balkan: Monarchie wird Kommunismus"] == "dein Regierungstyp"
    assert next(iter(swayed("annexation", "en", a={"government": "monarchy"}))).startswith("annex ")
    words = speak("en")
    assert words.answer(Answer("sway", region="italy", direction="left"), "sway") == "sway Italy to the left"


# questions and notes


def position(**changes: Any) -> Match:
    """Two players on the west half; Anna is at her first action."""
    players: list[dict[str, Any]] = [
        {"production": 30, "oil": 30, "government": "communism", "capital": "ukraine", "hand": []},
        {"production": 30, "oil": 30, "government": "democracy", "capital": "great_britain", "hand": []},
    ]
    for seat, name in enumerate("ab"):
        players[seat].update(changes.get(name, {}))
    start = greatpowers.start("attack", 2, 1, {"board": "west"})
    first = RULES.document(start.fast.state)
    regions: dict[str, Any] = {region: {"owner": None, "counter": "monarchy"} for region in first["regions"]}
    regions["ukraine"] = {"owner": 0, "units": {"infantry": 3, "tank": 1}}
    regions["great_britain"] = {"owner": 1, "units": {"infantry": 3}}
    regions["poland"] = {"owner": 1, "units": {"infantry": 2, "plane": 1}}
    document = {
        **{key: first[key] for key in ("format", "game", "rules", "seats", "options")},
        "round": 1,
        "start": 0,
        "turn": 0,
        "players": players,
        "regions": regions,
        "seas": changes.get("seas", {}),
        "eagles": changes.get("eagles", 0),
        "agenda": [{"step": "production"}, *({"step": "turn", "player": 1 - n, "begun": n, "busy": 0} for n in (0, 1))],
    }
    return greatpowers.position("attack", document, 1)


def notes(match: Match, lang: str = "de") -> dict[str, str]:
    words = speak(lang)
    (decision,) = match.decisions
    return {
        words.answer(one, decision.step, match.fast): previews(words, match.fast, decision.seat).line(one)
        for one in decision.options
    }


def test_the_turn_tells_prices_and_chances() -> None:
    match = position(a={"hand": ["revolution"]})
    (decision,) = match.decisions
    assert speak("de").prompt(match, decision) == (
        "Welche Aktion? Die nächste kostet 1 Öl; du hast 30 Öl und 30 Produktionspunkte."
    )
    found = notes(match)
    assert found["Diplomatische Attacke: Balkan"] == "nötig 8: 42 %; kostet 1 Öl"
    assert found["Diplomatische Attacke: Kuba"] == "nötig 10: 17 %; kostet 1 Öl"
    assert found["für 15 Produktionspunkte forschen, Zuschlag 3"] == "nötig 7: 58 %; kostet 1 Öl"
    assert found["„Revolution“ spielen"] == "Adler 1 von 13; kostet 1 Öl"


def test_a_move_tells_whom_it_meets() -> None:
    match = position()
    match.play(Answer("act", action="move"))
    found = notes(match, "en")
    assert found["tank: Ukraine → Poland"] == "attacks Ben: 2 infantry and 1 plane"
    assert found["infantry: Ukraine → Balkans"] == "attacks neutrals (Monarchy)"


# the log


def test_events_that_belong_together_become_one_sentence() -> None:
    oil: dict[str, Value] = {"payer": "player_0", "payee": "bank", "money": "oil", "amount": 2, "purpose": "action"}
    acted = Event("acted", {"player": 0, "action": "build", "oil": 2})
    price: dict[str, Value] = {**oil, "money": "production", "amount": 5, "purpose": "build"}
    raised = Event("raised", {"player": 0, "unit": "infantry", "place": "ukraine", "cause": "build"})
    buys = [Event("paid", oil), acted, Event("paid", price), raised, Event("paid", price), raised]
    assert told("de", *buys) == (
        "Anna: Kauf neuer Einheiten (2 Öl). Anna kauft für 10 Produktionspunkte: 2 Infanterie in der Ukraine."
    )
    march: dict[str, Value] = {"player": 0, "unit": "tank", "origin": "ukraine", "goal": "balkans", "manner": "attacks"}
    assert told("en", Event("marched", march), Event("marched", march)) == (
        "Anna attacks the Balkans from Ukraine: 2 tanks."
    )
    won = Event("won", {"player": 0, "place": "balkans"}), Event("took", {"player": 0, "region": "balkans"})
    landed = Event("landed", {"player": 0, "unit": "tank", "region": "balkans"})
    assert told("de", *won, landed) == "Anna gewinnt die Schlacht und nimmt den Balkan: 1 Panzer."
    tried = Event("tried", {"player": 1, "region": "philippines", "least": 8, "eyes": 9})
    assert told("en", tried) == "Diplomatic Attack by Ben on the Philippines: needed 8, rolled 9, a success."
    failed = Event("researched", {"player": 1, "least": 7, "eyes": 6})
    assert told("en", failed) == "Ben researches in vain: needs 7, rolls 6; what was paid is lost."
    assert told("de", failed) == "Ben forscht vergeblich: nötig 7, gewürfelt 6; der Einsatz ist verloren."
    found = Event("researched", {"player": 1, "least": 7, "eyes": 7})
    assert told("de", found) == "Ben forscht mit Erfolg: nötig 7, gewürfelt 7."


def test_headings_name_round_player_and_government() -> None:
    events = [
        Event("governed", {"player": 0, "government": "communism"}),
        Event("round_began", {"round": 3, "player": 0}),
        Event("turn_began", {"player": 0}),
        Event("turn_began", {"player": 1}),
        Event("paid", {"payer": "bank", "payee": "player_0", "money": "oil", "amount": 4, "purpose": "production"}),
        Event("ended", {"ending": "rounds"}),
    ]
    headings = [section.heading for section in speak("de").sections(events, 1)]
    assert headings == ["Runde 3, Anna (Kommunismus)", "Runde 3, Ben", "Ende der Runde 3", "Spielende"]


def test_a_block_card_is_told_once() -> None:
    played = Event("played", {"player": 1, "card": "double_agent", "one": 0, "two": "none"})
    blocked = Event("blocked", {"player": 1, "card": "double_agent", "way": "none"})
    assert told("en", played, blocked) == "Ben answers with “Double Agent”."
    storm = Event("played", {"player": 1, "card": "storm_at_sea", "one": 0, "two": "none"})
    stopped = Event("blocked", {"player": 1, "card": "storm_at_sea", "way": "alaska-western_us"})
    assert told("de", storm, Event("spent", {"card": "storm_at_sea"}), stopped) == (
        "Ben hält mit „Sturm auf See“ den Zug auf: Alaska–Westliche US-Staaten."
    )


def test_hidden_cards_stay_hidden() -> None:
    drew = [Event("drew", {"player": 1, "card": "hidden_politics"})] * 2
    assert told("en", *drew) == "Ben draws 2 politics cards."
    handed = Event("handed", {"player": 0, "target": 1, "card": "hidden_economics"})
    assert told("de", handed) == "Anna erhält von Ben eine Wirtschaftskarte."


class Reader:
    """Plays on, chance included, and reads what has not been read before."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.match = started(RULES, seats, options, [])
        self.words = [words_for(lang, RULES, NAMES, self.match.options) for lang in LANGUAGES]
        self.dice = random.Random(seats)
        self.seen: set[object] = set()

    def read(self) -> None:
        position = self.match.fast
        for decision in self.match.decisions:
            for words in self.words:
                assert readable(words.prompt(self.match, decision))[-1] in ".?"
            options = decision.options
            for answer in self.dice.sample(options, min(len(options), 12)):
                for words in self.words:
                    readable(words.answer(answer, decision.step, position))
                    note = previews(words, position, decision.seat).line(answer)
                    assert not note or readable(note)
            self.read_refusals(decision)

    def read_refusals(self, decision: greatpowers.Decision) -> None:
        step = next(step for step in RULES.steps if step.name == decision.step)
        for kind in step.kinds:
            answer = RULES.codec.decode(self.dice.choice(RULES.codec.by_name[kind].codes()))
            reason = self.match.why_not(answer, decision.seat)
            if reason is not None and (key := (reason.name, *reason.details.items())) not in self.seen:
                self.seen.add(key)
                for words in self.words:
                    assert readable(words.reason(reason))

    def play(self) -> None:
        decision = next(one for one in self.match.decisions if not one.answered)
        weights = [glad(answer) for answer in decision.options]
        self.match.play(self.dice.choices(decision.options, weights)[0], decision.seat)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"defence_dice": True}), (5, {"continents": True})])
def test_random_games_read_well(seats: int, options: dict[str, Any]) -> None:
    reader = Reader(seats, options)
    match = reader.match
    while not match.over and len(match.entries) < 1600:
        if reader.dice.random() < 0.25:
            reader.read()
        reader.play()
    for words in reader.words:
        for seat in (*range(seats), -1):
            for section in words.sections(match.events_for(seat)):
                assert readable(section.heading)
                assert not section.sentences or readable(" ".join(section.sentences))
        for since in reader.dice.sample(range(len(match.events)), 20):
            for section in words.sections(match.events, since):
                assert not section.sentences or readable(" ".join(section.sentences))


# the casebook


def test_cases_speak_of_hands_and_regions() -> None:
    seen: dict[str, Any] = {"card": "spy", "seen_by": ["B"]}
    expected = {"A": {"hand": ["oil_3", seen], "oil": 4}, "regions": {"italy": {"owner": 0, "units": {"tank": 2}}}}
    (text,) = case_words("de", "attack").facts({"answers": [], "facts": {"expect": expected}})
    assert text == "A: Hand Öl 3 und Spion (bekannt: B), Öl 4; Italien: Besitzer A, Einheiten Panzer 2."
    ships = {"seas": {"mediterranean": {"1": {"destroyer": 2}}}, "now": {"fight_dice": 3}}
    (told_ships,) = case_words("en", "attack").facts({"answers": [], "facts": {"expect": ships}})
    assert told_ships == "Mediterranean Sea Zone: ships B destroyer 2; action under way battle dice 3."
    refused = {"seat": 0, "answer": {"kind": "play", "card": "spy", "one": 1, "two": "none"}}
    facts = {"refused": [{**refused, "reason": "not-held", "details": {"card": "spy"}, "passage": ""}]}
    (german,) = case_words("de", "attack").facts({"answers": [], "step": "politics", "facts": facts})
    assert german == "„A: ‚Spion‘ gegen B spielen“ geht nicht: „Spion“ ist nicht auf der Hand."


def test_checks_are_told() -> None:
    words = case_words("en", "attack")
    guess = {"seat": "B", "owner": "A", "guesses": 9, "always": ["spy"], "never": ["oil_3"]}
    assert words.check({"check": "guess", "figures": guess}) == (
        "B guesses 9 times what A holds: always Spy; never Oil 3."
    )
    instead = {"set": {"B": {"hand": ["spy"]}}, "do": ["A: end", "chance: roll 8"]}
    alike = {"check": "alike", "figures": {"instead": instead, "seats": ["A", "spectator"]}}
    assert words.check(alike).startswith("Played twice, the second time differently: B: hand Spy; A: end the turn;")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_questions_read_well(lang: str) -> None:
    words = speak(lang)
    readable(words.say("prompt-escort_roll", player=0, sea="mediterranean", least=5))
    readable(words.say("prompt-replacement", asked=0, region="philippines"))
    readable(words.say("prompt-raid_hits", asked=0, sea="coral_sea", hits=2))
    readable(words.say("prompt-retreat", asked=0, must="yes", sea="java_sea", own="1", enemy="2", foe=1))

"""The words of Imperialism: cards that explain themselves, questions with their figures, the log as prose."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import greatpowers
from greatpowers import Answer, Event, Match, Reason
from greatpowers.games import RULESETS, words_for
from greatpowers.games.casebook import case_words
from greatpowers.games.imperialism.rules import deck
from greatpowers.words.words import LANGUAGES, Words
from tests.drawn import previews

RULES = RULESETS["imperialism"]
RAW = re.compile(r"\{|\}|\?\?\?|[a-z]_[a-z0-9]|\.\.|None|  |[ (]-\d")
"""What a text must not contain: braces, holes, raw ids, two full stops, two spaces, a hyphen for a minus."""
LONGEST_CARD = 240
NAMES = ("Anna", "Ben", "Carla", "Dora")
EAGER = {"pass": 0.15, "discard": 0.3, "act": 0.6, "conquer": 4.0, "convert": 6.0, "declare": 2.0, "cancel": 3.0}
"""How gladly the players of the test give an answer: so that much happens in few turns."""


def speak(lang: str, options: dict[str, Any] | None = None) -> Words:
    return words_for(lang, RULES, NAMES, options)


def vocabulary(words: Words) -> Any:
    return words.vocabulary


def readable(text: str) -> str:
    assert text.strip() == text != ""
    assert not RAW.search(text), text
    return text


def told(lang: str, *events: Event) -> str:
    began = Event("turn_began", {"player": 0})
    (section,) = speak(lang).sections([began, *events])
    return " ".join(section.sentences)


def paid(payer: str, payee: str, ducats: int, purpose: str) -> Event:
    return Event("paid", {"payer": payer, "payee": payee, "ducats": ducats, "purpose": purpose})


def stepped(player: int, track: str, steps: int, source: str) -> Event:
    return Event("stepped", {"player": player, "track": track, "steps": steps, "source": source})


def glorified(player: int, glory: int, source: str) -> Event:
    return Event("glorified", {"player": player, "glory": glory, "source": source})


def played(player: int, card: str, target: int | str = "none", count: str = "none") -> Event:
    return Event("played", {"player": player, "card": card, "target": target, "count": count})


def spent(card: str) -> Event:
    return Event("spent", {"card": card})


# cards


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_explains_itself(lang: str) -> None:
    names = vocabulary(speak(lang))
    for card in deck.PROVIDENCE_IDS:
        assert len(readable(names.card_text(card))) <= LONGEST_CARD
    for religion in deck.RELIGION_IDS:
        assert len(readable(names.religion_text(religion))) <= LONGEST_CARD
    texts = [names.territory_text(land) for land in deck.LAND_IDS]
    texts += [names.achievement_text(achievement) for achievement in deck.ACHIEVEMENT_IDS]
    texts += [names.power_text(power) for power in deck.POWER_IDS]
    for text in texts:
        assert readable(text)[-1] == "."


def test_conditions_read_as_lists_with_their_alternatives() -> None:
    for lang, printing, company, mercantilism in (
        ("de", "Textilien 2 und Prestige 3", "Gewürze 3 oder Exotische Güter 2, dazu 3 Kolonien", "Gold 3, Exotische"),
        ("en", "Textiles 2 and Prestige 3", "Spices 3 or Exotic goods 2, plus 3 colonies", "Gold 3, Exotic goods 3 or"),
    ):
        names = vocabulary(speak(lang))
        needs = dict(zip(deck.ACHIEVEMENT_IDS, names.deck.achievement_needs))
        assert names.condition(needs["printing_press"]) == printing
        assert names.condition(needs["chartered_company"]) == company
        assert names.condition(needs["mercantilism"]).startswith(mercantilism)
    assert vocabulary(speak("de")).needs(deck.LAND_IDS.index("livonia")) == "Heer 3 und Flotte 2"


def test_names_and_figures_come_from_the_deck_of_the_match() -> None:
    own = deck.printed()
    own["territory"][5]["name_de"] = "Siebenbürgisches Hochland"
    own["providence"][16]["figures"]["most"] = 12
    assert own["territory"][5]["id"] == "wallachia"
    assert own["providence"][16]["id"] == "venal_advisers"
    conquest = Answer("conquer", territory="wallachia")
    printed, others = speak("de"), speak("de", {"deck": own})
    assert printed.answer(conquest, "action") == "die Walachei erobern (3 Dukaten)"
    assert others.answer(conquest, "action") == "Siebenbürgisches Hochland erobern (3 Dukaten)"
    assert "höchstens 12" in vocabulary(others).card_text("venal_advisers")
    assert others.option_value("deck", own) == "eigener Kartensatz"


# answers, refusals, notes


def test_answers_are_short_and_name_their_price() -> None:
    german, english = speak("de"), speak("en")
    plot = Answer("play", card="venal_advisers", target=1, count="fleet")
    assert german.answer(plot, "action") == "„Käufliche Berater“ gegen Ben: 1 Dukat je Stufe Flotte"
    assert english.answer(plot, "action") == "“Venal Advisers” against Ben: 1 ducat per level of Fleet"
    power = Answer("play", card="explorer", target="none", count="none")
    assert german.answer(power, "action") == "„Entdecker“ an die Macht bringen"
    year = Answer("play", card="special_year", target="none", count="ducats")
    assert german.answer(year, "development") == "„Ein besonderes Jahr“ spielen: 3 Dukaten"
    assert english.answer(Answer("pass"), "respond") == "let it happen"
    assert german.answer(Answer("conquer", territory="canary_islands"), "action") == (
        "die Kanarischen Inseln erobern (3 Dukaten)"
    )


def test_every_answer_reads_in_every_step_that_allows_it() -> None:
    for words in map(speak, LANGUAGES):
        asked = [(step.name, step.kinds) for step in RULES.steps] + [
            (right.name, right.kinds) for right in RULES.rights
        ]
        for step, kinds in asked:
            for kind in kinds:
                codes = RULES.codec.by_name[kind].codes()
                for code in codes if len(codes) < 100 else codes[::7]:
                    answer = RULES.codec.decode(code)
                    if step != "refill" or answer.values.get("card") in (None, *deck.TERRITORY_IDS):
                        readable(words.answer(answer, step))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_reads_with_and_without_details(lang: str) -> None:
    details: dict[str, Any] = {
        "card": "pirates",
        "territory": "philippines",
        "achievement": "railways",
        "religion": "calvinism",
        "power": "ottoman",
        "track": "exotic",
        "good": "spices",
        "pile": "territory",
        "action": "taxes",
        "source": "food",
        "wanted": "event",
        "target": 1,
        "cost": 1,
        "ducats": 0,
        "prestige": 1,
        "glory": 15,
    }
    words = speak(lang)
    for name, _ in RULES.reasons:
        assert readable(words.reason(Reason(name, details, "")))[-1] == "."
        bare = {key: value for key, value in details.items() if key not in ("card", "achievement", "wanted")}
        if name != "exotic-short":
            assert readable(words.reason(Reason(name, bare, "")))[-1] == "."


def test_a_refusal_says_what_is_lacking() -> None:
    words = speak("de")
    short = Reason("strength-short", {"territory": "livonia", "cost": 5, "ducats": 2}, "")
    assert words.reason(short) == "Livland zu erobern verlangt Heer 3 und Flotte 2."
    unmet = Reason("condition-unmet", {"achievement": "printing_press"}, "")
    assert words.reason(unmet) == "„Buchdruck“ verlangt Textilien 2 und Prestige 3."
    held = Reason("not-held", {"card": "philippines"}, "")
    assert words.reason(held) == "Die Philippinen sind nicht auf deiner Hand."


def position(**changes: Any) -> Match:
    """Two players; Anna is at the action."""
    players: list[dict[str, Any]] = [
        {"power": "poland", "ducats": 25, "glory": 0, "tracks": {"army": 3, "fleet": 1, "food": 2}, "hand": []},
        {"power": "sweden", "ducats": 4, "glory": 0, "tracks": {"army": 2, "fleet": 6, "prestige": 1}, "hand": []},
    ]
    for seat, name in enumerate("ab"):
        players[seat].update(changes.get(name, {}))
    document = {
        "format": 1,
        "game": "imperialism",
        "rules": RULES.version,
        "seats": 2,
        "options": {},
        "turn": 0,
        "players": players,
        "display": ["ireland", "granada", "pomerania", "finland"],
        "starting": ["silesia", "wallachia", "bavaria", "burgundy", "canary_islands", "newfoundland", "siberia"],
        "discards": {},
        "achievements": ["printing_press", "crop_rotation", "drilled_infantry", "ocean_caravels", "merchant_guilds"],
    }
    return greatpowers.position("imperialism", document, 1)


def notes(match: Match, lang: str = "de") -> dict[str, str]:
    words = speak(lang)
    (decision,) = match.decisions
    options = decision.options + decision.rights
    return {words.answer(one, decision.step): previews(words, match.fast, decision.seat).line(one) for one in options}


def test_notes_say_what_an_answer_would_bring() -> None:
    found = notes(position(a={"hand": ["venal_advisers", "gold_coast", "bureaucrat"], "territories": ["livonia"]}))
    assert found["Entwicklung"] == "Handelsgewinn bis 4 Dukaten"
    assert found["Steuern"] == "bringt 1 Dukaten"
    assert found["„Käufliche Berater“ gegen Ben: 1 Dukat je Stufe Heer"] == "2 Dukaten von Ben"
    assert found["„Käufliche Berater“ gegen Ben: 1 Dukat je Stufe Flotte"] == (
        "Ben hat nur 4 von 6 Dukaten und verliert Prestige"
    )
    assert found["„Bürokrat“ gegen Ben"] == "Handkartenlimit −1; Ben: Prestige −1"
    assert found["Landkrieg gegen Ben mit „Käufliche Berater“"] == "Stärke 8 gegen 2"


def test_a_war_is_told_to_the_one_who_must_defend() -> None:
    match = position(a={"hand": ["venal_advisers"]}, b={"hand": ["pirates", "settlement"], "tracks": {"army": 2}})
    match.play(Answer("declare", card="venal_advisers", target=1, war="land"))
    (decision,) = match.decisions
    assert speak("de").prompt(match, decision) == (
        "Anna greift dich zu Lande an: Stärke 8 gegen deine 2. "
        "Spielst du bis zu 2 Kriegskarten? Bei Gleichstand hältst du stand."
    )
    assert speak("en").prompt(match, decision).startswith("Anna attacks you on land: strength 8 against your 2.")
    found = notes(match, "en")
    assert found["defend with “Pirates”"] == found["fight without another war card"] == "8 against 2: lost by 6"


def test_development_says_what_each_good_pays() -> None:
    match = position(a={"tracks": {"army": 3, "food": 2, "gold": 1, "prestige": 4}})
    match.play(Answer("act", action="development"))
    found = notes(match)
    assert found["Gold entwickeln"] == "6 Dukaten; Prestige −1"
    assert found["Nahrung entwickeln"] == "4 Dukaten; Bonus des Führenden: 4 Dukaten; dann Heer +1 für 8 Dukaten"
    assert found["Werften entwickeln"] == "0 Dukaten"


# the log


def test_events_that_belong_together_become_one_sentence() -> None:
    conquest = paid("player_0", "bank", 5, "conquest"), Event("conquered", {"player": 0, "territory": "livonia"})
    assert told("de", *conquest, stepped(0, "fleet", 1, "territory"), stepped(0, "food", 1, "territory")) == (
        "Anna erobert Livland für 5 Dukaten: Flotte +1 und Nahrung +1."
    )
    plot = played(0, "venal_advisers", 1, "fleet"), spent("venal_advisers")
    assert told("de", *plot, paid("player_1", "player_0", 6, "card")) == (
        "Anna spielt „Käufliche Berater“ gegen Ben (Flotte): 6 Dukaten von Ben."
    )
    assert told(
        "en", *plot, paid("player_1", "player_0", 1, "insolvent"), stepped(1, "prestige", -1, "insolvency")
    ) == ("Anna plays “Venal Advisers” against Ben (Fleet): the last ducat of Ben, Prestige −1 for Ben.")
    assert told("de", *plot) == "Anna spielt „Käufliche Berater“ gegen Ben (Flotte), aber es gibt nichts zu holen."
    rebuilt = [Event("rebuilt", {"card": card, "copies": 2}) for card in ("pirates", "settlement")]
    assert told("en", *rebuilt) == "The providence discards become the new pile."


def test_a_development_and_a_war_are_told() -> None:
    acted = Event("acted", {"player": 0, "action": "development"})
    developed = Event("developed", {"player": 0, "good": "spices"})
    pays = paid("bank", "player_0", 3, "trade"), stepped(0, "prestige", 1, "leader")
    assert told("de", acted, developed, *pays) == (
        "Anna entwickelt Gewürze: 3 Dukaten Handelsgewinn und Prestige +1 als Bonus des Führenden."
    )
    fought = Event("fought", {"player": 0, "target": 1, "strength": 9, "defence": -2, "winner": 0})
    triggered = Event("triggered", {"player": 0})
    gains = glorified(0, 1, "war"), triggered, stepped(0, "prestige", 1, "war"), stepped(1, "prestige", -1, "war")
    assert told("de", fought, *gains) == (
        "Anna gewinnt mit 9 gegen −2: 1 Ruhmpunkt und Prestige +1, Prestige −1 für Ben. "
        "Anna hat das Feld „Spielende“ erreicht; alle anderen haben noch einen Zug."
    )
    peace = Event("made_peace", {"player": 1, "term": "tribute"}), paid("player_1", "player_0", 3, "tribute")
    assert told("en", *peace) == "Ben pays a tribute of 3 ducats."


def test_replies_and_settlements_are_told() -> None:
    event, reply = played(0, "pirates", count="gold"), played(1, "diplomatic_action", 0, "cancel")
    gone = spent("diplomatic_action"), spent("pirates"), Event("cancelled", {"player": 0, "card": "pirates"})
    assert told("de", event, reply, *gone) == (
        "Anna spielt „Piraten“ (Gold). Ben hebt „Piraten“ mit „Diplomatisches Handeln“ auf."
    )
    again = played(0, "diplomatic_action", 1, "cancel")
    stands = spent("diplomatic_action"), spent("diplomatic_action")
    failed = Event("cancelled", {"player": 1, "card": "diplomatic_action"})
    assert told("en", event, reply, again, *stands, failed).endswith(
        "Ben wants to cancel that with “Diplomatic Action”. Anna cancels “Diplomatic Action” with “Diplomatic Action”."
    )
    assert told("en", played(1, "settlement", 0), spent("settlement"), spent("pirates")) == (
        "Ben plays “Settlement” against Anna. There is no war."
    )


def test_the_heading_of_a_turn_names_player_power_and_action() -> None:
    chose = Event("chose", {"player": 0, "power": "ottoman"})
    acted = Event("acted", {"player": 0, "action": "taxes"})
    events = [chose, Event("turn_began", {"player": 0}), acted, Event("turn_began", {"player": 1})]
    headings = [section.heading for section in speak("de").sections(events, 1)]
    assert headings == ["Anna (Osmanisches Imperium), Zug 1: Steuern", "Ben, Zug 2"]
    (section,) = speak("de").sections(events[:3], 2)
    assert section.heading == ""
    assert section.sentences == ["Anna wählt die Aktion Steuern. Ohne Territorien kommen keine Steuern herein."]


def test_hidden_cards_stay_hidden() -> None:
    drew = [Event("drew", {"player": 1, "card": "hidden_providence"})] * 2
    assert told("en", *drew) == "Ben draws 2 providence cards."
    stole = Event("stole", {"player": 0, "target": 1, "card": "hidden_territory"})
    assert told("de", stole) == "Anna nimmt eine Territorienkarte aus der Hand von Ben."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_reads_with_every_value(lang: str) -> None:
    words = speak(lang)
    for kind in RULES.events:
        longest = max((len(field.values) for field in kind.fields if len(field.values) < 100), default=1)
        for turn in range(longest):
            values = {field.name: field.values[turn % len(field.values)] for field in kind.fields}
            assert readable(words.event(Event(kind.name, values)))[-1] == "."


class Reader:
    """Plays on and reads what has not been read before."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.match = greatpowers.start("imperialism", seats, seats, options)
        self.words = [words_for(lang, RULES, NAMES, self.match.options) for lang in LANGUAGES]
        self.dice = random.Random(seats)
        self.seen: set[object] = set()

    def read(self) -> None:
        position = self.match.fast
        for decision in self.match.decisions:
            for words in self.words:
                assert readable(words.prompt(self.match, decision))[-1] in ".?"
            for answer in decision.options + decision.rights:
                for words in self.words:
                    readable(words.answer(answer, decision.step))
                    note = previews(words, position, decision.seat).line(answer)
                    assert not note or readable(note)
            self.read_refusals(decision)

    def read_refusals(self, decision: greatpowers.Decision) -> None:
        step = next(step for step in RULES.steps if step.name == decision.step)
        for kind in (*step.kinds, "achieve", "thwart"):
            answer = RULES.codec.decode(self.dice.choice(RULES.codec.by_name[kind].codes()))
            reason = self.match.why_not(answer, decision.seat)
            if reason is not None and (key := (reason.name, *reason.details.items())) not in self.seen:
                self.seen.add(key)
                for words in self.words:
                    assert readable(words.reason(reason))

    def play(self) -> None:
        decision = next(one for one in self.match.decisions if not one.answered)
        options = decision.rights if decision.rights and self.dice.random() < 0.1 else decision.options
        weights = [EAGER.get(answer.kind, 1.0) for answer in options]
        self.match.play(self.dice.choices(options, weights)[0], decision.seat)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {"refill": "after_discarding"}), (4, {"counter_reformation": "catholic"})],
)
def test_random_games_read_well(seats: int, options: dict[str, Any]) -> None:
    reader = Reader(seats, options)
    match = reader.match
    while not match.over and len(match.entries) < 1000:
        if reader.dice.random() < 0.15:
            reader.read()
        reader.play()
    for words in reader.words:
        for seat in (*range(seats), -1):
            events = match.events_for(seat)
            sections = words.sections(events)
            for section in sections:
                assert readable(section.heading)
                assert not section.sentences or readable(" ".join(section.sentences))
            turns = sum(event.name == "turn_began" for event in events)
            assert len(sections) == turns + 1 + match.over
        for since in reader.dice.sample(range(len(match.events)), 60):
            for section in words.sections(match.events, since):
                assert not section.sentences or readable(" ".join(section.sentences))


# the casebook


def test_cases_speak_of_hands_wars_and_decks() -> None:
    seen: dict[str, Any] = {"card": "pirates", "seen_by": ["B"]}
    back: dict[str, Any] = {"card": None, "back": "territory", "seen_by": [0, "all"]}
    expected = {"A": {"hand": ["livonia", seen, back]}, "war": {"attacker": 0, "kind": "sea"}, "phase": "exchanged"}
    (text,) = case_words("de", "imperialism").facts({"answers": [], "facts": {"expect": expected}})
    assert text == (
        "A: Hand Livland, Piraten (bekannt: B) und verdecktes Territorium (bekannt: allen); "
        "Angreifer A, Kriegsart Seekrieg, Hand getauscht."
    )
    run = {"base": "duel", "changes": {"options": {"deck": deck.printed()}}}
    assert case_words("en", "imperialism").start(run) == (
        "base position duel, but: Numbers on the cards: a deck of your own"
    )


def test_what_is_refused_nests_its_quotation_marks() -> None:
    refused = {"seat": 0, "answer": {"kind": "discard", "card": "pirates"}, "details": {"card": "pirates"}}
    facts = {"refused": [{**refused, "reason": "not-held", "passage": ""}]}
    run = {"answers": [], "step": "discard", "facts": facts}
    (german,) = case_words("de", "imperialism").facts(run)
    assert german == "„A: ‚Piraten‘ abwerfen“ geht nicht: „Piraten“ ist nicht auf deiner Hand."


def test_checks_are_told() -> None:
    words = case_words("en", "imperialism")
    instead = {"set": {"B": {"hand": ["settlement"]}}, "do": ["A: pass", "chance: drawn pirates"]}
    alike = {"check": "alike", "figures": {"instead": instead, "seats": ["A", "spectator"]}}
    assert words.check(alike) == (
        "Played twice, the second time differently: B: hand Settlement; A: pass; Chance: Pirates. "
        "No difference is noticed by A and spectators."
    )
    guess = {"seat": "B", "owner": "A", "guesses": 9, "always": ["pirates"], "never": ["livonia", "peru"]}
    assert words.check({"check": "guess", "figures": guess}) == (
        "B guesses 9 times what A holds: always Pirates; never Livonia, Peru."
    )
    own = {"own": {"territory": {"ireland": {"cost": 2}}}, "expect": {"A": {"ducats": 23}}}
    assert words.check({"check": "own_deck", "figures": own}) == (
        "With your own figures (Ireland: cost 2) it ends like this: A: ducats 23."
    )
    assert words.check({"check": "numbers_of_players", "figures": {"allowed": [2, 3], "refused": [5]}}) == (
        "The number of players is checked: allowed: 2, 3; refused: 5."
    )

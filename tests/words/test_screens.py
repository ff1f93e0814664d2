"""The screens of every game: complete, readable in both languages, legible, and true to what a seat may see."""

from __future__ import annotations

import copy
import gc
import re
import weakref
from collections.abc import Iterator
from functools import cache, reduce
from operator import or_
from typing import Any

import msgspec
import pytest

import greatpowers
from greatpowers import NOBODY, Match
from greatpowers.games import RULESETS, game_of, screens, words_for
from greatpowers.games.imperialism.rules import deck
from greatpowers.games.imperialism.rules import queries as imperialism_queries
from greatpowers.games.imperialism.rules.view import ImperialismView, LastTurns, War
from greatpowers.kernel.chance import Dice as Lots
from greatpowers.kernel.position import Position
from greatpowers.players.uniform import Uniform
from greatpowers.screen.badge import Badge, Figure
from greatpowers.screen.panels import Card, Cards, Dice, Facts, Grid, Panels, Tracks
from greatpowers.screen.phrasebook import SEAL_INKS, Phrasebook, make_seals
from greatpowers.screen.screen import Screen
from greatpowers.words.kept import Kept
from greatpowers.words.words import LANGUAGES, Words
from tests.drawn import panels, screen

NAMES = ("Anna", "Ben", "Carla", "Dora", "Emil", "Fritz", "Gerda", "Hans")
RAW = re.compile(r"\{|\}|\?\?\?|[a-z]_[a-z0-9]|\.\.|\bNone\b|  |(?<![\w–])-\d")
"""What a text must not contain: braces, holes, raw ids, two full stops, two spaces, a hyphen for a minus."""
COLOUR = re.compile(r"#[0-9a-f]{6}")
IDENTIFIERS = {"id", "colour", "on", "pattern", "shape", "tone", "panel", "ink", "icon"} | {
    *("map", "kind", "state", "owner", "flag", "port", "nation", "unit", "field"),
}
ICON = re.compile("|sword|coin|ship|scroll|crown|factory|oil|gear|dove|shield|map|star|flag|people|cross")
ALIKE = {
    "Embargo",
    "Import",
    "Investor",
    "Region",
    "Route",
    "Hand",
    "Prestige",
    "Gold",
    "Land",
}
"""Titles and labels that are the same word in both languages."""
WORDY = re.compile(r"\b[a-zäöü]{3,}\b.*\b[a-zäöü]{3,}\b")
"""Two words in lower case: a phrase and not a name."""

GAMES = list(RULESETS)
SOME = {"imperial-2006": (2, 5), "imperial-2010": (3, 6)}
"""What Imperial 2030 shows as well; all others are looked at with every number of players."""
TABLES = [
    (game, seats)
    for game, rules in RULESETS.items()
    for seats in SOME.get(game, range(rules.players[0], rules.players[1] + 1))
]
ANSWERS = 350
EVERY = 50


def table(test: Any) -> Any:
    return pytest.mark.parametrize(("game", "seats"), TABLES)(test)


def speak(lang: str, match: Match, seats: int) -> Words:
    return words_for(lang, match.rules, NAMES[:seats])


def moments(game: str, seats: int, seed: int, options: dict[str, Any] | None = None) -> Iterator[Match]:
    """A random game at its start, now and then, and where it was left or ended."""
    match = greatpowers.start(game, seats=seats, seed=seed, options=options)
    bot = Uniform(seed)
    for number in range(ANSWERS):
        if match.over:
            break
        if number % EVERY == 0:
            yield match
        seat = match.decisions[0].seat
        match.play(match.rules.codec.decode(bot.answer(match.fast, seat)), seat)
    yield match


@cache
def positions(game: str, seats: int) -> list[Position]:
    return [match.fast for match in moments(game, seats, seats)]


def pages(game: str, seats: int, lang: str) -> list[Screen]:
    return list(drawn(game, seats, lang))


def drawn(game: str, seats: int, lang: str) -> Iterator[Screen]:
    """What is seen at those moments by whoever is asked, by the last seat and by a spectator: in panels, and on the
    game's own screen if it has one. With the random game's turns every seat is asked sooner or later."""
    words, own = words_for(lang, RULESETS[game], NAMES[:seats]), game_of(RULESETS[game]).own_screens()
    for position in positions(game, seats):
        for watcher in dict.fromkeys((*position.waiting()[:1], seats - 1, NOBODY)):
            yield panels(words, position.rules.view(position.state, watcher))
            if own:
                yield screen(words, position, watcher)


def texts(thing: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Every text a person reads, with the field it stands in."""
    if isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            if field not in IDENTIFIERS:
                yield from texts(getattr(thing, field), field)
    elif isinstance(thing, list):
        for part in thing:
            yield from texts(part, key)
    elif isinstance(thing, str):
        yield key, thing


def found(thing: Any, kind: type) -> Iterator[Any]:
    """Everything of a kind on a screen."""
    if isinstance(thing, kind):
        yield thing
    if isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            yield from found(getattr(thing, field), kind)
    elif isinstance(thing, list):
        for part in thing:
            yield from found(part, kind)


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


# every game


@table
def test_screens_are_complete_legible_and_can_be_read_in_both_languages(game: str, seats: int) -> None:
    german, english = (pages(game, seats, lang) for lang in LANGUAGES)
    for shown in (german, english):
        check_complete(shown, seats)
        check_readable(shown)
    check_translated(german, english)
    check_legible(english)


def check_complete(shown: list[Screen], seats: int) -> None:
    kinds: Any = reduce(or_, screens())
    for page in shown:
        assert msgspec.json.decode(msgspec.json.encode(page), type=kinds) == page
        assert [row.seat for row in page.seats] == list(range(seats))
        assert all(row.money for row in page.seats), "money is always shown"
        for figure in found(page, Figure):
            assert figure.id and figure.label and figure.value, figure
        if isinstance(page, Panels):
            check_panels(page)


def check_panels(page: Panels) -> None:
    ids = [panel.id for panel in page.panels]
    assert len(set(ids)) == len(ids)
    for panel in page.panels:
        assert panel.id and panel.title
        match panel:
            case Grid():
                check_grid(panel)
            case Tracks():
                assert panel.tracks and len({track.id for track in panel.tracks}) == len(panel.tracks)
                for track in panel.tracks:
                    assert track.label and track.least < track.most
                    assert all(track.least <= mark.value <= track.most for mark in track.marks), track
                    assert track.goal is None or track.least <= track.goal <= track.most
            case Cards():
                check_cards(panel)
            case Facts():
                assert panel.facts or panel.note
                assert len({fact.id for fact in panel.facts}) == len(panel.facts)
            case Dice():
                assert panel.throws and all(throw.label and throw.faces for throw in panel.throws)
                assert all(face.icon or face.text.isdecimal() for throw in panel.throws for face in throw.faces)


def check_grid(grid: Grid) -> None:
    assert grid.rows and all(column.id and column.title for column in grid.columns)
    assert len({column.id for column in grid.columns}) == len(grid.columns)
    assert len({row.id for row in grid.rows}) == len(grid.rows) and all(row.id for row in grid.rows)
    for row in grid.rows:
        assert len(row.cells) == len(grid.columns)
        for column, cell in zip(grid.columns, row.cells, strict=True):
            assert cell.value is not None or not column.number, f"{grid.id}.{row.id}.{column.id}"
    groups = [row.group for row in grid.rows]
    starts = [group for number, group in enumerate(groups) if number == 0 or groups[number - 1] != group]
    assert len(starts) == len(set(starts)), "the rows of a group stand together"


def check_cards(panel: Cards) -> None:
    for card in panel.cards:
        assert card.title and card.band and card.count >= 1 and ICON.fullmatch(card.icon)
        assert card.hidden == (card.id == ""), "what is hidden has no id, all else has one"
        assert not card.hidden or not (card.text or card.corner or card.icon)
    named = [card.id for card in panel.cards if card.id]
    assert len(named) == len(set(named)), "equal cards are counted"


def check_readable(shown: list[Screen]) -> None:
    needed = {"headline", "label", "title", "name", "letter", "value", "band"}
    seen = {pair for page in shown for pair in texts(page)}
    for field, text in seen:
        assert not RAW.search(text), f"{field}: {text}"
        assert text == text.strip() and (text or field not in needed), f"{field}: {text!r}"


def check_translated(in_german: list[Screen], in_english: list[Screen]) -> None:
    alike, headlines = set(), []
    for german, english in zip(in_german, in_english, strict=True):
        pairs = list(zip(texts(german), texts(english), strict=True))
        headlines.append(german.headline != english.headline)
        for (field, one), (_, other) in pairs:
            if one == other and (field == "label" or WORDY.search(one)):
                alike.add(one)
        for one_grid, twin in zip(found(german, Grid), found(english, Grid), strict=True):
            titles = zip(one_grid.columns, twin.columns, strict=True)
            alike |= {one.title for one, other in titles if one.title == other.title}
            assert [row.id for row in one_grid.rows] == [row.id for row in twin.rows]
    assert any(headlines)
    proper = {name for page in in_german for name in names_in(page)}
    assert {text for text in alike if re.search(r"[A-Za-z]{3}", text)} - ALIKE - proper == set()


def names_in(page: Screen) -> set[str]:
    """Names of nations, people and faiths: they may be the same in both languages."""
    return {badge.name for badge in found(page, Badge)}


def check_legible(shown: list[Screen]) -> None:
    badges: set[Badge] = set()
    inks: set[str] = set()
    for page in shown:
        badges |= {msgspec.convert(msgspec.to_builtins(badge), Badge) for badge in found(page, Badge)}
        inks |= {card.ink for card in found(page, Card)}
    for badge in badges:
        assert COLOUR.fullmatch(badge.colour) and COLOUR.fullmatch(badge.on) and 1 <= len(badge.letter) <= 2
        assert contrast(badge.colour, badge.on) >= 4.5, badge
    for ink in inks:
        assert COLOUR.fullmatch(ink) and contrast(ink, "#ffffff") >= 4.5, ink
    looks = {look(badge): badge.id for badge in badges}
    assert all(looks[look(badge)] == badge.id for badge in badges), "no two look alike"


def look(badge: Badge) -> tuple[str, ...]:
    """What tells a badge from others."""
    return badge.shape, badge.letter, badge.pattern, badge.colour


@table
def test_a_screen_depends_on_nothing_but_what_the_seat_sees(game: str, seats: int) -> None:
    shared, rules = words_for("de", RULESETS[game], NAMES[:seats]), RULESETS[game]
    for position in positions(game, seats)[-2:]:
        for watcher in (*range(seats), NOBODY):
            view, key = rules.view(position.state, watcher), position.state.key()
            before = copy.deepcopy(view)
            page, own = panels(shared, view), screen(shared, position, watcher)
            assert view == before and position.state.key() == key, "view and position are left alone"
            alone = words_for("de", RULESETS[game], NAMES[:seats])
            assert panels(alone, before) == page, "whoever else used these words"
            assert screen(alone, position.copy(), watcher) == own


@pytest.mark.parametrize("game", GAMES)
def test_two_positions_that_look_alike_have_the_same_screen(game: str) -> None:
    """What a seat does not know is dealt anew: its screen stays as it is."""
    *_, match = moments(game, 3, 8)
    words, rules = speak("en", match, 3), match.rules
    for seat in range(3):
        twin = match.fast.guess(seat, Lots(seat))
        assert panels(words, rules.view(twin.state, seat)) == panels(words, match.look(seat))
        assert screen(words, twin, seat) == screen(words, match.fast, seat)


def test_a_table_is_sent_panels_or_its_own_screen_and_never_both() -> None:
    """The tag says which; a client needs to know no more."""
    tags = {kind.__struct_config__.tag: kind for kind in screens()}
    assert len(tags) == len(screens()) and tags["panels"] is Panels
    for game in RULESETS:
        match = greatpowers.start(game, seats=3, seed=1)
        page = screen(speak("en", match, 3), match.fast, 0)
        sent = msgspec.to_builtins(page)
        assert type(page) is tags[sent["screen"]] and ("panels" in sent) is (sent["screen"] == "panels")
        assert type(page) in (game_of(match.rules).own_screens() or (Panels,))


# the phrasebook


def test_seals_have_initials_where_all_differ_and_numbers_else() -> None:
    assert [seal.letter for seal in make_seals(["anna", "Ben", "«Carla»"])] == ["A", "B", "C"]
    assert [seal.letter for seal in make_seals(["Anna", "Alex"])] == ["1", "2"]
    assert [seal.letter for seal in make_seals(["Anna", "…"])] == ["1", "2"]
    assert all(contrast(ink, "#ffffff") >= 7 for ink in SEAL_INKS)
    assert len(set(SEAL_INKS)) == len(SEAL_INKS) == 8


def test_what_one_table_shows_goes_with_its_words() -> None:
    words = words_for("en", RULESETS["imperial-2030"], NAMES)
    panels(words, greatpowers.start("imperial-2030", seats=2, seed=1).look())
    book = Phrasebook(words)
    assert book.say("panel-money", amount=3) is book.say("panel-money", amount=3)
    remembered = weakref.ref(words)
    del words, book
    gc.collect()
    assert remembered() is None


def test_what_is_made_of_the_same_is_the_same_thing() -> None:
    book = Phrasebook(words_for("en", RULESETS["attack"], NAMES))
    first = book.same("place", [1, {"a": 2}], lambda: ["made"])
    assert book.same("place", [1, {"a": 2}], lambda: ["again"]) is first
    assert book.same("elsewhere", [1, {"a": 2}], lambda: ["again"]) is not first
    assert book.same("place", [1, {"a": 3}], lambda: ["anew"]) == ["anew"]
    assert book.same("place", [1, {"a": 2}], lambda: ["forgotten"]) == ["forgotten"], "only the last is kept"


def test_what_names_a_player_stays_at_its_table_and_all_else_is_said_once() -> None:
    rules = RULESETS["imperial-2030"]
    ours, theirs = words_for("en", rules, ["Anna", "Ben"]), words_for("en", rules, ["Zoe", "Yann"])
    assert ours.say("panel-money", amount=7) is theirs.say("panel-money", amount=7)
    for _ in range(2):
        told = [words.say("log-gift", payer="player_0", payee="player_1", amount=3) for words in (ours, theirs)]
        assert "Anna" in told[0] and "Zoe" in told[1]
    assert ours.player(0) == "Anna" and theirs.player(0) == "Zoe"


def test_what_is_kept_for_all_tables_does_not_grow_without_end() -> None:
    kept = Kept(10)
    for number in range(95):
        kept.put(number, str(number))
        assert kept.get(number) == str(number) and kept.get(0) == "0", "what is asked for stays"
        assert len(kept) <= 20
    assert kept.get(50) is None


# Imperialism


def cards(page: Panels, name: str) -> list[Card]:
    panel = next(panel for panel in page.panels if panel.id == name)
    assert isinstance(panel, Cards)
    return panel.cards


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_imperialism_shows_what_the_view_says(seats: int) -> None:
    for match in moments("imperialism", seats, 6):
        view: ImperialismView = match.look(1)
        page = panels(speak("en", match, seats), view)
        tracks = {track.id: track for panel in page.panels if isinstance(panel, Tracks) for track in panel.tracks}
        for seat, row in zip(page.seats, view.players, strict=True):
            figures = {figure.id: figure.value for figure in seat.figures}
            assert seat.money[0].value == str(row.ducats) and seat.score.value == str(row.score)
            assert figures["glory"] == str(row.glory) and figures["prestige"] == str(row.tracks["prestige"])
            assert figures["hand"] == f"{len(row.hand)} of {row.hand_limit}"
            for track in deck.TRACKS:
                assert tracks[track].marks[seat.seat].value == row.tracks[track]
            assert tracks["glory"].marks[seat.seat].value == row.glory
            laid = [card.id for card in cards(page, f"tableau-{seat.seat}")]
            alone = [card for card in (row.power, row.religion, row.ruler) if card is not None]
            assert laid == [*alone, *row.territories, *row.achievements]
        check_hands(page, view)


def check_hands(page: Panels, view: ImperialismView) -> None:
    """One's hand is open; of others only what this seat has seen."""
    for seat, row in enumerate(view.players):
        if not row.hand:
            continue
        shown = cards(page, "hand" if seat == view.seat else f"hand-{seat}")
        assert sum(card.count for card in shown) == len(row.hand)
        known = sorted(card.card for card in row.hand if card.card is not None)
        assert sorted(card.id for card in shown for _ in range(card.count) if card.id) == known
    assert view.seat is not None
    if view.players[view.seat].hand:
        assert not any(card.hidden for card in cards(page, "hand"))


def test_cards_say_who_meets_what_they_ask_for() -> None:
    met = 0
    for match in moments("imperialism", 3, 9):
        state: Any = match.fast.state
        page = panels(speak("en", match, 3), match.look())
        for card in cards(page, "display"):
            land = deck.LAND_IDS.index(card.id)
            met += meets_as_told(card, [imperialism_queries.meets_needs(state, seat, land) for seat in range(3)])
        for card in cards(page, "achievements"):
            needs = state.deck.achievement_needs[deck.ACHIEVEMENT_IDS.index(card.id)]
            met += meets_as_told(card, [imperialism_queries.meets(state, seat, needs) for seat in range(3)])
    assert met > 10


def meets_as_told(card: Card, truth: list[bool]) -> int:
    told = card.text.partition("Met by")[2]
    assert [NAMES[seat] in told for seat in range(3)] == truth, card
    return sum(truth)


def test_a_war_adds_up() -> None:
    wars = 0
    for seed in range(40):
        for match in moments("imperialism", 2, seed):
            war = match.look().war
            if war is None or war.attack_strength is None:
                continue
            wars += 1
            page = panels(speak("en", match, 2), match.look())
            (facts,) = (panel.facts for panel in page.panels if isinstance(panel, Facts) and panel.id == "war")
            for name, strength in (("attack", war.attack_strength), ("defence", war.defence_strength)):
                values = [int(fact.value.replace("−", "-")) for fact in facts if fact.id.startswith(f"{name}-")]
                assert sum(values[:-1]) == values[-1] == strength
        if wars > 1:
            return
    pytest.fail("no war in forty games")


def test_headlines_and_wars_of_imperialism() -> None:
    match = greatpowers.start("imperialism", seats=2, seed=3)
    words, view = speak("en", match, 2), match.look(0)
    assert panels(words, view).headline == "Set-up: Great power"
    assert [card.id for card in cards(panels(words, view), "offered")] == view.offered
    *_, match = moments("imperialism", 2, 3)
    view = match.look(0)
    assert panels(words, view._replace(over=True)).headline.startswith("The game is over. Most glory: ")
    last = view._replace(over=False, turn=1, agenda=[{"step": "action"}])
    assert panels(words, last._replace(last_turns=None)).headline == "Ben to move: Action"
    last = last._replace(last_turns=LastTurns(0, [1]))
    page = panels(words, last)
    assert page.headline == "Ben to move: Action. Last turns, set off by Anna."
    (piles,) = (panel for panel in page.panels if isinstance(panel, Facts) and panel.id == "piles")
    assert [fact.value for fact in piles.facts][-2:] == ["Anna", "Ben"]
    fought = War(1, 0, "sea", None, [], None, None, 1, 3)
    page = panels(words, last._replace(war=fought))
    (war,) = (panel for panel in page.panels if isinstance(panel, Facts) and panel.id == "war")
    assert war.title == "Ben attacks Anna at sea" and [fact.value for fact in war.facts] == ["Ben"]
    page = panels(words, last._replace(war=fought._replace(winner=None)))
    (war,) = (panel for panel in page.panels if isinstance(panel, Facts) and panel.id == "war")
    assert war.note == "The war has been decided."

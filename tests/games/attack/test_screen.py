"""The screen of Attack!: what it shows is what the engine says, and nothing that a seat may not see."""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

import msgspec
import pytest

import greatpowers
from greatpowers.games import RULESETS, words_for
from greatpowers.games.attack.rules import economy, front, queries
from greatpowers.games.attack.rules import lines as battle_lines
from greatpowers.games.attack.rules.board import BOARDS, REGION_IDS, SEA_IDS
from greatpowers.games.attack.rules.figures import CARD_IDS, POLITICS_IDS, TABLES
from greatpowers.games.attack.rules.ongoing.sea import LINE, NO_SHIP
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps import production
from greatpowers.games.attack.rules.steps.trade import Talks
from greatpowers.games.attack.rules.units import ATTACKING, DEFENDING, SUITS, UNITS
from greatpowers.games.attack.words.production import points_by_oil, sets_by_oil
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import NOBODY
from greatpowers.screen.panels import Cards, Cell, Dice, Facts, Grid, Panels
from greatpowers.words import words as render
from greatpowers.words.words import LANGUAGES, Words
from tests.drawn import panels

RULES = RULESETS["attack"]
NAMES = ("Anna", "Ben", "Carla", "Dora", "Emil", "Fritz", "Gerda", "Hans")
EAGER = {
    "march": 3.0,
    "sail": 6.0,
    "strike": 6.0,
    "act": 9.0,
    "bomb": 4.0,
    "buy": 3.0,
    "trade_with": 2.0,
    "propose": 9.0,
}
DULL = {"pass": 0.4, "end": 0.2, "give_money": 0.02, "want_money": 0.02, "want": 0.05, "bid": 0.05, "withdraw": 0.1}
"""How gladly the players of the walk give an answer: so that much happens in few turns."""
OPTIONS = {"defence_dice": True, "eagles": 26}
WANTED = (
    *("claim", "deployment", "turn", "production", "battle_roll", "hits", "line", "gunnery", "retreat", "reply"),
    *("offer", "bid", "politics_block", "protest", "passage", "ambush", "sorties", "air_roll", "raid"),
)
"""Steps that the walk must have met."""
RAW = re.compile(r"\{|\}|\?\?\?|[a-z]_[a-z0-9]|\.\.|\bNone\b|  |(?<![\w–])-\d")
"""What a text must not contain: braces, holes, raw ids, two full stops, two spaces, a hyphen for a minus."""


def walk(seats: int, seed: int, length: int, found: dict[str, list[Position]]) -> None:
    """Play on, chance too by lot, and keep some positions of every step."""
    position = greatpowers.start("attack", seats=seats, seed=seed, options=OPTIONS).fast
    lots = random.Random(seed)
    kept: dict[str, int] = {}
    for _ in range(length):
        if position.over:
            break
        step = position.step
        assert step is not None
        if kept.setdefault(step.name, 0) < 5 and (kept[step.name] < 2 or lots.random() < 0.3):
            kept[step.name] += 1
            found.setdefault(step.name, []).append(position.copy())
        seat = position.waiting()[0]
        options = position.options(seat)
        kinds = [RULES.codec.kind_of(code).name for code in options]
        weights = [EAGER.get(kind, DULL.get(kind, 1.0)) for kind in kinds]
        position.play(lots.choices(options, weights)[0], seat)


@cache
def positions() -> dict[str, list[Position]]:
    """Positions of every step that was met on the way."""
    found: dict[str, list[Position]] = {}
    for seed, seats in enumerate((3, 2, 5, 4)):
        walk(seats, seed, 1500, found)
    return found


def state_of(position: Position) -> Attack:
    return cast(Attack, position.state)


@cache
def speak(lang: str, seats: int) -> Words:
    return words_for(lang, RULES, NAMES[:seats])


def page(position: Position, seat: int = NOBODY, lang: str = "en") -> Panels:
    state = state_of(position)
    return panels(speak(lang, state.seats), RULES.view(state, seat))


def panel(shown: Panels, name: str) -> Any:
    return next((panel for panel in shown.panels if panel.id == name), None)


def cells(grid: Grid, row: str) -> dict[str, Cell]:
    (found,) = [entry for entry in grid.rows if entry.id == row]
    return dict(zip([column.id for column in grid.columns], found.cells, strict=True))


@pytest.mark.parametrize("step", WANTED)
def test_the_walk_has_met_what_is_tested_here(step: str) -> None:
    assert positions().get(step)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_going_on_can_be_read(lang: str) -> None:
    going_on, said = set(), set()
    for found in positions().values():
        for position in found[:2]:
            for seat in (state_of(position).turn, NOBODY):
                shown = page(position, seat, lang)
                going_on |= {panel.id for panel in shown.panels}
                said |= set(texts(msgspec.to_builtins(shown.panels)))
    assert [text for text in said if text != text.strip() or RAW.search(text)] == []
    assert going_on >= {"battle", "dice", "naval", "lines", "announced", "auction", "deal", "groups", "bombing", "raid"}


def texts(thing: Any) -> Iterator[str]:
    """Every text of a panel but ids."""
    if isinstance(thing, dict):
        for key, part in thing.items():
            if key != "id":
                yield from texts(part)
    elif isinstance(thing, list):
        for part in thing:
            yield from texts(part)
    elif isinstance(thing, str):
        yield thing


# the board


@pytest.mark.parametrize("seats", (4, 5))
def test_regions_and_seas_are_those_of_the_board_in_play(seats: int) -> None:
    match = greatpowers.start("attack", seats=seats, seed=1)
    shown = panels(words_for("en", RULES, NAMES[:seats]), match.look(0))
    board = BOARDS[int(seats == 4)]
    assert [row.id for row in panel(shown, "regions").rows] == [REGION_IDS[region] for region in board.regions]
    assert [row.id for row in panel(shown, "seas").rows] == [SEA_IDS[sea] for sea in board.seas]
    on = {row.cells[0].text for name in ("regions", "seas") for row in panel(shown, name).rows}
    for name, columns in (("regions", ("coast",)), ("seas", ("coast", "adjacent"))):
        for row in panel(shown, name).rows:
            named = ", ".join(cells(panel(shown, name), row.id)[column].text for column in columns)
            assert {text for text in named.split(", ") if text} <= on
    assert cells(panel(shown, "regions"), "panama")["remarks"].text == "Panama Canal"


def test_every_unit_stands_where_the_view_has_it() -> None:
    for position in positions()["turn"]:
        state, shown = state_of(position), page(position)
        for region in state.board.regions:
            row = cells(panel(shown, "regions"), REGION_IDS[region])
            assert [row[unit].value for unit in UNITS[:4]] == [state.units(region, unit) for unit in range(4)]
            owner = state.owner[region]
            badge = row["owner"].badges[0]
            assert (badge.id, badge.shape) == (str(owner), "round") if owner >= 0 else badge.shape == "octagon"
        for sea in state.board.seas:
            row = cells(panel(shown, "seas"), SEA_IDS[sea])
            assert row["ships"].value == sum(sum(fleet) for fleet in RULES.view(state, NOBODY).seas[SEA_IDS[sea]])
        for seat in shown.seats:
            figures = {figure.id: figure.value for figure in seat.figures}
            assert figures["regions"] == str(len(queries.regions_of(state, seat.seat)))
            assert figures["units"] == str(queries.land_units(state, seat.seat))


def test_capitals_are_told_also_when_lost() -> None:
    position = positions()["turn"][-1].copy()
    state = state_of(position)
    region = state.capital[0]
    state.owner[region] = 1
    row = cells(panel(page(position), "regions"), REGION_IDS[region])
    assert "capital of Anna, lost" in row["remarks"].text
    (figure,) = [figure for figure in page(position).seats[0].figures if figure.id == "capital"]
    assert (figure.note, figure.tone) == ("lost", "bad")


# players


def test_points_add_up_as_their_note_says() -> None:
    governments = set()
    for position in positions()["turn"] + positions()["production"]:
        state = state_of(position)
        for seat in page(position).seats:
            parts = re.findall(r"([+−]?)(\d+)", seat.score.note)
            total = sum(-int(count) if sign == "−" else int(count) for sign, count in parts)
            assert str(total) == seat.score.value == str(queries.victory_points(state, seat.seat))
            assert [figure.value for figure in seat.money] == [
                str(state.purse(seat.seat)),
                str(state.certificates(seat.seat)),
            ]
            governments.add(state.government[seat.seat])
    assert governments == {0, 1, 2, 3}


def test_oil_says_how_many_actions_it_pays_for() -> None:
    position = positions()["turn"][0].copy()
    state = state_of(position)
    state.taken = 1
    for oil, note in ((1, "no more actions"), (4, "one more action"), (9, "3 more actions"), (13, "3 more actions")):
        state.oil[1 + state.turn] = oil
        assert page(position).seats[state.turn].money[1].note == f"pays for {note}"


def test_bans_are_shown() -> None:
    position = positions()["turn"][0].copy()
    state_of(position).banned[0] = state_of(position).embargoed[1] = 1
    anna, ben = page(position).seats[:2]
    assert "barred in the next turn" in [figure.value for figure in anna.figures]
    assert "no trade until production" in [figure.value for figure in ben.figures]


def test_headlines() -> None:
    assert page(positions()["claim"][0]).headline == "Set-up: first regions"
    assert page(positions()["production"][0]).headline.startswith("End of round ")
    position = positions()["turn"][0].copy()
    state = state_of(position)
    state.round, state.taken, state.eagles = 3, 2, 7
    expected = f"Runde 3 von höchstens 30 · {NAMES[state.turn]} am Zug, 2 Aktionen ausgeführt, die nächste kostet 3 Öl"
    assert page(position, lang="de").headline == f"{expected} · 7 von 26 Adlern"
    assert [seat.to_move for seat in page(position).seats].index(True) == state.turn
    state.agenda.clear()
    state.finish()
    assert page(position).headline == "The game is over, in round 3 · 7 of 26 eagles"
    assert not any(seat.to_move for seat in page(position).seats)


# battles


def test_a_battle_shows_both_sides_and_their_dice() -> None:
    for position in positions()["battle_roll"] + positions()["hits"]:
        state = state_of(position)
        shown = panel(page(position), "battle")
        for side, name in ((ATTACKING, "attack"), (DEFENDING, "defence")):
            row, rest = cells(shown, f"{name}-front"), cells(shown, f"{name}-reserve")
            for unit in range(4):
                assert row[UNITS[unit]].value == state.committed(side, unit)
                assert rest[UNITS[unit]].value == state.waiting(side, unit)
            assert row["dice"].value == (front.dice(state, side) if state.present(side) else 0)


def test_dice_say_which_of_them_hit() -> None:
    gold = quiet = 0
    for position in positions()["battle_roll"]:
        state, dice = state_of(position), panel(page(position), "dice")
        if not any(state.faces):
            assert dice is None and "still to be rolled" in panel(page(position), "battle").note
            continue
        assert isinstance(dice, Dice)
        faces = dice.throws[0].faces
        side = state.fight_side
        hits = sum(min(state.faces[unit], state.committed(side, unit)) for unit in range(4))
        assert sum(face.tone == "gold" for face in faces) == hits
        assert len(faces) == sum(state.faces)
        gold, quiet = gold + hits, quiet + len(faces) - hits
    assert gold and quiet
    for position in positions()["hits"]:
        dice = panel(page(position), "dice")
        assert sum(state_of(position).faces) == (len(dice.throws[0].faces) if dice else 0)


def test_ships_add_to_their_dice_what_the_engine_adds() -> None:
    for position in positions()["gunnery"]:
        state, lines = state_of(position), panel(page(position), "lines")
        for pair in range(state.naval_length):
            row = cells(lines, f"pair-{pair + 1}")
            assert row["attack-adds"].value == battle_lines.modifier(state, ATTACKING, pair)
            assert row["defence-adds"].value == battle_lines.modifier(state, DEFENDING, pair)


def test_the_attacker_at_sea_has_to_be_beaten_with_the_bonus() -> None:
    position = positions()["gunnery"][0].copy()
    state = state_of(position)
    state.naval_roll, pair = 7, state.naval_pair
    destroyer, carrier = 0, 3
    for attacker, has_bonus in ((carrier, True), (destroyer, False)):
        state.line = [NO_SHIP] * len(state.line)
        state.line[pair], state.line[LINE + pair] = attacker, destroyer
        dice = panel(page(position), "dice")
        assert [face.text for face in dice.throws[0].faces] == ["7"]
        bonus = battle_lines.modifier(state, ATTACKING, pair)
        assert (bonus > 0) == has_bonus
        assert dice.note == (f"With the bonus of {bonus}, {7 + bonus} in all." if has_bonus else "")


def test_hits_of_submarines_are_told_when_they_have_sunk_everything() -> None:
    view = RULES.view(state_of(positions()["ambush"][0]), NOBODY)
    escort: dict[str, Any] = {"step": "escort", "player": 1, "sea": "north_sea"}
    fired = view.now._replace(ambusher=1, ambush_shots=2, ambush_hits=1)
    view = view._replace(agenda=[*view.agenda, escort], groups=[], now=fired)
    found = panel(panels(speak("en", len(view.players)), view), "groups")
    assert found.note == "Submarines of Ben that fired: 2; hits: 1" and not found.facts


def test_a_line_being_laid_is_seen_by_its_owner_only() -> None:
    laid = 0
    for position in positions()["line"]:
        state = state_of(position)
        parties = (state.turn, state.naval_foe)
        for seat in (*range(state.seats), NOBODY):
            lines = panel(page(position, seat), "lines")
            if lines is None:
                assert battle_lines.laid(state) == 0 or seat not in parties
                continue
            own, other = ("attack", "defence") if seat == parties[0] else ("defence", "attack")
            first = parties.index(seat) * LINE
            for pair, row in enumerate(lines.rows):
                laid += 1
                found = cells(lines, row.id)
                assert found[other].text == "hidden"
                assert found[own].text.lower() == UNITS[4 + state.line[first + pair]]
    assert laid


# offers and cards


def test_a_draft_is_known_to_those_at_the_table_for_it() -> None:
    for step in ("offer", "reply"):
        for position in positions()[step]:
            state = state_of(position)
            knows = [state.arg(Talks.PROPOSER)]
            if step == "reply":
                knows.append(state.arg(Talks.PARTNER))
            for seat in (*range(state.seats), NOBODY):
                deal = panel(page(position, seat), "deal")
                assert isinstance(deal, Facts)
                assert ("known only" in deal.facts[0].value) == (seat not in knows)


def test_ones_own_hand_is_shown_in_full_and_no_other() -> None:
    for position in positions()["turn"]:
        state = state_of(position)
        view = RULES.view(state, 0)
        shown = page(position, 0)
        hand = panel(shown, "hand")
        assert isinstance(hand, Cards) and hand.hand
        assert sum(card.count for card in hand.cards) == len(view.players[0].hand)
        assert all(card.text and card.foot for card in hand.cards)
        for seat in range(1, state.seats):
            cards = view.players[seat].hand
            known = [card.card for card in cards if card.card is not None]
            other = panel(shown, f"hand-{seat}")
            assert (other is None) == (not known)
            if other is not None:
                assert sum(card.count for card in other.cards) == len(cards)
                assert {card.id for card in other.cards if not card.hidden} == set(known)
        assert panel(page(position), "hand") is None


@pytest.mark.parametrize(("in_set", "expected"), [(True, "oil"), (False, "Counts by itself")])
def test_an_oil_card_makes_oil_whether_it_is_part_of_a_set_or_not(in_set: bool, expected: str) -> None:
    economics = copy.deepcopy(TABLES["economics"])
    for row in economics["suit"]:
        row["in_set"] = in_set and row["id"] != "population"
    position = greatpowers.start("attack", seats=2, seed=1, options={"economics": economics}).fast
    state = state_of(position)
    state.draw(0, CARD_IDS.index("oil_3"))
    words = words_for("en", RULES, NAMES[:2], state.rules.options)
    (card,) = [card for card in panel(panels(words, RULES.view(state, 0)), "hand").cards if card.id == "oil_3"]
    assert expected in card.text and card.text.endswith("Or makes oil.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_politics_card_says_when_it_is_played(lang: str) -> None:
    position = positions()["turn"][0]
    view = RULES.view(state_of(position), 0)._replace(discards=dict.fromkeys(POLITICS_IDS, 1))
    shown = panels(words_for(lang, RULES, NAMES), view)
    cards = {card.id: card for card in panel(shown, "discards").cards}
    assert len({card.foot for card in cards.values()}) == 3
    assert cards["storm_at_sea"].foot == {"de": "gegen eine Bewegung", "en": "answers a Move"}[lang]
    assert cards["spy_ring"].corner == {"de": "Adler", "en": "eagle"}[lang] and not cards["spy"].corner


def test_what_is_announced_and_how_often_an_offer_was_countered() -> None:
    view = RULES.view(state_of(positions()["turn"][0]), 0)
    frame: dict[str, Any] = {"step": "politics_block", "card": "summit", "player": 1, "one": "none", "two": "none"}
    shown = panels(speak("en", len(view.players)), view._replace(agenda=[*view.agenda, frame]))
    assert [fact.value for fact in panel(shown, "announced").facts] == ["Summit Conference", "Ben"]
    frame = {"step": "reply", "proposer": 0, "partner": 1, "counter_offers": 2}
    shown = panels(speak("en", len(view.players)), view._replace(agenda=[*view.agenda, frame]))
    assert panel(shown, "deal").facts[-1].value == "2"
    assert panel(shown, "deal").note == "Ben decides on the offer of Anna."


# production


def test_the_forecast_is_what_production_brings() -> None:
    rows = 0
    for position in positions()["turn"] + positions()["production"]:
        state = state_of(position)
        for seat in range(state.seats):
            forecast = panel(page(position, seat), "forecast")
            assert [row.id for row in forecast.rows] == [f"oil-{oil}" for oil in economy.oil_sums(state, seat)]
            for row in forecast.rows:
                found = cells(forecast, row.id)
                oil = found["oil-made"].value
                assert oil is not None
                assert found["production-then"].value == state.purse(seat) + production.points(state, seat, oil)
                more = production.certificates(state, seat, oil)
                assert found["oil-then"].value == state.certificates(seat) + more
                rows += 1
    assert rows > 200


def test_all_amounts_of_oil_at_once_are_as_one_by_one() -> None:
    lots = random.Random(5)
    for size in range(7):
        for _ in range(8):
            oils, routes, *others = (
                sorted((lots.randint(1, most) for _ in range(lots.randint(0, size))), reverse=True)
                for most in (4, 6, 4, 4, 4)
            )
            for laid, oil_in_set in ((others, True), (others, False), ([], True), ([], False)):
                amounts = range(sum(oils) + sum(routes) + 1)
                best = {oil: economy.best_sets(oils, routes, laid, oil, oil_in_set) for oil in amounts}
                expected = {oil: value for oil, value in best.items() if value != economy.IMPOSSIBLE}
                assert sets_by_oil(tuple(oils), tuple(routes), tuple(map(tuple, laid)), oil_in_set) == expected


def test_points_by_oil_are_those_of_the_engine() -> None:
    for position in positions()["production"]:
        state = state_of(position)
        for seat in range(state.seats):
            suits = [economy.suit_values(state, seat, suit) for suit in range(len(SUITS))]
            found = points_by_oil(state.figures, suits, economy.route_values(state, seat))
            assert found == {oil: economy.best_production(state, seat, oil) for oil in economy.oil_sums(state, seat)}


# what is kept


def test_texts_that_are_kept_read_the_same_at_every_table() -> None:
    view = RULES.view(state_of(positions()["turn"][-1]), 0)
    words = words_for("de", RULES, NAMES)
    first = panels(words, view)
    render.everywhere.cache_clear()
    assert panels(words_for("de", RULES, NAMES), view) == first == panels(words, view)
    others = words_for("de", RULES, [name[::-1] for name in NAMES])
    assert NAMES[0] not in str(panels(others, view))


def test_cards_of_an_owner_are_not_mixed_up_with_those_of_others() -> None:
    """What a table calls its cards by a file of its own no other table reads."""
    politics = copy.deepcopy(TABLES["politics"])
    politics["card"][0]["name_de"] = "Eigene Karte"
    card = politics["card"][0]["id"]
    usual, own = words_for("de", RULES, NAMES), words_for("de", RULES, NAMES, {"politics": politics})
    for words, is_own in ((own, True), (usual, False), (own, True)):
        assert ("Eigene Karte" in words.say("answer-give", card=card)) is is_own

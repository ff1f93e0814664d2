"""The table of Attack! in the terminal: positions of random games, a battle, a naval battle, an auction, a trade."""

from __future__ import annotations

import io
import itertools
from functools import cache
from typing import Any

import pytest
from rich.console import Console

import greatpowers
from greatpowers.games import words_for
from greatpowers.games.attack.rules.board import MAP, REGION_IDS
from greatpowers.games.attack.rules.figures import CARD_IDS, KINDS, TABLES
from greatpowers.games.attack.rules.steps import naval
from greatpowers.kernel.match import Match
from greatpowers.players.uniform import Uniform
from greatpowers.terminal import attack, attack_panels
from greatpowers.terminal.table import Table
from greatpowers.words.words import LANGUAGES, Words

WIDTHS = (80, 120)
SIDES = {"battle": "reinforcement", "naval": "line", "auction": "bid", "deal": "offer"}
"""The panels, and a step at which each can be seen."""


@cache
def sampled() -> dict[str, Match]:
    """The first position of each kind in a random game of five, and one of its later rounds."""
    match = greatpowers.start("attack", 5, 3)
    bot = Uniform(3)
    found: dict[str, Match] = {}
    while len(match.entries) < 900:
        decision = match.decisions[0]
        for name, step in SIDES.items():
            if decision.step == step and name not in found:
                found[name] = greatpowers.replay(match.record())
        match.play(match.rules.codec.decode(bot.answer(match.fast, decision.seat)), decision.seat)
    assert len(found) == len(SIDES)
    return {**found, "middle": match}


def shown(words: Words, view: dict[str, Any], width: int, step: str = "") -> str:
    """The table as one line of text; whatever is drawn keeps to the width, and nothing is cut off."""
    console = Console(file=io.StringIO(), width=width, highlight=False, color_system=None)
    drawn = attack.aside(words, view, step, width) if step else attack.draw(words, view, width)
    assert drawn is not None
    console.print(drawn)
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert all(len(line) == width for line in lines)
    text = " ".join(" ".join(line.strip("│ ") for line in lines).split())
    assert "…" not in text
    return text


def names(lang: str, rows: Any) -> dict[str, str]:
    return {row["id"]: row[f"name_{lang}"] for row in rows}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("position", (*SIDES, "middle"))
def test_the_table_shows_every_region_fleet_and_own_card(position: str, width: int, lang: str) -> None:
    match = sampled()[position]
    words = words_for(lang, match.rules)
    regions, seas = names(lang, MAP["region"]), names(lang, MAP["sea"])
    for seat in (greatpowers.NOBODY, 0, 3):
        view = match.view(seat)
        text = shown(words, view, width)
        board = attack.Board(words, view, width)
        for region, row in view["regions"].items():
            stack = board.stack(row["units"])
            assert regions[region] in text
            assert row["owner"] is None or not stack or f" {stack}" in text
        for sea, fleets in view["seas"].items():
            assert seas[sea] in text
            for fleet in fleets:
                assert board.stack(fleet, attack_panels.SHIPS) in text
        for number, row in enumerate(view["players"]):
            assert f"{words.player(number)} " in text
            assert all(board.names.name(name) in text for name in row["technologies"])
            assert row["government"] is None or board.names.name(row["government"]) in text
            assert all(board.names.name(card["card"]) in text for card in row["hand"] if card["card"] is not None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hidden_cards_are_not_named(lang: str) -> None:
    """Names of politics cards that only others hold, unseen, stand nowhere."""
    politics = names(lang, TABLES["politics"]["card"])
    hidden = 0
    for match, seat in itertools.product(sampled().values(), (greatpowers.NOBODY, 0, 1, 2, 3, 4)):
        view = match.view(seat)
        visible = {card["card"] for row in view["players"] for card in row["hand"]}
        visible |= {*view["discards"], *view["table"]}
        seen = " ".join(politics[card] for card in visible if card in politics)
        board = attack.Board(words_for(lang, match.rules), view, 120)
        board.names.card_text = lambda card: ""  # type: ignore[method-assign]
        console = Console(file=io.StringIO(), width=120, highlight=False, color_system=None)
        console.print(board.draw())
        text = console.file.getvalue()  # type: ignore[attr-defined]
        unseen = [name for card, name in politics.items() if card not in visible and name not in seen]
        assert not [name for name in unseen if name in text]
        hidden += len(unseen)
    assert hidden > 200


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_a_battle_stands_beside_its_questions(width: int, lang: str) -> None:
    match = sampled()["battle"]
    words, view = words_for(lang, match.rules), match.view()
    text = shown(words, view, width, "reinforcement")
    board = attack.Board(words, view, width)
    assert names(lang, MAP["region"])[REGION_IDS[view["now"]["fight"]]] in text
    for first in range(0, 16, 4):
        assert board.stack(view["front"][first : first + 4]) in text
    rolling = {**view, "faces": [1, 0, 2, 0, 1], "now": {**view["now"], "fight_dice": 3}}
    hits = {**view, "faces": [1, 0, 2, 0, 0], "now": {**view["now"], "fight_dice": 0}}
    for state in (rolling, hits):
        assert board.stack(state["faces"][:4]) in shown(words, state, width, "hits")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_a_line_that_is_being_laid_is_hidden_from_others(width: int, lang: str) -> None:
    match = sampled()["naval"]
    words = words_for(lang, match.rules)
    view = match.view(match.view()["turn"])
    own = [2, 0, *[-1] * 6]
    laid = {**view, "line": [*own, *[None] * 8], "now": {**view["now"], "naval_length": 4}}
    text = shown(words, laid, width, "line")
    ships = [words.say(f"table-ship-{ship}") for ship in attack_panels.SHIPS]
    assert ships[2] in text and ships[0] in text and text.count("?") == 2
    assert not any(ship in shown(words, {**laid, "line": [None] * 16}, width, "line") for ship in ships)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lines_have_their_sums_and_the_ships_that_are_hit(lang: str) -> None:
    match = sampled()["naval"]
    words, view = words_for(lang, match.rules), match.view()
    now = {**view["now"], "naval_length": 3, "naval_pair": 1, "naval_roll": 7}
    nothing = [-1] * 5
    lines = {
        **view,
        "line": [2, 2, 3, *nothing, 0, 0, 1, *nothing],
        "line_state": [1, 0, 0, *[0] * 5, 2, 0, 0, *[0] * 5],
        "now": now,
    }
    text = shown(words, lines, 80, "retreat")
    ships = [words.say(f"table-ship-{ship}") for ship in attack_panels.SHIPS]
    assert f"1 {ships[2]} ✶ {ships[0]} ✗" in text
    assert f"▶2 {ships[2]} 7+3 = 10 {ships[0]} 0" in text
    assert f"3 {ships[3]} +1 {ships[1]} 0" in text


def test_what_the_sums_add_is_what_the_engine_adds() -> None:
    match = sampled()["naval"]
    board = attack.Board(words_for("en", match.rules), match.view(), 80)
    state: Any = match.fast.state.copy()
    for number in range(4**4):
        ships = [number >> 2 * place & 3 for place in range(4)]
        for first in (0, 8):
            state.line[first : first + 2] = ships[first // 4 : first // 4 + 2]
        board.view = {**match.view(), "line": state.line, "line_state": state.line_state}
        for side, pair in ((0, 0), (0, 1), (1, 0), (1, 1)):
            assert board.modifier(side, pair) == naval.modifier(state, side, pair)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_auction_and_trade(width: int, lang: str) -> None:
    match = sampled()["auction"]
    words, view = words_for(lang, match.rules), match.view()
    frame = view["agenda"][-1]
    text = shown(words, view, width, "bid")
    assert f"{frame['price']} PP" in text and words.player(frame["leader"]) in text
    out = {**view, "agenda": [{**frame, "out": 24}]}
    assert f"{words.player(3)}, {words.player(4)}" in shown(words, out, width, "bid")
    match = sampled()["deal"]
    view = match.view(match.decisions[0].seat)
    deal = [7, 0, 0, 2, *[0] * (2 * KINDS)]
    deal[4 + CARD_IDS.index("spy")] = 2
    deal[4 + KINDS + CARD_IDS.index("route_mediterranean")] = 1
    name = words.vocabulary.name  # type: ignore[attr-defined]
    text = shown(words, {**view, "deal": deal}, width, "offer")
    assert f"7 PP, 2 × {name('spy')}" in text and f", {name('route_mediterranean')}" in text
    frame = view["agenda"][-1]
    third = next(seat for seat in range(5) if seat not in (frame["proposer"], frame["partner"]))
    for seat in (third, greatpowers.NOBODY):
        assert match.view(seat)["deal"] is None
        assert words.player(frame["partner"]) in shown(words, match.view(seat), width, "offer")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_groups_on_the_way_bombing_and_raid(width: int, lang: str) -> None:
    match = sampled()["middle"]
    words, view = words_for(lang, match.rules), match.view(0)
    regions = names(lang, MAP["region"])
    ids = [REGION_IDS.index(name) for name in ("italy", "balkans", "ukraine")]
    groups = [ids[0], ids[1], 1, 2, 1, 0, 0, 0, ids[2], ids[1], 0, 0, 3, 0, 0, 0]
    now = {**view["now"], "crossing": 0, "ambusher": 2, "ambush_shots": 3, "ambush_hits": 1}
    text = shown(words, {**view, "groups": groups, "now": now}, width, "ambush")
    stack = attack.Board(words, view, width).stack
    assert f"▶ {regions['italy']} → {regions['balkans']} {stack([2, 1])}" in text
    assert f"{regions['ukraine']} → {regions['balkans']} {stack([0, 3])}" in text
    assert words.player(2) in text
    air = {"bombed": 1, "fighters": 2, "bombers": 3, "interceptors": 4, "defender_losses": 1, "dice": 2}
    assert words.player(1) in shown(words, {**view, "now": {**view["now"], **air}}, width, "sorties")
    raid = {**view["now"], "raid_sea": 0, "hits": 1}
    assert MAP["sea"][0][f"name_{lang}"] in shown(words, {**view, "now": raid}, width, "raid")


def test_nothing_stands_beside_other_questions() -> None:
    match = sampled()["middle"]
    words, view = words_for("en", match.rules), match.view(0)
    assert attack.aside(words, view, "turn", 80) is None
    calm = {**view, "agenda": [], "groups": [], "now": dict.fromkeys(view["now"], -1)}
    for steps in attack_panels.PANELS.values():
        assert attack.aside(words, calm, steps[0], 80) is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("seats", (2, 8))
def test_the_first_steps_of_a_game_can_be_drawn(seats: int, width: int, lang: str) -> None:
    match = greatpowers.start("attack", seats, 1)
    bot = Uniform(1)
    words = words_for(lang, match.rules)
    while match.view()["round"] == 0:
        decision = match.decisions[0]
        if len(match.entries) % 40 == 0:
            shown(words, match.view(decision.seat), width)
        match.play(match.rules.codec.decode(bot.answer(match.fast, decision.seat)), decision.seat)
    shown(words, match.view(0), width)


@pytest.mark.parametrize("width", WIDTHS)
def test_long_names_of_players_are_not_cut_off(width: int) -> None:
    match = sampled()["battle"]
    people = tuple(f"Number {seat} of the Long Names" for seat in range(5))
    words = words_for("en", match.rules, people)
    text = shown(words, match.view(0), width)
    assert "Names" in text and "Number 4" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_regions_stand_under_their_continents(lang: str) -> None:
    """The first question has 52 answers; their numbers run on from continent to continent."""
    match = greatpowers.start("attack", 2, 1, {"board": "west"})
    console = Console(file=io.StringIO(), width=100, highlight=False, color_system=None)
    Table(match, (0, 1), lang, console, lambda: None, 1, "uniform").question(match.decisions[0])
    text = console.file.getvalue()  # type: ignore[attr-defined]
    known = names(lang, [*MAP["continent"], *MAP["region"]])
    heads = [f"\n {known[name]}\n" for name in ("north_america", "south_america", "eurasia", "africa")]
    places = [*(text.index(head) for head in heads), len(text)]
    assert places == sorted(places)
    for number, continent in enumerate(("north_america", "south_america", "eurasia", "africa")):
        inside = [row["id"] for row in MAP["region"] if row["continent"] == continent and row["half"] == "west"]
        part = text[places[number] : places[number + 1]]
        assert part.count("  ") > len(inside) > 7 and known[inside[0]] in part and known[inside[-1]] in part
    assert all(f"{number:>2}  " in text for number in range(1, 53))

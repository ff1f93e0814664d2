"""Where units can go: every way that is offered ends where it says, and nothing in reach is left out."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import cast

import pytest

from greatpowers.games import RULESETS, words_for
from greatpowers.games.imperial.rules import agenda, events
from greatpowers.games.imperial.rules.answers import ARMY, FLEET, GO, PICK_ARMY, PICK_FLEET, UNITS
from greatpowers.games.imperial.rules.board import NO_NATION
from greatpowers.games.imperial.rules.frames import ORIGIN, SEA_BEYOND, SEAS, UNIT
from greatpowers.games.imperial.rules.state import NO_SEAT, Imperial
from greatpowers.games.imperial.screen.reach import movable
from greatpowers.kernel.match import start
from greatpowers.kernel.position import Position
from greatpowers.screen.effects import Movable, Way
from greatpowers.words.words import LANGUAGES, Words

GAMES = [game for game, rules in RULESETS.items() if rules.game == "imperial"]
STEPS = ("fleets", "armies", "sail", "journey")
Unit = tuple[str, str]
Reached = dict[str, int]
"""Regions with the fewest seas over which a unit gets there."""


def positions(game: str, seed: int, most: int = 12) -> Iterator[Position]:
    """Moments of maneuvers, spread over a game by lot."""
    lot = random.Random(seed)
    position = start(RULESETS[game], lot.randint(3, 6), seed=f"{seed:064x}").fast
    wait = 0
    while not position.over and most:
        assert position.step is not None
        wait -= 1
        if position.step.name in STEPS and wait < 0:
            yield position
            most, wait = most - 1, lot.randrange(15)
        position.play(lot.choice(position.options()), position.seat)


def crowded(position: Position, seed: int) -> Position:
    """The same with many more units of the nation that moves, and canals that others control."""
    lot = random.Random(seed)
    twin = position.copy()
    state = cast(Imperial, twin.state)
    board, nation = state.rules.board, state.nation
    for region in board.canal_control:
        others = [other for other in range(6) if state.government[other] not in (NO_SEAT, state.government[nation])]
        if others and state.flag[region] == NO_NATION:
            state.place_flag(lot.choice(others), region)
    seas = lot.sample(range(board.first_sea, board.size), 6)
    lands = [*board.homes[nation], *lot.sample(range(board.first_sea), 6)]
    for unit, pool, regions in ((FLEET, state.fleet_pool, seas), (ARMY, state.army_pool, lands)):
        for region in regions:
            if pool[nation] > 0:
                state.raise_unit(nation, region, unit)
    return Position(twin.rules, state)


def after(position: Position, answer: int) -> tuple[Position, str | None]:
    """What comes of an answer, and the region where the unit has arrived or asks to go."""
    twin = position.copy()
    journal: list[list[int]] = []
    twin.state.journal = journal
    twin.play(answer, twin.seat)
    twin.state.journal = None
    state = cast(Imperial, twin.state)
    regions = state.rules.board.regions
    for event in journal:
        if event[0] == events.MOVED:
            return twin, regions[event[3]]
    if not twin.over and state.top() == agenda.CANAL:
        return twin, regions[state.arg(SEA_BEYOND)]
    return twin, None


def everywhere(position: Position, picks: list[int]) -> Reached:
    """Every region at which a unit can end, by trying everything."""
    found: Reached = {}
    met: set[tuple[int, ...]] = set()
    open_ = [(position, answer) for answer in picks]
    while open_:
        before, answer = open_.pop()
        seas = cast(Imperial, before.state).arg(SEAS) if cast(Imperial, before.state).top() == agenda.JOURNEY else 0
        then, region = after(before, answer)
        state = cast(Imperial, then.state)
        if region is not None:
            used = seas.bit_count() + (state.top() == agenda.CANAL if not then.over else 0)
            found[region] = min(found.get(region, 99), used)
        elif state.top() in (agenda.SAIL, agenda.JOURNEY) and tuple(state.agenda) not in met:
            met.add(tuple(state.agenda))
            open_ += [(then, option) for option in then.options()]
    return found


def units(position: Position) -> dict[Unit, Reached]:
    """What each unit can reach, by trying everything."""
    state = cast(Imperial, position.state)
    regions = state.rules.board.regions
    if state.top() in (agenda.SAIL, agenda.JOURNEY):
        kind = UNITS[FLEET if state.top() == agenda.SAIL else state.arg(UNIT)]
        found = {(regions[state.arg(ORIGIN)], kind): everywhere(position, position.options())}
    else:
        found = {}
        for answer in position.options():
            if PICK_FLEET <= answer < PICK_ARMY:
                found[regions[answer - PICK_FLEET], "fleet"] = everywhere(position, [answer])
            elif PICK_ARMY <= answer < GO:
                region, unit = divmod(answer - PICK_ARMY, 2)
                found[regions[region], UNITS[unit]] = everywhere(position, [answer])
    for (origin, _), reached in found.items():
        reached.pop(origin, None)
    return {unit: reached for unit, reached in found.items() if reached}


def end_of(position: Position, way: Way) -> str | None:
    """Where a way ends when its answers are given; only the last one may end it."""
    region = None
    for answer in way.answers:
        assert region is None
        code = position.rules.codec.encode(answer)
        assert code in position.options()
        position, region = after(position, code)
    return region


def check(words: Words, position: Position) -> int:
    found = movable(words, position, position.seat)
    expected = units(position)
    already = 0
    state = cast(Imperial, position.state)
    if state.top() == agenda.JOURNEY:
        already = state.arg(SEAS).bit_count()
    assert {(one.region, one.unit) for one in found} == expected.keys()
    for one in found:
        reached = expected[one.region, one.unit]
        assert {target.region for target in one.targets} == reached.keys()
        for target in one.targets:
            assert 1 <= len(target.ways) <= 6
            assert all(end_of(position, way) == target.region and way.text for way in target.ways)
            assert no_detours(target.ways)
            if one.unit != "fleet":
                assert len(target.ways[0].via) + already == reached[target.region]
    return sum(len(one.targets) for one in found)


def no_detours(ways: list[Way]) -> bool:
    """Fewest seas first, and none with all the seas of another."""
    lengths = [len(way.via) for way in ways]
    sets = [set(way.via) for way in ways]
    apart = all(not one <= other for one in sets for other in sets if one is not other)
    return lengths == sorted(lengths) and apart


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_way_ends_at_its_target_and_no_target_is_missing(game: str, lang: str) -> None:
    words = words_for(lang, RULESETS[game])
    targets = 0
    for seed in range(4):
        for position in positions(game, seed):
            targets += check(words, position)
    assert targets > 100


@pytest.mark.parametrize("game", GAMES)
def test_many_fleets_carry_armies_over_many_ways(game: str) -> None:
    words = words_for("en", RULESETS[game])
    most = 0
    for seed in range(3):
        for position in positions(game, seed, 4):
            if cast(Imperial, position.state).top() in (agenda.FLEETS, agenda.ARMIES):
                full = crowded(position, seed)
                check(words, full)
                ways = [len(target.ways) for one in movable(words, full, full.seat) for target in one.targets]
                most = max(most, *ways)
    assert most > 1


def spoken(game: str, wanted: str) -> Iterator[tuple[Movable, str, Way]]:
    """Ways whose text holds a word."""
    words = words_for("en", RULESETS[game])
    for seed in range(12):
        for position in positions(game, seed, 6):
            if cast(Imperial, position.state).top() in (agenda.FLEETS, agenda.ARMIES):
                full = crowded(position, seed)
                for one in movable(words, full, full.seat):
                    yield from ((one, t.region, way) for t in one.targets for way in t.ways if wanted in way.text)


def test_a_canal_names_whose_permission_it_needs() -> None:
    ways = list(spoken("imperial-2030", "to allow it"))
    fleets = [(one, target, way) for one, target, way in ways if one.unit == "fleet"]
    armies = [(one, target, way) for one, target, way in ways if one.unit != "fleet"]
    assert fleets and armies
    one, target, way = fleets[0]
    assert {one.region, target} in ({"caribbean_sea", "north_pacific"}, {"mediterranean_sea", "indian_ocean"})
    assert way.text.startswith(("through the Panama Canal; ", "through the Suez Canal; "))
    assert all(way.via[-1] == target for _, target, way in armies)


def test_a_way_by_train_and_convoy_tells_both() -> None:
    _, _, way = next(spoken("imperial-2030", "by rail to"))
    assert ", then " in way.text
    assert way.kind in ("march", "convoy")


def test_nobody_else_is_told_and_other_steps_have_none() -> None:
    rules = RULESETS["imperial-2030"]
    words = words_for("en", rules)
    position = next(positions("imperial-2030", 1))
    assert movable(words, position, position.seat)
    assert all(not movable(words, position, seat) for seat in range(3) if seat != position.seat)
    first = start(rules, 3, seed="0" * 64).fast
    assert movable(words, first, first.seat) == []
    attack = start(RULESETS["attack"], 3, seed="0" * 64).fast
    assert movable(words_for("en", RULESETS["attack"]), attack, attack.seat) == []

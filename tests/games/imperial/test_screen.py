"""The desk of Imperial says what the view of the seat says, in both languages."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

import pytest

import greatpowers
from greatpowers.games import RULESETS, words_for
from greatpowers.games.imperial.rules import queries
from greatpowers.games.imperial.rules.ruleset import ImperialRuleset
from greatpowers.games.imperial.rules.state import CASH, Imperial
from greatpowers.games.imperial.rules.steps.governments import settle_governments
from greatpowers.games.imperial.rules.steps.investing import bond_options, buy_bond, parts, price
from greatpowers.games.imperial.screen.parts import Claim, Desk, Place
from greatpowers.games.imperial.screen.trial import investing
from greatpowers.words.words import LANGUAGES
from tests.drawn import sheet

TABLES: tuple[tuple[str, int, tuple[tuple[str, Any], ...]], ...] = (
    ("imperial-2006", 4, ()),
    ("imperial-2010", 6, (("investor_card", False),)),
    ("imperial-2030", 5, (("cash", "hidden"),)),
    ("imperial-2030", 3, (("bonus", "rising"),)),
)
table = pytest.mark.parametrize(("game", "seats", "options"), TABLES)
UNITS = {"armies": "army", "friendly_armies": "friendly_army", "fleets": "fleet"}


@cache
def views(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> list[tuple[dict[str, Any], list[int]]]:
    """Views of a game as somebody at the table sees it, with who would invest next."""
    dice = random.Random(game)
    match = greatpowers.start(game, seats, seed=4, options=dict(options))
    found = []
    for number in range(500):
        if match.over:
            break
        if number % 25 == 0:
            state = cast(Imperial, match.fast.state)
            found.append((match.view(number // 25 % seats), investing(state) if number else []))
        decision = match.decisions[0]
        useful = [answer for answer in decision.options if answer.kind != "pass"]
        match.play(dice.choice(useful if useful and dice.random() < 0.8 else decision.options), decision.seat)
    return found


def desks(
    game: str, seats: int, options: tuple[tuple[str, Any], ...], lang: str
) -> Iterator[tuple[dict[str, Any], Desk]]:
    words = words_for(lang, RULESETS[game])
    for view, _ in views(game, seats, options):
        desk = sheet(words, view).desk
        assert desk is not None
        yield view, desk


@table
@pytest.mark.parametrize("lang", LANGUAGES)
def test_regions(game: str, seats: int, options: tuple[tuple[str, Any], ...], lang: str) -> None:
    board = cast(ImperialRuleset, RULESETS[game]).figures.board
    hostile = 0
    for view, desk in desks(game, seats, options, lang):
        places = {place.id: place for place in desk.places}
        assert list(places) == list(board.regions)
        for nation, row in view["nations"].items():
            assert {place.id for place in desk.places if place.flag == nation} == set(row["flags"])
            stand = {p.id for p in desk.places if p.owner == nation and p.city and p.city.state != "site"}
            assert stand == set(row["factories"])
            for key, unit in UNITS.items():
                stacks = {p.id: s.count for p in desk.places for s in p.stacks if (s.nation, s.unit) == (nation, unit)}
                assert stacks == row[key]
        for place in desk.places:
            check_place(place, view, board)
            hostile += any(stack.hostile for stack in place.stacks)
    assert hostile


def check_place(place: Place, view: dict[str, Any], board: Any) -> None:
    index = board.index[place.id]
    assert place.kind == ("home", "land", "sea")[board.kind[index]]
    assert (place.owner in view["nations"]) is (place.kind == "home")
    abroad = [nation for nation, row in view["nations"].items() if nation != place.owner and place.id in row["armies"]]
    enemies = abroad if place.owner else []
    assert [stack.nation for stack in place.stacks if stack.hostile] == enemies
    if place.city and place.city.state != "site":
        assert place.city.state == ("occupied" if enemies else "built")
    assert place.text.startswith(f"{place.name}: ")
    assert all(stack.text in place.text for stack in place.stacks)
    assert all(fact.label and fact.value for fact in place.facts)
    shown = [fact.value for fact in place.facts]
    assert all(stack.text in shown for stack in place.stacks)
    tax = [fact for fact in place.facts if fact.id == "tax"]
    earns = bool(place.flag) or (place.city is not None and place.city.state != "site")
    assert bool(tax) is earns
    assert len({fact.id for fact in place.facts}) == len(place.facts)


@table
def test_what_regions_bring_is_the_tax(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> None:
    for _, desk in desks(game, seats, options, "en"):
        for power in desk.powers:
            mine = [place for place in desk.places if power.badge.id in (place.owner, place.flag)]
            brings = [fact.value.split("\u202f")[0] for place in mine for fact in place.facts if fact.id == "tax"]
            assert sum(map(int, brings)) == power.tax


@table
def test_nations_bonds_and_purses(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> None:
    figures = cast(ImperialRuleset, RULESETS[game]).figures
    for view, desk in desks(game, seats, options, "de"):
        assert [field.id for field in desk.fields] == list(figures.fields)
        assert [(face.face, face.interest) for face in desk.faces] == list(
            zip(figures.faces, figures.interest, strict=True)
        )
        for power, (nation, row) in zip(desk.powers, view["nations"].items(), strict=True):
            assert power.badge.id == nation
            assert (power.treasury, power.power, power.tax) == (row["treasury"], row["power"], row["tax"])
            assert (power.factor, power.interest) == (row["power_factor"], row["interest_due"])
            assert (power.government, power.field or None) == (row["government"], row["rondel"])
            assert power.moves is (nation == view["to_move"])
            assert power.tax_text
        held = {(bond.nation, bond.face): bond.seat for bond in desk.bonds}
        assert len(held) == len(desk.bonds)
        for purse, row in zip(desk.purses, view["players"], strict=True):
            assert (purse.cash, purse.score, purse.swiss_bank) == (row["cash"], row["score"], row["swiss_bank"])
            own = {(nation, face) for nation, faces in row["bonds"].items() for face in faces}
            assert {bond for bond, seat in held.items() if seat == purse.seat} == own
            assert row["score"] is None or purse.bond_points + row["cash"] == row["score"]
            assert purse.investor_card is (view["investor_card"] == purse.seat)


@table
def test_who_invests_next(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> None:
    words = words_for("en", RULESETS[game])
    for view, order in views(game, seats, options)[1:]:
        desk = sheet(words, view).desk
        assert desk is not None and desk.investor_order == order


def test_an_edition_has_its_own_words() -> None:
    german = [place.text for _, desk in desks("imperial-2006", 4, (), "de") for place in desk.places]
    assert any("Steuerchip" in text for text in german) and not any("Flagge" in text for text in german)


def test_canals_name_who_decides() -> None:
    seen = set()
    for _, desk in desks("imperial-2030", 3, (("bonus", "rising"),), "en"):
        places = {place.id: place for place in desk.places}
        keeper = places["colombia"].flag
        for id in ("colombia", "caribbean_sea", "north_pacific"):
            fact = next(fact for fact in places[id].facts if fact.id == "canal-panama")
            name = next(power.badge.name for power in desk.powers if power.badge.id == keeper) if keeper else ""
            assert name in fact.value if keeper else fact.value == "open to all"
        seen.add(bool(keeper))
    assert seen == {True, False}


def positions(game: str, seats: int, options: dict[str, Any]) -> Iterator[greatpowers.Match]:
    dice = random.Random(f"claims {game}")
    match = greatpowers.start(game, seats, seed=9, options=options)
    for number in range(450):
        if match.over:
            return
        decision = match.decisions[0]
        if number % 30 == 5 or (decision.step in ("invest", "start_bond") and number % 3 == 0):
            yield match
        useful = [answer for answer in decision.options if answer.kind != "pass"]
        match.play(dice.choice(useful if useful and dice.random() < 0.8 else decision.options), decision.seat)


CLAIMED: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("imperial-2006", 4, {}),
    ("imperial-2006", 3, {"investor_card": False}),
    ("imperial-2010", 6, {"start": "experienced"}),
    ("imperial-2030", 5, {}),
)


@pytest.mark.parametrize(("game", "seats", "options"), CLAIMED)
def test_claims_are_what_the_rules_would_do(game: str, seats: int, options: dict[str, Any]) -> None:
    """Each bond is bought on a copy, with money enough, and the governments are checked."""
    words, taken = words_for("en", RULESETS[game]), 0
    for match in positions(game, seats, options):
        state = cast(Imperial, match.fast.state)
        desk = sheet(words, match.view(0)).desk
        assert desk is not None
        origin = first_of_round(match)
        for nation, power in enumerate(desk.powers):
            due = queries.claimant(state, nation, origin)
            assert power.claimant == (None if due < 0 else due)
            assert sorted(lender.seat for lender in power.lenders) == list(range(seats))
            for lender in power.lenders:
                assert lender.lent == queries.lent(state, nation, lender.seat)
                assert (lender.claim is None) is (lender.seat == due)
                if lender.claim is not None:
                    check_claim(lender.claim, state, nation, lender.seat, origin)
                    taken += lender.claim.price > 0
    assert taken > 50


def first_of_round(match: greatpowers.Match) -> int:
    """From whom equal challengers are counted, read off the view."""
    view = match.view(0)
    if view["options"]["investor_card"]:
        return view["investor_card"] or 0
    moved = [frame["moved"] for frame in view["agenda"] if frame["step"] == "lending"] or [view["to_move"]]
    return view["nations"][moved[0]]["government"] or 0


def check_claim(claim: Claim, state: Imperial, nation: int, seat: int, origin: int) -> None:
    assert queries.claimant(state, nation, origin, seat, claim.need) == seat
    assert queries.claimant(state, nation, origin, seat, claim.need - 1) != seat
    rich = Imperial(state.rules, state)
    rich.money[CASH + seat] = 900
    prices = []
    for code in bond_options(rich, seat, nation, nation):
        trial = Imperial(rich.rules, rich)
        buy_bond(trial, seat, code)
        settle_governments(trial, origin)
        if trial.government[nation] == seat:
            prices.append((price(rich, code), code))
    faces = state.rules.figures.faces
    if not prices:
        assert (claim.price, claim.face, claim.now) == (0, 0, False)
        return
    cost, code = min(prices)
    _, old, new = parts(code)
    assert (claim.face, claim.old) == (faces[new], faces[old] if old >= 0 else 0)
    assert cost <= claim.price <= cost + state.rules.compensation
    assert claim.now is (claim.price <= state.cash(seat))


def test_a_powerless_last_government_costs_its_compensation() -> None:
    """Imperial 2006: what the claim names on top of the bond is what is paid then."""
    extra = 0
    for match in positions("imperial-2006", 4, {}):
        state = cast(Imperial, match.fast.state)
        desk = sheet(words_for("en", match.rules), match.view(0)).desk
        assert desk is not None
        for nation, power in enumerate(desk.powers):
            for lender in power.lenders:
                if lender.claim and lender.claim.price > lender.claim.face - lender.claim.old:
                    holder = state.government[nation]
                    assert state.power[nation] == 0 and holder >= 0
                    extra += 1
    assert extra


@pytest.mark.parametrize("game", ["imperial-2006", "imperial-2030"])
def test_hidden_cash_makes_no_threat(game: str) -> None:
    """Whatever the others hold, a seat reads the same of every nation; with open cash it does not."""
    words, differs = words_for("de", RULESETS[game]), 0
    for cash in ("hidden", "open"):
        for match in positions(game, 4, {"cash": cash}):
            state = cast(Imperial, match.fast.state)
            poor = sheet(words, match.rules.view(state, 1)).desk
            rich_state = Imperial(state.rules, state)
            for other in (0, 2, 3):
                rich_state.money[CASH + other] += 40
            rich = sheet(words, match.rules.view(rich_state, 1)).desk
            assert poor is not None and rich is not None
            if cash == "hidden":
                assert poor.powers == rich.powers
                assert not any(one.claim and one.claim.now for p in rich.powers for one in p.lenders if one.seat != 1)
            else:
                differs += poor.powers != rich.powers
    assert differs


@table
def test_the_tax_chart(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> None:
    figures = cast(ImperialRuleset, RULESETS[game]).figures
    for _, desk in desks(game, seats, options, "en"):
        assert [column.tax for column in desk.tax_chart] == list(figures.chart_tax)
        fixed = bool(figures.chart_bonus) and dict(options).get("bonus") != "rising"
        assert [column.bonus for column in desk.tax_chart] == list(figures.chart_bonus if fixed else [None] * 11)
        for power in desk.powers:
            reached = [column for column in desk.tax_chart if column.tax <= power.tax][-1]
            assert reached.power == power.tax_power
            assert f"power +{reached.power}" in reached.text and reached.text.startswith(f"from {reached.tax}: ")


@pytest.mark.parametrize("cash", ["open", "hidden"])
def test_the_ladder_in_words(cash: str) -> None:
    """What you lead by or lack; then who could take over now, which hidden cash never says."""
    threats = 0
    for match in positions("imperial-2030", 4, {"cash": cash}):
        for seat in (-1, 0):
            desk = sheet(words_for("en", match.rules), match.view(seat)).desk
            assert desk is not None
            for power in desk.powers:
                assert power.change
                assert power.change.startswith("Lead ") is (power.claimant == seat)
                assert ("brings you the government" in power.change) is (seat == 0 != power.claimant)
                ready = [one for one in power.lenders if one.claim and one.claim.now and one.seat != seat]
                assert ("take over now" in power.change) is bool(ready)
                threats += len(ready)
    assert bool(threats) is (cash == "open")

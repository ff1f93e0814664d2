"""Imperial's own screen says what the view of the seat says, in both languages."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

import pytest

import greatpowers
from greatpowers.games import RULESETS, words_for
from greatpowers.games.imperial.rules import agenda, queries
from greatpowers.games.imperial.rules.frames import STEP
from greatpowers.games.imperial.rules.ruleset import ImperialRuleset
from greatpowers.games.imperial.rules.state import CASH, NO_SEAT, Imperial
from greatpowers.games.imperial.rules.steps.governments import settle_governments
from greatpowers.games.imperial.rules.steps.investing import bond_options, buy_bond, parts, price
from greatpowers.games.imperial.rules.steps.taxation import Taxation
from greatpowers.games.imperial.rules.view import ImperialView
from greatpowers.games.imperial.screen.imperial_screen import Claim, ImperialScreen, Place
from greatpowers.games.imperial.screen.trial import investing
from greatpowers.kernel.position import Position
from greatpowers.kernel.state import WIDTH
from greatpowers.kernel.values import NOBODY
from greatpowers.words.words import LANGUAGES
from tests import drawn

TABLES: tuple[tuple[str, int, tuple[tuple[str, Any], ...]], ...] = (
    ("imperial-2006", 4, ()),
    ("imperial-2010", 6, (("investor_card", False),)),
    ("imperial-2030", 5, (("cash", "hidden"),)),
    ("imperial-2030", 3, (("bonus", "rising"),)),
)
PAYING = ("tax", "soldiers")
table = pytest.mark.parametrize(("game", "seats", "options"), TABLES)


@cache
def looks(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> list[tuple[Position, int]]:
    """Positions of a game, each with somebody at the table who looks."""
    dice = random.Random(game)
    match = greatpowers.start(game, seats, seed=4, options=dict(options))
    found = []
    for number in range(500):
        if match.over:
            break
        if number % 25 == 0:
            found.append((match.fast, number // 25 % seats))
        decision = match.decisions[0]
        useful = [answer for answer in decision.options if answer.kind != "pass"]
        match.play(dice.choice(useful if useful and dice.random() < 0.8 else decision.options), decision.seat)
    return found


def screen(lang: str, position: Position, seat: int) -> ImperialScreen:
    return cast(ImperialScreen, drawn.screen(words_for(lang, position.rules), position, seat))


def screens(
    game: str, seats: int, options: tuple[tuple[str, Any], ...], lang: str
) -> Iterator[tuple[ImperialView, ImperialScreen]]:
    words = words_for(lang, RULESETS[game])
    for position, seat in looks(game, seats, options):
        yield position.rules.view(position.state, seat), cast(ImperialScreen, drawn.screen(words, position, seat))


@table
@pytest.mark.parametrize("lang", LANGUAGES)
def test_regions(game: str, seats: int, options: tuple[tuple[str, Any], ...], lang: str) -> None:
    board = cast(ImperialRuleset, RULESETS[game]).figures.board
    hostile = 0
    for view, page in screens(game, seats, options, lang):
        places = {place.id: place for place in page.places}
        assert list(places) == list(board.regions)
        for nation, row in view.nations.items():
            assert {place.id for place in page.places if place.flag == nation} == set(row.flags)
            stand = {p.id for p in page.places if p.owner == nation and p.city and p.city.state != "site"}
            assert stand == set(row.factories)
            for counts, unit in ((row.armies, "army"), (row.friendly_armies, "friendly_army"), (row.fleets, "fleet")):
                stacks = {p.id: s.count for p in page.places for s in p.stacks if (s.nation, s.unit) == (nation, unit)}
                assert stacks == counts
        for place in page.places:
            check_place(place, view, board)
            hostile += any(stack.hostile for stack in place.stacks)
    assert hostile


def check_place(place: Place, view: ImperialView, board: Any) -> None:
    index = board.index[place.id]
    assert place.kind == ("home", "land", "sea")[board.kind[index]]
    assert (place.owner in view.nations) is (place.kind == "home")
    abroad = [nation for nation, row in view.nations.items() if nation != place.owner and place.id in row.armies]
    enemies = abroad if place.owner else []
    assert [stack.nation for stack in place.stacks if stack.hostile] == enemies
    if place.city and place.city.state != "site":
        assert place.city.state == ("occupied" if enemies else "built")
    assert place.text.startswith(f"{place.name}: ")
    assert all(stack.text in place.text for stack in place.stacks)
    assert all(fact.label and fact.value for fact in place.facts)
    tax = [fact for fact in place.facts if fact.id == "tax"]
    earns = bool(place.flag) or (place.city is not None and place.city.state != "site")
    assert bool(tax) is earns
    assert len({fact.id for fact in place.facts}) == len(place.facts)


@table
def test_what_regions_bring_is_the_tax(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> None:
    for _, page in screens(game, seats, options, "en"):
        for power in page.powers:
            mine = [place for place in page.places if power.badge.id in (place.owner, place.flag)]
            brings = [fact.value.split("\u202f")[0] for place in mine for fact in place.facts if fact.id == "tax"]
            assert sum(map(int, brings)) == power.tax


@table
def test_nations_bonds_and_purses(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> None:
    figures = cast(ImperialRuleset, RULESETS[game]).figures
    for view, page in screens(game, seats, options, "de"):
        assert [field.id for field in page.fields] == list(figures.fields)
        assert [(face.face, face.interest) for face in page.faces] == list(
            zip(figures.faces, figures.interest, strict=True)
        )
        for power, (nation, row) in zip(page.powers, view.nations.items(), strict=True):
            assert power.badge.id == nation
            assert (power.treasury, power.power, power.tax) == (row.treasury, row.power, row.tax)
            assert (power.factor, power.interest) == (row.power_factor, row.interest_due)
            assert (power.government, power.field or None) == (row.government, row.rondel)
            assert power.moves is (nation == view.to_move)
            assert power.tax_text and page.factors[power.power] == power.factor
            board, index = figures.board, figures.board.nations.index(nation)
            most = (figures.flags, board.armies[index], board.fleets[index])
            assert (power.flags_most, power.armies_most, power.fleets_most) == most
            for lender in power.lenders:
                faces = view.players[lender.seat].bonds.get(nation, [])
                assert (lender.faces, lender.lent) == (faces[::-1], sum(faces))
                assert lender.points == lender.interest * power.factor
            assert sum(lender.interest for lender in power.lenders) == power.interest
        held = {(bond.nation, bond.face): bond.seat for bond in page.bonds}
        assert len(held) == len(page.bonds)
        for purse, player in zip(page.purses, view.players, strict=True):
            assert (purse.cash, purse.score, purse.swiss_bank) == (player.cash, player.score, player.swiss_bank)
            own = {(nation, face) for nation, faces in player.bonds.items() for face in faces}
            assert {bond for bond, seat in held.items() if seat == purse.seat} == own
            assert player.score is None or player.cash is None or purse.bond_points + player.cash == player.score
            assert purse.investor_card is (view.investor_card == purse.seat)
            lenders = [lender for power in page.powers for lender in power.lenders if lender.seat == purse.seat]
            assert sum(lender.points for lender in lenders) == purse.bond_points


@table
def test_free_bonds_cost_what_the_rules_ask(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> None:
    """Every bond that nobody holds, once, at the lowest price at which the rules would sell it to who looks."""
    figures = cast(ImperialRuleset, RULESETS[game]).figures
    every = {(nation, face) for nation in figures.board.nations for face in figures.faces}
    raised = 0
    for position, seat in looks(game, seats, options):
        state = cast(Imperial, position.state)
        for watcher in (seat, NOBODY):
            page = screen("en", position, watcher)
            free = {(bond.nation, bond.face): bond for bond in page.free_bonds}
            assert len(free) == len(page.free_bonds)
            assert free.keys() == every - {(bond.nation, bond.face) for bond in page.bonds}
            for (nation, face), bond in free.items():
                index = figures.board.nations.index(nation)
                codes = [
                    c for c in bond_options(state, watcher, 900, index, index) if figures.faces[parts(c)[2]] == face
                ]
                assert bond.price == min(price(state, code) for code in codes) == face - bond.old
                raised += bond.old > 0
                assert watcher != NOBODY or bond.old == 0
    assert raised


@table
def test_soldiers_are_paid_what_taxation_would_pay(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> None:
    """Taxation is played on a copy, and what went to the soldiers read off the journal."""
    due = 0
    for position, seat in looks(game, seats, options):
        for index, power in enumerate(screen("en", position, seat).powers):
            trial = Imperial(cast(Imperial, position.state).rules, cast(Imperial, position.state))
            if trial.over or trial.government[index] < 0:
                continue
            trial.begin_turn(index)
            trial.first(agenda.TAXATION)
            journal: list[list[int]] = []
            trial.journal = journal
            units, before = queries.units_on_board(trial, index), trial.treasury(index)
            Taxation().play(trial, NOBODY, 0)
            if bool(trial.over):  # nothing that comes after the last point of power happens any more
                continue
            events = [position.rules.event(event).values for event in journal]
            paid = {purpose: sum(int(e["amount"]) for e in events if e.get("purpose") == purpose) for purpose in PAYING}
            if "net" in trial.rules.taxation:
                assert paid["tax"] == power.tax - power.pay
            else:
                assert paid["soldiers"] == power.pay <= before + power.tax
            assert power.pay <= units * trial.rules.figures.pay_per_unit
            due += power.pay
    assert due


@table
def test_fields_lie_as_far_ahead_as_the_rules_say(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> None:
    for position, seat in looks(game, seats, options):
        state, page = cast(Imperial, position.state), screen("de", position, seat)
        here = state.rondel[state.nation]
        for number, field in enumerate(page.fields):
            steps = queries.rondel_steps(state, state.nation, number)
            assert field.steps == (None if here < 0 else steps)
            assert field.far is (here >= 0 and steps > state.rules.figures.most_steps)
        assert page.investor_card is state.rules.investor_card


@table
def test_who_invests_next(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> None:
    for position, seat in looks(game, seats, options)[1:]:
        assert screen("en", position, seat).investor_order == investing(cast(Imperial, position.state))


def test_an_edition_has_its_own_words() -> None:
    german = [place.text for _, page in screens("imperial-2006", 4, (), "de") for place in page.places]
    assert any("Steuerchip" in text for text in german) and not any("Flagge" in text for text in german)


def test_canals_name_who_decides() -> None:
    seen = set()
    for _, page in screens("imperial-2030", 3, (("bonus", "rising"),), "en"):
        places = {place.id: place for place in page.places}
        keeper = places["colombia"].flag
        for id in ("colombia", "caribbean_sea", "north_pacific"):
            fact = next(fact for fact in places[id].facts if fact.id == "canal-panama")
            power = next((power for power in page.powers if power.badge.id == keeper), None)
            assert power.badge.name in fact.value if power else fact.value == "open to all"
            if power and power.government is not None:
                assert words_for("en", RULESETS["imperial-2030"]).player(power.government) in fact.value
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
    taken = 0
    for match in positions(game, seats, options):
        state = cast(Imperial, match.fast.state)
        page = screen("en", match.fast, 0)
        origin = first_of_round(match)
        for nation, power in enumerate(page.powers):
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
    view: ImperialView = match.look(0)
    if view.options["investor_card"]:
        return view.investor_card or 0
    moved = [frame["moved"] for frame in view.agenda if frame["step"] == "lending"] or [view.to_move]
    return view.nations[moved[0]].government or 0


def invests_next(state: Imperial, seat: int) -> int:
    """What this player will hold when investing next; less than nothing for who does not."""
    if not state.rules.investor_card:
        return state.cash(seat)
    paid = any(state.frame_arg(number, STEP) == agenda.INVESTORS for number in range(len(state.agenda) // WIDTH))
    if state.investor == NO_SEAT:
        return -1
    if seat == state.investor:
        return state.cash(seat) + (0 if paid else state.rules.figures.card_income)
    return -1 if queries.governs(state, seat) else state.cash(seat)


def check_claim(claim: Claim, state: Imperial, nation: int, seat: int, origin: int) -> None:
    assert queries.claimant(state, nation, origin, seat, claim.need) == seat
    assert queries.claimant(state, nation, origin, seat, claim.need - 1) != seat
    rich = Imperial(state.rules, state)
    rich.money[CASH + seat] = 900
    prices = []
    for code in bond_options(rich, seat, 900, nation, nation):
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
    assert claim.now is (claim.price <= invests_next(state, seat))


def test_a_powerless_last_government_costs_its_compensation() -> None:
    """Imperial 2006: what the claim names on top of the bond is what is paid then."""
    extra = 0
    for match in positions("imperial-2006", 4, {}):
        state = cast(Imperial, match.fast.state)
        page = screen("en", match.fast, 0)
        for nation, power in enumerate(page.powers):
            for lender in power.lenders:
                if lender.claim and lender.claim.price > lender.claim.face - lender.claim.old:
                    holder = state.government[nation]
                    assert state.power[nation] == 0 and holder >= 0
                    extra += 1
    assert extra


@pytest.mark.parametrize("game", ["imperial-2006", "imperial-2030"])
def test_hidden_cash_makes_no_threat(game: str) -> None:
    """Whatever the others hold, a seat reads the same of every nation; with open cash it does not."""
    differs = 0
    for cash in ("hidden", "open"):
        for match in positions(game, 4, {"cash": cash}):
            poor = screen("de", match.fast, 1)
            richer = match.fast
            for other in (0, 2, 3):
                cast(Imperial, richer.state).money[CASH + other] += 40
            rich = screen("de", richer, 1)
            if cash == "hidden":
                assert poor == rich
                assert not any(one.claim and one.claim.now for p in rich.powers for one in p.lenders if one.seat != 1)
            else:
                differs += poor.powers != rich.powers
    assert differs


@table
def test_the_tax_chart(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> None:
    figures = cast(ImperialRuleset, RULESETS[game]).figures
    for _, page in screens(game, seats, options, "en"):
        assert [column.tax for column in page.tax_chart] == list(figures.chart_tax)
        fixed = bool(figures.chart_bonus) and dict(options).get("bonus") != "rising"
        assert [column.bonus for column in page.tax_chart] == list(figures.chart_bonus if fixed else [None] * 11)
        for power in page.powers:
            reached = [column for column in page.tax_chart if column.tax <= power.tax][-1]
            assert reached.power == power.tax_power
            assert f"power +{reached.power}" in reached.text and reached.text.startswith(f"from {reached.tax}: ")


@pytest.mark.parametrize("cash", ["open", "hidden"])
def test_the_ladder_in_words(cash: str) -> None:
    """What you lead by or lack; then who could take over next, which hidden cash never says."""
    threats = 0
    for match in positions("imperial-2030", 4, {"cash": cash}):
        for seat in (-1, 0):
            page = screen("en", match.fast, seat)
            for power in page.powers:
                assert power.change
                assert power.change.startswith("Lead ") is (power.claimant == seat)
                assert ("brings you the government" in power.change) is (seat == 0 != power.claimant)
                own = next((one.claim for one in power.lenders if one.seat == seat), None)
                state = cast(Imperial, match.fast.state)
                poor = own is not None and own.price > max(state.cash(seat), invests_next(state, seat))
                assert (" short." in power.change) is poor
                ready = [one for one in power.lenders if one.claim and one.claim.now and one.seat != seat]
                assert ("take over at the next" in power.change) is bool(ready)
                threats += len(ready)
    assert bool(threats) is (cash == "open")

"""Editions differ by data and chosen steps only; and what only the editions of 2006 and 2010 do."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from greatpowers.games.imperial.rules.ruleset import ImperialRuleset
from greatpowers.games.imperial.rules.steps.building import purse
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.laws import every_law, record_law
from greatpowers.kernel.match import Match
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import CHANCE, Malformed
from tests.games.imperial.samples import EDITIONS, Document, answer, asked, begin, do, first_turn, of, options, why

pytestmark = pytest.mark.both

ROOT = Path(__file__).resolve().parents[3]
RULES = ROOT / "src" / "greatpowers" / "games" / "imperial" / "rules"
MODULES = sorted(RULES.rglob("*.py"))
READ_TABLES = {"rules.py", "ruleset.py"}
EDITION_NAME = re.compile(r"(imperial-)?(2006|2010|2030)|R(06|10|30)|europe|world")

R06, R10, R30 = EDITIONS["2006"], EDITIONS["2010"], EDITIONS["2030"]
EUROPE = [R06, R10]
europe = pytest.mark.parametrize("rules", EUROPE, ids=["2006", "2010"])
every_edition = pytest.mark.parametrize("rules", EDITIONS.values(), ids=list(EDITIONS))

AH, IT, FR, GB, GE, RU = R06.figures.board.nations


# differences are data


def code_of(text: str) -> Iterator[ast.AST]:
    """Every node of a module that is not a docstring."""
    tree = ast.parse(text)
    prose = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    yield from (node for node in ast.walk(tree) if id(node) not in prose)


def editions_named(name: str, text: str) -> Iterator[str]:
    """Where a module names an edition or its board, or asks which one this is."""
    for node in code_of(text):
        if isinstance(node, ast.Constant) and isinstance(node.value, (str, int)):
            if EDITION_NAME.fullmatch(str(node.value)):
                yield f"{name}:{node.lineno} names an edition or its board"
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
            if node.attr == "edition" or (node.attr == "tables" and name not in READ_TABLES):
                yield f"{name}:{node.lineno} reads the {node.attr}"


def test_no_module_names_an_edition_nor_asks_which_one_this_is() -> None:
    texts = {path.relative_to(RULES).as_posix(): path.read_text(encoding="utf-8") for path in MODULES}
    assert len(texts) > 20
    assert [found for name, text in texts.items() for found in editions_named(name, text)] == []


@pytest.mark.parametrize(
    "text", ["x = 2030", "x = 'imperial-2006'", "if board == 'europe': pass", "y = rules.edition", "y = rules.tables"]
)
def test_an_edition_that_is_named_is_found(text: str) -> None:
    assert list(editions_named("steps/investor.py", text))
    assert not list(editions_named("steps/investor.py", f'"""{text}"""\nself.tables = 2031'))


def test_all_editions_are_made_of_the_same_steps() -> None:
    kinds = [[type(step) for step in (*rules.steps, *rules.rights)] for rules in EDITIONS.values()]
    assert kinds[0] == kinds[1] == kinds[2]
    layouts = [[(kind.name, kind.number) for kind in rules.codec.kinds] for rules in EDITIONS.values()]
    assert layouts[0] == layouts[1] == layouts[2], "records of all editions speak the same codes"


# positions to start from


def table(rules: ImperialRuleset, *bonds: dict[str, list[int]], cash: int = 20, **chosen: Any) -> Document:
    """The first nation's first turn, with these bonds for each player. Player 0 holds the investor card."""
    document = first_turn(len(bonds), rules, **chosen)
    for nation, row in document["nations"].items():
        lent = [sum(held.get(nation, [])) for held in bonds]
        row["government"] = lent.index(max(lent)) if max(lent) else None
    offices = [row["government"] for row in document["nations"].values()]
    for seat, (player, held) in enumerate(zip(document["players"], bonds, strict=True)):
        bank = rules.figures.swiss_banks and seat not in offices
        player.update(cash=cash, bonds=held, swiss_bank=bank)
    document["investor_card"] = 0 if chosen.get("investor_card", True) else None
    return document


def passing(document: Document) -> Match:
    """Austria-Hungary has passed Investor and produced nothing."""
    document["nations"][AH]["rondel"] = "maneuver_1"
    return do(begin(document), "advance production_2", "pass")


def cash(match: Match) -> list[int]:
    return [player["cash"] for player in match.position()["players"]]


def government(match: Match, nation: str) -> int | None:
    holder: int | None = match.position()["nations"][nation]["government"]
    return holder


def paid(match: Match, purpose: str) -> list[tuple[Any, Any, Any]]:
    rows = [event.values for event in match.events if event.name == "paid"]
    return [(row["payer"], row["payee"], row["amount"]) for row in rows if row["purpose"] == purpose]


def gifts(match: Match, seat: int) -> set[tuple[Any, Any]]:
    found = (match.rules.codec.decode(code).values for code in match.fast.rights(seat))
    return {(row["nation"], row["amount"]) for row in found}


# compensation (R06 626-635; IMP-38, IMP-64)


def small_france(cash: int, third: dict[str, list[int]] | None = None, **chosen: Any) -> Document:
    """Player 1 governs France alone, with 4; player 0 most of the rest; player 2 Russia, or what is said."""
    own = {AH: [9], IT: [9], GB: [9], GE: [9]}
    return table(R06, own, {FR: [4]}, {RU: [9]} if third is None else third, cash=cash, **chosen)


def test_who_cannot_pay_the_compensation_cannot_buy() -> None:
    match = passing(small_france(4))
    assert cash(match)[0] == 6 and asked(match) == "0 invest"
    assert why(match, f"invest {FR} 0 6") == "compensation-short" and f"invest {FR} 0 6" not in options(match)
    assert f"invest {FR} 0 2" in options(match), "which does not take the government"
    assert f"invest {IT} 0 6" in options(match), "which is his own"
    reason = match.why_not(answer(f"invest {FR} 0 6"))
    assert reason is not None and reason.passage == "R06-compensation-cannot-pay"


def test_the_compensation_is_paid_at_the_check() -> None:
    match = do(passing(small_france(5)), f"invest {FR} 0 6")
    assert cash(match) == [0, 6, 5] and government(match, FR) == 0
    assert paid(match, "compensation") == [("player_0", "player_1", 1)]


def test_raising_a_bond_is_tested_too() -> None:
    document = small_france(2)
    document["players"][0]["bonds"][FR] = [2]
    match = passing(document)
    assert why(match, f"invest {FR} 2 6") == "compensation-short"
    document["players"][0]["cash"] = 3
    match = do(passing(document), f"invest {FR} 2 6")
    assert cash(match) == [0, 3, 2] and government(match, FR) == 0


def test_nothing_is_due_for_a_nation_with_power() -> None:
    document = small_france(4)
    document["nations"][FR]["power"] = 1
    match = do(passing(document), f"invest {FR} 0 6")
    assert cash(match) == [0, 4, 4] and government(match, FR) == 0


def test_nothing_is_due_for_one_government_of_two() -> None:
    document = table(R06, {AH: [9], IT: [9], GB: [9]}, {FR: [4], GE: [9]}, {RU: [9]}, cash=4)
    match = do(passing(document), f"invest {FR} 0 6")
    assert cash(match) == [0, 4, 4] and government(match, FR) == 0


def test_experienced_players_drop_the_compensation() -> None:
    match = do(passing(small_france(4, compensation=False)), f"invest {FR} 0 6")
    assert cash(match) == [0, 4, 4] and government(match, FR) == 0 and paid(match, "compensation") == []


def test_who_could_only_buy_with_a_compensation_he_has_not_is_not_asked() -> None:
    """Player 2 holds the cheap bonds of all nations but France, player 0 the highest; 6 buys the French 6 only."""
    own = {name: [25] for name in (AH, IT, GB, GE, RU)}
    document = table(R06, own, {FR: [4]}, {FR: [2], **{name: [2, 4, 6] for name in own}}, cash=0)
    document["players"][0]["cash"] = 4
    match = passing(document)
    assert cash(match)[0] == 6 and asked(match) == "0 rondel", "italy's turn"
    document["players"][0]["cash"] = 5
    match = passing(document)
    assert asked(match) == "0 invest" and options(match) == ["pass", f"invest {FR} 0 6"]


def bare_player(cash: int, **chosen: Any) -> Document:
    """Player 2 governs nothing and invests after player 0; player 1 governs France and Russia with 4 each."""
    return table(R06, {AH: [9], IT: [9], GB: [9], GE: [9]}, {FR: [4], RU: [4]}, {}, cash=cash, **chosen)


def test_of_several_losses_the_last_taker_pays() -> None:
    match = passing(bare_player(7))
    do(match, f"invest {FR} 0 9")
    assert cash(match)[0] == 0, "player 1 still governs Russia, so nothing was due"
    assert asked(match) == "2 invest"
    do(match, f"invest {RU} 0 6")
    assert (government(match, FR), government(match, RU)) == (0, 2)
    assert cash(match) == [0, 8, 0] and paid(match, "compensation") == [("player_2", "player_1", 1)]


def test_the_last_taker_needs_the_compensation() -> None:
    match = do(passing(bare_player(6)), f"invest {FR} 0 6")
    assert why(match, f"invest {RU} 0 6") == "compensation-short", "with the purchases of this turn it is his last"
    match = do(passing(bare_player(6)), "pass")
    assert why(match, f"invest {RU} 0 6") == "", "he would keep France"


@pytest.mark.parametrize(("power", "payer"), [(FR, "player_2"), (RU, None)])
def test_the_power_of_the_last_nation_decides(power: str, payer: str | None) -> None:
    document = bare_player(7)
    document["nations"][power]["power"] = 3
    match = do(passing(document), f"invest {FR} 0 6", f"invest {RU} 0 6")
    assert paid(match, "compensation") == ([] if payer is None else [(payer, "player_1", 1)])


def test_a_compensation_that_is_due_stays_in_hand() -> None:
    """Player 0 has taken France and has 3 left; 2 of them he may give away while player 2 thinks."""
    own = {AH: [9], IT: [9], GB: [9], GE: [9], RU: [9]}
    match = do(passing(table(R06, own, {FR: [4]}, {}, cash=7)), f"invest {FR} 0 6")
    assert asked(match) == "2 invest" and cash(match)[0] == 3
    assert {amount for _, amount in gifts(match, 0)} == {1, 2}
    assert why(match, f"donate {IT} 3", 0) == "cash-short" and why(match, f"donate {IT} 2", 0) == ""
    assert {amount for _, amount in gifts(match, 1)} == set(range(1, 8)), "the loser may give what he has"
    match.play(answer(f"donate {IT} 2"), 0)
    do(match, "pass")
    assert cash(match) == [0, 8, 7]


def test_who_is_outbid_owes_nothing() -> None:
    own = {AH: [9], IT: [9], GB: [9], GE: [9], RU: [9]}
    match = do(passing(table(R06, own, {FR: [4]}, {}, {}, cash=10)), f"invest {FR} 0 6", f"invest {FR} 0 9")
    assert asked(match) == "3 invest"
    assert {amount for _, amount in gifts(match, 0)} == set(range(1, 7)), "all he has is his again"
    assert gifts(match, 2) == set(), "the 1 he has left is due"
    do(match, "pass")
    assert government(match, FR) == 2 and paid(match, "compensation") == [("player_2", "player_1", 1)]
    assert cash(match) == [6, 11, 0, 10]


def test_who_could_not_know_pays_what_he_has() -> None:
    """Player 2 takes France while player 0 seems to get Germany; player 3 outbids player 0 there after that."""
    own = {AH: [9], IT: [9], GB: [9], GE: [9], RU: [9]}
    document = table(R06, {FR: [4]}, own, {}, {}, cash=6)
    document["players"][0]["cash"] = 10
    document["players"][3]["cash"] = 16
    match = do(passing(document), f"invest {GE} 0 12", f"invest {FR} 0 6")
    assert asked(match) == "3 invest" and cash(match)[2] == 0
    do(match, f"invest {GE} 0 16")
    assert (government(match, FR), government(match, GE)) == (2, 3)
    assert cash(match) == [0, 6, 0, 0] and paid(match, "compensation") == []


def test_compensation_without_the_investor_card() -> None:
    """After Austria-Hungary's turn its government lends first, then player 1, who takes his last government away."""
    rest = {IT: [9], FR: [9], GB: [9], GE: [9], RU: [9]}
    for money, reason in ((6, "compensation-short"), (7, "")):
        document = table(R06, {AH: [4]}, rest, {}, cash=money, investor_card=False)
        match = do(begin(document), "advance production_1", "pass", "pass")
        assert asked(match) == "1 invest" and why(match, f"invest {AH} 0 6") == reason
    do(match, f"invest {AH} 0 6")
    assert gifts(match, 1) == set(), "the 1 left is due"
    do(match, "pass")
    assert government(match, AH) == 1 and cash(match) == [8, 0, 7]


def test_the_free_round_pays_compensation_too() -> None:
    """Player 2 governs nothing and takes Italy in the round for any nation."""
    rest = {AH: [9], FR: [9], GB: [9], GE: [9], RU: [9]}
    document = table(R06, rest, {IT: [4]}, {}, cash=7, investor_card=False)
    match = do(begin(document), "advance production_1", "pass", "pass", "pass", "pass")
    assert asked(match) == "2 invest" and match.position()["agenda"][-1]["nation"] == "any"
    do(match, f"invest {IT} 0 6")
    assert government(match, IT) == 2 and cash(match) == [7, 8, 0]


def test_nobody_pays_at_set_up() -> None:
    for seats in range(2, 7):
        match = begin(first_turn(seats, R06))
        assert paid(match, "compensation") == [] and not any(of(match).swiss_bank)


# gifts (R06 346-349, R10 358-361; IMP-62)


@europe
def test_anybody_may_give_to_any_treasury(rules: ImperialRuleset) -> None:
    match = begin(table(rules, {AH: [9], FR: [9]}, {IT: [9], RU: [9]}, {GB: [9]}, cash=3))
    assert government(match, GE) is None
    for seat in range(3):
        assert gifts(match, seat) == {(name, amount) for name in (AH, IT, FR, GB, GE, RU) for amount in (1, 2, 3)}
    before = match.position()["nations"]
    match.play(answer(f"donate {AH} 2"), 1)
    match.play(answer(f"donate {GE} 3"), 2)
    after = match.position()["nations"]
    assert after[AH]["treasury"] == before[AH]["treasury"] + 2
    assert after[GE]["treasury"] == before[GE]["treasury"] + 3, "even one without government"
    assert cash(match) == [3, 1, 0] and asked(match) == "0 rondel"
    assert why(match, f"donate {IT} 2", 1) == "cash-short"


def test_in_2030_only_the_government_gives() -> None:
    match = begin(first_turn())
    assert {name for name, _ in gifts(match, 1)} <= {"china"} and why(match, "donate russia 1", 1) == "not-government"


@every_edition
def test_no_gifts_in_set_up(rules: ImperialRuleset) -> None:
    gift = rules.codec.encode(answer(f"donate {RU} 1"))
    position = Position(rules, rules.begin(3, rules.chosen({})))
    while position.seat == CHANCE:
        assert position.rights(0) == [] and position.reason(gift, 0).name == "not-asked"
        position.play(position.options()[0], CHANCE)
    position = Position(rules, rules.begin(3, rules.chosen({"start": "experienced"})))
    position.play(rules.codec.encode(answer("begin 0")), CHANCE)
    while position.step is not None and position.step.name == "start_bond":
        assert all(position.rights(seat) == [] for seat in range(3))
        assert position.refusal(gift, 1) != 0
        position.play(position.options()[-1])
    assert position.step is not None and position.step.name == "rondel"


# what a nation can raise (IMP-65)


@europe
@pytest.mark.parametrize(
    ("field", "price", "line"), [("factory", 5, "build prague"), ("import", 1, "import army prague")]
)
def test_a_field_stays_open_while_anybody_could_give(rules: ImperialRuleset, field: str, price: int, line: str) -> None:
    document = table(rules, {AH: [9], FR: [9], GE: [9]}, {IT: [9], RU: [9], GB: [9]}, cash=0)
    document["nations"][AH]["treasury"] = 0
    assert asked(do(begin(document), f"advance {field}")) == "1 rondel", "nobody has anything"
    document["players"][1]["cash"] = price
    match = do(begin(document), f"advance {field}")
    assert asked(match) == f"0 {field}" and purse(of(match)) == price
    assert options(match) == ["pass"] and why(match, line) == "treasury-short"
    match.play(answer(f"donate {AH} {price}"), 1)
    assert why(match, line) == "" and purse(of(match)) == price
    do(match, line)
    assert asked(match) == "1 rondel", "after it nobody has anything again"
    assert match.position()["nations"][AH]["treasury"] == 0


def test_in_2030_only_the_government_could_give() -> None:
    document = first_turn(2)
    document["nations"]["russia"]["treasury"] = 0
    document["players"][0]["cash"] = 0
    document["players"][1]["cash"] = 5
    assert asked(do(begin(document), "advance factory")) == "1 rondel"


# the Swiss Bank's stop (R10 802-804; IMP-63)


def holders(treasury: int, cash: int, **chosen: Any) -> Document:
    """Players 2 and 3 hold Swiss Banks; Austria-Hungary owes player 0 an interest of 4 and stands before Investor."""
    document = table(R10, {AH: [9], FR: [9], GE: [9]}, {IT: [9], RU: [9], GB: [9]}, {}, {}, cash=cash, **chosen)
    document["nations"][AH].update(treasury=treasury, rondel="maneuver_1")
    return document


def test_a_stop_waits_until_the_treasury_holds_the_interest() -> None:
    match = do(begin(holders(1, 1)), "advance import")
    assert asked(match) == "2 swiss_stop" and options(match) == ["pass"]
    assert why(match, "stop") == "interest-short"
    reason = match.why_not(answer("stop"))
    assert reason is not None and (reason.details["treasury"], reason.details["interest"]) == (1, 4)
    for seat in (1, 2):
        match.play(answer(f"donate {AH} 1"), seat)
    assert why(match, "stop") == "interest-short", "3 of 4"
    match.play(answer(f"donate {AH} 1"), 3)
    assert options(match) == ["pass", "stop"]
    do(match, "stop")
    assert match.position()["nations"][AH]["rondel"] == "investor"


def test_each_holder_is_asked_with_a_short_treasury() -> None:
    match = do(begin(holders(1, 1)), "advance import", "pass")
    assert asked(match) == "3 swiss_stop" and options(match) == ["pass"]
    assert asked(do(match, "pass")) == "0 import"


def test_nobody_is_asked_when_all_money_is_too_little() -> None:
    document = holders(1, 1)
    document["players"][3]["cash"] = 0
    assert asked(do(begin(document), "advance import")) == "2 swiss_stop", "1 and 3 are 4"
    document["players"][2]["cash"] = 0
    assert asked(do(begin(document), "advance import")) == "0 import", "1 and 2 are 3"


def test_the_price_named_stays_in_hand_while_others_give() -> None:
    document = holders(0, 4)
    match = do(begin(document), "advance maneuver_2")
    assert asked(match) == "2 swiss_stop", "four fields: 2 to the bank"
    assert {amount for _, amount in gifts(match, 0)} == {1, 2}
    assert {amount for _, amount in gifts(match, 2)} == {1, 2, 3, 4}


@pytest.mark.parametrize(("government", "step"), [(2, "invest"), (3, "swiss_stop")])
def test_the_price_named_is_not_at_hand_for_gifts(government: int, step: str) -> None:
    """Four fields cost 2; the others have 3, so of the interest of 4 the government has to be able to give 1."""
    document = holders(0, 1)
    document["players"][0]["cash"] = government
    match = do(begin(document), "advance maneuver_2")
    assert match.decisions[0].step == step


def test_a_stop_in_the_game_without_the_card() -> None:
    match = do(begin(holders(0, 1, investor_card=False)), "advance import")
    assert asked(match) == "2 swiss_stop" and options(match) == ["pass"]
    document = holders(0, 1, investor_card=False, swiss_stop_without_card=False)
    assert asked(do(begin(document), "advance import")) == "0 import"


def test_the_first_edition_has_no_swiss_banks() -> None:
    document = table(R06, {AH: [9], FR: [9], GE: [9]}, {IT: [9], RU: [9], GB: [9]}, {})
    document["nations"][AH].update(treasury=20, rondel="maneuver_1")
    match = do(begin(document), "advance import")
    assert asked(match) == "0 import", "nobody stops anybody"
    do(match, "pass", "pass")
    assert asked(match) == "2 invest", "who governs nothing invests all the same"
    document["players"][2]["swiss_bank"] = True
    with pytest.raises(Malformed) as caught:
        R06.state(document)
    assert str(caught.value) == "players[2].swiss_bank: there are no Swiss Banks in this edition"


# lending without the investor card (R06 909-953, R10 1148-1177; IMP-33)


def rounds(match: Match) -> list[str]:
    """Who is asked to lend to whom when everybody declines."""
    seen: list[str] = []
    while match.decisions[0].step == "invest":
        frame = match.position()["agenda"][-1]
        seen.append(f"{frame['player']} {frame['nation']}")
        do(match, "pass")
    return seen


def no_card(rules: ImperialRuleset, bare: str = "") -> Match:
    """Player 1 governs the nation that moved, players 2 and 3 nothing; it has moved."""
    zero = {name: [9] for name in (FR, GE, IT) if name != bare}
    document = table(rules, zero, {AH: [9], RU: [9], GB: [9]}, {}, {}, investor_card=False)
    return do(begin(document), "advance production_1", "pass")


def test_in_2010_swiss_banks_choose_freely_in_their_place() -> None:
    match = no_card(R10)
    assert rounds(match) == [f"1 {AH}", "2 any", "3 any", f"0 {AH}"]
    assert asked(match) == "0 rondel"
    match = do(no_card(R10), "pass")
    assert why(match, f"invest {RU} 0 12") == "", "any nation"
    do(match, f"invest {RU} 0 12", "pass")
    assert why(match, f"invest {RU} 0 2") == "other-nation"
    do(match, "pass")
    assert government(match, RU) == 2 and of(match).swiss_bank == [0, 0, 0, 1]


def test_in_2010_all_lend_to_the_bare_nation_that_follows() -> None:
    match = no_card(R10, IT)
    everybody = [1, 2, 3, 0]
    assert rounds(match) == [f"1 {AH}", "2 any", "3 any", f"0 {AH}", *(f"{seat} {IT}" for seat in everybody)]
    assert match.position()["to_move"] == FR, "italy is skipped"


def test_in_2006_players_without_flag_lend_at_last() -> None:
    everybody = [f"{seat} {AH}" for seat in (1, 2, 3, 0)]
    assert rounds(no_card(R06)) == [*everybody, "2 any", "3 any"]
    match = do(no_card(R06), "pass", f"invest {AH} 0 2")
    assert rounds(match) == [f"3 {AH}", f"0 {AH}", "3 any"], "once is enough"


@europe
def test_nobody_is_asked_for_a_nation_whose_bonds_are_all_sold(rules: ImperialRuleset) -> None:
    rest = {name: [9] for name in (IT, FR, GB, GE, RU)}
    document = table(rules, {AH: list(rules.figures.faces)}, rest, cash=99, investor_card=False)
    assert asked(do(begin(document), "advance production_1", "pass")) == "1 rondel"


def test_before_the_first_turn() -> None:
    """Where free lenders lend at last they may do so before the very first turn; in place they may not (IMP-54)."""
    for rules, over in ((R06, False), (R10, True)):
        chosen = rules.chosen({"start": "experienced", "investor_card": False})
        position = Position(rules, rules.begin(2, chosen))
        position.play(position.options()[0], CHANCE)
        while position.step is not None and position.step.name == "start_bond":
            position.play(position.options()[0])
        assert position.over == over
        if not over:
            assert position.step is not None and position.step.name == "invest"


def in_place(rules: ImperialRuleset, lending: dict[str, Any], invest: dict[str, Any]) -> str:
    """What reading says to such an agenda after Austria-Hungary's turn; player 1 governs it."""
    document = no_card(rules).position()
    lending = {"step": "lending", "moved": AH, "offered": AH, "place": 0, "lenders": 0, **lending}
    document["agenda"] = [{"step": "turn", "nation": IT}, lending, {"step": "invest", **invest}]
    try:
        begin(document)
    except Malformed as error:
        return error.problem
    return ""


def test_reading_the_rounds() -> None:
    assert in_place(R10, {"place": 2}, {"player": 2, "nation": "any"}) == ""
    assert in_place(R10, {"place": 2}, {"player": 2, "nation": AH}).startswith("it is not this player's turn")
    assert in_place(R10, {"place": 4}, {"player": 0, "nation": AH}) == ""
    assert in_place(R10, {"place": 4}, {"player": 0, "nation": "any"}).startswith("it is not this player's turn")
    assert in_place(R10, {"place": 2, "offered": IT}, {"player": 2, "nation": IT}) == ""
    assert in_place(R06, {"place": 2}, {"player": 2, "nation": AH}) == ""
    assert in_place(R06, {"place": 2, "offered": "any"}, {"player": 2, "nation": "any"}) == ""
    assert in_place(R10, {"place": 2, "offered": "any"}, {"player": 2, "nation": "any"}) != "", "no such round"


# taxation (R06 640-667 and 755-806, R10 806-900; IMP-61)

GERMANY = {
    "flags": ["holland", "denmark", "belgium"],
    "armies": {"berlin": 2},
    "fleets": {"north_sea": 1},
    "tax_marker": 1,
    "power": 1,
    "treasury": 10,
}


def taxed(rules: ImperialRuleset, **changes: Any) -> Match:
    """The example of the rulebooks: 2 factories, 3 flags, 3 units, tax marker on 6, 1 power point."""
    document = table(rules, {AH: [9], FR: [9], GE: [9]}, {IT: [9], RU: [9], GB: [9]}, cash=0)
    document["players"][0]["cash"] = changes.pop("cash", 0)
    document["nations"][GE].update({**GERMANY, **changes})
    document["to_move"] = GE
    document["agenda"] = [{"step": "turn", "nation": GE}]
    return do(begin(document), "advance taxation")


@europe
def test_the_example_of_the_rulebook(rules: ImperialRuleset) -> None:
    match = taxed(rules)
    row = match.position()["nations"][GE]
    assert (row["tax_marker"], row["power"], row["treasury"]) == (2, 3, 14) and cash(match) == [1, 0]
    assert paid(match, "bonus") == [("bank", "player_0", 1)] and paid(match, "tax") == [("bank", f"{GE}", 4)]


@europe
@pytest.mark.parametrize(("marker", "bonus"), [(0, 2), (1, 1), (2, 0), (5, 0), (10, 0)])
def test_the_success_bonus(rules: ImperialRuleset, marker: int, bonus: int) -> None:
    """1 for each field the marker rises; falling costs nothing, and the marker falls all the same."""
    match = taxed(rules, tax_marker=marker)
    row = match.position()["nations"][GE]
    assert row["tax_marker"] == 2 and cash(match) == [bonus, 0] and row["treasury"] == 14


@europe
@pytest.mark.parametrize(("armies", "treasury"), [(2, 14), (6, 10), (8, 10)])
def test_soldiers_are_paid_out_of_the_tax_alone(rules: ImperialRuleset, armies: int, treasury: int) -> None:
    row = taxed(rules, armies={"berlin": armies}).position()["nations"][GE]
    assert (row["treasury"], row["power"]) == (treasury, 3)


@europe
def test_both_ends_of_the_track(rules: ImperialRuleset) -> None:
    """The lowest field is "2-5", the highest "15+"."""
    row = taxed(rules, flags=[], tax_marker=3).position()["nations"][GE]
    assert (row["tax_marker"], row["power"]) == (0, 1)
    cities = ["berlin", "hamburg", "cologne", "munich", "danzig"]
    flags = ["holland", "denmark", "belgium", "sweden", "norway", "north_sea", "baltic_sea"]
    match = taxed(rules, factories=cities, flags=flags, armies={}, fleets={}, tax_marker=0)
    row = match.position()["nations"][GE]
    assert (row["tax_marker"], row["power"], row["treasury"]) == (10, 11, 27) and cash(match) == [10, 0]


@pytest.mark.parametrize(("rules", "treasury"), [(R06, 14), (R10, 10)], ids=["2006", "2010"])
def test_power_comes_before_the_money_in_2010(rules: ImperialRuleset, treasury: int) -> None:
    match = taxed(rules, power=24)
    row = match.position()["nations"][GE]
    assert match.over and row["power"] == 25
    assert row["treasury"] == treasury and cash(match) == [1, 0], "the success bonus counts in any case"


@europe
def test_nobody_invests_after_the_end(rules: ImperialRuleset) -> None:
    match = taxed(rules, power=24, rondel="maneuver_1", cash=4)
    assert match.over and paid(match, "investor_card") == [] and cash(match) == [1, 0]


# prices


@europe
def test_further_fields_cost_the_same_for_every_nation(rules: ImperialRuleset) -> None:
    document = table(rules, {AH: [9], FR: [9], GE: [9]}, {IT: [9], RU: [9], GB: [9]}, cash=6)
    document["nations"][AH].update(rondel="factory", power=20)
    match = begin(document)
    do(match, "advance maneuver_2")
    while "rondel" not in asked(match) and not paid(match, "rondel"):
        do(match, "pass")
    assert paid(match, "rondel") == [("player_0", "bank", 6)]
    document["players"][0]["cash"] = 5
    assert why(begin(document), "advance maneuver_2") == "rondel-too-dear"


# the laws, where random games seldom come


def owing() -> Match:
    own = {AH: [9], IT: [9], GB: [9], GE: [9], RU: [9]}
    return do(passing(table(R06, own, {FR: [4]}, {}, {}, cash=7)), f"invest {FR} 0 6")


RARE: dict[str, Callable[[], Match]] = {
    "2006 compensation due": owing,
    "2006 compensation of the last taker": lambda: do(passing(bare_player(7)), f"invest {FR} 0 6"),
    "2006 compensation short": lambda: passing(small_france(4)),
    "2006 lending at last": lambda: do(no_card(R06), "pass", "pass", "pass", "pass"),
    "2010 lending in place": lambda: do(no_card(R10), "pass"),
    "2010 stop with a short treasury": lambda: do(begin(holders(1, 1)), "advance import"),
    "2010 a price named": lambda: do(begin(holders(0, 4)), "advance maneuver_2"),
}


@pytest.mark.parametrize("name", RARE)
def test_laws_hold_where_games_seldom_come(name: str) -> None:
    match = RARE[name]()
    assert every_law(match, Dice(1), True) == [] and record_law(match) == []

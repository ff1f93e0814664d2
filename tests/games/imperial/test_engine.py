"""Branches of Imperial that random games rarely reach: short flags, refused canals, long journeys, stops, lending."""

from __future__ import annotations

from typing import Any

import pytest

import greatpowers
from greatpowers.games.imperial.rules.state import NO_SEAT, Imperial
from greatpowers.kernel.match import Match
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import CHANCE
from tests.games.imperial.samples import (
    RULES,
    Document,
    asked,
    begin,
    do,
    first_turn,
    flag_shortage,
    in_maneuver,
    lands,
    of,
    options,
    why,
)

pytestmark = pytest.mark.both

BOARD = RULES.figures.board
LANDS = lands()
ONE, TWO, THREE = LANDS[-3:]
"""Where `flag_shortage` has armies."""


def done(match: Match, key: str, region: str) -> int:
    """How many units here are remembered for something in this maneuver."""
    return int(match.position().get("maneuver", {}).get(key, {}).get(region, 0))


def russia_moves(step: str = "armies", **rows: dict[str, Any]) -> Document:
    """Six players, player n governs nation n; Russia is in its maneuver. Rows are parts of nations."""
    document = in_maneuver(first_turn(), step)
    for nation, row in rows.items():
        document["nations"][nation].update(row)
    return document


# flags (IMP-30, IMP-31, IMP-59)


def test_one_flag_for_two_new_regions() -> None:
    match = begin(flag_shortage())
    new, waits = [ONE, TWO], THREE
    assert asked(match) == "0 flags" and options(match) == sorted_flags(new)
    assert why(match, "pass") == "must-choose" and why(match, f"flag {waits}") == "not-waiting"
    do(match, f"flag {new[1]}")
    document = match.position()
    assert new[1] in document["nations"]["russia"]["flags"] and len(document["nations"]["russia"]["flags"]) == 15
    assert sorted(document["nations"]["russia"]["waiting"]) == sorted([new[0], waits])
    assert asked(match) == "1 rondel"


def sorted_flags(regions: list[str]) -> list[str]:
    return [f"flag {name}" for name in sorted(regions, key=BOARD.index.__getitem__)]


def late(flags: int) -> Match:
    """Two regions have waited and one is new, with this many flags left."""
    document = flag_shortage()
    russia = document["nations"]["russia"]
    russia["flags"] = LANDS[: 15 - flags]
    russia["waiting"] = [TWO, THREE]
    return begin(document)


def test_waiting_regions_may_be_flagged_after_the_new_ones() -> None:
    match = late(2)
    assert ONE in match.position()["nations"]["russia"]["flags"], "the new region has its flag at once"
    assert options(match) == ["pass", *sorted_flags([TWO, THREE])]
    do(match, f"flag {TWO}")
    assert match.position()["nations"]["russia"]["waiting"] == [THREE]


def test_waiting_regions_may_go_on_waiting() -> None:
    match = do(late(3), f"flag {TWO}")
    assert asked(match) == "0 flags" and options(match) == ["pass", f"flag {THREE}"]
    assert RULES.broken(match.fast.state) == "", "a region flagged just now is not waiting any more"
    do(match, "pass")
    assert match.position()["nations"]["russia"]["waiting"] == [THREE] and asked(match) == "1 rondel"


def test_without_flags_nobody_is_asked() -> None:
    match = late(0)
    assert asked(match) == "1 rondel"
    assert sorted(match.position()["nations"]["russia"]["waiting"]) == sorted([ONE, TWO, THREE])


def test_a_bystander_short_of_flags_is_asked_after_the_mover() -> None:
    """Russia leaves two regions to India, which has one flag; Russia's own flags come back."""
    document = russia_moves(
        russia={"armies": {"japan": 1}, "flags": ["turkey", "iran"], "waiting": ["japan"]},
        india={"armies": {"turkey": 1, "iran": 1}, "flags": LANDS[:14]},
    )
    assert not {"turkey", "iran", "japan"} & set(LANDS[:14])
    match = do(begin(document), "pass")
    assert asked(match) == "0 flags" and options(match) == ["pass", "flag japan"]
    do(match, "flag japan")
    assert asked(match) == "2 flags" and options(match) == sorted_flags(["turkey", "iran"])
    do(match, "flag iran")
    assert match.position()["nations"]["india"]["waiting"] == ["turkey"] and asked(match) == "1 rondel"


# canals (IMP-44, IMP-56, IMP-57)


def canal_fleets(count: int) -> Match:
    """Russian fleets in the Mediterranean Sea; China's flag controls Suez."""
    return begin(
        russia_moves("fleets", russia={"fleets": {"mediterranean_sea": count}}, china={"flags": ["north_africa"]})
    )


def test_each_fleet_asks_once() -> None:
    match = canal_fleets(2)
    for number in (1, 2):
        do(match, "pick_fleet mediterranean_sea", "go indian_ocean")
        assert asked(match) == "1 canal" and options(match) == ["allow", "refuse"]
        do(match, "refuse")
        assert done(match, "refused_fleets", "mediterranean_sea") == number
    do(match, "pick_fleet mediterranean_sea")
    assert options(match) == ["go north_atlantic"] and why(match, "go indian_ocean") == "canal-refused"
    assert why(match, "go china_sea") == "not-adjacent"
    do(match, "go north_atlantic")
    assert done(match, "refused_fleets", "mediterranean_sea") == 1, "of two refused fleets one has left"
    do(match, "pick_fleet mediterranean_sea")
    assert options(match) == ["go north_atlantic"]


def test_a_fleet_that_leaves_another_way_was_the_refused_one() -> None:
    match = do(canal_fleets(2), "pick_fleet mediterranean_sea", "go indian_ocean", "refuse")
    do(match, "pick_fleet mediterranean_sea", "go north_atlantic")
    assert done(match, "refused_fleets", "mediterranean_sea") == 0
    do(match, "pick_fleet mediterranean_sea", "go indian_ocean", "allow")
    assert done(match, "spent_fleets", "indian_ocean") == 1


def test_allowed_and_refused() -> None:
    match = do(canal_fleets(3), "pick_fleet mediterranean_sea", "go indian_ocean", "refuse")
    do(match, "pick_fleet mediterranean_sea", "go indian_ocean", "allow")
    assert done(match, "refused_fleets", "mediterranean_sea") == 1 and done(match, "spent_fleets", "indian_ocean") == 1
    names = [event.values["granted"] for event in match.events if event.name == "permitted"]
    assert names == ["no", "yes"]


def test_own_flag_and_common_government_need_no_permission() -> None:
    document = russia_moves("fleets", russia={"fleets": {"mediterranean_sea": 1}, "flags": ["north_africa"]})
    match = do(begin(document), "pick_fleet mediterranean_sea", "go indian_ocean")
    assert done(match, "spent_fleets", "indian_ocean") == 1
    document = first_turn(2)
    document["agenda"] = [document["agenda"][0], {"step": "fleets"}]
    document["nations"]["russia"]["fleets"] = {"mediterranean_sea": 1}
    document["nations"]["india"]["flags"] = ["north_africa"]
    match = begin(document)
    assert of(match).government[0] == of(match).government[2]
    do(match, "pick_fleet mediterranean_sea", "go indian_ocean")
    assert done(match, "spent_fleets", "indian_ocean") == 1


def convoys(armies: int, **more: Any) -> Match:
    """Russian armies in Turkey; fleets in the Mediterranean Sea and beyond Suez, which China controls."""
    return begin(
        russia_moves(
            russia={"armies": {"turkey": armies}, "fleets": {"mediterranean_sea": 3, "indian_ocean": 3}} | more,
            china={"flags": ["north_africa"]},
        )
    )


def test_each_convoyed_army_asks_once() -> None:
    match = convoys(2)
    for number in (1, 2):
        do(match, "pick_army turkey hostile", "go mediterranean_sea", "go indian_ocean")
        assert asked(match) == "1 canal"
        do(match, "refuse")
        assert asked(match) == "0 journey" and "halt" in options(match)
        do(match, "halt")
        assert done(match, "refused_armies_suez", "turkey") == number
        assert done(match, "carriers", "mediterranean_sea") == 0, "a refused army has not been carried"
    do(match, "pick_army turkey hostile")
    assert "halt" not in options(match) and why(match, "halt") == "cannot-halt"
    do(match, "go mediterranean_sea")
    assert "go indian_ocean" not in options(match) and why(match, "go indian_ocean") == "canal-refused"
    do(match, "go north_africa")
    assert done(match, "refused_armies_suez", "turkey") == 1 and done(match, "carriers", "mediterranean_sea") == 1


def test_a_turned_back_army_may_go_elsewhere() -> None:
    match = do(convoys(2), "pick_army turkey hostile", "go mediterranean_sea", "go indian_ocean", "refuse", "go iran")
    assert done(match, "refused_armies_suez", "turkey") == 0 and done(match, "spent_armies", "iran") == 1
    do(match, "pick_army turkey hostile", "go mediterranean_sea", "go indian_ocean")
    assert asked(match) == "1 canal", "the other army has not asked yet"
    do(match, "allow", "go iran")
    assert done(match, "carriers", "indian_ocean") == 1


def test_an_army_that_leaves_another_way_was_the_refused_one() -> None:
    match = do(convoys(2), "pick_army turkey hostile", "go mediterranean_sea", "go indian_ocean", "refuse", "halt")
    do(match, "pick_army turkey hostile", "go iran")
    assert done(match, "refused_armies_suez", "turkey") == 0
    do(match, "pick_army turkey hostile", "go mediterranean_sea", "go indian_ocean", "allow", "go east_africa")
    assert done(match, "spent_armies", "east_africa") == 1


def test_an_allowed_army_leaves_the_refused_one() -> None:
    match = do(convoys(3), "pick_army turkey hostile", "go mediterranean_sea", "go indian_ocean", "refuse", "halt")
    do(match, "pick_army turkey hostile", "go mediterranean_sea", "go indian_ocean", "allow", "go east_africa")
    assert done(match, "refused_armies_suez", "turkey") == 1


def test_an_exchange_forgets_a_refusal() -> None:
    document = russia_moves(
        russia={"armies": {"turkey": 1}, "fleets": {"mediterranean_sea": 1, "indian_ocean": 1}},
        china={"flags": ["north_africa"], "armies": {"turkey": 1}},
    )
    match = do(begin(document), "pick_army turkey hostile", "go mediterranean_sea", "go indian_ocean", "refuse", "halt")
    assert done(match, "refused_armies_suez", "turkey") == 1
    do(match, "exchange turkey army china army")
    assert match.position().get("maneuver") is None


# journeys


def test_every_reason_on_the_way() -> None:
    match = convoys(1)
    do(match, "pick_army turkey hostile")
    assert why(match, "go turkey") == "not-adjacent" and why(match, "go japan") == "not-adjacent"
    assert why(match, "go indian_ocean") == "not-adjacent" and why(match, "halt") == "cannot-halt"
    do(match, "go mediterranean_sea")
    assert why(match, "go turkey") == "same-coast" and why(match, "go north_atlantic") == "no-fleet"
    assert why(match, "go mediterranean_sea") == "not-adjacent" and why(match, "halt") == "cannot-halt"


def test_train_then_convoy_then_no_second_train() -> None:
    match = begin(russia_moves(russia={"armies": {"moscow": 1}, "fleets": {"north_atlantic": 1}}))
    do(match, "pick_army moscow hostile", "go murmansk")
    assert "halt" in options(match) and "go north_atlantic" in options(match)
    assert "go moscow" not in options(match), "the train has been used"
    do(match, "go north_atlantic")
    assert "go murmansk" not in options(match), "a convoy lands on another coast"
    do(match, "go london")
    assert asked(match) == "0 stance"
    do(match, "declare hostile")
    assert done(match, "spent_armies", "london") == 1


def test_step_home_then_train() -> None:
    match = begin(russia_moves(russia={"armies": {"mongolia": 1}}))
    do(match, "pick_army mongolia hostile", "go novosibirsk")
    assert "halt" in options(match) and "go moscow" in options(match)
    do(match, "go moscow")
    assert done(match, "spent_armies", "moscow") == 1 and asked(match) == "0 armies"


def test_an_island_without_fleet_has_no_way() -> None:
    match = begin(russia_moves(russia={"armies": {"japan": 1}, "fleets": {"sea_of_japan": 1}}))
    assert "pick_army japan hostile" in options(match)
    match = begin(russia_moves(russia={"armies": {"japan": 1}}))
    assert options(match) == ["pass"] and why(match, "pick_army japan hostile") == "no-way"
    assert why(match, "pick_army korea hostile") == "no-unit" and why(match, "pick_army japan friendly") == "no-unit"


def test_turning_an_army() -> None:
    document = russia_moves(
        russia={"armies": {"beijing": 1}, "friendly_armies": {"shanghai": 1, "beijing": 1}},
        china={"factories": ["beijing", "shanghai"]},
    )
    match = begin(document)
    assert why(match, "turn shanghai hostile") == "last-factory" and why(match, "turn moscow hostile") == "not-foreign"
    assert why(match, "turn shanghai friendly") == "no-unit"
    do(match, "turn beijing friendly")
    assert why(match, "turn beijing friendly") == "no-unit"
    do(match, "turn beijing hostile")
    assert why(match, "turn beijing friendly") == "unit-spent"


# Swiss Banks


def bank_holders(**options: Any) -> Document:
    """Four players; players 2 and 3 hold Swiss Banks, player 0 governs Russia, which stands before Investor."""
    document = first_turn(4, **options)
    for nation in document["nations"].values():
        nation["government"] = None
    faces = {name: [30] for name in document["nations"]}
    document["players"][0]["bonds"] = {name: faces[name] for name in ("russia", "india", "usa")}
    document["players"][1]["bonds"] = {name: faces[name] for name in ("china", "brazil", "europe")}
    document["players"][2]["bonds"] = document["players"][3]["bonds"] = {}
    for seat, player in enumerate(document["players"]):
        player["cash"], player["swiss_bank"] = 20, seat > 1
        for name in player["bonds"]:
            document["nations"][name]["government"] = seat
    document["nations"]["russia"].update(rondel="maneuver_1", treasury=20)
    return document


def test_the_first_yes_stops_the_nation() -> None:
    match = do(begin(bank_holders()), "advance import")
    assert asked(match) == "2 swiss_stop"
    do(match, "pass")
    assert asked(match) == "3 swiss_stop"
    do(match, "stop")
    assert match.position()["nations"]["russia"]["rondel"] == "investor"


def test_when_all_pass_the_nation_goes_on() -> None:
    match = do(begin(bank_holders()), "advance import", "pass", "pass")
    assert asked(match) == "0 import"


@pytest.mark.parametrize(("card", "order"), [(0, [2, 3]), (2, [2, 3]), (3, [3, 2])])
def test_asking_begins_with_the_card(card: int, order: list[int]) -> None:
    document = bank_holders()
    document["investor_card"] = card
    match = do(begin(document), "advance import")
    seen = [match.decisions[0].seat]
    do(match, "pass")
    assert [*seen, match.decisions[0].seat] == order


def test_without_the_card_asking_begins_left_of_the_government() -> None:
    document = bank_holders(investor_card=False)
    match = do(begin(document), "advance import")
    assert asked(match) == "2 swiss_stop"
    document = bank_holders(investor_card=False, swiss_stop_without_card=False)
    assert asked(do(begin(document), "advance import")) == "0 import"


def test_nobody_is_asked_when_interest_is_not_covered() -> None:
    document = bank_holders()
    document["nations"]["russia"]["treasury"] = 1
    assert asked(do(begin(document), "advance import")) == "0 import"


def test_a_named_price_stays_in_hand() -> None:
    document = bank_holders()
    document["players"][0]["cash"] = 4
    match = do(begin(document), "advance factory")
    assert asked(match) == "2 swiss_stop"
    gifts = {RULES.codec.decode(code).values["amount"] for code in match.fast.rights(0)}
    assert gifts == {1}, "three fields beyond the free ones cost 3 of the 4"


# lending without the investor card (IMP-33)


def test_lending_rounds() -> None:
    document = bank_holders(investor_card=False)
    document["players"][1]["bonds"].pop("china")
    document["nations"]["china"]["government"] = None
    document["nations"]["russia"]["rondel"] = "factory"
    match = do(begin(document), "advance production_1", "pass")
    seen: list[str] = []
    while match.decisions[0].step == "invest":
        frame = match.position()["agenda"][-1]
        seen.append(f"{frame['player']} {frame['nation']}")
        do(match, "pass")
    assert seen == [
        *(f"{seat} russia" for seat in (0, 1, 2, 3)),
        *(f"{seat} china" for seat in (0, 1, 2, 3)),
        *(f"{seat} any" for seat in (2, 3)),
    ]
    assert asked(match) == "0 rondel" and match.position()["to_move"] == "india", "china is skipped"


def test_who_has_lent_is_not_asked_again() -> None:
    document = bank_holders(investor_card=False)
    document["nations"]["russia"]["rondel"] = "factory"
    match = do(begin(document), "advance production_1", "pass", "pass", "pass", "invest russia 0 2", "pass")
    frame = match.position()["agenda"][-1]
    assert (frame["player"], frame["nation"]) == (3, "any")


def test_a_bare_nation_finds_a_lender() -> None:
    document = bank_holders(investor_card=False)
    document["players"][1]["bonds"].pop("china")
    document["nations"]["china"]["government"] = None
    document["nations"]["russia"]["rondel"] = "factory"
    match = do(begin(document), "advance production_1", "pass", "pass", "pass", "pass", "pass")
    assert match.position()["agenda"][-1]["nation"] == "china"
    do(match, "pass", "pass", "pass", "invest china 0 4")
    assert of(match).government[1] == 3 and of(match).swiss_bank[3] == 0


# set-up


@pytest.mark.parametrize("seats", [4, 5])
def test_left_over_cards(seats: int) -> None:
    """Any nation may be left over; its partner's bond may still give it a government."""
    position = Position(RULES, RULES.begin(seats, RULES.chosen({})))
    for dealt in ("europe", "brazil", "india", "usa", "russia")[:seats]:
        position.play(RULES.codec.encode({"kind": "deal", "nation": dealt}), CHANCE)
    state = position.state
    assert isinstance(state, Imperial)
    for nation, name in enumerate(BOARD.nations):
        held = [seat for seat in range(seats) if name in RULES.document(state)["players"][seat]["bonds"]]
        assert (state.government[nation] == NO_SEAT) == (not held)
    assert RULES.broken(state) == ""


def test_card_that_is_gone_and_card_that_goes_along() -> None:
    position = Position(RULES, RULES.begin(3, RULES.chosen({})))
    encode = RULES.codec.encode
    assert position.reason(encode({"kind": "deal", "nation": "usa"}), CHANCE).name == "not-dealt-here"
    position.play(encode({"kind": "deal", "nation": "russia"}), CHANCE)
    assert position.reason(encode({"kind": "deal", "nation": "russia"}), CHANCE).name == "card-gone"


def experienced(seats: int, starter: int, **more: Any) -> Position:
    position = Position(RULES, RULES.begin(seats, RULES.chosen({"start": "experienced", **more})))
    encode = RULES.codec.encode
    assert position.reason(encode({"kind": "begin", "player": 5}), CHANCE).name == "no-such-player"
    position.play(encode({"kind": "begin", "player": starter}), CHANCE)
    return position


def test_each_nation_begins_one_seat_further_left() -> None:
    position, seen = experienced(3, 1), []
    passing = RULES.codec.encode({"kind": "pass"})
    while not position.over:
        seen.append(position.seat)
        position.play(passing)
    assert seen == [1, 2, 0, 2, 0, 1, 0, 1, 2] * 2
    assert position.ranks() == [1, 1, 1], "nobody has lent to anybody, so nobody can move (IMP-54)"


def test_without_card_the_banks_may_still_lend() -> None:
    position = experienced(3, 0, investor_card=False)
    passing = RULES.codec.encode({"kind": "pass"})
    for _ in range(18):
        position.play(passing)
    assert position.step is not None and position.step.name == "invest" and position.seat == 0
    position.play(RULES.codec.encode({"kind": "invest", "nation": "brazil", "old": 0, "new": 9}))
    position.play(passing)
    position.play(passing)
    state = position.state
    assert isinstance(state, Imperial)
    assert position.seat == 0 and state.nation == 3 and state.government[3] == 0


def test_one_bond_each_and_only_of_this_nation() -> None:
    position = experienced(3, 0)
    encode = RULES.codec.encode
    assert position.reason(encode({"kind": "invest", "nation": "usa", "old": 0, "new": 2}), 0).name == "other-nation"
    assert position.reason(encode({"kind": "invest", "nation": "russia", "old": 0, "new": 30}), 0).name == "cash-short"
    position.play(encode({"kind": "invest", "nation": "russia", "old": 0, "new": 25}))
    assert position.reason(encode({"kind": "invest", "nation": "russia", "old": 0, "new": 25}), 1).name == "bond-sold"
    assert (
        position.reason(encode({"kind": "invest", "nation": "russia", "old": 25, "new": 30}), 1).name == "not-your-bond"
    )
    while position.step is not None and position.step.name == "start_bond":
        assert position.seat != 0, "who has no cash is not asked"
        position.play(encode({"kind": "pass"}))
    state = position.state
    assert isinstance(state, Imperial)
    assert state.government[0] == 0 and state.swiss_bank == [0, 1, 1] and state.investor == 1


def test_hidden_cash_is_not_told_by_the_score_either() -> None:
    """Bonds are open: whoever knows a score knows the cash (IMP-46)."""
    match = greatpowers.start("imperial-2030", seats=3, seed=1, options={"cash": "hidden"})
    for seat in (0, 1, 2, greatpowers.NOBODY):
        rows = match.view(seat)["players"]
        assert [row["cash"] is None for row in rows] == [other != seat for other in range(3)]
        assert [row["score"] is None for row in rows] == [other != seat for other in range(3)]

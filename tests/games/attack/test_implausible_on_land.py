"""Battles, moves and courtships on land that no game leads to are refused by the step that cannot have begun so."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from greatpowers.games.attack.rules import answers, reasons
from greatpowers.games.attack.rules.board import BOARDS, REGION_IDS
from greatpowers.games.attack.rules.pieces import NEUTRAL
from greatpowers.games.attack.rules.units import INFANTRY
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import Malformed
from tests.games.attack.samples import RULES, Document, documents

pytestmark = pytest.mark.both


def at(step: str, wanted: Callable[[Document], bool] = lambda document: True) -> Document:
    return next(copy.deepcopy(document) for document in documents()[step] if wanted(document))


def refusal(document: Document) -> str:
    with pytest.raises(Malformed) as caught:
        RULES.state(document)
    return str(caught.value)


def implausible(document: Document) -> str:
    """What the open step itself says of the position."""
    place, problem = refusal(document).split(": ", 1)
    assert place == f"agenda[{len(document['agenda']) - 1}]"
    return problem


def remembered(document: Document, **slots: int) -> Document:
    document["now"].update(slots)
    return document


def opponent(document: Document) -> int:
    number: int = (document["turn"] + 1) % document["seats"]
    return number


# the opening of a battle


def test_a_card_is_drawn_once_for_a_neutral_that_nobody_commands() -> None:
    problem = "a card is drawn for a neutral, before anybody commands it"
    assert implausible(remembered(at("defence"), fight_commander=opponent(at("defence")))) == problem
    defended = at("defence")
    defended["front"][12 + INFANTRY] = 1
    assert implausible(defended) == "the defenders of the neutral are there already"


def test_a_commander_is_looked_for_once() -> None:
    problem = "a commander is looked for when a neutral has none"
    for step in ("command", "command_draw"):
        assert implausible(remembered(at(step), fight_commander=opponent(at(step)))) == problem
        bare = at(step)
        bare["front"][8:] = [0] * 8
        assert implausible(bare) == "the neutral has no defenders yet"


def test_one_of_several_opponents_is_drawn() -> None:
    document = at("command_draw")
    own, other = 1 << document["turn"], 1 << opponent(document)
    for volunteers in (0, other, own | other, other | 1 << document["seats"]):
        document["agenda"][-1]["volunteers"] = volunteers
        assert implausible(document) == "one of several opponents is drawn"


def test_atomic_power_comes_first_and_is_used_up() -> None:
    for place in (0, 8):
        committed = at("atom")
        committed["front"][place] = 1
        assert implausible(committed) == "atomic power is used before anybody commits units"
    unused = at("atom", lambda row: row["agenda"][-1]["removed"] == 0)
    unused["agenda"][-1]["removed"] = 1
    unused["players"][unused["turn"]]["atom_used"] = False
    assert implausible(unused) == "units were removed by a power that was not used"


def test_commitments_come_before_the_first_round_the_attacker_first() -> None:
    problem = "commitments come before the first round, all else in a round"
    assert implausible(remembered(at("commitment"), fight_round=1)) == problem
    early = at("commitment", lambda row: sum(row["front"][8:12]) > 0)
    assert implausible(remembered(early, fight_side=0)) == "the attacker commits units first"


# rounds


@pytest.mark.parametrize("step", ["reinforcement", "battle_roll", "hits"])
def test_rounds_have_begun(step: str) -> None:
    problem = "commitments come before the first round, all else in a round"
    assert implausible(remembered(at(step), fight_round=0)) == problem


def test_dice_are_those_of_the_committed_units() -> None:
    problem = "the dice rolled and those to roll are not those of the committed units"
    document = at("battle_roll")
    for dice in (0, document["now"]["fight_dice"] + 1):
        assert implausible(remembered(document, fight_dice=dice)) == problem


def test_only_jet_fighters_roll_a_blank_again() -> None:
    document = at("battle_roll", lambda row: row["now"]["fight_foe"] == NEUTRAL and row["now"]["fight_side"] == 1)
    assert implausible(remembered(document, fight_rerolled=1)) == "no blank can have been rolled again"


def test_spoils_are_an_opponents() -> None:
    document = at("spoils", lambda row: all(held(row, seat) for seat in range(row["seats"])))
    document["agenda"][-1]["loser"] = document["turn"]
    assert implausible(document) == "the player to move takes a card from an opponent"


def held(document: Document, seat: int) -> bool:
    return any(row["owner"] == seat for row in document["regions"].values())


# moves and courtships


def test_escorts_answer_only_submarines_that_fired() -> None:
    assert refusal(remembered(at("escort"), ambush_shots=0)) == "agenda: escort waits for nobody"


def placed(step: str, wanted: Callable[[Document], bool]) -> Any:
    return Position(RULES, RULES.state(at(step, wanted)))


def test_units_of_others_are_not_transferred() -> None:
    position = placed("transfer", lambda document: True)
    state = position.state
    foreign = next(region for region in state.board.regions if state.owner[region] not in (NEUTRAL, state.turn))
    own = next(region for region in state.board.regions if state.owner[region] == state.turn)
    for origin in (foreign, next(region for region in state.board.regions if state.owner[region] == NEUTRAL)):
        assert position.refusal(answers.march(INFANTRY, origin, own), state.turn) == reasons.NOT_YOURS


def is_small(document: Document) -> bool:
    return len(document["regions"]) < len(REGION_IDS)


def test_what_is_not_on_the_board_is_not_courted() -> None:
    position = placed("diplomacy", is_small)
    off = position.state.board.is_on.index(False)
    assert position.refusal(answers.COURT + off, position.state.turn) == reasons.NOT_ON_BOARD


def test_canals_lie_on_every_board() -> None:
    """So nobody has to ask whether a canal is there."""
    for board in BOARDS:
        assert all(board.sea_is_on[sea] for seas in board.canal_seas for sea in seas)
        assert all(board.is_on[region] for region in board.canal_region)

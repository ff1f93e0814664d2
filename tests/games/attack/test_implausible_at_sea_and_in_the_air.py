"""Sea battles, raids and bombings that cannot be are refused in plain words, and so are answers they do not allow."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from greatpowers.games.attack.rules import answers
from greatpowers.games.attack.rules.board import SEA_IDS
from greatpowers.games.attack.rules.remembered import BETWEEN_ACTIONS
from greatpowers.games.attack.rules.steps.naval import LOWEST_ROLL
from greatpowers.kernel.match import Match, start_from
from greatpowers.kernel.position import Position
from greatpowers.kernel.step import Step
from greatpowers.kernel.values import Malformed, Refused
from tests.games.attack.casework import BOOKS
from tests.games.attack.decks import printed
from tests.games.attack.samples import RULES
from tests.games.casework import asked, short

pytestmark = pytest.mark.both

Document = dict[str, Any]
NORTH_SEA = SEA_IDS.index("north_sea")
FAR_SEA = SEA_IDS.index("java_sea")
"""Not on the west half of the board."""
DESTROYER, BATTLESHIP = 0, 2
AFLOAT, DAMAGED, SUNK = 0, 1, 2


def based(*frames: Document, base: str = "duel", **slots: Any) -> Document:
    """A position on the west half with these frames on the first player's turn and these slots remembered."""
    document: Document = copy.deepcopy(BOOKS[0].document(BOOKS[0].bases()[base], {}))
    document["agenda"][-1]["busy"] = 1
    document["agenda"] += frames
    document["now"] = {**BETWEEN_ACTIONS._asdict(), **slots}
    return document


def refusal(document: Document) -> str:
    with pytest.raises(Malformed) as caught:
        RULES.state(document)
    return str(caught.value)


def fits(document: Document) -> bool:
    return RULES.broken(RULES.state(document)) == ""


def reason(match: Match, seat: int, kind: str, **values: Any) -> tuple[str, dict[str, Any]]:
    with pytest.raises(Refused) as caught:
        match.play({"kind": kind, **values}, seat)
    return caught.value.reason.name, caught.value.reason.details


# sea battles


def battle(step: str, *, own: Document | None = None, other: Document | None = None, **slots: Any) -> Document:
    """The first player attacks the second in the North Sea."""
    frames: list[Document] = [{"step": "engagement", "bought": 0}, {"step": "naval_round"}, {"step": step}]
    document = based(*frames, **{"naval": NORTH_SEA, "naval_foe": 1, **slots})
    fleet = {"destroyer": 2, "submarine": 2, "battleship": 1}
    document["seas"] = {"north_sea": {"0": own or fleet, "1": other or fleet}}
    return document


def lined(
    attacking: list[int], defending: list[int], marks: tuple[list[int], list[int]] = ([], []), **slots: int
) -> Any:
    """Two complete lines that fire, with hits on the ships at the front."""
    given: dict[str, Any] = {"naval_length": len(attacking), **slots}
    document = battle("gunnery", **given)
    document["line"] = [*attacking, *[-1] * (8 - len(attacking)), *defending, *[-1] * (8 - len(defending))]
    hits = [*marks[0], *[AFLOAT] * (8 - len(marks[0])), *marks[1], *[AFLOAT] * (8 - len(marks[1]))]
    document["line_state"] = hits
    return document


@pytest.mark.parametrize(
    ("slots", "problem"),
    [
        ({"naval_foe": 0}, "a sea battle is fought by the player to move and one opponent"),
        ({"naval_foe": 2}, "a sea battle is fought by the player to move and one opponent"),
        ({"naval": -1}, "a sea battle is fought in a sea area of the board"),
        ({"naval": FAR_SEA}, "a sea battle is fought in a sea area of the board"),
        ({"naval_struck": 2}, "submarines strike in a Move only"),
        ({"naval_struck": 1, "naval_bought": 1, "naval_joined": 1}, "submarines strike in a Move only"),
        ({"naval_joined": 4}, "submarines that struck take part"),
        ({"naval_struck": 1, "naval_joined": 2}, "submarines that struck take part"),
    ],
)
def test_battles_that_cannot_be(slots: dict[str, Any], problem: str) -> None:
    assert fits(battle("submarines"))
    assert refusal(battle("submarines", **slots)) == f"agenda[4]: {problem}"


def test_submarines_that_cannot_decide() -> None:
    early = "agenda[5]: submarines decide before the first round"
    assert refusal(battle("submarines", naval_joined=1)) == early
    hit = battle("submarines")
    hit["crippled"] = [1, 0]
    assert refusal(hit) == early
    hit["crippled"] = [0, 2]
    assert refusal(hit) == "agenda[4]: there are more once-hit battleships than battleships"
    bare = battle("submarines", other={"submarine": 2})
    assert refusal(bare) == "agenda[5]: one side has no ships to fight with"


def test_lines_that_cannot_be_laid() -> None:
    assert fits(battle("line", naval_length=3))
    assert refusal(battle("line")) == "agenda[5]: both lines have the same length, eight at most"
    assert refusal(battle("line", naval_length=3, naval_pair=1)) == "agenda[5]: nobody fires while lines are laid"
    assert refusal(battle("line", naval_length=3, naval_roll=7)) == "agenda[5]: nobody fires while lines are laid"
    short_line = "agenda[5]: a line is as long as the smaller side, eight ships at most"
    assert refusal(battle("line", naval_length=2)) == short_line
    gap = battle("line", naval_length=3)
    gap["line"] = [-1, DESTROYER, *[-1] * 6, DESTROYER, *[-1] * 7]
    assert refusal(gap) == "agenda[5]: both lines are laid from the front to the rear, ship by ship"
    uneven = battle("line", naval_length=3)
    uneven["line"] = [DESTROYER, *[-1] * 7, DESTROYER, DESTROYER, *[-1] * 6]
    assert refusal(uneven) == "agenda[5]: both lines are laid from the front to the rear, ship by ship"


def test_a_ship_that_is_not_there_is_not_laid() -> None:
    match = start_from(RULES, battle("line", naval_length=3), 1)
    assert reason(match, 0, "lay", ship="carrier") == ("no-ship", {"ship": "carrier"})


def test_pairs_that_cannot_fire() -> None:
    pair = [DESTROYER, BATTLESHIP]
    assert fits(lined(pair, pair))
    assert fits(lined(pair, pair, ([], [SUNK]), naval_pair=1))
    assert refusal(lined(pair, pair, naval_pair=2)) == "agenda[5]: a pair of two complete lines fires"
    assert refusal(lined(pair, pair, naval_length=3)) == "agenda[5]: a pair of two complete lines fires"
    crowd = [BATTLESHIP, BATTLESHIP]
    assert refusal(lined(crowd, pair)) == "agenda[5]: a line holds more ships than are there"
    assert refusal(lined(pair, pair, naval_roll=13)) == "agenda[5]: two dice show 2 to 12"
    early = "agenda[5]: ships are not sunk before their pair has fired"
    assert refusal(lined(pair, pair, ([SUNK], []))) == early
    assert refusal(lined(pair, pair, ([], [AFLOAT, SUNK]), naval_pair=1)) == early
    assert refusal(lined(pair, pair, ([DAMAGED], []), naval_pair=1)) == "agenda[5]: only a battleship bears a hit"


def test_where_neither_side_can_fight_the_battleships_of_the_attacker_yield() -> None:
    """No round ends so, but a position can say that both were hit before (ATK-135)."""
    document = lined([BATTLESHIP], [BATTLESHIP], ([DAMAGED], [DAMAGED]), naval_roll=7)
    position = tied(document)
    assert position.step is not None and (position.step.name, position.asked()) == ("retreat", [0])
    assert answers.PASS not in position.options()
    document["seas"]["north_atlantic"] = {"1": {"destroyer": 1}}
    after = RULES.document(tied(document).state)
    assert after["agenda"][-1]["step"] == "turn"
    assert after["seas"]["north_sea"] == {"1": {"battleship": 1}}


def tied(document: Document) -> Position:
    """Both have one battleship that was hit, and the defender rolls as the attacker did."""
    document["seas"]["north_sea"] = {"0": {"battleship": 1}, "1": {"battleship": 1}}
    position = Position(RULES, RULES.state(document))
    assert position.weights() == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    position.play(answers.ROLL + 7 - LOWEST_ROLL)
    return position


# retreats


def retreat(must: int, crippled: list[int], **fleets: Document) -> Document:
    document = battle("retreat", own=fleets.get("own"), other=fleets.get("other"))
    document["agenda"][-1] = {"step": "retreat", "side": 0, "must": must, "asked": 0, "leave": 0}
    document["crippled"] = crippled
    return document


def test_retreats_that_cannot_be() -> None:
    alone = {"battleship": 1}
    assert fits(retreat(0, [0, 0]))
    assert fits(retreat(1, [1, 0], own=alone))
    choice = "agenda[5]: only where both sides can fight is there a choice"
    assert refusal(retreat(0, [1, 0], own=alone)) == choice
    assert refusal(retreat(0, [0, 1], other=alone)) == choice
    forced = "agenda[5]: only a side that has nothing but once-hit battleships must retreat"
    assert refusal(retreat(1, [1, 0])) == forced
    assert refusal(retreat(1, [0, 0], own={"submarine": 1})) == forced


def test_nobody_retreats_off_the_board() -> None:
    match = start_from(RULES, retreat(0, [0, 0]), 1)
    assert reason(match, 0, "withdraw", sea="java_sea") == ("not-on-board", {"sea": "java_sea"})


# raids


def raid(*frames: Document, **slots: Any) -> Document:
    """The first player raids the North Sea, where two routes of the second run by the owner's file."""
    named = bool(frames)
    step = {"step": "raid", "raided": 1 << NORTH_SEA if named else 0, "raided_more": 0, "shown": 0 if named else 2}
    document = based(step, *frames, **slots)
    routes = printed()["trade_routes"]
    for row in routes["route"][:2]:
        row["sea"] = "north_sea"
    document["options"]["trade_routes"] = routes
    seen = {"drawn": 0, "since": 0, "seen_by": [0, "all"] if named else [0], "idle": False}
    document["players"][1]["hand"] = [
        {"card": name, **seen} for name in ("route_north_atlantic", "route_mediterranean")
    ]
    document["seas"] = {"north_sea": {"0": {"submarine": 2}}}
    return document


def test_raids_that_cannot_be() -> None:
    many = "agenda[4]: there are not that many submarines in this area"
    for step in ("raid_roll", "raid_hits"):
        slot = "dice" if step == "raid_roll" else "hits"
        assert fits(raid({"step": step}, raid_sea=NORTH_SEA, **{slot: 2}))
        assert refusal(raid({"step": step}, raid_sea=NORTH_SEA, **{slot: 3})) == many
        assert refusal(raid({"step": step}, raid_sea=NORTH_SEA, **{slot: -1})) == many
    away = raid({"step": "raid_roll"}, raid_sea=-1, dice=1)
    assert refusal(away) == "now.raid_sea: is no area that is being raided"


def test_nobody_raids_off_the_board() -> None:
    match = start_from(RULES, raid(), 1)
    assert reason(match, 0, "raid", sea="java_sea") == ("not-on-board", {"sea": "java_sea"})


def test_the_raider_chooses_between_two_routes_of_an_area() -> None:
    match = start_from(RULES, raid({"step": "raid_hits"}, raid_sea=NORTH_SEA, hits=2), 1)
    assert asked(match) == "A raid_hits"
    routes = [short(option) for option in match.decisions[0].options]
    assert routes == ["strike_route route_north_atlantic", "strike_route route_mediterranean"]
    elsewhere = {"route": "route_caribbean"}
    assert reason(match, 0, "strike_route", **elsewhere) == ("no-route-here", elsewhere)
    for _ in range(2):
        match.play({"kind": "strike_route", "route": "route_mediterranean"}, 0)
    hand = match.position()["players"][1]["hand"]
    assert [row if isinstance(row, str) else row["card"] for row in hand] == ["route_north_atlantic"]


# bombings


def bombing(step: str, base: str = "duel", **slots: Any) -> Document:
    """The first player, with two planes, bombs the second, who has two."""
    return based({"step": step}, base=base, **{"bombed": 1, **slots})


@pytest.mark.parametrize(
    ("slots", "problem"),
    [
        ({"bombed": -1}, "no opponent is being bombed"),
        ({"bombed": 0}, "no opponent is being bombed"),
        ({"bombed": 2}, "no opponent is being bombed"),
        ({"hits": -1}, "there cannot be fewer than no planes, dice or hits"),
        ({"bombers": 3}, "the attacker does not have that many planes"),
        ({"fighters": 1, "bombers": 1, "attacker_losses": 1}, "the attacker does not have that many planes"),
        ({"interceptors": 3}, "the defender does not have that many planes"),
    ],
)
def test_bombings_that_cannot_be(slots: dict[str, Any], problem: str) -> None:
    assert fits(bombing("sorties"))
    assert refusal(bombing("sorties", **slots)) == f"agenda[3]: {problem}"
    picking = bombing("idling", **slots)
    picking["agenda"][-1]["cards"] = 0
    assert refusal(picking) == f"agenda[3]: {problem}"


def test_dice_at_no_stage() -> None:
    assert fits(bombing("air_roll", interceptors=1, dice=1))
    late = "agenda[3]: nobody rolls for planes at this stage"
    assert refusal(bombing("air_roll", interceptors=1, dice=1, air_stage=3)) == late
    assert refusal(bombing("air_roll", interceptors=1, dice=1, air_stage=-1)) == late


def test_planes_and_cards_that_were_not_hit() -> None:
    shot: dict[str, Any] = {"fighters": 1, "bombers": 1, "interceptors": 1}
    assert fits(bombing("shot_down", hits=1, **shot))
    assert refusal(bombing("shot_down", hits=2, **shot)) == "agenda[3]: these planes were not hit"
    picking = bombing("idling", bombers=1, hits=1)
    picking["agenda"][-1]["cards"] = 1
    assert refusal(picking) == "agenda[3]: the bombed player does not have that many cards"


def loss(player: int = 0, **slots: Any) -> Document:
    """Both lost a plane; the attacker has one in Poland, too."""
    document = bombing("plane_loss", "trio", **{"attacker_losses": 1, "defender_losses": 1, **slots})
    document["agenda"][-1]["player"] = player
    document["regions"]["poland"] = {"owner": 0, "units": {"plane": 1}}
    document["regions"]["ukraine"] = {"owner": 0, "units": {"infantry": 3, "plane": 1}}
    return document


def test_losses_that_cannot_be() -> None:
    assert fits(loss())
    assert refusal(loss(2)) == "agenda[4]: this player takes no part in the bombing"
    assert refusal(loss(bombed=0)) == "agenda[4]: no opponent is being bombed"
    assert refusal(loss(bombed=-1)) == "agenda[4]: no opponent is being bombed"
    assert refusal(loss(attacker_losses=9)) == "agenda[4]: player 0 cannot lose that many planes"
    assert refusal(loss(defender_losses=-1)) == "agenda[4]: player 1 cannot lose that many planes"
    assert refusal(loss(1)) == "agenda[4]: the attacker takes off planes first"


def test_no_plane_is_taken_off_beyond_the_board() -> None:
    match = start_from(RULES, loss(), 1)
    assert reason(match, 0, "ground", region="japan") == ("not-on-board", {"region": "japan"})


def replacement(player: int = 0) -> Document:
    """The last unit of Poland was a plane that is lost."""
    document = loss(attacker_losses=0)
    document["regions"]["poland"] = {"owner": player, "units": {}}
    document["agenda"].append({"step": "replacement", "player": player, "region": "poland"})
    return document


def test_replacements_that_cannot_be() -> None:
    assert fits(replacement())
    assert refusal(replacement(2)) == "agenda[5]: this player takes no part in the bombing"
    held = replacement()
    held["regions"]["poland"]["units"] = {"tank": 1}
    assert refusal(held) == "agenda[5]: no unit has to be replaced here"


def test_what_can_be_sent_is_what_is_not_refused() -> None:
    match = start_from(RULES, replacement(), 1)
    step = match.fast.step
    assert step is not None and step.name == "replacement"
    options = step.options(match.fast.state, 0)
    assert len(options) > 1
    assert options == Step.options(step, match.fast.state, 0)
    refused = reason(match, 0, "send", unit="tank", origin="japan")
    assert refused == ("not-on-board", {"unit": "tank", "region": "japan"})

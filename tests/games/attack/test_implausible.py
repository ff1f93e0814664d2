"""Positions of Attack! that no game leads to are refused at the place that is wrong."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, cast

import pytest

from greatpowers.games.attack.rules import agenda, answers, reasons
from greatpowers.games.attack.rules.board import REGION_IDS, SEA_IDS
from greatpowers.games.attack.rules.figures import CARD_IDS, TECHNOLOGY_IDS
from greatpowers.games.attack.rules.ongoing.marches import BY_SEA, FIRST_UNIT, GROUP, SETTLED
from greatpowers.games.attack.rules.remembered import BETWEEN_ACTIONS
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.units import UNITS
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import Malformed
from tests.games.attack.casework import BOOKS
from tests.games.attack.samples import RULES, documents
from tests.games.mutations import answer_randomly

pytestmark = pytest.mark.both

Document = dict[str, Any]


def based(**changes: Any) -> Document:
    """The base position of three players at the choice of an action, with changes."""
    document = BOOKS[0].document(BOOKS[0].bases()["trio"], {})
    document.update(copy.deepcopy(changes))
    return document


def at(step: str, wanted: Callable[[Document], bool] = lambda document: True) -> Document:
    return next(copy.deepcopy(document) for document in documents()[step] if wanted(document))


def refusal(document: Document) -> str:
    with pytest.raises(Malformed) as caught:
        RULES.state(document)
    return str(caught.value)


def remember(document: Document, **slots: int) -> Document:
    document.setdefault("now", BETWEEN_ACTIONS._asdict()).update(slots)
    return document


def read(document: Document) -> Attack:
    return cast(Attack, RULES.state(document))


# always


def test_units_that_belong_to_nobody() -> None:
    stray = based()
    stray["regions"]["alaska"]["units"] = {"infantry": 1}
    assert refusal(stray) == "players: units stand in the neutral region alaska"
    bare = based()
    bare["regions"]["mexico"]["units"] = {}
    assert refusal(bare) == "players: mexico has no unit of its owner"


def test_cards_that_cannot_be() -> None:
    assert refusal(based(table={"oil_1": 1})) == "table.oil_1: must be 0 by the agenda"
    assert refusal(based(discards={"oil_1": 1})) == "discards.oil_1: only politics cards are discarded"
    idle = based()
    idle["players"][0]["hand"] = [{"card": "spy", "idle": True}]
    assert refusal(idle) == "players: spy is a politics card, which cannot be idle"
    seen = based()
    seen["players"][0]["hand"] = [{"card": "spy", "seen_by": [1, "all"]}]
    assert refusal(seen) == "players[0].hand[0].seen_by: what all have seen every other player has seen"
    many = based()
    copies = RULES.figures.copies[CARD_IDS.index("spy")]
    many["players"][0]["hand"] = ["spy"] * (copies + 1)
    assert refusal(many) == f"players[0].hand[{copies}]: there are not that many cards of spy"
    secret = at("theft")
    secret["table"] = {}
    assert refusal(secret) == "table: does not hold the politics card that is being carried out"


def test_players_that_cannot_be() -> None:
    name = TECHNOLOGY_IDS[0]
    many = at("turn", lambda document: document["seats"] > RULES.figures.technology_copies[0])
    for player in many["players"]:
        player["technologies"] = [name]
    assert refusal(many) == f"players: there are not that many cards of {name}"
    shared = based()
    shared["players"][0]["capital"] = shared["players"][1]["capital"]
    assert refusal(shared) == "players: capitals lie in different regions of the board"
    far = based()
    far["players"][0]["capital"] = "japan"
    assert refusal(far) == "players: capitals lie in different regions of the board"
    for field, most in (("refusals", 3), ("counter_offers", 5)):
        stubborn = based()
        stubborn["players"][1][field] = most + 1
        complaint = "players[1].refusals: an offer is refused three times and countered five times"
        assert refusal(stubborn) == complaint
    gone = based()
    gone["players"][2]["eliminated"] = True
    assert refusal(gone) == "players[2].eliminated: ends the game"


def test_ends_that_cannot_be() -> None:
    early = at("")
    early["players"][0]["government"] = None
    assert refusal(early) == "over: a game that is over was played"
    other = at("", lambda document: document["ending"] == 1)
    other["ending"] = 0
    assert refusal(other) == "ending: is not reached"


# rounds, turns and what is remembered


def test_rounds_and_turns_that_cannot_be() -> None:
    assert refusal(based(start=None)) == "start: is missing"
    assert refusal(based(round=0)) == "round: lies between 1 and 30"
    poor = based()
    poor["players"][1]["government"] = None
    assert refusal(poor) == "players: after set-up all have a government, a capital and no reserve"
    assert refusal(based(eagles=99)) == "eagles: end the game"
    order = based()
    order["agenda"][1]["player"] = 1
    assert refusal(order) == "agenda[1].player: turns do not wait in the order of the round"
    begun = based()
    begun["agenda"][1]["begun"] = 1
    assert refusal(begun).startswith("agenda[1].begun: the player to move alone has begun")
    assert refusal(based(turn=1)) == "turn: must be 0 by the agenda"


def test_what_no_action_remembers() -> None:
    assert refusal(based(protested=[1] * len(REGION_IDS))) == "protested: is remembered by no step of the agenda"
    assert refusal(remember(based(), hits=1)) == "now.hits: is remembered by no step of the agenda"
    assert refusal(remember(based(), shooter=1)) == "now.shooter: is remembered by no step of the agenda"
    complaint = "now: a move is a Blitzkrieg or not, and submarines strike in sea areas"
    assert refusal(remember(at("movement"), blitzing=2)) == complaint
    assert refusal(remember(at("movement"), strikes=-1)) == complaint
    complaint = "now.ambusher: is a player whose submarines have fired"
    assert refusal(remember(at("engagement"), ambusher=8)) == complaint
    assert refusal(remember(at("engagement"), ambush_hits=-1)) == complaint
    bought = at("engagement", lambda document: "groups" in document)
    frame = next(frame for frame in bought["agenda"] if frame["step"] == "engagement")
    frame["bought"] = 1
    assert refusal(bought) == "now.strikes: after a purchase only new ships fight"
    assert refusal(remember(at("commitment"), fight_dice=1)) == "now.fight_dice: are rolled in their step only"


def test_lines_that_cannot_be() -> None:
    complaint = "now.naval_length: is that of lines that are laid"
    assert refusal(remember(at("submarines"), naval_length=1)) == complaint
    hit = at("gunnery")
    hit.setdefault("line_state", [0] * len(hit["line"]))[hit["line"].index(-1)] = 1
    assert refusal(hit) == "line_state: a ship is hit where none lies"


def test_research_is_paid_in_steps() -> None:
    odd = at("research_roll")
    odd["agenda"][-1]["production"] = 7
    frame = len(odd["agenda"]) - 1
    assert refusal(odd) == f"agenda[{frame}]: research is paid in steps of five points"


# the board


def test_boards_that_cannot_be() -> None:
    bare = based()
    bare["regions"]["alaska"]["counter"] = None
    assert refusal(bare) == "regions.alaska.counter: a neutral has one, unless it is just drawn"
    lost = based()
    for row in lost["regions"].values():
        if row["owner"] == 2:
            row.update(owner=None, counter="fascism", units={})
    assert refusal(lost) == "players[2]: has no land unit left, which ends the game"
    met = based()
    met["seas"]["north_sea"]["2"] = {"destroyer": 1}
    assert refusal(met) == "seas.north_sea: surface ships of different players are in one area"


def test_units_that_have_not_moved() -> None:
    moved = at("movement")
    state = read(moved)
    moved["fresh"] = [count + (place == 5) for place, count in enumerate(state.army)]
    assert refusal(moved) == "fresh: more units have moved than are there"
    sailed = at("movement")
    sailed["sailed"] = [99] * len(state.sailed)
    assert refusal(sailed) == "sailed: more ships have moved than are there"


def moving(*group: int) -> Document:
    """A move of the first player, with one group on the way out of the Ukraine."""
    document = based(groups=[REGION_IDS.index("ukraine"), *group], once=1, taken=1)
    document["agenda"][-1]["busy"] = 1
    document["agenda"].append({"step": "movement", "ordered": 1})
    return document


def place(name: str) -> int:
    return REGION_IDS.index(name)


def test_groups_that_cannot_be() -> None:
    russia, balkans = place("russia"), place("balkans")
    assert read(moving(russia, 0, 1, 0, 0, 0, 0)).group_count() == 1
    complaint = "groups[0]: a group crosses the sea or not, and is settled or not"
    assert refusal(moving(russia, 2, 1, 0, 0, 0, 0)) == complaint
    assert refusal(moving(russia, 1, 1, 0, 0, 0, 4)) == complaint
    assert refusal(moving(russia, 0, 1, 0, 0, 0, 1)) == complaint
    complaint = "groups[0]: a group comes from a region of its owner and goes to another one on the board"
    assert refusal(moving(place("ukraine"), 0, 1, 0, 0, 0, 0)) == complaint
    assert refusal(moving(place("japan"), 0, 1, 0, 0, 0, 0)) == complaint
    assert refusal(moving(russia, 1, 1, 0, 0, 0, 0)) == "groups[0]: there is no crossing between these regions"
    assert refusal(moving(russia, 0, 0, 0, 0, 0, 0)) == "groups[0]: orders come before anything is settled"
    complaint = "groups[0]: units that are there are no longer on the way"
    assert refusal(moving(balkans, 0, 1, 0, 0, 0, 0)) == complaint
    twice = moving(russia, 0, 1, 0, 0, 0, 0)
    twice["groups"] *= 2
    assert refusal(twice) == "groups[8]: two groups are on the same way"


def test_units_that_fight_are_not_on_the_way() -> None:
    document = at("commitment", lambda document: document["now"]["fight_by_sea"] == 0)
    state = read(document)
    origin = next(region for region in state.board.regions if state.owner[region] == state.turn)
    fight = state.fight
    document["groups"] = [origin, fight, 0, 1, 0, 0, 0, 0]
    assert refusal(document) == "groups[0]: units that fight are no longer on the way"


# crossings and raids


def test_crossings_that_cannot_be() -> None:
    def attacks(document: Document) -> bool:
        """Whoever crosses does not land in a region of their own."""
        state = read(document)
        return state.owner[state.goal_of(document["now"]["crossing"])] != state.turn

    def crossing(step: str) -> tuple[Document, int]:
        document = at(step, lambda document: document["agenda"][-2]["step"] == "crossings" and attacks(document))
        return document, document["now"]["crossing"] * GROUP

    document, _ = crossing("passage")
    assert refusal(remember(document, crossing=-1)) == "now.crossing: is no crossing"
    document, _ = crossing("passage")
    assert refusal(remember(document, crossing=len(document["groups"]))) == "now.crossing: is no crossing"
    document, first = crossing("passage")
    document["groups"][first + BY_SEA] = 0
    assert refusal(document) == "now.crossing: is no crossing"
    document, first = crossing("ambush")
    document["groups"][first + SETTLED] |= 1
    assert refusal(document) == "now.crossing: is settled"
    document, _ = crossing("passage")
    del document["agenda"][-1]
    assert refusal(document) == "agenda: a crossing goes on by itself"
    document, _ = crossing("passage")
    document["agenda"][-2]["stage"] = 2
    frame = len(document["agenda"]) - 2
    assert refusal(document) == f"agenda[{frame}].stage: does not fit what stands above it"
    document, _ = crossing("passage")
    assert refusal(remember(document, crossing_sea=0)) == "now.crossing_sea: is no sea of the crossing"
    document, _ = crossing("flight")
    assert refusal(remember(document, crossing_sea=99)) == "now.crossing_sea: is no sea of the crossing"
    document, first = crossing("passage")
    document["groups"][first + FIRST_UNIT : first + SETTLED] = [0] * (SETTLED - FIRST_UNIT)
    assert refusal(document) == "groups: nobody crosses"


def fired(document: Document) -> str:
    return f"agenda[{len(document['agenda']) - 1}]: does not fit the submarines that fire"


def test_submarines_that_cannot_fire() -> None:
    ambush = at("ambush")
    ambush["agenda"][-1]["player"] = ambush["turn"]
    assert refusal(ambush) == fired(ambush)
    rolled = remember(at("ambush_loss"), ambush_hits=99)
    assert refusal(rolled) == fired(rolled)
    escort = at("escort", lambda document: document["agenda"][-2]["step"] == "crossings")
    escort["agenda"][-1]["player"] = escort["turn"]
    assert refusal(escort) == fired(escort)
    answered = at("escort_roll")
    answered["agenda"][-1]["player"] = answered["agenda"][-1]["owner"]
    assert refusal(answered) == fired(answered)
    twice = at("escort_roll")
    twice["agenda"].append(copy.deepcopy(twice["agenda"][-1]))
    assert refusal(twice) == "now.ambush_shots: there are not that many submarines"
    assert refusal(remember(at("escort"), ambush_shots=99)) == "now.ambush_shots: there are not that many submarines"


def test_raids_that_cannot_be() -> None:
    complaint = "now.raid_sea: is no area that is being raided"
    assert refusal(remember(at("raid_roll"), raid_sea=-1)) == complaint
    document = at("raid_roll")
    document["now"]["raid_sea"] = (document["now"]["raid_sea"] + 1) % len(SEA_IDS)
    assert refusal(document) == complaint


# set-up


def test_beginnings_that_cannot_be() -> None:
    drawn = at("claim")
    drawn["start"] = None
    assert refusal(drawn) == "start: is drawn at the beginning"
    early = at("start_seat")
    early["start"] = 0
    assert refusal(early) == "start: is drawn at the beginning"
    stranger = at("claim", lambda document: document["seats"] == 2)
    stranger["agenda"][0]["player"] = 5
    assert refusal(stranger) == "agenda[0]: there is no such player"
    busy = at("claim")
    busy["round"] = 1
    assert refusal(busy) == "turn: during set-up nothing has happened yet"


def back_to_reserve(document: Document) -> Document:
    """One piece of a region that has several is still in reserve."""
    rows = document["regions"].values()
    row = next(row for row in rows if row["units"].get("infantry", 0) > 1)
    row["units"]["infantry"] -= 1
    reserve = document["players"][row["owner"]].setdefault("reserve", {})
    reserve["infantry"] = reserve.get("infantry", 0) + 1
    return document


def owned(document: Document, seat: int) -> list[str]:
    return [name for name, row in document["regions"].items() if row["owner"] == seat]


def test_pieces_that_cannot_be() -> None:
    more = at("claim")
    more["players"][0]["reserve"]["infantry"] += 1
    assert refusal(more) == "players[0].reserve: and the pieces on the board are not those of the beginning"
    late = back_to_reserve(at("capital"))
    seat = next(seat for seat, row in enumerate(late["players"]) if row.get("reserve"))
    assert refusal(late) == f"players[{seat}].reserve: is placed before capitals are founded"
    hasty = at("claim", lambda document: owned(document, 0) != [])
    hasty["regions"][owned(hasty, 0)[0]]["units"]["tank"] = 1
    hasty["players"][0]["reserve"]["tank"] -= 1
    assert refusal(hasty) == "players[0].reserve: is placed after regions are claimed"
    ready = at("deployment", lambda document: any(not row.get("reserve") for row in document["players"]))
    seat = next(seat for seat, row in enumerate(ready["players"]) if not row.get("reserve"))
    ready["agenda"][0]["player"] = seat
    assert refusal(ready) == "agenda[0].player: has nothing left to place"
    full = at("deployment")
    full["agenda"][0]["placed"] = RULES.figures.pieces_per_turn
    assert refusal(full) == "agenda[0].placed: is more than a player places at once"


def test_ships_are_placed_in_sea_areas_of_the_board() -> None:
    position, dice = Position(RULES, RULES.begin(2, RULES.chosen({"board": "west"}))), Dice(1)
    while position.step is not RULES.steps[agenda.DEPLOYMENT]:
        answer_randomly(position, dice)
    state = cast(Attack, position.state)
    own = next(region for region in state.board.regions if state.owner[region] == position.seat)
    east = next(sea for sea in range(len(SEA_IDS)) if not state.board.sea_is_on[sea])
    for target in (own, len(REGION_IDS) + east):
        found = position.refusal(answers.place(UNITS.index("destroyer"), target), position.seat)
        assert found == reasons.NOT_ON_BOARD


def claim(document: Document, seat: int, region: str) -> None:
    """A region more for a player, with an infantry out of the reserve."""
    document["regions"][region].update(owner=seat, units={"infantry": 1})
    document["players"][seat]["reserve"]["infantry"] -= 1


def test_claims_that_cannot_be() -> None:
    complaint = "regions: are claimed in turn, by all the same number"
    greedy = at("claim", lambda document: owned(document, 0) == owned(document, 1) == [] and document["start"] == 1)
    claim(greedy, 0, "brazil")
    assert refusal(greedy) == complaint
    drawn = at("start_seat")
    claim(drawn, 0, "brazil")
    assert refusal(drawn) == "regions: are claimed after the start player is drawn"
    turned = at("claim")
    turned["agenda"][0]["player"] = 1 - turned["agenda"][0]["player"]
    assert refusal(turned) == "agenda[0].player: regions are claimed in turn"


def test_claims_on_one_continent() -> None:
    document = at("capital", lambda document: document["seats"] == 2)
    document["options"]["continents"] = True
    state = RULES.table(2, RULES.chosen(document["options"]))
    assert state.rules.by_continent
    names = owned(document, 0)
    same = [name for name in document["regions"] if state.board.continent[place(name)] == 0]
    free = next(name for name in same if document["regions"][name]["owner"] is None)
    other = next(name for name in same if document["regions"][name]["owner"] is None and name != free)
    for name, goal in zip(names[:2], (free, other), strict=True):
        document["regions"][goal], document["regions"][name] = document["regions"][name], document["regions"][goal]
    assert refusal(document) == "regions: are claimed on different continents"


def test_fleets_that_cannot_be() -> None:
    split = at("capital")
    sea = next(name for name in split["seas"] if "0" in split["seas"][name])
    empty = next(name for name in ("mediterranean", "south_atlantic", "north_sea") if name not in split["seas"])
    split["seas"][sea]["0"]["destroyer"] -= 1
    split["seas"][empty] = {"0": {"destroyer": 1}}
    assert refusal(split) == "seas: during set-up each fleet lies in an area of its own"


def test_capitals_and_governments_that_cannot_be() -> None:
    founded = at("capital")
    seat = founded["agenda"][0]["player"]
    founded["players"][seat]["capital"] = owned(founded, seat)[0]
    assert refusal(founded) == f"players[{seat}].capital: is founded in turn, in a region of its owner"
    foreign = at("government")
    free = next(name for name, row in foreign["regions"].items() if row["owner"] is None)
    foreign["players"][0]["capital"] = free
    assert refusal(foreign) == "players[0].capital: is founded in turn, in a region of its owner"
    governed = at("government")
    seat = governed["agenda"][0]["player"]
    governed["players"][seat]["government"] = "monarchy"
    assert refusal(governed) == f"players[{seat}].government: is drawn in turn"
    counted = at("government")
    free = next(name for name, row in counted["regions"].items() if row["owner"] is None)
    counted["regions"][free]["counter"] = "fascism"
    assert refusal(counted) == "regions: counters are drawn after governments"
    mixed = at("claim")
    mixed["mix"] = [1, 0, 0, 0]
    assert refusal(mixed) == "mix: is made for governments only"
    complaint = "mix: is one counter of each type, and some of them twice"
    wrong = at("mix")
    wrong["mix"] = [0, 1, 1, 1]
    assert refusal(wrong) == complaint
    few = at("government", lambda document: document["seats"] == 2)
    few["mix"] = [2, 1, 1, 1]
    assert refusal(few) == complaint

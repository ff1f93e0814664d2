"""Positions that no game can lead to, one for each doubt that reading a document has."""

from __future__ import annotations

import copy
from typing import Any, cast

import pytest

from greatpowers.games.imperial.rules import audit
from greatpowers.games.imperial.rules.frames import CROSSED
from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import CHANCE, Malformed
from tests.games.imperial.samples import EDITIONS, RULES, Document, begin, documents, first_turn, in_maneuver
from tests.games.mutations import plain

pytestmark = pytest.mark.both

LANDS = [name for name, kind in zip(RULES.figures.board.regions, RULES.figures.board.kind) if kind == 1]
TURN = {"step": "turn", "nation": "china"}
LENDING = {"step": "lending", "moved": "russia", "offered": "russia", "place": 0, "lenders": 0}


def changed(document: Document, changes: dict[str, Any]) -> Document:
    """A copy with some places changed, each written as a path with slashes."""
    document = copy.deepcopy(document)
    for path, value in changes.items():
        place: Any = document
        *parts, last = path.split("/")
        for part in parts:
            place = place[int(part)] if isinstance(place, list) else place.setdefault(part, {})
        place[int(last) if isinstance(place, list) else last] = value
    return document


def agenda(*frames: dict[str, Any]) -> dict[str, Any]:
    return {"agenda": [TURN, *frames]}


def journey(**values: Any) -> dict[str, Any]:
    """Russia's army in Moscow on its way; Moscow has no coast, Murmansk and Vladivostok have."""
    frame = {"step": "journey", "origin": "moscow", "unit": "army", "place": "moscow", "seas": 0, "marks": 0}
    return {**frame, "shore": "moscow", **values}


def maneuver(step: str = "armies", **pieces: dict[str, int]) -> Document:
    """Russia moves, with these pieces; China has an army in Mongolia, and flags on both canals."""
    document = in_maneuver(first_turn(), step)
    document["nations"]["russia"].update(pieces)
    document["nations"]["china"].update(armies={"mongolia": 1, "kazakhstan": 1}, flags=["colombia", "north_africa"])
    return document


UNKNOWN_STARTER = {"step": "start_bond", "nation": "russia", "place": 0, "starter": 5}


def governed(document: Document) -> list[str]:
    return [name for name, row in document["nations"].items() if row["government"] is not None]


def first_card(seats: int, cards: int = 1) -> Document:
    """Set-up after some cards have been dealt in the order of the board."""
    position = Position(RULES, RULES.begin(seats, RULES.chosen({})))
    for _ in range(cards):
        position.play(position.options()[0], CHANCE)
    return RULES.document(position.state)


def bare_europe(**options: Any) -> Document:
    """Four players; nobody has lent to Europe."""
    document = first_turn(4, **options)
    for player in document["players"]:
        player["bonds"].pop("europe", None)
    document["nations"]["europe"].update(government=None, treasury=0)
    return document


START = first_turn()
DEALT_TWO = first_card(6, 2)
LENDERS = first_turn(investor_card=False)
STOPPED = documents()["swiss_stop"][0]
DEALING = next(row for row in documents()["deal_card"] if row["agenda"][0]["player"] > 0)
CHOOSING = next(row for row in documents()["start_bond"] if row["agenda"][0]["nation"] == "india")
LOTTERY = documents()["start_player"][0]
LANDED = maneuver(armies={"mongolia": 1}) | {"maneuver": {"spent_armies": {"mongolia": 1}}}
ABROAD = changed(
    maneuver(armies={"beijing": 1}, friendly_armies={"beijing": 1}),
    {"nations/china/armies": {"beijing": 1}, "maneuver": {"spent_friendly_armies": {"beijing": 1}}},
)
AT_SEA = changed(
    maneuver("fleets", fleets={"mediterranean_sea": 1, "indian_ocean": 1}, armies={"rome": 1}),
    agenda(
        {"step": "fleets"},
        {"step": "canal", "region": "mediterranean_sea", "beyond": "indian_ocean", "piece": "fleet"},
    ),
)
ABOARD = changed(
    AT_SEA,
    agenda(
        {"step": "armies"},
        journey(origin="rome", place="mediterranean_sea", seas=64, shore="rome"),
        {"step": "canal", "region": "mediterranean_sea", "beyond": "indian_ocean", "piece": "army"},
    ),
)
ATTACK = {"step": "attack", "region": "mongolia", "unit": "army"}
ASK = {"step": "ask", "region": "mongolia", "unit": "army", "asked": 0}
DEMAND = {"step": "demand", "region": "mongolia", "unit": "army", "nation": "china", "asked": 2}
GOOD = {
    "start": START,
    "lenders": LENDERS,
    "dealing": DEALING,
    "choosing": CHOOSING,
    "lottery": LOTTERY,
    "stopped": STOPPED,
    "landed": changed(LANDED, agenda({"step": "armies"}, ATTACK)),
    "asked": changed(LANDED, agenda({"step": "armies"}, ASK)),
    "demanded": changed(LANDED, agenda({"step": "armies"}, DEMAND)),
    "abroad": changed(ABROAD, agenda({"step": "armies"}, {"step": "stance", "region": "beijing"})),
    "at sea": AT_SEA,
    "aboard": ABOARD,
    "journey": changed(maneuver(armies={"moscow": 1}), agenda({"step": "armies"}, journey())),
    "no agenda": {key: value for key, value in START.items() if key != "agenda"},
}


@pytest.mark.parametrize("name", GOOD)
def test_good_positions(name: str) -> None:
    """What the bad ones below are changes of."""
    position = Position(RULES, RULES.state(plain(GOOD[name])))
    assert RULES.broken(position.state) == ""
    assert Position(RULES, RULES.state(plain(RULES.document(position.state)))).hash() == position.hash()


BAD: list[tuple[str, Document, str, str]] = [
    (name, changed(base, cast(Document, changes)), field, problem)
    for name, base, changes, field, problem in [
        # one value
        (
            "bond that does not exist",
            START,
            {"players/0/bonds/russia": [3]},
            "players[0].bonds.russia[0]",
            "is no bond",
        ),
        ("bond as a float", START, {"players/0/bonds/russia": [9.0]}, "players[0].bonds.russia[0]", "is no bond"),
        ("bond held twice", START, {"players/1/bonds/russia": [9]}, "players[1].bonds.russia[0]", "held twice"),
        ("factory abroad", START, {"nations/russia/factories": ["paris"]}, "nations.russia.factories[0]", "not a home"),
        (
            "factory twice",
            START,
            {"nations/russia/factories": ["moscow"] * 2},
            "nations.russia.factories[1]",
            "already",
        ),
        ("flag at home", START, {"nations/russia/flags": ["moscow"]}, "nations.russia.flags[0]", "home province"),
        ("flag twice", START, {"nations/russia/flags": ["japan"] * 2}, "nations.russia.flags[1]", "named twice"),
        ("16 flags", START, {"nations/russia/flags": LANDS[:16]}, "nations.russia.flags", "only 15 flags"),
        (
            "army at sea",
            START,
            {"nations/russia/armies": {"china_sea": 1}},
            "nations.russia.armies.china_sea",
            "cannot",
        ),
        ("9 armies", START, {"nations/russia/armies": {"japan": 8, "korea": 1}}, "nations.russia.armies", "only 8"),
        (
            "friendly at home",
            START,
            {"nations/russia/friendly_armies": {"moscow": 1}},
            "nations.russia.friendly_armies.moscow",
            "cannot",
        ),
        ("fleet in a town", START, {"nations/russia/fleets": {"moscow": 1}}, "nations.russia.fleets.moscow", "cannot"),
        ("over with an agenda", documents()[""][0], {"agenda": []}, "over", "neither"),
        # set-up
        ("deal for the experienced", DEALING, {"options/start": "experienced"}, "agenda[0].step", "start option"),
        ("power in set-up", DEALING, {"nations/usa/power": 1}, "nations.usa", "during set-up"),
        ("tax marker in set-up", DEALING, {"options/bonus": "rising", "nations/usa/tax_marker": 1}, "nations.usa", ""),
        ("rondel in set-up", DEALING, {"nations/usa/rondel": "factory"}, "nations.usa", "during set-up"),
        ("army in set-up", DEALING, {"nations/usa/armies": {"alaska": 1}}, "nations.usa", "during set-up"),
        ("flag in set-up", DEALING, {"nations/usa/flags": ["alaska"]}, "nations.usa", "during set-up"),
        ("waiting in set-up", DEALING, {"nations/usa/waiting": ["alaska"]}, "nations.usa", "during set-up"),
        ("factories in set-up", DEALING, {"nations/usa/factories": []}, "nations.usa", "during set-up"),
        ("card in set-up", DEALING, {"investor_card": 0}, "investor_card", "nobody holds"),
        ("bank in set-up", DEALING, {"players/0/swiss_bank": True}, "investor_card", "nobody holds"),
        ("mover in set-up", DEALING, {"to_move": "usa"}, "investor_card", "nobody holds"),
        (
            "memory in set-up",
            DEALING,
            {"maneuver": {"carriers": {"japan": 1}}},
            "maneuver.carriers.japan",
            "more fleets",
        ),
        ("dealt too far", DEALING, {"agenda/0/player": 5}, "agenda[0].player", "cards dealt"),
        (
            "dealt to one",
            DEALING,
            {f"nations/{name}/government": 1 for name in START["nations"]},
            "agenda[0].player",
            "fit",
        ),
        (
            "two cards for one",
            DEALT_TWO,
            {f"nations/{name}/government": 0 for name in governed(DEALT_TWO)},
            "nations",
            "one card",
        ),
        ("half a group", first_card(3), {"nations/brazil/government": None}, "nations", "one group"),
        ("rich in set-up", DEALING, {"players/0/cash": 99}, "players[0].cash", "start money"),
        ("rich nation in set-up", DEALING, {"nations/usa/treasury": 99}, "nations.usa.treasury", "lent"),
        ("bonds in set-up", DEALING, {"players/1/bonds": {"usa": [30]}}, "players", "bonds do not fit"),
        ("governed too early", CHOOSING, {"nations/usa/government": 0}, "nations", "nobody governs"),
        ("bonds before the lot", LOTTERY, {"players/0/bonds": {"usa": [2]}}, "players[0].bonds", "cannot have been"),
        ("bonds of a later nation", CHOOSING, {"players/0/bonds/europe": [2]}, "players[0].bonds", "cannot have been"),
        ("memory while choosing", CHOOSING, {"maneuver": {"spent_armies": {"japan": 1}}}, "maneuver", "no maneuver"),
        ("unknown starter", LOTTERY, {"agenda": [UNKNOWN_STARTER]}, "agenda[0]", "no such player"),
        # the end
        ("over too early", documents()[""][0], {f"nations/{name}/power": 1 for name in START["nations"]}, "over", "no"),
        ("not over", START, {"nations/usa/power": 25}, "over", "so the game is over"),
        # offices
        ("no government", START, {"nations/usa/government": None}, "nations.usa.government", "has a government"),
        ("power of nobody", bare_europe(), {"nations/europe/power": 1}, "nations.europe.government", "not moved yet"),
        ("wrong government", START, {"nations/usa/government": 0}, "nations.usa.government", "lent most"),
        ("needless bank", START, {"players/0/swiss_bank": True}, "players[0].swiss_bank", "nobody else"),
        ("no card", START, {"investor_card": None}, "investor_card", "is missing"),
        ("card in the other game", LENDERS, {"investor_card": 0}, "investor_card", "nobody holds"),
        # the board
        (
            "last factory occupied",
            START,
            {"nations/usa/factories": ["new_york"], "nations/russia/armies": {"new_york": 1}},
            "nations.usa.factories",
            "keeps one",
        ),
        (
            "waits for its own flag",
            START,
            {"nations/usa/flags": ["japan"], "nations/usa/waiting": ["japan"]},
            "nations.usa.waiting",
            "already",
        ),
        # the turn
        (
            "another nation's turn",
            START,
            {"agenda": [{"step": "turn", "nation": "usa"}]},
            "agenda[0].nation",
            "to move",
        ),
        (
            "ungoverned mover",
            bare_europe(),
            {"to_move": "europe", "agenda": [{"step": "turn", "nation": "russia"}, {"step": "rondel"}]},
            "to_move",
            "does not move",
        ),
        (
            "ungoverned lending",
            bare_europe(investor_card=False),
            {"agenda": [{"step": "turn", "nation": "russia"}, {**LENDING, "moved": "europe", "offered": "any"}]},
            "agenda[1]",
            "has no government",
        ),
        ("wrong order", START, {"agenda/0/nation": "usa"}, "agenda[0].nation", "comes before"),
        ("lending missing", LENDERS, agenda({"step": "rondel"}), "agenda[1].step", "without the investor card"),
        (
            "another nation's lending",
            LENDERS,
            agenda({**LENDING, "moved": "usa", "offered": "usa"}, {"step": "rondel"}),
            "agenda[1].step",
            "without the investor card",
        ),
        ("lending has begun", LENDERS, {"agenda/1/place": 1}, "agenda[1]", "before the action is over"),
        ("lending after", START, agenda(LENDING, {"step": "rondel"}), "agenda[1]", "with the investor card"),
        (
            "investors have begun",
            START,
            agenda({"step": "investors", "place": 1}, {"step": "factory"}),
            "agenda[1]",
            "",
        ),
        (
            "before the first turn",
            LENDERS,
            {"agenda": [{"step": "turn", "nation": "russia"}, LENDING]},
            "agenda[0].nation",
            "comes before",
        ),
        (
            "before the first turn, moved",
            LENDERS,
            {
                "nations/usa/rondel": "factory",
                "agenda": [{"step": "turn", "nation": "russia"}, {**LENDING, "offered": "any"}],
            },
            "agenda[1].step",
            "only lending",
        ),
        ("too many places", first_turn(3, investor_card=False), {"agenda/1/place": 6}, "agenda[1]", ""),
        ("too many places", first_turn(3, investor_card=False), agenda({**LENDING, "place": 6}), "agenda[1]", "place"),
        ("too many investors", first_turn(3), agenda({"step": "investors", "place": 6}), "agenda[1]", "place"),
        # what units have done
        ("no maneuver", START, {"maneuver": {"spent_armies": {"japan": 1}}}, "maneuver", "no maneuver"),
        ("spent without", maneuver(), {"maneuver/spent_armies": {"japan": 1}}, "maneuver.japan", "more units"),
        (
            "spent in harbour",
            maneuver(fleets={"murmansk": 1}),
            {"maneuver/spent_fleets": {"murmansk": 1}},
            "maneuver.murmansk",
            "harbour",
        ),
        (
            "armies before fleets",
            maneuver("fleets", armies={"japan": 1}),
            {"maneuver/spent_armies": {"japan": 1}},
            "maneuver.japan",
            "after all fleets",
        ),
        (
            "carried by nobody",
            maneuver(),
            {"maneuver/carriers": {"china_sea": 1}},
            "maneuver.carriers.china_sea",
            "more",
        ),
        (
            "carried in harbour",
            maneuver(fleets={"murmansk": 1}),
            {"maneuver/carriers": {"murmansk": 1}},
            "maneuver.carriers.murmansk",
            "carries nobody",
        ),
        # frames
        (
            "sail on land",
            maneuver("fleets"),
            agenda({"step": "fleets"}, {"step": "sail", "region": "japan"}),
            "agenda[2]",
            "sea",
        ),
        ("sail without", AT_SEA, {"agenda/2": {"step": "sail", "region": "china_sea"}}, "agenda[2]", "no fleet"),
        ("canal without", AT_SEA, {"agenda/2/beyond": "north_atlantic"}, "agenda[2]", "nobody's permission"),
        ("canal for an army", AT_SEA, {"agenda/2/piece": "army"}, "agenda[2]", "does not fit the step below"),
        ("canal for a fleet", ABOARD, {"agenda/3/piece": "fleet"}, "agenda[3]", "does not fit the step below"),
        (
            "canal refused before",
            AT_SEA,
            {"maneuver/refused_fleets": {"mediterranean_sea": 1}},
            "agenda[2]",
            "can still ask",
        ),
        ("no fleet beyond", ABOARD, {"nations/russia/fleets": {"mediterranean_sea": 1}}, "agenda[3]", "can carry"),
        (
            "used beyond",
            ABOARD,
            {"agenda/2/place": "indian_ocean", "agenda/2/seas": 192, "agenda/2/marks": CROSSED << 1},
            "agenda[3]",
            "can carry",
        ),
        (
            "not there to ask",
            ABOARD,
            {"agenda/2/place": "rome", "agenda/2/seas": 0},
            "agenda[3]",
            "no army there can ask",
        ),
        ("journey of nobody", GOOD["journey"], {"agenda/2/origin": "japan"}, "agenda[2]", "can still move"),
        (
            "journey far away",
            GOOD["journey"],
            {"agenda/2/place": "paris", "agenda/2/marks": 2},
            "agenda[2]",
            "no journey",
        ),
        ("journey at sea", GOOD["journey"], {"agenda/2/place": "china_sea", "agenda/2/seas": 1}, "agenda[2]", ""),
        ("attack by nobody", GOOD["landed"], {"agenda/2/region": "japan"}, "agenda[2]", "not there"),
        ("attack unmoved", GOOD["landed"], {"maneuver": {}}, "agenda[2]", "has not moved"),
        ("attack alone", GOOD["landed"], {"nations/china/armies": {}}, "agenda[2]", "nobody else"),
        (
            "attack upright",
            GOOD["abroad"],
            {"agenda/2": {"step": "attack", "region": "beijing", "unit": "army"}},
            "agenda[2]",
            "lies until",
        ),
        ("stance at home", GOOD["abroad"], {"agenda/2/region": "moscow"}, "agenda[2]", "not a foreign home"),
        ("stance of nobody", GOOD["abroad"], {"maneuver": {}}, "agenda[2]", "just arrived"),
        ("asked nobody", GOOD["asked"], {"agenda/2/asked": 4}, "agenda[2]", "a nation asked"),
        ("asked oneself", GOOD["asked"], {"agenda/2/asked": 1}, "agenda[2]", "a nation asked"),
        ("demand by the mover", GOOD["demanded"], {"agenda/2/nation": "russia"}, "agenda[2]", "cannot demand"),
        ("demand unasked", GOOD["demanded"], {"agenda/2/asked": 0}, "agenda[2]", "has not been asked"),
        (
            "demand by nobody",
            GOOD["demanded"],
            {"agenda/2/nation": "usa", "agenda/2/asked": 16},
            "agenda[2]",
            "no unit",
        ),
        ("not the investor", START, agenda({"step": "investors", "place": 7}), "agenda[1].place", "is not one of"),
        (
            "not this player",
            START,
            agenda({"step": "investors", "place": 1}, {"step": "invest", "player": 0, "nation": "any"}),
            "agenda[2]",
            "not this player's turn",
        ),
        (
            "no Swiss Bank",
            START,
            agenda({"step": "investors", "place": 2}, {"step": "invest", "player": 2, "nation": "any"}),
            "agenda[2]",
            "no Swiss Bank",
        ),
        (
            "other nation offered",
            LENDERS,
            agenda({**LENDING, "place": 1}, {"step": "invest", "player": 0, "nation": "usa"}),
            "agenda[2]",
            "not this player's turn",
        ),
        ("does not pass", STOPPED, {f"nations/{STOPPED['to_move']}/rondel": "import"}, "", "does not pass"),
    ]
]


@pytest.mark.parametrize(("document", "field", "problem"), [row[1:] for row in BAD], ids=[row[0] for row in BAD])
def test_bad_positions(document: Document, field: str, problem: str) -> None:
    with pytest.raises(Malformed) as caught:
        RULES.state(plain(document))
    assert caught.value.field.startswith(field) and problem in caught.value.problem


def stopped(**changes: Any) -> str:
    """What is wrong with a Swiss stop that has been changed at its top frame or elsewhere."""
    document = copy.deepcopy(STOPPED)
    document["agenda"][-1].update(changes.pop("frame", {}))
    with pytest.raises(Malformed) as caught:
        RULES.state(changed(document, changes))
    return caught.value.problem


def test_swiss_stop() -> None:
    nation = STOPPED["to_move"]
    government = STOPPED["nations"][nation]["government"]
    other = next(number for number, row in enumerate(STOPPED["players"]) if not row["swiss_bank"])
    assert stopped(frame={"holder": other}) == "the player asked holds no Swiss Bank"
    assert stopped(frame={"holder": 5}) == "the player asked holds no Swiss Bank"
    assert stopped(**{f"nations/{nation}/treasury": 0}) == "the treasury does not hold all interest"
    dear = {f"nations/{nation}/rondel": "maneuver_1", "frame": {"field": "factory"}}
    assert stopped(**dear, **{f"players/{government}/cash": 0}) == "the government cannot pay the field"
    assert stopped(**{**dear, "frame": {"field": "production_1"}}) == "the field lies too far ahead"
    assert stopped(**{f"nations/{nation}/rondel": None}) == "the nation does not pass Investor"


def test_broken_says_what_does_not_add_up() -> None:
    def told(change: str, index: int) -> str:
        state = begin(START).fast.state
        getattr(state, change)[index] += 1
        return RULES.broken(state)

    assert told("money", 1) == "money appeared or vanished"
    assert told("army_pool", 0) == "russia: armies do not add up"
    assert told("fleet_pool", 1) == "china: fleets do not add up"
    assert told("flag_pool", 2) == "india: flags do not add up"
    state = begin(START).fast.state
    assert isinstance(state, Imperial)
    state.money[1] -= 100
    state.money[2] += 100
    assert RULES.broken(state) == "somebody owes money"
    state = begin(START).fast.state
    assert isinstance(state, Imperial)
    state.crowd[0] += 1
    assert RULES.broken(state) == "moscow: the nations there are miscounted"
    state = begin(START).fast.state
    assert isinstance(state, Imperial)
    state.investor = -1
    assert RULES.broken(state) == "investor_card: is missing"
    assert audit.implausible(state) is not None


# the Europe editions

EUROPE = {name: first_turn(rules=EDITIONS[name]) for name in ("2006", "2010")}
NO_CARD = {name: first_turn(3, EDITIONS[name], investor_card=False) for name in EUROPE}
ITALY = {"step": "turn", "nation": "italy"}
LENT = {"step": "lending", "moved": "austria_hungary", "offered": "austria_hungary", "place": 0, "lenders": 0}
AT_LAST = {**LENT, "offered": "any", "place": 1}

BAD_IN_EUROPE: list[tuple[str, str, Document, str, str]] = [
    (name, edition, changed(base[edition], cast(Document, changes)), field, problem)
    for name, edition, base, changes, field, problem in [
        ("Swiss Bank", "2006", EUROPE, {"players/0/swiss_bank": True}, "players[0].swiss_bank", "no Swiss Banks"),
        ("needless bank", "2010", EUROPE, {"players/0/swiss_bank": True}, "players[0].swiss_bank", "nobody else"),
        ("bond of 30", "2006", EUROPE, {"players/0/bonds/italy": [30]}, "players[0].bonds.italy[0]", "no bond"),
        (
            "11 chips",
            "2006",
            EUROPE,
            {"nations/italy/flags": EDITIONS["2006"].figures.board.regions[30:41]},
            "nations.italy.flags",
            "only 10 flags",
        ),
        ("canal", "2010", EUROPE, {"maneuver": {"refused_armies_suez": {}}}, "maneuver.refused_armies_suez", ""),
        ("tax marker", "2010", EUROPE, {"nations/italy/tax_marker": 11}, "nations.italy.tax_marker", "10"),
        (
            "11 armies",
            "2006",
            EUROPE,
            {"nations/austria_hungary/armies": {"vienna": 11}},
            "nations.austria_hungary",
            "",
        ),
        (
            "fleet in a town",
            "2006",
            EUROPE,
            {"nations/italy/fleets": {"rome": 1}},
            "nations.italy.fleets.rome",
            "cannot",
        ),
        ("option", "2006", EUROPE, {"options/swiss_stop_without_card": True}, "options.swiss_stop_without_card", ""),
        ("option", "2010", EUROPE, {"options/compensation": True}, "options.compensation", ""),
        ("other game", "2010", EUROPE, {"game": "imperial-2006"}, "game", "is not imperial-2010"),
        ("last round", "2010", NO_CARD, {"agenda": [ITALY, AT_LAST]}, "agenda[1]", "in their place"),
        (
            "no stop",
            "2006",
            EUROPE,
            {"agenda/1": {"step": "swiss_stop", "field": "import", "holder": 0}},
            "agenda[1]",
            "",
        ),
    ]
]


@pytest.mark.parametrize(
    ("edition", "document", "field", "problem"),
    [row[1:] for row in BAD_IN_EUROPE],
    ids=[f"{row[1]} {row[0]}" for row in BAD_IN_EUROPE],
)
def test_bad_positions_in_europe(edition: str, document: Document, field: str, problem: str) -> None:
    with pytest.raises(Malformed) as caught:
        EDITIONS[edition].state(plain(document))
    assert caught.value.field.startswith(field) and problem in caught.value.problem


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_position_belongs_to_one_edition(edition: str) -> None:
    for other, rules in EDITIONS.items():
        document = first_turn(rules=rules)
        if other == edition:
            assert EDITIONS[edition].state(document).seats == 6
            continue
        with pytest.raises(Malformed) as caught:
            EDITIONS[edition].state(document)
        assert caught.value.field == "game"
        document["game"] = EDITIONS[edition].name
        with pytest.raises(Malformed):
            EDITIONS[edition].state(document)

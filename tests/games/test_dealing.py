"""Given deals: what a set-up names is dealt, the rest comes from the seed, and what cannot be is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

import greatpowers
from greatpowers.kernel.chance import commitment, seed_from
from greatpowers.kernel.dealing import set_up_seed
from greatpowers.kernel.match import start
from tests.toy.tables import RULES as TOY

Table = dict[str, Any]

pytestmark = pytest.mark.both

EXPERIENCED = {"start": "experienced"}
GIVEN: dict[str, tuple[str, int, Table, Table]] = {
    "one card each": (
        "imperial-2030",
        6,
        {},
        {"players": [{"nations": [name]} for name in ("usa", "india", "china")] + [{}] * 3},
    ),
    "a group by one of its cards": ("imperial-2006", 3, {}, {"players": [{}, {"nations": ["russia"]}, {}]}),
    "a whole group": ("imperial-2010", 2, {}, {"players": [{"nations": ["france", "austria_hungary"]}, {}]}),
    "who begins": ("imperial-2030", 4, EXPERIENCED, {"start_player": 3}),
    "bonds": (
        "imperial-2006",
        3,
        EXPERIENCED,
        {"start_player": 2, "players": [{"bonds": {"italy": 9}}, {"bonds": {}}, {"bonds": {"russia": 4, "france": 9}}]},
    ),
    "bonds and a start player by lot": (
        "imperial-2030",
        2,
        EXPERIENCED,
        {"players": [{"bonds": {"china": 30}}, {"bonds": {"usa": 2}}]},
    ),
    "hands, powers and display": (
        "imperialism",
        3,
        {},
        {
            "players": [
                {"hand": ["settlement", "armed_intervention"]},
                {"powers": ["russia", "france"], "power": "russia"},
                {"power": "spain"},
            ]
        },
    ),
    "cards, start player and regions": (
        "attack",
        2,
        {"board": "west"},
        {
            "start_player": 1,
            "players": [{"economics": ["oil_1"], "politics": ["spy", "spy"]}, {"politics": ["summit"]}],
        },
    ),
}


def begun(name: str, seed: int = 7) -> greatpowers.Match:
    game, seats, options, setup = GIVEN[name]
    return greatpowers.start(game, seats, seed, options, setup)


@pytest.mark.parametrize("name", GIVEN)
def test_the_record_keeps_it_and_replays(name: str) -> None:
    match = begun(name)
    before = json.dumps(GIVEN[name][3])
    for _ in range(12):
        decision = next(decision for decision in match.decisions if not decision.answered)
        match.play(decision.options[0], decision.seat)
    record = json.loads(json.dumps(match.record()))
    assert greatpowers.replay(record).hash() == match.hash() and record["position"]["seats"] == GIVEN[name][1]
    again = begun(name)
    assert again.start_hash == match.start_hash and again.start_hash == greatpowers.replay(record, upto=0).start_hash
    assert json.dumps(GIVEN[name][3]) == before


@pytest.mark.parametrize("name", ["one card each", "hands, powers and display", "cards, start player and regions"])
def test_what_is_not_named_comes_from_the_seed(name: str) -> None:
    assert len({begun(name, seed).hash() for seed in range(6)}) > 3
    assert begun(name, 3).hash() == begun(name, 3).hash()


def governments(match: greatpowers.Match) -> dict[str, Any]:
    return {name: row["government"] for name, row in match.view()["nations"].items()}


def test_flag_cards() -> None:
    for seed in range(6):
        found = governments(begun("one card each", seed))
        assert (found["usa"], found["india"], found["china"]) == (0, 1, 2)
        assert sorted(found.values()) == list(range(6))
        assert governments(begun("a group by one of its cards", seed))["russia"] == 1
        two = governments(begun("a whole group", seed))
        assert [name for name, seat in two.items() if seat == 0] == ["austria_hungary", "france", "german_empire"]


def test_bonds() -> None:
    match = begun("bonds")
    assert [row["bonds"] for row in match.view()["players"]] == [{"italy": [9]}, {}, {"france": [9], "russia": [4]}]
    assert match.decisions[0].step == "rondel"
    assert {begun("who begins", seed).decisions[0].seat for seed in range(4)} == {3}
    for seed in range(4):
        match = begun("bonds and a start player by lot", seed)
        assert [row["bonds"] for row in match.view()["players"]] == [{"china": [30]}, {"usa": [2]}]


def test_cards_of_imperialism() -> None:
    for seed in range(4):
        match = begun("hands, powers and display", seed)
        document = match.position()
        assert {"settlement", "armed_intervention"} <= set(document["players"][0]["hand"])
        assert [len(row["hand"]) for row in document["players"]] == [5, 5, 5]
        (decision,) = [decision for decision in match.decisions if not decision.answered]
        assert (decision.step, decision.seat) == ("choose_power", 0), "the others have kept theirs"
        assert {decision.seat for decision in match.decisions if decision.answered} == {1, 2}
        match.play(decision.options[0], 0)
        powers = [row["power"] for row in match.position()["players"]]
        assert powers[1:] == ["russia", "spain"]


def test_the_order_in_which_things_are_named_does_not_matter() -> None:
    """Starting territories and the easier achievements lie on top; a display is named in any order."""
    first = greatpowers.start("imperialism", 4, 1).position()
    lands, easy = first["display"], first["achievements"]
    named = {"display": lands[::-1], "achievements": open_ones(easy)[::-1]}
    found = greatpowers.start("imperialism", 4, 2, setup=named).position()
    assert sorted(found["display"]) == sorted(lands) and open_ones(found["achievements"]) == open_ones(easy)


def open_ones(achievements: Any) -> list[str]:
    found: list[str] = achievements["open"] if isinstance(achievements, dict) else achievements
    return sorted(found)


def test_cards_and_regions_of_attack() -> None:
    regions = [
        name for name, row in greatpowers.start("attack", 2, 1).position()["regions"].items() if row is not None
    ][:8]
    players = [
        {"regions": regions[:4], "economics": ["oil_1"]},
        {"regions": regions[4:], "politics": ["summit", "spy"]},
    ]
    for seed in range(3):
        match = greatpowers.start("attack", 2, seed, setup={"start_player": 1, "players": players})
        document = match.position()
        assert document["start"] == 1 and match.decisions[0].step == "deployment"
        assert "oil_1" in document["players"][0]["hand"] and {"summit", "spy"} <= set(document["players"][1]["hand"])
        assert all(len(row["hand"]) == 8 for row in document["players"])


REFUSED: tuple[tuple[str, int, Table, Any, str, str], ...] = (
    ("imperial-2030", 3, {}, {"foo": 1}, "setup.foo", "not known"),
    ("imperial-2030", 3, {}, [], "setup", "object"),
    ("imperial-2030", 3, {}, {"players": 3}, "setup.players", "list"),
    ("imperial-2030", 3, {}, {"players": [{}]}, "setup.players", "must be 3"),
    ("imperial-2030", 3, {}, {"start_player": 1}, "setup.start_player", "not known"),
    ("imperial-2030", 2, {}, {"players": [{"nations": ["italy"]}, {}]}, "setup.players[0].nations[0]", "not known"),
    (
        "imperial-2030",
        3,
        {},
        {"players": [{"nations": ["china", "russia"]}, {}, {}]},
        "setup.players[0].nations[1]",
        "dealt with",
    ),
    (
        "imperial-2030",
        6,
        {},
        {"players": [{"nations": ["usa", "usa"]}] + [{}] * 5},
        "setup.players[0].nations[1]",
        "dealt with",
    ),
    (
        "imperial-2030",
        2,
        {},
        {"players": [{"nations": ["usa"]}, {"nations": ["usa"]}]},
        "setup.players[1].nations",
        "somebody else",
    ),
    ("imperial-2030", 3, EXPERIENCED, {"start_player": 3}, "setup.start_player", "between"),
    ("imperial-2030", 2, EXPERIENCED, {"players": [{"nations": []}, {}]}, "setup.players[0].nations", "not known"),
    (
        "imperial-2030",
        2,
        EXPERIENCED,
        {"players": [{"bonds": {"usa": 3}}, {}]},
        "setup.players[0].bonds.usa",
        "is no bond",
    ),
    (
        "imperial-2030",
        2,
        EXPERIENCED,
        {"players": [{"bonds": {"usa": 9}}, {}]},
        "setup.players[0].bonds.usa",
        "somebody else",
    ),
    (
        "imperial-2006",
        6,
        EXPERIENCED,
        {"players": [{"bonds": {"italy": 25}}] + [{"bonds": {}}] * 5},
        "setup.players[0].bonds.italy",
        "cash-short",
    ),
    ("imperialism", 2, {}, {"players": [{"hand": ["settlement"] * 6}, {}]}, "setup.players[0].hand", "only 5"),
    ("imperialism", 2, {}, {"players": [{"hand": ["alaska"]}, {}]}, "setup.players[0].hand[0]", "not known"),
    (
        "imperialism",
        2,
        {},
        {"players": [{"powers": ["spain", "france"], "power": "russia"}, {}]},
        "setup.players[0].power",
        "not one of the two",
    ),
    (
        "imperialism",
        2,
        {},
        {"players": [{"powers": ["spain"]}, {"powers": ["spain"]}]},
        "setup.players[1].powers[0]",
        "somebody else",
    ),
    ("attack", 2, {}, {"start_player": 2}, "setup.start_player", "between"),
    ("attack", 2, {}, {"players": [{"politics": ["oil_1"]}, {}]}, "setup.players[0].politics[0]", "not known"),
    ("attack", 2, {}, {"players": [{"regions": ["nowhere"]}, {}]}, "setup.players[0].regions[0]", "not known"),
)


@pytest.mark.parametrize(("game", "seats", "options", "setup", "field", "problem"), REFUSED)
def test_what_cannot_be_is_refused(game: str, seats: int, options: Table, setup: Any, field: str, problem: str) -> None:
    with pytest.raises(greatpowers.Malformed) as refused:
        greatpowers.start(game, seats, 1, options, setup)
    assert refused.value.field == field and problem in refused.value.problem, str(refused.value)


def test_chance_leaves_to_others_what_they_are_to_get() -> None:
    """With all copies of a card named, nobody else draws one; more than there are cannot be."""
    for seed in range(5):
        hands = [row["hand"] for row in spies(seed, 5).position()["players"]]
        assert [hand.count("settlement") for hand in hands] == [0, wanted("settlement")]
    with pytest.raises(greatpowers.Malformed, match="somebody else"):
        spies(1, 9)


def wanted(card: str) -> int:
    copies = greatpowers.ruleset("imperialism").deck.kinds  # type: ignore[attr-defined]
    index = greatpowers.ruleset("imperialism").codec.by_name["drawn"].fields[0].index[card]
    return min(int(copies.first[index + 1] - copies.first[index]), 5)


def spies(seed: int, most: int) -> greatpowers.Match:
    named = ["settlement"] * min(wanted("settlement"), most)
    other = named if most > 5 else []
    return greatpowers.start("imperialism", 2, seed, setup={"players": [{"hand": other}, {"hand": named}]})


def test_a_game_that_deals_nothing_says_so() -> None:
    with pytest.raises(greatpowers.Malformed) as refused:
        start(TOY, 3, 1, {}, {})
    assert refused.value.field == "setup"


def test_nobody_can_tell_the_seed_of_the_set_up() -> None:
    seed = seed_from(7)
    assert set_up_seed(seed) not in (seed, commitment(seed)) and len(set_up_seed(seed)) == len(seed)

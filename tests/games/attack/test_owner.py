"""The files of somebody who owns the box: every mistake is named, and whatever is allowed plays by every law."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any, cast

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from greatpowers.games import RULESETS
from greatpowers.games.attack.rules import economy, owner
from greatpowers.games.attack.rules.figures import CARD_IDS, FILES, TABLES
from greatpowers.games.attack.rules.state import Attack
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.fuzz import play_randomly
from greatpowers.kernel.laws import every_law, record_law
from greatpowers.kernel.match import Match, start, start_from
from greatpowers.kernel.record import replay
from greatpowers.kernel.values import Malformed
from tests.games.attack.decks import damaged, printed, varied
from tests.games.mutations import many

pytestmark = pytest.mark.both

RULES = RULESETS["attack"]
ANSWERS = 300
EXAMINED = 4
"""About this many positions of a game are examined by every law."""

seeds = st.integers(0, 2**32)


def begin(files: Any, seats: int = 3, seed: int = 1) -> Match:
    return start(RULES, seats, seed, files)


def check_plays(files: Any, seed: int, answers: int = ANSWERS) -> None:
    """A game with these files obeys the laws, its journal can be read, and its record carries the files."""
    match, dice = begin(files, 2 + seed % 7, seed), Dice(seed)
    for _ in range(answers):
        if match.over:
            break
        if dice.below(answers // EXAMINED) == 0:
            assert every_law(match, dice, dice.below(EXAMINED) == 0) == []
        play_randomly(match, dice)
    assert len(match.events) > 0
    assert record_law(match) == []
    options = json.loads(json.dumps(match.record()))["options"]
    assert {name: options[name] for name in files} == files


def without_marks(value: Any) -> Any:
    if isinstance(value, list):
        return [without_marks(item) for item in value]
    if isinstance(value, dict):
        return {key: without_marks(item) for key, item in value.items() if key not in owner.MARKS}
    return value


# what is allowed


def test_our_own_files_are_allowed_with_and_without_their_sources() -> None:
    assert tuple(owner.SECTIONS) == FILES
    for name in FILES:
        owner.check(TABLES[name], name, name)
        owner.check(without_marks(TABLES[name]), name, name)
    bare = copy.deepcopy(TABLES["counters"])
    del bare["mix"]
    owner.check(bare, "counters", "counters")


def test_our_own_figures_play_the_same_game() -> None:
    ours, again = start(RULES, 4, 9), begin(printed(), 4, 9)
    for match in (ours, again):
        dice = Dice(9)
        for _ in range(ANSWERS):
            play_randomly(match, dice)
    assert [entry["hash"] for entry in ours.entries] == [entry["hash"] for entry in again.entries]


def test_the_figures_of_a_file_are_played_with() -> None:
    files = {"economics": printed()["economics"]}
    files["economics"]["card"][3].update(value=9, count=11)
    state = cast(Attack, begin(files).fast.state)
    assert state.figures.value[3] == 9 and state.figures.copies[3] == 11
    ours = cast(Attack, start(RULES, 3, 1).fast.state).figures
    assert state.figures.copies[20:] == ours.copies[20:], "the other files are ours"
    assert ours.value[3] != 9


@pytest.mark.parametrize(("in_set", "oil", "expected"), [(True, 0, 20), (False, 0, 17), (False, 3, 14), (True, 3, 7)])
def test_a_file_says_whether_oil_is_part_of_a_set(in_set: bool, oil: int, expected: int) -> None:
    """Without oil, minerals, factories and rail are a set of their own; with it they lack a card when oil is made."""
    files = {"economics": printed()["economics"]}
    suits = {row["id"]: row for row in files["economics"]["suit"]}
    suits["oil"]["in_set"] = in_set
    state = cast(Attack, RULES.begin(2, RULES.chosen(files)))
    for name in ("oil_3", "minerals_2", "factories_3", "rail_2"):
        state.draw(0, CARD_IDS.index(name))
    assert economy.best_production(state, 0, oil) == expected


@pytest.mark.walk
@many(15)
@given(seeds)
def test_whatever_figures_are_allowed_play_by_every_law(seed: int) -> None:
    check_plays(varied(Random(seed)), seed)


@pytest.mark.slow
@many(150)
@given(seeds)
def test_many_files_play_by_every_law(seed: int) -> None:
    check_plays(varied(Random(seed + 1)), seed, 1500)


# the record


def test_the_record_carries_the_files() -> None:
    files = {"politics": printed()["politics"]}
    files["politics"]["card"][0].update(name_de="Kundschafter", count=7)
    match = begin(files)
    files["politics"]["card"][0]["count"] = 20
    record = json.loads(json.dumps(match.record()))
    assert record["options"]["politics"]["card"][0]["count"] == 7, "the giver's copy is no longer ours"
    assert replay(record, {RULES.name: RULES}).hash() == match.hash()
    record["options"]["politics"]["card"][0]["count"] = 100
    with pytest.raises(Malformed) as found:
        replay(record, {RULES.name: RULES})
    assert str(found.value) == "options.politics.card[0].count: spy: 100 does not lie between 0 and 20"


def test_a_position_carries_the_files() -> None:
    match = begin(varied(Random(4)))
    document = json.loads(json.dumps(match.position()))
    jsonschema.validate(document, RULES.position_schema())
    again = start_from(RULES, document, 1)
    assert again.hash() == match.hash() and again.options == match.options
    document["options"]["economics"] = {"card": []}
    with pytest.raises(Malformed, match=r"options\.economics\.suit: is missing"):
        start_from(RULES, document, 1)


@pytest.mark.parametrize("value", ("economics.toml", 1, True, False, [], [{}], 1.5))
@pytest.mark.parametrize("name", FILES)
def test_anything_but_a_table_is_no_file(name: str, value: Any) -> None:
    with pytest.raises(Malformed, match=rf"options\.{name}: .* is not one of None nor an object"):
        RULES.chosen({name: value})


# what is refused

GONE = object()

REFUSED: tuple[tuple[str, Any, str], ...] = (
    ("economics.nonsense", 1, "economics.nonsense: is not known here"),
    ("economics.card", GONE, "economics.card: is missing"),
    ("economics.card", {}, "economics.card: must be a list"),
    ("economics.card.3", 5, "economics.card[3]: must be an object"),
    ("economics.card.3.id", "gold_4", "economics.card[3].id: 'gold_4' stands where population_4 belongs"),
    ("economics.card.3.id", GONE, "economics.card[3].id: is missing: population_4"),
    ("economics.card.3.value", 10, "economics.card[3].value: population_4: 10 does not lie between 0 and 9"),
    ("economics.card.3.value", "4", "economics.card[3].value: population_4: must be a whole number"),
    ("economics.card.3.suit", "oil", "economics.card[3].suit: population_4: must stay 'population'"),
    ("economics.card.3.defenders", {}, "economics.card[3].defenders: population_4: must be one unit at least"),
    ("economics.card.3.defenders", {"carrier": 1}, "economics.card[3].defenders.carrier: population_4: is not known"),
    ("economics.suit.0.in_set", 1, "economics.suit[0].in_set: population: must be true or false"),
    ("economics.suit.0.name_de", "", "economics.suit[0].name_de: population: must be a text"),
    ("trade_routes.route.1.sea", "lake", "trade_routes.route[1].sea: route_mediterranean: 'lake' is not known here"),
    (
        "trade_routes.route.1.count",
        4,
        "trade_routes.route[1].count: route_mediterranean: 4 does not lie between 0 and 3",
    ),
    ("technology.technology.1.figures", {}, "technology.technology[1].figures.bonus: sonar: is missing"),
    ("technology.technology.12.figures.cheaper", 5, "technology.technology[12].figures.cheaper: mass_production: 5"),
    ("politics.card.0.kind", "block_move", "politics.card[0].kind: spy: must stay 'action'"),
    ("politics.card.0.figures", {"cards": 2}, "politics.card[0].figures.cards: spy: is not known here"),
    ("politics.card.5.eagle", True, "politics.card[5].eagle: counter_espionage: of a BLOCK card is not counted"),
    ("politics.card.7.turned", True, "politics.card[7].turned: propaganda: only cards of espionage can be answered"),
    ("politics.card.8.figures.regions", 7, "politics.card[8].figures.regions: radio_address: 7 does not lie between"),
    ("counters.government.0.counters", -1, "counters.government[0].counters: communism: -1 does not lie between"),
    ("counters.mix.never_twice_below_eight", "monarchy", "counters.mix.never_twice_below_eight: must stay 'fascism'"),
)


@pytest.mark.parametrize(("place", "value", "complaint"), REFUSED)
def test_mistakes_are_named(place: str, value: Any, complaint: str) -> None:
    files = printed()
    *way, last = [int(part) if part.isdigit() else part for part in place.split(".")]
    parent: Any = files
    for key in way:
        parent = parent[key]
    if value is GONE:
        del parent[last]
    else:
        parent[last] = value
    with pytest.raises(Malformed) as found:
        RULES.chosen(files)
    assert str(found.value).startswith(f"options.{complaint}"), found.value


def test_entries_beyond_the_last_are_refused() -> None:
    files = printed()
    files["politics"]["card"].append(copy.deepcopy(files["politics"]["card"][0]))
    with pytest.raises(Malformed, match=r"card\[20\]: is one too many; there must be 20 entries"):
        RULES.chosen(files)
    del files["politics"]["card"][12:]
    with pytest.raises(Malformed, match=r"politics\.card: friendship_treaty is missing; there must be 20 entries"):
        RULES.chosen(files)


@pytest.mark.walk
@many(400)
@given(seeds)
def test_damage_is_refused_by_name_or_does_no_harm(seed: int) -> None:
    random = Random(seed)
    files = damaged(printed() if random.random() < 0.7 else varied(random), random)
    try:
        chosen = RULES.chosen(files)
    except Malformed as error:
        assert error.field.startswith("options.") and error.problem
        assert str(error) == f"{error.field}: {error.problem}"
    else:
        assert all(chosen[name] is not files[name] for name in files)
        if random.random() < 0.1:
            check_plays(files, seed, 40)


def test_every_figure_of_our_files_is_checked() -> None:
    """A number replaced by a word is noticed wherever it stands."""
    counted = 0
    for name in FILES:
        table = copy.deepcopy(TABLES[name])
        for *way, last in figures_of(table):
            parent: Any = table
            for key in way:
                parent = parent[key]
            kept, parent[last] = parent[last], "many"
            with pytest.raises(Malformed):
                owner.check(table, name, name)
            parent[last] = kept
            counted += 1
        owner.check(table, name, name)
    assert counted > 300


def figures_of(value: Any, place: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if type(value) in (int, bool):
        return [place]
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [found for key, item in items for found in figures_of(item, (*place, key))]

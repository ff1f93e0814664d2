"""The deck of somebody who owns the box: every mistake is named, and whatever is allowed plays by every law."""

from __future__ import annotations

import copy
import json
from random import Random
from typing import Any, cast

import jsonschema
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from greatpowers.games import RULESETS
from greatpowers.games.imperialism.rules import deck, events, owner
from greatpowers.games.imperialism.rules.state import BANK, PURSE, Imperialism
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.fuzz import play_randomly
from greatpowers.kernel.laws import every_law, record_law
from greatpowers.kernel.match import Match, start, start_from
from greatpowers.kernel.record import replay
from greatpowers.kernel.values import Malformed
from tests.games.imperialism.decks import MARKS, damaged, printed, varied

pytestmark = pytest.mark.both

RULES = RULESETS["imperialism"]
ANSWERS = 100
EXAMINED = 4
"""About this many positions of a game are examined by every law."""

seeds = st.integers(0, 2**32)


def many(examples: int) -> settings:
    return settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )


def begin(table: Any, seats: int = 3, seed: int = 1) -> Match:
    return start(RULES, seats, seed, {"deck": table})


def check_plays(table: Any, seed: int, answers: int = ANSWERS) -> None:
    """A game with this deck obeys the laws, its journal can be read, and its record carries the deck."""
    match, dice = begin(table, 2 + seed % 3, seed), Dice(seed)
    for _ in range(answers):
        if match.over:
            break
        if dice.below(answers // EXAMINED) == 0:
            assert every_law(match, dice, dice.below(EXAMINED) == 0) == []
        play_randomly(match, dice)
    assert len(match.events) > 0
    assert record_law(match) == []
    assert json.loads(json.dumps(match.record()))["options"]["deck"] == table


def without_marks(value: Any) -> Any:
    if isinstance(value, list):
        return [without_marks(item) for item in value]
    if isinstance(value, dict):
        return {key: without_marks(item) for key, item in value.items() if key not in MARKS}
    return value


# what is allowed


def test_our_own_figures_are_allowed_with_and_without_their_sources() -> None:
    owner.check(printed(), "deck")
    bare = without_marks(printed())
    del bare["ruleset"], bare["sources"]
    owner.check(bare, "deck")


def test_our_own_figures_play_the_same_game() -> None:
    ours, again = start(RULES, 4, 9), begin(printed(), 4, 9)
    for match in (ours, again):
        dice = Dice(9)
        for _ in range(ANSWERS):
            play_randomly(match, dice)
    assert [entry["hash"] for entry in ours.entries] == [entry["hash"] for entry in again.entries]


def test_the_figures_of_the_deck_are_played_with() -> None:
    table = printed()
    table["limits"].update(start_ducats=40, start_hand=3)
    view = begin(table, 2).view(0)
    assert [player["ducats"] for player in view["players"]] == [40, 40]
    assert [len(player["hand"]) for player in view["players"]] == [3, 3]


@pytest.mark.walk
@many(25)
@given(seeds)
def test_whatever_figures_are_allowed_play_by_every_law(seed: int) -> None:
    check_plays(varied(Random(seed)), seed)


@pytest.mark.slow
@many(150)
@given(seeds)
def test_many_decks_play_by_every_law(seed: int) -> None:
    check_plays(varied(Random(seed + 1)), seed, 300)


def test_a_purse_is_never_too_full_for_the_journal() -> None:
    """With the richest tracks and no glory to be had a game could go on for ever."""
    state = cast(Imperialism, begin(printed()).fast.state)
    journal: list[list[int]] = []
    state.journal = journal
    for ducats in (9000, 2000, 1):
        state.pay(BANK, PURSE, ducats, events.FOR_CARD)
    assert state.purse(0) == events.MOST_DUCATS and sum(state.ducats) == 0
    assert [RULES.event(event).values["ducats"] for event in journal] == [9000, events.MOST_DUCATS - 9000 - 25]


# the record


def test_the_record_carries_the_deck() -> None:
    table = printed()
    table["territory"][8].update(name_de="Kurland", cost=6)
    match = begin(table)
    table["territory"][8]["cost"] = 98
    record = json.loads(json.dumps(match.record()))
    assert record["options"]["deck"]["territory"][8]["cost"] == 6, "the giver's copy is no longer ours"
    assert replay(record, {RULES.name: RULES}).hash() == match.hash()
    record["options"]["deck"]["territory"][8]["cost"] = 100
    with pytest.raises(Malformed) as found:
        replay(record, {RULES.name: RULES})
    assert str(found.value) == "options.deck.territory[8].cost: livonia: 100 does not lie between 0 and 99"


def test_a_position_carries_the_deck() -> None:
    match = begin(varied(Random(4)))
    document = json.loads(json.dumps(match.position()))
    jsonschema.validate(document, RULES.position_schema())
    again = start_from(RULES, document, 1)
    assert again.hash() == match.hash() and again.options == match.options
    del document["options"]["deck"]["limits"]["start_hand"]
    with pytest.raises(Malformed, match=r"options\.deck\.limits\.start_hand: is missing"):
        start_from(RULES, document, 1)


@pytest.mark.parametrize("value", ("deck.toml", 1, True, False, [], [{}], 1.5))
def test_anything_but_a_table_is_no_deck(value: Any) -> None:
    with pytest.raises(Malformed, match=r"options\.deck: .* is not one of None nor an object"):
        RULES.chosen({"deck": value})


# what is refused

Change = tuple[str, Any]
GONE = object()

REFUSED: tuple[tuple[Change, str], ...] = (
    (("nonsense", 1), "nonsense: is not known here"),
    (("prices", GONE), "prices: is missing"),
    (("prices", []), "prices: must be an object"),
    (("prices.leader_most", "5"), "prices.leader_most: must be a whole number"),
    (("prices.leader_most", True), "prices.leader_most: must be a whole number"),
    (("prices.army_levels_per_ducat", 0), "prices.army_levels_per_ducat: 0 does not lie between 1 and 20"),
    (("ruleset.id", "chess"), "ruleset.id: must be 'imperialism' or left out"),
    (("ruleset.players", [2, 5]), "ruleset.players: must be [2, 4] or left out"),
    (("sources", 3), "sources: must be an object"),
    (("sources.RB", 3), "sources.RB: must be a text of one line and at most 400 characters"),
    (("limits.end_glory.3", GONE), "limits.end_glory.3: is missing"),
    (("limits.end_glory.5", 20), "limits.end_glory.5: is not known here"),
    (("limits.end_glory.2", 9), "limits.end_glory.2: 9 does not lie between 10 and 99"),
    (("limits.start_hand", 6), "limits.start_hand: 6 is more than a great power may hold, 5"),
    (("limits.hand_limit_most", 4), "limits.start_hand: 5 is more than a great power may hold, 4"),
    (("limits.prestige_top", 12), "tracks.prestige.most: must be 12, the prestige_top of the limits"),
    (("tracks.army.income", [0]), "tracks.army.income: is not known here"),
    (("tracks.gold.most", 9), "tracks.gold.income: must be 10 figures, for the levels 0 to most"),
    (("tracks.gold.income.3", 100), "tracks.gold.income[3]: 100 does not lie between 0 and 99"),
    (("tracks.gold.name_de", "a\nb"), "tracks.gold.name_de: must be a text of one line and at most 60 characters"),
    (("religion.0.copies", 5), "religion[0].copies: calvinism: 5 does not lie between 1 and 4"),
    (("religion.0.free_development", True), "religion[0].any_other_good: calvinism: does not go with"),
    (("religion.0.requires.0", []), "religion[0].requires[0]: calvinism: must name at least one alternative"),
    (("religion.0.requires.0.0", "food>3"), "religion[0].requires[0][0]: calvinism: 'food>3' must look like"),
    (("religion.0.requires.0.0", "bread>=3"), "religion[0].requires[0][0]: calvinism: 'bread>=3' must look like"),
    (
        ("religion.0.requires.0.0", "food>=9"),
        "religion[0].requires[0][0]: calvinism: 'food>=9' lies beyond the",
    ),
    (("great_power.1.start_no", 1), "great_power[1].start_no: portugal: 1 is the start number of austria too"),
    (("great_power.0.tracks.army", 21), "great_power[0].tracks.army: austria: 21 does not lie between 0 and 20"),
    (("great_power.0.tracks.army", 20), "great_power[0].tracks.army: austria: leaves no room for the start bonus, 1"),
    (("great_power.0.tracks.cavalry", 1), "great_power[0].tracks.cavalry: austria: is not known here"),
    (("great_power.0.faith", "calvinism"), "great_power[0].faith: austria: 'calvinism' is not one of catholic, ort"),
    (("great_power.0.faith_locked", 0), "great_power[0].faith_locked: austria: must be true or false"),
    (("great_power.0.hand_limit", -2), "limits.start_hand: 5 is more than a great power may hold, 3"),
    (("territory.3.cost", 120), "territory[3].cost: finland: 120 does not lie between 0 and 99"),
    (("territory.3.cost", GONE), "territory[3].cost: finland: is missing"),
    (("territory.3.kind", "colony"), "territory: there are 21 of the kind land, not 22"),
    (("territory.3.kind", "sea"), "territory[3].kind: finland: 'sea' is not one of land, colony"),
    (("territory.3.needs.prestige", 11), "territory[3].needs.prestige: finland: 11 does not lie between 0 and 10"),
    (("territory.3.gives", 1), "territory[3].gives: finland: must be an object"),
    (("territory.3.id", "peru"), "territory[3].id: 'peru' stands where finland belongs"),
    (("territory.3.id", GONE), "territory[3].id: is missing: finland"),
    (("territory.3", 7), "territory[3]: must be an object"),
    (("territory.37", GONE), "territory: australia is missing; there must be 38 entries"),
    (("special_territory.0.kind", "land"), "special_territory[0].kind: india: 'land' is not one of colony"),
    (("special_territory.0.starting", True), "special_territory[0].starting: india: is not known here"),
    (("achievement.0.glory", 5), "achievement[0].glory: printing_press: 5 does not lie between 1 and 4"),
    (("achievement.0.attested", 1), "achievement[0].attested: printing_press: must be true or false"),
    (("providence.12.copies", 3), "providence: the copies of plot cards add up to 13, not 12"),
    (("providence.0.copies", 2), "providence: the copies of power cards add up to 13, not 12"),
    (("providence.12.category", "event"), "providence[12].category: corrupt_officials: must stay 'plot'"),
    (("providence.12.plunder", 1), "providence[12].plunder: corrupt_officials: is not known here"),
    (("providence.12.figures.per", GONE), "providence[12].figures.per: corrupt_officials: is missing"),
    (("providence.12.figures.most", 3), "providence[12].figures.most: corrupt_officials: is not known here"),
    (("providence.20.figures", {}), "providence[20].figures: settlement: is not known here"),
    (("providence.20.standing", {}), "providence[20].standing: settlement: is not known here"),
    (("providence.0.standing.no_war", 1), "providence[0].standing.no_war: queen_of_the_sea: must be true or false"),
    (("providence.11.standing.hand_limit", 1), "providence[11].standing.hand_limit: bureaucrat: of a negative"),
)


def changed(change: Change) -> Any:
    """Our deck with one thing changed or taken away."""
    table = printed()
    *way, last = (int(part) if part.isdecimal() else part for part in change[0].split("."))
    parent: Any = table
    for key in way:
        parent = parent[key]
    last = str(last) if isinstance(parent, dict) else last
    if change[1] is GONE:
        del parent[last]
    else:
        parent[last] = change[1]
    return table


@pytest.mark.parametrize(("change", "complaint"), REFUSED, ids=lambda value: value if isinstance(value, str) else "")
def test_what_is_wrong_is_named(change: Change, complaint: str) -> None:
    with pytest.raises(Malformed) as found:
        RULES.chosen({"deck": changed(change)})
    assert str(found.value).startswith(f"options.deck.{complaint}")
    assert str(found.value) == f"{found.value.field}: {found.value.problem}"


def test_a_hand_limit_below_nothing_is_refused() -> None:
    table = printed()
    table["limits"].update(hand_limit=3, start_hand=0)
    for row in (*table["religion"], *table["great_power"]):
        row["hand_limit"] = -2
    with pytest.raises(Malformed, match=r"limits\.hand_limit: power, power card and faith could bring it down to -2"):
        owner.check(table, "deck")


def test_entries_beyond_the_last_are_refused() -> None:
    table = printed()
    table["territory"].append(copy.deepcopy(table["territory"][0]))
    with pytest.raises(Malformed, match=r"territory\[38\]: is one too many; there must be 38 entries"):
        owner.check(table, "deck")


@pytest.mark.walk
@many(300)
@given(seeds)
def test_damage_is_refused_by_name_or_does_no_harm(seed: int) -> None:
    random = Random(seed)
    table = damaged(printed() if random.random() < 0.7 else varied(random), random)
    before = repr_of(table)
    try:
        chosen = RULES.chosen({"deck": table})
    except Malformed as error:
        assert error.field.startswith("options.deck") and error.problem
        assert str(error) == f"{error.field}: {error.problem}"
    else:
        assert chosen["deck"] is not table
        if random.random() < 0.1:
            check_plays(table, seed, 20)
    assert repr_of(table) == before


def repr_of(table: Any) -> str:
    """What a table holds; some numbers are too long to be written."""
    if isinstance(table, dict):
        return str([(key, repr_of(item)) for key, item in table.items()])
    if isinstance(table, list):
        return str([repr_of(item) for item in table])
    return hex(table) if type(table) is int else repr(table)


def test_every_figure_of_our_deck_is_checked() -> None:
    """A number replaced by a word is noticed wherever it stands."""
    table = printed()
    places = figures_of(table)
    for *way, last in places:
        parent: Any = table
        for key in way:
            parent = parent[key]
        kept, parent[last] = parent[last], "many"
        with pytest.raises(Malformed):
            owner.check(table, "deck")
        parent[last] = kept
    owner.check(table, "deck")
    assert len(places) > 500


def figures_of(value: Any, place: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if type(value) in (int, bool):
        return [place]
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [found for key, item in items for found in figures_of(item, (*place, key))]


def test_an_allowed_deck_can_be_read() -> None:
    for seed in range(20):
        table = varied(Random(seed))
        owner.check(table, "deck")
        found = deck.Deck(table)
        assert found.first[deck.PROVIDENCE_CARDS] == 50 and sum(found.is_colony) == 18

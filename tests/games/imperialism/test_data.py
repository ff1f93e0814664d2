"""Lint of the data of Imperialism: the deck is complete, says what is known, and marks what is ours."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from importlib.resources import files
from itertools import pairwise
from typing import Any

import pytest

from greatpowers.games.imperialism.rules import audit, deck, events

TEXT = files("greatpowers").joinpath("games", "imperialism", "rules", "data", "2014", "deck.toml").read_text("utf-8")
DECK: dict[str, Any] = tomllib.loads(TEXT)

GOODS = ("gold", "food", "textiles", "spices", "exotic", "industry", "arms", "shipyards")
TRACKS = ("army", "fleet", "prestige", *GOODS)
QUANTITIES = {*TRACKS, "glory", "ducats", "lands", "colonies", "territories"}
CARDS = ("religion", "great_power", "territory", "special_territory", "achievement", "providence")
NAMES = {"id", "name_de", "name_en"}
MARKS = {"attested", "source", "fixed", "basis"}
OPTIONAL = {"fixed", "basis"}
"""What a territory carries only where there is something to say."""

FIELDS = {
    "religion": {
        *("copies", "glory", "gives", "any_other_good", "development_ducats", "hand_limit", "vs_heretic", "ducats"),
        *("free_development", "requires", "attested", "source", "fixed"),
    },
    "great_power": {
        *("start_no", "tracks", "faith", "faith_locked", "glory", "hand_limit", "vs_heretic"),
        *("attested", "source", "fixed"),
    },
    "territory": {"kind", "starting", "needs", "cost", "gives", "glory", "attested", "source"},
    "special_territory": {"kind", "needs", "cost", "gives", "glory", "attested", "source"},
    "achievement": {"glory", "requires", "gives", "attested", "source"},
    "providence": {"category", "copies", "attested", "source", "basis"},
}
PROVIDENCE_EXTRAS = {"land", "sea", "plunder", "standing", "figures"}
STANDING = {"land", "sea", "land_vs_heretic", "sea_vs_heretic", "hand_limit", "development_ducats", "no_war"}
TRACK_RULES = {"leader", "growth"}
"""Named in the `fixed` of a track though they are rules, with their figures in [prices]."""

WAR_CARDS = {
    "border_unrest": {"land": 3, "sea": 3, "plunder": 2},
    "venal_advisers": {"land": 5, "sea": 3, "plunder": 1},
    "naval_blockade": {"sea": 3, "plunder": 2},
    "armed_intervention": {"land": 2, "sea": 2, "plunder": 2},
    "pirates": {"sea": 3, "plunder": 2},
    "historic_victory": {"land": 1, "sea": 1, "plunder": 3},
    "war_for_influence": {"land": 1, "sea": 1, "plunder": 3},
}

TABLES = {"limits": DECK["limits"], "prices": DECK["prices"]}
TRACK_ENTRIES = {f"tracks.{name}": track for name, track in DECK["tracks"].items()}
CARD_ENTRIES = {f"{kind}.{card['id']}": card for kind in CARDS for card in DECK[kind]}
ENTRIES: dict[str, dict[str, Any]] = {**TABLES, **TRACK_ENTRIES, **CARD_ENTRIES}

every_good = pytest.mark.parametrize("good", GOODS)
every_power = pytest.mark.parametrize("power", DECK["great_power"], ids=lambda power: power["id"])
every_kind = pytest.mark.parametrize("kind", CARDS)


def card(kind: str, name: str) -> dict[str, Any]:
    (found,) = (card for card in DECK[kind] if card["id"] == name)
    return dict(found)


def atoms(card: dict[str, Any]) -> list[str]:
    return [atom for clause in card["requires"] for atom in clause]


def parsed(atom: str) -> tuple[str, int]:
    found = re.fullmatch(r"([a-z]+)>=([1-9][0-9]*)", atom)
    assert found, atom
    return found[1], int(found[2])


def is_met(card: dict[str, Any], have: dict[str, int]) -> bool:
    clauses = ([parsed(atom) for atom in clause] for clause in card["requires"])
    return all(any(have.get(quantity, 0) >= number for quantity, number in clause) for clause in clauses)


def is_attested(entry: dict[str, Any], field: str) -> bool:
    return entry["attested"] or field in entry["fixed"]


# the shape


def test_tables() -> None:
    assert set(DECK) == {"ruleset", "sources", "limits", "tracks", "prices", *CARDS}
    assert tuple(DECK["tracks"]) == TRACKS
    assert DECK["ruleset"] == {
        "id": "imperialism",
        "name_de": "Imperialismus: Der Weg zur Vorherrschaft",
        "name_en": "Imperialism: Road to Domination",
        "players": [2, 4],
        "book": "R14",
    }


def test_header_says_what_is_ours() -> None:
    header = TEXT.split("\n\n", 1)[0]
    assert all(line.startswith("#") for line in header.splitlines())
    assert "RECONSTRUCTED" in header
    assert "must not be taken for the published ones" in header


@every_kind
def test_fields(kind: str) -> None:
    may = PROVIDENCE_EXTRAS if kind == "providence" else OPTIONAL
    for one in DECK[kind]:
        assert set(one) - may == (NAMES | FIELDS[kind]) - may, one["id"]


def test_fields_of_tracks() -> None:
    for name, track in DECK["tracks"].items():
        income = {"income"} if name in GOODS else set()
        assert set(track) == {"name_de", "name_en", "most", "attested", "source", "fixed"} | income, name


def test_ids_are_unique_slugs() -> None:
    ids = [*TRACKS, *(card["id"] for card in CARD_ENTRIES.values())]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z]+(_[a-z]+)*", name) for name in ids)


@pytest.mark.parametrize("language", ["de", "en"])
def test_names_are_unique(language: str) -> None:
    names = [entry[f"name_{language}"] for entry in (TRACK_ENTRIES | CARD_ENTRIES).values()]
    assert all(name and name == name.strip() for name in names)
    assert [name for name, times in Counter(names).items() if times > 1] == []


def test_numbers_of_players_are_keys() -> None:
    few, many = DECK["ruleset"]["players"]
    seats = [str(players) for players in range(few, many + 1)]
    assert all(list(DECK["limits"][key]) == seats for key in ("achievement_slots", "end_glory", "industry_glory"))


# the components


def test_128_cards() -> None:
    copies = {kind: sum(card.get("copies", 1) for card in DECK[kind]) for kind in CARDS}
    on_board = copies.pop("special_territory")
    assert copies == {"religion": 6, "great_power": 10, "territory": 38, "achievement": 24, "providence": 50}
    assert sum(copies.values()) == 128
    assert on_board == 2


def test_providence_deck() -> None:
    titles: Counter[str] = Counter(card["category"] for card in DECK["providence"])
    assert titles == {"power_positive": 8, "power_negative": 4, "plot": 6, "event": 11, "special": 2}
    assert sum(titles.values()) == 31
    copies: Counter[str] = Counter()
    for one in DECK["providence"]:
        copies[one["category"]] += one["copies"]
    assert copies == {"power_positive": 8, "power_negative": 4, "plot": 12, "event": 22, "special": 4}


def test_territories() -> None:
    assert Counter(card["kind"] for card in DECK["territory"]) == {"land": 22, "colony": 16}
    assert [card["id"] for card in DECK["special_territory"]] == ["india", "china"]
    assert all(card["kind"] == "colony" for card in DECK["special_territory"])
    display = DECK["ruleset"]["players"][1] + DECK["limits"]["display_beyond_players"]
    assert sum(card["starting"] for card in DECK["territory"]) == 12 > display


def test_achievements_come_in_four_groups() -> None:
    assert Counter(card["glory"] for card in DECK["achievement"]) == {1: 6, 2: 6, 3: 6, 4: 6}


def test_great_powers() -> None:
    powers = DECK["great_power"]
    assert sorted(power["start_no"] for power in powers) == list(range(1, 11))
    locked = {power["id"]: (power["faith"], power["glory"]) for power in powers if power["faith_locked"]}
    assert locked == {"russia": ("orthodox", 2), "ottoman": ("islam", 2)}
    assert all((power["faith"], power["glory"]) == ("catholic", 0) for power in powers if not power["faith_locked"])
    assert {power["id"] for power in powers if power["hand_limit"]} == {"austria"}


def test_religions() -> None:
    assert [card["id"] for card in DECK["religion"]] == ["calvinism", "counter_reformation", "lutheranism"]
    assert all((card["copies"], card["glory"]) == (2, 2) for card in DECK["religion"])


# attested or ours


def test_every_figure_is_attested_or_ours() -> None:
    for name, entry in ENTRIES.items():
        sources = set(entry["source"].split(", "))
        assert sources <= set(DECK["sources"]), name
        if entry["attested"] is True:
            assert "REC" not in sources, name
            assert not entry.get("fixed"), name
        else:
            assert entry["attested"] is False, name
            assert "REC" in sources, name
            assert bool(entry.get("fixed")) == (sources != {"REC"}), name


def test_fixed_names_fields() -> None:
    for name, entry in (TRACK_ENTRIES | CARD_ENTRIES).items():
        fixed = entry.get("fixed", [])
        assert len(set(fixed)) == len(fixed), name
        known = set(entry) - MARKS | (TRACK_RULES | {"income[2]"} if "income" in entry else set())
        assert set(fixed) <= known, name


def test_what_is_attested() -> None:
    whole = {name for name, entry in ENTRIES.items() if entry["attested"]}
    providence = {f"providence.{card['id']}" for card in DECK["providence"]}
    assert whole == {"limits", "prices", "tracks.prestige"} | providence
    assert all(card["basis"] == "copies by even split" for card in DECK["providence"])


def test_what_is_inferred_is_not_attested() -> None:
    """Two figures an audit found to be inferred, and every start number."""
    prussia, ottoman = card("great_power", "prussia"), card("great_power", "ottoman")
    assert not is_attested(prussia, "tracks")
    assert not is_attested(ottoman, "vs_heretic")
    assert prussia["basis"]
    assert ottoman["basis"]
    assert not any(is_attested(power, "start_no") for power in DECK["great_power"])


def test_what_religions_require_is_ours() -> None:
    for one in DECK["religion"]:
        figures = set(one) - MARKS - {"id", "name_en"}
        assert {field for field in figures if not is_attested(one, field)} == {"requires"}


# what the rulebook says


@every_good
def test_income_grows(good: str) -> None:
    track = DECK["tracks"][good]
    assert len(track["income"]) == track["most"] + 1
    assert track["income"][0] == 0
    assert all(low <= high for low, high in pairwise(track["income"]))


def test_food_pays_4_on_level_2() -> None:
    food = DECK["tracks"]["food"]
    assert food["income"][2] == 4
    assert "income[2]" in food["fixed"]


def test_gold_exotic_goods_and_spices_keep_their_order() -> None:
    gold, exotic, spices = (DECK["tracks"][good]["income"][1:] for good in ("gold", "exotic", "spices"))
    assert all(most >= more >= least for most, more, least in zip(gold, exotic, spices))


def test_prestige_ends_at_its_top() -> None:
    assert DECK["tracks"]["prestige"]["most"] == DECK["limits"]["prestige_top"] == 10


def test_livonia() -> None:
    livonia = card("territory", "livonia")
    assert livonia["name_de"] == "Livland"
    assert livonia["needs"] == {"army": 3, "fleet": 2}
    assert livonia["cost"] == 5
    assert livonia["gives"] == {"fleet": 1, "food": 1, "prestige": 1}
    assert livonia["glory"] == 0
    assert all(is_attested(livonia, field) for field in ("name_de", "needs", "cost", "gives", "glory"))
    assert [card["id"] for card in DECK["territory"] if card["source"] != "REC"] == ["livonia"]


def test_war_cards() -> None:
    values = ("land", "sea", "plunder")
    found = {card["id"]: {key: card[key] for key in values if key in card} for card in DECK["providence"]}
    assert {name: war for name, war in found.items() if war} == WAR_CARDS
    assert sum(card("providence", name)["copies"] for name in WAR_CARDS) == 14


def test_standing_effects() -> None:
    powers = {card["id"] for card in DECK["providence"] if card["category"].startswith("power")}
    assert {card["id"] for card in DECK["providence"] if "standing" in card} == powers
    for name in powers:
        standing = card("providence", name)["standing"]
        assert set(standing) <= STANDING
        assert all(standing.values())
    banned = {name for name in powers if card("providence", name)["standing"].get("no_war") is True}
    assert banned == {"civil_war", "bourgeois_revolution"}


def test_figures_are_numbers() -> None:
    figures = [card["figures"] for card in DECK["providence"] if "figures" in card]
    assert all(figures)
    assert all(type(number) is int and number > 0 for table in figures for number in table.values())


# nothing unknown, nothing out of reach


@every_kind
def test_steps_are_on_known_tracks(kind: str) -> None:
    for one in DECK[kind]:
        for table in ("gives", "needs", "tracks"):
            for track, steps in one.get(table, {}).items():
                assert 0 < steps <= DECK["tracks"][track]["most"], one["id"]


def test_territories_need_strength_and_prestige_only() -> None:
    for one in DECK["territory"] + DECK["special_territory"]:
        assert one["needs"], one["id"]
        assert set(one["needs"]) <= {"army", "fleet", "prestige"}, one["id"]
        assert one["gives"], one["id"]
        assert one["cost"] > 0, one["id"]


@pytest.mark.parametrize("kind", ["religion", "achievement"])
def test_requirements_parse(kind: str) -> None:
    for one in DECK[kind]:
        assert one["requires"], one["id"]
        assert all(one["requires"]), one["id"]
        for quantity, number in map(parsed, atoms(one)):
            assert quantity in QUANTITIES, one["id"]
            assert quantity not in DECK["tracks"] or number <= DECK["tracks"][quantity]["most"], one["id"]


@every_power
@pytest.mark.parametrize("bonus", ["army", "fleet"])
def test_no_start_meets_a_condition(power: dict[str, Any], bonus: str) -> None:
    limits = DECK["limits"]
    have: dict[str, int] = {**power["tracks"], "glory": power["glory"], "ducats": limits["start_ducats"]}
    have[bonus] = have.get(bonus, 0) + limits["start_bonus"]
    assert [card["id"] for card in DECK["achievement"] + DECK["religion"] if is_met(card, have)] == []


def test_a_pile_that_is_made_anew_takes_the_discards() -> None:
    assert audit.effects([events.REBUILT, 5, 2, 0, 0, 0]) == [
        (f"discards {deck.CARD_IDS[5]}", -2),
        (f"pile {deck.CARD_IDS[5]}", 2),
    ]

"""The cards and tracks as tuples, built from `data/2014/deck.toml` or from the file of somebody who owns the box."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from greatpowers.kernel.cards import CardKinds
from greatpowers.kernel.ruleset import Version
from greatpowers.kernel.values import Json, in_order

EDITION: Final = "2014"
MOST_SEATS: Final = 4

PROVIDENCE: Final = 0
TERRITORY: Final = 1
PILES: Final = in_order({PROVIDENCE: "providence", TERRITORY: "territory"})

ARMY: Final = 0
FLEET: Final = 1
PRESTIGE: Final = 2
GOLD: Final = 3
FOOD: Final = 4
TEXTILES: Final = 5
SPICES: Final = 6
EXOTIC: Final = 7
INDUSTRY: Final = 8
ARMS: Final = 9
SHIPYARDS: Final = 10
TRACKS: Final = in_order(
    {
        ARMY: "army",
        FLEET: "fleet",
        PRESTIGE: "prestige",
        GOLD: "gold",
        FOOD: "food",
        TEXTILES: "textiles",
        SPICES: "spices",
        EXOTIC: "exotic",
        INDUSTRY: "industry",
        ARMS: "arms",
        SHIPYARDS: "shipyards",
    }
)
TRACK_COUNT: Final = 11
FIRST_GOOD: Final = GOLD
GOODS: Final = TRACKS[FIRST_GOOD:]

ASK_GLORY: Final = 11
ASK_DUCATS: Final = 12
ASK_LANDS: Final = 13
ASK_COLONIES: Final = 14
ASK_TERRITORIES: Final = 15
QUANTITIES: Final = in_order(
    {
        **dict(enumerate(TRACKS)),
        ASK_GLORY: "glory",
        ASK_DUCATS: "ducats",
        ASK_LANDS: "lands",
        ASK_COLONIES: "colonies",
        ASK_TERRITORIES: "territories",
    }
)
"""What a condition can ask for; the tracks first."""

PROVIDENCE_CARDS: Final = 31
"""Kinds of providence card; copies of a kind are alike."""
TERRITORIES: Final = 38
INDIA: Final = TERRITORIES
CHINA: Final = INDIA + 1
MARKED_LANDS: Final = 2
"""India and China: markers are laid on them, they are no cards."""
LANDS: Final = TERRITORIES + MARKED_LANDS
CARDS: Final = PROVIDENCE_CARDS + TERRITORIES
"""What a hand can hold: providence cards by kind, then territories."""
ACHIEVEMENTS: Final = 24
POWERS: Final = 10
RELIGIONS: Final = 3

POSITIVE: Final = 0
NEGATIVE: Final = 1
PLOT: Final = 2
EVENT: Final = 3
SPECIAL: Final = 4
CATEGORIES: Final = in_order(
    {POSITIVE: "power_positive", NEGATIVE: "power_negative", PLOT: "plot", EVENT: "event", SPECIAL: "special"}
)

CALVINISM: Final = 0
COUNTER_REFORMATION: Final = 1
LUTHERANISM: Final = 2
CATHOLIC: Final = 3
ORTHODOX: Final = 4
ISLAM: Final = 5
FAITHS: Final = in_order(
    {
        CALVINISM: "calvinism",
        COUNTER_REFORMATION: "counter_reformation",
        LUTHERANISM: "lutheranism",
        CATHOLIC: "catholic",
        ORTHODOX: "orthodox",
        ISLAM: "islam",
    }
)
"""The religions by their number, then the faiths great powers start with."""


def load(name: str) -> dict[str, Any]:
    """A data file of this game."""
    return tomllib.loads((files("greatpowers.games.imperialism.rules") / "data" / EDITION / name).read_text("utf-8"))


def printed() -> dict[str, Any]:
    """The deck of this repository."""
    return load("deck.toml")


def steps_of(row: Json) -> tuple[int, ...]:
    """How far a card moves each track."""
    return tuple(int(row.get(track, 0)) for track in TRACKS)


def condition(requires: Json) -> tuple[tuple[tuple[int, int], ...], ...]:
    """All clauses must hold, each by one of its alternatives: (quantity, least)."""
    clauses: list[tuple[tuple[int, int], ...]] = []
    for clause in requires:
        atoms = [str(atom).split(">=") for atom in clause]
        clauses.append(tuple((QUANTITIES.index(name), int(least)) for name, least in atoms))
    return tuple(clauses)


class Deck:
    """Figures by number: providence cards, territories, achievements, powers and religions in the order of the file."""

    def __init__(self, table: Json) -> None:
        self.table: dict[str, Any] = table
        limits: dict[str, Any] = table["limits"]
        self.start_ducats: int = limits["start_ducats"]
        self.start_hand: int = limits["start_hand"]
        self.hand_limit: int = limits["hand_limit"]
        self.hand_limit_most: int = limits["hand_limit_most"]
        self.start_bonus: int = limits["start_bonus"]
        self.most_discards: int = limits["most_discards"]
        self.prestige_top: int = limits["prestige_top"]
        self.upswing_glory: int = limits["upswing_glory"]
        self.war_glory: int = limits["war_glory"]
        self.war_prestige: int = limits["war_prestige"]
        self.war_loss: int = limits["war_loss"]
        self.defending_cards: int = limits["defending_cards"]
        self.industry_prestige: int = limits["industry_prestige"]
        self.final_first: int = limits["final_first"]
        self.final_second: int = limits["final_second"]
        self.final_tied: int = limits["final_tied"]
        self.final_faith: int = limits["final_faith"]
        prices: dict[str, Any] = table["prices"]
        self.food_growth: int = prices["food_growth"]
        self.textiles_growth: int = prices["textiles_growth"]
        self.industry_growth: int = prices["industry_growth"]
        self.exotic_repeat: int = prices["exotic_repeat"]
        self.leader_most: int = prices["leader_most"]
        self.army_levels_per_ducat: int = prices["army_levels_per_ducat"]
        self.fleet_levels_per_ducat: int = prices["fleet_levels_per_ducat"]
        self._read_tracks(table["tracks"])
        self._read_powers(table["great_power"])
        self._read_religions(table["religion"])
        self._read_territories([*table["territory"], *table["special_territory"]])
        self._read_achievements(table["achievement"])
        self._read_providence(table["providence"])

    def _read_tracks(self, table: dict[str, Any]) -> None:
        most = [int(table[track]["most"]) for track in TRACKS]
        most[PRESTIGE] = self.prestige_top + 1
        self.upswing: int = self.prestige_top + 1
        """The space of Cultural Upswing, one beyond the top of the prestige track."""
        self.most: tuple[int, ...] = tuple(most)
        self.income: tuple[tuple[int, ...], ...] = tuple(tuple(table[track].get("income", ())) for track in TRACKS)

    def _read_powers(self, rows: list[dict[str, Any]]) -> None:
        self.start_number: tuple[int, ...] = tuple(row["start_no"] for row in rows)
        self.power_steps: tuple[tuple[int, ...], ...] = tuple(steps_of(row["tracks"]) for row in rows)
        self.power_faith: tuple[int, ...] = tuple(FAITHS.index(row["faith"]) for row in rows)
        self.power_locked: tuple[bool, ...] = tuple(bool(row["faith_locked"]) for row in rows)
        self.power_glory: tuple[int, ...] = tuple(row["glory"] for row in rows)
        self.power_hand: tuple[int, ...] = tuple(row["hand_limit"] for row in rows)
        self.power_zeal: tuple[int, ...] = tuple(row["vs_heretic"] for row in rows)
        """What a power adds in war against another faith."""

    def _read_religions(self, rows: list[dict[str, Any]]) -> None:
        self.religion_copies: tuple[int, ...] = tuple(row["copies"] for row in rows)
        self.religion_glory: tuple[int, ...] = tuple(row["glory"] for row in rows)
        self.religion_steps: tuple[tuple[int, ...], ...] = tuple(steps_of(row["gives"]) for row in rows)
        self.religion_choice: tuple[int, ...] = tuple(row["any_other_good"] for row in rows)
        self.religion_income: tuple[int, ...] = tuple(row["development_ducats"] for row in rows)
        self.religion_hand: tuple[int, ...] = tuple(row["hand_limit"] for row in rows)
        self.religion_zeal: tuple[int, ...] = tuple(row["vs_heretic"] for row in rows)
        self.religion_ducats: tuple[int, ...] = tuple(row["ducats"] for row in rows)
        self.religion_develops: tuple[bool, ...] = tuple(bool(row["free_development"]) for row in rows)
        self.religion_needs = tuple(condition(row["requires"]) for row in rows)

    def _read_territories(self, rows: list[dict[str, Any]]) -> None:
        self.is_colony: tuple[bool, ...] = tuple(row["kind"] == "colony" for row in rows)
        self.is_starting: tuple[bool, ...] = tuple(bool(row.get("starting", False)) for row in rows)
        self.land_needs: tuple[tuple[int, ...], ...] = tuple(steps_of(row["needs"]) for row in rows)
        self.land_cost: tuple[int, ...] = tuple(row["cost"] for row in rows)
        self.land_steps: tuple[tuple[int, ...], ...] = tuple(steps_of(row["gives"]) for row in rows)
        self.land_glory: tuple[int, ...] = tuple(row["glory"] for row in rows)

    def _read_achievements(self, rows: list[dict[str, Any]]) -> None:
        self.achievement_glory: tuple[int, ...] = tuple(row["glory"] for row in rows)
        self.achievement_needs = tuple(condition(row["requires"]) for row in rows)
        self.achievement_steps: tuple[tuple[int, ...], ...] = tuple(steps_of(row["gives"]) for row in rows)

    def _read_providence(self, rows: list[dict[str, Any]]) -> None:
        self.category: tuple[int, ...] = tuple(CATEGORIES.index(row["category"]) for row in rows)
        self.copies: tuple[int, ...] = (*(int(row["copies"]) for row in rows), *([1] * TERRITORIES))
        piles = (*([PROVIDENCE] * PROVIDENCE_CARDS), *([TERRITORY] * TERRITORIES))
        self.kinds = CardKinds(self.copies, piles, MOST_SEATS)
        self.first: tuple[int, ...] = self.kinds.first
        self.face: tuple[int, ...] = self.kinds.face
        self.is_war: tuple[bool, ...] = tuple("plunder" in row for row in rows)
        self.war: tuple[tuple[int, ...], ...] = tuple((int(row.get("land", 0)), int(row.get("sea", 0))) for row in rows)
        """What a war card adds on land and at sea; nothing where nothing is printed (RTD-23)."""
        self.plunder: tuple[int, ...] = tuple(int(row.get("plunder", 0)) for row in rows)
        standing = [dict(row.get("standing", {})) for row in rows]
        self.ruler_war = tuple((int(row.get("land", 0)), int(row.get("sea", 0))) for row in standing)
        self.ruler_zeal = tuple(
            (int(row.get("land_vs_heretic", 0)), int(row.get("sea_vs_heretic", 0))) for row in standing
        )
        self.ruler_hand: tuple[int, ...] = tuple(int(row.get("hand_limit", 0)) for row in standing)
        self.ruler_income: tuple[int, ...] = tuple(int(row.get("development_ducats", 0)) for row in standing)
        self.ruler_bans_war: tuple[bool, ...] = tuple(bool(row.get("no_war", False)) for row in standing)
        self.figures: tuple[dict[str, int], ...] = tuple(dict(row.get("figures", {})) for row in rows)


class Rules:
    """A deck with the options of a match."""

    def __init__(self, deck: Deck, seats: int, options: dict[str, Json]) -> None:
        self.deck = deck
        self.seats = seats
        self.options = options
        self.always_refills: bool = options["refill"] == "always"
        self.counter_is_catholic: bool = options["counter_reformation"] == "catholic"
        limits: dict[str, Any] = deck.table["limits"]
        self.display_size: int = seats + int(limits["display_beyond_players"])
        self.open_achievements: int = limits["achievement_slots"][str(seats)] + 1
        """The spaces on the board and the open top of the stack."""
        self.end_glory: int = limits["end_glory"][str(seats)]
        self.industry_glory: int = limits["industry_glory"][str(seats)]
        self.has_second_places: bool = seats >= limits["final_second_from"]


TABLE: Final = printed()
"""The figures of this repository; the ids in it are those of every deck."""
VERSIONS: Final = tuple(Version(row) for row in load("versions.toml")["version"])


def ids(section: str) -> tuple[str, ...]:
    return tuple(str(row["id"]) for row in TABLE[section])


PROVIDENCE_IDS: Final = ids("providence")
TERRITORY_IDS: Final = ids("territory")
LAND_IDS: Final = (*TERRITORY_IDS, *ids("special_territory"))
CARD_IDS: Final = (*PROVIDENCE_IDS, *TERRITORY_IDS)
ACHIEVEMENT_IDS: Final = ids("achievement")
POWER_IDS: Final = ids("great_power")
RELIGION_IDS: Final = ids("religion")


def card_number(name: str) -> int:
    """The number of a providence card."""
    return PROVIDENCE_IDS.index(name)

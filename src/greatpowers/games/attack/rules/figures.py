"""Decks, prices and limits as tuples, from `data/expansion/` or from the files of somebody who owns the box."""

from __future__ import annotations

from typing import Any, Final

from greatpowers.games.attack.rules.board import BOARDS, SEA_IDS, Board, load
from greatpowers.games.attack.rules.units import GOVERNMENTS, MOST_SEATS, SUITS, UNITS
from greatpowers.kernel.cards import CardKinds
from greatpowers.kernel.ruleset import Version
from greatpowers.kernel.values import Json, in_order

ECONOMICS: Final = 20
POLITICS: Final = 20
ROUTES: Final = 22
TECHNOLOGIES: Final = 14
FIRST_POLITICS: Final = ECONOMICS
FIRST_ROUTE: Final = ECONOMICS + POLITICS
KINDS: Final = ECONOMICS + POLITICS + ROUTES
"""Kinds of cards that can be in a hand: economics, politics, trade routes."""

ECONOMICS_DECK: Final = 0
POLITICS_DECK: Final = 1
ROUTES_DECK: Final = 2
DECKS: Final = in_order({ECONOMICS_DECK: "economics", POLITICS_DECK: "politics", ROUTES_DECK: "routes"})

ACTION_CARD: Final = 0
BLOCKS_POLITICS: Final = 1
BLOCKS_MOVE: Final = 2
CARD_KINDS: Final = in_order({ACTION_CARD: "action", BLOCKS_POLITICS: "block_politics", BLOCKS_MOVE: "block_move"})

FILES: Final = ("economics", "trade_routes", "technology", "politics", "counters")
"""The files that an owner of the box can replace."""

TABLES: Final[dict[str, dict[str, Any]]] = {name: load(f"{name}.toml") for name in (*FILES, "figures")}
VERSIONS: Final = tuple(Version(row) for row in load("versions.toml")["version"])

ECONOMICS_IDS: Final = tuple(str(row["id"]) for row in TABLES["economics"]["card"])
POLITICS_IDS: Final = tuple(str(row["id"]) for row in TABLES["politics"]["card"])
ROUTE_IDS: Final = tuple(str(row["id"]) for row in TABLES["trade_routes"]["route"])
CARD_IDS: Final = (*ECONOMICS_IDS, *POLITICS_IDS, *ROUTE_IDS)
TECHNOLOGY_IDS: Final = tuple(str(row["id"]) for row in TABLES["technology"]["technology"])


def deck_of(kind: int) -> int:
    """The deck a kind of card belongs to."""
    return ECONOMICS_DECK if kind < FIRST_POLITICS else POLITICS_DECK if kind < FIRST_ROUTE else ROUTES_DECK


def first_kind(deck: int) -> int:
    return (0, FIRST_POLITICS, FIRST_ROUTE, KINDS)[deck]


def technology(name: str) -> int:
    return TECHNOLOGY_IDS.index(name)


def politics(name: str) -> int:
    """The kind of a politics card."""
    return CARD_IDS.index(name)


class Figures:
    """All numbers of a match, with the flags of the version that it is played under."""

    def __init__(self, tables: dict[str, Json], flags: dict[str, Json]) -> None:
        figures: dict[str, Any] = tables["figures"]
        self.start: tuple[int, ...] = tuple(figures["start"][name] for name in UNITS)
        self.start_production: int = figures["start"]["production"]
        self.start_oil: int = figures["start"]["oil"]
        self.start_economics: int = figures["start"]["economics"]
        self.start_politics: int = figures["start"]["politics"]
        self.start_regions: int = figures["start"]["regions"]
        self.pieces_per_turn: int = figures["start"]["pieces_per_turn"]
        self.price: tuple[int, ...] = tuple(figures["prices"][name] for name in UNITS)
        self.move: tuple[int, ...] = tuple(figures["moves"][name] for name in UNITS[:4])
        self.ship_move: int = figures["moves"]["ships"]
        self.committed: int = figures["battle"]["committed"]
        self.more_per_round: int = figures["battle"]["more_per_round"]
        self.dice_per_tank: int = figures["battle"]["dice_per_tank"]
        self.least_dice: int = figures["battle"]["least_dice"]
        faces: dict[str, int] = figures["battle"]["faces"]
        self.face_weights: tuple[int, ...] = tuple(faces[name] for name in (*UNITS[:4], "blank"))
        self.naval: dict[str, int] = {key: value for key, value in figures["naval"].items() if isinstance(value, int)}
        self.diplomacy_least: int = figures["diplomacy"]["least"]
        self.diplomacy_success: int = figures["diplomacy"]["per_success"]
        self.diplomacy_far: int = figures["diplomacy"]["not_adjacent"]
        self.diplomacy_step: int = figures["diplomacy"]["per_step"]
        self.research_least: int = figures["research"]["least"]
        self.research_bonus: int = figures["research"]["per_bonus"]
        self.auction_least: int = figures["auction"]["least"]
        self.raid_hit: int = figures["raid"]["hit"]
        self.raid_destroyer: int = figures["raid"]["destroyer"]
        self.raid_carrier: int = figures["raid"]["carrier"]
        self.bombing_hit: int = figures["bombing"]["hit"]
        self.per_capital: int = figures["production"]["per_capital"]
        self.points: dict[str, int] = {key: value for key, value in figures["points"].items() if isinstance(value, int)}
        last: list[str] = flags["last_cards"]
        self.is_last: tuple[bool, ...] = tuple(name in last for name in POLITICS_IDS)
        """By the number of a politics card: whether no other follows it in the same action (ATK-177)."""
        self._read_decks(tables)

    def _read_decks(self, tables: dict[str, Json]) -> None:
        economics: list[dict[str, Any]] = tables["economics"]["card"]
        politics_rows: list[dict[str, Any]] = tables["politics"]["card"]
        routes: list[dict[str, Any]] = tables["trade_routes"]["route"]
        technologies: list[dict[str, Any]] = tables["technology"]["technology"]
        self.suit: tuple[int, ...] = tuple(SUITS.index(row["suit"]) for row in economics)
        self.value: tuple[int, ...] = (
            *(int(row["value"]) for row in economics),
            *([0] * POLITICS),
            *(int(row["value"]) for row in routes),
        )
        in_set = {row["id"]: bool(row["in_set"]) for row in tables["economics"]["suit"]}
        self.in_set: tuple[bool, ...] = tuple(in_set[name] for name in SUITS)
        self.defenders: tuple[tuple[int, ...], ...] = tuple(
            tuple(int(row["defenders"].get(name, 0)) for name in UNITS[:4]) for row in economics
        )
        self.copies: tuple[int, ...] = tuple(int(row["count"]) for row in (*economics, *politics_rows, *routes))
        self.kinds = CardKinds(self.copies, tuple(deck_of(kind) for kind in range(KINDS)), MOST_SEATS)
        self.first: tuple[int, ...] = self.kinds.first
        self.face: tuple[int, ...] = self.kinds.face
        self.route_sea: tuple[int, ...] = tuple(SEA_IDS.index(row["sea"]) for row in routes)
        self.has_eagle: tuple[bool, ...] = tuple(bool(row["eagle"]) for row in politics_rows)
        self.card_kind: tuple[int, ...] = tuple(CARD_KINDS.index(row["kind"]) for row in politics_rows)
        self.is_countered: tuple[bool, ...] = tuple(bool(row["countered"]) for row in politics_rows)
        self.is_turned: tuple[bool, ...] = tuple(bool(row["turned"]) for row in politics_rows)
        self.card_figures: tuple[dict[str, int], ...] = tuple(dict(row.get("figures", {})) for row in politics_rows)
        self.technology_copies: tuple[int, ...] = tuple(int(row["copies"]) for row in technologies)
        self.technology_figures: tuple[dict[str, int], ...] = tuple(
            dict(row.get("figures", {})) for row in technologies
        )
        counters = {row["id"]: int(row["counters"]) for row in tables["counters"]["government"]}
        self.counters: tuple[int, ...] = tuple(counters[name] for name in GOVERNMENTS)


class Rules:
    """The figures with the options of a match."""

    def __init__(self, figures: Figures, seats: int, options: dict[str, Json]) -> None:
        self.figures = figures
        self.seats = seats
        self.options = options
        extent = str(options["board"])
        west = extent == "west" or (extent == "auto" and seats <= MOST_ON_WEST)
        self.board: Board = BOARDS[int(west)]
        self.by_continent: bool = options["continents"] is True
        self.defence_dice: bool = options["defence_dice"] is True
        self.end_eagles: int = options["eagles"]
        self.trade_eagles: int = TRADE_EAGLES[self.end_eagles]
        self.rounds: int = options["rounds"]


MOST_ON_WEST: Final = 4
TRADE_EAGLES: Final = {13: 10, 17: 13, 20: 15, 26: 20}
"""How many eagles end the game, and how many end trade."""

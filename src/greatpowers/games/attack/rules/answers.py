"""The answers of Attack! as ints: each kind has a range of its own, laid out in the order of `codec`."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import figures
from greatpowers.games.attack.rules.board import (
    CANAL_IDS,
    CANALS,
    PLACE_IDS,
    PLACES,
    REGION_IDS,
    REGIONS,
    SEA_IDS,
    SEAS,
    WAY_IDS,
    WAYS,
)
from greatpowers.games.attack.rules.figures import KINDS, POLITICS, ROUTES, TECHNOLOGIES
from greatpowers.games.attack.rules.units import FACES, GOVERNMENTS, LAND_UNITS, MOST_SEATS, SHIPS, UNIT_COUNT, UNITS
from greatpowers.kernel.values import Codec, Field, Kind, Value, in_order, numbers

NONE: Final = "none"
MOVE: Final = 0
STRATEGIC: Final = 1
BUILD: Final = 2
DIPLOMACY: Final = 3
POLITICS_ACTION: Final = 4
AUCTION: Final = 5
RESEARCH_ACTION: Final = 6
TRADE: Final = 7
BOMBING: Final = 8
RAID_ACTION: Final = 9
ACTIONS: Final = in_order(
    {
        MOVE: "move",
        STRATEGIC: "strategic",
        BUILD: "build",
        DIPLOMACY: "diplomacy",
        POLITICS_ACTION: "politics",
        AUCTION: "auction",
        RESEARCH_ACTION: "research",
        TRADE: "trade",
        BOMBING: "bombing",
        RAID_ACTION: "raid",
    }
)
SIMPLE_ACTIONS: Final = (MOVE, STRATEGIC, BUILD, RAID_ACTION)
"""What is chosen by name; the other actions are chosen by their first answer."""

LEFT: Final = 0
RIGHT: Final = 1
DIRECTIONS: Final = in_order({LEFT: "left", RIGHT: "right"})
PRODUCTION: Final = 0
OIL_MONEY: Final = 1
MONEYS: Final = in_order({PRODUCTION: "production", OIL_MONEY: "oil"})

RESEARCH_STEP: Final = 5
RESEARCH_STEPS: Final = 9
"""Research is paid in steps of five points: how many different payments there are, none being one of them."""

MOST_FIRE: Final = 30
MOST_BID: Final = 999
MOST_TRADED: Final = 99
MOST_OIL: Final = 199

VICTIMS: Final = MOST_SEATS + 1
"""Whom a card can name: nobody, or a seat."""

PASS: Final = 0
BEGINS: Final = PASS + 1
DREW_TYPE: Final = BEGINS + MOST_SEATS
DRAWN: Final = DREW_TYPE + 4
DISCOVERED: Final = DRAWN + KINDS
DIE: Final = DISCOVERED + TECHNOLOGIES
FACE: Final = DIE + 6
ROLL: Final = FACE + 5
CHOSEN: Final = ROLL + 11
CLAIM: Final = CHOSEN + MOST_SEATS
PLACE: Final = CLAIM + REGIONS
FOUND: Final = PLACE + UNIT_COUNT * PLACES
ACT: Final = FOUND + REGIONS
END: Final = ACT + 4
BLITZ: Final = END + 1
LOOK: Final = BLITZ + 1
MARCH: Final = LOOK + MOST_SEATS
SAIL: Final = MARCH + LAND_UNITS * REGIONS * REGIONS
ASK_CANAL: Final = SAIL + SHIPS * SEAS * SEAS
STRIKE: Final = ASK_CANAL + CANALS
ALLOW: Final = STRIKE + SEAS
BLOCK_ATTACK: Final = ALLOW + 1
BLOCK_WAY: Final = BLOCK_ATTACK + REGIONS
GO_ON: Final = BLOCK_WAY + WAYS
FIRE: Final = GO_ON + 1
LOSE: Final = FIRE + MOST_FIRE
ENGAGE: Final = LOSE + LAND_UNITS
COMMIT: Final = ENGAGE + PLACES
HIT: Final = COMMIT + LAND_UNITS
LAY: Final = HIT + LAND_UNITS * LAND_UNITS
WITHDRAW: Final = LAY + SHIPS
ASK_SEA: Final = WITHDRAW + SEAS
BUY: Final = ASK_SEA + SEAS
COURT: Final = BUY + UNIT_COUNT * PLACES
PLAY: Final = COURT + REGIONS
COUNTER: Final = PLAY + POLITICS * VICTIMS * VICTIMS
TURN_ROUND: Final = COUNTER + 1
PICK: Final = TURN_ROUND + 1
SWAY: Final = PICK + MOST_SEATS * POLITICS
LEVY: Final = SWAY + REGIONS * 2
BID: Final = LEVY + REGIONS
RESEARCH: Final = BID + MOST_BID
TRADE_WITH: Final = RESEARCH + RESEARCH_STEPS
GIVE_MONEY: Final = TRADE_WITH + MOST_SEATS
WANT_MONEY: Final = GIVE_MONEY + 2 * MOST_TRADED
GIVE: Final = WANT_MONEY + 2 * MOST_TRADED
WANT: Final = GIVE + KINDS
PROPOSE: Final = WANT + KINDS
ACCEPT: Final = PROPOSE + 1
COUNTER_OFFER: Final = ACCEPT + 1
BOMB: Final = COUNTER_OFFER + 1
SORTIE: Final = BOMB + MOST_SEATS
SCRAMBLE: Final = SORTIE + MOST_FIRE * MOST_FIRE
SHOOT: Final = SCRAMBLE + MOST_FIRE
IDLE: Final = SHOOT + MOST_FIRE
GROUND: Final = IDLE + figures.ECONOMICS
SEND: Final = GROUND + REGIONS
RAID: Final = SEND + LAND_UNITS * REGIONS
STRIKE_ROUTE: Final = RAID + SEAS
OIL: Final = STRIKE_ROUTE + ROUTES
ANSWERS: Final = OIL + MOST_OIL + 1


# answers of several parts, put together and taken apart


def place(unit: int, place: int) -> int:
    return PLACE + unit * PLACES + place


def split_place(answer: int) -> tuple[int, int]:
    return (answer - PLACE) // PLACES, (answer - PLACE) % PLACES


def march(unit: int, origin: int, goal: int) -> int:
    return MARCH + (unit * REGIONS + origin) * REGIONS + goal


def split_march(answer: int) -> tuple[int, int, int]:
    rest = answer - MARCH
    return rest // (REGIONS * REGIONS), rest // REGIONS % REGIONS, rest % REGIONS


def sail(ship: int, origin: int, goal: int) -> int:
    """`ship` counts from 0 for a destroyer."""
    return SAIL + (ship * SEAS + origin) * SEAS + goal


def split_sail(answer: int) -> tuple[int, int, int]:
    rest = answer - SAIL
    return rest // (SEAS * SEAS), rest // SEAS % SEAS, rest % SEAS


def split_hit(answer: int) -> tuple[int, int]:
    """The type that hits, and the type that is hit."""
    return (answer - HIT) // LAND_UNITS, (answer - HIT) % LAND_UNITS


def buy(unit: int, place: int) -> int:
    return BUY + unit * PLACES + place


def split_buy(answer: int) -> tuple[int, int]:
    return (answer - BUY) // PLACES, (answer - BUY) % PLACES


def play(card: int, one: int = -1, two: int = -1) -> int:
    """A politics card (from 0) with one or two victims, -1 for nobody."""
    return PLAY + (card * VICTIMS + one + 1) * VICTIMS + two + 1


def split_play(answer: int) -> tuple[int, int, int]:
    rest = answer - PLAY
    return rest // (VICTIMS * VICTIMS), rest // VICTIMS % VICTIMS - 1, rest % VICTIMS - 1


def in_seat_order(answer: int) -> int:
    """The answer that is listed for this one: whoever plays a card on two opponents names them in any order."""
    if not PLAY <= answer < COUNTER:
        return answer
    number, one, two = split_play(answer)
    return play(number, two, one) if 0 <= two < one else answer


def pick(victim: int, card: int) -> int:
    """A politics card (from 0) out of a hand."""
    return PICK + victim * POLITICS + card


def split_pick(answer: int) -> tuple[int, int]:
    return (answer - PICK) // POLITICS, (answer - PICK) % POLITICS


def sway(region: int, direction: int) -> int:
    return SWAY + region * len(DIRECTIONS) + direction


def split_sway(answer: int) -> tuple[int, int]:
    return (answer - SWAY) // len(DIRECTIONS), (answer - SWAY) % len(DIRECTIONS)


def offer_money(side: int, money: int, amount: int) -> int:
    """Money that is given (side 0) or wanted (side 1)."""
    return GIVE_MONEY + (side * len(MONEYS) + money) * MOST_TRADED + amount - 1


def split_money(answer: int) -> tuple[int, int, int]:
    rest = answer - GIVE_MONEY
    return rest // (len(MONEYS) * MOST_TRADED), rest // MOST_TRADED % len(MONEYS), rest % MOST_TRADED + 1


def sortie(fighters: int, bombers: int) -> int:
    return SORTIE + fighters * MOST_FIRE + bombers


def split_sortie(answer: int) -> tuple[int, int]:
    return (answer - SORTIE) // MOST_FIRE, (answer - SORTIE) % MOST_FIRE


def send(unit: int, origin: int) -> int:
    return SEND + unit * REGIONS + origin


def split_send(answer: int) -> tuple[int, int]:
    return (answer - SEND) // REGIONS, (answer - SEND) % REGIONS


SEAT_VALUES: Final[tuple[Value, ...]] = tuple(range(MOST_SEATS))
LAND_FIELD: Final = Field("unit", UNITS[:LAND_UNITS])
SHIP_FIELD: Final = Field("ship", UNITS[LAND_UNITS:])
UNIT_FIELD: Final = Field("unit", UNITS)
REGION_FIELD: Final = Field("region", REGION_IDS)
SEA_FIELD: Final = Field("sea", SEA_IDS)
CARD_FIELD: Final = Field("card", figures.CARD_IDS)
POLITICS_FIELD: Final = Field("card", figures.POLITICS_IDS)
TYPE_FIELD: Final = Field("government", GOVERNMENTS)
TECHNOLOGY_FIELD: Final = Field("technology", figures.TECHNOLOGY_IDS)
PLACE_IDS_FIELD: Final = Field("place", PLACE_IDS)
ACTION_FIELD: Final = Field("action", ACTIONS)


def seat_field(name: str) -> Field:
    return numbers(name, 0, MOST_SEATS - 1)


def maybe_seat_field(name: str) -> Field:
    return Field(name, (NONE, *SEAT_VALUES))


def codec() -> Codec:
    """All kinds of answers; the ids are those of every deck and board."""
    return Codec((*chance_and_war(), *peace_and_trade()))


def chance_and_war() -> tuple[Kind, ...]:
    """What chance answers, and what set-up, moves and battles ask for."""
    place = PLACE_IDS_FIELD
    fire = numbers("count", 0, MOST_FIRE - 1)
    return (
        Kind(PASS, "pass"),
        Kind(BEGINS, "begins", seat_field("player")),
        Kind(DREW_TYPE, "drew_type", TYPE_FIELD),
        Kind(DRAWN, "drawn", CARD_FIELD),
        Kind(DISCOVERED, "discovered", TECHNOLOGY_FIELD),
        Kind(DIE, "die", numbers("eyes", 1, 6)),
        Kind(FACE, "face", Field("face", FACES)),
        Kind(ROLL, "roll", numbers("eyes", 2, 12)),
        Kind(CHOSEN, "chosen", seat_field("player")),
        Kind(CLAIM, "claim", REGION_FIELD),
        Kind(PLACE, "place", UNIT_FIELD, place),
        Kind(FOUND, "found", REGION_FIELD),
        Kind(ACT, "act", Field("action", tuple(ACTIONS[action] for action in SIMPLE_ACTIONS))),
        Kind(END, "end"),
        Kind(BLITZ, "blitz"),
        Kind(LOOK, "look", seat_field("target")),
        Kind(MARCH, "march", LAND_FIELD, Field("origin", REGION_IDS), Field("goal", REGION_IDS)),
        Kind(SAIL, "sail", SHIP_FIELD, Field("origin", SEA_IDS), Field("goal", SEA_IDS)),
        Kind(ASK_CANAL, "ask_canal", Field("canal", CANAL_IDS)),
        Kind(STRIKE, "strike", SEA_FIELD),
        Kind(ALLOW, "allow"),
        Kind(BLOCK_ATTACK, "block_attack", REGION_FIELD),
        Kind(BLOCK_WAY, "block_way", Field("way", WAY_IDS)),
        Kind(GO_ON, "go_on"),
        Kind(FIRE, "fire", fire),
        Kind(LOSE, "lose", LAND_FIELD),
        Kind(ENGAGE, "engage", place),
        Kind(COMMIT, "commit", LAND_FIELD),
        Kind(HIT, "hit", Field("by", UNITS[:LAND_UNITS]), LAND_FIELD),
        Kind(LAY, "lay", SHIP_FIELD),
    )


def peace_and_trade() -> tuple[Kind, ...]:
    """What building, diplomacy, cards, trade, bombing, raids and production ask for."""
    place = PLACE_IDS_FIELD
    money = Field("money", MONEYS)
    return (
        Kind(WITHDRAW, "withdraw", SEA_FIELD),
        Kind(ASK_SEA, "ask_sea", SEA_FIELD),
        Kind(BUY, "buy", UNIT_FIELD, place),
        Kind(COURT, "court", REGION_FIELD),
        Kind(PLAY, "play", POLITICS_FIELD, maybe_seat_field("one"), maybe_seat_field("two")),
        Kind(COUNTER, "counter"),
        Kind(TURN_ROUND, "turn_round"),
        Kind(PICK, "pick", seat_field("target"), POLITICS_FIELD),
        Kind(SWAY, "sway", REGION_FIELD, Field("direction", DIRECTIONS)),
        Kind(LEVY, "levy", REGION_FIELD),
        Kind(BID, "bid", numbers("production", 1, MOST_BID)),
        Kind(RESEARCH, "research", Field("production", tuple(range(0, RESEARCH_STEP * RESEARCH_STEPS, RESEARCH_STEP)))),
        Kind(TRADE_WITH, "trade_with", seat_field("target")),
        Kind(GIVE_MONEY, "give_money", money, numbers("amount", 1, MOST_TRADED)),
        Kind(WANT_MONEY, "want_money", money, numbers("amount", 1, MOST_TRADED)),
        Kind(GIVE, "give", CARD_FIELD),
        Kind(WANT, "want", CARD_FIELD),
        Kind(PROPOSE, "propose"),
        Kind(ACCEPT, "accept"),
        Kind(COUNTER_OFFER, "counter_offer"),
        Kind(BOMB, "bomb", seat_field("target")),
        Kind(SORTIE, "sortie", numbers("fighters", 0, MOST_FIRE - 1), numbers("bombers", 0, MOST_FIRE - 1)),
        Kind(SCRAMBLE, "scramble", numbers("planes", 0, MOST_FIRE - 1)),
        Kind(SHOOT, "shoot", numbers("fighters", 0, MOST_FIRE - 1)),
        Kind(IDLE, "idle", Field("card", figures.ECONOMICS_IDS)),
        Kind(GROUND, "ground", REGION_FIELD),
        Kind(SEND, "send", LAND_FIELD, Field("origin", REGION_IDS)),
        Kind(RAID, "raid", SEA_FIELD),
        Kind(STRIKE_ROUTE, "strike_route", Field("route", figures.ROUTE_IDS)),
        Kind(OIL, "oil", numbers("certificates", 0, MOST_OIL)),
    )

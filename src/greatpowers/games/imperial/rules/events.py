"""What can happen in Imperial. Gates write these; log, animation, audit and conservation laws read them."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperial.rules.answers import MOST_SEATS, UNITS
from greatpowers.games.imperial.rules.rules import Figures
from greatpowers.kernel.values import Field, Kind, in_order, kinds_in_order, numbers

PAID: Final = 0
RAISED: Final = 1
REMOVED: Final = 2
MOVED: Final = 3
TURNED: Final = 4
FLAGGED: Final = 5
UNFLAGGED: Final = 6
BUILT: Final = 7
RAZED: Final = 8
LENT: Final = 9
RETURNED: Final = 10
GOVERNED: Final = 11
BANKED: Final = 12
CARD_PASSED: Final = 13
ADVANCED: Final = 14
EMPOWERED: Final = 15
TAX_MARKED: Final = 16
TURN_BEGAN: Final = 17
SKIPPED: Final = 18
STOPPED: Final = 19
EXCHANGED: Final = 20
PERMITTED: Final = 21
ENDED: Final = 22
BEGAN: Final = 23
DEALT: Final = 24
STAYED_PEACEFUL: Final = 25

START_MONEY: Final = 0
LOAN: Final = 1
RONDEL: Final = 2
FACTORY_PRICE: Final = 3
IMPORT_PRICE: Final = 4
INTEREST: Final = 5
CARD_INCOME: Final = 6
TAX: Final = 7
SOLDIERS: Final = 8
BONUS: Final = 9
GIFT: Final = 10
COMPENSATION: Final = 11
PURPOSES: Final = in_order(
    {
        START_MONEY: "start_money",
        LOAN: "loan",
        RONDEL: "rondel",
        FACTORY_PRICE: "factory",
        IMPORT_PRICE: "import",
        INTEREST: "interest",
        CARD_INCOME: "investor_card",
        TAX: "tax",
        SOLDIERS: "soldiers",
        BONUS: "bonus",
        GIFT: "gift",
        COMPENSATION: "compensation",
    }
)

MOST_AMOUNT: Final = 9999


def accounts(figures: Figures) -> tuple[str, ...]:
    """Whose money: the bank, a treasury by its nation, a player by the seat."""
    return ("bank", *figures.board.nations, *(f"player_{seat}" for seat in range(MOST_SEATS)))


def kinds(figures: Figures) -> tuple[Kind, ...]:
    nation = Field("nation", figures.board.nations)
    region = Field("region", figures.board.regions)
    unit = Field("unit", UNITS)
    player = numbers("player", 0, MOST_SEATS - 1)
    amount = numbers("amount", 0, MOST_AMOUNT)
    payer = Field("payer", accounts(figures))
    payee = Field("payee", accounts(figures))
    face = Field("face", figures.faces)
    return kinds_in_order(
        Kind(PAID, "paid", payer, payee, amount, Field("purpose", PURPOSES)),
        Kind(RAISED, "raised", nation, region, unit),
        Kind(REMOVED, "removed", nation, region, unit),
        Kind(MOVED, "moved", nation, Field("origin", figures.board.regions), region, unit, Field("unit_then", UNITS)),
        Kind(TURNED, "turned", nation, region, unit),
        Kind(FLAGGED, "flagged", nation, region),
        Kind(UNFLAGGED, "unflagged", nation, region),
        Kind(BUILT, "built", nation, region),
        Kind(RAZED, "razed", nation, region),
        Kind(LENT, "lent", player, nation, face),
        Kind(RETURNED, "returned", player, nation, face),
        Kind(GOVERNED, "governed", nation, player),
        Kind(BANKED, "banked", player, Field("holds", ("no", "yes"))),
        Kind(CARD_PASSED, "card_passed", player),
        Kind(ADVANCED, "advanced", nation, Field("field", figures.fields), numbers("steps", 0, 8)),
        Kind(EMPOWERED, "empowered", nation, numbers("points", 0, 99), numbers("power", 0, 99)),
        Kind(TAX_MARKED, "tax_marked", nation, numbers("column", 0, 99)),
        Kind(TURN_BEGAN, "turn_began", nation, player),
        Kind(SKIPPED, "skipped", nation),
        Kind(STOPPED, "stopped", nation, player),
        Kind(
            EXCHANGED,
            "exchanged",
            region,
            nation,
            unit,
            Field("foreign", figures.board.nations),
            Field("foreign_unit", UNITS),
        ),
        Kind(
            PERMITTED,
            "permitted",
            Field("canal", figures.board.canals or ("none",)),
            nation,
            Field("granted", ("no", "yes")),
        ),
        Kind(ENDED, "ended"),
        Kind(BEGAN, "began", player),
        Kind(DEALT, "dealt", player, nation),
        Kind(STAYED_PEACEFUL, "stayed_peaceful", nation, region),
    )

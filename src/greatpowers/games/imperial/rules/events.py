"""What can happen in Imperial. Gates write these; log, animation, audit and conservation laws read them."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperial.rules.answers import MOST_SEATS, UNITS
from greatpowers.games.imperial.rules.rules import Figures
from greatpowers.kernel.values import Field, Kind, numbers

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

PURPOSES: Final = (
    "start_money",
    "loan",
    "rondel",
    "factory",
    "import",
    "interest",
    "investor_card",
    "tax",
    "soldiers",
    "bonus",
    "gift",
    "compensation",
)
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
    return (
        Kind("paid", payer, payee, amount, Field("purpose", PURPOSES)),
        Kind("raised", nation, region, unit),
        Kind("removed", nation, region, unit),
        Kind("moved", nation, Field("origin", figures.board.regions), region, unit, Field("unit_then", UNITS)),
        Kind("turned", nation, region, unit),
        Kind("flagged", nation, region),
        Kind("unflagged", nation, region),
        Kind("built", nation, region),
        Kind("razed", nation, region),
        Kind("lent", player, nation, face),
        Kind("returned", player, nation, face),
        Kind("governed", nation, player),
        Kind("banked", player, Field("holds", ("no", "yes"))),
        Kind("card_passed", player),
        Kind("advanced", nation, Field("field", figures.fields), numbers("steps", 0, 8)),
        Kind("empowered", nation, numbers("points", 0, 99), numbers("power", 0, 99)),
        Kind("tax_marked", nation, numbers("column", 0, 99)),
        Kind("turn_began", nation, player),
        Kind("skipped", nation),
        Kind("stopped", nation, player),
        Kind("exchanged", region, nation, unit, Field("foreign", figures.board.nations), Field("foreign_unit", UNITS)),
        Kind("permitted", Field("canal", figures.board.canals or ("none",)), nation, Field("granted", ("no", "yes"))),
        Kind("ended"),
        Kind("began", player),
        Kind("dealt", player, nation),
        Kind("stayed_peaceful", nation, region),
    )

"""Makes Imperial's own screen of what the rules say a seat may know: its view, its claims, the bonds on offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, cast

from greatpowers.games.imperial.rules.claims import Offer, Standing
from greatpowers.games.imperial.rules.view import ImperialView
from greatpowers.games.imperial.screen.imperial_screen import FaceValue, ImperialScreen, RondelField
from greatpowers.games.imperial.screen.places import Places
from greatpowers.games.imperial.screen.powers import Powers, bonds, free_bonds, investor_order, purse, tax_chart
from greatpowers.games.imperial.screen.regions import Regions
from greatpowers.games.imperial.screen.table import Table
from greatpowers.words.words import Words

ICONS: Final[dict[str, Literal["factory", "production", "maneuver", "investor", "import", "taxation"]]] = {
    "factory": "factory",
    "production_1": "production",
    "maneuver_1": "maneuver",
    "investor": "investor",
    "import": "import",
    "production_2": "production",
    "maneuver_2": "maneuver",
    "taxation": "taxation",
}


def screen(words: Words, view: ImperialView, standings: Sequence[Standing], offers: Sequence[Offer]) -> ImperialScreen:
    table = Table(words, view)
    figures = table.figures
    return ImperialScreen(
        headline=table.headline(),
        seats=table.seats(),
        map=cast(Literal["europe", "world"], table.names.board_name),
        places=Places(table, Regions(figures.board, view)).all(),
        powers=Powers(table, standings).all(),
        bonds=bonds(table),
        free_bonds=free_bonds(table, offers),
        faces=[FaceValue(face, interest) for face, interest in table.interest.items()],
        purses=[purse(table, seat, row) for seat, row in enumerate(view.players)],
        fields=[rondel_field(table, index, field) for index, field in enumerate(figures.fields)],
        goal=figures.power_to_end,
        factors=list(figures.factors),
        points_per_factor=figures.points_per_factor,
        investor_card=view.options["investor_card"] is True,
        investor_order=investor_order(table),
        tax_chart=table.book.once(("tax chart", view.options.get("bonus")), lambda: tax_chart(table)),
    )


def rondel_field(table: Table, index: int, field: str) -> RondelField:
    figures, here = table.figures, table.view.nations[table.view.to_move].rondel
    steps = None if here is None else figures.steps(figures.fields.index(here), index)
    far = steps is not None and steps > figures.most_steps
    return RondelField(field, table.field(field), ICONS[field], steps, far)

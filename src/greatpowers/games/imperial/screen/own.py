"""Makes Imperial's own screen of what the rules say a seat may know: its view, its claims, the bonds on offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, cast

from greatpowers.games.imperial.rules.claims import Offer, Standing
from greatpowers.games.imperial.rules.view import ImperialView
from greatpowers.games.imperial.screen.imperial_screen import FaceValue, ImperialScreen, RondelField
from greatpowers.games.imperial.screen.places import Places
from greatpowers.games.imperial.screen.powers import Powers, bonds, free_bonds, investor_order, purses, tax_chart
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
    """What is as it was is the same object again: most answers change little of the table."""
    table = Table(words, view)
    figures, same, players = table.figures, table.book.same, view.players
    mover = view.nations[view.to_move].rondel
    factors = [row.power_factor for row in view.nations.values()]
    return ImperialScreen(
        headline=table.headline(),
        seats=table.seats(),
        map=cast(Literal["europe", "world"], table.names.board_name),
        places=same("places", on_the_map(view), lambda: Places(table, Regions(figures.board, view)).all()),
        powers=Powers(table, standings).all(),
        bonds=same("bonds", [row.bonds for row in players], lambda: bonds(table)),
        free_bonds=same(("free bonds", view.seat), offers, lambda: free_bonds(table, offers)),
        faces=table.book.everywhere("faces", lambda: [FaceValue(*pair) for pair in table.interest.items()]),
        purses=same(("purses", view.seat), (players, factors, view.investor_card), lambda: purses(table)),
        fields=same("fields", (view.to_move, mover), lambda: rondel_fields(table)),
        goal=figures.power_to_end,
        factors=table.book.everywhere("factors", lambda: list(figures.factors)),
        points_per_factor=figures.points_per_factor,
        investor_card=view.options["investor_card"] is True,
        investor_order=investor_order(table),
        tax_chart=table.book.everywhere(("tax chart", view.options.get("bonus")), lambda: tax_chart(table)),
    )


def on_the_map(view: ImperialView) -> list[object]:
    """All that the map shows."""
    nations = view.nations.values()
    return [(row.factories, row.flags, row.armies, row.friendly_armies, row.fleets) for row in nations]


def rondel_fields(table: Table) -> list[RondelField]:
    return [rondel_field(table, index, field) for index, field in enumerate(table.figures.fields)]


def rondel_field(table: Table, index: int, field: str) -> RondelField:
    figures, here = table.figures, table.view.nations[table.view.to_move].rondel
    steps = None if here is None else figures.steps(figures.fields.index(here), index)
    far = steps is not None and steps > figures.most_steps
    return RondelField(field, table.field(field), ICONS[field], steps, far)

"""The panels of Imperial: what they show is what the view says."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest

import greatpowers
from greatpowers.games import RULESETS
from greatpowers.games.imperial.rules import queries
from greatpowers.games.imperial.rules.ruleset import ImperialRuleset
from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.games.imperial.rules.view import ImperialView
from greatpowers.screen.panels import Grid, Panels
from tests.drawn import panels, screen
from tests.words.test_screens import NAMES, moments, speak

IMPERIAL = [game for game in RULESETS if RULESETS[game].game == "imperial"]


def grid(page: Panels, name: str) -> dict[str, dict[str, Any]]:
    """A grid as rows by id, each with its cells by column."""
    panel = next(panel for panel in page.panels if panel.id == name)
    assert isinstance(panel, Grid)
    columns = [column.id for column in panel.columns]
    return {row.id: dict(zip(columns, row.cells, strict=True)) for row in panel.rows}


@pytest.mark.parametrize("game", IMPERIAL)
def test_imperial_shows_what_the_view_says(game: str) -> None:
    for match in moments(game, 4, 5):
        view: ImperialView = match.look(0)
        page = panels(speak("en", match, 4), view)
        nations = grid(page, "nations")
        for seat, player in zip(page.seats, view.players, strict=True):
            assert seat.money[0].value == f"{player.cash}\u202fM"
            assert seat.score.value == str(player.score) and [badge.id for badge in seat.badges] == player.governs
            assert sum(int(figure) for figure in re.findall(r"\d+", seat.score.note)) == player.score
        for nation, row in view.nations.items():
            cells = nations[nation]
            assert [cells[column].value for column in ("treasury", "power", "tax")] == [
                row.treasury,
                row.power,
                row.tax,
            ]
            assert cells["interest"].value == row.interest_due and cells["factor"].value == row.power_factor
            assert cells["government"].text == ("–" if row.government is None else NAMES[row.government])
            assert sum(seat_interest(page, view, nation, seat) for seat in range(4)) == row.interest_due


def seat_interest(page: Panels, view: ImperialView, nation: str, seat: int) -> int:
    """Interest read off the bond grid: cells with the seal of the seat, headings with what they bear."""
    panel = next(panel for panel in page.panels if panel.id == "bonds")
    assert isinstance(panel, Grid)
    (row,) = (row for row in panel.rows if row.id == nation)
    held = [
        column.title
        for column, cell in zip(panel.columns, row.cells, strict=True)
        if column.id.startswith("face-") and [badge.id for badge in cell.badges] == [str(seat)]
    ]
    assert [int(title.split()[0]) for title in held] == view.players[seat].bonds.get(nation, [])
    return sum(int(title.split()[-1].strip("()")) for title in held)


@pytest.mark.parametrize("game", IMPERIAL)
def test_imperial_counts_every_piece_where_it_stands(game: str) -> None:
    figures = cast(ImperialRuleset, RULESETS[game]).figures
    names = {row["id"]: row["name_en"] for row in figures.board_data["nation"]}
    for match in moments(game, 3, 2):
        view: ImperialView = match.look()
        regions = grid(panels(speak("en", match, 3), view), "regions")
        assert list(regions) == list(figures.board.regions)
        units = 0
        for nation, row in view.nations.items():
            for counts, column in ((row.armies, "army"), (row.friendly_armies, "army"), (row.fleets, "fleet")):
                for region, count in counts.items():
                    assert f"{names[nation]} {count}" in regions[region][column].text
                    units += count
            assert all(regions[region]["factory"].tone in ("strong", "bad") for region in row.factories)
            assert all(regions[region]["owner"].badges[0].id == nation for region in row.flags)
        assert units == sum(cell["units"].value for cell in regions.values())


@pytest.mark.parametrize("game", IMPERIAL)
def test_the_rondel_asks_what_the_rules_ask(game: str) -> None:
    asked = 0
    for match in moments(game, 3, 4):
        if match.over or match.decisions[0].step != "rondel":
            continue
        state = cast(Imperial, match.fast.state)
        rows = grid(panels(speak("en", match, 3), match.look()), "rondel")
        for cells in rows.values():
            steps = cells["steps"].value
            if steps <= state.rules.figures.most_steps:
                price = queries.rondel_price(state, state.nation, steps)
                assert cells["price"].text == (f"{price}\u202fM" if price else "free")
                asked += 1
            else:
                assert cells["price"].text in ("too far", "stands here")
    assert asked > 10


def with_nation(view: ImperialView, nation: str, **changes: Any) -> ImperialView:
    """The view with something else said of one nation."""
    return view._replace(nations={**view.nations, nation: view.nations[nation]._replace(**changes)})


def test_an_army_abroad_is_hostile_or_friendly_and_may_occupy_a_factory() -> None:
    match = greatpowers.start("imperial-2030", seats=2, seed=1)
    view: ImperialView = match.look()
    factory = view.nations["china"].factories[0]
    view = with_nation(view, "russia", armies={factory: 2, "moscow": 1})
    view = with_nation(view, "india", friendly_armies={factory: 1})
    for lang, text in (
        ("en", "Russia 2 hostile, India 1 friendly"),
        ("de", "Russland 2 feindlich, Indien 1 befreundet"),
    ):
        regions = grid(panels(speak(lang, match, 2), view), "regions")
        assert regions[factory]["army"].text == text and regions[factory]["factory"].tone == "bad"
        assert regions["moscow"]["army"].tone == "" and regions["moscow"]["units"].value == 1


def test_hidden_cash_stays_hidden() -> None:
    *_, match = moments("imperial-2030", 3, 3, {"cash": "hidden"})
    assert not match.over
    words, view = speak("en", match, 3), match.look(1)
    for page in (panels(words, view), screen(words, match.fast, 1)):
        assert [seat.money[0].value == "hidden" for seat in page.seats] == [True, False, True]
        assert [seat.score.value == "hidden" for seat in page.seats] == [True, False, True]
        assert page.seats[1].money[0].value == f"{view.players[1].cash}\u202fM"


def test_headlines_of_imperial() -> None:
    match = greatpowers.start("imperial-2030", seats=3, seed=7, options={"start": "experienced"})
    words = speak("en", match, 3)
    assert panels(words, match.look()).headline == "Set-up: First bond"
    assert not any(seat.to_move for seat in panels(words, match.look()).seats)
    match = greatpowers.start("imperial-2030", seats=3, seed=7)
    view: ImperialView = match.look()
    seat = view.nations["russia"].government
    assert seat is not None
    page = panels(words, view)
    assert page.headline == f"Russia – {NAMES[seat]}: Field" and page.seats[seat].to_move
    for frame, asked in (({"step": "invest", "player": 2, "nation": 0}, 2), ({"step": "swiss_stop", "holder": 1}, 1)):
        page = panels(words, view._replace(agenda=[frame]))
        assert NAMES[asked] in page.headline and [row.seat for row in page.seats if row.to_move] == [asked]
    assert panels(words, view._replace(agenda=[])).headline == f"To move: Russia, {NAMES[seat]} decides."
    alone = with_nation(view, "russia", government=None)
    assert panels(words, alone).headline == "To move: Russia"
    best = max(cast(int, row.score) for row in view.players)
    assert panels(words, alone._replace(over=True, agenda=[])).headline.endswith(f"with {best}.")

"""A game of Imperial 2030 by the accessibility tree alone: no selector, no place on the screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import greatpowers
from greatpowers.kernel.match import Match
from greatpowers.players import roster
from tests.web.listener import Listener
from tests.web.tables import ME, import_table, sit, state

GAME, SEATS, SEED = "imperial-2030", 6, 12
COMPUTER = {"kind": "computer", "bot": "greedy"}
LATE = 340


def to_the_end(page: Page, match: Match, me: int) -> Listener:
    table = import_table(page, match.record(), [ME if seat == me else COMPUTER for seat in range(SEATS)])
    sit(page, table)
    listener = Listener(page, SEED)
    listener.play()
    assert state(page, table)["status"] == "over"
    result = page.get_by_role("region", name="Result")
    expect(result.get_by_role("table").first.get_by_role("row")).to_have_count(1 + SEATS)
    return listener


@pytest.mark.slow
def test_a_whole_game_by_ear(page: Page) -> None:
    listener = to_the_end(page, greatpowers.start(GAME, SEATS, seed=SEED), 0)
    asked = listener.questions.total()
    assert asked > 30 and listener.announced >= 0.9 * asked, (listener.announced, listener.questions)


def test_the_rest_of_a_game_by_ear(page: Page) -> None:
    match = greatpowers.start(GAME, SEATS, seed=SEED)
    bots = [roster.make(GAME, "greedy-novice", seed=seat) for seat in range(SEATS)]
    seat = match.fast.waiting()[0]
    while len(match.entries) < LATE or match.decisions[0].step != "rondel":
        match.play(match.rules.codec.decode(bots[seat].answer(match.fast, seat)), seat)
        seat = match.fast.waiting()[0]
    listener = to_the_end(page, match, seat)
    assert listener.questions.total() > 3

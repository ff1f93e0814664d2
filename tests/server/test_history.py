"""The history of a table: its turns and figures are those of the game played again, as far as the seat may see them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from greatpowers.games.imperial.rules import queries
from greatpowers.games.imperial.rules.state import Imperial
from greatpowers.kernel.values import NOBODY
from greatpowers.server.history import Chronicle
from greatpowers.server.looking import AskHistory
from greatpowers.server.protocol import History, Undo
from greatpowers.server.room import Room
from tests.drawn import panels
from tests.server.hall import IMPERIAL, ME, OPEN, give, hall_in, key, play, problem_of, two_people

pytestmark = pytest.mark.anyio

NATIONS = ["russia", "china", "india", "brazil", "usa", "europe"]


def states(room: Room, history: History) -> list[Imperial]:
    return [cast(Imperial, room.begun().history().at(turning.at).state) for turning in history.turnings]


def values(history: History, figure: str) -> dict[str, list[int | None]]:
    return {series.badge.id: series.values for series in history.series if series.figure == figure}


def check(room: Room, history: History, shown: set[int]) -> None:
    """Every figure is the one of the position at its turning; of the cash only what may be seen."""
    moments, match = states(room, history), room.begun()
    ats = [turning.at for turning in history.turnings]
    assert ats == sorted(set(ats))
    assert match.history().at(ats[-1]).hash() == match.hash()
    seats = range(len(room.seats))
    cash = {str(seat): [state.cash(seat) if seat in shown else None for state in moments] for seat in seats}
    scores = {str(seat): [queries.score(state, seat) if seat in shown else None for state in moments] for seat in seats}
    assert values(history, "cash") == cash
    assert values(history, "score") == scores
    nations = list(enumerate(NATIONS))
    assert values(history, "power") == {name: [state.power[index] for state in moments] for index, name in nations}
    assert values(history, "treasury") == {
        name: [state.treasury(index) for state in moments] for index, name in nations
    }
    ids = [series.id for series in history.series]
    assert len(ids) == len(set(ids)) == 2 * len(room.seats) + 2 * len(NATIONS)


async def test_the_figures_are_those_of_the_game_played_again(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, IMPERIAL, ME, ME, speed="instant")
        check(room, await room.do(anna, AskHistory(seat=0, lang="en")), {0, 1})
        for seed in range(5):
            await play(room, {0: anna, 1: anna}, 40, seed)
            history = await room.do(anna, AskHistory(seat=seed % 2, lang="de" if seed % 2 else "en"))
            check(room, history, {0, 1})
        while room.begun().decisions[0].step == "rondel":  # a turn has just begun, and nothing has happened since
            await play(room, {0: anna, 1: anna}, 1, 5)
        history = await room.do(anna, AskHistory(seat=0, lang="en"))
        assert history == await room.do(None, AskHistory(lang="en"))
        turns = [event.values["nation"] for event in room.begun().events if event.name == "turn_began"]
        assert len(history.turnings) > 20
        assert abs(len(history.turnings) - len(turns)) <= 2
        assert all(turning.label for turning in history.turnings)
        assert history.turnings[-1].label == "Now"
        names = {series.badge.id: series.badge.name for series in history.series}
        assert names["usa"] == "USA"
        german = await room.do(anna, AskHistory(seat=0, lang="de"))
        assert [series.values for series in german.series] == [series.values for series in history.series]
        assert german.turnings[-1].label == "Jetzt"


async def test_what_was_taken_back_is_no_history(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, IMPERIAL, ME, ME, speed="instant")
        await play(room, {0: anna, 1: anna}, 60)
        match = room.begun()
        while True:
            before = await room.do(anna, AskHistory(seat=0, lang="en"))
            seat = room.waiting()[0]
            await give(room, anna, seat)
            after = await room.do(anna, AskHistory(seat=0, lang="en"))
            if len(after.turnings) > len(before.turnings) and match.can_undo(seat):
                break
        await room.do(anna, Undo(seat, key()))
        again = await room.do(anna, AskHistory(seat=0, lang="en"))
        check(room, again, {0, 1})
        assert len(again.turnings) == len(before.turnings)
        assert [one.values for one in again.series] == [one.values for one in before.series]
        async with room.changing():
            entries = len(match.entries)
            match.rewind(before.turnings[5].at, 0)
            room.save(entries, anna.id)
        short = await room.do(anna, AskHistory(seat=0, lang="en"))
        check(room, short, {0, 1})
        assert short.turnings[:5] == before.turnings[:5]
        assert len(short.turnings) <= 8


async def test_every_moment_is_looked_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, IMPERIAL, ME, ME, speed="instant")
        await play(room, {0: anna, 1: anna}, 80)
        first = await room.do(anna, AskHistory(seat=0, lang="en"))
        looked: list[int] = []
        look = Chronicle._lines

        def counted(self: Chronicle, words: Any, match: Any, at: int) -> Any:
            looked.append(at)
            return look(self, words, match, at)

        monkeypatch.setattr(Chronicle, "_lines", counted)
        await give(room, anna, room.waiting()[0])
        await room.do(anna, AskHistory(seat=0, lang="de"))
        assert len(looked) <= 2
        assert set(looked).isdisjoint(turning.at for turning in first.turnings)


async def test_hidden_cash_stays_hidden(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        anna = await hall.person("Anna")
        room = await hall.table(anna, IMPERIAL, ME, ME, speed="instant", options={"cash": "hidden"})
        await play(room, {0: anna, 1: anna}, 80)
        check(room, await room.do(anna, AskHistory(seat=0, lang="en")), {0})
        check(room, await room.do(anna, AskHistory(seat=1, lang="en")), {1})
        check(room, await room.do(None, AskHistory(lang="en")), set())


async def test_who_may_look_through_which_seat(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall)
        assert (await problem_of(room.do(ben, AskHistory(seat=0, lang="en")))).code == "forbidden"
        assert (await problem_of(room.do(None, AskHistory(seat=0, lang="en")))).code == "forbidden"
        assert (await problem_of(room.do(anna, AskHistory(seat=7, lang="en")))).code == "not-found"
        gathering = await hall.table(anna, IMPERIAL, ME, OPEN)
        assert (await problem_of(gathering.do(anna, AskHistory(seat=0, lang="en")))).code == "not-running"


@pytest.mark.parametrize("game", ["imperialism", "attack"])
async def test_other_games_have_their_scores(tmp_path: Path, game: str) -> None:
    """As each seat's own screen tells them."""
    async with hall_in(tmp_path) as hall:
        room, anna, ben = await two_people(hall, game)
        await play(room, {0: anna, 1: ben}, 60)
        match = room.begun()
        for person, seat in ((anna, 0), (ben, 1), (None, None)):
            history = await room.do(person, AskHistory(seat=seat, lang="en"))
            assert match.history().at(history.turnings[-1].at).hash() == match.hash()
            for index, turning in enumerate(history.turnings):
                view = room.rules.view(match.history().at(turning.at).state, NOBODY if seat is None else seat)
                shown = [row.score.value for row in panels(room.words("en"), view).seats]
                found = [None if one is None else str(one) for one in column(history, index)]
                assert all(one is None or one == text for one, text in zip(found, shown, strict=True))
                assert all(one is not None or not text.isdigit() for one, text in zip(found, shown, strict=True))
        assert any(value is not None for series in history.series for value in series.values)


def column(history: History, index: int) -> list[int | None]:
    return [series.values[index] for series in history.series]

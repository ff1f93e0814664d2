"""A sixth game: with its folder and one line in the registry it is played, spoken of, shown and studied everywhere."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from rich.console import Console

import greatpowers
from greatpowers import games
from greatpowers.arena.game import play
from greatpowers.games import RULESETS, game_of, words_for
from greatpowers.kernel.match import Match
from greatpowers.kernel.values import NOBODY
from greatpowers.lab.collect import collect, dimensions
from greatpowers.terminal.table import Table
from greatpowers.words.words import LANGUAGES
from tests.server import hall
from tests.toy.game import ToyGame

HERE = Path(__file__).parent
MOST_FILES = 12


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The one line."""
    toy = ToyGame()
    monkeypatch.setattr(games, "GAMES", (*games.GAMES, toy))
    for rules in toy.rulesets():
        monkeypatch.setitem(RULESETS, rules.name, rules)


def finished() -> Match:
    return play("toy", ["greedy", "greedy-novice", "uniform"], seed=3)


def test_a_small_game_is_a_dozen_files() -> None:
    tests = ("test_*.py", "examine.py", "tables.py")
    found = [path for path in HERE.rglob("*") if path.suffix in (".py", ".ftl")]
    own = [path for path in found if path.stat().st_size and not any(path.match(pattern) for pattern in tests)]
    assert len(own) <= MOST_FILES, sorted(path.relative_to(HERE).as_posix() for path in own)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_it_can_say_has_a_text(lang: str) -> None:
    rules = RULESETS["toy"]
    words = words_for(lang, rules)
    wanted = [f"reason-{name}" for name, _ in rules.reasons] + [f"event-{kind.name}" for kind in rules.events]
    wanted += [f"kind-{kind.name}" for kind in rules.codec.kinds] + [
        f"answer-{kind.name}" for kind in rules.codec.kinds
    ]
    wanted += [f"step-{step.name}" for step in rules.steps] + [
        f"prompt-{step.name}" for step in rules.steps if step.kinds
    ]
    wanted += [f"option-{option.name}-{str(value).lower()}" for option in rules.options for value in option.values]
    assert [name for name in wanted if not words.has(name)] == []


def test_both_languages_say_the_same_things() -> None:
    said = []
    for lang in LANGUAGES:
        body = FluentParser().parse((HERE / "words" / f"{lang}.ftl").read_text("utf-8")).body
        assert not [entry for entry in body if isinstance(entry, ast.Junk)]
        said.append([entry.id.name for entry in body if isinstance(entry, ast.Message)])
    assert said[0] == said[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_told_and_shown(lang: str) -> None:
    match = finished()
    words, game = words_for(lang, match.rules, ("Anna", "Ben", "Carla")), game_of(match.rules)
    assert "Anna" in words.log(match.events) and "{" not in words.log(match.events)
    for entries in range(0, len(match.entries), 7):
        position = match.history().at(entries)
        for seat in (0, 1, 2, NOBODY):
            screen = game.screen(words, position, seat)
            assert screen.headline and [line.seat for line in screen.seats] == [0, 1, 2]
            assert [line.value for line in game.lines(words, match.rules.view(position.state, seat))]


@pytest.mark.walk
def test_computers_play_it_and_the_better_ones_win() -> None:
    wins = sum(play("toy", ["greedy", "uniform"], seed).ranks()[0] == 1 for seed in range(30))
    assert wins >= 20


def test_the_lab_counts_it() -> None:
    match = finished()
    assert [dimension.name for dimension in dimensions(match.rules)] == ["seat", "kind"]
    assert collect(match).lengths["answers"] > 20


def test_it_is_played_in_a_terminal() -> None:
    console = Console(file=io.StringIO(), width=80, highlight=False)
    table = Table(greatpowers.start("toy", 2, 5), (0,), "en", console, lambda: "1", 5, "uniform")
    assert table.run() == 0 and table.match.over


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.anyio
async def test_it_is_played_at_a_table_of_the_server(tmp_path: Path) -> None:
    async with hall.hall_in(tmp_path) as server:
        anna = await server.person("Anna")
        room = await server.table(anna, "toy", hall.ME, hall.COMPUTER, speed="instant")
        await hall.play(room, {0: anna}, 1000)
        assert room.header.status == "over"
        parts = room.parts.all(0, anna.id, "de")
        await server.restart()
        assert (await server.room(room.header.id)).parts.all(0, anna.id, "de") == parts

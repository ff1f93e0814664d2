"""What a game must give. This page is all that the rest of the house knows of one.

A game is one folder of `games/`. Inside it the layers are `rules` <- `words` <- `screen`, `rules` <- `players` and
`rules` <- `study`; no game knows another. Its `game.py` says where each part lies; the registry in `games/__init__.py`
names the games. The engine needs `rulesets` only: words, screen and study are imported when somebody asks for them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from greatpowers.games.evaluation import Evaluation
    from greatpowers.games.facts import Study
    from greatpowers.kernel.position import Position
    from greatpowers.kernel.ruleset import Ruleset
    from greatpowers.kernel.values import Event, Json
    from greatpowers.kernel.view import View
    from greatpowers.screen.effects import Movable, Trace
    from greatpowers.screen.lines import Line
    from greatpowers.screen.previews import Previews
    from greatpowers.screen.sheet import Sheet
    from greatpowers.words.cases import CaseWords
    from greatpowers.words.words import Vocabulary, Words


class Game:
    """One game: its rulesets, its computers, its words, its screen and what the lab counts."""

    name: str
    """The folder below `games/`."""

    @cached_property
    def folder(self) -> Traversable:
        return files("greatpowers.games") / self.name

    # rules: `rules/`

    def rulesets(self) -> tuple[Ruleset, ...]:
        """Its editions, each a game id that people can choose; always the same objects."""
        raise NotImplementedError

    @cache  # noqa: B019 (there is one object for each game, for ever)
    def passages(self) -> dict[str, dict[str, Any]]:
        """The passages of its rulebooks by id: `rules/data/*/passages.toml`."""
        rows: dict[str, dict[str, Any]] = {}
        for folder in sorted((self.folder / "rules" / "data").iterdir(), key=lambda folder: folder.name):
            if (folder / "passages.toml").is_file():
                book = tomllib.loads((folder / "passages.toml").read_text("utf-8"))
                rows.update({str(row["id"]): row for row in book["passage"]})
        return rows

    # players: `players/`

    def evaluation(self, rules: Ruleset, weights: dict[str, float]) -> Evaluation:
        """What its positions are worth; the computers stand on it."""
        raise NotImplementedError

    @cache  # noqa: B019
    def strengths(self, ruleset: str) -> dict[str, Any]:
        """The weights and strengths of its computers: `players/<ruleset>.toml`."""
        return tomllib.loads((self.folder / "players" / f"{ruleset}.toml").read_text("utf-8"))

    # words: `words/`, with `de.ftl`, `en.ftl` and perhaps `<ruleset>.<language>.ftl`

    def vocabulary(self, words: Words) -> Vocabulary:
        """What it adds to the words of a language."""
        raise NotImplementedError

    def case_words(self, words: Words) -> CaseWords:
        """How its cases are told."""
        from greatpowers.words.cases import CaseWords

        return CaseWords(words, self.passages())

    # screen: `screen/`

    def sheet(self, words: Words, view: View) -> Sheet:
        """What a seat may see, as any screen can draw it."""
        raise NotImplementedError

    def lines(self, words: Words, view: View) -> list[Line]:
        """The figures worth following through a game: always the same ones in the same order."""
        from greatpowers.screen.lines import scores

        return scores(words, self.sheet(words, view))

    def previews(self, words: Words, position: Position, seat: int) -> Previews:
        """What each answer to the open question would bring the seat."""
        raise NotImplementedError

    def movable(self, words: Words, position: Position, seat: int) -> list[Movable]:
        """The units that the seat can still move, with every target in reach."""
        return []

    def hide(self, position: Position, seat: int) -> bool:
        """Replace what the table hides from the seat by something it may know; whether there was anything to hide.
        Whoever tries out answers must not learn more than whoever looks."""
        return False

    def consent(self, position: Position) -> Mapping[str, Json] | None:
        """The answer by which somebody else who is asked lets a draft go on; nothing when that cannot be assumed."""
        return None

    def has_arrived(self, position: Position) -> bool:
        """Whether the question is one about a unit that has just arrived."""
        return False

    def traces(
        self, rules: Ruleset, events: Sequence[Event], since: int, answers: Sequence[dict[str, Any]]
    ) -> list[Trace]:
        """What the events from number `since` on did on the map; `answers` are the latest ones that stand, the one
        that brought the events about being the last."""
        return []

    # study: `study.py`

    def study(self) -> Study:
        """What the lab counts in its finished games."""
        raise NotImplementedError

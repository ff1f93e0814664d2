"""What a game must give. This page is all that the rest of the house knows of one.

A game is one folder of `games/`. Inside it the layers are `rules` <- `words` <- `screen`, `rules` <- `players` and
`rules` <- `study`; no game knows another. Its `game.py` says where each part lies; the registry in `games/__init__.py`
names the games. The engine needs `rulesets` only: words, screen and study are imported when somebody asks for them.
"""

from __future__ import annotations

import json
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
    from greatpowers.screen.effects import Meanwhile, Movable, Trace
    from greatpowers.screen.lines import Line
    from greatpowers.screen.panels import Panels
    from greatpowers.screen.previews import Previews
    from greatpowers.screen.reach import Reach
    from greatpowers.screen.screen import Screen
    from greatpowers.screen.stakes import Stake
    from greatpowers.words.cases import CaseWords
    from greatpowers.words.words import Vocabulary, Words


STRENGTHS: dict[str, dict[str, Any]] = {
    "greedy-novice": {"noise": 4.0, "width": 3, "samples": 1, "looks": 60},
    "greedy-adept": {"noise": 1.0, "width": 6, "samples": 1, "looks": 200},
    "greedy": {"noise": 0.0, "width": 12, "samples": 2, "looks": 600},
}
"""How the strengths of a game's computers think while nobody has tuned them: see `greatpowers.players.greedy`."""


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
    def books(self) -> tuple[dict[str, Any], ...]:
        """Its rulebooks, passage by passage: `rules/data/*/passages.toml`, if it has any."""
        data = self.folder / "rules" / "data"
        folders = sorted(data.iterdir(), key=lambda folder: folder.name) if data.is_dir() else []
        found = [folder / "passages.toml" for folder in folders]
        return tuple(tomllib.loads(file.read_text("utf-8")) for file in found if file.is_file())

    @cache  # noqa: B019
    def passages(self) -> dict[str, dict[str, Any]]:
        """The passages of its rulebooks by id."""
        return {str(row["id"]): row for book in self.books() for row in book["passage"]}

    @cache  # noqa: B019
    def paraphrases(self) -> dict[str, dict[str, str]]:
        """What passages and rulings say, in our words, by language: `rules/data/paraphrases.toml`. A passage goes by
        its id; what several books of the game say alike, by the id without the letters of the book."""
        file = self.folder / "rules" / "data" / "paraphrases.toml"
        return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}

    def paraphrase(self, passage: str, lang: str) -> str:
        """What a passage or ruling says, in our words; empty where nobody has written it yet."""
        found = self.paraphrases()
        return found.get(passage, found.get(passage.partition("-")[2], {})).get(lang, "")

    @cache  # noqa: B019
    def questions(self, ruleset: str) -> dict[str, str]:
        """The passage that each kind of question of a ruleset points at: `[questions]` of its book."""
        return next((book.get("questions", {}) for book in self.books() if book["book"]["id"] == ruleset), {})

    def question(self, position: Position, seat: int) -> str:
        """The kind of question a seat is asked: the step, or the step and what it is about (`demand.army`)."""
        return position.step.name if position.step else ""

    def question_passage(self, position: Position, seat: int) -> str:
        """The passage of the rulebook that a question points at; empty where none speaks of it."""
        kind, known = self.question(position, seat), self.questions(position.rules.name)
        return known.get(kind, known.get(kind.partition(".")[0], ""))

    @cache  # noqa: B019
    def lesson(self, ruleset: str) -> dict[str, Any] | None:
        """The position that a ruleset is explained with, `lesson.json` beside its passages: who looks at it (`seat`),
        and what the pictures show of it (`shown`, `close`, `ways`)."""
        data = self.folder / "rules" / "data"
        found = [folder / "lesson.json" for folder in data.iterdir()] if data.is_dir() else []
        lessons = (json.loads(file.read_text("utf-8")) for file in found if file.is_file())
        return next((one for one in lessons if one["position"]["game"] == ruleset), None)

    # players: `players/`

    def evaluation(self, rules: Ruleset, weights: dict[str, float]) -> Evaluation:
        """What its positions are worth; the computers stand on it. A game without one is valued by its score."""
        from greatpowers.games.evaluation import ByScore

        return ByScore(rules)

    @cache  # noqa: B019
    def strengths(self, ruleset: str) -> dict[str, Any]:
        """The weights and strengths of its computers: `players/<ruleset>.toml`; without one, `STRENGTHS`."""
        file = self.folder / "players" / f"{ruleset}.toml"
        return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {"weights": {}, "strengths": STRENGTHS}

    # words: `words/`, with `de.ftl`, `en.ftl` and perhaps `<ruleset>.<language>.ftl`

    def vocabulary(self, words: Words) -> Vocabulary:
        """What it adds to the words of a language; a game whose messages need no more than their own values adds
        nothing."""
        from greatpowers.words.words import PlainVocabulary

        return PlainVocabulary(words)

    def case_words(self, words: Words) -> CaseWords:
        """How its cases are told."""
        from greatpowers.words.cases import CaseWords

        return CaseWords(words, self.passages())

    # screen: `screen/`

    def panels(self, words: Words, view: View) -> Panels:
        """What a seat may see, as browser and terminal can draw it without knowing the game."""
        raise NotImplementedError

    def screen(self, words: Words, position: Position, seat: int) -> Screen:
        """What the browser draws for the seat: the panels, or a screen of the game's own. It is made of what the rules
        say the seat may know: two positions that the seat cannot tell apart give the same screen."""
        return self.panels(words, position.rules.view(position.state, seat))

    def own_screens(self) -> tuple[type[Screen], ...]:
        """The types that `screen` gives besides `Panels`."""
        return ()

    def lines(self, words: Words, view: View) -> list[Line]:
        """The figures worth following through a game: always the same ones in the same order."""
        from greatpowers.screen.lines import scores

        return scores(words, self.panels(words, view))

    def previews(self, words: Words, position: Position, seat: int) -> Previews:
        """What each answer to the open question would bring the seat, if there is anything to say."""
        from greatpowers.screen.previews import NotePreviews

        return NotePreviews(lambda answer, seat, position: "", position, seat)

    def movable(self, words: Words, position: Position, seat: int) -> list[Movable]:
        """The units that the seat can still move, with every target in reach."""
        return []

    def reach(self, position: Position, seat: int) -> list[Reach]:
        """The same as data, without words, for whoever plays by program."""
        return []

    def hide(self, position: Position, seat: int) -> bool:
        """Replace what the table hides from the seat by something it may know; whether there was anything to hide.
        Whoever tries out answers must not learn more than whoever looks."""
        return False

    def consent(self, position: Position) -> Mapping[str, Json] | None:
        """The answer by which somebody else who is asked lets a draft go on; nothing when that cannot be assumed."""
        return None

    def meanwhile(self, position: Position) -> Meanwhile | None:
        """How a draft answers a question about a unit that has just arrived, until the seat decides; nothing when the
        question is none of that kind."""
        return None

    def is_under_way(self, position: Position) -> bool:
        """Whether a unit has been picked and is not where it could stay."""
        return False

    def traces(
        self, rules: Ruleset, events: Sequence[Event], since: int, answers: Sequence[dict[str, Any]]
    ) -> list[Trace]:
        """What the events from number `since` on did on the map; `answers` are the latest ones that stand, the one
        that brought the events about being the last."""
        return []

    def ending(self, words: Words, position: Position) -> str:
        """Why a game that is over has ended, in a sentence; nothing where there is no more to say than that."""
        return ""

    def at_stake(self, view: View) -> Any:
        """What the seats have at a moment, as far as `stakes` has to know it; it is never changed."""
        return None

    def stakes(self, words: Words, events: Sequence[Event], before: Any) -> tuple[list[Stake], Any]:
        """What the events took from seats and brought them, and what they have then. It is made of events that somebody
        may know, so it says no more than these."""
        return [], before

    def mover(self, position: Position) -> str:
        """The nation that is to move, by its id, where nations and not players take turns; everybody knows it."""
        return ""

    # study: `study.py`

    def study(self) -> Study:
        """What the lab counts in its finished games beside wins, seats and kinds of answers."""
        from greatpowers.games.facts import Study

        return Study((), lambda match, facts: None)

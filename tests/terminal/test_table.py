"""The table in the terminal, driven by lines of input."""

from __future__ import annotations

import io
import itertools
import json
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest
from rich.console import Console

import greatpowers
from greatpowers.games import RULESETS, casebook, game_of, words_for
from greatpowers.kernel.decision import Decision
from greatpowers.kernel.match import Match
from greatpowers.kernel.values import Answer, Json
from greatpowers.players.uniform import Uniform
from greatpowers.screen.panels import Facts, Grid
from greatpowers.terminal import cases
from greatpowers.terminal.table import Table
from greatpowers.words.words import LANGUAGES
from tests.drawn import panels

GAME = "imperial-2030"
MOST = 40
"""Answers of a game in which every line is measured; to draw them takes a twentieth of a second each."""


def sit_down(
    lines: Iterable[str],
    match: Match | None = None,
    humans: Sequence[int] = (0,),
    lang: str = "de",
    width: int = 80,
    bot: str = "uniform",
) -> tuple[str, Match]:
    """Play a session with these lines; returns what was shown, and the match."""
    match = match or greatpowers.start(GAME, 3, 5)
    source = iter(lines)
    console = Console(file=io.StringIO(), width=width, highlight=False)
    table = Table(match, humans, lang, console, lambda: next(source, None), 5, bot)
    assert table.run() == 0
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    return " ".join(shown.split()), match


def test_a_short_session_in_german(tmp_path: Path) -> None:
    file = tmp_path / "partie.json"
    shown, match = sit_down(
        [
            "why build Beijing",
            "1",
            "why build Beijing",
            "? bauen Moskau",
            'why {"kind": "build", "province": "urumqi"}',
            "u",
            "u",
            "Import",
            "5",
            "why importieren Flotte Beijing",
            "why import fleet",
            "why import fleet beijing beijing",
            "why import raft beijing",
            "why fliegen",
            "why {",
            "why []",
            "why",
            "99",
            "r",
            "r 2",
            "r",
            "l",
            "p",
            "h",
            "s",
            f"s {file}",
            f"s {tmp_path}/none/at/all.json",
            "lang fr",
            "lang en",
            "q",
        ]
    )
    assert "„bauen“ steht jetzt nicht zur Wahl." in shown
    assert "In Beijing steht schon eine Fabrik." in shown
    assert "Moskau ist keine chinesische Heimatprovinz." in shown
    assert "Das ist erlaubt: es steht in der Liste." in shown
    assert "Zurückgenommen." in shown
    assert "Spieler 1 kann nichts zurücknehmen" in shown
    assert "Bitte eine Zahl von 1 bis 8" in shown
    assert "Beijing hat keinen Hafen" in shown
    assert "answer.province: is missing" in shown
    assert "'beijing' is too much for import" in shown
    assert "'raft' is not one of" in shown
    assert "'fliegen' is not one of" in shown
    assert "is not valid JSON" in shown
    assert "Warum nicht? Etwa" in shown
    assert "Jederzeit möglich: 1 1 Mio. an China 2 2 Mio. an China" in shown
    assert "Spieler 1 schenkt 2 Mio. an die chinesische Staatskasse." in shown
    assert "Es gibt im Augenblick keine weiteren Rechte." in shown
    assert "2. China (Regierung: Spieler 1) China beginnt auf dem Feld Import." in shown
    assert "die letzte eigene Antwort zurücknehmen" in shown
    assert "Bitte einen Dateinamen angeben" in shown
    assert "lässt sich nicht schreiben" in shown
    assert "Es gibt de und en." in shown
    assert "Language: English." in shown and "Import for China: " in shown
    assert shown.endswith("Goodbye.")
    record = json.loads(file.read_text(encoding="utf-8"))
    assert greatpowers.replay(record).hash() == match.hash()


def test_a_short_session_in_english() -> None:
    shown, _ = sit_down(["why move an army Alaska hostile", "8", "h"], lang="en")
    assert "“move an army” is not a choice now." in shown
    assert "Taxes bring 4 million. China stays at 0 power points." in shown
    assert "What has happened" in shown
    assert shown.endswith("Goodbye.")  # at the end of the input


@pytest.mark.parametrize("numbers", [("2 3",), ("3, 2",), ("3", "3")])
def test_cities_produce_in_any_order(numbers: tuple[str, ...]) -> None:
    match = greatpowers.start(GAME, 6, 5)
    match.play({"kind": "advance", "field": "production_1"})
    document = match.position()
    document["nations"]["russia"]["factories"].append("novosibirsk")
    match = greatpowers.position(GAME, document, 5)
    seat = match.decisions[0].seat
    shown, match = sit_down(numbers, match, [seat], "en")
    assert "Several at once, and no more" in shown
    stand = greatpowers.regions(match)
    built = [name for name, region in stand.items() if region["units"].get("russia")]
    assert built == [answer.values["province"] for answer in options(document)[1:3]]


def options(document: dict[str, Json]) -> list[Answer]:
    return greatpowers.position(GAME, document, 5).decisions[0].options


def test_what_cannot_be_chosen_together_is_refused() -> None:
    shown, match = sit_down(
        ["2 2", "2 99", "1 2"], started("production_1"), [started("production_1").decisions[0].seat]
    )
    assert match.decisions[0].step == "production" and "schon produziert" in shown and "von 1 bis 3" in shown
    shown, match = sit_down(["1 2"], greatpowers.start(GAME, 6, 5), [greatpowers.start(GAME, 6, 5).decisions[0].seat])
    assert match.decisions[0].step == "rondel" and "von 1 bis 8" in shown


def started(field: str) -> Match:
    match = greatpowers.start(GAME, 6, 5)
    match.play({"kind": "advance", "field": field})
    return match


def test_several_people_take_turns_and_see_only_their_own_cash() -> None:
    match = greatpowers.start(GAME, 4, 1, {"cash": "hidden"})
    shown, _ = sit_down(["1", "1", "1", "1", "q"], match, humans=(0, 1, 2, 3))
    assert "verdeckt" in shown
    assert "Computer" not in shown
    for seat in range(4):
        assert f"Spieler {seat + 1}:" in shown or seat > 1


def test_a_whole_game_to_the_end() -> None:
    match = greatpowers.start(GAME, 2, 3)
    console = Console(file=io.StringIO(), width=80, highlight=False)
    assert Table(match, (), "de", console, lambda: None, 3, "uniform").run() == 0
    shown = " ".join(console.file.getvalue().split())  # type: ignore[attr-defined]
    assert match.over
    best = max(match.scores())
    assert "Das Spiel ist zu Ende." in shown
    assert f"{best} Punkte" in shown


def test_a_person_who_always_takes_the_last_answer_gets_to_the_end() -> None:
    """No question of a whole game breaks the table, and no line is wider than the terminal."""

    class Last:
        def __init__(self, match: Match) -> None:
            self.match = match

        def __call__(self) -> str | None:
            given = len(self.match.entries)
            if given >= MOST:
                return None
            return str(len(self.match.decisions[0].options)) if given % 3 else "1"

    for lang, game in zip(itertools.cycle(LANGUAGES), greatpowers.RULESETS, strict=False):
        match = greatpowers.start(game, 3, 11)
        console = Console(file=io.StringIO(), width=80, highlight=False)
        Table(match, (0, 1), lang, console, Last(match), 4, "uniform").run()
        asking = words_for(lang, match.rules).say("table-input") + " "
        lines = console.file.getvalue().replace(asking, "").splitlines()  # type: ignore[attr-defined]
        assert max(map(len, lines)) <= 80
        assert len(match.entries) >= MOST or match.over


def test_a_poll_without_choice_is_not_asked() -> None:
    """In a whole game the person is never shown a poll with nothing but to pass."""
    console = Console(file=io.StringIO(), width=80, highlight=False)
    match = greatpowers.start("imperialism", 3, 4)
    asked: list[Decision] = []

    class Watched(Table):
        def ask(self, decision: Decision) -> None:
            asked.append(decision)
            self.match.play(decision.options[-1], decision.seat)

    assert Watched(match, [0], "en", console, lambda: None, 3, "uniform").run() == 0
    polls = [one for one in asked if one.step in ("respond", "pirates")]
    assert all(len(one.options) > 1 for one in polls) and len(asked) > 50


def test_somebody_asked_about_bonds_sees_who_holds_them() -> None:
    lone = greatpowers.start(GAME, 3, 2, {"start": "experienced"})
    first = lone.decisions[0].seat
    lone.play({"kind": "invest", "nation": "russia", "old": 0, "new": 9})
    second = lone.decisions[0].seat
    shown, _ = sit_down(["q"], lone, (second,), "en")
    assert re.search(rf"Computer {first + 1} 9\b", shown)


def asked(table: Table, decision: Decision) -> str:
    """What is printed with a question."""
    console = Console(file=io.StringIO(), width=100, highlight=False, color_system=None)
    table.console = console
    table.question(decision)
    text: str = console.file.getvalue()  # type: ignore[attr-defined]
    return text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_regions_stand_under_the_groups_of_the_grid(lang: str) -> None:
    """The first question has 52 answers; their numbers run on from continent to continent."""
    match = greatpowers.start("attack", 2, 1, {"board": "west"})
    console = Console(file=io.StringIO())
    text = asked(Table(match, (0, 1), lang, console, lambda: None, 1, "uniform"), match.decisions[0])
    words = words_for(lang, match.rules)
    grids = [panel for panel in panels(words, match.look(0)).panels if isinstance(panel, Grid)]
    grid = next(panel for panel in grids if panel.id == "regions")
    groups = list(dict.fromkeys(row.group for row in grid.rows))
    places = [*(text.index(f"\n {group}\n") for group in groups), len(text)]
    assert places == sorted(places) and len(groups) == 4
    for number, group in enumerate(groups):
        part = text[places[number] : places[number + 1]]
        assert all(row.cells[0].text in part for row in grid.rows if row.group == group)
    assert all(f"{number:>2}  " in text for number in range(1, 53))


def test_what_is_going_on_stands_beside_the_question_once() -> None:
    """A war in Imperialism: its sums are shown when they change, and not again until they do."""
    match = greatpowers.start("imperialism", 3, 5)
    table = Table(match, (0, 1, 2), "en", Console(file=io.StringIO()), lambda: None, 1, "uniform")
    bot, seen = Uniform(5), 0
    while len(match.entries) < 400:
        decision = match.decisions[0]
        facts = [panel for panel in panels(table.words, match.look(decision.seat)).panels if isinstance(panel, Facts)]
        new = [panel for panel in facts if panel not in table.drawn]
        text, again = asked(table, decision), asked(table, decision)
        assert all(f"─ {panel.title} ─" in text for panel in new) and "╭" not in again
        assert text.count("╭") == len(new)
        seen += any(panel.id == "war" for panel in new)
        match.play(match.rules.codec.decode(bot.answer(match.fast, decision.seat)), decision.seat)
    assert seen


@pytest.mark.parametrize("name", ("table.svg", "table-de.svg"))
def test_pictures_load_nothing_from_elsewhere(name: str) -> None:
    picture = (Path(__file__).resolve().parents[2] / "docs" / "pictures" / name).read_text(encoding="utf-8")
    assert "@font-face" not in picture and "url(http" not in picture and "@import" not in picture


def test_uniform_answers_are_legal_and_take_a_right_now_and_then() -> None:
    match = greatpowers.start(GAME, 3, 2)
    bot = Uniform(1)
    rights = 0
    position = match.fast
    while not position.over:
        answer = bot.answer(position, position.seat)
        rights += answer >= match.rules.first_right
        position.play(answer)
    assert rights > 0


@pytest.mark.parametrize(("lang", "first"), [("de", 0), ("en", 20)])
def test_cases_of_the_casebook_open(lang: str, first: int) -> None:
    for case in casebook.book(game_of(RULESETS["imperial-2030"]))["cases"][first::40]:
        console = Console(file=io.StringIO(), width=80, highlight=False)
        cases.show(console, case["id"], lang)
        shown = console.file.getvalue()  # type: ignore[attr-defined]
        assert shown.startswith(f"{case['id']}: ")
        assert max(map(len, shown.splitlines())) <= 80
        assert "1. " in shown


@pytest.mark.parametrize(("lang", "for_it"), [("en", "It puts its chance"), ("de", "Seine Siegchance")])
def test_computers_say_why(lang: str, for_it: str) -> None:
    """Before any of them has answered, afterwards, and by lot."""
    lines = ["m", *["1", "m"] * 12, "q"]
    shown, _ = sit_down(lines, lang=lang, width=200, bot="greedy-novice")
    assert for_it in shown
    assert {"en": "No computer has answered", "de": "hat kein Computer geantwortet"}[lang] in shown
    shown, _ = sit_down(lines, lang=lang, width=200)
    assert {"en": "Drawn by lot", "de": "Ausgelost"}[lang] in shown and for_it not in shown


@pytest.mark.parametrize(("game", "options"), [("imperialism", {}), (GAME, {"cash": "hidden"})])
def test_computers_with_secrets_do_not_say_why(game: str, options: dict[str, Json]) -> None:
    shown, _ = sit_down(["1", "m", "q"], greatpowers.start(game, 3, 5, options=options), lang="en")
    assert "do not tell why" in shown and "Drawn by lot" not in shown

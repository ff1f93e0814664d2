"""What there is to read: the games with their options, the rules in our words, the casebook. Made once per language."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import greatpowers
from greatpowers.games import RULESETS, casebook, game_of, words_for
from greatpowers.games.casebook import case_words
from greatpowers.kernel.position import Position
from greatpowers.kernel.ruleset import Option, Ruleset
from greatpowers.kernel.values import NOBODY
from greatpowers.players import roster
from greatpowers.screen.effects import Trace
from greatpowers.screen.panels import Panels
from greatpowers.screen.screen import Screen
from greatpowers.server.pace import PACE
from greatpowers.server.prompts import question
from greatpowers.server.protocol import (
    DEFAULT_BOT,
    CaseBook,
    CasePage,
    CaseRow,
    Computer,
    Game,
    GameOption,
    Lesson,
    OptionValue,
    Passage,
    RuleBook,
)
from greatpowers.server.texts import sentence
from greatpowers.words.cases import LETTERS, CaseWords
from greatpowers.words.words import RULING, Words, capital

DEFAULT_PLAYERS = 4
NAMES = ("Anna", "Ben", "Carla", "Dora", "Emil", "Frida", "Georg", "Hanna")
"""Who sits at the table of a lesson."""
NO_RULE = ["none"]
"""What a passage answers that is no rule: a heading, a title page, advertising."""


# --- games ------------------------------------------------------------------------------------------------------------


@cache
def games(lang: str) -> list[Game]:
    return [game(rules, lang) for rules in RULESETS.values()]


def game(rules: Ruleset, lang: str) -> Game:
    words = words_for(lang, rules)
    least, most = rules.players
    return Game(
        id=rules.name,
        title=rules.game,
        name=words.game(),
        credits=sentence(lang, f"credits-{rules.name}"),
        least=least,
        most=most,
        usual=max(least, min(DEFAULT_PLAYERS, most)),
        has_secrets=rules.has_secrets,
        options=[game_option(option, words) for option in rules.options],
        bots=[computer(rules.name, name) for name in roster.NAMES],
        usual_bot=DEFAULT_BOT,
        has_lesson=game_of(rules).lesson(rules.name) is not None,
        opening=paces().get(rules.name, {}).get("opening", []),
        pace=PACE,
    )


def computer(game: str, name: str) -> Computer:
    seconds = paces().get(game, {}).get(name, 0.0)
    return Computer(name, name == roster.SEARCH, **ratings().get(game, {}).get(name, {}), seconds=seconds)


@cache
def paces() -> dict[str, dict[str, Any]]:
    """How long each computer takes at each game, and what comes before somebody's first decision."""
    return tomllib.loads(files("greatpowers.players").joinpath("paces.toml").read_text("utf-8"))


@cache
def ratings() -> dict[str, dict[str, dict[str, int]]]:
    """What the arena has measured, by game and computer: rating, low, high, games. Nothing is made up."""
    file = files("greatpowers.players").joinpath("ratings.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}


def game_option(option: Option, words: Words) -> GameOption:
    values = [OptionValue(value, words.option_value(option.name, value)) for value in option.values]
    return GameOption(option.name, words.option(option.name), values, option.document)


# --- rules ------------------------------------------------------------------------------------------------------------


@cache
def rule_book(name: str, lang: str) -> RuleBook:
    """Every passage of a rulebook that holds a rule, then the rulings on what the rulebook leaves open, each with
    the cases that show it."""
    words = words_for(lang, RULESETS[name])
    titles = {case["id"]: str(case["title"][lang]) for case in cases_of(name)}
    shown: dict[str, list[str]] = {}
    for case in cases_of(name):
        for place in (*case["passages"], *case["rulings"]):
            shown.setdefault(place, []).append(case["id"])
    rows = [
        row for row in game_of(words.ruleset).passages().values() if row["book"] == name and row["answer"] != NO_RULE
    ]
    found = [rule(row, words, shown.get(str(row["id"]), []), titles) for row in rows]
    named = {number for case in cases_of(name) for number in case["rulings"]}
    named.update(passage for _, passage in words.ruleset.reasons if RULING.fullmatch(passage))
    rulings = sorted(named, key=lambda number: int(number.rpartition("-")[2]))
    return RuleBook(name, words.game(), [*found, *(ruling(one, words, shown.get(one, []), titles) for one in rulings)])


def rule(row: dict[str, Any], words: Words, shown: list[str], titles: dict[str, str]) -> Passage:
    answers = [str(answer).partition(":") for answer in row["answer"]]
    named = [what for kind, _, what in answers if kind == "case" and what in titles]
    cases = list(dict.fromkeys([*named, *shown]))
    return Passage(
        id=row["id"],
        heading=row[f"heading_{words.lang}"],
        text=capital(row["words" if words.lang == "en" else f"words_{words.lang}"]),
        rule=words.rule(row["id"]),
        cases=cases,
        rulings=[what for kind, _, what in answers if kind == "ruling"],
        paraphrase=game_of(words.ruleset).paraphrase(row["id"], words.lang),
    )


def ruling(number: str, words: Words, cases: list[str], titles: dict[str, str]) -> Passage:
    text = "; ".join(titles[case] for case in cases)
    paraphrase = game_of(words.ruleset).paraphrase(number, words.lang)
    return Passage(number, words.say("case-rulings"), text, words.rule(number), cases, paraphrase=paraphrase)


# --- lessons ----------------------------------------------------------------------------------------------------------


@cache
def lesson(name: str, lang: str) -> Lesson | None:
    """The position a ruleset is explained with, drawn as at a table; none if nobody has written one."""
    rules = RULESETS[name]
    game = game_of(rules)
    found = game.lesson(name)
    if found is None:
        return None
    match = greatpowers.position(name, found["position"])
    names = NAMES[: match.fast.state.seats]
    words = words_for(lang, rules, names, found["position"]["options"])
    return Lesson(
        game=name,
        name=words.game(),
        seat=found["seat"],
        names=list(names),
        screen=game.screen(words, match.fast, found["seat"]),
        prompt=question(words, match, match.fast, found["seat"]),
        shown=found["shown"],
        close=found["close"],
        ways=[Trace(**way) for way in found["ways"]],
        passages=len(rule_book(name, lang).passages),
    )


# --- cases ------------------------------------------------------------------------------------------------------------


@cache
def case_book(name: str, lang: str) -> CaseBook:
    words = case_words(lang, name)
    rows = [
        CaseRow(case["id"], words.title(case), words.heading(case), played(case) is not None) for case in cases_of(name)
    ]
    return CaseBook(name, words.words.game(), rows)


def cases_of(name: str) -> list[dict[str, Any]]:
    return [case for case in casebook.book(game_of(RULESETS[name]))["cases"] if case["game"] == name]


def case_page(name: str, case_id: str, lang: str) -> CasePage | None:
    case = next((case for case in cases_of(name) if case["id"] == case_id), None)
    return None if case is None else told(case, name, lang)


def trial(name: str, case_id: str, lang: str) -> tuple[dict[str, Any], str] | None:
    """The position a case begins with, to be played on from, and a title for the table; none where there is no such
    case, or nothing is played in it."""
    case = next((case for case in cases_of(name) if case["id"] == case_id), None)
    first = None if case is None else played(case)
    if case is None or first is None:
        return None
    match = casebook.begun(name, first)
    return RULESETS[name].document(match.fast.state), f"{case_id}: {case['title'][lang]}"


def played(case: dict[str, Any]) -> dict[str, Any] | None:
    """The first run of a case that is played; some only check what is printed."""
    return next((run for run in case["runs"] if "check" not in run), None)


def told(case: dict[str, Any], name: str, lang: str) -> CasePage:
    words = case_words(lang, name)
    paragraphs = [words.title(case), *paragraphs_of(case, words, name)]
    first = next((run for run in case["runs"] if "base" in run), None)
    document = None if first is None else casebook.position(name, first)
    text = "\n\n".join(plain(paragraph) for paragraph in paragraphs)
    if document is None:
        return CasePage(case["id"], text, None)
    return CasePage(case["id"], text, document, *laid_out(document, name, lang))


def laid_out(document: dict[str, Any], name: str, lang: str) -> tuple[Panels, Screen | None]:
    """A position as a spectator sees it, with the players of the casebook: in panels, and as the game's own screen
    where it has one."""
    rules = RULESETS[name]
    game, words = game_of(rules), words_for(lang, rules, LETTERS, document["options"])
    state = rules.state(document)
    own = game.screen(words, Position(rules, state, settle=False), NOBODY) if game.own_screens() else None
    return game.panels(words, rules.view(state, NOBODY)), own


def paragraphs_of(case: dict[str, Any], words: CaseWords, name: str) -> Iterator[str]:
    say = words.words.say
    yield f"{say('case-rules')}: {words.words.game()}, {'; '.join(words.rules(case))}"
    if case["rulings"]:
        yield f"{say('case-rulings')}: {', '.join(case['rulings'])}"
    bases = casebook.book(game_of(RULESETS[name]))["bases"][name]
    for base in dict.fromkeys(run["base"] for run in case["runs"] if "base" in run):
        yield f"{base}: {words.base(bases[base])}."
    for number, run in enumerate(case["runs"], 1):
        if "check" in run:
            yield f"{number}. {words.check(run)}"
            continue
        yield f"{number}. {say('case-start')}: {words.start(run)}."
        if run["answers"]:
            yield f"{say('case-answers')}: {'; '.join(words.answers(run))}."
        yield from words.facts(run)


def plain(text: str) -> str:
    """Without the marks the pages in `docs/` use for ids."""
    return text.replace("`", "")

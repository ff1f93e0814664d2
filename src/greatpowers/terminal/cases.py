"""A case of the casebook at the terminal: where it stands in the rules, its positions, the answers and what follows."""

from __future__ import annotations

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from greatpowers.games import words_for
from greatpowers.games.casebook import begun, case_words, cases
from greatpowers.kernel.values import NOBODY
from greatpowers.terminal.reports import print_json
from greatpowers.terminal.table import draw_position
from greatpowers.words.cases import LETTERS, CaseWords, Table


def tell(name: str, lang: str, as_json: bool) -> None:
    """A case of the casebook, or the cases of a ruling, as a command prints them."""
    if as_json:
        print_json({"cases": cases(name)})
    else:
        show(Console(highlight=False), name, lang)


def show(console: Console, name: str, lang: str) -> None:
    """The case with this id, or a list of the cases of a ruling."""
    found = cases(name)
    wanted = name.strip().upper()
    if found[0]["id"] == wanted:
        show_case(console, found[0], case_words(lang, found[0]["game"]))
        return
    write(console, case_words(lang, found[0]["game"]).words.say("case-of-ruling", ruling=wanted))
    for case in found:
        write(console, f"{case['id']}  {case_words(lang, case['game']).title(case)}", 2)


def show_case(console: Console, case: Table, words: CaseWords) -> None:
    say = words.words.say
    write(console, say("case-heading", id=case["id"], title=words.title(case)))
    write(console, f"{say('case-rules')}: {words.words.game()}, {'; '.join(words.rules(case))}")
    if case["rulings"]:
        write(console, f"{say('case-rulings')}: {', '.join(case['rulings'])}")
    for number, run in enumerate(case["runs"], 1):
        console.print()
        if "check" in run:
            write(console, f"{number}. {words.check(run)}")
            continue
        write(console, f"{number}. {say('case-start')}: {words.start(run)}.")
        if not run.get("continues"):
            match = begun(case["game"], run)
            drawing = words_for(words.words.lang, match.rules, LETTERS, match.options)
            draw_position(console, drawing, match, NOBODY)
        if run["answers"]:
            write(console, f"{say('case-answers')}: {'; '.join(words.answers(run))}.", 3)
        for fact in words.facts(run):
            write(console, f"- {fact}", 3)


def write(console: Console, text: str, indent: int = 0) -> None:
    console.print(Padding(Text(text), (0, 0, 0, indent), expand=False))

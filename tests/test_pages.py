"""Whatever a page of the repository names is there: pages and headings, files, modules, names, commands and options."""

from __future__ import annotations

import importlib
import os
import re
import shlex
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from cyclopts import App, CycloptsError

import run
from greatpowers.cli import commands, operation, research
from greatpowers.cli.entry import app
from tools.prove import PROOFS

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "greatpowers"
TOP = ("bench", "docs", "src", "tests", "tools", "web")
"""The folders of the repository; a path that begins with one of them is meant from the top."""
GAMES = [path.parent for path in (*PACKAGE.glob("games/*/game.py"), ROOT / "tests" / "toy" / "game.py")]
BASES = (ROOT, PACKAGE, *GAMES, ROOT / "web" / "src")
"""Where a path that a page names may begin, its own folder besides: a page about games says `rules/state.py`."""
SOURCE = (".py", ".ts", ".svelte", ".toml", ".ftl", ".css", ".md", ".json")
GONE = {
    "docs/adr/0013-one-folder-per-game.md": {"titles/", "text/", "bots/", "web/src/imperial"},
}
"""What a page names because it is there no more."""
MADE = {"docs/hosting.md": {"dist/"}}
"""What is there only after a command."""

FENCE = re.compile(r"^( *)```\w*\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"(?<=\n\n)(?: {4}.*\n|\n(?= {4}))+")
INLINE = re.compile(r"(?<!`)`([^`]+)`(?!`)")
LINK = re.compile(r"""\]\(([^()\s]+)\)|\b(?:src|href)=["']([^"']+)["']""")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
ANCHOR = re.compile(r"""<a id=["']([^"']+)["']""")
COMMAND = re.compile(r"(?:ExecStart=)?(?:python3? )?(?:[\w/.]*/)?(run\.py|greatpowers) (?! )(.+)")
WORDS = re.compile(r"[\s\"'()=;:,`]+")
BEHIND = re.compile(r"  |#| [>|]| && |…")
"""Where a command ends and something else begins."""

Wrong = Iterator[str]
Check = Callable[[Path, str], Wrong]


@cache
def pages() -> dict[Path, str]:
    found = {}
    for folder, inside, files in os.walk(ROOT):
        inside[:] = [name for name in inside if not name.startswith(".") and name not in ("node_modules", "dist")]
        found.update({Path(folder) / name: "" for name in files if name.endswith(".md")})
    return {page: page.read_text(encoding="utf-8") for page in sorted(found)}


@cache
def file_names() -> set[str]:
    folders = [
        ROOT / name for name in (*TOP, "web/src", "web/tests") if name != "web"
    ]  # not what npm has put into web/
    deep = [path.name for folder in folders for path in folder.rglob("*.*")]
    return {*deep, *os.listdir(ROOT), *os.listdir(ROOT / "web")}


def blocks(text: str) -> list[str]:
    """Code that stands for itself, line by line."""
    code = [match[2] for match in FENCE.finditer(text)] + INDENTED.findall(FENCE.sub("", text))
    return [line.strip() for block in code for line in block.splitlines() if line.strip()]


def inline(text: str) -> list[str]:
    """Code within a sentence."""
    return [" ".join(found.split()) for found in INLINE.findall(INDENTED.sub("", FENCE.sub("", text)))]


# links


def slug(heading: str) -> str:
    """As a heading is called in an address: its words, joined."""
    words = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
    return re.sub(r"[^\w\- ]", "", words).replace(" ", "-")


def anchors(text: str) -> set[str]:
    found: set[str] = set(ANCHOR.findall(text))
    for heading in HEADING.findall(FENCE.sub("", text)):
        name, number = slug(heading), 0
        while f"{name}-{number}" in found or (number == 0 and name in found):
            number += 1
        found.add(f"{name}-{number}" if number else name)
    return found


@cache
def anchors_of(page: Path) -> set[str]:
    return anchors(page.read_text(encoding="utf-8"))


def links_that_lead_nowhere(page: Path, text: str) -> Wrong:
    own = anchors(text)
    for link in sorted({match[1] or match[2] for match in LINK.finditer(INLINE.sub("", FENCE.sub("", text)))}):
        path, _, anchor = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if re.match(r"[a-z]+:", link):
            continue
        if path and not target.exists():
            yield f"links to {link}"
        elif anchor and anchor not in (own if target == page else anchors_of(target)):
            yield f"links to {link}, and there is no such heading"


# files


def is_there(page: Path, name: str) -> bool:
    """`<game>`, `$game` and `*` stand for anything."""
    pattern = re.sub(r"<\w+>|\$\w+", "*", name).rstrip("/")
    bases = (ROOT, page.parent) if name.partition("/")[0] in TOP else (page.parent, *BASES)
    return any(next(iter(base.glob(pattern)), None) is not None for base in bases)


def files_that_are_missing(page: Path, text: str) -> Wrong:
    page_name = page.relative_to(ROOT).as_posix()
    known = GONE.get(page_name, set()) | MADE.get(page_name, set())
    sentences = [(word, code) for code in inline(text) for word in WORDS.split(code)]
    lines = [(word, "") for code in blocks(text) for word in WORDS.split(code)]
    for word, code in dict.fromkeys((*sentences, *lines)):
        name = word.rstrip(".")
        first, slash, _ = name.partition("/")
        if name in known or not re.fullmatch(r"[\w<][\w<>$*./-]*", name):
            continue
        if slash:
            meant = first in TOP or (code and name.endswith((*SOURCE, "/"))) or name == code
            if meant and not is_there(page, name):
                yield f"names {name}, which is not there"
        elif code and re.fullmatch(r"[\w.-]+\.(py|ts|svelte)", name) and name not in file_names():
            yield f"names {name}, and no file is called so"


# modules and names


def names_that_mean_nothing(page: Path, text: str) -> Wrong:
    code = "\n".join((*inline(text), *blocks(text)))
    for module in sorted(set(re.findall(r" -m (\w[\w.]*)", code))):
        path = ROOT.joinpath(*module.split("."))
        if module.split(".")[0] in TOP and not (path.with_suffix(".py").exists() or (path / "__main__.py").exists()):
            yield f"runs {module}, which is not there"
    for name in inline(text):
        dotted = re.fullmatch(r"(greatpowers(?:\.\w+)+)(?:\(.*\))?", name)
        if dotted and not means_something(dotted[1]):
            yield f"names {dotted[1]}, which is not there"


def means_something(dotted: str) -> bool:
    module, _, name = dotted.rpartition(".")
    try:
        importlib.import_module(dotted)
    except ModuleNotFoundError:
        try:
            return hasattr(importlib.import_module(module), name)
        except ModuleNotFoundError:
            return False
    return True


# commands


def wrong_commands(page: Path, text: str) -> Wrong:
    for code in (*inline(text), *blocks(text)):
        found = COMMAND.fullmatch(code)
        if found is not None:
            line = re.sub(r"\$game|\$\(.*?\)", "imperial-2030", BEHIND.split(found[2])[0])
            words = shlex.split(line)
            if words and words[0] not in ("--help", "--version"):
                yield from (f"{wrong}: {code}" for wrong in wrong_words(found[1], words, open_end="…" in code))


def unknown_options(page: Path, text: str) -> Wrong:
    """Options named for themselves or behind a command, as in `--lan` and `play --lan`; and the scripts of npm."""
    for code in inline(text):
        if code.startswith("--") or code.split(" ")[0] in verbs():
            yield from (f"names {name}" for name in re.findall(r"(?<!\S)--\w[\w-]*", code) if name not in options())
    for script in re.findall(r"\bnpm (?:run )?([a-z][\w:]*)", "\n".join((*inline(text), *blocks(text)))):
        if script not in ("ci", "run") and f'"{script}":' not in (ROOT / "web" / "package.json").read_text(
            encoding="utf-8"
        ):
            yield f"runs npm {script}"


@cache
def options() -> set[str]:
    return {
        name
        for verb in verbs().values()
        for command in ([verb] if verb.default_command else map(verb.__getitem__, names_of(verb)))
        for argument in command.assemble_argument_collection()
        for name in argument.names
    }


def names_of(group: App) -> list[str]:
    """Of the commands of a group, such as those of `admin`."""
    return [name for name in group if not name.startswith("-")]


def wrong_words(program: str, words: list[str], open_end: bool) -> Wrong:
    verb, *rest = words
    if program == "run.py" and verb in run.VERBS:
        if verb == "prove":
            proofs = [name for flag, name in pairwise(rest) if flag == "--only"]
            yield from (f"there is no proof {name}" for name in proofs if name not in PROOFS)
    elif verb not in verbs():
        yield f"there is no command {verb}"
    elif not open_end and rest:
        try:
            app.parse_args(words, exit_on_error=False, print_error=False)
        except CycloptsError as error:
            yield " ".join(str(error).split())


@cache
def verbs() -> dict[str, Any]:
    assert commands and operation and research, "they join the application"
    return {name: app[name] for name in app if not name.startswith("-")}


def test_every_command_is_known() -> None:
    assert {"play", "serve", "replay", "arena", "lab", "perft", "fuzz", "bench", "games", "backup", "doctor"} <= set(
        verbs()
    )
    assert {"people", "person", "tables", "restore", "move"} <= set(names_of(verbs()["admin"]))
    assert {"test", "prove", "client", "packages", "lock"} <= set(run.VERBS)


# the pages, and planted faults

PLANTED: dict[Check, list[str]] = {
    links_that_lead_nowhere: [
        "[a](nowhere.md)",
        "[a](docs/hosting.md#nowhere)",
        "[a](#nowhere)\n\n# Somewhere",
        '<img src="nowhere.webp">',
        "[![a](docs/nowhere.webp)](docs/hosting.md)",
    ],
    files_that_are_missing: [
        "`src/greatpowers/nowhere.py`",
        "`tools/nowhere`",
        "see `rules/nowhere.py`",
        "see `nowhere/data`",
        "`games/<game>/rules/nowhere.py`",
        "`nowhere.py`",
        "```\npython3 tools/nowhere.py\n```",
        "Text\n\n    python3 tools/nowhere.py\n",
    ],
    names_that_mean_nothing: ["`greatpowers.Nothing`", "`greatpowers.nowhere.Match`", "`python -m tools.nowhere`"],
    wrong_commands: [
        "`greatpowers nothing`",
        "`python3 run.py nothing --fast`",
        "`run.py prove --only nothing`",
        "`python3 run.py\nprove --only nothing`",
        "Text\n\n    python3 run.py play --nothing     # plays\n",
        "```\ngreatpowers serve --nothing 1\n```",
        "```ini\nExecStart=/opt/bin/greatpowers nothing --data x\n```",
    ],
    unknown_options: ["`--nothing`", "`play --lan --nothing`", "Text\n\n    npm run nothing\n"],
}
FINE = """
# Some heading

[a](docs/hosting.md#install) [b](#some-heading) [c](https://example.org/nowhere) `[d](nowhere.md)`
`src/greatpowers/games/<game>/players/` `rules/state.py` `run.py` `/health` `~/.local/share` `POST …/plan`
`greatpowers.start` `greatpowers.kernel` `python -m tools.maps` `run.py test` `greatpowers serve`
`--data FILE` `play --lan`

    python3 run.py play --lan        # for others
    createuser greatpowers && createdb -O greatpowers greatpowers
"""

every_check = pytest.mark.parametrize("check", PLANTED, ids=lambda check: check.__name__)


@every_check
def test_no_page_has(check: Check) -> None:
    wrong = [f"{page.relative_to(ROOT)} {found}" for page, text in pages().items() for found in check(page, text)]
    assert not wrong, "\n".join(wrong)


@every_check
def test_a_planted_fault_is_found(check: Check) -> None:
    assert [text for text in PLANTED[check] if not list(check(ROOT / "PAGE.md", text))] == []


@every_check
def test_what_is_fine_passes(check: Check) -> None:
    assert list(check(ROOT / "PAGE.md", FINE)) == []


def test_every_page_is_read() -> None:
    names = {page.relative_to(ROOT).as_posix() for page in pages()}
    assert {"README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "web/README.md", "bench/README.md"} <= names
    assert len([name for name in names if name.startswith("docs/")]) > 30


def test_what_is_gone_is_gone() -> None:
    for name, paths in GONE.items():
        page = ROOT / name
        assert [path for path in paths if is_there(page, path) or f"`{path}`" not in pages()[page]] == []

"""The arrows of web/README.md, read off the imports of the client; no cycles; a game is named in its folder only."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).resolve().parents[1] / "web"
SOURCES = WEB / "src"
REGISTRY = SOURCES / "games" / "index.ts"
TYPES = SOURCES / "protocol" / "types.ts"

ROW = re.compile(r"^\| `([^`]+)` \| (.*?) \| .+ \|$", re.MULTILINE)
IMPORT = re.compile(
    r"""(?:^|[\s;}])(?:import|export)\b(?P<what>[^;"'`()]*?)\bfrom\s*["'](?P<named>[^"']+)["']"""
    r"""|(?:^|[\s;}])import\s*["'](?P<bare>[^"']+)["']"""
    r"""|\bimport\(\s*["'](?P<lazy>[^"']+)["']\s*\)"""
)
OUTLINE = re.compile(r'"[MmLlHhVvCcSsQqTtAaZz0-9 .,-]{40,}"')
LONGEST_LINE = 140
COMMENT = re.compile(r"/\*.*?\*/|^\s*//.*?$", re.DOTALL | re.MULTILINE)


class Arrow(NamedTuple):
    source: Path
    target: Path
    lazy: bool


def name_of(path: Path) -> str:
    return path.relative_to(SOURCES).as_posix()


def folder_of(path: Path) -> str:
    """The row of the table a module belongs to: a folder, `games/*` for a game's own, `.` for the top."""
    parts = path.relative_to(SOURCES).parts[:-1]
    if parts[:1] == ("games",) and len(parts) > 1:
        return "games/*"
    return parts[0] if parts else "."


@cache
def allowed() -> dict[str, set[str]]:
    """What each folder may import, in the order of the table in web/README.md."""
    rows = ROW.findall((WEB / "README.md").read_text(encoding="utf-8"))
    return {folder: set(re.findall(r"`([^`]+)`", cell)) for folder, cell in rows}


@cache
def modules() -> list[Path]:
    return sorted(path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte"))


def found(importing: Path, name: str) -> Path | None:
    """The module behind a relative import; None for a package, a style or other data."""
    if not name.startswith("."):
        return None
    path = Path(os.path.normpath(importing.parent / name.partition("?")[0]))
    places = [path, path.with_name(f"{path.name}.ts"), path / "index.ts"]
    file = next((place for place in places if place.is_file()), None)
    assert file is not None, f"{name_of(importing)} imports {name}, which is not there"
    return file if file.suffix in (".ts", ".svelte") else None


@cache
def arrows() -> list[Arrow]:
    result = []
    for path in modules():
        for match in IMPORT.finditer(COMMENT.sub("", path.read_text(encoding="utf-8"))):
            target = found(path, match["named"] or match["bare"] or match["lazy"])
            if target is not None:
                result.append(Arrow(path, target, match["lazy"] is not None))
    return result


def is_registration(arrow: Arrow) -> bool:
    """The one way from the common folders into a game: the registry loads it when it is wanted."""
    return arrow.source == REGISTRY and arrow.lazy and folder_of(arrow.target) == "games/*"


def test_the_imports_are_seen() -> None:
    """A parser that finds nothing would let everything pass."""
    seen = {(name_of(arrow.source), name_of(arrow.target), arrow.lazy) for arrow in arrows()}
    assert ("main.ts", "App.svelte", False) in seen
    assert ("App.svelte", "table/TablePage.svelte", True) in seen
    assert ("games/index.ts", "games/imperial/screen.ts", True) in seen
    assert ("table/Screen.svelte", "games/game.ts", False) in seen, "types count"
    assert len(seen) > 2 * len(modules())


def test_the_table_names_every_folder_and_points_down_only() -> None:
    table = allowed()
    assert set(table) == {folder_of(path) for path in modules()}
    above = list(table)
    for place, (folder, targets) in enumerate(table.items()):
        assert targets <= set(above[:place]), f"{folder} may import what stands below it"


def test_arrows() -> None:
    wrong = [
        f"{name_of(arrow.source)} imports {name_of(arrow.target)}"
        for arrow in arrows()
        if folder_of(arrow.source) != folder_of(arrow.target)
        and folder_of(arrow.target) not in allowed()[folder_of(arrow.source)]
        and not is_registration(arrow)
    ]
    assert wrong == []


def test_every_allowed_arrow_is_used() -> None:
    used = {(folder_of(arrow.source), folder_of(arrow.target)) for arrow in arrows()}
    assert [
        (folder, target) for folder, row in allowed().items() for target in row if (folder, target) not in used
    ] == []


def test_games_do_not_know_each_other() -> None:
    wrong = [
        f"{name_of(arrow.source)} imports {name_of(arrow.target)}"
        for arrow in arrows()
        if folder_of(arrow.source) == folder_of(arrow.target) == "games/*"
        and arrow.source.relative_to(SOURCES).parts[1] != arrow.target.relative_to(SOURCES).parts[1]
    ]
    assert wrong == []


def cycles(graph: dict[Path, list[Path]]) -> Iterator[list[Path]]:
    """A way back for every arrow that closes a circle."""
    done: set[Path] = set()
    for start, first in graph.items():
        way: list[Path] = []
        stack = [(start, iter(first))] if start not in done else []
        while stack:
            node, rest = stack[-1]
            if len(way) < len(stack):
                way.append(node)
            following = next(rest, None)
            if following is None:
                done.add(node)
                stack.pop()
                way.pop()
            elif following in way:
                yield [*way[way.index(following) :], following]
            elif following not in done:
                stack.append((following, iter(graph[following])))


def test_a_circle_is_found() -> None:
    a, b, c = Path("a"), Path("b"), Path("c")
    assert list(cycles({a: [b], b: [c], c: [a]})) == [[a, b, c, a]]
    assert list(cycles({a: [b, c], b: [c], c: []})) == []


def test_no_module_imports_itself_in_a_circle() -> None:
    graph: dict[Path, list[Path]] = {path: [] for path in modules()}
    for arrow in arrows():
        if not is_registration(arrow):
            graph[arrow.source].append(arrow.target)
    assert [" → ".join(map(name_of, way)) for way in cycles(graph)] == []


def test_lines_are_short() -> None:
    """Prettier breaks what it can; the outline of a drawing cannot be broken."""
    wrong = []
    for path in [*SOURCES.rglob("*"), *(WEB / "tests").rglob("*")]:
        if path.suffix in (".ts", ".svelte", ".css") and path != TYPES:
            lines = enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
            wrong += [f"{path}:{place}" for place, line in lines if len(OUTLINE.sub("", line)) > LONGEST_LINE]
    assert wrong == []


def named(text: str, game: str) -> str | None:
    """Where a text names a game: as an id between quotes, slashes or dashes, or by its name with a capital."""
    match = re.search(rf"""["'`/-]{game}(?=["'`/!-])|\b{game.capitalize()}\b""", text)
    return match and match[0]


def test_names_are_found() -> None:
    assert named('game === "attack"', "attack")
    assert named("short-imperial-2030 = …", "imperial")
    assert named("/* Imperial Europe */", "imperial")
    assert not named("attacks Ben", "attack")


def test_a_game_is_named_in_its_folder_and_in_the_registry_only() -> None:
    """`types.ts` is written from the server, which has such a test of its own."""
    games = sorted(path.name for path in (SOURCES / "games").iterdir() if path.is_dir())
    assert len(games) > 1
    wrong = []
    for path in sorted(SOURCES.rglob("*")):
        if path.suffix not in (".ts", ".svelte", ".css", ".ftl", ".html") or path in (REGISTRY, TYPES):
            continue
        text = path.read_text(encoding="utf-8")
        if folder_of(path) != "games/*":  # games do not know each other, but one has a step called attack
            wrong += [f"{name_of(path)} names {game}" for game in games if named(text, game)]
    assert wrong == []

"""Draws the terminal table for README and user guide from a fixed game, so that pictures change only on purpose.

.venv/bin/python tools/picture.py            writes docs/pictures/table.svg and table-de.svg
.venv/bin/python tools/picture.py --check    status 1 when a picture is out of date
"""

from __future__ import annotations

import html
import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import greatpowers
from greatpowers.players.uniform import Uniform
from greatpowers.terminal.table import Table

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
GAME, SEATS, SEED, ENTRIES, STEP = "imperial-2030", 3, 7, 533, "rondel"
WIDTH = 112
THEME = TerminalTheme(
    (22, 27, 34),
    (222, 228, 236),
    [
        (72, 79, 88),
        (255, 123, 114),
        (86, 211, 100),
        (227, 179, 65),
        (121, 184, 255),
        (199, 146, 234),
        (86, 212, 221),
        (222, 228, 236),
    ],
    [
        (110, 118, 129),
        (255, 161, 152),
        (125, 220, 130),
        (255, 216, 102),
        (160, 205, 255),
        (215, 175, 245),
        (130, 230, 235),
        (255, 255, 255),
    ],
)


def middle() -> greatpowers.Match:
    """A game between computers, stopped where the first seat is asked for a field of the rondel."""
    match = greatpowers.start(GAME, SEATS, SEED)
    bot = Uniform(SEED)
    while True:
        decision = match.decisions[0]
        if len(match.entries) >= ENTRIES and decision.seat == 0 and decision.step == STEP:
            return match
        match.play(match.rules.codec.decode(bot.answer(match.fast, decision.seat)), decision.seat)


def picture(match: greatpowers.Match, lang: str, width: int = WIDTH) -> str:
    """What seat 0 sees, as SVG without any font from elsewhere."""
    console = Console(record=True, width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    table = Table(match, (0,), lang, console, lambda: None, SEED)
    table.position(0)
    table.question(match.decisions[0])
    svg = console.export_svg(title=f"{table.words.game()} – greatpowers play", theme=THEME, unique_id="table")
    svg = re.sub(r"@font-face \{.*?\}\n", "", svg, flags=re.DOTALL)
    svg = svg.replace("font-family: Fira Code, monospace", "font-family: DejaVu Sans Mono, Menlo, Consolas, monospace")
    svg = re.sub(r'<text ([^>]*?)x="([\d.]+)"([^>]*?)textLength="([\d.]+)"([^>]*)>([^<]*)</text>', trimmed, svg)
    return "\n".join(line.rstrip() for line in svg.splitlines() if line.strip()) + "\n"


def trimmed(match: re.Match[str]) -> str:
    """A piece of text without the spaces around it: not every program that draws SVG keeps them in place."""
    before, x, between, length, after, content = match.groups()
    bare = content.replace("&#160;", " ")
    cells = len(html.unescape(bare))
    if not bare.strip():
        return ""
    cell = float(length) / cells
    left = cells - len(html.unescape(bare).lstrip())
    inner = bare.strip()
    x, length = f"{float(x) + left * cell:.1f}", f"{len(html.unescape(inner)) * cell:.1f}"
    return f'<text {before}x="{x}"{between}textLength="{length}"{after}>{inner.replace(" ", "&#160;")}</text>'


def main(arguments: list[str]) -> int:
    match = middle()
    stale = 0
    for lang, name in (("en", "table.svg"), ("de", "table-de.svg")):
        svg = picture(match, lang)
        file = PICTURES / name
        if arguments == ["--check"]:
            stale |= not file.exists() or file.read_text(encoding="utf-8") != svg
        else:
            file.write_text(svg, encoding="utf-8")
    return int(stale)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

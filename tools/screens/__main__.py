"""Takes a picture of every screen in both languages and two sizes, from fixed games: `docs/screens/`.

    python -m tools.screens [--only rondel-2030,invest] [--lang de] [--size phone] [--client FOLDER] [--into FOLDER]

Needs Chromium, Pillow and the built client: `run.py build`, or `vite build --outDir FOLDER` and `--client FOLDER`.
Every game is played by novices from a fixed seed up to the question that the picture shows. Status 1 when a page
complained; texts that a page cuts off are named. What fresh eyes found in the pictures, and what came of it, stands in
`docs/screens/faults.toml` and becomes a part of the page.
"""

from __future__ import annotations

import argparse
import io
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from playwright.sync_api import sync_playwright
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from greatpowers.server.settings import CLIENT
from tools.screens.shown import ALL
from tools.screens.studio import SIZES, Size, Studio, serving
from tools.setup import machine

SCREENS = Path(__file__).resolve().parents[2] / "docs" / "screens"
LANGUAGES = {"de": "German", "en": "English"}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--hide-scrollbars"]
MOST = 70_000
"""Bytes of a picture."""
QUALITY = 50


def small(png: bytes, size: Size) -> bytes:
    """The picture as WebP that is not too large."""
    image = Image.open(io.BytesIO(png)).convert("RGB")
    if size.shown != size.scale:
        image = image.resize((int(size.width * size.shown), int(size.height * size.shown)), Image.Resampling.LANCZOS)
    quality = QUALITY
    while True:
        written = io.BytesIO()
        image.save(written, "WEBP", quality=quality, method=6)
        if written.tell() <= MOST or quality <= 20:
            return written.getvalue()
        quality -= 6


class Fault(NamedTuple):
    seen: str
    done: str


def faults() -> dict[str, list[Fault]]:
    """By screen: what somebody who had never seen it was bothered by, and what came of it."""
    kept = tomllib.loads((SCREENS / "faults.toml").read_text(encoding="utf-8"))
    return {name: [Fault(**fault) for fault in found] for name, found in kept.items()}


def index() -> str:
    """All pictures as a page of thumbnails, and what was found in them."""
    lines = [
        "# Screens",
        "",
        "Every screen in both languages, on a desktop and on a phone, taken by `tools/screens`.",
    ]
    columns = [(lang, size) for lang in LANGUAGES for size in SIZES]
    lines += ["", "| screen | " + " | ".join(f"{LANGUAGES[lang]}, {size}" for lang, size in columns) + " |"]
    lines.append("|---" * (len(columns) + 1) + "|")
    for screen in ALL:
        cells = [screen.about]
        for lang, size in columns:
            file, width = f"{screen.name}-{lang}-{size}.webp", 110 if SIZES[size].phone else 260
            alt = f"{screen.about}, {LANGUAGES[lang]}, {size}"
            cells.append(f'[<img src="{file}" width="{width}" alt="{alt}">]({file})' if size in screen.sizes else "")
        lines.append("| " + " | ".join(cells) + " |")
    found = faults()
    lines += [
        "",
        "## What fresh eyes found",
        "",
        "Three faults of each screen, by people who had not seen it before, and what came of them.",
    ]
    for screen in ALL:
        lines += ["", f"### {screen.about}", ""]
        lines += [f"- {fault.seen} *{fault.done}*" for fault in found.get(screen.name, [])]
    return "\n".join(lines) + "\n"


def wanted(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.screens", description="Take the pictures of all screens.")
    parser.add_argument("--only", default="", help="names of screens, with commas")
    parser.add_argument("--lang", choices=LANGUAGES)
    parser.add_argument("--size", choices=SIZES)
    parser.add_argument("--client", type=Path, default=CLIENT, help="folder of the built client")
    parser.add_argument("--into", type=Path, default=SCREENS)
    return parser.parse_args(arguments)


def main(arguments: list[str]) -> int:
    asked = wanted(arguments)
    names = {screen.name for screen in ALL}
    only = set(filter(None, asked.only.split(","))) or names
    program = machine.chromium()
    if program is None or not (asked.client / "index.html").is_file() or only - names:
        print(
            "Chromium or the built client is missing, or a screen is unknown:", *sorted(only - names), file=sys.stderr
        )
        return 2
    jobs = [
        (screen, lang, size)
        for screen in ALL
        for lang in LANGUAGES
        for size in screen.sizes
        if screen.name in only and asked.lang in (None, lang) and asked.size in (None, size)
    ]
    asked.into.mkdir(parents=True, exist_ok=True)
    console = Console(stderr=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with serving(asked.client) as address, sync_playwright() as play, Progress(*columns, console=console) as progress:
        browser = play.chromium.launch(executable_path=program, args=FLAGS)
        studio = Studio(browser, address)
        bar = progress.add_task("", total=len(jobs))
        for screen, lang, size in jobs:
            progress.update(bar, description=f"{screen.name} {lang} {size}")
            file = asked.into / f"{screen.name}-{lang}-{size}.webp"
            try:
                file.write_bytes(small(studio.picture(screen, lang, size), SIZES[size]))
            except Exception as trouble:
                studio.troubles.append(f"{file.stem}: {str(trouble).splitlines()[0]}")
            progress.advance(bar)
        browser.close()
    (asked.into / "README.md").write_text(index(), encoding="utf-8")
    for kind, lines in (("cut", studio.cut), ("trouble", studio.troubles)):
        for line in lines:
            console.print(f"{kind}: {line}", markup=False, highlight=False)
    return int(bool(studio.troubles))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

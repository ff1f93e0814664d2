"""`python -m bench.map_frames`: how smoothly the map moves, beside a page with the bare picture; see README.md."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import greatpowers
from bench.process import TABLES, Process
from greatpowers.kernel.match import Match
from greatpowers.players import roster
from tools.setup import machine

Row = dict[str, Any]
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"]
PANE = {"width": 1440, "height": 900}
ANSWERS = 250
"""A game by then has flags in half of the regions and some dozens of pieces."""
ROUNDS = 3
PLATES = {"world": "imperial-2030", "europe": "imperial-2006"}
PAGES = ("map", "bare picture")

RECORD = """() => {
  const mover = document.querySelector('.mover');
  const frames = window.frames_ = [];
  let before = performance.now(), was = mover.style.transform;
  const frame = (now) => {
    const is = mover.style.transform;
    if (is !== was) frames.push(now - before);
    [before, was] = [now, is];
    window.recording_ = requestAnimationFrame(frame);
  };
  window.recording_ = requestAnimationFrame(frame);
}"""
"""The times between frames in which the map moved; a frame that comes late counts in full."""

STOP = "() => { cancelAnimationFrame(window.recording_); return window.frames_; }"

BARE = """<!doctype html><style>body{{margin:0}}
.pane{{position:absolute;left:{left}px;top:{top}px;width:{width}px;height:{height}px;overflow:hidden}}
.mover{{position:absolute;transform-origin:0 0;width:{wide}px;will-change:transform}}
img{{width:100%;display:block}}</style>
<div class="pane"><div class="mover"><img src="{art}"></div></div>
<script>
const pane = document.querySelector('.pane'), mover = document.querySelector('.mover');
let scale = 1, goal = 1, x = 0, y = 0, at = [0, 0], down = null, running = 0;
const draw = () => mover.style.transform = `translate(${{x}}px,${{y}}px) scale(${{scale}})`;
const step = () => {{
  running = 0;
  const next = Math.abs(goal / scale - 1) < .004 ? goal : scale * (goal / scale) ** .32;
  x = at[0] - (at[0] - x) * next / scale; y = at[1] - (at[1] - y) * next / scale; scale = next; draw();
  if (scale !== goal) running = requestAnimationFrame(step);
}};
pane.onwheel = (event) => {{
  event.preventDefault();
  at = [event.offsetX, event.offsetY];
  goal = Math.min(Math.max(goal * Math.exp(-event.deltaY * .0018), 1), 4.5);
  if (!running) running = requestAnimationFrame(step);
}};
pane.onpointerdown = (event) => {{ down = [event.clientX, event.clientY]; event.preventDefault(); }};
pane.onpointerup = () => down = null;
pane.onpointermove = (event) => {{
  if (!down) return;
  x += event.clientX - down[0]; y += event.clientY - down[1]; down = [event.clientX, event.clientY]; draw();
}};
</script>"""


def share(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(part * len(ordered)))], 1) if ordered else 0.0


def summary(frames: list[float]) -> Row:
    late = sum(frame > 34 for frame in frames)
    return {
        "frames": len(frames),
        "p50": share(frames, 0.5),
        "p95": share(frames, 0.95),
        "worst": share(frames, 1.0),
        "late": late,
    }


def wheel(page: Page, notches: list[int], pause: float) -> None:
    for notch in notches:
        page.mouse.wheel(0, notch)
        page.wait_for_timeout(pause)
    page.wait_for_timeout(600)


def zoom(page: Page, x: float, y: float) -> list[float]:
    page.mouse.move(x, y)
    page.evaluate(RECORD)
    wheel(page, [-100] * 8 + [100] * 8, 60)
    return list(page.evaluate(STOP))


def pan(page: Page, x: float, y: float) -> list[float]:
    """To and fro while zoomed in; only the dragging counts, and the slide after it."""
    page.mouse.move(x, y)
    wheel(page, [-100] * 5, 30)
    page.mouse.move(x + 180, y + 120)
    page.evaluate(RECORD)
    page.mouse.down()
    for step in range(60):
        page.mouse.move(x + 180 * abs((step % 30) / 15 - 1), y + 120 * abs((step % 20) / 10 - 1))
        page.wait_for_timeout(12)
    page.mouse.up()
    page.wait_for_timeout(400)
    frames = list(page.evaluate(STOP))
    wheel(page, [120] * 6, 30)
    return frames


def gestures(page: Page) -> Row:
    """Wheel zoom in and out, and a drag to and fro while zoomed in, each some times."""
    box = page.locator(".pane").first.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] * 0.52, box["y"] + box["height"] * 0.4
    found: Row = {}
    for name, gesture in (("zoom", zoom), ("pan", pan)):
        gesture(page, x, y)  # the first time everything is drawn for the first time
        found[name] = summary([frame for _ in range(ROUNDS) for frame in gesture(page, x, y)])
    return found


def bare(page: Page) -> str:
    """The page to compare with: the same picture of the same size in the same place, moved by the same gestures."""
    facts = page.evaluate("""() => {
      const pane = document.querySelector('.pane').getBoundingClientRect();
      const picture = document.querySelector('.mover img');
      const {left, top, width, height} = pane;
      return {left, top, width, height, wide: picture.clientWidth, art: picture.src};
    }""")
    return BARE.format(**facts)


def position(game: str) -> Match:
    match = greatpowers.start(game, 4, seed=1)
    bots = [roster.make(game, "greedy-novice", seed=seat) for seat in range(4)]
    for _ in range(ANSWERS):
        seat = match.fast.waiting()[0]
        match.play(match.rules.codec.decode(bots[seat].answer(match.fast, seat)), seat)
    return match


def table(page: Page, game: str) -> str:
    """A table in the middle of its game, for whoever looks at this page."""
    page.request.get("/api/me")
    csrf = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "csrf")
    match = position(game)
    body = {"document": match.record(), "seats": [{"kind": "me"}] * 4, "key": f"frames-{time.time_ns()}"}
    answer = page.request.post(
        "/api/import", headers={"x-csrf": csrf, "content-type": "application/json"}, data=json.dumps(body)
    )
    assert answer.ok, answer.text()
    return f"/t/{answer.json()['id']}"


@contextmanager
def client(url: str) -> Iterator[str]:
    """The address of the client: the given one, or a server of our own with the client as it was built."""
    if url:
        yield url
        return
    with tempfile.TemporaryDirectory() as folder:
        server = Process(TABLES, f"sqlite:///{folder}/tables.sqlite", "plain", Path(folder) / "log")
        try:
            asyncio.run(server.ready())
            yield f"http://{server.address}"
        finally:
            server.end()


def measure(browser: Browser, address: str, game: str) -> Row:
    context = browser.new_context(base_url=address, viewport={"width": PANE["width"], "height": PANE["height"]})
    page = context.new_page()
    page.goto(table(page, game))
    page.locator(".mover img").first.wait_for()
    page.wait_for_timeout(2000)
    html = bare(page)
    found: Row = {"map": gestures(page), "nodes": page.locator(".mover *").count()}
    page.route("**/bare-picture", lambda route: route.fulfill(body=html, content_type="text/html"))
    page.goto("/bare-picture")
    page.wait_for_timeout(1000)
    found["bare picture"] = gestures(page)
    context.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--url", default="", help="a server that runs; without it, one is started with the built client"
    )
    parser.add_argument("--report", help="where the figures go as JSON")
    choice = parser.parse_args()
    program = machine.chromium()
    with client(choice.url) as address, sync_playwright() as player:
        browser = player.chromium.launch(executable_path=program, args=FLAGS)
        found: Row = {plate: measure(browser, address, game) for plate, game in PLATES.items()}
        browser.close()
    load = round(os.getloadavg()[0], 2)
    for plate, rows in found.items():
        print(f"{plate}: {rows['nodes']} nodes")
        for name in PAGES:
            for gesture, row in rows[name].items():
                rest = f"{row['late']} of {row['frames']} frames late"
                print(f"  {name:13} {gesture:4}: p50 {row['p50']}, p95 {row['p95']}, worst {row['worst']} ms, {rest}")
    print(f"load {load}")
    found["load"] = load
    if choice.report:
        Path(choice.report).write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

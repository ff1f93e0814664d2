"""What set-up shows: on a terminal one line that is rewritten, with an estimate; elsewhere a line for each step.

What the tools themselves say goes to `.build/log/`. When one fails, its last lines are shown, and where the rest is.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from tools.setup.places import LOGS, ROOT, Stop

REWRITE = 0.25
HEARTBEAT = 30.0
"""Seconds after which a quiet step says that it goes on, where nothing is rewritten."""
LAST_LINES = 15
COUNT = re.compile(rb"^\[(\d+)/(\d+)\]", re.MULTILINE)
"""A tool that counts in its log tells more than the clock."""
TAIL = 4096


class Failed(Stop):
    """A tool failed: its last words, and where the others are."""

    def __init__(self, what: str, log: Path) -> None:
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines()[-LAST_LINES:]
        shown = "".join(f"\n    {line}" for line in lines)
        super().__init__(f"{what}: failed. {log.relative_to(ROOT)} ends with{shown}")


class Display:
    """One for the whole run. Set-up talks on stderr, so that the stdout of a game command is its own; a test run and
    what is compiled behind a game have one log."""

    def __init__(self) -> None:
        self.rewrites = self.stream.isatty() and os.environ.get("TERM") != "dumb"
        self.coming: list[tuple[str, float]] = []
        """The steps still to come, with the seconds each usually takes."""
        self.pace = 1.0
        """How much longer than usual this machine needs."""
        self.thread = threading.local()

    @property
    def stream(self) -> TextIO:
        return sys.stdout if sys.argv[1:2] in (["test"], ["compile"]) else sys.stderr

    def expect(self, *steps: tuple[str, float]) -> None:
        self.coming += steps

    def say(self, text: str) -> None:
        self.clear()
        print(f"[run] {text}", file=self.stream, flush=True)

    def clear(self) -> None:
        if self.rewrites:
            print("\r\x1b[K", end="", file=self.stream, flush=True)

    @contextmanager
    def quiet(self) -> Iterator[None]:
        """What this thread does is not shown: another one has the screen."""
        self.thread.quiet = True
        try:
            yield
        finally:
            self.thread.quiet = False

    @contextmanager
    def step(self, name: str, log: Path | None = None) -> Iterator[None]:
        """Show that a step goes on while the body runs."""
        if getattr(self.thread, "quiet", False):
            yield
            return
        usual = next((seconds for step, seconds in self.coming if step == name), 0.0)
        self.coming = [row for row in self.coming if row[0] != name]
        over = threading.Event()
        begun = time.monotonic()
        ticker = threading.Thread(target=self.tick, args=(name, usual, begun, log, over), daemon=True)
        if not self.rewrites:
            self.say(f"{name} …" + (f" (about {spoken(usual * self.pace)})" if usual else ""))
        ticker.start()
        try:
            yield
        finally:
            over.set()
            ticker.join()
            self.clear()
        seconds = time.monotonic() - begun
        if usual:
            self.pace = min(max(seconds / usual, 0.3), 10.0)
        if not self.rewrites:
            self.say(f"{name}: {seconds:.1f} s")

    def tick(self, name: str, usual: float, begun: float, log: Path | None, over: threading.Event) -> None:
        spoke = begun
        while not over.wait(REWRITE):
            now = time.monotonic()
            if self.rewrites:
                left = self.left(usual, now - begun, counted(log))
                line = f"{name} · {spoken(now - begun)}" + (f" · about {spoken(left)} left" if left else "")
                width = shutil.get_terminal_size().columns - 1
                print(f"\r\x1b[K{line[:width]}", end="", file=self.stream, flush=True)
            elif now - spoke >= HEARTBEAT:
                spoke = now
                self.say(f"{name} … {spoken(now - begun)}")

    def left(self, usual: float, seconds: float, done: float) -> float:
        """Seconds until all the steps are done, by guess; 0 when there is nothing to guess from."""
        if done > 0:
            own = seconds * (1 - done) / done
        elif usual:
            own = max(usual * self.pace - seconds, 1.0)
        else:
            return 0.0
        return own + self.pace * sum(usual for _, usual in self.coming)


def counted(log: Path | None) -> float:
    """How much of the work is done by the log's own count; 0 when it does not count."""
    if log is None or not log.is_file():
        return 0.0
    with log.open("rb") as file:
        file.seek(max(0, log.stat().st_size - TAIL))
        counts = COUNT.findall(file.read())
    return int(counts[-1][0]) / max(1, int(counts[-1][1])) if counts else 0.0


def spoken(seconds: float) -> str:
    whole = round(seconds)
    return f"{whole} s" if whole < 100 else f"{round(whole / 60)} min"


display = Display()
say = display.say


def tool(name: str, command: list[str], variables: dict[str, str] | None = None, folder: Path = ROOT) -> None:
    """Run one tool; what it says goes to a log."""
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / (re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") + ".log")
    with log.open("wb") as output, display.step(name, log):
        try:
            process = subprocess.run(command, cwd=folder, env=variables, stdout=output, stderr=output, check=False)
            status = process.returncode
        except OSError as error:
            output.write(f"{command[0]}: {error}\n".encode())
            status = 127
    if status != 0:
        raise Failed(name, log)

"""The server in a process of its own, as browsers meet it: `serving.py DATABASE PORT [leak | hurry | carried]`."""

from __future__ import annotations

import sys
import time

import uvicorn
from msgspec.structs import replace

from greatpowers.server.app import create_app
from greatpowers.server.carrier import carried
from greatpowers.server.launch import run
from greatpowers.server.part import Part
from greatpowers.server.parts import Parts
from greatpowers.server.settings import Settings
from tests import chance

BEGUN = time.time()


def leak() -> None:
    """Say on the screen of every seat what only the whole position tells, so that a test can show that it notices."""
    honest = Parts.seen

    def telling(self: Parts, seat: int | None, person: str | None, lang: str) -> dict[str, Part]:
        parts = honest(self, seat, person, lang)
        if self.table.match is not None:
            screen = parts["screen"]
            screen.show(replace(screen.value, headline=f"{self.table.match.hash()[:6]} {screen.value.headline}"))
            screen.stamp = None
        return parts

    Parts.seen = telling  # type: ignore[method-assign]


def hurried() -> float:
    """A clock of which an hour takes a second, for those who wait for somebody absent."""
    return BEGUN + 3600 * (time.time() - BEGUN)


if __name__ == "__main__":
    database, port, *how = sys.argv[1:]
    chance.always(chance.BROWSERS)
    if "leak" in how:
        leak()
    clock = hurried if "hurry" in how else time.time
    settings = Settings(database, clock=clock, limited=False, logged=False)
    if "carried" in how:  # as `greatpowers serve` does it
        carried(run(settings, "127.0.0.1", int(port), lambda: None))
        sys.exit()
    app = create_app(settings)
    uvicorn.run(app, port=int(port), log_level="error", ws="websockets-sansio", timeout_graceful_shutdown=3)

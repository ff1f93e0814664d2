"""Chance for tests: fresh seeds are not fresh, so that no test depends on a deal that nobody can repeat.

Every test draws from a stream of its own, which follows from its name and from `GREATPOWERS_TEST_CHANCE`; in whatever
order the tests run, each meets the same deals. `run.py prove --only steady` runs them with other values, so that a test
that holds for some deals only is found.
"""

from __future__ import annotations

import hashlib
import os
import secrets
from collections.abc import Callable

CHANCE = os.environ.get("GREATPOWERS_TEST_CHANCE", "1")
BROWSERS = "browser"
"""The name of the server that browsers meet."""


def stream(name: str) -> Callable[[int], str]:
    """Instead of `secrets.token_hex`."""
    drawn = 0

    def token_hex(length: int = 32) -> str:
        nonlocal drawn
        drawn += 1
        return hashlib.shake_256(f"{CHANCE}/{name}/{drawn}".encode()).hexdigest(length)

    return token_hex


def seed_of(name: str) -> str:
    """That of every table of the process `name`, once it has said `always`."""
    return stream(name)(32)


def always(name: str) -> None:
    """The same seed for every table of a process of its own: whichever test asks first, each meets the same deal."""
    seed = seed_of(name)

    def token_hex(nbytes: int | None = None) -> str:
        return seed[: 2 * (nbytes or 32)]

    secrets.token_hex = token_hex

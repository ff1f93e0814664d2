"""What the command line says of itself, in the language of the environment, and how it says that somebody erred."""

from __future__ import annotations

import os

from greatpowers.games import RULESETS, words_for
from greatpowers.kernel.ruleset import Ruleset
from greatpowers.kernel.values import Value

DEFAULT_GAME = "imperial-2030"
"""What Enter alone chooses."""


class Problem(Exception):
    """A mistake of the user, as one sentence."""


def default_language() -> str:
    """German where the environment says so, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "de" if value.lower().startswith("de") else "en"
    return "en"


def first_ruleset() -> Ruleset:
    return RULESETS[DEFAULT_GAME]


def phrase(name: str, /, **variables: Value) -> str:
    """A text that belongs to no game."""

    return words_for(default_language(), first_ruleset()).say(name, **variables)

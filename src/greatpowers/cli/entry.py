"""The application that commands join, and the ways a command can end."""

from __future__ import annotations

from cyclopts import App

import greatpowers

BROKEN = 1

app = App(
    name="greatpowers",
    help="Great-power board games: play, serve, replay, count, test, research.",
    version=greatpowers.__version__,
    result_action="return_value",
)

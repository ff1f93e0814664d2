"""`Builds`: which build of the rules a computer's process loads.

`run.py play` begins on plain Python and compiles behind the game; `GREATPOWERS_COMPILED` names the folder in which the
compiled build will appear, whole or not at all. Both builds give the same answers, so computers change over one by one,
while the game goes on.
"""

from __future__ import annotations

import os
from pathlib import Path

import structlog

VARIABLE = "GREATPOWERS_COMPILED"

logger = structlog.get_logger("greatpowers.builds")


class Builds:
    """The build loaded here, and perhaps a faster one that is still to come."""

    def __init__(self, coming: Path | None = None) -> None:
        named = os.environ.get(VARIABLE)
        self._coming = coming or (Path(named) if named else None)
        self._refused = False

    def compiled(self) -> bool:
        """Whether the next process loads the build that was still to come."""
        return self._coming is not None and not self._refused and self._coming.is_dir()

    def variables(self) -> dict[str, str]:
        """The environment of the next process."""
        if not self.compiled():
            return dict(os.environ)
        path = [str(self._coming), *filter(None, [os.environ.get("PYTHONPATH")])]
        return dict(os.environ, PYTHONPATH=os.pathsep.join(path), GREATPOWERS_BUILD="compiled")

    def refuse(self, error: Exception) -> None:
        """A process did not get up on the compiled build: the others go on as they are."""
        self._refused = True
        logger.warning("compiled-build-refused", folder=str(self._coming), error=str(error))

"""The command line: one function for each command.

The bare package is the engine alone and has no packages to read a line with, so this module needs none: a command that
lacks some says which extra brings them.
"""

from __future__ import annotations

import io
import os
import sys
from typing import NoReturn

BAD_INPUT = 2
OPERATING = dict.fromkeys(("play", "serve", "backup", "doctor", "admin"), "server")
EXTRAS = {**OPERATING, "arena": "research", "lab": "research"}
"""What brings the packages of a command; of the others, `terminal` does."""


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run one command; the only place that ends the process."""
    words = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show ■ still plays
    try:
        from greatpowers.cli.line import Mistake, run
    except ModuleNotFoundError as error:
        missing(error, words)
    try:
        status = run(words)
    except Mistake as mistake:
        complain(str(mistake))
    except ModuleNotFoundError as error:
        missing(error, words)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except KeyboardInterrupt:
        sys.exit(130)
    sys.exit(status)


def missing(error: ModuleNotFoundError, words: list[str]) -> NoReturn:
    """A package is not installed."""
    name = (error.name or "").split(".")[0]
    if name in ("", "greatpowers", *sys.stdlib_module_names):
        raise error
    command = next((word for word in words if not word.startswith("-")), "")
    extra = EXTRAS.get(command, "terminal")
    complain(f"`{f'greatpowers {command}'.strip()}` needs more packages: pip install 'greatpowers[{extra}]'")


def complain(sentence: str) -> NoReturn:
    print(f"greatpowers: {sentence}", file=sys.stderr)
    sys.exit(BAD_INPUT)

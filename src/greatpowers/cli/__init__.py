"""The command line: one function for each command. Every mistake is one sentence and status 2."""

from __future__ import annotations

import io
import os
import sys
from typing import NoReturn

from cyclopts import CycloptsError

from greatpowers.cli import commands, research
from greatpowers.cli.entry import BAD_INPUT, app
from greatpowers.kernel.values import Malformed, Refused
from greatpowers.terminal.phrases import Problem

__all__ = ["app", "commands", "main", "research"]


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run one command; the only place that ends the process."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show ■ still plays
    try:
        status = app(sys.argv[1:] if arguments is None else arguments, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        complain(" ".join(str(error).split()))
    except Problem as problem:
        complain(str(problem))
    except Malformed as error:
        complain(f"{error.field}: {error.problem}")
    except Refused as error:
        complain(str(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except KeyboardInterrupt:
        sys.exit(130)
    sys.exit(status if isinstance(status, int) else 0)


def complain(sentence: str) -> NoReturn:
    print(f"greatpowers: {sentence}", file=sys.stderr)
    sys.exit(BAD_INPUT)

"""One line as somebody typed it: run the command it names. Every mistake is one sentence and status 2."""

from __future__ import annotations

from cyclopts import CycloptsError

from greatpowers.cli import commands, operation, research
from greatpowers.cli.entry import app
from greatpowers.kernel.values import Malformed, Refused
from greatpowers.terminal.phrases import Problem

__all__ = ["Mistake", "app", "commands", "operation", "research", "run"]


class Mistake(Exception):
    """What is wrong with the line, in a sentence."""


def run(arguments: list[str]) -> int:
    try:
        status = app(arguments, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        raise Mistake(" ".join(str(error).split())) from error
    except Malformed as error:
        raise Mistake(f"{error.field}: {error.problem}") from error
    except (Problem, Refused) as error:
        raise Mistake(str(error)) from error
    return status if isinstance(status, int) else 0

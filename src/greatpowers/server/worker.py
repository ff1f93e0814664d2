"""A computer's own process: `python -m greatpowers.server.worker` reads questions and writes answers, a line each."""

from __future__ import annotations

import signal
import sys
from typing import Any

import msgspec

from greatpowers.bots import BOTS
from greatpowers.kernel.position import Position
from greatpowers.titles import RULESETS


class Question(msgspec.Struct, frozen=True):
    """All that a computer may know: a position its seat holds possible, never the match."""

    game: str
    document: dict[str, Any]
    seat: int
    bot: str
    seed: int


class Reply(msgspec.Struct, frozen=True):
    answer: dict[str, Any]


def reply(question: Question) -> Reply:
    rules = RULESETS[question.game]
    position = Position(rules, rules.state(question.document))
    code = BOTS[question.bot](question.seed).answer(position, question.seat)
    return Reply(rules.codec.decode(code).to_json())


def main() -> None:
    """Says that it is awake by an empty line; ends with its input."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is meant for the server, which then closes our input
    read = msgspec.json.Decoder(Question)
    out = sys.stdout.buffer
    out.write(b"\n")
    out.flush()
    for line in sys.stdin.buffer:
        out.write(msgspec.json.encode(reply(read.decode(line))) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()

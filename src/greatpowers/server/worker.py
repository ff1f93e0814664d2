"""A computer's own process: `python -m greatpowers.server.worker` reads questions and writes answers, a line each."""

from __future__ import annotations

import signal
import sys
from typing import Any

import msgspec

from greatpowers.games import RULESETS
from greatpowers.games.evaluation import NO_ANSWER
from greatpowers.kernel.position import Position
from greatpowers.players import roster
from greatpowers.server.rows import MotiveRecord, ThoughtRecord


class Question(msgspec.Struct, frozen=True):
    """All that a computer may know: a position its seat holds possible, never the match."""

    game: str
    document: dict[str, Any]
    seat: int
    bot: str
    seed: int


class Reply(msgspec.Struct, frozen=True):
    answer: dict[str, Any]
    thought: ThoughtRecord


def reply(question: Question) -> Reply:
    rules = RULESETS[question.game].of(question.document)
    return thought_of(question.bot, Position(rules, rules.state(question.document)), question.seat, question.seed)


def thought_of(bot: str, position: Position, seat: int, seed: int) -> Reply:
    """What this computer answers, and why."""
    rules = position.rules
    thought = roster.make(rules.name, bot, seed, rules.version).think(position, seat)
    alternative = None if thought.alternative == NO_ANSWER else rules.codec.decode(thought.alternative).to_json()
    motives = [MotiveRecord(motive.term, round(motive.points, 2)) for motive in thought.motives]
    name, _ = roster.parsed(bot)
    record = ThoughtRecord(name, alternative, motives, round(thought.chance, 3))
    return Reply(rules.codec.decode(thought.answer).to_json(), record)


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

"""`Trouble`: every refusal of the server, in the language of whoever asked."""

from __future__ import annotations

from collections.abc import Callable

from greatpowers.kernel.values import Malformed, Reason, Value
from greatpowers.server.protocol import Problem
from greatpowers.server.texts import sentence
from greatpowers.words.words import Words, capital


class Trouble(Exception):
    """Something that cannot be done: an HTTP status, a code for programs, a message of `server.ftl` for people."""

    def __init__(self, status: int, code: str, message: str, /, **variables: Value) -> None:
        super().__init__(f"{status} {code} {message} {variables or ''}".strip())
        self.status = status
        self.code = code
        self.message = message
        self.variables = variables

    def problem(self, lang: str) -> Problem:
        return Problem(self.code, sentence(lang, self.message, **self.variables))


class AgainstTheRules(Trouble):
    """An answer the game refuses: the reason and the place in the rules that says so."""

    def __init__(self, words: Callable[[str], Words], reason: Reason) -> None:
        super().__init__(422, "refused", reason.name)
        self.words = words
        self.reason = reason

    def problem(self, lang: str) -> Problem:
        words, passage = self.words(lang), self.reason.passage
        return Problem(self.code, reason_text(words, self.reason), words.rule(passage), passage)


def reason_text(words: Words, reason: Reason) -> str:
    """Why not, without the place in the rules, which a screen shows beside it."""
    return capital(words.say(f"reason-{reason.name}", **words.vocabulary.reason_variables(reason.details)))


def unreadable(malformed: Malformed) -> Trouble:
    """What a browser sent is no answer, option or record at all; the engine says which field."""
    return Trouble(400, "bad-request", "problem-field", field=malformed.field[:200], detail=malformed.problem[:600])


def forbidden(message: str, /, **variables: Value) -> Trouble:
    return Trouble(403, "forbidden", message, **variables)


def not_found(message: str = "problem-no-table", /, **variables: Value) -> Trouble:
    return Trouble(404, "not-found", message, **variables)


def conflict(message: str, /, **variables: Value) -> Trouble:
    return Trouble(409, "conflict", message, **variables)


def not_running() -> Trouble:
    return Trouble(409, "not-running", "room-not-running")

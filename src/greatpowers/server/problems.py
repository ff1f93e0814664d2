"""`ProblemError`: whatever the server cannot do, said in the language of whoever asked."""

from __future__ import annotations

from collections.abc import Callable

from greatpowers.kernel.values import Malformed, Reason, Value
from greatpowers.server.protocol import Problem
from greatpowers.server.texts import sentence
from greatpowers.words.words import Words, capital


class ProblemError(Exception):
    """A `Problem` on its way to whoever asked: its HTTP status, its code, its message in `server.ftl`."""

    def __init__(self, status: int, code: str, message: str, /, **variables: Value) -> None:
        super().__init__(f"{status} {code} {message} {variables or ''}".strip())
        self.status = status
        self.code = code
        self.message = message
        self.variables = variables

    def in_words(self, lang: str) -> Problem:
        return Problem(self.code, sentence(lang, self.message, **self.variables))


class AnswerRefused(ProblemError):
    """An answer the game refuses: the reason and the place in the rules that says so."""

    def __init__(self, words: Callable[[str], Words], reason: Reason) -> None:
        super().__init__(422, "refused", reason.name)
        self.words = words
        self.reason = reason

    def in_words(self, lang: str) -> Problem:
        words, passage = self.words(lang), self.reason.passage
        return Problem(self.code, reason_text(words, self.reason), words.rule(passage), passage)


def reason_text(words: Words, reason: Reason) -> str:
    """Why not, without the place in the rules, which a screen shows beside it."""
    return capital(words.say(f"reason-{reason.name}", **words.vocabulary.reason_variables(reason.details)))


def malformed(error: Malformed) -> ProblemError:
    """What a browser sent is no answer, option or record at all; the engine says which field."""
    return ProblemError(400, "bad-request", "problem-field", field=error.field[:200], detail=error.problem[:600])


def forbidden(message: str, /, **variables: Value) -> ProblemError:
    return ProblemError(403, "forbidden", message, **variables)


def not_found(message: str = "problem-no-table", /, **variables: Value) -> ProblemError:
    return ProblemError(404, "not-found", message, **variables)


def gone(message: str, /, **variables: Value) -> ProblemError:
    return ProblemError(410, "gone", message, **variables)


def conflict(message: str, /, **variables: Value) -> ProblemError:
    return ProblemError(409, "conflict", message, **variables)


def not_running() -> ProblemError:
    return ProblemError(409, "not-running", "room-not-running")

"""Why a command of an operator cannot be done, in a sentence that names the remedy."""

from __future__ import annotations

from greatpowers.kernel.values import Malformed, Value
from greatpowers.server.database import Unreadable
from greatpowers.server.owner import Owned
from greatpowers.server.texts import sentence


class Unable(Exception):
    """It cannot be done. `field` is what was asked for wrongly, `remedy` the sentence, in `operation.ftl`."""

    def __init__(self, field: str, remedy: str, /, **variables: Value) -> None:
        super().__init__(f"{field}: {remedy} {variables}")
        self.field = field
        self.remedy = remedy
        self.variables = variables


def refused(error: Owned | Unreadable | Unable, lang: str) -> Malformed:
    """What is wrong, and what to do about it, in a sentence."""
    if isinstance(error, Unable):
        return Malformed(error.field, sentence(lang, error.remedy, **error.variables))
    if isinstance(error, Owned):
        owner = error.address or sentence(lang, "command-database-process", process=str(error.process))
        return Malformed("database", sentence(lang, "command-database-owned", file=str(error.file), owner=owner))
    return Malformed("database", sentence(lang, error.remedy, **error.variables))

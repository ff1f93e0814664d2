"""Figures as a reader of the language writes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Found = Mapping[str, Any]
"""`value`, `low` and `high`."""


class Figures:
    """German has a decimal comma and a space before the percent sign."""

    def __init__(self, language: str) -> None:
        self.german = language == "de"

    def number(self, value: float, digits: int = 0) -> str:
        text = f"{value:,.{digits}f}"
        if self.german:
            text = text.translate(str.maketrans(",.", ".,"))
        return text.replace("-", "−")

    def whole(self, value: float) -> str:
        return self.number(value)

    def fine(self, value: float) -> str:
        return self.number(value, 2)

    def axis(self, value: float) -> str:
        return self.number(value, 0 if value == int(value) else 2)

    def percent(self, value: float) -> str:
        return self.points(value) + ("\u00a0%" if self.german else "%")

    def points(self, value: float) -> str:
        """A share in percent, without the sign."""
        return self.number(100 * value, 1)

    def milliseconds(self, value: float) -> str:
        """As many digits as the measurement is worth."""
        return self.number(value, 0 if value >= 100 else 1 if value >= 10 else 2)

    def rating(self, found: Found) -> str:
        return self.whole(found["value"]) + self.interval(found, self.whole)

    def share(self, found: Found) -> str:
        return self.percent(found["value"]) + self.interval(found, self.points)

    def rank(self, found: Found) -> str:
        return self.fine(found["value"]) + self.interval(found, self.fine)

    @staticmethod
    def interval(found: Found, form: Callable[[float], str]) -> str:
        """Behind a value, where it can be told."""
        low, high = found["low"], found["high"]
        return "" if low is None or high is None else f" [{form(low)};\u00a0{form(high)}]"

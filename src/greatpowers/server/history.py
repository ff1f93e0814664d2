"""How the game went: its turns, and the figures at each of them. Called by `Room`, one at a time."""

from __future__ import annotations

from greatpowers.games import game_of
from greatpowers.kernel.match import Match
from greatpowers.screen.lines import Line
from greatpowers.server.log import Log
from greatpowers.server.protocol import History, Series, Turning
from greatpowers.server.texts import sentence
from greatpowers.words.words import Words

Values = list[int | None]


class Chronicle:
    """The figures of one match as one seat sees them. A moment stays what it was, whatever is taken back later, so each
    is looked at once; those that are no turnings any more are forgotten."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._values: dict[int, Values] = {}

    def history(self, words: Words, match: Match, log: Log) -> History:
        turnings = turnings_of(words.lang, match, log)
        last = self._lines(words, match, turnings[-1].at)
        known, self._values = self._values, {}
        for turning in turnings[:-1]:
            values = known.get(turning.at)
            self._values[turning.at] = self._at(words, match, turning.at) if values is None else values
        self._values[turnings[-1].at] = [line.value for line in last]
        series = [
            Series(
                id=f"{line.figure}-{line.badge.id}",
                figure=line.figure,
                label=line.label,
                badge=line.badge,
                values=[self._values[turning.at][index] for turning in turnings],
            )
            for index, line in enumerate(last)
        ]
        return History(turnings, series)

    def _at(self, words: Words, match: Match, at: int) -> Values:
        return [line.value for line in self._lines(words, match, at)]

    def _lines(self, words: Words, match: Match, at: int) -> list[Line]:
        return game_of(match.rules).lines(words, match.rules.view(match.history().at(at).state, self.seat))


def turnings_of(lang: str, match: Match, log: Log) -> list[Turning]:
    """Where a turn began, and now, if anything that stands has happened since. Of turns that began at once only the
    last is under way."""
    headings, now = dict(log.headings()), len(match.entries)
    begun, standing = max(headings, default=-1), match.history().standing
    if begun < 0 or standing(begun) != standing(now):
        headings[now] = sentence(lang, "history-now")
    return [Turning(at, label) for at, label in headings.items()]

"""Writes the tables that the client's tests look at: `.venv/bin/python -m tools.fixtures`.

`web/src/games/imperial/fixtures/<board>-<language>.json`: the screen of the seat that is asked for a field, at the
first such question after 200 answers of computers; always the same game as long as rules and computers stay the same.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

import greatpowers
from greatpowers import Match
from greatpowers.games import words_for
from greatpowers.players import roster
from greatpowers.words.words import LANGUAGES
from tests.drawn import screen

FOLDER = Path(__file__).parents[1] / "web/src/games/imperial/fixtures"
BOARDS = {"world": "imperial-2030", "europe": "imperial-2010"}
NAMES = ("Anna", "Bruno", "Carla", "David")
ANSWERS = 200


def played(game: str) -> Match:
    match = greatpowers.start(game, len(NAMES), seed=1)
    bots = [roster.make(game, "greedy-novice", seed=seat) for seat in range(len(NAMES))]
    given = 0
    while given < ANSWERS or match.decisions[0].step != "rondel":
        position = match.fast
        seat = position.waiting()[0]
        match.play(match.rules.codec.decode(bots[seat].answer(position, seat)), seat)
        given += 1
    return match


def main() -> None:
    for board, game in BOARDS.items():
        match = played(game)
        position, seat = match.fast, match.decisions[0].seat
        for lang in LANGUAGES:
            path = FOLDER / f"{board}-{lang}.json"
            path.write_bytes(msgspec.json.encode(screen(words_for(lang, match.rules, NAMES), position, seat)) + b"\n")
            print(path)


if __name__ == "__main__":
    main()

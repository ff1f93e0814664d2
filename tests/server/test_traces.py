"""What the log leaves on the map, against the events of the match."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import msgspec
import pytest

import greatpowers
from greatpowers import Match
from greatpowers.games import words_for
from greatpowers.kernel.values import NOBODY
from greatpowers.screen.effects import Trace
from greatpowers.server.log import Log
from greatpowers.server.protocol import LogItem

SAME = {"raised": "raise", "removed": "loss", "built": "build", "razed": "raze", "flagged": "flag"} | {
    **{"unflagged": "unflag", "moved": "move", "exchanged": "fight", "governed": "govern", "lent": "lend"},
    "empowered": "tax",
}


def played(game: str, seed: int, answers: int) -> Match:
    dice = random.Random(seed)
    match = greatpowers.start(game, 4, seed=seed)
    for _ in range(answers):
        if match.over:
            break
        decision = match.decisions[0]
        useful = [answer for answer in decision.options if answer.kind not in ("pass", "halt")]
        match.play(dice.choice(useful if useful and dice.random() < 0.85 else decision.options), decision.seat)
    return match


def items(match: Match) -> list[LogItem]:
    log = Log(words_for("en", match.rules), NOBODY)
    log.follow(match)
    return msgspec.json.decode(log.whole(), type=list[LogItem])


def first_answer(match: Match) -> int:
    return next(index for index, entry in enumerate(match.entries) if entry["seat"] != "chance")


@pytest.mark.parametrize("game", ["imperial-2006", "imperial-2010", "imperial-2030"])
def test_every_event_on_the_map_leaves_its_trace(game: str) -> None:
    match = played(game, 5, 500)
    found = [trace for item in items(match) for trace in item.traces]
    events = match.events[match.marks[first_answer(match)] :]
    wanted = Counter(SAME[event.name] for event in events if event.name in SAME)
    wanted["hostile"] = sum(event.name == "turned" and event.values["unit"] == "army" for event in events)
    assert Counter(trace.kind for trace in found) == +wanted
    moved = [event.values for event in events if event.name == "moved"]
    ways = [(trace.origin, trace.region) for trace in found if trace.kind == "move"]
    assert ways == [(values["origin"], values["region"]) for values in moved]
    seats = [(trace.nation, trace.seat) for trace in found if trace.kind == "govern"]
    assert seats == [(e.values["nation"], e.values["player"]) for e in events if e.name == "governed"]
    assert {"move", "fight", "loss", "raise", "flag", "tax", "lend"} <= set(wanted)


def test_convoys_name_their_seas() -> None:
    """Each sea borders on the next, and the first and last touch the coasts."""
    seen: list[Trace] = []
    for seed in range(6):
        match = played("imperial-2030", seed, 500)
        board = match.rules.figures.board  # type: ignore[attr-defined]
        for trace in (trace for item in items(match) for trace in item.traces):
            seas = [board.index[sea] for sea in trace.via]
            if not seas:
                continue
            seen.append(trace)
            assert trace.kind == "move" and trace.unit != "fleet"
            assert all(other in board.sea[one] for one, other in pairwise(seas))
            assert seas[-1] in board.coast[board.index[trace.region]] or board.owner[board.index[trace.region]] >= 0
    assert seen


def test_who_arrived_and_fought_came_from_somewhere() -> None:
    match = played("imperial-2010", 7, 500)
    found = [trace for item in items(match) for trace in item.traces]
    fights = [trace for trace in found if trace.kind in ("fight", "hostile")]
    ways = {(trace.origin, trace.region) for trace in found if trace.kind == "move"}
    assert any(trace.origin for trace in fights)
    assert all((trace.origin, trace.region) in ways for trace in fights if trace.origin)


def test_traces_go_with_what_is_taken_back() -> None:
    match = played("imperial-2030", 5, 120)
    log = Log(words_for("de", match.rules), NOBODY)
    log.follow(match)
    before = log.whole()
    decision = match.decisions[0]
    match.play(decision.options[-1], decision.seat)
    log.follow(match)
    if match.can_undo(decision.seat):
        match.undo(decision.seat)
        log.follow(match)
        assert log.whole() == before
    match.rewind(100)
    log.follow(match)
    assert log.whole() == fresh(match)


def fresh(match: Match) -> msgspec.Raw:
    log = Log(words_for("de", match.rules), NOBODY)
    log.follow(match)
    return log.whole()


@pytest.mark.parametrize("game", ["imperialism", "attack"])
def test_other_titles_leave_none(game: str) -> None:
    assert not any(item.traces for item in items(played(game, 3, 60)))


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", ["imperial-2006", "imperial-2030"])
def test_every_line_names_the_nation_whose_turn_it_is(game: str, lang: str) -> None:
    match = played(game, 5, 300)
    log = Log(words_for(lang, match.rules), NOBODY)
    log.follow(match)
    found = msgspec.json.decode(log.whole(), type=list[LogItem])
    began = ("turn_began", "skipped")
    turns = [str(event.values["nation"]) for event in match.events if event.name in began]
    assert [item.nation for item in found if item.heading and item.nation] == turns
    assert found[0].nation == ""
    nation = ""
    for item in found:
        nation = item.nation if item.heading else nation
        assert item.nation == nation


def test_games_without_turns_of_nations_name_none() -> None:
    assert {item.nation for item in items(played("imperialism", 3, 60))} == {""}

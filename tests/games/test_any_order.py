"""Things that are named one by one are taken in any order, one by one or several at once, and undone together."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import pytest

import greatpowers
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.match import Match
from greatpowers.kernel.values import Answer, Refused

GATHERED = [
    ("imperial-2006", "production"),
    ("imperial-2010", "import"),
    ("imperial-2030", "import"),
    ("imperial-2030", "production"),
    ("imperialism", "discard"),
    ("attack", "deployment"),
    ("attack", "purchase"),
    ("attack", "commitment"),
]


def until(game: str, step: str, seed: int = 5, least: int = 3) -> Match:
    """A game by lot up to a question in which several things can be named."""
    for number in range(seed, seed + 40):
        match, dice = greatpowers.start(game, 3, seed=number), Dice(number)
        for _ in range(900):
            if match.over:
                break
            now = match.fast
            assert now.step is not None
            seat = now.waiting()[0]
            if now.step.name == step and now.step.most_named(now.state, seat) >= least:
                if len(now.step.nameable(now.state, seat)) > least:
                    return match
            options = now.options(seat)
            match.play(now.rules.codec.decode(options[dice.below(len(options))]), seat)
    raise AssertionError(f"{game} never came to {step}")


def nameable(match: Match, count: int) -> list[dict[str, Any]]:
    """So many different things that can be named together, or as many as must be."""
    now = match.fast
    assert now.step is not None
    kinds, codec = now.step.gathers, now.rules.codec
    codes = [code for code in now.step.nameable(now.state, now.seat) if codec.kind_of(code).name in kinds]
    for chosen in reversed(list(combinations_with_replacement(codes, count))):
        if len(set(chosen)) > min(count, 2) - 1 and can(match, [codec.decode(code).to_json() for code in chosen]):
            return [codec.decode(code).to_json() for code in chosen]
    raise AssertionError("no such set")


def first_two(match: Match) -> list[Answer]:
    """The first two of what can be named, in the engine's order, so that more can be named then."""
    now = match.fast
    assert now.step is not None
    found = [now.rules.codec.decode(code) for code in now.step.nameable(now.state, now.seat)]
    return [answer for answer in found if answer.kind in now.step.gathers][:2]


def can(match: Match, answers: list[dict[str, Any]]) -> bool:
    try:
        match.copy().play_several(answers)
    except Refused:
        return False
    return True


@pytest.mark.parametrize(("game", "step"), [one for one in GATHERED if one[1] not in ("commitment", "deployment")])
def test_one_by_one_in_any_order_comes_to_the_same(game: str, step: str) -> None:
    match = until(game, step)
    count = 2
    first, second = nameable(match, count)
    there, back = match.copy(), match.copy()
    there.play(first)
    there.play(second)
    back.play(second)
    seat = match.fast.seat
    listed = [answer.to_json() for answer in back.decisions[0].options]
    late = [match.rules.codec.decode(code).to_json() for code in back.late(seat)]
    ended = back.fast.step is None or back.fast.step.name != step  # by the last of them in the engine's order
    assert ended or (first in late) != (first in listed)
    assert back.hindrance(first, seat) is None
    assert (back.why_not(first, seat) is None) == (first in listed), "`decisions` keeps to the engine's order"
    back.play(first, seat)
    assert back.hash() == there.hash()
    assert greatpowers.replay(back.record()).hash() == back.hash()
    if game != "attack" and back.can_undo(seat):  # what was named anew together is taken back together
        back.undo(seat)
        assert back.hash() == match.hash()


@pytest.mark.parametrize(("game", "step"), GATHERED)
def test_several_at_once_in_any_order_come_to_the_same(game: str, step: str) -> None:
    match = until(game, step)
    now = match.fast
    assert now.step is not None
    count = max(2, now.step.least_named(now.state, now.seat))
    answers = nameable(match, count)
    hashes = set()
    for order in (answers, answers[::-1], answers[1:] + answers[:1]):
        twin = match.copy()
        twin.play_several(order, now.seat)
        hashes.add(twin.hash())
        assert greatpowers.replay(twin.record()).hash() == twin.hash()
    assert len(hashes) == 1


@pytest.mark.parametrize(("game", "step"), GATHERED)
def test_nothing_is_named_beyond_what_there_is_to_draw_on(game: str, step: str) -> None:
    """What is named takes of stocks; nobody names more than they hold, and of one thing never more than all of it."""
    match = until(game, step)
    now = match.fast
    assert now.step is not None
    there, codec = now.step.stock(now.state, now.seat), now.rules.codec
    codes = [code for code in now.step.nameable(now.state, now.seat) if codec.kind_of(code).name in now.step.gathers]
    taken = {code: now.step.takes(now.state, now.seat, code) for code in codes}
    assert all(len(taken[code]) == len(there) for code in codes)
    for pair in combinations_with_replacement(codes, 2):
        needed = [sum(of) for of in zip(*(taken[code] for code in pair), strict=True)]
        if any(need > left for need, left in zip(needed, there, strict=True)):
            assert not can(match, [codec.decode(code).to_json() for code in pair])
    assert any(all(need <= left for need, left in zip(taken[code], there, strict=True)) for code in codes)


@pytest.mark.parametrize(("game", "step"), GATHERED)
def test_things_of_different_marks_are_not_named_together(game: str, step: str) -> None:
    """Of all pairs that the engine takes, none is marked apart; ships of two seas are."""
    match = until(game, step)
    now = match.fast
    assert now.step is not None
    codec = now.rules.codec
    codes = [code for code in now.step.nameable(now.state, now.seat) if codec.kind_of(code).name in now.step.gathers]
    marks = {code: now.step.apart(now.state, now.seat, code) for code in codes}
    assert (game, step) == ("attack", "deployment") or not any(marks.values())
    for pair in combinations_with_replacement(codes, 2):
        if len({marks[code] for code in pair} - {0}) > 1:
            assert not can(match, [codec.decode(code).to_json() for code in pair])


def test_ships_are_placed_in_one_sea_at_a_time() -> None:
    match = at_two_seas()
    now = match.fast
    assert now.step is not None
    marks = {now.step.apart(now.state, now.seat, code) for code in now.step.nameable(now.state, now.seat)}
    assert len(marks - {0}) > 1 and 0 in marks


def at_two_seas() -> Match:
    """A deployment of Attack! in which ships can go to more than one sea area, and units on land, too."""
    for seed in range(5, 45):
        match = until("attack", "deployment", seed)
        now = match.fast
        assert now.step is not None
        marks = {now.step.apart(now.state, now.seat, code) for code in now.step.nameable(now.state, now.seat)}
        if len(marks) > 2:
            return match
    raise AssertionError("nobody has two seas")


@pytest.mark.parametrize(("game", "step"), [("imperial-2030", "import"), ("imperialism", "discard")])
def test_what_was_gone_past_is_named_no_oftener_than_it_is_there(game: str, step: str) -> None:
    match = until(game, step)
    now = match.fast
    assert now.step is not None
    kinds, codec, seat = now.step.gathers, now.rules.codec, now.seat
    codes = [code for code in now.step.nameable(now.state, seat) if codec.kind_of(code).name in kinds]
    match.play(codec.decode(codes[-1]), seat)
    late = match.late(seat)
    assert late, "the last in the engine's order went first"
    then = match.fast
    assert then.step is not None
    room = then.step.most_named(then.state, seat)
    for code in late:
        one = codec.decode(code).to_json()
        most = match.times(code, seat, room)
        assert most == room or not can(match, [one] * (most + 1))
        assert most > 0 and can(match, [one] * most) and match.times(code, seat, 1) == 1


def test_several_are_ended_and_undone_together() -> None:
    match = until("imperial-2030", "import")
    seat, before = match.fast.seat, match.hash()
    answers = nameable(match, 2)
    match.play_several(answers, seat)
    assert match.fast.step is None or match.fast.step.name != "import", "these and no more"
    match.undo(seat)
    assert match.hash() == before and not match.late(seat)


def test_discards_are_taken_back_until_something_is_drawn() -> None:
    match = until("imperialism", "discard")
    seat, before = match.fast.seat, match.hash()
    match.play(nameable(match, 1)[0])
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.hash() == before


def test_too_many_too_few_and_foreign_answers_change_nothing() -> None:
    match = until("imperial-2030", "import")
    before, seat = match.record(), match.fast.seat
    one = nameable(match, 1)[0]
    for answers, reason in (
        ([one] * 4, "too-many-named"),
        ([], "too-few-named"),
        ([{"kind": "import", "unit": "army", "province": "berlin"}] * 2, "not-home"),
        ([{"kind": "pass"}, one], "other-kind"),
        ([{"kind": "pass"}], "other-kind"),
    ):
        with pytest.raises(Refused) as refused:
            match.play_several(answers, seat)
        assert refused.value.reason.name in (reason, "no-factory", "occupied")
        assert match.record() == before
    with pytest.raises(Refused, match="not-asked"):
        match.play_several([one], (seat + 1) % 3)


def test_nobody_is_told_of_the_order() -> None:
    for game, step in GATHERED[:5]:
        match = until(game, step)
        now = match.fast
        assert now.step is not None
        last = nameable(match, 2)[1]
        match.play(last)
        if match.fast.step is not now.step:
            continue
        for code in now.step.candidates(now.state, now.seat):
            reason = match.hindrance(now.rules.codec.decode(code), now.seat)
            shown = reason is not None and reason.name == "order-passed"
            assert not shown or now.rules.codec.decode(code).to_json() == last, "only what is done already"


@pytest.mark.parametrize(("game", "step"), [("imperial-2006", "import"), ("imperial-2030", "production")])
def test_what_somebody_else_has_done_in_between_settles_what_was_named(game: str, step: str) -> None:
    for seed in range(5, 60):
        match = until(game, step, seed)
        first, second = first_two(match)
        seat = match.fast.seat
        others = [one for one in range(3) if one != seat and match.fast.rights(one)]
        if not others:
            continue
        match.play(second)
        if match.fast.step is None or match.fast.step.name != step:
            continue
        gift = match.rules.codec.decode(match.fast.rights(others[0])[0])
        match.play(gift, others[0])
        reason = match.hindrance(first, seat)
        assert reason is not None and reason.name == "settled"
        return
    raise AssertionError("nobody could give anything")


def test_what_was_named_already_is_not_put_down_to_anybody_else() -> None:
    match = until("imperial-2030", "production")
    first, second = first_two(match)
    seat = match.fast.seat
    match.play(first)
    reason = match.hindrance(first, seat)
    assert reason is not None and reason.name == "order-passed"
    with pytest.raises(Refused, match="order-passed"):
        match.play_several([second, second], seat)


def test_an_own_gift_in_between_settles_nothing() -> None:
    for seed in range(5, 60):
        match = until("imperial-2030", "import", seed)
        first, second = nameable(match, 2)
        seat = match.fast.seat
        match.play(second)
        gifts = match.fast.rights(seat)
        if not gifts or match.fast.step is None or match.fast.step.name != "import":
            continue
        twin = match.copy()
        gift = match.rules.codec.decode(gifts[0])
        match.play(gift, seat)
        match.play(first, seat)
        twin.undo(seat)
        for answer in (gift, first, second):
            twin.play(answer, seat)
        assert match.hash() == twin.hash()
        return
    raise AssertionError("nobody could give anything")


def test_two_victims_are_named_in_any_order() -> None:
    match = greatpowers.start("attack", 4, seed=1)
    codec = match.rules.codec
    steps = {step.name: step for step in match.rules.steps}
    one = codec.encode({"kind": "play", "card": "spy_ring", "one": 1, "two": 2})
    two = codec.encode({"kind": "play", "card": "spy_ring", "one": 2, "two": 1})
    for name in ("turn", "politics"):
        assert steps[name].meaning(two) == steps[name].meaning(one) == one
        assert steps[name].meaning(codec.encode({"kind": "pass"})) == codec.encode({"kind": "pass"})

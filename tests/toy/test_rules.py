"""Toy proves the kernel: every shape played by hand, every law on random games."""

from __future__ import annotations

import json
import os
from typing import Any

import jsonschema
import pytest

from greatpowers.kernel import position as kernel_position
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.decision import Decision
from greatpowers.kernel.fuzz import fuzz
from greatpowers.kernel.match import Match, start
from greatpowers.kernel.perft import divide, perft, rights
from greatpowers.kernel.position import Position
from greatpowers.kernel.record import replay
from greatpowers.kernel.values import CHANCE, NOBODY, Answer, Malformed, Refused
from tests.toy import tables
from tests.toy.examine import examine, examine_matches
from tests.toy.rules import answers, queries
from tests.toy.rules.answers import BLOCK, BLOCKING, PASS, RAIDING
from tests.toy.rules.ruleset import ToyRuleset
from tests.toy.tables import AT_BID, AT_MARKET, AT_OFFER, AT_RAID, AT_SPY, AT_TOLL, RULES, SILKS, seat

pytestmark = pytest.mark.both


def asked(match: Match) -> tuple[str, list[int]]:
    return match.decisions[0].step, [decision.seat for decision in match.decisions]


def waiting(match: Match) -> list[Decision]:
    """Whoever has sealed an answer may change it, so a game goes on only when the others are asked."""
    return [decision for decision in match.decisions if not decision.answered]


def options(match: Match, index: int = 0) -> list[dict[str, Any]]:
    return [answer.to_json() for answer in match.decisions[index].options]


def coins(match: Match) -> list[int]:
    return [player["coins"] for player in match.view()["players"]]


def refused(match: Match, answer: Answer, who: int = NOBODY) -> dict[str, Any]:
    reason = match.why_not(answer, who)
    assert reason is not None
    with pytest.raises(Refused):
        match.play(answer, who)
    return reason.to_json()


def test_the_build_is_the_one_asked_for() -> None:
    compiled = os.environ.get("GREATPOWERS_BUILD") == "compiled"
    assert str(kernel_position.__file__).endswith(".py") is not compiled


# laws


@pytest.mark.walk
def test_no_law_is_broken_on_random_games() -> None:
    report = fuzz(RULES, 240, 1)
    assert report["broken"] == []
    assert report["ended"] == 240


def test_random_games_tell_how_many_have_been_played() -> None:
    told: list[tuple[int, int]] = []
    report = fuzz(RULES, 3, 1, lambda played, games: told.append((played, games)), first=5)
    assert told == [(1, 3), (2, 3), (3, 3)] and report["games"] == 3


@pytest.mark.walk
def test_no_law_is_broken_at_any_position() -> None:
    """Twice every player count with every combination of options; chance is examined, too."""
    assert list(examine(RULES, 24, 1)) == []


def test_no_undo_and_no_record_breaks_a_law() -> None:
    assert examine_matches(RULES, 12, 1) == []


@pytest.mark.walk
def test_random_games_reach_every_step_and_an_empty_bag() -> None:
    reached, emptied = set(), False
    for number in range(60):
        match = start(RULES, 2 + number % 3, number, {"length": "long"})
        dice = Dice(number)
        while not match.over:
            position = match.fast
            rights_now = position.rights(0)
            if rights_now and dice.below(8) == 0:
                match.play(RULES.codec.decode(rights_now[dice.below(len(rights_now))]), 0)
            decision = waiting(match)[0]
            reached.add(decision.step)
            emptied = emptied or sum(position.state.bag) == 0  # type: ignore[attr-defined]
            match.play(decision.options[dice.below(len(decision.options))], decision.seat)
    assert reached == {"bid", "spy", "auction", "offer", "reply", "raid", "rescue", "retort", "toll", "gift"}
    assert emptied


def test_answers_are_where_the_codec_puts_them() -> None:
    codec = RULES.codec
    assert codec.size == answers.ANSWERS
    firsts = [kind.number for kind in codec.kinds]
    assert firsts[5:9] == [answers.BID, answers.SPY, answers.OFFER, answers.ACCEPT]
    assert firsts[11:] == [answers.RAID, answers.BLOCK, answers.VOTE, answers.GIVE, answers.SHOW]
    assert codec.decode(answers.offer(2, BLOCKING, 20)) == Answer("offer", rival=2, card="block", price=20)
    assert codec.decode(answers.give(3, 7)) == Answer("give", player=3, coins=7)


def test_perft() -> None:
    table = tables.position([tables.ROUND, tables.TOLL], seat({}, 1), seat({}, 1), seat({}, 1))
    assert perft(table, 1) == 2
    assert perft(table, 2) == 4
    assert [count for _, count in divide(table, 2)] == [2, 2]
    assert rights(table) == 6


# dice


def test_two_dice_have_their_weights() -> None:
    table = tables.position(
        [*AT_BID, {"step": "draw", "player": 0, "times": 1}, {"step": "roll"}], seat({}), seat({}), seat({})
    )
    assert table.asked() == [CHANCE]
    assert table.weights() == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    for total, income in ((2, 1), (4, 1), (5, 2), (9, 2), (10, 3), (12, 3)):
        after = table.copy()
        after.play(RULES.codec.encode(Answer("roll", total=total)), CHANCE)
        assert after.rules.view(after.state, NOBODY).bank == 100 - 24 - 3 * income


def test_chance_follows_its_weights() -> None:
    seen: dict[int, int] = {}
    table = tables.position(
        [*AT_BID, {"step": "draw", "player": 0, "times": 1}, {"step": "roll"}], seat({}), seat({}), seat({})
    )
    dice = Dice(5)
    for _ in range(3600):
        answer = table.roll(dice)
        seen[answer] = seen.get(answer, 0) + 1
    assert all(abs(seen[answers.ROLL + total - 2] / 100 - (6 - abs(7 - total))) < 1 for total in range(2, 13))


# the bag and the hands


def test_a_bag_is_drawn_by_its_contents() -> None:
    hands = seat({"silk": 8, "gem": 1}), seat({"raid": 5}), seat({"block": 5})
    table = tables.position([*AT_BID, {"step": "draw", "player": 0, "times": 1}], *hands)
    assert [RULES.codec.decode(code).values["card"] for code in table.options()] == ["gem", "raid"]
    assert table.weights() == [3, 2]
    assert table.reason(answers.DRAW, CHANCE).name == "bag-lacks"


def test_nobody_draws_from_an_empty_bag() -> None:
    hands = seat({"silk": 8, "gem": 4}), seat({"raid": 7}), seat({"block": 5})
    match = tables.match([*AT_BID, {"step": "draw", "player": 0, "times": 1}], *hands)
    assert asked(match) == ("bid", [0, 1, 2])
    for player in range(3):
        match.play(Answer("bid", coins=0), player)
    match.play(Answer("spy", rival=0))
    assert asked(match) == ("offer", [1])  # no market either


def test_a_draw_is_hidden_from_others() -> None:
    match = start(RULES, 3, seed=4)
    drew = [event for event in match.events if event.name == "drew"]
    assert len(drew) == 3 * 3 + 3
    for watcher in (0, 1, 2, NOBODY):
        for event, told in zip(drew, [event for event in match.events_for(watcher) if event.name == "drew"]):
            own = event.values["player"] == watcher
            assert told.values == (event.values if own else {**event.values, "card": "hidden"})
    known = [[player["known"] for player in match.view(watcher)["players"]] for watcher in (0, 1, 2, NOBODY)]
    for watcher in range(3):
        assert sum(known[watcher][watcher].values()) == 4
        assert [known[watcher][owner] for owner in range(3) if owner != watcher] == [{}, {}]
    assert known[3] == [{}, {}, {}]
    assert all(player["cards"] == 4 for player in match.view()["players"])
    assert [player["score"] is None for player in match.view(1)["players"]] == [True, False, True]


def test_a_peek_is_seen_by_the_spy_alone() -> None:
    match = tables.match(AT_SPY, seat(SILKS), seat({"gem": 2}), seat(SILKS))
    match.play(Answer("spy", rival=1))
    assert [event.values for event in match.events_for(0) if event.name == "peeked"] == [
        {"player": 0, "rival": 1, "card": "gem"}
    ]
    for watcher in (1, 2, NOBODY):
        assert [event.values["card"] for event in match.events_for(watcher) if event.name == "peeked"] == ["hidden"]
    assert match.view(0)["players"][1]["known"] == {"gem": 1}
    assert match.view(2)["players"][1]["known"] == {}
    for number in range(20):
        guess = match.fast.guess(0, Dice(number)).state
        assert guess.held(1, answers.GEM) >= 1  # type: ignore[attr-defined]


def test_a_guess_respects_what_was_seen_and_varies_the_rest() -> None:
    seen: list[dict[str, int]] = [{}, {"raid": 1}, {}]
    match = tables.match(AT_TOLL, seat(SILKS, seen=seen), seat({"raid": 1, "gem": 2}), seat({"block": 3}))
    position = match.fast
    hands = set()
    for number in range(40):
        guess = position.guess(0, Dice(number))
        assert RULES.broken(guess.state) == ""
        assert RULES.view(guess.state, 0) == RULES.view(position.state, 0)
        hands.add(tuple(guess.state.hand))  # type: ignore[attr-defined]
    assert len(hands) > 10
    spectators = {tuple(position.guess(NOBODY, Dice(number)).state.hand) for number in range(40)}  # type: ignore[attr-defined]
    assert any(row[:4] != (1, 0, 0, 0) for row in spectators)


def test_a_card_that_leaves_a_hand_is_known_no_longer() -> None:
    raiders = (
        seat({"raid": 2}, open={"raid": 1}),
        seat({}, seen=[{"raid": 2}, {}, {}]),
        seat({}, seen=[{"raid": 1}, {}, {}]),
    )
    match = tables.match(AT_RAID, *raiders)
    match.play(Answer("raid", victim=1))
    assert [match.view(watcher)["players"][0]["known"] for watcher in (1, 2, NOBODY)] == [{"raid": 1}, {}, {}]


# sealed bids


def test_sealed_bids_arrive_in_any_order_and_can_be_changed() -> None:
    bids = {0: 3, 1: 5, 2: 4}
    hashes = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        match = tables.match(AT_BID, seat(SILKS), seat(SILKS), seat(SILKS))
        match.play(Answer("bid", coins=8), order[0])
        match.play(Answer("bid", coins=1), order[1])
        for player in order:
            match.play(Answer("bid", coins=bids[player]), player)
        assert asked(match) == ("spy", [1])
        assert coins(match) == [8, 3, 8]
        hashes.add(match.hash())
    assert len(hashes) == 1


def test_a_sealed_bid_is_seen_by_nobody_else() -> None:
    match = tables.match(AT_BID, seat(SILKS), seat(SILKS), seat(SILKS))
    before = [match.view(watcher) for watcher in (1, 2, NOBODY)]
    assert match.play(Answer("bid", coins=6), 0) == []
    assert [decision.seat for decision in match.decisions if decision.answered] == [0]
    assert [match.view(watcher) for watcher in (1, 2, NOBODY)] == before
    assert match.view(0)["sealed"] == {"kind": "bid", "coins": 6}
    assert match.fast.guess(1, Dice(1)).waiting() == [0, 1, 2]
    assert match.fast.guess(0, Dice(1)).waiting() == [1, 2]


def test_the_next_after_the_captain_wins_a_tie() -> None:
    match = tables.match(AT_BID, seat(SILKS), seat(SILKS), seat(SILKS), captain=1)
    for player in range(3):
        match.play(Answer("bid", coins=2), player)
    assert match.view()["captain"] == 2
    assert refused(tables.match(AT_BID, seat({}), seat({}, 4), seat({})), Answer("bid", coins=5), 1) == {
        "reason": "coins-short",
        "details": {"price": 5, "coins": 4},
        "passage": "The coins",
    }


def test_sealed_answers_are_part_of_a_position() -> None:
    match = tables.match(AT_BID, seat(SILKS), seat(SILKS), seat(SILKS))
    match.play(Answer("bid", coins=6), 2)
    document = json.loads(json.dumps(match.position()))
    assert document["sealed"] == [None, None, {"kind": "bid", "coins": 6}]
    again = Position(RULES, RULES.state(document))
    assert again.waiting() == [0, 1]
    assert again.hash() == match.hash()


# the auction


def at_auction(**frame: Any) -> Match:
    auction = {"step": "auction", "speaker": 0, "leader": "none", "price": 0, "out": 0, **frame}
    return tables.match([*AT_OFFER, auction], seat(SILKS), seat(SILKS, 5), seat(SILKS), market="gem")


def test_an_auction_rises_until_one_is_left() -> None:
    match = at_auction()
    match.play(Answer("bid", coins=2))
    match.play(Answer("bid", coins=3))
    match.play(Answer("pass"))
    assert asked(match) == ("auction", [0])
    assert refused(match, Answer("bid", coins=3))["reason"] == "not-higher"
    match.play(Answer("bid", coins=5))
    assert options(match) == [{"kind": "pass"}]
    assert refused(match, Answer("bid", coins=6), 1)["details"] == {"price": 6, "highest": 5, "coins": 5}
    events = match.play(Answer("pass"))
    assert [event.name for event in events] == ["paid", "won"]
    assert coins(match) == [3, 5, 8]
    assert match.view(2)["players"][0]["known"] == {"gem": 1}


def test_a_card_nobody_wants_is_discarded() -> None:
    match = at_auction()
    for _ in range(3):
        match.play(Answer("pass"))
    assert match.view()["discard"] == {"gem": 1}


def test_the_last_one_in_may_still_bid() -> None:
    match = at_auction()
    match.play(Answer("pass"))
    match.play(Answer("pass"))
    match.play(Answer("bid", coins=1))
    assert coins(match) == [8, 5, 7]


def test_the_leading_bid_cannot_be_given_away() -> None:
    match = at_auction(speaker=1, leader=0, price=6)
    assert refused(match, Answer("give", player=1, coins=3), 0) == {
        "reason": "coins-short",
        "details": {"player": 1, "price": 3, "coins": 2},
        "passage": "The coins",
    }
    match.play(Answer("give", player=1, coins=2), 0)
    match.play(Answer("accept"), 1)
    assert options(match)[-1] == {"kind": "bid", "coins": 7}


# offer and counter-offer


def test_an_offer_shows_its_card_and_is_accepted() -> None:
    match = tables.match(AT_OFFER, seat({"gem": 1}), seat({}), seat({}))
    match.play(Answer("offer", rival=2, card="gem", price=6))
    assert match.view(1)["players"][0]["open"] == {"gem": 1}
    assert asked(match) == ("reply", [2])
    match.play(Answer("accept"))
    assert coins(match) == [14, 8, 2]
    assert [player["open"] for player in match.view()["players"]] == [{}, {}, {"gem": 1}]


def test_counter_offers_go_to_and_fro_three_times() -> None:
    match = tables.match(AT_OFFER, seat({"gem": 1}), seat({}), seat({}))
    match.play(Answer("offer", rival=2, card="gem", price=20))
    assert refused(match, Answer("accept"))["details"] == {"price": 20, "coins": 8, "counters": 0}
    assert refused(match, Answer("counter", price=9))["reason"] == "coins-short"
    assert refused(match, Answer("counter", price=20))["reason"] == "same-price"
    for price, speaker in ((3, 2), (9, 0), (5, 2)):
        assert asked(match) == ("reply", [speaker])
        match.play(Answer("counter", price=price))
    assert options(match) == [{"kind": "accept"}, {"kind": "refuse"}]
    assert refused(match, Answer("counter", price=6))["reason"] == "countered-out"
    match.play(Answer("accept"))
    assert coins(match) == [13, 8, 3]


def test_a_price_one_has_named_cannot_be_given_away() -> None:
    match = tables.match(AT_OFFER, seat({"gem": 1}), seat({}), seat({}))
    match.play(Answer("offer", rival=2, card="gem", price=20))
    match.play(Answer("counter", price=7))
    assert refused(match, Answer("give", player=1, coins=2), 2)["details"]["coins"] == 1


def test_what_is_not_there_is_not_offered() -> None:
    match = tables.match(AT_OFFER, seat({"gem": 1}), seat({}), seat({}))
    assert refused(match, Answer("offer", rival=2, card="silk", price=1))["reason"] == "not-held"
    assert refused(match, Answer("offer", rival=3, card="gem", price=1))["reason"] == "not-a-rival"
    assert len(options(match)) == 1 + 2 * 20
    match.play(Answer("pass"))
    assert asked(match)[0] == "raid"


# reactions


def test_who_might_hold_a_card_is_asked_and_nobody_else() -> None:
    """Player 1 has no block, but nobody knows; all cards of player 2 lie open, and none is a block."""
    hands = seat({"raid": 1}), seat({"silk": 2}), seat({"gem": 1}, open={"gem": 1}, seen=[{}, {}, {}])
    hands[0]["seen"][2] = hands[1]["seen"][2] = {"gem": 1}
    match = tables.match(AT_RAID, *hands)
    match.play(Answer("raid", victim=2))
    assert asked(match) == ("rescue", [1])
    assert options(match) == [{"kind": "pass"}]
    assert refused(match, Answer("block")) == {
        "reason": "not-held",
        "details": {"card": "block"},
        "passage": "The cards",
    }
    match.play(Answer("pass"))
    assert coins(match) == [10, 8, 6]


def test_when_every_block_is_out_no_window_opens() -> None:
    match = tables.match(AT_RAID, seat({"raid": 1}), seat(SILKS), seat(SILKS), discard={"block": 5})
    match.play(Answer("raid", victim=1))
    assert coins(match) == [10, 6, 8]
    assert asked(match)[0] == "raid"


def test_blocks_block_blocks() -> None:
    hands = seat({"raid": 1, "block": 1}), seat({"block": 2}), seat({"block": 1})
    match = tables.match(AT_RAID, *hands)
    match.play(Answer("raid", victim=1))
    assert asked(match) == ("rescue", [1, 2])
    match.play(Answer("block"), 2)
    match.play(Answer("block"), 1)
    assert match.view()["discard"] == {"raid": 1, "block": 2}
    for speaker in (0, 1):
        assert asked(match) == ("retort", [speaker])
        match.play(Answer("block"))
    assert match.view()["discard"] == {"raid": 1, "block": 4}
    assert coins(match) == [8, 8, 8]  # the raider has no card left that could be a block: the raid is stopped
    assert asked(match)[0] != "retort"


def test_a_raid_goes_through_when_the_block_is_blocked() -> None:
    hands = seat({"raid": 1, "block": 1}), seat({"block": 1, "gem": 1}, 1), seat({})
    match = tables.match(AT_RAID, *hands)
    match.play(Answer("raid", victim=1))
    match.play(Answer("block"))
    match.play(Answer("block"))
    assert asked(match) == ("retort", [1])
    match.play(Answer("pass"))
    assert coins(match) == [9, 0, 8]


def test_raids_are_asked_by_what_the_table_knows() -> None:
    state = tables.position(AT_RAID, seat(SILKS), seat({}), seat(SILKS)).state
    assert [queries.might_hold(state, player, RAIDING) for player in range(3)] == [True, False, True]  # type: ignore[arg-type]
    match = tables.match(AT_RAID, seat(SILKS), seat({}), seat(SILKS))
    assert refused(match, Answer("raid", victim=1))["reason"] == "not-held"
    assert refused(match, Answer("raid", victim=0))["reason"] == "not-a-rival"
    match.play(Answer("pass"))
    assert asked(match) == ("raid", [2])


# polls


def test_a_poll_goes_out_together_and_resolves_together() -> None:
    match = tables.match(AT_TOLL, seat({}, captain_coins := 4), seat({}), seat({}, 0))
    assert asked(match) == ("toll", [1])
    match = tables.match(AT_TOLL, seat({}, captain_coins), seat({}), seat({}))
    assert asked(match) == ("toll", [1, 2])
    assert match.play(Answer("vote", toll="yes"), 2) == []
    events = match.play(Answer("vote", toll="yes"), 1)
    assert [event.name for event in events[:4]] == ["voted", "voted", "paid", "paid"]
    assert [event.values["player"] for event in events[:2]] == [1, 2]


def test_a_toll_that_is_not_wanted_costs_the_captain() -> None:
    match = tables.match([tables.ROUND, tables.TOLL], seat({}, 4), seat({}), seat({}))
    match.play(Answer("vote", toll="no"), 1)
    events = match.play(Answer("vote", toll="yes"), 2)
    assert events[2].values == {"payer": "player_0", "payee": "bank", "coins": 1, "purpose": "fine"}


def test_nobody_to_poll() -> None:
    match = tables.match([{"step": "round", "played": 2}, tables.TOLL], seat({}), seat({}, 0), seat({}, 0))
    assert match.over


# standing rights


def test_a_right_interrupts_and_then_the_step_is_asked_again() -> None:
    match = tables.match(AT_OFFER, seat({"gem": 1}), seat({}), seat({"silk": 1}))
    before = options(match)
    match.play(Answer("give", player=2, coins=3), 1)
    assert asked(match) == ("gift", [2])
    match.play(Answer("give", player=1, coins=8), 2)  # a gift on a gift
    assert asked(match) == ("gift", [1])
    assert refused(match, Answer("give", player=0, coins=1), 2)["reason"] == "coins-short"
    assert RULES.broken(match.fast.state) == ""
    match.play(Answer("refuse"))
    match.play(Answer("accept"))
    assert coins(match) == [8, 5, 11]
    assert asked(match) == ("offer", [0])
    assert options(match) == before


def test_a_right_taken_while_answers_are_sealed_opens_them_again() -> None:
    """Somebody's coins have changed, so everybody may think again; nobody learns what the answers were."""
    match = tables.match(AT_BID, seat(SILKS), seat(SILKS), seat(SILKS))
    match.play(Answer("bid", coins=8), 0)
    match.play(Answer("give", player=1, coins=5), 0)
    match.play(Answer("accept"), 1)
    assert asked(match) == ("bid", [0, 1, 2])
    assert not any(decision.answered for decision in match.decisions)
    assert refused(match, Answer("bid", coins=8), 0)["details"]["coins"] == 3


def test_a_card_can_be_shown_at_any_time() -> None:
    match = tables.match(AT_BID, seat({"gem": 1}), seat({"silk": 1}), seat({}))
    assert refused(match, Answer("show", card="silk"), 0)["reason"] == "not-held"
    match.play(Answer("show", card="gem"), 0)
    assert match.view(NOBODY)["players"][0]["known"] == {"gem": 1}
    assert refused(match, Answer("show", card="gem"), 0)["reason"] == "lies-open"
    assert refused(match, Answer("give", player=0, coins=1), 0)["reason"] == "not-a-rival"


# undo


def test_an_own_answer_can_be_taken_back() -> None:
    match = tables.match(AT_BID, seat(SILKS), seat(SILKS), seat(SILKS))
    before = match.hash()
    match.play(Answer("bid", coins=2), 1)
    assert match.can_undo(1)
    assert not match.can_undo(0)
    match.undo(1)
    assert match.hash() == before
    assert [("undo" in entry) for entry in match.entries] == [False, True]


def test_not_after_another_seats_answer() -> None:
    match = tables.match(AT_BID, seat(SILKS), seat(SILKS), seat(SILKS))
    match.play(Answer("bid", coins=2), 1)
    match.play(Answer("bid", coins=2), 0)
    assert not match.can_undo(1)
    assert match.can_undo(0)
    with pytest.raises(Refused, match="no-undo"):
        match.undo(1)


def test_not_after_sealed_answers_are_opened() -> None:
    match = tables.match(AT_TOLL, seat(SILKS), seat({}), seat({}, 0))
    match.play(Answer("vote", toll="no"), 1)
    assert not match.can_undo(1)


def test_not_after_chance() -> None:
    match = tables.match(AT_SPY, seat(SILKS), seat(SILKS), seat(SILKS))
    match.play(Answer("spy", rival=1))
    assert not match.can_undo(0)


def test_not_after_a_card_was_shown() -> None:
    match = tables.match(AT_OFFER, seat({"gem": 1}), seat({}), seat({}))
    match.play(Answer("show", card="gem"), 0)
    assert not match.can_undo(0)
    match.play(Answer("offer", rival=1, card="gem", price=1))
    assert match.can_undo(0)  # it lay open already: nobody has learned anything
    match.undo(0)
    assert asked(match) == ("offer", [0])


def test_not_after_hands_are_shown_at_the_end() -> None:
    last = [{"step": "round", "played": 2}, {"step": "raid", "turn": 2}]
    match = tables.match(last, seat(SILKS), seat(SILKS), seat(SILKS))
    assert asked(match) == ("raid", [2])
    match.play(Answer("pass"))
    assert match.over
    assert match.view(0)["players"][1]["known"] == {"silk": 1}
    assert not match.can_undo(2)


def test_a_right_can_be_taken_back_and_sealed_answers_are_there_again() -> None:
    match = tables.match(AT_BID, seat(SILKS), seat(SILKS), seat(SILKS))
    match.play(Answer("bid", coins=8), 0)
    before = match.hash()
    match.play(Answer("give", player=1, coins=5), 2)
    match.undo(2)
    assert match.hash() == before
    assert [decision.seat for decision in match.decisions if decision.answered] == [0]


# the end


def test_score_and_tie_breaks() -> None:
    rows = seat({"gem": 2, "silk": 1}, 2), seat({"gem": 1, "raid": 2}, 8), seat({}, 12)
    document = tables.document([], *rows, over=True)
    del document["agenda"]
    position = Position(RULES, RULES.state(document))
    assert position.over
    assert position.scores() == [12, 12, 12]
    assert position.ranks() == [1, 2, 3]
    assert RULES.view(position.state, NOBODY).players[0].known == {"silk": 1, "gem": 2}
    assert RULES.guess(position.state, 0, Dice(1)).key() == position.state.key()
    tied = tables.document([], seat({}, 3), seat({}, 3), seat({}, 1), over=True)
    del tied["agenda"]
    assert Position(RULES, RULES.state(tied)).ranks() == [1, 1, 3]


# documents and records


def whole_game(seed: int, seats: int = 3) -> Match:
    match = start(RULES, seats, seed, {"length": "long"})
    dice = Dice(seed)
    while not match.over:
        decision = match.decisions[dice.below(len(match.decisions))]
        match.play(decision.options[dice.below(len(decision.options))], decision.seat)
    return match


def test_a_whole_game_replays_from_its_record() -> None:
    match = whole_game(11)
    record = json.loads(json.dumps(match.record()))
    again = replay(record, {"toy": RULES})
    assert again.over
    assert again.hash() == match.hash()
    assert [event.to_json() for event in again.events] == [event.to_json() for event in match.events]
    half = replay(record, {"toy": RULES}, upto=len(record["entries"]) // 2)
    assert not half.over


def test_a_record_from_a_position_replays() -> None:
    match = tables.match(AT_BID, seat(SILKS), seat(SILKS), seat(SILKS))
    match.play(Answer("bid", coins=1), 2)
    match.undo(2)
    match.play(Answer("give", player=1, coins=5), 2)
    match.play(Answer("accept"), 1)
    record = json.loads(json.dumps(match.record()))
    assert replay(record, {"toy": RULES}).record() == record


def test_a_forged_record_is_refused() -> None:
    record = json.loads(json.dumps(whole_game(12).record()))
    drawn = next(entry for entry in record["entries"] if entry["answer"]["kind"] == "draw")
    drawn["answer"]["card"] = "gem" if drawn["answer"]["card"] != "gem" else "silk"
    with pytest.raises(Malformed, match=r"entries\[0\]"):
        replay(record, {"toy": RULES})


def test_every_position_fits_the_schema() -> None:
    validator = jsonschema.Draft202012Validator(RULES.position_schema())
    match = start(RULES, 4, 3, {"length": "short"})
    dice = Dice(2)
    while not match.over:
        validator.validate(match.position())
        decision = waiting(match)[-1]
        match.play(decision.options[dice.below(len(decision.options))], decision.seat)
    validator.validate(match.position())


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"captain": 3}, "captain"),
    ({"market": "gem"}, "market"),
    ({"market": "salt"}, "market"),
    ({"players": [seat(SILKS)]}, "players"),
    ({"players": [seat({"salt": 1}), seat({}), seat({})]}, r"players\[0\].hand.salt"),
    ({"players": [seat({"gem": 3}), seat({"gem": 3}), seat({})]}, "players: the bag has -2"),
    ({"players": [seat({}, 60), seat({}, 60), seat({})]}, "players: the coins"),
    ({"players": [seat({}, seen=[{}, {"gem": 1}, {}]), seat({}), seat({})]}, "players: player 1 holds 0 gem"),
    ({"players": [seat({}, seen=[{}]), seat({}), seat({})]}, r"players\[0\].seen"),
    ({"agenda": []}, "agenda: is empty"),
    ({"agenda": [tables.TOLL]}, r"agenda\[0\].step: toll cannot follow"),
    ({"agenda": [*AT_MARKET, {"step": "peek", "rival": 0}]}, r"agenda\[5\]: the captain looks"),
    ({"agenda": [*AT_MARKET, {"step": "peek", "rival": 1}]}, r"agenda\[5\]: this rival has no hidden"),
    ({"over": True}, "over"),
    ({"game": "chess"}, "game"),
    ({"sealed": [None, None, None]}, "sealed"),
    ({"sealed": [None]}, "sealed"),
    ({"sealed": [{"kind": "bid", "coins": 9}, None, None]}, r"sealed\[0\]"),
    ({"sealed": [{"kind": "pass"}, None, None]}, r"sealed\[0\]"),
]


@pytest.mark.parametrize(("change", "complaint"), WRONG)
def test_a_wrong_position_is_refused_by_name(change: dict[str, Any], complaint: str) -> None:
    document = tables.document(AT_BID, seat({}), seat({}), seat({}))
    with pytest.raises(Malformed, match=complaint):
        ToyRuleset().state({**document, **change})


FRAMES: list[tuple[list[dict[str, Any]], str]] = [
    ([{"step": "auction", "speaker": 0, "leader": 0, "price": 1, "out": 0}], "the speaker leads"),
    ([{"step": "auction", "speaker": 0, "leader": "none", "price": 1, "out": 0}], "a price needs"),
    ([{"step": "auction", "speaker": 3, "leader": "none", "price": 0, "out": 0}], "does not play"),
    ([{"step": "spy"}, {"step": "gift", "giver": 1, "taker": 1, "coins": 1}], "cannot follow"),
    ([tables.MARKET, tables.BID, {"step": "gift", "giver": 1, "taker": 1, "coins": 1}], "a gift goes to another"),
]


@pytest.mark.parametrize(("frames", "complaint"), FRAMES)
def test_a_wrong_frame_is_refused(frames: list[dict[str, Any]], complaint: str) -> None:
    market = "gem" if frames[0]["step"] == "auction" else None
    with pytest.raises(Malformed, match=complaint):
        RULES.state(tables.document([*AT_OFFER, *frames], seat({}), seat({}), seat({}), market=market))


@pytest.mark.parametrize(
    ("frame", "complaint"),
    [
        ({"step": "reply", "rival": 0, "card": "gem", "price": 1, "counters": 0}, "trades with a rival"),
        ({"step": "reply", "rival": 1, "card": "gem", "price": 1, "counters": 0}, "does not lie open"),
        ({"step": "rescue", "raider": 1, "victim": 1}, "raids a rival"),
        ({"step": "retort", "raider": 1, "victim": 3, "speaks": "raider"}, "raids a rival"),
    ],
)
def test_a_wrong_frame_in_the_raids_is_refused(frame: dict[str, Any], complaint: str) -> None:
    with pytest.raises(Malformed, match=complaint):
        RULES.state(tables.document([*AT_RAID, frame], seat({}), seat({}), seat({})))


def test_the_options_change_the_game() -> None:
    short = tables.match([{"step": "round", "played": 2}], seat({}), seat({}), seat({}))
    assert short.over
    long = tables.match([{"step": "round", "played": 2}], seat({}), seat({}), seat({}), options={"length": "long"})
    assert not long.over
    free = tables.match([tables.ROUND], seat({}), seat({}), seat({}), options={"toll": False})
    assert all(frame["step"] != "toll" for frame in free.position()["agenda"])
    with pytest.raises(Malformed, match=r"options\.length"):
        start(RULES, 3, 1, {"length": "endless"})


def test_the_engine_calls_them_by_number() -> None:
    position = tables.position(AT_RAID, seat({"raid": 1}), seat({"block": 1}), seat({}))
    position.play(answers.RAID + 1)
    assert position.options(1) == [PASS, BLOCK]

"""What a log says that somebody lost or won, against the views before and after it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec
import pytest

import greatpowers
from greatpowers import Match
from greatpowers.games import RULESETS, game_of, words_for
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.values import NOBODY, Event
from greatpowers.screen.stakes import Stake
from greatpowers.server.log import Log
from greatpowers.server.protocol import LogItem
from greatpowers.words.words import LANGUAGES
from tests.server.test_traces import played

IMPERIAL = ("imperial-2006", "imperial-2010", "imperial-2030")


def items(match: Match, seat: int = NOBODY, lang: str = "en") -> list[LogItem]:
    log = Log(words_for(lang, match.rules), seat)
    log.follow(match)
    return msgspec.json.decode(log.whole(), type=list[LogItem])


def told(match: Match, seat: int = NOBODY) -> Iterator[tuple[int, Stake]]:
    return ((item.at, stake) for item in items(match, seat) for stake in item.stakes)


def views(match: Match, at: int) -> tuple[object, object]:
    """Before and after the answer that led to this moment, with what chance did then."""
    first = at - 1
    while match.entries[first]["seat"] == "chance":
        first -= 1
    history = match.history()
    return tuple(match.rules.view(history.at(count).state, NOBODY) for count in (first, at))


@pytest.mark.parametrize("game", IMPERIAL)
def test_governments_go_from_whom_they_are_said_to_go(game: str) -> None:
    match = played(game, 5, 700)
    lost = [(at, stake) for at, stake in told(match) if stake.kind == "government" and stake.sense == "loss"]
    assert lost
    for at, stake in lost:
        before, after = views(match, at)
        assert before.nations[stake.nation].government == stake.seat != after.nations[stake.nation].government  # type: ignore[attr-defined]
        assert stake.grave


@pytest.mark.parametrize("game", IMPERIAL)
def test_every_change_of_government_is_told_to_both_sides(game: str) -> None:
    match = played(game, 5, 700)
    found = [(stake.nation, stake.sense) for _, stake in told(match) if stake.kind == "government"]
    first = next(index for index, entry in enumerate(match.entries) if entry["seat"] != "chance")
    changes = [event.values["nation"] for event in match.events[match.marks[first] :] if event.name == "governed"]
    assert [nation for nation, sense in found if sense == "gain"] == changes
    assert [nation for nation, sense in found if sense == "loss"]


@pytest.mark.parametrize("game", IMPERIAL)
def test_home_provinces_are_occupied_and_freed_as_the_board_shows(game: str) -> None:
    match = played(game, 7, 900)
    board = match.rules.figures.board  # type: ignore[attr-defined]
    found = [(at, stake) for at, stake in told(match) if stake.kind == "region"]
    assert {stake.sense for _, stake in found} == {"loss", "gain"}
    for at, stake in found:
        host = board.nations[board.owner[board.index[stake.region]]]
        enemies = [
            sum(row.armies.get(stake.region, 0) for name, row in view.nations.items() if name != host)  # type: ignore[attr-defined]
            for view in views(match, at)
        ]
        assert (enemies[0] == 0) == (stake.sense == "loss")
        assert (enemies[1] == 0) == (stake.sense == "gain") or len(
            [one for when, one in found if when == at and one.region == stake.region]
        ) > 1


def test_a_destroyed_factory_is_announced_to_its_government() -> None:
    rules = RULESETS["imperial-2030"]
    match = greatpowers.start("imperial-2030", 3, seed=1)
    before = game_of(rules).at_stake(match.look())
    event = Event("razed", {"nation": "china", "region": "beijing"})
    stakes, after = game_of(rules).stakes(words_for("en", rules), [event], before)
    assert [(one.seat, one.kind, one.sense, one.grave) for one in stakes] == [
        (match.look().nations["china"].government, "factory", "loss", True)
    ]
    assert after == before


def test_interest_is_what_the_purse_gains() -> None:
    match = played("imperial-2030", 5, 500)
    first = next(index for index, entry in enumerate(match.entries) if entry["seat"] != "chance")
    wanted = {
        f"+{event.values['amount']}"
        for event in match.events[match.marks[first] :]
        if event.name == "paid" and event.values["purpose"] == "investor_card"
    }
    found = {stake.value for _, stake in told(match) if stake.kind == "money" and stake.nation == ""}
    assert wanted and wanted <= {value.split("\u202f")[0] for value in found}


def test_a_capital_that_is_taken_is_announced_to_whom_it_belonged() -> None:
    rules = RULESETS["attack"]
    view = played("attack", 5, 400).look()
    game, before = game_of(rules), None
    before = game.at_stake(view)
    seat, home = next((seat, home) for seat, home in before.capitals.items() if before.owners.get(home) == seat)
    other = (seat + 1) % 4
    stakes, after = game.stakes(words_for("de", rules), [Event("took", {"player": other, "region": home})], before)
    assert [(one.seat, one.kind, one.sense, one.grave) for one in stakes] == [
        (seat, "capital", "loss", True),
        (other, "region", "gain", False),
    ]
    assert after.owners[home] == other and before.owners[home] == seat


def test_a_bad_leader_who_goes_is_no_loss() -> None:
    rules = RULESETS["imperialism"]
    words = words_for("en", rules)
    cards = {str(event.values["card"]) for event in played("imperialism", 5, 900).events if event.name == "ruled"}
    senses = {
        (words.vocabulary.category(card), stake.sense)  # type: ignore[attr-defined]
        for card in cards
        for stake in game_of(rules).stakes(words, [Event("deposed", {"player": 1, "card": card})], None)[0]
    }
    assert ("power_positive", "loss") in senses
    assert all((category == "power_positive") == (sense == "loss") for category, sense in senses)
    assert len(senses) > 1


@pytest.mark.parametrize("game", RULESETS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_has_its_words_and_a_seat(game: str, lang: str) -> None:
    match = played(game, 5, 600)
    found = [stake for item in items(match, 0, lang) for stake in item.stakes]
    assert {stake.sense for stake in found} == {"loss", "gain"}
    for stake in found:
        assert 0 <= stake.seat < 4 and stake.title.strip() and stake.text.endswith(".")
        assert "{" not in stake.text + stake.value


@pytest.mark.parametrize("game", RULESETS)
def test_what_was_taken_back_is_not_lost(game: str) -> None:
    """A log that has followed and gone back says the same as one that begins anew."""
    match = played(game, 5, 250)
    log = Log(words_for("en", match.rules), 0)
    log.follow(match)
    match.rewind(len(match.entries) - 60)
    dice = random.Random(1)
    for _ in range(80):
        if match.over:
            break
        decision = match.decisions[0]
        match.play(dice.choice(decision.options), decision.seat)
    log.follow(match)
    anew = Log(words_for("en", match.rules), 0)
    anew.follow(match)
    assert bytes(log.whole()) == bytes(anew.whole())


@pytest.mark.parametrize(
    ("game", "options"), [("attack", {}), ("imperialism", {}), ("imperial-2030", {"cash": "hidden"})]
)
def test_hidden_things_change_nothing(game: str, options: dict[str, object]) -> None:
    """From a position and one that the seat cannot tell from it, the same events say the same."""
    dice = random.Random(3)
    match = greatpowers.start(game, 4, seed=3, options=options)
    for _ in range(300):
        if match.over:
            break
        decision = match.decisions[0]
        match.play(dice.choice(decision.options), decision.seat)
    rules, words = match.rules, words_for("en", match.rules)
    differs = False
    for seat in range(4):
        guess = match.fast.guess(seat, Dice(9))
        game_of(rules).hide(guess, seat)  # cash that one could count is hidden all the same
        differs |= guess.hash() != match.hash()
        hands = [game_of(rules).at_stake(rules.view(state, seat)) for state in (match.fast.state, guess.state)]
        assert hands[0] == hands[1]
        events = match.events_for(seat)
        told = [game_of(rules).stakes(words, events[-200:], hand)[0] for hand in hands]
        assert told[0] == told[1]
    assert differs


def test_others_do_not_read_which_card_was_taken() -> None:
    match = played("imperialism", 5, 900)
    stolen = [event for event in match.events if event.name == "stole"]
    assert stolen
    target, player = int(stolen[0].values["target"]), int(stolen[0].values["player"])
    outsider = next(seat for seat in range(4) if seat not in (target, player))
    taken = [stake for _, stake in told(match, outsider) if stake.kind == "card" and stake.title == "Hand"]
    name = words_for("en", match.rules).say("stake-card", card=stolen[0].values["card"])
    assert taken and name not in taken[0].text
    assert name in next(stake for _, stake in told(match, target) if stake.title == "Hand").text

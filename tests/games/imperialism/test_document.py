"""Positions that no game leads to are refused at the place that is wrong, and broken states are seen as broken."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from greatpowers.games.imperialism.rules import deck, guess, queries, view
from greatpowers.games.imperialism.rules.cardrow import DRAWN_SHIFT, EVENT_BIT, HAND, ON_TABLE
from greatpowers.games.imperialism.rules.state import Imperialism
from greatpowers.kernel.cards import SEEN_SHIFT
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.match import start_from
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import Answer, Malformed
from tests.games.imperialism.casework import BOOKS
from tests.games.imperialism.samples import RULES, documents

pytestmark = pytest.mark.both

Document = dict[str, Any]
POSITIONS = Path(__file__).parent / "perft"
TURN = [{"step": "end_turn", "stage": 0}]
ACTION = {"step": "action", "barred": 0}
TRIM = {"step": "trim"}


def based(**changes: Any) -> Document:
    """The base position of three players at an action, with changes."""
    document = BOOKS[0].document(BOOKS[0].bases()["trio"], {})
    document.update(copy.deepcopy(changes))
    return document


def at(step: str, wanted: Callable[[Document], bool] = lambda document: True) -> Document:
    return next(copy.deepcopy(document) for document in documents()[step] if wanted(document))


def refusal(document: Document) -> str:
    with pytest.raises(Malformed) as caught:
        RULES.state(document)
    return str(caught.value)


def war(**changes: Any) -> Document:
    """A declared land war of the first player against the second, who is asked to defend."""
    frames = [*TURN, TRIM, {"step": "defend", "barred": 8, "may_settle": 1}]
    row = {"defender": 1, "kind": "land", "card": "venal_advisers", "defence": [], "winner": None, "margin": 0}
    document = based(acted="war", agenda=frames, table={"venal_advisers": 1}, war={**row, **changes})
    document["players"][0]["action"] = "war"
    document["players"][1]["hand"] = ["pirates"]
    return document


def test_a_declared_war_is_a_position() -> None:
    assert RULES.broken(RULES.state(war())) == ""


def test_plans_can_be_thwarted_while_an_achievement_is_chosen() -> None:
    """The positions on the way are documents like any other (RTD-63)."""
    document = json.loads((POSITIONS / "achievements_to_choose.json").read_text("utf-8"))
    document["players"][0]["hand"].append("thwarted_plans")
    document["players"][1]["hand"] = ["pirates", "madman"]
    match = start_from(RULES, document, 1)
    match.play(Answer("act", action="taxes"), 0)
    assert [decision.step for decision in match.decisions] == ["achievement"]
    match.play(Answer("thwart", target=1), 0)
    for step in ("respond", "take", "achievement"):
        assert match.decisions[0].step == step
        assert RULES.state(match.position()).key() == match.fast.state.key()
        if step != "achievement":
            match.play(Answer("pass"), match.decisions[0].seat)


def test_wars_that_cannot_be() -> None:
    assert refusal(war(winner=2)).startswith("war.winner: is known after the defence")
    assert refusal(war(margin=3)).startswith("war.margin")
    fought = war(card=None, winner=2)
    fought.update(table={}, agenda=[{"step": "end_turn", "stage": 1}, {"step": "war_events", "asked": 0}])
    assert refusal(fought).startswith("war.winner: took part")
    odd = war(card="madman")
    odd["table"] = {"madman": 1}
    assert refusal(odd) == "war: madman is no war card"
    long = war(defence=["venal_advisers", "border_unrest"])
    long["table"] = {"venal_advisers": 2, "border_unrest": 1}
    assert refusal(long).startswith("war.defence")
    bare = war(card=None)
    bare["table"] = {}
    assert refusal(bare) == "war.card: lies on the table while the war lasts"
    assert refusal(war(defender=0)) == "war: is declared by the player to move against another"


def test_hands_that_should_have_been_trimmed() -> None:
    full = based()
    state = cast(Imperialism, RULES.state(full))
    full["players"][1]["hand"] = sorted(deck.CARD_IDS[: queries.hand_limit(state, 1) + 1])
    assert refusal(full) == "players[1].hand: is larger than its limit"


def test_faults_of_war_steps() -> None:
    peaceful = based(acted="war", agenda=[*TURN, TRIM, {"step": "defend", "barred": 8, "may_settle": 1}])
    peaceful["players"][0]["action"] = "war"
    assert refusal(peaceful) == "war: is missing"
    barred = war()
    barred["agenda"][-1]["barred"] = 1
    assert refusal(barred) == "agenda[2]: war is barred after a settlement"
    late = war(card=None, winner=1)
    late.update(table={}, agenda=[{"step": "end_turn", "stage": 1}, {"step": "war_events", "asked": 4}])
    assert refusal(late) == "agenda[1]: there are not that many players"


def test_what_was_done_is_the_action_marked() -> None:
    other = acted("taxes")
    other["players"][0]["action"] = "development"
    assert refusal(other) == "acted: must be the action marked"
    other["players"][1]["replacement"] = "taxes"
    assert refusal(other) == "players[1].replacement: follows a war that was settled"


def test_the_stage_of_a_turn_fits_what_is_still_to_do() -> None:
    late = based(agenda=[{"step": "end_turn", "stage": 1}, ACTION])
    assert refusal(late) == "agenda[0].stage: does not fit what stands above it"


def test_actions_that_cannot_be_barred() -> None:
    def settled(barred: int) -> Document:
        document = based(acted="war", agenda=[*TURN, TRIM, {"step": "action", "barred": barred}])
        document["players"][0]["action"] = "war"
        return document

    assert RULES.broken(RULES.state(settled(8))) == ""
    assert refusal(settled(1)) == "agenda[2]: after a settlement war is barred"
    assert refusal(settled(25)) == "agenda[2]: development and taxes cannot both be barred"


def acted(action: str, *frames: Document, **changes: Any) -> Document:
    document = based(acted=action, agenda=[*TURN, TRIM, *frames], **changes)
    document["players"][0]["action"] = action
    return document


def respond(card: str, player: int, target: int | str = "none", count: str = "none") -> Document:
    frame = {"step": "respond", "card": card, "player": player, "target": target, "count": count}
    return acted("development", {"step": "development", "mode": "chosen"}, frame, table={card: 1})


def test_events_that_cannot_wait_here() -> None:
    assert RULES.broken(RULES.state(respond("special_year", 0, count="ducats"))) == ""
    assert refusal(respond("special_year", 3)) == "agenda[3]: there is no such player"
    assert refusal(respond("colonial_urge", 0, count="gold")) == "agenda[3]: this card is not played here"
    assert refusal(respond("special_year", 1, count="ducats")) == "agenda[3]: somebody else plays this card"
    assert refusal(respond("thwarted_plans", 0)) == "agenda[3]: this card is aimed at an opponent"
    assert refusal(respond("special_year", 0, count="gold")) == "agenda[3]: this card cannot be played so"
    assert refusal(respond("diplomatic_action", 1, count="cancel")).endswith("cancels the event of somebody else")


def test_offers_that_cannot_be() -> None:
    offer = {"step": "raise", "player": 0, "price": 0, "tracks": 3, "source": "start"}
    assert refusal(acted("development", offer)).endswith("the start bonus belongs to set-up, everything else to a turn")
    start = at("raise", lambda document: document["turn"] is None)
    start["agenda"][-1]["price"] = 1
    assert refusal(start).endswith("the start bonus is a free step of army or fleet")
    twice = at("raise", lambda document: document["turn"] is None)
    twice["agenda"].append(dict(twice["agenda"][-1]))
    assert refusal(twice).endswith("have the start bonus of army or fleet when it was chosen, and once")
    take = {"step": "take", "player": 0, "owner": 1, "wanted": "war"}
    assert refusal(acted("intrigue", take)) == "agenda[2]: any card or an event card can be taken"
    take["owner"] = 0
    assert refusal(acted("intrigue", take)) == "agenda[2]: the player to move takes a card from an opponent"


def test_players_that_are_not_there() -> None:
    offer = {"step": "raise", "player": 3, "price": 0, "tracks": 3, "source": "gold"}
    assert refusal(acted("development", offer)) == "agenda[2]: there is no such player"
    stranger = at("draw", lambda document: document["turn"] is None and document["seats"] == 2)
    stranger["agenda"][-1]["player"] = 3
    assert refusal(stranger) == f"agenda[{len(stranger['agenda']) - 1}]: there is no such player"


def test_a_step_that_stands_on_the_agenda_twice() -> None:
    second = {"step": "intrigue", "played": 1}
    assert refusal(acted("intrigue", second, TRIM, second)).startswith("agenda: a step stands on it twice")


def test_ends_that_cannot_be() -> None:
    near = based(trigger=1, last_turns=[2])
    near["players"][1]["glory"] = 29
    assert refusal(near) == "last_turns: must hold the player to move"
    over = at("")
    over["last_turns"] = None
    assert refusal(over) == "last_turns: of a finished game are over"


HANDED: Document = {"card": "madman", "drawn": 0, "seen_by": [1]}
FIRST_PLAYERS: tuple[tuple[str, Any, str], ...] = (
    ("ducats", 26, "players[0].ducats: are 25 during set-up"),
    ("glory", 1, "players[0].glory: is what the great power gives during set-up"),
    ("hand", ["pirates", *deck.CARD_IDS[:5]], "players[0].hand: during set-up it is at most 5 providence cards"),
    ("hand", [HANDED], "players[0].hand: during set-up nobody has seen it"),
    ("tracks", {"gold": 1}, "players[0].tracks.gold: is what the great power gives during set-up"),
    ("tracks", {"army": 1}, "players[0].tracks: have the start bonus of army or fleet when it was chosen, and once"),
    ("upswung", True, "players: during set-up nothing has happened yet"),
)


@pytest.mark.parametrize(("key", "value", "complaint"), FIRST_PLAYERS)
def test_players_that_cannot_be_in_set_up(key: str, value: Any, complaint: str) -> None:
    document = at("choose_power")
    document["players"][0][key] = copy.deepcopy(value)
    assert refusal(document) == complaint


def test_set_up_that_cannot_be() -> None:
    crowd = at("deal_power")
    crowd["offered"] = {"austria": 0, "portugal": 0, "england": 0}
    assert refusal(crowd).startswith("offered: are at most two")
    few = at("choose_power")
    few["offered"].popitem()
    assert refusal(few) == "offered: must be two great powers for each player"
    early = at("choose_power")
    early["turn"] = 0
    assert refusal(early).startswith("turn: during set-up it is nobody's turn")


def test_territories_that_cannot_lie_there() -> None:
    base = based()
    full = based(display=[*base["display"], "bavaria"], starting=[])
    assert refusal(full) == "display: has room for 5 territories"
    starting = RULES.table(3, RULES.chosen({})).deck.is_starting
    later = deck.TERRITORY_IDS[starting.index(0)]
    assert refusal(based(starting=[later])) == f"starting: {later} is not a starting territory"
    twice = based(achievements=[*base["achievements"][:4], "printing_press"])
    assert refusal(twice) == "achievements[4]: printing_press is named twice"


def test_hands_that_cannot_be() -> None:
    def held(*hand: Any) -> str:
        document = based()
        document["players"][0]["hand"] = [*hand]
        return refusal(document)

    complaint = "players[0].hand[0].seen_by: what all have seen every other player has seen"
    assert held({"card": "pirates", "seen_by": [1, "all"]}) == complaint
    assert held({"card": "pirates", "seen_by": [0]}) == "players: pirates is in a wrong hand"
    assert held("peru", "peru") == "players[0].hand[1]: there are fewer cards of peru"


def test_players_that_cannot_be() -> None:
    locked = based()
    locked["players"][2]["religion"] = "calvinism"
    assert refusal(locked) == "players[2].religion: this power never changes its faith"
    twice = based()
    twice["players"][0]["territories"] = ["india", "india"]
    assert refusal(twice) == "players[0].territories[1]: india is named twice"
    shared = based()
    shared["players"][1]["power"] = "poland"
    assert refusal(shared) == "players: the great powers are not one for each player"
    crowd = based()
    crowd["players"][2]["power"] = "france"
    for player in crowd["players"]:
        player["religion"] = "calvinism"
    assert refusal(crowd) == "players: too many players are of calvinism"
    assert refusal(based(offered={"poland": 1})) == "players: a great power in play is still being offered"
    odd = based()
    odd["players"][0]["ruler"] = "pirates"
    assert refusal(odd) == "players: pirates is no power card"


def broken(damage: Callable[[Imperialism], None]) -> str:
    state = cast(Imperialism, RULES.state(based()))
    damage(state)
    return RULES.broken(state)


def test_broken_states_are_seen() -> None:
    """Nothing reads such states; the laws would tell if a step led to one."""

    def ducats(state: Imperialism) -> None:
        state.ducats[1] += 1

    def level(state: Imperialism) -> None:
        state.tracks[0] = 21

    def order(state: Imperialism) -> None:
        first = state.deck.first[deck.card_number("pirates")]
        state.cards[first] = HAND

    def drawn(state: Imperialism) -> None:
        state.cards[state.deck.first[deck.PROVIDENCE_CARDS]] = HAND | 2 << DRAWN_SHIFT

    def seen(state: Imperialism) -> None:
        state.cards[state.deck.first[deck.PROVIDENCE_CARDS]] = 1 << SEEN_SHIFT

    def event(state: Imperialism) -> None:
        state.cards[state.deck.first[deck.PROVIDENCE_CARDS]] = HAND | EVENT_BIT

    def table(state: Imperialism) -> None:
        state.cards[state.deck.first[deck.PROVIDENCE_CARDS]] = ON_TABLE

    def ruler(state: Imperialism) -> None:
        state.ruler[0] = deck.card_number("madman")

    problems = [broken(damage) for damage in (ducats, level, order, drawn, seen, event, table, ruler)]
    lands = ["was drawn from a pile that has not been", "is known as if it were in a hand", "is not an event card"]
    assert problems[3:7] == [f"ireland {problem}" for problem in (*lands, "lies in a wrong place")]
    assert [problem.split()[0] for problem in problems[:3] + problems[7:]] == ["the", "player", "the", "before"]


def test_a_card_known_to_be_an_event_stays_one_in_every_guess() -> None:
    document = based()
    document["players"][1]["hand"] = [{"card": "pirates", "drawn": 0, "seen_by": [2], "event": True}, "madman"]
    state = cast(Imperialism, RULES.state(document))
    events = [number for number in range(deck.PROVIDENCE_CARDS) if state.deck.category[number] == deck.EVENT]
    faces = set()
    for seed in range(40):
        twin = guess.guess(state, 0, Dice(seed))
        assert RULES.broken(twin) == ""
        [face] = [card for card in events if twin.count_at(card, HAND + 1) and twin.hides(1, card, 0)][:1]
        faces.add(face)
    assert len(faces) > 3
    plots = [number for number in range(deck.PROVIDENCE_CARDS) if state.deck.category[number] == deck.PLOT]
    assert all(queries.may_hold(state, 1, title) for title in (*events, *plots))


def test_only_an_event_can_be_where_an_event_must_be() -> None:
    document = based()
    document["players"][1]["hand"] = [{"card": "pirates", "drawn": 0, "seen_by": [2], "event": True}]
    state = cast(Imperialism, RULES.state(document))
    assert queries.may_hold(state, 1, deck.card_number("settlement"))
    assert not queries.may_hold(state, 1, deck.card_number("madman"))


def test_last_turns_begin_with_the_next_turn() -> None:
    """Whoever reaches the end space ends the turn first; then everybody else has one more."""
    near = based(trigger=1)
    near["players"][1]["glory"] = 29
    assert view.last_turns(cast(Imperialism, RULES.state(near))) == (1, None)
    near["last_turns"] = [0, 2]
    assert view.last_turns(cast(Imperialism, RULES.state(near))) == (1, [0, 2])


def test_a_condition_may_ask_for_glory() -> None:
    """None of ours does; an owner's may."""
    state = cast(Imperialism, RULES.state(based()))
    assert [queries.meets(state, seat, (((deck.ASK_GLORY, 2),),)) for seat in range(3)] == [False, False, True]


def test_a_finished_game_has_no_secrets() -> None:
    state = RULES.state(at(""))
    assert Position(RULES, RULES.guess(state, 0, Dice(1))).hash() == Position(RULES, state).hash()

"""Battles that cannot be are refused, broken states are seen as broken, and guesses deal drafts and lines anew."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, cast

import jsonschema
import pytest

import greatpowers
from greatpowers.games.attack.rules import (
    agenda,
    answers,
    audit,
    economy,
    events,
    figures,
    guess,
    owner,
    queries,
    reasons,
    view,
)
from greatpowers.games.attack.rules.board import REGION_IDS, SEA_IDS
from greatpowers.games.attack.rules.cardrow import HAND, OUT, PILE
from greatpowers.games.attack.rules.figures import CARD_IDS, FIRST_POLITICS, KINDS, TABLES
from greatpowers.games.attack.rules.ongoing.sea import LINE, NO_SHIP
from greatpowers.games.attack.rules.pieces import NEUTRAL
from greatpowers.games.attack.rules.remembered import BETWEEN_ACTIONS, remembered
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps import battle
from greatpowers.games.attack.rules.units import UNIT_COUNT
from greatpowers.games.attack.rules.view import Options
from greatpowers.kernel.cards import SEEN_SHIFT
from greatpowers.kernel.chance import Dice
from greatpowers.kernel.position import Position
from greatpowers.kernel.state import WIDTH
from greatpowers.kernel.values import NOBODY, Malformed
from tests.games.attack.casework import BOOKS
from tests.games.attack.samples import RULES

pytestmark = pytest.mark.both

Document = dict[str, Any]
TURNS = [
    {"step": "production"},
    {"step": "turn", "player": 2, "begun": 0, "busy": 0},
    {"step": "turn", "player": 1, "begun": 0, "busy": 0},
]
ACTING = [*TURNS, {"step": "turn", "player": 0, "begun": 1, "busy": 1}]
POLAND, FAR = REGION_IDS.index("poland"), REGION_IDS.index("persia")
GERMANY, FRANCE = REGION_IDS.index("germany"), REGION_IDS.index("france")
NORTH_SEA = SEA_IDS.index("north_sea")


def based(**changes: Any) -> Document:
    """The base position of three players, the first to move, with changes."""
    document = BOOKS[0].document(BOOKS[0].bases()["trio"], {})
    document.update(copy.deepcopy(changes))
    return document


def placed(document: Document) -> Attack:
    return cast(Attack, RULES.state(document))


def refusal(document: Document) -> str:
    with pytest.raises(Malformed) as caught:
        RULES.state(document)
    return str(caught.value)


def slots(**changes: int) -> dict[str, int]:
    return {**BETWEEN_ACTIONS._asdict(), **changes}


# actions


def test_a_rich_player_acts_more_often_than_a_hundred_times() -> None:
    """Document and journal hold as many actions as a full purse pays for, and the schema allows them."""
    document = based()
    document["players"][0]["oil"] = 99999
    state = placed(document)
    state.journal = []
    while state.certificates(0) > state.taken:
        state.act(answers.BUILD)
    told = [RULES.event(event) for event in state.journal if event[0] == events.ACTED]
    assert [event.values["oil"] for event in told] == [*range(1, 447)]
    written = RULES.document(state)
    jsonschema.Draft202012Validator(RULES.position_schema()).validate(written)  # that it is one, `test_owner.py` says
    assert placed(written).taken == 446


# battles


def fought(*frames: Document, front: dict[int, int] | None = None, **changes: Any) -> Document:
    """The first player attacks Germany, which is neutral and is defended by a card, or France with `fight`."""
    row = [0] * 16
    for place, count in (front or {4: 6, 12: 6}).items():
        row[place] = count
    document = based(front=row, agenda=[*ACTING, {"step": "engagement", "bought": 0}, {"step": "battle_turn"}, *frames])
    register = {"fight": GERMANY, "fight_foe": -1, "fight_commander": 1, "fight_card": 0, **changes}
    document["now"] = slots(**register)
    card = register["fight_card"]
    document["table"] = {CARD_IDS[card]: 1} if 0 <= card < KINDS else {}
    if register["fight"] == FRANCE:
        document["regions"]["france"]["units"] = {}
    return document


COMMITMENT = {"step": "commitment", "unit": "infantry"}
MIXED = {4: 4, 5: 4, 12: 4, 13: 4}
"""Two types on both sides, so that somebody has a choice."""
OWNED: Document = {"fight": FRANCE, "fight_foe": 1, "fight_commander": -1, "fight_card": -1}


def committing(front: dict[int, int] | None = None, **changes: Any) -> Document:
    return fought(COMMITMENT, front=front or MIXED, **changes)


def test_battles_are_positions() -> None:
    for document in (committing(), committing(**OWNED)):
        assert RULES.broken(placed(document)) == ""


def test_battles_that_cannot_be() -> None:
    assert refusal(committing(fight=-1)) == "agenda[5]: no region is being fought for"
    others = "agenda[5]: the player to move attacks a region of somebody else, who defends it"
    assert refusal(committing(fight_foe=1)) == others
    assert refusal(committing(fight=FAR)) == others
    standing = committing(**OWNED)
    standing["regions"]["france"]["units"] = {"tank": 1}
    assert refusal(standing) == "agenda[5]: the units of the region stand in the battle"
    neutral = "agenda[5]: only a neutral has a commander and a card"
    assert refusal(committing(**{**OWNED, "fight_commander": 2})) == neutral
    assert refusal(committing(**{**OWNED, "fight_card": 3})) == neutral
    for commander in (0, 3):
        assert refusal(committing(fight_commander=commander)) == "agenda[5]: an opponent commands a neutral"
    for card in (FIRST_POLITICS, KINDS):
        complaint = "agenda[5]: the card of the defence does not lie on the table"
        assert refusal(committing(fight_card=card)) == complaint
    sides = "agenda[5]: there are two sides, and attackers came over the sea or did not"
    assert refusal(committing(fight_side=2)) == sides
    assert refusal(committing(fight_by_sea=-1)) == sides
    for slot in ("fight_round", "fight_lost"):
        assert refusal(committing(None, **{slot: -1})) == "agenda[5]: rounds, dice and losses cannot be fewer than none"


def test_battles_that_are_not_ready() -> None:
    assert refusal(committing({4: 4, 5: 4})) == "agenda[6]: the battle is over"
    assert refusal(committing({12: 4, 13: 4})) == "agenda[6]: the battle is over"
    assert refusal(committing(fight_commander=-1)) == "agenda[6]: nobody commands the defence"
    late = "agenda[6]: commitments come before the first round, all else in a round"
    assert refusal(committing(fight_round=1)) == late


@pytest.mark.parametrize("card", (-1, 0))
def test_a_neutral_that_holds_out_gives_its_card_back_if_there_was_one(card: int) -> None:
    """Without a card two infantry defend when the pile is empty (ATK-48, ATK-77)."""
    state = placed(committing(fight_card=card))
    state.agenda = state.agenda[:-WIDTH]
    state.front[:8] = [0] * 8
    battle.hold(state)
    assert state.owner[GERMANY] == NEUTRAL and state.strength(GERMANY) == 0
    assert sum(state.front) == 0 and remembered(state) == BETWEEN_ACTIONS
    assert state.size(figures.ECONOMICS_DECK, PILE) == state.figures.first[figures.ECONOMICS]
    assert state.stamps[figures.ECONOMICS_DECK] == (0 if card < 0 else 1)


def test_groups_go_from_a_region_to_a_region() -> None:
    far = based(groups=[POLAND, GERMANY, 0, 1, 0, 0, 0, 0, POLAND, len(REGION_IDS), 0, 1, 0, 0, 0, 0])
    assert refusal(far) == "groups[8]: goes from a region to a region"
    assert refusal(based(groups=[999, GERMANY, 0, 1, 0, 0, 0, 0])) == "groups[0]: goes from a region to a region"


# audit


def test_what_events_do_to_the_ledger() -> None:
    technology = figures.TECHNOLOGY_IDS[3]
    found = audit.effects([events.DISCOVERED, 2, 3, 0, 0, 0])
    assert found == [(f"2 {technology}", 1), (f"not yet 2 {technology}", -1)]
    spy = CARD_IDS[FIRST_POLITICS]
    rebuilt = [events.REBUILT, FIRST_POLITICS, 4, 0, 0, 0]
    assert audit.effects(rebuilt) == [(f"discards {spy}", -4), (f"pile {spy}", 4)]


def test_units_in_battle_are_still_their_owners() -> None:
    """MIXED has four infantry and four tanks on either side."""
    peace = placed(based())
    fighting = placed(committing(**OWNED))
    infantry, tank = 0, 1
    before, after = audit.pieces(peace), audit.pieces(fighting)
    for unit in (infantry, tank):
        assert after[unit] == before[unit] + 4
        assert after[UNIT_COUNT + unit] == before[UNIT_COUNT + unit] - peace.units(FRANCE, unit) + 4


def broken(damage: Callable[[Attack], None]) -> str:
    state = placed(based())
    assert RULES.broken(state) == ""
    damage(state)
    return RULES.broken(state)


def test_broken_money_and_pieces_are_seen() -> None:
    """Nothing reads such states; the laws would tell if a step led to one."""

    def money(state: Attack) -> None:
        state.production = [-91, 30, 30, 30]

    def debt(state: Attack) -> None:
        state.oil = [-59, -1, 30, 30]

    def nobody(state: Attack) -> None:
        state.owner[POLAND] = 3

    def counter(state: Attack) -> None:
        state.counter[POLAND] = 2

    def units(state: Attack) -> None:
        state.army[POLAND * 4] = -1

    def far(state: Attack) -> None:
        state.army[FAR * 4] = 1

    def far_counter(state: Attack) -> None:
        state.counter[FAR] = 0

    assert broken(money) == "production is [-91, 30, 30, 30]"
    assert broken(debt) == "oil is [-59, -1, 30, 30]"
    assert broken(units) == "there are less than no units somewhere"
    assert broken(nobody) == "poland belongs to nobody here"
    assert broken(counter) == "poland has an owner and a counter"
    assert broken(far) == broken(far_counter) == "persia is not on the board"


def test_broken_cards_are_seen() -> None:
    spy = FIRST_POLITICS

    def put(code: int, place: int = -1) -> Callable[[Attack], None]:
        def damage(state: Attack) -> None:
            state.cards[state.figures.first[spy + 1] + place] = code

        return damage

    def unsorted(state: Attack) -> None:
        state.cards[state.figures.first[spy]] = HAND

    assert broken(unsorted) == "the copies of spy are not sorted"
    assert broken(put(PILE | 1 << SEEN_SHIFT)) == "spy is known as if it were in a hand"
    assert broken(put(PILE | 1 << 24)) == "spy is known as if it were in a hand"
    assert broken(put(HAND + 3)) == "spy is in a wrong hand"
    assert broken(put(HAND + 1 | 2 << SEEN_SHIFT)) == "spy is in a wrong hand"
    assert broken(put(HAND + 1 | 1 << 14)) == "spy is in a wrong hand"
    assert broken(put(HAND + 1 | 1 << SEEN_SHIFT)) == ""


# cards


def test_no_card_works_on_regions_that_are_not_on_the_board() -> None:
    names = ("propaganda", "radio_address", "revolution", "uprising", "annexation")
    step = RULES.steps[agenda.SWAY]
    for name in names:
        state = placed(based())
        state.first(agenda.SWAY, figures.politics(name))
        for direction in (answers.LEFT, answers.RIGHT):
            found = step.refusal(state, 0, answers.sway(FAR, direction))
            assert found == reasons.NOT_ON_BOARD, name


def test_no_card_is_wanted_that_is_not_in_the_game() -> None:
    state = placed(based())
    state.first(agenda.OFFER)
    missing = [kind for kind in range(KINDS) if state.count_at(kind, OUT) == state.figures.copies[kind] > 0]
    assert missing and all(CARD_IDS[kind].startswith("route_") for kind in missing)
    for kind in missing:
        found = RULES.steps[agenda.OFFER].refusal(state, 0, answers.WANT + kind)
        assert found == reasons.NOT_ON_BOARD


def test_cards_cannot_make_every_number_of_certificates() -> None:
    document = based()
    card = next(kind for kind in range(KINDS) if CARD_IDS[kind].startswith("oil_"))
    document["players"][0]["hand"] = [CARD_IDS[card]]
    state = placed(document)
    value = state.figures.value[card]
    sums = economy.oil_sums(state, 0)
    assert sums == [0, value]
    for oil in range(value + 3):
        makes = economy.best_production(state, 0, oil) != economy.IMPOSSIBLE
        assert makes == (oil in sums)


def test_everybody_knows_who_holds_a_card_that_all_have_seen() -> None:
    document = based()
    spies = [{"card": "spy", "seen_by": [0, 2, "all"]} for _ in range(RULES.figures.copies[FIRST_POLITICS])]
    document["players"][1]["hand"] = spies
    document["players"][2]["hand"] = ["assassin"]
    state = placed(document)
    assert [queries.may_hold(state, seat, FIRST_POLITICS) for seat in range(3)] == [False, True, False]


def test_an_owner_may_leave_out_a_word_of_the_rulebook() -> None:
    for key in ("extra", "never_twice_below_eight"):
        table = copy.deepcopy(TABLES["counters"])
        del table["mix"][key]
        owner.check(table, "counters", "counters")


# views


def test_a_view_names_every_option() -> None:
    assert Options._fields == tuple(option.name for option in RULES.options)


def test_cards_that_move_are_shown_to_those_who_hold_them() -> None:
    spy = FIRST_POLITICS
    back = KINDS + figures.POLITICS_DECK
    for kind in (events.DREW, events.IDLED, events.RECOVERED):
        assert view.shown([kind, 1, spy, 0, 0, 0], 1) == [kind, 1, spy, 0, 0, 0]
        for seat in (0, 2, NOBODY):
            assert view.shown([kind, 1, spy, 0, 0, 0], seat) == [kind, 1, back, 0, 0, 0]
    for kind in (events.HANDED, events.SHOWED):
        for seat in (0, 1):
            assert view.shown([kind, 0, 1, spy, 0, 0], seat) == [kind, 0, 1, spy, 0, 0]
        for seat in (2, NOBODY):
            assert view.shown([kind, 0, 1, spy, 0, 0], seat) == [kind, 0, 1, back, 0, 0]
    assert view.shown([events.PLAYED, 0, spy, 0, 0, 0], 2) == [events.PLAYED, 0, spy, 0, 0, 0]


def test_what_was_proposed_cannot_be_taken_back() -> None:
    """The partner has read it, money as well as cards."""
    document = BOOKS[0].document(BOOKS[0].bases()["world"], {})
    match = greatpowers.position("attack", document, seed=0)
    assert match.fast.seat == 0
    match.play({"kind": "trade_with", "target": 1})
    match.play({"kind": "give_money", "money": "production", "amount": 1})
    assert match.can_undo(0), "nobody has read a draft"
    match.play({"kind": "propose"})
    assert match.fast.waiting() == [1] and not match.can_undo(0)


# guesses


def replying(*purses: int) -> Document:
    """The first player has proposed something to the second; what both have, an oil of his being owed."""
    deal = [0] * (4 + 2 * KINDS)
    deal[4 + FIRST_POLITICS] = 1
    reply = {"step": "reply", "proposer": 0, "partner": 1, "counter_offers": 0}
    document = based(agenda=[*ACTING, reply], deal=deal)
    for seat in range(2):
        document["players"][seat].update(production=purses[2 * seat], oil=purses[2 * seat + 1])
    document["players"][0]["hand"] = ["spy"]
    return document


@pytest.mark.parametrize(
    ("purses", "slot"),
    (((5, 5, 5, 5), 0), ((0, 5, 5, 5), 1), ((0, 1, 5, 5), 2), ((0, 1, 0, 5), 3), ((0, 1, 0, 0), 4 + KINDS)),
)
def test_a_draft_that_a_seat_does_not_know_is_one_that_could_be(purses: tuple[int, ...], slot: int) -> None:
    state = placed(replying(*purses))
    for seat in (0, 1):
        assert guess.guess(state, seat, Dice(1)).deal == state.deal
    for seat in (-1, 2):
        guessed = guess.guess(state, seat, Dice(1))
        assert [place for place, count in enumerate(guessed.deal) if count] == [slot] and sum(guessed.deal) == 1
        assert RULES.view(guessed, seat) == RULES.view(state, seat)
        placed(RULES.document(guessed))


def laying(count: int, joined: int, crippled: int) -> Document:
    """Two lines are being laid in the North Sea; this many ships lie in each, all of them destroyers."""
    line = [NO_SHIP] * (2 * LINE)
    for side in (0, LINE):
        line[side : side + count] = [0] * count
    frames = [{"step": "engagement", "bought": 0}, {"step": "naval_round"}, {"step": "line"}]
    document = based(line=line, crippled=[0, crippled], agenda=[*ACTING, *frames])
    ships = {"destroyer": 3, "submarine": 2, "battleship": 2}
    document["seas"] = {"north_sea": {"0": ships, "1": ships}}
    length = 5 - crippled + (2 if joined == 3 else 0)
    document["now"] = slots(naval=NORTH_SEA, naval_foe=1, naval_joined=joined, naval_length=length)
    return document


@pytest.mark.parametrize(("joined", "crippled"), [(0, 0), (3, 1), (0, 2)])
def test_ships_laid_unseen_may_be_any_that_could_lie_there(joined: int, crippled: int) -> None:
    state = placed(laying(2, joined, crippled))
    for seat, hidden in ((0, (LINE,)), (1, (0,)), (2, (0, LINE))):
        faces: dict[int, set[int]] = {0: set(), LINE: set()}
        for seed in range(40):
            guessed = guess.guess(state, seat, Dice(seed))
            assert RULES.view(guessed, seat) == RULES.view(state, seat)
            placed(RULES.document(guessed))
            for side in (0, LINE):
                faces[side].update(guessed.line[side : side + 2])
                assert guessed.line[side + 2 : side + LINE] == [NO_SHIP] * (LINE - 2)
        for side in (0, LINE):
            able = {queries.DESTROYER_SHIP}
            if side in hidden and joined:
                able.add(queries.SUBMARINE_SHIP)
            if side in hidden and (side == 0 or crippled < 2):
                able.add(queries.BATTLESHIP_SHIP)
            assert faces[side] == able


def test_where_nothing_lies_no_ship_is_guessed() -> None:
    state = placed(laying(0, 0, 0))
    assert guess.guess(state, 2, Dice(1)).line == state.line


def test_a_finished_game_has_no_secrets() -> None:
    document = based(over=True, ending=1, eagles=26)
    document["players"][1]["hand"] = ["spy", "assassin"]
    del document["agenda"]
    state = placed(document)
    assert Position(RULES, RULES.guess(state, 0, Dice(1))).hash() == Position(RULES, state).hash()

"""Positions in politics, auctions and talks that no game leads to are refused where they are wrong."""

from __future__ import annotations

from typing import Any, cast

import pytest

from greatpowers.games.attack.rules.figures import CARD_IDS, FIRST_ROUTE, KINDS
from greatpowers.games.attack.rules.ongoing.talks import DEAL, MONEY_SLOTS
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps.trade import MOST_ITEMS
from greatpowers.kernel.laws import options_law
from greatpowers.kernel.match import Match, start_from
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import Malformed
from tests.games.attack.casework import BOOKS
from tests.games.attack.samples import RULES

pytestmark = pytest.mark.both

Document = dict[str, Any]
POLITICS = {"step": "politics"}
ROUTE = CARD_IDS[FIRST_ROUTE]
SPY_SEEN = {"card": "spy", "seen_by": [0]}


def based(*frames: Document, **changes: Any) -> Document:
    """The base position of three players with the first one busy in an action."""
    document = BOOKS[0].document(BOOKS[0].bases()["trio"], {})
    document["agenda"][-1]["busy"] = 1
    document["agenda"] = [*document["agenda"], *frames]
    document.update(changes)
    return document


def hold(document: Document, seat: int, *cards: Any) -> Document:
    document["players"][seat]["hand"] = list(cards)
    return document


def implausible(document: Document) -> str:
    """What is wrong with the topmost frame."""
    with pytest.raises(Malformed) as caught:
        RULES.state(document)
    assert caught.value.field == f"agenda[{len(document['agenda']) - 1}]", caught.value
    return caught.value.problem


def fits(document: Document) -> bool:
    return RULES.broken(RULES.state(document)) == ""


def match_at(document: Document) -> Match:
    return start_from(RULES, document, 1)


# politics


def test_who_may_not_play_is_not_asked_for_more_cards() -> None:
    barred = "the player to move may not play politics cards"
    assert fits(hold(based(POLITICS), 0, "spy"))
    assert implausible(hold(based(POLITICS, may_not_play=1), 0, "spy")) == barred
    lost = hold(based(POLITICS), 0, "spy")
    lost["regions"]["ukraine"]["owner"] = 1
    assert implausible(lost) == barred


def block(card: str = "spy", player: int = 0, one: Any = 1, two: Any = "none") -> Document:
    frame = {"step": "politics_block", "card": card, "player": player, "one": one, "two": two}
    return hold(based(POLITICS, frame, table={card: 1}), 1, "double_agent")


def test_what_can_be_answered() -> None:
    assert fits(block())
    assert fits(block("spy_ring", one=1, two=2))
    for card in ("propaganda", "counter_espionage", CARD_IDS[0], ROUTE):
        assert implausible(block(card)) == "this card cannot be answered"
    assert implausible(block(player=1, one=0)) == "only the player to move announces a card"
    for victims in (("none", "none"), (0, "none"), (3, "none"), (1, 2)):
        one, two = victims
        assert implausible(block(one=one, two=two)) == "the card does not name its victims rightly"
    assert implausible(block("spy_ring", one=2, two=1)) == "the card does not name its victims rightly"


def sway(card: str, *regions: str) -> Document:
    names = ("first", "second", "third", "fourth", "fifth")
    padded = [*regions, *["none"] * (len(names) - len(regions))]
    return based(POLITICS, {"step": "sway", "card": card, **dict(zip(names, padded, strict=True))}, table={card: 1})


def test_what_works_on_regions() -> None:
    assert fits(sway("radio_address", "germany", "russia"))
    assert implausible(sway("spy")) == "this card does not work on regions"
    assert implausible(sway(CARD_IDS[0])) == "this card does not work on regions"
    for regions in (("germany", "germany"), ("none", "germany"), ("germany", "none", "russia")):
        assert implausible(sway("radio_address", *regions)) == "different regions are named from the first place on"
    assert implausible(sway("propaganda", "germany")) == "the card has worked on all its regions"
    for missing in (block(), sway("propaganda")):
        missing["table"] = {}
        with pytest.raises(Malformed, match="must be 1 by the agenda"):
            RULES.state(missing)


def test_nobody_is_asked_for_no_infantry() -> None:
    def levy(count: int) -> Document:
        return based(POLITICS, {"step": "levy", "count": count}, table={"mobilization": 1})

    assert fits(levy(1))
    with pytest.raises(Malformed, match="levy waits for nobody"):
        RULES.state(levy(0))


# hands


def test_who_loses_cards_to_whom() -> None:
    def theft(player: int, target: int) -> Document:
        table = {"spy": 1} if player == 0 else {"spy": 1, "double_agent": 1}
        frame = {"step": "theft", "player": player, "target": target, "count": 1}
        document = based(POLITICS, frame, table=table)
        for seat in range(3):
            hold(document, seat, "propaganda")
        return document

    assert fits(theft(0, 1))
    assert fits(theft(1, 0))
    for pair in ((0, 0), (0, 3), (3, 0)):
        assert implausible(theft(*pair)) == "a player and an opponent are needed"
    assert implausible(theft(1, 2)) == "this happens between the player to move and somebody else"


def pick(player: int = 0, one: Any = 1, two: Any = "none", card: Any = SPY_SEEN) -> Document:
    table = {"master_spy_ring": 1} if player == 0 else {"master_spy_ring": 1, "double_agent": 1}
    frame = {"step": "pick", "player": player, "one": one, "two": two, "count": 2}
    return hold(based(POLITICS, frame, table=table), 1, card)


def test_from_whom_a_spy_picks() -> None:
    assert fits(pick())
    assert fits(pick(two=2))
    for one, two in (("none", "none"), (0, "none"), (3, "none"), (1, 1)):
        assert implausible(pick(one=one, two=two)) == "a player and one or two opponents are needed"
    stolen = "the player to move takes cards, or loses them to a double agent"
    assert implausible(pick(1, 2)) == stolen
    assert implausible(pick(1, 0, 2)) == stolen
    assert implausible(pick(card="spy")) == "the hand has not been looked at"
    assert implausible(pick(card={"card": "spy", "seen_by": [2]})) == "the hand has not been looked at"


def test_a_spy_picks_from_the_hands_it_has_looked_at() -> None:
    match = match_at(hold(pick(), 2, "spy"))
    reasons = []
    for target, card in ((2, "spy"), (1, "assassin")):
        reason = match.why_not({"kind": "pick", "target": target, "card": card}, 0)
        assert reason is not None
        reasons.append(reason.to_json())
    assert [row["reason"] for row in reasons] == ["not-an-opponent", "not-held"]
    assert match.why_not({"kind": "pick", "target": 1, "card": "spy"}, 0) is None


# auctions


def bid(speaker: int = 1, leader: Any = 0, price: int = 20, out: int = 0) -> Document:
    return based({"step": "bid", "speaker": speaker, "leader": leader, "price": price, "out": out})


def test_bids_that_cannot_be() -> None:
    assert fits(bid())
    for document in (bid(speaker=3), bid(leader="none"), bid(leader=3), bid(out=8)):
        assert implausible(document) == "there is no such player"
    assert implausible(bid(out=1)) == "the leader has not passed"
    for document in (bid(speaker=0), bid(out=2), bid(speaker=1, price=30)):
        assert implausible(document) == "only who can raise is asked"
    for price in (0, 31):
        assert implausible(bid(price=price)) == "the price does not fit the leader's purse or the least bid"


def test_routes_are_drawn_by_players() -> None:
    assert implausible(based({"step": "route", "player": 3})) == "there is no such player"
    document = based({"step": "route", "player": 1})
    assert options_law(Position(RULES, RULES.state(document))) == []


# talks


def draft(
    given: Document | None = None, wanted: Document | None = None, money: tuple[int, ...] = (0,) * 4
) -> list[int]:
    cards = [side.get(name, 0) for side in (given or {}, wanted or {}) for name in CARD_IDS]
    return [*money, *cards]


def talks(step: str = "offer", pair: tuple[int, int] = (0, 1), countered: int = 0, **changes: Any) -> Document:
    frame = {"step": step, "proposer": pair[0], "partner": pair[1], "counter_offers": countered}
    return based(frame, **changes)


def test_who_cannot_talk() -> None:
    assert fits(talks())
    assert fits(talks(pair=(1, 0), countered=1))
    for pair in ((0, 3), (3, 0)):
        assert implausible(talks(pair=pair)) == "there is no such player"
    for pair in ((0, 0), (1, 2)):
        assert implausible(talks(pair=pair)) == "the player to move trades with an opponent"
    poor, shut = talks(), talks()
    poor["players"][0]["oil"] = 0
    shut["players"][1]["embargoed"] = True
    assert implausible(poor) == implausible(shut) == "these two cannot trade"
    for pair, countered in (((0, 1), 1), ((1, 0), 0), ((1, 0), 2)):
        assert implausible(talks(pair=pair, countered=countered)) == "with every counter-offer the other one proposes"
    earlier = talks(countered=1)
    earlier["players"][1]["counter_offers"] = 2
    assert implausible(earlier) == "with every counter-offer the other one proposes"


def test_drafts_that_cannot_be() -> None:
    assert len(draft()) == DEAL == MONEY_SLOTS + 2 * KINDS
    assert fits(talks(deal=draft(money=(30, 29, 30, 30))))
    for money in ((31, 0, 0, 0), (0, 30, 0, 0), (0, 0, 31, 0), (0, 0, 0, 31)):
        assert implausible(talks(deal=draft(money=money))) == "the draft has more money than there is"
    assert fits(hold(talks(deal=draft({"spy": 1})), 0, "spy"))
    for copies in (1, 2):
        document = talks(deal=draft({"spy": copies}))
        assert (
            implausible(hold(document, 0, *["spy"] * (copies - 1))) == "the proposer does not hold what the draft gives"
        )
    nine = draft({"spy": 1, "propaganda": 1}, {"spy": 3}, (1, 1, 1, 1))
    for deal in (nine, draft(wanted={"spy": 4})):
        assert implausible(hold(talks(deal=deal), 0, "spy", "propaganda")) == "the draft has too many items"
    single = next(name for name, count in zip(CARD_IDS, copies_of(), strict=True) if count == 1)
    assert fits(talks(deal=draft(wanted={single: 1})))
    assert implausible(talks(deal=draft(wanted={single: 2}))) == "the draft wants more copies than there are"
    assert implausible(talks("reply")) == "an empty draft is not proposed"
    assert fits(talks("reply", deal=draft(wanted={single: 1})))


def copies_of() -> list[int]:
    return list(cast(Attack, RULES.state(talks())).figures.copies)


def test_a_draft_is_full_at_eight_items() -> None:
    document = talks(deal=draft({"spy": 1, "propaganda": 1, "assassin": 1}, {"spy": 1}, (1, 1, 1, 1)))
    match = match_at(hold(document, 0, "spy", "propaganda", "assassin", "embargo"))
    assert {option.kind for option in match.decisions[0].options} == {"pass", "propose"}
    reason = match.why_not({"kind": "give", "card": "embargo"}, 0)
    assert reason is not None
    assert reason.name == "limit-reached"
    assert reason.details == {"items": MOST_ITEMS, "most": MOST_ITEMS, "card": "embargo"}

"""Handeln: offers built item by item, counter-offers, and the deal between two capitals."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, events, queries, reasons, ways
from greatpowers.games.attack.rules.answers import MONEYS, MOST_TRADED, OIL_MONEY, PASS, PRODUCTION, seat_field
from greatpowers.games.attack.rules.cardrow import HAND, OUT
from greatpowers.games.attack.rules.figures import CARD_IDS, KINDS
from greatpowers.games.attack.rules.ongoing.talks import GIVEN, WANTED
from greatpowers.games.attack.rules.pieces import PURSE
from greatpowers.games.attack.rules.state import Attack
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import Value, numbers

MOST_COUNTERS: Final = 5
"""Counter-offers between two players in one Trade."""
MOST_REFUSALS: Final = 3
MOST_WANTED: Final = 3
MOST_ITEMS: Final = 8
"""Wanted cards, and items in all, of one draft: limits of ours, so that drafts end."""


def partners(state: Attack, seat: int) -> list[int]:
    """Everybody the active player can offer something, as `trade_refusal` says one by one."""
    willing = [other for other in range(state.seats) if pair_refusal(state, seat, other) == reasons.LEGAL]
    return ways.joined(state, seat, willing) if willing else willing


def price(state: Attack) -> int:
    """Oil that the active player still owes for this Trade."""
    return 0 if state.trading else state.taken + 1


def trade_refusal(state: Attack, seat: int, partner: int) -> int:
    """Why the active player cannot offer this partner anything."""
    reason = pair_refusal(state, seat, partner)
    if reason != reasons.LEGAL:
        return reason
    return reasons.LEGAL if ways.joined(state, seat, [partner]) else reasons.NO_WAY


def pair_refusal(state: Attack, seat: int, partner: int) -> int:
    """The same, the way between the capitals apart."""
    if state.eagles >= state.rules.trade_eagles:
        return reasons.TRADE_OVER
    if partner == seat or partner >= state.seats:
        return reasons.NOT_AN_OPPONENT
    if not queries.has_capital(state, seat) or not queries.has_capital(state, partner):
        return reasons.CAPITAL_LOST
    if state.embargoed[seat] or state.embargoed[partner]:
        return reasons.EMBARGOED
    if state.refusals[partner] >= MOST_REFUSALS:
        return reasons.REFUSED_OFTEN
    return reasons.OIL_SHORT if state.certificates(seat) < price(state) else reasons.LEGAL


def trade_details(state: Attack, seat: int, partner: int, reason: int) -> dict[str, Value]:
    """What such a refusal speaks of: the partner, how many eagles or refusals end talks, whose capital is lost."""
    found: dict[str, Value] = {"target": partner}
    if reason == reasons.TRADE_OVER:
        found["eagles"] = state.eagles
        found["most"] = state.rules.trade_eagles
    elif reason == reasons.REFUSED_OFTEN:
        found["most"] = MOST_REFUSALS
    elif reason == reasons.CAPITAL_LOST:
        found["player"] = partner if queries.has_capital(state, seat) else seat
    return found


def open_trade(state: Attack, partner: int) -> None:
    """The active player begins a draft; the Trade itself is paid by its first deal (ATK-92)."""
    Offer.open(state, state.turn, partner, state.counter_offers[partner])


# the draft


def spare(state: Attack, seat: int, money: int) -> int:
    """What a player can give; the price of the action cannot be given away (ATK-158)."""
    if money == PRODUCTION:
        return state.purse(seat)
    return state.certificates(seat) - (price(state) if seat == state.turn else 0)


def existing(state: Attack, kind: int) -> int:
    """Copies of a card in this game."""
    return state.figures.copies[kind] - state.count_at(kind, OUT)


def items(state: Attack) -> int:
    """Every card of a draft, and each money on each side once."""
    count = 0
    for side in (GIVEN, WANTED):
        count += state.all_cards_in_draft(side)
        for money in (PRODUCTION, OIL_MONEY):
            count += min(state.money_in_draft(side, money), 1)
    return count


def money_refusal(state: Attack, answer: int) -> int:
    """Each money once on each side, and not more than there is; purses are open."""
    side, money, amount = answers.split_money(answer)
    if state.money_in_draft(side, money) > 0:
        return reasons.OFFERED_ALREADY
    if amount > spare(state, party(state, side), money):
        return reasons.PRODUCTION_SHORT if money == PRODUCTION else reasons.OIL_SHORT
    return reasons.LEGAL


def card_refusal(state: Attack, answer: int) -> int:
    """What is given must be held; what is wanted may be anything there is, held by the partner or not (ATK-155)."""
    if answer < answers.WANT:
        kind = answer - answers.GIVE
        held = state.count_at(kind, HAND + state.arg(Talks.PROPOSER))
        if held == 0:
            return reasons.NOT_HELD
        return reasons.LEGAL if state.cards_in_draft(GIVEN, kind) < held else reasons.OFFERED_ALREADY
    kind = answer - answers.WANT
    copies = existing(state, kind)
    if copies == 0:
        return reasons.NOT_ON_BOARD
    if state.all_cards_in_draft(WANTED) >= MOST_WANTED:
        return reasons.TOO_MANY
    return reasons.LEGAL if state.cards_in_draft(WANTED, kind) < copies else reasons.NONE_LEFT


def party(state: Attack, side: int) -> int:
    """Who gives what is on this side of the draft."""
    return state.arg(Talks.PROPOSER if side == GIVEN else Talks.PARTNER)


def partner_of(state: Attack) -> int:
    """With whom the active player talks."""
    return party(state, WANTED) if party(state, GIVEN) == state.turn else party(state, GIVEN)


def close(state: Attack) -> None:
    """The talks are over; how many counter-offers there were counts on for this Trade."""
    state.end_talks(partner_of(state), state.arg(Talks.COUNTER_OFFERS))
    state.done()


def carry_out(state: Attack) -> None:
    """Money and cards change hands; of equal cards those that are not idle go first."""
    for side in (GIVEN, WANTED):
        giver, taker = party(state, side), party(state, 1 - side)
        for money in (PRODUCTION, OIL_MONEY):
            state.pay(PURSE + giver, PURSE + taker, money, state.money_in_draft(side, money), events.FOR_TRADE)
        for kind in range(KINDS):
            for _ in range(state.cards_in_draft(side, kind)):
                state.hand_over(giver, taker, kind, state.busy(kind, giver) == 0)


def implausible_talks(state: Attack) -> str:
    """Why no game could have led to these talks, in plain words; empty when one could."""
    proposer, other = party(state, GIVEN), party(state, WANTED)
    if proposer >= state.seats or other >= state.seats:
        return "there is no such player"
    if proposer == other or state.turn not in (proposer, other):
        return "the player to move trades with an opponent"
    partner = partner_of(state)
    if trade_refusal(state, state.turn, partner) != reasons.LEGAL:
        return "these two cannot trade"
    countered = state.arg(Talks.COUNTER_OFFERS) - state.counter_offers[partner]
    if countered < 0 or countered % 2 != int(proposer == partner):
        return "with every counter-offer the other one proposes"
    return implausible_draft(state)


def implausible_draft(state: Attack) -> str:
    """The same of the draft."""
    if items(state) > MOST_ITEMS or state.all_cards_in_draft(WANTED) > MOST_WANTED:
        return "the draft has too many items"
    for side in (GIVEN, WANTED):
        for money in (PRODUCTION, OIL_MONEY):
            most = min(MOST_TRADED, max(spare(state, party(state, side), money), 0))
            if not 0 <= state.money_in_draft(side, money) <= most:
                return "the draft has more money than there is"
    for kind in range(KINDS):
        if not 0 <= state.cards_in_draft(GIVEN, kind) <= state.count_at(kind, HAND + party(state, GIVEN)):
            return "the proposer does not hold what the draft gives"
        if not 0 <= state.cards_in_draft(WANTED, kind) <= existing(state, kind):
            return "the draft wants more copies than there are"
    return ""


class Talks(Step[Attack]):
    """Two players and how often they have countered; the draft between them is known to nobody else (ATK-157)."""

    PROPOSER: Final = 1
    PARTNER: Final = 2
    COUNTER_OFFERS: Final = 3

    def __init__(self, number: int, name: str, kinds: tuple[str, ...]) -> None:
        fields = {
            Talks.PROPOSER: seat_field("proposer"),
            Talks.PARTNER: seat_field("partner"),
            Talks.COUNTER_OFFERS: numbers("counter_offers", 0, MOST_COUNTERS),
        }
        super().__init__(number, name, kinds, frame(fields))

    def refuse(self, state: Attack, seat: int) -> None:
        state.refuse(seat, partner_of(state))
        close(state)


class Offer(Talks):
    """The proposer adds one item after the other and proposes, or drops it all, which counts as a refusal.

    The partner sees nothing before the draft is proposed; then he knows that the cards given are in that hand.
    """

    def __init__(self) -> None:
        super().__init__(agenda.OFFER, "offer", ("pass", "give_money", "want_money", "give", "want", "propose"))

    @staticmethod
    def open(state: Attack, proposer: int, partner: int, counter_offers: int) -> None:
        state.first(agenda.OFFER, proposer, partner, counter_offers)

    def seats(self, state: Attack) -> list[int]:
        return [state.arg(Talks.PROPOSER)]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [PASS, *range(answers.GIVE_MONEY, answers.PROPOSE + 1)]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL
        count = items(state)
        if answer == answers.PROPOSE:
            return reasons.LEGAL if count > 0 else reasons.NOTHING_OFFERED
        if count >= MOST_ITEMS:
            return reasons.LIMIT_REACHED
        return money_refusal(state, answer) if answer < answers.GIVE else card_refusal(state, answer)

    def options(self, state: Attack, seat: int) -> list[int]:
        found, count = [PASS], items(state)
        if count < MOST_ITEMS:
            for side in (GIVEN, WANTED):
                for money in (PRODUCTION, OIL_MONEY):
                    if state.money_in_draft(side, money) == 0:
                        most = min(MOST_TRADED, spare(state, party(state, side), money))
                        first = answers.offer_money(side, money, 1)
                        found.extend(range(first, first + most))
            held = state.counts_at(HAND + party(state, GIVEN))
            for kind in range(KINDS):
                if state.cards_in_draft(GIVEN, kind) < held[kind]:
                    found.append(answers.GIVE + kind)
            if state.all_cards_in_draft(WANTED) < MOST_WANTED:
                out, copies = state.counts_at(OUT), state.figures.copies
                for kind in range(KINDS):
                    if state.cards_in_draft(WANTED, kind) < copies[kind] - out[kind]:
                        found.append(answers.WANT + kind)
        if count > 0:
            found.append(answers.PROPOSE)
        return found

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        found: dict[str, Value] = {"items": items(state)}
        if reason == reasons.LIMIT_REACHED:
            found["most"] = MOST_ITEMS
        elif reason == reasons.TOO_MANY:
            found["most"] = MOST_WANTED
        if answers.GIVE_MONEY <= answer < answers.GIVE:
            side, money, amount = answers.split_money(answer)
            found["money"] = MONEYS[money]
            found["amount"] = amount
            found["spare"] = max(spare(state, party(state, side), money), 0)
        elif answers.GIVE <= answer < answers.PROPOSE:
            found["card"] = CARD_IDS[(answer - answers.GIVE) % KINDS]
        return found

    def play(self, state: Attack, seat: int, answer: int) -> None:
        if answer == PASS:
            self.refuse(state, seat)
        elif answer == answers.PROPOSE:
            self.propose(state)
        elif answer < answers.GIVE:
            side, money, amount = answers.split_money(answer)
            state.draft_money(side, money, amount)
        elif answer < answers.WANT:
            state.draft_card(GIVEN, answer - answers.GIVE)
            state.reveal()
        else:
            state.draft_card(WANTED, answer - answers.WANT)

    def propose(self, state: Attack) -> None:
        proposer, other, countered = party(state, GIVEN), party(state, WANTED), state.arg(Talks.COUNTER_OFFERS)
        state.note(events.OFFERED, proposer, other)
        for kind in range(KINDS):
            if state.cards_in_draft(GIVEN, kind) > 0:
                state.disclose(proposer, other, kind, state.cards_in_draft(GIVEN, kind))
        state.reveal()
        state.done()
        Reply.open(state, proposer, other, countered)

    def implausible(self, state: Attack) -> str:
        return implausible_talks(state)


class Reply(Talks):
    """The partner takes the draft as it is, refuses, or proposes something else himself."""

    def __init__(self) -> None:
        super().__init__(agenda.REPLY, "reply", ("pass", "accept", "counter_offer"))
        self.forfeits = ()

    @staticmethod
    def open(state: Attack, proposer: int, partner: int, counter_offers: int) -> None:
        state.first(agenda.REPLY, proposer, partner, counter_offers)

    def seats(self, state: Attack) -> list[int]:
        return [state.arg(Talks.PARTNER)]

    def candidates(self, state: Attack, seat: int) -> list[int]:
        return [PASS, answers.ACCEPT, answers.COUNTER_OFFER]

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        if answer == answers.ACCEPT:
            return reasons.LEGAL if self.lacking(state, seat) < 0 else reasons.NOTHING_TO_GIVE
        if answer == answers.COUNTER_OFFER and state.arg(Talks.COUNTER_OFFERS) >= MOST_COUNTERS:
            return reasons.COUNTERS_USED
        return reasons.LEGAL

    def lacking(self, state: Attack, seat: int) -> int:
        """A wanted card that is not there, or -1. Money always is: nobody can want more than a purse holds."""
        for kind in range(KINDS):
            wanted = state.cards_in_draft(WANTED, kind)
            if wanted > 0 and wanted > state.count_at(kind, HAND + seat):
                return kind
        return -1

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        if reason == reasons.NOTHING_TO_GIVE:
            return {"card": CARD_IDS[self.lacking(state, seat)]}
        return {"counter_offers": state.arg(Talks.COUNTER_OFFERS), "most": MOST_COUNTERS}

    def play(self, state: Attack, seat: int, answer: int) -> None:
        if answer == PASS:
            self.refuse(state, seat)
        elif answer == answers.ACCEPT:
            state.agree(seat)
            carry_out(state)
            close(state)
        else:
            proposer, countered = party(state, GIVEN), state.arg(Talks.COUNTER_OFFERS)
            state.forget_draft()
            state.done()
            Offer.open(state, seat, proposer, countered + 1)

    def implausible(self, state: Attack) -> str:
        problem = implausible_talks(state)
        if not problem and items(state) == 0:
            return "an empty draft is not proposed"
        return problem

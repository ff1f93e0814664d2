"""Die Spielrunden: turns one after the other, and the actions a player can pay with oil."""

from __future__ import annotations

from typing import Final

from greatpowers.games.attack.rules import agenda, answers, figures, queries, reasons
from greatpowers.games.attack.rules.answers import (
    AUCTION,
    BOMBING,
    BUILD,
    DIPLOMACY,
    MOVE,
    POLITICS_ACTION,
    RAID_ACTION,
    RESEARCH_ACTION,
    RESEARCH_STEP,
    STRATEGIC,
    TRADE,
    seat_field,
)
from greatpowers.games.attack.rules.board import REGION_IDS
from greatpowers.games.attack.rules.figures import POLITICS_DECK
from greatpowers.games.attack.rules.state import (
    BLITZED,
    BOMBED,
    DIPLOMACY_CLOSED,
    LOOKED,
    MOVED,
    RAIDED,
    Attack,
)
from greatpowers.games.attack.rules.steps import bombing, building, diplomacy, market, movement, politics, raid, trade
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import NOBODY, Value, numbers

BLITZKRIEG: Final = figures.technology("blitzkrieg")
CODE_BREAKING: Final = figures.technology("code_breaking")
ONCE: Final = {MOVE: MOVED, BOMBING: BOMBED, RAID_ACTION: RAIDED}


class Round(Step[Attack]):
    """A round: everybody has a turn, beginning with the start player; then production."""

    def __init__(self) -> None:
        super().__init__(agenda.ROUND, "round")

    def play(self, state: Attack, seat: int, answer: int) -> None:
        state.begin_round()
        state.then(agenda.PRODUCTION)
        for player in reversed(queries.clockwise(state, state.start)):
            Turn.open(state, player)


def action_of(answer: int) -> int:
    """The action an answer belongs to; -1 for what is free."""
    if answers.ACT <= answer < answers.END:
        return answers.SIMPLE_ACTIONS[answer - answers.ACT]
    if answers.COURT <= answer < answers.PLAY:
        return DIPLOMACY
    if answers.PLAY <= answer < answers.COUNTER:
        return POLITICS_ACTION
    if answers.BID <= answer < answers.RESEARCH:
        return AUCTION
    if answers.RESEARCH <= answer < answers.TRADE_WITH:
        return RESEARCH_ACTION
    if answers.TRADE_WITH <= answer < answers.GIVE_MONEY:
        return TRADE
    return BOMBING if answers.BOMB <= answer < answers.SORTIE else -1


def turn_details(state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
    """What a refusal speaks of beside the price: the card, the region, the partner, the sum that is lacking."""
    action = action_of(answer)
    if answer == answers.BLITZ:
        return {"technology": "blitzkrieg", "action": "move" if reason == reasons.NOT_NOW else ""}
    if action < 0:
        return {"technology": "code_breaking", "target": answer - answers.LOOK}
    if action == POLITICS_ACTION:
        return politics.play_details(state, answer)
    if action == DIPLOMACY:
        return {"region": REGION_IDS[answer - answers.COURT]}
    if action == TRADE:
        return trade.trade_details(state, seat, answer - answers.TRADE_WITH, reason)
    if action == BOMBING:
        return {"target": answer - answers.BOMB}
    if reason != reasons.PRODUCTION_SHORT:
        return {}
    if action == BUILD:
        return {"least": building.cheapest(state, seat), "purse": state.purse(seat)}
    wanted = answer - answers.BID + 1 if action == AUCTION else (answer - answers.RESEARCH) * RESEARCH_STEP
    return {"production": wanted, "purse": state.purse(seat)}


class Turn(Step[Attack]):
    """As many actions as a player can pay: 1 oil for the first, 2 for the second, and so on (RAX 191).

    Actions that need more than their name are chosen by their first answer: the neutral, the card, the bid, the
    payment, the partner, the target. Trade is paid when a deal is made. Blitzkrieg and code breaking are free.
    """

    PLAYER: Final = 1
    BEGUN: Final = 2
    BUSY: Final = 3

    def __init__(self) -> None:
        kinds = ("act", "end", "blitz", "look", "court", "play", "bid", "research", "trade_with", "bomb")
        fields = {
            Turn.PLAYER: seat_field("player"),
            Turn.BEGUN: numbers("begun", 0, 1),
            Turn.BUSY: numbers("busy", 0, 1),
        }
        super().__init__(agenda.TURN, "turn", kinds, frame(fields))
        self.forfeits = ("end",)
        self.ends_turn = True

    def meaning(self, answer: int) -> int:
        return answers.in_seat_order(answer)

    @staticmethod
    def open(state: Attack, player: int) -> None:
        """The turn has not begun, and no action is being carried out."""
        state.first(agenda.TURN, player)

    def seats(self, state: Attack) -> list[int]:
        waits = state.arg(Turn.BEGUN) == 1 and state.arg(Turn.BUSY) == 0
        return [state.arg(Turn.PLAYER)] if waits else []

    def candidates(self, state: Attack, seat: int) -> list[int]:
        found = [*range(answers.ACT, answers.LOOK), *(answers.LOOK + other for other in range(state.seats))]
        found.extend(answers.COURT + region for region in state.board.regions)
        found.extend(politics.play_candidates(state))
        found.extend(range(answers.BID, answers.TRADE_WITH))
        found.extend(answers.TRADE_WITH + other for other in range(state.seats))
        found.extend(answers.BOMB + other for other in range(state.seats))
        return found

    def refusal(self, state: Attack, seat: int, answer: int) -> int:
        if answer == answers.END:
            return reasons.LEGAL
        if answer == answers.BLITZ:
            return self.blitz_refusal(state, seat)
        action = action_of(answer)
        if action < 0:
            return self.look_refusal(state, seat, answer - answers.LOOK)
        if ONCE.get(action, 0) & state.once:
            return reasons.ONCE_A_TURN
        if not (action == TRADE and state.trading) and state.certificates(seat) < state.taken + 1:
            return reasons.OIL_SHORT
        return self.action_refusal(state, seat, answer, action)

    def options(self, state: Attack, seat: int) -> list[int]:
        found: list[int] = []
        paid = state.certificates(seat) > state.taken
        for answer in range(answers.ACT, answers.LOOK + state.seats):
            if (paid or answer >= answers.END) and self.refusal(state, seat, answer) == reasons.LEGAL:
                found.append(answer)
        if paid:
            if state.diplomacy != DIPLOMACY_CLOSED:
                found.extend(answers.COURT + region for region in queries.neutrals(state))
            found.extend(politics.play_options(state, seat))
            if market.auction_refusal(state, seat, state.figures.auction_least) == reasons.LEGAL:
                most = min(state.purse(seat), answers.MOST_BID)
                found.extend(range(answers.BID + state.figures.auction_least - 1, answers.BID + most))
            if market.research_refusal(state, seat, 0) == reasons.LEGAL:
                most = min(state.purse(seat) // RESEARCH_STEP + 1, answers.RESEARCH_STEPS)
                found.extend(range(answers.RESEARCH, answers.RESEARCH + most))
        if paid or state.trading:
            found.extend(answers.TRADE_WITH + other for other in trade.partners(state, seat))
        if paid and not state.once & BOMBED and bombing.bomb_refusal(state, seat, (seat + 1) % state.seats) == 0:
            found.extend(answers.BOMB + other for other in range(state.seats) if other != seat)
        return found

    def action_refusal(self, state: Attack, seat: int, answer: int, action: int) -> int:
        """What else an action needs; it is offered only when something can follow (ATK-101)."""
        if action == MOVE:
            return reasons.LEGAL if movement.can_move(state, seat) else reasons.NOTHING_TO_MOVE
        if action == STRATEGIC:
            return reasons.LEGAL if building.can_transfer(state, seat) else reasons.NOTHING_TO_MOVE
        if action == BUILD:
            enough = state.purse(seat) >= building.cheapest(state, seat)
            return reasons.LEGAL if enough else reasons.PRODUCTION_SHORT
        if action == RAID_ACTION:
            has = any(queries.submarines(state, seat, sea) > 0 for sea in state.board.seas)
            return reasons.LEGAL if has else reasons.NO_SUBMARINES
        if action == DIPLOMACY:
            if state.diplomacy == DIPLOMACY_CLOSED:
                return reasons.ONCE_A_TURN
            return diplomacy.court_refusal(state, answer - answers.COURT)
        if action == POLITICS_ACTION:
            return politics.play_refusal(state, seat, answer)
        if action == AUCTION:
            return market.auction_refusal(state, seat, answer - answers.BID + 1)
        if action == RESEARCH_ACTION:
            return market.research_refusal(state, seat, (answer - answers.RESEARCH) * RESEARCH_STEP)
        if action == TRADE:
            return trade.trade_refusal(state, seat, answer - answers.TRADE_WITH)
        return bombing.bomb_refusal(state, seat, answer - answers.BOMB)

    def blitz_refusal(self, state: Attack, seat: int) -> int:
        """Blitzkrieg follows the Move, once in a turn, and costs nothing (ATK-103)."""
        if not state.has(seat, BLITZKRIEG):
            return reasons.NO_TECHNOLOGY
        if state.once & BLITZED:
            return reasons.ONCE_A_TURN
        if not state.once & MOVED:
            return reasons.NOT_NOW
        return reasons.LEGAL if movement.can_march(state, seat, True) else reasons.NOTHING_TO_MOVE

    def look_refusal(self, state: Attack, seat: int, target: int) -> int:
        if not state.has(seat, CODE_BREAKING):
            return reasons.NO_TECHNOLOGY
        if state.once & LOOKED:
            return reasons.ONCE_A_TURN
        if target == seat or target >= state.seats:
            return reasons.NOT_AN_OPPONENT
        return reasons.LEGAL if state.hand_size(target, POLITICS_DECK) > 0 else reasons.HAND_EMPTY

    def details(self, state: Attack, seat: int, answer: int, reason: int) -> dict[str, Value]:
        action = action_of(answer)
        name = answers.ACTIONS[action] if action >= 0 else ""
        found: dict[str, Value] = {"action": name, "price": state.taken + 1, "oil": state.certificates(seat)}
        found.update(turn_details(state, seat, answer, reason))
        return found

    def play(self, state: Attack, seat: int, answer: int) -> None:
        if seat == NOBODY:
            self.settle(state)
            return
        if answer == answers.END:
            state.done()
            return
        state.set_arg(Turn.BUSY, 1)
        action = action_of(answer)
        if action in ONCE:
            state.do_once(ONCE[action])
        if action >= 0 and action != TRADE:
            state.act(action)
        self.carry_out(state, seat, answer, action)

    def settle(self, state: Attack) -> None:
        """A turn begins, or an action is over and nothing of it is remembered."""
        if state.arg(Turn.BEGUN) == 0:
            state.begin_turn(state.arg(Turn.PLAYER))
            state.set_arg(Turn.BEGUN, 1)
        else:
            state.forget_action()
            state.set_arg(Turn.BUSY, 0)

    def carry_out(self, state: Attack, seat: int, answer: int, action: int) -> None:
        if answer == answers.BLITZ:
            state.do_once(BLITZED)
            state.blitz()
            state.first(agenda.MOVEMENT)
        elif action < 0:
            state.do_once(LOOKED)
            state.look(seat, answer - answers.LOOK, POLITICS_DECK)
        elif action == MOVE:
            state.first(agenda.MOVEMENT)
        elif action == STRATEGIC:
            state.first(agenda.TRANSFER)
        elif action == BUILD:
            state.first(agenda.PURCHASE)
        elif action == RAID_ACTION:
            raid.begin(state)
        elif action == DIPLOMACY:
            state.first(agenda.DIPLOMACY)
            diplomacy.court(state, answer - answers.COURT)
        elif action == POLITICS_ACTION:
            state.first(agenda.POLITICS)
            politics.announce(state, seat, answer)
        elif action == AUCTION:
            market.open_auction(state, seat, answer - answers.BID + 1)
        elif action == RESEARCH_ACTION:
            market.research(state, seat, (answer - answers.RESEARCH) * RESEARCH_STEP)
        elif action == TRADE:
            trade.open_trade(state, answer - answers.TRADE_WITH)
        else:
            bombing.begin(state, answer - answers.BOMB)

    def implausible(self, state: Attack) -> str:
        return "there is no such player" if state.arg(Turn.PLAYER) >= state.seats else ""

"""Spielvorbereitung: dealing flag cards or choosing bonds, governments, the investor card."""

from __future__ import annotations

from greatpowers.games.imperial.rules import agenda, events, reasons
from greatpowers.games.imperial.rules.answers import BEGIN, DEAL, INVEST, MOST_SEATS, PASS
from greatpowers.games.imperial.rules.board import NATIONS
from greatpowers.games.imperial.rules.frames import (
    NATION,
    PLAYER,
    STARTER,
    TURN_AT_TABLE,
    open_lending,
    put_deal_card,
    put_start_bond,
    put_turn,
)
from greatpowers.games.imperial.rules.rules import Figures
from greatpowers.games.imperial.rules.state import BANK, CASH, NO_SEAT, TREASURY, Imperial
from greatpowers.games.imperial.rules.steps.governments import settle_governments
from greatpowers.games.imperial.rules.steps.investing import (
    ANY_NATION,
    bond_details,
    bond_options,
    bond_refusal,
    buy_bond,
    price,
)
from greatpowers.kernel.step import Step, frame
from greatpowers.kernel.values import CHANCE, NOBODY, Value, numbers


class LayOut(Step[Imperial]):
    """Spiel aufbauen: two factories for each nation, start money for each player."""

    def __init__(self) -> None:
        super().__init__(agenda.LAY_OUT, "lay_out")

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        for region in state.rules.board.start_factories:
            state.build(region)
        for player in range(state.seats):
            state.pay(BANK, CASH + player, state.rules.start_money, events.START_MONEY)
        state.then(agenda.START_PLAYER if state.rules.experienced else agenda.DEAL_CARD)


class DealCard(Step[Imperial]):
    """Kredite verteilen: the flag cards are shuffled and dealt; each gives its bonds, paid into the treasuries.

    With two and three players only the first cards of the groups are shuffled; the rest of the group goes along.
    """

    def __init__(self) -> None:
        fields = frame({PLAYER: numbers("player", 0, MOST_SEATS - 1)})
        super().__init__(agenda.DEAL_CARD, "deal_card", ("deal",), fields)

    def seats(self, state: Imperial) -> list[int]:
        return [CHANCE]

    def candidates(self, state: Imperial, seat: int) -> list[int]:
        return [DEAL + nation for nation in range(NATIONS)]

    def refusal(self, state: Imperial, seat: int, answer: int) -> int:
        nation = answer - DEAL
        if all(group[0] != nation for group in state.rules.deal_groups):
            return reasons.NOT_DEALT_HERE
        return reasons.LEGAL if state.government[nation] == NO_SEAT else reasons.CARD_GONE

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        player = state.arg(PLAYER)
        figures = state.rules.figures
        for group in state.rules.deal_groups:
            if group[0] == answer - DEAL:
                for nation in group:
                    state.note(events.DEALT, player, nation)
                    state.govern(nation, player)
                    take_start_bond(state, player, nation, figures.own_face)
                    take_start_bond(state, player, figures.partner[nation], figures.partner_face)
        if player + 1 < state.seats:
            put_deal_card(state, player + 1)
        else:
            state.then(agenda.SET_OUT)


def take_start_bond(state: Imperial, player: int, nation: int, face: int) -> None:
    state.lend(player, nation, face)
    state.pay(CASH + player, TREASURY + nation, state.rules.figures.faces[face], events.LOAN)


class StartPlayer(Step[Imperial]):
    """Kredite verteilen für erfahrene Spieler: the start player is drawn by lot."""

    def __init__(self) -> None:
        super().__init__(agenda.START_PLAYER, "start_player", ("begin",))

    def seats(self, state: Imperial) -> list[int]:
        return [CHANCE]

    def candidates(self, state: Imperial, seat: int) -> list[int]:
        return [BEGIN + player for player in range(MOST_SEATS)]

    def refusal(self, state: Imperial, seat: int, answer: int) -> int:
        return reasons.LEGAL if answer - BEGIN < state.seats else reasons.NO_SUCH_PLAYER

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        state.note(events.BEGAN, answer - BEGIN)
        put_start_bond(state, 0, 0, answer - BEGIN)


class StartBond(Step[Imperial]):
    """Kredite verteilen für erfahrene Spieler: nation by nation, each player may take one bond.

    The start player begins with the first nation, the player to his left with the second, and so on.
    """

    def __init__(self, figures: Figures) -> None:
        place, starter = numbers("place", 0, MOST_SEATS - 1), numbers("starter", 0, MOST_SEATS - 1)
        fields = frame({NATION: figures.nation_field, TURN_AT_TABLE: place, STARTER: starter})
        super().__init__(agenda.START_BOND, "start_bond", ("invest", "pass"), fields)
        self.ends_turn = True

    def player(self, state: Imperial) -> int:
        return (state.arg(STARTER) + state.arg(NATION) + state.arg(TURN_AT_TABLE)) % state.seats

    def seats(self, state: Imperial) -> list[int]:
        player = self.player(state)
        return [player] if len(self.options(state, player)) > 1 else []

    def candidates(self, state: Imperial, seat: int) -> list[int]:
        nation = state.arg(NATION)
        return [PASS, *bond_options(state, seat, state.cash(seat), nation, nation)]

    def cost(self, state: Imperial, seat: int, answer: int) -> int:
        return price(state, answer)

    def refusal(self, state: Imperial, seat: int, answer: int) -> int:
        if answer == PASS:
            return reasons.LEGAL
        return bond_refusal(state, seat, answer, state.arg(NATION))

    def details(self, state: Imperial, seat: int, answer: int, reason: int) -> dict[str, Value]:
        return bond_details(state, seat, answer)

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        if seat != NOBODY and answer >= INVEST:
            buy_bond(state, seat, answer)
        nation, place, starter = state.arg(NATION), state.arg(TURN_AT_TABLE) + 1, state.arg(STARTER)
        if place == state.seats:
            nation, place = nation + 1, 0
        if nation == NATIONS:
            state.then(agenda.SET_OUT)
        else:
            put_start_bond(state, nation, place, starter)

    def implausible(self, state: Imperial) -> str:
        return "" if state.arg(TURN_AT_TABLE) < state.seats and state.arg(STARTER) < state.seats else "no such player"


class SetOut(Step[Imperial]):
    """Highest sum governs; who governs nothing gets a Swiss Bank; the investor card goes left of the first government.

    Without the investor card the Swiss Banks may lend before the first turn too (IMP-33).
    """

    def __init__(self) -> None:
        super().__init__(agenda.SET_OUT, "set_out")

    def play(self, state: Imperial, seat: int, answer: int) -> None:
        settle_governments(state, 0)
        governed = [nation for nation in range(NATIONS) if state.government[nation] != NO_SEAT]
        if state.rules.investor_card and governed:
            state.pass_investor_card((state.government[governed[0]] + 1) % state.seats)
        put_turn(state, 0)
        if not state.rules.investor_card and not state.rules.figures.free_lenders_in_place:
            open_lending(state, governed[0] if governed else 0, ANY_NATION)

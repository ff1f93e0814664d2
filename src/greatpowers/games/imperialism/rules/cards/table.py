"""All providence cards by their number, and the one place that says whether one may be played."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperialism.rules import reasons
from greatpowers.games.imperialism.rules.answers import (
    NOBODY_AIMED_AT,
    play,
    played_card,
    played_count,
    played_target,
)
from greatpowers.games.imperialism.rules.cardrow import HAND
from greatpowers.games.imperialism.rules.cards import happenings, plots, powers
from greatpowers.games.imperialism.rules.cards.card import Card
from greatpowers.games.imperialism.rules.deck import PROVIDENCE_CARDS, PROVIDENCE_IDS, card_number
from greatpowers.games.imperialism.rules.state import Imperialism
from greatpowers.kernel.values import Value, in_order

ALL_CARDS: Final[tuple[Card, ...]] = (
    powers.QueenOfTheSea("queen_of_the_sea"),
    powers.RulingHouse("ruling_house"),
    powers.GreatDiplomat("great_diplomat"),
    powers.Reformer("reformer"),
    powers.Explorer("explorer"),
    powers.DefenderOfFaith("defender_of_faith"),
    powers.GreatGeneral("great_general"),
    powers.Agitator("agitator"),
    powers.CivilWar("civil_war"),
    powers.Madman("madman"),
    powers.BourgeoisRevolution("bourgeois_revolution"),
    powers.Bureaucrat("bureaucrat"),
    plots.CorruptOfficials("corrupt_officials"),
    plots.ReligiousPersecution("religious_persecution"),
    plots.MerchantOppression("merchant_oppression"),
    plots.BorderUnrest("border_unrest"),
    plots.VenalAdvisers("venal_advisers"),
    plots.RichMensPlot("rich_mens_plot"),
    happenings.NavalBlockade("naval_blockade"),
    happenings.ArmedIntervention("armed_intervention"),
    happenings.Settlement("settlement"),
    happenings.GreedyPlunder("greedy_plunder"),
    happenings.Pirates("pirates"),
    happenings.PatrioticRising("patriotic_rising"),
    happenings.DiplomaticAction("diplomatic_action"),
    happenings.RiseOfBurghers("rise_of_burghers"),
    happenings.ThwartedPlans("thwarted_plans"),
    happenings.ColonialUrge("colonial_urge"),
    happenings.SpecialYear("special_year"),
    happenings.HistoricVictory("historic_victory"),
    happenings.WarForInfluence("war_for_influence"),
)

CARD_TABLE: Final = in_order({card.number: card for card in ALL_CARDS})

SETTLEMENT: Final = card_number("settlement")
PIRATES: Final = card_number("pirates")
DIPLOMATIC_ACTION: Final = card_number("diplomatic_action")
THWARTED_PLANS: Final = card_number("thwarted_plans")
COLONIAL_URGE: Final = card_number("colonial_urge")
SPECIAL_YEAR: Final = card_number("special_year")
MADMAN: Final = card_number("madman")
BUREAUCRAT: Final = card_number("bureaucrat")
CORRUPT_OFFICIALS: Final = card_number("corrupt_officials")


def cards_in(window: int) -> tuple[int, ...]:
    """The cards that can be played in a window."""
    return tuple(card.number for card in CARD_TABLE if card.window == window)


def candidates(state: Imperialism, numbers: tuple[int, ...]) -> list[int]:
    """Every way in which these cards could be played, held or not."""
    answers: list[int] = []
    for number in numbers:
        card = CARD_TABLE[number]
        targets = list(range(state.seats)) if card.aimed else [NOBODY_AIMED_AT]
        answers.extend(play(number, target, count) for target in targets for count in card.counts)
    return answers


def refusal(state: Imperialism, seat: int, answer: int, window: int) -> int:
    card, target, count = CARD_TABLE[played_card(answer)], played_target(answer), played_count(answer)
    if card.window != window:
        return reasons.WRONG_WINDOW
    if not state.holds(seat, card.number):
        return reasons.NOT_HELD
    if card.aimed:
        if target == NOBODY_AIMED_AT:
            return reasons.NEEDS_TARGET
        if target == seat or target >= state.seats:
            return reasons.NOT_AN_OPPONENT
    elif target != NOBODY_AIMED_AT:
        return reasons.NOBODY_ELSES
    if count not in card.counts:
        return reasons.WRONG_COUNT
    return card.refusal(state, seat, target, count)


def held_options(state: Imperialism, seat: int, window: int) -> list[int]:
    """The legal ways to play one's cards in a window, sorted."""
    answers: list[int] = []
    for number in state.kinds_at(HAND + seat, 0, PROVIDENCE_CARDS):
        card = CARD_TABLE[number]
        if card.window != window:
            continue
        for target in range(state.seats) if card.aimed else (NOBODY_AIMED_AT,):
            if target == seat:
                continue
            for count in card.counts:
                if card.refusal(state, seat, target, count) == reasons.LEGAL:
                    answers.append(play(number, target, count))
    return answers


def carry_out(state: Imperialism, seat: int, answer: int) -> None:
    """Play the card that an answer names."""
    CARD_TABLE[played_card(answer)].play(state, seat, played_target(answer), played_count(answer))


def card_details(answer: int) -> dict[str, Value]:
    return {"card": PROVIDENCE_IDS[played_card(answer)]}

"""All providence cards by the number of their title, and the one place that says whether one may be played."""

from __future__ import annotations

from typing import Final

from greatpowers.games.imperialism.rules import reasons
from greatpowers.games.imperialism.rules.answers import COUNT_CHOICES, PLAY, TARGETS, play
from greatpowers.games.imperialism.rules.cardrow import HAND
from greatpowers.games.imperialism.rules.cards import happenings, plots, powers
from greatpowers.games.imperialism.rules.cards.card import Card
from greatpowers.games.imperialism.rules.deck import TITLES
from greatpowers.games.imperialism.rules.state import Imperialism

CARD_TABLE: Final[tuple[Card, ...]] = (
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

SETTLEMENT: Final = CARD_TABLE[20].title
PIRATES: Final = CARD_TABLE[22].title
DIPLOMATIC_ACTION: Final = CARD_TABLE[24].title
THWARTED_PLANS: Final = CARD_TABLE[26].title
COLONIAL_URGE: Final = CARD_TABLE[27].title
SPECIAL_YEAR: Final = CARD_TABLE[28].title
MADMAN: Final = CARD_TABLE[9].title
BUREAUCRAT: Final = CARD_TABLE[11].title
CORRUPT_OFFICIALS: Final = CARD_TABLE[12].title


def titles_of(window: int) -> tuple[int, ...]:
    """The titles that can be played in a window."""
    return tuple(card.title for card in CARD_TABLE if card.window == window)


def split(answer: int) -> tuple[int, int, int]:
    """Title, target (-1 for nobody) and count of an answer `play`."""
    rest = answer - PLAY
    return rest // (TARGETS * COUNT_CHOICES), rest // COUNT_CHOICES % TARGETS - 1, rest % COUNT_CHOICES


def candidates(state: Imperialism, titles: tuple[int, ...]) -> list[int]:
    """Every way in which cards of these titles could be played, held or not."""
    answers: list[int] = []
    for title in titles:
        card = CARD_TABLE[title]
        targets = list(range(state.seats)) if card.aimed else [-1]
        answers.extend(play(title, target, count) for target in targets for count in card.counts)
    return answers


def refusal(state: Imperialism, seat: int, answer: int, window: int) -> int:
    title, target, count = split(answer)
    card = CARD_TABLE[title]
    if card.window != window:
        return reasons.WRONG_WINDOW
    if not state.holds(seat, title):
        return reasons.NOT_HELD
    if card.aimed:
        if target < 0:
            return reasons.NEEDS_TARGET
        if target == seat or target >= state.seats:
            return reasons.NOT_AN_OPPONENT
    elif target >= 0:
        return reasons.NOBODY_ELSES
    if count not in card.counts:
        return reasons.WRONG_COUNT
    return card.refusal(state, seat, target, count)


def held_options(state: Imperialism, seat: int, window: int) -> list[int]:
    """The legal ways to play the own cards in a window, sorted."""
    answers: list[int] = []
    for title in state.faces_at(HAND + seat, 0, TITLES):
        card = CARD_TABLE[title]
        if card.window != window:
            continue
        for target in range(state.seats) if card.aimed else (-1,):
            if target == seat:
                continue
            for count in card.counts:
                if card.refusal(state, seat, target, count) == reasons.LEGAL:
                    answers.append(play(title, target, count))
    return answers


assert tuple(card.title for card in CARD_TABLE) == tuple(range(TITLES))

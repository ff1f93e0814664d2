"""A war of Imperialism as facts: both sides line by line in the same order, then the sums and the verdict."""

from __future__ import annotations

from typing import cast

from greatpowers.games.imperialism.rules import deck
from greatpowers.games.imperialism.rules.answers import WARS
from greatpowers.games.imperialism.rules.view import Player, War
from greatpowers.games.imperialism.words.names import Names, signed
from greatpowers.screen.badge import Figure
from greatpowers.screen.panels import Facts
from greatpowers.screen.phrasebook import Phrasebook

LEVEL_OF = {"land": "army", "sea": "fleet"}


def war_facts(book: Phrasebook, war: War, players: list[Player]) -> Facts:
    say = book.say
    title = say("panel-war", attacker=war.attacker, defender=war.defender, war=war.kind)
    facts: list[Figure] = []
    if war.card is not None and war.attack_strength is not None and war.defence_strength is not None:
        level = [row.tracks[LEVEL_OF[war.kind]] for row in players]
        for name, seat, cards, strength in (
            ("attack", war.attacker, [war.card], war.attack_strength),
            ("defence", war.defender, war.defence, war.defence_strength),
        ):
            facts += side(book, name, seat, war.kind, level[seat], cards, strength)
        holds = war.attack_strength <= war.defence_strength
        verdict = say("panel-verdict", holds="yes" if holds else "no", player=war.defender)
        facts.append(Figure("verdict", say("panel-as-it-stands"), verdict, tone="gold"))
    if war.winner is not None:
        margin = say("panel-margin", margin=war.margin)
        facts.append(Figure("winner", say("panel-winner"), book.words.player(war.winner), margin, "good"))
    note = "" if facts else say("panel-fought")
    return Facts("war", title, facts, note)


def side(
    book: Phrasebook, name: str, seat: int, kind: str, level: int, cards: list[str], strength: int
) -> list[Figure]:
    """Level, what stands (great power, faith, power card), each war card, the sum."""
    say, names = book.say, cast(Names, book.words.vocabulary)
    who, track = book.words.player(seat), LEVEL_OF[kind]
    added = [names.deck.war[deck.card_number(card)][WARS.index(kind)] for card in cards]
    standing = strength - level - sum(added)
    facts = [Figure(f"{name}-level", say("panel-side", player=who, what=names.track(track)), str(level))]
    if standing:
        what = say("panel-standing")
        facts.append(Figure(f"{name}-standing", say("panel-side", player=who, what=what), signed(standing, "+")))
    for number, (card, strong) in enumerate(zip(cards, added, strict=True)):
        what = names.card(card, "name")
        facts.append(Figure(f"{name}-card-{number}", say("panel-side", player=who, what=what), signed(strong, "+")))
    label = say("panel-side", player=who, what=say("panel-strength"))
    facts.append(Figure(f"{name}-sum", label, signed(strength, ""), tone="strong"))
    return facts

"""A war of Imperialism as facts: both sides line by line in the same order, then the sums and the verdict."""

from __future__ import annotations

from typing import Any, cast

from greatpowers.games.imperialism.rules import deck
from greatpowers.games.imperialism.rules.answers import WARS
from greatpowers.games.imperialism.words.vocabulary import Vocabulary, signed
from greatpowers.screen.badge import Figure
from greatpowers.screen.panels import Facts
from greatpowers.screen.phrasebook import Phrasebook

LEVEL_OF = {"land": "army", "sea": "fleet"}


def war_facts(book: Phrasebook, view: dict[str, Any]) -> Facts:
    say, war = book.say, view["war"]
    title = say("sheet-war", attacker=war["attacker"], defender=war["defender"], war=war["kind"])
    facts: list[Figure] = []
    if war["attack_strength"] is not None:
        facts += side(book, view, "attack", war["attacker"], [war["card"]], war["attack_strength"])
        facts += side(book, view, "defence", war["defender"], war["defence"], war["defence_strength"])
        holds = war["attack_strength"] <= war["defence_strength"]
        verdict = say("sheet-verdict", holds="yes" if holds else "no", player=war["defender"])
        facts.append(Figure("verdict", say("sheet-as-it-stands"), verdict, tone="gold"))
    if war["winner"] is not None:
        margin = say("sheet-margin", margin=war["margin"])
        facts.append(Figure("winner", say("sheet-winner"), book.words.player(war["winner"]), margin, "good"))
    note = "" if facts else say("sheet-fought")
    return Facts("war", title, facts, note)


def side(book: Phrasebook, view: dict[str, Any], name: str, seat: int, cards: list[str], strength: int) -> list[Figure]:
    """Level, what stands (great power, faith, power card), each war card, the sum."""
    say, names = book.say, cast(Vocabulary, book.words.vocabulary)
    kind = view["war"]["kind"]
    who, track = book.words.player(seat), LEVEL_OF[kind]
    level = view["players"][seat]["tracks"][track]
    added = [names.deck.war[deck.title(card)][WARS.index(kind)] for card in cards]
    standing = strength - level - sum(added)
    facts = [Figure(f"{name}-level", say("sheet-side", player=who, what=names.track(track)), str(level))]
    if standing:
        what = say("sheet-standing")
        facts.append(Figure(f"{name}-standing", say("sheet-side", player=who, what=what), signed(standing, "+")))
    for number, (card, strong) in enumerate(zip(cards, added, strict=True)):
        what = names.card(card, "name")
        facts.append(Figure(f"{name}-card-{number}", say("sheet-side", player=who, what=what), signed(strong, "+")))
    label = say("sheet-side", player=who, what=say("sheet-strength"))
    facts.append(Figure(f"{name}-sum", label, signed(strength, ""), tone="strong"))
    return facts

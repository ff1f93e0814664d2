"""What the questions of Imperialism speak of: figures anybody at the table may know, and one's hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from greatpowers.games.imperialism.rules import deck, queries
from greatpowers.games.imperialism.rules.answers import ACTIONS, COUNTS, NONE, TO_CANCEL, WARS
from greatpowers.games.imperialism.rules.cards.table import COLONIAL_URGE, DIPLOMATIC_ACTION
from greatpowers.games.imperialism.rules.deck import PRESTIGE, TRACKS
from greatpowers.games.imperialism.rules.state import NO_CARD, NO_SEAT, Imperialism
from greatpowers.games.imperialism.words.names import Names
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import Value
from greatpowers.words.words import Question

Variables = dict[str, Value]


class Prompts:
    """The variables of the question of a step."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.of_step: dict[str, Callable[[Imperialism, int, Variables], Variables]] = {
            "escape": self.escape,
            "discard": self.discard,
            "action": self.action,
            "development": lambda state, seat, fields: {"price": state.deck.exotic_repeat},
            "raise": self.raising,
            "urge": lambda state, seat, fields: {"card": deck.PROVIDENCE_IDS[COLONIAL_URGE]},
            "explore": lambda state, seat, fields: {"card": "explorer"},
            "defend": self.war,
            "peace": self.war,
            "plunder": self.war,
            "war_events": self.war,
            "respond": self.respond,
            "pirates": lambda state, seat, fields: {"turn": state.turn, "purse": state.purse(state.turn)},
            "faith": self.faith,
        }

    def variables(self, position: Position, decision: Question) -> Variables:
        state, seat = cast(Imperialism, position.state), decision.seat
        step = position.step
        assert step is not None
        fields: Variables = {field.name: field.values[state.arg(index)] for index, field in enumerate(step.fields, 1)}
        own: Variables = {"asked": seat}
        if seat >= 0:
            own["ducats"] = state.purse(seat)
            own["hand"] = state.hand_size(seat)
            own["limit"] = queries.hand_limit(state, seat)
        more = self.of_step.get(decision.step)
        return {**fields, **own, **(more(state, seat, fields) if more else {})}

    def escape(self, state: Imperialism, seat: int, fields: Variables) -> Variables:
        ruler = state.ruler[seat]
        price = state.deck.figures[ruler]["escape"]
        return {"ruler": deck.PROVIDENCE_IDS[ruler], "price": price, "prestige": state.level(seat, PRESTIGE)}

    def discard(self, state: Imperialism, seat: int, fields: Variables) -> Variables:
        """Whether the hand is filled up whatever is discarded."""
        discarded = int(fields["discarded"])
        fills = state.rules.always_refills or discarded > 0
        return {"left": state.deck.most_discards - discarded, "fills": "yes" if fills else "no"}

    def action(self, state: Imperialism, seat: int, fields: Variables) -> Variables:
        """What the last turn did bars; after a settlement the marker stands on war already."""
        done = [ACTIONS[action] for action in (state.marker[seat], state.replacement[seat]) if action >= 0]
        words = self.names.words
        names = [words.say("action-name", action=action) for action in done]
        return {"settled": "yes" if int(fields["barred"]) else "no", "last": words.listed(names) or "none"}

    def raising(self, state: Imperialism, seat: int, fields: Variables) -> Variables:
        source = str(fields["source"])
        occasion = "growth" if source in deck.GOODS else source if source in ("start", "calvinism") else "card"
        tracks = [
            self.names.track(name, "object")
            for track, name in enumerate(TRACKS)
            if int(fields["tracks"]) >> track & 1 and state.level(seat, track) < state.deck.most[track]
        ]
        return {"occasion": occasion, "tracks": self.names.either(tracks)}

    def war(self, state: Imperialism, seat: int, fields: Variables) -> Variables:
        winner = state.war_winner
        found: Variables = {
            "attacker": state.turn,
            "war": WARS[state.war_kind],
            "margin": state.war_margin,
            "left": state.deck.defending_cards - len(state.war_defence),
        }
        if winner != NO_SEAT:
            found |= {"winner": winner, "won": "yes" if winner == seat else "no"}
        if state.war_card != NO_CARD:
            attack, defence = queries.attack_strength(state), queries.defence_strength(state)
            found |= {"attack": attack, "defence": defence, "plunder": queries.plunder(state)}
        return found

    def respond(self, state: Imperialism, seat: int, fields: Variables) -> Variables:
        """The event on the table: whose, against whom, or itself a reply to one. Pirates rob who moves."""
        target = state.turn if fields["card"] == "pirates" else fields["target"]
        aim = "none" if target == NONE else "you" if target == seat else "other"
        reply = fields["count"] == COUNTS[TO_CANCEL]
        return {
            "reply": "yes" if reply else "no",
            "aim": aim,
            "target": target,
            "answer": deck.PROVIDENCE_IDS[DIPLOMATIC_ACTION],
        }

    def faith(self, state: Imperialism, seat: int, fields: Variables) -> Variables:
        words = self.names.words
        heretics = [other for other in queries.others(state, seat) if queries.is_heretic(state, seat, other)]
        return {"list": words.listed([words.player(other) for other in heretics if state.hand_size(other)])}

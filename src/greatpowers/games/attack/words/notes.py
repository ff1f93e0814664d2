"""What is worth knowing before an answer in Attack!: its price, the number needed and its chance, who is met."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from greatpowers.games.attack.rules import economy, queries
from greatpowers.games.attack.rules.answers import NONE
from greatpowers.games.attack.rules.board import REGION_IDS, REGIONS, SEA_IDS
from greatpowers.games.attack.rules.figures import CARD_IDS, POLITICS_DECK, POLITICS_IDS
from greatpowers.games.attack.rules.pieces import NEUTRAL
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps import building, diplomacy, movement, production, trade
from greatpowers.games.attack.rules.units import DEMOCRACY, FASCISM, GOVERNMENTS, LAND_UNITS, SHIPS, SUITS, UNITS
from greatpowers.games.attack.words.names import Names
from greatpowers.games.attack.words.production import points_by_oil
from greatpowers.games.attack.words.prompts import arguments, percent, submarine_least
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import Answer, Value

SEPARATOR = "; "


def at_least_one(dice: int, least: int) -> int:
    """The chance in percent that at least one of some dice shows this much or more."""
    return round(100 * (1 - ((min(max(least, 1), 7) - 1) / 6) ** dice))


def swayed_to(state: Attack, region: int, card: str, direction: str, seat: int) -> int:
    """The government a neutral gets by a card: that of the player, or the next one on the line."""
    if card == "revolution":
        return state.government[seat]
    return min(max(state.counter[region] + (1 if direction == "right" else -1), 0), FASCISM)


class Notes:
    """A method for each kind of answer that has something worth saying; `values` are those of the answer and of the
    step that asks."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.of_kind: dict[str, Callable[[Attack, int, dict[str, Any]], list[str]]] = {
            "look": lambda state, seat, values: [self.hand(state, values["target"])],
            "court": self.court,
            "play": self.play,
            "research": self.research,
            "trade_with": self.trade_with,
            "bomb": self.bomb,
            "march": self.march,
            "sail": self.sail,
            "strike": self.strike,
            "fire": self.fire,
            "engage": self.engage,
            "buy": self.buy,
            "sway": self.sway,
            "idle": self.value,
            "strike_route": self.value,
            "raid": self.raid,
            "oil": self.oil,
        }

    def note(self, answer: Answer, seat: int, position: Position) -> str:
        state, step = cast(Attack, position.state), position.step
        method = self.of_kind.get(answer.kind)
        parts = method(state, seat, {**arguments(position), **answer.values}) if method and seat >= 0 else []
        paid = ("act", "court", "play", "bid", "research", "bomb")
        if step is not None and step.name == "turn" and answer.kind in paid:
            parts.append(self.say("note-oil", oil=state.taken + 1))
        return SEPARATOR.join(parts)

    def answer_variables(self, answer: Answer, position: Position | None) -> dict[str, Value]:
        """What the text of `sway` speaks of; without a position it does not know the card."""
        if answer.kind != "sway":
            return {}
        none: dict[str, Value] = dict.fromkeys(("card", "owner", "old", "new"), NONE)
        if position is None or position.step is None or position.step.name != "sway":
            return none
        state = cast(Attack, position.state)
        region, card = REGION_IDS.index(str(answer.values["region"])), str(arguments(position)["card"])
        if card == "annexation":
            return {**none, "card": card}
        if card == "uprising":
            return {**none, "card": card, "owner": state.owner[region]}
        new = swayed_to(state, region, card, str(answer.values["direction"]), state.turn)
        return {**none, "card": card, "old": GOVERNMENTS[state.counter[region]], "new": GOVERNMENTS[new]}

    def say(self, message_id: str, /, **variables: Any) -> str:
        return self.names.say(message_id, **variables)

    # set-up and turns

    def hand(self, state: Attack, target: int) -> str:
        return self.say("note-cards", count=state.hand_size(target, POLITICS_DECK))

    def court(self, state: Attack, seat: int, values: dict[str, Any]) -> list[str]:
        """The number needed counts the successes of the action so far."""
        least = diplomacy.least(state, seat, REGION_IDS.index(values["region"]), values.get("successes", 0))
        return [self.say("note-diplomacy", least=least, percent=percent(least))]

    def play(self, state: Attack, seat: int, values: dict[str, Any]) -> list[str]:
        parts = []
        if state.figures.has_eagle[POLITICS_IDS.index(values["card"])]:
            parts.append(self.say("note-eagle", number=state.eagles + 1, end=state.rules.end_eagles))
        for name in ("one", "two"):
            if values[name] != NONE and values["card"] != "embargo":
                parts.append(self.hand(state, values[name]))
        return parts

    def research(self, state: Attack, seat: int, values: dict[str, Any]) -> list[str]:
        least = state.figures.research_least - int(values["production"]) // state.figures.research_bonus
        return [self.say("note-diplomacy", least=max(least, 2), percent=percent(least))]

    def trade_with(self, state: Attack, seat: int, values: dict[str, Any]) -> list[str]:
        price = trade.price(state)
        return [self.say("note-deal-oil", oil=price)] if price else []

    def bomb(self, state: Attack, seat: int, values: dict[str, Any]) -> list[str]:
        target = values["target"]
        return [self.say("note-planes", player=target, count=queries.planes(state, target))]

    def buy(self, state: Attack, seat: int, values: dict[str, Any]) -> list[str]:
        price = building.price(state, seat, UNITS.index(values["unit"]))
        return [self.say("note-price", production=price, left=state.purse(seat) - price)]

    def oil(self, state: Attack, seat: int, values: dict[str, Any]) -> list[str]:
        made = int(values["certificates"])
        suits = [economy.suit_values(state, seat, suit) for suit in range(len(SUITS))]
        points = points_by_oil(state.figures, suits, economy.route_values(state, seat))[made]
        points, oil = points + production.besides(state, seat), production.certificates(state, seat, made)
        return [self.say("note-production-total", production=points, oil=oil)]

    def value(self, state: Attack, seat: int, values: dict[str, Any]) -> list[str]:
        kind = CARD_IDS.index(values.get("card") or values["route"])
        return [self.say("note-value", value=state.figures.value[kind])]

    # moves and battles

    def march(self, state: Attack, seat: int, values: dict[str, Any]) -> list[str]:
        """Whom a unit would meet, and the seas it would cross."""
        unit = UNITS.index(values["unit"])
        origin, goal = REGION_IDS.index(values["origin"]), REGION_IDS.index(values["goal"])
        parts = self.attack(state, seat, goal)
        if goal not in movement.land_goals(state, seat, unit, origin) and state.board.way(origin, goal):
            seas = [SEA_IDS[sea] for sea in state.board.way(origin, goal)]
            parts.append(self.say("note-seas", seas=self.names.places(seas, "object")))
        return parts

    def attack(self, state: Attack, seat: int, goal: int) -> list[str]:
        owner = state.owner[goal]
        if owner == seat:
            return []
        if owner != NEUTRAL:
            units = self.names.units(state.army[goal * LAND_UNITS : (goal + 1) * LAND_UNITS])
            return [self.say("note-attack", player=owner, units=units)]
        parts = [self.say("note-attack-neutral", government=GOVERNMENTS[state.counter[goal]])]
        if state.government[seat] == DEMOCRACY and not state.marked[seat * REGIONS + goal]:
            parts.append(self.say("note-attack-mark", points=state.figures.points["attacked"]))
        return parts

    def foes(self, state: Attack, seat: int, sea: int) -> list[str]:
        """The fleets of others with surface ships in an area."""
        parts = []
        for foe in queries.foreign_surface(state, seat, sea):
            first = state.fleet[self.fleet(foe, sea) : self.fleet(foe, sea) + SHIPS]
            ships = self.names.ships(first)
            parts.append(self.say("note-foe", foe=self.names.words.player(foe), units=ships))
        return parts

    def fleet(self, seat: int, sea: int) -> int:
        return (seat * len(SEA_IDS) + sea) * SHIPS

    def sail(self, state: Attack, seat: int, values: dict[str, Any]) -> list[str]:
        return self.foes(state, seat, SEA_IDS.index(values["goal"]))

    def strike(self, state: Attack, seat: int, values: dict[str, Any]) -> list[str]:
        return self.foes(state, seat, SEA_IDS.index(values["sea"]))

    def engage(self, state: Attack, seat: int, values: dict[str, Any]) -> list[str]:
        place = values["place"]
        if place in SEA_IDS:
            return self.foes(state, seat, SEA_IDS.index(place))
        return self.attack(state, seat, REGION_IDS.index(place))

    def fire(self, state: Attack, seat: int, values: dict[str, Any]) -> list[str]:
        count = int(values["count"])
        chance = at_least_one(count, submarine_least(state, seat))
        return [self.say("note-hits", percent=chance)] if count else []

    def raid(self, state: Attack, seat: int, values: dict[str, Any]) -> list[str]:
        count = queries.submarines(state, seat, SEA_IDS.index(values["sea"]))
        chance = at_least_one(count, submarine_least(state, seat))
        return [self.say("note-submarines", count=count, percent=chance)] if count else []

    # influence

    def sway(self, state: Attack, seat: int, values: dict[str, Any]) -> list[str]:
        """What becomes of a region, by the card on the table."""
        region, card = REGION_IDS.index(values["region"]), values["card"]
        if card == "annexation":
            return [self.say("note-joins")]
        if card == "uprising":
            units = state.army[region * LAND_UNITS : (region + 1) * LAND_UNITS]
            unit = next((UNITS[unit] for unit, count in enumerate(units) if count > 0), "none")
            return [self.say("note-rises", player=state.owner[region], unit=unit)]
        own = swayed_to(state, region, card, values["direction"], seat) == state.government[seat]
        return [self.say("note-becomes")] if own else []

"""What is worth knowing before an answer: sums and prices, from what is public and from one's hand only."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, cast

from greatpowers.games.imperialism.rules import deck, queries
from greatpowers.games.imperialism.rules.answers import COUNTS, NONE, WARS
from greatpowers.games.imperialism.rules.cardrow import DISCARDS
from greatpowers.games.imperialism.rules.cards import plots
from greatpowers.games.imperialism.rules.cards.table import CARD_TABLE
from greatpowers.games.imperialism.rules.deck import (
    ARMS,
    ARMY,
    EXOTIC,
    FIRST_GOOD,
    FLEET,
    FOOD,
    GOLD,
    GOODS,
    INDUSTRY,
    POSITIVE,
    PRESTIGE,
    SHIPYARDS,
    SPICES,
    TEXTILES,
    TRACKS,
)
from greatpowers.games.imperialism.rules.frames import MODE, PRICE, REPEATED
from greatpowers.games.imperialism.rules.state import NO_CARD, Imperialism
from greatpowers.games.imperialism.rules.steps.development import INDUSTRIAL
from greatpowers.games.imperialism.words.names import Names
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import Answer, Value

Values = dict[str, Value]
Parts = Iterator[str]


class Notes:
    """One method for each kind of answer that has something to say."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words

    def note(self, answer: Answer, seat: int, position: Position) -> str:
        method = self.of_kind.get(answer.kind)
        if method is None or seat < 0 or position.step is None:
            return ""
        state = cast(Imperialism, position.state)
        return "; ".join(method(self, state, seat, answer.values, position.step.name))

    # hands and tracks

    def keep(self, state: Imperialism, seat: int, values: Values, step: str) -> Parts:
        yield from self.names.power_parts(deck.POWER_IDS.index(str(values["power"])))

    def raising(self, state: Imperialism, seat: int, values: Values, step: str) -> Parts:
        track = TRACKS.index(str(values["track"]))
        level, price = state.level(seat, track), state.arg(PRICE)
        name = "note-raise-price" if price else "note-raise"
        yield self.words.say(name, old=level, new=level + 1, price=price)

    def escape(self, state: Imperialism, seat: int, values: Values, step: str) -> Parts:
        yield self.words.say("note-escape", steps=-state.deck.figures[state.ruler[seat]]["escape"])

    def card(self, state: Imperialism, seat: int, values: Values, step: str) -> Parts:
        """What a card is: a territory with its figures, or a category and perhaps a war card."""
        card = str(values["card"])
        if card in deck.TERRITORY_IDS:
            yield from self.names.territory_parts(deck.LAND_IDS.index(card))
            return
        number = deck.card_number(card)
        yield self.words.say("category-name", category=self.names.category(card))
        if state.deck.is_war[number]:
            land, sea = state.deck.war[number]
            yield self.words.say("note-war-card", land=land, sea=sea, plunder=state.deck.plunder[number])

    def draw(self, state: Imperialism, seat: int, values: Values, step: str) -> Parts:
        yield self.words.say("note-pile", count=queries.pile_size(state, deck.PILES.index(str(values["pile"]))))

    # actions

    def act(self, state: Imperialism, seat: int, values: Values, step: str) -> Parts:
        if values["action"] == "taxes":
            yield self.words.say("note-receives", ducats=queries.all_territory_cards(state, seat))
            return
        goods = [good for good in range(FIRST_GOOD, len(TRACKS)) if good != INDUSTRY]
        if queries.may_industrialise(state, seat):
            goods.append(INDUSTRY)
        trade = max(queries.income(state, seat, good) for good in goods)
        religion, ruler = state.religion[seat], state.ruler[seat]
        extra = 0 if religion == NO_CARD else state.deck.religion_income[religion]
        extra += 0 if ruler == NO_CARD else state.deck.ruler_income[ruler]
        yield self.words.say("note-development-extra" if extra else "note-development", trade=trade, ducats=extra)

    def develop(self, state: Imperialism, seat: int, values: Values, step: str) -> Parts:
        """Trade, the sole leader's bonus, and what growth would cost."""
        say, good = self.words.say, GOODS.index(str(values["good"])) + FIRST_GOOD
        ducats = queries.income(state, seat, good)
        purse = state.purse(seat) + ducats
        if state.arg(MODE) == REPEATED:
            purse -= state.deck.exotic_repeat
            yield say("note-repeat-price", ducats=state.deck.exotic_repeat)
        yield say("note-trade", ducats=ducats)
        if good == GOLD and state.level(seat, PRESTIGE):
            yield say("note-gold", steps=-1)
        if queries.is_sole_leader(state, seat, good):
            bonus = self.lead_ducats(state, seat, good)
            purse += bonus
            if bonus:
                yield say("note-lead-ducats", ducats=bonus)
            elif good in (SPICES, INDUSTRY):
                yield say("note-lead-prestige", steps=1)
            elif good == EXOTIC:
                yield say("note-lead-repeat", ducats=state.deck.exotic_repeat)
        yield from self.growth(state, good, purse)

    def lead_ducats(self, state: Imperialism, seat: int, good: int) -> int:
        figures = state.deck
        if good in (FOOD, TEXTILES):
            return min(queries.prestige_points(state, seat), figures.leader_most)
        if good == SHIPYARDS:
            return state.level(seat, FLEET) // figures.fleet_levels_per_ducat
        return state.level(seat, ARMY) // figures.army_levels_per_ducat if good == ARMS else 0

    def growth(self, state: Imperialism, good: int, purse: int) -> Parts:
        figures = state.deck
        offers = {
            FOOD: (figures.food_growth, 1 << ARMY),
            TEXTILES: (figures.textiles_growth, 1 << FLEET),
            INDUSTRY: (figures.industry_growth, INDUSTRIAL),
        }
        if good in offers:
            price, tracks = offers[good]
            name = "note-grow" if purse >= price else "note-grow-dear"
            yield self.words.say(name, tracks=self.tracks(tracks), price=price)
        elif good in (ARMS, SHIPYARDS) and self.can_fetch(state, good == ARMS):
            yield self.words.say("note-grow-card", wanted="war" if good == ARMS else "event")

    def can_fetch(self, state: Imperialism, war: bool) -> bool:
        """Whether a war card, or an event, lies in the discards."""
        for number in range(deck.PROVIDENCE_CARDS):
            fits = state.deck.is_war[number] if war else state.deck.category[number] == deck.EVENT
            if fits and state.count_at(number, DISCARDS) > 0:
                return True
        return False

    def tracks(self, mask: int) -> str:
        names = [self.names.track(name) for track, name in enumerate(TRACKS) if mask >> track & 1]
        return self.names.either(names)

    def convert(self, state: Imperialism, seat: int, values: Values, step: str) -> Parts:
        religion, figures = deck.RELIGION_IDS.index(str(values["religion"])), state.deck
        steps, glory = figures.religion_steps[religion], figures.religion_glory[religion]
        yield self.names.gains(steps, glory, figures.religion_ducats[religion])
        yield self.words.say("note-faith-lost", glory=figures.final_faith)

    def conquer(self, state: Imperialism, seat: int, values: Values, step: str) -> Parts:
        land, figures = deck.LAND_IDS.index(str(values["territory"])), state.deck
        gains = self.names.gains(figures.land_steps[land], figures.land_glory[land])
        if gains:
            yield gains
        yield self.words.say("note-left", ducats=state.purse(seat) - figures.land_cost[land])

    def achievement(self, state: Imperialism, seat: int, values: Values, step: str) -> Parts:
        number = deck.ACHIEVEMENT_IDS.index(str(values["achievement"]))
        steps = self.words.listed(self.names.steps(state.deck.achievement_steps[number]))
        yield self.words.say("note-achievement", glory=state.deck.achievement_glory[number], list=steps or NONE)

    # cards

    def play(self, state: Imperialism, seat: int, values: Values, step: str) -> Parts:
        number = deck.card_number(str(values["card"]))
        target = NO_CARD if values["target"] == NONE else int(values["target"])
        count = COUNTS.index(str(values["count"]))
        card = CARD_TABLE[number]
        if isinstance(card, plots.Plot):
            yield from self.plot(state, card, target, count)
        elif state.deck.category[number] <= deck.NEGATIVE:
            yield from self.ruler(state, number, seat if target == NO_CARD else target)
        else:
            yield from self.event(state, seat, card.name, count)

    def plot(self, state: Imperialism, card: plots.Plot, target: int, count: int) -> Parts:
        yield from self.owed(state, target, card.loot(state, target, count))
        if isinstance(card, plots.ReligiousPersecution) and state.level(target, PRESTIGE):
            yield self.words.say("note-loses-prestige", player=target, steps=-1)
        ruler = state.ruler[target]
        if isinstance(card, plots.RichMensPlot) and ruler != NO_CARD and state.deck.category[ruler] == POSITIVE:
            yield self.words.say("note-replaces", card=deck.PROVIDENCE_IDS[ruler])
        if isinstance(card, plots.CorruptOfficials) and self.can_fetch(state, False):
            yield self.words.say("note-fetches-event")

    def owed(self, state: Imperialism, debtor: int, ducats: int) -> Parts:
        """What somebody would have to pay, and whether that can be paid."""
        purse = state.purse(debtor)
        if ducats == 0:
            yield self.words.say("note-nothing")
        elif purse < ducats:
            yield self.words.say("note-insolvent", player=debtor, purse=purse, ducats=ducats)
        else:
            yield self.words.say("note-from", player=debtor, ducats=ducats)

    def ruler(self, state: Imperialism, number: int, target: int) -> Parts:
        """What a power card does as long as it lies there, whom it drives out, what can be bought at once."""
        say, figures, card = self.words.say, state.deck, deck.PROVIDENCE_IDS[number]
        yield from self.standing(state, number)
        price = figures.figures[number].get("price", 0)
        if figures.category[number] == POSITIVE:
            bought = {"queen_of_the_sea": "fleet", "explorer": "fleet", "great_general": "army"}.get(card, "")
            if bought:
                yield say("note-buys", tracks=self.names.track(bought), price=price)
        elif card == "civil_war":
            yield say("note-random-card")
        elif state.level(target, PRESTIGE):
            yield say("note-loses-prestige", player=target, steps=-1)
        if figures.ruler_bans_war[number] and queries.is_top(state, target, ARMY):
            yield say("note-strongest", card=card, price=price)
        if state.ruler[target] != NO_CARD:
            yield say("note-replaces", card=deck.PROVIDENCE_IDS[state.ruler[target]])

    def standing(self, state: Imperialism, number: int) -> Parts:
        say, figures = self.words.say, state.deck
        land, sea = figures.ruler_war[number]
        if land or sea:
            yield say("standing-war", land=land, sea=sea)
        if figures.ruler_zeal[number][0]:
            yield say("standing-heretic", strength=figures.ruler_zeal[number][0])
        if figures.ruler_hand[number]:
            yield say("standing-hand", cards=figures.ruler_hand[number])
        if figures.ruler_income[number]:
            yield say("standing-development", ducats=figures.ruler_income[number])
        if figures.ruler_bans_war[number]:
            yield say("standing-no-war")

    def event(self, state: Imperialism, seat: int, card: str, count: int) -> Parts:
        """What an event would pay."""
        say, figures = self.words.say, state.deck.figures[deck.card_number(card)]
        if card == "naval_blockade":
            yield from self.owed(state, state.war_winner, figures["per"] * state.level(seat, SHIPYARDS))
        elif card == "armed_intervention":
            yield from self.owed(state, state.war_winner, figures["per"] * state.level(seat, ARMS))
        elif card == "pirates":
            ducats = figures["per"] * queries.counted_level(state, state.turn, count)
            yield from self.owed(state, state.turn, min(ducats, figures["most"]))
        elif card == "greedy_plunder":
            level = queries.counted_level(state, state.war_on, count)
            yield say("note-receives", ducats=figures[COUNTS[count]] * level)
        elif card == "colonial_urge":
            yield say("note-receives", ducats=queries.income(state, seat, count))
        elif card == "diplomatic_action":
            yield say("note-prestige", steps=figures["prestige"])
        elif card == "rise_of_burghers":
            yield say("note-receives", ducats=figures["per"] * queries.all_territory_cards(state, seat))
            if state.level(seat, EXOTIC) >= figures["exotic"]:
                yield say("note-glory", glory=figures["glory"])
        elif card == "patriotic_rising":
            tracks = self.tracks(1 << ARMY | 1 << FLEET)
            if seat == state.war_winner:
                yield say("note-buys", tracks=tracks, price=figures["price"])
            else:
                yield say("note-free-step", tracks=tracks)
                yield say("note-receives", ducats=figures["per"] * queries.conquered_territories(state, seat))

    def look(self, state: Imperialism, seat: int, values: Values, step: str) -> Parts:
        yield self.words.say("note-hand", count=state.hand_size(int(values["target"])))

    def swap(self, state: Imperialism, seat: int, values: Values, step: str) -> Parts:
        for player in (int(values["one"]), int(values["other"])):
            ruler = state.ruler[player]
            if ruler == NO_CARD:
                yield self.words.say("note-no-ruler", player=player)
            else:
                yield self.words.say("note-ruler", player=player, card=deck.PROVIDENCE_IDS[ruler])

    # war

    def declare(self, state: Imperialism, seat: int, values: Values, step: str) -> Parts:
        number, target = deck.card_number(str(values["card"])), int(values["target"])
        war = WARS.index(str(values["war"]))
        attack = queries.strength(state, seat, target, war) + state.deck.war[number][war]
        defence = queries.strength(state, target, seat, war)
        plunder = state.deck.plunder[number] * state.level(seat, queries.war_good(war))
        yield self.words.say("note-war", attack=attack, defence=defence, plunder=plunder)

    def passing(self, state: Imperialism, seat: int, values: Values, step: str) -> Parts:
        if step == "defend":
            yield self.outcome(state, 0)

    def defend(self, state: Imperialism, seat: int, values: Values, step: str) -> Parts:
        yield self.outcome(state, state.deck.war[deck.card_number(str(values["card"]))][state.war_kind])

    def outcome(self, state: Imperialism, added: int) -> str:
        attack, defence = queries.attack_strength(state), queries.defence_strength(state) + added
        holds = "no" if attack > defence else "yes"
        return self.words.say("note-defence", attack=attack, defence=defence, holds=holds, margin=attack - defence)

    def tribute(self, state: Imperialism, seat: int, values: Values, step: str) -> Parts:
        yield self.words.say("note-tribute", ducats=state.war_margin, purse=state.purse(seat))

    def cede(self, state: Imperialism, seat: int, values: Values, step: str) -> Parts:
        row = state.deck.land_steps[deck.LAND_IDS.index(str(values["territory"]))]
        lost = [0 if track == PRESTIGE else -steps for track, steps in enumerate(row)]
        text = self.words.listed(self.names.steps(lost))
        yield self.words.say("note-cession", list=text) if text else self.words.say("note-cession-nothing")

    def humiliation(self, state: Imperialism, seat: int, values: Values, step: str) -> Parts:
        prestige = state.level(seat, PRESTIGE)
        yield self.words.say("note-humiliation", steps=queries.humiliation(state), prestige=prestige)

    def plunder(self, state: Imperialism, seat: int, values: Values, step: str) -> Parts:
        yield self.words.say("note-receives", ducats=queries.plunder(state))

    of_kind: ClassVar[Mapping[str, Callable[[Any, Imperialism, int, Values, str], Parts]]] = {
        "pass": passing,
        "keep": keep,
        "raise": raising,
        "escape": escape,
        "discard": card,
        "take": card,
        "fetch": card,
        "draw": draw,
        "act": act,
        "develop": develop,
        "play": play,
        "convert": convert,
        "conquer": conquer,
        "declare": declare,
        "defend": defend,
        "tribute": tribute,
        "cede": cede,
        "humiliation": humiliation,
        "plunder": plunder,
        "look": look,
        "thwart": look,
        "swap": swap,
        "claim": achievement,
        "achieve": achievement,
    }

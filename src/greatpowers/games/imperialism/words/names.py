"""What things are called in Imperialism, by the deck of the match, and what cards ask for and do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast

from greatpowers.games.imperialism.rules import deck as printed
from greatpowers.games.imperialism.rules.answers import NONE
from greatpowers.games.imperialism.rules.deck import CATEGORIES, QUANTITIES, TRACK_COUNT, TRACKS, Deck
from greatpowers.games.imperialism.rules.ruleset import ImperialismRuleset
from greatpowers.kernel.values import Json, Value
from greatpowers.words.words import Words

SECTIONS = ("providence", "territory", "special_territory", "religion", "great_power", "achievement")
"""Where a deck keeps names; no id is in two of them."""

MINUS = "−"

Condition = tuple[tuple[tuple[int, int], ...], ...]


def signed(number: int, plus: str) -> str:
    """A number with the minus of typography."""
    return f"{MINUS}{-number}" if number < 0 else f"{plus}{number}"


def names_in(table: Json, lang: str) -> dict[str, str]:
    """Every name of a deck by its id, the tracks included."""
    key = f"name_{lang}"
    names = {row["id"]: row[key] for section in SECTIONS for row in table[section] if key in row}
    tracks = {f"track.{track}": row[key] for track, row in table["tracks"].items() if key in row}
    return {**names, **tracks}


class Names:
    """The names of a deck in one language, as prompts, notes, the log and the screen use them."""

    def __init__(self, words: Words) -> None:
        self.words = words
        table: Json = words.options.get("deck")
        self.deck: Deck = cast(ImperialismRuleset, words.ruleset).deck if table is None else Deck(table)
        self._printed = names_in(printed.TABLE, words.lang)
        self._own: dict[str, str] = {} if table is None else names_in(table, words.lang)
        """The names of somebody's own deck."""

    # names

    def functions(self) -> dict[str, Callable[..., Any]]:
        say = self.words.say
        return {
            "CARD": self.card,
            "LAND": self.land,
            "POWER": self.power,
            "ACHIEVEMENT": self.achievement,
            "RELIGION": self.religion,
            "TRACK": self.track,
            "ACTION": lambda action: say("action-name", action=str(action)),
            "CATEGORY": self.category,
            "NUMBER": lambda thing: say("number-of", thing=self.known(str(thing))),
            "SCORED": self.scored,
            "ACCOUNT": self.account,
            "COST": lambda land: self.ducats(self.deck.land_cost[printed.LAND_IDS.index(str(land))], "plain"),
            "COUNTING": self.counting,
            "NAMING": self.naming,
            "DUCATS": self.ducats,
            "GLORY": lambda count: say("glory-counted", count=int(count)),
            "POINTS": lambda count: say("prestige-counted", count=int(count)),
            "SIGNED": lambda number: signed(int(number), "+" if int(number) else ""),
            "SUM": lambda number: signed(int(number), ""),
        }

    def name(self, thing: str) -> str:
        return self._own.get(thing) or self._printed[thing]

    def known(self, thing: str) -> str:
        """The id of something whose grammar the texts know; another deck may give its own name to it."""
        own = self._own.get(thing)
        return thing if own is None or own == self._printed.get(thing) else "other"

    def quoted(self, name: str) -> str:
        return self.words.say("title-quoted", name=name)

    def card(self, card: Any, form: str = "object") -> str:
        thing = str(card)
        if thing == NONE:
            return self.words.say("card-none")
        if thing.startswith("hidden_"):
            return self.words.say("card-hidden", card=thing)
        if thing in printed.LAND_IDS:
            return self.land(thing, form)
        return self.name(thing) if form == "name" else self.quoted(self.name(thing))

    def land(self, territory: Any, form: str = "object") -> str:
        thing = str(territory)
        if thing == NONE:
            return self.words.say("territory-none")
        if form == "name":
            return self.name(thing)
        return self.words.say("land-object", territory=self.known(thing), name=self.name(thing))

    def power(self, power: Any, form: str = "object") -> str:
        thing = str(power)
        if thing == "hidden":
            return self.words.say("power-hidden")
        if form == "name":
            return self.name(thing)
        return self.words.say("power-object", power=self.known(thing), name=self.name(thing))

    def achievement(self, achievement: Any, form: str = "quoted") -> str:
        thing = str(achievement)
        if thing == NONE:
            return self.words.say("achievement-none")
        return self.name(thing) if form == "name" else self.quoted(self.name(thing))

    def religion(self, religion: Any, form: str = "name") -> str:
        thing = str(religion)
        if thing == NONE:
            return self.words.say("religion-none")
        if form == "dative":
            return self.words.say("religion-dative", religion=self.known(thing), name=self.name(thing))
        return self.quoted(self.name(thing)) if form == "quoted" else self.name(thing)

    def track(self, track: Any, form: str = "name") -> str:
        """A track, or what else a card counts and a condition asks for."""
        thing = str(track)
        name = self.name(f"track.{thing}") if thing in TRACKS else self.words.say("quantity-name", quantity=thing)
        if form == "object":
            known = thing if self.known(f"track.{thing}") != "other" else "other"
            return self.words.say("track-object", track=known, name=name)
        return self.quoted(name) if form == "quoted" else name

    def category(self, card: Any) -> str:
        """The category of a providence card; territories have none."""
        thing = str(card)
        cards = printed.PROVIDENCE_IDS
        return CATEGORIES[self.deck.category[cards.index(thing)]] if thing in cards else "territory"

    def scored(self, category: Any) -> str:
        thing = str(category)
        return self.track(thing) if thing in TRACKS else self.words.say("scored-name", category=thing)

    def account(self, account: Any) -> str:
        name = str(account)
        return self.words.say("account-bank") if name == "bank" else self.words.player(name.removeprefix("player_"))

    def ducats(self, count: Any, form: str = "counted") -> str:
        return self.words.say(f"ducats-{form}", count=int(count))

    def faith(self, faith: str) -> str:
        """A religion by its name, or a faith great powers start with."""
        return self.name(faith) if faith in printed.RELIGION_IDS else self.words.say("faith-name", faith=faith)

    def naming(self, count: Any) -> str:
        """What a card that was played counts, in brackets."""
        return "" if str(count) in (NONE, "ducats", "glory") else self.words.say("naming", name=self.track(count))

    def counting(self, card: Any, count: Any) -> str:
        """What a card would count or give, with the figure on it."""
        what = str(count)
        if what == NONE:
            return ""
        figures = self.deck.figures[printed.card_number(str(card))]
        if what == "colonies":
            per = figures.get("per_colony") or figures.get("per")
        else:
            per = figures.get(what) or figures.get("per_level") or figures.get("per")
        kind = what if what in ("ducats", "glory", "lands", "colonies") else "level"
        return self.words.say("counting", count=kind if per else "name", per=per or 0, name=self.track(what))

    def names(self, field: str, value: Value) -> list[str]:
        thing = str(value)
        if thing == NONE:
            return []
        if field in ("card", "territory", "achievement", "power", "religion"):
            return [self.name(thing)]
        if field in ("track", "good", "count"):
            return [self.track(thing)]
        if field in ("action", "war", "pile"):
            return [self.words.say(f"{field}-name", **{field: thing})]
        return []

    # what cards ask for and do

    def steps(self, row: Sequence[int]) -> list[str]:
        """How far something moves each track: Army +1."""
        return [
            self.words.say("step-item", name=self.track(TRACKS[track]), steps=row[track])
            for track in range(TRACK_COUNT)
            if row[track]
        ]

    def gains(self, row: Sequence[int], glory: int, ducats: int = 0) -> str:
        items = self.steps(row)
        if glory:
            items.append(self.words.say("glory-counted", count=glory))
        if ducats:
            items.append(self.ducats(ducats, "plain"))
        return self.words.listed(items)

    def needs(self, land: int) -> str:
        """The levels a territory asks for."""
        row = self.deck.land_needs[land]
        return self.condition(tuple(((track, row[track]),) for track in range(TRACK_COUNT) if row[track]))

    def condition(self, needs: Condition) -> str:
        """Textiles 2 and Prestige 3; where there are alternatives: Spices 3 or Exotic goods 2, plus 3 colonies."""
        clauses = [self.clause(clause) for clause in needs]
        if not clauses:
            return self.words.say("condition-none")
        if all(len(clause) == 1 for clause in needs):
            return self.words.listed(clauses)
        text = clauses[0]
        for clause in clauses[1:]:
            text = self.words.say("condition-plus", head=text, last=clause)
        return text

    def clause(self, clause: tuple[tuple[int, int], ...]) -> str:
        atoms = [
            self.words.say("condition-track", name=self.track(QUANTITIES[asked]), least=least)
            if asked < TRACK_COUNT
            else self.words.say("condition-counted", quantity=QUANTITIES[asked], least=least)
            for asked, least in clause
        ]
        return self.either(atoms)

    def either(self, names: list[str]) -> str:
        """One, two or three."""
        if len(names) < 2:
            return "".join(names)
        return self.words.say("condition-or", head=", ".join(names[:-1]), last=names[-1])

    def card_text(self, card: str) -> str:
        """What a providence card does, with its figures."""
        row = self.deck.table["providence"][printed.card_number(card)]
        figures: dict[str, Value] = {"land": 0, "sea": 0, "plunder": 0, **row.get("figures", {})}
        figures.update({name: row[name] for name in ("land", "sea", "plunder") if name in row})
        figures.update({f"standing_{name}": int(value) for name, value in row.get("standing", {}).items()})
        return self.words.say(f"card-text-{card}", **figures)

    def religion_text(self, religion: str) -> str:
        number, figures = printed.RELIGION_IDS.index(religion), self.deck
        steps, glory = figures.religion_steps[number], figures.religion_glory[number]
        return self.words.say(
            f"religion-text-{religion}",
            condition=self.condition(figures.religion_needs[number]),
            gains=self.gains(steps, glory, figures.religion_ducats[number]),
            development_ducats=figures.religion_income[number],
            hand_limit=figures.religion_hand[number],
            vs_heretic=figures.religion_zeal[number],
        )

    def territory_text(self, territory: str) -> str:
        land = printed.LAND_IDS.index(territory)
        kind = self.words.say("kind-of-land", kind="colony" if self.deck.is_colony[land] else "land")
        return self.words.say("territory-text", kind=kind, parts="; ".join(self.territory_parts(land)))

    def territory_parts(self, land: int) -> Iterator[str]:
        say = self.words.say
        yield say("territory-needs", list=self.needs(land))
        yield say("territory-price", ducats=self.deck.land_cost[land])
        gains = self.gains(self.deck.land_steps[land], self.deck.land_glory[land])
        if gains:
            yield say("territory-gives", list=gains)

    def achievement_text(self, achievement: str) -> str:
        number = printed.ACHIEVEMENT_IDS.index(achievement)
        condition = self.condition(self.deck.achievement_needs[number])
        gains = self.gains(self.deck.achievement_steps[number], self.deck.achievement_glory[number])
        return self.words.say("achievement-text", condition=condition, gains=gains)

    def power_text(self, power: str) -> str:
        return self.words.say("power-text", parts="; ".join(self.power_parts(printed.POWER_IDS.index(power))))

    def power_parts(self, power: int) -> Iterator[str]:
        say, figures = self.words.say, self.deck
        yield self.gains(figures.power_steps[power], figures.power_glory[power])
        if figures.power_hand[power]:
            yield say("standing-hand", cards=figures.power_hand[power])
        if figures.power_zeal[power]:
            yield say("standing-heretic", strength=figures.power_zeal[power])
        faith = self.faith(printed.FAITHS[figures.power_faith[power]])
        yield say("power-faith", faith=faith, locked="yes" if figures.power_locked[power] else "no")
        yield say("power-start", number=figures.start_number[power])

"""The table of Imperialism for a screen: hand, war, tracks, display, what lies before the players, piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import cast

from msgspec.structs import replace

from greatpowers.games.imperialism.rules import deck
from greatpowers.games.imperialism.rules.view import ImperialismView, Player
from greatpowers.games.imperialism.screen.cards import CardFaces
from greatpowers.games.imperialism.screen.tracks import TrackPanels, level_of
from greatpowers.games.imperialism.screen.war import war_facts
from greatpowers.games.imperialism.words.names import Condition, Names
from greatpowers.screen.badge import Badge, Figure, Pattern
from greatpowers.screen.panels import Card, Cards, Facts, Panel, Panels
from greatpowers.screen.phrasebook import Phrasebook
from greatpowers.screen.screen import SeatLine
from greatpowers.words.words import Words, capital

POWERS: dict[str, tuple[str, str, Pattern]] = {
    "austria": ("AU", "#d55e00", "dots"),
    "portugal": ("PT", "#56b4e9", "plain"),
    "england": ("EN", "#e69f00", "bars"),
    "sweden": ("SE", "#e6b800", "plain"),
    "prussia": ("PR", "#9aa0a8", "line"),
    "spain": ("ES", "#d98c5f", "right"),
    "france": ("FR", "#8fb6e8", "left"),
    "poland": ("PL", "#c78fb8", "dots"),
    "russia": ("RU", "#b9a36b", "bars"),
    "ottoman": ("OT", "#009e73", "plain"),
}
"""Code, colour and pattern of each great power."""

INK, PAPER = "#1c150d", "#fffdf6"
SETTING_UP = ("lay_out", "display", "reveal_achievement", "deal_power", "choose_power")


class Table:
    """Makes the panels of one view."""

    def __init__(self, words: Words, view: ImperialismView) -> None:
        self.words = words
        self.book = Phrasebook(words)
        self.say = self.book.say
        self.names = cast(Names, words.vocabulary)
        self.faces = CardFaces(self.book)
        self.view = view
        self.players: list[Player] = view.players
        self.seals = self.book.seals(len(self.players))

    def screen(self) -> Panels:
        """What is as it was is the same object again: most answers change little of the table."""
        return Panels(self.headline(), [self.seat_kept(seat) for seat in range(len(self.players))], list(self.panels()))

    def panels(self) -> Iterator[Panel]:
        yield from self.own_cards()
        if self.view.war is not None:
            yield war_facts(self.book, self.view.war, self.players)
        if self.view.table:
            yield self.lying("table", self.view.table)
        view, same, tracks = self.view, self.book.same, TrackPanels(self.book, self.view, self.seals)
        levels = [row.tracks for row in self.players]
        strengths = [(row.tracks, row.glory, row.ducats, row.territories) for row in self.players]
        glory = [row.glory for row in self.players]
        yield same("goods", levels, tracks.goods)
        yield same("strengths", (levels, glory, view.end_glory), tracks.strengths)
        yield same("display", (view.display, strengths), self.display)
        yield same("achievements", (view.achievements, strengths), self.achievements)
        for seat in range(len(self.players)):
            yield self.tableau_kept(seat)
        yield from self.other_hands()
        yield same("religions", view.religions, self.religions)
        yield same("piles", (view.piles, view.end_glory, view.last_turns), self.piles)
        if self.view.discards:
            yield self.lying("discards", self.view.discards)

    # where the game stands

    def headline(self) -> str:
        if self.view.over:
            best = max(row.score for row in self.players)
            names = [seal.name for seal, row in zip(self.seals, self.players, strict=True) if row.score == best]
            return self.say("panel-over", list=self.words.listed(names), score=best)
        step = self.view.agenda[-1]["step"] if self.view.agenda else "turn"
        phase = capital(self.say(f"step-{step}"))
        if self.view.turn is None or step in SETTING_UP:
            return self.say("panel-setting-up", phase=phase)
        text = self.say("panel-moving", player=self.view.turn, phase=phase)
        if self.view.last_turns is None:
            return text
        return self.say("panel-last-turns", text=text, player=self.view.last_turns.trigger)

    # people

    def seat_kept(self, seat: int) -> SeatLine:
        row, view = self.players[seat], self.view
        key = (row._replace(hand=[]), len(row.hand), view.turn == seat, view.over, view.end_glory)
        return self.book.same(("seat", seat), key, lambda: self.seat(seat))

    def seat(self, seat: int) -> SeatLine:
        row = self.players[seat]
        money = [Figure("ducats", self.say("table-ducats-name"), str(row.ducats), tone="strong")]
        over = "yes" if self.view.over else "no"
        note = self.say("panel-score-note", glory=row.glory, rest=row.score - row.glory, over=over)
        score = Figure("score", self.say("table-score-name"), str(row.score), note)
        moves = seat == self.view.turn and not self.view.over
        return SeatLine(seat, money, score, list(self.figures(row)), list(self.badges(row)), moves)

    def figures(self, row: Player) -> Iterator[Figure]:
        say = self.say
        end = say("table-end-glory", glory=self.view.end_glory)
        yield Figure("glory", say("table-glory-name"), str(row.glory), end, "strong")
        for track in ("prestige", "army", "fleet"):
            yield Figure(track, self.names.track(track), str(row.tracks[track]))
        yield Figure("hand", say("panel-hand"), say("panel-of", count=len(row.hand), most=row.hand_limit))
        lands = [deck.LAND_IDS.index(name) for name in row.territories]
        colonies = sum(self.names.deck.is_colony[land] for land in lands)
        yield Figure("lands", say("panel-lands"), str(len(lands) - colonies))
        yield Figure("colonies", say("panel-colonies"), str(colonies))
        yield Figure("achievements", say("table-achievements"), str(len(row.achievements)))
        if row.faith is not None:
            yield Figure("faith", say("panel-faith"), capital(self.names.faith(row.faith)))
        if row.ruler is not None:
            bad = self.names.category(row.ruler) == "power_negative"
            name = self.names.card(row.ruler, "name")
            yield Figure("ruler", say("panel-ruler"), name, tone="bad" if bad else "good")
        if row.action is not None:
            actions = [row.action, *([row.replacement] if row.replacement else [])]
            text = ", ".join(say("action-name", action=action) for action in actions)
            yield Figure("action", say("panel-last-action"), text, tone="quiet")

    def badges(self, row: Player) -> Iterator[Badge]:
        """The great power, then the faith."""
        if row.power is not None:
            code, colour, pattern = POWERS[row.power]
            yield Badge(row.power, code, self.names.power(row.power, "name"), colour, INK, pattern)
        if row.faith is not None:
            letter = self.say("panel-faith-letter", faith=row.faith)
            yield Badge(row.faith, letter, capital(self.names.faith(row.faith)), PAPER, INK, shape="arch")

    # cards

    def own_cards(self) -> Iterator[Cards]:
        seat = self.view.seat
        if self.view.offered:
            powers = [self.faces.kept(self.faces.great_power, power) for power in self.view.offered]
            yield Cards("offered", self.say("panel-offered"), powers, hand=True)
        if seat is not None and self.players[seat].hand:
            row = self.players[seat]
            note = self.say("panel-of-cards", count=len(row.hand), most=row.hand_limit)
            yield Cards("hand", self.say("table-hand"), self.hand(row), True, note)

    def hand(self, row: Player) -> list[Card]:
        """Known faces, equal ones together, then backs."""
        known = Counter(card.card for card in row.hand if card.card is not None)
        backs = Counter(card.back for card in row.hand if card.card is None)
        faces = [self.faces.face(card, count) for card, count in known.items()]
        return faces + [self.faces.back(back, count) for back, count in backs.items()]

    def other_hands(self) -> Iterator[Cards]:
        for seat, row in enumerate(self.players):
            if seat != self.view.seat and row.hand:
                title = self.say("panel-hand-of", player=seat)
                yield Cards(f"hand-{seat}", title, self.hand(row))

    def lying(self, place: str, there: dict[str, int]) -> Cards:
        cards = [self.faces.face(card, count) for card, count in there.items()]
        return Cards(place, self.say(f"panel-{place}"), cards)

    def tableau_kept(self, seat: int) -> Cards:
        row = self.players[seat]
        key = (row.power, row.religion, row.ruler, row.territories, row.achievements)
        return self.book.same(("tableau", seat), key, lambda: self.tableau(seat))

    def tableau(self, seat: int) -> Cards:
        """What lies before a player."""
        row, faces = self.players[seat], self.faces
        cards: list[Card] = []
        if row.power is not None:
            cards.append(faces.kept(faces.great_power, row.power))
        if row.religion is not None:
            cards.append(faces.kept(faces.religion, row.religion))
        if row.ruler is not None:
            cards.append(faces.face(row.ruler))
        cards += [faces.face(territory) for territory in row.territories]
        cards += [faces.kept(faces.achievement, achievement) for achievement in row.achievements]
        note = "" if cards else self.say("panel-nothing-yet")
        return Cards(f"tableau-{seat}", self.say("panel-tableau-of", player=seat), cards, note=note)

    # what can be had

    def display(self) -> Cards:
        """The open territories with India and China, and who is strong enough for each."""
        open_to_all = deck.LAND_IDS[deck.TERRITORIES :]
        cards = [self.territory(name) for name in (*self.view.display, *open_to_all)]
        return Cards("display", self.say("table-display"), cards, note=self.say("panel-display-note"))

    def territory(self, name: str) -> Card:
        needs = self.names.deck.land_needs[deck.LAND_IDS.index(name)]
        condition = tuple(((track, least),) for track, least in enumerate(needs) if least)
        return self.with_rivals(self.faces.face(name), condition)

    def achievements(self) -> Cards:
        cards = []
        for name in self.view.achievements:
            condition = self.names.deck.achievement_needs[deck.ACHIEVEMENT_IDS.index(name)]
            cards.append(self.with_rivals(self.faces.kept(self.faces.achievement, name), condition))
        note = self.say("panel-achievements-note")
        return Cards("achievements", self.say("table-achievements"), cards, note=note)

    def with_rivals(self, card: Card, condition: Condition) -> Card:
        """A card that lies open, with the names of those who meet what it asks for."""
        names = [seal.name for seat, seal in enumerate(self.seals) if self.meets(self.players[seat], condition)]
        who = self.say("panel-met-by", list=self.words.listed(names)) if names else self.say("panel-met-by-nobody")
        return replace(card, text=f"{card.text} {who}" if card.text else who)

    def meets(self, row: Player, condition: Condition) -> bool:
        is_colony = self.names.deck.is_colony
        return all(any(level_of(row, asked, is_colony) >= least for asked, least in clause) for clause in condition)

    def religions(self) -> Cards:
        cards = []
        for religion, left in self.view.religions.items():
            card = self.faces.kept(self.faces.religion, religion)
            cards.append(replace(card, corner=self.say("panel-left", count=left)))
        return Cards("religions", self.say("panel-religions"), cards)

    def piles(self) -> Facts:
        providence, territories = self.view.piles
        facts = [
            Figure("providence", self.say("panel-pile", pile="providence"), str(providence)),
            Figure("territory", self.say("panel-pile", pile="territory"), str(territories)),
            Figure("end", self.say("panel-end"), self.say("table-end-glory", glory=self.view.end_glory)),
        ]
        last = self.view.last_turns
        if last is not None:
            facts.append(Figure("trigger", self.say("panel-trigger"), self.words.player(last.trigger), tone="bad"))
            if last.left:
                names = self.words.listed([self.words.player(seat) for seat in last.left])
                facts.append(Figure("left", self.say("panel-turns-left"), names))
        return Facts("piles", self.say("panel-piles"), facts)


def panels(words: Words, view: ImperialismView) -> Panels:
    """See `greatpowers.games.game`."""
    return Table(words, view).screen()

"""What the panels and Imperial's own screen both say of a view: badges, the headline, the players' lines, taxes."""

from __future__ import annotations

from typing import Any, cast

from greatpowers.games.imperial.rules.rules import Figures
from greatpowers.games.imperial.rules.ruleset import ImperialRuleset
from greatpowers.games.imperial.rules.view import ImperialView, NationView, PlayerView
from greatpowers.games.imperial.words.vocabulary import Vocabulary
from greatpowers.screen.badge import Badge, Figure, Pattern
from greatpowers.screen.phrasebook import Phrasebook
from greatpowers.screen.screen import SeatLine
from greatpowers.words.words import Words, capital

NATIONS: dict[tuple[str, str], tuple[str, str, Pattern]] = {
    ("world", "RU"): ("#aa4499", "#ffffff", "plain"),
    ("world", "CN"): ("#d55e00", "#140c05", "dots"),
    ("world", "IN"): ("#e69f00", "#261d13", "bars"),
    ("world", "BR"): ("#009e73", "#10130d", "line"),
    ("world", "US"): ("#b07aa1", "#261d13", "right"),
    ("world", "EU"): ("#56b4e9", "#261d13", "left"),
    ("europe", "AH"): ("#e6b800", "#261d13", "bars"),
    ("europe", "IT"): ("#009e73", "#10130d", "line"),
    ("europe", "FR"): ("#56b4e9", "#261d13", "left"),
    ("europe", "GB"): ("#d55e00", "#140c05", "dots"),
    ("europe", "GE"): ("#8a8f98", "#1c150d", "right"),
    ("europe", "RU"): ("#aa4499", "#ffffff", "plain"),
}
"""Board and code of a nation: its colour, the colour of the letters on it, its pattern."""

SETTING_UP = ("deal_card", "start_player", "start_bond")
ASKED_BY_NAME = {"invest": "player", "swiss_stop": "holder"}
"""Steps that ask somebody else than the government, and where their frame names the seat."""


class Table:
    """One view in one language."""

    def __init__(self, words: Words, view: ImperialView) -> None:
        self.book = Phrasebook(words)
        self.say = self.book.say
        self.words = words
        self.names = cast(Vocabulary, words.vocabulary)
        self.figures: Figures = cast(ImperialRuleset, words.ruleset).figures
        self.view = view
        self.seals = self.book.seals(len(view.players))
        self.badges = self.book.everywhere("badges", self.make_badges)
        self.interest = dict(zip(self.figures.faces, self.figures.interest, strict=True))

    def make_badges(self) -> dict[str, Badge]:
        badges = {}
        for nation, name in self.names.nation_names.items():
            code = self.names.shorts[nation]
            colour, on, pattern = NATIONS[self.names.board_name, code]
            badges[nation] = Badge(nation, code, name, colour, on, pattern)
        return badges

    def money(self, amount: int) -> str:
        return self.say("panel-money", amount=amount)

    def field(self, field: str) -> str:
        return self.say("field-name", field=field)

    # where the game stands

    def step(self) -> dict[str, Any]:
        """The frame on top of the agenda; nothing when the game is over."""
        return self.view.agenda[-1] if self.view.agenda else {}

    def to_move(self) -> int | None:
        """The seat that decides at present, as far as the agenda says so without the rules."""
        frame = self.step()
        step = frame.get("step", "")
        if self.view.over or step in SETTING_UP:
            return None
        if step in ASKED_BY_NAME:
            return int(frame[ASKED_BY_NAME[step]])
        nation = frame["nation"] if step == "demand" else self.view.to_move
        return self.view.nations[nation].government

    def moves(self, nation: str) -> bool:
        return nation == self.view.to_move and not self.view.over

    def headline(self) -> str:
        step = self.step().get("step", "")
        if self.view.over:
            scores = [cast(int, row.score) for row in self.view.players]
            best = max(scores)
            names = [seal.name for seal, score in zip(self.seals, scores, strict=True) if score == best]
            return self.say("panel-over", list=self.words.listed(names), score=best)
        phase = self.words.say(f"step-{step}") if self.words.has(f"step-{step}") else ""
        if step in SETTING_UP:
            return self.say("panel-setting-up", phase=capital(phase))
        seat = self.to_move()
        name = self.names.nation(self.view.to_move, "name")
        if seat is None:
            return self.say("panel-moving-alone", nation=name)
        if not phase:
            return self.say("panel-moving", nation=name, player=seat)
        return self.say("panel-moving-phase", nation=name, player=seat, phase=capital(phase))

    # people

    def seats(self) -> list[SeatLine]:
        to_move, factors = self.to_move(), [row.power_factor for row in self.view.nations.values()]
        return [self.seat_kept(seat, row, to_move == seat, factors) for seat, row in enumerate(self.view.players)]

    def seat_kept(self, seat: int, row: PlayerView, moves: bool, factors: list[int]) -> SeatLine:
        key = (row, moves, self.view.investor_card == seat, factors)
        return self.book.same(("seat", seat, row.cash is None), key, lambda: self.seat(seat, row, moves))

    def seat(self, seat: int, row: PlayerView, moves: bool) -> SeatLine:
        hidden = self.say("table-hidden")
        cash = Figure("cash", self.say("table-cash"), hidden, tone="quiet")
        bonds = self.bond_points(row)
        score = Figure("score", self.say("table-score"), hidden, self.say("panel-score-hidden", bonds=bonds), "quiet")
        if row.cash is not None:
            cash = Figure("cash", self.say("table-cash"), self.money(row.cash), tone="strong")
            note = self.say("panel-score", bonds=bonds, cash=row.cash)
            score = Figure("score", self.say("table-score"), str(row.score), note)
        governs = [self.badges[nation] for nation in row.governs]
        return SeatLine(seat, [cash], score, self.seat_figures(seat, row), governs, moves)

    def interest_of(self, faces: list[int]) -> int:
        return sum(self.interest[face] for face in faces)

    def points_of(self, nation: str, faces: list[int]) -> int:
        """What bonds of a nation count for at the end: interest times power factor."""
        return self.view.nations[nation].power_factor * self.interest_of(faces)

    def bond_points(self, row: PlayerView) -> int:
        return sum(self.points_of(nation, faces) for nation, faces in row.bonds.items())

    def full_interest(self, row: PlayerView) -> int:
        """What one full payout of every nation would bring a player."""
        return sum(self.interest_of(faces) for faces in row.bonds.values())

    def seat_figures(self, seat: int, row: PlayerView) -> list[Figure]:
        interest = self.money(self.full_interest(row))
        lent = sum(sum(faces) for faces in row.bonds.values())
        held = [f"{self.names.shorts[nation]} {'+'.join(map(str, faces))}" for nation, faces in row.bonds.items()]
        figures = [
            Figure("interest", self.say("panel-interest"), interest, self.say("panel-interest-note")),
            Figure("bonds", self.say("table-market"), self.money(lent), " · ".join(held)),
        ]
        if self.view.investor_card == seat:
            figures.append(self.card("investor_card", "table-investor-card"))
        if row.swiss_bank:
            figures.append(self.card("swiss_bank", "table-swiss-bank"))
        return figures

    def card(self, name: str, text: str) -> Figure:
        note = self.say(f"panel-{name}-note", income=self.figures.card_income)
        return Figure(name, self.say("panel-card"), capital(self.say(text)), note, "gold")

    # taxes

    def tax_text(self, row: NationView) -> str:
        """Where the tax marker stands, in editions and variants that pay for a rise; else the bonus of the chart."""
        if self.names.taxes_rise or self.view.options.get("bonus") == "rising":
            return self.say("panel-tax-marker", field=self.names.tax_field(row.tax_marker))
        bonus = self.figures.chart_bonus
        return self.say("panel-tax-bonus", bonus=bonus[self.figures.tax_column(row.tax)]) if bonus else ""


def armies_of(row: NationView) -> int:
    return sum(row.armies.values()) + sum(row.friendly_armies.values())

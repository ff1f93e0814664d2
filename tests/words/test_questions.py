"""The rule beside a question is the one that speaks of it."""

from __future__ import annotations

from typing import Any

import pytest

import greatpowers
from greatpowers.games import RULESETS, casebook, game_of
from greatpowers.kernel.match import Match
from greatpowers.kernel.values import CHANCE

ASIDE = ("Frequent questions", "Short rules", "Strategy tips", "Overview of rule differences", "Summary of actions")
"""Headings in the rulebooks under which things are said again."""

IMPERIAL = {
    "start_bond": "Distributing bonds, experienced players",
    "rondel": "A nation's turn",
    "factory": "Factory",
    "production": "Production",
    "import": "Import",
    "fleets": "Fleets",
    "sail": "Fleets",
    "armies": "Armies",
    "journey": "Armies",
    "attack": "Fleets",
    "attack.army": "Fighting",
    "ask": "Fleets",
    "ask.army": "Fighting",
    "demand": "Fleets",
    "demand.army": "Fighting",
    "stance": "Entering provinces of other great powers",
    "flags": "Placing flags",
    "invest": "Activating the investor",
    "invest.swiss_bank": "Investing as Swiss Bank",
    "invest.lending": "Variant without investor card",
}
SWISS_BANK = {"swiss_stop": "Investing as Swiss Bank"}
CANALS = {"canal": "Canals", "canal.army": "Canals"}

HEADINGS: dict[str, dict[str, str]] = {
    "imperial-2006": IMPERIAL | {"flags": "Tax chips", "invest.swiss_bank": "Investing without a flag"},
    "imperial-2010": IMPERIAL | SWISS_BANK,
    "imperial-2030": IMPERIAL | SWISS_BANK | CANALS,
    "imperialism": {
        "choose_power": "Setting up",
        "escape.madman": "Madman",
        "escape.bureaucrat": "Bureaucrat",
        "discard": "Exchanging hand cards",
        "refill": "Exchanging hand cards",
        "action": "Carrying out an action",
        "development": "Development",
        "raise.start": "Setting up",
        "raise.food": "Food",
        "raise.textiles": "Textiles",
        "raise.industry": "Industrial goods",
        "raise.calvinism": "Calvinism",
        "raise.queen_of_the_sea": "Queen of the Sea",
        "raise.reformer": "Reformer",
        "raise.explorer": "Explorer",
        "raise.great_general": "Outstanding Soldier",
        "raise.civil_war": "Civil War",
        "raise.bourgeois_revolution": "Bourgeois Revolution",
        "raise.patriotic_rising": "Patriotic Rising",
        "fetch.arms": "Arms",
        "fetch.shipyards": "Shipyards",
        "fetch.agitator": "Rabble-rouser",
        "fetch.corrupt_officials": "Corrupt Officials",
        "fetch.war_for_influence": "War for Influence",
        "intrigue": "Intrigue",
        "urge": "Urge to Colonise",
        "defend": "War",
        "peace": "Peace talks",
        "plunder": "Plundering",
        "war_events": "Playing war event cards",
        "respond": "Diplomatic Action",
        "pirates": "Pirates",
        "achievement": "Achievements",
        "trim": "The cards in hand",
        "look": "Outstanding Diplomat",
        "take.great_diplomat": "Outstanding Diplomat",
        "take.defender_of_faith": "Defender of the Faith",
        "take.thwarted_plans": "Thwarting of Plans",
        "swap": "Member of the Ruling House",
        "faith": "Defender of the Faith",
        "explore": "Explorer",
    },
    "attack": {
        "claim": "VII. Setting up",
        "deployment": "VII. Setting up",
        "capital": "VII. Setting up",
        "turn": "VIII. The rounds",
        "movement": "VIII. The rounds",
        "movement.blitzkrieg": "XIX. Blitzkrieg move",
        "canal": "XVII. Sea movement",
        "protest": "Playing politics cards",
        "passage": "XVI. Amphibious movement",
        "flight": "XXVI. Buying units",
        "ambush": "XVI. Amphibious movement",
        "ambush_loss": "XVI. Amphibious movement",
        "escort": "XVI. Amphibious movement",
        "escort.raid": "XXI. Commerce raid",
        "engagement": "XVII. Sea movement",
        "command": "XXIII. Land battles",
        "atom": "XXIII. Land battles",
        "commitment": "XXIII. Land battles",
        "reinforcement": "XXIII. Land battles",
        "hits": "XXIII. Land battles",
        "submarines": "Submarines",
        "line": "Naval battles",
        "retreat": "Naval battles",
        "transfer": "XVIII. Strategic Move",
        "sea_leave": "XVIII. Strategic Move",
        "purchase": "XXVI. Buying units",
        "diplomacy": "XX. Diplomatic Attack",
        "politics": "Playing politics cards",
        "politics_block": "Playing politics cards",
        "pick": "XIV. Politics cards",
        "sway": "XIV. Politics cards",
        "levy": "XIV. Politics cards",
        "bid": "XII. Economics cards and trade routes",
        "offer": "XV. Trade",
        "reply": "XV. Trade",
        "sorties": "XXII. Strategic Bombing",
        "sorties.defender": "XXII. Strategic Bombing",
        "shot_down": "XXII. Strategic Bombing",
        "idling": "XXII. Strategic Bombing",
        "plane_loss": "XXII. Strategic Bombing",
        "replacement": "XXII. Strategic Bombing",
        "raid": "XXI. Commerce raid",
        "raid_hits": "XXI. Commerce raid",
        "production": "XXV. Production",
    },
}
"""Every kind of question with the heading under which the German rulebook answers it, read there. The Attack! book
leaves what is as in the base game (moving on land, the round of a land battle) to one sentence; that one is named."""

BESIDE = {"ask.army", "flight", "pick", "raid_hits", "sea_leave"}
"""Kinds whose passage speaks of a neighbouring step: all others are named by it as what answers it."""

SILENT = {
    "imperial": {"deal_card", "start_player", "set_out", "turn", "action", "interest", "investors", "governments"}
    | {"taxation", "lending", "lay_out"},
    "imperialism": {
        "lay_out",
        "display",
        "draw",
        "reveal_achievement",
        "deal_power",
        "turn",
        "battle",
        "end_turn",
        "steal",
    },
    "attack": {"lay_out", "start_seat", "mix", "government", "counter", "round", "crossings", "ambush_roll"}
    | {"escort_roll", "defence", "command_draw", "battle_roll", "spoils", "draw", "gunnery", "persuasion", "theft"}
    | {"purge", "embargo", "route", "research_roll", "discovery", "air_roll", "raid_roll", "round_end", "gain"}
    | {"battle_turn", "naval_round"},
}
"""Steps that ask nobody but chance."""

ELSEWHERE = {
    "imperial-2006": {"swiss_stop", "canal"},
    "imperial-2010": {"canal"},
}
"""Steps that belong to other editions."""


@pytest.mark.parametrize("game", RULESETS)
def test_every_kind_of_question_points_at_its_passage(game: str) -> None:
    passages = game_of(RULESETS[game]).passages()
    questions = game_of(RULESETS[game]).questions(game)
    assert {kind: passages[id]["heading_en"] for kind, id in questions.items()} == HEADINGS[game]
    for kind, id in questions.items():
        assert passages[id]["book"] == game, (kind, "another rulebook")
        assert passages[id]["heading_en"] not in ASIDE, (kind, "a summary")
        assert passages[id]["answer"] != ["none"], (kind, "no rule")
        named = f"step:{kind.partition('.')[0]}" in passages[id]["answer"]
        assert named is (kind not in BESIDE), (kind, "another passage under that heading")


@pytest.mark.parametrize("game", RULESETS)
def test_every_step_that_asks_somebody_has_a_passage(game: str) -> None:
    rules = RULESETS[game]
    named = {kind.partition(".")[0] for kind in HEADINGS[game]}
    assert named | SILENT[rules.game] | ELSEWHERE.get(game, set()) == set(rules.step_names())
    assert not named & SILENT[rules.game]


def asked(match: Match) -> list[tuple[str, str]]:
    """Kind and passage of the questions that are open, chance aside."""
    game, position = game_of(match.rules), match.fast
    seats = [] if match.over or position.seat == CHANCE else position.waiting()
    return [(game.question(position, seat), game.question_passage(position, seat)) for seat in seats]


@pytest.mark.parametrize("game", RULESETS)
def test_the_questions_of_all_cases_are_known(game: str) -> None:
    """Every position that the casebook comes to while it plays is asked about by one of the kinds above."""
    found: set[str] = set()
    for case in casebook.book(game_of(RULESETS[game]))["cases"]:
        if case["game"] == game:
            for kind, passage in positions(game, case):
                assert passage == game_of(RULESETS[game]).questions(game)[kind], (case["id"], kind)
                found.add(kind)
    assert len(found) > len(HEADINGS[game]) * 3 // 4, sorted(set(HEADINGS[game]) - found)


def positions(game: str, case: dict[str, Any]) -> list[tuple[str, str]]:
    kinds: list[tuple[str, str]] = []
    match: Match | None = None
    for run in case["runs"]:
        if "check" in run:
            continue
        if not run.get("continues"):
            match = casebook.begun(game, run)
        assert match is not None
        kinds += asked(match)
        for given in run["answers"]:
            match.play(given["answer"], given["seat"])
            kinds += asked(match)
    return kinds


def test_a_new_game_points_at_the_rondel() -> None:
    assert asked(greatpowers.start("imperial-2030", 4, seed=7)) == [("rondel", "R30-rondel-choose")]

"""All steps of Attack! by their number."""

from __future__ import annotations

from typing import Any

from greatpowers.games.attack.rules.steps import (
    battle,
    battle_dice,
    bombing,
    building,
    crossing,
    diplomacy,
    engagement,
    gains,
    hands,
    leave,
    market,
    movement,
    naval,
    plane_loss,
    politics,
    production,
    raid,
    retreat,
    setup,
    trade,
    turn,
)
from greatpowers.kernel.step import Step, steps_in_order


def steps() -> list[Step[Any]]:
    return steps_in_order([*turns_and_battles(), *other_actions()])


def turns_and_battles() -> list[Step[Any]]:
    """Set-up, turns, moves, crossings and battles."""
    return [
        setup.LayOut(),
        setup.StartSeat(),
        setup.Claim(),
        setup.Deployment(),
        setup.Capital(),
        setup.Mix(),
        setup.Government(),
        setup.Counter(),
        turn.Round(),
        turn.Turn(),
        movement.Movement(),
        leave.Canal(),
        movement.Protest(),
        crossing.Crossings(),
        crossing.Passage(),
        crossing.Flight(),
        crossing.Ambush(),
        crossing.AmbushRoll(),
        crossing.AmbushLoss(),
        crossing.Escort(),
        crossing.EscortRoll(),
        engagement.Engagement(),
        battle.Defence(),
        battle.Command(),
        battle.CommandDraw(),
        battle.Atom(),
        battle.Commitment(),
        battle_dice.Reinforcement(),
        battle_dice.BattleRoll(),
        battle_dice.Hits(),
        battle.Spoils(),
        gains.Draw(),
        naval.Submarines(),
        naval.Line(),
        naval.Gunnery(),
        retreat.Retreat(),
    ]


def other_actions() -> list[Step[Any]]:
    """All other actions, production and the end of a round."""
    return [
        building.Transfer(),
        leave.SeaLeave(),
        building.Purchase(),
        diplomacy.Diplomacy(),
        diplomacy.Persuasion(),
        politics.Politics(),
        politics.PoliticsBlock(),
        hands.Theft(),
        hands.Pick(),
        hands.Purge(),
        politics.Sway(),
        gains.Levy(),
        hands.Embargo(),
        market.Bid(),
        market.Route(),
        market.ResearchRoll(),
        market.Discovery(),
        trade.Offer(),
        trade.Reply(),
        bombing.Sorties(),
        bombing.AirRoll(),
        bombing.ShotDown(),
        bombing.Idling(),
        plane_loss.PlaneLoss(),
        plane_loss.Replacement(),
        raid.Raid(),
        raid.RaidRoll(),
        raid.RaidHits(),
        production.Production(),
        production.RoundEnd(),
        gains.Gain(),
        battle.BattleTurn(),
        naval.NavalRound(),
    ]

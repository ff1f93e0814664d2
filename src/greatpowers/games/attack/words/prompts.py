"""What the questions of Attack! speak of: figures that anybody at the table may know, and one's own hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from greatpowers.games.attack.rules import figures, front, lines, queries
from greatpowers.games.attack.rules.answers import MONEYS, NONE
from greatpowers.games.attack.rules.board import REGION_IDS, SEA_IDS, WAY_IDS
from greatpowers.games.attack.rules.figures import CARD_IDS
from greatpowers.games.attack.rules.ongoing.bombing import DEFENCE, DOGFIGHT
from greatpowers.games.attack.rules.ongoing.talks import GIVEN, WANTED
from greatpowers.games.attack.rules.pieces import NEUTRAL
from greatpowers.games.attack.rules.state import Attack
from greatpowers.games.attack.rules.steps import bombing, crossing, movement
from greatpowers.games.attack.rules.units import ATTACKING, DEFENDING, GOVERNMENTS, LAND_UNITS, PLANE, UNIT_COUNT, UNITS
from greatpowers.games.attack.words.names import Names
from greatpowers.kernel.position import Position
from greatpowers.kernel.values import Value
from greatpowers.words.words import Question

Variables = dict[str, Value]
TWO_DICE = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""How many of the 36 throws of two dice make 2 to 12."""
STAGES = ("defence", "dogfight", "bombs")


def percent(least: int) -> int:
    """The chance in percent that two dice show this much or more."""
    ways = sum(count for pips, count in enumerate(TWO_DICE, 2) if pips >= least)
    return round(100 * ways / sum(TWO_DICE))


def submarine_least(state: Attack, seat: int) -> int:
    return state.figures.raid_hit - crossing.snorkel_bonus(state, seat)


def destroyer_least(state: Attack, seat: int) -> int:
    sonar = state.figures.technology_figures[crossing.SONAR]["bonus"] if state.has(seat, crossing.SONAR) else 0
    return state.figures.raid_destroyer - sonar


def air_least(state: Attack, seat: int, stage: int) -> int:
    """What the dice of one stage of a bombing must show."""
    helpful = bombing.HELPFUL[stage]
    bonus = state.figures.technology_figures[helpful]["bonus"] if state.has(seat, helpful) else 0
    return state.figures.bombing_hit - bonus


def arguments(position: Position) -> Variables:
    """What the open step was opened with, by name."""
    fields = () if position.step is None else position.step.fields
    return {field.name: field.values[position.state.arg(number)] for number, field in enumerate(fields, 1)}


class Prompts:
    """The variables of the question of a step."""

    def __init__(self, names: Names) -> None:
        self.names = names
        battle, sea_battle, way = self.battle, self.sea_battle, self.crossing
        self.of_step: dict[str, Callable[[Attack, int, Variables], Variables]] = {
            "claim": self.claim,
            "deployment": self.deployment,
            "capital": lambda state, seat, fields: {"production": state.figures.per_capital},
            "counter": lambda state, seat, fields: {
                "place": REGION_IDS[int(fields["region"]) - 1] if fields["region"] else NONE
            },
            "turn": lambda state, seat, fields: {"price": state.taken + 1},
            "movement": lambda state, seat, fields: {"blitz": "yes" if state.blitzing else "no"},
            "protest": self.protest,
            "passage": way,
            "flight": way,
            "ambush": way,
            "ambush_roll": lambda state, seat, fields: {"least": submarine_least(state, int(fields["player"]))},
            "ambush_loss": way,
            "escort": self.escort,
            "escort_roll": self.escort_roll,
            "defence": battle,
            "command": battle,
            "command_draw": battle,
            "atom": battle,
            "commitment": battle,
            "reinforcement": battle,
            "battle_roll": battle,
            "hits": battle,
            "submarines": sea_battle,
            "line": sea_battle,
            "gunnery": self.gunnery,
            "retreat": sea_battle,
            "diplomacy": lambda state, seat, fields: {"harder": state.figures.diplomacy_success},
            "persuasion": lambda state, seat, fields: {"percent": percent(int(fields["least"]))},
            "politics": lambda state, seat, fields: {"eagles": state.eagles, "end": state.rules.end_eagles},
            "politics_block": self.victims,
            "pick": self.victims,
            "sway": self.sway,
            "research_roll": self.research,
            "offer": self.deal,
            "reply": self.deal,
            "sorties": self.sorties,
            "air_roll": self.air_roll,
            "shot_down": self.shot_down,
            "idling": lambda state, seat, fields: {"foe": state.bombed},
            "plane_loss": self.plane_loss,
            "raid": lambda state, seat, fields: {"least": submarine_least(state, seat)},
            "raid_roll": self.raid,
            "raid_hits": self.raid,
        }

    def variables(self, position: Position, decision: Question) -> Variables:
        state, seat = cast(Attack, position.state), decision.seat
        fields = arguments(position)
        own: Variables = {"asked": seat, "turn": state.turn, "dice": state.dice, "hits": state.hits}
        if seat >= 0:
            own |= {"production": state.purse(seat), "oil": state.certificates(seat)}
        more = self.of_step.get(decision.step)
        return {**own, **fields, **(more(state, seat, fields) if more else {})}

    # set-up

    def claim(self, state: Attack, seat: int, fields: Variables) -> Variables:
        return {"number": len(queries.regions_of(state, seat)) + 1, "regions": state.figures.start_regions}

    def deployment(self, state: Attack, seat: int, fields: Variables) -> Variables:
        supply = state.reserve[seat * UNIT_COUNT : (seat + 1) * UNIT_COUNT]
        left = min(state.figures.pieces_per_turn - int(fields["placed"]), sum(supply))
        return {"left": left, "list": self.names.units(supply)}

    # moves

    def protest(self, state: Attack, seat: int, fields: Variables) -> Variables:
        names = self.names
        attacks = names.places([REGION_IDS[region] for region in movement.attacked_neutrals(state)])
        ways = [names.way(WAY_IDS[way], "name") for way in movement.crossed_ways(state)]
        return {"attacks": attacks or NONE, "ways": names.words.listed(ways) or NONE}

    def crossing(self, state: Attack, seat: int, fields: Variables) -> Variables:
        group = state.crossing
        units = state.units_in(group)
        found: Variables = {
            "units": self.names.units(units),
            "planes": units[PLANE],
            "origin": REGION_IDS[state.origin_of(group)],
            "goal": REGION_IDS[state.goal_of(group)],
            "seas": self.names.places([SEA_IDS[sea] for sea in crossing.way_of(state, group)]),
            "least": submarine_least(state, seat),
            "hits": state.ambush_hits,
        }
        if "sea" in fields:
            found["submarines"] = queries.submarines(state, seat, SEA_IDS.index(str(fields["sea"])))
        return found

    def escort(self, state: Attack, seat: int, fields: Variables) -> Variables:
        sea = SEA_IDS.index(str(fields["sea"]))
        destroyers = state.ships(seat, sea, queries.DESTROYER_SHIP)
        carriers = state.ships(seat, sea, queries.CARRIER_SHIP)
        return {
            "shots": state.ambush_shots,
            "units": self.names.ships([destroyers, 0, 0, carriers]),
            "least": destroyer_least(state, seat),
            "carrier": state.figures.raid_carrier,
        }

    def escort_roll(self, state: Attack, seat: int, fields: Variables) -> Variables:
        destroys = int(fields["destroyers"]) > 0
        return {"least": destroyer_least(state, int(fields["player"])) if destroys else state.figures.raid_carrier}

    # battles

    def battle(self, state: Attack, seat: int, fields: Variables) -> Variables:
        side, units = state.fight_side, self.names.units
        committed = [[state.committed(one, unit) for unit in range(LAND_UNITS)] for one in (0, 1)]
        waiting = [[state.waiting(one, unit) for unit in range(LAND_UNITS)] for one in (0, 1)]
        started = state.fight_round > 0
        missing = min(state.figures.committed - state.present(side), state.in_reserve(side))
        atom = state.figures.technology_figures[figures.technology("atomic_power")]["units"]
        return {
            "region": REGION_IDS[state.fight],
            "attackers": units(state.survivors(ATTACKING)),
            "defenders": units(state.survivors(DEFENDING)),
            "side": "attack" if side == ATTACKING else "defence",
            "foe": self.party(state.fights_for(1 - side)),
            "roller": self.party(state.fights_for(side)),
            "missing": missing,
            "reserve": units(waiting[side]),
            "front": units(committed[side]),
            "enemy": units(committed[1 - side] if started else state.survivors(1 - side)),
            "round": state.fight_round,
            "ready": state.present(side),
            "limit": front.limit(state),
            "dice": state.fight_dice or front.dice(state, side),
            "hits": units(state.faces[:LAND_UNITS]),
            "left": atom - int(fields.get("removed", 0)),
        }

    def party(self, seat: int) -> str:
        words = self.names.words
        return words.say("neutral-side") if seat == NEUTRAL else words.player(seat)

    def sea_battle(self, state: Attack, seat: int, fields: Variables) -> Variables:
        side, sea, ships = lines.side_of(state, seat), state.naval, self.names.ships
        own = lines.fighters(state, side)
        own[queries.BATTLESHIP_SHIP] += state.crippled[side]
        return {
            "sea": SEA_IDS[sea],
            "foe": state.captain(1 - side),
            "submarines": queries.submarines(state, seat, sea),
            "own": ships(own),
            "enemy": ships(lines.fighters(state, 1 - side)),
            "left": ships(lines.ships_left(state, side)),
            "number": lines.laid(state) + 1,
            "length": state.naval_length,
            "must": "yes" if fields.get("must") else "no",
        }

    def gunnery(self, state: Attack, seat: int, fields: Variables) -> Variables:
        pair, rolled = state.naval_pair, state.naval_roll
        side = DEFENDING if rolled else ATTACKING
        types = [UNITS[LAND_UNITS + state.ship_at(one, pair)] for one in (side, 1 - side)]
        return {
            "roller": state.captain(side),
            "pair": pair + 1,
            "own": types[0],
            "other": types[1],
            "bonus": lines.modifier(state, side, pair),
            "rolled": rolled + lines.modifier(state, ATTACKING, pair) if rolled else 0,
        }

    # politics and economy

    def victims(self, state: Attack, seat: int, fields: Variables) -> Variables:
        words = self.names.words
        named = [fields[name] for name in ("one", "two") if fields[name] != NONE]
        names = [words.say("you-object") if victim == seat else words.player(victim) for victim in named]
        return {"victims": words.listed(names)}

    def sway(self, state: Attack, seat: int, fields: Variables) -> Variables:
        done = sum(fields[name] != NONE for name in ("first", "second", "third", "fourth", "fifth"))
        most = 1
        if fields["card"] == "radio_address":
            most = state.figures.card_figures[figures.POLITICS_IDS.index("radio_address")]["regions"]
        return {"most": most - done, "government": GOVERNMENTS[state.government[seat]]}

    def research(self, state: Attack, seat: int, fields: Variables) -> Variables:
        bonus = int(fields["production"]) // state.figures.research_bonus
        least = state.figures.research_least - bonus
        return {"bonus": bonus, "least": max(least, 2), "percent": percent(least)}

    def deal(self, state: Attack, seat: int, fields: Variables) -> Variables:
        return {"given": self.items(state, GIVEN), "wanted": self.items(state, WANTED)}

    def items(self, state: Attack, side: int) -> str:
        """What one side of a draft holds."""
        names = self.names
        moneys = [(name, state.money_in_draft(side, money)) for money, name in enumerate(MONEYS)]
        found = [names.money(money, amount) for money, amount in moneys if amount > 0]
        cards = [card for kind, card in enumerate(CARD_IDS) for _ in range(state.cards_in_draft(side, kind))]
        found += [names.cards([card] * cards.count(card)) for card in dict.fromkeys(cards)]
        return names.words.listed(found) or names.say("units-none")

    # bombing and raids

    def sorties(self, state: Attack, seat: int, fields: Variables) -> Variables:
        attacks = seat == state.turn
        foe = state.bombed if attacks else state.turn
        counted = self.names.units([0, 0, 0, queries.planes(state, foe)])
        return {
            "role": "attack" if attacks else "defence",
            "foe": foe,
            "planes": queries.planes(state, seat),
            "enemy": counted,
            "least": air_least(state, seat, DOGFIGHT if attacks else DEFENCE),
        }

    def air_roll(self, state: Attack, seat: int, fields: Variables) -> Variables:
        stage = state.air_stage
        roller = state.bombed if stage == DEFENCE else state.turn
        return {"stage": STAGES[stage], "roller": roller, "least": air_least(state, roller, stage)}

    def shot_down(self, state: Attack, seat: int, fields: Variables) -> Variables:
        fighters, bombers = state.fighters, state.bombers
        falling = min(state.hits, fighters + bombers)
        return {"falling": falling, "fighters": fighters, "bombers": bombers}

    def plane_loss(self, state: Attack, seat: int, fields: Variables) -> Variables:
        return {"losses": state.planes_lost(seat)}

    def raid(self, state: Attack, seat: int, fields: Variables) -> Variables:
        return {"sea": SEA_IDS[state.raid_sea], "least": submarine_least(state, state.turn)}

"""What is going on at the table of Attack!: a battle, a naval battle, an auction, a trade, units on the way, planes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from greatpowers.games.attack.rules.board import REGION_IDS, SEA_IDS
from greatpowers.games.attack.rules.figures import CARD_IDS, KINDS, technology
from greatpowers.games.attack.rules.ongoing.land import COMMITTED, RESERVE, SIDE
from greatpowers.games.attack.rules.ongoing.marches import BY_SEA, FIRST_UNIT, GOAL, ORIGIN, SETTLED
from greatpowers.games.attack.rules.ongoing.sea import DAMAGED, LINE, NO_SHIP, SUNK
from greatpowers.games.attack.rules.units import ATTACKING, BLANK, DEFENDING, FACES, LAND_UNITS, TANK
from greatpowers.games.attack.screen import frames
from greatpowers.games.attack.screen.table import NOTHING, SHIPS, Table
from greatpowers.games.attack.words.prompts import STAGES
from greatpowers.screen.badge import Figure, Tone
from greatpowers.screen.panels import Cell, Column, Dice, Face, Facts, Grid, Panel, Row, Throw

SONAR: Final = technology("sonar")


def under_way(table: Table) -> Iterator[Panel]:
    """Only what there is; the innermost matter comes first."""
    for panels in (battle, naval, announced, auction, deal, bombing, raid, groups):
        yield from panels(table)


def figure(table: Table, name: str, value: str | int, note: str = "", tone: Tone = "") -> Figure:
    return Figure(name, table.say(name), str(value), note, tone)


# a land battle


def battle(table: Table) -> Iterator[Panel]:
    """Both sides, the defender above, and the dice between them."""
    if table.now.fight < 0:
        return
    region = table.names.name(REGION_IDS[table.now.fight])
    title = table.say("battle", region=region, round=table.now.fight_round)
    columns = [Column("side", table.say("side")), Column("place", table.say("place")), *table.unit_columns()]
    columns += [Column("sum", table.say("sum"), number=True), Column("dice", table.say("dice"), number=True)]
    rows = [*side_rows(table, DEFENDING, table.now.fight_foe), *side_rows(table, ATTACKING, table.active())]
    yield Grid("battle", title, columns, rows, " · ".join(battle_notes(table)))
    yield from battle_dice(table)


def side_rows(table: Table, side: int, seat: int) -> Iterator[Row]:
    """The front of a side and its reserve."""
    name = "defence" if side == DEFENDING else "attack"
    acts = table.now.fight_side == side
    for place, row in (("front", COMMITTED), ("reserve", RESERVE)):
        first = side * SIDE + row
        units = table.view.front[first : first + LAND_UNITS]
        dice = dice_of(table, units, side) if place == "front" and any(units) else 0
        cells = [table.who(seat), Cell(table.say(place)), *table.counts([*units, sum(units), dice])]
        tone: Tone = "quiet" if place == "reserve" else "gold" if acts else ""
        yield Row(f"{name}-{place}", cells, table.say(name), tone)


def battle_notes(table: Table) -> Iterator[str]:
    now, figures = table.now, table.names.figures
    if now.fight_round > 0:
        yield table.say("front-limit", limit=figures.committed + figures.more_per_round * (now.fight_round - 1))
    if now.fight_by_sea:
        yield table.say("from-sea")
    if now.fight_commander >= 0:
        yield table.say("commander", player=now.fight_commander)
    if now.fight_card >= 0:
        yield table.say("defence-card", card=table.names.name(CARD_IDS[now.fight_card]))
    if now.fight_lost > 0:
        yield table.say("defence-lost", count=now.fight_lost)
    if now.fight_dice > 0 and not any(table.view.faces):
        yield table.say("dice-left", count=now.fight_dice)


def battle_dice(table: Table) -> Iterator[Panel]:
    """Once dice have rolled, what they show and what of it hits; afterwards the hits that are still to be dealt."""
    faces, left = table.view.faces, table.now.fight_dice
    if not any(faces):
        return
    side = table.now.fight_side
    first = side * SIDE + COMMITTED
    found: list[Face] = []
    for number, count in enumerate(faces):
        name = table.words.say("face-name", face=FACES[number])
        hits = 0 if number == BLANK else min(count, table.view.front[first + number])
        found += [Face(name, "gold", table.say("die-hits"), FACES[number])] * hits
        useless = "" if number == BLANK else table.say("die-useless")
        found += [Face(name, "quiet", useless, FACES[number])] * (count - hits)
    roller = table.party(table.active() if side == ATTACKING else table.now.fight_foe)
    note = table.say("dice-left", count=left) if left else table.say("hits-left", count=len(found))
    yield Dice("dice", table.say("dice"), [Throw(roller, found)], note)


def dice_of(table: Table, units: Sequence[int], side: int) -> int:
    """How many dice committed units roll: one each, two for a tank; the option adds some to the defence (ATK-126)."""
    figures, region = table.names.figures, REGION_IDS[table.now.fight]
    count = max(sum(units) + (figures.dice_per_tank - 1) * units[TANK], figures.least_dice)
    if side == DEFENDING and table.view.options.defence_dice:
        count += any(player.capital == region for player in table.players) + table.now.fight_by_sea
    return count


# a naval battle


def naval(table: Table) -> Iterator[Panel]:
    """Both fleets, and their lines pair by pair; a line that is being laid stays hidden from the other side."""
    now, view = table.now, table.view
    if now.naval < 0:
        return
    sea, facts = SEA_IDS[now.naval], []
    for side, seat in enumerate(parties(table)):
        crippled = view.crippled[side]
        note = table.say("crippled", count=crippled) if crippled else ""
        ships = table.names.ships(view.seas[sea][seat])
        facts.append(Figure(f"player_{seat}", table.words.player(seat), ships, note))
    yield Facts("naval", table.say("naval", sea=table.names.name(sea)), facts, naval_note(table))
    yield from lines(table)
    if now.naval_roll > 0:
        yield naval_dice(table)


def naval_dice(table: Table) -> Dice:
    """What the attacker of the pair that fires has rolled, and what that makes with the bonus."""
    roll, line = table.now.naval_roll, open_lines(table)
    bonus = adds(table, line, 0, table.now.naval_pair) if line is not None else 0
    note = table.say("naval-sum", bonus=bonus, sum=roll + bonus) if bonus else ""
    return Dice("dice", table.say("dice"), [Throw(table.words.player(table.active()), [Face(str(roll))])], note)


def parties(table: Table) -> tuple[int, int]:
    """Attacker and defender at sea."""
    return table.active(), table.now.naval_foe


def lines(table: Table) -> Iterator[Panel]:
    """With what each ship adds to its dice."""
    both = [table.view.line[:LINE], table.view.line[LINE:]]
    shown = max(sum(ship not in (None, NO_SHIP) for ship in line) for line in both)
    if shown == 0:
        return
    columns = [Column("pair", table.say("pair"), number=True)]
    for name, seat in zip(("attack", "defence"), parties(table), strict=True):
        columns.append(Column(name, table.words.player(seat)))
        columns.append(Column(f"{name}-adds", table.say("adds"), number=True))
    yield Grid("lines", table.say("lines"), columns, [pair_row(table, pair) for pair in range(shown)])


def naval_note(table: Table) -> str:
    if open_lines(table) is None:
        return table.say("laying", length=table.now.naval_length)
    joins = table.now.naval_joined
    joined = [table.words.player(seat) for side, seat in enumerate(parties(table)) if joins >> side & 1]
    return table.say("joined", list=table.words.listed(joined)) if joined else ""


def open_lines(table: Table) -> list[int] | None:
    """The ships of both lines, unless some of them are still hidden from this seat."""
    seen = [ship for ship in table.view.line if ship is not None]
    return seen if len(seen) == len(table.view.line) else None


def pair_row(table: Table, pair: int) -> Row:
    line = open_lines(table)
    cells = [Cell(str(pair + 1), pair + 1)]
    for side in (0, 1):
        cells.append(ship_cell(table, side * LINE + pair))
        if line is not None and line[pair] != NO_SHIP:
            bonus = adds(table, line, side, pair)
            cells.append(Cell(f"+{bonus}", bonus))
        else:
            cells.append(Cell("", 0))
    fires = line is not None and pair == table.now.naval_pair
    return Row(f"pair-{pair + 1}", cells, tone="gold" if fires else "")


def ship_cell(table: Table, place: int) -> Cell:
    ship, mark = table.view.line[place], table.view.line_state[place]
    if ship is None:
        return Cell(table.say("hidden"), tone="quiet")
    name = table.say("unit", unit=SHIPS[ship])
    if mark == SUNK:
        return Cell(table.say("ship-sunk", ship=name), tone="bad")
    return Cell(table.say("ship-damaged", ship=name), tone="bad") if mark == DAMAGED else Cell(name)


def adds(table: Table, line: list[int], side: int, pair: int) -> int:
    """The advantage of a ship over the other type, and carriers afloat beside it (ATK-83)."""
    figures = table.names.figures
    naval = figures.naval
    own, other = SHIPS[line[side * LINE + pair]], SHIPS[line[(1 - side) * LINE + pair]]
    total = naval.get(f"{own}_against_{other}", 0)
    if own == "carrier" and other != "carrier":
        total = naval["carrier_against_others"]
    if (own, other) == ("destroyer", "submarine"):
        seat = parties(table)[side]
        total += figures.technology_figures[SONAR]["bonus"] if "sonar" in table.players[seat].technologies else 0
    for beside in (pair - 1, pair + 1):
        place = side * LINE + beside
        if 0 <= beside < LINE and line[place] == SHIPS.index("carrier") and table.view.line_state[place] != SUNK:
            total += naval["carrier_beside"]
    return total


# cards, auctions, offers


def announced(table: Table) -> Iterator[Panel]:
    """A politics card to which somebody may answer."""
    found = frames.announced(table.view)
    if found is None:
        return
    facts = [figure(table, "card", table.names.name(found.card), table.names.card_text(found.card))]
    facts.append(figure(table, "played-by", table.words.player(found.player)))
    if found.victims:
        facts.append(figure(table, "against", table.people(found.victims)))
    yield Facts("announced", table.say("announced"), facts)


def auction(table: Table) -> Iterator[Panel]:
    bids = frames.auction(table.view)
    if bids is None:
        return
    facts = [
        figure(table, "bid-price", table.say("production-short", count=bids.price), tone="gold"),
        figure(table, "bid-leader", table.words.player(bids.leader)),
        figure(table, "bid-speaker", table.words.player(bids.speaker), tone="strong"),
        figure(table, "bid-out", table.people(bids.out) or NOTHING, tone="quiet"),
        figure(table, "routes-left", table.view.piles["routes"]),
    ]
    yield Facts("auction", table.say("auction"), facts)


def deal(table: Table) -> Iterator[Panel]:
    """The draft of a trade, if this seat knows it."""
    talks = frames.talks(table.view)
    if talks is None:
        return
    seats, draft = (talks.proposer, talks.partner), table.view.deal
    if draft is None:
        texts = [table.say("unknown")] * 2
    else:
        texts = [", ".join(items(table, draft, side)) or NOTHING for side in (0, 1)]
    facts = [
        Figure(f"player_{seat}", table.say("gives", player=seat), text) for seat, text in zip(seats, texts, strict=True)
    ]
    if talks.counter_offers:
        facts.append(figure(table, "counter-offers", talks.counter_offers))
    note = table.say("proposed" if talks.proposed else "drafting", player=seats[0], partner=seats[1])
    yield Facts("deal", table.say("deal"), facts, note)


def items(table: Table, draft: list[int], side: int) -> Iterator[str]:
    """What one of the two gives."""
    production, oil = draft[2 * side : 2 * side + 2]
    if production:
        yield table.say("production-short", count=production)
    if oil:
        yield table.words.say("oil-counted", count=oil)
    row = draft[4 + side * KINDS : 4 + (side + 1) * KINDS]
    cards = {card: count for card, count in zip(CARD_IDS, row, strict=True) if count}
    if cards:
        yield table.listed(cards)


# moves, planes, submarines


def groups(table: Table) -> Iterator[Panel]:
    """Units on the way, and who fires at them."""
    rows: list[Row] = []
    for number, group in enumerate(table.groups()):
        units = group[FIRST_UNIT:SETTLED]
        if any(units):
            origin, goal = (table.names.name(REGION_IDS[group[end]]) for end in (ORIGIN, GOAL))
            by_sea = Cell(table.say("over-sea") if group[BY_SEA] else "")
            tone: Tone = "gold" if number == table.now.crossing else ""
            rows.append(Row(f"group-{number}", [Cell(origin), Cell(goal), *table.counts(units), by_sea], tone=tone))
    title, note = table.say("groups"), ambush_note(table)
    if rows:
        columns = [Column("origin", table.say("origin")), Column("goal", table.say("goal")), *table.unit_columns()]
        yield Grid("groups", title, [*columns, Column("way", table.say("way"))], rows, note)
    elif note:  # all of them have been sunk, and an escort may still answer
        yield Facts("groups", title, [], note)


def ambush_note(table: Table) -> str:
    now, fired_at = table.now, frames.topmost(table.view, "ambush_roll", "ambush_loss", "escort", "escort_roll")
    if fired_at is None or now.ambusher < 0:
        return ""
    return table.say("ambush", player=now.ambusher, shots=now.ambush_shots, hits=now.ambush_hits)


def bombing(table: Table) -> Iterator[Panel]:
    """Planes of both sides over a country; how many are sent is hidden until both have decided."""
    now = table.now
    if now.bombed < 0:
        return
    facts = [
        figure(table, "attacker", table.words.player(table.active())),
        figure(table, "defender", table.words.player(now.bombed)),
    ]
    if frames.open_step(table.view) == "sorties":
        yield Facts("bombing", table.say("bombing"), facts, table.say("sending"))
        return
    planes = {"fighters": now.fighters, "bombers": now.bombers, "interceptors": now.interceptors}
    facts += [figure(table, name, count) for name, count in planes.items()]
    losses = {"attacker-losses": now.attacker_losses, "defender-losses": now.defender_losses}
    facts += [figure(table, name, count, tone="bad") for name, count in losses.items() if count]
    note = table.say("air-stage", stage=STAGES[now.air_stage])
    yield Facts("bombing", table.say("bombing"), [*facts, *shots(table)], note)


def raid(table: Table) -> Iterator[Panel]:
    """The area that is being raided, and the routes laid open for it."""
    if frames.topmost(table.view, "raid") is None:
        return
    facts = [figure(table, "raider", table.words.player(table.active()))]
    if table.now.raid_sea >= 0:
        facts.append(figure(table, "sea", table.names.name(SEA_IDS[table.now.raid_sea]), tone="gold"))
    yield Facts("raid", table.say("raid"), [*facts, *shots(table)])


def shots(table: Table) -> Iterator[Figure]:
    if table.now.dice > 0 or table.now.hits > 0:
        yield figure(table, "dice-to-roll", table.now.dice)
        yield figure(table, "hits", table.now.hits, tone="gold")

"""What is going on at the table of Attack!: a battle, a naval battle, an auction, a trade, units on the way, planes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from greatpowers.games.attack.rules.board import REGION_IDS, SEA_IDS
from greatpowers.games.attack.rules.figures import CARD_IDS, KINDS, technology
from greatpowers.games.attack.rules.pieces import BY_SEA, FIRST_UNIT, GOAL, ORIGIN, SETTLED
from greatpowers.games.attack.rules.state import (
    ATTACKER,
    COMMITTED,
    DAMAGED,
    DEFENDER,
    LINE,
    NO_SHIP,
    RESERVE,
    SUNK,
)
from greatpowers.games.attack.rules.units import BLANK, FACES, LAND_UNITS, TANK
from greatpowers.games.attack.screen.reader import NOTHING, SHIPS, Reader
from greatpowers.screen.badge import Figure, Tone
from greatpowers.screen.sheet import Cell, Column, Dice, Face, Facts, Grid, Panel, Row, Throw

SONAR: Final = technology("sonar")
STAGES: Final = ("defence", "dogfight", "bombs")


def under_way(reader: Reader) -> Iterator[Panel]:
    """Only what there is; the innermost matter comes first."""
    for panels in (battle, naval, announced, auction, deal, bombing, raid, groups):
        yield from panels(reader)


def figure(reader: Reader, name: str, value: str | int, note: str = "", tone: Tone = "") -> Figure:
    return Figure(name, reader.say(name), str(value), note, tone)


# a land battle


def battle(reader: Reader) -> Iterator[Panel]:
    """Both sides, the defender above, and the dice between them."""
    if reader.now["fight"] < 0:
        return
    region = reader.names.name(REGION_IDS[reader.now["fight"]])
    title = reader.say("battle", region=region, round=reader.now["fight_round"])
    columns = [Column("side", reader.say("side")), Column("place", reader.say("place")), *reader.unit_columns()]
    columns += [Column("sum", reader.say("sum"), number=True), Column("dice", reader.say("dice"), number=True)]
    rows = [*side_rows(reader, DEFENDER, reader.now["fight_foe"]), *side_rows(reader, ATTACKER, reader.view["turn"])]
    yield Grid("battle", title, columns, rows, " · ".join(battle_notes(reader)))
    yield from battle_dice(reader)


def side_rows(reader: Reader, first: int, seat: int) -> Iterator[Row]:
    """The front of a side and its reserve."""
    name = "defence" if first == DEFENDER else "attack"
    acts = reader.now["fight_side"] == (first == DEFENDER)
    for place, row in (("front", COMMITTED), ("reserve", RESERVE)):
        units = reader.view["front"][first + row : first + row + LAND_UNITS]
        dice = dice_of(reader, units, first) if place == "front" and any(units) else 0
        cells = [reader.who(seat), Cell(reader.say(place)), *reader.counts([*units, sum(units), dice])]
        tone: Tone = "quiet" if place == "reserve" else "gold" if acts else ""
        yield Row(f"{name}-{place}", cells, reader.say(name), tone)


def battle_notes(reader: Reader) -> Iterator[str]:
    now, figures = reader.now, reader.names.figures
    if now["fight_round"] > 0:
        yield reader.say("front-limit", limit=figures.committed + figures.more_per_round * (now["fight_round"] - 1))
    if now["fight_by_sea"]:
        yield reader.say("from-sea")
    if now["fight_commander"] >= 0:
        yield reader.say("commander", player=now["fight_commander"])
    if now["fight_card"] >= 0:
        yield reader.say("defence-card", card=reader.names.name(CARD_IDS[now["fight_card"]]))
    if now["fight_lost"] > 0:
        yield reader.say("defence-lost", count=now["fight_lost"])


def battle_dice(reader: Reader) -> Iterator[Panel]:
    """While dice roll, what they show and what of it hits; afterwards the hits that are still to be dealt."""
    faces, left = reader.view["faces"], reader.now["fight_dice"]
    if not any(faces) and left == 0:
        return
    side = reader.now["fight_side"]
    first = (ATTACKER, DEFENDER)[side] + COMMITTED
    found: list[Face] = []
    for number, count in enumerate(faces):
        name = reader.words.say("face-name", face=FACES[number])
        hits = 0 if number == BLANK else min(count, reader.view["front"][first + number])
        found += [Face(name, "gold", reader.say("die-hits"))] * hits
        useless = "" if number == BLANK else reader.say("die-useless")
        found += [Face(name, "quiet", useless)] * (count - hits)
    roller = reader.party(reader.view["turn"] if side == 0 else reader.now["fight_foe"])
    note = reader.say("dice-left", count=left) if left else reader.say("hits-left", count=len(found))
    yield Dice("dice", reader.say("dice"), [Throw(roller, found)], note)


def dice_of(reader: Reader, units: Sequence[int], first: int) -> int:
    """How many dice committed units roll: one each, two for a tank; the option adds some to the defence (ATK-126)."""
    figures, region = reader.names.figures, REGION_IDS[reader.now["fight"]]
    count = max(sum(units) + (figures.dice_per_tank - 1) * units[TANK], figures.least_dice)
    if first == DEFENDER and reader.view["options"]["defence_dice"]:
        count += any(player["capital"] == region for player in reader.players) + reader.now["fight_by_sea"]
    return count


# a naval battle


def naval(reader: Reader) -> Iterator[Panel]:
    """Both fleets, and their lines pair by pair; a line that is being laid stays hidden from the other side."""
    now, view = reader.now, reader.view
    if now["naval"] < 0:
        return
    sea, facts = SEA_IDS[now["naval"]], []
    for side, seat in enumerate(parties(reader)):
        crippled = view["crippled"][side]
        note = reader.say("crippled", count=crippled) if crippled else ""
        ships = reader.names.ships(view["seas"][sea][seat])
        facts.append(Figure(f"player_{seat}", reader.words.player(seat), ships, note))
    yield Facts("naval", reader.say("naval", sea=reader.names.name(sea)), facts, naval_note(reader))
    yield from lines(reader)
    if now["naval_roll"] > 0:
        throw = Throw(reader.words.player(view["turn"]), [Face(str(now["naval_roll"]))])
        yield Dice("dice", reader.say("dice"), [throw])


def parties(reader: Reader) -> tuple[int, int]:
    """Attacker and defender at sea."""
    return reader.view["turn"], reader.now["naval_foe"]


def lines(reader: Reader) -> Iterator[Panel]:
    """With what each ship adds to its dice."""
    both = [reader.view["line"][:LINE], reader.view["line"][LINE:]]
    shown = max(sum(ship not in (None, NO_SHIP) for ship in line) for line in both)
    if shown == 0:
        return
    columns = [Column("pair", reader.say("pair"), number=True)]
    for name, seat in zip(("attack", "defence"), parties(reader), strict=True):
        columns.append(Column(name, reader.words.player(seat)))
        columns.append(Column(f"{name}-adds", reader.say("adds"), number=True))
    yield Grid("lines", reader.say("lines"), columns, [pair_row(reader, pair) for pair in range(shown)])


def naval_note(reader: Reader) -> str:
    if None in reader.view["line"]:
        return reader.say("laying", length=reader.now["naval_length"])
    joins = reader.now["naval_joined"]
    joined = [reader.words.player(seat) for side, seat in enumerate(parties(reader)) if joins >> side & 1]
    return reader.say("joined", list=reader.words.listed(joined)) if joined else ""


def pair_row(reader: Reader, pair: int) -> Row:
    line = reader.view["line"]
    open_lines = None not in line
    cells = [Cell(str(pair + 1), pair + 1)]
    for side in (0, 1):
        cells.append(ship_cell(reader, side * LINE + pair))
        known = open_lines and line[pair] != NO_SHIP
        bonus = adds(reader, side, pair) if known else 0
        cells.append(Cell(f"+{bonus}" if known else "", bonus))
    fires = open_lines and pair == reader.now["naval_pair"]
    return Row(f"pair-{pair + 1}", cells, tone="gold" if fires else "")


def ship_cell(reader: Reader, place: int) -> Cell:
    ship, mark = reader.view["line"][place], reader.view["line_state"][place]
    if ship is None:
        return Cell(reader.say("hidden"), tone="quiet")
    name = reader.say("unit", unit=SHIPS[ship])
    if mark == SUNK:
        return Cell(reader.say("ship-sunk", ship=name), tone="bad")
    return Cell(reader.say("ship-damaged", ship=name), tone="bad") if mark == DAMAGED else Cell(name)


def adds(reader: Reader, side: int, pair: int) -> int:
    """The advantage of a ship over the other type, and carriers afloat beside it (ATK-83)."""
    figures, view = reader.names.figures, reader.view
    naval, line = figures.naval, view["line"]
    own, other = SHIPS[line[side * LINE + pair]], SHIPS[line[(1 - side) * LINE + pair]]
    total = naval.get(f"{own}_against_{other}", 0)
    if own == "carrier" and other != "carrier":
        total = naval["carrier_against_others"]
    if (own, other) == ("destroyer", "submarine"):
        seat = parties(reader)[side]
        total += figures.technology_figures[SONAR]["bonus"] if "sonar" in reader.players[seat]["technologies"] else 0
    for beside in (pair - 1, pair + 1):
        place = side * LINE + beside
        if 0 <= beside < LINE and line[place] == SHIPS.index("carrier") and view["line_state"][place] != SUNK:
            total += naval["carrier_beside"]
    return total


# cards, auctions, offers


def announced(reader: Reader) -> Iterator[Panel]:
    """A politics card to which somebody may answer."""
    frame = reader.frame("politics_block")
    if frame is None:
        return
    victims = [reader.words.player(frame[name]) for name in ("one", "two") if frame[name] != "none"]
    facts = [figure(reader, "card", reader.names.name(frame["card"]), reader.names.card_text(frame["card"]))]
    facts.append(figure(reader, "played-by", reader.words.player(frame["player"])))
    if victims:
        facts.append(figure(reader, "against", ", ".join(victims)))
    yield Facts("announced", reader.say("announced"), facts)


def auction(reader: Reader) -> Iterator[Panel]:
    frame = reader.frame("bid")
    if frame is None:
        return
    out = [reader.words.player(seat) for seat in range(len(reader.players)) if frame["out"] >> seat & 1]
    facts = [
        figure(reader, "bid-price", reader.say("production-short", count=frame["price"]), tone="gold"),
        figure(reader, "bid-leader", reader.words.player(frame["leader"])),
        figure(reader, "bid-speaker", reader.words.player(frame["speaker"]), tone="strong"),
        figure(reader, "bid-out", ", ".join(out) or NOTHING, tone="quiet"),
        figure(reader, "routes-left", reader.view["piles"]["routes"]),
    ]
    yield Facts("auction", reader.say("auction"), facts)


def deal(reader: Reader) -> Iterator[Panel]:
    """The draft of a trade, if this seat knows it."""
    frame = reader.frame("offer", "reply")
    if frame is None:
        return
    seats = (frame["proposer"], frame["partner"])
    if reader.view["deal"] is None:
        texts = [reader.say("unknown")] * 2
    else:
        texts = [", ".join(items(reader, side)) or NOTHING for side in (0, 1)]
    facts = [
        Figure(f"player_{seat}", reader.say("gives", player=seat), text)
        for seat, text in zip(seats, texts, strict=True)
    ]
    if frame["counter_offers"]:
        facts.append(figure(reader, "counter-offers", frame["counter_offers"]))
    note = reader.say("drafting" if frame["step"] == "offer" else "proposed", player=seats[0], partner=seats[1])
    yield Facts("deal", reader.say("deal"), facts, note)


def items(reader: Reader, side: int) -> Iterator[str]:
    """What one of the two gives."""
    production, oil = reader.view["deal"][2 * side : 2 * side + 2]
    if production:
        yield reader.say("production-short", count=production)
    if oil:
        yield reader.words.say("oil-counted", count=oil)
    row = reader.view["deal"][4 + side * KINDS : 4 + (side + 1) * KINDS]
    cards = {card: count for card, count in zip(CARD_IDS, row, strict=True) if count}
    if cards:
        yield reader.listed(cards)


# moves, planes, submarines


def groups(reader: Reader) -> Iterator[Panel]:
    """Units on the way, and who fires at them."""
    rows: list[Row] = []
    for number, group in enumerate(reader.groups()):
        units = group[FIRST_UNIT:SETTLED]
        if any(units):
            origin, goal = (reader.names.name(REGION_IDS[group[end]]) for end in (ORIGIN, GOAL))
            by_sea = Cell(reader.say("over-sea") if group[BY_SEA] else "")
            tone: Tone = "gold" if number == reader.now["crossing"] else ""
            rows.append(Row(f"group-{number}", [Cell(origin), Cell(goal), *reader.counts(units), by_sea], tone=tone))
    if not rows:
        return
    columns = [Column("origin", reader.say("origin")), Column("goal", reader.say("goal")), *reader.unit_columns()]
    columns.append(Column("way", reader.say("way")))
    note = ""
    if reader.frame("ambush_roll", "ambush_loss", "escort", "escort_roll") is not None and reader.now["ambusher"] >= 0:
        shots, hits = reader.now["ambush_shots"], reader.now["ambush_hits"]
        note = reader.say("ambush", player=reader.now["ambusher"], shots=shots, hits=hits)
    yield Grid("groups", reader.say("groups"), columns, rows, note)


def bombing(reader: Reader) -> Iterator[Panel]:
    """Planes of both sides over a country; how many are sent is hidden until both have decided."""
    now = reader.now
    if now["bombed"] < 0:
        return
    facts = [
        figure(reader, "attacker", reader.words.player(reader.view["turn"])),
        figure(reader, "defender", reader.words.player(now["bombed"])),
    ]
    if reader.step() == "sorties":
        yield Facts("bombing", reader.say("bombing"), facts, reader.say("sending"))
        return
    facts += [figure(reader, name, now[name]) for name in ("fighters", "bombers", "interceptors")]
    for name in ("attacker_losses", "defender_losses"):
        if now[name]:
            facts.append(figure(reader, name.replace("_", "-"), now[name], tone="bad"))
    note = reader.say("air-stage", stage=STAGES[now["air_stage"]])
    yield Facts("bombing", reader.say("bombing"), [*facts, *shots(reader)], note)


def raid(reader: Reader) -> Iterator[Panel]:
    """The area that is being raided, and the routes laid open for it."""
    if reader.frame("raid") is None:
        return
    facts = [figure(reader, "raider", reader.words.player(reader.view["turn"]))]
    if reader.now["raid_sea"] >= 0:
        facts.append(figure(reader, "sea", reader.names.name(SEA_IDS[reader.now["raid_sea"]]), tone="gold"))
    yield Facts("raid", reader.say("raid"), [*facts, *shots(reader)])


def shots(reader: Reader) -> Iterator[Figure]:
    if reader.now["dice"] > 0 or reader.now["hits"] > 0:
        yield figure(reader, "dice-to-roll", reader.now["dice"])
        yield figure(reader, "hits", reader.now["hits"], tone="gold")

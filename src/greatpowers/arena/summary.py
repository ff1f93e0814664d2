"""From lines of results to what is shown: one document for JSON, tables, reports and the published ladder."""

from __future__ import annotations

import shlex
from collections.abc import Sequence

import greatpowers
from greatpowers.arena.ratings import ratings
from greatpowers.arena.results import thinking
from greatpowers.arena.sequential import Verdict
from greatpowers.arena.statistics import Interval, Outcome, by_block, mean_rank, pairs, resampled, share
from greatpowers.arena.tournament import Plan, Run, outcome
from greatpowers.kernel.values import Json

Document = dict[str, Json]


def summary(run: Run) -> Document:
    """Everything about a run. A block in which something went wrong does not count."""
    head, lines = run.head, run.lines
    broken = {line["block"] for line in lines if "fault" in line}
    sound = [line for line in lines if line["block"] not in broken]
    document: Document = {key: value for key, value in head.items() if key != "format"}
    document["games"] = len(sound)
    document["blocks"] = len({line["block"] for line in sound})
    document["seeds"] = [min(line["seed"] for line in lines), max(line["seed"] for line in lines)] if lines else []
    document["command"] = command(run.plan)
    document["faults"] = [
        {"bots": line["bots"], "seed": line["seed"], **line["fault"]} for line in lines if "fault" in line
    ]
    document["tables"] = tables([outcome(line) for line in sound], head["bots"], head["seats"])
    document["time"] = {name: thinking(sound, name) for name in head["bots"]}
    document["entries"] = [line["entries"] for line in sound]
    document["verdict"] = None if run.verdict is None else told(run.verdict, run.plan)
    return document


def tables(outcomes: Sequence[Outcome], bots: Sequence[str], seats: Sequence[int]) -> list[Document]:
    """The figures of all games, and where there are several player counts, those of each."""
    groups = [list(seats)] if len(seats) == 1 else [list(seats), *([players] for players in seats)]
    found = []
    for group in groups:
        chosen = [outcome for outcome in outcomes if len(outcome.bots) in group]
        if chosen:
            there = [name for name in bots if any(name in outcome.bots for outcome in chosen)]
            found.append({"seats": group, **table(chosen, there)})
    return found


def table(outcomes: Sequence[Outcome], bots: Sequence[str]) -> Document:
    blocks = by_block(outcomes)
    draws = resampled(len(blocks))
    strengths = ratings(blocks, bots, draws)
    rows: dict[str, Json] = {}
    for name in bots:
        wins = share(blocks, name, draws)
        rows[name] = {
            "rating": interval(strengths[name]),
            "share": interval(wins.widest),
            "wilson": list(wins.wilson),
            "bootstrap": wins.bootstrap and list(wins.bootstrap),
            "parity": wins.parity,
            "games": sum(name in outcome.bots for outcome in outcomes),
            "appearances": wins.appearances,
            "rank": interval(mean_rank(blocks, name, draws)),
        }
        alone = [[game for game in block if game.bots.count(name) == 1 < len(game.bots) - 1] for block in blocks]
        if len(bots) == 2 and any(alone):
            rows[name]["alone"] = interval(share(alone, name, draws).widest)
    return {"games": len(outcomes), "blocks": len(blocks), "bots": rows, "pairs": pairs(outcomes, bots)}


def interval(found: Interval) -> Document:
    return {"value": found.value, "low": found.low, "high": found.high}


def told(verdict: Verdict, plan: Plan) -> Document:
    return {
        "decision": verdict.decision or None,
        "advantage": verdict.advantage,
        "log_ratio": verdict.ratio,
        "blocks": verdict.blocks,
        "margin": plan.margin,
    }


def command(plan: Plan) -> str:
    """The command that does the same again."""
    seats = ",".join(map(str, plan.seats))
    words = ["greatpowers", "arena", plan.game, "--bots", ",".join(plan.bots)]
    words += ["--games", str(plan.games), "--seats", seats, "--seed", str(plan.seed)]
    default = greatpowers.ruleset(plan.game).chosen({})
    for key, value in plan.options.items():
        if value != default[key]:
            words += ["--option", f"{key}={'FILE' if isinstance(value, dict) else str(value).lower()}"]
    if plan.alone:
        words.append("--alone")
    if plan.margin is not None:
        words += ["--until-decided", f"{100 * plan.margin:g}"]
    return shlex.join(words)

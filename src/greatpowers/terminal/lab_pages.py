"""Writes the blocks of a report: one HTML page, Markdown with a folder of charts, or tables at the terminal."""

from __future__ import annotations

from html import escape
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from greatpowers.arena import page
from greatpowers.arena.charts import STYLE
from greatpowers.terminal.lab_report import Block, Chart, LabReport

LONG_TABLE = 12
"""A longer table is folded away where that is possible, and cut off at a terminal."""

LOOKS = """<style>
.caption { margin: .25rem 0 .6rem; font-size: .875rem; font-weight: 600; }
details { margin: .9rem 0 0; } summary { cursor: pointer; color: var(--faint); }
.sentences { padding-left: 1.2rem; max-width: 72ch; } .sentences li { margin: .35rem 0; }
.bars { display: grid; grid-auto-flow: dense;
  grid-template-columns: max-content 1fr max-content; gap: .35rem .9rem;
  align-items: center; font-size: .875rem; font-variant-numeric: tabular-nums; margin: 0; }
.bars dt { text-align: right; grid-column: 1; } .bars dd { margin: 0; }
.bars .figure { text-align: right; grid-column: 3; } .bars .track { grid-column: 2; }
.track { position: relative; height: 1.15rem; border-left: 1px solid var(--rule); }
.track i { position: absolute; top: 0; bottom: 0; left: 0; }
.track .value { background: var(--c0); opacity: .75; border-radius: 0 3px 3px 0; }
.track .between { top: .25rem; bottom: .25rem; border: 2px solid var(--ink); border-width: 0 2px; }
.track .between::after { content: ""; position: absolute; left: 0; right: 0; top: calc(50% - 1px); height: 2px;
  background: var(--ink); }
.track .equal { top: -.2rem; bottom: -.2rem; border-left: 1.5px dashed var(--faint); }
@media (max-width: 640px) { .chart { min-width: 560px; } main { padding: 1.5rem 1rem 3rem; }
  .bars { grid-template-columns: 1fr max-content; gap: .1rem .75rem; }
  .bars dt { text-align: left; } .bars .figure { grid-column: 2; }
  .bars .track { grid-column: 1 / 3; margin-bottom: .5rem; } }
</style>"""


def html(report: LabReport) -> str:
    """The whole report as one file that needs nothing else."""
    sections = [page.Section(block.heading, block.note, body(report, block)) for block in report.blocks()]
    return page.page(report.title, report.words.lang, report.lead, sections).replace("</head>", f"{LOOKS}\n</head>")


def body(report: LabReport, block: Block) -> str:
    parts = [page.command(block.command)] if block.command else []
    parts += [f'<p class="caption">{escape(block.caption)}</p>'] if block.caption else []
    for chart in block.charts:
        parts.append(bars(chart) if chart.bars else f'<div class="scroll">{chart.svg}</div>')
    if block.sentences:
        items = "".join(f"<li>{escape(sentence)}</li>" for sentence in block.sentences)
        parts.append(f'<ul class="sentences">{items}</ul>')
    if block.rows:
        label = report.words.say("lab-more", count=len(block.rows))
        table = f'<div class="scroll">{page.table(block.heads, block.rows)}</div>'
        is_folded = any(chart.bars for chart in block.charts)
        parts.append(f"<details><summary>{escape(label)}</summary>{table}</details>" if is_folded else table)
    return "".join(parts)


def bars(chart: Chart) -> str:
    """Bars that fit any width: name, bar with its interval, figures."""
    whole = max(chart.reference or 0.0, *(bar.high or bar.value for bar in chart.bars)) or 1.0
    rows = []
    for bar in chart.bars:
        low, high = bar.low or 0.0, bar.high or 0.0
        marks = [
            f'<i class="value" style="width:{bar.value / whole:.2%}"></i>',
            f'<i class="between" style="left:{low / whole:.2%};width:{(high - low) / whole:.2%}"></i>',
        ]
        if chart.reference is not None:
            marks.append(f'<i class="equal" style="left:{chart.reference / whole:.2%}"></i>')
        figure = f"{chart.form(bar.value)} [{chart.form(low)}; {chart.form(high)}]"
        rows.append(
            f'<dt>{escape(bar.label)}</dt><dd class="figure">{figure}</dd><dd class="track">{"".join(marks)}</dd>'
        )
    return f'<dl class="bars">{"".join(rows)}</dl>'


def markdown(report: LabReport, charts: str) -> str:
    """The report for a repository; `charts` is the folder of its pictures."""
    lines = [f"# {report.title}", "", report.lead, ""]
    for block in report.blocks():
        lines += [f"## {block.heading}", ""]
        lines += [block.note, ""] if block.note else []
        lines += ["```", block.command, "```", ""] if block.command else []
        lines += [f"- {sentence}" for sentence in block.sentences] + ([""] if block.sentences else [])
        lines += [f"**{block.caption}**", ""] if block.caption else []
        for chart in block.charts:
            lines += [f"![{block.heading}]({charts}/{chart.name}.svg)", ""]
        if block.rows:
            many = len(block.rows) > LONG_TABLE
            label = report.words.say("lab-more", count=len(block.rows))
            lines += [f"<details><summary>{label}</summary>", ""] if many else []
            lines += [f"| {' | '.join(block.heads)} |", f"|---{'|---:' * (len(block.heads) - 1)}|"]
            lines += [f"| {' | '.join(row)} |" for row in block.rows]
            lines += ["", "</details>", ""] if many else [""]
    return "\n".join(lines).rstrip() + "\n"


def picture(svg: str) -> str:
    """A chart that stands alone: with its colours, on its own paper."""
    paper = '<rect width="100%" height="100%" fill="var(--paper)"/>'
    return svg.replace("</title>", f"</title><style>{STYLE}</style>{paper}", 1) + "\n"


def write(report: LabReport, file: Path) -> None:
    """By its ending: .md with the charts in a folder of the same name beside it, else one page."""
    if file.suffix == ".md":
        file.write_text(markdown(report, file.stem), encoding="utf-8")
        folder = file.with_suffix("")
        folder.mkdir(exist_ok=True)
        for chart in (chart for block in report.blocks() for chart in block.charts):
            (folder / f"{chart.name}.svg").write_text(picture(chart.svg), encoding="utf-8")
    else:
        file.write_text(html(report), encoding="utf-8")


def show(report: LabReport, console: Console) -> None:
    """The report at a terminal: no charts, and only the first rows of long tables."""
    console.print(Text(report.title, style="bold"))
    console.print(Text(report.lead))
    for block in report.blocks():
        console.print()
        console.print(Text(block.heading, style="bold"))
        if block.note:
            console.print(Text(block.note, style="dim"))
        for sentence in (*([block.command] if block.command else []), *block.sentences):
            console.print(Text(f"• {sentence}"))
        if block.rows:
            show_table(report, block, console)


def show_table(report: LabReport, block: Block, console: Console) -> None:
    table = Table(box=None, pad_edge=False)
    columns = block.brief or range(len(block.heads))
    for index in columns:
        table.add_column(block.heads[index], justify="right" if index else "left")
    for row in block.rows[:LONG_TABLE]:
        table.add_row(*(row[index] for index in columns))
    console.print(table)
    if len(block.rows) > LONG_TABLE:
        console.print(Text(report.words.say("table-more", count=len(block.rows) - LONG_TABLE), style="dim"))

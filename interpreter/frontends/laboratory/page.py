"""A study as one HTML page: what was found, plots, the house rule, all figures, and how it was measured. It needs no network."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from interpreter.frontends.laboratory.plots import Plot, needs_altair
from interpreter.frontends.laboratory.tables import Table
from interpreter.frontends.laboratory.theme import DARK, LIGHT, STYLE, plot_theme
from interpreter.frontends.laboratory.tiles import Tile, tiles
from interpreter.lab.studies.sums import Beside
from interpreter.telling.english.inflection import amount

INTERVALS = (
    "A line beside a dot is the interval that holds the true figure in 95 of 100 studies. A sentence is told, and a difference "
    "is coloured, only where it holds among all that was looked at (Holm): in at most 5 of 100 such studies anything is told "
    "that is not so."
)
BOTS = "Bots are no people: what they do not see, no figure shows. What differs between bots is a reason to try it at the table."
UNSURE = ("Cannot be told", "Rules that", "That a ", "What makes winners cannot")  # how sentences begin of what is not known
SCRIPT = """
const plots = JSON.parse(document.getElementById("plots").textContent);
const themes = JSON.parse(document.getElementById("themes").textContent);
const dark = matchMedia("(prefers-color-scheme: dark)");
function draw() {
  const config = dark.matches ? themes.dark : themes.light;
  plots.forEach((spec, number) => vegaEmbed(`#plot${number}`, spec, { actions: false, renderer: "svg", config }));
}
dark.addEventListener("change", draw);
draw();
"""


@dataclass(frozen=True)
class Part:
    """What is told of one number of players; `labels` of each game, where titles are all the same."""

    heading: str
    said: Sequence[str]
    beside: Beside
    plots: Sequence[Plot]
    tables: Sequence[Table] = ()


@dataclass(frozen=True)
class Page:
    """All that is told by one command; `own` are the words that only this command knows."""

    command: str
    title: str
    under: str
    parts: Sequence[Part]
    own: Sequence[str] = ()


@dataclass(frozen=True)
class Change:
    """One thing that a variant changes: a sentence, and its lines with ` `, `-` and `+`."""

    sentence: str
    lines: Sequence[tuple[str, str]]


def html(page: Page, changes: Sequence[Change], commands: Sequence[str]) -> str:
    """The whole page. Raises LabMissing."""
    needs_altair()
    import vl_convert

    specs: list[dict[str, Any]] = []
    body = [*_head(page), *(line for part in page.parts for line in _part(part, page.command, specs))]
    body += [*_changes(changes), *_how(page, commands)]
    library = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;").replace("</script", "<\\/script")
    themes = {"light": plot_theme(LIGHT), "dark": plot_theme(DARK)}
    return "\n".join((
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(page.title)}: {escape(page.under)}</title><style>{STYLE}</style></head>",
        "<body><main>", *body, "</main>",
        _data("plots", specs), _data("themes", themes),
        f'<script type="module">{library}</script>\n<script type="module">{SCRIPT}</script>\n</body></html>\n',
    ))  # fmt: skip


def _data(name: str, value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("</", "<\\/")
    return f'<script type="application/json" id="{name}">{text}</script>'


def _head(page: Page) -> list[str]:
    games = list(dict.fromkeys(one.game.title for part in page.parts for one in part.beside.measured))
    keys = "".join(f"<li>{escape(game)}</li>" for game in games) if page.command == "compare" else ""
    return [
        f'<header><p class="kicker">Balance laboratory</p><h1>{escape(page.title)}</h1>',
        f'<p class="under">{escape(page.under)}</p>',
        f'<ul class="keys">{keys}</ul></header>' if keys else "</header>",
    ]


def _part(part: Part, command: str, specs: list[dict[str, Any]]) -> list[str]:
    setting = part.beside.measured[0].setting
    body = [f'<section><h2>{amount(setting.players, "player")}</h2><p class="soft">{_coded(part.heading)}</p>']
    if command != "sweep":
        body += _tiles(tiles(part.beside))
    body.append(_said(part.said))
    body.append('<div class="plots">')
    for plot in part.plots:
        caption = f"<figcaption><h3>{escape(plot.title)}</h3><p>{escape(plot.note)}</p></figcaption>"
        body.append(f'<figure>{caption}<div class="plot" id="plot{len(specs)}"></div></figure>')
        specs.append(plot.drawn())
    body.append("</div>")
    body += [line for table in part.tables for line in _table(table)]
    return [*body, "</section>"]


def _tiles(shown: Iterable[Tile]) -> list[str]:
    body = ['<dl class="tiles">']
    for tile in shown:
        was = f'<span class="was">{escape(tile.before)} →</span> ' if tile.before else ""
        note = f"<small>{escape(tile.note)}</small>" if tile.note else ""
        now = f'<span class="now">{escape(tile.now)}</span>' if tile.before and not tile.note else escape(tile.now)
        body.append(f"<div><dt>{escape(tile.name)}</dt><dd>{was}{now}{note}</dd></div>")
    return [*body, "</dl>"]


def _said(said: Iterable[str]) -> str:
    items = []
    for sentence in said:
        unsure = ' class="unsure"' if sentence.startswith(UNSURE) else ""
        head, _, rest = sentence.partition(": ")
        told = f"{_coded(head)}:{_listed(rest)}" if sentence.startswith("Cannot") and "; " in rest else _coded(sentence)
        items.append(f"<li{unsure}>{told}</li>")
    return f'<ul class="said">{"".join(items)}</ul>'


def _listed(rest: str) -> str:
    return f"<ul>{''.join(f'<li>{_coded(one)}</li>' for one in rest.removesuffix('.').split('; '))}</ul>"


def _coded(sentence: str) -> str:
    """What stands between backticks is of the rules."""
    parts = escape(sentence).split("`")
    return "".join(f"<code>{part}</code>" if number % 2 else part for number, part in enumerate(parts))


def _table(table: Table) -> list[str]:
    if not table.rows:
        return []
    head = "".join(f"<th>{escape(heading)}</th>" for heading in table.headings)
    rows = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in table.rows)
    note = f'<p class="soft">{escape(table.note)}</p>' if table.note else ""
    title = f"All figures: {table.headings[0]} ({len(table.rows)})"
    body = f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'
    return [f"<details><summary>{escape(title)}</summary>{note}{body}</details>"]


def _changes(changes: Sequence[Change]) -> list[str]:
    if not changes:
        return []
    found = ["<section><h2>The house rule</h2>"]
    classes = {"-": "gone", "+": "new", " ": "same"}
    for change in changes:
        lines = "\n".join(f'<span class="{classes[sign]}">{sign} {escape(line)}</span>' for sign, line in change.lines)
        found.append(f"<p>{_coded(change.sentence)}</p><pre>{lines}</pre>")
    return [*found, "</section>"]


def _how(page: Page, commands: Sequence[str]) -> list[str]:
    """How it was measured: what was played from which seeds, by whom, and what the margins mean."""
    identities = {
        _named(one.game.title, one.game.variants): one.game.identity for part in page.parts for one in part.beside.measured
    }
    rules = "; ".join(f"{title} {identity[:12]}" for title, identity in identities.items())
    several = any(len(part.beside.measured) > 1 for part in page.parts)
    texts = [
        "Each game was played from the same seeds by the same bots, so that less of a difference is luck." if several else "",
        INTERVALS,
        BOTS,
    ]
    told = "".join(f"<p>{escape(text)}</p>" for text in texts if text)
    return [
        f'<section><h2>How it was measured</h2><div class="soft">{told}</div>',
        f"<pre>{escape(chr(10).join(commands))}</pre>",
        f'<p class="soft">Rules: {escape(rules)}</p></section>',
    ]


def _named(title: str, variants: Sequence[str]) -> str:
    return f"{title} ({', '.join(variants)})" if variants else title

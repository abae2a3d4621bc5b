"""A study as one HTML page: sentences first, then plots, the house rule and how it was measured. It needs no network."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from interpreter.frontends.laboratory.plots import needs_altair, plots
from interpreter.lab.studies.sums import Beside

STYLE = """
body { font: 17px/1.5 Georgia, serif; color: #222; background: #fdfcf8; max-width: 46rem; margin: 0 auto; padding: 1rem; }
h1, h2 { font-weight: normal; line-height: 1.2; } h2 { margin-top: 2.2rem; border-bottom: 1px solid #ccc; }
li { margin: .4rem 0; } .plot { width: 100%; } .how { color: #555; font-size: .9em; }
pre { overflow-x: auto; font-size: .85em; line-height: 1.35; } .gone { color: #a33; } .new { color: #276b2d; }
"""


@dataclass(frozen=True)
class Part:
    """What is told of one number of players."""

    heading: str
    said: Sequence[str]
    beside: Beside


@dataclass(frozen=True)
class Change:
    """One thing that a variant changes: a sentence, and its lines with ` `, `-` and `+`."""

    sentence: str
    lines: Sequence[tuple[str, str]]


def page(title: str, parts: Sequence[Part], changes: Sequence[Change], command: str) -> str:
    """The whole page. Raises LabMissing."""
    needs_altair()
    import vl_convert

    script = vl_convert.javascript_bundle("window.vegaEmbed = vegaEmbed;").replace("</script", "<\\/script")
    body, specs = [f"<h1>{escape(title)}</h1>"], list[str]()
    for part in parts:
        body += [f"<h2>{escape(part.heading)}</h2>", _list(part.said)]
        for name, spec in plots(part.beside):
            body.append(f'<h3>{escape(name)}</h3><div class="plot" id="plot{len(specs)}"></div>')
            specs.append(spec.replace("</", "<\\/"))
    body += [*_changes(changes), *_how(parts, command)]
    shown = "\n".join(f'vegaEmbed("#plot{number}", {spec}, {{actions: false}});' for number, spec in enumerate(specs))
    shown_body = "\n".join(body)
    return (
        '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body>\n{shown_body}\n"
        f'<script type="module">{script}</script>\n<script type="module">\n{shown}\n</script>\n</body></html>\n'
    )


def _list(said: Iterable[str]) -> str:
    return f"<ul>{''.join(f'<li>{escape(sentence)}</li>' for sentence in said)}</ul>"


def _changes(changes: Sequence[Change]) -> list[str]:
    if not changes:
        return []
    found = ["<h2>The house rule</h2>"]
    classes = {"-": "gone", "+": "new", " ": "same"}
    for change in changes:
        lines = "\n".join(f'<span class="{classes[sign]}">{sign} {escape(line)}</span>' for sign, line in change.lines)
        found.append(f"<p>{escape(change.sentence)}</p><pre>{lines}</pre>")
    return found


def _how(parts: Sequence[Part], command: str) -> list[str]:
    """How it was measured: what was played from which seeds, by whom, and what the margins mean."""
    identities = {one.game.title: one.game.identity for part in parts for one in part.beside.measured}
    rules = "; ".join(f"{title}: {identity[:12]}" for title, identity in identities.items())
    text = (
        "Each game was played from the same seeds by the same bots. A thin line is the interval that holds the true mean in 95 "
        "of 100 studies. A sentence is told only if it holds among all that was looked at (Holm): at most 5 of 100 such pages "
        "say anything that is not so. Bots are no people: what they do not see, no figure shows."
    )
    measured = f'<p class="how">{text}</p><pre class="how">{escape(command)}</pre>'
    return ["<h2>How it was measured</h2>", measured, f'<p class="how">Rules: {escape(rules)}</p>']

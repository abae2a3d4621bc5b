"""How a page looks, in light and in dark: its style sheet, and the same colours for its plots.

The game as it is stands in a quiet blue grey, the variant in orange; more is teal, less is a red that colour-blind eyes tell from
it, and what may be chance is grey. Each has a contrast of 3 to 1 or more with the ground, text 4.5 or more.
"""

from __future__ import annotations

from typing import Any

FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif'
LIGHT = {
    "ground": "#fbfaf6", "card": "#ffffff", "ink": "#1f2328", "soft": "#5b6370", "line": "#dfdcd2", "base": "#51688c",
    "variant": "#c8580d", "third": "#4a7c45", "fourth": "#8b4f9e", "more": "#0b7a75", "less": "#b3364b", "open": "#868c95",
}  # fmt: skip
DARK = {
    "ground": "#15181d", "card": "#1d2127", "ink": "#e9e7e1", "soft": "#a6adb8", "line": "#343a43", "base": "#93abd3",
    "variant": "#f79a52", "third": "#86c07f", "fourth": "#cf9be0", "more": "#4fc4bd", "less": "#f08497", "open": "#7f8894",
}  # fmt: skip


def _variables(colours: dict[str, str]) -> str:
    return " ".join(f"--{name}: {colour};" for name, colour in colours.items())


STYLE = f"""
:root {{ color-scheme: light dark; {_variables(LIGHT)} }}
@media (prefers-color-scheme: dark) {{ :root {{ {_variables(DARK)} }} }}
* {{ box-sizing: border-box; }}
html {{ -webkit-text-size-adjust: 100%; }}
body {{ margin: 0; background: var(--ground); color: var(--ink); font: 17px/1.55 {FONT}; }}
main {{ max-width: 70rem; margin: 0 auto; padding: 1.25rem 1.1rem 4rem; }}
h1, h2, h3 {{ line-height: 1.15; margin: 0; text-wrap: balance; }}
h1, h2 {{ font-family: "Iowan Old Style", Charter, Palatino, "Palatino Linotype", Georgia, serif; font-weight: 600; }}
h1 {{ font-size: clamp(2rem, 7vw, 3.1rem); letter-spacing: -.01em; }}
h2 {{ font-size: 1.6rem; }}
h3 {{ font-size: 1.06rem; }}
p {{ margin: .35rem 0; }}
.kicker {{ color: var(--soft); font-size: .8rem; letter-spacing: .09em; text-transform: uppercase; margin: 0 0 .6rem; }}
.under {{ font-size: 1.15rem; color: var(--soft); }}
.soft, figcaption p {{ color: var(--soft); font-size: .88rem; }}
.keys {{ display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; margin: 1rem 0 0; padding: 0; list-style: none; font-weight: 600; }}
.keys li::before {{ content: ""; display: inline-block; width: .8em; height: .8em; border-radius: 50%; margin-right: .45em;
  background: var(--base); vertical-align: -.05em; }}
.keys li:nth-child(2)::before {{ background: var(--variant); }}
section {{ margin-top: 2.6rem; padding-top: 1.4rem; border-top: 1px solid var(--line); }}
.tiles {{ display: grid; grid-template-columns: repeat(auto-fill, minmax(9.2rem, 1fr)); gap: .7rem;
  margin: 1.1rem 0; padding: 0; }}
.tiles div {{ background: var(--card); border: 1px solid var(--line); border-radius: .6rem; padding: .65rem .8rem; }}
.tiles dt {{ color: var(--soft); font-size: .82rem; line-height: 1.3; }}
.tiles dd {{ margin: .15rem 0 0; font-size: 1.45rem; font-weight: 650; line-height: 1.15; font-variant-numeric: tabular-nums; }}
.tiles dd {{ color: var(--ink); }}
.tiles .was {{ color: var(--base); font-size: 1rem; font-weight: 500; }}
.tiles .now {{ color: var(--variant); }}
.tiles small {{ display: block; color: var(--soft); font-size: .78rem; font-weight: 400; margin-top: .2rem; }}
.said {{ margin: 1rem 0; padding: 0; list-style: none; max-width: 46rem; }}
.said > li {{ padding: .42rem 0 .42rem 1.15rem; border-left: 3px solid var(--line); overflow-wrap: anywhere; }}
.said ul {{ margin: .2rem 0 0; padding-left: 1.1rem; }}
.said ul li {{ border: 0; padding: .08rem 0; }}
.said .unsure {{ color: var(--soft); border-left-style: dotted; font-size: .92rem; }}
@media (min-width: 60rem) {{ .plots {{ columns: 2; column-gap: 1.1rem; }} }}
figure {{ margin: 0 0 1.1rem; break-inside: avoid; min-width: 0; background: var(--card); border: 1px solid var(--line);
  border-radius: .8rem; padding: 1rem 1rem .7rem; }}
figcaption {{ margin-bottom: .7rem; }}
.plot {{ width: 100%; min-height: 3rem; overflow: hidden; }}
.plot svg {{ display: block; max-width: 100%; }}
details {{ margin-top: 1.2rem; }}
summary {{ cursor: pointer; font-weight: 600; padding: .3rem 0; }}
.wide {{ overflow-x: auto; max-width: 100%; }}
table {{ border-collapse: collapse; font-size: .84rem; font-variant-numeric: tabular-nums; margin: .6rem 0; }}
th, td {{ text-align: right; padding: .28rem .9rem .28rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }}
th {{ color: var(--soft); font-weight: 500; }}
th:first-child, td:first-child {{ text-align: left; min-width: 11rem; }}
td:not(:first-child) {{ white-space: nowrap; }}
pre {{ overflow-x: auto; font: .84rem/1.45 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; background: var(--card);
  border: 1px solid var(--line); border-radius: .5rem; padding: .6rem .8rem; margin: .4rem 0 1.1rem; }}
.gone {{ color: var(--less); }} .new {{ color: var(--more); }}
code {{ font: .92em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }}
@media print {{ figure, .tiles div {{ break-inside: avoid; }} }}
"""


def plot_theme(colours: dict[str, str]) -> dict[str, Any]:
    """The same for plots, as the configuration of Vega-Lite."""
    axis = {
        "domain": False, "ticks": False, "grid": True, "gridColor": colours["line"], "labelColor": colours["soft"],
        "labelFontSize": 12, "labelPadding": 6,
    }  # fmt: skip
    rule = {"color": colours["soft"], "strokeWidth": 1}
    return {
        "background": "transparent", "font": FONT, "view": {"stroke": None}, "axis": axis, "padding": 2,
        "autosize": {"type": "fit-x", "contains": "padding"},
        "range": {
            "category": [colours[name] for name in ("base", "variant", "third", "fourth", "more", "less")],
            "diverging": [colours[name] for name in ("more", "less", "open")],
        },
        "style": {
            "name": {"color": colours["ink"], "fontSize": 13.5, "fontWeight": 600, "baseline": "middle"},
            "figure": {"color": colours["soft"], "fontSize": 12.5, "baseline": "middle"},
            "fair": {**rule, "strokeDash": [4, 3]},
            "zero": rule,
        },
    }  # fmt: skip

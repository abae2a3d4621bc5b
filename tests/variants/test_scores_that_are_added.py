"""A score that a variant brings to a game that is won in its actions is counted nowhere, unless it brings an end, too."""

from __future__ import annotations

import pytest

from rulelang.compile import compile_all
from rulelang.text.source import SourceFile

DASH = SourceFile(
    "dash.rules",
    """game dash "Dash"
players 2 to 4
resource point: unlimited
round:
  turns from seat 1:
    one of:
      "run":
        gain 1 point
        if your point is 5: you win
      "rest": nothing happens
{score}""",
)


def _said(added: str, base: str = "") -> list[tuple[str, str, int]]:
    variant = SourceFile("more.rules", f'variant more "More" of dash\n{added}\n')
    found = compile_all([DASH._replace(text=DASH.text.replace("{score}", base)), variant])[1]
    return [(one.code, one.file, one.span.line) for one in found]


def test_points_of_a_variant_decide_nothing_where_actions_win() -> None:
    assert _said("add score steps: your point") == [("decides_nothing", "more.rules", 2)]


@pytest.mark.parametrize(
    "added",
    [
        "add score steps, not in the total: your point",
        "add end when there is a player whose point is 4\nadd score steps: your point",
    ],
)
def test_points_that_are_shown_or_come_with_an_end_are_in_order(added: str) -> None:
    assert not _said(added)


def test_where_the_base_shows_points_a_variant_may_show_more() -> None:
    assert not _said("add score steps: your point", "score run: your point\nwinner: the highest total\n")

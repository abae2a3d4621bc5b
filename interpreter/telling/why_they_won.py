"""Why the winner has won: the criteria of the rules that were needed, in their words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from interpreter.engine.ranking import compared, party_seats
from interpreter.numbering.tables import tables_of
from interpreter.state.state import State
from interpreter.translate.values.formulas import ranking_lines

if TYPE_CHECKING:
    from rulelang.program.values.arithmetic import Number


def told(s: State) -> list[tuple[str, dict[int, Number]]]:
    """The same in the rule's words, by seat."""
    found = zip(_said(s), compared(s), strict=False)
    return [(said, {seat: values[one] for one in values for seat in party_seats(s, one)}) for said, (_, values) in found]


def lines_asked(s: State) -> set[int]:
    """The lines of `winner:` that had something to decide at the end: each as long as several players were level."""
    if not s.over or s.winners is not None or s.n.seats == 1:
        return set()
    lines = ranking_lines(tables_of(s).program)
    return {line for line, _ in zip(lines, compared(s), strict=False)} if lines else set()


def _said(s: State) -> list[str]:
    """The words of each criterion; without a `winner:` it is the highest total."""
    line = next((line.text for line in tables_of(s).program.lines if line.text.startswith("winner:")), "winner: highest total")
    said = line.removeprefix("winner:").strip().split(", then ")
    criteria = max(1, len(s.n.highest_wins))
    return said if len(said) == criteria else [""] * criteria

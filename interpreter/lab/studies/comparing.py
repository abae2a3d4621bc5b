"""What differs between a game and a variant of it, and what of that may be told.

The overview (who wins, points, length, course) is one family of figures, the details (each action, alternative, card, place)
another, by how much more of it winners do a third: the few that matter most are not paid for by the many.
"""

from __future__ import annotations

from dataclasses import dataclass

from interpreter.lab.figures import figure as f
from interpreter.lab.figures.figure import Figure
from interpreter.lab.figures.intervals import ALPHA, Estimate, told_together
from interpreter.lab.studies.sums import Beside, Measured

OVERVIEW_PART, DETAILS_PART = 0.6, 0.3  # of ALPHA; what winners do more has the rest


@dataclass(frozen=True)
class Compared:
    """A game and a variant, and each figure with its difference (variant less base), told or not."""

    base: Measured
    variant: Measured
    differences: dict[Figure, Estimate]
    alike: bool  # nothing that was counted differs in any pair of matches

    @property
    def told(self) -> dict[Figure, Estimate]:
        """What may be told."""
        return {figure: one for figure, one in self.differences.items() if one.told}


def compared(beside: Beside, number: int = 1) -> Compared:
    """The first game and the one with this number. Raises LabMissing."""
    sums = beside.differences[number - 1]
    families = {
        "overview": (ALPHA * OVERVIEW_PART, sums.groups(*f.OVERVIEW)),
        "details": (ALPHA * DETAILS_PART, sums.groups(*f.IN_DETAIL)),
        "by winners": (ALPHA * (1 - OVERVIEW_PART - DETAILS_PART), sums.groups(*f.OF_WINNERS_MORE)),
    }
    found = told_together(families)
    differences = {figure: one for family in found.values() for figure, one in family.items()}
    return Compared(beside.measured[0], beside.measured[number], differences, not any(m.other for m in sums.figures.values()))

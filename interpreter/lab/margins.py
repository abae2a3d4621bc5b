"""How far a figure from so many matches may be off, without any library: for `simulate`, which has none."""

from __future__ import annotations

from math import sqrt

Interval = tuple[float, float]
CERTAIN = 1.959964  # standard errors to either side: 95 in 100 such intervals hold the true figure


def wilson(part: float, whole: int, certain: float = CERTAIN) -> Interval:
    """The interval of a share: `part` of `whole` were seen (E. B. Wilson, Probable Inference, 1927); 0 to 1 of nothing."""
    if not whole:
        return 0.0, 1.0
    share, z2 = part / whole, certain**2
    middle = (share + z2 / (2 * whole)) / (1 + z2 / whole)
    half = certain / (1 + z2 / whole) * sqrt(share * (1 - share) / whole + z2 / (4 * whole**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def of_mean(count: int, total: float, squares: float) -> float:
    """How far a mean may be off to either side; infinite where fewer than two were counted. `squares`: the sum of all squares."""
    if count < 2:
        return float("inf")
    return CERTAIN * sqrt(max(0.0, squares - total**2 / count) / (count - 1) / count)

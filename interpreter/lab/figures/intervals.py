"""How sure a mean is that was found in so many matches, and which of many differences may be told at once.

Student's interval (Student, The Probable Error of a Mean, 1908), by SciPy. Of many figures Holm's procedure (S. Holm, A Simple
Sequentially Rejective Multiple Test Procedure, 1979) says which are told: whatever the figures have to do with each other, in
at most five of a hundred studies anything is told that is not so. The false discovery rate would find more, but it promises only
that few of the told are wrong, and whoever changes a rule because of one sentence wants that sentence to be right. A difference
that shows in few matches is not told: the tails of Student's distribution do not hold there.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import copysign, inf, sqrt
from typing import TypeVar

from interpreter.lab.figures.moments import Moments

K = TypeVar("K")

ALPHA = 0.05  # how often anything may be told that is not so
ENOUGH = 12  # matches that differ, for a difference to be told


class LabMissing(Exception):
    """What the laboratory needs is not installed; the message says how to."""

    def __init__(self, what: str) -> None:
        super().__init__(f"The laboratory needs {what}, which is not installed: pip install 'rulelang[lab]'")


def needs_scipy() -> None:
    """Raises LabMissing where SciPy is not there."""
    try:
        import scipy.special  # noqa: F401
    except ImportError:
        raise LabMissing("SciPy") from None


@dataclass(frozen=True)
class Estimate:
    """A mean, its interval, and how likely so much is by chance alone. `told`: whether it may be said among all the others."""

    mean: float
    low: float
    high: float
    chance: float
    told: bool = False


def estimate(moments: Moments, alpha: float = ALPHA) -> Estimate:
    """The mean with the interval that holds the true one but for `alpha`; infinitely wide where fewer than two were counted."""
    mean, error = moments.mean, sqrt(moments.variance / moments.count) if moments.count else 0.0
    if moments.count < 2:
        return Estimate(mean, -inf, inf, 1.0)
    if error <= 1e-12 * abs(mean):  # always the same: as unlikely as that all of them fall to one side
        return Estimate(mean, mean, mean, 1.0 if not mean else 2.0 ** (1 - moments.count))
    half = error * _quantile(moments.count - 1, alpha)
    return Estimate(mean, mean - half, mean + half, _two_sided(moments.count - 1, mean / error))


def told_together(families: Mapping[str, tuple[float, Mapping[K, Moments]]]) -> dict[str, dict[K, Estimate]]:
    """Which differences are told of families of them, each with its part of ALPHA: by Holm within each.

    The interval of one that is told is as wide as the level at which it was told, that of the others as the level at which the
    first was not: so they hold among all of them, and none that is not told leaves 0 out but for too few matches.
    """
    return {family: _holm(alpha, moments) for family, (alpha, moments) in families.items()}


def _holm(alpha: float, moments: Mapping[K, Moments]) -> dict[K, Estimate]:
    found = {name: estimate(one) for name, one in moments.items()}
    level, goes_on = alpha, True
    for rank, name in enumerate(sorted(found, key=lambda name: found[name].chance)):
        if goes_on:
            level = alpha / (len(found) - rank)
            goes_on = found[name].chance <= level
        at_level = estimate(moments[name], level)
        found[name] = replace(at_level, told=goes_on and moments[name].other >= ENOUGH)
    return found


def _quantile(freedom: int, alpha: float) -> float:
    from scipy.special import stdtrit

    return float(stdtrit(freedom, 1 - alpha / 2))


def _two_sided(freedom: int, t: float) -> float:
    from scipy.special import stdtr

    return float(2 * stdtr(freedom, -copysign(t, 1.0)))

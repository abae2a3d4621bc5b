"""Sums of a figure over many matches: what intervals need of them, whatever their number.

A figure is kept in millionths, as a whole number: so sums come out the same in whatever order, and in however many parts,
they are added up.
"""

from __future__ import annotations

from dataclasses import dataclass

UNITS = 1_000_000  # of 1


@dataclass
class Moments:
    """Of numbers, of which those not told are 0: how many there are and are not 0, their sum and the sum of their squares."""

    count: int = 0
    other: int = 0  # than 0
    total: int = 0  # in units
    squares: int = 0  # in units of units

    def add(self, number: float) -> None:
        """One more number that is told."""
        units = round(number * UNITS)
        self.other += units != 0
        self.total += units
        self.squares += units * units

    def merge(self, more: Moments) -> None:
        """Those of more numbers, which are told."""
        self.other += more.other
        self.total += more.total
        self.squares += more.squares

    def less(self, number: float) -> Moments:
        """Those of the same numbers, each less by this."""
        units = round(number * UNITS)
        total = self.total - self.count * units
        return Moments(self.count, self.count, total, self.squares - 2 * units * self.total + self.count * units * units)

    @property
    def mean(self) -> float:
        """The mean; 0 of nothing."""
        return self.total / self.count / UNITS if self.count else 0.0

    @property
    def variance(self) -> float:
        """As a sample has it: divided by one less than their number."""
        if self.count < 2:
            return 0.0
        return (self.squares * self.count - self.total**2) / (self.count * (self.count - 1)) / UNITS**2

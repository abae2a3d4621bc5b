"""Sums of a figure over many matches: what intervals need of them, whatever their number."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Moments:
    """Of numbers, of which those not told are 0: how many there are and are not 0, their sum and the sum of their squares."""

    count: int = 0
    other: int = 0  # than 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, number: float) -> None:
        """One more number that is told."""
        self.other += number != 0
        self.total += number
        self.squares += number * number

    def less(self, number: float) -> Moments:
        """Those of the same numbers, each less by this."""
        total = self.total - self.count * number
        return Moments(self.count, self.count, total, self.squares - 2 * number * self.total + self.count * number**2)

    @property
    def mean(self) -> float:
        """The mean; 0 of nothing."""
        return self.total / self.count if self.count else 0.0

    @property
    def variance(self) -> float:
        """As a sample has it: divided by one less than their number."""
        if self.count < 2:
            return 0.0
        return max(0.0, self.squares - self.total**2 / self.count) / (self.count - 1)

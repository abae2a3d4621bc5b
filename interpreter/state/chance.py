"""The one stream of chance: PCG32 (M. O'Neill, 2014), seeded through SplitMix64 (Steele, Lea, Flood, 2014).

The generator is a number in the match; each function takes that number and gives the next one, so that chance is copied,
saved and compared with the rest. Reference values stand in docs/architecture.md and in the tests.
"""

from __future__ import annotations

from typing import Protocol

MASK64 = (1 << 64) - 1
MASK32 = (1 << 32) - 1
MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407


class Dealer(Protocol):
    """Who hears what chance says, and may have it say something else that it could have said as well."""

    def shuffled(self, place: int, order: tuple[int, ...]) -> tuple[int, ...]:
        """The order of a place after a shuffle."""

    def drawn(self, source: int, place: int, piece: int, among: list[int]) -> int:
        """The piece that is drawn at random, of those that could be."""

    def chosen(self, line: int, value: int, among: list[int]) -> int:
        """What chance chooses at a line, of those that it could."""

    def number(self, slot: int, low: int, high: int, value: int) -> int:
        """What is rolled for a slot of `v`."""

    def unit(self, base: int, stride: int, to: int, resource: int) -> int:
        """The resource that is drawn at random."""


def seeded(seed: int) -> int:
    """The generator for `seed` (any integer; taken modulo 2**64): one SplitMix64 output."""
    x = (seed + 0x9E3779B97F4A7C15) & MASK64
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK64
    return x ^ (x >> 31)


def step(rng: int) -> tuple[int, int]:
    """The next generator and 32 random bits."""
    shifted = (((rng >> 18) ^ rng) >> 27) & MASK32
    turn = rng >> 59
    return (rng * MULTIPLIER + INCREMENT) & MASK64, ((shifted >> turn) | (shifted << (-turn & 31))) & MASK32


def below(rng: int, bound: int) -> tuple[int, int]:
    """The next generator and a number from 0 to bound - 1, each as likely (by rejection). `bound` is 1 to 2**32."""
    least = ((1 << 32) - bound) % bound
    while True:
        rng, bits = step(rng)
        if bits >= least:
            return rng, bits % bound

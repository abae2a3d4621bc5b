"""What is fixed of chance, as a scenario says it: rolls and draws, each in their order. In play nothing is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

ONE_OF, PIECE, RESOURCE = range(3)  # what a draw is: a member, player or space; a piece, or one that looks like it; a resource


class Fixed(NamedTuple):
    """`rolls` are counted from the lowest side as 0; `draws` are (what it is, its number).

    `tops` come next out of the piles in which they lie, the first of each first: a shuffle leaves them on top.
    """

    rolls: tuple[int, ...] = ()
    draws: tuple[tuple[int, int], ...] = ()
    tops: tuple[int, ...] = ()
    passed: int = 0  # how often the next of them could not come, and something else came

    @property
    def left(self) -> bool:
        """Whether something has not come."""
        return bool(self.rolls or self.draws or self.tops)

    def next_draw(self, what: int) -> int:
        """The number of the next draw; -1 if nothing of this sort is next."""
        return self.draws[0][1] if self.draws and self.draws[0][0] == what else -1

    def rolled(self) -> Fixed:
        """The next roll has come."""
        return self._replace(rolls=self.rolls[1:])

    def drawn(self) -> Fixed:
        """The next draw has come."""
        return self._replace(draws=self.draws[1:])

    def passed_over(self) -> Fixed:
        """Something else has come than the next."""
        return self._replace(passed=self.passed + 1)

    def come(self, pieces: Sequence[int], in_order: bool) -> Fixed:
        """These pieces have left where they lay, `in_order`: not by chance out of many."""
        tops, draws = [*self.tops], [*self.draws]
        for piece in pieces:
            if piece in tops or (in_order and (PIECE, piece) in draws):
                tops = [one for one in tops if one != piece]
                if (PIECE, piece) in draws:
                    draws.remove((PIECE, piece))
        return self._replace(tops=tuple(tops), draws=tuple(draws))

    def on_top(self, pile: Sequence[int]) -> Fixed:
        """A pile is shuffled: what is to be drawn out of it comes to its top."""
        come = [number for what, number in self.draws if what == PIECE and number in pile and number not in self.tops]
        return self._replace(tops=(*self.tops, *come)) if come else self

    def arranged(self, pile: Iterable[int], in_line: bool) -> tuple[int, ...]:
        """The pile with what comes next out of it on top: at its end, or at its beginning where it lies in line."""
        pile = tuple(pile)
        first = [piece for piece in self.tops if piece in pile]
        rest = [piece for piece in pile if piece not in first]
        return (*first, *rest) if in_line else (*rest, *reversed(first))

"""The directions of a grid, and what lies in them: flat tuples over its spaces, worked out once for each grid of a match.

A space is its number, row by row from the bottom left; -1 is beyond the edge.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rulelang.program.directions import FACING, HEX, SQUARE

Spaces = tuple[int, ...]


@dataclass(frozen=True)
class Geometry:
    """A grid of so many columns and rows, of squares or of hexes. `[space]` says that there is one for each space."""

    width: int
    height: int
    hexes: bool = False

    @property
    def directions(self) -> dict[str, tuple[int, int]]:
        """The steps to the spaces around one, clockwise."""
        return HEX if self.hexes else SQUARE

    @property
    def size(self) -> int:
        """How many spaces there are."""
        return self.width * self.height

    @property
    def columns(self) -> dict[str, tuple[int, ...]]:
        """What is said of each direction: the opposite one, its neighbours, and on squares whether it is a diagonal."""
        count = len(self.directions)
        diagonal = self.straight("diagonal")
        return {
            "opposite": tuple((one + count // 2) % count for one in range(count)),
            "clockwise": tuple((one + 1) % count for one in range(count)),
            "counterclockwise": tuple((one - 1) % count for one in range(count)),
            "diagonal": tuple(int(one in diagonal) for one in range(count)),
            "orthogonal": tuple(int(one not in diagonal) for one in range(count)),
        }

    @cached_property
    def beyond(self) -> tuple[Spaces, ...]:
        """[direction][space] The next space that way; -1 beyond the edge."""
        return tuple(tuple(self._step(space, *step) for space in range(self.size)) for step in self.directions.values())

    def _step(self, space: int, up: int, right: int) -> int:
        row, column = divmod(space, self.width)
        row, column = row + up, column + right
        return row * self.width + column if 0 <= row < self.height and 0 <= column < self.width else -1

    @cached_property
    def rays(self) -> tuple[tuple[Spaces, ...], ...]:
        """[space][direction] All spaces that way, the nearest first."""
        return tuple(tuple(self._ray(space, way) for way in self.beyond) for space in range(self.size))

    @staticmethod
    def _ray(space: int, way: Spaces) -> Spaces:
        found = []
        while (space := way[space]) >= 0:
            found.append(space)
        return tuple(found)

    def straight(self, which: str = "") -> tuple[int, ...]:
        """The numbers of the directions that are `orthogonal` or `diagonal`; of all. Hexes have no diagonals."""
        diagonal = [all(step) and not self.hexes for step in self.directions.values()]
        return tuple(one for one, slanted in enumerate(diagonal) if not which or slanted == (which == "diagonal"))

    def near(self, which: str = "", reach: int | None = 1, first: int = 1) -> tuple[Spaces, ...]:
        """[space] Those in straight lines from it, in rising order: from the `first` to the `reach`-th each way (None: all)."""
        ways = self.straight(which)
        return tuple(tuple(sorted(one for way in ways for one in rays[way][first - 1 : reach])) for rays in self.rays)

    @cached_property
    def next_to(self) -> tuple[Spaces, ...]:
        """[space] Those that share a side with it: at most 4 of squares, 6 of hexes."""
        return self.near("orthogonal")

    @cached_property
    def corners(self) -> tuple[Spaces, ...]:
        """[space] Those that meet it in a corner only: at most 4 of squares, none of hexes."""
        return self.near("diagonal")

    @cached_property
    def between(self) -> tuple[tuple[Spaces, ...], ...]:
        """[space][other] The spaces between two in a straight line, the nearest to the first first; () if they are in none."""
        rows: list[list[Spaces]] = [[()] * self.size for _ in range(self.size)]
        for space, rays in enumerate(self.rays):
            for ray in rays:
                for number, other in enumerate(ray):
                    rows[space][other] = ray[:number]
        return tuple(map(tuple, rows))

    def progress(self, side: str) -> Spaces:
        """[space] How far it is from the side of the board where a player sits."""
        up, right = FACING[side]
        return tuple(up * (space // self.width) + right * (space % self.width) for space in range(self.size))

    def facing(self, side: str) -> int:
        """The direction in which a player looks who sits at a side."""
        return list(self.directions.values()).index(FACING[side])

    @cached_property
    def apart(self) -> tuple[Spaces, ...]:
        """[space][other] How many steps from side to side it takes to come from one to the other."""
        return tuple(tuple(self._steps(one, other) for other in range(self.size)) for one in range(self.size))

    def _steps(self, one: int, other: int) -> int:
        up, right = (b - a for a, b in zip(divmod(one, self.width), divmod(other, self.width), strict=True))
        if self.hexes:  # up and to the right at once takes both; up and to the left is one step
            return max(abs(up), abs(right), abs(up + right))
        return abs(up) + abs(right)

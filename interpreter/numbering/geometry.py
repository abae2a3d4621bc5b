"""The directions of a grid, and what lies in them: flat tuples over its spaces, worked out once for each grid of a match.

A space is its number, row by row from the bottom left; -1 is beyond the edge. Directions go clockwise from straight up. The hexes
of a grid lie in straight rows, and each row begins half a hex further to the right than the one below it: a hex has no neighbour
straight above it, but one above to the left (the next row, one column back) and one above to the right (the same column).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

SQUARE = {
    "north": (1, 0),
    "north_east": (1, 1),
    "east": (0, 1),
    "south_east": (-1, 1),
    "south": (-1, 0),
    "south_west": (-1, -1),
    "west": (0, -1),
    "north_west": (1, -1),
}  # name: rows up, columns to the right
HEX = {"north_east": (1, 0), "east": (0, 1), "south_east": (-1, 1), "south_west": (-1, 0), "west": (0, -1), "north_west": (1, -1)}

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
        """[space] Those in straight lines from it, in rising order: from the `first` to the `reach`-th one each way (None: all)."""
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

    @cached_property
    def apart(self) -> tuple[Spaces, ...]:
        """[space][other] How many steps from side to side it takes to come from one to the other."""
        return tuple(tuple(self._steps(one, other) for other in range(self.size)) for one in range(self.size))

    def _steps(self, one: int, other: int) -> int:
        up, right = (b - a for a, b in zip(divmod(one, self.width), divmod(other, self.width), strict=True))
        if self.hexes:  # up and to the right at once takes both; up and to the left is one step
            return max(abs(up), abs(right), abs(up + right))
        return abs(up) + abs(right)

"""The ring around which the patricians walk, and the scroll track with its order of arrival (C04, C05, C11-C15, C27, C30)."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.oracle.carpe_diem_figures import LAST_STEP, LEFT_OVER, SQUARES

WAYS = {"right": 1, "left": -1}


@dataclass
class Ring:
    """The tiles of each space, and how many of a space go out of the game when no more are left."""

    tiles: list[list[str]]
    players: int
    discarded: list[str] = field(default_factory=list)

    def walks(self, at: int) -> dict[str, int]:
        """C11, C12: where a patrician comes to without bread, by the direction; none if no tile is left anywhere."""
        return {name: self.next(at, way) for name, way in WAYS.items() if any(self.tiles)}

    def next(self, at: int, way: int) -> int:
        """The first space with a tile in this direction, the one left the last of all."""
        spaces = [(at + way * steps) % SQUARES for steps in range(1, SQUARES + 1)]
        return next(space for space in spaces if self.tiles[space])

    def jumps(self) -> set[int]:
        """C13: where bread may bring, also where one stands."""
        return {space for space, tiles in enumerate(self.tiles) if tiles}

    def take(self, space: int, name: str) -> None:
        """C11, C15. ValueError: it is not there."""
        self.tiles[space].remove(name)
        if len(self.tiles[space]) <= LEFT_OVER[self.players]:
            self.discarded += self.tiles[space]
            self.tiles[space] = []


@dataclass
class Track:
    """The discs on each step, those that came later after the others: the last is the top one."""

    steps: list[list[int]]

    def step_of(self, seat: int) -> int:
        return next(step for step, discs in enumerate(self.steps) if seat in discs)

    def advance(self, seat: int, steps: int) -> int:
        """C22, C27: the points for steps beyond the last."""
        points = 0
        for _ in range(steps):
            at = self.step_of(seat)
            self.steps[at].remove(seat)
            points += at == LAST_STEP
            self.steps[min(at + 1, LAST_STEP)].append(seat)
        return points

    def order(self) -> list[int]:
        """C30: from the furthest to the last, on one step from the top down."""
        return [seat for discs in reversed(self.steps) for seat in reversed(discs)]


def started(order: list[int]) -> Track:
    """C05: all on step 0, each on top of those before."""
    return Track([list(order), *([] for _ in range(LAST_STEP))])

"""Connect Four written by hand: two sets of discs as bits, eight bits a row so that lines do not run over the edge."""

from __future__ import annotations

from typing import Any

from bench.by_hand.boards import grid, space_names, view_of

WIDTH, HEIGHT, ROW = 7, 6, 8
KEYS = space_names(WIDTH, HEIGHT)
DIRECTIONS = (1, ROW - 1, ROW, ROW + 1)
DISCS = WIDTH * HEIGHT // 2


class ConnectFour:
    """One match: the discs of both, the spaces (row by row from the bottom left) that a disc can fall to, who has won."""

    __slots__ = ("discs", "options", "player", "players", "winner")

    def __init__(self, players: int = 2, seed: int = 0) -> None:
        self.players = players
        self.discs = [0, 0]
        self.player = 0
        self.winner = -1
        self.options = list(range(WIDTH))

    def play(self, space: int) -> None:
        """The active player drops a disc; the last column that is open is played to its end."""
        row, column = divmod(space, WIDTH)
        mine = self.discs[self.player] | 1 << row * ROW + column
        self.discs[self.player] = mine
        for step in DIRECTIONS:
            pairs = mine & mine >> step
            if pairs & pairs >> 2 * step:
                self.winner = self.player
                self.options = []
                return
        options = [one for one in self.options if one != space]
        if row + 1 < HEIGHT:
            options.append(space + WIDTH)
            options.sort()
        self.options = options
        if options:
            self.player = 1 - self.player
            if len(options) == 1:
                self.play(options[0])

    def copy(self) -> ConnectFour:
        """Another match in the same state."""
        twin = ConnectFour.__new__(ConnectFour)
        twin.players, twin.player, twin.winner = self.players, self.player, self.winner
        twin.discs = self.discs[:]
        twin.options = self.options
        return twin

    def asked(self) -> tuple[str, str]:
        """A space is chosen."""
        return "choose", "choose space"

    def key(self, space: int) -> str:
        """The name of a space: a column and a row."""
        return KEYS[space]

    def _owner(self, space: int) -> int:
        bit = 1 << space // WIDTH * ROW + space % WIDTH
        return 0 if self.discs[0] & bit else 1 if self.discs[1] & bit else -1

    def view(self, seat: int | None) -> dict[str, Any]:
        """The board, and the discs that are left."""
        left = [DISCS - discs.bit_count() for discs in self.discs]
        under_way = ["drop a disc into a column"] if self.options or self.winner >= 0 else []
        return {
            **view_of(self, under_way, over=not self.options),
            "zones": {
                f"reserve of Player {player + 1}": {"count": n, "pieces": [f"disc of Player {player + 1}"] * n}
                for player, n in enumerate(left)
            },
            "grids": {"board": grid("disc", [self._owner(space) for space in range(WIDTH * HEIGHT)], WIDTH, HEIGHT)},
        }

    def winners(self) -> list[int]:
        """Who has four in a line."""
        return [] if self.winner < 0 else [self.winner]

    def scores(self) -> list[int]:
        """Nothing is scored."""
        return [0, 0]

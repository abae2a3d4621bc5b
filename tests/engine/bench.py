"""A bench: states of small games whose places, pieces and numbers are laid out by hand."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pytest

from interpreter import Game
from interpreter.numbering.tables import tables_of
from interpreter.state.failures import DeadEnd, Halt, Horizon, Why
from interpreter.state.state import State

CARDS = """\
game bench "Bench"
players 3
resource coin: 9
piece card, starts in stock:
  | card | rank | copies |
  | ace  | 1    | 4      |
  | king | 2    | 4      |
piece man each player, plural men, starts in camp: 2
zone stock, holds card
zone deck, holds card, ordered, contents seen by nobody
zone hand each player, holds card, contents seen by its owner
zone row, holds card, in line
zone heap, holds card, ordered
zone bag, holds card, contents seen by nobody
zone spot, holds card, ordered, at most 1
zone mixed, holds card and man, ordered
zone queue, holds card and man, in line
zone camp each player, holds man
"""
TOPS = "zone pit, holds card, ordered, top seen by everyone\nzone sea, holds man, each piece seen by its owner\n"
TOPS += "zone den, holds man, contents seen by nobody\n"
TOPS += "zone mask, holds man, each piece seen by everyone but its owner\n"
PLAY = """
round:
  turns from seat 1, 1 each: do act
  end game
action act "act":
  reward: 1 coin
  choose number from 1 to 2 as naps
"""
LOOKS = "  look at all cards in deck\n  turn top of heap face down\n"
LEFT = "winner: highest your coin\n"
# the aces are 0 to 3, the kings 4 to 7, the men of each player 8 and 9, 10 and 11, 12 and 13
SEAT_1, SEAT_2, SEAT_3, SPECTATORS = 1, 2, 4, 8
ALL_OF_THEM = SEAT_1 | SEAT_2 | SEAT_3 | SPECTATORS


@dataclass
class Bench:
    """A state, and its places by name; `hand 2` is that of the second player."""

    s: State

    def place(self, name: str) -> int:
        """The place of a zone: of the player whose seat is said, or of all."""
        family, _, seat = name.partition(" ")
        return tables_of(self.s).family_places(family)[int(seat or 1) - 1]

    def lay(self, name: str, *pieces: int) -> int:
        """Lays pieces in a place, the last on top, without anybody noticing; gives the place."""
        place = self.place(name)
        for piece in pieces:
            old = self.s.at[piece]
            self.s.z[old] = tuple(one for one in self.s.z[old] if one != piece)
            self.s.z[place] += (piece,)
            self.s.at[piece] = place
        return place

    def lies(self, name: str) -> tuple[int, ...]:
        """What lies in a place."""
        return self.s.z[self.place(name)]


def bench(game: Game) -> Bench:
    """The state of a match before anything was done in it."""
    return Bench(game.new(players=3, seed=1, traced=True).state.copy())


@contextmanager
def dead_end(line: int, why: Why, *numbers: int) -> Iterator[None]:
    """What is done in it cannot be done, at this line and for this reason."""
    with pytest.raises(DeadEnd) as found:
        yield
    assert (found.value.line, found.value.why, found.value.numbers) == (line, why, numbers)


@contextmanager
def horizon() -> Iterator[None]:
    """What is done in it cannot be foreseen."""
    with pytest.raises(Horizon):
        yield


@contextmanager
def stopped_by(line: int, why: Why, *numbers: int) -> Iterator[None]:
    """What is done in it stops the match, at this line and for this reason."""
    with pytest.raises(Halt) as found:
        yield
    assert (found.value.line, found.value.why, found.value.numbers) == (line, why, numbers)

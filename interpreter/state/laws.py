"""What may be laid where, as numbers: the laws of chains, of areas and of grids."""

from __future__ import annotations

from dataclasses import dataclass

NO_BORDER = -2  # -1 is a side that shows nothing


@dataclass(frozen=True, slots=True)
class ChainLaw:
    """What may lie on what in the places of one chain. A face is what is printed on a piece, as a number from 0."""

    faces: tuple[int, ...]
    """[piece] Its face; -1 of a piece that does not belong there."""
    base: tuple[int, ...]
    """[face] The face that it names as the one beneath; -1 if it names none."""
    goes_on: tuple[tuple[bool, ...], ...]
    """[face][face beneath] Whether it may lie on that, as far as faces say: of stand-ins more is asked."""
    begins: tuple[bool, ...]
    """[face] Whether it may lie on the table."""
    carries: tuple[int, ...]
    """[face] How many may lie directly on it."""
    stand_ins: tuple[bool, ...]
    """[face] Whether it stands in for any one link."""


@dataclass(frozen=True, slots=True)
class AreaLaw:
    """What joins the pieces of one grid, and where `v` keeps their areas. A node is a side of a space, or all of it.

    Places have numbers from `first` on, the grid of one player after the other; nodes from 0 on: `sides` for each place, in the
    order north, east, south, west. Each row of slots has one for each node.
    """

    first: int
    places: int
    spaces: int
    """In the grid of one player."""
    width: int
    sides: int
    """Nodes of a space: 4, or 1 where pieces have no sides."""
    beyond: tuple[tuple[tuple[int, int], ...], ...]
    """[node] The place beyond each of its sides (one, or four of a space), and the node there that it touches; -1 outside."""
    owner: bool
    """Whether it is the owner that joins; else it is what is printed."""
    printed: tuple[tuple[int, ...], ...]
    """[piece][side as printed] What joins it; -1 where it belongs to no area. Empty of a piece that does not belong there."""
    segments: tuple[tuple[int, ...], ...]
    """[piece][side as printed] Equal where two sides are joined on the piece itself."""
    open_outside: bool
    """Whether a side that leads out of the grid is open."""
    labels: int
    """The slots of the first node of the area of each node; -1 where there is none."""
    values: int
    """The slots of what joins the area whose first node it is."""
    sizes: int
    """The slots of how many pieces are in the area whose first node it is."""
    opens: int
    """The slots of how many open sides it has."""
    done: int
    """The slots of whether it is complete."""
    completed: tuple[int, ...]
    """The triggers that are set off when one is completed."""


@dataclass(frozen=True, slots=True)
class GridLaw:
    """Where pieces may be laid on one grid. A side shows a member of a kind, as a number."""

    spaces: int
    """How many spaces each grid of this name has."""
    first: bool
    """Whether the rules say on which space the first piece lies."""
    joined: bool
    """Whether each later piece lies beside another."""
    match: bool
    """Whether sides that touch must show the same."""
    width: int
    """How many of them lie in a row."""
    turned: bool
    """Whether a piece may be laid turned."""
    mirrored: bool
    """Whether it may be laid with east and west exchanged."""
    border: int
    """What a side must show that faces the border; NO_BORDER where nothing is said."""

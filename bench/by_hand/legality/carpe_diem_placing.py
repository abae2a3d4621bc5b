"""Where a tile can be built in a district, written by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bench.by_hand.boards import space_names
from bench.by_hand.legality.tables import rows

ASKED = 'phase take_tile["build it"].choose'
SIZE = 6
NAMES = space_names(SIZE, SIZE)
Sides = tuple[str, ...]  # north, east, south, west
SIDES: dict[str, Sides] = {
    row["tile"]: (row["north"], row["east"], row["south"], row["west"]) for row in rows("carpe_diem", "tiles")
}
TURNS = ("upright", "turned right", "upside down", "turned left")
MEADOW = "meadow"
BORDER = -1
BESIDE = tuple(  # of each space those to the north, east, south and west
    tuple(
        (row + up) * SIZE + column + right if 0 <= row + up < SIZE and 0 <= column + right < SIZE else BORDER
        for up, right in ((1, 0), (0, 1), (-1, 0), (0, -1))
    )
    for row in range(SIZE)
    for column in range(SIZE)
)


@dataclass(frozen=True, slots=True)
class Placing:
    """The sides of what lies on each space, as it lies, and those of the tile."""

    spaces: Sequence[Sides | None]
    tile: Sides


def position(view: Mapping[str, Any], chosen: Sequence[str]) -> Placing | None:
    """What matters of what whoever builds sees; the tile was chosen before, or is the only one there. None where it is asked how
    the tile is turned, and before the first tile."""
    if view["decision"]["prompt"] == "choose how to turn it":
        return None
    zones = view["zones"]
    patrician = f"patrician of Player {view['you'] + 1}"
    here = next(name for name, pile in zones.items() if name.startswith("path of ") and patrician in pile["pieces"])
    tiles = set(zones[here.replace("path", "square")]["pieces"])
    tile = chosen[-2] if len(tiles) > 1 else next(iter(tiles))  # after it comes "build it"
    grid = view["grids"]["district"]
    turned = grid.get("turned", [{}] * view["players"])[view["you"]]
    names = [name for row in reversed(grid["boards"][view["you"]]) for name in row]
    spaces = [
        None if name is None else _turned(SIDES[name], TURNS.index(turned.get(space, "upright")))
        for space, name in zip(NAMES, names, strict=True)
    ]
    return Placing(spaces, SIDES[tile]) if any(spaces) else None


def _turned(sides: Sides, quarters: int) -> Sides:
    return sides[4 - quarters :] + sides[: 4 - quarters]


def legal(at: Placing) -> list[str]:
    """Empty spaces beside a tile on which it matches all around, one way or another; the border is meadow."""
    tile, spaces = at.tile, at.spaces
    ways = {tile, tile[3:] + tile[:3], tile[2:] + tile[:2], tile[1:] + tile[:1]}
    found = []
    for space, beside in enumerate(BESIDE):
        if spaces[space] is not None:
            continue
        wanted, touches = [], False
        for side, next_to in enumerate(beside):
            if next_to == BORDER:
                wanted.append((side, MEADOW))
            elif (other := spaces[next_to]) is not None:
                wanted.append((side, other[(side + 2) % 4]))
                touches = True
        if touches and any(all(way[side] == land for side, land in wanted) for way in ways):
            found.append(NAMES[space])
    return found

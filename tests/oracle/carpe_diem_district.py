"""A district: tiles and turning, where they may lie, and what they make up, found anew from what lies there (C20-C25, C28)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.oracle.carpe_diem_figures import HOUSES, LANDSCAPES, MEADOW, SINGLES, SIZE, SIZES, TILES, VILLA, Panel, Space

STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))  # north, east, south, west
Sides = tuple[str, ...]


@dataclass(frozen=True)
class Laid:
    """A tile of the district with its sides as they lie."""

    name: str
    sides: Sides


@dataclass(frozen=True)
class Area:
    """What tiles of one land make up; `ends` are its open sides."""

    land: str
    spaces: frozenset[Space]
    ends: int

    @property
    def complete(self) -> bool:
        """C23-C25"""
        fewest, most = SIZES[self.land]
        return not self.ends and fewest <= len(self.spaces) <= most


@dataclass
class District:
    panel: Panel
    tiles: dict[Space, Laid] = field(default_factory=dict)

    # -- placing
    def free(self) -> list[Space]:
        """C20: where the next tile may come, sides aside."""
        if not self.tiles:
            return [self.panel.shovel]
        beside = {spot for space in self.tiles for spot in neighbours(space) if inside(spot)}
        return sorted(beside - set(self.tiles))

    def placements(self, name: str) -> list[tuple[Space, Sides]]:
        """C20, C21: every way to lay the tile; what looks alike counts once."""
        ways = sorted({turned(TILES[name].sides, quarters) for quarters in range(4)})
        return [(space, sides) for space in self.free() for sides in ways if self.fits(space, sides)]

    def fits(self, space: Space, sides: Sides) -> bool:
        """C21"""
        return all(side == MEADOW if not inside(spot) else side == facing for side, spot, facing in self.around(space, sides))

    def around(self, space: Space, sides: Sides) -> Iterator[tuple[str, Space, str]]:
        """Each side, the space beyond it and the side that faces it there; where nothing lies any side is right."""
        for number, (side, spot) in enumerate(zip(sides, neighbours(space), strict=True)):
            beyond = self.tiles.get(spot)
            yield side, spot, beyond.sides[(number + 2) % 4] if beyond else side

    def lay(self, name: str, space: Space, sides: Sides) -> None:
        """ValueError: it may not lie there like this."""
        if (space, sides) not in self.placements(name):
            raise ValueError((name, space, sides))
        self.tiles[space] = Laid(name, sides)

    # -- what lies there
    def areas(self) -> list[Area]:
        """Everything that the tiles make up, complete or not."""
        left = {(space, land) for space, laid in self.tiles.items() for land in laid.sides if land != MEADOW}
        found = []
        while left:
            space, land = min(left)
            spaces = self.joined(space, land)
            left -= {(other, land) for other in spaces}
            found.append(Area(land, frozenset(spaces), sum(self.ends(other, land) for other in spaces)))
        return found

    def joined(self, space: Space, land: str) -> set[Space]:
        """The spaces of its area: all sides of one land on a tile belong together."""
        reached, open_spaces = {space}, [space]
        while open_spaces:
            at = open_spaces.pop()
            new = {spot for spot in beyond(at, self.tiles[at].sides, land) if spot in self.tiles} - reached
            reached |= new
            open_spaces += new
        return reached

    def ends(self, space: Space, land: str) -> int:
        return sum(spot not in self.tiles for spot in beyond(space, self.tiles[space].sides, land))

    def complete(self) -> list[Area]:
        return [area for area in self.areas() if area.complete]

    def counted(self) -> Counter[str]:
        """C34, C43: what cards ask for; only chimneys count whether complete or not."""
        has = Counter(area.land for area in self.complete())
        has["landscape"] = sum(has[land] for land in LANDSCAPES)
        has["house"] = sum(has[land] for land in HOUSES)
        for laid in self.tiles.values():
            has["chimney"] += TILES[laid.name].chimneys
            if TILES[laid.name].building in SINGLES:
                has[TILES[laid.name].building or ""] += 1
        return has

    def villas(self) -> list[int]:
        """C40: the chimneys of each complete villa."""
        return [self.chimneys(area) for area in self.complete() if area.land == VILLA]

    def chimneys(self, area: Area) -> int:
        return sum(TILES[self.tiles[space].name].chimneys for space in area.spaces)


# ------------------------------------------------------------------------------------------------ spaces and turning
def neighbours(space: Space) -> list[Space]:
    """North, east, south, west."""
    return [(space[0] + down, space[1] + right) for down, right in STEPS]


def inside(space: Space) -> bool:
    return all(1 <= number <= SIZE for number in space)


def beyond(space: Space, sides: Sides, land: str) -> list[Space]:
    """The spaces beyond the sides of this land."""
    return [spot for side, spot in zip(sides, neighbours(space), strict=True) if side == land]


def turned(sides: Sides, quarters: int) -> Sides:
    """Turned clockwise: what was in the west is in the north."""
    cut = -quarters % 4
    return sides[cut:] + sides[:cut]

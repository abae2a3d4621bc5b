"""Places, pieces and what is beside them, to Python: the part of Expressions that says where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from interpreter.state import ACTIONS, TURNS
from interpreter.translate import belonging, groups
from interpreter.translate.absent import may_be_absent
from interpreter.translate.code import Text
from rulelang import program as p

RELATION_STEP = {"above": (1, 0), "below": (-1, 0), "right of": (0, 1), "left of": (0, -1)}


class Wheres:
    """Needs of Expressions that it is called, and the names of candidates."""

    text: Text

    def __call__(self, e: Any) -> str:
        """The text of an expression."""
        raise NotImplementedError

    def candidate(self, number: int) -> str:
        """The name of a candidate."""
        raise NotImplementedError

    def keep(self, nodes: Any, write: Callable[[], str]) -> str:
        """The text that `write` gives, within which values are kept."""
        raise NotImplementedError

    def index(self, e: Any) -> str:
        """An index; where it may be nobody, one that must not be."""
        return f"known({self(e)})" if may_be_absent(self.text, e) else self(e)

    def place_at(self, e: p.PlaceAt) -> str:
        tables = self.text.tables
        if e.zone == "box":
            return "0"
        first: str = str(tables.first_place[e.zone])
        index = e.of if e.space is None else e.space
        if e.space is not None and e.of is not None:
            first = added_text(first, times_text(tables.count_of(tables.grid[e.zone].space), self.index(e.of)))
        if index is None:
            return first
        return f"at_space({first}, {self(index)})" if may_be_absent(self.text, index) else added_text(first, self(index))

    def pile(self, place: Any) -> str:
        """The pieces that lie at a place; none where there is no place."""
        return f"pile(z, {self(place)})" if may_be_absent(self.text, place) else f"z[{self(place)}]"

    def place_state(self, e: p.PlaceState) -> str:
        if e.places.one is not None:
            place = self(e.places.one)
            if e.state == "empty":
                bare = f"empty(z, {place})" if may_be_absent(self.text, e.places.one) else f"(not z[{place}])"
                return bare if (lying := self._lying(e.places.one)) is None else f"({bare} and not any({lying}))"
            return f"full(s, {place})"
        found = groups.places(self, e.places)
        return f"all([not z[q] for q in {found}])" if e.state == "empty" else f"all(full(s, q) for q in {found})"

    def _lying(self, place: Any) -> str | None:
        """The amounts of all resources that lie in a shared zone, if any can."""
        tables = self.text.tables
        if not isinstance(place, p.PlaceAt) or ("zone", place.zone) not in tables.holder or place.of is not None:
            return None
        first = tables.holder["zone", place.zone]
        return f"v[{first}:{first + len(tables.resource_names)}]"

    def piece_state(self, e: p.PieceState) -> str:
        if e.state.startswith("new"):
            count = ACTIONS if e.state == "new this action" else TURNS
            return f"(v[{self.text.tables.slot['stamp', e.state]} + {self(e.of)}] == v[{count}])"
        slot = self.text.tables.slot["face", ""]
        return f"(v[{slot} + {self(e.of)}] == {int(e.state == 'face down')})"

    def place_of_piece(self, e: p.PlaceOfPiece) -> str:
        return f"whereabouts(at, {self(e.of)})"

    def index_of_place(self, e: p.IndexOfPlace) -> str:
        tables = self.text.tables
        indices = tuple(
            index if (tables.grid[family].space if family in tables.grid else self._of(family)) == e.type else -1
            for family, index in zip(tables.family, tables.index, strict=True)
        )
        return f"{self.text.constant((*indices, -1))}[whereabouts(at, {self(e.of)})]"

    def _of(self, family: str) -> str | None:
        return self.text.tables.zone[family].of if family in self.text.tables.zone else None

    def mark_of_place(self, e: p.MarkOfPlace) -> str:
        tables = self.text.tables
        marks = tuple(
            next((m for name, _, m in tables.zone[f].marks if name == e.mark), -1) if f in tables.zone else -1
            for f in tables.family
        )
        return f"{self.text.constant((*marks, -1))}[{self(e.of)}]"

    def owner_of(self, e: p.OwnerOf) -> str:
        return f"owner(s, {self(e.of)})"

    def inside(self, e: p.Inside) -> str:
        if e.places.one is not None:
            return f"(whereabouts(at, {self(e.piece)}) == {self(e.places.one)})"
        return f"(whereabouts(at, {self(e.piece)}) in {groups.places(self, e.places)})"

    def top_of(self, e: p.TopOf) -> str:
        return f"top(s, {self(e.of)})"

    def neighbour(self, e: p.Neighbour) -> str:
        tables = self.text.tables
        size = tables.count_of(e.type)
        up, right = RELATION_STEP[e.relation]
        if e.type == "player":
            beyond = tuple((player - right) % size for player in range(size))  # clockwise is to the left
        elif e.type in tables.space_grid:
            width = tables.width[tables.space_grid[e.type].name]
            beyond = tuple(
                space + up * width + right if 0 <= space + up * width < size and 0 <= space % width + right < width else -1
                for space in range(size)
            )
        else:
            beyond = tuple(m + up + right if 0 <= m + up + right < size else -1 for m in range(size))
        return f"{self.text.constant((*beyond, -1))}[{self(e.of)}]"

    def longest_line(self, e: p.LongestLine) -> str:
        rays = self.text.constant(_rays(self.text, e.grid))
        group = e.group.model_copy(update={"places": None})
        _, conditions = groups.candidates(self, group)
        tests = [c for c in conditions if not c.startswith("at[")]
        if self.text.tables.held[self.text.tables.first_place[e.grid]] - set(self.text.tables.classes_of(group.type)):
            tests.append(f"{self.text.constant(belonging.among(self.text.tables, group.type))}[{self.candidate(group.bound)}]")
        tests = tests or ["True"]
        first = str(self.text.tables.first_place[e.grid])
        if e.owner is not None:
            size = self.text.tables.count_of(self.text.tables.grid[e.grid].space)
            first = added_text(first, times_text(size, self(e.owner)))
        return f"longest(z, {first}, {rays}[{self(e.space)}], lambda {self.candidate(group.bound)}: {' and '.join(tests)})"


def _rays(text: Text, grid: str) -> tuple[Any, ...]:
    """For each space, for each of four directions, the spaces outward on both sides."""
    width, height = text.tables.width[grid], text.tables.height[grid]

    def ray(space: int, up: int, right: int) -> tuple[int, ...]:
        row, column = divmod(space, width)
        out = []
        while 0 <= (row := row + up) < height and 0 <= (column := column + right) < width:
            out.append(row * width + column)
        return tuple(out)

    steps = ((0, 1), (1, 0), (1, 1), (1, -1))
    return tuple(tuple((ray(sp, u, r), ray(sp, -u, -r)) for u, r in steps) for sp in range(width * height))


def added(base: int, index: str | None) -> str:
    """`base + index`, folded if it can be."""
    return str(base) if index is None else added_text(str(base), index)


def added_text(left: str, right: str) -> str:
    """`left + right`, folded if both are numbers."""
    if left.isdigit() and right.isdigit():
        return str(int(left) + int(right))
    if right == "0":
        return left
    return right if left == "0" else f"({left} + {right})"


def times_text(count: int, text: str) -> str:
    """`count * text`, folded if it can be."""
    if text.isdigit():
        return str(count * int(text))
    return text if count == 1 else f"{count} * {text}"

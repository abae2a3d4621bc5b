"""An expression to a Python expression over `s` (the state), `f` (the frame), `v`, `z`, `at` and bound candidates."""

from __future__ import annotations

from typing import Any

from interpreter.constants import NotConstant
from interpreter.payment import NOTHING
from interpreter.state import ACTIONS, TURNS, YOU
from interpreter.translate import bundles, groups
from interpreter.translate.absent import may_be_absent
from interpreter.translate.code import Text
from rulelang import program as p

RELATION_STEP = {"above": (1, 0), "below": (-1, 0), "right of": (0, 1), "left of": (0, -1)}


class Expressions:
    """Calls give the text of an expression; `locals` says where a slot of the frame is found, if not in `f`."""

    def __init__(self, text: Text, locals_: dict[int, str] | None = None, home: str = "") -> None:
        self.text = text
        self.locals = locals_ or {}
        self.home = home  # candidates are numbered anew in each body; this keeps those of two bodies apart

    def with_locals(self, locals_: dict[int, str]) -> Expressions:
        """The same, with some slots found elsewhere."""
        return Expressions(self.text, {**self.locals, **locals_}, self.home)

    def of_modifier(self, number: int, you: str) -> Expressions:
        """Expressions of a modifier, whose candidates are its own."""
        return Expressions(self.text, {0: you}, f"{self.home}m{number}")

    def candidate(self, number: int) -> str:
        """The name of a candidate."""
        return f"x{number}{self.home}"

    def __call__(self, e: Any) -> str:
        """The text of `e`; constants are folded."""
        if not isinstance(e, (p.Local, p.Bound)):
            try:
                return self.text.constant(self.text.tables.constant(e))
            except NotConstant:
                pass
        if isinstance(e, bundles.BUNDLES):
            return bundles.bundle(self, e)
        return str(getattr(self, "not_" if e.kind == "not" else e.kind)(e))

    # -- names
    def local(self, e: p.Local) -> str:
        return self.slot(e.slot)

    def slot(self, number: int) -> str:
        """Where a slot is found."""
        return self.locals.get(number, f"f[{YOU + number}]")

    def bound(self, e: p.Bound) -> str:
        return self.candidate(e.number)

    def active_player(self, _: p.ActivePlayer) -> str:
        return "v[0]"

    def state_value(self, e: p.State) -> str:
        if may_be_absent(self.text, e.of):
            return f"at_index(v, {self.text.tables.slot[e.form, e.name]}, {self(e.of)})"
        return f"v[{self.state_slot(e)}]"

    def state_slot(self, e: p.State) -> str:
        """The slot of `v` that a counter, role, die or track is in."""
        return added(self.text.tables.slot[e.form, e.name], None if e.of is None else self.index(e.of))

    def index(self, e: Any) -> str:
        """An index; where it may be nobody, one that must not be."""
        return f"known({self(e)})" if may_be_absent(self.text, e) else self(e)

    # -- resources
    def amount(self, e: p.Amount) -> str:
        return self.amount_of(e.holder, self(e.resource))

    def amount_of(self, holder: p.Holder, resource: str) -> str:
        """How much of a resource a holder has; nobody has none."""
        if may_be_absent(self.text, holder.of):
            base, stride = self.holder(holder, "0")
            return f"at_index(v, {added_text(base, times_text(stride, resource))}, {self(holder.of)})"
        base, stride = self.holder(holder)
        return f"v[{added_text(base, times_text(stride, resource))}]"

    def holder(self, e: p.Holder, index: str | None = None) -> tuple[str, int]:
        """Where a holder's amounts begin in `v`, and how far apart its resources are."""
        tables = self.text.tables
        of = None if e.form in ("supply", "player") else e.type
        index = index or (None if e.of is None else self.index(e.of))
        if e.form == "piece":
            assert of is not None
            index = f"({index} - {tables.class_pieces[of][0]})"
        return added(tables.holder[e.form, of], index), tables.holder_count(e.form, of)

    def held(self, e: p.Holder) -> str:
        """A function from a resource to how much of it the holder has."""
        return f"lambda r: {self.amount_of(e, 'r')}"

    def has(self, e: p.Has) -> str:
        return f"holds({self.held(e.holder)}, {self(e.bundle)})"

    def fits(self, e: p.Fits) -> str:
        return f"fits({self.held(e.holder)}, {self(e.bundle)})"

    # -- tables
    def column_of(self, e: p.ColumnOf) -> str:
        tables = self.text.tables
        index = self(e.of)
        if tables.constants[e.owner, e.column] is None:
            return f"{self.text.namespace['columns'][e.owner, e.column]}(s, {index})"
        return f"{self.text.constant(tables.cells(e))}[{index}]"

    def cell_of(self, e: p.CellOf) -> str:
        name = f"matrix{[m.name for m in self.text.program.matrices].index(e.table)}"
        self.text.namespace[name] = self.text.tables.matrix(e.table)
        absent = NOTHING if e.type == "bundle" else 0
        return f"{name}.get(({self(e.row)}, {self(e.column)}), {self.text.constant(absent)})"

    def value_of(self, e: p.ValueOf) -> str:
        number = next(i for i, value in enumerate(self.text.program.values) if value.name == e.name)
        of = "-1" if e.of is None else self(e.of)
        return f"of_one(value{number}, s, {of})" if may_be_absent(self.text, e.of) else f"value{number}(s, {of})"

    def score_of(self, e: p.ScoreOf) -> str:
        if e.name is None:
            return f"of_one(total, s, {self(e.of)})" if may_be_absent(self.text, e.of) else f"total(s, {self(e.of)})"
        number = next(i for i, score in enumerate(self.text.program.scores) if score.name == e.name)
        of = self(e.of)
        return f"of_one(score{number}, s, {of})" if may_be_absent(self.text, e.of) else f"score{number}(s, {of})"

    # -- arithmetic and logic
    def arithmetic(self, e: p.Arithmetic) -> str:
        left, right = self(e.left), self(e.right)
        if e.op in "+-*":
            return f"({left} {e.op} {right})"
        return f"arithmetic({e.op!r}, {left}, {right})"

    def compare(self, e: p.Compare) -> str:
        return f"({self(e.left)} {e.op} {self(e.right)})"

    def logic(self, e: p.Logic) -> str:
        return f"({self(e.left)} {e.op} {self(e.right)})"

    def not_(self, e: p.Not) -> str:
        return f"(not {self(e.of)})"

    def cases(self, e: p.Cases) -> str:
        text = self.text.constant(NOTHING) if e.type == "bundle" else "0"
        of = self(e.of)
        for key, value in reversed(list(zip(e.keys, e.values, strict=True))):
            text = f"({self(value)} if {of} == {self(key)} else {text})"
        return text

    def fold(self, e: p.Fold) -> str:
        return groups.fold(self, e)

    def passed(self, _: p.Passed) -> str:
        return "all_passed(s)"

    def under_way(self, e: p.UnderWay) -> str:
        return f"under_way(s, {self.text.constant(e.body)})"

    def row_of(self, e: p.RowOf) -> str:
        return f"{self.text.constant((*self.text.tables.piece_row, -1))}[{self(e.of)}]"

    def picked(self, e: p.Picked) -> str:
        return f"{self.slot(e.slot)}[{self(e.of)}]"

    # -- places and pieces
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
        tests = [c for c in conditions if not c.startswith("at[")] or ["True"]
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

"""A Program for one number of players and one choice of options: every slot, place, piece and constant with its number.

Tables never change during a match and are shared by all its copies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

from pydantic import BaseModel

from interpreter import payment
from interpreter.state import FIXED, UNLIMITED
from rulelang import program as p

BOX = 0  # the place of pieces that are out of the game


class NotConstant(Exception):
    """An expression that needs a match to have a value."""


def walk(node: Any) -> Iterator[BaseModel]:
    """Every node of a Program below and including `node`, parents first."""
    if isinstance(node, BaseModel):
        yield node
        for name in type(node).model_fields:
            yield from walk(getattr(node, name))
    elif isinstance(node, tuple):
        for part in node:
            yield from walk(part)


class Tables:
    """The numbers of a game. `start` and `start_places` are the state before set-up; `size` and `places` their lengths.

    `translate` adds the code: blocks by number, the entry block and padding of each body, sites, and the functions below.
    """

    blocks: tuple[Callable[..., Any], ...]
    entries: dict[str, int]
    padding: dict[str, tuple[int, ...]]
    sites: tuple[Any, ...]
    ends: Callable[..., Any]
    limit: Callable[[Any, int, int], int]
    total: Callable[[Any, int], int]
    score_functions: tuple[Callable[[Any, int], int], ...]
    ranking_functions: tuple[Callable[[Any, int], int], ...]
    turn_switches: tuple[int, ...]
    body_of_block: dict[int, str]
    line_of_block: Callable[[int], int]
    source: str  # the generated text
    text: Any  # what the translator knows, for expressions that come later

    def __init__(self, program: p.Program, players: int, options: dict[str, int]) -> None:
        self.program = program
        self.players = players
        self.options = options
        self.kind = {kind.name: kind for kind in program.kinds}
        self.piece = {piece.name: piece for piece in program.pieces}
        self.zone = {zone.name: zone for zone in program.zones}
        self.grid = {grid.name: grid for grid in program.grids}
        self.space_grid = {grid.space: grid for grid in program.grids}
        self.body = {body.name: body for body in program.bodies}
        self.constants: dict[tuple[str, str], tuple[Any, ...] | None] = {}
        self._number_spaces()
        self._read_columns()
        self._number_places()
        self._number_pieces()
        self.start: list[int] = [0] * FIXED
        self._number_slots()
        self._watch()
        self.size = len(self.start)

    # -- classes
    def _number_spaces(self) -> None:
        self.width: dict[str, int] = {}
        self.height: dict[str, int] = {}
        for grid in self.program.grids:
            self.width[grid.name] = self.constant(grid.width)
            self.height[grid.name] = self.constant(grid.height)

    def of(self, name: str) -> str | None:
        """The class for whose members a counter or track is kept; None: there is one."""
        declared: list[p.Counter | p.Track] = [*self.program.counters, *self.program.tracks]
        return next((one.of for one in declared if one.name == name), None)

    def count_of(self, name: str) -> int:
        """How many there are of a class: members, players, spaces of its grid, or pieces."""
        if name == "player":
            return self.players
        if name in self.kind:
            return len(self.kind[name].members)
        if name in self.space_grid:
            grid = self.space_grid[name].name
            return self.width[grid] * self.height[grid]
        first, last = self.class_pieces[name]
        return last - first

    def _read_columns(self) -> None:
        owners: list[p.Kind | p.Piece] = [*self.program.kinds, *self.program.pieces]
        for owner in owners:
            for column in owner.columns:
                self.constants[owner.name, column.name] = self._column(column)
        for grid in self.program.grids:
            spaces = range(self.width[grid.name] * self.height[grid.name])
            self.constants[grid.space, "row"] = tuple(space // self.width[grid.name] + 1 for space in spaces)
            self.constants[grid.space, "column"] = tuple(space % self.width[grid.name] + 1 for space in spaces)

    def _column(self, column: p.Column) -> tuple[Any, ...] | None:
        try:
            return tuple(self.constant(cell) for cell in column.cells)
        except NotConstant:
            return None

    # -- places
    def _number_places(self) -> None:
        self.first_place: dict[str, int] = {}
        self.family: list[str] = ["box"]
        self.index: list[int] = [0]
        self.place_owner: list[int] = [-1]
        self.capacity: list[int] = [UNLIMITED]
        self.ordered: list[bool] = [False]
        self.in_line: list[bool] = [False]
        self.contents: list[str] = ["everyone"]
        self.order: list[str] = ["everyone"]
        for zone in self.program.zones:
            self.first_place[zone.name] = len(self.family)
            for index in range(1 if zone.of is None else self.count_of(zone.of)):
                bound = {} if zone.capacity_bound is None else {zone.capacity_bound: index}
                capacity = UNLIMITED if zone.capacity is None else self.constant(zone.capacity, bound)
                owner = index if zone.of == "player" else -1
                self._add_place(zone.name, index, owner, capacity, zone.ordered, zone.contents, zone.order)
                self.in_line[-1] = zone.in_line
        for grid in self.program.grids:
            self.first_place[grid.name] = len(self.family)
            size = self.count_of(grid.space)
            capacity = 1 if grid.capacity is None else self.constant(grid.capacity)
            for index in range(size * (self.players if grid.of == "player" else 1)):
                owner = index // size if grid.of == "player" else -1
                self._add_place(grid.name, index % size, owner, capacity, False, "everyone", "everyone")
        self.places = len(self.family)

    def _add_place(self, family: str, index: int, owner: int, capacity: int, ordered: bool, contents: str, order: str) -> None:
        self.family.append(family)
        self.index.append(index)
        self.place_owner.append(owner)
        self.capacity.append(capacity)
        self.ordered.append(ordered)
        self.in_line.append(False)
        self.contents.append(contents)
        self.order.append(order)

    def family_places(self, name: str) -> range:
        """All places of a zone family or grid."""
        if name == "box":
            return range(1)
        first = self.first_place[name]
        if name in self.grid:
            return range(first, first + self.count_of(self.grid[name].space) * (self.players if self.grid[name].of else 1))
        of = self.zone[name].of
        return range(first, first + (1 if of is None else self.count_of(of)))

    # -- pieces
    def _number_pieces(self) -> None:
        self.class_pieces: dict[str, tuple[int, int]] = {}
        self.piece_class: list[str] = []
        self.piece_row: list[int] = []
        self.piece_owner: list[int] = []
        self.start_places: list[list[int]] = [[] for _ in range(self.places)]
        for piece in self.program.pieces:
            first = len(self.piece_class)
            for owner in range(self.players) if piece.each_player else [-1]:
                for row, copies in enumerate(piece.copies):
                    for _ in range(self.constant(copies)):
                        self.start_places[self._starting_place(piece, owner)].append(len(self.piece_class))
                        self.piece_class.append(piece.name)
                        self.piece_row.append(row)
                        self.piece_owner.append(owner)
            self.class_pieces[piece.name] = (first, len(self.piece_class))

    def _starting_place(self, piece: p.Piece, owner: int) -> int:
        if piece.starts is None:
            return BOX
        return self.first_place[piece.starts] + (owner if self.zone[piece.starts].of == "player" else 0)

    def looks(self, piece: int) -> tuple[str, int, int]:
        """What tells a piece from others: its class, its row and its owner."""
        return self.piece_class[piece], self.piece_row[piece], self.piece_owner[piece]

    def looks_of(self, trigger: int, about: int) -> tuple[str, int, int]:
        """What tells what a trigger is about from others: a piece, or the player whose track was passed."""
        return (
            (self.program.triggers[trigger].type, 0, about)
            if self.program.triggers[trigger].event == "passed"
            else self.looks(about)
        )

    def burden(self, s: Any, piece: int) -> tuple[int, ...]:
        """What lies on a piece, and how it lies."""
        name = self.piece_class[piece]
        number = piece - self.class_pieces[name][0]
        found = [s.v[self.slot["face", ""] + piece]] if ("face", "") in self.slot else []
        if ("piece", name) in self.holder:
            found += [s.v[self.amount_slot("piece", name, r, number)] for r in range(len(self.program.resources))]
        return tuple(found)

    def nothing_to_choose(self, site: Any) -> str:
        """Why a decision without options is a dead end, in words."""
        if site.kind == "pay":
            return "the cost cannot be paid"
        return f"there is no {site.name} to choose" if site.name else "nothing here is possible"

    # -- numbers
    def _number_slots(self) -> None:
        program = self.program
        self.slot: dict[tuple[str, str], int] = {}
        for counter in program.counters:
            self._add_slots("counter", counter.name, self._size(counter.of), self.constant(counter.start))
        for role in program.roles:
            self._add_slots("role", role.name, 1, self.constant(role.start))
        for die in program.dice:
            self._add_slots("die", die.name, 1, die.low)
        for track in program.tracks:
            self._add_slots("track", track.name, self._size(track.of), 0)
        for number, modifier in enumerate(program.modifiers):
            if modifier.switched:
                self._add_slots("switch", str(number), self.players, 0)
        if program.ends:
            self._add_slots("ended", "", len(program.ends), 0)
        if any(isinstance(node, p.TurnOver) or getattr(node, "facing", None) for node in walk(program)):
            self._add_slots("face", "", len(self.piece_class), 0)
        self._number_resources()

    def _size(self, of: str | None) -> int:
        return 1 if of is None else self.count_of(of)

    def _add_slots(self, form: str, name: str, count: int, value: int) -> None:
        self.slot[form, name] = len(self.start)
        self.start += [value] * count

    def _number_resources(self) -> None:
        program = self.program
        self.resource_names = tuple(resource.name for resource in program.resources)
        self.unlimited = tuple(resource.supply is None for resource in program.resources)
        self.jokers: tuple[tuple[int, ...], ...] = tuple(
            tuple(j for j, joker in enumerate(program.resources) if r in joker.stands_for) for r in range(len(program.resources))
        )
        self.tracked = tuple(resource.track for resource in program.resources)
        self.limits = tuple(UNLIMITED if r.limit is None else self.constant(r.limit) for r in program.resources)
        self.holder: dict[tuple[str, str | None], int] = {}
        for form, of in self._holders():
            self.holder[form, of] = len(self.start)
            self.start += [0] * (len(program.resources) * self.holder_count(form, of))
        for number, resource in enumerate(program.resources):
            supply = UNLIMITED if resource.supply is None else self.constant(resource.supply)
            self.start[self.amount_slot("supply", None, number)] = supply

    def _holders(self) -> list[tuple[str, str | None]]:
        found: dict[tuple[str, str | None], None] = {}
        if self.program.resources:
            found = {("supply", None): None, ("player", None): None}
        for node in walk(self.program):
            if isinstance(node, p.Holder):
                found[node.form, None if node.form in ("supply", "player") else node.type] = None
        return list(found)

    def holder_count(self, form: str, of: str | None) -> int:
        """How many holders of one form and class there are."""
        if form == "supply":
            return 1
        if form == "player":
            return self.players
        assert of is not None
        return len(self.family_places(of)) if form == "zone" else self.count_of(of)

    def amount_slot(self, form: str, of: str | None, resource: int, index: int = 0) -> int:
        """Where `v` keeps how much of a resource holder number `index` of a form and class has."""
        return self.holder[form, of] + resource * self.holder_count(form, of) + index

    # -- what triggers watch
    def _watch(self) -> None:
        self.track_length = {track.name: self.constant(track.steps) for track in self.program.tracks}
        self.track_round = {track.name: track.round for track in self.program.tracks}
        self.arrivals: list[tuple[tuple[int, str], ...]] = [()] * self.places
        self.departures: list[tuple[tuple[int, str], ...]] = [()] * self.places
        self.passings: dict[str, tuple[int, ...]] = {}
        for number, trigger in enumerate(self.program.triggers):
            if trigger.event == "passed":
                self.passings[trigger.type] = (*self.passings.get(trigger.type, ()), number)
                continue
            watched = self.arrivals if trigger.event == "arrives" else self.departures
            for place in self.places_of(trigger.places):
                watched[place] += ((number, trigger.type),)
        self.watched = any(self.arrivals) or any(self.departures)

    def places_of(self, places: p.Places | None) -> list[int]:
        """The places of families, whoever they belong to; of one place that needs no match."""
        if places is None:
            return []
        if isinstance(places.one, p.PlaceAt):
            return list(self.family_places(places.one.zone))
        return [place for family in places.families for place in self.family_places(family)]

    def place_name(self, place: int) -> str:
        """`hand of Player 2`, `stall`, `b3`: a place in words."""
        family = self.family[place]
        if family in self.grid:
            return space_name(self.index[place], self.width[family])
        if self.place_owner[place] >= 0:
            return f"{family} of Player {self.place_owner[place] + 1}"
        of = self.zone[family].of if family in self.zone else None
        return family if of is None else f"{family} of {self.kind[of].members[self.index[place]]}"

    # -- constants
    def constant(self, e: Any, bound: Mapping[int, int] = MappingProxyType({})) -> Any:
        """The value of an expression that needs no match; `bound` gives candidates. Raises NotConstant."""
        match e:
            case p.Number() | p.Constant():
                return e.value
            case p.Bound() if e.number in bound:
                return bound[e.number]
            case p.Nobody():
                return -1
            case p.PlayerCount():
                return self.players
            case p.OptionValue():
                return self.options[e.name]
            case p.Arithmetic():
                return arithmetic(e.op, self.constant(e.left, bound), self.constant(e.right, bound))
            case p.Cases():
                key = self.constant(e.of, bound)
                chosen = [v for k, v in zip(e.keys, e.values, strict=True) if self.constant(k, bound) == key]
                return self.constant(chosen[0], bound) if chosen else 0
            case p.ColumnOf() if self.constants.get((e.owner, e.column)) is not None:
                return self.cells(e)[self.constant(e.of, bound)]
            case p.CellOf():
                return self.matrix(e.table).get((self.constant(e.row, bound), self.constant(e.column, bound)), 0)
        return self._constant_bundle(e, bound)

    def _constant_bundle(self, e: Any, bound: Mapping[int, int]) -> payment.Demand:
        match e:
            case p.EmptyBundle():
                return payment.NOTHING
            case p.Quantity():
                return payment.one(self.constant(e.amount, bound), self.constant(e.resource, bound))
            case p.AnyQuantity():
                return payment.any_of(self.constant(e.amount, bound), e.resources, e.one_kind)
            case p.BundlePlus():
                return payment.plus(self.constant(e.left, bound), self.constant(e.right, bound))
            case p.BundleOr():
                return payment.either(self.constant(e.left, bound), self.constant(e.right, bound))
            case p.BundleTimes():
                return payment.times(self.constant(e.times, bound), self.constant(e.bundle, bound))
        raise NotConstant

    def cells(self, e: p.ColumnOf) -> tuple[Any, ...]:
        """The cells of a column of constants, by member, space or piece; one more at the end, for nothing (-1)."""
        cells = self.constants[e.owner, e.column]
        assert cells is not None
        absent = payment.NOTHING if e.type == "bundle" else 0 if e.type in ("number", "truth") else -1
        if e.owner in self.piece:
            row = self.piece_row
            cells = tuple(cells[row[n]] if name == e.owner else absent for n, name in enumerate(self.piece_class))
        return (*cells, absent)

    def matrix(self, name: str) -> dict[tuple[int, int], Any]:
        """The cells of a table with two keys."""
        matrix = next(m for m in self.program.matrices if m.name == name)
        return {
            (row, column): self.constant(matrix.cells[i][j])
            for i, row in enumerate(matrix.rows)
            for j, column in enumerate(matrix.columns)
        }


def space_name(space: int, width: int) -> str:
    """As in chess: the column's letter, then the row's number, from the bottom left."""
    row, column = divmod(space, width)
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("a") + rest) + letters
    return f"{letters}{row + 1}"


def arithmetic(op: str, a: int, b: int) -> int:
    """One arithmetic step of the language; dividing by 0 gives 0."""
    match op:
        case "+":
            return a + b
        case "-":
            return a - b
        case "*":
            return a * b
        case "larger":
            return max(a, b)
        case "smaller":
            return min(a, b)
    if b == 0:
        return 0
    return {"down": a // b, "up": -(-a // b), "remainder": a % b}[op]

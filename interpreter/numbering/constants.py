"""What an expression is worth without a match: numbers, cells of tables, sizes of classes, for one number of players."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from interpreter.numbering.geometry import Geometry
from interpreter.paying import demands
from rulelang import program as p
from rulelang.program.certain.numbers import seated
from rulelang.program.kinds import DIRECTION
from rulelang.program.values.arithmetic import arithmetic


class NotConstant(Exception):
    """An expression that needs a match to have a value."""


class Constants:
    """A Program, a number of players and a choice of options: every class's size, every column and table of figures.

    The seats are those of the players, and after them those of the automas that play, in the order of declaration.
    """

    def __init__(self, program: p.Program, players: int, options: p.Chosen) -> None:
        self.program = program
        self.players = players
        self.options = options
        self._option = {option.name: option.number(options[option.name]) for option in program.options}
        self.automa_seat = seated(program, players, options).automas  # of each; -1 of one that does not play
        self.automas = tuple(automa for automa in program.automas if self.automa_seat[automa.name] >= 0)
        self.seats = players + len(self.automas)
        self.kind = {kind.name: kind for kind in program.kinds}
        self.piece = {piece.name: piece for piece in program.pieces}
        self.zone = {zone.name: zone for zone in program.zones}
        self.grid = {grid.name: grid for grid in program.grids}
        self.area = {areas.name: areas for areas in program.areas}
        self.space_grid = {grid.space: grid for grid in program.grids}
        self.union = {union.name: union.classes for union in program.unions}
        kept: tuple[p.Counter | p.Role | p.Track | p.Zone, ...] = (*program.counters, *program.roles, *program.tracks)
        self._kept = {one.name: one for one in (*kept, *program.zones)}
        self.body = {body.name: body for body in program.bodies}
        self.constants: dict[tuple[str, str], tuple[Any, ...] | None] = {}
        self._seat_teams()
        self._read_columns()
        self._number_spaces()  # how many there are may stand in a column

    def _seat_teams(self) -> None:
        """The seats of each team, and who is ranked as one; for each player its team, and its partner in a team of two."""
        self.teams = tuple(team.seats[self.players - self.program.min_players] for team in self.program.teams)
        ranked = [True] * self.players + [not automa.unranked for automa in self.automas]
        self.parties = self.teams or tuple((seat,) if ranked[seat] else () for seat in range(self.seats))
        if not self.teams:
            return
        own = {seat: number for number, seats in enumerate(self.teams) for seat in seats}
        self.team_of = tuple(own[seat] for seat in range(self.seats))
        others = [[other for other in self.teams[self.team_of[seat]] if other != seat] for seat in range(self.seats)]
        self.constants["player", "team"] = self.team_of
        self.constants["player", "partner"] = tuple(one[0] if len(one) == 1 else -1 for one in others)

    def _number_spaces(self) -> None:
        self.width: dict[str, int] = {}
        self.height: dict[str, int] = {}
        self.geometry: dict[str, Geometry] = {}
        for grid in self.program.grids:
            width = self.width[grid.name] = self.constant(grid.width)
            height = self.height[grid.name] = self.constant(grid.height)
            self.geometry[grid.name] = Geometry(width, height, grid.hexes)
            self.constants[grid.space, "row"] = tuple(space // width + 1 for space in range(width * height))
            self.constants[grid.space, "column"] = tuple(space % width + 1 for space in range(width * height))
        for geometry in list(self.geometry.values())[:1] if DIRECTION in self.kind else ():
            for name, cells in geometry.columns.items():
                self.constants.setdefault((DIRECTION, name), cells)  # an author's own kind of this name keeps its own columns

    def seat_name(self, seat: int) -> str:
        """`Player 1`; of an automa what it is called; `nobody` for no player."""
        if seat < 0:
            return "nobody"
        return f"Player {seat + 1}" if seat < self.players else self.automas[seat - self.players].called

    def of(self, name: str) -> str | None:
        """The class for whose members a counter, role or track is kept; None: there is one."""
        declared = self._kept.get(name)
        return None if declared is None else declared.of

    def by(self, name: str) -> str | None:
        """The second class for whose members a counter, role or zone is kept; None: there is no second key."""
        declared = self._kept.get(name)
        return None if declared is None or isinstance(declared, p.Track) else declared.by

    def _read_columns(self) -> None:
        owners: list[p.Kind | p.Piece] = [*self.program.kinds, *self.program.pieces]
        for owner in owners:
            for column in owner.columns:
                self.constants[owner.name, column.name] = self._column(column)
        for union, classes in self.union.items():
            for column in self.piece[classes[0]].columns:
                cells = [self.constants.get((name, column.name), ()) for name in classes]
                together = None if None in cells else tuple(cell for several in cells for cell in several or ())
                self.constants[union, column.name] = together

    def _column(self, column: p.Column) -> tuple[Any, ...] | None:
        try:
            return tuple(self.constant(cell) for cell in column.cells)
        except NotConstant:
            return None

    def constant(self, e: p.Expression | None, bound: Mapping[int, int] = MappingProxyType({})) -> Any:
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
            case p.AutomaSeat():
                return self.automa_seat[e.name]
            case p.OptionValue():
                return self._option[e.name]
            case p.Arithmetic():
                return self._reckoned(e, bound)
            case p.Cases():
                return self._case(e, bound)
            case p.ColumnOf() if e.owner not in self.piece and e.owner not in self.union:
                cells, index = self.constants.get((e.owner, e.column)), self.constant(e.of, bound)
                if cells is None or index < 0:
                    raise NotConstant
                return cells[index]
            case p.CellOf():
                return self.matrix(e.table).get((self.constant(e.row, bound), self.constant(e.column, bound)), 0)
        return self._constant_bundle(e, bound)

    def _reckoned(self, e: p.Arithmetic, bound: Mapping[int, int]) -> int:
        left, right = self.constant(e.left, bound), self.constant(e.right, bound)
        if e.op == "exactly" or (right == 0 and e.op in ("down", "up", "remainder")):  # a form holds integers
            raise NotConstant
        return int(arithmetic(e.op, left, right))

    def _case(self, e: p.Cases, bound: Mapping[int, int]) -> Any:
        key = self.constant(e.of, bound)
        chosen = [v for k, v in zip(e.keys, e.values, strict=False) if self.constant(k, bound) == key]
        chosen += e.values[len(e.keys) :]
        if not chosen:
            raise NotConstant
        return self.constant(chosen[0], bound)

    def _constant_bundle(self, e: p.Expression | None, bound: Mapping[int, int]) -> demands.Demand:
        match e:
            case p.EmptyBundle():
                return demands.NOTHING
            case p.Quantity():
                return demands.one(self.constant(e.amount, bound), self.constant(e.resource, bound))
            case p.Counts():
                return demands.one(self.constant(e.amount, bound), self.counted(e.value))
            case p.AnyQuantity():
                return demands.any_of(self.constant(e.amount, bound), e.resources, e.one_kind)
            case p.BundlePlus():
                return demands.plus(self.constant(e.left, bound), self.constant(e.right, bound))
            case p.BundleOr():
                return demands.either(self.constant(e.left, bound), self.constant(e.right, bound))
            case p.BundleTimes():
                return demands.times(self.constant(e.times, bound), self.constant(e.bundle, bound))
        raise NotConstant

    def counted(self, value: str) -> int:
        """The number of a value in bundles: after all resources."""
        return len(self.program.resources) + next(n for n, one in enumerate(self.program.values) if one.name == value)

    def track_number(self, name: str) -> int:
        """The number of a track, in the order of declaration."""
        return next(number for number, track in enumerate(self.program.tracks) if track.name == name)

    def matrix(self, name: str) -> dict[tuple[int, int], Any]:
        """The cells of a table with two keys."""
        matrix = next(m for m in self.program.matrices if m.name == name)
        return {
            (row, column): self.constant(matrix.cells[i][j])
            for i, row in enumerate(matrix.rows)
            for j, column in enumerate(matrix.columns)
        }


def nothing_of(type_: str) -> int | demands.Demand:
    """What stands where there is nothing, of a kind of values."""
    return demands.NOTHING if type_ == "bundle" else 0 if type_ in ("number", "truth") else -1


def space_name(space: int, width: int) -> str:
    """As in chess: the column's letter, then the row's number, from the bottom left."""
    row, column = divmod(space, width)
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("a") + rest) + letters
    return f"{letters}{row + 1}"

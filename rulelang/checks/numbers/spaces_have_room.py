"""What set-up surely brings to one space must fit there, at every number of players."""

from __future__ import annotations

from collections import Counter

from rulelang import ast
from rulelang import program as p
from rulelang.checks.place import span_of
from rulelang.complaints.places import space_too_small
from rulelang.names.symbols import Symbols
from rulelang.program import kinds
from rulelang.program.certain.numbers import Seating, certain, seatings

_STAYS = (p.Shuffle, p.Gain, p.Become, p.Roll, p.RollPieces, p.TurnTo, p.MoveResources, p.TurnOver, p.Idle, p.ChooseAtRandom)
Space = tuple[str, int]  # a grid, and which of its spaces


class _Unsure(Exception):
    """From here on something may be taken away."""


def spaces_have_room(symbols: Symbols, text: ast.Text, program: p.Program) -> None:
    """Follows set-up for as long as pieces surely come to spaces that are named, and none leaves its space."""
    rooms = {grid.name: grid.capacity for grid in program.grids if grid.of is None}
    for table in seatings(program) if rooms and program.setup is not None and not program.triggers else ():
        limits = {name: 1 if capacity is None else certain(capacity, table) for name, capacity in rooms.items()}
        filling = _Filling(symbols, program, table, limits)
        try:
            filling.steps(program.setup.steps if program.setup else (), 1)
        except _Unsure:
            continue


class _Filling:
    """How many pieces lie on each space that set-up names, at one table."""

    def __init__(self, symbols: Symbols, program: p.Program, table: Seating, limits: dict[str, int | None]) -> None:
        self.symbols, self.program, self.table, self.limits = symbols, program, table, limits
        self.lying: Counter[Space] = Counter()

    def steps(self, steps: tuple[p.Step, ...], times: int) -> None:
        """What steps bring that are done so often. Raises _Unsure."""
        for step in steps:
            match step:
                case p.Each() if step.group.where is None and step.group.rank is None and step.group.owner is None:
                    self.steps(step.steps, times * self._how_many(step.group.type))
                case p.MoveSome() | p.Draw() if not self._is_on_a_grid(step.source):
                    if_all_come = isinstance(step, p.MoveSome) and not step.if_possible
                    self._comes(step.to, step.line, times * (certain(step.amount, self.table) or 0) if if_all_come else 0)
                case _ if not isinstance(step, _STAYS):
                    raise _Unsure

    def _how_many(self, type: str) -> int:
        kind = next((kind for kind in self.program.kinds if kind.name == type), None)
        if type != kinds.PLAYER and kind is None:
            raise _Unsure
        return self.table.players if kind is None else len(kind.members)

    def _is_on_a_grid(self, place: p.Expression) -> bool:
        return not isinstance(place, p.PlaceAt) or place.zone in self.limits

    def _comes(self, to: p.Expression, line: int, number: int) -> None:
        """So many come to a space; a complaint where there are too many then. Raises _Unsure after it."""
        if not isinstance(to, p.PlaceAt) or not isinstance(to.space, p.Constant):
            return
        space, limit = (to.zone, to.space.value), self.limits.get(to.zone)
        self.lying[space] += number
        if limit is not None and self.lying[space] > limit:
            complaint = space_too_small(str(self.table), self.lying[space], to.zone, limit)
            self.symbols.complain(span_of(self.symbols, line), complaint)
            raise _Unsure

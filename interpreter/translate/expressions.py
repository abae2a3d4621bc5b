"""An expression to a Python expression over `s` (the state), `f` (the frame), `v`, `z`, `at` and bound candidates."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from interpreter.constants import NotConstant
from interpreter.payment import NOTHING
from interpreter.state import YOU
from interpreter.translate import bundles, groups
from interpreter.translate.absent import may_be_absent
from interpreter.translate.code import Text
from interpreter.translate.kept import asks
from interpreter.translate.wheres import Wheres, added, added_text, times_text
from rulelang import program as p

LARGER = {"larger": "max", "smaller": "min"}
DIVIDED = {"down": "({} // {})", "up": "(-(-{} // {}))", "remainder": "({} % {})"}  # by a number that is not 0


class Expressions(Wheres):
    """Calls give the text of an expression; `locals` says where a slot of the frame is found, if not in `f`."""

    def __init__(self, text: Text, locals_: dict[int, str] | None = None, home: str = "", open_only: bool = False) -> None:
        self.text = text
        self.locals = locals_ or {}
        self.open_only = open_only  # whether guards leave out what not everybody sees
        self.home = home  # candidates are numbered anew in each body; this keeps those of two bodies apart
        self.keeping = False  # whether `kept` is there

    def with_locals(self, locals_: dict[int, str]) -> Expressions:
        """The same, with some slots found elsewhere."""
        return Expressions(self.text, {**self.locals, **locals_}, self.home, self.open_only)

    def openly(self) -> Expressions:
        """The same, for guards that leave out what not everybody sees."""
        return Expressions(self.text, self.locals, self.home, True)

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
        return self.keep(e, lambda: self._written(e)) if not isinstance(e, p.ValueOf) else self.value_of(e)

    def _written(self, e: Any) -> str:
        if isinstance(e, bundles.BUNDLES):
            return bundles.bundle(self, e)
        return str(getattr(self, "not_" if e.kind == "not" else e.kind)(e))

    def keep(self, nodes: Any, write: Callable[[], str]) -> str:
        """The text that `write` gives for some nodes; when it is evaluated, a value that is worth it is worked out once."""
        if self.keeping or not self.text.kept[0] or not asks(nodes, self.text.kept[1]):
            return write()
        self.keeping = True
        text = write()
        self.keeping = False
        return f"[{text} for kept in ({{}},)][0]"

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

    # -- resources
    def amount(self, e: p.Amount) -> str:
        return self.amount_of(e.holder, self(e.resource))

    def amount_of(self, holder: p.Holder, resource: str) -> str:
        """How much of a resource a holder has; nobody has none, nor has what the rules never let anything lie on."""
        if not self.text.tables.holds_any(holder.form, holder.type):
            return "0"
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
        return added(tables.holder_base(e.form, of), index), tables.holder_stride(e.form, of)

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
        if self.keeping and e.name in self.text.kept[1]:
            return f"kept_value{number}(s, {of}, kept)"
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
        if e.op in LARGER:
            return f"{LARGER[e.op]}({left}, {right})"
        if right.isdecimal() and int(right):
            return DIVIDED[e.op].format(left, right)
        return f"divided({e.op!r}, {left}, {right}, {self.text.at})"

    def compare(self, e: p.Compare) -> str:
        return f"({self(e.left)} {e.op} {self(e.right)})"

    def logic(self, e: p.Logic) -> str:
        return f"({self(e.left)} {e.op} {self(e.right)})"

    def not_(self, e: p.Not) -> str:
        return f"(not {self(e.of)})"

    def cases(self, e: p.Cases) -> str:
        of = self(e.of)
        absent = NOTHING if e.type == "bundle" else 0 if e.type in ("number", "truth") else -1
        numbers = isinstance(e.keys[0], p.Number)
        text = f"no_case({self.text.at}, {of}{'' if numbers else ', ' + self.text.constant(absent)})"
        if len(e.values) > len(e.keys):
            text = self(e.values[-1])
        for key, value in reversed(list(zip(e.keys, e.values, strict=False))):
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

"""An expression to a node: names, numbers, what somebody has, tables, arithmetic and logic."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from interpreter import form as n
from interpreter.numbering.constants import nothing_of
from interpreter.numbering.tables import Tables
from interpreter.paying.demands import Demand
from interpreter.state.slots import ACTIVE
from interpreter.translate.writing.magnitude import looked_at
from interpreter.translate.writing.maybe_nothing import may_be_absent
from interpreter.translate.writing.writer import Writing, writes
from rulelang import program as p

KEPT = n.Name("kept")  # the store of values, where one is handed on
ROOT = n.Constant(0)


# ---------------------------------------------------------------------------------------------------------------- names
@writes(p.Local)
def local(x: Writing, e: p.Local) -> n.Node:
    """What a slot holds."""
    return x.slot(e.slot)


@writes(p.Bound)
def bound(x: Writing, e: p.Bound) -> n.Node:
    """A candidate."""
    return x.bound(e.number)


@writes(p.ActivePlayer)
def active_player(_: Writing, __: p.ActivePlayer) -> n.Node:
    """Whose turn it is."""
    return n.Read(n.Constant(ACTIVE))


@writes(p.StateValue)
def state_value(x: Writing, e: p.StateValue) -> n.Node:
    """A counter, role, die or track; of nobody it is 0, or nobody."""
    if e.of is None and e.name in x.past.set_to:
        return x.past.set_to[e.name]
    if e.form == "role" and may_be_absent(x.draft, e.of):
        of, first = x(e.of), n.Constant(x.tables.slot[e.form, e.name])
        return n.If(n.Compare("<", of, n.Constant(0)), n.Constant(-1), n.Read(n.plus(first, of)))
    if may_be_absent(x.draft, e.of):
        return n.Ask("at_index", (n.Constant(x.tables.slot[e.form, e.name]), x(e.of)))
    return n.Read(state_slot(x, e))


@writes(p.Pair)
def pair(x: Writing, e: p.Pair) -> n.Node:
    """Two keys as one number; -1 where either is none."""
    one, other = x(e.one), x(e.other)
    number = n.plus(n.times(x.tables.numbered(e.type), one), other)
    absent = [n.Compare("<", key, n.Constant(0)) for key, of in ((one, e.one), (other, e.other)) if may_be_absent(x.draft, of)]
    return n.If(n.Either(tuple(absent)), n.Constant(-1), number) if absent else number


def state_slot(x: Writing, e: p.StateValue) -> n.Node:
    """The index in `v` that a counter, role, die or track is at."""
    first = n.Constant(x.tables.slot[e.form, e.name])
    return first if e.of is None else n.plus(first, x.index(e.of))


@writes(p.Picked)
def picked(x: Writing, e: p.Picked) -> n.Node:
    """What a player chose, of what all chose at once."""
    return n.Item(x.slot(e.slot), x(e.of))


@writes(p.Noted)
def noted(x: Writing, e: p.Noted) -> n.Node:
    """Whether a piece is among those that are chosen to be paid."""
    return n.In(x(e.of), x.slot(e.slot))


@writes(p.Together)
def together(x: Writing, e: p.Together) -> n.Node:
    """Whether a piece is among those that were chosen under one name."""
    return n.In(x(e.of), x.slot(e.slot))


@writes(p.Passed)
def passed(_: Writing, e: p.Passed) -> n.Node:
    """Whether all have passed, or all but one."""
    return n.Ask("all_but_one_passed" if e.but_one else "all_passed")


@writes(p.UnderWay)
def under_way(x: Writing, e: p.UnderWay) -> n.Node:
    """Whether a body is running."""
    return n.Ask("under_way", (n.Constant(x.draft.entries[e.body]),))


# ------------------------------------------------------------------------------------------------------------ resources
@writes(p.Amount)
def amount(x: Writing, e: p.Amount) -> n.Node:
    """How much of a resource a holder has; of none it is 0."""
    amount = amount_of(x, e.holder, x(e.resource))
    return n.If(n.Compare("<", x(e.resource), ROOT), ROOT, amount) if may_be_absent(x.draft, e.resource) else amount


def amount_of(x: Writing, holder: p.Holder, resource: n.Node) -> n.Node:
    """How much of a resource a holder has; nobody has none, nor has what the rules never let anything lie on."""
    if not x.tables.holds_any(holder.form, holder.type):
        return n.Constant(0)
    if may_be_absent(x.draft, holder.of):
        base, stride = holder_at(x, holder, ROOT)
        return n.Ask("at_index", (n.plus(base, n.times(stride, resource)), x(holder.of)))
    base, stride = holder_at(x, holder)
    return n.Read(n.plus(base, n.times(stride, resource)))


def holder_at(x: Writing, e: p.Holder, index: n.Node | None = None) -> tuple[n.Node, int]:
    """Where a holder's amounts begin in `v`, and how far apart its resources are."""
    of = None if e.form in ("supply", "player") else e.type
    index = index or (None if e.of is None else x.index(e.of))
    if e.form == "piece":
        assert of is not None
        assert index is not None
        index = n.Arithmetic("-", index, n.Constant(x.tables.class_pieces[of][0]))
    base: n.Node = n.Constant(x.tables.holder_base(e.form, of))
    return base if index is None else n.plus(base, index), x.tables.holder_stride(e.form, of)


def held(x: Writing, e: p.Holder) -> n.Node:
    """How much of each resource a holder has."""
    return n.ByResource(amount_of(x, e, n.Name("r")))


@writes(p.Has)
def has(x: Writing, e: p.Has) -> n.Node:
    """Whether a holder could give up a bundle."""
    return n.Ask("holds", (held(x, e.holder), x(e.bundle)))


@writes(p.Fits)
def fits(x: Writing, e: p.Fits) -> n.Node:
    """How often a bundle fits in what a holder has."""
    amount, r = amount_of(x, e.holder, n.Name("r")), n.Name("r")
    for value in e.counted:
        assert isinstance(value, p.ValueOf)
        amount = n.If(n.Compare("==", r, n.Constant(x.tables.counted(value.name))), x(value), amount)
    return n.Ask("fits", (n.ByResource(amount), x(e.bundle)))


# --------------------------------------------------------------------------------------------------------------- tables
@writes(p.ColumnOf)
def column_of(x: Writing, e: p.ColumnOf) -> n.Node:
    """A cell of a column: a figure, or a formula."""
    if x.tables.constants[e.owner, e.column] is None:
        return n.Call(x.draft.columns[e.owner, e.column], (x(e.of),))
    if e.owner in x.tables.piece and x.tables.piece[e.owner].rolled:
        return n.Lookup((*(x.tables.constants[e.owner, e.column] or ()), 0), row_now(x, e.of))
    return n.Lookup(x.tables.cells(e), x(e.of))


@writes(p.ResourceOf)
def resource_of(x: Writing, e: p.ResourceOf) -> n.Node:
    """The resource that a member of a kind is."""
    return n.Lookup((*range(e.first, e.first + e.count), -1), x(e.of))


@writes(p.Included)
def included(x: Writing, e: p.Included) -> n.Node:
    """How much of a resource a bundle says: all cells beside each other, and after each one more for no resource (-1)."""
    if x.tables.constants[e.bundle.owner, e.bundle.column] is None:  # each cell is noted as it is read
        return n.Ask("amount_in", (x(e.bundle), x(e.resource)))
    width = width_of_amounts(x.tables)
    amounts: list[int] = []
    for cell in x.tables.cells(e.bundle):
        says = [0] * width
        for amount, (resource,) in cast(Demand, cell)[0]:
            says[resource] += amount
        amounts += says
    return n.Lookup(tuple(amounts), n.plus(n.times(width, x(e.bundle.of)), x(e.resource)))


def width_of_amounts(t: Tables) -> int:
    """How many amounts stand for each cell in a table of what bundles include."""
    return len(t.program.resources) + 1


@writes(p.CellOf)
def cell_of(x: Writing, e: p.CellOf) -> n.Node:
    """A cell of a table with two keys."""
    number = [matrix.name for matrix in x.draft.program.matrices].index(e.table)
    return n.Cell(number, x(e.row), x(e.column), n.Constant(nothing_of(e.type)))


@writes(p.RowOf)
def row_of(x: Writing, e: p.RowOf) -> n.Node:
    """Which row of its table a piece is; of dice, which side is up."""
    return row_now(x, e.of) if ("side", "") in x.tables.slot else n.Lookup((*x.tables.piece_row, -1), x(e.of))


def row_now(x: Writing, of: p.Expression) -> n.Node:
    """The row that is noted of a piece in a game with dice."""
    piece, read = x(of), n.Read(n.plus(n.Constant(x.tables.slot["side", ""]), x(of)))
    return n.If(n.Compare("<", piece, ROOT), n.Constant(-1), read) if may_be_absent(x.draft, of) else read


@writes(p.IsA)
def is_a(x: Writing, e: p.IsA) -> n.Node:
    """Whether a piece is of a class."""
    classes = x.tables.classes_of(e.type)
    return n.Lookup((*(name in classes for name in x.tables.piece_class), False), x(e.of))


@writes(p.ValueOf)
def value_of(x: Writing, e: p.ValueOf) -> n.Node:
    """A declared value."""
    number = next(i for i, value in enumerate(x.draft.program.values) if value.name == e.name)
    of = n.Constant(-1) if e.of is None else x(e.of)
    if x.keeping and e.name in x.draft.kept[1]:
        return n.Call(n.Function("kept_value", number), (of, KEPT))
    nobodys = may_be_absent(x.draft, e.of)
    if nobodys and nothing_of(e.type) == -1:
        return n.If(n.Compare("<", of, ROOT), n.Constant(-1), n.Call(n.Function("value", number), (of,)))
    return n.Call(n.Function("value", number), (of,), nobodys)


@writes(p.ScoreOf)
def score_of(x: Writing, e: p.ScoreOf) -> n.Node:
    """A score, or the total."""
    names = [score.name for score in x.draft.program.scores]
    of = "team_" if e.of_team else ""
    function = n.Function(f"{of}total") if e.name is None else n.Function(f"{of}score", names.index(e.name))
    return n.Call(function, (x(e.of),), may_be_absent(x.draft, e.of))


# -------------------------------------------------------------------------------------------------- arithmetic and logic
@writes(p.Arithmetic)
def arithmetic(x: Writing, e: p.Arithmetic) -> n.Node:
    """Two numbers to one."""
    left, right = x(e.left), x(e.right)
    if e.op == "down" or e.op == "up" or e.op == "remainder":
        return n.Divided(e.op, left, right, x.draft.at)
    if e.op == "exactly":
        return n.Ask("parted", (left, right))
    return looked_at(x.draft, e, n.Arithmetic(e.op, left, right))


@writes(p.Compare)
def compare(x: Writing, e: p.Compare) -> n.Node:
    """A truth about two."""
    return n.Compare(e.op, x(e.left), x(e.right))


@writes(p.Logic)
def logic(x: Writing, e: p.Logic) -> n.Node:
    """`and`, `or`."""
    both = (x(e.left), x(e.right))
    return n.Both(both) if e.op == "and" else n.Either(both)


@writes(p.Not)
def negation(x: Writing, e: p.Not) -> n.Node:
    """`not`"""
    return n.Not(x(e.of))


@writes(p.Cases)
def cases(x: Writing, e: p.Cases) -> n.Node:
    """The value of the case that there is."""
    of = x(e.of)
    given: tuple[n.Node, ...] = (n.Constant(x.draft.at), of)
    if not isinstance(e.keys[0], p.Number):
        given += (n.Constant(nothing_of(e.type)),)
    cases = [(x(key), x(value)) for key, value in zip(e.keys, e.values, strict=False)]
    node: n.Node = n.Ask("no_case", given)
    if len(e.values) > len(e.keys):
        node = x(e.values[-1])
    elif _there_is_no_other(x, e, [key for key, _ in cases]):
        node = cases.pop()[1]
    for key, value in reversed(cases):
        node = n.If(n.Compare("==", of, key), value, node)
    return node


def _there_is_no_other(x: Writing, e: p.Cases, keys: list[n.Node]) -> bool:
    """Whether these are all members of a kind, and one of them is certainly there."""
    if not isinstance(e.of, p.Local) or e.of.type not in x.tables.kind or may_be_absent(x.draft, e.of):
        return False
    members = {key.value for key in keys if isinstance(key, n.Constant)}
    return members == set(range(x.tables.numbered(e.of.type)))


def all_of(conditions: Iterable[n.Node]) -> n.Node:
    """Whether all of these hold; of none, they do."""
    found = tuple(conditions)
    return found[0] if len(found) == 1 else n.Both(found) if found else n.Constant(True)

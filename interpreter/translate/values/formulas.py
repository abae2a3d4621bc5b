"""Values, scores, ends and formulas in tables to functions of a state, with the modifiers that change them."""

from __future__ import annotations

from interpreter import form as n
from interpreter.numbering.constants import nothing_of
from interpreter.state.slots import ACTIVE, NEXT_TURN, TRIGGER
from interpreter.translate.values.scores import write_scores
from interpreter.translate.writing.draft import Draft
from interpreter.translate.writing.magnitude import modified_looked_at
from interpreter.translate.writing.writer import Writing
from rulelang import program as p

VALUE = n.Name("value")
ROW, PIECE = n.Name("row"), n.Name("i")


def switches(draft: Draft, scope: str) -> tuple[int, ...]:
    """The slots of the modifiers that hold until the end of a turn, phase or round."""
    found = []
    for number in sorted({step.modifier for step in draft.during if step.scope == scope}):
        first = draft.tables.slot["switch", str(number)]
        found += list(range(first, first + draft.tables.seats))
    return tuple(found)


def next_turns(draft: Draft) -> tuple[tuple[int, bool], ...]:
    """Of each modifier that holds until the next turn of a player: its first slot, and whether until the end of that turn."""
    found = sorted({(step.modifier, step.scope == NEXT_TURN[1]) for step in draft.during if step.scope in NEXT_TURN})
    return tuple((draft.tables.slot["switch", str(number)], to_its_end) for number, to_its_end in found)


# ------------------------------------------------------------------------------------------------------------- columns
def write_columns(draft: Draft) -> None:
    """A function for each column with formulas in its cells."""
    x = Writing(draft, {1: PIECE})
    owners: list[p.Kind | p.Piece] = [*draft.program.kinds, *draft.program.pieces]
    for owner in owners:
        for column in owner.columns:
            if draft.tables.constants[owner.name, column.name] is None:
                function = _column(draft, owner.name, column.name)
                row = PIECE if isinstance(owner, p.Kind) else n.Lookup((*draft.tables.piece_row, -1), PIECE)
                cells = [
                    _if(n.Compare("==", ROW, n.Constant(number)), n.Return(x(cell))) for number, cell in enumerate(column.cells)
                ]
                draft.function(function, ("i",), [n.Bind("row", row), *cells, n.Return(n.Constant(nothing_of(column.type)))])
    for union in draft.program.unions:
        _write_union(draft, union)


def _column(draft: Draft, owner: str, column: str) -> n.Function:
    """The function of a column, known from now on."""
    draft.columns[owner, column] = n.Function("column", len(draft.columns))
    return draft.columns[owner, column]


def _if(condition: n.Node, *steps: n.Step) -> n.Step:
    return n.When(((condition, steps),))


def _write_union(draft: Draft, union: p.Union) -> None:
    """A function for each column that has formulas in the table of one of the classes."""
    t = draft.tables
    x = Writing(draft, {1: PIECE})
    for (owner, column), cells in list(t.constants.items()):
        if owner != union.name or cells is not None:
            continue
        steps: list[n.Step] = []
        for name in union.classes:
            type_ = next((one.type for one in t.piece[name].columns if one.name == column), None)
            if type_ is not None:
                of = p.ColumnOf(owner=name, column=column, of=p.Local(slot=1, type=name), type=type_)
                first, last = t.class_pieces[name]
                steps.append(_if(n.Between(first, PIECE, last), n.Return(x(of))))
        draft.function(_column(draft, owner, column), ("i",), [*steps, n.Return(n.Constant(0))])


# -------------------------------------------------------------------------------------------------- values and scores
def write_values(draft: Draft) -> None:
    """The functions of values, scores, the total, what winners are ranked by, and limits."""
    x = Writing(draft)
    for number, value in enumerate(draft.program.values):
        _write_value(draft, number, value)
    write_scores(draft, x)
    lines_of_winner = [*ranking_lines(draft.program), *[-1] * len(draft.program.winner)]
    for number, ranking in enumerate(draft.program.winner):
        draft.at = lines_of_winner[number]
        draft.function(n.Function("ranking", number), (x.candidate(ranking.bound),), x(ranking.formula))
    _write_limit(draft, x)
    _write_first_spaces(draft, x)


def _write_value(draft: Draft, number: int, value: p.Value) -> None:
    """The function of a value; where it is kept, or hands on what is kept, with one more that is given what is kept."""
    x = Writing(draft)
    kept, handing = (value.name in names for names in draft.kept)
    x.keeping = handing
    bound = x.candidate(value.bound) if value.bound is not None and value.by is None else "pair" if value.by else "_"
    steps: list[n.Step] = [*_used(draft, value.line), *_two_keys(x, value), n.Bind("value", x(value.formula))]
    for modifier in draft.program.modifiers:
        if modifier.target == "value" and modifier.name == value.name:
            steps += _modified(draft, x, modifier, n.Name(bound), value.of)
    if kept:
        key = n.Arithmetic("+", n.Arithmetic("*", n.Name(bound), n.Constant(len(draft.program.values))), n.Constant(number))
        known = n.Item(n.Name("kept"), n.Name("key"))
        steps = [n.Bind("key", key), _if(n.IsKept(), n.Return(known)), *steps, n.Store(VALUE)]
    if handing:
        nobody = [] if value.bound is None else [_if(n.Compare("<", n.Name(bound), n.Constant(0)), n.Return(n.Constant(0)))]
        inner = draft.function(n.Function("kept_value", number), (bound, "kept"), [*nobody, *steps, n.Return(VALUE)])
        steps = [n.Bind("value", n.Call(inner, (n.Name(bound), n.NothingKept())))]
    draft.function(n.Function("value", number), (bound,), [*steps, n.Return(VALUE)])


def _two_keys(x: Writing, value: p.Value) -> list[n.Step]:
    """The two candidates of a value with two keys, out of the number of the pair."""
    if value.by is None or value.bound is None or value.second is None:
        return []
    pair, count = n.Name("pair"), n.Constant(x.tables.numbered(value.by))
    return [
        n.Bind(x.candidate(value.bound), n.Divided("down", pair, count, x.draft.at)),
        n.Bind(x.candidate(value.second), n.Divided("remainder", pair, count, x.draft.at)),
    ]


def _modified(draft: Draft, x: Writing, modifier: p.Modifier, of: n.Node, kind: str | None) -> list[n.Step]:
    """The steps that change `value` while a modifier holds."""
    mark = _used(draft, modifier.line)
    bound = [] if modifier.bound is None else [n.Bind(x.candidate(modifier.bound), of)]
    if modifier.switched:
        slot, seats = draft.tables.slot["switch", str(draft.program.modifiers.index(modifier))], draft.tables.seats
        condition: n.Node = n.Read(n.plus(n.Constant(slot), of)) if kind == "player" else n.Amounts(slot, slot + seats)
    else:
        condition = x(modifier.condition)
    changed: n.Node = n.Arithmetic("+" if modifier.sign > 0 else "-", VALUE, x(modifier.amount))
    if modifier.at_least is not None:
        changed = n.Arithmetic("larger", changed, n.Arithmetic("smaller", VALUE, x(modifier.at_least)))
    if modifier.at_most is not None:
        changed = n.Arithmetic("smaller", changed, n.Arithmetic("larger", VALUE, x(modifier.at_most)))
    return [*bound, _if(condition, n.Bind("value", modified_looked_at(draft, modifier, changed)), *mark)]


def _used(draft: Draft, line: int) -> list[n.Step]:
    """What tells, in a traced game, that a declared line was read; what is translated next is of this line."""
    draft.at = line
    return [n.Effect("used", (n.Constant(line),))] if draft.traced and line >= 0 else []


def _write_limit(draft: Draft, x: Writing) -> None:
    names = [resource.name for resource in draft.program.resources]
    steps: list[n.Step] = [n.Bind("value", n.Lookup(tuple(draft.tables.limits), n.Name("resource")))]
    for modifier in draft.program.modifiers:
        if modifier.target == "limit":
            changed = _modified(draft, x, modifier, n.Name("player"), "player")
            steps.append(_if(n.Compare("==", n.Name("resource"), n.Constant(names.index(modifier.name))), *changed))
    draft.function(n.Function("limit"), ("resource", "player"), [*steps, n.Return(VALUE)])


def _write_first_spaces(draft: Draft, x: Writing) -> None:
    """The functions that say on which space the first piece of each grid lies, given whose it is."""
    for number, law in enumerate(grid.law for grid in draft.program.grids if grid.law is not None):
        if law.first is not None:
            draft.function(n.Function("first", number), (x.candidate(law.player),), x(law.first))


# ---------------------------------------------------------------------------------------------------------------- ends
def write_ends(draft: Draft) -> None:
    """The function that looks at the conditions of all ends."""
    steps: list[n.Step] = []
    active = n.Read(n.Constant(ACTIVE))
    x = Writing(draft, {0: active})
    for number, end in enumerate(draft.program.ends):
        draft.at = end.line
        ended = n.Constant(draft.tables.slot["ended", ""] + number)
        then: list[n.Step] = [n.Write(ended, n.Constant(1))]
        if draft.traced:
            then.append(n.Effect("mark", (n.Constant(end.line),)))
        if end.body is None:
            then += [n.Over(), n.Stop()]
        else:
            entry = draft.entries[f"end {number}"]
            then += [n.Push(entry, TRIGGER, (active,), entry), n.Return(n.Constant(False))]
        steps.append(_if(n.Both((n.Not(n.Read(ended)), x(end.condition))), *then))
    draft.function(n.Function("ends"), (), [*steps, n.Return(n.Constant(False))])


def ranking_lines(program: p.Program) -> list[int]:
    """The lines of the criteria of `winner:`, in order."""
    return [number for number, line in enumerate(program.lines) if line.address.startswith("winner.")]

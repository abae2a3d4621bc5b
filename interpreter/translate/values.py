"""Values, scores, ends and formulas in tables to functions of a state, with the modifiers that change them."""

from __future__ import annotations

from interpreter.form import (
    Amounts,
    Arithmetic,
    Between,
    Bind,
    Both,
    Call,
    Compare,
    Constant,
    Effect,
    Function,
    IsKept,
    Item,
    Lookup,
    Name,
    Node,
    Not,
    NothingKept,
    Over,
    Push,
    Read,
    Return,
    Step,
    Stop,
    Store,
    When,
    Write,
    plus,
)
from interpreter.ranking import ranking_lines
from interpreter.state import ACTIVE, TRIGGER
from interpreter.translate.draft import Draft
from interpreter.translate.writing import Writing
from rulelang import program as p

VALUE = Name("value")
ROW, PIECE = Name("row"), Name("i")


def switches(draft: Draft, scope: str) -> tuple[int, ...]:
    """The slots of the modifiers that hold until the end of a turn, phase or round."""
    found = []
    for number in sorted({step.modifier for step in draft.during if step.scope == scope}):
        first = draft.tables.slot["switch", str(number)]
        found += list(range(first, first + draft.tables.players))
    return tuple(found)


# ------------------------------------------------------------------------------------------------------------- columns
def write_columns(draft: Draft) -> None:
    """A function for each column with formulas in its cells."""
    x = Writing(draft, {1: PIECE})
    owners: list[p.Kind | p.Piece] = [*draft.program.kinds, *draft.program.pieces]
    for owner in owners:
        for column in owner.columns:
            if draft.tables.constants[owner.name, column.name] is None:
                function = _column(draft, owner.name, column.name)
                row = PIECE if isinstance(owner, p.Kind) else Lookup(tuple(draft.tables.piece_row), PIECE)
                cells = [_if(Compare("==", ROW, Constant(number)), Return(x(cell))) for number, cell in enumerate(column.cells)]
                draft.function(function, ("i",), [Bind("row", row), *cells, Return(Constant(0))])
    for union in draft.program.unions:
        _write_union(draft, union)


def _column(draft: Draft, owner: str, column: str) -> Function:
    """The function of a column, known from now on."""
    draft.columns[owner, column] = Function("column", len(draft.columns))
    return draft.columns[owner, column]


def _if(condition: Node, *steps: Step) -> Step:
    return When(((condition, steps),))


def _write_union(draft: Draft, union: p.Union) -> None:
    """A function for each column that has formulas in the table of one of the classes."""
    t = draft.tables
    x = Writing(draft, {1: PIECE})
    for (owner, column), cells in list(t.constants.items()):
        if owner != union.name or cells is not None:
            continue
        steps: list[Step] = []
        for name in union.classes:
            type_ = next((one.type for one in t.piece[name].columns if one.name == column), None)
            if type_ is not None:
                of = p.ColumnOf(owner=name, column=column, of=p.Local(slot=1, type=name), type=type_)
                first, last = t.class_pieces[name]
                steps.append(_if(Between(first, PIECE, last), Return(x(of))))
        draft.function(_column(draft, owner, column), ("i",), [*steps, Return(Constant(0))])


# -------------------------------------------------------------------------------------------------- values and scores
def write_values(draft: Draft) -> None:
    """The functions of values, scores, the total, what winners are ranked by, and limits."""
    x = Writing(draft)
    scores = [Function("score", number) for number in range(len(draft.program.scores))]
    for number, value in enumerate(draft.program.values):
        _write_value(draft, number, value)
    for score, function in zip(draft.program.scores, scores, strict=True):
        read = _used(draft, score.line)
        draft.function(function, (x.candidate(score.bound),), [*read, Return(x(score.formula))])
    total: Node = Constant(0)
    for function in scores:
        total = plus(total, Call(function, (Name("player"),)))
    draft.function(Function("total"), ("player",), total)
    lines_of_winner = [*ranking_lines(draft.program), *[-1] * len(draft.program.winner)]
    for number, ranking in enumerate(draft.program.winner):
        draft.at = lines_of_winner[number]
        draft.function(Function("ranking", number), (x.candidate(ranking.bound),), x(ranking.formula))
    _write_limit(draft, x)


def _write_value(draft: Draft, number: int, value: p.Value) -> None:
    """The function of a value; where it is kept, or hands on what is kept, with one more that is given what is kept."""
    x = Writing(draft)
    kept, handing = (value.name in names for names in draft.kept)
    x.keeping = handing
    bound = x.candidate(value.bound) if value.bound is not None else "_"
    steps: list[Step] = [*_used(draft, value.line), Bind("value", x(value.formula))]
    for modifier in draft.program.modifiers:
        if modifier.target == "value" and modifier.name == value.name:
            steps += _modified(draft, x, modifier, Name(bound), value.of)
    if kept:
        key = Arithmetic("+", Arithmetic("*", Name(bound), Constant(len(draft.program.values))), Constant(number))
        known = Item(Name("kept"), Name("key"))
        steps = [Bind("key", key), _if(IsKept(), Return(known)), *steps, Store(VALUE)]
    if handing:
        nobody = [] if value.bound is None else [_if(Compare("<", Name(bound), Constant(0)), Return(Constant(0)))]
        inner = draft.function(Function("kept_value", number), (bound, "kept"), [*nobody, *steps, Return(VALUE)])
        steps = [Bind("value", Call(inner, (Name(bound), NothingKept())))]
    draft.function(Function("value", number), (bound,), [*steps, Return(VALUE)])


def _modified(draft: Draft, x: Writing, modifier: p.Modifier, of: Node, kind: str | None) -> list[Step]:
    """The steps that change `value` while a modifier holds."""
    mark = _used(draft, modifier.line)
    bound = [] if modifier.bound is None else [Bind(x.candidate(modifier.bound), of)]
    if modifier.switched:
        slot, players = draft.tables.slot["switch", str(draft.program.modifiers.index(modifier))], draft.tables.players
        condition: Node = Read(plus(Constant(slot), of)) if kind == "player" else Amounts(slot, slot + players)
    else:
        condition = x(modifier.condition)
    changed: Node = Arithmetic("+" if modifier.sign > 0 else "-", VALUE, x(modifier.amount))
    if modifier.at_least is not None:
        changed = Arithmetic("larger", changed, Arithmetic("smaller", VALUE, x(modifier.at_least)))
    if modifier.at_most is not None:
        changed = Arithmetic("smaller", changed, Arithmetic("larger", VALUE, x(modifier.at_most)))
    return [*bound, _if(condition, Bind("value", changed), *mark)]


def _used(draft: Draft, line: int) -> list[Step]:
    """What tells, in a traced game, that a declared line was read; what is translated next is of this line."""
    draft.at = line
    return [Effect("used", (Constant(line),))] if draft.traced and line >= 0 else []


def _write_limit(draft: Draft, x: Writing) -> None:
    names = [resource.name for resource in draft.program.resources]
    steps: list[Step] = [Bind("value", Lookup(tuple(draft.tables.limits), Name("resource")))]
    for modifier in draft.program.modifiers:
        if modifier.target == "limit":
            changed = _modified(draft, x, modifier, Name("player"), "player")
            steps.append(_if(Compare("==", Name("resource"), Constant(names.index(modifier.name))), *changed))
    draft.function(Function("limit"), ("resource", "player"), [*steps, Return(VALUE)])


# ---------------------------------------------------------------------------------------------------------------- ends
def write_ends(draft: Draft) -> None:
    """The function that looks at the conditions of all ends."""
    steps: list[Step] = []
    active = Read(Constant(ACTIVE))
    x = Writing(draft, {0: active})
    for number, end in enumerate(draft.program.ends):
        draft.at = end.line
        ended = Constant(draft.tables.slot["ended", ""] + number)
        then: list[Step] = [Write(ended, Constant(1))]
        if draft.traced:
            then.append(Effect("mark", (Constant(end.line),)))
        if end.body is None:
            then += [Over(), Stop()]
        else:
            entry = draft.entries[f"end {number}"]
            then += [Push(entry, TRIGGER, (active,), entry), Return(Constant(False))]
        steps.append(_if(Both((Not(Read(ended)), x(end.condition))), *then))
    draft.function(Function("ends"), (), [*steps, Return(Constant(False))])

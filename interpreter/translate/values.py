"""Values, scores, ends and formulas in tables to functions of a state, with the modifiers that change them."""

from __future__ import annotations

from interpreter.ranking import ranking_lines
from interpreter.translate.code import Text
from interpreter.translate.expressions import Expressions
from rulelang import program as p


def switches(text: Text, scope: str) -> tuple[int, ...]:
    """The slots of the modifiers that hold until the end of a turn, phase or round."""
    found = []
    numbers = {step.modifier for step in text.during if step.scope == scope}
    for number in sorted(numbers):
        first = text.tables.slot["switch", str(number)]
        found += list(range(first, first + text.tables.players))
    return tuple(found)


def write_columns(text: Text) -> None:
    """A function for each column with formulas in its cells."""
    x = Expressions(text, {1: "i"})
    owners: list[p.Kind | p.Piece] = [*text.program.kinds, *text.program.pieces]
    for owner in owners:
        for column in owner.columns:
            if text.tables.constants[owner.name, column.name] is None:
                name = f"column{len(text.namespace['columns'])}"
                text.namespace["columns"][owner.name, column.name] = name
                row = "i" if isinstance(owner, p.Kind) else f"{text.constant(tuple(text.tables.piece_row))}[i]"
                lines = [f"row = {row}"]
                for number, cell in enumerate(column.cells):
                    lines += [f"if row == {number}:", f"    return {x(cell)}"]
                text.function(f"{name}(s, i)", [*lines, "return 0"])
    for union in text.program.unions:
        _write_union(text, union)


def _write_union(text: Text, union: p.Union) -> None:
    """A function for each column that has formulas in the table of one of the classes."""
    t = text.tables
    for (owner, column), cells in list(t.constants.items()):
        if owner != union.name or cells is not None:
            continue
        lines = []
        for name in union.classes:
            type_ = next((one.type for one in t.piece[name].columns if one.name == column), None)
            if type_ is None:
                continue
            of = p.ColumnOf(owner=name, column=column, of=p.Local(slot=1, type=name), type=type_)
            first, last = t.class_pieces[name]
            lines += [f"if {first} <= i < {last}:", f"    return {Expressions(text, {1: 'i'})(of)}"]
        function = f"column{len(text.namespace['columns'])}"
        text.namespace["columns"][owner, column] = function
        text.function(f"{function}(s, i)", [*lines, "return 0"])


def write_values(text: Text) -> None:
    x = Expressions(text)
    for number, value in enumerate(text.program.values):
        _write_value(text, number, value)
    for number, score in enumerate(text.program.scores):
        text.function(f"score{number}(s, x{score.bound})", [*_used(text, score.line), f"return {x(score.formula)}"])
    sums = " + ".join(f"score{number}(s, player)" for number in range(len(text.program.scores))) or "0"
    text.function("total(s, player)", [f"return {sums}"])
    lines_of_winner = [*ranking_lines(text.program), *[-1] * len(text.program.winner)]
    for number, ranking in enumerate(text.program.winner):
        text.at = lines_of_winner[number]
        text.function(f"ranking{number}(s, x{ranking.bound})", [f"return {x(ranking.formula)}"])
    _write_limit(text, x)


def _write_value(text: Text, number: int, value: p.Value) -> None:
    """The function of a value; where it is kept, or hands on what is kept, with one more that is given what is kept."""
    x = Expressions(text)
    kept, handing = (value.name in names for names in text.kept)
    x.keeping = handing
    bound = f"x{value.bound}" if value.bound is not None else "_"
    lines = [*_used(text, value.line), f"value = {x(value.formula)}"]
    for modifier in text.program.modifiers:
        if modifier.target == "value" and modifier.name == value.name:
            lines += _modified(text, x, modifier, bound, value.of)
    if kept:
        key = f"{bound} * {len(text.program.values)} + {number}"
        lines = [f"key = {key}", "if key in kept:", "    return kept[key]", *lines, "kept[key] = value"]
    if handing:
        lines = lines if value.bound is None else [f"if {bound} < 0:", "    return 0", *lines]  # of nobody and nothing
        text.function(f"kept_value{number}(s, {bound}, kept)", [*lines, "return value"])
        lines = [f"value = kept_value{number}(s, {bound}, {{}})"]
    text.function(f"value{number}(s, {bound})", [*lines, "return value"])


def _modified(text: Text, x: Expressions, modifier: p.Modifier, bound: str, of: str | None) -> list[str]:
    """The lines that change `value` while a modifier holds."""
    mark = [f"    {line}" for line in _used(text, modifier.line)]
    lines = [] if modifier.bound is None else [f"x{modifier.bound} = {bound}"]
    if modifier.switched:
        slot = text.tables.slot["switch", str(text.program.modifiers.index(modifier))]
        players = text.tables.players
        condition = f"v[{slot} + {bound}]" if of == "player" else f"any([v[i] for i in range({slot}, {slot + players})])"
    else:
        condition = x(modifier.condition)
    sign = "+" if modifier.sign > 0 else "-"
    changed = f"value {sign} {x(modifier.amount)}"
    if modifier.at_least is not None:
        changed = f"max({changed}, min(value, {x(modifier.at_least)}))"
    if modifier.at_most is not None:
        changed = f"min({changed}, max(value, {x(modifier.at_most)}))"
    return [*lines, f"if {condition}:", f"    value = {changed}", *mark]


def _used(text: Text, line: int) -> list[str]:
    """What tells, in a traced game, that a declared line was read; what is translated next is of this line."""
    text.at = line
    return [f"used(s, {line})"] if text.traced and line >= 0 else []


def _write_limit(text: Text, x: Expressions) -> None:
    names = [resource.name for resource in text.program.resources]
    lines = [f"value = {text.constant(text.tables.limits)}[resource]"]
    for modifier in text.program.modifiers:
        if modifier.target == "limit":
            inner = _modified(text, x, modifier, "player", "player")
            lines += [f"if resource == {names.index(modifier.name)}:", *(f"    {line}" for line in inner)]
    text.function("limit(s, resource, player)", [*lines, "return value"])


def write_ends(text: Text) -> None:
    lines: list[str] = []
    x = Expressions(text, {0: "v[0]"})
    for number, end in enumerate(text.program.ends):
        text.at = end.line
        slot = text.tables.slot["ended", ""] + number
        lines += [f"if not v[{slot}] and {x(end.condition)}:", f"    v[{slot}] = 1"]
        if text.traced:
            lines.append(f"    mark(s, {end.line})")
        if end.body is None:
            lines += ["    s.over = True", "    return True"]
        else:
            entry = text.entries[f"end {number}"]
            lines += [f"    s.stack.append([{entry}, 4, (), v[0], *pad{entry}])", "    return"]
    text.function("ends(s)", [*lines, "return False"])

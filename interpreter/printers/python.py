"""A form to the Python that plays it: one function for each block, function and list of options, compiled once.

No text of a rules file enters the generated source: names are numbers, constants other than numbers go through a table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeVar

from interpreter.form import nodes as n
from interpreter.form import options as o
from interpreter.form import steps as st
from interpreter.form.module import Block, Defined, Form
from interpreter.numbers import GameNumbers
from interpreter.operations import OPERATIONS, RUNTIME
from interpreter.state import LATER, YOU

T = TypeVar("T", bound=n.Node)
PRINTED: dict[type[Any], Callable[[Python, Any], Any]] = {}
COUNTED = {"count": "len({})", "any": "bool({})", "no": "(not {})"}  # of all that lies at one place
INLINE = {"how_many": "len({})", "all_in_order": "tuple({})", "in_order": "tuple(sorted({}, key={}))"}
LARGER = {"larger": "max", "smaller": "min"}
DIVIDED = {"down": "({} // {})", "up": "(-(-{} // {}))", "remainder": "({} % {})"}  # by a number that is not 0


def prints(kind: type[T]) -> Callable[[Callable[[Python, T], Any]], Callable[[Python, T], Any]]:
    """Registers what prints a class of nodes: a value as a text, a step as lines."""

    def register(printer: Callable[[Python, T], Any]) -> Callable[[Python, T], Any]:
        assert kind not in PRINTED, kind
        PRINTED[kind] = printer
        return printer

    return register


class Python:
    """One printing. `constants` are those that have a name; `state` is what of the state is bound in a function."""

    def __init__(self, names: Mapping[Any, str] | None = None) -> None:
        self.constants: dict[str, Any] = {}
        self._known: dict[Any, str] = {}
        self.state: dict[str, None] = {}

    def __call__(self, node: n.Node) -> str:
        """A value as a Python expression."""
        return str(PRINTED[type(node)](self, node))

    def lines(self, steps: Iterable[st.Step]) -> list[str]:
        """Steps as lines."""
        return [line for step in steps for line in PRINTED[type(step)](self, step)] or ["pass"]

    def within(self, steps: Iterable[st.Step]) -> list[str]:
        """The same, indented."""
        return [f"    {line}" for line in self.lines(steps)]

    def uses(self, name: str) -> str:
        """A part of the state, which the function binds."""
        self.state[name] = None
        return name

    def constant(self, value: Any) -> str:
        """Numbers and truths as they are, all else by a name."""
        if isinstance(value, int):
            return str(value) if value >= 0 else f"({value})"
        if value == ():
            return "()"
        key = (type(value), value)
        if key not in self._known:
            self._known[key] = f"k{len(self._known)}"
            self.constants[self._known[key]] = value
        return self._known[key]

    def function(self, name: str, given: Sequence[str], lines: Sequence[str]) -> str:
        """A function of a state and more, with what its lines use of the state."""
        binds = [f"    {part} = s.{part}" for part in ("v", "z", "at") if part in self.state]
        self.state = {}
        return "\n".join([f"def {name}({', '.join(['s', *given])}):", *binds, *(f"    {line}" for line in lines)])


# ---------------------------------------------------------------------------------------------------- the whole of it
def compiled(numbers: GameNumbers, form: Form) -> tuple[str, dict[str, Any]]:
    """The generated text, and the names that it defines and uses."""
    to = Python()
    functions = [_defined(to, defined) for defined in form.functions.values()]
    functions += [_block(to, block) for block in form.blocks.values()]
    functions += [to.function(f"options{number}", ("f",), PRINTED[type(one)](to, one)) for number, one in form.options.items()]
    source = "\n\n".join(functions)
    paddings = {f"pad{entry}": (0,) * (len(frame.slots) - frame.given) for entry, frame in form.frames.items()}
    tables = {
        f"matrix{number}": {(row, column): cell for row, column, cell in matrix} for number, matrix in enumerate(numbers.matrices)
    }
    namespace = {**RUNTIME, **to.constants, **paddings, **tables}
    exec(compile(source, "<rules>", "exec"), namespace)  # noqa: S102 - our own text; see above
    return source, namespace


def _block(to: Python, block: Block) -> str:
    return to.function(f"b{block.number}", ("f",), to.lines(block.steps))


def _defined(to: Python, defined: Defined) -> str:
    return to.function(name_of(defined.function), defined.given, to.lines(defined.steps))


def name_of(function: n.Function) -> str:
    """What a function of the form is called."""
    return function.kind if function.number < 0 else f"{function.kind}{function.number}"


# ---------------------------------------------------------------------------------------------------- atoms and state
@prints(n.Constant)
def _constant(to: Python, e: n.Constant) -> str:
    return to.constant(e.value)


@prints(n.Slot)
def _slot(_: Python, e: n.Slot) -> str:
    return f"f[{e.index}]"


@prints(n.Slots)
def _slots(_: Python, __: n.Slots) -> str:
    return f"*f[{YOU}:]"


@prints(n.Name)
def _name(_: Python, e: n.Name) -> str:
    return e.name


@prints(n.Read)
def _read(to: Python, e: n.Read) -> str:
    return f"{to.uses('v')}[{to(e.at)}]"


@prints(n.Amounts)
def _amounts(to: Python, e: n.Amounts) -> str:
    return f"any({to.uses('v')}[{e.first}:{e.last}])"


@prints(n.At)
def _at(to: Python, e: n.At) -> str:
    return f"{to.uses('at')}[{to(e.piece)}]"


@prints(n.Pile)
def _pile(to: Python, e: n.Pile) -> str:
    return f"{to.uses('z')}[{to(e.place)}]"


@prints(n.Fired)
def _fired(_: Python, __: n.Fired) -> str:
    return "s.fired"


@prints(n.Waiting)
def _waiting(_: Python, __: n.Waiting) -> str:
    return f"f[{LATER}]"


# -------------------------------------------------------------------------------------------------- numbers and truths
@prints(n.Arithmetic)
def _arithmetic(to: Python, e: n.Arithmetic) -> str:
    left, right = to(e.left), to(e.right)
    return f"{LARGER[e.op]}({left}, {right})" if e.op in LARGER else f"({left} {e.op} {right})"


@prints(n.Divided)
def _divided(to: Python, e: n.Divided) -> str:
    left, right = to(e.left), to(e.right)
    if isinstance(e.right, n.Constant) and e.right.value > 0:
        return DIVIDED[e.op].format(left, right)
    return f"{e.op}({left}, {right}, {e.line})"


@prints(n.Compare)
def _compare(to: Python, e: n.Compare) -> str:
    return f"({to(e.left)} {e.op} {to(e.right)})"


@prints(n.Between)
def _between(to: Python, e: n.Between) -> str:
    return f"({e.first} <= {to(e.of)} < {e.last})"


@prints(n.Both)
def _both(to: Python, e: n.Both) -> str:
    return f"({' and '.join(map(to, e.parts))})"


@prints(n.Either)
def _either(to: Python, e: n.Either) -> str:
    return f"({' or '.join(map(to, e.parts))})"


@prints(n.Not)
def _not(to: Python, e: n.Not) -> str:
    return f"(not {to(e.of)})"


@prints(n.If)
def _if(to: Python, e: n.If) -> str:
    return f"({to(e.then)} if {to(e.condition)} else {to(e.otherwise)})"


@prints(n.Marked)
def _marked(to: Python, e: n.Marked) -> str:
    return f"(mark(s, {e.line}) or {to(e.of)})"


# -------------------------------------------------------------------------------------------------- tuples and tables
@prints(n.Lookup)
def _lookup(to: Python, e: n.Lookup) -> str:
    return f"{to.constant(e.table)}[{to(e.index)}]"


@prints(n.Cell)
def _cell(to: Python, e: n.Cell) -> str:
    return f"matrix{e.table}.get(({to(e.row)}, {to(e.column)}), {to(e.absent)})"


@prints(n.Item)
def _item(to: Python, e: n.Item) -> str:
    return f"{to(e.of)}[{to(e.index)}]"


@prints(n.Rest)
def _rest(to: Python, e: n.Rest) -> str:
    return f"{to(e.of)}[1:]"


@prints(n.Tuple)
def _tuple(to: Python, e: n.Tuple) -> str:
    return f"({''.join(f'{to(part)}, ' for part in e.parts).rstrip()})"


@prints(n.Joined)
def _joined(to: Python, e: n.Joined) -> str:
    several = [list(map(to, part.parts)) if isinstance(part, n.Tuple) else [f"*{to(part)}"] for part in e.parts]
    return f"({', '.join(one for part in several for one in part)},)"


@prints(n.In)
def _in(to: Python, e: n.In) -> str:
    return f"({to(e.of)} in {to(e.several)})"


# ------------------------------------------------------------------------------------------------------ what is bound
@prints(n.Let)
def _let(to: Python, e: n.Let) -> str:
    return f"[{to(e.within)} for {e.name} in ({to(e.value)},)][0]"


@prints(n.Kept)
def _kept(to: Python, e: n.Kept) -> str:
    return f"[{to(e.of)} for kept in ({{}},)][0]"


@prints(n.IsKept)
def _is_kept(to: Python, e: n.IsKept) -> str:
    return "(key in kept)"


@prints(n.NothingKept)
def _nothing_kept(_: Python, __: n.NothingKept) -> str:
    return "{}"


@prints(n.ByResource)
def _by_resource(to: Python, e: n.ByResource) -> str:
    return f"lambda r: {to(e.amount)}"


@prints(n.Named)
def _named(to: Python, e: n.Named) -> str:
    return f"lambda {e.name}: {to(e.of)}"


# --------------------------------------------------------------------------------------------------------------- groups
@prints(n.Span)
def _span(to: Python, e: n.Span) -> str:
    return f"range({to(e.last)})" if e.first == n.Constant(0) else f"range({to(e.first)}, {to(e.last)})"


@prints(n.Sorted)
def _sorted(to: Python, e: n.Sorted) -> str:
    return f"sorted({to(e.of)})"


@prints(n.Loop)
def _loop(to: Python, e: n.Loop) -> str:
    tests = f" if {' and '.join(map(to, e.tests))}" if e.tests else ""
    if isinstance(e.source, n.Piles):
        pile = f"{to.uses('z')}[q]"
        pile = f"sorted({pile})" if e.source.by_number else pile
        return f"for q in {to(e.source.places)} for {e.name} in {pile}{tests}"
    return f"for {e.name} in {to(e.source)}{tests}"


@prints(n.Listing)
def _listing(to: Python, e: n.Listing) -> str:
    return f"[{e.loop.name} {to(e.loop)}]"


@prints(n.Ranked)
def _ranked(to: Python, e: n.Ranked) -> str:
    return f"ranked({to(e.of)}, lambda {e.name}: {to(e.by)}, {e.highest})"


@prints(n.Fold)
def _fold(to: Python, e: n.Fold) -> str:
    if e.op in COUNTED and not e.loop.tests and isinstance(e.loop.source, n.Pile | n.Ask):
        return COUNTED[e.op].format(to(e.loop.source))
    each = "1" if e.each is None else to(e.each)
    match e.op:
        case "count" | "sum":
            return f"sum([{each} {to(e.loop)}])"
        case "any":
            return f"any(True {to(e.loop)})"
        case "no":
            return f"(not any(True {to(e.loop)}))"
    return f"{'max' if e.op == 'highest' else 'min'}([{each} {to(e.loop)}], default=0)"


@prints(n.Every)
def _every(to: Python, e: n.Every) -> str:
    return f"all([{to(e.of)} for {e.name} in {to(e.several)}])"


# ---------------------------------------------------------------------------------------------------------------- calls
@prints(n.Ask)
def _ask(to: Python, e: n.Ask) -> str:
    if e.what in INLINE:
        return INLINE[e.what].format(*map(to, e.given))
    given = [part if part in "sf" else to.uses(part) for part in OPERATIONS[e.what].state]
    return f"{e.what}({', '.join([*given, *map(to, e.given)])})"


@prints(n.Call)
def _call(to: Python, e: n.Call) -> str:
    if e.or_zero:
        return f"of_one({name_of(e.function)}, s, {to(e.given[0])})"
    return f"{name_of(e.function)}({', '.join(['s', *map(to, e.given)])})"


# -------------------------------------------------------------------------------------------------------- straight steps
@prints(st.Effect)
def _effect(to: Python, e: st.Effect) -> list[str]:
    down = [] if e.down is None else [f"down={int(e.down)}"]
    return [f"{e.what}({', '.join(['s', *map(to, e.given), *down])})"]


@prints(st.Set)
def _set(to: Python, e: st.Set) -> list[str]:
    return [f"f[{e.slot}] = {to(e.value)}"]


@prints(st.Add)
def _add(_: Python, e: st.Add) -> list[str]:
    return [f"f[{e.slot}] {'-' if e.amount < 0 else '+'}= {abs(e.amount)}"]


@prints(st.Append)
def _append(to: Python, e: st.Append) -> list[str]:
    return [f"f[{e.slot}] += ({to(e.value)},)"]


@prints(st.Bind)
def _bind(to: Python, e: st.Bind) -> list[str]:
    return [f"{e.name} = {to(e.value)}"]


@prints(st.Gather)
def _gather(_: Python, e: st.Gather) -> list[str]:
    return [f"{e.name} = []"]


@prints(st.More)
def _more(to: Python, e: st.More) -> list[str]:
    return [f"{e.name}.append({to(e.value)})"]


@prints(st.Write)
def _write(to: Python, e: st.Write) -> list[str]:
    return [f"{to.uses('v')}[{to(e.at)}] = {to(e.value)}"]


@prints(st.Store)
def _store(to: Python, e: st.Store) -> list[str]:
    return [f"kept[key] = {to(e.value)}"]


@prints(st.When)
def _when(to: Python, e: st.When) -> list[str]:
    lines = []
    for number, (condition, steps) in enumerate(e.branches):
        head = "else:" if condition is None else f"{'elif' if number else 'if'} {to(condition)}:"
        lines += [head, *to.within(steps)]
    return lines


@prints(st.ForEach)
def _for_each(to: Python, e: st.ForEach) -> list[str]:
    return [f"for {to(e.target)} in {to(e.several)}:", *to.within(e.steps)]


@prints(st.Times)
def _times(to: Python, e: st.Times) -> list[str]:
    return [f"for _ in range({to(e.count)}):", *to.within(e.steps)]


@prints(st.Until)
def _until(to: Python, e: st.Until) -> list[str]:
    head = [f"for _ in range({e.at_most}):", f"    if {to(e.stop)}:", "        break"]
    return [*head, *to.within(e.steps), "else:", f"    raise Endless({e.line})"]


# ------------------------------------------------------------------------------------------------- how a block goes on
@prints(st.Next)
def _next(_: Python, e: st.Next) -> list[str]:
    return [f"f[0] = {e.block}"]


@prints(st.Push)
def _push(to: Python, e: st.Push) -> list[str]:
    frame = [str(e.block), str(e.marker), "()", *map(to, e.slots), *([f"*pad{e.padding}"] if e.padding >= 0 else [])]
    return [f"s.stack.append([{', '.join(frame)}])"]


@prints(st.Pop)
def _pop(_: Python, __: st.Pop) -> list[str]:
    return ["s.stack.pop()"]


@prints(st.Over)
def _over(_: Python, __: st.Over) -> list[str]:
    return ["s.over = True"]


@prints(st.Jump)
def _jump(_: Python, e: st.Jump) -> list[str]:
    return [f"return b{e.block}(s, f)"]


@prints(st.Leave)
def _leave(_: Python, __: st.Leave) -> list[str]:
    return ["return"]


@prints(st.Stop)
def _stop(_: Python, __: st.Stop) -> list[str]:
    return ["return True"]


@prints(st.Fail)
def _fail(_: Python, e: st.Fail) -> list[str]:
    return [f"raise DeadEnd({e.line})"]


@prints(st.Decide)
def _decide(to: Python, e: st.Decide) -> list[str]:
    asked = f"ask(s, {e.site}, {to(e.you)}, options{e.site}(s, f))"
    return [f"f[0] = {e.block}", f"if {asked}:", "    return True", f"return b{e.block}(s, f)"]


@prints(st.Return)
def _return(to: Python, e: st.Return) -> list[str]:
    return [f"return {to(e.value)}"]


# --------------------------------------------------------------------------------------------------------------- options
@prints(o.Choice)
def _choice(to: Python, e: o.Choice) -> list[str]:
    found = to(_filtered(e))
    if e.apart:
        you = [to(e.you)] if e.apart == "distinct_to" and e.you is not None else []
        held = [] if e.held is None or e.apart == "by_place" else [to(e.held)]
        found = f"{e.apart}({', '.join(['s', found, *you, *held])})"
    return [f"return [*{found}, -1]" if e.optional else f"return {found}"]


def _filtered(e: o.Choice) -> n.Node:
    """The candidates with which it can go on: looked for and tested in one pass, where they are not ranked."""
    if not e.possible:
        return e.listed
    if isinstance(e.listed, n.Kept) and isinstance(e.listed.of, n.Listing):
        return n.Kept(_tested(e.listed.of, e.possible))
    if isinstance(e.listed, n.Listing):
        return _tested(e.listed, e.possible)
    return n.Listing(n.Loop(e.name, e.listed, e.possible))


def _tested(listing: n.Listing, possible: tuple[n.Node, ...]) -> n.Listing:
    loop = listing.loop
    return n.Listing(n.Loop(loop.name, loop.source, (*loop.tests, *possible)))


@prints(o.Numbers)
def _numbers(to: Python, e: o.Numbers) -> list[str]:
    tests = f" if {' and '.join(map(to, e.possible))}" if e.possible else ""
    return [f"return [{e.name} for {e.name} in among({to(e.low)}, {to(e.high)}, {e.line}){tests}]"]


@prints(o.Ways)
def _ways(to: Python, e: o.Ways) -> list[str]:
    lines = ["o = []"]
    for number, conditions in enumerate(e.possible):
        indent = "    " if conditions else ""
        lines += [f"if {' and '.join(map(to, conditions))}:"] if conditions else []
        lines.append(f"{indent}o.append({number})")
    return [*lines, "return o"]


@prints(o.Payments)
def _payments(to: Python, e: o.Payments) -> list[str]:
    return [f"return few({to(e.ways)}, {e.line})" if e.line >= 0 else f"return {to(e.ways)}"]


@prints(o.Gathered)
def _gathered(to: Python, e: o.Gathered) -> list[str]:
    return to.lines(e.steps)

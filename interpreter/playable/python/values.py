"""What has a value, printed as a Python expression."""

from __future__ import annotations

from interpreter import form as n
from interpreter.engine.queries.players import seats
from interpreter.playable.folding.certain import certain
from interpreter.playable.operations import OPERATIONS
from interpreter.playable.python.boards import all_full, long_enough, looked_up, with_places
from interpreter.playable.python.printing import Python, name_of, prints
from interpreter.playable.python.sets import of_a_set
from interpreter.playable.python.unvarying import helped, taken_out
from interpreter.state.slots import LATER, YOU

COUNTED = {"count": "len({})", "any": "bool({})", "no": "(not {})"}  # of all that lies at one place
INLINE = {"how_many": "len({})", "all_in_order": "tuple({})", "in_order": "tuple(sorted({}, key={}))"}
COSTS = {"payable_sourced": helped, "payable_plainly": helped}
LARGER = {"larger": "max", "smaller": "min"}
DIVIDED = {"down": "({} // {})", "up": "(-(-{} // {}))", "remainder": "({} % {})"}  # by a number that is not 0


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
    if (found := long_enough(to, e)) is not None:
        return found
    left = e.left
    if e.op == ">=" and isinstance(left, n.Ask) and left.what == "longest" and isinstance(e.right, n.Constant):
        left = n.Ask(left.what, (*left.given, e.right))  # no further than to the first that is long enough
    return f"({to(left)} {e.op} {to(e.right)})"


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
    before, e = taken_out(e, to.fresh)
    once = "".join(f"for {name} in ({to(node)},) " for name, node in before)
    return once + _candidates(to, e)


def _candidates(to: Python, e: n.Loop) -> str:
    if (found := with_places(to, e)) is not None:
        source, e = found
        return f"for {source}{_tests(to, e)}"
    tests = _tests(to, e)
    if isinstance(e.source, n.Piles):
        pile = f"{to.uses('z')}[q]"
        pile = f"sorted({pile})" if e.source.by_number else pile
        return f"for q in {to(e.source.places)} for {e.name} in {pile}{tests}"
    return f"for {e.name} in {to(e.source)}{tests}"


def _tests(to: Python, e: n.Loop) -> str:
    return f" if {' and '.join(map(to, e.tests))}" if e.tests else ""


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
    if e.each is None and (found := of_a_set(to, e)) is not None:
        return found
    each = "1" if e.each is None else to(e.each)
    match e.op:
        case "count" | "sum":
            return f"sum([{each} {to(e.loop)}])"
        case "any":
            return f"any(True {to(e.loop)})"
        case "no":
            return f"(not any(True {to(e.loop)}))"
        case "most" | "different" | "shared" | "run":
            return f"of_sets({e.op!r}, [{each} {to(e.loop)}], {e.least})"
    return f"{'max' if e.op == 'highest' else 'min'}([{each} {to(e.loop)}], default=0)"


@prints(n.Every)
def _every(to: Python, e: n.Every) -> str:
    if (found := all_full(to, e)) is not None:
        return found
    each = f"{to(e.of)} for {e.name} in {to(e.several)}"
    return f"all({each})" if certain(e.of) else f"all([{each}])"  # of what cannot fail not all have to be asked


# ---------------------------------------------------------------------------------------------------------------- calls
@prints(n.Ask)
def _ask(to: Python, e: n.Ask) -> str:
    if e.what in INLINE:
        return INLINE[e.what].format(*map(to, e.given))
    if e.what in COSTS and (found := COSTS[e.what](to, e)) is not None:
        return found
    if (found := looked_up(to, e)) is not None:
        return found
    if e.what == "seats":
        return _seats(to, *e.given)
    given = [part if part in "sf" else to.uses(part) for part in OPERATIONS[e.what].state]
    return f"{e.what}({', '.join([*given, *map(to, e.given)])})"


def _seats(to: Python, start: n.Node, players: n.Node, order: n.Node) -> str:
    """All players from somebody on: of each, and of nobody, it stands in a table."""
    if not isinstance(players, n.Constant) or not isinstance(order, n.Constant) or to.numbers is None:
        return f"seats({to(start)}, {to(players)}, {to(order)})"
    table = tuple(seats(first, players.value, order.value) for first in (*range(to.numbers.seats), -1))
    return to.constant(table[start.value]) if isinstance(start, n.Constant) else to(n.Lookup(table, start))


@prints(n.Call)
def _call(to: Python, e: n.Call) -> str:
    if e.or_zero:
        return f"of_one({name_of(e.function)}, s, {to(e.given[0])})"
    return f"{name_of(e.function)}({', '.join(['s', *map(to, e.given)])})"

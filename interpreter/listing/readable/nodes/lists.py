"""Tuples, tables of constants and what has a name for a while, in words."""

from __future__ import annotations

from interpreter import form as n
from interpreter.listing.readable.naming.columns import Told, columns
from interpreter.listing.readable.naming.values import UNNAMED
from interpreter.listing.readable.nodes.where_amounts_lie import holder
from interpreter.listing.readable.showing import People, is_a, one_of, shows
from rulelang.program import kinds

STRETCHES = {"piece": "pieces", "place": "places", "player": "players", "resource": "resources"}


# -------------------------------------------------------------------------------------------------- tuples and tables
@shows(n.Lookup)
def _lookup(to: People, e: n.Lookup, _: str) -> str:
    told = _told(to, e)
    if told:
        return " / ".join(dict.fromkeys(_of_what(to, one, e.index) for one in told))
    if all(one is True for one in e.table):
        return f"yes, whichever {to(e.index)}"
    if all(isinstance(one, bool) for one in e.table):
        kind = to.kind(e.index)
        names = [to.names.value(kind, index) for index, one in enumerate(e.table) if one]
        return f"{to(e.index)} is one of: {', '.join(names) or 'none'}"
    return f"{UNNAMED}table of {to(e.index)}"


def _of_what(to: People, told: Told, index: n.Node) -> str:
    if told.width:
        of, resource = _row_and_place(index, told.width)
        return told.words.format(to(of, told.of), to(resource, "resource"))
    what = to(index, told.of)
    return told.words.format(what.removeprefix("the place of ") if told.of == "place" else what)


def _row_and_place(index: n.Node, width: int) -> tuple[n.Node, n.Node]:
    """Whose row it is and where in it, of an index `width * row + place` that was worked out as far as it can be."""
    match index:
        case n.Constant(value=value):
            return n.Constant(value // width), n.Constant(value % width)
        case n.Arithmetic(op="*", left=n.Constant(), right=row):
            return row, n.Constant(0)
        case n.Arithmetic(op="+", left=first, right=place):
            return _row_and_place(first, width)[0], place
    return n.Constant(0), index


@is_a(n.Lookup)
def _kind_of_lookup(to: People, e: n.Lookup) -> str:
    kind = next((one.kind for one in _told(to, e)), "")
    return kinds.row_of(to.kind(e.index)) if kind == "row" else kind


def _told(to: People, e: n.Lookup) -> list[Told]:
    """What the table says; where several say the same, those about what is looked up."""
    known = columns(to.t).get(e.table, [])
    kind = to.kind(e.index)
    about = [one for one in known if kind in (one.of, *to.t.union.get(one.of, ()))] or known
    return [one for one in about if one.words.partition(" of ")[0] in to.said_here] or about


@shows(n.Cell)
def _cell(to: People, e: n.Cell, _: str) -> str:
    table = to.t.program.matrices[e.table]
    return f"{table.name} of {to(e.row, table.row_type)} and {to(e.column, table.column_type)}"


@shows(n.Item)
def _item(to: People, e: n.Item, _: str) -> str:
    match to.kind(e.of), e.index:
        case "use", n.Constant(value=index):
            return f"the {('ability', 'piece')[index]} of {to(e.of)}"
        case _, n.Constant(value=0):
            return f"the first of {to(e.of)}"
        case _, n.Constant():
            return f"the rest of {to(e.of)}"
    return f"{to(e.of)}: that of {to(e.index)}"


@is_a(n.Item)
def _kind_of_item(to: People, e: n.Item) -> str:
    kind = to.kind(e.of)
    if kind == "use" and isinstance(e.index, n.Constant):
        return ("ability", "piece")[e.index.value]
    return one_of(kind)


@shows(n.Rest)
def _rest(to: People, e: n.Rest, _: str) -> str:
    return f"{to(e.of)} without its first"


@shows(n.Tuple)
def _tuple(to: People, e: n.Tuple, want: str) -> str:
    return ", ".join(to(part, one_of(want) or "option") for part in e.parts) or "nothing"


@is_a(n.Tuple)
def _kind_of_tuple(to: People, e: n.Tuple) -> str:
    return STRETCHES.get(to.kind(e.parts[0]), "") if e.parts else ""


@shows(n.Joined)
def _joined(to: People, e: n.Joined, want: str) -> str:
    return ", ".join(to(part, want) for part in e.parts)


@shows(n.In)
def _in(to: People, e: n.In, _: str) -> str:
    kind = to.kind(e.of)
    return f"{to(e.of)} is one of {to(e.several, STRETCHES.get(kind, kind))}"


# ------------------------------------------------------------------------------------------------------ what is bound
@shows(n.Let)
def _let(to: People, e: n.Let, want: str) -> str:
    with to.naming(e.name, to.kind(e.value) or to.candidate(e.name), e.value) as said:
        return f"with {to(e.value)} as {said}: {to(e.within, want)}"


@shows(n.Kept)
def _kept(to: People, e: n.Kept, want: str) -> str:
    return to(e.of, want)


@is_a(n.Kept)
def _kind_of_kept(to: People, e: n.Kept) -> str:
    return to.kind(e.of)


@shows(n.IsKept)
def _is_kept(_: People, __: n.IsKept, ___: str) -> str:
    return "it was worked out already"


@shows(n.NothingKept)
def _nothing_kept(_: People, __: n.NothingKept, ___: str) -> str:
    return "an empty store"


@shows(n.ByResource)
def _by_resource(to: People, e: n.ByResource, _: str) -> str:
    with to.naming("r", "resource"):
        match e.amount:
            case n.Read(at=at):
                return holder(to, at)
            case n.Ask(what="at_index", given=(base, index)):
                return holder(to, n.plus(base, index))
        return "nobody" if e.amount == n.Constant(0) else f"{to(e.amount)} for each resource"


@shows(n.Named)
def _named(to: People, e: n.Named, _: str) -> str:
    with to.naming(e.name, to.candidate(e.name), e.of):
        return to(e.of)


@is_a(n.Named)
def _kind_of_named(to: People, e: n.Named) -> str:
    return to.kind(e.of)

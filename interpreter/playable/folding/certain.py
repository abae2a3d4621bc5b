"""What comes to the same however often, and whether, it is worked out: what changes nothing, never fails and leaves no trace.

A node that has no row here is not certain.
"""

from __future__ import annotations

from interpreter import form as n

_NODES = (
    n.Constant, n.Slot, n.Name, n.Read, n.Amounts, n.At, n.Pile, n.Compare, n.Between, n.Both, n.Either, n.Not, n.Lookup, n.Item,
    n.Tuple, n.Joined, n.In, n.Span, n.Sorted, n.Piles, n.Loop, n.Listing, n.Fold, n.If, n.Cell,
    n.Every,
)  # fmt: skip
_ASKED = frozenset(
    "how_many empty full roomy top pile owner whereabouts at_space first_of last_of only_of position met".split()
    + "with_room stands_in bears".split()
)
_TRUTHS = (n.Compare, n.Between, n.Not, n.In, n.Every)


def certain(node: n.Node) -> bool:
    """Whether working it out changes nothing, never fails and leaves no trace. (A difference could lead out of a table.)"""
    return all(
        isinstance(one, _NODES)
        or (isinstance(one, n.Ask) and one.what in _ASKED)
        or (isinstance(one, n.Arithmetic) and one.op != "-")
        for one in n.walk(node)
    )


def is_truth(node: n.Node) -> bool:
    """Whether it gives true or false, and nothing that only counts as such."""
    match node:
        case n.Constant(value=value):
            return isinstance(value, bool)
        case n.Both(parts=parts) | n.Either(parts=parts):
            return all(map(is_truth, parts))
        case n.If(then=then, otherwise=otherwise):
            return is_truth(then) and is_truth(otherwise)
        case n.Fold(op=op):
            return op in ("any", "no")
        case n.Ask(what=what):
            return what in ("met", "empty", "full", "roomy", "payable", "stands_in", "bears", "any_spot")
        case n.Lookup(table=table):
            return all(isinstance(one, bool) for one in table)
    return isinstance(node, _TRUTHS)

"""Demands: what a cost or reward asks for, and how demands are put together.

A demand is a tuple of alternatives; an alternative is a tuple of wants `(amount, candidates)`, candidates being resource
indices of which any mixture will do.
"""

from __future__ import annotations

Want = tuple[int, tuple[int, ...]]
Demand = tuple[tuple[Want, ...], ...]

NOTHING: Demand = ((),)


def one(amount: int, resource: int) -> Demand:
    """So much of one resource; of none (-1) it is nothing."""
    return (((amount, (resource,)),),) if amount > 0 and resource >= 0 else NOTHING


def any_of(amount: int, resources: tuple[int, ...], one_kind: bool) -> Demand:
    """So much of several resources: in any mixture, or all of one of them."""
    if amount <= 0:
        return NOTHING
    if one_kind:
        return tuple(((amount, (resource,)),) for resource in resources)
    return (((amount, resources),),)


def plus(left: Demand, right: Demand) -> Demand:
    """Both."""
    return tuple(a + b for a in left for b in right)


def either(left: Demand, right: Demand) -> Demand:
    """One or the other."""
    return left + right


def amount_in(demand: Demand, resource: int) -> int:
    """How much of a resource a demand without alternatives asks for."""
    (wants,) = demand
    return sum(amount for amount, candidates in wants if candidates == (resource,))


def times(count: int, demand: Demand) -> Demand:
    """So many times; each time may choose another alternative."""
    total = NOTHING
    for _ in range(count if len(demand) > 1 else 0):
        total = tuple(dict.fromkeys(tuple(sorted(merged(alternative))) for alternative in plus(total, demand)))
    if len(demand) > 1 or count <= 0:
        return total
    return tuple(tuple((count * amount, candidates) for amount, candidates in alternative) for alternative in demand)


def change(demand: Demand, other: Demand, sign: int) -> Demand:
    """`demand` made dearer (`sign` 1) by `other`, or cheaper (-1), never below nothing."""
    if sign > 0:
        return plus(demand, other)
    less = {candidates: amount for amount, candidates in merged(other[0])}
    cheaper = tuple(
        tuple((amount - less.get(candidates, 0), candidates) for amount, candidates in merged(alternative))
        for alternative in demand
    )
    return tuple(tuple(want for want in alternative if want[0] > 0) for alternative in cheaper)


def merged(alternative: tuple[Want, ...]) -> list[Want]:
    """The wants, those of the same candidates as one, what fewest resources can meet first."""
    total: dict[tuple[int, ...], int] = {}
    for amount, candidates in alternative:
        total[candidates] = total.get(candidates, 0) + amount
    wants = [(amount, candidates) for candidates, amount in total.items() if amount]
    return sorted(wants, key=lambda want: len(want[1]))  # what only one resource can meet comes first

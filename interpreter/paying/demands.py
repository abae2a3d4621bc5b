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
    """`demand` made dearer (`sign` 1) by `other`, or cheaper (-1), never below nothing.

    What is taken off of several resources is taken off what asks for just these, and else, in every way, off what asks for some
    of them. `other` has one alternative then.
    """
    if sign > 0:
        return plus(demand, other)
    cheaper = [{candidates: amount for amount, candidates in merged(alternative)} for alternative in demand]
    for less in merged(other[0]):
        cheaper = [rest for wants in cheaper for rest in _taken_off(wants, *less)]
    found = (tuple((amount, candidates) for candidates, amount in wants.items() if amount) for wants in cheaper)
    return tuple(dict.fromkeys(found))


def _taken_off(wants: dict[tuple[int, ...], int], amount: int, candidates: tuple[int, ...]) -> list[dict[tuple[int, ...], int]]:
    """What is left of the wants, by their candidates, in every way to take so much off."""
    alike = min(amount, wants.get(candidates, 0))
    rest = {**wants, candidates: wants[candidates] - alike} if alike else wants
    of_some = [one for one in rest if one != candidates and set(one) <= set(candidates)]
    return _spread(rest, amount - alike, of_some)


def _spread(wants: dict[tuple[int, ...], int], amount: int, among: list[tuple[int, ...]]) -> list[dict[tuple[int, ...], int]]:
    """The ways to take so much off these wants, as far as they go."""
    if not among or amount <= 0:
        return [wants]
    first, *others = among
    most, least = min(amount, wants[first]), max(0, amount - sum(wants[one] for one in others))
    ways = ({**wants, first: wants[first] - off} for off in range(most, min(most, least) - 1, -1))
    return [way for off in ways for way in _spread(off, amount - (wants[first] - off[first]), others)]


def merged(alternative: tuple[Want, ...]) -> list[Want]:
    """The wants, those of the same candidates as one, what fewest resources can meet first."""
    total: dict[tuple[int, ...], int] = {}
    for amount, candidates in alternative:
        total[candidates] = total.get(candidates, 0) + amount
    wants = [(amount, candidates) for candidates, amount in total.items() if amount]
    return sorted(wants, key=lambda want: len(want[1]))  # what only one resource can meet comes first

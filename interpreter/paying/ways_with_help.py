"""Ways to pay with the help of offers: found one by one, below what is known of them, none of them twice.

A way is told as a row of units: one for each offer that it takes, what fits most first, then what is paid from what is held. Rows
that begin alike are found together, so that of many ways the first few below a beginning are found without the others. What is
known of a way may end with what is not: that the next unit is none of those that were offered beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from operator import getitem
from typing import NamedTuple

from interpreter.paying import demands, ways
from interpreter.paying.demands import Demand, Want
from interpreter.paying.plans import Jokers
from interpreter.paying.ways import RESOURCE, Way

Use = tuple[int, int, int]  # source, piece, ability; or RESOURCE, a resource, 0; or OTHERS, the first kind that may be next, 0
Paid = tuple[Way, tuple[Use, ...]]
Part = tuple[None, tuple[Use, ...]]  # the units that are known, the rest still being asked
Held = Callable[[int], int]
OTHERS = -2


class Offer(NamedTuple):
    """What a piece would provide, and what that takes."""

    use: Use
    amount: int
    candidates: tuple[int, ...]
    price: Way
    base: int  # who gets the price
    stride: int
    steps: bool  # whether it takes more than resources
    alike: int


class Ways:
    """The ways to pay a demand. `kinds` are the alike offers, as a way tells them: what fits most first."""

    def __init__(self, demand: Demand, kinds: list[list[Offer]], held: Held, jokers: Jokers) -> None:
        self.kinds = kinds
        self._alternatives = [_Alternative(wants, kinds, held, jokers) for wants in demand]
        self._number = {kind[0].use: number for number, kind in enumerate(kinds)}

    def beginning(self, known: tuple[Use, ...]) -> Iterator[Paid]:
        """The ways that begin with the units that are known, one by one."""
        return self._found(known, False)

    def _found(self, known: tuple[Use, ...], whole: bool) -> Iterator[Paid]:
        """The ways that begin with the units that are known; or those of which these are the `whole`."""
        seen: set[Paid] = set()
        known, first = _split(known)
        numbers = [self._number[use] for use in known if use[0] != RESOURCE]
        rest = known[len(numbers) :]
        for alternative in self._alternatives:
            for paid in alternative.beginning(numbers, first, whole or bool(rest)):
                units = _units(paid[0])
                if paid not in seen and (units if whole else units[: len(rest)]) == rest:
                    seen.add(paid)
                    yield paid

    def listed(self, known: tuple[Use, ...], at_most: int) -> list[Paid | Part]:
        """The ways that begin with what is known, cheapest first; of more than `at_most`, what could be taken next."""
        options: list[Paid | Part] = list(islice(self.beginning(known), at_most + 1))
        while len(options) > at_most:
            options = self._next(known, at_most)
            if len(options) > 1 or options[0][0] is not None:
                break
            known = options[0][1]
            options = list(islice(self.beginning(known), at_most + 1))
        return sorted(options, key=self._dearness)

    def _next(self, known: tuple[Use, ...], at_most: int) -> list[Paid | Part]:
        """What is left to choose after what is known: a part, or the only way that begins with it."""
        begun, first = _split(known)
        found: list[tuple[int, Paid | Part]] = [(0, paid) for paid in self._found(begun, True) if not first]
        for number, unit in self._units_after(begun, first):
            some: list[Paid | Part] = list(islice(self.beginning((*begun, unit)), 2))
            found += [(number, option) for option in ([(None, (*begun, unit))] if len(some) > 1 else some)]
        options = [option for _, option in found]
        resources = sum(number == len(self.kinds) for number, _ in found)
        cut = min(at_most - 1, len(found) - resources)  # resources stay together
        if len(found) > at_most and cut:
            options[cut:] = [(None, (*begun, (OTHERS, found[cut][0], 0)))]
        return options

    def _units_after(self, begun: tuple[Use, ...], first: int) -> Iterator[tuple[int, Use]]:
        """The units that may come next, each with the number of its kind."""
        if not begun or begun[-1][0] != RESOURCE:
            start = max(first, self._number[begun[-1]] if begun else 0)
            yield from ((number, self.kinds[number][0].use) for number in range(start, len(self.kinds)))
        resources = {resource for alternative in self._alternatives for resource in alternative.payable}
        yield from ((len(self.kinds), (RESOURCE, resource, 0)) for resource in sorted(resources))

    def _dearness(self, option: Paid | Part) -> tuple[bool, int, int]:
        taken = {offer.use: offer for kind in self.kinds for offer in kind}
        chosen = [taken[use] for use in option[1] if use in taken]
        dear = sum(amount for one in chosen for _, amount in one.price)
        return bool(option[1]) and option[1][-1][0] == OTHERS, sum(one.steps for one in chosen), dear


def _split(known: tuple[Use, ...]) -> tuple[tuple[Use, ...], int]:
    """The units that are known, and the first kind that may be next."""
    return (known[:-1], known[-1][1]) if known and known[-1][0] == OTHERS else (known, 0)


def _units(way: Way) -> tuple[Use, ...]:
    return tuple((RESOURCE, resource, 0) for resource, amount in way for _ in range(amount))


class _Partly(NamedTuple):
    """A way as far as offers are taken. Of a kind, the offers are taken for one want after another."""

    needs: tuple[int, ...]  # how much of each want is still open
    uses: tuple[Use, ...]
    spent: dict[int, int]  # of each resource, in prices
    number: int  # the kind that the last offer is of
    taken: int  # so many of it
    want: int  # the last one for this want


class _Alternative:
    """Ways to meet one alternative of a demand: so many offers of each kind, and the rest from what is held."""

    def __init__(self, wants: tuple[Want, ...], kinds: list[list[Offer]], held: Held, jokers: Jokers) -> None:
        self.kinds, self.held, self.jokers = kinds, held, jokers
        merged = demands.merged(wants)
        self.wants = [candidates for _, candidates in merged]
        self.needs = tuple(amount for amount, _ in merged)
        able = [{*c, *(j for one in c for j in jokers[one])} for c in self.wants]
        self.payable = set().union(*able)
        own = [sum(map(held, resources)) for resources in able]
        self.serves = [[j for j, c in enumerate(self.wants) if not set(c).isdisjoint(kind[0].candidates)] for kind in kinds]
        self.last = [self._last(want, own[want]) for want in range(len(self.wants))]
        self.budget = _Budget(kinds, held, sum(map(held, self.payable)))

    def _last(self, want: int, own: int) -> list[int]:
        """For each open amount of a want the last kind from which on it can be met; so many as there are if nothing is needed."""
        number, more, found = len(self.kinds), own, []
        for need in range(self.needs[want] + 1):
            while more < need and number >= 0:
                number -= 1
                if number >= 0 and want in self.serves[number]:
                    more += len(self.kinds[number]) * self.kinds[number][0].amount
            found.append(number)
        return found

    def beginning(self, numbers: Sequence[int], first: int, nothing_else: bool) -> Iterator[Paid]:
        """The ways that take offers of kinds with these numbers, then of kinds from `first` on, or `nothing_else`."""
        begun = [_Partly(self.needs, (), {}, 0, 0, 0)]
        for number in numbers:
            begun = [after for before in begun for after in self._one_more(before, number)]
        for partly in begun:
            yield from self._rest(partly) if nothing_else else self._ways(partly, first)

    def _ways(self, partly: _Partly, first: int = 0) -> Iterator[Paid]:
        """Each way to go on with kinds from `first` on; those that take what fits least come first."""
        if not any(partly.needs):
            yield (), partly.uses[::-1]
            return
        last = min(map(getitem, self.last, partly.needs))
        if last == len(self.kinds):
            yield from self._rest(partly)
            last -= 1
        for number in range(last, max(first, partly.number) - 1, -1):
            if self.budget.allows(partly, number):
                for after in self._one_more(partly, number):
                    yield from self._ways(after)

    def _one_more(self, partly: _Partly, number: int) -> Iterator[_Partly]:
        """Each way to take one more offer of a kind: for each want that it can serve."""
        kind = self.kinds[number]
        taken, first = (partly.taken, partly.want) if number == partly.number else (0, 0)
        if taken == len(kind):
            return
        spent = partly.spent.copy()
        for resource, amount in kind[taken].price:
            spent[resource] = spent.get(resource, 0) + amount
            if spent[resource] > self.held(resource):
                return
        uses = (*partly.uses, kind[taken].use)
        for want in self.serves[number]:
            need = partly.needs[want]
            if need and want >= first:
                open_still = max(0, need - kind[taken].amount)
                needs = (*partly.needs[:want], open_still, *partly.needs[want + 1 :])
                yield _Partly(needs, uses, spent, number, taken + 1, want)

    def _rest(self, partly: _Partly) -> Iterator[Paid]:
        """The ways to pay what no offer meets."""
        rest = tuple((need, candidates) for need, candidates in zip(partly.needs, self.wants, strict=True) if need)
        spent = partly.spent
        for way in ways.ways((rest,), lambda resource: self.held(resource) - spent.get(resource, 0), self.jokers):
            yield way, partly.uses[::-1]


class _Budget:
    """What is left for prices: offers that take nothing, and what is held, meet so much; for the rest a price is paid."""

    def __init__(self, kinds: list[list[Offer]], held: Held, own: int) -> None:
        priced = [kind[0] for kind in kinds if kind[0].price]
        self.held = sum(map(held, {resource for offer in priced for resource, _ in offer.price}))
        self.least = min((sum(amount for _, amount in offer.price) / offer.amount for offer in priced), default=0)
        self.free = [own]  # how much is met without a price, by the kinds from each on
        for kind in reversed(kinds):
            self.free.append(self.free[-1] + (0 if kind[0].price else len(kind) * kind[0].amount))
        self.free.reverse()

    def allows(self, partly: _Partly, number: int) -> bool:
        """Whether what is left may be enough, with the kinds from `number` on."""
        return self.least * (sum(partly.needs) - self.free[number]) <= self.held - sum(partly.spent.values())

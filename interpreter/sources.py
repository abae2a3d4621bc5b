"""Paying with the help of sources: every different way, equal ones once, and many of them asked in steps.

A source offers a unit of a cost at a price. A way is what is paid from what is held, and which offers are taken: `(way, uses)`,
a use being `(source, piece, ability)`. Offers are alike if they come from the same source in the same place, provide the same
and take the same; two ways are one if they pay the same and take as many offers of each alike kind (language, 3.6).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from interpreter import payment
from interpreter.amounts import move_resources, pay
from interpreter.payment import RESOURCE, Demand, Want, Way
from interpreter.runtime import held_by, used
from interpreter.search import Open
from interpreter.state import ACTIONS, State

Use = tuple[int, int, int]  # source, piece, ability
Paid = tuple[Way, tuple[Use, ...]]
Part = tuple[None, tuple[Use, ...]]  # the first offers that are taken, the rest still being asked
OPTIONS_AT_MOST = 15  # of more ways, the offers are asked for one after another


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


def offer(
    source: int, piece: int, ability: int, alike: int, provides: Demand, price: Way, base: int, stride: int, steps: bool
) -> Offer:
    """An offer; of what is provided the first alternative counts."""
    amount, candidates = provides[0][0] if provides and provides[0] else (0, ())
    return Offer((source, piece, ability), amount, candidates, price, base, stride, steps, alike)


def sourced_ways(
    s: State, player: int, demand: Demand, offers: Iterable[Offer], known: tuple[Use, ...], open_to_all: bool = False
) -> Iterable[Paid | Part]:
    """Every way to pay, cheapest first; of more than OPTIONS_AT_MOST, what could be taken next after `known`.

    While looking ahead, the ways come one by one, as they are found. `open_to_all` says that everybody sees the offers; whether
    their steps can be done may still be a secret.
    """
    kinds = _alike(s, offers, demand)
    if s.probing:
        found = _found(s, player, demand, kinds)
        return _beginning(found, kinds, known) if known else found
    ways = list(_found(s, player, demand, kinds))
    ways.sort(key=lambda way: _dearness(way, kinds))
    if open_to_all and not any(kind[0].steps for kind in kinds):
        return Open(ways if len(ways) <= OPTIONS_AT_MOST else _next(ways, kinds, known))
    if len(ways) <= OPTIONS_AT_MOST:
        return ways
    return _next(ways, kinds, known)


def payable_sourced(s: State, player: int, demand: Demand, offers: Iterable[Offer]) -> bool:
    """Whether there is a way to pay, as far as resources go."""
    return any(True for _ in _found(s, player, demand, _alike(s, offers, demand)))


def kinds_of(s: State, player: int) -> dict[Use, tuple[object, ...]]:
    """Everything that could help a player to pay, and which kind of help it is."""
    return {one.use: _kind(s, one) for one in every_offer(s, player)}


def every_offer(s: State, player: int) -> list[Offer]:
    """Everything that could help a player to pay something."""
    listings = [s.t.text.namespace.get(f"offers{number}") for number in range(len(s.t.program.sources))]
    return [one for listing in listings if listing for one in listing(s, player)]


def _kind(s: State, one: Offer) -> tuple[object, ...]:
    """What alike offers have in common."""
    return one.use[0], s.at[one.use[1]], one.amount, one.candidates, one.price, one.steps, one.alike


def payable_plainly(s: State, player: int, demand: Demand, offers: Iterable[Offer], moved: int) -> bool:
    """Whether there is a way to pay that takes nothing but resources, without the help of a piece that has just moved."""
    return payable_sourced(s, player, demand, [one for one in offers if not one.steps and one.use[1] != moved])


def is_part(value: Paid | Part) -> bool:
    """Whether an answer is only a part of a way to pay."""
    return value[0] is None


def pay_sourced(
    s: State, player: int, paid: Paid, offers: Iterable[Offer], base: int, stride: int
) -> tuple[tuple[int, int], ...]:
    """Pays; gives what is still to be done for it: abilities, each with its piece."""
    way, uses = paid
    t = s.t
    by_use = {offer.use: offer for offer in offers}
    pay(s, player, way, base, stride)
    todo = []
    own = t.holder["player", None] + player
    for use in uses:
        chosen = by_use[use]
        if chosen.price:
            move_resources(s, chosen.price, own, t.players, chosen.base, chosen.stride, -1)
            if s.trace is not None:
                s.trace[-1] = ("helped", player, chosen.price, chosen.base, t.place_owner[s.at[use[1]]])
        rule = t.program.sources[use[0]]
        if rule.once:
            s.v[t.slot["provided", rule.name] + use[1]] = s.v[ACTIONS]
        used(s, rule.line)
        if use[2] >= 0:
            used(s, t.program.abilities[use[2]].line)
        if chosen.steps:
            todo.append((use[2], use[1]))
    return tuple(todo)


# ------------------------------------------------------------------------------------------------------- alike offers
def _alike(s: State, offers: Iterable[Offer], demand: Demand) -> list[list[Offer]]:
    """The offers that can help to pay, alike ones together: what fits least first, what takes steps last."""
    asked = {resource for alternative in demand for _, candidates in alternative for resource in candidates}
    found: dict[tuple[object, ...], list[Offer]] = {}
    for one in offers:
        if one.amount > 0 and not asked.isdisjoint(one.candidates):
            found.setdefault(_kind(s, one), []).append(one)
    return sorted(found.values(), key=lambda kind: (kind[0].steps, len(kind[0].candidates)))


def _dearness(way: Paid, kinds: list[list[Offer]]) -> tuple[int, int]:
    taken = {offer.use: offer for kind in kinds for offer in kind}
    chosen = [taken[use] for use in way[1]]
    return sum(one.steps for one in chosen), sum(amount for one in chosen for _, amount in one.price)


# --------------------------------------------------------------------------------------------------------- every way
def _found(s: State, player: int, demand: Demand, kinds: list[list[Offer]]) -> Iterator[Paid]:
    held = held_by(s, player)
    seen: set[Paid] = set()
    for alternative in demand:
        for paid in _Search(alternative, kinds, held, s.t.jokers).ways():
            if paid not in seen:
                seen.add(paid)
                yield paid


class _Search:
    """Ways to meet one alternative: so many offers of each kind, and the rest from what is held."""

    def __init__(
        self,
        alternative: tuple[Want, ...],
        kinds: list[list[Offer]],
        held: Callable[[int], int],
        jokers: Sequence[tuple[int, ...]],
    ) -> None:
        self.kinds, self.held, self.jokers = kinds, held, jokers
        wants = payment.merged(alternative)
        self.wants = [candidates for _, candidates in wants]
        self.needs = [amount for amount, _ in wants]
        own = [sum(map(held, {*c, *(j for one in c for j in jokers[one])})) for c in self.wants]
        self.own = own if any(own) else None
        self.open = sum(self.needs)
        self.serves = [[j for j, c in enumerate(self.wants) if not set(c).isdisjoint(kind[0].candidates)] for kind in kinds]
        self.left = [own]  # how much the kinds from each on, and what is held, can give to each want
        for kind, serves in zip(reversed(kinds), reversed(self.serves), strict=True):
            size = len(kind) * kind[0].amount
            self.left.append([more + size if j in serves else more for j, more in enumerate(self.left[-1])])
        self.left.reverse()
        self.spent: dict[int, int] = {}
        self.uses: list[Use] = []

    def ways(self, start: int = 0, taken: int = 0, first: int = 0) -> Iterator[Paid]:
        """Each way to go on with offers of the kinds from `start` on, `taken` of them being taken, for wants from `first` on."""
        if not self.open:
            yield (), tuple(self.uses)
            return
        needs = self.needs
        if self.own is not None and all(need <= own for need, own in zip(needs, self.own, strict=True)):
            yield from self._rest()
        for number in range(start, len(self.kinds)):
            for need, more in zip(needs, self.left[number], strict=True):
                if need > more:
                    return
            kind = self.kinds[number]
            if taken < len(kind) and self._pays(kind[taken].price, 1):
                self.uses.append(kind[taken].use)
                for want in self.serves[number]:
                    need = needs[want]
                    if need and want >= first:
                        covered = min(need, kind[taken].amount)
                        needs[want], self.open = need - covered, self.open - covered
                        yield from self.ways(number, taken + 1, want)
                        needs[want], self.open = need, self.open + covered
                self.uses.pop()
                self._pays(kind[taken].price, -1)
            taken = first = 0

    def _pays(self, price: Way, sign: int) -> bool:
        """Spends a price, if there is enough for all of it; or takes it back (-1)."""
        spent = self.spent
        if sign > 0 and any(spent.get(resource, 0) + amount > self.held(resource) for resource, amount in price):
            return False
        for resource, amount in price:
            spent[resource] = spent.get(resource, 0) + sign * amount
        return True

    def _rest(self) -> Iterator[Paid]:
        """The ways to pay what no offer meets."""
        uses = tuple(self.uses)
        rest = tuple((need, candidates) for need, candidates in zip(self.needs, self.wants, strict=True) if need)
        for way in payment.ways((rest,), lambda resource: self.held(resource) - self.spent.get(resource, 0), self.jokers):
            yield way, uses


# ----------------------------------------------------------------------------------------------------------- in steps
def _beginning(ways: Iterable[Paid], kinds: list[list[Offer]], known: tuple[Use, ...]) -> Iterator[Paid]:
    """The ways that begin with what is known."""
    for uses, paid in _units(ways, kinds):
        if uses[: len(known)] == known:
            yield paid


def _units(ways: Iterable[Paid], kinds: list[list[Offer]]) -> Iterator[tuple[tuple[Use, ...], Paid]]:
    """Each way with the row of units that it is told as."""
    first = {offer.use: kind[0].use for kind in kinds for offer in kind}
    rank = {kind[0].use: number for number, kind in enumerate(kinds)}
    for paid in ways:
        yield _told(paid, first, rank), paid


def _next(ways: list[Paid], kinds: list[list[Offer]], known: tuple[Use, ...]) -> list[Paid | Part]:
    """The ways that begin with what is known, or, of more than OPTIONS_AT_MOST, what could be taken next."""
    told = list(_units(ways, kinds))
    while True:
        left = [(uses, paid) for uses, paid in told if uses[: len(known)] == known]
        if len(left) <= OPTIONS_AT_MOST:
            return [paid for _, paid in left]
        parts: dict[tuple[Use, ...], list[Paid]] = {}
        for uses, paid in left:
            parts.setdefault(uses[: len(known) + 1], []).append(paid)
        if len(parts) > 1:
            return [several[0] if len(several) == 1 else (None, part) for part, several in parts.items()]
        known = next(iter(parts))


def _told(paid: Paid, first: dict[Use, Use], rank: dict[Use, int]) -> tuple[Use, ...]:
    """A way as a row of units, one for each offer of a kind, what fits most first; then what is paid from what is held."""
    way, uses = paid
    units = sorted((first[use] for use in uses), key=lambda use: -rank[use])
    return (*units, *((RESOURCE, resource, 0) for resource, amount in way for _ in range(amount)))

"""Courses: the complete ways to do something, each with what is said at its decisions and the table afterwards."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass
from itertools import product
from typing import Any

from tests.oracle.village_figures import INFLUENCES, Amounts
from tests.oracle.village_table import Table, cubes_in


@dataclass(frozen=True)
class Course:
    """One way to act from its first decision to its last."""

    said: tuple[str, ...]
    after: Table


More = Callable[[Table], list[Course]]


def text(value: Any) -> str:
    """The value of an option as canonical JSON."""
    return json.dumps(value, sort_keys=True)


def unasked(table: Table) -> list[Course]:
    """The one course in which nothing is said."""
    return [Course((), table)]


def said(table: Table, **value: Any) -> list[Course]:
    """The one course in which this is said."""
    return [Course((text(value),), table)]


def branch(key: str, courses: Iterable[Course]) -> list[Course]:
    """The same courses after a branch was chosen."""
    first = text({"do": key})
    return [Course((first, *course.said), course.after) for course in courses]


def then(courses: Iterable[Course], more: More) -> list[Course]:
    """Each course with each of its continuations; `more` may change the table that it is given."""
    return [Course((*course.said, *longer.said), longer.after) for course in courses for longer in more(course.after.copy())]


def optional(table: Table, courses: list[Course]) -> list[Course]:
    """To do it or to decline, if it can be done at all."""
    return branch("decline", unasked(table)) + branch("do", courses) if courses else unasked(table)


def chosen(pieces: Iterable[tuple[str, str]], table: Table, deed: Callable[[Table, str, str], list[Course]]) -> list[Course]:
    """One course for each member that may be chosen and each way to go on with it."""
    found: list[Course] = []
    for member, zone in pieces:
        told = said(table, member=member, place=zone)
        found += then(told, lambda after, member=member, zone=zone: deed(after, member, zone))  # type: ignore[misc]
    return found


# ------------------------------------------------------------------------------------------------ payments
def losses(purse: Amounts, *prices: Amounts) -> list[Amounts]:
    """V51: every different loss that pays one of the prices, a coin standing for any cube."""
    found: dict[str, Amounts] = {}
    for price in prices:
        units = [name for name, amount in price.items() for _ in range(amount)]
        for given in product(*[(unit, "coin") if unit in INFLUENCES else (unit,) for unit in units]):
            loss = {name: given.count(name) for name in given}
            if all(name == "time" or purse.get(name, 0) >= amount for name, amount in loss.items()):
                found[text(loss)] = loss
    return list(found.values())


def pay(table: Table, player: int, *prices: Amounts) -> list[Course]:
    """Every way to pay one of the prices."""
    found = []
    for loss in losses(table.hands[player], *prices):
        after = table.copy()
        after.pay(player, loss)
        found.append(Course((text(loss),), after))
    return found


def plus(left: Amounts, right: Amounts) -> Amounts:
    """Both prices together."""
    return {name: left.get(name, 0) + right.get(name, 0) for name in {**left, **right}}


# ------------------------------------------------------------------------------------------------ gains
def gain(table: Table, player: int, resource: str, amount: int) -> list[Course]:
    """A gain without a choice."""
    after = table.copy()
    after.gain(player, resource, amount)
    return unasked(after)


def gain_one(table: Table, player: int, kinds: Iterable[str]) -> list[Course]:
    """One good of these kinds, as the player likes."""
    return [Course((text({kind: 1}),), gain(table, player, kind, 1)[0].after) for kind in kinds]


def gain_cubes(table: Table, player: int, amount: int) -> list[Course]:
    """V07: cubes of choice, as many as wanted or all there are, in the colours that are there."""
    there = cubes_in(table.supply)
    amount = min(amount, sum(there.values()))
    found = []
    for counts in product(*[range(min(amount, held) + 1) for held in there.values()]):
        if sum(counts) == amount:
            after = table.copy()
            taken = {name: count for name, count in zip(there, counts, strict=True) if count}
            for name, count in taken.items():
                after.gain(player, name, count)
            found.append(Course((text(taken),), after))
    return found


# ------------------------------------------------------------------------------------------------ asking
@dataclass(frozen=True)
class Ask:
    """A player decides; `table` is what lies there before."""

    player: int
    table: Table
    courses: list[Course]


LOOK = "look"  # answered by the view as it now is: what chance drew
Play = Generator[Ask | str, Any, Table]


def ask(player: int, table: Table, courses: list[Course]) -> Play:
    """Lets the player decide, and gives the table after that."""
    course: Course = yield Ask(player, table, courses)
    return course.after.copy()


def look() -> Generator[Ask | str, Any, dict[str, Any]]:
    """The view as it now is."""
    view: dict[str, Any] = yield LOOK
    return view

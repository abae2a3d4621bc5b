"""What is bound while something is worked out: values with a name, and groups, apart from their filters and their order."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from interpreter.form.node import Node

__all__ = [
    "ByResource",
    "Every",
    "Fold",
    "IsKept",
    "Kept",
    "Let",
    "Listing",
    "Loop",
    "Named",
    "NothingKept",
    "Piles",
    "Ranked",
    "Sorted",
    "Span",
]


# ----------------------------------------------------------------------------------------------------- what is bound
@dataclass(frozen=True, slots=True)
class Let(Node):
    """A name for a value while another is worked out."""

    name: str
    value: Node
    within: Node


@dataclass(frozen=True, slots=True)
class Kept(Node):
    """The same as `of`, with an empty store for values while it is worked out: each is worked out once."""

    of: Node


@dataclass(frozen=True, slots=True)
class NothingKept(Node):
    """An empty store."""


@dataclass(frozen=True, slots=True)
class IsKept(Node):
    """Whether the store (the name `kept`) has a value for the name `key`."""


@dataclass(frozen=True, slots=True)
class ByResource(Node):
    """For each resource (the name `r`) an amount: what a holder has."""

    amount: Node


@dataclass(frozen=True, slots=True)
class Named(Node):
    """For each value of a name another: a test, or what is ranked by."""

    name: str
    of: Node


# ---------------------------------------------------------------------------------------------------------- groups
@dataclass(frozen=True, slots=True)
class Span(Node):
    """The numbers from `first` up to (not including) `last`."""

    first: Node
    last: Node


@dataclass(frozen=True, slots=True)
class Sorted(Node):
    """Pieces by number, where their order is not for all eyes."""

    of: Node


@dataclass(frozen=True, slots=True)
class Piles(Node):
    """The pieces of several places, one place after the other; of each as they lie, or by number."""

    places: Node
    by_number: bool


@dataclass(frozen=True, slots=True)
class Loop(Node):
    """A group: where its candidates are and in which order, what the candidate is called, and which of them count."""

    name: str
    source: Node
    tests: tuple[Node, ...] = ()


@dataclass(frozen=True, slots=True)
class Listing(Node):
    """The candidates of a group that count, in order."""

    loop: Loop


@dataclass(frozen=True, slots=True)
class Ranked(Node):
    """Those of a list that are best by a number."""

    of: Node
    name: str
    by: Node
    highest: bool


@dataclass(frozen=True, slots=True)
class Fold(Node):
    """A group to one number or truth; `each` is what of each candidate counts (1, if nothing is said)."""

    op: Literal["count", "any", "no", "sum", "highest", "lowest", "most", "different", "shared", "run"]
    loop: Loop
    each: Node | None = None
    least: int = 1  # by how many something is `shared`


@dataclass(frozen=True, slots=True)
class Every(Node):
    """Whether something holds of each of several."""

    name: str
    several: Node
    of: Node

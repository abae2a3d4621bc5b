"""What a decision lists, and, apart from it, what makes an option possible: explaining reads the first, play both."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from interpreter.form.node import Node
from interpreter.form.steps import Step

__all__ = ["Choice", "Gathered", "Numbers", "Options", "Payments", "Ways"]


@dataclass(frozen=True, slots=True)
class Choice(Node):
    """Candidates. Alike ones are one option (`apart`: to all eyes, to the chooser's, or each by its place); `held` are the
    pieces that have a name by now, which are like no others."""

    name: str  # of the candidate
    listed: Node
    possible: tuple[Node, ...]
    apart: Literal["", "distinct", "distinct_to", "distinct_spots", "by_place"] = ""
    you: Node | None = None
    held: Node | None = None
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Numbers(Node):
    """The numbers from one to another."""

    name: str
    low: Node
    high: Node
    line: int
    possible: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Ways(Node):
    """Alternatives by number: each is possible if all its conditions hold."""

    possible: tuple[tuple[Node, ...], ...]


@dataclass(frozen=True, slots=True)
class Payments(Node):
    """Ways to pay or to take something; `line` says where there are too many, if they are few by their nature it is -1."""

    ways: Node
    line: int = -1


@dataclass(frozen=True, slots=True)
class Gathered(Node):
    """What steps gather, and return."""

    steps: tuple[Step, ...]


TO_SOMEBODY = ("distinct_to", "distinct_spots")  # ways of telling apart that ask who chooses


Options = Choice | Numbers | Ways | Payments | Gathered

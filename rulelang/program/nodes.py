"""What every part of a Program has: it never changes, and is compared by value."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Unpack

from pydantic import BaseModel, ConfigDict

from rulelang.text.making import Made, Plain
from rulelang.text.node_kinds import tag


class Node(Plain, BaseModel, metaclass=Made):  # type: ignore[metaclass]
    """A part of a Program: immutable, compared by value."""

    # Each class knows all below it: its validator is built when it is first needed, not at every start.
    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


class Kinded(Node):
    """One of several sorts of parts; JSON tells it by its `kind`, the name of its class: `MovePiece` is a `move_piece`."""

    kind: str = ""

    def __init_subclass__(cls, **given: Unpack[ConfigDict]) -> None:
        super().__init_subclass__(**given)
        tag(cls, cls.__name__)


class Whole(Node):
    """What is asked for all its parts again and again: they are listed once (never a value, never copied, never kept)."""

    __slots__ = ("_listed",)


ATOMS = frozenset({str, int, bool, type(None)})  # no parts, and none below: to ask each takes long


def below(node: object) -> Iterator[object]:
    """The nodes right below."""
    if isinstance(node, Node):
        yield from node.__dict__.values()
    elif isinstance(node, tuple):
        yield from node


def parts(node: object) -> Iterable[Node]:
    """Every node of a Program below and including this one, or these, parents first."""
    if not isinstance(node, Whole):
        return _walk(node)
    listed: tuple[Node, ...] | None = getattr(node, "_listed", None)
    if listed is None:
        listed = tuple(_walk(node))
        object.__setattr__(node, "_listed", listed)
    return listed


def _walk(node: object) -> Iterator[Node]:
    waiting = [node]
    while waiting:
        one = waiting.pop()
        if type(one) is tuple:
            waiting += [value for value in reversed(one) if type(value) not in ATOMS]
        elif type(one) not in ATOMS and isinstance(one, Node):
            yield one
            waiting += [value for value in reversed(one.__dict__.values()) if type(value) not in ATOMS]

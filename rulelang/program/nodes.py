"""What every part of a Program has: it never changes, and is compared by value."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Unpack

from pydantic import BaseModel, ConfigDict

from rulelang.text.node_kinds import tag


def _as_given(cls: type[BaseModel], **given: Any) -> BaseModel:
    """A part of a Program of these values; their types are checked before the code runs.

    To check them again, each class would need a validator that knows all classes below it, and to build these takes longer than
    to compile the largest game. What is read from JSON is checked: nothing of that comes by here.
    """
    return cls.model_construct(**given)


_Made: Any = type("_Made", (type(BaseModel),), {"__call__": _as_given})  # the class of a class says how its objects are made


class Node(BaseModel, metaclass=_Made):  # type: ignore[metaclass]
    """A part of a Program: immutable, compared by value."""

    # Each class knows all below it: its validator is built when it is first needed, not at every start.
    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)


class Kinded(Node):
    """One of several sorts of parts; JSON tells it by its `kind`, the name of its class: `MovePiece` is a `move_piece`."""

    kind: str = ""

    def __init_subclass__(cls, **given: Unpack[ConfigDict]) -> None:
        super().__init_subclass__(**given)
        tag(cls, cls.__name__)


_ATOMS = frozenset({str, int, bool, type(None)})  # which are no nodes: whether something is a pydantic model takes long to ask


def below(node: object) -> Iterator[object]:
    """The nodes right below."""
    if isinstance(node, Node):
        yield from node.__dict__.values()
    elif isinstance(node, tuple):
        yield from node


def parts(node: object) -> Iterator[Node]:
    """Every node of a Program below and including this one, or these, parents first."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        if type(one) is tuple:
            waiting += [value for value in reversed(one) if type(value) not in _ATOMS]
        elif type(one) not in _ATOMS and isinstance(one, Node):
            yield one
            waiting += [value for value in reversed(one.__dict__.values()) if type(value) not in _ATOMS]

"""The writer of expressions: which function writes a class of expressions, found in one registry.

What is written is a node over `v`, `z`, `at` (the state), the running frame and bound candidates.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from interpreter import form as n
from interpreter.numbering.constants import NotConstant
from interpreter.state.slots import YOU
from interpreter.translate.writing.draft import Draft
from interpreter.translate.writing.kept_values import asks
from interpreter.translate.writing.maybe_nothing import may_be_absent
from rulelang import program as p

E = TypeVar("E", bound=p.Node)
VALUES: dict[type[Any], Callable[[Writing, Any], n.Node]] = {}


FOLDED = frozenset({p.Number, p.Constant, p.Nobody, p.PlayerCount, p.OptionValue, p.AutomaSeat, p.EmptyBundle})  # always constant


def writes(kind: type[E]) -> Callable[[Callable[[Writing, E], n.Node]], Callable[[Writing, E], n.Node]]:
    """Registers the writer of a class of expressions."""

    def register(writer: Callable[[Writing, E], n.Node]) -> Callable[[Writing, E], n.Node]:
        assert kind not in VALUES, kind
        VALUES[kind] = writer
        return writer

    return register


class Writing:
    """Calls give the node of an expression; `names` says what stands for a slot of the frame, if it is not in the frame."""

    def __init__(self, draft: Draft, names: Mapping[int, n.Node] | None = None, home: str = "", open_only: bool = False) -> None:
        self.draft = draft
        self.tables = draft.tables
        self.names: Mapping[int, n.Node] = names or {}
        self.open_only = open_only  # whether guards leave out what not everybody sees
        self.changed: frozenset[str] | None = (
            frozenset()
        )  # what guards must not read: steps before have changed it (None: anything)
        self.left: dict[str, tuple[n.Node, ...]] = {}  # of what was changed, zones whose pieces are the same but for these
        self.home = home  # candidates are numbered anew in each body; this keeps those of two bodies apart
        self.keeping = False  # whether a store for values is there

    def where(self, names: Mapping[int, n.Node]) -> Writing:
        """The same, with some slots found elsewhere."""
        return self._with({**self.names, **names}, self.open_only, self.changed)

    def openly(self) -> Writing:
        """The same, for guards that leave out what not everybody sees."""
        return self._with(self.names, True, self.changed)

    def after(self, changed: frozenset[str] | None, zone: str = "", piece: n.Node | None = None) -> Writing:
        """The same, for guards of what comes after a step that changes this; of one zone no more than that a piece has left it."""
        both = None if changed is None or self.changed is None else self.changed | changed
        found = self._with(self.names, self.open_only, both)
        found.left = {one: pieces for one, pieces in self.left.items() if changed is not None and one not in changed}
        if piece is not None and (zone in self.left or not (self.changed is None or zone in self.changed)):
            found.left[zone] = (*self.left.get(zone, ()), piece)
        return found

    def apart(self, name: str) -> Writing:
        """The same for steps of another body, whose candidates are its own."""
        found = self._with(self.names, self.open_only, self.changed)
        found.home += name
        return found

    def of_body(self, given: Sequence[n.Node], name: str) -> Writing:
        """The same for another body, of which this is given: who does it, and its arguments."""
        found = self._with(dict(enumerate(given)), self.open_only, self.changed)
        found.home += name
        return found

    def _with(self, names: Mapping[int, n.Node], open_only: bool, changed: frozenset[str] | None) -> Writing:
        found = Writing(self.draft, names, self.home, open_only)
        found.changed = changed
        found.left = self.left
        return found

    def of_modifier(self, number: int, you: n.Node) -> Writing:
        """The same for a modifier, whose candidates are its own."""
        return Writing(self.draft, {0: you}, f"{self.home}m{number}")

    def candidate(self, number: int) -> str:
        """The name of a candidate."""
        return f"x{number}{self.home}"

    def slot(self, number: int) -> n.Node:
        """What stands for a slot."""
        return self.names.get(number, n.Slot(YOU + number))

    def __call__(self, e: p.Expression | None) -> n.Node:
        """The node of `e`; constants are folded."""
        if not isinstance(e, p.Local | p.Bound):
            try:
                return n.Constant(self.tables.constant(e))
            except NotConstant:
                pass
        if isinstance(e, p.ValueOf):
            return VALUES[p.ValueOf](self, e)
        return self.keep(e, lambda: VALUES[type(e)](self, e))

    def keep(self, nodes: Any, write: Callable[[], n.Node]) -> n.Node:
        """What `write` gives for some expressions; when it is worked out, a value that is worth it is worked out once."""
        if self.keeping or not self.draft.kept[0] or not asks(nodes, self.draft.kept[1]):
            return write()
        self.keeping = True
        node = write()
        self.keeping = False
        return n.Kept(node)

    def index(self, e: p.Expression | None) -> n.Node:
        """An index; where it may be nobody, one that must not be."""
        return n.Ask("known", (self(e),)) if may_be_absent(self.draft, e) else self(e)

    def bound(self, number: int) -> n.Node:
        """A candidate."""
        return n.Name(self.candidate(number))

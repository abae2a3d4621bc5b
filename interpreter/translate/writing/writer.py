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
from interpreter.translate.writing.past import Past
from rulelang import program as p

E = TypeVar("E", bound=p.Node)
VALUES: dict[type[Any], Callable[[Writing, Any], n.Node]] = {}


BODIES_AT_MOST = 3  # in each other
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
        self.standing: Mapping[int, n.Node] = {}  # what stands for candidates
        self.open_only = open_only  # whether guards leave out what not everybody sees
        self.certain = False  # whether this is about what is enough, of which nobody is told
        self.past = Past()  # what guards know of the steps before those that they are about
        self.bodies: tuple[str, ...] = ()  # whose steps these are, from without
        self.home = home  # candidates are numbered anew in each body; this keeps those of two bodies apart
        self.keeping = False  # whether a store for values is there

    def where(self, names: Mapping[int, n.Node]) -> Writing:
        """The same, with some slots found elsewhere."""
        return self._with({**self.names, **names}, self.past)

    def of_candidate(self, number: int, piece: n.Node) -> Writing:
        """The same of one candidate, which is known."""
        found = self._with(self.names, self.past)
        found.standing = {**self.standing, number: piece}
        return found

    def openly(self) -> Writing:
        """The same, for guards that leave out what not everybody sees."""
        return self._with(self.names, self.past, True)

    def certainly(self) -> Writing:
        """The same, for conditions that are enough."""
        found = self._with(self.names, self.past)
        found.certain = True
        return found

    @property
    def changed(self) -> frozenset[str] | None:
        """What guards must not read: steps before have changed it (None: anything)."""
        return self.past.changed

    def later(self, past: Past) -> Writing:
        """The same, for guards of what comes after more steps."""
        return self._with(self.names, past)

    def may_go_into(self, name: str) -> bool:
        """Whether what is written here may be about the steps of another body as well."""
        return name not in self.bodies and len(self.bodies) < BODIES_AT_MOST

    def within(self, name: str, given: Sequence[n.Node] | None = None) -> Writing:
        """The same for another body, whose candidates are its own, and its slots: what it is given (None: what they held)."""
        found = self._with(self.names if given is None else dict(enumerate(given)), self.past)
        found.home = f"{self.home}b{self.draft.entries[name]}"
        found.bodies = (*self.bodies, name)
        return found

    def _with(self, names: Mapping[int, n.Node], past: Past, open_only: bool | None = None) -> Writing:
        found = Writing(self.draft, names, self.home, self.open_only if open_only is None else open_only)
        found.past, found.bodies, found.standing, found.certain = past, self.bodies, self.standing, self.certain
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
        return n.Ask("known", (self(e), n.Constant(self.draft.at))) if may_be_absent(self.draft, e) else self(e)

    def there(self, place: p.Expression) -> n.Node:
        """A place; where it may be none, one that must be there."""
        return n.Ask("there", (self(place), n.Constant(self.draft.at))) if may_be_absent(self.draft, place) else self(place)

    def bound(self, number: int) -> n.Node:
        """A candidate."""
        return self.standing.get(number, n.Name(self.candidate(number)))
